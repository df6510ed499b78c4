"""Programs that are begun and ended: nothing of them stays, whenever it is cancelled."""

import asyncio
from asyncio.subprocess import PIPE

import pytest

from ryxd.core.processes import begun, ended
from tests.fakes.programs import group, until

SHELL = ("sh", "-c", "sleep 600 & cat")


@pytest.mark.parametrize("turns", range(12))
async def test_cancelled_at_any_moment_it_is_over_and_nothing_is_left(turns: int) -> None:
    known: list[asyncio.subprocess.Process] = []

    async def work() -> None:
        process = await begun(*SHELL, stdin=PIPE, stdout=PIPE, start_new_session=True)
        known.append(process)
        try:
            await process.wait()
        finally:
            await ended(process)

    before = set(await sleeping())
    task = asyncio.create_task(work())
    for _ in range(turns):
        await asyncio.sleep(0)
    task.cancel()
    async with asyncio.timeout(20):
        await asyncio.gather(task, return_exceptions=True)
        while set(await sleeping()) - before:
            await asyncio.sleep(0.01)
    assert all(process.returncode is not None for process in known)


async def sleeping() -> list[str]:
    """Processes of this one's that run the shell or what it started."""
    process = await begun("pgrep", "-f", "^sleep 600$|sleep 600 & cat", stdout=PIPE)
    found, _ = await process.communicate()
    return found.decode().split()


async def test_it_is_ended_with_its_group_and_what_nobody_reads() -> None:
    process = await begun("sh", "-c", "yes & yes", stdout=PIPE, start_new_session=True)
    assert process.stdout is not None
    await process.stdout.read(10)
    async with asyncio.timeout(20):
        await ended(process)
    await until(lambda: group(process.pid) == [])
    await ended(process)  # again does nothing


async def test_one_without_a_group_of_its_own_is_ended_alone() -> None:
    process = await begun("sleep", "600")
    async with asyncio.timeout(20):
        await ended(process)
    assert process.returncode == -9


async def test_what_cannot_be_begun_is_told() -> None:
    with pytest.raises(FileNotFoundError):
        await begun("/none")
