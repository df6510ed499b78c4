"""The end of speaking with the user (spec B9)."""

from ryxd.core.tool import Arguments, Output, Permission, ToolView, tool


class NoArguments(Arguments):
    """None."""


class Returned(Output):
    """Done."""

    returned: bool = True


@tool(
    "let who spoke with the user before you do so again, from the next request on",
    permission=Permission.READ,
    groups={"agents"},
    composite=True,
)
async def return_control(args: NoArguments, view: ToolView) -> Returned:  # noqa: ARG001 - every tool has some
    """Give it back. Raises ToolError where it was not given."""
    view.company.return_control()
    return Returned()
