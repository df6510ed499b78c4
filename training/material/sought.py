"""What people look for, where, and of when: the words they type, and the arguments these become."""

import re
from dataclasses import dataclass, replace

from training.material import article
from training.source import Source
from training.words.filekinds import COMMON, KINDS, LOOSE, Kind
from training.words.spots import ADVERBS, EVERYWHERE, HOME, MONTHS, PERIODS, SPOTS

HERE = {
    "en": ("here|in this folder|in the current directory|in this directory", "this folder|the current directory|here"),
    "de": ("hier|in diesem Ordner|im aktuellen Verzeichnis|hier drin", "diesem Ordner|dem aktuellen Verzeichnis"),
}


_ACCUSATIVE = (
    (r"dem (home-)?verzeichnis\b", r"das \1Verzeichnis"), (r"dem aktuellen\b", "das aktuelle"), (r"dem\b", "den"), (r"diesem\b", "diesen"),
    (r"meinem home\b", "mein Home"), (r"meinem\b", "meinen"), (r"meinen dokumenten\b", "meine Dokumente"), (r"meinen bildern\b", "meine Bilder"),
    (r"meinen\b", "meine"),
)  # fmt: skip


@dataclass(frozen=True)
class Place:
    """A folder: `inside` as in "in my downloads", `of` as in "the contents of my downloads", and its path."""

    inside: str
    of: str
    path: str

    @property
    def acc(self) -> str:
        """`of` in the accusative: list my downloads, liste den Download-Ordner auf."""
        text = self.of
        for dative, accusative in _ACCUSATIVE:
            if re.match(dative, text, re.IGNORECASE):
                return re.sub(dative, accusative, text, count=1, flags=re.IGNORECASE)
        return text


@dataclass(frozen=True)
class Sought:
    """Something to look for: how it is typed, its words, its extension, and the pattern that finds it."""

    text: str
    words: tuple[str, ...]
    extension: str = ""
    pattern: str = ""
    plural: bool = False
    head: str = ""
    """The word that its article goes with; empty for the first one."""
    timed: bool = False
    """Whether it begins with its time, as in yesterday's, and takes no article."""

    @classmethod
    def of(cls, text: str, words: list[str], extension: str = "", *, plural: bool = False, head: str = "") -> "Sought":
        """With the pattern that the words make."""
        stars = f"*{'*'.join(words)}*" if words else "*"
        return cls(text, tuple(words), extension, f"{stars}.{extension}" if extension else stars, plural, head)

    def slots(self, source: Source) -> dict[str, str]:
        """It as `what` (bare), `the` (definite, in the accusative), `nom` (in the nominative) and `a` (indefinite)."""
        if self.timed:
            return dict.fromkeys(("what", "the", "nom", "a"), self.text)
        return article.slots(source, self.text, self.head or re.split(r"[ ,]", self.text)[0], plural=self.plural)


def place(source: Source, *, here: float = 0.0) -> Place:
    """A place, in the user's words; with the chance `here` it is the current folder."""
    language = source.language
    if source.chance(here):
        inside, of = (source.pick(each.split("|")) for each in HERE[language])
        return Place(inside, of, ".")
    kind = source.number(0, 99)
    if kind < 42:
        path = source.pick(["~/Downloads", "~/Downloads", "~/Documents", "~/Documents", *SPOTS])
        return _known(source, SPOTS[path][language], path)
    if kind < 46:
        return _known(source, HOME[language], "~")
    if kind < 64:
        return _named(source)
    path = source.folder()
    if "/" not in path:
        path = f"~/{path}"
    inside = source.pick(["in", "in", "in", "under", "inside"]) if language == "en" else source.pick(["in", "in", "in", "unter"])
    if source.chance(0.12):
        path += "/"
    return Place(f"{inside} {path}", path, path)


