"""The pattern `plan` through the daemon's socket: planned by rule, rescued, in time, by whatever model is there."""

import asyncio
import json
import os
import re
import sys
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

import pytest

from tests.core.test_plan import plan, step
from tests.e2e.daemon import Daemon
from tests.fakes import endpoint as peers
from tests.fakes.endpoint import Asked, Handler, Peer, Reply, chunk, streams, usage
from tests.fakes.ggufs import qwen2
from tests.fakes.sandboxed import needs_sandbox


def call(tool: str, **args: Any) -> str:
    return json.dumps({"tool": tool, "args": args})


def answer(text: Any) -> str:
    return call("answer", text=text)


def rescue(action: str, **more: Any) -> str:
    nothing = {"adjusted_plan": None, "new_agent": None, "direct_result": None}
    return answer({"analysis": "It was wrong.", "action": action, **nothing, **more})


def read(number: int, path: str, **more: Any) -> dict[str, Any]:
    return step(number, goal=f"read {path}", params={"path": path}, **more)


Script = dict[str, list[str]]


def scripted(script: Script) -> Handler:
    """Says what comes next for whoever asks."""
    left = {who: list(lines) for who, lines in script.items()}

    async def handler(reply: Reply, asked: Asked) -> None:
        system = str(asked.body["messages"][0]["content"])
        found = re.search(r"You are ([a-z0-9-]+)\. Another agent started you", system)
        assert found is not None, system
        await streams(left[found[1]].pop(0))(reply, asked)

    return handler


@asynccontextmanager
async def ryx(folder: Path, script: Script, *, small: bool = True, large: bool = True) -> AsyncIterator[tuple[Daemon, Peer, Peer]]:
    """A daemon with a small and a large model, each an endpoint of its own that has the same script."""
    path = f"{Path(sys.executable).parent}:{os.environ['PATH']}"
    says = scripted(script)
    async with peers.llama_server(8192, says) as one, peers.llama_server(8192, says) as other:
        tiers = [*([("small", one)] if small else []), *([("large", other)] if large else [])]
        config = "".join(f'[models.{tier}]\nurl = "{peer.url}"\n' for tier, peer in tiers)
        async with Daemon(folder, config=config, env={"PATH": path}) as daemon:
            (daemon.home / "notes.txt").write_text("the key is under the mat\n")
            (daemon.home / "hypr.conf").write_text("gaps = 5\n")
            yield daemon, one, other


async def asked(daemon: Daemon, text: str, **how: Any) -> tuple[str, list[dict[str, Any]]]:
    """The run and its events. A replay tells the same."""
    client = await daemon.client()
    run, events = await client.ask(text, session="new", **how)
    await client.close()
    code, out, err = await daemon.ctl("replay", run)
    assert (code, err) == (0, "")
    assert f"{run} came out the same" in out
    return run, events


PLANNED = {"pattern": "plan", "agent": "file"}


def of(events: list[dict[str, Any]], kind: str) -> list[dict[str, Any]]:
    return [event for event in events if event["kind"] == kind]


async def test_what_a_rule_knows_to_take_several_steps_is_planned_without_being_asked_to(tmp_path: Path) -> None:
    made = plan(step(1, action="search_files", params={"pattern": "*hypr*", "paths": ["~"]}), read(2, "$1.matches.0"))
    async with ryx(tmp_path, {"planner": [answer(made)]}) as (daemon, small, large):
        run, events = await asked(daemon, "find the old notes, then open the newest one")
        (routed,) = of(events, "routed")
        assert (routed["level"], routed["pattern"], routed["pattern_by"], routed["handler"]) == ("MODERATE", "plan", "rule", "file")
        assert "several steps" in routed["reason"]
        assert (events[-1]["outcome"], events[-1]["text"].strip()) == ("done", "gaps = 5")
        assert (len(large.bodies), len(small.bodies), small.choices) == (1, 0, [])
        counters = events[-1]["counters"]
        told = {name: counters[name] for name in ("supervisor_calls", "operator_iterations", "steps_completed", "large_calls", "actions")}
        assert told == {"supervisor_calls": 1, "operator_iterations": 1, "steps_completed": 2, "large_calls": 1, "actions": 2}
        assert events[-1]["milliseconds"] > 0
        assert "it takes several steps, so they are planned first" in (await daemon.ctl("show", run))[1]


