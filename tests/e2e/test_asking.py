"""A run that waits for the user's yes, through a real ryxd: terminal, socket, D-Bus, notification, menu."""

import asyncio
import json
import os
import signal
from collections.abc import AsyncIterator
from pathlib import Path

import pytest

from tests.ctl.conftest import Terminal, terminal  # noqa: F401, a fixture
from tests.e2e.daemon import ROOT, Client, Daemon
from tests.fakes.changing import SUMS
from tests.fakes.notifications import NotificationServer, bus_daemon

SUM = "what is 1 plus 1"


class Asking(Daemon):
    """With a tool that needs a yes."""

    module = "tests.e2e.asking_daemon"

    def sums(self) -> list[str]:
        file = self.home / SUMS
        return file.read_text().splitlines() if file.exists() else []

    async def waiting(self, **more: object) -> tuple[Client, dict[str, object]]:
        """A client whose run waits, and the question."""
        client = await self.client()
        await client.call("ask", text=SUM, stream=True, session="new", **more)
        return client, await client.event("asked")


@pytest.fixture
async def daemon(folder: Path) -> AsyncIterator[Asking]:
    running = Asking(folder, env={"PATH": f"{folder / 'bin'}:{os.environ['PATH']}"})
    async with running:
        yield running


async def test_yes_by_ryxctl_no_by_ryxctl_and_the_journal_knows_who(daemon: Asking) -> None:
    client, question = await daemon.waiting()
    assert question["waiting"]
    assert question["paths"] == [str(daemon.home / SUMS)]
    code, out, _ = await daemon.ctl("questions")
    assert code == 0
    assert question["name"] in out
    assert SUM in out
    assert "waits for you" in (await daemon.ctl("runs"))[1]
    assert "waits for you" in (await daemon.ctl("status"))[1]
    assert daemon.sums() == []
    code, out, _ = await daemon.ctl("approve")
    assert (code, out) == (0, f"{question['name']} approved once: {question['summary']}\n")
    assert (await client.event("finished"))["outcome"] == "done"
    assert len(daemon.sums()) == 1
    code, out, _ = await daemon.ctl("show", "r1")
    for part in ("waits for you", str(question["digest"]), "once by ryxctl, socket, pid "):
        assert part in out
    await client.close()
    client, question = await daemon.waiting()
    assert (await daemon.ctl("deny", "r2"))[0] == 0
    end = await client.event("finished")
    assert (end["outcome"], end["error"]) == ("failed", "refused")
    assert "you said no" in end["text"]
    assert len(daemon.sums()) == 1
    code, _, err = await daemon.ctl("approve", "r2")
    assert code == 5
    assert "it was denied" in err
    code, _, err = await daemon.ctl("approve", str(question["name"]))
    assert code == 5
    assert "it was denied (ryxctl" in err
    code, _, err = await daemon.ctl("approve")
    assert (code, err) == (4, "ryxctl: nothing waits for your answer\n")
    await client.close()


async def test_two_that_wait_have_to_be_told_apart_and_a_wrong_digest_is_refused(daemon: Asking) -> None:
    first, one = await daemon.waiting()
    second, other = await daemon.waiting()
    code, _, err = await daemon.ctl("approve")
    assert code == 2
    assert str(one["name"]) in err
    assert str(other["name"]) in err
    refused = await first.fails("approve", target=one["name"], digest="0" * 16)
    assert refused["data"]["code"] == "refused"
    assert "not what you were shown" in refused["message"]
    await first.call("approve", target=other["name"], digest=other["digest"])
    assert (await second.event("finished"))["outcome"] == "done"
    race = await asyncio.gather(
        *(daemon.ctl(how, str(one["name"])) for how in ("approve", "deny", "approve")),
    )
    assert sorted(code for code, _, _ in race) == [0, 5, 5]
    for client in (first, second):
        await client.close()


