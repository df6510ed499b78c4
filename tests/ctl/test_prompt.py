import asyncio
import os
from pathlib import Path

import pytest

from ryxd.wire.approvals import QuestionInfo, QuestionsReply
from ryxd.wire.commands import Ask, Done, ShowReply, Wake
from ryxd.wire.errors import Exit, NotFound, UnknownMethod
from ryxd.wire.events import Choice
from tests.ctl.conftest import Ctl, ended, program
from tests.ctl.stubserver import RUN, Stub


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
    assert "ask" not in daemon.names


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
    assert "ask" not in daemon.names


async def test_the_lock_goes_with_its_holder(ctl: Ctl, daemon: Stub, path: Path) -> None:
    program(path, "wofi", "echo x")
    (path / "ryx" / "prompt.lock").write_text("1\n")
    assert (await ctl.run("prompt")).code == 0
    assert (await ctl.run("prompt")).code == 0
    assert daemon.names == ["wake", "ask", "wake", "ask"]


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
    assert "ask" not in daemon.names
    with pytest.raises(ProcessLookupError):
        os.kill(int((path / "pid").read_text()), 0)


async def test_without_wl_paste_it_is_said_what_to_install(ctl: Ctl, daemon: Stub, path: Path) -> None:
    ctl.env["PATH"] = str(path)
    program(path, "wofi", "echo x")
    program(path, "notify-send", "exit 0")
    told = await ctl.run("prompt", "--selection")
    assert "install wl-clipboard" in told.err
    assert daemon.seen == []


async def test_the_key_press_wakes_the_daemon_not_enter(ctl: Ctl, daemon: Stub, path: Path) -> None:
    os.mkfifo(path / "typed")
    program(path, "wofi", "exec cat typed")
    prompt = await ctl.start("prompt", "--session", "s7")
    assert await daemon.heard("wake") == Wake(session="s7")
    assert "ask" not in daemon.names
    await asyncio.to_thread((path / "typed").write_text, "and now?\n")
    assert (await ended(prompt)).code == 0
    assert await daemon.heard("ask") == Ask(text="and now?", origin="prompt", session="s7")


async def test_a_daemon_that_knows_no_wake_is_asked_all_the_same(ctl: Ctl, daemon: Stub, path: Path) -> None:
    async def refuse(_wake, peer) -> None:
        await peer.fail(UnknownMethod("wake is not an operation of this daemon"))

    daemon.plays["wake"] = refuse
    program(path, "wofi", "echo open firefox")
    told = await ctl.run("prompt")
    assert (told.code, told.err) == (0, "")
    assert await daemon.heard("ask") == Ask(text="open firefox", origin="prompt")


async def test_about_the_focused_window(ctl: Ctl, daemon: Stub, path: Path) -> None:
    program(path, "wofi", 'printf "%s\n" "$*" > args; echo what is this')
    assert (await ctl.run("prompt", "--window")).code == 0
    assert await daemon.heard("ask") == Ask(text="what is this", origin="prompt", window=True)
    assert (path / "args").read_text().rstrip().endswith("--prompt ask ryx about this window")


SUGGESTED = (
    "answer\tq12.1\t? Delete 3 files?\n"
    "run\tr12\t▸ find my tax file\n"
    "ask\topen  firefox and so on\topen firefox…\n"
    "ask\twhat time is it\twhat time is it\n"
    "newer\tx\ty\n"
    "ask\t\t\n"
)


async def test_suggestions_are_offered_and_a_chosen_one_is_asked_again(ctl: Ctl, daemon: Stub, path: Path) -> None:
    (path / "ryx" / "suggestions").write_text(SUGGESTED)
    program(path, "wofi", 'cat > offered; printf "%s\n" "$*" > args; echo "open firefox…"')
    assert (await ctl.run("prompt")).code == 0
    assert await daemon.heard("ask") == Ask(text="open  firefox and so on", origin="prompt")
    lines = (path / "offered").read_text().splitlines()
    assert lines == [
        "type, or choose with the arrow keys", "? Delete 3 files?", "▸ find my tax file", "open firefox…", "what time is it",
    ]  # fmt: skip
    # Enter means what was typed, not what it happens to match
    assert (path / "args").read_text().rstrip().endswith("--exec-search --lines 8")


