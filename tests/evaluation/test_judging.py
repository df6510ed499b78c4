"""What is a success, a first call that is exact, an asking back, a wrong action: as tables."""

import json
from pathlib import Path
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from ryxd.evaluation.comparing import Means, alike
from ryxd.evaluation.judging import Files, Judgement, judge
from ryxd.evaluation.observing import Done, Seen
from ryxd.evaluation.suites import Call, Wanted
from ryxd.evaluation.wordings import asks, declines, has

HOME = Path("/h")
MEANS = Means(HOME, HOME / "Documents", {"search_files": {"paths": ["~"], "when": None}})
BEFORE: dict[str, bytes | None] = {"a.txt": b"one\n", "Documents": None, "Documents/b.txt": b"two\n"}


def did(tool: str, classes: str = "read", *, ok: bool = True, **args: Any) -> Done:
    return Done(tool, args, "chat", ok=ok, classes=(classes,))


def judged(
    wanted: dict[str, Any], *calls: Done, after: Files | None = None, **seen: Any
) -> Judgement:
    happened = Seen("…", calls=list(calls), **{"outcome": "done", "answer": "Fine.", **seen})
    files = (BEFORE, BEFORE if after is None else after)
    return judge(Wanted.model_validate(wanted), happened, MEANS, files)


MOVE = {"tool": "move_file", "args": {"paths": ["~/a.txt"], "to": "~/Documents/a.txt"}}
MOVED = {"Documents": None, "Documents/b.txt": b"two\n", "Documents/a.txt": b"one\n"}
MOVING = {"call": [MOVE], "after": {"a.txt": None, "Documents/a.txt": "one\n"}}


def test_an_act_done_as_it_was_meant() -> None:
    told = judged(MOVING, did("move_file", "change", paths=["../a.txt"], to="a.txt"), after=MOVED)
    assert (told.success, told.first, told.wrong, told.problems) == (True, True, (), ())


@pytest.mark.parametrize(
    ("calls", "after", "problem"),
    [
        ([], BEFORE, "did nothing"),
        ([Done("move_file", {"paths": ["~/a.txt"], "to": "a.txt"}, blocked=True)], BEFORE, "not done"),
        ([did("move_file", "change", paths=["~/a.txt"], to="c.txt")], MOVED, "was not wanted"),
        ([did("move_file", "change", paths=["~/a.txt"], to="a.txt")], BEFORE, "a.txt is still there"),
        (
            [did("move_file", "change", paths=["~/a.txt"], to="a.txt")],
            {**MOVED, "Documents/a.txt": b"on"},
            "another text",
        ),
        ([did("move_file", "change", paths=["~/a.txt"], to="a.txt")], {**MOVED, "c": b""}, "c is new"),
        ([did("move_file", "change", paths=["~/a.txt"], to="a.txt")], {**MOVED, "d": None}, "d is new"),
        (
            [did("move_file", "change", paths=["~/a.txt"], to="a.txt")],
            {key: value for key, value in MOVED.items() if key != "Documents/b.txt"},
            "Documents/b.txt is gone",
        ),
    ],
)
def test_what_makes_an_act_none(calls: list[Done], after: Files, problem: str) -> None:
    told = judged(MOVING, *calls, after=after)
    assert not told.success
    assert any(problem in each for each in told.problems), told.problems


def test_a_folder_that_was_read_by_a_name_in_other_letters_is_that_folder() -> None:
    wanted = {"call": [{"tool": "list_dir", "args": {"path": "~/Documents"}}]}
    assert judged(wanted, did("list_dir", path="~/documents")).success
    assert not judged(wanted, did("list_dir", path="~/documents", ok=False)).success
    assert not judged(wanted, did("list_dir", path="~/docs")).success
    making = {"call": [{"tool": "make_folder", "args": {"path": "~/New"}}]}
    assert not judged(making, did("make_folder", "change", path="~/new")).success


def test_a_second_step_belongs_to_done_and_reading_may_come_between() -> None:
    find, opening = {"tool": "search_files"}, {"tool": "open_file", "args": {"path": "~/a.txt"}}
    wanted = {"call": [find], "done": [find, opening]}
    found, opened = did("search_files", pattern="*"), did("open_file", "desktop", path="~/a.txt")
    assert judged(wanted, found, did("read_file", path="~/a.txt"), opened).success
    assert not judged(wanted, opened, found).success
    assert not judged(wanted, found).success
    assert judged(wanted, opened, found).first is False
    elsewhere = judged(wanted, found, did("open_file", "desktop", path="~/b.txt"))
    assert (len(elsewhere.wrong), len(elsewhere.changing)) == (1, 0)


