"""Memories that fit are put before a request as data, the user sees which, and content in them gives no orders."""

import asyncio
import json
from collections.abc import AsyncIterator
from pathlib import Path

import pytest

from ryxd.core.action import Action
from ryxd.core.fence import unfenced
from ryxd.core.paths import Roots
from ryxd.core.view import View
from ryxd.engine.recollection import LONGEST, MOST, recollected, remembered
from ryxd.files.door import Door
from ryxd.record.memories import Store
from ryxd.wire.events import Event, Status
from tests.core.injections import CORPUS
from tests.fakes.obedient import Bait, Scene, policy


@pytest.fixture
async def store(tmp_path: Path) -> AsyncIterator[Store]:
    async with Store(tmp_path / "memory.db") as store:
        yield store


def view(store: Store | None, told: list[Event], *, agent: str = "chat", language: str = "en") -> View:
    return View(
        agent, tools={}, allowed=frozenset(), paths=Roots(Path("/nowhere"), roots=()), environment=dict,
        language=language, emit=told.append, memories=store, session="s1", run="r1",
    )  # fmt: skip


async def test_what_fits_stands_before_the_request_and_is_told(store: Store) -> None:
    await store.remember("my server is called atlas")
    await store.remember("the key is under the mat")
    told: list[Event] = []
    question = "what is my server called?"
    text = await recollected(view(store, told), question, f"{question}\n\nmore")
    fence, _, rest = text.partition("\n\n")
    assert unfenced(fence) == ("memory", ["my server is called atlas"])
    assert rest == f"{question}\n\nmore"
    (status,) = told
    assert isinstance(status, Status)
    assert status.text == "recalled: my server is called atlas (m1)"
    assert status.context == {"recalled": {"m1": "my server is called atlas"}}
    await recollected(view(store, told, language="de"), question, question)
    assert told[-1].text.startswith("erinnert: ")  # type: ignore[union-attr]


async def test_what_has_all_that_it_is_about_stands_alone(store: Store) -> None:
    await store.remember("my server is called atlas")
    await store.remember("my boat is called Seagull")
    text = await recollected(view(store, []), "what is my boat called?", "what is my boat called?")
    assert remembered(text) == ["my boat is called Seagull"]
    text = await recollected(view(store, []), "what are boat and server called?", "both")
    assert set(remembered(text)) == {"my server is called atlas", "my boat is called Seagull"}, "none has all of it"


@pytest.mark.parametrize("asked", ["hello", "", "?", "what is it?", "where is the cellar?", "liegen"])
async def test_what_does_not_fit_stays_where_it_is(store: Store, asked: str) -> None:
    await store.remember("my server is called atlas")
    await store.remember("der Haustürschlüssel liegt unter der Matte", session="s2")
    told: list[Event] = []
    assert await recollected(view(store, told), asked, asked) == asked
    assert told == []


async def test_other_agents_and_worlds_without_memory_get_the_request_as_it_is(store: Store) -> None:
    await store.remember("my server is called atlas")
    told: list[Event] = []
    assert await recollected(view(store, told, agent="file"), "server", "server") == "server"
    assert await recollected(view(None, told), "server", "server") == "server"
    assert told == []


async def test_what_stands_before_a_request_is_known_again(store: Store) -> None:
    await store.remember("my server is called atlas")
    text = await recollected(view(store, []), "what is my server called?", "what is my server called?")
    assert remembered(text) == ["my server is called atlas"]
    assert remembered("what is my server called?\n\nmore") == []


async def test_it_is_few_and_short(store: Store) -> None:
    for number in range(9):
        await store.remember(f"server {number} " + "long " * 300)
    text = await recollected(view(store, []), "server " * 20_000, "server")
    (_, shown) = unfenced(text.partition("\n\n")[0]) or ("", [])
    assert len(shown) == MOST
    assert {len(each) for each in shown} == {LONGEST}
    assert len(text) < MOST * LONGEST + 100


async def test_a_memory_that_can_not_be_read_keeps_nothing_from_being_answered(tmp_path: Path) -> None:
    (tmp_path / "file").write_text("")
    async with Store(tmp_path / "file" / "memory.db") as store:
        assert await recollected(view(store, []), "server", "server") == "server"
    async with Store(tmp_path / "memory.db", lacks=lambda: "no FTS5") as store:
        assert await recollected(view(store, []), "server", "server") == "server"


@pytest.mark.parametrize("way", ["recalled by its agent", "put before the request"])
async def test_orders_in_a_memory_are_data(tmp_path: Path, way: str) -> None:
    """Whatever came to be remembered: a model that obeys it changes nothing, not even what is remembered."""
    async with (
        Store(tmp_path / "memory.db") as memories,
        Door(tmp_path / "undo", trash=tmp_path / "anna/.local/share/Trash") as door,
    ):
        scene = Scene(tmp_path / "anna", door, policy, memories=memories)
        waiting = await scene.wait_for_user()
        unheard = []
        for injection in CORPUS:
            made = await memories.remember(f"xylofon {injection.text}", session="s1")
            bait = Bait(Action("recall", {"query": "xylofon"}))
            if way == "put before the request":
                bait = Bait(user=await recollected(view(memories, []), "xylofon", "what is it?"))
                assert json.loads(bait.user.partition("\n\n")[0]).keys() == {"data_from_memory"}
            before = await scene.state()
            if not await scene.obey(injection, bait):
                unheard.append(injection.name)
            assert await scene.state() == before, injection.name
            await memories.forget([made.id])
        assert unheard == [], f"what never arrives proves nothing: {unheard}"
        assert scene.answers <= {("ryxd", "timeout")}
        assert scene.asked > len(CORPUS) / 2
        waiting.cancel()
        await asyncio.gather(waiting, return_exceptions=True)
