import asyncio
import json
import signal
from pathlib import Path

import pytest

from ryxd.wire.commands import AskReply, Subscribe
from ryxd.wire.errors import DaemonGone, Exit, NotFound
from ryxd.wire.events import SUSPENDED, Asked, Choice, ModelLoading, Routed, Status
from tests.ctl.conftest import Ctl, Terminal, ended
from tests.ctl.stubserver import Stub, finished

ROUTED = Routed(id=7, run="r12", level="SIMPLE", rule="find", handler="file")
OFFER = Asked(
    id=8, run="r12", question="Open it?", choices=(Choice(key="open", label="yes"), Choice(key="no", label="no"))
)


async def accept(_ask, peer) -> None:
    await peer.reply(AskReply(run="r12", session="s3"))
    await peer.events(ROUTED)


async def test_a_lost_connection_goes_on_after_the_last_event(ctl: Ctl, daemon: Stub) -> None:
    async def hang_up(ask, peer) -> None:
        await accept(ask, peer)
        peer.hang_up()

    async def replay(_subscribe, peer) -> None:
        await peer.raw(b'{"jsonrpc":"2.0","id":2,"result":{"ok":true}}\n')
        await peer.events(finished())

    daemon.plays.update(ask=hang_up, subscribe=replay)
    told = await ctl.run("ask", "x")
    assert (told.code, told.out) == (0, "Two.\n")
    assert "hung up during r12" in told.err
    assert daemon.seen[-1] == Subscribe(run="r12", after=7)


async def test_the_last_words_of_a_stopping_daemon_are_told_and_survived(ctl: Ctl, daemon: Stub) -> None:
    async def stop(ask, peer) -> None:
        await accept(ask, peer)
        peer.id = None
        await peer.fail(DaemonGone("ryxd stops"))
        peer.hang_up()

    async def replay(_subscribe, peer) -> None:
        await peer.events(finished("the daemon ended", outcome="interrupted"))

    daemon.plays.update(ask=stop, subscribe=replay)
    told = await ctl.run("ask", "x")
    assert (told.code, told.out) == (Exit.FAILED, "")
    assert "ryxctl: ryxd stops\n" in told.err
    assert told.err.endswith("the daemon ended\n")


STOPS = Status(id=9, run="r12", agent="ryx", text="ryxd stops; …", context={SUSPENDED: True})


async def suspend(ask, peer) -> None:
    await accept(ask, peer)
    await peer.events(STOPS)
    peer.id = None
    await peer.fail(DaemonGone("ryxd stops"))
    peer.hang_up()


def systemd(ctl: Ctl, says: str) -> None:
    """What `systemctl` prints of the jobs in hand."""
    folder = Path(ctl.env["HOME"]) / "bin"
    folder.mkdir()
    (folder / "systemctl").write_text(f'#!/bin/sh\n[ "$2 $5" = "list-jobs ryxd.service" ] && echo "{says}"\n')
    (folder / "systemctl").chmod(0o755)
    ctl.env["PATH"] = f"{folder}:{ctl.env['PATH']}"


@pytest.mark.parametrize(("language", "words"), [("C", "r12 goes on when it is back"), ("de_DE", "r12 geht weiter")])
async def test_a_daemon_that_is_stopped_is_not_waited_for(
    ctl: Ctl, daemon: Stub, language: str, words: str
) -> None:
    systemd(ctl, "83 ryxd.service stop running")
    ctl.env["LANG"] = f"{language}.UTF-8"
    daemon.plays["ask"] = suspend
    told = await ctl.run("ask", "x")
    assert (told.code, told.out) == (Exit.SUSPENDED, "")
    assert told.err.startswith("ryxctl: ryxd ")
    assert words in told.err
    assert "ryxctl watch r12" in told.err
    assert told.err.count("\n") == 1
    assert daemon.names == ["ask"], "a connection would start it again"
    told = await ctl.run("ask", "--json", "x")
    assert json.loads(told.out.splitlines()[-1])["error"]["code"] == "suspended"


