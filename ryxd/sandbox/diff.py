"""Changes for a person to look at before a yes: what is new, gone and different, texts line by line."""

import asyncio
import difflib
from pathlib import Path

from ryxd.core.files import Create, Link, Replace
from ryxd.sandbox.changes import Changes
from ryxd.sandbox.gitfolder import Done

LINES = 200
"""Of a whole preview; the list of paths is always complete up to this."""
TEXT = 256 << 10
"""Bytes of a file that is compared line by line."""


async def diff(changes: Changes) -> str:
    """The list of what changes, then unified diffs of the texts."""
    return await asyncio.to_thread(_diff, changes)


def _diff(changes: Changes) -> str:
    lines = changes.lines
    shown = lines[:LINES]
    if len(lines) > LINES:
        shown.append(f"… and {len(lines) - LINES} more")
    for operation in changes.operations:
        if len(shown) >= LINES:
            shown.append("…")
            break
        shown += _of(operation)[: LINES - len(shown) + 1]
    return "\n".join(shown)


def _of(operation: Done) -> list[str]:
    match operation:
        case Replace(path=path, data=Path() as data):
            return _texts(path, _text(path), _text(data))
        case Create(path=path, data=Path() as data):
            return _texts(path, [], _text(data))
        case Link(path=path, target=target):
            return [f"{path} -> {target}"]
        case _:
            return []


def _texts(path: Path, old: list[str] | None, new: list[str] | None) -> list[str]:
    if old is None or new is None:
        return [f"{path}: no text, or too large to be shown"]
    return list(difflib.unified_diff(old, new, f"{path}", f"{path}", lineterm="", n=2))


def _text(path: Path) -> list[str] | None:
    try:
        with path.open("rb") as file:
            data = file.read(TEXT + 1)
    except OSError:
        return None
    if len(data) > TEXT or b"\0" in data:
        return None
    return data.decode(errors="replace").splitlines()
