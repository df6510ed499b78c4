"""Remarks around requests: where they stand, and where they must not."""

import random

import pytest

from training import remarks
from training.mixture import conversations
from training.source import HELD_PHRASES, TRAIN, Source
from training.talk import Talk
from training.wordings.remarks import AFTER, BEFORE


def made(request: str, seed: int, *, role: str = "chat", language: str = "en", **args: str) -> str:
    """The request as it came out, after a call that copied these arguments."""
    talk = Talk(role).user(request).call("open_file" if args else "get_time", **args).shown()
    return remarks.remarked(talk, Source(random.Random(seed), language)).turns[0][1]


@pytest.fixture(autouse=True)
def _always(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(remarks, "_SHARE", 1.0)


def test_a_remark_stands_before_or_behind_and_the_request_stays_whole() -> None:
    some = [made("what time is it", seed) for seed in range(200)]
    assert all("what time is it" in text and text != "what time is it" for text in some)
    assert {text.startswith("what time is it") for text in some} == {True, False}


def test_a_question_keeps_its_mark() -> None:
    some = [made("wie spät ist es?", seed, language="de") for seed in range(100)]
    assert all("wie spät ist es?" in text for text in some)


def test_no_remark_is_behind_what_is_copied() -> None:
    some = [made("open ~/a b.txt", seed, path="~/a b.txt") for seed in range(100)]
    assert all(text.endswith("open ~/a b.txt") for text in some)
    assert any(text != "open ~/a b.txt" for text in some)


def test_what_is_copied_as_a_whole_and_what_no_user_typed_stay_as_they_are() -> None:
    assert {made("~/a.txt", seed, path="~/a.txt") for seed in range(50)} == {"~/a.txt"}
    assert {made("what time is it", seed, role="file") for seed in range(50)} == {"what time is it"}
    assert {made("what time\nis it", seed) for seed in range(50)} == {"what time\nis it"}


def test_some_remarks_are_kept_out_of_training() -> None:
    for phrases in (BEFORE, AFTER):
        for language in ("en", "de"):
            held = {way.source for way in phrases.ways[language] if way.held}
            assert 20 < len(held) < len(phrases.ways[language]) / 5
    rng = random.Random(1)
    assert all(not BEFORE.pick(rng, "en", held=TRAIN.phrases).held for _ in range(200))
    assert all(BEFORE.pick(rng, "en", held=HELD_PHRASES.phrases).held for _ in range(200))


def test_what_people_typed_is_said_too(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(remarks, "remarks", lambda language, where, held: (f"{language} {where} {held}",))
    some = [made("what time is it", seed) for seed in range(100)]
    assert any("en before False" in text for text in some)
    assert any("en after False" in text for text in some)


def test_conversations_have_them_now_and_then(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.undo()
    seen: list[bool] = []
    real = remarks.remarked

    def counted(talk: Talk, source: Source) -> Talk:
        before = talk.turns[0][1]
        after = real(talk, source)
        seen.append(after.turns[0][1] != before)
        return after

    monkeypatch.setattr("training.family.remarked", counted)
    for _, _ in zip(range(3000), conversations(12), strict=False):
        pass
    assert 0.04 < sum(seen) / len(seen) < 0.14
