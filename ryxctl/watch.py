"""`ryxctl watch`: what happens, as it happens: a screen where there is a terminal, lines elsewhere (spec E3)."""

import sys
from os import environ, isatty

from ryxctl import stopping
from ryxctl.line import LOG, PATIENCE, Connection, Stop, result
from ryxctl.progress import Progress
from ryxctl.render import as_json as written
from ryxctl.screen import err, out
from ryxctl.socket_path import socket_path
from ryxctl.words import say

TYPE_CHECKING = False
if TYPE_CHECKING:  # typing is one of the expensive modules
    from ryxctl.watching.app import Watching

MISSING = (
    "the screen of watch needs textual (pip install 'ryx[watch]'); here are lines instead",
    "der Bildschirm von watch braucht textual (pip install 'ryx[watch]'); hier sind stattdessen Zeilen",
)


def watch(run: str | None, *, socket: str | None, as_json: bool, plain: bool) -> int:
    """Show what happens in one run, or in all of them; gives the exit code. Raises Stop."""
    if not plain and not as_json and isatty(0) and isatty(1) and environ.get("TERM", "dumb") != "dumb":
        if sys.flags.no_site:  # bin/ryxctl starts without it, and a checkout's packages are found by it only
            import site

            site.main()
        try:
            from ryxctl.watching.app import Watching
        except ImportError as error:
            if error.name not in ("textual", "rich"):
                raise
            err().line(say(*MISSING), "dim")
        else:
            return _screen(Watching, run, socket)
    return lines(run, socket=socket, as_json=as_json)


def _screen(watching: "type[Watching]", run: str | None, socket: str | None) -> int:
    """Show it on the whole terminal, until the user leaves; what one run came to stands there afterwards."""
    from ryxctl.watching.feed import Feed

    feed = Feed(socket_path(socket), run)
    app = watching(feed)
    try:
        app.run()
    finally:
        feed.close()
    if app.stop is not None:
        raise app.stop
    if app.return_code:  # it broke, and has told so
        return app.return_code
    known = feed.runs.runs.get(run or "")
    if known is None or not known.over:
        return 0
    out().line(known.answer, "" if known.state == "done" else "bad")
    return _exit({"outcome": known.state, "error": known.error})


def lines(run: str | None, *, socket: str | None, as_json: bool) -> int:
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
