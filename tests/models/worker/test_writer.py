import json
from typing import Any

import jsonschema_rs
import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from ryxd.models.frames import Answered, Complete
from ryxd.models.starter import starter
from ryxd.models.worker.grammar import GrammarStuck, SchemaRefused
from tests.fakes import ggufs
from tests.fakes.parrot import Parrot
from tests.models.calls import REQUESTS, SCHEMA
from tests.models.worker.alone import Alone

TOOLS = [
    {
        "name": "get_weather",
        "description": "The weather.",
        "parameters": {
            "type": "object",
            "properties": {"city": {"type": "string"}, "days": {"type": "integer", "maximum": 7}},
            "required": ["city"],
            "additionalProperties": False,
        },
    },
    {"name": "get_time", "description": "The time.", "parameters": {"type": "object", "properties": {}}},
]
TEMPLATE = (
    '{% if tools %}<|im_start|>system\n{{ tools | tojson }} Call them so: <tool_call>\n{"name": …}\n</tool_call>'
    "<|im_end|>\n{% endif %}" + ggufs.CHATML
)
MARKS = ("<tool_call>", "</tool_call>", "<think>", "</think>")


@pytest.fixture(scope="module")
def small() -> Alone:
    return Alone(starter())


@pytest.fixture(scope="module")
def chance(tmp_path_factory: pytest.TempPathFactory) -> Alone:
    """Random weights, and control tokens for calls and thoughts."""
    path = tmp_path_factory.mktemp("models") / "chance.gguf"
    return Alone(ggufs.qwen2(path, controls=MARKS, template=TEMPLATE))


def job(**more: Any) -> Complete:
    return Complete(1, [["user", "x"]], **{"max_tokens": 300} | more)


def parrot(model: Alone, text: str, *, drafts: int = 0, prompt: str = "", **more: Any) -> tuple[Answered, Parrot]:
    said = Parrot(model.vocabulary, text)
    tokens = model.vocabulary.tokens(prompt, control=True)
    return said.answer(model.writers, job(**more), drafts=drafts, prompt=tokens), said


# --- text


def test_a_character_is_told_when_it_is_whole(chance: Alone) -> None:
    answer, said = parrot(chance, "a ä€🎉 b")
    assert (answer.text, answer.stop) == ("a ä€🎉 b", "end")
    assert answer.tokens_out == len(chance.vocabulary.tokens("a ä€🎉 b", control=False))
    assert [len(fed) for fed in said.fed] == [1] * answer.tokens_out


def test_what_was_cut_off_inside_a_character_is_shown_as_such(chance: Alone) -> None:
    answer, _ = parrot(chance, "a€", max_tokens=3)
    assert (answer.text, answer.stop, answer.tokens_out) == ("a�", "length", 3)


def test_no_more_is_said_than_was_asked_for(chance: Alone) -> None:
    for most in (0, 1, 5):
        answer, _ = parrot(chance, "hello hello hello", max_tokens=most, drafts=8)
        assert (answer.text, answer.stop, answer.tokens_out) == ("hello hello hello"[:most], "length", most)


def test_what_is_sure_is_reported_so(chance: Alone) -> None:
    answer, _ = parrot(chance, "hi")
    assert 0.99 < answer.confidence < 1
    assert answer.decision == answer.confidence
    unsure = Parrot(chance.vocabulary, "hi", sure=1.0)
    assert 0 < unsure.answer(chance.writers, job()).confidence < 0.02


# --- chance


def test_the_same_seed_says_the_same(chance: Alone) -> None:
    def say(seed: int, drafts: int = 0) -> str:
        return chance.say("hi", max_tokens=40, temperature=1.0, seed=seed, drafts=drafts).answer.text

    assert say(3) == say(3) == say(3, drafts=6) != say(4)


# --- schema


def test_the_answer_is_written_without_asking_where_there_is_no_choice(small: Alone) -> None:
    schema = {
        "type": "object",
        "properties": {"first_name": {"type": "string"}, "last_name": {"type": "string"}},
        "required": ["first_name", "last_name"],
        "additionalProperties": False,
    }
    wanted = '{"first_name": "xyz", "last_name": "qw"}'
    answer, said = parrot(small, wanted, schema=schema)
    assert (answer.text, answer.stop) == (wanted, "grammar")
    assert answer.tokens_out == len(small.vocabulary.tokens(wanted, control=False))
    assert len(said.fed) < answer.tokens_out - 5
    assert max(len(fed) for fed in said.fed) > 3


