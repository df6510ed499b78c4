import functools
import json
from pathlib import Path

import pytest

from ryxd.models.dialect.dialects import UNKNOWN, Calling, Dialect

GOLDEN = Path(__file__).parents[2] / "golden" / "templates"
MODELS = json.loads((GOLDEN / "cases.json").read_text())["models"]
TOOLS = [
    {
        "name": "weather",
        "description": "The weather.",
        "parameters": {"type": "object", "properties": {"city": {"type": "string"}}, "required": ["city"]},
    }
]
BODY = '{"name": "weather", "arguments": {"city": "Rome"}}'
ROME = [("weather", '{"city": "Rome"}')]


@functools.cache
def dialect(model: str) -> Dialect:
    return Dialect.of((GOLDEN / f"{model}.jinja").read_text(), MODELS[model]["controls"])


@pytest.mark.parametrize(
    ("model", "markers"),
    [
        ("qwen3", set()),
        ("llama3.1", {"<|python_tag|>"}),
        ("llama3.2", {"<|python_tag|>"}),
        ("mistral-nemo", {"[TOOL_CALLS]"}),
        ("mistral-small3.2", {"[TOOL_CALLS]", "[ARGS]", "[CALL_ID]"}),
        ("gemma3", set()),
        ("phi4", set()),
        ("phi4-mini", {"<|tool_call|>", "<|/tool_call|>"}),
    ],
)
def test_control_tokens_that_must_be_seen(model: str, markers: set[str]) -> None:
    assert dialect(model).markers == markers


def test_a_vocabulary_says_what_a_template_does_not() -> None:
    assert Dialect.of(None, ["<think>", "</think>", "<|im_end|>"]).markers == {"<think>", "</think>"}
    assert Dialect.of("", ["[THINK]", "[/THINK]", "[INST]", "<s>", "</s>"]).markers == {"[THINK]", "[/THINK]"}
    assert Dialect.of("<think>", []).markers == frozenset()
    gemma4 = Dialect.of("<|channel>thought\\n<channel|>", ["<|channel>", "<channel|>", "<|turn>"])
    assert gemma4.markers == {"<|channel>", "<channel|>"}
    oss = Dialect.of("<|channel|><|message|>", ["<|channel|>", "<|message|>", "<|end|>", "<|start|>", "<|constrain|>"])
    assert oss.markers == {"<|channel|>", "<|message|>", "<|end|>", "<|start|>", "<|constrain|>"}


@pytest.mark.parametrize(
    ("model", "answer"),
    [
        ("qwen2.5", f"<tool_call>\n{BODY}\n</tool_call>"),
        ("qwen3", f"<think>\nhm\n</think>\n\n<tool_call>\n{BODY}\n</tool_call>"),
        ("llama3.1", BODY.replace("arguments", "parameters")),
        ("llama3.1", f"<|python_tag|>{BODY.replace('arguments', 'parameters')}"),
        ("llama3.1", '<|python_tag|>weather.call(city="Rome")'),
        ("llama3.2", '[weather(city="Rome")]'),
        ("mistral-nemo", f"[TOOL_CALLS][{BODY}]"),
        ("mistral-nemo", f'[TOOL_CALLS] [{BODY[:-1]}, "id": "a1b2c3d4e"}}]'),
        ("mistral-small3.2", '[TOOL_CALLS]weather[ARGS]{"city": "Rome"}'),
        ("mistral-small3.2", '[TOOL_CALLS]weather[CALL_ID]a1b2c3d4e[ARGS]{"city": "Rome"}'),
        ("gemma2", f"```json\n{BODY}\n```"),
        ("gemma3", '```tool_code\nweather(city="Rome")\n```'),
        ("gemma3", f"<tool_call>\n{BODY}\n</tool_call>"),
        ("phi3.5", f"<tool_call>\n{BODY}\n</tool_call>"),
        ("phi4", f"functools[{BODY}]"),
        ("phi4-mini", f"<|tool_call|>[{BODY}]<|/tool_call|>"),
        ("phi4-mini", f"functools[{BODY}]"),
    ],
)
def test_each_model_is_understood(model: str, answer: str) -> None:
    listener = dialect(model).listener(TOOLS, "")
    told = [piece for letter in answer for piece in listener.feed(letter)]
    rest, _, calls = listener.finish()
    assert calls == ROME
    assert "".join(text for text, thought in [*told, *rest] if not thought) == ""


