"""What `ryxctl hooks` shows: all of them, one in full, what a sentence became, what each did."""

import time

from ryxctl.agents import as_json, fact, head, limits, listed, text
from ryxctl.render import short
from ryxctl.screen import Screen
from ryxctl.words import say

TYPE_CHECKING = False
if TYPE_CHECKING:  # typing is one of the expensive modules
    from typing import Any


def show(screen: Screen, name: str, result: "dict[str, Any]") -> None:
    """Print the reply of a command about hooks."""
    {"hooks_show": _hook, "hooks_add": _added, "hooks_rm": _removed, "hooks_log": _log}.get(name, _list)(
        screen, result
    )


def _list(screen: Screen, result: "dict[str, Any]") -> None:
    listed(screen, "hooks", result, [_row(each) for each in result["hooks"]])


def _row(each: "dict[str, Any]") -> "list[str]":
    mark = "!" if each.get("faulty") else ""
    whose = ",".join(each["agents"]) or "-"
    if each.get("session"):
        whose = f"{each['session']} {whose}"
    moments = ",".join(each["moments"]) if each.get("on", True) else say("off", "aus")
    did = f"{each['did']}\u00d7" if each.get("did") else ""
    return [each["name"] + mark, moments, whose, each.get("kind", ""), did]


def _hook(screen: Screen, one: "dict[str, Any]") -> None:
    head(screen, one)
    if not one.get("on", True):
        screen.line(say("  it is off", "  er ist aus"), "warn")
    if one.get("session"):
        added = say("added by an agent of {} to itself", "von einem Agenten aus {} sich selbst gegeben")
        fact(screen, "session", added.format(one["session"]))
    fact(screen, "asked", ", ".join(one["moments"]))
    fact(screen, "agents", ", ".join(one["agents"]) or "those that name it")
    fact(screen, "tools", ", ".join(one["names"]) or "all")
    if sorted(one["names"]) != sorted(one["means"]):
        fact(screen, "  now", ", ".join(one["means"]) or "none")
    fact(screen, "classes", ", ".join(one["classes"]) or "all")
    fact(screen, "copies", one["copies"])
    if one.get("kind"):
        fact(screen, "kind", one["kind"])
        as_json(screen, "settings", one["settings"] or None)
        return
    fact(screen, "model", f"{one['tier']} tier")
    limits(screen, one["limits"])
    text(screen, one["instructions"])


def _added(screen: Screen, result: "dict[str, Any]") -> None:
    screen.line(result["hook"], "bold")
    for line in result["told"]:
        screen.line(f"  {line}")
    screen.line(result["file"], "dim")
    for line in result["content"].splitlines():
        screen.line(f"  {line}" if line else "", "dim")
    if result.get("dry_run"):
        screen.line(say("nothing was written (--dry-run)", "es wurde nichts geschrieben (--dry-run)"), "warn")
    elif result["in_force"]:
        screen.line(say("it is in force now", "er gilt ab jetzt"))
        if result.get("without"):
            told = say("began before that, and go on without it", "begannen davor und laufen ohne ihn weiter")
            screen.line(f"{', '.join(result['without'])}: {told}", "warn")
    else:
        why = say(
            "it is written, but not in force; ryxctl hooks check says why",
            "er ist geschrieben, gilt aber nicht; ryxctl hooks check sagt, warum",
        )
        screen.line(why, "bad")


def _removed(screen: Screen, result: "dict[str, Any]") -> None:
    name = result["hook"]
    if result.get("agents"):
        whose = ", ".join(result["agents"])
        screen.line(say(f"{name} of {whose} is gone", f"{name} von {whose} ist weg"))
        return
    screen.line(
        say(f"{name} is gone; its file: {result['trashed']}", f"{name} ist weg; die Datei: {result['trashed']}")
    )
    if result.get("still"):
        screen.line(
            say("the one that ships with ryx is in force again", "der von ryx mitgelieferte gilt wieder"), "warn"
        )


def _log(screen: Screen, result: "dict[str, Any]") -> None:
    styles = {"blocked": "bad", "asked": "warn"}
    for each in result["deeds"]:
        when = time.strftime("%Y-%m-%d %H:%M:%S", time.localtime(each["at"] / 1000))
        did = each["did"] + (f" ({each['answer']})" if each.get("answer") else "")
        given = ", ".join(f"{key} {value}" for key, value in each.get("args", {}).items())
        about = f"{each['tool']} {given}".strip() if each.get("tool") else each["moment"]
        screen.line(
            f"{when}  {each['run']:6} {each['agent']:12} {each['hook']}: {did}", styles.get(each["did"], "")
        )
        screen.line(f"{'':21}{short(about, 90)}", "dim")
        if each["text"]:
            screen.line(f"{'':21}{short(each['text'], 200)}")
    if not result["deeds"]:
        screen.line(say("no hook did anything there", "kein Hook hat dort etwas getan"), "dim")
    if result.get("until"):
        older = say("older runs: ryxctl hooks log --before {}", "ältere Läufe: ryxctl hooks log --before {}")
        screen.line(older.format(result["until"]), "dim")
