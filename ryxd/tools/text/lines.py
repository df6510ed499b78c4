"""The lines of a text: numbered for a model, cut where they are too long, and which of them were whole."""

from collections.abc import Iterable, Sequence
from dataclasses import dataclass

from ryxd.core.files import Lines

LONGEST = 2000
"""Characters of a line that are shown."""


@dataclass(frozen=True)
class Shown:
    """Lines as a model sees them: each with its number and a tab before it."""

    text: str
    whole: tuple[Lines, ...]
    """Which lines were shown to their end."""
    first: int
    last: int
    """The last line shown; before `first` when there was none."""
    cut: int = 0
    """How many lines were too long."""


def split(text: str) -> list[str]:
    r"""The lines of a text without their ends (\n or \r\n); one at the very end opens no further line."""
    lines = text.split("\n")
    if not lines[-1]:
        lines.pop()
    return [line.removesuffix("\r") for line in lines]


def numbered(lines: Iterable[str], first: int, room: int) -> Shown:
    """Number lines from `first` on, until `room` characters are full; at least one is shown."""
    texts: list[str] = []
    whole: list[int] = []
    cut = 0
    for number, line in enumerate(lines, start=first):
        shown = f"{number}\t{line}"
        if len(line) > LONGEST:
            shown = f"{number}\t{line[:LONGEST]}… [{len(line) - LONGEST} more characters]"
        room -= len(shown) + 1
        if room < 0 and texts:
            break
        texts.append(shown)
        if len(line) > LONGEST:
            cut += 1
        else:
            whole.append(number)
    return Shown("\n".join(texts), ranges(whole), first, first + len(texts) - 1, cut)


def ranges(numbers: Iterable[int]) -> tuple[Lines, ...]:
    """Numbers, in any order, as ranges that do not touch."""
    found: list[list[int]] = []
    for number in sorted(set(numbers)):
        if found and number == found[-1][1] + 1:
            found[-1][1] = number
        else:
            found.append([number, number])
    return tuple((first, last) for first, last in found)


def missing(wanted: Sequence[Lines], had: Sequence[Lines]) -> tuple[Lines, ...]:
    """What of the wanted ranges no range of `had` covers."""
    gaps: list[Lines] = []
    for first, last in wanted:
        start = first
        for low, high in sorted(had):
            if high < start or low > last:
                continue
            if low > start:
                gaps.append((start, low - 1))
            start = max(start, high + 1)
        if start <= last:
            gaps.append((start, last))
    return tuple(gaps)
