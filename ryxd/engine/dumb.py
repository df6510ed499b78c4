"""Dumb agents at work: found by their files, with a transcript of what they heard and said (spec B1)."""

import pkgutil
from collections.abc import Mapping, Sequence
from functools import cache
from importlib import import_module
from types import MappingProxyType

import ryxd.agents
import ryxd.patterns
from ryxd.core.dumb import DumbAgent, Kind
from ryxd.core.listening import heard
from ryxd.core.model import Message
from ryxd.core.tool import ToolError
from ryxd.core.transcript import Transcript
from ryxd.core.view import View
from ryxd.engine.models import together
from ryxd.wire.events import Counters

REACT = "react"
"""The pattern of every smart agent: it thinks, acts, looks, until it answers (core/smart.py)."""


DIRECT = "direct"
"""The pattern of what needs no model: one tool, and its Result is the answer."""

Kinds = Mapping[str, Kind]
"""Dumb agents by name."""

NONE: Kinds = MappingProxyType({})
"""No patterns of the user's."""


PLAN = "plan"
"""The pattern of what a rule knows to take several steps (ryxd/patterns/plan.py)."""
STAGES = "stages"
"""The pattern of agents that have stages in their files: these, one after the other (core/staging.py)."""


@cache
def kinds() -> Kinds:
    """All that there are, by name: the `AGENT` of each file in ryxd/agents and ryxd/patterns that has one."""
    folders = (ryxd.agents, ryxd.patterns)
    names = (each.name for at in folders for each in pkgutil.iter_modules(at.__path__, f"{at.__name__}."))
    files = map(import_module, names)
    found: list[Kind] = [file.AGENT for file in files if hasattr(file, "AGENT")]
    return {kind.name: kind for kind in found}


def pattern(name: str, own: Kinds = NONE) -> Kind:
    """A way to work, by name; `own` are the user's. Raises ToolError where there is none."""
    there = {kind.name: kind for kind in (*own.values(), *kinds().values()) if kind.pattern}
    if name not in there:
        raise ToolError(f"there is no pattern {name}; there are: {REACT}, {', '.join(sorted(there))}")
    return there[name]


def kind_of(name: str, own: Kinds = NONE) -> Kind:
    """The one of this name; where there is none any more, one that says so whatever it is told."""
    return kinds().get(name) or own.get(name) or Kind(name, "", (), lambda _: _Gone(name))


class _Gone:
    partial = False

    def __init__(self, name: str) -> None:
        self._name = name

    async def response(self, text: str) -> str:  # noqa: ARG002 - core.dumb.DumbAgent
        raise ToolError(f"there is no code any more for an agent that works by {self._name}; terminate it")


class Coded:
    """A dumb agent with a transcript; its hooks hear what it is told."""

    def __init__(self, agent: DumbAgent, view: View, transcript: Transcript) -> None:
        self.agent = agent
        self.transcript = transcript
        self._view = view

    @property
    def partial(self) -> bool:
        """Whether something is missing in its last answer."""
        return self.agent.partial

    @property
    def believed(self) -> bool:
        """Whether its last answer is what Actions showed, and holds whichever model thought."""
        return bool(getattr(self.agent, "believed", False))

    def counted(self, cost: Counters) -> Counters:
        """What models have cost, with what the agent itself has counted."""
        own = getattr(self.agent, "counters", None)
        return cost if own is None else together(cost, own)

    @property
    def files(self) -> Sequence[str]:
        """What it made for its last answer."""
        return tuple(getattr(self.agent, "files", ()))

    @property
    def so_far(self) -> str:
        """What is worth telling of an answer that it did not get ready; empty for nothing."""
        return str(getattr(self.agent, "so_far", ""))

    async def response(self, text: str) -> str:
        """Its answer. Raises ToolError."""
        self.transcript.append(Message("user", await heard(self._view, text)))
        answer = await self.agent.response(text)
        self.transcript.append(Message("assistant", answer))
        return answer
