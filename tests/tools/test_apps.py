import asyncio
import os

import pytest

from ryxd.core.tool import ToolError
from ryxd.tools.apps import Applications, AppName, applications, installed, open_app, score
from ryxd.tools.entries import folders, read_all, split_exec
from tests.fakes.hyprland import Client, FakeHyprland
from tests.fakes.programs import Programs
from tests.fakes.view import FakeView


@pytest.fixture
def programs(tmp_path):
    return Programs(tmp_path / "bin")


@pytest.fixture
def home(tmp_path):
    (tmp_path / "anna/.local/share/applications").mkdir(parents=True)
    (tmp_path / "share/applications").mkdir(parents=True)
    return tmp_path / "anna"


@pytest.fixture
def view(home, programs, tmp_path):
    return make_view(home, programs)


def make_view(home, programs, **more):
    settings = {
        "WAYLAND_DISPLAY": "wayland-1",
        "XDG_DATA_DIRS": str(home.parent / "share"),
        "XDG_CURRENT_DESKTOP": "Hyprland",
    } | more
    return FakeView(home, path=programs.path, **settings)


def entry(home, name, *, system=False, **keys):
    top = home.parent / "share" if system else home / ".local/share"
    file = top / "applications" / f"{name}.desktop"
    file.parent.mkdir(parents=True, exist_ok=True)
    lines = {"Type": "Application", "Name": name, "Exec": name} | keys
    file.write_text("[Desktop Entry]\n" + "".join(f"{key}={value}\n" for key, value in lines.items() if value))
    return file


def german(name):
    return {"Name[de]": name}


async def start(view, name):
    return await open_app.run(AppName(name=name), view)


@pytest.mark.parametrize(
    "asked",
    [
        "Firefox",
        "firefox",
        "org.mozilla.firefox",
        "Firefox Web Browser",
        "firefox-bin",
        "Webbrowser",
        "feuerfuchs",
        "FeuerFuchs",
        "web browser",
        "internet",
    ],
)
async def test_an_application_is_found_under_each_of_its_names(home, programs, view, asked):
    entry(home, "org.mozilla.firefox", **{
        "Name": "Firefox Web Browser", "Name[de]": "Feuerfuchs", "GenericName": "Web Browser", "GenericName[de]": "Webbrowser",
        "Keywords": "Internet;WWW;", "Exec": "env MOZ=1 firefox-bin %u",
    })  # fmt: skip
    entry(home, "foot", Name="Foot")
    programs.script("env", '#!/bin/sh\nexec /usr/bin/env "$@"\n')
    programs.script("firefox-bin", "#!/bin/sh\n")
    done = await start(view, asked)
    assert done.app == "Firefox Web Browser"


async def test_the_answer_uses_the_name_in_the_users_language(home, programs):
    entry(home, "org.gnome.Nautilus", Name="Files", Exec="nautilus", **german("Dateien"))
    programs.write("nautilus", "")
    done = await start(FakeView(home, path=programs.path, language="de", DISPLAY=":0"), "dateien")
    assert done.say == "Dateien wird gestartet."


async def test_the_program_is_started_by_its_exec_line_in_the_desktops_environment(home, programs, view):
    entry(home, "app", Name="My App", Icon="icon", Path=str(home),
          Exec=r'show --title=%c %i --file %f "two words" "a\\"b" "\\$HOME" 100%% %U %k %d')  # fmt: skip
    programs.write("show", "")
    await start(view, "my app")
    assert programs.calls("show") == [[
        "--title=My App", "--icon", "icon", "--file", "two words", 'a"b', "$HOME", "100%",
        str(home / ".local/share/applications/app.desktop"),
    ]]  # fmt: skip
    assert programs.environment("show")["WAYLAND_DISPLAY"] == "wayland-1"
    assert programs.environment("show")["HOME"] == str(home)


@pytest.mark.parametrize(
    ("line", "words"),
    [
        ("a b", ["a", "b"]), ('"/opt/my app/run" %U', ["/opt/my app/run", "%U"]), (r'sh -c "echo \"\$x\" \\ \`"', ["sh", "-c", 'echo "$x" \\ `']),
        ("a  'b c'", ["a", "b c"]), ('a "b', None), ("", []), ('"" x', ["", "x"]),
    ],
)  # fmt: skip
def test_an_exec_line_is_split_by_the_specifications_rules(line, words):
    assert split_exec(line) == words


async def test_a_shells_signs_in_an_exec_line_mean_nothing(home, programs, view, tmp_path):
    entry(home, "app", Exec=f"show ; touch {tmp_path}/x $(id) && `id` > y")
    programs.write("show", "")
    await start(view, "app")
    assert programs.calls("show") == [[";", "touch", f"{tmp_path}/x", "$(id)", "&&", "`id`", ">", "y"]]
    assert not (tmp_path / "x").exists()


