"""ryxd is killed (-9) at its own transactions: after the next start each run ends as if nothing had happened."""

import contextlib
import itertools
import os
import re
from collections.abc import Mapping
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import pytest

from tests.e2e.daemon import Daemon

WAITS = "[permissions]\nwait = 60\n"


class Dying(Daemon):
    """The first start dies as DIE says; the next ones are ryxd as it is."""

    module = "tests.fakes.dying"

    def __init__(self, folder: Path, die: str) -> None:
        super().__init__(folder, config=WAITS, env={"DIE": die, "COUNTED": str(folder / "counted")})
        self.counted = folder / "counted"


@dataclass(frozen=True)
class Ended:
    """What is the same however often ryxd was killed."""

    outcome: str
    text: str
    files: Mapping[str, str]
    changes: tuple[tuple[str, str], ...]
    kinds: tuple[str, ...]
    """Of the events of agents that are told each time a run is run."""


def files(home: Path) -> dict[str, str]:
    """Every text file of the user's."""
    found = sorted(file for file in home.rglob("*.txt") if "/." not in str(file.relative_to(home.parent)))
    return {str(file.relative_to(home)): file.read_text() for file in found}


async def approving(daemon: Daemon, run: str) -> dict[str, Any]:
    """Follow a run to its end, saying yes to what it asks. Raises AssertionError, OSError when the daemon dies."""
    client = await daemon.client()
    answered = set()
    try:
        await client.call("subscribe", run=run, after=0)
        while True:
            event = await client.event()
            if event["kind"] == "finished":
                return event
            if event["kind"] == "asked" and event["waiting"] and event["name"] not in answered:
                answered.add(event["name"])
                other = await daemon.client()
                try:
                    # one that was answered, or asked by a daemon that is gone, is no error
                    await other.reply(await other.request("approve", target=event["name"]))
                finally:
                    await other.close()
    finally:
        await client.close()


async def ask(daemon: Daemon, text: str) -> str | None:
    """The run of a request, if the daemon lived long enough to accept it."""
    client = await daemon.client()
    try:
        return str((await client.call("ask", text=text))["run"])
    except (AssertionError, OSError):
        return None
    finally:
        await client.close()


async def story(daemon: Daemon, run: str, home: Path) -> Ended:
    """How it ended."""
    client = await daemon.client()
    shown = await client.call("show", run=run)
    listed = (await client.call("changes", limit=50))["changes"]
    await client.close()
    kinds = [
        event["kind"]
        for event in shown["events"]
        if event["agent"] and event["kind"] not in {"status", "asked", "answered", "changed", "acted"}
    ]
    end = shown["events"][-1]
    done = tuple((each["kind"], Path(each["path"]).name) for each in listed if each["state"] == "done")
    # a number may have gone to a change that the kill left half done, and that was taken back
    text = re.sub(r"\bc\d+\b", "cN", end["text"])
    return Ended(end["outcome"], text, files(home), done, tuple(kinds))


REQUESTS = ["delete old.txt", "add bread to notes.txt"]


def prepare(home: Path) -> None:
    (home / "notes.txt").write_text("buy milk\n")
    (home / "old.txt").write_text("x\n")


async def uninterrupted(folder: Path, text: str, database: str) -> tuple[Ended, int]:
    """The run as it is without a kill, and how many transactions it took."""
    folder.mkdir()
    daemon = Dying(folder, f"{database} 0 never")
    prepare(daemon.home)
    async with daemon:
        run = await ask(daemon, text)
        assert run is not None
        await approving(daemon, run)
        told = await story(daemon, run, daemon.home)
    return told, int(daemon.counted.read_text())


