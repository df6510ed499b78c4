"""A home with things worth protecting, a real sandbox and a real door; skipped where no sandbox can be had."""

import asyncio
import os
from pathlib import Path

import pytest

from ryxd.core.files import Mode, Origin
from ryxd.core.paths import Roots
from ryxd.files.door import Door
from ryxd.files.plan import Entry, Put
from ryxd.sandbox.ability import look
from ryxd.sandbox.changes import Changes
from ryxd.sandbox.runner import Sandbox

SECRETS = (
    ".ssh/id_ed25519", ".gnupg/private-keys-v1.d/key", ".config/gh/hosts.yml", ".netrc", ".mozilla/cookies",
    "Documents/diary.txt", ".local/state/ryx/journal.db", "work/.env", "work/deep/down/id_rsa",
)  # fmt: skip


def able() -> str:
    """Why there is no sandbox here; empty where there is."""
    ability = asyncio.run(look(os.environ))
    return str(ability.missing[0]) if ability.missing else ""


WHY_NOT = able()
needs_sandbox = pytest.mark.skipif(bool(WHY_NOT), reason=f"no sandbox: {WHY_NOT} (as root: run it as a user)")


class Place:
    """A home folder, a folder to work in, and a sandbox for it."""

    def __init__(self, folder: Path) -> None:
        self.home = (folder / "home").resolve()
        self.work = self.home / "work"
        self.work.mkdir(parents=True)
        self.own = self.home / ".local/state/ryx"
        self.sandbox = Sandbox(self.own / "layers")
        self.paths = Roots(self.home, self.work, own=(self.own,))
        self.entries: tuple[Entry, ...] = ()

    def write(self, name: str, text: str | bytes = "") -> Path:
        """A file below the work folder."""
        path = self.work / name
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_bytes(text if isinstance(text, bytes) else text.encode())
        return path

    async def commit(self, found: Changes) -> None:
        """Have the door do what a layer holds, as the View's files would."""
        async with Door(self.own / "undo", trash=self.home / ".local/share/Trash") as door:
            self.entries = await door.apply("s1/shell", Origin("r1", "s1", "shell", "a1"), found.operations)

    async def undo(self) -> None:
        """Take back what was committed, by the door's log."""
        wishes = [
            Mode(entry.path, entry.before.mode or 0)
            if entry.kind == "mode"
            else Put(entry.path, over=entry.after, to=entry.before)
            for entry in reversed(self.entries)
        ]
        async with Door(self.own / "undo", trash=self.home / ".local/share/Trash") as door:
            await door.apply("s1/undo", Origin("r2"), wishes, undoes=[entry.id for entry in reversed(self.entries)])

    def secrets(self) -> None:
        """What nobody may get at."""
        for name in SECRETS:
            path = self.home / name
            path.parent.mkdir(parents=True, exist_ok=True)
            path.write_text("SECRET\n")
        (self.home / ".bashrc").write_text("# mine\n")
