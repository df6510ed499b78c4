"""Live agents through the installed program: into files and out of them, doubled, spoken with, told something else."""

import asyncio
import json
import os
import signal
import sys
from collections.abc import AsyncIterator
from pathlib import Path
from typing import Any

import pytest

from tests.e2e.daemon import Daemon
from tests.fakes import endpoint as peers
from tests.fakes.endpoint import Asked, Handler, Peer, Reply, streams

GOLDEN = Path(__file__).parent.parent / "golden" / "agent-1.json"


def answers(text: str) -> Handler:
    return streams(json.dumps({"tool": "answer", "args": {"text": text}}))


def said(body: dict[str, Any]) -> str:
    """All that a model was asked."""
    return "\n".join(str(message["content"]) for message in body["messages"])


@pytest.fixture
async def peer() -> AsyncIterator[Peer]:
    async with peers.llama_server(8192, answers("On Friday.")) as peer:
        yield peer


@pytest.fixture
async def ryx(tmp_path: Path, peer: Peer) -> AsyncIterator[Daemon]:
    path = f"{Path(sys.executable).parent}:{os.environ['PATH']}"
    async with Daemon(tmp_path, config=f'[models.small]\nurl = "{peer.url}"\n', env={"PATH": path}) as daemon:
        yield daemon


async def test_an_agent_of_an_earlier_ryx_wakes_is_spoken_with_and_goes_on_to_another_daemon(
    ryx: Daemon, peer: Peer, tmp_path: Path
) -> None:
    code, out, err = await ryx.ctl("restore", str(GOLDEN), "--name", "berta")
    assert (code, err) == (0, "")
    assert out.splitlines()[0] == "ryx/berta, ryx/berta/clerk woke in s1"
    assert "not any more what it had read: /home/user/notes.txt" in out
    assert (await ryx.ctl("talk", "berta", "--", "When", "is it?"))[:2] == (0, "On Friday.\n")
    assert "the party is on Friday" in said(peer.bodies[-1])
    assert "woken up in a new World" in said(peer.bodies[-1])
    # no daemon is needed for it to stay
    await ryx.stop(signal.SIGKILL)
    await ryx.start()
    code, out, _ = await ryx.ctl("agents", "live")
    assert code == 0
    assert [line.split()[0] for line in out.splitlines()[:4]] == ["s1", "ryx", "berta", "hooks:"]
    code, document, err = await ryx.ctl("dump", "berta", "-")
    assert (code, err) == (0, "")
    assert json.loads(document)["agent"]["responses"] == 2
    other = tmp_path / "other"
    other.mkdir()
    async with Daemon(other, config=f'[models.small]\nurl = "{peer.url}"\n') as second:
        code, out, err = await second.ctl("restore", "-", stdin=document.encode())
        assert (code, err) == (0, "")
        assert out.startswith("ryx/berta, ryx/berta/clerk woke in s1")
        assert (await second.ctl("talk", "ryx/berta", "still?"))[1] == "On Friday.\n"
        assert "When is it?" in said(peer.bodies[-1])


async def test_a_dump_is_a_file_for_the_user_only_and_no_file_is_lost_for_it(ryx: Daemon) -> None:
    await ryx.ctl("restore", str(GOLDEN))
    place = ryx.home / "anna.json"
    code, out, err = await ryx.ctl("--json", "dump", "anna", "anna.json")
    assert (code, err) == (0, "")
    assert json.loads(out) == {"path": "ryx/anna", "session": "s1", "agents": 2, "file": "anna.json"}
    assert place.stat().st_mode & 0o777 == 0o600
    before = place.read_bytes()
    code, _, err = await ryx.ctl("dump", "anna", "anna.json")
    assert (code, "--replace" in err) == (5, True)
    assert place.read_bytes() == before
    assert (await ryx.ctl("dump", "anna", "anna.json", "--replace"))[0] == 0
    code, _, err = await ryx.ctl("dump", "anna", "nowhere/anna.json")
    assert (code, "can't be written" in err) == (1, True)
    for wrong, why in (("/etc/passwd", "no dumped agent"), ("none.json", "there is no file"), (".", "can't be read")):
        code, _, err = await ryx.ctl("restore", wrong)
        assert code in (2, 4)
        assert why in err
    place.write_text(before.decode().replace('"version":1', '"version":7'))
    code, _, err = await ryx.ctl("restore", "anna.json")
    assert (code, "newer ryx" in err) == (2, True)


async def test_the_user_gives_an_agent_the_word_and_takes_it_back(ryx: Daemon, peer: Peer) -> None:
    await ryx.ctl("restore", str(GOLDEN))
    client = await ryx.client()
    where = await client.call("agents_pass", agent="anna", origin="tty:/dev/pts/7")
    assert where == {"path": "ryx/anna", "session": "s1"}
    (anna, _) = (await client.call("agents_live"))["agents"]
    assert (anna["control"], anna["state"], anna["subagent"]) == (True, "idle", True)
    # the gate would have answered this by itself
    run, events = await client.ask("what time is it?", origin="tty:/dev/pts/7")
    assert events[-1]["text"] == "On Friday."
    routed = next(event for event in events if event["kind"] == "routed")
    assert (routed["rule"], routed["handler"]) == ("control", "ryx/anna")
    _, events = await client.ask("zurück zu ryx", origin="tty:/dev/pts/7")
    assert "wieder mit ryx" in events[-1]["text"]
    _, events = await client.ask("what time is it?", origin="tty:/dev/pts/7")
    assert events[-1]["text"] != "On Friday."
    assert (await ryx.ctl("replay", run))[0] == 0
    code, _, err = await ryx.ctl("agents", "take", "--session", "s1")
    assert (code, "you speak with ryx already" in err) == (5, True)
    assert (await ryx.ctl("agents", "take"))[0] == 4
    await client.close()