async def test_a_daemon_that_systemd_restarts_is_followed_on(ctl: Ctl, daemon: Stub) -> None:
    async def replay(_subscribe, peer) -> None:
        await peer.raw(b'{"jsonrpc":"2.0","id":2,"result":{"ok":true}}\n')
        await peer.events(finished())

    systemd(ctl, "83 ryxd.service restart running")
    daemon.plays.update(ask=suspend, subscribe=replay)
    told = await ctl.run("ask", "x")
    assert (told.code, told.out) == (0, "Two.\n")
    assert "r12 goes on with it" in told.err
    assert daemon.seen[-1] == Subscribe(run="r12", after=9)


async def test_a_run_that_still_ends_while_the_daemon_stops_has_ended(ctl: Ctl, daemon: Stub) -> None:
    async def ends(ask, peer) -> None:
        await accept(ask, peer)
        await peer.events(STOPS, finished())

    daemon.plays["ask"] = ends
    told = await ctl.run("ask", "x")
    assert (told.code, told.out) == (0, "Two.\n")


async def test_a_run_that_the_next_daemon_does_not_know_is_not_waited_for(ctl: Ctl, daemon: Stub) -> None:
    async def hang_up(ask, peer) -> None:
        await accept(ask, peer)
        peer.hang_up()

    async def unknown(_subscribe, peer) -> None:
        await peer.fail(NotFound("no run called r12"))

    daemon.plays.update(ask=hang_up, subscribe=unknown)
    told = await ctl.run("ask", "x")
    assert told.code == Exit.NOT_FOUND
    assert "no run called r12" in told.err


async def test_a_daemon_that_stays_away_ends_it_with_the_runs_id(ctl: Ctl, daemon: Stub) -> None:
    async def vanish(ask, peer) -> None:
        await accept(ask, peer)
        daemon.path.unlink()
        peer.hang_up()

    daemon.plays["ask"] = vanish
    told = await ctl.run("ask", "x")
    assert told.code == Exit.NO_DAEMON
    assert "ryxctl show r12" in told.err.splitlines()[-1]


async def test_a_hang_up_before_the_run_has_a_name_is_not_repeated(ctl: Ctl, daemon: Stub) -> None:
    async def hang_up(_ask, peer) -> None:
        peer.hang_up()

    daemon.plays["ask"] = hang_up
    told = await ctl.run("ask", "x")
    assert told.code == Exit.NO_DAEMON
    assert "ryxctl runs" in told.err
    assert daemon.names == ["ask"], "asking again could do it twice"


async def test_ctrl_c_cancels_the_run_and_waits_for_its_end(ctl: Ctl, daemon: Stub) -> None:
    async def cancelled(_cancel, peer) -> None:
        await peer.events(finished("stopped by you", outcome="cancelled"))

    daemon.plays.update(ask=accept, cancel=cancelled)
    process = await ctl.start("ask", "--json", "x")
    assert process.stdout is not None
    assert b"routed" in await process.stdout.readline()
    process.send_signal(signal.SIGINT)
    told = await ended(process)
    assert told.code == Exit.CANCELLED
    assert (await daemon.heard("cancel")).run == "r12"
    assert "finished" in told.out


async def test_a_second_ctrl_c_leaves_at_once(ctl: Ctl, daemon: Stub) -> None:
    async def silence(_cancel, _peer) -> None:
        pass

    daemon.plays.update(ask=accept, cancel=silence)
    process = await ctl.start("ask", "--json", "x")
    assert process.stdout is not None
    await process.stdout.readline()
    process.send_signal(signal.SIGINT)
    await daemon.heard("cancel")
    process.send_signal(signal.SIGINT)
    told = await ended(process)
    assert told.code == Exit.CANCELLED
    assert "Traceback" not in told.err


async def test_ctrl_c_before_the_reply_cancels_the_run_once_it_has_a_name(ctl: Ctl, daemon: Stub) -> None:
    named = asyncio.Event()

    async def late(ask, peer) -> None:
        number = peer.id
        await named.wait()
        peer.id = number
        await accept(ask, peer)

    async def cancelled(_cancel, peer) -> None:
        await peer.events(finished("", outcome="cancelled"))

    daemon.plays.update(ask=late, cancel=cancelled)
    process = await ctl.start("ask", "x")
    await daemon.heard("ask")
    process.send_signal(signal.SIGINT)
    named.set()
    assert (await ended(process)).code == Exit.CANCELLED
    assert daemon.names == ["ask", "cancel"]


