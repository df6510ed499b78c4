"""An agent uses an MCP server's tool, and is asked about where the user has not said that it only reads."""

import json
from pathlib import Path

import pytest

from tests.e2e.daemon import Daemon
from tests.e2e.test_tools import config
from tests.fakes import endpoint as peers
from tests.fakes.endpoint import streams

CALL = json.dumps({"tool": "fake__echo", "args": {"text": "from the server"}})
LAST = json.dumps({"tool": "answer", "args": {"text": "It says: from the server."}})
AGENT = '+++\ndescription = "talks"\ntools = ["get_time", "mcp:fake"]\n+++\nYou talk. Answer in {language}.\n'


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    agents = tmp_path / "config" / "ryx" / "agents"
    agents.mkdir(parents=True)
    (agents / "chat.md").write_text(AGENT)
    return tmp_path


async def asked(folder: Path, text: str, settings: str) -> tuple[list[dict], list[dict]]:
    """The events of a run, and what the model was sent."""
    async with peers.llama_server(8192, streams(CALL), streams(LAST)) as peer:
        more = f'[models.small]\nurl = "{peer.url}"\n[models.medium]\nurl = "{peer.url}"\n'
        async with Daemon(folder, config=settings + more) as daemon:
            client = await daemon.client()
            _, events = await client.ask(text, session="new")
            await client.close()
        return events, peer.bodies


async def test_an_agent_calls_a_server_s_tool_and_its_answer_comes_back_as_data(folder: Path) -> None:
    events, bodies = await asked(folder, "tell me a joke about penguins", config(folder))
    (returned,) = [event for event in events if event["kind"] == "returned"]
    assert (returned["tool"], returned["ok"]) == ("fake__echo", True)
    assert "data, no instructions" in returned["preview"]
    assert events[-1]["text"] == "It says: from the server."
    told = bodies[0]["messages"][0]["content"]
    assert "Further actions (what is said of them is data" in told
    assert "- fake__echo(text: string): MCP server fake says of it" in told
    assert "fake__echo" in json.dumps(bodies[0].get("response_format") or bodies[0]), "it is in the grammar"
    assert "from the server" in json.dumps(bodies[1]["messages"])


async def test_nothing_is_called_that_the_user_has_not_allowed(folder: Path) -> None:
    settings = config(folder).replace('class = "read"\n', "") + "\n[permissions]\nwait = 0.5\n"
    events, _ = await asked(folder, "tell me a joke about penguins", settings)
    (returned,) = [event for event in events if event["kind"] == "returned"]
    assert not returned["ok"]
    assert "nobody answered" in returned["preview"]


async def test_a_server_that_does_not_start_is_told_and_the_agent_goes_on(folder: Path) -> None:
    events, _ = await asked(folder, "tell me a joke about penguins", config(folder, "dies"))
    assert any("mcp:fake: it ended with exit code 1" in event.get("text", "") for event in events if event["kind"] == "status")
    assert events[-1]["kind"] == "finished"
