"""Which argument of an Action is what an earlier one found (spec E8)."""

import re
from collections.abc import Iterable, Mapping, Sequence
from pathlib import Path
from typing import Any

from ryxd.core.plan import REFERENCE
from ryxd.record.evidence import Act

_PATHS = frozenset({"path", "paths", "source", "target", "destination", "folder", "file"})
"""Arguments in which a relative path depends on where the user stood."""


def referring(acts: Sequence[Act], text: str, cwd: str) -> Iterable[tuple[str, Mapping[str, Any]]]:
    """What was done, each argument that an earlier step found as a reference to it."""
    for number, act in enumerate(acts):
        known = [
            (f"${at + 1}{path}", leaf) for at, one in enumerate(acts[:number]) for path, leaf in _leaves(one.data)
        ]
        found = {leaf: name for name, leaf in reversed(known) if leaf not in text}
        yield act.tool, {key: _told(key, value, found, cwd) for key, value in act.args.items()}


def _told(key: str, value: Any, found: Mapping[str, str], cwd: str) -> Any:
    if isinstance(value, list):
        return [_told(key, each, found, cwd) for each in value]
    if not isinstance(value, str):
        return value
    if value in found and len(value) > 1:
        return found[value]
    if key in _PATHS and cwd and not value.startswith(("/", "~")) and not REFERENCE.fullmatch(value):
        return str(Path(cwd) / value)
    return value


def _leaves(value: Any, path: str = "", depth: int = 0) -> Iterable[tuple[str, str]]:
    """The texts in a Result, each with the way to it; the first few of a list."""
    if isinstance(value, str):
        yield path, value
    elif isinstance(value, Mapping) and depth < 4:
        for key, each in value.items():
            if re.fullmatch(r"\w+", str(key)):
                yield from _leaves(each, f"{path}.{key}", depth + 1)
    elif isinstance(value, list | tuple) and depth < 4:
        for at, each in enumerate(value[:3]):
            yield from _leaves(each, f"{path}.{at}", depth + 1)
