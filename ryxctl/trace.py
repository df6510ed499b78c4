"""What `ryxctl trace` shows: what a run did and what followed from what, as a tree."""

from ryxctl.render import short, took
from ryxctl.screen import Screen

TYPE_CHECKING = False
if TYPE_CHECKING:  # typing is one of the expensive modules
    from typing import Any

WIDTH = 110
MARKS = {
    "routing": "→", "fan-out": "⑂", "agent": "@", "plan": "≡", "step": "·", "approval": "?", "question": "?",
    "reply": "!", "handoff": "⇒", "rescue": "✚", "review": "~", "chart": "▦", "thought": "…", "action": ">",
}  # fmt: skip


def show(screen: Screen, result: "dict[str, Any]") -> None:
    """Print the tree, or the graph as it is."""
    if result["graph"]:
        screen.line(result["graph"].rstrip("\n"))
        return
    lines = result["lines"]
    for number, line in enumerate(lines):
        branch = _branch(lines, number)
        mark = "" if line["depth"] == 0 else ("✗ " if line["failed"] else MARKS.get(line["kind"], "=") + " ")
        spent = f"  {took(line['milliseconds'])}" if line["milliseconds"] else ""
        style = "bad" if line["failed"] else ""
        screen.line(branch + mark + short(line["text"], WIDTH - len(branch)) + spent, style)
        if line["detail"]:
            below = _below(lines, number)
            screen.line(f"{below}  {short(line['detail'], WIDTH - len(below))}", "dim")


def _branch(lines: "list[dict[str, Any]]", number: int) -> str:
    """What is drawn before a line."""
    depth = lines[number]["depth"]
    if depth == 0:
        return ""
    return _stems(lines, number, depth) + ("├─ " if _goes_on(lines, number, depth) else "└─ ")


def _below(lines: "list[dict[str, Any]]", number: int) -> str:
    """What is drawn before what belongs to a line."""
    depth = lines[number]["depth"]
    return _stems(lines, number, depth + 1) if depth else ""


def _stems(lines: "list[dict[str, Any]]", number: int, depth: int) -> str:
    return "".join("│  " if _goes_on(lines, number, level) else "   " for level in range(1, depth))


def _goes_on(lines: "list[dict[str, Any]]", number: int, depth: int) -> bool:
    """Whether something of this depth follows, before something less deep does."""
    for line in lines[number + 1 :]:
        if line["depth"] <= depth:
            return bool(line["depth"] == depth)
    return False
