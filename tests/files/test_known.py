"""What each agent has seen: ranges, own changes, moves, bounds."""

import itertools
from pathlib import Path

from hypothesis import given
from hypothesis import strategies as st

from ryxd.core.files import Content
from ryxd.files.known import Known, carried, count, covers, lines_of, merged
from ryxd.files.state import digest_of

A, B = Path("/a"), Path("/b")
lines = st.tuples(st.integers(1, 30), st.integers(0, 30))


def content(data: bytes, path: Path = A) -> Content:
    return Content(path, data, digest_of(data), 0o644)


@given(st.lists(lines))
def test_merged_ranges_are_the_same_lines(ranges: list[tuple[int, int]]) -> None:
    found = merged(ranges)
    assert {n for a, b in found for n in range(a, b + 1)} == {n for a, b in ranges for n in range(a, b + 1)}
    assert all(a <= b for a, b in found)
    assert all(one[1] + 1 < other[0] for one, other in itertools.pairwise(found))


@given(st.lists(lines), st.lists(lines))
def test_covers_counts_lines(have: list[tuple[int, int]], want: list[tuple[int, int]]) -> None:
    known = {n for a, b in have for n in range(a, b + 1)}
    assert covers(have, want) == all(n in known for a, b in want for n in range(a, b + 1))
    assert covers(None, want)


text = st.lists(st.sampled_from([b"a\n", b"b\n", b"c\n", b"d\r\n"]), max_size=12).map(b"".join)


@given(text, text, st.lists(lines, max_size=3))
def test_what_was_seen_and_written_is_known_and_nothing_else(old: bytes, new: bytes, seen) -> None:
    found = carried(merged(seen), old, new)
    now, was = lines_of(new), lines_of(old)
    known = {was[n - 1] for a, b in seen for n in range(a, min(b, len(was)) + 1)}
    told = range(1, len(now) + 1) if found is None else [n for a, b in found for n in range(a, b + 1)]
    for number in told:
        assert 1 <= number <= len(now)
        line = now[number - 1]
        assert line in known or now.count(line) > was.count(line) or new != old
    if old == new:
        assert found is None or {now[n - 1] for n in told} <= known


def test_parts_add_up_to_the_whole() -> None:
    known, data = Known(), b"1\n2\n3\n4\n"
    known.saw("a", content(data), [(1, 2)])
    assert known.get("a", A).lines == ((1, 2),)
    known.saw("a", content(data), [(3, 4)])
    assert known.get("a", A).lines is None
    known.saw("a", content(data), [(1, 1)])
    assert known.get("a", A).lines is None, "what was seen stays seen"
    known.saw("a", content(b"new\n2\n"), [(2, 2)])
    assert known.get("a", A).lines == ((2, 2),), "of another content only that"
    assert known.get("b", A) is None


def test_a_change_makes_it_stale_for_those_who_know_something_else() -> None:
    known = Known()
    for agent in ("a", "b"):
        known.saw(agent, content(b"old"))
    known.wrote("b", A, digest_of(b"new"))
    assert known.mark(A, digest_of(b"new")) == ("a",)
    assert known.mark(A, digest_of(b"new")) == (), "told once"
    assert known.get("a", A).stale
    assert not known.get("b", A).stale
    known.saw("a", content(b"new"))
    assert not known.get("a", A).stale


def test_knowledge_goes_with_what_moves() -> None:
    known = Known()
    known.saw("a", content(b"x", Path("/d/one")))
    known.saw("b", content(b"x", Path("/d/one")))
    known.moved(Path("/d"), Path("/e"))
    assert known.get("a", Path("/e/one")).digest == known.get("b", Path("/e/one")).digest == digest_of(b"x")
    assert known.get("a", Path("/d/one")) is None
    known.gone("a", Path("/e"))
    assert known.knowers(Path("/e/one")) == ("b",)


def test_the_longest_unused_is_forgotten_and_whoever_follows_is_told() -> None:
    followed: set[Path] = set()
    known = Known(follow=followed.add, leave=followed.remove, files=3, remembered=10)
    for number in range(5):
        known.saw("a", content(b"x" * 4, Path(f"/{number}")))
    assert followed == {Path("/2"), Path("/3"), Path("/4")}
    known.saw("b", content(b"x", Path("/4")))
    known.forget("a")
    assert followed == {Path("/4")}
    known.forget("b")
    assert followed == set()
    for number in range(9):
        known.saw("a", content(b"%d123" % number))
    assert sum(known.recall(digest_of(b"%d123" % n)) is not None for n in range(9)) == 2


def test_lines_are_counted_as_editors_do() -> None:
    assert [count(data) for data in (b"", b"a", b"a\n", b"a\nb", b"\n\n", b"a\r\nb\r\n")] == [0, 1, 1, 2, 2, 2]
    assert [len(lines_of(data)) for data in (b"", b"a", b"a\n", b"a\nb", b"\n\n", b"a\rb\x0cc\n")] == [
        0, 1, 1, 2, 2, 1,
    ]  # fmt: skip


def test_what_left_the_transcript_is_known_no_more_wherever_it_is_now() -> None:
    left: list[Path] = []
    known = Known(leave=left.append)
    known.saw("s1/file", content(b"one\ntwo\n"))
    known.saw("s2/file", content(b"one\ntwo\n"))
    known.moved(A, B)
    known.moved(B, Path("/c"))
    known.lost("s1/file", [B])
    assert known.get("s1/file", Path("/c")), "that is not where it was read"
    known.lost("s1/file", [A])
    assert known.get("s1/file", Path("/c")) is None
    assert known.get("s2/file", Path("/c")), "another agent still has it"
    known.lost("s1/file", [A])
    known.lost("nobody", [A])


def test_what_was_read_at_its_new_place_does_not_go_with_its_old_one() -> None:
    known = Known()
    known.saw("s1/file", content(b"one\ntwo\n"), [(1, 1)])
    known.moved(A, B)
    known.saw("s1/file", content(b"one\ntwo\n", B), [(2, 2)])
    known.lost("s1/file", [A])
    assert known.get("s1/file", B) is None, "one of its lines was read at the old place"
    known.saw("s1/file", content(b"one\ntwo\n", B))
    known.lost("s1/file", [A])
    assert known.get("s1/file", B)
