"""The user's own gate rules: a request in words, and the Actions that it means; no model is asked (spec E8).

A rule is a TOML file in the folder `gate` of the configuration: `requests` with gaps (core.gap), and [[step]] with
`tool` and `args`; "$1.matches.0.path" is what step 1 found. One that was learned says in [learned] from which
runs, and what it rests on. It grants nothing: its Actions are checked and asked about like any others. It is not
followed where what it rests on is otherwise, and no more once it failed, until its file says something else.
"""

import asyncio
import json
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any, Protocol

from pydantic import BaseModel, ConfigDict, Field

from ryxd.core.argschema import shape
from ryxd.core.gap import Pattern, filled, gaps_in, pattern
from ryxd.core.nested import texts
from ryxd.core.plan import REFERENCE
from ryxd.core.recipe import LONGEST, key_of, normal
from ryxd.core.tool import Tool
from ryxd.engine.matter import Faulty, Matter, take_whole
from ryxd.engine.owntools import Fault
from ryxd.engine.specs import There

OWN_RULE = "own."
"""In front of a rule's name, where it is told which one decided."""


class StepMatter(BaseModel):
    """A [[step]] table."""

    model_config = ConfigDict(extra="forbid")
    tool: str = Field(min_length=1, max_length=100)
    args: dict[str, Any] = Field(default_factory=dict)


class LearnedMatter(BaseModel):
    """The [learned] table: where a rule comes from, and what it rests on."""

    model_config = ConfigDict(extra="forbid")
    runs: tuple[str, ...] = Field(min_length=1, max_length=50)
    tools: str = Field(default="", max_length=64)
    paths: tuple[str, ...] = Field(default=(), max_length=50)


class RuleMatter(BaseModel):
    """A rule's file."""

    model_config = ConfigDict(extra="forbid")
    name: str = ""
    description: str = Field(default="", max_length=200)
    requests: tuple[str, ...] = Field(min_length=1, max_length=50)
    step: tuple[StepMatter, ...] = Field(min_length=1, max_length=10)
    learned: LearnedMatter | None = None


@dataclass(frozen=True)
class OwnRule:
    """A request, and what it means."""

    name: str
    description: str
    requests: tuple[str, ...]
    steps: tuple[tuple[str, Mapping[str, Any]], ...]
    """Tools with their arguments, which may have gaps."""
    runs: tuple[str, ...] = ()
    """From which it was learned."""
    tools: str = ""
    """What its tools were when it was learned (`resting`)."""
    paths: tuple[str, ...] = ()
    """Files and folders that have to be there."""
    patterns: tuple[Pattern, ...] = field(default=(), compare=False)

    @property
    def digest(self) -> str:
        """Of what it says: another file is another rule."""
        return key_of(self.name, json.dumps([self.requests, self.steps, self.tools, self.paths], sort_keys=True))


@dataclass(frozen=True)
class Ruled:
    """What a rule makes of a request. With `void` it is not followed, and that is why."""

    name: str
    steps: tuple[tuple[str, Mapping[str, Any]], ...] = ()
    slots: Mapping[str, str] = field(default_factory=dict)
    runs: tuple[str, ...] = ()
    digest: str = ""
    void: str = ""

    @property
    def told(self) -> str:
        """Why it is followed, for whoever asks."""
        return "a rule of yours" + (f", learned from {', '.join(self.runs)}" if self.runs else "")

    @property
    def left(self) -> str:
        """Why it is not."""
        return f"your rule {self.name} is not followed: {self.void}"

    def dump(self) -> dict[str, Any]:
        """As it is kept with a run."""
        steps = [[tool, dict(args)] for tool, args in self.steps]
        return {**vars(self), "steps": steps, "slots": dict(self.slots), "runs": list(self.runs)}

    @classmethod
    def load(cls, kept: Mapping[str, Any]) -> "Ruled":
        """From what was kept."""
        steps = tuple((str(tool), dict(args)) for tool, args in kept["steps"])
        return cls(**{**kept, "steps": steps, "runs": tuple(kept["runs"])})


class Aside(Protocol):
    """Which rules are not followed any more (record.learned)."""

    async def why(self, digest: str) -> str:
        """Why the rule with this digest is set aside; empty where it is in force."""
        ...

    async def set_aside(self, digest: str, why: str) -> None:
        """Follow it no more."""
        ...


