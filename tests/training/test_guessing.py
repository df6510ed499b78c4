"""What is hard is learned from more often: what was decided, how sure the guesser is of it, what is then taken."""

import collections
import itertools
from pathlib import Path

import pytest

torch = pytest.importorskip("torch", reason="the extra `training` is not installed")

from training.__main__ import TOKENISER  # noqa: E402
from training.mixture import conversations  # noqa: E402
from training.model.batches import taken  # noqa: E402
from training.model.encoding import encoded  # noqa: E402
from training.model.guessing import Guesser, decision, stored, taught  # noqa: E402
from training.model.tokeniser import Tokeniser  # noqa: E402
from training.talk import Talk  # noqa: E402

pytestmark = pytest.mark.rare
TALKS = 6000


@pytest.fixture(scope="module")
def tokeniser() -> Tokeniser:
    return Tokeniser.read(TOKENISER)


@pytest.fixture(scope="module")
def guesser(tokeniser: Tokeniser) -> Guesser:
    torch.set_num_threads(1)
    return taught(tokeniser, 1, talks=TALKS)


@pytest.mark.parametrize(
    ("talk", "decided"),
    [
        (Talk().user("next song").call("media", command="next"), "chat media command"),
        (Talk().user("skip this").call("media", command="next"), "chat media command next"),
        (Talk().user("öffne Firefox").call("open_app", name="firefox"), "chat open_app name"),
        (Talk().user("wer bist du?").answer("Ich bin ryx, dein Helfer."), "chat answer text Ich bin"),
        (Talk().user("hm").call("get_time").unlearned().error("no clock").answer("It is 12:00."), "chat answer text It is"),
        (Talk("router").user("hi").bare({"task_type": "general", "confidence": 0.9, "reason": "a greeting"}), "router task_type general confidence"),
        (Talk("plan").user("x").form({"plan": [{"action": "glob"}, {"action": "copy_file"}]}), "plan answer text glob copy_file"),
    ],
)
def test_what_is_decided_is_what_nobody_said(talk: Talk, decided: str) -> None:
    assert " ".join(decision(talk).split()) == decided


def test_what_is_often_is_easy_and_what_was_never_decided_is_hard(guesser: Guesser, tokeniser: Tokeniser) -> None:
    talks = list(itertools.islice(conversations(8), 600))
    decided = [decision(talk) for talk in talks]
    hard = guesser.hardness([encoded(talk, tokeniser) for talk in talks], decided)
    counts = collections.Counter(decided)
    often = [each for each, of in zip(hard, decided, strict=True) if counts[of] >= 8]
    seldom = [each for each, of in zip(hard, decided, strict=True) if counts[of] == 1]
    assert sum(often) / len(often) < sum(seldom) / len(seldom) - 0.15
    never = Talk().user("lock the screen").answer("Quibble frobnicate.")
    assert guesser.hardness([encoded(never, tokeniser)], [decision(never)]) == [1.0]


def test_the_same_seed_teaches_the_same_and_it_is_stored(guesser: Guesser, tokeniser: Tokeniser, tmp_path: Path) -> None:
    first = stored(tmp_path / "guesser.pt", tokeniser, 1, talks=TALKS)
    again = stored(tmp_path / "guesser.pt", tokeniser, 1, talks=0)
    for each in (first, again):
        assert all(torch.equal(mine, theirs) for mine, theirs in zip(each.parameters(), guesser.parameters(), strict=True))


def test_of_more_conversations_the_hard_ones_are_taken(guesser: Guesser, tokeniser: Tokeniser, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("training.model.batches.POOL", 500)
    seen: list[float] = []
    plain = Guesser.hardness
    monkeypatch.setattr(Guesser, "hardness", lambda self, some, decided: seen.extend(found := plain(self, some, decided)) or found)
    alike = taken(tokeniser, 3, 0, context=1024)
    chosen = taken(tokeniser, 3, 0, context=1024, guesser=guesser, among=3)
    assert chosen == taken(tokeniser, 3, 0, context=1024, guesser=guesser, among=3)
    assert abs(len(chosen) - len(alike)) < 30

    def share(some: list) -> float:
        return sum(len(each.learned) > 1 for each in some) / len(some)

    assert abs(share(chosen) - share(alike)) < 0.05
    assert min(seen) >= 0.0
    assert max(seen) <= 1.0
