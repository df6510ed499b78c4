"""How long does the client take, against Python doing nothing? `python -m tests.bench.client [rounds]`.

Starts a private daemon in temporary folders, then measures in turns, so that a machine that is busy or
throttled is so for all of them alike. What counts are the ratios of the medians; the times are for the eye.
"""

import json
import os
import socket
import statistics
import subprocess
import sys
import tempfile
import time
from collections.abc import Callable
from pathlib import Path

ROOT = Path(__file__).parents[2]
CTL = ROOT / "bin" / "ryxctl"
TRIVIAL = ("ask", "what time is it?")
GOALS = {"status": 2.5, "trivial ask": 3.0}
OWN = 5.0
"""Milliseconds that the daemon may take of a warm request."""


def environment(folder: Path) -> dict[str, str]:
    """A user of our own, without a desktop."""
    found = {name: str(folder / name) for name in ("home", "run", "config", "state", "data", "cache")}
    for path in found.values():
        Path(path).mkdir(mode=0o700)
    return {
        "PATH": os.environ["PATH"], "LANG": "C.UTF-8", "HOME": found["home"], "XDG_RUNTIME_DIR": found["run"],
        "XDG_CONFIG_HOME": found["config"], "XDG_STATE_HOME": found["state"], "XDG_DATA_HOME": found["data"],
        "XDG_CACHE_HOME": found["cache"], "DBUS_SESSION_BUS_ADDRESS": "unix:path=/nonexistent",
    }  # fmt: skip


def wall(*argv: str | Path, env: dict[str, str]) -> float:
    """Milliseconds from start to end of a program that must succeed."""
    begun = time.perf_counter()
    subprocess.run(argv, env=env, stdin=subprocess.DEVNULL, stdout=subprocess.DEVNULL, check=True, cwd=ROOT)
    return (time.perf_counter() - begun) * 1000


class Raw:
    """A warm connection: bytes in, bytes out."""

    def __init__(self, path: Path) -> None:
        self._socket = socket.socket(socket.AF_UNIX)
        self._socket.connect(str(path))
        self._file = self._socket.makefile("rb")
        self._id = 0

    def ask(self, method: str, last: Callable[[dict], bool] | None = None, **params: object) -> float:
        """Milliseconds from the request to its answer, or to the message that `last` accepts."""
        self._id += 1
        number = self._id
        line = json.dumps({"jsonrpc": "2.0", "id": number, "method": method, "params": params}).encode() + b"\n"
        done = last or (lambda message: message.get("id") == number)
        begun = time.perf_counter()
        self._socket.sendall(line)
        while True:
            message = json.loads(self._file.readline())
            assert "error" not in message, message
            if done(message):
                return (time.perf_counter() - begun) * 1000

    def close(self) -> None:
        self._file.close()
        self._socket.close()


def started(env: dict[str, str]) -> tuple[subprocess.Popen[bytes], Path]:
    """A daemon that answers."""
    daemon = subprocess.Popen([sys.executable, "-m", "ryxd"], env=env, cwd=ROOT, stdin=subprocess.DEVNULL)
    path = Path(env["XDG_RUNTIME_DIR"]) / "ryx" / "ryxd.sock"
    until = time.monotonic() + 60
    while time.monotonic() < until and daemon.poll() is None:
        try:
            with socket.socket(socket.AF_UNIX) as test:
                test.connect(str(path))
        except OSError:
            time.sleep(0.05)
        else:
            return daemon, path
    daemon.kill()
    raise SystemExit("the daemon did not start")


def measure(rounds: int) -> dict[str, list[float]]:
    """Milliseconds of each thing, measured in turns."""
    with tempfile.TemporaryDirectory() as temporary:
        env = environment(Path(temporary))
        daemon, path = started(env)
        times: dict[str, list[float]] = {
            name: [] for name in ("bare", "status", "trivial ask", "daemon: status", "daemon: trivial ask")
        }
        try:
            raw = Raw(path)
            ended = lambda message: message.get("params", {}).get("kind") == "finished"  # noqa: E731
            wall(CTL, *TRIVIAL, env=env)
            raw.ask("status")
            raw.ask("ask", ended, text=TRIVIAL[1], stream=True)
            for _ in range(rounds):
                times["bare"].append(wall(sys.executable, "-I", "-S", "-c", "pass", env=env))
                times["status"].append(wall(CTL, "status", env=env))
                times["trivial ask"].append(wall(CTL, *TRIVIAL, env=env))
                times["daemon: status"].append(raw.ask("status"))
                times["daemon: trivial ask"].append(raw.ask("ask", ended, text=TRIVIAL[1], stream=True))
            raw.close()
        finally:
            daemon.terminate()
            daemon.wait(30)
    return times


def main(argv: list[str]) -> int:
    """Print the medians; exit code 1 when a goal is missed."""
    times = measure(int(argv[0]) if argv else 40)
    medians = {name: statistics.median(each) for name, each in times.items()}
    missed = 0
    for name, median in medians.items():
        ratio = median / medians["bare"]
        verdict = ""
        if name in GOALS:
            verdict = f"(goal {GOALS[name]}x)"
            missed += ratio > GOALS[name]
        elif name.startswith("daemon"):
            verdict = f"(goal {OWN:.0f} ms)"
            missed += median > OWN
        print(f"{name:20} {median:7.2f} ms  {ratio:5.2f}x bare  min {min(times[name]):.2f}  {verdict}")
    return 1 if missed else 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
