"""A search of the web by an agent that reads the best pages (spec B3; the fifth source)."""

from pydantic import Field

from ryxd.core.company import Task
from ryxd.core.effect import Effect
from ryxd.core.tool import Arguments, Output, Permission, ToolError, ToolView, tool


class Question(Arguments):
    """What to find out."""

    query: str = Field(min_length=1, max_length=400, description="what to find out, as one would search for it")
    name: str = Field(
        default="", max_length=32, description="what to call the agent that searches; websearch when missing"
    )


class Answered(Output):
    """What pages say to it."""

    name: str = Field(description="discuss with it to search further")
    response: str = Field(description="what each page says, with its address")


async def _effect(args: Question, _: ToolView) -> Effect:
    # what it does is of class network, and each of that is asked about
    reads, beyond = frozenset({Permission.READ}), frozenset({Permission.NETWORK})
    return Effect(reads, f"websearch: query {args.query}", beyond=beyond)


@tool(
    "search the web and have the best pages read for what they say",
    permission=Permission.READ,
    groups={"web", "agents"},
    composite=True,
    effect=_effect,
)
async def websearch(args: Question, view: ToolView) -> Answered:
    """Start the agent and ask it; it stays. Raises ToolError where it found out nothing, and then it is gone."""
    said = await view.company.task(Task(args.name, "", prompt=args.query, agent="websearch"))
    if said is None:
        raise ToolError("it was asked nothing")
    if not said.ok:
        await view.company.terminate(said.name)
        raise ToolError(said.why)
    if said.partial:
        view.status(f"{said.name}: some of it could not be found out", partial=True)
    return Answered(name=said.name, response=said.text)
