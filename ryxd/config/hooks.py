"""[hooks]: which built-in hooks look at what agents do."""

from pydantic import BaseModel, Field

from ryxd.config.section import Section
from ryxd.core.hookspec import HookSpec, Moment
from ryxd.hooks import (
    discussion_limit,
    garbage_collector,
    habit_watcher,
    on_your_toes,
    planning_mode,
    single_minded,
    spawn_limit,
    todo_reminder,
)


class TodoReminder(Section, todo_reminder.Settings):
    """[hooks.todo_reminder]: after many actions, reminds an agent of what it was asked for."""

    on: bool = False


class PlanningMode(Section, planning_mode.Settings):
    """[hooks.planning_mode]: from "only plan" until "go ahead" nothing is changed."""

    on: bool = False


class GarbageCollector(Section, garbage_collector.Settings):
    """[hooks.garbage_collector]: reminds an agent of subagents that it does not speak to."""

    on: bool = True


class SingleMinded(Section, single_minded.Settings):
    """[hooks.single_minded]: one subagent at a time."""

    on: bool = False


class SpawnLimit(Section, spawn_limit.Settings):
    """[hooks.spawn_limit]: how many subagents may be started for one request."""

    on: bool = False


class DiscussionLimit(Section, discussion_limit.Settings):
    """[hooks.discussion_limit]: how many rounds subagents may discuss."""

    on: bool = False


class OnYourToes(Section, on_your_toes.Settings):
    """[hooks.on_your_toes]: before the user is contradicted, a model thinks the other side through."""

    on: bool = False


class HabitWatcher(Section, habit_watcher.Settings):
    """[hooks.habit_watcher]: a model watches for corrections that the user repeats, and proposes a hook."""

    on: bool = False


class Hooks(Section):
    """[hooks]: built-in hooks; on are those that cost nothing and forbid nothing.

    file_changed is always there; blocked_operations is set in [python].
    """

    planning_mode: PlanningMode = Field(default_factory=PlanningMode)
    single_minded: SingleMinded = Field(default_factory=SingleMinded)
    spawn_limit: SpawnLimit = Field(default_factory=SpawnLimit)
    discussion_limit: DiscussionLimit = Field(default_factory=DiscussionLimit)
    todo_reminder: TodoReminder = Field(default_factory=TodoReminder)
    garbage_collector: GarbageCollector = Field(default_factory=GarbageCollector)
    on_your_toes: OnYourToes = Field(default_factory=OnYourToes)
    habit_watcher: HabitWatcher = Field(default_factory=HabitWatcher)

    def specs(self) -> tuple[HookSpec, ...]:
        """Those that are on, in the order in which they are asked: what costs nothing first."""
        return tuple(spec for spec, on in self.every() if on)

    def every(self) -> tuple[tuple[HookSpec, bool], ...]:
        """All that there are, and whether each is on."""
        found = []
        for name in Hooks.model_fields:
            section: BaseModel = getattr(self, name)
            settings = section.model_dump(exclude={"on"})
            told = (type(section).__doc__ or "").partition(": ")[2].rstrip(".")
            spec = HookSpec(name, told, frozenset(Moment), kind=name, settings=settings)
            found.append((spec, bool(section.model_dump()["on"])))
        return tuple(found)
