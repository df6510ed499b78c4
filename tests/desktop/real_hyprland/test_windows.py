"""The window tools with a real Hyprland: what they say they did, hyprctl says too."""

from collections.abc import Callable
from typing import Any

import pytest

from ryxd.core.effect import Permission
from tests.desktop.real_hyprland.hands import Hands
from tests.desktop.real_hyprland.session import Session, missing

if why := missing(own=False):
    pytest.skip(why, allow_module_level=True)
pytestmark = pytest.mark.rare

NAMES = [
    "web", "Büro 2", "a,b", "a;b", "a b, c; d", 'say "hi"', "it's", "a/b", "j/clients", "100 %", "a\\b", "{a}",
    "[[BATCH]]a", "address:0x1", 'a" }) os.execute("x', "日本 🎨", "$HOME", "a~b", "+1 more", "7 up", "#x",
]  # fmt: skip
"""Of workspaces and windows, as people, and those who mean no good, would call them."""


# -- looking


async def test_the_windows_are_told_as_they_are_the_one_used_last_first(desk: Hands) -> None:
    opened = [desk.hyprland.open(f"ryx.{number}", f"window {number}") for number in (1, 2, 3)]
    listed = (await desk.done("list_windows", match="ryx."))["windows"]
    assert [each["address"] for each in listed] == [each["address"] for each in reversed(opened)]
    for each in listed:
        true = desk.hyprland.client(each["address"])
        assert (each["app"], each["title"], each["pid"], each["workspace"], each["floating"]) == (
            true["class"], true["title"], true["pid"], "91", true["floating"],
        )  # fmt: skip
        assert each["focused"] == (each["address"] == desk.hyprland.focused)
        assert not each["fullscreen"]


async def test_any_title_is_told_and_found_as_it_is(desk: Hands) -> None:
    titles = desk.home / "titles"
    meant = desk.hyprland.open("ryx.meant", "first", titles=titles)["address"]
    other = desk.hyprland.open("ryx.other", "quite different")["address"]
    for title in NAMES:
        if title.startswith("address:"):
            continue  # it is one: a window that has gone must not mean another that is called so
        titles.write_text(f"{title}\n")
        desk.hyprland.until(lambda title=title: desk.hyprland.client(meant)["title"] == title)  # type: ignore[misc]
        assert title in [each["title"] for each in (await desk.done("list_windows"))["windows"]]
        await desk.done("window", action="focus", arg=title)
        assert desk.hyprland.focused == meant, title
        await desk.done("window", action="focus", arg=other)


async def test_no_such_window_is_told(desk: Hands) -> None:
    told = await desk.done("list_windows", match="ryx.nobody")
    assert (told["windows"], told["say"]) == ([], "There is no such window.")
    assert "no window is called ryx.nobody" in await desk.refused("window", action="focus_app", arg="ryx.nobody")


# -- focus


async def test_a_window_on_another_workspace_comes_to_the_front_with_it(desk: Hands) -> None:
    meant = desk.hyprland.open("ryx.meant")
    await desk.done("workspace", target="92")
    desk.hyprland.open("ryx.other")
    await desk.done("window", action="focus_app", arg="ryx.meant")
    desk.hyprland.until(lambda: desk.hyprland.focused == meant["address"])
    assert desk.hyprland.workspace == "91"


async def test_the_focus_moves_left_and_right(desk: Hands) -> None:
    both = [desk.hyprland.open("ryx.one"), desk.hyprland.open("ryx.two")]
    left, right = sorted((each["address"] for each in both), key=lambda each: desk.hyprland.client(each)["at"])
    for way, there in (("left", left), ("rechts", right), ("links", left), ("right", right)):
        await desk.done("window", action="focus", arg=way)
        desk.hyprland.until(lambda there=there: desk.hyprland.focused == there)  # type: ignore[misc]


async def test_of_an_applications_windows_the_one_used_last_is_focused(desk: Hands) -> None:
    first, second = desk.hyprland.open("ryx.same", "first"), desk.hyprland.open("ryx.same", "second")
    desk.hyprland.open("ryx.other")
    await desk.done("window", action="focus", arg="first")
    desk.hyprland.until(lambda: desk.hyprland.focused == first["address"])
    await desk.done("window", action="focus", arg=second["address"])
    desk.hyprland.until(lambda: desk.hyprland.focused == second["address"])
    await desk.done("window", action="focus_app", arg="ryx.other")
    await desk.done("window", action="focus_app", arg="ryx.same")
    desk.hyprland.until(lambda: desk.hyprland.focused == second["address"])


# -- workspaces


