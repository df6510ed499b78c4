"""Calculate, exactly where numbers allow it: 0.1 + 0.2 is 0.3."""

import ast
import math
import operator
import re
from collections.abc import Callable
from fractions import Fraction
from typing import Any

from pydantic import Field
from simpleeval import InvalidExpression, SimpleEval  # type: ignore[import-untyped]

from ryxd.core.tool import Arguments, Output, Permission, ToolError, ToolView, tool
from ryxd.tools.speech import say

Number = int | Fraction | float
LARGEST = 10**300
"""Larger results are refused: they still fit a float, and no power or factorial takes long before it."""
MOST_DIGITS = 60
"""Numbers up to this long are written out, if they end at all; longer ones as 9.33 × 10^157."""
SHORT = 12
"""Characters up to which a person reads a fraction."""

WORDS = (
    (r"(\d|\))\s*(?:mal|times|multiplied by|[x×·⋅∙✕])\s*(?=[\d(√-])", r"\1*"),
    (r"\b(?:geteilt durch|divided by|durch|over)\b|[÷∶]|(?<=\d)\s*:\s*(?=\d)", "/"),
    (r"\bplus\b", "+"),
    (r"\bminus\b|[−–—]", "-"),
    (r"\b(?:hoch|to the power of)\b|\^", "**"),
    (r"²|\b(?:zum quadrat|squared)\b", "**2"),
    (r"³|\bcubed\b", "**3"),
    (r"\b(?:(?:quadrat)?wurzel (?:aus|von)|square root of)\s*(?=[\d(])|√\s*(?=\d)", "√"),
    (r"√(\d[\d.,]*)", r"sqrt(\1)"),
    (r"√\s*(?=\()", "sqrt"),
    (r"π", "pi"),
    (r"(\d)\s*(?=pi\b)", r"\1*"),
    (r"(\d)\s*°", r"\1*pi/180"),
    (r"(\d+)!(?!=)", r"factorial(\1)"),
    (r"(\d)\s*(?:%|prozent|percent)\s*(?:von|of)\b", r"\1/100*"),
    (r"(\d)\s*(?:%(?!\s*[\d(a-z])|prozent|percent)", r"\1/100"),
)
"""How people write it, and how Python does; in this order, on lower case."""


NO_SUM = (InvalidExpression, SyntaxError, ValueError, TypeError, KeyError, RecursionError, MemoryError)
"""What is raised for what is no arithmetic."""


class Sum(Arguments):
    """What to calculate."""

    expression: str = Field(
        min_length=1,
        max_length=200,
        description="as in 3*(4+5), 2^10, pi*3^2, sqrt(2), factorial(5), round(7/3, 2)",
    )


class Value(Output):
    """What came out."""

    value: int | float = Field(description="the number")
    exact: str = Field(default="", description="the same as a fraction, where the number's decimals don't end")
    say: str = Field(description="the answer in a sentence")


@tool("calculate", permission=Permission.READ, groups={"desktop"})
async def calculate(args: Sum, view: ToolView) -> Value:
    """Evaluate arithmetic. Raises ToolError for what is none, has no result, or is too large."""
    try:
        number = evaluate(args.expression, comma=view.language == "de")
    except ZeroDivisionError:
        raise ToolError(
            say(view, en="division by zero has no result", de="Division durch null hat kein Ergebnis")
        ) from None
    except OverflowError:
        raise ToolError(
            say(view, en="the result is too large (over 10^300)", de="Das Ergebnis ist zu groß (über 10^300)")
        ) from None
    except NO_SUM as error:
        reason = "" if isinstance(error, SyntaxError | KeyError | TypeError) else f" ({error})"
        raise ToolError(
            say(
                view,
                en=f"{args.expression!r} can't be calculated{reason}; use numbers, + - * / ^ % ( ), "
                f"pi, {', '.join(FUNCTIONS)}",
                de=f"„{args.expression}“ lässt sich nicht berechnen{reason}; möglich sind Zahlen, "
                f"+ - * / ^ % ( ), pi, {', '.join(FUNCTIONS)}",
            )
        ) from None
    written, exact = write(number, view.language)
    whole = isinstance(number, Fraction) and number.denominator == 1
    fraction = str(number) if isinstance(number, Fraction) and not exact and not whole else ""
    said = args.expression.strip()
    told = f" ({fraction})" if 0 < len(fraction) <= SHORT and fraction != said.replace(" ", "") else ""
    return Value(
        value=int(number) if whole else float(number),
        exact=fraction if len(fraction) <= 2 * MOST_DIGITS else "",
        say=f"{said} {'=' if exact else '≈'} {written}{told}",
    )


