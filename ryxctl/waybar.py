"""`ryxctl waybar`: how ryx is, as one JSON line for each change, for a custom module of Waybar (spec A14).

Nothing is asked again and again: lines come with the daemon's events. A daemon that was stopped is not started by
this: what is waited for is that one takes its lock.
"""

import os
import sys
import time
from fcntl import LOCK_NB, LOCK_SH, LOCK_UN, flock
from html import escape

from ryxctl.line import Stop
from ryxctl.render import as_json, short
from ryxctl.screen import VISIBLE
from ryxctl.socket_path import runtime_dir, socket_path
from ryxctl.words import say

TYPE_CHECKING = False
if TYPE_CHECKING:  # typing is one of the expensive modules
    from typing import Any

    from ryxctl.watching.feed import Feed

KINDS = (
    "routed", "acted", "returned", "blocked", "asked", "answered", "said", "stepped", "model_loading",
    "model_loaded", "finished",
)  # fmt: skip
"""Events that change what is shown; tokens do not."""

RUNS = 8
"""Runs in the tooltip."""
TEXT = 60
"""Characters of a request in it."""
LOCK = b"ryxd.lock"

SOON = 0.1
"""Seconds until a daemon that has its lock and does not answer yet is asked again."""
_MODIFIED, _CREATED = 0x2, 0x100
"""inotify(7): IN_MODIFY, IN_CREATE."""


def waybar(*, socket: str | None) -> int:
    """Write lines until whoever reads them is gone."""
    from ryxctl.watching.feed import Feed

    path = socket_path(socket)
    lock = (os.path.dirname(path) if socket else runtime_dir()) + b"/" + LOCK
    shown = ""
    while True:
        feed: Feed | None = None
        if _alive(lock):
            try:
                feed = Feed(path, None, KINDS)
            except Stop:  # it is just going, or just coming
                feed = None
        shown = _show(feed, shown)
        while feed is not None and _read(feed):
            shown = _show(feed, shown)
            feed.forget()
        if not _alive(lock):
            shown = _show(None, shown)
            _await(lock)
        elif feed is None:
            time.sleep(SOON)


def _read(feed: "Feed") -> bool:
    """Take in what has come; False when the daemon is gone, or says that it is going."""
    try:
        return feed.read()
    except Stop:
        feed.close()
        return False


def _show(feed: "Feed | None", shown: str) -> str:
    """Write a line, unless it says what was shown last; gives what is shown now."""
    line = as_json(bar(feed))
    if line != shown:
        sys.stdout.write(line + "\n")
        sys.stdout.flush()
    return line


def bar(feed: "Feed | None") -> "dict[str, Any]":
    """What Waybar shows: text, what its icon is chosen by (`alt`), classes for its style, the tooltip (Pango)."""
    if feed is None:
        told = say("ryx is not running", "ryx läuft nicht")
        return {"text": "", "alt": "off", "class": ["off"], "tooltip": told, "percentage": 0}
    runs = [run for run in feed.ordered() if not run.over]
    waiting = list(feed.runs.waiting())
    acting = any(run.pending for run in runs)
    state = "waiting" if waiting else "acting" if acting else "thinking" if runs else "idle"
    loading = [model for model in feed.runs.models.values() if model.state == "loading"]
    classes = [state, *(["loading"] if loading else [])]
    count = len(waiting) if waiting else len(runs) if len(runs) > 1 else 0
    lines = [f"? {asked['question']}" for _, asked in waiting]
    asking = {run.id for run, _ in waiting}
    for run in runs[:RUNS]:
        tools = ", ".join(dict.fromkeys(call.tool for call in run.pending.values()))
        how = say("waits for you", "wartet auf dich") if run.id in asking else tools or say("thinks", "denkt nach")
        lines.append(f"{run.id} {short(run.text, TEXT)}: {how}")
    if len(runs) > RUNS:
        lines.append(say(f"and {len(runs) - RUNS} more", f"und {len(runs) - RUNS} weitere"))
    if not runs:
        lines.append(say("ryx waits for requests", "ryx wartet auf Anfragen"))
    for tier, model in feed.runs.models.items():
        if model.state == "unconfigured":
            continue
        share = f" {model.progress:.0%}" if model.state == "loading" else ""
        lines.append(f"{tier}: {os.path.basename(model.name) or '–'}, {model.state}{share}")
    return {
        "text": str(count) if count else "",
        "alt": state,
        "class": classes,
        "tooltip": escape("\n".join(line.translate(VISIBLE).replace("\n", " ") for line in lines), quote=False),
        "percentage": round(100 * max((model.progress for model in loading), default=0.0)),
    }


def _alive(lock: bytes) -> bool:
    """Whether there is a daemon: it holds its lock as long as it lives."""
    try:
        number = os.open(lock, os.O_RDONLY | os.O_CLOEXEC)
    except OSError:
        return False
    try:
        flock(number, LOCK_SH | LOCK_NB)
        flock(number, LOCK_UN)
    except OSError:
        return True
    finally:
        os.close(number)
    return False


def _await(lock: bytes) -> None:
    """Wait until a daemon takes the lock, in inotify(7): it writes its number there. Raises Stop."""
    import ctypes

    folder = os.path.dirname(lock)
    try:
        os.makedirs(folder, mode=0o700, exist_ok=True)
    except OSError as error:
        raise Stop("refused", f"can't use {os.fsdecode(folder)}: {error.strerror}") from None
    libc = ctypes.CDLL(None, use_errno=True)
    number = libc.inotify_init1(os.O_CLOEXEC)
    if number < 0 or libc.inotify_add_watch(number, folder, _MODIFIED | _CREATED) < 0:
        raise Stop("refused", f"can't watch {os.fsdecode(folder)}: {os.strerror(ctypes.get_errno())}")
    try:
        while not _alive(lock):
            os.read(number, 4096)
    finally:
        os.close(number)
