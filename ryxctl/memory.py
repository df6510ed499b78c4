"""What `ryxctl remember`, `recall` and `forget` show."""

import time

from ryxctl.screen import Screen

TYPE_CHECKING = False
if TYPE_CHECKING:  # typing is one of the expensive modules
    from typing import Any

NOT_DONE = 5
"""The exit code when nothing was forgotten because nobody said yes (wire.errors.Exit.REFUSED)."""


def code(name: str, result: "dict[str, Any]") -> int:
    """The exit code of a reply: 5 when it was only said what would be forgotten."""
    return NOT_DONE if name == "forget" and not result["forgotten"] else 0


def show(screen: Screen, name: str, result: "dict[str, Any]") -> None:
    """Print a reply."""
    if name == "remember":
        _memory(screen, result)
    elif name == "recall":
        _list(screen, result)
    else:
        _forgotten(screen, result)


def _list(screen: Screen, result: "dict[str, Any]") -> None:
    shown, total = len(result["memories"]), result["total"]
    for memory in result["memories"]:
        _memory(screen, memory)
    if not shown:
        screen.line("nothing is remembered yet" if not total else f"nothing fits; {total} remembered", "dim")
    elif shown < total:
        screen.line(f"{shown} of {total}", "dim")


def _memory(screen: Screen, memory: "dict[str, Any]") -> None:
    when = time.strftime("%Y-%m-%d %H:%M", time.localtime(memory["made"] / 1000))
    notes = [f"only in {memory['session']}"] if memory["session"] else []
    notes += [f"by {memory['by']}"] if memory["by"] != "user" else []
    first, *more = memory["text"].split("\n")
    screen.line(f"{memory['id']:>6}  {when}  {first}" + (f"  ({', '.join(notes)})" if notes else ""))
    for line in more:
        screen.line(f"{'':26}{line}")


def _forgotten(screen: Screen, result: "dict[str, Any]") -> None:
    memory = result.get("memory")
    if memory:
        screen.line(f"forgotten: {memory['text']}")
    elif result["forgotten"]:
        screen.line(f"forgotten: all {result['count']}")
    else:
        screen.line(f"not forgotten: {result['count']}; --yes forgets them all, for good", "warn")
