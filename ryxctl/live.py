"""Live agents: what the commands about them show, and the files that they are kept in (spec B9, B10)."""

import os
import tempfile
import time

from ryxctl.line import Connection, Stop
from ryxctl.render import as_json, short
from ryxctl.screen import Screen, err, out
from ryxctl.socket_path import socket_path
from ryxctl.words import say

TYPE_CHECKING = False
if TYPE_CHECKING:  # typing is one of the expensive modules
    from typing import Any

    from ryxctl.hot import Call

ENDING = ".ryx.json"
"""What a file is called that nobody gave a name."""


def show(screen: Screen, name: str, result: "dict[str, Any]") -> None:
    """Print the reply of a command about live agents."""
    {"agents_live": _live, "agents_take": _taken, "sessions": _sessions}.get(name, _told)(screen, result)
    if name in ("agents_clone", "agents_meta"):
        screen.line(f"{result['path']} ({result['session']}); ryxctl talk {result['path']} speaks with it")
    elif name == "agents_pass":
        screen.line(f"from now on you speak with {result['path']} ({result['session']})")
        screen.line('ryxctl agents take ends that, and so do the words "back to ryx"', "dim")


def _sessions(screen: Screen, result: "dict[str, Any]") -> None:
    """A line for each conversation."""
    for each in result["sessions"]:
        used = time.strftime("%Y-%m-%d %H:%M", time.localtime(each["used"] / 1000))
        what = say("request", "Auftrag") if each["runs"] == 1 else say("requests", "Aufträge")
        facts = [f"{each['runs']} {what}"]
        if count := each.get("agents"):
            facts.append(f"{count} {say('agents', 'Agenten') if count > 1 else say('agent', 'Agent')}")
        if who := each.get("control"):
            facts.append(say(f"you speak with {who}", f"du sprichst mit {who}"))
        here = f"  ({each['origin']})" if each.get("open") else ""
        style = "bold" if each.get("active") else ""
        screen.line(f"{each['id']:>5}  {used}  {', '.join(facts)}{here}  {short(each['last'], 60)}", style)
    if not result["sessions"]:
        screen.line(say("no sessions", "keine Sitzungen"), "dim")


def _live(screen: Screen, result: "dict[str, Any]") -> None:
    """A tree for each session; below ryx itself is what the user put there."""
    session = ""
    shown: set[str] = set()
    for each in result["agents"]:
        if each["session"] != session:
            session = each["session"]
            shown.clear()
            screen.line(session, "bold")
        *above, name = each["path"].split("/")
        for depth, part in enumerate(above):
            if (path := "/".join(above[: depth + 1])) not in shown:
                shown.add(path)
                screen.line(f"{'  ' * (depth + 1)}{part}", "dim")
        shown.add(each["path"])
        facts = ["code" if each.get("kind") else each["tier"]]
        facts += [f"{each['responses']} answers"] if each["subagent"] else []
        facts += [f"{each['messages']} messages, {each['characters']} characters"]
        facts += [f"{each['tokens_in']}+{each['tokens_out']} tokens"] if each.get("tokens_out") else []
        facts += [f"{each['waiting']} unread"] if each.get("waiting") else []
        facts += ["told otherwise than its file says"] if each.get("told") else []
        state = "speaks with you" if each.get("control") and each["state"] == "idle" else each["state"]
        style = {"working": "bold", "waiting": "warn", "speaks with you": "good"}.get(state, "")
        indent = "  " * (len(above) + 1)
        screen.line(f"{indent}{name}  {state}  {', '.join(facts)}  {short(each['description'], 50)}", style)
        if each.get("hooks"):
            screen.line(f"{indent}  hooks: {', '.join(each['hooks'])}", "dim")
    if not result["agents"]:
        screen.line("no agent has said anything yet", "dim")
    else:
        screen.line("ryxctl talk PATH speaks with one", "dim")


def _taken(screen: Screen, result: "dict[str, Any]") -> None:
    screen.line(f"you speak with ryx again ({result['session']}), and no more with {', '.join(result['had'])}")


def _told(screen: Screen, result: "dict[str, Any]") -> None:
    """What an agent is told."""
    if "text" not in result:
        return
    screen.line(result["text"])
    note = err()
    if result["own"]:
        note.line(f"{result['path']} is told this in {result['session']}", "dim")
    if result.get("most") and result["tokens"] > result["most"]:
        note.line(f"that is {result['tokens']} tokens; a small model should have {result['most']} at most", "warn")


def _woken(screen: Screen, result: "dict[str, Any]") -> None:
    screen.line(f"{', '.join(result['agents'])} woke in {result['session']}")
    for name, what in (
        ("lost", "not any more what it had read"),
        ("tools", "not to be used here"),
        ("hooks", "unknown here, so these hooks guard it no more"),
    ):
        if result.get(name):
            screen.line(f"{what}: {', '.join(result[name])}", "warn")
    screen.line(f"ryxctl talk {result['path']} speaks with it", "dim")


def dump(call: "Call", file: "str | None", *, replace: bool) -> int:
    """Store an agent in a file, or print it for `-`; gives the exit code. Raises Stop."""
    connection = Connection(socket_path(call.socket))
    told = connection.answer(connection.send("dump", call.params))
    connection.close()
    text = told["document"] + "\n"
    if file == "-" or (file is None and not os.isatty(1)):
        out().line(told["document"])
        return 0
    place = file or told["path"].rpartition("/")[2] + ENDING
    if not replace and os.path.lexists(place):
        raise Stop("refused", f"{place} is there already; --replace writes over it")
    _write(place, text)
    if call.json:
        out().line(as_json({key: told[key] for key in ("path", "session", "agents")} | {"file": place}))
    else:
        agents = "" if told["agents"] == 1 else f" and {told['agents'] - 1} below it"
        out().line(f"{place}: {told['path']} of {told['session']}{agents}; ryxctl restore {place} wakes it")
    return 0


def restore(call: "Call", *, talk: bool) -> int:
    """Wake an agent out of a file, or of standard input; gives the exit code. Raises Stop."""
    spooled = None
    try:
        if call.params.get("path") == "-":
            spooled = call.params["path"] = _spooled()
        connection = Connection(socket_path(call.socket))
        told = connection.answer(connection.send("restore", call.params))
        connection.close()
    finally:
        if spooled is not None:
            os.unlink(spooled)
    if call.json:
        out().line(as_json(told))
    else:
        _woken(out(), told)
    if not talk:
        return 0
    from ryxctl.talk import talk as speak

    return speak(told["path"], told["session"], [], socket=call.socket)


def _spooled() -> str:
    """Standard input as a file that the daemon can read. Raises Stop."""
    folder = os.environ.get("XDG_RUNTIME_DIR") or None
    try:
        number, name = tempfile.mkstemp(prefix="ryx-restore-", dir=folder)
        with os.fdopen(number, "wb") as written:
            while piece := os.read(0, 1 << 16):
                written.write(piece)
    except OSError as error:
        raise Stop("bad_request", f"standard input can't be read: {error.strerror}") from None
    return name


def _write(place: str, text: str) -> None:
    """All of it or nothing, for the user only. Raises Stop."""
    folder = os.path.dirname(os.path.abspath(place))
    try:
        number, name = tempfile.mkstemp(prefix=".ryx-", dir=folder)
        try:
            with os.fdopen(number, "w") as written:
                written.write(text)
                written.flush()
                os.fsync(written.fileno())
            os.replace(name, place)
        except BaseException:
            os.unlink(name)
            raise
    except OSError as error:
        raise Stop("failed", f"{place} can't be written: {error.strerror}") from None
