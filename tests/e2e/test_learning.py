"""What was done in the same way several times becomes a rule of the user's, when the user says so; through the socket."""

import json
import os
import re
import sqlite3
import sys
import time
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

from tests.e2e.daemon import Daemon
from tests.fakes import endpoint as peers
from tests.fakes.endpoint import Asked, Peer, Reply, choice, streams

FILES = {"notes.txt": "the key is under the mat\n", "hypr.conf": "gaps = 5\n"}


def call(tool: str, **args: Any) -> str:
    return json.dumps({"tool": tool, "args": args})


async def does(reply: Reply, asked: Asked) -> None:
    """A model that knows two words of a user's own: "unbox" a file, and "stow" it in ~/attic."""
    messages = asked.body["messages"]
    request = next(str(each["content"]) for each in reversed(messages) if each["role"] == "user").lower()
    found = re.search(r"(\w+\.\w+)", request)
    name = found[1] if found else ""
    done = len(messages) - max(at for at, each in enumerate(messages) if each["role"] == "user") > 1
    said = call("answer", text="")
    if not done and "unbox" in request:
        said = call("read_file", path=f"~/{name}")
    elif not done and "stow" in request:
        said = call("make_folder", path=f"~/attic/{name}")
    elif not done:
        said = call("answer", text="Hm.")
    await streams(said)(reply, asked)


@asynccontextmanager
async def ryx(folder: Path, **how: Any) -> AsyncIterator[tuple[Daemon, Peer]]:
    path = f"{Path(sys.executable).parent}:{os.environ['PATH']}"
    async with peers.llama_server(8192, does) as peer:
        peer.chooses = streams(choice("general", "react", "file"))
        config = f'[models.small]\nurl = "{peer.url}"\n'
        async with Daemon(folder, config=config, env={"PATH": path, "EDITOR": "true", **how}) as daemon:
            for name, text in FILES.items():
                (daemon.home / name).write_text(text)
            yield daemon, peer


async def asked(daemon: Daemon, text: str) -> tuple[dict[str, Any], dict[str, Any]]:
    """How it was routed, and its end. A replay tells the same."""
    client = await daemon.client()
    run, events = await client.ask(text, session="new")
    await client.close()
    code, out, err = await daemon.ctl("replay", run)
    assert (code, err, f"{run} came out the same" in out) == (0, "", True), out
    (routed,) = [each for each in events if each["kind"] == "routed"]
    return routed, events[-1]


async def test_what_went_the_same_way_three_times_is_proposed_and_once_accepted_needs_no_model(tmp_path: Path) -> None:
    async with ryx(tmp_path) as (daemon, peer):
        for text in ("unbox notes.txt", "please unbox hypr.conf"):
            routed, end = await asked(daemon, text)
            assert (routed["handler"], end["outcome"]) == ("file", "done")
        assert "nothing to propose" in (await daemon.ctl("learn"))[1]
        _, end = await asked(daemon, "Unbox notes.txt!")
        assert end["text"].strip() == "the key is under the mat"
        code, out, err = await daemon.ctl("learn")
        assert (code, err) == (0, "")
        assert "unbox  rule: “Unbox {file}”" in out
        assert "3 times the same was done: read_file" in out
        code, out, _ = await daemon.ctl("learn", "show", "unbox")
        assert (code, 'requests = ["Unbox {file}"]' in out, 'args = {path = "~/{file}"}' in out) == (0, True, True)
        assert "from 3 runs that all did the same: r3, r2, r1" in out
        # nothing is changed by itself
        calls = len(peer.bodies)
        routed, _ = await asked(daemon, "unbox hypr.conf")
        assert (routed["handler"], len(peer.bodies) > calls) == ("file", True)
        assert "no rules of your own" in (await daemon.ctl("learn", "rules"))[1]

        code, out, _ = await daemon.ctl("learn", "accept", "unbox")
        assert (code, "unbox: in force" in out) == (0, True)
        calls = len(peer.bodies)
        routed, end = await asked(daemon, "bitte unbox hypr.conf")
        told = (routed["level"], routed["rule"], routed["learned_from"], routed["slots"])
        assert told == ("TRIVIAL", "own.unbox", ["r3", "r2", "r1"], {"file": "hypr.conf"})
        assert (end["outcome"], end["text"].strip(), len(peer.bodies)) == ("done", "gaps = 5", calls)
        assert end["counters"]["model_calls"] == 0
        code, out, _ = await daemon.ctl("why", end["run"])
        assert (code, "a rule of yours, learned from r3, r2, r1" in out) == (0, True), out
        assert "nothing to propose" in (await daemon.ctl("learn"))[1]


