"""Following Hyprland: those that run, those that come, those that end."""

import asyncio
from collections.abc import Callable
from pathlib import Path

import pytest

from ryxd.desktop.hyprland.follower import Follower
from tests.fakes.hyprland import Client, FakeHyprland


class Waiting:
    """Waits for what becomes true after a change of the desktop, and counts the changes."""

    def __init__(self) -> None:
        self.changes = 0
        self._changed = asyncio.Event()

    def __call__(self) -> None:
        self.changes += 1
        self._changed.set()

    async def until(self, true: Callable[[], object]) -> None:
        async with asyncio.timeout(10):
            while not true():
                self._changed.clear()
                await self._changed.wait()


def title(follower: Follower) -> str:
    recent = follower.desk.recent() if follower.desk else ()
    return recent[0].title if recent else ""


async def test_one_that_runs_is_followed_to_its_end(tmp_path: Path) -> None:
    waiting = Waiting()
    async with FakeHyprland(tmp_path, "0.57") as hyprland:
        hyprland.clients = [Client("0x1", "foot", "~"), Client("0x2", "firefox", "Docs")]
        async with Follower(tmp_path, waiting) as follower:
            await waiting.until(lambda: title(follower) == "~")
            hyprland.tell(
                "activewindow>>firefox,Docs", "activewindowv2>>2", "unknown>>event", "windowtitlev2>>2,a, b"
            )
            await waiting.until(lambda: title(follower) == "a, b")
            assert follower.instance is not None
            assert follower.instance.signature == hyprland.signature
            await hyprland.__aexit__()
            await waiting.until(lambda: follower.desk is None)
            assert follower.instance is None


@pytest.mark.parametrize("there", ["nothing", "folder", "another"])
async def test_one_that_starts_later_is_found(tmp_path: Path, there: str) -> None:
    if there == "folder":
        (tmp_path / "hypr").mkdir()
    elif there == "another":
        (tmp_path / "hypr" / "stale_1_1").mkdir(parents=True)
        (tmp_path / "hypr" / "stale_1_1" / ".socket.sock").touch()
    waiting = Waiting()
    async with Follower(tmp_path, waiting) as follower:
        await asyncio.sleep(0)
        assert follower.desk is None
        hyprland = FakeHyprland(tmp_path, "0.52")
        hyprland.clients = [Client("0x1", "foot", "first")]
        async with hyprland:
            await waiting.until(lambda: title(follower) == "first")
        await waiting.until(lambda: follower.desk is None)
        # the compositor is started again, under another name
        again = FakeHyprland(tmp_path, "0.57", signature="def_3_4")
        again.clients = [Client("0x1", "foot", "second")]
        async with again:
            await waiting.until(lambda: title(follower) == "second")


async def test_of_several_the_one_where_something_happened_last_counts(tmp_path: Path) -> None:
    waiting = Waiting()
    first, second = FakeHyprland(tmp_path, "0.57", "one_1_1"), FakeHyprland(tmp_path, "0.57", "two_2_2")
    first.clients, second.clients = [Client("0x1", "foot", "first")], [Client("0x9", "foot", "second")]
    async with first, second, Follower(tmp_path, waiting) as follower:
        await waiting.until(lambda: first.followed and second.followed and follower.desk)
        await waiting.until(lambda: waiting.changes >= 2)
        for hyprland, window in ((first, "1"), (second, "9"), (first, "1")):
            hyprland.tell(
                "activewindowv2>>",
                f"openwindow>>{window}f,7,new,new",
                f"activewindowv2>>{window}f",
                f"closewindow>>{window}f",
                f"activewindowv2>>{window}",
            )
            await waiting.until(lambda: title(follower) == hyprland.clients[0].title)  # noqa: B023 - awaited here
        # so does a layer, as a prompt, that takes the keyboard
        second.tell("activewindowv2>>")
        await waiting.until(lambda: title(follower) == "second")
        first.tell("activewindowv2>>", "activewindowv2>>1")
        await waiting.until(lambda: title(follower) == "first")
        # what changes by itself says nothing of where the user sits
        second.tell("windowtitlev2>>9,working …")
        changes = waiting.changes
        await waiting.until(lambda: waiting.changes > changes)
        assert title(follower) == "first"


async def test_full_screen_is_known_whatever_events_come(tmp_path: Path) -> None:
    waiting = Waiting()
    async with FakeHyprland(tmp_path, "0.57") as hyprland:
        hyprland.clients = [Client("0x1", "game", "Game")]
        async with Follower(tmp_path, waiting) as follower:
            await waiting.until(lambda: follower.desk)
            hyprland.clients[0].fullscreen = 2
            hyprland.tell("fullscreen>>1", "fullscreen>>0", "fullscreen>>1")
            await waiting.until(lambda: follower.desk and follower.desk.fullscreen)
            assert hyprland.requests.count("j/activeworkspace") == 2  # at the start, and once for the three
            hyprland.shown = "2"  # the game stays where it is
            hyprland.tell("workspacev2>>2,2")
            await waiting.until(lambda: follower.desk and not follower.desk.fullscreen)


async def test_one_that_does_not_answer_at_first_is_asked_again(tmp_path: Path) -> None:
    waiting = Waiting()
    async with FakeHyprland(tmp_path, "0.57") as hyprland:
        hyprland.clients = [Client("0x1", "foot", "~")]
        answers, hyprland._reply = hyprland._reply, lambda _: "busy"  # type: ignore[method-assign]
        async with Follower(tmp_path, waiting) as follower, asyncio.timeout(10):
            while len(hyprland.requests) < 1:
                await asyncio.sleep(0.01)
            hyprland._reply = answers  # type: ignore[method-assign]
            while not follower.desk:
                hyprland.tell("configreloaded>>")
                await asyncio.sleep(0.01)
            assert title(follower) == "~"
