"""Server-sent events: the same, wherever the network cuts them."""

import itertools
from collections.abc import AsyncIterator

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from ryxd.models.remote import sse


async def parts(raw: bytes, cuts: list[int]) -> AsyncIterator[bytes]:
    places = [0, *sorted(cut % (len(raw) + 1) for cut in cuts), len(raw)]
    for start, end in itertools.pairwise(places):
        yield raw[start:end]


async def read(raw: bytes, cuts: list[int] | None = None) -> list[str]:
    return [data async for data in sse.events(parts(raw, cuts or []))]


STREAM = (
    b'\xef\xbb\xbf: keep-alive\r\n\r\nevent: message\r\ndata: {"a": "\xc3\xa4"}\r\n\r\n'
    b"data:one\ndata: two\n\nid: 7\rretry: 10\rdata: three\r\r: still here\n\ndata: [DONE]\n\n"
)


@settings(deadline=None)
@given(st.lists(st.integers(min_value=0, max_value=len(STREAM))))
async def test_cuts_change_nothing(cuts: list[int]) -> None:
    assert await read(STREAM, cuts) == ['{"a": "ä"}', "one\ntwo", "three", "[DONE]"]


async def test_the_last_event_needs_no_empty_line() -> None:
    assert await read(b"data: [DONE]") == ["[DONE]"]


async def test_comments_alone_are_no_event() -> None:
    assert await read(b": a\n\n: b\n\n") == []


async def test_what_is_no_event_stream_is_told() -> None:
    with pytest.raises(sse.BrokenStream, match="<html>"):
        await read(b"<html><body>It works!</body></html>\n")


@pytest.mark.parametrize("line", [b"data: " + b"x" * 2000, b"data: xxx\n" * 300])
async def test_an_event_without_end_is_given_up(line: bytes) -> None:
    async def endless() -> AsyncIterator[bytes]:
        while True:
            yield line

    with pytest.raises(sse.BrokenStream, match="without end"):
        async for _ in sse.events(endless()):
            pass
