import pytest

from ryxd.core.tool import Denied, Permission, ToolError
from ryxd.tools.windows import WindowAction, WindowsQuery, list_windows, window
from tests.fakes.hyprland import Client, FakeHyprland
from tests.fakes.view import FakeView

GENERATIONS = ("0.52", "0.55", "0.57")


@pytest.fixture
def view(tmp_path):
    return FakeView(tmp_path, XDG_RUNTIME_DIR=str(tmp_path))


@pytest.fixture(params=GENERATIONS)
async def hyprland(request, tmp_path):
    async with FakeHyprland(tmp_path, request.param) as fake:
        fake.clients = [
            Client("0xa1", "foot", "~/src"),
            Client("0xb2", "org.mozilla.firefox", "Hokusai — Wikipedia", "2"),
            Client("0xc3", "org.kde.kate", 'notes" }) os.execute("x', "name"),
            Client("0xd4", "foot", "htop", "3"),
            Client("0xe5", "gone", "", mapped=False),
        ]
        yield fake


async def do(view, action, arg=None, **more):
    return await window.run(WindowAction(action=action, arg=arg, **more), view)


def named(hyprland, address):
    return next(each for each in hyprland.clients if each.address == address)


async def test_the_windows_are_listed_with_the_focused_one_first(view, hyprland):
    listed = await list_windows.run(WindowsQuery(), view)
    assert [(each.app, each.workspace, each.focused) for each in listed.windows] == [
        ("foot", "1", True), ("org.mozilla.firefox", "2", False), ("org.kde.kate", "name", False), ("foot", "3", False),
    ]  # fmt: skip
    assert "1: foot – ~/src *" in listed.say
    assert "htop" in listed.say


async def test_only_the_matching_windows_are_listed(view, hyprland):
    assert [each.address for each in (await list_windows.run(WindowsQuery(match="hokusai"), view)).windows] == [
        "0xb2"
    ]
    none = await list_windows.run(WindowsQuery(match="blender"), view)
    assert (none.windows, none.say) == ([], "There is no such window.")


@pytest.mark.parametrize(
    ("action", "arg", "address"),
    [
        ("focus", "Hokusai", "0xb2"), ("focus", "0xd4", "0xd4"), ("focus", "address:0xc3", "0xc3"), ("focus_app", "firefox", "0xb2"),
        ("focus_app", "kate", "0xc3"), ("focus", "class:org.kde.kate", "0xc3"), ("focus", "HTOP", "0xd4"),
    ],
)  # fmt: skip
async def test_a_window_comes_to_the_front_by_application_title_or_address(view, hyprland, action, arg, address):
    await do(view, action, arg)
    assert hyprland.clients[0].address == address


async def test_a_name_is_the_same_however_it_is_written(view, hyprland):
    hyprland.clients.append(Client("0xf6", "google-chrome", "New Tab"))
    await do(view, "focus_app", "Google Chrome")
    assert hyprland.clients[0].address == "0xf6"


@pytest.mark.parametrize("title", ["#f", "*", "foot?"])
async def test_a_title_as_it_was_listed_is_that_window_and_no_other_that_has_it_in_its_name(view, hyprland, title):
    hyprland.clients.append(Client("0xf6", "kitty", title))
    await do(view, "focus", title)
    assert hyprland.clients[0].address == (
        "0xa1" if title == "foot?" else "0xf6"
    )  # an application's name comes first


async def test_the_focus_moves_in_a_direction(view, hyprland):
    await do(view, "focus", "links")
    assert hyprland.direction == "l"


async def test_of_two_windows_of_an_application_the_one_used_last_is_meant(view, hyprland):
    await do(view, "focus_app", "foot")
    assert hyprland.clients[0].address == "0xa1"


async def test_closing_is_asked_about_and_closes_the_window_that_was_shown(view, hyprland):
    async def elsewhere(effect, extras=None):
        view.confirmed.append(effect)
        hyprland.clients.insert(0, hyprland.clients.pop(1))  # the user clicks in firefox to answer
        return ""

    view.confirm = elsewhere
    done = await do(view, "close")
    assert [effect.classes for effect in view.confirmed] == [{Permission.CHANGE}]
    assert "~/src" in view.confirmed[0].summary
    assert view.confirmed[0].preview == "foot 0xa1"
    assert "0xa1" not in [each.address for each in hyprland.clients]
    assert hyprland.clients[0].app == "org.mozilla.firefox"
    assert done.say == "foot was asked to close."


