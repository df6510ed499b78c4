"""Hooks are agents: what they are asked, and what is made of their answers (spec B5; decision 0037).

A hook that is any Agent gets one JSON object and answers in text. The object has `moment` (input, review, comment
or answer) and, fenced as data, what it is about. An empty answer, or "allow", lets it pass; anything else is the
reason why not, or the comment.
"""

import asyncio
import logging
from collections.abc import Awaitable, Callable, Mapping, Sequence
from dataclasses import dataclass
from typing import Any, Protocol, TypeVar, runtime_checkable

from ryxd.core.action import Action, Result
from ryxd.core.agent import Agent
from ryxd.core.course import ENDS_THE_RUN, Json
from ryxd.core.effect import Decision, Effect, Hook, Verdict
from ryxd.core.fence import OUTER, written
from ryxd.core.hooked import Hooked
from ryxd.core.hookspec import Copies, HookSpec, Moment
from ryxd.core.tool import Denied, Paths

PASSES = frozenset({"", "allow"})
"""Answers that let it pass."""

log = logging.getLogger(__name__)

T = TypeVar("T")


class Management(Protocol):
    """What an agent may do about hooks: add to its own, or, where it is one, quit. Raises ToolError."""

    def add(self, spec: HookSpec) -> None:
        """Give the calling agent one more hook."""
        ...

    def quit(self) -> None:
        """Take the calling hook off its agent."""
        ...


@runtime_checkable
class Remembering(Protocol):
    """An Agent of a hook that has a state of its own."""

    async def response(self, text: str) -> str:
        """As every agent's."""
        ...

    def dump(self) -> Json:
        """Its whole state; of a smart one its transcript."""
        ...

    def load(self, state: Json) -> None:
        """Go on from a state."""
        ...

    def kept(self) -> Json:
        """What is new since the last time; empty for nothing."""
        ...

    def again(self, kept: Json) -> None:
        """Be as after that, when it is known."""
        ...


@dataclass(frozen=True)
class Around:
    """What a hook may have of the run that its agent works in."""

    agent: str
    """Whose hook it is: the agent's path."""
    tools: frozenset[str]
    """The names of that agent's tools."""
    language: str
    """The user's, de or en."""
    think: Callable[[HookSpec], Remembering]
    """Makes the smart agent of a hook. It quits by itself, where it wants to."""
    propose: Callable[[HookSpec], Awaitable[bool]]
    """Asks the user about a new hook of this agent, and adds it after a yes."""
    add: Callable[[HookSpec], None]
    """Adds a hook that the user has approved before."""
    leave: Callable[[str], None]
    """Takes the hook of this name off its agent."""
    means: Callable[[Sequence[str]], frozenset[str]] = frozenset
    """The tools that names and groups mean."""
    paths: Paths | None = None
    """The path boundary that the agent's Actions are held against."""


class AgentHook(Hook):
    """An Agent as a hook: asked at the moments of its HookSpec, about the Actions that this is about."""

    def __init__(self, spec: HookSpec, agent: Agent, around: Around, again: Callable[[Around], Agent]) -> None:
        """`again` makes the agent of a copy."""
        self.name = spec.name
        self.spec = spec
        self.agent = agent
        self.around = around
        self._make = again
        self._tools = around.means(spec.tools) if spec.tools else None
        self.request = ""
        self._new = False

    async def before(self, action: Action, effect: Effect) -> str | None:
        """Its reason to block it. Raises TimeoutError, and what the agent raises."""
        if Moment.REVIEW not in self.spec.moments or not self._about(action):
            return None
        if self.spec.classes and not self.spec.classes & effect.classes:
            return None
        about = {"tool": action.tool, "args": dict(action.args), "effect": described(effect)}
        return await self.asked("review", {"request": self.request, **about})

    async def after(self, action: Action, result: Result) -> str | None:
        """Its comment on a Result."""
        if Moment.COMMENT not in self.spec.moments or not self._about(action):
            return None
        about = {"tool": action.tool, "args": dict(action.args), "ok": result.ok}
        what = dict(result.data) if result.ok else result.error
        return await self.asked("comment", {"request": self.request, **about, "result": what})

    async def heard(self, text: str, *, by_user: bool) -> str | None:
        """Its comment on an input."""
        self.request, self._new = text, True
        if Moment.COMMENT not in self.spec.moments or self._tools is not None:
            return None  # one for certain Actions has nothing to say to an input
        return await self.asked("input", {"from": "user" if by_user else "agent", "text": text})

    def kept(self) -> Json:
        """What its agent has to say of itself, and the request where that is a new one."""
        agent = dict(self.agent.kept()) if isinstance(self.agent, Remembering) else {}
        new, self._new = self._new, False
        return ({"agent": agent} if agent else {}) | ({"request": self.request} if new else {})

    def again(self, kept: Json) -> None:
        """Go on from there."""
        self.request = str(kept.get("request", self.request))
        if isinstance(self.agent, Remembering) and kept.get("agent"):
            self.agent.again(kept["agent"])

    def dump(self) -> Json:
        """Its agent's state."""
        return self.agent.dump() if isinstance(self.agent, Remembering) else {}

    def load(self, state: Json) -> None:
        """Its agent's state."""
        if isinstance(self.agent, Remembering):
            self.agent.load(state)

    def copy(self, around: Around) -> Hook | None:
        """As its HookSpec says; the copy's agent begins with an empty transcript."""
        if self.spec.copies is Copies.NONE:
            return None
        return type(self)(self.spec, self._make(around), around, self._make)

    def leave(self) -> None:
        """Be gone."""
        self.around.leave(self.name)

    def _about(self, action: Action) -> bool:
        # `hook` may have made this very one
        return action.tool != "hook" and (self._tools is None or action.tool in self._tools)

    async def asked(self, moment: str, about: Mapping[str, Any]) -> str | None:
        """What its agent says; None where that lets it pass. Raises TimeoutError, and what the agent raises."""
        outer = {"moment": moment, OUTER + self.around.agent.replace("/", "_"): about}
        limit = self.spec.limits.seconds
        try:
            async with asyncio.timeout(limit):
                said = await self.agent.response(written(outer))
        except TimeoutError as error:
            raise TimeoutError(f"no answer within {limit:g} s") from error
        return None if said.strip().rstrip(".").casefold() in PASSES else said.strip()


