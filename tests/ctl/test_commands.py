import json
import os
from pathlib import Path

import pytest

from ryxd.wire.commands import MAX_TEXT, PROTOCOL, Answer, Ask, Cancel, HelloReply, Runs, Show
from ryxd.wire.errors import BadRequest, Exit, NotFound, Refused
from tests.ctl.conftest import ROOT, Ctl, ended
from tests.ctl.stubserver import STATUS, Stub, finished


async def test_the_request_travels_with_hello_in_one_write(ctl: Ctl, daemon: Stub) -> None:
    await ctl.run("status")
    first, second, rest = daemon.firsts[0].split(b"\n")
    assert json.loads(first)["method"] == "hello"
    assert json.loads(second)["method"] == "status"
    assert rest == b""


async def test_status_says_what_the_daemon_does(ctl: Ctl, daemon: Stub) -> None:
    ended = await ctl.run("status")
    assert ended.code == Exit.OK
    assert ended.err == ""
    for part in ("ryxd 9.9", "pid 77", "2 min", "small", "loading 40%", "/m/s.gguf", "r12"):
        assert part in ended.out, part


async def test_status_as_json_is_the_reply_itself(ctl: Ctl, daemon: Stub) -> None:
    for argv in (("status", "--json"), ("--json", "status")):
        ended = await ctl.run(*argv)
        assert json.loads(ended.out) == STATUS.model_dump(mode="json")


async def test_an_answer_is_printed_once_and_alone_on_standard_output(ctl: Ctl, daemon: Stub) -> None:
    ended = await ctl.run("ask", "where", "are", "my", "PDFs?")
    assert (ended.code, ended.out, ended.err) == (0, "Two.\n", "")
    asked = await daemon.heard("ask")
    assert asked == Ask(text="where are my PDFs?", cwd=str(ctl.folder), stream=True)


async def test_options_of_ask_may_stand_anywhere(ctl: Ctl, daemon: Stub) -> None:
    await ctl.run("ask", "go", "-s", "s3", "on", "--quiet")
    await ctl.run("ask", "--new", "go", "on")
    await ctl.run("ask", "--session=s9", "--", "rm", "-rf?")
    sessions = [(each.session, each.text) for each in daemon.seen if isinstance(each, Ask)]
    assert sessions == [("s3", "go on"), ("new", "go on"), ("s9", "rm -rf?")]


async def test_standard_input_becomes_the_context(ctl: Ctl, daemon: Stub) -> None:
    await ctl.run("ask", "what broke?", stdin="Fehler: ä\n".encode())
    assert (await daemon.heard("ask")).context == "Fehler: ä\n"


async def test_standard_input_that_is_no_utf8_still_arrives(ctl: Ctl, daemon: Stub) -> None:
    await ctl.run("ask", "what broke?", stdin=b"a\xffb\x00")
    assert (await daemon.heard("ask")).context == "a\ufffdb\x00"


async def test_a_dash_reads_the_request_from_standard_input(ctl: Ctl, daemon: Stub) -> None:
    ended = await ctl.run("ask", "-", stdin=b"open firefox\n")
    assert ended.code == 0
    asked = await daemon.heard("ask")
    assert (asked.text, asked.context) == ("open firefox\n", None)


async def test_an_empty_request_is_not_sent(ctl: Ctl, daemon: Stub) -> None:
    for argv, stdin in ((("ask", "-"), b"\n"), (("ask", " "), None)):
        ended = await ctl.run(*argv, stdin=stdin)
        assert (ended.code, ended.err) == (Exit.USAGE, "ryxctl: there is nothing to ask\n")
    assert daemon.seen == []


async def test_a_text_over_the_limit_is_refused_here(ctl: Ctl, daemon: Stub) -> None:
    long = b"x" * (MAX_TEXT + 1)
    ended = await ctl.run("ask", "-", stdin=long)
    assert ended.code == Exit.USAGE
    assert f"over {MAX_TEXT} characters" in ended.err
    ended = await ctl.run("ask", "what broke?", stdin=long)
    assert ended.code == Exit.USAGE
    assert "standard input" in ended.err
    assert "tail -c" in ended.err
    ended = await ctl.run("ask", "-", stdin=b"x" * MAX_TEXT)
    assert ended.code == 0
    assert len((await daemon.heard("ask")).text) == MAX_TEXT


