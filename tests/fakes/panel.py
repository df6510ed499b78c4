"""A laptop's panel for the real brightnessctl: files like those of the kernel, which it sees in place of /sys/class."""

import os
import shlex
import shutil
from pathlib import Path

from tests.fakes.programs import Programs


def missing() -> str:
    """Why there can't be one here; empty when there can."""
    absent = [name for name in ("brightnessctl", "bwrap") if not shutil.which(name)]
    return f"not installed: {', '.join(absent)}" if absent else ""


class Panel:
    """A machine's backlights; `raw` is what the kernel would light the panel with."""

    def __init__(self, folder: Path, programs: Programs) -> None:
        self._class = folder / "sys-class"
        (self._class / "backlight").mkdir(parents=True)
        seen = ["bwrap", "--dev-bind", "/", "/", "--bind", str(self._class), "/sys/class", "--"]
        argv = shlex.join([*seen, shutil.which("brightnessctl") or "brightnessctl"])
        path = shlex.quote(os.environ["PATH"])
        # where it may not write it asks logind, which here is none
        bus = "unix:path=/nowhere"
        programs.script(
            "brightnessctl", f'#!/bin/sh\nPATH={path} DBUS_SYSTEM_BUS_ADDRESS={bus} exec {argv} "$@"\n'
        )

    def light(self, raw: int, most: int, name: str = "intel_backlight") -> Path:
        """A backlight of that many steps, so bright now; gives the file that says how bright."""
        device = self._class / "backlight" / name
        device.mkdir(exist_ok=True)
        (device / "max_brightness").write_text(f"{most}\n")
        (device / "brightness").write_text(f"{raw}\n")
        return device / "brightness"

    def raw(self, name: str = "intel_backlight") -> int:
        return int((self._class / "backlight" / name / "brightness").read_text())
