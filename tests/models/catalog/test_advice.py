"""What is recommended: plausible numbers, and only what fits."""

import pytest

from ryxd.core.model import Tier
from ryxd.models.catalog.advice import advice, known
from ryxd.models.catalog.choose import quantisation
from ryxd.models.catalog.room import Capacity, gigabytes, needs_about

BITS = {"Q4_K_M": (4.6, 5.1), "Q8_0": (8.5, 8.7)}
"""Bits a weight that a file of this quantisation can have: its own, and some tensors that are kept finer."""


@pytest.mark.parametrize("model", known(), ids=lambda model: model.title)
def test_the_numbers_fit_each_other(model) -> None:
    least, most = BITS[quantisation(model.file)]
    assert least <= 8 * model.size / model.parameters <= most
    assert model.repo.endswith("-GGUF")
    assert model.file.endswith(".gguf")
    assert model.licence
    assert model.size < model.needs < model.size + (2 << 30)
    assert abs(model.needs - needs_about(model.size)) < model.needs / 4


def test_a_tier_is_larger_than_the_one_below() -> None:
    smallest = [min(model.parameters for model in known() if model.tier == tier) for tier in Tier]
    assert smallest == sorted(smallest)
    for tier in Tier:
        sizes = [model.size for model in known() if model.tier == tier]
        assert sizes == sorted(sizes, reverse=True), "the best of a tier comes first"


@pytest.mark.parametrize(
    ("ram", "vram", "titles"),
    [
        (1, 0, []),
        (2, 0, ["Qwen3 0.6B"]),
        (4, 0, ["Qwen3 1.7B"]),
        (8, 0, ["Qwen3 4B", "Qwen3 8B"]),
        (16, 0, ["Qwen3 4B", "Qwen3 8B", "Qwen3 14B"]),
        (4, 8, ["Qwen3 4B", "Qwen3 8B"]),
    ],
)
def test_only_what_fits_is_recommended(ram: int, vram: int, titles: list[str]) -> None:
    advised = advice(Capacity(ram << 30, vram << 30), list(Tier))
    assert [model.title for model in advised] == titles


def test_a_tier_that_has_its_model_needs_no_advice() -> None:
    advised = advice(Capacity(64 << 30), [Tier.LARGE])
    assert [model.tier for model in advised] == [Tier.LARGE]


def test_sizes_for_people() -> None:
    assert [gigabytes(size) for size in (2_497_280_256, 639_446_688, 5_000)] == ["2.5 GB", "639 MB", "5 kB"]