async def test_what_changed_while_the_user_thought_is_not_done(daemon: Asking) -> None:
    client, question = await daemon.waiting()
    (daemon.home / SUMS).write_text("mine\n")
    assert (await daemon.ctl("approve", str(question["name"])))[0] == 0
    end = await client.event("finished")
    assert end["outcome"] == "failed"
    assert "changed while" in end["text"]
    assert daemon.sums() == ["mine"]
    await client.close()


async def test_without_a_terminal_ryxctl_says_how_and_no_input_says_no(daemon: Asking) -> None:
    code, out, err = await daemon.ctl("ask", "--no-input", SUM)
    assert (code, out) == (5, "")
    assert err.startswith("Not done: ")
    process = await asyncio.create_subprocess_exec(
        str(ROOT / "bin" / "ryxctl"), "ask", SUM, env=daemon.env, cwd=daemon.home,
        stdin=asyncio.subprocess.DEVNULL, stdout=asyncio.subprocess.PIPE, stderr=asyncio.subprocess.PIPE,
    )  # fmt: skip
    assert process.stderr is not None
    async with asyncio.timeout(60):
        assert b"r2 waits for you. Allow: " in await process.stderr.readline()
        assert b"ryxctl approve q2.1" in await process.stderr.readline()
        await daemon.ctl("approve", "q2.1")
        out_bytes, _ = await process.communicate()
    assert process.returncode == 0
    assert b"2" in out_bytes


async def test_a_terminal_asks_and_shows_the_answer(daemon: Asking, terminal: Terminal) -> None:  # noqa: F811
    for typed, code in (("y", 0), ("n", 5)):
        terminal.screen = b""
        process = await asyncio.create_subprocess_exec(
            str(ROOT / "bin" / "ryxctl"), "ask", "--new", "was ist 1 plus 1", env={**daemon.env, "TERM": "xterm"},
            cwd=daemon.home, stdin=terminal.slave, stdout=terminal.slave, stderr=terminal.slave,
        )  # fmt: skip
        await terminal.until(b"/n] ")
        assert b"? Erlauben: sums.txt erg" in terminal.screen
        assert b"  j Ja, einmal" in terminal.screen
        terminal.type(f"{typed}\n")
        async with asyncio.timeout(60):
            assert await process.wait() == code
    await terminal.until(b"Nicht gemacht: ")
    assert len(daemon.sums()) == 1


async def test_a_yes_typed_in_its_session_answers_it(daemon: Asking) -> None:
    client = await daemon.client()
    await client.call("ask", text=SUM, stream=True, origin="prompt")
    question = await client.event("asked")
    await asyncio.sleep(1.1)  # nobody can have read it before
    assert (await client.call("ask", text="ja", origin="prompt"))["run"] == question["run"]
    answered = await client.event("answered")
    assert (answered["by"], answered["scope"]) == ("typed: ja", "once")
    assert (await client.event("finished"))["outcome"] == "done"
    await client.close()


async def test_a_kill_while_it_waits_asks_again_and_voids_the_old_question(daemon: Asking) -> None:
    client, question = await daemon.waiting()
    await daemon.stop(signal.SIGKILL)
    await client.close()
    await daemon.start()
    client = await daemon.client()
    await client.call("subscribe", run="r1", after=question["id"])
    again = await client.event("asked")
    assert again["name"] != question["name"], "an old yes can't fit a new question"
    assert again["digest"] == question["digest"]
    for method in ("approve", "deny"):
        assert (await client.fails(method, target=question["name"]))["data"]["code"] == "refused"
    assert daemon.sums() == []
    await client.call("approve", target=again["name"])
    assert (await client.event("finished"))["outcome"] == "done"
    assert len(daemon.sums()) == 1
    await client.close()


async def test_a_stop_withdraws_the_question_and_nobody_hangs(daemon: Asking) -> None:
    client, _ = await daemon.waiting()
    assert await daemon.stop() == 0
    assert (await client.event("answered"))["choice"] == "withdrawn"
    assert "ryxd stops" in (await client.line())["error"]["message"], "the run has no end: it goes on later"
    await client.close()


