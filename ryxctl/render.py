"""A command's reply, for people and for programs."""

import time

from ryxctl.screen import Screen, out
from ryxctl.words import say

TYPE_CHECKING = False
if TYPE_CHECKING:  # typing is one of the expensive modules
    from typing import Any

    from ryxctl.hot import Call


def reply(call: "Call", result: "dict[str, Any]") -> int:
    """Print a reply: JSON on one line, the command's own layout, or its fields; gives the exit code."""
    screen = out()
    if call.name in CHANGES:
        from ryxctl import undo

        if call.json:
            screen.line(as_json(result))
        else:
            undo.show(screen, call.name, result)
        return undo.code(call.name, result)
    if call.name in MEMORY:
        from ryxctl import memory

        if call.json:
            screen.line(as_json(result))
        else:
            memory.show(screen, call.name, result)
        return memory.code(call.name, result)
    if call.json:
        screen.line(as_json(result))
    elif call.name.startswith("models_"):
        from ryxctl.models import show

        show(screen, call.name, result)
    elif call.name in ("questions", "approve", "deny"):
        from ryxctl import asking

        (asking.questions if call.name == "questions" else asking.settled)(screen, result)
    elif call.name.startswith("permissions_"):
        from ryxctl.permissions import show

        show(screen, call.name, result)
    elif call.name == "tools" or call.name.startswith("mcp_"):
        from ryxctl.tools import show as show_tools

        show_tools(screen, call.name, result)
    elif call.name in LIVE:
        from ryxctl.live import show as show_live

        show_live(screen, call.name, result)
    elif call.name.startswith("agents_"):
        from ryxctl.agents import show as show_agents

        show_agents(screen, call.name, result)
    elif call.name.startswith("hooks_"):
        from ryxctl.hooks import show as show_hooks

        show_hooks(screen, call.name, result)
    elif call.name.startswith(("tasks_", "patterns_")):
        from ryxctl.tasks import show as show_tasks

        show_tasks(screen, call.name, result)
    elif call.name == "board":
        from ryxctl.board import show as show_board

        show_board(screen, result)
    elif call.name.startswith("plans_"):
        from ryxctl.plans import show as show_plans

        show_plans(screen, call.name, result)
    elif call.name.startswith("learn_"):
        from ryxctl.learn import show as show_learned

        show_learned(screen, call.name, result)
    elif call.name == "trace":
        from ryxctl.trace import show as show_trace

        show_trace(screen, result)
    elif call.name == "stats":
        from ryxctl.stats import show as show_stats

        show_stats(screen, result)
    elif call.name == "why":
        from ryxctl.why import show as show_why

        show_why(screen, result)
    elif call.name == "sparql":
        from ryxctl.graph import show as show_graph

        show_graph(screen, result)
    elif call.name == "profiles":
        from ryxctl.profiles import show as show_profiles

        show_profiles(screen, result)
    elif call.name in LAYOUTS:
        LAYOUTS[call.name](screen, result)
    else:
        fields(screen, result)
    return 0


def as_json(value: object) -> str:
    """One line, ASCII only: it is safe on a terminal and in every encoding."""
    import json

    return json.dumps(value, separators=(",", ":"))


def took(milliseconds: float) -> str:
    """A duration in the unit that fits."""
    seconds = milliseconds / 1000
    if milliseconds < 1000:
        return f"{milliseconds:.0f} ms"
    if seconds < 60:
        return f"{seconds:.1f} s"
    if seconds < 3600:
        return f"{seconds // 60:.0f} min {seconds % 60:.0f} s"
    return f"{seconds // 3600:.0f} h {seconds % 3600 // 60:.0f} min"


def short(text: str, length: int = 70) -> str:
    """The beginning of a text, on one line."""
    line = " ".join(text.split())
    return line if len(line) <= length else line[: length - 1] + "…"


STATES = {
    "waiting": ("waits for you", "wartet auf dich"),
    "accepted": ("accepted", "angenommen"),
    "running": ("running", "läuft"),
    "done": ("done", "fertig"),
    "failed": ("failed", "fehlgeschlagen"),
    "cancelled": ("cancelled", "abgebrochen"),
    "interrupted": ("interrupted", "unterbrochen"),
}
"""How runs are, in English and German."""


