"""Files in conversations that change them: what users call folders and files, and how results name what was done."""

from collections.abc import Sequence
from dataclasses import dataclass

from training.material import disk
from training.source import Source
from training.talk import Talk
from training.words import things
from training.words.filekinds import LOOSE

EVERYDAY = {
    "~/Documents": (("Documents", "my documents", "the documents folder", "docs"), ("Dokumente", "Documents", "meine Dokumente", "den Dokumente-Ordner")),
    "~/Downloads": (("Downloads", "my downloads", "the downloads folder", "the download folder"), ("Downloads", "den Downloads-Ordner", "meine Downloads", "den Download-Ordner")),
    "~/Pictures": (("Pictures", "my pictures", "the pictures folder", "my photos folder"), ("Bilder", "Pictures", "den Bilder-Ordner", "meine Bilder")),
    "~/Music": (("Music", "my music", "the music folder", "my music folder"), ("Musik", "den Musik-Ordner", "meine Musik", "Music")),
    "~/Videos": (("Videos", "my videos", "the videos folder", "my video folder"), ("Videos", "den Videos-Ordner", "meine Videos", "den Video-Ordner")),
    "~/Desktop": (("the desktop", "Desktop", "my desktop", "the desktop folder"), ("den Desktop", "den Schreibtisch", "meinen Desktop", "Desktop")),
    "~": (("my home folder", "home", "the home directory", "my home"), ("mein Home", "mein Home-Verzeichnis", "das Home-Verzeichnis", "den Home-Ordner")),
}  # fmt: skip
"""What people call their own folders, where something goes to: in English, in German (accusative)."""

SHORT = {
    "~/Documents": ("Documents", "Dokumente"),
    "~/Downloads": ("Downloads", "Downloads"),
    "~/Pictures": ("Pictures", "Bilder"),
    "~/Music": ("Music", "Musik"),
    "~/Videos": ("Videos", "Videos"),
    "~/Desktop": ("Desktop", "Desktop"),
}
"""The same as a name that stands before a slash, or after "in"."""

MONTHS = {
    "en": ["january", "february", "march", "april", "may", "june", "july", "august", "september", "october", "november", "december"],
    "de": ["Januar", "Februar", "März", "April", "Mai", "Juni", "Juli", "August", "September", "Oktober", "November", "Dezember"],
}
SORTS = (
    ("pdf", "pdf|PDF", "das PDF|das pdf"), ("docx", "Word document|word file", "das Word-Dokument|die Word-Datei"),
    ("jpg", "photo|picture", "das Foto|das Bild"), ("xlsx", "spreadsheet|Excel file", "die Tabelle|die Excel-Datei"),
    ("mp3", "song|mp3", "das Lied|die mp3"), ("mp4", "video|movie", "das Video|den Film"),
    ("pptx", "presentation|PowerPoint", "die Präsentation|die PowerPoint"), ("zip", "zip|zip file", "die Zip-Datei|das ZIP"),
)  # fmt: skip
"""What a file of an ending is called, in English and in German."""
KINDS = {
    "pdf": (("pdfs", "PDFs", "pdf files", "PDF documents"), ("PDFs", "pdfs", "PDF-Dateien", "PDF-Dokumente")),
    "jpg": (("jpgs", "jpg files", "JPGs", "jpg pictures"), ("JPGs", "jpg-Dateien", "jpgs", "JPG-Bilder")),
    "png": (("pngs", "png files", "PNGs", "png images"), ("PNGs", "png-Dateien", "pngs", "PNG-Bilder")),
    "mp3": (("mp3s", "mp3 files", "MP3s", "mp3 songs"), ("MP3s", "mp3-Dateien", "mp3s", "MP3-Dateien")),
    "mp4": (("mp4s", "mp4 files", "MP4s", "mp4 videos"), ("MP4s", "mp4-Dateien", "mp4s", "MP4-Videos")),
    "txt": (("txt files", "txts", ".txt files", "TXT files"), ("txt-Dateien", "txts", ".txt-Dateien", "TXT-Dateien")),
    "zip": (("zips", "zip files", "ZIPs", "zip archives"), ("ZIPs", "zip-Dateien", "Zips", "ZIP-Archive")),
    "csv": (("csvs", "csv files", "CSVs", ".csv files"), ("CSVs", "csv-Dateien", ".csv-Dateien", "CSV-Dateien")),
    "iso": (("isos", "iso files", "ISO images", ".iso files"), ("ISOs", "iso-Dateien", ".iso-Dateien", "ISO-Abbilder")),
    "docx": (("docx files", "docx documents", ".docx files", "DOCX files"), ("docx-Dateien", "DOCX-Dateien", ".docx-Dateien", "docx-Dokumente")),
    "log": (("logs", "log files", ".log files", "logfiles"), ("Logs", "log-Dateien", ".log-Dateien", "Logdateien")),
    "bak": (("bak files", ".bak files", "baks", "BAK files"), ("bak-Dateien", ".bak-Dateien", "BAK-Dateien", "baks")),
    "tmp": (("tmp files", ".tmp files", "TMP files", "tmps"), ("tmp-Dateien", ".tmp-Dateien", "TMP-Dateien", "tmps")),
}  # fmt: skip
"""What files of an extension are called, in English and in German."""
ENDINGS = ("pdf", "pdf", "docx", "odt", "txt", "jpg", "png", "md", "xlsx")
"""What files that are searched for end in."""
KNOWN = ("~", "~", "~", "~/Documents", "~/Downloads", "~/Desktop")


