"""What `ryxctl agents` shows: tables, and one of them in full; its parts show hooks, too (ryxctl.hooks)."""

import json

from ryxctl.render import short
from ryxctl.screen import Screen

TYPE_CHECKING = False
if TYPE_CHECKING:  # typing is one of the expensive modules
    from typing import Any


def show(screen: Screen, name: str, result: "dict[str, Any]") -> None:
    """Print the reply of a command about agents."""
    if name == "agents_show":
        _agent(screen, result)
    else:
        listed(screen, "agents", result, [_row(each) for each in result["agents"]])


def listed(screen: Screen, what: str, result: "dict[str, Any]", rows: "list[list[str]]") -> None:
    """Print a table of agents or hooks, and what is wrong with their files."""
    widths = [max(map(len, column)) for column in zip(*rows, strict=True)]
    for each, row in zip(result[what], rows, strict=True):
        cells = "  ".join(f"{cell:{width}}" for cell, width in zip(row, widths, strict=True))
        screen.line(f"{cells}  {short(each['description'], 60)}", "warn" if each.get("faulty") else "")
        if not each["shipped"] and each["file"]:
            screen.line(f"{'':{widths[0]}}  {each['file']}", "dim")
    if not rows:
        screen.line(f"no {what}; ryxctl {what} new NAME makes one in {result['folder']}", "dim")
    for fault in result.get("faults", ()):
        line = f":{fault['line']}" if fault.get("line") else ""
        screen.line(f"{fault['file']}{line}: {fault['text']}", "bad")
    if any(each.get("faulty") for each in result[what]):
        screen.line("marked with !: its file is faulty; the last good version is in force", "warn")


def _row(each: "dict[str, Any]") -> "list[str]":
    mark = "!" if each.get("faulty") else ""
    tools = "tool" if each["tools"] == 1 else "tools"
    return [each["name"] + mark, each["tier"], f"{each['tools']:>2} {tools}"]


def _agent(screen: Screen, one: "dict[str, Any]") -> None:
    head(screen, one)
    fact(screen, "model", f"{one['tier']} tier")
    fact(screen, "tools", ", ".join(one["names"]))
    if sorted(one["names"]) != sorted(one["means"]):
        fact(screen, "  now", ", ".join(one["means"]) or "none")
    fact(screen, "hooks", ", ".join(one["hooks"]))
    fact(screen, "handoff", ", ".join(one["handoff"]))
    limits(screen, one["limits"])
    fact(screen, "prompt", f"{one['characters']} characters, in each of its prompts")
    as_json(screen, "output", one.get("output"))
    _stages(screen, one)
    text(screen, one["instructions"])


def _stages(screen: Screen, one: "dict[str, Any]") -> None:
    """In which stages it works, and what may be chosen about them."""
    if one.get("stages"):
        screen.line(f"stages (for {one['stages_for']}):", "bold")
    for number, stage in enumerate(one.get("stages", ()), 1):
        more = [stage["does"], *stage.get("tools", ())]
        more += [f"{stage['rounds']} rounds"] if stage.get("rounds", 1) > 1 else []
        more += [f"to the board: {stage['note']}"] if stage.get("note") else []
        about = f"{stage['description']} " if stage.get("description") else ""
        screen.line(f"  {number}. {stage['name']}: {about}({', '.join(more)})")
        for line in stage.get("instructions", "").splitlines():
            screen.line(f"     {line}", "dim")
    for option in one.get("options", ()):
        values = ", ".join(f"{each} (usual)" if each == option["default"] else each for each in option["values"])
        screen.line(f"  --option {option['name']}=…: {values}")


def head(screen: Screen, one: "dict[str, Any]") -> None:
    """Its name, what it is, and where it is from."""
    screen.line(one["name"], "bold")
    screen.line(f"  {one['description']}")
    fact(screen, "file", one["file"] + (" (ships with ryx)" if one["shipped"] else ""))
    if one.get("faulty"):
        screen.line("  its file is faulty: this is the last good version", "warn")


def fact(screen: Screen, name: str, text: str) -> None:
    """One line, where there is something to say."""
    if text:
        screen.line(f"  {name:8} {text}")


def limits(screen: Screen, given: "dict[str, float | None]") -> None:
    """What it may spend."""
    fact(screen, "limits", ", ".join(f"{name} {value:g}" for name, value in given.items() if value is not None))


def as_json(screen: Screen, name: str, value: object) -> None:
    """A value as a program reads it."""
    if value is not None:
        screen.line(f"{name}:", "bold")
        for line in json.dumps(value, indent=2, ensure_ascii=True).splitlines():
            screen.line(f"  {line}")


def text(screen: Screen, given: str) -> None:
    """Instructions."""
    screen.line("instructions:", "bold")
    for line in given.splitlines():
        screen.line(f"  {line}" if line else "")
