from itertools import pairwise

from hypothesis import given
from hypothesis import strategies as st

from ryxd.tools.text.diff import difference
from ryxd.tools.text.lines import missing, numbered, ranges, split

NUMBERS = st.sets(st.integers(1, 30))


@given(NUMBERS, NUMBERS)
def test_what_is_missing_is_what_was_wanted_and_not_had(wanted, had):
    gaps = missing(ranges(wanted), ranges(had))
    assert {n for first, last in gaps for n in range(first, last + 1)} == wanted - had


@given(NUMBERS)
def test_ranges_hold_their_numbers_and_do_not_touch(numbers):
    found = ranges(numbers)
    assert {n for first, last in found for n in range(first, last + 1)} == numbers
    assert all(before[1] + 1 < after[0] for before, after in pairwise(found))


def test_lines_are_what_an_editor_calls_lines():
    assert split("") == []
    assert split("\n") == [""]
    assert split("a\r\nb\rc\x0c\n\nd") == ["a", "b\rc\x0c", "", "d"]


def test_only_whole_lines_count_as_shown():
    shown = numbered(["a", "x" * 3000, "b"], 5, 10_000)
    assert (shown.first, shown.last, shown.whole, shown.cut) == (5, 7, ((5, 5), (7, 7)), 1)
    assert numbered(["aaaa", "bbbb"], 1, 8).last == 1


@given(st.lists(st.sampled_from("abc"), max_size=30), st.lists(st.sampled_from("abc"), max_size=30))
def test_the_lines_that_change_are_enough_to_make_the_new_text(old, new):
    before, after = ("".join(f"{line}\n" for line in lines) for lines in (old, new))
    found = difference(before, after)
    touched = {n for first, last in found.old for n in range(first, last + 1)}
    kept = [line for number, line in enumerate(old, start=1) if number not in touched]
    assert all(1 <= n <= max(1, len(old)) for n in touched)
    assert len(kept) <= len(new)


def test_changes_far_apart_are_told_apart_in_a_long_text():
    lines = [f"line {n}" for n in range(20_000)]
    other = [*lines]
    other[10], other[19_000] = "x", "y"
    other.insert(5000, "new")
    found = difference("\n".join(lines), "\n".join(other))
    assert found.old == ((11, 11), (5000, 5001), (19_001, 19_001))
    assert (found.removed, found.added, len(found.hunks)) == (2, 3, 3)
