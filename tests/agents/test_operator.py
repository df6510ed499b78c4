"""The operator: attempts, the fallback to the whole home, and what it tells."""

import json
from pathlib import Path
from typing import Any

import pytest
from pydantic import BaseModel, ConfigDict

from ryxd.agents.fallback import Fallback, certain, inside, the_one
from ryxd.agents.operator import Operator
from ryxd.agents.presenting import Offer, everywhere, in_words
from ryxd.core.action import Action, Result
from ryxd.core.agent import AgentSpec, Limits
from ryxd.core.model import Completion, Tier
from ryxd.core.smart import SmartAgent
from ryxd.core.tool import Permission, ToolError, ToolView, tool
from ryxd.core.transcript import Transcript
from ryxd.core.view import View
from ryxd.wire.events import Acted, Event, Status
from tests.fakes.scripted import ScriptedModel


class Search(BaseModel):
    model_config = ConfigDict(extra="forbid")
    pattern: str
    paths: list[str] = ["~"]


class Found(BaseModel):
    matches: list[str]
    count: int


class OneFile(BaseModel):
    path: str


class Text(BaseModel):
    text: str


class Ok(BaseModel):
    ok: bool


FILES = {"~/Downloads": ["~/Downloads/great_wave.jpg"]}


@tool("find", permission=Permission.READ, groups={"files"})
async def search_files(args: Search, view: ToolView) -> Found:
    view.status(f"Searching {args.paths[0]}…", searched_paths=args.paths, patterns_tried=[args.pattern])
    hits = [file for place in args.paths for file in FILES.get("~/Downloads" if place == "~" else place, [])]
    hits = [hit for hit in hits if all(word in hit for word in args.pattern.split("*"))]
    return Found(matches=hits, count=len(hits))


@tool("read", permission=Permission.READ, groups={"files"})
async def read_file(args: OneFile, view: ToolView) -> Text:
    if args.path in {"/somewhere/gone", "great_wave.jpg"}:
        raise ToolError(f"no such file: {args.path}")
    return Text(text="the whole text")


@tool("open", permission=Permission.DESKTOP, groups={"files"})
async def open_file(args: OneFile, view: ToolView) -> Ok:
    if args.path == "/somewhere/wave":
        raise ToolError("no such file")
    return Ok(ok=True)


TOOLS = {"search_files": search_files, "read_file": read_file, "open_file": open_file}


class HomeOnly:
    home = Path("/home/a")
    cwd = Path("/home/a/work")


def call(name: str, **args: Any) -> str:
    return json.dumps({"tool": name, "args": args})


async def operate(
    *answers: str | Completion, single: bool = True, language: str = "en", fallback: Fallback | None = None, known: str = ""
):
    events: list[Event] = []
    view = View(
        "file",
        tools=TOOLS,
        allowed=frozenset(TOOLS),
        paths=HomeOnly(),  # type: ignore[arg-type]
        environment=dict,
        language=language,
        emit=events.append,
    )
    spec = AgentSpec("file", "files", Tier.SMALL, tuple(TOOLS), "", Limits(attempts=2, sure=0.5))
    model = ScriptedModel(*answers)
    operator = Operator(
        spec,
        view,
        lambda _attempt: SmartAgent(
            spec, "", model, view, Transcript(), single=single, keeps=(fallback or Fallback()).keeps
        ),
        single=single,
        language=language,
        fallback=fallback,
    )
    operator.known = known
    text = await operator.response("find it")
    assert text == operator.outcome.text
    return operator, events, model


async def test_a_find_is_presented_and_offered() -> None:
    operator, events, _ = await operate(call("search_files", pattern="*great*wave*"))
    assert operator.outcome.text == "Found:\n1. great_wave.jpg: ~/Downloads/great_wave.jpg"
    assert operator.outcome.ok
    offer = operator.outcome.offer
    assert offer.question == "Open it? (y/n)"
    assert [choice.key for choice in offer.choices] == ["open", "no"]
    assert offer.actions["open"].args == {"path": "~/Downloads/great_wave.jpg"}
    assert Offer.load(json.loads(json.dumps(offer.dump()))).paths == offer.paths
    report = [event for event in events if isinstance(event, Status)][-1]
    assert report.status == "success"
    assert report.context == {"searched_paths": ["~"], "patterns_tried": ["*great*wave*"]}


