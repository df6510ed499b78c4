"""Agents as text files: front matter between +++ lines (TOML), then the instructions (spec B12).

The front matter has `description`, `tier`, `tools` (what names mean: engine/toolbox.py), `hooks`, `handoff`,
tables `[limits]` and `[output]`; `[[stages]]` and `[options]` (stagespecs.py). The instructions may use the
scene's {variables}. prompts/templates/agent.md has them all.
"""

import json
from collections.abc import Collection, Iterable, Mapping
from dataclasses import dataclass
from pathlib import Path
from typing import Annotated, Any

from pydantic import BaseModel, ConfigDict, Field

from ryxd.core.agent import AgentSpec, Limits
from ryxd.core.model import JsonSchema, Tier
from ryxd.core.staging import For
from ryxd.engine.matter import VARIABLE, Faulty, Matter, near, take_apart
from ryxd.engine.owntools import Fault
from ryxd.engine.stagespecs import OptionMatter, Staged, StageMatter, Word, staging_of
from ryxd.engine.toolbox import Toolbox
from ryxd.wire.errors import ConfigError

Count = Annotated[int, Field(strict=True)]
Amount = Annotated[float, Field(strict=True)]


class LimitsMatter(BaseModel):
    """The [limits] table of a file's front matter: the fields of core.agent.Limits, and their bounds."""

    model_config = ConfigDict(extra="forbid")
    turns: Count = Field(default=6, ge=1, le=50)
    actions: Count = Field(default=12, ge=1, le=200)
    attempts: Count = Field(default=2, ge=1, le=5)
    answer_tokens: Count = Field(default=400, ge=16, le=32_000)
    sure: Amount | None = Field(default=None, ge=0, le=1)
    depth: Count = Field(default=2, ge=0, le=8)
    subagents: Count = Field(default=5, ge=0, le=50)
    seconds: Amount = Field(default=600, ge=1, le=86_400)
    identical: Count = Field(default=3, ge=1, le=50)
    sure_acting: Amount | None = Field(default=None, ge=0, le=1)
    sure_talking: Amount | None = Field(default=None, ge=0, le=1)

    def limits(self) -> Limits:
        """The same as the engine has them."""
        return Limits(**self.model_dump())


class AgentMatter(BaseModel):
    """The front matter of an agent's file."""

    model_config = ConfigDict(extra="forbid")
    description: str = Field(min_length=1)
    tier: Tier = Tier.SMALL
    tools: tuple[str, ...] = ()
    hooks: tuple[str, ...] = ()
    handoff: tuple[str, ...] = ()
    limits: LimitsMatter = LimitsMatter()
    output: str | dict[str, Any] | None = None
    stages: tuple[StageMatter, ...] = ()
    options: dict[str, OptionMatter] = {}
    stages_for: For = "everything"
    stages_words: tuple[Word, ...] = ()


@dataclass(frozen=True)
class There:
    """What a file may name."""

    tools: Toolbox
    agents: Collection[str]
    """Agents that have a file, also one that is broken: who names it is not wrong for that."""
    hooks: Collection[str]
    patterns: Collection[str] = ()

    def wrong(self, matter: Matter, key: str, names: Iterable[str], what: str = "") -> list[Fault]:
        """The names under a key that are of nothing, with their lines; `what` is a kind of file, or tools."""
        known = {"agent": self.agents, "hook": self.hooks, "pattern": self.patterns}.get(what, ())
        found = []
        for number, name in enumerate(names):
            if fault := near(name, known, what) if what else self.tools.fault(name):
                found.append(matter.fault(f"{key}: {fault}", key, number))
        return found


def read_agent(file: Path, there: There) -> AgentSpec:
    """One agent's file. Raises Faulty."""
    matter = take_apart(file)
    given = matter.checked(AgentMatter)
    faults = there.wrong(matter, "tools", given.tools)
    faults += there.wrong(matter, "hooks", given.hooks, "hook")
    faults += there.wrong(matter, "handoff", given.handoff, "agent")
    if matter.name in given.handoff:
        at = given.handoff.index(matter.name)
        faults.append(matter.fault("handoff: it can't hand off to itself; take it out", "handoff", at))
    faults += matter.wrong_variables()
    staging, instructions = None, matter.instructions
    try:
        means = there.tools.names(given.tools)
        staged = Staged(given.stages, given.options, given.stages_for, given.stages_words, means)
        staging, instructions = staging_of(matter, staged)
    except Faulty as faulty:
        faults += faulty.faults
    if not matter.instructions:
        faults.append(Fault(file, matter.below, "the instructions are missing: text below the front matter"))
    output = None
    try:
        output = _schema(matter, given.output)
    except Faulty as faulty:
        faults += faulty.faults
    if faults:
        raise Faulty(faults)
    return AgentSpec(
        matter.name,
        given.description,
        given.tier,
        given.tools,
        instructions,
        given.limits.limits(),
        hooks=given.hooks,
        handoff=given.handoff,
        output=output,
        staging=staging,
    )


