"""`ryxctl logs` becomes journalctl, with what was asked for."""

from pathlib import Path

import pytest

from ryxd.wire.errors import Exit
from tests.ctl.conftest import Ctl


def journalctl(ctl: Ctl) -> None:
    program = Path(ctl.folder) / "journalctl"
    program.write_text('#!/bin/sh\nprintf "%s\\n" "$@"\n')
    program.chmod(0o755)
    ctl.env["PATH"] = f"{ctl.folder}:{ctl.env['PATH']}"


@pytest.mark.parametrize(
    ("argv", "given"),
    [
        ((), []),
        (("r12",), ["RYX_RUN=r12"]),
        (("--follow",), ["--follow"]),
        (("--lines", "20", "--since", "10 min ago", "--json"), ["--output=json", "--lines=20", "--since=10 min ago"]),
    ],
)
async def test_what_is_asked_of_the_journal(ctl: Ctl, argv: tuple[str, ...], given: list[str]) -> None:
    journalctl(ctl)
    ended = await ctl.run("logs", *argv)
    assert ended.code == 0, ended.err
    assert ended.out.splitlines() == ["--user", "--unit=ryxd", *given]


async def test_where_there_is_no_journal_it_is_said(ctl: Ctl) -> None:
    ctl.env["PATH"] = str(Path(ctl.env["PATH"].split(":")[0]))
    ended = await ctl.run("logs")
    assert ended.code == Exit.UNAVAILABLE
    assert "without systemd, ryxd logs to where it was started" in ended.err
