"""What is remembered is kept, found again and, once forgotten, gone: with SQLite as it is, on a real disk."""

import asyncio
import os
import random
import signal
import sqlite3
import sys
import tempfile
import unicodedata
from pathlib import Path

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from ryxd.core.memory import LONGEST
from ryxd.core.words import root_of
from ryxd.record.memories import MONTH, Store, without_fts5
from ryxd.wire.errors import JournalError, Refused, Unavailable


class Clock:
    """Seconds since 1970, as a test wants them."""

    def __init__(self) -> None:
        self.now = 1_800_000_000.0

    def __call__(self) -> float:
        return self.now

    def later(self, months: float) -> None:
        self.now += months * MONTH / 1000


async def texts(store: Store, query: str = "", **how: object) -> list[str]:
    return [memory.text for memory in await store.recall(query, **how)]  # type: ignore[arg-type]


async def test_what_was_remembered_is_there_after_a_restart(tmp_path: Path) -> None:
    path, clock = tmp_path / "state" / "memory.db", Clock()
    async with Store(path, clock=clock) as store:
        assert not path.exists(), "a start does not wait for it"
        made = await store.remember("  my server is called atlas\n", run="r3", by="chat")
        assert (made.id, made.text, made.session, made.run, made.by) == ("m1", "my server is called atlas", "", "r3", "chat")
        assert (await store.remember("for this only", session="s2")).session == "s2"
    assert path.stat().st_mode & 0o777 == 0o600
    clock.later(1)
    async with Store(path, clock=clock) as store:
        assert await texts(store) == ["for this only", "my server is called atlas"]
        (found,) = await store.recall("atlas")
        again = await store.get("m1")
        assert again is not None
        assert (found.uses, again.uses, again.made) == (1, 2, made.made)
        assert again.used == round(clock.now * 1000)
        assert (await store.remember("third")).id == "m3"


async def test_a_memory_of_a_session_is_only_recalled_there(tmp_path: Path) -> None:
    async with Store(tmp_path / "memory.db") as store:
        await store.remember("the key is red")
        await store.remember("the key is blue", session="s1")
        one, two = store.of("s1", "r1"), store.of("s2", "r2")
        assert {memory.text for memory in await one.recall("key")} == {"the key is red", "the key is blue"}
        assert {memory.text for memory in await two.recall("key")} == {"the key is red"}
        assert [memory.id for memory in await two.about("key")] == ["m1"]
        assert (await one.count(), await two.count(), await store.count()) == (2, 1, 2)
        assert await two.get("m2") is None
        assert await two.forget(["m2"]) == 0
        assert (await two.remember("the lock is green", here=True)).session == "s2"
        assert await two.forget_all() == 2
        assert await texts(store) == ["the key is blue"]
        assert await texts(store, "blue") == ["the key is blue"], "the index knows what is left"
        assert await texts(store, "red") == []


@pytest.mark.parametrize(
    ("kept", "query"),
    [
        ("my server is called atlas", "what is my server called?"),
        ("my server is called atlas", "serv"),
        ("my servers are called atlas", "server"),
        ("my server is called atlas", "servers"),
        ("Der Schlüssel liegt unter der Matte", "wo ist der schluessel"),
        ("Der Schlüssel liegt unter der Matte", "Schlussel"),
        ("Der Schluessel liegt unter der Matte", "Schlüsseln"),
        ("Die Schlüssel liegen unter den Matten", "Matte"),
        ("Der Haustürschlüssel liegt unter der Matte", "Schlüssel"),
        ("Der Haustürschlüssel liegt unter der Matte", "mit den Schlüsseln"),
        ("Anna wohnt in der Bergstraße", "BERGSTRASSE"),
        ("Annas Häuser stehen in Köln", "Haus"),
        ("Anna likes naïve art", "naive"),
        ("Мой сервер называется атлас", "СЕРВЕР"),
        ("サーバー", "サー"),
        ("the code is 0170-1234", "0170"),
    ],
)
async def test_words_are_found_whatever_their_case_accents_and_endings(tmp_path: Path, kept: str, query: str) -> None:
    async with Store(tmp_path / "memory.db") as store:
        await store.remember("something else altogether")
        await store.remember(kept)
        assert await texts(store, query) == [kept]


