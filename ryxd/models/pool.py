"""The models of the daemon, and which of them answers for a tier.

Each model has a process; all of them are started, watched, restarted and ended from here.
"""

import asyncio
import contextlib
import logging
from collections.abc import Callable, Iterator, Mapping
from dataclasses import replace
from pathlib import Path
from types import TracebackType
from typing import Self

from ryxd.core.model import FALLBACK, Completion, LanguageModel, Prompt, Tier
from ryxd.models.admission import SPARE, Admission
from ryxd.models.budgets import Budgets
from ryxd.models.energy import Energy
from ryxd.models.lease import Lease, untold
from ryxd.models.memory import Machine
from ryxd.models.pressure import Pressure
from ryxd.models.process import PROGRAM
from ryxd.models.readying import Readying
from ryxd.models.remote.spec import RemoteSpec
from ryxd.models.request import Request
from ryxd.models.residence import USUAL, Circumstances, Residence, residence
from ryxd.models.resident import Resident
from ryxd.models.serving import OnChange, Reason, Server, StandIn, Tell
from ryxd.models.spec import Limits, Spec
from ryxd.models.swap import Swaps
from ryxd.wire.commands import ModelInfo
from ryxd.wire.errors import Busy, ModelError, NoRoom
from ryxd.wire.events import ModelLoaded, ModelLoading

LARGE_CALLS = 2
"""Calls of the large model that a run may make (DESIGN §11)."""
log = logging.getLogger(__name__)

RANKS = (Tier.SMALL, Tier.MEDIUM, Tier.LARGE)
"""The tiers, the smallest first."""
_ENDING = "ryxd is ending; ask again when it is back"
_SOURCE = "set models.small.path in config.toml"


def _ignore(_: ModelLoading | ModelLoaded) -> None:
    pass


