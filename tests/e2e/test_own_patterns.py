"""A pattern of the user's own, by nothing but a file that is put into a running ryxd's configuration (B12, C11)."""

import asyncio
import json
import os
import re
import sys
from collections.abc import AsyncIterator
from pathlib import Path
from typing import Any

import pytest

from tests.e2e.daemon import Client, Daemon
from tests.fakes import endpoint as peers
from tests.fakes.endpoint import Asked, Handler, Peer, Reply, choice, streams

UNKNOWN = "tell me something nice"
TEMPLATES = Path(__file__).parents[2] / "prompts" / "templates"
PYTHON = (TEMPLATES / "pattern.py").read_text().replace("MY_NAME", "quorum")
STEPS = (TEMPLATES / "pattern.toml").read_text()
WHEN = 'description = "three heads"\nwhen_to_use = "One head is not enough."\n'


def say(text: str) -> str:
    return json.dumps({"tool": "answer", "args": {"text": text}})


SAYS = {
    "one": "Whales sing.",
    "other": "Whales hum.",
    "last": "They sing.",
    "facts": "They sing in the sea.",
    "doubts": "It may be humming.",
    "text": "Whales sing, and it is no humming.",
}


def scripted() -> Handler:
    """Each agent says its own; whoever leads hands on to the pattern of its request."""

    async def handler(reply: Reply, asked: Asked) -> None:
        messages = asked.body["messages"]
        found = re.search(r"You are ([a-z0-9-]+)\. Another agent started you", str(messages[0]["content"]))
        if found is not None:
            return await streams(say(SAYS[found[1]]))(reply, asked)
        if len([each for each in messages if each["role"] == "assistant"]) % 2:
            return await streams(say("It was done by a pattern."))(reply, asked)
        task = {"tool": "task", "args": {"name": "way", "instructions": "Do it.", "prompt": UNKNOWN, "pattern": "written"}}
        return await streams(json.dumps(task))(reply, asked)

    return handler


@pytest.fixture
async def peer() -> AsyncIterator[Peer]:
    async with peers.llama_server(8192, scripted()) as peer:
        yield peer


@pytest.fixture
async def ryx(tmp_path: Path, peer: Peer) -> AsyncIterator[Daemon]:
    path = f"{Path(sys.executable).parent}:{os.environ['PATH']}"
    config = "".join(f'[models.{tier}]\nurl = "{peer.url}"\n' for tier in ("small", "large"))
    async with Daemon(tmp_path, config=config, env={"PATH": path}) as daemon:
        yield daemon


async def news(listening: Client, *, faulty: bool = False) -> dict[str, Any]:
    """What has been read again: the next time that something is faulty, or nothing is."""
    while bool((event := await listening.event("reloaded"))["faults"]) != faulty:
        pass
    return event


async def put(ryx: Daemon, listening: Client, *files: tuple[str, str]) -> Path:
    """Save files into the folder of patterns, and wait until they are in force."""
    folder = ryx.config.parent / "patterns"
    folder.mkdir(exist_ok=True)
    for name, text in files:
        beside = folder / f".{name}.new"
        beside.write_text(text)
        beside.chmod(0o600)
        beside.rename(folder / name)
    names = {f"pattern {name.partition('.')[0]}" for name, _ in files}
    while names - set((await listening.event("reloaded"))["changed"]):
        pass
    return folder


async def listening_to(ryx: Daemon) -> Client:
    client = await ryx.client()
    await client.call("subscribe", kinds=["reloaded"])
    return client


def of(events: list[dict[str, Any]], kind: str) -> list[dict[str, Any]]:
    return [event for event in events if event["kind"] == kind]


async def again(ryx: Daemon, run: str) -> None:
    """A replay tells the same."""
    code, out, err = await ryx.ctl("replay", run)
    assert (code, err) == (0, "")
    assert f"{run} came out the same" in out


