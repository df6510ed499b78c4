"""How full the battery is, and how long it lasts: from UPower on the system bus, else the kernel's own files."""

import asyncio
from pathlib import Path
from typing import Any, Literal

from pydantic import Field

from ryxd.core.tool import Arguments, Output, Permission, ToolError, ToolView, tool
from ryxd.tools.buses import NobodyThere, line
from ryxd.tools.speech import say

UPOWER = "org.freedesktop.UPower"
SUPPLIES = Path("/sys/class/power_supply")
State = Literal["charging", "discharging", "empty", "full", "waiting", "unknown"]
STATES: dict[int, State] = {1: "charging", 2: "discharging", 3: "empty", 4: "full", 5: "waiting", 6: "waiting"}
"""UPower's states; 5 and 6 wait to charge or discharge, as with a charge limit."""
NAMES: dict[str, State] = {
    "charging": "charging", "discharging": "discharging", "full": "full", "not charging": "waiting",
}  # fmt: skip
"""The kernel's names (power_supply sysfs)."""


class BatteryQuery(Arguments):
    """Nothing to say."""


class Battery(Output):
    """What the battery says."""

    present: bool = Field(description="whether there is a battery at all")
    percent: int | None = Field(default=None, description="how full it is")
    state: State = "unknown"
    minutes: int | None = Field(default=None, description="until it is empty, or full while it charges")
    say: str = Field(description="the answer in a sentence")


@tool("tell how full the battery is", permission=Permission.READ, groups={"desktop", "system"})
async def battery(args: BatteryQuery, view: ToolView) -> Battery:  # noqa: ARG001 - there is nothing to ask for
    """Percentage, state and time left. A machine without a battery is no error."""
    try:
        async with line(view, "system") as bus:
            (device,) = await bus.call(UPOWER, "/org/freedesktop/UPower", UPOWER, "GetDisplayDevice")
            told = await bus.all(UPOWER, device, f"{UPOWER}.Device")
        found = from_upower(told)
    except (NobodyThere, ToolError):
        found = await asyncio.to_thread(from_kernel, SUPPLIES)
    return found.model_copy(update={"say": _sentence(found, view)})


def from_upower(told: dict[str, Any]) -> Battery:
    """What UPower's display device says: all batteries as one. 2 is a battery, 3 a UPS."""
    if not told.get("IsPresent") or told.get("Type") not in {2, 3}:
        return Battery(present=False, say="")
    state = STATES.get(int(told.get("State", 0)), "unknown")
    seconds = int(told.get("TimeToFull" if state == "charging" else "TimeToEmpty", 0) or 0)
    return Battery(
        present=True,
        percent=round(float(told.get("Percentage", 0))),
        state=state,
        minutes=seconds // 60 if seconds > 0 and state in {"charging", "discharging"} else None,
        say="",
    )


def from_kernel(folder: Path) -> Battery:
    """What the kernel's power supplies say, all batteries of the machine taken together. Blocks on sysfs."""
    now = full = rate = 0.0
    states: list[State] = []
    percents: list[float] = []
    try:
        supplies = sorted(folder.iterdir())
    except OSError:
        supplies = []
    for supply in supplies:
        # scope Device: the battery of a mouse or headphones
        if (
            _read(supply, "type") != "Battery"
            or _read(supply, "scope") == "Device"
            or _read(supply, "present") == "0"
        ):
            continue
        states.append(NAMES.get(_read(supply, "status").lower(), "unknown"))
        for kind, flow in (("energy", "power_now"), ("charge", "current_now")):
            if (most := _number(supply, f"{kind}_full")) and (level := _number(supply, f"{kind}_now")) is not None:
                now, full = now + level, full + most
                rate += abs(_number(supply, flow) or 0)
                percents.append(100 * level / most)
                break
        else:
            if (level := _number(supply, "capacity")) is not None:
                percents.append(level)
    if not states:
        return Battery(present=False, say="")
    state = next((each for each in ("discharging", "charging") if each in states), states[0])
    percent = 100 * now / full if full else sum(percents) / len(percents) if percents else None
    left = {"discharging": now, "charging": full - now}.get(state)
    minutes = round(60 * left / rate) if left is not None and rate > 0 and full else None
    rounded = None if percent is None else min(100, round(percent))
    return Battery(present=True, percent=rounded, state=state, minutes=minutes, say="")


def _read(supply: Path, name: str) -> str:
    try:
        return (supply / name).read_text().strip()
    except (OSError, UnicodeDecodeError):
        return ""


def _number(supply: Path, name: str) -> float | None:
    try:
        return float(_read(supply, name))
    except ValueError:
        return None


def _sentence(found: Battery, view: ToolView) -> str:
    if not found.present:
        return say(view, en="This machine has no battery.", de="Dieser Rechner hat keinen Akku.")
    percent = "?" if found.percent is None else found.percent
    left = "" if found.minutes is None else f"{found.minutes // 60}:{found.minutes % 60:02} h"
    match found.state:
        case "charging":
            more = say(view, en="charging", de="lädt") + (
                say(view, en=f", full in {left}", de=f", voll in {left}") if left else ""
            )
        case "discharging":
            more = (
                say(view, en=f"{left} left", de=f"noch {left}")
                if left
                else say(view, en="not charging", de="lädt nicht")
            )
        case "full":
            more = say(view, en="full", de="voll")
        case "waiting":
            more = say(view, en="plugged in, not charging", de="angeschlossen, lädt nicht")
        case _:
            more = ""
    return say(view, en=f"The battery is at {percent} %", de=f"Der Akku ist bei {percent} %") + (
        f" ({more})." if more else "."
    )
