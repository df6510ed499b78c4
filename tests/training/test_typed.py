"""Requests that people typed (training/typed/): each has a call that can be made, and what is exchanged is exchanged everywhere."""

import json
import random
from collections import Counter
from pathlib import Path

import pytest

from ryxd.evaluation.suites import suite_folder
from training.cases import plain
from training.families import typed_talks
from training.families.plan_typed import typed as planned
from training.families.talk import ANSWERS
from training.families.typed import REFUSALS, typed
from training.material.lines import PLANS, TALKS, TYPED, Line, drawn, lines, newer, remarks
from training.material.questions import QUESTIONS
from training.material.varying import kept, varied
from training.registry import arguments
from training.source import HELD_PHRASES, Source

SINGLE = [one for language in ("en", "de") for held in (False, True) for one in lines(language, held)]
PLANNED = [one for language in ("en", "de") for held in (False, True) for one in lines(language, held, PLANS)]
TALKED = [one for language in ("en", "de") for held in (False, True) for one in lines(language, held, TALKS)]


def source(seed: int = 1, language: str = "en") -> Source:
    return Source(random.Random(seed), language)


def test_each_has_one_call_that_can_be_made_or_one_answer() -> None:
    assert len(SINGLE) > 10_000
    for one in SINGLE:
        assert one.lang in {"en", "de"}
        assert sum(map(bool, (one.call, one.decline, one.ask, one.answer))) == 1, one
        assert not one.answer or one.answer in ANSWERS, one
        assert not one.decline or one.decline in REFUSALS, one
        assert not one.ask or one.ask in QUESTIONS, one
        assert one.file in one.say
        if one.call:
            assert arguments(one.call["tool"], one.call["args"]) == one.call["args"], one


def test_what_is_said_in_the_same_words_is_so_in_both_languages() -> None:
    pairs = set(REFUSALS.values()) | {(each["en"].source, each["de"].source) for each in ANSWERS.values()}
    assert len(pairs) == len({en for en, _ in pairs}) == len({de for _, de in pairs}) <= 60  # decision 0082


def test_nothing_is_asked_twice_and_nothing_is_of_a_suite() -> None:
    suites = {plain(json.loads(text).get("request", "")) for path in suite_folder().glob("*.jsonl") for text in path.read_text("utf-8").splitlines()}
    for every in (SINGLE, PLANNED, TALKED):
        said = Counter((one.lang, plain(one.say)) for one in every)
        assert not [text for text, count in said.items() if count > 1]
        assert not {text for _, text in said} & suites


def test_every_file_is_read() -> None:
    count = sum(len(path.read_text("utf-8").splitlines()) for path in TYPED.rglob("*.jsonl"))
    said = sum(len(remarks(language, where, held)) for language in ("en", "de") for where in ("before", "after") for held in (False, True))
    assert said > 200
    assert count == len(SINGLE) + len(PLANNED) + len(TALKED) + said


def test_what_is_kept_out_of_training_is_measured_with() -> None:
    held = {one.say for one in lines("en", held=True)}
    assert held
    assert not held & {one.say for one in lines("en", held=False)}
    assert 0.05 < len(held) / len(lines("en", held=False)) < 0.2


@pytest.mark.parametrize("folder", [PLANS, TALKS])
def test_new_lines_are_learned_from_more_often_and_measured_as_they_are(folder: Path) -> None:
    every, held = lines("en", held=False, folder=folder), lines("en", held=True, folder=folder)
    seen, chance = Source(random.Random(1), "en"), Source(random.Random(1), "en", HELD_PHRASES)
    some, others = [drawn(seen, folder) for _ in range(800)], [drawn(chance, folder) for _ in range(800)]
    new = [one for one in every if one.new]
    part, alone = len(new) / len(every), newer(every, new)
    assert 0 <= alone <= 0.5
    assert sum(one.new for one in some) / 800 == pytest.approx(alone + (1 - alone) * part, abs=0.06)
    assert sum(one.new for one in others) / 800 == pytest.approx(sum(one.new for one in held) / len(held), abs=0.06)
    assert not any(one.held for one in some)
    assert all(one.held for one in others)


