"""An agent as a file (spec B10)."""

import asyncio
import os
from pathlib import Path

from pydantic import Field

from ryxd.core.effect import Effect
from ryxd.core.files import Create
from ryxd.core.tool import Arguments, Output, Permission, ToolError, ToolView, tool
from ryxd.tools.changing import changes, ids
from ryxd.tools.given import NamedPath, name_of
from ryxd.tools.speech import legible, say


class Keep(Arguments):
    """Who, and where."""

    path: NamedPath = Field(description="file to make, as in ~/anna.ryx.json")
    name: str = Field(default="", description="one of your subagents; you yourself when missing")


class Stored(Output):
    """What was written."""

    path: str
    size: int = Field(description="in bytes")
    changes: list[str] = Field(description="what ryxctl undo takes back")


async def _effect(args: Keep, view: ToolView) -> Effect:
    path = await _place(args, view)
    view.company.dump(args.name)  # who is not there is told before anybody is asked
    file = legible(path.name)
    who = args.name or view.agent.rpartition("/")[2]
    summary = say(view, en=f"store the agent {who} in {file}", de=f"den Agenten {who} in {file} speichern")
    return changes(summary, "", writes=(path,))


@tool(
    "store an agent with its transcript, subagents and hooks in a file",
    permission=Permission.CHANGE,
    groups={"agents"},
    timeouts=(20.0,),
    effect=_effect,
    door=True,
)
async def dump(args: Keep, view: ToolView) -> Stored:
    """Write the file. Raises ToolError where it is there already, and for a name that nobody has."""
    path = await _place(args, view)
    data = view.company.dump(args.name).encode()
    output = Stored(path=name_of(path, view), size=len(data), changes=[])
    made = await view.files.apply([Create(path, data, mode=0o600)], summary="", output=output)
    output.changes = ids(made)
    return output


async def _place(args: Keep, view: ToolView) -> Path:
    path = view.paths.writable(view.paths.readable(args.path))
    if await asyncio.to_thread(os.path.lexists, path):
        raise ToolError(f"{args.path} is there already; choose another name")
    if not await asyncio.to_thread(path.parent.is_dir):
        raise ToolError(f"there is no folder {name_of(path.parent, view)}")
    return path