async def killed(folder: Path, text: str, die: str) -> tuple[Ended | None, str]:
    """The same run with a kill; None when the request was not accepted, and so is nobody's to remember."""
    folder.mkdir()
    daemon = Dying(folder, die)
    prepare(daemon.home)
    await daemon.start()
    run = await ask(daemon, text)
    if run is not None:
        with contextlib.suppress(AssertionError, OSError):
            await approving(daemon, run)
    assert daemon.process is not None
    with contextlib.suppress(ProcessLookupError):
        daemon.process.kill()
    await daemon.process.wait()
    daemon.module = "ryxd"
    async with daemon:
        client = await daemon.client()
        runs = (await client.call("runs"))["runs"]
        await client.close()
        if run is None and not runs:
            return None, ""
        run = run or runs[0]["id"]
        await approving(daemon, run)
        return await story(daemon, run, daemon.home), daemon.log.read_text()


EVERY = int(os.environ.get("RYX_KILL_EVERY", "6"))
"""At how many transactions one is tried; tests/engine/test_killed.py tries all of them, without models and sockets."""


@pytest.mark.parametrize("text", REQUESTS)
@pytest.mark.parametrize("database", ["journal", "log"])
async def test_killed_at_any_transaction_it_ends_as_if_nothing_had_happened(
    tmp_path: Path, text: str, database: str
) -> None:
    wanted, count = await uninterrupted(tmp_path / "whole", text, database)
    assert wanted.outcome == "done"
    assert wanted.changes
    assert count >= 2
    numbers = [count] if database == "log" else range(2, count + 1, EVERY)
    for number, when in zip(numbers, itertools.cycle(("after", "before")), strict=False):
        found, log = await killed(tmp_path / f"{number}{when}", text, f"{database} {number} {when}")
        assert found == wanted, (number, when, log)


async def test_what_was_killed_is_replayed_without_a_model_byte_for_byte(tmp_path: Path) -> None:
    daemon = Dying(tmp_path, "journal 8 after")
    prepare(daemon.home)
    await daemon.start()
    run = await ask(daemon, "add bread to notes.txt")
    assert run == "r1"
    with contextlib.suppress(AssertionError, OSError):
        await approving(daemon, run)
    assert daemon.process is not None
    assert await daemon.process.wait() == -9
    daemon.module = "ryxd"
    async with daemon:
        assert (await approving(daemon, run))["outcome"] == "done"
        client = await daemon.client()
        replayed = await client.call("replay", run=run)
        shown = await client.call("show", run=run)
        await client.close()
        assert replayed["ends"] == ""
        assert replayed["same"]
        assert replayed["events"] == shown["events"]
        assert (daemon.home / "notes.txt").read_text() == "buy milk\nbread\n"
        resumed = any(event["kind"] == "status" and "restarted" in event["text"] for event in shown["events"])
        assert resumed
        code, out, err = await daemon.ctl("replay", run)
        assert code == 0, err
        assert "notes.txt" in out
        code, _, err = await daemon.ctl("resume", run)
        assert (code, "not interrupted" in err) == (5, True)


async def test_what_is_too_long_ago_goes_on_only_when_asked(tmp_path: Path) -> None:
    daemon = Dying(tmp_path, "journal 8 after")
    daemon.config.write_text("[session]\nresume = 0\n")
    prepare(daemon.home)
    await daemon.start()
    assert await ask(daemon, "add bread to notes.txt") == "r1"
    with contextlib.suppress(AssertionError, OSError):
        await approving(daemon, "r1")
    assert daemon.process is not None
    await daemon.process.wait()
    daemon.module = "ryxd"
    async with daemon:
        ended = await approving(daemon, "r1")
        assert ended["outcome"] == "interrupted"
        assert "ryxctl resume r1" in ended["text"]
        assert files(daemon.home)["notes.txt"] == "buy milk\n"
        client = await daemon.client()
        gone_on = (await client.call("resume", run="r1"))["run"]
        assert gone_on == "r2"
        assert (await approving(daemon, "r2"))["outcome"] == "done"
        assert files(daemon.home)["notes.txt"] == "buy milk\nbread\n"
        again = (await client.call("retry", run="r2"))["run"]
        assert (await approving(daemon, again))["outcome"] == "done"
        assert files(daemon.home)["notes.txt"] == "buy milk\nbread\nbread\n"
        await client.close()
