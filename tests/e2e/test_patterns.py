"""Every pattern through the daemon's socket and ryxctl. The model is an endpoint that says what a script has for each agent."""

import json
import os
import re
import sys
from collections.abc import AsyncIterator
from pathlib import Path
from typing import Any

import pytest

from tests.core.test_plan import plan, step
from tests.e2e.daemon import Daemon
from tests.fakes import endpoint as peers
from tests.fakes.endpoint import Asked, Handler, Peer, Reply, streams


def call(tool: str, **args: Any) -> str:
    return json.dumps({"tool": tool, "args": args})


def answer(text: Any) -> str:
    return call("answer", text=text)


SCRIPT: dict[str, list[str]] = {
    # supervisor
    "coordinator": [
        answer({"goals": [{"name": "notes", "goal": "What is in notes.txt?"}, {"name": "time", "goal": "Ask the sea."}], "answer": ""}),
        answer({"goals": [], "answer": "The key is under the mat; of the sea nothing is known."}),
    ],
    "part1-1": [call("read_file", path="~/notes.txt"), answer("It says that the key is under the mat.")],
    "part1-2": [answer("I can't ask the sea.")],
    # debate
    "judge": [
        answer({"viewpoints": [{"stance": "cats"}, {"stance": "dogs"}], "answer": ""}),
        answer({"viewpoints": [], "answer": "Cats, by a whisker."}),
    ],
    "view1": [answer("Cats are quiet."), answer("Still quiet.")],
    "view2": [answer("Dogs are loyal."), answer("Still loyal.")],
    # reflexion
    "worker": [call("list_dir", path="~"), answer("There is notes.txt."), call("read_file", path="~/notes.txt"), answer("Under the mat.")],
    "critic": [
        answer({"done": False, "critique": "Read it.", "answer": ""}),
        answer({"done": True, "critique": "", "answer": "Under the mat, as notes.txt says."}),
    ],
    # router
    "dispatcher": [answer({"agent": "shell", "reason": "It is a command."})],
    "shell-1": [answer("Run it yourself.")],
    # plan
    "planner": [
        answer(
            plan(
                step(1, action="search_files", params={"pattern": "*hypr*", "paths": ["~"]}),
                step(2, params={"path": "$1.matches.0"}),
                step(3, params={"path": "~/gone.txt"}, fallback="it may have another name"),
                max_retries=1,
            )
        )
    ],
    "operator": [answer("")],
    "rescue": [
        answer(
            {
                "analysis": "There is no such file.",
                "action": "ADJUST_PLAN",
                "adjusted_plan": plan(step(1, params={"path": "~/notes.txt"})),
                "new_agent": None,
                "direct_result": None,
            }
        )
    ],
}


def scripted() -> Handler:
    """Says what comes next for whoever asks."""
    left = {who: list(lines) for who, lines in SCRIPT.items()}

    async def handler(reply: Reply, asked: Asked) -> None:
        system = str(asked.body["messages"][0]["content"])
        found = re.search(r"You are ([a-z0-9-]+)\. Another agent started you", system)
        assert found is not None, system
        await streams(left[found[1]].pop(0))(reply, asked)

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
        (daemon.home / "notes.txt").write_text("the key is under the mat\n")
        (daemon.home / "hypr.conf").write_text("gaps = 5\n")
        yield daemon


async def asked(ryx: Daemon, pattern: str, text: str) -> tuple[str, list[dict[str, Any]]]:
    """The run and its events. A replay tells the same."""
    client = await ryx.client()
    run, events = await client.ask(text, session="new", pattern=pattern, agent="file")
    await client.close()
    code, out, err = await ryx.ctl("replay", run)
    assert (code, err) == (0, "")
    assert f"{run} came out the same" in out
    return run, events


def of(events: list[dict[str, Any]], kind: str) -> list[dict[str, Any]]:
    return [event for event in events if event["kind"] == kind]


