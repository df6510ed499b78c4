"""One client of the socket: its requests, its subscriptions, and how it goes."""

import asyncio
import logging
import re
import select
import socket
from collections.abc import Coroutine
from dataclasses import dataclass, replace

from ryxd.server.lines import Lines
from ryxd.server.operations import Caller, Operations, perform
from ryxd.server.subscription import Subscription
from ryxd.wire import codec
from ryxd.wire.commands import MAX_LINE, AskReply, Command, Hello, Subscribe
from ryxd.wire.errors import Busy, RyxError, TooLarge
from ryxd.wire.vocabulary import view

log = logging.getLogger(__name__)

CHUNK = 1 << 16
"""Bytes read at a time: the most that is held of a line which is too long."""


HELLO = re.compile(rb'"method"\s*:\s*"hello"')
"""A line that may be a hello; inside a text its quotes would be escaped."""


@dataclass(frozen=True)
class Limits:
    """What one client, and all together, may take."""

    clients: int = 256
    requests: int = 16
    """Requests of one client at the same time; the next one is not read before one of them is done."""
    streams: int = 16
    """Subscriptions of one client at the same time."""
    stall: float = 30.0
    """Seconds a write may wait for a client that does not read."""
    farewell: float = 1.0
    """Seconds the last words may wait to be read before the connection is cut."""
    drain: float = 5.0
    """Seconds that requests in hand get when the daemon stops."""


