"""Desktop entries: which applications are installed, under which names, and how they are started.

Desktop Entry Specification 1.5. The files are read by pyxdg; names are taken in every language that ryx
speaks, and Exec is split by the specification's own rules, which are not a shell's.
"""

import os
import re
import shlex
import shutil
from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass
from pathlib import Path

from xdg.Exceptions import Error as XdgError  # type: ignore[import-untyped]
from xdg.IniFile import IniFile  # type: ignore[import-untyped]

GROUP = "Desktop Entry"
LANGUAGES = ("", "[de]", "[de_DE]", "[en]", "[en_US]", "[en_GB]")
"""Suffixes of the keys that are read."""
WRAPPERS = frozenset({"env", "sh", "bash", "flatpak", "snap", "gtk-launch", "python", "python3", "perl", "java"})
"""Programs of an Exec line that say nothing about the application."""


@dataclass(frozen=True)
class Application:
    """One application, as its desktop entry describes it."""

    id: str
    """As in org.mozilla.firefox, without .desktop."""
    file: Path
    names: Mapping[str, str]
    """Name by language: "" is the untranslated one."""
    generic: tuple[str, ...]
    keywords: tuple[str, ...]
    exec: str
    icon: str
    folder: str
    terminal: bool
    window: str = ""
    """The class its windows have, where the entry says (StartupWMClass)."""
    many: bool = False
    """Whether one usually wants another of it: a terminal."""

    def name(self, language: str) -> str:
        """The name in this language, or the untranslated one."""
        return self.names.get(language) or self.names.get("") or self.id

    @property
    def program(self) -> str:
        """The name of the program it starts, or "" when a wrapper starts it."""
        for word in split_exec(self.exec) or []:
            base = word.rpartition("/")[2]
            if "=" not in word and base not in WRAPPERS:
                return base
            if base in WRAPPERS - {"env"}:
                return ""
        return ""

    def command(self, language: str) -> list[str] | None:
        """Its argument list with no file given; None when its Exec line is not valid."""
        words = split_exec(self.exec)
        if not words:
            return None
        argv: list[str] = []
        for word in words:
            if word == "%i":
                argv += ["--icon", self.icon] if self.icon else []
            elif re.fullmatch(r"%[fFuUdDnNvm]", word):
                continue  # no file, no address; the rest of these is deprecated
            else:
                argv.append(self._expanded(word, language))
        return argv if "" not in argv[:1] else None

    def _expanded(self, word: str, language: str) -> str:
        codes = {"%%": "%", "%c": self.name(language), "%k": str(self.file)}
        return re.sub(r"%(.)", lambda code: codes.get(code[0], ""), word)


def split_exec(text: str) -> list[str] | None:
    r"""The words of an Exec line: blanks part them, " quotes, and in quotes \ keeps " ` $ \. None if malformed."""
    words: list[str] = []
    rest = text.strip()
    while rest:
        match = re.match(r"\"((?:[^\"\\]|\\.)*)\"(?=\s|$)|([^\s\"']+)(?=\s|$)", rest)
        if match is None:
            # not what the specification allows, and yet common: foo="a b", 'a b'
            try:
                return words + shlex.split(rest)
            except ValueError:
                return None
        words.append(re.sub(r"\\(.)", r"\1", match[1]) if match[1] is not None else match[2])
        rest = rest[match.end() :].lstrip()
    return words


def folders(environment: Mapping[str, str], home: Path) -> tuple[Path, ...]:
    """The folders of desktop entries, the most important first (XDG Base Directory)."""
    data = environment.get("XDG_DATA_HOME") or str(home / ".local/share")
    others = environment.get("XDG_DATA_DIRS") or "/usr/local/share:/usr/share"
    found = (Path(folder) / "applications" for folder in (data, *others.split(":")) if folder.startswith("/"))
    return tuple(dict.fromkeys(found))


def read_all(where: Iterable[Path], environment: Mapping[str, str]) -> tuple[list[Application], dict[Path, int]]:
    """All applications that can be shown here, and the folders that were read with their times.

    Blocks for some hundred milliseconds on a large system: call it in a thread.
    """
    taken: set[str] = set()
    found: list[Application] = []
    times: dict[Path, int] = {}
    for top in where:
        for file in _files(top, times):
            name = str(file.relative_to(top)).removesuffix(".desktop").replace("/", "-")
            if name in taken:
                continue
            taken.add(name)  # a hidden entry hides those of the same name that come later
            application = _read(name, file, environment)
            if application is not None:
                found.append(application)
    return sorted(found, key=lambda application: application.id), times


def _files(folder: Path, times: dict[Path, int]) -> Iterator[Path]:
    """Desktop entries below a folder; links to folders are followed, each real folder once."""
    try:
        info = folder.stat()
        real = Path(os.path.realpath(folder))
        if real in times:
            return
        times[real] = info.st_mtime_ns
        with os.scandir(folder) as entries:
            ordered = sorted(entries, key=lambda entry: entry.name)
    except OSError:
        return
    for entry in ordered:
        if entry.name.endswith(".desktop") and entry.is_file():
            yield Path(entry.path)
        elif entry.is_dir():
            yield from _files(Path(entry.path), times)


def _read(name: str, file: Path, environment: Mapping[str, str]) -> Application | None:
    ini = IniFile()
    try:
        if file.stat().st_size > 1 << 20:
            return None
        ini.parse(str(file))
    except (XdgError, OSError, ValueError):
        return None
    raw: dict[str, str] = ini.content.get(GROUP, {})
    if raw.get("Type") != "Application" or not _shown(raw, environment):
        return None
    names = {
        suffix.strip("[]")[:2]: _text(raw[f"Name{suffix}"]) for suffix in LANGUAGES if raw.get(f"Name{suffix}")
    }
    if not names or not raw.get("Exec"):
        return None
    return Application(
        id=name,
        file=file,
        names=names,
        generic=tuple(
            _text(raw[f"GenericName{suffix}"]) for suffix in LANGUAGES if raw.get(f"GenericName{suffix}")
        ),
        keywords=tuple(
            word.strip()
            for suffix in LANGUAGES
            for word in _text(raw.get(f"Keywords{suffix}", "")).split(";")
            if word.strip()
        ),
        exec=_text(raw["Exec"]),
        icon=_text(raw.get("Icon", "")),
        folder=_text(raw.get("Path", "")),
        terminal=raw.get("Terminal") == "true",
        window=_text(raw.get("StartupWMClass", "")),
        many="TerminalEmulator" in raw.get("Categories", "").split(";"),
    )


def _shown(raw: Mapping[str, str], environment: Mapping[str, str]) -> bool:
    """Whether a menu would show it: Hidden, NoDisplay, TryExec, OnlyShowIn and NotShowIn."""
    if "true" in (raw.get("Hidden"), raw.get("NoDisplay")):
        return False
    here = {name for name in environment.get("XDG_CURRENT_DESKTOP", "").split(":") if name}
    only = {name for name in raw.get("OnlyShowIn", "").split(";") if name}
    never = {name for name in raw.get("NotShowIn", "").split(";") if name}
    if (only and not only & here) or never & here:
        return False
    needs = _text(raw.get("TryExec", ""))
    return not needs or shutil.which(needs, path=environment.get("PATH", "")) is not None


def _text(value: str) -> str:
    r"""A value of type string: \s \n \t \r \\ are escapes."""
    escapes = {"s": " ", "n": "\n", "t": "\t", "r": "\r", "\\": "\\"}
    return re.sub(r"\\(.)", lambda mark: escapes.get(mark[1], mark[0]), value)
