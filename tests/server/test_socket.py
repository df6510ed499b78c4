"""The control socket, over a real one."""

import asyncio
import gc
import json
import os
import socket
import stat
import subprocess
import sys
from pathlib import Path

import pytest

from ryxd.server.connection import Limits
from ryxd.server.socket import SocketServer
from ryxd.wire.commands import MAX_LINE, Ask, RunInfo
from ryxd.wire.errors import Busy, ConfigError
from tests.fakes.service import FakeService
from tests.server.conftest import Connect, until


async def test_a_command_is_answered_with_its_id(server, connect: Connect) -> None:
    client = await connect()
    answer = await client.ask("status")
    assert answer["result"]["server"] == "ryxd fake"


async def test_the_caller_is_who_the_kernel_says(server, service: FakeService, connect: Connect) -> None:
    client = await connect()
    await client.ask("hello", client="a test")
    await client.ask("status")
    caller = service.calls[-1][1]
    assert (caller.uid, caller.pid, caller.transport, caller.name) == (
        os.getuid(),
        os.getpid(),
        "socket",
        "a test",
    )


async def test_a_hello_in_another_protocol_is_told_which_side_is_old(server, connect: Connect) -> None:
    newer = await (await connect()).ask("hello", protocol=2)
    older = await (await connect()).ask("hello", protocol=0)
    assert "ryxd is the older one" in newer["error"]["message"]
    assert "the client is the older one" in older["error"]["message"]
    assert (await (await connect()).ask("hello", protocol=1))["result"]["protocol"] == 1


async def test_only_its_owner_can_reach_the_socket(server, path: Path) -> None:
    assert stat.S_IMODE(path.stat().st_mode) == 0o600
    assert stat.S_IMODE(path.parent.stat().st_mode) == 0o700


async def test_an_open_folder_of_ours_is_closed(service: FakeService, path: Path) -> None:
    path.parent.mkdir(mode=0o755)
    async with SocketServer(service, path):
        assert stat.S_IMODE(path.parent.stat().st_mode) == 0o700


async def test_another_user_is_refused(service: FakeService, path: Path, connect: Connect) -> None:
    async with SocketServer(service, path, uid=os.getuid() + 1):
        client = await connect()
        error = json.loads(await client.ended())["error"]
    assert error["data"]["code"] == "refused"
    assert not service.calls


async def test_what_is_no_request_is_answered_and_the_connection_goes_on(server, connect: Connect) -> None:
    client = await connect()
    for line, code in [
        (b"nonsense\n", "parse_failed"),
        (b"\xff\xfe\n", "parse_failed"),
        (b"[]\n", "invalid_request"),
        (b'{"jsonrpc":"2.0","id":7,"method":"fly"}\n', "unknown_method"),
        (b'{"jsonrpc":"2.0","id":7,"method":"ask","params":{"text":7}}\n', "bad_request"),
        (b'{"jsonrpc":"2.0","id":7,"method":"cancel","params":{"run":"r9"}}\n', "not_found"),
    ]:
        await client.send(line)
        answer = await client.receive()
        assert answer["error"]["data"]["code"] == code, line
        assert answer["id"] == (7 if b'"id":7' in line else None)
    await client.send(b"\n  \n")
    assert "result" in await client.ask("status")


async def test_a_line_of_ten_megabytes_is_one_error_and_not_kept(server, connect: Connect) -> None:
    client = await connect()
    await client.send(b"x" * (10 << 20) + b"\n")
    assert (await client.receive())["error"]["data"]["code"] == "too_large"
    assert "result" in await client.ask("status")


async def test_a_line_of_the_whole_limit_is_read(server, connect: Connect) -> None:
    line = b'{"jsonrpc":"2.0","id":1,"method":"status"}'
    client = await connect()
    await client.send(line + b" " * (MAX_LINE - len(line) - 1) + b"\n")
    assert "result" in await client.receive()
    await client.send(line + b" " * (MAX_LINE - len(line)) + b"\n")
    assert (await client.receive())["error"]["data"]["code"] == "too_large"


async def test_half_a_line_then_hanging_up_does_nothing(
    server: SocketServer, service: FakeService, connect: Connect
) -> None:
    client = await connect()
    await client.send(b'{"jsonrpc":"2.0","id":1,"method":"ask","params":{"text":"hi"}}')
    await client.close()
    await until(lambda: server.clients == 0)
    assert not service.calls


