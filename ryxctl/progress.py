"""What happens in a run, line by line: stages with times, tool calls under their stage, text as it is decoded."""

from ryxctl.render import as_json, short, took
from ryxctl.screen import Screen
from ryxctl.words import say

TYPE_CHECKING = False
if TYPE_CHECKING:  # typing is one of the expensive modules
    from typing import Any


_WAITED = 100
"""Milliseconds of waiting for a model that are worth a word."""


class Progress:
    """Events of one run, or of several side by side, told as lines."""

    def __init__(self, screen: Screen, *, prefixed: bool) -> None:
        self._screen = screen
        self._prefixed = prefixed
        self._stages: dict[tuple[str, str], dict[str, int]] = {}
        """When the open stages of (run, agent) began, in milliseconds, by name."""
        self._decoding: dict[str, str] = {}
        """The last, unfinished line of each message that is being decoded."""

        self._answers: dict[str, str] = {}
        """The last answer of each run, not to be told twice."""

    def tell(self, event: "dict[str, Any]") -> None:
        """Write what an event says; nothing for kinds that a newer daemon may have."""
        method = getattr(self, f"_{event.get('kind')}_event", None)
        if method is not None:
            method(event)

    def _line(self, event: "dict[str, Any]", text: str, style: str = "") -> None:
        run = event.get("run") or "-"
        prefix = f"{run:>5} | " if self._prefixed else ""
        open_stages = self._stages.get((event.get("run", ""), event.get("agent", "")), {})
        indent = "  " * len(open_stages)
        for line in text.split("\n"):
            self._screen.line(f"{prefix}{indent}{line}", style)

    def _routed_event(self, event: "dict[str, Any]") -> None:
        wants = f", {event['tier']} model" if event.get("tier") else ""
        self._line(event, f"{event['level']} → {event['handler']} (rule {event['rule']}{wants})", "dim")
        if event["rule"] == "followup.same" and (meant := event.get("slots", {}).get("request")):
            self._line(event, f"  understood as: {meant}", "dim")
        if event.get("profile"):
            by = event["profile_by"].replace("_", " ")
            self._line(event, f"  profile {event['profile']}, by the {by}", "dim")
        if event.get("task_types"):
            for line in _choice(event):
                self._line(event, f"  {line}", "warn" if event.get("low_confidence") else "dim")

        if event.get("pattern") == "stages":
            options = event.get("slots", {}).get("options", {})
            chosen = "; ".join(f"{name} {value}" for name, value in options.items())
            self._line(event, f"  {say('in stages', 'in Stufen')}{': ' * bool(chosen)}{chosen}", "dim")

    def _situated_event(self, event: "dict[str, Any]") -> None:
        from ryxctl.undo import tilde

        window = " – ".join(text for text in (event.get("app"), event.get("title")) if text)
        parts = [say(f"from {short(window, 60)}", f"von {short(window, 60)}")] if window else []
        if place := event.get("workspace"):
            parts.append(say(f"workspace {place}", f"Arbeitsfläche {place}"))
        if folder := event.get("folder"):
            parts.append(f"in {tilde(folder)}")
        self._line(event, ", ".join(parts), "dim")

    def _stepped_event(self, event: "dict[str, Any]") -> None:
        stages = self._stages.setdefault((event.get("run", ""), event.get("agent", "")), {})
        name = event["name"]
        if event["state"] == "running":
            self._line(event, f"▸ {name}: {event.get('description') or '…'}", "bold")
            stages[name] = event.get("at", 0)
            return
        begun = stages.pop(name, event.get("at", 0))
        mark, style = ("✓", "good") if event["state"] == "completed" else ("✗", "bad")
        self._line(event, f"{mark} {name} ({took(event.get('at', 0) - begun)})", style)

    def _status_event(self, event: "dict[str, Any]") -> None:
        told = event["text"] + (f": {event['error']}" if event.get("error") else "")
        tries = f" (attempt {event['attempts']})" if event.get("attempts", 1) > 1 else ""
        self._line(event, told + tries, {"failed": "bad"}.get(event.get("status", ""), "dim"))
        if options := event.get("context", {}).get("options"):
            self._line(event, f"  {say('out of', 'aus')} {', '.join(map(str, options))}", "dim")

    def _reloaded_event(self, event: "dict[str, Any]") -> None:
        changed = ", ".join(event.get("changed", ()))
        self._line(event, f"read again: {changed or 'nothing is different'}", "dim")
        for fault in event.get("faults", ()):
            self._line(event, fault, "bad")

    def _acted_event(self, event: "dict[str, Any]") -> None:
        args = ", ".join(f"{name}={short(_plain(value), 60)}" for name, value in event["args"].items())
        self._line(event, f"{event['tool']}({args})")

    def _returned_event(self, event: "dict[str, Any]") -> None:
        mark, style = ("✓", "dim") if event["ok"] else ("✗", "bad")
        partial = ", partial" if event.get("partial") else ""
        spent = took(event.get("milliseconds", 0))
        self._line(event, f"  {mark} {event['tool']} ({spent}{partial}) {short(event['preview'], 90)}", style)

    def _changed_event(self, event: "dict[str, Any]") -> None:
        from ryxctl.undo import what

        told = what({**event, "kind": event["what"]})
        takes_back = f" (takes back {event['undoes']})" if event.get("undoes") else ""
        self._line(event, f"  {event['change']}  {told}{takes_back}", "dim")

    def _planned_event(self, event: "dict[str, Any]") -> None:
        version = event.get("version", 1)
        which = say("plan", "Plan") + (f" {version}" if version > 1 else "")
        about = event.get("understanding", "")
        if event.get("cached"):
            about += say(f" (kept from {event['cached_from']})", f" (aufgehoben von {event['cached_from']})")
        self._line(event, f"{which} ({event.get('confidence', 1):.0%}): {about}", "bold")
        for step in event["steps"]:
            params = step.get("params", {}).items()
            args = ", ".join(f"{name}={short(_plain(value), 40)}" for name, value in params)
            after = ", ".join(map(str, step.get("depends_on") or ()))
            waits = say(f" (after {after})", f" (nach {after})") if after else ""
            waits += _condition(step.get("only_if"))
            goal = short(step.get("goal", ""), 60)
            self._line(event, f"  {step['step']}. {step['action']}({args}){waits}  {goal}")

    def _rescued_event(self, event: "dict[str, Any]") -> None:
        to = f" → {event['new_agent']}" if event.get("new_agent") else ""
        what, why = say("rescue", "Rettung"), event.get("analysis", "")
        self._line(event, f"{what}: {event['action']}{to}: {why}", "warn")
        self._agents(event, "ADJUST_PLAN, TAKEOVER, CHANGE_AGENT → ")

    def _noted_event(self, event: "dict[str, Any]") -> None:
        self._line(event, f"  {say('board', 'Tafel')}, {event['field']}: {short(event['text'], 80)}", "dim")

    def _handed_off_event(self, event: "dict[str, Any]") -> None:
        to = say(f"{event['agent']} hands over to", f"{event['agent']} übergibt an")
        self._line(event, f"{to} {event['target']}: {short(event['task'], 90)}", "bold")
        self._agents(event)

    def _reviewed_event(self, event: "dict[str, Any]") -> None:
        about = f" {event['about']}" if event.get("about") else ""
        judged = say("good enough", "gut genug")
        if not event["acceptable"]:
            judged = say("not good enough", "nicht gut genug")
        risk = say("risk of invention", "Risiko von Erfundenem")
        scores = f"{event['quality']:.0%}, {risk} {event['hallucination_risk']:.0%}"
        style = "dim" if event["acceptable"] else "warn"
        self._line(event, f"{say('review', 'Prüfung')}{about}: {judged} ({scores})", style)
        for issue in event.get("issues", ()):
            self._line(event, f"  - {issue}", "dim")

    def _source_event(self, event: "dict[str, Any]") -> None:
        self._line(event, f"  {say('source', 'Quelle')}: {short(event['title'], 60)}: {event['url']}", "dim")

    def _chart_event(self, event: "dict[str, Any]") -> None:
        self._line(event, f"  {say('chart', 'Diagramm')}: {event['title'] or event['path']}: {event['path']}")

    def _agents(self, event: "dict[str, Any]", besides: str = "") -> None:
        """What else could have been chosen."""
        if event.get("agents"):
            self._line(event, f"  {say('out of', 'aus')} {besides}{', '.join(event['agents'])}", "dim")

    def _spawned_event(self, event: "dict[str, Any]") -> None:
        about = f": {short(event['description'], 70)}" if event.get("description") else ""
        self._line(event, f"  + subagent {event['path']} ({event.get('tier', 'small')}){about}")

    def _terminated_event(self, event: "dict[str, Any]") -> None:
        self._line(event, f"  - subagent {event['path']}", "dim")

    def _blocked_event(self, event: "dict[str, Any]") -> None:
        refused = say("was not allowed", "war nicht erlaubt")
        self._line(event, f"  ✗ {event['tool']} {refused}: {event['reason']}", "bad")

    def _token_event(self, event: "dict[str, Any]") -> None:
        message = event["message_id"]
        text = self._decoding.get(message, "") + event["text"]
        if self._screen.tty and not self._prefixed:
            self._screen.piece(event["text"], "dim")
            self._decoding[message] = text
            return
        *lines, self._decoding[message] = text.split("\n")
        for line in lines:
            self._line(event, line)

    def _said_event(self, event: "dict[str, Any]") -> None:
        rest = self._decoding.pop(event["message_id"], None)
        answer = event.get("message_type", "answer") == "answer"
        if answer:
            self._answers[event.get("run", "")] = event["text"]
        if rest is not None and self._screen.tty and not self._prefixed:
            self._screen.end()
        elif not answer and event["text"].startswith("{"):
            pass  # the text of an Action; `acted` says it better
        elif rest is None or rest:
            self._line(event, event["text"] if rest is None else rest, "" if answer else "dim")
        if event.get("model"):
            counts = f"{event.get('tokens_out', 0)} tokens, {took(event.get('milliseconds', 0))}"
            self._line(event, f"  {event['model']}: {counts}", "dim")

    def _model_loading_event(self, event: "dict[str, Any]") -> None:
        told = f"loading the {event['tier']} model {event['model']}: {event.get('progress', 0):.0%}"
        if self._screen.tty and not self._prefixed:
            self._screen.over(told, "dim")
        else:
            self._line(event, told, "dim")

    def _model_loaded_event(self, event: "dict[str, Any]") -> None:
        if event.get("error"):
            self._line(event, f"the {event['tier']} model could not be loaded: {event['error']}", "bad")
        else:
            self._line(event, f"{event['tier']} model ready ({took(event.get('milliseconds', 0))})", "dim")

    def _progressed_event(self, event: "dict[str, Any]") -> None:
        from ryxctl.models import bar

        if self._screen.tty and not self._prefixed:
            self._screen.over(bar(event), "dim")
        elif event["done"] == event["total"]:  # in a file, every step would be a line
            self._line(event, bar(event), "dim")

    def _asked_event(self, event: "dict[str, Any]") -> None:
        if event.get("name"):
            self._waits(event)
            return
        self._line(event, event["question"], "bold")
        for choice in event.get("choices", ()):
            if choice["key"] == "no" and not event.get("waiting"):
                continue  # nobody has to decline an offer
            self._line(event, f"  {choice['label']}: ryxctl answer {event.get('run')} {choice['key']}")

    def _waits(self, event: "dict[str, Any]") -> None:
        from ryxctl.asking import LINES, wants_a_yes, ways

        self._line(event, f"{say('waits for you', 'wartet auf dich')}: {event['question']}", "warn")
        bound = f"{', '.join(event['classes'])}; {event['name']}, bound to {event['digest']}"
        about = f"{event['reason']} ({bound if wants_a_yes(event) else event['name']})"
        self._line(event, f"  {about}", "dim")
        preview = event["preview"].split("\n") if event["preview"] else []
        for line in preview[:LINES]:
            self._line(event, f"  {line}")
        if len(preview) > LINES:
            self._line(event, f"  … {len(preview) - LINES} {say('more lines', 'weitere Zeilen')}", "dim")
        for choice in () if wants_a_yes(event) else event["choices"]:
            self._line(event, f"  {choice['key']} {choice['label']}")
        self._line(event, f"  {ways(event)}", "dim")

    def _answered_event(self, event: "dict[str, Any]") -> None:
        by = f" by {event['by']}" if event.get("by") else ""
        bound = f", bound to {event['digest']}" if event.get("digest") else ""
        about = f" {event['name']}{bound}" if event.get("name") else ""
        why = f": {event['reason']}" if event.get("reason") else ""
        self._line(event, f"answered{about}: {event.get('text') or event['choice']}{by}{why}", "dim")

    def _finished_event(self, event: "dict[str, Any]") -> None:
        self._stages = {key: stages for key, stages in self._stages.items() if key[0] != event.get("run", "")}
        mark, style = ("✓", "good") if event["outcome"] == "done" else ("✗", "bad")
        self._line(event, f"{mark} {event['outcome']} ({took(event.get('milliseconds', 0))})", style)
        if event["text"] and event["text"] != self._answers.pop(event.get("run", ""), None):
            self._line(event, event["text"])
        if told := cost(event.get("counters", {})):
            self._line(event, f"  {told}", "dim")


