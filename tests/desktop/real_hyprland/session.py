"""A real Hyprland, of our own or the one that runs, with real windows in it; its own hyprctl says what is true."""

import json
import os
import re
import select
import shutil
import signal
import subprocess
import tempfile
import time
from collections.abc import Callable, Iterator, Mapping
from contextlib import contextmanager
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any, Literal, TypeVar

WHERE = os.environ.get("RYX_TESTS_HYPRLAND", "")
"""Which Hyprland: `own`, `here`, or that of a `guest`."""

T = TypeVar("T")

Language = Literal["lua", "hyprlang"]
"""In which language it is configured, and so in which it is told what to do."""

_READY = """sh -c 'echo "$HYPRLAND_INSTANCE_SIGNATURE $WAYLAND_DISPLAY" > "$XDG_RUNTIME_DIR/ready"'"""
# the pointer must not choose the focus: a nested Hyprland opens under the developer's own
_CONFIG: dict[Language, str] = {
    "hyprlang": f"""
monitor = , preferred, auto, 1
animations {{
    enabled = false
}}
misc {{
    disable_hyprland_logo = true
}}
input {{
    follow_mouse = 0
}}
xwayland {{
    enabled = false
}}
exec-once = {_READY}
""",
    "lua": f"""
hl.monitor({{ output = "", mode = "preferred", position = "auto", scale = 1 }})
hl.config({{
    animations = {{ enabled = false }}, misc = {{ disable_hyprland_logo = true }}, input = {{ follow_mouse = 0 }},
    xwayland = {{ enabled = false }},
}})
hl.on("hyprland.start", function() hl.exec_cmd({json.dumps(_READY)}) end)
""",
}
_FILE: dict[Language, str] = {"hyprlang": "hyprland.conf", "lua": "hyprland.lua"}
# the pipe is opened for both, so that it never ends
_RENAMES = r"""while read -r title; do printf '\033]2;%s\007' "$title"; done <>"$0" """
STARTS_WITHIN = 60.0
"""Seconds until a Hyprland that draws by software on a busy machine is there."""


def version() -> tuple[int, int]:
    """Of the installed Hyprland, as in (0, 57); (0, 0) of one before 0.42, which does not tell."""
    said = subprocess.run(
        ["Hyprland", "--version"], capture_output=True, text=True, check=False, timeout=20
    ).stdout
    found = re.search(r"Hyprland v?(\d+)\.(\d+)", said) or re.search(r"Tag: v?(\d+)\.(\d+)", said)
    return (int(found[1]), int(found[2])) if found else (0, 0)


def languages() -> list[Language]:
    """Those that the installed Hyprland can be configured in."""
    known: list[Language] = []
    if version() >= (0, 55):
        known.append("lua")
    if version() < (0, 57):
        known.append("hyprlang")
    return known


def missing(*, own: bool) -> str:
    """Why these tests can't be run here; empty when they can. `own`: they start and end a Hyprland."""
    if WHERE != "own" and (own or WHERE != "here"):
        ways = "=own" if own else "=own, or =here,"
        return f"RYX_TESTS_HYPRLAND{ways} tests with a real Hyprland (docs/testing-hyprland.md)"
    for program in ("Hyprland",) * (WHERE == "own") + ("hyprctl", "foot"):
        if shutil.which(program) is None:
            return f"{program} is not installed"
    return "Hyprland refuses root: run it as a normal user" if WHERE == "own" and os.geteuid() == 0 else ""


