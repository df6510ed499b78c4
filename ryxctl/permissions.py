"""What the commands about permissions show: rules with their numbers, and what ryx would say to a command line."""

from ryxctl.screen import Screen
from ryxctl.words import say

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
        screen.line(f"{say('no longer', 'nicht mehr')}: {result['text']}")


def _list(screen: Screen, result: "dict[str, Any]") -> None:
    screen.line(say("Where no rule says otherwise", "Wo keine Regel etwas anderes sagt"), "bold")
    for permission, verdict in result["defaults"].items():
        screen.line(f"  {permission:8} {verdict}")
    screen.line(say("Rules", "Regeln"), "bold")
    for rule in result["rules"]:
        note = f"; {rule['note']}" if rule.get("note") else ""
        screen.line(f"  {rule['number']:>3}  {rule['text']}  ({rule['source']}{note})", STYLES[rule["do"]])
    if not result["rules"]:
        en, de = "none; what you allow for always is kept in", "keine; was du für immer erlaubst, steht in"
        screen.line(f"  {say(en, de)} {result['file']}", "dim")
    if result.get("granted"):
        screen.line(say("For a run that goes on, and no longer", "Nur für einen laufenden Auftrag"), "bold")
    for grant in result.get("granted", ()):
        screen.line(f"  {grant['run']:>5}  {grant['text']}", STYLES["allow"])
    for problem in result["problems"]:
        screen.line(problem, "bad")


def _check(screen: Screen, result: "dict[str, Any]") -> None:
    lasts = result["lasting"] or result["verdict"] != "ask"
    once = "" if lasts else say("; a yes is for once only", "; ein Ja gilt nur einmal")
    screen.line(f"{result['verdict']}: {result['reason']}{once}", STYLES[result["verdict"]])
    screen.line(f"  {say('class', 'Klasse'):8} {', '.join(result['classes'])}")
    for words in result["commands"]:
        screen.line(f"  {say('command', 'Befehl'):8} {' '.join(words)}")
    for key, german in (("reads", "liest"), ("writes", "schreibt")):
        for path in result[key]:
            screen.line(f"  {say(key, german):8} {path}")
    if result["why"]:
        screen.line(f"  {say('because', 'weil'):8} {result['why']}")
    if result["unclear"]:
        screen.line(f"  {say('unclear', 'unklar'):8} {result['unclear']}", "bad")
