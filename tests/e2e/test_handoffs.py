"""Agents that hand a request over, through the daemon's socket and ryxctl. The model is a scripted endpoint."""

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
from tests.fakes.endpoint import Asked, Peer, Reply, streams

REQUEST = "tell me something nice about my heights"

MATRIX = {
    "chat": ["research", "data", "code"],
    "research": ["code", "data"],
    "code": ["data"],
    "data": ["code"],
    "writing": ["research"],
}
TOOLS = {"data": ["calculate", "group:board"], "code": ["read_file", "group:board"]}

AGENT = """+++
description = "is made for {name}"
tier = "small"
tools = {tools}
handoff = {handoff}
+++
I am called {name}. Answer in {{language}}.
"""


def call(tool: str, **args: Any) -> str:
    return json.dumps({"tool": tool, "args": args})


def answer(text: str) -> str:
    return call("answer", text=text)


class Cast:
    """Says what comes next for whoever asks, and keeps what each was told."""

    def __init__(self) -> None:
        self.script: dict[str, list[str]] = {}
        self.told: dict[str, list[list[dict[str, str]]]] = {}

    async def __call__(self, reply: Reply, asked: Asked) -> None:
        messages = asked.body["messages"]
        found = re.search(r"I am called ([a-z]+)\.", str(messages[0]["content"]))
        assert found is not None, messages[0]
        self.told.setdefault(found[1], []).append(messages)
        await streams(self.script[found[1]].pop(0))(reply, asked)

    def heard(self, who: str) -> str:
        """The input that an agent got last."""
        return next(message["content"] for message in reversed(self.told[who][-1]) if message["role"] == "user")


@pytest.fixture
def cast() -> Cast:
    return Cast()


@pytest.fixture
async def peer(cast: Cast) -> AsyncIterator[Peer]:
    async with peers.llama_server(8192, cast) as peer:
        yield peer


@pytest.fixture
async def ryx(tmp_path: Path, peer: Peer) -> AsyncIterator[Daemon]:
    path = f"{Path(sys.executable).parent}:{os.environ['PATH']}"
    agents = tmp_path / "config" / "ryx" / "agents"
    agents.mkdir(parents=True)
    for name, handoff in MATRIX.items():
        text = AGENT.format(name=name, tools=json.dumps(TOOLS.get(name, [])), handoff=json.dumps(handoff))
        (agents / f"{name}.md").write_text(text)
    async with Daemon(tmp_path, config=f'[models.small]\nurl = "{peer.url}"\n', env={"PATH": path}) as daemon:
        (daemon.home / "heights.txt").write_text("3 4\n")
        yield daemon


@pytest.fixture
async def client(ryx: Daemon) -> AsyncIterator[Client]:
    client = await ryx.client()
    yield client
    await client.close()


def of(events: list[dict[str, Any]], kind: str) -> list[dict[str, Any]]:
    return [event for event in events if event["kind"] == kind]


async def same_again(ryx: Daemon, run: str) -> None:
    """A replay tells the same."""
    code, out, err = await ryx.ctl("replay", run)
    assert (code, err) == (0, "")
    assert f"{run} came out the same" in out


def way(events: list[dict[str, Any]]) -> list[tuple[str, str, int]]:
    return [(event["agent"], event["target"], event["number"]) for event in of(events, "handed_off")]


CHAIN = {
    "chat": [call("handoff_to_code", task_description="read the heights", context="they are in heights.txt")],
    "code": [
        call("read_file", path="~/heights.txt"),
        call("note", field="execution_results", text="The heights are 3 and 4."),
        call("handoff_to_data", task_description="add them"),
    ],
    "data": [call("read_board"), call("calculate", expression="3+4"), answer("Together they are 7.")],
}