async def test_a_python_file_is_a_way_to_work_at_once(ryx: Daemon, peer: Peer) -> None:
    listening, client = await listening_to(ryx), await ryx.client()
    assert "no pattern quorum" in (await client.fails("ask", text=UNKNOWN, pattern="quorum"))["message"]
    folder = await put(ryx, listening, ("quorum.py", PYTHON))
    run, events = await client.ask(UNKNOWN, session="new", pattern="quorum")
    assert (events[-1]["outcome"], events[-1]["text"]) == ("done", "They sing.")
    (routed,) = of(events, "routed")
    assert (routed["pattern"], routed["pattern_by"]) == ("quorum", "user")
    assert [each["path"] for each in of(events, "spawned")] == ["chat/one", "chat/other", "chat/last"]
    assert len(of(events, "terminated")) == 3
    heard = peer.bodies[-1]["messages"][-1]["content"]
    assert '{"data_from_one": "Whales sing."}' in heard
    await again(ryx, run)
    out = (await ryx.ctl("patterns"))[1]
    assert str(folder / "quorum.py") in out
    assert "two agents answer, and a third has the last word" in out
    # a file beside says when it is right, and then the model that chooses may choose it
    await put(ryx, listening, ("quorum.toml", WHEN))
    assert "One head is not enough." in (await ryx.ctl("patterns", "show", "quorum"))[1]
    peer.chooses = streams(choice("general", "quorum"))
    _, events = await client.ask(UNKNOWN, session="new")
    (routed,) = of(events, "routed")
    assert (routed["pattern"], routed["pattern_by"], "quorum" in routed["patterns"]) == ("quorum", "model", True)
    assert "One head is not enough." in json.dumps(peer.choices[-1].body)
    assert events[-1]["text"] == "They sing."
    # and once it is gone it is none any more
    (folder / "quorum.toml").unlink()
    (folder / "quorum.py").unlink()
    while "pattern quorum" not in (await listening.event("reloaded"))["changed"] or "quorum" in (await ryx.ctl("patterns"))[1]:
        pass
    assert "no pattern quorum" in (await client.fails("ask", text=UNKNOWN, pattern="quorum"))["message"]
    for each in (listening, client):
        await each.close()


async def test_steps_in_a_file_are_one_and_subagents_may_work_so(ryx: Daemon, peer: Peer) -> None:
    listening, client = await listening_to(ryx), await ryx.client()
    await put(ryx, listening, ("written.toml", STEPS))
    run, events = await client.ask(UNKNOWN, session="new", pattern="written", agent="file")
    assert (events[-1]["outcome"], events[-1]["text"]) == ("done", SAYS["text"])
    spawned = of(events, "spawned")
    assert [each["path"] for each in spawned] == ["file/facts", "file/doubts", "file/text"]
    assert [each["siblings"] for each in spawned] == [2, 2, 1]
    prompt = peer.bodies[-1]["messages"][-1]["content"]
    assert f"Write a short answer to this: {UNKNOWN}" in prompt
    assert 'These are the facts: {"data_from_answer_of_facts": "They sing in the sea."}' in prompt
    assert '{"data_from_answer_of_doubts": "It may be humming."}' in prompt
    await again(ryx, run)
    # by an agent that has one work so
    run, events = await client.ask(UNKNOWN, session="new", agent="lead")
    assert (events[-1]["outcome"], events[-1]["text"]) == ("done", "It was done by a pattern.")
    paths = [each["path"] for each in of(events, "spawned")]
    assert paths == ["lead/way", "lead/way/facts", "lead/way/doubts", "lead/way/text"]
    (returned,) = [each for each in of(events, "returned") if each["agent"] == "lead"]
    assert SAYS["text"] in json.dumps(returned)
    await again(ryx, run)
    for each in (listening, client):
        await each.close()


async def test_a_broken_file_is_told_everywhere_and_what_was_good_stays(ryx: Daemon) -> None:
    listening, client = await listening_to(ryx), await ryx.client()
    folder = await put(ryx, listening, ("quorum.py", PYTHON), ("written.toml", STEPS))
    (folder / "quorum.py").write_text("def broken(:\n")
    assert any("quorum.py:1: no Python" in fault for fault in (await news(listening, faulty=True))["faults"])
    out = (await ryx.ctl("patterns"))[1]
    assert "quorum!" in out
    assert f"{folder / 'quorum.py'}:1: no Python" in out
    for name, says in (("quorum", "They sing."), ("written", SAYS["text"])):
        _, events = await client.ask(UNKNOWN, session="new", pattern=name)
        assert events[-1]["text"] == says
    out = (await ryx.ctl("doctor"))[1]
    assert f"{folder / 'quorum.py'}:1: no Python" in out
    assert "ryxctl patterns edit quorum.py" in out
    code, _, err = await ryx.ctl("reload")
    assert (code != 0, "quorum.py:1" in err) == (True, True)
    # after a start there is nothing that was good; the others are not harmed
    await client.close()
    await listening.close()
    await ryx.stop()
    await ryx.start()
    client = await ryx.client()
    assert "no pattern quorum" in (await client.fails("ask", text=UNKNOWN, pattern="quorum"))["message"]
    assert (await client.ask(UNKNOWN, session="new", pattern="written"))[1][-1]["text"] == SAYS["text"]
    await client.close()