@dataclass(frozen=True)
class Said:
    """What the user writes, and what that is in a call."""

    said: str
    value: str


@dataclass(frozen=True)
class Vague:
    """A file that is not named by its name: what the user calls it, and the words of it."""

    said: str
    words: tuple[str, ...]
    ending: str = ""
    """Of its kind, where that is said: a photo, a PDF."""
    month: int = 0
    """Of which month it is, from 1; 0 where that is not said."""
    loose: bool = False
    """Whether its kind has several endings, as photos have: any of them is searched for."""

    @property
    def pattern(self) -> str:
        """How it is searched for."""
        stars = pattern(*self.words)
        return f"{stars}.{self.ending}" if self.ending and not self.loose else stars

    @property
    def period(self) -> dict[str, str]:
        """From when, as search_files takes it."""
        return {"when": MONTHS["en"][self.month - 1]} if self.month else {}


def pattern(*words: str) -> str:
    """A glob for names with these words: *march*invoice*."""
    return "*" + "*".join(part for word in words for part in word.split()) + "*"


def here(source: Source) -> str:
    """Where the user stands."""
    return source.pick(KNOWN) if source.chance(0.8) else f"~/{source.folder_name()}"


def shown(cwd: str, path: str) -> str:
    """A path that was typed, as results have it."""
    return path if path.startswith(("~", "/")) else f"{cwd}/{path}"


def base(path: str) -> str:
    """A path's last part."""
    return path.rstrip("/").rpartition("/")[2]


def folder_of(path: str) -> str:
    """The folder a path is in; "" for a name alone."""
    return path.rpartition("/")[0]


def into(source: Source) -> Said:
    """Where something is to go, with its preposition: "nach Dokumente/2026", "into the folder Belege"."""
    kind = source.chance
    if kind(0.34):
        path = source.pick(list(EVERYDAY))
        name = cased(source, source.pick(EVERYDAY[path][source.german]))
        return Said(f"{_to(source, name)} {name}", path)
    if kind(0.24):
        path = source.pick(list(SHORT))
        short, sub = cased(source, SHORT[path][source.german]), source.folder_name()
        to = source.by("to", "nach")
        if kind(0.6):
            return Said(f"{to} {short}/{sub}", f"{path}/{sub}")
        inside = source.by(f"into the folder {sub} in {short}", f"in den Ordner {sub} unter {short}")
        return Said(inside, f"{path}/{sub}")
    if kind(0.62):
        path = source.folder()
        if "/" in path:
            return Said(f"{source.pick(source.by(['to', 'into', 'in', 'over to'], ['nach', 'in', 'nach', 'unter']))} {path}", path)
    sub = source.folder_name()
    frames = source.by(
        ["into the folder {}", "to the folder {}", "in the {} folder", "to {}", "into {}", "in folder {}", "to my {} folder", "inside the {} directory"],
        ["in den Ordner {}", "in Ordner {}", "nach {}", "in den {}-Ordner", "ins Verzeichnis {}", "in den Ordner namens {}", "in {}", "in meinen Ordner {}"],
    )  # fmt: skip
    return Said(source.pick(frames).format(sub), sub)


def _to(source: Source, name: str) -> str:
    if not source.german:
        return source.pick(["onto", "to"]) if "desktop" in name.lower() else source.pick(["to", "into", "in", "to"])
    if name.lower().startswith(("den ", "meine", "mein ", "das ")):
        return "auf" if "desktop" in name.lower() or "schreibtisch" in name.lower() else "in"
    return source.pick(["nach", "in", "nach"])


