"""What a choice of a finished run means: one that it offered, or taking back what it changed (spec C17)."""

from ryxd.agents.presenting import Offer
from ryxd.core.action import Action
from ryxd.record.journal import Journal
from ryxd.wire.errors import NotFound

UNDO = "undo"
"""The choice, and the job, that takes back what a run changed."""


async def chosen(journal: Journal, run: str, choice: str, *, undo: bool) -> tuple[str, Action | None]:
    """What it says on the button, and the Action that it means; None is "no". `undo`: whether that can be had.

    Raises NotFound when the run or the choice does not exist.
    """
    offer = Offer.load(await journal.offer(run))
    labels = {item.key: item.label for item in offer.choices}
    # however it ended, and whatever else it offers
    if choice == UNDO and choice not in labels and undo:
        return f"undo {run}", Action(UNDO, {"run": run})
    if choice not in labels:
        there = ", ".join(labels) or "none"
        raise NotFound(f"{run} offers no choice {choice}; its choices: {there}")
    return labels[choice], offer.actions.get(choice)
