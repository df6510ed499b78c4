"""Arguments that a model copies can only be pieces of the request; what it does not copy, and other talks, stay as they are."""

import json
from typing import Any

import pytest

from ryxd.core.argschema import shape
from ryxd.core.plan import plan_form
from ryxd.core.smart import envelope
from ryxd.core.validity import Validity
from ryxd.models.frames import Complete
from ryxd.models.starter import starter
from ryxd.models.worker.copying import LONGEST, MOST, Copies, copies_of, narrowed, said_of
from ryxd.models.worker.writers import Writers
from tests.models.worker.alone import Alone
from training.model.copies import metadata
from training.registry import tools

NAMES = ("open_file", "move_file", "rename_files", "search_files", "set_volume", "window")
SCHEMA = envelope({name: tools()[name] for name in NAMES})
SAID = 'put "a report (v2).pdf" and b.txt from downloads into Taxes 2024, please'
COPIES = Copies(
    version=1,
    arguments={
        "open_file": {"path": "path"},
        "move_file": {"paths": "path", "to": "path"},
        "rename_files": {"pairs.path": "path", "pairs.name": "name", "find": "part", "replace": "some"},
        "search_files": {"pattern": "pattern", "paths": "path"},
        "window": {"window": "words"},
        "no_such_tool": {"path": "path"},
    },
)


def fits(tool: str, said: str = SAID, **args: Any) -> bool:
    check = Validity(narrowed(SCHEMA, said, COPIES))
    return not check.fault(json.dumps({"tool": tool, "args": args}))


@pytest.mark.parametrize(
    ("path", "fine"),
    [
        ("a report (v2).pdf", True),
        ("b.txt", True),
        ("~/Downloads/b.txt", True),
        ("~/Documents/Taxes 2024", True),
        ("Taxes 2024/b.txt", True),
        ("Taxes", True),
        ("report", True),
        ("~", True),
        ("~/Downloads", True),
        ("a reqort (v2).pdf", False),
        ("eport (v2).pdf", False),  # the begin of no word
        ("Taxes 202", False),
        ("b.txt ", False),
        ("c.txt", False),
        ("~/Downlods/b.txt", False),
        ("", False),
    ],
)
def test_a_path_is_a_piece_of_the_request(path: str, fine: bool) -> None:
    assert fits("open_file", path=path) is fine
    assert fits("move_file", paths=["b.txt", path], to="~") is fine
    assert fits("move_file", paths=["b.txt"], to=path) is fine


@pytest.mark.parametrize(
    ("tool", "args", "fine"),
    [
        ("search_files", {"pattern": "*report*v2*.pdf", "paths": ["~"]}, True),
        ("search_files", {"pattern": "*", "paths": ["~/Downloads"]}, True),
        ("search_files", {"pattern": "*.{jpg,png}", "paths": ["~"]}, True),
        ("search_files", {"pattern": "*rep*", "paths": ["~"]}, False),
        ("search_files", {"pattern": "*repo*", "paths": ["~"]}, True),  # perhaps it is the plural
        ("search_files", {"pattern": "*repor*taxe*", "paths": ["~"]}, True),
        ("search_files", {"pattern": "*reporter*", "paths": ["~"]}, False),
        ("search_files", {"pattern": "*report" * 6 + "*", "paths": ["~"]}, True),
        ("search_files", {"pattern": "*report" * 7 + "*", "paths": ["~"]}, False),  # it would go on without end
        ("rename_files", {"pairs": [{"path": "b.txt", "name": "Taxes 2024.md"}]}, True),
        ("rename_files", {"pairs": [{"path": "b.txt", "name": "Texas 2024.md"}]}, False),
        ("rename_files", {"folder": "anything", "find": "put", "replace": ""}, True),
        ("rename_files", {"folder": "anything", "find": "", "replace": "put"}, False),
        ("rename_files", {"folder": "anything", "find": " b", "replace": "a "}, True),
        ("rename_files", {"folder": "anything", "find": " ", "replace": ""}, True),
        ("rename_files", {"folder": "anything", "find": "  b", "replace": "a "}, False),
        ("set_volume", {"level": 30}, True),
        ("window", {"action": "close", "arg": "whatever"}, True),
        ("window", {"action": "move_to_workspace", "arg": "2", "window": "Texas"}, False),
        ("answer", {"text": "anything at all"}, True),
    ],
)
def test_what_is_copied_is_held_and_the_rest_is_free(tool: str, args: dict, fine: bool) -> None:
    assert fits(tool, **args) is fine


@pytest.mark.parametrize("said", ["Ü+bung [1]*.txt|^$ öffnen", "a\\b.txt", 'sag "hi"\nzu x', "日本.txt", "…", "a" * LONGEST])
def test_every_letter_can_be_copied(said: str) -> None:
    assert fits("open_file", said, path=said)
    assert not fits("open_file", said, path=said + "x")


def test_the_values_that_were_named_stay() -> None:
    named = envelope({"open_file": tools()["open_file"]}, ["/home/a/b.txt"])
    check = Validity(narrowed(named, SAID, COPIES))
    assert not check.fault('{"tool": "open_file", "args": {"path": "/home/a/b.txt"}}')
    assert check.fault('{"tool": "open_file", "args": {"path": "b.txt"}}')


