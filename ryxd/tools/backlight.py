"""Make the screen brighter or darker."""

from typing import Self

from pydantic import Field, model_validator

from ryxd.core.tool import Arguments, Output, Permission, ToolError, ToolView, tool
from ryxd.tools import programs
from ryxd.tools.speech import say

DARKEST = 1
"""Percent: at 0 some panels are off, and the user could not see how to undo it."""


class Brightness(Arguments):
    """Exactly one of the two."""

    level: int | None = Field(default=None, ge=-1000, le=1000, description="percent, 1 to 100")
    delta: int | None = Field(default=None, ge=-1000, le=1000, description="percent brighter, darker if negative")

    @model_validator(mode="after")
    def _one(self) -> Self:
        if (self.level is None) == (self.delta is None):
            raise ValueError("give exactly one of level and delta")
        return self


class BrightnessSet(Output):
    """What the screen says now."""

    ok: bool = True
    level: int = Field(description="percent")
    say: str = Field(description="the answer in a sentence")


@tool("set the screen brightness", permission=Permission.DESKTOP, groups={"desktop"})
async def set_brightness(args: Brightness, view: ToolView) -> BrightnessSet:
    """Set or change the brightness with brightnessctl(1), never below 1 %.

    Raises ToolError when the program is missing or the machine has no backlight.
    """
    path = programs.found(["brightnessctl"], view.environment)
    if path is None:
        raise ToolError(
            say(
                view,
                en="brightnessctl is not installed; install the package brightnessctl",
                de="brightnessctl ist nicht installiert; installiere das Paket brightnessctl",
            )
        )
    now, most = await _state(path, view)
    await _run(path, ("-q", "set", str(_wanted(args, now, most))), view)
    now, most = await _state(path, view)
    reached = round(100 * now / most)
    return BrightnessSet(
        level=reached, say=say(view, en=f"Brightness is at {reached} %.", de=f"Helligkeit: {reached} %.")
    )


def _wanted(args: Brightness, now: int, most: int) -> int:
    """The raw value to set. Ours and not brightnessctl's percent, which stands still on a panel of few steps."""
    darkest = max(1, round(most * DARKEST / 100))
    if args.level is not None:
        return min(most, max(darkest, round(most * args.level / 100)))
    delta = args.delta or 0
    step = round(most * delta / 100) or (delta > 0) - (delta < 0)
    return min(most, max(darkest, now + step))


async def _state(path: str, view: ToolView) -> tuple[int, int]:
    """The raw value and the largest, out of `intel_backlight,backlight,500,50%,1000`."""
    fields = (await _run(path, ("-m", "info"), view)).strip().split("\n")[0].split(",")
    try:
        now, most = int(fields[2]), int(fields[4])
    except (IndexError, ValueError):
        raise ToolError(f"brightnessctl answered something unknown: {','.join(fields)[:80]!r}") from None
    return now, max(1, most)


async def _run(path: str, args: tuple[str, ...], view: ToolView) -> str:
    environment = {**view.environment, "LC_ALL": "C"}
    ended = await programs.run((path, "-c", "backlight", *args), environment, limit=1.5)
    if ended.code == 0:
        return ended.out
    text = (ended.err or ended.out).strip()
    if "no device" in text.lower() or "failed to read any devices" in text.lower() or "not found" in text.lower():
        raise ToolError(
            say(
                view,
                en="this machine has no screen whose brightness a program can set "
                "(a desktop monitor has buttons, or ddcutil)",
                de="Dieser Rechner hat keinen Bildschirm mit einstellbarer Helligkeit "
                "(ein Monitor hat Tasten, oder ddcutil)",
            )
        )
    if "permission denied" in text.lower() or "operation not permitted" in text.lower():
        raise ToolError(
            say(
                view,
                en="brightnessctl may not set the brightness: log in on the machine itself, "
                "or join the group video",
                de="brightnessctl darf die Helligkeit nicht ändern: melde dich am Rechner selbst an, "
                "oder tritt der Gruppe video bei",
            )
        )
    raise ToolError(f"brightnessctl: {text or f'exit code {ended.code}'}"[:200])
