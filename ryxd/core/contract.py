"""What a role of the coordinator has to do, whoever does it: code, or a model that is told so (spec C9).

The files are prompts/contracts/*.json, and the user's own of the same names. A contract is versioned by its hash.
"""

import hashlib
import json
from typing import Any

from pydantic import BaseModel, ConfigDict, Field

from ryxd.core.profile import Role


class Contract(BaseModel):
    """The contract of one role."""

    model_config = ConfigDict(frozen=True, extra="forbid")
    name: Role
    purpose: str = Field(min_length=5, max_length=500)
    instructions: tuple[str, ...] = Field(min_length=1, max_length=40)
    """What a model is told, one sentence each."""
    input: dict[str, str] = Field(min_length=1)
    """The fields of what it is asked with, and what they are."""
    output: dict[str, str] = Field(min_length=1)
    """The fields of its answer that count, and what they are; each is one of the role's own."""

    @property
    def version(self) -> str:
        """The short hash of all that it says, however its file is laid out."""
        text = json.dumps(self.model_dump(mode="json"), ensure_ascii=False, sort_keys=True)
        return hashlib.sha256(text.encode()).hexdigest()[:12]

    def told(self) -> str:
        """As a model is told it."""
        lines = [self.purpose, "", *(f"- {each}" for each in self.instructions)]
        lines += ["", "You are given:", *(f"- {name}: {about}" for name, about in self.input.items())]
        lines += ["", "You answer with:", *(f"- {name}: {about}" for name, about in self.output.items())]
        return "\n".join(lines)

    def dump(self) -> dict[str, Any]:
        """As it is kept with a run."""
        return self.model_dump(mode="json")
