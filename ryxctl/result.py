"""What can be done with a run's result on the desktop: `ryxctl show RUN --menu`, `--copy`, `--folder`.

Notifications start it, whose buttons these are; where a server draws none, the menu has them all.
"""

import os
import signal

from ryxctl.line import Connection, Stop
from ryxctl.menu import MOST, SHOWS, line_of
from ryxctl.prompt import MENU, notify, on_screen, program_of, prompt, typed_in
from ryxctl.socket_path import socket_path
from ryxctl.words import say

TYPE_CHECKING = False
if TYPE_CHECKING:  # typing is one of the expensive modules
    from typing import Any

TEXT = 40
"""Lines of the answer in the menu."""


def menu(program: str | None, run: str, *, socket: str | None) -> int:
    """Show the whole answer and what can be done with it; do what is chosen. Gives the exit code."""
    then: list[tuple[str, str]] = []
    code = on_screen(lambda: then.extend(_menu(program, run, socket)))
    for kind, target in then:  # the prompt is a menu of its own
        if kind == "continue":
            return prompt(program, socket=socket, session=target)
    return code


def copy(run: str, *, socket: str | None) -> int:
    """Put the result of a run on the clipboard: its files, else its text. Gives the exit code."""
    return _telling(lambda: _copy(_asked(run, socket)))


def folder(run: str, *, socket: str | None) -> int:
    """Show the first file of a result in the file manager. Gives the exit code."""
    return _telling(lambda: _show(_asked(run, socket)))


def last(socket: "Connection") -> str:
    """The newest run; empty where there is none. Raises Stop."""
    runs = socket.answer(socket.send("runs", {"limit": 1}))["runs"]
    return str(runs[0]["id"]) if runs else ""


def _telling(work: "Any") -> int:
    try:
        work()
    except Stop as stop:
        notify(stop.text)
        raise
    return 0


def _asked(run: str, socket: str | None) -> "dict[str, Any]":
    connection = Connection(socket_path(socket))
    try:
        shown: dict[str, Any] = connection.answer(connection.send("show", {"run": run}))
    finally:
        connection.close()
    return shown


def _menu(program: str | None, run: str, socket: str | None) -> "list[tuple[str, str]]":
    shown = _asked(run, socket)
    lines, actions = entries(shown)
    menu = program_of(program)
    if os.path.basename(menu[0]) == "wofi":
        menu = (*menu, "--lines", str(min(lines.count(b"\n"), SHOWS) + 2))
    if menu[: len(MENU)] == MENU:
        menu = (*menu, "--prompt", line_of(shown["run"]["text"]))
    chosen = actions.get(typed_in(menu, lines))
    if chosen is None:
        return []
    kind, target = chosen
    if kind == "continue":
        return [chosen]
    if kind == "copy":
        _copy(shown)
    elif kind == "folder":
        _show(shown)
    else:
        params = {"run": run, "choice": target} if kind == "answer" else {"run": run}
        connection = Connection(socket_path(socket))
        try:
            connection.answer(connection.send(kind, params))
        finally:
            connection.close()
    return []


def entries(shown: "dict[str, Any]") -> "tuple[bytes, dict[str, tuple[str, str]]]":
    """The lines of the menu, and what each of them that is no text does: its kind, and with what."""
    run, events = shown["run"], shown["events"]
    text = str(run.get("result") or "").strip() or str(run["text"])
    # the first line is taken by Enter where nothing was chosen: it is text; behind a bar none looks like an action
    lines = [line_of(f"│ {line}") for line in text.split("\n")[:TEXT]]
    actions: dict[str, tuple[str, str]] = {}
    offers = [event for event in events if event["kind"] == "asked" and not event.get("waiting")]
    for choice in offers[-1]["choices"] if offers else ():
        if choice["key"] != "no":
            actions[line_of(str(choice["label"] or choice["key"]))] = "answer", choice["key"]
    if any(event["kind"] == "changed" for event in events):
        actions[say("Undo", "Rückgängig machen")] = "answer", "undo"
    actions[say("Copy", "Kopieren")] = "copy", ""
    if _paths(shown):
        actions[say("Show in folder", "Im Ordner zeigen")] = "folder", ""
    actions[say("Continue this conversation", "In diesem Gespräch weiterfragen")] = "continue", run["session"]
    if run["state"] in {"failed", "cancelled", "interrupted"}:
        actions[say("Try again", "Noch einmal versuchen")] = "retry", run["id"]
    data = "".join(f"{line}\n" for line in (*lines, *actions)).encode(errors="replace")[:MOST]
    return data, actions


def _paths(shown: "dict[str, Any]") -> "list[str]":
    ends = [event for event in shown["events"] if event["kind"] == "finished"]
    return [os.path.expanduser(path) for path in ends[-1].get("paths", ())] if ends else []


def _copy(shown: "dict[str, Any]") -> None:
    """Raises Stop without wl-copy, or where it fails."""
    text = "\n".join(_paths(shown)) or str(shown["run"].get("result") or "")
    read, write = os.pipe()
    # it stays behind and serves the text: nothing of ours may wait for its end
    quiet = [(os.POSIX_SPAWN_OPEN, fd, "/dev/null", os.O_WRONLY, 0) for fd in (1, 2)]
    actions = [(os.POSIX_SPAWN_DUP2, read, 0), *quiet]
    words = ("wl-copy", "--type", "text/plain")
    try:
        child = os.posix_spawnp(words[0], words, os.environ, file_actions=actions)
    except OSError as error:
        os.close(write)
        why = f"wl-copy can't be started ({error.strerror}); install wl-clipboard"
        raise Stop("not_found", why) from None
    finally:
        os.close(read)
    signal.signal(signal.SIGPIPE, signal.SIG_IGN)
    try:
        with os.fdopen(write, "wb") as pipe:
            pipe.write(text.encode(errors="replace"))
    except BrokenPipeError:
        pass  # it tells why by its exit code
    if os.waitstatus_to_exitcode(os.waitpid(child, 0)[1]) != 0:
        raise Stop(
            "refused",
            say("wl-copy failed: no Wayland session?", "wl-copy ist gescheitert: keine Wayland-Sitzung?"),
        )


def _show(shown: "dict[str, Any]") -> None:
    """Raises Stop where there is no file, or nothing to show it with."""
    paths = _paths(shown)
    if not paths:
        raise Stop("not_found", say("this result is about no file", "in diesem Ergebnis geht es um keine Datei"))
    from urllib.parse import quote

    address = f"file://{quote(os.path.abspath(paths[0]))}"
    ways = (
        (
            "gdbus", "call", "--session", "--timeout", "5", "--dest", "org.freedesktop.FileManager1",
            "--object-path", "/org/freedesktop/FileManager1",
            "--method", "org.freedesktop.FileManager1.ShowItems", f"['{address}']", "",
        ),
        ("xdg-open", os.path.dirname(os.path.abspath(paths[0]))),
    )  # fmt: skip
    quiet = [(os.POSIX_SPAWN_OPEN, fd, "/dev/null", os.O_RDWR, 0) for fd in (0, 1, 2)]
    for way in ways:
        try:
            child = os.posix_spawnp(way[0], way, os.environ, file_actions=quiet)
        except OSError:
            continue
        if os.waitstatus_to_exitcode(os.waitpid(child, 0)[1]) == 0:
            return
    raise Stop("not_found", say("no file manager can be started", "kein Dateimanager lässt sich starten"))