def place(source: Source) -> Said:
    """Where something is: "in my downloads", "aus Downloads", "unter ~/src/x"."""
    if source.chance(0.6):
        path = source.pick(list(SHORT))
        return Said(source.pick([within(source, path), out_of(source, path)]), path)
    path = source.folder()
    frames = source.by(["in {}", "from {}", "in the folder {}", "under {}"], ["in {}", "aus {}", "im Ordner {}", "unter {}"])
    return Said(source.pick(frames).format(path), path)


def within(source: Source, path: str) -> str:
    """In one of the user's own folders."""
    if path == "~/Desktop":
        return source.pick(source.by(["on the desktop", "on my desktop", "on the Desktop"], ["auf dem Desktop", "auf dem Schreibtisch", "aufm Desktop"]))
    name = cased(source, SHORT[path][source.german])
    frames = source.by(["in {}", "in my {}", "in the {} folder", "inside {}", "in my {} folder"], ["in {}", "im {}-Ordner", "unter {}", "im Ordner {}", "in meinem {}-Ordner"])
    return source.pick(frames).format(name)


def out_of(source: Source, path: str) -> str:
    """Out of one of the user's own folders."""
    if path == "~/Desktop":
        return source.pick(source.by(["from the desktop", "from my desktop", "off the desktop"], ["vom Desktop", "vom Schreibtisch", "von meinem Desktop"]))
    name = cased(source, SHORT[path][source.german])
    frames = source.by(["from {}", "from my {}", "from the {} folder", "out of {}"], ["aus {}", "aus dem {}-Ordner", "von {}", "aus dem Ordner {}"])
    return source.pick(frames).format(name)


def cased(source: Source, text: str) -> str:
    """A name of a folder as people may type it."""
    return text.lower() if source.chance(0.3) else text


def names(source: Source, most: int = 3) -> list[str]:
    """Files as they are named: a path or a name; mostly one, several in one folder or without any."""
    if most == 1 or source.chance(0.72):
        return [source.path()]
    folder = source.folder() + "/" if source.chance(0.3) else ""
    count = source.number(2, most)
    if source.chance(0.35):
        return [folder + name for name in alike(source, count)]
    return list(dict.fromkeys(folder + source.file_name() for _ in range(count)))


def alike(source: Source, count: int) -> list[str]:
    """So many names of files that differ in a number only: scan(3).pdf, scan(4).pdf."""
    stem, dot, ending = source.file_name().rpartition(".")
    numbered = source.pick(["{}{}", "{}({})", "{} ({})", "{}_{}", "{}-{}", "{} {}", "{}_0{}", "{}_v{}"])
    first = source.number(1, 9) if source.chance(0.7) else source.number(10, 120)
    return [f"{numbered.format(stem, first + each * source.pick([1, 1, 2]))}{dot}{ending}" for each in range(count)]


def listed(source: Source, texts: Sequence[str]) -> str:
    """Texts as a list of them is written: a, b and c."""
    if len(texts) == 1:
        return texts[0]
    if len(texts) > 2 and source.chance(0.15):
        return " ".join(texts)
    joint = source.pick([" and ", ", ", " & ", " and "] if not source.german else [" und ", ", ", " & ", " und "])
    return ", ".join(texts[:-1]) + joint + texts[-1]


def vague(source: Source) -> Vague:
    """A file as one speaks of it: "the march invoice", "die Rechnung von Vodafone"."""
    return _vague_de(source) if source.german else _vague_en(source)


def _vague_en(source: Source) -> Vague:
    thing, word, month = things.thing(source)[1], source.noun(), source.number(1, 12)
    ending, english, _ = source.pick(SORTS)
    sort, of = source.pick(english.split("|")), source.pick(["from", "for", "about", "of", "by", "with"])
    loose = bool(LOOSE.fullmatch(sort))
    named = MONTHS["en"][month - 1].capitalize() if source.chance(0.4) else MONTHS["en"][month - 1]
    two, swapped, one = (word, thing), (thing, word), (word,)
    article = source.pick(["the", "the", "my", "that", "the old", "this"])
    return source.pick([
        Vague(f"{article} {word} {thing}", two),
        Vague(f"{article} {thing} {of} {word}", swapped),
        Vague(f"the {named} {thing}", (thing,), "", month),
        Vague(f"the {thing} {source.pick(['from', 'of'])} {named}", (thing,), "", month),
        Vague(f"{article} {word} file", one),
        Vague(f"the {source.pick(['file', 'document', 'file'])} {source.pick(['about', 'on', 'with', 'called something like'])} {word}", one),
        Vague(f"{article} {thing}", (thing,)),
        Vague(f"{word} {thing}", two),
        Vague(f"the file with {word} in its name", one),
        Vague(f"{article} {word} {sort}", one, ending, loose=loose),
        Vague(f"{article} {sort} {of} {word}", one, ending, loose=loose),
    ])  # fmt: skip