async def test_a_whole_line_then_hanging_up_is_done(
    server: SocketServer, service: FakeService, connect: Connect
) -> None:
    client = await connect()
    await client.start("ask", text="hold")
    await client.close()
    await service.holding.acquire()
    service.release.set()
    await until(lambda: server.clients == 0)
    assert service.runs["r1"].text == "hold"


async def test_a_client_that_only_stops_writing_gets_its_answers(
    server: SocketServer, service: FakeService, connect: Connect
) -> None:
    client = await connect()
    await client.start("ask", text="go", stream=True)
    client.writer.write_eof()
    assert (await client.receive())["result"]["run"] == "r1"
    await client.receive()
    service.finish("r1")
    assert (await client.receive())["params"]["kind"] == "finished"
    assert await client.ended() == b""


async def test_a_client_that_stopped_writing_and_then_goes_leaves_nothing_behind(
    server: SocketServer, service: FakeService, connect: Connect
) -> None:
    client = await connect()
    await client.start("subscribe")
    client.writer.write_eof()
    assert "result" in await client.receive()
    assert len(service.subscribers) == 1
    await client.close()
    await until(lambda: server.clients == 0)
    assert len(service.subscribers) == 0


async def test_a_mistake_of_ours_is_told_without_its_traceback(server, connect: Connect, caplog) -> None:
    client = await connect()
    error = (await client.ask("ask", text="crash"))["error"]
    assert error["data"]["code"] == "internal"
    assert "secret" not in json.dumps(error)
    assert "a secret of the daemon" in caplog.text
    assert "result" in await client.ask("status")


async def test_a_notification_gets_no_answer(server, service: FakeService, connect: Connect) -> None:
    client = await connect()
    await client.send(b'{"jsonrpc":"2.0","method":"cancel","params":{"run":"r9"}}\n')
    await client.send(b'{"jsonrpc":"2.0","method":"reload"}\n')
    await client.ask("status")
    assert service.reloads == 1


async def test_requests_of_one_client_overtake_each_other(server, service: FakeService, connect: Connect) -> None:
    client = await connect()
    slow = await client.start("ask", text="hold")
    await service.holding.acquire()
    assert "result" in await client.ask("status")
    service.release.set()
    assert (await client.receive())["id"] == slow


async def test_more_requests_at_once_than_the_limit_wait(
    service: FakeService, path: Path, connect: Connect
) -> None:
    async with SocketServer(service, path, limits=Limits(requests=3)):
        client = await connect()
        for _ in range(10):
            await client.start("ask", text="hold")
        for _ in range(3):
            await service.holding.acquire()
        other = await connect()
        await other.ask("status")
        assert service.held == 3
        service.release.set()
        assert {(await client.receive())["id"] for _ in range(10)} == set(range(1, 11))


async def test_an_asked_run_streams_to_its_end_behind_its_reply(
    server, service: FakeService, connect: Connect
) -> None:
    client = await connect()
    reply = await client.ask("ask", text="go", stream=True)
    assert reply["result"] == {"run": "r1", "session": "s1"}
    assert (await client.receive())["params"]["kind"] == "routed"
    service.token("r1", "he")
    service.say("r1", "hello")
    service.finish("r1")
    service.say("r1", "after the end")
    kinds = [(await client.receive())["params"]["kind"] for _ in range(3)]
    assert kinds == ["token", "said", "finished"]
    await until(lambda: len(service.subscribers) == 0)
    assert "result" in await client.ask("status")


async def test_a_run_that_is_over_before_the_stream_begins_is_streamed_whole(server, connect: Connect) -> None:
    client = await connect()
    assert "result" in await client.ask("ask", text="echo hi", stream=True)
    assert [(await client.receive())["params"]["kind"] for _ in range(2)] == ["routed", "finished"]


async def test_an_answer_streams_its_new_run(server, connect: Connect) -> None:
    client = await connect()
    await client.ask("ask", text="echo hi")
    reply = await client.ask("answer", run="r1", choice="open", stream=True)
    assert reply["result"]["run"] == "r2"
    assert (await client.receive())["params"]["run"] == "r2"


async def test_a_subscription_to_no_run_is_an_error(server, connect: Connect) -> None:
    client = await connect()
    assert (await client.ask("subscribe", run="r9"))["error"]["data"]["code"] == "not_found"


async def test_one_client_has_a_limited_number_of_subscriptions(
    service: FakeService, path: Path, connect: Connect
) -> None:
    async with SocketServer(service, path, limits=Limits(streams=2)):
        client = await connect()
        await client.ask("subscribe")
        await client.ask("subscribe")
        assert (await client.ask("subscribe"))["error"]["data"]["code"] == "busy"
        assert (await client.ask("ask", text="go", stream=True))["error"]["data"]["code"] == "busy"
    assert not service.runs


