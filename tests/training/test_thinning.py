"""What is left out while the network learns: so much, of other tokens and channels in each step, and nothing otherwise."""

import pytest

torch = pytest.importorskip("torch", reason="the extra `training` is not installed")

from training.model.network import Network, Shape, thinned  # noqa: E402

SHAPE = Shape(vocabulary=50, width=64, layers=3, heads=1, hidden=96, context=128)


@pytest.fixture(scope="module")
def network() -> Network:
    made = Network(SHAPE)
    made.start(1)
    return made


def tokens(batch: int = 4, time: int = 30):
    return torch.randint(0, 50, (batch, time), generator=torch.Generator().manual_seed(2))


def test_so_much_is_left_out_and_the_rest_is_raised() -> None:
    seen, some = thinned(SHAPE, tokens(40, 100), 0.1, 0.04, seed=1)
    assert 0.03 < (seen == 0).float().mean().item() < 0.05
    assert 0.09 < (some == 0).float().mean().item() < 0.11
    assert set(seen.unique().tolist()) == {0, 1}
    assert some.float().mean().item() == pytest.approx(1.0, abs=0.02)


def test_the_same_seed_leaves_out_the_same() -> None:
    one, again, other = (thinned(SHAPE, tokens(), 0.2, 0.2, seed=seed) for seed in (1, 1, 2))
    assert all(torch.equal(a, b) for a, b in zip(one, again, strict=True))
    assert not any(torch.equal(a, b) for a, b in zip(one, other, strict=True))


def test_with_nothing_left_out_it_says_the_same(network: Network) -> None:
    rows = torch.tensor([3, 31, 64, 119])
    kept = tuple(part.float() for part in thinned(SHAPE, tokens(), 0.0, 0.0, seed=1))
    assert torch.allclose(network(tokens(), rows), network(tokens(), rows, kept), atol=1e-6)


def test_a_token_that_is_not_seen_changes_nothing(network: Network) -> None:
    seen, some = (part.float() for part in thinned(SHAPE, tokens(), 0.0, 0.0, seed=1))
    seen[:, 5] = 0
    other = tokens()
    other[:, 5] = (other[:, 5] + 1) % 50
    assert torch.equal(network(tokens(), None, (seen, some)), network(other, None, (seen, some)))


def test_each_row_has_its_own_in_the_last_layer_too(network: Network) -> None:
    """There only some rows are left, of any of the texts."""
    kept = tuple(part.float() for part in thinned(SHAPE, tokens(), 0.5, 0.0, seed=1))
    rows = torch.tensor([7, 65, 95])  # of the texts 0, 2 and 3
    every = network(tokens(), None, kept)
    assert torch.allclose(network(tokens(), rows, kept), every.flatten(0, 1)[rows] if every.ndim == 3 else every[rows], atol=1e-5)
