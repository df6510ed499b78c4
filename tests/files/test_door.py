"""The door: what an agent may change, that it can be taken back, and that nobody's bytes are lost."""

import asyncio
import os
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
    Origin,
    Refusal,
    Remove,
    RemoveFolder,
    Replace,
    Trash,
)
from ryxd.core.tool import ToolError
from ryxd.files.door import Door
from ryxd.files.hands import Hands
from ryxd.files.plan import Put, Restore
from ryxd.files.state import digest_of


@pytest.fixture
async def door(tmp_path: Path) -> AsyncIterator[Door]:
    async with Door(tmp_path / "undo", trash=tmp_path / "Trash") as door:
        yield door


@pytest.fixture
def work(tmp_path: Path) -> Path:
    folder = tmp_path / "work"
    folder.mkdir()
    return folder


def hands(door: Door, agent: str = "s1/file") -> Hands:
    return door.of(agent, Origin("r1", "s1", "file", "a1", "please"))


def ours(folder: Path) -> list[str]:
    """Names of ours that were left behind."""
    return [name for _, _, files in os.walk(folder) for name in files if name.startswith(".ryx-")]


async def read(door: Door, path: Path, agent: str = "s1/file") -> None:
    mine = hands(door, agent)
    mine.saw(await mine.read(path))


async def test_a_write_needs_the_latest_copy(door: Door, work: Path) -> None:
    file = work / "notes.txt"
    file.write_text("one\n")
    with pytest.raises(Refusal, match="was not read") as refused:
        await hands(door).apply([Replace(file, b"two\n")])
    assert refused.value.reason == "unseen"
    assert "1\tone" in str(refused.value)
    assert file.read_text() == "one\n"
    await hands(door).apply([Replace(file, b"two\n")])  # what the refusal showed was seen
    assert file.read_bytes() == b"two\n"
    await hands(door).apply([Replace(file, b"three\n")])
    assert file.read_bytes() == b"three\n", "its own write counts as seen"
    assert ours(work) == []


async def test_a_reads_b_reads_and_writes_a_writes(door: Door, work: Path) -> None:
    """The first race of the fifth source."""
    file = work / "shared.txt"
    file.write_text("start\n")
    await read(door, file, "a")
    await read(door, file, "b")
    await hands(door, "b").apply([Replace(file, b"b was here\n")])
    with pytest.raises(Refusal, match=r"changed since") as refused:
        await hands(door, "a").apply([Replace(file, b"a was here\n")])
    assert refused.value.reason == "changed"
    assert "-start\n+b was here" in str(refused.value), "the difference to what it had read"
    assert file.read_bytes() == b"b was here\n"
    await hands(door, "a").apply([Replace(file, b"a and b were here\n")])
    assert file.read_bytes() == b"a and b were here\n"


async def test_everything_can_be_done_in_one_go(door: Door, work: Path) -> None:
    file = work / "a.txt"
    file.write_text("a\n")
    (work / "gone").mkdir()
    (work / "rm.txt").write_text("rm\n")
    await read(door, file)
    changes = await hands(door).apply(
        [
            Replace(file, b"b\n"),
            MakeFolder(work / "x" / "y"),
            Move(file, work / "x" / "y" / "b.txt"),
            Create(work / "x" / "new.txt", b"new\n"),
            Copy(work / "rm.txt", work / "copy.txt"),
            Remove(work / "rm.txt", digest_of(b"rm\n")),
            RemoveFolder(work / "gone"),
            Link(work / "link", "x/new.txt"),
            Mode(work / "x" / "new.txt", 0o700),
            Trash(work / "copy.txt"),
        ],
        summary="all",
    )
    kinds = [change.kind for change in changes]
    assert kinds == [
        "replace", "make_folder", "make_folder", "move", "create", "copy", "remove", "remove_folder", "link",
        "mode", "trash",
    ]  # fmt: skip
    assert (work / "x/y/b.txt").read_bytes() == b"b\n"
    assert (work / "link").read_bytes() == b"new\n"
    assert (work / "x/new.txt").stat().st_mode & 0o777 == 0o700
    assert sorted(os.listdir(work)) == ["link", "x"]
    assert ours(work) == []
    entries = await door.log.entries(run="r1")
    assert [entry.kind for entry in reversed(entries)] == kinds
    assert {entry.state for entry in entries} == {"done"}
    await hands(door).apply([Replace(work / "x/y/b.txt", b"c\n")])


