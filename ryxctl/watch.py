"""`ryxctl watch`: what happens, as it happens (spec E3)."""

from ryxctl import stopping
from ryxctl.line import LOG, PATIENCE, Connection, Stop, result
from ryxctl.progress import Progress
from ryxctl.render import as_json as written
from ryxctl.screen import err, out
from ryxctl.socket_path import socket_path


def watch(run: str | None, *, socket: str | None, as_json: bool) -> int:
    """Print events: of one run from its beginning to its end, or of all runs from now on.

    Gives the exit code: that of the run. Raises Stop when the daemon hangs up, or knows no such run.
    """
    screen = out()
    progress = Progress(screen, prefixed=run is None)
    connection = Connection(socket_path(socket))
    limit: float | None = PATIENCE
    suspended: bool | str = False
    number = connection.send("subscribe", {} if run is None else {"run": run, "after": 0})
    if run is None and screen.tty and not as_json:
        err().line("watching all runs; Ctrl-C ends it", "dim")
    try:
        while True:
            try:
                message = connection.receive(limit)
            except TimeoutError:
                raise Stop("busy", f"the daemon does not answer ({PATIENCE:.0f} s); {LOG}") from None
            limit = None
            if message is None and run is not None and suspended:
                raise Stop("suspended", stopping.goes_on(run, suspended))
            if message is None:
                about = f"; ryxctl show {run} has what happened" if run else ""
                raise Stop("no_daemon", f"the daemon hung up{about}; {LOG}")
            if "error" in message and suspended:
                continue
            if message.get("id") == number or "error" in message:
                result(message)
            if message.get("method") != "event":
                continue
            event = message["params"]
            if run is not None:
                suspended = stopping.suspended(event, before=suspended)
            if as_json:
                screen.line(written(event))
            else:
                progress.tell(event)
            if run is not None and event.get("kind") == "finished":
                return _exit(event)
    finally:
        screen.end()
        connection.close()


def _exit(finished: "dict[str, object]") -> int:
    from ryxctl.failure import exit_code

    if finished["outcome"] == "done":
        return 0
    if finished["outcome"] == "cancelled":
        return 130
    return exit_code(str(finished["error"])) if finished.get("error") else 1
