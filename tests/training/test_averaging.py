"""The mean of networks."""

import pytest

torch = pytest.importorskip("torch")

from training.model.averaging import averaged  # noqa: E402
from training.model.network import Network, Shape  # noqa: E402

SHAPE = Shape(40, width=64, layers=1, heads=1, hidden=32, context=16)


def network(seed: int, shape: Shape = SHAPE) -> Network:
    found = Network(shape)
    found.start(seed)
    return found


def test_each_weight_is_the_mean_and_the_networks_stay_as_they_were() -> None:
    some = [network(seed) for seed in (1, 2, 3)]
    before = [{name: weight.clone() for name, weight in one.state_dict().items()} for one in some]
    mean = averaged(some).state_dict()
    for name, weight in mean.items():
        assert torch.allclose(weight, sum(one[name] for one in before) / 3, atol=1e-6)
    assert all(
        torch.equal(one.state_dict()[name], was[name])
        for one, was in zip(some, before, strict=True)
        for name in was
    )


def test_one_alone_is_itself() -> None:
    one = network(4)
    assert all(
        torch.equal(weight, one.state_dict()[name]) for name, weight in averaged([one]).state_dict().items()
    )


@pytest.mark.parametrize(
    "some", [[], [network(1), network(1, Shape(40, width=64, layers=2, heads=1, hidden=32, context=16))]]
)
def test_networks_of_several_shapes_have_no_mean(some: list[Network]) -> None:
    with pytest.raises(ValueError, match="one shape"):
        averaged(some)