async def test_words_that_say_nothing_find_nothing_else(tmp_path: Path) -> None:
    async with Store(tmp_path / "memory.db") as store:
        await store.remember("my dog is called Rex")
        await store.remember("my server is called atlas")
        assert await texts(store, "what is my server called") == ["my server is called atlas"]
        assert len(await texts(store, "is my")) == 2, "unless there are no others"
        assert await texts(store, "?!") == []


async def test_of_two_that_fit_alike_the_newer_is_first_and_what_fits_better_whatever_its_age(tmp_path: Path) -> None:
    clock = Clock()
    async with Store(tmp_path / "memory.db", clock=clock) as store:
        await store.remember("the big printer stands in the cellar")
        clock.later(12)
        await store.remember("my server is called atlas")
        clock.later(12)
        await store.remember("my server is called hermes")
        await store.remember("the cellar is damp")
        for number in range(20):
            await store.remember(f"filler {number}")
        clock.later(0.1)
        assert await texts(store, "server") == ["my server is called hermes", "my server is called atlas"]
        assert (await texts(store, "printer cellar"))[0] == "the big printer stands in the cellar"
        await store.remember("my server is called atlas")
        assert await texts(store, "server") == ["my server is called atlas", "my server is called hermes"]
        assert await store.count() == 24, "the same text is kept once"


async def test_only_what_has_all_telling_words_is_about_it(tmp_path: Path) -> None:
    async with Store(tmp_path / "memory.db") as store:
        await store.remember("the server room has the code 1234")
        await store.remember("mein Server heißt atlas")
        assert [memory.id for memory in await store.about("that my server is called atlas")] == ["m2"]
        assert [memory.id for memory in await store.about("server")] == ["m2", "m1"]
        assert await store.about("server cellar") == ()
        assert await store.about("") == ()
        assert await store.about("the has") == (), "these words say nothing"


async def test_what_is_no_memory_is_refused(tmp_path: Path) -> None:
    async with Store(tmp_path / "memory.db", most=2) as store:
        with pytest.raises(Refused, match="nothing to remember"):
            await store.remember(" \n ")
        with pytest.raises(Refused, match=str(LONGEST)):
            await store.remember("x" * (LONGEST + 1))
        await store.remember("x" * LONGEST)
        await store.remember("one")
        with pytest.raises(Refused, match=r"most in \[memory\]"):
            await store.remember("two")
        assert (await store.remember("one")).id == "m2", "it is there already"
        store.most = 3
        assert (await store.remember("two")).id == "m3"
        for name in ("m99", "m", "", "3", "x1", "m1; DROP TABLE memories", "m²", "m" + "9" * 30):
            assert await store.get(name) is None or name == "3"
            assert await store.forget([name]) in {0, 1}
        assert await store.count() == 2


def all_bytes(folder: Path) -> bytes:
    return b"\0".join(file.read_bytes() for file in sorted(folder.rglob("*")) if file.is_file())


@pytest.mark.parametrize("way", ["one", "all"])
async def test_what_is_forgotten_is_in_no_file_any_more(tmp_path: Path, way: str) -> None:
    secret = "Xylofonquark"
    async with Store(tmp_path / "memory.db") as store:
        for number in range(400):  # pages are split, cells are moved, the index is merged
            await store.remember(f"{secret} {number} " + "filling " * (number % 40) if number % 7 == 0 else f"kept {number}")
        assert secret.encode() in all_bytes(tmp_path)
        assert secret.lower().encode() in all_bytes(tmp_path), "the index has it, too"
        if way == "all":
            assert await store.forget_all() == 400
        else:
            names = [memory.id for memory in await store.recall(secret, limit=1000)]
            assert len(names) == 58
            assert await store.forget(names) == 58
            assert await texts(store, "kept 8", limit=1) == ["kept 8"]
        left = all_bytes(tmp_path).lower()
        assert secret.lower().encode() not in left
        assert secret.lower().encode()[:6] not in left, "nor a part of it"
        assert await store.count() == (0 if way == "all" else 342)
        assert (await store.remember("after that")).id == "m401", "no number is given twice"
        assert await texts(store, "after") == ["after that"]
    assert secret.lower().encode() not in all_bytes(tmp_path).lower()