async def test_a_workspace_of_any_name_is_shown_and_takes_a_window(desk: Hands) -> None:
    moved = desk.hyprland.open("ryx.moved")["address"]
    for name in NAMES:
        await desk.done("workspace", target=f"name:{name}")
        assert desk.hyprland.workspace == name
        await desk.done("workspace", target="91")
        assert desk.hyprland.workspace == "91"
        await desk.done("window", action="move_to_workspace", arg=f"name:{name}", window="ryx.moved")
        assert desk.hyprland.client(moved)["workspace"]["name"] == name


async def test_workspaces_are_walked_through(desk: Hands) -> None:
    for target, shown in (
        ("93", "93"),
        ("93", "93"),
        ("Ryx", "Ryx"),
        ("Ryx", "Ryx"),
        ("93", "93"),
        ("next", "94"),
        ("-1", "93"),
        ("previous", "94"),
        ("r-1", "93"),
    ):
        told = await desk.done("workspace", target=target)
        assert desk.hyprland.workspace == shown
        assert told["say"] == f"Workspace {shown} is shown."
    desk.hyprland.open("ryx.keeps")
    await desk.done("workspace", target="empty")
    assert desk.hyprland.ask("activeworkspace")["windows"] == 0


async def test_a_special_workspace_is_laid_over_the_others(desk: Hands) -> None:
    def laid_over() -> str:
        return next(
            str(each["specialWorkspace"]["name"]) for each in desk.hyprland.ask("monitors") if each["focused"]
        )

    opened = desk.hyprland.open("ryx.notes")
    await desk.done("window", action="move_to_workspace", arg="special:ryx notes")
    assert desk.hyprland.client(opened["address"])["workspace"]["name"] == "special:ryx notes"
    for _ in range(2):  # it is laid over, and not taken away again by the second
        await desk.done("workspace", target="special:ryx notes")
        assert laid_over() == "special:ryx notes"


async def test_the_focused_window_moves_to_a_workspace_and_is_shown_there(desk: Hands) -> None:
    stays = desk.hyprland.open("ryx.stays")
    moved = desk.hyprland.open("ryx.moved")
    told = await desk.done("window", action="move_to_workspace", arg="95")
    assert desk.hyprland.client(moved["address"])["workspace"]["name"] == "95"
    assert desk.hyprland.client(stays["address"])["workspace"]["name"] == "91"
    assert desk.hyprland.workspace == "95"
    assert told["say"] == "ryx.moved is on workspace 95."
    told = await desk.done("window", action="move_to_workspace", arg="95")  # where it is already
    assert told["say"] == "ryx.moved is on workspace 95."
    told = await desk.done("window", action="move_to_workspace", arg="+1")
    assert told["say"] == "ryx.moved is on workspace 96."
    assert desk.hyprland.client(moved["address"])["workspace"]["name"] == "96"


# -- shape


@pytest.mark.parametrize("named", [None, "ryx.meant"])
async def test_a_window_fills_the_screen_and_comes_back(desk: Hands, named: str | None) -> None:
    meant = desk.hyprland.open("ryx.meant")["address"]
    other = desk.hyprland.open("ryx.other")["address"]
    if named is None:
        await desk.done("window", action="focus_app", arg="ryx.meant")
    screen = next(each for each in desk.hyprland.ask("monitors") if each["focused"])
    whole = [round(screen[side] / screen["scale"]) for side in ("width", "height")]
    before = desk.hyprland.client(meant)["size"]
    await desk.done("window", action="fullscreen", arg=named)
    assert desk.hyprland.client(meant)["fullscreen"]
    assert not desk.hyprland.client(other)["fullscreen"]
    desk.hyprland.until(lambda: desk.hyprland.client(meant)["size"] == whole)
    listed = (await desk.done("list_windows", match="ryx."))["windows"]
    assert {each["app"]: each["fullscreen"] for each in listed} == {"ryx.meant": True, "ryx.other": False}
    await desk.done("window", action="fullscreen", arg=named)
    assert not desk.hyprland.client(meant)["fullscreen"]
    desk.hyprland.until(lambda: desk.hyprland.client(meant)["size"] == before)


async def test_a_window_floats_and_is_tiled_again(desk: Hands) -> None:
    meant = desk.hyprland.open("ryx.meant")["address"]
    desk.hyprland.open("ryx.other")
    for floats in (True, False):
        await desk.done("window", action="toggle_floating", arg="ryx.meant")
        assert desk.hyprland.client(meant)["floating"] is floats
        listed = (await desk.done("list_windows", match="ryx.meant"))["windows"]
        assert [each["floating"] for each in listed] == [floats]


# -- closing


