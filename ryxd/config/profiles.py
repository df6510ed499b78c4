"""[profiles.NAME]: what a profile may spend (spec C10)."""

import re
from collections.abc import Mapping
from typing import Any

from pydantic import Field

from ryxd.config.section import Section
from ryxd.core.profile import SHIPPED, Profile, Role, Ways, profiles_of

_NAME = re.compile(r"[a-z][a-z0-9_-]{0,39}")


class ProfileSection(Section):
    """[profiles.NAME]: changes one of those that ship with ryx, or adds one; what is left out stays."""

    steps: int | None = Field(default=None, ge=1, le=20, description="steps of one plan")
    retries: int | None = Field(default=None, ge=0, le=5, description="times that one step is tried again")
    rewrites: int | None = Field(default=None, ge=0, le=5, description="times that the plan is written anew")
    strategies: Ways | None = Field(
        default=None,
        description="tool: nothing else; sequential: then what is known, then the web; parallel: all at once",
    )
    models: tuple[Role, ...] | None = Field(
        default=None, description="roles that a model stands behind; the others are code"
    )

    def given(self) -> dict[str, Any]:
        """What it says."""
        return self.model_dump(exclude_none=True)


def no_profiles(sections: Mapping[str, ProfileSection], default: str) -> str | None:
    """What is wrong with them, as `key: what would be right`."""
    for name in sections:
        if not _NAME.fullmatch(name):
            return f"profiles.{name}: a name is lower-case letters, digits, _ and -, with a letter first"
    there = {*SHIPPED, *sections}
    if default and default not in there:
        return f"limits.profile: there is no profile {default}; there are: {', '.join(sorted(there))}"
    return None


def profiles(sections: Mapping[str, ProfileSection]) -> dict[str, Profile]:
    """All profiles, by name."""
    return profiles_of({name: section.given() for name, section in sections.items()})
