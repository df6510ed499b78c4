"""Forget something that was remembered, for good."""

import re

from pydantic import Field

from ryxd.core.effect import Effect
from ryxd.core.memory import Memory
from ryxd.core.tool import Arguments, Output, Permission, ToolError, ToolView, tool
from ryxd.tools.memories import refusing
from ryxd.tools.speech import say

SHOWN = 8
"""Memories that are named when it is not clear which one is meant."""


class ToForget(Arguments):
    """Which: one of the three."""

    id: str = Field(default="", max_length=30, description="as in m12")
    query: str = Field(default="", max_length=2000, description="what it says; it must be the only one that does")
    everything: bool = Field(default=False, description="all that is remembered")


class Forgotten(Output):
    """It is gone. The texts are told a last time: nothing else has them."""

    texts: list[str]
    count: int


async def _effect(args: ToForget, view: ToolView) -> Effect:
    """What the user named is forgotten at once; what a model looked up, or all of it, is asked about."""
    if args.everything:
        with refusing():
            count = await view.memories.count()
        summary = say(
            view, en=f"forget everything that is remembered ({count})", de=f"alles Gemerkte vergessen ({count})"
        )
        return Effect(frozenset({Permission.DESTROY}), summary, preview=summary)
    memory = await _meant(args, view)
    said = view.said
    named = said is None or (args.id and re.search(rf"\b{re.escape(memory.id)}\b", said.casefold()) is not None)
    summary = say(view, en=f"forget {memory.id}: {memory.text}", de=f"{memory.id} vergessen: {memory.text}")
    return Effect(frozenset({Permission.DESKTOP if named else Permission.DESTROY}), summary, preview=memory.text)


@tool(
    "forget something that was remembered for the user",
    permission=Permission.DESTROY,
    groups={"memory"},
    timeouts=(30.0,),
    effect=_effect,
)
async def forget(args: ToForget, view: ToolView) -> Forgotten:
    """Remove it from every file. Raises ToolError where it is not clear what is meant, or the disk refuses."""
    if args.everything:
        with refusing():
            return Forgotten(texts=[], count=await view.memories.forget_all())
    memory = await _meant(args, view)
    with refusing():
        return Forgotten(texts=[memory.text], count=await view.memories.forget([memory.id]))


async def _meant(args: ToForget, view: ToolView) -> Memory:
    """The one memory that is meant. Raises ToolError where it is none, or not only one."""
    if args.id:
        with refusing():
            memory = await view.memories.get(args.id.strip().lower())
        if memory is None:
            raise ToolError(
                say(view, en=f"nothing remembered is called {args.id}", de=f"{args.id} heißt nichts Gemerktes")
            )
        return memory
    if not args.query.strip():
        raise ToolError(say(view, en="say what is to be forgotten", de="sag, was vergessen werden soll"))
    with refusing():
        found = await view.memories.about(args.query, SHOWN)
    if len(found) == 1:
        return found[0]
    if not found:
        raise ToolError(
            say(
                view,
                en=f"I remember nothing that says “{args.query}”, so nothing was forgotten",
                de=f"Zu „{args.query}“ habe ich mir nichts gemerkt, also nichts vergessen",
            )
        )
    lines = "\n".join(f"{memory.id}: {memory.text}" for memory in found)
    raise ToolError(
        say(
            view,
            en=f"Several say that; nothing was forgotten. Which one? (as in: forget {found[0].id})\n{lines}",
            de=f"Das sagen mehrere; nichts wurde vergessen. Welches? (etwa: vergiss {found[0].id})\n{lines}",
        )
    )
