"""What the pool asks of whatever serves a tier: a process with a model in it, or an endpoint elsewhere."""

from collections.abc import Callable
from dataclasses import dataclass
from typing import Literal, Protocol

from ryxd.core.model import Tier
from ryxd.models.request import Request
from ryxd.wire.commands import ModelInfo
from ryxd.wire.events import ModelLoaded, ModelLoading

OnChange = Callable[[ModelLoading | ModelLoaded], None]
"""Hears of loads, on the event loop."""

Reason = Literal["unconfigured", "failed", "no_room", "unloaded", "limit", "spared"]
"""Why a tier does not serve: no model is named; it can't be loaded, or died for good; it does not fit into
memory now; a person unloaded it while it was busy; the run has had its calls of the large model;
nothing large is begun, as the machine is just used."""


@dataclass(frozen=True)
class StandIn:
    """Another tier than the wanted one answers."""

    wanted: Tier
    used: Tier
    reason: Reason
    why: str
    """One sentence for a person, in English; empty where `reason` says it all."""
    calls: int = 0
    """With `limit`: how many calls those were."""


Tell = Callable[[StandIn], None]


class Server(Protocol):
    """Serves the tiers that name it. All but `close` and `settled` return at once, on the event loop.

    A request carries the tier as which it is answered (`Request.tier`), for one server may have several.
    """

    serves: tuple[Tier, ...]
    """The tiers that name it; the pool changes it on a reload."""

    @property
    def spec(self) -> object:
        """The settings that it was made from; a reload compares them."""
        ...

    @property
    def failed(self) -> bool:
        """Whether it was given up, so that a request is better put to another tier."""
        ...

    @property
    def working(self) -> bool:
        """Whether it is loaded, or reached: a reload that replaces it should not make anybody wait."""
        ...

    def current(self) -> bool:
        """Whether a reload with the same settings would change nothing: same file, not given up."""
        ...

    def info(self) -> ModelInfo:
        """What a person sees of it; the pool fills in `tier` and `serves`."""
        ...

    def wake(self) -> None:
        """Begin to load, or to connect, unless that was done or it was given up."""
        ...

    def put(self, request: Request) -> None:
        """Have a request answered through its future: `request.succeed`, `refuse` or `fail`.

        Raises ModelError when it was given up, or the request is too large.
        """
        ...

    def drop(self, request: Request) -> None:
        """Nobody waits for this request any more: stop it before the next step."""
        ...

    async def settled(self) -> None:
        """Wake it, and wait until it can answer. Raises ModelError saying why it can not."""
        ...

    async def drained(self) -> None:
        """Wait until no request is left in it. The pool puts no new one."""
        ...

    async def close(self) -> list[Request]:
        """End it; the requests that have no answer are handed back."""
        ...
