"""An agent out of a file (spec B10)."""

import asyncio
from typing import Any

from pydantic import Field

from ryxd.core.effect import Effect, Permission
from ryxd.core.tool import Arguments, Output, ToolError, ToolView, tool
from ryxd.tools.given import NamedPath, existing, name_of, regular, unreadable

LARGEST = 32 << 20
"""Bytes of a file that is read."""


class Wake(Arguments):
    """Out of which file, and as whom."""

    path: NamedPath = Field(description="a file that dump made")
    name: str = Field(default="", max_length=32, description="what to call it; as it was called when missing")


class Woken(Output):
    """Who is there now."""

    name: str
    agents: list[str] = Field(description="it, and the subagents that it brought along")
    changed_files: list[str] | None = Field(default=None, description="files that are not what it had read")
    missing_tools: list[str] | None = Field(default=None, description="what it could use and can't here")
    missing_hooks: list[str] | None = Field(default=None, description="hooks that are unknown here")


async def _effect(args: Wake, view: ToolView) -> Effect:
    path = view.paths.readable(args.path)
    return Effect(frozenset({Permission.READ}), f"wake the agent in {name_of(path, view)}", reads=(path,))


@tool(
    "wake an agent that dump stored as your subagent; then discuss with it",
    permission=Permission.READ,
    groups={"agents"},
    effect=_effect,
    composite=True,
)
async def restore(args: Wake, view: ToolView) -> Woken:
    """Wake it, with your tools at most. Raises ToolError for what is no dumped agent, and without room for it."""

    async def look() -> dict[str, Any]:
        try:
            text = await asyncio.to_thread(_read, args.path, view)
            return {"text": text, "lost": await view.company.lost(text)}
        except ToolError as error:  # this too is what the look showed
            return {"error": str(error)}

    seen = await view.noted("dumped agent", look)
    if "error" in seen:
        raise ToolError(seen["error"])
    text, lost = seen["text"], seen["lost"]
    woken = await view.company.restore(text, args.name, lost)
    return Woken(
        name=woken.path.rpartition("/")[2],
        agents=list(woken.agents),
        changed_files=list(woken.lost) or None,
        missing_tools=list(woken.tools) or None,
        missing_hooks=list(woken.hooks) or None,
    )


def _read(path: str, view: ToolView) -> str:
    file, info = existing(path, view)
    regular(path, info, view)
    try:
        with file.open("rb") as opened:
            data = opened.read(LARGEST + 1)
        if len(data) > LARGEST:
            raise ToolError(f"{path} has more than {LARGEST >> 20} MiB, which no dumped agent has")
        return data.decode()
    except UnicodeDecodeError:
        raise ToolError(f"{path} is no dumped agent: it is no text") from None
    except OSError as error:
        raise unreadable(path, error, view) from error
