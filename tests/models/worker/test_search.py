"""The likeliest answer is found where the likeliest next token leads away from it, and nothing of the others is told."""

import json
import math
from collections.abc import Mapping, Sequence

import numpy as np
import pytest

from ryxd.models.frames import Answered, Complete
from ryxd.models.starter import starter
from ryxd.models.worker.grammar import GrammarStuck
from ryxd.models.worker.search import Search, Way, Written, others, others_of
from ryxd.models.worker.sureness import Sureness
from ryxd.models.worker.vocabulary import Vocabulary
from ryxd.models.worker.weights import Weights
from ryxd.models.worker.writers import Writers
from tests.fakes.parrot import Drive
from tests.models.calls import REQUESTS, SCHEMA
from tests.models.worker.alone import Alone
from tests.models.worker.conftest import Make

TRIES = '{"version": 1, "others": 4}'
CALLS = {
    "oneOf": [
        {
            "type": "object",
            "properties": {"tool": {"const": tool}, "args": {"type": "object", "properties": {"q": {"type": "string"}}, "required": ["q"], "additionalProperties": False}},
            "required": ["tool", "args"],
            "additionalProperties": False,
        }
        for tool in ("find", "open")
    ]
}  # fmt: skip


def call(tool: str, q: str) -> str:
    return json.dumps({"tool": tool, "args": {"q": q}}, ensure_ascii=False)


class Chooser(Drive):
    """A model that finds each of some texts as likely as it is told, and nothing else."""

    def __init__(self, vocabulary: Vocabulary, chances: Mapping[str, float]) -> None:
        super().__init__(vocabulary)
        self._texts = [(tuple(vocabulary.tokens(text, control=True)), chance) for text, chance in chances.items()]

    def logits(self, said: Sequence[int]) -> np.ndarray:
        weights = np.full(self.vocabulary.size, 1e-9)
        for tokens, chance in self._texts:
            if tokens[: len(said)] == tuple(said):
                weights[tokens[len(said)] if len(tokens) > len(said) else self.vocabulary.eos] += chance
        return np.log(weights / weights.sum()).astype(np.float32)


@pytest.fixture(scope="module")
def small() -> Alone:
    return Alone(starter())


def writers(model: Alone, search: str | None = TRIES) -> Writers:
    return Writers(model.vocabulary, model.weights.template, None, search)


def said(model: Alone, chances: Mapping[str, float], search: str | None = TRIES, **more) -> Answered:
    asked = Complete(1, [["user", "x"]], **{"schema": CALLS, "max_tokens": 100} | more)
    return Chooser(model.vocabulary, chances).answer(writers(model, search), asked)


SPLIT = {call("find", "report"): 0.2, call("find", "letter"): 0.2, call("find", "song"): 0.2, call("open", "ä€ wave"): 0.4}


def test_the_likeliest_whole_wins_over_the_likeliest_begin(small: Alone) -> None:
    assert json.loads(said(small, SPLIT, search=None).text)["tool"] == "find"
    answer = said(small, SPLIT)
    assert (answer.text, answer.stop) == (call("open", "ä€ wave"), "grammar")
    assert answer.decision == pytest.approx(0.4, abs=0.02)
    assert answer.arguments == pytest.approx(1.0, abs=0.02)
    assert answer.tokens_out == len(small.vocabulary.tokens(answer.text, control=True))


def test_what_is_likeliest_at_once_stays(small: Alone) -> None:
    chances = {call("find", "report"): 0.5, call("find", "reports"): 0.1, call("open", "report"): 0.4}
    assert said(small, chances).text == said(small, chances, search=None).text == call("find", "report")


def test_guesses_change_nothing(small: Alone) -> None:
    asked = Complete(1, [["user", "x"]], schema=CALLS, max_tokens=100)
    prompt = small.vocabulary.tokens(call("find", "letter") + call("open", "ä€ wave"), control=True)
    for drafts in (1, 4, 16):
        answer = Chooser(small.vocabulary, SPLIT).answer(writers(small), asked, drafts=drafts, prompt=prompt)
        assert answer.text == call("open", "ä€ wave")


def test_where_the_grammar_leaves_no_likely_way_another_one_is_taken(small: Alone) -> None:
    """What must be written because of a choice counts, though nobody is asked about it."""
    schema = {"oneOf": [{"const": "file list"}, {"const": "folder"}]}
    chances = {'"file name"': 0.6, '"folder"': 0.4}
    assert said(small, chances, search=None, schema=schema).text == '"file list"'
    assert said(small, chances, schema=schema).text == '"folder"'


