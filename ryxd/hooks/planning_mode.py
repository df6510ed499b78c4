"""While planning, an agent may look and do nothing else (spec B6).

It begins when the user says so ("only plan", "nur planen"), or with `begin`, and ends when the user says so ("go
ahead", "leg los"). Only the user's own words count: not what another agent says, and no content. A subagent is
planning whenever its parent is, and can't end it.
"""

import re
from collections.abc import Callable, Mapping
from typing import Any

from pydantic import BaseModel, ConfigDict, Field

from ryxd.core.action import Action
from ryxd.core.effect import Effect, Hook, Permission
from ryxd.core.hooking import Around

BEGINS = re.compile(
    r"\b(?:(?:only|just) plan|plan (?:only|first|it first)|planning mode(?: on)?|"
    r"(?:nur|erst(?: ?mal)?|zuerst) (?:einmal )?planen|(?:mach|erstell)e? (?:erst(?: ?mal)?|zuerst) einen plan|"
    r"planungsmodus(?: an| ein)?)\b",
    re.IGNORECASE,
)

ENDS = re.compile(
    r"^\W*(?:(?:ok|okay|yes|ja|gut|good|fine|super|prima)\W+)*"
    r"(?:go ahead|do it|go on and do it|carry it out|execute the plan|planning mode off|"
    r"leg los|los geht'?s|mach(?: es|'s| das)?(?: so)?|tu es|führ(?:e)? (?:ihn|den plan|es) aus|planungsmodus aus)"
    r"(?: please| bitte| now| jetzt)?\W*$",
    re.IGNORECASE,
)
"""The whole input: "go ahead and plan the rest" is no end of planning."""

SHARED = True
"""The user plans, whichever agent or code does the next request."""

WORDS = {
    "en": {
        "begins": "planning: look at what you need and answer with the plan; every action that changes something "
        "is blocked until the user says to go ahead",
        "goes_on": "still planning: the user has not said to go ahead",
        "ends": "planning is over: the user said to go ahead",
        "blocked": "planning: nothing is changed until the user says to go ahead; put it into the plan",
    },
    "de": {
        "begins": "Planung: sieh dir an, was du brauchst, und antworte mit dem Plan; jede Aktion, die etwas "
        "ändert, ist gesperrt, bis der Nutzer sagt: leg los",
        "goes_on": "noch in der Planung: der Nutzer hat noch nicht gesagt: leg los",
        "ends": "die Planung ist zu Ende: der Nutzer hat gesagt, dass es losgeht",
        "blocked": "Planung: nichts wird geändert, bis der Nutzer sagt: leg los; nimm es in den Plan auf",
    },
}


class Settings(BaseModel):
    """How it begins."""

    model_config = ConfigDict(extra="forbid")
    begin: bool = Field(default=False, description="whether each conversation begins with planning")


class PlanningMode(Hook):
    """INVARIANT: whether it is planning changes only when it hears the user."""

    name = "planning_mode"
    shared = SHARED

    def __init__(self, settings: Settings, language: str = "en") -> None:
        self._words = WORDS["de" if language == "de" else "en"]
        self._first = True
        self.planning = settings.begin

    async def heard(self, text: str, *, by_user: bool) -> str | None:
        """What that means for planning."""
        if not by_user:
            return None
        was, first, self._first = self.planning, self._first, False
        if self.planning and ENDS.search(text):
            self.planning = False
            return self._words["ends"]
        if BEGINS.search(text):
            self.planning = True
        if not self.planning:
            return None
        return self._words["goes_on" if was and not first else "begins"]

    async def before(self, action: Action, effect: Effect) -> str | None:  # noqa: ARG002
        """That nothing is changed now."""
        return self._words["blocked"] if self.planning and changes(effect) else None

    def dump(self) -> Mapping[str, Any]:
        """Whether it is planning."""
        return {"planning": self.planning, "first": self._first}

    def load(self, state: Mapping[str, Any]) -> None:
        """Go on."""
        self._first, self.planning = bool(state["first"]), bool(state["planning"])

    def copy(self, around: Around) -> Hook:  # noqa: ARG002
        """One that plans as this one does, and has no say in it."""
        return Following(lambda: self.planning, self._words["blocked"])


class Following(Hook):
    """The read-only copy for a subagent."""

    name = "planning_mode"

    def __init__(self, planning: Callable[[], bool], blocked: str) -> None:
        self._planning = planning
        self._blocked = blocked

    async def before(self, action: Action, effect: Effect) -> str | None:  # noqa: ARG002
        """That nothing is changed now."""
        return self._blocked if self._planning() and changes(effect) else None


def changes(effect: Effect) -> bool:
    """Whether it is more than looking; what nobody can tell is."""
    return bool(effect.unclear) or bool(effect.classes - {Permission.READ})


def make(settings: Settings, around: Around) -> Hook:
    """One for an agent."""
    return PlanningMode(settings, around.language)
