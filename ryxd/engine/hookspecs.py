"""Hooks as text files: front matter as agents have it, then instructions; or a built-in kind (spec B5, B12).

Keys: `description`, `moments`, `agents` (who has it; "*" is everybody), `tools` and `classes` (which Actions it
looks at), `copies`, and `tier` with a table `[limits]`, or `kind` with a table `[settings]`.
prompts/templates/hook.md has them all.
"""

from collections.abc import Mapping
from functools import cache
from pathlib import Path
from typing import Any

from pydantic import BaseModel, ConfigDict, Field

from ryxd.core.effect import Permission
from ryxd.core.hookspec import EVERY, Copies, HookSpec, Moment
from ryxd.core.model import Tier
from ryxd.engine import hooks
from ryxd.engine.matter import Faulty, Matter, near, take_apart
from ryxd.engine.owntools import Fault
from ryxd.engine.specs import LimitsMatter, There
from ryxd.hooks.guard import KIND

THINKS = ("tier", "limits")
"""Keys that mean nothing to a kind of hook that is code."""


class HookMatter(BaseModel):
    """The front matter of a hook's file."""

    model_config = ConfigDict(extra="forbid")
    description: str = Field(min_length=1)
    moments: frozenset[Moment] | None = Field(default=None, min_length=1)
    """None is all of them, of a hook that is code: it knows when it has something to say."""
    agents: tuple[str, ...] = (EVERY,)
    tools: tuple[str, ...] = ()
    classes: tuple[Permission, ...] = ()
    copies: Copies = Copies.SAME
    tier: Tier = Tier.SMALL
    limits: LimitsMatter = LimitsMatter()
    kind: str = ""
    settings: dict[str, Any] = Field(default_factory=dict)


@cache
def kinds() -> Mapping[str, type[BaseModel]]:
    """The built-in hooks that a file may name, each with the model of its settings."""
    return {name: module.Settings for name, module in hooks.kinds().items()}


def read_hook(file: Path, there: There) -> HookSpec:
    """One hook's file. Raises Faulty."""
    matter = take_apart(file)
    given = matter.checked(HookMatter)
    faults = there.wrong(matter, "tools", given.tools)
    if EVERY not in given.agents:
        faults += there.wrong(matter, "agents", given.agents, "agent")
    faults += matter.wrong_variables()
    settings: dict[str, Any] = {}
    if given.kind:
        faults += _of_a_kind(matter, given)
        if not near(given.kind, kinds(), ""):
            try:
                settings = matter.checked(kinds()[given.kind], given.settings, "settings").model_dump()
            except Faulty as faulty:
                faults += faulty.faults
    else:
        if given.settings:
            why = "only a hook of a kind has them; write it into the instructions"
            faults.append(matter.fault(f"settings: {why}", "settings"))
        if given.moments is None:
            faults.append(matter.fault("moments is missing", "moments"))
        if not matter.instructions:
            why = "the instructions are missing: text below the front matter, or a kind"
            faults.append(Fault(file, matter.below, why))
    if faults:
        raise Faulty(faults)
    return HookSpec(
        matter.name,
        given.description,
        given.moments or frozenset(Moment),
        agents=given.agents,
        tools=given.tools,
        classes=frozenset(given.classes),
        tier=given.tier,
        copies=given.copies,
        limits=given.limits.limits(),
        instructions=matter.instructions,
        kind=given.kind,
        settings=settings,
    )


def _of_a_kind(matter: Matter, given: HookMatter) -> list[Fault]:
    """What a hook that is code can't have."""
    faults = []
    if why := near(given.kind, kinds(), "kind of hook"):
        faults.append(matter.fault(f"kind: {why}", "kind"))
    if matter.instructions:
        why = "a hook of a kind is code and reads no instructions; take them out, or take out kind"
        faults.append(Fault(matter.file, matter.below, why))
    if given.kind == KIND:
        inside = "a guard has it in [settings]"
        faults += [matter.fault(f"{key}: {inside}", key) for key in ("tools", "classes") if key in matter.values]
    why = "a hook of a kind is code and uses no model; take it out"
    return faults + [matter.fault(f"{key}: {why}", key) for key in THINKS if key in matter.values]
