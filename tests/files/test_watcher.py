"""The watcher: what happens to a known file is told, whoever does it and however."""

import asyncio
import mmap
import os
import shutil
import threading
from collections.abc import Callable
from pathlib import Path

import pytest

from tests.files.watching import digest, held, watching


def write(path: Path, text: str = "new") -> None:
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_text(text)


def saved_by_rename(path: Path) -> None:
    write(path.with_name("tmp123"))
    os.replace(path.with_name("tmp123"), path)


def saved_by_vim(path: Path) -> None:
    write(path.with_name(".a.swp"), "swap")
    write(path.with_name("4913"), "")
    path.with_name("4913").unlink()
    os.rename(path, path.with_name("a~"))
    write(path)
    path.with_name("a~").unlink()
    path.with_name(".a.swp").unlink()


def truncated_first(path: Path) -> None:
    with path.open("r+") as file:
        file.truncate(0)
        file.flush()
        file.write("new")


def through_mmap(path: Path) -> None:
    with path.open("r+b") as file, mmap.mmap(file.fileno(), 3) as memory:
        memory[:] = b"new"


def through_a_hard_link(path: Path) -> None:
    os.link(path, path.with_name("twin"))
    os.replace(path.with_name("twin"), path.with_name("twin2"))  # the name of a link says nothing
    path.write_text("new")


def with_old_times(path: Path) -> None:
    before = path.stat()
    path.write_text("new")
    os.utime(path, ns=(before.st_atime_ns, before.st_mtime_ns))


def gone_and_back(path: Path) -> None:
    path.unlink()
    write(path)


WAYS: list[Callable[[Path], None]] = [
    write,
    saved_by_rename,
    saved_by_vim,
    truncated_first,
    through_mmap,
    through_a_hard_link,
    with_old_times,
    gone_and_back,
]


@pytest.mark.parametrize("way", WAYS, ids=lambda way: way.__name__)
async def test_every_way_of_saving_is_told_without_asking(tmp_path: Path, way: Callable[[Path], None]) -> None:
    path = tmp_path / "a"
    write(path, "old")
    async with watching(path) as (_, told):
        way(path)
        await told.until(lambda: told.all != [] and told.last(path) == digest("new"))


@pytest.mark.parametrize("way", WAYS, ids=lambda way: way.__name__)
async def test_who_asks_hears_of_all_that_happened_before(tmp_path: Path, way: Callable[[Path], None]) -> None:
    path = tmp_path / "a"
    write(path, "old")
    async with watching(path) as (watcher, told):
        way(path)
        await watcher.caught_up()
        assert told.last(path) == digest("new")


async def test_a_change_between_reading_and_following_is_told(tmp_path: Path) -> None:
    path = tmp_path / "a"
    write(path, "old")
    async with watching() as (watcher, told):
        watcher.follow(path)
        write(path)
        await watcher.caught_up()
        assert told.last(path) == digest("new")


async def test_who_follows_anew_is_told_anew(tmp_path: Path) -> None:
    path = tmp_path / "a"
    write(path)
    async with watching(path) as (watcher, told):
        watcher.unfollow(path)
        watcher.follow(path)
        await watcher.caught_up()
        assert told.new() == {path: digest("new")}


async def test_what_changes_nothing_is_not_told(tmp_path: Path) -> None:
    path = tmp_path / "a"
    write(path, "old")
    async with watching(path) as (watcher, told):
        path.read_text()
        path.chmod(0o600)
        os.utime(path, (1, 1))
        write(path, "old")
        write(tmp_path / "b")
        write(tmp_path / "c" / "d")
        await watcher.caught_up()
        assert told.new() == {}


async def test_two_writes_within_one_tick_of_the_clock_are_both_seen(tmp_path: Path) -> None:
    path = tmp_path / "a"
    write(path, "0000")
    async with watching(path) as (watcher, told):
        for number in range(1, 200):
            write(path, f"{number:04}")
            await watcher.caught_up()
            assert told.last(path) == digest(f"{number:04}")


