"""What hooks did, read from the Records: newest first, by hook and run, bounded however much there is."""

import time
from collections.abc import AsyncIterator
from pathlib import Path
from typing import Any

import pytest

from ryxd.core.course import Record
from ryxd.core.hooked import KEY
from ryxd.record import hooklog
from ryxd.record.journal import Journal


@pytest.fixture
async def journal(tmp_path: Path) -> AsyncIterator[Journal]:
    async with Journal(tmp_path / "journal.db", lambda _: None) as opened:
        yield opened


async def ran(journal: Journal, *records: Record) -> str:
    accepted = await journal.accept("x", session=None, origin=None, context=None, cwd=None, records=records)
    return accepted.run


def act(number: int, *entries: dict[str, str], path: str = "file", **more: Any) -> Record:
    outcome = {"result": {}, **({KEY: list(entries)} if entries else {}), **more}
    return Record(path, number, "act", {"tool": "read_file", "args": {"path": "~/x"}}, outcome)


def did(hook: str, what: str = "said", **more: str) -> dict[str, str]:
    return {"hook": hook, "did": what, "text": f"{hook} {what}", **more}


async def test_it_is_told_when_in_which_run_to_whom_and_about_what(journal: Journal) -> None:
    before = time.time_ns() // 1_000_000
    run = await ran(
        journal,
        act(1, did("a", "asked", answer="no")),
        act(2),
        Record("lead/anna.3.heard", 1, "hooks", {}, {"notes": ["b: x"], KEY: [did("b")]}),
        Record("lead.4.answering", 1, "hooks", {}, {"notes": [], KEY: [did("b")]}),
        Record("lead", 5, "comment", {"tool": "task"}, {KEY: [did("c", "left")]}),
    )
    found, until = await journal.hooklog.of()
    assert until == ""
    assert all(deed.run == run and deed.at >= before for deed in found)
    told = {(deed.hook, deed.did, deed.agent, deed.moment, deed.tool, deed.answer) for deed in found}
    assert told == {
        ("a", "asked", "file", "action", "read_file", "no"),
        ("b", "said", "lead/anna", "heard", "", ""),
        ("b", "said", "lead", "answering", "", ""),
        ("c", "left", "lead", "action", "task", ""),
    }
    assert next(deed.args for deed in found if deed.hook == "a") == {"path": "~/x"}


async def test_text_that_looks_like_it_is_none_of_it(journal: Journal) -> None:
    await ran(journal, act(1, result={"text": f'"{KEY}": [{{"hook": "evil"}}]'}), act(2, did("a")))
    found, _ = await journal.hooklog.of()
    assert [deed.hook for deed in found] == ["a"]


async def test_long_arguments_and_texts_are_cut(journal: Journal) -> None:
    entries = [{"hook": "a", "did": "said", "text": "x" * 9000}]
    args = {"content": "y" * 9000, "list": ["z" * 9000], "number": 7, "path": "~/x"}
    await ran(journal, Record("file", 1, "act", {"tool": "write_file", "args": args}, {KEY: entries}))
    (deed,), _ = await journal.hooklog.of()
    assert (len(deed.text), deed.text[-1]) == (500, "…")
    assert (len(deed.args["content"]), len(deed.args["list"])) == (200, 200)
    assert (deed.args["number"], deed.args["path"]) == (7, "~/x")


async def test_by_hook_by_run_and_how_many(journal: Journal) -> None:
    runs = [await ran(journal, act(1, did("a")), act(2, did("b"))) for _ in range(5)]
    assert [deed.run for deed in (await journal.hooklog.of(hook="a"))[0]] == runs[::-1]
    assert [deed.hook for deed in (await journal.hooklog.of(run=runs[2]))[0]] == ["b", "a"]
    found, until = await journal.hooklog.of(limit=3)
    # the last run is told whole, and the next look goes on before it
    assert ([deed.run for deed in found], until) == ([runs[4]] * 2 + [runs[3]] * 2, runs[3])
    found, until = await journal.hooklog.of(limit=100, before=until)
    assert ([deed.run for deed in found], until) == ([run for run in runs[2::-1] for _ in "ab"], "")
    assert await journal.hooklog.counts() == {"a": 5, "b": 5}


async def test_looks_are_bounded_and_together_find_all(journal: Journal, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(hooklog, "CHUNK", 3)
    monkeypatch.setattr(hooklog, "SECONDS", -1.0)
    runs = [await ran(journal, *([act(1, did("a"))] if number % 4 == 0 else [])) for number in range(10)]
    found, looks = [], 0
    before: str | None = None
    while before != "":
        more, before = await journal.hooklog.of(before=before)
        found += more
        looks += 1
    assert [deed.run for deed in found] == [runs[8], runs[4], runs[0]]
    assert looks == 4
    assert await journal.hooklog.counts() == {"a": 1}


async def test_an_empty_journal_has_nothing_to_tell(journal: Journal) -> None:
    assert await journal.hooklog.of() == ([], "")
    assert await journal.hooklog.counts() == {}
