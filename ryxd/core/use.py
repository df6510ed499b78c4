"""One attempt of one Action: what a tool may ask of its View meanwhile (core.tool.ToolView)."""

import asyncio
from collections.abc import Awaitable, Callable, Iterator, Mapping, Sequence
from contextlib import contextmanager
from dataclasses import asdict
from pathlib import Path
from typing import TYPE_CHECKING, Any, Literal

from pydantic import BaseModel

from ryxd.core.action import Action, Result
from ryxd.core.company import Company
from ryxd.core.effect import Effect, Verdict
from ryxd.core.enquiry import Heard
from ryxd.core.files import Change, Files, Origin
from ryxd.core.hooking import Management
from ryxd.core.memory import Memories
from ryxd.core.telling import Sight, Telling, changed
from ryxd.core.tool import Paths, ToolError
from ryxd.wire.events import Status

if TYPE_CHECKING:
    from ryxd.core.view import View


class Use:
    """The ToolView of one attempt."""

    def __init__(
        self,
        view: "View",
        action: Action,
        sights: list[Sight],
        attempt: int = 1,
        chosen: str = "",
        *,
        only_files: bool = True,
    ) -> None:
        self._view = view
        self.sights = sights
        """What of files enters the agent's transcript with this Action; told to the View's Course."""
        self.action = action
        self.attempt = attempt
        self.chosen = chosen
        """The extra that the user chose with the approval."""
        self._only_files = only_files
        """Whether it changes nothing but files: the undo log then knows all that it did."""
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
        return Telling(
            view.files.of(view.knows_as, self.origin),
            self._changed,
            self.sights.append,
            self._begins,
            self._knows,
        )

    def _knows(self, path: Path, whole: bool) -> None:
        """The Result tells the agent of this file: it is known no longer than that is in its transcript."""
        seen = self.report.setdefault("seen", {})
        seen[str(path)] = whole or seen.get(str(path), False)

    async def _begins(self, output: BaseModel | None, sights: Sequence[Sight]) -> None:
        dumped = None if output is None else output.model_dump(mode="json", exclude_none=True)
        await self.begin(output=dumped, sights=[asdict(sight) for sight in sights])

    async def begin(self, **more: Any) -> None:
        """Keep that it is about to change something. Raises JournalError: then it must not."""
        view = self._view
        intent = {"run": view.run, "since": view.course.since, "only_files": self._only_files, **more}
        await view.course.begin(f"{self.action.id}.run", "run", intent)

    @property
    def origin(self) -> Origin:
        """Whose changes these are."""
        view = self._view
        return Origin(view.run, view.session, view.agent, self.action.id, view.request)

    @property
    def memories(self) -> Memories:
        """The session's memory, and that of all. Raises ToolError where the World has none."""
        view = self._view
        if view.memories is None:
            raise ToolError("nothing can be remembered here")
        return view.memories.of(view.session, view.run)

    @property
    def agent(self) -> str:
        """The agent that acts."""
        return self._view.agent

    def _changed(self, change: Change) -> None:
        for path in filter(None, (change.path, change.target)):
            self._knows(path, whole=False)
        self._view.emit(changed(change).model_copy(update={"action": self.action.id}))

    @property
    def company(self) -> Company:
        """The agent's subagents. Raises ToolError where it can have none."""
        if self._view.company is None:
            raise ToolError("there can be no subagents here; do it yourself")
        return self._view.company

    async def noted(self, what: str, look: Callable[[], Awaitable[Mapping[str, Any]]]) -> dict[str, Any]:
        """What a look showed that may be otherwise after a restart; for composite tools, which are led again."""
        return await self._view.noted(what, look)

    def note(self, field: str, text: str) -> None:
        """Put something on the run's board. Raises ToolError where that has no such field."""
        try:
            self._view.note(field, text)
        except ValueError as error:
            raise ToolError(str(error)) from error

    async def read_board(self) -> dict[str, str]:
        """What stands on the run's board now, shortened."""
        return await self._view.read_board()

    async def act(self, tool: str, **args: Any) -> Result:
        """One more Action of the same agent. Raises ToolError where there is no such tool to lend."""
        # an effect in an effect would be numbered otherwise when the run is run again
        assert self._view.tools[self.action.tool].composite, f"{self.action.tool} is no composite tool"
        return await self._view.lent(Action(tool, args))

    @property
    def management(self) -> Management:
        """What the agent may do about hooks. Raises ToolError where that is nothing."""
        if self._view.management is None:
            raise ToolError("there is nothing to be done about hooks here")
        return self._view.management

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
        facts: dict[str, Any] = {"action": self.action.tool, "attempts": self.attempt, "context": context}
        self._view.emit(Status(step=self._view.step, status=status, text=text, **facts))

    def partial(self, output: BaseModel) -> None:
        """Leave what has been found so far: it is the Result if the time runs out."""
        self.left = output

    async def confirm(self, effect: Effect, extras: Mapping[str, str] | None = None) -> str:
        """Ask about what only came out now; the clock stands still. Raises Denied on a no."""
        decision = await self._view.decided(self.action, effect)
        if decision.verdict is Verdict.ALLOW and not extras:
            return ""
        with self._still():
            grant = await self._view.granted(self.action, effect, decision, extras or {})
        return grant.extra

    async def ask(self, question: str, choices: tuple[str, ...] = (), *, words: bool = True) -> Heard:
        """What the user says to a question; the clock stands still."""
        with self._still():
            return await self._view.asking.words(self.action, question, choices, words=words)

    @contextmanager
    def _still(self) -> Iterator[None]:
        """The attempt's time does not run while the user is waited for."""
        clock, loop = self.clock, asyncio.get_running_loop()
        left = None
        if clock is not None and (when := clock.when()) is not None:
            left = when - loop.time()
            clock.reschedule(None)
        try:
            yield
        finally:
            if clock is not None and left is not None:
                clock.reschedule(loop.time() + left)
