"""News: each agent is told once what of its files others have changed, and nothing of its own doing."""

import asyncio
import os
import shutil
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path

import pytest

from ryxd.core.files import Content, News
from ryxd.files.known import Known
from ryxd.files.news import Reporter
from ryxd.files.watcher import Watcher
from tests.files.watching import digest


class Readers:
    """Agents that read and write, with the real record of what they know."""

    def __init__(self, known: Known, reporter: Reporter) -> None:
        self.known = known
        self.reporter = reporter

    def read(self, agent: str, path: Path) -> None:
        data = path.read_bytes()
        self.known.saw(agent, Content(path, data, digest(data), 0o644))

    def write(self, agent: str, path: Path, text: str) -> None:
        path.write_text(text)
        self.known.wrote(agent, path, digest(text))

    async def news(self, agent: str) -> tuple[News, ...]:
        return await self.reporter.news(agent)


@asynccontextmanager
async def reading() -> AsyncIterator[Readers]:
    def mark(path: Path, now: str | None) -> None:
        known.mark(path, now)

    watcher = Watcher(mark)
    known = Known(follow=watcher.follow, leave=watcher.unfollow)
    async with watcher:
        yield Readers(known, Reporter(known.of, known.recall, watcher))


async def test_what_an_outside_editor_changes_is_told_to_both_once(tmp_path: Path) -> None:
    path = tmp_path / "a"
    path.write_text("one\ntwo\nthree\n")
    async with reading() as agents:
        for agent in "AB":
            agents.read(agent, path)
            assert await agents.news(agent) == ()
        path.write_text("one\n2\nthree\n")
        expected = (News(path, "changed", diff="@@ -1,3 +1,3 @@\n one\n-two\n+2\n three"),)
        for agent in "AB":
            assert await agents.news(agent) == expected
            assert await agents.news(agent) == ()
        assert [seen.stale for agent in "AB" for seen in agents.known.of(agent)] == [True, True]


async def test_an_own_write_is_news_only_to_others(tmp_path: Path) -> None:
    path = tmp_path / "a"
    path.write_text("old\n")
    async with reading() as agents:
        for agent in "AB":
            agents.read(agent, path)
        agents.write("B", path, "new\n")
        assert await agents.news("B") == ()
        (told,) = await agents.news("A")
        assert (told.what, told.diff) == ("changed", "@@ -1 +1 @@\n-old\n+new")
        agents.read("A", path)
        assert await agents.news("A") == ()
        assert not any(seen.stale for agent in "AB" for seen in agents.known.of(agent))


async def test_each_further_change_is_told_and_the_same_one_is_not(tmp_path: Path) -> None:
    path = tmp_path / "a"
    path.write_text("old\n")
    async with reading() as agents:
        agents.read("A", path)
        for content, new in [("1\n", 1), ("1\n", 0), ("2\n", 1), ("old\n", 0), ("2\n", 1), ("old\n", 0)]:
            path.write_text(content)
            assert len(await agents.news("A")) == new, content
        assert not agents.known.of("A")[0].stale


async def test_who_asks_several_times_at_once_is_told_once(tmp_path: Path) -> None:
    path = tmp_path / "a"
    path.write_text("old\n")
    async with reading() as agents:
        agents.read("A", path)
        path.write_text("new\n")
        answers = await asyncio.gather(*(agents.news("A") for _ in range(5)))
        assert sorted(len(answer) for answer in answers) == [0, 0, 0, 0, 1]


async def test_a_change_between_the_read_and_its_record_is_told(tmp_path: Path) -> None:
    path = tmp_path / "a"
    path.write_text("old\n")
    async with reading() as agents:
        agents.read("A", path)
        assert await agents.news("A") == ()
        path.write_text("new\n")
        assert len(await agents.news("A")) == 1
        read = path.read_bytes()
        path.write_text("newer\n")
        assert len(await agents.news("A")) == 1
        # only now does what was read enter the transcript
        agents.known.saw("A", Content(path, read, digest(read), 0o644))
        (told,) = await agents.news("A")
        assert told.diff == "@@ -1 +1 @@\n-new\n+newer"


async def test_gone_moved_and_back(tmp_path: Path) -> None:
    gone, moved, inside = tmp_path / "gone", tmp_path / "moved", tmp_path / "folder" / "inside"
    inside.parent.mkdir()
    for path in (gone, moved, inside):
        path.write_text(path.name)
    async with reading() as agents:
        for path in (gone, moved, inside):
            agents.read("A", path)
        assert await agents.news("A") == ()
        gone.unlink()
        os.rename(moved, tmp_path / "folder" / "new name")
        assert await agents.news("A") == (
            News(gone, "gone"),
            News(moved, "moved", to=tmp_path / "folder" / "new name"),
        )
        os.rename(tmp_path / "folder", tmp_path / "other")
        (told,) = await agents.news("A")
        assert told == News(inside, "moved", to=tmp_path / "other" / "inside")
        gone.write_text("another")
        assert await agents.news("A") == (News(gone, "changed", diff="@@ -1 +1 @@\n-gone\n+another"),)


async def test_another_file_in_a_moved_ones_place_is_not_taken_for_it(tmp_path: Path) -> None:
    path = tmp_path / "a"
    path.write_text("old")
    async with reading() as agents:
        agents.read("A", path)
        assert await agents.news("A") == ()
        os.rename(path, tmp_path / "b")
        (tmp_path / "b").write_text("not the same any more")
        assert await agents.news("A") == (News(path, "gone"),)


@pytest.mark.parametrize("content", [b"\0binary", b"\xff\xfe", b"x" * (2 << 20)], ids=["binary", "latin", "large"])
async def test_of_what_is_no_short_text_only_that_it_changed(tmp_path: Path, content: bytes) -> None:
    path = tmp_path / "a"
    path.write_bytes(content)
    async with reading() as agents:
        agents.read("A", path)
        path.write_bytes(content + b"more")
        assert await agents.news("A") == (News(path, "changed"),)


async def test_something_else_in_a_files_place(tmp_path: Path) -> None:
    pipe, folder = tmp_path / "pipe", tmp_path / "folder"
    for path in (pipe, folder):
        path.write_text("old")
    async with reading() as agents:
        for path in (pipe, folder):
            agents.read("A", path)
            path.unlink()
        os.mkfifo(pipe)
        folder.mkdir()
        assert {told.what for told in await agents.news("A")} == {"gone"}


async def test_a_forgotten_agent_is_told_nothing_and_nothing_is_followed_for_it(tmp_path: Path) -> None:
    paths = [tmp_path / f"{number}" for number in range(20)]
    async with reading() as agents:
        for path in paths:
            path.write_text("old")
            agents.read("A", path)
            agents.read("B", path)
        shutil.rmtree(tmp_path)
        agents.known.forget("A")
        agents.reporter.forget("A")
        assert await agents.news("A") == ()
        assert len(await agents.news("B")) == 20
