"""The events of Hyprland's second socket, as its documentation lists them (wiki.hypr.land: IPC, Events list).

An event is a line, `NAME>>DATA`; of several values in DATA one may have commas in it (a title, the name of a
workspace). Hyprland cuts DATA at 1,024 bytes and writes addresses without their 0x.
"""

from collections.abc import Mapping
from dataclasses import dataclass

TABLE: Mapping[str, str] = {
    "workspace": "*workspace",
    "workspacev2": "id *workspace",
    "focusedmon": "monitor *workspace",
    "focusedmonv2": "monitor id",
    "activewindow": "app *title",
    "activewindowv2": "window",
    "fullscreen": "on",
    "monitorremoved": "*monitor",
    "monitorremovedv2": "id monitor *description",
    "monitoradded": "*monitor",
    "monitoraddedv2": "id monitor *description",
    "createworkspace": "*workspace",
    "createworkspacev2": "id *workspace",
    "destroyworkspace": "*workspace",
    "destroyworkspacev2": "id *workspace",
    "moveworkspace": "*workspace monitor",
    "moveworkspacev2": "id *workspace monitor",
    "renameworkspace": "id *workspace",
    "activespecial": "*workspace monitor",
    "activespecialv2": "id *workspace monitor",
    "activelayout": "keyboard *layout",
    "openwindow": "window workspace app *title",
    "closewindow": "window",
    "kill": "window",
    "movewindow": "window *workspace",
    "movewindowv2": "window id *workspace",
    "openlayer": "*namespace",
    "closelayer": "*namespace",
    "submap": "*submap",
    "changefloatingmode": "window on",
    "urgent": "window",
    "screencast": "on owner",
    "screencastv2": "on owner *target",
    "windowtitle": "window",
    "windowtitlev2": "window *title",
    "togglegroup": "on *windows",
    "moveintogroup": "window",
    "moveoutofgroup": "window",
    "ignoregrouplock": "on",
    "lockgroups": "on",
    "configreloaded": "",
    "pin": "window on",
    "minimized": "window on",
    "bell": "window",
    "custom": "*text",
}
"""What each event's values are called; * is before the one that may have commas in it.

`custom` is what a configuration in Lua sends itself; it is in the sources, and not in the list.
"""


@dataclass(frozen=True)
class HyprEvent:
    """One event."""

    name: str
    values: Mapping[str, str]

    def __getitem__(self, value: str) -> str:
        return self.values[value]

    @property
    def on(self) -> bool:
        """Of an event that switches something: whether it is on now."""
        return self.values.get("on") == "1"


def read(line: str) -> HyprEvent | None:
    """The event of a line; None for one that is not in the table, or has not the values that it has there."""
    name, arrows, data = line.partition(">>")
    fields = TABLE.get(name)
    if fields is None or not arrows:
        return None
    values = _values(fields.split(), data)
    return None if values is None else HyprEvent(name, values)


def _values(fields: list[str], data: str) -> dict[str, str] | None:
    if not fields:
        return {}
    greedy = next((at for at, field in enumerate(fields) if field.startswith("*")), len(fields) - 1)
    front, behind = greedy, len(fields) - greedy - 1
    parts = data.split(",", front)
    if len(parts) != front + 1:
        return None
    if behind:
        parts[front:] = parts[front].rsplit(",", behind)
    if len(parts) != len(fields):
        return None
    return {field.removeprefix("*"): part for field, part in zip(fields, parts, strict=True)}