async def test_nor_in_the_gaps_of_pages_that_were_rebalanced(tmp_path: Path) -> None:
    """With `secure_delete` instead of VACUUM one copy is left here."""
    chance = random.Random(1)
    async with Store(tmp_path / "memory.db") as store:
        kept = [
            (f"Xylofonquark{number} " if number % 3 == 0 else f"kept{number} ") + "filler " * chance.randrange(60)
            for number in chance.sample(range(900), 900)
        ]
        made = await asyncio.gather(*(store.remember(text) for text in kept))
        names = [memory.id for memory in made if memory.text.startswith("X")]
        chance.shuffle(names)
        for first in range(0, len(names), 60):
            await store.forget(names[first : first + 60])
        assert b"xylofonquark" not in all_bytes(tmp_path).lower()
        assert await store.count() == 600


async def test_a_reader_elsewhere_keeps_nobody_from_forgetting(tmp_path: Path) -> None:
    async with Store(tmp_path / "memory.db") as store:
        await store.remember("Xylofonquark")
        with sqlite3.connect(tmp_path / "memory.db", isolation_level=None) as other:
            other.execute("BEGIN")
            assert other.execute("SELECT count(*) FROM memories").fetchone() == (1,)
            forgetting = asyncio.create_task(store.forget(["m1"]))
            await asyncio.wait({forgetting}, timeout=0.2)
            other.execute("COMMIT")
            assert await forgetting == 1
        other.close()
        assert await store.forget_all() == 0
    assert b"Xylofonquark" not in all_bytes(tmp_path)


async def test_a_full_disk_is_told_and_loses_nothing(tmp_path: Path) -> None:
    async with Store(tmp_path / "memory.db") as store:
        await store.remember("kept")
        database = store._database
        assert database is not None
        await database.ask(lambda db: db.execute("PRAGMA max_page_count = 1"))
        with pytest.raises(JournalError, match=r"memory .*full"):
            await store.remember("x" * LONGEST)
        assert await texts(store, "kept") == ["kept"], "and what is there can still be recalled"
        await database.ask(lambda db: db.execute("PRAGMA max_page_count = 1000000"))
        await store.remember("again")


async def test_without_fts5_it_is_said_what_to_do(tmp_path: Path) -> None:
    assert without_fts5() is None

    class NoSuchModule(sqlite3.Connection):
        """A SQLite that was built without it: its parser knows no such module."""

        def execute(self, sql: str, *rest: object) -> sqlite3.Cursor:
            return super().execute(sql.replace("fts5", "fts6"), *rest)  # type: ignore[arg-type]

    async with Store(tmp_path / "memory.db", lacks=lambda: without_fts5(NoSuchModule)) as store:
        with pytest.raises(Unavailable, match=r"no such module: fts6.*built with FTS5"):
            await store.remember("x")
        assert not store.path.exists()
    with pytest.raises(JournalError, match="closed"):
        await store.recall()


async def test_a_damaged_file_is_moved_aside(tmp_path: Path) -> None:
    path = tmp_path / "memory.db"
    path.write_bytes(b"no database, but somebody's bytes" * 100)
    async with Store(path) as store:
        assert (await store.remember("x")).id == "m1"
    assert len(list(tmp_path.glob("memory.db.broken-*"))) == 1


