from contextlib import suppress
from decimal import Decimal
from fractions import Fraction

import pytest
from hypothesis import assume, given
from hypothesis import strategies as st
from simpleeval import InvalidExpression

from ryxd.core.tool import ToolError
from ryxd.tools.calculator import Sum, calculate, evaluate, write
from tests.fakes.view import FakeView


@pytest.mark.parametrize(
    ("expression", "language", "said"),
    [
        ("0.1+0.2", "en", "0.1+0.2 = 0.3"),
        ("10/4", "de", "10/4 = 2,5"),
        ("1000000*2", "en", "1000000*2 = 2,000,000"),
        ("1000000*2", "de", "1000000*2 = 2.000.000"),
        ("1.234,50 + 1", "de", "1.234,50 + 1 = 1.235,5"),
        ("1,234.50 + 1", "en", "1,234.50 + 1 = 1,235.5"),
        ("1/3", "en", "1/3 ≈ 0.333333333333"),
        ("2^10", "en", "2^10 = 1,024"),
        ("sqrt(16)", "en", "sqrt(16) = 4"),
        ("sqrt(2)", "de", "sqrt(2) ≈ 1,41421356237"),
        ("cbrt(-8)", "en", "cbrt(-8) = -2"),
        ("pi * 16^2", "de", "pi * 16^2 ≈ 804,247719319"),
        ("2π", "en", "2π ≈ 6.28318530718"),
        ("abs(-45)", "en", "abs(-45) = 45"),
        ("log(1000)", "en", "log(1000) ≈ 3"),
        ("ln(2)", "en", "ln(2) ≈ 0.69314718056"),
        ("sin(30°)", "en", "sin(30°) ≈ 0.5"),
        ("cos(0)", "en", "cos(0) ≈ 1"),
        ("factorial(5)", "en", "factorial(5) = 120"),
        ("round(3.14159, 2)", "de", "round(3.14159, 2) = 3,14"),
        ("round(2.5)", "en", "round(2.5) = 3"),
        ("15% of 80", "en", "15% of 80 = 12"),
        ("15 Prozent von 80", "de", "15 Prozent von 80 = 12"),
        ("10 % 3", "en", "10 % 3 = 1"),
        ("3 mal 4 geteilt durch 8", "de", "3 mal 4 geteilt durch 8 = 1,5"),
        ("3 x 4", "en", "3 x 4 = 12"),
        ("-7 + 2", "en", "-7 + 2 = -5"),
        ("Wurzel aus 81", "de", "Wurzel aus 81 = 9"),
        ("2^100", "en", "2^100 = 1,267,650,600,228,229,401,496,703,205,376"),
        ("123456789.123456789 * 1000", "en", "123456789.123456789 * 1000 = 123,456,789,123.456789"),
        ("0.1^20", "en", "0.1^20 = 0.00000000000000000001"),
        ("-1/8", "de", "-1/8 = -0,125"),
        ("2/3 + 1/7", "en", "2/3 + 1/7 ≈ 0.809523809524 (17/21)"),
        ("2/6", "de", "2/6 ≈ 0,333333333333 (1/3)"),
        ("1 / 3", "en", "1 / 3 ≈ 0.333333333333"),
        ("factorial(100)", "en", "factorial(100) ≈ 9.332622 × 10^157"),
    ],
)
async def test_sums_are_exact_and_said_as_the_user_writes_numbers(tmp_path, expression, language, said):
    value = await calculate.run(Sum(expression=expression), FakeView(tmp_path, language=language))
    assert value.say == said


