"""What the gate says of a request: the same each time that its run is run (DESIGN §5, §6)."""

import time
from collections.abc import Awaitable, Callable
from typing import Any

from ryxd.core.course import Course
from ryxd.engine.gate.classify import classify, unread
from ryxd.engine.gate.verdict import Verdict
from ryxd.engine.scene import user_language

AppLookup = Callable[[], Awaitable[Callable[[str], bool]]]
"""Gives what says of a name whether an installed application is called so."""


async def judged(
    text: str, path: str, course: Course, apps: AppLookup, language: str, *, gate: bool = True
) -> tuple[Verdict, int]:
    """The verdict, and in how many µs it came. Which words are applications is a look at this machine.

    `language` is the one spoken so far, where there is one; `path` is whose effect the look is. Without the `gate`
    nothing is said but the language; that is kept with the run, too.
    """
    found: list[Verdict] = []

    async def look() -> dict[str, Any]:
        is_app, users = await apps(), user_language()
        asked: dict[str, bool] = {}

        def ask(name: str) -> bool:
            asked[name] = is_app(name)
            return asked[name]

        if not gate:
            found.append(unread(text, language or users))
            return {"apps": {}, "language": users, "microseconds": 0, "gate": False}
        started = time.perf_counter_ns()
        found.append(classify(text, ask, otherwise=language or users))
        micro = (time.perf_counter_ns() - started) // 1000
        return {"apps": asked, "language": users, "microseconds": micro}

    seen, _ = await course.effect(path, "look", {"what": "applications"}, look)
    if not found and not seen.get("gate", True):
        found.append(unread(text, language or seen["language"]))
    if not found:
        known = seen["apps"]
        found.append(classify(text, lambda name: bool(known.get(name)), otherwise=language or seen["language"]))
    return found[0], seen["microseconds"]
