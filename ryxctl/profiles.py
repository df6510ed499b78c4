"""What `ryxctl profiles` shows: limits, and how well strategies did."""

from ryxctl.screen import Screen

TYPE_CHECKING = False
if TYPE_CHECKING:  # typing is one of the expensive modules
    from typing import Any


def show(screen: Screen, result: "dict[str, Any]") -> None:
    """Print the reply of `profiles`."""
    width = max((len(each["name"]) for each in result["profiles"]), default=0)
    for each in result["profiles"]:
        rewrites = "1 rewrite" if each["rewrites"] == 1 else f"{each['rewrites']} rewrites"
        numbers = f"{each['steps']:>2} steps, {each['retries']} retries, {rewrites}"
        models = f", models: {', '.join(each['models'])}" if each["models"] else ""
        default = " (default)" if each["default"] else ""
        screen.line(f"{each['name']:{width}}  {numbers}, {each['strategies']}{models}{default}")
    for each in result["strategies"]:
        good = f"{each['successes']} of {each['tries']} tries gave something"
        screen.line(f"  {each['name']}: {good}, {each['milliseconds']} ms on average", "dim")
