"""The stages and options of an agent's file: `[[stages]]`, `[options.NAME]`, `## stage: NAME` (specs B12, C5).

What a stage is told stands below its heading among the instructions; what stands before the first such heading is
the agent's own, for when it does not work in stages.
"""

import re
from collections.abc import Collection
from dataclasses import dataclass
from typing import Annotated, Any

from pydantic import BaseModel, ConfigDict, Field, StringConstraints

from ryxd.core.board import FIELDS
from ryxd.core.staging import Does, For, Option, Stage, Staging
from ryxd.engine.matter import Faulty, Matter, near
from ryxd.engine.owntools import Fault

HEADING = re.compile(r"^## stage: *(.*?) *$", re.MULTILINE)
MOST = 12
"""Stages of an agent."""
ROUNDS = 10
"""Rounds of a stage."""

Name = Annotated[str, StringConstraints(pattern=r"^[a-z][a-z0-9_]{0,19}$")]
Count = Annotated[int, Field(strict=True, ge=1, le=ROUNDS)]
Word = Annotated[str, StringConstraints(min_length=2, max_length=60)]


class StageMatter(BaseModel):
    """One [[stages]] of a file's front matter."""

    model_config = ConfigDict(extra="forbid")
    name: Name
    description: str = ""
    does: Does = "think"
    tools: tuple[str, ...] = ()
    rounds: Count | dict[str, dict[str, Count]] = 1
    note: str = ""
    streams: bool | None = None


class OptionMatter(BaseModel):
    """One [options.NAME] of a file's front matter."""

    model_config = ConfigDict(extra="forbid")
    description: str = ""
    default: str
    values: dict[str, str] = Field(min_length=1)
    words: dict[str, tuple[Word, ...]] = {}


@dataclass(frozen=True)
class Staged:
    """What a file's front matter says of stages."""

    stages: tuple[StageMatter, ...]
    options: dict[str, OptionMatter]
    used_for: For
    words: tuple[str, ...]
    tools: Collection[str]
    """Those of the agent."""


def staging_of(matter: Matter, given: Staged) -> tuple[Staging | None, str]:
    """The stages of a file, where it has some, and the instructions that are the agent's own. Raises Faulty."""
    stages, options = given.stages, given.options
    parts = HEADING.split(matter.instructions)
    own, texts = parts[0].strip(), dict(zip(parts[1::2], map(str.strip, parts[2::2]), strict=True))
    faults = _headings(matter, {stage.name for stage in stages})
    if not stages:
        if options:
            faults.append(matter.fault("options: they are told to stages, and there are none", "options"))
        if faults:
            raise Faulty(faults)
        return None, matter.instructions
    if len(stages) > MOST:
        faults.append(matter.fault(f"stages: {MOST} at most", "stages"))
    if stages[0].does == "run":
        faults.append(matter.fault("stages.0.does: nothing was written before that it could run", "stages", 0))
    seen: set[str] = set()
    for number, stage in enumerate(stages):
        faults += _stage(matter, number, given, texts.get(stage.name, ""))
        if stage.name in seen:
            why = f"stages.{number}.name: there is a stage {stage.name} already"
            faults.append(matter.fault(why, "stages", number, "name"))
        seen.add(stage.name)
    for name, option in options.items():
        faults += _option(matter, name, option)
    if faults:
        raise Faulty(faults)
    made = tuple(_made(stage, texts.get(stage.name, "")) for stage in stages)
    chosen = tuple(Option(name, **one.model_dump()) for name, one in options.items())
    return Staging(made, chosen, given.used_for, given.words), own


def _made(stage: StageMatter, text: str) -> Stage:
    given: dict[str, Any] = stage.model_dump(exclude={"rounds"})
    if isinstance(stage.rounds, int):
        return Stage(**given, instructions=text, rounds=stage.rounds)
    ((by, rounds),) = stage.rounds.items()
    return Stage(**given, instructions=text, by=by, rounds_by=rounds)


def _headings(matter: Matter, names: set[str]) -> list[Fault]:
    """What is wrong with the headings among the instructions."""
    faults, seen = [], set[str]()
    for found in HEADING.finditer(matter.instructions):
        line = matter.below + matter.instructions.count("\n", 0, found.start())
        if why := near(found[1], sorted(names), "stage"):
            faults.append(Fault(matter.file, line, f"## stage: {why}"))
        elif found[1] in seen:
            faults.append(Fault(matter.file, line, f"## stage: {found[1]} has its instructions above already"))
        seen.add(found[1])
    return faults


def _stage(matter: Matter, number: int, given: Staged, text: str) -> list[Fault]:
    stage, options = given.stages[number], given.options

    def fault(key: str, why: str, *more: str | int) -> Fault:
        return matter.fault(f"stages.{number}.{key}: {why}", "stages", number, key, *more)

    faults = []
    for place, name in enumerate(stage.tools):
        if wrong := near(name, sorted(given.tools), "tool of this agent with the name"):
            faults.append(fault("tools", wrong, place))
    if stage.note and (wrong := near(stage.note, FIELDS, "field of the board")):
        faults.append(fault("note", wrong))
    if stage.does == "act" and not stage.tools:
        faults.append(fault("does", "a stage that acts needs tools"))
    if stage.does != "act" and stage.tools:
        faults.append(fault("tools", 'only a stage that acts has tools: does = "act"'))
    if stage.does in {"think", "act"} and not text:
        why = f"its instructions are missing: text below a line ## stage: {stage.name}"
        faults.append(fault("name", why))
    if isinstance(stage.rounds, dict):
        if len(stage.rounds) != 1:
            why = "a number, or one table: the option's name with a number for each value"
            faults.append(fault("rounds", why))
        for name, rounds in stage.rounds.items():
            if wrong := near(name, sorted(options), "option"):
                faults.append(fault("rounds", wrong))
                continue
            faults += [
                fault("rounds", wrong) for value in rounds if (wrong := near(value, options[name].values, "value"))
            ]
    return faults


def _option(matter: Matter, name: str, option: OptionMatter) -> list[Fault]:
    faults = []
    if wrong := near(option.default, sorted(option.values), "value"):
        why = f"options.{name}.default: {wrong}"
        faults.append(matter.fault(why, "options", name, "default"))
    faults += [
        matter.fault(f"options.{name}.words: {wrong}", "options", name, "words", value)
        for value in option.words
        if (wrong := near(value, sorted(option.values), "value"))
    ]
    return faults