def _vague_de(source: Source) -> Vague:
    (article, thing), word, month = things.thing(source), source.noun(), source.number(1, 12)
    mine = {"die": "meine", "den": "meinen", "das": "mein"}[article]
    old = {"die": "die alte", "den": "den alten", "das": "das alte"}[article]
    ending, _, german = source.pick(SORTS)
    sort, of = source.pick(german.split("|")), source.pick(["von", "für", "über", "zu", "mit"])
    loose = bool(LOOSE.fullmatch(sort))
    thing = thing.lower() if source.chance(0.3) else thing
    named = MONTHS["de"][month - 1].lower() if source.chance(0.3) else MONTHS["de"][month - 1]
    the = source.pick([article, article, mine, old])
    return source.pick([
        Vague(f"{the} {thing} {of} {word}", (thing, word)),
        Vague(f"{the} {thing} {word}", (thing, word)),
        Vague(f"{article} {word}-{thing}", (f"{word}-{thing}",)),
        Vague(f"{article} {thing} {source.pick(['vom', 'aus dem', 'von'])} {named}", (thing,), "", month),
        Vague(f"{article} {named}-{thing}", (thing,), "", month),
        Vague(f"die {word} Datei", (word,)),
        Vague(f"die {word}-Datei", (word,)),
        Vague(f"{source.pick(['die Datei', 'das Dokument', 'die Datei'])} {source.pick(['über', 'zu', 'mit'])} {word}", (word,)),
        Vague(f"{the} {thing}", (thing,)),
        Vague(f"die Datei mit {word} im Namen", (word,)),
        Vague(f"{sort} {of} {word}", (word,), ending, loose=loose),
        Vague(f"{sort} {word}", (word,), ending, loose=loose),
    ])  # fmt: skip


def hit(source: Source, words: Sequence[str], folder: str = "", endings: Sequence[str] = ENDINGS) -> str:
    """A path that a search for these words finds, below a folder (any of the user's own when missing)."""
    # what is written with a hyphen is searched for as it stands: names may have it in another way
    parts = [part for word in words for part in (word.split("-") if source.chance(0.6) else [word])]
    if source.chance(0.4):
        parts.append(str(source.number(2015, 2031)) if source.chance(0.6) else source.noun())
    if source.chance(0.3):
        parts = [part.lower() for part in parts]
    name = source.pick(["_", "-", " ", "_", "-"]).join(parts) + "." + source.pick(endings)
    where = folder or source.pick(["~/Documents", "~/Downloads", "~/Desktop", "~/Pictures", f"~/Documents/{source.folder_name()}", f"~/{source.folder_name()}"])
    return f"{where}/{name}"


def hits(source: Source, words: Sequence[str], count: int, folder: str = "", endings: Sequence[str] = ENDINGS) -> list[str]:
    """So many different paths that a search for these words finds."""
    found: dict[str, str] = {}
    while len(found) < count:
        path = hit(source, words, folder, endings)
        found.setdefault(path.casefold(), path)
    return list(found.values())


def changes(source: Source, count: int = 1) -> list[str]:
    """What undo knows changes by."""
    first = source.number(1, 900)
    return [f"c{first + number}" for number in range(count)]


def role(source: Source, name: str = "change") -> Talk:
    """A conversation of the all-round agent, or now and then of an operator."""
    return Talk(name) if source.chance(0.15) else Talk()


def refusal(summary: str) -> str:
    """The error when the user was asked and said no. `summary` is what would have been done."""
    return f"{summary}: the user said no; don't try it again in another way"


def unread(source: Source, path: str, lines: Sequence[str]) -> str:
    """The error of a tool that changes no file that was not read before: it says what stands in it."""
    shown = disk.numbered(lines)
    return source.by(
        f"nothing was done: {path} has to be read before it is changed. It is now:\n{shown}",
        f"Nichts wurde getan: {path} muss gelesen werden, bevor es geändert wird. Darin steht:\n{shown}",
    )


def missing(source: Source, path: str, folder: str, near: Sequence[str] = ()) -> str:
    """The error for a path that does not exist."""
    there = ": " + ", ".join(near) if near else source.by(" nothing like it", " nichts Ähnliches")
    return source.by(
        f"no such file or folder: {path}; in {folder} there is{there}",
        f"Datei oder Ordner nicht gefunden: {path}; in {folder} gibt es{there}",
    )


def left_alone(source: Source) -> str:
    """The answer when the user does not want it after all."""
    return source.by("All right, nothing was changed.", "In Ordnung, es wurde nichts geändert.")
