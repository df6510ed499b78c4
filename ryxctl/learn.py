"""What `ryxctl learn` shows: proposals, one of them in full, and the user's own gate rules."""

from ryxctl.render import short
from ryxctl.screen import Screen

TYPE_CHECKING = False
if TYPE_CHECKING:  # typing is one of the expensive modules
    from typing import Any

_KINDS = {"rule": "rule", "task_type": "task type"}


def show(screen: Screen, name: str, result: "dict[str, Any]") -> None:
    """Print the reply of a command about what was learned."""
    if name == "learn_list":
        _listed(screen, result)
    elif name == "learn_show":
        _one(screen, result)
    elif name == "learn_rules":
        _rules(screen, result)
    else:
        _decided(screen, name, result)


def _listed(screen: Screen, result: "dict[str, Any]") -> None:
    for each in result["proposals"]:
        changes = " (changes what is in force)" if each["replaces"] else ""
        screen.line(f"{each['name']}  {_KINDS[each['kind']]}{changes}: {short(each['title'], 100)}")
        for reason in each["reasons"]:
            screen.line(f"    {reason}", "dim")
    looked = f"{result['requests']} requests of the last {result['days']} days"
    if not result["proposals"]:
        screen.line(f"nothing to propose, after a look at {looked}", "dim")
        return
    screen.line(f"from {looked}; nothing is changed until you say so:", "dim")
    screen.line("    ryxctl learn show|edit|accept|refuse NAME", "dim")


def _one(screen: Screen, one: "dict[str, Any]") -> None:
    screen.line(f"{one['name']}  {_KINDS[one['kind']]}: {one['title']}")
    for reason in one["reasons"]:
        screen.line(f"    {reason}", "dim")
    screen.line(f"    {one['file']}", "dim")
    screen.line("")
    for line in one["text"].rstrip().split("\n"):
        screen.line(line)
    for fault in one["faults"]:
        screen.line(f"{fault['file']}:{fault['line']}: {fault['text']}", "bad")


def _rules(screen: Screen, result: "dict[str, Any]") -> None:
    for each in result["rules"]:
        void = each["void"]
        screen.line(
            f"{each['name']}{'!' if each['faulty'] else ''}  {' / '.join(each['requests'])}",
            "warn" if void else "",
        )
        source = f"; learned from {', '.join(each['runs'])}" if each["runs"] else ""
        screen.line(f"    {', then '.join(each['steps'])}{source}", "dim")
        screen.line(f"    {each['file']}", "dim")
        if void:
            screen.line(f"    not followed: {void}", "warn")
    if not result["rules"]:
        screen.line(
            f"no rules of your own; a file in {result['folder']} is one, and ryxctl learn finds some", "dim"
        )
    for fault in result["faults"]:
        line = f":{fault['line']}" if fault.get("line") else ""
        screen.line(f"{fault['file']}{line}: {fault['text']}", "bad")
    if any(each["faulty"] for each in result["rules"]):
        screen.line("marked with !: its file is faulty; the last good version is in force", "warn")


def _decided(screen: Screen, name: str, result: "dict[str, Any]") -> None:
    done = {"learn_accept": "in force", "learn_refuse": "refused", "learn_rm": "out of force"}[name]
    screen.line(f"{result['name']}: {done}" + (f" ({result['file']})" if name == "learn_accept" else ""))
    if result["kept"]:
        screen.line(f"    what was there is kept in {result['kept']}", "dim")
