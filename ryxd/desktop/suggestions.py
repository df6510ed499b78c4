"""What the prompt suggests, kept in a file beside the socket: the menu can't wait for an answer (spec A11).

First what waits for the user, then what runs, then what was asked at the prompt before. The file is in the runtime
folder, which is the user's own and in memory.
"""

import asyncio
import contextlib
import logging
import os
from collections.abc import AsyncIterator, Awaitable, Callable, Sequence
from pathlib import Path
from types import TracebackType
from typing import Self

from ryxd.wire.errors import RyxError
from ryxd.wire.events import Answered, AnyEvent, Asked, Finished, Token

log = logging.getLogger(__name__)

FILE = "suggestions"
WIDE = 100
"""Characters of a line."""
SETTLES = 0.1
"""Seconds in which more of the same may come, before the file is written."""
LONGEST = 1000
"""Characters of a request that is suggested again: a longer one is no line that anybody typed."""

_MARKS = {"answer": "? ", "run": "▸ ", "ask": ""}


class Suggestions:
    """Keeps the file while it is entered.

    `events`   all runs'
    `asked`    what was asked at the prompt, the newest first: so many of them
    `running`  the runs in progress, each with its text
    `most`     how many requests are suggested; with 0 there is no file
    """

    def __init__(
        self,
        folder: Path,
        events: AsyncIterator[AnyEvent],
        *,
        asked: Callable[[int], Awaitable[Sequence[str]]],
        running: Callable[[], Sequence[tuple[str, str]]],
        most: Callable[[], int],
    ) -> None:
        self._file = folder / FILE
        self._events = events
        self._asked = asked
        self._running = running
        self._most = most
        self._waiting: dict[str, str] = {}
        """Questions that wait, by name."""
        self._changed = asyncio.Event()
        self._tasks: list[asyncio.Task[None]] = []

    async def __aenter__(self) -> Self:
        """Begin; returns at once."""
        self._changed.set()
        for work, name in ((self._follow(), "events"), (self._keep(), "file")):
            self._tasks.append(asyncio.create_task(work, name=f"suggestions: {name}"))
        return self

    async def __aexit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        """What waits and runs is nobody's any more; what was asked stays to be suggested."""
        for task in self._tasks:
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)
        self._waiting.clear()
        with contextlib.suppress(RyxError):
            await self._write(())

    async def _follow(self) -> None:
        try:
            async for event in self._events:
                if not isinstance(event, Token):
                    self._hear(event)
        except RyxError as error:
            log.warning("what the prompt suggests is no longer kept: %s", error)

    def _hear(self, event: AnyEvent) -> None:
        match event:
            case Asked(waiting=True, name=name):
                self._waiting[name] = event.question
            case Answered(name=name) if name:
                self._waiting.pop(name, None)
            case Finished():
                own = f"q{event.run.removeprefix('r')}."
                self._waiting = {name: text for name, text in self._waiting.items() if not name.startswith(own)}
            case _:
                pass
        if event.kind in {"routed", "asked", "answered", "finished"}:
            self._changed.set()

    async def _keep(self) -> None:
        while True:
            await self._changed.wait()
            await asyncio.sleep(SETTLES)
            self._changed.clear()
            try:
                await self._write(self._running())
            except RyxError as error:
                log.warning("what the prompt suggests can't be read: %s", error)

    async def _write(self, running: Sequence[tuple[str, str]]) -> None:
        """Write it anew. Raises JournalError."""
        most = self._most()
        asked = await self._asked(most) if most else ()
        lines = [("answer", name, text) for name, text in self._waiting.items()]
        lines += [("run", run, text) for run, text in running]
        lines += [("ask", text, text) for text in asked if len(text) <= LONGEST and text.isprintable()]
        text = "".join(_line(*each) for each in lines) if most else ""
        await asyncio.to_thread(_put, self._file, text)


def _line(kind: str, target: str, text: str) -> str:
    """One suggestion: kind, target and label, with tabs between them."""
    shown = " ".join("".join(letter if letter.isprintable() else " " for letter in text).split())
    shown = shown if len(shown) <= WIDE else f"{shown[: WIDE - 1]}…"
    return f"{kind}\t{target}\t{_MARKS[kind]}{shown}\n"


def _put(file: Path, text: str) -> None:
    """Replace the file, or remove it where there is nothing to suggest; blocking."""
    new = file.with_name(f"{file.name}.new")
    try:
        if not text:
            file.unlink(missing_ok=True)
            return
        handle = os.open(new, os.O_WRONLY | os.O_CREAT | os.O_TRUNC | os.O_CLOEXEC, 0o600)
        with os.fdopen(handle, "w", encoding="utf-8", errors="replace") as out:
            out.write(text)
        new.replace(file)
    except OSError as error:
        log.info("what the prompt suggests is not written: %s", error)
