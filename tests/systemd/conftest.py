"""A ryxd as a unit of the running user manager, under a name of the test's own and in folders of its own."""

import contextlib
import itertools
import json
import os
import shutil
import socket
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

ROOT = Path(__file__).parents[2]
UNITS = ROOT / "systemd"

_numbers = itertools.count(1)


def require(there: bool, what: str) -> None:
    """Skip the test without it."""
    if not there:
        pytest.skip(what)


def systemctl(*args: str, check: bool = True) -> str:
    """What `systemctl --user` says."""
    done = subprocess.run(["systemctl", "--user", *args], capture_output=True, text=True, timeout=60, check=False)
    if check and done.returncode:
        raise AssertionError(f"systemctl {' '.join(args)}: {done.stderr or done.stdout}")
    return done.stdout.strip()


@pytest.fixture(scope="session")
def manager() -> Path:
    """The runtime folder of a user manager that answers."""
    require(shutil.which("systemctl") is not None, "systemctl is not installed")
    state = systemctl("is-system-running", check=False)
    require(
        state in ("running", "degraded", "starting"),
        f"no systemd user manager answers ({state or 'not even wrong'}): see tests/systemd/usermanager.sh",
    )
    return Path(os.environ["XDG_RUNTIME_DIR"])


class Unit:
    """The shipped units, with what belongs to this test put in; nothing else is changed."""

    def __init__(self, runtime: Path) -> None:
        self.name = f"ryxd-test-{os.getpid()}-{next(_numbers)}"
        self.folder = runtime / self.name
        self.path = self.folder / "ryxd.sock"
        self.config = self.folder / "config" / "ryx" / "config.toml"
        self.log = self.folder / "log"
        self._units = runtime / "systemd" / "user"
        self.environment = {
            "HOME": str(self.folder / "home"),
            "XDG_CONFIG_HOME": str(self.folder / "config"),
            "XDG_STATE_HOME": str(self.folder / "state"),
            "XDG_DATA_HOME": str(self.folder / "data"),
            "XDG_CACHE_HOME": str(self.folder / "cache"),
            "RYX_SOCKET": str(self.path),
            "PYTHONPATH": str(ROOT),
            "PYTHONDONTWRITEBYTECODE": "1",
            # a developer's own bus and desktop are none of the test's business
            "DBUS_SESSION_BUS_ADDRESS": f"unix:path={self.folder}/no-bus",
        }

    def install(self, *service: str, dropin: str = "") -> None:
        """Put the units in place; `service` are further lines of [Service]."""
        for folder in ("home", "config/ryx"):
            (self.folder / folder).mkdir(parents=True, exist_ok=True)
        self.folder.chmod(0o700)
        if not self.config.exists():
            self.config.write_text("[desktop]\nnotifications = false\n")
        self._units.mkdir(parents=True, exist_ok=True)
        for kind in ("service", "socket"):
            text = (UNITS / f"ryxd.{kind}").read_text()
            text = text.replace("ryxd.socket", f"{self.name}.socket")
            text = text.replace("/usr/bin/ryxd", f"{sys.executable} -m ryxd")
            text = text.replace("%t/ryx/ryxd.sock", str(self.path))
            (self._units / f"{self.name}.{kind}").write_text(text)
        extra = [f'Environment="{name}={value}"' for name, value in self.environment.items()]
        # there may be no journal to read it from
        extra += [f"StandardOutput=append:{self.log}", f"StandardError=append:{self.log}", *service]
        folder = self._units / f"{self.name}.service.d"
        folder.mkdir()
        (folder / "test.conf").write_text("\n".join(["[Service]", *extra, ""]))
        if dropin:
            (folder / "shipped.conf").write_text(dropin)
        systemctl("daemon-reload")

    def remove(self) -> None:
        """Leave nothing behind."""
        for kind in ("socket", "service"):
            systemctl("stop", f"{self.name}.{kind}", check=False)
            systemctl("kill", "--signal=KILL", f"{self.name}.{kind}", check=False)
        systemctl("reset-failed", f"{self.name}.service", f"{self.name}.socket", check=False)
        shutil.rmtree(self._units / f"{self.name}.service.d", ignore_errors=True)
        for kind in ("socket", "service"):
            (self._units / f"{self.name}.{kind}").unlink(missing_ok=True)
        systemctl("daemon-reload", check=False)
        shutil.rmtree(self.folder, ignore_errors=True)

    def start(self) -> None:
        """Start listening; the daemon itself starts with the first client."""
        systemctl("start", f"{self.name}.socket")

    def show(self, name: str, kind: str = "service") -> str:
        """A property of the unit."""
        return systemctl("show", "--value", "--property", name, f"{self.name}.{kind}")

    @contextlib.contextmanager
    def connect(self) -> Iterator[socket.socket]:
        """A connection to the socket."""
        with socket.socket(socket.AF_UNIX) as client:
            client.settimeout(30)
            client.connect(str(self.path))
            yield client

    def ask(self, method: str, **params: Any) -> dict[str, Any]:
        """Send one request on a connection of its own; the answer, whole."""
        with self.connect() as client:
            request = {"jsonrpc": "2.0", "id": 1, "method": method, "params": params}
            client.sendall(json.dumps(request).encode() + b"\n")
            with client.makefile() as lines:
                line = lines.readline()
            assert line, f"the daemon hung up; its log:\n{self.words()}"
            return json.loads(line)

    def pid(self) -> int:
        """The process that answers."""
        return self.ask("hello")["result"]["pid"]

    def words(self) -> str:
        """What it logged."""
        return self.log.read_text() if self.log.exists() else ""


@pytest.fixture
def unit(manager: Path) -> Iterator[Unit]:
    unit = Unit(manager)
    try:
        yield unit
    finally:
        unit.remove()
