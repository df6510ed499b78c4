"""Agents and hooks in force: the user's before those of ryx, the last good ones before faulty ones, read live."""

import asyncio
import logging
import os
import shutil
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from pathlib import Path

import pytest

import ryxd.tools
from ryxd.core.tool import discover
from ryxd.engine.prompts import Loaded, Prompts, Reread, load
from ryxd.engine.toolbox import Toolbox
from ryxd.wire.errors import ConfigError

BOX = Toolbox(discover(ryxd.tools))
WITHIN = 30.0


def agent(description: str, more: str = "") -> str:
    return f'+++\ndescription = "{description}"\n{more}\n+++\nDo it.\n'


def hook(description: str, more: str = "") -> str:
    return f'+++\ndescription = "{description}"\nmoments = ["review"]\n{more}\n+++\nBlock it.\n'


class Place:
    """What ships and what is the user's, and what was told of it."""

    def __init__(self, folder: Path) -> None:
        self.shipped, self.own = folder / "shipped", folder / "own"
        self.news: asyncio.Queue[Reread] = asyncio.Queue()
        self.prompts = Prompts(self.shipped, self.own, lambda: BOX, self.news.put_nowait)
        for name in ("chat", "file"):
            self.put(self.shipped / "agents" / f"{name}.md", agent(f"ships {name}"))

    def put(self, file: Path, text: str) -> Path:
        file.parent.mkdir(parents=True, exist_ok=True)
        file.write_text(text)
        return file

    def save(self, file: Path, text: str) -> None:
        """As most editors do."""
        beside = self.put(file.with_name(f".{file.name}.tmp"), text)
        os.replace(beside, file)

    def read(self) -> Loaded:
        return load(self.shipped, self.own, BOX)

    @property
    def now(self) -> dict[str, str]:
        return {name: kept.spec.description for name, kept in self.prompts.now.agents.items()}

    @asynccontextmanager
    async def live(self) -> AsyncIterator[None]:
        await self.prompts.load()
        async with self.prompts:
            yield

    async def watched(self) -> None:
        """Return when it is watched, and nothing is left to be read: what is heard from then on is heard."""
        for number in range(3):
            mark = f"marks {number} {len(self.now)}"
            self.save(self.own / "agents" / "mark.md", agent(mark))
            await self.until(lambda mark=mark: self.now.get("mark") == mark)
        (self.own / "agents" / "mark.md").unlink()
        await self.until(lambda: "mark" not in self.now)

    async def until(self, said: Callable[[], bool]) -> Reread:
        """The news after which it is so."""
        async with asyncio.timeout(WITHIN):
            while True:
                reread = await self.news.get()
                if said():
                    return reread


@pytest.fixture
def place(tmp_path: Path) -> Place:
    return Place(tmp_path)


def test_the_users_file_goes_before_the_one_that_ships(place: Place) -> None:
    mine = place.put(place.own / "agents" / "file.md", agent("mine"))
    place.put(place.own / "agents" / "other.md", agent("another"))
    loaded = place.read()
    assert {name: kept.spec.description for name, kept in loaded.agents.items()} == {
        "chat": "ships chat", "file": "mine", "other": "another",
    }  # fmt: skip
    assert (loaded.agents["file"].file, loaded.agents["file"].shipped) == (mine, False)
    assert loaded.agents["chat"].shipped
    assert loaded.faults == ()


def test_a_faulty_file_takes_nothing_away(place: Place) -> None:
    file = place.put(place.own / "agents" / "file.md", agent("mine", 'tier = "huge"'))
    place.put(place.own / "agents" / "other.md", agent("another", 'handoff = ["file", "third"]'))
    place.put(place.own / "agents" / "third.md", "not yet")
    first = place.read()
    assert first.agents["file"].spec.description == "ships file"
    assert first.agents["file"].faulty
    assert not first.agents["chat"].faulty
    assert "other" in first.agents, "who hands off to an agent whose file is faulty is not wrong for that"
    assert "third" not in first.agents
    assert [(fault.file.name, fault.line) for fault in first.faults] == [("file.md", 3), ("third.md", 1)]
    place.put(file, agent("mine"))
    good = place.read()
    place.put(file, agent("worse", "tools = 3"))
    again = load(place.shipped, place.own, BOX, good)
    assert (again.agents["file"].spec.description, again.agents["file"].faulty) == ("mine", True)
    assert again.differs(good) == ()
    file.unlink()
    gone = load(place.shipped, place.own, BOX, again)
    assert (gone.agents["file"].spec.description, gone.agents["file"].faulty) == ("ships file", False)


