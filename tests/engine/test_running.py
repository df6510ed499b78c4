"""Which events of a run that is run again are new, and which were told before ryxd was restarted."""

import pytest

from ryxd.core.course import Course
from ryxd.engine.running import Running
from ryxd.record.runs import Accepted
from ryxd.wire.events import Changed, Event, Said, Status, Stepped, Token


def running(told: dict[str, int] | None = None, changed: set[str] | None = None) -> Running:
    accepted = Accepted("r1", "s1", "x")
    return Running(accepted, Course(), told=told or {}, changed=changed or set(), resumed=True)


def said(agent: str, text: str = "x") -> Event:
    return Said(agent=agent, message_id="m", message_type="thought", text=text)


def test_as_many_as_an_agent_told_are_told_already() -> None:
    run = running({"file": 2, "ryx": 1})
    assert [run.is_new(said("file")) for _ in range(4)] == [False, False, True, True]
    assert [run.is_new(Stepped(agent="ryx", name="x")) for _ in range(2)] == [False, True]
    assert run.is_new(said("other"))


def test_what_is_never_stored_was_never_counted() -> None:
    run = running({"file": 1})
    assert run.is_new(Token(agent="file", message_id="m", text="x"))
    assert not run.is_new(said("file"))


def test_what_is_told_only_this_once_is_always_new() -> None:
    run = running({"file": 1})
    with run.course.aside("file"):
        assert run.aside("file")
        assert run.is_new(Status(agent="file", text="waiting"))
    assert not run.aside("file")
    assert not run.is_new(said("file"))
    assert run.aside("")
    assert run.is_new(Status(text="the model loads"))


@pytest.mark.parametrize("agent", ["file", "undo"])
def test_a_change_is_told_once(agent: str) -> None:
    run = running({"file": 1}, {"c1"})

    def change(number: str) -> Event:
        return Changed(agent=agent, change=number, what="create", path="/a")

    with run.course.aside(agent):
        assert [run.is_new(change(number)) for number in ("c1", "c2", "c2", "c1")] == [False, True, False, False]
    assert not run.is_new(said("file"))