def described(effect: Effect) -> dict[str, Any]:
    """What an Action would do, as a hook is told of it."""
    return {
        "classes": sorted(effect.classes),
        "summary": effect.summary,
        "preview": effect.preview,
        "reads": [str(path) for path in effect.reads],
        "writes": [str(path) for path in effect.writes],
        "commands": [list(words) for words in effect.commands],
        "unclear": effect.unclear,
    }


async def review(hooks: Sequence[Hook], action: Action, effect: Effect, hooked: Hooked) -> None:
    """Nothing, or Denied: each hook in turn, up to the first that has a reason, or breaks."""
    for hook in tuple(hooks):
        reason = await _surely(hook, lambda: hook.before(action, effect), hooked)  # noqa: B023 - awaited here
        if reason is not None:
            hooked.add(hook.name, "blocked", reason)
            raise Denied(f"{hook.name}: {reason}")


async def raised(
    hooks: Sequence[Hook], action: Action, effect: Effect, decision: Decision, hooked: Hooked
) -> Decision:
    """The policy's decision, or what hooks raise it to. Raises Denied where one of them denies, or breaks."""
    asking = []
    for hook in tuple(hooks):
        own = await _surely(hook, lambda: hook.decision(action, effect), hooked)  # noqa: B023 - awaited here
        if own is None or own.verdict is Verdict.ALLOW:
            continue
        if own.verdict is Verdict.DENY:
            hooked.add(hook.name, "blocked", own.reason)
            raise Denied(f"{hook.name}: {own.reason}")
        asking.append((hook.name, own.reason))
    if not asking or decision.verdict is Verdict.DENY:
        return decision
    reasons = [f"{name}: {reason}" for name, reason in asking]
    for name, reason in asking:
        hooked.add(name, "asked", reason)
    if decision.verdict is Verdict.ASK:
        reasons.append(decision.reason)
    # a rule that was made of the answer would not end the asking
    return Decision(Verdict.ASK, "; ".join(reasons), asking[0][0], lasting=False)


async def _surely(hook: Hook, ask: Callable[[], Awaitable[T]], hooked: Hooked) -> T:
    """What a hook says before an Action. Raises Denied where it breaks."""
    try:
        return await ask()
    except ENDS_THE_RUN:
        raise
    except Exception as error:
        log.exception("the hook %s failed", hook.name)
        why = f"the hook {hook.name} failed ({type(error).__name__}), so this was not done"
        hooked.add(hook.name, "blocked", why)
        raise Denied(why) from error


async def comments(
    hooks: Sequence[Hook], asked: Callable[[Hook], Awaitable[str | None]], hooked: Hooked
) -> tuple[str, ...]:
    """What the hooks have to say; a hook that fails here only says nothing."""
    notes = []
    for hook in tuple(hooks):
        try:
            note = await asked(hook)
        except ENDS_THE_RUN:
            raise
        except Exception:
            log.exception("the hook %s failed", hook.name)
            continue
        if note:
            hooked.add(hook.name, "said", note)
            notes.append(f"{hook.name}: {note}")
    return tuple(notes)


def attentive(hooks: Sequence[Hook], moment: str) -> bool:
    """Whether one of them has anything to say at a moment (the name of a method)."""
    return any(getattr(type(hook), moment) is not getattr(Hook, moment) for hook in hooks)


class Kept:
    """What of the hooks is kept with an effect: made before it is done."""

    def __init__(self, hooks: list[Hook]) -> None:
        self._hooks = hooks
        self._were = list(hooks)

    def dump(self) -> dict[str, dict[str, Any]]:
        """By name what each needs to go on, and whether it left; who needs nothing is left out."""
        left = {hook.name: {"left": True, "kept": dict(hook.kept())} for hook in self._were if self._gone(hook)}
        there = {hook.name: {"kept": dict(kept)} for hook in self._hooks if (kept := hook.kept())}
        return left | there

    def _gone(self, hook: Hook) -> bool:
        return all(hook is not each for each in self._hooks)


def again(hooks: list[Hook], kept: Mapping[str, Any]) -> None:
    """Let the hooks be as they were after an effect that is known."""
    for hook in tuple(hooks):
        known = kept.get(hook.name, {})
        if known.get("kept"):
            hook.again(known["kept"])
        if known.get("left"):
            hook.leave()