@pytest.mark.parametrize(
    "keys",
    [{"Hidden": "true"}, {"NoDisplay": "true"}, {"TryExec": "not-installed"}, {"TryExec": "/no/such"}, {"OnlyShowIn": "GNOME;KDE;"},
     {"NotShowIn": "Hyprland;"}, {"Type": "Link"}, {"Exec": ""}, {"Name": ""}],
)  # fmt: skip
async def test_what_no_menu_would_show_is_not_started(home, programs, view, keys):
    entry(home, "app", **keys)
    programs.write("app", "")
    with pytest.raises(ToolError, match="no application is called app"):
        await start(view, "app")


async def test_an_entry_for_this_desktop_and_with_its_program_there_is_shown(home, programs, view):
    programs.write("app", "")
    entry(home, "app", OnlyShowIn="Hyprland;", TryExec="app", NotShowIn="KDE;")
    assert (await start(view, "app")).ok


async def test_the_users_own_entry_hides_the_systems(home, programs, view):
    programs.write("mine", "")
    programs.write("theirs", "")
    entry(home, "app", system=True, Exec="theirs")
    entry(home, "app", Exec="mine")
    await start(view, "app")
    assert (len(programs.calls("mine")), len(programs.calls("theirs"))) == (1, 0)
    entry(home, "app", Hidden="true")
    os.utime(home / ".local/share/applications", (1, 1))  # a changed file is news when its folder's time says so
    with pytest.raises(ToolError, match="no application"):
        await start(view, "app")


async def test_entries_in_folders_have_ids_with_dashes(home, programs, view):
    programs.write("app", "")
    entry(home, "kde/app", Name="Thing", Exec="app")
    index = await installed(view.environment, home)
    assert [application.id for application in index.all] == ["kde-app"]


@pytest.mark.parametrize(
    "text", ["", "\0\0", "[Desktop Entry]\nnonsense\n", "Type=Application\n", "[Desktop Entry\nName=x", "\xff\xfe"]
)
async def test_a_broken_entry_does_no_harm(home, programs, view, text):
    (home / ".local/share/applications/broken.desktop").write_text(text)
    entry(home, "app")
    programs.write("app", "")
    assert (await start(view, "app")).ok


async def test_no_match_names_the_three_closest(home, view):
    for name in ("Firefox", "Firewall", "Fireplace", "Thunderbird", "Foot"):
        entry(home, name.lower(), Name=name)
    with pytest.raises(
        ToolError, match="no application is called firefx; the closest are Firefox, Firewall, Fire"
    ):
        await start(view, "firefx")
    with pytest.raises(ToolError, match=r"no application is called qqq$"):
        await start(view, "qqq")


async def test_where_a_site_is_called_so_that_is_told(home, programs):
    entry(home, "wike", Name="Wikipidia Reader")
    with pytest.raises(ToolError) as english:
        await start(make_view(home, programs, language="en"), "wikipedia")
    assert str(english.value) == (
        "no application is called wikipedia; the closest are Wikipidia Reader; there is a site, https://wikipedia.org"
    )
    with pytest.raises(ToolError) as german:
        await start(make_view(home, programs, language="de"), "chefkoch")
    assert str(german.value) == "Kein Programm heißt chefkoch; es gibt eine Website, https://chefkoch.de"


async def test_several_that_are_meant_equally_are_asked_about(home, view):
    entry(home, "firefox", Name="Firefox", GenericName="Web Browser")
    entry(home, "chromium", Name="Chromium", GenericName="Web Browser")
    with pytest.raises(ToolError, match="web browser could be Firefox, Chromium; say which"):
        await start(view, "web browser")


async def test_its_own_name_beats_a_keyword_and_the_order_is_always_the_same(home, view):
    entry(home, "a", Name="Mail Merge", Keywords="mail;")
    entry(home, "z", Name="Mail")
    entry(home, "b", Name="Writer", Keywords="mail;")
    index = await installed(view.environment, home)
    assert [application.id for _, application in index.find("mail")] == ["z", "a", "b"]
    assert score("mail", index.find("mail")[0][1]) == 100


async def test_a_terminal_program_is_shown_in_the_chosen_terminal(home, programs):
    entry(home, "htop", Terminal="true", Exec="htop")
    for name in ("htop", "foot", "alacritty", "strange"):
        programs.write(name, "")
    await start(make_view(home, programs), "htop")
    assert programs.calls("foot") == [[str(programs.folder / "htop")]]
    await start(make_view(home, programs, TERMINAL="alacritty"), "htop")
    assert programs.calls("alacritty") == [["-e", str(programs.folder / "htop")]]
    await start(make_view(home, programs, TERMINAL="strange"), "htop")
    assert programs.calls("strange") == [["-e", str(programs.folder / "htop")]]
    programs.write("xdg-terminal-exec", "")
    await start(make_view(home, programs), "htop")
    assert programs.calls("xdg-terminal-exec") == [[str(programs.folder / "htop")]]


