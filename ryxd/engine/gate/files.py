"""One thing to do with files: find, read, list, open, change."""

from __future__ import annotations

from ryxd.engine.gate.names import FOLDER_NOUNS, FOLDERS, extension_of, file_name, folder_in, kind_pattern, path_of
from ryxd.engine.gate.text import Request, Token
from ryxd.engine.gate.verdict import JsonValue, Verdict
from ryxd.engine.gate.vocabulary import phrases, vocabulary

FILE_NOUNS = vocabulary("""
    file files document documents image images picture pictures photo photos screenshot screenshots
    spreadsheet spreadsheets presentation presentations slides wallpaper wallpapers pdf pdfs datei
    dateien dokument dokumente bild bilder foto fotos bildschirmfoto bildschirmfotos tabelle
    tabellen praesentation praesentationen video videos script scripts skript skripte config configs
    configuration konfiguration konfigurationsdatei textdatei textdateien backup backups ebook
    ebooks notes notizen readme logfile logdatei pdf-datei pdf-dateien png pngs jpg jpgs jpeg svg
    csv archive archiv dotfile dotfiles folder directory ordner verzeichnis textdokument
    hintergrundbild
""")
_VERBS = {
    "find": phrases("""
    find me / find / search for / search / look for / locate / where is / where's / where are /
    where did i put / where did i save / do i have / finde mir / finde / find mir / such mir / suche
    mir / suche nach / such nach / suche / such / wo ist / wo sind / wo liegt / wo liegen / wo habe
    ich / wo finde ich / show me where
    """),
    "read": phrases("""
    read me / read out / read / show me the contents of / show the contents of / show me the content
    of / print the contents of / show me what's in / what's in / what is in / whats in / what does /
    what's inside / what is inside / cat / display / view / show me / show / lies mir / lies / lese
    / zeig mir den inhalt von / zeige den inhalt von / zeig den inhalt von / zeig mir was in / was
    steht in / was ist in / zeig mir / zeige mir / zeig / zeige
    """),
    "list": phrases("""
    list all / list / show all / show me all / show me the files in / show me the / show the files /
    what files are / which files are / liste alle / liste / zeig mir alle / zeig alle / zeige alle / zeige mir
    alle / welche dateien sind / welche dateien liegen
    """),
    "open": phrases("""
    open up / open / edit / oeffne mir / oeffne / bearbeite / mach / mache
    """),
    "change": phrases("""
    delete / remove / rename / move / copy / create / make / touch / loesche / entferne / verschiebe
    / kopiere / erstelle / lege / benenne
    """),
}
_ORDERED = sorted(
    ((verb, action) for action, verbs in _VERBS.items() for verb in verbs), key=lambda entry: -len(entry[0])
)
_STARTS = frozenset(verb[0] for verb, _ in _ORDERED)
_FINITE = {
    "oeffnen": "open",
    "finden": "find",
    "suchen": "find",
    "lesen": "read",
    "vorlesen": "read",
    "auflisten": "list",
    "loeschen": "change",
}

SHELL_QUALIFIERS = vocabulary("""
    larger bigger smaller older newer modified containing contains contain permission permissions
    owned empty recursively lines words largest smallest oldest newest biggest size sizes sorted
    count number md5 md5sum checksum bytes kb mb gb hidden executable accessed changed ending
    starting depth symbolic broken duplicate duplicates line word groesser kleiner aelter neuer
    groesste groessten rekursiv zeilen leere leeren versteckte versteckten subdirectories
    unterordner
""")
_NAMED = frozenset({"called", "named", "namens", "titled", "labeled", "heisst", "genannt", "name"})
_CHAFF = vocabulary("""
    the a an my our all any some every of me that this those these for in on at from to with and or
    is are i out up please file files document documents folder directory called named about image
    images picture pictures photo photos der die das den dem des ein eine einen einem mein meine
    meinen meinem meiner alle alles von vom zu zur mit im auf aus ueber namens nach und mir bitte
    mal datei dateien ordner verzeichnis dokument dokumente bild bilder foto fotos vor contents
    content inhalt what does say put save saved hab habe ich hin whose where somewhere computer disk
    system it's system. pdf-datei pdf-dateien text
""")
_BARRED = frozenset({"manager", "managers", "cabinet", "taxes?"})
_MOST_WORDS = 30


def classify_files(request: Request) -> Verdict | None:
    """Return the verdict for one thing to do with files (C1), with pattern, path and extension; None otherwise."""
    words = request.words
    if not words or len(words) > _MOST_WORDS or request.bag & _BARRED:
        return None
    action, rest = _action(request)
    if not action or not rest:
        return None
    names = [name for token in rest if (name := file_name(token)) is not None]
    folder = folder_in(rest)
    said = tuple(token.word for token in rest)
    nouns = FILE_NOUNS.intersection(said)
    extension = extension_of(said, FILE_NOUNS)
    if not (names or folder or nouns or extension) or (action != "open" and request.bag & SHELL_QUALIFIERS):
        return None
    if action in {"read", "change"} and not (
        names or folder or nouns & {"file", "datei", "folder", "ordner", "readme"}
    ):
        return None
    slots: dict[str, JsonValue] = {}
    pattern = _pattern(rest, folder, extension)
    if pattern:
        slots["pattern"] = pattern
    if folder:
        slots["path"] = folder
    if extension:
        slots["extension"] = extension
    return request.by("file", f"file.{action}", slots)


def _action(request: Request) -> tuple[str, tuple[Token, ...]]:
    """Return what is done to files, and the words after the verb."""
    words = request.words
    if words[0] in _STARTS:
        for verb, action in _ORDERED:
            if words[: len(verb)] == verb:
                rest = request.tokens[len(verb) :]
                if verb[0] in {"mach", "mache"}:
                    return (action, rest[:-1]) if words[-1] == "auf" else ("", ())
                return action, rest
    if words[-1] in _FINITE:
        return _FINITE[words[-1]], request.tokens[:-1]
    return "", ()


def _pattern(rest: tuple[Token, ...], folder: str | None, extension: str | None) -> str:
    """Return a glob for the file that is meant: "the great wave file" is "*great*wave*"."""
    named = next((at for at, token in enumerate(rest) if token.word in _NAMED), None)
    kept = []
    for at, token in enumerate(rest):
        if path_of(token) is not None or (folder and FOLDERS.get(token.word) == folder):
            continue
        if (named is not None and at > named and token.word not in {"in", "im"}) or (
            named is None and token.word not in _CHAFF and token.word not in FOLDER_NOUNS and not _is_kind(token)
        ):
            kept.append(token.raw)
    if not kept:
        return f"*.{extension}" if extension else kind_pattern(tuple(token.word for token in rest))
    if any("*" in word for word in kept):
        return next(word for word in kept if "*" in word)
    text = "*".join(kept)
    end = f"*.{extension}" if extension and not text.lower().endswith("." + extension) else "*"
    return f"*{text}" if "." in kept[-1] else f"*{text}{end}"


def _is_kind(token: Token) -> bool:
    if kind_pattern((token.word,)):
        return True
    return extension_of((token.word, "file"), FILE_NOUNS) is not None and file_name(token) is None
