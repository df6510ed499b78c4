"""One attempt of one Action: what a tool may ask of its View meanwhile (core.tool.ToolView)."""

import asyncio
from collections.abc import Mapping
from typing import TYPE_CHECKING, Any, Literal

from pydantic import BaseModel

from ryxd.core.action import Action
from ryxd.core.effect import Effect, Verdict
from ryxd.core.files import Change, Files, Origin
from ryxd.core.telling import Telling, changed
from ryxd.core.tool import Denied, Paths, ToolError
from ryxd.wire.events import Status

if TYPE_CHECKING:
    from ryxd.core.view import View


class Use:
    """The ToolView of one attempt."""

    def __init__(self, view: "View", action: Action, attempt: int = 1, chosen: str = "") -> None:
        self._view = view
        self.action = action
        self.attempt = attempt
        self.chosen = chosen
        """The extra that the user chose with the approval."""
        self.report: dict[str, Any] = {}
        self.left: BaseModel | None = None
        self.clock: asyncio.Timeout | None = None
        """Runs out when the attempt's time does; none while nothing is done yet."""

    @property
    def paths(self) -> Paths:
        """The path boundary."""
        return self._view.paths

    @property
    def files(self) -> Files:
        """The agent's hands on files. Raises ToolError where the World has none (a View of a unit test)."""
        view = self._view
        if view.files is None:
            raise ToolError("files can't be changed here")
        origin = Origin(view.run, view.session, view.agent, self.action.id, view.request)
        return Telling(view.files.of(view.knows_as, origin), self._changed)

    def _changed(self, change: Change) -> None:
        self._view.emit(changed(change).model_copy(update={"action": self.action.id}))

    @property
    def environment(self) -> Mapping[str, str]:
        """Environment for programs of the desktop, looked up now."""
        return self._view.environment

    @property
    def language(self) -> str:
        """The user's language in this run, de or en."""
        return self._view.language

    @property
    def said(self) -> str | None:
        """What the user asked for, where a model chose the Action; None where rules did, from these very words."""
        return None if self._view.by_code else self._view.request

    def status(
        self, text: str, *, status: Literal["running", "success", "failed"] = "running", **context: Any
    ) -> None:
        """Report progress; `context` facts are kept for the Result's report."""
        self.report.update(context)
        event = Status(
            step=1, status=status, action=self.action.tool, text=text, attempts=self.attempt, context=context
        )
        self._view.reports.append(event)
        self._view.emit(event)

    def partial(self, output: BaseModel) -> None:
        """Leave what has been found so far: it is the Result if the time runs out."""
        self.left = output

    async def confirm(self, effect: Effect, extras: Mapping[str, str] | None = None) -> str:
        """Ask about what only came out now; the clock stands still. Raises Denied on a no."""
        decision = self._view.decided(self.action, effect)
        if decision.verdict is Verdict.ALLOW and not extras:
            return ""
        if decision.verdict is Verdict.DENY:
            raise Denied(f"{effect.summary}: not allowed: {decision.reason}")
        clock, loop = self.clock, asyncio.get_running_loop()
        left = None
        if clock is not None and (when := clock.when()) is not None:
            left = when - loop.time()
            clock.reschedule(None)
        try:
            grant, _ = await self._view.asked(self.action, effect, decision, extras or {})
        finally:
            if clock is not None and left is not None:
                clock.reschedule(loop.time() + left)
        return grant.extra