def _known(source: Source, texts: tuple[str, str], path: str) -> Place:
    inside, of = (source.pick(each.split("|")) for each in texts)
    if source.language == "en":
        inside = f"{source.pick(['on', 'on', 'from']) if 'esktop' in inside else source.pick(['in', 'in', 'in', 'under', 'from', 'inside'])} {inside}"
    if source.chance(0.3):
        inside, of = inside.lower(), of.lower()
    return Place(inside, of, path)


def _named(source: Source) -> Place:
    """A folder by its name alone: it is one of the home folder."""
    name = source.folder_name()
    inside = source.by(
        [f"in the {name} folder", f"in the folder {name}", f"in my {name} folder", f"in my {name} directory", f"in the directory {name}"],
        [f"im Ordner {name}", f"im {name}-Ordner", f"im Verzeichnis {name}", f"in meinem {name}-Ordner", f"im Ordner namens {name}"],
    )
    of = source.by(
        [f"the {name} folder", f"the folder {name}", f"my {name} folder"],
        [f"dem Ordner {name}", f"dem {name}-Ordner", f"dem Verzeichnis {name}", f"Ordner {name}"],
    )
    return Place(source.pick(inside), source.pick(of), name)


def everywhere(source: Source) -> Place:
    """No place at all, in words."""
    return Place(source.pick(EVERYWHERE[source.language].split("|")), source.by("my home folder", "meinem Home"), "~")


def adverb(source: Source) -> tuple[str, str]:
    """A period as when something was done, and its name for the tool."""
    if source.chance(0.3):
        name, english, german = source.pick(MONTHS)
        return source.by(f"in {english}", f"im {german}"), name
    name = source.pick(list(ADVERBS))
    return source.pick(source.by(*ADVERBS[name]).split("|")), name


def quoted(source: Source, text: str) -> str:
    """A path or name as one types it: one with blanks now and then in quotation marks."""
    if source.chance(0.3 if " " in text else 0.04):
        return source.pick(['"{}"', '"{}"', "'{}'", "`{}`"]).replace("{}", text)
    return text


def when(source: Source) -> tuple[str, str, str]:
    """A period: what stands before the noun (English only, may be empty), what stands behind, and its name for the tool."""
    if source.chance(0.45):
        name, english, german = source.pick(MONTHS)
        month = source.by(english, german)
        if source.chance(0.25):
            month = month.lower()
        if source.german:
            return "", source.pick([f"vom {month}", f"aus dem {month}", f"von {month}", f"im {month}", month, f"vom Monat {month}"]), name
        return source.pick([month, ""]), source.pick([f"from {month}", f"of {month}", f"in {month}", f"from this {month}"]), name
    name = source.pick(list(PERIODS))
    before, after, german = PERIODS[name]
    return source.by(before, ""), source.pick(source.by(after, german).split("|")), name


def dated(source: Source, what: Sought) -> tuple[Sought, str]:
    """The same of some time, and the period's name."""
    before, after, period = when(source)
    early = bool(before) and (not after or source.chance(0.5))
    return replace(what, text=f"{before} {what.text}" if early else f"{what.text} {after}", timed=early), period


def wanted(source: Source, least: int = 1, most: int = 3) -> list[str]:
    """The words that somebody knows of a file's name, each without spaces."""
    words = source.nouns(least, most)
    if source.chance(0.07):
        words[0] = source.pick(["-", "-", "_", "."]).join(source.nouns(2, 2))  # one word, as it is typed
    return [word.lower() for word in words] if source.chance(0.3) else words


def joined(source: Source, words: list[str]) -> str:
    """These words as one says them: side by side, or with a small word between."""
    links = source.by(
        ["", "", "", "from", "of", "for", "with", "about", "by", "and", "on", "the"],
        ["", "", "", "von", "vom", "für", "mit", "über", "aus", "und", "zu", "zum", "der", "bei"],
    )
    text = words[0]
    if len(words) > 1 and not source.german and source.chance(0.12):
        return " ".join([f"{text}'s", *words[1:]])
    for word in words[1:]:
        link = source.pick(links)
        text += f" {link} {word}" if link else f" {word}"
    return text


