"""What `ryxctl undo`, `redo` and `changes` show."""

import time

from ryxctl.render import short
from ryxctl.screen import Screen
from ryxctl.words import say

TYPE_CHECKING = False
if TYPE_CHECKING:  # typing is one of the expensive modules
    from typing import Any

LEFT_ALONE = 5
"""The exit code when something was left alone (wire.errors.Exit.REFUSED)."""

VERBS = {
    "create": ("made", "angelegt:"),
    "replace": ("changed", "geändert:"),
    "move": ("moved", "verschoben:"),
    "copy": ("copied", "kopiert:"),
    "trash": ("put into the Trash", "in den Papierkorb:"),
    "restore": ("took out of the Trash", "aus dem Papierkorb:"),
    "remove": ("removed", "entfernt:"),
    "make_folder": ("made the folder", "Ordner angelegt:"),
    "remove_folder": ("removed the folder", "Ordner entfernt:"),
    "link": ("linked", "verknüpft:"),
    "mode": ("changed the permissions of", "Rechte geändert:"),
}
"""English and German."""

STATES = {
    "undone": ("undone", "rückgängig gemacht"),
    "redone": ("redone", "wiederhergestellt"),
    "failed": ("failed", "fehlgeschlagen"),
}

MARKS = {
    "done": ("✓", "good"),
    "merged": ("✓", "good"),
    "already": ("·", "dim"),
    "left": ("✗", "bad"),
    "would": ("→", ""),
    "would_merge": ("→", ""),
}


def code(name: str, result: "dict[str, Any]") -> int:
    """The exit code of a reply: 5 when something was left alone (or would be)."""
    if name == "changes":
        return 0
    return LEFT_ALONE if any(each["outcome"] == "left" for each in result["changes"]) else 0


def show(screen: Screen, name: str, result: "dict[str, Any]") -> None:
    """Print a reply."""
    if name == "changes":
        _list(screen, result)
    else:
        _taken_back(screen, name, result)


def what(change: "dict[str, Any]") -> str:
    """A change in words: moved ~/a.txt → ~/b.txt."""
    verb = say(*VERBS.get(change["kind"], (change["kind"], change["kind"])))
    if change["kind"] == "restore" and change.get("target"):
        return f"{verb} {tilde(change['target'])}"
    # where in the Trash it is, the desktop's file manager shows better
    target = f" → {tilde(change['target'])}" if change.get("target") and change["kind"] != "trash" else ""
    return f"{verb} {tilde(change['path'])}{target}"


def tilde(path: str) -> str:
    """A path as a person writes it."""
    from os import environ

    home = environ.get("HOME", "").rstrip("/")
    return f"~{path[len(home) :]}" if home and path.startswith(f"{home}/") else path


def _list(screen: Screen, result: "dict[str, Any]") -> None:
    """Newest first; a run's request stands above its changes."""
    if not result["changes"]:
        screen.line(say("ryx has changed no files", "ryx hat keine Dateien geändert"), "dim")
    run = None
    for change in result["changes"]:
        if change["run"] != run:
            run = change["run"]
            command = say("by command", "durch einen Befehl")
            told = f"{run}  {short(change['request'])}" if run else change["request"] or command
            screen.line(told.rstrip(), "bold")
        when = time.strftime("%Y-%m-%d %H:%M", time.localtime(change["at"] / 1000))
        known = STATES.get(change["state"], (change["state"], change["state"]))
        state = "" if change["state"] == "done" else f"  {say(*known)}"
        takes_back = f" ({say('takes back', 'nimmt zurück:')} {change['undoes']})" if change.get("undoes") else ""
        screen.line(
            f"{change['id']:>6}  {when}  {what(change)}{takes_back}{state}",
            "dim" if change["state"] == "undone" or change.get("lost") else "",
        )
        if change.get("lost"):
            gone = say("can't be taken back any more", "geht nicht mehr zurück")
            screen.line(f"        {gone}: {change['lost']}", "dim")
    if result.get("more"):
        screen.line(say("there are more: --limit", "es gibt mehr: --limit"), "dim")


def _taken_back(screen: Screen, name: str, result: "dict[str, Any]") -> None:
    if result.get("request"):
        screen.line(f"{', '.join(result['runs'])}  {short(result['request'])}", "bold")
    for change in result["changes"]:
        mark, style = MARKS.get(change["outcome"], ("?", ""))
        screen.line(f"  {mark} {change['change']}  {change['text']}", style)
        for line in change.get("diff", "").splitlines():
            screen.line(f"      {line}", {"+": "good", "-": "bad"}.get(line[:1], ""))
    left = [change for change in result["changes"] if change["outcome"] == "left"]
    dry = any(change["outcome"].startswith("would") for change in result["changes"])
    if left:
        some, every = len(left), len(result["changes"])
        en = f"{some} of {every} {'would be' if dry else 'were'} left alone"
        de = f"{some} von {every} {'würde' if dry else 'wurde'}{'n' if some > 1 else ''} in Ruhe gelassen"
        screen.line(say(en, de), "warn")
    if result.get("back"):
        again = say("does it again", "stellt es wieder her")
        taken = say("takes it back again", "nimmt es wieder zurück")
        screen.line(f"{result['back']} {again if name == 'undo' else taken}", "dim")
