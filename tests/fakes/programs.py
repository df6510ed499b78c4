"""Small real programs in a folder of their own, for a PATH that has nothing else: each records how it was called."""

import asyncio
import json
import os
import shutil
import stat
import sys
from collections.abc import Callable
from pathlib import Path

_HEAD = """#!{python} -SE
import json, os, sys
argv = sys.argv[1:]
kept = {kept!r}
with open(kept + ".calls", "a") as calls:
    calls.write(json.dumps(argv) + "\\n")
with open(kept + ".environment", "w") as file:
    json.dump(dict(os.environ), file)
def load(default):
    return json.load(open(kept + ".state")) if os.path.exists(kept + ".state") else default
def save(state):
    with open(kept + ".state", "w") as file:
        json.dump(state, file)
"""


class Programs:
    """A bin folder. `path` is a PATH that has it alone."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        self._kept = folder.with_name(folder.name + "-kept")
        folder.mkdir()
        self._kept.mkdir()

    @property
    def path(self) -> str:
        return str(self.folder)

    def write(self, name: str, body: str) -> Path:
        """A program in Python; it has argv, load(default) and save(state)."""
        head = _HEAD.format(python=sys.executable, kept=str(self._kept / name))
        return self.script(name, head + body)

    def script(self, name: str, text: str) -> Path:
        """A program as it stands."""
        file = self.folder / name
        file.write_text(text)
        file.chmod(file.stat().st_mode | stat.S_IXUSR)
        return file

    def link(self, *names: str) -> None:
        """Real programs of this machine; the test that asks for one that is missing can't run."""
        for name in names:
            real = shutil.which(name)
            assert real, f"{name} is not installed"
            (self.folder / name).symlink_to(real)

    def calls(self, name: str) -> list[list[str]]:
        """The arguments of each call so far."""
        file = self._kept / f"{name}.calls"
        return [json.loads(line) for line in file.read_text().splitlines()] if file.exists() else []

    def environment(self, name: str) -> dict[str, str]:
        """The environment of the last call."""
        found: dict[str, str] = json.loads((self._kept / f"{name}.environment").read_text())
        return found


def alive(pid: int) -> bool:
    """Whether a process runs (a zombie does not)."""
    try:
        with open(f"/proc/{pid}/stat") as file:
            return file.read().rpartition(")")[2].split()[0] != "Z"
    except FileNotFoundError:
        return False


def group(pgid: int) -> list[int]:
    """The living processes of a process group."""
    found = []
    for name in os.listdir("/proc"):
        if name.isdigit():
            try:
                with open(f"/proc/{name}/stat") as file:
                    fields = file.read().rpartition(")")[2].split()
            except (FileNotFoundError, ProcessLookupError):
                continue
            if int(fields[2]) == pgid and fields[0] != "Z":
                found.append(int(name))
    return found


async def until(claim: Callable[[], bool], within: float = 5.0) -> None:
    """Wait for what the kernel does in its own time, as ending a process that was killed."""
    async with asyncio.timeout(within):
        while not claim():
            await asyncio.sleep(0.005)
