"""Which of a repository's files is meant."""

import pytest

from ryxd.models.catalog.choose import Remote, candidates, choose, quantisation
from ryxd.models.catalog.room import Capacity
from ryxd.wire.errors import NotFound, Refused

GB = 10**9
ROOMY = Capacity(ram=32 << 30)
REPO = "someone/Some-7B-GGUF"
FILES = [
    Remote("README.md", 1000),
    Remote("some-7b-Q2_K.gguf", 3 * GB),
    Remote("some-7b-Q4_K_M.gguf", 5 * GB),
    Remote("some-7b-Q8_0.gguf", 8 * GB),
    Remote("mmproj-some-7b-f16.gguf", GB),
    Remote("some-7b.imatrix.gguf", 1000),
    Remote("BF16/some-7b-BF16-00001-of-00002.gguf", 8 * GB),
    Remote("BF16/some-7b-BF16-00002-of-00002.gguf", 7 * GB),
    Remote("half/some-7b-F32-00001-of-00002.gguf", 8 * GB),
]


@pytest.mark.parametrize(
    ("name", "said"),
    [
        ("Qwen3-4B-Q4_K_M.gguf", "Q4_K_M"),
        ("qwen2.5-7b-instruct-q4_k_m-00001-of-00002.gguf", "Q4_K_M"),
        ("gemma-3-4b-it-qat-q4_0.gguf", "Q4_0"),
        ("Model.IQ3_XXS.gguf", "IQ3_XXS"),
        ("model-UD-Q4_K_XL.gguf", "UD-Q4_K_XL"),
        ("model-f16.gguf", "F16"),
        ("gpt-oss-20b-mxfp4.gguf", "MXFP4"),
        ("Q8_0/model.gguf", "Q8_0"),
        ("model.gguf", ""),
        ("faq4ever.gguf", ""),
    ],
)
def test_a_name_tells_its_quantisation(name: str, said: str) -> None:
    assert quantisation(name) == said


def test_models_are_files_or_whole_sets_of_parts() -> None:
    names = [candidate.name for candidate in candidates(FILES)]
    assert names == ["some-7b-Q2_K.gguf", "some-7b-Q4_K_M.gguf", "some-7b-Q8_0.gguf", "BF16/some-7b-BF16.gguf"]
    assert candidates(FILES)[-1].size == 15 * GB


def test_the_usual_one_is_taken_and_explained() -> None:
    taken, why = choose(REPO, FILES, None, ROOMY)
    assert taken.name == "some-7b-Q4_K_M.gguf"
    assert "Q4_K_M (5.0 GB) of 4" in why
    assert "Q8_0 8.0 GB" in why


def test_a_smaller_one_is_taken_where_the_usual_one_does_not_fit() -> None:
    taken, _ = choose(REPO, FILES, None, Capacity(ram=6 << 30))
    assert taken.quantisation == "Q2_K"


def test_the_memory_of_a_graphics_card_counts() -> None:
    taken, _ = choose(REPO, FILES, None, Capacity(ram=4 << 30, vram=8 << 30))
    assert taken.quantisation == "Q4_K_M"


def test_where_none_fits_they_are_listed() -> None:
    with pytest.raises(Refused, match=r"some-7b-Q2_K.gguf  3.0 GB"):
        choose(REPO, FILES, None, Capacity(ram=2 << 30))


@pytest.mark.parametrize(
    "wanted",
    ["some-7b-Q8_0.gguf", "q8_0", "Q8_0", "SOME-7B-Q8_0.GGUF", "./some-7b-Q8_0.gguf"],
)
def test_a_named_one_is_taken_whatever_its_size(wanted: str) -> None:
    taken, why = choose(REPO, FILES, wanted, Capacity(ram=2 << 30))
    assert (taken.quantisation, why) == ("Q8_0", "")


@pytest.mark.parametrize("wanted", ["bf16", "BF16/some-7b-BF16-00002-of-00002.gguf", "some-7b-BF16.gguf"])
def test_a_part_means_all_of_them(wanted: str) -> None:
    taken, _ = choose(REPO, FILES, wanted, ROOMY)
    assert len(taken.files) == 2


def test_what_is_not_there_is_answered_with_what_is() -> None:
    with pytest.raises(NotFound, match=r"(?s)no model Q5_K_M; it has:.*Q8_0"):
        choose(REPO, FILES, "Q5_K_M", ROOMY)
    with pytest.raises(NotFound, match="only GGUF"):
        choose(REPO, FILES, "model.safetensors", ROOMY)


def test_two_that_could_be_meant_are_named() -> None:
    files = [Remote("a-Q4_0.gguf", GB), Remote("b-Q4_0.gguf", GB)]
    with pytest.raises(NotFound, match=r"(?s)several.*a-Q4_0.*b-Q4_0"):
        choose(REPO, files, "Q4_0", ROOMY)


def test_a_repository_without_models() -> None:
    with pytest.raises(NotFound, match="no GGUF model"):
        choose(REPO, FILES[:1], None, ROOMY)