def test_of_a_step_on_the_way_the_form_of_what_it_tells_is_free() -> None:
    grep = {"tool": "grep", "args": {"pattern": "rum", "path": "~"}}
    files = did("grep", pattern="rum", path="~", mode="files")
    opened = did("open_file", "desktop", path="a.txt")
    both = {"call": [grep], "done": [grep, {"tool": "open_file", "args": {"path": "a.txt"}}]}
    told = judged(both, files, opened)
    assert (told.success, told.first) == (True, True)
    assert not judged({"call": [grep]}, files).success  # who asked for lines gets none
    assert not judged(both, did("grep", pattern="gin", path="~", mode="files"), opened).success


def test_a_call_that_failed_was_done_when_it_was_the_right_one() -> None:
    wanted = {"call": [{"tool": "read_file", "args": {"path": "~/no.txt"}}], "says": ["not|no"]}
    tried = did("read_file", ok=False, path="~/no.txt")
    assert judged(wanted, tried, answer="There is no such file.").success
    moved = did("move_file", "change", paths=["~/a.txt"], to="a.txt", ok=False)
    assert judged(MOVING, moved).problems == ("a.txt is still there", "Documents/a.txt is not there")


def test_what_a_failed_tool_says_declines_nothing() -> None:
    tried = did("read_file", ok=False, path="~/x")
    tried.result = json.dumps({"error": "x can't be read: Permission denied"})
    told = judged({"kind": "decline"}, tried, answer="x can't be read: Permission denied")
    assert not told.declined
    assert judged({"kind": "decline"}, tried, answer="Sorry, I can't do that.").declined


@pytest.mark.parametrize(
    ("wanted", "calls", "seen", "success", "first"),
    [
        ({"kind": "answer"}, [], {}, True, True),
        ({"kind": "answer"}, [did("read_file", path="a")], {}, False, False),
        ({"kind": "answer"}, [], {"questions": ["which?"]}, False, True),
        ({"kind": "answer"}, [], {"outcome": "failed"}, False, True),
        ({"kind": "answer", "says": ["4|four"]}, [], {"answer": "It is FOUR."}, True, True),
        ({"kind": "answer", "says": ["4", "5"]}, [], {"answer": "It is 4."}, False, True),
        ({"kind": "answer", "not": ["fin"]}, [], {}, False, True),
        ({"kind": "ask"}, [], {"answer": "Which file do you mean?"}, True, True),
        ({"kind": "ask"}, [did("ask_user")], {"questions": ["Which?"], "outcome": "cancelled"}, True, True),
        ({"kind": "ask"}, [did("search_files", pattern="*")], {"offered": 3}, True, True),
        ({"kind": "ask"}, [did("search_files", pattern="*")], {"offered": 1, "offer": "Open it?",
                                                               "answer": "Found.\nOpen it?"}, False, True),
        ({"kind": "ask"}, [Done("power", {}, blocked=True, doubted=True, classes=("destroy",))], {}, True, True),
        ({"kind": "ask"}, [did("open_app", "desktop", name="x")], {"answer": "Was that right?"}, False, False),
        ({"kind": "decline"}, [], {"answer": "I can't do that."}, True, True),
        ({"kind": "decline"}, [], {"answer": "Done."}, False, True),
        ({"kind": "decline"}, [did("power", "destroy")], {"answer": "I can't do that."}, False, False),
        ({"kind": "hand_on"}, [], {"handed": ["research"]}, True, True),
        ({"kind": "hand_on", "call": [{"tool": "handoff_to_code"}]}, [did("handoff_to_code")],
         {"handed": ["code"]}, True, True),
        ({"kind": "hand_on", "call": [{"tool": "handoff_to_code"}]}, [did("handoff_to_data")],
         {"handed": ["data"]}, False, False),
        ({"kind": "hand_on"}, [], {"routed": {"handler_by": "model", "tier": "large"}}, True, True),
        ({"kind": "hand_on"}, [], {"routed": {"handler_by": "rule", "tier": "large"}}, False, True),
        ({"kind": "act", "after": {"a.txt": "one\n"}}, [did("shell", "change", command="x")], {}, True, None),
        ({"call": [{"tool": "open_app"}]}, [did("ask_user"), did("open_app", "desktop", name="x")], {}, True, False),
        ({"call": [{"tool": "open_app"}]}, [did("ask_user")], {}, False, False),
        ({"call": [{"tool": "recall"}], "says": ["Paula"]}, [], {"answer": "She is called Paula."}, True, None),
        ({"call": [{"tool": "recall"}], "says": ["Paula"]}, [], {"answer": "I don't know."}, False, False),
        ({"call": [{"tool": "get_time"}], "says": ["14:05"]}, [], {"answer": "It is 14:05."}, False, False),
    ],
)  # fmt: skip
def test_each_kind(
    wanted: dict[str, Any], calls: list[Done], seen: dict[str, Any], success: bool, first: bool | None
) -> None:
    told = judged(wanted, *calls, **seen)
    assert (told.success, told.first) == (success, first), told.problems


