"""What an agent whose time, or whose budget, was up has to say: how far it came, told by code (spec B4)."""

from collections.abc import Mapping, Sequence
from typing import Any

from ryxd.agents.presenting import present
from ryxd.agents.wording import say
from ryxd.core.action import Action, Result
from ryxd.core.deadline import TimeUp
from ryxd.wire.errors import OverBudget

LAST = 3
"""Results that are told; the newest ones."""

SHOWN = 2_000
"""Characters of each."""


COMPANY = ("task", "fan_out", "discuss")
"""Tools whose Results are what subagents said."""


def unfinished(
    trail: Sequence[tuple[Action, Result]], why: TimeUp | OverBudget, language: str, places: Sequence[str]
) -> str:
    """That its time or a budget was used up, and what came of its last Actions that went well.

    `places` is where "search everywhere" would look.
    """
    found = []
    for action, result in [each for each in trail if each[1].ok][-LAST:]:
        shown = present(action, result, language, places)
        said = _said(result.data) if action.tool in COMPANY else ""
        text = (said or (shown.text if shown is not None else result.bare)).strip()
        found.append(text if len(text) <= SHOWN else f"{text[:SHOWN].rstrip()} …")
    if isinstance(why, TimeUp):
        told = say(language, "time_up", seconds=f"{why.seconds:g}")
    else:
        told = say(language, "over_budget", limit=why.limit)
    return "\n".join([f"{told} {say(language, 'so_far')}" if any(found) else told, *filter(None, found)])


def _said(data: Mapping[str, Any]) -> str:
    """What subagents said, each on a line of its own; empty where nobody was asked."""
    parts = [each for each in (*data.get("parts", ()), data) if each.get("name") and each.get("response")]
    return "\n".join([*(f"{each['name']}: {each['response']}" for each in parts), *data.get("responses", ())])
