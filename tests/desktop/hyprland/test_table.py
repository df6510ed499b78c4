"""Hyprland's events: every one that its documentation lists is read, what it does not list is not."""

import pytest

from ryxd.desktop.hyprland.table import TABLE, read

DOCUMENTED = {
    "workspace": ("web, two", {"workspace": "web, two"}),
    "workspacev2": ("2,web, two", {"id": "2", "workspace": "web, two"}),
    "focusedmon": ("DP-1,a,b", {"monitor": "DP-1", "workspace": "a,b"}),
    "focusedmonv2": ("DP-1,2", {"monitor": "DP-1", "id": "2"}),
    "activewindow": ("foot,vim a,b.txt", {"app": "foot", "title": "vim a,b.txt"}),
    "activewindowv2": ("64cea2525760", {"window": "64cea2525760"}),
    "fullscreen": ("1", {"on": "1"}),
    "monitorremoved": ("DP-1", {"monitor": "DP-1"}),
    "monitorremovedv2": ("0,DP-1,Dell Inc., U27", {"id": "0", "monitor": "DP-1", "description": "Dell Inc., U27"}),
    "monitoradded": ("DP-1", {"monitor": "DP-1"}),
    "monitoraddedv2": ("0,DP-1,Dell", {"id": "0", "monitor": "DP-1", "description": "Dell"}),
    "createworkspace": ("a,b", {"workspace": "a,b"}),
    "createworkspacev2": ("-1337,a,b", {"id": "-1337", "workspace": "a,b"}),
    "destroyworkspace": ("3", {"workspace": "3"}),
    "destroyworkspacev2": ("3,3", {"id": "3", "workspace": "3"}),
    "moveworkspace": ("a,b,DP-1", {"workspace": "a,b", "monitor": "DP-1"}),
    "moveworkspacev2": ("3,a,b,DP-1", {"id": "3", "workspace": "a,b", "monitor": "DP-1"}),
    "renameworkspace": ("3,a,b", {"id": "3", "workspace": "a,b"}),
    "activespecial": (",DP-1", {"workspace": "", "monitor": "DP-1"}),
    "activespecialv2": (",,DP-1", {"id": "", "workspace": "", "monitor": "DP-1"}),
    "activelayout": (
        "at-keyboard,German, no dead keys",
        {"keyboard": "at-keyboard", "layout": "German, no dead keys"},
    ),
    "openwindow": ("64ce,2,foot,a, b", {"window": "64ce", "workspace": "2", "app": "foot", "title": "a, b"}),
    "closewindow": ("64ce", {"window": "64ce"}),
    "kill": ("64ce", {"window": "64ce"}),
    "movewindow": ("64ce,a,b", {"window": "64ce", "workspace": "a,b"}),
    "movewindowv2": ("64ce,2,a,b", {"window": "64ce", "id": "2", "workspace": "a,b"}),
    "openlayer": ("wofi", {"namespace": "wofi"}),
    "closelayer": ("wofi", {"namespace": "wofi"}),
    "submap": ("", {"submap": ""}),
    "changefloatingmode": ("64ce,1", {"window": "64ce", "on": "1"}),
    "urgent": ("64ce", {"window": "64ce"}),
    "screencast": ("1,0", {"on": "1", "owner": "0"}),
    "screencastv2": ("1,1,a title, with commas", {"on": "1", "owner": "1", "target": "a title, with commas"}),
    "windowtitle": ("64ce", {"window": "64ce"}),
    "windowtitlev2": ("64ce,~/a, b", {"window": "64ce", "title": "~/a, b"}),
    "togglegroup": ("0,64ce,64cf", {"on": "0", "windows": "64ce,64cf"}),
    "moveintogroup": ("64ce", {"window": "64ce"}),
    "moveoutofgroup": ("64ce", {"window": "64ce"}),
    "ignoregrouplock": ("1", {"on": "1"}),
    "lockgroups": ("0", {"on": "0"}),
    "configreloaded": ("", {}),
    "pin": ("64ce,1", {"window": "64ce", "on": "1"}),
    "minimized": ("64ce,1", {"window": "64ce", "on": "1"}),
    "bell": ("", {"window": ""}),
    "custom": ("a,b", {"text": "a,b"}),
}
"""By name: data as Hyprland writes it, and what it means (wiki.hypr.land, IPC, Events list)."""


@pytest.mark.parametrize("name", DOCUMENTED)
def test_every_documented_event_is_read(name: str) -> None:
    data, values = DOCUMENTED[name]
    event = read(f"{name}>>{data}")
    assert event is not None
    assert (event.name, dict(event.values)) == (name, values)


def test_the_table_is_the_documented_one() -> None:
    assert set(TABLE) == set(DOCUMENTED)


@pytest.mark.parametrize(
    "line", ["", "workspace", "newevent>>1", "workspacev2>>2", "openwindow>>64ce,2", ">>", "moveworkspacev2>>1,2"]
)
def test_what_is_not_in_it_is_ignored(line: str) -> None:
    assert read(line) is None


def test_on_and_off() -> None:
    on, off = read("fullscreen>>1"), read("fullscreen>>0")
    assert on is not None
    assert off is not None
    assert (on.on, off.on) == (True, False)
