"""Answers are put together from what each server makes of the stream."""

import itertools
import json
import math
from typing import Any

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from ryxd.core.model import ToolCall
from ryxd.models.remote.answer import Answer
from ryxd.models.remote.reading import Reading
from tests.fakes.endpoint import chunk, sure, usage

WEATHER = {
    "name": "weather",
    "parameters": {
        "type": "object",
        "properties": {"town": {"type": "string"}, "days": {"type": "integer"}},
        "required": ["town"],
    },
}
CALL = '{"name": "weather", "arguments": {"town": "Ulm"}}'
TAGGED = f"<tool_call>\n{CALL}\n</tool_call>"
ULM = (ToolCall("weather", '{"town": "Ulm"}'),)


def heard(*chunks: Any, tools: bool = False) -> tuple[Answer, list[tuple[str, bool]]]:
    told: list[tuple[str, bool]] = []
    answer = Answer(lambda text, thought: told.append((text, thought)), Reading([WEATHER] if tools else []))
    for each in chunks:
        answer.add(each)
    answer.end(answer.read())
    return answer, told


@pytest.mark.parametrize("name", ["reasoning_content", "reasoning", "thinking"])
def test_a_thought_is_no_text_whatever_it_is_called(name: str) -> None:
    answer, told = heard(chunk({name: "hm"}), chunk({name: "m"}), chunk({"content": "yes"}), chunk(finish="stop"))
    assert (answer.thought, answer.text, answer.finish) == ("hmm", "yes", "stop")
    assert told == [("hm", True), ("m", True), ("yes", False)]


def test_a_thought_under_two_names_is_heard_once() -> None:
    answer, _ = heard(chunk({"reasoning_content": "hm", "reasoning": "hm", "content": None}))
    assert answer.thought == "hm"


THINKING = "\n<think>\nIs 1 < 2? </thin no\n</think>\n\nIt is: <think> is a tag."


@settings(deadline=None)
@given(st.lists(st.integers(min_value=0, max_value=len(THINKING))))
def test_thoughts_in_the_text_are_found_wherever_it_is_cut(cuts: list[int]) -> None:
    places = [0, *sorted(cuts), len(THINKING)]
    answer, said = heard(*(chunk({"content": THINKING[a:b]}) for a, b in itertools.pairwise(places)))
    assert "".join(text for text, thought in said if thought).strip() == "Is 1 < 2? </thin no" == answer.thought
    assert "".join(text for text, thought in said if not thought) == "It is: <think> is a tag." == answer.text


@pytest.mark.parametrize("text", ["<thing>", "  <", "a <think>b</think>", "<"])
def test_other_text_is_left_alone(text: str) -> None:
    answer, told = heard(*(chunk({"content": letter}) for letter in text))
    assert (answer.text, answer.thought) == (text, "")
    assert "".join(piece for piece, _ in told) == text


def test_a_thought_that_the_template_began_ends_in_the_text() -> None:
    answer, _ = heard(chunk({"content": "so it is\n</th"}), chunk({"content": "ink>\nyes"}))
    assert (answer.thought, answer.text) == ("so it is", "yes")


def test_a_mark_in_json_ends_no_thought() -> None:
    said = json.dumps({"say": "</think>"})
    answer, _ = heard(chunk({"content": said}))
    assert (answer.thought, answer.text) == ("", said)


def test_a_thought_that_the_server_tells_is_not_heard_again_in_the_text() -> None:
    answer, told = heard(chunk({"reasoning_content": "hm"}), chunk({"content": "<think>hm</think>yes"}))
    assert (answer.thought, answer.text) == ("hm", "yes")
    assert told == [("hm", True), ("yes", False)]


@pytest.mark.parametrize(
    ("written", "text"),
    [
        (TAGGED, ""),
        (f"I look.\n{TAGGED}\n", "I look.\n"),
        (CALL, ""),
        (f"```json\n{CALL}\n```", ""),
        (f"[TOOL_CALLS][{CALL}]", ""),
        ('[TOOL_CALLS]weather[ARGS]{"town": "Ulm"}', ""),
        ("<function=weather><parameter=town>Ulm</parameter></function>", ""),
        (f"<|python_tag|>{CALL}", ""),
        ("<tool_call>\n{'name': 'weather', 'arguments': {'town': 'Ulm',}\n</tool_call>", ""),
    ],
)
def test_calls_printed_as_text_are_calls(written: str, text: str) -> None:
    for pieces in ([written], list(written)):
        answer, told = heard(*(chunk({"content": piece}) for piece in pieces), chunk(finish="stop"), tools=True)
        assert (answer.calls, answer.text) == (ULM, text)
        assert "".join(piece for piece, _ in told) == text
        assert answer.heard


