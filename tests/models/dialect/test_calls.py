import json
from typing import Any

import pytest
from llguidance import LLMatcher, LLTokenizer

from ryxd.models.dialect.calls import announced, known, one_of, read

TOOLS = [
    {
        "name": "weather",
        "parameters": {
            "type": "object",
            "properties": {"city": {"type": "string"}, "days": {"type": "integer"}},
            "required": ["city"],
        },
    },
    {
        "name": "draw",
        "parameters": {
            "type": "object",
            "properties": {"at": {"$ref": "#/$defs/Point"}},
            "required": ["at"],
            "additionalProperties": False,
            "$defs": {
                "Point": {
                    "type": "object",
                    "properties": {"x": {"type": "integer"}, "next": {"$ref": "#/$defs/Point"}},
                    "required": ["x"],
                    "additionalProperties": False,
                }
            },
        },
    },
    {"name": "lock"},
]
KNOWN = known(TOOLS)
ROME = [("weather", '{"city": "Rome"}')]
ROME_2 = [("weather", '{"city": "Rome", "days": 2}')]


@pytest.mark.parametrize(
    ("text", "calls"),
    [
        ('{"name": "weather", "arguments": {"city": "Rome"}}', ROME),
        ('{"name": "weather", "parameters": {"city": "Rome"}}', ROME),
        ('{"tool": "weather", "args": {"city": "Rome"}}', ROME),
        ('{"function": "weather", "arguments": {"city": "Rome"}}', ROME),
        ('{"type": "function", "function": {"name": "weather", "arguments": {"city": "Rome"}}}', ROME),
        ('{"tool_calls": [{"name": "weather", "arguments": {"city": "Rome"}, "id": "123456789"}]}', ROME),
        ('{"name": "weather", "arguments": "{\\"city\\": \\"Rome\\"}"}', ROME),
        ('{"name": "weather", "arguments": {"city": "Rome", "days": "2"}}', ROME_2),
        ("{'name': 'weather', 'arguments': {'city': 'Rome', 'days': 2,}}", ROME_2),
        ('{"name": "weather", "arguments": {"city": "Rome"}', ROME),
        ('```json\n{"name": "weather", "arguments": {"city": "Rome"}}\n```', ROME),
        ('[{"name": "weather", "arguments": {"city": "Rome"}}, {"name": "lock", "arguments": {}}]', [*ROME, ("lock", "{}")]),
        ('{"name": "weather", "arguments": {"city": "Rome"}}\n{"name": "lock", "arguments": {}}', [*ROME, ("lock", "{}")]),
        ('{"name": "lock"}', [("lock", "{}")]),
        ('{"name": "lock", "arguments": ""}', [("lock", "{}")]),
        ('weather[ARGS]{"city": "Rome"}', ROME),
        ('weather[CALL_ID]abcdefghi[ARGS]{"city": "Rome"}[TOOL_CALLS]lock[ARGS]{}', [*ROME, ("lock", "{}")]),
        ("<function=weather>\n<parameter=city>\nRome\n</parameter>\n<parameter=days>\n2\n</parameter>\n</function>", ROME_2),
        ('<function=weather>{"city": "Rome"}</function>', ROME),
        ("weather\n<arg_key>city</arg_key>\n<arg_value>Rome</arg_value>\n", ROME),
        ('weather(city="Rome", days=2)', ROME_2),
        ('[weather(city="Rome"), lock()]', [*ROME, ("lock", "{}")]),
        ("print(weather(city='Rome'))", ROME),
        ('weather.call(city="Rome")', ROME),
        ('{"name": "draw", "arguments": {"at": {"x": "1", "next": {"x": 2}}}}', [("draw", '{"at": {"x": 1, "next": {"x": 2}}}')]),
    ],
)  # fmt: skip
def test_a_call_is_read_in_every_form(text: str, calls: list[tuple[str, str]]) -> None:
    assert read(text, KNOWN) == (calls, "")


