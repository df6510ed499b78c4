"""What binds a user's yes to what was shown (DESIGN §9): any other byte, folder or file, and it is void."""

import asyncio
import hashlib
import json
import os
import stat
from pathlib import Path

from ryxd.core.action import Action
from ryxd.core.effect import Effect

WHOLE = 64 << 20
"""Bytes up to which a file counts by its content; a larger one by its inode, size and times."""


async def binding(action: Action, effect: Effect, cwd: Path) -> str:
    """A digest of an Action, its Effect, its folder and the files it is about, as they are now (hex)."""
    return await asyncio.to_thread(_binding, action, effect, cwd)


def _binding(action: Action, effect: Effect, cwd: Path) -> str:
    exact = {
        "tool": action.tool,
        "args": dict(action.args),
        "cwd": str(cwd),
        "classes": sorted(effect.classes),
        "preview": effect.preview,
        "commands": [list(command) for command in effect.commands],
        "files": [(str(path), _state(path)) for path in (*effect.reads, *effect.writes)],
    }
    text = json.dumps(exact, sort_keys=True, default=str, ensure_ascii=True)
    return hashlib.blake2b(text.encode(), digest_size=32).hexdigest()


def _state(path: Path) -> str:
    """What is at a path: its kind, and for a file its content."""
    try:
        info = os.lstat(path)
    except OSError as error:
        return f"none {error.errno}"
    if stat.S_ISLNK(info.st_mode):
        return f"link {os.readlink(path)}"
    if not stat.S_ISREG(info.st_mode):
        return f"other {info.st_mode} {info.st_ino}"
    by_times = f"file {info.st_ino} {info.st_size} {info.st_mtime_ns} {info.st_ctime_ns}"
    if info.st_size > WHOLE:
        return by_times
    try:
        with path.open("rb") as file:
            return f"file {hashlib.file_digest(file, 'blake2b').hexdigest()}"
    except OSError:
        return by_times
