"""One agent's window on the World: the only way it can act (DESIGN §1, §9; spec B2, D2, D4, C15).

An Action passes: allowed → argument schema → what it would do → hooks → path roots → policy, and the user where
that says so → tool (in its sandbox, inside its time-out) → retries → output schema → hooks comment.
Every failure becomes a Result that the model can act on; only cancellation passes through.
"""

import asyncio
import logging
import time
from collections.abc import Callable, Mapping, Sequence
from dataclasses import replace
from typing import Any

from pydantic import BaseModel, ValidationError

from ryxd.core.action import Action, Result
from ryxd.core.approval import binding
from ryxd.core.effect import Approver, Decision, Effect, Grant, Hook, Policy, Question, Scope, Verdict, plain
from ryxd.core.files import FileWorld
from ryxd.core.tool import Denied, Paths, Permission, Tool, ToolError
from ryxd.core.use import Use
from ryxd.wire.events import PREVIEW, Acted, Blocked, Event, Returned, Status

BACK_OFF = 0.1
"""Seconds before the second attempt; doubled for each further one (spec C15)."""

FREE = frozenset({Permission.READ, Permission.DESKTOP})
"""Classes that need no approval where no policy says otherwise."""

Emit = Callable[[Event], None]

log = logging.getLogger(__name__)


