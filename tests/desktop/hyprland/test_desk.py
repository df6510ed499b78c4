"""What the desktop looks like after Hyprland's events."""

from ryxd.desktop.hyprland.desk import RECENT, Desk, Place, after, asks, begun
from ryxd.desktop.hyprland.table import read

CLIENTS = [
    {"address": "0x2", "class": "firefox", "title": "Docs", "workspace": {"name": "web"}, "focusHistoryID": 1},
    {"address": "0x1", "class": "foot", "title": "~", "workspace": {"name": "1"}, "focusHistoryID": 0},
    {"address": "0x3", "class": "", "initialClass": "steam", "title": "", "workspace": {}, "focusHistoryID": -1},
    {"address": "0x4", "class": "gone", "mapped": False, "focusHistoryID": 2},
]


def told(desk: Desk, *lines: str) -> Desk:
    for line in lines:
        event = read(line)
        assert event is not None, line
        desk = after(desk, event)
    return desk


def start() -> Desk:
    return begun(CLIENTS, {"address": "0x1"}, {"name": "1", "hasfullscreen": False})


def test_it_begins_with_what_hyprland_answers() -> None:
    desk = start()
    assert (desk.window, desk.order, desk.workspace) == ("1", ("1", "2", "3"), "1")
    assert desk.recent() == (Place("foot", "~", "1"), Place("firefox", "Docs", "web"), Place("steam"))


def test_what_was_used_last_comes_first() -> None:
    desk = told(start(), "activewindowv2>>2", "workspacev2>>2,web", "activewindowv2>>1")
    assert desk.order == ("1", "2", "3")
    assert desk.workspaces == ("web", "1")


def test_a_prompt_takes_the_keyboard_and_the_window_below_stays_the_one_that_is_meant() -> None:
    desk = told(start(), "activewindowv2>>2", "activewindow>>,", "activewindowv2>>", "openlayer>>wofi")
    assert (desk.active, desk.window) == ("", "2")


def test_windows_open_move_change_their_title_and_close() -> None:
    desk = told(
        start(),
        "openwindow>>5,1,foot,zsh",
        "activewindowv2>>5",
        "windowtitlev2>>5,vim a, b",
        "movewindowv2>>5,3,3",
    )
    assert desk.recent()[0] == Place("foot", "vim a, b", "3")
    desk = told(desk, "closewindow>>5")
    assert (desk.window, "5" in desk.windows) == ("1", False)


def test_sharing_ends_when_the_last_one_ends() -> None:
    desk = told(start(), "screencast>>1,0", "screencastv2>>1,0,DP-1", "screencastv2>>1,1,Docs", "screencast>>1,1")
    assert desk.shared
    desk = told(desk, "screencastv2>>0,0,DP-1", "screencast>>0,0", "screencast>>0,1")
    assert desk.shared
    desk = told(desk, "screencastv2>>0,1,Docs", "screencastv2>>0,1,Docs")
    assert not desk.shared


def test_only_so_many_are_remembered() -> None:
    desk = told(start(), *(f"workspace>>{number}" for number in range(2 * RECENT)))
    assert desk.workspaces[0] == str(2 * RECENT - 1)
    assert len(desk.workspaces) == RECENT


def test_events_that_say_nothing_here_change_nothing() -> None:
    desk = start()
    assert (
        told(desk, "activelayout>>kbd,de", "urgent>>2", "submap>>", "workspace>>", "renameworkspace>>1,x") == desk
    )


def test_full_screen_is_asked_about_after_what_may_have_changed_it() -> None:
    for line, expected in (
        ("fullscreen>>1", True),
        ("workspace>>2", True),
        ("windowtitle>>1", False),
        ("custom>>x", False),
    ):
        event = read(line)
        assert event is not None
        assert asks(event) is expected, line
