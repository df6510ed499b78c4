"""Contents: kept once, checked on the way out, bounded, and never half there."""

import hashlib
import os
import zlib
from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st

from ryxd.files.disk import Disk
from ryxd.files.state import digest_of
from ryxd.files.store import Lost, Store


def opened(folder: Path, **options) -> Store:
    store = Store(folder, **options)
    store.open()
    return store


def test_what_comes_out_is_what_went_in(tmp_path_factory: pytest.TempPathFactory) -> None:
    store = opened(tmp_path_factory.mktemp("store"))

    @given(st.binary(max_size=5000))
    def check(data: bytes) -> None:
        digest = store.keep(data)
        assert digest == hashlib.blake2b(data, digest_size=32).hexdigest()
        assert store.read(digest) == data
        assert store.has(digest)

    check()


def test_a_large_file_goes_through_in_pieces(tmp_path: Path) -> None:
    store = opened(tmp_path)
    file = tmp_path / "large"
    piece = os.urandom(1 << 20)
    file.write_bytes(piece * 9 + b"\0" * (5 << 20) + b"end")
    with file.open("rb") as source:
        digest = store.keep(source.fileno())
    with store.opened(digest) as fd:
        found = hashlib.blake2b(digest_size=32)
        while data := os.read(fd, 1 << 20):
            found.update(data)
    assert found.hexdigest() == digest
    with pytest.raises(Lost, match="too large"):
        store.read(digest, limit=1 << 20)


def test_a_content_is_kept_once_and_only_for_the_user(tmp_path: Path) -> None:
    store = opened(tmp_path)
    one, two = store.keep(b"x" * 9999), store.keep(b"x" * 9999)
    assert one == two
    (file,) = store.folder.iterdir()
    assert file.stat().st_mode & 0o777 == 0o600
    assert store.folder.stat().st_mode & 0o777 == 0o700
    assert file.stat().st_size < 9999


@pytest.mark.parametrize("damage", ["cut", "flip", "other"])
def test_a_damaged_content_is_never_given_out(tmp_path: Path, damage: str) -> None:
    store = opened(tmp_path)
    digest = store.keep(os.urandom(5000))
    (file,) = store.folder.iterdir()
    data = bytearray(file.read_bytes())
    if damage == "cut":
        del data[-100:]
    elif damage == "flip":
        data[len(data) // 2] ^= 1
    else:
        data = bytearray(zlib.compress(b"something else"))
    file.write_bytes(data)
    with pytest.raises(Lost, match="damaged"):
        store.read(digest)
    with pytest.raises(Lost), store.opened(digest):
        pass
    assert [path.name for path in store.folder.iterdir()] == [file.name]


def test_what_is_gone_is_told(tmp_path: Path) -> None:
    store = opened(tmp_path)
    assert not store.has("0" * 64)
    assert not store.has(None)
    with pytest.raises(Lost, match="not kept any more"):
        store.read("0" * 64)


def test_the_oldest_go_first_and_what_is_needed_stays(tmp_path: Path) -> None:
    now = 1_000_000_000.0
    store = opened(tmp_path, keep_bytes=80_000, keep_days=10, clock=lambda: now)
    digests = []
    for day in range(6):
        digests.append(store.keep(os.urandom(20_000)))
        (file,) = [path for path in store.folder.iterdir() if path.name.startswith(digests[-1])]
        os.utime(file, (now - 86_400 * (12 - day * 2),) * 2)
    with store.pinned([digests[1]]):
        gone = store.prune(needed=[digests[2]])
    assert digests[0] in gone
    assert {digests[1], digests[2]}.isdisjoint(gone)
    assert store.has(digests[5])
    assert store.size() <= 80_000


def test_a_content_in_use_again_is_not_old(tmp_path: Path) -> None:
    store = opened(tmp_path, keep_days=1)
    digest = store.keep(b"x" * 100)
    (file,) = store.folder.iterdir()
    os.utime(file, (1, 1))
    store.keep(b"x" * 100)
    assert store.prune() == []
    assert store.has(digest)


def test_what_a_crash_left_half_written_goes_at_the_next_start(tmp_path: Path) -> None:
    opened(tmp_path)
    (tmp_path / "objects/.123-0").write_bytes(b"half")
    opened(tmp_path)
    assert list((tmp_path / "objects").iterdir()) == []


class Stop(Exception):
    pass


@pytest.mark.parametrize("at", ["copy into the store", "keep"])
def test_an_error_on_the_way_in_leaves_nothing(tmp_path: Path, at: str) -> None:
    def step(name: str) -> None:
        if name == at:
            raise Stop

    store = opened(tmp_path, disk=Disk(step))
    with pytest.raises(Stop):
        store.keep(b"data")
    assert list(store.folder.iterdir()) == []
    assert not store.has(digest_of(b"data"))
