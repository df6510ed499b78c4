"""What a request may become: task types, the patterns of each, agents; and what was chosen out of these (C6, C12).

Pure. The options are kept with the run, so that a resumed one chooses out of the same.
"""

import json
import math
from collections.abc import Mapping
from dataclasses import asdict, dataclass, field, replace
from typing import Any

from ryxd.core.agent import AgentSpec
from ryxd.core.contract import Contract
from ryxd.core.model import JsonSchema
from ryxd.core.profile import SHIPPED, Profile
from ryxd.engine.dumb import DIRECT, REACT, STAGES
from ryxd.engine.matter import near
from ryxd.engine.ownrules import OwnRules
from ryxd.engine.router import UNKNOWN
from ryxd.engine.taskspecs import ANY, GENERAL, PatternSpec, TaskType
from ryxd.wire.errors import NotFound, Refused

_NO_CHOICE = frozenset({DIRECT, STAGES})
"""Patterns that nobody chooses: a rule, or the agent's file, knows when they are right."""

REASON = 200
"""Characters of a model's reason."""

_DESCRIPTION = 160
"""Characters of what an agent, a task type or a pattern is described by in the question."""


@dataclass(frozen=True)
class Named:
    """What the user has named; empty where ryx chooses."""

    task_type: str = ""
    pattern: str = ""
    options: Mapping[str, str] = field(default_factory=dict)
    """About the stages of the agent; they say nothing of who does it, or how."""
    profile: str = ""

    def __bool__(self) -> bool:
        return bool(self.task_type or self.pattern or self.profile)


@dataclass(frozen=True)
class Routing:
    """The task types and patterns of now. `asks`: the small model is asked what no rule knows.

    `reasons`: there is a model that can plan what takes reasoning, and not everyday steps only.
    """

    tasks: Mapping[str, TaskType] = field(default_factory=dict)
    patterns: Mapping[str, PatternSpec] = field(default_factory=dict)
    asks: bool = True
    reasons: bool = True
    profiles: Mapping[str, Profile] = field(default_factory=lambda: SHIPPED)
    profile: str = ""
    """The profile of what names none."""
    contracts: Mapping[str, Contract] = field(default_factory=dict)
    """Of the coordinator's roles."""
    gate: bool = True
    """Whether rules read requests; without them the model sees each as it is."""
    rules: OwnRules = field(default_factory=OwnRules)
    """The user's own gate rules."""

    def check(self, named: Named) -> None:
        """Raises NotFound for what is not there; Refused for what can't be, with what can."""
        tasks, patterns = self._tasks, self._patterns
        if named.profile and (fault := near(named.profile, self.profiles, "profile")):
            raise NotFound(fault)
        if named.task_type and (fault := near(named.task_type, tasks, "task type")):
            raise NotFound(fault)
        if named.pattern and (fault := near(named.pattern, patterns, "pattern")):
            raise NotFound(fault)
        if named.pattern and (why := patterns[named.pattern].missing):
            raise Refused(why)
        if named.task_type:
            task, can = tasks[named.task_type], self._of(tasks[named.task_type])
            if not can:
                raise Refused(f"none of the patterns of {task.name} can be used yet: {', '.join(task.patterns)}")
            if named.pattern and named.pattern not in can:
                raise Refused(f"{named.pattern} is no pattern for {task.name}; it may have {', '.join(can)}")
        elif named.pattern and not any(task.allows(named.pattern) for task in tasks.values()):
            raise Refused(f"no task type has the pattern {named.pattern} among its valid_patterns")

    def options(self, specs: Mapping[str, AgentSpec], named: Named, agent: str = "") -> "Options":
        """What is left to choose from; `agent` where that is known already. Raises as check does.

        What is done directly is no choice: a rule knows what that is, or nobody.
        """
        self.check(named)
        tasks = {}
        for task in self._tasks.values():
            can = tuple(name for name in self._of(task) if name == named.pattern != DIRECT)
            if not named.pattern:
                can = tuple(name for name in self._of(task) if name not in _NO_CHOICE)
            if can and named.task_type in {"", task.name}:
                tasks[task.name] = replace(task, patterns=can)
        used = {name for task in tasks.values() for name in task.patterns}
        agents = {name: spec.description for name, spec in specs.items() if agent in {"", name}}
        return Options(
            tasks or {GENERAL: TaskType(GENERAL)},
            {name: pattern for name, pattern in self._patterns.items() if name in used}
            or {REACT: PatternSpec(REACT)},
            agents,
        )

    @property
    def _tasks(self) -> Mapping[str, TaskType]:
        return self.tasks or {GENERAL: TaskType(GENERAL, patterns=(ANY,))}

    @property
    def _patterns(self) -> Mapping[str, PatternSpec]:
        return self.patterns or {REACT: PatternSpec(REACT)}

    def _of(self, task: TaskType) -> tuple[str, ...]:
        """The patterns that a request of this type may have, and that this ryx can do."""
        names = self._patterns if ANY in task.patterns else task.patterns
        return tuple(name for name in names if name in self._patterns and not self._patterns[name].missing)


