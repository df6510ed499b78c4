"""The starter's tokeniser: llama.cpp's SPM (best bigram first, bytes for what it does not know), trained on our data.

What makes a tiny model copy well: a word is cut the same way wherever it stands. So pieces grow only within runs of
letters, digits are single, and a space joins the first piece of a word last of all (`▁the` from `▁` and `the`), which
changes nothing behind it. The text of JSON that comes often is one token each, and is matched before anything else.
"""

import collections
import heapq
import itertools
import json
import re
from collections.abc import Iterable, Iterator
from functools import cached_property
from pathlib import Path
from typing import NamedTuple

from training.model.order import found_first

SPACE = "\u2581"
BOS, END = "<s>", "<|end|>"
SYSTEM, USER, ASSISTANT, TOOL = "<|system|>", "<|user|>", "<|assistant|>", "<|tool|>"
CONTROLS = (SYSTEM, USER, ASSISTANT, TOOL, END)
LONGEST = 32
"""Bytes of a piece: llama-cpp-python's detokenize drops what is longer."""
RUNS = 200_000
"""Runs of letters that are remembered."""

_LETTERS = re.compile(r"[A-Za-zÄÖÜäöüß]+")
_GROWS = re.compile(r"[A-ZÄÖÜ]?[a-zäöüß]+")
_CHARACTERS = [SPACE, *(chr(code) for code in range(33, 127)), *"äöüÄÖÜß„“”–…€°×éèàâçñøåáíó’", "\n"]


class Kind:
    """The types of tokens in GGUF."""

    NORMAL, UNKNOWN, CONTROL, USER, BYTE = 1, 2, 3, 4, 6


class Token(NamedTuple):
    """One entry of the vocabulary."""

    text: str
    kind: int
    score: float


class Tokeniser:
    """Text to tokens and back, just as llama.cpp does it."""

    def __init__(self, tokens: Iterable[Token]) -> None:
        self.tokens = list(tokens)
        self.number = {token.text: index for index, token in enumerate(self.tokens)}
        self._bytes = [self.number[f"<0x{byte:02X}>"] for byte in range(256)]
        special = [token for token in self.tokens if token.kind in {Kind.CONTROL, Kind.USER, Kind.UNKNOWN}]
        order = found_first([len(token.text.encode()) for token in special])
        whole = [special[at].text for at in order if special[at].kind == Kind.USER]
        self._whole = re.compile("|".join(map(re.escape, whole))) if whole else None
        self._order = whole
        self._runs: dict[str, list[str]] = {}

    def __len__(self) -> int:
        return len(self.tokens)

    @cached_property
    def bos(self) -> int:
        """The token that every text begins with."""
        return self.number[BOS]

    def control(self, text: str) -> int:
        """The number of a control token."""
        return self.number[text]

    def encode(self, text: str) -> list[int]:
        """The tokens of a text in which nothing is a control token."""
        found: list[int] = []
        for part in self._parts(text):
            if isinstance(part, int):
                found.append(part)
            else:
                found += self._cut(part)
        return found

    def decode(self, numbers: Iterable[int]) -> str:
        """The text of tokens; control tokens are left out."""
        told = bytearray()
        for number in numbers:
            token = self.tokens[number]
            if token.kind == Kind.BYTE:
                told.append(int(token.text[3:5], 16))
            elif token.kind in {Kind.NORMAL, Kind.USER}:
                told += token.text.replace(SPACE, " ").encode()
        return told.decode("utf-8", "replace")

    def _parts(self, text: str) -> list[str | int]:
        """The text with the whole pieces taken out, the longest first everywhere (as llama.cpp does, piece by piece)."""
        parts: list[str | int] = [text]
        if self._whole is None or not self._whole.search(text):
            return parts
        present = [piece for piece in self._order if piece in text]
        for piece in present:
            number = self.number[piece]
            split: list[str | int] = []
            for part in parts:
                if isinstance(part, int) or piece not in part:
                    split.append(part)
                    continue
                for index, rest in enumerate(part.split(piece)):
                    if index:
                        split.append(number)
                    if rest:
                        split.append(rest)
            parts = split
        return parts

    def _cut(self, text: str) -> list[int]:
        text = text.replace(" ", SPACE)
        pieces: list[str] = []
        at = 0
        for run in _LETTERS.finditer(text):
            pieces += text[at : run.start()]
            pieces += self.run(run[0])
            at = run.end()
        pieces += text[at:]
        found: list[int] = []
        index = 0
        while index < len(pieces):
            piece = pieces[index]
            if piece == SPACE and index + 1 < len(pieces) and (joined := self.number.get(SPACE + pieces[index + 1])) is not None:
                found.append(joined)
                index += 2
                continue
            number = self.number.get(piece)
            if number is None:
                found += (self._bytes[byte] for byte in piece.encode("utf-8", "surrogatepass"))
            else:
                found.append(number)
            index += 1
        return found

    def run(self, word: str) -> list[str]:
        """The pieces of a run of letters."""
        known = self._runs.get(word)
        if known is None:
            if len(self._runs) >= RUNS:
                self._runs.clear()
            known = self._runs[word] = self._merged(word)
        return known

    def _merged(self, word: str) -> list[str]:
        parts = list(word)
        after = [*range(1, len(parts)), -1]
        before = list(range(-1, len(parts) - 1))
        waiting: list[tuple[float, int, int, int]] = []

        def offer(left: int, right: int) -> None:
            if left < 0 or right < 0:
                return
            joined = parts[left] + parts[right]
            number = self.number.get(joined)
            if number is not None:
                heapq.heappush(waiting, (-self.tokens[number].score, left, right, len(joined)))

        for index in range(1, len(parts)):
            offer(index - 1, index)
        while waiting:
            _, left, right, size = heapq.heappop(waiting)
            if not parts[left] or not parts[right] or len(parts[left]) + len(parts[right]) != size:
                continue
            parts[left] += parts[right]
            parts[right] = ""
            after[left] = after[right]
            if after[right] >= 0:
                before[after[right]] = left
            offer(before[left], left)
            offer(left, after[left])
        return [part for part in parts if part]

    def write(self, path: Path) -> None:
        """Store it as JSON, a token a line, so that a change can be read."""
        lines = (json.dumps(token, ensure_ascii=False) for token in self.tokens)
        path.write_text("[\n" + ",\n".join(lines) + "\n]\n", "utf-8")

    @classmethod
    def read(cls, path: Path) -> "Tokeniser":
        """What `write` stored."""
        return cls(Token(*token) for token in json.loads(path.read_text("utf-8")))


