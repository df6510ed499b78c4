"""Taking back what was changed: only what still is as ryx left it, newest first, and again."""

import os
import shutil
from collections.abc import AsyncIterator
from pathlib import Path

import pytest

from ryxd.core.files import (
    Copy,
    Create,
    Link,
    MakeFolder,
    Mode,
    Move,
    Operation,
    Remove,
    RemoveFolder,
    Replace,
    Trash,
)
from ryxd.files.state import digest_of
from ryxd.wire.errors import NotFound
from tests.files.hands import Home, outcomes, tree


@pytest.fixture
async def home(tmp_path: Path) -> AsyncIterator[Home]:
    async with Home(tmp_path) as made:
        yield made


def furnished(home: Home) -> None:
    home.write("a.txt", "alpha\n")
    home.write("b.sh", "#!/bin/sh\n", 0o755)
    home.write("full/c.txt", "gamma\n")
    (home / "empty").mkdir()
    (home / "link").symlink_to("a.txt")


def one_of_each(home: Home) -> dict[str, Operation]:
    h = home.path
    return {
        "create": Create(h / "new.txt", b"new\n"),
        "replace": Replace(h / "a.txt", b"ALPHA\n"),
        "replace a script": Replace(h / "b.sh", b"#!/bin/bash\n"),
        "replace and chmod": Replace(h / "a.txt", b"ALPHA\n", mode=0o600),
        "move": Move(h / "a.txt", h / "full/a.txt"),
        "move a folder": Move(h / "full", h / "empty/full"),
        "move a link": Move(h / "link", h / "full/link"),
        "copy": Copy(h / "b.sh", h / "copy.sh"),
        "copy a folder": Copy(h / "full", h / "full2"),
        "copy a link": Copy(h / "link", h / "link2"),
        "trash": Trash(h / "b.sh"),
        "trash a folder": Trash(h / "full"),
        "trash a link": Trash(h / "link"),
        "remove": Remove(h / "b.sh", digest_of(b"#!/bin/sh\n")),
        "remove a link": Remove(h / "link", digest_of(b"a.txt")),
        "make a folder": MakeFolder(h / "x/y/z"),
        "remove a folder": RemoveFolder(h / "empty"),
        "link": Link(h / "link3", "full/c.txt"),
        "mode": Mode(h / "a.txt", 0o400),
        "mode of a folder": Mode(h / "full", 0o700),
    }


KINDS = [
    "create", "replace", "replace a script", "replace and chmod", "move", "move a folder", "move a link", "copy",
    "copy a folder", "copy a link", "trash", "trash a folder", "trash a link", "remove", "remove a link",
    "make a folder", "remove a folder", "link", "mode", "mode of a folder",
]  # fmt: skip


@pytest.mark.parametrize("kind", KINDS)
async def test_each_kind_comes_back_and_again_and_back(home: Home, kind: str) -> None:
    furnished(home)
    before = home.tree()
    await home.does(one_of_each(home)[kind])
    after = home.tree()
    assert after != before
    for _ in range(2):
        assert {*outcomes(await home.back())} == {"done"}
        assert home.tree() == before
        assert {*outcomes(await home.again())} == {"done"}
        assert home.tree() == after


def test_every_kind_is_in_the_list(tmp_path: Path) -> None:
    assert sorted(one_of_each(Home(tmp_path))) == sorted(KINDS)


async def test_times_and_attributes_of_a_replaced_file_come_back(home: Home) -> None:
    path = home.write("a.txt", "one")
    os.setxattr(path, "user.note", b"mine")
    os.utime(path, ns=(1_000_000_000, 2_000_000_000))
    await home.does(Replace(path, b"two"))
    await home.back()
    assert os.getxattr(path, "user.note") == b"mine"
    assert path.stat().st_mtime_ns == 2_000_000_000


async def test_what_comes_out_of_the_trash_leaves_no_info_behind(home: Home) -> None:
    path = home.write("a.txt", "one")
    await home.does(Trash(path))
    assert len(list((home.trash / "info").iterdir())) == 1
    await home.back()
    assert list((home.trash / "info").iterdir()) == []
    assert list((home.trash / "files").iterdir()) == []


async def test_a_chain_over_one_file_comes_back_in_one_go(home: Home) -> None:
    furnished(home)
    h, before = home.path, home.tree()
    await home.does(Create(h / "n.txt", b"1"))
    await home.does(Replace(h / "n.txt", b"2"))
    await home.does(Move(h / "n.txt", h / "m.txt"))
    await home.does(Replace(h / "m.txt", b"3"), Mode(h / "m.txt", 0o600))
    await home.does(MakeFolder(h / "deep"), Move(h / "m.txt", h / "deep/m.txt"))
    await home.does(Trash(h / "deep/m.txt"), RemoveFolder(h / "deep"))
    await home.does(Trash(h / "full"), Move(h / "a.txt", h / "full"))
    after = home.tree()
    took = await home.back()
    assert {*outcomes(took)} == {"done"}
    assert len(took) == 11
    assert home.tree() == before
    groups = {entry.group for entry in await home.door.log.entries(limit=11)}
    assert len(groups) == 1, "all of it was one change"
    assert not [name for name in tree(home.trash) if ".ryx-" in name]
    assert {*outcomes(await home.again())} == {"done"}
    assert home.tree() == after