async def test_progress_is_told_on_a_terminal_only(ctl: Ctl, daemon: Stub, terminal: Terminal) -> None:
    async def play(ask, peer) -> None:
        await accept(ask, peer)
        await peer.events(
            Status(id=8, run="r12", text="searching ~/Documents"),
            ModelLoading(id=9, run="r12", tier="small", model="s", progress=0.4),
            finished(),
        )

    daemon.plays["ask"] = play
    process = await ctl.start("ask", "x", stderr=terminal.slave)
    told = await ended(process)
    assert told.out == "Two.\n"
    await terminal.until(b"40%")
    assert b"\x1b[2msearching ~/Documents\x1b[0m" in terminal.screen
    ctl.env["NO_COLOR"] = "1"
    terminal.screen = b""
    await ended(await ctl.start("ask", "x", stderr=terminal.slave))
    await terminal.until(b"searching")
    assert b"\x1b[2m" not in terminal.screen
    assert (await ctl.run("ask", "x")).err == ""


async def test_a_terminal_is_the_origin(ctl: Ctl, daemon: Stub, terminal: Terminal) -> None:
    await ended(await ctl.start("ask", "x", stdin=terminal.slave))
    assert (await daemon.heard("ask")).origin == f"tty:{terminal.name}"


async def test_nothing_from_the_daemon_can_steer_a_terminal(ctl: Ctl, daemon: Stub, terminal: Terminal) -> None:
    evil = "a\x1b]0;owned\x07\x9b31m\u202egnp.exe\rb\ttab\nline \u200b\U000e0041\x1b]8;;http://x\x1b\\"

    async def play(ask, peer) -> None:
        await accept(ask, peer)
        await peer.events(Status(id=8, run="r12", text=evil), finished(evil))

    daemon.plays["ask"] = play
    for argv in (("ask", "x"), ("ask", "--json", "x")):
        terminal.screen = b""
        await ended(await ctl.start(*argv, stdin=terminal.slave, stdout=terminal.slave, stderr=terminal.slave))
        await terminal.until(b"gnp.exe")
        for sequence in (b"\x1b]", b"\x07", "\x9b".encode(), "\u202e".encode(), b"\rb", "\u200b".encode()):
            assert sequence not in terminal.screen, sequence
        assert "\U000e0041" not in terminal.screen.decode()
    told = await ctl.run("ask", "x")
    assert "\ttab\nline \u200b\U000e0041" in told.out, "a pipe gets what steers nothing as it is"
    assert not {"\x1b", "\x07", "\x9b", "\r"} & set(told.out), "a terminal may be at the end of it"
    assert "a␛]0;owned␇<9b>31m" in told.out
    lines = (await ctl.run("ask", "--json", "x")).out.splitlines()
    assert json.loads(lines[-1])["text"] == evil, "programs get all of it"


async def test_a_file_name_that_is_no_utf8_leaves_a_pipe_as_its_bytes(ctl: Ctl, daemon: Stub) -> None:
    async def play(ask, peer) -> None:
        await accept(ask, peer)
        await peer.events(finished("caf\udce9.pdf"))

    daemon.plays["ask"] = play
    process = await ctl.start("ask", "x")
    out, _ = await process.communicate()
    assert out == b"caf\xe9.pdf\n"


async def test_an_offer_is_made_on_the_terminal(ctl: Ctl, daemon: Stub, terminal: Terminal) -> None:
    async def play(ask, peer) -> None:
        await accept(ask, peer)
        await peer.events(OFFER, finished())

    daemon.plays["ask"] = play
    process = await ctl.start("ask", "x", stdin=terminal.slave, stdout=terminal.slave)
    await terminal.until(b"Open it? (y/n) ")
    terminal.type("vielleicht\n")
    terminal.type("ja\n")
    assert (await ended(process)).code == 0
    answer = await daemon.heard("answer")
    assert (answer.run, answer.choice, answer.stream) == ("r12", "open", True)
    await terminal.until(b"Two.", 2)
    assert terminal.screen.count(b"Two.") == 2, "one answer for each of the two runs"
    assert terminal.screen.count(b"Open it?") == 2, "what was not understood is asked again"


