"""What an Action would do, told before it is done, and who may say yes to it (DESIGN §9; spec D4)."""

from collections.abc import Awaitable, Mapping
from dataclasses import dataclass, field
from enum import StrEnum
from pathlib import Path
from typing import TYPE_CHECKING, Any, Protocol, runtime_checkable

if TYPE_CHECKING:
    from ryxd.core.action import Action, Result
    from ryxd.core.course import Json
    from ryxd.core.hooking import Around


class Permission(StrEnum):
    """What a tool or a command may do to the world (DESIGN §9)."""

    READ = "read"
    CHANGE = "change"
    DESTROY = "destroy"
    NETWORK = "network"
    DESKTOP = "desktop"


@dataclass(frozen=True)
class Effect:
    """What an Action would do: worked out from its checked arguments, without doing any of it.

    An approval is given for exactly this, and is void when any of it changed meanwhile.
    """

    classes: frozenset[Permission]
    """Everything that is in it; `read` alone needs nobody's approval."""
    summary: str
    """One line for a person, in the user's language: "change notes.txt (2 lines)"."""
    preview: str = ""
    """What a person should see before a yes: the exact command line, or a unified diff."""
    reads: tuple[Path, ...] = ()
    """Files and folders it reads, as the path boundary resolved them."""
    writes: tuple[Path, ...] = ()
    """Files and folders that it makes, changes, moves or takes away."""
    commands: tuple[tuple[str, ...], ...] = ()
    """The simple commands in it, each as its words; what rules about commands are held against."""
    unclear: str = ""
    """Why nobody can tell what it does; it is then asked about, whatever the rules allow."""
    flat: bool = False
    """Whether of a folder among `reads` nothing is looked at but the names that are right in it."""
    folder: Path | None = None
    """Where it runs, when it sees all that is in there; and may change it, if it may change anything."""
    beyond: frozenset[Permission] = frozenset()
    """What the agents that it starts go on to do; each of that is asked about by itself."""

    @property
    def acts(self) -> bool:
        """Whether it does more than read, or may."""
        return bool((self.classes | self.beyond) - {Permission.READ}) or bool(self.unclear)


class Verdict(StrEnum):
    """What the policy says of an Effect."""

    ALLOW = "allow"
    ASK = "ask"
    DENY = "deny"


@dataclass(frozen=True)
class Decision:
    """A verdict and why: `rule` is the rule that decided, as the user wrote it, or the class."""

    verdict: Verdict
    reason: str
    rule: str = ""
    lasting: bool = True
    """Whether a yes may be given for longer than this once."""


class Policy(Protocol):
    """Decides what needs asking. Pure: no file, no clock, nothing that content could change."""

    def decide(self, action: "Action", effect: Effect, *, run: str) -> Decision:
        """The decision for an Action with this Effect in a run (r12)."""
        ...


class Scope(StrEnum):
    """How far a user's yes reaches."""

    ONCE = "once"
    RUN = "run"
    ALWAYS = "always"


@dataclass(frozen=True)
class Question:
    """What the user is asked. `digest` binds the answer to the exact Effect and the files it is about."""

    run: str
    agent: str
    action: "Action"
    effect: Effect
    reason: str
    """Why it is asked, for a person."""
    digest: str
    scopes: tuple[Scope, ...] = (Scope.ONCE, Scope.RUN, Scope.ALWAYS)
    """What may be granted: what is unclear or sensitive is never granted for longer than once."""
    extras: Mapping[str, str] = field(default_factory=dict)
    """Further answers a tool offers, key → label, as in {"try": "try it and show what it changes"}."""


@dataclass(frozen=True)
class Grant:
    """The user's answer: a scope, or one of the extras, or a no with its reason."""

    yes: bool
    scope: Scope = Scope.ONCE
    extra: str = ""
    reason: str = ""
    """Of a no: who said it (the user, a time limit, nobody there to ask), for the agent and the person."""
    words: str = ""
    """Of a no: what the user said with it, for the agent to go on from. A no without words ends the request."""


class Approver(Protocol):
    """Asks the user. Nothing that an agent reads or writes can answer for them."""

    async def ask(self, question: Question) -> Grant:
        """Wait for the answer; a no when nobody can be asked or nobody answered."""
        ...


@runtime_checkable
class Granting(Protocol):
    """A Policy that remembers a yes for longer than once."""

    def grant(self, question: Question, scope: Scope) -> Awaitable[None] | None:
        """Allow what a question asks for in its run, or always. Raises RyxError when it can't be kept."""
        ...


class Hook:
    """Looks at what an agent hears, does and answers; the agent can't reach it (DESIGN §1; spec B5).

    What it says is kept with the effect it was asked about. When that is known it is not asked again: `again` gets
    what `kept` gave then, so that what it counts or remembers goes on (decision 0037).
    """

    name: str
    """Who it is, in reasons and comments."""
    shared = False
    """Whether all agents that the user speaks with in a session have one state of it."""

    async def before(self, action: "Action", effect: Effect) -> str | None:
        """A reason to block it, or None. One that raises blocks, with its name in the reason."""

    async def decision(self, action: "Action", effect: Effect) -> Decision | None:
        """What the policy's decision is raised to (deny wins over ask, ask over allow), or None.

        So the user is asked once, whoever wants it. One that raises blocks, as in `before`.
        """

    async def after(self, action: "Action", result: "Result") -> str | None:
        """A comment for the agent, or None."""

    async def heard(self, text: str, *, by_user: bool) -> str | None:
        """A comment on what the agent is about to answer; it is the user who speaks, or another agent."""

    async def answering(self, text: str) -> str | None:
        """Why the agent should think again before it answers this; it is asked once in each response."""

    def kept(self) -> "Json":
        """What `again` needs so that it goes on from here; empty where nothing has changed."""
        return self.dump()

    def again(self, kept: "Json") -> None:
        """Be as after what is known."""
        self.load(kept)

    def dump(self) -> "Json":
        """Its whole state, for the next run of the session; empty only where it never has any."""
        return {}

    def load(self, state: "Json") -> None:
        """Go on from a state."""

    def copy(self, around: "Around") -> "Hook | None":  # noqa: ARG002 - one without state is the same for all
        """What a subagent gets of it: the same with a state of its own, a read-only one, or none."""
        return self

    def leave(self) -> None:
        """Be gone, as it was when what is known was done."""


def plain(permission: Permission, name: str, args: Mapping[str, Any]) -> Effect:
    """The Effect of a tool that declares none: its class, and its arguments as the summary."""
    told = ", ".join(f"{key} {value}" for key, value in args.items())
    return Effect(frozenset({permission}), f"{name}: {told}" if told else name)
