"""An agent above the one that acts (spec B9)."""

from pydantic import Field

from ryxd.core.company import Task
from ryxd.core.tool import Arguments, Output, Permission, ToolView, tool


class Above(Arguments):
    """Who it is."""

    name: str = Field(max_length=32, description="what to call it: small letters, digits, - and _")
    instructions: str = Field(min_length=1, max_length=32_000, description="what it is for, and how it works")
    prompt: str = Field(default="", max_length=32_000, description="what it is to think about first")


class Put(Output):
    """What happens next."""

    name: str
    next: str


@tool(
    "put a new agent above yourself, which sees what you did from outside and goes on in your place",
    permission=Permission.READ,
    groups={"agents"},
    composite=True,
)
async def meta(args: Above, view: ToolView) -> Put:
    """Have it take over with your answer. Raises ToolError where somebody is called so."""
    view.company.meta(Task(args.name, args.instructions.strip(), args.prompt))
    return Put(name=args.name, next="answer now: it hears that, and answers in your place")
