"""One MCP server, from the World's side: started on first use, kept, restarted, never waited for without a limit.

One task owns the connection and is the only one that changes its state; who wants something asks and waits.
"""

import asyncio
import logging
from collections.abc import Awaitable, Callable
from importlib import import_module
from typing import TYPE_CHECKING, Any, Literal, TypeVar

from ryxd.core.keys import NoKey
from ryxd.core.tool import ToolError
from ryxd.mcp.fate import Expired, Fate, Lost, Trouble
from ryxd.mcp.offers import Memory, Offers, difference
from ryxd.mcp.process import Gone, Hopeless
from ryxd.mcp.spec import ServerSpec
from ryxd.mcp.words import clean

if TYPE_CHECKING:
    from ryxd.mcp.session import Session

State = Literal["idle", "starting", "ready", "waiting", "failed", "closed"]
"""`waiting`: it ended, and is started again after a while; `failed`: that was tried often enough."""

BACK_OFF = 0.5
"""Seconds before it is started again; doubled each time, up to `LONGEST`."""
LONGEST = 30.0
TRIES = 6
"""Starts in a row that may fail."""
STEADY = 60.0
"""Seconds after which a start counts as one that went well."""
_REFRESH = 1.0
"""Seconds between two looks at what it offers, however often it says that this has changed."""
_MARGIN = 0.5
"""Seconds that are kept of a call's time to say what it waits for."""

AGAIN = "it is started again"
_CLOSING = 10.0
"""Seconds for its end; what is left of it then dies with the daemon."""

_T = TypeVar("_T")
log = logging.getLogger(__name__)


