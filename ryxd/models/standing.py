"""Where one model stands: its state, what it is used for and by whom, how it was loaded."""

import asyncio
import logging
import shutil
import time
from typing import Literal

from ryxd.core.model import Tier
from ryxd.models import frames
from ryxd.models.request import Request
from ryxd.models.spec import ModelSpec, Stamp, stamp
from ryxd.models.tuning import Tuned
from ryxd.models.usage import IDLE, Usage
from ryxd.wire.commands import ModelInfo
from ryxd.wire.errors import ModelError

log = logging.getLogger(__name__)

State = Literal["stopped", "loading", "ready", "unloading", "failed"]

_UNKNOWN = frames.Ready("", 0, 0, 0, template=False)


class Standing:
    """What the pool and people see of a model. INVARIANT: only the keeper of a Resident moves the state.

    `stopped → loading → ready → unloading → stopped`; `busy` is ready with requests; `failed` until its file,
    or the configuration, changes.
    """

    def __init__(self, serves: tuple[Tier, ...], spec: ModelSpec) -> None:
        """`serves`: the tiers that name it; events are about the first."""
        self.serves = serves
        self.spec: ModelSpec = spec
        idle = (0.0 if Tier.SMALL in serves else IDLE) if spec.idle is None else spec.idle
        self.usage = Usage(idle, pinned=spec.pin)
        self.ready: frames.Ready | None = None
        """What its process said when it was last loaded."""
        self.tuned: Tuned | None = None
        """How it is loaded; None before room was made for it."""
        self.reload: float | None = None
        """Seconds that its last load took."""
        self._state: State = "stopped"
        self._pid: int | None = None
        self._requests: dict[int, Request] = {}
        self._waiters: list[asyncio.Future[None]] = []
        self._emptied = asyncio.Event()
        self._name = spec.path.name
        self._progress = 0.0
        self._error: str | None = None
        self._why = ""
        """Why it is stopped."""
        self._stamp: Stamp | None = None
        self._restarts = 0
        """Loads that a death made necessary."""

    @property
    def tier(self) -> Tier:
        """The tier that it stands for in events and logs."""
        return self.serves[0]

    @property
    def failed(self) -> bool:
        """Whether it was given up, and its file is still the one it was given up for."""
        return self._state == "failed" and stamp(self.spec.path) == self._stamp

    @property
    def state(self) -> State:
        """Where it is in its life."""
        return self._state

    @property
    def working(self) -> bool:
        """Whether it is loaded."""
        return self._state == "ready"

    @property
    def busy(self) -> bool:
        """Whether somebody waits for an answer."""
        return bool(self._requests)

    @property
    def owners(self) -> frozenset[str]:
        """Who does."""
        return frozenset(request.owner for request in self._requests.values())

    @property
    def pid(self) -> int | None:
        """The id of its process."""
        return self._pid

    def current(self) -> bool:
        """Whether a reload with the same settings would change nothing: same file, not given up."""
        return (self._state == "stopped" or stamp(self.spec.path) == self._stamp) and self._state != "failed"

    def info(self) -> ModelInfo:
        """What a person sees of it, but what it takes of the memory."""
        ready, loaded = self.ready or _UNKNOWN, self._state == "ready"
        begun = sum(request.begun for request in self._requests.values())
        ends = self.usage.ends if loaded and not self._requests else None
        chosen = self.tuned.why if self.tuned and loaded else ()
        return ModelInfo(
            tier=self.tier,
            state="busy" if loaded and self._requests else self._state,
            name=self._name,
            serves=tuple(self.serves),
            path=str(self.spec.path),
            pid=self.pid,
            progress=self._progress,
            error=self._error,
            restarts=self._restarts,
            vram=ready.vram if loaded else 0,
            device=ready.device if loaded else "",
            layers=ready.layers,
            gpu_layers=ready.gpu_layers if loaded else 0,
            context=ready.context,
            cells=ready.cells,
            sequences=ready.sequences if loaded else 0,
            kv=ready.kv if loaded else "",
            threads=ready.threads,
            active=begun,
            waiting=len(self._requests) - begun,
            pinned=self.spec.pin,
            until=None if ends is None else round((time.time() + ends - time.monotonic()) * 1000),
            why=tuple(filter(None, (*chosen, self._why))),
        )

    async def drained(self) -> None:
        """Wait until no request is left in it."""
        if self._requests:
            await self._emptied.wait()

    async def _settling(self) -> None:
        """Wait for the next load to have ended. Raises ModelError when it failed."""
        waiter = asyncio.get_running_loop().create_future()
        self._waiters.append(waiter)
        await waiter

    def _settle(self, error: ModelError | None = None) -> None:
        """Tell those who wait for it to be loaded."""
        for waiter in self._waiters:
            if waiter.done():
                continue
            if error:
                waiter.set_exception(type(error)(str(error)))
            else:
                waiter.set_result(None)
        self._waiters.clear()


def lowered(spec: ModelSpec) -> tuple[str, ...]:
    """What to write before a command so that it reads from disk with a lower priority."""
    if not spec.io:
        return ()
    if not shutil.which("ionice"):
        log.warning("ionice is not installed, so models read at the daemon's priority; install util-linux")
        return ()
    return ("ionice", *(("-c3",) if spec.io == "idle" else ("-c2", "-n7")))
