"""What an Action would do, told before it is done, and who may say yes to it (DESIGN §9; spec D4)."""

from collections.abc import Mapping
from dataclasses import dataclass, field
from enum import StrEnum
from pathlib import Path
from typing import TYPE_CHECKING, Any, Protocol

if TYPE_CHECKING:
    from ryxd.core.action import Action, Result


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


class Hook(Protocol):
    """Looks at every Action of a View: may block it before, and comment after (DESIGN §1; spec B5).

    Agents as hooks, and their management, come on top of this.
    """

    @property
    def name(self) -> str:
        """Who it is, in reasons and comments."""
        ...

    async def before(self, action: "Action", effect: Effect) -> str | None:
        """A reason to block it, or None. One that raises blocks, with its name in the reason."""
        ...

    async def after(self, action: "Action", result: "Result") -> str | None:
        """A comment for the agent, or None."""
        ...


def plain(permission: Permission, name: str, args: Mapping[str, Any]) -> Effect:
    """The Effect of a tool that declares none: its class, and its arguments as the summary."""
    told = ", ".join(f"{key} {value}" for key, value in args.items())
    return Effect(frozenset({permission}), f"{name}: {told}" if told else name)
