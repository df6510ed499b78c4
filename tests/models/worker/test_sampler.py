import math

import numpy as np
import pytest

from ryxd.models.worker.sampler import Odds, Sampler


@pytest.mark.parametrize("logits", [[500.0, 501.0, -500.0], [0.0, 0.0, 0.0], [-3.0, 80.0, -np.inf]])
def test_probabilities_are_those_of_softmax_and_do_not_overflow(logits: list[float]) -> None:
    row = np.array(logits, np.float32)
    before = row.copy()
    total = Odds(3).total(row, float(row.max()))
    exact = np.exp(np.float64(row) - row.max())
    for logit, wanted in zip(row, exact / exact.sum(), strict=True):
        assert math.exp(float(logit) - total) == pytest.approx(wanted, abs=1e-6)
    assert (row == before).all()


def test_a_large_vocabulary_loses_nothing_by_its_size() -> None:
    row = np.random.default_rng(3).standard_normal(152_000).astype(np.float32) * 4
    exact = np.float64(row) - row.max()
    total = Odds(len(row)).total(row, float(row.max()))
    assert total - float(row.max()) == pytest.approx(math.log(np.exp(exact).sum()), abs=1e-4)


def test_a_sampler_is_freed_once() -> None:
    sampler = Sampler(0.8, 1)
    assert sampler.pointer
    sampler.close()
    assert not sampler.pointer
    sampler.close()
