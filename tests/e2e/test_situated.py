"""Where the user is on the desktop when they ask, and what that means for the request (spec A11): the real daemon, a
compositor that speaks Hyprland's protocol, a real shell on a terminal."""

import asyncio
import contextlib
import os
import pty
import sqlite3
from collections.abc import AsyncIterator, Iterator
from pathlib import Path
from typing import Any

import pytest

from tests.e2e.daemon import Client, Daemon
from tests.fakes.hyprland import Client as Window
from tests.fakes.hyprland import FakeHyprland


@pytest.fixture
async def hyprland(folder: Path) -> AsyncIterator[FakeHyprland]:
    (folder / "run").mkdir(mode=0o700, exist_ok=True)
    async with FakeHyprland(folder / "run", "0.57") as compositor:
        yield compositor


@pytest.fixture
def project(folder: Path) -> Path:
    project = folder / "home" / "code" / "boat"
    (project / ".git").mkdir(parents=True)
    (project / "src").mkdir()
    (project / "src" / "notes.txt").write_text("of the boat\n")
    return project


@pytest.fixture
def terminal(project: Path) -> Iterator[int]:
    """A shell in the project, on a terminal of this process; gives our own number, as that of the terminal."""
    pid, master = pty.fork()
    if pid == 0:
        os.chdir(project / "src")
        os.execvp("sh", ["sh", "-c", "cat; :"])
    yield os.getpid()
    os.close(master)
    os.waitpid(pid, 0)


async def followed(hyprland: FakeHyprland) -> None:
    """Wait until the daemon has asked it what there is."""
    async with asyncio.timeout(30):
        while "j/activeworkspace" not in hyprland.requests:
            await asyncio.sleep(0.01)


def situated(events: list[dict[str, Any]]) -> dict[str, Any]:
    return next(event for event in events if event["kind"] == "situated")


async def shown(client: Client, run: str) -> list[dict[str, Any]]:
    return (await client.call("show", run=run))["events"]


async def test_what_is_asked_at_the_prompt_is_of_the_window_at_the_key_press(
    hyprland: FakeHyprland, terminal: int, project: Path, daemon: Daemon
) -> None:
    hyprland.clients = [Window("0x1", "foot", "boat: zsh", pid=terminal), Window("0x2", "firefox", "News", "web")]
    await followed(hyprland)
    client = await daemon.client()
    await client.call("wake")
    # the prompt has the keyboard now, and another window may get it while it is typed into
    hyprland.tell("activewindowv2>>", "activewindowv2>>2", "workspacev2>>2,web")
    await asyncio.sleep(0.2)
    run, events = await client.ask("read notes.txt", origin="prompt")
    seen = situated(events)
    assert (seen["app"], seen["title"], seen["workspace"]) == ("foot", "boat: zsh", "1")
    assert (seen["folder"], seen["root"]) == (str(project / "src"), str(project))
    assert seen["recent"] == ["firefox – News"]
    assert "of the boat" in events[-1]["text"]  # and not the notes.txt of the home folder
    code, out, _ = await daemon.ctl("show", run)
    assert (code, "from foot – boat: zsh, workspace 1, in ~/code/boat/src" in out) == (0, True), out
    # without waking it is of the moment
    run, events = await client.ask("what time is it", origin="prompt", session="new")
    assert (situated(events)["app"], situated(events)["workspace"]) == ("firefox", "web")
    await client.close()


async def test_who_has_a_folder_keeps_it(hyprland: FakeHyprland, terminal: int, daemon: Daemon) -> None:
    hyprland.clients = [Window("0x1", "foot", "boat: zsh", pid=terminal)]
    await followed(hyprland)
    client = await daemon.client()
    _, events = await client.ask("read notes.txt", cwd=str(daemon.home / "Documents"))
    assert not [event for event in events if event["kind"] == "situated"]
    assert "buy milk" in events[-1]["text"]
    await client.close()


