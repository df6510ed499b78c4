import struct
from pathlib import Path

import pytest

from ryxd.models.spec import Limits, check, stamp
from ryxd.models.starter import starter
from ryxd.wire.errors import ModelError

HEADER = struct.pack("<4sIQQ", b"GGUF", 3, 1, 1)


def test_the_starter_is_a_model() -> None:
    check(starter())


@pytest.mark.parametrize(
    ("raw", "says"),
    [
        (None, "no such model file"),
        (b"", "only 0 bytes"),
        (HEADER[:-1], "only 23 bytes"),
        (b"this is a shopping list, and no model at all", "not a GGUF"),
        (struct.pack("<4sIQQ", b"GGUF", 99, 1, 1), "version 99"),
        (struct.pack(">4sIQQ", b"GGUF", 3, 1, 1), "version 50331648"),
    ],
)
def test_what_can_be_no_model_is_named_with_what_to_do(tmp_path: Path, raw: bytes | None, says: str) -> None:
    path = tmp_path / "m.gguf"
    if raw is not None:
        path.write_bytes(raw)
    with pytest.raises(ModelError, match=says) as told:
        check(path)
    assert str(path) in str(told.value)


def test_a_folder_is_no_model(tmp_path: Path) -> None:
    with pytest.raises(ModelError, match="is a folder"):
        check(tmp_path)


def test_a_stamp_changes_with_the_file(tmp_path: Path) -> None:
    path = tmp_path / "m"
    assert stamp(path) is None
    path.write_bytes(b"a")
    first = stamp(path)
    path.write_bytes(b"ab")
    assert stamp(path) != first is not None


def test_pauses_double_up_to_a_limit() -> None:
    limits = Limits()
    assert [limits.pause(deaths) for deaths in (1, 2, 3, 20, 2000)] == [0.1, 0.2, 0.4, 5.0, 5.0]
