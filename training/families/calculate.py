"""Sums, as people say and type them, and as the calculator takes them; then going on with what came out."""

from collections.abc import Awaitable
from typing import Any

from ryxd.core.tool import ToolError
from ryxd.tools.calculator import Sum, calculate
from training.family import family
from training.material.asides import around
from training.material.listener import listener
from training.source import Source
from training.talk import Talk
from training.wordings.sums import FRAME, UNIT, WHAT
from training.wordings.sums_after import NEXT
from training.words.counting import SMALL

_WORDS = {
    "en": {
        "+": ("plus", "plus", "and", "+"),
        "-": ("minus", "minus", "less", "take away", "-"),
        "*": ("times", "times", "multiplied by", "x", "*"),
        "/": ("divided by", "divided by", "over", "/"),
    },
    "de": {
        "+": ("plus", "plus", "und", "+"),
        "-": ("minus", "minus", "weniger", "-"),
        "*": ("mal", "mal", "multipliziert mit", "x", "*"),
        "/": ("geteilt durch", "durch", "dividiert durch", "/"),
    },
}
_SIGNS = {"+": "+", "-": "-", "*": "**x×·", "/": "//:÷"}
_UNITS: tuple[tuple[str, str, str, str, int], ...] = (
    ("hours", "minutes", "Stunden", "Minuten", 60),
    ("minutes", "seconds", "Minuten", "Sekunden", 60),
    ("days", "hours", "Tage", "Stunden", 24),
    ("weeks", "days", "Wochen", "Tage", 7),
    ("years", "months", "Jahre", "Monate", 12),
    ("hours", "seconds", "Stunden", "Sekunden", 3600),
    ("kilometers", "meters", "Kilometer", "Meter", 1000),
    ("meters", "centimeters", "Meter", "Zentimeter", 100),
    ("kilograms", "grams", "Kilogramm", "Gramm", 1000),
)
_THEN = {
    "%": "{n} / 100 * {v}", "half": "1 / 2 * {v}", "double": "2 * {v}", "root": "sqrt({v})",
    "*": "{v} * {n}", "+": "{v} + {n}", "-": "{v} - {n}", "/": "{v} / {n}",
}  # fmt: skip
"""The expression that goes on with a value."""


def number(source: Source, most: int = 1000, *, groups: bool = True) -> tuple[str, str]:
    """A number as it is typed, perhaps in groups of three, and as the calculator has it: a comma is a point there."""
    kind = source.rng.random()
    if kind < 0.25:
        value = str(source.number(2, 12))
    elif kind < 0.78:
        value = str(source.number(2, most))
    elif kind < 0.81:
        value = str(source.number(1000, 999999))
    elif kind < 0.84 and groups:
        whole = source.number(1000, 999999)
        return f"{whole:,}".replace(",", source.by(",", ".")), str(whole)
    else:
        value = f"{source.number(0, most)}.{source.pick([str(source.number(1, 9)), f'{source.number(1, 99):02}'])}"
    return (value.replace(".", ",") if source.german else value), value


def _spoken(source: Source, sign: str) -> str:
    """An operator in words or as a sign, with its spaces."""
    if source.chance(0.5):
        mark = source.pick(_SIGNS[sign])
        return mark if source.chance(0.5) else f" {mark} "
    return f" {source.pick(_WORDS[source.language][sign])} "


def _chain(source: Source) -> tuple[str, str]:
    """Two to four numbers with signs between them."""
    text, expression = number(source)
    for _ in range(source.pick([1, 1, 1, 1, 2, 2, 3])):
        sign = source.pick("++--***///")
        more, plain = number(source, 200)
        spoken = _spoken(source, sign)
        if "/" in sign and spoken == ":" and "," in text:
            spoken = " : "
        text, expression = text + spoken + more, f"{expression} {sign} {plain}"
    return text, expression


def _words(source: Source) -> tuple[str, str]:
    """Small numbers as words."""
    first, second = source.number(2, 20), source.number(2, 20)
    sign = source.pick("+-*/")
    names = SMALL[source.language]
    return f"{names[first]} {source.pick(_WORDS[source.language][sign][:2])} {names[second]}", f"{first} {sign} {second}"


