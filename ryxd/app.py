"""The daemon: everything is built here, and the nesting order is the shutdown order reversed (DESIGN §2)."""

import asyncio
import contextlib
import gc
import logging
import signal
from collections.abc import Callable, Coroutine, Iterator
from importlib import import_module
from pathlib import Path
from typing import TYPE_CHECKING

from ryxd.composition import (
    AFTERWARDS,
    advise,
    bounds,
    built_in,
    built_in_hooks,
    changes,
    checked,
    from_next_start,
    hook_specs,
    is_app,
    model_specs,
    only_starter,
    permissions,
    routing,
    server_specs,
    settle,
    spent_today,
    toolbox,
    world,
)  # fmt: skip
from ryxd.config.places import Places
from ryxd.config.tree import Config, load, parsed
from ryxd.core.model import Tier
from ryxd.core.shipped import prompt_folder
from ryxd.core.tool import Paths, Tool
from ryxd.core.world import World
from ryxd.engine.anew import Anew
from ryxd.engine.prompts import Prompts, Reread
from ryxd.engine.running import PROMPT
from ryxd.engine.scene import user_language
from ryxd.engine.sessions import Sessions
from ryxd.files.door import Door
from ryxd.files.lookout import Lookout
from ryxd.files.undo import Undo
from ryxd.mcp.servers import Servers
from ryxd.models.pool import Pool
from ryxd.record.journal import Journal, now
from ryxd.record.learned import Learned
from ryxd.record.memories import Store
from ryxd.record.plans import Plans
from ryxd.sandbox.runner import Sandbox
from ryxd.server.agents import AgentOperations
from ryxd.server.alone import Alone
from ryxd.server.approvals import ApprovalOperations
from ryxd.server.asking import AskOperations
from ryxd.server.changes import ChangeOperations
from ryxd.server.connection import Limits
from ryxd.server.hooks import HookOperations
from ryxd.server.learning import LearningOperations
from ryxd.server.live import LiveOperations
from ryxd.server.memory import MemoryOperations
from ryxd.server.models import ModelOperations, Setup
from ryxd.server.permissions import PermissionOperations
from ryxd.server.plans import PlanOperations
from ryxd.server.provenance import seeing
from ryxd.server.runs import RunOperations
from ryxd.server.service import SERVER, Service
from ryxd.server.socket import SocketServer
from ryxd.server.subscription import Subscribers, unbroken
from ryxd.server.systemd import Systemd
from ryxd.server.tasks import TaskOperations
from ryxd.server.tools import ToolOperations
from ryxd.server.transcripts import TranscriptOperations
from ryxd.wire.commands import Subscribe
from ryxd.wire.errors import RyxError
from ryxd.wire.events import ModelLoaded, ModelLoading, Reloaded

if TYPE_CHECKING:
    from ryxd.desktop.whole import Desktop

log = logging.getLogger("ryxd")

FIRST = 0.3
"""Seconds that each piece of what comes after the start waits for requests in progress."""


