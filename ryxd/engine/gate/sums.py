"""How a spoken sum is written: a small grammar over numbers, signs and words."""

from __future__ import annotations

from dataclasses import dataclass

_PLUS = {"+": "+", "plus": "+", "-": "-", "−": "-", "minus": "-"}
_TIMES = {
    "*": "*",
    "x": "*",
    "×": "*",
    "·": "*",
    "times": "*",
    "mal": "*",
    "multiplied": "*",
    "/": "/",
    "÷": "/",
    ":": "/",
    "over": "/",
    "divided": "/",
    "geteilt": "/",
    "durch": "/",
    "//": "//",
    "mod": "%",
    "modulo": "%",
}
_ROOTS = {
    "wurzel": "sqrt",
    "quadratwurzel": "sqrt",
    "kubikwurzel": "cbrt",
    "sqrt": "sqrt",
    "cbrt": "cbrt",
    "√": "sqrt",
}
_NAMED = {"factorial": "factorial", "fakultaet": "factorial", "round": "round"}
_OF = frozenset({"of", "von", "aus", "der", "vom", "for", "on", "tip"})
_THE = frozenset({"the", "die", "der", "das", "a", "an", "dem"})
_PERCENT = frozenset({"%", "percent", "prozent"})
_PARTS = {
    "half": "1 / 2",
    "haelfte": "1 / 2",
    "quarter": "1 / 4",
    "viertel": "1 / 4",
    "third": "1 / 3",
    "drittel": "1 / 3",
}
_TIMES_TWO = frozenset({"double", "twice", "doppelte"})
_LISTS = {
    "sum": "+",
    "summe": "+",
    "total": "+",
    "product": "*",
    "produkt": "*",
    "difference": "-",
    "differenz": "-",
    "quotient": "/",
    "average": "mean",
    "mean": "mean",
    "durchschnitt": "mean",
    "mittelwert": "mean",
}
_IMPERATIVES = {
    "divide": ("/", frozenset({"by"})),
    "dividiere": ("/", frozenset({"durch"})),
    "teile": ("/", frozenset({"durch"})),
    "multiply": ("*", frozenset({"by", "with", "and", "times"})),
    "multipliziere": ("*", frozenset({"mit", "und"})),
    "add": ("+", frozenset({"and", "to", "plus"})),
    "addiere": ("+", frozenset({"und", "zu", "mit"})),
    "addier": ("+", frozenset({"und", "zu", "mit"})),
    "subtract": ("-", frozenset({"from"})),
    "subtrahiere": ("-", frozenset({"von"})),
    "ziehe": ("-", frozenset({"von"})),
    "zieh": ("-", frozenset({"von"})),
}
_AND = frozenset({"and", "und", ","})


@dataclass(frozen=True)
class Sum:
    """An expression and what it is made of."""

    text: str
    operators: int
    functions: int


class _NotASumError(Exception):
    """The items are something else."""


def parse(items: list[str]) -> Sum | None:
    """Return the sum that these items (numbers, words, signs) spell from end to end; None when they don't."""
    parser = _Parser(items)
    try:
        text = parser.whole()
    except _NotASumError:
        return None
    return Sum(text, parser.operators, parser.functions)