async def test_it_speaks_german_too() -> None:
    operator, _, _ = await operate(call("search_files", pattern="*wave*"), language="de")
    assert operator.outcome.text.startswith("Gefunden:")
    assert operator.outcome.offer.question == "Öffnen? (j/n)"


async def test_an_empty_search_falls_back_to_the_whole_home() -> None:
    operator, events, _ = await operate(call("search_files", pattern="*wave*", paths=["~/Pictures"]))
    assert operator.outcome.ok
    assert [event.args["paths"] for event in events if isinstance(event, Acted)] == [["~/Pictures"], ["~"]]


@pytest.mark.parametrize(
    ("pattern", "words"),
    [
        ("*wave*", "wave"),
        ("*big*wave*", "big wave"),
        ("*big*wave*.jpg", "big wave.jpg"),
        ("wave.jpg", "wave.jpg"),
        ("*.jpg", "*.jpg"),
        ("*", "*"),
        ("**/*.py", "**/*.py"),
        ("*wave?.{jpg,png}", "*wave?.{jpg,png}"),
        ("", ""),
    ],
)
def test_a_search_is_told_in_words(pattern: str, words: str) -> None:
    assert in_words(pattern) == words


async def test_nothing_found_says_where_and_what() -> None:
    operator, events, _ = await operate(call("search_files", pattern="*unicorn*", paths=["~/Pictures"]))
    assert not operator.outcome.ok
    for word in ("unicorn", "~/Pictures", "~"):
        assert word in operator.outcome.text
    last = [event for event in events if isinstance(event, Status)][-1]
    assert last.status == "failed"
    assert last.error == "I found no file for unicorn. I looked in ~/Pictures, ~."
    assert (last.step, last.action) == (1, "search_files")
    assert last.attempts >= 2
    assert last.context["searched_paths"] == ["~/Pictures", "~"]
    assert last.context["patterns_tried"] == ["*unicorn*"]
    assert operator.outcome.offer.wider is not None
    assert operator.outcome.offer.wider.args["paths"] == ["/home/a"]


async def test_a_file_known_by_name_only_is_looked_for() -> None:
    operator, events, _ = await operate(call("read_file", path="great_wave.jpg"))
    assert [event.tool for event in events if isinstance(event, Acted)] == [
        "read_file",
        "search_files",
        "read_file",
    ]
    assert operator.outcome.text == "the whole text"


async def test_a_garbled_answer_gets_a_second_attempt() -> None:
    operator, _, model = await operate('{"tool": "read_file", "args": {"pa', call("read_file", path="here"))
    assert operator.iterations == 2
    assert operator.outcome.text == "the whole text"
    assert len(model.prompts) == 2


async def test_a_failure_ends_with_what_went_wrong() -> None:
    operator, events, _ = await operate(call("read_file", path="/somewhere/gone"))
    assert not operator.outcome.ok
    assert operator.outcome.text == "no such file: /somewhere/gone"
    assert [event for event in events if isinstance(event, Status)][-1].error == operator.outcome.text


async def test_a_model_that_read_on_has_the_last_word() -> None:
    operator, _, _ = await operate(call("read_file", path="x"), call("answer", text="It says so."), single=False)
    assert operator.outcome.text == "It says so."


async def test_paths_are_never_retold_by_a_model() -> None:
    garbled = call("answer", text="I found greet_weve.jpg")
    operator, _, _ = await operate(call("search_files", pattern="*wave*"), garbled, single=False)
    assert "greet" not in operator.outcome.text


async def test_an_empty_answer_lets_the_result_stand() -> None:
    operator, _, _ = await operate(call("read_file", path="x"), call("answer", text=""), single=False)
    assert (operator.outcome.text, operator.outcome.ok) == ("the whole text", True)
    failed = call("read_file", path="/somewhere/gone")
    operator, _, _ = await operate(failed, call("answer", text=""), single=False)
    assert (operator.outcome.text, operator.outcome.ok) == ("no such file: /somewhere/gone", False)


