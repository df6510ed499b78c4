"""Whatever comes in: a clear error, nothing lost, and the daemon lives (the issue's list, on a real daemon)."""

import asyncio
import json
import os
import signal
from pathlib import Path

import pytest

from ryxd.models.starter import starter
from tests.e2e.daemon import Client, Daemon


async def lives(daemon: Daemon) -> None:
    """The daemon still answers, on a new connection, with a run of its own."""
    client = await daemon.client()
    _, events = await client.ask("what is 2 plus 2", session="new")
    assert "4" in events[-1]["text"]
    await client.close()


@pytest.mark.parametrize(
    ("line", "code", "number"),
    [
        (b"this is no json\n", "parse_failed", -32700),
        (b"\xff\xfe\x00\n", "parse_failed", -32700),
        (b"[" * 100_000 + b"\n", "parse_failed", -32700),
        (b'{"jsonrpc":"2.0","id":1,"method":"fly"}\n', "unknown_method", -32601),
        (b'{"jsonrpc":"2.0","id":1,"method":"ask","params":{"text":7}}\n', "bad_request", -32602),
        (b'{"jsonrpc":"2.0","id":1,"method":"ask","params":{"txet":"x"}}\n', "bad_request", -32602),
        (b'{"jsonrpc":"2.0","id":1,"method":"ask","params":{"text":""}}\n', "bad_request", -32602),
        (b'{"jsonrpc":"2.0","id":1,"method":"show","params":{"run":"r999"}}\n', "not_found", -32004),
        (
            b'{"jsonrpc":"2.0","id":1,"method":"cancel","params":{"run":"\'; DROP TABLE runs"}}\n',
            "not_found",
            -32004,
        ),
        (b'{"jsonrpc":"2.0","id":1,"method":"ask","params":{"text":"x","session":"s77"}}\n', "not_found", -32004),
        (b'{"jsonrpc":"2.0","id":1,"method":"subscribe","params":{"run":"r999"}}\n', "not_found", -32004),
        (b'[{"jsonrpc":"2.0","id":1,"method":"status"}]\n', "invalid_request", -32600),
    ],
)
async def test_a_bad_request_gets_a_clear_error(daemon: Daemon, line: bytes, code: str, number: int) -> None:
    client = await daemon.client()
    await client.send(line)
    reply = await client.line()
    assert reply["error"]["data"]["code"] == code, reply
    assert reply["error"]["code"] == number
    assert "Traceback" not in reply["error"]["message"]
    assert len(reply["error"]["message"]) > 10
    status = await client.call("status")
    assert status["runs"] == 0, "the same connection goes on, and nothing was accepted"
    await client.close()


async def test_another_protocol_is_refused_with_all_that_comes_behind_it(daemon: Daemon) -> None:
    client = await daemon.client()
    await client.send(
        b'{"jsonrpc":"2.0","id":1,"method":"hello","params":{"protocol":99}}\n'
        b'{"jsonrpc":"2.0","id":2,"method":"ask","params":{"text":"what is 1 plus 1"}}\n'
    )
    reply = await client.line()
    assert reply["error"]["data"]["code"] == "bad_request"
    assert "protocol" in reply["error"]["message"]
    assert await client.reader.read() == b"", "and it hangs up"
    await client.close()
    other = await daemon.client()
    assert (await other.call("status"))["runs"] == 0
    await other.close()


async def test_a_line_of_ten_megabytes(daemon: Daemon) -> None:
    client = await daemon.client()
    sending = asyncio.create_task(
        client.send(b'{"jsonrpc":"2.0","id":1,"method":"ask","params":{"text":"' + b"x" * 10_000_000 + b'"}}\n')
    )
    reply = await client.line()
    await sending
    assert reply["error"]["data"]["code"] == "too_large"
    assert (await client.call("status"))["runs"] == 0
    await client.close()


