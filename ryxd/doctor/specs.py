"""What `ryxctl doctor` says of the files that describe agents, hooks, task types and patterns."""

from collections.abc import Iterator

from ryxd.composition import built_in
from ryxd.config.places import places
from ryxd.config.tree import Config, load
from ryxd.core.shipped import prompt_folder
from ryxd.doctor.check import Check
from ryxd.engine.owntools import read
from ryxd.engine.prompts import AGENTS, HOOKS, PATTERNS, SUFFIXES
from ryxd.engine.prompts import load as load_prompts
from ryxd.engine.toolbox import Toolbox
from ryxd.sandbox.runner import Sandbox
from ryxd.wire.errors import RyxError


def specs() -> Iterator[Check]:
    """All files that describe something can be used."""
    where = places()
    try:
        config = load(where.file)
    except RyxError:
        config = Config()
    ours = built_in(Sandbox(where.layers), where.code)
    own = read(where.tools, Toolbox.reserved(ours))
    found = load_prompts(prompt_folder(), where.config, Toolbox(ours, own, None, config.mcp))
    for fault in found.faults:
        what = next((name for name in SUFFIXES if name in (fault.file.name, fault.file.parent.name)), AGENTS)
        name = fault.file.name if fault.file.suffix == ".py" else fault.file.stem
        edited = what in {AGENTS, HOOKS, PATTERNS}
        mend = f"mend it: ryxctl {what} edit {name}" if edited else "mend it, then ryxctl reload"
        yield Check(what, "broken", str(fault), mend)
    if not found.faults:
        own_agents = sum(not kept.shipped for kept in found.agents.values())
        mine = own_agents + sum(not kept.shipped for kept in found.hooks.values())
        mine += sum(not kept.shipped for kept in found.tasks.values())
        mine += sum(not kept.shipped for kept in found.patterns.values())
        counts = f"{len(found.agents)} agents, {len(found.hooks)} hooks and {len(found.tasks)} task types"
        yield Check("agents", "ok", f"{counts}, {mine} of them yours")
