"""One more hook for the agent itself (spec B5)."""

from typing import Literal

from pydantic import BaseModel, ConfigDict, Field

from ryxd.core.hookspec import BRIEF, HookSpec, Moment
from ryxd.core.tool import Permission, ToolError, ToolView, tool


class NewHook(BaseModel):
    """What it watches for."""

    model_config = ConfigDict(extra="forbid")
    name: str = Field(max_length=32, description="what to call it: small letters, digits, - and _")
    instructions: str = Field(
        default="", max_length=8000, description="what it watches for, and what it then says or forbids"
    )
    kind: str = Field(default="", description="a built-in hook instead, as todo_reminder")
    moments: tuple[Literal["comment", "review"], ...] = Field(
        default=("comment", "review"),
        min_length=1,
        description="review: before an action, to forbid it; comment: after inputs and results",
    )


class Watched(BaseModel):
    """What came of it."""

    name: str


@tool(
    "have a hook look at all you do from now on; you can't take it away",
    permission=Permission.READ,
    groups={"agents"},
    composite=True,
)
async def hook(args: NewHook, view: ToolView) -> Watched:
    """Add it. Raises ToolError where there is no room for one more, or nothing to watch for."""
    text = args.instructions.strip()
    if bool(text) == bool(args.kind):
        raise ToolError("give instructions, or a kind; one of both")
    moments = frozenset(Moment(each) for each in args.moments)
    about = text.partition("\n")[0][:100] or args.kind
    view.management.add(HookSpec(args.name, about, moments, limits=BRIEF, instructions=text, kind=args.kind))
    return Watched(name=args.name)
