"""What `ryxctl show RUN --board` prints: what agents noted, planned, judged, handed over; how tools did."""

import time

from ryxctl.render import STATES, short, took
from ryxctl.screen import Screen
from ryxctl.words import say

TYPE_CHECKING = False
if TYPE_CHECKING:  # typing is one of the expensive modules
    from typing import Any

FIELDS = {
    "research_findings": "Ergebnisse der Recherche",
    "generated_code": "erzeugter Code",
    "writing_draft": "Textentwurf",
    "research_sources": "Quellen der Recherche",
    "execution_results": "Ergebnisse der Ausführung",
    "writing_outline": "Gliederung",
    "data_analysis_plan": "Plan der Auswertung",
    "additional_context": "was sonst wichtig ist",
    "code_language": "Sprache des Codes",
    "data_visualizations": "Diagramme",
    "perception": "Verständnis der Anfrage",
    "retrieval": "was schon bekannt ist",
    "plan": "Plan",
    "memory": "was klappte und was nicht",
    "review": "Prüfung",
    "handoffs": "Übergaben",
}
"""The fields in German; in English they are their names."""


def show(screen: Screen, result: "dict[str, Any]") -> None:
    """Print the reply of `board`."""
    screen.line(f"{result['run']}: {say(*STATES.get(result['state'], (result['state'],) * 2))}", "bold")
    empty = True
    for part in (_board, _versions, _perceived, _plans, _reviews, _handoffs, _sources, _tools):
        empty = not part(screen, result) and empty
    if empty:
        screen.line(say("nothing was noted, and no tool was used", "nichts notiert, kein Werkzeug benutzt"), "dim")


def _head(screen: Screen, english: str, german: str, there: object) -> bool:
    """A heading, where there is something to stand below it."""
    if there:
        screen.line(say(english, german), "bold")
    return bool(there)


def _field(name: str) -> str:
    return say(name.replace("_", " "), FIELDS.get(name, name))


def _board(screen: Screen, result: "dict[str, Any]") -> bool:
    """What an agent would be shown now."""
    shown = result["shown"]
    if not _head(screen, "What an agent is shown now", "Was ein Agent jetzt sieht", shown):
        return False
    for name, text in shown.items():
        screen.line(f"  {_field(name)}")
        for line in text.split("\n"):
            screen.line(f"    {line}", "dim")
    return True


def _versions(screen: Screen, result: "dict[str, Any]") -> bool:
    """Who noted what, when."""
    notes = result["notes"]
    _head(screen, "Notes, all versions", "Notizen, alle Fassungen", notes)
    for each in notes:
        when = time.strftime("%H:%M:%S", time.localtime(each["at"] / 1000))
        mark = "" if each["current"] else say(" (replaced)", " (ersetzt)")
        which = f"{_field(each['field'])} {each['version']}{mark}"
        told = f"{when}  {each['agent']}: {which}, {say('priority', 'Vorrang')} {each['priority']}"
        screen.line(f"  {told}: {short(each['text'], 60)}", "" if each["current"] else "dim")
    return bool(notes)


def _perceived(screen: Screen, result: "dict[str, Any]") -> bool:
    """What was understood, found and learned, as far as it has a form."""
    there = False
    for english, german, values in (
        ("What was understood", "Was verstanden wurde", result["perceptions"]),
        ("What was found", "Was gefunden wurde", result["retrievals"]),
        ("What was learned", "Was gelernt wurde", [result["memory"]] if result["memory"] else []),
    ):
        there = _head(screen, english, german, values) or there
        for number, value in enumerate(values, 1):
            facts = "; ".join(
                f"{key}: {_plain(one)}" for key, one in value.items() if one not in ("", [], {}, None)
            )
            screen.line(f"  {number}. {short(facts, 200)}", "dim")
    return there


def _plans(screen: Screen, result: "dict[str, Any]") -> bool:
    _head(screen, "Plans", "Pläne", result["plans"])
    for each in result["plans"]:
        screen.line(f"  {each['agent']}, {say('version', 'Fassung')} {each['version']}: {each['understanding']}")
        for step in each["steps"]:
            screen.line(f"    {step['step']}. {step['action']}  {short(step.get('goal', ''), 60)}", "dim")
    return bool(result["plans"])


def _reviews(screen: Screen, result: "dict[str, Any]") -> bool:
    _head(screen, "Reviews", "Prüfungen", result["reviews"])
    for each in result["reviews"]:
        good = say("good enough", "gut genug") if each["acceptable"] else say("not good enough", "nicht gut genug")
        risk = say("risk of invention", "Risiko von Erfundenem")
        screen.line(f"  {each['agent']} {each['about']}: {good} ({each['quality']:.0%}, {risk} "
                    f"{each['hallucination_risk']:.0%})", "" if each["acceptable"] else "warn")  # fmt: skip
        for issue in each["issues"]:
            screen.line(f"    - {issue}", "dim")
    return bool(result["reviews"])


def _handoffs(screen: Screen, result: "dict[str, Any]") -> bool:
    _head(screen, "Handoffs", "Übergaben", result["handoffs"])
    for each in result["handoffs"]:
        screen.line(f"  {each['number']}. {each['agent']} → {each['target']}: {short(each['task'], 90)}")
    return bool(result["handoffs"])


def _sources(screen: Screen, result: "dict[str, Any]") -> bool:
    _head(screen, "Sources", "Quellen", result["sources"])
    for each in result["sources"]:
        screen.line(f"  {short(each['title'], 60)}: {each['url']}", "dim")
    return bool(result["sources"])


def _tools(screen: Screen, result: "dict[str, Any]") -> bool:
    """The tool performance log."""
    tools = result["tools"]
    if not _head(screen, "Tools", "Werkzeuge", tools):
        return False
    width = max(len(each["tool"]) for each in tools)
    for each in tools:
        rate = "-" if each["success_rate"] is None else f"{each['success_rate']:.0%}"
        calls, running, blocked = each["calls"], each["running"], each["blocked"]
        called = say("call", "Aufruf") if calls == 1 else say("calls", "Aufrufe")
        facts = [f"{calls} {called}", say(f"{rate} worked", f"{rate} geklappt")]
        facts += [say(f"{running} running", f"{running} noch nicht fertig")] if running else []
        facts += [say(f"{blocked} not allowed", f"{blocked} nicht erlaubt")] if blocked else []
        if each["attempts"] > each["calls"]:
            facts.append(say(f"{each['attempts']} attempts", f"{each['attempts']} Versuche"))
        mean, worst = took(each["mean_milliseconds"]), took(each["worst_milliseconds"])
        facts.append(say(f"{mean} on average, {worst} at worst", f"im Mittel {mean}, höchstens {worst}"))
        screen.line(f"  {each['tool']:{width}}  {', '.join(facts)}")
        if each["last_error"]:
            screen.line(f"  {'':{width}}  {short(each['last_error'], 100)}", "bad")
    return True


def _plain(value: object) -> str:
    from ryxctl.render import as_json

    return value if isinstance(value, str) else as_json(value)
