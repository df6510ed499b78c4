"""Whether a file name matches what is searched for, and if not exactly, in how far.

A name is judged against all steps of broadening at once, so one walk over the disk answers all of them.
"""

import re
import unicodedata
from dataclasses import dataclass
from enum import IntEnum
from fnmatch import translate
from functools import cached_property

MOST_FORMS = 32
"""Alternatives that braces may spell out."""

FILLERS = frozenset(
    word
    for line in (
        "the a an my our your his her this that file files document documents folder picture pictures of from",
        "with and or for in on at to about called named some all der die das den dem des ein eine einen mein",
        "meine meinen meiner unser unsere datei dateien dokument dokumente ordner und oder von vom mit für im",
        "am an auf zu zum zur aus über namens alle",
    )
    for word in line.split()
)
"""Words of the request that seldom stand in a file's name."""

SEPARATORS = re.compile(r"[\s_\-.]+")
_ACCENTED = re.compile(r"[bdghjklmpqrtvwxz][\u0300-\u036f]")
"""A consonant that a walking program would not find by its plain letter."""
_BRACES = re.compile(r"\{([^{}]*)\}")
_PLURAL = re.compile(r"(?<=\w{4})(?:(?<=nis)sen?|(?<=in)nen|ies|en|er|es|e|s|(?<=e[lr])n)$")
"""Endings of German and English plurals and cases; what is left has four letters or more."""

_CONFIG = frozenset(
    ("conf", "config", "configs", "configuration", "configurations", "konfig", "konfiguration", "konfigurationen")
)


class Step(IntEnum):
    """How far the pattern was broadened; each step is tried only when those before found nothing."""

    EXACT = 0
    ANY_ORDER = 1
    SPELLING = 2
    """Umlauts and accents spelled otherwise, plural or singular, written together or apart."""
    ANY_TYPE = 3
    ANY_TIME = 4
    FEWER = 5
    """Without the filler words."""
    SOME = 6
    """At least half of the words."""


@dataclass(frozen=True)
class Match:
    """How well a name fits: smaller sorts first."""

    step: Step
    missing: int = 0
    """Words that the name does not have."""
    loose: int = 0
    """Words that stand inside other words."""
    extra: int = 0
    """Characters in the name that nobody asked for."""

    @property
    def rank(self) -> tuple[int, int]:
        """What decides which matches are shown at all; the rest only orders them."""
        return self.step, self.missing


@dataclass(frozen=True)
class Form:
    """One alternative of a pattern, without braces."""

    glob: str
    words: tuple[str, ...]
    ending: str | None
    """File type in lower case, without its dot."""

    @classmethod
    def read(cls, glob: str) -> "Form":
        """Split a glob into its words and its file type."""
        plain = re.sub(r"\[[^\]]*\]", "*", glob)
        body, dot, ending = plain.rpartition(".")
        typed = bool(dot and body) and re.fullmatch(r"(?=.*[a-z])[a-z0-9]{1,8}", ending, re.IGNORECASE) is not None
        words = re.split(r"[\W_]+", body if typed else plain)
        return cls(glob, tuple(_same(word) for word in words if word), ending.lower() if typed else None)

    @cached_property
    def exact(self) -> re.Pattern[str]:
        """The glob as it was meant: blank, underscore and dash are one, case does not matter."""
        glob = self.glob
        if not any(mark in glob for mark in "*?[") and not self.ending:
            glob = f"*{'*'.join(self.words)}*"
        return re.compile(translate(_joined(glob)))

    @cached_property
    def wanted(self) -> tuple[str, ...]:
        """The words that say something; all of them when none does."""
        return tuple(word for word in self.words if word not in FILLERS) or self.words

    @cached_property
    def stems(self) -> dict[str, str]:
        """For each word, what every spelling of it has in common."""
        return {word: stem(word) for word in self.words}


