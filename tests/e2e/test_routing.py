"""Who does what no rule knew: chosen by a capable model, named by the user, changed in files; the starter left alone."""

import json
import os
import sys
from collections.abc import AsyncIterator
from pathlib import Path
from typing import Any

import pytest

from tests.e2e.daemon import Client, Daemon
from tests.fakes import endpoint as peers
from tests.fakes.endpoint import Asked, Peer, Reply, choice, streams

UNKNOWN = "tell me something nice"

TRIP = """name = "trip"
description = "a journey"
when_to_use = "somebody travels"
framing_prompt = "Think of the weather."
valid_patterns = ["react"]
"""


@pytest.fixture
async def peer() -> AsyncIterator[Peer]:
    async with peers.llama_server(8192, streams(json.dumps({"tool": "answer", "args": {"text": "Whales sing."}}))) as peer:
        peer.chooses = streams(choice("research", "react", "file"))
        yield peer


@pytest.fixture
async def ryx(tmp_path: Path, peer: Peer) -> AsyncIterator[Daemon]:
    path = f"{Path(sys.executable).parent}:{os.environ['PATH']}"
    async with Daemon(tmp_path, config=f'[models.small]\nurl = "{peer.url}"\n', env={"PATH": path}) as daemon:
        yield daemon


async def ask(client: Client, text: str, **params: Any) -> tuple[dict[str, Any], dict[str, Any]]:
    """The one `routed` event, and the end."""
    _, events = await client.ask(text, session="new", **params)
    (routed,) = [event for event in events if event["kind"] == "routed"]
    return routed, events[-1]


async def test_the_model_chooses_what_no_rule_knew_and_show_tells_why(ryx: Daemon, peer: Peer) -> None:
    client = await ryx.client()
    routed, end = await ask(client, UNKNOWN)
    assert (routed["task_type"], routed["pattern"], routed["handler"]) == ("research", "react", "file")
    assert (routed["handler_by"], routed["confidence"], routed["low_confidence"]) == ("model", 0.9, False)
    named = {"change", "chat", "code", "data", "file", "lead", "rag", "research", "shell", "web", "writing"}
    assert named <= set(routed["agents"])
    assert (end["text"], end["counters"]["model_calls"]) == ("Whales sing.", 2)
    assert len(peer.choices) == 1
    out = (await ryx.ctl("show", end["run"]))[1]
    assert "research, react, file, by the model (confidence 0.90): the request says so" in out
    assert "out of task types general, " in out
    assert f"agents {', '.join(routed['agents'])}" in out
    # what a rule knows costs no call
    routed, _ = await ask(client, "what time is it")
    assert (len(peer.choices), routed["handler"], routed["handler_by"], routed["agents"]) == (1, "get_time", "rule", [])
    await client.close()


async def test_an_unsure_choice_is_flagged_and_not_taken(ryx: Daemon, peer: Peer) -> None:
    peer.chooses = streams(choice("research", "react", "lead", 0.4))
    client = await ryx.client()
    routed, end = await ask(client, UNKNOWN)
    assert (routed["task_type"], routed["pattern"], routed["handler"]) == ("general", "react", "chat")
    assert (routed["low_confidence"], routed["proposed"]) == (True, "research, react, lead")
    assert "the model's research, react, lead was too unsure (0.40)" in (await ryx.ctl("show", end["run"]))[1]
    await client.close()


async def test_the_user_names_type_and_pattern_and_hears_what_can_be(ryx: Daemon) -> None:
    client = await ryx.client()
    code, out, err = await ryx.ctl("ask", "--task", "summarisation", "--pattern", "react", "--quiet", UNKNOWN)
    assert (code, out, err) == (0, "Whales sing.\n", "")
    (run,) = (await client.call("runs"))["runs"]
    assert (await ryx.ctl("retry", run["id"]))[0] == 0
    both = (await client.call("runs"))["runs"]
    assert len(both) == 2
    for each in both:
        events = (await client.call("show", run=each["id"]))["events"]
        routed = next(event for event in events if event["kind"] == "routed")
        assert (routed["task_type"], routed["task_type_by"], routed["pattern_by"]) == ("summarisation", "user", "user")
    for given, says in (
        ({"task_type": "summarisation", "pattern": "debate"}, "debate is no pattern for summarisation; it may have react"),
        ({"task_type": "sumarisation"}, "did you mean summarisation?"),
        ({"pattern": "raect"}, "did you mean react?"),
    ):
        assert says in (await client.fails("ask", text=UNKNOWN, **given))["message"]
    await client.close()