async def test_a_rule_that_fails_rests_until_its_file_says_something_else(tmp_path: Path) -> None:
    async with ryx(tmp_path) as (daemon, peer):
        for _ in range(3):
            await asked(daemon, "unbox notes.txt")
        await daemon.ctl("learn")
        assert (await daemon.ctl("learn", "accept", "unbox-notes-txt"))[0] == 0
        # what it names is gone: it is not followed, and that is told
        notes = daemon.home / "notes.txt"
        notes.rename(daemon.home / "kept.txt")
        calls = len(peer.bodies)
        routed, _ = await asked(daemon, "unbox notes.txt")
        assert "your rule unbox-notes-txt is not followed: ~/notes.txt is gone" in routed["reason"]
        assert (routed["handler"], len(peer.bodies) > calls) == ("file", True)
        assert "not followed: ~/notes.txt is gone" in (await daemon.ctl("learn", "rules"))[1]
        # it is there again, and can't be read: the step fails, and the rule rests
        notes.mkdir()
        routed, end = await asked(daemon, "unbox notes.txt")
        assert (routed["rule"], end["outcome"]) == ("own.unbox-notes-txt", "failed")
        assert "It rests until its file is changed" in end["text"]
        routed, _ = await asked(daemon, "unbox notes.txt")
        assert (routed["handler"], "is not followed: " in routed["reason"]) == ("file", True)
        notes.rmdir()
        (daemon.home / "kept.txt").rename(notes)
        routed, _ = await asked(daemon, "unbox notes.txt")
        assert routed["handler"] == "file"
        file = daemon.config.parent / "gate" / "unbox-notes-txt.toml"
        file.write_text(file.read_text().replace('requests = ["unbox notes.txt"]', 'requests = ["unbox {file}", "box {file}"]'))
        assert (await daemon.ctl("reload"))[0] == 0
        routed, end = await asked(daemon, "box notes.txt")
        assert (routed["rule"], end["outcome"]) == ("own.unbox-notes-txt", "done")
        code, out, _ = await daemon.ctl("learn", "rm", "unbox-notes-txt")
        assert (code, "out of force" in out, file.exists()) == (0, True, False)
        assert Path(re.findall(r"kept in (\S+)", out)[0]).read_text().startswith("# Learned on")
        routed, _ = await asked(daemon, "unbox notes.txt")
        assert routed["handler"] == "file"


async def test_a_rule_grants_nothing_and_what_was_undone_is_not_learned(tmp_path: Path) -> None:
    async with ryx(tmp_path) as (daemon, peer):
        peer.chooses = streams(choice("general", "react", "change"))
        client, other = await daemon.client(), await daemon.client()

        async def stow(name: str, answer: str) -> dict[str, Any]:
            await client.call("ask", text=f"stow {name}", stream=True, session="new")
            waiting = await client.event("asked")
            assert waiting["waiting"]
            await other.call(answer, target=waiting["name"])
            return await client.event("finished")

        for name in ("a.txt", "b.txt", "c.txt"):
            assert (await stow(name, "approve"))["outcome"] == "done"
        assert (await daemon.ctl("undo"))[0] == 0
        assert "nothing to propose" in (await daemon.ctl("learn"))[1]
        for name in ("d.txt", "e.txt", "f.txt"):
            assert (await stow(name, "approve"))["outcome"] == "done"
        code, out, _ = await daemon.ctl("learn")
        assert (code, "stow  rule" in out) == (0, True), out
        assert (await daemon.ctl("learn", "accept", "stow"))[0] == 0
        # it asks as before, and a no is no failure of the rule
        end = await stow("g.txt", "deny")
        assert (end["outcome"], (daemon.home / "attic" / "g.txt").exists()) == ("failed", False)
        assert (await stow("h.txt", "approve"))["outcome"] == "done"
        assert (daemon.home / "attic" / "h.txt").is_dir()
        assert "not followed" not in (await daemon.ctl("learn", "rules"))[1]
        await client.close()
        await other.close()


