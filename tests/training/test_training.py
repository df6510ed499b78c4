"""Training: the same for the same seed, resumed after a kill as if it had not been; what llama.cpp then reads is the same."""

import json
from dataclasses import replace
from pathlib import Path

import pytest

torch = pytest.importorskip("torch", reason="the extra `training` is not installed")
pytest.importorskip("gguf", reason="the extra `training` is not installed")

from training.__main__ import TOKENISER  # noqa: E402
from training.model import batches as making  # noqa: E402
from training.model.batches import POOL, Batch, Part, batches, made, pool, taken  # noqa: E402
from training.model.checking import answers_same, opened, tokens_same  # noqa: E402
from training.model.export import export  # noqa: E402
from training.model.network import loaded  # noqa: E402
from training.model.reading import read  # noqa: E402
from training.model.tokeniser import Kind, Token, Tokeniser  # noqa: E402
from training.model.train import CHECKPOINT, LOG, Recipe, Training  # noqa: E402
from training.source import TRAIN  # noqa: E402

pytestmark = pytest.mark.rare
SMALL = Recipe(tokens=72_000, width=128, layers=2, heads=2, hidden=128, step=4096, micro=2048, among=1, dropout=0.1, blind=0.05)


@pytest.fixture(scope="module")
def tokeniser() -> Tokeniser:
    return Tokeniser.read(TOKENISER)


@pytest.fixture(scope="module", autouse=True)
def few_threads() -> None:
    torch.set_num_threads(1)


def weights(folder: Path) -> dict:
    return torch.load(folder / CHECKPOINT, weights_only=True)["weights"]


class Killed(BaseException):
    """The process is gone."""


@pytest.fixture(scope="module")
def whole(tmp_path_factory: pytest.TempPathFactory, tokeniser: Tokeniser) -> Path:
    folder = tmp_path_factory.mktemp("whole")
    Training(folder, SMALL, tokeniser).run(every=1, look=1000)
    return folder


def test_it_learns(whole: Path) -> None:
    losses = [line["loss"] for line in map(json.loads, (whole / LOG).read_text().splitlines()) if "loss" in line]
    assert losses[-1] < losses[0] - 1.0


