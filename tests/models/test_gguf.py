import os
import struct
from pathlib import Path

import llama_cpp
import numpy as np
import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from ryxd.core.model import Tier
from ryxd.models import gguf
from ryxd.models.residency import Room
from ryxd.models.spec import ModelSpec
from ryxd.models.starter import starter
from ryxd.models.tuning import options
from ryxd.wire.errors import ModelError
from tests.fakes import ggufs


def test_the_starter_says_what_it_is() -> None:
    header = gguf.read(starter())
    assert header.architecture
    assert header.size == starter().stat().st_size
    assert 0 < header.tensors < header.size
    assert header.vocabulary > 100
    assert header.template


def test_a_header_has_what_a_load_needs(tiny: Path) -> None:
    header = gguf.read(tiny)
    assert (header.architecture, header.name, header.layers) == ("qwen2", "tiny-qwen", 2)
    assert (header.heads, header.heads_kv, header.embedding) == (4, 2, 64)
    assert (header.key_length, header.value_length) == (16, 16)
    assert header.kv_width == 2 * 2 * (16 + 16)
    assert (header.context_trained, header.template) == (8192, True)
    assert header.vocabulary == 256 + 3 + 3
    per_layer = 64 * 64 * 2 + 2 * 32 * 64 + 3 * 64 * 128 + 64 + 2 * 32 + 2 * 64
    assert header.parameters == 2 * per_layer + 262 * 64 + 64
    assert 4 * per_layer <= header.layer <= 4 * per_layer + 12 * ggufs.ALIGNMENT
    assert header.tensors == 2 * header.layer + header.outside
    assert header.size - header.tensors < 20_000


def test_heads_may_differ_between_layers(tmp_path: Path) -> None:
    meta = {
        "general.architecture": "x",
        "x.block_count": 3,
        "x.embedding_length": 64,
        "x.attention.head_count": 4,
        "x.attention.head_count_kv": [4, 0, 2],
    }
    header = gguf.read(ggufs.write(tmp_path / "m.gguf", meta, {"a": np.zeros(8)}))
    assert (header.heads_kv, header.kv_width) == (4, 6 * 32)
    assert (header.name, header.template, header.quantisation) == ("m", False, "")


def test_the_names_of_quantisations_are_llama_cpps() -> None:
    theirs = {
        value: name.removeprefix("LLAMA_FTYPE_").removeprefix("MOSTLY_").removeprefix("ALL_")
        for name, value in vars(llama_cpp).items()
        if name.startswith("LLAMA_FTYPE_") and isinstance(value, int)
    }
    for number, name in gguf.QUANTISATIONS.items():
        assert theirs.get(number, name).startswith(name), number


def test_a_large_vocabulary_is_only_counted(tmp_path: Path) -> None:
    tokens = [f"t{number}" for number in range(150_000)]
    meta = {"general.architecture": "x", "tokenizer.ggml.tokens": tokens, "general.file_type": 15}
    header = gguf.read(ggufs.write(tmp_path / "m.gguf", meta, {"a": np.zeros(8)}))
    assert (header.vocabulary, header.quantisation) == (150_000, "Q4_K_M")


def test_a_model_in_parts_is_one(tmp_path: Path) -> None:
    meta = {"general.architecture": "x", "split.count": 2}
    first = ggufs.write(tmp_path / "m-00001-of-00002.gguf", meta, {"blk.0.a": np.zeros(64)})
    with pytest.raises(ModelError, match=r"m-00002-of-00002\.gguf is not beside it"):
        gguf.read(first)
    second = ggufs.write(tmp_path / "m-00002-of-00002.gguf", meta, {"blk.1.a": np.zeros(128)})
    header = gguf.read(first)
    assert header.size == first.stat().st_size + second.stat().st_size
    assert (header.parameters, header.layer) == (192, 512)
    with pytest.raises(ModelError, match=r"name m-00001-of-00002\.gguf instead"):
        gguf.read(second)