def test_a_long_text_that_must_come_is_fed_in_parts(small: Alone) -> None:
    schema = {"const": "qz" * 300}
    answer, said = parrot(small, json.dumps(schema["const"]), schema=schema, max_tokens=2000)
    assert (json.loads(answer.text), answer.stop) == (schema["const"], "grammar")
    assert max(len(fed) for fed in said.fed) <= 25


def test_how_sure_it_was_of_what_it_had_to_say_counts_until_the_tool_is_chosen(small: Alone) -> None:
    schema = {
        "type": "object",
        "properties": {"tool": {"enum": ["qqq_zzz_xxx", "www"]}, "args": {"const": {}}},
        "required": ["tool", "args"],
        "additionalProperties": False,
    }
    meant, _ = parrot(small, '{"tool": "qqq_zzz_xxx", "args": {}}', schema=schema)
    other, said = parrot(small, '{"tool": "qqq_yyy", "args": {}}', schema=schema)
    assert meant.text == other.text
    assert any(len(fed) > 1 for fed in said.fed), "the rest of the name was forced"
    assert meant.decision > 0.9
    assert other.decision < 0.1, "it wanted another tool, that there is none of"


def test_a_model_that_wants_to_say_something_else_is_held_to_the_schema(small: Alone) -> None:
    answer, _ = parrot(small, "I'd rather not say.", schema=SCHEMA)
    assert answer.stop == "grammar"
    jsonschema_rs.validate(SCHEMA, json.loads(answer.text))
    assert answer.decision < 0.1


def test_a_rule_that_the_grammar_can_not_hold_fails_the_answer(small: Alone) -> None:
    schema = {"type": "array", "items": {"enum": ["a", "b"]}, "uniqueItems": True, "minItems": 2, "maxItems": 2}
    assert parrot(small, '["a", "b"]', schema=schema)[0].text == '["a", "b"]'
    with pytest.raises(GrammarStuck, match="non-unique"):
        parrot(small, '["a", "a"]', schema=schema)


def test_an_answer_cut_off_is_no_json_and_says_so(small: Alone) -> None:
    answer = small.say("volume 20", schema=SCHEMA, max_tokens=2).answer
    assert (answer.stop, answer.tokens_out) == ("length", 2)


def test_a_schema_that_is_none_is_refused_before_anything_is_decoded(small: Alone) -> None:
    with pytest.raises(SchemaRefused):
        small.writers.begin(job(schema={"enum": []}), [1])


@pytest.mark.parametrize("text", REQUESTS)
def test_calls_are_as_trained_with_guesses_too(small: Alone, text: str) -> None:
    plain, guessed = (small.say(text, schema=SCHEMA, max_tokens=96, drafts=drafts).answer for drafts in (0, 6))
    assert json.loads(plain.text) == json.loads(guessed.text) == REQUESTS[text]
    assert guessed.decision == pytest.approx(plain.decision, abs=1e-3)


def _objects(inner: st.SearchStrategy[dict]) -> st.SearchStrategy[dict]:
    names = st.sampled_from(["a", "tool", "ä b", 'q"', "th", "in\n"])
    return st.dictionaries(names, inner, max_size=3).flatmap(
        lambda found: st.builds(
            lambda required: {
                "type": "object",
                "properties": found,
                "required": required,
                "additionalProperties": False,
            },
            st.lists(st.sampled_from(sorted(found)), unique=True) if found else st.just([]),
        )
    )


_LEAVES = st.one_of(
    st.builds(
        lambda least, more: {"type": "integer", "minimum": least, "maximum": least + more},
        st.integers(-1000, 1000),
        st.integers(0, 500),
    ),
    st.builds(lambda most: {"type": "string", "maxLength": most}, st.integers(0, 6)),
    st.builds(
        lambda choices: {"enum": choices},
        st.lists(st.text(max_size=5) | st.integers(-99, 99) | st.booleans() | st.none(), min_size=1, max_size=4),
    ),
    st.sampled_from([{"type": "boolean"}, {"type": "null"}, {"const": {"x": [1, "ß"]}}]),
    st.sampled_from([{"type": "string", "format": "date"}, {"type": "string", "pattern": "^[a-c]{1,3}-\\d$"}]),
)
_SCHEMAS = st.recursive(
    _LEAVES,
    lambda inner: st.one_of(
        _objects(inner),
        st.builds(
            lambda items, least, more: {
                "type": "array", "items": items, "minItems": least, "maxItems": least + more
            },
            inner, st.integers(0, 2), st.integers(0, 2),
        ),
        st.builds(lambda branches: {"anyOf": branches}, st.lists(inner, min_size=1, max_size=3)),
    ),
    max_leaves=5,
)  # fmt: skip


