import asyncio
import os
from pathlib import Path

import pytest

from ryxd.wire.commands import Ask
from ryxd.wire.errors import Exit, NotFound
from tests.ctl.conftest import Ctl, ended, program
from tests.ctl.stubserver import Stub


async def test_the_typed_line_is_asked_and_nothing_is_waited_for(ctl: Ctl, daemon: Stub, path: Path) -> None:
    program(path, "wofi", 'cat; printf "%s\\n" "$*" > args; echo " open firefox "')
    told = await ctl.run("prompt")
    assert (told.code, told.out, told.err) == (0, "", "")
    assert await daemon.heard("ask") == Ask(text="open firefox", origin="prompt")
    assert (path / "args").read_text().startswith("--dmenu --prompt ask ryx --cache-file /dev/null")


async def test_the_menu_program_is_the_users(ctl: Ctl, daemon: Stub, path: Path) -> None:
    program(path, "fuzzel", 'printf "%s|" "$@"')
    (path / "config" / "ryx").mkdir(parents=True)
    config = path / "config" / "ryx" / "config.toml"
    config.write_text("[desktop]\nprompt = \"fuzzel --dmenu --prompt 'ask me'\"\n")
    await ctl.run("prompt")
    assert (await daemon.heard("ask")).text == "--dmenu|--prompt|ask me|"
    await ctl.run("prompt", "--program", "fuzzel once")
    assert daemon.seen[-1].text == "once|"


@pytest.mark.parametrize("script", ["exit 1", "exit 0", "echo; exit 0", "kill -9 $$"])
async def test_nothing_typed_is_nothing_asked(ctl: Ctl, daemon: Stub, path: Path, script: str) -> None:
    program(path, "wofi", script)
    told = await ctl.run("prompt")
    assert (told.code, told.out, told.err) == (0, "", "")
    assert daemon.seen == []


async def test_a_missing_menu_program_is_told_on_the_desktop(ctl: Ctl, daemon: Stub, path: Path) -> None:
    program(path, "notify-send", 'printf "%s\\n" "$@" > told')
    told = await ctl.run("prompt")
    assert told.code == Exit.NOT_FOUND
    assert "wofi can't be started" in told.err
    assert "install it" in told.err
    assert "wofi can't be started" in (path / "told").read_text()


async def test_what_is_told_on_the_desktop_is_no_markup(ctl: Ctl, path: Path) -> None:
    program(path, "notify-send", 'printf "%s\\n" "$@" > told')
    await ctl.run("prompt", "--program", "'<a href=x>\u202e&'")
    assert "&lt;a href=x&gt;<202e>&amp; can't be started" in (path / "told").read_text()


async def test_without_notify_send_gdbus_tells_it(ctl: Ctl, path: Path) -> None:
    program(path, "gdbus", 'printf "%s\\n" "$@" > told')
    program(path, "wofi", "echo x")
    told = await ctl.run("prompt")
    assert told.code == Exit.NO_DAEMON
    assert "systemctl --user start ryxd.socket" in (path / "told").read_text()


async def test_the_daemons_refusal_is_told_on_the_desktop(ctl: Ctl, daemon: Stub, path: Path) -> None:
    async def refuse(_ask, peer) -> None:
        await peer.fail(NotFound("no such session"))

    daemon.plays["ask"] = refuse
    program(path, "wofi", "echo x")
    program(path, "notify-send", 'printf "%s\\n" "$@" > told')
    assert (await ctl.run("prompt")).code == Exit.NOT_FOUND
    assert "no such session" in (path / "told").read_text()


@pytest.mark.parametrize(
    "text",
    ["desktop = 3\n[", "[desktop]\nprompt = 7\n", '[desktop]\nprompt = "a \'b"\n', '[desktop]\nprompt = ""\n'],
)
async def test_a_wrong_configuration_is_named(ctl: Ctl, path: Path, text: str) -> None:
    (path / "config" / "ryx").mkdir(parents=True)
    (path / "config" / "ryx" / "config.toml").write_text(text)
    told = await ctl.run("prompt")
    assert told.code == Exit.CONFIG
    assert "Traceback" not in told.err


