"""Real processes of this machine."""

import asyncio
import contextlib
import os
import shutil
import signal
import subprocess
import sys
from pathlib import Path

import pytest
from pydantic import ValidationError

from ryxd.core.tool import Permission, ToolError
from ryxd.tools.amounts import amount
from ryxd.tools.processes import EndProcess, ProcessQuery, end_process, list_processes
from tests.fakes.programs import alive
from tests.fakes.view import FakeView

STUBBORN = "import signal, sys, time; signal.signal(signal.SIGTERM, signal.SIG_IGN); print('up', flush=True); time.sleep(60)"
HUNGRY = "x = bytearray(200_000_000); x[::4096] = b'x' * len(x[::4096]); print('up', flush=True); import time; time.sleep(60)"
BUSY = "print('up', flush=True)\nwhile True: pass"


@pytest.fixture
def view(tmp_path):
    return FakeView(tmp_path)


@contextlib.contextmanager
def started(*argv, **options):
    """A program that says when it is up (one with -c does), and its end."""
    process = subprocess.Popen(argv, stdout=subprocess.PIPE, **options)
    try:
        if "-c" in argv:
            assert process.stdout.readline() == b"up\n"
        yield process
    finally:
        process.kill()
        process.communicate()


@pytest.fixture
def called(tmp_path):
    """Makes a program of that name, which sleeps."""

    def make(name):
        if not (tmp_path / name).exists():
            shutil.copy(shutil.which("sleep"), tmp_path / name)
        return str(tmp_path / name)

    return make


async def end(view, **args):
    return await end_process.run(EndProcess(**args), view)


async def ended(process):
    """Its exit code; ended by somebody else, it is still this test's child."""
    return await asyncio.to_thread(process.wait, 10)


async def test_what_uses_the_most_memory_comes_first(view):
    with started(sys.executable, "-c", HUNGRY) as hungry:
        found = await list_processes.run(ProcessQuery(sort="memory", limit=50), view)
    mine = next(each for each in found.processes if each.pid == hungry.pid)
    assert mine.memory > 190_000_000
    assert mine.shared_out
    memory = [each.memory for each in found.processes]
    assert memory == sorted(memory, reverse=True)
    assert found.running >= len(memory)


async def test_what_uses_the_processor_comes_first_and_only_what_it_uses_now(view):
    with started(sys.executable, "-c", BUSY) as busy, started(sys.executable, "-c", STUBBORN) as idle:
        found = await list_processes.run(ProcessQuery(sort="cpu", limit=50), view)
    shares = {each.pid: each.cpu for each in found.processes}
    assert shares[busy.pid] > 5
    assert shares.get(idle.pid, 0) < shares[busy.pid]
    assert list(shares.values()) == sorted(shares.values(), reverse=True)


async def test_no_command_line_is_told(view):
    with started(sys.executable, "-c", HUNGRY + "; password = 'geheim123'"):
        found = await list_processes.run(ProcessQuery(limit=50), view)
    assert "geheim123" not in found.model_dump_json()


async def test_the_answer_is_for_people(tmp_path):
    found = await list_processes.run(ProcessQuery(limit=2), FakeView(tmp_path, language="de"))
    first = found.processes[0]
    assert found.say.startswith("Das braucht am meisten Arbeitsspeicher:\n" + first.name)
    assert len(found.say.splitlines()) == 3


async def test_a_process_ends_by_its_number(view):
    with started("sleep", "60") as sleep:
        done = await end(view, pid=sleep.pid)
        assert (done.ended, done.killed, done.say) == ([sleep.pid], [], "sleep has ended.")
        assert await ended(sleep) == -signal.SIGTERM


async def test_all_of_a_name_end_and_no_others(view, called):
    with started(called("ryx-test-a"), "60") as a, started(called("ryx-test-a"), "60") as b, started(called("ryx-test-b"), "60") as c:  # fmt: skip
        done = await end(view, name="RYX-test-a")
        assert sorted(done.ended) == sorted([a.pid, b.pid])
        assert await ended(a) == await ended(b) == -signal.SIGTERM
        assert c.poll() is None


