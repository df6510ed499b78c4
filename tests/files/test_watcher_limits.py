"""The watcher where the kernel gives less than is needed: it says so once, and looks when it is asked."""

import os
import subprocess
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parents[2]

SCENE = """
import asyncio, logging, os, sys
from pathlib import Path
from tests.files.watching import watching, digest, held

class Said(logging.Handler):
    def __init__(self):
        super().__init__(); self.texts = []
    def emit(self, record):
        self.texts.append(record.getMessage())

said = Said()
logging.getLogger().addHandler(said)
top = Path(sys.argv[1])

def limit(name, number):
    Path(f"/proc/sys/user/max_inotify_{name}").write_text(str(number))

def files(count):
    made = []
    for number in range(count):
        path = top / f"d{number}" / "f"
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text("old")
        made.append(path)
    return made
"""

TOO_FEW_AT_START = """
async def main():
    paths = files(50)
    limit("watches", 20)
    async with watching(*paths) as (watcher, told):
        assert 0 < held()[1] <= 20
        for path in paths:
            path.write_text("new")
        await watcher.caught_up()
        assert told.new() == {path: digest("new") for path in paths}
        paths[-1].write_text("newer")
        await watcher.caught_up()
        assert told.new() == {paths[-1]: digest("newer")}
        assert len(said.texts) == 1 and "max_user_watches" in said.texts[0], said.texts
        limit("watches", 10000)
        await watcher.caught_up()
        assert held()[1] > 50
        paths[-1].write_text("heard")
        await told.until(lambda: told.all != [])
asyncio.run(main())
"""

TOO_FEW_LATER = """
async def main():
    paths = files(50)
    async with watching(*paths[:10]) as (watcher, told):
        limit("watches", held()[1] + 5)
        for path in paths[10:]:
            watcher.follow(path)
        await watcher.caught_up()
        told.new()
        for path in paths:
            path.write_text("new")
        await watcher.caught_up()
        assert told.new() == {path: digest("new") for path in paths}
        assert len(said.texts) == 1, said.texts
        for path in paths[:45]:
            watcher.unfollow(path)
        await watcher.caught_up()
        paths[-1].write_text("heard again, for others are given up")
        await told.until(lambda: told.all != [])
asyncio.run(main())
"""

NO_INSTANCE = """
async def main():
    paths = files(5)
    limit("instances", 0)
    async with watching(*paths) as (watcher, told):
        assert held() == (0, 0)
        paths[0].write_text("new")
        await watcher.caught_up()
        assert told.new() == {paths[0]: digest("new")}
        paths[1].unlink()
        await watcher.caught_up()
        assert told.new() == {paths[1]: None}
        assert len(said.texts) == 1 and "max_user_instances" in said.texts[0], said.texts
        limit("instances", 10)
        await watcher.caught_up()
        paths[2].write_text("heard")
        await told.until(lambda: told.all != [])
asyncio.run(main())
"""

TREE_TOO_LARGE = """
async def main():
    paths = files(60)
    limit("watches", 80)
    async with watching(paths[0], roots=[top]) as (watcher, told):
        await watcher.caught_up()
        assert held()[1] < 20, "half is left to others, and to known files"
        assert len(said.texts) == 1 and "max_user_watches" in said.texts[0], said.texts
        paths[0].write_text("new")
        await told.until(lambda: told.all != [])
asyncio.run(main())
"""


@pytest.mark.parametrize(
    "scene",
    [TOO_FEW_AT_START, TOO_FEW_LATER, NO_INSTANCE, TREE_TOO_LARGE],
    ids=["too-few-at-start", "too-few-later", "no-instance", "tree-too-large"],
)
def test_what_cant_be_watched_is_looked_at_when_asked(tmp_path: Path, scene: str) -> None:
    # a user namespace has limits of its own, which a normal user may set
    ended = subprocess.run(
        ["unshare", "--user", "--map-root-user", sys.executable, "-c", SCENE + scene, str(tmp_path)],
        cwd=ROOT,
        env={**os.environ, "PYTHONPATH": str(ROOT)},
        capture_output=True,
        text=True,
        timeout=120,
        check=False,
    )
    assert ended.returncode == 0, ended.stderr