@dataclass(frozen=True)
class Pattern:
    """What is searched for, as it was written and as it is understood."""

    text: str
    forms: tuple[Form, ...]

    @classmethod
    def read(cls, text: str) -> "Pattern":
        """Read a glob with braces. Raises ValueError when its braces spell out too much."""
        return cls(text.strip(), tuple(Form.read(glob) for glob in braces(text.strip())))

    @property
    def has_words(self) -> bool:
        """Whether it asks for a name, and not only for a kind of file."""
        return all(form.words for form in self.forms)

    @property
    def wants_hidden(self) -> bool:
        """Whether it asks for names that begin with a dot."""
        return any(form.glob.startswith(".") for form in self.forms)

    def match(self, name: str) -> Match | None:
        """How well a file's name fits, or None."""
        same, spelled = _same(name), _Spelled.of(name)
        matches = filter(None, (_match(form, same, spelled) for form in self.forms))
        return min(matches, key=lambda match: (match.step, match.missing, match.extra), default=None)

    def tried(self, upto: Step, *, dated: bool) -> list[str]:
        """The patterns that the steps up to this one stand for, for people."""
        form = self.forms[0]
        ending = f".{form.ending}" if form.ending else ""
        if len(self.forms) > 1 and all(each.words == form.words for each in self.forms):
            ending = ".{" + ",".join(dict.fromkeys(each.ending or "*" for each in self.forms)) + "}"
        stems = [_PLURAL.sub("", word) for word in form.words]
        texts = {Step.EXACT: [self.text]}
        if form.words:
            texts |= {
                Step.ANY_ORDER: [_glob(form.words[::-1], ending)],
                Step.SPELLING: [_glob(stems, ending)],
                Step.ANY_TYPE: [_glob(stems, "")] if ending else [],
                Step.ANY_TIME: [f"{self.text} (any time)"] if dated else [],
                Step.FEWER: [_glob(form.wanted, "")],
                Step.SOME: [_glob([word], "") for word in _telling(form.wanted)] if len(form.wanted) > 1 else [],
            }
        steps = (text for step, texts_of in sorted(texts.items()) if step <= upto for text in texts_of)
        known: dict[str, str] = {}
        for text in steps:
            known.setdefault(text.casefold(), text)
        return list(known.values())

    def coarse(self) -> tuple[str, ...] | None:
        """Globs that let through every name any step could match, for the program that walks; None: all.

        Only ASCII, only what no spelling changes: *w*v* for wave, so an umlaut, an accent or a separator
        in between does not matter to the program's idea of them.
        """
        globs: dict[str, None] = {}
        for form in self.forms:
            if not form.words:
                if not form.ending:
                    return None
                globs[f"*.{form.ending}"] = None
            for word in form.wanted:
                if _ACCENTED.search(unicodedata.normalize("NFD", word)):
                    return None
                letters = re.findall(r"[0-9]+|[bdghjklmpqrtvwxz]", stem(word))
                if sum(map(len, letters)) < 2:
                    return None
                globs[f"*{'*'.join(letters)}*"] = None
        return tuple(globs)


@dataclass(frozen=True)
class _Spelled:
    """A name with its spelling evened out, and the same written in one word."""

    text: str
    joined: str

    @classmethod
    def of(cls, name: str) -> "_Spelled":
        text = even(name)
        return cls(text, SEPARATORS.sub("", text))

    def has(self, word: str) -> bool:
        return word in self.text or word in self.joined


def _match(form: Form, same: str, spelled: _Spelled) -> Match | None:
    name, dot, ending = same.rpartition(".")
    typed = form.ending is None or (bool(dot) and ending == form.ending)
    bare = name if dot and name else same
    loose = sum(re.search(rf"(?<![^\W_]){re.escape(word)}(?![^\W_])", same) is None for word in form.words)
    extra = max(0, len(SEPARATORS.sub("", bare)) - sum(map(len, form.words))) if form.words else 0
    if form.exact.match(_joined(same)):
        return Match(Step.EXACT, 0, loose, extra)
    if not form.words:
        return None
    if typed and all(word in same for word in form.words):
        return Match(Step.ANY_ORDER, 0, loose, extra)
    found = {word for word in form.words if spelled.has(form.stems[word])}
    if len(found) == len(form.words):
        return Match(Step.SPELLING if typed else Step.ANY_TYPE, 0, loose, extra)
    left = [word for word in form.wanted if word in found]
    missing = len(form.wanted) - len(left)
    if not missing:
        return Match(Step.FEWER, 0, loose, extra)
    if _telling(left) and 2 * len(left) >= len(form.wanted):
        return Match(Step.SOME, missing, loose, extra)
    return None


def _telling(words: tuple[str, ...] | list[str]) -> list[str]:
    """Words that say enough to stand alone: no numbers, nothing short."""
    return [word for word in words if len(word) > 2 and not word.isdigit()]


def braces(text: str) -> list[str]:
    """The globs that {a,b} in a glob stand for. Raises ValueError when there are too many."""
    globs = [text]
    while any(_BRACES.search(glob) for glob in globs):
        globs = [part for glob in globs for part in _expanded(glob)]
        if len(globs) > MOST_FORMS:
            raise ValueError(f"{text} stands for more than {MOST_FORMS} patterns; write fewer alternatives")
    return list(dict.fromkeys(globs))


def _expanded(glob: str) -> list[str]:
    found = _BRACES.search(glob)
    if found is None:
        return [glob]
    return [glob[: found.start()] + part.strip() + glob[found.end() :] for part in found[1].split(",")]


def _glob(words: tuple[str, ...] | list[str], ending: str) -> str:
    return f"*{'*'.join(words)}*{ending}"


def _same(text: str) -> str:
    """A text in which case and the two ways to write an umlaut in Unicode make no difference."""
    return unicodedata.normalize("NFC", unicodedata.normalize("NFC", text).casefold())


def _joined(text: str) -> str:
    """Blank, underscore and dash as one blank, except inside a [class]."""
    parts = re.split(r"(\[[^\]]*\])", _same(text))
    return "".join(part if part.startswith("[") else re.sub(r"[\s_\-]+", " ", part) for part in parts)


def even(text: str) -> str:
    """A text in which spelling makes no difference: Übersicht, Uebersicht and ubersicht; Foto and Photo."""
    split = unicodedata.normalize("NFKD", _same(text))
    plain = "".join(mark for mark in split if not unicodedata.combining(mark))
    return re.sub(r"([aou])e", r"\1", plain).replace("ph", "f")


def stem(word: str) -> str:
    """The part of a word that its plural and its cases share, of four letters or more. A config may be a .conf."""
    plain = even(word)
    return "conf" if plain in _CONFIG else _PLURAL.sub("", plain)
