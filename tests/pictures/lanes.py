"""A run as a picture: a lane for each agent, time downward, made from nothing but its events."""

import json
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from html import escape
from typing import Any

Event = Mapping[str, Any]

WIDTH, HEIGHT, TOP = 168, 26, 52
"""Of a lane, of a row, and of the heads; in pixels."""
LETTERS = 23
"""Characters of a box in a lane."""
USER, RYX = "you", "ryx"

STYLE = """
svg { font: 12px system-ui, "DejaVu Sans", sans-serif; }
.back { fill: #fcfcfa; } .lane { stroke: #d6d6d0; stroke-dasharray: 3 4; } .head { fill: #2f3b52; } .head + text { fill: #fff; }
.bar { fill: #c9d6ee; } .box { fill: #fff; stroke: #9aa3b2; rx: 4; } .plan { fill: #fff6d8; stroke: #d0b350; rx: 4; }
.bad { fill: #fde4e1; stroke: #cf6f63; rx: 4; } .note { fill: #e6f3e6; stroke: #87b387; rx: 4; }
.arrow { stroke: #2f3b52; fill: none; } .told { fill: #444; font-size: 11px; } text { fill: #222; }
""".strip()


@dataclass
class Drawing:
    """What is drawn so far."""

    lanes: list[str]
    row: int = 0
    parts: list[str] = field(default_factory=list)
    above: list[str] = field(default_factory=list)
    open: dict[str, int] = field(default_factory=dict)
    """Where the bar of each lane that is at work began."""

    def x(self, lane: str) -> int:
        return self.lanes.index(lane) * WIDTH + WIDTH // 2

    @property
    def y(self) -> int:
        return TOP + self.row * HEIGHT

    def box(self, lane: str, text: str, style: str = "box") -> None:
        """A box in a lane, in a row of its own."""
        x, y = self.x(lane), self.y
        self.above.append(f'<rect class="{style}" x="{x - WIDTH // 2 + 8}" y="{y}" width="{WIDTH - 16}" height="{HEIGHT - 6}"/>')
        self.above.append(f'<text x="{x}" y="{y + 14}" text-anchor="middle">{escape(short(text))}</text>')
        self.row += 1

    def arrow(self, one: str, other: str, text: str) -> None:
        """From lane to lane, with what is said above it."""
        a, b, y = self.x(one), self.x(other), self.y + HEIGHT - 8
        tip = b - 7 if b > a else b + 7
        self.above.append(f'<path class="arrow" d="M{a} {y}H{b}M{tip} {y - 4}L{b} {y}L{tip} {y + 4}"/>')
        room = max(1, abs(b - a) // WIDTH) * LETTERS
        self.above.append(f'<text class="told" x="{(a + b) // 2}" y="{y - 4}" text-anchor="middle">{escape(short(text, room))}</text>')
        self.row += 1

    def begin(self, lane: str) -> None:
        self.open.setdefault(lane, self.y)

    def end(self, lane: str) -> None:
        begun = self.open.pop(lane, None)
        if begun is not None:
            self.parts.append(f'<rect class="bar" x="{self.x(lane) - 5}" y="{begun}" width="10" height="{max(4, self.y - begun)}"/>')

    def text(self, title: str) -> str:
        """It as SVG."""
        for lane in list(self.open):
            self.end(lane)
        wide, high = len(self.lanes) * WIDTH, self.y + 12
        head = []
        for lane in self.lanes:
            x = self.x(lane)
            head.append(f'<line class="lane" x1="{x}" y1="30" x2="{x}" y2="{high - 6}"/>')
            head.append(f'<rect class="head" x="{x - WIDTH // 2 + 14}" y="8" width="{WIDTH - 28}" height="24" rx="5"/>')
            head.append(f'<text x="{x}" y="24" text-anchor="middle">{escape(lane.rpartition("/")[2])}</text>')
        body = "\n".join([*head, *self.parts, *self.above])
        return (
            f'<svg xmlns="http://www.w3.org/2000/svg" width="{wide}" height="{high}" viewBox="0 0 {wide} {high}" role="img">\n'
            f"<title>{escape(title)}</title>\n<style>{STYLE}</style>\n"
            f'<rect class="back" width="{wide}" height="{high}"/>\n{body}\n</svg>\n'
        )


def short(text: str, room: int = LETTERS) -> str:
    """One line that fits."""
    line = " ".join(str(text).split())
    return line if len(line) <= room else line[: room - 1] + "…"


def answered(text: str) -> str:
    """What an agent's answer says, where it is one; of one in a form all that is words."""
    if not text.startswith("{"):
        return text
    try:
        said = json.loads(text)
        return ", ".join(words(said["args"]["text"])) if said["tool"] == "answer" else ""
    except (ValueError, TypeError, KeyError):
        return ""


def words(value: Any) -> list[str]:
    """The texts in it."""
    if isinstance(value, str):
        return [value] if value.strip() else []
    parts = value.values() if isinstance(value, dict) else value if isinstance(value, list) else ()
    return [text for part in parts for text in words(part)]


def drawn(title: str, request: str, events: Sequence[Event]) -> str:
    """The picture of a run, as SVG."""
    drawing = Drawing([USER, RYX, *lanes(events)])
    drawing.arrow(USER, RYX, request)
    for event in events:
        told = getattr(Tellers, str(event["kind"]), None)
        if told is not None:
            told(drawing, event, lane_of(event, drawing.lanes))
    return drawing.text(title)


def lanes(events: Sequence[Event]) -> list[str]:
    """The agents of a run, those of one parent beside each other, in the order in which they came."""
    found = list(dict.fromkeys(each for event in events for each in [_agent(event), *_named(event)] if each not in {"", RYX}))
    agents = {event["path"] for event in events if event["kind"] == "spawned"}
    # paths of what an agent does side by side belong to its own lane
    return [each for each in found if each in agents or "/" not in each]


def _agent(event: Event) -> str:
    return str(event.get("agent", "")).split(".")[0]


def _named(event: Event) -> list[str]:
    return [event["path"]] if event["kind"] == "spawned" else [event["target"]] if event["kind"] == "handed_off" else []


def lane_of(event: Event, there: Sequence[str]) -> str:
    """The lane that an event stands in: its agent's, or that of the agent whose part it is."""
    path = _agent(event)
    while path and path not in there:
        path = path.rpartition("/")[0]
    return path or RYX


class Tellers:
    """What each kind of event looks like; others are not drawn."""

    @staticmethod
    def routed(it: Drawing, event: Event, lane: str) -> None:
        it.box(lane, f"{event['level']}: {event.get('pattern') or event['handler']}", "plan")
        if event["handler"] in it.lanes:
            it.arrow(lane, event["handler"], str(event.get("task_type") or event["rule"]))

    @staticmethod
    def stepped(it: Drawing, event: Event, lane: str) -> None:
        if event["state"] == "running":
            it.begin(lane)
            if event["name"] != lane.rpartition("/")[2]:
                it.box(lane, event["name"], "note")
        elif event["state"] == "failed":
            it.box(lane, f"✗ {event['name']}", "bad")

    @staticmethod
    def planned(it: Drawing, event: Event, lane: str) -> None:
        it.box(lane, f"plan {event['version']}: {len(event['steps'])} steps", "plan")
        for step in event["steps"]:
            after = ",".join(map(str, step.get("depends_on") or ()))
            it.box(lane, f"{step['step']} {step['action']}" + (f" after {after}" if after else ""), "plan")

    @staticmethod
    def rescued(it: Drawing, event: Event, lane: str) -> None:
        it.box(lane, f"rescue: {event['action']}", "plan")

    @staticmethod
    def spawned(it: Drawing, event: Event, lane: str) -> None:
        it.begin(lane)
        it.arrow(lane, event["path"], f"starts ({event['tier']})")
        it.begin(event["path"])

    @staticmethod
    def terminated(it: Drawing, event: Event, lane: str) -> None:
        it.end(event["path"])

    @staticmethod
    def said(it: Drawing, event: Event, lane: str) -> None:
        parent = lane.rpartition("/")[0]
        if parent in it.lanes and (answer := answered(str(event["text"]))):
            it.arrow(lane, parent, answer)

    @staticmethod
    def acted(it: Drawing, event: Event, lane: str) -> None:
        it.begin(lane)
        it.box(lane, f"{event['tool']}({', '.join(map(str, event['args'].values()))})")

    @staticmethod
    def returned(it: Drawing, event: Event, lane: str) -> None:
        it.box(lane, f"{'✓' if event['ok'] else '✗'} {event['tool']}", "note" if event["ok"] else "bad")

    @staticmethod
    def noted(it: Drawing, event: Event, lane: str) -> None:
        it.box(lane, f"board: {event['field']}", "note")

    @staticmethod
    def handed_off(it: Drawing, event: Event, lane: str) -> None:
        it.arrow(lane, event["target"], event["task"])

    @staticmethod
    def reviewed(it: Drawing, event: Event, lane: str) -> None:
        it.box(lane, f"review {event['quality']:.0%}", "note" if event["acceptable"] else "bad")

    @staticmethod
    def asked(it: Drawing, event: Event, lane: str) -> None:
        if event.get("waiting"):
            it.arrow(lane, USER, event["question"])

    @staticmethod
    def answered(it: Drawing, event: Event, lane: str) -> None:
        it.arrow(USER, RYX, event["choice"])

    @staticmethod
    def finished(it: Drawing, event: Event, lane: str) -> None:
        it.arrow(RYX, USER, event["text"])
