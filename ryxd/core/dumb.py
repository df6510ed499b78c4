"""Agents that are code: how a file of ryxd/agents declares one, and what it is given (spec B1, B3; decision 0040).

The fifth source calls them dumb. One is a subagent like every other: named, spoken to, ended, kept by its session.
Between effects it is deterministic, and all its effects go through its Views and its subagents: so it survives a
crash as smart ones do.
"""

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Protocol

from ryxd.core.agent import Limits
from ryxd.core.contract import Contract
from ryxd.core.model import Message, Tier
from ryxd.core.profile import Profile
from ryxd.core.staging import Staging
from ryxd.core.tracking import Tracks, Untracked
from ryxd.core.view import View


class DumbAgent(Protocol):
    """An Agent that says of its last answer whether that is all there is."""

    partial: bool
    """Whether something is missing in the last answer, which tells what."""

    async def response(self, text: str) -> str:
        """Its answer. Raises ToolError where it has none."""
        ...


@dataclass(frozen=True)
class Manner:
    """How a run is worked at, for all patterns in it."""

    profile: Profile | None = None
    """Its limits; None where nobody chose one: then each pattern has its own."""
    contracts: Mapping[str, Contract] = field(default_factory=dict)
    """Of the coordinator's roles, those that are in force now; a run notes which it has."""
    tracks: Tracks = field(default_factory=Untracked)
    """How strategies have done so far."""


@dataclass(frozen=True)
class Means:
    """What it has of the run that it works in. It is made anew for each response: what lasts are its subagents."""

    view: View
    """Its own; `view.company` are its subagents."""
    branch: Callable[[str], View]
    """Its View once more, on a path of its own with this name: for what it does side by side."""
    limits: Limits
    instructions: str = ""
    """What it is for, where somebody said so: patterns work for whatever they are told."""
    tier: Tier = Tier.SMALL
    """What its smart subagents think with."""
    manner: Manner = Manner()
    staging: Staging | None = None
    """The stages of its file, where it has some."""
    options: Mapping[str, str] = field(default_factory=dict)
    """What the user has chosen about these; what is missing the words of the request say."""
    earlier: Sequence[Message] = ()
    """What it was told and answered before."""
    shown: Sequence[str] = ()
    """The files that the user's conversation was about before this request: paths. A subagent has none."""

    @property
    def profile(self) -> Profile | None:
        """The run's limits, where somebody chose some."""
        return self.manner.profile


@dataclass(frozen=True)
class Kind:
    """A dumb agent, as its module declares it: `AGENT = Kind(…)`."""

    name: str
    description: str
    tools: tuple[str, ...]
    """What it acts with, whatever its parent has. Only an agent with the tool of its name may start it."""
    make: Callable[[Means], DumbAgent]
    tier: Tier = Tier.SMALL
    """What its smart subagents think with."""
    pattern: bool = False
    """Whether it is a pattern (spec C11): a way to work at any task, with the tools and tier that it is given."""
