"""Bytes into lines."""

from hypothesis import given
from hypothesis import strategies as st

from ryxd.server.lines import Lines


def cut(pieces: list[bytes], limit: int) -> list[bytes | None]:
    lines = Lines(limit)
    return [line for piece in pieces for line in lines.feed(piece)]


@given(st.lists(st.binary(max_size=12).map(lambda b: b.replace(b"x", b"\n"))), st.integers(1, 20))
def test_however_the_bytes_arrive_the_lines_are_the_same(pieces: list[bytes], limit: int) -> None:
    whole = b"".join(pieces).split(b"\n")
    expected = [line if len(line) < limit else None for line in whole[:-1]]
    if len(whole[-1]) >= limit:
        expected.append(None)
    assert cut(pieces, limit) == expected


def test_a_line_too_long_is_told_before_it_ends_and_its_rest_is_not_kept() -> None:
    lines = Lines(10)
    assert list(lines.feed(b"x" * 10)) == [None]
    for _ in range(1000):
        assert list(lines.feed(b"x" * 1000)) == []
    assert lines._rest == b""
    assert list(lines.feed(b"end\nnext\nha")) == [b"next"]
    assert list(lines.feed(b"lf\n")) == [b"half"]
