"""What do agents cost that nobody speaks to? `python -m tests.bench.agents [agents]`.

A daemon with none, and then the same daemon with 200 that were woken from files, each with a transcript: memory for each
of them against its transcript's bytes, and processor time of the idle daemon with them against without, in one run.
Also how long it takes to list them all, to dump and to wake one, against the round trip of a `status`.
"""

import json
import os
import socket
import subprocess
import sys
import tempfile
import time
from pathlib import Path
from typing import Any

from ryxd.wire.dump import AgentDump, DumpedAgent, DumpedMessage

ROOT = Path(__file__).parents[2]
IDLE = 10.0
"""Seconds that are looked at."""
EACH = 25
"""Agents of one session."""
TALK = 40
"""Messages of a transcript."""


class Client:
    """One connection to the daemon."""

    def __init__(self, path: Path) -> None:
        self._socket = socket.socket(socket.AF_UNIX, socket.SOCK_STREAM)
        self._socket.connect(str(path))
        self._lines = self._socket.makefile("rb")
        self.call("hello", protocol=1)

    def call(self, method: str, **params: Any) -> Any:
        """What the daemon answers."""
        message = {"jsonrpc": "2.0", "id": 1, "method": method, "params": params}
        self._socket.sendall(json.dumps(message).encode() + b"\n")
        return json.loads(self._lines.readline())["result"]

    def timed(self, method: str, **params: Any) -> float:
        """The fastest of five, in milliseconds."""
        times = []
        for _ in range(5):
            begun = time.perf_counter()
            self.call(method, **params)
            times.append(time.perf_counter() - begun)
        return min(times) * 1000


def memory(pid: int) -> int:
    """Bytes that only this process has (proc_pid_smaps(5))."""
    rolled = Path(f"/proc/{pid}/smaps_rollup").read_text()
    return sum(int(line.split()[1]) for line in rolled.splitlines() if line.startswith("Private_")) * 1024


def processor(pid: int) -> float:
    """Seconds of processor time that its threads have had."""
    threads = Path(f"/proc/{pid}/task").iterdir()
    return sum(int((thread / "schedstat").read_text().split()[0]) for thread in threads) / 1e9


def idle(pid: int) -> float:
    """Seconds of processor time while nothing is asked of it."""
    begun = processor(pid)
    time.sleep(IDLE)
    return processor(pid) - begun


def agent() -> AgentDump:
    """One that has said and heard something."""
    said = [
        DumpedMessage(role="user" if number % 2 == 0 else "assistant", content=f"{number}: {'words and words ' * 12}")
        for number in range(TALK)
    ]
    one = DumpedAgent(name="diary", instructions="You keep a diary.", tools=("read_file",), messages=tuple(said))
    return AgentDump(at=0, path="diary", agent=one)


def main() -> None:
    """Measure, and print."""
    count = int(sys.argv[1]) if len(sys.argv) > 1 else 200
    with tempfile.TemporaryDirectory() as name:
        folder = Path(name)
        parts = ("config", "state", "data", "cache")
        for part in ("home", "run", *parts):
            (folder / part).mkdir(mode=0o700)
        environment = {
            "PATH": os.environ["PATH"],
            "HOME": str(folder / "home"),
            "DBUS_SESSION_BUS_ADDRESS": f"unix:path={folder}/none",
            "XDG_RUNTIME_DIR": str(folder / "run"),
            **{f"XDG_{part.upper()}_HOME": str(folder / part) for part in parts},
        }
        daemon = subprocess.Popen(
            [sys.executable, "-m", "ryxd"], env=environment, cwd=ROOT, stderr=subprocess.DEVNULL
        )
        try:
            measure(folder, daemon.pid, count)
        finally:
            daemon.terminate()
            daemon.wait(30)


def measure(folder: Path, pid: int, count: int) -> None:
    """Without, and with them."""
    path = folder / "run" / "ryx" / "ryxd.sock"
    while not path.exists():
        time.sleep(0.05)
    client = Client(path)
    while client.call("status")["models"][0]["state"] != "ready":
        time.sleep(0.1)
    file = folder / "diary.json"
    file.write_text(agent().text())
    size = sum(len(message.content) for message in agent().agent.messages)
    # what the first use of it costs is no agent's
    client.call("restore", path=str(file))
    client.call("dump", agent="diary")
    time.sleep(1)
    without, before = idle(pid), memory(pid)
    session = None
    for number in range(count):
        if number % EACH == 0:
            session = None
        woken = client.call("restore", path=str(file), **({} if session is None else {"session": session}))
        session = woken["session"]
    time.sleep(1)
    with_them, after = idle(pid), memory(pid)
    each = (after - before) / count
    status = client.timed("status")
    print(f"{count} agents with {size} characters each")
    print(f"memory: {each:.0f} bytes each, {each / size:.2f} times its transcript")
    print(f"idle: {1000 * with_them / IDLE:.2f} ms of a processor's second with them, {1000 * without / IDLE:.2f} without")
    for what, took in (
        ("list all", client.timed("agents_live", limit=1000)),
        ("dump one", client.timed("dump", agent="diary")),
        ("wake one", client.timed("restore", path=str(file))),
    ):
        print(f"{what}: {took:.1f} ms, {took / status:.1f} times a status")


if __name__ == "__main__":
    main()