MOVE = {"paths": ["~/Downloads/a report.pdf"], "to": "~/Documents/Taxes"}


def test_names_are_exchanged_in_the_request_and_in_the_call() -> None:
    said = "a report.pdf in downloads belongs into documents, folder Taxes"
    different = set()
    for seed in range(20):
        pieces, args = varied(source(seed), said, MOVE)
        told = "".join(text for text, _ in pieces)
        (path,), to = args["paths"], args["to"]
        assert path.startswith("~/Downloads/")
        assert path.endswith(".pdf")
        assert to.startswith("~/Documents/")
        assert told == f"{path.removeprefix('~/Downloads/')} in downloads belongs into documents, folder {to.removeprefix('~/Documents/')}"
        different.add(told)
    assert len(different) == 20


def test_no_number_is_cut_out_of_a_longer_one() -> None:
    for seed in range(20):
        pieces, args = varied(source(seed, "de"), "4 läufer, marathon 42,195, geteilt durch 4", {"expression": "42.195 / 4"})
        assert args["expression"].replace(".", ",").removesuffix(" / 4") in "".join(text for text, _ in pieces)


@pytest.mark.parametrize(
    ("said", "args"),
    [
        ("go back to the previous workspace", {"target": "previous"}),  # no name
        ("report.pdf and again report.pdf", {"path": "report.pdf"}),  # which of the two
        ("put the text of the clipboard into the notes", {"text": "$1.text"}),  # a step's result
        ("all pictures, jpeg or png", {"pattern": "*.{jpg,jpeg,png}", "path": "~"}),  # kinds of files
        ("open https://x.de", {"url": "https://x.de"}),
    ],
)
def test_what_is_no_name_stays(said: str, args: dict) -> None:
    for seed in range(10):
        pieces, made = varied(source(seed), said, args)
        assert "".join(text for text, _ in pieces) == said
        assert made == args


def test_numbers_stay_such_as_the_tool_takes() -> None:
    for seed in range(30):
        pieces, args = varied(source(seed), "the last 40 lines of x.log, please", {"path": "x.log", "offset": -40})
        assert -50 <= args["offset"] <= -1
        assert f"the last {-args['offset']} lines" in "".join(text for text, _ in pieces)


def test_what_stands_in_the_call_is_marked_so_that_no_mistake_touches_it() -> None:
    pieces = kept("move A Report.pdf to taxes now", {"paths": ["A Report.pdf"], "to": "taxes"})
    assert pieces == [("move ", False), ("A Report.pdf", True), (" to ", False), ("taxes", True), (" now", False)]


@pytest.mark.parametrize("language", ["en", "de"])
def test_what_a_call_copies_stands_in_the_request(language: str) -> None:
    """As often as in the lines that are drawn, whose writers were told when it need not (folders said in words)."""

    def found(pairs: list[tuple[str, dict]]) -> list[bool]:
        return [name.casefold() in said.casefold() for said, args in pairs for path in args.get("paths", ()) if (name := path.rpartition("/")[2])]

    def typed_in(some: list[Line]) -> tuple[float, float]:
        """How many names a line has that stand in its request, and how many it has."""
        every = found([(one.say, dict(one.call["args"])) for one in some if one.call])
        return sum(every) / max(1, len(some)), len(every) / max(1, len(some))

    mine = [one for one in SINGLE if one.lang == language and not one.held]
    new = [one for one in mine if one.new]
    alone = newer(mine, new)
    (stand, have), (standing, having) = typed_in(new), typed_in(mine)
    expected = (alone * stand + (1 - alone) * standing) / (alone * have + (1 - alone) * having)
    rng = random.Random(5)
    talks = [typed.talk(Source(rng, language)) for _ in range(6000)]
    calls = [(talk.turns[0][1], json.loads(talk.turns[1][1])["args"]) for talk in talks]
    drawn_names = found([(said, args) for said, args in calls if isinstance(args, dict)])
    assert len(drawn_names) > 1000
    assert sum(drawn_names) / len(drawn_names) >= expected - 0.04


