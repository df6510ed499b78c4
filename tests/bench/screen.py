"""Does the screen of `ryxctl watch` keep up? Tokens of a long run, as fast as models write them and as fast as it can.

    python -m tests.bench.screen [SECONDS]

Against a client that only reads the same lines from the same socket and decodes their JSON. The daemon is a process of its own
that plays a run with many tool calls; the screen is the real one, with a terminal that keeps what is drawn and shows it nobody.
"""

import asyncio
import multiprocessing
import sys
import tempfile
import time
from collections.abc import Callable
from pathlib import Path

from ryxctl.line import Connection
from ryxctl.watching.app import Watching
from ryxctl.watching.feed import Feed
from ryxctl.watching.run import Line
from ryxd.wire import codec
from ryxd.wire import events as told
from ryxd.wire.commands import Done, ShowReply
from tests.bench.seeing import run_of
from tests.ctl import stories
from tests.ctl.stubserver import Peer, Stub

RATE = 200
"""Tokens a second, about what a small model writes on a graphics card."""
CALLS = 1_000
"""Events of the run that stand on the screen already."""
BURST = 20_000
"""Tokens that are sent as fast as the socket takes them."""


async def play(path: str, count: int, rate: float) -> None:
    """A daemon that sends tokens, at a rate or (0) at once, and then one event that says it was the last."""
    info = stories.info("r1", "read all")
    past = tuple(each.model_dump(mode="json") for each in run_of("r1", "s1", CALLS, 1)[:-1])

    async with Stub(Path(path)) as stub:

        async def show(_command: object, peer: Peer) -> None:
            await peer.reply(ShowReply(run=info, events=past))

        async def status(_command: object, peer: Peer) -> None:
            await peer.reply(stories.STATUS.model_copy(update={"active": (info,)}))

        async def subscribe(_command: object, peer: Peer) -> None:
            await peer.reply(Done())
            tasks.append(asyncio.create_task(write(peer)))

        async def write(peer: Peer) -> None:
            began = time.monotonic()
            for number in range(count):
                await peer.raw(codec.event(told.Token(run="r1", agent="file", message_id="m", text=f"word{number} ")))
                if rate and (wait := began + number / rate - time.monotonic()) > 0:
                    await asyncio.sleep(wait)
            at = int(time.time() * 1000)
            await peer.raw(codec.event(told.Status(id=10**6, run="r1", agent="file", text=str(at), at=at)))

        tasks: list[asyncio.Task[None]] = []
        stub.plays |= {"show": show, "status": status, "subscribe": subscribe}
        await asyncio.Event().wait()


def served(path: str, count: int, rate: float) -> None:
    asyncio.run(play(path, count, rate))


def with_daemon(count: int, rate: float, do: Callable[[str], tuple[float, float, float]]) -> tuple[float, float, float]:
    """Seconds, seconds of processor, and seconds between the last event's sending and its being known."""
    with tempfile.TemporaryDirectory() as folder:
        path = f"{folder}/ryxd.sock"
        process = multiprocessing.get_context("spawn").Process(target=served, args=(path, count, rate), daemon=True)
        process.start()
        while not Path(path).exists():
            time.sleep(0.05)
        try:
            return do(path)
        finally:
            process.kill()
            process.join()


def bare(path: str) -> tuple[float, float, float]:
    """Read and decode, and nothing else."""
    connection = Connection(path.encode())
    connection.send("subscribe", {"run": "r1", "after": CALLS})
    began, spent = time.monotonic(), time.process_time()
    while True:
        message = connection.receive()
        assert message is not None
        event = message.get("params") or {}
        if event.get("kind") == "status":
            lag = time.time() - event["at"] / 1000
            connection.close()
            return time.monotonic() - began, time.process_time() - spent, lag


def drawn(path: str) -> tuple[float, float, float]:
    """The screen, until it knows of the last event and has drawn it."""

    async def look() -> tuple[float, float, float]:
        app = Watching(Feed(path.encode(), "r1"))
        async with app.run_test(size=(120, 40)):
            while not app.feed.runs.runs.get("r1"):
                await asyncio.sleep(0.01)
            began, spent = time.monotonic(), time.process_time()
            run = app.feed.runs.runs["r1"]
            while run.last < 10**6 or app._drawing:
                await asyncio.sleep(0.01)
            last = run.holder("file")[-1]
            assert isinstance(last, Line)
            lag = time.time() - int(last.text) / 1000
            return time.monotonic() - began, time.process_time() - spent, lag

    return asyncio.run(look())


def main() -> None:
    """Print all of it."""
    seconds = int(sys.argv[1]) if len(sys.argv) > 1 else 10
    count = seconds * RATE
    _, base, lag = with_daemon(count, RATE, bare)
    print(f"{RATE} tokens a second for {seconds} s, read and decoded only: {base / seconds:.1%} of a processor (baseline)")
    took, spent, lag = with_daemon(count, RATE, drawn)
    print(f"  on the screen, below {CALLS} events: {spent / took:.0%} of a processor, {spent / base:.0f} times that; the last event is drawn {lag * 1000:.0f} ms after it was sent")
    took, base, _ = with_daemon(BURST, 0, bare)
    print(f"{BURST} tokens at once, read and decoded only: {BURST / took:.0f} a second (baseline)")
    took, spent, _ = with_daemon(BURST, 0, drawn)
    print(f"  on the screen: {BURST / took:.0f} a second, {BURST / took / RATE:.0f} times {RATE}")


if __name__ == "__main__":
    main()
