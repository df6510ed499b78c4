"""One agent's window on the World: the only way it can act (DESIGN §1, §9; spec B2, D2, C15).

An Action passes: allowed → argument schema → tool (inside its time-out) → retries → output schema.
Every failure becomes a Result that the model can act on; only cancellation passes through.
"""

import asyncio
import time
from collections.abc import Callable, Mapping
from typing import Any, Literal

from pydantic import BaseModel, ValidationError

from ryxd.core.action import Action, Result
from ryxd.core.tool import Paths, Permission, Tool, ToolError
from ryxd.wire.events import PREVIEW, Acted, Blocked, Event, Returned, Status

BACK_OFF = 0.1
"""Seconds before the second attempt; doubled for each further one (spec C15)."""

PERMITTED = frozenset({Permission.READ, Permission.DESKTOP})
"""Classes that need no approval; the others are refused until a user can be asked (spec D4)."""

Emit = Callable[[Event], None]


class View:
    """What one agent may do and see.

    `tools` are all tools of the World, `allowed` the names this agent may use; `emit` records events;
    `environment` is asked at each use, because a compositor may have come or gone.
    """

    def __init__(
        self,
        agent: str,
        *,
        tools: Mapping[str, Tool],
        allowed: frozenset[str],
        paths: Paths,
        environment: Callable[[], Mapping[str, str]],
        language: str,
        emit: Emit,
    ) -> None:
        self.agent = agent
        self.tools = {name: tools[name] for name in sorted(allowed) if name in tools}
        self.paths = paths
        self.language = language
        self.reports: list[Status] = []
        """Every status report so far, for the operator's own report."""
        self._environment = environment
        self._emit = emit

    @property
    def environment(self) -> Mapping[str, str]:
        """Environment for programs of the desktop, looked up now."""
        return self._environment()

    def emit(self, event: Event) -> None:
        """Record an event as this agent's."""
        self._emit(event.model_copy(update={"agent": self.agent}))

    async def do_action(self, action: Action) -> Result:
        """Do one Action; every failure is a Result with text. Raises CancelledError only."""
        started = time.monotonic()
        self.emit(Acted(action=action.id, tool=action.tool, args=dict(action.args)))
        result = await self._do(action)
        self.emit(
            Returned(
                action=action.id,
                tool=action.tool,
                ok=result.ok,
                preview=result.text[:PREVIEW],
                partial=result.partial,
                attempts=result.attempts,
                milliseconds=round((time.monotonic() - started) * 1000),
            )
        )
        return result

    async def _do(self, action: Action) -> Result:
        tool = self.tools.get(action.tool)
        if tool is None:
            reason = f"there is no action {action.tool}; allowed are: {', '.join(self.tools)}"
            self.emit(Blocked(action=action.id, tool=action.tool, reason=reason))
            return Result(error=reason)
        if tool.permission not in PERMITTED:
            reason = f"{tool.name} is of class {tool.permission}, which nobody can approve yet; it was not done"
            self.emit(Blocked(action=action.id, tool=tool.name, reason=reason))
            return Result(error=reason)
        try:
            args = tool.input.model_validate(dict(action.args))
        except ValidationError as error:
            return Result(error=f"{tool.name}: {in_words(error)}")
        attempt = 0
        while True:
            attempt += 1
            use = Use(self, action, attempt)
            last = attempt >= tool.tries
            try:
                async with asyncio.timeout(tool.timeouts[attempt - 1]):
                    output = await tool.run(args, use)
                cut = bool(use.report.get("partial"))  # a tool may see its time run out and stop by itself
                return Result(_checked(tool, output), partial=cut, attempts=attempt, report=use.report)
            except ToolError as error:
                use.report.update(error.report)
                failed = Result(error=str(error), attempts=attempt, report=use.report)
                if not error.retry or last:
                    return failed
            except TimeoutError:
                limit = tool.timeouts[attempt - 1]
                if use.left is not None and last:
                    return Result(_checked(tool, use.left), partial=True, attempts=attempt, report=use.report)
                if last:
                    why = f"{tool.name} took longer than {limit:g} s; narrow the request down"
                    return Result(error=why, attempts=attempt, report=use.report)
                use.status(f"{tool.name}: nothing after {limit:g} s, trying again with more time")
            except Exception as error:  # a tool's mistake is a Result, never the end of the run
                return Result(error=f"{tool.name} failed: {type(error).__name__}: {error}", attempts=attempt)
            await asyncio.sleep(BACK_OFF * 2 ** (attempt - 1))


class Use:
    """One attempt of one Action: what the tool may ask of the View meanwhile (core.tool.ToolView)."""

    def __init__(self, view: View, action: Action, attempt: int) -> None:
        self._view = view
        self._action = action
        self.attempt = attempt
        self.report: dict[str, Any] = {}
        self.left: BaseModel | None = None

    @property
    def paths(self) -> Paths:
        """The path boundary."""
        return self._view.paths

    @property
    def environment(self) -> Mapping[str, str]:
        """Environment for programs of the desktop, looked up now."""
        return self._view.environment

    @property
    def language(self) -> str:
        """The user's language in this run, de or en."""
        return self._view.language

    def status(
        self, text: str, *, status: Literal["running", "success", "failed"] = "running", **context: Any
    ) -> None:
        """Report progress; `context` facts are kept for the Result's report."""
        self.report.update(context)
        event = Status(
            step=1, status=status, action=self._action.tool, text=text, attempts=self.attempt, context=context
        )
        self._view.reports.append(event)
        self._view.emit(event)

    def partial(self, output: BaseModel) -> None:
        """Leave what has been found so far: it is the Result if the time runs out."""
        self.left = output


def _checked(tool: Tool, output: BaseModel) -> dict[str, Any]:
    """The output's fields, after the output schema; a tool that returns something else made a mistake."""
    return tool.output.model_validate(output.model_dump()).model_dump(mode="json", exclude_none=True)


def in_words(error: ValidationError) -> str:
    """A pydantic error as one sentence: which field, what was wrong."""
    parts = []
    for item in error.errors(include_url=False):
        where = ".".join(str(step) for step in item["loc"]) or "arguments"
        parts.append(f"{where}: {item['msg'][:1].lower()}{item['msg'][1:]}")
    return "; ".join(parts)