def load_specs(folders: Iterable[Path], tools: Mapping[str, Any]) -> dict[str, AgentSpec]:
    """All agents of the folders, by file name; a later folder's file replaces an earlier one's.

    For who wants all or nothing; hooks are not known to it. Raises ConfigError.
    """
    known = tools if isinstance(tools, Toolbox) else Toolbox(tools)
    files = {file.stem: file for folder in folders for file in files_in(folder)}
    there = There(known, files, ())
    try:
        return {name: read_agent(file, there) for name, file in files.items()}
    except Faulty as faulty:
        raise ConfigError(str(faulty)) from None


def files_in(folder: Path, suffix: str = ".md") -> list[Path]:
    """The files of a folder that describe something: what begins with a dot is an editor's. Raises OSError."""
    try:
        return sorted(file for file in folder.iterdir() if file.suffix == suffix and not file.name.startswith("."))
    except FileNotFoundError:
        return []


def fill(spec: AgentSpec, variables: Mapping[str, str]) -> str:
    """The instructions with their {variables}. Raises ConfigError for one that does not exist."""

    def value(match: Any) -> str:
        if fault := near(match[1], variables, "variable"):
            raise ConfigError(f"agent {spec.name}: {fault}")
        return variables[match[1]]

    return VARIABLE.sub(value, spec.instructions)


def _schema(matter: Matter, given: str | dict[str, Any] | None) -> JsonSchema | None:
    """The output schema, from the table or from the file beside. Raises Faulty."""
    if given is None:
        return None
    if isinstance(given, str):
        return _schema_beside(matter, given)
    try:
        json.dumps(given, allow_nan=False)
    except (TypeError, ValueError):
        raise Faulty([matter.fault("output: JSON has no dates, times and no nan", "output")]) from None
    if wrong := _no_schema(given):
        why, place = wrong
        raise Faulty([matter.fault(f"output: {why}", "output", *place)])
    return given


def _schema_beside(matter: Matter, name: str) -> JsonSchema:
    if Path(name).name != name or not name.endswith(".json"):
        why = f"{name!r} has to be the name of a .json file beside this one, or a table with the schema"
        raise Faulty([matter.fault(f"output: {why}", "output")])
    file = matter.file.parent / name
    try:
        schema = json.loads(file.read_bytes())
    except OSError as error:
        raise Faulty([matter.fault(f"output: {file} can't be read: {error.strerror}", "output")]) from None
    except json.JSONDecodeError as error:
        raise Faulty([Fault(file, error.lineno, f"no JSON: {error.msg}")]) from None
    except (ValueError, RecursionError) as error:
        raise Faulty([Fault(file, 0, f"no JSON: {error}")]) from None
    if not isinstance(schema, dict):
        raise Faulty([Fault(file, 1, "a JSON schema is an object")])
    if wrong := _no_schema(schema):
        why, place = wrong
        raise Faulty([Fault(file, 0, f"{why} (at /{'/'.join(map(str, place))})")])
    return schema


def _no_schema(schema: dict[str, Any]) -> tuple[str, tuple[str | int, ...]] | None:
    """What is wrong with a JSON schema, and where in it; None when nothing is."""
    import jsonschema_rs  # here: few agents have one

    try:
        jsonschema_rs.meta.validate(schema)
        jsonschema_rs.validator_for(schema, offline=True)
    except jsonschema_rs.ValidationError as error:
        return f"no JSON schema: {error.message}", tuple(error.instance_path)
    # a $ref that leads nowhere, or out of it
    except (ValueError, RecursionError, jsonschema_rs.ReferencingError) as error:
        return f"no JSON schema: {str(error).splitlines()[0]}", ()
    return None
