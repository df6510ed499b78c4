"""One name: exchanged, taken, put; what is kept of a file, and what the disk refuses."""

import errno
import os
import subprocess
import sys
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest

from ryxd.files import exchange
from ryxd.files.disk import Disk, Spot, _walked, open_folder
from ryxd.files.exchange import Differs, Like, Unkept, stage, swap, take
from ryxd.files.state import State, digest_of, look

ROOT = pytest.mark.skipif(os.getuid() != 0, reason="only root may give files away")


class Poor(Disk):
    """A file system that knows neither an exchange, nor renaming to a free name only, nor unnamed files."""

    def exchange(self, one: Spot, other: Spot) -> None:
        raise OSError(errno.EINVAL, os.strerror(errno.EINVAL))

    def unnamed(self, folder: int, mode: int) -> int:
        raise OSError(errno.EOPNOTSUPP, os.strerror(errno.EOPNOTSUPP))


@pytest.fixture(params=[Disk, Poor])
def disk(request: pytest.FixtureRequest) -> Disk:
    return request.param()


@pytest.fixture
def spot(disk: Disk, tmp_path: Path) -> Iterator[Spot]:
    with disk.at(tmp_path / "file") as spot:
        yield spot


class Kept:
    """A store that only remembers."""

    def __init__(self) -> None:
        self.contents: list[bytes] = []

    def __call__(self, path: Path, fd: int) -> None:
        self.contents.append(os.pread(fd, 1 << 20, 0))


def replace(disk: Disk, spot: Spot, data: bytes, expected: State, kept: Kept | None = None) -> None:
    temp = spot.beside(".ryx-t.new")
    like = Like(expected.mode, owner=expected.owner, xattrs=expected.xattrs)
    stage(disk, temp, data, like)
    swap(disk, temp, spot, expected, kept or Kept())


def test_the_new_takes_the_place_of_the_old_which_is_still_there(disk: Disk, spot: Spot) -> None:
    spot.path.write_bytes(b"old")
    replace(disk, spot, b"new", look(disk, spot))
    assert spot.path.read_bytes() == b"new"
    others = {path.read_bytes() for path in spot.path.parent.glob(".ryx-*")}
    assert others == {b"old"}


def test_what_is_not_expected_is_refused_and_stays(disk: Disk, spot: Spot) -> None:
    spot.path.write_bytes(b"old")
    expected = look(disk, spot)
    spot.path.write_bytes(b"other")
    with pytest.raises(Differs) as refused:
        replace(disk, spot, b"new", expected)
    assert refused.value.found.digest == digest_of(b"other")
    assert spot.path.read_bytes() == b"other"


def between(disk: Disk, name: str, act: Callable[[], None], at: int = 1) -> None:
    """Have something done before the n-th call of this name."""
    seen = 0

    def step(called: str) -> None:
        nonlocal seen
        if called == name:
            seen += 1
            if seen == at:
                act()

    disk._step = step


def test_a_change_between_check_and_write_is_put_back(tmp_path: Path) -> None:
    """The second race of the fifth source: the file is as expected when it is looked at, and not when it is written."""
    disk = Disk()
    with disk.at(tmp_path / "file") as spot:
        for editor in (
            lambda: spot.path.write_bytes(b"editor"),
            lambda: ((tmp_path / "~").write_bytes(b"editor"), (tmp_path / "~").rename(spot.path)),
        ):
            spot.path.write_bytes(b"old")
            expected = look(disk, spot)
            between(disk, "exchange", editor)
            with pytest.raises(Differs):
                replace(disk, spot, b"new", expected)
            assert spot.path.read_bytes() == b"editor"
            (tmp_path / ".ryx-t.new").unlink()


def test_the_newest_of_several_editors_stays_and_the_others_are_kept(tmp_path: Path) -> None:
    disk, kept = Disk(), Kept()
    with disk.at(tmp_path / "file") as spot:
        spot.path.write_bytes(b"old")
        expected = look(disk, spot)
        number = 0

        def step(name: str) -> None:
            nonlocal number
            if name == "exchange" and number < 4:
                number += 1
                (tmp_path / "~").write_bytes(b"editor %d" % number)
                (tmp_path / "~").rename(spot.path)

        disk._step = step
        with pytest.raises(Differs):
            replace(disk, spot, b"new", expected, kept)
        assert spot.path.read_bytes() == b"editor 4"


