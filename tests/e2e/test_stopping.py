"""A daemon that is stopped, killed or starved: who waits is told, and what was acknowledged is there."""

import asyncio
import json
import os
import shutil
import signal
from pathlib import Path
from typing import Any

import pytest

from tests.e2e.daemon import ROOT, Client, Daemon
from tests.e2e.test_asking import Asking
from tests.engine.test_subagents import call
from tests.fakes.endpoint import Asked, Reply, llama_server, streams
from tests.fakes.notifications import NotificationServer, bus_daemon

SEARCH = "find me the great wave file"


async def loaded(daemon: Daemon) -> None:
    """Wait until the model is there."""
    client = await daemon.client()
    _, events = await client.ask(SEARCH, session="new")
    assert events[-1]["outcome"] == "done", events[-1]
    await client.close()


async def busy(daemon: Daemon) -> tuple[Client, str]:
    """A client whose run can't end: its model's process is stopped."""
    await loaded(daemon)
    (worker,) = daemon.children()
    os.kill(worker, signal.SIGSTOP)
    client = await daemon.client()
    reply = await client.call("ask", text=SEARCH, session="new", stream=True)
    await client.event("stepped")
    return client, reply["run"]


async def told(client: Client) -> str:
    """What a client hears of a stop, to its last word."""
    while True:
        status = await client.event("status")
        if status["context"].get("suspended"):
            break
    assert "ryxd stops" in (await client.line())["error"]["message"]
    assert await client.reader.read() == b""
    return str(status["text"])


async def followed(daemon: Daemon, run: str) -> list[dict[str, Any]]:
    """All of a run's events, to its end."""
    client = await daemon.client()
    await client.call("subscribe", run=run, after=0)
    events = [await client.event()]
    while events[-1]["kind"] != "finished":
        events.append(await client.event())
    await client.close()
    return events


@pytest.mark.parametrize("way", ["SIGTERM", "SIGTERM twice", "SIGINT", "shutdown"])
async def test_a_stop_suspends_the_runs_tells_everybody_and_they_go_on(daemon: Daemon, way: str) -> None:
    client, run = await busy(daemon)
    waiting, others = await daemon.client(), await daemon.client()
    session = (await client.call("show", run=run))["run"]["session"]
    behind = (await waiting.call("ask", text="was ist 1 plus 1", session=session, stream=True))["run"]
    await others.call("subscribe")
    assert daemon.process is not None
    if way == "shutdown":
        await waiting.call("shutdown")
    else:
        for _ in range(1 + ("twice" in way)):
            daemon.process.send_signal(signal.SIGINT if way == "SIGINT" else signal.SIGTERM)
    for each in (client, waiting):
        assert await told(each) == "ryxd stops; this goes on when it is back"
    assert {(await others.event("status"))["run"] for _ in range(2)} == {run, behind}
    async with asyncio.timeout(20):
        assert await daemon.process.wait() == 0
    await daemon.start()
    for each_run in (run, behind):
        events = await followed(daemon, each_run)
        assert (events[-1]["outcome"], events[-1]["error"]) == ("done", None), events[-1]
        assert [event["kind"] for event in events].count("finished") == 1
        assert any(event["kind"] == "status" and "goes on with this" in event["text"] for event in events)
    for each in (client, waiting, others):
        await each.close()


async def test_a_question_that_waits_is_asked_again_after_a_stop(folder: Path) -> None:
    async with Asking(folder) as daemon:
        client, question = await daemon.waiting()
        await daemon.stop()
        assert (await client.event("answered"))["choice"] == "withdrawn"
        await client.close()
        await daemon.start()
        client = await daemon.client()
        await client.call("subscribe", run="r1", after=0)
        while (asked := await client.event("asked"))["name"] == question["name"]:
            continue
        assert asked["digest"] == question["digest"]
        await client.call("approve", target=asked["name"])
        assert (await client.event("finished"))["outcome"] == "done"
        await client.close()
        assert len(daemon.sums()) == 1


@pytest.mark.parametrize("then", ["it ends", "kill -9", "it does not end"])
async def test_an_action_that_changes_something_gets_a_moment_to_end(folder: Path, then: str) -> None:
    hold = folder / "hold"
    os.mkfifo(hold)
    async with Asking(folder, env={"HOLD": str(hold)}) as daemon:
        client, question = await daemon.waiting()
        await client.call("approve", target=question["name"])
        while (await client.event("status"))["text"] != "holds":
            continue
        assert daemon.process is not None
        daemon.process.send_signal(signal.SIGTERM)
        while not (await client.event("status"))["context"].get("suspended"):
            continue
        if then == "it ends":
            hold.write_text("now")
        if then == "kill -9":
            daemon.process.kill()
        async with asyncio.timeout(20):
            assert await daemon.process.wait() == (-9 if then == "kill -9" else 0)
        await client.close()
        await daemon.start()
        end = (await followed(daemon, "r1"))[-1]
        assert len(daemon.sums()) == (then == "it ends"), "it is done once, or not again"
        if then == "it ends":
            assert (end["outcome"], end["error"]) == ("done", None)
        else:
            assert end["outcome"] == "failed"
            assert "whether it was done can't be told" in end["text"]