def _choice(event: "dict[str, Any]") -> "list[str]":
    """What was chosen for a request, by whom and why; and out of what."""
    parts = [(event["task_type"], event["task_type_by"]), (event["pattern"], event["pattern_by"])]
    parts += [(event["handler"], event["handler_by"])]
    by = dict.fromkeys(each for _, each in parts)
    if len(by) == 1:
        told = f"{', '.join(name for name, _ in parts)}, by the {parts[0][1]}"
    else:
        told = ", ".join(f"{name} by the {who}" for name, who in parts)
    if event.get("confidence") is not None and not event.get("low_confidence"):
        told += f" (confidence {event['confidence']:.2f})"
    told = told.replace("by the fallback", "for want of a choice")
    if event.get("low_confidence"):
        told += f"; the model's {event['proposed']} was too unsure ({event['confidence']:.2f})"
    why = f": {event['reason']}" if event.get("reason") else ""
    options = [("task types", "task_types"), ("patterns", "patterns"), ("agents", "agents")]
    out_of = "; ".join(f"{what} {', '.join(event[key])}" for what, key in options if event.get(key))
    return [f"{told}{why}", f"out of {out_of}"]


def cost(counters: "dict[str, int]") -> str:
    """What a run cost; nothing when no model was asked."""
    calls = counters.get("model_calls", 0)
    if not calls:
        return ""
    tiers = [(tier, counters.get(f"{tier}_calls", 0)) for tier in ("small", "medium", "large")]
    by_tier = ", ".join(f"{count} {tier}" for tier, count in tiers if count)
    parts = [f"{calls} model call{'s' * (calls > 1)}" + (f" ({by_tier})" if by_tier else "")]
    known = counters.get("tokens_cached", 0)
    parts += [f"{counters.get('tokens_in', 0)} tokens in" + (f" ({known} known)" if known else "")]
    notes = [f"{forced} forced"] if (forced := counters.get("tokens_forced", 0)) else []
    guesses = counters.get("tokens_drafted", 0)
    notes += [f"{counters.get('tokens_accepted', 0)} of {guesses} guesses right"] if guesses else []
    parts += [f"{counters.get('tokens_out', 0)} out" + (f" ({', '.join(notes)})" if notes else "")]
    parts += [took(counters["model_milliseconds"])] if counters.get("model_milliseconds") else []
    waited = counters.get("waited_milliseconds", 0)
    parts += [f"waited {took(waited)}"] if waited >= _WAITED else []
    if counters.get("millijoules"):
        from ryxctl.stats import energy

        parts.append(energy(counters["millijoules"]))
    return ", ".join(parts)


def _condition(condition: "dict[str, Any] | None") -> str:
    """What has to be so for a step of a plan to be done."""
    if not condition:
        return ""
    relation = {"below": "<", "above": ">", "at_least": "≥", "at_most": "≤", "is": "=", "is_not": "≠"}.get(
        condition["is"], condition["is"]
    )
    told = f"{condition['value']} {relation} {_plain(condition['than'])}"
    return say(f" (if {told})", f" (wenn {told})")


def _plain(value: object) -> str:
    return value if isinstance(value, str) else as_json(value)