async def test_a_folder_that_was_made_filled_and_moved_is_taken_back_inside_out(home: Home) -> None:
    h = home.path
    await home.does(MakeFolder(h / "d/e"), Create(h / "d/e/f", b"1"))
    await home.does(Move(h / "d", h / "g"))
    await home.does(Replace(h / "g/e/f", b"2"))
    after = home.tree()
    assert {*outcomes(await home.back())} == {"done"}
    assert home.tree() == {}
    assert {*outcomes(await home.again())} == {"done"}
    assert home.tree() == after


async def test_a_run_is_taken_back_as_one_change(home: Home) -> None:
    h = home.path
    furnished(home)
    await home.does(Create(h / "n.txt", b"1"), Replace(h / "a.txt", b"2"))
    await home.does(Move(h / "a.txt", h / "m.txt"), Trash(h / "full"), Link(h / "l", "x"))
    await home.back()
    assert len({entry.group for entry in await home.door.log.entries(limit=5)}) == 1


# -- what is left alone


async def test_a_file_that_was_changed_since_is_left_alone_and_the_rest_comes_back(home: Home) -> None:
    h = home.path
    furnished(home)
    await home.does(Replace(h / "a.txt", b"ALPHA\n"), Replace(h / "b.sh", b"x"), Create(h / "n", b"n"))
    (h / "b.sh").write_text("mine")
    took = await home.back()
    assert outcomes(took) == ["done", "changed", "done"]
    assert took[1].since.change == ""
    assert abs(took[1].since.at / 1000 - (h / "b.sh").stat().st_mtime) < 1
    assert (h / "a.txt").read_text() == "alpha\n"
    assert (h / "b.sh").read_text() == "mine"
    assert not (h / "n").exists()


async def test_who_changed_it_since_is_told_when_it_was_ryx(home: Home) -> None:
    path = home.write("a", "0")
    await home.does(Replace(path, b"1"), run="r1")
    (later,) = await home.does(Replace(path, b"2"), run="r2")
    (took,) = await home.back("r1")
    assert outcomes([took]) == ["changed"]
    assert (took.since.change, took.since.run) == (later.id, "r2")
    assert path.read_text() == "2"


@pytest.mark.parametrize(
    ("kind", "spoil", "why"),
    [
        ("create", "edit new.txt", "changed"),
        ("create", "delete new.txt", "already"),
        ("create", "folder new.txt", "other"),
        ("replace", "edit a.txt", "changed"),
        ("replace", "chmod a.txt", "mode"),
        ("replace", "delete a.txt", "gone"),
        ("move", "edit full/a.txt", "changed"),
        ("move", "delete full/a.txt", "gone"),
        ("move", "new a.txt", "taken"),
        ("copy", "edit copy.sh", "changed"),
        ("copy a folder", "edit full2/c.txt", "changed"),
        ("trash", "empty", "trash"),
        ("trash", "new b.sh", "taken"),
        ("trash a folder", "empty", "trash"),
        ("remove", "new b.sh", "taken"),
        ("make a folder", "new x/y/z/mine", "full"),
        ("remove a folder", "new empty", "taken"),
        ("link", "delete link3", "already"),
        ("mode", "edit a.txt", "changed"),
        ("mode", "chmod a.txt", "mode"),
    ],
)
async def test_what_is_no_longer_as_ryx_left_it_is_left_alone(home: Home, kind: str, spoil: str, why: str) -> None:
    furnished(home)
    await home.does(one_of_each(home)[kind])
    what, _, name = spoil.partition(" ")
    path = home / name
    if what in {"edit", "new"}:
        path.parent.mkdir(parents=True, exist_ok=True)
        if path.exists():
            path.chmod(0o644)
        path.write_text("mine")
        if kind == "mode":
            path.chmod(0o400)
    elif what == "delete":
        path.unlink()
    elif what == "chmod":
        path.chmod(0o640)
    elif what == "folder":
        path.unlink()
        path.mkdir()
    else:
        for trashed in (home.trash / "files").iterdir():
            shutil.rmtree(trashed) if trashed.is_dir() else trashed.unlink()
    spoilt = home.tree()
    took = await home.back()
    assert why in outcomes(took)
    if kind != "make a folder":
        assert home.tree() == spoilt
    assert (home / "x/y/z/mine").exists() == (kind == "make a folder")