async def test_hanging_up_ends_the_subscriptions_and_not_the_run(
    server, service: FakeService, connect: Connect
) -> None:
    client = await connect()
    await client.ask("ask", text="go", stream=True)
    await client.close()
    await until(lambda: len(service.subscribers) == 0)
    assert service.runs["r1"].state == "running"


async def test_a_client_that_never_reads_is_dropped_and_nobody_waits(
    service: FakeService, path: Path, connect: Connect
) -> None:
    async with SocketServer(service, path, limits=Limits(farewell=0.1)) as server:
        deaf, other = await connect(), await connect()
        await deaf.ask("subscribe")
        deaf.writer.transport.pause_reading()
        await other.ask("subscribe", kinds=["finished"])
        service._accept("x")
        for _ in range(6000):
            service.say("r1", "x" * 1000)
            await asyncio.sleep(0)
        await until(lambda: server.clients == 1)
        assert len(service.subscribers) == 1
        service.finish("r1")
        assert (await other.receive())["params"]["kind"] == "finished"


async def test_a_client_that_reads_too_slowly_is_told_where_to_go_on(
    server, service: FakeService, connect: Connect
) -> None:
    client = await connect()
    await client.ask("subscribe")
    service._accept("x")
    for number in range(1001):  # more than a queue holds, in one breath
        service.say("r1", f"{number}")
    rest = (await client.ended()).splitlines()
    assert json.loads(rest[-1])["error"]["data"]["code"] == "busy"
    assert "lagged" in json.loads(rest[-1])["error"]["message"]


async def test_a_write_that_stalls_drops_the_client(service: FakeService, path: Path, connect: Connect) -> None:
    async with SocketServer(service, path, limits=Limits(stall=0.1, farewell=0.1)) as server:
        client = await connect()
        await client.ask("status")
        client.writer.transport.pause_reading()
        service.runs = {
            f"r{n}": RunInfo(id=f"r{n}", session="s1", text="x" * 1000, state="done", created=1)
            for n in range(400)
        }
        for _ in range(40):
            await client.start("runs", limit=400)
        await until(lambda: server.clients == 0)


async def test_two_hundred_clients_are_served_at_once(server, connect: Connect) -> None:
    async with asyncio.TaskGroup() as group:
        opened = [group.create_task(connect()) for _ in range(200)]
    clients = [task.result() for task in opened]
    answers = await asyncio.gather(*(client.ask("status") for client in clients))
    assert all("result" in answer for answer in answers)
    assert server.clients == 200


@pytest.mark.parametrize("turns", range(6))
async def test_a_client_that_connects_at_the_very_end_leaves_no_socket_open(
    service: FakeService, path: Path, turns: int
) -> None:
    with socket.socket(socket.AF_UNIX) as late:
        async with SocketServer(service, path):
            late.connect(str(path))
            for _ in range(turns):  # how far asyncio has got with accepting it
                await asyncio.sleep(0)
        gc.collect()  # an open socket would complain now


async def test_one_client_too_many_is_told_so(service: FakeService, path: Path, connect: Connect) -> None:
    async with SocketServer(service, path, limits=Limits(clients=2)) as server:
        first, second = await connect(), await connect()
        await first.ask("status")
        await second.ask("status")
        third = await connect()
        assert json.loads(await third.ended())["error"]["data"]["code"] == "busy"
        await first.close()
        await until(lambda: server.clients == 1)
        fourth = await connect()
        assert "result" in await fourth.ask("status")


async def test_idle_clients_do_not_hold_up_the_end_and_are_told(
    service: FakeService, path: Path, connect: Connect
) -> None:
    async with SocketServer(service, path):
        clients = [await connect() for _ in range(5)]
        for client in clients:
            await client.ask("subscribe")
    for client in clients:
        assert json.loads(await client.ended())["error"]["data"]["code"] == "no_daemon"
    assert not path.exists()
    assert len(service.subscribers) == 0


async def test_the_request_in_hand_is_answered_before_the_end(
    service: FakeService, path: Path, connect: Connect
) -> None:
    server = SocketServer(service, path)
    await server.__aenter__()
    client = await connect()
    await client.start("ask", text="hold")
    await service.holding.acquire()
    end = asyncio.create_task(server.__aexit__(None, None, None))
    await until(lambda: not path.exists())
    service.release.set()
    await end
    lines = [json.loads(line) for line in (await client.ended()).splitlines()]
    assert lines[0]["result"]["run"] == "r1"
    assert lines[1]["error"]["data"]["code"] == "no_daemon"


