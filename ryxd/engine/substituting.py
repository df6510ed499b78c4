"""A request with one thing put in place of another of its kind (spec C17). Pure.

A file for a file, a folder for a folder, a time, a kind of file, a number, a name: what rules then read in the
same way as before, and with something else in it, is such a request.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator, Sequence

from ryxd.engine.gate.classify import classify
from ryxd.engine.gate.dates import dated
from ryxd.engine.gate.filewords import FILE_NOUNS
from ryxd.engine.gate.names import FOLDER_NOUNS, FOLDERS, extension_of, file_name, kind_pattern, path_of
from ryxd.engine.gate.text import Token, fold, read
from ryxd.engine.gate.verdict import Verdict
from ryxd.engine.gate.vocabulary import vocabulary

LEAD = vocabulary("""
    the a an my our der die das den dem des ein eine einen einem mein meine meinen meinem meiner one ones that
    those this these
""")
_IN = vocabulary("in im under unter inside into auf on")
PREPOSITIONS = vocabulary("""
    for with in on at to of from about fuer mit im bei auf von vom zu zum zur aus ueber nach under unter
    inside into
""")
_NUMBER = re.compile(r"\d+(?:[.,]\d+)?%?")
_MONTHS = tuple(
    vocabulary(names)
    for names in (
        "january januar jaenner", "february februar", "march maerz marz", "april", "may mai", "june juni",
        "july juli", "august", "september", "october oktober", "november", "december dezember",
    )
)  # fmt: skip
_NAMES_LIKE = {"file.find", "file.list", "file.read", "file.open"}
"""Rules with which a word of their pattern may be another one."""


def spellings(word: str) -> frozenset[str]:
    """All spellings of a month; else only the word."""
    return next((month for month in _MONTHS if word in month), frozenset({word}))


def requests(tokens: tuple[Token, ...], into: str, before: str) -> Iterator[str]:
    """The requests that the old one can be with this in place of something of its kind, as rules read them."""
    old = read(before, None, None)
    was = classify(before)
    for put in _KINDS:
        found = []
        for new in put(tokens, into, old.tokens, old.text, was):
            now = classify(new, language=was.language)
            if _alike(was, now) and dict(now.slots) != dict(was.slots):
                found.append(new)
        if found:
            yield from found
            return


def _alike(was: Verdict, now: Verdict) -> bool:
    """Whether rules read two requests in the same way."""
    if was.rule == now.rule:
        return was.rule != "unknown"
    looks = {"file.find", "file.list"}
    return {was.rule, now.rule} <= looks or (was.rule.startswith("open.") and now.rule.startswith("open."))


def _files(new: tuple[Token, ...], _into: str, old: tuple[Token, ...], text: str, _was: Verdict) -> Iterator[str]:
    if not all(file_name(token) or token.word in {"and", "und"} for token in new):
        return
    spans = [at for at, token in enumerate(old) if file_name(token)]
    lists: list[list[int]] = []
    for at in spans:  # "a.txt and b.txt" is one thing
        if lists and all(old[between].word in {"and", "und"} for between in range(lists[-1][-1] + 1, at)):
            lists[-1].append(at)
        else:
            lists.append([at])
    for each in lists:
        yield _put(text, old, each[0], each[-1], _raw(new))


def _folders(new: tuple[Token, ...], into: str, old: tuple[Token, ...], text: str, was: Verdict) -> Iterator[str]:
    path = folder_of(new)
    if into not in _IN and is_kind(new) and any(is_kind((token,)) for token in old):
        return  # "and the videos?" after "delete all pictures in ~/tmp"
    if not path and into in _IN and len(new) == 1 and was.slots.get("path"):
        path = new[0].raw
    if not path:
        return
    for at, token in enumerate(old):
        if token.word not in FOLDERS and (path_of(token) is None or file_name(token)):
            continue
        first = last = at
        while last + 1 < len(old) and old[last + 1].word in FOLDER_NOUNS:
            last += 1
        while first and old[first - 1].word in LEAD | FOLDER_NOUNS:
            first -= 1
        before = old[first - 1].word if first else ""
        if before in PREPOSITIONS:
            first -= 1
        place = {"im": "in ", "zum": "zu "}.get(before, f"{old[first].raw} " if before in PREPOSITIONS else "")
        yield _put(text, old, first, last, f"{place}{path}")
        return
    if was.rule in {"file.find", "file.list"}:
        yield f"{text.rstrip(' .?!')} in {path}"


def _dates(new: tuple[Token, ...], _into: str, old: tuple[Token, ...], text: str, was: Verdict) -> Iterator[str]:
    if not is_date(new):
        return
    for size in (3, 2, 1):
        for at in range(len(old) - size + 1):
            if is_date(old[at : at + size]) and not file_name(old[at]):
                yield _put(text, old, at, at + size - 1, _raw(new))
                return
    spelled = spellings(new[0].word)
    for at, token in enumerate(old):
        for month in _MONTHS if file_name(token) and len(new) == 1 and spelled in _MONTHS else ():
            for name in month:
                if (start := fold(token.raw).find(name)) >= 0 and len(fold(token.raw)) == len(token.raw):
                    named = token.raw[:start] + _plain(new[0].raw) + token.raw[start + len(name) :]
                    yield _put(text, old, at, at, named)
                    return
    if was.rule in {"file.find", "file.list"}:
        yield f"{text.rstrip(' .?!')} {'vom' if was.language == 'de' else 'from'} {_raw(new)}"


def _kinds(new: tuple[Token, ...], _into: str, old: tuple[Token, ...], text: str, _was: Verdict) -> Iterator[str]:
    if not is_kind(new):
        return
    for at, token in enumerate(old):
        if is_kind((token,)):
            yield _put(text, old, at, at, _raw(new))
            return


def _numbers(
    new: tuple[Token, ...], _into: str, old: tuple[Token, ...], text: str, _was: Verdict
) -> Iterator[str]:
    if len(new) != 1 or not _NUMBER.fullmatch(new[0].raw):
        return
    for at, token in enumerate(old):
        if _NUMBER.fullmatch(token.raw):
            yield _put(text, old, at, at, new[0].raw)


def _words(new: tuple[Token, ...], into: str, old: tuple[Token, ...], text: str, was: Verdict) -> Iterator[str]:
    """A name for a name: what a pattern, an argument or the words behind the same preposition say."""
    raw = _raw(new)
    if was.rule.startswith("open.") or was.rule == "steps.targets":
        last = len(old) - 1 - (old[-1].word in {"auf", "aus"})
        if last >= 1:
            yield _put(text, old, 1, last, raw)
        return
    said = [str(was.slots.get("pattern") or "")] if was.rule in _NAMES_LIKE else []
    said += [str(value) for value in was.slots.values() if isinstance(value, str | int | float)]
    for value in said:
        words = [fold(word) for word in re.split(r"[*\s]+", value) if word]
        for at in range(len(old) - len(words) + 1) if words else ():
            if [token.word for token in old[at : at + len(words)]] == words:
                yield _put(text, old, at, at + len(words) - 1, raw)
                return
    for at in range(1, len(old) - 1):
        if into and old[at].word in _SAME_PLACE.get(into, {into}) and at >= len(old) - 4:
            yield _put(text, old, at + 1, len(old) - 1, raw)
            return


_SAME_PLACE = {
    "in": {"in", "im"}, "im": {"in", "im"}, "for": {"for", "fuer"}, "fuer": {"for", "fuer"},
    "of": {"of", "von", "vom"}, "von": {"of", "von", "vom"}, "to": {"to", "nach", "zu"}, "nach": {"to", "nach"},
    "about": {"about", "ueber", "zu"},
}  # fmt: skip
_KINDS: tuple[Callable[..., Iterator[str]], ...] = (_files, _folders, _dates, _kinds, _numbers, _words)
"""What can stand in place of what, the most certain first."""


def _put(text: str, tokens: Sequence[Token], first: int, last: int, new: str) -> str:
    return f"{text[: tokens[first].start]}{new}{text[tokens[last].end :]}"


def _raw(tokens: Sequence[Token]) -> str:
    return " ".join(token.raw for token in tokens)


def _plain(raw: str) -> str:
    """A name without letters that names of files may have spelled otherwise: März is Maerz."""
    folded = fold(raw)
    return raw if raw.isascii() else folded[:1].upper() + folded[1:] if raw[:1].isupper() else folded


def folder_of(tokens: tuple[Token, ...]) -> str:
    """The folder that words name: "Downloads", "Downloads-Ordner", "~/x"; empty when they name none."""
    kept = [token for token in tokens if token.word not in FOLDER_NOUNS | LEAD]
    if len(kept) != 1 or file_name(kept[0]):
        return ""
    head, _, tail = kept[0].word.partition("-")
    word = head if tail in FOLDER_NOUNS else kept[0].word.removesuffix("ordner") or kept[0].word
    return path_of(kept[0]) or FOLDERS.get(word) or FOLDERS.get(kept[0].word, "")


_FROM = Token("from", "from", 0, 0, comma=False)


def is_date(tokens: tuple[Token, ...]) -> bool:
    """Whether the words are a time and nothing else."""
    when, rest = dated((_FROM, *tokens))
    return when is not None and not rest


def is_kind(tokens: tuple[Token, ...]) -> bool:
    """Whether it is one word for a kind of file."""
    words = tuple(token.word for token in tokens)
    return len(words) == 1 and bool(kind_pattern(words) or extension_of(words, FILE_NOUNS))
