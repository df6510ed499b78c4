"""Another file than the one that was named: where that is not there, what comes near it is asked about first.

An error names what else lies in the folder, so that a typing mistake can be told. A model takes such a name for
the file that is meant: asked to move rechnung_mai.pdf, it moved rechnung_juni.pdf.
"""

import re
from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field, replace
from pathlib import PurePath
from typing import Any

from ryxd.core.action import Action, Result

ABSENT = "absent"
"""The key of a Result's report for a path that was given and is not there."""

_PATHS = frozenset({"path", "paths", "pairs", "files"})
"""What tools call the files that they are about."""


@dataclass
class Instead:
    """What of a request's files is not there. `request` is what the user said."""

    request: str
    _lost: set[str] = field(default_factory=set)

    def heard(self, result: Result) -> None:
        """Note what a Result says is not there, where the user had named it."""
        name = PurePath(str(result.report.get(ABSENT, ""))).name.casefold()
        if name and name in self.request.casefold():
            self._lost.add(name)

    def weighed(self, action: Action) -> Action:
        """The Action, not sure at all where it is about another file than what was named and is not there."""
        if not self._lost:
            return action
        stems = {PurePath(name).stem for name in self._lost}
        for path in _named(action.args):
            name = PurePath(path).name.casefold()
            if name and name not in self.request.casefold() and not any(_has(name, stem) for stem in stems):
                return replace(action, sure=0.0, needs=1.0)
        return action


def _has(name: str, stem: str) -> bool:
    """Whether a word or several of a name are this: rechnung_mai in 2026-rechnung_mai.pdf, old not in cold.md."""
    return re.search(rf"(?<![^\W_]){re.escape(stem)}(?![^\W_])", name) is not None


def _named(args: Mapping[str, Any]) -> Iterator[str]:
    """The paths among the arguments that name what is there."""
    for key, value in args.items():
        if key in _PATHS:
            for each in value if isinstance(value, list) else [value]:
                yield str(each.get("path", "")) if isinstance(each, Mapping) else str(each)