class Daemon:
    """One ryxd. `run` returns when it was told to stop."""

    def __init__(
        self, where: Places, config: Config, other: Callable[[dict[str, Tool]], dict[str, Tool]] = dict
    ) -> None:
        """`other` gives the tools that it has, of those that ship with ryx."""
        self._where = where
        self._config = config
        self._stop = asyncio.Event()
        self._sandbox = Sandbox(where.layers)
        ours = built_in(
            self._sandbox,
            where.code,
            lambda: self._config.python.seconds,
            lambda: self._config.web.reach(),  # noqa: PLW0108 - that of now, also after a reload
        )
        self._ours = other(ours)
        self._servers = Servers(where.mcp)
        self._policy = permissions(config, where)
        self._plans, self._learned = Plans(where.plans), Learned(where.learned)
        self._reloading = asyncio.Lock()
        self._tasks: set[asyncio.Task[None]] = set()
        self._desktop: Desktop | None = None

    async def run(self) -> None:
        """Serve until stopped. Raises RyxError when it can't start."""
        where, config = self._where, self._config
        subscribers = Subscribers(lambda token: self._config.streams(token))  # noqa: PLW0108 - that of now
        async with contextlib.AsyncExitStack() as stack:
            # before anything is opened: a second daemon must touch nothing of the first one's
            alone = stack.enter_context(Alone(where.socket))
            self._systemd = systemd = await stack.enter_async_context(Systemd())
            journal = await stack.enter_async_context(Journal(where.journal, subscribers.publish))
            self._memories = await stack.enter_async_context(Store(where.memory, most=config.memory.most))
            self._door = await stack.enter_async_context(
                Door(
                    where.undo,
                    trash=where.trash,
                    keep_bytes=config.undo.keep_mib << 20,
                    keep_days=config.undo.keep_days,
                )
            )
            self._door.watch = await stack.enter_async_context(
                Lookout(
                    mark=self._door.known.mark,
                    knows=self._door.known.of,
                    contents=self._door.content,
                    roots=config.watch.folders(),
                    skip=config.watch.skip,
                )
            )
            self._pool = Pool(
                model_specs(config),
                on_change=self._model_changed,
                store=where.prefixes,
            )
            settle(self._pool, config)
            self._pool.budgets.begin(await spent_today(journal.spending))
            stack.push_async_callback(self._pool.close)
            await stack.enter_async_context(self._servers)
            await self._servers.configure(server_specs(config))
            self._toolbox = await toolbox(config, where, self._ours, self._servers)
            self._prompts = Prompts(prompt_folder(), where.config, lambda: self._toolbox, self._reread)
            prompts = await self._prompts.load()
            self._sessions = await stack.enter_async_context(
                Sessions(
                    journal,
                    self._world(config),
                    specs=prompts.agent_specs,
                    models=self._pool,
                    is_app=is_app,
                    bounds=bounds(config),
                    routing=routing(config, prompts, self._learned),
                )
            )
            self._emit = journal.emit
            await stack.enter_async_context(self._prompts)
            asked_in = self._sessions.approvals.language
            self._policy.language = lambda run: asked_in(run) if run else user_language()
            models = ModelOperations(
                pool=self._pool, sessions=self._sessions, setup=self._model_setup, assign=self._assign
            )
            taking_back = ChangeOperations(
                log=self._door.log,
                undo=Undo(self._door.log, self._door.store, self._door, disk=self._door.disk),
                sessions=self._sessions,
                emit=journal.emit,
            )
            memories = MemoryOperations(
                self._memories,
                lambda origin: journal.session_of(origin, now() - round(self._sessions.bounds.idle * 1000)),
            )
            service = Service(
                sessions=self._sessions,
                journal=journal,
                subscribers=subscribers,
                models=self._pool,
                reload=self.reload,
                stop=self._stop.set,
                clients=lambda: server.clients,
                others=(
                    AskOperations(
                        self._sessions,
                        refresh=self._prompts.refresh,
                        situations=lambda: self._desktop.situations if self._desktop is not None else None,
                        paths=self._boundary,
                        ready=lambda: self._start(self._pool.readying.begin(journal.asks_large), "making ready"),
                    ),
                    models,
                    taking_back,
                    memories,
                    ToolOperations(lambda: self._toolbox, self._servers, where.tools, self._disabled),
                    AgentOperations(self._prompts, lambda: self._toolbox),
                    TaskOperations(self._prompts, lambda: self._sessions.routing, journal.tracks),
                    HookOperations(
                        self._prompts,
                        lambda: self._toolbox,
                        built_in=lambda: built_in_hooks(self._config, where.file),
                        sessions=self._sessions,
                        journal=journal,
                        files=self._door,
                        home=Path.home(),
                        weak=lambda: only_starter(self._config),
                    ),
                    ApprovalOperations(self._sessions),
                    RunOperations(Anew(self._sessions, journal), journal),
                    LiveOperations(self._sessions, journal),
                    PermissionOperations(self._policy, self._boundary, lambda: self._sessions.active),
                    TranscriptOperations(journal.transcripts, journal.run),
                    PlanOperations(self._plans),
                    LearningOperations(journal, self._learned, self._prompts, lambda: self._toolbox),
                    *seeing(journal, self._door.log.digests, where.graph, self._sessions),
                ),
            )
            self._server = server = await stack.enter_async_context(
                SocketServer(
                    service,
                    where.socket,
                    inherited=systemd.socket,
                    alone=alone,
                    limits=Limits(clients=config.limits.clients),
                )
            )
            stack.push_async_callback(self._end_tasks)
            stack.enter_context(self._signals())
            self._start(self._sweep(), "sweeping layers")
            # what is there now stays: the collector, off since `__main__`, need never look at it
            gc.freeze()
            gc.enable()
            systemd.ready(f"{SERVER}: loading the model")
            log.info("%s listens on %s", SERVER, where.socket)
            await self._pool.start()
            self._sessions.goes_on.set()
            # once now, so that the first request does not wait for it
            await is_app()
            for module in AFTERWARDS:
                # who asks for something meanwhile, as the one for whom systemd started us, is served first
                await self._sessions.rest(FIRST)
                await asyncio.to_thread(import_module, module)
            # here: a start has not waited for them
            from ryxd.desktop.whole import Desktop
            from ryxd.server.dbus import BusServer

            await stack.enter_async_context(BusServer(service))
            self._desktop = await stack.enter_async_context(
                Desktop(
                    self._sessions,
                    lambda: unbroken(service.subscribe, Subscribe(after=self._sessions.before)),
                    socket=where.socket,
                    asked=lambda most: journal.asked_at(PROMPT, most),
                    settings=lambda: self._config.desktop,
                    pool=self._pool,
                    rules=lambda: self._config.residency.rules(),  # noqa: PLW0108 - those of now
                )
            )
            if (notifier := self._desktop.notifier) is not None:
                self._start(advise(self._config, where, notifier, models), "advice")
            await self._stop.wait()
            systemd.stopping()
            log.info("stopping")
            # first: who listens, on the socket, the bus or the desktop, is told how each run ended
            await self._sessions.stop()

    async def _sweep(self) -> None:
        """Remove what commands of a daemon that was killed had changed, and nobody had approved yet."""
        if swept := await self._sandbox.sweep():
            log.warning("%d layers of commands were left by a daemon that was killed; they are removed", swept)

    def _world(self, config: Config) -> World:
        return world(
            config,
            self._toolbox,
            self._where,
            files=self._door,
            sandbox=self._sandbox,
            memories=self._memories,
            policy=self._policy,
            recipes=self._plans,
            hooks=hook_specs(config, self._prompts.now),
            patterns=self._prompts.now.own_patterns,
            seat=lambda: self._desktop.seat() if self._desktop is not None else {},
        )

    def _boundary(self, cwd: Path) -> Paths:
        """The path boundary of a folder, as the configuration has it now."""
        return self._sessions.world.paths(cwd)

    def _model_setup(self) -> Setup:
        models = self._config.models
        return Setup(
            folder=models.folder.expanduser() if models.folder else self._where.models,
            endpoint=models.endpoint,
            tiers={tier: model.path.expanduser() for tier, model in models.tiers().items() if model.path},
        )

    async def _assign(self, tier: Tier, path: Path | None) -> tuple[str, ...]:
        """Write into config.toml which model serves a tier, and reload. Raises ConfigError: nothing changed."""
        from ryxd.models.catalog import assign  # here: no start waits for what few requests need

        file = self._where.file
        async with self._reloading:
            before = await asyncio.to_thread(assign.read, file)
            text = assign.assigned(before, tier, path)
            parsed(text, file)
            await asyncio.to_thread(assign.write, file, text)
            try:
                return await self._reload()
            except RyxError:
                await asyncio.to_thread(assign.write, file, before)
                raise

    async def reload(self) -> tuple[str, ...]:
        """Read the configuration again; a wrong one changes nothing. Raises ConfigError."""
        async with self._reloading:
            return await self._reload()

    async def _reload(self) -> tuple[str, ...]:
        config = load(self._where.file)
        tools = await toolbox(config, self._where, self._ours, self._servers)
        models = await checked(config, self._config, self._where.file)
        prompts = await self._prompts.check(tools)
        changed = changes(self._config, config, prompts.differs(self._prompts.now))
        changed += ["tools"] if tools.own.digests != self._toolbox.own.digests else []
        changed += from_next_start(self._config, config)
        self._toolbox = tools
        self._prompts.take(prompts)
        self._sessions.bounds = bounds(config)
        self._sessions.world = self._world(config)
        self._policy.configure(config.permissions.defaults(), config.permissions.rules)
        store = self._door.store
        store.keep_bytes, store.keep_days = config.undo.keep_mib << 20, config.undo.keep_days
        self._memories.most = config.memory.most
        self._server.limits = Limits(clients=config.limits.clients)
        # before anything is awaited: what is said to have changed is what the next reload compares with
        self._config, self._sessions.routing = config, routing(config, prompts, self._learned)
        settle(self._pool, config)
        await asyncio.to_thread(self._policy.load)
        await self._servers.configure(server_specs(config))
        return (*changed, *await self._pool.reload(models))

    def _reread(self, reread: Reread) -> None:
        self._sessions.specs = reread.now.agent_specs
        self._sessions.routing = routing(self._config, reread.now, self._learned)
        self._sessions.world = self._world(self._config)
        self._emit(Reloaded(changed=reread.changed, faults=reread.faults))

    def _disabled(self) -> list[str]:
        return [name for name, server in self._config.mcp.items() if not server.enabled]

    def _model_changed(self, event: ModelLoading | ModelLoaded) -> None:
        self._sessions.model_changed(event)
        if isinstance(event, ModelLoaded):
            self._systemd.status(f"{SERVER}: {event.error or f'{event.model} serves {event.tier}'}")

    @contextlib.contextmanager
    def _signals(self) -> Iterator[None]:
        loop = asyncio.get_running_loop()
        for number in (signal.SIGTERM, signal.SIGINT):
            loop.add_signal_handler(number, self._stop.set)
        loop.add_signal_handler(signal.SIGHUP, self._hangup)
        try:
            yield
        finally:
            for number in (signal.SIGTERM, signal.SIGINT, signal.SIGHUP):
                loop.remove_signal_handler(number)

    def _hangup(self) -> None:
        self._start(self._reload_and_say(), "reload")

    def _start(self, work: Coroutine[None, None, None], name: str) -> None:
        task = asyncio.create_task(work, name=name)
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    async def _end_tasks(self) -> None:
        tasks = tuple(self._tasks)
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)

    async def _reload_and_say(self) -> None:
        self._systemd.reloading()
        try:
            changed = await self.reload()
            said = f"reloaded; changed: {', '.join(changed) or 'nothing'}"
            log.info("%s", said)
        except RyxError as error:
            said = f"reload failed, nothing changed: {error}"
            log.error("%s", said)  # noqa: TRY400
        self._systemd.ready(f"{SERVER}: {said}")