@pytest.mark.parametrize(
    "written",
    [
        "One calls it with <tool_call>{}</tool_call>, see?",
        TAGGED.replace("weather", "launch"),
        TAGGED.replace('"Ulm"', "7.5"),
        f"For example:\n```json\n{CALL}\n```\n",
        f"The text [TOOL_CALLS][{CALL}] stands in the file.",
        '{"town": "Ulm"}',
    ],
)
def test_what_only_looks_like_a_call_is_text(written: str) -> None:
    answer, told = heard(*(chunk({"content": letter}) for letter in written), chunk(finish="stop"), tools=True)
    assert (answer.calls, answer.text) == ((), written)
    assert "".join(piece for piece, _ in told) == written


def test_a_call_that_was_cut_off_is_text() -> None:
    answer, _ = heard(chunk({"content": TAGGED[:-20]}), chunk(finish="length"), tools=True)
    assert (answer.calls, answer.text) == ((), TAGGED[:-20])


def test_without_functions_nothing_is_a_call() -> None:
    answer, _ = heard(chunk({"content": TAGGED}), chunk(finish="stop"))
    assert (answer.calls, answer.text) == ((), TAGGED)


def test_calls_that_the_server_tells_count_more_than_printed_ones() -> None:
    told = call(0, id="a", name="weather", arguments='{"town": "Bonn"}')
    answer, _ = heard(chunk({"content": TAGGED}), chunk(told), chunk(finish="tool_calls"), tools=True)
    assert answer.calls == (ToolCall("weather", '{"town": "Bonn"}'),)


def test_a_call_in_a_thought_that_the_template_began_is_none() -> None:
    thought = f"I could write\n{TAGGED.replace('Ulm', 'Bonn')}"
    answer, _ = heard(chunk({"content": f"{thought}\n</think>\n{TAGGED}"}), chunk(finish="stop"), tools=True)
    assert (answer.calls, answer.thought, answer.text) == (ULM, thought, "")


def call(index: int | None = None, **more: Any) -> dict[str, Any]:
    part: dict[str, Any] = {} if index is None else {"index": index}
    if "id" in more:
        part |= {"id": more.pop("id"), "type": "function"}
    return {"tool_calls": [part | {"function": more}]}


@pytest.mark.parametrize(
    "deltas",
    [
        # OpenAI, llama-server, vLLM: in parts, by index
        [
            call(0, id="a", name="find", arguments=""),
            call(0, arguments='{"what": '),
            call(0, arguments='"x"}'),
            call(1, id="b", name="open", arguments="{}"),
        ],
        # mixed up, and the name again in each part
        [
            call(0, id="a", name="find", arguments='{"what": '),
            call(1, id="b", name="open", arguments="{"),
            call(0, name="find", arguments='"x"}'),
            call(1, name="open", arguments="}"),
        ],
        # older Ollama: whole, all with index 0
        [call(0, id="a", name="find", arguments='{"what": "x"}'), call(0, id="b", name="open", arguments="{}")],
        # whole, without index; arguments as an object
        [call(name="find", arguments={"what": "x"}), call(name="open")],
    ],
)
def test_calls_are_put_together(deltas: list[Any]) -> None:
    answer, _ = heard(*map(chunk, deltas), chunk(finish="tool_calls"))
    assert [(each.name, json.loads(each.arguments)) for each in answer.calls] == [("find", {"what": "x"}), ("open", {})]
    assert isinstance(answer.calls[0], ToolCall)


def test_counts_come_from_the_server() -> None:
    answer, _ = heard(chunk({"content": "a"}), usage(30, 9, cached=20))
    assert (answer.tokens_in, answer.tokens_cached, answer.tokens_out) == (30, 20, 9)


def test_without_usage_the_pieces_are_counted() -> None:
    answer, _ = heard(chunk({"content": "a"}), chunk({"content": "b"}))
    assert (answer.tokens_in, answer.tokens_out) == (0, 2)


def likely(text: str, probability: float, **delta: str) -> dict[str, Any]:
    return chunk(delta or {"content": text}, logprobs=sure(text, math.log(probability)))


def test_the_decision_is_the_least_likely_token_up_to_the_name_of_the_tool() -> None:
    pieces = [
        likely("hm", 0.01, reasoning_content="hm"),
        likely('{"tool": ', 0.9),
        likely('"open', 0.4),
        likely('_app"', 0.8),
        likely(', "args": {}}', 0.1),
    ]
    answer, _ = heard(*pieces)
    assert answer.decision == pytest.approx(0.4)
    assert answer.confidence == pytest.approx((0.9 + 0.4 + 0.8 + 0.1) / 4)


