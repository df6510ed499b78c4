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
from ryxd.core.staging import Staging
from ryxd.core.tool import ToolError
from ryxd.engine.dumb import NONE, REACT, STAGES, Kinds, kinds, pattern
from ryxd.engine.staging import suits

NAME = re.compile(r"[a-z0-9][a-z0-9_-]{0,31}")
MOST = 32
"""Subagents of a whole session."""

USER = "ryx"
"""Above the agents that the user put into a session: ryx itself, which is no agent with a transcript."""


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
    knows: list[dict[str, Any]] = field(default_factory=list)
    """What of files its transcript shows that it did not read here, as core.telling.Sight has it."""
    messages: list[Message] = field(default_factory=list)
    kind: str = ""
    """Which agent that is code it is (engine.dumb.kinds); empty is a smart one."""
    output: JsonSchema | None = None
    """The JSON schema that its answers have to follow."""
    staging: dict[str, Any] = field(default_factory=dict)
    """The stages that it works in, as core.staging.Staging has them; empty is none."""
    stage: str = ""
    """The stage of its parent's work that it does."""
    streams: bool | None = None
    """Whether what it writes in that stage is streamed."""
    plain: bool = False
    """Whether it writes nothing but text."""

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
        limits = Limits.load(given.pop("limits"))
        return cls(
            **{**given, "tools": tuple(given["tools"]), "tier": Tier(given["tier"])},
            limits=limits,
            messages=messages,
        )

    def spec(self) -> AgentSpec:
        """What its smart agent is made from."""
        spec = AgentSpec(self.name, self.description, self.tier, self.tools, self.instructions, self.limits)
        return replace(spec, output=self.output, stage=self.stage, streams=self.streams, plain=self.plain)

    def staged(self) -> Staging | None:
        """The stages that it works in. Raises ToolError where this ryx can't read them."""
        try:
            return Staging.load(self.staging) if self.staging else None
        except (KeyError, TypeError, ValueError, AttributeError) as error:
            raise ToolError(f"the stages of {self.name} are of another version of ryx ({error})") from None


def members(stored: Mapping[str, Any]) -> tuple[str, ...]:
    """The paths of a session's subagents, as the journal has them."""
    return tuple(str(each["path"]) for each in stored.get("members", ()))


