from typing import Any

import pytest

from ryxd.models.dialect.shape import Misfit, fit


def fitted(value: Any, schema: dict[str, Any]) -> Any:
    return fit(value, schema, schema)


OPTIONAL = {"anyOf": [{"type": "integer"}, {"type": "null"}]}
EITHER = {"anyOf": [{"type": "integer"}, {"type": "boolean"}]}
REFERRED = {
    "type": "object",
    "properties": {"p": {"$ref": "#/$defs/point"}},
    "$defs": {"point": {"type": "object", "properties": {"x": {"type": "integer"}}, "required": ["x"]}},
}


@pytest.mark.parametrize(
    ("value", "schema", "meant"),
    [
        ("5", {"type": "integer"}, 5),
        (" -5 ", {"type": "integer"}, -5),
        (5.0, {"type": "integer"}, 5),
        ("5", {"type": "string"}, "5"),
        (5, {"type": "string"}, "5"),
        ("2.5", {"type": "number"}, 2.5),
        ("true", {"type": "boolean"}, True),
        ("None", OPTIONAL, None),
        ("7", OPTIONAL, 7),
        ("True", EITHER, True),
        ("7", {"type": ["integer", "string"]}, "7"),
        ('["a"]', {"type": "array", "items": {"type": "string"}}, ["a"]),
        (["1", 2], {"type": "array", "items": {"type": "integer"}}, [1, 2]),
        ({"p": {"x": "1"}}, REFERRED, {"p": {"x": 1}}),
        ({"p": '{"x": "1"}'}, REFERRED, {"p": {"x": 1}}),
        ("2", {"enum": [1, 2]}, 2),
        ({"a": "x"}, {"type": "object", "additionalProperties": {"type": "string"}}, {"a": "x"}),
        ({"a": "x"}, {}, {"a": "x"}),
        ("5", {"allOf": [{"type": "integer"}, {"minimum": 3}]}, 5),
    ],
)
def test_a_value_gets_the_type_that_is_wanted(value: Any, schema: dict[str, Any], meant: Any) -> None:
    found = fitted(value, schema)
    assert found == meant
    assert type(found) is type(meant)


@pytest.mark.parametrize(
    ("value", "schema"),
    [
        ("five", {"type": "integer"}),
        ("5.5", {"type": "integer"}),
        ("05", {"type": "integer"}),
        (5.5, {"type": "integer"}),
        (True, {"type": "integer"}),
        (1, {"type": "boolean"}),
        ("yes", {"type": "boolean"}),
        (5.0, {"type": "string"}),
        (None, {"type": "string"}),
        ("a", {"type": "array"}),
        ({}, {"type": "object", "required": ["a"]}),
        ({"b": 1}, {"type": "object", "properties": {"a": {}}, "additionalProperties": False}),
        ({"p": {"x": "a"}}, REFERRED),
        ({"p": 1}, {"properties": {"p": {"$ref": "#/nowhere"}}}),
        ("c", {"enum": ["a", "b"]}),
        (True, {"const": 1}),
        ([1], {"anyOf": [{"type": "integer"}, {"type": "object"}]}),
    ],
)
def test_what_is_not_clear_does_not_fit(value: Any, schema: dict[str, Any]) -> None:
    with pytest.raises(Misfit):
        fitted(value, schema)
