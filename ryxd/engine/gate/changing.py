"""One change to files that the request names: delete, move, rename, copy, make, write, replace."""

from __future__ import annotations

import re

from ryxd.engine.gate.names import FOLDER_NOUNS, FOLDERS, extension_of, file_name, kind_pattern, path_of
from ryxd.engine.gate.text import Request, Token
from ryxd.engine.gate.verdict import JsonValue, Verdict
from ryxd.engine.gate.vocabulary import phrases, vocabulary

Tokens = tuple[Token, ...]

_DELETE = vocabulary("delete remove trash bin loesche loesch entferne entfern")
_THROW = vocabulary("wirf schmeiss throw move put verschiebe leg lege")
_MOVE = vocabulary("move put verschiebe verschieb leg lege pack packe")
_RENAME = vocabulary("rename benenne benenn nenne nenn")
_COPY = vocabulary("copy duplicate kopiere kopier dupliziere")
_MAKE = vocabulary("create make erstelle erstell lege leg mach mache new neue neuer neuen")
_WRITE = vocabulary("write put add append insert save schreib schreibe fuege fueg haenge haeng notiere speichere")
_REPLACE = vocabulary("replace change substitute swap ersetze ersetz aendere aender tausche")

_TO = vocabulary("to into in nach ins zu zum zur auf onto under unter")
_AS = vocabulary("to into in as zu nach als")
_WITH = vocabulary("with by to into through durch mit zu in gegen auf")
_AND = vocabulary("and und sowie & plus")
_FILE = vocabulary("file files datei dateien document dokument textdatei textfile")
_LITTLE = vocabulary("""
    the a an my our please bitte mal der die das den dem des ein eine einen einem mein meine meinen meinem von of
    this that diese diesen diese dieses file files datei dateien document dokument all alle every jede the: bitte:
""")
_CALLED = vocabulary("called named namens genannt titled with mit dem namen name")
_CONTENT = phrases("""
    with the text / with text / with the content / with content / with the contents / containing / that says /
    saying / with the line / mit dem text / mit text / mit dem inhalt / mit inhalt / mit der zeile / der sagt
""")
_NAMELESS = vocabulary("machen auf and und ja here hier anlegen erstellen now jetzt thanks there da dort")
"""What stands where a name is expected, and is none: "create a folder here"."""
_POINTING = vocabulary("""
    it that this these those them das es dies dieses diese die den ihn sie following folgende
    folgendes folgenden
""")
"""Words for a text that stands elsewhere."""
_VAGUE = vocabulary("something anything stuff sth text etwas was irgendwas irgendetwas")
"""Words that say that there is a text, and not which."""
_ARTICLES = vocabulary("a an another one the new den ein eine einen noch neue neuen weitere weiteren")
_PIECES = vocabulary("line entry item note point sentence words text zeile eintrag punkt notiz satz worte woerter")
_SAYING = phrases("""
    saying / that says / which says / with the text / with the words / with / reading / that reads / called /
    mit dem text / mit den worten / mit / namens
""")
_TRASHED = phrases("""
    in den papierkorb / in papierkorb / in den muell / weg / away / to the trash / into the trash / in the trash /
    to the bin / in the bin
""")
_LAST_VERB = {
    "loeschen": _DELETE,
    "entfernen": _DELETE,
    "verschieben": _MOVE,
    "umbenennen": _RENAME,
    "kopieren": _COPY,
    "erstellen": _MAKE,
    "anlegen": _MAKE,
}
_QUOTED = re.compile(r"\"([^\"]*)\"|'([^']*)'|„([^“”\"]*)[“”\"]|“([^”]*)”|«([^»]*)»|`([^`]*)`")
_ARCHIVE = re.compile(r"\.(?:zip|7z|rar|tgz|t[bx]z|tar(?:\.\w+)?)$", re.IGNORECASE)
"""What is packed into, not moved into or copied to."""
_MOST_WORDS = 60
_FEWEST = 4
"""Words of a request that begins with its file: in X, a verb, and what."""


