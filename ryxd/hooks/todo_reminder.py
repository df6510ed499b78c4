"""Reminds an agent, after many Actions in a row, of what it was asked for (spec B6).

Where it has an Action that keeps a list of what is to be done, each use of that counts as having looked.
"""

from collections.abc import Mapping
from typing import Any

from pydantic import BaseModel, ConfigDict, Field

from ryxd.core.action import Action, Result
from ryxd.core.effect import Hook
from ryxd.core.fence import written
from ryxd.core.hooking import Around

LONGEST = 400
"""Characters of the request that are told again."""


class Settings(BaseModel):
    """When it reminds."""

    model_config = ConfigDict(extra="forbid")
    every: int = Field(default=8, ge=1, le=1000, description="actions after which it reminds")
    tools: tuple[str, ...] = Field(default=("todo", "plan"), description="actions that look at what is to be done")


class TodoReminder(Hook):
    """Counts Actions since the last input, reminder, or look at the list."""

    name = "todo_reminder"

    def __init__(self, settings: Settings) -> None:
        self._settings = settings
        self._since = 0
        self._request = ""

    async def heard(self, text: str, *, by_user: bool) -> str | None:  # noqa: ARG002 - core.effect.Hook
        """Nothing: from here on it counts."""
        self._since, self._request = 0, text
        return None

    async def after(self, action: Action, result: Result) -> str | None:  # noqa: ARG002
        """The reminder, when it is time."""
        self._since += 1
        if action.tool in self._settings.tools:
            self._since = 0
        if self._since < self._settings.every:
            return None
        count, self._since = self._since, 0
        asked = " ".join(self._request.split())[:LONGEST]
        about = f" You were asked: {written(asked)}." if asked else ""
        return f"{count} actions since you last looked at what is to be done.{about} See what is still open."

    def dump(self) -> Mapping[str, Any]:
        """What it has counted."""
        return {"since": self._since, "request": self._request[: 2 * LONGEST]}

    def load(self, state: Mapping[str, Any]) -> None:
        """Go on counting."""
        self._since, self._request = int(state["since"]), str(state["request"])

    def copy(self, around: Around) -> Hook:  # noqa: ARG002
        """One that counts for itself."""
        return TodoReminder(self._settings)


def make(settings: Settings, around: Around) -> Hook:  # noqa: ARG001 - as every kind of hook is made
    """One for an agent."""
    return TodoReminder(settings)