async def test_a_window_in_a_private_folder_opens_nothing(hyprland: FakeHyprland, daemon: Daemon) -> None:
    private = daemon.home / ".ssh"
    private.mkdir()
    (private / "notes.txt").write_text("a key\n")
    process = await asyncio.create_subprocess_exec("sleep", "60", cwd=private)
    hyprland.clients = [Window("0x1", "viewer", "keys", pid=process.pid)]
    await followed(hyprland)
    client = await daemon.client()
    _, events = await client.ask("read notes.txt", origin="prompt")
    assert situated(events)["folder"] == str(private)
    assert "a key" not in events[-1]["text"]
    process.kill()
    await process.wait()
    await client.close()


async def test_a_request_can_be_about_the_window(hyprland: FakeHyprland, daemon: Daemon) -> None:
    hyprland.clients = [Window("0x1", "firefox", "Tides of Bremerhaven"), Window("0x2", "foot", "zsh")]
    await followed(hyprland)
    client = await daemon.client()
    await client.ask("what is this about?", origin="prompt", window=True, context="and this")
    await client.close()
    await daemon.stop()
    with contextlib.closing(sqlite3.connect(daemon.folder / "state" / "ryx" / "journal.db")) as journal:
        ((context,),) = journal.execute("SELECT context FROM runs").fetchall()
    assert context == "Window: firefox – Tides of Bremerhaven\nWorkspace: 1\nUsed before: foot – zsh\n\nand this"


async def test_without_a_window_it_is_said(daemon: Daemon) -> None:
    code, _, err = await daemon.ctl("ask", "--window", "what is this?")
    assert code != 0
    assert "no window has the focus, or no Hyprland answers" in err


async def test_the_prompts_suggestions_are_kept_in_a_file(daemon: Daemon) -> None:
    file = daemon.socket.parent / "suggestions"

    async def until(*lines: str) -> None:
        async with asyncio.timeout(20):
            while not file.exists() or file.read_text().splitlines() != list(lines):
                await asyncio.sleep(0.05)

    client = await daemon.client()
    await client.ask("what time is it", origin="prompt")
    await client.ask("what day is it", origin="prompt")
    await client.ask("what day was yesterday", origin="tty")
    await client.ask("what time is it", origin="prompt")
    await until("ask\twhat time is it\twhat time is it", "ask\twhat day is it\twhat day is it")
    assert file.stat().st_mode & 0o777 == 0o600
    number = await client.request("ask", text="move notes.txt to Downloads", cwd=str(daemon.home / "Documents"), stream=True)
    run = (await client.reply(number))["result"]["run"]
    asked = await client.event("asked")
    async with asyncio.timeout(20):
        while f"answer\t{asked['name']}\t? " not in file.read_text():
            await asyncio.sleep(0.05)
    first, second, *_ = file.read_text().splitlines()
    assert first.startswith("answer\t")
    assert second == f"run\t{run}\t▸ move notes.txt to Downloads"
    await client.call("deny", target=asked["name"])
    await client.event("finished")
    await until("ask\twhat time is it\twhat time is it", "ask\twhat day is it\twhat day is it")
    await client.close()
    await daemon.stop()
    assert file.read_text().startswith("ask\twhat time is it")


async def test_of_several_compositors_tools_act_on_the_one_where_the_user_was_last(folder: Path) -> None:
    (folder / "run").mkdir(mode=0o700, exist_ok=True)
    both = FakeHyprland(folder / "run", "0.57", "one_1_1"), FakeHyprland(folder / "run", "0.57", "two_2_2")
    async with both[0], both[1], Daemon(folder) as daemon:
        for hyprland in both:
            hyprland.clients = [Window("0x1", "foot", "zsh")]
            await followed(hyprland)
        client = await daemon.client()
        for here, there in (both, both[::-1]):
            here.tell("activewindowv2>>", "activewindowv2>>1")
            await asyncio.sleep(0.2)
            here.shown = there.shown = "1"
            _, events = await client.ask("workspace 3")
            assert (events[-1]["outcome"], here.shown, there.shown) == ("done", "3", "1")
        await client.close()
