"""The worker's day: one step after the other, each for everybody at once.

A turn is: hear what came, let in whom there is room for, decode one step of all, tell what was written. Requests
join and leave at any turn. Nothing of a turn is another thread's business but the desk.
"""

import sys
import time
import traceback
from collections import deque
from collections.abc import Callable, Sequence
from dataclasses import replace

from ryxd.models.frames import Beat, Begun, Complete, Load, Message, Texts, Unanswered
from ryxd.models.worker.admission import Admission
from ryxd.models.worker.batch import Feed
from ryxd.models.worker.context import Context, Full, Rows
from ryxd.models.worker.desk import Desk, News
from ryxd.models.worker.failures import Aborted, DecodeFailed
from ryxd.models.worker.grammar import GrammarStuck, SchemaRefused
from ryxd.models.worker.job import Job
from ryxd.models.worker.pace import Pace
from ryxd.models.worker.parking import Parking
from ryxd.models.worker.plan import Part, plan
from ryxd.models.worker.prefixes import Prefixes
from ryxd.models.worker.sequences import Held, Sequences, common
from ryxd.models.worker.template import TemplateFailed
from ryxd.models.worker.turns import Turns
from ryxd.models.worker.watchdog import Patience, Watchdog
from ryxd.models.worker.writers import Writers

_READING = 0.05
"""Seconds of a turn that may go into making tokens of new requests while others are answered."""
_DRAFTERS = 2
"""More answers at once than these fill a step by themselves: no drafts."""
_TRIALS = (1, 1, 5, 1, 5)
"""Tokens of steps that are tried before the first request, if there is time: they bring the weights into memory,
and tell what drafts would cost."""
_IDLE = 512
"""Cells in use that nobody's answer needs: more are parked while answers are written."""
_LATELY = 0.2
"""How much the last drafts count in how often an answer's drafts turn out right."""


