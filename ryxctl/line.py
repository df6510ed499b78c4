"""One connection to the daemon: lines of JSON, without the packages socket and json.

Those two cost as much as the whole start of Python; the C modules below them cost nothing.
"""

from _socket import AF_UNIX, MSG_NOSIGNAL, SOCK_STREAM, socket

from ryxctl.table import MAX_LINE, PROTOCOL

TYPE_CHECKING = False
if TYPE_CHECKING:  # typing is one of the expensive modules
    from collections.abc import Callable
    from typing import Any

PATIENCE = 30.0
"""Seconds that the daemon may take to answer; it may have to be started first."""


class Stop(Exception):
    """What ends this program with a message: a `code` of ryxd.wire.errors, and what a person must know."""

    def __init__(self, code: str, text: str) -> None:
        super().__init__(text)
        self.code = code
        self.text = text


def _no_quotes() -> "tuple[Callable[[str], str], Callable[[str], Any]]":
    import json  # another Python than CPython, or a later one that moved its parts: slower, but right

    return lambda text: json.dumps(text, ensure_ascii=False), json.loads


def _codec() -> "tuple[Callable[[str], str], Callable[[str], Any]]":
    try:
        from _json import encode_basestring, make_scanner

        class Settings:
            strict = True
            object_hook = object_pairs_hook = parse_constant = None
            parse_float = float
            parse_int = int

        scan = make_scanner(Settings)  # type: ignore[arg-type]
    except (ImportError, AttributeError, TypeError):
        return _no_quotes()
    return encode_basestring, lambda text: scan(text, 0)[0]


quote, decode = _codec()


def encode(value: "Any") -> str:
    """A value as JSON. Raises TypeError for what JSON doesn't have."""
    if isinstance(value, str):
        return quote(value)
    if value is None:
        return "null"
    if isinstance(value, bool):
        return "true" if value else "false"
    if isinstance(value, int):
        return str(value)
    if isinstance(value, dict):
        return "{" + ",".join([f"{quote(key)}:{encode(each)}" for key, each in value.items()]) + "}"
    if isinstance(value, (list, tuple)):
        return "[" + ",".join([encode(each) for each in value]) + "]"
    raise TypeError(f"JSON has no {type(value).__name__}")


def request(number: int, method: str, params: "dict[str, Any]") -> bytes:
    """The line of a request. Raises Stop when it can't be sent: not Unicode, or too long."""
    text = encode({"jsonrpc": "2.0", "id": number, "method": method, "params": params})
    try:
        line = text.encode() + b"\n"
    except UnicodeEncodeError:
        raise Stop("bad_request", "the text is not UTF-8") from None
    if len(line) > MAX_LINE:
        raise Stop("too_large", f"the request has {len(line)} bytes; the limit is {MAX_LINE}")
    return line


