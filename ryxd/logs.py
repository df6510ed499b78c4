"""Where ryxd's log goes: to systemd's journal with its fields where that listens, else to standard error.

What was asked, and what models say, is never logged at info or above.
"""

import logging
import os
import re
import socket
import struct
import sys
from pathlib import Path

SOCKET = "/run/systemd/journal/socket"
LONGEST = 60_000
"""Bytes of a message that a datagram takes. Of a longer one the end is kept: tracebacks say it there."""
PLAIN = "%(asctime)s %(levelname)s %(name)s: %(message)s"
_PRIORITIES = ((logging.CRITICAL, 2), (logging.ERROR, 3), (logging.WARNING, 4), (logging.INFO, 6), (0, 7))
_RUN = re.compile(r"r\d+")


class JournalHandler(logging.Handler):
    """Sends records to systemd's journal (https://systemd.io/JOURNAL_NATIVE_PROTOCOL/).

    A run that a record is about becomes the field RYX_RUN. Raises OSError where nobody listens.
    """

    def __init__(self, path: str = SOCKET) -> None:
        super().__init__()
        self._socket = socket.socket(socket.AF_UNIX, socket.SOCK_DGRAM | socket.SOCK_CLOEXEC)
        try:
            self._socket.connect(path)
        except OSError:
            self._socket.close()
            raise
        self._socket.setblocking(False)
        self.setFormatter(logging.Formatter("%(message)s"))  # the rest is in fields

    def emit(self, record: logging.LogRecord) -> None:
        """Send one; where that fails, say it on standard error, which systemd reads as well."""
        try:
            self._socket.send(encoded(record, self.format(record)))
        except OSError:
            sys.stderr.write(f"{record.name}: {record.getMessage()}\n")

    def close(self) -> None:
        """Close the socket."""
        self._socket.close()
        super().close()


def encoded(record: logging.LogRecord, message: str) -> bytes:
    """A record as the journal takes it."""
    fields = {
        "MESSAGE": message,
        "PRIORITY": str(next(priority for level, priority in _PRIORITIES if record.levelno >= level)),
        "SYSLOG_IDENTIFIER": "ryxd",
        "LOGGER": record.name,
        "CODE_FILE": record.pathname,
        "CODE_LINE": str(record.lineno),
        "CODE_FUNC": record.funcName or "",
    }
    given = record.args if isinstance(record.args, tuple) else ()
    if run := next((each for each in given if isinstance(each, str) and _RUN.fullmatch(each)), ""):
        fields["RYX_RUN"] = run
    return b"".join(_field(name, value) for name, value in fields.items())


def _field(name: str, value: str) -> bytes:
    data = value.encode("utf-8", "backslashreplace")[-LONGEST:]
    if b"\n" not in data:
        return name.encode() + b"=" + data + b"\n"
    return name.encode() + b"\n" + struct.pack("<Q", len(data)) + data + b"\n"


def journal_reads(stream: int = 2) -> bool:
    """Whether this is where systemd's journal reads what we write (systemd.exec(5), JOURNAL_STREAM)."""
    told = os.environ.get("JOURNAL_STREAM", "")
    try:
        found = os.fstat(stream)
    except OSError:
        return False
    return told == f"{found.st_dev}:{found.st_ino}"


def begin(*, verbose: bool) -> None:
    """Begin to log, for the whole process."""
    handler: logging.Handler | None = None
    if journal_reads() and Path(SOCKET).exists():
        try:
            handler = JournalHandler()
        except OSError:
            handler = None
    if handler is None:
        handler = logging.StreamHandler()
        # the journal has its own times
        form = "%(name)s: %(message)s" if "INVOCATION_ID" in os.environ else PLAIN
        handler.setFormatter(logging.Formatter(form))
    logging.basicConfig(level=logging.DEBUG if verbose else logging.INFO, handlers=[handler])
    for name in ("httpx", "httpx2"):
        logging.getLogger(name).setLevel(logging.WARNING)  # or it tells of each request
    # what goes wrong with a server is told once, by us; this would log session ids and what servers write
    logging.getLogger("mcp").setLevel(logging.CRITICAL)
