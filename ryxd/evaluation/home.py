"""A scratch world: a home with the files of a case, and folders of ryx's own beside it. Gone when it is left."""

import contextlib
import itertools
import json
import os
import shutil
import tempfile
from collections.abc import Mapping
from datetime import UTC, datetime, timedelta
from pathlib import Path
from typing import Any, Self

from ryxd.evaluation.judging import Files
from ryxd.evaluation.suites import Case, Content
from ryxd.wire.errors import Unavailable

APPLICATIONS = {
    "firefox": "Firefox", "chromium": "Chromium", "thunderbird": "Thunderbird", "kitty": "kitty",
    "alacritty": "Alacritty", "foot": "Foot", "thunar": "Thunar", "nautilus": "Files", "code": "VS Code",
    "neovim": "Neovim", "gimp": "GIMP", "inkscape": "Inkscape", "blender": "Blender", "vlc": "VLC media player",
    "mpv": "mpv", "spotify": "Spotify", "discord": "Discord", "signal-desktop": "Signal", "telegram": "Telegram",
    "steam": "Steam", "obs": "OBS Studio", "libreoffice-writer": "LibreOffice Writer",
    "libreoffice-calc": "LibreOffice Calc", "obsidian": "Obsidian", "keepassxc": "KeePassXC",
    "pavucontrol": "PulseAudio Volume Control", "qbittorrent": "qBittorrent", "okular": "Okular",
    "gnome-calculator": "Calculator",
}  # fmt: skip
"""What is installed in the scratch world, by the name of its file: rules ask whether a name is an application."""

LONGEST = 107
"""Bytes in a socket's path (unix(7))."""

LOCALES = {"de": "de_DE.UTF-8", "en": "en_US.UTF-8"}


class Scratch:
    """`with Scratch("de") as scratch`: empty folders; `language` is that of who lives there."""

    def __init__(self, language: str) -> None:
        self._language = language

    def __enter__(self) -> Self:
        self.root = _made()
        self.home = self.root / "home"
        self.results = self.root / "results.json"
        """What the case says that tools give."""
        self.log = self.root / "ryxd.log"
        self.socket = self.root / "run" / "ryx" / "ryxd.sock"
        if len(os.fsencode(self.socket)) > LONGEST:
            self.__exit__()
            raise Unavailable(f"a socket's path has at most {LONGEST} bytes; set TMPDIR to a shorter one than now")
        self.config = self.root / "config" / "ryx" / "config.toml"
        self.plans = self.root / "state" / "ryx" / "plans.json"
        for folder in (self.home, self.config.parent, self.root / "data-dirs" / "applications"):
            folder.mkdir(parents=True)
        (self.root / "run").mkdir(mode=0o700)
        self._applications = self.root / "data" / "applications"
        self._applications.mkdir(parents=True)
        _entries(self.root / "data-dirs" / "applications", APPLICATIONS)
        return self

    def __exit__(self, *exc: object) -> None:
        _writable(self.root)
        shutil.rmtree(self.root, ignore_errors=True)

    def environment(self, more: Mapping[str, str]) -> dict[str, str]:
        """What the daemon gets: its own folders, no desktop, no bus, and `more`."""
        root = self.root
        return {
            "PATH": os.environ.get("PATH", os.defpath),
            "HOME": str(self.home),
            "LANG": LOCALES[self._language],
            "XDG_RUNTIME_DIR": str(root / "run"),
            "XDG_CONFIG_HOME": str(root / "config"),
            "XDG_STATE_HOME": str(root / "state"),
            "XDG_DATA_HOME": str(root / "data"),
            "XDG_CACHE_HOME": str(root / "cache"),
            "XDG_DATA_DIRS": str(root / "data-dirs"),
            "DBUS_SESSION_BUS_ADDRESS": f"unix:path={root}/no-bus",
            "DBUS_SYSTEM_BUS_ADDRESS": f"unix:path={root}/no-bus",
            **more,
        }

    def fill(self, case: Case) -> None:
        """Empty the home, and put there what the case has; and what it says that tools give.

        An application that the case wants to have opened is there, too.
        """
        _emptied(self.home)
        write(self.home, case.home)
        _emptied(self._applications)
        _entries(self._applications, {f"case-{number}": name for number, name in enumerate(_opened(case))})
        self.results.write_text(json.dumps(case.results))

    def cwd(self, case: Case) -> Path:
        """Where the case's requests come from."""
        return self.home if case.cwd is None else self.home / case.cwd

    def files(self) -> Files:
        """What is in the home now."""
        return content(self.home)