async def test_a_line_over_the_limit_is_refused_here(ctl: Ctl, daemon: Stub) -> None:
    # 100,000 characters of six bytes each as JSON writes them, and again
    (ctl.folder / "zeros").write_bytes(b"\1" * MAX_TEXT)
    process = await ctl.start("ask", "\1" * 90_000, stdin=os.open(ctl.folder / "zeros", os.O_RDONLY))
    _, err = await process.communicate()
    assert process.returncode == Exit.USAGE
    assert b"the limit is 1048576" in err


async def test_words_that_are_no_utf8_are_refused_here(ctl: Ctl, daemon: Stub) -> None:
    ended = await ctl.run("ask", os.fsdecode(b"caf\xe9"))
    assert (ended.code, ended.err) == (Exit.USAGE, "ryxctl: the text is not UTF-8\n")


async def test_events_as_json_are_one_object_a_line(ctl: Ctl, daemon: Stub) -> None:
    ended = await ctl.run("ask", "--json", "x")
    assert [json.loads(line)["kind"] for line in ended.out.splitlines()] == ["finished"]


@pytest.mark.parametrize(
    ("event", "code"),
    [
        (finished("I can't.", outcome="failed"), Exit.FAILED),
        (finished("no model", outcome="failed", error="model"), Exit.UNAVAILABLE),
        (finished("no such file", outcome="failed", error="not_found"), Exit.NOT_FOUND),
        (finished("later", outcome="failed", error="of_a_newer_daemon"), Exit.FAILED),
        (finished("stopped", outcome="cancelled"), Exit.CANCELLED),
        (finished("the daemon ended", outcome="interrupted"), Exit.FAILED),
    ],
    ids=lambda value: getattr(value, "text", None),
)
async def test_a_run_that_fails_says_why_and_exits_with_its_error(
    ctl: Ctl, daemon: Stub, event, code: int
) -> None:
    async def play(_ask, peer) -> None:
        await peer.raw(b'{"jsonrpc":"2.0","id":2,"result":{"run":"r12","session":"s3"}}\n')
        await peer.events(event)

    daemon.plays["ask"] = play
    ended = await ctl.run("ask", "x")
    assert (ended.code, ended.out, ended.err) == (code, "", event.text + "\n")


async def test_an_offer_names_the_command_that_takes_it(ctl: Ctl, daemon: Stub) -> None:
    from ryxd.wire.events import Asked, Choice

    async def play(_ask, peer) -> None:
        choices = (Choice(key="open", label="yes"), Choice(key="no", label="no"))
        await peer.raw(b'{"jsonrpc":"2.0","id":2,"result":{"run":"r12","session":"s3"}}\n')
        await peer.events(Asked(id=8, run="r12", question="Open it? (y/n)", choices=choices), finished())

    daemon.plays["ask"] = play
    ended = await ctl.run("ask", "x")
    assert (ended.out, ended.err) == ("Two.\n", "Open it? ryxctl answer r12 open\n")
    ended = await ctl.run("ask", "--quiet", "x")
    assert (ended.out, ended.err) == ("Two.\n", "")


async def test_an_answer_follows_its_new_run(ctl: Ctl, daemon: Stub) -> None:
    ended = await ctl.run("answer", "r12", "open")
    assert (ended.code, ended.out) == (0, "Two.\n")
    assert daemon.seen[-1] == Answer(run="r12", choice="open", stream=True)


async def test_every_other_command_follows_from_the_table(ctl: Ctl, daemon: Stub) -> None:
    assert "where are my PDFs?" in (await ctl.run("runs", "-n", "3", "--active", "--session", "s3")).out
    assert daemon.seen[-1] == Runs(limit=3, active=True, session="s3")
    assert "Two." in (await ctl.run("show", "r12")).out
    assert daemon.seen[-1] == Show(run="r12")
    ended = await ctl.run("cancel", "r12")
    assert (ended.code, ended.out, ended.err) == (0, "", "")
    assert daemon.seen[-1] == Cancel(run="r12")
    assert (await ctl.run("cancel", "r12", "--json")).out == '{"ok":true}\n'
    assert (await ctl.run("reload")).out == "models.small\n"
    assert (await ctl.run("shutdown")).code == 0
    assert daemon.seen[-1].name == "shutdown"


