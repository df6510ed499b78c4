"""The operations about task types and patterns that files describe, and about profiles (specs B12, C10–C12)."""

from collections.abc import Callable
from typing import Any

from ryxd.core.tracking import Tracks
from ryxd.engine.allowed import Routing
from ryxd.engine.matter import near
from ryxd.engine.prompts import PATTERNS, TASKS, Kept, Prompts
from ryxd.engine.taskspecs import PatternSpec, TaskType
from ryxd.server.agents import faults
from ryxd.server.operations import Caller
from ryxd.wire.errors import NotFound
from ryxd.wire.profiles import ProfileInfo, Profiles, ProfilesReply, StrategyInfo
from ryxd.wire.tasks import (
    PatternInfo,
    PatternReply,
    PatternsList,
    PatternsReply,
    PatternsShow,
    TaskInfo,
    TaskReply,
    TasksList,
    TasksReply,
    TasksShow,
)


class TaskOperations:
    """The commands that `wire.tasks` and `wire.profiles` declare. `routing` is that of now."""

    def __init__(self, prompts: Prompts, routing: Callable[[], Routing], tracks: Tracks) -> None:
        self._prompts = prompts
        self._routing = routing
        self._tracks = tracks

    async def do_profiles(self, _: Profiles, __: Caller) -> ProfilesReply:
        """All profiles, and how strategies did. Raises JournalError."""
        now, kept = self._routing(), await self._tracks.figures()
        profiles = [ProfileInfo(**each.dump(), default=each.name == now.profile) for each in now.profiles.values()]
        strategies = [
            StrategyInfo(name=name, tries=one.tries, successes=one.successes, milliseconds=round(one.latency))
            for name, one in kept.items()
        ]
        return ProfilesReply(profiles=tuple(profiles), strategies=tuple(strategies))

    async def do_tasks_list(self, _: TasksList, __: Caller) -> TasksReply:
        """All task types."""
        tasks = tuple(map(_task, (await self._prompts.refresh()).tasks.values()))
        return TasksReply(folder=str(self._prompts.own / TASKS), tasks=tasks, faults=faults(self._prompts, TASKS))

    async def do_tasks_show(self, command: TasksShow, _: Caller) -> TaskReply:
        """One task type. Raises NotFound."""
        now = await self._prompts.refresh()
        if fault := near(command.task, now.tasks, "task type"):
            raise NotFound(fault)
        kept = now.tasks[command.task]
        patterns = now.pattern_specs.values()
        can = tuple(each.name for each in patterns if kept.spec.allows(each.name) and not each.missing)
        return TaskReply(**_task(kept).model_dump(), framing_prompt=kept.spec.framing, can=can)

    async def do_patterns_list(self, _: PatternsList, __: Caller) -> PatternsReply:
        """All patterns."""
        found = tuple(map(_pattern, (await self._prompts.refresh()).patterns.values()))
        wrong = faults(self._prompts, PATTERNS)
        return PatternsReply(folder=str(self._prompts.own / PATTERNS), patterns=found, faults=wrong)

    async def do_patterns_show(self, command: PatternsShow, _: Caller) -> PatternReply:
        """One pattern. Raises NotFound."""
        now = await self._prompts.refresh()
        if fault := near(command.pattern, now.patterns, "pattern"):
            raise NotFound(fault)
        tasks = tuple(name for name, task in now.task_types.items() if task.allows(command.pattern))
        return PatternReply(**_pattern(now.patterns[command.pattern]).model_dump(), tasks=tasks)


def _task(kept: Kept[TaskType]) -> TaskInfo:
    return TaskInfo(**_described(kept), valid_patterns=kept.spec.patterns, profile=kept.spec.profile)


def _pattern(kept: Kept[PatternSpec]) -> PatternInfo:
    return PatternInfo(**_described(kept), missing=kept.spec.missing)


def _described(kept: Kept[TaskType] | Kept[PatternSpec]) -> dict[str, Any]:
    spec = kept.spec
    return {
        "name": spec.name,
        "description": spec.description,
        "when_to_use": spec.when_to_use,
        "file": str(kept.file),
        "shipped": kept.shipped,
        "faulty": kept.faulty,
    }
