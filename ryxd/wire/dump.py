"""An agent as a file: with its transcript, what it knows of files, its hooks and its subagents (spec B10).

The format is ours and has a number; a later ryx reads every earlier one, and an earlier one says that it can't.
"""

import json
from typing import Any, Final, Literal

from pydantic import BaseModel, ConfigDict, Field, ValidationError

from ryxd.wire.errors import BadRequest

FORMAT: Final = "ryx.agent"

VERSION = 1
"""Raised when an earlier ryx would understand a file wrongly; what is only new is added, and ignored by those."""

LARGEST = 32 << 20
"""Bytes of a file that is read."""

NAME = r"^[a-z0-9][a-z0-9_-]{0,31}$"


class Part(BaseModel):
    """A part of such a file; keys that we don't know are of a later ryx."""

    model_config = ConfigDict(frozen=True, extra="ignore")


class DumpedMessage(Part):
    """One message of its transcript, as core.model.Message has it."""

    role: Literal["system", "user", "assistant", "tool"]
    content: str
    keep: Literal["", "first", "plan"] = ""
    files: tuple[tuple[str, bool], ...] | None = None


class DumpedSight(Part):
    """A file, or lines of it, that the transcript shows; `digest` is SHA-256 of the content."""

    path: str
    digest: str
    lines: tuple[tuple[int, int], ...] | None = None
    read_as: str | None = None


class DumpedHook(Part):
    """A hook: what describes it (core.hookspec.HookSpec.dump), and its state."""

    spec: dict[str, Any]
    state: dict[str, Any] = Field(default_factory=dict)


class DumpedAgent(Part):
    """An agent, and those below it."""

    name: str = Field(pattern=NAME)
    kind: str = Field(default="", description="which dumb agent it is; empty for one that thinks")
    description: str = ""
    instructions: str
    tools: tuple[str, ...] = ()
    tier: Literal["small", "medium", "large"] = "small"
    limits: dict[str, Any] = Field(default_factory=dict)
    output: dict[str, Any] | None = None
    staging: dict[str, Any] = Field(default_factory=dict, description="its stages, as its file had them")
    stage: str = Field(default="", description="the stage of its parent's work that it does")
    plain: bool = Field(default=False, description="whether it writes nothing but text")
    responses: int = 0
    waiting: tuple[str, ...] = ()
    messages: tuple[DumpedMessage, ...] = ()
    files: tuple[DumpedSight, ...] = ()
    hooks: tuple[DumpedHook, ...] = ()
    speakers: tuple[str, ...] = ()
    listeners: tuple[str, ...] = ()
    subagents: tuple["DumpedAgent", ...] = ()


class AgentDump(Part):
    """The whole file."""

    format: Literal["ryx.agent"] = FORMAT
    version: int = VERSION
    ryx: str = Field(default="", description="which version of ryx wrote it")
    at: int = Field(description="when, in milliseconds since 1970")
    session: str = ""
    path: str = Field(description="what it was called there")
    agent: DumpedAgent

    def text(self) -> str:
        """As it is written: JSON of one line, with only ASCII in it."""
        head = {"format": self.format, "version": self.version}
        return json.dumps({**head, **self.model_dump(mode="json", exclude_defaults=True)}, separators=(",", ":"))


def read(text: str | bytes) -> AgentDump:
    """What such a file says. Raises BadRequest, which says what is wrong with it."""
    if len(text) > LARGEST:
        raise BadRequest(f"a dumped agent has {LARGEST >> 20} MiB at most, this has {len(text) >> 20}")
    try:
        found = json.loads(text)
    except (ValueError, RecursionError) as error:
        raise BadRequest(f"this is no dumped agent: it is no JSON ({error})") from None
    if not isinstance(found, dict) or found.get("format") != FORMAT:
        raise BadRequest("this is no dumped agent; ryxctl dump makes one")
    version = found.get("version")
    if not isinstance(version, int) or version < 1:
        raise BadRequest("this dumped agent does not say which version of the format it has")
    if version > VERSION:
        raise BadRequest(
            f"this agent was dumped by a newer ryx ({found.get('ryx', '?')}, format {version}); "
            f"this one reads formats up to {VERSION}"
        )
    try:
        return AgentDump.model_validate(found)
    except (ValidationError, RecursionError) as error:
        raise BadRequest(f"this dumped agent is damaged: {_first(error)}") from None


def _first(error: Exception) -> str:
    if not isinstance(error, ValidationError):
        return "it is nested too deeply"
    one = error.errors(include_url=False, include_input=False)[0]
    return f"{'.'.join(map(str, one['loc']))}: {one['msg']}"
