"""What orchestrated requests are about, in the user's words: files that have to be found, folders, texts."""

from dataclasses import dataclass
from typing import Any

from training.material.filing import SORTS
from training.source import Source
from training.words import things
from training.words.filekinds import LOOSE
from training.words.things import KINDS, MONTHS

_IT = {"die": "sie", "den": "ihn", "das": "es"}
_MINE = {"die": "meine", "den": "meinen", "das": "mein"}
PERIODS = {
    "today": ("from today", "von heute"), "yesterday": ("from yesterday", "von gestern"), "last_week": ("from last week", "von letzter Woche"),
    "this_week": ("from this week", "von dieser Woche"), "last_month": ("from last month", "vom letzten Monat"),
    "this_year": ("from this year", "von diesem Jahr"), "last_year": ("from last year", "vom letzten Jahr"),
}  # fmt: skip
USUAL = {
    "~/Documents": ("Documents", "Dokumente"), "~/Downloads": ("Downloads", "Downloads"), "~/Pictures": ("Pictures", "Bilder"),
    "~/Music": ("Music", "Musik"), "~/Videos": ("Videos", "Videos"), "~/Desktop": ("Desktop", "Desktop"),
}  # fmt: skip


@dataclass(frozen=True)
class Thing:
    """A file that is not named by its path: how it is called, the pronoun for it, and how it is searched for."""

    said: str
    it: str
    pattern: str
    when: str = ""
    words: tuple[str, ...] = ()

    def search(self, folder: str = "~") -> dict[str, Any]:
        """The arguments of search_files."""
        return {"pattern": self.pattern, "paths": [folder], **({"when": self.when} if self.when else {})}


@dataclass(frozen=True)
class Spot:
    """A folder, with the preposition that goes before it: "nach Dokumente/2026", "in Downloads"."""

    said: str
    path: str


def star(words: list[str], extension: str = "") -> str:
    """The pattern for names with these words."""
    inside = "*".join(part for word in words for part in word.split())
    return f"*{inside}*" + (f".{extension}" if extension else "")


def thing(source: Source) -> Thing:
    """A file as one speaks of it."""
    return _german(source) if source.german else _english(source)


def _when(source: Source) -> tuple[str, str, str]:
    """A month or a period as one says it, its name for the tool, and the month alone."""
    if source.chance(0.7):
        number = source.number(0, 11)
        month = MONTHS[source.language][number]
        month = month.lower() if source.chance(0.3) else month
        said = source.pick(source.by([f"from {month}", f"of {month}"], [f"vom {month}", f"aus dem {month}", f"von {month}"]))
        return said, MONTHS["en"][number].lower(), month
    name = source.pick(list(PERIODS))
    return source.by(*PERIODS[name]), name, ""


def _english(source: Source) -> Thing:
    what, word = things.thing(source)[1], source.noun()
    the = source.pick(["the", "the", "my", "that", "the", ""])
    kind = source.number(0, 13)
    if kind <= 1:
        said, when, month = _when(source)
        text = f"{the} {month} {what}" if month and source.chance(0.5) else f"{the} {what} {said}"
        return Thing(text.strip(), "it", star([what]), when, (what,))
    if kind == 2 and source.chance(0.5):
        ending, sorts, _ = source.pick(SORTS)
        sort = source.pick(sorts.split("|"))
        text = source.pick([f"{the} {word} {sort}", f"{the} {sort} {source.pick(['of', 'about', 'with'])} {word}"])
        return Thing(text.strip(), "it", star([word], "" if LOOSE.fullmatch(sort) else ending), "", (word,))
    if kind == 2:
        ending = source.pick(KINDS)
        return Thing(f"{the} {word} {ending}".strip(), "it", star([word], ending), "", (word,))
    if kind == 3:
        name = source.file_name()
        return Thing(name, "it", f"*{name}", "", (name.rpartition(".")[0],))
    if kind == 4:
        said, when, _ = _when(source)
        return Thing(f"{the} {word} {what} {said}".strip(), "it", star([word, what]), when, (word, what))
    link = source.pick(["from", "for", "about", "of", "by", "with"])
    both, one = (star([word, what]), (word, what)), (star([word]), (word,))
    text, (pattern, words) = [
        (f"{the} {word} {what}", both), (f"{the} {word} {what}", both), (f"{the} {what} {link} {word}", (star([what, word]), (what, word))),
        (f"{the} {what} {link} {word}", (star([what, word]), (what, word))), (f"{the} {word} file", one), (f"the file called {word}", one),
        (f"the file with {word} in its name", one), (f"{word}", one), (f"{the} document about {word}", one),
    ][kind - 5]  # fmt: skip
    return Thing(text.strip(), "it", pattern, "", tuple(words))


