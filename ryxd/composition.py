"""What the daemon is made of, from the configuration: models, permissions, the World (DESIGN §2)."""

import asyncio
import logging
import os
from collections.abc import Awaitable, Callable, Iterable, Iterator, Mapping, Sequence
from dataclasses import replace
from datetime import datetime
from functools import partial
from importlib import import_module
from pathlib import Path
from typing import TYPE_CHECKING

from ryxd.config.models import Model
from ryxd.config.places import Places
from ryxd.config.profiles import profiles
from ryxd.config.tree import Config
from ryxd.core.effect import Hook, Policy
from ryxd.core.files import FileWorld, News
from ryxd.core.hookspec import HookSpec, Moment
from ryxd.core.memory import MemoryWorld
from ryxd.core.model import Tier
from ryxd.core.paths import DENIED, ROOTS, Roots
from ryxd.core.recipe import Recipes
from ryxd.core.tool import Paths, Tool, discover
from ryxd.core.world import World
from ryxd.engine.allowed import Routing
from ryxd.engine.dumb import NONE, Kinds
from ryxd.engine.gitlook import git_look
from ryxd.engine.ownrules import Aside, OwnRules
from ryxd.engine.owntools import load as load_own
from ryxd.engine.permissions import Permissions
from ryxd.engine.prompts import SUFFIXES, Loaded
from ryxd.engine.running import Bounds
from ryxd.engine.scene import user_language
from ryxd.engine.toolbox import Toolbox
from ryxd.hooks import guard
from ryxd.hooks.blocked_operations import BlockedOperations
from ryxd.hooks.file_changed import FileChanged
from ryxd.mcp.servers import Servers
from ryxd.mcp.spec import ServerSpec
from ryxd.models import gguf
from ryxd.models.budgets import Amounts
from ryxd.models.pool import Pool
from ryxd.models.spec import ModelSpec, Spec
from ryxd.models.starter import starter
from ryxd.record.spending import Spending
from ryxd.sandbox.runner import Sandbox
from ryxd.server.hooks import BuiltIn
from ryxd.tools.apps import installed
from ryxd.tools.display import desktop_environment
from ryxd.tools.internet.reach import Reach
from ryxd.tools.python import SECONDS, Python
from ryxd.tools.shell import Shell
from ryxd.tools.web import Web
from ryxd.wire.errors import ConfigError, ModelError

if TYPE_CHECKING:
    from ryxd.desktop.notify import Notifier
    from ryxd.server.models import ModelOperations

log = logging.getLogger(__name__)

AFTERWARDS = (
    "ryxd.core.dbusfix", "ryxd.server.dbus", "ryxd.desktop.notify", "ryxd.desktop.advice",
    "ryxd.desktop.hyprland.follower", "ryxd.desktop.whole",
)  # fmt: skip
"""What every daemon needs, but not to be ready: its part of the desktop, in pieces of 15 ms at most."""


def model_specs(config: Config) -> dict[Tier, Spec]:
    """What serves which tier: the configured models, and the starter model where no small one is."""
    specs = {tier: model_spec(model) for tier, model in config.models.tiers().items()}
    return {Tier.SMALL: ModelSpec(path=starter()), **specs}


async def checked(config: Config, before: Config, file: Path) -> dict[Tier, Spec]:
    """The models; a file that is none must not replace one that works. Raises ConfigError."""
    models, now = model_specs(config), model_specs(before)
    for tier, spec in models.items():
        if isinstance(spec, ModelSpec) and spec != now.get(tier):
            try:
                await asyncio.to_thread(gguf.read, spec.path)
            except ModelError as error:
                raise ConfigError(f"{file}: models.{tier}.path: {error}") from None
    return models


def model_spec(model: Model) -> Spec:
    """One configured model: a file, or an endpoint."""
    if model.path is None:
        return model.endpoint()
    return ModelSpec(
        path=model.path.expanduser(),
        context=model.context,
        threads=model.threads,
        gpu_layers=model.gpu_layers,
        cells=model.cells,
        sequences=model.sequences,
        flash=model.flash,
        kv=model.kv,
        idle=model.idle,
        pin=model.pin,
        nice=model.nice,
        io=model.io,
    )


def settle(pool: Pool, config: Config) -> None:
    """Have the models keep to the limits of the configuration."""
    pool.large_calls, pool.spare = config.limits.large_calls, config.limits.spare_mib << 20
    pool.temperature, pool.seed = config.models.temperature, config.models.seed
    config.budget.put(pool.budgets)


