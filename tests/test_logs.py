"""Where the log goes: to a journal that listens, with its fields; else to standard error."""

import logging
import os
import socket
import struct
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

from ryxd import logs
from ryxd.logs import LONGEST, JournalHandler, journal_reads


def decoded(data: bytes) -> dict[str, str]:
    """What a journal reads: NAME=value lines, and NAME, a length and that many bytes."""
    fields = {}
    while data:
        name, _, _ = data.partition(b"\n")
        if b"=" in name:
            key, _, value = name.partition(b"=")
            data = data[len(name) + 1 :]
        else:
            start = len(name) + 1 + 8
            (length,) = struct.unpack("<Q", data[len(name) + 1 : start])
            key, value, data = name, data[start : start + length], data[start + length + 1 :]
        fields[key.decode()] = value.decode()
    return fields


@pytest.fixture
def journal(tmp_path: Path) -> Iterator[socket.socket]:
    with socket.socket(socket.AF_UNIX, socket.SOCK_DGRAM) as listening:
        listening.bind(str(tmp_path / "socket"))
        listening.settimeout(5)
        yield listening


@pytest.fixture
def log(journal: socket.socket) -> Iterator[logging.Logger]:
    handler = JournalHandler(journal.getsockname())
    log = logging.Logger("ryxd.engine")  # noqa: LOG001 - nobody else's
    log.addHandler(handler)
    yield log
    handler.close()


def read(journal: socket.socket) -> dict[str, str]:
    return decoded(journal.recv(1 << 20))


def test_a_record_has_its_fields(journal: socket.socket, log: logging.Logger) -> None:
    log.warning("%s: %s", "r12", "it ended")
    found = read(journal)
    assert (found["MESSAGE"], found["PRIORITY"], found["LOGGER"], found["RYX_RUN"]) == ("r12: it ended", "4", "ryxd.engine", "r12")
    assert (found["SYSLOG_IDENTIFIER"], found["CODE_FUNC"]) == ("ryxd", "test_a_record_has_its_fields")
    assert found["CODE_FILE"] == __file__


@pytest.mark.parametrize(("level", "priority"), [(logging.DEBUG, "7"), (logging.INFO, "6"), (logging.WARNING, "4"), (logging.ERROR, "3"), (logging.CRITICAL, "2")])
def test_levels_are_syslog_s(journal: socket.socket, log: logging.Logger, level: int, priority: str) -> None:
    log.log(level, "hello")
    found = read(journal)
    assert found["PRIORITY"] == priority
    assert "RYX_RUN" not in found


def test_lines_and_bytes_of_any_kind_stay_in_their_field(journal: socket.socket, log: logging.Logger) -> None:
    try:
        raise ValueError("two\nPRIORITY=0")  # noqa: TRY301
    except ValueError:
        log.exception("r3 failed: %s", "\udcff ü")
    found = read(journal)
    assert found["PRIORITY"] == "3"
    assert found["MESSAGE"].startswith("r3 failed: \\udcff ü\nTraceback")
    assert found["MESSAGE"].endswith("ValueError: two\nPRIORITY=0")


def test_of_a_long_message_the_end_is_kept(journal: socket.socket, log: logging.Logger) -> None:
    log.error("%s end", "x" * (LONGEST * 2))
    found = read(journal)
    assert found["MESSAGE"].endswith("x end")
    assert len(found["MESSAGE"]) == LONGEST


def test_when_the_journal_goes_it_is_said_on_standard_error(tmp_path: Path, journal: socket.socket, log: logging.Logger, capsys: pytest.CaptureFixture[str]) -> None:
    journal.close()
    log.error("%s failed", "r3")
    assert capsys.readouterr().err == "ryxd.engine: r3 failed\n"


def test_the_journal_reads_only_what_it_says_it_reads(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    with (tmp_path / "stream").open("w") as stream:
        found = os.fstat(stream.fileno())
        for told, reads in ((f"{found.st_dev}:{found.st_ino}", True), (f"{found.st_dev}:1", False), ("", False)):
            monkeypatch.setenv("JOURNAL_STREAM", told)
            assert journal_reads(stream.fileno()) is reads


@pytest.mark.parametrize("under_systemd", [False, True])
def test_without_a_journal_it_is_standard_error(under_systemd: bool) -> None:
    env = {key: value for key, value in os.environ.items() if key not in {"INVOCATION_ID", "JOURNAL_STREAM"}}
    env |= {"INVOCATION_ID": "1"} if under_systemd else {}
    code = "import logging; from ryxd import logs; logs.begin(verbose=False); logging.getLogger('a').info('hello'); logging.getLogger('a').debug('no')"
    told = subprocess.run([sys.executable, "-c", code], env=env, capture_output=True, text=True, check=True).stderr
    assert told.endswith("a: hello\n")
    assert told.startswith("a:" if under_systemd else "20")


def test_with_one_that_listens_it_is_the_journal(journal: socket.socket, monkeypatch: pytest.MonkeyPatch) -> None:
    root = logging.Logger("root")  # noqa: LOG001 - nobody else's
    monkeypatch.setattr(logging, "root", root)
    monkeypatch.setattr(logs, "SOCKET", journal.getsockname())
    monkeypatch.setattr(JournalHandler.__init__, "__defaults__", (journal.getsockname(),))
    monkeypatch.setattr(logs, "journal_reads", lambda: True)
    logs.begin(verbose=True)
    root.debug("hello")
    assert read(journal)["MESSAGE"] == "hello"
    for handler in root.handlers:
        handler.close()
