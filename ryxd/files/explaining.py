"""What the disk says, in words that say what to do."""

import errno
import os
from pathlib import Path

from ryxd.core.tool import ToolError

WORDS = {
    errno.ENOSPC: "there is no space left on its disk; free some",
    errno.EDQUOT: "your disk quota is used up; free some space",
    errno.EFBIG: "it would be larger than a file may be here",
    errno.EROFS: "its disk is mounted read-only",
    errno.EACCES: "you have no right to change that folder or file",
    errno.EPERM: "it is protected from changes (immutable, append-only, or another user's); see lsattr",
    errno.EBUSY: "it is in use: something is mounted there, or a swap file",
    errno.ETXTBSY: "it is a program that runs now",
    errno.ENOTEMPTY: "the folder is not empty",
    errno.EEXIST: "something is there already",
    errno.ENOENT: "it is not there any more",
    errno.ENOTDIR: "a part of its path is a file, not a folder",
    errno.EISDIR: "it is a folder",
    errno.ELOOP: "a part of its path is a link now; give the path that it leads to",
    errno.ENAMETOOLONG: "the name is too long for its disk",
    errno.EIO: "its disk reports errors; save what you can",
    errno.EMLINK: "there are too many names in that folder",
    errno.EMFILE: "ryxd has too many files open; try again in a moment",
    errno.ENFILE: "too many files are open on this machine; try again in a moment",
    errno.EXDEV: "it is on another disk",
}
AGAIN = frozenset({errno.EMFILE, errno.ENFILE, errno.EINTR, errno.EAGAIN})


def explained(error: OSError, path: Path) -> ToolError:
    """An error of the disk at a path, for an agent and a person; nothing was changed then."""
    code = error.errno or 0
    named = error.filename if isinstance(error.filename, str) else str(path)
    if os.path.basename(named).startswith(".ryx-") or not named.startswith("/"):  # our own name for it
        named = str(path)
    words = WORDS.get(code, error.strerror or str(error))
    return ToolError(f"{named}: {words}. Nothing was changed.", retry=code in AGAIN)
