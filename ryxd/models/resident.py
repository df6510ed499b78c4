"""One model and its process: loaded when needed, restarted when it dies, given up when that does not help."""

import asyncio
import logging
import time
from collections.abc import Awaitable, Callable, Coroutine
from dataclasses import replace
from pathlib import Path

from ryxd.core.model import Tier
from ryxd.models import frames
from ryxd.models.identity import identity
from ryxd.models.inquest import Inquest
from ryxd.models.process import PROGRAM, Process
from ryxd.models.request import Request
from ryxd.models.serving import OnChange
from ryxd.models.spec import Limits, ModelSpec, check, stamp
from ryxd.models.standing import Standing, lowered
from ryxd.models.suspects import next_to_run
from ryxd.models.tuning import Tuned
from ryxd.wire.errors import Busy, ModelError, NoRoom
from ryxd.wire.events import ModelLoaded, ModelLoading

log = logging.getLogger(__name__)

Admit = Callable[["Resident"], Awaitable[Tuned]]
"""Makes room for a model and says how to load it. Raises NoRoom, ModelError."""

_PROGRESS = 0.05
"""Progress of a load is told when it has grown by this."""
_NOISE = 10_000
"""Messages in a row that nobody asked for, after which a worker counts as gone wrong."""
_OOM = {Tier.SMALL: 30, Tier.MEDIUM: 50, Tier.LARGE: 70}
"""When memory runs out: the largest first, and any of them before the daemon."""


async def _surely(work: Coroutine[None, None, str]) -> str:
    """Await what a cancellation must not leave half done: a process that is not yet gone."""
    task = asyncio.create_task(work)
    try:
        return await asyncio.shield(task)
    except asyncio.CancelledError:
        await asyncio.wait([task])
        raise