async def test_a_content_that_is_no_longer_kept_is_told(home: Home) -> None:
    path = home.write("a", "0" * 1000)
    (change,) = await home.does(Replace(path, b"1"))
    assert change.before is not None
    for kept in home.door.store.folder.iterdir():
        if kept.name.startswith(change.before):
            kept.unlink()
    (entry,) = await home.door.log.entries(ids=[change.id])
    assert home.undo.lost(entry) == "lost"
    assert outcomes(await home.back()) == ["lost"]
    assert path.read_bytes() == b"1"


async def test_an_emptied_trash_is_known_before_anybody_asks(home: Home) -> None:
    path = home.write("a", "0")
    (change,) = await home.does(Trash(path))
    (entry,) = await home.door.log.entries(ids=[change.id])
    assert home.undo.lost(entry) == ""
    next((home.trash / "files").iterdir()).unlink()
    assert home.undo.lost(entry) == "trash"


async def test_what_the_disk_refuses_for_one_change_does_not_keep_the_others(home: Home) -> None:
    h = home.path
    home.write("in/a", "0")
    home.write("b", "0")
    await home.does(Move(h / "in/a", h / "a"), Replace(h / "b", b"1"))
    (h / "in").rmdir()
    took = await home.back()
    assert outcomes(took) == ["done", "failed"]
    assert took[1].left is not None
    assert "in" in took[1].left.text
    assert (h / "b").read_text() == "0"
    assert (h / "a").read_text() == "0"


async def test_a_change_in_the_last_moment_is_seen_at_the_deed(tmp_path: Path) -> None:
    """Between the look and the deed somebody writes: theirs stays, the other file comes back all the same."""
    async with Home(tmp_path) as home:
        a, b = home.write("a", "0"), home.write("b", "0")
        await home.does(Replace(a, b"1"), Replace(b, b"1"))
        step = home.door.disk.step
        late = iter(["mine"])

        def meanwhile(name: str) -> None:
            if name == "log intend":
                for text in late:
                    a.write_text(text)
            step(name)

        home.door.log._step = meanwhile
        took = await home.back()
        assert outcomes(took) == ["done", "changed"]
        assert (a.read_text(), b.read_text()) == ("mine", "0")


# -- which changes are meant


async def test_the_last_run_is_taken_back_and_then_the_one_before_and_redone_in_turn(home: Home) -> None:
    h = home.path
    trees = [home.tree()]
    for number in range(3):
        await home.does(Create(h / f"{number}a", b"1"), run=f"r{number}")
        await home.does(Create(h / f"{number}b", b"1"), run=f"r{number}")
        trees.append(home.tree())
    for number in (2, 1, 0):
        await home.back()
        assert home.tree() == trees[number]
    with pytest.raises(NotFound, match="no change to take back"):
        await home.back()
    for number in (1, 2, 3):
        await home.again()
        assert home.tree() == trees[number]
    with pytest.raises(NotFound, match="nothing was taken back"):
        await home.again()


async def test_one_change_of_a_run_can_be_taken_back_and_done_again(home: Home) -> None:
    h = home.path
    one, two = await home.does(Create(h / "1", b"1"), Create(h / "2", b"2"))
    assert outcomes(await home.back(one.id)) == ["done"]
    assert list(home.tree()) == ["2"]
    with pytest.raises(NotFound, match="taken back already"):
        await home.back(one.id)
    with pytest.raises(NotFound, match="holds"):
        await home.again(two.id)
    assert outcomes(await home.back()) == ["done"], "the rest of the run"
    assert list(home.tree()) == []
    assert outcomes(await home.again(one.id)) == ["done"]
    assert list(home.tree()) == ["1"]


async def test_what_was_trashed_again_by_a_redo_is_found_at_its_new_place(home: Home) -> None:
    path = home.write("a", "1")
    await home.does(Trash(path))
    await home.back()
    other = home.write("b/a", "2")
    await home.does(Trash(other), run="r2")  # takes the name in the Trash
    await home.again("r1")
    await home.back("r1")
    assert path.read_text() == "1"


async def test_only_the_conversations_own_changes_are_the_last_ones(home: Home) -> None:
    h = home.path
    await home.does(Create(h / "1", b"1"), run="r1", session="s1")
    await home.does(Create(h / "2", b"2"), run="r2", session="s2")
    assert (await home.choose("undo", session="s1")).origins[0].run == "r1"
    with pytest.raises(NotFound, match="in this conversation"):
        await home.choose("undo", session="s3")
    with pytest.raises(NotFound, match="in this conversation"):
        await home.choose("redo", session="s2")
    await home.back("r2")
    assert (await home.choose("redo", session="s2")).origins[0].run == "r2"
    with pytest.raises(NotFound):
        await home.choose("redo", session="s1")


