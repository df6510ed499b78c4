"""What an Action would do, before it is done; and what becomes of one whose model was not sure (decision 0052)."""

import logging
from typing import TYPE_CHECKING, Any

from pydantic import BaseModel, ValidationError

from ryxd.core.action import Action
from ryxd.core.course import ENDS_THE_RUN
from ryxd.core.effect import Decision, Effect, Verdict, plain
from ryxd.core.tool import Tool, ToolError
from ryxd.core.use import Use

if TYPE_CHECKING:
    from ryxd.core.view import View

UNSURE = "the model is not sure"
"""The rule that has something asked about which a model chose that was not sure of it."""

log = logging.getLogger(__name__)


async def foretold(view: "View", tool: Tool, args: BaseModel, use: Use) -> Effect:
    """What it would do, inside the path roots. Raises ToolError."""
    if tool.effect is None:
        return plain(tool.permission, tool.name, args.model_dump(mode="json", exclude_none=True))
    try:
        effect = await tool.effect(args, use)
    except (ToolError, *ENDS_THE_RUN):
        raise
    except Exception as error:
        log.exception("%s: its effect can't be told", tool.name)
        raise ToolError(f"{tool.name} failed: {type(error).__name__}: {error}") from error
    for path in effect.reads:
        view.paths.readable(path)
    for path in effect.writes:
        view.paths.writable(path)
    return effect


async def acts(view: "View", action: Action) -> bool:
    """Whether an Action would do more than read, as it looks now; False where it can't be done at all."""
    tool = view.tools.get(action.tool)

    async def look() -> dict[str, Any]:
        if tool is None:
            return {"acts": False}
        try:
            args = tool.input.model_validate(dict(action.args))
            effect = await foretold(view, tool, args, Use(view, action, []))
        except (ToolError, ValidationError):
            return {"acts": False}
        return {"acts": effect.acts}

    return bool((await view.noted("what it would do", look))["acts"])


def doubted(policed: Decision, action: Action, effect: Effect) -> Decision:
    """The policy's decision, raised to a question for this once where a model that was not sure wants to act."""
    if not (action.unsure and effect.acts) or policed.verdict is Verdict.DENY:
        return policed
    reason = policed.reason if policed.verdict is Verdict.ASK else UNSURE
    return Decision(Verdict.ASK, reason, UNSURE, lasting=False)
