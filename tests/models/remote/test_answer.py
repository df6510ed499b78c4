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
from ryxd.models.remote.thoughts import Splitter
from tests.fakes.endpoint import chunk, sure, usage


def heard(*chunks: Any) -> tuple[Answer, list[tuple[str, bool]]]:
    told: list[tuple[str, bool]] = []
    answer = Answer(lambda text, thought: told.append((text, thought)))
    for each in chunks:
        answer.add(each)
    answer.end()
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
    splitter = Splitter()
    said = [piece for a, b in itertools.pairwise(places) for piece in splitter.feed(THINKING[a:b])]
    said += splitter.end()
    assert "".join(text for text, thought in said if thought) == "\nIs 1 < 2? </thin no\n"
    assert "".join(text for text, thought in said if not thought) == "It is: <think> is a tag."


@pytest.mark.parametrize("text", ["<thing>", "  <", "a <think>b</think>", "<"])
def test_other_text_is_left_alone(text: str) -> None:
    answer, told = heard(*(chunk({"content": letter}) for letter in text))
    assert (answer.text, answer.thought) == (text, "")
    assert "".join(piece for piece, _ in told) == text


def test_a_thought_that_the_template_began_ends_in_the_text() -> None:
    answer, _ = heard(chunk({"content": "so it is\n</th"}), chunk({"content": "ink>\nyes"}))
    assert (answer.thought, answer.text) == ("so it is", "yes")


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
    answer, _ = heard(*sent)
    assert isinstance(answer.text, str)
    assert all(isinstance(call.arguments, str) for call in answer.calls)
