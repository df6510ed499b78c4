"""A ryxd that is killed while it takes a run back: at the next start each group is done or not, nothing is lost."""

import asyncio
import os
import shutil
import subprocess
import sys
from pathlib import Path
from typing import Any

from tests.files.dying import changes
from tests.files.hands import Home, Tree, outcomes

ROOT = Path(__file__).parents[2]
KILLS = int(os.environ.get("RYX_KILLS", "12"))
"""How many of the places to die at are tried, evenly over all of them."""


def dies(folder: Path, at: int) -> tuple[int, str]:
    """The exit status and what it said."""
    ended = subprocess.run(
        [sys.executable, "-m", "tests.files.dying", str(folder), str(at)],
        cwd=ROOT, env={**os.environ, "PYTHONPATH": str(ROOT)}, stdout=subprocess.PIPE, check=False, timeout=60,
    )  # fmt: skip
    return ended.returncode, ended.stdout.decode().strip()


async def prepared(folder: Path) -> tuple[Tree, Tree]:
    """What was there before an agent's run, and what is after."""
    async with Home(folder) as home:
        home.write("a", "alpha\n", 0o640)
        home.write("b", "beta\n")
        home.write("folder/inner", "inner\n")
        before = home.tree()
        for each in changes(home.path):
            await home.does(each)
        return before, home.tree()


async def stages(folder: Path) -> list[Tree]:
    """What there is before the first group of an undo, and after each."""
    async with Home(folder) as home:
        found = [home.tree()]
        apply = home.door.apply

        async def telling(*args: Any, **more: Any) -> Any:
            done = await apply(*args, **more)
            found.append(home.tree())
            return done

        home.door.apply = telling  # type: ignore[method-assign]
        await home.back()
    return found


async def ended(folder: Path, steps: list[Tree], at: int) -> int:
    """How far it is after the next start; then it is taken back to the end, done again, and back."""
    before, after = steps[-1], steps[0]
    async with Home(folder) as home:
        found = home.tree()
        assert found in steps, f"killed at step {at}: half a group is done"
        entries = [entry for entry in await home.door.log.entries() if entry.undoes is None]
        assert all(entry.undone for entry in entries) == (found == before), "the log tells the truth"
        assert any(entry.undone for entry in entries) == (found != after)
        if found != before:
            assert {*outcomes(await home.back())} == {"done"}
        assert home.tree() == before
        assert list((home.trash / "info").iterdir()) == [], "nothing that came back is said to be in the Trash"
        assert {*outcomes(await home.again("r1"))} == {"done"}
        assert home.tree() == after
        return steps.index(found)


def test_a_killed_undo_is_done_or_not_done_and_can_be_done_then(tmp_path: Path) -> None:
    model = tmp_path / "model"
    # the paths in the log are those of `model`: each try happens there, on a copy of what it was
    before, after = asyncio.run(prepared(model))
    shutil.copytree(model, tmp_path / "kept", symlinks=True)
    trees = asyncio.run(stages(model))
    assert (trees[0], trees[-1]) == (after, before)
    assert len(trees) == 2, "all of it is one change"
    again(tmp_path)
    code, steps = dies(model, 0)
    assert code == 0
    assert int(steps) > 20
    places = sorted({1 + int(steps) * place // KILLS for place in range(KILLS)} | {int(steps)})
    ends = []
    for at in places:
        again(tmp_path)
        assert dies(model, at)[0] == -9
        ends.append(asyncio.run(ended(model, trees, at)))
    assert ends == sorted(ends), "the later it dies, the more is done"
    assert {*ends} == {0, 1}


def again(tmp_path: Path) -> None:
    """All as it was before the undo."""
    shutil.rmtree(tmp_path / "model")
    shutil.copytree(tmp_path / "kept", tmp_path / "model", symlinks=True)