def test_agents_and_hooks_know_each_other(place: Place) -> None:
    place.put(place.own / "hooks" / "careful.md", hook("looks", 'agents = ["file"]'))
    place.put(place.own / "agents" / "other.md", agent("has it", 'hooks = ["careful"]'))
    place.put(place.own / "hooks" / "wrong.md", hook("looks", 'agents = ["flie"]'))
    loaded = place.read()
    assert (set(loaded.hooks), "other" in loaded.agents) == ({"careful"}, True)
    (fault,) = loaded.faults
    assert "wrong.md:4: agents: there is no agent flie; did you mean file?" in str(fault)


async def test_who_wants_all_or_nothing_hears_of_every_fault(place: Place) -> None:
    place.put(place.own / "agents" / "a.md", "x")
    place.put(place.own / "hooks" / "b.md", "x")
    with pytest.raises(ConfigError) as caught:
        await place.prompts.check(BOX)
    assert [line.partition(":")[0][-4:] for line in str(caught.value).splitlines()] == ["a.md", "b.md"]
    assert place.prompts.now == Loaded()


async def test_files_come_change_and_go_without_a_word_from_anybody(place: Place) -> None:
    file = place.own / "agents" / "mine.md"
    async with place.live():
        held = place.prompts.now.agents
        place.put(file, agent("one"))  # not even the folder was there
        reread = await place.until(lambda: place.now.get("mine") == "one")
        assert reread.changed == ("agent mine",)
        place.save(file, agent("two"))
        await place.until(lambda: place.now["mine"] == "two")
        place.put(place.own / "hooks" / "careful.md", hook("looks"))
        await place.until(lambda: "careful" in place.prompts.now.hooks)
        file.rename(file.with_name("yours.md"))
        await place.until(lambda: place.now.get("yours") == "two" and "mine" not in place.now)
        (place.own / "agents" / "yours.md").unlink()
        await place.until(lambda: "yours" not in place.now)
        assert set(held) == {"chat", "file"}, "who holds a mapping keeps it"


async def test_who_asks_hears_of_what_was_saved_a_moment_before(place: Place) -> None:
    async with place.live():
        for number in range(5):
            place.save(place.own / "agents" / "mine.md", agent(f"version {number}"))
            loaded, again = await asyncio.gather(place.prompts.refresh(), place.prompts.refresh())
            assert loaded.agents["mine"].spec.description == f"version {number}"
            assert again.agents["mine"] == loaded.agents["mine"]
    assert [(await place.news.get()).changed for _ in range(5)] == [("agent mine",)] * 5
    assert place.news.empty()


async def test_a_folder_that_goes_is_heard_of_when_it_is_back(place: Place) -> None:
    file = place.put(place.own / "agents" / "mine.md", agent("one"))
    async with place.live():
        for number in range(3):
            shutil.rmtree(place.own if number == 1 else file.parent)
            await place.until(lambda: "mine" not in place.now)
            back = f"back {number}"
            place.put(file, agent(back))
            await place.until(lambda back=back: place.now.get("mine") == back)


async def test_a_faulty_file_is_told_and_logged_once_and_mended(place: Place, caplog: pytest.LogCaptureFixture) -> None:
    file = place.put(place.own / "agents" / "file.md", agent("mine"))
    caplog.set_level(logging.WARNING, "ryxd.engine.prompts")
    async with place.live():
        place.save(file, agent("mine", "tols = []"))
        reread = await place.until(lambda: bool(place.prompts.now.faults))
        assert reread.faults == (f"{file}:3: there is no key tols; did you mean tools?",)
        assert place.now["file"] == "mine"
        place.put(place.own / "agents" / "other.md", agent("another"))
        await place.until(lambda: "other" in place.now)
        assert caplog.messages == list(reread.faults)
        place.save(file, agent("better"))
        reread = await place.until(lambda: place.now["file"] == "better")
        assert reread.faults == ()