def _german(source: Source) -> Thing:
    the, what = things.thing(source)
    it, word = _IT[the], source.noun()
    the = source.pick([the, the, _MINE[the], the])
    if source.chance(0.3):
        what = what.lower()
    kind = source.number(0, 13)
    if kind <= 1:
        said, when, month = _when(source)
        text = f"{the} {month}-{what}" if month and source.chance(0.25) else f"{the} {what} {said}"
        return Thing(text, it, star([what]), when, (what,))
    if kind == 2 and source.chance(0.5):
        ending, _, sorts = source.pick(SORTS)
        sort = source.pick(sorts.split("|"))
        return Thing(f"{sort} {source.pick(['von', 'mit', 'über'])} {word}", _IT[sort.split()[0]], star([word], "" if LOOSE.fullmatch(sort) else ending), "", (word,))
    if kind == 2:
        ending = source.pick(KINDS)
        return Thing(source.pick([f"das {word} {ending}", f"das {ending} {word}", f"die {ending}-Datei {word}"]), "es", star([word], ending), "", (word,))
    if kind == 3:
        name = source.file_name()
        return Thing(name, "sie", f"*{name}", "", (name.rpartition(".")[0],))
    if kind == 4:
        said, when, _ = _when(source)
        return Thing(f"{the} {what} {word} {said}", it, star([what, word]), when, (what, word))
    link = source.pick(["von", "für", "über", "zu", "mit", "vom"])
    two, one = (star([what, word]), (what, word)), (star([word]), (word,))
    text, pronoun, (pattern, words) = [
        (f"{the} {what} {link} {word}", it, two), (f"{the} {what} {link} {word}", it, two), (f"{the} {what} {word}", it, two),
        (f"{the} {word}-{what}", it, (star([f"{word}-{what}"]), (f"{word}-{what}",))), (f"die Datei {word}", "sie", one), (f"die {word}-Datei", "sie", one),
        (f"die Datei mit {word} im Namen", "sie", one), (f"{word}", "sie", one), (f"das Dokument zu {word}", "es", one),
    ][kind - 5]  # fmt: skip
    return Thing(text, pronoun, pattern, "", tuple(words))


def inside(source: Source) -> Spot:
    """Where something is."""
    if source.chance(0.07):
        return Spot(source.pick(source.by(["here", "in this folder", "in the current folder"], ["hier", "in diesem Ordner", "im aktuellen Ordner"])), ".")
    if source.chance(0.6):
        path = source.pick(["~/Downloads", *USUAL])
        name = source.by(*USUAL[path])
        name = name.lower() if source.chance(0.3) else name
        frames = source.by(
            ["in {}", "in my {} folder", "in the {} folder", "from {}", "in my {}"], ["in {}", "im {}-Ordner", "aus {}", "im Ordner {}", "unter {}"]
        )
        return Spot(source.pick(frames).format(name), path)
    path = source.folder()
    if "/" in path:
        frames = source.by(["in {}", "under {}", "from {}", "in the folder {}"], ["in {}", "unter {}", "aus {}", "im Ordner {}"])
        return Spot(source.pick(frames).format(path), path)
    frames = source.by(["in the {} folder", "in my folder {}", "in the folder {}"], ["im {}-Ordner", "im Ordner {}", "in meinem Ordner {}"])
    return Spot(source.pick(frames).format(path), path)


def towards(source: Source) -> Spot:
    """Where something is to go."""
    kind = source.number(0, 9)
    if kind < 6:
        path = source.pick(list(USUAL))
        name = source.by(*USUAL[path])
        name = name.lower() if source.chance(0.3) else name
        if kind < 3:
            frames = source.by(["to {}", "into {}", "to my {} folder", "into the {} folder"], ["nach {}", "in den {}-Ordner", "in {}", "in den Ordner {}"])
            return Spot(source.pick(frames).format(name), path)
        sub = source.pick([source.folder_name(), str(source.number(2015, 2029))])
        return Spot(source.by(f"to {name}/{sub}", f"nach {name}/{sub}"), f"{path}/{sub}")
    path = source.folder()
    if "/" in path:
        frames = source.by(["to {}", "into {}", "over to {}"], ["nach {}", "in {}", "unter {}"])
        return Spot(source.pick(frames).format(path), path)
    frames = source.by(["into the folder {}", "to the {} folder"], ["in den Ordner {}", "in den {}-Ordner"])
    return Spot(source.pick(frames).format(path), path)


def hit(source: Source, words: tuple[str, ...], folder: str = "~") -> str:
    """A path that a search for these words finds."""
    base = folder if folder != "~" else source.pick([*USUAL, *USUAL, f"~/{source.folder_name()}"])
    stem = source.pick(["_", "-", " "]).join([*words, *([source.noun()] if source.chance(0.3) else [])])
    return f"{base.rstrip('/')}/{stem}.{source.pick(KINDS)}"


def text(source: Source) -> str:
    """A short text that is to be written somewhere."""
    kind = source.number(0, 4)
    if kind == 0:
        return source.sentence()
    if kind == 1:
        return source.by(f"call {source.name()} about {source.noun()}", f"{source.name()} wegen {source.noun()} anrufen")
    if kind == 2:
        return source.by(f"buy {source.noun()} and {source.noun()}", f"{source.noun()} und {source.noun()} kaufen")
    if kind == 3:
        return f"{source.noun()}: {source.number(1, 9999)}"
    return source.noun()
