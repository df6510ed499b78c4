"""Short diffs: right where they are whole, and cut where they would be long."""

import re
import time

from hypothesis import given, settings
from hypothesis import strategies as st

from ryxd.files.difference import LINES, SIZE, unified

lines = st.lists(st.sampled_from(["a", "b", "c", "", "x y", "@@ -1 +1 @@", "-a", "+b"]), max_size=12)


def applied(old: list[str], diff: str) -> list[str]:
    """The new text, from the old one and its diff: what `patch` does."""
    new: list[str] = []
    at = 0
    for line in diff.split("\n") if diff else []:
        head = re.fullmatch(r"@@ -(\d+)(?:,(\d+))? \+(\d+)(?:,(\d+))? @@", line)
        if head:
            length = int(head[2]) if head[2] is not None else 1
            start = int(head[1]) - (1 if length else 0)
            new += old[at:start]
            at = start
            assert len(new) == int(head[3]) - (1 if head[4] != "0" else 0), "the new side's numbers are right, too"
        elif line[0] == " ":
            assert old[at] == line[1:]
            new.append(old[at])
            at += 1
        elif line[0] == "-":
            assert old[at] == line[1:]
            at += 1
        else:
            new.append(line[1:])
    return new + old[at:]


def text(content: list[str]) -> bytes:
    return "".join(f"{line}\n" for line in content).encode()


@settings(max_examples=400)
@given(lines, lines)
def test_a_diff_makes_the_new_text_of_the_old_one(old: list[str], new: list[str]) -> None:
    # hunk headers look like those of the texts: only what starts a line in the diff itself is one
    diff = unified(text(old), text(new))
    assert diff is not None
    if old == new:
        assert diff == "only line endings have changed"
    elif not any(line.startswith("… and") for line in diff.split("\n")):
        assert applied(old, diff) == new


def test_a_small_change_in_a_long_text_shows_only_its_neighbours() -> None:
    old = [f"line {number}" for number in range(10_000)]
    new = [*old[:5000], "new", *old[5001:]]
    assert unified(text(old), text(new)) == (
        "@@ -4999,5 +4999,5 @@\n line 4998\n line 4999\n-line 5000\n+new\n line 5001\n line 5002"
    )


def test_a_long_diff_is_cut_and_says_so() -> None:
    old = [f"{number}" for number in range(300)]
    diff = unified(text(old), text([line + "!" for line in old]))
    assert diff is not None
    shown = diff.split("\n")
    assert len(shown) == LINES + 1
    assert shown[-1] == "… and 561 more lines; read the file to see them"
    wide = unified(b"", text(["ü" * 10_000] * 30))
    assert wide is not None
    assert len(wide.encode()) < SIZE + 100


def test_other_line_endings_are_told_in_words() -> None:
    assert unified(b"a\nb\n", b"a\r\nb\r\n") == "only line endings have changed"
    assert unified(b"a\nb\n", b"a\nb") == "only line endings have changed"


def test_what_is_no_text_has_no_diff() -> None:
    assert unified(b"a\0", b"b") is None
    assert unified(b"a", b"\xff\xfe") is None


def test_texts_that_have_nothing_in_common_are_not_compared_line_by_line() -> None:
    old = text([f"{number % 7}{number}" for number in range(100_000)])
    new = text([f"{number % 11}{number + 1}" for number in range(100_000)])
    started = time.process_time()
    diff = unified(old, new)
    assert diff is not None
    assert "too much has changed" in diff
    assert diff.count("\n") == LINES
    print(f"{time.process_time() - started:.2f} s")
