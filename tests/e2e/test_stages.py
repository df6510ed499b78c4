"""Agents in stages through the daemon's socket and ryxctl: an endpoint that says what a script has for each stage."""

import json
import os
import re
import sys
from collections.abc import AsyncIterator, Mapping
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

from tests.e2e.daemon import Daemon
from tests.fakes import endpoint as peers
from tests.fakes.endpoint import Asked, Handler, Peer, Reply, choice, streams
from tests.fakes.sandboxed import needs_sandbox
from tests.fakes.site import Site, article

WHALES = "The blue whale is the largest animal that has ever lived, and may weigh 190 tonnes or even more than that."
LETTERS = """+++
description = "answers letters"
stages_for = "everything"

[options.tone]
default = "polite"
values = { polite = "with many thanks", curt = "in one line" }

[[stages]]
name = "draft"

[[stages]]
name = "polish"
streams = false
+++

## stage: draft
Draft it.

## stage: polish
Polish it.
"""


def answer(text: Any) -> str:
    return json.dumps({"tool": "answer", "args": {"text": text}})


def scripted(script: Mapping[str, list[str]]) -> Handler:
    """Says what comes next for whoever asks."""
    left = {who: list(lines) for who, lines in script.items()}

    async def handler(reply: Reply, asked: Asked) -> None:
        found = re.search(r"You are ([a-z0-9-]+)\. Another agent started you", str(asked.body["messages"][0]["content"]))
        assert found is not None, asked.body["messages"][0]["content"]
        text = left[found[1]].pop(0)
        half = len(text) // 2
        await streams(text[:half], text[half:])(reply, asked)

    return handler


@asynccontextmanager
async def ryx(folder: Path, script: Mapping[str, list[str]], config: str = "") -> AsyncIterator[tuple[Daemon, Peer]]:
    path = f"{Path(sys.executable).parent}:{os.environ['PATH']}"
    async with peers.llama_server(8192, scripted(script)) as peer:
        tiers = "".join(f'[models.{tier}]\nurl = "{peer.url}"\n' for tier in ("small", "medium"))
        async with Daemon(folder, config=tiers + config, env={"PATH": path}) as daemon:
            yield daemon, peer


async def asked(daemon: Daemon, text: str, agent: str | None = None, **more: Any) -> tuple[str, list[dict[str, Any]]]:
    """The run and its events. A replay tells the same."""
    client = await daemon.client()
    run, events = await client.ask(text, session="new", cwd=str(daemon.home), **({"agent": agent} if agent else {}), **more)
    await client.close()
    code, out, err = await daemon.ctl("replay", run)
    assert (code, err) == (0, "")
    assert f"{run} came out the same" in out
    return run, events


def steps(events: list[dict[str, Any]], agent: str) -> list[str]:
    """The stages of an agent that were completed."""
    return [
        event["name"] for event in events
        if event["kind"] == "stepped" and event["agent"] == agent and event["state"] == "completed"
    ]  # fmt: skip


def of(events: list[dict[str, Any]], kind: str) -> list[dict[str, Any]]:
    return [event for event in events if event["kind"] == kind]


ESSAY = {"analyze": ["For children."], "outline": ["1. Big."], "write": ["Whales are big."], "finalize": ["Whales are very big."]}


async def test_writing_and_which_of_its_stages_are_streamed(tmp_path: Path) -> None:
    script = {name: said * 3 for name, said in ESSAY.items()}
    async with ryx(tmp_path, script) as (daemon, _):
        run, events = await asked(daemon, "write something on whales", "writing", options=["tone=formal", "type=essay"])
        assert events[-1]["text"] == "Whales are very big."
        assert steps(events, "writing") == ["look", "analyze", "outline", "write", "finalize", "writing"]
        assert of(events, "routed")[0]["slots"]["options"] == {"type": "essay", "tone": "formal", "length": "medium"}
        assert {event["stage"] for event in of(events, "token")} == {"write", "finalize"}
        assert {event["text"] for event in of(events, "said")} >= {"For children.", "1. Big."}  # what is said is kept
        out = (await daemon.ctl("show", run))[1]
        assert "makes an outline" in out
        assert "in stages: type essay; tone formal; length medium" in out
        # the configuration counts from the moment on in which it is read
        text = daemon.config.read_text()
        daemon.config.write_text(f"{text}[streaming]\nwrite = false\noutline = true\n")
        assert (await daemon.ctl("reload"))[0] == 0
        _, events = await asked(daemon, "write something on whales", "writing")
        assert {event["stage"] for event in of(events, "token")} == {"outline", "finalize"}
        code, out, err = await daemon.ctl("ask", "--agent", "writing", "--option", "tone=casual", "--option", "length=short", "on whales")
        assert (code, out.strip(), err) == (0, "Whales are very big.", "")
        code, _, err = await daemon.ctl("ask", "--agent", "writing", "--option", "tone=rude", "on whales")
        assert code == 5
        assert "its option tone can't be rude; it can be: neutral, formal" in err
        code, _, err = await daemon.ctl("ask", "--agent", "writing", "--option", "rude", "on whales")
        assert "is no option; they are written name=value" in err
        out = (await daemon.ctl("agents", "show", "writing"))[1]
        assert "  --option tone=…: neutral (usual), formal" in out
        assert "3. outline: makes an outline (think, to the board: writing_outline)" in out