async def test_a_second_prompt_closes_the_first_and_opens_none(ctl: Ctl, daemon: Stub, path: Path) -> None:
    os.mkfifo(path / "shown")
    # exec: the menu is one process, as a menu is
    program(path, "wofi", "echo menu >> count; echo > shown; exec cat shown")
    first = await ctl.start("prompt")
    async with asyncio.timeout(20):
        await asyncio.to_thread((path / "shown").read_bytes)
    second = await ctl.run("prompt")
    assert (second.code, second.out, second.err) == (0, "", "")
    told = await ended(first)
    assert (told.code, told.err) == (0, "")
    assert (path / "count").read_text() == "menu\n"
    assert daemon.seen == []


async def test_the_lock_goes_with_its_holder(ctl: Ctl, daemon: Stub, path: Path) -> None:
    program(path, "wofi", "echo x")
    (path / "ryx" / "prompt.lock").write_text("1\n")
    assert (await ctl.run("prompt")).code == 0
    assert (await ctl.run("prompt")).code == 0
    assert daemon.names == ["ask", "ask"]


async def test_the_selection_goes_along_and_is_told_above_the_menu(ctl: Ctl, daemon: Stub, path: Path) -> None:
    program(path, "wl-paste", 'printf "%s\\n" "$*" > pasted; printf "Lorem\\n\\tipsum dolor"')
    program(path, "wofi", 'printf "%s\\n" "$*" > args; echo "translate it"')
    told = await ctl.run("prompt", "--selection")
    assert (told.code, told.err) == (0, "")
    assert await daemon.heard("ask") == Ask(text="translate it", origin="prompt", context="Lorem\n\tipsum dolor")
    assert "--primary --no-newline --type text" in (path / "pasted").read_text()
    assert (path / "args").read_text().rstrip().endswith("--prompt ask ryx about: Lorem ipsum dolor…")


async def test_the_clipboard_and_the_last_conversation(ctl: Ctl, daemon: Stub, path: Path) -> None:
    program(path, "wl-paste", 'test "$1" = --no-newline && printf "a text"')
    program(path, "wofi", "echo shorter")
    assert (await ctl.run("prompt", "--clipboard", "--session", "last")).code == 0
    assert await daemon.heard("ask") == Ask(text="shorter", origin="prompt", context="a text", session="last")


@pytest.mark.parametrize(
    ("script", "code", "said"),
    [
        ("exit 1", Exit.USAGE, "no text in the selection"),
        ('printf "  \\n"', Exit.USAGE, "no text in the selection"),
        ("/usr/bin/head -c 200000 /dev/zero | /usr/bin/tr '\\0' x", Exit.USAGE, "more than 100000 characters"),
    ],
)
async def test_without_a_text_no_menu_is_shown(ctl: Ctl, daemon: Stub, path: Path, script: str, code: Exit, said: str) -> None:
    program(path, "wl-paste", script)
    program(path, "wofi", "echo x > shown; echo x")
    program(path, "notify-send", 'printf "%s\\n" "$@" > told')
    told = await ctl.run("prompt", "--selection")
    assert (told.code, said in told.err, said in (path / "told").read_text()) == (code, True, True)
    assert (daemon.seen, (path / "shown").exists()) == ([], False)


async def test_the_menu_does_not_wait_for_a_slow_owner_and_nothing_is_asked_without_the_text(ctl: Ctl, daemon: Stub, path: Path) -> None:
    program(path, "wl-paste", "echo $$ > pid; exec /bin/sleep 60")
    program(path, "wofi", "echo x > shown; echo what is it")
    told = await ctl.run("prompt", "--selection")
    assert (told.code != 0, "does not give it" in told.err, (path / "shown").exists()) == (True, True, True)
    assert daemon.seen == []
    with pytest.raises(ProcessLookupError):
        os.kill(int((path / "pid").read_text()), 0)


async def test_without_wl_paste_it_is_said_what_to_install(ctl: Ctl, daemon: Stub, path: Path) -> None:
    ctl.env["PATH"] = str(path)
    program(path, "wofi", "echo x")
    program(path, "notify-send", "exit 0")
    told = await ctl.run("prompt", "--selection")
    assert "install wl-clipboard" in told.err
    assert daemon.seen == []
