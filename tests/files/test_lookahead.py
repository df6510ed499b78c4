"""What is foreseen of planned steps is what is there once they are done: the same steps, really done beside it."""

import os
import shutil
import tempfile
from dataclasses import replace
from pathlib import Path

from hypothesis import given, settings
from hypothesis import strategies as st

from ryxd.files.disk import Disk
from ryxd.files.lookahead import Lookahead
from ryxd.files.plan import Planned
from ryxd.files.state import ABSENT, State, look

NAMES = ("a", "b", "d", "d/a", "d/b", "e", "e/d", "e/d/a")
KINDS = ("create", "replace", "move", "copy", "remove", "trash", "make_folder", "remove_folder", "mode")
deeds = st.tuples(st.sampled_from(KINDS), st.sampled_from(NAMES), st.sampled_from(NAMES))
DISK = Disk()


def seen(path: Path) -> State:
    try:
        with DISK.at(path) as spot:
            return look(DISK, spot)
    except (FileNotFoundError, NotADirectoryError):
        return ABSENT


def furnish(folder: Path) -> None:
    (folder / "d").mkdir(parents=True)
    for name in ("a", "d/a", "d/b"):
        (folder / name).write_text(name)


def possible(kind: str, path: Path, target: Path) -> bool:
    there, free = os.path.lexists(path), not os.path.lexists(target) and target.parent.is_dir()
    match kind:
        case "create" | "make_folder":
            return not there and path.parent.is_dir()
        case "replace" | "remove":
            return path.is_file()
        case "move" | "copy":
            return there and free and not target.is_relative_to(path)
        case "trash":
            return there
        case "remove_folder":
            return path.is_dir() and not os.listdir(path)
    return path.is_file()


def do(kind: str, path: Path, target: Path, number: int) -> None:
    match kind:
        case "create" | "replace":
            path.write_text(f"content {number}")
        case "make_folder":
            path.mkdir()
        case "remove":
            path.unlink()
        case "move":
            path.rename(target)
        case "copy" if path.is_dir():
            shutil.copytree(path, target)
        case "copy":
            shutil.copy2(path, target)
        case "trash" if path.is_dir():
            shutil.rmtree(path)
        case "trash":
            path.unlink()
        case "remove_folder":
            path.rmdir()
        case "mode":
            path.chmod(0o600 if number % 2 else 0o644)


@settings(max_examples=150, deadline=None)
@given(st.lists(deeds, min_size=1, max_size=16))
def test_it_foresees_what_will_be_there(wanted: list[tuple[str, str, str]]) -> None:
    with tempfile.TemporaryDirectory() as name:
        before, after = Path(name).resolve() / "before", Path(name).resolve() / "after"
        furnish(before)
        furnish(after)
        ahead = Lookahead(DISK, lambda: None)
        for number, (kind, one, other) in enumerate(wanted):
            if not possible(kind, after / one, after / other):
                continue
            found = seen(after / one)
            do(kind, after / one, after / other, number)
            left = found if kind == "trash" else seen(after / (other if kind in {"move", "copy"} else one))
            target = before / other if kind in {"move", "copy"} else None
            ahead.add(Planned(kind, before / one, target, before=found, after=replace(left, inode=None)))  # type: ignore[arg-type]
            for each in NAMES:
                there, foreseen = seen(after / each), ahead.look(before / each)
                assert (foreseen.kind, foreseen.digest) == (there.kind, there.digest), (each, kind)
                assert there.kind != "file" or foreseen.mode == there.mode, (each, kind)
                assert ahead.present(before / each) == (there.kind != "absent")
                if there.kind == "folder":
                    assert ahead.children(before / each) == set(os.listdir(after / each))
                    assert ahead.tree(before / each).digest == Lookahead(DISK, lambda: None).tree(after / each).digest


def test_what_was_moved_and_made_executable_is_still_read_where_it_was(tmp_path: Path) -> None:
    (tmp_path / "a").write_text("a")
    found = seen(tmp_path / "a")
    ahead = Lookahead(DISK, lambda: None)
    ahead.add(Planned("move", tmp_path / "a", tmp_path / "b", before=found, after=found))
    ahead.add(Planned("mode", tmp_path / "b", before=found, after=replace(found, mode=0o755)))
    assert ahead.at(tmp_path / "b", content=True) == tmp_path / "a"
    assert ahead.look(tmp_path / "b").mode == 0o755
    assert ahead.at(tmp_path / "a") == ABSENT