async def test_two_things_done_are_both_told() -> None:
    done = call("read_file", path="x"), call("open_file", path="~/y.pdf")
    for last in ("", "I did both."):
        operator, _, _ = await operate(*done, call("answer", text=last), single=False)
        assert operator.outcome.text == "the whole text\ny.pdf is open."
    operator, _, _ = await operate(
        call("open_file", path="/somewhere/wave"), call("read_file", path="x"), call("answer", text=""), single=False
    )
    assert operator.outcome.text == "no such file\nthe whole text", "that something failed is never left out"
    operator, _, _ = await operate(
        call("read_file", path="x"), call("open_file", path="/somewhere/wave"), call("answer", text=""), single=False
    )
    assert (operator.outcome.text, operator.outcome.ok) == ("the whole text\nno such file", False)


async def test_what_was_a_means_is_not_told() -> None:
    search, opened = call("search_files", pattern="*wave*"), call("open_file", path="~/Downloads/great_wave.jpg")
    operator, _, _ = await operate(search, opened, call("answer", text=""), single=False)
    assert operator.outcome.text == "great_wave.jpg is open."
    again = call("read_file", path="great_wave.jpg"), call("read_file", path="~/Downloads/great_wave.jpg")
    operator, _, _ = await operate(*again, call("answer", text=""), single=False)
    assert operator.outcome.text == "the whole text", "what was tried again with success did not fail"
    again = call("open_file", path="/somewhere/wave"), call("open_file", path="~/Pictures/wave")
    operator, _, _ = await operate(*again, call("answer", text=""), single=False)
    assert operator.outcome.text == "wave is open."
    other = call("open_file", path="/somewhere/wave"), call("open_file", path="~/Pictures/beach")
    operator, _, _ = await operate(*other, call("answer", text=""), single=False)
    assert operator.outcome.text == "no such file\nbeach is open.", "the other one was no second try"


async def test_an_unsure_model_does_nothing() -> None:
    operator, events, _ = await operate(Completion(call("open_file", path="x"), decision=0.2))
    assert not operator.outcome.ok
    assert not any(isinstance(event, Acted) for event in events)


async def test_what_was_done_before_a_guess_is_told_and_the_guess_is_offered() -> None:
    done, guess = call("open_file", path="~/Pictures/wave"), Completion(call("open_file", path="~/Pictures/beach"), decision=0.2)
    operator, events, _ = await operate(done, guess, single=False)
    assert operator.outcome.text == "wave is open.\nI am not sure what else you mean, so I did no more. My best guess was: open ~/Pictures/beach."
    assert not operator.outcome.ok
    assert operator.outcome.offer.guess == Action("open_file", {"path": "~/Pictures/beach"})
    assert len([event for event in events if isinstance(event, Acted)]) == 1
    operator, _, _ = await operate(done, Completion(call("answer", text="hm"), decision=0.1), single=False)
    assert (operator.outcome.text, operator.outcome.ok) == ("wave is open.", True)


async def test_a_plain_answer_is_an_answer() -> None:
    operator, _, _ = await operate(call("answer", text="hello"), single=False)
    assert (operator.outcome.text, operator.outcome.ok) == ("hello", True)


async def test_a_cut_off_action_is_not_done() -> None:
    cut = '{"tool": "open_file", "args": {"path": "~/x'
    operator, events, _ = await operate(cut, cut)
    assert not operator.outcome.ok
    assert "cut off" in operator.outcome.text
    assert not any(isinstance(event, Acted) for event in events)


@pytest.mark.parametrize("language", ["de", "en"])
def test_every_sentence_exists_in_both_languages(language: str) -> None:
    from ryxd.agents.wording import WORDS

    assert set(WORDS[language]) == set(WORDS["en"])


GATE = Fallback.of("file.find", {"pattern": "*great*wave*"})


async def test_a_search_that_lost_the_users_words_is_done_by_the_gates_reading() -> None:
    operator, events, _ = await operate(call("search_files", pattern="*.{png,gif}"), fallback=GATE)
    assert operator.outcome.offer.paths == ("~/Downloads/great_wave.jpg",)
    assert [event.args["pattern"] for event in events if isinstance(event, Acted)] == ["*great*wave*"]


