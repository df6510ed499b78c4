"""The folder that a window stands for: real processes on real terminals."""

import os
import pty
import shutil
import subprocess
import time
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest

from ryxd.core.paths import repository
from ryxd.desktop.folders import folder_of

TERMINAL = """
import os, pty, sys
for folder in sys.argv[1:]:
    if pty.fork()[0] == 0:
        os.chdir(folder)
        os.execvp("sh", ["sh", "-c", "cat; :"])
print("ready", flush=True)
sys.stdin.read()
"""
"""A terminal: one shell for each folder, each on a terminal of its own."""

Terminal = Callable[..., subprocess.Popen[str]]


@pytest.fixture
def terminal() -> Iterator[Terminal]:
    begun: list[subprocess.Popen[str]] = []

    def begin(*folders: Path) -> subprocess.Popen[str]:
        words = ["python3", "-c", TERMINAL, *map(str, folders)]
        process = subprocess.Popen(words, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True)
        begun.append(process)
        assert process.stdout is not None
        assert process.stdout.readline() == "ready\n"
        time.sleep(0.2)  # the shells change their folders
        return process

    yield begin
    for process in begun:
        process.communicate("")


@pytest.fixture
def home(tmp_path: Path) -> Path:
    for name in ("one/deep", "two"):
        (tmp_path / name).mkdir(parents=True)
    return tmp_path


def test_of_a_terminal_it_is_its_shells(home: Path, terminal: Terminal) -> None:
    assert folder_of(terminal(home / "one").pid, "", home) == home / "one"


def test_the_home_folder_and_those_around_it_say_nothing(home: Path, terminal: Terminal) -> None:
    assert folder_of(terminal(home).pid, "", home) is None
    assert folder_of(terminal(Path("/")).pid, "", home) is None
    assert folder_of(0x7FFFFFFF, "", home) is None


def test_of_several_shells_it_is_the_one_that_the_title_names(home: Path, terminal: Terminal) -> None:
    pid = terminal(home / "one" / "deep", home / "two").pid
    assert folder_of(pid, "me@host: ~/one/deep", home) == home / "one" / "deep"
    assert folder_of(pid, f"zsh {home / 'two'}", home) == home / "two"
    assert folder_of(terminal(home / "two", home / "two").pid, "zsh", home) == home / "two"


def test_or_the_one_that_was_typed_in_last_and_else_none(
    home: Path, terminal: Terminal, monkeypatch: pytest.MonkeyPatch
) -> None:
    pid = terminal(home / "one", home / "two").pid
    times: dict[str, float] = {}
    monkeypatch.setattr(
        "ryxd.desktop.folders._read_at", lambda device: times.setdefault(device, 100.0 + 10 * len(times))
    )
    assert folder_of(pid, "zsh", home) in {home / "one", home / "two"}
    monkeypatch.setattr("ryxd.desktop.folders._read_at", lambda _: 100.0)
    assert folder_of(pid, "zsh", home) is None


@pytest.fixture
def tmux(tmp_path: Path) -> Iterator[Callable[..., subprocess.Popen[bytes]]]:
    """A terminal in which tmux shows a session with a pane in each of the folders."""
    if shutil.which("tmux") is None:
        if os.environ.get("RYX_TESTS_REQUIRE"):
            pytest.fail("tmux is missing")
        pytest.skip("tmux is not installed")
    clean = {name: value for name, value in os.environ.items() if name not in {"TMUX", "TMUX_PANE"}} | {
        "TERM": "xterm"
    }
    server = ["tmux", "-f", "/dev/null", "-S", str(tmp_path / "tmux")]
    begun: list[tuple[subprocess.Popen[bytes], int]] = []

    def begin(first: Path, *others: Path) -> subprocess.Popen[bytes]:
        subprocess.run([*server, "new-session", "-d", "-c", first, "cat"], env=clean, check=True, timeout=20)
        for folder in others:
            subprocess.run([*server, "split-window", "-c", folder, "cat"], env=clean, check=True, timeout=20)
        ours, theirs = pty.openpty()
        words = ["setsid", "--ctty", "sh", "-c", '"$@"; :', "sh", *server, "attach"]
        words = ["sh", "-c", '"$@"; :', "terminal", *words]
        process = subprocess.Popen(words, stdin=theirs, stdout=theirs, stderr=theirs, env=clean, cwd="/")
        os.close(theirs)
        begun.append((process, ours))
        os.read(ours, 1)  # it draws
        return process

    yield begin
    subprocess.run([*server, "kill-server"], env=clean, check=False, timeout=20)
    for process, ours in begun:
        process.kill()
        process.wait()
        os.close(ours)


def test_in_tmux_it_is_that_of_the_pane_and_of_several_the_one_that_is_named(
    home: Path, tmux: Callable[..., subprocess.Popen[bytes]]
) -> None:
    pid = tmux(home / "one" / "deep", home / "two").pid
    assert folder_of(pid, "me@host: ~/one/deep", home) == home / "one" / "deep"
    assert folder_of(pid, "tmux ~/two", home) == home / "two"


def test_in_tmux_with_one_pane_it_is_its_folder(home: Path, tmux: Callable[..., subprocess.Popen[bytes]]) -> None:
    assert folder_of(tmux(home / "two").pid, "tmux", home) == home / "two"


def test_of_another_window_it_is_its_own(home: Path) -> None:
    viewer = subprocess.Popen(["sleep", "60"], cwd=home / "two", start_new_session=True)
    try:
        assert folder_of(viewer.pid, "", home) == home / "two"
    finally:
        viewer.kill()
        viewer.wait()


def test_reading_from_a_terminal_is_what_its_time_tells() -> None:
    ours, theirs = pty.openpty()
    device = os.ttyname(theirs)
    os.utime(device, (1, 1))
    os.write(ours, b"typed\n")
    assert os.read(theirs, 10) == b"typed\n"
    assert os.stat(device).st_atime > 1
    for number in (ours, theirs):
        os.close(number)


def test_the_repository_around_a_folder(home: Path) -> None:
    (home / "one" / ".git").mkdir()
    assert repository(home / "one" / "deep", home) == home / "one"
    assert repository(home / "two", home) == home / "two"
    (home / ".git").mkdir()
    assert repository(home / "two", home) == home / "two"
