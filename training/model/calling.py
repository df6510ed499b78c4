"""What the daemon's own engine makes of held-out conversations: first calls under their grammar, and how sure it was."""

import asyncio
import itertools
import json
from collections.abc import AsyncIterator, Mapping
from dataclasses import dataclass
from functools import cache
from pathlib import Path
from typing import Any

from ryxd.core.agent import AgentSpec
from ryxd.core.handoff import tool_name
from ryxd.core.model import Message, Prompt, Tier
from ryxd.core.shipped import prompt_folder
from ryxd.core.smart import ANSWER, envelope
from ryxd.engine.specs import load_specs
from ryxd.engine.toolbox import Toolbox
from ryxd.models.pool import Pool
from ryxd.models.spec import ModelSpec
from training.mixture import conversations
from training.model.calibration import Called
from training.model.template import ROLES
from training.registry import tools
from training.source import Split
from training.talk import Talk

_AT_A_TIME = 8
"""Conversations that the engine has at the same time."""


@dataclass(frozen=True)
class Tried:
    """A first turn as the engine wrote it."""

    talk: Talk
    written: str
    decision: float
    arguments: float | None
    """None where nothing was called."""
    mean: float = 0.0
    """The mean probability of its tokens."""

    @property
    def wanted(self) -> dict[str, Any]:
        """What it should have been."""
        return dict(json.loads(next(text for speaker, text in self.talk.turns if speaker == "assistant")))

    @property
    def right(self) -> bool:
        """Whether it is exactly that: the same tool with the same arguments."""
        try:
            written = json.loads(self.written)
        except ValueError:
            return False
        return bool(written == self.wanted)

    @property
    def called(self) -> Called | None:
        """For the calibration; None for words."""
        if self.arguments is None:
            return None
        return Called(self.decision, self.arguments, self.right)

    @property
    def said(self) -> Called | None:
        """For the calibration of words; None for a call."""
        return None if self.arguments is not None else Called(self.decision, self.mean, self.right)


@cache
def _agents() -> Mapping[str, AgentSpec]:
    return load_specs([prompt_folder() / "agents"], Toolbox(dict(tools())))


@cache
def schema(role: str) -> dict[str, Any]:
    """The grammar of an agent's Actions."""
    spec = _agents()[role]
    names = [*Toolbox(dict(tools())).names(spec.tools), *(tool_name(other) for other in spec.handoff)]
    return envelope({name: tools()[name] for name in sorted(names)})


async def tried(path: Path, split: Split, seed: int, count: int, temperature: float = 0.0) -> AsyncIterator[Tried]:
    """First turns of conversations of agents (not of planners and routers), with the model of a file."""
    phrase = {role: words for words, role in ROLES}
    some = (talk for talk in conversations(seed, split) if talk.role in _agents())
    async with Pool({Tier.SMALL: ModelSpec(path)}, temperature=temperature, seed=seed) as pool:
        model = pool.model(Tier.SMALL)

        async def one(talk: Talk) -> Tried:
            messages = (Message("system", phrase[talk.role]), Message("user", talk.turns[0][1]))
            done = await model.complete(Prompt(messages, schema=schema(talk.role), max_tokens=300))
            spoken = json.loads(done.text).get("tool") == ANSWER if done.stop != "length" else False
            return Tried(talk, done.text, done.decision or 0.0, None if spoken else done.arguments, done.confidence or 0.0)

        for begin in range(0, count, _AT_A_TIME):
            here = itertools.islice(some, min(_AT_A_TIME, count - begin))
            for each in await asyncio.gather(*map(one, here)):
                yield each
