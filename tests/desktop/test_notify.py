"""Runs as notifications, on a real bus."""

import asyncio
import contextlib
from pathlib import Path

import pytest

from ryxd.core.dbusfix import Message, MessageType, close, connect
from ryxd.desktop.bubble import COPY, Bubble
from ryxd.wire.errors import NotFound
from ryxd.wire.events import (
    Answered,
    Asked,
    Changed,
    Choice,
    Finished,
    ModelLoading,
    Routed,
    Status,
    Token,
)
from tests.desktop.conftest import Daemon
from tests.fakes.notifications import NotificationServer, bus_daemon

OPEN = Choice(key="open", label="Open")
NO = Choice(key="no", label="No")


def routed(run: str = "r1") -> Routed:
    return Routed(run=run, level="SIMPLE", rule="find", handler="file", tier="small", language="en")


def working(text: str, run: str = "r1") -> Status:
    return Status(run=run, text=text)


def offer(run: str = "r1") -> Asked:
    return Asked(run=run, question="Open it?", choices=(OPEN, NO))


def done(run: str = "r1", text: str = "Found it.") -> Finished:
    return Finished(run=run, outcome="done", text=text)


async def test_the_result_takes_the_place_of_the_progress(bus: str, daemon: Daemon) -> None:
    async with NotificationServer(bus) as server, daemon.notifier(bus):
        daemon.send(routed())
        await server.until(lambda s: s.calls)
        daemon.send(done())
        await server.until(lambda s: s.calls[-1].body == "Found it.")
        assert [call.id for call in server.calls] == [1] * len(server.calls)
        assert server.calls[0].replaces == 0
        assert server.calls[-1].replaces == 1
        assert server.calls[0].hints["urgency"] == 0
        assert server.calls[-1].hints["urgency"] == 1


async def test_model_loading_moves_the_bar_of_the_runs_that_wait_for_it(bus: str, daemon: Daemon) -> None:
    async with NotificationServer(bus) as server, daemon.notifier(bus):
        daemon.send(routed(), ModelLoading(tier="small", model="qwen", progress=0.5))
        await server.until(lambda s: s.calls and s.calls[-1].hints.get("value") == 50)
        assert server.calls[-1].body == "Loading the model qwen …"


async def test_a_flood_of_progress_becomes_a_few_updates_and_none_of_the_result_is_lost(
    bus: str, daemon: Daemon
) -> None:
    async with NotificationServer(bus) as server, daemon.notifier(bus):
        daemon.send(routed())
        await server.until(lambda s: s.calls)
        for number in range(500):
            daemon.send(working(f"file {number}"), Token(run="r1", message_id="m", text="x"))
        daemon.send(done())
        await server.until(lambda s: s.calls[-1].body == "Found it.")
        assert len(server.calls) <= 4


async def test_progress_that_comes_too_fast_is_shown_a_moment_later(bus: str, daemon: Daemon) -> None:
    async with NotificationServer(bus) as server, daemon.notifier(bus):
        daemon.send(routed(), working("one"))
        await server.until(lambda s: s.calls)
        daemon.send(working("two"), working("three"))
        await server.until(lambda s: s.calls[-1].body == "three")
        assert "two" not in [call.body for call in server.calls]


async def test_runs_from_elsewhere_stay_off_the_desktop(bus: str, daemon: Daemon) -> None:
    async with NotificationServer(bus) as server, daemon.notifier(bus, wants=lambda run: run == "r2"):
        daemon.send(routed("r1"), done("r1", "for the terminal"), routed("r2"), done("r2"))
        await server.until(lambda s: s.calls and s.calls[-1].body == "Found it.")
        assert {call.id for call in server.calls} == {1}
        assert not any("terminal" in call.body for call in server.calls)


async def test_kinds_that_are_switched_off_are_not_shown(bus: str, daemon: Daemon) -> None:
    async with NotificationServer(bus) as server, daemon.notifier(bus, kinds=frozenset({"result"})):
        daemon.send(routed(), working("one"), done())
        await server.until(lambda s: s.calls)
        assert [call.body for call in server.calls] == ["Found it."]


