"""The agents of a session that stay: subagents, what each was told, who talks to whom (spec B4; the fifth source).

A run loads them as its session left them and stores them with its end, so what a crash interrupts is done again
from where they were. Agents are named by their path: lead/anna is anna, a subagent of lead.
"""

import re
from collections.abc import Mapping, Sequence
from dataclasses import asdict, dataclass, field, replace
from typing import Any

from ryxd.core.agent import AgentSpec, Limits
from ryxd.core.company import Task
from ryxd.core.model import JsonSchema, Message, Tier
from ryxd.core.tool import ToolError

NAME = re.compile(r"[a-z0-9][a-z0-9_-]{0,31}")
MOST = 32
"""Subagents of a whole session."""


@dataclass
class Member:
    """A subagent, as a session keeps it; `messages` are kept with the transcripts."""

    path: str
    description: str
    instructions: str
    tools: tuple[str, ...]
    tier: Tier = Tier.SMALL
    limits: Limits = field(default_factory=Limits)
    waiting: list[str] = field(default_factory=list)
    """What it was told and has not answered yet."""
    responses: int = 0
    messages: list[Message] = field(default_factory=list)
    output: JsonSchema | None = None
    """The JSON schema that its answers have to follow."""

    @property
    def name(self) -> str:
        """What its parent calls it."""
        return self.path.rpartition("/")[2]

    def dump(self) -> dict[str, Any]:
        """As JSON for the journal, but for its messages."""
        return {key: value for key, value in asdict(self).items() if key != "messages"}

    @classmethod
    def load(cls, stored: Mapping[str, Any], messages: list[Message]) -> "Member":
        """From the journal."""
        given = dict(stored)
        limits = {key: value for key, value in given.pop("limits").items() if key in Limits.__dataclass_fields__}
        return cls(
            **{**given, "tools": tuple(given["tools"]), "tier": Tier(given["tier"])},
            limits=Limits(**limits),
            messages=messages,
        )

    def spec(self) -> AgentSpec:
        """What its smart agent is made from."""
        spec = AgentSpec(self.name, self.description, self.tier, self.tools, self.instructions, self.limits)
        return replace(spec, output=self.output)


def members(stored: Mapping[str, Any]) -> tuple[str, ...]:
    """The paths of a session's subagents, as the journal has them."""
    return tuple(str(each["path"]) for each in stored.get("members", ()))


Interlocutors = tuple[tuple[str, ...], tuple[str, ...]]
"""Speakers and listeners of the next discussion, where none are named."""


