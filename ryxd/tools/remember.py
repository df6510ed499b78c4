"""Remember something for the user."""

from typing import Literal

from pydantic import Field

from ryxd.core.effect import Effect
from ryxd.core.memory import LONGEST, USER
from ryxd.core.tool import Arguments, Output, Permission, ToolView, tool
from ryxd.tools.memories import refusing, said_by_user
from ryxd.tools.speech import say


class ToRemember(Arguments):
    """What."""

    text: str = Field(
        min_length=1, max_length=LONGEST, description="one sentence that says it all, in the user's own words"
    )
    scope: Literal["global", "session"] = Field(
        default="global", description="global, or session: only for this conversation"
    )


class Remembered(Output):
    """It is kept."""

    id: str = Field(description="what it is called, as in m12")
    text: str
    scope: Literal["global", "session"]


async def _effect(args: ToRemember, view: ToolView) -> Effect:
    """What the user did not say may come from content, and must not get among what later requests rest on."""
    own = await said_by_user(args.text, view)
    summary = say(view, en=f"remember: {args.text}", de=f"merken: {args.text}")
    return Effect(frozenset({Permission.DESKTOP if own else Permission.CHANGE}), summary, preview=args.text)


@tool("remember something for the user", permission=Permission.CHANGE, groups={"memory"}, effect=_effect)
async def remember(args: ToRemember, view: ToolView) -> Remembered:
    """Keep it until it is forgotten. Raises ToolError when there is no room, or the disk refuses."""
    by = USER if await said_by_user(args.text, view) else view.agent
    with refusing():
        made = await view.memories.remember(args.text, here=args.scope == "session", by=by)
    return Remembered(id=made.id, text=made.text, scope=args.scope)
