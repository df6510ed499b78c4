import asyncio
import os
import resource
import sys
from collections.abc import Callable
from pathlib import Path

import pytest

from ryxd.core.model import Message, Prompt, Tier
from ryxd.models.pool import Pool
from ryxd.models.process import Process
from ryxd.models.spec import Limits, ModelSpec
from ryxd.models.starter import starter
from ryxd.wire.errors import ModelError

Make = Callable[..., Pool]
HELLO = Prompt((Message("user", "hello"),), max_tokens=4)


def shell(script: str) -> tuple[str, ...]:
    """A worker that is a shell script: $1 is the socket, $2 the daemon."""
    return ("/bin/bash", "-c", script, "bash")


def descriptors() -> set[tuple[str, str]]:
    found = set()
    for name in os.listdir("/proc/self/fd"):
        try:
            found.add((name, os.readlink(f"/proc/self/fd/{name}")))
        except FileNotFoundError:
            pass  # of the listing itself
    return found


def children() -> list[str]:
    return Path(f"/proc/self/task/{os.getpid()}/children").read_text().split()


def score(process: int | str) -> int:
    return int(Path(f"/proc/{process}/oom_score_adj").read_text())


async def test_its_end_is_told_with_its_last_words() -> None:
    process = await Process.start(shell("echo first >&2; echo last >&2; kill -ABRT $$"))
    assert await process.receive() is None
    assert await process.end(10) == "killed by SIGABRT: first | last"


async def test_why_we_killed_it_is_told_rather_than_how() -> None:
    process = await Process.start(shell("exec sleep 1000"))
    process.kill("it was in the way")
    assert await process.end(10) == "it was in the way"


async def test_what_killed_it_before_we_did_is_told_rather_than_why() -> None:
    process = await Process.start(shell("kill -SEGV $$"))
    assert await process.receive() is None
    process.kill("it said nothing")
    assert await process.end(10) == "killed by SIGSEGV"


async def test_one_that_is_stopped_and_does_not_hear_is_killed() -> None:
    process = await Process.start(shell("kill -STOP $$"))
    process.abort("it stands still")
    assert await process.end(0.1) == "it stands still"


async def test_endless_words_cost_no_memory() -> None:
    before = resource.getrusage(resource.RUSAGE_SELF).ru_maxrss
    process = await Process.start(shell("exec yes everything is wrong >&2"))
    assert await process.receive() is None
    words = await process.end(10)
    assert words.startswith("it printed without end: ")
    assert words.endswith("everything is wrong")
    assert resource.getrusage(resource.RUSAGE_SELF).ru_maxrss - before < 16 << 10  # KiB


async def test_a_child_that_holds_its_words_open_is_not_waited_for() -> None:
    process = await Process.start(shell('echo bye >&2; eval "setsid sleep 30 $1>&- &"; exit 3'))
    async with asyncio.timeout(10):
        assert await process.receive() is None
        assert await process.end(10) == "ended with exit code 3: bye"


async def test_a_program_that_is_none_leaves_nothing_behind() -> None:
    before = descriptors()
    with pytest.raises(FileNotFoundError):
        await Process.start(("/nonexistent",))
    await asyncio.sleep(0)  # the transport closes its socket in the loop's next round
    assert descriptors() == before


@pytest.mark.parametrize(
    "script",
    ["kill -SEGV $$", "exit 1", "printf '\\001\\002' >&$1; exit 1", 'exec >&- 2>&-; eval "exec $1>&-"; sleep 1000'],
)
async def test_hundreds_of_deaths_leak_nothing(pools: Make, script: str) -> None:
    limits = Limits(backoff=0, backoff_most=0, deaths=50, end=0.001)
    before, had = descriptors(), children()
    pool = pools(program=shell(script), limits=limits)
    with pytest.raises(ModelError, match="died 50 times in a row"):
        await pool.model(Tier.SMALL).complete(HELLO)
    await asyncio.sleep(0)
    assert descriptors() == before
    assert children() == had


async def test_the_largest_goes_first_and_the_daemon_last(pools: Make, tiny: Path) -> None:
    pool = pools({tier: ModelSpec(tiny, context=512 + at) for at, tier in enumerate(Tier)})
    await asyncio.gather(*(pool.model(tier).complete(HELLO) for tier in Tier))
    scores = [score(info.pid or 0) for info in pool.info()]
    assert [score("self"), *scores] == sorted({score("self"), *scores})
    assert len(scores) == 3


async def test_a_worker_is_set_up_as_a_guest(pools: Make) -> None:
    pool = pools({Tier.SMALL: ModelSpec(starter(), nice=7)})
    await pool.model(Tier.SMALL).complete(HELLO)
    proc = Path(f"/proc/{pool.info()[0].pid}")
    for task in (proc / "task").iterdir():
        fields = (task / "stat").read_text().rpartition(")")[2].split()
        assert int(fields[16]) == 7 + os.nice(0), "a thread's niceness"
    assert "Umask:\t0077" in (proc / "status").read_text()
    limits = (proc / "limits").read_text()
    assert next(line for line in limits.splitlines() if "core" in line).split()[4:6] == ["0", "0"]
    links = [os.readlink(link) for link in (proc / "fd").iterdir()]
    assert sorted(link.partition(":")[0] for link in links if link != "/dev/null") == ["pipe", "socket"]
    assert (proc / "task" / proc.name / "children").read_text() == ""


async def test_a_model_never_gets_a_parent_that_is_not_its_daemon() -> None:
    # as if the daemon had ended before its worker looked: its number is another one's
    process = await Process.start(("/bin/bash", "-c", f'exec {sys.executable} -m ryxd.models.worker "$1" 1', "bash"))
    assert await process.receive() is None
    assert await process.end(10) == "ended with exit code 1: the daemon ended before its worker began"
