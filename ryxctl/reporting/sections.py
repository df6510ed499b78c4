"""What a report says, section by section; what can't be found out says so, and the rest is told."""

import getpass
import json
import os
import platform
import shutil
import subprocess
import sys
import tomllib
from collections.abc import Callable
from importlib import metadata
from typing import Any

from ryxctl.line import Connection, Stop
from ryxctl.reporting.redacting import Redacting, event
from ryxctl.socket_path import socket_path
from ryxctl.table import PROTOCOL, VERSION

PACKAGES = (
    "llama-cpp-python",
    "llguidance",
    "pydantic",
    "dbus-next",
    "watchfiles",
    "textual",
    "pyoxigraph",
    "mcp",
)
DESKTOP = ("XDG_CURRENT_DESKTOP", "XDG_SESSION_TYPE", "LANG", "TERM")
"""Of the environment what a report may need; of others only whether they are set."""
SET = (
    "WAYLAND_DISPLAY",
    "DBUS_SESSION_BUS_ADDRESS",
    "HYPRLAND_INSTANCE_SIGNATURE",
    "SSH_CONNECTION",
    "INVOCATION_ID",
)
LINES = 200
"""Lines of the log."""
PATIENCE = 20.0
"""Seconds that a program may take which is asked for something."""

Section = tuple[str, str]


class Gathering:
    """Finds out what a report says. `run`: one that it is about; `texts`: with what was asked and went wrong."""

    def __init__(self, socket: str | None, run: str | None, *, texts: bool) -> None:
        self._socket, self._run, self._texts = socket, run, texts
        self._redacting = Redacting(os.path.expanduser("~"), getpass.getuser(), platform.node())

    def sections(self) -> list[Section]:
        """All of them, in their order. Raises Stop for a run that there is not."""
        parts: list[tuple[str, Callable[[], str]]] = [
            ("Versions", self._versions),
            ("Desktop", self._desktop),
            ("Doctor", self._doctor),
            ("Configuration", self._configuration),
            ("Daemon", self._status),
            ("Unit", self._unit),
            ("Log", self._log),
        ]
        if self._run is not None:
            parts.insert(0, (f"Run {self._run}", self._events))
        told = []
        for name, part in parts:
            try:
                text = part()
            except Stop as stop:
                if stop.code == "not_found":
                    raise
                text = f"({stop.text})"
            except (OSError, ValueError, subprocess.SubprocessError) as error:
                text = f"(can't be found out: {error})"
            told.append((name, self._redacting.text(text)))
        return told

    def _versions(self) -> str:
        lines = [f"ryx {VERSION}, protocol {PROTOCOL}", f"Python {platform.python_version()}"]
        for name in PACKAGES:
            try:
                lines.append(f"{name} {metadata.version(name)}")
            except metadata.PackageNotFoundError:
                lines.append(f"{name}: not installed")
        try:
            lines.append(platform.freedesktop_os_release().get("PRETTY_NAME", ""))
        except OSError:
            lines.append(platform.system())
        lines.append(f"kernel {platform.release()}, {platform.machine()}, {os.cpu_count()} processors")
        return "\n".join(lines)

    def _desktop(self) -> str:
        lines = [f"{name}={os.environ.get(name, '')}" for name in DESKTOP]
        lines += [f"{name}: {'set' if os.environ.get(name) else 'not set'}" for name in SET]
        for words in (["Hyprland", "--version"], ["systemctl", "--version"]):
            if shutil.which(words[0]):
                lines.append(_output(words).partition("\n")[0])
        return "\n".join(lines)

    def _doctor(self) -> str:
        checks = json.loads(_output([sys.executable, "-P", "-m", "ryxd.doctor", "--json"]))
        return "\n".join(f"{each['state']:8}{each['name']}: {each['text']}" for each in checks)

    def _configuration(self) -> str:
        folder = os.environ.get("XDG_CONFIG_HOME") or os.path.expanduser("~/.config")
        try:
            with open(f"{folder}/ryx/config.toml", "rb") as file:
                given = tomllib.load(file)
        except FileNotFoundError:
            return "(no config.toml)"
        except tomllib.TOMLDecodeError as error:
            return f"(config.toml is not TOML: {error})"
        return json.dumps(self._redacting.setting("", given), indent=1, ensure_ascii=False, default=str)

    def _status(self) -> str:
        told = self._ask("status", {})
        for run in told["active"]:
            run["text"] = run["text"] if self._texts else f"({len(run['text'])} characters)"
            run.pop("result", None)
        return json.dumps(told, indent=1, ensure_ascii=False)

    def _unit(self) -> str:
        words = ["systemctl", "--user", "show", "ryxd.service", "--no-pager"]
        wanted = "ActiveState,SubState,NRestarts,Result,ExecMainStatus,MemoryCurrent,MemoryPeak,FragmentPath"
        return _output([*words, f"--property={wanted}"])

    def _log(self) -> str:
        words = ["journalctl", "--user", "--unit=ryxd", "--no-pager", f"--lines={LINES}", "--output=short-iso"]
        return _output(words)

    def _events(self) -> str:
        told = self._ask("show", {"run": self._run})
        run, events = told["run"], told["events"]
        lines = [f"{run['state']}, {run.get('level')}, {run.get('handler')}, {len(events)} events"]
        if self._texts:
            lines.append(f"request: {run['text']}")
            lines += [f"answer: {run['result']}"] if run.get("result") else []
        for each in events:
            left = event(each, run["created"])
            if self._texts and each.get("kind") in ("returned", "status", "blocked", "finished"):
                left |= {name: each[name] for name in ("error", "reason", "text") if each.get(name)}
            lines.append(json.dumps(left, ensure_ascii=False))
        return "\n".join(lines)

    def _ask(self, method: str, params: dict[str, Any]) -> Any:
        connection = Connection(socket_path(self._socket))
        try:
            return connection.answer(connection.send(method, params))
        finally:
            connection.close()


def _output(words: list[str]) -> str:
    """What a program prints, or why it does not. Raises OSError, SubprocessError."""
    package = os.path.dirname(os.path.dirname(os.path.dirname(os.path.abspath(__file__))))
    environment = os.environ | ({} if package.endswith("-packages") else {"PYTHONPATH": package})
    ended = subprocess.run(
        words, capture_output=True, text=True, errors="replace", timeout=PATIENCE, check=False, env=environment
    )  # fmt: skip
    return ended.stdout.strip() or ended.stderr.strip() or f"(exit code {ended.returncode})"
