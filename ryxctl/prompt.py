"""`ryxctl prompt`: one line typed into the desktop's own menu program becomes a request.

Nothing is imported before the menu is on the screen that the menu does not need.
"""

import fcntl
import os
import signal

from ryxctl.line import Stop
from ryxctl.socket_path import runtime_dir, socket_path
from ryxctl.suggesting import ANSWER, ASK, offering
from ryxctl.table import MAX_LINE
from ryxctl.waking import Waking

TYPE_CHECKING = False
if TYPE_CHECKING:  # collections.abc is for the checker only
    from collections.abc import Callable
    from typing import Any

WINDOW = "window"
"""What a request may be about, besides what pasting.py has: the focused window."""

MENU = ("wofi", "--dmenu", "--prompt", "ask ryx", "--cache-file", "/dev/null", "--lines", "1", "--width", "600")
"""The menu program when config.toml names none."""


def prompt(
    program: str | None, *, socket: str | None, about: str | None = None, session: str | None = None
) -> int:
    """Show the menu, send what is typed, and return without waiting for the answer; gives the exit code.

    `about`: the selection, the clipboard or the focused window goes along with it; `session`: with which
    conversation it goes on. With a menu on the screen already, close that one instead: the same key opens and
    closes.
    """
    return on_screen(lambda: _prompt(program, socket, about, session))


def _prompt(program: str | None, socket: str | None, about: str | None, session: str | None) -> None:
    menu, waking = program_of(program), Waking(socket_path(socket), session)
    params: dict[str, Any] = {"origin": "prompt"} if session is None else {"origin": "prompt", "session": session}
    try:
        if about is None:
            words, lines, meanings = offering(menu)
            typed = typed_in(words, lines, meanwhile=waking.begin)
            kind, typed = meanings.get(typed, (ASK, typed))
            if kind != ASK:
                _look(program, kind, typed, waking)
                return
        elif about == WINDOW:
            typed, params["window"] = typed_in(_about_window(menu), meanwhile=waking.begin), True
        else:
            typed, params["context"] = _typed_about(menu, about, waking)
        if typed:
            waking.send("ask", {"text": typed, **params})
    finally:
        waking.close()


def _about_window(menu: tuple[str, ...]) -> "tuple[str, ...]":
    """The menu, saying what it is about."""
    from ryxctl.words import say

    if menu != MENU:
        return menu
    return (*menu, "--prompt", say("ask ryx about this window", "ryx zu diesem Fenster fragen"))


def _look(program: str | None, kind: str, target: str, waking: "Waking") -> None:
    """What a suggestion means that is no request: answer a question, or look at a run. Raises Stop."""
    from ryxctl.menu import answer_one, look_at

    (answer_one if kind == ANSWER else look_at)(program, target, waking.send)


def _typed_about(menu: tuple[str, ...], what: str, waking: "Waking") -> "tuple[str, str]":
    """What is typed about a text, and the text. Raises Stop, without a menu where there is none."""
    from ryxctl.pasting import Pasting

    pasting = Pasting(what)
    try:
        begin = pasting.peek()
        if menu == MENU and begin:
            shown = "".join(letter if letter.isprintable() else " " for letter in begin)
            menu = (*menu, "--prompt", f"ask ryx about: {' '.join(shown.split())}…")
        typed = typed_in(menu, meanwhile=waking.begin)
        return typed, pasting.text() if typed else ""
    finally:
        pasting.close()


def on_screen(show: "Callable[[], None]") -> int:
    """Show something that only one process shows at a time, unless that just closed another; gives the exit code.

    There is no terminal to read an error in, so a notification tells it, too. Raises Stop.
    """
    lock = _alone()
    if lock is None:
        return 0
    try:
        show()
    except Stop as stop:
        notify(stop.text)
        raise
    finally:
        os.close(lock)
    return 0


def _alone() -> int | None:
    """Be the only one; None when there was another, which is being closed. Raises Stop."""
    folder = runtime_dir()
    try:
        os.makedirs(folder, mode=0o700, exist_ok=True)
        lock = os.open(folder + b"/prompt.lock", os.O_RDWR | os.O_CREAT, 0o600)
    except OSError as error:
        raise Stop("refused", f"can't use {os.fsdecode(folder)}: {error.strerror}") from None
    try:
        fcntl.flock(lock, fcntl.LOCK_EX | fcntl.LOCK_NB)
    except BlockingIOError:
        _close_other(lock)
        os.close(lock)
        return None
    os.ftruncate(lock, 0)
    os.pwrite(lock, b"%d\n" % os.getpid(), 0)
    return lock


