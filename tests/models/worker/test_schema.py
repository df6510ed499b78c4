import json

import pytest

from ryxd.core.validity import Validity
from ryxd.models.worker.schema import closed, mended, reason, relaxed


@pytest.mark.parametrize(
    ("pattern", "kept"),
    [
        ("^a+$", True),
        (r"^\d{3}-\w+\.$", True),
        (r"(?<year>\d{4})(?:x)", True),
        (r"a\\1", True),
        ("(?=x)", False),
        ("a(?!b)", False),
        ("(?<=a)b", False),
        ("(?<!a)b", False),
        (r"(a)\1", False),
    ],
)
def test_patterns_that_look_elsewhere_are_left_out(pattern: str, kept: bool) -> None:
    schema = {"type": "object", "properties": {"pattern": {"type": "string", "pattern": pattern}}}
    assert relaxed(schema)["properties"]["pattern"] == (
        {"type": "string", "pattern": pattern} if kept else {"type": "string"}
    )


def test_what_is_data_is_left_alone() -> None:
    schema = {"const": {"pattern": "(?=x)", "type": "array", "enum": ["a"]}, "default": {"pattern": "(?=x)"}}
    assert relaxed(schema) == mended(schema) == schema


def test_a_choice_that_contradicts_its_type_is_read_as_meant() -> None:
    assert mended({"type": "array", "items": {"type": "integer"}, "enum": ["1", "2"]}) == {
        "type": "array",
        "items": {"type": "integer", "enum": [1, 2]},
    }
    assert mended({"type": "integer", "enum": ["1", 2, "x"]}) == {"type": "integer", "enum": [1, 2, "x"]}
    assert mended({"type": "boolean", "enum": ["True"]}) == {"type": "boolean", "enum": [True]}
    for right in ({"type": "array", "enum": [["a"]]}, {"type": "string", "enum": ["1"]}, {"properties": {"enum": {}}}):
        assert mended(right) == right


def test_an_object_that_names_its_properties_has_no_others() -> None:
    inner = {"type": "object", "properties": {"b": {}}}
    assert closed({"properties": {"properties": inner}}) == {
        "properties": {"properties": {**inner, "additionalProperties": False}},
        "additionalProperties": False,
    }
    for free in (
        {"type": "object"},
        {**inner, "additionalProperties": {"type": "string"}},
        {**inner, "patternProperties": {}},
        {**inner, "allOf": [{"required": ["c"]}]},
        {**inner, "required": ["b", "c"]},
        {"const": inner},
    ):
        assert closed(free) == free


def test_the_reason_is_one_sentence() -> None:
    told = 'at 2(8): failed to compile JSON schema: Invalid type: foo\n   1 | %llguidance {}\n   2 | start: %json {"a'
    assert reason(told) == "Invalid type: foo"
    assert reason("something\n else") == "something else"


@pytest.mark.parametrize(
    ("schema", "good", "bad"),
    [
        ({"not": {"type": "string"}}, 1, "a"),
        ({"type": "array", "uniqueItems": True}, [1, 2], [1, 1]),
        ({"type": "string", "pattern": "^(?!a)"}, "b", "a"),
        ({"oneOf": [{"minimum": 1, "type": "number"}, {"maximum": 2, "type": "number"}]}, 3, 1.5),
        ({"if": {"type": "string"}, "then": {"minLength": 2}}, 5, "x"),
        ({"type": "object", "dependentRequired": {"a": ["b"]}}, {"a": 1, "b": 2}, {"a": 1}),
    ],
)
def test_rules_that_no_grammar_holds_are_checked(schema: dict, good: object, bad: object) -> None:
    check = Validity(schema)
    assert check.fault(json.dumps(good)) == ""
    assert check.fault(json.dumps(bad))


def test_a_fault_says_where() -> None:
    schema = {"properties": {"a": {"items": {"maximum": 3}}}}
    assert Validity(schema).fault('{"a": [1, 9]}').endswith("(at /a/1)")
    assert "no JSON" in Validity(schema).fault('{"a": ')


def test_what_the_validator_can_not_read_is_left_to_the_grammar() -> None:
    check = Validity({"type": "number", "minimum": 0, "exclusiveMinimum": True})
    assert check.fault("1") == ""
    assert check.fault("1,")
