"""The pattern `coordinator`: six roles around a board do a request within a profile's limits (spec C9, C10).

perceive → memory → retrieve, where needed → decide → execute a step → perceive what came of it → criticise →
memory → the next step, another plan, or the answer. The roles are code; behind those that the profile names stands
a model as well.
"""

from asyncio import to_thread

from ryxd.agents import critic, decision, memory, perception, retriever
from ryxd.agents.critic import CriticReport
from ryxd.agents.decision import PlanVersion
from ryxd.agents.executor import executed
from ryxd.agents.planner import ANSWER
from ryxd.agents.presenting import refused
from ryxd.agents.rolewords import tell
from ryxd.agents.strategies import Compared, Strategy, compared
from ryxd.core.action import Action, Result
from ryxd.core.dumb import Kind, Means
from ryxd.core.filling import filled
from ryxd.core.plan import Doing, PlanFault, PlanStep
from ryxd.core.profile import CONSERVATIVE
from ryxd.core.tool import Permission, ToolError
from ryxd.core.view import View
from ryxd.patterns.counsel import Counsel
from ryxd.patterns.people import No, Undecided, chosen
from ryxd.patterns.roles import Roles
from ryxd.patterns.telling import Done, composed, evidence, given_in

HARMLESS = frozenset({Permission.READ, Permission.NETWORK})
"""Classes of tools that only look: another way may give the same."""


class Coordinating:
    """Answers what it is told by its roles."""

    def __init__(self, means: Means) -> None:
        self._means = means
        self._view = means.view
        self._language = means.view.language
        self._profile = means.profile or CONSERVATIVE
        self.partial = False

    async def response(self, text: str) -> str:
        """What came of it. Raises ToolError where nothing did."""
        self.partial = False
        words, given = given_in(text)
        counsel = await Counsel.begun(self._means, self._profile)
        try:
            wanted = await to_thread(perception.perceived, words, self._language)  # a long one takes its time
        except ValueError as error:
            raise ToolError(tell(self._language, "too_short")) from error
        roles = Roles(self._means, self._profile, counsel, wanted, given)
        work = Work(self._means, roles)
        try:
            await roles.perceive()
            if retriever.needed(roles.wanted):
                await roles.retrieve()
            plan = await roles.decide()
            work.missed += [roles.say("undone", goal=goal) for goal in plan.undone]
            await work.follow(plan)
            answer = await work.answer(given)
        except No as no:
            return str(no)
        except Undecided as question:  # which says itself what is missing
            return roles.say("decide", question=question)
        self.partial = bool(work.missed)
        return answer