def is_below(path: str, top: str) -> bool:
    """Whether an agent is this one, or one below it."""
    return path == top or path.startswith(f"{top}/")


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
    instructions: dict[str, str] = field(default_factory=dict)
    """Of agents that have a file, what they are told in this session instead of what that says; by name."""
    control: list[str] = field(default_factory=list)
    """Who speaks with the user in place of ryx: the last of these; the others did so before it."""
    gone: set[str] = field(default_factory=set)
    """Paths that ended in this run."""
    patterns: Kinds = field(default_factory=dict)
    """The user's own ways to work."""

    def dump(self) -> dict[str, Any]:
        """As JSON for the journal."""
        return {
            "members": [member.dump() for member in self.members.values()],
            "interlocutors": {path: list(map(list, two)) for path, two in self.interlocutors.items()},
            "hooks": self.hooks,
            "instructions": self.instructions,
            "control": self.control,
        }

    @classmethod
    def load(
        cls,
        stored: Mapping[str, Any],
        specs: Mapping[str, AgentSpec],
        messages: Mapping[str, list[Message]],
        patterns: Kinds = NONE,
    ) -> "Company":
        """From the journal."""
        members = [Member.load(each, messages.get(each["path"], [])) for each in stored.get("members", ())]
        talks = stored.get("interlocutors", {})
        return cls(
            specs,
            {member.path: member for member in members},
            {path: (tuple(two[0]), tuple(two[1])) for path, two in talks.items()},
            dict(stored.get("hooks", {})),
            dict(stored.get("instructions", {})),
            list(stored.get("control", ())),
            patterns=patterns,
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
        if not task.name and task.agent:
            task = replace(task, name=self.free(parent, task.agent))
        self.fits(parent, task.name, limits)
        below = sum(path.startswith(f"{parent}/") for path in self.members)
        left = replace(limits, subagents=limits.subagents - below - 1)
        path = f"{parent}/{task.name}"
        member = self._coded(path, task.agent, allowed, left) or self._made(path, task, allowed, tier, limits)
        if task.pattern == REACT:
            member.kind = "" if member.kind == STAGES else member.kind
        elif task.pattern:
            member.kind = pattern(task.pattern, self.patterns).name
            member.limits = replace(member.limits, subagents=min(left.subagents, member.limits.subagents))
        self.add(member)
        return member

    def fits(self, parent: str, name: str, limits: Limits, *, count: int = 1, levels: int = 1) -> None:
        """Raises ToolError where a parent with these limits may not have so many more, so many levels deep."""
        self.named_anew(parent, name)
        there = self.of(parent)
        # what is below ryx itself was put there by the user, and is the first of its kind
        if parent != USER and parent.removeprefix(f"{USER}/").count("/") + levels > limits.depth:
            raise ToolError(f"subagents may go {limits.depth} deep, and this would be deeper; do it yourself")
        below = sum(path.startswith(f"{parent}/") for path in self.members)
        if below + count > limits.subagents or len(self.members) + count > MOST:
            names = ", ".join(there) or "others have too many"
            raise ToolError(f"there are {below} subagents ({names}), no more may be; terminate one first")

    def named_anew(self, parent: str, name: str) -> None:
        """Raises ToolError where this is no name, or somebody's already."""
        if not NAME.fullmatch(name):
            raise ToolError(f"{name!r} is no name: small letters, digits, - and _, 32 at most")
        if name in self.of(parent):
            raise ToolError(f"there is a subagent {name} already: discuss with it, or choose another name")

    def pass_control(self, path: str) -> None:
        """Have an agent speak with the user in place of who does now."""
        self.control = [*(each for each in self.control if each != path), path]

    @property
    def speaker(self) -> str:
        """Who speaks with the user in place of ryx; empty for nobody."""
        return self.control[-1] if self.control else ""

    def return_control(self, path: str) -> None:
        """Let who did so before do it again. Raises ToolError where this one does not speak with the user."""
        if not self.control or self.control[-1] != path:
            raise ToolError("the user was not given to you; you have no control to return")
        self.control.pop()

    def free(self, parent: str, name: str) -> str:
        """The name, or one like it that nobody beside has."""
        there, number, free = self.of(parent), 1, name
        while free in there:
            number += 1
            free = f"{name[:28]}{number}"
        return free

    def below(self, path: str) -> list[Member]:
        """An agent where it is a subagent, and all below it."""
        return [member for member in self.members.values() if is_below(member.path, path)]

    def add(self, member: Member) -> None:
        """One more, which its parent then speaks with."""
        parent = member.path.rpartition("/")[0]
        self.members[member.path] = member
        self.gone.discard(member.path)
        self.interlocutors[parent] = ((member.name,), ())

    def move(self, old: str, new: str) -> None:
        """An agent, with all below it, is called something else from now on."""

        def called(path: str) -> str:
            return new + path.removeprefix(old) if is_below(path, old) else path

        for member in self.below(old):
            self.gone.add(member.path)
            member.path = called(member.path)
        self.members = {member.path: member for member in self.members.values()}
        self.gone -= set(self.members)
        self.interlocutors = {called(path): two for path, two in self.interlocutors.items()}
        self.control = [called(path) for path in self.control]

    def _coded(self, path: str, agent: str, allowed: Sequence[str], limits: Limits) -> Member | None:
        """One that is code, with what its parent has left to have below it; None for one that has a file."""
        if not agent or agent in self.specs or agent not in kinds() or kinds()[agent].pattern:
            return None
        kind = kinds()[agent]
        if kind.name not in allowed:
            raise ToolError(f"only who has the tool {kind.name} may start the agent {kind.name}")
        return Member(path, kind.description, "", kind.tools, kind.tier, limits, kind=kind.name)

    def _made(self, path: str, task: Task, allowed: Sequence[str], tier: Tier, limits: Limits) -> Member:
        if task.agent:
            spec = self.specs.get(task.agent)
            if spec is None:
                there = ", ".join(sorted({*self.specs, *kinds()}))
                raise ToolError(f"there is no agent {task.agent}; there are: {there}")
            # its file is the user's: it may name tools that its parent has not
            lent = (name for name in task.besides if name in allowed and name not in spec.tools)
            tools, tier = (*spec.tools, *lent), task.tier or spec.tier
            made = Member(path, spec.description, spec.instructions, tools, tier, spec.limits)
            made.output = spec.output
            if spec.staging is not None:
                made.staging = spec.staging.dump()
                made.kind = STAGES if suits(spec.staging, task.prompt) else ""
            return made
        wanted = tuple(allowed) if task.tools is None else task.tools
        if missing := [name for name in wanted if name not in allowed]:
            raise ToolError(f"you have no tool {', '.join(missing)} to give; yours are: {', '.join(allowed)}")
        about = task.instructions.partition("\n")[0][:100]
        limits = replace(limits, actions=task.actions) if task.actions else limits
        limits = replace(limits, answer_tokens=max(limits.answer_tokens, task.tokens))
        made = Member(path, about, task.instructions, wanted, task.tier or tier, limits)
        made.output = task.output
        made.stage, made.streams, made.plain = task.stage, task.streams, task.plain
        return made

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
        ended = self.below(member.path)
        self.control = [path for path in self.control if not is_below(path, member.path)]
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
