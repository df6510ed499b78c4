"""The command about profiles: how much requests may spend, and how well ways to a result have done (spec C10)."""

from pydantic import BaseModel, ConfigDict, Field

from ryxd.wire.command import Command, Reply


class ProfileInfo(BaseModel):
    """One profile."""

    model_config = ConfigDict(frozen=True, extra="forbid")
    name: str
    steps: int = Field(description="steps of one plan at most")
    retries: int = Field(description="times that a step is tried again")
    rewrites: int = Field(description="times that the plan is written anew")
    strategies: str = Field(
        description="tool: nothing else is tried; sequential: one after the other; parallel: at once"
    )
    models: tuple[str, ...] = Field(description="the roles that a model stands behind")
    default: bool = Field(description="whether requests that name none have it")


class StrategyInfo(BaseModel):
    """How one way to a result did so far."""

    model_config = ConfigDict(frozen=True, extra="forbid")
    name: str
    tries: int
    successes: int
    milliseconds: int = Field(description="of one try, on average")


class ProfilesReply(Reply):
    """All profiles, and how strategies did in all runs."""

    profiles: tuple[ProfileInfo, ...]
    strategies: tuple[StrategyInfo, ...]


class Profiles(Command):
    """List the profiles: how much a request may spend with each; and how well strategies have done so far."""

    reply = ProfilesReply