async def test_what_it_found_without_the_users_words_is_never_presented() -> None:
    lost = Fallback.of("file.find", {"pattern": "*unicorn*"})
    operator, _, _ = await operate(call("open_file", path="~/Downloads/great_wave.jpg"), fallback=lost)
    assert not operator.outcome.ok
    assert "great_wave" not in operator.outcome.text


async def test_open_the_wave_opens_the_only_one() -> None:
    fallback = Fallback.of("file.open", {"pattern": "*wave*"})
    operator, events, _ = await operate(call("open_file", path="/somewhere/wave"), fallback=fallback)
    assert [event.tool for event in events if isinstance(event, Acted)] == [
        "open_file",
        "search_files",
        "open_file",
    ]
    assert operator.outcome.text == "great_wave.jpg is open."


async def test_the_gate_is_sure_where_the_model_is_not() -> None:
    operator, _, _ = await operate(
        Completion(call("open_file", path="x"), decision=0.1),
        fallback=Fallback.of("file.find", {"pattern": "*wave*"}),
    )
    assert operator.outcome.offer.paths == ("~/Downloads/great_wave.jpg",)


@pytest.mark.parametrize(
    ("slot", "pattern", "kept"),
    [
        ("*great*wave*", "*wave*", True),
        ("*Grüße*", "*grusse*", True),
        ("*readme*", "*.{jpg,png}", False),
        ("*.pdf", "*.doc", False),
        ("*.{jpg,png}", "*.png", True),
        ("*", "*.doc", False),
        ("*config*docs*", "*.config", False),
    ],
)
def test_a_pattern_keeps_what_the_user_said(slot: str, pattern: str, kept: bool) -> None:
    fallback = Fallback.of("file.find", {"pattern": slot})
    assert fallback.keeps(Action("search_files", {"pattern": pattern})) is kept


async def test_what_is_in_a_file_that_a_search_found_is_read() -> None:
    fallback = Fallback.of("file.read", {"pattern": "*wave*"})
    operator, events, _ = await operate(call("search_files", pattern="*wave*"), fallback=fallback)
    assert [event.tool for event in events if isinstance(event, Acted)] == ["search_files", "read_file"]
    assert operator.outcome.text == "the whole text"


@pytest.mark.parametrize(
    ("pattern", "matches", "one"),
    [
        ("*PKGBUILD*", ["~/x/PKGBUILD", "~/x/test_pkgbuild.py"], "~/x/PKGBUILD"),
        ("*wave*", ["~/wave.jpg"], "~/wave.jpg"),
        ("*wave*", ["~/wave.jpg", "~/wave.png"], None),
        ("*readme*", ["~/a/README", "~/b/README"], None),
        ("*wave*", [], None),
    ],
)
def test_one_file_is_meant_or_several_are_shown(pattern: str, matches: list[str], one: str | None) -> None:
    assert the_one(Action("search_files", {"pattern": pattern}), Result({"matches": matches})) == one


def test_everywhere_is_the_home_folder_and_where_the_user_stands() -> None:
    class Elsewhere(HomeOnly):
        cwd = Path("/srv/project")

    assert everywhere(HomeOnly()) == ("/home/a",)  # type: ignore[arg-type]
    assert everywhere(Elsewhere()) == ("/home/a", "/srv/project")  # type: ignore[arg-type]


@pytest.mark.parametrize(
    ("slots", "action", "kept"),
    [
        ({"pattern": "*rechnung*", "when": "march"}, {"pattern": "*rechnung*", "when": "march"}, True),
        ({"pattern": "*rechnung*", "when": "march"}, {"pattern": "*rechnung*"}, False),
        ({"pattern": "*.pdf", "when": "last_week"}, {"pattern": "*last*week*", "when": "last_week"}, False),
        ({"pattern": "*", "path": "~/Downloads"}, {"pattern": "*", "paths": ["~/Downloads/"]}, True),
        ({"pattern": "*", "path": "~/Downloads"}, {"pattern": "*"}, False),
    ],
)
def test_a_time_and_a_place_are_kept_too(slots: dict[str, str], action: dict[str, Any], kept: bool) -> None:
    assert Fallback.of("file.find", slots).keeps(Action("search_files", action)) is kept


