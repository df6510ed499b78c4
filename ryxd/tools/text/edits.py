r"""Exact replacements in a text. Line ends do not have to be known: \n stands for whatever the file has there."""

import re
from bisect import bisect_left
from collections.abc import Iterator, Sequence
from dataclasses import dataclass


@dataclass(frozen=True)
class Edit:
    """Replace `old`, which must be there exactly once (with `every`: at least once), by `new`."""

    old: str
    new: str
    every: bool = False


class EditFailed(ValueError):
    """An edit does not fit. `lines`: where its text is, when that is more than once; empty when it is nowhere."""

    def __init__(self, index: int, text: str, lines: Sequence[int] = ()) -> None:
        super().__init__(f"edit {index + 1} does not fit")
        self.index = index
        self.text = text
        """What the text was when this edit came, with \\n as line ends."""
        self.lines = tuple(lines)


def edited(text: str, edits: Sequence[Edit]) -> str:
    """The text after all edits, one after the other. Raises EditFailed."""
    for index, edit in enumerate(edits):
        text = _one(text, edit, index)
    return text


def even(text: str) -> str:
    r"""The text with \n as its only line end."""
    return text.replace("\r\n", "\n")


def _one(text: str, edit: Edit, index: int) -> str:
    plain, old, new = even(text), even(edit.old), even(edit.new)
    # of one that must be the only one, places that overlap count too: aa is twice in aaa
    starts = list(_places(plain, old, len(old) if edit.every else 1))
    if not starts or (len(starts) > 1 and not edit.every):
        raise EditFailed(index, plain, [plain.count("\n", 0, start) + 1 for start in starts[:20]])
    # places, in the plain text, of the line ends that were two characters
    double = [match.start() - count for count, match in enumerate(re.finditer("\r\n", text))]
    mostly = "\r\n" if 2 * len(double) > plain.count("\n") else "\n"
    parts: list[str] = []
    done = 0
    for start in starts:
        first = start + bisect_left(double, start)
        end = start + len(old)
        last = end + bisect_left(double, end)
        replaced = text[first:last]
        ending = mostly if "\n" not in replaced else "\r\n" if "\r\n" in replaced else "\n"
        parts += [text[done:first], new.replace("\n", ending)]
        done = last
    return "".join((*parts, text[done:]))


def _places(text: str, part: str, step: int) -> Iterator[int]:
    """Where a part is in a text, the next one looked for `step` characters later."""
    at = text.find(part)  # not re: in a large text it would hold up every other thread
    while at >= 0:
        yield at
        at = text.find(part, at + step)