async def test_another_agent_does_what_the_plan_could_not(tmp_path: Path) -> None:
    script = {
        "planner": [answer(plan(read(1, "~/gone.txt"), max_retries=1))],
        "rescue": [rescue("CHANGE_AGENT", new_agent="chat")],
        "other": [call("read_file", path="~/notes.txt"), answer("Under the mat.")],
    }
    async with ryx(tmp_path, script) as (daemon, _, large):
        run, events = await asked(daemon, "what is in gone.txt?", **PLANNED)
        assert (events[-1]["outcome"], events[-1]["text"]) == ("done", "Under the mat.")
        (rescued,) = of(events, "rescued")
        assert (rescued["action"], rescued["new_agent"]) == ("CHANGE_AGENT", "chat")
        assert "- chat: " in str(large.bodies[1]["messages"][0]["content"])
        counters = events[-1]["counters"]
        assert (counters["supervisor_calls"], counters["operator_iterations"], counters["steps_completed"]) == (2, 2, 0)
        assert (counters["large_calls"], counters["small_calls"]) == (2, 2)
        assert "CHANGE_AGENT" in (await daemon.ctl("show", run))[1]


async def test_the_large_model_takes_over(tmp_path: Path) -> None:
    script = {
        "planner": [answer(plan(read(1, "~/gone.txt"), max_retries=1))],
        "rescue": [rescue("TAKEOVER", direct_result="There is no such file.")],
    }
    async with ryx(tmp_path, script) as (daemon, _, _):
        _, events = await asked(daemon, "what is in gone.txt?", **PLANNED)
        assert (events[-1]["outcome"], events[-1]["text"]) == ("done", "There is no such file.\nno such file or folder: ~/gone.txt; in ~ there is: notes.txt")
        (failed,) = [event for event in of(events, "status") if event["status"] == "failed"]
        assert (failed["step"], failed["action"], failed["attempts"]) == (1, "read_file", 1)
        assert "no such file" in failed["error"]


async def test_the_third_call_is_not_the_large_models_and_the_end_is_honest(tmp_path: Path) -> None:
    bad = plan(read(1, "~/notes.txt"), read(2, "~/gone.txt"), max_retries=1)
    script = {"planner": [answer(bad)], "rescue": [rescue("ADJUST_PLAN", adjusted_plan=bad)] * 2}
    async with ryx(tmp_path, script) as (daemon, small, large):
        _, events = await asked(daemon, "what is in gone.txt?", **PLANNED)
        assert (len(large.bodies), len(small.bodies)) == (2, 1)
        counters = events[-1]["counters"]
        assert (counters["large_calls"], counters["small_calls"], counters["supervisor_calls"]) == (2, 1, 3)
        texts = [event["text"] for event in of(events, "status")]
        assert "this run has had its 2 calls of models.large; models.small does the rest" in texts
        # nothing helped: what was done is told, and what was not
        text = events[-1]["text"]
        assert text.startswith("the key is under the mat")
        assert "This was not done:\n- read ~/gone.txt: " in text
        assert text.endswith("Some of it could not be found out.")
        assert [event["version"] for event in of(events, "planned")] == [1, 2, 3]


async def test_where_nothing_was_done_the_run_has_failed(tmp_path: Path) -> None:
    bad = plan(read(1, "~/gone.txt"), max_retries=1)
    script = {"planner": [answer(bad)], "rescue": [rescue("ADJUST_PLAN", adjusted_plan=bad)] * 2}
    async with ryx(tmp_path, script) as (daemon, _, _):
        _, events = await asked(daemon, "what is in gone.txt?", **PLANNED)
        assert events[-1]["outcome"] == "failed"
        assert "step 1: no such file or folder: ~/gone.txt" in events[-1]["text"]


@pytest.mark.parametrize("ends", ["ADJUST_PLAN", "TAKEOVER"])
async def test_without_a_large_model_what_there_is_plans_and_rescues_and_it_is_said(tmp_path: Path, ends: str) -> None:
    more = {"direct_result": "None."} if ends == "TAKEOVER" else {"adjusted_plan": plan(read(1, "~/notes.txt"))}
    script = {
        "planner": [answer(plan(read(1, "~/gone.txt"), max_retries=1))],
        "rescue": [rescue(ends, **more)],
    }
    async with ryx(tmp_path, script, large=False) as (daemon, small, _):
        _, events = await asked(daemon, "find the old notes, then open the newest one")
        assert of(events, "routed")[0]["pattern"] == "plan"
        assert len(small.bodies) == 2
        assert "models.large is not configured; models.small does it" in [event["text"] for event in of(events, "status")]
        assert (events[-1]["counters"]["large_calls"], events[-1]["counters"]["supervisor_calls"]) == (0, 2)
        if ends == "ADJUST_PLAN":  # what its steps showed holds, whoever planned them
            assert (events[-1]["outcome"], events[-1]["text"].strip()) == ("done", "the key is under the mat")
        else:  # a small model's word does not
            assert events[-1]["outcome"] == "failed"
            first, why, larger = events[-1]["text"].splitlines()
            assert (first, why.partition(";")[0]) == ("None.", "no such file or folder: ~/gone.txt")
            assert larger.startswith("A larger model may manage it")


