"""What `ryxctl tools` and `ryxctl mcp` show: tables, and one tool in full."""

import json

from ryxctl.render import short
from ryxctl.screen import Screen

TYPE_CHECKING = False
if TYPE_CHECKING:  # typing is one of the expensive modules
    from typing import Any


def show(screen: Screen, name: str, result: "dict[str, Any]") -> None:
    """Print the reply of a command about tools or MCP servers."""
    if name == "tools":
        _tools(screen, result)
    else:
        _servers(screen, result["servers"])


def _tools(screen: Screen, result: "dict[str, Any]") -> None:
    tools = result["tools"]
    if len(tools) == 1 and tools[0].get("input") is not None:
        _one(screen, tools[0])
        return
    widths = [max((len(row[column]) for row in map(_row, tools)), default=0) for column in range(4)]
    for tool in tools:
        cells = "  ".join(f"{cell:{width}}" for cell, width in zip(_row(tool), widths, strict=True))
        screen.line(f"{cells}  {short(_about(tool), 60)}")
    if not tools:
        screen.line("no tools", "dim")
    for fault in result["faults"]:
        line = f":{fault['line']}" if fault.get("line") else ""
        screen.line(f"{fault['file']}{line}: {fault['text']}", "bad")


def _row(tool: "dict[str, Any]") -> "tuple[str, str, str, str]":
    groups = ",".join(tool["groups"])
    return tool["name"], tool["permission"], groups, f"{_times(tool)} {_source(tool['source'])}".strip()


def _times(tool: "dict[str, Any]") -> str:
    return "/".join(f"{seconds:g}" for seconds in tool["timeouts"]) + " s"


def _about(tool: "dict[str, Any]") -> str:
    """What is said of a tool; of a server's what the server says, in its quotes: who says so stands before it."""
    _, quoted, said = tool["description"].partition('): "')
    return f'"{said}' if quoted and tool["source"].startswith("mcp:") else tool["description"]


def _source(source: str) -> str:
    return "" if source == "ryx" else source.rpartition("/")[2]


def _one(screen: Screen, tool: "dict[str, Any]") -> None:
    screen.line(tool["name"], "bold")
    screen.line(f"  {tool['description']}")
    screen.line(f"  class {tool['permission']}, groups {', '.join(tool['groups'])}, from {tool['source']}")
    tries = "try" if tool["tries"] == 1 else "tries"
    screen.line(f"  {tool['tries']} {tries}: {_times(tool)}")
    for note in tool.get("notes", ()):
        screen.line(f"  arguments: {note}", "dim")
    for what in ("input", "output"):
        screen.line(f"{what}:", "bold")
        for line in json.dumps(tool[what], indent=2, ensure_ascii=True).splitlines():
            screen.line(f"  {line}")


def _servers(screen: Screen, servers: "list[dict[str, Any]]") -> None:
    width = max((len(each["name"]) for each in servers), default=0)
    styles = {"ready": "good", "failed": "bad", "disabled": "dim", "idle": "dim"}
    for each in servers:
        facts = [each["place"]] if each.get("place") else []
        facts += [each["title"]] if each.get("title") else []
        counts = [f"{each[what]} {what}" for what in ("tools", "resources", "prompts") if each.get(what)]
        facts += [", ".join(counts)] if counts else []
        facts += [f"pid {each['pid']}"] if each.get("pid") else []
        facts += [f"restarted {each['restarts']} times"] if each.get("restarts") else []
        line = f"{each['name']:{width}}  {each['state']:8}  {'; '.join(facts)}"
        screen.line(line, styles.get(each["state"], ""))
        if each.get("error"):
            screen.line(f"{'':{width}}  {each['error']}", "bad")
    if not servers:
        screen.line("no MCP servers; config.toml: [mcp.NAME] with command or url", "dim")