async def test_a_change_that_fails_in_the_middle_is_taken_back(door: Door, work: Path) -> None:
    file = work / "a.txt"
    file.write_text("a\n")
    await read(door, file)
    before = file.stat().st_ino

    real = door.deeds.do

    def broken(step, material, stop):
        if step.path.name == "bad":
            (work / "bad").write_text("somebody was faster")
        real(step, material, stop)

    door.deeds.do = broken  # type: ignore[method-assign]
    with pytest.raises(Refusal) as refused:
        await hands(door).apply(
            [Replace(file, b"b\n"), MakeFolder(work / "f"), Move(file, work / "f/b"), Create(work / "bad", b"x")]
        )
    assert refused.value.reason == "changed"
    assert file.read_bytes() == b"a\n"
    assert file.stat().st_ino == before
    assert sorted(os.listdir(work)) == ["a.txt", "bad"]
    assert (work / "bad").read_text() == "somebody was faster"
    assert {entry.state for entry in await door.log.entries()} == {"failed"}


async def test_a_folder_goes_with_what_the_same_change_takes_out_of_it(door: Door, work: Path) -> None:
    (work / "sub/deep").mkdir(parents=True)
    for name in ("sub/one", "sub/deep/two"):
        (work / name).write_text(name)
    steps = [
        Remove(work / "sub/deep/two", digest_of(b"sub/deep/two")),
        RemoveFolder(work / "sub/deep"),
        Remove(work / "sub/one", digest_of(b"sub/one")),
        RemoveFolder(work / "sub"),
    ]
    real = door.deeds.do

    def broken(step, material, stop):
        if step.path.name == "bad":
            (work / "bad").write_text("somebody was faster")
        real(step, material, stop)

    door.deeds.do = broken  # type: ignore[method-assign]
    with pytest.raises(Refusal):
        await hands(door).apply([*steps, Create(work / "bad", b"x")])
    assert (work / "sub/deep/two").read_text() == "sub/deep/two"
    assert sorted(os.listdir(work / "sub")) == ["deep", "one"]
    await hands(door).apply([*steps, Create(work / "sub", b"a file now")])
    assert sorted(os.listdir(work)) == ["bad", "sub"]
    assert (work / "sub").read_bytes() == b"a file now"
    assert ours(work) == []


async def test_a_folder_with_something_else_in_it_stays(door: Door, work: Path) -> None:
    (work / "sub").mkdir()
    (work / "sub/one").write_text("1")
    (work / "sub/theirs").write_text("2")
    with pytest.raises(ToolError, match="not empty"):
        await hands(door).apply([Remove(work / "sub/one", digest_of(b"1")), RemoveFolder(work / "sub")])
    assert sorted(os.listdir(work / "sub")) == ["one", "theirs"]