async def test_why_it_did_not_start_is_told(home, programs, view):
    entry(home, "gone", Exec="gone --x")
    entry(home, "bad")
    entry(home, "term", Terminal="true")
    programs.write("bad", "sys.exit(7)")
    programs.write("term", "")
    for name, why in (
        ("gone", "is not there"),
        ("bad", "ended at once with exit code 7"),
        ("term", "no terminal is installed"),
    ):
        with pytest.raises(ToolError, match=why):
            await start(view, name)
    with pytest.raises(ToolError, match="no desktop session"):
        await start(make_view(home, programs, WAYLAND_DISPLAY=""), "bad")


async def test_the_index_is_read_again_only_when_a_folder_changed(home, programs, view):
    entry(home, "one")
    index = Applications(folders(view.environment, home))
    assert not index.is_app("one"), "empty until its first refresh"
    await index.refresh(view.environment)
    first = index.all
    await index.refresh(view.environment)
    assert index.all is first
    entry(home, "two", system=True)
    await index.refresh(view.environment)
    assert index.is_app("TWO")
    assert index.is_app("one")
    assert not index.is_app("three")
    assert not index.is_app("")


async def test_the_gate_and_the_tool_share_one_index(home, view):
    entry(home, "one")
    index = await installed(view.environment, home)
    assert applications(folders(view.environment, home)) is index


async def test_many_refreshes_at_once_read_once(home, view):
    for number in range(50):
        entry(home, f"app{number}")
    index = Applications(folders(view.environment, home))
    results = await asyncio.gather(*(index.refresh(view.environment) for _ in range(5)))
    assert len(results) == 5
    assert len(index.all) == 50


def test_a_folder_that_links_to_itself_is_read_once(home, view):
    entry(home, "one")
    (home / ".local/share/applications/loop").symlink_to(home / ".local/share/applications")
    found, _ = read_all(folders(view.environment, home), view.environment)
    assert [application.id for application in found] == ["one"]


async def test_a_long_name_is_known_by_its_short_form(home, view, programs):
    programs.script("editor-bin", "#!/bin/sh\n")
    entry(home, "code-oss", Name="Visual Studio Code", Exec="editor-bin")
    entry(home, "vlc", Name="VLC")
    assert (await start(view, "vscode")).app == "Visual Studio Code"


async def test_whether_a_name_names_nothing_is_in_the_report(home, view):
    entry(home, "firefox", Name="Firefox", GenericName="Web Browser")
    entry(home, "chromium", Name="Chromium", GenericName="Web Browser")
    with pytest.raises(ToolError) as nothing:
        await start(view, "photoshop")
    with pytest.raises(ToolError) as several:
        await start(view, "web browser")
    assert nothing.value.report == {"called_so": []}
    assert several.value.report == {"called_so": ["Firefox", "Chromium"]}


@pytest.mark.parametrize(
    "keys",
    [{}, {"StartupWMClass": "Navigator", "Exec": "sh -c x"}, {"Exec": "firefox-bin %u"}],
    ids=["its id", "the class its entry names", "its program"],
)
async def test_an_application_that_is_open_comes_to_the_front(home, programs, tmp_path, keys):
    programs.write("org.mozilla.firefox", "")
    programs.write("firefox-bin", "")
    entry(home, "org.mozilla.firefox", Name="Firefox", **keys)
    window = "Navigator" if "StartupWMClass" in keys else "firefox-bin" if keys else "org.mozilla.Firefox"
    view = make_view(home, programs, XDG_RUNTIME_DIR=str(tmp_path))
    async with FakeHyprland(tmp_path, "0.57") as hyprland:
        hyprland.clients = [Client("0x1", "foot"), Client("0x2", window)]
        done = await start(view, "firefox")
        assert (done.started, done.say, hyprland.clients[0].address) == (False, "Firefox is in front.", "0x2")
        assert programs.calls("org.mozilla.firefox") == programs.calls("firefox-bin") == []


@pytest.mark.parametrize("why", ["it was asked for", "a terminal is wanted often", "no window of it is open"])
async def test_an_application_is_started_anew(home, programs, tmp_path, why):
    programs.write("firefox", "")
    entry(home, "firefox", Categories="System;TerminalEmulator;" if "terminal" in why else "Network;")
    view = make_view(home, programs, XDG_RUNTIME_DIR=str(tmp_path))
    async with FakeHyprland(tmp_path, "0.57") as hyprland:
        hyprland.clients = [Client("0x1", "other" if "no window" in why else "firefox")]
        done = await open_app.run(AppName(name="firefox", new="asked" in why), view)
    assert done.started
    assert programs.calls("firefox") == [[]]
