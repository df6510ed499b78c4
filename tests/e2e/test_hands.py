"""Files and commands by request, on the model that ships with ryx: asked first, done, and all taken back."""

import asyncio
import os
from pathlib import Path
from typing import Any

import pytest

from tests.e2e.daemon import Client, Daemon

HOME = {
    "colors.txt": "red\ngreen\n",
    "notes.txt": "buy milk\n",
    "old.log": "x\n",
    "Documents/deep.txt": "deep\n",
}


def files(home: Path) -> dict[str, str]:
    """Every text file at home, by its path; what begins with a dot is not the user's business here."""
    found = {}
    for file in sorted(home.rglob("*.*")):
        name = str(file.relative_to(home))
        if file.is_file() and not name.startswith(".") and file.suffix in {".txt", ".log", ".md"}:
            found[name] = file.read_text()
    return found


@pytest.fixture
def home(daemon: Daemon) -> Path:
    (daemon.home / "Documents" / "notes.txt").unlink()
    for name, text in HOME.items():
        (daemon.home / name).write_text(text)
    return daemon.home


async def done(
    daemon: Daemon, client: Client, text: str, *, yes: bool = True, alone: bool = True
) -> tuple[dict[str, Any], list[dict[str, Any]]]:
    """Ask; answer each question; the end, and the questions. Where it is alone, nothing changes before the answer."""
    before = files(daemon.home)
    await client.call("ask", text=text, stream=True, session="new")
    questions = []
    while (event := await client.event())["kind"] != "finished":
        if event["kind"] == "asked" and event["waiting"]:
            questions.append(event)
            assert not alone or files(daemon.home) == before
            code, out, err = await daemon.ctl(*(("approve",) if yes else ("deny",)), event["name"])
            assert code == 0, (out, err)
    return event, questions


CHANGES = [
    ("rename notes.txt to ideas.txt", {"notes.txt": None, "ideas.txt": "buy milk\n"}),
    ("benenne notes.txt in ideen.txt um", {"notes.txt": None, "ideen.txt": "buy milk\n"}),
    ("replace red with blue in colors.txt", {"colors.txt": "blue\ngreen\n"}),
    ("ersetze red durch rot in colors.txt", {"colors.txt": "rot\ngreen\n"}),
    ("add bread to notes.txt", {"notes.txt": "buy milk\nbread\n"}),
    ("schreib in todo.txt: Zahnarzt anrufen", {"todo.txt": "Zahnarzt anrufen\n"}),
    ("create a file todo.txt with the text call Anna", {"todo.txt": "call Anna\n"}),
    ("delete old.log", {"old.log": None}),
    ("lösche old.log und notes.txt", {"old.log": None, "notes.txt": None}),
    ("move deep.txt to Downloads", {"Documents/deep.txt": None, "Downloads/deep.txt": "deep\n"}),
    ("kopiere notes.txt nach Documents", {"Documents/notes.txt": "buy milk\n"}),
    ("create a folder called projects in Documents", {}),
]


@pytest.mark.parametrize(("text", "changed"), CHANGES, ids=[text for text, _ in CHANGES])
async def test_a_change_is_asked_for_done_and_taken_back(
    daemon: Daemon, home: Path, text: str, changed: dict[str, str | None]
) -> None:
    before, client = files(home), await daemon.client()
    folders = {path for path in home.rglob("*") if path.is_dir() and "/." not in str(path)}
    # a no changes nothing, and is told as what it is
    end, questions = await done(daemon, client, text, yes=False)
    assert (end["outcome"], end["error"]) == ("failed", "refused")
    assert len(questions) == 1
    assert files(home) == before
    end, questions = await done(daemon, client, text)
    assert end["outcome"] == "done", end["text"]
    assert len(questions) == 1, "one question, whatever it takes"
    assert "ryxctl undo" in end["text"]
    assert end["counters"]["model_calls"] == 1
    wanted = {name: body for name, body in {**before, **changed}.items() if body is not None}
    assert files(home) == wanted
    code, out, err = await daemon.ctl("undo")
    assert code == 0, (out, err)
    assert files(home) == before
    assert {path for path in home.rglob("*") if path.is_dir() and "/." not in str(path)} == folders
    await client.close()


