"""The operations about hooks: which there are, new ones, gone ones, what each did (specs B5, B6, B9, B12, D4)."""

import asyncio
import os
from collections.abc import Callable, Mapping, Sequence
from dataclasses import asdict, dataclass
from pathlib import Path
from typing import Any

from ryxd.core.files import FileWorld, Origin, Trash
from ryxd.core.hookspec import HookSpec
from ryxd.core.tool import ToolError
from ryxd.engine.matter import NAME, near
from ryxd.engine.ownhooks import owned, without
from ryxd.engine.prompts import HOOKS, Kept, Prompts
from ryxd.engine.sessions import Sessions
from ryxd.engine.specs import There, files_in
from ryxd.engine.toolbox import Toolbox
from ryxd.record.journal import Journal
from ryxd.server.agents import faults
from ryxd.server.operations import Caller
from ryxd.wire.errors import NotFound, Refused, Unavailable
from ryxd.wire.hooks import (
    HookAdded,
    HookDeed,
    HookInfo,
    HookRemoved,
    HookReply,
    HooksAdd,
    HooksDeeds,
    HooksList,
    HooksLog,
    HooksReply,
    HooksRm,
    HooksShow,
    Source,
)


@dataclass(frozen=True)
class BuiltIn:
    """A hook that no file describes."""

    spec: HookSpec
    on: bool
    source: Source
    file: Path
    switch: str
    """How it is switched on and off, in a sentence."""