async def test_a_proposal_can_be_edited_and_refused_for_good(tmp_path: Path) -> None:
    editor = tmp_path / "editor"
    editor.write_text('#!/bin/sh\nsed -i \'s/"~\\/{file}"/"~\\/{files}"/\' "$1"\n')
    editor.chmod(0o755)
    async with ryx(tmp_path, EDITOR=str(editor)) as (daemon, _):
        for name in ("notes.txt", "hypr.conf", "notes.txt"):
            await asked(daemon, f"unbox {name}")
        await daemon.ctl("learn")
        code, out, _ = await daemon.ctl("learn", "edit", "unbox")
        assert (code, "a brace that is no gap is doubled" in out) == (1, True)
        code, _, err = await daemon.ctl("learn", "accept", "unbox")
        assert (code != 0, "a brace that is no gap" in err) == (True, True)
        # what was edited stays as it is
        assert "{files}" in (await daemon.ctl("learn", "show", "unbox"))[1]
        await daemon.ctl("learn")
        assert "{files}" in (await daemon.ctl("learn", "show", "unbox"))[1]
        assert (await daemon.ctl("learn", "refuse", "unbox"))[0] == 0
        await asked(daemon, "unbox notes.txt")
        assert "nothing to propose" in (await daemon.ctl("learn"))[1]
        code, _, err = await daemon.ctl("learn", "show", "unbox")
        assert (code, "ryxctl learn lists them" in err) == (4, True)


async def test_a_rule_can_be_written_by_hand_with_what_a_step_found(tmp_path: Path) -> None:
    async with ryx(tmp_path) as (daemon, peer):
        folder = daemon.config.parent / "gate"
        folder.mkdir()
        (folder / "gaps.toml").write_text(
            """
requests = ["how wide are my gaps", "wie breit sind meine Lücken"]
[[step]]
tool = "search_files"
args = { pattern = "hypr*", paths = ["~"] }
[[step]]
tool = "read_file"
args = { path = "$1.matches.0" }
"""
        )
        (folder / "wrong.toml").write_text(
            'requests = ["do {it}", "go {file}"]\n[[step]]\ntool = "reed_file"\nargs = { path = "{file}" }\n'
        )
        assert (await daemon.ctl("reload"))[0] != 0
        (folder / "wrong.toml").unlink()
        assert (await daemon.ctl("reload"))[0] == 0
        for text in ("How wide are my gaps?", "Wie breit sind meine Lücken?"):
            routed, end = await asked(daemon, text)
            assert (routed["rule"], routed["learned_from"]) == ("own.gaps", [])
            assert (end["outcome"], end["text"].strip(), end["counters"]["actions"]) == ("done", "gaps = 5", 2)
        assert peer.bodies == []


async def test_requests_that_no_task_type_fits_become_one(tmp_path: Path) -> None:
    about = ("tax receipts", "the tax for my receipts", "receipts and tax of march", "which receipts lower my tax", "tax on receipts")
    async with ryx(tmp_path) as (daemon, _):
        for text in about:
            await asked(daemon, f"think about {text}")
        code, out, _ = await daemon.ctl("learn")
        assert (code, "task type: a task type for requests about" in out) == (0, True), out
        assert "5 requests in 4 wordings, and no task type fits" in out
        (name,) = re.findall(r"^(\S+)  task type:", out, re.MULTILINE)
        assert {"tax", "receipts"} & set(name.split("-"))
        assert (await daemon.ctl("learn", "accept", name))[0] == 0
        code, out, _ = await daemon.ctl("tasks", "show", name)
        assert (code, "receipts" in out) == (0, True)


async def test_what_is_found_in_thousands_of_runs_takes_little_time(tmp_path: Path) -> None:
    """No time is asserted: that it comes to an end within the client's patience is."""
    async with ryx(tmp_path) as (daemon, _):
        await asked(daemon, "unbox notes.txt")
        await daemon.stop()
        journal = tmp_path / "state" / "ryx" / "journal.db"
        with sqlite3.connect(journal) as db:
            (body,) = db.execute("SELECT body FROM events WHERE kind = 'routed'").fetchone()
            (end,) = db.execute("SELECT body FROM events WHERE kind = 'finished'").fetchone()
            now = int(time.time() * 1000)
            for number in range(2, 3002):
                text = f"{('move', 'sort', 'count', 'paint')[number % 4]} {'abcdefghij'[number % 10] * 4} {number % 97}"
                db.execute("INSERT INTO runs (id, session, text, state, created) VALUES (?, 1, ?, 'done', ?)", (number, text, now))
                for kind, of in (("routed", body), ("finished", end)):
                    stored = json.dumps({**json.loads(of), "run": f"r{number}"})
                    db.execute("INSERT INTO events (run, kind, at, body) VALUES (?, ?, ?, ?)", (number, kind, now, stored))
        await daemon.start()
        code, out, _ = await daemon.ctl("learn")
        assert (code, "3001 requests" in out) == (0, True), out