def _close_other(lock: int) -> None:
    """End the process that has the lock, and with it its menu."""
    try:
        holder = os.pidfd_open(int(os.pread(lock, 20, 0)))
    except (ValueError, OSError):
        return  # it has not written its number yet, or has just gone
    try:
        # only if the lock is still held is this number still that process, and no later one
        fcntl.flock(lock, fcntl.LOCK_EX | fcntl.LOCK_NB)
    except BlockingIOError:
        signal.pidfd_send_signal(holder, signal.SIGTERM)
    except OSError:
        pass
    finally:
        os.close(holder)


def program_of(program: str | None) -> tuple[str, ...]:
    """The menu program's arguments: --program, config.toml, or the usual one. Raises Stop."""
    if program is None:
        program = _configured()
    if program is None:
        return MENU
    import shlex

    try:
        words = tuple(shlex.split(program))
    except ValueError as error:
        raise Stop("config", f"the menu program can't be understood ({error}): {program}") from None
    if not words:
        raise Stop("config", "the menu program is empty; as in: wofi --dmenu")
    return words


def _configured() -> str | None:
    """`[desktop] prompt` of config.toml. Raises Stop when it is no text; the daemon judges the rest."""
    base = os.environ.get("XDG_CONFIG_HOME") or os.path.expanduser("~/.config")
    path = f"{base}/ryx/config.toml"
    if not os.path.exists(path):
        return None
    import tomllib

    try:
        with open(path, "rb") as file:
            config = tomllib.load(file)
    except (OSError, ValueError) as error:
        raise Stop("config", f"{path}: {error}") from None
    desktop = config.get("desktop", {})
    named = desktop.get("prompt") if isinstance(desktop, dict) else None
    if named is not None and not isinstance(named, str):
        raise Stop("config", f'{path}: desktop.prompt must be a text, as in "wofi --dmenu"')
    return named


def typed_in(menu: tuple[str, ...], lines: bytes = b"", meanwhile: "Callable[[], object]" = lambda: None) -> str:
    """Run the menu with `lines` to choose from; what was chosen or typed, empty after Escape. Raises Stop.

    `meanwhile` is called once it has been started.

    The lines must be fewer than a pipe holds (64 KiB): the menu may not read them before it is drawn.
    """
    running: list[int] = []
    closed = False

    def close(_signal: int, _frame: object) -> None:
        nonlocal closed
        closed = True
        for each in running:
            os.kill(each, signal.SIGTERM)

    signal.signal(signal.SIGTERM, close)
    read, write = os.pipe()
    offered, offers = os.pipe()
    os.write(offers, lines)
    os.close(offers)
    actions = [(os.POSIX_SPAWN_DUP2, offered, 0), (os.POSIX_SPAWN_DUP2, write, 1)]
    try:
        child = os.posix_spawnp(menu[0], menu, os.environ, file_actions=actions)
    except OSError as error:
        os.close(read)
        raise Stop(
            "not_found",
            f"the menu program {menu[0]} can't be started ({error.strerror}); install it, or name another one"
            ' in config.toml: [desktop] prompt = "fuzzel --dmenu"',
        ) from None
    finally:
        os.close(write)
        os.close(offered)
    running.append(child)
    if closed:
        os.kill(child, signal.SIGTERM)
    meanwhile()
    with os.fdopen(read, "rb") as pipe:
        said = pipe.read(MAX_LINE)
    _, status = os.waitpid(child, 0)
    running.clear()
    if os.waitstatus_to_exitcode(status) != 0:
        return ""  # Escape; a menu that failed has said so itself
    return said.decode(errors="replace").strip()


def notify(text: str) -> None:
    """Tell it on the desktop: the prompt has no terminal. Nothing happens when there is no way to.

    A notification may have markup and links; what is told may be a file's name.
    """
    from ryxctl.screen import VISIBLE  # after the menu is on the screen, and only when something went wrong

    text = text.translate(VISIBLE | {ord("&"): "&amp;", ord("<"): "&lt;", ord(">"): "&gt;"})
    ways = (
        ("notify-send", "--app-name=ryx", "--", "ryx", text),
        (
            "gdbus", "call", "--session", "--dest", "org.freedesktop.Notifications",
            "--object-path", "/org/freedesktop/Notifications",
            "--method", "org.freedesktop.Notifications.Notify",
            "ryx", "0", "", "ryx", text, "[]", "{}", "8000",
        ),
    )  # fmt: skip
    for way in ways:
        quiet = [(os.POSIX_SPAWN_OPEN, fd, "/dev/null", os.O_RDWR, 0) for fd in (0, 1, 2)]
        try:
            child = os.posix_spawnp(way[0], way, os.environ, file_actions=quiet)
        except OSError:
            continue
        if os.waitpid(child, 0)[1] == 0:
            return
