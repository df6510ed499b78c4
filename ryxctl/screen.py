"""What may be written where: colours only on a terminal, and nothing there that steers it."""

import sys
from os import O_WRONLY, close, devnull, dup2, environ, get_terminal_size
from os import open as os_open

from ryxctl.line import Stop

TYPE_CHECKING = False
if TYPE_CHECKING:  # typing is one of the expensive modules
    from typing import TextIO


def _steering() -> dict[int, str]:
    """What stands for a character that steers a terminal: it may end on one, whatever it is written to."""
    shown = {code: chr(0x2400 + code) for code in range(32) if chr(code) not in "\n\t"}
    shown[0x7F] = "\u2421"
    return shown | {code: f"<{code:02x}>" for code in range(0x80, 0xA0)}


def _hiding() -> dict[int, str]:
    """What stands for a character that turns the writing direction round, or is drawn as nothing.

    Not for the joiners of letters and emoji, which many texts need.
    """
    hidden = [0xAD, 0x034F, 0x061C, 0x115F, 0x1160, 0x200B, 0x200E, 0x200F, 0x2028, 0x2029, 0x2800, 0x3164, 0xFEFF]
    hidden += [0xFFA0, *range(0x202A, 0x202F), *range(0x2060, 0x2070), *range(0xE0000, 0xE0080)]
    shown = {code: f"<{code:02x}>" for code in (*hidden, *range(0xE0100, 0xE01F0))}
    for code in range(0xDC80, 0xDD00):  # a byte that is not UTF-8, in a file name
        shown[code] = "\ufffd"
    return shown


STEERING = _steering()

VISIBLE = STEERING | _hiding()


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
        """Text from outside as it may be written here: no file name can steer a terminal, or hide on one.

        A pipe may end on a terminal, too (`| tail`); programs that want every byte ask for --json.
        """
        return text.translate(VISIBLE if self.tty else STEERING)

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