@dataclass(frozen=True)
class Picked:
    """One of the options."""

    task_type: str
    pattern: str
    agent: str
    confidence: float | None = None
    reason: str = ""

    def __str__(self) -> str:
        return f"{self.task_type}, {self.pattern}, {self.agent}"


@dataclass(frozen=True)
class Options:
    """The allowed set. Every task type has only patterns that can be taken."""

    tasks: Mapping[str, TaskType]
    patterns: Mapping[str, PatternSpec]
    agents: Mapping[str, str]

    @property
    def several(self) -> bool:
        """Whether there is anything to choose."""
        return len(self.agents) > 1 or len(self.tasks) > 1 or any(len(t.patterns) > 1 for t in self.tasks.values())

    def only(self, pattern: str) -> "Options":
        """These, where a rule knows the pattern: each task type that allows it has none but that."""
        tasks = {
            name: replace(task, patterns=(pattern,)) if pattern in task.patterns else task
            for name, task in self.tasks.items()
        }
        return replace(self, tasks=tasks)

    def fallback(self, agent: str) -> Picked:
        """What is taken where nobody chooses: general, react, this agent; or the first that may be."""
        task = self.tasks.get(GENERAL) or next(iter(self.tasks.values()))
        agent = task.agent if task.agent in self.agents and agent == UNKNOWN else agent
        return Picked(task.name, REACT if REACT in task.patterns else task.patterns[0], agent)

    def schema(self) -> JsonSchema:
        """The JSON schema of an answer: each task type with none but its own patterns."""
        shapes = []
        for task in self.tasks.values():
            values = {
                "task_type": {"const": task.name},
                "pattern": {"enum": list(task.patterns)},
                "agent": {"enum": list(self.agents)},
                "confidence": {"type": "number", "minimum": 0, "maximum": 1},
                "reason": {"type": "string", "maxLength": REASON},
            }
            shapes.append(
                {"type": "object", "properties": values, "required": list(values), "additionalProperties": False}
            )
        return {"oneOf": shapes}

    def read(self, text: str) -> Picked | None:
        """What a model wrote; None where that is none of the options: an endpoint may have no grammar."""
        try:
            said = json.loads(text)
            task, pattern, agent = said["task_type"], said["pattern"], said["agent"]
            confidence, reason = said["confidence"], said["reason"]
            known = agent in self.agents and pattern in self.tasks[task].patterns
        except (ValueError, LookupError, TypeError, RecursionError):
            return None
        number = isinstance(confidence, int | float) and not isinstance(confidence, bool)
        if not known or not number or not isinstance(reason, str):
            return None
        if not math.isfinite(confidence) or not 0 <= confidence <= 1:
            return None
        return Picked(task, pattern, agent, float(confidence), " ".join(reason.split())[:REASON])

    def lines(self) -> dict[str, str]:
        """The options as a prompt has them."""
        tasks = [
            _line(task.name, f"{task.when_to_use or task.description} Patterns: {', '.join(task.patterns)}.")
            for task in self.tasks.values()
        ]
        patterns = [_line(one.name, one.when_to_use or one.description) for one in self.patterns.values()]
        agents = [_line(name, description) for name, description in self.agents.items()]
        return {"tasks": "\n".join(tasks), "patterns": "\n".join(patterns), "agents": "\n".join(agents)}

    def dump(self) -> dict[str, Any]:
        """As it is kept with the run."""
        return {
            "tasks": [asdict(task) for task in self.tasks.values()],
            "patterns": [pattern.dump() for pattern in self.patterns.values()],
            "agents": dict(self.agents),
        }

    @classmethod
    def load(cls, kept: Mapping[str, Any]) -> "Options":
        """From how it is kept."""
        tasks = [TaskType(**{**each, "patterns": tuple(each["patterns"])}) for each in kept["tasks"]]
        patterns = [PatternSpec(**each) for each in kept["patterns"]]
        return cls({one.name: one for one in tasks}, {one.name: one for one in patterns}, kept["agents"])


def _line(name: str, text: str) -> str:
    told = " ".join(text.split())
    return f"- {name}: {told if len(told) <= _DESCRIPTION else told[: _DESCRIPTION - 1] + '…'}"
