"""Server-sent events, as they come in over the network (https://html.spec.whatwg.org/#event-stream-interpretation)."""

import codecs
from collections.abc import AsyncGenerator, AsyncIterator

LONGEST = 4 << 20
"""Characters of one event: a server that went wrong must not fill the daemon's memory."""


class BrokenStream(Exception):
    """What came is no event stream, or has an event that is too long."""


async def events(chunks: AsyncIterator[bytes]) -> AsyncGenerator[str, None]:
    """The data of each event, as soon as it is whole. Comments and other fields are passed over.

    Raises BrokenStream.
    """
    decoder = codecs.getincrementaldecoder("utf-8-sig")("replace")
    lines = _Lines()
    data: list[str] = []
    size = 0
    async for chunk in _closed(chunks):
        for line in lines.feed(decoder.decode(chunk)):
            if not line:
                if data:
                    yield "\n".join(data)
                data, size = [], 0
                continue
            field, _, value = line.partition(":")
            if field == "data":
                size += len(value)
                data.append(value.removeprefix(" "))
            elif field not in {"", "event", "id", "retry"}:
                raise BrokenStream(f"it sent what is no event stream: {line[:80]!r}")
            if size > LONGEST:
                raise BrokenStream("it sent an event without end")


async def _closed(chunks: AsyncIterator[bytes]) -> AsyncIterator[bytes]:
    """With an end for the last event: servers forget its empty line. A reader sees whether it was cut off."""
    async for chunk in chunks:
        yield chunk
    yield b"\n\n"


class _Lines:
    """Text → lines, which end in LF, CR LF or CR, wherever the network cuts."""

    def __init__(self) -> None:
        self._parts: list[str] = []
        self._size = 0
        self._return = False
        """The last line ended with \\r: an \\n that follows belongs to it."""

    def feed(self, text: str) -> list[str]:
        """The lines that are whole now. Raises BrokenStream for one that is too long."""
        if self._return and text:
            text, self._return = text.removeprefix("\n"), False
        if text.endswith("\r"):
            self._return = True
        *whole, rest = text.replace("\r\n", "\n").replace("\r", "\n").split("\n")
        if whole:
            whole[0] = "".join([*self._parts, whole[0]])
            self._parts, self._size = [], 0
        if rest:
            self._parts.append(rest)
            self._size += len(rest)
        if self._size > LONGEST:
            raise BrokenStream("it sent a line without end")
        return whole