async def test_conversations_are_listed(ryx: Daemon, peer: Peer) -> None:
    assert (await ryx.ctl("sessions"))[1] == "no sessions\n"
    client = await ryx.client()
    await client.ask("what time is it?", origin="tty:/dev/pts/3")
    await client.ask("and the date?", origin="tty:/dev/pts/3")
    await ryx.ctl("restore", str(GOLDEN))
    await client.call("agents_pass", agent="anna", origin="tty:/dev/pts/4")
    second, first = (await client.call("sessions"))["sessions"]
    assert (first["id"], first["runs"], first["last"], first["open"]) == ("s1", 2, "and the date?", True)
    assert (second["id"], second["runs"], second["control"], second["agents"]) == ("s2", 0, "ryx/anna", 2)
    out = (await ryx.ctl("sessions"))[1].splitlines()
    assert out[0].split()[0] == "s2"
    assert "0 requests, 2 agents, you speak with ryx/anna  (tty:/dev/pts/4)" in out[0]
    assert "2 requests" in out[1]
    assert out[1].endswith("  (tty:/dev/pts/3)  and the date?")
    assert len((await client.call("sessions", limit=1))["sessions"]) == 1
    await client.close()


async def test_a_live_agents_instructions_are_edited(ryx: Daemon, peer: Peer) -> None:
    await ryx.ctl("restore", str(GOLDEN))
    ryx.env["EDITOR"] = "sed -i s/diary/logbook/"
    code, out, err = await ryx.ctl("agents", "edit", "ryx/anna")
    assert (code, err) == (0, "")
    assert "from its next answer on" in out
    assert (await ryx.ctl("agents", "instructions", "anna"))[1] == "You keep a logbook.\n"
    await ryx.ctl("talk", "anna", "hello")
    assert "You keep a logbook." in said(peer.bodies[-1])
    ryx.env["EDITOR"] = "true"
    assert (await ryx.ctl("agents", "edit", "ryx/anna"))[1] == "nothing was changed\n"
    ryx.env["EDITOR"] = "false"
    assert (await ryx.ctl("agents", "edit", "ryx/anna"))[0] == 1
    code, out, _ = await ryx.ctl("agents", "instruct", "anna", "You", "keep", "quiet.")
    assert (code, out) == (0, "You keep quiet.\n")
    code, out, _ = await ryx.ctl("agents", "instruct", "anna", "-", stdin=b"You keep\nbees.\n")
    assert (code, out) == (0, "You keep\nbees.\n")
    code, _, err = await ryx.ctl("agents", "instructions", "nobody")
    assert (code, "there are: ryx/anna, ryx/anna/clerk" in err) == (4, True)


async def test_agents_are_doubled_and_put_below_others(ryx: Daemon, peer: Peer) -> None:
    await ryx.ctl("restore", str(GOLDEN))
    assert (await ryx.ctl("agents", "clone", "anna", "ryx", "--name", "spare"))[0] == 0
    assert (await ryx.ctl("agents", "clone", "spare", "ryx/anna"))[0] == 0
    code, _, err = await ryx.ctl("agents", "meta", "spare", "boss", "You see it from outside.")
    assert (code, "several agents are called spare" in err) == (2, True)
    code, out, err = await ryx.ctl("agents", "meta", "ryx/spare", "boss", "You see it from outside.")
    assert (code, err) == (0, "")
    assert out.startswith("ryx/boss (s1)")
    client = await ryx.client()
    there = [each["path"] for each in (await client.call("agents_live"))["agents"]]
    assert there == [
        "ryx/anna", "ryx/anna/clerk", "ryx/anna/spare", "ryx/anna/spare/clerk", "ryx/boss", "ryx/boss/spare",
        "ryx/boss/spare/clerk",
    ]  # fmt: skip
    begun, goes_on = asyncio.Event(), asyncio.Event()

    async def waits(reply: Reply, asked: Asked) -> None:
        begun.set()
        await goes_on.wait()
        await answers("done")(reply, asked)

    peer.chats[:] = [waits]
    asking = asyncio.create_task(ryx.ctl("talk", "boss", "think it over"))
    await begun.wait()
    states = {each["path"]: each["state"] for each in (await client.call("agents_live"))["agents"]}
    assert (states["ryx/boss"], states["ryx/anna"]) == ("working", "idle")
    code, _, err = await ryx.ctl("agents", "instruct", "boss", "x")
    assert (code, "is in progress" in err) == (6, True)
    goes_on.set()
    assert (await asking)[1] == "done\n"
    costs = {each["path"]: each["tokens_out"] for each in (await client.call("agents_live"))["agents"]}
    assert costs["ryx/boss"] > 0 == costs["ryx/anna"]
    await client.close()
