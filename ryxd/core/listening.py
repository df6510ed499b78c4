"""What hooks say to what is no Action: an input, and an answer before it is given (spec B5; decision 0037)."""

from collections.abc import Awaitable, Callable
from typing import Any

from ryxd.core import hooking
from ryxd.core.effect import Hook
from ryxd.core.fence import NOTES, written
from ryxd.core.hooked import Hooked
from ryxd.core.hooking import Kept
from ryxd.core.view import View
from ryxd.wire.events import Status


async def heard(view: View, text: str) -> str:
    """An input of the View's agent, with what its hooks have to say to it beside."""
    if view.heard is None or view.heard[0] != text:
        by_user = "/" not in view.agent and not (view.handing is not None and view.handing.received)
        view.heard = text, await _asked(view, "heard", lambda hook: hook.heard(text, by_user=by_user))
    notes = view.heard[1]
    return f"{text}\n\n{written({NOTES: list(notes)})}" if notes else text


async def answering(view: View, text: str) -> str:
    """Why hooks would have the agent think again before it answers this; empty when it can."""
    notes = await _asked(view, "answering", lambda hook: hook.answering(text))
    return written({NOTES: list(notes)}) if notes else ""


async def _asked(view: View, moment: str, ask: Callable[[Hook], Awaitable[str | None]]) -> tuple[str, ...]:
    """What the hooks say at a moment that is no part of an Action; told as status."""
    # on a path of its own: a hook more or less makes no other run of it
    path, course = f"{view.course.next(view.agent)}.{moment}", view.course
    known = course.begun(path) is not None
    if not known and (course.closed or not hooking.attentive(view.hooks, moment)):
        return ()
    kept = Kept(view.hooks)

    async def consult() -> dict[str, Any]:
        with course.aside(view.agent):
            hooked = Hooked()
            notes = await hooking.comments(view.hooks, ask, hooked)
            states = kept.dump()
            return {"notes": notes, "hooks": states, **hooked.taken(states)}

    outcome, was_known = await course.effect(path, "hooks", {}, consult)
    if was_known:
        hooking.again(view.hooks, outcome["hooks"])
    for note in outcome["notes"]:
        view.emit(Status(text=note))
    return tuple(outcome["notes"])