async def test_an_extra_answer_reaches_the_tool_and_a_late_one_is_a_no(folder: Path) -> None:
    config = "[permissions]\nwait = 0.5\n"
    async with Asking(folder, config=config, env={"EXTRAS": json.dumps({"try": "try it first"})}) as daemon:
        client, question = await daemon.waiting()
        keys = [choice["key"] for choice in question["choices"]]  # type: ignore[attr-defined]
        assert (keys[0], *keys[-2:]) == ("once", "try", "no")
        assert (await client.event("answered"))["choice"] == "timeout"
        end = await client.event("finished")
        assert (end["error"], "nobody answered" in end["text"]) == ("refused", True)
        await client.close()
        client, question = await daemon.waiting()
        await client.call("answer", run=question["name"], choice="try")
        assert (await client.event("finished"))["outcome"] == "done"
        assert daemon.sums()[0].startswith("try ")
        await client.close()


async def test_the_bus_and_the_notification_answer_too(folder: Path, tmp_path: Path) -> None:
    async with bus_daemon(tmp_path) as address:
        env = {"DBUS_SESSION_BUS_ADDRESS": address}
        async with NotificationServer(address) as server, Asking(folder, env=env) as daemon:
            client, question = await daemon.waiting()
            await server.until(lambda s: s.calls and "Allow: " in s.calls[-1].body)
            assert "ryxctl approve q1.1" in server.calls[-1].body
            for words, part in (
                (("get-property", "dev.ryx.Ryx1", "/dev/ryx/Ryx1/runs/r1", "dev.ryx.Ryx1.Run", "Waits"), 'as 1 "q1.1"'),
                (("call", "dev.ryx.Ryx1", "/dev/ryx/Ryx1", "dev.ryx.Ryx1", "Questions"), str(question["digest"])),
                (("call", "dev.ryx.Ryx1", "/dev/ryx/Ryx1", "dev.ryx.Ryx1", "Approve", "a{sv}", "1", "target", "s", "q1.1"), "q1.1"),
            ):  # fmt: skip
                assert part in await busctl(address, *words)
            assert (await client.event("answered"))["by"].split(", ")[1] == "dbus"
            assert (await client.event("finished"))["outcome"] == "done"
            await server.until(lambda s: not s.shown)
            await client.close()
            client, _ = await daemon.waiting()
            await server.until(lambda s: s.shown)
            server.click(server.calls[-1].id, "no")
            assert (await client.event("answered"))["by"] == "notification"
            assert (await client.event("finished"))["error"] == "refused"
            await client.close()


async def busctl(address: str, *words: str) -> str:
    process = await asyncio.create_subprocess_exec(
        "busctl", f"--address={address}", *words, stdout=asyncio.subprocess.PIPE, stderr=asyncio.subprocess.STDOUT
    )
    async with asyncio.timeout(30):
        out, _ = await process.communicate()
    return out.decode()


async def test_a_click_on_the_notification_opens_the_menu(folder: Path, tmp_path: Path) -> None:
    wofi = folder / "bin" / "wofi"
    wofi.write_text('#!/bin/sh\ncat > "$HOME/menu"\necho "Yes, once  (q1.1)"\n')
    wofi.chmod(0o755)
    async with bus_daemon(tmp_path) as address:
        env = {"DBUS_SESSION_BUS_ADDRESS": address, "PATH": f"{folder / 'bin'}:{os.environ['PATH']}"}
        async with NotificationServer(address) as server, Asking(folder, env=env) as daemon:
            client, _ = await daemon.waiting()
            await server.until(lambda s: s.calls and s.calls[-1].actions)
            server.click(server.calls[-1].id)
            assert (await client.event("answered"))["scope"] == "once"
            assert (await client.event("finished"))["outcome"] == "done"
            assert (daemon.home / "menu").read_text().startswith("? Allow: ")
            await client.close()
