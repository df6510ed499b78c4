"""The operator: drives a smart agent through its attempts and tells the outcome (spec C3; the source's §3.3).

attempt: think → act → (fallback) → present. The fallback is the gate's own reading of the request, done by code
(agents/fallback.py).
"""

from collections.abc import Callable
from dataclasses import dataclass, field, replace

from ryxd.agents.deeds import Deed, besides, deeds
from ryxd.agents.fallback import SEARCH, Fallback, certain, inside, joined, missed, the_one
from ryxd.agents.grounded import grounded
from ryxd.agents.intending import guessed, unsure
from ryxd.agents.presenting import (
    Offer,
    Presented,
    evaluated,
    everywhere,
    nothing,
    offer_to_open,
    present,
    refused,
)
from ryxd.agents.wording import say
from ryxd.core.action import Action, Result
from ryxd.core.agent import AgentSpec
from ryxd.core.enquiry import ASK_USER
from ryxd.core.filling import made
from ryxd.core.model import Message, Tier
from ryxd.core.smart import ANSWER, Garbled, SmartAgent, Unsure
from ryxd.core.transcript import of_result
from ryxd.core.view import View
from ryxd.wire.events import Status

RETOLD = ("read_file", "list_dir", "grep", "glob", "metadata", "disk_usage", "search_web", "read_page")
"""Tools whose Result may be an answer's material ("what does the invoice add up to?")."""

FACTS = ("metadata", "disk_usage")
"""Of these, those whose Result is facts, all of which code can tell."""

CALCULATED = {"data": frozenset({"python", "calculate"})}
"""Agents whose answers are worked out, and by what: a number that nothing has calculated is made up."""


FOUND = ("search_files", "grep", "glob", "search_web")
"""Tools whose Results are presented: a step of its own in the source's walk-through."""

PRESENTS = "present_results"
"""What that step is called there."""


def achieved(told: Presented, language: str) -> str:
    """What a search has come to, in a line; empty where nothing was found that can be opened."""
    shown = told.offer.shown
    if len(shown) != 1:
        return say(language, "found_several", count=len(shown)) if shown else ""
    folder, _, name = shown[0].rstrip("/").rpartition("/")
    return say(language, "found_in", name=name, folder=folder) if told.offer.paths else shown[0]


@dataclass
class Outcome:
    """What the operator achieved; `offer` is what the user may choose next."""

    text: str
    ok: bool
    offer: Offer = field(default_factory=Offer)
    refused: bool = False
    """The user was asked and did not say yes."""
    late: bool = False
    """The time was up."""
    made: str = ""
    """Where the one thing is that was made, moved or copied last; empty for none."""


