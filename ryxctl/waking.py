"""The daemon, woken by the key press: while the menu is open it makes ready, and knows where the user was."""

from ryxctl.line import Connection, Stop

TYPE_CHECKING = False
if TYPE_CHECKING:  # typing is one of the expensive modules
    from typing import Any


class Waking:
    """A connection that begins with `wake`. Without a daemon nothing is said before something is asked."""

    def __init__(self, path: bytes, session: str | None) -> None:
        self._path = path
        self._params = {} if session in {None, "new"} else {"session": session}
        self._connection: Connection | None = None
        self._number = 0

    def begin(self) -> None:
        """Wake it, without waiting for an answer."""
        try:
            self._connection = Connection(self._path)
            self._number = self._connection.send("wake", self._params)
        except Stop:
            self.close()

    def send(self, command: str, params: "dict[str, Any]") -> "Any":
        """The reply to a command. Raises Stop."""
        if self._connection is not None and self._number:
            try:
                self._connection.answer(self._number)
                self._number = 0
            except Stop:  # it was restarted meanwhile, or is too old to be woken
                self.close()
        if self._connection is None:
            self._connection = Connection(self._path)
        return self._connection.answer(self._connection.send(command, params))

    def close(self) -> None:
        """End it."""
        if self._connection is not None:
            self._connection.close()
            self._connection = None
