"""Profiles and the coordinator through the daemon's socket and ryxctl: rules alone, a user's contract, a kill."""

import json
import os
import sys
from collections.abc import AsyncIterator
from pathlib import Path
from typing import Any

import pytest

from ryxd.core.shipped import prompt_folder
from tests.e2e.daemon import Daemon

CONFIG = """
[profiles.careful]
steps = 2
strategies = "sequential"

[limits]
profile = "careful"
"""


@pytest.fixture
async def ryx(tmp_path: Path) -> AsyncIterator[Daemon]:
    path = f"{Path(sys.executable).parent}:{os.environ['PATH']}"
    async with Daemon(tmp_path, config=CONFIG, env={"PATH": path}) as daemon:
        (daemon.home / "notes.txt").write_text("the key is under the mat\n")
        (daemon.home / "sub").mkdir()
        (daemon.home / "sub" / "wave.txt").write_text("a wave\n")
        yield daemon


def of(events: list[dict[str, Any]], kind: str) -> list[dict[str, Any]]:
    return [event for event in events if event["kind"] == kind]


async def asked(ryx: Daemon, text: str, **named: str) -> list[dict[str, Any]]:
    """The run's events. It needs no model, and a replay tells the same."""
    client = await ryx.client()
    run, events = await client.ask(text, session="new", **named)
    await client.close()
    assert events[-1]["counters"]["model_calls"] == 0
    code, out, err = await ryx.ctl("replay", run)
    assert (code, err) == (0, "")
    assert f"{run} came out the same" in out
    return events


@pytest.mark.parametrize(
    ("profile", "text", "wanted"),
    [
        ("conservative", "read ~/notes.txt and tell me what is in it", "the key is under the mat"),
        ("exploratory", "Lies ~/notes.txt und sag mir, was drin steht", "the key is under the mat"),
        ("fallback", "read ~/wave.txt and tell me what is in it", "a wave"),
    ],
)
async def test_rules_alone_do_a_simple_request_in_each_profile(ryx: Daemon, profile: str, text: str, wanted: str) -> None:
    code, out, err = await ryx.ctl("ask", "--profile", profile, "--quiet", text)
    assert (code, out.strip(), err) == (0, wanted, "")
    events = await asked(ryx, text, profile=profile)
    (routed,) = of(events, "routed")
    assert (routed["pattern"], routed["profile"], routed["profile_by"]) == ("coordinator", profile, "user")
    assert {event["field"] for event in of(events, "noted")} >= {"perception", "plan", "memory", "review"}
    assert of(events, "reviewed")[0]["contract"]
    out = (await ryx.ctl("show", events[-1]["run"]))[1]
    assert f"profile {profile}, by the user" in out


async def test_the_configuration_has_a_profile_of_its_own_and_a_limit_is_a_limit(ryx: Daemon) -> None:
    events = await asked(ryx, "read ~/notes.txt; read ~/sub/wave.txt", pattern="coordinator")
    (routed,) = of(events, "routed")
    assert (routed["profile"], routed["profile_by"]) == ("careful", "config")
    assert [step["action"] for step in of(events, "planned")[0]["steps"]] == ["read_file", "answer"]
    assert events[-1]["text"].startswith("the key is under the mat")
    code, out, _ = await ryx.ctl("profiles")
    lines = [" ".join(line.split()) for line in out.splitlines()]
    assert (code, lines[0]) == (0, "conservative 5 steps, 2 retries, 1 rewrite, tool")
    assert "careful 2 steps, 2 retries, 1 rewrite, sequential (default)" in lines
    assert any(line.startswith("tool: 1 of 1 tries gave something") for line in lines)
    code, _, err = await ryx.ctl("ask", "--profile", "exploratry", "hello")
    assert (code, "did you mean exploratory?" in err) == (4, True)


async def test_a_task_type_has_a_profile_of_its_own(ryx: Daemon) -> None:
    folder = ryx.config.parent / "tasks"
    folder.mkdir()
    (folder / "trip.toml").write_text(
        'description = "a journey"\nwhen_to_use = "somebody travels"\nvalid_patterns = ["*"]\nprofile = "fallback"\n'
    )
    events = await asked(ryx, "read ~/notes.txt", task_type="trip", pattern="coordinator")
    (routed,) = of(events, "routed")
    assert (routed["task_type"], routed["profile"], routed["profile_by"]) == ("trip", "fallback", "task_type")
    assert "fallback" in (await ryx.ctl("tasks", "show", "trip"))[1]


async def test_a_contract_of_the_users_own_is_in_force_when_it_is_saved(ryx: Daemon) -> None:
    shipped = json.loads((prompt_folder() / "contracts" / "critic.json").read_text())
    folder = ryx.config.parent / "contracts"
    folder.mkdir()
    client = await ryx.client()
    await client.call("subscribe", kinds=["reloaded"])
    before = of(await asked(ryx, "read ~/notes.txt", profile="conservative"), "reviewed")[0]["contract"]
    (folder / "critic.json").write_text(json.dumps({**shipped, "purpose": "Be strict about everything."}))
    while "contract critic" not in (await client.event("reloaded"))["changed"]:
        pass
    after = of(await asked(ryx, "read ~/notes.txt", profile="conservative"), "reviewed")[0]["contract"]
    assert before != after
    (folder / "critic.json").write_text('{"name": "critic"}')
    while not (faults := (await client.event("reloaded"))["faults"]):
        pass
    assert any("critic.json:1: purpose is missing" in fault for fault in faults)
    kept = of(await asked(ryx, "read ~/notes.txt", profile="conservative"), "reviewed")[0]["contract"]
    assert kept == after  # what was good stays
    await client.close()


async def test_where_several_fit_the_user_is_asked_and_the_answer_goes_on(ryx: Daemon) -> None:
    (ryx.home / "other").mkdir()
    (ryx.home / "other" / "wave.txt").write_text("another wave\n")
    client, answering = await ryx.client(), await ryx.client()
    reply = await client.call("ask", text="find wave.txt and read it", profile="fallback", stream=True, session="new")
    asked = await client.event("asked")
    assert (asked["wants"], asked["question"]) == ("words", "Which one do you mean?")
    labels = [choice["label"] for choice in asked["choices"]]
    assert sorted(labels) == ["~/other/wave.txt", "~/sub/wave.txt"]
    key = asked["choices"][labels.index("~/other/wave.txt")]["key"]
    await answering.call("answer", run=asked["name"], choice=key)
    end = await client.event("finished")
    assert (end["outcome"], end["text"].strip()) == ("done", "another wave")
    assert (await ryx.ctl("replay", reply["run"]))[0] == 0
    out = (await ryx.ctl("show", reply["run"], "--board"))[1]
    assert "perception" in out
    await client.close()
    await answering.close()