async def test_a_task_type_is_a_file_that_is_in_force_when_it_is_saved(ryx: Daemon, peer: Peer) -> None:
    client = await ryx.client()
    await client.call("subscribe", kinds=["reloaded"])
    peer.chooses = streams(choice("trip"))
    folder = ryx.config.parent / "tasks"
    folder.mkdir()
    (folder / "trip.toml").write_text(TRIP)
    while "task trip" not in (await client.event("reloaded"))["changed"]:
        pass
    other = await ryx.client()
    routed, _ = await ask(other, "we go to Norway by train")
    assert (routed["task_type"], "trip" in routed["task_types"]) == ("trip", True)
    assert "somebody travels" in json.dumps(peer.choices[0].body)
    code, out, _ = await ryx.ctl("tasks")
    assert (code, "trip" in out, str(folder / "trip.toml") in out) == (0, True, True)
    assert "Think of the weather." in (await ryx.ctl("tasks", "show", "trip"))[1]
    # faulty: the last good one stays, and a reload that is asked for refuses it
    (folder / "trip.toml").write_text(TRIP.replace('["react"]', '["raect"]'))
    while not (await client.event("reloaded"))["faults"]:
        pass
    out = (await ryx.ctl("tasks"))[1]
    assert "trip!" in out
    assert "trip.toml:5: valid_patterns: there is no pattern raect; did you mean react?" in out
    code, _, err = await ryx.ctl("reload")
    assert (code != 0, "there is no pattern raect" in err) == (True, True)
    routed, _ = await ask(other, "we go to Norway by train")
    assert routed["task_type"] == "trip"
    assert "trip" in (await ryx.ctl("patterns", "show", "react"))[1]
    assert "direct" in (await ryx.ctl("patterns"))[1]
    for each in (client, other):
        await each.close()


async def test_a_model_that_dies_leaves_the_fallback_and_the_reason(ryx: Daemon, peer: Peer) -> None:
    async def refuses(reply: Reply, _: Asked) -> None:
        await reply.json({"error": {"message": "no schema today"}}, 400)

    peer.chooses = refuses
    client = await ryx.client()
    routed, end = await ask(client, UNKNOWN)
    assert (routed["handler"], routed["handler_by"], routed["low_confidence"]) == ("chat", "fallback", False)
    assert "the model could not be asked" in routed["reason"]
    assert end["text"] == "Whales sing."
    await client.close()


async def test_the_starter_chooses_too(daemon: Daemon) -> None:
    client = await daemon.client()
    _, events = await client.ask(UNKNOWN, session="new")
    (routed,) = [event for event in events if event["kind"] == "routed"]
    assert (routed["rule"], routed["handler"], routed["handler_by"]) == ("unknown", "chat", "model")
    # one call of them all was to choose
    thoughts = [event for event in events if event["kind"] == "said" and event["model"]]
    assert events[-1]["counters"]["model_calls"] == len(thoughts) + 1
    assert {event["agent"] for event in thoughts} == {"chat"}
    await client.close()


async def test_it_is_not_asked_where_the_configuration_says_so(tmp_path: Path) -> None:
    async with Daemon(tmp_path, config="[routing]\nmodel = false\n") as daemon:
        client = await daemon.client()
        _, events = await client.ask(UNKNOWN, session="new")
        (routed,) = [event for event in events if event["kind"] == "routed"]
        assert (routed["handler"], routed["handler_by"]) == ("chat", "fallback")
        assert "[routing] model" in routed["reason"]
        thoughts = [event for event in events if event["kind"] == "said" and event["model"]]
        assert events[-1]["counters"]["model_calls"] == len(thoughts) > 0
        await client.close()


async def test_what_takes_more_than_the_starter_is_said_at_once(daemon: Daemon) -> None:
    client = await daemon.client()
    for text, part in (("write a poem about whales", "a larger model"), ("schreib mir eine Funktion in Python", "größeres Modell")):
        _, events = await client.ask(text, session="new")
        assert events[-1]["outcome"] == "failed"
        assert part in events[-1]["text"]
        assert events[-1]["counters"]["model_calls"] == 0
    await client.close()


async def test_what_a_task_type_says_is_told_to_the_agent(ryx: Daemon, peer: Peer) -> None:
    folder = ryx.config.parent / "tasks"
    folder.mkdir(exist_ok=True)
    (folder / "trip.toml").write_text(TRIP.replace("the weather.", "the {weather}."))
    client = await ryx.client()
    code, out, err = await ryx.ctl("ask", "--task", "trip", "--quiet", UNKNOWN)
    assert (code, out, err) == (0, "Whales sing.\n", "")
    assert "Think of the { weather}." in str(peer.bodies[-1]["messages"][0]["content"])
    await client.close()
