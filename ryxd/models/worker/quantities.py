"""Which numbers a request says, in digits and in words, and what a sum of them looks like.

A small model slips in numbers too: of "fünfzig" it makes 55. Where it was taught to take them from the request
(`ryx.copies`), it can write no others (docs/decisions/0077). Pure.
"""

import re
from fractions import Fraction

from ryxd.core.numbers import UMLAUTS, read_number, value_of

_DIGITS = re.compile(r"\d{1,3}(?: \d{3})+(?!\d)|\d+(?:[.,:'’]\d+)*")
_WORDS = re.compile(r"[^\W\d_]+(?:-[^\W\d_]+)*")
STEPS = (0, 5, 10, 15, 20, 25, 30, 33, 50, 66, 67, 75, 100)
"""What "a bit", "half" and "full" may be of a hundred."""
CONSTANTS = frozenset({
    "0.25", "0.5", "0.75", "1.5", "12", "14", "20", "24", "25", "30", "48", "50", "52", "60", "100", "144", "365",
    "1000", "1024", "3600",
})  # fmt: skip
"""Numbers that a sum may have although nobody says them: dozens, hours, days, per cent."""
_LARGE = re.compile(r"thousand|tausend|million|\d ?k\b")
_HALF = "einhalb"
_FUNCTIONS = "sqrt|cbrt|abs|round|factorial|log|ln|sin|cos|tan|min|max"


def numbers_of(said: str) -> frozenset[str]:
    """The numbers that a request says, as digits with a point ("4,20" is 4.20, and 420 too)."""
    low = said.casefold()
    found = set[str]()
    for match in _DIGITS.finditer(low):
        text = match[0]
        found.update(re.findall(r"\d+", text))
        plain = re.sub(r"[:'’ ]", "", text)
        found.update((plain.replace(",", "."), plain.replace(".", "").replace(",", "."), plain.replace(",", "")))
    words = _WORDS.findall(low.translate(UMLAUTS))
    for at in range(len(words)):
        if (read := read_number(words, at)) is not None:
            found.add(read[0])
        whole, half, _ = words[at].partition(_HALF)
        if half and (value := value_of(whole)) is not None:
            found.add(f"{value}.5")
    some = {number for number in found if number.count(".") <= 1 and len(number) <= 15}
    return frozenset(some | {number.rstrip("0").rstrip(".") for number in some if "." in number})


def levels_of(said: str) -> tuple[int, ...]:
    """The whole numbers that a level or a step of one can be, where the request says any; else none."""
    whole = {int(number) for number in numbers_of(said) if number.isdigit() and int(number) <= 1000}
    every = whole | set(STEPS) if whole else whole
    return tuple(sorted(every | {-number for number in every}))


def sum_of(said: str) -> str:
    """A regular expression of every sum of the numbers that a request says; "" where it says none.

    A share in per cent may be written as what it is of one, what is on top of it or off it; two numbers side by
    side as whole and hundredths ("vier Euro zwanzig").
    """
    told = numbers_of(said)
    if not told:
        return ""
    every = {*told, *CONSTANTS, *map(str, range(11)), "pi"}
    for number in told:
        value = Fraction(number)
        if value <= 100:
            for other in (value / 100, 1 + value / 100, 1 - value / 100, 100 + value, 100 - value):
                every |= _written(other)
        more = {value, value + Fraction(1, 2)}
        if _LARGE.search(said.casefold()):
            more |= {each * scale for each in (*more, Fraction(1, 2)) for scale in (1_000, 1_000_000)}
        for other in more:
            every |= _written(other)
    small = [number for number in told if number.isdigit() and len(number) <= 2]
    for whole in (number for number in told if number.isdigit()):
        for part in small:
            every |= _written(Fraction(f"{whole}.{part.zfill(2)}")) | {f"{whole}.{part}"}
    number = "|".join(re.escape(text) for text in sorted(every, key=lambda text: (-len(text), text)))
    unit = rf"(?:[-(]|(?:{_FUNCTIONS})\()*(?:{number})(?:[)%!])*"
    return rf"{unit}(?: ?(?:\*\*|[-+*/^%,]) ?{unit}){{0,24}}"


def _written(value: Fraction) -> set[str]:
    """A number as people write it, also with two decimals."""
    if value < 0 or 100_000 % value.denominator:
        return set()
    exact = f"{float(value):.5f}".rstrip("0").rstrip(".")
    return {exact, f"{float(value):.2f}"} if (value * 100).denominator == 1 else {exact}
