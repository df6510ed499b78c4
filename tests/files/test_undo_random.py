"""Whatever ryx did, and whoever else wrote meanwhile: what nobody else touched is as it was, nothing of theirs is lost."""

import asyncio
import os
import tempfile
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from pathlib import Path

from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from ryxd.core.files import (
    Copy,
    Create,
    Link,
    MakeFolder,
    Mode,
    Move,
    Operation,
    RemoveFolder,
    Replace,
    Trash,
)
from ryxd.core.tool import ToolError
from ryxd.wire.errors import NotFound
from tests.files.hands import Home, Tree, tree

AREAS = ("p", "q", "r")
NAMES = ("a", "b", "d", "d/a", "d/b", "e", "e/d")
EXAMPLES = int(os.environ.get("RYX_EXAMPLES", "60"))


@dataclass(frozen=True)
class Does:
    """One thing that happens: ryx does `kind` from one path to another, or somebody else edits."""

    kind: str
    path: str
    target: str
    run: int

    @property
    def areas(self) -> set[str]:
        two = self.kind in {"move", "copy"}
        return {self.path[0], self.target[0]} if two else {self.path[0]}


paths = st.builds("{}/{}".format, st.sampled_from(AREAS), st.sampled_from(NAMES))
RYX = ("create", "replace", "replace", "move", "move", "copy", "trash", "make_folder", "remove_folder", "link", "mode")
OTHERS = ("write", "write", "delete", "chmod", "rename")
deeds = st.builds(Does, st.sampled_from(RYX), paths, paths, st.integers(1, 3))
edits = st.builds(Does, st.sampled_from(OTHERS), paths, paths, st.just(0))


def operation(deed: Does, home: Path, content: bytes) -> Operation:
    path, target = home / deed.path, home / deed.target
    made: dict[str, Operation] = {
        "create": Create(path, content),
        "replace": Replace(path, content),
        "move": Move(path, target),
        "copy": Copy(path, target),
        "trash": Trash(path),
        "make_folder": MakeFolder(path),
        "remove_folder": RemoveFolder(path),
        "link": Link(path, deed.target),
        "mode": Mode(path, 0o750 if path.is_dir() else 0o600),
    }
    return made[deed.kind]


def edit(deed: Does, home: Path, content: bytes) -> None:
    """What an editor, or a shell, does; it may fail as these do."""
    path = home / deed.path
    try:
        match deed.kind:
            case "write":
                path.write_bytes(content)
            case "delete":
                path.unlink()
            case "chmod":
                path.chmod(0o755 if path.is_dir() else 0o640)
            case "rename" if not os.path.lexists(home / deed.path[0] / "renamed"):
                path.rename(home / deed.path[0] / "renamed")
    except OSError:
        return


def furnish(home: Path) -> None:
    for area in AREAS:
        (home / area / "d").mkdir(parents=True)
        (home / area / "a").write_text(f"{area} alpha\n")
        (home / area / "d/b").write_text(f"{area} beta\n")
        (home / area / "d/b").chmod(0o755)


def joined(happened: Sequence[Does]) -> Iterator[set[str]]:
    """The areas that moves and copies tie together."""
    groups = [{area} for area in AREAS]
    for deed in happened:
        mine = [group for group in groups if group & deed.areas]
        groups = [group for group in groups if not group & deed.areas] + [set().union(*mine)]
    yield from groups


def within(found: Tree, areas: set[str]) -> Tree:
    return {name: what for name, what in found.items() if name.split("/")[0] in areas}


def theirs(*folders: Path) -> set[bytes]:
    return {what[2] for folder in folders for what in tree(folder).values() if what[2].startswith(b"theirs ")}


async def happen(folder: Path, happening: Sequence[Does]) -> None:
    async with Home(folder) as home:
        furnish(home.path)
        start = home.tree()
        happened = []
        for number, deed in enumerate(happening):
            if deed.run == 0:
                edit(deed, home.path, b"theirs %d\n" % number)
            else:
                try:
                    await home.does(operation(deed, home.path, b"ryx %d\n" % number), run=f"r{deed.run}")
                except (ToolError, OSError):
                    continue
            happened.append(deed)
        done = home.tree()
        before = theirs(home.path, home.trash)
        touched = {area for deed in happened if deed.run == 0 for area in deed.areas}
        alone = [group for group in joined(happened) if not group & touched]
        await every(home, "undo")
        for group in alone:
            assert within(home.tree(), group) == within(start, group)
        assert before <= theirs(home.path, home.trash), "what others wrote is all there"
        await every(home, "redo")
        for group in alone:
            assert within(home.tree(), group) == within(done, group)
        assert before <= theirs(home.path, home.trash)
        assert not [name for name in home.tree() if ".ryx-" in name], "nothing of ours is left behind"


async def every(home: Home, way: str) -> None:
    """All changes, one after the other, newest first: runs may have been at work at the same time."""
    entries = [each for each in await home.door.log.entries() if each.state == "done"]
    wanted = [each for each in entries if each.undoes is None] if way == "undo" else entries
    for entry in wanted if way == "undo" else [each for each in entries if each.undoes]:
        try:
            await home.back(entry.id, way="undo")
        except NotFound:
            continue


@settings(max_examples=EXAMPLES, deadline=None, suppress_health_check=list(HealthCheck))
@given(st.lists(st.one_of(deeds, deeds, deeds, edits), min_size=2, max_size=14))
def test_what_nobody_else_touched_is_as_it_was_and_nothing_of_theirs_is_lost(happening: list[Does]) -> None:
    with tempfile.TemporaryDirectory() as folder:
        asyncio.run(happen(Path(folder), happening))


async def one_run(folder: Path, happening: Sequence[Does]) -> None:
    async with Home(folder) as home:
        furnish(home.path)
        start = home.tree()
        for number, deed in enumerate(happening):
            try:
                await home.does(operation(deed, home.path, b"ryx %d\n" % number))
            except (ToolError, OSError):
                continue
        done = home.tree()
        if not any(entry.state == "done" for entry in await home.door.log.entries()):
            return
        await home.back()
        assert home.tree() == start
        await home.again()
        assert home.tree() == done
        await home.back()
        assert home.tree() == start


@settings(max_examples=EXAMPLES, deadline=None, suppress_health_check=list(HealthCheck))
@given(st.lists(deeds, min_size=2, max_size=20))
def test_a_whole_run_comes_back_again_and_back(happening: list[Does]) -> None:
    with tempfile.TemporaryDirectory() as folder:
        asyncio.run(one_run(Path(folder), happening))
