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