async def test_the_daemons_error_becomes_message_and_exit_code(ctl: Ctl, daemon: Stub) -> None:
    for error in (NotFound("no run called r9; ryxctl runs lists them"), Refused("not you")):

        async def play(_show, peer, error=error) -> None:
            await peer.fail(error)

        daemon.plays["show"] = play
        ended = await ctl.run("show", "r9")
        assert (ended.code, ended.out, ended.err) == (error.exit, "", f"ryxctl: {error}\n")
        ended = await ctl.run("show", "r9", "--json")
        assert ended.code == error.exit
        assert json.loads(ended.out) == {"error": {"code": error.code, "message": str(error)}}


@pytest.mark.parametrize("argv", [("status",), ("ask", "x"), ("watch",), ("runs",)], ids=lambda argv: argv[0])
async def test_no_daemon_says_how_to_start_it(ctl: Ctl, argv: tuple[str, ...]) -> None:
    ended = await ctl.run(*argv)
    assert ended.code == Exit.NO_DAEMON
    assert ended.out == ""
    assert "systemctl --user start ryxd.socket" in ended.err
    assert str(ctl.folder / "ryx" / "ryxd.sock") in ended.err


async def test_a_dead_socket_is_no_daemon(ctl: Ctl, tmp_path: Path) -> None:
    import socket

    (tmp_path / "ryx").mkdir()
    with socket.socket(socket.AF_UNIX) as dead:
        dead.bind(str(tmp_path / "ryx" / "ryxd.sock"))
    assert (await ctl.run("status")).code == Exit.NO_DAEMON


async def test_another_protocol_ends_it(ctl: Ctl, daemon: Stub) -> None:
    async def older(_hello, peer) -> None:
        await peer.reply(HelloReply(protocol=PROTOCOL + 1, server="ryxd 99", pid=1))

    daemon.plays["hello"] = older
    for argv in (("status",), ("ask", "x"), ("watch",)):
        ended = await ctl.run(*argv)
        assert ended.code == Exit.PROTOCOL
        assert ended.out == ""
        assert f"speaks protocol {PROTOCOL + 1}" in ended.err


async def test_a_refused_hello_ends_it(ctl: Ctl, daemon: Stub) -> None:
    async def refuse(_hello, peer) -> None:
        await peer.fail(BadRequest("this daemon speaks protocol 7"))

    daemon.plays["hello"] = refuse
    ended = await ctl.run("status")
    assert ended.code == Exit.PROTOCOL
    assert "this daemon speaks protocol 7" in ended.err


async def test_what_is_no_daemon_is_called_so(ctl: Ctl, daemon: Stub) -> None:
    async def web(_hello, peer) -> None:
        await peer.raw(b"HTTP/1.1 400 Bad Request\n")

    daemon.plays["hello"] = web
    ended = await ctl.run("status")
    assert ended.code == Exit.PROTOCOL
    assert "what answers is not ryxd" in ended.err


async def test_answers_that_overtake_hello_wait_for_it(ctl: Ctl, daemon: Stub) -> None:
    async def nothing(_hello, _peer) -> None:
        pass

    async def late(_status, peer) -> None:
        await peer.reply(STATUS)
        peer.id = 1
        await peer.reply(HelloReply(protocol=PROTOCOL, server="ryxd 9.9", pid=77))

    daemon.plays.update(hello=nothing, status=late)
    assert "ryxd 9.9" in (await ctl.run("status")).out


async def test_a_mistyped_command_is_guessed(ctl: Ctl) -> None:
    ended = await ctl.run("statuss")
    assert (ended.code, ended.err) == (Exit.USAGE, "ryxctl: there is no command statuss; did you mean status?\n")
    ended = await ctl.run("xyzzy")
    assert (ended.code, ended.err) == (Exit.USAGE, "ryxctl: there is no command xyzzy; ryxctl --help lists them\n")
    ended = await ctl.run("show")
    assert ended.code == Exit.USAGE
    assert "Try: ryxctl show --help" in ended.err


async def test_help_needs_no_daemon(ctl: Ctl) -> None:
    ended = await ctl.run("--help")
    assert ended.code == 0
    for name in ("ask", "status", "runs", "watch", "prompt", "gate", "doctor", "completions"):
        assert f"\n  {name} " in ended.out
        assert (await ctl.run(name, "--help")).out.startswith(f"usage: ryxctl {name}")
    assert (await ctl.run()).code == Exit.USAGE


