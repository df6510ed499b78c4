"""Agents as text files: front matter between +++ lines (TOML), then the instructions (spec B12).

The front matter has `description`, `tier`, `tools` (what names mean: engine/toolbox.py), a table `[limits]`; the
instructions may use the scene's {variables}. prompts/agents/file.md is a good one to start from.
"""

import re
import tomllib
from collections.abc import Iterable, Mapping
from pathlib import Path
from typing import Any

from pydantic import BaseModel, ConfigDict, Field, ValidationError

from ryxd.core.agent import AgentSpec, Limits
from ryxd.core.model import Tier
from ryxd.core.view import in_words
from ryxd.engine.toolbox import Toolbox
from ryxd.wire.errors import ConfigError

VARIABLE = re.compile(r"\{(\w+)\}")


class LimitsMatter(BaseModel):
    """The [limits] table of an agent's front matter."""

    model_config = ConfigDict(extra="forbid")
    turns: int = Field(default=6, ge=1, le=50)
    actions: int = Field(default=12, ge=1, le=200)
    attempts: int = Field(default=2, ge=1, le=5)
    answer_tokens: int = Field(default=400, ge=16, le=32_000)
    sure: float = Field(default=0.35, ge=0, le=1)


class Matter(BaseModel):
    """The front matter of an agent's file."""

    model_config = ConfigDict(extra="forbid")
    description: str = Field(min_length=1)
    tier: Tier = Tier.SMALL
    tools: tuple[str, ...] = ()
    limits: LimitsMatter = LimitsMatter()


def load_specs(folders: Iterable[Path], tools: Mapping[str, Any]) -> dict[str, AgentSpec]:
    """All agents of the folders, by file name; a later folder's file replaces an earlier one's.

    Raises ConfigError naming file, key and what would be right.
    """
    known = tools if isinstance(tools, Toolbox) else Toolbox(tools)
    found: dict[str, AgentSpec] = {}
    for folder in folders:
        for file in sorted(folder.glob("*.md")):
            found[file.stem] = read_spec(file, known)
    return found


def read_spec(file: Path, tools: Toolbox) -> AgentSpec:
    """One agent's file. Raises ConfigError."""
    try:
        text = file.read_text(encoding="utf-8")
    except (OSError, UnicodeDecodeError) as error:
        raise ConfigError(f"{file}: can't be read: {error}") from error
    opening, _, rest = text.partition("+++\n")
    front, closing, instructions = rest.partition("\n+++\n")
    if opening.strip() or not closing:
        raise ConfigError(f"{file}:1: an agent's file begins with front matter between two +++ lines")
    try:
        matter = Matter.model_validate(tomllib.loads(front))
    except tomllib.TOMLDecodeError as error:
        raise ConfigError(f"{file}: front matter is not TOML: {error}") from error
    except ValidationError as error:
        raise ConfigError(f"{file}: {in_words(error)}") from error
    for name in matter.tools:
        if fault := tools.fault(name):
            raise ConfigError(f"{file}:{_line(text, name)}: tools: {fault}")
    limits = Limits(**matter.limits.model_dump())
    return AgentSpec(file.stem, matter.description, matter.tier, matter.tools, instructions.strip(), limits)


def _line(text: str, name: str) -> int:
    """The line on which a quoted name stands first."""
    at = min((place for quote in "\"'" if (place := text.find(f"{quote}{name}{quote}")) >= 0), default=0)
    return text.count("\n", 0, at) + 1


def fill(spec: AgentSpec, variables: Mapping[str, str]) -> str:
    """The instructions with their {variables}. Raises ConfigError for one that does not exist."""

    def value(match: re.Match[str]) -> str:
        if match[1] not in variables:
            there = ", ".join(sorted(variables))
            raise ConfigError(f"agent {spec.name}: there is no variable {{{match[1]}}}; there are {there}")
        return variables[match[1]]

    return VARIABLE.sub(value, spec.instructions)