class View:
    """What one agent may do and see.

    `tools` are all tools of the World, `allowed` the names this agent may use; `emit` records events;
    `environment` is asked at each use, because a compositor may have come or gone. Without a `policy` only what
    reads is done, without an `approver` nothing that the policy wants asked.
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
        files: FileWorld | None = None,
        policy: Policy | None = None,
        approver: Approver | None = None,
        hooks: Sequence[Hook] = (),
        run: str = "",
        session: str = "",
        request: str = "",
        by_code: bool = False,
    ) -> None:
        self.agent = agent
        self.tools = {name: tools[name] for name in sorted(allowed) if name in tools}
        self.paths = paths
        self.language = language
        self.run = run
        self.session = session
        self.request = request
        """What the user asked for, in one line: what the undo log says of its changes."""
        self.by_code = by_code
        """Whether rules choose its Actions from the user's own words, and no model that reads content."""
        self.files = files
        self.hooks: list[Hook] = list(hooks)
        self.reports: list[Status] = []
        """Every status report so far, for the operator's own report."""
        self._environment = environment
        self._emit = emit
        self._policy = policy
        self._approver = approver

    @property
    def environment(self) -> Mapping[str, str]:
        """Environment for programs of the desktop, looked up now."""
        return self._environment()

    @property
    def knows_as(self) -> str:
        """Whose knowledge of files this is: an agent's transcript lives as long as its session."""
        return knows_as(self.session, self.agent)

    def emit(self, event: Event) -> None:
        """Record an event as this agent's."""
        self._emit(event.model_copy(update={"agent": self.agent}))

    async def do_action(self, action: Action) -> Result:
        """Do one Action; every failure is a Result with text. Raises CancelledError only."""
        started = time.monotonic()
        self.emit(Acted(action=action.id, tool=action.tool, args=dict(action.args)))
        try:
            result = await self._do(action)
        except Denied as denied:
            self.emit(Blocked(action=action.id, tool=action.tool, reason=str(denied)))
            result = Result(error=str(denied), report=dict(denied.report))
        result = replace(await self._commented(action, result), source=action.tool)
        self.emit(
            Returned(
                action=action.id,
                tool=action.tool,
                ok=result.ok,
                preview=result.bare[:PREVIEW],
                partial=result.partial,
                attempts=result.attempts,
                milliseconds=round((time.monotonic() - started) * 1000),
            )
        )
        return result

    async def _do(self, action: Action) -> Result:
        tool = self.tools.get(action.tool)
        if tool is None:
            raise Denied(f"there is no action {action.tool}; allowed are: {', '.join(self.tools)}")
        try:
            args = tool.input.model_validate(dict(action.args))
        except ValidationError as error:
            return Result(error=f"{tool.name}: {in_words(error)}")
        use = Use(self, action)
        try:
            effect = await self._foretold(tool, args, use)
            await self._hooked(action, effect)
            await self._approved(tool, args, use, effect)
        except Denied:
            raise
        except ToolError as error:
            return Result(error=str(error), report=dict(error.report))
        return await self._attempts(tool, args, action, use.chosen)

    # -- before

    async def _foretold(self, tool: Tool, args: BaseModel, use: "Use") -> Effect:
        """What it would do, inside the path roots. Raises ToolError."""
        if tool.effect is None:
            return plain(tool.permission, tool.name, args.model_dump(mode="json", exclude_none=True))
        try:
            effect = await tool.effect(args, use)
        except ToolError:
            raise
        except Exception as error:
            log.exception("%s: its effect can't be told", tool.name)
            raise ToolError(f"{tool.name} failed: {type(error).__name__}: {error}") from error
        for path in effect.reads:
            self.paths.readable(path)
        for path in effect.writes:
            self.paths.writable(path)
        return effect

    async def _hooked(self, action: Action, effect: Effect) -> None:
        for hook in tuple(self.hooks):
            try:
                reason = await hook.before(action, effect)
            except Exception as error:
                log.exception("the hook %s failed", hook.name)
                why = f"the hook {hook.name} failed ({type(error).__name__}), so this was not done"
                raise Denied(why) from error
            if reason is not None:
                raise Denied(f"{hook.name}: {reason}")

    async def _approved(self, tool: Tool, args: BaseModel, use: "Use", effect: Effect) -> None:
        """Nothing, or Denied. What the user approved is still what would be done when this returns."""
        decision = self.decided(use.action, effect)
        if decision.verdict is Verdict.DENY:
            raise Denied(f"{effect.summary}: not allowed: {decision.reason}")
        if decision.verdict is Verdict.ALLOW:
            return
        grant, digest = await self.asked(use.action, effect, decision, tool.extras)
        again = await self._foretold(tool, args, use)
        if await binding(use.action, again, self.paths.cwd) != digest:
            raise Denied(f"{effect.summary}: what it is about changed while the user was asked; nothing was done")
        use.chosen = grant.extra

    def decided(self, action: Action, effect: Effect) -> Decision:
        """What the policy says of an Effect."""
        if self._policy is not None:
            return self._policy.decide(action, effect, run=self.run)
        if effect.classes <= FREE and not effect.unclear:
            return Decision(Verdict.ALLOW, "it changes nothing")
        return Decision(Verdict.ASK, effect.unclear or f"it is of class {', '.join(sorted(effect.classes))}")

    async def asked(
        self, action: Action, effect: Effect, decision: Decision, extras: Mapping[str, str]
    ) -> tuple[Grant, str]:
        """The user's yes, and what it is bound to. Raises Denied on a no."""
        if self._approver is None:
            raise Denied(f"{effect.summary}: needs an approval ({decision.reason}), and nobody can be asked")
        digest = await binding(action, effect, self.paths.cwd)
        scopes = tuple(Scope) if decision.lasting and not effect.unclear else (Scope.ONCE,)
        question = Question(
            self.run, self.agent, action, effect, decision.reason, digest, scopes=scopes, extras=extras
        )
        grant = await self._approver.ask(question)
        if not grant.yes:
            no = grant.reason or "the user said no"
            refused = {"refused": effect.summary, "no": no, "words": grant.words}
            then = "" if grant.words else "; don't try it again in another way"
            raise Denied(f"{effect.summary}: {no}{then}", report=refused)
        return grant, digest

    # -- doing it

    async def _attempts(self, tool: Tool, args: BaseModel, action: Action, chosen: str) -> Result:
        attempt = 0
        while True:
            attempt += 1
            use = Use(self, action, attempt, chosen)
            last = attempt >= tool.tries
            limit = tool.limit(args, attempt)
            try:
                async with asyncio.timeout(limit) as use.clock:
                    output = await tool.run(args, use)
                cut = bool(use.report.get("partial"))  # a tool may see its time run out and stop by itself
                return Result(_checked(tool, output), partial=cut, attempts=attempt, report=use.report)
            except Denied:
                raise
            except ToolError as error:
                use.report.update(error.report)
                failed = Result(error=str(error), attempts=attempt, report=use.report)
                if not error.retry or last:
                    return failed
            except TimeoutError:
                if use.left is not None and last:
                    return Result(_checked(tool, use.left), partial=True, attempts=attempt, report=use.report)
                if last:
                    why = f"{tool.name} took longer than {limit:g} s; narrow the request down"
                    return Result(error=why, attempts=attempt, report=use.report)
                use.status(f"{tool.name}: nothing after {limit:g} s, trying again with more time")
            except Exception as error:  # a tool's mistake is a Result, never the end of the run
                log.exception("%s failed", tool.name)
                return Result(error=f"{tool.name} failed: {type(error).__name__}: {error}", attempts=attempt)
            await asyncio.sleep(BACK_OFF * 2 ** (attempt - 1))

    # -- after

    async def _commented(self, action: Action, result: Result) -> Result:
        """The Result with what the hooks have to say; a hook that fails here only says nothing."""
        notes = []
        for hook in tuple(self.hooks):
            try:
                note = await hook.after(action, result)
            except Exception:
                log.exception("the hook %s failed", hook.name)
                continue
            if note:
                notes.append(f"{hook.name}: {note}")
        return replace(result, notes=(*result.notes, *notes)) if notes else result


def knows_as(session: str, agent: str) -> str:
    """Whose knowledge of files an agent of a session has, as the World's files know it."""
    return f"{session}/{agent}"


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
