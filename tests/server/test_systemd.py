"""The service manager's side, played by a datagram socket and by systemd-socket-activate."""

import asyncio
import json
import os
import shutil
import socket
import subprocess
import sys
import time
from collections.abc import Iterator
from pathlib import Path

import pytest

from ryxd.server.systemd import Systemd, inherited, watchdog_interval
from ryxd.wire.errors import ConfigError


class Manager:
    """A mock of systemd's notify socket."""

    def __init__(self, address: str) -> None:
        self.socket = socket.socket(socket.AF_UNIX, socket.SOCK_DGRAM)
        self.socket.bind(address)
        self.socket.setblocking(False)

    async def heard(self) -> list[str]:
        async with asyncio.timeout(10):
            return (await asyncio.get_running_loop().sock_recv(self.socket, 4096)).decode().split("\n")


@pytest.fixture(params=["path", "abstract"])
def notify(request: pytest.FixtureRequest, tmp_path: Path) -> Iterator[tuple[str, Manager]]:
    name = str(tmp_path / "notify") if request.param == "path" else f"\0ryx-test-{os.getpid()}"
    manager = Manager(name)
    yield name.replace("\0", "@"), manager
    manager.socket.close()


async def test_it_hears_how_the_daemon_is(notify: tuple[str, Manager]) -> None:
    address, manager = notify
    before = time.clock_gettime_ns(time.CLOCK_MONOTONIC) // 1000
    async with Systemd({"NOTIFY_SOCKET": address}) as systemd:
        systemd.ready("listens")
        systemd.status("two\nlines")
        systemd.reloading()
        systemd.stopping()
    assert await manager.heard() == ["READY=1", "STATUS=listens"]
    assert await manager.heard() == ["STATUS=two lines"]
    reloading, when = await manager.heard()
    assert reloading == "RELOADING=1"
    assert before <= int(when.removeprefix("MONOTONIC_USEC=")) <= before + 60_000_000
    assert (await manager.heard())[0] == "STOPPING=1"


async def test_a_turning_loop_feeds_the_watchdog(notify: tuple[str, Manager]) -> None:
    address, manager = notify
    async with Systemd({"NOTIFY_SOCKET": address, "WATCHDOG_USEC": "20000"}):
        assert [await manager.heard() for _ in range(3)] == [["WATCHDOG=1"]] * 3


async def test_without_a_manager_nothing_happens() -> None:
    async with Systemd({}) as systemd:
        systemd.ready("alone")
        assert systemd.socket is None


async def test_a_manager_that_is_gone_does_no_harm(tmp_path: Path, caplog) -> None:
    async with Systemd({"NOTIFY_SOCKET": str(tmp_path / "none")}) as systemd:
        systemd.ready("listens")
    assert "was not told READY=1" in caplog.text


@pytest.mark.parametrize(
    ("environment", "seconds"),
    [
        ({}, 0.0),
        ({"WATCHDOG_USEC": "30000000"}, 15.0),
        ({"WATCHDOG_USEC": "30000000", "WATCHDOG_PID": str(os.getpid())}, 15.0),
        ({"WATCHDOG_USEC": "30000000", "WATCHDOG_PID": "1"}, 0.0),
        ({"WATCHDOG_USEC": "soon"}, 0.0),
    ],
)
def test_the_watchdog_is_fed_at_half_its_time(environment: dict[str, str], seconds: float) -> None:
    assert watchdog_interval(environment) == seconds


@pytest.mark.parametrize(
    "environment",
    [
        {},
        {"LISTEN_PID": "1", "LISTEN_FDS": "1"},
        {"LISTEN_PID": str(os.getpid()), "LISTEN_FDS": "0"},
        {"LISTEN_PID": str(os.getpid()), "LISTEN_FDS": "many"},
        {"LISTEN_FDS": "1"},
    ],
)
def test_descriptors_that_are_not_for_us_are_left_alone(environment: dict[str, str]) -> None:
    assert inherited(environment) is None


# What follows runs in a process of its own: the descriptors begin at 3.

REPORT = """
import json, os, sys
from ryxd.server.systemd import Systemd
from ryxd.wire.errors import ConfigError
try:
    found = Systemd().socket
    left = sorted(name for name in os.environ if name.startswith(("LISTEN_", "NOTIFY_", "WATCHDOG_")))
    print(json.dumps({"name": found.getsockname(), "left": left, "inherits": found.get_inheritable()}))
except ConfigError as error:
    print(json.dumps({"error": str(error)}))
"""


def report(*sockets: socket.socket, names: str) -> dict[str, object]:
    """What a process says that is started with these sockets, as systemd starts it."""
    start = """
import os, sys
for number, descriptor in enumerate(json_fds):
    os.dup2(descriptor, 3 + number)
os.environ.update(LISTEN_PID=str(os.getpid()), LISTEN_FDS=str(len(json_fds)), LISTEN_FDNAMES=names)
os.environ["NOTIFY_SOCKET"] = "/none"
os.execv(sys.executable, [sys.executable, "-c", code])
"""
    # out of the way first, so that no dup2 closes one that is still needed
    high = [os.dup2(sock.fileno(), 100 + number) for number, sock in enumerate(sockets)]
    program = f"json_fds, names, code = {high!r}, {names!r}, {REPORT!r}\n{start}"
    try:
        done = subprocess.run(
            [sys.executable, "-c", program], pass_fds=high, capture_output=True, check=True, timeout=30
        )
    finally:
        for descriptor in high:
            os.close(descriptor)
    return json.loads(done.stdout)


