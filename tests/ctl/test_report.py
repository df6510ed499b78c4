"""What a bug report has, and above all what it has not."""

import json
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st
from pydantic import BaseModel

from ryxctl.reporting.redacting import Redacting, event
from ryxd.wire.commands import ShowReply
from ryxd.wire.errors import Exit, NotFound
from ryxd.wire.events import Finished
from ryxd.wire.schema import EVENTS
from tests.ctl import stories
from tests.ctl.conftest import Ctl, Terminal, ended
from tests.ctl.stubserver import Peer, Stub

MINE = "Geheim-4711"
"""What stands in every field that somebody could have written into."""
FREE = {
    "text", "description", "preview", "question", "summary", "reason", "understanding", "analysis", "task", "context",
    "title", "url", "snippet", "path", "paths", "label", "rewrite_suggestion", "issues", "changed", "faults", "slots",
    "about", "digest", "data", "args", "steps", "choices", "error", "name", "proposed", "stage", "message_id", "searched",
}  # fmt: skip
"""Fields of events that have what users, files or models wrote."""


def filled(field: str, kind: type[BaseModel]) -> Any:
    schema = kind.model_json_schema()["properties"][field]
    types = {schema.get("type"), *(part.get("type") for part in schema.get("anyOf", ()))}
    if "object" in types:
        return {"x": MINE}
    if "array" in types:
        inner = schema.get("items", {}).get("type")
        return [{"step": 1, "goal": MINE, "params": {"p": MINE}}] if inner != "string" else [MINE]
    return MINE


@pytest.mark.parametrize("kind", EVENTS)
def test_of_an_event_nothing_that_was_written_is_kept(kind: str) -> None:
    cls = EVENTS[kind]
    full = {"kind": kind, **{name: filled(name, cls) for name in cls.model_fields if name in FREE}}
    if kind == "changed":
        full["target"] = f"/home/me/{MINE}"
    left = event({**full, "at": 1500}, 1000)
    assert MINE not in json.dumps(left)
    assert left["at"] == 500
    assert left["kind"] == kind


def test_what_ryx_did_is_kept() -> None:
    told = [event(each.model_dump(mode="json"), stories.BEGAN) for each in stories.compared_to_its_end()]
    text = json.dumps(told, ensure_ascii=False)
    for word in ("Bremen", "rent", "grown", "euro"):
        assert word not in text.replace("research/", "")
    acted = next(each for each in told if each["kind"] == "acted")
    assert (acted["tool"], acted["args"]) == ("search_web", {"query": "(33 characters)"})
    assert told[-1]["counters"]["large_calls"] == 1
    failed = Finished(run="r1", outcome="failed", text=MINE, error="busy").model_dump(mode="json")
    assert event(failed, 0)["error"] == "busy"


@pytest.mark.parametrize(
    ("text", "left"),
    [
        ("api_key = abc123", "api_key = (left out)"),
        ("Authorization: Bearer xyz", "Authorization: (left out)"),
        ("sk-abcdefgh12345678", "(left out)"),
        ("mail ada@example.org now", "mail (left out) now"),
        ("https://git.example.org/x/y", "https://(left out)/x/y"),
        ("from 192.168.7.4 to 127.0.0.1", "from (left out) to 127.0.0.1"),
        ("/home/ada/.config/ryx", "~/.config/ryx"),
        ("run by ada on elephant", "run by USER on HOST"),
        ("adapter", "adapter"),
        ("deadbeef" * 4, "(left out)"),
        ("2026-11-23T01:44:12 INFO r12 accepted", "2026-11-23T01:44:12 INFO r12 accepted"),
    ],
)
def test_a_text_loses_names_and_secrets(text: str, left: str) -> None:
    assert Redacting("/home/ada", "ada", "elephant").text(text) == left


@given(st.text(alphabet="abcdefghijklmnopqrstuvwxyzABCDEF0123456789_-", min_size=8, max_size=40))
def test_no_setting_with_a_secrets_name_is_told(secret: str) -> None:
    given_ = {"models": {"small": {"api_key": secret, "url": "https://x.example"}}, "mcp": {"a": {"env": {"A": secret}}}}
    left = json.dumps(Redacting("/h", "u", "h").setting("", given_))
    assert secret not in left
    assert "x.example" not in left


async def shows(command: Any, peer: Peer) -> None:
    if command.run != "r12":
        await peer.fail(NotFound(f"there is no run {command.run}"))
        return
    events = tuple(each.model_dump(mode="json") for each in stories.compared_to_its_end() if each.id)
    run = stories.info("r12", stories.COMPARES.text, "done", result="Kiel is cheaper.")
    await peer.reply(ShowReply(run=run, events=events))


async def test_in_a_pipe_it_is_shown_and_nothing_is_written(ctl: Ctl, daemon: Stub) -> None:
    daemon.plays["show"] = shows
    before = sorted(ctl.folder.iterdir())
    told = await ctl.run("report", "r12")
    assert (told.code, told.err) == (0, "")
    assert "## Run r12" in told.out
    assert '"tool": "search_web"' in told.out
    assert "## Doctor" in told.out
    assert "cheaper" not in told.out
    assert stories.COMPARES.text not in told.out
    assert str(ctl.folder) not in told.out
    assert sorted(ctl.folder.iterdir()) == before
    told = await ctl.run("report", "r12", "--texts")
    assert f"request: {stories.COMPARES.text}" in told.out
    assert "Kiel is cheaper" in told.out


async def test_it_is_written_when_that_was_asked_for_and_never_over_a_file(ctl: Ctl, daemon: Stub) -> None:
    place = ctl.folder / "mine.md"
    told = await ctl.run("report", "-o", str(place), "--yes")
    assert told.code == 0
    assert place.read_text() == told.out
    assert place.stat().st_mode & 0o777 == 0o600
    again = await ctl.run("report", "-o", str(place), "--yes")
    assert again.code == Exit.REFUSED
    assert "is there already" in again.err
    nowhere = await ctl.run("report", "--yes")
    assert (nowhere.code, nowhere.err) == (Exit.USAGE, "ryxctl: --yes needs -o FILE: where to\n")
    assert (await ctl.run("report", "-o", "/nowhere/x.md", "--yes")).err.endswith("can't be written: No such file or directory\n")


@pytest.mark.parametrize(("answer", "written"), [("y\n", True), ("\n", False), ("n\n", False)])
async def test_a_terminal_is_asked(ctl: Ctl, daemon: Stub, terminal: Terminal, answer: str, written: bool) -> None:
    process = await ctl.start(
        "report", "-o", "mine.md", stdin=terminal.slave, stdout=terminal.slave, stderr=terminal.slave
    )  # fmt: skip
    await terminal.until(b"Write this to mine.md? [y/N]")
    assert not (ctl.folder / "mine.md").exists()
    terminal.type(answer)
    assert (await ended(process)).code == 0
    assert (ctl.folder / "mine.md").exists() is written


async def test_without_a_daemon_the_rest_is_told(ctl: Ctl) -> None:
    told = await ctl.run("report", "--json")
    assert told.code == 0
    sections = json.loads(told.out)
    assert "no daemon answers" in sections["Daemon"]
    assert sections["Configuration"] == "(no config.toml)"
    assert sections["Versions"].startswith("ryx ")


async def test_a_run_that_there_is_not_is_an_error(ctl: Ctl, daemon: Stub) -> None:
    daemon.plays["show"] = shows
    told = await ctl.run("report", "r99")
    assert (told.code, told.out) == (Exit.NOT_FOUND, "")
