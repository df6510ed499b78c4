"""What may be written where: colours only on a terminal, and nothing there that steers it."""

import sys
from os import O_WRONLY, close, devnull, dup2, environ, get_terminal_size
from os import open as os_open

from ryxctl.line import Stop

TYPE_CHECKING = False
if TYPE_CHECKING:  # typing is one of the expensive modules
    from typing import TextIO


def _visible() -> dict[int, str]:
    """What stands for a character that steers a terminal or turns the writing direction round."""
    shown = {code: chr(0x2400 + code) for code in range(32) if chr(code) not in "\n\t"}
    shown[0x7F] = "\u2421"
    for code in (*range(0x80, 0xA0), 0x061C, 0x200E, 0x200F, *range(0x202A, 0x202F), *range(0x2066, 0x206A)):
        shown[code] = f"<{code:02x}>"
    for code in range(0xDC80, 0xDD00):  # a byte that is not UTF-8, in a file name
        shown[code] = "\ufffd"
    return shown


VISIBLE = _visible()


class Unwritten(Stop):
    """Standard output takes nothing more; only standard error can say so."""


class Screen:
    """Standard output or standard error."""

    def __init__(self, stream: "TextIO | None") -> None:
        self._stream = stream
        """None when it was closed before we started."""
        self.tty = stream is not None and stream.isatty()
        self._colours = self.tty and not environ.get("NO_COLOR") and environ.get("TERM") != "dumb"
        self._unfinished = ""
        """What stands on the last line without an end: "piece" or "over"."""

    def clean(self, text: str) -> str:
        """Text from outside as it may be written here: on a terminal no file name can steer it."""
        return text.translate(VISIBLE) if self.tty else text

    def line(self, text: str = "", style: str = "") -> None:
        """Write text of any origin, and end the line."""
        self.end()
        self._write(self._styled(self.clean(text), style) + "\n")

    def piece(self, text: str, style: str = "") -> None:
        """Write a part of a line, as it is being decoded."""
        if self._unfinished == "over":
            self.end()
        self._write(self._styled(self.clean(text), style))
        if text:
            self._unfinished = "" if text.endswith("\n") else "piece"

    def over(self, text: str, style: str = "") -> None:
        """Write a line that the next one replaces; on anything but a terminal, nothing."""
        if self.tty:
            if self._unfinished == "piece":
                self.end()
            self._write("\r\x1b[K" + self._styled(self.clean(text.replace("\n", " "))[: self._width()], style))
            self._unfinished = "over"

    def end(self) -> None:
        """End the line of `piece`, or remove the one of `over`."""
        if self._unfinished:
            self._write("\n" if self._unfinished == "piece" else "\r\x1b[K")
        self._unfinished = ""

    def _width(self) -> int:
        try:
            columns = get_terminal_size(2).columns
        except OSError:
            columns = 0
        return (columns or 80) - 1  # 0 is a terminal that does not know its size

    def _styled(self, text: str, style: str) -> str:
        code = {"dim": "2", "bold": "1", "good": "32", "bad": "31", "warn": "33"}.get(style)
        return f"\x1b[{code}m{text}\x1b[0m" if code and self._colours else text

    def _write(self, text: str) -> None:
        """Write at once. A file name that is not UTF-8 leaves as the bytes it came from."""
        if self._stream is None:
            return
        coding = self._stream.encoding
        try:
            data = text.encode(coding, "surrogateescape")
        except UnicodeEncodeError:
            data = text.encode(coding, "replace")
        try:
            self._stream.flush()
            self._stream.buffer.write(data)
            self._stream.buffer.flush()
        except OSError as error:
            self._give_up(error)

    def _give_up(self, error: OSError) -> None:
        """Nothing more can be written here: a full disk behind `>`, a terminal that was closed."""
        stream, self._stream = self._stream, None
        if stream is None:
            return
        # what stands in its buffer would be tried again, and complained about, when Python ends
        nowhere = os_open(devnull, O_WRONLY)
        dup2(nowhere, stream.fileno())
        close(nowhere)
        if stream is sys.stdout:
            raise Unwritten("error", f"the output can't be written: {error.strerror}")


def out() -> Screen:
    """Standard output: answers."""
    return Screen(sys.stdout)


def err() -> Screen:
    """Standard error: everything that is not the answer."""
    return Screen(sys.stderr)