@pytest.mark.parametrize("chosen", ["type, or choose with the arrow keys", "tippen"])
async def test_enter_on_nothing_asks_nothing_and_what_is_typed_is_asked(ctl: Ctl, daemon: Stub, path: Path, chosen: str) -> None:
    (path / "ryx" / "suggestions").write_text(SUGGESTED)
    program(path, "wofi", f'echo "{chosen}"')
    assert (await ctl.run("prompt")).code == 0
    asked = [each for each in daemon.seen if isinstance(each, Ask)]
    assert asked == ([Ask(text="tippen", origin="prompt")] if chosen == "tippen" else [])


async def test_of_another_menu_program_nothing_is_taken_for_what_was_typed(ctl: Ctl, daemon: Stub, path: Path) -> None:
    (path / "ryx" / "suggestions").write_text(SUGGESTED)
    program(path, "fuzzel", "cat > offered; echo what")
    assert (await ctl.run("prompt", "--program", "fuzzel --dmenu")).code == 0
    assert await daemon.heard("ask") == Ask(text="what", origin="prompt")
    assert (path / "offered").read_text() == ""


async def test_a_question_that_waits_can_be_answered_there(ctl: Ctl, daemon: Stub, path: Path) -> None:
    (path / "ryx" / "suggestions").write_text(SUGGESTED)
    program(path, "wofi", 'if [ -e once ]; then cat > offered; echo "Yes, once  (q12.1)"; else echo > once; echo "? Delete 3 files?"; fi')
    yes, no = Choice(key="once", label="Yes, once"), Choice(key="no", label="No")
    question = QuestionInfo(
        name="q12.1", run="r12", session="s1", agent="file", question="Delete 3 files?", reason="it destroys",
        preview="rm a b c", choices=(yes, no), summary="", digest="d", request="delete them", cut=0, classes=("destroy",),
        paths=(), asked=1, until=0,
    )  # fmt: skip
    waiting = QuestionsReply(questions=(question.model_copy(update={"name": "q9.1"}), question))
    daemon.plays["questions"] = lambda _, peer: peer.reply(waiting)
    assert (await ctl.run("prompt")).code == 0
    approved = await daemon.heard("approve")
    assert approved.model_dump()["target"] == "q12.1"
    assert "(q9.1)" not in (path / "offered").read_text()


@pytest.mark.parametrize("stops", [True, False])
async def test_a_run_in_progress_can_be_stopped_there(ctl: Ctl, daemon: Stub, path: Path, stops: bool) -> None:
    (path / "ryx" / "suggestions").write_text(SUGGESTED)
    second = "Stop it" if stops else "r12: find my tax file"
    program(path, "wofi", f'if [ -e once ]; then cat > offered; echo "{second}"; else echo > once; echo "▸ find my tax file"; fi')
    run = RUN.model_copy(update={"state": "running", "text": "find my tax file"})
    daemon.plays["show"] = lambda _, peer: peer.reply(ShowReply(run=run, events=()))
    daemon.plays["cancel"] = lambda _, peer: peer.reply(Done())
    assert (await ctl.run("prompt")).code == 0
    assert (path / "offered").read_text() == "r12: find my tax file\nStop it\n"
    assert ("cancel" in daemon.names) is stops


async def test_a_run_that_has_ended_meanwhile_is_told(ctl: Ctl, daemon: Stub, path: Path) -> None:
    (path / "ryx" / "suggestions").write_text(SUGGESTED)
    program(path, "wofi", 'echo "▸ find my tax file"')
    program(path, "notify-send", 'printf "%s\n" "$@" > told')
    run = RUN.model_copy(update={"text": "find my tax file", "result": "tax.pdf"})
    daemon.plays["show"] = lambda _, peer: peer.reply(ShowReply(run=run, events=()))
    assert (await ctl.run("prompt")).code == 0
    assert "tax.pdf" in (path / "told").read_text()
