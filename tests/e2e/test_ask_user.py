"""An agent asks the user something in words, through a real ryxd: the model is an endpoint that does as it is told."""

import asyncio
import json
import os
import re
import signal
import sys
from collections.abc import AsyncIterator
from pathlib import Path
from typing import Any

import pytest

from tests.ctl.conftest import Terminal, terminal  # noqa: F401, a fixture
from tests.e2e.daemon import ROOT, Client, Daemon
from tests.e2e.test_asking import busctl
from tests.fakes import endpoint as peers
from tests.fakes.endpoint import Asked, Peer, Reply, streams
from tests.fakes.notifications import NotificationServer, bus_daemon

COLOUR = "ask: What colour? | dark red | blue"
FOLDER = "ask: Which folder?"
TASK = "have anna ask: What colour? | dark red | blue"
WRITE = "write, but ask: May I write it?"

HELPER = """+++
description = "writes what the user wants, and asks"
tools = ["ask_user", "write_file"]
+++
You write files. Folder: {cwd}. Answer in {language}.
"""


def call(tool: str, **args: Any) -> str:
    return json.dumps({"tool": tool, "args": args})


def says(messages: list[dict[str, Any]]) -> str:
    """What a model does that asks once, and then repeats what it heard."""
    system, texts = str(messages[0]["content"]), [str(each["content"]) for each in messages[1:]]
    heard = [json.loads(text)["data_from_ask_user"] for text in texts if text.startswith('{"data_from_ask_user"')]
    wanted = next(text for text in reversed(texts) if "ask: " in text and '"tool"' not in text)
    if "have anna" in wanted and "You are anna" not in system:
        done = [text for text in texts if text.startswith('{"data_from_task"')]
        return call("answer", text="Anna heard it.") if done else call("task", name="anna", instructions="Ask.", prompt=wanted, tools=["ask_user"])
    if not heard:
        found = re.search(r"ask: (.*)", wanted)
        assert found is not None
        question, *choices = (part.strip() for part in found[1].split("|"))
        return call("ask_user", question=question, choices=choices)
    if wanted.startswith("write") and not any('"data_from_write_file"' in text for text in texts):
        return call("write_file", path="~/mine.txt", content="mine")
    return call("answer", text=f"I heard: {heard[-1].get('answer', heard[-1].get('error'))}")


class Model:
    """The endpoint's model; it can be held before it goes on after an answer."""

    def __init__(self) -> None:
        self.free = asyncio.Event()
        self.free.set()
        self.held = asyncio.Event()

    async def __call__(self, reply: Reply, asked: Asked) -> None:
        text = says(asked.body["messages"])
        if text.startswith('{"tool": "answer"') and not self.free.is_set():
            self.held.set()
            await reply.gone()
            return
        await streams(text)(reply, asked)


@pytest.fixture
async def model() -> Model:
    return Model()


@pytest.fixture
async def peer(model: Model) -> AsyncIterator[Peer]:
    async with peers.llama_server(8192, model) as peer:
        yield peer


class Wondering(Daemon):
    """With a model, and an agent of the user's that asks and writes."""

    def __init__(self, folder: Path, peer: Peer, *, config: str = "", env: dict[str, str] | None = None) -> None:
        tiers = "".join(f'[models.{tier}]\nurl = "{peer.url}"\n' for tier in ("small", "large"))
        path = f"{folder / 'bin'}:{Path(sys.executable).parent}:{os.environ['PATH']}"
        super().__init__(folder, config=tiers + config, env={"PATH": path, **(env or {})})
        agents = self.config.parent / "agents"
        agents.mkdir(exist_ok=True)
        (agents / "helper.md").write_text(HELPER)

    async def waiting(self, text: str = COLOUR, agent: str = "lead", **more: Any) -> tuple[Client, dict[str, Any]]:
        """A client whose run waits, and the question."""
        client = await self.client()
        await client.call("ask", text=text, stream=True, agent=agent, **({"session": "new"} | more))
        return client, await client.event("asked")


@pytest.fixture
async def ryx(folder: Path, peer: Peer) -> AsyncIterator[Wondering]:
    async with Wondering(folder, peer) as daemon:
        yield daemon


async def ended(client: Client, text: str) -> None:
    """The run ends with this answer."""
    end = await client.event("finished")
    assert (end["outcome"], end["text"]) == ("done", text)
    await client.close()


async def same(ryx: Daemon, run: str) -> None:
    """A replay tells the same."""
    assert f"{run} came out the same" in (await ryx.ctl("replay", run))[1]


