"""How one client gets its events without anybody ever waiting for it."""

import asyncio
import logging
from collections import deque
from collections.abc import AsyncIterator, Callable
from typing import Self

from ryxd.wire import codec
from ryxd.wire.commands import Subscribe
from ryxd.wire.errors import Busy
from ryxd.wire.events import AnyEvent, Finished, Said, Token

log = logging.getLogger(__name__)

MAX_EVENTS = 1000
MAX_BYTES = 4 << 20


def weight(event: AnyEvent) -> int:
    """About how many bytes an event keeps while it waits."""
    if isinstance(event, Token):
        return 300 + len(event.text)
    return 300 + len(codec.event(event))


class Subscription:
    """A bounded queue of events for one client: `async with` it, then `async for event in` it.

    INVARIANT: stored events are offered in the order of their ids, and each leaves the queue once.
    Events that arrive while the journal is still replayed wait; those the replay had already are skipped,
    and so are the tokens of a message that the replay had whole.

    When the queue is full its tokens go first (their message comes whole, as `said`). If that is not
    enough the client has fallen behind for good: iterating raises Busy, and `lagged` is called at once,
    because the reader may be stuck in a write that never ends.
    """

    def __init__(
        self,
        want: Subscribe,
        *,
        replay: AsyncIterator[AnyEvent] | None = None,
        closed: Callable[["Subscription"], None] | None = None,
        max_events: int = MAX_EVENTS,
        max_bytes: int = MAX_BYTES,
    ) -> None:
        self.want = want
        self.lagged: Callable[[Busy], None] | None = None
        self._replay = replay
        self._closed = closed
        self._max_events = max_events
        self._max_bytes = max_bytes
        self._queue: deque[tuple[AnyEvent, int]] = deque()
        self._bytes = 0
        self._last = want.after or 0
        self._whole: set[str] = set()
        self._over: Busy | None = None
        self._ended = False
        self._last_words = False
        self._news = asyncio.Event()

    async def __aenter__(self) -> Self:
        return self

    async def __aexit__(self, *_: object) -> None:
        self.close()
        replay, self._replay = self._replay, None
        if replay is not None and hasattr(replay, "aclose"):
            await replay.aclose()

    def __aiter__(self) -> Self:
        return self

    async def __anext__(self) -> AnyEvent:
        while True:
            event = await self._next()
            if event.id:
                if event.id <= self._last:
                    continue
                self._last = event.id
            elif isinstance(event, Token) and event.message_id in self._whole:
                continue
            if self.want.run is not None and isinstance(event, Finished):
                self._ended = True
                self._clear()
            if self.want.kinds is None or event.kind in self.want.kinds:
                return event

    async def _next(self) -> AnyEvent:
        if self._ended:
            raise StopAsyncIteration
        if self._replay is not None:
            if self._over is not None:
                raise self._over
            try:
                event = await anext(self._replay)
            except StopAsyncIteration:
                self._replay = None
            else:
                if isinstance(event, Said):
                    self._whole.add(event.message_id)
                return event
        while not self._queue:
            if self._over is not None:
                raise self._over
            if self._ended or self._last_words:
                raise StopAsyncIteration
            self._news.clear()
            await self._news.wait()
        event, size = self._queue.popleft()
        self._bytes -= size
        return event

    def offer(self, event: AnyEvent, size: int | None = None) -> None:
        """Queue an event if the client wants it. Never waits, never raises.

        `size` is its weight, when the caller has many subscriptions and has weighed it already.
        """
        if self._ended or self._last_words or self._over is not None:
            return
        if self.want.run is not None and event.run != self.want.run:
            return
        kinds = self.want.kinds
        last = self.want.run is not None and isinstance(event, Finished)
        if kinds is not None and event.kind not in kinds and not last:
            return
        size = weight(event) if size is None else size
        if self._full(size):
            if isinstance(event, Token):
                return
            self._drop_tokens()
        if self._full(size):
            self._lag()
            return
        self._queue.append((event, size))
        self._bytes += size
        self._news.set()

    def finish(self) -> None:
        """Take nothing more: the iteration stops after what is queued."""
        self._last_words = True
        self._news.set()

    def close(self) -> None:
        """End it: the iteration stops, what is still queued is dropped. May be called twice."""
        self._ended = True
        self._clear()
        self._news.set()
        closed, self._closed = self._closed, None
        if closed is not None:
            closed(self)

    def _full(self, size: int) -> bool:
        return len(self._queue) >= self._max_events or self._bytes + size > self._max_bytes

    def _drop_tokens(self) -> None:
        kept = [entry for entry in self._queue if not isinstance(entry[0], Token)]
        self._queue = deque(kept)
        self._bytes = sum(size for _, size in kept)

    def _lag(self) -> None:
        self._over = Busy(
            f"lagged: events came faster than this client read them; subscribe again with after={self._last}"
        )
        self._clear()
        self._news.set()
        if self.lagged is not None:
            self.lagged(self._over)

    def _clear(self) -> None:
        self._queue.clear()
        self._bytes = 0


async def unbroken(subscribe: Callable[[Subscribe], Subscription], want: Subscribe) -> AsyncIterator[AnyEvent]:
    """What is wanted, for a listener of our own that must not end because it fell behind once."""
    while True:
        try:
            async with subscribe(want) as events:
                async for event in events:
                    if event.id:
                        want = want.model_copy(update={"after": event.id})
                    yield event
        except Busy as error:
            log.warning("a listener of ours goes on: %s", error)
        else:
            return


class Subscribers:
    """Everybody who listens; publishing to them takes no time and can't fail.

    `streams` says which tokens are for anybody at all: those of some stages are not.
    """

    def __init__(self, streams: Callable[[Token], bool] = lambda _: True) -> None:
        self._all: set[Subscription] = set()
        self._streams = streams

    def __len__(self) -> int:
        return len(self._all)

    def add(self, want: Subscribe, replay: AsyncIterator[AnyEvent] | None = None) -> Subscription:
        """A new subscription, which gets every event published from now on.

        `replay` gives what the journal has after `want.after`. It must read the journal when it is
        iterated, not before: then nothing falls between what was read and what is published.
        """
        subscription = Subscription(want, replay=replay, closed=self._all.discard)
        self._all.add(subscription)
        return subscription

    def publish(self, event: AnyEvent) -> None:
        """Offer an event to all of them."""
        if isinstance(event, Token) and not self._streams(event):
            return
        if self._all:
            size = weight(event)
            for subscription in tuple(self._all):
                subscription.offer(event, size)

    def close(self) -> None:
        """End all of them."""
        for subscription in tuple(self._all):
            subscription.close()