def test_a_file_that_a_program_writes_to_is_left_alone(disk: Disk, spot: Spot) -> None:
    spot.path.write_bytes(b"old")
    with spot.path.open("r+b") as program:
        with pytest.raises(Differs) as refused:
            replace(disk, spot, b"new", look(disk, spot))
        assert refused.value.busy
        program.write(b"late")
    assert spot.path.read_bytes() == b"late"


def test_one_that_is_only_read_is_replaced(disk: Disk, spot: Spot) -> None:
    spot.path.write_bytes(b"old")
    with spot.path.open("rb") as reader:
        replace(disk, spot, b"new", look(disk, spot))
        assert reader.read() == b"old"
    assert spot.path.read_bytes() == b"new"


def test_asking_whether_a_file_is_quiet_leaves_no_lease_and_no_signal(tmp_path: Path) -> None:
    file = tmp_path / "file"
    file.write_bytes(b"x")
    disk = Disk()
    with disk.at(file) as spot:
        fd = disk.open(spot)
    assert disk.quiet(fd) is True
    done = subprocess.run(
        [sys.executable, "-c", f"open({str(file)!r}, 'ab').write('y'.encode())"], check=False, timeout=20
    )
    assert done.returncode == 0
    assert disk.quiet(fd) is True
    os.close(fd)


def test_mode_attributes_and_acl_stay(disk: Disk, spot: Spot) -> None:
    spot.path.write_bytes(b"old")
    spot.path.chmod(0o751)
    os.setxattr(spot.path, "user.note", b"mine")
    subprocess.run(["setfacl", "-m", "u:1234:rw", str(spot.path)], check=True)
    before = look(disk, spot)
    replace(disk, spot, b"new", before)
    after = look(disk, spot)
    assert after.mode == before.mode
    assert after.xattrs == before.xattrs
    assert {"user.note", "system.posix_acl_access"} <= set(after.xattrs)
    acl = subprocess.run(["getfacl", "-cn", str(spot.path)], check=True, capture_output=True, text=True).stdout
    assert "user:1234:rw-" in acl


def test_a_default_acl_of_the_folder_does_not_get_into_a_file_that_had_none(disk: Disk, spot: Spot) -> None:
    spot.path.write_bytes(b"old")
    subprocess.run(["setfacl", "-d", "-m", "u:1234:rw", str(spot.path.parent)], check=True)
    before = look(disk, spot)
    assert "system.posix_acl_access" not in before.xattrs
    replace(disk, spot, b"new", before)
    assert look(disk, spot).xattrs == before.xattrs


@ROOT
@pytest.mark.rare
def test_the_owner_stays(disk: Disk, spot: Spot) -> None:
    spot.path.write_bytes(b"old")
    os.chown(spot.path, 1234, 4321)
    replace(disk, spot, b"new", look(disk, spot))
    info = spot.path.stat()
    assert (info.st_uid, info.st_gid) == (1234, 4321)


FOREIGN = """
import os, sys
from pathlib import Path
from ryxd.files.disk import Disk
from ryxd.files.exchange import Like, Unkept, stage
from ryxd.files.state import look
os.setgroups([]); os.setgid(1234); os.setuid(1234)
disk = Disk()
with disk.at(Path(sys.argv[1])) as spot:
    state = look(disk, spot)
    try:
        stage(disk, spot.beside(".ryx-t.new"), b"new", Like(state.mode, owner=state.owner))
    except Unkept as error:
        print(error, os.listdir(os.path.dirname(sys.argv[1])))
"""


