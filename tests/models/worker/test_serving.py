"""The whole worker process, by its frames."""

import asyncio
from collections.abc import AsyncIterator, Callable
from pathlib import Path

import pytest

from ryxd.models.frames import (
    Answered,
    Begun,
    Cancel,
    Complete,
    Failed,
    Load,
    Message,
    Progress,
    Ready,
    Texts,
    Unanswered,
    pack,
)
from ryxd.models.process import PROGRAM, Process
from ryxd.models.worker.desk import MOST

SYSTEM = ["system", "You are a careful assistant that answers in one short sentence. " * 3]


class Client:
    """A worker process and what it has said."""

    def __init__(self, process: Process) -> None:
        self.process = process
        self.heard: list[Message] = []
        self.ended = False

    def send(self, message: Message) -> None:
        self.process.send(pack(message))

    async def until(self, done: Callable[[Message], bool]) -> Message:
        async with asyncio.timeout(60):
            while True:
                message = await self.process.receive()
                assert message, await self.process.end(2)
                self.heard.append(message)
                if done(message):
                    return message

    async def ends(self, count: int) -> dict[int, Answered | Unanswered]:
        found: dict[int, Answered | Unanswered] = {}
        while len(found) < count:
            message = await self.until(lambda message: isinstance(message, Answered | Unanswered))
            assert isinstance(message, Answered | Unanswered)
            assert message.id not in found
            found[message.id] = message
        return found

    async def end(self) -> None:
        if not self.ended:
            self.ended = True
            await self.process.end(2)

    def told(self, number: int) -> str:
        texts = [message for message in self.heard if isinstance(message, Texts)]
        return "".join(text for each in texts for owner, text, _ in each.pieces if owner == number)


@pytest.fixture
async def start(tiny: Path) -> AsyncIterator[Callable]:
    clients: list[Client] = []

    async def make(path: Path = tiny, **load) -> Client:
        clients.append(Client(await Process.start(PROGRAM)))
        clients[-1].send(Load(str(path), **{"context": 1024, "threads": 1} | load))
        await clients[-1].until(lambda message: not isinstance(message, Progress))
        return clients[-1]

    yield make
    for client in clients:
        await client.end()


def ask(number: int, text: str, *, tokens: int = 8, **more) -> Complete:
    return Complete(number, [SYSTEM, ["user", text]], max_tokens=tokens, **more)


async def test_it_tells_how_it_was_loaded(start: Callable) -> None:
    [*_, ready] = (await start(cells=2000, sequences=3)).heard
    assert isinstance(ready, Ready)
    assert (ready.model, ready.context, ready.cells, ready.sequences, ready.threads) == ("tiny-qwen", 1024, 2048, 3, 1)
    assert (ready.layers, ready.gpu_layers, ready.device, ready.kv, ready.template) == (2, 0, "CPU", "f16", True)


async def test_what_does_not_fit_says_that_memory_is_the_reason(start: Callable, tmp_path: Path) -> None:
    [*_, failed] = (await start(context=2_000_000_000)).heard
    assert isinstance(failed, Failed)
    assert failed.memory
    (tmp_path / "m.gguf").write_text("no model, but long enough to look at")
    [*_, failed] = (await start(tmp_path / "m.gguf")).heard
    assert isinstance(failed, Failed)
    assert not failed.memory


async def test_four_at_once_are_written_together_and_counted(start: Callable) -> None:
    client = await start()
    for number in range(1, 5):
        client.send(ask(number, f"question {number}", tokens=60))
    ends = await client.ends(4)
    together = [message for message in client.heard if isinstance(message, Texts) and len(message.pieces) == 4]
    assert len(together) > 20
    for number, end in ends.items():
        assert isinstance(end, Answered)
        assert client.told(number) == end.text
        assert end.tokens_out == 60
        assert end.waited >= 0
        assert 0 < end.first < end.seconds
    assert sum(end.tokens_cached > 150 for end in ends.values() if isinstance(end, Answered)) == 3


async def test_a_cancelled_one_is_silent_and_the_others_go_on(start: Callable) -> None:
    client = await start()
    client.send(ask(1, "a", tokens=900))
    client.send(ask(2, "b", tokens=100))
    await client.until(lambda message: isinstance(message, Texts) and len(message.pieces) == 2)
    client.send(Cancel(1))
    [end] = (await client.ends(1)).values()
    assert end.id == 2
    client.send(ask(3, "c"))
    [end] = (await client.ends(1)).values()
    assert end.id == 3
    assert not [message for message in client.heard if isinstance(message, Answered) and message.id == 1]


async def test_too_many_are_told_and_all_others_answered(start: Callable) -> None:
    client = await start(sequences=2)
    count = MOST + 200
    for number in range(1, count + 1):
        client.send(ask(number, "x", tokens=2, owner=str(number % 5)))
    ends = await client.ends(count)
    refused = [end for end in ends.values() if isinstance(end, Unanswered)]
    assert 0 < len(refused) <= 200
    assert {end.code for end in refused} == {"overloaded"}
    begun = [message.id for message in client.heard if isinstance(message, Begun)]
    assert len(begun) == len(set(begun)) == count - len(refused)


async def test_a_fixed_prefix_is_there_after_a_restart_unless_it_is_damaged(start: Callable, tmp_path: Path) -> None:
    store = {"store": str(tmp_path / "states"), "identity": "tiny"}

    async def answer() -> Answered:
        client = await start(**store)
        client.send(ask(1, "hello"))
        [end] = (await client.ends(1)).values()
        async with asyncio.timeout(10):
            while not list((tmp_path / "states").glob("*.state")):
                await asyncio.sleep(0.01)
        await client.end()
        return end

    first, second = await answer(), await answer()
    assert (first.tokens_cached, second.tokens_cached > 150) == (0, True)
    assert first.text == second.text
    [file] = (tmp_path / "states").iterdir()
    file.write_bytes(file.read_bytes()[:-100])
    third = await answer()
    assert (third.tokens_cached, third.text) == (0, first.text)