async def test_subagents_side_by_side_go_on_where_each_of_them_was(folder: Path) -> None:
    held, hold = asyncio.Event(), asyncio.Event()
    heard: list[str] = []

    def answer(text: str) -> str:
        return json.dumps({"tool": "answer", "args": {"text": text}})

    names = ("anna", "bert", "carl")
    tasks = [{"name": name, "instructions": "Look.", "prompt": "Where is it?"} for name in names]

    async def reply(reply: Reply, asked: Asked) -> None:
        said = [message["content"] for message in asked.body["messages"]]
        who = next((name for name in names if f"You are {name}." in said[0]), "lead")
        heard.append(who)
        if who == "bert" and not hold.is_set():
            held.set()
            await reply.gone()
            return
        if who == "lead":
            words = answer("All three said so.") if "response" in said[-1] else call("fan_out", tasks=tasks)
        else:
            words = answer(f"{who} found it.")
        await streams(words)(reply, asked)

    async with llama_server(8192, reply) as peer:
        url = f'url = "{peer.url}"\n'
        config = f"[models.small]\n{url}[models.large]\n{url}"
        async with Daemon(folder, config=config) as daemon:
            client = await daemon.client()
            await client.call("ask", text="look for it", agent="lead", session="new", stream=True)
            async with asyncio.timeout(30):
                await held.wait()
                while heard.count("carl") + heard.count("anna") < 2:
                    await client.event("said")
            await daemon.stop()
            await client.close()
            hold.set()
            heard.clear()
            await daemon.start()
            events = await followed(daemon, "r1")
            assert (events[-1]["outcome"], events[-1]["text"]) == ("done", "All three said so."), events[-1]
            assert "bert" in heard
            assert heard.count("lead") == 1, "that it had them started is known"
            spawned = [event["path"] for event in events if event["kind"] == "spawned"]
            assert spawned == ["lead/anna", "lead/bert", "lead/carl"]
            client = await daemon.client()
            replayed = await client.call("replay", run="r1")
            assert replayed["same"], replayed["ends"]
            await client.close()


async def test_ryxctl_says_that_it_goes_on_when_ryxd_is_back(daemon: Daemon) -> None:
    client, _ = await busy(daemon)
    ctl = asyncio.create_task(daemon.ctl("ask", SEARCH))
    await client.call("subscribe")
    await client.event("stepped")
    watch = asyncio.create_task(daemon.ctl("watch", "r3"))
    while (await client.call("status"))["clients"] < 3:
        await asyncio.sleep(0.05)
    await daemon.stop()
    await client.close()
    code, out, err = await ctl
    assert (code, out) == (9, ""), err
    assert err == (
        "ryxctl: ryxd stopped; r3 goes on when it is back. "
        "ryxctl watch r3 follows it then, ryxctl show r3 says how it ended\n"
    )
    code, _, watched = await watch
    assert (code, watched) == (9, err)
    await daemon.start()
    code, out, err = await daemon.ctl("watch", "r3")
    assert (code, "great_wave" in out) == (0, True), err


@pytest.mark.parametrize("after", ["a moment", "too long"])
async def test_after_a_kill_a_run_goes_on_or_says_how_it_can(daemon: Daemon, after: str) -> None:
    client, run = await busy(daemon)
    await daemon.stop(signal.SIGKILL)
    await client.close()
    if after == "too long":
        daemon.config.write_text("[session]\nresume = 0\n")
    await daemon.start()
    client = await daemon.client()
    await client.call("subscribe", run=run, after=0)
    end = await client.event("finished")
    if after == "too long":
        assert (end["outcome"], end["error"]) == ("interrupted", "interrupted")
        assert f"ryxctl resume {run} goes on" in end["text"]
    else:
        assert (end["outcome"], end["error"]) == ("done", None)
    assert (await client.call("show", run=run))["events"][-1] == end
    await client.close()


async def test_ryxctl_finds_the_daemon_again_and_tells_how_it_ended(daemon: Daemon) -> None:
    client, _ = await busy(daemon)
    ctl = await asyncio.create_subprocess_exec(
        str(ROOT / "bin" / "ryxctl"),
        "ask",
        SEARCH,
        env=daemon.env,
        cwd=daemon.home,
        stdin=asyncio.subprocess.DEVNULL,
        stdout=asyncio.subprocess.PIPE,
        stderr=asyncio.subprocess.PIPE,
    )
    await client.call("subscribe")
    await client.event("stepped")
    await daemon.stop(signal.SIGKILL)
    await client.close()
    await daemon.start()
    async with asyncio.timeout(30):
        out, err = await ctl.communicate()
    assert b"hung up during r3; trying again" in err
    assert b"Traceback" not in err
    assert (ctl.returncode, b"great_wave" in out) == (0, True), (out, err)