def _status(screen: Screen, result: "dict[str, Any]") -> None:
    up = took(result["uptime"] * 1000)
    counts = f"{result['runs']} runs, {result['clients']} connected"
    screen.line(f"{result['server']}, pid {result['pid']}, up {up}, {counts}")
    for model in result["models"]:
        state = model["state"]
        if state == "loading":
            state += f" {model['progress']:.0%}"
        notes = [state, model.get("path") or "no model"]
        notes += [f"pid {model['pid']}"] if model.get("pid") else []
        notes += [f"restarted {model['restarts']} times"] if model.get("restarts") else []
        style = {"ready": "good", "busy": "good", "failed": "bad"}.get(model["state"], "")
        screen.line(f"  {model['tier']:8}" + ", ".join(notes), style)
        if model.get("error"):
            screen.line(f"          {model['error']}", "bad")
    for run in result["active"]:
        _run(screen, run)
    if any(run.get("waits") for run in result["active"]):
        told = "ryxctl questions shows what waits for you", "ryxctl questions zeigt, was auf dich wartet"
        screen.line(say(*told), "dim")


def _run(screen: Screen, run: "dict[str, Any]") -> None:
    begun = time.strftime("%Y-%m-%d %H:%M", time.localtime(run["created"] / 1000))
    state = "waiting" if run.get("waits") else run["state"]
    style = {"failed": "bad", "running": "bold", "accepted": "bold", "waiting": "warn"}.get(state, "")
    told = say(*STATES.get(state, (state, state)))
    width = max(len(say(*words)) for words in STATES.values())
    screen.line(f"{run['id']:>6}  {begun}  {told:{width}}  {short(run['text'])}", style)


def _runs(screen: Screen, result: "dict[str, Any]") -> None:
    for run in result["runs"]:
        _run(screen, run)
    if not result["runs"]:
        screen.line(say("no runs", "keine Aufträge"), "dim")


def _show(screen: Screen, result: "dict[str, Any]") -> None:
    from ryxctl.progress import Progress

    run = result["run"]
    _run(screen, run)
    progress = Progress(screen, prefixed=False)
    for event in result["events"]:
        progress.tell(event)
    if run.get("result") and not any(event.get("kind") == "finished" for event in result["events"]):
        screen.line(run["result"])


def _replay(screen: Screen, result: "dict[str, Any]") -> None:
    from ryxctl.progress import Progress

    progress = Progress(screen, prefixed=False)
    for event in result["events"]:
        progress.tell(event)
    if result["same"]:
        screen.line(f"{result['run']} came out the same, from what the journal knows, event by event", "good")
    else:
        screen.line(f"{result['run']}: {result['ends']}", "bad")


def fields(screen: Screen, result: "dict[str, Any]") -> None:
    """The layout of every command that has none of its own."""
    for name, value in result.items():
        if isinstance(value, list):
            for each in value:
                screen.line(each if isinstance(each, str) else as_json(each))
        elif (name, value) != ("ok", True):
            screen.line(f"{name}: {value if isinstance(value, str) else as_json(value)}")


def _reload(screen: Screen, result: "dict[str, Any]") -> None:
    for change in result["changed"] or [say("nothing changed", "nichts geändert")]:
        screen.line(change)


CHANGES = ("undo", "redo", "changes")
"""Commands about changes of files: `ryxctl.undo` shows them."""

MEMORY = ("remember", "recall", "forget")
"""Commands about what is remembered: `ryxctl.memory` shows them."""

LIVE = (
    "agents_live", "agents_clone", "agents_meta", "agents_pass", "agents_take", "agents_instructions",
    "agents_instruct", "sessions",
)  # fmt: skip
"""Commands about live agents: `ryxctl.live` shows them."""

LAYOUTS = {"status": _status, "runs": _runs, "show": _show, "reload": _reload, "replay": _replay}
