"""Options of an agent's stages: given, said in words, or as usual; and how they are kept."""

import json

import pytest

from ryxd.core.staging import Option, Stage, Staging, chosen, given, says, wrong

DEPTH = Option(
    "depth",
    values={"quick": "little", "standard": "", "deep": "all"},
    default="standard",
    words={"quick": ("kurz*", "brief"), "deep": ("in depth", "gründlich*", "in brief depth")},
)


@pytest.mark.parametrize(
    ("text", "value"),
    [
        ("whales", "standard"),
        ("Whales in  DEPTH", "deep"),
        ("kurzer Überblick", "quick"),
        ("in the depths", "standard"),
        ("brieflos", "standard"),
        ("GRÜNDLICHE Analyse", "deep"),
        ("in brief depth", "deep"),  # the longest that is found
    ],
)
def test_words_of_a_request_mean_a_value(text: str, value: str) -> None:
    assert chosen([DEPTH], text, {}) == {"depth": value}
    assert chosen([DEPTH], text, {"depth": "quick"}) == {"depth": "quick"}


def test_what_is_given_is_a_name_and_a_value() -> None:
    assert given(["depth=deep", " scenario = market "]) == {"depth": "deep", "scenario": "market"}
    for text in ("depth", "=deep", "depth="):
        with pytest.raises(ValueError, match="name=value"):
            given([text])


def test_what_can_not_be_is_told_with_what_can() -> None:
    assert wrong([DEPTH], {"depth": "deep"}) == ""
    assert wrong([DEPTH], {"deepness": "1"}) == "it has no option deepness; it has: depth"
    assert wrong([], {"depth": "deep"}) == "it has no option depth; it has: none"
    assert wrong([DEPTH], {"depth": "far"}) == "its option depth can't be far; it can be: quick, standard, deep"


def test_rounds_may_depend_on_an_option() -> None:
    stage = Stage("search", rounds=3, by="depth", rounds_by={"quick": 1})
    assert [stage.most({"depth": "quick"}), stage.most({"depth": "deep"}), stage.most({})] == [1, 3, 3]


def test_words_are_found_as_a_whole_or_by_their_beginning() -> None:
    assert says(("analy*", "in depth"), "Analysiere das")
    assert says(("analy*", "in depth"), "look in depth")
    assert not says(("analy*",), "psychoanalysis")


def test_it_is_kept_as_json() -> None:
    staging = Staging((Stage("act", does="act", tools=("read_file",), streams=False),), (DEPTH,), "steps", ("x*",))
    assert Staging.load(json.loads(json.dumps(staging.dump()))) == staging