@dataclass
class Company:
    """All that a session's agents have at their side. `specs` are the agents' files."""

    specs: Mapping[str, AgentSpec]
    members: dict[str, Member] = field(default_factory=dict)
    interlocutors: dict[str, Interlocutors] = field(default_factory=dict)
    """Of each agent that has subagents, by its path."""
    hooks: dict[str, Any] = field(default_factory=dict)
    """Of the hooks of its agents, what is kept; by path."""
    gone: set[str] = field(default_factory=set)
    """Paths that ended in this run."""

    def dump(self) -> dict[str, Any]:
        """As JSON for the journal."""
        return {
            "members": [member.dump() for member in self.members.values()],
            "interlocutors": {path: list(map(list, two)) for path, two in self.interlocutors.items()},
            "hooks": self.hooks,
        }

    @classmethod
    def load(
        cls, stored: Mapping[str, Any], specs: Mapping[str, AgentSpec], messages: Mapping[str, list[Message]]
    ) -> "Company":
        """From the journal."""
        members = [Member.load(each, messages.get(each["path"], [])) for each in stored.get("members", ())]
        talks = stored.get("interlocutors", {})
        return cls(
            specs,
            {member.path: member for member in members},
            {path: (tuple(two[0]), tuple(two[1])) for path, two in talks.items()},
            dict(stored.get("hooks", {})),
        )

    def transcripts(self) -> dict[str, list[Message]]:
        """Of everybody; of those that ended nothing is left."""
        return {path: list[Message]() for path in self.gone} | {
            path: member.messages for path, member in self.members.items()
        }

    def of(self, path: str) -> dict[str, Member]:
        """The subagents of an agent, by name."""
        below = (member for member in self.members.values() if member.path.rpartition("/")[0] == path)
        return {member.name: member for member in below}

    def start(self, parent: str, task: Task, allowed: Sequence[str], tier: Tier, limits: Limits) -> Member:
        """A new subagent of `parent`, which may use what `allowed` says. Raises ToolError."""
        if not NAME.fullmatch(task.name):
            raise ToolError(f"{task.name!r} is no name: small letters, digits, - and _, 32 at most")
        there = self.of(parent)
        if task.name in there:
            raise ToolError(f"there is a subagent {task.name} already: discuss with it, or choose another name")
        if parent.count("/") + 1 > limits.depth:
            raise ToolError(f"subagents may go {limits.depth} deep, and this would be deeper; do it yourself")
        below = sum(path.startswith(f"{parent}/") for path in self.members)
        if below >= limits.subagents or len(self.members) >= MOST:
            names = ", ".join(there) or "others have too many"
            raise ToolError(f"there are {below} subagents ({names}), no more may be; terminate one first")
        member = self._made(f"{parent}/{task.name}", task, allowed, tier, limits)
        self.members[member.path] = member
        self.interlocutors[parent] = ((task.name,), ())
        return member

    def _made(self, path: str, task: Task, allowed: Sequence[str], tier: Tier, limits: Limits) -> Member:
        if task.agent:
            spec = self.specs.get(task.agent)
            if spec is None:
                raise ToolError(f"there is no agent {task.agent}; there are: {', '.join(sorted(self.specs))}")
            # its file is the user's: it may name tools that its parent has not
            made = Member(path, spec.description, spec.instructions, spec.tools, spec.tier, spec.limits)
            made.output = spec.output
            return made
        wanted = tuple(allowed) if task.tools is None else task.tools
        if missing := [name for name in wanted if name not in allowed]:
            raise ToolError(f"you have no tool {', '.join(missing)} to give; yours are: {', '.join(allowed)}")
        return Member(path, task.instructions.partition("\n")[0][:100], task.instructions, wanted, tier, limits)

    def named(self, parent: str, names: Sequence[str]) -> list[Member]:
        """The subagents that are called so, each once. Raises ToolError naming those there are."""
        there = self.of(parent)
        for name in names:
            if name not in there:
                raise ToolError(f"there is no subagent {name}; there are: {', '.join(there) or 'none'}")
        return [there[name] for name in dict.fromkeys(names)]

    def talkers(
        self, parent: str, speakers: Sequence[str] | None, listeners: Sequence[str] | None
    ) -> tuple[list[Member], list[Member]]:
        """Who speaks and who only listens; by default the interlocutors, which they then are. Raises ToolError."""
        before = self.interlocutors.get(parent, ((), ()))
        there = self.of(parent)
        if speakers is None:
            speakers = [name for name in before[0] if name in there]
            listeners = [name for name in before[1] if name in there] if listeners is None else listeners
        if not speakers:
            raise ToolError(f"who is to speak? There are: {', '.join(there) or 'no subagents; task starts one'}")
        talking = self.named(parent, speakers)
        hearing = [member for member in self.named(parent, listeners or ()) if member not in talking]
        self.interlocutors[parent] = (
            tuple(member.name for member in talking),
            tuple(member.name for member in hearing),
        )
        return talking, hearing

    def end(self, parent: str, name: str) -> list[Member]:
        """Take a subagent away, and all below it. Raises ToolError."""
        (member,) = self.named(parent, [name])
        ended = [
            each for each in self.members.values() if each is member or each.path.startswith(f"{member.path}/")
        ]
        for each in ended:
            del self.members[each.path]
            self.interlocutors.pop(each.path, None)
            self.gone.add(each.path)
        speakers, listeners = self.interlocutors.get(parent, ((), ()))
        self.interlocutors[parent] = (
            tuple(each for each in speakers if each != name),
            tuple(each for each in listeners if each != name),
        )
        return ended


