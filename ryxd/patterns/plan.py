"""The pattern `plan`: the large model plans once, code follows the plan, a failure is rescued (C2, C3, C4, C11).

planner: a DAG of steps → those that wait for nothing are done at the same time, each with its fallback, in so many
attempts and so much time (following.py) → what came of the last ones is the answer. What fails for good goes to
the rescue, with a report: it gives a corrected plan, another agent, or the answer itself. Where nothing is left,
what was done is told, and what is missing.
"""

from collections.abc import Sequence
from contextlib import suppress
from dataclasses import replace
from typing import Any

from ryxd.agents.wording import say
from ryxd.core.argschema import shape
from ryxd.core.company import Company, Task
from ryxd.core.dumb import Kind, Means
from ryxd.core.fence import fenced
from ryxd.core.model import JsonSchema, Tier
from ryxd.core.plan import (
    Plan,
    PlanFault,
    plan_form,
    plan_of,
    pointing_back,
    rescue_form,
    rescue_of,
    within,
    written,
)
from ryxd.core.shipped import system
from ryxd.core.tool import Tool, ToolError
from ryxd.patterns.chair import Chair, company_of
from ryxd.patterns.early import Early
from ryxd.patterns.following import SHOWN, Ahead, Following, No, described
from ryxd.patterns.pantry import Pantry
from ryxd.wire.events import Counters, Planned, Rescued

REPLANS = 2
"""How often a plan is written anew (the fourth source's default), and the rescue asked (the first one's)."""

NAMED = 12
"""Files of the request before that a planner reads the names of."""

TOKENS = 2000
"""Of a plan, at most: a step has about 60."""