async def test_research_chosen_by_the_small_model(tmp_path: Path) -> None:
    def queries(*wanted: str) -> str:
        return answer({"enough": not wanted, "queries": wanted})

    script = {
        "search": [queries("whale weight", "whale size"), queries()],
        "page1": [answer("190 tonnes."), answer("Large.")],
        "analyze": ["One page says 190."],
        "synthesize": ["190 tonnes, says one page."],
        "finalize": ["# Whales\n190 tonnes."],
    }
    with Site() as site:
        site.pages["/whales"] = article("Whales", WHALES)
        site.finds("/whales")
        config = f'[web]\nsearch = "{site.search}"\n[permissions]\nnetwork = "allow"\n'
        async with ryx(tmp_path, script, config) as (daemon, peer):
            peer.chooses = streams(choice("research", "react", "research"))
            run, events = await asked(daemon, "state of research on the weight of whales, in depth")
            assert events[-1]["text"] == f"# Whales\n190 tonnes.\n\nSources:\n1. Whales: {site.url('/whales')}"
            assert steps(events, "research") == ["look", "search", "analyze", "synthesize", "finalize", "research"]
            (routed,) = of(events, "routed")
            assert (routed["handler"], routed["pattern"], routed["task_type"]) == ("research", "stages", "research")
            assert routed["slots"]["options"] == {"depth": "deep", "scenario": "academic"}
            assert {event["url"] for event in of(events, "source")} == {site.url("/whales")}
            assert {event["stage"] for event in of(events, "token")} == {"synthesize", "finalize"}
            out = (await daemon.ctl("show", run))[1]
            assert f"source: Whales: {site.url('/whales')}" in out


@needs_sandbox
async def test_code_that_fails_once(tmp_path: Path) -> None:
    script = {"generate": ["It counts.\n```python\nprint(1 / 0)\n```", "```python\nprint(6 * 7)\n```"]}
    async with ryx(tmp_path, script) as (daemon, peer):
        _, events = await asked(daemon, "write a program that multiplies six by seven", "code")
        assert events[-1]["text"] == "```python\nprint(6 * 7)\n```\n\n42"
        assert "ZeroDivisionError" in peer.bodies[1]["messages"][-1]["content"]
        assert "response_format" not in peer.bodies[0]  # free text, and no grammar
        assert [event["tool"] for event in of(events, "acted")] == ["python", "python"]
        assert of(events, "token") == []  # code is told when it has run
        noted = {event["field"]: event["text"] for event in of(events, "noted")}
        assert (noted["generated_code"], noted["code_language"]) == ("print(6 * 7)", "python")


@needs_sandbox
async def test_data_with_a_chart(tmp_path: Path) -> None:
    code = (
        "import pandas\ntable = pandas.read_csv('sales.csv')\nprint('mean', table.price.mean())\n"
        "import matplotlib.pyplot as plt\ntable.plot(x='region', y='price', kind='bar')\nplt.show()"
    )
    script = {"plan": ["The mean."], "generate": [f"```python\n{code}\n```"], "summarize": ["The mean is 15."]}
    async with ryx(tmp_path, script) as (daemon, peer):
        (daemon.home / "sales.csv").write_text("region,price\nnorth,10\nsouth,20\n")
        run, events = await asked(daemon, "analyse sales.csv and draw a chart")
        (chart,) = of(events, "chart")
        assert events[-1]["text"] == f"The mean is 15.\n\nMade:\n{chart['path']}"
        assert events[-1]["paths"] == [chart["path"]]
        assert Path(chart["path"]).read_bytes().startswith(b"\x89PNG")
        assert (of(events, "routed")[0]["rule"], of(events, "routed")[0]["pattern"]) == ("data.chart", "stages")
        assert "mean 15.0" in peer.bodies[2]["messages"][-1]["content"]
        assert {event["stage"] for event in of(events, "token")} == {"summarize"}
        assert of(events, "asked")[0]["choices"][0]["key"] == "open"
        assert f"chart: {Path(chart['path']).stem}" in (await daemon.ctl("show", run))[1]


async def test_an_agent_of_the_users_own(tmp_path: Path) -> None:
    async with ryx(tmp_path, {"draft": ["Dear Anna"], "polish": ["Dearest Anna"]}) as (daemon, peer):
        folder = daemon.config.parent / "agents"
        folder.mkdir(parents=True, exist_ok=True)
        (folder / "letters.md").write_text(LETTERS)
        _, events = await asked(daemon, "write to Anna", "letters", options=["tone=curt"])
        assert events[-1]["text"] == "Dearest Anna"
        assert steps(events, "letters") == ["draft", "polish", "letters"]
        assert "- tone: curt (in one line)" in peer.bodies[0]["messages"][0]["content"]
        assert {event["stage"] for event in of(events, "token")} == {"draft"}


async def test_the_model_that_ships_with_ryx_goes_through_the_stages_or_says_that_it_can_not(daemon: Daemon) -> None:
    client = await daemon.client()
    run, events = await client.ask("write something on whales", session="new", agent="writing")
    await client.close()
    (routed,) = of(events, "routed")
    assert (routed["handler"], routed["pattern"]) == ("writing", "stages")
    begun = [e["name"] for e in events if e["kind"] == "stepped" and e["agent"] == "writing" and e["state"] == "running"]
    assert begun[:3] == ["writing", "look", "analyze"]
    assert of(events, "said")[0]["model"] == "ryx starter"
    assert events[-1]["counters"]["model_calls"] >= 1
    assert events[-1]["outcome"] in {"done", "failed"}
    assert events[-1]["text"]
    assert f"{run} came out the same" in (await daemon.ctl("replay", run))[1]
