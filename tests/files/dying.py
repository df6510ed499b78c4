"""A process that takes a run back and is killed at its n-th step: `python -m tests.files.dying FOLDER N`.

With N 0 it lives, and says how many steps it took.
"""

import asyncio
import itertools
import os
import signal
import sys
from pathlib import Path

from ryxd.core.files import Create, MakeFolder, Move, Operation, Replace, Trash
from ryxd.files.disk import Disk
from tests.files.hands import Home


def changes(home: Path) -> list[Operation]:
    """What ryx did before: something of everything."""
    return [
        Replace(home / "a", b"ALPHA\n"),
        Move(home / "a", home / "moved"),
        Trash(home / "b"),
        MakeFolder(home / "new"),
        Create(home / "new/c", b"gamma\n"),
        Trash(home / "folder"),
    ]


async def main(folder: Path, die: int) -> None:
    """Take the last run back, and die."""
    count = itertools.count(1)
    begun = False
    at = 0

    def step(_: str) -> None:
        nonlocal at
        if begun:
            at = next(count)
            if at == die:
                os.kill(os.getpid(), signal.SIGKILL)

    async with Home(folder, disk=Disk(step)) as home:
        begun = True
        await home.back()
        begun = False
    print(at)


if __name__ == "__main__":
    asyncio.run(main(Path(sys.argv[1]), int(sys.argv[2])))
