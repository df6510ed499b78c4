"""Lets models into memory, one after the other: measures, has others unloaded, waits until that is back."""

import asyncio
import logging
from collections.abc import Callable, Iterable, Sequence
from pathlib import Path

from ryxd.core.model import Tier
from ryxd.models import gguf
from ryxd.models.memory import Machine
from ryxd.models.residency import Held, Room, Verdict, decide, gib, relieve
from ryxd.models.resident import Resident
from ryxd.models.spec import ModelSpec, Stamp, stamp
from ryxd.models.tuning import Tuned, options
from ryxd.wire.errors import Busy, NoRoom

log = logging.getLogger(__name__)

SPARE = 512 << 20
"""Bytes of memory, and of each graphics card, that are left to everything else."""
_HELP = "close something, set a smaller context in config.toml, or choose a smaller model (ryxctl models)"
_ROUNDS = 4
"""How often memory is measured again after somebody was unloaded, or had become busy meanwhile."""
_BACK = (0.05, 0.1, 0.2, 0.4, 0.8, 1.6)
"""Seconds between looks at a graphics card whose memory should be free by now."""
_DISK = 500e6
"""Bytes a second of a load that was never measured."""


class Admission:
    """The door to memory. INVARIANT: one model at a time is let in, so nobody counts on the same bytes twice."""

    def __init__(self, residents: Callable[[], Iterable[Resident]], machine: Machine, spare: int) -> None:
        """`residents`: all that may have a process."""
        self._residents = residents
        self._machine = machine
        self.spare = spare
        self._door = asyncio.Lock()
        self._headers: dict[Path, tuple[Stamp | None, gguf.Header]] = {}

    async def admit(self, who: Resident) -> Tuned:
        """Make room for a model, and say how to load it. Raises NoRoom, ModelError for a file that is none."""
        async with self._door:
            for _ in range(_ROUNDS):
                tuned, verdict = await self._plan(who)
                if not verdict.fits:
                    raise NoRoom(f"{who.spec.path.name} does not fit now: {verdict.why}; {_HELP}")
                if not verdict.unload:
                    log.info("%s is let in: %s", who.spec.path.name, "; ".join(tuned.why))
                    return tuned
                await self._unload(verdict.unload, f"unloaded to make room for {who.spec.path.name}")
            raise NoRoom(f"{who.spec.path.name} does not fit now: what was unloaded for it is not free; {_HELP}")

    async def fits(self, who: Resident) -> bool:
        """Whether it could be let in now."""
        async with self._door:
            return (await self._plan(who))[1].fits

    async def relieve(self) -> int:
        """Memory is short: unload one idle model, if there is one. The bytes that it had."""
        async with self._door:
            victim = relieve(self._held(frozenset(), None))
            if victim is None:
                return 0
            return await self.unload(self._named()[victim], "unloaded, for memory had become short")

    async def unload(self, one: Resident, why: str) -> int:
        """Unload a model that is not busy, and wait until its memory is back; how much that was. Raises Busy."""
        gives = self._gives(one)
        before = (await self._machine.measure()).room(0).vram if gives.vram else 0
        await one.unload(why)
        if gives.vram:
            for pause in _BACK:  # the driver frees it a while after the process has ended, and tells nobody
                if (await self._machine.measure()).room(0).vram >= before + gives.vram * 0.9:
                    break
                await asyncio.sleep(pause)
        return gives.ram + gives.vram

    def memory(self, one: Resident) -> int:
        """Bytes of RAM that it has now."""
        return self._machine.process(one.pid).resident if one.pid else 0

    async def header(self, spec: ModelSpec) -> gguf.Header:
        """The header of a model's file, read again when the file has changed. Raises ModelError."""
        now = stamp(spec.path)
        known = self._headers.get(spec.path)
        if known is None or known[0] != now:
            known = self._headers[spec.path] = (now, await asyncio.to_thread(gguf.read, spec.path))
        return known[1]

    # --- the plan

    async def _plan(self, who: Resident) -> tuple[Tuned, Verdict]:
        """The best way to load it that fits, and who has to go for that."""
        header = await self.header(who.spec)
        pids = [one.pid for one in self._residents() if one.pid]
        free = (await self._machine.measure(pids)).room(self.spare)
        free = sum((self._coming(one) for one in self._residents() if one is not who), free)
        held = self._held(who.owners, who)
        most = sum((one.gives for one in held if not (one.busy or one.pinned or one.resident)), free)
        tier = min(who.serves, key=list(Tier).index)
        return choose(options(who.spec, tier, header, most), free, held)

    def _coming(self, one: Resident) -> Room:
        """What a model that is being loaded will still take, as a negative number."""
        if one.state != "loading" or one.tuned is None:
            return Room()
        need = one.tuned.need
        return Room(min(self.memory(one) - need.ram, 0), -need.vram)

    def _gives(self, one: Resident) -> Room:
        return Room(self.memory(one), one.ready.vram if one.ready else 0)

    def _held(self, owners: frozenset[str], without: Resident | None) -> list[Held]:
        return [
            Held(
                name=name,
                gives=self._gives(one),
                reload=one.reload if one.reload is not None else 1 + self._gives(one).ram / _DISK,
                idle=one.usage.idle,
                busy=one.busy or one.state != "ready",
                pinned=one.spec.pin or one.usage.needed(without=owners),
                resident=Tier.SMALL in one.serves,
            )
            for name, one in self._named().items()
            if one is not without and one.pid
        ]

    def _named(self) -> dict[str, Resident]:
        """Each model under a name that no other has; a reload may have one file twice."""
        named: dict[str, Resident] = {}
        for one in self._residents():
            file = one.spec.path.name
            named[file if file not in named else f"{file} ({len(named)})"] = one
        return named

    async def _unload(self, names: Sequence[str], why: str) -> None:
        named = self._named()
        for name in names:
            try:
                gone = await self.unload(named[name], why)
            except Busy:
                continue  # since we looked: look again
            log.info("%s: %s are free again", name, gib(gone))


def choose(groups: Sequence[Sequence[Tuned]], free: Room, held: Sequence[Held]) -> tuple[Tuned, Verdict]:
    """The best way to load a model, and who has to go; of all that do not fit, the most modest one says why."""
    for group in groups:
        for patient in (True, False):
            for tuned in group:
                verdict = decide(tuned.need, free, () if patient else held, residents=False)
                if verdict.fits:
                    return tuned, verdict
    for group in groups:
        for tuned in group:
            verdict = decide(tuned.need, free, held)
            if verdict.fits:
                return tuned, verdict
    tuned = min((tuned for group in groups for tuned in group), key=lambda one: (one.need.vram, one.need.ram))
    return tuned, decide(tuned.need, free, held)
