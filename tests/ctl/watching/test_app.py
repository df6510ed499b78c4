"""The screen with its keys, against a daemon that says what the test wrote down."""

import asyncio
import contextlib
from collections.abc import AsyncIterator, Callable
from typing import Any

import pytest
from textual.widgets import Button, Input, OptionList, Static

from ryxctl.line import Stop
from ryxctl.watching.app import Preview, Watching
from ryxctl.watching.feed import Feed
from ryxd.wire.commands import Done, RunsReply, ShowReply
from ryxd.wire.errors import NotFound, Refused
from ryxd.wire.events import Answered, AnyEvent, Asked, Routed
from tests.ctl import stories
from tests.ctl.stubserver import Peer, Stub

INFOS = {"r10": stories.OLD, "r11": stories.MOVES, "r12": stories.COMPARES}


class World:
    """What the daemon knows, and what it tells of it."""

    def __init__(self, daemon: Stub) -> None:
        self.daemon = daemon
        self.peer: Peer | None = None
        self.told: dict[str, list[AnyEvent]] = {
            "r10": [],
            "r11": list(stories.planned()),
            "r12": [each for each in stories.compared() if each.id],
        }
        self.infos = dict(INFOS)
        daemon.plays |= {
            "status": self._status,
            "runs": self._runs,
            "show": self._show,
            "subscribe": self._subscribe,
        }

    async def tell(self, *events: AnyEvent) -> None:
        """To who watches."""
        assert self.peer is not None
        await self.peer.events(*events)

    async def _status(self, _command: Any, peer: Peer) -> None:
        await peer.reply(stories.STATUS)

    async def _runs(self, _command: Any, peer: Peer) -> None:
        await peer.reply(RunsReply(runs=tuple(self.infos.values())))

    async def _show(self, command: Any, peer: Peer) -> None:
        if command.run not in self.infos:
            await peer.fail(NotFound(f"there is no run {command.run}"))
            return
        events = tuple(each.model_dump(mode="json") for each in self.told[command.run])
        await peer.reply(ShowReply(run=self.infos[command.run], events=events))

    async def _subscribe(self, _command: Any, peer: Peer) -> None:
        await peer.reply(Done())
        self.peer = peer


@pytest.fixture
def world(daemon: Stub) -> World:
    return World(daemon)


class Seen:
    """A screen that is watched."""

    def __init__(self, app: Watching, pilot: Any) -> None:
        self.app, self.pilot = app, pilot

    async def until(self, wanted: Callable[[], Any]) -> None:
        """Wait for what the screen shows."""
        async with asyncio.timeout(20):
            while not wanted():
                await asyncio.sleep(0.02)

    async def press(self, *keys: str) -> None:
        await self.pilot.press(*keys)

    def shows(self, text: str) -> bool:
        """Whether it stands anywhere on the screen."""
        return any(text in str(line) for line in self.lines())

    def lines(self) -> list[str]:
        """The screen as it is, line by line."""
        size = self.app.size
        screen = self.app.screen
        with contextlib.suppress(Exception):
            update = screen._compositor.render_strips(size)
            return ["".join(segment.text for segment in strip) for strip in update]
        return []


@contextlib.asynccontextmanager
async def watched(world: World, run: str | None = None, size: tuple[int, int] = (100, 40)) -> AsyncIterator[Seen]:
    app = Watching(Feed(str(world.daemon.path).encode(), run))
    async with app.run_test(size=size) as pilot:
        yield Seen(app, pilot)
    app.feed.close()


async def test_the_newest_run_that_lives_is_shown_with_all_that_happened_before(world: World) -> None:
    async with watched(world) as seen:
        await seen.until(lambda: seen.shows("compare the rents of Bremen"))
        await seen.until(lambda: seen.shows("lübeck ──"))
        assert seen.shows("large loading 40%")
        assert seen.shows("what time is it in Tokyo?")
        await world.tell(*[each for each in stories.compared_to_its_end() if each.id > world.told["r12"][-1].id])
        await seen.until(lambda: seen.shows("Of Lübeck nothing was found."))
        assert seen.shows("4 model calls")


async def test_arrows_choose_another_run_and_it_stays_chosen(world: World) -> None:
    async with watched(world) as seen:
        await seen.until(lambda: seen.app.chosen == "r12" and seen.shows("lübeck ──"))
        await seen.press("down")
        await seen.until(lambda: seen.shows("1. find the invoice"))
        await world.tell(Routed(id=900, run="r13", level="TRIVIAL", rule="time", handler="get_time"))
        world.infos["r13"] = stories.info("r13", "what's the time?")
        world.told["r13"] = []
        await seen.until(lambda: seen.app.query_one("#runs", OptionList).option_count == 4)
        await asyncio.sleep(0.3)
        assert seen.app.chosen == "r11"
        await seen.press("f")
        await seen.until(lambda: seen.app.chosen in ("r12", "r13"))


