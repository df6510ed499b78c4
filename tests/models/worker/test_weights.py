import gc
import weakref
from collections.abc import Callable
from pathlib import Path

import pytest

from ryxd.models.frames import Load
from ryxd.models.starter import starter
from ryxd.models.worker.devices import free_memory, gpus, physical_cores
from ryxd.models.worker.failures import LoadFailed
from ryxd.models.worker.log import Log
from ryxd.models.worker.weights import Weights
from tests.models.worker.alone import LOG


def damaged(raw: bytes, at: int, new: bytes) -> bytes:
    return raw[:at] + new + raw[at + len(new) :]


@pytest.mark.parametrize(
    "change",
    [
        lambda raw: raw[: len(raw) // 2],
        lambda raw: raw[:2000],
        lambda raw: raw[:24] + b"\xaa" * 4096,
        lambda raw: damaged(raw, 8, b"\xff" * 7 + b"\x0f"),
        lambda raw: damaged(raw, 16, b"\xff" * 7 + b"\x0f"),
        lambda raw: damaged(raw, 24, b"\xff" * 6),
        lambda raw: damaged(raw, len(raw) - 200_000, b"\xff" * 200_000),
    ],
    ids=["half", "header only", "garbage", "huge tensors", "huge metadata", "huge string", "NaN"],
)
def test_a_damaged_file_is_an_error_with_a_reason(log: Log, tmp_path: Path, change) -> None:
    path = tmp_path / "m.gguf"
    path.write_bytes(change(starter().read_bytes()))
    with pytest.raises(LoadFailed, match=r"\w{3}") as told:
        Weights(Load(str(path)), log, lambda _: None)
    assert not told.value.memory


def test_a_file_that_went_meanwhile_is_an_error(log: Log, tmp_path: Path) -> None:
    with pytest.raises(LoadFailed, match="can't be read"):
        Weights(Load(str(tmp_path / "none.gguf")), log, lambda _: None)


def test_llama_cpp_keeps_a_callback_whoever_lets_go_of_its_log() -> None:
    heard = weakref.ref(Log())
    gc.collect()
    assert heard() is not None, "llama.cpp would call what is no more"
    LOG.listen()
    gc.collect()
    assert heard() is None


def test_progress_is_told_to_the_end(log: Log, tiny: Path) -> None:
    told: list[float] = []
    Weights(Load(str(tiny)), log, told.append)
    assert told == sorted(told)
    assert told[-1] == 1.0


def test_its_size_is_known_before_memory_is_taken(weights: Callable[..., Weights]) -> None:
    shape = weights().shape
    assert (shape.trained, shape.layers, shape.heads, shape.key, shape.value) == (8192, 2, 2, 16, 16)
    assert shape.token("f16") == 2 * 2 * 32 * 2


def test_without_a_gpu_nothing_is_said_to_be_on_one(log: Log, tiny: Path) -> None:
    loaded = Weights(Load(str(tiny), gpu_layers=-1), log, lambda _: None)
    assert (loaded.gpu_layers > 0) == bool(gpus())
    if not gpus():
        assert (loaded.device, loaded.vram()) == ("CPU", 0)


def test_cores_are_counted_without_their_twins_and_memory_in_bytes() -> None:
    assert physical_cores() >= 1
    assert free_memory() > 1 << 20
