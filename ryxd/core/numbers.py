"""Which number some words mean: English and German, up to millions."""

from __future__ import annotations

UMLAUTS = str.maketrans({"ä": "ae", "ö": "oe", "ü": "ue", "ß": "ss"})
"""How the words that are read here are spelt, in small letters."""


def _ordered(text: str) -> tuple[str, ...]:
    return tuple(text.split())


_UNITS = _ordered("""
    zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen
    sixteen seventeen eighteen nineteen
""")
_TENS = _ordered("""
    twenty thirty forty fifty sixty seventy eighty ninety
""")
_EINS = _ordered("""
    null eins zwei drei vier fuenf sechs sieben acht neun zehn elf zwoelf dreizehn vierzehn
    fuenfzehn sechzehn siebzehn achtzehn neunzehn
""")
_ZEHNER = _ordered("""
    zwanzig dreissig vierzig fuenfzig sechzig siebzig achtzig neunzig
""")

ENGLISH = {word: value for value, word in enumerate(_UNITS)} | {
    word: 20 + 10 * index for index, word in enumerate(_TENS)
}
GERMAN = {word: value for value, word in enumerate(_EINS)} | {
    word: 20 + 10 * index for index, word in enumerate(_ZEHNER)
}
GERMAN |= {"ein": 1, "eine": 1, "einen": 1, "einer": 1, "einem": 1, "zwo": 2}
_SCALES = {"hundred": 100, "thousand": 1_000, "million": 1_000_000}
_MILLION = frozenset({"million", "millionen"})
_DIGITS = {word: str(value) for word, value in {**ENGLISH, **GERMAN}.items() if value < 10}


def value_of(word: str) -> int | None:
    """Return what one word means as a whole number: digits, "twenty-five", "dreihundertzwölf"; or None."""
    if word.isascii() and word.isdigit():
        return int(word) if len(word) <= 9 else None
    if word in ENGLISH:
        return ENGLISH[word]
    tens, dash, unit = word.partition("-")
    if dash and tens in _TENS and ENGLISH.get(unit, 10) in range(1, 10):
        return ENGLISH[tens] + ENGLISH[unit]
    return _german(word)


def read_number(words: tuple[str, ...] | list[str], at: int) -> tuple[str, int] | None:
    """Read the longest number in words that starts at `at`.

    Returns the number in digits and the index after it, or None when no number word stands there.
    """
    read = _read_english(words, at) or _read_german(words, at)
    if read is None:
        return None
    whole, after = read
    digits = ""
    if after < len(words) and words[after] in {"point", "komma"}:
        stop = after + 1
        while stop < len(words) and words[stop] in _DIGITS:
            digits += _DIGITS[words[stop]]
            stop += 1
        if digits:
            return f"{whole}.{digits}", stop
    return str(whole), after


def _read_english(words: tuple[str, ...] | list[str], at: int) -> tuple[int, int] | None:
    total = group = 0
    after = at
    known = False
    while after < len(words):
        word = words[after]
        value = _english_below_hundred(word)
        following = words[after + 1] if after + 1 < len(words) else ""
        if value is not None and (group % 100 == 0 or (group % 10 == 0 and group % 100 >= 20 and 0 < value < 10)):
            if known and group % 100 == 0 and words[after - 1] not in {"hundred", "thousand", "million", "and"}:
                break  # "zero five" is two numbers
            group += value
        elif word in {"a", "one"} and not known and following in _SCALES:
            group = 1
        elif word in _SCALES and known:
            if word == "hundred":
                group *= 100
            else:
                total += group * _SCALES[word]
                group = 0
        elif (
            word == "and"
            and known
            and words[after - 1] in _SCALES
            and _english_below_hundred(following) is not None
        ):
            pass
        else:
            break
        known = True
        after += 1
    return (total + group, after) if known else None


def _english_below_hundred(word: str) -> int | None:
    if word in ENGLISH:
        return ENGLISH[word]
    return value_of(word) if "-" in word and not word[0].isdigit() else None


def _read_german(words: tuple[str, ...] | list[str], at: int) -> tuple[int, int] | None:
    if at >= len(words):
        return None
    value = _german(words[at])
    if value is None:
        return None
    if at + 1 < len(words) and words[at + 1] in _MILLION:
        rest = _german(words[at + 2]) if at + 2 < len(words) else None
        return (value * 1_000_000 + (rest or 0), at + 2 + (rest is not None))
    return value, at + 1


def _german(word: str) -> int | None:
    """Read a German number written as one word, as far as 999,999."""
    head, thousand, tail = word.partition("tausend")
    if thousand:
        high = _german_below_thousand(head) if head else 1
        low = _german_below_thousand(tail.removeprefix("und")) if tail else 0
        return None if high is None or low is None else high * 1000 + low
    return _german_below_thousand(word)


def _german_below_thousand(word: str) -> int | None:
    head, hundred, tail = word.partition("hundert")
    if not hundred:
        return _german_below_hundred(word)
    high = GERMAN.get(head) if head else 1
    low = _german_below_hundred(tail.removeprefix("und")) if tail else 0
    return None if high is None or low is None or high > 9 else high * 100 + low


def _german_below_hundred(word: str) -> int | None:
    if word in GERMAN:
        return GERMAN[word]
    unit, und, tens = word.partition("und")
    if und and tens in _ZEHNER and GERMAN.get(unit, 10) in range(1, 10):
        return GERMAN[unit] + GERMAN[tens]
    return None
