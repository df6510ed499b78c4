"""Which Actions start agents, and whom: what hooks that watch over subagents go by (spec B4, B6)."""

from ryxd.core.action import Action, Result

STARTING = frozenset({"task", "fan_out", "websearch", "restore", "clone", "meta"})
"""The tools that start agents."""


def would_start(action: Action) -> int:
    """How many agents an Action would start, as far as can be told before; 0 for one that starts none."""
    if action.tool not in STARTING:
        return 0
    tasks = action.args.get("tasks")
    return len(tasks) if action.tool == "fan_out" and isinstance(tasks, list | tuple) else 1


def started(action: Action, result: Result) -> int:
    """How many it has started."""
    if not result.ok:
        return 0
    agents = result.data.get("agents") if action.tool == "restore" else None
    return len(agents) if isinstance(agents, list | tuple) else would_start(action)


def at_its_side(action: Action, result: Result) -> list[str]:
    """The names of those that are the calling agent's own subagents now, and were not before."""
    if not result.ok:
        return []
    match action.tool:
        case "task" | "websearch" | "restore":
            return [str(result.data.get("name") or action.args.get("name"))]
        case "fan_out":
            return [str(part["name"]) for part in result.data.get("parts", ())]
        case "clone" if not action.args.get("into"):
            return [str(result.data.get("path")).rpartition("/")[2]]
        case _:
            return []
