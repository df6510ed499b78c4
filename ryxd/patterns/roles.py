"""The coordinator's roles at work on one request, all of it on the board: what they know of it so far (spec C9).

In each role code judges first; then the model behind it, where the profile has one, is asked by its contract.
"""

from collections.abc import Mapping
from typing import Any

from ryxd.agents import critic, decision, memory, perception, retriever
from ryxd.agents.critic import CriticAdvice, CriticReport
from ryxd.agents.decision import DecisionAdvice, PlanVersion
from ryxd.agents.memory import MemoryAdvice, MemoryState
from ryxd.agents.perception import PerceptionAdvice, PerceptionSnapshot
from ryxd.agents.planner import ANSWER
from ryxd.agents.retriever import RetrievalBundle, RetrieverAdvice
from ryxd.agents.rolewords import tell
from ryxd.agents.strategies import Compared
from ryxd.core.action import Action, Result
from ryxd.core.argschema import shape
from ryxd.core.dumb import Means
from ryxd.core.enquiry import ASK_USER
from ryxd.core.plan import PlanFault, PlanStep
from ryxd.core.profile import Profile, Role
from ryxd.core.tool import Tool
from ryxd.patterns.counsel import Counsel
from ryxd.patterns.ways import Ways
from ryxd.wire.events import Planned, Reviewed, Status

SHOWN = 3000
"""Characters of a Result that a model behind a role is shown."""


