"""How sure the starter is of its calls' arguments: against llama.cpp's own logits for the same prompt and text."""

import json
import math
from dataclasses import dataclass, field

import numpy as np
import pytest

from ryxd.models.starter import starter
from ryxd.models.worker.batch import Feed
from ryxd.models.worker.writer import Writer
from tests.fakes.parrot import Parrot
from tests.models.calls import REQUESTS, SCHEMA
from tests.models.worker.alone import Alone
from tests.models.worker.test_writer import job


@pytest.fixture(scope="module")
def small() -> Alone:
    return Alone(starter())


@dataclass
class Written:
    """The tokens of an answer, and which of them the model was not asked for."""

    tokens: list[int] = field(default_factory=list)
    forced: set[int] = field(default_factory=set)


@pytest.fixture
def written(monkeypatch: pytest.MonkeyPatch) -> Written:
    found = Written()
    force, say = Writer._force, Writer._say

    def forcing(self: Writer, tokens, taken) -> None:
        before = len(self._written)
        force(self, tokens, taken)
        found.forced.update(range(before, len(self._written)))

    def saying(self: Writer, token, taken) -> None:
        found.tokens = self._written
        say(self, token, taken)

    monkeypatch.setattr(Writer, "_force", forcing)
    monkeypatch.setattr(Writer, "_say", saying)
    return found


def probabilities(model: Alone, text: str, tokens: list[int]) -> list[float]:
    """What llama.cpp gives each of these tokens after a prompt and those before it, no grammar anywhere."""
    prompt = model.read(text)
    [rows] = model.context.decode([Feed(0, len(prompt) - 1, prompt[-1:], 1)])
    found = []
    for at, token in enumerate(tokens):
        logits = np.array(rows.logits(0), np.float64)
        found.append(float(np.exp(logits[token] - logits.max()) / np.exp(logits - logits.max()).sum()))
        [rows] = model.context.decode([Feed(0, len(prompt) + at, [token], 1)])
    return found


@pytest.mark.parametrize("text", REQUESTS)
def test_it_is_the_product_of_what_the_model_gave_to_the_free_tokens(small: Alone, written: Written, text: str) -> None:
    answer = small.say(text, schema=SCHEMA, max_tokens=96).answer
    tokens, forced = list(written.tokens), set(written.forced)
    pieces = [small.vocabulary.piece(token).decode() for token in tokens]
    assert "".join(pieces) == answer.text
    assert answer.forced == len(forced)
    name = f'"{json.loads(answer.text)["tool"]}"'
    after = answer.text.index(name) + len(name)
    starts = [sum(map(len, pieces[:at])) for at in range(len(pieces))]
    free = [at for at, start in enumerate(starts) if start >= after and at not in forced]
    given = probabilities(small, text, tokens)
    if name == '"answer"':
        assert (answer.arguments, answer.argument) == (None, None)
        return
    assert answer.arguments == pytest.approx(math.prod(given[at] for at in free), rel=1e-2)
    assert answer.argument == pytest.approx(min((given[at] for at in free), default=1.0), rel=1e-2)
    if json.loads(answer.text)["args"]:
        assert free, "a value was chosen"
        assert answer.arguments < 1


def test_guesses_from_the_prompt_change_nothing(small: Alone) -> None:
    for text in REQUESTS:
        plain, guessed = (small.say(text, schema=SCHEMA, max_tokens=96, drafts=drafts).answer for drafts in (0, 6))
        assert guessed.arguments == pytest.approx(plain.arguments, rel=1e-2)


def test_a_word_that_is_nowhere_is_less_sure_than_one_that_was_learnt(small: Alone) -> None:
    known = small.say("open gimp", schema=SCHEMA, max_tokens=96).answer
    strange = small.say("open zxqv-7 kjwhhp.u2", schema=SCHEMA, max_tokens=96).answer
    assert known.arguments is not None
    assert strange.arguments is None or strange.arguments < known.arguments


def test_what_has_no_choice_is_counted(small: Alone) -> None:
    only = {"type": "object", "properties": {"answer": {"const": "as it must be"}}, "required": ["answer"], "additionalProperties": False}
    answers = [small.say(text, schema=only, max_tokens=96).answer for text in REQUESTS]
    assert {answer.text for answer in answers} == {'{"answer": "as it must be"}'}
    assert all(answer.forced <= answer.tokens_out for answer in answers)
    assert any(answer.forced for answer in answers), "how its first tokens are cut, which is the model's choice, decides of each"
    assert small.say("hello", max_tokens=20).answer.forced == 0


def test_nothing_is_told_of_prose(small: Alone) -> None:
    assert small.say("hello", max_tokens=20).answer.arguments is None


def test_a_long_call_is_looked_at_up_to_a_bound(small: Alone) -> None:
    """A parrot is a little unsure of each token: past the bound nothing is added any more."""
    found = []
    for words in (400, 800):
        paths = ["~"] * words
        call = json.dumps({"tool": "search_files", "args": {"pattern": "x", "paths": paths}})
        schema = json.loads(json.dumps(SCHEMA).replace('"maxItems": 4', '"maxItems": 4000'))
        answer = Parrot(small.vocabulary, call).answer(small.writers, job(schema=schema, max_tokens=4000))
        assert answer.text == call
        found.append(answer.arguments)
    assert found[0] == pytest.approx(found[1])
    assert 0 < found[0] < 1
