"""Whatever happens in a few folders, in whatever order: what the watcher told last is what is there."""

import asyncio
import os
import shutil
from collections.abc import Callable
from pathlib import Path
from tempfile import mkdtemp

from hypothesis import given, settings
from hypothesis import strategies as st

from ryxd.files.watcher import Watcher
from tests.files.watching import digest

NAMES = ("a", "b")
PLACES = [
    Path(*parts) for parts in [("f",), ("a", "f"), ("b", "f"), ("a", "a", "f"), ("a", "b", "f"), ("b", "a", "f")]
]
FOLDERS = [Path("a"), Path("b"), Path("a/a"), Path("a/b"), Path("b/a"), Path("c")]


def write(top: Path, at: int, to: int) -> None:
    place = top / PLACES[at % len(PLACES)]
    place.parent.mkdir(parents=True, exist_ok=True)
    place.write_text(f"{at} {to}")


def replace(top: Path, at: int, to: int) -> None:
    (top / "tmp").write_text(f"{to} {at}")
    os.replace(top / "tmp", top / PLACES[at % len(PLACES)])


def delete(top: Path, at: int, to: int) -> None:
    (top / PLACES[at % len(PLACES)]).unlink()


def clear(top: Path, at: int, to: int) -> None:
    shutil.rmtree(top / FOLDERS[at % len(FOLDERS)])


def rename(top: Path, at: int, to: int) -> None:
    os.rename(top / FOLDERS[at % len(FOLDERS)], top / FOLDERS[to % len(FOLDERS)])


def move(top: Path, at: int, to: int) -> None:
    os.rename(top / PLACES[at % len(PLACES)], top / PLACES[to % len(PLACES)])


def make(top: Path, at: int, to: int) -> None:
    (top / FOLDERS[at % len(FOLDERS)]).mkdir()


def link(top: Path, at: int, to: int) -> None:
    (top / FOLDERS[at % len(FOLDERS)]).symlink_to(top / FOLDERS[to % len(FOLDERS)])


def unlink(top: Path, at: int, to: int) -> None:
    (top / FOLDERS[at % len(FOLDERS)]).unlink()


DEEDS: list[Callable[[Path, int, int], None]] = [
    write, write, write, replace, delete, clear, rename, rename, move, make, link, unlink
]  # fmt: skip

steps = st.lists(
    st.one_of(
        st.tuples(st.sampled_from(DEEDS), st.integers(0, 5), st.integers(0, 5)),
        st.tuples(st.sampled_from(["follow", "unfollow"]), st.integers(0, 5), st.just(0)),
        st.just(("look", 0, 0)),
        st.just(("yield", 0, 0)),
    ),
    min_size=5,
    max_size=60,
)


def there(path: Path) -> str | None:
    try:
        return digest(path.read_bytes()) if path.is_file() else None
    except OSError:
        return None


@settings(max_examples=300, deadline=None)
@given(steps)
def test_what_was_told_last_is_what_is_there(doings: list[tuple[object, int, int]]) -> None:
    asyncio.run(lived(doings))


async def lived(doings: list[tuple[object, int, int]]) -> None:
    top = Path(mkdtemp(prefix="ryx-anything-")).resolve()
    told: dict[Path, str | None] = {}
    followed: set[Path] = set()

    def tell(path: Path, now: str | None) -> None:
        told[path] = now

    try:
        async with Watcher(tell) as watcher:
            for what, at, to in doings:
                path = top / PLACES[at]
                if what == "follow" and path not in followed:
                    followed.add(path)
                    watcher.follow(path)
                elif what == "unfollow" and path in followed:
                    followed.discard(path)
                    watcher.unfollow(path)
                    told.pop(path, None)
                elif what == "look":
                    await watcher.caught_up()
                elif what == "yield":
                    await asyncio.sleep(0)
                elif callable(what):
                    try:
                        what(top, at, to)
                    except OSError:
                        continue
            await watcher.caught_up()
            # a link that leads to a followed folder: what is behind it is looked at, but not heard
            through = {path for path in followed if os.path.realpath(path.parent) != str(path.parent)}
            assert {path: now for path, now in told.items() if path in followed - through} == {
                path: there(path) for path in followed - through
            }
            existing = {str(folder) for path in followed for folder in path.parents if folder.is_dir()} - {"/"}
            unlinked = {folder for folder in existing if os.path.realpath(folder) == folder}
            assert watcher.watches == unlinked
    finally:
        shutil.rmtree(top, ignore_errors=True)
