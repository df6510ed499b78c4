"""Models read from end to end."""

import ctypes
import hashlib
import threading
from pathlib import Path

import pytest

from ryxd.models import ggml_types, gguf
from ryxd.models.catalog.shelf import Note, Shelf
from ryxd.models.catalog.verify import Stopped, verify
from ryxd.models.starter import starter
from ryxd.wire.errors import ModelError

DATA = starter().read_bytes()
DIGEST = hashlib.sha256(DATA).hexdigest()


@pytest.fixture
def path(shelf: Shelf) -> Path:
    path = shelf.place("someone/Nano-GGUF", "nano.gguf")
    path.parent.mkdir(parents=True)
    path.write_bytes(DATA)
    shelf.note(path, Note("pulled", "someone/Nano-GGUF@main", {"nano.gguf": DIGEST}))
    return path


def ignored(*_: object) -> None:
    pass


def test_a_whole_model_is_fine(shelf: Shelf, path: Path) -> None:
    told: list[tuple[int, int]] = []
    verdict = verify(shelf.find("nano"), lambda _, done, size: told.append((done, size)), threading.Event())
    assert (verdict.fine, verdict.unknown) == (True, ())
    assert told[-1] == (len(DATA), len(DATA))


def test_a_changed_byte_is_found(shelf: Shelf, path: Path) -> None:
    path.write_bytes(DATA[:-10] + bytes([DATA[-10] ^ 1]) + DATA[-9:])
    verdict = verify(shelf.find("nano"), ignored, threading.Event())
    assert "checksum" in verdict.problems[0]
    assert "ryxctl models pull someone/Nano-GGUF nano.gguf" in verdict.problems[0]


def test_a_cut_file_is_found_even_without_a_checksum(shelf: Shelf, path: Path) -> None:
    path.with_name(".nano.gguf.json").unlink()
    path.write_bytes(DATA[:-100])
    verdict = verify(shelf.find("nano"), ignored, threading.Event())
    assert "cut off: 100 bytes are missing" in verdict.problems[0]
    assert verdict.unknown == ("nano.gguf",)


def test_it_can_be_stopped(shelf: Shelf, path: Path) -> None:
    stop = threading.Event()
    stop.set()
    with pytest.raises(Stopped):
        verify(shelf.find("nano"), ignored, stop)


@pytest.mark.parametrize("missing", [1, 100, 1_000_000])
def test_a_header_tells_that_tensors_reach_beyond_the_end(tmp_path: Path, missing: int) -> None:
    cut = tmp_path / "cut.gguf"
    cut.write_bytes(DATA[:-missing])
    with pytest.raises(ModelError, match="cut off"):
        gguf.read(cut)


def test_the_sizes_of_types_are_those_of_the_library() -> None:
    import llama_cpp

    library = ctypes.CDLL(str(next((Path(llama_cpp.__file__).parent / "lib").glob("libggml-base.so*"))))
    library.ggml_type_size.restype = ctypes.c_size_t
    library.ggml_blck_size.restype = ctypes.c_int64
    assert ggml_types._BLOCKS
    for kind, (numbers, size) in ggml_types._BLOCKS.items():
        assert (library.ggml_blck_size(kind), library.ggml_type_size(kind)) == (numbers, size), kind
