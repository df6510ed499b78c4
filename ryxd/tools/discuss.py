"""A talk with subagents, and between them (spec B4)."""

from pydantic import Field

from ryxd.core.tool import Arguments, Output, Permission, ToolView, tool


class Discussion(Arguments):
    """What about, and who takes part."""

    prompt: str = Field(
        min_length=1,
        max_length=32_000,
        description="told to all who take part; let those who don't know each other introduce themselves first",
    )
    speakers: list[str] | None = Field(
        default=None, description="subagents that answer, one after the other; those of the last time when missing"
    )
    listeners: list[str] | None = Field(default=None, description="subagents that only hear it")


class Discussed(Output):
    """What was said."""

    responses: list[str] = Field(description="[name NAME] and the answer, in the order in which they spoke")


@tool(
    "speak with subagents; each hears what the others say",
    permission=Permission.READ,
    groups={"agents"},
    composite=True,
)
async def discuss(args: Discussion, view: ToolView) -> Discussed:
    """Tell all, ask each speaker in turn. Raises ToolError for a name that nobody has."""
    said = await view.company.discuss(args.prompt, args.speakers, args.listeners)
    return Discussed(responses=[f"[name {each.name}] {each.text}" for each in said])