async def test_a_supervisor(ryx: Daemon) -> None:
    run, events = await asked(ryx, "supervisor", "where is the key, and what does the sea say?")
    assert events[-1]["text"] == "The key is under the mat; of the sea nothing is known."
    assert [event["path"] for event in of(events, "spawned")] == ["file/coordinator", "file/part1-1", "file/part1-2"]
    assert of(events, "spawned")[2]["siblings"] == 2
    (routed,) = of(events, "routed")
    assert (routed["pattern"], routed["pattern_by"]) == ("supervisor", "user")
    out = (await ryx.ctl("show", run))[1]
    assert "supervisor" in out
    assert {event["path"] for event in of(events, "terminated")} == {"file/part1-1", "file/part1-2"}
    (noted,) = of(events, "noted")
    assert (noted["field"], noted["priority"]) == ("research_findings", 3)
    assert noted["text"] == "notes: It says that the key is under the mat.\n\ntime: I can't ask the sea."
    assert "research findings\n    notes: It says" in (await ryx.ctl("show", run, "--board"))[1]


async def test_a_debate(ryx: Daemon) -> None:
    _, events = await asked(ryx, "debate", "cats or dogs?")
    assert events[-1]["text"] == "Cats, by a whisker."
    assert [event["text"] for event in of(events, "status") if "debate" in event["text"]] == [
        "round 1 of 2 of the debate", "round 2 of 2 of the debate",
    ]  # fmt: skip


async def test_reflexion(ryx: Daemon) -> None:
    _, events = await asked(ryx, "reflexion", "where is the key?")
    assert events[-1]["text"] == "Under the mat, as notes.txt says."
    assert [event["tool"] for event in of(events, "acted")] == ["list_dir", "read_file"]
    assert "critic: Read it." in [event["text"] for event in of(events, "status")]


async def test_a_router(ryx: Daemon) -> None:
    run, events = await asked(ryx, "router", "how do I list processes?")
    assert events[-1]["text"] == "Run it yourself."
    assert [event["path"] for event in of(events, "spawned")] == ["file/dispatcher", "file/shell-1"]
    (chosen,) = [event["context"] for event in of(events, "status") if "options" in event["context"]]
    assert chosen["chosen"] == "shell"
    assert {"chat", "lead", "shell"} <= set(chosen["options"])
    assert f"out of {', '.join(chosen['options'])}" in (await ryx.ctl("show", run))[1]


async def test_a_plan_that_fails_and_is_rescued(ryx: Daemon) -> None:
    run, events = await asked(ryx, "plan", "find my hypr config, and read gone.txt")
    assert (events[-1]["outcome"], events[-1]["text"].strip()) == ("done", "the key is under the mat")
    assert [event["version"] for event in of(events, "planned")] == [1, 2]
    assert [event["action"] for event in of(events, "rescued")] == ["ADJUST_PLAN"]
    assert events[-1]["counters"]["large_calls"] == 2  # the plan, and the rescue
    noted = [(event["field"], event["text"].strip()) for event in of(events, "noted")]
    assert [field for field, _ in noted] == ["plan", "execution_results"] * 2
    assert noted[-1][1] == "the key is under the mat"
    out = (await ryx.ctl("show", run, "--board"))[1]
    assert ("file, version 2" in out, "    1. search_files" in out) == (True, True)
    tools = [(event["agent"], event["tool"]) for event in of(events, "acted")]
    assert ("file/step2-1", "read_file") in tools
    code, out, _ = await ryx.ctl("show", run)
    assert code == 0
    assert "rescue: ADJUST_PLAN: There is no such file." in out
    assert "1. search_files(pattern=*hypr*" in out


async def test_what_can_not_be_a_pattern_is_refused(ryx: Daemon) -> None:
    code, _, err = await ryx.ctl("ask", "--pattern", "chaos", "hello")
    assert (code, "there is no pattern chaos" in err) == (4, True)
    code, _, err = await ryx.ctl("ask", "--pattern", "debate", "--task", "summarisation", "hello")
    assert (code, "debate is no pattern for summarisation; it may have react" in err) == (5, True)
    assert "supervisor" in (await ryx.ctl("patterns"))[1]
