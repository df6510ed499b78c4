"""Results are bounded, and nothing but plain files."""

import os
import time
from pathlib import Path

import pytest

from ryxd.tools.interpreter import results
from ryxd.tools.interpreter.results import DAYS, FRESH, KEPT, LARGEST, MOST, Results


def sparse(path: Path, size: int) -> None:
    with path.open("wb") as file:
        file.truncate(size)


def aged(folder: Path, seconds: float) -> Path:
    when = time.time() - seconds
    os.utime(folder, (when, when))
    return folder


def test_each_run_has_a_folder_of_its_own_that_nobody_else_enters(tmp_path: Path) -> None:
    kept = Results(tmp_path / "a" / "results")
    one, other = kept.make(), kept.make()
    assert one != other
    assert {path.stat().st_mode & 0o777 for path in (kept.folder, one, other)} == {0o700}


def test_a_run_without_files_leaves_nothing(tmp_path: Path) -> None:
    kept = Results(tmp_path)
    place = kept.make()
    (place / ".report").write_text("{}")
    (place / "empty").mkdir()
    assert kept.collect(place) == ([], [])
    assert not place.exists()


def test_too_many_files_and_too_large_ones_are_left_out(tmp_path: Path) -> None:
    kept = Results(tmp_path)
    place = kept.make()
    sparse(place / "a-large", LARGEST + 1)
    for number in range(MOST + 5):
        (place / f"f{number:03}").write_text("x")
    made, left = kept.collect(place)
    assert len(made) == MOST
    assert left == ["a-large", *(f"f{number:03}" for number in range(MOST, MOST + 5))]
    assert len(list(place.iterdir())) == MOST


def test_what_lies_too_deep_is_left_out(tmp_path: Path) -> None:
    kept = Results(tmp_path)
    place = kept.make()
    deep = place.joinpath(*"abcdef")
    deep.mkdir(parents=True)
    (deep / "x.txt").write_text("x")
    (place / "a" / "y.txt").write_text("y")
    made, left = kept.collect(place)
    assert [file.path for file in made] == [place / "a" / "y.txt"]
    assert left == ["a/b/c/d"]
    assert not (place / "a/b/c/d").exists()


def test_a_link_is_removed_and_never_followed(tmp_path: Path) -> None:
    outside = tmp_path / "outside"
    outside.mkdir()
    (outside / "mine.txt").write_text("mine")
    kept = Results(tmp_path / "results")
    place = kept.make()
    (place / "folder").symlink_to(outside)
    (place / "file.txt").symlink_to(outside / "mine.txt")
    assert kept.collect(place) == ([], [])
    assert (outside / "mine.txt").stat().st_mode & 0o777 != 0o600
    assert (outside / "mine.txt").read_text() == "mine"


def test_the_oldest_go_when_it_is_too_much(tmp_path: Path) -> None:
    kept = Results(tmp_path)
    places = [kept.make() for _ in range(4)]
    for number, place in enumerate(places):
        sparse(place / "x", KEPT // 3 + 1)
        aged(place, FRESH * (number + 2))
    kept.make()
    assert [place.exists() for place in places] == [True, True, False, False]


def test_fresh_ones_stay_whatever_they_hold(tmp_path: Path) -> None:
    kept = Results(tmp_path)
    place = kept.make()
    sparse(place / "x", KEPT + 1)
    kept.make()
    assert place.exists()


def test_after_a_month_they_go(tmp_path: Path) -> None:
    kept = Results(tmp_path)
    place = aged(kept.make(), DAYS * 86_400 + 60)
    kept.make()
    assert not place.exists()


def test_nothing_but_its_own_folders_is_looked_at(tmp_path: Path) -> None:
    elsewhere = tmp_path / "elsewhere"
    elsewhere.mkdir()
    kept = Results(tmp_path / "results")
    kept.make()
    (kept.folder / "link").symlink_to(elsewhere)
    aged(elsewhere, results.DAYS * 86_400 * 2)
    kept.make()
    assert elsewhere.exists()


def test_a_file_without_rights_is_made_readable(tmp_path: Path) -> None:
    kept = Results(tmp_path)
    place = kept.make()
    (place / "x.txt").write_text("x")
    (place / "x.txt").chmod(0o4000)
    ((made,), _) = kept.collect(place)
    assert made.path.stat().st_mode & 0o7777 == 0o600


@pytest.mark.parametrize(("name", "data", "type_"), [("a.png", b"\x89PNG\r\n\x1a\n", "image/png"), ("b.csv", b"a,b", "text/csv")])
def test_the_type_is_told_by_what_is_in_it(tmp_path: Path, name: str, data: bytes, type_: str) -> None:
    kept = Results(tmp_path)
    place = kept.make()
    (place / name).write_bytes(data)
    ((made,), _) = kept.collect(place)
    assert (made.type, made.size) == (type_, len(data))
