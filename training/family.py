"""Families of conversations: one file of `families/` for a tool or a few that belong together, found by being there."""

import importlib
import itertools
import pkgutil
from collections.abc import Callable
from dataclasses import dataclass

from training import families
from training.material.memories import recollected
from training.remarks import remarked
from training.source import Source
from training.talk import Talk

Make = Callable[[Source], Talk]


@dataclass(frozen=True)
class Family:
    """A kind of conversation. `weight` is how often it comes, against the others; `tools` are those it teaches."""

    name: str
    make: Make
    weight: float
    tools: tuple[str, ...]

    def talk(self, source: Source) -> Talk:
        """One conversation."""
        talk = recollected(remarked(self.make(source), source), source)
        talk.kind, talk.language = self.name, source.language
        return talk


def family(name: str, *tools: str, weight: float = 1.0) -> Callable[[Make], Family]:
    """Declare a family: what the decorated function makes of chance."""

    def declare(make: Make) -> Family:
        return Family(name, make, weight, tools)

    return declare


def discover() -> dict[str, Family]:
    """All families by name: those that are a name of a module, or in a tuple that is. Raises ValueError where two have the same."""
    found: dict[str, Family] = {}
    for module in sorted(each.name for each in pkgutil.iter_modules(families.__path__, "training.families.")):
        values = list(vars(importlib.import_module(module)).values())
        for one in itertools.chain.from_iterable(value if isinstance(value, tuple) else (value,) for value in values):
            if isinstance(one, Family) and found.setdefault(one.name, one) is not one:
                raise ValueError(f"two families are called {one.name}; one of them is in {module}")
    return found
