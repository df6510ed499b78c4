"""One set of folders, heard through watchfiles: what ryx believes of it, so that a new watchfiles that differs is seen."""

import os
import signal
import threading
import time
from collections.abc import Iterator
from pathlib import Path

import pytest
from watchfiles._rust_notify import RustNotify

from ryxd.files import ear
from ryxd.files.bell import Bell
from ryxd.files.ear import DullEar, KeenEar, listen
from tests.files.watching import GENEROUS, held


class Rung:
    """A bell, and whether it has rung."""

    def __init__(self) -> None:
        self._rung = threading.Event()
        self.bell = Bell(self._rung.set)

    def wait(self) -> None:
        assert self._rung.wait(GENEROUS)
        self._rung.clear()


@pytest.fixture
def rung() -> Iterator[Rung]:
    made = Rung()
    yield made
    made.bell.close()


def opened(rung: Rung, *folders: Path) -> KeenEar:
    made = listen([str(folder) for folder in folders], rung.bell)
    assert isinstance(made, KeenEar), "watchfiles' descriptor and thread are not found: see decision 0020"
    made.take()
    return made


def switches(thread: str) -> int:
    lines = Path(f"{thread}/status").read_text().splitlines()
    return sum(int(line.split()[1]) for line in lines if "ctxt_switches" in line)


def test_all_that_happened_before_is_taken_at_once(tmp_path: Path, rung: Rung) -> None:
    made = opened(rung, tmp_path)
    for number in range(300):
        names = {str(tmp_path / f"{number}-{file}") for file in range(number % 5 + 1)}
        for name in names:
            os.mknod(name)
        heard = made.take()
        assert heard.names == names
        assert not heard.lost
    made.close()


def test_each_thing_rings_that_comes_after_listening(tmp_path: Path, rung: Rung) -> None:
    made = opened(rung, tmp_path)
    for number in range(300):
        (tmp_path / f"{number}").mkdir()
        rung.wait()
        assert str(tmp_path / f"{number}") in made.take().names
        rung.bell.listen()
        if number % 3 == 0:
            # what happened while nobody listened rings, too
            (tmp_path / f"{number} again").mkdir()
            rung.wait()
            rung.bell.listen()
    made.close()


def test_nothing_runs_while_nothing_happens(tmp_path: Path, rung: Rung) -> None:
    made = opened(rung, tmp_path)
    threads = [f"/proc/self/task/{rung.bell._number}", made._thread]
    before = [switches(thread) for thread in threads]
    time.sleep(0.5)
    assert [switches(thread) for thread in threads] == before
    assert not made.take()
    made.close()


def test_what_is_only_read_stirs_and_is_no_name(tmp_path: Path, rung: Rung) -> None:
    (tmp_path / "f").write_text("old")
    made = opened(rung, tmp_path)
    (tmp_path / "f").read_text()
    heard = made.take()
    assert heard.stirred
    assert heard.names == set()
    assert not heard.lost
    assert not made.take()
    made.close()


def test_as_many_events_as_fill_the_queue_count_as_lost(tmp_path: Path, rung: Rung) -> None:
    made = opened(rung, tmp_path)
    path = tmp_path / "f"
    # the cheapest that there is: nothing is told of it
    for _ in range(ear._queue() // 2):
        os.close(os.open(path, os.O_RDONLY | os.O_CREAT))
    assert made.take().lost
    path.unlink()
    assert not made.take().lost
    made.close()


def test_only_the_folders_themselves_and_only_what_is_there(tmp_path: Path, rung: Rung) -> None:
    for name in ("a/b", "c"):
        (tmp_path / name).mkdir(parents=True)
    made = opened(rung, tmp_path, tmp_path / "a", tmp_path / "none")
    assert made.folders == {str(tmp_path), str(tmp_path / "a")}
    assert held() == (1, 2)
    (tmp_path / "a" / "b" / "f").write_text("not heard")
    (tmp_path / "c" / "f").write_text("not heard")
    (tmp_path / "a" / "f").write_text("heard")
    assert made.take().names == {str(tmp_path / "a" / "f")}
    made.close()
    made.wait()
    assert held() == (0, 0)


def test_after_a_name_that_is_not_utf8_everything_may_be_lost(tmp_path: Path, rung: Rung) -> None:
    made = opened(rung, tmp_path)
    (tmp_path / os.fsdecode(b"\xff")).write_text("old")
    assert made.take().lost
    assert made.take().lost, "it does not work any more"
    made.close()


def test_the_signal_is_nobody_elses(tmp_path: Path, rung: Rung) -> None:
    made = opened(rung, tmp_path)
    before = signal.getsignal(signal.SIGIO)
    assert before == signal.SIG_DFL, "which would end the process"
    for number in range(50):
        (tmp_path / f"{number}").mkdir()
    rung.wait()
    assert signal.pthread_sigmask(signal.SIG_BLOCK, ()) == set()
    assert signal.sigpending() == set()
    rung.bell.close()
    (tmp_path / "after").mkdir()
    made.close()
    made.wait()


def test_a_bell_that_is_closed_as_it_begins_to_ring_ends(rung: Rung) -> None:
    bell, closing = rung.bell, threading.Thread(target=rung.bell.close, daemon=True)

    class Late(threading.Event):
        """Somebody closes it right before this is cleared."""

        def clear(self) -> None:
            closing.start()
            assert bell._again.wait(GENEROUS)
            super().clear()

    bell._again = Late()
    reader, writer = os.pipe()
    bell.attach(reader)
    os.write(writer, b"x")
    until = time.monotonic() + GENEROUS
    while not closing.ident and time.monotonic() < until:
        time.sleep(0.001)
    closing.join(GENEROUS)
    assert not closing.is_alive()
    os.close(reader)
    os.close(writer)


def test_the_dull_one_tells_a_while_later_and_ends(tmp_path: Path, rung: Rung) -> None:
    made = DullEar(RustNotify([str(tmp_path)], False, False, 0, False, True), [str(tmp_path)], rung.bell)
    assert made.folders == {str(tmp_path)}
    (tmp_path / "f").write_text("new")
    rung.wait()
    assert made.take().names == {str(tmp_path / "f")}
    made.close()
    made.wait()
    until = time.monotonic() + GENEROUS
    while held() != (0, 0):
        assert time.monotonic() < until, [thread.name for thread in threading.enumerate()]
        time.sleep(0.01)
