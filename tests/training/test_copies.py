"""What the starter's file says of what it copies is what it was taught: the data never want anything that the grammar forbids."""

import itertools
import json
from collections import Counter
from typing import Any

import pytest

from ryxd.core.argschema import shape
from ryxd.core.plan import plan_form
from ryxd.core.smart import envelope
from ryxd.core.validity import Validity
from ryxd.models.worker.copying import KEY, LONGEST, copies_of, held, narrowed, said_of
from training.mixture import conversations
from training.model.calling import schema
from training.model.copies import COPIES, metadata
from training.registry import arguments, tools
from training.source import HELD_PHRASES, TRAIN, Split
from training.talk import Talk

EVERYDAY = {"chat", "file", "change", "shell", "web"}


def first(talk: Talk) -> dict[str, Any]:
    return dict(json.loads(next(text for speaker, text in talk.turns if speaker == "assistant")))


@pytest.mark.parametrize("split", [TRAIN, HELD_PHRASES])
def test_what_is_wanted_can_be_written(split: Split) -> None:
    copies = copies_of(metadata())
    assert copies is not None
    tried, wrong = Counter[str](), []
    for talk in itertools.islice(conversations(31, split), 2500):
        said, wanted = talk.turns[0][1], first(talk)
        if talk.role not in EVERYDAY or len(said) > LONGEST or wanted.get("tool") not in COPIES or talk.turns[1][0] != "assistant":
            continue
        tried[wanted["tool"]] += 1
        check = Validity(narrowed(schema(talk.role), said_of([["system", "x"], ["user", said]]), copies))
        if fault := check.fault(json.dumps(wanted)):
            wrong.append((said, wanted, fault))
    assert tried.total() > 600
    assert len(tried) > 20
    assert len(wrong) <= tried.total() * 0.005, wrong


def test_what_a_later_call_wants_can_be_written() -> None:
    copies = copies_of(metadata())
    assert copies is not None
    tried, free, wrong = 0, 0, []
    for talk in itertools.islice(conversations(31, TRAIN), 1500):
        for at, (speaker, text) in enumerate(talk.turns):
            if talk.role not in EVERYDAY or speaker != "assistant" or at < 2 or "path" not in COPIES.get(json.loads(text)["tool"], {}).values():
                continue
            tried += 1
            given = [["system", "x"], *map(list, talk.turns[:at])]
            made = held(schema(talk.role), given, copies)
            free += made is schema(talk.role)
            if fault := Validity(made).fault(text):
                wrong.append((given, text, fault[:300]))
    assert tried > 150
    assert free <= tried * 0.1, "most are held"
    assert len(wrong) <= tried * 0.01, wrong  # "nah week 4, same folder": a path that stands nowhere as it is


def test_what_a_plan_wants_can_be_written() -> None:
    copies = copies_of(metadata())
    assert copies is not None
    assert copies.understanding
    form = envelope({}, output=plan_form({name: shape(tool).schema for name, tool in tools().items() if not tool.composite}))
    tried, wrong = 0, []
    for talk in itertools.islice(conversations(31, HELD_PHRASES, "plan_"), 300):
        said = said_of([["system", "x"], ["user", talk.turns[0][1]]])
        made = narrowed(form, said, copies)
        assert said == "" or made is not form
        tried += 1
        if fault := Validity(made).fault(talk.turns[1][1]):
            wrong.append((said, fault[:300]))
    assert len(wrong) <= tried * 0.02, wrong


def test_each_is_an_argument_that_there_is() -> None:
    for tool, places in COPIES.items():
        known = set(tools()[tool].input.model_fields)
        assert {place.partition(".")[0] for place in places} <= known, tool
    assert arguments("rename_files", {"pairs": [{"path": "a", "name": "b"}]})


def test_a_file_has_room_for_it() -> None:
    assert len(metadata().encode()) < 8192
    assert KEY.startswith("ryx.")
