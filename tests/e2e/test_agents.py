"""Agents as files in a running daemon: written, asked by name, changed while they work, faulty, gone."""

import asyncio
import json
import os
import sys
from collections.abc import AsyncIterator
from pathlib import Path
from typing import Any

import pytest

from tests.e2e.daemon import Client, Daemon
from tests.fakes import endpoint as peers
from tests.fakes.endpoint import Asked, Handler, Peer, Reply, streams

POET = """+++
description = "writes {what}"
tier = "small"
tools = ["list_dir"]
+++
You write {what}. Reply with one JSON object: {{"tool": NAME, "args": {{}}}}. Folder: {{cwd}}.
"""


def answers(text: str) -> Handler:
    return streams(json.dumps({"tool": "answer", "args": {"text": text}}))


@pytest.fixture
async def peer() -> AsyncIterator[Peer]:
    async with peers.llama_server(8192, answers("roses are red")) as peer:
        yield peer


@pytest.fixture
async def ryx(tmp_path: Path, peer: Peer) -> AsyncIterator[Daemon]:
    # what ryxctl passes on to another program of ryx needs its libraries
    path = f"{Path(sys.executable).parent}:{os.environ['PATH']}"
    async with Daemon(tmp_path, config=f'[models.small]\nurl = "{peer.url}"\n', env={"PATH": path}) as daemon:
        yield daemon


def put(daemon: Daemon, text: str, name: str = "poet.md", folder: str = "agents") -> Path:
    file = daemon.config.parent / folder / name
    file.parent.mkdir(exist_ok=True)
    file.write_text(text)
    return file


async def reloaded(client: Client, *, changed: str = "", faulty: bool = False) -> dict[str, Any]:
    """The event that says so."""
    while True:
        event = await client.event("reloaded")
        if (not changed or changed in event["changed"]) and bool(event.get("faults")) == faulty:
            return event


def instructions(body: dict[str, Any]) -> str:
    return "\n".join(str(message["content"]) for message in body["messages"])


async def test_a_new_file_is_an_agent_that_can_be_asked_by_name(ryx: Daemon, peer: Peer) -> None:
    client = await ryx.client()
    await client.call("subscribe", kinds=["reloaded"])
    error = await client.fails("ask", text="a poem", agent="poet")
    assert error["data"]["code"] == "not_found"
    assert "there is no agent poet" in error["message"]
    put(ryx, POET.format(what="poems"))
    await reloaded(client, changed="agent poet")
    # the gate would have opened that at once, with no model
    code, out, err = await ryx.ctl("ask", "--agent", "poet", "--quiet", "what time is it")
    assert (code, out, err) == (0, "roses are red\n", "")
    assert "You write poems." in instructions(peer.bodies[-1])
    (run,) = (await client.call("runs"))["runs"]
    assert (run["handler"], run["state"]) == ("poet", "done")
    routed = next(e for e in (await client.call("show", run=run["id"]))["events"] if e["kind"] == "routed")
    assert (routed["rule"], routed["tier"]) == ("named", "small")
    await client.close()


async def test_what_was_just_saved_is_asked_and_shown(ryx: Daemon, peer: Peer) -> None:
    for what in ("poems", "songs", "plays"):
        put(ryx, POET.format(what=what))
        assert (await ryx.ctl("ask", "--agent", "poet", "--quiet", "go"))[0] == 0
        assert f"You write {what}." in instructions(peer.bodies[-1])
        put(ryx, POET.format(what=f"no {what}"))
        assert f"writes no {what}" in (await ryx.ctl("agents", "show", "poet"))[1]


async def test_a_run_in_progress_keeps_the_agent_it_began_with(ryx: Daemon, peer: Peer) -> None:
    begun, goes_on = asyncio.Event(), asyncio.Event()

    async def waits(reply: Reply, asked: Asked) -> None:
        begun.set()
        await goes_on.wait()
        await streams(json.dumps({"tool": "list_dir", "args": {"path": "~"}}))(reply, asked)

    client = await ryx.client()
    await client.call("subscribe", kinds=["reloaded", "finished"])
    file = put(ryx, POET.format(what="songs"))
    await reloaded(client, changed="agent poet")
    peer.chats[:] = [waits, answers("done")]
    asked = len(peer.bodies)
    await client.call("ask", text="one please", agent="poet")
    await begun.wait()
    file.unlink()
    await reloaded(client, changed="agent poet")
    goes_on.set()
    assert (await client.event("finished"))["text"] == "done"
    assert len(peer.bodies) == asked + 2
    assert all("You write songs." in instructions(body) for body in peer.bodies[asked:])
    assert (await client.fails("ask", text="another", agent="poet"))["data"]["code"] == "not_found"
    await client.close()