class Resident(Standing):
    """A model file and its process. INVARIANT: only its task, the keeper, starts processes and moves the state."""

    def __init__(
        self,
        serves: tuple[Tier, ...],
        spec: ModelSpec,
        *,
        admit: Admit,
        store: Path | None,
        limits: Limits,
        on_change: OnChange,
        program: tuple[str, ...] = PROGRAM,
    ) -> None:
        super().__init__(serves, spec)
        self._admit = admit
        self._store = store
        self._limits = limits
        self._on_change = on_change
        self._program = (*lowered(spec), *program)
        self._keeper: asyncio.Task[None] | None = None
        self._closed = False
        self._process: Process | None = None
        self._alarm: asyncio.Timeout | None = None
        self._inquest = Inquest(spec.path, limits)
        self._noise = 0
        """Messages that nobody asked for, since it was last given a request."""
        self._loaded = False
        """Whether it was, and nobody meant it to end."""

    # --- what the pool asks

    @property
    def on_card(self) -> bool:
        """Whether a graphics card computes it, or a part of it."""
        return self.tuned is not None and self.tuned.need.vram > 0

    def wake(self) -> None:
        """Begin to load, unless it is loaded, or loading, or was given up."""
        if self._closed or self.failed or (self._keeper and not self._keeper.done()):
            return
        self._state = "loading"
        self._keeper = asyncio.create_task(self._keep(), name=f"model {self.tier}")
        self._keeper.add_done_callback(self._kept)

    def put(self, request: Request) -> None:
        """Have a request answered, loading first if needed.

        Raises ModelError when the model was given up, or the request is too large.
        """
        if self.failed or self._closed:
            raise ModelError(self._error or f"{self._name} is being replaced; ask again")
        request.packed()
        self._requests[request.id] = request
        self._emptied.clear()
        self.wake()
        self._send()

    def drop(self, request: Request) -> None:
        """Nobody waits for it any more: the worker stops before its next step."""
        if self._requests.pop(request.id, None) and request.sent and self._process and self._state == "ready":
            self._process.send(frames.pack(frames.Cancel(request.id)))
        self._watch()
        self._send()

    def reside(self, idle: float | None) -> None:
        """Have it go after so many seconds without use at the latest; None: as it is configured."""
        self.usage.cap = idle
        self._watch()

    def pin(self, owner: str) -> None:
        """A run needs it to stay, until `unpin`."""
        self.usage.pin(owner)
        self._watch()

    def unpin(self, owner: str) -> None:
        """The run does so no more."""
        self.usage.unpin(owner)
        self._watch()

    async def settled(self) -> None:
        """Wake it, and wait until it is loaded. Raises ModelError saying why it is not."""
        if self.failed:
            raise ModelError(self._error)
        if self._state != "ready":
            self.wake()
            await self._settling()

    async def unload(self, why: str, *, force: bool = False) -> list[Request]:
        """End the process, and wait until it has; the next request loads it again.

        Raises Busy when it has requests. With `force`, they are handed back.
        """
        if self._requests and not force:
            raise Busy(f"the {self.tier} model is busy with {len(self._requests)} requests")
        left = list(self._requests.values())
        self._requests.clear()
        if self._keeper and not self._keeper.done():
            self._why, self._loaded = why, False
            log.info("%s: %s", self._name, why)
            self._keeper.cancel()
            await asyncio.wait([self._keeper])
        return left

    async def close(self) -> list[Request]:
        """End the process for good; the requests that have no answer are handed back."""
        self._closed = True
        return await self.unload("it is needed no more", force=True)

    # --- the keeper

    async def _keep(self) -> None:
        self._inquest.forget()
        self._error = None
        try:
            while await self._live():
                pass
        except NoRoom as error:
            self._turn_away(error)
        except ModelError as error:
            self._give_up(str(error))
        except Exception as error:
            # ours, but the requests must not wait for a keeper that is gone
            log.exception("the keeper of the %s model", self.tier)
            self._give_up(f"{self.spec.path}: {error!r}, a mistake of ryx; its log has more")
        finally:
            if self._state != "failed":
                self._state = "stopped"

    def _kept(self, keeper: asyncio.Task[None]) -> None:
        """The keeper has ended. Who came while the process did has to be served all the same."""
        if keeper is not self._keeper:
            return  # somebody has begun to load it again
        self._settle(ModelError(f"{self.spec.path.name}: {self._why or 'it was unloaded'}"))
        if self._requests:
            self.wake()

    async def _live(self) -> bool:
        """One worker from its start to its end; whether another one should follow. Raises ModelError."""
        self._state, self._progress, self.tuned = "loading", 0.0, None
        found = stamp(self.spec.path)
        self._inquest.starts(same=found == self._stamp)
        self._stamp = found
        await asyncio.to_thread(check, self.spec.path)
        self.tuned = await self._admit(self)
        try:
            process = await Process.start(self._program)
        except OSError as error:
            raise ModelError(f"no process for {self.spec.path} can be started: {error}") from error
        how, loaded = "", False
        try:
            self._process, self._pid = process, process.pid
            async with asyncio.timeout(self._limits.load) as self._alarm:
                loaded = await self._load(process)
                if loaded:
                    await self._serve(process)
        except TimeoutError:
            if loaded and not self._requests:
                self._why, self._loaded = f"unloaded after {self.usage.idle:.0f} s without use", False
                return False
            limit = self._limits.silence if loaded else self._limits.load
            process.abort(f"it gave no sign of life for {limit:g} s")
        finally:
            self._process = self._pid = self._alarm = None
            self._state = "unloading"
            how = await _surely(process.end(self._limits.end))
            self._state = "loading" if self._requests or not loaded else "stopped"
        return await self._mourn(how, loaded=loaded)

    async def _load(self, process: Process) -> bool:
        """Wait for the model; False when the worker died over it. Raises ModelError."""
        begun = time.monotonic()
        path = self.spec.path
        load = replace(
            self.tuned.load if self.tuned else frames.Load(str(path.absolute())),
            store=str(self._store or ""),
            identity=await self._identity(),
            oom=_OOM[self.tier],
            nice=self.spec.nice,
            step=self._limits.step,
            cold=max(self._limits.step, self._limits.load),
        )
        process.send(frames.pack(load))
        told = 0.0
        self._on_change(ModelLoading(tier=self.tier, model=self._name))
        while (message := await process.receive()) is not None:
            match message:
                case frames.Progress(value):
                    if value > self._progress:
                        self._watch()  # only getting further is a sign of life
                    self._progress = value
                    if value - told >= _PROGRESS:
                        told = value
                        self._on_change(ModelLoading(tier=self.tier, model=self._name, progress=value))
                case frames.Failed(error, memory=True):
                    do = "free some (ryxctl models free), or give it a smaller context in config.toml"
                    raise NoRoom(f"{path.name} does not fit into memory: {error}; {do}")
                case frames.Failed(error):
                    raise ModelError(
                        f"{path} can't be loaded: {error}."
                        " If it was downloaded or copied, do that again; or name another file in config.toml"
                    )
                case frames.Ready(model):
                    self.ready, self._why = message, ""
                    self.reload = took = time.monotonic() - begun
                    self._restarts += self._loaded
                    self._loaded = True
                    self._name, self._state, self._progress = model, "ready", 1.0
                    log.info("loaded %s in %.1f s", model, took)
                    self.usage.touch()
                    self._settle()
                    self._on_change(ModelLoaded(tier=self.tier, model=model, milliseconds=round(took * 1000)))
                    return True
                case _:
                    process.kill(f"it sent {type(message).__name__} before it was ready")
        return False

    async def _identity(self) -> str:
        """Under which name its worker keeps what it computes of agents' instructions; empty when it does not."""
        if self._store is None:
            return ""
        try:
            return await asyncio.to_thread(identity, self.spec.path)
        except OSError as error:
            log.warning("%s: %s; nothing of it is kept for the next start", self.spec.path, error)
            return ""

    async def _serve(self, process: Process) -> None:
        """Pass requests and answers until the worker is gone."""
        self._watch()
        self._send()
        while (message := await process.receive()) is not None:
            self._hear(message)
            self._watch()
            self._send()

    def _send(self) -> None:
        """Give the worker what it may work on now."""
        if self._process is None or self._state != "ready":
            return
        for request in next_to_run(self._requests.values()):
            request.sent = True
            self._noise = 0
            self._process.send(request.packed())
            self._watch()

    def _hear(self, message: frames.Message) -> None:
        if isinstance(message, frames.Texts):
            for number, text, thought in message.pieces:
                self._tell(number, text, thought=thought)
            return
        request = self._requests.get(getattr(message, "id", 0))
        if request is None:
            self._suffer()
            return
        match message:
            case frames.Begun():
                request.begun = True
                self._inquest.begins()
            case frames.Answered():
                self._requests.pop(request.id)
                self._inquest.answers()
                calibration = self.tuned.calibration if self.tuned else None
                version = self.tuned.version if self.tuned else ""
                request.succeed(message, model=self._name, version=version, calibration=calibration)
            case frames.Unanswered():
                self._requests.pop(request.id)
                self._inquest.answers()
                request.refuse(message, model=self._name)
            case _:
                pass

    def _suffer(self) -> None:
        """What it said is for a request that was cancelled meanwhile. But that must end."""
        self._noise += 1
        if self._noise > _NOISE and self._process:
            self._process.kill("it talks without end, and nobody asked")

    def _tell(self, number: int, text: str, *, thought: bool) -> None:
        request = self._requests.get(number)
        if request is None:
            self._suffer()
            return
        if request.overflows and self._process:
            self._process.kill("it wrote far more than it was asked for")
            return
        try:
            request.tell(text, thought=thought)
        except Exception as error:
            # the listener's mistake is its caller's to see, not the other requests'
            request.fail(error)
            self.drop(request)

    def _watch(self) -> None:
        """Something was heard, or asked: begin to count the silence again, or the time without use."""
        if self._requests or not self._emptied.is_set():
            self.usage.touch()
        if not self._requests:
            self._emptied.set()
        if self._alarm is None or self._alarm.expired():
            return
        now = asyncio.get_running_loop().time()
        if self._state == "loading":
            self._alarm.reschedule(now + self._limits.load)
        elif self._requests:
            self._alarm.reschedule(now + self._limits.silence)
        else:
            self._alarm.reschedule(self.usage.ends)

    async def _mourn(self, how: str, *, loaded: bool) -> bool:
        """The worker died: whether to start another, after a pause. Raises ModelError when it died too often."""
        log.warning("the %s model's process: %s", self.tier, how)
        if loaded and not self._requests:
            return False  # the next request starts it
        pause = self._inquest.died(self._requests, how, loaded=loaded)
        if loaded and not self._requests:
            return False  # the only one was to blame
        await asyncio.sleep(pause)
        return True

    def _give_up(self, why: str) -> None:
        self._state, self._error = "failed", why
        log.error("%s", why)
        self._refuse_all(ModelError(why))
        self._on_change(ModelLoaded(tier=self.tier, model=self._name, error=why))

    def _turn_away(self, error: NoRoom) -> None:
        """There is no memory for it now. That may change, so the next request tries again."""
        self._why = str(error)
        log.warning("%s", error)
        self._refuse_all(error)

    def _refuse_all(self, error: ModelError) -> None:
        for request in self._requests.values():
            request.fail(type(error)(str(error)))
        self._requests.clear()
        self._watch()
        self._settle(error)
