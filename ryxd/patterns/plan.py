"""The pattern `plan`: the large model plans once, code follows the plan, a failure is rescued (C2, C3, C4, C11).

planner: a DAG of steps → those that wait for nothing are done at the same time, each with its fallback, in so many
attempts → what came of the last ones is the answer. What fails for good goes to the rescue, with a report:
it gives a corrected plan (REPLANS at most), another agent, or the answer itself.
"""

from collections.abc import Mapping, Sequence
from contextlib import suppress
from dataclasses import dataclass, replace
from typing import Any

from ryxd.agents.presenting import everywhere, present, refused
from ryxd.agents.wording import say
from ryxd.core.action import Result
from ryxd.core.argschema import shape
from ryxd.core.company import Company, Task
from ryxd.core.course import side_by_side
from ryxd.core.dumb import Kind, Means
from ryxd.core.fence import fenced
from ryxd.core.model import Tier
from ryxd.core.plan import (
    Doing,
    Plan,
    PlanFault,
    PlanStep,
    bounded,
    filled,
    plan_form,
    plan_of,
    rescue_form,
    rescue_of,
    written,
)
from ryxd.core.shipped import system
from ryxd.core.tool import Tool, ToolError
from ryxd.patterns.chair import Chair, company_of
from ryxd.wire.events import Planned, Rescued, Status

REPLANS = 2
"""How often a plan is written anew (the fourth source's default)."""
SHOWN = 2000
"""Characters of a Result that an operator or the rescue is shown."""


@dataclass(frozen=True)
class Failure:
    """A step that no attempt and no fallback got done."""

    step: PlanStep
    error: str
    attempts: int

    def report(self) -> dict[str, Any]:
        """The source's report of it."""
        return {
            "step": self.step.step,
            "status": "failed",
            "action": self.step.action,
            "params": self.step.params,
            "error": self.error[:SHOWN],
            "attempts": self.attempts,
        }


class No(Exception):
    """The user said no to a step: nothing else is tried."""