def test_the_decision_of_a_route_ends_with_its_agent() -> None:
    pieces = [likely('{"pattern": "react", ', 0.6), likely('"agent": "chat"', 0.8), likely(', "reason": "x"}', 0.1)]
    assert heard(*pieces)[0].decision == pytest.approx(0.6)


def test_of_what_was_held_back_only_the_answer_counts() -> None:
    pieces = [("<thi", 0.1), ("nk>", 0.2), ("hm", 0.3), ("</think>", 0.4), ("a <", 0.5), ("b", 0.7)]
    answer, _ = heard(*(likely(text, probability) for text, probability in pieces), chunk(finish="stop"))
    assert (answer.text, answer.thought) == ("a <b", "hm")
    assert answer.confidence == pytest.approx((0.5 + 0.7) / 2)


def test_a_printed_call_says_how_sure_it_was() -> None:
    pieces = [likely(text, 0.8) for text in TAGGED]
    answer, _ = heard(*pieces, chunk(finish="stop"), tools=True)
    assert (answer.calls, answer.decision) == (ULM, None)
    assert answer.confidence == pytest.approx(0.8)


def test_what_was_not_told_is_not_known() -> None:
    answer, _ = heard(chunk({"content": '{"tool": "open_app"}'}))
    assert (answer.decision, answer.confidence) == (None, None)


def test_how_sure_a_call_was_is_not_known() -> None:
    answer, _ = heard(likely("I will open it.", 0.9), chunk(call(0, id="a", name="open", arguments="{}")))
    assert answer.decision is None


def test_nonsense_instead_of_a_probability_is_not_believed() -> None:
    answer, _ = heard(chunk({"content": "a"}, logprobs={"content": [{"logprob": math.nan}, {"logprob": 3}, 7, {}]}))
    assert answer.confidence == 1.0


def test_an_answer_that_was_not_streamed_is_one_too() -> None:
    whole = {"model": "m", "choices": [{"message": {"role": "assistant", "content": "yes"}, "finish_reason": "stop"}]}
    answer, _ = heard(whole)
    assert (answer.text, answer.finish, answer.model) == ("yes", "stop", "m")


NAMES = (
    *("choices", "delta", "message", "content", "tool_calls", "function", "name", "arguments", "index", "id"),
    *("usage", "prompt_tokens", "prompt_tokens_details", "cached_tokens", "logprobs", "logprob", "finish_reason"),
)
ANYTHING = st.recursive(
    st.none() | st.booleans() | st.integers() | st.floats() | st.text(max_size=5),
    lambda inner: st.lists(inner, max_size=3)
    | st.dictionaries(
        st.sampled_from(NAMES),
        inner,
        max_size=5,
    ),
    max_leaves=8,
)


@settings(max_examples=60, deadline=None, suppress_health_check=[HealthCheck.too_slow])
@given(st.lists(st.dictionaries(st.sampled_from(["choices", "usage", "model"]), ANYTHING), max_size=4))
def test_nothing_that_a_server_sends_breaks_it(sent: list[dict[str, Any]]) -> None:
    answer, _ = heard(*sent, tools=True)
    assert isinstance(answer.text, str)
    assert all(isinstance(call.arguments, str) for call in answer.calls)


def test_how_sure_it_was_of_the_arguments() -> None:
    pieces = [
        likely('{"tool": ', 0.9),
        likely('"open', 0.4),
        likely('_app"', 0.8),
        likely(', "args": {"name": "', 0.9),
        likely('firefox"}}', 0.5),
    ]
    called = heard(*pieces)[0].called
    assert called is not None
    assert (called.decision, called.arguments, called.argument) == (0.4, pytest.approx(0.45), pytest.approx(0.5))


def test_how_sure_it_was_of_what_is_no_call_is_not_known() -> None:
    assert heard(likely('{"tool": "answer", "args": {"text": "x"}}', 0.9))[0].called is None
    assert heard(chunk({"content": '{"tool": "open_app", "args": {}}'}))[0].called is None
    answer, _ = heard(likely("I will open it.", 0.9), chunk(call(0, id="a", name="open", arguments="{}")))
    assert (answer.called, answer.planned) == (None, [])


def test_a_plans_actions_are_weighed() -> None:
    pieces = [likely('{"tool": "answer", "args": {"text": {"plan": [{"action": "', 0.3), likely('open"', 0.6)]
    pieces += [likely(', "params": ', 0.9), likely('{"path": "x"}', 0.5), likely("}]}}}", 0.2)]
    (step,) = heard(*pieces)[0].planned
    assert (step.decision, step.arguments) == (pytest.approx(0.6), pytest.approx(0.45))
