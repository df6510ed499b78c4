"""From the command line to the socket by the shortest way, for the two commands that are typed most.

Everything else, and every doubt about what was typed, goes to `ryxctl.cli`, which has argparse.
"""

from _signal import SIG_BLOCK, SIG_DFL, SIGINT, SIGPIPE, pthread_sigmask, signal  # type: ignore[import-not-found]  # typeshed has no such stub
from posix import fstat, getcwd, isatty, read, ttyname
from sys import argv as _argv

from ryxctl.line import PATIENCE, Connection, Stop
from ryxctl.socket_path import socket_path
from ryxctl.table import MAX_TEXT

TYPE_CHECKING = False
if TYPE_CHECKING:  # typing is one of the expensive modules
    from typing import Any


LONG = ("sparql", "learn_list", "replay")
"""Commands that may rightly take longer than a daemon is waited for."""


class Call:
    """One command for the daemon, understood."""

    def __init__(self, name: str, params: "dict[str, Any]") -> None:
        self.name = name
        self.params = params
        self.json = False
        """Whether to print JSON for programs instead of text for people."""
        self.quiet = False
        """Whether to print the answer and nothing else."""
        self.no_input = False
        """Whether nobody is there to ask: what needs the user's yes is not done."""
        self.socket: str | None = None
        """The path from --socket."""
        self.streams: str = ""
        """The agent whose answer is shown while it is being decoded; empty for none."""
        self.words: list[str] = []
        """The text, when it is given in words."""


def main(argv: list[str] | None = None) -> int:
    """Do what the arguments say; gives the exit code."""
    given = _argv[1:] if argv is None else argv
    signal(SIGPIPE, SIG_DFL)  # a reader that has enough (head) ends us quietly; the socket has MSG_NOSIGNAL
    try:
        call = quick(given)
        if call is None:
            from ryxctl import cli

            return cli.main(given)
        return perform(call)
    except Stop as stop:
        from ryxctl import failure

        return failure.tell(stop, as_json="--json" in given)
    except KeyboardInterrupt:
        return 130


def quick(argv: list[str]) -> Call | None:
    """Understand `status` and `ask` with their plain options; None when argparse should look at it.

    INVARIANT: what this understands, `ryxctl.cli` understands in the same way.
    """
    if not argv or argv[0] not in ("status", "ask"):
        return None
    call = Call(argv[0], {})
    rest = iter(argv[1:])
    asking = call.name == "ask"
    for word in rest:
        if word == "--json":
            call.json = True
        elif asking and word == "--quiet":
            call.quiet = True
        elif asking and word == "--new":
            call.params["session"] = "new"
        elif asking and (word == "-" or not word.startswith("-")):
            call.words.append(word)
        else:
            return None
    return None if asking and not call.words else call


def perform(call: Call) -> int:
    """Send a call and print what comes of it; gives the exit code. Raises Stop."""
    if call.name == "ask":
        complete(call)
    connection = Connection(socket_path(call.socket))
    if "stream" in call.params:
        # from here on Ctrl-C must cancel the run, and only Follow knows how: it takes the block off
        pthread_sigmask(SIG_BLOCK, (SIGINT,))
    number = connection.send(call.name, call.params)
    # only now: the daemon works while Python imports what can print the answer
    if "stream" in call.params:
        from ryxctl.follow import Follow

        return Follow(call, connection, number).to_the_end()
    from ryxctl import render

    if call.name not in LONG:
        return render.reply(call, connection.answer(number, PATIENCE))
    from ryxctl.waiting import answer

    return render.reply(call, answer(connection, number))


def complete(call: Call) -> None:
    """Add to an `ask` what the surroundings know: text and context, terminal, folder. Raises Stop."""
    params = call.params
    text = " ".join(call.words)
    advice = "give a long text on standard input, or name a file"
    if text == "-":
        text, advice = _standard_input(), "cut it, as in: tail -c 100000 | ryxctl ask -"
    elif not isatty(0):
        context = _standard_input()
        if context.strip():
            params["context"] = _within("standard input", context, "cut it, as in: tail -c 100000 | ryxctl ask …")
    if not text.strip():
        raise Stop("bad_request", "there is nothing to ask")
    params["text"] = _within("the text", text, advice)
    if (origin := terminal()) is not None:
        params["origin"] = origin
    here = folder()
    if here is not None:
        params["cwd"] = here
    params["stream"] = True


def folder() -> str | None:
    """Where we are; None in a folder that was deleted, or is not UTF-8: paths are then relative to home."""
    try:
        here = getcwd()
        here.encode()
    except (OSError, UnicodeEncodeError):
        return None
    return here


def _within(what: str, text: str, advice: str) -> str:
    if len(text) > MAX_TEXT:
        raise Stop("too_large", f"{what} has over {MAX_TEXT} characters; {advice}")
    return text


def terminal() -> str | None:
    """What the daemon knows this terminal's conversation by; None without a terminal."""
    for stream in (0, 1):
        if isatty(stream):
            try:
                return f"tty:{ttyname(stream)}"
            except OSError:
                continue  # a terminal of another namespace has no name here
    return None


def _standard_input() -> str:
    """All of it, or a little more than the limit; empty when there is none."""
    pieces = []
    size = 0
    try:
        _await_input()
        while size <= 4 * MAX_TEXT and (piece := read(0, 65536)):
            pieces.append(piece)
            size += len(piece)
    except OSError:
        return ""  # closed, or a folder
    return b"".join(pieces).decode(errors="replace")


def _await_input() -> None:
    """Say what is waited for when a pipe stays silent: some launchers leave one open for ever."""
    fifo_or_socket = fstat(0).st_mode & 0o170000 in (0o010000, 0o140000)
    if fifo_or_socket:
        from select import select

        if not select([0], [], [], 2.0)[0]:
            from sys import stderr

            stderr.write("ryxctl: waiting for standard input to end (</dev/null when there is none)\n")
