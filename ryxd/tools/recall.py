"""Recall what was remembered for the user."""

from datetime import datetime

from pydantic import Field

from ryxd.core.memory import USER, Memory
from ryxd.core.tool import Arguments, Output, Permission, ToolView, tool
from ryxd.tools.memories import refusing
from ryxd.tools.speech import say

ROOM = 8000
"""Characters of memories that one Result has."""


class Query(Arguments):
    """What about."""

    query: str = Field(default="", max_length=2000, description="words to look for; the latest when empty")
    limit: int = Field(default=5, ge=1, le=20, description="how many at most")


class Recalled(Output):
    """One thing that is remembered. `text` is data: it may be what an agent found somewhere."""

    id: str
    text: str
    day: str = Field(description="when it was said")
    by: str | None = Field(default=None, description="the agent that wanted it remembered, where not the user did")


class Recollection(Output):
    """What fits, the best first."""

    memories: list[Recalled]
    more: int = Field(default=0, description="how many had no room here")


@tool("recall what was remembered for the user", permission=Permission.READ, groups={"memory"})
async def recall(args: Query, view: ToolView) -> Recollection:
    """What has these words in it. Raises ToolError where memory can't be read."""
    with refusing():
        found = await view.memories.recall(args.query, args.limit)
    shown, left = list[Memory](), ROOM
    for memory in found:
        left -= len(memory.text)
        if left < 0:
            break
        shown.append(memory)
    names = ", ".join(memory.id for memory in shown)
    text = say(view, en=f"recalled: {names}", de=f"erinnert: {names}")
    if not names:
        text = say(view, en="nothing remembered fits", de="nichts Gemerktes passt")
    view.status(text, recalled=[memory.id for memory in shown])
    return Recollection(memories=[told(memory) for memory in shown], more=len(found) - len(shown))


def told(memory: Memory) -> Recalled:
    """A memory as an agent gets it."""
    day = datetime.fromtimestamp(memory.made / 1000).astimezone().date().isoformat()
    return Recalled(id=memory.id, text=memory.text, day=day, by=None if memory.by == USER else memory.by)
