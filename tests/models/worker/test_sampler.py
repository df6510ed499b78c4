import ctypes
import math

import numpy as np
import pytest
from llama_cpp import llama_cpp as api

from ryxd.models.worker.failures import DecodeFailed
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
    sampler.close()
    sampler.close()
    with pytest.raises(DecodeFailed, match="no sampler"):
        sampler.choose(np.zeros(3, np.float32))


def whole(logits: np.ndarray, temperature: float, seed: int, times: int) -> list[int]:
    """What llama.cpp chooses when it gets every token."""
    sampler = Sampler(temperature, seed)
    chosen = []
    for _ in range(times):
        entries = np.zeros(len(logits), [("id", np.int32), ("logit", np.float32), ("p", np.float32)])
        entries["id"], entries["logit"] = np.arange(len(logits)), logits
        pointer = entries.ctypes.data_as(ctypes.POINTER(api.llama_token_data))
        array = api.llama_token_data_array(pointer, len(logits), -1, False)
        api.llama_sampler_apply(sampler._chain, array)
        chosen.append(array.data[array.selected].id)
    sampler.close()
    return chosen


@pytest.mark.parametrize("size", [1, 7, 100, 5120, 5121, 152_000])
@pytest.mark.parametrize("allowed", [1.0, 0.3, 0.001])
def test_it_chooses_as_llama_cpp_does_from_all_tokens(size: int, allowed: float) -> None:
    chance = np.random.default_rng(size)
    logits = (chance.standard_normal(size) * 3).astype(np.float32)
    logits[chance.random(size) > allowed] = -np.inf
    logits[0] = max(float(logits[0]), -9.0)
    sampler = Sampler(1.5, 11)
    mine = [sampler.choose(logits) for _ in range(30)]
    sampler.close()
    assert mine == whole(logits, 1.5, 11, 30)
    assert np.isfinite(logits[mine]).all()
    assert len(set(mine)) > 1 or np.isfinite(logits).sum() < 10


def test_under_a_grammar_chance_decides_only_between_what_is_about_as_good() -> None:
    chances = np.full(300, 1e-6, np.float32)
    chances[:4] = 0.4, 0.3, 0.11, 0.09  # the third is 0.275 of the first
    logits = np.log(chances)
    form, text = Sampler(1.0, 5), Sampler(1.0, 5)
    assert {form.choose(logits, form=True) for _ in range(200)} == {0, 1}
    assert {text.choose(logits) for _ in range(200)} == {0, 1, 2, 3}
    form.close()
    text.close()
