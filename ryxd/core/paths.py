"""Which files may an agent read? The boundary that every file tool asks (DESIGN §9).

A path is judged by where it really leads: `~`, `..` and links are resolved first, and both the name that
was given and the place it leads to must be inside a root and under no rule of the denied list.
"""

import errno
import os
import re
import unicodedata
from collections.abc import Iterable, Mapping
from fnmatch import fnmatchcase, translate
from glob import escape, iglob
from pathlib import Path

from ryxd.core.tool import ToolError

ROOTS = (
    "/etc", "/usr/share", "/usr/lib", "/usr/local", "/usr/include", "/opt", "/srv", "/var/log",
    "/var/lib/pacman", "/media", "/mnt", "/run/media", "/boot",
    "/tmp", "/var/tmp",  # noqa: S108 - read from, never written to
)  # fmt: skip
"""Readable besides the home folder, unless the configuration says otherwise."""

DENIED = (
    # keys and passwords
    "~/.ssh", "~/.gnupg", "~/.pki", "~/.password-store", "~/.local/share/keyrings", "~/.local/share/kwalletd",
    "~/.local/share/gnupg", "~/.config/age", "~/.config/sops", "~/.config/op", "~/.config/Bitwarden*",
    "~/.config/keepassxc", "~/.config/1Password", "*.kdbx", "*.keystore", "id_rsa", "id_dsa", "id_ecdsa",
    "id_ed25519",
    # logins of programs
    "~/.aws", "~/.azure", "~/.kube", "~/.docker", "~/.config/gcloud", "~/.config/gh", "~/.config/hub",
    "~/.config/rclone", "~/.netrc", "~/.git-credentials", "~/.config/git/credentials", "~/.pgpass",
    "~/.my.cnf", "~/.npmrc", "~/.pypirc", "~/.cargo/credentials*", "~/.config/containers/auth.json",
    "~/.vault-token", "~/.terraform.d", ".env", ".env.*", ".netrc", ".htpasswd",
    # browsers and mail: cookies, sessions, stored passwords
    "~/.mozilla", "~/.config/mozilla", "~/.config/chromium", "~/.config/google-chrome*",
    "~/.config/BraveSoftware", "~/.config/microsoft-edge*", "~/.config/vivaldi*", "~/.config/opera*",
    "~/.librewolf", "~/.config/librewolf", "~/.zen", "~/.waterfox", "~/.tor-browser", "~/.thunderbird",
    "~/.var/app/*/.mozilla", "~/.var/app/*/config/chromium", "~/.var/app/*/config/google-chrome*",
    "~/.config/Signal", "~/.config/Element", "~/.local/share/TelegramDesktop",
    # the system's own secrets, and things that are not files
    "/etc/shadow*", "/etc/gshadow*", "/etc/sudoers*", "/etc/ssh/*key", "/etc/ssl/private",
    "/etc/NetworkManager/system-connections", "/etc/wireguard", "/etc/crypttab.d", "/root/.ssh",
    "/proc", "/sys", "/dev", "/run/user", "/run/secrets",
)  # fmt: skip
"""Never readable, even inside a root: a leading ~/ is the home folder, a leading / the file system,
anything else a name in any folder. A rule covers what is below it."""

LONGEST = 4096
"""Bytes in a path, as PATH_MAX of linux/limits.h."""

FOLDERS: Mapping[str, tuple[str, ...]] = {
    "PICTURES": ("Pictures", "Bilder"),
    "DOWNLOAD": ("Downloads", "Download"),
    "DOCUMENTS": ("Documents", "Dokumente"),
    "DESKTOP": ("Desktop", "Schreibtisch", "Arbeitsfläche"),
    "MUSIC": ("Music", "Musik"),
    "VIDEOS": ("Videos",),
    "TEMPLATES": ("Templates", "Vorlagen"),
    "PUBLICSHARE": ("Public", "Öffentlich"),
}
"""The keys of user-dirs.dirs and the names xdg-user-dirs gives them in English and German."""

_ENTRY = re.compile(r'^\s*XDG_(\w+)_DIR\s*=\s*"(.*)"\s*$', re.MULTILINE)


