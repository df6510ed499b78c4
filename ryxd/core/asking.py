"""Asking the user, about an Action or for words: asked once in a run, however often that is run."""

import logging
from collections.abc import Mapping
from dataclasses import asdict, dataclass, fields
from pathlib import Path
from typing import Any

from ryxd.core.action import Action
from ryxd.core.approval import binding
from ryxd.core.course import Course
from ryxd.core.effect import (
    Approver,
    Decision,
    Effect,
    Grant,
    Granting,
    Permission,
    Policy,
    Question,
    Scope,
)
from ryxd.core.enquiry import Enquirer, Enquiry, Heard
from ryxd.core.tool import Denied, Paths
from ryxd.wire.errors import RyxError

log = logging.getLogger(__name__)


@dataclass(frozen=True)
class Asks:
    """Who asks, and in which folder."""

    run: str
    agent: str
    paths: Paths


class Asking:
    """Asks for one View. Without an `approver` every answer is a no."""

    def __init__(self, approver: Approver | None, policy: Policy | None, asks: Asks, course: Course) -> None:
        self._approver = approver
        self._policy = policy
        self._asks = asks
        self._course = course

    async def once(
        self, action: Action, effect: Effect, decision: Decision, extras: Mapping[str, str]
    ) -> tuple[Grant, str]:
        """The user's yes, and what it is bound to; one that is known counts while it is about the same.

        Raises Denied on a no.
        """
        while True:
            question = await self._question(action, effect, decision, extras)

            async def ask(question: Question = question) -> dict[str, Any]:
                grant = await self._ask(question)
                return {"digest": question.digest, **asdict(grant), "about": _kept(question, grant)}

            outcome, known = await self._course.effect(f"{action.id}.ask", "ask", {}, ask)
            grant = _yes(effect, _grant(outcome))
            if not known or outcome["digest"] == question.digest:
                if known:
                    await self._grant_again(grant, question)
                return grant, question.digest

    async def again(self, action: Action) -> None:
        """Grant for the run what the user granted with an Action that is known and not done again."""
        if self._approver is None:
            return
        for outcome in self._course.outcomes(f"{action.id}.ask"):
            about = outcome.get("about")
            if about:
                effect = Effect(
                    frozenset(Permission(each) for each in about["classes"]),
                    about["summary"],
                    reads=tuple(Path(each) for each in about["reads"]),
                    writes=tuple(Path(each) for each in about["writes"]),
                    commands=tuple(tuple(each) for each in about["commands"]),
                )
                asks = self._asks
                question = Question(asks.run, asks.agent, action, effect, about["reason"], outcome["digest"])
                await self._grant_again(_grant(outcome), question)

    async def now(self, action: Action, effect: Effect, decision: Decision, extras: Mapping[str, str]) -> Grant:
        """The user's yes, asked for in any case. Raises Denied on a no."""
        return _yes(effect, await self._ask(await self._question(action, effect, decision, extras)))

    async def words(self, action: Action, text: str, choices: tuple[str, ...], *, words: bool) -> Heard:
        """What the user answers to a question that wants words; known where it was answered before a restart."""
        asks, approver = self._asks, self._approver
        enquiry = Enquiry(asks.run, asks.agent, action.id, text, choices, words)
        if not isinstance(approver, Enquirer):
            return Heard(why="nobody can be asked")

        async def ask() -> dict[str, Any]:
            with self._course.clocks.asking(asks.agent):
                return asdict(await approver.enquire(enquiry))

        # not among the yeses (.ask): what is known of one must never be taken for the other
        intent = {"question": text, "choices": choices}
        return Heard(**(await self._course.effect(f"{action.id}.words", "ask", intent, ask))[0])

    async def _question(
        self, action: Action, effect: Effect, decision: Decision, extras: Mapping[str, str]
    ) -> Question:
        if self._approver is None:
            raise Denied(f"{effect.summary}: needs an approval ({decision.reason}), and nobody can be asked")
        asks = self._asks
        digest = await binding(action, effect, asks.paths.cwd)
        scopes = tuple(Scope) if decision.lasting and not effect.unclear else (Scope.ONCE,)
        return Question(
            asks.run, asks.agent, action, effect, decision.reason, digest, scopes=scopes, extras=extras
        )

    async def _ask(self, question: Question) -> Grant:
        assert self._approver is not None
        with self._course.clocks.asking(question.agent):
            return await self._approver.ask(question)

    async def _grant_again(self, grant: Grant, question: Question) -> None:
        """A yes for the whole run was kept in memory only, and that is gone."""
        if not grant.yes or grant.scope is not Scope.RUN or not isinstance(self._policy, Granting):
            return
        try:
            kept = self._policy.grant(question, Scope.RUN)
            if kept is not None:
                await kept
        except RyxError as error:  # the rules are others now; then the user is asked
            log.info("%s: a yes for the run is not kept: %s", question.run, error)


def _kept(question: Question, grant: Grant) -> dict[str, Any] | None:
    """What a yes for the whole run is for."""
    if not grant.yes or grant.scope is not Scope.RUN:
        return None
    effect = question.effect
    return {
        "classes": sorted(effect.classes),
        "summary": effect.summary,
        "reads": [str(path) for path in effect.reads],
        "writes": [str(path) for path in effect.writes],
        "commands": [list(command) for command in effect.commands],
        "reason": question.reason,
    }


def _grant(outcome: Mapping[str, Any]) -> Grant:
    """The answer, from how it is kept."""
    kept = {each.name: outcome[each.name] for each in fields(Grant) if each.name in outcome}
    return Grant(**kept | {"scope": Scope(outcome["scope"])})


def _yes(effect: Effect, grant: Grant) -> Grant:
    """The grant, if it is a yes. Raises Denied."""
    if grant.yes:
        return grant
    no = grant.reason or "the user said no"
    refused = {"refused": effect.summary, "no": no, "words": grant.words}
    then = "" if grant.words else "; don't try it again in another way"
    raise Denied(f"{effect.summary}: {no}{then}", report=refused)
