"""Actions with agents in them: no effect of a run, for what those agents do is kept as theirs (DESIGN §6).

When the run is run again such an Action is led again, and its agents find what they did; only what was decided
about it, and what hooks said, is kept here.
"""

import logging
import time
from collections.abc import Mapping
from dataclasses import replace
from typing import TYPE_CHECKING, Any

from pydantic import BaseModel

from ryxd.core.action import Result
from ryxd.core.course import Diverged, NotKnown
from ryxd.core.hooking import Kept, again
from ryxd.core.tool import Denied, Tool, ToolError
from ryxd.wire.errors import RyxError

if TYPE_CHECKING:
    from ryxd.core.use import Use
    from ryxd.core.view import View

log = logging.getLogger(__name__)


async def lead(view: "View", tool: Tool, use: "Use", intent: Mapping[str, Any]) -> dict[str, Any]:
    """What came of it, as an Action's outcome is kept. Raises what ends the run."""

    async def review() -> dict[str, Any]:
        kept = Kept(view.hooks)
        blocked, result = None, None
        try:
            await view.cleared(tool, use)
        except Denied as denied:
            blocked, result = str(denied), Result(error=str(denied), report=denied.report).dump()
        except ToolError as error:
            result = Result(error=str(error)).dump()
        states = kept.dump()
        return {"blocked": blocked, "result": result, "hooks": states, **view.hooked.taken(states)}

    started = time.monotonic()
    outcome, known = await view.course.effect(view.agent, "review", intent, review)
    if known:
        again(view.hooks, outcome.get("hooks", {}))
    result = await _led(tool, use) if outcome["result"] is None else Result.load(outcome["result"])

    async def comment() -> dict[str, Any]:
        kept = Kept(view.hooks)
        notes = (await view.commented(use.action, result)).notes
        milliseconds = round((time.monotonic() - started) * 1000)
        states = kept.dump()
        return {"notes": notes, "milliseconds": milliseconds, "hooks": states, **view.hooked.taken(states)}

    after, known = await view.course.effect(view.agent, "comment", {"tool": tool.name}, comment)
    if known:
        again(view.hooks, after.get("hooks", {}))
    commented = replace(result, notes=tuple(after["notes"]), source=tool.name)
    return {**outcome, "result": commented.dump(), "milliseconds": after["milliseconds"]}


async def _led(tool: Tool, use: "Use") -> Result:
    try:
        output = await tool.run(tool.input.model_validate(dict(use.action.args)), use)
        cut = bool(use.report.get("partial"))
        return Result(checked(tool, output), partial=cut, report=use.report)
    except ToolError as error:
        return Result(error=str(error), report={**use.report, **error.report})
    except (NotKnown, Diverged, RyxError):
        raise
    except Exception as error:  # a tool's mistake is a Result, never the end of the run
        log.exception("%s failed", tool.name)
        return Result(error=f"{tool.name} failed: {type(error).__name__}: {error}")


def checked(tool: Tool, output: BaseModel) -> dict[str, Any]:
    """The output's fields, after the output schema; a tool that returns something else made a mistake."""
    return tool.output.model_validate(output.model_dump()).model_dump(mode="json", exclude_none=True)
