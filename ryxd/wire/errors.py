"""What can go wrong where a person must see it, and the exit codes that say so.

RyxError
  - BadRequest        the text or a field was not usable; nothing changed
    - ParseFailed     not JSON
    - UnknownMethod   no such command
    - TooLarge        a line over the limit
  - NotFound          no such run, session, choice, app
  - Refused           allowed to nobody, or not to this caller
  - Busy              a limit of the daemon is reached; try again
    - Overloaded      too many requests wait for a model already
  - ConfigError       config.toml names something impossible
  - Unavailable       a program or an agent it needs is not there
  - ModelError        a model can't be loaded, or died for good
    - NoRoom          it does not fit into memory now
  - JournalError      the journal can't be written (full disk, …)
    - Unreadable      what a run did can't be read back
  - DaemonGone        no daemon answers (raised by clients)
  - Internal          our mistake; the journal has the traceback

Standard library only: the client imports this file.
"""

from enum import IntEnum
from typing import ClassVar


class Exit(IntEnum):
    """Exit codes of every ryx program (spec A10)."""

    OK = 0
    FAILED = 1
    """The run ended without success."""
    USAGE = 2
    """The command line was not understood."""
    NO_DAEMON = 3
    """Nothing answers on the socket."""
    NOT_FOUND = 4
    REFUSED = 5
    UNAVAILABLE = 6
    """A model, a program or the journal is not to be had now."""
    CONFIG = 7
    PROTOCOL = 8
    """The daemon speaks another version."""
    SUSPENDED = 9
    """The daemon stopped; the run goes on when it is back."""
    CANCELLED = 130
    """Stopped by the user (as a shell reports SIGINT)."""


class RyxError(Exception):
    """Something a person must see. `str(error)` says what to do; `code` is stable.

    `rpc` is the JSON-RPC 2.0 error number, `exit` the exit code of a client that ends on it.
    """

    code: ClassVar[str] = "error"
    rpc: ClassVar[int] = -32000
    exit: ClassVar[Exit] = Exit.FAILED


class BadRequest(RyxError):
    """A field was missing, unknown or of the wrong type. Nothing changed."""

    code = "bad_request"
    rpc = -32602
    exit = Exit.USAGE


class ParseFailed(BadRequest):
    """The line was not a JSON-RPC 2.0 request."""

    code = "parse_failed"
    rpc = -32700


class InvalidRequest(BadRequest):
    """JSON, but not a JSON-RPC 2.0 request."""

    code = "invalid_request"
    rpc = -32600


class UnknownMethod(BadRequest):
    """No command has this name."""

    code = "unknown_method"
    rpc = -32601


class TooLarge(BadRequest):
    """A line, or a text in it, is over the limit."""

    code = "too_large"
    rpc = -32010


class NotFound(RyxError):
    """The thing that was named does not exist."""

    code = "not_found"
    rpc = -32004
    exit = Exit.NOT_FOUND


class Refused(RyxError):
    """Not allowed."""

    code = "refused"
    rpc = -32003
    exit = Exit.REFUSED


class Busy(RyxError):
    """A limit of the daemon is reached; the same request may work later."""

    code = "busy"
    rpc = -32005
    exit = Exit.UNAVAILABLE


class Overloaded(Busy):
    """Too many requests wait for a model already; the same one may work later."""

    code = "overloaded"
    rpc = -32012


class ConfigError(RyxError):
    """config.toml names something impossible; the text has file, key and what would be right."""

    code = "config"
    rpc = -32006
    exit = Exit.CONFIG


class ModelError(RyxError):
    """A model can't be loaded, or keeps dying; the text has its own last words."""

    code = "model"
    rpc = -32007
    exit = Exit.UNAVAILABLE


class NoRoom(ModelError):
    """The model does not fit into memory now. Nothing is wrong with it: the next request tries again."""

    code = "no_room"
    rpc = -32013


class OverBudget(ModelError):
    """A budget of config.toml is used up, as its text says; no model is asked until there is more of it."""

    code = "over_budget"
    rpc = -32016
    ENDS: ClassVar[str] = " is used up"

    @property
    def limit(self) -> str:
        """Which it is, as in "budget.run.calls = 20"."""
        return str(self).removesuffix(self.ENDS)


class Unavailable(RyxError):
    """A program, an agent or a service that it needs is not there."""

    code = "unavailable"
    rpc = -32011
    exit = Exit.UNAVAILABLE


class JournalError(RyxError):
    """The journal can't be written, so nothing was accepted."""

    code = "journal"
    rpc = -32008
    exit = Exit.UNAVAILABLE


class Unreadable(JournalError):
    """What a run did is in the journal, and can't be read: somebody else wrote there, or a disk lost it."""

    code = "unreadable"
    rpc = -32014


class DaemonGone(RyxError):
    """No daemon answers on the socket."""

    code = "no_daemon"
    rpc = -32009
    exit = Exit.NO_DAEMON


class Suspended(RyxError):
    """The daemon stopped in good order while a run was followed; the run goes on when it is back."""

    code = "suspended"
    rpc = -32015
    exit = Exit.SUSPENDED


class Internal(RyxError):
    """A mistake of ours; the daemon's log has the traceback."""

    code = "internal"
    rpc = -32603


def every_error() -> list[type[RyxError]]:
    """All error classes, the root first, in declaration order."""
    found: list[type[RyxError]] = [RyxError]
    for cls in found:
        found.extend(cls.__subclasses__())
    return found


def error_named(code: str) -> type[RyxError]:
    """The class with this `code`; RyxError when a newer daemon sends one we don't know."""
    return next((cls for cls in every_error() if cls.code == code), RyxError)