async def test_half_a_line_and_a_hang_up(daemon: Daemon) -> None:
    client = await daemon.client()
    await client.send(b'{"jsonrpc":"2.0","id":1,"method":"ask","params":{"text":"what is 1 plus')
    await client.close()
    await lives(daemon)
    other = await daemon.client()
    assert (await other.call("status"))["runs"] == 1
    await other.close()


async def test_two_hundred_clients_at_once(daemon: Daemon) -> None:
    async def one(number: int) -> str:
        client = await daemon.client()
        try:
            _, events = await client.ask(f"what is {number} plus 1", session="new")
        finally:
            await client.close()
        return str(events[-1]["text"])

    # 64 runs at a time is the daemon's limit, so some are told to wait: these say so and lose nothing
    answers = await asyncio.gather(*(one(number) for number in range(200)), return_exceptions=True)
    for number, answer in enumerate(answers):
        if isinstance(answer, AssertionError):
            assert "busy" in str(answer)
        else:
            assert str(number + 1) in str(answer)
    assert sum(isinstance(answer, str) for answer in answers) >= 64
    await lives(daemon)


async def test_a_client_that_never_reads(daemon: Daemon) -> None:
    deaf = await daemon.client()
    deaf.writer.transport.set_write_buffer_limits(high=1 << 26)
    await deaf.request("subscribe")
    for number in range(2000):
        await deaf.request("show", run=f"r{number}")
    await lives(daemon)
    await deaf.close()
    await lives(daemon)


async def test_a_run_goes_on_when_its_client_hangs_up(daemon: Daemon) -> None:
    client = await daemon.client()
    reply = await client.call("ask", text="find me the great wave file", stream=True)
    await client.close()
    other = await daemon.client()
    await other.call("subscribe", run=reply["run"])
    assert (await other.event("finished"))["outcome"] == "done"
    await other.close()


@pytest.mark.parametrize(
    ("make", "says"),
    [
        (lambda path: None, "no such model file"),
        (lambda path: path.write_bytes(b"not a model at all, just some bytes"), "not a GGUF"),
        (lambda path: path.write_bytes(starter().read_bytes()[:200_000]), "model.gguf"),
    ],
    ids=["missing", "garbage", "truncated"],
)
async def test_a_model_that_is_none(folder: Path, make, says: str) -> None:
    path = folder / "model.gguf"
    make(path)
    async with Daemon(folder, config=f'[models.small]\npath = "{path}"\n') as daemon:
        client = await daemon.client()
        _, events = await client.ask("find me the great wave file")
        assert events[-1]["outcome"] == "failed"
        assert events[-1]["error"] == "model"
        assert says in events[-1]["text"]
        await lives(daemon)
        # the file is mended, the daemon is told: no restart needed
        path.unlink(missing_ok=True)
        path.write_bytes(starter().read_bytes())
        await client.call("reload")
        _, events = await client.ask("find me the great wave file", session="new")
        assert events[-1]["outcome"] == "done", events[-1]
        await client.close()


async def test_a_wrong_configuration_names_file_and_key(folder: Path) -> None:
    daemon = Daemon(folder, config="[session]\nidle = 'long'\n")
    with pytest.raises(AssertionError) as caught:
        await daemon.start()
    assert "ended with 7" in str(caught.value)
    assert str(daemon.config) in str(caught.value)
    assert "session.idle" in str(caught.value)


async def test_a_wrong_reload_changes_nothing(daemon: Daemon) -> None:
    daemon.config.write_text("[models.small]\npth = '/x'\n")
    client = await daemon.client()
    error = await client.fails("reload")
    assert error["data"]["code"] == "config"
    assert str(daemon.config) in error["message"]
    assert "models.small.pth" in error["message"]
    await lives(daemon)
    daemon.config.write_text("[session]\nidle = 5\n")
    assert (await client.call("reload"))["changed"] == ["session"]
    daemon.config.write_text("[broken")
    assert daemon.process is not None
    daemon.process.send_signal(signal.SIGHUP)
    await lives(daemon)
    await client.close()


