"""The models of the daemon, and which of them answers for a tier.

Each model has a process; all of them are started, watched, restarted and ended from here.
"""

import asyncio
from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass
from types import TracebackType
from typing import Self

from ryxd.core.model import FALLBACK, Completion, LanguageModel, Prompt, Tier
from ryxd.models.process import PROGRAM
from ryxd.models.request import Request
from ryxd.models.resident import OnChange, Resident
from ryxd.models.spec import Limits, ModelSpec
from ryxd.wire.commands import ModelInfo
from ryxd.wire.errors import ModelError
from ryxd.wire.events import ModelLoaded, ModelLoading


def _ignore(_: ModelLoading | ModelLoaded) -> None:
    pass


@dataclass(frozen=True)
class _Tier:
    """A LanguageModel: whatever serves a tier when it is asked."""

    pool: "Pool"
    tier: Tier

    async def complete(
        self,
        prompt: Prompt,
        on_text: Callable[[str], None] | None = None,
        on_thought: Callable[[str], None] | None = None,
    ) -> Completion:
        return await self.pool.complete(self.tier, prompt, on_text, on_thought)


class Pool:
    """The models of the daemon. Nothing is loaded before `start` or a first request."""

    def __init__(
        self,
        specs: Mapping[Tier, ModelSpec],
        *,
        on_change: OnChange = _ignore,
        limits: Limits | None = None,
        program: tuple[str, ...] = PROGRAM,
    ) -> None:
        """`on_change` hears of loads, on the event loop; `program` is what runs as a worker."""
        self._on_change = on_change
        self._limits = limits or Limits()
        self._program = program
        self._residents = {tier: self._resident(tier, spec) for tier, spec in specs.items()}
        self._open = True
        self._home: dict[int, Resident] = {}
        """Who answers a request now: a reload can move it."""

    def _resident(self, tier: Tier, spec: ModelSpec) -> Resident:
        return Resident(tier, spec, limits=self._limits, on_change=self._on_change, program=self._program)

    async def __aenter__(self) -> Self:
        await self.start()
        return self

    async def __aexit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        await self.close()

    async def start(self) -> None:
        """Begin to load the model that serves the small tier; this does not wait for it."""
        if first := next(self._servers(Tier.SMALL), None):
            first.wake()

    async def close(self) -> None:
        """End every process. Requests without an answer fail with a ModelError."""
        self._open = False
        residents = list(self._residents.values())
        self._residents.clear()
        for left in await asyncio.gather(*(resident.close() for resident in residents)):
            for request in left:
                request.fail(ModelError("ryxd is ending; ask again when it is back"))

    async def reload(self, specs: Mapping[Tier, ModelSpec]) -> None:
        """Serve these models from now on. Whatever is the same, file included, and not given up, stays as it is.

        Requests that a replaced model has not answered are put to its successor.
        """
        if not self._open:
            return
        before = dict(self._residents)
        gone = [tier for tier, resident in before.items() if not resident.current(specs.get(tier))]
        for tier in Tier:
            if tier in gone:
                del self._residents[tier]
            if tier in specs and tier not in self._residents:
                self._residents[tier] = self._resident(tier, specs[tier])
        for tier in gone:
            for request in await before[tier].close():
                self._move(request, tier)
        await self.start()

    def _move(self, request: Request, tier: Tier) -> None:
        successor = next(self._servers(tier), None)
        if successor is None:
            request.fail(ModelError("no model is configured any more; set models.small.path in config.toml"))
            return
        request.again()
        request.deaths = 0
        self._home[request.id] = successor
        try:
            successor.put(request)
        except ModelError as error:
            request.fail(error)

    def model(self, tier: Tier) -> LanguageModel:
        """The language model of a tier, or of the one that stands in for it; Completion.tier says which."""
        return _Tier(self, tier)

    def serving(self, tier: Tier) -> Tier | None:
        """Which tier answers for this one at the moment, None when no model is configured."""
        servers = list(self._servers(tier))
        alive = (resident.tier for resident in servers if not resident.failed)
        return next(alive, servers[0].tier if servers else None)

    def _servers(self, tier: Tier) -> Iterator[Resident]:
        return (self._residents[other] for other in FALLBACK[tier] if other in self._residents)

    def info(self) -> tuple[ModelInfo, ...]:
        """Every tier and what it is doing."""
        return tuple(
            self._residents[tier].info() if tier in self._residents else ModelInfo(tier=tier, state="unconfigured")
            for tier in Tier
        )

    async def complete(
        self,
        tier: Tier,
        prompt: Prompt,
        on_text: Callable[[str], None] | None = None,
        on_thought: Callable[[str], None] | None = None,
    ) -> Completion:
        """Decode an answer; a model that can't be loaded is stood in for by the next of FALLBACK.

        Raises ContextFull, ModelError.
        """
        if not self._open:
            raise ModelError("ryxd is ending; ask again when it is back")
        first: ModelError | None = None
        for other in FALLBACK[tier]:
            # looked up now: during the last one's attempt a reload may have replaced this one
            resident = self._residents.get(other)
            if resident is None:
                continue
            request = Request(prompt, on_text, on_thought)
            try:
                return await self._complete(resident, request)
            except ModelError as error:
                # once a model has worked on it, the fault may be the request's: don't let it kill the next
                if request.begun or request.deaths:
                    raise
                first = first or error
        raise first or ModelError("no model is configured; set models.small.path in config.toml")

    async def _complete(self, resident: Resident, request: Request) -> Completion:
        self._home[request.id] = resident
        try:
            resident.put(request)
            return await request.answer
        finally:
            self._home.pop(request.id).drop(request)