class Work:
    """Following plans to an answer. `missed` says what could not be done."""

    def __init__(self, means: Means, roles: Roles) -> None:
        self._means = means
        self._view = means.view
        self._profile = means.profile or CONSERVATIVE
        self._roles = roles
        self._done: dict[int, Done] = {}
        self._instead: dict[int, Action] = {}
        """Fallbacks that did what their step could not."""
        self._tries = 0
        self.missed: list[str] = []

    async def follow(self, plan: PlanVersion) -> None:
        """Do its steps in their order; what fails is done in another way, as often as the profile allows.

        A step that can't be done takes along those that need it; the others are done. Raises No, Undecided.
        """
        roles, missing, firsts = self._roles, set[int](), dict[int, str]()
        while (step := plan.plan.steps[plan.current]).action != ANSWER:
            if step.waits_for & missing:
                missing.add(step.step)
                plan = roles.at(plan, current=plan.current + 1, missed=tuple(sorted(missing)))
                continue
            roles.status(roles.say("about", number=step.step, goal=step.goal), step.step, step.action)
            await self._safe(step)
            report = await self._step(step, plan)
            if report.is_acceptable:
                plan = roles.at(plan, current=plan.current + 1, status="running")
                continue
            self._done.pop(step.step, None)
            why = "; ".join(report.issues)[:400]
            firsts.setdefault(plan.current, roles.say("failed", goal=step.goal, why=why))
            other = roles.rewrite(plan, step, why)
            if other is None:
                missing.add(step.step)
                self.missed.append(firsts[plan.current])
                plan = roles.at(plan, current=plan.current + 1, missed=tuple(sorted(missing)))
                continue
            roles.status(roles.say("rewritten", why=why), step.step, step.action)
            roles.at(plan, status="replaced")
            plan = roles.planned(other.model_copy(update={"current": plan.current, "missed": plan.missed}))
        if plan.left_out:
            self.missed.append(roles.say("left_out", count=plan.left_out, profile=self._profile.name))
        roles.at(plan, status="failed" if missing else "done")

    async def _step(self, step: PlanStep, plan: PlanVersion) -> CriticReport:
        """One step by the profile's strategies, judged and remembered. Raises No, Undecided."""
        roles = self._roles
        found = await self._tried(step)
        action, result, strategy = self._action(step), found.best.result, found.best.strategy.name
        if (no := refused(result, roles.language)) is not None:
            raise No(no.text)
        if strategy != "tool" and found.best.succeeded:
            roles.status(roles.say("instead", strategy=strategy, tool=step.action), step.step)
        seen = await to_thread(perception.perceived_result, roles.wanted, result, roles.language)
        later = plan.plan.steps[plan.current + 1 :] if strategy == "tool" else ()
        judged = await to_thread(critic.judged, step, result, roles.wanted, roles.bundle, later)
        report = await roles.criticise(judged, result)
        await roles.learn(action, found, satisfied=seen.goal_satisfied and report.is_acceptable)
        if report.choices and report.is_acceptable:
            taken = await chosen(self._view, roles.say("which"), report.choices)
            result = Result({**result.data, "matches": [taken], "count": 1}, source=result.source)
        elif report.requires_human_input and report.is_acceptable:
            await self._permitted(roles.say("doubtful", goal=step.goal, issues="; ".join(report.issues)), step)
        self._done[step.step] = Done(step, action, result, strategy)
        return report

    async def _tried(self, step: PlanStep) -> Compared:
        """What came of a step: of its tool, and of what else the profile has."""
        self._tries += 1
        self._instead.pop(step.step, None)
        try:
            action = filled(step, {number: each.result for number, each in self._done.items()})
        except PlanFault as error:
            fault = Result(error=str(error))

            async def do(_: View) -> Result:
                return fault

            strategies = [self._roles.ways.by_tool(do)]
        else:
            strategies = self._strategies(step, action)
        branch, tracks = self._means.branch, self._means.manner.tracks
        name = f"try{self._tries}"
        return await compared(
            self._view, branch, strategies, name=name, ways=self._profile.strategies, tracks=tracks
        )

    def _strategies(self, step: PlanStep, action: Action) -> list[Strategy]:
        """A step's own tool with its attempts and its fallback; what may give the same, where it only looks."""
        roles, name = self._roles, f"step{step.step}-{self._tries}"

        async def do(_: View) -> Result:
            done = await executed(self._means.branch, name, action, self._profile.retries)
            if done.result.ok or refused(done.result, roles.language) is not None:
                return done.result
            if isinstance(step.fallback, Doing):
                other = step.fallback.acted(dict(step.fallback.params))
                instead = await executed(self._means.branch, f"{name}-fallback", other, 0)
                if instead.result.ok:
                    self._instead[step.step] = other
                    return instead.result
            given = {"action": memory.called(action), "attempts": list(done.diagnostics)}
            return done.noting((await roles.counsel.advice("executor", given)).notes).result

        tool = roles.tools.get(action.tool)
        looks = tool is not None and tool.permission in HARMLESS
        return [roles.ways.by_tool(do), *(roles.ways.beside(action) if looks else ())]

    def _action(self, step: PlanStep) -> Action:
        """What was done for a step: its fallback, or itself with what it took of others."""
        if step.step in self._instead:
            return self._instead[step.step]
        try:
            return filled(step, {number: each.result for number, each in self._done.items()})
        except PlanFault:
            return decision.action_of(step)

    # -- people

    async def _safe(self, step: PlanStep) -> None:
        """Have a person look first, where a request looks like an attack and a step would do more than look."""
        roles = self._roles
        tool = roles.tools.get(step.action)
        if not roles.wanted.suspicious or tool is None or tool.permission in HARMLESS:
            return
        flags = ", ".join(roles.wanted.suspicious)
        about = roles.say("about", number=step.step, goal=step.goal)[:500]
        roles.reviewed(
            CriticReport(
                about=about,
                quality=0.0,
                issues=roles.wanted.suspicious,
                is_acceptable=False,
                requires_human_input=True,
            )
        )
        await self._permitted(roles.say("dangerous", flags=flags, goal=step.goal), step)

    async def _permitted(self, question: str, step: PlanStep) -> None:
        """Go on only with a person's yes. Raises No, Undecided."""
        yes, no = self._roles.say("yes"), self._roles.say("no")
        if await chosen(self._view, question, (yes, no)) != yes:
            raise No(self._roles.say("failed", goal=step.goal, why=self._roles.say("said_no")))

    # -- the answer

    async def answer(self, given: tuple[str, ...]) -> str:
        """What was found, in a model's words where one stands behind `decision` and what it says is backed.

        Raises ToolError where there is nothing.
        """
        roles, done, missed = self._roles, tuple(self._done.values()), "\n".join(self.missed)
        plain = composed(done, roles.bundle, given, self._view, roles.language)
        thinks = self._profile.thinks("decision")
        if not plain and (missed or not thinks):
            raise ToolError(missed if self._tries else self._nothing())
        plain = "\n".join(filter(None, [plain, missed]))
        if not thinks:
            return plain
        known = "\n".join(filter(None, [evidence(done, roles.bundle, given), missed]))
        still = roles.bundle.open_questions if roles.bundle else ()
        try:
            text = await roles.counsel.written(roles.wanted.query, {"found": known or "nothing", "open": still})
        except ToolError as error:
            roles.status(roles.say("advice", role="decision", why=error))
            text = ""
        if not text:
            return plain or self._nothing()
        backed = f"{roles.wanted.query}\n{known}"
        judged = await to_thread(critic.judged_answer, text, backed, roles.wanted, roles.language)
        if not known:  # small talk rests on nothing; what can be checked in it is still told
            return (
                text
                if not judged.hallucination_risk
                else f"{text}\n{roles.say('loose', issues='; '.join(judged.issues))}"
            )
        report = await roles.criticise(judged, Result({"answer": text}))
        return text if report.is_acceptable else plain

    def _nothing(self) -> str:
        """That nothing was found, with where it was looked; or that nobody could plan it."""
        roles = self._roles
        if roles.bundle is None:
            return roles.say("unplanned", profile=self._profile.name)
        return "\n".join([roles.say("nothing"), roles.say("looked", ways="; ".join(roles.bundle.notes))])


AGENT = Kind(
    name="coordinator",
    description="six roles around a board: it perceives, looks up, decides, does each step and criticises it",
    tools=(),
    make=Coordinating,
    pattern=True,
)