def test_who_wants_a_file_read_does_not_get_it_opened() -> None:
    fallback = Fallback.of("file.read", {"pattern": "*wave*"})
    assert fallback.keeps(Action("read_file", {"path": "great_wave.txt"}))
    assert not fallback.keeps(Action("open_file", {"path": "great_wave.txt"}))


def test_what_the_user_did_not_name_is_not_opened() -> None:
    assert Fallback.of("file.open", {}).next(Action("search_files", {"pattern": "*.mp4"}), "~/a.mp4") is None


@pytest.mark.parametrize(
    ("pattern", "match", "sure"),
    [
        ("*telekom*rechnung*", "~/x/Rechnung Telekom 2024.pdf", True),
        ("*rechnungen*", "~/x/Rechnung.pdf", True),
        ("*mietvertrag*koeln*", "~/x/Mietvertrag Köln.pdf", True),
        ("*urlaub*", "~/x/Urlaub Rom/", True),
        ("*shopping*list*", "~/x/Einkaufsliste.md", False),
        ("*tax*report*", "~/tax/report.pdf", False),
    ],
)
def test_only_what_is_called_so_is_opened_without_asking(pattern: str, match: str, sure: bool) -> None:
    assert certain(Action("search_files", {"pattern": pattern}), match) is sure


def test_several_of_one_name_are_told_apart_by_their_folder() -> None:
    found = Result({"matches": ["~/blog/README.md", "~/shop/README.md"], "count": 2})
    assert inside(found, "shop").data == {"matches": ["~/shop/README.md"], "count": 1}
    assert inside(found, "garden") is found
    assert inside(found, "") is found


def test_the_newest_is_looked_for_among_all_that_are_meant() -> None:
    slots = {"pattern": "*.{jpg,png}", "path": "~/Pictures", "newest": True}
    fallback = Fallback.of("file.open", slots)
    assert fallback.keeps(Action("search_files", {"pattern": "*.{jpg,png}", "paths": ["~/Pictures"]}))
    assert not fallback.keeps(Action("search_files", {"pattern": "*.jpg", "paths": ["~/Pictures"]}))
    any_of_them = Fallback.of("file.open", {**slots, "newest": False})
    assert any_of_them.keeps(Action("search_files", {"pattern": "*.jpg", "paths": ["~/Pictures"]}))


async def test_where_a_model_adds_nothing_what_was_known_is_the_answer() -> None:
    operator, _, _ = await operate(call("answer", text=""), single=False, known="the bin goes out on Tuesday")
    assert (operator.outcome.text, operator.outcome.ok) == ("the bin goes out on Tuesday", True)
    operator, _, _ = await operate(call("answer", text="On Tuesday."), single=False, known="the bin goes out on Tuesday")
    assert operator.outcome.text == "On Tuesday."
    operator, _, _ = await operate(call("answer", text=""), single=False)
    assert not operator.outcome.ok


@pytest.mark.parametrize(
    ("request_", "match", "sure"),
    [
        ("open up the slides for thursday's talk (talk_moss.odp)", "~/Documents/talk_moss.odp", True),
        ("open the second page scan, scan_002", "~/Documents/Scans/scan_002.jpg", True),
        ("open the second page scan, scan_002.png", "~/Documents/Scans/scan_002.jpg", False),
        ("open scan_0021 of the second page", "~/Documents/Scans/scan_002.jpg", False),
        ("open the talk about moss", "~/Documents/talk.odp", False),  # a plain word may be anything
        ("open old/talk_moss.odp", "~/new/talk_moss.odp", False),
        ("öffne bitte „Brief an Oma 2.odt“, den von gestern", "~/Brief an Oma 2.odt", True),
    ],
)
def test_what_the_user_said_the_name_of_is_opened_whatever_else_they_said_of_it(request_: str, match: str, sure: bool) -> None:
    assert certain(Action("search_files", {"pattern": "*quite*other*"}), match, request_) is sure