@needs_sandbox
async def test_a_plan_whose_time_is_up_ends_in_what_was_done(tmp_path: Path) -> None:
    waits = step(2, goal="wait", action="shell", params={"command": "sleep 60"})
    made = plan(read(1, "~/notes.txt"), waits, timeout_seconds=2, max_retries=1)
    script = {"planner": [answer(made)], "rescue": [rescue("ADJUST_PLAN", adjusted_plan=made)] * 2}
    async with ryx(tmp_path, script) as (daemon, _, large):
        agents = daemon.config.parent / "agents"
        agents.mkdir()
        (agents / "both.md").write_text(
            '+++\ndescription = "both"\ntier = "small"\ntools = ["read_file", "shell"]\n+++\nYou do both.\n'
        )
        assert (await daemon.ctl("reload"))[0] == 0
        _, events = await asked(daemon, "read my notes and wait", pattern="plan", agent="both")
        report = str(large.bodies[1]["messages"][-1]["content"])
        assert '"time_up_after_seconds": 2' in report
        text = events[-1]["text"]
        assert text.startswith("the key is under the mat")
        assert "- wait: it was not done in the plan's 2 s" in text


async def test_steps_begin_while_the_plan_is_being_written(tmp_path: Path) -> None:
    text = answer(plan(read(1, "~/notes.txt"), read(2, "~/hypr.conf"), timeout_seconds=60))
    begun = asyncio.Event()

    async def writes(reply: Reply, _: Asked) -> None:
        await reply.begin()
        await reply.data(*[chunk({"content": text[at : at + 9]}) for at in range(0, len(text) - 9, 9)])
        await begun.wait()
        await reply.data(chunk({"content": text[len(text) - len(text) % 9 - (0 if len(text) % 9 else 9) :]}))
        await reply.data(chunk(finish="stop"), usage(12, 30), "[DONE]")

    async with ryx(tmp_path, {}) as (daemon, _, large):
        large.chats = [writes]
        client = await daemon.client()
        reply = await client.call("ask", text="read both", stream=True, session="new", **PLANNED)
        while "begins while the plan is being written" not in (await client.event("status"))["text"]:
            pass
        begun.set()
        end = await client.event("finished")
        await client.close()
        assert (end["outcome"], end["text"].splitlines()) == ("done", ["the key is under the mat", "gaps = 5"])
        assert "came out the same" in (await daemon.ctl("replay", reply["run"]))[1]
        assert "step 1 begins while the plan is being written: read_file" in (await daemon.ctl("show", reply["run"]))[1]


SLEEPY = """from __future__ import annotations

import asyncio
from pathlib import Path

from pydantic import BaseModel

from ryxd.core.tool import Permission, ToolView, tool


class Nothing(BaseModel):
    pass


class Woken(BaseModel):
    say: str


@tool("wake up", permission=Permission.DESKTOP, groups={"mine"})
async def wake(args: Nothing, view: ToolView) -> Woken:
    calls = Path.home() / ".wakes"
    before = calls.read_text() if calls.exists() else ""
    calls.write_text(before + "x")
    if not before:
        await asyncio.sleep(600)
    return Woken(say="awake")
"""


async def test_each_attempt_has_more_time(tmp_path: Path) -> None:
    """A tool that says nothing of its time has the cascade's: five seconds, then ten."""
    made = plan(step(1, action="wake", params={}), max_retries=2, timeout_seconds=60)
    async with ryx(tmp_path, {"planner": [answer(made)]}) as (daemon, _, _):
        agents, tools = daemon.config.parent / "agents", daemon.config.parent / "tools"
        agents.mkdir()
        tools.mkdir(mode=0o700)
        (tools / "sleepy.py").write_text(SLEEPY)
        (tools / "sleepy.py").chmod(0o600)
        (agents / "waker.md").write_text('+++\ndescription = "wakes"\ntier = "small"\ntools = ["wake"]\n+++\nYou wake.\n')
        assert (await daemon.ctl("reload"))[0] == 0
        _, events = await asked(daemon, "wake up twice", pattern="plan", agent="waker")
        assert (events[-1]["outcome"], events[-1]["text"]) == ("done", "awake")
        (failed,) = [event for event in of(events, "status") if event["status"] == "failed"]
        assert (failed["attempts"], failed["error"].partition(";")[0]) == (1, "wake took longer than 5 s")
        assert events[-1]["counters"]["operator_iterations"] == 2


