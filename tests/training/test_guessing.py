"""What is hard is learned from more often: the guesser learns it from each loss, and what is taken goes by it."""

import itertools
import json
import random
import statistics
from pathlib import Path

import pytest

torch = pytest.importorskip("torch", reason="the extra `training` is not installed")
np = pytest.importorskip("numpy", reason="the extra `training` is not installed")

from training.__main__ import TOKENISER  # noqa: E402
from training.mixture import conversations  # noqa: E402
from training.model.batches import Part, made, taken  # noqa: E402
from training.model.encoding import Encoded, encoded  # noqa: E402
from training.model.guessing import Features, Guesser, features  # noqa: E402
from training.model.tokeniser import Tokeniser  # noqa: E402
from training.model.train import CHECKPOINT, LOG, Recipe, Training  # noqa: E402
from training.source import TRAIN  # noqa: E402

pytestmark = pytest.mark.rare
SMALL = Recipe(tokens=100_000, width=128, layers=1, heads=2, hidden=128, step=4096, micro=2048, among=2)


@pytest.fixture(scope="module")
def tokeniser() -> Tokeniser:
    torch.set_num_threads(1)
    return Tokeniser.read(TOKENISER)


@pytest.fixture(scope="module")
def some(tokeniser: Tokeniser) -> list[tuple[Features, bool]]:
    """First turns, and whether one is of a family that is hard here: one in three, by its name."""
    found = []
    for talk in itertools.islice(conversations(8), 3000):
        whole = encoded(talk, tokeniser)
        begin, end = whole.learned[0]
        found.append((features(Encoded(whole.tokens[:end], [(begin, end)]), talk.kind), len(talk.kind) % 3 == 0))
    return found


def test_what_went_wrong_is_hard_from_then_on(some: list[tuple[Features, bool]]) -> None:
    guesser = Guesser()
    for seen, hard in some[:2500]:
        guesser.learn(seen, 1.0 if hard else 0.0)
    unseen = some[2500:]
    assert len(set(guesser.hardness([seen for seen, _ in unseen]))) == 1, "nothing is known before it is marked"
    guesser.mark()
    guessed = guesser.hardness([seen for seen, _ in unseen])
    assert min(guessed) >= 0.0
    assert max(guessed) <= 1.0
    hard = [each for each, (_, is_hard) in zip(guessed, unseen, strict=True) if is_hard]
    easy = [each for each, (_, is_hard) in zip(guessed, unseen, strict=True) if not is_hard]
    assert sum(hard) / len(hard) > sum(easy) / len(easy) + 0.3


def test_what_is_no_longer_wrong_becomes_easy(some: list[tuple[Features, bool]]) -> None:
    guesser = Guesser()
    one = [some[0][0]]
    found = []
    for wrong in (1.0, 0.0):
        for _ in range(60):
            guesser.learn(one[0], wrong)
        guesser.mark()
        found += guesser.hardness(one)
    assert found[0] > 0.8
    assert found[1] < 0.4


def test_stored_it_is_the_same(some: list[tuple[Features, bool]]) -> None:
    first, other = Guesser(), Guesser()
    for number, (seen, hard) in enumerate(some[:400]):
        first.learn(seen, float(hard))
        if number == 200:
            first.mark()
    other.load(first.dump())
    unseen = [seen for seen, _ in some[400:500]]
    assert other.hardness(unseen) == first.hardness(unseen)
    for each in (first, other):
        each.learn(some[500][0], 1.0)
        each.mark()
    assert other.hardness(unseen) == first.hardness(unseen)


def test_of_more_conversations_the_hard_ones_are_taken(tokeniser: Tokeniser) -> None:
    def some(number: int, count: int, guesser: Guesser | None = None, among: int = 1) -> list[Part]:
        return taken(made(tokeniser, 3, number, context=1024, split=TRAIN, count=count * among), guesser, among)

    guesser = Guesser()
    alike = some(0, 600)
    rng = random.Random(1)
    middle = statistics.median(len(each.tokens.tokens) for each in alike if each.seen is not None)
    long_ones = [len(each.tokens.tokens) > middle for each in alike]
    for _ in range(3):
        for each, is_long in rng.sample(list(zip(alike, long_ones, strict=True)), len(alike)):
            if each.seen is not None:
                guesser.learn(each.seen, float(is_long))
    guesser.mark()
    chosen = some(1, 600, guesser, 3)
    assert [each.tokens for each in chosen] == [each.tokens for each in some(1, 600, guesser, 3)]
    assert abs(len(chosen) - len(alike)) < 40

    def several(of: list[Part]) -> float:
        return sum(each.seen is None for each in of) / len(of)

    def long(of: list[Part]) -> float:
        short = [each for each in of if each.seen is not None]
        return sum(len(each.tokens.tokens) > middle for each in short) / len(short)

    assert abs(several(chosen) - several(alike)) < 0.05
    assert long(chosen) > long(alike) + 0.15


class Killed(BaseException):
    """The process is gone."""


def test_a_training_that_is_killed_chooses_the_same(tokeniser: Tokeniser, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("training.model.batches.POOL", 500)
    Training(tmp_path / "whole", SMALL, tokeniser).run(every=1, look=1000)
    first = Training(tmp_path / "killed", SMALL, tokeniser)
    step, at = first._step, 0

    def one(stream):
        nonlocal at
        if first.at[0] == 1 and first.at[1] > 3:  # in the middle of the second pool
            first.save()
            at = first.steps
            raise Killed
        return step(stream)

    monkeypatch.setattr(first, "_step", one)
    with pytest.raises(Killed):
        first.run(every=1, look=1000)
    assert at > 3
    Training(tmp_path / "killed", SMALL, tokeniser).run(every=1, look=1000)
    mine, theirs = (torch.load(tmp_path / name / CHECKPOINT, weights_only=True)["weights"] for name in ("killed", "whole"))
    assert all(torch.equal(mine[name], theirs[name]) for name in theirs)
    losses = [line["loss"] for line in map(json.loads, (tmp_path / "whole" / LOG).read_text().splitlines()) if "loss" in line]
    assert np.mean(losses[-3:]) < losses[0] - 1.0
