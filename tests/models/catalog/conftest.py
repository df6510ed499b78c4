"""A hub of our own, and a folder for what is pulled from it."""

import random
from collections.abc import Iterator
from pathlib import Path

import pytest

from ryxd.models.catalog.room import Capacity
from ryxd.models.catalog.shelf import Shelf
from tests.fakes.hub import Hub

MACHINE = Capacity(ram=16 << 30)


def model(size: int = 3_000_000, seed: int = 1) -> bytes:
    """Bytes that begin as a GGUF file does; nothing is loaded from them."""
    return b"GGUF\3\0\0\0" + random.Random(seed).randbytes(size - 8)


@pytest.fixture
def hub(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Hub]:
    monkeypatch.setenv("HF_HOME", str(tmp_path / "hf"))
    for name in ("HF_TOKEN", "HF_ENDPOINT", "HF_HUB_OFFLINE"):
        monkeypatch.delenv(name, raising=False)
    with Hub() as serving:
        yield serving


@pytest.fixture
def shelf(tmp_path: Path) -> Shelf:
    return Shelf(tmp_path / "models")
