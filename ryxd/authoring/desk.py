"""The files of agents, or of hooks, and what they are held against: everything that is here now (spec B12)."""

import asyncio
from collections.abc import Iterable
from dataclasses import dataclass
from pathlib import Path
from typing import Literal

from ryxd.composition import built_in, toolbox
from ryxd.config.places import Places, places
from ryxd.config.tree import load
from ryxd.core.shipped import prompt_folder
from ryxd.engine.hookspecs import read_hook
from ryxd.engine.matter import Faulty, near
from ryxd.engine.owntools import Fault
from ryxd.engine.prompts import AGENTS, HOOKS
from ryxd.engine.specs import There, files_in, read_agent
from ryxd.engine.toolbox import Toolbox
from ryxd.sandbox.runner import Sandbox
from ryxd.wire.errors import NotFound

Folder = Literal["agents", "hooks"]


@dataclass(frozen=True)
class Desk:
    """Where files of one sort are; `what` is one of them in words."""

    what: str
    own: Path
    shipped: Path
    template: Path
    where: Places

    @classmethod
    def of(cls, folder: Folder) -> "Desk":
        """For agents or hooks, in the places of this user."""
        where, packaged = places(), prompt_folder()
        what = folder.removesuffix("s")
        return cls(what, where.config / folder, packaged / folder, packaged / "templates" / f"{what}.md", where)

    def names(self) -> dict[str, Path]:
        """All of them, the user's before those of ryx."""
        return {file.stem: file for folder in (self.shipped, self.own) for file in files_in(folder)}

    def found(self, name: str) -> Path:
        """The file that is meant by a name, or by a path. Raises NotFound."""
        if "/" in name or name.endswith(".md"):
            return Path(name).absolute()
        names = self.names()
        if fault := near(name, names, self.what):
            raise NotFound(f"{fault}; ryxctl {self.what}s new {name} makes one")
        return names[name]

    def faults(self, files: Iterable[Path]) -> list[Fault]:
        """What is wrong with these files. Raises ConfigError where config.toml can't be read."""
        packaged, files = prompt_folder(), list(files)
        agents, hooks = (
            {file.stem for folder in (packaged / name, self.where.config / name) for file in files_in(folder)}
            for name in (AGENTS, HOOKS)
        )
        (agents if self.what == "agent" else hooks).update(file.stem for file in files)
        there = There(self._tools(), agents, hooks)
        found: list[Fault] = []
        for file in files:
            try:
                (read_agent if self.what == "agent" else read_hook)(file, there)
            except Faulty as faulty:
                found.extend(faulty.faults)
        return found

    def _tools(self) -> Toolbox:
        where = self.where
        ours = built_in(Sandbox(where.layers), where.code)
        return asyncio.run(toolbox(load(where.file), where, ours))