def test_killed_and_resumed_it_ends_in_the_same_weights(
    tmp_path: Path, tokeniser: Tokeniser, whole: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    first = Training(tmp_path, SMALL, tokeniser)
    step, done = first._step, []

    def some(stream):
        if len(done) == 3:
            raise Killed
        done.append(1)
        value = step(stream)
        if len(done) == 2:
            first.save()  # the third is lost
        return value

    monkeypatch.setattr(first, "_step", some)
    with pytest.raises(Killed):
        first.run(every=1, look=1000)
    Training(tmp_path, SMALL, tokeniser).run(every=1, look=1000)
    mine, theirs = weights(tmp_path), weights(whole)
    assert all(torch.equal(mine[name], theirs[name]) for name in theirs)
    steps = [line["step"] for line in map(json.loads, (tmp_path / LOG).read_text().splitlines()) if "loss" in line]
    assert steps == sorted(set(steps))


def test_another_recipe_does_not_go_on_with_it(whole: Path, tokeniser: Tokeniser) -> None:
    with pytest.raises(ValueError, match="another recipe"):
        Training(whole, Recipe(tokens=99), tokeniser)


def test_it_ends_in_time_with_its_rate_fallen(tmp_path: Path, tokeniser: Tokeniser) -> None:
    recipe = replace(SMALL, tokens=10**9, lasts=1.0)
    assert recipe.scale(recipe.done(10**8, 0.5)) == 1.0
    assert recipe.scale(recipe.done(10**8, 0.99)) == pytest.approx(0.02)
    assert recipe.done(10**9, 0.1) == recipe.done(0, 2.0) == 1.0
    training = Training(tmp_path, recipe, tokeniser)
    training.run(every=1, look=10**6)
    assert 0 < training.seen < 10**8
    assert training.seconds >= 1.0


def test_batches_go_on_from_any_position(tokeniser: Tokeniser) -> None:
    def several(begin, count):
        stream = batches(tokeniser, 1, context=1024, tokens=4096, begin=begin)
        return [next(stream) for _ in range(count)]

    early = several((0, 0), 5)
    late = several(early[2][0], 2)
    assert [at for at, _ in early[3:]] == [at for at, _ in late]
    assert all(torch.equal(one.tokens, other.tokens) for (_, one), (_, other) in zip(early[3:], late, strict=True))


def some(tokeniser: Tokeniser, count: int = 400) -> list[Part]:
    """Parts of conversations of the first pool of seed 2."""
    return taken(made(tokeniser, 2, 0, context=1024, split=TRAIN, count=count), None, 1)


def test_what_is_learned_is_what_the_assistant_says(tokeniser: Tokeniser) -> None:
    for each in pool(some(tokeniser), 2, 0, tokens=4096)[:3]:
        flat = each.tokens.flatten()
        following = flat[each.rows[:-1] + 1]
        same = each.rows[1:] == each.rows[:-1] + 1
        assert torch.equal(following[same], each.targets[:-1][same])


def test_batches_are_the_same_wherever_their_conversations_are_made(tokeniser: Tokeniser) -> None:
    expected = pool(some(tokeniser, count=POOL), 2, 0, tokens=4096)
    stream = batches(tokeniser, 2, context=1024, tokens=4096, begin=(0, 0))
    found = [next(stream) for _ in range(4)]
    stream.close()
    assert [at for at, _ in found] == [(0, 1), (0, 2), (0, 3), (0, 4)]
    assert all(torch.equal(one.tokens, two.tokens) for (_, one), two in zip(found, expected, strict=False))


def test_batches_are_the_same_however_many_make_them(tokeniser: Tokeniser, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(making, "POOL", 120)

    def several(makers: int) -> list[tuple[tuple[int, int], Batch]]:
        stream = batches(tokeniser, 3, context=1024, tokens=4096, begin=(1, 1), makers=makers)
        found = [next(stream)]
        while found[-1][0][0] < 4:
            found.append(next(stream))
        stream.close()
        return found

    one, three = several(1), several(3)
    assert [at for at, _ in one] == [at for at, _ in three]
    assert len({number for (number, _), _ in one}) > 2  # of several pools
    assert all(torch.equal(mine.tokens, theirs.tokens) for (_, mine), (_, theirs) in zip(one, three, strict=True))


def test_weights_go_over_to_another_tokeniser(tmp_path: Path, tokeniser: Tokeniser, whole: Path) -> None:
    network = loaded(torch.load(whole / CHECKPOINT, weights_only=True))
    path = tmp_path / "m.gguf"
    export(network, tokeniser, path, "f32", {})
    tokens = tokeniser.tokens
    other = Tokeniser([*tokens[:300], Token("qxqy", Kind.NORMAL, -1e4), *tokens[300:]])
    there = read(path, other)
    numbers = torch.tensor([other.encode("öffne die Datei notes.txt")])
    before = torch.tensor([tokeniser.encode("öffne die Datei notes.txt")])
    with torch.no_grad():
        said, told = there(numbers), network(before)
    assert torch.equal(numbers, before + (before >= 300))
    assert torch.allclose(torch.cat((said[:, :300], said[:, 301:]), 1), told, atol=1e-4)
    row = network.embedding.weight[tokeniser.encode("qxqy")].sum(0)
    assert torch.nn.functional.cosine_similarity(there.embedding.weight[300], row, dim=0) > 0.999


@pytest.mark.parametrize(("form", "share"), [("f16", 0.97), ("q8_0", 0.8)])
def test_llama_cpp_reads_and_answers_it_alike(
    tmp_path: Path, tokeniser: Tokeniser, whole: Path, form: str, share: float
) -> None:
    network = loaded(torch.load(whole / CHECKPOINT, weights_only=True))
    path = tmp_path / "m.gguf"
    export(network, tokeniser, path, form, {"ryx.data": "a test"})
    model = opened(path, 1024)
    tokens = tokens_same(tokeniser, model, 2000)
    assert tokens.same == tokens.of, tokens
    answers = answers_same(network, tokeniser, model, 40)
    assert answers.same >= share * answers.of, answers
