"""The role `executor`: does one step, and tells how it went (spec C9, C15).

What is safe is the View's business: which tools there are, arguments, hooks, roots, policy, sandbox, time-outs,
the form of the output. Here are the attempts: how many, and how long is waited between them.
"""

import asyncio
from collections.abc import Callable
from dataclasses import dataclass, replace

from ryxd.agents.advice import Advice
from ryxd.agents.presenting import refused
from ryxd.core.action import Action, Result
from ryxd.core.attempting import BACK_OFF
from ryxd.core.tool import Permission
from ryxd.core.view import View

LONGEST_WAIT = 5.0
"""Seconds that are waited between two attempts at most."""


class ExecutorAdvice(Advice):
    """What a model may say of a failure: notes alone."""


@dataclass(frozen=True)
class Executed:
    """What came of a step."""

    action: Action
    result: Result
    attempts: int
    diagnostics: tuple[str, ...] = ()
    """What went wrong in each attempt."""

    def noting(self, text: str) -> "Executed":
        """With something that a model says of the failure beside it."""
        return replace(self, result=replace(self.result, error=f"{self.result.error} ({text})")) if text else self


async def executed(
    branch: Callable[[str], View], name: str, action: Action, retries: int, back_off: float = BACK_OFF
) -> Executed:
    """Do an Action, each attempt on a path of its own.

    What the user or a rule said no to is not tried again, nor what changes something and may have been done; and
    what failed twice with the same words is no accident, unless it depends on other machines.
    """
    told: list[str] = []
    result = Result(error="it was not tried")
    attempt = 0
    for attempt in range(1, retries + 2):
        if attempt > 1:
            await asyncio.sleep(min(back_off * 2 ** (attempt - 2), LONGEST_WAIT))
        view = branch(f"{name}-{attempt}")
        result = await view.do_action(action)
        if result.ok:
            break
        told.append(result.error or "it failed")
        if not _again(view, action, result, told):
            break
    return Executed(action, replace(result, attempts=max(result.attempts, attempt)), attempt, tuple(told))


def _again(view: View, action: Action, result: Result, told: list[str]) -> bool:
    """Whether another attempt may do better."""
    tool = view.tools.get(action.tool)
    if tool is None or refused(result, view.language) is not None or result.report.get("unknown"):
        return False
    if action.tool in view.board.banned:
        return False
    if tool.permission not in {Permission.READ, Permission.NETWORK} and not tool.repeatable:
        return False
    passing = tool.permission is Permission.NETWORK or result.attempts > 1
    return passing or told[-1] not in told[:-1]