async def test_answered_in_words_by_ryxctl(ryx: Wondering) -> None:
    client, question = await ryx.waiting()
    assert (question["agent"], question["wants"], question["waiting"]) == ("lead", "words", True)
    assert [each["label"] for each in question["choices"]] == ["dark red", "blue"]
    code, out, _ = await ryx.ctl("questions")
    for part in ("q1.1  r1: ask: What colour?", "? What colour?", "  1 dark red", "ryxctl answer q1.1 'your words' (or 1, 2)"):
        assert part in out
    (listed,) = json.loads((await ryx.ctl("questions", "--json"))[1])["questions"]
    assert (listed["name"], listed["wants"], listed["digest"]) == ("q1.1", "words", "")
    for words in (("approve",), ("approve", "q1.1", "--for", "always")):
        code, _, err = await ryx.ctl(*words)
        assert (code, err) == (2, "ryxctl: q1.1 wants an answer, not a yes; as in: ryxctl answer q1.1 'your words'\n")
    code, out, _ = await ryx.ctl("answer", "q1.1", "neither, a light green")
    assert (code, out) == (0, "I heard: neither, a light green\n")
    await ended(client, "I heard: neither, a light green")
    out = (await ryx.ctl("show", "r1"))[1]
    assert "answered q1.1: neither, a light green by ryxctl, socket, pid " in out
    code, _, err = await ryx.ctl("answer", "q1.1", "blue")
    assert code == 5
    assert "q1.1 waits for no answer any more: it was answered (ryxctl" in err
    await same(ryx, "r1")


@pytest.mark.parametrize("choice", ["2", "Blue"])
async def test_answered_by_a_choice(ryx: Wondering, choice: str) -> None:
    client, question = await ryx.waiting()
    await client.call("answer", run=question["name"], choice=choice)
    answered = await client.event("answered")
    assert (answered["choice"], answered["text"]) == ("2", "blue")
    await ended(client, "I heard: blue")


async def test_left_without_an_answer_the_agent_goes_on(ryx: Wondering) -> None:
    client, _ = await ryx.waiting()
    code, out, _ = await ryx.ctl("deny", "q1.1", "it is a surprise")
    assert (code, out) == (0, "q1.1 not answered: What colour?\n")
    end = await client.event("finished")
    assert end["text"].startswith("I heard: you gave no answer: it is a surprise; don't ask that again. Go on with")
    await client.close()
    code, out, err = await ryx.ctl("ask", "--agent", "lead", "--new", "--no-input", FOLDER)
    assert (code, err) == (0, "")
    assert out.startswith("I heard: you gave no answer; don't ask")


async def test_in_german_when_nobody_answers_in_time(folder: Path, peer: Peer) -> None:
    async with Wondering(folder, peer, config="[permissions]\nwait = 0.5\n") as ryx:
        client, question = await ryx.waiting("kannst du mich bitte fragen, was ich möchte? ask: Welche Farbe?")
        assert question["reason"] == "lead möchte das wissen"
        assert (await client.event("answered"))["choice"] == "timeout"
        returned = await client.event("returned")
        assert not returned["ok"]
        end = await client.event("finished")
        assert end["outcome"] == "done"
        assert end["text"].startswith("I heard: innerhalb von 0.00833 Minuten hat niemand geantwortet; frag das nicht noch")
        await client.close()
        await same(ryx, "r1")


async def test_cancelled_with_its_run(ryx: Wondering) -> None:
    client, _ = await ryx.waiting()
    assert (await ryx.ctl("cancel", "r1"))[0] == 0
    assert (await client.event("answered"))["choice"] == "withdrawn"
    assert (await client.event("finished"))["outcome"] == "cancelled"
    assert (await ryx.ctl("questions"))[1] == "nothing waits for you\n"
    await client.close()


@pytest.mark.parametrize("how", [signal.SIGKILL, signal.SIGTERM])
async def test_while_it_waits_ryxd_ends_and_it_is_asked_again_by_another_name(ryx: Wondering, how: int) -> None:
    client, question = await ryx.waiting()
    await ryx.stop(how)
    await client.close()
    await ryx.start()
    client = await ryx.client()
    await client.call("subscribe", run="r1", after=question["id"])
    again = await client.event("asked")
    assert (again["name"], again["question"]) == ("q1.2", "What colour?")
    refused = await client.fails("answer", run="q1.1", choice="blue")
    assert "ryxd was restarted; if it still matters it is asked again" in refused["message"]
    await client.call("answer", run="r1", choice="blue")
    await ended(client, "I heard: blue")
    await same(ryx, "r1")


@pytest.mark.parametrize("how", [signal.SIGKILL, signal.SIGTERM])
async def test_what_was_answered_before_ryxd_ended_is_not_asked_for_again(ryx: Wondering, model: Model, how: int) -> None:
    client, question = await ryx.waiting()
    model.free.clear()
    await client.call("answer", run="q1.1", choice="a light green")
    await client.event("returned")
    async with asyncio.timeout(30):
        await model.held.wait()
    await ryx.stop(how)
    await client.close()
    model.free.set()
    await ryx.start()
    client = await ryx.client()
    await client.call("subscribe", run="r1", after=question["id"])
    kinds = [await client.event()]
    while kinds[-1]["kind"] != "finished":
        kinds.append(await client.event())
    assert kinds[-1]["text"] == "I heard: a light green"
    assert "asked" not in [event["kind"] for event in kinds]
    await client.close()
    await same(ryx, "r1")