def evaluate(expression: str, *, comma: bool) -> Fraction | float:
    """The value; a Fraction while everything is exact. `comma`: 1.000,5 is a number, not 1,000.5.

    Raises ZeroDivisionError, OverflowError, and one of NO_SUM for what is no arithmetic.
    """
    text = _numbers(expression.strip().rstrip("=?").lower(), comma=comma)
    for spoken, written in WORDS:
        text = re.sub(spoken, written, text)
    text = text.replace(";", ",").strip()
    evaluator = SimpleEval(operators=OPERATORS, functions=FUNCTIONS, names={"pi": math.pi})
    # numbers are kept as they are written: 0.1 is one tenth, not the nearest float
    literals: dict[type[ast.AST], Callable[[Any], Any]] = {ast.Constant: lambda node: _literal(node, text)}
    kept = (ast.UnaryOp, ast.BinOp, ast.Call, ast.Name, ast.Expr)
    evaluator.nodes = {kind: run for kind, run in evaluator.nodes.items() if kind in kept} | literals
    value = evaluator.eval(text)
    if isinstance(value, bool) or not isinstance(value, int | float | Fraction):
        raise TypeError(f"{value!r} is no number")
    return _bounded(value)


def write(number: Fraction | float, language: str) -> tuple[str, bool]:
    """A number for people, and whether that is all of it: 1,000,000 or 1.000.000; 0.333333333333 is not."""
    ending = _decimals(number) if isinstance(number, Fraction) else None
    exact = ending is not None
    text = f"{float(number):.12g}" if ending is None else ending
    if len(text.lstrip("-")) > MOST_DIGITS or "e" in text:
        mantissa, _, power = f"{float(number):.6e}".partition("e")
        shortened = mantissa.rstrip("0").rstrip(".")
        exact = exact and Fraction(f"{shortened}e{power}") == number
        text = f"{shortened} × 10^{int(power)}"
    else:
        whole, _, decimals = text.partition(".")
        text = f"{int(whole):,}" + (f".{decimals}" if decimals else "")
        text = "-" + text if whole == "-0" else text
    return (text.translate(str.maketrans(",.", ".,")) if language == "de" else text), exact


