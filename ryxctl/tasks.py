"""What `ryxctl tasks` and `ryxctl patterns` show: tables, and one of them in full."""

from ryxctl.agents import fact, head
from ryxctl.render import short
from ryxctl.screen import Screen

TYPE_CHECKING = False
if TYPE_CHECKING:  # typing is one of the expensive modules
    from typing import Any


def show(screen: Screen, name: str, result: "dict[str, Any]") -> None:
    """Print the reply of a command about task types or patterns."""
    what, _, verb = name.partition("_")
    if verb == "list":
        _listed(screen, what, result)
    else:
        _one(screen, result)


def _listed(screen: Screen, what: str, result: "dict[str, Any]") -> None:
    width = max((len(each["name"]) for each in result[what]), default=0) + 1
    for each in result[what]:
        called = each["name"] + ("!" if each.get("faulty") else "")
        style = "warn" if each.get("faulty") else "dim" if each.get("missing") else ""
        note = " (not there yet)" if each.get("missing") else ""
        screen.line(f"{called:{width}} {short(each['description'], 60)}{note}", style)
        if "valid_patterns" in each:
            screen.line(f"{'':{width}} patterns: {', '.join(each['valid_patterns'])}", "dim")
        if not each["shipped"]:
            screen.line(f"{'':{width}} {each['file']}", "dim")
    if not result[what]:
        screen.line(f"no {what}; a file in {result['folder']} is one", "dim")
    for fault in result.get("faults", ()):
        line = f":{fault['line']}" if fault.get("line") else ""
        screen.line(f"{fault['file']}{line}: {fault['text']}", "bad")
    if any(each.get("faulty") for each in result[what]):
        screen.line("marked with !: its file is faulty; the last good version is in force", "warn")


def _one(screen: Screen, one: "dict[str, Any]") -> None:
    head(screen, one)
    if one.get("missing"):
        screen.line(f"  {one['missing']}", "warn")
    fact(screen, "when", one["when_to_use"])
    fact(screen, "patterns", ", ".join(one.get("valid_patterns", ())))
    if "can" in one:
        fact(screen, "  now", ", ".join(one["can"]) or "none")
    fact(screen, "profile", one.get("profile", ""))
    fact(screen, "tasks", ", ".join(one.get("tasks", ())))
    if one.get("framing_prompt"):
        screen.line("framing:", "bold")
        for line in one["framing_prompt"].splitlines():
            screen.line(f"  {line}")