def user_folders(home: Path, config: Path | None = None) -> dict[str, Path]:
    """The user's own folders by key of FOLDERS, only those that exist (user-dirs.dirs(5)).

    What the file does not name, or names as the home folder itself (which switches it off), is looked for
    by its usual names. `config` is $XDG_CONFIG_HOME.
    """
    try:
        text = ((config or home / ".config") / "user-dirs.dirs").read_text(errors="replace")
    except OSError:
        text = ""
    named: dict[str, Path] = {}
    for key, value in _ENTRY.findall(text):
        plain = re.sub(r"\\(.)", r"\1", value)
        at_home = plain == "$HOME" or plain.startswith("$HOME/")
        named[key] = home / plain.removeprefix("$HOME").lstrip("/") if at_home else Path(plain)
    found: dict[str, Path] = {}
    for key, names in FOLDERS.items():
        wanted = [named[key]] if named.get(key, home) != home else []
        for folder in (*wanted, *(home / name for name in names)):
            if folder.is_dir():
                found[key] = folder
                break
    return found


class Roots:
    """The Paths of ryxd.core.tool: what is inside `roots` and under no rule of `denied`.

    INVARIANT: what `readable` returns is absolute, has no link left in it, and is inside a root.
    """

    def __init__(
        self,
        home: Path,
        cwd: Path | None = None,
        roots: Iterable[str | Path] = ROOTS,
        denied: Iterable[str] = DENIED,
        *,
        config: Path | None = None,
        writable: Iterable[str | Path] = (),
        own: Iterable[Path] = (),
    ) -> None:
        """`home` is always a root; relative paths mean `cwd`; `config` is $XDG_CONFIG_HOME.

        The home folder, `cwd` and the folders `writable` may be changed, what is `own` (ryx's) never.
        """
        self._home = Path(os.path.realpath(home))
        self._given_home = Path(os.path.abspath(home))
        self._cwd = Path(os.path.realpath(cwd)) if cwd else self._home
        inside = (self._expand(str(root)) for root in roots)
        self._roots = tuple(dict.fromkeys((self._home, *(Path(os.path.realpath(root)) for root in inside))))
        self._denied = Denied(self._home, denied)
        self._config = config
        # where home is below the folder somebody stands in, that folder is / or /home: nobody means all of it
        here = () if self._home.is_relative_to(self._cwd) else (self._cwd,)
        changed = (self._home, *here, *(self._expand(str(root)) for root in writable))
        self._writable = tuple(dict.fromkeys(Path(os.path.realpath(root)) for root in changed))
        self._own = tuple(Path(os.path.realpath(path)) for path in own)
        self._own_names = frozenset(map(str, self._own))

    @property
    def home(self) -> Path:
        """The user's home folder, its own links resolved."""
        return self._home

    @property
    def cwd(self) -> Path:
        """The folder that relative paths mean."""
        return self._cwd

    @property
    def roots(self) -> tuple[Path, ...]:
        """The folders that may be read, the home folder first."""
        return self._roots

    def readable(self, path: str | Path) -> Path:
        """The absolute path, without links, that `path` leads to; it need not exist.

        `~/Bilder` finds ~/Pictures, and the other way round, where only the twin exists; `~/downloads` finds
        ~/Downloads, where no other folder differs in case only. Raises ToolError when the text is no path, is
        outside every root, or is under a denied rule (it names the rule).
        """
        text = self._checked(str(path))
        given = self._twin(self._expand(text), last=True)
        resolved = self._resolved(given, text)
        for candidate in (given, resolved):
            rule = self._denied.rule(candidate)
            if rule:
                raise ToolError(
                    f"{text} is private: the rule {rule} of the denied paths covers it. "
                    "Only the user can open it, outside of ryx."
                )
        if not any(resolved.is_relative_to(root) for root in self._roots):
            leads = f" leads to {resolved}, which" if resolved != given else ""
            allowed = ", ".join(shown(root, self._home) for root in self._roots)
            raise ToolError(f"{text}{leads} is outside the folders that may be read: {allowed}")
        return resolved

    def writable(self, path: str | Path) -> Path:
        """The absolute path that `path` means, for something to be made, changed, moved or taken away.

        The folders on the way are resolved; a link in the last place is itself what is meant. Raises ToolError
        where `readable` would, outside the folders that may be changed, for one of these folders themselves,
        and for what is ryx's own: its configuration, its journal, its socket.
        """
        text = self._checked(str(path))
        given = self._twin(self._expand(text), last=False)
        self.readable(text)  # private and unreachable things are told as such; a link may not lead there either
        name = given.name
        if name in {"", ".", ".."}:
            given = Path(os.path.realpath(given))
            name = given.name
        resolved = Path(os.path.realpath(given.parent)) / name
        rule = self._denied.rule(resolved)
        if rule:
            raise ToolError(f"{text} is private: the rule {rule} of the denied paths covers it; it is not changed")
        own = next((place for place in self._own if resolved.is_relative_to(place)), None)
        if own is not None or any(place.is_relative_to(resolved) for place in self._own):
            raise ToolError(f"{text} belongs to ryx itself; no agent may change it, only the user outside of ryx")
        if resolved in {Path("/"), self._home, *self._writable}:
            raise ToolError(f"{text} is one of the folders that ryx works in; it can't be changed as a whole")
        if not any(resolved.is_relative_to(root) for root in self._writable):
            allowed = ", ".join(shown(root, self._home) for root in self._writable)
            raise ToolError(f"{text} is outside the folders that may be changed: {allowed}")
        return resolved

    def hidden(self, path: Path) -> bool:
        """Whether a search must leave this path out: what `readable` would refuse."""
        try:
            self.readable(path)
        except ToolError:
            return True
        return False

    def private_below(self, path: Path) -> str | None:
        """The denied rule for something that is there below this folder; rules for names hold at any place."""
        return self._denied.below(path)

    def covered(self, folder: str, name: str) -> bool:
        """Whether a program must not see `name` in `folder`: private, or ryx's own.

        For walks from above: the folder itself is real and not covered. Quick, for it is asked of every entry.
        """
        return self._denied.here(folder, name) or f"{folder.rstrip('/')}/{name}" in self._own_names

    def _checked(self, text: str) -> str:
        if not text.strip():
            raise ToolError("the path is empty; give a file or folder, as in ~/Documents/report.pdf")
        strange = next((mark for mark in text if unicodedata.category(mark) in {"Cc", "Cs"}), None)
        # surrogates are how Python carries file names that are no UTF-8; a path that came from a search may
        # have them, one with NUL or a newline in it comes from nobody's keyboard
        if strange is not None and not "\udc80" <= strange <= "\udcff":
            raise ToolError(f"the path has the character U+{ord(strange):04X} in it, which no name may have")
        raw = os.fsencode(text)
        if len(raw) >= LONGEST or any(len(part) > 255 for part in raw.split(b"/")):
            raise ToolError("the path is too long: a name has at most 255 bytes, a path 4095")
        return text

    def _expand(self, text: str) -> Path:
        """Absolute and without `..`, links not yet followed where the name has none."""
        if text == "~" or text.startswith("~/"):
            return self._home / text[2:].lstrip("/")
        if text.startswith("~"):
            raise ToolError(f"{text} is another user's folder; only ~/ can be read")
        path = Path(text)
        if path.is_absolute() and self._given_home != self._home and path.is_relative_to(self._given_home):
            return self._home / path.relative_to(self._given_home)
        return self._cwd / path

    def _resolved(self, given: Path, text: str) -> Path:
        try:
            os.stat(given)
        except OSError as error:
            # realpath keeps quiet about links that lead in a circle
            if error.errno in {errno.ELOOP, errno.ENAMETOOLONG}:
                raise ToolError(f"{text} can't be followed: {error.strerror}") from error
        # links first, then `..`, in the order in which the kernel does it; a missing rest is kept
        return Path(os.path.realpath(given))

    def _twin(self, path: Path, *, last: bool) -> Path:
        """The path with the folders that are meant, where one goes by another name here: ~/Bilder, ~/downloads.

        What is there keeps its name. `last`: also in the last place, where it is a folder.
        """
        if not path.is_relative_to(self._home) or ".." in path.parts or os.path.lexists(path):
            return path
        found = self._home
        parts = path.relative_to(self._home).parts
        for index, part in enumerate(parts):
            there = found / part
            if not os.path.lexists(there):
                by_case = last or index < len(parts) - 1
                meant = (_by_case(found, part) if by_case else None) or self._usual(found, part)
                if meant is None:
                    return found.joinpath(*parts[index:])
                there = meant
            found = there
        return found

    def _usual(self, folder: Path, name: str) -> Path | None:
        """The well-known folder of the home that this is another usual name of."""
        if folder != self._home:
            return None
        folded = unicodedata.normalize("NFC", name).casefold()
        for key, names in FOLDERS.items():
            if folded in {known.casefold() for known in names}:
                return user_folders(self._home, self._config).get(key)
        return None


