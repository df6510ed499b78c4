"""What the desktop looks like, as one Hyprland tells it: pure, events in, a Desk out (spec A11)."""

from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field, replace
from typing import Any

from ryxd.desktop.hyprland.table import HyprEvent

RECENT = 8
"""Windows, and workspaces, that were used last and are remembered."""

_ASKS = frozenset({
    "workspace", "workspacev2", "focusedmon", "focusedmonv2", "fullscreen", "activewindowv2", "closewindow",
    "movewindow", "movewindowv2", "monitorremoved", "monitoradded",
})  # fmt: skip
"""Events after which the workspace that is shown may have a window in full screen, or have none any more.

They don't say it: several may come for one change, and one is for any window, of any monitor.
"""


@dataclass(frozen=True)
class Place:
    """A window, as far as events tell it."""

    app: str = ""
    title: str = ""
    workspace: str = ""


@dataclass(frozen=True)
class Desk:
    """The desktop of one Hyprland now."""

    active: str = ""
    """Address of the window that has the keyboard; empty while a layer has it (a prompt, a lock)."""
    order: tuple[str, ...] = ()
    """Addresses of the windows, the one that was used last first."""
    windows: Mapping[str, Place] = field(default_factory=dict)
    """All that are open, by address."""
    workspace: str = ""
    """Name of the one that is shown."""
    workspaces: tuple[str, ...] = ()
    """Those that were shown, this one first."""
    fullscreen: bool = False
    """Whether a window of that workspace is in full screen."""
    casts: tuple[tuple[str, ...], ...] = ()
    """What is being shared or recorded: the version of the event, owner, target."""

    @property
    def window(self) -> str:
        """Address of the window that the user means by "this one": what a prompt lies above."""
        return self.active or next(iter(self.order), "")

    @property
    def shared(self) -> bool:
        """Whether somebody may see what is on the screen."""
        return bool(self.casts)

    def recent(self) -> tuple[Place, ...]:
        """The windows that were used last, that one first."""
        return tuple(self.windows[each] for each in self.order if each in self.windows)[:RECENT]


def asks(event: HyprEvent) -> bool:
    """Whether only Hyprland itself can say what is in full screen after this."""
    return event.name in _ASKS


def after(desk: Desk, event: HyprEvent) -> Desk:
    """The Desk after an event; the same one when it changes nothing of it."""
    match event.name:
        case "activewindowv2":
            return _focused(desk, bare(event["window"]))
        case "openwindow":
            place = Place(event["app"], event["title"], event["workspace"])
            return replace(desk, windows={**desk.windows, bare(event["window"]): place})
        case "closewindow" | "kill":
            return _closed(desk, bare(event["window"]))
        case "windowtitlev2":
            return _changed(desk, bare(event["window"]), title=event["title"])
        case "movewindowv2":
            return _changed(desk, bare(event["window"]), workspace=event["workspace"])
        case "workspace" | "workspacev2" | "focusedmon":
            return _shown(desk, event["workspace"])
        case "renameworkspace":
            return desk  # its old name is not told; the next event of it has the new one
        case "screencast" | "screencastv2":
            return _cast(desk, (event.name, event["owner"], event.values.get("target", "")), on=event.on)
        case _:
            return desk


def begun(clients: Iterable[Mapping[str, Any]], active: Mapping[str, Any], shown: Mapping[str, Any]) -> Desk:
    """The Desk that Hyprland's answers to clients, activewindow and activeworkspace describe."""
    mapped = [each for each in clients if each.get("mapped", True)]
    mapped.sort(key=lambda each: _number(each.get("focusHistoryID")))
    windows = {
        bare(str(each.get("address", ""))): Place(
            str(each.get("class") or each.get("initialClass") or ""),
            str(each.get("title", "")),
            str((each.get("workspace") or {}).get("name", "")),
        )
        for each in mapped
    }
    name = str(shown.get("name", ""))
    return Desk(
        active=bare(str(active.get("address", ""))),
        order=tuple(windows),
        windows=windows,
        workspace=name,
        workspaces=(name,) if name else (),
        fullscreen=bool(shown.get("hasfullscreen")),
    )


def bare(address: str) -> str:
    """An address without its 0x, as events have it."""
    return address.removeprefix("0x")


def _focused(desk: Desk, window: str) -> Desk:
    if not window:
        return replace(desk, active="")
    order = (window, *(each for each in desk.order if each != window))
    return replace(desk, active=window, order=order)


def _closed(desk: Desk, window: str) -> Desk:
    windows = {address: place for address, place in desk.windows.items() if address != window}
    order = tuple(each for each in desk.order if each != window)
    return replace(desk, active="" if desk.active == window else desk.active, order=order, windows=windows)


def _changed(desk: Desk, window: str, **changes: str) -> Desk:
    place = replace(desk.windows.get(window, Place()), **changes)
    return replace(desk, windows={**desk.windows, window: place})


def _shown(desk: Desk, workspace: str) -> Desk:
    if not workspace:
        return desk
    before = (each for each in desk.workspaces if each != workspace)
    return replace(desk, workspace=workspace, workspaces=(workspace, *before)[:RECENT])


def _cast(desk: Desk, cast: tuple[str, ...], *, on: bool) -> Desk:
    if on:
        return replace(desk, casts=(*desk.casts, cast))
    left = list(desk.casts)
    if cast in left:
        left.remove(cast)
    return replace(desk, casts=tuple(left))


def _number(value: object) -> int:
    """How long ago it was focused; -1 is a window that never was."""
    return value if isinstance(value, int) and value >= 0 else 1 << 30