async def test_a_file_that_goes_and_one_that_cant_be_read_are_told(tmp_path: Path) -> None:
    gone, folder, link = tmp_path / "gone", tmp_path / "folder", tmp_path / "link"
    for path in (gone, folder, link):
        write(path, "old")
    write(tmp_path / "other", "other")
    async with watching(gone, folder, link) as (watcher, told):
        gone.unlink()
        folder.unlink()
        folder.mkdir()
        link.unlink()
        link.symlink_to(tmp_path / "other")
        await watcher.caught_up()
        assert told.new() == {gone: None, folder: None, link: digest("other")}


async def test_thousands_of_changes_are_told_one_by_one(tmp_path: Path) -> None:
    paths = [tmp_path / f"d{number % 40}" / f"f{number}" for number in range(4000)]
    for path in paths:
        write(path, "old")
    async with watching(*paths) as (watcher, told):
        for path in paths:
            path.write_text(path.name)
        await watcher.caught_up()
        assert told.new() == {path: digest(path.name) for path in paths}
        for path in paths[::2]:
            path.unlink()
        await watcher.caught_up()
        assert told.new() == dict.fromkeys(paths[::2])


# -- folders that come, go and move


async def test_a_folder_above_that_is_renamed_takes_its_files_along(tmp_path: Path) -> None:
    path = tmp_path / "a" / "b" / "c" / "f"
    write(path, "old")
    async with watching(path) as (watcher, told):
        os.rename(tmp_path / "a", tmp_path / "z")
        await watcher.caught_up()
        assert told.new() == {path: None}
        write(tmp_path / "z" / "b" / "c" / "f", "elsewhere")
        await watcher.caught_up()
        assert told.new() == {}
        os.rename(tmp_path / "z", tmp_path / "a")
        await watcher.caught_up()
        assert told.new() == {path: digest("elsewhere")}
        write(path)
        await watcher.caught_up()
        assert told.new() == {path: digest("new")}


async def test_a_folder_that_is_moved_in_is_followed(tmp_path: Path) -> None:
    path = tmp_path / "work" / "a" / "f"
    write(path, "old")
    write(tmp_path / "other" / "f", "moved in")
    async with watching(path) as (_, told):
        shutil.rmtree(path.parent)
        await told.until(lambda: told.all != [] and told.last(path) is None)
        os.rename(tmp_path / "other", path.parent)
        await told.until(lambda: told.last(path) == digest("moved in"))
        write(path)
        await told.until(lambda: told.last(path) == digest("new"))


async def test_folders_made_in_one_go_with_the_file_in_them(tmp_path: Path) -> None:
    path = tmp_path / "a" / "b" / "c" / "f"
    write(path, "old")
    async with watching(path) as (_, told):
        for _ in range(20):
            shutil.rmtree(tmp_path / "a")
            await told.until(lambda: told.all != [] and told.last(path) is None)
            write(path)
            await told.until(lambda: told.last(path) == digest("new"))


async def test_the_folder_is_deleted_and_made_again_faster_than_we_look(tmp_path: Path) -> None:
    path = tmp_path / "a" / "f"
    write(path, "old")
    async with watching(path) as (watcher, told):
        for number in range(50):
            shutil.rmtree(path.parent)
            write(path, f"{number}")
            await watcher.caught_up()
            assert told.last(path) == digest(f"{number}")
            write(path, f"{number} again")
            await watcher.caught_up()
            assert told.last(path) == digest(f"{number} again")


async def test_a_folder_swapped_for_a_link_is_not_followed_out(tmp_path: Path) -> None:
    path = tmp_path / "a" / "f"
    write(path, "old")
    write(tmp_path / "outside" / "f", "outside")
    async with watching(path) as (watcher, told):
        os.rename(path.parent, tmp_path / "kept")
        path.parent.symlink_to(tmp_path / "outside")
        await watcher.caught_up()
        assert told.last(path) == digest("outside"), "that is what a reader would find now"
        assert str(path.parent) not in watcher.watches
        assert str(tmp_path / "outside") not in watcher.watches


