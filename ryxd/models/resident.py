"""One tier's model: loaded when first needed, restarted when it dies, given up when that does not help."""

import asyncio
import logging
import time
from collections.abc import Callable, Coroutine
from typing import Literal

from ryxd.core.model import Tier
from ryxd.models import frames
from ryxd.models.process import PROGRAM, Process
from ryxd.models.request import Request
from ryxd.models.spec import Limits, ModelSpec, Stamp, check, stamp
from ryxd.wire.commands import ModelInfo
from ryxd.wire.errors import ModelError
from ryxd.wire.events import ModelLoaded, ModelLoading

log = logging.getLogger(__name__)

State = Literal["stopped", "loading", "ready", "failed"]
OnChange = Callable[[ModelLoading | ModelLoaded], None]

_PROGRESS = 0.05
"""Progress of a load is told when it has grown by this."""


async def _surely(work: Coroutine[None, None, str]) -> str:
    """Await what a cancellation must not leave half done: a process that is not yet gone."""
    task = asyncio.create_task(work)
    try:
        return await asyncio.shield(task)
    except asyncio.CancelledError:
        await asyncio.wait([task])
        raise


class Resident:
    """The model of one tier. INVARIANT: only the keeper, its one task, starts processes and moves the state."""

    def __init__(
        self,
        tier: Tier,
        spec: ModelSpec,
        *,
        limits: Limits,
        on_change: OnChange,
        program: tuple[str, ...] = PROGRAM,
    ) -> None:
        self.tier = tier
        self.spec = spec
        self._limits = limits
        self._on_change = on_change
        self._program = program
        self._state: State = "stopped"
        self._keeper: asyncio.Task[None] | None = None
        self._process: Process | None = None
        self._alarm: asyncio.Timeout | None = None
        self._requests: dict[int, Request] = {}
        self._name = spec.path.name
        self._progress = 0.0
        self._error: str | None = None
        self._stamp: Stamp | None = None
        self._deaths = 0
        """In a row, without an answer between them."""
        self._useful = False
        """Whether the worker that lives now has answered anything."""
        self._loaded = False
        self._restarts = 0
        """Loads after the first."""

    # --- what the pool asks

    @property
    def failed(self) -> bool:
        """Whether it was given up, and its file is still the one it was given up for."""
        return self._state == "failed" and stamp(self.spec.path) == self._stamp

    def current(self, spec: ModelSpec | None) -> bool:
        """Whether a reload with this spec would change nothing: same settings, same file, not given up."""
        unchanged = self._state == "stopped" or stamp(self.spec.path) == self._stamp
        return spec == self.spec and unchanged and self._state != "failed"

    def info(self) -> ModelInfo:
        """What a person sees of it."""
        return ModelInfo(
            tier=self.tier,
            state="busy" if self._state == "ready" and self._requests else self._state,
            path=str(self.spec.path),
            pid=self._process.pid if self._process else None,
            progress=self._progress,
            error=self._error,
            restarts=self._restarts,
        )

    def wake(self) -> None:
        """Begin to load, unless it is loaded, or loading, or was given up."""
        if self.failed or (self._keeper and not self._keeper.done()):
            return
        self._state = "loading"
        self._keeper = asyncio.create_task(self._keep(), name=f"model {self.tier}")

    def put(self, request: Request) -> None:
        """Have a request answered, loading first if needed.

        Raises ModelError when the model was given up, or the request is too large.
        """
        if self.failed:
            raise ModelError(self._error)
        packed = request.packed()
        self._requests[request.id] = request
        self.wake()
        if self._process and self._state == "ready":
            self._process.send(packed)
            self._watch()

    def drop(self, request: Request) -> None:
        """Nobody waits for it any more: the worker stops before its next step."""
        if self._requests.pop(request.id, None) and self._process and self._state == "ready":
            self._process.send(frames.pack(frames.Cancel(request.id)))
            self._watch()

    async def close(self) -> list[Request]:
        """End the process; the requests that have no answer are handed back."""
        if self._keeper:
            self._keeper.cancel()
            await asyncio.wait([self._keeper])
        left = list(self._requests.values())
        self._requests.clear()
        self._state = "stopped"
        return left

    # --- the keeper

    async def _keep(self) -> None:
        self._deaths = 0
        self._error = None
        try:
            while await self._live():
                pass
        except ModelError as error:
            self._give_up(str(error))
        except Exception as error:
            # ours, but the requests must not wait for a keeper that is gone
            log.exception("the keeper of the %s model", self.tier)
            self._give_up(f"{self.spec.path}: {error!r}, a mistake of ryx; its log has more")

    async def _live(self) -> bool:
        """One worker from its start to its end; whether another one should follow. Raises ModelError."""
        self._state, self._progress, self._useful = "loading", 0.0, False
        self._stamp = stamp(self.spec.path)
        await asyncio.to_thread(check, self.spec.path)
        try:
            process = await Process.start(self._program)
        except OSError as error:
            raise ModelError(f"no process for {self.spec.path} can be started: {error}") from error
        how, loaded = "", False
        try:
            self._process = process
            async with asyncio.timeout(self._limits.load) as self._alarm:
                loaded = await self._load(process)
                if loaded:
                    await self._serve(process)
        except TimeoutError:
            limit = self._limits.step if loaded else self._limits.load
            process.kill(f"it gave no sign of life for {limit:g} s")
        finally:
            self._process = self._alarm = None
            self._state = "loading" if self._requests or not loaded else "stopped"
            how = await _surely(process.end(self._limits.end))
        return await self._mourn(how, loaded=loaded)

    async def _load(self, process: Process) -> bool:
        """Wait for the model; False when the worker died over it. Raises ModelError."""
        begun = time.monotonic()
        path, spec = self.spec.path, self.spec
        load = frames.Load(str(path.absolute()), spec.context, spec.threads, spec.gpu_layers)
        process.send(frames.pack(load))
        told = 0.0
        self._on_change(ModelLoading(tier=self.tier, model=self._name))
        while (message := await process.receive()) is not None:
            self._watch()
            match message:
                case frames.Progress(value):
                    self._progress = value
                    if value - told >= _PROGRESS:
                        told = value
                        self._on_change(ModelLoading(tier=self.tier, model=self._name, progress=value))
                case frames.Failed(error):
                    raise ModelError(
                        f"{path} can't be loaded: {error}."
                        " If it was downloaded or copied, do that again; or name another file in config.toml"
                    )
                case frames.Ready(model):
                    took = time.monotonic() - begun
                    self._restarts += self._loaded
                    self._loaded = True
                    self._name, self._state, self._progress = model, "ready", 1.0
                    log.info("loaded %s in %.1f s", model, took)
                    self._on_change(ModelLoaded(tier=self.tier, model=model, milliseconds=round(took * 1000)))
                    return True
                case _:
                    process.kill(f"it sent {type(message).__name__} before it was ready")
        return False

    async def _serve(self, process: Process) -> None:
        """Pass requests and answers until the worker is gone."""
        for request in self._requests.values():
            process.send(request.packed())
        self._watch()
        while (message := await process.receive()) is not None:
            self._hear(message)
            self._watch()

    def _hear(self, message: frames.Message) -> None:
        if isinstance(message, frames.Texts):
            for number, text, thought in message.pieces:
                self._tell(number, text, thought=thought)
            return
        request = self._requests.get(getattr(message, "id", 0))
        if request is None:
            return  # cancelled meanwhile
        match message:
            case frames.Begun():
                request.begun = True
            case frames.Answered():
                self._requests.pop(request.id)
                self._deaths, self._useful = 0, True
                request.succeed(message, model=self._name, tier=self.tier)
            case frames.Unanswered():
                self._requests.pop(request.id)
                self._deaths, self._useful = 0, True
                request.refuse(message, model=self._name)
            case _:
                pass

    def _tell(self, number: int, text: str, *, thought: bool) -> None:
        request = self._requests.get(number)
        if request is None:
            return  # cancelled meanwhile
        try:
            request.tell(text, thought=thought)
        except Exception as error:
            # the listener's mistake is its caller's to see, not the other requests'
            request.fail(error)
            self.drop(request)

    def _watch(self) -> None:
        """Something was heard, or asked: begin to count the silence again."""
        if self._alarm is None or self._alarm.expired():
            return
        now = asyncio.get_running_loop().time()
        if self._state == "loading":
            self._alarm.reschedule(now + self._limits.load)
        else:
            self._alarm.reschedule(now + self._limits.step if self._requests else None)

    async def _mourn(self, how: str, *, loaded: bool) -> bool:
        """The worker died: whether to start another, after a pause. Raises ModelError when it died too often."""
        log.warning("the %s model's process: %s", self.tier, how)
        if loaded and not self._requests:
            return False  # the next request starts it
        # a request that came just after an idle, proven worker had died is not to blame
        guilty = not self._useful or any(request.begun for request in self._requests.values())
        self._deaths += guilty
        for request in self._requests.values():
            request.again()
        most = max([self._deaths, *(request.deaths for request in self._requests.values())])
        if most >= self._limits.deaths:
            what = "while it answered" if loaded else "while it was loaded"
            raise ModelError(
                f"{self.spec.path} was given up: its process died {most} times in a row {what}, last: {how}."
                " Free memory, or name another model in config.toml; then: ryxctl reload"
            )
        if guilty:
            await asyncio.sleep(self._limits.pause(self._deaths))
        return True

    def _give_up(self, why: str) -> None:
        self._state, self._error = "failed", why
        log.error("%s", why)
        for request in self._requests.values():
            request.fail(ModelError(why))
        self._requests.clear()
        self._on_change(ModelLoaded(tier=self.tier, model=self._name, error=why))
