"""What an agent whose time was up has to say: how far it came, told by code (spec B4)."""

from collections.abc import Mapping, Sequence
from typing import Any

from ryxd.agents.presenting import present
from ryxd.agents.wording import say
from ryxd.core.action import Action, Result

LAST = 3
"""Results that are told; the newest ones."""

SHOWN = 2_000
"""Characters of each."""


COMPANY = ("task", "fan_out", "discuss")
"""Tools whose Results are what subagents said."""


def unfinished(
    trail: Sequence[tuple[Action, Result]], seconds: float, language: str, places: Sequence[str]
) -> str:
    """That its time of so many seconds was up, and what came of its last Actions that went well.

    `places` is where "search everywhere" would look.
    """
    found = []
    for action, result in [each for each in trail if each[1].ok][-LAST:]:
        told = present(action, result, language, places)
        said = _said(result.data) if action.tool in COMPANY else ""
        text = (said or (told.text if told is not None else result.bare)).strip()
        found.append(text if len(text) <= SHOWN else f"{text[:SHOWN].rstrip()} …")
    key = "time_up_found" if any(found) else "time_up"
    return "\n".join([say(language, key, seconds=f"{seconds:g}"), *filter(None, found)])


def _said(data: Mapping[str, Any]) -> str:
    """What subagents said, each on a line of its own; empty where nobody was asked."""
    parts = [each for each in (*data.get("parts", ()), data) if each.get("name") and each.get("response")]
    return "\n".join([*(f"{each['name']}: {each['response']}" for each in parts), *data.get("responses", ())])
