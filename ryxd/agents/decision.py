"""The role `decision`: which steps, with which tools, and how they change when one fails (spec C9).

Code plans what it understands: reading, finding, listing, searching in files, sums, opening, the Trash and the
web. A plan ends with a step that answers. What no rule plans has no steps but that one, and the answer says so.
"""

from collections.abc import Collection, Mapping
from typing import Any, Literal

from pydantic import Field

from ryxd.agents.advice import Advice, Part
from ryxd.agents.memory import MemoryState
from ryxd.agents.perception import GOALS, PerceptionSnapshot
from ryxd.agents.planner import ANSWER, Planner, call, described, renumbered
from ryxd.agents.rolewords import tell
from ryxd.core.action import Action
from ryxd.core.plan import STEPS, Plan, PlanFault, PlanStep, plan_of
from ryxd.core.profile import Profile

REWRITES = 5
"""How often a plan may be written anew, whatever a profile says (the source's limit)."""

LOOKED_UP = frozenset({"question", "unknown", "report", "recall"})
"""What needs no step of its own: it is answered with what is known, or tells what the others found."""


class PlanVersion(Part):
    """A plan, and how far it is."""

    version: int = Field(ge=1, le=1 + REWRITES)
    plan: Plan
    current: int = Field(default=0, ge=0, le=STEPS)
    """How many of its steps have had their turn."""
    missed: tuple[int, ...] = ()
    """Those of them that could not be done."""
    status: Literal["made", "running", "done", "failed", "replaced"] = "made"
    why: str = Field(default="", max_length=500)
    """Why it took the place of the one before."""
    left_out: int = Field(default=0, ge=0)
    """Steps that there was no room for in the profile."""
    tried: tuple[str, ...] = ()
    """What the versions before had as steps."""
    undone: tuple[str, ...] = Field(default=(), max_length=GOALS)
    """Parts of the request that no rule, or no tool that there is, can do."""


class DecisionAdvice(Advice):
    """What a model may say of it: other steps."""

    steps: tuple[dict[str, Any], ...] = Field(default=(), max_length=STEPS)


def decided(
    snapshot: PerceptionSnapshot, state: MemoryState, tools: Collection[str], profile: Profile
) -> PlanVersion:
    """The first plan: what each part of the request needs, of tools that there are and that are not banned."""
    can = {tool for tool in tools if state.why_banned(tool) is None}
    planner, steps, undone = Planner(can, snapshot.language), list[PlanStep](), list[str]()
    for goal in snapshot.sub_goals:
        found = planner.steps(goal, steps)
        if not found and goal.intent not in LOOKED_UP:
            undone.append(goal.text[:500])
        numbers: dict[int, int] = {}
        for step in found:
            new = renumbered(step, {**numbers, step.step: len(steps) + 1})
            same = next((each.step for each in steps if call(each) == call(new)), None)
            numbers[step.step] = new.step if same is None else same
            if same is None:
                steps.append(new)
    return versioned(1, steps, profile, snapshot).model_copy(update={"undone": tuple(undone)})


def versioned(
    number: int, steps: list[PlanStep], profile: Profile, snapshot: PerceptionSnapshot, why: str = ""
) -> PlanVersion:
    """The version of a plan with these steps, as many as the profile allows; the last one answers."""
    kept = steps[: profile.steps - 1]
    last = PlanStep(step=len(kept) + 1, goal=tell(snapshot.language, "goal_answer"), action=ANSWER)
    plan = Plan(
        understanding=snapshot.query[:4000],
        complexity=min(5, len(kept) + 1),
        confidence=snapshot.confidence,
        plan=(*kept, last),
        max_retries=profile.retries,
    )
    return PlanVersion(version=number, plan=plan, why=why[:500], left_out=len(steps) - len(kept))


def rewritten(
    before: PlanVersion,
    failed: PlanStep,
    why: str,
    *,
    snapshot: PerceptionSnapshot,
    state: MemoryState,
    tools: Collection[str],
    profile: Profile,
) -> PlanVersion | None:
    """A plan that goes another way from the failed step on; None where code knows none, or may not any more."""
    if before.version > min(profile.rewrites, REWRITES):
        return None
    can = {tool for tool in tools if state.why_banned(tool) is None}
    tried = tuple(dict.fromkeys((*before.tried, *(call(each) for each in before.plan.steps))))
    others = Planner(can, snapshot.language).otherwise(failed, tried)
    if not others:
        return None
    at = failed.step
    shift = len(others) - 1
    kept = [each for each in before.plan.steps if each.step < at]
    numbers = {number: number + shift for number in range(at, STEPS + 1)}
    later = [renumbered(each, numbers) for each in before.plan.steps if each.step > at and each.action != ANSWER]
    made = versioned(before.version + 1, [*kept, *others, *later], profile, snapshot, why)
    return made.model_copy(
        update={"tried": tried, "undone": before.undone, "left_out": before.left_out + made.left_out}
    )


def advised(
    version: PlanVersion,
    advice: DecisionAdvice,
    can: Collection[str],
    profile: Profile,
    snapshot: PerceptionSnapshot,
) -> PlanVersion:
    """The plan with a model's steps in the place of code's, where these can be followed; else as it is.

    Raises PlanFault with what is wrong with them.
    """
    if not advice.steps:
        return version
    steps = [
        dict(each, goal=described(str(each.get("goal", "")), str(each.get("action", "")))) for each in advice.steps
    ]
    steps = [each for each in steps if each.get("action") != ANSWER]
    if not steps:
        return versioned(version.version, [], profile, snapshot, version.why)
    if strange := [each["action"] for each in steps if each.get("action") not in can]:
        raise PlanFault(f"there is no {strange[0]} to plan with")
    whole: Mapping[str, Any] = {
        "understanding": snapshot.query[:4000],
        "complexity": 1,
        "confidence": 0.5,
        "plan": steps[:STEPS],
    }
    made = plan_of(whole)
    return versioned(version.version, list(made.steps), profile, snapshot, version.why)


def action_of(step: PlanStep) -> Action:
    """A step as it stands in the plan, as an Action."""
    return step.acted(dict(step.params))