def _bracket(source: Source) -> tuple[str, str]:
    """Something in brackets, before or behind another number."""
    (a, x), (b, y), (c, z) = (number(source, 99) for _ in range(3))
    inner, outer = source.pick("+-"), source.pick("*/")
    space = source.pick(["", " "])
    shown = source.pick("*x") if outer == "*" else outer
    if source.chance(0.6):
        return f"({a}{space}{inner}{space}{b}){space}{shown}{space}{c}", f"({x} {inner} {y}) {outer} {z}"
    return f"{c}{space}{shown}{space}({a}{space}{inner}{space}{b})", f"{z} {outer} ({x} {inner} {y})"


def _percent(source: Source) -> tuple[str, str]:
    """A share of something; something with a share more or less."""
    part = source.pick([number(source, 60), (str(n := source.number(1, 99)), str(n))])
    whole = number(source, 3000)
    if source.chance(0.08):
        whole = f"${whole[0]}", whole[1]
    sign = source.pick(["%", " %", source.by(" percent", " Prozent")])
    money = source.pick(["", "", source.by(" dollars", " Euro"), " €", source.by(" bucks", " Euro")])
    kind = source.rng.random()
    if kind < 0.5:
        return f"{part[0]}{sign} {source.by('of', 'von')} {whole[0]}{money}", f"{part[1]} / 100 * {whole[1]}"
    if kind < 0.75:
        text = f"{whole[0]}{money} {source.pick(['minus', '-', source.by('less', 'weniger')])} {part[0]}{sign}"
        if source.chance(0.45):
            text = source.by(
                f"{part[0]}{sign} off {whole[0]}{money}",
                f"{part[0]}{sign} {source.pick(['Rabatt auf', 'Nachlass auf', 'weniger von'])} {whole[0]}{money}",
            )
        return text, f"{whole[1]} * (1 - {part[1]} / 100)"
    text = f"{whole[0]}{money} {source.pick(['plus', '+'])} {part[0]}{sign}"
    if source.chance(0.3):
        text += source.by(" tax", " Steuer")
    return text, f"{whole[1]} * (1 + {part[1]} / 100)"


def _power(source: Source) -> tuple[str, str]:
    """Powers, roots, factorials, remainders."""
    a, b = source.number(2, 60), source.number(2, 9)
    n = source.number(2, source.pick([20, 400, 20000]))
    forms = source.by(
        (
            (f"{a}^{b}", f"{a} ** {b}"), (f"{a} to the power of {b}", f"{a} ** {b}"), (f"{a} squared", f"{a} ** 2"),
            (f"{a} cubed", f"{a} ** 3"), (f"sqrt({n})", f"sqrt({n})"), (f"sqrt of {n}", f"sqrt({n})"), (f"the square root of {n}", f"sqrt({n})"),
            (f"square root {n}", f"sqrt({n})"), (f"root of {n}", f"sqrt({n})"), (f"√{n}", f"sqrt({n})"), (f"{b}!", f"factorial({b})"),
            (f"factorial of {b}", f"factorial({b})"), (f"{n} mod {a}", f"{n} % {a}"), (f"the cube root of {n}", f"cbrt({n})"),
            (f"the remainder of {n} divided by {a}", f"{n} % {a}"),
        ),
        (
            (f"{a}^{b}", f"{a} ** {b}"), (f"{a} hoch {b}", f"{a} ** {b}"), (f"{a} zum Quadrat", f"{a} ** 2"), (f"{a} quadrat", f"{a} ** 2"),
            (f"sqrt({n})", f"sqrt({n})"), (f"Wurzel aus {n}", f"sqrt({n})"), (f"die Wurzel von {n}", f"sqrt({n})"), (f"wurzel {n}", f"sqrt({n})"),
            (f"die Quadratwurzel aus {n}", f"sqrt({n})"), (f"√{n}", f"sqrt({n})"), (f"{b}!", f"factorial({b})"), (f"{b} Fakultät", f"factorial({b})"),
            (f"{n} modulo {a}", f"{n} % {a}"), (f"die Kubikwurzel aus {n}", f"cbrt({n})"), (f"Rest von {n} durch {a}", f"{n} % {a}"),
        ),
    )  # fmt: skip
    return source.pick(forms)