def _entries(folder: Path, names: Mapping[str, str]) -> None:
    """Install applications: their files' names, and what they are called."""
    for name, called in names.items():
        (folder / f"{name}.desktop").write_text(f"[Desktop Entry]\nType=Application\nName={called}\nExec=true\n")


def _opened(case: Case) -> list[str]:
    """The applications that a case wants to have opened, but for those that are always there."""
    calls = [call for _, wanted in case.asked if wanted for call in (*wanted.call, *wanted.done)]
    names = [str((call.args or {}).get("name", "")).strip() for call in calls if call.tool == "open_app"]
    known = {"", "*", *(name.casefold() for pair in APPLICATIONS.items() for name in pair)}
    return [name for name in dict.fromkeys(map(str.casefold, names)) if name.isprintable() and name not in known]


def _made() -> Path:
    """A new folder for nobody else, of the same name each time where it can be: models see it in paths."""
    for number in itertools.count(1):
        path = Path(tempfile.gettempdir(), f"ryx-eval-{number}")
        try:
            path.mkdir(mode=0o700)
        except FileExistsError:
            continue
        except OSError as error:
            raise Unavailable(f"{path} can't be made: {error.strerror}") from error
        return path
    raise AssertionError


def write(home: Path, files: Mapping[str, str | Content | None]) -> None:
    """Make these files and folders. Raises Unavailable where one can't be."""
    try:
        for name, what in files.items():
            path = home / name
            if what is None:
                path.mkdir(parents=True, exist_ok=True)
                continue
            made = what if isinstance(what, Content) else Content(text=what)
            path.parent.mkdir(parents=True, exist_ok=True)
            path.write_bytes(made.text.encode())
            if (changed := _changed(made)) is not None:
                os.utime(path, (changed, changed))
    except OSError as error:
        raise Unavailable(f"{name} can't be put into the scratch home: {error.strerror}") from error


def content(home: Path) -> dict[str, bytes | None]:
    """All that is below a folder. A link is where it leads."""
    found: dict[str, bytes | None] = {}
    for here, folders, names in os.walk(home):
        for name in (*folders, *names):
            path = Path(here, name)
            key = str(path.relative_to(home))
            if path.is_symlink():
                found[key] = b"-> " + os.fsencode(path.readlink())
            elif name in folders:
                found[key] = None
            else:
                with contextlib.suppress(FileNotFoundError):
                    found[key] = path.read_bytes() if path.is_file() else b"(no regular file)"
    return found


def _changed(made: Content) -> float | None:
    """When a file was last changed, in seconds since 1970; None is now."""
    if made.day is not None:
        return datetime(made.day.year, made.day.month, made.day.day, 12, tzinfo=UTC).timestamp()
    return None if made.days is None else (datetime.now(UTC) - timedelta(days=made.days)).timestamp()


def _emptied(folder: Path) -> None:
    _writable(folder)
    for entry in list(os.scandir(folder)):
        if entry.is_dir(follow_symlinks=False):
            shutil.rmtree(entry.path)
        else:
            os.unlink(entry.path)


def _writable(folder: Path) -> None:
    """Let everything below be removed, whatever modes were set there."""
    for here, folders, _ in os.walk(folder):
        for name in folders:
            path = Path(here, name)
            if not path.is_symlink():
                with contextlib.suppress(OSError):
                    path.chmod(0o700)


def told(log: Path, lines: int = 5) -> str:
    """The end of a log, for a person."""
    try:
        text = log.read_text(errors="replace")
    except OSError:
        return ""
    return "\n".join(text.splitlines()[-lines:])


def as_json(value: Any) -> str:
    """A value as JSON, on one line."""
    return json.dumps(value, ensure_ascii=False, separators=(",", ":"))
