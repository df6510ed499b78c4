"""Files that a user named in a command."""

import os
from pathlib import Path

from ryxd.wire.errors import BadRequest


def place(path: str, cwd: str | None) -> Path:
    """Where the file is, from the folder that the user stood in, or home. Raises BadRequest."""
    found = Path(os.path.expanduser(cwd or "~"), os.path.expanduser(path))  # Path's own raises for ~nobody
    if not found.is_absolute() or "\0" in path:
        raise BadRequest(f"{path!r} is no file name that can be used; give a path")
    return found