async def test_what_breaks_while_it_works_fails_its_request_with_the_line(ryx: Daemon) -> None:
    listening, client = await listening_to(ryx), await ryx.client()
    await put(ryx, listening, ("quorum.py", PYTHON.replace("return last.text", "return last.nothing")))
    _, events = await client.ask(UNKNOWN, session="new", pattern="quorum")
    assert events[-1]["outcome"] == "failed"
    assert re.search(r"quorum\.py:\d+: AttributeError", events[-1]["text"])
    assert len(of(events, "terminated")) == 3
    for each in (listening, client):
        await each.close()


async def test_killed_in_the_middle_it_goes_on_where_it_was(ryx: Daemon, peer: Peer) -> None:
    listening = await listening_to(ryx)
    await put(ryx, listening, ("quorum.py", PYTHON), ("written.toml", STEPS))
    await listening.close()
    for name, last, says in (("quorum", "last", "They sing."), ("written", "text", SAYS["text"])):
        whole = peer.chats[0]

        async def hangs(reply: Reply, asked: Asked, last: str = last, whole: Handler = whole) -> None:
            if f"You are {last}." in str(asked.body["messages"][0]["content"]):
                return await reply.gone()
            return await whole(reply, asked)

        peer.chats, before = [hangs], len(peer.bodies)
        client = await ryx.client()
        run = (await client.call("ask", text=UNKNOWN, stream=True, session="new", pattern=name))["run"]
        while not (await client.event("spawned"))["path"].endswith(f"/{last}"):
            pass
        while len(peer.bodies) < before + 3:  # until the last one has asked its model, which hangs
            await asyncio.sleep(0.01)
        before = len(peer.bodies)
        await ryx.stop(9)
        await client.close()
        peer.chats = [whole]
        await ryx.start()
        client = await ryx.client()
        await client.call("subscribe", run=run, after=0)
        events = [await client.event()]
        while events[-1]["kind"] != "finished":
            events.append(await client.event())
        assert (events[-1]["outcome"], events[-1]["text"]) == ("done", says)
        assert len([each for each in of(events, "spawned") if each["run"] == run]) == 3, "nobody is started twice"
        asked = [str(body["messages"][0]["content"]) for body in peer.bodies[before:]]
        assert all(f"You are {last}." in each for each in asked), "what was answered is not asked again"
        await again(ryx, run)
        await client.close()


async def test_a_run_keeps_the_pattern_that_it_began_with(ryx: Daemon, peer: Peer) -> None:
    listening, client = await listening_to(ryx), await ryx.client()
    await put(ryx, listening, ("written.toml", STEPS))
    whole, go_on = peer.chats[0], asyncio.Event()

    async def waits(reply: Reply, asked: Asked) -> None:
        if "You are doubts." in str(asked.body["messages"][0]["content"]):
            await go_on.wait()
        await whole(reply, asked)

    peer.chats = [waits]
    run = (await client.call("ask", text=UNKNOWN, stream=True, session="new", pattern="written"))["run"]
    while not (await client.event("spawned"))["path"].endswith("/doubts"):
        pass
    await put(ryx, listening, ("written.toml", STEPS.replace("Write a short answer to this", "Sing of this")))
    go_on.set()
    assert (await client.event("finished"))["text"] == SAYS["text"]
    assert "Write a short answer to this" in peer.bodies[-1]["messages"][-1]["content"]
    await client.ask(UNKNOWN, session="new", pattern="written")
    assert "Sing of this" in peer.bodies[-1]["messages"][-1]["content"]
    await again(ryx, run)
    for each in (listening, client):
        await each.close()
