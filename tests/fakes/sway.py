"""A real sway without a screen, for programs that need a Wayland display, and what is on it."""

import asyncio
import os
import select
import shutil
import subprocess
import tempfile
from collections.abc import Callable, Iterator, Mapping
from contextlib import contextmanager
from pathlib import Path

CONFIG = """\
output HEADLESS-1 resolution 320x200 position 0 0
xwayland disable
exec sh -c 'echo "$WAYLAND_DISPLAY" > "$XDG_RUNTIME_DIR/ready"'
"""
NOBODY = 65534


def missing() -> str:
    """Why there can't be one here; empty when there can."""
    return "" if shutil.which("sway") else "sway is not installed"


@contextmanager
def headless() -> Iterator[dict[str, str]]:
    """The environment of a headless sway: WAYLAND_DISPLAY and XDG_RUNTIME_DIR."""
    with tempfile.TemporaryDirectory(prefix="ryx-") as name:
        runtime = Path(name)
        (runtime / "config").write_text(CONFIG)
        ready = runtime / "ready"
        os.mkfifo(ready)
        # sway refuses root: then it runs as nobody, and root may use its socket all the same
        other = {"user": NOBODY, "group": NOBODY, "extra_groups": []} if os.getuid() == 0 else {}
        if other:
            for path in (runtime, runtime / "config", ready):
                os.chown(path, NOBODY, NOBODY)
        environment = {
            "PATH": "/usr/local/bin:/usr/bin:/bin", "HOME": name, "XDG_RUNTIME_DIR": name, "LANG": "C.UTF-8",
            "WLR_BACKENDS": "headless", "WLR_RENDERER": "pixman", "WLR_LIBINPUT_NO_DEVICES": "1",
        }  # fmt: skip
        with open(runtime / "log", "wb") as log:
            sway = subprocess.Popen(
                ["sway", "-c", str(runtime / "config")], env=environment, cwd=name, stdin=subprocess.DEVNULL,
                stdout=log, stderr=log, start_new_session=True, **other,
            )  # fmt: skip
        reader = os.open(ready, os.O_RDONLY | os.O_NONBLOCK)
        try:
            readable, _, _ = select.select([reader], [], [], 20)
            assert readable, (runtime / "log").read_text(errors="replace")[-2000:]
            display = _line(reader)
            assert display, (runtime / "log").read_text(errors="replace")[-2000:]
            yield {"WAYLAND_DISPLAY": display, "XDG_RUNTIME_DIR": name}
        finally:
            os.close(reader)
            sway.terminate()
            try:
                sway.wait(10)
            except subprocess.TimeoutExpired:
                sway.kill()
                sway.wait()


def _line(reader: int) -> str:
    text = b""
    while not text.endswith(b"\n"):
        select.select([reader], [], [], 10)
        piece = os.read(reader, 100)
        if not piece:
            break
        text += piece
    return text.decode().strip()


def picture(environment: Mapping[str, str], *region: str) -> bytes:
    """What the screen shows now, or grim's `region` of it."""
    argv = ["grim", *(["-g", *region] if region else []), "-"]
    return subprocess.run(argv, env={**os.environ, **environment}, check=True, stdout=subprocess.PIPE).stdout


async def until_it_shows(environment: Mapping[str, str], claim: Callable[[bytes], bool], *region: str) -> bytes:
    """Wait until `claim` is true of the picture: no event tells what is on a screen."""
    async with asyncio.timeout(20):
        while not claim(shown := await asyncio.to_thread(picture, environment, *region)):
            await asyncio.sleep(0.02)
    return shown


async def still(environment: Mapping[str, str], *region: str) -> bytes:
    """The picture once nothing moves any more."""
    last = b""
    while last != (shown := await asyncio.to_thread(picture, environment, *region)):
        last = shown
        await asyncio.sleep(0.3)
    return shown
