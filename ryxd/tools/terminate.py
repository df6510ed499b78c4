"""The end of a subagent (spec B4)."""

from pydantic import Field

from ryxd.core.tool import Arguments, Output, Permission, ToolView, tool


class Which(Arguments):
    """Which one."""

    name: str = Field(description="what it was called when it was started")


class Ended(Output):
    """Who is no more."""

    ended: list[str] = Field(description="it, and the subagents it had")


@tool(
    "end a subagent and forget what it knew",
    permission=Permission.READ,
    groups={"agents"},
    composite=True,
)
async def terminate(args: Which, view: ToolView) -> Ended:
    """End it. Raises ToolError for a name that nobody has."""
    return Ended(ended=list(await view.company.terminate(args.name)))
