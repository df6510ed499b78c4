"""How much a pattern may spend, and what it thinks with: named sets of limits (spec C10; the third source).

Three ship with ryx; `[profiles.NAME]` of config.toml changes one of them or adds another.
"""

from collections.abc import Mapping
from typing import Any, Literal, get_args

from pydantic import BaseModel, ConfigDict, Field

Role = Literal["perception", "retriever", "memory", "decision", "critic", "executor"]
"""Who a coordinator works with (spec C9)."""
ROLES: tuple[Role, ...] = get_args(Role)

Ways = Literal["tool", "sequential", "parallel"]
"""What is tried besides a tool: nothing; knowledge and then the web, until one succeeds; all of them at once."""


class Profile(BaseModel):
    """Limits by name. Steps are those of one plan, retries those of one step, rewrites those of the plan."""

    model_config = ConfigDict(frozen=True, extra="forbid")
    name: str = Field(min_length=1, max_length=40)
    steps: int = Field(ge=1, le=20)
    retries: int = Field(ge=0, le=5)
    rewrites: int = Field(ge=0, le=5)
    strategies: Ways = "tool"
    models: tuple[Role, ...] = ()
    """The roles that a model stands behind; the others are code alone."""

    def thinks(self, role: Role) -> bool:
        """Whether a model stands behind this role."""
        return role in self.models

    def dump(self) -> dict[str, Any]:
        """As it is kept with a run."""
        return self.model_dump(mode="json")


CONSERVATIVE = Profile(name="conservative", steps=5, retries=2, rewrites=1)
EXPLORATORY = Profile(name="exploratory", steps=15, retries=3, rewrites=3, strategies="parallel")
FALLBACK = Profile(name="fallback", steps=10, retries=4, rewrites=2, strategies="sequential")

SHIPPED: Mapping[str, Profile] = {each.name: each for each in (CONSERVATIVE, EXPLORATORY, FALLBACK)}
"""With the source's numbers."""


def profiles_of(changes: Mapping[str, Mapping[str, Any]]) -> dict[str, Profile]:
    """All profiles, with what the configuration says of them; what a new one leaves out is as conservative has it.

    Raises ValueError (pydantic's ValidationError) for what no profile can be.
    """
    found = dict(SHIPPED)
    for name, values in changes.items():
        base = found.get(name, CONSERVATIVE).model_dump()
        found[name] = Profile.model_validate({**base, **values, "name": name})
    return found
