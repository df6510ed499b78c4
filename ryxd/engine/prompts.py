"""Agents, hooks, task types, patterns, contracts, gate rules: their files, read again when changed (spec B12).

A faulty file never takes away what works: the last good one stays, or what ships with ryx. The folders are watched
as known files are (files/watcher.py); who uses the specs holds a mapping that never changes, so that a run keeps
what it began with.
"""

import asyncio
import logging
import os
from collections.abc import Callable, Mapping
from dataclasses import dataclass, field, replace
from pathlib import Path
from typing import Generic, Self, TypeVar

from ryxd.core.agent import AgentSpec
from ryxd.core.contract import Contract
from ryxd.core.hookspec import HookSpec
from ryxd.engine.contracts import read_contract
from ryxd.engine.dumb import Kinds
from ryxd.engine.hookspecs import read_hook
from ryxd.engine.matter import Faulty, in_words
from ryxd.engine.ownpatterns import Codes, codes, load_codes, read_pattern
from ryxd.engine.ownrules import OwnRule, read_rule
from ryxd.engine.owntools import Fault
from ryxd.engine.specs import There, files_in, read_agent
from ryxd.engine.taskspecs import PatternSpec, TaskType, read_task
from ryxd.engine.toolbox import Toolbox
from ryxd.files.watcher import Watcher
from ryxd.wire.errors import ConfigError

SETTLED = 0.1
"""Seconds without an event after which a save, or a burst of them, is over: what is read is what it ended with."""

PATIENCE = 1.0
"""Seconds after which files are read even if they are still being written."""

AGENTS, HOOKS, TASKS, PATTERNS, CONTRACTS, GATE = "agents", "hooks", "tasks", "patterns", "contracts", "gate"
"""The folders' names: of what ships with ryx, and of the configuration."""

SUFFIXES = {AGENTS: ".md", HOOKS: ".md", TASKS: ".toml", PATTERNS: ".toml", CONTRACTS: ".json", GATE: ".toml"}
"""How the files in each of them end."""

log = logging.getLogger(__name__)

S = TypeVar("S", AgentSpec, HookSpec, TaskType, PatternSpec, Contract, OwnRule)


@dataclass(frozen=True)
class Kept(Generic[S]):
    """A spec that is in force, and where it comes from."""

    spec: S
    file: Path
    shipped: bool
    faulty: bool = False
    """Whether it is not what its file says, or the user's file of this name: that is faulty."""


@dataclass(frozen=True)
class Loaded:
    """What was found. The mappings are never changed: who holds one keeps it."""

    agents: Mapping[str, Kept[AgentSpec]] = field(default_factory=dict)
    hooks: Mapping[str, Kept[HookSpec]] = field(default_factory=dict)
    faults: tuple[Fault, ...] = ()
    tasks: Mapping[str, Kept[TaskType]] = field(default_factory=dict)
    patterns: Mapping[str, Kept[PatternSpec]] = field(default_factory=dict)
    codes: Codes = field(default_factory=dict)
    """The user's Python files of patterns, as they were when they were last run."""
    contracts: Mapping[str, Kept[Contract]] = field(default_factory=dict)
    gate: Mapping[str, Kept[OwnRule]] = field(default_factory=dict)

    @property
    def agent_specs(self) -> dict[str, AgentSpec]:
        """The agents by name."""
        return {name: kept.spec for name, kept in self.agents.items()}

    @property
    def hook_specs(self) -> dict[str, HookSpec]:
        """The hooks by name."""
        return {name: kept.spec for name, kept in self.hooks.items()}

    @property
    def task_types(self) -> dict[str, TaskType]:
        """The task types by name."""
        return {name: kept.spec for name, kept in self.tasks.items()}

    @property
    def pattern_specs(self) -> dict[str, PatternSpec]:
        """The patterns by name."""
        return {name: kept.spec for name, kept in self.patterns.items()}

    @property
    def own_patterns(self) -> Kinds:
        """The user's own ways to work, by name."""
        return {name: kept.spec.own for name, kept in self.patterns.items() if kept.spec.own is not None}

    @property
    def contract_specs(self) -> dict[str, Contract]:
        """The contracts by role."""
        return {name: kept.spec for name, kept in self.contracts.items()}

    @property
    def own_rules(self) -> dict[str, OwnRule]:
        """The user's own gate rules by name."""
        return {name: kept.spec for name, kept in self.gate.items()}

    def differs(self, other: "Loaded") -> tuple[str, ...]:
        """What is otherwise than there: "agent file", "hook careful", "task research", "pattern plan"."""
        return (
            *(f"agent {name}" for name in _others(self.agent_specs, other.agent_specs)),
            *(f"hook {name}" for name in _others(self.hook_specs, other.hook_specs)),
            *(f"task {name}" for name in _others(self.task_types, other.task_types)),
            *(f"pattern {name}" for name in _others(self.pattern_specs, other.pattern_specs)),
            *(f"contract {name}" for name in _others(self.contract_specs, other.contract_specs)),
            *(f"gate {name}" for name in _others(self.own_rules, other.own_rules)),
        )


