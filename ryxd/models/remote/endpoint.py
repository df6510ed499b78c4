"""A model that an OpenAI-compatible endpoint has: reached when first needed, tried again after a rest.

It is a models.serving.Server, as a Resident is: the pool does not see where a model runs.
"""

import asyncio
import logging
import time
from importlib import import_module
from typing import TYPE_CHECKING, Literal

from ryxd.core import keys
from ryxd.core.model import Completion, Tier
from ryxd.models.remote.asking import Asking, Reached, Retries
from ryxd.models.remote.failure import Transient
from ryxd.models.remote.manners import Manners
from ryxd.models.remote.probe import Facts, probe
from ryxd.models.remote.spec import Patience, RemoteSpec
from ryxd.models.remote.turns import Turns
from ryxd.models.request import Request
from ryxd.models.serving import OnChange
from ryxd.wire.commands import ModelInfo
from ryxd.wire.errors import ModelError, Overloaded
from ryxd.wire.events import ModelLoaded, ModelLoading

if TYPE_CHECKING:
    from ryxd.models.remote.line import Line

log = logging.getLogger(__name__)

State = Literal["stopped", "loading", "ready", "failed"]

_MOST = 64
"""Requests that wait or are answered; more than that are refused."""


class Endpoint:
    """INVARIANT: the state is moved by `wake`, `_connect`, `_give_up` and `close` only."""

    def __init__(
        self, serves: tuple[Tier, ...], spec: RemoteSpec, *, on_change: OnChange, patience: Patience | None = None
    ) -> None:
        """`serves`: the tiers that name it; the first one stands in the events."""
        self.serves = serves
        self.spec = spec
        self._on_change = on_change
        self._patience = patience or Patience()
        self._turns = Turns(spec.sequences)
        self._state: State = "stopped"
        self._error: str | None = None
        self._failures = 0
        """In a row, without an answer between them."""
        self._rested = 0.0
        """From when on a server that failed is tried again."""
        self._line: Line | None = None
        self._reached: Reached | None = None
        self._connecting: asyncio.Task[None] | None = None
        self._jobs: dict[int, asyncio.Task[None]] = {}
        self._requests: dict[int, Request] = {}
        self._ending: set[asyncio.Task[None]] = set()
        """Requests that nobody waits for: their connections are being closed."""
        self._active = 0
        self._silent = False
        """It told no probabilities with its last answer."""

    # --- what the pool asks

    @property
    def failed(self) -> bool:
        """Whether it failed, and is still left alone."""
        return self._state == "failed" and time.monotonic() < self._rested

    @property
    def working(self) -> bool:
        """Whether it was reached."""
        return self._state == "ready"

    def current(self) -> bool:
        """Whether a reload has nothing to try again."""
        return self._state != "failed"

    def info(self) -> ModelInfo:
        """What a person sees of it."""
        facts = self._reached.facts if self._reached else None
        return ModelInfo(
            tier=self.serves[0],
            state="busy" if self._state == "ready" and self._requests else self._state,
            name=facts.model if facts else self.spec.model,
            path=self.spec.base,
            progress=float(self._state == "ready"),
            error=self._error,
            device=self.spec.host,
            context=facts.context if facts else self.spec.context,
            sequences=self.spec.sequences,
            active=self._active,
            waiting=len(self._requests) - self._active,
            why=self._why(),
        )

    def wake(self) -> None:
        """Begin to connect, unless that was done or it is left alone."""
        if self._state == "ready" or self.failed or (self._connecting and not self._connecting.done()):
            return
        self._state = "loading"
        self._connecting = asyncio.create_task(self._connect(), name=f"endpoint {self.serves[0]}")

    def put(self, request: Request) -> None:
        """Have a request answered. Raises ModelError when the server failed a moment ago."""
        if self.failed:
            raise ModelError(self._error)
        if len(self._requests) >= _MOST:
            request.fail(Overloaded(f"{self.spec.host} has {_MOST} requests to answer; ask again in a moment"))
            return
        self._requests[request.id] = request
        self._jobs[request.id] = asyncio.create_task(self._answer(request), name=f"request {request.id}")
        self.wake()

    def drop(self, request: Request) -> None:
        """Nobody waits for it any more: the connection is closed, which is how a server is told to stop."""
        self._requests.pop(request.id, None)
        if job := self._jobs.pop(request.id, None):
            job.cancel()
            self._ending.add(job)
            job.add_done_callback(self._ending.discard)

    async def settled(self) -> None:
        """Wake it and wait until it can answer. Raises ModelError saying why it can not."""
        await self._ready()

    async def drained(self) -> None:
        """Wait until no request is left in it."""
        while self._jobs:
            await asyncio.wait(tuple(self._jobs.values()))

    async def close(self) -> list[Request]:
        """Hang up; the requests that have no answer are handed back."""
        left = list(self._requests.values())
        for request in left:
            self.drop(request)
        tasks = [*self._ending, *([self._connecting] if self._connecting else [])]
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
        self._state, self._reached = "stopped", None
        if self._line:
            await self._line.close()
        return [request for request in left if not request.answer.done()]

    # --- the connection

    async def _connect(self) -> None:
        """Find out what the server is, once for all that wait for it."""
        begun = asyncio.get_running_loop().time()
        self._error = None
        self._on_change(ModelLoading(tier=self.serves[0], model=self._name, text=self.spec.host))
        try:
            key = await keys.find(self.spec.key)
            # kept for good: other requests may still be answered over it
            line = self._line
            if line is None:
                line = self._line = await asyncio.to_thread(_dial, self.spec, self._patience)
            line.use(key)
            facts = await self._probe(line)
        except (ModelError, keys.NoKey) as error:
            self._give_up(str(error))
        except Exception as error:
            # ours, but who waits must not wait for ever
            log.exception("connecting to %s", self.spec.host)
            self._give_up(f"{self.spec.host}: {error!r}, a mistake of ryx; its log has more")
        else:
            line.failures.offered = facts.offered
            self._reached = Reached(line, facts, Manners(facts.kind))
            self._state = "ready"
            took = asyncio.get_running_loop().time() - begun
            log.info("%s (%s) serves %s", self.spec.host, facts.kind, facts.model)
            for reason in self._why():
                log.info("%s", reason)
            self._on_change(ModelLoaded(tier=self.serves[0], model=self._name, milliseconds=round(took * 1000)))

    async def _probe(self, line: "Line") -> Facts:
        """Raises ModelError when it can't be reached for good."""
        retries = Retries(self._patience)
        while True:
            try:
                return await probe(line, self.spec)
            except Transient as error:
                await retries.wait(error)

    async def _ready(self) -> Reached:
        """The server, connected to. Raises ModelError when that can't be done."""
        self.wake()
        if self._connecting:
            await asyncio.shield(self._connecting)  # others wait for it too
        if self._state != "ready" or self._reached is None:
            raise ModelError(self._error or f"{self.spec.host} was given up")
        return self._reached

    def _give_up(self, why: str, rest: float | None = None) -> None:
        """Leave it alone for a while."""
        told = self._state == "failed"
        self._failures += 1
        wait = self._patience.rest(self._failures) if rest is None else rest
        self._rested = time.monotonic() + wait
        self._state, self._error = "failed", why
        if not told:
            log.warning("%s; it is tried again in %.0f s at the earliest", why, wait)
            self._on_change(ModelLoaded(tier=self.serves[0], model=self._name, error=why))

    # --- a request

    async def _answer(self, request: Request) -> None:
        try:
            completion = await self._complete(request)
        except Exception as error:
            # ContextFull, ModelError, or a mistake of the listener, which is its caller's to see
            request.fail(error)
        else:
            if not request.answer.done():
                request.answer.set_result(completion)
        finally:
            if self._requests.pop(request.id, None):
                self._jobs.pop(request.id, None)

    async def _complete(self, request: Request) -> Completion:
        """Raises ContextFull, ModelError."""
        asked = asyncio.get_running_loop().time()
        async with self._turns.turn(interactive=request.prompt.interactive):
            self._active += 1
            try:
                asking = Asking(request, self.spec, self._patience, ready=self._ready, give_up=self._give_up)
                completion = await asking.completion(asked)
            finally:
                self._active -= 1
        self._failures = 0
        self._silent = completion.confidence is None
        return completion

    # --- words

    @property
    def _name(self) -> str:
        return self._reached.facts.model if self._reached else self.spec.model or self.spec.host

    def _why(self) -> tuple[str, ...]:
        """Where it runs, and what a person should know about that."""
        spec, reached = self.spec, self._reached
        said = [
            f"{spec.host}, model {self._name}, "
            + ("on this machine" if spec.local else "not on this machine: what it is asked is sent there")
        ]
        if spec.bare:
            said.append("its key goes over the network unencrypted: anyone on the way can read it; use https")
        if reached and reached.manners.proven and not reached.manners.enforces:
            said.append("it does not enforce the form of answers; they are only checked")
        if self._silent:
            said.append("it does not tell how sure its model is, so its choices are taken as they are")
        return tuple(said)


def _dial(spec: RemoteSpec, patience: Patience) -> "Line":
    """The connection. In a thread: certificates are read, and these imports take a third of a second."""
    import_module("ryxd.models.remote.check")
    import_module("ryxd.models.remote.reading")
    line: Line = import_module("ryxd.models.remote.line").Line(spec, patience)
    return line
