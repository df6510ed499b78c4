"""The operations about what was learned, and about the user's own gate rules (spec E8)."""

import asyncio
from collections.abc import Callable
from pathlib import Path
from typing import TYPE_CHECKING

from ryxd.engine.matter import Faulty, near
from ryxd.engine.ownrules import OwnRules, read_rule
from ryxd.engine.prompts import GATE, TASKS, Prompts
from ryxd.engine.specs import There
from ryxd.engine.taskspecs import read_task
from ryxd.engine.toolbox import Toolbox
from ryxd.record.journal import Journal
from ryxd.record.learned import Learned, Proposal
from ryxd.server.agents import faults
from ryxd.server.operations import Caller
from ryxd.wire.agents import SpecFault
from ryxd.wire.errors import ConfigError, NotFound
from ryxd.wire.learning import (
    DecidedReply,
    LearnAccept,
    LearnList,
    LearnRefuse,
    LearnReply,
    LearnRm,
    LearnRules,
    LearnShow,
    ProposalInfo,
    ProposalReply,
    RuleInfo,
    RulesReply,
)

if TYPE_CHECKING:
    from ryxd.engine.learning.learner import Learner


class LearningOperations:
    """The commands that `wire.learning` declares."""

    def __init__(self, journal: Journal, learned: Learned, prompts: Prompts, tools: Callable[[], Toolbox]) -> None:
        self._journal = journal
        self._learned = learned
        self._prompts = prompts
        self._tools = tools

    async def do_learn_list(self, command: LearnList, _: Caller) -> LearnReply:
        """What can be learned. Raises JournalError."""
        await self._prompts.refresh()
        learner = await asyncio.to_thread(self._learner)
        requests, found = await learner.look(command.days)
        return LearnReply(requests=requests, days=command.days, proposals=tuple(map(self._info, found)))

    async def do_learn_show(self, command: LearnShow, _: Caller) -> ProposalReply:
        """One proposal. Raises NotFound."""
        one = await self._proposal(command.proposal)
        wrong = await asyncio.to_thread(self._wrong, one)
        text = await self._learned.read(one)
        told = tuple(SpecFault(file=each.file, line=each.line, text=each.text) for each in wrong)
        return ProposalReply(**self._info(one).model_dump(), text=text, faults=told)

    async def do_learn_accept(self, command: LearnAccept, _: Caller) -> DecidedReply:
        """Have it in force. Raises NotFound; ConfigError for a file that is wrong, or in the way of another."""
        one = await self._proposal(command.proposal)
        text = await self._learned.read(one)
        if wrong := await asyncio.to_thread(self._wrong, one):
            raise ConfigError("\n".join(f"{each.file}:{each.line}: {each.text}" for each in wrong))
        target = self._prompts.own / one.folder / f"{one.name}.toml"
        if target.exists() and not one.replaces:
            raise ConfigError(f"{target} is there already; rename it or refuse the proposal")
        kept = await self._learned.put(one, target, text)
        await self._learned.decided(one)
        await self._prompts.refresh()
        return DecidedReply(name=one.name, file=str(target), kept=str(kept or ""))

    async def do_learn_refuse(self, command: LearnRefuse, _: Caller) -> DecidedReply:
        """Never propose it again. Raises NotFound."""
        one = await self._proposal(command.proposal)
        await self._learned.decided(one)
        return DecidedReply(name=one.name, file=str(self._learned.file(one)))

    async def do_learn_rules(self, _: LearnRules, __: Caller) -> RulesReply:
        """All own rules."""
        now = await self._prompts.refresh()
        rules, tools, home = OwnRules(now.own_rules, self._learned), self._tools(), Path.home()
        found = []
        for name, kept in now.gate.items():
            rule = kept.spec
            info = RuleInfo(
                name=name,
                description=rule.description,
                requests=rule.requests,
                steps=tuple(tool for tool, _ in rule.steps),
                runs=rule.runs,
                void=await rules.void(rule, tools, home),
                file=str(kept.file),
                faulty=kept.faulty,
            )
            found.append(info)
        return RulesReply(
            folder=str(self._prompts.own / GATE), rules=tuple(found), faults=faults(self._prompts, GATE)
        )

    async def do_learn_rm(self, command: LearnRm, _: Caller) -> DecidedReply:
        """Take one out of force. Raises NotFound."""
        now = await self._prompts.refresh()
        if fault := near(command.rule, now.gate, "gate rule"):
            raise NotFound(fault)
        file = now.gate[command.rule].file
        kept = await self._learned.take_away(GATE, file)
        await self._prompts.refresh()
        return DecidedReply(name=command.rule, file=str(file), kept=str(kept))

    def _learner(self) -> "Learner":
        """Who looks; blocking: it computes with NumPy, whose import few requests need to wait for."""
        from ryxd.engine.learning.learner import Learner

        return Learner(
            self._journal.evidence,
            self._learned,
            loaded=lambda: self._prompts.now,
            tools=lambda: self._tools().still(),
            own=self._prompts.own,
            home=Path.home(),
        )

    async def _proposal(self, name: str) -> Proposal:
        """The one of this name (or folder/name, where there are two). Raises NotFound."""
        there = await self._learned.open()
        known = {f"{one.folder}/{one.name}": one for one in there} | {one.name: one for one in there}
        if name not in known:
            raise NotFound(f"{near(name, [one.name for one in there], 'proposal')}; ryxctl learn lists them")
        return known[name]

    def _info(self, one: Proposal) -> ProposalInfo:
        return ProposalInfo(
            name=one.name,
            kind="rule" if one.folder == GATE else "task_type",
            title=one.title,
            reasons=one.reasons,
            runs=one.runs,
            file=str(self._learned.file(one)),
            replaces=one.replaces,
        )

    def _wrong(self, one: Proposal) -> tuple[SpecFault, ...]:
        """What is wrong with the file of a proposal as it is now; blocking."""
        now = self._prompts.now
        there = There(self._tools().still(), now.agents, now.hooks, now.patterns)
        try:
            (read_task if one.folder == TASKS else read_rule)(self._learned.file(one), there)
        except Faulty as faulty:
            return tuple(SpecFault(file=str(each.file), line=each.line, text=each.text) for each in faulty.faults)
        return ()
