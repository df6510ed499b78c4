"""One agent's window on the World: the only way it can act (DESIGN §1, §9; spec B2, D2, D4, C15).

An Action passes: allowed → argument schema → what it would do → hooks → path roots → policy, and the user where
that says so → tool (in its sandbox, inside its time-out) → retries → output schema → hooks comment.
Every failure becomes a Result that the model can act on; only cancellation passes through.
"""

import json
import logging
import time
from collections.abc import Awaitable, Callable, Iterator, Mapping, Sequence
from contextlib import contextmanager
from dataclasses import asdict, replace
from pathlib import Path
from typing import Any

from pydantic import BaseModel, ValidationError

from ryxd.core import hooking
from ryxd.core.action import Action, Result
from ryxd.core.approval import binding
from ryxd.core.argschema import in_words
from ryxd.core.asking import Asking, Asks
from ryxd.core.attempting import attempts
from ryxd.core.board import LONGEST, Board, Note
from ryxd.core.company import Company
from ryxd.core.course import Course, Record
from ryxd.core.effect import Approver, Decision, Effect, Grant, Hook, Policy, Verdict
from ryxd.core.files import FileWorld
from ryxd.core.foretelling import doubted, foretold
from ryxd.core.handoff import Handing
from ryxd.core.hooked import Hooked
from ryxd.core.hooking import Kept, Management
from ryxd.core.leading import lead
from ryxd.core.memory import MemoryWorld
from ryxd.core.recipe import Recipes
from ryxd.core.telling import Sight, changed, pictures, told
from ryxd.core.tool import Denied, Paths, Permission, Tool, ToolError
from ryxd.core.use import Use
from ryxd.wire.events import PREVIEW, Acted, Blocked, Event, Noted, Returned

LENT = "instructions"
"""The group of tools that composite tools may use for any agent, as it: to read what a subagent is told to be."""

FREE = frozenset({Permission.READ, Permission.DESKTOP})
"""Classes that need no approval where no policy says otherwise."""