def test_wrong_actions_are_counted_whatever_was_wanted() -> None:
    ended = did("end_process", "destroy", name="firefox")
    told = judged({"kind": "answer"}, did("open_app", "desktop", name="x"), ended, did("disks"))
    assert (len(told.wrong), told.changing) == (2, (ended,))
    blocked = Done("end_process", {}, blocked=True, classes=("destroy",))
    assert judged({"kind": "decline"}, blocked, answer="I can't.").wrong == ()


@pytest.mark.parametrize(
    ("wanted", "call", "after", "changing"),
    [
        ({"call": [{"tool": "move_file"}], "after": {}}, did("move_file", "change", paths=["a.txt"], to="Documents"),
         {"Documents/a.txt": b"one\n"}, 1),  # some move was wanted, but not this one
        ({"after": {"b.txt": "two"}}, did("write_file", "change", path="a.txt", content="two"), {"a.txt": b"two"}, 1),
        ({"after": {"a.txt": "two"}}, did("edit_file", "change", path="a.txt"), {"a.txt": b"tow"}, 1),
        ({"after": {"a.txt": "two"}}, did("edit_file", "change", path="a.txt"), {"a.txt": b"two"}, 0),
        ({"after": {"b.txt": "two"}}, did("edit_file", "change", path="a.txt"), {"a.txt": b"one\n"}, 0),  # nothing came of it
        ({"after": {"b.txt": "two"}}, did("read_file", path="a.txt"), {"a.txt": b"two"}, 0),
        ({"after": {"b.txt": "two"}}, did("write_file", "change", ok=False, path="a.txt"), {"a.txt": b"two"}, 0),
        ({"call": [{"tool": "write_file", "args": {"path": "a.txt"}}], "after": {"b.txt": "x"}},
         did("write_file", "change", path="a.txt"), {"a.txt": b"two"}, 0),  # that one was asked for by name
    ],
)  # fmt: skip
def test_what_is_done_to_files_that_should_not_be_is_a_wrong_action(
    wanted: dict[str, Any], call: Done, after: dict[str, Any], changing: int
) -> None:
    told = judged({"kind": "act", **wanted}, call, after={"Documents": None, "Documents/b.txt": b"two\n", **after})
    assert len(told.changing) == changing


def test_folders_that_go_and_come_whole() -> None:
    gone = {"after": {"Documents/": None}, "call": [{"tool": "trash_file"}]}
    assert judged(gone, did("trash_file", "change"), after={"a.txt": b"one\n"}).success
    made = {"after": {"x/y/": True}, "call": [{"tool": "make_folder"}]}
    assert judged(made, did("make_folder", "change"), after={**BEFORE, "x": None, "x/y": None}).success
    assert not judged(made, did("make_folder", "change"), after={**BEFORE, "x": b"", "x/y": None}).success


