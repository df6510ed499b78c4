"""The operations about agents that files describe (spec B12)."""

import asyncio
from collections.abc import Callable
from dataclasses import asdict
from pathlib import Path
from typing import Any

from ryxd.core.agent import AgentSpec, Limits
from ryxd.core.staging import Staging
from ryxd.engine.catalogue import introduced
from ryxd.engine.matter import near
from ryxd.engine.prompts import AGENTS, Kept, Prompts
from ryxd.engine.scene import Scene, user_language, user_programs
from ryxd.engine.specs import fill
from ryxd.engine.toolbox import Toolbox
from ryxd.server.operations import Caller
from ryxd.wire.agents import (
    AgentInfo,
    AgentReply,
    AgentsList,
    AgentsReply,
    AgentsShow,
    OptionInfo,
    SpecFault,
    StageInfo,
)
from ryxd.wire.errors import NotFound


class AgentOperations:
    """The commands that `wire.agents` declares. `toolbox` gives the tools of now."""

    def __init__(self, prompts: Prompts, toolbox: Callable[[], Toolbox]) -> None:
        self._prompts = prompts
        self._toolbox = toolbox

    async def do_agents_list(self, _: AgentsList, __: Caller) -> AgentsReply:
        """All agents."""
        agents = tuple(map(self._agent, (await self._prompts.refresh()).agents.values()))
        return AgentsReply(folder=str(self._prompts.own / AGENTS), agents=agents, faults=self._faults(AGENTS))

    async def do_agents_show(self, command: AgentsShow, _: Caller) -> AgentReply:
        """One agent."""
        now = await self._prompts.refresh()
        if fault := near(command.agent, now.agents, "agent"):
            raise NotFound(fault)
        kept = now.agents[command.agent]
        spec, box = kept.spec, self._toolbox()
        means = tuple(sorted(box.names(spec.tools)))
        given = (name for name, hook in now.hooks.items() if hook.spec.of(spec.name))
        return AgentReply(
            **self._agent(kept).model_dump(),
            names=spec.tools,
            means=means,
            hooks=tuple(dict.fromkeys((*spec.hooks, *given))),
            handoff=spec.handoff,
            limits=_limits(spec.limits),
            output=dict(spec.output) if spec.output is not None else None,
            **_staged(spec.staging),
            instructions=spec.instructions,
            characters=await asyncio.to_thread(_size, spec, box, means),
        )

    def _agent(self, kept: Kept[AgentSpec]) -> AgentInfo:
        spec = kept.spec
        return AgentInfo(
            name=spec.name,
            description=spec.description,
            tier=str(spec.tier),
            tools=len(self._toolbox().names(spec.tools)),
            file=str(kept.file),
            shipped=kept.shipped,
            faulty=kept.faulty,
        )

    def _faults(self, what: str) -> tuple[SpecFault, ...]:
        """What is wrong with a folder, or with files in it."""
        return faults(self._prompts, what)


def faults(prompts: Prompts, what: str) -> tuple[SpecFault, ...]:
    """What is wrong with the folders of agents or hooks, or with files in them."""
    found = (one for one in prompts.now.faults if what in (one.file.name, one.file.parent.name))
    return tuple(SpecFault(file=str(one.file), line=one.line, text=one.text) for one in found)


def _limits(limits: Limits) -> dict[str, float | None]:
    return asdict(limits)


def _staged(staging: Staging | None) -> dict[str, Any]:
    """The stages and options of an agent, where it has some."""
    if staging is None:
        return {}
    usual = {option.name: option.default for option in staging.options}
    shown = ("name", "description", "does", "tools", "note", "streams", "instructions")
    stages = tuple(
        StageInfo(**{key: getattr(each, key) for key in shown}, rounds=each.most(usual)) for each in staging.stages
    )
    options = tuple(
        OptionInfo(name=each.name, description=each.description, default=each.default, values=tuple(each.values))
        for each in staging.options
    )
    return {"stages": stages, "stages_for": staging.used_for, "options": options}


def _size(spec: AgentSpec, box: Toolbox, means: tuple[str, ...]) -> int:
    """Characters of what the agent's every prompt begins with, in a home folder."""
    editor, terminal = user_programs()
    on = dict.fromkeys(means, True)
    scene = Scene(Path.home(), user_language(), "", 1, on, editor=editor, terminal=terminal)
    tools = {name: box[name] for name in means if name in box}
    return len(introduced(fill(spec, scene.variables()), tools))