async def test_no_acknowledged_run_is_lost_whenever_the_daemon_is_killed(daemon: Daemon) -> None:
    async def ask(acknowledged: list[str], number: int) -> None:
        client = await daemon.client()
        try:
            while True:
                text = SEARCH if number == 0 else f"what is {number} plus 1"
                acknowledged.append((await client.call("ask", text=text, session="new"))["run"])
        except (AssertionError, ConnectionError):
            pass  # the kill
        await client.close()

    for round_ in range(3):
        acknowledged: list[str] = []
        asking = [asyncio.create_task(ask(acknowledged, number)) for number in range(8)]
        while len(acknowledged) < 10 + 25 * round_:
            await asyncio.sleep(0)
        await daemon.stop(signal.SIGKILL)
        async with asyncio.timeout(30):
            await asyncio.gather(*asking)
        await daemon.start()
        client = await daemon.client()
        await client.call("subscribe")
        while (await client.call("runs", active=True))["runs"]:
            await client.event("finished")
        for run in acknowledged:
            shown = await client.call("show", run=run)
            assert shown["run"]["state"] == "done"
            assert [event["kind"] for event in shown["events"]].count("finished") == 1
            assert shown["events"][-1]["outcome"] == shown["run"]["state"]
        await client.close()


async def test_a_state_folder_that_is_deleted_loses_nothing_that_is_acknowledged_after_that(
    daemon: Daemon,
) -> None:
    client = await daemon.client()
    await client.ask("what is 1 plus 1", session="new")
    shutil.rmtree(daemon.folder / "state")
    run, events = await client.ask("what is 2 plus 2", session="new")
    assert (run, events[-1]["outcome"]) == ("r2", "done")
    await client.close()
    await daemon.stop(signal.SIGKILL)
    await daemon.start()
    client = await daemon.client()
    assert (await client.call("show", run=run))["run"]["state"] == "done"
    await client.close()


async def test_a_second_daemon_with_a_socket_of_its_own_stays_off_the_journal(
    daemon: Daemon, folder: Path
) -> None:
    second = Daemon(folder, env={"RYX_SOCKET": str(folder / "second.sock")})
    with pytest.raises(AssertionError, match="another ryxd has the journal"):
        await second.start()


async def test_of_daemons_that_start_together_one_wins(folder: Path) -> None:
    daemons = [Daemon(folder) for _ in range(6)]
    for number, daemon in enumerate(daemons):
        daemon.folder = folder / f"daemon{number}"  # for its log and its READY=1; all the rest they share
        daemon.folder.mkdir()
        daemon.log = daemon.folder / "log"
    outcomes = await asyncio.gather(*(daemon.start() for daemon in daemons), return_exceptions=True)
    (winner,) = [daemon for daemon, outcome in zip(daemons, outcomes, strict=True) if outcome is None]
    for outcome in outcomes:
        assert outcome is None or "another ryxd" in str(outcome), outcome
    client = await winner.client()
    _, events = await client.ask("what is 2 plus 2")
    assert events[-1]["outcome"] == "done"
    await client.close()
    assert await winner.stop() == 0


@pytest.mark.parametrize("how", [signal.SIGKILL, signal.SIGTERM])
async def test_who_asked_at_the_prompt_is_told_on_the_desktop_after_a_kill_or_a_stop(
    folder: Path, how: signal.Signals
) -> None:
    async with (
        bus_daemon(folder) as bus,
        NotificationServer(bus) as desktop,
        Daemon(folder, env={"DBUS_SESSION_BUS_ADDRESS": bus}) as daemon,
    ):
        await loaded(daemon)
        (worker,) = daemon.children()
        os.kill(worker, signal.SIGSTOP)
        client = await daemon.client()
        await client.call("ask", text=SEARCH, origin="prompt", stream=True)
        await client.call("ask", text="from a terminal: find zebra.txt", origin="tty:1")
        await client.event("stepped")
        await daemon.stop(how)
        await client.close()
        if how == signal.SIGTERM:
            assert desktop.calls[-1].body.endswith("ryxd stops; this goes on when it is back")
            assert desktop.calls[-1].id in desktop.shown, "it is not taken away"
        desktop.calls.clear()
        await daemon.start()
        await desktop.until(lambda server: any("great_wave" in call.summary + call.body for call in server.calls))
        assert not any("zebra" in call.summary + call.body for call in desktop.calls), "that came from a terminal"
