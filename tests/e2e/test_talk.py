"""`ryxctl talk` on a terminal: line by line, with what was typed before, an answer that streams and can be stopped."""

import asyncio
import json
import os
import sys
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path

import pytest

from tests.ctl.conftest import Terminal
from tests.e2e.daemon import ROOT, Daemon
from tests.fakes import endpoint as peers
from tests.fakes.endpoint import Asked, Handler, Peer, Reply, chunk, streams, usage

GOLDEN = Path(__file__).parent.parent / "golden" / "agent-1.json"


def answers(text: str) -> Handler:
    return streams(json.dumps({"tool": "answer", "args": {"text": text}}))


@pytest.fixture
async def peer() -> AsyncIterator[Peer]:
    async with peers.llama_server(8192, answers("On Friday.")) as peer:
        yield peer


@pytest.fixture
async def ryx(tmp_path: Path, peer: Peer) -> AsyncIterator[Daemon]:
    path = f"{Path(sys.executable).parent}:{os.environ['PATH']}"
    async with Daemon(tmp_path, config=f'[models.small]\nurl = "{peer.url}"\n', env={"PATH": path}) as daemon:
        assert (await daemon.ctl("restore", str(GOLDEN)))[0] == 0
        yield daemon


@asynccontextmanager
async def talking(ryx: Daemon, *words: str) -> AsyncIterator[tuple[Terminal, asyncio.subprocess.Process]]:
    terminal = Terminal()
    process = await asyncio.create_subprocess_exec(
        str(ROOT / "bin" / "ryxctl"),
        "talk",
        *words,
        env={**ryx.env, "TERM": "xterm"},
        cwd=ryx.home,
        stdin=terminal.slave,
        stdout=terminal.slave,
        stderr=terminal.slave,
        start_new_session=True,
        preexec_fn=lambda: _controls(terminal.name),
    )
    try:
        yield terminal, process
    finally:
        if process.returncode is None:
            process.kill()
            await process.wait()
        terminal.close()


def _controls(name: str) -> None:
    """Make it the terminal of a new session: Ctrl-C then reaches who is in front."""
    os.close(os.open(name, os.O_RDWR))


async def says(terminal: Terminal, typed: str, answer: bytes) -> None:
    """Type a line at the prompt, and wait for its answer and the next prompt."""
    terminal.screen = b""
    terminal.type(typed)
    await terminal.until(answer)
    async with asyncio.timeout(20):
        while b"ryx/anna> " not in terminal.screen.rpartition(answer)[2]:
            await asyncio.sleep(0.02)


async def left(process: asyncio.subprocess.Process) -> int:
    async with asyncio.timeout(20):
        return await process.wait()


async def test_a_talk_goes_on_until_ctrl_d_and_is_there_again_the_next_time(ryx: Daemon, peer: Peer) -> None:
    async with talking(ryx, "anna") as (terminal, process):
        await terminal.until(b"You speak with ryx/anna (s1). Ctrl-D leaves, Ctrl-C stops an answer.")
        await terminal.until(b"ryx/anna> ")
        await says(terminal, "When is it?\n", b"On Friday.")
        terminal.screen = b""
        terminal.type("\n")  # nothing is nothing
        await terminal.until(b"ryx/anna> ")
        await says(terminal, "\x1b[A\n", b"On Friday.")  # what was typed before
        assert b"When is it?" in terminal.screen
        terminal.type("\x04")
        assert await left(process) == 0
    assert len(peer.bodies) == 2
    history = ryx.folder / "state" / "ryx" / "talk_history"
    assert history.read_text().splitlines() == ["When is it?"]
    assert history.stat().st_mode & 0o777 == 0o600
    async with talking(ryx, "anna") as (terminal, process):
        await terminal.until(b"ryx/anna> ")
        await says(terminal, "\x1b[A\n", b"On Friday.")
        terminal.type("\x04")
        assert await left(process) == 0
    # it remembers all of that
    assert sum("When is it?" in str(message["content"]) for message in peer.bodies[-1]["messages"]) == 3


async def test_ctrl_c_stops_an_answer_and_not_the_talk(ryx: Daemon, peer: Peer) -> None:
    goes_on = asyncio.Event()

    async def slowly(reply: Reply, asked: Asked) -> None:
        await goes_on.wait()
        await answers("It is late.")(reply, asked)

    peer.chats[:] = [slowly, answers("Here I am.")]
    async with talking(ryx, "anna") as (terminal, process):
        await terminal.until(b"ryx/anna> ")
        terminal.type("Tell me all.\n")
        client = await ryx.client()
        async with asyncio.timeout(20):
            while not peer.bodies:
                await asyncio.sleep(0.05)
        terminal.screen = b""
        terminal.type("\x03")
        await terminal.until(b"ryx/anna> ")
        goes_on.set()
        (run, *_) = (await client.call("runs"))["runs"]
        assert run["state"] == "cancelled"
        await says(terminal, "Still there?\n", b"Here I am.")
        terminal.type("\x04")
        assert await left(process) == 0
        await client.close()


async def test_a_talk_outlives_a_daemon_that_is_gone_for_a_moment(ryx: Daemon) -> None:
    async with talking(ryx, "anna") as (terminal, process):
        await terminal.until(b"ryx/anna> ")
        await ryx.stop()
        terminal.type("Anybody?\n")
        await terminal.until(b"no daemon answers")
        await ryx.start()
        await terminal.until(b"ryx/anna> ")
        await says(terminal, "And now?\n", b"On Friday.")
        terminal.type("\x04")
        assert await left(process) == 0


async def test_an_answer_is_shown_while_it_is_being_decoded(ryx: Daemon, peer: Peer) -> None:
    goes_on = asyncio.Event()
    whole = json.dumps({"tool": "answer", "args": {"text": "It is late."}})

    async def slowly(reply: Reply, asked: Asked) -> None:
        await reply.begin()
        await reply.data(chunk({"role": "assistant", "content": ""}), chunk({"content": whole[:44]}))
        await goes_on.wait()
        await reply.data(chunk({"content": whole[44:]}), chunk(finish="stop"), usage(3, 2), "[DONE]")

    peer.chats[:] = [slowly]
    async with talking(ryx, "anna") as (terminal, process):
        await terminal.until(b"ryx/anna> ")
        terminal.type("How late is it?\n")
        await terminal.until(b"It is")
        assert b"late." not in terminal.screen.rpartition(b"How late is it?")[2]
        goes_on.set()
        await terminal.until(b"It is late.\r\nryx/anna> ")
        assert terminal.screen.count(b"It is") == 1
        terminal.type("\x04")
        assert await left(process) == 0
