"""A network with more layers than it had, or wider ones."""

import json
from dataclasses import replace
from pathlib import Path

import pytest

torch = pytest.importorskip("torch")

from training.__main__ import TOKENISER  # noqa: E402
from training.model.export import export  # noqa: E402
from training.model.growing import grown, widened  # noqa: E402
from training.model.network import Network, Shape  # noqa: E402
from training.model.tokeniser import Tokeniser  # noqa: E402
from training.model.train import LOG, Recipe, Training  # noqa: E402

SHAPE = Shape(40, width=64, layers=4, heads=1, hidden=32, context=16)


def network(shape: Shape = SHAPE) -> Network:
    found = Network(shape)
    found.start(1)
    return found


@pytest.mark.parametrize("layers", [4, 5, 6, 7, 8])
def test_it_says_the_same_with_more_layers(layers: int) -> None:
    before = network()
    after = grown(before, layers)
    assert after.shape == replace(SHAPE, layers=layers)
    tokens = torch.randint(0, 40, (3, 11), generator=torch.Generator().manual_seed(2))
    assert torch.allclose(after(tokens), before(tokens), atol=1e-5)


@pytest.mark.parametrize(("layers", "added"), [(5, [4]), (6, [2, 5]), (7, [1, 3, 6]), (8, [1, 3, 5, 7])])
def test_the_new_ones_are_spread_evenly_and_add_nothing(layers: int, added: list[int]) -> None:
    blocks = grown(network(), layers).blocks
    assert [
        at for at, block in enumerate(blocks) if not block.out.weight.any() and not block.down.weight.any()
    ] == added
    assert all(blocks[at].qkv.weight.equal(blocks[at - 1].qkv.weight) for at in added)


@pytest.mark.parametrize("layers", [3, 9])
def test_it_neither_shrinks_nor_more_than_doubles(layers: int) -> None:
    with pytest.raises(ValueError, match="4 layers"):
        grown(network(), layers)


@pytest.mark.parametrize(("width", "heads", "hidden"), [(64, 1, 48), (128, 2, 32), (192, 3, 80), (64, 1, 32)])
def test_it_says_the_same_with_wider_layers(width: int, heads: int, hidden: int) -> None:
    before = network()
    with torch.no_grad():
        for weight in before.parameters():
            if weight.ndim == 1:
                weight.uniform_(0.5, 2.0, generator=torch.Generator().manual_seed(3))
        before.embedding.weight.mul_(50)  # as trained ones are: what is added to the mean of the squares does not matter
    after = widened(before, replace(SHAPE, width=width, heads=heads, hidden=hidden))
    assert after.shape == replace(SHAPE, width=width, heads=heads, hidden=hidden)
    tokens = torch.randint(0, 40, (3, 11), generator=torch.Generator().manual_seed(2))
    said = before(tokens)
    assert torch.allclose(after(tokens), said, atol=1e-4 * said.abs().max().item())


@pytest.mark.parametrize("other", [{"width": 32}, {"hidden": 16}, {"layers": 5}, {"heads": 2}, {"width": 128}])
def test_it_becomes_no_narrower_and_its_heads_stay_as_wide(other: dict[str, int]) -> None:
    with pytest.raises(ValueError, match=r"can become wider|are fewer"):
        widened(network(), replace(SHAPE, **other))


def test_what_is_new_learns(tmp_path: Path) -> None:
    tokeniser = Tokeniser.read(TOKENISER)
    recipe = Recipe(tokens=12_000, width=64, layers=2, heads=1, hidden=64, step=4096, micro=2048, among=1)
    first = tmp_path / "first.gguf"
    export(network(recipe.shape(len(tokeniser))), tokeniser, first, "f16", {"name": "small"})
    wider = replace(recipe, width=128, heads=2, hidden=96, layers=3)
    training = Training(tmp_path / "wider", wider, tokeniser, first=first)
    assert not training.network.embedding.weight[:, 64:].any()
    training.run(every=1, look=100)
    block = training.network.blocks[0]
    assert training.network.embedding.weight[:, 64:].any()
    assert block.out.weight[64:].any(), "writes to the new channels"
    assert block.out.weight[:, 64:].any(), "reads of the new head"
    assert block.down.weight[:, 64:].any(), "reads of the new hidden channels"


def test_a_training_goes_on_with_more_layers_and_the_new_ones_learn(tmp_path: Path) -> None:
    tokeniser = Tokeniser.read(TOKENISER)
    recipe = Recipe(tokens=12_000, width=64, layers=2, heads=1, hidden=64, step=4096, micro=2048, among=1)
    first = tmp_path / "first.gguf"
    began = network(recipe.shape(len(tokeniser)))
    export(began, tokeniser, first, "f16", {"name": "small"})
    training = Training(tmp_path / "grown", replace(recipe, layers=3), tokeniser, first=first)
    assert not training.network.blocks[2].out.weight.any()
    training.run(every=1, look=100)
    assert training.network.blocks[2].out.weight.any()
    assert training.network.blocks[2].down.weight.any()
    lines = [json.loads(line) for line in (tmp_path / "grown" / LOG).read_text().splitlines()]
    assert [line["step"] for line in lines if "loss" in line] == [1, 2, 3]