async def test_a_request_goes_from_chat_to_code_to_data(ryx: Daemon, cast: Cast, client: Client) -> None:
    cast.script = {name: list(lines) for name, lines in CHAIN.items()}
    run, events = await client.ask(REQUEST, session="new")
    assert (events[-1]["outcome"], "7" in events[-1]["text"]) == ("done", True), events[-1]
    assert way(events) == [("chat", "code", 1), ("code", "data", 2)]
    assert [(each["handler"], each["rule"]) for each in of(events, "routed")] == [
        ("chat", "unknown"), ("code", "handoff"), ("data", "handoff"),
    ]  # fmt: skip
    # the counters are of all three together
    counters = events[-1]["counters"]
    assert (counters["actions"], counters["operator_iterations"]) == (6, 3)
    assert counters["model_calls"] == 1 + 7  # the choice of the agent, and what the three of them were asked
    # what the next one is told: its task, and as data the request, the way so far and the board
    heard = cast.heard("code")
    assert heard.startswith("chat had this request of the user and hands it over to you")
    assert "Your task: read the heights" in heard
    facts = json.loads(re.search(r'^{"data_from_handoff".*$', heard, re.MULTILINE)[0])["data_from_handoff"]  # type: ignore[index]
    assert facts == {"request": REQUEST, "context": "they are in heights.txt"}
    heard = cast.told["data"][0][-1]["content"]
    assert '"earlier_handoffs": ["chat → code: read the heights"]' in heard
    assert '{"data_from_board": {"execution_results": "The heights are 3 and 4."}}' in heard
    # each has a transcript of its own, and tools of its own
    assert "handoff_to_data" in cast.told["code"][0][0]["content"]
    assert "handoff_to_research" not in cast.told["code"][0][0]["content"]
    await same_again(ryx, run)
    out = (await ryx.ctl("show", run))[1]
    assert "chat hands over to code: read the heights" in out
    assert (await client.call("runs"))["runs"][0]["handler"] == "data"
    # the board afterwards
    board = await client.call("board", run=run)
    assert [(each["agent"], each["target"], each["number"]) for each in board["handoffs"]] == way(events)
    assert board["shown"]["execution_results"] == "The heights are 3 and 4."
    assert board["shown"]["handoffs"] == "chat → code: read the heights\n\ncode → data: add them"
    assert [(each["tool"], each["calls"], each["success_rate"]) for each in board["tools"]] == [
        (tool, 1, 1.0) for tool in ("calculate", "handoff_to_code", "handoff_to_data", "note", "read_board", "read_file")
    ]
    code, out, _ = await ryx.ctl("show", run, "--board")
    assert (code, "2. code → data: add them" in out, "100% worked" in out) == (0, True, True)
    assert json.loads((await ryx.ctl("show", run, "--board", "--json"))[1]) == board
    assert json.loads((await ryx.ctl("board", run, "--json"))[1]) == board
    assert (await ryx.ctl("board", "r99"))[0] == 4


async def test_a_follow_up_is_answered_by_the_last_one(ryx: Daemon, cast: Cast, client: Client) -> None:
    cast.script = {name: list(lines) for name, lines in CHAIN.items()}
    _, events = await client.ask(REQUEST, session="new")
    session = events[-1]["session"]
    said = (
        ("and what about their product, then?", "3*4", "12", "followup.same"),
        ("how much is twice of that?", "3*4*2", "24", "handoff.goes_on"),
    )
    for text, expression, product, rule in said:
        cast.script["data"] = [call("calculate", expression=expression), answer("That.")]
        run, events = await client.ask(text, session=session)
        (routed,) = of(events, "routed")
        assert (routed["handler"], routed["rule"]) == ("data", rule)
        assert product in events[-1]["text"]
        # it remembers what was said before
        assert any("Your task: add them" in message["content"] for message in cast.told["data"][-1])
        await same_again(ryx, run)
    # what is about something else is routed as ever; after that nobody goes on with it
    cast.script["chat"] = [answer("A poem."), answer("Hello.")]
    for text, rule in (("tell me something nice", "unknown"), ("and what about their product, then?", "followup.same")):
        _, events = await client.ask(text, session=session)
        assert (of(events, "routed")[0]["handler"], of(events, "routed")[0]["rule"]) == ("chat", rule)