async def test_a_subagent_that_was_given_it_asks_in_its_own_name(ryx: Wondering) -> None:
    client, question = await ryx.waiting(TASK)
    assert (question["agent"], question["reason"]) == ("lead/anna", "lead/anna wants to know this")
    await client.call("answer", run="q1.1", choice="1")
    await ended(client, "Anna heard it.")
    await same(ryx, "r1")


async def test_a_yes_to_a_question_allows_nothing(ryx: Wondering) -> None:
    client, _ = await ryx.waiting(WRITE, agent="helper", origin="prompt")
    await client.call("answer", run="q1.1", choice="yes")
    approval = await client.event("asked")
    assert (approval["name"], approval["wants"]) == ("q1.2", "yes")
    assert not (ryx.home / "mine.txt").exists()
    refused = await client.fails("answer", run="q1.2", choice="yes, you may")
    assert "q1.2 has no choice yes, you may; its choices: once, run, always, no; it waits for a yes or a no" in refused["message"]
    assert not (ryx.home / "mine.txt").exists()
    await client.call("deny", target="q1.2")
    assert (await client.event("finished"))["outcome"] == "failed"
    await client.close()


async def test_what_is_typed_in_its_session_answers_it(ryx: Wondering) -> None:
    client, question = await ryx.waiting(FOLDER, session=None, origin="prompt")
    await asyncio.sleep(1.1)  # nobody can have read it before
    other = await client.call("ask", text="what time is it", origin="prompt")
    assert other["run"] != question["run"]
    assert (await client.call("ask", text="the one with the pictures", origin="prompt"))["run"] == question["run"]
    answered = await client.event("answered")
    assert (answered["by"], answered["text"]) == ("typed", "the one with the pictures")
    await ended(client, "I heard: the one with the pictures")


async def test_the_terminal_asks_and_takes_a_line(ryx: Wondering, terminal: Terminal) -> None:  # noqa: F811
    process = await asyncio.create_subprocess_exec(
        str(ROOT / "bin" / "ryxctl"), "ask", "--agent", "lead", "--new", FOLDER, env={**ryx.env, "TERM": "xterm"},
        cwd=ryx.home, stdin=terminal.slave, stdout=terminal.slave, stderr=terminal.slave,
    )  # fmt: skip
    await terminal.until(b"\n> ")
    assert b"? Which folder?" in terminal.screen
    terminal.type("~/Pictures\n")
    async with asyncio.timeout(60):
        assert await process.wait() == 0
    await terminal.until(b"I heard: ~/Pictures")


async def test_the_bus_the_notification_and_the_menu_answer_too(folder: Path, tmp_path: Path, peer: Peer) -> None:
    wofi = folder / "bin" / "wofi"
    wofi.write_text('#!/bin/sh\nprintf "%s\\n" "$*" > "$HOME/menu"\necho "the attic"\n')
    wofi.chmod(0o755)
    async with bus_daemon(tmp_path) as address:
        env = {"DBUS_SESSION_BUS_ADDRESS": address}
        async with NotificationServer(address) as server, Wondering(folder, peer, env=env) as ryx:
            client, _ = await ryx.waiting()
            await server.until(lambda s: s.calls and "What colour?" in s.calls[-1].body)
            assert "ryxctl answer q1.1" in server.calls[-1].body
            run = ("dev.ryx.Ryx1", "/dev/ryx/Ryx1/runs/r1", "dev.ryx.Ryx1.Run")
            assert 'as 1 "q1.1"' in await busctl(address, "get-property", *run, "Waits")
            assert r"\"wants\": \"words\"" in await busctl(address, "call", "dev.ryx.Ryx1", "/dev/ryx/Ryx1", "dev.ryx.Ryx1", "Questions")
            assert "/runs/r1" in await busctl(address, "call", *run, "Answer", "s", "a light green")
            answered = await client.event("answered")
            assert (answered["text"], answered["by"].split(", ")[1]) == ("a light green", "dbus")
            await ended(client, "I heard: a light green")

            client, _ = await ryx.waiting()
            await server.until(lambda s: any("ryxctl answer q2.1" in call.body for call in s.shown.values()))
            server.click(server.calls[-1].id, "2")
            answered = await client.event("answered")
            assert (answered["text"], answered["by"]) == ("blue", "notification")
            await ended(client, "I heard: blue")

            client, _ = await ryx.waiting(FOLDER)
            await server.until(lambda s: any("ryxctl answer q3.1" in call.body for call in s.shown.values()))
            server.click(server.calls[-1].id)
            await ended(client, "I heard: the attic")
            assert "--prompt Which folder?" in (ryx.home / "menu").read_text()