class Scheduler:
    """All requests of one model. `turn` is called for ever, by the thread that owns the context."""

    def __init__(
        self,
        context: Context,
        writers: Writers,
        desk: Desk,
        send: Callable[[Message], None],
        *,
        prefixes: Prefixes,
        load: Load,
    ) -> None:
        self._context = context
        self._writers = writers
        self._desk = desk
        self._send = send
        self._prefixes = prefixes
        self._draft = load.draft and context.partial
        self._pace = Pace(load.chunk)
        self.parking = Parking(context)
        self.sequences = Sequences(
            context,
            cells=context.cells,
            ids=context.ids,
            prefixes=context.prefixes,
            park=self.parking.park,
        )
        self._turns = Turns()
        self._active: list[Job] = []
        self._unread: deque[tuple[Complete, float]] = deque()
        self._admission = Admission(
            self.sequences, self._turns, self._active, context, prefixes=prefixes, parking=self.parking
        )
        self._steps = 0
        self._watchdog = Watchdog(send, context.interrupt, Patience.of(load))
        self._trials = list(_TRIALS)

    @property
    def idle(self) -> bool:
        """Whether nobody waits for anything."""
        return not (self._active or self._turns or self._unread)

    def turn(self) -> None:
        """Hear, let in, step, tell; without work, do what makes later work quicker, or wait for some."""
        unsaved = self._unsaved() if self.idle else None
        news = self._desk.collect(wait=self.idle and unsaved is None and not self._trials)
        for refused in news.refused:
            self._send(refused)
        now = time.monotonic()
        self._unread.extend((job, now) for job in news.jobs)
        for number in news.cancelled:
            self._cancel(number)
        self._read()
        self._let_in()
        if self._active:
            self.sequences.thin(_IDLE)
            self._step()
        elif self._turns and not self.sequences.forget_idle():
            job = next(self._turns.heads())  # by our count this can't be; waiting for ever would be worse
            self._turns.drop(job)
            self._refuse(job.id, DecodeFailed("there are no cells for it"))
        elif unsaved and self.idle:
            self._prefixes.save(unsaved.tokens, self._context.state(unsaved.id))
        elif self._trials and news == News():
            self._try(self._trials.pop(0))

    # --- requests come and go

    def _read(self) -> None:
        """Make tokens of what came; who can never be answered is told now, before anything is decoded."""
        until = time.monotonic() + _READING
        while self._unread and (not self._active or time.monotonic() < until):
            asked, arrived = self._unread.popleft()
            try:
                prompt, fixed = self._writers.prompt(asked)
            except Exception as error:
                self._refuse(asked.id, error)
                continue
            room = self._context.context
            if len(prompt) >= room:
                self._desk.left(asked.id)
                words = f"{len(prompt)} tokens do not fit into {room}"
                self._send(Unanswered(asked.id, "context_full", words, len(prompt), room))
            elif not prompt:
                self._refuse(asked.id, TemplateFailed("its chat template makes nothing of these messages"))
            else:
                # the last token is told without being decoded, so an answer can end one after the context
                asked = replace(asked, max_tokens=max(1, min(asked.max_tokens, room - len(prompt) + 1)))
                self._turns.put(Job(asked, prompt, min(fixed, len(prompt)), arrived, list(prompt)))

    def _let_in(self) -> None:
        while (job := self._admission.next()) is not None:
            self._desk.left(job.id)
            try:
                job.writer = job.writer or self._writers.begin(job.asked, job.prompt)
            except Exception as error:
                self._end(job, keep=len(job.prompt))
                self._refuse(job.id, error)

    def _refuse(self, number: int, error: Exception) -> None:
        """One request fails; what was not foreseen is its own failure too, and its trace goes to the log."""
        self._desk.left(number)
        if isinstance(error, SchemaRefused | TemplateFailed):
            self._send(Unanswered(number, "refused", str(error)))
            return
        if not isinstance(error, GrammarStuck | DecodeFailed):
            traceback.print_exception(error, file=sys.stderr)
        self._send(Unanswered(number, "broken", str(error) or type(error).__name__))

    def _cancel(self, number: int) -> None:
        self._desk.left(number)
        self._unread = deque(entry for entry in self._unread if entry[0].id != number)
        if job := self._turns.find(number):
            self._turns.drop(job)
            if job.writer:
                job.writer.close()
        elif job := next((job for job in self._active if job.id == number), None):
            self._end(job, keep=len(job.prompt))

    def _end(self, job: Job, keep: int) -> None:
        """A request is over; the first tokens of its sequence are kept while there is room."""
        self._active.remove(job)
        if job.writer:
            job.writer.close()
        if job.held:
            self.sequences.rest(job.held, keep)
            job.held = None

    # --- steps

    def _step(self) -> None:
        order = sorted(self._active, key=lambda job: job.stepped)
        parts = self._prepared(self._fitting(plan(order, self._pace, self._context.step, self._context.rows)))
        if not parts:
            return
        self._before(parts)
        begun = time.monotonic()
        try:
            rows = self._context.decode([_feed(part) for part in parts])
        except (Aborted, Full) as error:
            late = self._watchdog.end()
            for part in parts:
                assert part.job.held
                self.sequences.cut(part.job.held, len(part.job.held.tokens))
                if late:  # again it would take as long
                    words = f"one step took over {time.monotonic() - begun:.0f} s; ask again with less at once"
                    self._fail(part.job, DecodeFailed(words))
            if isinstance(error, Full) and not self.sequences.forget_idle():
                raise  # there is room by our count and not by llama.cpp's: start again with a clean process
            self._send(Beat(self._steps))
            return
        finally:
            self._after()
        answers = sum(len(part.tokens) for part in parts if part.answer)
        prompts = sum(len(part.tokens) for part in parts) - answers
        self._pace.saw(answers, prompts, time.monotonic() - begun)
        for part in parts:
            assert part.job.held
            self.sequences.grow(part.job.held, part.tokens)
            self._admission.pin(part.job)
        self._tell(parts, rows)

    def _fitting(self, parts: list[Part]) -> list[Part]:
        """What cells are left for. All that was promised is; drafts may go beyond and have to wait."""
        while not self.sequences.make_room(sum(len(part.tokens) for part in parts)):
            part = max(parts, key=lambda part: part.wanted)
            parts.remove(part)
            if not parts:
                self._fail(part.job, DecodeFailed(f"there are no cells for {len(part.tokens)} tokens"))
        return parts

    def _prepared(self, parts: Sequence[Part]) -> list[Part]:
        """Let who will choose a token begin to think about which are allowed; once, however often it is tried."""
        ready = []
        for part in parts:
            job = part.job
            try:
                if part.wanted and job.writer and not job.prepared:
                    job.writer.prepare()
                    job.prepared = True
                ready.append(part)
            except Exception as error:
                self._fail(job, error)
        return ready

    def _before(self, parts: Sequence[Part]) -> None:
        """Right before a step: what has to know that one runs is told here."""
        self._steps += 1
        for part in parts:
            job = part.job
            job.stepped = self._steps
            if job.begun is None:
                job.begun = time.monotonic()
                self._send(Begun(job.id))
        self._desk.stepping(part.job.id for part in parts)
        self._watchdog.begin(self._steps)

    def _after(self) -> None:
        """Right after it, however it ended."""
        self._watchdog.end()
        self._desk.stepped()

    def _tell(self, parts: Sequence[Part], rows: Sequence[Rows]) -> None:
        """Let everyone who has logits write, and send all that was written at once."""
        texts: list[list[object]] = []
        ends: list[Callable[[], None]] = []
        for part, found in zip(parts, rows, strict=True):
            if not part.wanted:
                continue
            job = part.job
            try:
                pieces, done = self._write(job, found)
            except Exception as error:
                ends.append(lambda job=job, error=error: self._fail(job, error))  # type: ignore[misc]
                continue
            texts.extend([job.id, text, thought] for text, thought in pieces if text)
            if done:
                ends.append(lambda job=job: self._answer(job))  # type: ignore[misc]
        self._send(Texts(texts) if texts else Beat(self._steps))
        for end in ends:
            end()

    def _write(self, job: Job, rows: Rows) -> tuple[list[tuple[str, bool]], bool]:
        """One answer's part of a step: its new text, and whether it is done."""
        writer, held = job.writer, job.held
        assert writer
        assert held
        fed, drafts = len(writer.pending), writer.drafted
        pending = list(writer.pending)
        writer.limit_drafts(self._drafts(job))
        job.prepared = False
        taken = writer.take(rows)
        if job.first is None:
            job.first = time.monotonic()
        job.text += pending[: taken.kept]
        if taken.instead is not None:
            job.text[len(job.prompt) :] = taken.instead
        if drafts:
            right = max(0, taken.kept - (fed - drafts)) / drafts
            job.sure += _LATELY * (right - job.sure)
        if (stays := common(held.tokens, job.text)) < len(held.tokens):
            self.sequences.cut(held, stays)
        if taken.stop:
            return taken.pieces + writer.finish(), True
        if not 0 < writer.wanted <= min(len(writer.pending), self._context.rows):
            raise DecodeFailed("it has not said how to go on")
        self._context.refuse_strangers(writer.pending)
        return taken.pieces, False

    def _drafts(self, job: Job) -> int:
        """How many drafts may follow the token that is chosen now."""
        if not self._draft or len(self._active) > _DRAFTERS or not job.held:
            return 0
        room = job.held.promised - len(job.held.tokens) - 1
        return max(0, min(room, self._pace.drafts(job.sure)))

    def _answer(self, job: Job) -> None:
        assert job.writer
        assert job.begun is not None
        try:
            answered = job.writer.answered(
                tokens_in=len(job.prompt),
                tokens_cached=job.cached,
                seconds=time.monotonic() - job.begun,
                waited=job.begun - job.arrived,
                first=(job.first or job.begun) - job.begun,
            )
        except Exception as error:
            self._fail(job, error)
            return
        self._end(job, keep=len(job.text))
        self._send(answered)

    def _fail(self, job: Job, error: Exception) -> None:
        self._end(job, keep=0)
        if isinstance(error, DecodeFailed):
            # no numbers (NaN) may have come from what it shared with others
            self.sequences.forget_idle()
            self.parking.clear()
        self._refuse(job.id, error)

    # --- when there is time

    def _try(self, tokens: int) -> None:
        """Make a step for nobody, to see how long it takes."""
        number = self._context.ids - 1
        if number in self.sequences.all or self.sequences.free < tokens:
            return
        begun = time.monotonic()
        self._context.decode([Feed(number, 0, [0] * tokens, tokens)])
        if len(self._trials) < len(_TRIALS) - 1:  # the first one reads the weights
            self._pace.saw(tokens, 0, time.monotonic() - begun)
        self._context.cut(number, 0)

    def _unsaved(self) -> Held | None:
        wanted = (held for held in self.sequences.all.values() if held.kind == "prefix")
        return next((held for held in wanted if self._prefixes.wants(held.tokens)), None)


def _feed(part: Part) -> Feed:
    assert part.job.held
    return Feed(part.job.held.id, len(part.job.held.tokens), part.tokens, part.wanted)
