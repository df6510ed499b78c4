"""A daemon that says what a test wrote down: a real socket, the real framing, no work."""

import asyncio
from collections.abc import Awaitable, Callable
from pathlib import Path
from types import TracebackType
from typing import Any, Self

from ryxd.wire import codec
from ryxd.wire.commands import (
    PROTOCOL,
    AskReply,
    Command,
    Done,
    HelloReply,
    ModelInfo,
    ReloadReply,
    Reply,
    RunInfo,
    RunsReply,
    ShowReply,
    StatusReply,
)
from ryxd.wire.errors import RyxError
from ryxd.wire.events import AnyEvent, Finished

RUN = RunInfo(
    id="r12", session="s3", text="where are my PDFs?", state="done", result="Two.", created=1767225600000
)
STATUS = StatusReply(
    server="ryxd 9.9",
    pid=77,
    uptime=125.0,
    active=(RUN.model_copy(update={"state": "running"}),),
    models=(ModelInfo(tier="small", state="loading", path="/m/s.gguf", progress=0.4),),
    runs=12,
    clients=2,
)
REPLIES: dict[str, Reply] = {
    "hello": HelloReply(protocol=PROTOCOL, server="ryxd 9.9", pid=77),
    "ask": AskReply(run="r12", session="s3"),
    "answer": AskReply(run="r13", session="s3"),
    "status": STATUS,
    "runs": RunsReply(runs=(RUN,)),
    "show": ShowReply(run=RUN, events=(Finished(run="r12", outcome="done", text="Two.").model_dump(mode="json"),)),
    "reload": ReloadReply(changed=("models.small",)),
}


def finished(text: str = "Two.", run: str = "r12", **more: Any) -> Finished:
    return Finished(**{"id": 9, "run": run, "session": "s3", "outcome": "done", "text": text, **more})


class Peer:
    """The client's end of one connection."""

    def __init__(self, writer: asyncio.StreamWriter) -> None:
        self._writer = writer
        self.id: codec.Id = None

    async def reply(self, reply: Reply) -> None:
        await self.raw(codec.reply(self.id, reply))

    async def fail(self, error: RyxError) -> None:
        await self.raw(codec.failure(self.id, error))

    async def events(self, *events: AnyEvent) -> None:
        for event in events:
            await self.raw(codec.event(event))

    async def raw(self, data: bytes) -> None:
        self._writer.write(data)
        await self._writer.drain()

    def hang_up(self) -> None:
        self._writer.close()


Play = Callable[[Any, Peer], Awaitable[None]]


class Stub:
    """`.seen` has the commands in order; `.plays` says what a command does instead of its usual reply."""

    def __init__(self, path: Path) -> None:
        self.path = path
        self.seen: list[Command] = []
        self.firsts: list[bytes] = []
        """What came in the first read of each connection."""
        self.plays: dict[str, Play] = {}
        self._news = asyncio.Condition()
        self._tasks: set[asyncio.Task[None]] = set()

    async def __aenter__(self) -> Self:
        self.path.parent.mkdir(parents=True, exist_ok=True)
        self._server = await asyncio.start_unix_server(self._serve, self.path, limit=1 << 22)
        return self

    async def __aexit__(
        self, kind: type[BaseException] | None, error: BaseException | None, at: TracebackType | None
    ) -> None:
        self._server.close()
        for task in list(self._tasks):
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)
        self.path.unlink(missing_ok=True)

    async def heard(self, name: str) -> Any:
        """The first command of this name, as soon as it has come."""
        async with asyncio.timeout(20), self._news:
            await self._news.wait_for(lambda: any(each.name == name for each in self.seen))
        return next(each for each in self.seen if each.name == name)

    @property
    def names(self) -> list[str]:
        return [each.name for each in self.seen if each.name != "hello"]

    async def _serve(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        task = asyncio.current_task()
        assert task is not None
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)
        peer = Peer(writer)
        try:
            buffer = b""
            while data := await reader.read(1 << 22):
                if not buffer:
                    self.firsts.append(data)
                *lines, buffer = (buffer + data).split(b"\n")
                for line in lines:
                    await self._one(line, peer)
        except ConnectionError:
            pass
        finally:
            writer.close()

    async def _one(self, line: bytes, peer: Peer) -> None:
        request = codec.parse(line)
        peer.id = request.id
        async with self._news:
            self.seen.append(request.command)
            self._news.notify_all()
        play = self.plays.get(request.command.name)
        if play is not None:
            await play(request.command, peer)
        elif getattr(request.command, "stream", False):
            reply: Any = REPLIES[request.command.name]
            await peer.reply(reply)
            await peer.events(finished(run=reply.run))
        else:
            await peer.reply(REPLIES.get(request.command.name, Done()))
