"""Several subagents side by side (spec C13)."""

from pydantic import Field

from ryxd.core.tool import Arguments, Output, Permission, ToolView, tool
from ryxd.tools.task import NewTask, asked


class Tasks(Arguments):
    """Who they are, and what each does."""

    tasks: list[NewTask] = Field(min_length=1, max_length=20, description="as for task, each with a prompt")


class Part(Output):
    """What came of one."""

    name: str
    response: str
    ok: bool | None = Field(default=None, description="false: it gave no answer, and response says why")


class Together(Output):
    """What came of all."""

    parts: list[Part]
    missing: int = Field(default=0, description="how many gave no answer")


@tool(
    "start several subagents that work at the same time",
    permission=Permission.READ,
    groups={"agents"},
    composite=True,
)
async def fan_out(args: Tasks, view: ToolView) -> Together:
    """Start them all or none, wait for all. Raises ToolError for a task that can't be; then none was started."""
    said = await view.company.fan_out([await asked(each, view) for each in args.tasks])
    parts = [Part(name=each.name, response=each.text, ok=None if each.ok else False) for each in said]
    return Together(parts=parts, missing=sum(not each.ok for each in said))
