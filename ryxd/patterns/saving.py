"""The stage that writes what came out to the file that the user named; asked about like every change (spec C5)."""

from dataclasses import dataclass

from ryxd.agents.presenting import everywhere, present, refused
from ryxd.agents.wording import say
from ryxd.core.action import Action
from ryxd.core.view import View

WRITE, READ = "write_file", "read_file"


@dataclass(frozen=True)
class Saved:
    """What came of it, for a person."""

    text: str
    ok: bool = True
    path: str = ""


async def save(view: View, path: str, text: str) -> Saved:
    """Write it. What is there already is read before: only who knows a file may replace it."""
    language = view.language
    if WRITE not in view.tools:
        return Saved(say(language, "not_saved", path=path, why=say(language, "no_tool", tool=WRITE)), ok=False)
    action = Action(WRITE, {"path": path, "content": text})
    result = await view.do_action(action)
    if not result.ok and refused(result, language) is None and READ in view.tools:
        there = await view.do_action(Action(READ, {"path": path}))
        if there.ok:
            result = await view.do_action(action)
    if (no := refused(result, language)) is not None:
        return Saved(no.text, ok=False)
    if not result.ok:
        return Saved(say(language, "not_saved", path=path, why=result.error or ""), ok=False)
    told = present(action, result, language, everywhere(view.paths))
    return Saved(told.text if told is not None else result.bare, path=str(result.data.get("path", path)))
