"""Where a conversation's chance comes from: the language, words, names, paths, and how the user types."""

import random
from collections.abc import Sequence
from dataclasses import dataclass
from typing import TypeVar

from training.formal import formal
from training.noise import polite, typed
from training.phrases import Phrases
from training.words import made, names, real

T = TypeVar("T")

PLAIN = 0.7
"""The share of conversations in which things are called as people mostly call them: a word, a usual folder."""


FORMAL = 0.14
"""The share of German requests that are put to a stranger, where their words can be."""
KNOWN = (
    "~/.bashrc", "~/.zshrc", "~/.profile", "~/.gitconfig", "~/.bash_history", "~/.bash_aliases", "~/.vimrc", "~/.ssh/config", "~/.tmux.conf",
    "~/.config/hypr/hyprland.conf", "~/.config/waybar/config.jsonc", "~/.config/kitty/kitty.conf", "~/.config/foot/foot.ini", "/etc/hosts",
    "/etc/fstab", "/etc/hostname", "/etc/resolv.conf", "/etc/os-release", "/etc/passwd", "/etc/pacman.conf", "/etc/locale.conf", "/etc/issue",
    "/var/log/pacman.log", "Makefile", "Dockerfile", "LICENSE", "README", "README.md", ".env", ".gitignore", "requirements.txt", "package.json",
)  # fmt: skip
"""Files that many have."""


@dataclass(frozen=True)
class Split:
    """What of the data is used: words or ways to say something that training never sees."""

    words: bool = False
    phrases: bool = False


TRAIN = Split()
HELD_WORDS = Split(words=True)
HELD_PHRASES = Split(phrases=True)


class Source:
    """A stream of chance for conversations in one language ("en" or "de")."""

    def __init__(self, rng: random.Random, language: str, split: Split = TRAIN) -> None:
        self.rng = rng
        self.language = language
        self.split = split
        self.plain = rng.random() < PLAIN

    @property
    def german(self) -> bool:
        """Whether the user speaks German."""
        return self.language == "de"

    def by(self, en: T, de: T) -> T:
        """The one of the two for this language."""
        return de if self.german else en

    def chance(self, probability: float) -> bool:
        """Whether it happens, with this probability."""
        return self.rng.random() < probability

    def pick(self, options: Sequence[T]) -> T:
        """One of these; nothing of it is kept out of training."""
        return self.rng.choice(options)

    def number(self, least: int, most: int) -> int:
        """A whole number from `least` to `most`, both possible."""
        return self.rng.randint(least, most)

    def say(self, phrases: Phrases, *, lower: bool | None = None, **slots: str) -> str:
        """The phrases' meaning in some wording, typed by somebody.

        `lower`: everything is typed in lower case, slots too. None leaves slots as they are.
        """
        way = phrases.pick(self.rng, self.language, held=self.split.phrases)
        if lower:
            slots = {name: text.lower() for name, text in slots.items()}
        pieces = way.pieces(self.rng, slots)
        if self.german and self.chance(FORMAL) and (told := formal(pieces, self.rng, imperative=way.imperative)) != pieces:
            pieces = told
        elif way.imperative and self.chance(0.22):
            pieces = polite(pieces, self.rng, self.language)
        return typed(pieces, self.rng, self.language, 0.12)

    # --- words

    def word_of(self, words: Sequence[str]) -> str:
        """A word of a list, of which some are kept out of training."""
        for _ in range(200):
            word = self.rng.choice(words)
            if made.held(word) is self.split.words:
                return word
        return self.rng.choice(words)

    def made_word(self) -> str:
        """A word that does not exist: of syllables, of any letters, with umlauts, digits, capitals inside."""
        return made.plain(self.rng, self.language) if self.plain else made.word(self.rng, self.language)

    def real_word(self) -> str:
        """A word of the user's language, or one of pieces of words."""
        return self.word_of(real.NOUNS[self.language]) if self.chance(0.7) else made.plain(self.rng, self.language)

    def noun(self) -> str:
        """Something a file, a note or a folder can be about: a real word, a compound, a made-up one, an identifier."""
        kind = self.rng.random() * (0.82 if self.plain else 1.0)
        if kind < 0.42:
            word = self.word_of(real.NOUNS[self.language])
        elif kind < 0.5:
            word = self.word_of(real.NOUNS["en" if self.german else "de"])
        elif kind < 0.58 and self.german:
            word = self.word_of(real.NOUNS["de"]) + self.word_of(real.NOUNS["de"]).lower()
        elif kind < 0.66:
            word = self.word_of(names.FIRST + names.LAST)
        elif kind < 0.7:
            word = made.identifier(self.rng)
        else:
            word = self.made_word()
        return self.cased(word)

    def cased(self, word: str) -> str:
        """The word as people may write it: mostly as it is, in lower case, now and then in capitals."""
        how = self.rng.random()
        if how < 0.3:
            return word.lower()
        if how < 0.33:
            return word.upper()
        return word

    def nouns(self, least: int = 1, most: int = 3) -> list[str]:
        """Some different nouns, fewer more often than more."""
        count = min(self.number(least, most), self.number(least, most))
        if self.plain and self.chance(0.6):
            count = least
        found: dict[str, None] = {}
        while len(found) < count:
            found[self.noun()] = None
        return list(found)

    def name(self) -> str:
        """A person's first name, or first and last one."""
        return self.word_of(names.FIRST) if self.chance(0.6) else self.full_name()

    def full_name(self) -> str:
        """A person's first and last name."""
        return f"{self.word_of(names.FIRST)} {self.word_of(names.LAST)}"

    # --- files

    def file_name(self, extension: str | None = None) -> str:
        """A file's name with an extension (without its dot; a likely one when missing), perhaps with spaces."""
        ending = extension if extension is not None else self.pick(real.EXTENSIONS)
        if self.chance(0.3):
            return f"{made.title(self)}.{ending}" if ending else made.title(self)
        return made.file_name(self.rng, self.nouns(1, 3), ending)

    def folder_name(self) -> str:
        """A folder's name."""
        if self.chance(0.15):
            return f"{self.noun()} {self.pick([self.noun(), str(self.number(1955, 2031)), str(self.number(1, 12))])}"
        return self.pick(["_", "-", " ", ""]).join(self.nouns(1, 2))

    def folder(self) -> str:
        """A folder's path as one would type it: ~/Documents, ~/src/wolpertinger, /etc, Projekte/2024."""
        return made.folder(self.rng, self)

    def path(self, extension: str | None = None) -> str:
        """A file's path: in a folder, or the name alone."""
        if extension is None and self.chance(0.03) and not self.split.words:
            return self.pick(KNOWN)
        name = self.file_name(extension)
        return name if self.chance(0.3) else f"{self.folder()}/{name}"

    def home(self) -> str:
        """The home folder as results have it."""
        return "/home/" + self.pick(["mira", "jo", "user", "anna", "tk", made.word(self.rng, "en").lower()[:8] or "x"])

    def sentence(self) -> str:
        """A few words about something, for notes, searches, messages."""
        return made.sentence(self)