class Connection:
    """A conversation with the daemon that began with `hello`."""

    def __init__(self, path: bytes) -> None:
        """Connect. Raises Stop when there is no daemon, or it may not be used."""
        self.path = path
        try:
            self._socket = socket(AF_UNIX, SOCK_STREAM)
        except OSError as error:  # in a sandbox there may be no such sockets
            raise Stop("no_daemon", f"can't connect to {self}: {error.strerror}") from None
        self._socket.settimeout(PATIENCE)
        self._read = bytearray()
        self._searched = 0
        self._number = 1
        self._greeted = False
        self._early: list[dict[str, Any]] = []
        """Answers that overtook the one to `hello`."""
        self._first = request(1, "hello", {"protocol": PROTOCOL, "client": "ryxctl"})
        try:
            self._socket.connect(path)
        except OSError as error:
            self._socket.close()
            raise self._failed(error) from None

    def _failed(self, error: OSError) -> Stop:
        """Why there is no connection, for a person."""
        if isinstance(error, (FileNotFoundError, ConnectionRefusedError)):
            from ryxctl.words import say  # not on the way to the socket

            told = say(
                f"no daemon answers on {self}; start it: {START}",
                f"auf {self} antwortet kein Daemon; starte ihn: {START}",
            )
            return Stop("no_daemon", told)
        if isinstance(error, PermissionError):
            return Stop("refused", f"{self} belongs to somebody else")
        if isinstance(error, (BlockingIOError, TimeoutError)):
            return Stop("busy", f"the daemon on {self} takes no more connections; try again")
        return Stop("no_daemon", f"can't connect to {self}: {error.strerror}")

    def __str__(self) -> str:
        return self.path.decode(errors="replace")

    def fileno(self) -> int:
        """For select."""
        return self._socket.fileno()

    def send(self, method: str, params: "dict[str, Any]") -> int:
        """Send a request, the first one together with `hello`; gives its id.

        A daemon that has gone is noticed by `receive`, which still gives what it said before.
        """
        self._number += 1
        line = self._first + request(self._number, method, params)
        self._first = b""
        try:
            self._socket.sendall(line, MSG_NOSIGNAL)
        except (BrokenPipeError, ConnectionResetError):
            pass
        except TimeoutError:
            raise Stop("busy", f"the daemon does not read what is sent ({PATIENCE:.0f} s)") from None
        return self._number

    def take(self) -> "dict[str, Any] | None":
        """The next message among what has been read; None when there is none yet.

        Raises Stop when the daemon speaks another protocol, or none.
        """
        while not (self._greeted and self._early):
            end = self._read.find(b"\n", self._searched)
            if end < 0:
                self._searched = len(self._read)
                return None
            message = _understood(self._read[:end].decode(errors="replace"))
            del self._read[: end + 1]
            self._searched = 0
            if message.get("id") == 1:
                _check(message)
                self._greeted = True
            elif message.get("id") is None and "error" in message:
                return message
            else:
                self._early.append(message)
        return self._early.pop(0)

    def fill(self, limit: float | None = None) -> bool:
        """Read what has come, or wait for it; False when the daemon has hung up. Raises TimeoutError."""
        self._socket.settimeout(limit)
        try:
            data = self._socket.recv(65536)
        except ConnectionResetError:
            data = b""
        self._read += data
        return bool(data)

    def receive(self, limit: float | None = None) -> "dict[str, Any] | None":
        """The next message; None when the daemon has hung up. Raises TimeoutError, and Stop like `take`."""
        while (message := self.take()) is None:
            if not self.fill(limit):
                return None
        return message

    def answer(
        self, number: int, limit: float = PATIENCE, waiting: "Callable[[], object] | None" = None
    ) -> "Any":
        """The result of a request. Raises Stop with the daemon's own error, or when it hangs up.

        With `waiting` it is waited for as long as it takes, and that is called each `limit` seconds.
        """
        while True:
            try:
                message = self.receive(limit)
            except TimeoutError:
                if waiting is not None:
                    waiting()
                    continue
                raise Stop("busy", f"the daemon does not answer ({PATIENCE:.0f} s); {LOG}") from None
            if message is None:
                raise Stop("no_daemon", f"the daemon hung up without an answer; {LOG}")
            if message.get("id") == number or "error" in message:
                return result(message)

    def close(self) -> None:
        """End it."""
        self._socket.close()


START = "systemctl --user start ryxd.socket"
LOG = "its log: journalctl --user -u ryxd"


def result(message: "dict[str, Any]") -> "Any":
    """What a response has as its result. Raises Stop for an error."""
    error = message.get("error")
    if error is not None:
        raise Stop((error.get("data") or {}).get("code", "error"), error.get("message", "no reason given"))
    return message.get("result")


def _understood(line: str) -> "dict[str, Any]":
    try:
        message = decode(line)
    except (ValueError, StopIteration, RecursionError):
        message = None
    if not isinstance(message, dict):
        raise Stop("protocol", f"what answers is not ryxd: {line[:80]!r}")
    return message


def _check(hello: "dict[str, Any]") -> None:
    said = hello.get("result")
    if not isinstance(said, dict):
        text = (hello.get("error") or {}).get("message", "it does not say why")
        raise Stop("protocol", f"the daemon refuses this ryxctl, which speaks protocol {PROTOCOL}: {text}")
    if said.get("protocol") != PROTOCOL:
        raise Stop(
            "protocol",
            f"the daemon ({said.get('server')}) speaks protocol {said.get('protocol')}, this ryxctl {PROTOCOL};"
            " restart it after an upgrade: systemctl --user restart ryxd",
        )
