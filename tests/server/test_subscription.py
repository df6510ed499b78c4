"""The bounded queue between the daemon and one client."""

import asyncio
from collections.abc import AsyncIterator

import pytest

from ryxd.server.subscription import MAX_EVENTS, Subscribers, Subscription, unbroken
from ryxd.wire.commands import Subscribe
from ryxd.wire.errors import Busy
from ryxd.wire.events import AnyEvent, Finished, Said, Token


def said(number: int, run: str = "r1", text: str = "x") -> Said:
    return Said(id=number, run=run, message_id=f"m{number}", text=text)


def token(message: str = "m1", run: str = "r1") -> Token:
    return Token(run=run, message_id=message, text="x")


def finished(number: int, run: str = "r1") -> Finished:
    return Finished(id=number, run=run, outcome="done", text="")


async def drain(subscription: Subscription) -> list[AnyEvent]:
    async with asyncio.timeout(5), subscription:
        return [event async for event in subscription]


async def test_a_stream_of_one_run_ends_after_its_end() -> None:
    subscription = Subscription(Subscribe(run="r1"))
    offered = [said(1), said(2, "r2"), finished(3, "r2"), token(), finished(4), said(5)]
    for event in offered:
        subscription.offer(event)
    assert await drain(subscription) == [offered[0], offered[3], offered[4]]


async def test_only_the_wanted_kinds_come_and_the_end_is_noticed_all_the_same() -> None:
    subscription = Subscription(Subscribe(run="r1", kinds=("said",)))
    for event in (token(), said(1), finished(2)):
        subscription.offer(event)
    assert await drain(subscription) == [said(1)]


async def test_the_journal_comes_first_and_nothing_comes_twice() -> None:
    async def journal() -> AsyncIterator[AnyEvent]:
        yield said(1)
        subscription.offer(token("m2"))
        subscription.offer(said(2))
        subscription.offer(token("m3"))
        subscription.offer(said(3))
        yield said(2)

    subscription = Subscription(Subscribe(run="r1", after=0), replay=journal())
    subscription.offer(said(1))
    subscription.offer(finished(9, "r2"))
    loop = asyncio.get_running_loop()
    loop.call_later(0.01, subscription.offer, finished(4))
    assert await drain(subscription) == [said(1), said(2), token("m3"), said(3), finished(4)]


async def test_events_from_before_the_wanted_one_are_skipped() -> None:
    subscription = Subscription(Subscribe(run="r1", after=2))
    for event in (said(2), said(3), finished(4)):
        subscription.offer(event)
    assert [event.id for event in await drain(subscription)] == [3, 4]


async def test_tokens_go_first_when_the_queue_is_full() -> None:
    subscription = Subscription(Subscribe(run="r1"), max_events=3)
    for event in (token(), token(), said(1), token(), said(2), finished(3)):
        subscription.offer(event)
    assert await drain(subscription) == [said(1), said(2), finished(3)]


async def test_too_many_bytes_fill_it_as_well() -> None:
    subscription = Subscription(Subscribe(), max_bytes=10_000)
    subscription.offer(said(1, text="x" * 9000))
    subscription.offer(token())
    assert await anext(subscription) == said(1, text="x" * 9000)
    subscription.offer(said(2, text="x" * 11_000))
    with pytest.raises(Busy, match="after=1"):
        await anext(subscription)


async def test_a_client_that_falls_behind_is_told_at_once_and_keeps_nothing() -> None:
    told: list[Busy] = []
    everybody = Subscribers()
    subscription = everybody.add(Subscribe())
    subscription.lagged = told.append
    for number in range(1, 2000):
        everybody.publish(said(number))
    assert len(told) == 1
    with pytest.raises(Busy, match="lagged"):
        await drain(subscription)
    assert len(everybody) == 0


async def test_falling_behind_during_the_replay_ends_it_too() -> None:
    async def journal() -> AsyncIterator[AnyEvent]:
        for number in range(1, 100):
            yield said(number)

    subscription = Subscription(Subscribe(after=0), replay=journal(), max_events=2)
    assert await anext(subscription) == said(1)
    for number in range(100, 104):
        subscription.offer(said(number))
    with pytest.raises(Busy, match="after=1"):
        await drain(subscription)


async def test_closing_wakes_the_reader_and_closes_the_journal() -> None:
    closed = asyncio.Event()

    async def journal() -> AsyncIterator[AnyEvent]:
        try:
            yield said(1)
            yield said(2)
        finally:
            closed.set()

    everybody = Subscribers()
    replaying = everybody.add(Subscribe(after=0), journal())
    waiting = asyncio.create_task(drain(everybody.add(Subscribe())))
    async with replaying:
        assert await anext(replaying) == said(1)
        await asyncio.sleep(0)
        everybody.close()
        assert await waiting == []
        assert [event async for event in replaying] == []
    assert closed.is_set()
    assert len(everybody) == 0


async def test_an_event_that_is_no_unicode_can_be_published() -> None:
    everybody = Subscribers()
    subscription = everybody.add(Subscribe(run="r1"))
    everybody.publish(said(1, text="a file called \udcff"))
    everybody.publish(finished(2))
    assert [event.id for event in await drain(subscription)] == [1, 2]


async def test_what_is_queued_is_still_given_after_the_last_words() -> None:
    subscription = Subscription(Subscribe())
    subscription.offer(said(1))
    subscription.finish()
    subscription.offer(said(2))
    assert await drain(subscription) == [said(1)]


async def test_the_last_words_end_one_that_waits() -> None:
    subscription = Subscription(Subscribe())
    waiting = asyncio.create_task(drain(subscription))
    await asyncio.sleep(0)
    subscription.finish()
    assert await waiting == []


async def test_a_listener_of_ours_goes_on_after_it_fell_behind() -> None:
    subscribers = Subscribers()
    journal: list[AnyEvent] = []

    def publish(number: int) -> None:
        journal.append(said(number))
        subscribers.publish(journal[-1])

    async def replay(after: int) -> AsyncIterator[AnyEvent]:
        for event in journal[after:]:
            yield event

    def subscribe(want: Subscribe) -> Subscription:
        return subscribers.add(want, None if want.after is None else replay(want.after))

    heard: list[int] = []

    async def listen() -> None:
        async for event in unbroken(subscribe, Subscribe()):
            heard.append(event.id)  # noqa: PERF401, it is looked at meanwhile

    listening = asyncio.create_task(listen())
    await asyncio.sleep(0)
    publish(1)
    while not heard:
        await asyncio.sleep(0)
    for number in range(2, MAX_EVENTS + 100):  # in one turn of the loop: nobody can read so fast
        publish(number)
    async with asyncio.timeout(10):
        while len(heard) < MAX_EVENTS + 99:
            await asyncio.sleep(0)
    assert heard == list(range(1, MAX_EVENTS + 100))
    subscribers.close()
    await listening