@dataclass(frozen=True)
class Reread:
    """What reading the folders again has changed."""

    now: Loaded
    changed: tuple[str, ...]
    """As Loaded.differs."""
    faults: tuple[str, ...]
    """All that is wrong now, in words with file and line."""


class Prompts:
    """What the files of two folders describe: ryx's and the user's. Entered, it watches the user's."""

    def __init__(
        self, shipped: Path, own: Path, tools: Callable[[], Toolbox], told: Callable[[Reread], None]
    ) -> None:
        """`tools` are those of now; `told` hears, on the event loop, of all that is different afterwards."""
        self.shipped = shipped
        self.own = own
        self.now = Loaded()
        self._tools = tools
        self._told = told
        self._stirred = asyncio.Event()
        self._turn = asyncio.Lock()
        self._watching: asyncio.Task[None] | None = None

    async def load(self) -> Loaded:
        """Read all files for the first time: whatever is faulty is logged and left out."""
        self._have(await self.read(self._tools()))
        return self.now

    async def read(self, tools: Toolbox) -> Loaded:
        """What the files say now, held against these tools. Changes nothing."""
        before = self.now
        found = await load_codes(self.own / PATTERNS, before.codes)
        return await asyncio.to_thread(load, self.shipped, self.own, tools.still(), before, found)

    async def check(self, tools: Toolbox) -> Loaded:
        """The same, where nothing may be faulty. Raises ConfigError."""
        found = await self.read(tools)
        if found.faults:
            raise ConfigError(in_words(found.faults))
        return found

    def take(self, loaded: Loaded) -> None:
        """Have this in force, and tell what is different."""
        before = self.now
        self._have(loaded)
        changed = loaded.differs(before)
        if changed or loaded.faults != before.faults:
            log.info("agents, hooks and tasks were read again; changed: %s", ", ".join(changed) or "nothing")
            self._told(Reread(loaded, changed, tuple(map(str, loaded.faults))))

    def _have(self, loaded: Loaded) -> None:
        # each fault is logged once, until it is mended
        for fault in loaded.faults:
            if fault not in self.now.faults:
                log.warning("%s", fault)
        self.now = loaded

    async def __aenter__(self) -> Self:
        self._watching = asyncio.create_task(self._watch(), name="prompts")
        return self

    async def __aexit__(self, *_: object) -> None:
        if self._watching is not None:
            self._watching.cancel()
            await asyncio.wait([self._watching])

    async def _watch(self) -> None:
        while True:
            try:
                places = await asyncio.to_thread(self._places)
                await self._watch_these(places)
            except Exception:
                # whatever it was: only ryxctl reload is left then, and that is said
                log.exception("%s can't be watched; ryxctl reload reads agents and hooks again", self.own)
                return

    async def _watch_these(self, places: tuple[frozenset[Path], frozenset[Path]]) -> None:
        """Read again whenever something happens, until there are other places to watch."""
        folders, linked = places
        async with Watcher(self._heard, roots=folders, on_tree=self._heard) as watcher:
            for file in linked:
                watcher.follow(file)
            await watcher.caught_up()
            while True:
                await self._read_again()  # first of all: what happened until it was watched
                if await asyncio.to_thread(self._places) != places:
                    return
                await self._settled()

    def _heard(self, *_: object) -> None:
        self._stirred.set()

    async def _settled(self) -> None:
        """Wait until something has happened and is over."""
        await self._stirred.wait()
        over = asyncio.get_running_loop().time() + PATIENCE
        while asyncio.get_running_loop().time() < over:
            self._stirred.clear()
            try:
                async with asyncio.timeout(SETTLED):
                    await self._stirred.wait()
            except TimeoutError:
                return
        self._stirred.clear()

    async def refresh(self) -> Loaded:
        """What is in force, after everything that was saved before this call: who asks by name waits for no event.

        It is all that is left where nothing can be heard, as on a remote disk.
        """
        await self._read_again()
        return self.now

    async def _read_again(self) -> None:
        async with self._turn:
            before = self.now
            found = await self.read(self._tools())
            if self.now is not before:  # a reload was faster; it may have read less than we have, or more
                self._stirred.set()
                return
            self.take(found)

    def _places(self) -> tuple[frozenset[Path], frozenset[Path]]:
        """The folders to watch, by every name they have; and the files that links in them lead to."""
        folders: set[Path] = set()
        linked: set[Path] = set()
        for name in SUFFIXES:
            folder = self.own / name
            folders |= {folder, Path(_real(folder))}
            try:
                linked |= {Path(_real(file)) for file in folder.iterdir() if file.is_symlink()}
            except OSError:
                continue  # it is not there, or can't be read, which loading tells
        return frozenset(folders), frozenset(linked)


