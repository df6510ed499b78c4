"""The commands about the plans that are kept for requests like those they were made for (spec C16)."""

from pydantic import Field

from ryxd.wire.command import Command, Reply


class PlanInfo(Reply):
    """One plan that is kept."""

    name: str = Field(description="p1, p2, …")
    request: str = Field(description="what it was made for")
    run: str = Field(description="the run in which it was made")
    steps: tuple[str, ...] = Field(description="what its steps do, in their order")
    like: bool = Field(description="whether it serves requests that are like this one, and not only the same")
    made: int = Field(description="when, in milliseconds since 1970")
    used: int = Field(description="when it was last followed, or made")
    hits: int = Field(description="how often it was there when it was wanted")


class PlansReply(Reply):
    """All of them, the last used first."""

    plans: tuple[PlanInfo, ...]


class PlansList(Command):
    """List the plans that are kept for requests like those they were made for."""

    reply = PlansReply


class PlansRm(Command):
    """Forget a kept plan, or all of them: the next such request is planned anew."""

    reply = PlansReply
    positional = ("plan",)
    plan: str = Field(min_length=1, max_length=20, description="its name (p3), or all")