def _by_case(folder: Path, name: str) -> Path | None:
    """The one folder in `folder` that differs from this name in case only; None where there are several."""
    folded = unicodedata.normalize("NFC", name).casefold()
    try:
        with os.scandir(folder) as entries:
            alike = [
                entry.name
                for entry in entries
                if unicodedata.normalize("NFC", entry.name).casefold() == folded and entry.is_dir()
            ]
    except OSError:
        return None
    return folder / alike[0] if len(alike) == 1 else None


class Denied:
    """The rules of the denied paths, made ready: a search asks them for every hit.

    Where ~/.ssh is a link of a dotfile manager, the place it leads to is denied too. That is looked up once,
    so an object of this class is for one run, not for the life of the daemon.
    """

    def __init__(self, home: Path, rules: Iterable[str]) -> None:
        """Take the rules in the form of DENIED."""
        self._home = str(home)
        self._tops: dict[tuple[str, ...], str] = {}
        self._globs: list[tuple[tuple[str, ...], str]] = []
        self._names: list[tuple[re.Pattern[str], str]] = []
        real: dict[str, str] = {}
        rules = tuple(rules)
        for rule in rules:
            top = f"{self._home}/{rule[2:]}" if rule.startswith("~/") else rule
            if not rule.startswith(("/", "~/")):
                self._names.append((re.compile(translate(rule)), rule))
            elif any(mark in rule for mark in "*?["):
                self._globs.append((Path(top).parts, rule))
            else:
                folder, _, name = top.rpartition("/")
                if folder not in real:
                    real[folder] = os.path.realpath(folder or "/")
                leads = f"{real[folder]}/{name}"
                leads = os.path.realpath(leads) if os.path.islink(leads) else leads
                self._tops |= {Path(top).parts: rule, Path(leads).parts: rule}
        self._exact = frozenset(os.path.join(*parts) for parts in self._tops)
        self._named = re.compile("|".join(name.pattern for name, _ in self._names) or r"(?!)")

    def here(self, folder: str, name: str) -> bool:
        """Whether a rule covers `name` in a folder that none covers."""
        if self._named.match(name):
            return True
        path = f"{folder.rstrip('/')}/{name}"
        if path in self._exact:
            return True
        if not self._globs:
            return False
        parts = ("/", *path[1:].split("/"))
        return any(len(glob) == len(parts) and all(map(fnmatchcase, parts, glob)) for glob, _ in self._globs)

    def rule(self, path: Path) -> str | None:
        """The rule that covers this path, or None."""
        parts = Path(os.path.normpath(path)).parts
        for length in range(2, len(parts) + 1):
            rule = self._tops.get(parts[:length])
            if rule:
                return rule
        for glob, rule in self._globs:
            if len(glob) <= len(parts) and all(map(fnmatchcase, parts, glob)):
                return rule
        return next((rule for name, rule in self._names if any(map(name.match, parts[1:]))), None)

    def below(self, path: Path) -> str | None:
        """The rule for a place of its own below this path, if something is there; None otherwise."""
        parts = path.parts
        for top, rule in self._tops.items():
            if len(top) > len(parts) and top[: len(parts)] == parts and os.path.lexists(os.path.join(*top)):
                return rule
        for glob, rule in self._globs:
            if len(glob) > len(parts) and all(map(fnmatchcase, parts, glob)):
                pattern = os.path.join(escape(str(path)), *glob[len(parts) :])
                if next(iglob(pattern, include_hidden=True), None) is not None:
                    return rule
        return None


def repository(folder: Path, home: Path) -> Path:
    """The Git repository that a folder is in, or itself; that of the whole home folder counts as none."""
    for place in (folder, *folder.parents):
        if home.is_relative_to(place):
            break
        if (place / ".git").exists():
            return place
    return folder


def shown(path: Path, home: Path) -> str:
    """A path as a person writes it: ~/Pictures/wave.jpg."""
    if path == home:
        return "~"
    return f"~/{path.relative_to(home)}" if path.is_relative_to(home) else str(path)
