"""What `ryxctl undo`, `redo` and `changes` show."""

import time

from ryxctl.render import short
from ryxctl.screen import Screen

TYPE_CHECKING = False
if TYPE_CHECKING:  # typing is one of the expensive modules
    from typing import Any

LEFT_ALONE = 5
"""The exit code when something was left alone (wire.errors.Exit.REFUSED)."""

VERBS = {
    "create": "made",
    "replace": "changed",
    "move": "moved",
    "copy": "copied",
    "trash": "put into the Trash",
    "restore": "took out of the Trash",
    "remove": "removed",
    "make_folder": "made the folder",
    "remove_folder": "removed the folder",
    "link": "linked",
    "mode": "changed the permissions of",
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
    verb = VERBS.get(change["kind"], change["kind"])
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
        screen.line("ryx has changed no files", "dim")
    run = None
    for change in result["changes"]:
        if change["run"] != run:
            run = change["run"]
            told = f"{run}  {short(change['request'])}" if run else change["request"] or "by command"
            screen.line(told.rstrip(), "bold")
        when = time.strftime("%Y-%m-%d %H:%M", time.localtime(change["at"] / 1000))
        state = "" if change["state"] == "done" else f"  {change['state']}"
        takes_back = f" (takes back {change['undoes']})" if change.get("undoes") else ""
        screen.line(
            f"{change['id']:>6}  {when}  {what(change)}{takes_back}{state}",
            "dim" if change["state"] == "undone" or change.get("lost") else "",
        )
        if change.get("lost"):
            screen.line(f"        can't be taken back any more: {change['lost']}", "dim")
    if result.get("more"):
        screen.line("there are more: --limit", "dim")


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
        many = f"{len(left)} of {len(result['changes'])}"
        screen.line(f"{many} {'would be' if dry else 'were'} left alone", "warn")
    if result.get("back"):
        screen.line(f"{result['back']} {'does it again' if name == 'undo' else 'takes it back again'}", "dim")
