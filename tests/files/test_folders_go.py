"""A folder that goes, or is moved, in the same change as what is in it: as after `rm -r`, or a rename after an edit."""

import os
import shutil
from collections.abc import Callable
from pathlib import Path

import pytest

from ryxd.core.files import Move, Operation, Origin, Remove, RemoveFolder, Replace, Trash
from ryxd.core.tool import ToolError
from ryxd.files.disk import Disk
from ryxd.files.door import Door
from ryxd.files.state import digest_of
from tests.files.hands import Tree, tree


class Crash(BaseException):
    """The power is gone."""


def furnish(root: Path) -> None:
    (root / "d/e").mkdir(parents=True, mode=0o750)
    (root / "d/a").write_text("a")
    (root / "d/e/b").write_text("b")
    (root / "d/e/link").symlink_to("b")


def removed(root: Path) -> list[Operation]:
    """What `rm -r d` does."""
    return [
        Remove(root / "d/e/b", digest_of(b"b")),
        Remove(root / "d/e/link", digest_of(b"b")),
        RemoveFolder(root / "d/e"),
        Remove(root / "d/a", digest_of(b"a")),
        RemoveFolder(root / "d"),
    ]


def moved(root: Path) -> list[Operation]:
    return [
        Replace(root / "d/e/b", b"B", expected=digest_of(b"b")),
        Move(root / "d/e", root / "d/f"),
        Replace(root / "d/a", b"A", expected=digest_of(b"a")),
        Move(root / "d", root / "g"),
    ]


def trashed(root: Path) -> list[Operation]:
    return [Replace(root / "d/a", b"A", expected=digest_of(b"a")), Trash(root / "d")]


WORKS: dict[str, Callable[[Path], list[Operation]]] = {"removed": removed, "moved": moved, "trashed": trashed}
AFTER: dict[str, set[str]] = {"removed": set(), "moved": {"g", "g/a", "g/f", "g/f/b", "g/f/link"}, "trashed": set()}


def everything(base: Path) -> Tree:
    """All that there is, the store and the log aside."""
    return {**tree(base / "work"), **tree(base / "Trash")}


@pytest.mark.parametrize("name", WORKS)
async def test_it_is_all_or_nothing_and_leaves_no_name_of_ours_wherever_it_crashes(tmp_path: Path, name: str) -> None:
    ends = set()
    for at in range(300):
        base = tmp_path / str(at)
        furnish(base / "work")
        before = tree(base / "work")
        count = 0

        def step(_: str, at: int = at) -> None:
            nonlocal count
            count += 1
            if count > at:
                raise Crash

        door = Door(base / "undo", trash=base / "Trash", disk=Disk(step))
        count = -10_000  # opening it is not what is tried here
        await door.__aenter__()
        count = 0
        whole = False
        try:
            await door.of("s1/file", Origin("r1")).apply(WORKS[name](base / "work"))
            whole = True
            await door.__aexit__(None, None, None)
        except Crash:
            await door.log._database.close()
        async with Door(base / "undo", trash=base / "Trash") as door:
            states = {entry.state for entry in await door.log.entries()}
        after = tree(base / "work")
        assert not [path for path in everything(base) if ".ryx-" in path], at
        if states == {"done"}:
            assert after.keys() == AFTER[name]
        else:
            assert after == before, at
        ends.add(frozenset(states))
        shutil.rmtree(base)
        if whole:
            break
    assert {frozenset({"done"}), frozenset({"failed"})} <= ends


async def test_what_somebody_puts_into_it_in_the_last_moment_stays_and_so_does_the_rest(tmp_path: Path) -> None:
    root = tmp_path / "work"
    furnish(root)
    before = tree(root)
    late = iter(["theirs"])

    def step(name: str) -> None:
        if name == "rename" and not os.path.lexists(root / "d/a"):
            for text in late:
                (root / "d/mine").write_text(text)

    async with Door(tmp_path / "undo", trash=tmp_path / "Trash", disk=Disk(step)) as door:
        with pytest.raises(ToolError, match="not empty"):
            await door.of("s1/file", Origin("r1")).apply(removed(root))
    assert tree(root) == {**before, "d/mine": ("file", 0o644, b"theirs")}


async def test_a_folder_with_something_else_in_it_is_not_removed(tmp_path: Path) -> None:
    root = tmp_path / "work"
    furnish(root)
    (root / "d/e/other").write_text("other")
    before = tree(root)
    async with Door(tmp_path / "undo", trash=tmp_path / "Trash") as door:
        with pytest.raises(ToolError, match="not empty"):
            await door.of("s1/file", Origin("r1")).apply(removed(root))
    assert tree(root) == before