# -- kept plans


async def test_a_plan_that_went_well_is_kept_and_serves_requests_like_it(tmp_path: Path) -> None:
    made = plan(read(1, "~/notes.txt"), timeout_seconds=60)
    async with ryx(tmp_path, {"planner": [answer(made)] * 3}) as (daemon, _, large):
        first, events = await asked(daemon, "please read notes.txt and sum it up", **PLANNED)
        assert (of(events, "planned")[0]["cached"], len(large.bodies)) == (False, 1)
        run, events = await asked(daemon, "Read hypr.conf and sum it up!", **PLANNED)
        (planned,) = of(events, "planned")
        assert (planned["cached"], planned["cached_from"]) == (True, first)
        assert (events[-1]["outcome"], events[-1]["text"].strip()) == ("done", "gaps = 5")
        assert (len(large.bodies), events[-1]["counters"]["supervisor_calls"]) == (1, 0)
        assert f"(kept from {first})" in (await daemon.ctl("show", run))[1]
        code, out, _ = await daemon.ctl("plans")
        assert (code, "p1" in out, "please read notes.txt" in out, "read_file" in out) == (0, True, True, True)
        code, out, _ = await daemon.ctl("plans", "rm", "p1")
        assert (code, "forgotten: p1" in out) == (0, True)
        assert (await daemon.ctl("plans", "rm", "p1"))[0] == 4
        assert "no plan is kept" in (await daemon.ctl("plans"))[1]
        _, events = await asked(daemon, "read hypr.conf and sum it up", **PLANNED)
        assert (of(events, "planned")[0]["cached"], len(large.bodies)) == (False, 2)


async def test_a_kept_plan_is_void_when_what_it_relied_on_is_another(tmp_path: Path) -> None:
    made = plan(read(1, "~/box/a.txt"), timeout_seconds=60, max_retries=1)
    script = {"planner": [answer(made)] * 3, "rescue": [rescue("TAKEOVER", direct_result="It is gone.")]}
    async with ryx(tmp_path, script) as (daemon, _, large):
        box = daemon.home / "box"
        box.mkdir()
        (box / "a.txt").write_text("boxed\n")
        await asked(daemon, "what is in the box", **PLANNED)
        _, events = await asked(daemon, "what is in the box", **PLANNED)
        assert of(events, "planned")[0]["cached"]
        # the agents that could help are others
        agents = daemon.config.parent / "agents"
        agents.mkdir()
        (agents / "helper.md").write_text('+++\ndescription = "helps"\ntier = "small"\ntools = ["read_file"]\n+++\nYou help.\n')
        assert (await daemon.ctl("reload"))[0] == 0
        _, events = await asked(daemon, "what is in the box", **PLANNED)
        assert (of(events, "planned")[0]["cached"], len(large.bodies)) == (False, 2)
        # a folder that a step names is gone
        box.rename(daemon.home / "crate")
        _, events = await asked(daemon, "what is in the box", **PLANNED)
        assert [each["cached"] for each in of(events, "planned")] == [False]
        assert "no plan is kept" in (await daemon.ctl("plans"))[1]


async def test_a_kept_plan_that_fails_is_forgotten_and_it_is_planned_anew(tmp_path: Path) -> None:
    first, then = plan(read(1, "~/notes.txt"), max_retries=1), plan(read(1, "~/hypr.conf"))
    async with ryx(tmp_path, {"planner": [answer(first), answer(then), answer(then)]}) as (daemon, _, large):
        await asked(daemon, "what is up", **PLANNED)
        (daemon.home / "notes.txt").unlink()
        _, events = await asked(daemon, "what is up", **PLANNED)
        assert [each["cached"] for each in of(events, "planned")] == [True, False]
        assert (events[-1]["outcome"], events[-1]["text"].strip()) == ("done", "gaps = 5")
        assert "failure_report" in str(large.bodies[1]["messages"][-1]["content"])
        assert "no plan is kept" in (await daemon.ctl("plans"))[1]