async def test_a_worker_killed_while_it_decodes_comes_back_and_the_run_goes_on(daemon: Daemon) -> None:
    client = await daemon.client()
    await client.ask("find me the great wave file")  # the model is loaded now
    killed = 0
    for _ in range(20):  # a decode is short: hit one
        (worker,) = daemon.children()
        reply = await client.call("ask", text="find me the great wave file", session="new", stream=True)
        event = await client.event()
        while event["kind"] not in {"token", "finished"}:
            event = await client.event()
        os.kill(worker, signal.SIGKILL)
        events = [event]
        while events[-1]["kind"] != "finished":
            events.append(await client.event())
        assert events[-1]["outcome"] == "done", events[-1]
        assert "great_wave.jpg" in events[-1]["text"]
        shown = await client.call("show", run=reply["run"])
        kinds = [entry["kind"] for entry in shown["events"]]
        assert kinds[-1] == "finished"
        if "model_loading" in kinds:
            killed += 1
        if killed:
            break
        await client.ask("find me the great wave file", session="new")
    assert killed, "no kill ever hit a decode"
    (after,) = daemon.children()
    assert after != worker
    assert (await client.call("status"))["models"][0]["restarts"] >= 1
    await client.close()


async def test_cancelling_stops_a_run_at_any_moment(daemon: Daemon) -> None:
    client, other = await daemon.client(), await daemon.client()
    outcomes = set()
    for wait_for in ("routed", "stepped", "token", "acted", "status"):
        reply = await client.call("ask", text="find me the great wave file", session="new", stream=True)
        event = await client.event()
        while event["kind"] not in {wait_for, "finished"}:
            event = await client.event()
        if event["kind"] != "finished":
            await other.reply(await other.request("cancel", run=reply["run"]))
            while event["kind"] != "finished":
                event = await client.event()
        outcomes.add(event["outcome"])
        assert (await client.call("show", run=reply["run"]))["run"]["state"] == event["outcome"]
    assert "cancelled" in outcomes
    assert (await client.call("runs", active=True))["runs"] == []
    error = await other.fails("cancel", run="r1")
    assert error["data"]["code"] == "refused"
    await lives(daemon)
    await client.close()
    await other.close()


async def test_a_request_before_the_model_is_ready_waits_and_is_told(folder: Path) -> None:
    async with Daemon(folder) as daemon:
        client = await Client.open(daemon.socket)
        _, events = await client.ask("find me the great wave file")
        assert events[-1]["outcome"] == "done"
        told = [event for event in events if event["kind"] in {"status", "model_loading", "model_loaded"}]
        assert told, "it was told of the loading, or the model was ready"
        await client.close()


async def test_shutdown_leaves_nothing_running(daemon: Daemon) -> None:
    client = await daemon.client()
    await client.ask("find me the great wave file")
    children = daemon.children()
    assert children
    await client.call("shutdown")
    assert daemon.process is not None
    async with asyncio.timeout(15):
        assert await daemon.process.wait() == 0
    for pid in children:
        assert not Path(f"/proc/{pid}").exists()
    assert not daemon.socket.exists()
    await client.close()


async def test_a_killed_daemon_leaves_no_worker(daemon: Daemon) -> None:
    client = await daemon.client()
    await client.ask("find me the great wave file")
    children = daemon.children()
    await daemon.stop(signal.SIGKILL)
    for pid in children:
        for _ in range(200):
            if not Path(f"/proc/{pid}").exists():
                break
            await asyncio.sleep(0.02)
        assert not Path(f"/proc/{pid}").exists(), "the worker outlived its daemon"
    await daemon.start()
    await lives(daemon)
    await client.close()


async def test_the_daemon_never_imports_llama_cpp(daemon: Daemon) -> None:
    client = await daemon.client()
    await client.ask("find me the great wave file")
    assert daemon.process is not None
    maps = Path(f"/proc/{daemon.process.pid}/maps").read_text()
    assert "libllama" not in maps
    (worker,) = daemon.children()
    assert "libllama" in Path(f"/proc/{worker}/maps").read_text()
    await client.close()


