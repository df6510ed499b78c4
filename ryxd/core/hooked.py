"""What hooks did about one effect of an agent, as it is kept with its outcome: `ryxctl hooks log` shows it."""

from collections.abc import Mapping
from typing import Any, Literal

KEY = "hooked"
"""Where it is in an outcome."""

Did = Literal["blocked", "asked", "said", "left"]


class Hooked:
    """Of the effect that is being done now."""

    def __init__(self) -> None:
        self._entries: list[dict[str, str]] = []

    def add(self, hook: str, did: Did, text: str) -> None:
        """A hook blocked it, had the user asked, or said something to the agent."""
        self._entries.append({"hook": hook, "did": did, "text": text})

    def answered(self, *, yes: bool) -> None:
        """The user answered what hooks had them asked."""
        for each in self._entries:
            if each["did"] == "asked":
                each.setdefault("answer", "yes" if yes else "no")

    def taken(self, kept: Mapping[str, Any]) -> dict[str, list[dict[str, str]]]:
        """What there is, for the outcome, and from now on nothing; `kept` tells who left."""
        left = [{"hook": name, "did": "left", "text": ""} for name, each in kept.items() if each.get("left")]
        entries, self._entries = [*self._entries, *left], []
        return {KEY: entries} if entries else {}
