"""Control tokens in what users, files and tools say: told apart from those of a template.

1. In a string, the first character of everything that reads like a control token (<|im_start|>, </s>, …)
   is replaced by a mark, a private-use character that occurs in none of them. Nothing else is touched: a
   template that trims, splits or searches its messages works as ever (sentinels *around* a message would
   break `content | trim` and `content.startswith(…)`).
2. Where a template could have put two harmless halves together, *every* character of the messages that any
   control token has is replaced by a mark. What reads like a control token now is the template's own. Of tools
   and variables, words are left as they are: templates compare them ("string", "high").
3. The marks are turned back, and the pieces that had them are tokenised on their own and plain, so that no
   control token comes of them. (A vocabulary that begins every text with a space then sees one more of them
   in the middle of such an attack. Nobody else's text changes.)
"""

import itertools
import re
from collections.abc import Iterable, Mapping
from typing import Any

from ryxd.models.worker.messages import Written

Piece = tuple[str, bool]
"""Text, and whether control tokens may be read in it."""
Marks = Mapping[int, str]
"""The mark of each character that control tokens have."""

_WORD = re.compile(r"[\w.-]*")


class Guard:
    """The control tokens of one vocabulary."""

    def __init__(self, controls: Iterable[str]) -> None:
        known = sorted({text for text in controls if text.strip()}, key=len, reverse=True)
        self._alphabet = sorted({ord(letter) for text in known for letter in text if not letter.isspace()})
        first = "".join(sorted({re.escape(text[0]) for text in known}))
        any_of = "|".join(map(re.escape, known))
        # the first character decides before the alternatives are tried: some models have 6,000 of them
        here = f"(?=[{first}])" if known else "(?!)"
        self._begins = re.compile(f"{here}(?=(?:{any_of}))(.)", re.DOTALL)
        self._control = re.compile(f"{here}(?:{any_of})")

    def marks(self, data: Any) -> Marks:
        """Characters (of plane 16, private) that the data has not."""
        used: set[str] = set()
        _letters(data, used)
        free = (mark for mark in map(chr, range(0x10FFFD, 0x100000, -1)) if mark not in used)
        return dict(zip(self._alphabet, itertools.islice(free, len(self._alphabet)), strict=True))

    def hidden(self, data: Any, marks: Marks, *, strict: bool, words: bool = False) -> Any:
        """The data with its strings marked; with `words` those that are one word only where they must be."""
        if isinstance(data, Written):
            return "".join(
                self.hidden(part, marks, strict=strict) if index % 2 else part for index, part in enumerate(data)
            )
        if isinstance(data, str):
            if strict and not (words and _WORD.fullmatch(data)):
                return data.translate(marks)
            return self._begins.sub(lambda found: found[1].translate(marks), data)
        if isinstance(data, Mapping):
            return {
                self.hidden(key, marks, strict=False): self.hidden(item, marks, strict=strict, words=words)
                for key, item in data.items()
            }
        if isinstance(data, list | tuple):
            return [self.hidden(item, marks, strict=strict, words=words) for item in data]
        return data

    def same(self, gentle: str, strict: str) -> bool:
        """Whether both renderings have the same control tokens, so that all of them are the template's own."""
        return self._control.findall(gentle) == self._control.findall(strict)

    def pieces(self, text: str, marks: Marks) -> list[Piece]:
        """The rendered text with its marks turned back."""
        back = {ord(mark): letter for letter, mark in marks.items()}
        if not back:
            return [(text, True)]
        found = re.split("([" + "".join(marks.values()) + "]+)", text)
        return [(piece.translate(back), index % 2 == 0) for index, piece in enumerate(found) if piece]


def _letters(data: Any, found: set[str]) -> None:
    if isinstance(data, str):
        found.update(data)
    elif isinstance(data, Mapping):
        for key, item in data.items():
            _letters(key, found)
            _letters(item, found)
    elif isinstance(data, list | tuple):
        for item in data:
            _letters(item, found)