@settings(max_examples=60, deadline=None, suppress_health_check=[HealthCheck.function_scoped_fixture])
@given(schema=_SCHEMAS, seed=st.integers(0, 2**31), drafts=st.sampled_from([0, 5]))
@pytest.mark.parametrize("which", ["small", "chance"])
def test_random_weights_obey_any_schema(
    request: pytest.FixtureRequest, which: str, schema: dict, seed: int, drafts: int
) -> None:
    model: Alone = request.getfixturevalue(which)
    said = model.say("x", schema=schema, temperature=2.0, seed=seed, max_tokens=400, drafts=drafts)
    if said.answer.stop == "length":
        return
    jsonschema_rs.validate(schema, json.loads(said.answer.text))
    assert said.answer.drafted >= said.answer.accepted


# --- calls


CALL = '<tool_call>\n{"name": "get_weather", "arguments": {"city": "Köln", "days": 3}}\n</tool_call>'


def test_free_text_may_come_before_a_call_and_is_never_forced(chance: Alone) -> None:
    answer, said = parrot(chance, 'Let me see: {"name": 5}\n' + CALL, tools=TOOLS)
    assert answer.text.strip() == 'Let me see: {"name": 5}'
    assert answer.calls == [["get_weather", '{"city": "Köln", "days": 3}']]
    assert answer.stop == "calls"
    assert answer.decision > 0.9
    free = len(chance.vocabulary.tokens('Let me see: {"name": 5}\n<tool_call>\n', control=True)) - 1
    assert [len(fed) for fed in said.fed[:free]] == [1] * free
    assert any(len(fed) > 1 for fed in said.fed[free:]), "the call was under a grammar"


def test_a_call_is_held_to_its_tool_s_schema(chance: Alone) -> None:
    wrong = CALL.replace("3", "99").replace("get_weather", "get_whether")
    answer, _ = parrot(chance, wrong, tools=TOOLS)
    [[name, arguments]] = answer.calls
    assert name == "get_weather"
    jsonschema_rs.validate(TOOLS[0]["parameters"], json.loads(arguments))
    assert answer.decision < 0.1, "it was made to call another tool than it wanted"


def test_several_calls_are_one_answer_and_what_follows_them_is_not_said(chance: Alone) -> None:
    other = '<tool_call>\n{"name": "get_time", "arguments": {}}\n</tool_call>'
    answer, _ = parrot(chance, f"{CALL}\n{other}\nThe weather will be fine, I suppose.", tools=TOOLS)
    assert [name for name, _ in answer.calls] == ["get_weather", "get_time"]
    assert (answer.text, answer.stop) == ("", "calls")
    assert answer.tokens_out < len(chance.vocabulary.tokens(f"{CALL}\n{other}\nThe weather", control=True))


def test_without_tools_what_looks_like_a_call_is_text(chance: Alone) -> None:
    answer, _ = parrot(chance, CALL)
    assert answer.calls == []
    assert "get_weather" in answer.text
    assert answer.stop == "end"