async def test_a_request_that_never_ends_is_cut_off_at_the_end(
    service: FakeService, path: Path, connect: Connect
) -> None:
    async with SocketServer(service, path, limits=Limits(drain=0.1)):
        client = await connect()
        await client.start("ask", text="hold")
        await service.holding.acquire()
    assert service.held == 0


async def test_the_socket_of_a_dead_daemon_is_replaced(service: FakeService, path: Path, connect: Connect) -> None:
    path.parent.mkdir(mode=0o700)
    with socket.socket(socket.AF_UNIX) as dead:
        dead.bind(str(path))
        dead.listen()
    async with SocketServer(service, path):
        assert "result" in await (await connect()).ask("status")


async def test_a_second_daemon_is_told_of_the_first(server, path: Path, connect: Connect) -> None:
    with pytest.raises(Busy, match=rf"another ryxd \(process {os.getpid()}\)"):
        async with SocketServer(FakeService(), path):
            pass
    assert "result" in await (await connect()).ask("status")


async def test_a_socket_that_somebody_else_listens_on_is_left_alone(service, path: Path) -> None:
    path.parent.mkdir(mode=0o700)
    with socket.socket(socket.AF_UNIX) as other:
        other.bind(str(path))
        other.listen()
        with pytest.raises(Busy, match=f"process {os.getpid()}"):
            async with SocketServer(service, path):
                pass
    assert path.exists()


async def test_the_lock_goes_with_a_killed_daemon(service: FakeService, path: Path) -> None:
    code = (
        "import asyncio, sys, pathlib; from ryxd.server.socket import SocketServer\n"
        "async def main():\n"
        "    async with SocketServer(None, pathlib.Path(sys.argv[1])):\n"
        "        print('up', flush=True); await asyncio.sleep(60)\n"
        "asyncio.run(main())\n"
    )
    first = subprocess.Popen([sys.executable, "-c", code, str(path)], stdout=subprocess.PIPE)
    try:
        assert first.stdout is not None
        assert first.stdout.readline() == b"up\n"
        with pytest.raises(Busy, match=f"process {first.pid}"):
            async with SocketServer(service, path):
                pass
    finally:
        first.kill()
        first.communicate()
    async with SocketServer(service, path):
        assert path.exists()


async def test_a_file_in_the_way_is_not_removed(service, path: Path) -> None:
    path.parent.mkdir(mode=0o700)
    path.write_text("precious")
    with pytest.raises(ConfigError, match="is in the way"):
        async with SocketServer(service, path):
            pass
    assert path.read_text() == "precious"


async def test_a_folder_behind_a_symbolic_link_is_not_used(service, path: Path, tmp_path: Path) -> None:
    (tmp_path / "elsewhere").mkdir()
    path.parent.symlink_to(tmp_path / "elsewhere")
    with pytest.raises(ConfigError, match="folder of your own"):
        async with SocketServer(service, path):
            pass


async def test_a_path_too_long_for_a_socket_is_explained(service, tmp_path: Path) -> None:
    with pytest.raises(ConfigError, match="107 bytes"):
        async with SocketServer(service, tmp_path / ("x" * 100) / "ryxd.sock"):
            pass


async def test_an_inherited_socket_is_served_and_stays(service: FakeService, path: Path, connect: Connect) -> None:
    path.parent.mkdir(mode=0o700)
    with socket.socket(socket.AF_UNIX) as ours:
        ours.bind(str(path))
        ours.listen()
        for _ in range(2):  # the second daemon gets a duplicate of the same socket, as after a restart
            async with SocketServer(service, path, inherited=ours.dup()):
                assert "result" in await (await connect()).ask("status")
            assert path.exists()
        waiting = await connect()
        await waiting.start("status")
        async with SocketServer(service, path, inherited=ours.dup()):
            assert "result" in await waiting.receive()


async def test_asking_is_a_command_of_the_wire(server, service: FakeService, connect: Connect) -> None:
    client = await connect()
    await client.ask("ask", text="grüß dich", cwd="/")
    assert service.calls[0][0] == Ask(text="grüß dich", cwd="/")


async def test_the_word_hello_in_a_request_holds_up_nothing(
    server, service: FakeService, connect: Connect
) -> None:
    client = await connect()
    slow = await client.start("ask", text="hold", origin="hello", session='"method":"hello"')
    await service.holding.acquire()
    assert "result" in await client.ask("status")
    service.release.set()
    assert (await client.receive())["id"] == slow
