"""The role `perception`: what a request, or a Result, is about (spec C9; the third source).

It reads and does nothing: entities, what is wanted, what limits it, in which parts, how sure that is, and of a
Result whether the goal is reached with it.
"""

from pydantic import Field

from ryxd.agents.advice import Advice, Line, Part, Share, unique
from ryxd.agents.entities import MOST, Entity, entities
from ryxd.agents.intents import OFFLINE, Intent, constraints, intent_of, wishes
from ryxd.agents.suspicious import suspicious
from ryxd.core.action import Result
from ryxd.core.words import roots

SHORTEST, LONGEST = 3, 5000
"""Characters of what is perceived (the source's limits)."""
GOALS, CONSTRAINTS = 10, 20
"""Sub-goals (the source's limit) and constraints of one request."""

NEEDS: dict[Intent, tuple[str, ...]] = {
    "read": ("path", "quoted"),
    "summarise": ("path", "quoted", "url"),
    "open": ("path", "url", "quoted", "name"),
    "delete": ("path", "quoted"),
    "calculate": ("number",),
}
"""Kinds of entities that an intent can't do without."""


class SubGoal(Part):
    """A part of a request."""

    text: str = Field(min_length=1, max_length=LONGEST)
    intent: Intent
    entities: tuple[Entity, ...] = Field(default=(), max_length=MOST)


class PerceptionSnapshot(Part):
    """What was perceived of one text."""

    query: str = Field(min_length=SHORTEST, max_length=LONGEST)
    language: str = "en"
    intent: Intent
    entities: tuple[Entity, ...] = Field(default=(), max_length=MOST)
    constraints: tuple[str, ...] = Field(default=(), max_length=CONSTRAINTS)
    sub_goals: tuple[SubGoal, ...] = Field(default=(), max_length=GOALS)
    suspicious: tuple[str, ...] = ()
    """What looks like an attack: a flag, no barrier."""
    confidence: Share
    goal_satisfied: bool = False
    """Of a Result: whether it is what was wanted."""
    notes: tuple[str, ...] = Field(default=(), max_length=20)

    @property
    def offline(self) -> bool:
        """Whether nothing may be asked of the web."""
        return bool(OFFLINE.search(self.query))

    def named(self, *kinds: str) -> tuple[str, ...]:
        """The texts of its entities of these kinds."""
        return tuple(each.text for each in self.entities if each.kind in kinds)


class PerceptionAdvice(Advice):
    """What a model may say of it."""

    intent: Intent = "unknown"
    entities: tuple[Line, ...] = Field(default=(), max_length=MOST)
    constraints: tuple[Line, ...] = Field(default=(), max_length=CONSTRAINTS)
    sub_goals: tuple[Line, ...] = Field(default=(), max_length=GOALS)
    confidence: Share | None = None
    goal_satisfied: bool = False


def perceived(text: str, language: str) -> PerceptionSnapshot:
    """What a request is about. Raises ValueError where there is too little of it; more than LONGEST is cut."""
    query = text.strip()
    if len(query) < SHORTEST:
        raise ValueError(f"a request has at least {SHORTEST} characters")
    notes = []
    if len(query) > LONGEST:
        notes.append(f"the request has {len(query)} characters; the first {LONGEST} are heeded")
        query = query[:LONGEST]
    parts = list(wishes(query))
    if len(parts) > GOALS:
        notes.append(f"the request has {len(parts)} parts; the first {GOALS} are heeded")
    goals = tuple(
        SubGoal(text=part, intent=intent_of(part), entities=entities(part, language)) for part in parts[:GOALS]
    )
    there = entities(query, language)
    flags = suspicious(query)
    intent = next((goal.intent for goal in goals if goal.intent not in {"unknown", "report"}), intent_of(query))
    return PerceptionSnapshot(
        query=query,
        language=language,
        intent=intent,
        entities=there,
        constraints=constraints(query, CONSTRAINTS),
        sub_goals=goals,
        suspicious=flags,
        confidence=_confidence(intent, there, goals, flags),
        notes=tuple(notes),
    )


def _confidence(
    intent: Intent, there: tuple[Entity, ...], goals: tuple[SubGoal, ...], flags: tuple[str, ...]
) -> float:
    """How sure it is that this was meant: a known verb, with what it needs, in few parts, and nothing odd."""
    kinds = {each.kind for each in there}
    known = {"unknown": 0.0, "question": 0.2}.get(intent, 0.4)
    needed = NEEDS.get(intent, ())
    has = 0.3 if not needed or kinds & set(needed) else 0.0
    few = 0.1 if len(goals) <= 3 else 0.0
    return round(max(0.0, 0.15 + known + (has if known else 0.0) + few - (0.3 if flags else 0.0)), 2)


def perceived_result(wanted: PerceptionSnapshot, result: Result, language: str) -> PerceptionSnapshot:
    """What a Result is about, and whether the goal is reached with it."""
    text = (result.error or result.bare).strip()[:LONGEST].ljust(SHORTEST, ".")
    reached = result.ok and not result.partial and not empty(result)
    shared = overlap(wanted.query, text)
    sure = 0.9 if reached and wanted.intent != "question" else 0.4 + 0.5 * shared if reached else 0.1
    return PerceptionSnapshot(
        query=text,
        language=language,
        intent=wanted.intent,
        entities=entities(text, language),
        suspicious=suspicious(text),
        confidence=round(sure, 2),
        goal_satisfied=reached,
    )


FACTS = frozenset({"text", "entries", "out"})
"""What may be empty and tells something all the same: a file, a folder, what a command printed."""


def empty(result: Result) -> bool:
    """Whether a good Result has nothing in it: no match, no hit, no memory."""
    if FACTS & result.data.keys():
        return False
    beside = {"count", "note", "total", "encoding"}
    telling = {key: value for key, value in result.data.items() if key not in beside}
    if not telling:
        return not result.data.get("count") and not result.data.get("note")
    return all(value is None or value is False or value in ("", [], (), {}) for value in telling.values())


def overlap(one: str, other: str) -> float:
    """The share of one text's roots that another one has."""
    wanted = set(roots(one[:LONGEST]))
    return len(wanted & set(roots(other[:8000]))) / len(wanted) if wanted else 0.0


def merged(snapshot: PerceptionSnapshot, advice: PerceptionAdvice, language: str) -> PerceptionSnapshot:
    """A snapshot with what a model has to say; it can't take away what code has seen, nor clear a flag."""
    seen = {each.text for each in snapshot.entities}
    more = tuple(
        found[0]
        if (found := entities(text, language)) and found[0].text == text
        else Entity(kind="name", text=text[:300])
        for text in advice.entities
        if text not in seen and text in snapshot.query  # what is not in the text, it does not name
    )
    goals = snapshot.sub_goals
    if advice.sub_goals:
        goals = tuple(
            SubGoal(text=goal, intent=intent_of(goal), entities=entities(goal, language))
            for goal in advice.sub_goals
        )
    sure = snapshot.confidence if advice.confidence is None else advice.confidence
    return snapshot.model_copy(
        update={
            "intent": snapshot.intent if advice.intent == "unknown" else advice.intent,
            "entities": (*snapshot.entities, *more)[:MOST],
            "constraints": unique(snapshot.constraints, advice.constraints, most=CONSTRAINTS),
            "sub_goals": goals,
            "confidence": min(sure, snapshot.confidence) if snapshot.suspicious else sure,
            "goal_satisfied": snapshot.goal_satisfied or advice.goal_satisfied,
            "notes": unique(snapshot.notes, filter(None, [advice.notes]), most=20),  # type: ignore[arg-type]
        }
    )