async def test_undo_by_put_and_restore(door: Door, work: Path) -> None:
    file = work / "a.txt"
    file.write_text("a\n")
    file.chmod(0o640)
    os.utime(file, (1, 1))
    await read(door, file)
    await hands(door).apply([Replace(file, b"b\n"), Mode(file, 0o600)])
    await hands(door).apply([Trash(file)])
    (trash,) = await door.log.entries(limit=1)
    assert trash.target is not None
    assert trash.target.read_bytes() == b"b\n"
    origin = Origin("r2")
    await door.apply("", origin, [Restore(trash.target, trash.path)], undoes=[trash.id])
    assert file.read_bytes() == b"b\n"
    assert list((trash.target.parent.parent / "info").iterdir()) == []
    _, mode, replaced = [e for e in await door.log.entries() if e.id in {"c1", "c2", "c3"}]
    await door.apply("", origin, [Mode(file, mode.before.mode or 0)], undoes=[mode.id])
    await door.apply("", origin, [Put(file, replaced.before, replaced.after)], undoes=[replaced.id])
    assert (file.read_bytes(), file.stat().st_mode & 0o777, file.stat().st_mtime) == (b"a\n", 0o640, 1)
    entries = {entry.id: entry for entry in await door.log.entries()}
    assert entries["c1"].undone == "c6"
    await door.apply("", origin, [Put(file, entries["c6"].before, entries["c6"].after)], undoes=["c6"])
    assert file.read_bytes() == b"b\n"
    assert (await door.log.entries(ids=["c1"]))[0].undone is None


async def test_a_cancelled_change_is_whole_or_not_there(door: Door, work: Path) -> None:
    task = asyncio.create_task(hands(door).apply([Create(work / f"{n}.txt", b"x") for n in range(20)]))
    while not os.listdir(work):
        await asyncio.sleep(0)
    task.cancel()
    with pytest.raises(asyncio.CancelledError):
        await task
    states = {entry.state for entry in await door.log.entries()}
    assert (len(os.listdir(work)), states) in [(0, {"failed"}), (20, {"done"})]


async def test_two_agents_at_once_never_overwrite_each_other(door: Door, work: Path) -> None:
    file = work / "a.txt"
    file.write_text("0")
    done = 0

    async def add(agent: str) -> None:
        nonlocal done
        mine = hands(door, agent)
        while True:
            content = await mine.read(file)
            mine.saw(content)
            try:
                await mine.apply([Replace(file, str(int(content.data) + 1).encode())])
            except ToolError:
                continue
            done += 1
            return

    await asyncio.gather(*(add(f"a{n}") for n in range(8)))
    assert file.read_text() == "8"


async def test_a_folder_comes_back_with_its_mode(door: Door, work: Path) -> None:
    folder = work / "folder"
    folder.mkdir()
    folder.chmod(0o777)
    await hands(door).apply([RemoveFolder(folder)])
    (removed,) = await door.log.entries(limit=1)
    await door.apply("", Origin(), [Put(folder, removed.before, removed.after)], undoes=[removed.id])
    assert folder.stat().st_mode & 0o777 == 0o777
    await hands(door).apply([MakeFolder(work / "new")])
    (made,) = await door.log.entries(limit=1)
    await door.apply("", Origin(), [Put(made.path, made.before, made.after)], undoes=[made.id])
    assert not (work / "new").exists()


async def test_enough_to_have_seen_the_lines_that_change(door: Door, work: Path) -> None:
    file = work / "long.txt"
    lines = [b"line %d\n" % number for number in range(1, 101)]
    file.write_bytes(b"".join(lines))
    mine = hands(door)
    mine.saw(await mine.read(file), [(10, 20)])
    lines[14] = b"changed\nto two\n"
    await mine.apply([Replace(file, b"".join(lines), lines=((15, 15),))])
    seen = mine.seen(file)
    assert seen is not None
    assert seen.lines == ((10, 21),), "what it knew has moved with it"
    with pytest.raises(Refusal) as refused:
        await mine.apply([Replace(file, b"x", lines=((30, 30),))])
    assert refused.value.reason == "unseen"
    assert "    29\tline 28" in str(refused.value)
    with pytest.raises(Refusal, match="not all that this would change"):
        await hands(door, "b").apply([Replace(file, b"x" * 90_000)])
    big = work / "big.txt"
    big.write_bytes(b"0123456789\n" * 5000)
    with pytest.raises(Refusal, match="Read it first"):
        await hands(door).apply([Replace(big, b"x")])
    with pytest.raises(Refusal, match="Read it first"):
        await hands(door).apply([Replace(big, b"x")])