@ROOT
@pytest.mark.rare
def test_another_users_file_does_not_silently_become_ours(tmp_path: Path) -> None:
    folder = Path(
        os.path.realpath(
            subprocess.run(["mktemp", "-d"], check=False, capture_output=True, text=True).stdout.strip()
        )
    )
    folder.chmod(0o777)
    file = folder / "file"
    file.write_bytes(b"old")
    file.chmod(0o666)
    done = subprocess.run(
        [sys.executable, "-c", FOREIGN, str(file)], check=False, capture_output=True, text=True, timeout=60, cwd=os.getcwd(),
        env={**os.environ, "PYTHONPATH": os.pathsep.join(sys.path)},
    )  # fmt: skip
    assert "belongs to another user" in done.stdout, done.stderr
    assert "['file']" in done.stdout
    assert file.read_bytes() == b"old"


def test_line_endings_and_zeros_are_bytes_like_others(disk: Disk, spot: Spot) -> None:
    data = b"a\r\nb\rc\n\0\xff\xfe" * 1000
    spot.path.write_bytes(b"old\r\n")
    replace(disk, spot, data, look(disk, spot))
    assert spot.path.read_bytes() == data


def test_a_hard_link_is_broken_and_its_other_name_keeps_what_it_had(disk: Disk, spot: Spot) -> None:
    """Decision 0018: what was approved is this name; the other one may be a backup, or somewhere private."""
    spot.path.write_bytes(b"old")
    other = spot.path.with_name("other")
    os.link(spot.path, other)
    replace(disk, spot, b"new", look(disk, spot))
    assert (spot.path.read_bytes(), other.read_bytes()) == (b"new", b"old")


def test_nothing_is_created_where_something_is(disk: Disk, spot: Spot) -> None:
    spot.path.symlink_to("nowhere")
    temp = spot.beside(".ryx-t.new")
    stage(disk, temp, b"new", Like())
    with pytest.raises(FileExistsError):
        exchange.put(disk, temp, spot)
    assert os.readlink(spot.path) == "nowhere"


def test_what_is_taken_is_what_was_expected(disk: Disk, spot: Spot) -> None:
    spot.path.write_bytes(b"old")
    expected = look(disk, spot)
    off = spot.beside(".ryx-t.old")
    between(disk, "rename", lambda: spot.path.write_bytes(b"editor") and None)
    with pytest.raises(Differs):
        take(disk, spot, off, expected, Kept())
    assert spot.path.read_bytes() == b"editor"
    take(disk, spot, off, look(disk, spot), Kept())
    assert not spot.path.exists()
    assert off.path.read_bytes() == b"editor"


def test_no_link_on_the_way_is_followed(tmp_path: Path) -> None:
    (tmp_path / "real").mkdir()
    (tmp_path / "link").symlink_to("real")
    for opened in (open_folder, _walked):
        os.close(opened(tmp_path / "real"))
        with pytest.raises(OSError) as refused:
            opened(tmp_path / "link")
        assert refused.value.errno in {errno.ELOOP, errno.ENOTDIR}
        with pytest.raises(FileNotFoundError):
            opened(tmp_path / "none")


def test_a_folder_swapped_for_a_link_meanwhile_changes_nothing(disk: Disk, tmp_path: Path) -> None:
    folder, elsewhere = tmp_path / "folder", tmp_path / "elsewhere"
    folder.mkdir()
    elsewhere.mkdir()
    (folder / "file").write_bytes(b"old")
    (elsewhere / "file").write_bytes(b"old")
    with disk.at(folder / "file") as spot:
        expected = look(disk, spot)
        folder.rename(tmp_path / "moved")
        folder.symlink_to(elsewhere)
        replace(disk, spot, b"new", expected)
    assert (elsewhere / "file").read_bytes() == b"old"
    assert (tmp_path / "moved/file").read_bytes() == b"new"


def test_what_can_not_be_kept_leaves_nothing_behind(disk: Disk, spot: Spot, tmp_path: Path) -> None:
    spot.path.write_bytes(b"old")
    with pytest.raises((Unkept, OSError)):
        stage(disk, spot.beside(".ryx-t.new"), b"x", Like(xattrs={"user." + "x" * 300: "00"}))
    assert [path.name for path in tmp_path.iterdir()] == ["file"]