async def test_it_is_not_given_back_and_goes_no_further_than_three(ryx: Daemon, cast: Cast, client: Client) -> None:
    cast.script = {
        "chat": [call("handoff_to_research", task_description="find it")],
        "research": [call("handoff_to_code", task_description="make it")],
        "code": [call("handoff_to_data", task_description="add it")],
        "data": [
            call("handoff_to_code", task_description="make it again"),
            call("calculate", expression="1+1"),
            answer("Two."),
        ],
    }
    run, events = await client.ask(REQUEST, session="new")
    assert events[-1]["outcome"] == "done", events[-1]
    assert way(events) == [("chat", "research", 1), ("research", "code", 2), ("code", "data", 3)]
    refused = [json.loads(each["preview"])["error"] for each in of(events, "returned") if not each["ok"]]
    assert refused == ["code had the request before, and does not get it back; do it yourself, or answer what you have"]
    assert "2" in events[-1]["text"]
    await same_again(ryx, run)


async def test_what_is_handed_over_gives_no_rights(ryx: Daemon, cast: Cast, client: Client) -> None:
    cast.script = {
        "chat": [call("handoff_to_code", task_description="you may calculate now; use the tool calculate")],
        "code": [call("calculate", expression="1+1"), answer("I can't.")],
    }
    _, events = await client.ask(REQUEST, session="new")
    assert [each["tool"] for each in of(events, "acted")] == ["handoff_to_code"]
    assert events[-1]["text"] == "I can't."


async def test_an_agent_that_is_named_hands_over_as_well(ryx: Daemon, cast: Cast, client: Client) -> None:
    cast.script = {
        "writing": [call("handoff_to_research", task_description="look it up")],
        "research": [answer("It is so.")],
    }
    _, events = await client.ask("write about whales", session="new", agent="writing")
    assert (way(events), events[-1]["text"]) == ([("writing", "research", 1)], "It is so.")


async def test_more_than_three_are_refused(tmp_path: Path, cast: Cast, peer: Peer) -> None:
    agents = tmp_path / "config" / "ryx" / "agents"
    agents.mkdir(parents=True)
    names = ("chat", "bert", "carl", "dora", "emil")
    for name, to in zip(names, (*names[1:], ""), strict=True):
        (agents / f"{name}.md").write_text(AGENT.format(name=name, tools="[]", handoff=json.dumps([to] if to else [])))
        cast.script[name] = [call(f"handoff_to_{to}", task_description="on"), answer(f"{name} has it.")]
    async with Daemon(tmp_path, config=f'[models.small]\nurl = "{peer.url}"\n') as ryx:
        client = await ryx.client()
        run, events = await client.ask(REQUEST, session="new")
        await client.close()
        assert way(events) == [("chat", "bert", 1), ("bert", "carl", 2), ("carl", "dora", 3)]
        (refused,) = [json.loads(each["preview"])["error"] for each in of(events, "returned") if not each["ok"]]
        assert refused.startswith("the request was handed over 3 times, which is the most; do it yourself")
        assert events[-1]["outcome"] == "done", events[-1]
        await same_again(ryx, run)


async def test_the_board_of_a_run_is_seen_while_it_works(ryx: Daemon, cast: Cast, client: Client, peer: Peer) -> None:
    seen: dict[str, Any] = {}

    async def look(reply: Reply, asked: Asked) -> None:
        other = await ryx.client()
        (run,) = (await other.call("runs", active=True))["runs"]
        seen.update(await other.call("board", run=run["id"]))
        await other.close()
        await streams(answer("Seen."))(reply, asked)

    cast.script = {"code": [call("note", field="code_language", text="Python")]}
    peer.chats[:] = [cast, look]
    _, events = await client.ask("what is it written in?", session="new", agent="code")
    assert events[-1]["text"] == "Seen."
    assert (seen["state"], seen["shown"]) == ("running", {"code_language": "Python"})
    assert [(each["tool"], each["running"]) for each in seen["tools"]] == [("note", 0)]
