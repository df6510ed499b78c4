"""In a later call a path is one that the talk has named, or a piece of what was said."""

import json
from typing import Any

import pytest

from ryxd.core.fence import fenced
from ryxd.core.smart import envelope
from ryxd.core.validity import Validity
from ryxd.models.starter import starter
from ryxd.models.worker.copying import LONGEST, Copies, held
from ryxd.models.worker.mentioned import mentioned_of
from tests.models.worker.alone import Alone
from training.model.copies import metadata
from training.registry import tools

SCHEMA = envelope({name: tools()[name] for name in ("open_file", "move_file", "edit_file", "rename_files")})
COPIES = Copies.model_validate_json(metadata())
CALL = json.dumps({"tool": "search_files", "args": {"pattern": "*invoice*", "paths": ["~"]}})
FOUND = fenced("search_files", {"matches": ["~/Documents/Invoice (März).pdf", "~/old/invoice_1.pdf"], "count": 2})
TALK = [
    ["system", "x"],
    ["user", "where are the invoices"],
    ["assistant", CALL],
    ["tool", FOUND],
    ["user", "move the first to Taxes 2024"],
]


def fits(tool: str, talk: list[list[str]] = TALK, **args: Any) -> bool:
    return not Validity(held(SCHEMA, talk, COPIES)).fault(json.dumps({"tool": tool, "args": args}))


@pytest.mark.parametrize(
    ("path", "fine"),
    [
        ("~/Documents/Invoice (März).pdf", True),
        ("~/old/invoice_1.pdf", True),
        ("invoice_1.pdf", True),
        ("~/Documents/invoice_1.pdf", True),  # where something else was, or it was put
        ("Taxes 2024", True),
        ("~/Documents/Taxes 2024", True),
        ("~/old/Taxes 2024", True),
        ("~/old", True),
        ("~", True),
        ("~/Documents/Invoice (Marz).pdf", False),
        ("~/Documents/Invoice.pdf", False),
        ("~/old/invoice_11.pdf", False),
        ("Taxes", True),
        ("Taxes 20", False),
        ("~/etc/passwd", False),
        ("", False),
    ],
)
def test_a_path_was_named_or_said(path: str, fine: bool) -> None:
    assert fits("open_file", path=path) is fine
    assert fits("move_file", paths=[path], to="~/Documents/Taxes 2024") is fine


def test_other_arguments_are_free() -> None:
    assert fits("edit_file", path="~/old/invoice_1.pdf", old_text="anything", new_text="at all")
    assert fits("rename_files", pairs=[{"path": "~/old/invoice_1.pdf", "name": "anything.pdf"}])
    assert not fits("rename_files", pairs=[{"path": "~/old/anything.pdf", "name": "b.pdf"}])


def test_what_stands_in_a_text_that_was_read_or_in_an_error_may_be_named() -> None:
    read = [["tool", fenced("read_file", {"text": "1\tsee plan B.odt\n2\tand map.png", "total": 2})]]
    talk = [["user", "read todo.txt and open what it names"], ["assistant", CALL], *read]
    assert fits("open_file", talk, path="plan B.odt")
    assert not fits("open_file", talk, path="plan C.odt")
    failed = [["tool", fenced("open_file", {"error": "no such file: plan.odt; in ~ there is: Plan_B.odt"})]]
    assert fits("open_file", [["user", "open plan.odt"], ["assistant", CALL], *failed], path="Plan_B.odt")


def test_lines_that_were_found_name_their_file_and_what_was_moved_both_places() -> None:
    lines = fenced("grep", {"matches": ["~/a b/n.md:12:the heron"], "count": 1})
    assert fits("open_file", [["user", "heron"], ["assistant", CALL], ["tool", lines]], path="~/a b/n.md")
    assert not fits("open_file", [["user", "heron"], ["assistant", CALL], ["tool", lines]], path="~/a b/n.md:12")
    moved = fenced("move_file", {"done": ["~/x.txt → ~/Documents/x.txt"]})
    assert fits("open_file", [["user", "go on"], ["assistant", CALL], ["tool", moved]], path="~/Documents/x.txt")


def test_a_first_request_has_named_nothing_yet() -> None:
    assert mentioned_of([["system", "x"], ["user", "open b.txt"]]) is None
    assert held(SCHEMA, [["user", "open b.txt"]], COPIES) is not SCHEMA


def test_where_much_was_said_or_named_nothing_is_held() -> None:
    assert held(SCHEMA, [["user", "a" * (LONGEST + 1)], ["assistant", CALL], ["tool", FOUND]], COPIES) is SCHEMA
    many = fenced("list_dir", {"entries": [f"file {number}" for number in range(90)], "count": 90})
    assert held(SCHEMA, [["user", "list it"], ["assistant", CALL], ["tool", many]], COPIES) is SCHEMA


def test_the_longest_talk_still_has_a_grammar() -> None:
    many = fenced(
        "list_dir", {"entries": [f"~/a folder/{'long ' * 12}{number}.txt" for number in range(70)], "count": 70}
    )
    schema = held(SCHEMA, [["user", "a/b " * 19], ["assistant", CALL], ["tool", many]], COPIES)
    assert schema is not SCHEMA
    assert not Alone(starter()).writers._parts.grammars._matcher(schema).is_error()
