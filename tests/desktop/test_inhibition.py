"""When notifications wait."""

import asyncio
from dataclasses import replace

import pytest

from ryxd.desktop.hyprland.desk import Desk
from ryxd.desktop.inhibition import LASTS, Inhibition

CAST = (("screencastv2", "0", "DP-1"),)


class Screen:
    def __init__(self, *rules: str) -> None:
        self.desk: Desk | None = Desk()
        self.locked = False
        self.again = 0
        self.inhibition = Inhibition(lambda: self.desk, self._locked, lambda: rules, self._again)

    async def _locked(self) -> bool:
        return self.locked

    def _again(self) -> None:
        self.again += 1

    def show(self, **changes: object) -> None:
        self.desk = replace(self.desk or Desk(), **changes)  # type: ignore[arg-type]
        self.inhibition.changed()


@pytest.mark.parametrize(("rules", "why"), [(("locked", "shared"), "locked"), (("shared", "fullscreen"), "")])
async def test_locked(rules: tuple[str, ...], why: str) -> None:
    screen = Screen(*rules)
    assert await screen.inhibition.why() == ""
    screen.locked = True
    assert await screen.inhibition.why() == why


async def test_locked_is_told_by_logind_too_where_no_hyprland_runs() -> None:
    screen = Screen("locked")
    screen.desk, screen.locked = None, True
    assert await screen.inhibition.why() == "locked"


async def test_full_screen() -> None:
    screen = Screen("fullscreen")
    screen.show(fullscreen=True)
    assert await screen.inhibition.why() == "filled by a window"
    screen.show(fullscreen=False)
    assert await screen.inhibition.why() == ""


async def test_what_lasts_is_shared_and_a_screenshot_is_not() -> None:
    screen = Screen("shared")
    screen.show(casts=CAST)
    assert await screen.inhibition.why() == ""
    screen.show(casts=())
    await asyncio.sleep(LASTS + 0.2)
    assert (screen.again, await screen.inhibition.why()) == (0, "")
    screen.show(casts=CAST)
    screen.show(casts=CAST * 2)
    await asyncio.sleep(LASTS + 0.2)
    assert (screen.again, await screen.inhibition.why()) == (1, "shared")
    screen.show(casts=())
    assert await screen.inhibition.why() == ""


async def test_without_a_compositor_that_tells_nothing_waits() -> None:
    screen = Screen("locked", "shared", "fullscreen")
    screen.desk = None
    assert await screen.inhibition.why() == ""
    screen.inhibition.close()
