"""Schemas that nobody here has written become grammars that every model's worker takes."""

import json
from typing import Any

import jsonschema_rs
import pytest
from hypothesis import HealthCheck, example, given, settings
from hypothesis import strategies as st

from ryxd.core.argschema import FREE, flattened, strangers
from ryxd.core.smart import envelope
from ryxd.core.tool import Permission, Tool, ToolView
from ryxd.mcp.arguments import arguments
from ryxd.models.starter import starter
from ryxd.models.worker.grammar import Grammars
from tests.models.worker.alone import Alone

NAMES = st.sampled_from(["a", "path", "title", "$ref", "type", "ü", "a b", "__proto__", "const", ""])
VALUES = st.recursive(
    st.none() | st.booleans() | st.integers() | st.floats(allow_nan=False) | st.text(max_size=5),
    lambda inner: st.lists(inner, max_size=3) | st.dictionaries(NAMES, inner, max_size=3),
    max_leaves=5,
)
REFERENCES = st.sampled_from(["#", "#/$defs/a", "#/$defs/b", "#/definitions/a", "#/nowhere", "http://x/y", "", "#/$defs/%"])


def schemas(inner: st.SearchStrategy[Any]) -> st.SearchStrategy[Any]:
    """Schemas out of right and wrong keywords, with right and wrong values."""
    some = st.lists(inner, max_size=3)
    named = st.dictionaries(NAMES, inner, max_size=3)
    types = st.sampled_from(["object", "array", "string", "integer", "number", "boolean", "null", "nonsense", 7])
    words = {
        "type": types | st.lists(types, max_size=3), "properties": named | VALUES, "required": st.lists(NAMES) | VALUES,
        "items": inner | some, "prefixItems": some, "additionalProperties": inner | st.booleans(), "$defs": named,
        "definitions": named, "anyOf": some, "oneOf": some, "allOf": some | VALUES, "not": inner, "enum": st.lists(VALUES, max_size=4),
        "const": VALUES, "$ref": REFERENCES, "pattern": st.sampled_from(["a+", "(?=x)", "((", "(a+)+$"]),
        "format": st.sampled_from(["date", "uri", "made-up"]), "minimum": VALUES, "maximum": VALUES,
        "minLength": VALUES, "maxLength": VALUES, "minItems": VALUES, "maxItems": st.integers(-1, 10**9),
        "patternProperties": named, "if": inner, "then": inner, "uniqueItems": st.booleans(), "default": VALUES,
        "title": VALUES, "description": VALUES, "multipleOf": VALUES, "propertyNames": inner, "$schema": VALUES,
    }  # fmt: skip
    return st.fixed_dictionaries({}, optional=words)


ODD = st.recursive(st.booleans() | VALUES, schemas, max_leaves=12).filter(lambda made: isinstance(made, dict))


def tool(schema: dict[str, Any], name: str = "odd") -> Tool:
    model, _ = arguments(schema)

    async def run(args: Any, view: ToolView) -> Any:
        raise NotImplementedError

    return Tool(name, "", model, model, run, Permission.READ, frozenset(), raw=schema)


@pytest.fixture(scope="module")
def grammars() -> Grammars:
    return Alone(starter()).writers._parts.grammars


@settings(max_examples=250, deadline=None, suppress_health_check=list(HealthCheck))
@given(ODD)
@example({"type": "object", "properties": {"a": {"$ref": "#"}}})
@example({"$defs": {"a": {"anyOf": [{"$ref": "#/$defs/b"}] * 9}, "b": {"anyOf": [{"$ref": "#/$defs/a"}] * 9}}, "$ref": "#/$defs/a"})
@example({"type": "object", "properties": {"a": {"type": "integer", "minimum": 5, "maximum": 3}}})
@example({"type": "object", "required": ["b"], "properties": {"a": {"type": "string"}}})
def test_any_schema_becomes_a_grammar_that_a_worker_takes(grammars: Grammars, schema: dict[str, Any]) -> None:
    made = strangers(schema)
    json.dumps(made.schema, allow_nan=False)
    assert made.schema["type"] == "object"
    form = envelope({"odd": tool(schema), "fine": tool({"type": "object"}, "fine")})
    grammars.constraint(form)  # raises SchemaRefused for one that it does not take


