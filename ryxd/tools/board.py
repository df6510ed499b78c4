"""The board of a run, for agents that think: noting something for the others, seeing what they did (spec C8)."""

from pydantic import Field

from ryxd.core.board import FIELDS, LONGEST
from ryxd.core.tool import Arguments, Output, Permission, ToolError, ToolView, tool

RESERVED = ("handoffs", "perception", "retrieval", "memory", "review")
"""Fields that have writers of their own."""
OPEN = tuple(name for name in FIELDS if name not in RESERVED)


class Noting(Arguments):
    """What goes there."""

    field: str = Field(description=f"what it is: {', '.join(OPEN)}", json_schema_extra={"enum": list(OPEN)})
    text: str = Field(min_length=1, max_length=LONGEST, description="instead of what you noted there before")


class Placed(Output):
    """Where it is."""

    field: str


class Looking(Arguments):
    """Nothing is needed for that."""


class Standing(Output):
    """What stands there now, the most important first; each shortened to its share of the room."""

    board: dict[str, str]


@tool(
    "note something for the other agents of this request",
    permission=Permission.READ,
    groups={"board"},
    composite=True,
)
async def note(args: Noting, view: ToolView) -> Placed:
    """Put it on the board; composite, for the board has it only while the run does. Raises ToolError."""
    if args.field not in OPEN:
        raise ToolError(f"you can't note {args.field}; you can: {', '.join(OPEN)}")
    view.note(args.field, args.text)
    return Placed(field=args.field)


@tool("read what the agents of this request noted", permission=Permission.READ, groups={"board"}, composite=True)
async def read_board(_: Looking, view: ToolView) -> Standing:
    """Look at it: a look that is kept, so it shows the same again after a crash."""
    return Standing(board=await view.read_board())
