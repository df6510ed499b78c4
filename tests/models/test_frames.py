import asyncio
import socket
import threading
from collections.abc import AsyncIterator

import pytest

from ryxd.models import frames

EACH = [
    frames.Load("/m.gguf", 1, 2, -1),
    frames.Complete(
        7, [["user", "Grüße \udcff 🎉"]], {"type": "object"}, 10, 0.5, 9, interactive=False, extra={"a": 1}
    ),
    frames.Cancel(7),
    frames.Progress(0.5),
    frames.Ready("m", 512, 2048, 1, template=False),
    frames.Failed("no"),
    frames.Begun(7),
    frames.Beat(7),
    frames.Texts([[7, "a\nb", False]]),
    frames.Answered(7, "t", "grammar", 1, 2, 3, 0.1, 0.9, 0.8),
    frames.Unanswered(7, "context_full", "full", 600, 512),
]


@pytest.fixture
async def line() -> AsyncIterator[tuple[asyncio.StreamReader, asyncio.StreamWriter, socket.socket]]:
    ours, theirs = socket.socketpair()
    reader, writer = await asyncio.open_connection(sock=ours)
    with theirs:
        yield reader, writer, theirs
        writer.close()
        await asyncio.wait([asyncio.ensure_future(writer.wait_closed())])


@pytest.mark.parametrize("message", EACH, ids=lambda message: type(message).__name__)
async def test_every_message_crosses_in_both_directions(line, message) -> None:
    reader, writer, theirs = line
    pipe = frames.Pipe(theirs)
    pipe.send(message)
    assert await frames.receive(reader) == message
    writer.write(frames.pack(message))
    assert await asyncio.to_thread(pipe.receive) == message


def test_every_kind_is_tried_above() -> None:
    assert {type(message) for message in EACH} == set(frames._KINDS.values())


async def test_an_end_between_two_frames_is_an_end(line) -> None:
    reader, writer, theirs = line
    theirs.shutdown(socket.SHUT_WR)
    assert await frames.receive(reader) is None
    writer.close()
    assert await asyncio.to_thread(frames.Pipe(theirs).receive) is None


@pytest.mark.parametrize(
    "raw",
    [
        b"\0",
        b"\0\0\0\5ab",
        b"\0\0\0\0",
        b"\0\0\0\2[]",
        b"\0\0\0\2{}",
        b"\0\0\0\x0f" + b'{"kind":"nope"}',
        b"\0\0\0\x10" + b'{"kind":"begun"}',
        b"\0\0\0\x1c" + b'{"kind":"begun","id":1,"x":2',
        b"\xff\xff\xff\xff",
    ],
)
async def test_half_a_frame_or_none_at_all_is_told_on_both_sides(line, raw: bytes) -> None:
    reader, writer, theirs = line
    theirs.sendall(raw)
    theirs.shutdown(socket.SHUT_WR)
    with pytest.raises(frames.BrokenFrame):
        await frames.receive(reader)
    writer.write(raw)
    writer.write_eof()
    with pytest.raises(frames.BrokenFrame):
        await asyncio.to_thread(frames.Pipe(theirs).receive)


async def test_a_frame_may_come_in_any_pieces(line) -> None:
    reader, _, theirs = line
    raw = frames.pack(frames.Texts([[1, "ü" * 5000, True]]))

    def dribble() -> None:
        for start in range(0, len(raw), 999):
            theirs.sendall(raw[start : start + 999])

    thread = threading.Thread(target=dribble)
    thread.start()
    assert await frames.receive(reader) == frames.Texts([[1, "ü" * 5000, True]])
    thread.join()


def test_what_is_over_the_limit_is_not_sent() -> None:
    with pytest.raises(frames.BrokenFrame):
        frames.pack(frames.Texts([[1, "x" * frames.LIMIT, False]]))
