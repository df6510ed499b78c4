"""What is remembered and fits a request, put before it as data: the agent that talks need not be told twice."""

import logging

from ryxd.core.fence import fenced, unfenced
from ryxd.core.view import View
from ryxd.core.words import tells
from ryxd.wire.errors import RyxError
from ryxd.wire.events import Status

AGENTS = frozenset({"chat"})
"""The agents that get it: the others work with what the request names."""

MOST = 3
LONGEST = 300
"""Memories, and characters of each: a small model reads all of it before it answers."""

READ = 2000
"""Characters of a request by which memories are looked for."""

log = logging.getLogger(__name__)


async def recollected(view: View, asked: str, request: str) -> str:
    """The request, with the memories before it that fit what was asked; as it is where none does.

    Where some have all that it is about, these alone: a small model takes the wrong one of several. The user sees
    which they were. A memory that can't be read keeps no request from being answered.
    """
    about = asked[:READ]
    if view.memories is None or view.agent not in AGENTS or not tells(about):
        return request
    memories = view.memories.of(view.session, view.run)

    async def look() -> dict[str, str]:
        try:
            found = await memories.about(about, MOST) or await memories.recall(about, MOST, inside=False)
        except RyxError as error:
            log.warning("%s goes on without its memory: %s", view.run, error)
            return {}
        return {memory.id: _short(memory.text) for memory in found}

    shown = await view.noted("memories", look)
    if not shown:
        return request
    text = "; ".join(f"{text} ({name})" for name, text in shown.items())
    line = f"{'erinnert' if view.language == 'de' else 'recalled'}: {text}"
    view.emit(Status(action="recall", text=line, context={"recalled": shown}))
    return f"{fenced('memory', list(shown.values()))}\n\n{request}"


def remembered(request: str) -> list[str]:
    """The memories that stand before a request; empty where none do."""
    found = unfenced(request.partition("\n\n")[0])
    return [str(each) for each in found[1]] if found is not None and found[0] == "memory" else []


def _short(text: str) -> str:
    line = " ".join(text.split())
    return line if len(line) <= LONGEST else line[: LONGEST - 1] + "…"
