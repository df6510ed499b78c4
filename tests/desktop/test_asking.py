"""What waits for the user's yes, as notifications on a real bus."""

import asyncio

import pytest

from ryxd.wire.errors import Refused
from ryxd.wire.events import Answered, Asked, Choice, Finished, Routed, Status
from tests.desktop.conftest import Daemon
from tests.fakes.notifications import NotificationServer

CHOICES = (
    Choice(key="once", label="Yes, once"),
    Choice(key="always", label="Yes, always"),
    Choice(key="no", label="No"),
)
SWAYNC = {"name": "SwayNotificationCenter", "capabilities": ("body", "body-markup", "actions")}


def routed(run: str = "r1", language: str = "en") -> Routed:
    return Routed(run=run, level="SIMPLE", rule="x", handler="file", language=language)


def question(run: str = "r1", name: str = "q1.1", what: str = "change notes.txt") -> Asked:
    return Asked(
        run=run, question=f"Allow: {what}?", choices=CHOICES, waiting=True, name=name, preview="-old\n+new",
        summary=what, digest="0" * 16,
    )  # fmt: skip


def done(run: str = "r1") -> Finished:
    return Finished(run=run, outcome="done", text="Changed.")


def answered(run: str = "r1", name: str = "q1.1") -> Answered:
    return Answered(run=run, name=name, choice="once", scope="once", by="ryxctl")


@pytest.mark.parametrize("choice", ["once", "always", "no"])
async def test_a_button_answers_the_question_by_its_name(bus: str, daemon: Daemon, choice: str) -> None:
    async with NotificationServer(bus, **SWAYNC) as server, daemon.notifier(bus):
        daemon.send(routed(), question())
        await server.until(lambda s: s.calls and len(s.calls[-1].actions) == 4)
        assert "+new" in server.calls[-1].body
        assert server.calls[-1].hints["urgency"] == 2
        server.click(server.calls[-1].id, choice)
        assert await daemon.acted() == ("q1.1", choice)
        daemon.send(answered(), done())
        await server.until(lambda s: s.calls[-1].body == "Changed.")


async def test_answered_elsewhere_the_question_makes_room_for_the_work(bus: str, daemon: Daemon) -> None:
    async with NotificationServer(bus) as server, daemon.notifier(bus):
        daemon.send(routed(), question())
        await server.until(lambda s: s.calls and s.calls[-1].actions)
        daemon.send(answered(), Status(run="r1", text="writing"))
        await server.until(lambda s: s.calls[-1].body == "writing")
        assert server.calls[-1].actions == {}
        assert len(server.shown) == 1


async def test_a_click_opens_the_menu_and_a_menu_that_was_closed_brings_the_question_back(
    bus: str, daemon: Daemon
) -> None:
    opened, closed = asyncio.Event(), asyncio.Event()

    async def menu() -> None:
        opened.set()
        await closed.wait()

    async with NotificationServer(bus) as server, daemon.notifier(bus, menu=menu):
        daemon.send(routed(), question())
        await server.until(lambda s: s.calls and s.calls[-1].actions)
        before = len(server.calls)
        server.click(server.calls[-1].id)
        async with asyncio.timeout(10):
            await opened.wait()
        assert daemon.acts.empty(), "a click is no yes"
        assert server.shown == {}
        closed.set()
        await server.until(lambda s: len(s.calls) > before and s.shown)
        assert "Allow: change notes.txt?" in server.calls[-1].body
        server.click(server.calls[-1].id, "no")
        assert await daemon.acted() == ("q1.1", "no")


async def test_a_menu_that_answered_brings_nothing_back(bus: str, daemon: Daemon) -> None:
    async def menu() -> None:
        daemon.send(answered(), done())
        while not daemon.queue.empty():
            await asyncio.sleep(0)

    async with NotificationServer(bus) as server, daemon.notifier(bus, menu=menu):
        daemon.send(routed(), question())
        await server.until(lambda s: s.calls and s.calls[-1].actions)
        server.click(server.calls[-1].id)
        await server.until(lambda s: s.calls[-1].body == "Changed.")
        assert [call.body for call in server.shown.values()] == ["Changed."]


async def test_a_menu_program_that_is_missing_ends_nothing(bus: str, daemon: Daemon) -> None:
    async def menu() -> None:
        raise FileNotFoundError("wofi")

    async with NotificationServer(bus) as server, daemon.notifier(bus, menu=menu):
        daemon.send(routed(), question())
        await server.until(lambda s: s.calls and s.calls[-1].actions)
        before = len(server.calls)
        server.click(server.calls[-1].id)
        await server.until(lambda s: len(s.calls) > before)


async def test_of_a_run_from_elsewhere_only_its_questions_are_shown(bus: str, daemon: Daemon) -> None:
    async with NotificationServer(bus) as server, daemon.notifier(bus, wants=lambda _: False):
        daemon.send(routed(language="de"), Status(run="r1", text="working"), question())
        await server.until(lambda s: s.calls)
        assert "Klick: auswählen" in server.calls[0].body
        daemon.send(Status(run="r1", text="still working"), question("r1", "q1.2", "the other"))
        daemon.send(answered())
        await server.until(lambda s: "the other" in s.calls[-1].body)
        assert len(server.shown) == 1
        daemon.send(answered(name="q1.2"))
        await server.until(lambda s: not s.shown)
        daemon.send(Status(run="r1", text="working"), done(), routed("r2"), question("r2", "q2.1"))
        await server.until(lambda s: s.shown)
        assert not any("Changed" in call.body or "working" in call.body for call in server.calls)
        daemon.send(Finished(run="r2", outcome="cancelled", text=""))
        await server.until(lambda s: not s.shown)


async def test_a_question_that_is_answered_while_the_server_thinks_leaves_nothing_behind(
    bus: str, daemon: Daemon
) -> None:
    async with NotificationServer(bus) as server, daemon.notifier(bus, wants=lambda _: False):
        server.gate.clear()
        daemon.send(routed(), question())
        await server.until(lambda s: s.calls)
        daemon.send(answered())
        while not daemon.queue.empty():
            await asyncio.sleep(0)
        server.gate.set()
        await server.until(lambda s: not s.shown)


async def test_an_answer_that_came_second_is_told_where_the_user_looks(bus: str, daemon: Daemon) -> None:
    daemon.error = Refused("q1.1 waits for no answer any more: it was approved once (ryxctl)")
    async with NotificationServer(bus, **SWAYNC) as server, daemon.notifier(bus):
        daemon.send(routed(), question())
        await server.until(lambda s: s.calls and s.calls[-1].actions)
        server.click(server.calls[-1].id, "once")
        await server.until(lambda s: "approved once (ryxctl)" in s.calls[-1].body)


async def test_without_questions_among_the_kinds_none_is_shown(bus: str, daemon: Daemon) -> None:
    async with (
        NotificationServer(bus) as server,
        daemon.notifier(bus, wants=lambda run: run == "r2", kinds=frozenset({"result"})),
    ):
        daemon.send(routed(), question(), routed("r2"), question("r2", "q2.1"), answered("r2", "q2.1"), done("r2"))
        await server.until(lambda s: s.calls)
        assert [call.body for call in server.calls] == ["Changed."]
