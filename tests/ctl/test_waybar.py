"""`ryxctl waybar` as a process: a line for each change, none for anything else; a daemon that comes, goes and comes back."""

import asyncio
import fcntl
import json
import os
import re
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

import pytest

from ryxd.wire import events as told
from ryxd.wire.commands import Done, ModelInfo, RunInfo, Runs, RunsReply, Show, ShowReply, Status, Subscribe
from tests.ctl.conftest import Ctl
from tests.ctl.stubserver import REPLIES, Peer, Stub


class Daemon:
    """A stub that holds the lock, as ryxd does; `peer` is who has subscribed."""

    def __init__(self, stub: Stub) -> None:
        self.stub = stub
        self.peer: asyncio.Queue[Peer] = asyncio.Queue()
        stub.plays |= {"subscribe": self._subscribe, "show": self._show, "status": self._status, "runs": self._runs}

    async def _status(self, _: Status, peer: Peer) -> None:
        quiet = {"active": (), "models": (ModelInfo(tier="medium", state="unconfigured"),)}
        await peer.reply(REPLIES["status"].model_copy(update=quiet))

    async def _runs(self, _: Runs, peer: Peer) -> None:
        await peer.reply(RunsReply(runs=()))

    async def _subscribe(self, _: Subscribe, peer: Peer) -> None:
        await peer.reply(Done())
        self.peer.put_nowait(peer)

    async def _show(self, command: Show, peer: Peer) -> None:
        info = RunInfo(id=command.run, session="s1", text="find <b>it</b> & go", state="running", created=1)
        await peer.reply(ShowReply(run=info, events=()))


@asynccontextmanager
async def ryxd(folder: Path) -> AsyncIterator[Daemon]:
    (folder / "ryx").mkdir(exist_ok=True)
    lock = os.open(folder / "ryx" / "ryxd.lock", os.O_RDWR | os.O_CREAT, 0o600)
    fcntl.flock(lock, fcntl.LOCK_EX | fcntl.LOCK_NB)
    os.write(lock, b"1234")
    try:
        async with Stub(folder / "ryx" / "ryxd.sock") as stub:
            yield Daemon(stub)
    finally:
        os.close(lock)


class Bar:
    def __init__(self, process: asyncio.subprocess.Process) -> None:
        self.process = process
        self.lines: list[dict[str, Any]] = []

    async def until(self, alt: str, text: str = "") -> dict[str, Any]:
        """The next line of this kind; no line says the same as the one before."""
        assert self.process.stdout is not None
        async with asyncio.timeout(20):
            while True:
                line = json.loads(await self.process.stdout.readline())
                assert not self.lines or line != self.lines[-1]
                self.lines.append(line)
                if (line["alt"], line["text"]) == (alt, text):
                    return line


@pytest.fixture
async def bar(ctl: Ctl) -> AsyncIterator[Bar]:
    process = await ctl.start("waybar")
    yield Bar(process)
    if process.returncode is None:
        process.kill()
    await process.communicate()


def acted(run: str, number: int, tool: str) -> told.Acted:
    return told.Acted(id=number, run=run, agent="file", action=f"{run}.{number}", tool=tool, args={})


