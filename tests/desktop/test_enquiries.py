"""What waits for the user's words, as notifications on a real bus."""

import asyncio

import pytest

from ryxd.desktop.bubble import MENU, Bubble, follow
from ryxd.desktop.rendering import ServerInfo, render
from ryxd.wire.events import Answered, Asked, Choice, Finished, Routed
from tests.desktop.conftest import Daemon
from tests.desktop.test_asking import SWAYNC, question, routed
from tests.fakes.notifications import NotificationServer

CHOICES = (Choice(key="1", label="Documents"), Choice(key="2", label="Pictures"))
BUTTONS = ServerInfo("swaync", "1", frozenset({"actions"}))
MAKO = ServerInfo("mako", "1", frozenset({"actions"}))


def wonders(*choices: Choice, name: str = "q1.1", wants: str = "words") -> Asked:
    return Asked(
        run="r1", agent="lead", question="Which folder?", choices=choices, waiting=True, wants=wants,  # type: ignore[arg-type]
        name=name, summary="Which folder?", reason="lead wants to know this",
    )  # fmt: skip


def bubble(asked: Asked, language: str = "en") -> Bubble:
    return follow(follow(Bubble("r1"), routed(language=language)), asked)


@pytest.mark.parametrize("choice", ["1", "2"])
async def test_a_choice_is_a_button(bus: str, daemon: Daemon, choice: str) -> None:
    async with NotificationServer(bus, **SWAYNC) as server, daemon.notifier(bus):
        daemon.send(routed(), wonders(*CHOICES))
        await server.until(lambda s: s.calls and "Which folder?" in s.calls[-1].body)
        assert list(server.calls[-1].actions) == ["default", "1", "2", MENU]
        assert server.calls[-1].hints["urgency"] == 2
        server.click(server.calls[-1].id, choice)
        assert await daemon.acted() == ("q1.1", choice)
        daemon.send(Answered(run="r1", name="q1.1", choice=choice), Finished(run="r1", outcome="done", text="Tidy."))
        await server.until(lambda s: s.calls[-1].body == "Tidy.")


@pytest.mark.parametrize("action", ["default", MENU])
async def test_words_are_typed_in_the_menu(bus: str, daemon: Daemon, action: str) -> None:
    opened = asyncio.Event()

    async def menu() -> None:
        opened.set()

    async with NotificationServer(bus, **SWAYNC) as server, daemon.notifier(bus, menu=menu):
        daemon.send(routed(), wonders())
        await server.until(lambda s: s.calls and s.calls[-1].actions)
        before = len(server.calls)
        server.click(server.calls[-1].id, action)
        async with asyncio.timeout(10):
            await opened.wait()
        assert daemon.acts.empty()
        await server.until(lambda s: len(s.calls) > before and s.shown)


@pytest.mark.parametrize(("language", "reply"), [("en", "Answer …"), ("de", "Antworten …")])
def test_where_there_are_no_choices_there_is_a_button_to_answer(language: str, reply: str) -> None:
    note = render(bubble(wonders(), language), BUTTONS)
    assert dict(note.actions)[MENU] == reply
    assert [key for key, _ in note.actions] == ["default", MENU]


def test_where_only_choices_are_answers_there_is_none() -> None:
    note = render(bubble(wonders(*CHOICES, wants="choice")), BUTTONS)
    assert [key for key, _ in note.actions] == ["default", "1", "2"]


def test_without_buttons_it_says_how() -> None:
    note = render(bubble(wonders(*CHOICES)), MAKO)
    assert "Click: choose" in note.body
    assert "ryxctl answer q1.1 …" in note.body
    assert "approve" not in note.body
    assert note.expires == 0


def test_a_click_on_an_approval_is_still_the_menu_and_its_key_no_choice() -> None:
    shown = follow(follow(Bubble("r1"), Routed(run="r1", level="SIMPLE", rule="x", handler="file")), question())
    assert shown.chosen("default") == MENU
    assert shown.chosen(MENU) is None
    assert shown.chosen("1") is None
    assert MENU not in dict(render(shown, BUTTONS).actions)


def test_words_wait_behind_an_approval_and_come_up_after_it() -> None:
    both = follow(bubble(question()), wonders(*CHOICES, name="q1.2"))
    assert (both.asks, both.wants) == ("q1.1", "yes")
    then = follow(both, Answered(run="r1", name="q1.1", choice="once", scope="once"))
    assert (then.asks, then.wants, then.text) == ("q1.2", "words", "Which folder?")
    assert follow(then, Answered(run="r1", name="q1.2", choice="words", text="attic")).wants == ""