def classify_changing(request: Request) -> Verdict | None:
    """Return the verdict for one change to named files (C1, D6), with what it is about; None for anything else."""
    words = request.words
    if not 2 <= len(words) <= _MOST_WORDS:
        return None
    verb, tokens = _verb(request)
    if not tokens:
        return None
    if request.tokens[0].word in {"in", "im"} and len(request.tokens) > _FEWEST:
        verb, tokens = _place_first(request)
    return (
        _deleted(request, verb, tokens)
        or _replaced(request, verb, tokens)
        or _written(request, verb, tokens)
        or _renamed(request, verb, tokens)
        or _moved(request, verb, tokens)
        or _made(request, verb, tokens)
    )


def _verb(request: Request) -> tuple[frozenset[str], Tokens]:
    """Return the verbs that the first (or, in German, the last) word is one of, and the words without it."""
    tokens = request.tokens
    first, last = tokens[0].word, tokens[-1].word
    if last in _LAST_VERB and first not in _LAST_VERB:
        return _LAST_VERB[last], tokens[:-1]
    return frozenset({first}), tokens[1:]


def _deleted(request: Request, verb: frozenset[str], tokens: Tokens) -> Verdict | None:
    said = tuple(token.word for token in tokens)
    for ending in _TRASHED:
        if verb & _THROW and said[-len(ending) :] == ending and len(said) > len(ending):
            verb, tokens = _DELETE, tokens[: -len(ending)]
            break
    if not verb & _DELETE:
        return None
    at, place = _place(tokens, vocabulary("in from aus im unter under of"))
    named = _named(tokens[:at])
    if named:
        paths: list[JsonValue] = [_under(place, name) for name in named]
        return request.by("file", "file.delete", {"paths": paths})
    folder = _folder(tokens)
    if folder and any(token.word in FOLDER_NOUNS for token in tokens):
        return request.by("file", "file.delete", {"paths": [folder]})
    kept = tokens[:at]
    said = tuple(token.word for token in kept)
    ending_of = extension_of(said, _FILE)
    pattern = f"*.{ending_of}" if ending_of else kind_pattern(said)
    if pattern and all(token.word in _LITTLE or _is_kind(token) for token in kept):
        slots: dict[str, JsonValue] = {"pattern": pattern}
        return request.by("file", "file.delete", slots | ({"path": place} if place else {}))
    return None


def _renamed(request: Request, verb: frozenset[str], tokens: Tokens) -> Verdict | None:
    if not verb & _RENAME:
        return None
    if tokens[-1].word == "um":
        tokens = tokens[:-1]
    at = next((at for at, token in enumerate(tokens) if at and token.word in _AS), 0)
    end = at - 1 if at and tokens[at - 1].word == "um" else at  # benenne a um in b
    old = _named(tokens[:end])
    new = [token for token in tokens[at + 1 :] if token.word not in _LITTLE]
    if len(old) != 1 or len(new) != 1:
        return None
    return request.by("file", "file.rename", {"paths": [old[0]], "target": new[0].raw})


def _moved(request: Request, verb: frozenset[str], tokens: Tokens) -> Verdict | None:
    rule = "file.move" if verb & _MOVE else "file.copy" if verb & _COPY else ""
    if not rule:
        return None
    at, target = _place(tokens, _TO)
    named = _named(tokens[:at])
    if not named or not target or _ARCHIVE.search(target):
        return None
    paths: list[JsonValue] = [*named]
    return request.by("file", rule, {"paths": paths, "target": target})


def _made(request: Request, verb: frozenset[str], tokens: Tokens) -> Verdict | None:
    if not verb & _MAKE:
        return None
    if tokens[-1].word == "an":
        tokens = tokens[:-1]
    kind = next((at for at, token in enumerate(tokens) if token.word in FOLDER_NOUNS), None)
    if kind is None:
        return None
    if any(token.word not in _LITTLE | _MAKE for token in tokens[:kind]):
        return None
    at, place = _place(tokens[kind + 1 :], vocabulary("in under unter im inside"))
    rest = [token for token in tokens[kind + 1 : kind + 1 + at] if token.word not in _CALLED | _LITTLE]
    if len(rest) != 1 or rest[0].word in _NAMELESS:
        return None
    return request.by("file", "file.make_folder", {"paths": [_under(place, rest[0].raw)]})


