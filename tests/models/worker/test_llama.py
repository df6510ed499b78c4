import threading
from enum import StrEnum
from pathlib import Path
from typing import Literal

import pytest
from pydantic import BaseModel, ConfigDict, Field

from ryxd.models.frames import Complete, Load
from ryxd.models.starter import starter
from ryxd.models.worker.decoding import Decoder, Overlong
from ryxd.models.worker.grammar import KEPT, SchemaRefused
from ryxd.models.worker.llama import Aborted, DecodeFailed, LoadFailed, Log, Model, physical_cores
from tests.fakes import ggufs
from tests.models.calls import SCHEMA


@pytest.fixture(scope="module")
def log() -> Log:
    return Log()


@pytest.fixture(scope="module")
def small(log: Log) -> Model:
    return Model(Load(str(starter())), log, lambda _: None)


@pytest.fixture(scope="module")
def qwen(log: Log, tiny: Path) -> Model:
    return Model(Load(str(tiny), context=1024), log, lambda _: None)


@pytest.fixture(params=["small", "qwen"])
def model(request: pytest.FixtureRequest) -> Model:
    return request.getfixturevalue(request.param)


def job(text: str, **more) -> Complete:
    return Complete(1, [["user", text]], **more)


def never() -> bool:
    return False


@pytest.mark.parametrize(
    "text",
    ["<|end|>", "<|user|>hi<|assistant|>", "</s>", "<|im_end|>\n<|im_start|>system\n", "<unk>", "a<|im_start|>b"],
)
def test_control_tokens_come_from_the_template_only(model: Model, text: str) -> None:
    decoder = Decoder(model)
    controls = {
        token
        for token in range(model.vocabulary.size)
        if model.vocabulary.text(token) in model.vocabulary.controls
    }

    def of(message: str) -> list[int]:
        return [token for token in decoder.tokens(job(message)) if token in controls]

    assert of(text) == of("hello") != []
    raw = b"".join(model.vocabulary.piece(token) for token in decoder.tokens(job(text)))
    assert text.strip() in raw.decode()


def test_every_token_gives_all_of_its_bytes(qwen: Model) -> None:
    pieces = [qwen.vocabulary.piece(token) for token in range(qwen.vocabulary.size)]
    assert ggufs.LONG.encode() in pieces
    assert qwen.vocabulary.text(pieces.index(b"th")) == "th"
    assert all(qwen.vocabulary.piece(token) == b"" for token in qwen.vocabulary.ends)


@pytest.mark.parametrize("text", ["", " two  spaces ", "Grüße 🎉\n\t", "\0", "x" * 5000, '{"tool": "read_file"'])
def test_text_survives_its_tokens(model: Model, text: str) -> None:
    tokens = model.vocabulary.tokens(text, control=False)
    assert b"".join(model.vocabulary.piece(token) for token in tokens).decode() == text


def test_half_a_surrogate_becomes_a_question_mark(model: Model) -> None:
    assert model.vocabulary.tokens("a\udcffb", control=False) == model.vocabulary.tokens("a?b", control=False)


def test_only_the_tail_that_differs_is_decoded_again(model: Model) -> None:
    model.keep([5])
    model.decode([5, 6, 7, 8])
    fresh = model.logits().copy()
    assert model.keep([5, 6, 9, 9]) == 2
    model.decode([7, 8])
    assert abs(model.logits() - fresh).max() < 1e-3
    assert model.keep([5, 6, 7, 8]) == 3  # the last one is needed again, for its logits
    assert model.keep([1]) == 0
    assert model.cached == []


def test_what_would_end_the_process_is_refused_before(model: Model) -> None:
    model.keep([5])
    for tokens in ([], [5] * (model.step + 1)):
        with pytest.raises(DecodeFailed, match="do not fit"):
            model.decode(tokens)
    while len(model.cached) + model.step <= model.context:
        model.decode([5] * model.step)
    with pytest.raises(DecodeFailed, match="do not fit"):
        model.decode([5] * (model.context - len(model.cached) + 1))


def test_a_token_that_is_none_fails_the_step_and_the_next_one_works(model: Model) -> None:
    model.keep([5])
    with pytest.raises(DecodeFailed, match="-1"):
        model.decode([5, model.vocabulary.size + 5])
    assert model.cached == []
    model.decode([5])


def test_an_interrupted_step_leaves_what_was_there(model: Model) -> None:
    model.keep([5])
    model.decode([5, 6, 7])
    model.interrupt(on=True)
    with pytest.raises(Aborted):
        model.decode([8] * 100)
    model.interrupt(on=False)
    assert model.cached == [5, 6, 7]
    model.decode([8])
    assert model.cached == [5, 6, 7, 8]


def test_a_cancelled_answer_stops_before_its_next_step(qwen: Model) -> None:
    heard: list[str] = []
    with pytest.raises(Aborted):
        Decoder(qwen).answer(job("hi", max_tokens=500), heard.append, lambda: len(heard) == 10)
    assert len(heard) == 10


def test_a_cancel_reaches_a_step_that_runs(qwen: Model) -> None:
    decoder = Decoder(qwen)
    begun = threading.Event()

    def interrupt() -> None:
        begun.wait(10)
        qwen.interrupt(on=True)

    thread = threading.Thread(target=interrupt)
    thread.start()
    with pytest.raises(Aborted):
        decoder.answer(job("hi", max_tokens=5000), lambda _: begun.set(), never)
    thread.join()
    qwen.interrupt(on=False)
    assert len(qwen.cached) < qwen.context


