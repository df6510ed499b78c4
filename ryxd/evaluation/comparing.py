"""Whether a call is the one that was meant: arguments as JSON, paths by where they lead. Pure."""

import os
from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

from ryxd.evaluation.observing import Done
from ryxd.evaluation.suites import ANYTHING, Call
from ryxd.tools.calculator import NO_SUM, evaluate
from ryxd.tools.clock import zone_of
from ryxd.tools.sitenames import site

PATHS = frozenset({"path", "paths", "to", "folder", "files", "mount"})
"""Arguments that are paths; of several their order says nothing."""

CASELESS = frozenset({"pattern", "query", "name", "match", "glob"})
"""Arguments that are searched for without regard to case."""

NARROWING = frozenset({"about"})
"""Arguments that only pick out what is told; a case that doesn't name them says what that has to be."""

FORM = frozenset({"mode", "limit"})
"""Arguments that say in which form something is told, and how much of it: on the way it tells nobody."""


@dataclass(frozen=True)
class Means:
    """What paths of a request mean, and what arguments are when they are left out.

    `defaults`: by tool, the values of its arguments that need not be given.
    """

    home: Path
    cwd: Path
    defaults: Mapping[str, Mapping[str, Any]] = field(default_factory=dict)

    def is_one(self, done: Done, wanted: Call, *, passing: bool = False) -> bool:
        """Whether what was called is this call. `passing`: it is only on the way to another."""
        if done.tool != wanted.tool:
            return False
        if wanted.args is None:
            return True
        free = NARROWING | FORM if passing else NARROWING
        args = {key: value for key, value in done.args.items() if key not in free or key in wanted.args}
        there, expected = self._full(done.tool, args), self._full(wanted.tool, wanted.args)
        # what was read was found, so another case of its name led there all the same
        found = done.ok and done.reads
        return there.keys() == expected.keys() and all(
            self._same(key, value, there[key], found=found) for key, value in expected.items()
        )

    def _full(self, tool: str, args: Mapping[str, Any]) -> dict[str, Any]:
        defaults = self.defaults.get(tool, {})
        given = {key: value for key, value in args.items() if value is not None or key not in defaults}
        return {**defaults, **given}

    def _same(self, key: str, wanted: Any, there: Any, *, found: bool) -> bool:
        if wanted == ANYTHING and not (key in CASELESS and there == ANYTHING):
            return True
        if key in PATHS:
            one, other = self._places(wanted), self._places(there)
            return alike(one, other) or (found and alike(_folded(one), _folded(other)))
        if key in CASELESS and isinstance(wanted, str) and isinstance(there, str):
            return wanted.casefold() == there.casefold()
        if key in NAMES and isinstance(wanted, str) and isinstance(there, str):
            return NAMES[key](wanted) == NAMES[key](there)
        return alike(wanted, there)

    def _places(self, value: Any) -> Any:
        if isinstance(value, str):
            return self._place(value)
        if isinstance(value, list | tuple) and all(isinstance(each, str) for each in value):
            return sorted(map(self._place, value))
        return value

    def _place(self, path: str) -> str:
        if path == "~" or path.startswith("~/"):
            path = f"{self.home}{path[1:]}"
        return os.path.normpath(self.cwd / path)


def _folded(places: Any) -> Any:
    if isinstance(places, str):
        return places.casefold()
    return sorted(map(_folded, places)) if isinstance(places, list) else places


def page(url: str) -> str:
    """A page by the name of its site or its address, however much of that was written."""
    address = (site(url) or url).strip()
    rest = address.partition("://")[2] or address
    host, slash, path = rest.removeprefix("www.").partition("/")
    return f"{host.casefold()}{slash}{path}".rstrip("/")


def place(zone: str) -> str:
    """The time zone of a place, or what was written where it is not known."""
    return zone_of(zone) or zone


def value(expression: str) -> str:
    """What a sum comes to, or what was written where that is nothing: 6.5 * 52 is 52 * 6.5."""
    try:
        return repr(evaluate(expression, comma=False))
    except (ArithmeticError, *NO_SUM):
        return expression


NAMES: Mapping[str, Callable[[str], str]] = {"zone": place, "url": page, "expression": value}
"""Arguments that are names for something: two are the same where they name the same."""


def alike(one: Any, other: Any) -> bool:
    """Whether two values are the same JSON: 5 is 5.0, but true is not 1."""
    if isinstance(one, bool) or isinstance(other, bool):
        return one is other
    if isinstance(one, Mapping) and isinstance(other, Mapping):
        return one.keys() == other.keys() and all(alike(one[key], other[key]) for key in one)
    if isinstance(one, list | tuple) and isinstance(other, list | tuple):
        return len(one) == len(other) and all(map(alike, one, other))
    return bool(one == other)
