"""What the commands about permissions show: rules with their numbers, and what ryx would say to a command line."""

from ryxctl.screen import Screen

TYPE_CHECKING = False
if TYPE_CHECKING:  # typing is one of the expensive modules
    from typing import Any

STYLES = {"allow": "good", "ask": "bold", "deny": "bad"}


def show(screen: Screen, name: str, result: "dict[str, Any]") -> None:
    """Print the reply of a command about permissions."""
    if name == "permissions_list":
        _list(screen, result)
    elif name == "permissions_check":
        _check(screen, result)
    else:
        screen.line(f"no longer: {result['text']}")


def _list(screen: Screen, result: "dict[str, Any]") -> None:
    screen.line("Where no rule says otherwise", "bold")
    for permission, verdict in result["defaults"].items():
        screen.line(f"  {permission:8} {verdict}")
    screen.line("Rules", "bold")
    for rule in result["rules"]:
        note = f"; {rule['note']}" if rule.get("note") else ""
        screen.line(f"  {rule['number']:>3}  {rule['text']}  ({rule['source']}{note})", STYLES[rule["do"]])
    if not result["rules"]:
        screen.line(f"  none; what you allow for always is kept in {result['file']}", "dim")
    for problem in result["problems"]:
        screen.line(problem, "bad")


def _check(screen: Screen, result: "dict[str, Any]") -> None:
    once = "" if result["lasting"] or result["verdict"] != "ask" else "; a yes is for once only"
    screen.line(f"{result['verdict']}: {result['reason']}{once}", STYLES[result["verdict"]])
    screen.line(f"  class    {', '.join(result['classes'])}")
    for words in result["commands"]:
        screen.line(f"  command  {' '.join(words)}")
    for key in ("reads", "writes"):
        for path in result[key]:
            screen.line(f"  {key:8} {path}")
    if result["why"]:
        screen.line(f"  because  {result['why']}")
    if result["unclear"]:
        screen.line(f"  unclear  {result['unclear']}", "bad")