@dataclass
class Session:
    """One living Hyprland and the windows that were opened in it."""

    runtime: Path
    signature: str
    wayland: str
    process: subprocess.Popen[bytes] | None = None
    _windows: list[subprocess.Popen[bytes]] = field(default_factory=list)

    @property
    def environment(self) -> dict[str, str]:
        """What a program in this session has in its environment."""
        return {
            "XDG_RUNTIME_DIR": str(self.runtime),
            "HYPRLAND_INSTANCE_SIGNATURE": self.signature,
            "WAYLAND_DISPLAY": self.wayland,
        }

    def ask(self, what: str) -> Any:
        """What Hyprland's own hyprctl answers."""
        return json.loads(self._hyprctl("-j", what))

    def show(self, workspace: int) -> None:
        """Show a workspace, without our tools."""
        if "lua" in self._hyprctl("status"):
            self._hyprctl("dispatch", f"hl.dsp.focus({{ workspace = {workspace} }})")
        else:
            self._hyprctl("dispatch", "workspace", str(workspace))
        self.until(lambda: self.workspace == str(workspace))

    def _hyprctl(self, *words: str) -> str:
        environment = os.environ | self.environment
        return subprocess.run(
            ["hyprctl", *words], env=environment, stdout=subprocess.PIPE, text=True, check=False, timeout=20
        ).stdout

    def open(self, app: str, title: str = "a window", titles: Path | None = None) -> dict[str, Any]:
        """A new window, once Hyprland has it and its focus.

        `titles` becomes a pipe: each line that is written into it is the window's title from then on.
        """
        runs = ["sleep", "infinity"]
        if titles is not None:
            os.mkfifo(titles)
            runs = ["sh", "-c", _RENAMES, str(titles)]
        before = {each["address"] for each in self.ask("clients")}
        self._windows.append(
            subprocess.Popen(
                ["foot", "--config=/dev/null", "--log-level=none", f"--app-id={app}", f"--title={title}", *runs],
                env=os.environ | self.environment, stdin=subprocess.DEVNULL, stdout=subprocess.DEVNULL,
                stderr=subprocess.DEVNULL,
            )
        )  # fmt: skip
        return self.until(
            lambda: next(
                (each for each in self.ask("clients") if each["address"] not in before and each["title"] == title
                 and self.focused == each["address"]),
                None,
            ),
        )  # fmt: skip

    @property
    def focused(self) -> str:
        """Address of the window with the focus; empty when none has it."""
        return str(self.ask("activewindow").get("address", ""))

    @property
    def workspace(self) -> str:
        """Name of the workspace that is shown."""
        return str(self.ask("activeworkspace")["name"])

    def client(self, address: str) -> dict[str, Any]:
        """The window as it is now; empty when it is gone."""
        found = (each for each in self.ask("clients") if each["address"] == address)
        return next(found, {})

    def until(self, claim: Callable[[], T], within: float = 20.0) -> T:
        """Wait for what is true soon. Fails when it is not."""
        end = time.monotonic() + within
        while not (found := claim()):
            assert time.monotonic() < end, self.ask("clients")
            time.sleep(0.05)
        return found

    def close_windows(self) -> None:
        """End all that was opened here."""
        gone = {window.pid for window in self._windows}
        for window in self._windows:
            window.terminate()
        for window in self._windows:
            window.wait(20)
        self._windows.clear()
        self.until(lambda: not gone & {each["pid"] for each in self.ask("clients")})

    def kill(self) -> None:
        """End Hyprland as a crash does: nothing is tidied up."""
        self._end(signal.SIGKILL)

    def _end(self, how: signal.Signals) -> None:
        assert self.process is not None
        self.process.send_signal(how)
        try:
            self.process.wait(20)
        except subprocess.TimeoutExpired:
            self.process.kill()
            self.process.wait()

    def stop(self) -> None:
        """End Hyprland as logging out does, and the windows with it."""
        self._end(signal.SIGTERM)
        for window in self._windows:
            window.kill()
            window.wait()


@contextmanager
def runtime_folder() -> Iterator[Path]:
    """A runtime folder with a name so short that a socket's path fits into its 107 bytes."""
    with tempfile.TemporaryDirectory(prefix="ryx-") as name:
        yield Path(name)


@contextmanager
def started(runtime: Path, language: Language) -> Iterator[Session]:
    """A Hyprland of our own: in a window of the Wayland session that we run in, else on the screen."""
    config = runtime / _FILE[language]
    config.write_text(_CONFIG[language])
    ready = runtime / "ready"
    ready.unlink(missing_ok=True)
    os.mkfifo(ready)
    log = runtime / "log"
    with log.open("wb") as out:
        process = subprocess.Popen(
            ["Hyprland", "--config", str(config)], env=_outside(os.environ) | {"XDG_RUNTIME_DIR": str(runtime)},
            stdin=subprocess.DEVNULL, stdout=out, stderr=out, start_new_session=True,
        )  # fmt: skip
    reader = os.open(ready, os.O_RDONLY | os.O_NONBLOCK)
    try:
        # one that finds nothing to draw on neither starts nor ends
        readable, _, _ = select.select([reader], [], [], STARTS_WITHIN)
        assert readable, log.read_text(errors="replace")[-3000:]
        session = Session(runtime, *os.read(reader, 4000).decode().split(), process=process)
    except BaseException:
        process.kill()
        process.wait()
        raise
    finally:
        os.close(reader)
    try:
        session.until(lambda: session.ask("monitors"))
        yield session
    finally:
        session.stop()


def running() -> Session:
    """The Hyprland in which this runs."""
    try:
        return Session(
            Path(os.environ["XDG_RUNTIME_DIR"]),
            os.environ["HYPRLAND_INSTANCE_SIGNATURE"],
            os.environ["WAYLAND_DISPLAY"],
        )
    except KeyError as missing:
        raise AssertionError(f"{missing} is not set: run this in a terminal of the Hyprland session") from None


def _outside(environment: Mapping[str, str]) -> dict[str, str]:
    """The environment for a Hyprland with a runtime folder of its own: where the outer one is, in full."""
    outer = dict(environment)
    outer.pop("HYPRLAND_INSTANCE_SIGNATURE", None)
    outer.pop("DISPLAY", None)
    if display := outer.get("WAYLAND_DISPLAY"):
        outer["WAYLAND_DISPLAY"] = str(Path(outer.get("XDG_RUNTIME_DIR", "/")) / display)
    return outer
