"""The operations about changes of files: list them, take them back, do them again (spec D5, A10)."""

import asyncio
import time
from collections.abc import Callable, Mapping, Sequence
from pathlib import Path
from typing import Any

from ryxd.agents.presenting import Offer, Presented
from ryxd.core.action import Action
from ryxd.core.files import Origin
from ryxd.core.view import Emit
from ryxd.engine.scene import user_language
from ryxd.engine.sessions import Sessions
from ryxd.engine.work import Job
from ryxd.files.chains import Chosen, Way, choose, root
from ryxd.files.log import Log, number
from ryxd.files.plan import Entry
from ryxd.files.undo import AGENT, Took, Undo, batch
from ryxd.server.operations import Caller
from ryxd.server.takingback import say, told
from ryxd.wire.errors import NotFound, Refused
from ryxd.wire.events import Changed, Choice, Event
from ryxd.wire.undo import ChangeInfo, Changes, ChangesReply, Redo, TakenBack, UndoReply
from ryxd.wire.undo import Undo as UndoCommand

Tell = Callable[[Event], object]

SHOWN = 10
"""Changes that an answer to "undo that" names one by one."""


class ChangeOperations:
    """`emit` tells everybody of a change that belongs to no run."""

    def __init__(self, *, log: Log, undo: Undo, sessions: Sessions, emit: Tell, home: Path | None = None) -> None:
        self._log = log
        self._undo = undo
        self._sessions = sessions
        self._emit = emit
        self._home = home or Path.home()
        sessions.jobs = {**sessions.jobs, "undo": self._job("undo"), "redo": self._job("redo")}

    async def do_changes(self, command: Changes, _: Caller) -> ChangesReply:
        """What was changed, the newest first."""
        entries = await self._log.entries(run=command.run, limit=command.limit + 1)
        if command.run is not None and not entries:
            raise NotFound(f"{command.run} changed no files, or so long ago that it is forgotten")
        shown = [entry for entry in entries[: command.limit] if entry.state == "done"]
        again = {entry.undoes for entry in await self._log.entries(undoes=[entry.id for entry in shown])}
        language = user_language()
        lost = await asyncio.to_thread(lambda: [self._undo.lost(entry) for entry in shown])
        infos = tuple(
            ChangeInfo(
                id=entry.id,
                run=entry.origin.run,
                agent=entry.origin.agent,
                kind=entry.kind,
                path=str(entry.path),
                target=None if entry.target is None else str(entry.target),
                at=entry.at,
                state="undone" if entry.undone else "redone" if entry.id in again else "done",
                undoes=entry.undoes,
                request=entry.origin.summary,
                lost=_lost(entry, why, language) if why and not entry.undone else None,
            )
            for entry, why in zip(shown, lost, strict=True)
        )
        return ChangesReply(changes=infos, more=len(entries) > command.limit)

    async def do_undo(self, command: UndoCommand, _: Caller) -> UndoReply:
        """Take changes back."""
        return await self._do("undo", command.what, dry=command.dry_run, merge=command.merge)

    async def do_redo(self, command: Redo, _: Caller) -> UndoReply:
        """Do again what was taken back."""
        return await self._do("redo", command.what, dry=command.dry_run, merge=command.merge)

    async def _do(self, way: Way, what: str | None, *, dry: bool, merge: bool) -> UndoReply:
        chosen = await self._chosen(way, what)
        if dry:
            took = await self._undo.preview(chosen.entries, merge=merge)
        else:
            origin = batch(Origin(summary=f"ryxctl {way}{f' {what}' if what else ''}"), time.time_ns())
            took = await self._undo.take_back(chosen.entries, origin, merge=merge)
            self._tell(took, self._emit)
        language = user_language()
        done = any(each.by for each in took)
        other = "redo" if way == "undo" else "undo"
        return UndoReply(
            changes=tuple(self._taken_back(each, language) for each in took),
            runs=tuple(dict.fromkeys(origin.run for origin in chosen.origins if origin.run)),
            request=chosen.origins[0].summary if len({origin.run for origin in chosen.origins}) == 1 else "",
            back=f"ryxctl {other}{f' {what}' if what else ''}" if done else None,
        )

    async def _chosen(self, way: Way, what: str | None, session: str | None = None, within: str = "") -> Chosen:
        """Raises NotFound; Refused while one of its runs is still at work. `within` is the run that asks."""
        chosen = await choose(self._log, way, what, session)
        for run in dict.fromkeys(origin.run for origin in (*chosen.origins, *(e.origin for e in chosen.entries))):
            if run and run != within and run in self._sessions.active:
                raise Refused(f"{run} is still at work; ryxctl cancel {run} first, or wait for its end")
        return chosen

    # -- as a job: the button of a notification, "undo that"

    def _job(self, way: Way) -> Callable[[Mapping[str, Any]], Job]:
        """Makes jobs: `run` says which run's changes, or `session` whose last; `asked` is the run that asks."""

        def make(args: Mapping[str, Any]) -> Job:
            async def job(emit: Emit) -> Presented:
                return await self._present(way, args, emit)

            return job

        return make

    async def _present(self, way: Way, args: Mapping[str, Any], emit: Emit) -> Presented:
        language = str(args.get("language") or user_language())
        session, asked = args.get("session"), str(args.get("asked") or "")
        before = await self._before(asked) if args.get("again") else ()
        try:
            if before:
                return self._presented(way, (*before, *await self._rest(way, before, asked)), language, emit)
            chosen = await self._chosen(way, args.get("run"), session, asked)
        except NotFound:
            if session is None:
                raise
            if way == "redo":
                raise NotFound(say(language, "no_redo")) from None
            return await self._elsewhere(language, asked)
        request = chosen.origins[0].summary if chosen.origins else ""
        origin = batch(Origin(run=asked, session=str(session or ""), summary=request), time.time_ns())
        return self._presented(way, await self._undo.take_back(chosen.entries, origin), language, emit)

    async def _before(self, asked: str) -> tuple[Took, ...]:
        """What a run had taken back when ryxd was killed, as it would have been told. Raises JournalError."""
        mine = [each for each in await self._log.entries(run=asked) if each.state == "done" and each.undoes]
        of = {was.id: was for was in await self._log.entries(ids=[each.undoes for each in mine if each.undoes])}
        pairs = [(of[each.undoes], each) for each in mine if each.undoes in of]
        pairs.sort(key=lambda pair: number(pair[0].id), reverse=True)
        return tuple(Took(was, "done", by, by=by.id) for was, by in pairs)

    async def _rest(self, way: Way, before: Sequence[Took], asked: str) -> tuple[Took, ...]:
        """Take back what belongs to that and was not reached. Raises JournalError."""
        was = before[0].entry
        first = (await root(self._log, was))[0]
        try:
            chosen = await self._chosen(way, first.origin.run, within=asked)
        except NotFound:
            return ()
        # what is done again is what was taken back together
        rest = [each for each in chosen.entries if way == "undo" or each.origin.action == was.origin.action]
        origin = batch(Origin(run=asked, session=was.origin.session, summary=first.origin.summary), time.time_ns())
        return await self._undo.take_back(rest, origin) if rest else ()

    def _presented(self, way: Way, took: Sequence[Took], language: str, emit: Emit) -> Presented:
        """Tell what was taken back. Raises Refused where nothing was."""
        self._tell(took, emit)
        left = [each for each in took if each.left is not None]
        count = len(took) - len(left)
        words = "done" if way == "undo" else "again"
        key = f"{words}_{'none' if not count else 'some' if left else 'all'}"
        first = say(language, key, count=count, left=len(left))
        named = [*left, *(each for each in took if each.left is None)][:SHOWN]
        text = "\n".join([first, *(f"- {told(each, language, self._home)}" for each in named)])
        if not count:
            raise Refused(text)
        return Presented(text)

    async def _elsewhere(self, language: str, asked: str) -> Presented:
        """Nothing was changed in this conversation: offer what was changed last, but don't guess."""
        try:
            chosen = await self._chosen("undo", None, None, asked)
        except NotFound:
            raise NotFound(say(language, "no_undo")) from None
        last = chosen.origins[0]
        text = say(language, "not_here", run=last.run, request=last.summary)
        choices = (
            Choice(key="take_back", label=say(language, "take_back")),
            Choice(key="no", label=say(language, "no")),
        )
        offer = Offer(text, choices, {"take_back": Action("undo", {"run": last.run})}, language=language)
        return Presented(text, offer)

    # -- telling

    def _tell(self, took: Sequence[Took], emit: Tell) -> None:
        for each in took:
            if each.by is not None and each.step is not None:
                step = each.step
                emit(
                    Changed(
                        agent=AGENT,
                        change=each.by,
                        what=step.kind,
                        path=str(step.path),
                        target=None if step.target is None else str(step.target),
                        undoes=each.entry.id,
                    )
                )

    def _taken_back(self, took: Took, language: str) -> TakenBack:
        entry = took.entry
        conflict = took.left.text if took.left is not None and took.left.why == "conflict" else ""
        return TakenBack(
            change=entry.id,
            run=entry.origin.run,
            kind=entry.kind,
            path=str(entry.path),
            target=None if entry.target is None else str(entry.target),
            outcome=took.outcome,
            text=told(took, language, self._home),
            diff=took.diff or conflict,
            by=took.by,
        )


def _lost(entry: Entry, why: str, language: str) -> str:
    return say(language, "lost" if why == "lost" else "trash_emptied", path=entry.path)