async def test_an_offer_can_be_declined(ctl: Ctl, daemon: Stub, terminal: Terminal) -> None:
    async def play(ask, peer) -> None:
        await accept(ask, peer)
        await peer.events(OFFER, finished())

    daemon.plays["ask"] = play
    for typed in ("n\n", "\n", "\x04"):
        terminal.screen = b""
        process = await ctl.start("ask", "x", stdin=terminal.slave, stdout=terminal.slave)
        await terminal.until(b"(y/n) ")
        terminal.type(typed)
        assert (await ended(process)).code == 0
    assert "answer" not in daemon.names


async def test_a_question_that_the_run_waits_for_is_asked_at_once(
    ctl: Ctl, daemon: Stub, terminal: Terminal
) -> None:
    choices = (Choice(key="tax.pdf", label="~/tax.pdf"), Choice(key="old.pdf", label="~/old.pdf"))

    async def play(ask, peer) -> None:
        await accept(ask, peer)
        await peer.events(Asked(id=8, run="r12", question="Which one?", choices=choices, waiting=True))

    async def answered(_answer, peer) -> None:
        await peer.reply(AskReply(run="r12", session="s3"))
        await peer.events(finished("opened"))

    daemon.plays.update(ask=play, answer=answered)
    process = await ctl.start("ask", "x", stdin=terminal.slave, stdout=terminal.slave)
    await terminal.until(b"Which one? (1-2) ")
    assert b"2 ~/old.pdf" in terminal.screen
    terminal.type("2\n")
    assert (await ended(process)).code == 0
    assert (await daemon.heard("answer")).choice == "old.pdf"


async def test_a_question_answered_elsewhere_is_not_waited_for(ctl: Ctl, daemon: Stub, terminal: Terminal) -> None:
    shown = asyncio.Event()

    async def play(ask, peer) -> None:
        await accept(ask, peer)
        await peer.events(OFFER.model_copy(update={"waiting": True}))
        await shown.wait()
        await peer.events(finished("opened elsewhere"))

    daemon.plays["ask"] = play
    process = await ctl.start("ask", "x", stdin=terminal.slave, stdout=terminal.slave)
    await terminal.until(b"(y/n) ")
    shown.set()
    assert (await ended(process)).code == 0
    await terminal.until(b"opened elsewhere")
    assert "answer" not in daemon.names


async def test_an_answer_that_is_too_late_is_told(ctl: Ctl, daemon: Stub, terminal: Terminal) -> None:
    async def play(ask, peer) -> None:
        await accept(ask, peer)
        await peer.events(OFFER.model_copy(update={"waiting": True}))

    async def late(_answer, peer) -> None:
        await peer.fail(NotFound("r12 no longer asks"))
        await peer.events(finished("done without"))

    daemon.plays.update(ask=play, answer=late)
    process = await ctl.start("ask", "x", stdin=terminal.slave, stdout=terminal.slave)
    await terminal.until(b"(y/n) ")
    terminal.type("y\n")
    told = await ended(process)
    assert (told.code, told.err) == (0, "ryxctl: r12 no longer asks\n")


async def test_a_folder_that_is_gone_is_left_out(ctl: Ctl, daemon: Stub, tmp_path: Path) -> None:
    gone = tmp_path / "gone"
    gone.mkdir()
    process = await asyncio.create_subprocess_exec(
        "/bin/sh", "-c", 'cd gone && rmdir ../gone && exec "$0" ask x', str(Path(__file__).parents[2] / "bin" / "ryxctl"),
        env=ctl.env, cwd=tmp_path, stdin=asyncio.subprocess.DEVNULL, stdout=asyncio.subprocess.PIPE, stderr=asyncio.subprocess.PIPE,
    )  # fmt: skip
    assert (await ended(process)).code == 0
    assert (await daemon.heard("ask")).cwd is None
