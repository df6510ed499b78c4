"""Which encoding has this text? So that what is written back has the same one, byte by byte."""

import codecs
from dataclasses import dataclass

MARKS = (
    (codecs.BOM_UTF8, "utf-8"),
    (codecs.BOM_UTF32_LE, "utf-32-le"),  # before UTF-16, whose mark is how this one begins
    (codecs.BOM_UTF32_BE, "utf-32-be"),
    (codecs.BOM_UTF16_LE, "utf-16-le"),
    (codecs.BOM_UTF16_BE, "utf-16-be"),
)
"""Byte order marks, each with its encoding."""

FEW = 16
"""Bytes beyond ASCII with which no statistics can tell one code page from another."""
USUAL = (
    "cp1252", "cp1250", "cp1251", "koi8_r", "iso8859_2", "cp1253", "cp1254", "cp1255", "cp1256", "cp932", "euc_jp",
    "gb18030", "big5", "euc_kr",
)  # fmt: skip
"""What is guessed at all: among a hundred, rare ones win too often."""
LATIN = frozenset({"cp1250", "iso8859_2", "cp1254"})
"""Code pages that differ from Western Europe's in some letters only: it needs signs among words to prefer them."""
SAMPLE = 64 << 10
"""Bytes of the text that are looked at to guess its encoding."""

NAMES = {"utf-8": "UTF-8", "cp1252": "Windows-1252", "latin-1": "ISO 8859-1"}
"""For people; the rest is shown as Python calls it."""


class Unwritable(ValueError):
    """A text has characters that the encoding of its file does not know."""

    def __init__(self, encoding: str, characters: str) -> None:
        super().__init__(f"{encoding} has no {characters}")
        self.encoding = encoding
        self.characters = characters


@dataclass(frozen=True)
class Decoded:
    """A text, and how to write it back."""

    text: str
    encoding: str = "utf-8"
    mark: bytes = b""
    exact: bool = True
    """Whether encoding it again gives the very same bytes."""

    @property
    def name(self) -> str:
        """The encoding, for people."""
        name = NAMES.get(self.encoding, self.encoding.upper().replace("_", "-"))
        return f"{name} (BOM)" if self.mark and self.encoding == "utf-8" else name

    @property
    def plain(self) -> bool:
        """Whether it is UTF-8 without a mark, of which nobody needs to speak."""
        return self.encoding == "utf-8" and not self.mark

    def encoded(self, text: str) -> bytes:
        """Another text as this file would have it. Raises Unwritable."""
        try:
            return self.mark + text.encode(self.encoding)
        except UnicodeEncodeError:
            strange = [mark for mark in dict.fromkeys(text) if not _fits(mark, self.encoding)]
            raise Unwritable(self.name, " ".join(strange[:8])) from None


def decoded(raw: bytes) -> Decoded:
    """The text in these bytes: by its mark, else UTF-8, else what its letters look like.

    A few letters beyond ASCII tell nothing; those are taken as Windows wrote them in Western Europe.
    """
    for mark, encoding in MARKS:
        if raw.startswith(mark):
            text = _strict(raw[len(mark) :], encoding)
            if text is not None:
                return Decoded(text, encoding, mark)
            if not encoding.startswith("utf-32"):
                return Decoded(raw[len(mark) :].decode(encoding, errors="replace"), encoding, mark, exact=False)
    text = _strict(raw, "utf-8")
    if text is not None:
        return Decoded(text)
    for encoding in (_guessed(raw), "cp1252"):
        text = _strict(raw, encoding) if encoding else None
        if encoding and text is not None and text.encode(encoding) == raw:
            return Decoded(text, encoding)
    return Decoded(raw.decode("latin-1"), "latin-1")  # it knows every byte


def _guessed(raw: bytes) -> str:
    sample = raw[:SAMPLE]
    if sum(byte > 127 for byte in sample) < FEW:
        return ""
    from charset_normalizer import from_bytes  # here: no start waits for what few requests need

    best = from_bytes(sample, cp_isolation=list(USUAL)).best()
    if best is None:
        return ""
    western = _strict(sample, "cp1252")
    if best.encoding in LATIN and western is not None and all(map(_usual, western)):
        return "cp1252"
    return best.encoding


def _usual(mark: str) -> bool:
    return mark < "\x80" or mark.isalpha() or mark in "§°€–—„“”‚‘’«»…·×²³´½"


def _strict(raw: bytes, encoding: str) -> str | None:
    try:
        return raw.decode(encoding)
    except (UnicodeDecodeError, LookupError):
        return None


def _fits(mark: str, encoding: str) -> bool:
    try:
        mark.encode(encoding)
    except UnicodeEncodeError:
        return False
    return True
