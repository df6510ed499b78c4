"""Questions that wait for the user's yes, and their answers (spec D4; decision 0024).

A View asks (core.effect.Approver); the run waits. An answer comes by a Command of the user's (Approve, Deny,
Answer, or a bare "yes" typed into the session): no Action, no tool and no text of a model leads here.
INVARIANT: a question leaves `_open` exactly once, with its Future done and its `answered` event told.
"""

import asyncio
import inspect
import logging
from collections import OrderedDict
from collections.abc import Callable, Sequence
from dataclasses import dataclass

from ryxd.agents.wording import extra, say
from ryxd.core.effect import Grant, Granting, Policy, Question, Scope, Verdict
from ryxd.engine.visible import one_line, shortened, visible
from ryxd.record.journal import now
from ryxd.wire.errors import BadRequest, NotFound, Refused
from ryxd.wire.events import Answered, Asked, Choice, Event

NO = "no"
WITHDRAWN = "withdrawn"
TIMEOUT = "timeout"

OWN = (NO, WITHDRAWN, TIMEOUT)
"""Choices that no tool can call its own, besides the scopes."""

DIGITS = 16
"""Of a digest that are shown; two questions that have these in common nobody can make."""

SHOWN_PATHS = 200

READING = 1.0
"""Seconds that nobody can have read a question in: a "yes" that was typed so soon was not meant for it."""

REMEMBERED = 256
"""Answered questions of which it is still known what became of them."""

log = logging.getLogger(__name__)


@dataclass(frozen=True)
class Limits:
    """How many questions may wait, and how long."""

    wait: float = 600.0
    """Seconds after which no answer is a no."""
    of_run: int = 8
    in_all: int = 64


