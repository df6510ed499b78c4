"""The board of a run out of its events: versions, what is shown, how tools did."""

import json

from hypothesis import given, settings
from hypothesis import strategies as st

from ryxd.core.board import FIELDS
from ryxd.record.boards import LONGEST, performance, project
from ryxd.wire.events import Acted, AnyEvent, Blocked, HandedOff, Noted, Planned, Returned, Reviewed, Source


def acted(tool: str, number: int = 1) -> Acted:
    return Acted(agent="file", action=f"file.{number}", tool=tool, args={})


def returned(
    tool: str, *, ok: bool = True, number: int = 1, took: int = 10, attempts: int = 1, error: str = "no"
) -> Returned:
    preview = "{}" if ok else json.dumps({"error": error})
    action = f"file.{number}"
    return Returned(
        agent="file", action=action, tool=tool, ok=ok, preview=preview, attempts=attempts, milliseconds=took
    )


def test_of_each_tool_it_is_counted_how_it_did() -> None:
    events: list[AnyEvent] = [
        acted("grep", 1),
        returned("grep", took=10),
        acted("grep", 2),
        returned("grep", ok=False, took=31, attempts=3, error="it took too long"),
        acted("shell", 3),
        Blocked(agent="file", action="file.3", tool="shell", reason="no"),
        returned("shell", ok=False, error="not allowed"),
        acted("find", 4),
    ]
    find, grep, shell = performance(events)
    assert (find.tool, find.calls, find.running, find.success_rate, find.last_error) == ("find", 1, 1, None, "")
    assert (grep.calls, grep.running, grep.successes, grep.failures, grep.success_rate) == (2, 0, 1, 1, 0.5)
    assert (grep.attempts, grep.mean_milliseconds, grep.worst_milliseconds) == (4, 20, 31)
    assert (grep.last_error, grep.blocked) == ("it took too long", 0)
    assert (shell.failures, shell.blocked, shell.success_rate, shell.last_error) == (1, 1, 0.0, "not allowed")


def test_an_error_that_was_cut_is_told_as_far_as_it_is_there() -> None:
    cut = Returned(agent="file", action="file.1", tool="grep", ok=False, preview='{"error": "it broke and th')
    assert performance([acted("grep"), cut])[0].last_error == "it broke and th"
    long = performance([acted("grep"), returned("grep", ok=False, error="x" * 900)])[0].last_error
    assert (len(long), long[-1]) == (LONGEST, "…")


TRIED = st.lists(
    st.tuples(st.sampled_from(["a", "b", "c"]), st.sampled_from(["ok", "failed", "open"]), st.integers(0, 99))
)


@settings(deadline=None)
@given(TRIED)
def test_the_numbers_of_a_tool_agree(tried: list[tuple[str, str, int]]) -> None:
    events: list[AnyEvent] = []
    for number, (tool, how, took) in enumerate(tried, 1):
        events.append(acted(tool, number))
        if how != "open":
            events.append(returned(tool, ok=how == "ok", number=number, took=took))
    log = {each.tool: each for each in performance(events)}
    assert set(log) == {tool for tool, _, _ in tried}
    for each in log.values():
        assert each.calls == each.successes + each.failures + each.running
        assert each.mean_milliseconds <= each.worst_milliseconds
        assert (each.success_rate is None) == (each.successes + each.failures == 0)
        assert (each.success_rate == 1.0) == (each.failures == 0 and each.successes > 0)
        assert bool(each.last_error) == bool(each.failures)


def test_notes_have_versions_and_the_rest_is_there_by_its_kind() -> None:
    events: list[AnyEvent] = [
        Noted(id=1, at=5, agent="a", field="research_findings", text="old", priority=3),
        Noted(id=2, at=6, agent="b", field="research_findings", text="beside", priority=3),
        Noted(id=3, at=7, agent="a", field="research_findings", text="new", priority=3),
        Noted(
            id=4,
            agent="a",
            field="perception",
            text="it is about whales",
            data={"intent": "learn", "confidence": 1},
        ),
        Noted(id=5, agent="a", field="retrieval", text="nothing"),
        Noted(id=6, agent="a", field="memory", text="1", data={"banned": ["x"]}),
        Noted(id=7, agent="a", field="memory", text="2", data={"banned": ["x", "y"]}),
        Noted(id=8, agent="a", field="of_a_newer_ryx", text="?"),
        Planned(id=9, agent="a", version=1, steps=({"step": 1},)),
        Planned(id=10, agent="a", version=2, steps=({"step": 1},)),
        Reviewed(id=11, agent="a", acceptable=False, quality=0.2, hallucination_risk=0.5),
        HandedOff(id=12, agent="a", target="b", task="on"),
        Source(id=13, agent="a", title="Whales", url="https://example.org/whales"),
    ]
    board = project("r1", "running", events)
    assert (board.run, board.state) == ("r1", "running")
    assert [(each.event, each.version, each.current) for each in board.notes[:3]] == [
        (1, 1, False), (2, 1, True), (3, 2, True),
    ]  # fmt: skip
    assert board.shown["research_findings"] == "beside\n\nnew"
    assert "of_a_newer_ryx" not in board.shown
    assert board.notes[-1].field == "of_a_newer_ryx"
    assert board.perceptions == ({"agent": "a", "intent": "learn", "confidence": 1},)
    assert board.retrievals == ({"agent": "a", "text": "nothing"},)
    assert board.memory == {"agent": "a", "banned": ["x", "y"]}
    assert [each["version"] for each in board.plans] == [1, 2]
    assert (board.reviews[0]["quality"], board.handoffs[0]["target"]) == (0.2, "b")
    assert board.sources[0]["url"] == "https://example.org/whales"
    assert project("r2", "done", ()).shown == {}


NOTED = st.builds(
    Noted, agent=st.sampled_from("ab"), field=st.sampled_from(list(FIELDS)), text=st.text("ab. \n", max_size=9000)
)


@settings(deadline=None)
@given(st.lists(NOTED, max_size=20))
def test_what_an_agent_is_shown_is_never_more_than_8000_characters(noted: list[Noted]) -> None:
    board = project("r1", "done", [each.model_copy(update={"id": number}) for number, each in enumerate(noted, 1)])
    assert sum(map(len, board.shown.values())) <= 8000
    assert len(board.notes) == len(noted)
    assert sum(each.current for each in board.notes) == len({(each.agent, each.field) for each in noted})
