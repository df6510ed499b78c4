"""The folder of models: names, links, what is deleted and what never is."""

import os
from pathlib import Path

import pytest

from ryxd.models.catalog.shelf import STALE, Note, Shelf
from ryxd.wire.errors import NotFound, Refused


def put(path: Path, data: bytes = b"GGUF") -> Path:
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_bytes(data)
    return path


def test_a_missing_folder_is_empty(shelf: Shelf) -> None:
    assert shelf.all() == []


def test_models_have_short_names_where_they_are_unique(shelf: Shelf) -> None:
    put(shelf.folder / "a/x/one.gguf")
    put(shelf.folder / "a/x/same.gguf")
    put(shelf.folder / "b/y/same.gguf")
    put(shelf.folder / ".pulling/part.gguf")
    put(shelf.folder / "a/x/notes.txt")
    assert [kept.name for kept in shelf.all()] == ["one", "a/x/same.gguf", "b/y/same.gguf"]
    assert shelf.find("ONE").path.name == "one.gguf"
    assert shelf.find("b/y/same.gguf").path.parent.name == "y"
    with pytest.raises(Refused, match=r"a/x/same.gguf or b/y/same.gguf"):
        shelf.find("same.gguf")
    with pytest.raises(NotFound, match="no model two"):
        shelf.find("two")


def test_the_beginning_of_a_name_is_enough_when_it_is_clear(shelf: Shelf) -> None:
    put(shelf.folder / "a/x/Qwen3-4B-Q4_K_M.gguf")
    put(shelf.folder / "a/x/Qwen3-8B-Q4_K_M.gguf")
    assert shelf.find("qwen3-4").name == "Qwen3-4B-Q4_K_M"
    with pytest.raises(Refused):
        shelf.find("qwen3")


def test_a_link_is_made_and_removed_and_its_target_stays(shelf: Shelf, tmp_path: Path) -> None:
    target = put(tmp_path / "theirs")
    kept = shelf.link("qwen3:4b", [target], "ollama", ["ab" * 32])
    assert kept.path == shelf.folder / "linked/qwen3-4b.gguf"
    assert kept.path.readlink() == target
    assert shelf.find("qwen3-4b").note == Note("linked", "ollama", {"qwen3-4b.gguf": "ab" * 32})
    assert shelf.link("qwen3:4b", [target], "ollama", [""]).path == kept.path  # once more changes nothing
    shelf.remove(kept)
    assert target.exists()
    assert list(shelf.folder.iterdir()) == []


@pytest.mark.parametrize("name", ["../../evil", "/abs", "..", ".hidden", "a b\nc", "ä/ö", ""])
def test_a_link_never_leaves_the_folder(shelf: Shelf, tmp_path: Path, name: str) -> None:
    kept = shelf.link(name, [put(tmp_path / "theirs")], "path", [""])
    assert kept.path.parent == shelf.folder / "linked"
    assert not kept.path.name.startswith(".")
    assert shelf.all()[0].path == kept.path


def test_parts_are_linked_with_the_names_that_llama_cpp_wants(shelf: Shelf, tmp_path: Path) -> None:
    targets = [put(tmp_path / "blobs" / digit, b"GGUF" + digit.encode()) for digit in "ab"]
    kept = shelf.link("big", targets, "huggingface", ["", "cd" * 32])
    assert [part.name for part in kept.parts] == ["big-00001-of-00002.gguf", "big-00002-of-00002.gguf"]
    assert shelf.find("big").note.digests == {"big-00002-of-00002.gguf": "cd" * 32}
    assert shelf.find("big").size == 10
    shelf.remove(kept)
    assert not shelf.all()


def test_another_model_of_that_name_is_not_replaced_unless_it_dangles(shelf: Shelf, tmp_path: Path) -> None:
    first, second = put(tmp_path / "one"), put(tmp_path / "two")
    shelf.link("m", [first], "path", [""])
    with pytest.raises(Refused, match="models rm m"):
        shelf.link("m", [second], "path", [""])
    first.unlink()
    assert shelf.all()[0].dangling
    assert shelf.link("m", [second], "path", [""]).path.readlink() == second


def test_a_pulled_model_goes_with_its_note_and_its_empty_folders(shelf: Shelf) -> None:
    path = put(shelf.place("a/x", "deep/one.gguf"))
    shelf.note(path, Note("pulled", "a/x@main", {"one.gguf": "00"}))
    other = put(shelf.place("a/y", "two.gguf"))
    shelf.remove(shelf.find("one"))
    assert not (shelf.folder / "a/x").exists()
    assert other.exists()


def test_a_damaged_note_is_as_good_as_none(shelf: Shelf) -> None:
    path = put(shelf.folder / "one.gguf")
    for body in ("", "[]", "null", '{"source": "pulled"}', '{"source": "pulled", "origin": "", "sha256": []}'):
        path.with_name(".one.gguf.json").write_text(body)
        assert shelf.find("one").note == Note()


def test_a_download_that_nobody_goes_on_with_is_deleted_after_weeks(shelf: Shelf) -> None:
    old, new = put(shelf.pulling / "old.part"), put(shelf.pulling / "new.part")
    weeks = old.stat().st_mtime - STALE - 60
    os.utime(old, (weeks, weeks))
    shelf.tidy()
    assert (old.exists(), new.exists()) == (False, True)


def test_removing_does_not_follow_a_link_to_a_folder(shelf: Shelf, tmp_path: Path) -> None:
    theirs = put(tmp_path / "theirs/x.gguf")
    shelf.folder.mkdir()
    os.symlink(theirs.parent, shelf.folder / "out")
    assert shelf.all() == []