def test_held_out_requests_are_those_of_their_split() -> None:
    held = {plain(one.say) for one in PLANNED if one.held}
    rng = random.Random(2)
    same = sum(plain(planned.talk(Source(rng, "en", HELD_PHRASES)).turns[0][1]) in held for _ in range(200))
    assert same > 10  # those in which nothing was exchanged


def test_a_line_may_lack_what_it_does_not_need() -> None:
    assert Line("en", "cancel it", ask="do_what").call == {}


def test_each_conversation_can_be_had(monkeypatch: pytest.MonkeyPatch) -> None:
    assert len(TALKED) > 500
    for one in TALKED:
        for turn in one.turns:
            assert ("decline" in turn) is not bool(turn.get("calls")), one
        monkeypatch.setattr(typed_talks, "drawn", lambda *_, one=one: one)
        for seed in range(2):
            talk = typed_talks.typed.make(source(seed, one.lang))
            assert [who for who, _ in talk.turns].count("user") == len(one.turns)


FOUND = (
    {"say": "where is the lease agreement", "calls": [{"tool": "search_files", "args": {"pattern": "*lease*", "paths": ["~"]}, "gave": ["~/flat/old-lease.pdf", "~/LEASE_2.pdf"]}]},
    {"say": "volume 40, and open the second", "calls": [
        {"tool": "set_volume", "args": {"level": 40}},
        {"tool": "open_file", "args": {"path": "~/LEASE_2.pdf"}},
    ]},
)  # fmt: skip


MOVED = (
    {"say": "bring the lease over to ~/flat and open it there", "calls": [
        {"tool": "search_files", "args": {"pattern": "*lease*", "paths": ["~"]}, "gave": ["~/Downloads/lease.pdf"]},
        {"tool": "move_file", "args": {"paths": ["~/Downloads/lease.pdf"], "to": "~/flat"}},
        {"tool": "open_file", "args": {"path": "~/flat/lease.pdf"}},
    ]},
)  # fmt: skip


def test_what_was_moved_keeps_the_name_that_it_was_found_by() -> None:
    elsewhere = 0
    for seed in range(60):
        (turn,) = typed_talks.exchanged(source(seed), MOVED)
        (found,), moved, opened = turn["calls"][0]["gave"], turn["calls"][1]["args"], turn["calls"][2]["args"]
        assert moved["paths"] == [found]
        assert opened["path"] == f"{moved['to']}/{found.rpartition('/')[2]}"
        elsewhere += not found.startswith("~/Downloads/l")
    assert elsewhere > 15


def test_what_was_found_stays_what_was_asked_for_and_what_is_opened_stays_what_was_found() -> None:
    different = set()
    for seed in range(40):
        first, second = typed_talks.exchanged(source(seed), FOUND)
        call = first["calls"][0]
        word = call["args"]["pattern"].strip("*")
        assert first["say"] == f"where is the {word} agreement"
        assert all(word.casefold() in path.casefold() for path in call["gave"])
        level, opened = second["calls"]
        assert second["say"] == f"volume {level['args']['level']}, and open the second"
        assert opened["args"]["path"] == call["gave"][1]
        different.add(tuple(call["gave"]))
    assert len(different) > 30


def test_a_part_of_a_result_is_told_and_a_whole_one_is_shown(monkeypatch: pytest.MonkeyPatch) -> None:
    read = {"tool": "read_file", "args": {"path": "a.txt"}, "gave": "one\ntwo\nthree"}
    for tell, wanted in (("line 2", "Line 2: two"), ("nothing eels", "a.txt says nothing about eels."), ("", "")):
        turn = {"say": "and a.txt?", "calls": [read], "tell": tell}
        monkeypatch.setattr(typed_talks, "_ALIKE", 1.0)
        monkeypatch.setattr(typed_talks, "drawn", lambda *_, turn=turn: Line("en", "and a.txt?", turns=(turn,)))
        assert json.loads(typed_talks.typed.make(source()).turns[-1][1])["args"]["text"] == wanted
    monkeypatch.setattr(typed_talks, "drawn", lambda *_: Line("en", "x", turns=({"say": "x", "calls": [read], "tell": "weight"},)))
    with pytest.raises(ValueError, match="weight"):
        typed_talks.typed.make(source())
