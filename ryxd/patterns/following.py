"""A plan at work: its steps in their order, each in its time, with fallbacks, operators and re-tries (C3, C15)."""

from collections.abc import Callable, Iterable, Iterator, Mapping
from contextlib import suppress
from dataclasses import dataclass, field, replace
from pathlib import PurePosixPath
from typing import Any

from ryxd.agents.presenting import everywhere, present, refused
from ryxd.agents.wording import say
from ryxd.core.action import Action, Result
from ryxd.core.company import Company, Spoken, Task
from ryxd.core.course import side_by_side
from ryxd.core.deadline import TimeUp, in_time
from ryxd.core.dumb import Means
from ryxd.core.fence import fenced
from ryxd.core.filling import filled, unmet
from ryxd.core.nested import texts
from ryxd.core.plan import BEFORE, MATCHES, OPERATOR, REFERENCE, Doing, Lacking, Plan, PlanFault, PlanStep, bounded
from ryxd.core.shipped import system
from ryxd.core.tool import Permission, Tool, ToolError
from ryxd.core.view import View
from ryxd.wire.events import Status

SHOWN = 2000
"""Characters of a Result that an operator or the rescue is shown."""

PLACES = ("searched_paths", "patterns_tried")
"""What a report says of a search, whichever attempts it was in."""

ADDS = frozenset({"append_file", "edit_file"})
"""What they put where is all in their arguments: a refusal that shows the file is enough to have seen it."""

LEFT_OUT = "left_out"
"""What the Result of a step says whose condition was not so: why."""


class No(Exception):
    """The user said no to a step: nothing else is tried."""


@dataclass(frozen=True)
class Failure:
    """A step that no attempt and no fallback got done."""

    step: PlanStep
    error: str
    attempts: int
    context: Mapping[str, Any] = field(default_factory=dict)

    def report(self) -> dict[str, Any]:
        """The source's report of it."""
        return {
            "step": self.step.step,
            "status": "failed",
            "action": self.step.action,
            "params": self.step.params,
            "error": self.error[:SHOWN],
            "attempts": self.attempts,
            "context": dict(self.context),
        }


Ahead = Callable[[PlanStep, Action, View], None]
"""Has a step's View take what was looked at before the plan was there, where that was just this Action."""


