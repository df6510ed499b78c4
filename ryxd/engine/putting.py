"""Puts what was told last where the user wants it: what "that" is, is found out here and now (spec C17)."""

import asyncio
import os

from ryxd.agents.presenting import Offer, Presented, present, refused
from ryxd.agents.wording import say
from ryxd.core.action import Action
from ryxd.core.view import View
from ryxd.engine.changing import LOOKS, Changing, Unclear
from ryxd.engine.direct import Done
from ryxd.engine.that import Place, That

TOOLS = (*LOOKS, "read_file", "append_file", "write_file", "write_clipboard")
"""What it takes, beside another look at what was told."""


async def put(view: View, that: That, language: str) -> Done:
    """Put it there; what was put nowhere is told, and why. `view` allows TOOLS and what was looked at."""
    text = await _text(view, that, language)
    if text is None or not text.strip():
        return Done(False, Presented(say(language, "other_by_now")), 1, 0)
    actions = 0
    try:
        doings = await _doings(view, that.place, text, language)
    except Unclear as unclear:
        return Done(False, unclear.told, 1, 0)
    for action in doings:
        result = await view.do_action(action)
        actions += 1
        if (no := refused(result, language)) is not None:
            return Done(False, no, actions, actions - 1)
        if not result.ok:
            return Done(False, Presented(result.error or ""), actions, actions - 1)
    told = present(action, result, language, ()) or Presented(result.bare)
    return Done(True, Presented(told.text, Offer()), actions, actions)


async def _text(view: View, that: That, language: str) -> str | None:
    """What it is as a text; None where that is another by now, or was only told in part."""
    if that.looked is None:
        return that.told
    again = await view.do_action(that.looked)
    shown = present(that.looked, again, language, ()) if again.ok else None
    return that.text(again, shown.text if shown else "")


async def _doings(view: View, place: Place, text: str, language: str) -> tuple[Action, ...]:
    """What puts it there, after what has to be read before. Raises Unclear."""
    if place.where in {"clipboard", "copied"}:
        return (Action("write_clipboard", {"text": text}),)
    rule = "file.create" if place.where == "write" else "file.append"
    if rule == "file.create" and await _there(view, place.path):
        raise Unclear(Presented(say(language, "exists_already", name=place.path)))
    plan = await Changing(view, rule, {"paths": [place.path], "text": text.rstrip("\n")}, language).plan()
    return (*plan.before, Action(plan.only, plan.given))


async def _there(view: View, name: str) -> bool:
    where = view.paths.home / name.removeprefix("~/") if name.startswith("~/") else view.paths.cwd / name

    async def look() -> dict[str, bool]:
        return {"there": await asyncio.to_thread(os.path.lexists, where)}

    return bool((await view.noted(f"{name} to be made", look))["there"])
