"""What `ryxctl why` shows: each step of a run with its number, and why below it."""

from ryxctl.screen import Screen

TYPE_CHECKING = False
if TYPE_CHECKING:  # typing is one of the expensive modules
    from typing import Any

FOLLOWED = {"en": "It followed from:", "de": "Es folgte aus:"}


def show(screen: Screen, result: "dict[str, Any]") -> None:
    """Print the steps; after one that was asked for alone, what it followed from."""
    reasons = result["reasons"]
    alone = len(reasons) > 1 and reasons[1]["number"] < reasons[0]["number"]
    for place, each in enumerate(reasons):
        if alone and place == 1:
            screen.line(FOLLOWED[result["language"]], "dim")
        space = "" if alone else "  " * each["depth"]
        screen.line(f"{each['number']:4} {space}{each['text']}")
        for line in each["more"]:
            for part in line.splitlines() or [""]:
                screen.line(f"     {space}  {part}", "dim")