async def test_a_commands_change_counts_by_the_digest_it_names(door: Door, work: Path) -> None:
    file, new = work / "a.txt", work / "result"
    file.write_bytes(b"old")
    new.write_bytes(b"made by a command")
    new.chmod(0o755)
    with pytest.raises(Refusal, match="changed since"):
        await hands(door).apply([Replace(file, new, expected=digest_of(b"other"))])
    await hands(door).apply([Replace(file, new, expected=digest_of(b"old")), Create(work / "b", new)])
    assert file.read_bytes() == (work / "b").read_bytes() == b"made by a command"
    assert (work / "b").stat().st_mode & 0o777 == 0o755
    with pytest.raises(Refusal):
        await hands(door).apply([Replace(work / "b", b"x" * 10)])
    with pytest.raises(Refusal, match="changed since"):
        await hands(door).apply([Remove(file, digest_of(b"old"))])
    await hands(door).apply([Remove(file, digest_of(b"made by a command"))])


async def test_names_swap_in_one_go(door: Door, work: Path) -> None:
    (work / "a").write_text("a")
    (work / "b").write_text("b")
    await hands(door).apply(
        [Move(work / "a", work / "t"), Move(work / "b", work / "a"), Move(work / "t", work / "b")]
    )
    assert ((work / "a").read_text(), (work / "b").read_text()) == ("b", "a")


async def test_what_cannot_be_is_refused_before_anything_is_done(door: Door, work: Path) -> None:
    (work / "d").mkdir()
    (work / "f").write_text("f")
    (work / "l").symlink_to("f")
    for wish, said in [
        (Move(work / "d", work / "d/inside"), "into itself"),
        (Copy(work / "d", work / "d/inside"), "into itself"),
        (Move(work / "f", work / "d"), "is there already"),
        (Move(work / "none", work / "x"), "is not there"),
        (Create(work / "no/x", b"x"), "make it first"),
        (Create(work / "f/x", b"x"), "not a folder"),
        (MakeFolder(work / "f/x"), "no folder can be made"),
        (MakeFolder(work / "d"), "is there already"),
        (Replace(work / "l", b"x"), "a link to f"),
        (Replace(work / "d", b"x"), "is a folder"),
        (RemoveFolder(work / "f"), "is no folder"),
        (Mode(work / "l", 0o600), "a link to f"),
        (Link(work / "f", "x"), "is there already"),
        (Remove(work / "d", ""), "only a file or a link"),
        (RemoveFolder(work), "not empty"),
    ]:
        with pytest.raises(ToolError, match=said):
            await hands(door).apply([Create(work / "first", b"x"), wish])
        assert sorted(os.listdir(work)) == ["d", "f", "l"], wish
    assert {entry.state for entry in await door.log.entries()} == {"failed"}


async def test_a_hard_link_and_a_setuid_bit_end_with_the_new_content(door: Door, work: Path) -> None:
    file = work / "tool"
    file.write_bytes(b"old")
    file.chmod(0o4755)
    os.link(file, work / "other")
    await read(door, file)
    await hands(door).apply([Replace(file, b"new")])
    assert file.stat().st_mode & 0o7777 == 0o755
    assert (work / "other").read_bytes() == b"old"


async def test_a_file_that_a_program_writes_to_is_not_replaced(door: Door, work: Path) -> None:
    file = work / "log.txt"
    file.write_bytes(b"old")
    await read(door, file)
    with file.open("ab") as program:
        with pytest.raises(ToolError, match="open for writing in another program") as refused:
            await hands(door).apply([Replace(file, b"new")])
        assert refused.value.retry
        program.write(b" more")
    assert file.read_bytes() == b"old more"
    assert ours(work) == []