async def test_another_folder_is_followed_without_losing_events_of_the_first(tmp_path: Path) -> None:
    first = tmp_path / "first" / "f"
    write(first, "old")
    others = [tmp_path / f"d{number}" / "f" for number in range(100)]
    for path in others:
        write(path, "old")
    async with watching(first) as (watcher, told):
        for number, path in enumerate(others):
            watcher.follow(path)
            first.write_text(f"{number}")
            if number % 10 == 9:
                await watcher.caught_up()
                assert told.last(first) == digest(f"{number}")
            if number > 50:
                watcher.unfollow(others[number - 50])


async def test_a_file_in_a_folder_that_was_only_above_others_is_heard(tmp_path: Path) -> None:
    below, above = tmp_path / "a" / "b" / "f", tmp_path / "a" / "f"
    for path in (below, above):
        write(path, "old")
    async with watching(below) as (watcher, told):
        watcher.follow(above)
        await watcher.caught_up()
        assert told.new() == {above: digest("old")}
        write(above)
        await told.until(lambda: told.all != [])
        assert told.last(above) == digest("new")


# -- what it costs


async def test_only_the_folders_of_known_files_are_watched(tmp_path: Path) -> None:
    for number in range(50):
        write(tmp_path / f"d{number}" / "sub" / "f")
    path = tmp_path / "d7" / "sub" / "f"
    async with watching(path) as (watcher, _):
        above = {str(folder) for folder in path.parents} - {"/"}
        assert watcher.watches == above
        assert held() == (1, len(above))


async def test_nothing_is_held_when_nothing_is_known_any_more(tmp_path: Path) -> None:
    before, threads, files = held(), threading.active_count(), len(os.listdir("/proc/self/fd"))
    paths = [tmp_path / f"d{number}" / "f" for number in range(30)]
    for path in paths:
        write(path)
    async with watching() as (watcher, told):
        assert held() == before
        for _ in range(3):
            for path in paths:
                watcher.follow(path)
                watcher.follow(path)
            await watcher.caught_up()
            assert held()[1] >= 30
            for path in paths:
                watcher.unfollow(path)
            await watcher.caught_up()
            assert held()[1] >= 30, "whoever else knows it is still to be told"
            for path in paths[1:]:
                watcher.unfollow(path)
                watcher.unfollow(path)
            await watcher.caught_up()
            assert watcher.watches == {str(folder) for folder in paths[0].parents} - {"/"}
            told.all.clear()
            write(paths[0], "still")
            await watcher.caught_up()
            assert told.new() == {paths[0]: digest("still")}
            watcher.unfollow(paths[0])
            await watcher.caught_up()
            assert held() == before
            write(paths[0])
    assert held() == before
    # a thread of the loop's own pool may have come, but none of ours
    assert threading.active_count() <= threads + min(32, (os.cpu_count() or 1) + 4)
    assert len(os.listdir("/proc/self/fd")) == files


async def test_leaving_is_clean_in_the_middle_of_everything(tmp_path: Path) -> None:
    before = held()
    big = tmp_path / "big"
    with big.open("wb") as file:
        file.truncate(200 << 20)
    async with watching() as (watcher, _):
        watcher.follow(big)
        waiting = asyncio.create_task(watcher.caught_up())
        await asyncio.sleep(0)
        await asyncio.sleep(0)
    async with asyncio.timeout(30):
        await waiting
    assert held() == before


async def test_who_waits_can_be_cancelled_and_others_go_on(tmp_path: Path) -> None:
    path = tmp_path / "a"
    write(path, "old")
    async with watching(path) as (watcher, told):
        for number in range(20):
            write(path, f"{number}")
            waiting = [asyncio.create_task(watcher.caught_up()) for _ in range(5)]
            await asyncio.sleep(0)
            for task in waiting[:4]:
                task.cancel()
            await asyncio.wait(waiting)
            assert [task.cancelled() for task in waiting] == [True] * 4 + [False]
        write(path)
        await told.until(lambda: told.all != [] and told.last(path) == digest("new"))
