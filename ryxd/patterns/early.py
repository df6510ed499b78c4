"""Steps that are begun while their plan is still being written (spec C16)."""

import asyncio
from collections.abc import Callable, Mapping

from pydantic import ValidationError

from ryxd.agents.wording import say
from ryxd.core.action import Action, Result
from ryxd.core.ahead import Looked, give, look, may_look
from ryxd.core.dumb import Means
from ryxd.core.filling import filled
from ryxd.core.opening import Opening
from ryxd.core.plan import PlanFault, PlanStep
from ryxd.core.view import View
from ryxd.wire.events import Status

AT_ONCE = 4
"""Steps that are begun so at the same time; 0 is none."""


class Early:
    """Of one response. Whoever has it ends it: `await early.end()`."""

    def __init__(self, means: Means, tools: Mapping[str, object]) -> None:
        self._means = means
        self._tools = tools
        self._room = asyncio.Semaphore(max(1, AT_ONCE))
        self._steps: dict[int, asyncio.Task[tuple[Action, Looked] | None]] = {}
        self._all: list[asyncio.Task[tuple[Action, Looked] | None]] = []

    def begin(self) -> Callable[[str], None]:
        """What hears a plan as it is written; another one begins from nothing."""
        self._drop()
        if not AT_ONCE:
            return lambda _: None
        opening = Opening()

        def hear(piece: str) -> None:
            for step in opening.feed(piece):
                self._start(step)

        return hear

    def take(self, step: PlanStep, action: Action, view: View) -> None:
        """Have a step's View take what was seen, where it was of just this Action."""
        task = self._steps.pop(step.step, None)
        if task is None:
            return

        async def looked() -> Looked | None:
            done = await asyncio.shield(task)
            return done[1] if done is not None and done[0] == action else None

        give(view, action.tool, looked)

    async def end(self) -> None:
        """Drop what nobody took."""
        self._drop()
        await asyncio.gather(*self._all, return_exceptions=True)

    def _drop(self) -> None:
        for task in self._all:
            task.cancel()
        self._steps = {}

    def _start(self, written: dict[str, object]) -> None:
        try:
            step = PlanStep.model_validate(written)
        except ValidationError:
            return
        if step.step in self._steps or step.action not in self._tools or not may_look(self._means.view):
            return
        task = asyncio.create_task(self._look(step), name=f"step {step.step} ahead")
        self._steps[step.step] = task
        self._all.append(task)

    async def _look(self, step: PlanStep) -> tuple[Action, Looked] | None:
        """What a step shows, once what it waits for has shown it."""
        results: dict[int, Result] = {}
        for number in step.waits_for:
            before = self._steps.get(number)
            done = None if before is None else await asyncio.shield(before)
            if done is None:
                return None
            results[number] = done[1].result
        try:
            action = filled(step, results)
        except PlanFault:
            return None
        async with self._room:
            view = self._means.branch(f"ahead{step.step}")
            view.reads_for = ""  # what it reads is its own business until somebody takes it
            looked = await look(view, action, lambda: self._tell(step))
        return None if looked is None else (action, looked)

    def _tell(self, step: PlanStep) -> None:
        """Say that a step begins; not again when the run is run again."""
        view = self._means.view
        with view.course.aside(view.agent):
            text = say(view.language, "early", step=step.step, action=step.action)
            view.emit(Status(step=step.step, action=step.action, text=text))
