"""Who speaks with the user (spec B9)."""

from pydantic import Field

from ryxd.core.tool import Arguments, Output, Permission, ToolView, tool


class Whom(Arguments):
    """Who gets it."""

    name: str = Field(description="one of your subagents")


class Passed(Output):
    """Who has it now."""

    name: str


@tool(
    "have a subagent speak with the user itself, from the next request on",
    permission=Permission.READ,
    groups={"agents"},
    composite=True,
)
async def pass_control(args: Whom, view: ToolView) -> Passed:
    """Pass it on. Raises ToolError for a name that nobody has."""
    view.company.pass_control(args.name)
    return Passed(name=args.name)
