"""What rules know of a request before a model is asked: how they narrow what that may choose (decision 0008)."""

import asyncio
from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

from ryxd.agents.fallback import Fallback
from ryxd.core.agent import AgentSpec
from ryxd.core.paths import shown
from ryxd.core.smart import ANSWER
from ryxd.core.tool import ToolError
from ryxd.core.view import View
from ryxd.engine.changing import LOOKS, RULES, Changing, Plan
from ryxd.engine.router import Route, named_paths, only_tool

TYPED = {
    "shell.command": ("shell", "command"),
    "code.python": ("python", "code"),
    "web.search": ("search_web", "query"),
    "web.page": ("read_page", "url"),
}
"""Rules for what the user typed letter by letter: the tool that does it, and its argument."""


@dataclass(frozen=True)
class Known:
    """What the rules know of a request."""

    single: bool
    named: tuple[str, ...] = ()
    only: str | None = None
    plan: Plan | None = None
    fallback: Fallback = field(default_factory=Fallback)


async def known(
    chosen: Route, spec: AgentSpec, view: View, make: Callable[[str, tuple[str, ...]], View], *, given: bool
) -> Known:
    """What code knows of a request that this agent has. Raises Unclear.

    `make` makes a View with these tools; `given`: the request comes with a text that it is about.
    """
    if given:
        return Known(False, only=ANSWER)  # what stands in that text must not lead to actions
    if spec.output is not None:
        return Known(False)  # whatever it does, the answer is its own
    then = str(chosen.slots.get("then") or "")  # "find X and open it" is one search, and the rest is code's
    rule = then or chosen.rule
    if not chosen.single and not then:
        return Known(False)
    if rule in RULES:
        looking = make(view.agent, LOOKS)
        plan = await Changing(looking, rule, chosen.slots, view.language).plan()
        return Known(True, only=plan.only, plan=plan)
    if rule in TYPED:
        tool, argument = TYPED[rule]
        return Known(True, only=tool, plan=Plan(tool, {argument: str(chosen.slots[argument])}))

    async def look() -> dict[str, Any]:
        slots = await asyncio.to_thread(_as_on_disk, chosen.slots, view)
        only = only_tool("file.find" if then else rule, slots, named_paths(slots), view.paths.cwd)
        return {"slots": dict(slots), "only": only}

    seen = await view.noted("paths", look)
    return Known(True, named_paths(seen["slots"]), seen["only"], None, Fallback.of(rule, seen["slots"]))


def _as_on_disk(slots: Mapping[str, Any], view: View) -> Mapping[str, Any]:
    """The slots with the folder as it is called here: ~/Dokumente where the user said documents."""
    path = slots.get("path")
    if not path or (view.paths.cwd / Path(str(path)).expanduser()).exists():
        return slots
    try:
        real = view.paths.readable(str(path))
    except ToolError:
        return slots
    return {**slots, "path": shown(real, view.paths.home)} if real.exists() else slots