class Roles:
    """What the roles have found out about a request that was perceived, and what was given along with it."""

    def __init__(
        self, means: Means, profile: Profile, counsel: Counsel, wanted: PerceptionSnapshot, given: tuple[str, ...]
    ) -> None:
        self._view = means.view
        self._profile = profile
        self.counsel = counsel
        self.language = means.view.language
        self.wanted = wanted
        self.state = MemoryState()
        for text in (self.wanted.query, *given):
            self.state = memory.remembered(self.state, text)
        self.bundle: RetrievalBundle | None = None
        self.ways = Ways(means, profile, self.wanted, self.state)

    @property
    def tools(self) -> dict[str, Tool]:
        """What steps can be: to lead agents, and to ask, is the coordinator's own business."""
        return {name: tool for name, tool in self._view.tools.items() if not tool.composite and name != ASK_USER}

    async def perceive(self) -> None:
        """Have a model look at the request, too, and tell what it is about."""
        given = {"text": self.wanted.query, "found_by_code": self.wanted.model_dump(mode="json")}
        said = await self.counsel.advice("perception", given)
        if isinstance(said, PerceptionAdvice):
            self.wanted = perception.merged(self.wanted, said, self.language)
        wanted = self.wanted
        self.status(self.say("perceived", intent=wanted.intent, confidence=wanted.confidence))
        if wanted.suspicious:
            self.status(self.say("flagged", flags=", ".join(wanted.suspicious)))
        text = f"{wanted.intent}: {wanted.query}"[:2000]
        self._note("perception", text, "perception", wanted.model_dump(mode="json"))

    async def retrieve(self) -> None:
        """Find out what is known, by the ways that the profile has."""
        bundle, tried = await self.ways.retrieved("retrieve")
        said = await self.counsel.advice("retriever", bundle.model_dump(mode="json", include={"query", "items"}))
        if isinstance(said, RetrieverAdvice):
            bundle = retriever.merged(bundle, said)
        self.bundle = bundle
        used = tuple(item.source for item in bundle.telling if item.way == "memory" and item.source[:1] == "m")
        self.state = memory.referred(self.state, used)
        self.status(self.say("retrieved", count=len(bundle.telling)))
        data = {**bundle.model_dump(mode="json"), "strategies": tried.dump() if tried else []}
        self._note("retrieval", bundle.summary or "; ".join(bundle.notes), "retriever", data)

    async def decide(self) -> PlanVersion:
        """The first plan; a model's, where one stands behind the role and its plan can be followed."""
        made = decision.decided(self.wanted, self.state, tuple(self.tools), self._profile)
        can = tuple(name for name in self.tools if self.state.why_banned(name) is None)
        given = {
            "request": self.wanted.model_dump(mode="json"),
            "known": self.bundle.summary if self.bundle else "",
            "tools": [_line(self.tools[name]) for name in can],
            "memory": self.state.model_dump(mode="json", include={"banned", "successful", "notes"}),
            "plan": [step.model_dump(mode="json") for step in made.plan.steps],
            "most": self._profile.steps - 1,
        }
        said = await self.counsel.advice("decision", given, can)
        if isinstance(said, DecisionAdvice):
            try:
                made = decision.advised(made, said, can, self._profile, self.wanted)
            except PlanFault as error:
                self.status(self.say("advice", role="decision", why=error))
        return self.planned(made)

    def rewrite(self, before: PlanVersion, failed: PlanStep, why: str) -> PlanVersion | None:
        """Another plan from a failed step on; None where there is none any more."""
        tools, profile = tuple(self.tools), self._profile
        return decision.rewritten(
            before, failed, why, snapshot=self.wanted, state=self.state, tools=tools, profile=profile
        )

    def planned(self, made: PlanVersion) -> PlanVersion:
        """Tell of a plan."""
        steps = tuple(each.model_dump(mode="json") for each in made.plan.steps)
        facts = made.plan.model_dump(mode="json", include={"understanding", "complexity", "confidence"})
        self._view.emit(Planned(version=made.version, steps=steps, **facts))
        if made.left_out:
            self.status(self.say("left_out", count=made.left_out, profile=self._profile.name))
        return self.at(made)

    def at(self, plan: PlanVersion, **changes: Any) -> PlanVersion:
        """Note how far a plan is, with what has changed."""
        plan = plan.model_copy(update=changes)
        ends = plan.status in {"done", "failed"}  # then it is answered with what there is

        def mark(place: int, step: PlanStep) -> str:
            if step.step in plan.missed:
                return "!"
            return "x" if place < plan.current or (ends and step.action == ANSWER) else "-"

        lines = [f"{mark(place, each)} {each.step}. {each.goal}" for place, each in enumerate(plan.plan.steps)]
        text = "\n".join([f"version {plan.version}: {plan.status}", *lines])
        self._note("plan", text, "decision", plan.model_dump(mode="json"))
        return plan

    async def criticise(self, report: CriticReport, result: Result) -> CriticReport:
        """A report with what a model has to say."""
        given = {
            "about": report.about,
            "wanted": self.wanted.query,
            "result": result.bare[:SHOWN],
            "known": self.bundle.summary if self.bundle else "",
            "found_by_code": report.model_dump(mode="json"),
        }
        said = await self.counsel.advice("critic", given)
        if isinstance(said, CriticAdvice):
            report = critic.merged(report, said)
        return self.reviewed(report)

    def reviewed(self, report: CriticReport) -> CriticReport:
        """Tell of a report."""
        self._view.emit(
            Reviewed(
                about=report.about,
                acceptable=report.is_acceptable,
                quality=report.quality,
                hallucination_risk=report.hallucination_risk,
                issues=report.issues,
                rewrite_suggestion=report.rewrite_suggestion,
                requires_human_input=report.requires_human_input,
                contract=self.counsel.version("critic"),
            )
        )
        mark = "+" if report.is_acceptable else "-"
        text = f"{mark} {report.about} ({report.quality:.2f}): {'; '.join(report.issues)}"
        self._note("review", text, "critic", report.model_dump(mode="json"))
        return report

    async def learn(self, action: Action, found: Compared, *, satisfied: bool) -> None:
        """Remember how a step went, and ban what fails again and again: nobody of the run gets it any more."""
        own = next((each.result for each in found.outcomes if each.strategy.name == "tool"), found.best.result)
        before = {each.tool for each in self.state.banned}
        self.state = memory.learned(self.state, action, own, self.language)
        for ban in self.state.banned:
            if ban.tool not in before:
                self._view.board.banned[ban.tool] = ban.reason
                self.status(self.say("banned", tool=ban.tool, why=ban.reason), action=ban.tool)
        given = self.state.model_dump(mode="json", include={"short_term", "banned", "successful"})
        said = await self.counsel.advice("memory", given)
        if isinstance(said, MemoryAdvice):
            self.state = memory.merged(self.state, said)
        data = {**self.state.model_dump(mode="json"), "strategies": found.dump(), "goal_satisfied": satisfied}
        banned = (f"banned: {ban.tool}: {ban.reason}" for ban in self.state.banned)
        self._note("memory", "\n".join([*self.state.short_term[-5:], *banned]), "memory", data)

    # -- telling

    def say(self, key: str, **values: object) -> str:
        """A sentence in the user's language."""
        return tell(self.language, key, **values)

    def status(self, text: str, step: int = 0, action: str = "") -> None:
        """Tell what is going on."""
        self._view.emit(Status(text=text, step=step, action=action))

    def _note(self, field: str, text: str, role: Role, data: Mapping[str, Any]) -> None:
        self._view.note(field, text, {**data, "contract": self.counsel.version(role)})


def _line(tool: Tool) -> str:
    return f"{tool.name}({', '.join(shape(tool).schema.get('properties', ()))}): {tool.description}"
