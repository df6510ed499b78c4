"""The pictures of docs/orchestration.md: one for each pattern, and what is drawn of a run."""

import json
from pathlib import Path
from typing import Any
from xml.etree import ElementTree as ET

import pytest

from ryxd.engine.dumb import DIRECT, REACT, kinds
from tests.pictures.lanes import drawn, lanes
from tests.pictures.scenes import SCENES

DOCS = Path(__file__).parents[2] / "docs"
GOLDEN = Path(__file__).parents[1] / "golden"


def test_every_pattern_has_its_picture_in_the_docs() -> None:
    text = (DOCS / "orchestration.md").read_text()
    patterns = {DIRECT, REACT, *(name for name, kind in kinds().items() if kind.pattern)}
    assert patterns | {"handoff"} == set(SCENES)
    for name in SCENES:
        assert f"(images/patterns/{name}.svg)" in text
        picture = ET.fromstring((DOCS / "images" / "patterns" / f"{name}.svg").read_text())
        words = " ".join(picture.itertext())
        assert SCENES[name].text[:18] in words


def event(kind: str, **more: Any) -> dict[str, Any]:
    return {**json.loads((GOLDEN / f"event-{kind}.json").read_text())["params"], **more}


def test_agents_have_lanes_and_what_they_do_side_by_side_stands_in_theirs() -> None:
    events = [
        event("spawned", agent="lead", path="lead/anna"),
        event("acted", agent="lead/anna/step1-1", tool="read_file", args={"path": "a<b>.txt"}),
        event("handed_off", agent="lead", target="data", task="add"),
        event("finished", agent="ryx", text="done"),
    ]
    assert lanes(events) == ["lead", "lead/anna", "data"]
    picture = drawn("a run", "do it", events)
    words = list(ET.fromstring(picture).itertext())
    assert {"you", "ryx", "lead", "anna", "data", "read_file(a<b>.txt)", "add", "do it", "done"} <= set(words)


@pytest.mark.parametrize("kind", ["noted", "reviewed", "rescued", "planned", "asked", "answered", "terminated"])
def test_each_kind_can_be_drawn(kind: str) -> None:
    ET.fromstring(drawn(kind, "x", [event("spawned", agent="lead", path="lead/anna"), event(kind)]))
