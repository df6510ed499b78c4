"""Looking at something before it is known whether the run will want it (spec C16).

Only what reads, and needs nobody's leave, can be looked at so. It is no effect of the run: nothing is kept and
nothing told of it, whoever forgets it loses nothing. What is then taken up is an Action like any other, checked,
asked about and kept; only its tool gives what was seen already.
"""

import asyncio
import logging
from collections.abc import Awaitable, Callable, Mapping
from dataclasses import dataclass, field, replace
from pathlib import Path
from typing import Any

from pydantic import BaseModel, ValidationError

from ryxd.core import hooking
from ryxd.core.action import Action, Result
from ryxd.core.company import Company
from ryxd.core.course import ENDS_THE_RUN
from ryxd.core.effect import Effect, Hook, Verdict, plain
from ryxd.core.enquiry import Heard
from ryxd.core.hooking import Management
from ryxd.core.leading import checked
from ryxd.core.telling import Sight
from ryxd.core.tool import Denied, Permission, Tool, ToolError
from ryxd.core.use import Use
from ryxd.core.view import View

log = logging.getLogger(__name__)


@dataclass(frozen=True)
class Looked:
    """What was seen."""

    output: BaseModel
    data: Mapping[str, Any]
    report: Mapping[str, Any] = field(default_factory=dict)
    sights: tuple[Sight, ...] = ()

    @property
    def result(self) -> Result:
        """As a step that uses it sees it."""
        return Result(self.data, report=self.report)


def may_look(view: View) -> bool:
    """Whether the hooks can be asked about what is only looked at: one with a state would count what never was."""
    return not view.course.closed and all(map(_can_be_asked, view.hooks))


def _can_be_asked(hook: Hook) -> bool:
    kind = type(hook)
    silent = kind.before is Hook.before and kind.decision is Hook.decision
    return silent or kind.dump is Hook.dump


async def look(view: View, action: Action, begins: Callable[[], None]) -> Looked | None:
    """What an Action shows that only reads; None where it may not be done so, or fails.

    `view` is used for this alone; `begins` is called where it may be done so. Its hooks are asked.
    """
    tool = view.tools.get(action.tool)
    if tool is None or tool.composite or tool.permission is not Permission.READ or not may_look(view):
        return None
    use = _Quiet(view, action, [])
    try:
        args = tool.input.model_validate(dict(action.args))
        effect = await _told(tool, args, use)
        if effect.classes != {Permission.READ} or effect.unclear or effect.writes:  # of no class: it asks the user
            return None
        for path in effect.reads:
            view.paths.readable(path)
        await hooking.review(view.hooks, action, effect, view.hooked)
        if (await view.decided(action, effect)).verdict is not Verdict.ALLOW:
            return None
        begins()
        async with asyncio.timeout(tool.limit(args, 1)) as use.clock:
            output = await tool.run(args, use)
        return Looked(output, checked(tool, output), dict(use.report), tuple(use.sights))
    except (ToolError, ValidationError, TimeoutError, *ENDS_THE_RUN):
        return None
    except Exception:  # it is done again as it should be, and fails there
        log.debug("%s could not be looked at ahead", action.tool, exc_info=True)
        return None


async def _told(tool: Tool, args: BaseModel, use: Use) -> Effect:
    if tool.effect is None:
        return plain(tool.permission, tool.name, args.model_dump(mode="json", exclude_none=True))
    return await tool.effect(args, use)


def give(view: View, name: str, looked: Callable[[], Awaitable[Looked | None]]) -> None:
    """Have a tool of this View give what was seen, the next time that it is done, where that still holds."""
    tool = view.tools[name]

    async def run(args: Any, use: Any) -> BaseModel:
        found = await looked()
        if found is None or use.attempt > 1 or not await _known(view, use, found):
            output: BaseModel = await tool.run(args, use)
            return output
        use.report.update(found.report)
        return found.output

    view.tools[name] = replace(tool, run=run)


async def _known(view: View, use: Use, found: Looked) -> bool:
    """Whether the files are still what was seen of them; then the agent knows them as if it had read them now."""
    if found.sights and view.files is None:
        return False
    for sight in found.sights:
        assert view.files is not None
        before = None if sight.read_as is None else Path(sight.read_as)
        hands = view.files.of(view.knows_as, use.origin)
        if not await hands.recall(Path(sight.path), sight.digest, sight.lines, before):
            return False
    use.sights.extend(found.sights)
    return True


class _Quiet(Use):
    """A ToolView that tells nobody, asks nobody and changes nothing."""

    def status(self, text: str, **context: Any) -> None:  # noqa: ARG002
        """Nothing but the report."""
        context.pop("status", None)
        self.report.update(context)

    async def confirm(self, effect: Effect, extras: Mapping[str, str] | None = None) -> str:  # noqa: ARG002
        """Raises Denied."""
        raise Denied("nobody is asked about what is only looked at")

    async def ask(self, question: str, choices: tuple[str, ...] = (), *, words: bool = True) -> Heard:  # noqa: ARG002
        """Raises Denied."""
        raise Denied("nobody is asked for what is only looked at")

    async def begin(self, **more: Any) -> None:  # noqa: ARG002
        """Raises Denied."""
        raise Denied("nothing is changed by what is only looked at")

    async def noted(
        self,
        what: str,
        look: Callable[[], Awaitable[Mapping[str, Any]]],  # noqa: ARG002
    ) -> dict[str, Any]:
        """Raises Denied: it would be a part of the run."""
        raise Denied(f"{what}: nothing is kept of what is only looked at")

    async def act(self, tool: str, **args: Any) -> Result:  # noqa: ARG002
        """Raises Denied."""
        raise Denied(f"{tool}: nothing more is done for what is only looked at")

    @property
    def management(self) -> Management:
        """Raises Denied."""
        raise Denied("nothing is done about hooks for what is only looked at")

    @property
    def company(self) -> Company:
        """Raises Denied."""
        raise Denied("there are no subagents for what is only looked at")
