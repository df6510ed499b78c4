"""How long until the daemon answers, against Python doing nothing? `python -m tests.bench.startup [rounds]`.

Started as systemd starts it: with a notify socket, on which READY=1 ends the measurement (spec A1: within half a
second; the model loads after that). Measured in turns with a bare Python, so that a busy machine is busy for both.
What counts is the ratio of the medians, and the seconds of processor time, which others' work lengthens less than
the clock's; the other times are for the eye. The first request, made at READY=1, shows what was only put off.
"""

import json
import os
import socket
import statistics
import subprocess
import sys
import tempfile
import time
from dataclasses import dataclass
from pathlib import Path
from typing import Any

ROOT = Path(__file__).parents[2]
CLAIM = 0.5
FEW, MANY = "what time is it", 5
"""A request that takes no model, and how often it is made."""


@dataclass(frozen=True)
class Start:
    """Seconds."""

    wall: float
    processor: float
    requests: tuple[float, ...]
    """Of each, in turn, to its end."""


def bare() -> float:
    """Seconds that Python takes to start and end."""
    begun = time.perf_counter()
    subprocess.run([sys.executable, "-c", "pass"], check=True)
    return time.perf_counter() - begun


def processor(pid: int) -> float:
    """Seconds of processor time that a process's threads have had (schedstat(5) counts nanoseconds)."""
    threads = Path(f"/proc/{pid}/task").iterdir()
    return sum(int((thread / "schedstat").read_text().split()[0]) for thread in threads) / 1e9


def ready(folder: Path) -> Start:
    """How a daemon in `folder` starts, to its READY=1, and what it then takes for its first requests."""
    folder.mkdir()
    names = ("home", "run", "config", "state", "data", "cache")
    for name in names:
        (folder / name).mkdir(mode=0o700)
    environment = {
        "PATH": os.environ["PATH"],
        "HOME": str(folder / "home"),
        "NOTIFY_SOCKET": str(folder / "notify"),
        "DBUS_SESSION_BUS_ADDRESS": f"unix:path={folder}/none",
        "XDG_RUNTIME_DIR": str(folder / "run"),
        **{f"XDG_{name.upper()}_HOME": str(folder / name) for name in names[2:]},
    }
    with socket.socket(socket.AF_UNIX, socket.SOCK_DGRAM) as notify:
        notify.bind(environment["NOTIFY_SOCKET"])
        notify.settimeout(30)
        begun = time.perf_counter()
        daemon = subprocess.Popen(
            [sys.executable, "-m", "ryxd"], env=environment, cwd=ROOT, stderr=subprocess.DEVNULL
        )
        try:
            while b"READY=1" not in notify.recv(4096):
                pass
            wall = time.perf_counter() - begun
            used = processor(daemon.pid)
            return Start(wall, used, requests(folder / "run" / "ryx" / "ryxd.sock"))
        finally:
            daemon.terminate()
            daemon.wait(30)


def requests(path: Path) -> tuple[float, ...]:
    """Seconds that requests take, one after the other, from what is sent to the event of their end."""
    took = []
    with socket.socket(socket.AF_UNIX) as connection:
        connection.settimeout(30)
        connection.connect(str(path))
        lines = connection.makefile("rb")
        for number in range(MANY):
            params: dict[str, Any] = {"text": FEW, "stream": True}
            line = json.dumps({"jsonrpc": "2.0", "id": number, "method": "ask", "params": params})
            begun = time.perf_counter()
            connection.sendall(line.encode() + b"\n")
            while json.loads(lines.readline()).get("params", {}).get("kind") != "finished":
                pass
            took.append(time.perf_counter() - begun)
    return tuple(took)


def main(rounds: int) -> None:
    bare()
    nothing, starts = [], []
    with tempfile.TemporaryDirectory() as folder:
        for number in range(rounds):
            nothing.append(bare())
            starts.append(ready(Path(folder) / str(number)))
    base, took = statistics.median(nothing), statistics.median(start.wall for start in starts)
    used = statistics.median(start.processor for start in starts)
    first = statistics.median(start.requests[0] for start in starts)
    later = statistics.median(start.requests[-1] for start in starts)
    print(f"python -c pass      {base * 1000:7.1f} ms")
    print(f"ryxd, to READY=1    {took * 1000:7.1f} ms   {took / base:5.1f} times   (claim: under {CLAIM:g} s)")
    print(f"  processor time    {used * 1000:7.1f} ms")
    print(f"first request       {first * 1000:7.1f} ms   (without a model; made at READY=1)")
    print(f"the fifth           {later * 1000:7.1f} ms")


if __name__ == "__main__":
    main(int(sys.argv[1]) if len(sys.argv) > 1 else 5)
