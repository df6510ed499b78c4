"""A request that a rule of the user's knows: done by code, and the rule set aside where it failed (spec E8)."""

from dataclasses import replace
from typing import Any

from ryxd.agents.wording import say
from ryxd.core.course import Course
from ryxd.engine.direct import Direct, Done
from ryxd.engine.ownrules import OWN_RULE, OwnRules, Ruled
from ryxd.wire.events import Routed


def routed(ruled: Ruled, handler: str, microseconds: int) -> Routed:
    """The event that tells which rule decided, and where that comes from."""
    return Routed(
        level="TRIVIAL",
        rule=OWN_RULE + ruled.name,
        handler=handler,
        slots=dict(ruled.slots),
        microseconds=microseconds,
        reason=ruled.told,
        learned_from=ruled.runs,
    )


def with_void(told: Routed, ruled: Ruled | None) -> Routed:
    """The event of a request that is done otherwise, with why the rule that knows it was not followed."""
    if ruled is None:
        return told
    return told.model_copy(update={"reason": "; ".join(filter(None, [ruled.left, told.reason]))})


async def done(ruled: Ruled, direct: Direct, *, rules: OwnRules, course: Course, path: str, language: str) -> Done:
    """Do what a rule means. One that failed is followed no more; one that the user did not allow stays."""
    came, why = await direct.follow(ruled.steps)
    if not why:
        return came

    async def set_aside() -> dict[str, Any]:
        await rules.failed(ruled.digest, why)
        return {}

    await course.effect(path, "look", {"what": "a rule that failed"}, set_aside)
    lines = filter(None, [came.told.text, say(language, "rule_failed", name=ruled.name)])
    return replace(came, told=replace(came.told, text="\n".join(lines)))