@pytest.mark.parametrize(("action", "choice"), [("default", "open"), ("open", "open"), ("no", "no")])
async def test_what_the_user_activates_is_acted_on(bus: str, daemon: Daemon, action: str, choice: str) -> None:
    async with NotificationServer(bus) as server, daemon.notifier(bus):
        daemon.send(routed(), offer(), done())
        await server.until(lambda s: s.calls and s.calls[-1].actions)
        server.click(server.calls[-1].id, action)
        assert await daemon.acted() == ("r1", choice)


async def test_a_notification_that_was_answered_goes_away(bus: str, daemon: Daemon) -> None:
    async with NotificationServer(bus) as server, daemon.notifier(bus):
        daemon.send(routed(), offer(), done())
        await server.until(lambda s: s.calls and s.calls[-1].actions)
        server.invoke(server.calls[-1].id, "no")
        await server.until(lambda s: not s.shown)


async def test_an_action_that_fails_says_so_on_the_desktop(bus: str, daemon: Daemon) -> None:
    daemon.error = NotFound("nothing opens .xyz files; xdg-mime default sets what does")
    async with NotificationServer(bus) as server, daemon.notifier(bus):
        daemon.send(routed(), offer(), done())
        await server.until(lambda s: s.calls and s.calls[-1].actions)
        server.click(server.calls[-1].id, "open")
        await server.until(lambda s: "nothing opens .xyz" in s.calls[-1].body)
        assert set(server.calls[-1].actions) <= {COPY}


async def test_an_action_that_was_not_offered_does_nothing(bus: str, daemon: Daemon) -> None:
    async with NotificationServer(bus) as server, daemon.notifier(bus):
        daemon.send(routed(), offer(), done())
        await server.until(lambda s: s.calls and s.calls[-1].actions)
        number = server.calls[-1].id
        server.ActionInvoked(number, "rm -rf")
        server.ActionInvoked(number + 40, "open")
        server.click(number, "no")
        assert await daemon.acted() == ("r1", "no")
        assert daemon.acts.empty()


async def test_the_button_that_takes_changes_back_is_acted_on_and_a_mere_click_is_not(
    bus: str, daemon: Daemon
) -> None:
    async with NotificationServer(bus, name="SwayNC") as server, daemon.notifier(bus):
        daemon.send(routed(), Changed(run="r1", change="c1", what="trash", path="/h/a"), done())
        await server.until(lambda s: s.calls and "undo" in s.calls[-1].actions)
        number = server.calls[-1].id
        server.ActionInvoked(number, "default")
        server.click(number, "undo")
        assert await daemon.acted() == ("r1", "undo")
        assert daemon.acts.empty()


async def test_a_stranger_on_the_bus_cannot_press_the_button(bus: str, daemon: Daemon) -> None:
    async with NotificationServer(bus) as server, daemon.notifier(bus):
        daemon.send(routed(), offer(), done())
        await server.until(lambda s: s.calls and s.calls[-1].actions)
        stranger = await connect(bus)
        await stranger.send(
            Message(
                message_type=MessageType.SIGNAL,
                path="/org/freedesktop/Notifications",
                interface="org.freedesktop.Notifications",
                member="ActionInvoked",
                signature="us",
                body=[server.calls[-1].id, "open"],
            )
        )
        await stranger.request_name("dev.ryx.Stranger")  # a round trip: the signal is on the bus before the click
        await close(stranger)
        server.click(server.calls[-1].id, "no")
        assert await daemon.acted() == ("r1", "no")
        assert daemon.acts.empty()


async def test_progress_the_user_dismissed_stays_away_but_the_result_comes(bus: str, daemon: Daemon) -> None:
    async with NotificationServer(bus) as server, daemon.notifier(bus):
        daemon.send(routed())
        await server.until(lambda s: s.calls)
        server.close(server.calls[0].id, 2)
        await server.ping()
        daemon.send(routed("r2"))  # its notification tells that the dismissal has been heard before
        await server.until(lambda s: len(s.calls) == 2)
        daemon.send(working("still looking"), done("r2"))
        await server.until(lambda s: s.calls[-1].body == "Found it.")
        daemon.send(done("r1", "Found the wave."))
        await server.until(lambda s: s.calls[-1].body == "Found the wave.")
        assert "still looking" not in [call.body for call in server.calls]