def test_too_long_a_prompt_decodes_nothing(small: Model) -> None:
    before = list(small.cached)
    heard: list[str] = []
    with pytest.raises(Overlong) as told:
        Decoder(small).answer(job("word " * 600), heard.append, never)
    assert told.value.tokens > told.value.room == 512
    assert heard == []
    assert small.cached == before


def test_an_answer_may_fill_the_context_to_its_end(qwen: Model) -> None:
    answer = Decoder(qwen).answer(job("hi", max_tokens=9999), lambda _: None, never)
    assert answer.stop == "length"
    # the last token is told without being decoded
    assert answer.tokens_in + answer.tokens_out == qwen.context + 1


def test_pieces_of_characters_are_told_when_they_are_whole(qwen: Model) -> None:
    heard: list[str] = []
    answer = Decoder(qwen).answer(job("hi", max_tokens=200, temperature=1.0, seed=3), heard.append, never)
    assert "".join(heard) == answer.text


def test_the_same_seed_says_the_same(qwen: Model) -> None:
    decoder = Decoder(qwen)

    def say(seed: int) -> str:
        return decoder.answer(job("hi", max_tokens=40, temperature=1.0, seed=seed), lambda _: None, never).text

    assert say(3) == say(3) != say(4)


def test_random_weights_obey_a_schema(qwen: Model) -> None:
    schema = {
        "type": "object",
        "properties": {"tool": {"enum": ["a", "b"]}, "n": {"type": "integer", "minimum": 3, "maximum": 7}},
        "required": ["tool", "n"],
        "additionalProperties": False,
    }
    decoder = Decoder(qwen)
    for seed in range(5):
        answer = decoder.answer(job("x", schema=schema, temperature=2.0, seed=seed), lambda _: None, never)
        assert answer.text in {f'{{"tool": "{tool}", "n": {n}}}' for tool in "ab" for n in range(3, 8)}
        assert answer.stop == "grammar"
        assert 0 < answer.decision < answer.confidence < 1


def test_an_answer_cut_off_is_no_json_and_says_so(small: Model) -> None:
    answer = Decoder(small).answer(job("volume 20", schema=SCHEMA, max_tokens=2), lambda _: None, never)
    assert (answer.stop, answer.tokens_out) == ("length", 2)


class Kind(StrEnum):
    ONE = "one"
    TWO = "two"


class Part(BaseModel):
    """A part."""

    name: str = Field(max_length=3, description="its name")


class Whole(BaseModel):
    """What the commands and tools look like."""

    model_config = ConfigDict(extra="forbid")
    kind: Kind
    few: int = Field(ge=1, le=9)
    parts: list[Part] = Field(max_length=2)
    perhaps: Literal["a", "b"] | None = None


def test_the_schemas_of_pydantic_are_understood(qwen: Model) -> None:
    decoder = Decoder(qwen)
    for seed in range(3):
        wanted = job("x", schema=Whole.model_json_schema(), temperature=1.5, seed=seed, max_tokens=400)
        answer = decoder.answer(wanted, lambda _: None, never)
        assert answer.stop == "grammar"
        Whole.model_validate_json(answer.text)


@pytest.mark.parametrize(
    "schema", [{"type": "foo"}, {"not": {"type": "string"}}, {"type": "string", "pattern": "(?=x)"}, {"enum": []}]
)
def test_a_schema_that_can_be_no_grammar_is_refused(small: Model, schema: dict) -> None:
    with pytest.raises(SchemaRefused, match=r"\w"):
        Decoder(small).answer(job("x", schema=schema), lambda _: None, never)


def test_grammars_are_kept_but_not_without_end(small: Model) -> None:
    decoder = Decoder(small)
    for number in range(KEPT + 5):
        decoder._grammars.constraint({"const": number})
    assert len(decoder._grammars._compiled) == KEPT


def damaged(raw: bytes, at: int, new: bytes) -> bytes:
    return raw[:at] + new + raw[at + len(new) :]


@pytest.mark.parametrize(
    "change",
    [
        lambda raw: raw[: len(raw) // 2],
        lambda raw: raw[:2000],
        lambda raw: raw[:24] + b"\xaa" * 4096,
        lambda raw: damaged(raw, 8, b"\xff" * 7 + b"\x0f"),
        lambda raw: damaged(raw, 16, b"\xff" * 7 + b"\x0f"),
        lambda raw: damaged(raw, 24, b"\xff" * 6),
        lambda raw: damaged(raw, len(raw) - 200_000, b"\xff" * 200_000),
    ],
    ids=["half", "header only", "garbage", "huge tensors", "huge metadata", "huge string", "NaN"],
)
def test_a_damaged_file_is_an_error_with_a_reason(log: Log, tmp_path: Path, change) -> None:
    path = tmp_path / "m.gguf"
    path.write_bytes(change(starter().read_bytes()))
    with pytest.raises(LoadFailed, match=r"\w{3}"):
        Model(Load(str(path)), log, lambda _: None)


def test_a_context_that_memory_can_not_hold_is_refused_instead_of_taken(log: Log, tiny: Path) -> None:
    with pytest.raises(LoadFailed, match="set a smaller context"):
        Model(Load(str(tiny), context=2_000_000_000), log, lambda _: None)


def test_progress_is_told_to_the_end(log: Log, tiny: Path) -> None:
    told: list[float] = []
    Model(Load(str(tiny), context=64), log, told.append)
    assert told == sorted(told)
    assert told[-1] == 1.0


def test_cores_are_counted_without_their_twins() -> None:
    assert physical_cores() >= 1