async def test_of_a_burst_of_saves_the_last_one_counts(place: Place) -> None:
    file = place.own / "agents" / "mine.md"
    async with place.live():
        for number in range(200):
            (place.save if number % 2 else place.put)(file, agent(f"version {number}"))
            if number % 20 == 0:
                file.unlink()
                await asyncio.sleep(0)
        await place.until(lambda: place.now.get("mine") == "version 199")
        assert place.prompts.now.faults == ()


async def test_what_is_half_written_does_no_harm(place: Place) -> None:
    file = place.put(place.own / "agents" / "mine.md", agent("whole"))
    text = agent("whole again")
    async with place.live():
        with file.open("w") as out:
            out.write(text[:20])
            out.flush()
            await place.until(lambda: bool(place.prompts.now.faults))
            assert place.now["mine"] == "whole"
            out.write(text[20:])
        await place.until(lambda: place.now["mine"] == "whole again")
        assert place.prompts.now.faults == ()


async def test_files_and_folders_may_be_links_as_those_who_keep_them_elsewhere_have_them(place: Place) -> None:
    kept = place.shipped.parent / "dotfiles"
    whole = place.put(kept / "hooks" / "careful.md", hook("one"))
    single = place.put(kept / "single" / "mine.md", agent("one"))
    (place.own / "agents").mkdir(parents=True)
    (place.own / "hooks").symlink_to(kept / "hooks")
    (place.own / "agents" / "mine.md").symlink_to(single)
    async with place.live():
        assert place.now["mine"] == "one"
        await place.watched()
        place.save(single, agent("two"))
        await place.until(lambda: place.now["mine"] == "two")
        place.save(whole, hook("two"))
        await place.until(lambda: place.prompts.now.hooks["careful"].spec.description == "two")
        other = place.put(kept / "other" / "mine.md", agent("three"))
        (place.own / "agents" / "mine.md").unlink()
        (place.own / "agents" / "mine.md").symlink_to(other)
        await place.until(lambda: place.now.get("mine") == "three")
        await place.watched()
        place.save(other, agent("four"))
        await place.until(lambda: place.now["mine"] == "four")


async def test_a_schema_beside_is_part_of_the_agent(place: Place) -> None:
    place.put(place.own / "agents" / "mine.md", agent("one", 'output = "mine.json"'))
    schema = place.put(place.own / "agents" / "mine.json", '{"type": "object"}')
    async with place.live():
        place.save(schema, '{"type": "array"}')
        await place.until(lambda: place.prompts.now.agents["mine"].spec.output == {"type": "array"})
        place.save(schema, "{")
        reread = await place.until(lambda: bool(place.prompts.now.faults))
        assert reread.faults[0].startswith(f"{schema}:1: no JSON")
        assert place.prompts.now.agents["mine"].spec.output == {"type": "array"}
        assert place.prompts.now.agents["mine"].faulty


async def test_of_a_folder_that_can_not_be_read_nothing_is_taken_away(place: Place) -> None:
    folder = place.own / "agents"
    place.put(folder / "mine.md", agent("one"))
    async with place.live():
        folder.rename(place.own / "elsewhere")
        folder.write_text("no folder")
        await place.until(lambda: bool(place.prompts.now.faults))
        assert place.now["mine"] == "one"
        assert "Not a directory" in str(place.prompts.now.faults[0])


async def test_what_is_the_same_as_before_is_no_news(place: Place) -> None:
    file = place.put(place.own / "agents" / "mine.md", agent("one"))
    async with place.live():
        place.save(file, agent("one"))
        place.put(place.own / "agents" / "notes.txt", "nothing")
        place.put(place.own / "agents" / "mine.md~", "nothing")
        place.put(place.own / "agents" / "last.md", agent("last"))
        reread = await place.until(lambda: "last" in place.now)
        assert reread.changed == ("agent last",)
        assert place.news.empty()