class Pool:
    """The models of the daemon. Nothing is loaded before `start` or a first request.

    INVARIANT: a tier's entry in `_servers` changes only here and in Swaps; a server's state only in its keeper.
    """

    def __init__(
        self,
        specs: Mapping[Tier, Spec],
        *,
        on_change: OnChange = _ignore,
        limits: Limits | None = None,
        program: tuple[str, ...] = PROGRAM,
        machine: Machine | None = None,
        spare: int = SPARE,
        large_calls: int = LARGE_CALLS,
        store: Path | None = None,
        temperature: float = 0.0,
        seed: int | None = None,
    ) -> None:
        """`on_change` hears of loads, on the event loop; `program` is what runs as a worker.

        `spare`: bytes of memory left to everything else. `large_calls`: how many a run may make. `temperature` is
        what nothing is written below, `seed` that of all that is chosen by chance, where that must come out again.
        """
        self.large_calls, self.temperature, self.seed = large_calls, temperature, seed
        self.budgets = Budgets()
        self._energy = Energy()
        self._store = store
        self._on_change = on_change
        self._limits = limits or Limits()
        self._program = program
        self._machine = machine or Machine()
        self._admission = Admission(self._residents, self._machine, spare)
        self._servers: dict[Tier, Server] = {}
        self._swaps = Swaps(self._servers, self._admission, self._limits, self._hand_over)
        self._pressure = Pressure(self._admission.relieve)
        self._open = True
        self.residence = USUAL
        """What holds for models as the machine is just used."""
        self.readying = Readying(self, self._machine)
        self._cards: frozenset[tuple[str, int]] = frozenset()
        """Before the machine went to sleep: name and memory of each."""
        self.since_sleep = ""
        """What of the cards is otherwise since the last sleep, for a person."""
        self._home: dict[int, Server] = {}
        """Who answers a request now: a reload can move it."""
        for tiers, spec in _shared(specs):
            self._servers.update(dict.fromkeys(tiers, self._server(tiers, spec)))

    def reside(self, now: Residence) -> None:
        """Keep to what holds from now on."""
        self.residence = now
        for one in self._residents():
            one.reside(None if Tier.SMALL in one.serves and now.small else now.idle)

    async def sleep(self) -> None:
        """Unload what nobody waits for, before the machine goes to sleep: a card may forget what was in it."""
        self._cards = frozenset((gpu.name, gpu.total) for gpu in (await self._machine.measure()).gpus)
        self.reside(residence(Circumstances(asleep=True)))
        idle = [one for one in self._residents() if one.working and not one.busy]
        await asyncio.gather(*(one.unload(self.residence.why, force=True) for one in idle))

    async def woken(self) -> None:
        """The machine is back: look whether its cards still are, and load the small tier's model again."""
        now = frozenset((gpu.name, gpu.total) for gpu in (await self._machine.measure()).gpus)
        gone, new = (sorted(name for name, _ in each) for each in (self._cards - now, now - self._cards))
        told = [f"{name} is gone" for name in gone] + [f"{name} is new" for name in new]
        self.since_sleep = f"after the last sleep {' and '.join(told)}" if told else ""
        if told:
            log.warning("%s", self.since_sleep)
        await self.start()

    def _spared(self, tier: Tier, server: Server | None) -> bool:
        """Whether a model is not begun now, for another one can do it."""
        if server is None or not isinstance(server, Resident) or server.working:
            return False
        most = RANKS.index(self.residence.most)
        others = (self._servers[each] for each in RANKS[: most + 1] if each in self._servers)
        return RANKS.index(tier) > most and any(each is not server and not each.failed for each in others)

    def _server(self, tiers: tuple[Tier, ...], spec: Spec) -> Server:
        """What serves a specification. Nothing else here knows which kinds of them there are."""
        if isinstance(spec, RemoteSpec):
            from ryxd.models.remote.endpoint import Endpoint  # here: most users have none

            return Endpoint(tiers, spec, on_change=self._on_change, patience=self._limits.endpoint)
        return Resident(
            tiers,
            spec,
            admit=self._admission.admit,
            store=self._store,
            limits=self._limits,
            on_change=self._on_change,
            program=self._program,
        )

    def _residents(self) -> list[Resident]:
        """Every model that may have a process, those on their way out or in among them."""
        servers = dict.fromkeys([*self._servers.values(), *self._swaps.servers])
        return [server for server in servers if isinstance(server, Resident)]

    async def __aenter__(self) -> Self:
        await self.start()
        return self

    async def __aexit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        await self.close()

    async def start(self) -> None:
        """Begin to load the model that serves the small tier; this does not wait for it."""
        self._pressure.watch()
        if first := next(self._candidates(Tier.SMALL), None):
            first[1].wake()

    async def close(self) -> None:
        """End every process. Requests without an answer fail with a ModelError."""
        self._open = False
        await self._pressure.close()
        await self._swaps.stop()
        servers = dict.fromkeys(self._servers.values())
        self._servers.clear()
        closing = await asyncio.gather(*(server.close() for server in servers), self._swaps.close())
        for request in (request for left in closing for request in left):
            request.fail(ModelError(_ENDING))

    async def reload(self, specs: Mapping[Tier, Spec]) -> tuple[str, ...]:
        """Serve these models from now on; sentences about what did not go as it was meant.

        Whatever is the same, file included, and not given up, stays as it is. Of a model that is replaced, the
        old one serves until the new one is ready, where memory holds both; what it has begun it ends in any case.
        """
        if not self._open:
            return ()
        await self._swaps.stop()
        before = dict(self._servers)
        kept: set[Server] = set()
        for tiers, spec in _shared(specs):
            same = next((old for old in before.values() if old.spec == spec and old.current()), None)
            needed = next((before[tier] for tier in tiers if tier in before and self._needed(before[tier])), None)
            if same:
                same.serves = tiers
            elif needed:
                self._swaps.begin(self._server(tiers, spec), needed, tiers)
            server = same or needed or self._server(tiers, spec)
            kept.add(server)
            self._servers.update(dict.fromkeys(tiers, server))
        for tier in [tier for tier in self._servers if tier not in specs]:
            del self._servers[tier]
        for old in dict.fromkeys(before.values()):
            if old not in kept:
                await self._swaps.retire(old)
        await self.start()
        return tuple(await self._swaps.ended())

    def _needed(self, old: Server) -> bool:
        """Whether somebody would miss it until its successor is loaded."""
        if not isinstance(old, Resident):
            return old.working
        return old.working and (old.busy or old.usage.needed() or old.spec.pin or Tier.SMALL in old.serves)

    def _hand_over(self, request: Request, *, to: Server | None = None, without: Server | None = None) -> None:
        """Put a request to a server, or to whatever serves its tier now, but not back to one."""
        others = [pair for pair in self._candidates(request.tier) if pair[1] is not without]
        found = [(request.tier, to)] if to else others
        if not found:
            request.fail(ModelError(f"no model is configured any more; {_SOURCE}" if self._open else _ENDING))
            return
        request.again()
        request.acquit()
        tier, server = found[0]
        if tier is not request.tier and request.moved:
            request.moved(tier)
        request.tier = tier
        self._home[request.id] = server
        try:
            server.put(request)
        except ModelError as error:
            request.fail(error)

    # --- who serves

    @property
    def spare(self) -> int:
        """Bytes of memory, and of each graphics card, that are left to everything else."""
        return self._admission.spare

    @spare.setter
    def spare(self, size: int) -> None:
        self._admission.spare = size

    def model(self, tier: Tier) -> LanguageModel:
        """The language model of a tier, or of the one that stands in for it, for what is no run."""
        return self.lease("", untold).model(tier)

    def lease(self, owner: str, tell: Tell = untold) -> Lease:
        """A run's use of the models; leave it to end it. `tell` hears when one tier stands in for another."""
        return Lease(self, owner, tell, self.large_calls)

    def release(self, owner: str) -> None:
        """A run has ended: the models it used may go."""
        for one in self._residents():
            one.unpin(owner)

    def configured(self, tier: Tier) -> bool:
        """Whether a model is named for this very tier."""
        return tier in self._servers

    def serving(self, tier: Tier) -> Tier | None:
        """Which tier answers for this one at the moment, None when no model is configured."""
        servers = list(self._candidates(tier))
        alive = (other for other, server in servers if not server.failed)
        return next(alive, servers[0][0] if servers else None)

    def _candidates(self, tier: Tier) -> Iterator[tuple[Tier, Server]]:
        return ((other, self._servers[other]) for other in FALLBACK[tier] if other in self._servers)

    def info(self) -> tuple[ModelInfo, ...]:
        """Every tier and what it is doing."""
        return tuple(self._told(tier, self._servers.get(tier)) for tier in Tier)

    def _told(self, tier: Tier, server: Server | None) -> ModelInfo:
        if server is None:
            return ModelInfo(tier=tier, state="unconfigured")
        found: dict[str, object] = {"tier": tier, "serves": tuple(server.serves)}
        if isinstance(server, Resident):
            with contextlib.suppress(OSError):
                found["size"] = server.spec.path.stat().st_size
            found["memory"] = self._admission.memory(server)
        return server.info().model_copy(update=found)

    # --- what a person may ask for

    async def load(self, tier: Tier) -> None:
        """Load the model of a tier now, and wait for it. Raises ModelError with the reason why it can't be."""
        await self._named(tier).settled()

    async def unload(self, tier: Tier, *, force: bool = False) -> None:
        """Unload the model of a tier, until somebody asks it something.

        Raises Busy when it is answering; with `force`, its requests go to the next tier. ModelError for a tier
        that has no model.
        """
        server = self._named(tier)
        if not isinstance(server, Resident):
            raise ModelError(f"the {tier} tier is served elsewhere; there is nothing to unload here")
        for request in await server.unload("unloaded by hand", force=force):
            self._hand_over(request, without=server)

    async def free(self) -> int:
        """Unload every model that nobody uses; how many bytes of memory are free again."""
        gone = 0
        for one in self._residents():
            if one.working and not one.busy and not one.usage.needed():
                with contextlib.suppress(Busy):  # since we looked
                    gone += await self._admission.unload(one, "unloaded by hand, to free memory")
        return gone

    def _named(self, tier: Tier) -> Server:
        if tier not in self._servers:
            raise ModelError(f"no model is configured for the {tier} tier; set models.{tier}.path in config.toml")
        return self._servers[tier]

    # --- answering

    async def complete(
        self,
        tier: Tier,
        prompt: Prompt,
        on_text: Callable[[str], None] | None = None,
        on_thought: Callable[[str], None] | None = None,
        *,
        owner: str = "",
        tell: Tell = untold,
    ) -> Completion:
        """Decode an answer; for a model that can't be loaded the next of FALLBACK stands in, and that is told.

        Raises ContextFull, ModelError, Overloaded.
        """
        if not self._open:
            raise ModelError(_ENDING)
        first: ModelError | None = None
        why = ""
        reason: Reason = "unconfigured"
        tried: set[Server] = set()
        for other in FALLBACK[tier]:
            await self._swaps.passed(other)
            # looked up now: during the last one's attempt a reload may have replaced this one
            server = self._servers.get(other)
            if server is None or server in tried:
                continue
            tried.add(server)
            if self._spared(other, server):
                reason, why = "spared", self.residence.why
                continue
            if other is not tier:
                tell(StandIn(tier, other, reason, str(first or why)))
            request = self._request(prompt, on_text, on_thought, owner, other)
            request.moved = lambda used: tell(StandIn(tier, used, "unloaded", ""))
            try:
                return await self._complete(server, request)
            except ModelError as error:
                # once a model has worked on it, the fault may be the request's: don't let it kill the next
                if request.begun or request.deadly:
                    raise
                if other is tier:
                    reason = "no_room" if isinstance(error, NoRoom) else "failed"
                first = first or error
        raise first or ModelError(f"no model is configured; {_SOURCE}" if self._open else _ENDING)

    def _request(
        self,
        prompt: Prompt,
        on_text: Callable[[str], None] | None,
        on_thought: Callable[[str], None] | None,
        owner: str,
        tier: Tier,
    ) -> Request:
        """A call, as warm as is configured at least."""
        warm = replace(prompt, temperature=max(prompt.temperature, self.temperature))
        request = Request(warm, on_text, on_thought, owner, tier)
        if self.seed is not None:
            request.seed = self.seed
        return request

    async def _complete(self, server: Server, request: Request) -> Completion:
        self._home[request.id] = server
        if isinstance(server, Resident) and request.owner:
            server.pin(request.owner)
        try:
            if not isinstance(server, Resident):
                server.put(request)
                return await request.answer
            async with self._energy.share(on_card=server.on_card) as used:
                server.put(request)
                done = await request.answer
            return replace(done, joules=used.joules)
        finally:
            self._home.pop(request.id).drop(request)


def _shared(specs: Mapping[Tier, Spec]) -> list[tuple[tuple[Tier, ...], Spec]]:
    """Each specification with the tiers that have it: they share one process."""
    tiers = [tier for tier in Tier if tier in specs]
    found: list[tuple[tuple[Tier, ...], Spec]] = []
    for tier in tiers:
        if not any(specs[tier] == spec for _, spec in found):
            found.append((tuple(other for other in tiers if specs[other] == specs[tier]), specs[tier]))
    return found