@pytest.mark.parametrize("what", ["r9", "c99", "x", "c", "", "c1; DROP TABLE changes"])
async def test_what_is_not_there_is_said(home: Home, what: str) -> None:
    await home.does(Create(home / "1", b"1"))
    with pytest.raises(NotFound):
        await home.choose("undo", what)


async def test_a_change_that_failed_has_nothing_to_take_back(home: Home) -> None:
    (home / "in").mkdir()
    (change,) = await home.does(Create(home / "1", b"1"))
    await home.door.log.failed([change.id], "the disk was full")
    with pytest.raises(NotFound, match="the disk was full"):
        await home.choose("undo", change.id)


# -- merging, and looking first


async def test_a_merge_takes_back_only_ryxs_part(home: Home) -> None:
    path = home.write("a", "one\ntwo\nthree\nfour\nfive\n")
    await home.does(Replace(path, b"one\ntwo\nRYX\nfour\nfive\n"))
    path.write_bytes(b"ONE\ntwo\nRYX\nfour\nfive\n")
    (took,) = await home.back(merge=True)
    assert took.outcome == "merged"
    assert path.read_text() == "ONE\ntwo\nthree\nfour\nfive\n"
    (again,) = await home.again()
    assert again.outcome == "done"
    assert path.read_text() == "ONE\ntwo\nRYX\nfour\nfive\n"


async def test_a_chain_of_edits_merges_one_after_the_other(home: Home) -> None:
    text = "".join(f"{number}\n" for number in range(9))
    path = home.write("a", text)
    one = text.replace("2\n", "two\n")
    two = one.replace("6\n", "six\n")
    await home.does(Replace(path, one.encode()))
    await home.does(Replace(path, two.encode()), Move(path, home / "b"))
    (home / "b").write_text(two.replace("4\n", "mine\n"))
    took = await home.back(merge=True)
    assert outcomes(took) == ["done", "merged", "merged"]
    assert path.read_text() == text.replace("4\n", "mine\n")


async def test_a_conflict_changes_nothing_and_is_shown(home: Home) -> None:
    path = home.write("a", "one\n")
    await home.does(Replace(path, b"RYX\n"))
    path.write_text("mine\n")
    (took,) = await home.back(merge=True)
    assert took.left is not None
    assert took.left.why == "conflict"
    assert "<<<<<<< now\nmine\n||||||| what ryx wrote\nRYX\n=======\none\n>>>>>>> before" in took.left.text
    assert path.read_text() == "mine\n"


async def test_what_is_no_text_is_not_merged(home: Home) -> None:
    path = home.write("a", b"\0one")
    await home.does(Replace(path, b"\0ryx"))
    path.write_bytes(b"\0mine")
    assert outcomes(await home.back(merge=True)) == ["unmergeable"]
    assert path.read_bytes() == b"\0mine"


async def test_a_preview_shows_the_differences_and_does_nothing(home: Home) -> None:
    h = home.path
    furnished(home)
    await home.does(Replace(h / "a.txt", b"ALPHA\n"), Create(h / "n", b"new\n"), Trash(h / "b.sh"))
    after = home.tree()
    chosen = await home.choose()
    took = await home.undo.preview(chosen.entries)
    assert outcomes(took) == ["would", "would", "would"]
    assert took[1].diff.splitlines() == ["--- now", "+++ then", "@@ -1 +0,0 @@", "-new"]
    assert took[2].diff.splitlines() == ["--- now", "+++ then", "@@ -1 +1 @@", "-ALPHA", "+alpha"]
    assert home.tree() == after
    assert len(await home.door.log.entries()) == 3, "nothing was meant, either"


async def test_a_preview_of_a_merge_shows_what_would_come_of_it(home: Home) -> None:
    path = home.write("a", "one\ntwo\nthree\n")
    await home.does(Replace(path, b"one\ntwo\nRYX\n"))
    path.write_bytes(b"ONE\ntwo\nRYX\n")
    chosen = await home.choose()
    (took,) = await home.undo.preview(chosen.entries, merge=True)
    assert took.outcome == "would_merge"
    assert took.diff.splitlines()[3:] == [" ONE", " two", "-RYX", "+three"]
    assert path.read_bytes() == b"ONE\ntwo\nRYX\n"


async def test_a_folder_that_was_copied_and_changed_in_the_same_run_goes_as_a_whole(home: Home) -> None:
    h = home.path
    furnished(home)
    before = home.tree()
    await home.does(Copy(h / "full", h / "full2"))
    await home.does(Replace(h / "full2/c.txt", b"2"), Move(h / "a.txt", h / "full2/a.txt"))
    await home.does(Create(h / "full2/d", b"3"))
    assert {*outcomes(await home.back())} == {"done"}
    assert home.tree() == before