class HookOperations:
    """The commands that `wire.hooks` declares. `toolbox` and `built_in` give what there is now."""

    def __init__(
        self,
        prompts: Prompts,
        toolbox: Callable[[], Toolbox],
        *,
        built_in: Callable[[], Sequence[BuiltIn]],
        sessions: Sessions,
        journal: Journal,
        files: FileWorld,
        home: Path,
        weak: Callable[[], bool],
    ) -> None:
        """`weak` says whether only the model that ships with ryx would judge."""
        self._prompts = prompts
        self._toolbox = toolbox
        self._built_in = built_in
        self._sessions = sessions
        self._journal = journal
        self._files = files
        self._home = home
        self._weak = weak
        self._adding = asyncio.Lock()

    @property
    def _folder(self) -> Path:
        return self._prompts.own / HOOKS

    async def do_hooks_list(self, _: HooksList, __: Caller) -> HooksReply:
        """All hooks."""
        now = await self._prompts.refresh()
        did = await self._journal.hooklog.counts()
        found = [_of_file(kept) for kept in now.hooks.values()]
        found += [_of_ryx(each) for each in self._built_in() if each.spec.name not in now.hooks]
        for session, company in await self._journal.companies():
            found += [_of_session(spec, session) for spec in owned(company)]
        counted = tuple(hook.model_copy(update={"did": did[hook.name]}) for hook in found)
        return HooksReply(folder=str(self._folder), hooks=counted, faults=faults(self._prompts, HOOKS))

    async def do_hooks_show(self, command: HooksShow, _: Caller) -> HookReply:
        """One hook: of a file, else a built-in one, else one that an agent added. Raises NotFound."""
        now = await self._prompts.refresh()
        name = command.hook
        ours = {each.spec.name: each for each in self._built_in()}
        if command.session is None and name in now.hooks:
            kept = now.hooks[name]
            return self._whole(_of_file(kept), kept.spec)
        if command.session is None and name in ours:
            return self._whole(_of_ryx(ours[name]), ours[name].spec)
        there = {*now.hooks, *ours} if command.session is None else set[str]()
        for session, company in await self._journal.companies(command.session):
            for spec in owned(company):
                if spec.name == name:
                    return self._whole(_of_session(spec, session), spec)
                there.add(spec.name)
        raise NotFound(near(name, there, "hook"))

    async def do_hooks_add(self, command: HooksAdd, _: Caller) -> HookAdded:
        """Write the file that a sentence becomes; it is in force when this returns, or the reply says not.

        Raises BadRequest, NotFound (an agent), Refused (a name that is taken), Unavailable.
        """
        from ryxd.engine.hookfiles import check, drafted, store  # here: no start waits for what few requests need

        async with self._adding:  # two sentences at once get two names
            now = await self._prompts.refresh()
            for agent in command.agent:
                if fault := near(agent, now.agents, "agent"):
                    raise NotFound(fault)
            draft = await asyncio.to_thread(
                drafted,
                command.text,
                home=self._home,
                cwd=Path(command.cwd) if command.cwd else self._home,
                taken=await self._taken(now.hooks),
                called=command.called,
                agents=command.agent,
                weak=self._weak(),
            )
            if draft.refused and not command.anyway and not command.dry_run:
                raise Refused(draft.refused)
            there = There(self._toolbox().still(), frozenset(now.agents), frozenset((*now.hooks, draft.name)))
            await asyncio.to_thread(check, draft, there)
            file = self._folder / f"{draft.name}.md"
            held = False
            if not command.dry_run:
                file = await asyncio.to_thread(store, self._folder, draft)
                one = (await self._prompts.refresh()).hooks.get(draft.name)
                held = one is not None and one.file == file and not one.faulty
        return HookAdded(
            hook=draft.name,
            kind=draft.kind,
            file=str(file),
            content=draft.content,
            told=draft.told,
            missing=draft.missing,
            in_force=held,
            without=self._sessions.active if held else (),
            dry_run=command.dry_run,
        )

    async def _taken(self, hooks: Mapping[str, Any]) -> set[str]:
        """Names that a new hook can't have: also of faulty files, and of what a file would replace."""
        files = await asyncio.to_thread(files_in, self._folder)
        return {*hooks, *(file.stem for file in files), *(each.spec.name for each in self._built_in())}

    async def do_hooks_rm(self, command: HooksRm, _: Caller) -> HookRemoved:
        """Take a hook away. Raises NotFound, Refused for what is not the user's own, Busy, Unavailable."""
        if command.session is not None:
            return await self._forgotten(command.hook, command.session, command.agent)
        await self._prompts.refresh()
        name = command.hook
        file = self._folder / f"{name}.md"
        if not NAME.fullmatch(name) or not await asyncio.to_thread(os.path.lexists, file):
            raise await self._no_file(name)
        where = await self._discarded(file)
        await self._prompts.refresh()
        return HookRemoved(hook=name, trashed=where, still=name in self._prompts.now.hooks)

    async def _discarded(self, file: Path) -> str:
        """Put a file of the user's into the Trash; where it lies then. Raises Unavailable."""
        origin = Origin(agent="ryxctl", summary=f"ryxctl hooks rm {file.stem}")
        try:
            done = await self._files.of("ryxctl", origin).apply([Trash(file)], summary=f"remove {file.name}")
        except ToolError as error:
            raise Unavailable(f"{file} can't be put into the Trash: {error}") from error
        return str(next((change.target for change in done if change.target), ""))

    async def _no_file(self, name: str) -> NotFound | Refused:
        """Why there is nothing to take away."""
        now = self._prompts.now
        if name in now.hooks:
            edit = f"ryxctl hooks edit {name} makes a version of your own, which may have agents = []"
            return Refused(f"{name} ships with ryx; {edit}")
        ours = {each.spec.name: each for each in self._built_in()}
        if name in ours:
            return Refused(f"{name} is a part of ryx; {ours[name].switch}")
        for session, company in await self._journal.companies():
            for spec in owned(company):
                if spec.name == name:
                    rm = f"ryxctl hooks rm {name} --session {session}"
                    return Refused(f"{name} is one that {spec.agents[0]} has added to itself; {rm} takes it away")
        return NotFound(near(name, {*now.hooks, *ours}, "hook"))

    async def _forgotten(self, name: str, session: str, agent: str | None) -> HookRemoved:
        await self._journal.check_session(session)
        async with self._sessions.turns.at_rest(session):
            changed, whose = without(await self._journal.company(session), name, agent)
            await self._journal.keep(session, changed, {})
        return HookRemoved(hook=name, agents=whose)

    async def do_hooks_log(self, command: HooksLog, _: Caller) -> HooksDeeds:
        """What hooks did. Raises NotFound for a run that there is none of."""
        if command.run is not None:
            await self._journal.run(command.run)
        found, until = await self._journal.hooklog.of(
            hook=command.hook, run=command.run, limit=command.limit, before=command.before
        )
        return HooksDeeds(deeds=tuple(HookDeed(**asdict(deed)) for deed in found), until=until)

    def _whole(self, info: HookInfo, spec: HookSpec) -> HookReply:
        return HookReply(
            **info.model_dump(),
            names=spec.tools,
            means=tuple(sorted(self._toolbox().names(spec.tools))),
            classes=tuple(sorted(map(str, spec.classes))),
            copies=str(spec.copies),
            tier=str(spec.tier),
            limits=asdict(spec.limits),
            settings=dict(spec.settings),
            instructions=spec.instructions,
        )


def _of_file(kept: Kept[HookSpec]) -> HookInfo:
    info = _info(kept.spec, str(kept.file), "file")
    return info.model_copy(update={"shipped": kept.shipped, "faulty": kept.faulty})


def _of_ryx(one: BuiltIn) -> HookInfo:
    info = _info(one.spec, str(one.file), one.source)
    return info.model_copy(update={"shipped": True, "on": one.on})


def _of_session(spec: HookSpec, session: str) -> HookInfo:
    return _info(spec, "", "session").model_copy(update={"session": session})


def _info(spec: HookSpec, file: str, source: Source) -> HookInfo:
    return HookInfo(
        name=spec.name,
        description=spec.description,
        moments=tuple(sorted(map(str, spec.moments))),
        agents=spec.agents,
        kind=spec.kind,
        file=file,
        shipped=False,
        source=source,
    )
