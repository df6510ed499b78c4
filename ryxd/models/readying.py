"""Makes models ready for what is about to be asked: while the user types, not once they have (spec A11)."""

import asyncio
import contextlib
import logging
import os
import time
from collections.abc import Awaitable, Callable
from dataclasses import dataclass
from pathlib import Path
from typing import Protocol

from ryxd.core.model import Completion, ContextFull, Message, Prompt, Tier
from ryxd.models.memory import Machine
from ryxd.models.residence import Residence
from ryxd.wire.commands import ModelInfo
from ryxd.wire.errors import RyxError

log = logging.getLogger(__name__)

WARM = 60.0
"""Seconds after an answer in which the model's instructions are surely still in its memory."""
PIECE = 64 << 20
"""Bytes that the kernel is told of at a time: of one large range it takes only the beginning (readahead(2))."""


class Models(Protocol):
    """What it makes ready (models.pool.Pool)."""

    residence: Residence

    @property
    def spare(self) -> int:
        """Bytes of memory left to everything else."""
        ...

    def info(self) -> tuple[ModelInfo, ...]:
        """One entry a tier."""
        ...

    async def complete(self, tier: Tier, prompt: Prompt) -> Completion:
        """Decode an answer."""
        ...


@dataclass(frozen=True)
class _Seen:
    """The first message of a prompt, how much of it all of that agent's have, and when it was asked."""

    first: Message
    fixed: int
    at: float


class Readying:
    """One a pool."""

    def __init__(self, models: Models, machine: Machine) -> None:
        self._models = models
        self._machine = machine
        self._seen: dict[Tier, _Seen] = {}
        self._working = asyncio.Lock()

    def saw(self, tier: Tier, prompt: Prompt) -> None:
        """Remember what the last prompt of a tier began with."""
        first = prompt.messages[0] if prompt.messages else None
        if first is not None and first.role == "system":
            self._seen[tier] = _Seen(first, prompt.fixed, time.monotonic())

    async def begin(self, likely: Callable[[], Awaitable[bool]]) -> None:
        """Make ready what the next request will need; `likely` says whether that may be the large model."""
        await self.small()
        if await likely():
            await self.read_ahead(Tier.LARGE)

    async def small(self) -> None:
        """Load the small tier's model, and have it read what the last prompt began with, unless it just has."""
        seen = self._seen.get(Tier.SMALL)
        fresh = seen is not None and time.monotonic() - seen.at < WARM
        if self._working.locked() or (fresh and self._state(Tier.SMALL) in {"ready", "busy"}):
            return
        # as it was: what comes behind the fixed part is read anew, but may be the same, too
        begin = (seen.first,) if seen is not None else ()
        prompt = Prompt(
            (*begin, Message("user", "")), max_tokens=1, interactive=False, fixed=seen.fixed if seen else 0
        )
        async with self._working:
            with contextlib.suppress(RyxError, ContextFull):  # who asks is told
                await self._models.complete(Tier.SMALL, prompt)

    async def read_ahead(self, tier: Tier) -> bool:
        """Have the kernel read a tier's file, where it is not loaded and there is room for it; whether it does."""
        info = next((each for each in self._models.info() if each.tier == tier), None)
        if info is None or info.state != "stopped" or self._models.residence.most is not Tier.LARGE:
            return False
        size, path = info.size or 0, info.path
        if not path or not size or (await self._machine.measure()).room(self._models.spare).ram < size:
            return False
        log.info("reading %s ahead", info.name)
        await asyncio.to_thread(_read, Path(path), size)
        return True

    def _state(self, tier: Tier) -> str:
        return next((each.state for each in self._models.info() if each.tier == tier), "")


def _read(path: Path, size: int) -> None:
    """Tell the kernel that a file will be needed; it reads beside us. posix_fadvise(2)."""
    with contextlib.suppress(OSError):
        number = os.open(path, os.O_RDONLY | os.O_CLOEXEC)
        try:
            for start in range(0, size, PIECE):
                os.posix_fadvise(number, start, PIECE, os.POSIX_FADV_WILLNEED)
        finally:
            os.close(number)