def test_a_file_that_was_cut_off_is_told(tiny: Path, tmp_path: Path) -> None:
    whole = tiny.read_bytes()
    path = tmp_path / "m.gguf"
    for length in (24, 100, 3000, len(whole) // 2):
        path.write_bytes(whole[:length])
        with pytest.raises(ModelError, match="can't be read as a model") as told:
            gguf.read(path)
        assert str(path) in str(told.value)


@pytest.mark.parametrize(
    "body",
    [
        b"",
        struct.pack("<QQ", 0, 1 << 63),
        struct.pack("<QQ", 1 << 63, 0),
        struct.pack("<QQQ", 0, 1, 1 << 63),
        struct.pack("<QQQ1sIIQ", 0, 1, 1, b"k", 9, 8, 1 << 62),
        struct.pack("<QQQ1sIIQ", 0, 1, 1, b"k", 9, 4, 1 << 62),
        struct.pack("<QQQ1sIIQ", 0, 1, 1, b"k", 9, 9, 1 << 62),
        struct.pack("<QQQ1sIQ", 0, 1, 1, b"k", 77, 0),
    ],
)
def test_absurd_numbers_are_told(tmp_path: Path, body: bytes) -> None:
    path = tmp_path / "m.gguf"
    path.write_bytes(b"GGUF" + struct.pack("<I", 3) + body)
    with pytest.raises(ModelError):
        gguf.read(path)


@settings(max_examples=150, deadline=None, suppress_health_check=[HealthCheck.function_scoped_fixture])
@given(data=st.data())
def test_damage_is_told_or_harmless(tiny: Path, tmp_path: Path, data: st.DataObject) -> None:
    raw = bytearray(tiny.read_bytes()[:6000])
    for _ in range(data.draw(st.integers(1, 6))):
        raw[data.draw(st.integers(0, 2000))] = data.draw(st.integers(0, 255))
    path = tmp_path / "m.gguf"
    path.write_bytes(raw)
    os.truncate(path, tiny.stat().st_size)
    told = ""
    try:
        header = gguf.read(path)
    except ModelError as error:
        told = str(error)
    assert str(path) in told or header.size == tiny.stat().st_size


CALIBRATION = '{"version": 1, "call": {"bias": -1, "decision": 0.5, "arguments": 2}, "acting": 0.9}'


def test_a_file_may_say_how_sure_its_model_is(tmp_path: Path) -> None:
    meta = {"general.architecture": "x", "ryx.calibration": CALIBRATION}
    header = gguf.read(ggufs.write(tmp_path / "m.gguf", meta, {"a": np.zeros(8)}))
    assert header.warning == ""
    assert header.calibration is not None
    assert (header.calibration.acting, header.calibration.reading) == (0.9, None)
    (way, *_) = options(ModelSpec(tmp_path / "m.gguf"), Tier.SMALL, header, Room(1 << 34))[0]
    assert way.calibration == header.calibration


@pytest.mark.parametrize("said", ["no JSON", "{}", CALIBRATION.replace("1,", "7,", 1), 5])
def test_what_it_says_wrongly_is_ignored_and_told(tmp_path: Path, said: object) -> None:
    meta = {"general.architecture": "x", "ryx.calibration": said}
    header = gguf.read(ggufs.write(tmp_path / "m.gguf", meta, {"a": np.zeros(8)}))
    assert header.calibration is None
    assert header.warning.startswith("ryx.calibration in the file is not used: ")
    (way, *_) = options(ModelSpec(tmp_path / "m.gguf"), Tier.SMALL, header, Room(1 << 34))[0]
    assert header.warning in way.why


def test_most_files_say_nothing_of_it() -> None:
    header = gguf.read(starter())
    assert (header.calibration is None) is (b"ryx.calibration" not in starter().read_bytes()[: 1 << 20])
    assert header.warning == ""
