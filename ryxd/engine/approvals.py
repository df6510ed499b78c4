"""Questions that wait for the user's yes, and their answers (spec D4; decision 0024).

A View asks (core.effect.Approver); the run waits. An answer comes by a Command of the user's (Approve, Deny,
Answer, or a bare "yes" typed into the session): no Action, no tool and no text of a model leads here.
Questions that want words wait in the same list (`enquiries`); what answers them never comes to an approval.
"""

import asyncio
import inspect
from collections.abc import Callable, Sequence

from ryxd.agents.intending import intended
from ryxd.agents.wording import extra, say
from ryxd.core.effect import Grant, Granting, Policy, Question, Scope, Verdict
from ryxd.core.enquiry import Enquiry, Heard
from ryxd.core.foretelling import UNSURE
from ryxd.engine.enquiries import NO, Enquiries
from ryxd.engine.visible import one_line, shortened, visible
from ryxd.engine.waiting import TIMEOUT, WITHDRAWN, Limits, Waiting, WaitingList, Wondering
from ryxd.wire.errors import NotFound, Refused
from ryxd.wire.events import Answered, Asked, Choice, Event

__all__ = ["NO", "TIMEOUT", "WITHDRAWN", "Approvals", "Limits", "Waiting", "Wondering"]

OWN = (NO, WITHDRAWN, TIMEOUT)
"""Choices that no tool can call its own, besides the scopes."""

DIGITS = 16
"""Of a digest that are shown; two questions that have these in common nobody can make."""

SHOWN_PATHS = 200

READING = 1.0
"""Seconds that nobody can have read a question in: a "yes" that was typed so soon was not meant for it."""