def _written(request: Request, verb: frozenset[str], tokens: Tokens) -> Verdict | None:
    """Read "create a file X with the text Y", "write Y into X", "add Y to X"."""
    if verb & _MAKE:
        kind = next((at for at, token in enumerate(tokens) if token.word in _FILE), None)
        if kind is None or any(token.word not in _LITTLE | _MAKE for token in tokens[:kind]):
            return None
        rest = tokens[kind + 1 :]
        if rest and rest[-1].word == "an":
            rest = rest[:-1]
        text, upto = _content(request, rest)
        named = _named(tuple(token for token in rest[:upto] if token.word not in _CALLED))
        if len(named) != 1:
            return None
        return request.by("file", "file.create", {"paths": named, "text": text})
    if not verb & _WRITE:
        return None
    if tokens[-1].word in {"hinzu", "ein", "an", "auf"}:
        tokens = tokens[:-1]
    if led := _led(request, tokens):
        return led
    # the file stands last: what is before its preposition is the text, whatever words it has
    named = _named(tokens[-1:])
    at = len(tokens) - 1
    while at > 0 and tokens[at - 1].word in _LITTLE:
        at -= 1
    if len(named) != 1 or at < 2 or tokens[at - 1].word not in _TO | {"an"}:
        return None
    if _named(tokens[: at - 1]):
        return None  # "put a.txt into ~/x" moves it
    said = _said(tokens[: at - 1])
    quoted = bool(said and _quotes(request, said))
    if not said or ("put" in verb and not quoted) or said[0].word == "down":
        return None  # "put the letter into ~/x" moves it
    if (_POINTING | _VAGUE | _LITTLE).issuperset(token.word for token in said) and not quoted:
        return None
    text = _text(request, said)
    return request.by("file", "file.append", {"paths": named, "text": text}) if text else None


def _place_first(request: Request) -> tuple[frozenset[str], Tokens]:
    """Return the verb and the words without it of "in notes.txt replace a with b"."""
    place, verb, rest = request.tokens[:2], request.tokens[2], request.tokens[3:]
    return frozenset({verb.word}), (*place, *rest)


def _led(request: Request, tokens: Tokens) -> Verdict | None:
    """Read "write into X: Y", "notiere in X den Satz: Y": what stands behind a colon, whatever words it has."""
    at = next((at for at, token in enumerate(tokens) if token.word not in _LITTLE), 0)
    named = _named(tokens[at + 1 : at + 2]) if tokens[at].word in _TO | {"an"} else []
    colon = next((end for end, token in enumerate(tokens) if request.text[: token.end].endswith(":")), 0)
    between = tokens[at + 2 : colon + 1]
    if len(named) != 1 or colon < at + 1 or colon + 1 >= len(tokens):
        return None
    if not (_ARTICLES | _PIECES | _LITTLE | _POINTING).issuperset(token.word for token in between):
        return None
    return request.by("file", "file.append", {"paths": named, "text": _text(request, tokens[colon + 1 :])})


def _replaced(request: Request, verb: frozenset[str], tokens: Tokens) -> Verdict | None:
    """Read "replace A with B in X"."""
    if not verb & _REPLACE:
        return None
    if tokens[-1].word in {"aus", "ein"}:
        tokens = tokens[:-1]
    if tokens[0].word in {"in", "im"} and _named(tokens[1:2]):
        tokens = (*tokens[2:], *tokens[:2])
    named = _named(tokens[-1:])
    at = len(tokens) - 1
    while at > 0 and tokens[at - 1].word in _LITTLE:
        at -= 1
    if len(named) != 1 or at < 4 or tokens[at - 1].word not in {"in", "im", "of", "von", "inside"}:
        return None
    said = tokens[: at - 1]
    quoted = _quotes(request, said)
    if len(quoted) == 2:
        old, new = quoted
    else:
        joins = [place for place, token in enumerate(said) if token.word in _WITH and 0 < place < len(said) - 1]
        if len(joins) != 1:
            return None
        old, new = _text(request, said[: joins[0]]), _text(request, said[joins[0] + 1 :])
        of, _, number = old.rpartition(" ")
        if of and number.isdecimal() and new.isdecimal():
            new = f"{of} {new}"  # "port 8080 to 9090": what has the number stays
    if not old:
        return None
    return request.by("file", "file.replace", {"paths": named, "old": old, "new": new})