def load(
    shipped: Path, own: Path, tools: Toolbox, before: Loaded | None = None, code: Codes | None = None
) -> Loaded:
    """Read what ships with ryx and the user's own, which goes before it; blocking.

    Where a file is faulty, what `before` has of that name stays, else what ships with ryx. `code` are the Python
    files of patterns; None runs them here.
    """
    before = before or Loaded()
    mine = own / PATTERNS
    known = codes(mine, before.codes) if code is None else code
    faults: list[Fault] = []
    agents, hooks, tasks, patterns, contracts, rules = (
        [_listed(folder / name, suffix, faults) for folder in (shipped, own)] for name, suffix in SUFFIXES.items()
    )
    patterns[1] = {name: mine / f"{name}.py" for name in known} | patterns[1]
    there = There(tools, frozenset().union(*agents), frozenset().union(*hooks), frozenset().union(*patterns))
    unread = frozenset(fault.file for fault in faults)
    return Loaded(
        _kept(agents, lambda file: read_agent(file, there), before.agents, unread, faults),
        _kept(hooks, lambda file: read_hook(file, there), before.hooks, unread, faults),
        tasks=_kept(tasks, lambda file: read_task(file, there), before.tasks, unread, faults),
        patterns=_kept(
            patterns,
            lambda file: read_pattern(file, there, known.get(file.stem) if file.parent == mine else None),
            before.patterns,
            unread,
            faults,
        ),
        codes=known,
        contracts=_kept(contracts, read_contract, before.contracts, unread, faults),
        gate=_kept(rules, lambda file: read_rule(file, there), before.gate, unread, faults),
        faults=tuple(dict.fromkeys(faults)),
    )


def _kept(
    files: list[dict[str, Path]],
    read: Callable[[Path], S],
    before: Mapping[str, Kept[S]],
    unread: frozenset[Path],
    faults: list[Fault],
) -> dict[str, Kept[S]]:
    """The specs of a shipped and an own folder. Adds what is wrong to `faults`."""
    kept: dict[str, Kept[S]] = {}
    for shipped, folder in zip((True, False), files, strict=True):
        for name, file in folder.items():
            try:
                kept[name] = Kept(read(file), file, shipped)
            except Faulty as faulty:
                faults.extend(faulty.faults)
                if one := before.get(name) or kept.get(name):
                    kept[name] = replace(one, faulty=True)
    # of a folder that can't be read nothing is known: what it had is not gone
    kept |= {name: one for name, one in before.items() if one.file.parent in unread}
    return dict(sorted(kept.items()))


def _listed(folder: Path, suffix: str, faults: list[Fault]) -> dict[str, Path]:
    try:
        return {file.stem: file for file in files_in(folder, suffix)}
    except OSError as error:
        faults.append(Fault(folder, 0, f"can't be read: {error.strerror}"))
        return {}


def _others(one: Mapping[str, S], other: Mapping[str, S]) -> list[str]:
    return sorted(name for name in {*one, *other} if one.get(name) != other.get(name))


def _real(path: Path) -> str:
    return os.path.realpath(path)
