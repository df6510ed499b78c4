"""The hooks that agents have added to themselves: listed with whose they are, and taken away by the user."""

from typing import Any

import pytest

from ryxd.engine.ownhooks import owned, without
from ryxd.wire.errors import NotFound


def spec(name: str) -> dict[str, Any]:
    return {"name": name, "description": "d", "moments": ["review"], "instructions": "Look.", "kind": ""}


def kept(*names: str, states: dict[str, Any] | None = None, gone: tuple[str, ...] = ()) -> dict[str, Any]:
    return {"states": states or {}, "own": [spec(name) for name in names], "gone": list(gone)}


COMPANY = {
    "members": [{"path": "lead/anna"}],
    "hooks": {
        "lead": kept("eyes", "ears", states={"eyes": {"x": 1}, "todo": {"n": 2}}),
        "lead/anna": kept("eyes2", states={"eyes": {"x": 3}}, gone=("ears",)),
        "file": kept("eyes"),
        "*": kept(states={"planning_mode": {"on": True}}),
    },
}


def test_they_are_listed_with_whose_they_are() -> None:
    assert [(each.name, each.agents) for each in owned(COMPANY)] == [
        ("eyes", ("file",)),
        ("eyes", ("lead",)),
        ("ears", ("lead",)),
        ("eyes2", ("lead/anna",)),
    ]
    assert owned({}) == []


def test_one_goes_with_what_it_and_its_copies_remember_and_all_else_stays() -> None:
    company, whose = without(COMPANY, "eyes", "lead")
    assert whose == ("lead",)
    assert [(each.name, each.agents) for each in owned(company)] == [
        ("eyes", ("file",)),
        ("ears", ("lead",)),
        ("eyes2", ("lead/anna",)),
    ]
    assert company["hooks"]["lead"]["states"] == {"todo": {"n": 2}}
    assert company["hooks"]["lead/anna"]["states"] == {}
    assert company["hooks"]["*"] == COMPANY["hooks"]["*"]
    assert company["members"] == COMPANY["members"]


def test_without_an_agent_it_goes_everywhere_and_a_name_is_free_again_below() -> None:
    assert without(COMPANY, "eyes", None)[1] == ("file", "lead")
    company, _ = without(COMPANY, "ears", None)
    assert company["hooks"]["lead/anna"]["gone"] == []


@pytest.mark.parametrize(("name", "agent"), [("nose", None), ("ears", "file")])
def test_one_that_is_not_there_is_said_with_those_that_are(name: str, agent: str | None) -> None:
    with pytest.raises(NotFound, match="eyes of file, eyes of lead, ears of lead"):
        without(COMPANY, name, agent)
    with pytest.raises(NotFound, match="none"):
        without({}, name, agent)