class Server:
    """One server. `changed` hears of other offers before anybody else does; `close` must be awaited."""

    def __init__(self, spec: ServerSpec, memory: Memory, changed: Callable[[Offers], Awaitable[None]]) -> None:
        self.spec = spec
        self.state: State = "idle"
        self.error = ""
        """Why it last ended, or could not be started."""
        self.restarts = 0
        self.pid: int | None = None
        self.offers: Offers | None = None
        """What it offers, as far as that is known."""
        self._memory = memory
        self._changed = changed
        self._session: Session | None = None
        self._task: asyncio.Task[None] | None = None
        self._turn = asyncio.Event()
        """Set, and replaced, whenever the state changes."""
        self._calls: set[asyncio.Task[Any]] = set()
        self._fate = Fate()
        self._keeping: asyncio.Task[None] | None = None
        self._hopeless = False
        """Whether trying again would end in the same way."""

    # -- for those who want something of it

    def wake(self) -> None:
        """Start it if it was not; returns at once."""
        if self._task is None and self.state == "idle":
            self._task = asyncio.create_task(self._keep(), name=f"MCP server {self.spec.name}")

    async def known(self, within: float) -> bool:
        """Whether it is known what it offers; waits for a first start, but not longer than that."""
        self.wake()
        try:
            async with asyncio.timeout(within):
                while self.offers is None and self.state in {"idle", "starting"}:
                    await self._turn.wait()
        except TimeoutError:
            pass
        return self.offers is not None

    async def settled(self, within: float) -> None:
        """Wait until it runs, or does not."""
        self.wake()
        try:
            async with asyncio.timeout(within):
                while self.state in {"idle", "starting"}:
                    await self._turn.wait()
        except TimeoutError:
            pass

    async def do(self, what: Callable[["Session"], Awaitable[_T]], limit: float | None = None) -> _T:
        """Have it do something within the time of a call. Raises ToolError; cancelling abandons it at once."""
        seconds = limit or self.spec.timeout
        clock = asyncio.timeout(max(seconds - _MARGIN, _MARGIN))
        try:
            async with clock:
                try:
                    return await self._through(what)
                except Expired:  # it has forgotten us, and has done nothing
                    return await self._through(what)
        except Expired as expired:
            raise ToolError(f"the MCP server {self.spec.name} says twice: {expired}") from expired
        except TimeoutError:
            if not clock.expired():
                raise
            raise ToolError(self._not_in_time(seconds)) from None

    def again(self) -> None:
        """Start it anew: now, unless it is just starting."""
        if self.state == "ready":
            self._session = None
            self._fate.over(AGAIN)
            self._become("starting")  # who asks now must not be told of the old one
        elif self.state in {"failed", "waiting", "idle"}:
            task, self._task = self._task, None
            if task is not None:
                task.cancel()  # it only waits
            self.state = "idle"
            self.wake()

    async def close(self) -> None:
        """End it. Takes a few seconds at most."""
        task, self._task = self._task, None
        self.state = "closed"
        self._tell()
        if task is not None:
            task.cancel()
            _, late = await asyncio.wait({task}, timeout=_CLOSING)
            if late:
                # not cancelled again: it is just making sure that no process is left
                log.error("MCP server %s does not end within %g s", self.spec.name, _CLOSING)
        if self._keeping is not None:
            await asyncio.wait({self._keeping})

    # -- calls

    async def _through(self, what: Callable[["Session"], Awaitable[_T]]) -> _T:
        session = await self._ready()
        task = asyncio.ensure_future(what(session))
        self._calls.add(task)
        task.add_done_callback(self._forget)
        try:
            # not the task itself: it tells the server that it is cancelled, and that may take a while
            await asyncio.wait({task})
        except asyncio.CancelledError:
            task.cancel()
            raise
        name = self.spec.name
        try:
            return task.result()
        except Expired:
            if self._session is session:
                self.again()
            raise
        except (Lost, asyncio.CancelledError):
            await self._over(session)
            raise ToolError(
                f"the MCP server {name} ended while it worked on this ({self.error or 'it was stopped'});"
                " nobody knows whether it was done: look before you try it again"
            ) from None
        except Trouble as trouble:
            raise ToolError(f"the MCP server {name} says: {trouble}") from trouble

    async def _ready(self) -> "Session":
        self.wake()
        while self._session is None:
            if self.state in {"failed", "closed"}:
                hint = f"ryxctl mcp restart {self.spec.name} tries again"
                raise ToolError(f"the MCP server {self.spec.name} does not run: {self.error}; {hint}")
            await self._turn.wait()
        return self._session

    async def _over(self, session: "Session") -> None:
        """Wait until it is known how a connection ended."""
        if self._session is session:
            self._fate.over("")
        while self.state == "ready" and self._session in {session, None}:
            await self._turn.wait()

    def _forget(self, task: asyncio.Task[Any]) -> None:
        self._calls.discard(task)
        if not task.cancelled():
            task.exception()  # of a call that nobody waits for any more

    def _not_in_time(self, seconds: float) -> str:
        name = self.spec.name
        if self.state == "ready":
            return f"the MCP server {name} did not answer within {seconds:g} s; ask for less, or do without it"
        return f"the MCP server {name} is not ready ({self.state}; {self.error or 'it starts for the first time'})"

    # -- its owner

    async def _keep(self) -> None:
        """Keep it running, until that has failed often enough."""
        loop = asyncio.get_running_loop()
        failures = 0
        while True:
            self._hopeless = False
            self._become("starting")
            begun = loop.time()
            why = await self._once()
            wanted = why == AGAIN
            failures = 0 if wanted or loop.time() - begun > STEADY else failures + 1
            self.error, self.pid = why, None
            self.restarts += 1
            if failures >= TRIES or self._hopeless:
                log.error("MCP server %s: given up: %s", self.spec.name, why)
                self._become("failed")
                return
            if wanted:
                continue
            wait = min(BACK_OFF * 2 ** (failures - 1), LONGEST) if failures else BACK_OFF
            log.warning("MCP server %s: %s; started again in %g s", self.spec.name, why, wait)
            self._become("waiting")
            await asyncio.sleep(wait)

    async def _once(self) -> str:
        """One connection, from its start to its end; why it ended."""
        fate = self._fate = Fate()
        try:
            # 0.8 s of imports, and only where there is a server
            module = await asyncio.to_thread(import_module, "ryxd.mcp.session")
        except ImportError as error:
            self._hopeless = True
            return f"MCP servers need the Python package mcp; install ryx[mcp] ({error})"
        clock = asyncio.timeout(self.spec.start)
        try:
            async with clock, module.opened(self.spec, fate, self._started) as session:
                await self._learn(await session.offers())
                clock.reschedule(None)
                self._session = session
                self.error = ""
                self._become("ready")
                try:
                    await self._watch(session, fate)
                finally:
                    self._drop()
        except TimeoutError:
            if not clock.expired():
                return "it did not answer in time"
            return f"it was not ready within {self.spec.start:g} s" + (f": {fate.why}" if fate.why else "")
        except Exception as error:  # another process's mistakes, in all their forms
            log.debug("MCP server %s", self.spec.name, exc_info=True)
            self._hopeless = isinstance(_first(error), Hopeless | NoKey)
            return fate.why or told(error)
        finally:
            self._drop()
        return fate.why or "the connection was closed"

    async def _watch(self, session: "Session", fate: Fate) -> None:
        """Return when the connection is over; meanwhile look again at what it offers when that changes."""
        while not fate.is_over:
            await fate.news()
            if fate.stale and not fate.is_over:
                await asyncio.sleep(_REFRESH)
                fate.stale = False
                try:
                    async with asyncio.timeout(self.spec.start):
                        await self._learn(await session.offers())
                except (TimeoutError, Trouble) as error:
                    log.warning("MCP server %s: what it offers now is not known: %s", self.spec.name, error)

    async def _learn(self, offers: Offers) -> None:
        if (before := self.offers) == offers:
            return
        await self._changed(offers)
        self.offers = offers
        # descriptions and hints of tools that a user knows may have become others
        if before is not None and (what := difference(before, offers)):
            log.warning("MCP server %s offers other tools than before: %s", self.spec.name, what)
        for each in offers.dropped:
            log.warning("MCP server %s: left out %s", self.spec.name, each)
        keeping = asyncio.to_thread(self._memory.keep, self.spec, offers)
        self._keeping = asyncio.create_task(keeping, name=f"what {self.spec.name} offers")

    def _started(self, pid: int) -> None:
        self.pid = pid

    def _drop(self) -> None:
        """The connection is none any more: nobody gets it, and its calls end."""
        if self._session is not None:
            self._session = None
            self._tell()
        for call in tuple(self._calls):
            call.cancel()

    def _become(self, state: State) -> None:
        self.state = state
        self._tell()

    def _tell(self) -> None:
        turn, self._turn = self._turn, asyncio.Event()
        turn.set()


def told(error: BaseException) -> str:
    """What went wrong on the way to a server, out of whatever was raised."""
    error = _first(error)
    if isinstance(error, Gone | NoKey):
        return str(error)
    name, text = type(error).__name__, clean(str(error), 300)
    if name in {"ConnectError", "ConnectTimeout"}:
        return f"it can't be reached: {text or 'no answer'}"
    if name == "RuntimeError" or not text:
        return text or name
    return f"{text} ({name})"


def _first(error: BaseException) -> BaseException:
    while isinstance(error, BaseExceptionGroup):
        error = error.exceptions[0]
    return error
