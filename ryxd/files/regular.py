"""Opens what is at a name for reading, if it is a file: nothing is waited for, nothing else is opened for long."""

import errno
import os
import stat
from typing import BinaryIO

GONE = frozenset({errno.ENOENT, errno.ENOTDIR, errno.ELOOP})
"""What opening or looking says of a name where nothing is."""


def opened(path: str | os.PathLike[str]) -> BinaryIO:
    """The file, for reading. Raises FileNotFoundError where none is, and OSError where it can't be read."""
    try:
        # a pipe that took the file's place would be waited for
        number = os.open(path, os.O_RDONLY | os.O_NONBLOCK | os.O_NOCTTY | os.O_CLOEXEC)
    except OSError as error:
        if error.errno in GONE:
            raise FileNotFoundError(error.errno, error.strerror, path) from error
        raise
    if stat.S_ISREG(os.fstat(number).st_mode):
        return os.fdopen(number, "rb")
    os.close(number)
    raise FileNotFoundError(errno.ENOENT, "not a file", path)