class Connection:
    """Serves one client until it hangs up or is dropped. Every task made here ends in `serve`."""

    def __init__(
        self,
        operations: Operations,
        caller: Caller,
        reader: asyncio.StreamReader,
        writer: asyncio.StreamWriter,
        limits: Limits,
    ) -> None:
        self._operations = operations
        self._caller = caller
        self._reader = reader
        self._writer = writer
        self._limits = limits
        self._requests: set[asyncio.Task[None]] = set()
        self._streams: set[asyncio.Task[None]] = set()
        self._followed: set[Subscription] = set()
        self._bye: RyxError | None = None
        self._slots = asyncio.Semaphore(limits.requests)
        self._cut: asyncio.TimerHandle | None = None
        self._reading: asyncio.Task[None] | None = None

    async def serve(self, refusal: RyxError | None = None) -> None:
        """Answer until the client is gone; what it asked for by then is still done.

        With `refusal` the client hears only that. Returns when the connection is closed.
        """
        try:
            if refusal is not None:
                self.drop(refusal)
                return
            self._reading = asyncio.create_task(self._read(), name="ryxd client")
            await asyncio.wait({self._reading})
            if not self._reading.cancelled() and (error := self._reading.exception()) is not None:
                log.info("client %s: %r", self._caller, error)
            await self._finish()
            if self._bye is not None:
                self.drop(self._bye)
        finally:
            reading = set() if self._reading is None else {self._reading}
            await _end(reading | self._requests | self._streams)
            await self._close()

    async def stop(self, error: RyxError) -> None:
        """Take nothing more, finish what is in hand and tell it, within the limits; say why, and close."""
        self._bye = error
        if self._reading is not None:
            self._reading.cancel()
        if self._requests:
            await asyncio.wait(set(self._requests), timeout=self._limits.drain)
        for events in self._followed:
            events.finish()
        if self._streams:
            await asyncio.wait(set(self._streams), timeout=self._limits.farewell)
        self.drop(error)

    def drop(self, error: RyxError) -> None:
        """Send a last error line, if the client still reads, and close. Takes no time."""
        if self._cut is None:
            self._write(codec.failure(None, error))
            self._hang_up()

    def _hang_up(self) -> asyncio.TimerHandle:
        """Close after what is written has been read, or soon in any case. Ends all streams."""
        if self._cut is None:
            self._writer.close()
            transport = self._writer.transport
            self._cut = asyncio.get_running_loop().call_later(self._limits.farewell, transport.abort)
            for stream in self._streams - {asyncio.current_task()}:
                stream.cancel()
        return self._cut

    async def _close(self) -> None:
        cut = self._hang_up()
        try:
            await self._writer.wait_closed()  # the cut is its limit
        except ConnectionError:
            pass  # that, too, is closed
        finally:
            cut.cancel()

    async def _read(self) -> None:
        lines = Lines(MAX_LINE)
        while data := await self._reader.read(CHUNK):
            for line in lines.feed(data):
                if line is None:
                    await self._send(
                        codec.failure(None, TooLarge(f"a line may have {MAX_LINE} bytes; this one has more"))
                    )
                elif HELLO.search(line):
                    # in its turn, before anything behind it: whom we refuse asks us nothing
                    await self._answer(line)
                    if self._cut is not None:
                        return
                elif line.strip():
                    await self._slots.acquire()
                    self._start(self._requests, self._answer(line)).add_done_callback(
                        lambda _: self._slots.release()
                    )

    async def _finish(self) -> None:
        """The client writes no more. It may still read (`nc -N`), or have gone."""
        gone = asyncio.create_task(_gone(self._writer.get_extra_info("socket")), name="ryxd hang-up")
        try:
            # what it asked for before it went is done: it may not want the answer, but it wants the deed
            while self._requests:
                await asyncio.wait(set(self._requests))
            while self._streams and not gone.done():
                await asyncio.wait({gone, *self._streams}, return_when=asyncio.FIRST_COMPLETED)
        finally:
            await _end({gone})

    async def _answer(self, line: bytes) -> None:
        number: codec.Id = None
        silent = refused = False
        try:
            request = codec.parse(line)
            number, silent = request.id, request.notification
            if isinstance(request.command, Hello):
                refused = True  # until it has been answered
                if request.command.client:
                    self._caller = replace(self._caller, name=request.command.client)
            answer = await self._do(number, request.command, silent=silent)
            refused = False
        except RyxError as error:
            answer = b"" if silent else codec.failure(number, error)
        await self._send(answer)
        if refused:
            self._hang_up()

    async def _do(self, number: codec.Id, command: Command, *, silent: bool) -> bytes:
        """Do a command. Gives the line to answer with; it goes out before the stream it opens."""
        want = command if isinstance(command, Subscribe) else None
        streams = bool(getattr(command, "stream", False))
        if want is not None or streams:
            self._may_stream()
        reply = await perform(self._operations, command, self._caller)
        # nothing is awaited from here to `subscribe`: what is only streamed must not be missed either
        answer = b"" if silent else codec.reply(number, reply)
        if streams and isinstance(reply, AskReply):
            want = Subscribe(run=reply.run, after=0)
        if want is None:
            return answer
        self._follow(self._operations.subscribe(want), answer)
        return b""

    def _may_stream(self) -> None:
        if len(self._streams) >= self._limits.streams:
            raise Busy(f"one connection may have {self._limits.streams} subscriptions; open another one")

    def _follow(self, events: Subscription, answer: bytes) -> None:
        events.lagged = self.drop
        self._followed.add(events)
        self._start(self._streams, self._stream(events, answer))

    async def _stream(self, events: Subscription, answer: bytes) -> None:
        async with events:
            await self._send(answer)
            try:
                words = view(events.want.vocabulary)
                async for event in events:
                    if words is None:
                        await self._send(codec.event(event))
                        continue
                    for each in words.tell(event):
                        await self._send(codec.viewed(each))
            except RyxError as error:
                self.drop(error)
            finally:
                self._followed.discard(events)

    async def _send(self, line: bytes) -> None:
        """Write a line and wait, within the limit, until the client has read most of what there is."""
        self._write(line)
        try:
            async with asyncio.timeout(self._limits.stall):
                await self._writer.drain()
        except TimeoutError:
            log.warning("client %s has not read for %.0f s: dropped", self._caller, self._limits.stall)
            self._writer.transport.abort()
        except ConnectionError:
            pass  # it has gone; `_read` sees that too

    def _write(self, line: bytes) -> None:
        if line and not self._writer.is_closing():
            self._writer.write(line)

    def _start(self, owner: set[asyncio.Task[None]], work: Coroutine[None, None, None]) -> asyncio.Task[None]:
        task = asyncio.create_task(work, name="ryxd request")
        owner.add(task)
        task.add_done_callback(owner.discard)
        return task


async def _gone(connected: socket.socket) -> None:
    """Wait until the other side has closed altogether, not only its writing half.

    A descriptor whose reading half has ended is readable for ever, so the loop must not watch it. An
    epoll of our own that asks for nothing still reports a hang-up (epoll_ctl(2)), and can be watched.
    """
    loop = asyncio.get_running_loop()
    with select.epoll() as hung_up:
        try:
            hung_up.register(connected.fileno(), 0)
        except (OSError, ValueError):
            return  # closed on our side already
        happened = asyncio.Event()
        loop.add_reader(hung_up.fileno(), happened.set)
        try:
            await happened.wait()
        finally:
            loop.remove_reader(hung_up.fileno())


async def _end(tasks: set[asyncio.Task[None]]) -> None:
    for task in tasks:
        task.cancel()
    if tasks:
        await asyncio.wait(tasks)