@settings(max_examples=250, deadline=None, suppress_health_check=list(HealthCheck))
@given(ODD, st.dictionaries(NAMES, VALUES, max_size=3))
def test_what_a_schema_takes_its_grammar_takes_too(schema: dict[str, Any], value: dict[str, Any]) -> None:
    """Or it is said that the two differ in another way than "less is asked": names that the schema has not."""
    try:
        taken = jsonschema_rs.validator_for(schema, offline=True).is_valid(value)
    except (ValueError, jsonschema_rs.ValidationError):
        return
    made = strangers(schema)
    if taken and not jsonschema_rs.validator_for(made.schema).is_valid(value):
        assert made.loose or set(value) - set(schema.get("properties", ())) or closed_somewhere(made.schema)


def closed_somewhere(schema: Any) -> bool:
    """Whether names that a schema does not forbid are left out of the grammar: a model would invent some."""
    if isinstance(schema, list):
        return any(map(closed_somewhere, schema))
    if not isinstance(schema, dict):
        return False
    return schema.get("additionalProperties") is False or any(map(closed_somewhere, schema.values()))


def test_a_reference_to_itself_is_followed_once() -> None:
    tree = {"type": "object", "properties": {"name": {"type": "string"}, "inner": {"$ref": "#"}}, "required": ["name"]}
    made = strangers(tree)
    assert made.schema["properties"]["inner"]["properties"]["inner"] == {}
    assert made.loose == ("it refers to itself",)


def test_a_schema_that_explodes_is_let_be() -> None:
    levels = {f"l{n}": {"type": "array", "items": {"anyOf": [{"$ref": f"#/$defs/l{n + 1}"}] * 10}} for n in range(12)}
    bomb = {"$defs": levels, "type": "object", "properties": {"a": {"$ref": "#/$defs/l0"}}}
    made = strangers(bomb)
    assert "it is too large or too deep" in made.loose
    assert len(json.dumps(made.schema)) < 100_000


@pytest.mark.parametrize(
    ("schema", "made"),
    [
        ({"type": "object"}, {"type": "object", "properties": {}, "additionalProperties": True}),
        ({}, FREE),
        ({"type": "string"}, FREE),
        (
            {"properties": {"a": {"enum": [1, "x"], "title": "A"}, "title": {"const": {"title": 1}}}, "required": ["a"]},
            {
                "type": "object",
                "properties": {"a": {"enum": [1, "x"]}, "title": {"const": {"title": 1}}},
                "additionalProperties": False,
                "required": ["a"],
            },
        ),
        (
            {"type": "object", "allOf": [{"properties": {"a": {"type": "null"}}}, {"properties": {"b": {"type": "array"}}}]},
            {
                "type": "object",
                "properties": {"a": {"type": "null"}, "b": {"type": "array"}},
                "additionalProperties": False,
            },
        ),
        (
            {"type": "object", "properties": {"a": {"type": ["string", "null"], "pattern": "(?=x)"}}},
            {
                "type": "object",
                "properties": {"a": {"anyOf": [{"type": "string"}, {"type": "null"}]}},
                "additionalProperties": False,
            },
        ),
    ],
)
def test_what_is_kept_of_a_schema(schema: dict[str, Any], made: dict[str, Any]) -> None:
    assert strangers(schema).schema == made


def test_our_own_schemas_stay_whole() -> None:
    schema = {"type": "object", "properties": {"a": {"type": "string", "pattern": "x+", "title": "A"}}}
    assert flattened(schema)["properties"]["a"] == {"type": "string", "pattern": "x+"}