async def test_progress_that_expired_comes_back_with_the_next_news(bus: str, daemon: Daemon) -> None:
    async with NotificationServer(bus) as server, daemon.notifier(bus):
        daemon.send(routed())
        await server.until(lambda s: s.calls)
        server.close(server.calls[0].id, 1)
        daemon.send(working("still looking"))
        await server.until(lambda s: s.calls[-1].body == "still looking")


async def test_a_waiting_question_is_answered_and_the_work_goes_on(bus: str, daemon: Daemon) -> None:
    async with NotificationServer(bus) as server, daemon.notifier(bus):
        daemon.send(routed(), Asked(run="r1", question="Sure?", choices=(NO, OPEN), waiting=True))
        await server.until(lambda s: s.calls and s.calls[-1].hints["urgency"] == 2)
        assert server.calls[-1].expires == 0
        server.click(server.calls[-1].id, "open")
        assert await daemon.acted() == ("r1", "open")
        daemon.send(Answered(run="r1", choice="open"), working("opening"))
        await server.until(lambda s: s.calls[-1].body == "opening")


async def test_doing_what_was_chosen_shows_only_its_end_when_that_is_quick(bus: str, daemon: Daemon) -> None:
    async with NotificationServer(bus) as server, daemon.notifier(bus):
        daemon.send(Answered(run="r2", choice="open"))
        while not daemon.queue.empty():
            await asyncio.sleep(0)
        daemon.send(done("r2", "It is open."))
        await server.until(lambda s: s.calls)
        assert [call.body for call in server.calls] == ["It is open."]


async def test_doing_what_was_chosen_shows_progress_when_it_takes_its_time(bus: str, daemon: Daemon) -> None:
    async with NotificationServer(bus) as server, daemon.notifier(bus):
        daemon.send(Answered(run="r2", choice="open"), working("starting GIMP", "r2"))
        await server.until(lambda s: s.calls and s.calls[0].body == "starting GIMP")


async def test_a_server_that_comes_later_gets_what_nobody_has_seen(bus: str, daemon: Daemon) -> None:
    async with daemon.notifier(bus):
        daemon.send(routed(), done(), routed("r2"))
        while not daemon.queue.empty():
            await asyncio.sleep(0)
        async with NotificationServer(bus) as server:
            await server.until(lambda s: len({call.id for call in s.shown.values()}) == 2)
            assert {call.body for call in server.shown.values()} == {"Found it.", "Working on it …"}


async def test_a_server_that_restarts_gets_what_goes_on_under_new_numbers(bus: str, daemon: Daemon) -> None:
    async with daemon.notifier(bus):
        async with NotificationServer(bus, first=7) as server:
            daemon.send(routed("r1"), done("r1", "seen already"))
            await server.until(lambda s: s.calls and s.calls[-1].body == "seen already")
            daemon.send(routed("r2"))
            await server.until(lambda s: len(s.shown) == 2)
        async with NotificationServer(bus) as again:
            await again.until(lambda s: s.calls)
            daemon.send(done("r2"))
            await again.until(lambda s: s.calls[-1].body == "Found it.")
            assert {call.id for call in again.calls} == {1}
            assert again.calls[0].replaces == 0


async def test_a_server_that_refuses_is_asked_again_with_the_next_news(bus: str, daemon: Daemon) -> None:
    async with NotificationServer(bus) as server, daemon.notifier(bus):
        server.refuses = True
        daemon.send(routed())
        await server.ping()
        server.refuses = False
        daemon.send(done())
        await server.until(lambda s: s.calls and s.calls[-1].body == "Found it.")


async def test_the_log_has_an_outage_once_and_the_next_one_again(
    bus: str, daemon: Daemon, caplog: pytest.LogCaptureFixture
) -> None:
    def logged() -> int:
        return sum("notification not shown" in each.message for each in caplog.records if each.levelname == "WARNING")

    notifier = daemon.notifier(bus)
    notifier.rests = 0.2
    async with NotificationServer(bus) as server, notifier:
        for outage in (1, 2):
            server.refuses = True
            for number in range(3):
                before = server.refused
                daemon.send(done(f"r{outage}{number}", f"news {outage}{number}"))
                await server.until(lambda s, before=before: s.refused > before)
            server.refuses = False
            daemon.send(done(f"r{outage}9", f"shown {outage}"))
            await server.until(lambda s, outage=outage: any(call.body == f"shown {outage}" for call in s.calls))
            assert logged() == outage


