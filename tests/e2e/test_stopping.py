"""A daemon that is stopped, killed or starved: who waits is told, and what was acknowledged is there."""

import asyncio
import json
import os
import shutil
import signal
from pathlib import Path

import pytest

from tests.e2e.daemon import ROOT, Client, Daemon
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


@pytest.mark.parametrize("way", ["SIGTERM", "shutdown"])
async def test_a_stop_ends_the_runs_and_tells_everybody(daemon: Daemon, way: str) -> None:
    client, run = await busy(daemon)
    waiting, others = await daemon.client(), await daemon.client()
    session = (await client.call("show", run=run))["run"]["session"]
    behind = (await waiting.call("ask", text="what is 1 plus 1", session=session, stream=True))["run"]
    await others.call("subscribe")
    assert daemon.process is not None
    if way == "shutdown":
        await waiting.call("shutdown")
    else:
        daemon.process.send_signal(signal.SIGTERM)
    for each, asked in ((client, run), (waiting, behind)):
        end = await each.event("finished")
        assert (end["run"], end["outcome"]) == (asked, "cancelled")
        assert "ask again" in end["text"]
        assert "ryxd stops" in (await each.line())["error"]["message"], "after the end of its run"
        assert await each.reader.read() == b""
    assert {(await others.event("finished"))["run"] for _ in range(2)} == {run, behind}
    async with asyncio.timeout(20):
        assert await daemon.process.wait() == 0
    await daemon.start()
    code, out, _ = await daemon.ctl("show", run, "--json")
    assert code == 0
    shown = json.loads(out)
    assert shown["run"]["state"] == "cancelled"
    assert shown["events"][-1]["kind"] == "finished"
    for each in (client, waiting, others):
        await each.close()


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


async def test_who_asked_at_the_prompt_is_told_on_the_desktop_after_a_kill(folder: Path) -> None:
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
        await daemon.stop(signal.SIGKILL)
        await client.close()
        desktop.calls.clear()
        await daemon.start()
        await desktop.until(lambda server: any("great_wave" in call.summary + call.body for call in server.calls))
        assert not any("zebra" in call.summary + call.body for call in desktop.calls), "that came from a terminal"
