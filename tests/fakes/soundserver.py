"""A real sound server without sound: PipeWire, WirePlumber and pipewire-pulse, private, with devices that play nothing.

They see no hardware: WirePlumber's monitors of it are off, so no test ever touches the machine's own volume.
"""

import os
import re
import shutil
import subprocess
import time
from collections.abc import Callable, Iterator
from contextlib import ExitStack, contextmanager
from pathlib import Path

from tests.fakes.notifications import CONFIG

PROGRAMS = ("dbus-daemon", "pipewire", "wireplumber", "pipewire-pulse", "wpctl", "pactl", "amixer")
WIREPLUMBER = {
    # until 0.4
    "main.lua.d/51-none.lua": "alsa_monitor.enabled = false\nv4l2_monitor.enabled = false\n",
    "bluetooth.lua.d/51-none.lua": "bluez_monitor.enabled = false\n",
    # since 0.5
    "wireplumber.conf.d/51-none.conf": "wireplumber.profiles = { main = { hardware.audio = disabled"
    " hardware.bluetooth = disabled hardware.video-capture = disabled } }\n",
}
ASOUND = "pcm.!default { type pulse }\nctl.!default { type pulse }\n"
SINK, SOURCE = "sink", "source"


def missing() -> str:
    """Why there can't be one here; empty when there can."""
    absent = [name for name in PROGRAMS if not shutil.which(name)]
    plugin = any(
        any(Path("/usr/lib").glob(f"{at}libasound_module_ctl_pulse.so")) for at in ("alsa-lib/", "*/alsa-lib/")
    )
    absent += [] if plugin else ["ALSA's plugin for PulseAudio"]
    return f"not installed: {', '.join(absent)}" if absent else ""


class Sound:
    """The server, and its programs as somebody else at the same desktop would use them."""

    def __init__(self, environment: dict[str, str]) -> None:
        self.environment = environment
        """What a program needs to reach it."""
        self._modules: dict[str, str] = {}

    def run(self, *argv: str) -> str:
        """What a program prints, which must not fail."""
        done = self._try(*argv)
        assert done.returncode == 0, (argv, done.stderr)
        return done.stdout

    def _try(self, *argv: str) -> subprocess.CompletedProcess[str]:
        environment = {"PATH": os.environ["PATH"], **self.environment}
        return subprocess.run(argv, env=environment, capture_output=True, text=True, timeout=10, check=False)

    def plug(self, name: str, kind: str) -> None:
        """A new output or microphone, which becomes the default."""
        what = ["media.class=Audio/Source/Virtual"] if kind == SOURCE else []
        self._modules[name] = self.run(
            "pactl", "load-module", "module-null-sink", f"sink_name={name}", *what
        ).strip()
        self.choose(name, kind)

    def unplug(self, name: str) -> None:
        self.run("pactl", "unload-module", self._modules.pop(name))
        for kind in (SINK, SOURCE):
            _until(lambda kind=kind: self._settled(kind) not in {"", name})

    def choose(self, name: str, kind: str) -> None:
        """Make it the default."""
        _until(lambda: f"\t{name}\t" in self.run("pactl", "list", "short", f"{kind}s"))
        # while WirePlumber is not there yet the server refuses
        _until(lambda: self._try("pactl", f"set-default-{kind}", name).returncode == 0)
        _until(lambda: self._settled(kind) == name)

    def _settled(self, kind: str) -> str:
        """The default, once both of the server's doors say the same; empty until then."""
        ours = self.default(kind)
        theirs = self._try("pactl", f"get-default-{kind}").stdout.strip().removesuffix(".monitor")
        return ours if ours == theirs else ""

    def default(self, kind: str) -> str:
        """The name of the default output or microphone, as PipeWire's session manager has it."""
        told = self._try(
            "wpctl", "inspect", f"@DEFAULT_AUDIO_{kind.upper()}@"
        ).stdout  # nothing where there is none
        found = re.search(r'node\.name = "(.*?)"', told)
        return found[1] if found else ""

    def set(self, kind: str, name: str, level: int, *, muted: bool) -> None:
        self.run("pactl", f"set-{kind}-volume", name, f"{level}%")
        self.run("pactl", f"set-{kind}-mute", name, str(int(muted)))

    def wireplumber(self, kind: str) -> tuple[int, bool]:
        """Level and mute of the default, as wpctl tells it."""
        told = self.run("wpctl", "get-volume", f"@DEFAULT_AUDIO_{kind.upper()}@").split()
        return round(float(told[1]) * 100), told[2:] == ["[MUTED]"]

    def pulse(self, kind: str, name: str) -> tuple[int, bool]:
        """Level and mute of a device, as pactl tells it; both channels must agree."""
        (level,) = set(re.findall(r"(\d+)%", self.run("pactl", f"get-{kind}-volume", name)))
        return int(level), self.run("pactl", f"get-{kind}-mute", name).strip() == "Mute: yes"


@contextmanager
def sound_server(runtime: Path, home: Path) -> Iterator[Sound]:
    """A server with an output `speakers` and a microphone `headset`, both at 40 %."""
    files = {
        home / ".asoundrc": ASOUND,
        runtime / "sound-bus.conf": CONFIG.format(path=runtime / "sound-bus"),
        **{home / ".config/wireplumber" / name: text for name, text in WIREPLUMBER.items()},
    }
    for file, text in files.items():
        file.parent.mkdir(parents=True, exist_ok=True)
        file.write_text(text)
    environment = {
        "HOME": str(home),
        "XDG_RUNTIME_DIR": str(runtime),
        "DBUS_SESSION_BUS_ADDRESS": f"unix:path={runtime}/sound-bus",
        "DBUS_SYSTEM_BUS_ADDRESS": "unix:path=/nowhere",
        "LC_ALL": "C.UTF-8",
    }
    with ExitStack() as stack, open(runtime / "sound.log", "wb") as log:

        def start(*argv: str, ready: str) -> None:
            """Start it; returns when its socket is there."""
            process = subprocess.Popen(
                argv,
                env={"PATH": os.environ["PATH"], **environment},
                cwd=home,
                stdin=subprocess.DEVNULL,
                stdout=log,
                stderr=log,
            )
            stack.callback(_end, process)
            _until(lambda: not ready or (runtime / ready).is_socket() or process.poll() is not None)
            assert process.poll() is None, (runtime / "sound.log").read_text(errors="replace")

        start(
            "dbus-daemon", f"--config-file={runtime}/sound-bus.conf", "--nofork", "--nopidfile", ready="sound-bus"
        )
        start("pipewire", ready="pipewire-0")
        start("wireplumber", ready="")
        start("pipewire-pulse", ready="pulse/native")
        sound = Sound(environment)
        sound.plug("speakers", SINK)
        sound.plug("headset", SOURCE)
        for kind, name in ((SINK, "speakers"), (SOURCE, "headset")):
            sound.set(kind, name, 40, muted=False)
        yield sound


def _end(process: subprocess.Popen[bytes]) -> None:
    process.terminate()
    try:
        process.wait(5)
    except subprocess.TimeoutExpired:
        process.kill()
        process.wait()


def _until(claim: Callable[[], bool], within: float = 20.0) -> None:
    """Wait for what the server does in its own time."""
    last = time.monotonic() + within
    while not claim():
        assert time.monotonic() < last, "the sound server did not get that far"
        time.sleep(0.01)