async def test_closing_is_asked_about_and_closes_what_was_meant(desk: Hands) -> None:
    other, meant = desk.hyprland.open("ryx.other"), desk.hyprland.open("ryx.meant", "the “draft”, v2; final")
    desk.user.meanwhile = lambda: desk.hyprland.open("ryx.newer")  # and has the focus when the answer comes
    await desk.done("window", action="close")
    (asked,) = desk.user.asked
    assert asked.effect.classes == {Permission.CHANGE}
    assert "ryx.meant (the “draft”, v2; final)" in asked.effect.summary
    desk.hyprland.until(lambda: not desk.hyprland.client(meant["address"]))
    assert desk.hyprland.client(other["address"])
    assert "ryx.newer" in {each["class"] for each in desk.hyprland.ask("clients")}


async def test_a_no_leaves_it_open(desk: Hands) -> None:
    meant = desk.hyprland.open("ryx.meant")
    desk.user.yes = False
    await desk.refused("window", action="close", arg="ryx.meant")
    assert desk.hyprland.client(meant["address"])


async def test_one_that_closes_while_the_user_thinks_is_told(desk: Hands) -> None:
    desk.hyprland.open("ryx.meant")
    desk.user.meanwhile = desk.hyprland.close_windows
    assert "ryx.meant has closed already" in await desk.refused("window", action="close", arg="ryx.meant")


# -- sentences, and applications


SENTENCES: list[tuple[str, Callable[[Session, dict[str, Any]], bool]]] = [
    ("switch to workspace 92", lambda hyprland, _: hyprland.workspace == "92"),
    ("wechsle auf Arbeitsfläche 93", lambda hyprland, _: hyprland.workspace == "93"),
    ("next workspace", lambda hyprland, _: hyprland.workspace == "92"),
    ("nächste Arbeitsfläche", lambda hyprland, _: hyprland.workspace == "92"),
    ("go to workspace web", lambda hyprland, _: hyprland.workspace == "web"),
    ("geh auf Arbeitsfläche Musik", lambda hyprland, _: hyprland.workspace == "Musik"),
    ("make this window fullscreen", lambda _, window: bool(window["fullscreen"])),
    ("mach das Fenster in den Vollbildmodus", lambda _, window: bool(window["fullscreen"])),
    ("float this window", lambda _, window: bool(window["floating"])),
    ("lass das Fenster schweben", lambda _, window: bool(window["floating"])),
    ("move this window to workspace 94", lambda _, window: window["workspace"]["name"] == "94"),
    ("verschiebe das Fenster auf Arbeitsfläche 95", lambda _, window: window["workspace"]["name"] == "95"),
    ("close this window", lambda _, window: not window),
    ("schließ dieses Fenster", lambda _, window: not window),
]


@pytest.mark.parametrize(("sentence", "holds"), SENTENCES, ids=[sentence for sentence, _ in SENTENCES])
async def test_a_sentence_does_it(
    desk: Hands, sentence: str, holds: Callable[[Session, dict[str, Any]], bool]
) -> None:
    opened = desk.hyprland.open("ryx.meant")["address"]
    await desk.said(sentence)
    desk.hyprland.until(lambda: holds(desk.hyprland, desk.hyprland.client(opened)))


@pytest.mark.parametrize("sentence", ["which windows are open", "welche Fenster sind offen"])
async def test_a_sentence_asks_for_the_windows(desk: Hands, sentence: str) -> None:
    desk.hyprland.open("ryx.meant", "Entwurf, 2. Fassung")
    assert "91: ryx.meant – Entwurf, 2. Fassung *" in (await desk.said(sentence))["say"]


async def test_an_application_starts_on_the_workspace_that_is_shown_and_is_brought_back_to_the_front(
    desk: Hands,
) -> None:
    folder = desk.home / ".local/share/applications"
    folder.mkdir(parents=True)
    (folder / "ryx.notes.desktop").write_text(
        "[Desktop Entry]\nType=Application\nName=Ryx Notes\nStartupWMClass=ryx.notes\n"
        "Exec=foot --config=/dev/null --app-id=ryx.notes sleep infinity\n"
    )
    desk.variables.pop("XDG_DATA_HOME", None)
    await desk.done("workspace", target="92")
    assert (await desk.done("open_app", name="Ryx Notes"))["started"]
    there = desk.hyprland.until(
        lambda: [each for each in desk.hyprland.ask("clients") if each["class"] == "ryx.notes"]
    )
    try:
        assert there[0]["workspace"]["name"] == "92"
        await desk.done("workspace", target="91")
        assert not (await desk.done("open_app", name="Ryx Notes"))["started"]
        assert (desk.hyprland.workspace, desk.hyprland.focused) == ("92", there[0]["address"])
    finally:
        await desk.done("window", action="close", arg="ryx.notes")
        desk.hyprland.until(lambda: not desk.hyprland.client(there[0]["address"]))