DOOR = frozenset({Permission.READ, Permission.CHANGE, Permission.DESTROY})
"""Classes of what changes nothing but files."""

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
        memories: MemoryWorld | None = None,
        policy: Policy | None = None,
        approver: Approver | None = None,
        hooks: Sequence[Hook] = (),
        run: str = "",
        session: str = "",
        request: str = "",
        by_code: bool = False,
        course: Course | None = None,
        board: Board | None = None,
    ) -> None:
        self.agent = agent
        self.board = board or Board()
        """What the agents of its run note for each other."""
        banned = self.board.banned
        self.tools = {name: tools[name] for name in sorted(allowed) if name in tools and name not in banned}
        self._of_all = tools
        self.paths = paths
        self.language = language
        self.run = run
        self.session = session
        self.request = request
        """What the user asked for, in one line: what the undo log says of its changes."""
        self.by_code = by_code
        """Whether rules choose its Actions from the user's own words, and no model that reads content."""
        self.files = files
        self.memories = memories
        self.hooks: list[Hook] = list(hooks)
        self.course = course or Course()
        """What the run has done so far: what is known from there is not done again."""
        self.company: Company | None = None
        """The agent's subagents, where it can have some."""
        self.handing: Handing | None = None
        """Whom it may give its request to, where that is anybody."""
        self.management: Management | None = None
        """What the agent may do about hooks, where that is anything."""
        self.heard: tuple[str, tuple[str, ...]] | None = None
        """What it heard last, and what its hooks said to that; another attempt at the same is no new input."""
        self.hooked = Hooked()
        """What the hooks have done so far about the Action that is being done."""
        self.identical, self.step = 0, 1
        """How often in a row it may make the very same call (0 is always); which step of a plan it does."""
        self.reads_for = ""
        """The agent whose knowledge of files this is, where it is one of several paths of that agent's."""
        self._last = ("", 0)  # its last call, and how often that was made in a row
        self.recipes: Recipes | None = None
        """The plans that are kept, where some are."""
        self._environment = environment
        self._emit = emit
        self._policy = policy
        self.asking = Asking(approver, policy, Asks(run, agent, paths), self.course)

    @property
    def environment(self) -> Mapping[str, str]:
        """Environment for programs of the desktop, looked up now."""
        return self._environment()

    @property
    def knows_as(self) -> str:
        """Whose knowledge of files this is: an agent's transcript lives as long as its session."""
        return knows_as(self.session, self.reads_for or self.agent)

    def emit(self, event: Event) -> None:
        """Record an event as this agent's."""
        self._emit(event.model_copy(update={"agent": self.agent}))

    def message(self) -> str:
        """What the next message of this agent is called, the same each time that its run is run."""
        return f"{self.run}.{self.course.next(self.agent)}"

    async def noted(self, what: str, look: Callable[[], Awaitable[Mapping[str, Any]]]) -> dict[str, Any]:
        """What a look at something showed that may be otherwise after a restart; JSON's kinds of values only."""
        return (await self.course.effect(self.agent, "look", {"what": what}, look))[0]

    def note(self, field: str, text: str, data: Mapping[str, Any] | None = None) -> None:
        """Put something on the run's board. Raises ValueError where that has no such field."""
        note = Note(self.agent, field, text[:LONGEST], data or {})
        self.board.put(note)
        self.emit(Noted(field=field, text=note.text, data=dict(note.data), priority=note.priority))

    async def read_board(self) -> dict[str, str]:
        """What stands on the board now, shortened: the same each time, whoever works beside this agent."""

        async def look() -> dict[str, Any]:
            return self.board.shown()

        return await self.noted("board", look)

    async def do_action(self, action: Action) -> Result:
        """Do one Action; every failure is a Result with text.

        Raises CancelledError, and JournalError where it could not be kept that something is about to be changed.
        """
        self._count(action)
        return await self._done(action, self.tools.get(action.tool))

    async def lent(self, action: Action) -> Result:
        """Do one for a composite tool of this agent: as this agent's own, which it could not choose itself.

        Raises ToolError where there is no such tool, and as do_action does.
        """
        tool = self._of_all.get(action.tool)
        if tool is None or LENT not in tool.groups:
            raise ToolError(f"there is no {action.tool} here")
        return await self._done(action, tool)

    async def _done(self, action: Action, tool: Tool | None) -> Result:
        action = replace(action, id=self.course.next(self.agent))
        args = dict(action.args)
        sure = None if action.sure is None else round(action.sure, 4)
        self.emit(Acted(action=action.id, tool=action.tool, args=args, sure=sure))
        intent = {"tool": action.tool, "args": args}
        if tool is not None and tool.composite:
            outcome = await lead(self, tool, Use(self, action, []), intent)
        else:
            outcome, known = await self.course.effect(self.agent, "act", intent, lambda: self._act(action, tool))
            if known:
                await self.asking.again(action)
                await self._see_again(action, outcome["sights"], [])
                hooking.again(self.hooks, outcome.get("hooks", {}))
        if outcome["blocked"] is not None:
            self.emit(Blocked(action=action.id, tool=action.tool, reason=outcome["blocked"]))
        result = Result.load(outcome["result"])
        self.emit(
            Returned(
                action=action.id,
                tool=action.tool,
                ok=result.ok,
                preview=result.bare[:PREVIEW],
                partial=result.partial,
                attempts=result.attempts,
                milliseconds=outcome["milliseconds"],
                classes=tuple(outcome.get("classes", ())),
            )
        )
        for picture in pictures(result):
            self.emit(picture)
        return result

    def _count(self, action: Action) -> None:
        call = f"{action.tool} {json.dumps(dict(action.args), sort_keys=True, default=str)}"
        self._last = (call, self._last[1] + 1 if call == self._last[0] else 1)

    async def _act(self, action: Action, tool: Tool | None) -> dict[str, Any]:
        """What came of it, as it is kept."""
        started = time.monotonic()
        sights: list[Sight] = []
        classes: set[Permission] = set()
        kept = Kept(self.hooks)
        blocked = None
        try:
            result = await self._do(action, tool, sights, classes)
        except Denied as denied:
            blocked = str(denied)
            result = Result(error=blocked, report=dict(denied.report))
        result = replace(await self.commented(action, result), source=action.tool)
        states = kept.dump()
        return {
            "result": result.dump(),
            "blocked": blocked,
            "sights": [asdict(sight) for sight in sights],
            "hooks": states,
            "classes": sorted(classes),
            **self.hooked.taken(states),
            "milliseconds": round((time.monotonic() - started) * 1000),
        }

    async def _see_again(self, action: Action, sights: Sequence[Mapping[str, Any]], so: list[Sight]) -> None:
        """Know of files what the Result in the transcript shows, as far as they are `so` still."""
        if self.files is None:
            return
        hands = self.files.of(self.knows_as, Use(self, action, []).origin)
        for sight in sights:
            lines = None if sight["lines"] is None else tuple((first, last) for first, last in sight["lines"])
            known = Sight(sight["path"], sight["digest"], lines, sight.get("read_as"))
            before = None if known.read_as is None else Path(known.read_as)
            if await hands.recall(Path(known.path), known.digest, lines, before):
                so.append(known)

    async def _do(
        self, action: Action, tool: Tool | None, sights: list[Sight], classes: set[Permission]
    ) -> Result:
        if (why := self.board.banned.get(action.tool)) is not None:
            raise Denied(f"{action.tool} is not used any more in this request: {why}; take another way")
        if tool is None:
            raise Denied(f"there is no action {action.tool}; allowed are: {', '.join(self.tools)}")
        use = Use(self, action, sights)
        begun = self.course.begun(f"{action.id}.run")
        try:
            if begun is not None or self.course.resumed:
                done = await self._done_before(tool, use, begun)
                if done is not None:
                    await self.asking.again(action)
                    return done
            args, effect = await self.cleared(tool, use)
        except Denied:
            raise
        except ToolError as error:
            return Result(error=str(error), report=dict(error.report))
        classes |= effect.classes
        only_files = tool.door and effect.classes <= DOOR
        if effect.classes - {Permission.READ} and not only_files and not tool.repeatable:
            await Use(self, action, sights, only_files=False).begin()
        return await attempts(self, tool, args, use, only_files=only_files)

    async def _done_before(self, tool: Tool, use: "Use", begun: Record | None) -> Result | None:
        """What came of an Action that was begun when ryxd was killed; None when it can be done (again).

        The undo log is asked in any case: a power cut may have taken what the journal knew, not what that knows.
        Raises ToolError when nobody can say: it is not done twice.
        """
        intent: Mapping[str, Any] = begun.intent if begun else {"run": self.run, "since": self.course.since}
        # it may have been an earlier run, which this one goes on with
        origin, since = replace(use.origin, run=intent["run"]), int(intent.get("since", 0))
        asks = begun is not None or tool.door
        changes = await self.files.changes(origin, since) if self.files is not None and asks else ()
        if changes:
            for each in changes:
                self.emit(changed(each).model_copy(update={"action": use.action.id}))
            await self._see_again(use.action, intent.get("sights", ()), use.sights)
            ids = [each.id for each in changes]
            output = intent.get("output")
            data = {"changes": [told(each) for each in changes]} if output is None else dict(output)
            if "changes" in data and output is not None:
                data["changes"] = ids
            return Result(data, partial=output is None, report={"recovered": ids})
        if begun is None or intent["only_files"]:
            return None  # the undo log would know
        raise ToolError(
            f"ryxd was killed while {tool.name} ran; whether it was done can't be told, so it is not done again. "
            "Look at how things are before you go on",
            report={"unknown": True},
        )

    # -- before

    async def cleared(self, tool: Tool, use: "Use") -> tuple[BaseModel, Effect]:
        """The checked arguments and the Effect of what may be done now. Raises Denied, ToolError."""
        action = use.action
        if 0 < self.identical < self._last[1]:
            times = self._last[1] - 1
            raise Denied(f"{tool.name} was called {times} times in a row just like this; do something else")
        try:
            args = tool.input.model_validate(dict(action.args))
        except ValidationError as error:
            raise ToolError(f"{tool.name}: {in_words(error)}") from error
        effect = await foretold(self, tool, args, use)
        await hooking.review(self.hooks, action, effect, self.hooked)
        await self._approved(tool, args, use, effect)
        return args, effect

    async def _approved(self, tool: Tool, args: BaseModel, use: "Use", effect: Effect) -> None:
        """Nothing, or Denied. What the user approved is still what would be done when this returns."""
        decision = await self.decided(use.action, effect)
        if decision.verdict is Verdict.ALLOW:
            return
        with self._answered():
            grant, digest = await self.asking.once(use.action, effect, decision, tool.extras)
        again = await foretold(self, tool, args, use)
        if await binding(use.action, again, self.paths.cwd) != digest:
            raise Denied(f"{effect.summary}: what it is about changed while the user was asked; nothing was done")
        use.chosen = grant.extra
        use.action = replace(use.action, sure=None)  # the user has seen that it is what was meant

    async def decided(self, action: Action, effect: Effect) -> Decision:
        """Whether it is allowed or asked about: what the policy and the hooks say. Raises Denied.

        What does more than read, and was chosen by a model that was not sure, is asked about whatever was granted.
        """
        policed = doubted(self._policed(action, effect), action, effect)
        decision = await hooking.raised(self.hooks, action, effect, policed, self.hooked)
        if decision.verdict is Verdict.DENY:
            raise Denied(f"{effect.summary}: not allowed: {decision.reason}")
        return decision

    def _policed(self, action: Action, effect: Effect) -> Decision:
        if self._policy is not None:
            return self._policy.decide(action, effect, run=self.run)
        if effect.classes <= FREE and not effect.unclear:
            return Decision(Verdict.ALLOW, "it changes nothing")
        return Decision(Verdict.ASK, effect.unclear or f"it is of class {', '.join(sorted(effect.classes))}")

    async def granted(
        self, action: Action, effect: Effect, decision: Decision, extras: Mapping[str, str]
    ) -> Grant:
        """The user's yes to what only came out while a tool ran. Raises Denied on a no."""
        with self._answered():
            return await self.asking.now(action, effect, decision, extras)

    @contextmanager
    def _answered(self) -> Iterator[None]:
        """Keep with what hooks had the user asked how that was answered."""
        try:
            yield
        except Denied:
            self.hooked.answered(yes=False)
            raise
        self.hooked.answered(yes=True)

    # -- after

    async def commented(self, action: Action, result: Result) -> Result:
        """The Result with what the hooks have to say."""
        notes = await hooking.comments(self.hooks, lambda hook: hook.after(action, result), self.hooked)
        return replace(result, notes=(*result.notes, *notes)) if notes else result


def knows_as(session: str, agent: str) -> str:
    """Whose knowledge of files an agent of a session has, as the World's files know it."""
    return f"{session}/{agent}"