async def test_what_was_rescued_or_refused_is_not_kept_and_a_kept_plan_grants_nothing(tmp_path: Path) -> None:
    bad, good = plan(read(1, "~/gone.txt"), max_retries=1), plan(read(1, "~/notes.txt"))
    writes = plan(step(1, action="write_file", params={"path": "~/new.txt", "content": "x"}), timeout_seconds=60)
    script = {"planner": [answer(bad), answer(writes)], "rescue": [rescue("ADJUST_PLAN", adjusted_plan=good)]}
    async with ryx(tmp_path, script) as (daemon, _, _):
        await asked(daemon, "what is in it", **PLANNED)
        assert "no plan is kept" in (await daemon.ctl("plans"))[1]
        client, other = await daemon.client(), await daemon.client()
        for _ in range(2):
            reply = await client.call("ask", text="make it new", stream=True, session="new", pattern="plan", agent="change")
            waiting = (await client.event("asked"))["name"]
            assert not (daemon.home / "new.txt").exists()
            await other.call("approve", target=waiting)
            assert (await client.event("finished"))["outcome"] == "done"
            assert (daemon.home / "new.txt").read_text() == "x"
            (daemon.home / "new.txt").unlink()
        events = (await client.call("show", run=reply["run"]))["events"]
        assert of(events, "planned")[0]["cached"], "and yet it was asked"
        await client.close()
        await other.close()


async def test_the_second_planner_has_the_first_ones_prompt_warm(tmp_path: Path) -> None:
    """A real llama.cpp with random weights: what it plans is nonsense, what it has read before is not."""
    model = qwen2(tmp_path / "own.gguf", layers=2, width=64)
    config = f'[models.small]\npath = "{model}"\ncontext = 16384\n'
    async with Daemon(tmp_path, config=config) as daemon:
        client = await daemon.client()
        calls = []
        for text in ("read my notes and sum them up", "what is in the other folder?"):
            _, events = await client.ask(text, session="new", **PLANNED)
            calls.append(next(each for each in of(events, "said") if each["agent"] == "file/planner" and each["model"]))
        first, second = calls
        # all but the request, and what stands around it
        assert second["tokens_cached"] > 0.9 * second["tokens_in"] > 500, (first, second)
        assert first["tokens_cached"] < 0.1 * first["tokens_in"]
        await client.close()


async def test_a_plan_takes_the_files_that_the_request_before_it_showed(tmp_path: Path) -> None:
    """`$0.matches`, through the socket; the planner reads their names, and the plan is not kept for another day (decision 0091)."""
    look = plan(step(1, action="search_files", params={"pattern": "*kite*", "paths": ["~"]}))
    made = plan(
        step(1, action="make_folder", params={"path": "~/kept"}),
        step(2, action="move_file", params={"paths": "$0.matches", "to": "~/kept"}, depends_on=[1]),
    )
    lost = plan(read(1, "$0.matches.0"), max_retries=1)
    gone = rescue("TAKEOVER", direct_result="I can't tell which.")
    async with ryx(tmp_path, {"planner": [answer(look), answer(made), answer(lost)], "rescue": [gone]}) as (daemon, _, large):
        for name in ("kite_a.txt", "kite_b.txt"):
            (daemon.home / name).write_text("x")
        client = await daemon.client()
        _, found = await client.ask("which kites are there", session="new", **PLANNED)
        session = found[0]["session"]
        (searched,) = of(found, "returned")
        paths = json.loads(searched["preview"])["matches"]
        assert sorted(paths) == ["~/kite_a.txt", "~/kite_b.txt"]
        await client.close()
        text = "put them into a folder called kept"
        client = await daemon.client()
        run, events = await client.ask(text, session=session, approves=True, pattern="plan", agent="change")
        await client.close()
        assert events[-1]["outcome"] == "done", events[-1]
        assert sorted(each.name for each in (daemon.home / "kept").iterdir()) == ["kite_a.txt", "kite_b.txt"]
        told = str(large.asked[-1].body["messages"][-1]["content"])
        before = {"data_from_request_before": {"matches": paths, "count": 2}}
        assert told == f"{text}\n\n{json.dumps(before)}"
        code, out, _ = await daemon.ctl("replay", run)
        assert (code, f"{run} came out the same" in out) == (0, True)
        # in a conversation of its own nothing was shown before, and nothing is made up
        _, events = await asked(daemon, text, **PLANNED)
        assert "nothing like that was shown before" in of(events, "status")[-1]["error"]
        assert "I can't tell which." in events[-1]["text"]
