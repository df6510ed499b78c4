"""Replaces a model by another one without ending what it is writing."""

import asyncio
import logging
from collections.abc import Awaitable
from typing import Protocol, TypeVar

from ryxd.core.model import Tier
from ryxd.models.admission import Admission
from ryxd.models.request import Request
from ryxd.models.resident import Resident
from ryxd.models.serving import Server
from ryxd.models.spec import Limits
from ryxd.wire.errors import ModelError

log = logging.getLogger(__name__)

_OWNER = "reload"
_T = TypeVar("_T")


class HandOver(Protocol):
    """Puts a request to a server, or to whatever serves its tier now."""

    def __call__(self, request: Request, *, to: Server | None = None) -> None:  # noqa: D102
        ...


class Swaps:
    """The models that are on their way in or out."""

    def __init__(
        self, serving: dict[Tier, Server], admission: Admission, limits: Limits, hand_over: HandOver
    ) -> None:
        """`serving`: who serves a tier; changed here when its successor is ready."""
        self._serving = serving
        self._admission = admission
        self._limits = limits
        self._hand_over = hand_over
        self._closed: dict[Tier, asyncio.Event] = {}
        """Tiers that take no new requests just now; set when they do."""
        self._coming: dict[Server, asyncio.Task[str | None]] = {}
        self._going: dict[Server, asyncio.Task[None]] = {}

    @property
    def servers(self) -> tuple[Server, ...]:
        """Those that are no longer, or not yet, anybody's."""
        return (*self._coming, *self._going)

    async def passed(self, tier: Tier) -> None:
        """Wait until a tier takes new requests."""
        if closed := self._closed.get(tier):
            await closed.wait()

    def begin(self, new: Server, old: Server, tiers: tuple[Tier, ...]) -> None:
        """Begin to load a model that is to replace one that works."""
        self._coming[new] = asyncio.create_task(self._replace(new, old, tiers), name="replacing model")

    async def ended(self) -> list[str]:
        """Wait, but not for ever, for those that were begun; what is to be said about them."""
        tasks = list(self._coming.values())
        if not tasks:
            return []
        done, going = await asyncio.wait(tasks, timeout=self._limits.answer)
        said = [task.result() for task in done if not task.cancelled()]
        late = ["a new model is still being loaded; until then the old one serves" for _ in going]
        return [*filter(None, said), *late]

    async def stop(self) -> None:
        """Replace nothing: the models that are to be replaced stay."""
        for task in (tasks := list(self._coming.values())):
            task.cancel()
        if tasks:
            await asyncio.wait(tasks)
        self._coming.clear()  # one that had not yet begun did not leave by itself

    async def _replace(self, new: Server, old: Server, tiers: tuple[Tier, ...]) -> str | None:
        """Load one in place of the other. When that fails, the old one stays, and why is said."""
        try:
            if await self._fit_both(new, old):
                await _pinned(old, new.settled())
            else:
                await self._instead(new, old, tiers)
        except ModelError as error:
            await new.close()
            log.warning("the old model goes on serving %s: %s", " and ".join(tiers), error)
            return f"models.{tiers[0]}: the old model goes on serving, for the new one failed: {error}"
        except BaseException:
            await new.close()
            raise
        finally:
            self._coming.pop(new, None)
        # at once after it was loaded: who waits for a tier goes on now
        self._serving.update(dict.fromkeys(tiers, new))
        if old not in self._serving.values():
            await self.retire(old)
        return None

    async def _fit_both(self, new: Server, old: Server) -> bool:
        if not (isinstance(new, Resident) and isinstance(old, Resident)):
            return True
        return await _pinned(old, self._admission.fits(new))

    async def _instead(self, new: Server, old: Server, tiers: tuple[Tier, ...]) -> None:
        """Memory does not hold both: the old one ends what it has begun; those who come meanwhile wait."""
        gate = asyncio.Event()
        self._closed |= dict.fromkeys(tiers, gate)
        try:
            await self._drained(old)
            left = await old.unload("unloaded for its successor", force=True) if isinstance(old, Resident) else []
            try:
                await new.settled()
            except BaseException:
                for request in left:
                    self._hand_over(request)
                raise
            for request in left:
                self._hand_over(request, to=new)
        finally:
            for tier in tiers:
                del self._closed[tier]
            gate.set()

    async def _drained(self, old: Server) -> None:
        try:
            async with asyncio.timeout(self._limits.drain):
                await old.drained()
        except TimeoutError:
            log.warning("a replaced model still writes after %g s; its requests begin again", self._limits.drain)

    async def retire(self, old: Server) -> None:
        """End a model that serves no tier any more: at once when it is idle, else when it has ended its work."""
        task = asyncio.create_task(self._retire(old), name="retiring model")
        self._going[old] = task
        task.add_done_callback(lambda _: self._going.pop(old, None))
        if not (isinstance(old, Resident) and old.working and old.busy):
            await asyncio.wait([task])

    async def _retire(self, old: Server) -> None:
        if old.working:
            await self._drained(old)
        for request in await old.close():
            self._hand_over(request)

    async def close(self) -> list[Request]:
        """End them all; the requests that have no answer are handed back."""
        await self.stop()
        going = list(self._going.items())
        for _, task in going:
            task.cancel()
        if going:
            await asyncio.wait([task for _, task in going])
        ends = await asyncio.gather(*(old.close() for old, _ in going))
        return [request for left in ends for request in left]


async def _pinned(old: Server, work: Awaitable[_T]) -> _T:
    """Do something while a model stays where it is."""
    if not isinstance(old, Resident):
        return await work
    old.pin(_OWNER)
    try:
        return await work
    finally:
        old.unpin(_OWNER)
