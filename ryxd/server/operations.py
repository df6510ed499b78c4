"""What the transports ask of the daemon: one call for every command, one for its events."""

import asyncio
import logging
from dataclasses import dataclass
from typing import Literal, Protocol

from ryxd.server.subscription import Subscription
from ryxd.wire.commands import PROTOCOL, Command, Hello, Reply, Subscribe
from ryxd.wire.errors import BadRequest, Busy, Internal, RyxError
from ryxd.wire.events import Situated

log = logging.getLogger(__name__)

LIMIT = 60.0
"""Seconds that one operation may take: asking only accepts a run, so all of them are short."""


@dataclass(frozen=True)
class Caller:
    """Who asks, as the kernel (socket) or the bus daemon (D-Bus) vouches for it."""

    uid: int
    pid: int
    transport: Literal["socket", "dbus"]
    name: str = ""
    """What it called itself in `hello`, or its unique name on the bus; for the log only."""


class Situations(Protocol):
    """Where the user is on the desktop (desktop.situations.Situations is one)."""

    def wake(self, who: object) -> None:
        """Remember it of this moment, for what `who` asks next."""
        ...

    async def of(self, who: object) -> Situated | None:
        """Where the user was then, or is now; None where that is not known."""
        ...


class Operations(Protocol):
    """The daemon, as its transports see it. Knows nothing of sockets or buses."""

    async def do(self, command: Command, caller: Caller) -> Reply:
        """Carry out one command. Of Subscribe, only check whether it can be done; `subscribe` does it.

        Raises RyxError when it can't be done. A transport finishes this call even when its client has
        gone: an accepted run is in the journal and no longer the client's.
        """
        ...

    def subscribe(self, want: Subscribe) -> Subscription:
        """Open a stream of events; from this moment on none of them is missed.

        With `after`, what the journal has since that event comes first. A stream of one run ends after
        the run's `finished`. Raises RyxError when it can't be opened.
        """
        ...


async def perform(operations: Operations, command: Command, caller: Caller) -> Reply:
    """Carry out a command for a transport: whatever goes wrong becomes a RyxError, fit to be shown.

    Raises RyxError. A mistake of ours is logged with its traceback and becomes Internal without one.
    """
    if isinstance(command, Hello) and command.protocol != PROTOCOL:
        newer = "ryxd" if command.protocol > PROTOCOL else "the client"
        raise BadRequest(
            f"hello: this daemon speaks protocol {PROTOCOL}, the client {command.protocol}; "
            f"{newer} is the older one: update it (systemctl --user restart ryxd after an upgrade)"
        )
    try:
        async with asyncio.timeout(LIMIT):
            return await operations.do(command, caller)
    except RyxError:
        raise
    except TimeoutError:
        log.error("%s of %s was not done within %.0f s", command.name, caller, LIMIT)  # noqa: TRY400
        raise Busy(f"{command.name} was not done within {LIMIT:.0f} s; try again") from None
    except Exception as error:
        # the third place that may catch everything (STYLE 17): beyond it is another process
        log.exception("%s of %s failed", command.name, caller)
        raise Internal(f"{command.name}: a mistake in ryxd ({type(error).__name__}); its log has more") from None