@pytest.mark.parametrize(
    "text",
    [
        '{"name": "wether", "arguments": {"city": "Rome"}}',
        '{"name": "weather", "arguments": {}}',
        '{"name": "weather", "arguments": {"city": null}}',
        '{"name": "weather", "arguments": {"city": "Rome", "when": "now"}}',
        '{"name": "weather", "arguments": {"city": "Rome"}, "parameters": {}}',
        '{"name": "weather", "arguments": {"city": "Rome"}, "note": "x"}',
        '{"name": "weather", "arguments": [1]}',
        '{"name": "weather", "arguments": "Rome"}',
        '{"name": "weather", "city": "Rome"}',
        '{"name": "weather"}',
        '[{"name": "weather", "arguments": {"city": "Rome"}}, {"name": "nothing"}]',
        '{"name": "weather", "arguments": {"city": "Ro',
        "[]",
        "weather[ARGS]Rome",
        'weather("Rome")',
        "weather(city=rome)",
        "weather(**{'city': 'Rome'})",
        'x = weather(city="Rome")',
        "<function=weather>\n<parameter=city>\nRome\n</parameter>\nplease\n</function>",
        "weather\n<arg_key>city</arg_key>",
        "a sentence",
        "",
    ],
)
def test_what_is_no_call_of_a_known_function_is_none(text: str) -> None:
    assert read(text, KNOWN) is None


def test_a_call_without_marker_needs_arguments() -> None:
    assert read('{"name": "lock"}', KNOWN, bare=True) is None
    assert read('{"name": "lock", "arguments": {}}', KNOWN, bare=True) == ([("lock", "{}")], "")
    assert read("lock", KNOWN, bare=True) is None


def test_what_follows_is_given_back() -> None:
    assert read('{"name": "weather", "arguments": {"city": "Rome"}} ok?', KNOWN) == (ROME, " ok?")


def test_a_call_that_was_broken_off_is_none() -> None:
    text = '{"name": "weather", "arguments": {"city": "Rome"}'
    assert read(text, KNOWN, cut=True) is None
    assert read(text + "}", KNOWN, cut=True) == (ROME, "")


def test_the_name_before_its_arguments() -> None:
    assert announced(" weather [ARGS]") == "weather"
    assert announced("weather[CALL_ID]abc[ARGS]") == "weather"
    assert announced("weather") is None


def accepted(schema: dict[str, Any], text: str) -> bool:
    tokenizer = LLTokenizer("byte")
    matcher = LLMatcher(tokenizer, LLMatcher.grammar_from_json_schema(json.dumps(schema)), log_level=0)
    assert not matcher.is_error(), matcher.get_error()
    tokens = tokenizer.tokenize_str(text)
    return bool(matcher.try_consume_tokens(tokens) == len(tokens) and matcher.is_accepting())


@pytest.mark.parametrize("key", ["arguments", "parameters"])
def test_the_schema_lets_calls_through_and_nothing_else(key: str) -> None:
    schema = one_of(KNOWN, key)
    good = [
        ("weather", {"city": "Rome"}),
        ("weather", {"city": "Rome", "days": 2}),
        ("draw", {"at": {"x": 1, "next": {"x": 2}}}),
        ("lock", {}),
    ]
    for name, arguments in good:
        assert accepted(schema, json.dumps({"name": name, key: arguments}))
        assert read(json.dumps({"name": name, key: arguments}), KNOWN)
    bad = [
        ("weather", {}),
        ("weather", {"city": 5}),
        ("weather", {"city": "Rome", "x": 1}),
        ("draw", {"at": {"x": 1, "next": {"x": "2"}}}),
        ("lock", {"a": 1}),
        ("x", {}),
    ]
    for name, arguments in bad:
        assert not accepted(schema, json.dumps({"name": name, key: arguments}))


def test_the_schema_of_several_calls_with_ids() -> None:
    schema = one_of(known(TOOLS[:1]), "arguments", several=True, identified=True)
    call = {"name": "weather", "arguments": {"city": "Rome"}}
    assert accepted(schema, json.dumps([call, {**call, "id": "abcdefgh1"}]))
    assert not accepted(schema, "[]")
    assert not accepted(schema, json.dumps([{**call, "id": "1"}]))
