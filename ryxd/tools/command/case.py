"""One simple command while it is judged: what programs' own readers may ask and say of it."""

import os
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from glob import has_magic, iglob
from itertools import islice
from pathlib import Path

from ryxd.core.effect import Permission
from ryxd.tools.command.reading import Found
from ryxd.tools.command.words import Word

HARMLESS_PLACES = frozenset(
    ("/dev/null", "/dev/zero", "/dev/full", "/dev/random", "/dev/urandom", "/dev/stdin", "/dev/stdout",
     "/dev/stderr", "/dev/tty", "-")
)  # fmt: skip
"""Not files: nothing is kept there, and nothing private comes from there."""

MOST_MATCHES = 1000
"""Files that a pattern may mean before it counts as unclear which ones."""


@dataclass
class Case:
    """A simple command. `words` begins with the program's name."""

    words: Sequence[Word]
    found: Found
    folders: tuple[Path, ...] | None
    """What a relative path may be relative to; None when that is unknown."""
    home: Path
    judge: Callable[[Sequence[Word]], None]
    """Judges another simple command that this one runs."""
    script: Callable[[Word], None]
    """Judges a shell script that this one runs."""
    folder: Callable[[Word | None], None]
    """The folder changes to this one, or to one that is unknown."""
    forget: Callable[[str], None]
    """A shell variable has an unknown value from here on."""
    functions: frozenset[str] = frozenset()

    @property
    def name(self) -> str:
        """The program's name, without its folder."""
        return self.words[0].text.rpartition("/")[2]

    @property
    def args(self) -> Sequence[Word]:
        """The words after the name."""
        return self.words[1:]

    def shown(self, *more: str) -> str:
        """The name and what of its words matters, for a reason."""
        return " ".join((self.name, *more))

    def add(self, permission: Permission, *more: str) -> None:
        """It is also of this class, because of these words."""
        self.found.add(permission, f"{self.shown(*more)} ({permission})")

    def doubt(self, why: str) -> None:
        """Nobody can tell what it does."""
        self.found.doubt(f"{self.name}: {why}")

    def reads(self, word: Word) -> None:
        """It reads this file or folder."""
        for path in self._paths(word) or ():
            self.found.reads[path] = None

    def writes(self, word: Word, permission: Permission = Permission.CHANGE) -> None:
        """It makes, changes or takes away this file or folder."""
        if word.stream or (word.exact and (word.text in HARMLESS_PLACES or word.text.startswith("/dev/fd/"))):
            return
        self.add(permission, word.text)
        if word.exact and word.text.startswith(("/dev/", "/proc/", "/sys/")):
            self.add(Permission.DESTROY, word.text)
        paths = self._paths(word)
        if paths is None:
            self.found.doubt(f"{self.name}: which files {word.text} means only comes out when it runs")
            return
        for path in paths:
            self.found.writes[path] = None

    def _paths(self, word: Word) -> tuple[Path, ...] | None:
        """The paths that a word means, links not followed; None when it can't be known."""
        if word.stream or word.start in HARMLESS_PLACES or word.start.startswith("/dev/fd/"):
            return ()
        if word.pattern:
            return self._matches(word.pattern)
        if not word.exact and not word.below:
            return None
        text = word.text if word.exact else word.below
        if text.startswith("/"):
            return (Path(text),)
        if not word.exact and text.strip("./") == "":
            return ()  # somewhere in the folder that it works in
        if self.folders is None:
            return None
        return tuple(folder / text for folder in self.folders)

    def _matches(self, pattern: str) -> tuple[Path, ...] | None:
        """What a pattern means now; None where finding out would mean to walk through folders."""
        if sum(1 for part in pattern.split("/") if has_magic(part)) > 1:
            return None
        if pattern.startswith("/"):
            folders: tuple[Path, ...] = (Path("/"),)
        elif self.folders is None:
            return None
        else:
            folders = self.folders
        found: list[Path] = []
        for folder in folders:
            matches = islice(iglob(pattern, root_dir=folder, include_hidden=False), MOST_MATCHES + 1)
            found += [folder / name for name in matches]
        if len(found) > MOST_MATCHES:
            return None
        return tuple(found)

    def may_be_option(self, word: Word) -> bool:
        """Whether a word that is not exact may turn out as an option."""
        if word.exact or word.stream:
            return word.exact and word.text.startswith("-") and len(word.text) > 1
        if not word.pattern or word.lead:
            return word.dash or word.lead.startswith("-")
        if self.folders is None:
            return True
        return any(_has_dashed(folder) for folder in self.folders)


def _has_dashed(folder: Path) -> bool:
    """Whether a pattern could match a name that begins with a dash here."""
    try:
        with os.scandir(folder) as entries:
            return any(entry.name.startswith("-") for entry in entries)
    except OSError:
        return False