def _listed(source: Source) -> tuple[str, str]:
    """Sums and averages of lists; halves and doubles; something shared among people."""
    values = [number(source, 300, groups=False) for _ in range(source.pick([2, 3, 3, 4]))]
    typed = ", ".join(text for text, _ in values[:-1]) + source.by(" and ", " und ") + values[-1][0]
    if source.german:  # 3,5, 4 und 2,1: a comma would be two things
        typed = " und ".join(text for text, _ in values)
    plus = " + ".join(plain for _, plain in values)
    text, plain = values[0]
    people = source.number(2, 12)
    forms = (
        (source.by("the sum of ", "die Summe von ") + typed, plus),
        (source.by("sum of ", "Summe aus ") + typed, plus),
        (source.by("the average of ", "der Durchschnitt von ") + typed, f"({plus}) / {len(values)}"),
        (source.by("the mean of ", "der Mittelwert von ") + typed, f"({plus}) / {len(values)}"),
        (source.by(f"half of {text}", f"die Hälfte von {text}"), f"1 / 2 * {plain}"),
        (source.by(f"a third of {text}", f"ein Drittel von {text}"), f"1 / 3 * {plain}"),
        (source.by(f"a quarter of {text}", f"ein Viertel von {text}"), f"1 / 4 * {plain}"),
        (source.by(f"twice {text}", f"das Doppelte von {text}"), f"2 * {plain}"),
        (source.by(f"{text} euros for {people} people each", f"{text} Euro auf {people} Leute verteilt"), f"{plain} / {people}"),
        (source.by(f"{text} split between {people} people", f"{text} durch {people} Leute"), f"{plain} / {people}"),
        (source.by(f"{people} tickets at {text} euros", f"{people} Karten zu je {text} Euro"), f"{people} * {plain}"),
        (source.by(f"{people} beers for {text} each", f"{people} Bier zu {text} Euro"), f"{people} * {plain}"),
    )
    return source.pick(forms)


_KINDS = (_chain, _chain, _chain, _chain, _chain, _words, _bracket, _percent, _percent, _percent, _power, _power, _listed, _listed)


def at_once(running: Awaitable[Any]) -> Any:
    """What a tool gives that waits for nothing."""
    try:
        next(running.__await__())
    except StopIteration as done:
        return done.value
    raise AssertionError("the calculator waits for nothing")


def calculated(source: Source, talk: Talk, expression: str) -> tuple[Talk, float | None]:
    """Call the calculator, with what it really gives or says, and show that; the value, None for a sum that has none."""
    talk.call("calculate", expression=expression)
    try:
        value = at_once(calculate.run(Sum(expression=expression), listener(source))).model_dump()
    except ToolError as error:
        return talk.error(str(error)).shown(), None
    return talk.result(**value).shown(), value["value"]


@family("calculate", "calculate", weight=1.5)
def sums(source: Source) -> Talk:
    """A sum; then perhaps one with its result."""
    kind = source.pick(_KINDS)
    text, expression = kind(source)
    if kind is _words and source.chance(0.3):
        text, expression = f"{source.number(1, 999)}{source.pick(['/', ' / ', ' : '])}0", ""
        expression = f"{text.split('/')[0].split(':')[0].strip()} / 0"
    if source.chance(0.4):
        text = text.lower()
    role = "data" if source.chance(0.06) else "chat"
    said = around(source, source.say(FRAME, sum=text), 0.06)
    talk, value = calculated(source, Talk(role).user(said), expression)
    if value is not None and source.chance(0.16) and abs(value) < 10**7 and value == round(value, 3):
        then = source.pick(list(NEXT))
        count = str(source.number(2, 60))
        plain = str(int(value)) if value == int(value) else str(value)
        talk, _ = calculated(source, talk.user(source.say(NEXT[then], n=count)), _THEN[then].format(v=plain, n=count))
    return talk


@family("calculate_units", "calculate", weight=0.4)
def units(source: Source) -> Talk:
    """Something in a smaller unit, or in a larger one."""
    large, small, gross, klein, factor = source.pick(_UNITS)
    up = source.chance(0.45)
    text, plain = number(source, 900 if up else 90)
    of, to = source.by((large, small), (gross, klein))
    said = source.say(UNIT, n=text, of=to if up else of, to=of if up else to)
    return calculated(source, Talk().user(said), f"{plain} {'/' if up else '*'} {factor}")[0]


@family("calculate_what", "calculate", "ask_user", weight=0.12)
def what(source: Source) -> Talk:
    """Nothing was said that could be calculated: ask."""
    question = source.by("What should I calculate?", "Was soll ich ausrechnen?")
    talk = Talk().user(source.say(WHAT)).call("ask_user", question=question)
    text, expression = _chain(source)
    return calculated(source, talk.result(answer=text), expression)[0]