async def test_only_the_user_can_reach_the_socket(daemon: Daemon) -> None:
    assert daemon.socket.stat().st_mode & 0o777 == 0o600
    assert daemon.socket.parent.stat().st_mode & 0o777 == 0o700


async def test_a_second_daemon_is_refused(daemon: Daemon, folder: Path) -> None:
    second = Daemon(folder)
    with pytest.raises(AssertionError, match="ended with"):
        await second.start()
    await lives(daemon)


async def test_json_with_ids_of_all_kinds(daemon: Daemon) -> None:
    client = await daemon.client()
    for number in (1, "one", None):
        await client.send(json.dumps({"jsonrpc": "2.0", "id": number, "method": "status"}).encode() + b"\n")
        assert (await client.line())["id"] == number
    await client.close()


async def test_a_reload_with_a_model_that_is_none_is_refused_and_changes_nothing(daemon: Daemon) -> None:
    client = await daemon.client()
    await client.ask("find me the great wave file", session="new")
    workers = daemon.children()
    garbage = daemon.folder / "garbage.gguf"
    garbage.write_bytes(b"not a model at all, just some bytes")
    for path, says in (("/nowhere/x.gguf", "no such model file"), (str(garbage), "not a GGUF")):
        daemon.config.write_text(f'[models.small]\npath = "{path}"\n[session]\nidle = 5\n')
        error = await client.fails("reload")
        assert error["data"]["code"] == "config"
        assert f"{daemon.config}: models.small.path: {path}" in error["message"]
        assert says in error["message"]
    daemon.config.write_text("[session]\nidle = 5\n")
    assert await client.call("reload") == {"changed": ["session"]}, "it was not taken up in part before"
    assert daemon.children() == workers
    await lives(daemon)
    await client.close()


async def test_a_reload_changes_how_many_may_connect(daemon: Daemon) -> None:
    client = await daemon.client()
    daemon.config.write_text("[limits]\nclients = 1\n[desktop]\nnotifications = false\n")
    changed = (await client.call("reload"))["changed"]
    assert changed == ["desktop", "limits", "desktop.notifications, from the next start of ryxd on"]
    other = await daemon.client()
    assert "1 clients are connected" in (await other.line())["error"]["message"]
    await other.close()
    await client.close()


async def test_reloads_in_the_middle_of_runs_harm_none(daemon: Daemon) -> None:
    clients = [await daemon.client() for _ in range(5)]
    asked = [asyncio.create_task(client.ask("find me the great wave file", session="new")) for client in clients]
    other = await daemon.client()
    assert daemon.process is not None
    for number in range(4):
        daemon.config.write_text(f'[models.small]\npath = "{starter()}"\nthreads = {1 + number % 2}\n')
        daemon.process.send_signal(signal.SIGHUP)
        await other.call("reload")
    for _, events in await asyncio.gather(*asked):
        assert events[-1]["outcome"] == "done", events[-1]
    daemon.process.send_signal(signal.SIGHUP)  # and one that the end meets
    assert await daemon.stop() == 0
    assert "never retrieved" not in daemon.log.read_text()
    assert "was destroyed" not in daemon.log.read_text()
    for client in (*clients, other):
        await client.close()


async def test_the_whole_journal_is_replayed_page_by_page(daemon: Daemon) -> None:
    client = await daemon.client()
    runs = [(await client.ask(f"what is {number} plus 1", session="new"))[0] for number in range(60)]
    listener = await daemon.client()
    await listener.call("subscribe", after=0)
    events = [await listener.event()]
    while len([event for event in events if event["kind"] == "finished"]) < 60:
        events.append(await listener.event())
    assert [event["run"] for event in events if event["kind"] == "finished"] == runs
    numbers = [event["id"] for event in events if event["id"]]
    assert len(numbers) > 200
    assert numbers == list(range(1, numbers[-1] + 1)), "none is missing, none comes twice"
    await client.ask("what is 1 plus 1", session="new")
    assert (await listener.event())["id"] == numbers[-1] + 1, "and it goes on live"
    await client.close()
    await listener.close()
