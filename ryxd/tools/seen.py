"""What an agent has to have seen of a file before anybody is asked whether it may change it (DESIGN §8).

The guarantee is at the write (`view.files.apply`); this is so that nobody is asked in vain, and so that the agent
gets what is there now.
"""

import asyncio
from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path

from ryxd.core.files import Content, Files, Lines, Refusal, Seen
from ryxd.core.tool import ToolError, ToolView
from ryxd.tools.given import name_of
from ryxd.tools.speech import say
from ryxd.tools.text.encoding import decoded
from ryxd.tools.text.lines import missing, numbered, ranges, split

ROOM = 8_000
"""Characters of the fresh content in a refusal."""
AROUND = 20
"""Lines before and after what would change that a refusal shows, of a long file."""


def hands(view: ToolView) -> Files | None:
    """The agent's hands on files; None where the World has none: reading needs no record there."""
    try:
        return view.files
    except ToolError:
        return None


async def must_know(view: ToolView, content: Content, lines: Sequence[Lines] | None) -> None:
    """Nothing, where the agent has seen these lines (None: all) of the current content.

    Raises Refusal with the fresh content otherwise; what of it is shown counts as seen from then on.
    """
    files = view.files
    seen = files.seen(content.path)
    told = await asyncio.to_thread(_told, view, content, seen, lines)
    if told is None:
        return
    # here, not in the thread: what agents know belongs to the loop
    if told.shown != ():
        files.saw(content, told.shown)
    changed = seen is not None and seen.digest != content.digest
    raise Refusal(told.text, content.path, reason="changed" if changed else "unseen")


@dataclass(frozen=True)
class _Told:
    text: str
    shown: tuple[Lines, ...] | None
    """What of the content the text shows; None: all."""


def _told(view: ToolView, content: Content, seen: Seen | None, lines: Sequence[Lines] | None) -> _Told | None:
    """What to tell whoever has not seen enough; None for who has."""
    current = seen is not None and seen.digest == content.digest
    every = split(decoded(content.data).text)
    gaps: Sequence[Lines] = lines if lines is not None else [(1, len(every))] if every else []
    if seen is not None and current:
        gaps = missing(gaps, seen.lines) if seen.lines is not None else ()
        if not gaps:
            return None
    why = _why(view, content.path, known=seen is not None, current=current)
    fresh, shown = _fresh(view, every, gaps, whole=lines is None)
    return _Told(why + fresh, shown)


def _why(view: ToolView, path: Path, *, known: bool, current: bool) -> str:
    name = name_of(path, view)
    if current:
        return say(
            view,
            en=f"nothing was done: {name} was not read where it would change. These lines are now:",
            de=f"Nichts wurde getan: {name} wurde dort nicht gelesen, wo es sich ändern würde. Dort steht:",
        )
    if known:
        return say(
            view,
            en=f"nothing was done: {name} has changed since it was read. It is now:",
            de=f"Nichts wurde getan: {name} hat sich seit dem Lesen geändert. Jetzt steht darin:",
        )
    return say(
        view,
        en=f"nothing was done: {name} has to be read before it is changed. It is now:",
        de=f"Nichts wurde getan: {name} muss gelesen werden, bevor es geändert wird. Darin steht:",
    )


def _fresh(
    view: ToolView, every: Sequence[str], gaps: Sequence[Lines], *, whole: bool
) -> tuple[str, tuple[Lines, ...] | None]:
    """The content, or what of it would change; and which lines that shows (None: all)."""
    everything = numbered(every, 1, ROOM)
    if everything.last >= len(every) and not everything.cut:
        return f"\n{everything.text}", None
    if whole:
        size = len(every)
        return say(
            view,
            en=f" (too long to show here: {size} lines; read_file reads it)",
            de=f" (zu lang, um es hier zu zeigen: {size} Zeilen; read_file liest es)",
        ), ()
    parts: list[str] = []
    shown: list[int] = []
    room = ROOM
    for first, last in gaps:
        start, end = max(1, first - AROUND), min(len(every), last + AROUND)
        part = numbered(every[start - 1 : end], start, room)
        parts.append(part.text)
        room -= len(part.text)
        shown += [number for low, high in part.whole for number in range(low, high + 1)]
        if room < 200:
            break
    return "\n" + "\n…\n".join(parts), ranges(shown)
