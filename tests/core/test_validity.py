"""What is said of an answer that has not its form: where, and of several forms about the one that it names."""

import json
from typing import Any

import pytest

from ryxd.core.validity import Validity

FORMS: dict[str, Any] = {
    "oneOf": [
        {
            "type": "object",
            "properties": {"tool": {"const": name}, "args": {"type": "object", "properties": {"path": {"type": "string"}}, "required": ["path"]}},
            "required": ["tool", "args"],
        }
        for name in ("read", "write")
    ]
}


@pytest.mark.parametrize(
    ("answer", "fault"),
    [
        ({"tool": "write", "args": {"path": "a"}}, ""),
        ({"tool": "write", "args": {"path": 5}}, '5 is not of type "string" (at /args/path)'),
        ({"tool": "read", "args": {}}, '"path" is a required property (at /args)'),
        ({"tool": "format", "args": {"path": "a"}}, '"format" is none of "read", "write" (at /tool)'),
    ],
)
def test_of_several_forms_it_is_about_the_one_that_is_named(answer: dict[str, Any], fault: str) -> None:
    assert Validity(FORMS).fault(json.dumps(answer)) == fault


def test_within_a_list_too() -> None:
    steps = Validity({"type": "object", "properties": {"plan": {"type": "array", "items": FORMS}}})
    good = {"tool": "read", "args": {"path": "a"}}
    assert steps.fault(json.dumps({"plan": [good, {"tool": "read", "args": {"path": None}}]})) == 'null is not of type "string" (at /plan/1/args/path)'


def test_what_names_none_is_told_as_it_is() -> None:
    assert "not valid under any of the schemas" in Validity(FORMS).fault("{}")
    assert Validity({"type": "integer"}).fault('"x"') == '"x" is not of type "integer" (at /)'