def trained(texts: Iterable[str], whole: Iterable[str], *, size: int, spaced: int) -> Tokeniser:
    """A tokeniser of `size` tokens for these texts.

    `whole` are pieces that are always one token; `spaced` is how many first pieces of words have a form with the space before
    them. Raises ValueError for a whole piece that is too long.
    """
    fixed = list(dict.fromkeys(whole))
    if long := [piece for piece in fixed if len(piece.encode()) > LONGEST]:
        raise ValueError(f"{long[0]!r} has more than {LONGEST} bytes")
    words, firsts = _counted(texts, fixed)
    head = [Token("<unk>", Kind.UNKNOWN, 0.0), Token(BOS, Kind.CONTROL, 0.0), Token("</s>", Kind.CONTROL, 0.0)]
    head += (Token(f"<0x{byte:02X}>", Kind.BYTE, 0.0) for byte in range(256))
    head += (Token(text, Kind.CONTROL, 0.0) for text in CONTROLS)
    head += (Token(text, Kind.USER, 0.0) for text in fixed)
    head += (Token(letter, Kind.NORMAL, -1e5) for letter in _CHARACTERS)
    merges = list(_merges(words, size - spaced - len(head)))
    letters = [Token(text, Kind.NORMAL, -1.0 - rank) for rank, text in enumerate(merges)]
    plain = Tokeniser([*head, *letters])
    counts: collections.Counter[str] = collections.Counter()
    for word, count in firsts.items():
        counts[plain.run(word)[0]] += count
    often = [piece for piece, _ in counts.most_common(spaced)]
    joined = [Token(SPACE + piece, Kind.NORMAL, -5e4 - rank) for rank, piece in enumerate(often)]
    return Tokeniser([*head, *letters, *joined])


def _counted(texts: Iterable[str], whole: list[str]) -> tuple[collections.Counter[str], collections.Counter[str]]:
    """How often each run of letters is there, and how often right behind a space."""
    words: collections.Counter[str] = collections.Counter()
    firsts: collections.Counter[str] = collections.Counter()
    pieces = re.compile("|".join(map(re.escape, sorted(whole, key=len, reverse=True)))) if whole else None
    for text in texts:
        rest = pieces.sub("\0", text) if pieces else text
        for run in _LETTERS.finditer(rest):
            words[run[0]] += 1
            if rest[: run.start()].endswith(" "):
                firsts[run[0]] += 1
    return words, firsts


def _merges(words: collections.Counter[str], count: int) -> Iterator[str]:
    """The pieces that joining the most frequent pairs gives, in their order."""
    parts = [(list(word), times) for word, times in words.items()]
    pairs: collections.Counter[tuple[str, str]] = collections.Counter()
    where: dict[tuple[str, str], set[int]] = collections.defaultdict(set)
    for index, (word, times) in enumerate(parts):
        for pair in itertools.pairwise(word):
            pairs[pair] += times
            where[pair].add(index)
    made: set[str] = set()
    while len(made) < count:
        best = max(((times, pair) for pair, times in pairs.items() if times > 1 and _GROWS.fullmatch("".join(pair))), default=None)
        if best is None:
            return
        pair = best[1]
        joined = "".join(pair)
        if joined not in made:
            made.add(joined)
            yield joined
        for index in where.pop(pair):
            word, times = parts[index]
            for old in itertools.pairwise(word):
                pairs[old] -= times
            new: list[str] = []
            for part in word:
                if new and (new[-1], part) == pair:
                    new[-1] = joined
                else:
                    new.append(part)
            parts[index] = (new, times)
            for fresh in itertools.pairwise(new):
                pairs[fresh] += times
                where[fresh].add(index)
        pairs.pop(pair, None)