async def test_a_no_leaves_the_window_open(view, hyprland):
    async def no(effect, extras=None):
        raise Denied("no")

    view.confirm = no
    with pytest.raises(Denied):
        await do(view, "close", "kate")
    assert named(hyprland, "0xc3")


@pytest.mark.parametrize("again", [False, True])
async def test_a_window_that_is_gone_when_the_yes_comes_closes_no_other(view, hyprland, again):
    async def late(effect, extras=None):
        del hyprland.clients[0]
        if again:
            hyprland.clients.insert(0, Client("0xa1", "foot", "vim", pid=5000))  # its address, given again
        return ""

    view.confirm = late
    before = len(hyprland.clients)
    with pytest.raises(ToolError, match="foot has closed already"):
        await do(view, "close")
    assert len(hyprland.clients) == before - 1 + again


async def test_the_focused_window_fills_the_screen_and_floats(view, hyprland):
    await do(view, "fullscreen")
    await do(view, "toggle_floating")
    assert (hyprland.clients[0].fullscreen, hyprland.clients[0].floating) == (2, True)
    assert view.confirmed == []


async def test_another_window_fills_the_screen(view, hyprland):
    await do(view, "fullscreen", "kate")
    assert named(hyprland, "0xc3").fullscreen == 2
    assert named(hyprland, "0xa1").fullscreen == 0


async def test_a_window_moves_to_a_workspace(view, hyprland):
    await do(view, "move_to_workspace", "4")
    await do(view, "move_to_workspace", "name:Büro 2", window="firefox")
    assert (named(hyprland, "0xa1").workspace, named(hyprland, "0xb2").workspace) == ("4", "Büro 2")


async def test_a_workspace_is_shown(view, hyprland):
    assert (await do(view, "workspace", "next")).say == "Workspace 2 is shown."
    assert hyprland.shown == "2"


async def test_a_window_that_is_on_the_workspace_already_is_on_it(view, hyprland):
    assert (await do(view, "move_to_workspace", "1")).say == "foot is on workspace 1."
    assert (await do(view, "move_to_workspace", "+1")).say == "foot is on workspace 2."


@pytest.mark.parametrize("action", ["move_to_workspace", "fullscreen", "toggle_floating", "focus"])
async def test_nothing_is_said_to_be_done_with_a_window_that_closes_just_then(view, hyprland, action):
    hyprland.meanwhile = lambda text: text.startswith("dispatch") and hyprland.clients.clear()
    meant = {"window": "foot", "arg": "4"} if action == "move_to_workspace" else {"arg": "foot"}
    with pytest.raises(ToolError, match=r"closed already|Hyprland refused: .*ot found|No such window"):
        await do(view, action, **meant)


@pytest.mark.parametrize(
    ("action", "arg", "why"),
    [
        ("focus_app", "blender", "no window is called blender; open are: foot, org.mozilla.firefox"),
        ("focus_app", "org", "org could be: org.mozilla.firefox – Hokusai"),
        ("focus", None, "say which window"),
        ("focus_app", "htop", "no window is called htop"),
        ("close", "0xffff", "no window is called 0xffff"),
        ("move_to_workspace", "x; exec y", "is no workspace"),
        ("workspace", None, "is no workspace"),
    ],
)
async def test_what_is_wrong_is_told_and_nothing_is_done(view, hyprland, action, arg, why):
    before = [vars(each).copy() for each in hyprland.clients]
    with pytest.raises(ToolError, match=why):
        await do(view, action, arg)
    assert [vars(each) for each in hyprland.clients] == before


async def test_without_a_focused_window_that_is_told(view, hyprland):
    hyprland.clients.clear()
    with pytest.raises(ToolError, match="no window is focused"):
        await do(view, "close")


@pytest.mark.parametrize(("language", "why"), [("en", "needs Hyprland"), ("de", "Das braucht Hyprland")])
async def test_another_compositor_is_told_that_it_takes_hyprland(tmp_path, language, why):
    view = FakeView(tmp_path, language=language, XDG_RUNTIME_DIR=str(tmp_path), XDG_CURRENT_DESKTOP="sway")
    with pytest.raises(ToolError, match=rf"{why}.*\(sway\)"):
        await list_windows.run(WindowsQuery(), view)
    with pytest.raises(ToolError, match=why):
        await do(view, "close")
