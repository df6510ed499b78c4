"""One thing to do with files: find, read, list, open, change."""

from __future__ import annotations

from itertools import pairwise

from ryxd.engine.gate.dates import CHANGED, dated
from ryxd.engine.gate.elsewhere import is_elsewhere, is_listed
from ryxd.engine.gate.filewords import (
    ABOUT,
    CHAFF,
    EMPTY,
    FILE_NOUNS,
    FINITE,
    NO_FILES,
    OWNING,
    VERBAL,
    is_paper,
    is_verb,
)
from ryxd.engine.gate.joined import changes_later
from ryxd.engine.gate.names import FOLDER_NOUNS, FOLDERS, extension_of, file_name, folder_in, kind_pattern, path_of
from ryxd.engine.gate.text import Request, Token, fold
from ryxd.engine.gate.verdict import JsonValue, Verdict
from ryxd.engine.gate.vocabulary import phrases, vocabulary

_ASKED_WHERE = vocabulary("where where's wo")
_SEARCHING = vocabulary("search such suche suchen")
_ASKED_WHETHER = vocabulary("do are gibt gibts")
_SHOWING = vocabulary("show display view zeig zeige")
_SPOILING = vocabulary("delete remove rename move loesche entferne verschiebe")
_NEWEST = vocabulary("""
    last latest newest recent letzte letzten letzter letztes neueste neuesten neuester neuestes
    aktuelle aktuellen juengste juengsten
""")
_VERBS = {
    "find": phrases("""
    which files did i / what files did i / which file did i / what did i / welche dateien habe ich /
    welche datei habe ich /
    was habe ich / find me / find / search for / search / look for / locate / where is / where's / where are /
    where did i put / where did i save / do i have / are there / i'm looking for / i am looking for /
    ich suche / ich such / gibt es / gibts /
    finde mir / finde / find mir / such mir / suche
    mir / suche nach / such nach / suche / such / wo ist / wo sind / wo liegt / wo liegen / wo habe
    ich / wo hab ich / wo finde ich / show me where
    """),
    "read": phrases("""
    read me / read out / read / show me the contents of / show the contents of / show me the content
    of / print the contents of / show me what's in / what's in / what is in / whats in / what does /
    what's inside / what is inside / cat / display / view / show me / show / lies mir / lies / lese
    / zeig mir den inhalt von / zeige den inhalt von / zeig den inhalt von / zeig mir was in / was
    steht in / was ist in / was liegt in / was gibt es in / was befindet sich in / was ist auf / was
    liegt auf / what's on / what is on / zeig mir / zeige
    mir / zeig / zeige
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
SHELL_QUALIFIERS = vocabulary("""
    larger bigger smaller older newer large big huge grosse grossen modified
    containing contains contain permission permissions
    owned empty recursively lines words largest smallest oldest newest biggest size sizes sorted
    count number md5 md5sum checksum bytes kb mb gb hidden executable accessed changed ending
    starting depth symbolic broken duplicate duplicates line word groesser kleiner aelter neuer
    groesste groessten rekursiv zeilen leere leeren versteckte versteckten subdirectories
    unterordner
""")
_NAMED = frozenset({"called", "named", "namens", "titled", "labeled", "heisst", "genannt", "name"})
_BARRED = frozenset({"manager", "managers", "cabinet", "taxes?"})
_LATER = vocabulary("verschieben kopieren umbenennen loeschen duplizieren schicken drucken ausdrucken bearbeiten")
"""What else is to be done, said before a last verb."""
_PARTICLES = vocabulary("ab an aus um rein raus")
"""A German verb's second part: "lies die Uhr ab" reads no file. ("auf" opens one, and is known.)"""
_IN_TEXTS = {("im", "text"), ("im", "inhalt"), ("the", "text"), ("inside", "my"), ("inside", "the")}
"""Where the words are meant to stand in files, and not in their names."""
_WRITTEN = vocabulary("list letter report essay diary journal minutes manual")
"""What is read, and is a file."""
_MOST_WORDS = 30
_MOST_OF_A_PATTERN = 7
"""Pieces of a pattern with as many words as a file may be called by."""
_TELLING = vocabulary("""
    which there that should could can so because although just only except including not weil damit obwohl als nur
    ausser inklusive sollte koennte muesste nicht
""")
"""What stands in no name, but in what is told of a file."""


def classify_files(request: Request) -> Verdict | None:
    """Return the verdict for one thing to do with files (C1), with pattern, path and extension; None otherwise."""
    words = request.words
    if not words or len(words) > _MOST_WORDS or request.bag & _BARRED or changes_later(request):
        return None
    action, rest = _action(request)
    if not action or not rest or is_elsewhere(request, action, rest):
        return None
    if rest[-1].word in _PARTICLES or (action == "find" and _IN_TEXTS.intersection(pairwise(words))):
        return None
    if action in {"open", "read"} and any(token.word in _LATER for token in rest):
        return request.by("chat", "unknown", {})  # "das PDF nach Documents verschieben und aufmachen"
    read = action == "read" and path_of(rest[0]) is not None  # "lies ~/a.txt und sag mir, was drin steht"
    if action != "change" and not read and any(token.comma for token in rest[:-1]) and not is_listed(rest):
        return request.by("chat", "unknown", {})  # "the plan.odt, show": what stands behind a comma says more
    when, rest = dated(rest)
    if (spaced := _spaced(request, rest)) and action != "change":
        return request.by("file", f"file.{action}", {"path": spaced})
    names = [name for token in rest if (name := file_name(token)) is not None]
    folder = folder_in(rest, alone=_is_place(request, action, rest))
    said = tuple(token.word for token in rest)
    nouns = FILE_NOUNS.intersection(said)
    extension = extension_of(said, FILE_NOUNS)
    papers = any(is_paper(word) for word in said) or (action == "read" and said[-1] in _WRITTEN)
    # what a date said ("geändert") is no qualifier of a command line any more
    if action != "open" and SHELL_QUALIFIERS.intersection(request.bag if when is None else said):
        return None
    if not (
        names
        or folder
        or nouns
        or extension
        or papers
        or when
        or kind_pattern(said)
        or _is_thing(request, action, said)
    ):
        return None
    if request.words[0] in {"which", "what", "welche", "was"} and action == "find":
        if when is None or not (request.bag & (_FETCHED | _EDITED | CHANGED)):
            return None
        fetched = bool(request.bag & _FETCHED)
        folder = FOLDERS["downloads"] if fetched else folder
        rest = tuple(token for token in rest if token.word not in _FETCHED | _EDITED)
    if action == "change" and request.words[0] in _SPOILING and (extension or papers or nouns):
        return request.by("file", "file.change", {})
    if action == "change" and not (names or folder or nouns & {"file", "datei", "folder", "ordner", "readme"}):
        return None
    if (
        action == "read"
        and request.words[0] in _SHOWING
        and not (names or folder or nouns & {"file", "datei", "folder", "ordner", "readme"})
    ):
        if not (papers or nouns or when or kind_pattern(said)):
            return None
        action = "find"  # "show my invoices": nobody reads five files at once
    if action == "read" and any("*" in name for name in names):
        action = "list"
    slots: dict[str, JsonValue] = {}
    pattern = "" if folder and len(rest) == 1 else _pattern(rest, folder, extension)
    told = fold(pattern).split("*")
    if action != "change" and ((not names and len(told) > _MOST_OF_A_PATTERN) or _TELLING.intersection(told)):
        return request.by("chat", "unknown", {})  # a sentence: which of its words are the name, a model reads
    if action != "change" and not names and EMPTY.issuperset(filter(None, told)) and any(told):
        return request.by("chat", "unknown", {})
    newest = _NEWEST.intersection(said) and not any(char.isalnum() for char in pattern.partition(".")[0])
    if newest and not folder and {"download"}.intersection(said):
        folder = FOLDERS["downloads"]
    if (when is not None or newest) and not pattern:
        pattern = "*"
    if newest and pattern:
        slots["newest"] = True
    if when is not None and action == "list":
        action = "find"
    whole = FOLDER_NOUNS.intersection(said) and not newest
    if action == "open" and folder and whole and pattern == kind_pattern(said):
        pattern = ""  # "the pics folder" is the folder
    if action != "change" and not (pattern or folder or when or extension or newest):
        return request.by("chat", "unknown", {})  # "open the file": which, a model asks
    if action == "open" and pattern and folder and _is_file(folder):
        return None  # "~/notes.txt in einem Fenster": what else is said of it, a model reads
    within = _within(rest, names)
    if within:
        pattern, slots["within"] = f"*{names[0]}", within
    if pattern:
        slots["pattern"] = pattern
    if when is not None:
        slots["when"] = when
    if folder:
        slots["path"] = folder
    if extension:
        slots["extension"] = extension
    return request.by("file", f"file.{action}", slots)


def _spaced(request: Request, rest: tuple[Token, ...]) -> str:
    """Return a path with spaces in it, where nothing else is said ("~/Documents/packing list.txt"); else empty."""
    plain = all(token.word not in CHAFF for token in rest[1:])
    if len(rest) < 2 or not plain or any(token.comma for token in rest[:-1]):
        return ""
    first, last = rest[0].raw, rest[-1].raw
    if path_of(rest[0]) is None or first.endswith("/") or "/" in last or "." in first.rpartition("/")[2]:
        return ""
    return request.text[rest[0].start : rest[-1].end] if file_name(rest[-1]) and "." in last else ""


def _is_file(path: str) -> bool:
    name = path.rpartition("/")[2]
    return "." in name.strip(".")


def _action(request: Request) -> tuple[str, tuple[Token, ...]]:
    """Return what is done to files, and the words after the verb."""
    words = request.words
    if len(words) == 1 and words[0] in FOLDERS and words[0] not in {"home", "config", "download"}:
        return ("find" if kind_pattern(words) else "list"), request.tokens
    if _is_name_only(request):
        if words[-1] == "auf":
            return "open", request.tokens[:-1]
        # whoever types a name and nothing else wants it opened, as in any launcher
        return "open" if len(words) == 1 and file_name(request.tokens[0]) else "find", request.tokens
    if len(request.tokens) == 1 and path_of(request.tokens[0]) is not None and len(words[0]) > 1:
        return "read", request.tokens
    if words[0] in _STARTS:
        for verb, action in _ORDERED:
            if words[: len(verb)] == verb:
                rest = request.tokens[len(verb) :]
                if verb[0] in {"mach", "mache"}:
                    return (action, rest[:-1]) if words[-1] == "auf" else ("", ())
                return action, rest
    if words[-1] in FINITE:
        return FINITE[words[-1]], request.tokens[:-1]
    return "", ()


def _is_name_only(request: Request) -> bool:
    """Say whether the request has no verb and is what a file is called: "pdfs in downloads"."""
    tokens = request.tokens
    while len(tokens) > 1 and tokens[0].word in OWNING | _NEWEST | {"alle", "all"}:
        tokens = tokens[1:]
    words = tuple(token.word for token in tokens)
    if not 1 <= len(words) <= _MOST_OF_A_NAME or request.bag & VERBAL or request.words[-1] in FINITE:
        return False
    when, rest = dated(tokens)
    first = words[0]
    if file_name(tokens[0]) is not None:
        # "plan.odt oefnen" has a verb that no list knows
        return len(words) == 1 or words[1] in _BEHIND or words[1:] == ("auf",)
    if len(tokens) > 1 and is_verb(tokens[-1]) and words[-2] not in ABOUT | CHAFF:
        return False
    if is_paper(first) or extension_of(words[:1], FILE_NOUNS):
        return True
    kind = bool(kind_pattern(words[:2]) or first in _PICTURED)
    if not kind:
        return False
    return when is not None or (len(rest) > 2 and rest[1].word in ABOUT) or len(tokens) < len(request.tokens)


_FETCHED = vocabulary("download downloaded heruntergeladen runtergeladen")
_EDITED = vocabulary("change changed edit edited modify modified save saved create created")
_MOST_OF_A_NAME = 6
_BEHIND = vocabulary("of from in inside under von vom aus im unter")
"""What comes behind a file's name where nothing is to be done with it: "plan.odt from documents"."""
_PICTURED = vocabulary("screenshot screenshots bildschirmfoto bildschirmfotos download downloads")


def _is_thing(request: Request, action: str, said: tuple[str, ...]) -> bool:
    """Say whether a few words behind "find" name a file, though none of them says so."""
    while len(said) > 1 and said[0] in {"das", "this", "that"}:
        said = ("the", *said[1:])
    if action != "find" or not 1 <= len(said) <= _MOST_OF_A_NAME or NO_FILES.intersection(said):
        return False
    if VERBAL.intersection(said) or not any(len(word) > 2 and word not in CHAFF for word in said):
        return False
    first = request.words[0]
    if first in _ASKED_WHETHER:
        return False
    if first in _ASKED_WHERE or (first in _SEARCHING and said[0] not in OWNING):
        return False  # the web, what is remembered and what is lost are looked for in these words, too
    return request.words[1:2] not in {("me",), ("mir",)} or said[0] in OWNING


def _is_place(request: Request, action: str, rest: tuple[Token, ...]) -> bool:
    """Say whether a word alone may be a folder: "open music" and "what's in music", but "show all music" not."""
    before = request.words[len(request.words) - len(rest) - 1 :][:1]
    return (
        action == "open"
        or before[0] in {"in", "of", "von", "on", "auf"}
        or not kind_pattern(tuple(t.word for t in rest))
    )


def _within(rest: tuple[Token, ...], names: list[str]) -> str:
    """Return what "the readme in shop" says of the folder; empty when it says nothing of one."""
    if len(names) != 1:
        return ""
    at = next((at for at, token in enumerate(rest) if file_name(token) == names[0]), 0)
    behind = tuple(
        token for token in rest[at + 1 :] if token.word not in FOLDER_NOUNS | OWNING | {"project", "projekt"}
    )
    if len(behind) != 2 or behind[0].word not in {"in", "im", "of", "von", "vom", "from", "aus", "under"}:
        return ""
    return "" if path_of(behind[1]) is not None or behind[1].word in FOLDERS else behind[1].raw


def pattern_of(tokens: tuple[Token, ...]) -> str:
    """Return a glob for a file that is called so; empty when no word says anything."""
    return _pattern(tokens, None, None)


def _pattern(rest: tuple[Token, ...], folder: str | None, extension: str | None) -> str:
    """Return a glob for the file that is meant: "the great wave file" is "*great*wave*"."""
    named = next((at for at, token in enumerate(rest) if token.word in _NAMED), None)
    kept = []
    for at, token in enumerate(rest):
        if path_of(token) is not None or (folder and FOLDERS.get(token.word) == folder):
            continue
        if (named is not None and at > named and token.word not in {"in", "im"}) or (
            named is None
            and token.word not in CHAFF
            and token.word not in _NEWEST
            and token.word not in FOLDER_NOUNS
            and not _is_kind(token)
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
    if kind_pattern((token.word,)) or token.word in {"word", "download", "downloads"}:
        return True
    return extension_of((token.word, "file"), FILE_NOUNS) is not None and file_name(token) is None