def test_one_cut_off_loses_against_one_that_is_whole(small: Alone) -> None:
    long = call("find", "report " * 20)
    most = len(small.vocabulary.tokens(call("open", "it"), control=True)) + 2
    assert said(small, {long: 0.7, call("open", "it"): 0.3}, max_tokens=most).text == call("open", "it")
    cut = said(small, {long: 1.0}, max_tokens=most)
    assert cut.stop == "length"
    assert long.startswith(cut.text)


def test_by_chance_and_in_free_text_nothing_else_is_tried(small: Alone) -> None:
    texts = {said(small, SPLIT, temperature=1.0, seed=seed).text for seed in range(12)}
    assert len(texts) > 1
    assert said(small, {"one two": 0.3, "one three": 0.3, "two": 0.4}, schema=None).text in {"one two", "one three"}


def test_a_way_on_which_the_grammar_is_stuck_is_left(small: Alone, monkeypatch: pytest.MonkeyPatch) -> None:
    made = writers(small)
    real = made._parts.grammars.constraint

    def constraint(schema):
        first = real(schema)
        monkeypatch.setattr(first, "twin", lambda: stuck(real(schema)))
        return first

    def stuck(other):
        monkeypatch.setattr(other, "allows", fails)
        monkeypatch.setattr(other, "accept", lambda _: None)
        monkeypatch.setattr(other, "forced", lambda _: [])
        return other

    def fails(_):
        raise GrammarStuck("a limit")

    monkeypatch.setattr(made._parts.grammars, "constraint", constraint)
    asked = Complete(1, [["user", "x"]], schema=CALLS, max_tokens=100)
    assert json.loads(Chooser(small.vocabulary, SPLIT).answer(made, asked).text)["tool"] == "find"


@pytest.fixture
def trying(small: Alone, monkeypatch: pytest.MonkeyPatch) -> None:
    """Whatever the file says, each model tries four other ways."""
    real = Weights.__init__

    def init(self, *args, **more) -> None:
        real(self, *args, **more)
        self.search = TRIES

    monkeypatch.setattr(Weights, "__init__", init)


def test_a_real_model_says_together_what_it_says_alone(trying: None, worker: Make) -> None:
    together = worker(starter(), context=512)
    asked = [*REQUESTS, "the papers from the lawyer, open them", "mach das blöde ding leise", "rechnung mai oder juni, zeig"]
    numbers = [together.ask(text, schema=SCHEMA, max_tokens=96) for text in asked]
    together.run()
    together.check()
    alone = Alone(starter())
    assert alone.weights.search == TRIES
    for number, text in zip(numbers, asked, strict=True):
        answer = together.end(number)
        assert isinstance(answer, Answered)
        assert answer.text == together.told(number) == alone.say(text, schema=SCHEMA, max_tokens=96).answer.text
        assert json.loads(answer.text)


@pytest.mark.parametrize(
    ("text", "count"),
    [(None, 0), ('{"version": 1, "others": 4}', 4), ('{"version": 2, "others": 4}', 0), ('{"version": 1, "others": -1}', 0), ("x", 0)],
)
def test_what_a_file_says_of_it(text: str | None, count: int) -> None:
    assert others_of(text) == count


def _way(score: float) -> Way:
    return Way(score, 1, score, _written(), None)  # type: ignore[arg-type]


def _written(text: str = "") -> Written:
    return Written((), text, (b"", 0), 0, Sureness())


def test_ways_are_tried_best_first_so_many_and_only_while_they_can_win() -> None:
    search = Search(2)
    for score in (-3.0, -1.0, -2.0):
        search.keep(_way(score))
    search.score = -2.5
    search.wrote(_written("a"), "grammar")
    assert search.lost
    first = search.next()
    assert first
    assert (first.score, search.score, search.lost) == (-1.0, -1.0, False)
    search.score = -2.6
    search.wrote(_written("b"), "grammar")
    assert search.best[0].text == "a"
    second = search.next()
    assert second
    assert second.score == -2.0
    assert search.next() is None, "two were tried"
    assert Search(1).next() is None


def test_a_way_that_can_not_win_is_not_tried() -> None:
    search = Search(5)
    search.keep(_way(-3.0))
    search.score = -1.0
    search.wrote(_written("a"), "end")
    assert search.next() is None
    assert not search.worth(-1.0)
    assert search.worth(-0.5)
    assert not Search(5).worth(math.log(0.009))


def test_others_are_the_next_likeliest_that_are_allowed() -> None:
    logits = np.array([0.0, 5.0, -np.inf, 4.0, 3.0], np.float32)
    assert list(others(logits, 1)) == [3, 4]
    assert list(others(np.array([-np.inf, 1.0, -np.inf, -np.inf], np.float32), 1)) == []
