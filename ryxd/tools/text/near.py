"""Finds the text that an edit almost names, and in what it differs."""

import re
import unicodedata
from collections.abc import Callable
from dataclasses import dataclass
from typing import Literal

from ryxd.core.files import Lines

SHOWN = 3
"""Candidates that are named."""
LIKE = 60.0
"""Of 100: how alike a candidate has to be."""
TRIED = 12
"""Places that are compared as a whole."""

How = Literal["numbers", "escapes", "case", "blanks", "signs"]
"""numbers: the line numbers of read_file were copied; escapes: \\n was written as two characters; signs: other
quotation marks, dashes, or the same letters in another Unicode form."""

_SIGNS = str.maketrans(
    {
        "“": '"',
        "”": '"',
        "„": '"',
        "«": '"',
        "»": '"',
        "‘": "'",
        "’": "'",
        "‚": "'",
        "–": "-",
        "—": "-",
        "…": "...",
    }
)


@dataclass(frozen=True)
class Nearest:
    """Lines that come close; `how` when only that differs."""

    places: tuple[Lines, ...]
    how: How | None = None


def nearest(text: str, old: str) -> Nearest:
    r"""The lines of a text (line ends \n) that come close to `old`, the closest first."""
    lines = text.split("\n")
    wanted = old.removesuffix("\n").split("\n")
    written = old.replace("\\n", "\n").replace("\\t", "\t").replace('\\"', '"').strip("\n")
    ways: tuple[tuple[How, Callable[[str], str], list[str]], ...] = (
        ("numbers", _as_is, [re.sub(r"^\s*\d+\t", "", line) for line in wanted]),
        ("escapes", _as_is, written.split("\n")),
        ("case", str.casefold, wanted),
        ("blanks", _blanks, wanted),
        ("signs", _signs, wanted),
    )
    for how, same, meant in ways:
        if same is _as_is and meant == wanted:
            continue
        places = _same(lines, meant, same)
        if places:
            return Nearest(places, how)
    return Nearest(_alike(lines, wanted))


def _as_is(line: str) -> str:
    return line


def _blanks(line: str) -> str:
    return " ".join(line.split())


def _signs(line: str) -> str:
    return " ".join(unicodedata.normalize("NFKC", line.translate(_SIGNS)).split())


def _same(lines: list[str], wanted: list[str], same: Callable[[str], str]) -> tuple[Lines, ...]:
    """Where these lines are, compared by what `same` makes of them; at both ends parts of lines count."""
    meant = [same(line) for line in wanted]
    found: list[Lines] = []
    if not any(line.strip() for line in meant):
        return ()
    evened = [same(line) for line in lines]
    count = len(meant)
    for at in range(len(evened) - count + 1):
        window = evened[at : at + count]
        if count == 1:
            fits = meant[0] in window[0]
        else:
            fits = (
                window[0].endswith(meant[0]) and window[1:-1] == meant[1:-1] and window[-1].startswith(meant[-1])
            )
        if fits:
            found.append((at + 1, at + count))
            if len(found) == SHOWN:
                break
    return tuple(found)


def _alike(lines: list[str], wanted: list[str]) -> tuple[Lines, ...]:
    """By how alike they are: places are proposed by the longest line, and judged as a whole."""
    from rapidfuzz import fuzz, process  # here: no start waits for what few requests need

    anchor = max(range(len(wanted)), key=lambda place: len(wanted[place].strip()))
    bare, meant = [line.strip() for line in lines], [line.strip() for line in wanted]
    scored: list[tuple[float, int]] = []
    for _, _, place in process.extract(meant[anchor], bare, scorer=fuzz.ratio, limit=TRIED):
        first = max(0, place - anchor)
        scored.append((-fuzz.ratio("\n".join(meant), "\n".join(bare[first : first + len(meant)])), first))
    if len(meant) == 1 and len(meant[0]) >= 4:  # it may be a part of a line
        for _, score, place in process.extract(meant[0], bare, scorer=fuzz.partial_ratio, limit=SHOWN):
            if len(bare[place]) >= len(meant[0]):
                scored.append((-score * 0.9, place))
    best: list[int] = []
    for score, first in sorted(scored):
        if -score >= LIKE and first not in best:
            best.append(first)
    return tuple((first + 1, min(len(lines), first + len(wanted))) for first in best[:SHOWN])
