"""Which argument of an Action is what an earlier one found (spec E8)."""

import re
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from ryxd.core.plan import REFERENCE
from ryxd.record.evidence import Act

_PATHS = frozenset({"path", "paths", "source", "target", "destination", "folder", "file"})
"""Arguments in which a relative path depends on where the user stood."""


def referring(acts: Sequence[Act], text: str, cwd: str) -> Iterable[tuple[str, Mapping[str, Any]]]:
    """What was done, each argument that an earlier step found as a reference to it.

    A path from the request itself stays as it was given: it means the folder where the user stands. Another one
    that is relative meant the folder of then.
    """
    for number, act in enumerate(acts):
        known = [
            (f"${at + 1}{path}", leaf) for at, one in enumerate(acts[:number]) for path, leaf in _leaves(one.data)
        ]
        found = {leaf: name for name, leaf in reversed(known) if leaf not in text}
        here = Here(text, cwd, found)
        yield act.tool, {key: here.told(key, value) for key, value in act.args.items()}


@dataclass(frozen=True)
class Here:
    """What an Action's arguments may be of: the request, the folder, what earlier steps found."""

    text: str
    cwd: str
    found: Mapping[str, str]

    def told(self, key: str, value: Any) -> Any:
        """An argument, as a rule would have it."""
        if isinstance(value, list):
            return [self.told(key, each) for each in value]
        if not isinstance(value, str):
            return value
        if value in self.found and len(value) > 1:
            return self.found[value]
        relative = key in _PATHS and not value.startswith(("/", "~")) and not REFERENCE.fullmatch(value)
        if relative and self.cwd and value.casefold() not in self.text.casefold():
            return str(Path(self.cwd) / value)
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
