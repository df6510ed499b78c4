"""What `make ask` runs: one question, answered by a private daemon that leaves nothing behind."""

import asyncio
import os
import sys
from pathlib import Path

from tests.e2e.daemon import ROOT, Daemon


async def ask_once(daemon: Daemon, question: str) -> tuple[int, str, str]:
    process = await asyncio.create_subprocess_exec(
        sys.executable,
        str(ROOT / "bin" / "ask-once"),
        env={**daemon.env, "Q": question, "TMPDIR": str(daemon.folder / "tmp")},
        cwd=daemon.home,
        stdin=asyncio.subprocess.DEVNULL,
        stdout=asyncio.subprocess.PIPE,
        stderr=asyncio.subprocess.PIPE,
    )
    async with asyncio.timeout(60):
        out, err = await process.communicate()
    assert process.returncode is not None
    return process.returncode, out.decode(), err.decode()


def processes_of(folder: Path) -> list[str]:
    """Command lines of processes whose environment names the folder."""
    found = []
    for entry in Path("/proc").iterdir():
        if entry.name.isdigit() and int(entry.name) != os.getpid():
            try:
                if str(folder).encode() in (entry / "environ").read_bytes():
                    found.append((entry / "cmdline").read_text())
            except OSError:
                continue
    return found


async def test_it_answers_and_leaves_nothing_behind(folder: Path) -> None:
    world = Daemon(folder)  # never started: only its environment
    (folder / "tmp").mkdir()
    code, out, err = await ask_once(world, "find me the great wave file")
    assert code == 0, err
    assert "~/Downloads/great_wave.jpg" in out
    assert list((folder / "tmp").iterdir()) == []
    assert not (folder / "state").exists(), "the journal was private"
    assert processes_of(folder) == []


async def test_it_asks_the_daemon_that_runs(daemon: Daemon) -> None:
    (daemon.folder / "tmp").mkdir()
    code, _out, err = await ask_once(daemon, 'what is 6 times 7; "$(id)"')
    assert code in {0, 1}, err
    client = await daemon.client()
    (run,) = (await client.call("runs"))["runs"]
    assert run["text"] == 'what is 6 times 7; "$(id)"', "quotes and dollars arrive as they are"
    await client.close()


async def test_a_daemon_that_cannot_start_is_explained(folder: Path) -> None:
    world = Daemon(folder, config="[nonsense]\n")
    (folder / "tmp").mkdir()
    code, _, err = await ask_once(world, "what is 1 plus 1")
    assert code == 1
    assert "nonsense" in err
    assert list((folder / "tmp").iterdir()) == []
