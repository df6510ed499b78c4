"""The end of a hook, by itself (spec B5)."""

from pydantic import BaseModel, ConfigDict

from ryxd.core.tool import Permission, ToolView, tool


class Nothing(BaseModel):
    """It needs to know nothing."""

    model_config = ConfigDict(extra="forbid")


class Left(BaseModel):
    """It is gone."""

    left: bool = True


@tool("leave the agent that you watch, for good", permission=Permission.READ, groups={"hooks"})
async def quit(args: Nothing, view: ToolView) -> Left:  # noqa: A001, ARG001 - its name is the Action's
    """Take the calling hook off its agent. Raises ToolError for an agent that is no hook."""
    view.management.quit()
    return Left()
