"""The operator: drives a smart agent through its attempts and tells the outcome (spec C3; the source's §3.3).

attempt: think → act → (fallback) → present. A search that found nothing in the folders the model chose is
done once more in the whole home, by code: that is the plan's fallback.
"""

from collections.abc import Callable
from dataclasses import dataclass, field

from ryxd.agents.presenting import Offer, Presented, present
from ryxd.agents.wording import say
from ryxd.core.action import Action, Result
from ryxd.core.agent import AgentSpec
from ryxd.core.smart import Garbled, SmartAgent, Unsure
from ryxd.core.view import View
from ryxd.wire.events import Status

NAMED = ("read_file", "open_file")
"""Actions on one file: when the user gave only its name, it is looked for."""


@dataclass
class Outcome:
    """What the operator achieved; `offer` is what the user may choose next."""

    text: str
    ok: bool
    offer: Offer = field(default_factory=Offer)


class Operator:
    """Answers one request with one small agent and its tools.

    `think` makes the smart agent anew for an attempt (numbered from 1), with its session's transcript;
    `single` says that the request is one action, so that no model call is spent on retelling its Result.
    """

    def __init__(
        self, spec: AgentSpec, view: View, think: Callable[[int], SmartAgent], *, single: bool, language: str
    ) -> None:
        self.outcome = Outcome("", ok=False)
        self.iterations = 0
        self.agent: SmartAgent | None = None
        """The smart agent of the last attempt; its transcript is what the session remembers."""
        self._spec = spec
        self._view = view
        self._think = think
        self._single = single
        self._language = language

    async def response(self, text: str) -> str:
        """The answer for the user; `outcome` has the rest. Raises ModelError, ContextFull."""
        problems: list[str] = []
        answer = ""
        for attempt in range(1, self._spec.limits.attempts + 1):
            self.iterations = attempt
            agent = self.agent = self._think(attempt)
            try:
                answer = await agent.response(text)
            except Unsure:
                self.outcome = Outcome(say(self._language, "unsure"), ok=False)
                return self.outcome.text
            except Garbled as error:
                problems.append(str(error))
                continue
            done = agent.trail[-1] if agent.trail else None
            if done is None:
                self.outcome = Outcome(answer or say(self._language, "gave_up", turns=1), ok=bool(answer))
                return self.outcome.text
            action, result = await self._fall_back(*done)
            if result.ok:
                return self._tell(action, result, answer)
            problems.append(result.error or "")
            self._report(action, result, attempt)
            break
        self.outcome = Outcome("\n".join([*([answer] if answer else []), *dict.fromkeys(problems)]), ok=False)
        return self.outcome.text

    async def _fall_back(self, action: Action, result: Result) -> tuple[Action, Result]:
        """What code does when an Action failed or found nothing, before anybody is bothered."""
        if _missed(action, result) and list(action.args.get("paths", ())) not in ([], ["~"]):
            wider = Action("search_files", {**action.args, "paths": ["~"]})
            again = await self._again(wider, say(self._language, "broaden", place="~"))
            return (wider, again) if again.ok and again.data.get("matches") else (action, _joined(result, again))
        name = str(action.args.get("path", ""))
        by_name = action.tool in NAMED and name and "/" not in name and "search_files" in self._view.tools
        if result.ok or not by_name:
            return action, result
        search = Action("search_files", {"pattern": f"*{name}", "paths": ["~"]})
        found = await self._again(search, say(self._language, "look_for", name=name))
        matches = found.data.get("matches", ()) if found.ok else ()
        if not matches:
            return action, result
        if len(matches) > 1:
            return search, found
        there = Action(action.tool, {**action.args, "path": matches[0]})
        return there, await self._view.do_action(there)

    async def _again(self, action: Action, why: str) -> Result:
        self._view.emit(Status(step=1, action=action.tool, text=why, attempts=2))
        return await self._view.do_action(action)

    def _tell(self, action: Action, result: Result, answer: str) -> str:
        told = present(action, result, self._language, self._view.paths.home)
        by_model = answer and action.tool not in {"search_files", "open_file"}
        if told is None or by_model:
            told = Presented(answer or result.text)
        self._report(action, result, self.iterations)
        self.outcome = Outcome(told.text, ok=not _missed(action, result), offer=told.offer)
        return told.text

    def _report(self, action: Action, result: Result, attempt: int) -> None:
        missed = _missed(action, result)
        failed = missed or not result.ok
        self._view.emit(
            Status(
                step=1,
                status="failed" if failed else "success",
                action=action.tool,
                text=f"{action.tool}: {'failed' if failed else 'done'}",
                error=result.error or ("no match" if missed else None),
                attempts=max(attempt, result.attempts),
                context=dict(result.report),
            )
        )


def _missed(action: Action, result: Result) -> bool:
    return action.tool == "search_files" and result.ok and not result.data.get("matches")


def _joined(first: Result, second: Result) -> Result:
    """Two searches without a match, told as one: everywhere that was looked, everything that was tried."""
    report = {
        key: list(dict.fromkeys([*first.report.get(key, ()), *second.report.get(key, ())]))
        for key in ("searched_paths", "patterns_tried")
    }
    return Result(first.data, report=report, attempts=first.attempts + second.attempts)