class Approvals:
    """Asks the user (core.effect.Approver), and takes the answers.

    `emit` tells an event of a run, `language` is that of a run, `policy` what remembers a yes, as of now.
    """

    def __init__(
        self,
        emit: Callable[[str, Event], None],
        *,
        language: Callable[[str], str],
        policy: Callable[[], Policy | None],
        limits: Callable[[], Limits] = Limits,
        reading: float = READING,
    ) -> None:
        self._language = language
        self._policy = policy
        self._reading = reading
        self._list = WaitingList(emit, limits)
        self._enquiries = Enquiries(self._list, language=language)

    # -- asking

    async def ask(self, question: Question) -> Grant:
        """Wait for the answer; a no when too many wait, or nobody answered in time.

        The same question twice in one run is asked once, and its answer is for both.
        """
        waiting = self._same(question)
        if waiting is None and self._allowed(question):
            return Grant(yes=True)  # by a yes to another question, given while this one was made
        if waiting is None:
            full = self._full(question.run)
            if full is not None:
                return Grant(yes=False, reason=full)
            waiting = self._begin(question)
        return await self._list.wait(waiting, Grant(yes=False, reason=WITHDRAWN))

    async def enquire(self, enquiry: Enquiry) -> Heard:
        """Wait for the answer to a question that wants words (core.enquiry.Enquirer)."""
        return await self._enquiries.ask(enquiry)

    def _same(self, question: Question) -> Waiting | None:
        return next(
            (
                each
                for each in self._approvals
                if (each.question.run, each.question.digest) == (question.run, question.digest)
                and dict(each.question.extras) == dict(question.extras)
            ),
            None,
        )

    def _full(self, run: str) -> str | None:
        count = self._list.full(run)
        return say(self._language(run), "too_many_questions", count=count) if count else None

    def _begin(self, question: Question) -> Waiting:
        loop = asyncio.get_running_loop()
        event, at = self._list.stamped(question.run, self._told(question))
        return self._list.begin(Waiting(question, event, at, loop.time(), loop.create_future()), self._late)

    def _told(self, question: Question) -> Asked:
        """The question as people are shown it: bounded, and with nothing in it that hides something."""
        language, effect, action = self._language(question.run), question.effect, question.action
        unsure = action.unsure and effect.acts
        preview, cut = shortened(visible(effect.preview))
        summary = one_line(effect.summary)
        keeps = isinstance(self._policy(), Granting)
        # what was not shown whole, or what nothing remembers, is allowed once
        scopes = question.scopes if keeps and not cut else (Scope.ONCE,)
        extras = {key: label for key, label in question.extras.items() if key not in {*Scope, *OWN}}
        return Asked(
            agent=question.agent,
            question=say(language, "allow_unsure", what=one_line(intended(action, language, effect.summary)))
            if unsure
            else say(language, "allow_it", what=summary),
            choices=(
                *(Choice(key=scope, label=say(language, f"yes_{scope}")) for scope in scopes),
                *(Choice(key=key, label=extra(language, key, label)) for key, label in extras.items()),
                Choice(key=NO, label=say(language, "no")),
            ),
            waiting=True,
            action=action.id,
            summary=summary,
            preview=preview,
            cut=cut,
            reason=one_line(self._reason(language, question.reason) if unsure else question.reason),
            classes=tuple(sorted(effect.classes)),
            paths=tuple(visible(str(path)) for path in effect.writes[:SHOWN_PATHS]),
            digest=question.digest[:DIGITS],
        )

    def _reason(self, language: str, reason: str) -> str:
        """Why it is asked what a model wants that is not sure, with what the rules say where they ask as well."""
        return "; ".join([say(language, "unsure_reason"), *([reason] if reason != UNSURE else [])])

    # -- looking

    def language(self, run: str) -> str:
        """The language that a run's user is asked in."""
        return self._language(run)

    @property
    def waiting(self) -> tuple[Waiting | Wondering, ...]:
        """All that wait, the oldest first."""
        return self._list.all

    @property
    def _approvals(self) -> tuple[Waiting, ...]:
        return tuple(each for each in self._list.all if isinstance(each, Waiting))

    def of(self, run: str) -> tuple[str, ...]:
        """The names of the questions that a run waits with."""
        return tuple(each.name for each in self._list.of(run))

    def find(self, target: str | None) -> Waiting | Wondering:
        """The question that a name, a run or nothing (the only one) means. Raises as WaitingList.find does."""
        return self._list.find(target)

    # -- answering

    async def answer(
        self, waiting: Waiting | Wondering, choice: str, *, by: str, digest: str | None = None, words: str = ""
    ) -> None:
        """Settle a question. The first answer wins.

        Raises NotFound for a choice that it does not have, Refused when the answer comes too late or is bound to
        something else than this question, RyxError when a yes for longer can't be kept; of a question that wants
        words, as Enquiries.answer does.
        """
        if isinstance(waiting, Wondering):
            self._enquiries.answer(waiting, choice, by=by)
            return
        name, question = waiting.name, waiting.question
        keys = [each.key for each in waiting.event.choices]
        if choice not in keys:
            how = f"it waits for a yes or a no: ryxctl approve {name}, or ryxctl deny {name} 'why'"
            raise NotFound(f"{name} has no choice {one_line(choice)}; its choices: {', '.join(keys)}; {how}")
        if digest is not None and (len(digest) < DIGITS or not question.digest.startswith(digest)):
            raise Refused(f"{name} is not what you were shown; ryxctl questions shows what it is")
        if waiting.taken or waiting.answer.done():
            raise Refused(f"{name} waits for no answer any more: {self._list.became(name)}")
        if choice == NO:
            self._end(waiting, self._no(question.run, words), Answered(choice=NO, by=by, reason=words))
            return
        scope = Scope(choice) if choice in set(Scope) else Scope.ONCE
        if scope is not Scope.ONCE:
            waiting.taken = True
            try:
                await self._keep(question, scope)
            except BaseException:
                waiting.taken = False
                if waiting.late:
                    self._late(waiting)
                raise
            waiting.taken = False
        if waiting.answer.done():
            raise Refused(f"{name}: its run ended before the answer came")
        grant = Grant(yes=True, scope=scope, extra="" if choice == scope else choice)
        self._end(waiting, grant, Answered(choice=choice, scope=scope, by=by))
        if scope is not Scope.ONCE:
            self._settle_the_same(name, scope)

    def decline(self, waiting: Wondering, *, by: str, words: str = "") -> None:
        """The user answers nothing to a question that wants words. Raises Refused when it was answered already."""
        self._enquiries.decline(waiting, by=by, words=words)

    async def _keep(self, question: Question, scope: Scope) -> None:
        policy = self._policy()
        if not isinstance(policy, Granting):
            raise Refused("nothing keeps rules here; approve it once")
        kept = policy.grant(question, scope)
        if inspect.isawaitable(kept):
            await kept

    def _settle_the_same(self, name: str, scope: Scope) -> None:
        """Nobody is asked twice: what the new rule allows need not wait."""
        for other in self._approvals:
            if not other.taken and scope in other.question.scopes and self._allowed(other.question):
                by = f"the rule made for {name}"
                self._end(other, Grant(yes=True, scope=scope), Answered(choice=scope, scope=scope, by=by))

    def _allowed(self, question: Question) -> bool:
        """Whether the rules allow by now what a question asks for."""
        policy = self._policy()
        # what is asked about each time, because it is unclear or a hook wants it, no rule answers
        if policy is None or question.extras or Scope.RUN not in question.scopes:
            return False
        return policy.decide(question.action, question.effect, run=question.run).verdict is Verdict.ALLOW

    def typed(self, run: str) -> Waiting | Wondering | None:
        """The question that what the user typed just now can be meant for: the only one of its run."""
        mine = [each for each in self._list.of(run) if not each.taken]
        if len(mine) != 1:
            return None
        return mine[0] if asyncio.get_running_loop().time() - mine[0].since >= self._reading else None

    def again(self, run: str, names: Sequence[str]) -> None:
        """A run of an earlier daemon goes on, with these questions behind it: what it asks now has other names."""
        self._list.again(run, names)

    def forget(self, run: str) -> None:
        """A run has ended."""
        self._list.forget(run)

    def _no(self, run: str, words: str) -> Grant:
        language = self._language(run)
        reason = say(language, "said_no_words", words=words) if words else say(language, "said_no")
        return Grant(yes=False, reason=reason, words=words)

    def _late(self, waiting: Waiting) -> None:
        waiting.late = True
        if waiting.taken or waiting.answer.done():
            return
        minutes = f"{(waiting.event.until - waiting.asked) / 60_000:.3g}"
        reason = say(self._language(waiting.question.run), "nobody_answered", minutes=minutes)
        self._end(waiting, Grant(yes=False, reason=reason), Answered(choice=TIMEOUT, by="ryxd", reason=reason))

    def _end(self, waiting: Waiting, grant: Grant, answered: Answered) -> None:
        became = _PAST.get(answered.choice, f"answered with {answered.choice}")
        self._list.end(waiting, grant, answered, became)


_PAST = {
    NO: "denied",
    TIMEOUT: "given up, nobody answered in time",
    Scope.ONCE: "approved once",
    Scope.RUN: "approved for its run",
    Scope.ALWAYS: "approved for always",
}
