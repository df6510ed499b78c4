"""The worker's day: take a request, interactive ones first, answer it, take the next."""

import heapq
import os
import sys
import threading
import time
from collections.abc import Callable

from ryxd.models.frames import (
    Beat,
    Begun,
    BrokenFrame,
    Cancel,
    Complete,
    Failed,
    Load,
    Message,
    Pipe,
    Progress,
    Ready,
    Texts,
    Unanswered,
)
from ryxd.models.worker.decoding import Decoder, Overlong
from ryxd.models.worker.grammar import GrammarStuck, SchemaRefused
from ryxd.models.worker.llama import Aborted, DecodeFailed, LoadFailed, Log, Model
from ryxd.models.worker.template import TemplateFailed

_PROGRESS = 0.05
"""Seconds between two reports of a load."""


class Desk:
    """The requests that wait, and the current one. INVARIANT: changed only under its lock, by two threads."""

    def __init__(self, interrupt: Callable[[bool], None]) -> None:
        """`interrupt` makes the step that runs now stop, or no longer stop."""
        self._change = threading.Condition()
        self._waiting: list[tuple[bool, int, Complete]] = []
        self._current: int | None = None
        self._unwanted = False
        self._interrupt = interrupt

    def put(self, job: Complete) -> None:
        """Queue a request."""
        with self._change:
            heapq.heappush(self._waiting, (not job.interactive, job.id, job))
            self._change.notify()

    def take(self) -> Complete:
        """Wait for the next request; it is the current one until `done`."""
        with self._change:
            while not self._waiting:
                self._change.wait()
            job = heapq.heappop(self._waiting)[2]
            self._current = job.id
            return job

    def done(self) -> None:
        """The current request is over."""
        with self._change:
            self._current, self._unwanted = None, False
            self._interrupt(False)

    def cancel(self, wanted: int) -> None:
        """Forget a request, wherever it is."""
        with self._change:
            self._waiting = [entry for entry in self._waiting if entry[1] != wanted]
            heapq.heapify(self._waiting)
            if wanted == self._current:
                self._unwanted = True
                # under the lock: a moment later it would hit the next request
                self._interrupt(True)

    def unwanted(self) -> bool:
        """Whether the current request was cancelled."""
        return self._unwanted


def serve(pipe: Pipe, load: Load) -> None:
    """Load the model and answer until the daemon closes the socket (which ends the process)."""
    log = Log()
    reported = 0.0

    def progress(value: float) -> None:
        nonlocal reported
        if value >= 1 or time.monotonic() - reported >= _PROGRESS:
            reported = time.monotonic()
            pipe.send(Progress(min(value, 1.0)))

    try:
        model = Model(load, log, progress)
        decoder = Decoder(model)
    except (LoadFailed, TemplateFailed) as error:
        pipe.send(Failed(str(error)))
        return
    desk = Desk(model.interrupt)
    threading.Thread(target=_listen, args=(pipe, desk), daemon=True, name="listen").start()
    pipe.send(Ready(model.name, model.context, model.vocabulary.size, model.threads, model.template is not None))
    while True:
        job = desk.take()
        pipe.send(Begun(job.id))
        answer = _answer(decoder, job, desk, pipe)
        desk.done()
        if answer:
            pipe.send(answer)


def _listen(pipe: Pipe, desk: Desk) -> None:
    try:
        while (message := pipe.receive()) is not None:
            if isinstance(message, Complete):
                desk.put(message)
            elif isinstance(message, Cancel):
                desk.cancel(message.id)
    except BrokenFrame as error:
        sys.stderr.write(f"{error}\n")
    os._exit(0)  # nobody is left to answer to; the model's memory goes with the process


def _answer(decoder: Decoder, job: Complete, desk: Desk, pipe: Pipe) -> Message | None:
    """The answer to one request, or why there is none; None when nobody wants it any more.

    What is not foreseen here ends the process: the daemon starts a clean one and asks again.
    """

    def emit(text: str) -> None:
        pipe.send(Texts([[job.id, text, False]]) if text else Beat(0))

    try:
        return decoder.answer(job, emit, desk.unwanted)
    except Aborted:
        return None
    except Overlong as error:
        return Unanswered(job.id, "context_full", str(error), error.tokens, error.room)
    except (SchemaRefused, TemplateFailed) as error:
        return Unanswered(job.id, "refused", str(error))
    except (GrammarStuck, DecodeFailed) as error:
        return Unanswered(job.id, "broken", str(error))