class OwnRules:
    """The rules of now. Two that read the same request: the first by name is taken."""

    def __init__(self, rules: Mapping[str, OwnRule] | None = None, aside: Aside | None = None) -> None:
        self.rules = dict(rules or {})
        self._aside = aside
        self._by_key: dict[str, list[tuple[Pattern, OwnRule]]] = {}
        for _, rule in sorted(self.rules.items()):
            for each in rule.patterns:
                self._by_key.setdefault(each.key, []).append((each, rule))

    async def find(self, text: str, tools: Mapping[str, Tool], home: Path) -> Ruled | None:
        """What a rule makes of a request; None where none knows it."""
        if not self._by_key or len(text) > LONGEST or "\n" in text:
            return None
        key, slots = normal(text)
        for wording, rule in self._by_key.get(key, ()):
            bound = wording.bound(slots)
            if bound is None:
                continue
            steps = tuple((tool, filled(args, bound)) for tool, args in rule.steps)
            if _references(steps) != _references(rule.steps):
                continue  # a slot would be read as what a step found
            void = await self.void(rule, tools, home)
            told = {name: slot.text for name, slot in bound.items()}
            return Ruled(rule.name, steps, told, rule.runs, rule.digest, void)
        return None

    async def void(self, rule: OwnRule, tools: Mapping[str, Tool], home: Path) -> str:
        """Why a rule is not followed now; empty where it is."""
        if missing := next((tool for tool, _ in rule.steps if tool not in tools), ""):
            return f"there is no tool {missing} any more"
        if rule.tools and rule.tools != resting([tool for tool, _ in rule.steps], tools):
            return "a tool that it uses is not what it was when the rule was learned"
        if gone := await asyncio.to_thread(_gone, rule.paths, home):
            return f"{gone} is gone"
        return await self._aside.why(rule.digest) if self._aside is not None else ""

    async def failed(self, digest: str, why: str) -> None:
        """Follow the rule with this digest no more."""
        if self._aside is not None:
            await self._aside.set_aside(digest, why)


def read_rule(file: Path, there: There) -> OwnRule:
    """One rule's file. Raises Faulty."""
    matter = take_whole(file)
    given = matter.checked(RuleMatter)
    faults: list[Fault] = []
    if given.name not in {"", matter.name}:
        faults.append(matter.fault(f"name: its file is called {matter.name}; call both the same", "name"))
    patterns: list[Pattern] = []
    for number, text in enumerate(given.requests):
        try:
            patterns.append(pattern(text))
        except ValueError as error:
            faults.append(matter.fault(f"requests: {error}", "requests", number))
    known = frozenset.intersection(*(each.names for each in patterns)) if patterns else frozenset()
    for number, step in enumerate(given.step):
        faults += _wrong_step(matter, number, step, known, there)
    if faults:
        raise Faulty(faults)
    steps = tuple((step.tool, step.args) for step in given.step)
    learned = given.learned or LearnedMatter.model_construct(runs=(), tools="", paths=())
    texts = given.requests
    return OwnRule(
        matter.name, given.description, texts, steps, learned.runs, learned.tools, learned.paths, tuple(patterns)
    )


def resting(names: Iterable[str], tools: Mapping[str, Tool]) -> str:
    """What these tools are, as a digest."""
    schemas = {name: shape(tools[name]).schema if name in tools else None for name in sorted(set(names))}
    return key_of(json.dumps(schemas, sort_keys=True))


def _wrong_step(
    matter: Matter, number: int, step: StepMatter, known: frozenset[str], there: There
) -> Iterable[Fault]:
    if "__" not in step.tool and (why := there.tools.fault(step.tool)):  # a server's tools come and go with it
        yield matter.fault(f"tool: {why}", "step", number, "tool")
    tool = there.tools.get(step.tool)
    if tool is not None and not tool.raw:
        for name in sorted(set(step.args) - set(tool.input.model_fields)):
            has = ", ".join(tool.input.model_fields)
            yield matter.fault(
                f"args: {step.tool} has no argument {name}; it has {has}", "step", number, "args", name
            )
    try:
        names = gaps_in(step.args)
    except ValueError as error:
        yield matter.fault(f"args: {error}", "step", number, "args")
        return
    for name in sorted(names - known):
        yield matter.fault(f"args: {{{name}}} is not in each of its requests", "step", number, "args")
    for text in texts(step.args):
        match = REFERENCE.fullmatch(text)
        if match is not None and not 1 <= int(match[1]) <= number:
            yield matter.fault(f"args: {text} is of no step before this one", "step", number, "args")


def _references(steps: Sequence[tuple[str, Mapping[str, Any]]]) -> list[str]:
    """What steps take of what others found."""
    return [text for _, args in steps for text in texts(args) if REFERENCE.fullmatch(text)]


def _gone(paths: Iterable[str], home: Path) -> str:
    """The first of these that is not there; blocking."""
    for path in paths:
        if not (home / path[2:] if path.startswith("~/") else Path(path)).exists():
            return path
    return ""