class Operator:
    """Answers one request with one small agent and its tools.

    `think` makes the smart agent anew for an attempt (numbered from 1), with its session's transcript;
    `single` says that the request is one action, so that no model call is spent on retelling its Result; `raw`
    that code does nothing in the model's place: it looks for nothing else, and the model's own words are told.
    """

    def __init__(
        self,
        spec: AgentSpec,
        view: View,
        think: Callable[[int], SmartAgent],
        *,
        single: bool,
        language: str,
        fallback: Fallback | None = None,
        raw: bool = False,
    ) -> None:
        self.outcome = Outcome("", ok=False)
        self.iterations = 0
        self.known = ""
        """What is told where the model did nothing and adds nothing to it: the memories before the request."""
        self.agent: SmartAgent | None = None
        """The smart agent of the last attempt; its transcript is what the session remembers."""
        self._spec = spec
        self._view = view
        self._think = think
        self._single = single
        self._language = language
        self._fallback = fallback or Fallback()
        self._raw = raw

    async def response(self, text: str) -> str:
        """The answer for the user; `outcome` has the rest. Raises ModelError, ContextFull."""
        problems: list[str] = []
        offer = Offer()
        for attempt in range(1, self._spec.limits.attempts + 1):
            self.iterations = attempt
            agent = self.agent = self._think(attempt)
            answer = ""
            try:
                answer = await agent.response(text)
            except Unsure as guess:
                plan = self._fallback.search
                if plan is None or not self._single:
                    return self._guessing(agent, guess.action)
                agent.trail.append(await self._only_match(plan, await self._again(plan)))  # the gate was sure
            except Garbled as error:
                problems.append(str(error))
                continue
            done = next((each for each in reversed(deeds(agent.trail)) if not _asked_only(each, answer)), None)
            if self._made_up(agent):
                self.outcome = Outcome(say(self._language, "made_up"), ok=False)
                return self.outcome.text
            if done is None or (self._spec.output is not None and "refused" not in done[1].report):
                turns, said = max(1, len(agent.calls)), answer or self.known
                self.outcome = Outcome(said or say(self._language, "gave_up", turns=turns), ok=bool(said))
                return self.outcome.text
            action, result = done if "refused" in done[1].report else await self._fall_back(*done)
            if (no := refused(result, self._language)) is not None:  # no fallback: that would be another way
                self._report(action, result, attempt)
                self.outcome = Outcome("\n".join(filter(None, (no.text, answer))), ok=False, refused=True)
                return self.outcome.text
            if result.ok:
                return self._tell(action, result, answer, done)
            if not (self._raw and answer):
                problems += self._besides(done)
            problems.append((self._raw and answer) or result.error or "")
            self._report(action, result, attempt)
            openable = result.report.get("openable")
            if openable:  # it could not be read; its application can show it
                offer = offer_to_open([str(openable)], None, self._language)
            break
        self.outcome = Outcome("\n".join(dict.fromkeys(problems)), ok=False, offer=offer)
        return self.outcome.text

    def _guessing(self, agent: SmartAgent, guess: Action) -> str:
        """What it was not sure of, with the offer to do that; before it what was done already, which stands."""
        done = next((each for each in reversed(deeds(agent.trail)) if each[1].ok), None)
        offer = guessed(guess, self._view.tools, self._language)
        if done is None:
            self.outcome = Outcome(unsure(guess, self._language), ok=False, offer=offer)
            return self.outcome.text
        told = self._tell(*done, "", done)
        if guess.tool == ANSWER:
            return told
        more = f"{told}\n{unsure(guess, self._language, first=False)}"
        # several that were found can be chosen from: "2" has to mean one of these
        offer = self.outcome.offer if self.outcome.offer.shown or not offer.actions else offer
        self.outcome = replace(self.outcome, text=more, ok=False, offer=offer)
        return more

    def _made_up(self, agent: SmartAgent) -> bool:
        """Whether an answer would be one that nothing has worked out. What failed last is told as that."""
        by = CALCULATED.get(self._spec.name)
        if by is None or self._single:
            return False
        if any(action.tool in by or not result.ok for action, result in deeds(agent.trail)[-1:]):
            return False
        return not any(
            action.tool in by and result.ok and not result.data.get("code") for action, result in agent.trail
        )

    async def _fall_back(self, action: Action, result: Result) -> tuple[Action, Result]:
        """Do by code what the model's Action did not achieve, before anybody is bothered."""
        if self._raw:
            return action, result
        if result.report.get("folder") and "list_dir" in self._view.tools:
            listing = Action("list_dir", {"path": result.report["folder"]})
            return listing, await self._again(listing)
        if result.report.get("openable"):
            return action, result  # it is there, and no search makes a text of it
        if result.ok and not missed(action, result):
            return await self._only_match(action, result) if action.tool == SEARCH else (action, result)
        if SEARCH not in self._view.tools:
            return action, result
        for search in self._fallback.searches(action, result):
            found = await self._again(search)
            matches = found.data.get("matches", ()) if found.ok else ()
            if not matches:
                result = joined(result, found) if missed(action, result) else result
                continue
            return await self._only_match(search, found, action)
        return action, result

    async def _only_match(
        self, search: Action, found: Result, instead_of: Action | None = None
    ) -> tuple[Action, Result]:
        """Do with the one file that was found what the user wanted done with it; several are presented."""
        then = None
        found = inside(found, self._fallback.within)
        match = the_one(search, found)
        if match is None and self._fallback.newest and search.args == (self._fallback.search or search).args:
            match = next(
                iter(found.data.get("matches", ())), None
            )  # no word orders them, so the newest is the first
        if (
            match is not None
            and self._single
            and (certain(self._fallback.search or search, match, self._view.request) or self._fallback.newest)
        ):
            then = self._fallback.next(instead_of or search, match)
        return (search, found) if then is None else (then, await self._again(then))

    async def _again(self, action: Action) -> Result:
        """Do an Action that code chose; the transcript tells it as if the model had."""
        text = say(self._language, "instead", tool=action.tool, what=next(iter(action.args.values()), ""))
        self._view.emit(Status(step=1, action=action.tool, text=text, attempts=2))
        result = await self._view.do_action(action)
        if self.agent is not None:
            self.agent.transcript.append(Message("assistant", SmartAgent.written(action)))
            self.agent.transcript.append(of_result(result))
        return result

    def _tell(self, action: Action, result: Result, answer: str, done: Deed) -> str:
        told = present(action, result, self._language, everywhere(self._view.paths))
        # what was done, and facts that come as a sentence, are told by code; contents may need a model's words
        by_model = answer and (self._raw or told is None or action.tool in RETOLD or action.tool == "python")
        if by_model and told is not None and not self._grounded(action, result, str(answer)):
            by_model = False
        if by_model and action.tool == "python":
            told = evaluated(result.data, self._language, answer)
        elif by_model:
            told = Presented(answer, told.offer if told is not None else Offer())
        elif told is None:
            told = Presented(result.bare)
        if not by_model and (more := self._besides(done)):
            told = replace(told, text="\n".join((*more, told.text)))
        if action.tool in FOUND and not missed(action, result):
            self._view.emit(Status(step=2, action=PRESENTS, text=say(self._language, "presenting")))
        self._report(action, result, self.iterations, achieved(told, self._language))
        self.outcome = Outcome(told.text, ok=not missed(action, result), offer=told.offer, made=made(result))
        return told.text

    def _grounded(self, action: Action, result: Result, answer: str) -> bool:
        """Whether what a small model says of facts is what they say."""
        if self._raw or self.agent is None or self._spec.tier is not Tier.SMALL or action.tool not in FACTS:
            return True
        read = (each.content for each in self.agent.transcript.messages if each.role != "assistant")
        return grounded(answer, result.data, *read)

    def _besides(self, last: Deed) -> list[str]:
        """What else was done, told by code: "the volume to 20 and open Firefox" is answered by both."""
        trail = [] if self.agent is None or self._single else self.agent.trail
        here = everywhere(self._view.paths)
        texts = []
        for action, result in besides(trail, last, self._view.tools):
            told = present(action, result, self._language, here) if result.ok else None
            texts.append(result.error or (told.text if told is not None else ""))
        return [text for text in texts if text]

    def _report(self, action: Action, result: Result, attempt: int, found: str = "") -> None:
        """Report how the step ended, in the source's form; `found` is what it found, in a line."""
        empty = missed(action, result)
        failed = empty or not result.ok
        self._view.emit(
            Status(
                step=1,
                status="failed" if failed else "success",
                action=action.tool,
                text=(not failed and found) or f"{action.tool}: {'failed' if failed else 'done'}",
                error=result.error or (nothing(action, result, self._language) if empty else None),
                attempts=max(attempt, result.attempts),
                context=dict(result.report),
            )
        )


def _asked_only(done: tuple[Action, Result], answer: str) -> bool:
    """Whether an Action only asked the user: what they said is no result, that they said nothing no failure."""
    action, result = done
    return action.tool == ASK_USER and not (result.ok and answer)
