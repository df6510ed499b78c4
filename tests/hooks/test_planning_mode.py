"""While planning nothing is changed, and only the user's own words begin and end it."""

import pytest

from ryxd.core.action import Action
from ryxd.core.effect import Effect, Permission
from ryxd.hooks.planning_mode import PlanningMode, Settings

ROUND: list[frozenset[Permission]] = [frozenset({each}) for each in Permission]


async def holds(hook: PlanningMode) -> set[str]:
    """The classes of what it blocks."""
    action = Action("any")
    return {min(one) for one in ROUND if await hook.before(action, Effect(one, "it")) is not None}


ALL = {"change", "destroy", "network", "desktop"}


@pytest.mark.parametrize(
    "text",
    [
        "only plan how to sort my photos",
        "Just plan it.",
        "Plan first: move the invoices",
        "planning mode on",
        "Nur planen: räum die Downloads auf",
        "erst mal planen bitte",
        "Mach zuerst einen Plan",
        "Planungsmodus an",
    ],
)
async def test_planning_begins_when_the_user_says_so(text: str) -> None:
    hook = PlanningMode(Settings())
    assert await holds(hook) == set()
    assert await hook.heard(text, by_user=False) is None  # an agent is not the user
    assert await holds(hook) == set()
    assert (await hook.heard(text, by_user=True) or "").startswith("planning: look")
    assert await holds(hook) == ALL
    assert await hook.before(Action("shell"), Effect(frozenset({Permission.READ}), "it", unclear="who knows"))


@pytest.mark.parametrize(
    "text",
    ["go ahead", "OK, do it!", "Yes, go ahead please.", "leg los", "Ja, mach das so.", "Gut, los geht's", "Führ den Plan aus"],
)
async def test_planning_ends_when_the_user_says_so(text: str) -> None:
    hook = PlanningMode(Settings(begin=True))
    assert await hook.heard("sort my photos", by_user=True)
    assert await hook.heard(text, by_user=False) is None
    assert await holds(hook) == ALL
    assert (await hook.heard(text, by_user=True) or "").startswith("planning is over")
    assert await holds(hook) == set()
    assert await hook.heard("and the next", by_user=True) is None


@pytest.mark.parametrize(
    "text",
    [
        "go ahead and plan the rest",
        "what happens when I say go ahead?",
        "do not do it",
        "don't go ahead",
        "noch nicht, leg nicht los",
        "mach es kürzer",
        "",
    ],
)
async def test_what_only_sounds_like_it_ends_nothing(text: str) -> None:
    hook = PlanningMode(Settings(begin=True))
    await hook.heard("sort my photos", by_user=True)
    assert await hook.heard(text, by_user=True) == "still planning: the user has not said to go ahead"
    assert await holds(hook) == ALL


@pytest.mark.parametrize("text", ["what is my plan for today", "planet earth", "show the floor plan", "der Plan ist gut"])
async def test_what_only_sounds_like_it_begins_nothing(text: str) -> None:
    hook = PlanningMode(Settings())
    assert await hook.heard(text, by_user=True) is None
    assert await holds(hook) == set()


async def test_a_copy_plans_as_long_as_the_first_and_has_no_say_in_it() -> None:
    hook = PlanningMode(Settings(begin=True))
    copy = hook.copy(None)  # type: ignore[arg-type]
    assert copy is not None
    again = copy.copy(None)  # type: ignore[arg-type]
    assert again is not None
    change = Effect(frozenset({Permission.CHANGE}), "it")
    assert await copy.before(Action("any"), change)
    await copy.heard("go ahead", by_user=True)
    assert await copy.before(Action("any"), change)
    await hook.heard("go ahead", by_user=True)
    assert await copy.before(Action("any"), change) is None
    assert await again.before(Action("any"), change) is None
    assert not copy.dump()


async def test_it_speaks_the_users_language() -> None:
    hook = PlanningMode(Settings(begin=True), "de")
    assert (await hook.heard("räum auf", by_user=True) or "").startswith("Planung: sieh")
    assert "leg los" in (await hook.before(Action("any"), Effect(frozenset({Permission.CHANGE}), "es")) or "")


async def test_its_state_is_kept() -> None:
    hook, other = PlanningMode(Settings()), PlanningMode(Settings())
    await hook.heard("only plan", by_user=True)
    other.load(hook.dump())
    assert await holds(other) == ALL
    assert await other.heard("and the photos?", by_user=True) == "still planning: the user has not said to go ahead"