@pytest.mark.parametrize(
    ("expression", "why"),
    [
        ("1/0", "division by zero"),
        ("10 % 0", "division by zero"),
        ("0**-1", "division by zero"),
        ("9**9**9**9", "too large"),
        ("10**400", "too large"),
        ("factorial(171)", "too large"),
        ("factorial(10**9)", "too large"),
        ("1e999999999", "too large"),
        ("(-8)**0.5", "no real number"),
        ("sqrt(-1)", "no real number"),
        ("ln(0)", "only positive numbers"),
        ("factorial(2.5)", "whole number"),
        ("__import__('os')", "can't be calculated"),
        ("'a'*100", "can't be calculated"),
        ("[1]*1000000", "can't be calculated"),
        ("(lambda: 1)()", "can't be calculated"),
        ("sqrt.__class__", "can't be calculated"),
        ("True + 1", "can't be calculated"),
        ("1 if 1 else 2", "can't be calculated"),
        ("2 +", "can't be calculated"),
        ("hello", "can't be calculated"),
        ("sqrt(*[4])", "can't be calculated"),
        ("sqrt(**{'number': 4})", "can't be calculated"),
        ("(1).real", "can't be calculated"),
        ("f'{1}'", "can't be calculated"),
        ("[x for x in (1,)]", "can't be calculated"),
        ("(x := 1)", "can't be calculated"),
        ("{}['a']", "can't be calculated"),
        ("eval('1')", "can't be calculated"),
        ("open('/etc/passwd')", "can't be calculated"),
        ("1; 2", "can't be calculated"),
        ("1 << 10**9", "can't be calculated"),
        ("2**2**2**2**2**2**2", "too large"),
        ("factorial(factorial(20))", "too large"),
        ("(" * 100 + "1" + ")" * 99, "can't be calculated"),
    ],
)
async def test_what_has_no_result_says_why(tmp_path, expression, why):
    with pytest.raises(ToolError, match=why):
        await calculate.run(Sum(expression=expression), FakeView(tmp_path))


@given(st.integers(-(10**12), 10**12), st.integers(-(10**12), 10**12), st.sampled_from("+-*"))
def test_whole_numbers_are_calculated_as_python_does(left, right, sign):
    assert evaluate(f"({left}) {sign} ({right})", comma=False) == eval(f"({left}) {sign} ({right})")


@st.composite
def sums(draw: st.DrawFn, depth: int = 3) -> tuple[str, Fraction]:
    """A sum as people write it, and its value by Python's own fractions."""
    if depth == 0 or draw(st.booleans()):
        number = draw(st.decimals(0, 10**6, places=draw(st.integers(0, 6))))
        return format(number, "f"), Fraction(number)
    left, one = draw(sums(depth=depth - 1))
    right, other = draw(sums(depth=depth - 1))
    sign = draw(st.sampled_from([each for each in "+-*/" if other or each != "/"]))
    value = {"+": one + other, "-": one - other, "*": one * other, "/": one / other if other else one}[sign]
    return f"({left}) {sign} ({right})", value


@given(sums())
def test_it_agrees_with_fractions(drawn):
    expression, value = drawn
    assume(len(expression) <= 200)
    assert evaluate(expression, comma=False) == value


@given(st.lists(st.decimals(-(10**12), 10**12, places=4), min_size=1, max_size=6))
def test_decimals_are_added_and_written_exactly(numbers):
    expression = " + ".join(f"({number:f})" for number in numbers)
    text, exact = write(evaluate(expression, comma=False), "en")
    assert exact
    assert Decimal(text.replace(",", "")) == sum(numbers)


@given(st.fractions(max_denominator=10**6), st.sampled_from(["en", "de"]))
def test_what_is_written_is_the_number_or_says_that_it_is_not(number, language):
    text, exact = write(number, language)
    plain = text.translate(str.maketrans(",.", ".,")) if language == "de" else text
    plain = plain.replace(",", "").replace(" × 10^", "e")
    if exact:
        assert Fraction(plain) == number
    else:
        assert Fraction(plain) != number
        assert abs(Fraction(plain) - number) <= abs(number) * Fraction(1, 10**6)


@given(st.integers(0, 40), st.integers(-30, 30))
def test_powers_are_exact(base, exponent):
    assume(base or exponent > 0)
    value = Fraction(base) ** exponent
    assert evaluate(f"{base}^({exponent})", comma=False) == value


@given(st.text(alphabet="0123456789+-*/^%().,; esqrtcbound!√²", max_size=40))
def test_no_text_does_more_than_fail(text):
    # whatever people type ends at once, in a number or in one of the errors that calculate() has words for
    with suppress(
        ZeroDivisionError, OverflowError, InvalidExpression, SyntaxError, ValueError, TypeError, KeyError
    ):
        assert abs(evaluate(text, comma=True)) <= 10**300