def test_a_call_cut_off_is_none(chance: Alone) -> None:
    whole = len(chance.vocabulary.tokens(CALL, control=True))
    answer, _ = parrot(chance, CALL, tools=TOOLS, max_tokens=whole // 2)
    assert (answer.calls, answer.stop) == ([], "length")


def test_a_tool_whose_schema_is_none_is_called_freely(chance: Alone) -> None:
    tools = [{"name": "odd", "description": "", "parameters": {"type": "object", "properties": {"a": {"enum": []}}}}]
    tools[0]["parameters"]["required"] = ["a"]
    answer, _ = parrot(chance, '<tool_call>\n{"name": "odd", "arguments": {"a": 1}}\n</tool_call> ', tools=tools)
    assert answer.stop in ("end", "calls")


def test_an_answer_with_a_schema_waits_for_the_thought_that_was_begun(chance: Alone) -> None:
    schema = {"type": "object", "properties": {"n": {"type": "integer"}}, "required": ["n"]}
    thinks = {"schema": schema, "prompt": "<think>\n"}
    answer, _ = parrot(chance, '{no JSON}, 2 and 2…</think>{"n": 4}', **thinks)
    assert (answer.text, answer.thought, answer.stop) == ('{"n": 4}', "{no JSON}, 2 and 2…", "grammar")
    cut, _ = parrot(chance, "no end", max_tokens=4, **thinks)
    assert (cut.text, cut.thought, cut.stop) == ("", "no e", "length")
    with pytest.raises(GrammarStuck, match="gave no answer"):
        parrot(chance, "no end", **thinks)
    unopened, _ = parrot(chance, '{"n": 4}', schema=schema)
    assert (unopened.text, unopened.thought) == ('{"n": 4}', "")


@pytest.mark.parametrize("prompt", ["", "<think>\n"])
def test_thoughts_are_told_as_thoughts(chance: Alone, prompt: str) -> None:
    opened = "" if prompt else "<think>"
    answer, said = parrot(chance, f"{opened}Hm, 2 and 2…</think>\n\n4", prompt=prompt)
    assert (answer.text.strip(), answer.thought.strip(), answer.stop) == ("4", "Hm, 2 and 2…", "end")
    assert said.thought.strip() == answer.thought.strip()


# --- guesses


def test_what_is_copied_takes_fewer_steps(chance: Alone) -> None:
    text = "the quick brown fox jumps over the lazy dog and runs away"
    plain, slow = parrot(chance, text, prompt=text)
    guessed, quick = parrot(chance, text, prompt=text, drafts=8)
    assert guessed.text == plain.text == text
    assert guessed.tokens_out == plain.tokens_out
    assert len(quick.fed) < len(slow.fed) / 3
    assert guessed.drafted >= guessed.accepted > len(text) / 2
    assert (plain.drafted, plain.accepted) == (0, 0)


def test_wrong_guesses_change_nothing_and_soon_end(chance: Alone) -> None:
    prompt = "ab1 ab2 ab3 ab4 ab5 ab6 ab7 ab8"
    text = "ab9 ab0 ab! ab? ab. ab- ab+ ab= ab/ ab% ab& ab( ab) ab; ab: ab_"
    answer, _ = parrot(chance, text, prompt=prompt, drafts=8)
    assert answer.text == text
    assert answer.accepted < answer.drafted < len(text)


@pytest.mark.parametrize("temperature", [0.0, 0.7])
def test_random_weights_say_the_same_with_guesses(chance: Alone, temperature: float) -> None:
    plain, guessed = (
        chance.say("hi hi hi", max_tokens=120, temperature=temperature, seed=5, drafts=drafts) for drafts in (0, 8)
    )
    assert guessed.answer.text == plain.answer.text
    if not temperature:
        assert guessed.answer.accepted > 0
        assert len(guessed.fed) < len(plain.fed)


def test_under_a_schema_only_what_it_allows_is_guessed(chance: Alone) -> None:
    schema = {
        "type": "object",
        "properties": {"note": {"type": "string"}, "left": {"type": "integer"}},
        "required": ["note", "left"],
        "additionalProperties": False,
    }
    note = "please copy this sentence exactly as it stands here"
    text = json.dumps({"note": note, "left": 12})
    answer, said = parrot(chance, text, prompt=f'{note}", and more of it', schema=schema, drafts=8)
    assert (answer.text, answer.stop) == (text, "grammar")
    assert answer.accepted > len(note) / 2
    assert len(said.fed) < len(note) / 2


# --- prompts


def test_a_prompt_begins_with_what_all_of_its_kind_begin_with(chance: Alone) -> None:
    system = ["system", "You are brief. " * 5]
    one, other = (
        chance.writers.prompt(Complete(1, [system, ["user", said]], tools=TOOLS)) for said in ("apples", "pears?")
    )
    assert one[1] == other[1]
    assert one[0][: one[1]] == other[0][: one[1]]
    assert one[1] > len(chance.vocabulary.tokens(system[1], control=False))
    assert one[1] < len(one[0])
    text = b"".join(chance.vocabulary.piece(token, special=True) for token in one[0]).decode()
    assert "get_weather" in text


def test_another_system_message_is_another_beginning(chance: Alone) -> None:
    tokens, fixed = chance.writers.prompt(Complete(1, [["system", "One."], ["user", "x"]]))
    others, also = chance.writers.prompt(Complete(1, [["system", "Two."], ["user", "x"]]))
    assert tokens[:fixed] != others[:also]
