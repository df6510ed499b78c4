"""No process of a server is left, whatever kills its daemon."""

import asyncio
import os
import signal
import subprocess
import sys
from pathlib import Path

import pytest

from ryxd.mcp import launcher
from tests.mcp.conftest import FAKE, alive, npm, until

DAEMON = """
import asyncio, os, subprocess, sys
launcher, *command = sys.argv[1:]
process = subprocess.Popen([sys.executable, "-I", "-S", launcher, str(os.getpid()), *command],
    stdin=subprocess.PIPE, stdout=subprocess.PIPE, start_new_session=True)
print(process.pid, flush=True)
process.wait()
"""


def launched(*command: str) -> list[str]:
    return [sys.executable, "-I", "-S", launcher.__file__, str(os.getpid()), *command]


def below(pid: int) -> list[int]:
    """All processes under one."""
    found = [pid]
    for each in found:
        try:
            found += map(int, Path(f"/proc/{each}/task/{each}/children").read_text().split())
        except OSError:
            continue
    return found[1:]


async def daemon(*command: str) -> tuple[subprocess.Popen[str], int]:
    """A process that has started a server, as ryxd does; and its launcher."""
    process = subprocess.Popen(
        [sys.executable, "-c", DAEMON, launcher.__file__, *command], stdout=subprocess.PIPE, text=True
    )
    assert process.stdout
    return process, int(await asyncio.to_thread(process.stdout.readline))


@pytest.mark.parametrize("number", [signal.SIGKILL, signal.SIGTERM, signal.SIGABRT])
async def test_none_outlives_a_daemon_that_is_killed(tmp_path: Path, number: signal.Signals) -> None:
    process, first = await daemon(sys.executable, str(FAKE), "tree", str(tmp_path))
    started = tmp_path / "started"
    await until(lambda: started.exists() and len(started.read_text().split()) == 4)
    pids = [first, *below(first)]
    assert set(map(int, started.read_text().split())) < set(pids), "the launcher has all of them below it"
    process.send_signal(number)
    process.wait()
    await until(lambda: not any(map(alive, pids)))
    assert process.stdout
    process.stdout.close()


async def test_npx_and_all_that_it_starts_end_with_the_daemon() -> None:
    npm("mcp-server-everything")
    from tests.mcp.conftest import NPM

    process, first = await daemon("npx", "--prefix", str(NPM), "mcp-server-everything", "stdio")
    await until(lambda: len(below(first)) >= 2, within=30)
    pids = [first, *below(first)]
    process.kill()
    process.wait()
    await until(lambda: not any(map(alive, pids)))
    assert process.stdout
    process.stdout.close()


async def test_where_the_launcher_is_killed_the_server_goes_too(tmp_path: Path) -> None:
    process, first = await daemon(sys.executable, str(FAKE), "good", str(tmp_path))
    await until((tmp_path / "started").exists)
    server = int((tmp_path / "started").read_text())
    os.kill(first, signal.SIGKILL)
    await until(lambda: not alive(server))
    process.wait()
    assert process.stdout
    process.stdout.close()


def test_its_exit_code_is_the_servers() -> None:
    assert subprocess.run(launched("sh", "-c", "exit 7"), check=False).returncode == 7
    assert subprocess.run(launched("sh", "-c", "kill -SEGV $$"), check=False).returncode == 128 + signal.SIGSEGV
    none = subprocess.run(launched("/no/such/program"), check=False, capture_output=True, text=True)
    assert (none.returncode, none.stderr) == (127, "/no/such/program can't be started: No such file or directory\n")


def test_one_that_is_not_the_daemons_child_starts_nothing(tmp_path: Path) -> None:
    done = tmp_path / "done"
    command = [sys.executable, "-I", "-S", launcher.__file__, "1", "touch", str(done)]
    assert subprocess.run(command, check=False).returncode == 1
    assert not done.exists()


def test_what_the_server_started_ends_with_it(tmp_path: Path) -> None:
    ended = subprocess.run(
        launched("sh", "-c", "setsid sleep 1000 >/dev/null 2>&1 & echo $!"), check=False, capture_output=True, text=True
    )
    assert not alive(int(ended.stdout))


def test_the_server_sees_signals_as_usual_and_its_input_end(tmp_path: Path) -> None:
    script = "import signal; print(signal.pthread_sigmask(signal.SIG_BLOCK, ()), signal.getsignal(signal.SIGPIPE))"
    told = subprocess.run(launched(sys.executable, "-c", script), check=False, capture_output=True, text=True).stdout
    assert told.startswith("set()")
    assert subprocess.run(launched("cat"), input=b"", check=False, timeout=10).returncode == 0
