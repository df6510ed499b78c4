"""How long until the daemon answers, against Python doing nothing? `python -m tests.bench.startup [rounds]`.

Started as systemd starts it: with a notify socket, on which READY=1 ends the measurement (spec A1: within half a
second; the model loads after that). Measured in turns with a bare Python, so that a busy machine is busy for both.
What counts is the ratio of the medians; the times are for the eye.
"""

import os
import socket
import statistics
import subprocess
import sys
import tempfile
import time
from pathlib import Path

ROOT = Path(__file__).parents[2]
CLAIM = 0.5


def bare() -> float:
    """Seconds that Python takes to start and end."""
    begun = time.perf_counter()
    subprocess.run([sys.executable, "-c", "pass"], check=True)
    return time.perf_counter() - begun


def ready(folder: Path) -> float:
    """Seconds from the start of a daemon in `folder` to its READY=1."""
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
            [sys.executable, "-m", "ryxd.app"], env=environment, cwd=ROOT, stderr=subprocess.DEVNULL
        )
        try:
            while b"READY=1" not in notify.recv(4096):
                pass
            return time.perf_counter() - begun
        finally:
            daemon.terminate()
            daemon.wait(30)


def main(rounds: int) -> None:
    bare()
    nothing, daemons = [], []
    with tempfile.TemporaryDirectory() as folder:
        for number in range(rounds):
            nothing.append(bare())
            daemons.append(ready(Path(folder) / str(number)))
    base, took = statistics.median(nothing), statistics.median(daemons)
    print(f"python -c pass      {base * 1000:7.1f} ms")
    print(f"ryxd, to READY=1    {took * 1000:7.1f} ms   {took / base:5.1f} times   (claim: under {CLAIM:g} s)")


if __name__ == "__main__":
    main(int(sys.argv[1]) if len(sys.argv) > 1 else 5)