async def test_what_is_not_clear_is_asked_and_not_guessed(daemon: Daemon, home: Path) -> None:
    for folder in ("Documents", "Downloads"):
        (home / folder / "twice.txt").write_text(folder)
    client = await daemon.client()
    end, questions = await done(daemon, client, "delete twice.txt")
    assert not questions
    assert "twice.txt" in end["text"]
    assert len(end["paths"]) == 2
    end, questions = await done(daemon, client, "delete nowhere.txt")
    assert (end["outcome"], questions) == ("failed", [])
    assert "nowhere.txt" in end["text"]
    await client.close()


async def test_an_outside_edit_voids_the_yes_and_stops_the_undo(daemon: Daemon, home: Path) -> None:
    client = await daemon.client()
    await client.call("ask", text="replace red with blue in colors.txt", stream=True, session="new")
    event = await client.event("asked")
    (home / "colors.txt").write_text("somebody else wrote this\n")
    await client.call("approve", target=event["name"])
    end = await client.event("finished")
    assert end["outcome"] == "failed"
    assert (home / "colors.txt").read_text() == "somebody else wrote this\n"
    end, _ = await done(daemon, client, "replace somebody with nobody in colors.txt")
    assert end["outcome"] == "done", end["text"]
    (home / "colors.txt").write_text("again somebody\n")
    code, out, _ = await daemon.ctl("undo")
    assert code == 5, out
    assert (home / "colors.txt").read_text() == "again somebody\n"
    await client.close()


async def test_a_killed_daemon_has_lost_nothing_that_undo_needs(daemon: Daemon, home: Path) -> None:
    before = files(home)
    client = await daemon.client()
    for text in ("delete old.log", "add bread to notes.txt", "rename colors.txt to farben.txt"):
        assert (await done(daemon, client, text))[0]["outcome"] == "done"
    await client.close()
    await daemon.stop(9)
    await daemon.start()
    for _ in range(3):
        code, out, err = await daemon.ctl("undo")
        assert code == 0, (out, err)
    assert files(home) == before


@pytest.mark.skipif(os.getuid() == 0, reason="root is never sandboxed, so commands are refused")
@pytest.mark.parametrize(
    ("text", "asks", "changed", "says"),
    [
        ("run ls", False, {}, "colors.txt"),
        ("führe cat colors.txt | wc -l aus", False, {}, "2"),
        ("python: sum(range(10)) * 2", False, {}, "90"),
        ("run rm old.log", True, {"old.log": None}, "old.log"),
        ("run sed -i s/red/blue/ colors.txt", True, {"colors.txt": "blue\ngreen\n"}, "colors.txt"),
        ("run mv notes.txt Documents/", True, {"notes.txt": None, "Documents/notes.txt": "buy milk\n"}, "notes.txt"),
        ("run echo more >> notes.txt", True, {"notes.txt": "buy milk\nmore\n"}, "notes.txt"),
    ],
)
async def test_commands_run_in_the_sandbox_and_are_taken_back(
    daemon: Daemon, home: Path, text: str, asks: bool, changed: dict[str, str | None], says: str
) -> None:
    before, client = files(home), await daemon.client()
    end, questions = await done(daemon, client, text)
    assert end["outcome"] == "done", end["text"]
    assert bool(questions) is asks
    assert says in end["text"]
    assert files(home) == {name: body for name, body in {**before, **changed}.items() if body is not None}
    if asks:
        code, out, err = await daemon.ctl("undo")
        assert code == 0, (out, err)
        assert files(home) == before
    await client.close()


@pytest.mark.rare
@pytest.mark.skipif(os.getuid() != 0, reason="for root")
async def test_root_gets_no_command_that_changes_something(daemon: Daemon, home: Path) -> None:
    client = await daemon.client()
    end, _ = await done(daemon, client, "run rm old.log")
    assert end["outcome"] == "failed"
    assert (home / "old.log").exists()
    code, out, _ = await daemon.ctl("doctor")
    assert "root" in out or "uid 0" in out, (code, out)
    await client.close()


async def test_two_runs_change_two_files_at_once(daemon: Daemon, home: Path) -> None:
    clients = [await daemon.client() for _ in range(2)]
    texts = ("add bread to notes.txt", "replace red with blue in colors.txt")
    ends = await asyncio.gather(
        *(done(daemon, client, text, alone=False) for client, text in zip(clients, texts, strict=True))
    )
    assert [end["outcome"] for end, _ in ends] == ["done", "done"]
    assert (home / "notes.txt").read_text() == "buy milk\nbread\n"
    assert (home / "colors.txt").read_text() == "blue\ngreen\n"
    for client in clients:
        await client.close()
