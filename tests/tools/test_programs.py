import asyncio
import os
import sys
from pathlib import Path

import pytest

from ryxd.core.tool import ToolError
from ryxd.tools import programs
from tests.fakes.programs import Programs, alive, group, until

ENVIRONMENT = {"PATH": os.environ["PATH"]}


async def test_a_program_is_run_to_its_end():
    ended = await programs.run(["sh", "-c", "echo out; echo err >&2; exit 3"], ENVIRONMENT)
    assert (ended.code, ended.out, ended.err) == (3, "out\n", "err")


async def test_a_program_that_takes_too_long_is_ended_with_all_it_started(tmp_path):
    pid = tmp_path / "pid"
    with pytest.raises(ToolError, match=r"sh did not answer within 0\.3 s"):
        await programs.run(["sh", "-c", f"echo $$ > {pid}; sleep 60 & sleep 60"], ENVIRONMENT, limit=0.3)
    await until(lambda: group(int(pid.read_text())) == [])


async def test_a_program_that_cannot_start_is_an_error_in_words(tmp_path):
    with pytest.raises(ToolError, match=r"none can't be started: No such file"):
        await programs.run([str(tmp_path / "none")], ENVIRONMENT)
    with pytest.raises(ToolError, match=r"none can't be started: No such file"):
        await programs.launch([str(tmp_path / "none")], ENVIRONMENT, cwd=tmp_path)


async def test_leaving_a_program_with_a_full_pipe_ends_it():
    async with asyncio.timeout(5), programs.running(["sh", "-c", "yes & yes"], ENVIRONMENT) as process:
        assert process.stdout is not None
        await process.stdout.read(10)
        # nothing is read from here on: the pipe and the reader's buffer fill up
        while not process.stdout._paused:
            await asyncio.sleep(0)
    await until(lambda: group(process.pid) == [])


async def test_a_launched_program_lives_on_in_a_session_of_its_own(tmp_path):
    pid = tmp_path / "pid"
    os.mkfifo(pid)
    code = await programs.launch(
        ["sh", "-c", f"echo $$ > {pid}; exec sleep 60"], ENVIRONMENT, cwd=tmp_path, watch=0.1
    )
    number = int(await asyncio.to_thread(pid.read_text))
    try:
        assert code is None
        assert alive(number)
        assert os.getsid(number) == number
        assert os.readlink(f"/proc/{number}/cwd") == str(tmp_path)
        assert {os.readlink(f"/proc/{number}/fd/{fd}") for fd in (0, 1, 2)} == {"/dev/null"}
    finally:
        os.kill(number, 9)
        await until(lambda: not Path(f"/proc/{number}").exists())


async def test_a_launched_program_that_ends_later_leaves_no_zombie(tmp_path):
    fifo = tmp_path / "fifo"
    os.mkfifo(fifo)
    assert (
        await programs.launch(
            ["sh", "-c", f"echo $$ > {fifo}; read x < {fifo}"], ENVIRONMENT, cwd=tmp_path, watch=0.1
        )
        is None
    )
    pid = int(await asyncio.to_thread(fifo.read_text))
    await asyncio.to_thread(fifo.write_text, "\n")
    await until(lambda: not Path(f"/proc/{pid}").exists())


async def test_a_launched_program_that_fails_at_once_tells_its_exit_code(tmp_path):
    assert await programs.launch(["sh", "-c", "exit 3"], ENVIRONMENT, cwd=tmp_path) == 3
    assert await programs.launch(["sh", "-c", "kill -9 $$"], ENVIRONMENT, cwd=tmp_path) == -9


def test_only_the_environments_own_path_is_searched(tmp_path):
    fakes = Programs(tmp_path / "bin")
    assert programs.found(["sh"], {"PATH": fakes.path}) is None
    assert programs.found(["sh"], {}) is None
    fakes.write("b", "")
    assert programs.found(["a", "b"], {"PATH": fakes.path}) == str(fakes.folder / "b")


async def test_a_program_gets_the_environment_it_was_given_and_no_other():
    ended = await programs.run(
        [sys.executable, "-SEc", "import os; print(sorted(os.environ))"], {"A": "1", "LC_ALL": "C"}
    )
    assert ended.out.strip() == "['A', 'LC_ALL']"