async def test_what_does_not_end_by_itself_is_killed(view):
    with started(sys.executable, "-c", STUBBORN) as stubborn:
        done = await end(view, pid=stubborn.pid)
        assert done.killed == [stubborn.pid]
        assert await ended(stubborn) == -signal.SIGKILL


async def test_what_would_end_is_told_first_and_is_of_class_destroy(view, called):
    with started(called("ryx-test-c"), "60") as process:
        told = await end_process.effect(EndProcess(name="ryx-test-c"), view)
        assert told.classes == {Permission.DESTROY}
        assert told.summary == f"end ryx-test-c ({process.pid}); what is not saved there is lost"
        assert process.poll() is None
        with started(called("ryx-test-c"), "60"):
            more = await end_process.effect(EndProcess(name="ryx-test-c"), view)
    assert more.preview != told.preview, "a yes to one is no yes to two"


async def test_a_number_and_a_name_have_to_fit(view):
    with started("sleep", "60") as sleep:
        with pytest.raises(ToolError, match=f"process {sleep.pid} is not called firefox"):
            await end(view, pid=sleep.pid, name="firefox")
        assert sleep.poll() is None
        await end(view, pid=sleep.pid, name="sleep")


async def test_ryx_itself_and_what_it_runs_under_are_left_alone(view):
    for pid in (os.getpid(), os.getppid()):
        if pid > 1:
            with pytest.raises(ToolError, match=r"that is ryx itself|belongs to another user"):
                await end(view, pid=pid)


async def test_another_users_process_is_left_alone(view):
    if os.getuid() != 0:  # then the first process is somebody else's, or what the tests run under
        name = Path("/proc/1/comm").read_text().strip()
        with pytest.raises(ToolError, match=r"belongs to another user|that is ryx itself"):
            await end(view, name=name)
        return
    with started("sleep", "60", user=65534) as other:
        with pytest.raises(ToolError, match="belongs to another user"):
            await end(view, pid=other.pid)
        assert alive(other.pid)


async def test_what_is_not_there_is_told_with_the_closest_names(view, called):
    with started(called("ryx-test-d"), "60"), pytest.raises(ToolError, match="no process is called ryx-test-dd; the closest are ryx-test-d"):  # fmt: skip
        await end(view, name="ryx-test-dd")
    gone = subprocess.Popen(["true"])
    gone.wait()
    with pytest.raises(ToolError, match=f"there is no process {gone.pid}"):
        await end(view, pid=gone.pid)


async def test_one_that_has_ended_and_waits_for_its_parent_is_gone(view):
    with subprocess.Popen(["true"]) as zombie:
        os.waitid(os.P_PID, zombie.pid, os.WEXITED | os.WNOWAIT)
        with pytest.raises(ToolError, match="there is no process"):
            await end(view, pid=zombie.pid)


async def test_cancelling_leaves_no_descriptor_open(view):
    before = len(os.listdir("/proc/self/fd"))
    with started(sys.executable, "-c", STUBBORN) as stubborn:
        task = asyncio.create_task(end(view, pid=stubborn.pid))
        await asyncio.wait({task}, timeout=0.5)
        task.cancel()
        with pytest.raises(asyncio.CancelledError):
            await task
        stubborn.kill()
    assert len(os.listdir("/proc/self/fd")) <= before + 1


@pytest.mark.parametrize("args", [{}, {"pid": 1}, {"pid": 0}, {"name": ""}, {"pid": 5, "signal": 9}])
def test_it_has_to_be_said_which_one(args):
    with pytest.raises(ValidationError):
        EndProcess(**args)


@pytest.mark.parametrize(
    ("count", "en", "de"),
    [(0, "0 B", "0 B"), (999, "999 B", "999 B"), (1500, "1.5 KiB", "1,5 KiB"), (3 << 30, "3.0 GiB", "3,0 GiB"), (250 << 20, "250 MiB", "250 MiB")],
)  # fmt: skip
def test_amounts_are_short(tmp_path, count, en, de):
    assert amount(count, FakeView(tmp_path)) == en
    assert amount(count, FakeView(tmp_path, language="de")) == de
