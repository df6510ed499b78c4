"""`ryxctl talk PATH`: speak with a subagent, line by line, until Ctrl-D."""

import os

from ryxctl import hot
from ryxctl.line import Connection, Stop
from ryxctl.screen import err
from ryxctl.socket_path import socket_path

TYPE_CHECKING = False
if TYPE_CHECKING:  # typing is one of the expensive modules
    from typing import Any


def talk(path: str, session: "str | None", words: "list[str]", *, socket: "str | None") -> int:
    """Speak with it; with words only once. Gives the exit code of what was said last. Raises Stop."""
    session, name = _which(path, session, socket)
    if words or not os.isatty(0):
        return _say(name, session, words or ["-"], socket)
    screen, history = err(), _history()
    screen.line(f"You speak with {name} ({session}). Ctrl-D leaves, Ctrl-C stops an answer.", "dim")
    code = 0
    while True:
        try:
            line = input(f"{name}> ").strip()
        except KeyboardInterrupt:
            screen.line("")
            continue
        except EOFError:
            screen.line("")
            break
        if not line:
            continue
        try:
            code = _say(name, session, [line], socket)
        except Stop as stop:  # one line that went wrong ends no conversation
            screen.line(stop.text, "bad")
            code = 1
    _keep(history)
    return code


def _say(path: str, session: str, words: "list[str]", socket: "str | None") -> int:
    call = hot.Call("ask", {"agent": path, "session": session})
    call.words, call.socket, call.streams = words, socket, path
    return hot.perform(call)


def _which(path: str, session: "str | None", socket: "str | None") -> "tuple[str, str]":
    """The session and the whole path of a subagent; its name alone will do where only one is called so."""
    connection = Connection(socket_path(socket))
    try:
        params = {} if session is None else {"session": session}
        there: list[dict[str, Any]] = connection.answer(connection.send("agents_live", params))["agents"]
    finally:
        connection.close()
    found = [each for each in there if path in (each["path"], each["path"].rpartition("/")[2])]
    if not found:
        names = ", ".join(dict.fromkeys(each["path"] for each in there)) or "none"
        raise Stop("not_found", f"no agent is called {path}; there are: {names}")
    paths = dict.fromkeys(each["path"] for each in found)
    if len(paths) > 1:
        raise Stop("bad_request", f"several are called {path}; say which one: {', '.join(paths)}")
    return found[0]["session"], found[0]["path"]  # of several sessions the one that was used last


def _history() -> str:
    """The file of what was typed before; empty where there is no place for it."""
    folder = os.environ.get("XDG_STATE_HOME") or os.path.expanduser("~/.local/state")
    file = os.path.join(folder, "ryx", "talk_history")
    try:
        import readline

        readline.read_history_file(file)
    except (ImportError, OSError):
        pass  # the first time, or a Python without readline
    return file


def _keep(file: str) -> None:
    try:
        import readline

        os.makedirs(os.path.dirname(file), mode=0o700, exist_ok=True)
        readline.set_history_length(1000)
        readline.write_history_file(file)
        os.chmod(file, 0o600)
    except (ImportError, OSError):
        pass  # what was typed is forgotten, and nothing else
