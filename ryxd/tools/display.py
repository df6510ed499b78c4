"""Where is the desktop? Looked up where its sockets are, because variables go stale.

A systemd user unit has no WAYLAND_DISPLAY before the compositor exports it, and a dead one for ever after
(crmne/hyprmoncfg#6, hypridle#196). A variable is kept when what it names answers, replaced when something
else does, and dropped when nothing does.
"""

import os
import socket
import stat
from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from pathlib import Path

X11 = Path("/tmp/.X11-unix")  # noqa: S108 - where X servers put their sockets


@dataclass(frozen=True)
class Hyprland:
    """A running Hyprland: its signature, its folder and the Wayland display it serves (may be empty)."""

    signature: str
    folder: Path
    wayland: str

    @property
    def socket(self) -> Path:
        """Where requests go."""
        return self.folder / ".socket.sock"


def runtime_folder(environment: Mapping[str, str]) -> Path:
    """$XDG_RUNTIME_DIR, or where systemd has it."""
    return Path(environment.get("XDG_RUNTIME_DIR") or f"/run/user/{os.getuid()}")


def desktop_environment(base: Mapping[str, str], x11: Path = X11) -> dict[str, str]:
    """`base` with the desktop's variables as they really are now. Takes well under 5 ms, sends nothing."""
    found = dict(base)
    runtime = runtime_folder(found)
    found["XDG_RUNTIME_DIR"] = str(runtime)
    instances = hyprlands(runtime)
    wayland = _wayland(base.get("WAYLAND_DISPLAY"), runtime, instances)
    _set(found, "WAYLAND_DISPLAY", wayland)
    signature = base.get("HYPRLAND_INSTANCE_SIGNATURE")
    ours = [instance for instance in instances if instance.wayland in {wayland, ""}] if wayland else instances
    names = [instance.signature for instance in ours]
    _set(found, "HYPRLAND_INSTANCE_SIGNATURE", signature if signature in names else next(iter(names), None))
    _set(found, "DISPLAY", _display(base.get("DISPLAY"), x11))
    _set(found, "DBUS_SESSION_BUS_ADDRESS", _bus(base.get("DBUS_SESSION_BUS_ADDRESS"), runtime))
    if names:
        found["XDG_CURRENT_DESKTOP"] = "Hyprland"
    elif "hyprland" in base.get("XDG_CURRENT_DESKTOP", "").lower():
        del found["XDG_CURRENT_DESKTOP"]
    if wayland:
        found["XDG_SESSION_TYPE"] = "wayland"
    return found


def hyprlands(runtime: Path) -> list[Hyprland]:
    """The Hyprland instances whose request socket accepts, the newest first."""
    found: list[tuple[float, Hyprland]] = []
    for folder, changed in _entries(runtime / "hypr"):
        if not accepts(folder / ".socket.sock"):
            continue
        try:
            lock = (folder / "hyprland.lock").read_text().split("\n")
        except (OSError, UnicodeDecodeError):
            lock = []
        found.append((changed, Hyprland(folder.name, folder, lock[1].strip() if len(lock) > 1 else "")))
    return [instance for _, instance in sorted(found, key=lambda pair: (-pair[0], pair[1].signature))]


def accepts(path: Path) -> bool:
    """Whether someone listens on this Unix socket. Connects and hangs up, never waits."""
    with socket.socket(socket.AF_UNIX, socket.SOCK_STREAM) as probe:
        probe.setblocking(False)
        try:
            probe.connect(str(path))
        except BlockingIOError:
            return True  # its queue is full: someone is there, and busy
        except (OSError, ValueError):
            return False
        return True


def _wayland(named: str | None, runtime: Path, instances: list[Hyprland]) -> str | None:
    # a name may also be a path (wayland(7)); joining keeps an absolute one
    if named and accepts(runtime / named):
        return named
    for instance in instances:
        if instance.wayland and accepts(runtime / instance.wayland):
            return instance.wayland
    sockets = [
        (changed, path)
        for path, changed in _entries(runtime)
        if path.name.startswith("wayland-") and not path.name.endswith(".lock")
    ]
    newest_first = (path for _, path in sorted(sockets, reverse=True))
    return next((path.name for path in newest_first if accepts(path)), None)


def _display(named: str | None, x11: Path) -> str | None:
    if named and not named.startswith((":", "unix:")):
        return named  # an X server elsewhere, as ssh -X sets it: not ours to test
    if named and accepts(x11 / f"X{named.rpartition(':')[2].partition('.')[0]}"):
        return named
    own = os.getuid()
    for path, _ in sorted(_entries(x11)):
        if path.name[:1] == "X" and path.name[1:].isdigit() and path.stat().st_uid == own and accepts(path):
            return f":{path.name[1:]}"
    return None


def _bus(named: str | None, runtime: Path) -> str | None:
    for address in (named or "").split(";"):
        options = dict(part.partition("=")[::2] for part in address.partition(":")[2].split(","))
        if address and ("path" not in options or accepts(Path(options["path"]))):
            return named
    return f"unix:path={runtime}/bus" if accepts(runtime / "bus") else None


def _entries(folder: Path) -> Iterator[tuple[Path, float]]:
    """Sockets and folders in here that belong to us, with the time of their last change."""
    try:
        with os.scandir(folder) as entries:
            for entry in entries:
                try:
                    info = entry.stat()
                except OSError:
                    continue
                if stat.S_ISSOCK(info.st_mode) or stat.S_ISDIR(info.st_mode):
                    yield Path(entry.path), info.st_mtime
    except OSError:
        return


def _set(environment: dict[str, str], name: str, value: str | None) -> None:
    if value is None:
        environment.pop(name, None)
    else:
        environment[name] = value