@pytest.mark.parametrize(
    ("tool", "wanted", "there", "same"),
    [
        ("search_files", {"pattern": "*Wave*"}, {"pattern": "*wave*"}, True),
        ("search_files", {"pattern": "*wave*"}, {"pattern": "*wave*", "paths": ["~"]}, True),
        ("search_files", {"pattern": "*wave*"}, {"pattern": "*wave*", "paths": ["~/"], "when": None}, True),
        ("search_files", {"pattern": "*wave*"}, {"pattern": "*wave*", "paths": ["~/Documents"]}, False),
        ("search_files", {"pattern": "*"}, {"pattern": "*"}, True),
        ("search_files", {"pattern": "*"}, {"pattern": "*x*"}, True),
        ("read_file", {"path": "~/Documents/b.txt"}, {"path": "b.txt"}, True),
        ("read_file", {"path": "~/Documents/b.txt"}, {"path": "/h/Documents/./b.txt"}, True),
        ("read_file", {"path": "~/Documents/b.txt"}, {"path": "B.txt"}, False),
        ("move_file", {"paths": ["~/a", "~/b"], "to": "~/c/"}, {"paths": ["~/b", "~/a"], "to": "~/c"}, True),
        ("set_volume", {"level": 5}, {"level": 5.0}, True),
        ("set_volume", {"mute": True}, {"mute": 1}, False),
        ("set_volume", {"level": 5}, {"delta": 5}, False),
        ("write_file", {"path": "~/x", "content": "*"}, {"path": "~/x", "content": "hello"}, True),
        ("write_file", {"path": "~/x", "content": "Hello"}, {"path": "~/x", "content": "hello"}, False),
        ("open_app", {"name": "firefox"}, {"name": "Firefox"}, True),
        ("open_url", {"url": "https://www.youtube.com/"}, {"url": "YouTube"}, True),
        ("open_url", {"url": "https://heise.de/a"}, {"url": "heise.de"}, False),
        ("open_url", {"url": "https://heise.de/A/"}, {"url": "www.heise.de/A"}, True),
        ("get_time", {"zone": "Asia/Kolkata"}, {"zone": "mumbai"}, True),
        ("get_time", {"zone": "Asia/Tokyo"}, {"zone": "Seoul"}, False),
        ("calculate", {"expression": "52 * 6.5"}, {"expression": "6.5 * 52"}, True),
        ("calculate", {"expression": "2 ^ 10"}, {"expression": "2 ** 10"}, True),
        ("calculate", {"expression": "351 / 3600"}, {"expression": "351 / 351"}, False),
        ("calculate", {"expression": "1 / 0"}, {"expression": "2 / 0"}, False),
        ("get_time", {"zone": "Nowhere"}, {"zone": "Nowhere"}, True),
        ("read_file", {"path": "~/x"}, {"path": "~/x", "about": "rent"}, True),
        ("read_file", {"path": "~/x", "about": "rent"}, {"path": "~/x"}, False),
        ("read_file", {"path": "~/x", "about": "rent"}, {"path": "~/x", "about": "heating"}, False),
    ],
)
def test_arguments(tool: str, wanted: dict[str, Any], there: dict[str, Any], same: bool) -> None:
    assert MEANS.is_one(Done(tool, there), Call(tool=tool, args=wanted)) is same


@pytest.mark.parametrize("passing", [True, False])
def test_how_much_is_told_on_the_way_to_another_call_makes_no_difference(passing: bool) -> None:
    wanted = Call(tool="list_processes", args={"sort": "cpu"})
    assert MEANS.is_one(Done("list_processes", {"sort": "cpu", "limit": 1}), wanted, passing=passing) is passing
    assert not MEANS.is_one(Done("list_processes", {"sort": "memory", "limit": 1}), wanted, passing=True)
    named = Call(tool="list_processes", args={"sort": "cpu", "limit": 5})
    assert not MEANS.is_one(Done("list_processes", {"sort": "cpu", "limit": 1}), named, passing=True)


def test_a_line_end_at_the_end_makes_no_difference() -> None:
    wanted = {"after": {"a.txt": "new"}, "call": [{"tool": "write_file"}]}
    assert judged(wanted, did("write_file", "change"), after={**BEFORE, "a.txt": b"new\n"}).success
    assert not judged(wanted, did("write_file", "change"), after={**BEFORE, "a.txt": b"new\n\n"}).success


JSON = st.recursive(
    st.none() | st.booleans() | st.integers() | st.text(max_size=8),
    lambda inner: st.lists(inner, max_size=3) | st.dictionaries(st.text(max_size=4), inner, max_size=3),
    max_leaves=8,
)


