"""The files of agents, or of hooks, and what they are held against: everything that is here now (spec B12)."""

import asyncio
import os
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
from ryxd.engine.ownpatterns import code_in, read_pattern
from ryxd.engine.owntools import Fault
from ryxd.engine.prompts import AGENTS, HOOKS, PATTERNS
from ryxd.engine.specs import There, files_in, read_agent
from ryxd.engine.taskspecs import PatternSpec
from ryxd.engine.toolbox import Toolbox
from ryxd.sandbox.runner import Sandbox
from ryxd.wire.errors import NotFound

Folder = Literal["agents", "hooks", "patterns"]

ENDINGS = {AGENTS: (".md",), HOOKS: (".md",), PATTERNS: (".toml", ".py")}
"""How the files of each folder end; the first is what is meant where nobody says which."""


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
        return cls(what, where.config / folder, packaged / folder, packaged / "templates" / what, where)

    @property
    def endings(self) -> tuple[str, ...]:
        """How its files end."""
        return ENDINGS[f"{self.what}s"]

    def file(self, name: str, folder: Path | None = None) -> Path:
        """Where the file of this name is, or would be: the user's own, or one in another folder."""
        at = folder or self.own
        if self._full(name):
            return at / name
        there = (at / f"{name}{ending}" for ending in self.endings)
        return next((file for file in there if os.path.lexists(file)), at / f"{name}{self.endings[0]}")

    def _full(self, name: str) -> bool:
        """Whether a name says which of several endings is meant."""
        return len(self.endings) > 1 and name.endswith(self.endings)

    def names(self) -> dict[str, Path]:
        """All of them, the user's before those of ryx."""
        both = (self.shipped, self.own)
        # where two are of one name, the first ending is the one that is opened
        every = [file for folder in both for ending in reversed(self.endings) for file in files_in(folder, ending)]
        return {file.stem: file for file in every}

    def found(self, name: str) -> Path:
        """The file that is meant by a name, or by a path. Raises NotFound."""
        if "/" in name or name.endswith(".md"):
            return Path(name).absolute()
        if self._full(name) and (self.own / name).exists():
            return self.own / name
        names = self.names()
        if fault := near(name, names, self.what):
            raise NotFound(f"{fault}; ryxctl {self.what}s new {name} makes one")
        return names[name]

    def faults(self, files: Iterable[Path]) -> list[Fault]:
        """What is wrong with these files. Raises ConfigError where config.toml can't be read."""
        packaged, files = prompt_folder(), list(files)
        agents, hooks, patterns = (
            {
                file.stem
                for folder in (packaged / name, self.where.config / name)
                for ending in endings
                for file in files_in(folder, ending)
            }
            for name, endings in ENDINGS.items()
        )
        {"agent": agents, "hook": hooks}.get(self.what, patterns).update(file.stem for file in files)
        there = There(self._tools(), agents, hooks, patterns)
        read = {"agent": read_agent, "hook": read_hook}.get(self.what, _pattern)
        found: list[Fault] = []
        for file in files:
            try:
                read(file, there)
            except Faulty as faulty:
                found.extend(faulty.faults)
        return found

    def _tools(self) -> Toolbox:
        where = self.where
        ours = built_in(Sandbox(where.layers), where.code)
        return asyncio.run(toolbox(load(where.file), where, ours))


def _pattern(file: Path, there: There) -> PatternSpec:
    """A pattern's file, with the Python file of its name, which is run. Raises Faulty."""
    code = file.with_suffix(".py")
    return read_pattern(file, there, code_in(code) if os.path.lexists(code) else None)
