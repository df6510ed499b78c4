"""The watcher on declared trees: everything in them is told, but for what is skipped, and nothing outside."""

import os
import shutil
from pathlib import Path

from ryxd.files.folders import chain, count, remote_devices, walk
from tests.files.watching import digest, watching


def write(path: Path, text: str = "new") -> None:
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_text(text)


async def test_everything_in_a_tree_is_told(tmp_path: Path) -> None:
    top = tmp_path / "top"
    write(top / "a" / "b" / "f")
    write(tmp_path / "outside" / "sub" / "f")
    async with watching(roots=[top], skip=[".git"]) as (watcher, told):
        write(top / "a" / "b" / "f")
        write(tmp_path / "outside" / "f")
        await watcher.caught_up()
        assert told.trees == [top / "a" / "b" / "f"]
        told.trees.clear()
        write(top / "new" / "in" / "one" / "go")
        await watcher.caught_up()
        assert top / "new" in told.trees
        told.trees.clear()
        write(top / "new" / "in" / "one" / "go", "again")
        await watcher.caught_up()
        assert told.trees == [top / "new" / "in" / "one" / "go"]
        told.trees.clear()
        os.rename(tmp_path / "outside", top / "moved in")
        await watcher.caught_up()
        assert told.trees == [top / "moved in"]
        told.trees.clear()
        write(top / "moved in" / "sub" / "f")
        await watcher.caught_up()
        assert told.trees == [top / "moved in" / "sub" / "f"]


async def test_what_is_skipped_is_not_watched_nor_told(tmp_path: Path) -> None:
    for name in (".git/objects/ab", "src/node_modules/x/y", "src/deep"):
        (tmp_path / name).mkdir(parents=True)
    async with watching(roots=[tmp_path], skip=[".git", "node_modules"]) as (watcher, told):
        below = {str(folder) for folder in (tmp_path, tmp_path / "src", tmp_path / "src" / "deep")}
        above = {str(folder) for folder in tmp_path.parents} - {"/"}
        assert watcher.watches == below | above
        write(tmp_path / ".git" / "index")
        write(tmp_path / "src" / "node_modules" / "x" / "f")
        shutil.rmtree(tmp_path / ".git")
        write(tmp_path / ".git" / "index")
        await watcher.caught_up()
        # where a busy machine lost an event, the whole root is looked through again
        assert told.trees in ([tmp_path / ".git"], [], [tmp_path])
        assert watcher.watches == below | above


async def test_a_link_to_a_folder_is_not_followed_out(tmp_path: Path) -> None:
    write(tmp_path / "outside" / "f")
    top = tmp_path / "top"
    top.mkdir()
    (top / "before").symlink_to(tmp_path / "outside")
    async with watching(roots=[top]) as (watcher, told):
        (top / "after").symlink_to(tmp_path / "outside")
        (top / "round").symlink_to(top)
        await watcher.caught_up()
        assert set(told.trees) == {top / "after", top / "round"}
        assert not any("outside" in folder for folder in watcher.watches)


async def test_a_tree_that_goes_is_followed_when_it_is_back(tmp_path: Path) -> None:
    top = tmp_path / "some" / "where"
    write(top / "f")
    async with watching(roots=[top]) as (watcher, told):
        shutil.rmtree(tmp_path / "some")
        await watcher.caught_up()
        assert str(top) not in watcher.watches
        told.trees.clear()
        write(top / "sub" / "f")
        await told.until(lambda: top in told.trees)
        await watcher.caught_up()
        told.trees.clear()
        write(top / "sub" / "g")
        await told.until(lambda: told.trees == [top / "sub" / "g"])


async def test_a_tree_that_is_not_there_yet(tmp_path: Path) -> None:
    top = tmp_path / "later"
    async with watching(roots=[top]) as (_, told):
        write(top / "f")
        await told.until(lambda: top in told.trees)


async def test_a_known_file_in_a_tree_is_told_as_both(tmp_path: Path) -> None:
    path = tmp_path / "f"
    write(path, "old")
    async with watching(path, roots=[tmp_path]) as (watcher, told):
        write(path)
        await watcher.caught_up()
        assert told.new() == {path: digest("new")}
        assert told.trees == [path]


async def test_no_watch_of_a_tree_is_left_for_what_is_gone(tmp_path: Path) -> None:
    async with watching(roots=[tmp_path]) as (watcher, _):
        before = watcher.watches
        for number in range(10):
            (tmp_path / f"d{number}" / "sub").mkdir(parents=True)
        await watcher.caught_up()
        assert len(watcher.watches) == len(before) + 20
        for number in range(5):
            shutil.rmtree(tmp_path / f"d{number}")
        for number in range(5, 10):
            os.rename(tmp_path / f"d{number}", tmp_path.parent / f"{tmp_path.name} {number}")
        await watcher.caught_up()
        await watcher.caught_up()
        assert watcher.watches == before


def test_counting_ends_where_it_is_enough(tmp_path: Path) -> None:
    for number in range(30):
        (tmp_path / f"{number}").mkdir()
    (tmp_path / "7" / ".git" / "x").mkdir(parents=True)
    assert count(str(tmp_path), {".git"}, 1000) == 31
    assert count(str(tmp_path), (), 10) == 11
    assert sorted(walk(str(tmp_path / "7"), ())) == [str(tmp_path / "7" / sub) for sub in ("", ".git", ".git/x")]
    assert list(walk(str(tmp_path / "none"), ())) == [str(tmp_path / "none")]


def test_disks_of_other_machines_are_known_by_their_kind(tmp_path: Path) -> None:
    table = tmp_path / "mountinfo"
    table.write_text(
        "36 25 254:1 / / rw,relatime shared:1 - ext4 /dev/vda1 rw\n"
        "90 36 0:51 / /mnt/nas\\040one rw shared:9 master:2 - nfs4 nas:/one rw,vers=4.2\n"
        "91 36 0:52 / /home/u/there rw - fuse.sshfs u@there: rw\n"
    )
    assert remote_devices(str(table)) == {os.makedev(0, 51), os.makedev(0, 52)}
    assert remote_devices(str(tmp_path / "none")) == frozenset()
    assert tmp_path.stat().st_dev not in remote_devices()


def test_the_folders_above_a_file() -> None:
    assert list(chain("/home/u/a/f")) == ["/home/u/a", "/home/u", "/home"]
    assert list(chain("/f")) == ["/"]
