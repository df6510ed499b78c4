"""Looks for what can be learned, and proposes it (spec E8). By itself it changes nothing."""

import asyncio
import time
from collections.abc import Callable, Mapping
from pathlib import Path
from typing import Protocol

from ryxd.core.tool import Tool
from ryxd.engine.learning.rulefile import proposal
from ryxd.engine.learning.slotrules import Learnt, learnt, merged, way, worth
from ryxd.engine.learning.tasktypes import new_types, others
from ryxd.engine.learning.trials import Trial, trials
from ryxd.engine.prompts import GATE, TASKS, Loaded
from ryxd.record.evidence import Act, Tried
from ryxd.record.learned import Learned, Proposal


class Sources(Protocol):
    """What is learned from (record.evidence.Evidence)."""

    async def tried(self, since: int) -> list[Tried]:
        """The requests that were ended since then, the newest first."""
        ...

    async def acts(self, run: str) -> tuple[Act, ...]:
        """What was done in a run."""
        ...


class Learner:
    """One a daemon. `loaded` and `tools` are what there is now."""

    def __init__(
        self,
        sources: Sources,
        learned: Learned,
        *,
        loaded: Callable[[], Loaded],
        tools: Callable[[], Mapping[str, Tool]],
        own: Path,
        home: Path,
    ) -> None:
        self.learned = learned
        self._sources = sources
        self._loaded = loaded
        self._tools = tools
        self._own = own
        self._home = home

    async def look(self, days: int) -> tuple[int, tuple[Proposal, ...]]:
        """How many requests there were in these days, and all that is proposed. Raises JournalError."""
        since = round((time.time() - days * 86_400) * 1000)
        known = await asyncio.to_thread(trials, await self._sources.tried(since))
        groups = await asyncio.to_thread(worth, known)
        acts = {one.tried.run: await self._sources.acts(one.tried.run) for group in groups for one in group}
        rules = await asyncio.to_thread(self._rules, groups, acts)
        found = await asyncio.to_thread(self._found, known, rules)
        return len(known), await self.learned.offer(found)

    def _rules(self, groups: list[list[Trial]], acts: Mapping[str, tuple[Act, ...]]) -> list[Learnt]:
        """What was always done in the same way, and is no rule yet; a thread's work."""
        tools = self._tools()
        found: list[Learnt] = []
        for group in groups:
            ways = [way(trial, acts[trial.tried.run], tools) for trial in group]
            same = []
            for each in ways:
                if each is None:
                    break  # the newest decide
                same.append(each)
            found += learnt(same)
        return merged(found)

    def _found(self, known: list[Trial], rules: list[Learnt]) -> list[Proposal]:
        """The proposals; blocking."""
        now, today = self._loaded(), time.strftime("%Y-%m-%d")
        names: set[tuple[str, str]] = set()

        def taken(folder: str, there: Mapping[str, object]) -> Callable[[str], bool]:
            def is_taken(name: str) -> bool:
                used = name in there or (folder, name) in names or (self._own / folder / f"{name}.toml").exists()
                if not used:
                    names.add((folder, name))
                return used

            return is_taken

        tools = self._tools()
        found = [proposal(one, tools, self._home, taken(GATE, now.gate), today) for one in rules]
        patterns = [name for name, spec in now.pattern_specs.items() if not spec.missing]
        found += new_types(known, now.task_types, taken(TASKS, now.tasks), today)
        return found + others(known, now.task_types, patterns)