async def test_version_names_the_protocol(ctl: Ctl) -> None:
    assert f"protocol {PROTOCOL}" in (await ctl.run("version")).out
    assert json.loads((await ctl.run("--version", "--json")).out)["protocol"] == PROTOCOL


async def test_the_socket_can_be_named(ctl: Ctl, tmp_path: Path) -> None:
    elsewhere = tmp_path / "other.sock"
    async with Stub(elsewhere) as stub:
        for argv in (("status", "--socket", str(elsewhere)), ("--socket", str(elsewhere), "ask", "x")):
            assert (await ctl.run(*argv)).code == 0
        ctl.env["RYX_SOCKET"] = str(elsewhere)
        assert (await ctl.run("status")).code == 0
        assert stub.names == ["status", "ask", "status"]


async def test_a_path_too_long_for_a_socket_is_called_so(ctl: Ctl) -> None:
    ended = await ctl.run("status", "--socket", "/" + "x" * 107)
    assert ended.code == Exit.USAGE
    assert "at most 107 bytes, this has 108" in ended.err
    ended = await ctl.run("status", "--socket", "/" + "x" * 106)
    assert ended.code == Exit.NO_DAEMON


async def test_a_closed_reader_ends_it_quietly(ctl: Ctl, daemon: Stub, reader: int) -> None:
    process = await ctl.start("runs", stdout=reader)
    _, err = await process.communicate()
    assert process.returncode == -13
    assert err == b""


async def test_gate_and_doctor_are_other_programs(ctl: Ctl) -> None:
    # a module beside us stands for the daemon's: what matters is that the arguments arrive as they are
    package = ctl.folder / "lib" / "ryxd"
    (package / "engine").mkdir(parents=True)
    for name in ("__init__", "engine/__init__"):
        (package / f"{name}.py").touch()
    told = "import sys; print(sys.argv[1:]); sys.exit(5)"
    (package / "doctor.py").write_text(told)
    (package / "engine" / "gate.py").write_text(told)
    (ctl.folder / "lib" / "ryxctl").symlink_to(ROOT / "ryxctl")
    (ctl.folder / "lib" / "bin").mkdir()
    launcher = ctl.folder / "lib" / "bin" / "ryxctl"
    launcher.write_bytes((ROOT / "bin" / "ryxctl").read_bytes())
    launcher.chmod(0o755)
    import subprocess

    for argv, arguments in (
        (["gate", "--json", "open", "-x"], ["--json", "open", "-x"]),
        (["--json", "doctor"], ["--json"]),
    ):
        ended = subprocess.run(
            [launcher, *argv], env=ctl.env, capture_output=True, text=True, timeout=30, check=False
        )
        assert (ended.returncode, ended.stdout) == (5, f"{arguments}\n"), ended.stderr


@pytest.mark.parametrize(
    "argv",
    [
        ("status",),
        ("status", "--json"),
        ("ask", "hello"),
        ("show", "r12"),
        ("--socket", "/nope", "status", "--json"),
    ],
)
async def test_a_full_disk_behind_the_output_is_said_once(ctl: Ctl, daemon: Stub, argv: tuple[str, ...]) -> None:
    full = os.open("/dev/full", os.O_WRONLY)
    ended_ = await ended(await ctl.start(*argv, stdout=full))
    os.close(full)
    assert ended_.code == Exit.FAILED
    assert ended_.err == "ryxctl: the output can't be written: No space left on device\n"


async def test_nobody_is_troubled_by_a_full_disk_behind_the_errors(ctl: Ctl, daemon: Stub) -> None:
    full = os.open("/dev/full", os.O_WRONLY)
    ended_ = await ended(await ctl.start("--socket", "/nope", "status", stderr=full))
    os.close(full)
    assert ended_.code == Exit.NO_DAEMON


async def test_a_text_from_standard_input_that_is_too_long_is_not_sent_there_again(ctl: Ctl) -> None:
    ended_ = await ctl.run("ask", "-", stdin=b"x" * (MAX_TEXT + 1))
    assert ended_.code == Exit.USAGE
    assert "tail -c" in ended_.err