@dataclass
class Waiting:
    """A question and who waits for its answer."""

    question: Question
    event: Asked
    asked: int
    """Milliseconds since 1970."""
    since: float
    """On the loop's clock."""
    answer: asyncio.Future[Grant]
    timer: asyncio.TimerHandle | None = None
    waiters: int = 0
    taken: bool = False
    """Somebody's yes is being written down: it is answered already."""
    late: bool = False
    """Its time ran out meanwhile."""

    @property
    def name(self) -> str:
        """What an answer names it by."""
        return self.event.name


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
        self._emit = emit
        self._language = language
        self._policy = policy
        self._limits = limits
        self._reading = reading
        self._open: OrderedDict[str, Waiting] = OrderedDict()
        self._counts: dict[str, int] = {}
        """How many questions each run in progress has asked: names are never used again."""
        self._gone: OrderedDict[str, str] = OrderedDict()
        """What became of the last ones."""

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
        waiting.waiters += 1
        try:
            return await asyncio.shield(waiting.answer)
        finally:
            waiting.waiters -= 1
            if not waiting.waiters and not waiting.answer.done():  # the run was cancelled, or the daemon stops
                self._end(waiting, Grant(yes=False, reason=WITHDRAWN), Answered(choice=WITHDRAWN, by="ryxd"))

    def _same(self, question: Question) -> Waiting | None:
        return next(
            (
                each
                for each in self._open.values()
                if (each.question.run, each.question.digest) == (question.run, question.digest)
                and dict(each.question.extras) == dict(question.extras)
            ),
            None,
        )

    def _full(self, run: str) -> str | None:
        limits, mine = self._limits(), len(self.of(run))
        if mine >= limits.of_run or len(self._open) >= limits.in_all:
            return say(self._language(run), "too_many_questions", count=mine or len(self._open))
        return None

    def _begin(self, question: Question) -> Waiting:
        run, loop, limits = question.run, asyncio.get_running_loop(), self._limits()
        number = self._counts[run] = self._counts.get(run, 0) + 1
        at = now()
        event = self._told(question, f"q{run.removeprefix('r')}.{number}", at + round(limits.wait * 1000))
        waiting = Waiting(question, event, at, loop.time(), loop.create_future())
        waiting.timer = loop.call_later(limits.wait, self._late, waiting)
        self._open[waiting.name] = waiting
        self._emit(run, event)
        return waiting

    def _told(self, question: Question, name: str, until: int) -> Asked:
        """The question as people are shown it: bounded, and with nothing in it that hides something."""
        language, effect = self._language(question.run), question.effect
        preview, cut = shortened(visible(effect.preview))
        summary = one_line(effect.summary)
        keeps = isinstance(self._policy(), Granting)
        # what was not shown whole, or what nothing remembers, is allowed once
        scopes = question.scopes if keeps and not cut else (Scope.ONCE,)
        extras = {key: label for key, label in question.extras.items() if key not in {*Scope, *OWN}}
        return Asked(
            agent=question.agent,
            question=say(language, "allow_it", what=summary),
            choices=(
                *(Choice(key=scope, label=say(language, f"yes_{scope}")) for scope in scopes),
                *(Choice(key=key, label=extra(language, key, label)) for key, label in extras.items()),
                Choice(key=NO, label=say(language, "no")),
            ),
            waiting=True,
            name=name,
            action=question.action.id,
            summary=summary,
            preview=preview,
            cut=cut,
            reason=one_line(question.reason),
            classes=tuple(sorted(effect.classes)),
            paths=tuple(visible(str(path)) for path in effect.writes[:SHOWN_PATHS]),
            digest=question.digest[:DIGITS],
            until=until,
        )

    # -- looking

    def language(self, run: str) -> str:
        """The language that a run's user is asked in."""
        return self._language(run)

    @property
    def waiting(self) -> tuple[Waiting, ...]:
        """All that wait, the oldest first."""
        return tuple(self._open.values())

    def of(self, run: str) -> tuple[str, ...]:
        """The names of the questions that a run waits with."""
        return tuple(each.name for each in self._open.values() if each.question.run == run)

    def find(self, target: str | None) -> Waiting:
        """The question that a name, a run or nothing (the only one) means.

        Raises NotFound; Refused when it was answered already; BadRequest when it could be several.
        """
        if target is not None and target in self._open:
            return self._open[target]
        if target is not None and target in self._gone:
            raise Refused(f"{target} waits for no answer any more: {self._gone[target]}")
        meant = [each for each in self._open.values() if target in {None, each.question.run}]
        if len(meant) == 1:
            return meant[0]
        if meant:
            there = "; ".join(f"{each.name} ({each.event.summary})" for each in meant)
            raise BadRequest(f"{len(meant)} questions wait; say which one: {there}")
        if target is None:
            raise NotFound("nothing waits for your answer")
        own = f"q{target.removeprefix('r')}."
        last = next((name for name in reversed(self._gone) if name.startswith(own)), None)
        if last is not None:
            raise Refused(f"{target} waits for no answer any more; {last}: {self._gone[last]}")
        raise NotFound(f"nothing called {target} waits for an answer; ryxctl questions lists what does")

    # -- answering

    async def answer(
        self, waiting: Waiting, choice: str, *, by: str, digest: str | None = None, words: str = ""
    ) -> None:
        """Settle a question. The first answer wins.

        Raises NotFound for a choice that it does not have, Refused when the answer comes too late or is bound to
        something else than this question, RyxError when a yes for longer can't be kept.
        """
        name, question = waiting.name, waiting.question
        keys = [each.key for each in waiting.event.choices]
        if choice not in keys:
            raise NotFound(f"{name} has no choice {choice}; its choices: {', '.join(keys)}")
        if digest is not None and (len(digest) < DIGITS or not question.digest.startswith(digest)):
            raise Refused(f"{name} is not what you were shown; ryxctl questions shows what it is")
        if waiting.taken or waiting.answer.done():
            raise Refused(f"{name} waits for no answer any more: {self._gone.get(name, 'it was just answered')}")
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

    async def _keep(self, question: Question, scope: Scope) -> None:
        policy = self._policy()
        if not isinstance(policy, Granting):
            raise Refused("nothing keeps rules here; approve it once")
        kept = policy.grant(question, scope)
        if inspect.isawaitable(kept):
            await kept

    def _settle_the_same(self, name: str, scope: Scope) -> None:
        """Nobody is asked twice: what the new rule allows need not wait."""
        for other in self.waiting:
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

    def typed(self, run: str) -> Waiting | None:
        """The question that a bare "yes" or "no", typed by the user just now, is meant for: the only one."""
        mine = [each for each in self._open.values() if each.question.run == run and not each.taken]
        if len(mine) != 1:
            return None
        return mine[0] if asyncio.get_running_loop().time() - mine[0].since >= self._reading else None

    def again(self, run: str, names: Sequence[str]) -> None:
        """A run of an earlier daemon goes on, with these questions behind it: what it asks now has other names."""
        self._counts[run] = max((int(name.rpartition(".")[2]) for name in names), default=0)
        self._gone.update(dict.fromkeys(names, "ryxd was restarted; if it still matters it is asked again"))

    def forget(self, run: str) -> None:
        """A run has ended."""
        self._counts.pop(run, None)

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
        name, question = waiting.name, waiting.question
        self._open.pop(name, None)
        if waiting.timer is not None:
            waiting.timer.cancel()
        if not waiting.answer.done():
            waiting.answer.set_result(grant)
        became = _PAST.get(answered.choice, f"answered with {answered.choice}")
        self._gone[name] = f"it was {became} ({answered.by})"
        while len(self._gone) > REMEMBERED:
            self._gone.popitem(last=False)
        stamp = {"agent": question.agent, "name": name, "digest": waiting.event.digest}
        self._emit(question.run, answered.model_copy(update=stamp))


_PAST = {
    NO: "denied",
    WITHDRAWN: "withdrawn, its run ended",
    TIMEOUT: "given up, nobody answered in time",
    Scope.ONCE: "approved once",
    Scope.RUN: "approved for its run",
    Scope.ALWAYS: "approved for always",
}
