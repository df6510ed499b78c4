"""Subagents whose instructions an MCP server has: a real server process, read once, asked about. The model is scripted."""

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

import pytest

from ryxd.config.tree import Config
from ryxd.core.effect import Permission
from ryxd.engine.anew import Anew
from ryxd.mcp.servers import Servers
from ryxd.wire.events import Acted
from tests.engine.test_subagents import Engine, Script, answer, call, cut_off, engine
from tests.mcp.conftest import fake


@asynccontextmanager
async def served(folder: Path, script: Script, **more: Any) -> AsyncIterator[Engine]:
    """The engine with a server that has instructions."""
    folder.mkdir(exist_ok=True)
    async with Servers(folder / "memory") as servers:
        await servers.configure({"fake": fake("instructs", folder, **more)})
        async with engine(folder, script, Config(), servers=servers) as it:
            yield it


def system(it: Engine, who: str) -> str:
    return it.cast.heard[who][0].messages[0].content


async def test_instructions_come_from_a_resource_or_a_prompt_of_a_server(tmp_path: Path) -> None:
    script: Script = {
        "lead": [
            call("task", name="anna", instructions="mcp:fake/memo://critic", prompt="Look."),
            call("task", name="bert", instructions="mcp:fake/poet?topic=rain%20and%20wind", prompt="Write."),
            call("fan_out", tasks=[{"name": "carl", "instructions": "mcp:fake/memo://critic", "prompt": "Look."}]),
            answer("done"),
        ],
        "anna": [answer("Bad.")],
        "bert": [answer("Drip.")],
        "carl": [answer("Bad, too.")],
    }
    async with served(tmp_path, script) as it:
        ended = await it.ask()
        assert ended.text == "done"
        assert "You criticise. This is version 1." in system(it, "anna")
        assert "You write poems on rain and wind." in system(it, "bert")
        assert "[user]" not in system(it, "bert")
        assert "This is version 2." in system(it, "carl")
        acted = [(event.agent, event.tool) for event in it.told if isinstance(event, Acted)]
        assert acted[:2] == [("lead", "task"), ("lead", "read_resource")]
        assert (await Anew(it.sessions, it.journal).replay(ended.run)).ends == ""
        assert (tmp_path / "read").read_text().splitlines() == ["memo://critic"] * 2
        # it is lent to the action alone: the agent itself can't read what a server has
        assert it.cast.heard["lead"][0].schema is not None
        assert "read_resource" not in str(it.cast.heard["lead"][0].schema)


@pytest.mark.parametrize(
    ("instructions", "why"),
    [
        ("mcp:none/memo://critic", "there is no MCP server none; there are: fake"),
        ("mcp:fake/memo://other", "; fake has: memo://critic critic, poet (topic*)"),
        ("mcp:fake/novelist", "; fake has: memo://critic critic, poet (topic*)"),
        ("mcp:fake/poet", "; fake has: memo://critic critic, poet (topic*)"),
        ("mcp:fake/memo://long", "more characters were left out"),
        ("mcp:fake/memo://image", "it is no text"),
        ("mcp:fake", "mcp:SERVER/URI for a resource"),
        ("mcp:/x", "mcp:SERVER/URI for a resource"),
    ],
)
async def test_what_a_server_has_not_is_told_with_what_it_has(tmp_path: Path, instructions: str, why: str) -> None:
    script: Script = {"lead": [call("task", name="anna", instructions=instructions), answer("no")]}
    async with served(tmp_path, script) as it:
        ended = await it.ask()
        assert why in it.results("task")[0]["error"]
        assert (await it.journal.company(ended.session))["members"] == []


async def test_without_servers_it_says_so(tmp_path: Path) -> None:
    script: Script = {"lead": [call("task", name="anna", instructions="mcp:fake/memo://x"), answer("no")]}
    async with engine(tmp_path, script) as it:
        await it.ask()
        assert "no MCP server is set up" in it.results("task")[0]["error"]


async def test_the_model_can_not_read_what_only_the_action_may(tmp_path: Path) -> None:
    script: Script = {"lead": [call("read_resource", server="fake", uri="memo://critic"), answer("no")]}
    async with served(tmp_path, script) as it:
        await it.ask()
        assert "there is no action read_resource" in it.results("read_resource")[0]["error"]
        assert not (tmp_path / "read").exists()


async def test_the_user_is_asked_where_the_server_is_not_said_to_read_only(tmp_path: Path) -> None:
    script: Script = {"lead": [call("task", name="anna", instructions="mcp:fake/memo://critic"), answer("no")]}
    async with served(tmp_path, script, permission=None) as it:
        accepted = await it.sessions.ask("start anna", agent="lead")
        async with asyncio.timeout(20):
            while not it.sessions.approvals.waiting:
                await asyncio.sleep(0.01)
        (waiting,) = it.sessions.approvals.waiting
        assert waiting.question.effect.classes == {Permission.NETWORK}
        assert "memo://critic" in waiting.event.preview
        await it.sessions.approvals.answer(waiting, "no", by="the user")
        await it.end(accepted.run)
        assert "you said no" in it.results("task")[0]["error"]
        assert not (tmp_path / "read").exists()


async def test_a_run_that_goes_on_has_the_same_instructions_again(tmp_path: Path) -> None:
    script: Script = {
        "lead": [call("task", name="anna", instructions="mcp:fake/memo://critic", prompt="Look."), answer("done")],
        "anna": [],
    }
    async with served(tmp_path, script) as it:
        it.cast.cut = True
        accepted = await it.sessions.ask("do it together", agent="lead")
        await asyncio.wait_for(it.cast.asked.wait(), 20)
        await cut_off(it, accepted.run)
    script["anna"] = [answer("Bad.")]
    async with served(tmp_path, script) as it:
        ended = await it.end(accepted.run)
        assert ended.text == "done"
        assert "This is version 1." in system(it, "anna")
        assert (tmp_path / "read").read_text().splitlines() == ["memo://critic"]