class _Parser:
    """Recursive descent; `at` is the next item to read."""

    def __init__(self, items: list[str]) -> None:
        self.items = items
        self.at = 0
        self.operators = 0
        self.functions = 0

    def whole(self) -> str:
        head = self.peek()
        if head in _IMPERATIVES:
            text = self.imperative(head)
        elif (
            head in _LISTS
            and self.items[1:2]
            and (self.items[1] in _OF or self.items[1] in {"between", "zwischen"})
        ):
            text = self.listed(head)
        else:
            text = self.remainder() or self.share() or self.expression()
        if self.at != len(self.items):
            raise _NotASumError
        return text[1:-1] if text.startswith("(") and text.find(")") == len(text) - 1 else text

    def peek(self) -> str:
        return self.items[self.at] if self.at < len(self.items) else ""

    def skip(self, words: frozenset[str] | set[str]) -> bool:
        if self.peek() in words:
            self.at += 1
            return True
        return False

    def need(self, words: frozenset[str] | set[str]) -> None:
        if not self.skip(words):
            raise _NotASumError

    def imperative(self, head: str) -> str:
        """Read "divide 81 by 9", "subtract 5 from 9", "ziehe 3 von 10 ab"."""
        sign, joins = _IMPERATIVES[head]
        self.at += 1
        parts = [self.factor() if sign in "*/" else self.term()]
        while self.peek() in joins or (sign in "+*" and self.peek() in _AND):
            self.at += 1
            self.skip(_AND)
            parts.append(self.factor() if sign in "*/" else self.term())
            self.operators += 1
        if head in {"ziehe", "zieh"}:
            self.need({"ab"})
        if len(parts) < 2:
            raise _NotASumError
        if sign == "-":
            parts.reverse()
        return f" {sign} ".join(parts)

    def listed(self, head: str) -> str:
        """Read "sum of 1, 2 and 3", "der Durchschnitt von 4 und 8"."""
        self.at += 2
        parts = [self.expression()]
        while self.skip(_AND):
            self.skip(_AND)
            parts.append(self.expression())
        if len(parts) < 2:
            raise _NotASumError
        self.operators += len(parts) - 1
        sign = _LISTS[head]
        if sign == "mean":
            return f"({' + '.join(parts)}) / {len(parts)}"
        return f" {sign} ".join(part if sign == "+" or part.isalnum() else f"({part})" for part in parts)

    def remainder(self) -> str | None:
        """Read "remainder of 17 divided by 5" and "how many times does 6 go into 36"."""
        items = self.items
        if (
            items[:2] in (["remainder", "of"], ["rest", "von"])
            and len(items) >= 5
            and items[-2] in {"by", "durch", "/"}
        ):
            part, whole, sign = items[2], items[-1], "%"
        elif items[:4] == ["how", "many", "times", "does"] and items[5:7] == ["go", "into"] and len(items) == 8:
            part, whole, sign = items[7], items[4], "/"
        else:
            return None
        if not (_is_number(part) and _is_number(whole) and len(items) <= 8):
            raise _NotASumError
        self.at = len(items)
        self.operators += 1
        return f"{part} {sign} {whole}"

    def share(self) -> str | None:
        """Read "percentage of 80 is 20" and "prozent sind 20 von 80"."""
        items = self.items
        if self.peek() not in {"percent", "percentage", "prozent", "%"} or len(items) != 5:
            return None
        if items[1] in _OF and items[3] in {"is", "are", "sind", "ist"}:
            whole, part = items[2], items[4]
        elif items[1] in {"is", "are", "sind", "ist"} and items[3] in _OF:
            part, whole = items[2], items[4]
        else:
            return None
        if not (_is_number(whole) and _is_number(part)):
            raise _NotASumError
        self.at = len(items)
        self.operators += 2
        return f"{part} / {whole} * 100"

    def expression(self) -> str:
        text = self.term()
        while self.peek() in _PLUS:
            sign = _PLUS[self.items[self.at]]
            self.at += 1
            text = f"{text} {sign} {self.term()}"
            self.operators += 1
        return text

    def term(self) -> str:
        text = self.factor()
        while (
            self.peek() in _TIMES
            or (self.peek() == "of" and " / " in text)
            or (self.peek() == "%" and _is_number(self.after()))
        ):
            word = self.items[self.at]
            self.at += 1
            if word in {"multiplied", "divided", "geteilt"}:
                self.need({"by", "with", "durch"})
            sign = {"%": "%", "of": "*"}.get(word) or _TIMES[word]
            text = f"{text} {sign} {self.factor()}"
            self.operators += 1
        return text

    def after(self) -> str:
        return self.items[self.at + 1] if self.at + 1 < len(self.items) else ""

    def factor(self) -> str:
        if self.skip({"-", "−", "minus", "negative"}):
            return f"-{self.factor()}"
        text = self.postfix(self.primary())
        if self.power():
            self.operators += 1
            return f"{text} ** {self.factor()}"
        return text

    def power(self) -> bool:
        if self.skip({"**", "^", "hoch"}):
            return True
        start = self.at
        self.skip({"raised"})
        if self.skip({"to"}) and self.skip({"the"}):
            nth = self.peek()
            if nth[-2:] in {"st", "nd", "rd", "th"} and nth[:-2].isdigit():
                self.items[self.at] = nth[:-2]
                if self.after() in {"power", "potenz"}:
                    del self.items[self.at + 1]
                return True
            if self.skip({"power"}):
                self.skip({"of"})
                return True
        self.at = start
        return False

    def postfix(self, text: str) -> str:
        if self.skip({"squared", "quadrat"}):
            self.operators += 1
            return f"{text} ** 2"
        if self.peek() == "zum" and self.after() == "quadrat":
            self.at += 2
            self.operators += 1
            return f"{text} ** 2"
        if self.skip({"cubed"}):
            self.operators += 1
            return f"{text} ** 3"
        if self.skip({"!", "factorial", "fakultaet"}):
            self.operators += 1
            return f"factorial({text})"
        if self.peek() in _PERCENT and not (self.peek() == "%" and _is_number(self.after())):
            return self.percentage(text)
        return text

    def percentage(self, text: str) -> str:
        """Read what follows a percent sign; "50 + 10%" means two things, so a bare one isn't read."""
        self.at += 1
        self.operators += 1
        if self.skip(_OF):
            self.skip(_OF)
            self.skip(_THE)
            whole = self.factor()
            return f"{text} / 100 * {whole}" if self.alone() else f"({text} / 100 * {whole})"
        if self.skip({"off"}):
            self.skip({"of"})
            whole = self.factor()
            return f"{whole} * (1 - {text} / 100)" if self.alone() else f"({whole} * (1 - {text} / 100))"
        raise _NotASumError

    def alone(self) -> bool:
        return self.at == len(self.items) and self.operators == 1

    def primary(self) -> str:
        item = self.peek()
        if item == "(":
            self.at += 1
            text = self.expression()
            self.need({")"})
            return f"({text})"
        if _is_number(item):
            self.at += 1
            if item == "1" and self.peek() in _PARTS:
                return self.primary()  # "one half of 30"
            return item
        self.skip(_THE)
        item = self.peek()
        if item in {"square", "cube"} and self.after() == "root":
            self.at += 2
            return self.function("sqrt" if item == "square" else "cbrt")
        if item == "root":
            self.at += 1
            return self.function("sqrt")
        if item in _ROOTS or item in _NAMED:
            self.at += 1
            return self.function(_ROOTS.get(item) or _NAMED[item])
        if item in _PARTS and self.after() in _OF:
            self.at += 2
            self.operators += 1
            return f"({_PARTS[item]} * {self.factor()})"
        if item in _TIMES_TWO:
            self.at += 1
            self.skip(_OF)
            self.operators += 1
            return f"(2 * {self.factor()})"
        raise _NotASumError

    def function(self, name: str) -> str:
        self.skip(_OF)
        self.functions += 1
        self.operators += 1
        inner = self.postfix(self.primary())
        if inner.startswith("(") and inner.endswith(")"):
            inner = inner[1:-1]
        return f"{name}({inner})"


def _is_number(item: str) -> bool:
    return item[:1].isdigit() or (item[:1] == "." and item[1:].isdigit())
