"""How people really type: mistakes, lower case, missing marks, umlauts written out, a word of politeness."""

import random
import re

from training.phrases import Piece

_NEAR = {
    "a": "sq", "b": "vn", "c": "xv", "d": "sf", "e": "wr", "f": "dg", "g": "fh", "h": "gj", "i": "uo", "j": "hk", "k": "jl",
    "l": "kö", "m": "n", "n": "bm", "o": "ip", "p": "oü", "q": "wa", "r": "et", "s": "ad", "t": "rz", "u": "zi", "v": "cb",
    "w": "qe", "x": "yc", "y": "xs", "z": "tu",
}  # fmt: skip
_OUT = {"ä": "ae", "ö": "oe", "ü": "ue", "ß": "ss", "Ä": "Ae", "Ö": "Oe", "Ü": "Ue"}
_WORD = re.compile(r"[^\W\d_]{4,}")

_BEFORE = {
    "en": ["please ", "can you ", "could you ", "can you please ", "hey, ", "ok ", "would you ", "pls ", "hey ryx, ", "ryx, ",
           "i want you to ", "i'd like you to ", "quickly ", "just ", "now ", "so, ", "um, ", "could you quickly ", "go and ", "hi, ",
           "i need you to ", "if you can, ", "real quick: ", "ok now ", "and now ", "yo ", "kindly "],
    "de": ["bitte ", "hey, ", "ok, ", "mal eben: ", "bitte mal ", "hey ryx, ", "ryx, ", "so, ", "jetzt ", "kurz mal ", "du, ",
           "schnell: ", "na dann: ", "ach ja, ", "ähm, ", "hallo, ", "moin, ", "servus, ", "und jetzt ", "bitte einmal "],
}  # fmt: skip
_AFTER = {
    "en": [" please", " pls", ", please", " thanks", ", thank you", " now", " for me", " real quick", " ok?", " asap", " thx",
           " if you can", " when you have a sec", ", will you?", " right now", " again"],
    "de": [" bitte", ", bitte", " danke", ", danke", " jetzt", " bitte mal", " schnell", " sofort", ", ja?", " thx", " pls",
           " wenn du kannst", " mal eben", ", sei so gut", " gell", " bidde"],
}  # fmt: skip


def polite(pieces: list[Piece], rng: random.Random, language: str) -> list[Piece]:
    """An imperative with something friendly, or hurried, around it."""
    where = rng.random()
    found = list(pieces)
    if where < 0.6:
        before = rng.choice(_BEFORE[language])
        if found and not found[0][1]:
            text = found[0][0]
            found[0] = (text[:1].lower() + text[1:], False)
        found.insert(0, (before, False))
    if where > 0.45:
        after = rng.choice(_AFTER[language])
        if after.strip() not in {"again", "jetzt"} or where > 0.9:
            found.append((after, False))
    return found


def typed(pieces: list[Piece], rng: random.Random, language: str, mistakes: float) -> str:
    """The text as somebody types it; `mistakes` is the share of requests that have one.

    What the request is about stays as it is, except that a whole request may be typed in lower case there, too, which the
    caller decides before.
    """
    style = rng.random()
    out = []
    for text, kept in pieces:
        if kept:
            out.append(text)
            continue
        if style < 0.35:
            text = text.lower()  # noqa: PLW2901
        elif style < 0.37:
            text = text.upper()  # noqa: PLW2901
        if language == "de" and 0.5 < style < 0.56:
            text = "".join(_OUT.get(letter, letter) for letter in text)  # noqa: PLW2901
        if rng.random() < mistakes:
            text = slip(text, rng)  # noqa: PLW2901
        out.append(text)
    told = "".join(out)
    if style >= 0.6 and pieces and not pieces[0][1]:
        told = told[:1].upper() + told[1:]
    ending = rng.random()
    if told.endswith("?") and not pieces[-1][1] and ending < 0.45:
        told = told[:-1]
    elif told and pieces and told[-1] not in "?!.:,…":
        if style >= 0.6 and ending < 0.3:  # who begins with a capital ends with a full stop, also behind a path
            told += "."
        elif not pieces[-1][1] and told[-1] != '"' and ending < 0.1:
            told += rng.choice([".", "!", "..", "."])
    return told


def slip(text: str, rng: random.Random) -> str:
    """The text with one word mistyped: a letter left out, doubled, swapped with the next, or its neighbour's."""
    words = list(_WORD.finditer(text))
    if not words:
        return text
    word = rng.choice(words)
    at = rng.randrange(word.start() + 1, word.end() - 1)
    kind = rng.random()
    if kind < 0.3:
        return text[:at] + text[at + 1 :]
    if kind < 0.5:
        return text[:at] + text[at] + text[at:]
    if kind < 0.8:
        return text[:at] + text[at + 1] + text[at] + text[at + 2 :]
    return text[:at] + rng.choice(_NEAR.get(text[at].lower(), text[at])) + text[at + 1 :]