async def spent_today(spending: Spending) -> Amounts:
    """What the journal knows of the day so far."""
    midnight = datetime.now().astimezone().replace(hour=0, minute=0, second=0, microsecond=0)
    days = await spending.table("day", int(midnight.timestamp() * 1000))
    tokens = sum(day.tokens_in + day.tokens_out for day in days)
    return Amounts(sum(day.calls for day in days), tokens, sum(day.thinking for day in days) / 1000)


def permissions(config: Config, where: Places) -> Permissions:
    """What is allowed, asked about and refused."""
    section = config.permissions
    return Permissions(
        section.defaults(),
        section.rules,
        where.permissions,
        home=Path.home(),
        source=where.file.name,
        language=user_language(),
        path=os.environ.get("PATH", "").split(":"),
    )


def only_starter(config: Config) -> bool:
    """Whether the small tier has no model but the one that ships with ryx: that can not judge."""
    return Tier.SMALL not in config.models.tiers()


def routing(config: Config, prompts: Loaded, aside: Aside | None = None) -> Routing:
    """What requests may become, and whether a model is asked."""
    return Routing(
        prompts.task_types,
        prompts.pattern_specs,
        asks=config.routing.model,
        reasons=bool(config.models.tiers()),
        profiles=profiles(config.profiles),
        profile=config.limits.profile,
        contracts=prompts.contract_specs,
        gate=config.routing.gate,
        rules=OwnRules(prompts.own_rules, aside),
    )


def changes(before: Config, now: Config, others: Iterable[str]) -> list[str]:
    """The sections of the configuration that differ, and the folders that `others` (Loaded.differs) are of."""
    sections = [name for name in Config.model_fields if getattr(now, name) != getattr(before, name)]
    kinds = {other.partition(" ")[0] for other in others}
    return sections + [folder for folder in SUFFIXES if folder.removesuffix("s") in kinds]


def from_next_start(before: Config, now: Config) -> list[str]:
    """What of the configuration differs, and is read by a start only."""
    later = {"desktop.notifications": now.desktop.notifications != before.desktop.notifications}
    later["watch"] = now.watch != before.watch
    return [f"{what}, from the next start of ryxd on" for what, other in later.items() if other]


def hook_specs(config: Config, prompts: Loaded) -> tuple[HookSpec, ...]:
    """The hooks that agents begin with: those that the configuration switches on, and those that files describe.

    A file of the same name replaces one of the configuration; an agent that names a hook in its own file has it.
    """
    found = {spec.name: spec for spec in config.hooks.specs()} | prompts.hook_specs
    for agent in prompts.agent_specs.values():
        for name in found.keys() & set(agent.hooks):
            found[name] = replace(found[name], agents=(*found[name].agents, agent.name))
    return tuple(found.values())


def world(
    config: Config,
    tools: Toolbox,
    where: Places,
    *,
    files: FileWorld | None = None,
    memories: MemoryWorld | None = None,
    policy: Policy | None = None,
    hooks: Sequence[HookSpec] | None = None,
    patterns: Kinds = NONE,
    sandbox: Sandbox | None = None,
    recipes: Recipes | None = None,
    seat: Callable[[], Mapping[str, str]] = dict,
) -> World:
    """What there is to act on, within the configured roots, and who decides about it.

    `hooks` are those that agents begin with; None is what the configuration says. `patterns` are the user's,
    `sandbox` is where git is asked, `seat` gives the variables of the desktop where the user is.
    """
    home = Path.home()
    roots = config.files.roots or ROOTS
    denied = (*DENIED, *config.files.denied)
    begin = config.hooks.specs() if hooks is None else hooks
    terminal = {"TERMINAL": config.desktop.terminal} if config.desktop.terminal else {}
    return World(
        tools=tools,
        # the folder a request comes from may be read: its user stands in it
        paths=lambda cwd: Roots(
            home,
            cwd,
            (*roots, *config.files.writable, cwd),
            denied,
            config=where.config.parent,
            writable=config.files.writable,
            own=where.own,
        ),
        environment=lambda: desktop_environment({**os.environ, **seat(), **terminal}),
        files=files,
        memories=memories,
        recipes=recipes,
        policy=policy,
        hook_specs=tuple(spec for spec in begin if spec.kind != guard.KIND),
        guards=partial(_guards, tuple(spec for spec in begin if spec.kind == guard.KIND)),
        patterns=patterns,
        names=tools.names,
        ready=tools.ready,
        git=None if sandbox is None else git_look(sandbox),
        hooks=lambda agent: tuple(_hooks(config, home, None if files is None else partial(files.news, agent))),
    )