class Planning:
    """Answers what it is told by a plan."""

    def __init__(self, means: Means) -> None:
        self._means = means
        self._view = means.view
        self.partial = False
        self._version = 0
        self._attempt = 0

    async def response(self, text: str) -> str:
        """What came of it. Raises ToolError where nothing did."""
        company = company_of(self._means, 2)
        self._attempt, profile = 0, self._means.profile
        plan = await self._planned(company, text)
        try:
            for left in range(profile.rewrites if profile else REPLANS, -1, -1):
                results, failures = await self._followed(company, plan)
                if not failures:
                    return self._told(plan, results)
                rescued = await self._rescued(company, text, plan, failures, results, replan=left > 0)
                if isinstance(rescued, str):
                    return rescued
                plan = rescued
        except No as no:
            return str(no)
        raise ToolError("; ".join(f"step {each.step.step}: {each.error}" for each in failures))

    # -- planning

    async def _planned(self, company: Company, text: str) -> Plan:
        means = replace(self._means, tier=Tier.LARGE)
        told = system("planner").format(tools=self._tools(), purpose=self._means.instructions or "-")
        planner = Chair(company, means, "planner", told, plan_form(tuple(self._actions)))
        await planner.begin()
        try:
            return self._new(plan_of(await planner.asked(text)))
        except PlanFault as error:
            raise ToolError(str(error)) from error

    def _new(self, plan: Plan) -> Plan:
        if self._means.profile is not None:
            plan = bounded(plan, self._means.profile)
        self._version += 1
        steps = tuple(each.model_dump(mode="json") for each in plan.steps)
        facts = plan.model_dump(mode="json", include={"understanding", "complexity", "confidence", "agent_type"})
        self._view.emit(Planned(version=self._version, steps=steps, model_size=plan.model_size, **facts))
        return plan

    @property
    def _actions(self) -> dict[str, Tool]:
        """What steps can be: to lead agents is the pattern's own business."""
        return {name: tool for name, tool in self._view.tools.items() if not tool.composite}

    def _tools(self) -> str:
        return "\n".join(map(_line, self._actions.values())) or "- none"

    # -- following it

    async def _followed(self, company: Company, plan: Plan) -> tuple[dict[int, Result], list[Failure]]:
        """What came of the steps that were done, and those that were not. Raises No."""
        results: dict[int, Result] = {}
        errors: dict[int, str] = {}
        for attempt in range(1, max(1, plan.max_retries) + 1):
            self._attempt += 1
            errors = {}
            while ready := [each for each in plan.steps if _ready(each, results, errors)]:
                done = await side_by_side([self._done(each, results, attempt) for each in ready])
                for step, result in zip(ready, done, strict=True):
                    if (no := refused(result, self._view.language)) is not None:
                        raise No(no.text)
                    if not result.ok and isinstance(step.fallback, str):
                        result = await self._operated(company, plan, step, result, results)  # noqa: PLW2901
                    if result.ok:
                        results[step.step] = result
                    else:
                        errors[step.step] = result.error or "it failed"
            if not errors:
                break
        failed = [Failure(each, errors[each.step], attempt) for each in plan.steps if each.step in errors]
        return results, failed

    async def _done(self, step: PlanStep, results: Mapping[int, Result], attempt: int) -> Result:
        """One step, on a path of its own; and where it fails, its fallback where that is an Action."""
        view = self._means.branch(f"step{step.step}-{self._attempt}")
        tries: list[Doing] = [step, *([step.fallback] if isinstance(step.fallback, Doing) else [])]
        result = Result(error="it was not tried")
        for number, doing in enumerate(tries):
            if number:
                text = say(view.language, "fallback", step=step.step, action=doing.action)
                view.emit(Status(step=step.step, action=doing.action, text=text, attempts=attempt))
            try:
                action = filled(doing, results)
            except PlanFault as error:
                result = Result(error=str(error))
                continue
            result = await view.do_action(action)
            if result.ok or refused(result, view.language) is not None:  # no fallback: that would be another way
                return result
        told = say(view.language, "step_failed", step=step.step, error=(result.error or "")[:200])
        view.emit(
            Status(
                step=step.step,
                status="failed",
                action=step.action,
                text=told,
                error=result.error,
                attempts=attempt,
                context=dict(result.report),
            )
        )
        return result

    async def _operated(
        self, company: Company, plan: Plan, step: PlanStep, failed: Result, results: Mapping[int, Result]
    ) -> Result:
        """A step that failed, done by an operator who is told the plan's hint."""
        so_far = {f"step {number}": result.bare[:SHOWN] for number, result in results.items()}
        prompt = f"{step.goal or step.action}\n\nThis failed: {failed.error}\nHint: {step.fallback}"
        if so_far:
            prompt += f"\n\n{fenced('earlier_steps', so_far)}"
        told = f"{system('part').strip()}\n{plan.operator_prompt}".strip()
        try:
            said = await company.task(Task("operator", told, prompt, tier=plan.tier))
        except ToolError as error:
            return Result(error=str(error))
        finally:
            with suppress(ToolError):
                await company.terminate("operator")
        if said is None or not said.ok:
            return Result(error=f"{failed.error} (and the operator: {said.text if said else 'no answer'})")
        return Result({"response": said.text}, source="operator")

    def _told(self, plan: Plan, results: Mapping[int, Result]) -> str:
        """What came of the steps that no other step used."""
        used = {number for each in plan.steps for number in each.waits_for}
        told = []
        for step in plan.steps:
            if step.step in used:
                continue
            result = results[step.step]
            if "response" in result.data and result.source == "operator":
                told.append(str(result.data["response"]))
                continue
            shown = present(
                filled(step, results), result, self._view.language, everywhere(self._view.paths)
            )
            told.append(shown.text if shown is not None else result.bare)
        return "\n".join(told)

    # -- when it fails

    async def _rescued(
        self,
        company: Company,
        text: str,
        plan: Plan,
        failures: Sequence[Failure],
        results: Mapping[int, Result],
        *,
        replan: bool,
    ) -> Plan | str:
        """A corrected plan, or the answer. Raises ToolError where there is none of both."""
        means = replace(self._means, tier=Tier.LARGE)
        told = system("rescue").format(tools=self._tools())
        rescue = Chair(company, means, "rescue", told, rescue_form(tuple(self._actions)))
        await rescue.begin()
        report = {
            "plan": written(plan),
            "failed": [each.report() for each in failures],
            "done": {f"step {number}": result.bare[:SHOWN] for number, result in results.items()},
        }
        last = "" if replan else "\n\nThere is no time for another plan: CHANGE_AGENT or TAKEOVER."
        asked = f"{text}\n\n{fenced('failure_report', report)}"
        try:
            decided = rescue_of(await rescue.asked(asked + last))
        except PlanFault as error:
            raise ToolError(f"{error}; what failed: {failures[0].error}") from error
        self._view.emit(
            Rescued(action=decided.action, analysis=decided.analysis, new_agent=decided.new_agent or "")
        )
        if decided.action == "TAKEOVER":
            return str(decided.direct_result)
        if decided.action == "CHANGE_AGENT":
            return await self._handed_on(company, str(decided.new_agent), asked)
        if not replan or decided.adjusted_plan is None:
            raise ToolError(f"{decided.analysis}; what failed: {failures[0].error}")
        return self._new(decided.adjusted_plan)

    async def _handed_on(self, company: Company, agent: str, prompt: str) -> str:
        """What another agent answers."""
        try:
            said = await company.task(Task("other", "", prompt, agent=agent))
        finally:
            with suppress(ToolError):
                await company.terminate("other")
        if said is None or not said.ok:
            raise ToolError(f"{agent}: {said.text if said else 'no answer'}")
        return said.text


def _ready(step: PlanStep, results: Mapping[int, Result], errors: Mapping[int, str]) -> bool:
    """Whether a step's turn has come: it was not done, and all that it waits for was."""
    return step.step not in results and step.step not in errors and step.waits_for <= set(results)


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
