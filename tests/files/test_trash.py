"""The desktop's Trash: other programs find what went there, and it comes back."""

import configparser
import os
import shutil
import tempfile
from pathlib import Path
from urllib.parse import unquote

import pytest

from ryxd.core.files import Create, Move, Origin, Trash
from ryxd.core.tool import ToolError
from ryxd.files.disk import Disk
from ryxd.files.door import Door
from ryxd.files.plan import Restore
from ryxd.files.trash import Bin, Trashes, info_of


def info(place: Path) -> dict[str, str]:
    parser = configparser.ConfigParser(interpolation=None)
    parser.optionxform = str  # type: ignore[assignment,method-assign]
    parser.read_string(info_of(place).read_text())
    return dict(parser["Trash Info"])


@pytest.mark.parametrize(
    "name", ["plain.txt", "mit Umlaut ä 100%.txt", ".hidden", "a\nb", os.fsdecode(b"\xff.bin")]
)
async def test_a_file_is_told_where_it_was_and_comes_back(tmp_path: Path, name: str) -> None:
    async with Door(tmp_path / "undo", trash=tmp_path / "Trash") as door:
        file = tmp_path / name
        file.write_bytes(b"data")
        (change,) = await door.of("a", Origin("r1")).apply([Trash(file)])
        place = change.target
        assert place is not None
        assert place == tmp_path / "Trash/files" / name
        assert place.read_bytes() == b"data"
        assert not os.path.lexists(file)
        found = info(place)
        assert os.fsdecode(
            unquote(found["Path"], errors="surrogateescape").encode(errors="surrogateescape")
        ) == str(file)
        assert len(found["DeletionDate"]) == len("2026-01-01T00:00:00")
        await door.apply("", Origin("r2"), [Restore(place, file)], undoes=[change.id])
        assert file.read_bytes() == b"data"
        assert [list((tmp_path / "Trash" / folder).iterdir()) for folder in ("files", "info")] == [[], []]


async def test_equal_names_get_numbers_and_nothing_is_overwritten(tmp_path: Path) -> None:
    async with Door(tmp_path / "undo", trash=tmp_path / "Trash") as door:
        hands = door.of("a", Origin("r1"))
        places = []
        for number in range(3):
            await hands.apply([Create(tmp_path / "a.tar.gz", b"%d" % number)])
            places += [change.target for change in await hands.apply([Trash(tmp_path / "a.tar.gz")])]
        assert [place.read_bytes() for place in places if place] == [b"0", b"1", b"2"]
        assert [place.name for place in places if place] == ["a.tar.gz", "a.2.tar.gz", "a.3.tar.gz"]
        await hands.apply([Create(tmp_path / f"{n}", b"x") for n in ("d", "e")])
        two = await hands.apply([Trash(tmp_path / "d"), Trash(tmp_path / "e")])
        assert len({change.target for change in two}) == 2
        long = tmp_path / ("ä" * 120 + ".txt")
        long.write_text("x")
        (change,) = await hands.apply([Trash(long)])
        assert change.target is not None
        assert len(os.fsencode(info_of(change.target).name)) <= 255


async def test_a_name_that_only_has_an_info_file_is_taken(tmp_path: Path) -> None:
    async with Door(tmp_path / "undo", trash=tmp_path / "Trash") as door:
        (tmp_path / "Trash/info").mkdir(parents=True)
        (tmp_path / "Trash/info/a.trashinfo").write_text("somebody else's")
        (tmp_path / "a").write_text("x")
        (change,) = await door.of("a", Origin()).apply([Trash(tmp_path / "a")])
        assert change.target is not None
        assert change.target.name == "a.2"
        assert (tmp_path / "Trash/info/a.trashinfo").read_text() == "somebody else's"


async def test_a_folder_goes_whole_and_its_size_is_noted(tmp_path: Path) -> None:
    async with Door(tmp_path / "undo", trash=tmp_path / "Trash") as door:
        (tmp_path / "d/e").mkdir(parents=True)
        (tmp_path / "d/e/f").write_bytes(b"x" * 10_000)
        (change,) = await door.of("a", Origin()).apply([Trash(tmp_path / "d")])
        assert change.target is not None
        assert (change.target / "e/f").read_bytes() == b"x" * 10_000
        (size, _, name) = (tmp_path / "Trash/directorysizes").read_text().split()
        assert int(size) >= 10_000
        assert name == "d"


def test_which_trash_is_chosen_on_another_disk(tmp_path: Path) -> None:
    shm = Path("/dev/shm")
    mine = shm / f".Trash-{os.getuid()}"
    if os.lstat(shm).st_dev == os.lstat(tmp_path).st_dev or not os.access(shm, os.W_OK) or mine.exists():
        pytest.skip("/dev/shm is no disk of its own here, or has a trash")
    top = Path(tempfile.mkdtemp(dir=shm))
    try:
        trashes = Trashes(tmp_path / "Trash")
        (top / "file").write_text("x")
        place = trashes.place(top / "file")
        assert place == mine / "files/file"
        assert trashes.of(place) == Bin(mine, shm)
        trashes.write_info(Disk(), place, top / "file")
        assert info(place)["Path"] == f"{top.name}/file", "relative to the top of its disk"
        with pytest.raises(FileExistsError):
            trashes.write_info(Disk(), place, top / "file")
        trashes.drop_info(Disk(), place, top / "other")
        assert info_of(place).exists(), "it tells of something else"
        trashes.drop_info(Disk(), place, top / "file")
        assert not info_of(place).exists()
    finally:
        shutil.rmtree(top)
        shutil.rmtree(mine, ignore_errors=True)


async def test_where_a_disk_is_mounted_is_not_moved(tmp_path: Path) -> None:
    async with Door(tmp_path / "undo", trash=tmp_path / "Trash") as door:
        for wish in (Trash(Path("/dev/shm")), Move(Path("/dev/shm"), tmp_path / "shm")):
            with pytest.raises(ToolError, match="mounted"):
                await door.of("a", Origin()).apply([wish])
        assert await door.log.entries() == ()