def _decimals(number: Fraction) -> str | None:
    """All digits of a number whose decimals end; None for one whose don't."""
    rest, places = number.denominator, 0
    for prime in (2, 5):
        count = 0
        while rest % prime == 0:
            rest //= prime
            count += 1
        places = max(places, count)
    if rest != 1:
        return None
    digits = str(abs(number.numerator) * 10**places // number.denominator).rjust(places + 1, "0")
    sign = "-" if number < 0 else ""
    return f"{sign}{digits[:-places]}.{digits[-places:]}" if places else sign + digits


def _numbers(text: str, *, comma: bool) -> str:
    """Numbers as Python writes them. A dot alone is a decimal point in every language, as models write it."""
    if comma:
        groups = r"(?<![\d.,])\d{1,3}(?:\.\d{3})+(?=,\d)|(?<![\d.,])\d{1,3}(?:\.\d{3}){2,}(?![\d.])"
        text = re.sub(groups, lambda match: match[0].replace(".", ""), text)
    else:
        text = re.sub(r"(?<![\d.,(])\d{1,3}(?:,\d{3})+(?![\d,])", lambda match: match[0].replace(",", ""), text)
    # round(3.14, 2) has a blank after its comma, and round(3.14,2) a number with its point before it
    return re.sub(r"(?<![\d.])(\d+),(?=\d)", r"\1.", text)


def _literal(node: ast.Constant, text: str) -> Number:
    if isinstance(node.value, bool) or not isinstance(node.value, int | float):
        raise TypeError("only numbers can be calculated with")
    if isinstance(node.value, int):
        return _bounded(Fraction(node.value))
    written = (ast.get_source_segment(text, node) or str(node.value)).replace("_", "")
    power = written.partition("e")[2]
    if power and abs(int(power)) > 400:  # Fraction would write all those zeros out
        return _bounded(node.value)
    return _bounded(Fraction(written))


def _bounded(value: Number) -> Fraction | float:
    """Every intermediate result passes here, so none grows beyond what is quick."""
    if isinstance(value, float):
        if math.isnan(value):
            raise ValueError("the result is undefined")
        if math.isinf(value):
            raise OverflowError
        return value
    exact = Fraction(value)
    if abs(exact) > LARGEST:
        raise OverflowError
    # a long fraction gives nothing that a float doesn't, and could be made to grow without end
    return float(exact) if exact.denominator > LARGEST else exact


def _power(base: Number, exponent: Number) -> Fraction | float:
    if base == 0 and exponent < 0:
        raise ZeroDivisionError
    if isinstance(base, Fraction) and isinstance(exponent, Fraction) and exponent.denominator == 1:
        size = max(abs(base.numerator).bit_length(), base.denominator.bit_length()) - 1
        if size * abs(exponent) <= 1100:
            return _bounded(base ** int(exponent))
    return _real(float(base) ** float(exponent))


def _real(value: Any) -> Fraction | float:
    if isinstance(value, complex):
        raise ValueError("the result is no real number")  # noqa: TRY004 - a wrong value, not a wrong type
    return _bounded(value)


def _sqrt(number: Number) -> Fraction | float:
    if number < 0:
        raise ValueError("the square root of a negative number is no real number")
    if isinstance(number, Fraction):
        root = Fraction(math.isqrt(number.numerator), math.isqrt(number.denominator))
        if root * root == number:
            return root
    return math.sqrt(number)


def _cbrt(number: Number) -> Fraction | float:
    root = math.cbrt(number)
    whole = Fraction(round(root))
    return whole if whole * whole * whole == number else root


def _logarithm(of: Callable[[float], float]) -> Callable[[Number], float]:
    def checked(number: Number) -> float:
        if number <= 0:
            raise ValueError("only positive numbers have a logarithm")
        return of(float(number))

    return checked


def _factorial(number: Number) -> Fraction | float:
    if float(number) < 0 or number != int(number):
        raise ValueError("factorial needs a whole number from 0 on")
    if float(number) > 170:
        raise OverflowError
    return _bounded(Fraction(math.factorial(int(number))))


def _round(number: Number, digits: Number = 0) -> Fraction | float:
    """Half away from zero, as people round; Python's own rounds 2.5 to 2."""
    if abs(float(digits)) > 100:
        raise ValueError("that many digits can't be rounded to")
    scale = Fraction(10) ** int(digits)
    scaled = abs(Fraction(number)) * scale
    return _bounded((math.floor(scaled + Fraction(1, 2)) / scale) * (-1 if float(number) < 0 else 1))


def _bounded_by(operation: Callable[[Any, Any], Any]) -> Callable[[Any, Any], Fraction | float]:
    return lambda left, right: _real(operation(left, right))


OPERATORS: dict[type[ast.AST], Callable[..., Fraction | float]] = {
    ast.Add: _bounded_by(operator.add),
    ast.Sub: _bounded_by(operator.sub),
    ast.Mult: _bounded_by(operator.mul),
    ast.Div: _bounded_by(operator.truediv),
    ast.FloorDiv: _bounded_by(operator.floordiv),
    ast.Mod: _bounded_by(operator.mod),
    ast.Pow: _power,
    ast.USub: operator.neg,
    ast.UAdd: operator.pos,
}
FUNCTIONS: dict[str, Callable[..., Fraction | float]] = {
    "sqrt": _sqrt,
    "cbrt": _cbrt,
    "factorial": _factorial,
    "round": _round,
    "abs": abs,
    "log": _logarithm(math.log10),
    "log10": _logarithm(math.log10),
    "ln": _logarithm(math.log),
    "sin": math.sin,
    "cos": math.cos,
    "tan": math.tan,
}