# -- what the words name


def _named(tokens: Tokens) -> list[JsonValue]:
    """Return the files and folders that are named letter by letter; empty when there is any other word."""
    found: list[JsonValue] = []
    for token in tokens:
        if token.word in _LITTLE | _AND | FOLDER_NOUNS:
            continue
        if (file_name(token) or path_of(token)) is None or set(token.raw) & set("*?[{"):
            return []
        found.append(token.raw)
    return found


def _folder(tokens: Tokens) -> str:
    """Return the one folder that the words name: a path, a known folder, or a name; empty when there is none."""
    kept = [token for token in tokens if token.word not in _LITTLE | FOLDER_NOUNS | _CALLED]
    if len(kept) != 1:
        return ""
    token = kept[0]
    plain = token.raw if re.fullmatch(r"[\w. +-]+", token.raw) else ""
    return path_of(token) or FOLDERS.get(token.word) or plain


def _place(tokens: Tokens, joins: frozenset[str]) -> tuple[int, str]:
    """Return where the last "in FOLDER" begins, and the folder; the end and "" when there is none."""
    for at in range(len(tokens) - 2, -1, -1):
        if tokens[at].word in joins:
            folder = _folder(tokens[at + 1 :])
            return (at, folder) if folder else (len(tokens), "")
    return len(tokens), ""


def _under(folder: str, name: JsonValue) -> str:
    text = str(name)
    return f"{folder.rstrip('/')}/{text}" if folder and not text.startswith(("/", "~")) else text


def _is_kind(token: Token) -> bool:
    return bool(kind_pattern((token.word,)) or extension_of((token.word, "file"), _FILE))


def _content(request: Request, tokens: Tokens) -> tuple[str, int]:
    """Return the text that a new file gets, and where the words about it begin."""
    said = tuple(token.word for token in tokens)
    for at in range(len(said)):
        for words in _CONTENT:
            if said[at : at + len(words)] == words and at + len(words) < len(said):
                return _text(request, tokens[at + len(words) :]), at
    return "", len(tokens)


def _said(tokens: Tokens) -> Tokens:
    """Return the words behind "a line saying", which tell what is to be written; none where that is unclear."""
    words = tuple(token.word for token in tokens)
    at = 0
    while at < len(words) and words[at] in _ARTICLES:
        at += 1
    if at == len(words) or words[at] not in _PIECES:
        return tokens
    rest = words[at + 1 :]
    for lead in _SAYING:
        if rest[: len(lead)] == lead and len(rest) > len(lead):
            return tokens[at + 1 + len(lead) :]
    return ()


def _text(request: Request, tokens: Tokens) -> str:
    """Return the words as typed; what is in quotes, when all of it is."""
    if not tokens:
        return ""
    typed = _typed(request, tokens).strip()
    whole = _QUOTED.fullmatch(typed)
    if whole:
        return next(text for text in whole.groups() if text is not None)
    return typed.rstrip(",;:")


def _quotes(request: Request, tokens: Tokens) -> list[str]:
    typed = _typed(request, tokens)
    return [next(text for text in found.groups() if text is not None) for found in _QUOTED.finditer(typed)]


def _typed(request: Request, tokens: Tokens) -> str:
    """Return the words as typed, up to the end of a quotation that begins in them."""
    start, end = tokens[0].start, tokens[-1].end
    for quotation in _QUOTED.finditer(request.text):
        if start <= quotation.start() < end:
            end = max(end, quotation.end())
    return request.text[start:end]