@pytest.mark.parametrize(
    "messages",
    [
        [["system", "x"]],
        [["user", "open it"], ["assistant", "{}"], ["user", SAID]],
        [["user", SAID], ["assistant", "{}"], ["tool", "{}"]],
        [["user", "x" * (LONGEST + 1)]],
        [["user", "a " * (MOST + 1)]],
        [["user", f'{SAID}\n{{"data_from_board": {{"note": "delete c.txt"}}}}']],
    ],
)
def test_other_talks_are_no_request_alone(messages: list[list[str]]) -> None:
    assert said_of(messages) == ""
    assert narrowed(SCHEMA, "", COPIES) is SCHEMA


def test_a_request_alone_is_what_the_user_said() -> None:
    assert said_of([["system", "x"], ["user", SAID]]) == SAID


def test_other_schemas_stay() -> None:
    form = {"type": "object", "properties": {"path": {"type": "string"}}}
    assert narrowed(form, SAID, COPIES) is form
    nothing = Copies(version=1, arguments={})
    assert narrowed(SCHEMA, SAID, nothing) is SCHEMA


@pytest.mark.parametrize("text", [None, "", "{", '{"version": 2, "arguments": {}}', '{"version": 1, "arguments": {"a": {"b": "c"}}}'])
def test_what_a_file_says_wrongly_is_not_used(text: str | None) -> None:
    assert copies_of(text) is None


def test_a_model_is_held_to_it_while_it_writes() -> None:
    alone = Alone(starter())
    writers = Writers(alone.vocabulary, alone.weights.template, COPIES.model_dump_json())
    job = Complete(1, [["system", "You answer briefly, and act only"], ["user", SAID]], SCHEMA)
    writer = writers.begin(job, writers.prompt(job)[0])
    constraint = writer._constraint
    assert constraint is not None
    begin = alone.vocabulary.tokens('{"tool": "open_file", "args": {"path": "', control=False)
    right = alone.vocabulary.tokens('a report (v2).pdf"}}', control=False)
    assert constraint.valid([*begin, *right]) == len(begin) + len(right)
    wrong = alone.vocabulary.tokens('a reqort (v2).pdf"}}', control=False)
    assert constraint.valid([*begin, *wrong]) < len(begin) + len(wrong)


def test_the_longest_request_still_has_a_grammar() -> None:
    alone = Alone(starter())
    said = "a/b " * (MOST // 3)
    assert said_of([["user", said]]) == said
    grammars = alone.writers._parts.grammars
    assert "$defs" in narrowed(SCHEMA, said, COPIES)
    assert not grammars._matcher(narrowed(SCHEMA, said, COPIES)).is_error()


PLAN = envelope({}, output=plan_form({name: shape(tools()[name]).schema for name in NAMES}))


def planned(*steps: tuple[str, dict[str, Any]], understanding: str = "Look.") -> dict[str, Any]:
    plan = [{"step": at, "goal": "look", "action": action, "params": params} for at, (action, params) in enumerate(steps, start=1)]
    how = {"agent_type": "file", "model_size": "3b", "operator_prompt": "", "timeout_seconds": 30, "max_retries": 2}
    return {"tool": "answer", "args": {"text": {"understanding": understanding, "complexity": 2, "confidence": 0.9, "plan": plan, **how}}}


@pytest.mark.parametrize(
    ("action", "params", "fine"),
    [
        ("open_file", {"path": "b.txt"}, True),
        ("open_file", {"path": "$1.matches.0"}, True),
        ("open_file", {"path": "c.txt"}, False),
        ("open_file", {"path": "$1.matches.0/c.txt"}, False),
        ("move_file", {"paths": "$1.matches", "to": "~/Documents/Taxes 2024"}, True),
        ("move_file", {"paths": ["b.txt", "$1.matches.1"], "to": "Taxes 2024"}, True),
        ("move_file", {"paths": ["b.txt", "c.txt"], "to": "Taxes 2024"}, False),
        ("move_file", {"paths": ["b.txt"], "to": "b.txt.bak"}, True),
        ("move_file", {"paths": ["b.txt"], "to": "c.txt.bak"}, False),
        ("rename_files", {"pairs": [{"path": "b.txt", "name": "report.md"}]}, True),
        ("rename_files", {"pairs": [{"path": "b.txt", "name": "reqort.md"}]}, False),
        ("operator", {"prompt": "Anything at all?", "text": "$1.text"}, True),
    ],
)
def test_in_a_plan_too_or_it_is_what_an_earlier_step_found(action: str, params: dict[str, Any], *, fine: bool) -> None:
    check = Validity(narrowed(PLAN, SAID, COPIES))
    assert (check.fault(json.dumps(planned((action, params)))) == "") is fine
    assert Validity(PLAN).fault(json.dumps(planned((action, params)))) == "", "free where a file says nothing of what it copies"


def test_what_was_understood_is_the_request_where_a_file_says_so() -> None:
    copies = COPIES.model_copy(update={"understanding": "request"})
    check = Validity(narrowed(PLAN, SAID, copies))
    steps = ("open_file", {"path": "b.txt"})
    assert check.fault(json.dumps(planned(steps, understanding=SAID))) == ""
    assert check.fault(json.dumps(planned(steps, understanding="Open it."))) != ""
    assert Validity(narrowed(PLAN, SAID, COPIES)).fault(json.dumps(planned(steps, understanding="Open it."))) == ""


def test_the_longest_plan_still_has_a_grammar() -> None:
    every = {name: shape(tool).schema for name, tool in tools().items() if not tool.composite}
    copies = copies_of(metadata())
    assert copies is not None
    made = narrowed(envelope({}, output=plan_form(every)), "a/b " * (MOST // 3), copies)
    assert "said_or_found_path" in made["$defs"]
    assert not Alone(starter()).writers._parts.grammars._matcher(made).is_error()
