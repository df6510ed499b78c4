"""`ryxctl transcript`: a run's messages as lines of JSON, page by page; `ryxctl export`: waits for the table."""

from ryxctl.line import Connection
from ryxctl.render import as_json
from ryxctl.screen import err, out
from ryxctl.socket_path import socket_path
from ryxctl.waiting import answer

TYPE_CHECKING = False
if TYPE_CHECKING:  # typing is one of the expensive modules
    from ryxctl.hot import Call


def transcript(call: "Call") -> int:
    """Print all of it; gives the exit code. Raises Stop."""
    connection = Connection(socket_path(call.socket))
    screen = out()
    params, more, some = dict(call.params), True, False
    while more:
        page = connection.answer(connection.send(call.name, params))
        some = some or bool(page["turns"])
        for turn in page["turns"]:
            screen.line(as_json(turn))
        more = page["more"] and bool(page["turns"])
        if more:
            params["after"] = page["turns"][-1]["id"]
    if not some:
        err().line("no agent said anything in it: rules answered, without a model", "dim")
    return 0


def export(call: "Call") -> int:
    """Have the table written, and wait for that as long as it takes; gives the exit code. Raises Stop."""
    connection = Connection(socket_path(call.socket))
    told = answer(connection, connection.send(call.name, call.params))
    out().line(as_json(told) if call.json else f"{told['path']}: {told['turns']} messages")
    return 0
