"""A set of folders that changes: few watchfiles at a time, and nothing between two of them is missed."""

import errno
import os
import threading
from collections.abc import Iterator
from pathlib import Path

import pytest

from ryxd.files.ear import Heard
from ryxd.files.hearing import MANY, MOST, Hearing
from tests.files.watching import held


@pytest.fixture
def hearing() -> Iterator[Hearing]:
    made = Hearing(lambda: None)
    yield made
    made.close()
    assert held() == (0, 0)


def folders(top: Path, count: int) -> list[str]:
    made = [top / f"d{number}" for number in range(count)]
    for folder in made:
        folder.mkdir()
    return [str(folder) for folder in made]


def test_folders_added_one_by_one_are_few_watchfiles(tmp_path: Path, hearing: Hearing) -> None:
    names = folders(tmp_path, 200)
    for number, folder in enumerate(names):
        assert hearing.change([folder], ()).refused == {}
        assert len(hearing._ears) <= MOST
        assert hearing.sure
        assert hearing.folders == set(names[: number + 1])
    for folder in names:
        os.mknod(f"{folder}/f")
    assert hearing.take().names == {f"{folder}/f" for folder in names}
    assert held()[0] <= 2 * MOST + 1


def test_what_is_given_up_is_given_back(tmp_path: Path, hearing: Hearing) -> None:
    names = folders(tmp_path, 100)
    hearing.change(names, ())
    for folder in names[1:]:
        hearing.change((), [folder])
        assert sum(len(ear.folders) for ear in hearing._ears) <= 2 * len(hearing.folders)
    assert hearing.folders == {names[0]}
    os.mknod(f"{names[0]}/f")
    assert f"{names[0]}/f" in hearing.take().names


def test_nothing_is_missed_while_the_folders_change(tmp_path: Path, hearing: Hearing) -> None:
    names = folders(tmp_path, 60)
    hearing.change(names[:1], ())
    turn = threading.Semaphore(0)
    made = []

    def make() -> None:
        for _ in names[1:]:
            turn.acquire()
            for _ in range(30):
                made.append(f"{names[0]}/{len(made)}")
                os.mknod(made[-1])

    other = threading.Thread(target=make)
    other.start()
    heard, losses = Heard(), 0
    for number, folder in enumerate(names[1:]):
        turn.release()
        assert hearing.change([folder], names[1:number]).missed == set()
        if number % 10 == 0:
            hearing.change(names[:1], ())
        assert hearing.sure
        now = hearing.take()
        losses += now.lost
        heard.add(now)
    other.join()
    heard.add(hearing.take())
    # where something may have been missed it is said, and that is rare
    assert losses <= 3
    assert losses or heard.names >= set(made)


def test_a_folder_made_again_is_watched_when_asked_again(tmp_path: Path, hearing: Hearing) -> None:
    (name,) = folders(tmp_path, 1)
    for number in range(20):
        assert hearing.change([name], ()).refused == {}
        hearing.take()
        os.mknod(f"{name}/{number}")
        assert f"{name}/{number}" in hearing.take().names
        os.unlink(f"{name}/{number}")
        os.rmdir(name)
        assert hearing.change([name], ()).refused == {name: errno.ENOENT}
        os.mkdir(name)


def test_a_batch_beyond_measure_means_everything(tmp_path: Path, hearing: Hearing) -> None:
    (name,) = folders(tmp_path, 1)
    hearing.change([name], ())
    for number in range(MANY + 1):
        os.mknod(f"{name}/{number}")
    assert hearing.take().lost


def test_a_name_that_is_not_utf8_is_refused_alone(tmp_path: Path, hearing: Hearing) -> None:
    (name,) = folders(tmp_path, 1)
    odd = str(tmp_path / os.fsdecode(b"\xff"))
    os.mkdir(odd)
    assert hearing.change([name, odd], ()).refused == {odd: errno.EILSEQ}
    assert hearing.folders == {name}


def test_after_the_end_nothing_is_watched(tmp_path: Path) -> None:
    (name,) = folders(tmp_path, 1)
    hearing = Hearing(lambda: None)
    hearing.change([name], ())
    hearing.close()
    hearing.close()
    assert hearing.folders == frozenset()
    assert hearing.change([name], ()).refused == {name: errno.EMFILE}
    assert not hearing.take()
