"""What `ryxctl plans` shows: the plans that are kept."""

import time

from ryxctl.render import short
from ryxctl.screen import Screen

TYPE_CHECKING = False
if TYPE_CHECKING:  # typing is one of the expensive modules
    from typing import Any


def show(screen: Screen, name: str, result: "dict[str, Any]") -> None:
    """Print the reply of a command about kept plans."""
    for each in result["plans"]:
        if name == "plans_rm":
            screen.line(f"forgotten: {each['name']}  {short(each['request'], 80)}")
            continue
        when = time.strftime("%Y-%m-%d %H:%M", time.localtime(each["used"] / 1000))
        like = "" if each["like"] else "  (only for just this)"
        screen.line(f"{each['name']:>5}  {when}  {short(each['request'], 80)}{like}")
        times = "never used again" if not each["hits"] else f"used again {each['hits']} times"
        screen.line(f"{'':7}{', '.join(each['steps'])}; from {each['run']}, {times}", "dim")
    if not result["plans"]:
        screen.line("no plan is kept", "dim")