async def test_a_file_that_is_taken_away_is_made_anew_with_numbers_going_on(tmp_path: Path) -> None:
    path = tmp_path / "memory.db"
    async with Store(path) as store:
        await store.remember("one")
        path.unlink()
        assert (await store.remember("two")).id == "m2"
        assert await texts(store) == ["two"]


def spoken(text: str) -> list[str]:
    """Its words of three letters and more, cut in the plainest way there is."""
    marked = "".join(mark if mark.isalnum() or unicodedata.category(mark)[0] == "M" else " " for mark in text)
    return [word for word in marked.split() if len(word) > 2 and any(mark.isalnum() for mark in word)]


@settings(max_examples=60, deadline=None, suppress_health_check=[HealthCheck.too_slow])
@given(kept=st.lists(st.text(min_size=1, max_size=60), min_size=1, max_size=5), queries=st.lists(st.text(max_size=80), max_size=5))
def test_any_text_is_found_by_any_of_its_words_and_no_query_raises(kept: list[str], queries: list[str]) -> None:
    async def check() -> None:
        with tempfile.TemporaryDirectory() as folder:
            async with Store(Path(folder) / "memory.db") as store:
                for text in kept:
                    if text.strip():
                        made = await store.remember(text)
                        for word in spoken(made.text):
                            assert made.id in [memory.id for memory in await store.recall(word, limit=1000)], word
                            about = await store.about(word, limit=1000)
                            assert made.id in [memory.id for memory in about] or not root_of(word), word
                for query in queries:
                    await store.recall(query)
                    await store.about(query)

    asyncio.run(check())


@pytest.mark.parametrize(
    "query",
    [
        '"', "'", '"unfinished', "AND", "OR NOT", "NEAR(a b)", "a NEAR/3 b", "plain : x", "-x", "^x", "x*", "*", "(", "x + y",
        "{plain}: x", "\0", "x\0y", "\ud800", "%", "_", "roots:x", "a" * 2000, " ".join(f"w{n}" for n in range(400)),
    ],
)  # fmt: skip
async def test_no_query_is_a_mistake(tmp_path: Path, query: str) -> None:
    async with Store(tmp_path / "memory.db") as store:
        await store.remember(f"{query[:1900]} x")
        assert len(await store.recall(query, limit=5)) <= 1
        assert len(await store.about(query)) <= 1


KILLED = """
import asyncio, sys
from pathlib import Path
from ryxd.record.memories import Store

async def main():
    async with Store(Path(sys.argv[1])) as store:
        for number in range(100_000):
            made = await store.remember(f"word{number} and so on")
            print("made", made.id, number, flush=True)
            if number % 5 == 4:
                await store.forget([made.id])
                print("gone", made.id, number, flush=True)

asyncio.run(main())
"""


@pytest.mark.parametrize("after", [1, 7, 23])
async def test_a_killed_process_loses_nothing_that_it_had_said(tmp_path: Path, after: int) -> None:
    path = tmp_path / "memory.db"
    child = await asyncio.create_subprocess_exec(
        sys.executable, "-c", KILLED, str(path), stdout=asyncio.subprocess.PIPE
    )
    assert child.stdout is not None
    lines = [(await child.stdout.readline()).decode().split() for _ in range(after)]
    os.kill(child.pid, signal.SIGKILL)
    lines += [line.decode().split() for line in (await child.stdout.read()).splitlines(keepends=True) if line.endswith(b"\n")]
    await child.wait()
    made = {name: number for kind, name, number in lines if kind == "made"}
    gone = {name for kind, name, _ in lines if kind == "gone"}
    last = list(made)[-1]
    async with Store(path) as store:
        for name, number in made.items():
            memory = await store.get(name)
            # of the last one it may have been forgotten already, and nobody told of it
            assert (memory is None) == (name in gone) or (name == last and int(number) % 5 == 4)
            if memory is not None:
                assert memory.text in await texts(store, f"word{number}", limit=1000)
        for name in gone:
            assert f"word{made[name]} ".encode() not in all_bytes(tmp_path)