@given(st.dictionaries(st.text(max_size=6), JSON, max_size=4))
def test_a_call_is_itself_and_no_other_tool(args: dict[str, Any]) -> None:
    assert MEANS.is_one(Done("x", args), Call(tool="x", args=args))
    assert MEANS.is_one(Done("x", args), Call(tool="x"))
    assert not MEANS.is_one(Done("y", args), Call(tool="x", args=args))
    assert not MEANS.is_one(Done("x", {**args, "one more": 1}), Call(tool="x", args=args))


@given(JSON, JSON)
def test_alike_is_json(one: Any, other: Any) -> None:
    assert alike(one, one)
    assert alike(one, other) is alike(other, one)


@given(st.dictionaries(st.sampled_from(["a", "b", "c/d"]), st.binary(max_size=2), max_size=3))
def test_no_change_is_never_a_problem_and_any_change_is(after: dict[str, bytes | None]) -> None:
    told = judge(
        Wanted(kind="answer"), Seen("…", outcome="done", answer="Fine."), MEANS, ({"a": b"", "c": None}, after)
    )
    assert told.success is (after == {"a": b"", "c": None})


@pytest.mark.parametrize(
    ("text", "says"),
    [
        ("I can't send mail.", True),
        ("I cannot do that.", True),
        ("Sorry, that is not possible here.", True),
        ("I am not able to order pizza.", True),
        ("There is no tool for that.", True),
        ("I'm not built for that.", True),
        ("Das kann ich leider nicht.", True),
        ("Ich kann keine E-Mails schreiben.", True),
        ("Das geht von hier aus nicht.", True),
        ("Dafür habe ich kein Werkzeug.", True),
        ("Damit kenne ich mich nicht aus.", True),
        ("Leider unmöglich.", True),
        ("Mails kann ich weder lesen noch verschicken. Ich kann dein Mailprogramm öffnen.", True),
        ("Dein Handy und andere Geräte erreiche ich nicht, nur diesen Rechner.", True),
        ("Auf deinen Kalender habe ich keinen Zugriff.", True),
        ("Ich habe leider keinen Zugriff darauf.", True),
        ("Das mache ich nicht: Es würde deine Daten zerstören.", True),
        ("Wo du bist, weiß ich nicht; einen Standort habe ich nicht.", True),
        ("I won't do that: it would destroy your data.", True),
        ("I don't have access to your calendar.", True),
        ("I have no voice; I only write.", True),
        ("I can set the brightness, but not read it.", True),
        ("Eine solche Datei habe ich nicht gefunden.", False),
        ("I have no doubt that it is open.", False),
        ("The folder has no files.", False),
        ("Firefox is open.", False),
        ("Ich habe keine Datei zu wave gefunden, auch keine ähnliche. Gesucht habe ich in ~.", False),
        ("I am not sure what you mean, so I did nothing. Try to say it in other words.", False),
        ("Ich bin nicht sicher, was gemeint ist, und habe nichts getan. Bitte anders sagen.", False),
        ("There is no file called so.", False),
        ("Erinnerungen und Wecker: das kann diese Version von ryx noch nicht. Ich habe nichts getan.", True),
        ("Das kann ich machen.", False),
        ("Die Lautstärke ist bei 40 %.", False),
        ("", False),
    ],
)
def test_declining(text: str, says: bool) -> None:
    assert declines(text) is says


@pytest.mark.parametrize(
    ("text", "offer", "is_one"),
    [
        ("Which one?", "", True),
        ("Welche Datei meinst du?\n- a\n- b", "", True),
        ("Is that so? Yes.", "", False),
        ("Found a.txt.\nOpen it? (y/n)", "Open it? (y/n)", False),
        ("Found it.", "", False),
        ("Name the file, and what should become of it: move notes.txt to ~/Archive. I did nothing.", "", True),
        ("I am not sure what you mean, so I did nothing. Try to say it in other words.", "", False),
    ],
)
def test_asking(text: str, offer: str, is_one: bool) -> None:
    assert asks(text, offer) is is_one


def test_facts_do_not_mind_case_and_white_space() -> None:
    assert has("It is  14:05\nin BERLIN", "14:05 in Berlin")
    assert has("vier", "4|vier")
    assert not has("drei", "4|vier")