def by_words(source: Source, least: int = 1, most: int = 3) -> Sought:
    """Something of which words of its name are known."""
    words = wanted(source, least, most)
    return Sought.of(joined(source, words), words)


def generic(source: Source) -> Sought:
    """The same, called a file, a document or a folder: words that its name doesn't have."""
    found = by_words(source, 1, 2)
    text = found.text
    forms: list[tuple[str, str]] = source.by(
        [(each, "file") for each in (
            f"{text} file", f"file called {text}", f"{text} document", f"file named {text}", f"{text} folder", f"document about {text}",
            f'file "{text}"', f"folder called {text}", f"file with {text} in its name", f"thing called {text}", f"doc about {text}")],
        [(f"Datei {text}", ""), (f"{text}-Datei", "Datei"), (f"Datei namens {text}", ""), (f"Dokument {text}", ""), (f"Ordner {text}", ""),
         (f"Datei mit {text} im Namen", ""), (f"Dokument über {text}", ""), (f'Datei "{text}"', ""), (f"Dokument zu {text}", ""),
         (f"Datei, die {text} heißt", "Datei"), (f"{text}-Dokument", "Dokument")],
    )  # fmt: skip
    said, head = source.pick(forms)
    return Sought.of(said, list(found.words), head=head)


def kind(source: Source) -> Kind:
    """A kind of file."""
    return KINDS[source.pick(COMMON)]


def of_kind(source: Source, *, many: bool) -> Sought:
    """Something of which words and its kind are known."""
    one = kind(source)
    name = source.pick(one.many(german=source.german) if many else one.one(german=source.german))
    words = wanted(source, 1, 2)
    text = joined(source, words)
    forms = source.by(
        [f"{text} {name}", f"{text} {name}", f"{name} about {text}", f"{name} of {text}", f"{name} called {text}", f"{name} from {text}",
         f"{name} with {text} in the name", f"{name} named {text}", f"{name} for {text}"],
        [f"{name} von {text}", f"{name} {text}", f"{name} vom {text}", f"{name} zu {text}", f"{name} über {text}", f"{name} mit {text} im Namen",
         f"{name} namens {text}", f"{name} für {text}", f"{text} {name}", f"{name} aus {text}"],
    )  # fmt: skip
    found = Sought.of(source.pick(forms), words, one.extension, plural=many, head=name)
    return replace(found, pattern=found.pattern.removesuffix(f".{one.extension}")) if LOOSE.fullmatch(name) else found


def all_of_kind(source: Source) -> Sought:
    """All files of a kind; any extension there may be."""
    if source.chance(0.07):
        shots = source.pick(source.by(["screenshots", "Screenshots", "screen shots"], ["Screenshots", "screenshots", "Bildschirmfotos"]))
        return Sought(shots, ("screenshot",), "", "*screenshot*", plural=True)
    if source.chance(0.3):
        ending = source.pick([source.made_word().lower()[:4], *["rs", "go", "toml", "json", "log", "iso", "mkv", "svg", "flac", "html", "css", "odt", "ods", "wav", "gif", "webp", "lua", "c", "js", "ts"]])
        ending = "".join(letter for letter in ending if letter.isalnum()) or "dat"
        forms = source.by(
            [f".{ending} files", f"{ending} files", f"files ending in .{ending}", f"*.{ending}", f"files with the extension {ending}", f"{ending}s"],
            [f".{ending}-Dateien", f"{ending}-Dateien", f"Dateien mit der Endung {ending}", f"*.{ending}", f"Dateien, die auf .{ending} enden", f"{ending} dateien"],
        )
        return Sought.of(source.pick(forms), [], ending, plural=True)
    one = kind(source)
    return Sought.of(source.pick(one.many(german=source.german)), [], one.extension, plural=True)


def as_it_is(source: Source, name: str) -> dict[str, str]:
    """The slots of a Sought for an exact name: mostly without any article."""
    if source.chance(0.7):
        return dict.fromkeys(("what", "the", "nom", "a"), name)
    return article.slots(source, name, source.by(name, "Datei"), plural=False)
