"""The role `memory`: what happened in this run, which tools work in it, and which do not any more (spec C9)."""

from collections.abc import Mapping
from typing import Any

from pydantic import Field

from ryxd.agents.advice import Advice, Line, Part, unique
from ryxd.agents.presenting import refused
from ryxd.core.action import Action, Result

SHORT_TERM, BANNED, SUCCESSFUL, REFERENCES = 100, 50, 100, 100
"""How much it keeps (the source's limits)."""
FAILURES = 3
"""Steps in a row that a tool fails in before it is not used in this run any more."""
SHOWN = 300
"""Characters of what is kept of one Result."""


class Ban(Part):
    """A tool that is not offered again in this run."""

    tool: str
    reason: str = Field(max_length=500)


class Success(Part):
    """A call that worked: the tool, and what its arguments were like."""

    tool: str
    pattern: str = Field(max_length=300)
    times: int = Field(default=1, ge=1)


class MemoryState(Part):
    """What the run remembers. The oldest go where there is no more room."""

    short_term: tuple[str, ...] = Field(default=(), max_length=SHORT_TERM)
    banned: tuple[Ban, ...] = Field(default=(), max_length=BANNED)
    successful: tuple[Success, ...] = Field(default=(), max_length=SUCCESSFUL)
    failing: dict[str, int] = Field(default_factory=dict)
    """Failures of a tool since it worked last."""
    references: tuple[str, ...] = Field(default=(), max_length=REFERENCES)
    """Long-term memories that were used: m12."""
    notes: tuple[str, ...] = Field(default=(), max_length=20)

    def why_banned(self, tool: str) -> str | None:
        """Why a tool is not used any more; None where it may be."""
        return next((each.reason for each in self.banned if each.tool == tool), None)


class MemoryAdvice(Advice):
    """What a model may say of it: what the others should bear in mind."""

    patterns: tuple[Line, ...] = Field(default=(), max_length=10)


def remembered(state: MemoryState, text: str) -> MemoryState:
    """With one thing more that happened."""
    line = " ".join(text.split())[:SHOWN]
    return state.model_copy(update={"short_term": (*state.short_term, line)[-SHORT_TERM:]}) if line else state


def learned(state: MemoryState, action: Action, result: Result, language: str) -> MemoryState:
    """With what came of a step. A tool that failed in FAILURES steps in a row is banned; a no counts as none."""
    told = f"{called(action)}: {result.error or result.bare}"
    state = remembered(state, told)
    tool = action.tool
    failing = dict(state.failing)
    if result.ok:
        failing.pop(tool, None)
        return state.model_copy(update={"failing": failing, "successful": _with(state.successful, action)})
    if refused(result, language) is not None:
        return state
    failing[tool] = failing.get(tool, 0) + 1
    banned = state.banned
    if failing[tool] >= FAILURES and state.why_banned(tool) is None:
        reason = f"it failed {failing[tool]} times in a row; last: {(result.error or '')[:300]}"
        banned = (*banned, Ban(tool=tool, reason=reason))[-BANNED:]
    return state.model_copy(update={"failing": failing, "banned": banned})


def referred(state: MemoryState, ids: tuple[str, ...]) -> MemoryState:
    """With long-term memories that were used."""
    return state.model_copy(update={"references": unique(state.references, ids, most=REFERENCES)})


def merged(state: MemoryState, advice: MemoryAdvice) -> MemoryState:
    """With what a model has to say; it bans nothing, and lifts no ban."""
    said = tuple(filter(None, (*advice.patterns, advice.notes)))
    return state.model_copy(update={"notes": unique(state.notes, said, most=20)})


def pattern_of(args: Mapping[str, Any]) -> str:
    """What arguments are like, without what they are: path=~/….txt, paths=[…], fixed=true."""
    return ", ".join(f"{key}={_like(value)}" for key, value in sorted(args.items()))[:300]


def called(action: Action) -> str:
    """A call in one line."""
    return f"{action.tool}({', '.join(f'{key}={str(value)[:80]}' for key, value in action.args.items())})"


def _with(successes: tuple[Success, ...], action: Action) -> tuple[Success, ...]:
    """With one success more; one like an earlier one counts for that."""
    pattern = pattern_of(action.args)
    times = next((each.times for each in successes if (each.tool, each.pattern) == (action.tool, pattern)), 0)
    others = tuple(each for each in successes if (each.tool, each.pattern) != (action.tool, pattern))
    return (*others, Success(tool=action.tool, pattern=pattern, times=times + 1))[-SUCCESSFUL:]


def _like(value: Any) -> str:
    if isinstance(value, bool):
        return str(value).lower()
    if isinstance(value, list | tuple):
        return "[" + ", ".join(dict.fromkeys(map(_like, value))) + "]"
    if isinstance(value, int | float):
        return "number"
    text = str(value)
    if "/" in text or text.startswith("~"):
        top = text.split("/", 1)[0] or "/"
        ending = text.rpartition("/")[2].rpartition(".")
        return f"{top}/…" + (f".{ending[2]}" if ending[1] else "")
    return "text"
