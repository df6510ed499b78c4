"""What does a sandbox cost, against the bare program? `python -m tests.bench.sandbox [rounds]`; not as root.

A `true` and a command that reads, bare and sandboxed, as a process of ours and as a transient unit where a user
manager answers; then a change over a layer, from its start until it is read. All take turns, so that a busy machine is
busy for each. What counts is the ratio of the medians; the times are for the eye.
"""

import asyncio
import os
import statistics
import sys
import tempfile
import time
from collections.abc import Awaitable, Callable
from dataclasses import replace
from pathlib import Path

from ryxd.core.paths import Roots
from ryxd.sandbox.ability import Ability
from ryxd.sandbox.changes import changes
from ryxd.sandbox.failure import Unable
from ryxd.sandbox.job import Job
from ryxd.sandbox.runner import Sandbox

READ = ("bash", "--noprofile", "--norc", "-c", "grep -rc e . | wc -l")
FILES = 1000


async def bare(argv: tuple[str, ...], folder: Path) -> None:
    program = await asyncio.create_subprocess_exec(*argv, cwd=folder, stdout=asyncio.subprocess.PIPE)
    await program.communicate()


async def known(ability: Ability) -> Ability:
    return ability


async def main(rounds: int) -> None:
    """Measure, and print ratios."""
    with tempfile.TemporaryDirectory() as name:
        home = Path(name).resolve() / "home"
        work = home / "work"
        work.mkdir(parents=True)
        for number in range(FILES):
            (work / f"{number}.txt").write_text("some text\n" * 20)
        paths = Roots(home, work)
        box = Sandbox(home / ".state/layers")
        try:
            ability = await box.able()
            ability.check()
        except Unable as error:
            print(f"not measured: {error}")
            return
        direct = Sandbox(home / ".state/layers")
        direct._ability = asyncio.create_task(known(replace(ability, units=False)))

        async def sandboxed(sandbox: Sandbox, argv: tuple[str, ...], *, layer: bool = False) -> None:
            outcome = await sandbox.run(Job(argv, work, changes=(work,) if layer else ()), paths)
            if outcome.layer is not None:
                await changes(outcome.layer, paths)
                await outcome.layer.drop()

        change = ("bash", "-c", "echo more >>1.txt; rm 2.txt; echo new >new.txt")
        cases: dict[str, Callable[[], Awaitable[None]]] = {
            "true, bare": lambda: bare(("true",), work),
            "true, sandboxed": lambda: sandboxed(direct, ("true",)),
            f"grep of {FILES} files, bare": lambda: bare(READ, work),
            f"grep of {FILES} files, sandboxed": lambda: sandboxed(direct, READ),
            "true, over a layer": lambda: sandboxed(direct, ("true",), layer=True),
            "three changes, over a layer, read": lambda: sandboxed(direct, change, layer=True),
        }
        if ability.units:
            cases["true, sandboxed in a unit"] = lambda: sandboxed(box, ("true",))
            cases[f"grep of {FILES} files, sandboxed in a unit"] = lambda: sandboxed(box, READ)
        took: dict[str, list[float]] = {case: [] for case in cases}
        for _ in range(rounds):
            for case, measured in cases.items():
                begun = time.perf_counter()
                await measured()
                took[case].append(time.perf_counter() - begun)
        middle = {case: statistics.median(times) for case, times in took.items()}
        for case, seconds in middle.items():
            against = "true, bare" if case.startswith(("true", "three")) else f"grep of {FILES} files, bare"
            print(f"{case:45} {seconds * 1000:7.1f} ms   {seconds / middle[against]:6.1f} x")


if __name__ == "__main__":
    if os.geteuid() == 0:
        print("not measured: no sandbox holds root")
    else:
        asyncio.run(main(int(sys.argv[1]) if len(sys.argv) > 1 else 15))
