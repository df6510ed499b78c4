import pytest

from ryxd.tools.text.near import nearest

TEXT = """def first(value):
    total = value + 1
    return total

def second(value):
\ttotal = value + 2
    say("Grüße – „hallo“")
    return total"""


@pytest.mark.parametrize(
    ("old", "places", "how"),
    [
        ("2\t    total = value + 1", ((2, 2),), "numbers"),
        ("     2\t    total = value + 1\n     3\t    return total", ((2, 3),), "numbers"),
        ("def first(value):\\n    total = value + 1", ((1, 2),), "escapes"),
        ("def First(value):", ((1, 1),), "case"),
        ("def second(value):\n    total = value + 2", ((5, 6),), "blanks"),
        ('say("Grüße - "hallo"")', ((7, 7),), "signs"),
        ("def first(valve):\n    total = value + 1", ((1, 2),), None),
        ("completely different", (), None),
        ("total = values + 1", ((2, 2), (6, 6)), None),
    ],
)
def test_what_comes_close_is_found_and_the_difference_named(old, places, how):
    found = nearest(TEXT, old)
    assert (found.places[: len(places) or None], found.how) == (places, how)


def test_a_large_file_takes_no_time_to_speak_of():
    text = "\n".join(f"line number {n} of many" for n in range(100_000))
    assert nearest(text, "line numbr 54321 of many\nline number 54322 of many").places[0] == (54322, 54323)
