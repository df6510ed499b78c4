"""Bytes of a stream into lines, in bounded memory."""

from collections.abc import Iterator


class Lines:
    """Cuts what arrives into lines of at most `limit` bytes, newline included.

    Of a longer line nothing is kept: None is given once for it, as soon as it is too long, and its rest
    is thrown away as it comes.
    """

    def __init__(self, limit: int) -> None:
        self._limit = limit
        self._rest = bytearray()
        self._skipping = False

    def feed(self, data: bytes) -> Iterator[bytes | None]:
        """The lines that are complete now, without their newlines. Consume it before the next call."""
        start = 0
        while (end := data.find(b"\n", start)) >= 0:
            if self._skipping:
                self._skipping = False
            elif len(self._rest) + end - start >= self._limit:
                self._rest.clear()
                yield None
            else:
                line = bytes(self._rest) + data[start:end]
                self._rest.clear()
                yield line
            start = end + 1
        if self._skipping:
            return
        if len(self._rest) + len(data) - start >= self._limit:
            self._rest.clear()
            self._skipping = True
            yield None
        else:
            self._rest += data[start:]