async def test_without_a_bus_runs_go_on_unseen(tmp_path: Path, daemon: Daemon) -> None:
    async with daemon.notifier(f"unix:path={tmp_path}/nothing"):
        daemon.send(routed(), done())
        while not daemon.queue.empty():
            await asyncio.sleep(0)


async def test_a_bus_that_dies_is_survived_and_its_successor_found(tmp_path: Path, daemon: Daemon) -> None:
    address = f"unix:path={tmp_path}/bus"
    async with contextlib.AsyncExitStack() as later:
        async with bus_daemon(tmp_path):
            server = await later.enter_async_context(NotificationServer(address))
            await later.enter_async_context(daemon.notifier(address))
            daemon.send(routed("r1"))
            await server.until(lambda s: s.calls)
        async with bus_daemon(tmp_path), NotificationServer(address) as successor:
            daemon.send(routed("r2"), done("r2"))
            await successor.until(lambda s: any(call.body == "Found it." for call in s.calls))


async def test_the_end_takes_progress_away_and_leaves_results(bus: str, daemon: Daemon) -> None:
    async with NotificationServer(bus) as server:
        async with daemon.notifier(bus):
            daemon.send(routed("r1"), routed("r2"), done("r2"))
            await server.until(lambda s: {c.body for c in s.shown.values()} == {"Found it.", "Working on it …"})
        await server.until(lambda s: s.withdrawn)
        assert [call.body for call in server.shown.values()] == ["Found it."]


async def test_a_server_that_hangs_does_not_hold_up_the_end(bus: str, daemon: Daemon) -> None:
    async with NotificationServer(bus) as server:
        async with daemon.notifier(bus):
            server.gate.clear()
            daemon.send(routed())
            await server.until(lambda s: s.calls)
        server.gate.set()


async def test_many_runs_are_forgotten_the_oldest_finished_first(bus: str, daemon: Daemon) -> None:
    async with NotificationServer(bus) as server, daemon.notifier(bus) as notifier:
        daemon.send(routed("r0"))
        for number in range(1, 200):
            daemon.send(done(f"r{number}", f"answer {number}"))
        await server.until(lambda s: any(call.body == "answer 199" for call in s.calls))
        assert len(list(notifier._runs)) <= 64
        assert "r0" in {shown.bubble.run for shown in notifier._runs}


async def test_what_can_be_done_with_any_result_is_not_an_answer(bus: str, daemon: Daemon) -> None:
    did: asyncio.Queue[tuple[str, str]] = asyncio.Queue()

    async def own(what: str, bubble: Bubble) -> None:
        did.put_nowait((what, bubble.run))

    async with NotificationServer(bus) as server, daemon.notifier(bus, own=own):
        daemon.send(routed(), done())
        await server.until(lambda s: s.calls and COPY in s.calls[-1].actions)
        server.click(server.calls[-1].id, COPY)
        async with asyncio.timeout(10):
            assert await did.get() == (COPY, "r1")
        await server.until(lambda s: not s.shown)
    assert daemon.acts.empty()


async def test_while_it_may_not_nothing_is_shown_and_then_what_matters_is(bus: str, daemon: Daemon) -> None:
    why = ["locked"]

    async def inhibited() -> str:
        return why[0]

    async with NotificationServer(bus) as server, daemon.notifier(bus, inhibited=inhibited) as notifier:
        daemon.send(routed(), working("secret work"), done())
        await asyncio.sleep(0.5)
        assert server.calls == []
        why[0] = ""
        notifier.look_again()
        await server.until(lambda s: s.shown)
        assert [call.body for call in server.calls] == ["Found it."]
        # somebody else sees the screen: what is there goes, and comes back
        why[0] = "shared"
        notifier.look_again()
        await server.until(lambda s: not s.shown)
        why[0] = ""
        notifier.look_again()
        await server.until(lambda s: s.shown)
        assert server.calls[-1].body == "Found it."