async def test_a_faulty_file_takes_no_agent_away_and_is_told_everywhere(ryx: Daemon, peer: Peer) -> None:
    client = await ryx.client()
    await client.call("subscribe", kinds=["reloaded"])
    file = put(ryx, POET.format(what="poems"))
    await reloaded(client, changed="agent poet")
    put(ryx, POET.format(what="poems").replace("tools", "tolls"))
    fault = f"{file}:4: there is no key tolls; did you mean tools?"
    assert (await reloaded(client, faulty=True))["faults"] == [fault]
    assert (await ryx.ctl("ask", "--agent", "poet", "--quiet", "go"))[1] == "roses are red\n"
    _, out, _ = await ryx.ctl("agents")
    assert fault in out
    assert "poet!" in out
    assert fault in (await ryx.ctl("doctor"))[1]
    code, out, _ = await ryx.ctl("agents", "check")
    assert (code, out) == (1, f"{fault}\n")
    code, _, err = await ryx.ctl("reload")
    assert (code, fault in err) == (7, True)
    put(ryx, "nothing", "careful.md", "hooks")
    await reloaded(client, faulty=True)
    assert ryx.log.read_text().count(fault) == 1
    await client.close()
    # a daemon that starts with it starts without it
    await ryx.stop()
    await ryx.start()
    _, out, _ = await ryx.ctl("agents", "--json")
    listed = json.loads(out)
    assert "poet" not in [agent["name"] for agent in listed["agents"]]
    assert listed["faults"][0]["line"] == 4
    put(ryx, POET.format(what="poems"))
    (file.parent.parent / "hooks" / "careful.md").unlink()
    assert json.loads((await ryx.ctl("agents", "--json"))[1])["faults"] == []
    assert (await ryx.ctl("agents", "check"))[0] == 0


async def test_an_agent_and_a_hook_are_shown_as_they_are_in_force(ryx: Daemon) -> None:
    client = await ryx.client()
    put(ryx, POET.format(what="poems").replace('"list_dir"', '"group:file", "!move_file"'))
    put(
        ryx,
        '+++\ndescription = "looks"\nmoments = ["review"]\nclasses = ["change"]\n+++\nBlock it.\n',
        "careful.md",
        "hooks",
    )
    shown = await client.call("agents_show", agent="poet")
    assert shown["names"] == ["group:file", "!move_file"]
    assert "read_file" in shown["means"]
    assert "move_file" not in shown["means"]
    assert shown["tools"] == len(shown["means"])
    assert shown["hooks"] == ["careful"]
    assert shown["limits"]["depth"] == 2
    home = len(json.dumps(str(ryx.home)))
    assert shown["characters"] == len(shown["instructions"]) - len("{cwd}") + home
    _, out, _ = await ryx.ctl("hooks", "show", "careful")
    assert "  classes  change\n" in out
    code, _, err = await ryx.ctl("agents", "show", "peot")
    assert (code, "did you mean poet?" in err) == (4, True)
    await client.close()


async def test_what_is_edited_is_in_force_when_the_editor_ends(ryx: Daemon, peer: Peer) -> None:
    client = await ryx.client()
    await client.call("subscribe", kinds=["reloaded"])
    ryx.env["EDITOR"] = "sed -i s/brief/very.brief/"
    code, out, err = await ryx.ctl("agents", "edit", "chat")
    assert (code, err) == (0, "")
    assert out.endswith("chat.md: fine\n")
    await reloaded(client, changed="agent chat")
    await client.ask("how are you doing my friend", session="new")
    assert "very.brief" in instructions(peer.bodies[-1])
    await client.close()


FORMED = """+++
description = "makes a card of what it is told"
{output}
[limits]
sure = 0.0
answer_tokens = 200
+++
You make a card of what you are told. Reply with one JSON object: {{"tool": "answer", "args": {{"text": CARD}}}}.
"""
CARD = {
    "type": "object",
    "properties": {
        "name": {"$ref": "#/$defs/short"},
        "age": {"type": "integer", "minimum": 0, "maximum": 150},
        "kind": {"enum": ["person", "animal"]},
    },
    "required": ["name", "age", "kind"],
    "additionalProperties": False,
    "$defs": {"short": {"type": "string", "minLength": 1, "maxLength": 20}},
}


async def test_the_form_of_an_answer_holds_for_a_real_model_under_its_grammar(tmp_path: Path) -> None:
    async with Daemon(tmp_path) as daemon:
        client = await daemon.client()
        await client.call("subscribe", kinds=["reloaded"])
        put(daemon, json.dumps(CARD), "card.json")
        put(daemon, FORMED.format(output='output = "card.json"'), "clerk.md")
        await reloaded(client, changed="agent clerk")
        for text in ("Anna is 31 years old.", "Rex, der Hund, ist vier."):
            other = await daemon.client()
            _, events = await other.ask(text, agent="clerk", session="new")
            await other.close()
            assert events[-1]["outcome"] == "done", events[-1]
            card = json.loads(events[-1]["text"])
            assert set(card) == {"name", "age", "kind"}
            assert 1 <= len(card["name"]) <= 20
            assert 0 <= card["age"] <= 150
            assert card["kind"] in {"person", "animal"}
        await client.close()