@pytest.fixture
def listening(tmp_path: Path) -> Iterator[socket.socket]:
    with socket.socket(socket.AF_UNIX) as ours:
        ours.bind(str(tmp_path / "ours"))
        ours.listen()
        yield ours


def test_the_only_socket_is_the_control_socket(listening: socket.socket, tmp_path: Path) -> None:
    said = report(listening, names="unknown")
    assert said == {"name": str(tmp_path / "ours"), "left": [], "inherits": False}


def test_among_several_it_is_the_one_called_control(listening: socket.socket, tmp_path: Path) -> None:
    with socket.socket(socket.AF_UNIX) as other:
        other.bind(str(tmp_path / "other"))
        other.listen()
        assert report(other, listening, names="x:control")["name"] == str(tmp_path / "ours")
        assert "none is called control" in str(report(other, listening, names="x:y")["error"])


def test_what_is_no_listening_unix_socket_is_refused(tmp_path: Path) -> None:
    with socket.socket(socket.AF_INET) as tcp:
        tcp.bind(("127.0.0.1", 0))
        tcp.listen()
        assert "ListenStream" in str(report(tcp, names="control")["error"])
    with socket.socket(socket.AF_UNIX, socket.SOCK_DGRAM) as datagrams:
        assert "ListenStream" in str(report(datagrams, names="control")["error"])
    with socket.socket(socket.AF_UNIX) as deaf:
        assert "ListenStream" in str(report(deaf, names="control")["error"])


SERVE = """
import asyncio, pathlib
from ryxd.server.socket import SocketServer
from ryxd.server.systemd import Systemd
from tests.fakes.service import FakeService

async def main():
    service = FakeService()
    async with Systemd() as systemd:
        path = pathlib.Path(systemd.socket.getsockname())
        async with SocketServer(service, path, inherited=systemd.socket):
            await service.stopping.wait()

asyncio.run(main())
"""


async def test_a_client_starts_the_daemon_through_socket_activation(tmp_path: Path) -> None:
    program = shutil.which("systemd-socket-activate")
    if program is None:
        pytest.skip("systemd-socket-activate is not installed")
    folder = tmp_path / "ryx"
    folder.mkdir(mode=0o700)
    path = folder / "ryxd.sock"
    root = str(Path(__file__).parents[2])
    activator = await asyncio.create_subprocess_exec(
        program, "-l", str(path), "--fdname=control", "-E", f"PYTHONPATH={root}",
        sys.executable, "-c", SERVE, stderr=asyncio.subprocess.PIPE,
    )  # fmt: skip
    try:
        async with asyncio.timeout(30):
            assert activator.stderr is not None
            assert b"Listening on" in await activator.stderr.readline()
            reader, writer = await asyncio.open_unix_connection(path)
            writer.write(b'{"jsonrpc":"2.0","id":1,"method":"status"}\n')
            assert b"ryxd fake" in await reader.readline()
            writer.write(b'{"jsonrpc":"2.0","id":2,"method":"shutdown"}\n')
            assert b'"id":2' in await reader.readline()
            writer.close()
            await writer.wait_closed()
            assert await activator.wait() == 0
        assert path.exists()
    finally:
        if activator.returncode is None:
            activator.kill()
        await activator.communicate()


def test_a_missing_descriptor_is_explained() -> None:
    code = (
        "import os\nfrom ryxd.server.systemd import inherited\n"
        "os.closerange(3, 20)\n"
        "inherited({'LISTEN_PID': str(os.getpid()), 'LISTEN_FDS': '1'})\n"
    )
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, timeout=30, check=False)
    assert f"{ConfigError.__name__}: what systemd gave" in done.stderr


@pytest.mark.parametrize("early", [True, False])
def test_clients_that_wait_hear_why_the_daemon_does_not_start(tmp_path: Path, early: bool) -> None:
    code = """
import asyncio, os, sys
from ryxd.server.systemd import Systemd, refuse_waiting
from ryxd.wire.errors import ConfigError
async def main():
    async with Systemd():
        raise ConfigError("config.toml: colour: no such key")
os.environ["LISTEN_PID"] = str(os.getpid())
os.dup2(int(sys.argv[1]), 3)
try:
    if sys.argv[2] == "True":
        raise ConfigError("config.toml: colour: no such key")
    asyncio.run(main())
except ConfigError as error:
    refuse_waiting(error)
"""
    with socket.socket(socket.AF_UNIX) as listening, socket.socket(socket.AF_UNIX) as client:
        listening.bind(str(tmp_path / "s"))
        listening.listen()
        client.connect(str(tmp_path / "s"))
        client.sendall(b'{"jsonrpc":"2.0","id":1,"method":"status"}\n')
        subprocess.run(
            [sys.executable, "-c", code, str(listening.fileno()), str(early)],
            pass_fds=[listening.fileno()],
            env={**os.environ, "LISTEN_FDS": "1"},
            check=True,
            timeout=30,
        )
        answer = json.loads(client.makefile().readline())
    assert answer["error"]["data"]["code"] == "config"
    assert "colour" in answer["error"]["message"]