async def test_a_line_for_each_change_from_off_to_waiting_and_back(bar: Bar, tmp_path: Path) -> None:
    assert (await bar.until("off"))["tooltip"] == "ryx is not running"
    async with ryxd(tmp_path) as daemon:
        peer = await daemon.peer.get()
        await bar.until("idle")
        subscribed = next(each for each in daemon.stub.seen if isinstance(each, Subscribe))
        assert subscribed.kinds is not None
        assert "token" not in subscribed.kinds
        await peer.events(told.Routed(id=1, run="r7", agent="ryx", level="SIMPLE", rule="unknown", handler="file"))
        line = await bar.until("thinking")
        assert "r7 find &lt;b&gt;it&lt;/b&gt; &amp; go: thinks" in line["tooltip"]
        await peer.events(acted("r7", 2, "search_files"))
        assert "search_files" in (await bar.until("acting"))["tooltip"]
        await peer.events(told.Returned(id=3, run="r7", agent="file", action="r7.2", tool="search_files", ok=True, preview="x"))
        await bar.until("thinking")
        await peer.events(told.Asked(id=4, run="r7", agent="file", question="Allow: rm \x1b[31m<x>?", waiting=True, name="q7.1"))
        line = await bar.until("waiting", "1")
        assert line["class"] == ["waiting"]
        assert line["tooltip"].startswith("? Allow: rm ␛[31m&lt;x&gt;?\nr7 ")
        await peer.events(told.Answered(id=5, run="r7", agent="file", choice="once", name="q7.1"))
        await bar.until("thinking")
        await peer.events(told.ModelLoading(id=6, tier="large", model="big.gguf", progress=0.4))
        line = await bar.until("thinking")
        assert (line["class"], line["percentage"], "large: big.gguf, loading 40%" in line["tooltip"]) == (["thinking", "loading"], 40, True)
        await peer.events(told.Finished(id=7, run="r7", outcome="done", text="It is there."))
        await bar.until("idle")
    assert (await bar.until("off"))["class"] == ["off"]
    async with ryxd(tmp_path):
        await bar.until("idle")
    await bar.until("off")


async def test_runs_side_by_side_are_counted_and_those_that_ended_forgotten(bar: Bar, tmp_path: Path) -> None:
    async with ryxd(tmp_path) as daemon:
        peer = await daemon.peer.get()
        await bar.until("idle")
        for number in range(12):
            await peer.events(told.Routed(id=number + 1, run=f"r{number}", agent="ryx", level="SIMPLE", rule="x", handler="chat"))
        line = await bar.until("thinking", "12")
        assert "and 4 more" in line["tooltip"]
        for number in range(11):
            await peer.events(told.Finished(id=number + 50, run=f"r{number}", outcome="done", text=""))
        line = await bar.until("thinking")
        assert re.findall(r"^(r\d+) ", line["tooltip"], re.MULTILINE) == ["r11"]


async def test_it_ends_with_who_reads_it_and_starts_no_daemon(ctl: Ctl, tmp_path: Path) -> None:
    """Without a daemon nothing connects: with systemd's socket that would start one."""
    (tmp_path / "ryx").mkdir()
    connected = asyncio.Event()

    async def somebody(_: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        connected.set()
        writer.close()

    server = await asyncio.start_unix_server(somebody, tmp_path / "ryx" / "ryxd.sock")
    read, write = os.pipe()
    process = await ctl.start("waybar", stdout=write)
    os.close(write)
    assert json.loads(os.read(read, 4096))["alt"] == "off"
    (tmp_path / "ryx" / "other").write_text("")  # something happens there, and it is no daemon
    await asyncio.sleep(0.3)
    assert (connected.is_set(), process.returncode) == (False, None)
    server.close()
    os.close(read)
    async with ryxd(tmp_path), asyncio.timeout(20):
        await process.communicate()
    assert process.returncode != 0


def test_the_module_that_ships_knows_each_state() -> None:
    folder = Path(__file__).parents[2] / "hypr"
    lines = (folder / "waybar.jsonc").read_text().splitlines()
    module = json.loads("\n".join(line for line in lines if not line.startswith("//")))["custom/ryx"]
    assert (module["exec"], module["return-type"]) == ("ryxctl waybar", "json")
    assert set(module["format-icons"]) == {"off", "idle", "thinking", "acting", "waiting"}
    assert module["format"] == "{icon} {0}"  # up to Waybar 0.10 there is no {text}, from 0.14 on no {} beside a name
    styled = set(re.findall(r"#custom-ryx\.(\w+)", (folder / "waybar.css").read_text()))
    assert styled <= {*module["format-icons"], "loading"}