def _hooks(config: Config, home: Path, news: Callable[[], Awaitable[Sequence[News]]] | None) -> Iterator[Hook]:
    """The hooks of a View, in their order."""
    if config.python.blocked_operations:
        yield BlockedOperations(config.python.modules, user_language())
    if news is not None:
        yield FileChanged(news, home)


def _guards(specs: Sequence[HookSpec], agent: str, language: str, paths: Paths) -> list[Hook]:
    """The guards of a View; those of one agent hold for its subagents, too."""
    made: list[Hook] = []
    for spec in specs:
        if spec.of(agent.partition("/")[0]):
            made.append(guard.Guard(guard.Settings(**spec.settings), language, paths))
            made[-1].name = spec.name
    return made


def built_in_hooks(config: Config, file: Path) -> tuple[BuiltIn, ...]:
    """The hooks that no file describes, on or off."""
    switch = f"{file.name}: [hooks.{{name}}] on = false switches it off"
    found = [BuiltIn(spec, on, "config", file, switch.format(name=spec.name)) for spec, on in config.hooks.every()]
    news = HookSpec(
        "file_changed",
        "tells an agent what somebody else changed of the files that it knows",
        frozenset({Moment.COMMENT}),
        kind="file_changed",
    )
    operations = HookSpec(
        "blocked_operations",
        "tells early which operations Python code may not use",
        frozenset({Moment.REVIEW}),
        kind="blocked_operations",
        settings={"modules": config.python.modules},
    )
    off = f"{file.name}: [python] blocked_operations = false switches it off"
    found.append(BuiltIn(operations, config.python.blocked_operations, "config", file, off))
    found.append(BuiltIn(news, True, "ryx", file, "it is always on: without it an agent would not know"))
    return tuple(found)


def server_specs(config: Config) -> dict[str, ServerSpec]:
    """The MCP servers that are switched on."""
    return {name: server.spec(name) for name, server in config.mcp.items() if server.enabled}


def built_in(
    sandbox: Sandbox,
    made: Path,
    seconds: Callable[[], float] = lambda: SECONDS,
    reach: Callable[[], Reach] = Reach,
) -> dict[str, Tool]:
    """The tools that ship with ryx. Commands and code run in this sandbox; what code makes comes to `made`.

    `reach` says which machines pages may be read from, now.
    """
    made_here = (Shell(sandbox).tool, Python(sandbox, made, seconds).tool, *Web(reach).tools)
    return {**discover(import_module("ryxd.tools")), **{tool.name: tool for tool in made_here}}


async def toolbox(
    config: Config, where: Places, ours: Mapping[str, Tool], servers: Servers | None = None
) -> Toolbox:
    """All tools there are: those that ship with ryx, the user's files read anew, the servers'."""
    own = await load_own(where.tools, Toolbox.reserved(ours))
    for fault in own.faults:
        log.warning("%s", fault)
    return Toolbox(ours, own, servers, config.mcp)


def bounds(config: Config) -> Bounds:
    """How much the sessions take on."""
    return Bounds(
        idle=config.session.idle,
        runs=config.limits.runs,
        wait=config.permissions.wait,
        resume=config.session.resume,
    )


async def is_app() -> Callable[[str], bool]:
    """Says of a name whether an installed application is called so, as of now."""
    return (await installed(desktop_environment(os.environ), Path.home())).is_app


async def advise(config: Config, where: Places, notifier: "Notifier", models: "ModelOperations") -> None:
    """Say, once ever, how to get a better model than the one that ships with ryx."""
    if config.models.tiers() or where.advised.exists():
        return
    from ryxd.desktop.advice import told
    from ryxd.models.catalog.advice import advice
    from ryxd.models.catalog.room import capacity
    from ryxd.models.memory import Machine

    advised = advice(await capacity(Machine()), list(Tier))
    if advised:
        notifier.announce(
            told(advised, user_language()),
            act=lambda _: models.pull(advised[0].repo, advised[0].file, desktop=True),
            seen=where.advised.touch,
        )