@pytest.mark.parametrize(
    ("model", "written", "closes", "body"),
    [
        ("qwen3", "<tool_call>\n", "\n</tool_call>", BODY),
        ("gemma3", "<tool_call>\n", "\n</tool_call>", BODY),
        ("llama3.1", "<|python_tag|>", "", BODY.replace("arguments", "parameters")),
        ("mistral-nemo", "[TOOL_CALLS]", "", f"[{BODY}]"),
        ("mistral-small3.2", "[TOOL_CALLS]weather[ARGS]", "", '{"city": "Rome"}'),
        ("phi4-mini", "<|tool_call|>", "<|/tool_call|>", f"[{BODY}]"),
    ],
)
def test_what_follows_the_opening_marker_is_known(model: str, written: str, closes: str, body: str) -> None:
    listener = dialect(model).listener(TOOLS, "")
    told = listener.feed("Sure.\n")
    told += listener.feed(written)
    assert isinstance(listener.calling, Calling)
    assert listener.calling.closes == closes
    listener.calling = None
    told += listener.feed(body)
    told += listener.feed(closes)
    rest, _, calls = listener.finish()
    assert calls == ROME
    assert [*told, *rest] == [("Sure.\n", False)]


def test_the_end_of_the_prompt_may_have_opened_a_thought() -> None:
    for tail, thinks in (("<|im_start|>assistant\n<think>\n", True), ("<think>\n\n</think>\n\n", False), ("", False)):
        listener = dialect("qwen3").listener([], tail)
        assert listener.feed("a") == [("a", thinks)]


@pytest.mark.parametrize(
    ("model", "native", "text"),
    [
        ("phi4-mini", True, f"<|tool_call|>[{BODY}, {BODY}]<|/tool_call|>"),
        ("phi4-mini", False, f"<tool_call>\n{BODY}\n</tool_call>\n<tool_call>\n{BODY}\n</tool_call>"),
        ("qwen3", True, f"<tool_call>\n{BODY}\n</tool_call>\n<tool_call>\n{BODY}\n</tool_call>"),
    ],
)
def test_calls_are_written_as_they_are_read(model: str, native: bool, text: str) -> None:
    parts = dialect(model).write(ROME * 2, native=native)
    assert "".join(parts) == text
    assert all("weather" not in mark for mark in parts[::2])
    listener = dialect(model).listener(TOOLS, "")
    listener.feed(text)
    assert listener.finish()[2] == ROME * 2


def test_what_a_model_repeats_from_a_file_is_text_where_it_is_shown_as_such() -> None:
    """Without fence or quote nobody could tell it from a call: it is one then, and needs every permission of one."""
    echo = f"<tool_call>\n{BODY}\n</tool_call>"
    for shown, calls in ((f"The file says:\n```\n{echo}\n```\n", []), (f"The file says:\n{echo}", ROME)):
        listener = dialect("qwen3").listener(TOOLS, "")
        listener.feed(shown)
        assert listener.finish()[2] == calls


def test_of_an_unknown_model_any_mark_counts_where_it_begins_a_line() -> None:
    written = ["<|tool_call|>[%s]<|/tool_call|>", "[TOOL_CALLS][%s]", "<tool_call>\n%s\n</tool_call>", "functools[%s]"]
    for form in written:
        for before, calls in (("Yes.\n", ROME), ("Yes: ", [])):
            listener = UNKNOWN.listener(TOOLS, "")
            told = listener.feed(before + form % BODY)
            rest, _, found = listener.finish()
            assert found == calls
            assert "".join(text for text, _ in [*told, *rest]) == (before if calls else before + form % BODY)
    listener = UNKNOWN.listener(TOOLS, "")
    assert listener.feed("[THINK]hm[/THINK]yes") == [("hm", True), ("yes", False)]