class Planning:
    """Answers what it is told by a plan."""

    def __init__(self, means: Means) -> None:
        self.partial = False
        self.believed = False
        """Whether the last answer is what its steps showed, and no model's word."""
        self.counters = Counters()
        self._means = means
        self._view = means.view
        self._version = 0
        self._followed: list[Following] = []

    async def response(self, text: str) -> str:
        """What came of it. Raises ToolError where nothing did."""
        company = company_of(self._means, 2)
        self._followed, self.partial, self.believed = [], False, False
        told = f"{self._planner_told()}{self._means.instructions}"
        pantry = Pantry(self._view, told, self._actions, company.agents)
        plan = await pantry.look(text)
        if plan is not None:
            self._new(plan, cached_from=pantry.run)
            following = await self._kept(company, pantry, plan)
            if isinstance(following, str):
                return following
            text = f"{text}\n\n{self._report(following)}"
        early = Early(self._means, self._actions)
        if self._means.shown:
            text = f"{text}\n\n{before(self._means.shown)}"
        try:
            return await self._made(company, text, pantry, early)
        finally:
            await early.end()

    async def _made(self, company: Company, text: str, pantry: Pantry, early: Early) -> str:
        """What came of a plan that is made now. Raises ToolError where nothing did."""
        company.listen("planner", early.begin)
        plan = await self._planned(company, text)
        why = ""
        try:
            most = REPLANS if self._means.profile is None else self._means.profile.rewrites
            for left in range(most, -1, -1):
                following = await self._follow(company, plan, early.take if left == most else None)
                if not following.failures:
                    self.believed = True
                    again = not any(each.points_back for each in plan.steps)
                    if again and len(self._followed) == 1:
                        await pantry.keep(plan)
                    return following.told()
                if not left:
                    break
                rescued = await self._rescued(company, text, following)
                if isinstance(rescued, str):
                    # who answers now may say that nothing was done: what was is told by code
                    return "\n\n".join([*self._told(acted=True), rescued])
                plan = rescued
        except No as no:
            return self._ended(str(no))
        except ToolError as error:
            why = str(error)
        return self._partly(why)

    async def _kept(self, company: Company, pantry: Pantry, plan: Plan) -> Following | str:
        """What came of a plan that was kept; where it failed it is forgotten, and this is how."""
        try:
            following = await self._follow(company, plan)
        except No as no:
            return self._ended(str(no))
        if following.failures:
            await pantry.forget()
            return following
        self.believed = True
        return following.told()

    def _partly(self, why: str) -> str:
        """What was done of it, and what is missing. Raises ToolError where nothing was done."""
        last = self._followed[-1]
        if not self._told():
            each = "; ".join(f"step {number}: {why}" for number, why in last.reasons().items())
            raise ToolError("; what failed: ".join(filter(None, [why, each])))
        missing = f"{say(self._view.language, 'partly')}\n{last.missing()}"
        return self._ended("\n".join(filter(None, [missing, why])))

    def _ended(self, why: str) -> str:
        """What was done before it came to an end. Raises ToolError where nothing was."""
        told = self._told()
        if not told:
            raise ToolError(why)
        self.partial = self.believed = True
        return "\n\n".join([*told, why])

    def _told(self, *, acted: bool = False) -> list[str]:
        """What came of the steps of all plans, each thing once; `acted`: of those that did more than look."""
        return list(dict.fromkeys(filter(None, (each.told(acted=acted) for each in self._followed))))

    # -- planning

    async def _planned(self, company: Company, text: str) -> Plan:
        means = replace(self._means, tier=Tier.LARGE)
        form = plan_form(self._forms)
        planner = Chair(company, means, "planner", self._planner_told(), form, tokens=TOKENS)
        await planner.begin()
        self._count(supervisor_calls=1)
        try:
            purpose = self._means.instructions.strip()
            value = await planner.asked("\n\n".join(filter(None, [purpose, text])))
            if self._means.shown:
                gives = {name: tool.output.model_fields for name, tool in self._actions.items()}
                value = pointing_back(value, gives)
            return self._new(plan_of(value))
        except PlanFault as error:
            raise ToolError(str(error)) from error

    def _planner_told(self) -> str:
        """What the planner is told, the same for every request with these tools: a model has read it before."""
        return system("planner").format(tools=self._tools())

    def _new(self, plan: Plan, cached_from: str = "") -> Plan:
        if self._means.profile is not None:
            plan = within(plan, self._means.profile)
        self._version += 1
        steps = tuple(each.model_dump(mode="json", by_alias=True) for each in plan.steps)
        facts = plan.model_dump(mode="json", include={"understanding", "complexity", "confidence", "agent_type"})
        facts |= {"model_size": plan.model_size, "cached": bool(cached_from), "cached_from": cached_from}
        self._view.emit(Planned(version=self._version, steps=steps, **facts))
        self._view.note("plan", "\n".join(f"{each.step}. {each.goal or each.action}" for each in plan.steps))
        return plan

    @property
    def _actions(self) -> dict[str, Tool]:
        """What steps can be: to lead agents is the pattern's own business."""
        return {name: tool for name, tool in self._view.tools.items() if not tool.composite}

    @property
    def _forms(self) -> dict[str, JsonSchema]:
        """What each of them takes."""
        return {name: shape(tool).schema for name, tool in self._actions.items()}

    def _tools(self) -> str:
        return described(self._actions.values(), _line)

    # -- following it

    async def _follow(self, company: Company, plan: Plan, ahead: Ahead | None = None) -> Following:
        """A plan, followed as far as that went. Raises No."""
        before = self._followed[-1].attempts if self._followed else 0
        following = Following(self._means, company, plan, before, ahead)
        self._followed.append(following)
        try:
            await following.follow(f"{self._view.course.next(self._view.agent)}.plan{self._version}.late")
        finally:
            self._count(
                operator_iterations=following.rounds + following.operated,
                steps_completed=len(following.results),
                actions=following.actions,
            )
        if told := following.told():
            self._view.note("execution_results", told)
        return following

    def _count(self, **more: int) -> None:
        was = self.counters
        self.counters = was.model_copy(update={name: getattr(was, name) + value for name, value in more.items()})

    # -- when it fails

    async def _rescued(self, company: Company, text: str, following: Following) -> Plan | str:
        """A corrected plan, or the answer. Raises ToolError where there is none of both."""
        agents = dict(company.agents)
        failures = following.failures
        means = replace(self._means, tier=Tier.LARGE)
        lines = "\n".join(f"  - {name}: {' '.join(about.split())[:120]}" for name, about in agents.items())
        told = system("rescue").format(tools=self._tools(), agents=lines or "  - none")
        form = rescue_form(self._forms, tuple(agents))
        rescue = Chair(company, means, "rescue", told, form, tokens=TOKENS)
        await rescue.begin()
        self._count(supervisor_calls=1)
        try:
            decided = rescue_of(await rescue.asked(f"{text}\n\n{self._report(following)}"))
        except PlanFault as error:
            raise ToolError(f"{error}; what failed: {failures[0].error}") from error
        other = decided.new_agent or ""
        self._view.emit(
            Rescued(action=decided.action, analysis=decided.analysis, new_agent=other, agents=tuple(agents))
        )
        if decided.action == "TAKEOVER":
            # who takes over may not know, or not say, why nothing else was to be had
            said = str(decided.direct_result)
            reasons = dict.fromkeys(why for why in following.reasons().values() if why and why not in said)
            return "\n".join([said, *reasons])
        if decided.action == "CHANGE_AGENT":
            asked = f"{text}\n\n{self._report(following)}"
            besides = tuple(dict.fromkeys(each.step.action for each in failures))
            return await self._handed_on(company, str(decided.new_agent), asked, following.plan.tier, besides)
        assert decided.adjusted_plan is not None
        return self._new(decided.adjusted_plan)

    def _report(self, following: Following) -> str:
        """What was done, and what went wrong, for who is to mend it."""
        report: dict[str, Any] = {
            "plan": written(following.plan),
            "failed": [each.report() for each in following.failures],
            "done": {f"step {number}": result.bare[:SHOWN] for number, result in following.results.items()},
        }
        if following.seconds:
            report["time_up_after_seconds"] = following.seconds
        return fenced("failure_report", report)

    async def _handed_on(
        self, company: Company, agent: str, prompt: str, tier: Tier, besides: Sequence[str]
    ) -> str:
        """What another agent answers; a larger model where the plan wanted one."""
        task = Task(
            "other", "", prompt, agent=agent, besides=tuple(besides), tier=None if tier is Tier.SMALL else tier
        )
        self._count(operator_iterations=1)
        try:
            said = await company.task(task)
        finally:
            with suppress(ToolError):
                await company.terminate("other")
        if said is None or not said.ok:
            raise ToolError(f"{agent}: {said.text if said else 'no answer'}")
        return said.text


def before(shown: Sequence[str]) -> str:
    """What a planner reads of the files that the conversation was about: "$0.matches" in its plan."""
    return fenced("request_before", {"matches": list(shown[:NAMED]), "count": len(shown)})


def _line(tool: Tool) -> str:
    args = ", ".join(shape(tool).schema.get("properties", ()))
    return f"- {tool.name}({args}): {tool.description}"


AGENT = Kind(
    name="plan",
    description="plans the steps with the large model, follows the plan by code, and rescues what fails",
    tools=(),
    make=Planning,
    pattern=True,
)