class Following:
    """Follows one plan. `before` is how many attempts the plans before it had: paths are named by that.

    INVARIANT: a step is in `results` as soon as its Action has ended well, with nothing awaited in between: what
    the journal knows of a plan whose time was up is what was told of it.
    """

    def __init__(
        self, means: Means, company: Company, plan: Plan, before: int = 0, ahead: Ahead | None = None
    ) -> None:
        self.plan = plan
        self.results: dict[int, Result] = {}
        shown = list(means.shown)
        self._shown: dict[int, Result] = {BEFORE: Result({MATCHES: shown})} if shown else {}
        self.errors: dict[int, str] = {}
        """Of the last attempt."""
        self.attempts = before
        self.rounds = 0
        """Attempts at this plan."""
        self.actions = 0
        self.operated = 0
        """Responses of operators."""
        self.seconds = 0.0
        """The time that it had, where that was up."""
        self._means = means
        self._view = means.view
        self._company = company
        self._ahead = ahead
        self._context: dict[int, dict[str, list[str]]] = {}
        self._no = ""
        self._lacking: dict[int, int] = {}
        """Which earlier step found nothing of what a step takes from it."""

    async def follow(self, late: str) -> None:
        """Do the steps; `late` is the name under which it is kept that their time was up. Raises No."""
        course = self._view.course
        try:
            await in_time(course, self._view.agent, late, self.plan.timeout_seconds, self._follow)
        except TimeUp as up:
            self.seconds = up.seconds

    async def _follow(self) -> None:
        for attempt in range(1, max(1, self.plan.max_retries) + 1):
            self.attempts += 1
            self.rounds += 1
            self.errors = {}
            while turn := [each for each in self.plan.steps if self._ready(each)]:
                ready = [each for each in turn if self._wanted(each, attempt)]
                acting = [each for each in ready if each.action != OPERATOR]
                await side_by_side([self._done(each, attempt) for each in acting])
                if self._no:
                    raise No(self._no)
                for step in ready:
                    hint = isinstance(step.fallback, str)
                    if step.action == OPERATOR or (step.step in self.errors and (hint or attempt > 1)):
                        await self._operated(step, attempt)
            if not self.errors:
                return

    def _wanted(self, step: PlanStep, attempt: int) -> bool:
        """Whether it is to be done; where its condition is not so, or can't be told, that is kept."""
        view = self._view
        try:
            why = self._unwanted(step)
        except PlanFault as fault:
            self._failed(view, step, str(fault), attempt)
            return False
        if why:
            self.results[step.step] = Result({LEFT_OUT: why})
            text = say(view.language, "left_out", goal=step.goal or step.action, why=why)
            view.emit(Status(step=step.step, status="success", action=step.action, text=text, attempts=attempt))
        return not why

    def _unwanted(self, step: PlanStep) -> str:
        """Why it is left out; empty where it is not. Raises PlanFault."""
        for number in sorted(step.uses):
            if number and (why := self.results[number].data.get(LEFT_OUT)):
                return str(why)
        found = unmet(step, self._shown | self.results)
        if found is None or step.only_if is None:
            return ""
        counted = isinstance(found, Mapping | list | tuple) or step.only_if.value.endswith(".count")
        found = len(found) if isinstance(found, Mapping | list | tuple) else found
        if counted and step.only_if.comparison == "is":
            return say(self._view.language, "unmet_count", found=found)  # "2 is not 0" told nobody anything
        return say(self._view.language, f"unmet_{step.only_if.comparison}", found=found, than=step.only_if.than)

    def _ready(self, step: PlanStep) -> bool:
        """Whether a step's turn has come: it was not done, all that it waits for was, and it overtakes nothing."""
        if self._tried(step) or not step.waits_for <= set(self.results):
            return False
        return all(self._tried(each) or self._blocked(each) for each in self._before(step))

    def _tried(self, step: PlanStep) -> bool:
        return step.step in self.results or step.step in self.errors

    def _blocked(self, step: PlanStep) -> bool:
        """Whether its turn won't come in this attempt, since something that it waits for has failed."""
        steps = {each.step: each for each in self.plan.steps}
        return any(number in self.errors or self._blocked(steps[number]) for number in step.waits_for)

    def _before(self, step: PlanStep) -> Iterator[PlanStep]:
        """The earlier steps that it must not overtake, whether or not the plan says that it waits for them.

        What acts is done in the order of the plan, and nothing about a thing at the same time as what acts on it:
        small models forget to say what has to come first (decision 0072).
        """
        mine, acts = _things(step), not self._looks(step.action)
        for each in self.plan.steps:
            if each.step == step.step:
                return
            other = not self._looks(each.action)
            if (acts and other) or ((acts or other) and mine & _things(each)):
                yield each

    async def _done(self, step: PlanStep, attempt: int) -> None:
        """One step, on a path of its own; and where it fails, its fallback where that is an Action."""
        view = self._means.branch(f"step{step.step}-{self.attempts}")
        view.step = step.step
        bounded(view.tools, step, attempt)
        tries: list[Doing] = [step, *([step.fallback] if isinstance(step.fallback, Doing) else [])]
        for number, doing in enumerate(tries):
            if number:
                text = say(view.language, "fallback", step=step.step, action=doing.action)
                view.emit(Status(step=step.step, action=doing.action, text=text, attempts=attempt))
            try:
                action = self._weighed(doing, filled(doing, self._shown | self.results))
            except PlanFault as error:
                for used in step.waits_for:  # what it wanted was looked for there
                    self._remember(step, self.results[used].report)
                if isinstance(error, Lacking):
                    self._lacking[step.step] = error.step
                result = Result(error=str(error))
                continue
            if not number and self._ahead is not None:
                self._ahead(step, action, view)
            self.actions += 1
            result = await view.do_action(action)
            if action.tool in ADDS and result.report.get("reason") == "unseen":
                result = await view.do_action(action)
            self._remember(step, result.report)
            if (no := refused(result, view.language)) is not None:  # no fallback: that would be another way
                self._no = no.text
                self.errors[step.step] = no.text
                return
            # nothing found is no error, but a reason for the fallback
            more = not number and step.fallback is not None
            if result.ok and not (more and result.data.get(MATCHES) == []):
                self.results[step.step] = result
                _succeeded(view, step, doing.action, attempt)
                return
            if result.ok:
                result = Result(error="it found nothing")
        self._failed(view, step, result.error or "it failed", attempt)

    def _weighed(self, doing: Doing, action: Action) -> Action:
        """The Action; asked about first where it acts on all that lies in a folder, however sure a model was.

        Everything is what a small model finds where it has not understood which things are meant (0086).
        """
        steps = {each.step: each for each in self.plan.steps}
        if self._looks(doing.action) or not any(_everything(steps[number]) for number in doing.uses - {BEFORE}):
            return action
        return replace(action, sure=0.0, needs=1.0)

    def _remember(self, step: PlanStep, report: Mapping[str, Any]) -> None:
        kept = self._context.setdefault(step.step, {})
        for key in PLACES:
            new = [str(each) for each in report.get(key, ()) if str(each) not in kept.get(key, ())]
            if new:
                kept[key] = [*kept.get(key, ()), *new]

    def _failed(self, view: View, step: PlanStep, error: str, attempt: int) -> None:
        """Keep, and tell, that a step failed in this attempt."""
        self.errors[step.step] = error
        view.emit(
            Status(
                step=step.step,
                status="failed",
                action=step.action,
                text=say(view.language, "step_failed", step=step.step, error=error[:200]),
                error=error,
                attempts=attempt,
                context=dict(self._context.get(step.step, {})),
            )
        )

    async def _operated(self, step: PlanStep, attempt: int) -> None:
        """A step that is an operator's, or that failed: done by one, who is told the plan's hint."""
        view, error = self._view, self.errors.get(step.step, "")
        try:
            prompt = self._prompt(step, error)
        except PlanFault as fault:
            self._failed(view, step, str(fault), attempt)
            return
        text = say(view.language, "operates", step=step.step, agent=self.plan.agent_type)
        view.emit(Status(step=step.step, action=step.action, text=text, attempts=attempt))
        self.operated += 1
        said = await self._asked(step, prompt)
        if said.ok and self._answers(step, said):
            self.errors.pop(step.step, None)
            self.results[step.step] = Result({"response": said.text}, source=OPERATOR)
            _succeeded(view, step, step.action, attempt)
        else:
            why = said.text if said.ok else said.why
            known = say(view.language, "operator_too", error=error, why=why) if error else why
            self._failed(view, step, known, attempt)

    def _answers(self, step: PlanStep, said: Spoken) -> bool:
        """Whether it did the step: what was to be opened or changed is not, by words alone."""
        if said.did is None or step.action == OPERATOR or self._reads(step.action):
            return True
        return not all(self._reads(tool) for tool in said.did)

    def _looks(self, name: str) -> bool:
        """Whether it changes nothing, here or elsewhere."""
        tool = self._view.tools.get(name)
        return name == OPERATOR or (tool is not None and tool.permission in {Permission.READ, Permission.NETWORK})

    def _reads(self, name: str) -> bool:
        tool = self._view.tools.get(name)
        return tool is not None and tool.permission is Permission.READ

    def _prompt(self, step: PlanStep, error: str) -> str:
        so_far = {f"step {number}": result.bare[:SHOWN] for number, result in self.results.items()}
        if step.action == OPERATOR:
            wanted = filled(step, self._shown | self.results).args
            prompt = str(wanted.get("prompt") or step.goal)
            so_far |= {key: str(value)[:SHOWN] for key, value in wanted.items() if key != "prompt"}
        else:
            prompt = f"{step.goal or step.action}\n\nThis failed: {step.action} {step.params}: {error}"
        if isinstance(step.fallback, str):
            prompt += f"\nHint: {step.fallback}"
        return f"{prompt}\n\n{fenced('earlier_steps', so_far)}" if so_far else prompt

    async def _asked(self, step: PlanStep, prompt: str) -> Spoken:
        """What an operator answers: the agent of the plan's type, or one with this agent's own tools."""
        plan, name = self.plan, OPERATOR
        own = Task(name, plan.operator_prompt, prompt, plan.agent_type, tier=plan.tier, besides=(step.action,))
        bare = f"{system('part').strip()}\n{plan.operator_prompt}".strip()
        try:
            if plan.agent_type in self._company.agents or plan.agent_type == self._view.agent:
                said = await self._company.task(own)
            else:
                said = await self._company.task(Task(name, bare, prompt, tier=plan.tier))
        except ToolError as error:
            return Spoken(name, str(error), ok=False)
        finally:
            with suppress(ToolError):
                await self._company.terminate(name)
        return said or Spoken(name, "no answer", ok=False)

    # -- what came of it

    @property
    def failures(self) -> list[Failure]:
        """What was not done, of those steps that were tried or waited for; empty where all was."""
        failed = []
        for step in self.plan.steps:
            if step.step in self.results:
                continue
            error = self.errors.get(step.step, "")
            if not error and self.seconds:
                error = f"it was not done in the plan's {self.seconds:g} s"
            if error:
                failed.append(Failure(step, error, self.rounds, self._context.get(step.step, {})))
        return failed

    def missing(self) -> str:
        """The steps that were not done, in words."""
        reasons = self.reasons()
        left = [(each, reasons.get(each.step, "")) for each in self.plan.steps if each.step not in self.results]
        return "\n".join(f"- {each.goal or each.action}" + (f": {why}" if why else "") for each, why in left)

    def reasons(self) -> dict[int, str]:
        """Why the steps that failed did, by their numbers, in the user's words where there are any for it."""
        goals = {each.step: each.goal or each.action for each in self.plan.steps}
        reasons = {each.step.step: each.error for each in self.failures}
        for number in reasons.keys() & self._lacking.keys():
            other = self._lacking[number]
            key = "found_none" if other != BEFORE else "none_before"
            reasons[number] = say(self._view.language, key, goal=goals.get(other, str(other)))
        return reasons

    def told(self, *, acted: bool = False) -> str:
        """What came of the steps that were done and no other one used; `acted`: of all that did more than look."""
        used = {
            number
            for each in self.plan.steps
            if each.step in self.results
            for number in {*each.uses, *each.depends_on}
        }
        told = []
        for step in self.plan.steps:
            if step.step not in self.results or (self._looks(step.action) if acted else step.step in used):
                continue
            result = self.results[step.step]
            if why := result.data.get(LEFT_OUT):
                told.append(say(self._view.language, "left_out", goal=step.goal or step.action, why=why))
                continue
            if "response" in result.data and result.source == OPERATOR:
                told.append(str(result.data["response"]))
                continue
            action = filled(step, self._shown | self.results)
            shown = present(action, result, self._view.language, everywhere(self._view.paths))
            told.append(shown.text if shown is not None else result.bare)
        return "\n".join(told)


def _everything(step: PlanStep) -> bool:
    """Whether a look is for no things in particular: for all names, or all of a folder."""
    pattern = step.params.get("pattern")
    return step.action == "list_dir" or (isinstance(pattern, str) and not pattern.strip("*./"))


def _things(step: PlanStep) -> frozenset[str]:
    """The names of files and folders that it is about, without where they are: one step writes ~/a, another a."""
    params = step.params
    pairs = params.get("pairs") if isinstance(params.get("pairs"), list) else []
    named = [params.get(key) for key in ("path", "paths", "to", "folder")]
    return frozenset(PurePosixPath(text).name for text in texts([*named, pairs]) if not REFERENCE.fullmatch(text))


def _succeeded(view: View, step: PlanStep, action: str, attempt: int) -> None:
    """Tell that a step was done."""
    text = say(view.language, "step_done", step=step.step, action=action)
    view.emit(Status(step=step.step, status="success", action=action, text=text, attempts=attempt))


def described(tools: Iterable[Tool], line: Callable[[Tool], str]) -> str:
    """The actions that steps can be, a line each."""
    operator = f"- {OPERATOR}(prompt, …): what no action does, by an operator: to think, compare, write, sum up"
    return "\n".join([*map(line, tools), operator])
