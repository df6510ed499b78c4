"""A double of a subagent (spec B9)."""

from pydantic import Field

from ryxd.core.tool import Arguments, Output, Permission, ToolView, tool


class Double(Arguments):
    """Of whom, and whose it becomes."""

    name: str = Field(description="the subagent whose experience is wanted")
    into: str = Field(default="", description="the subagent that gets it; you yourself when missing")
    called: str = Field(default="", max_length=32, description="what to call the double")


class Doubled(Output):
    """Where the double is."""

    path: str


@tool(
    "double a subagent with all it remembers, as the subagent of another one",
    permission=Permission.READ,
    groups={"agents"},
    composite=True,
)
async def clone(args: Double, view: ToolView) -> Doubled:
    """Double it, with no tool that its new parent has not. Raises ToolError for a name that nobody has."""
    return Doubled(path=view.company.clone(args.name, args.into, args.called))