async def test_a_question_is_answered_by_enter_and_a_letter_with_what_was_shown(world: World) -> None:
    async with watched(world) as seen:
        await seen.until(lambda: seen.shows("? r11: Move invoice_march.pdf"))
        await seen.press("y")
        await seen.press("enter")
        assert isinstance(seen.app.focused, Button)
        assert seen.app.focused.name == "no", "Enter twice allows nothing"
        await seen.press("y")
        said = await world.daemon.heard("approve")
        assert (said.target, said.scope, said.digest) == ("q11.1", "once", "9099d6b7b98e2650")
        assert world.daemon.names.count("approve") == 1, "a letter before the question had the keys is none"
        await world.tell(Answered(id=900, run="r11", name="q11.1", choice="once", by="the user"))
        await seen.until(lambda: not seen.app.query_one("#question").display)
        await seen.until(lambda: isinstance(seen.app.focused, OptionList))


async def test_enter_twice_says_no(world: World) -> None:
    async with watched(world) as seen:
        await seen.until(lambda: seen.shows("? r11: Move invoice_march.pdf"))
        await seen.press("enter", "enter")
        assert (await world.daemon.heard("deny")).target == "q11.1"


async def test_a_question_that_wants_words_gets_them(world: World) -> None:
    where = Asked(
        id=77, run="r11", agent="file", question="Which folder?", waiting=True, wants="words", name="q11.2",
    )  # fmt: skip
    world.told["r11"] = [where]
    async with watched(world) as seen:
        await seen.until(lambda: seen.shows("? r11: Which folder?"))
        await seen.press("enter")
        assert isinstance(seen.app.focused, Input)
        await seen.press(*"qc y", "enter")
        said = await world.daemon.heard("answer")
        assert (said.run, said.choice) == ("q11.2", "qc y")


async def test_all_of_a_preview_can_be_read(world: World) -> None:
    long = "\n".join(f"+ line {number}" for number in range(60))
    world.told["r11"][-1] = world.told["r11"][-1].model_copy(update={"preview": long})
    async with watched(world) as seen:
        await seen.until(lambda: seen.shows("54 more lines"))
        await seen.press("v")
        await seen.until(lambda: isinstance(seen.app.screen, Preview))
        assert str(seen.app.screen.query_one(Static).render()).count("+ line") == 60
        await seen.press("escape")
        await seen.until(lambda: not isinstance(seen.app.screen, Preview))


async def test_c_twice_cancels_the_run_that_is_shown(world: World) -> None:
    async with watched(world) as seen:
        await seen.until(lambda: seen.app.chosen == "r12")
        await seen.press("c")
        await seen.until(lambda: seen.shows("c again cancels r12"))
        assert "cancel" not in world.daemon.names
        await seen.press("c")
        assert (await world.daemon.heard("cancel")).run == "r12"


async def test_what_the_daemon_refuses_is_told(world: World) -> None:
    async def no(_command: Any, peer: Peer) -> None:
        await peer.fail(Refused("it has changed since"))

    world.daemon.plays["approve"] = no
    async with watched(world) as seen:
        await seen.until(lambda: seen.shows("? r11: Move invoice_march.pdf"))
        await seen.press("enter", "y")
        await seen.until(lambda: seen.shows("it has changed since"))
        assert seen.app.query_one("#question").display, "and it can be answered again"


async def test_one_run_to_its_end(world: World) -> None:
    async with watched(world, "r12") as seen:
        await seen.until(lambda: seen.shows("lübeck ──"))
        assert not seen.app.query("#runs")
        assert (await world.daemon.heard("subscribe")).after == world.told["r12"][-1].id
        await world.tell(*[each for each in stories.compared_to_its_end() if each.id > world.told["r12"][-1].id])
        await seen.until(lambda: seen.shows("Of Lübeck nothing was found."))
        await seen.press("q")
    assert seen.app.return_code == 0


async def test_a_run_that_is_not_known_ends_it_with_the_daemons_words(world: World) -> None:
    async with watched(world, "r99") as seen:
        await seen.until(lambda: seen.app.stop)
    assert seen.app.stop is not None
    assert seen.app.stop.text == "there is no run r99"


async def test_the_daemon_may_go_and_come_back(world: World) -> None:
    async with watched(world) as seen:
        await seen.until(lambda: seen.shows("lübeck ──"))
        assert world.peer is not None
        away = world.daemon.path.rename(world.daemon.path.with_suffix(".away"))
        world.peer.hang_up()
        await seen.until(lambda: seen.shows("the daemon hung up"))
        away.rename(world.daemon.path)
        world.told["r12"] = list(stories.compared_to_its_end())
        world.infos["r12"] = stories.info("r12", stories.COMPARES.text, "done", finished=stories.BEGAN + 2100)
        await seen.until(lambda: seen.shows("Of Lübeck nothing was found."))
        assert not seen.shows("the daemon hung up")


async def test_it_fits_a_small_terminal_and_follows_its_size(world: World) -> None:
    async with watched(world, size=(80, 24)) as seen:
        await seen.until(lambda: seen.shows("? r11: Move invoice_march.pdf") and seen.shows("lübeck ──"))
        await seen.pilot.resize_terminal(50, 16)
        await seen.until(lambda: seen.shows("? r11: Move"))
        assert all(len(line) <= 50 for line in seen.lines())


async def test_there_must_be_a_daemon(tmp_path: Any) -> None:
    with pytest.raises(Stop, match="no daemon answers"):
        Feed(str(tmp_path / "none").encode(), None)
