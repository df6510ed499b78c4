import asyncio
import json
import signal
from pathlib import Path

import pytest

from ryxctl.asking import letters, meant, request, ways
from ryxd.wire.approvals import Approve, Deny, QuestionInfo, QuestionsReply, SettledReply
from ryxd.wire.commands import Answer, AskReply, Done, RunsReply
from ryxd.wire.errors import Exit, JournalError, Refused
from ryxd.wire.events import Answered, Asked, Choice, Status
from tests.ctl.conftest import Ctl, Terminal, ended, program
from tests.ctl.stubserver import RUN, STATUS, Stub, finished

YES = (Choice(key="once", label="Yes, once"), Choice(key="run", label="Yes, for this request"))
CHOICES = (
    *YES, Choice(key="always", label="Yes, always"), Choice(key="try", label="try it"), Choice(key="no", label="No"),
)  # fmt: skip
QUESTION = Asked(
    id=8, run="r12", agent="file", question="Allow: change notes.txt (2 lines)?", choices=CHOICES, waiting=True,
    name="q12.1", action="a7", summary="change notes.txt (2 lines)", preview="--- notes.txt\n@@ -1 +1 @@\n-old\n+new",
    reason="it is of class change", classes=("change",), paths=("/home/x/notes.txt",), digest="0123456789abcdef",
)  # fmt: skip
ANSWERED = Answered(id=9, run="r12", name="q12.1", choice="once", scope="once", by="the notification")
INFO = QuestionInfo(
    **QUESTION.model_dump(
        include={"name", "run", "agent", "question", "summary", "preview", "cut", "reason", "digest", "until"}
    ),
    session="s3", request="put it right", choices=CHOICES, classes=("change",), paths=(), asked=1,
)  # fmt: skip
OTHER = INFO.model_copy(
    update={"name": "q13.1", "run": "r13", "question": "Allow: rm -rf build?", "preview": "rm -rf build"}
)


async def ask(_ask, peer) -> None:
    await peer.reply(AskReply(run="r12", session="s3"))
    await peer.events(QUESTION)


def plays(daemon: Stub, **ends: object) -> None:
    """Every answer lets the run go on to its end."""

    async def settled(command, peer) -> None:
        if isinstance(command, Answer):
            await peer.reply(AskReply(run="r12", session="s3"))
        else:
            choice = getattr(command, "scope", "no")
            await peer.reply(
                SettledReply(name="q12.1", run="r12", choice=choice, summary="change notes.txt (2 lines)")
            )
        await peer.events(ANSWERED.model_copy(update={"by": "ryxctl"}), finished(**ends))

    daemon.plays.update(ask=ask, approve=settled, deny=settled, answer=settled)


@pytest.mark.parametrize(
    ("typed", "command"),
    [
        ("y", Approve(target="q12.1", scope="once", digest="0123456789abcdef")),
        ("j", Approve(target="q12.1", scope="once", digest="0123456789abcdef")),
        ("Yes", Approve(target="q12.1", scope="once", digest="0123456789abcdef")),
        ("r", Approve(target="q12.1", scope="run", digest="0123456789abcdef")),
        ("a", Approve(target="q12.1", scope="always", digest="0123456789abcdef")),
        ("t", Answer(run="q12.1", choice="try")),
        ("n", Deny(target="q12.1")),
    ],
)
async def test_one_letter_answers_and_says_what_was_shown(
    ctl: Ctl, daemon: Stub, terminal: Terminal, typed: str, command: object
) -> None:
    plays(daemon)
    process = await ctl.start("ask", "x", stdin=terminal.slave, stdout=terminal.slave)
    await terminal.until(b"[y/r/a/t/n] ")
    screen = terminal.screen.decode()
    assert "? Allow: change notes.txt (2 lines)?" in screen
    assert "it is of class change" in screen
    assert "\x1b[31m  -old\x1b[0m" in screen
    assert "\x1b[32m  +new\x1b[0m" in screen
    assert "y Yes, once   r Yes, for this request   a Yes, always   t try it   n No" in screen
    terminal.type(f"\nwhat?\n{typed}\n")
    assert (await ended(process)).code == 0
    assert daemon.seen[-1] == command
    assert terminal.screen.count(b"-old") == 1, "what was not understood is asked again, not shown again"
    assert b"elsewhere" not in terminal.screen


async def test_what_was_typed_before_it_was_shown_is_no_answer(ctl: Ctl, daemon: Stub, terminal: Terminal) -> None:
    typed = asyncio.Event()

    async def late(_ask, peer) -> None:
        await peer.reply(AskReply(run="r12", session="s3"))
        await typed.wait()
        await peer.events(QUESTION)

    plays(daemon)
    daemon.plays["ask"] = late
    process = await ctl.start("ask", "x", stdin=terminal.slave, stdout=terminal.slave)
    await daemon.heard("ask")
    terminal.type("a\n")
    await terminal.until(b"a\r\n")  # the terminal has echoed it: it is in its queue
    typed.set()
    await terminal.until(b"[y/r/a/t/n] ")
    terminal.type("n\n")
    await ended(process)
    assert daemon.names == ["ask", "deny"]


async def test_no_colours_where_there_should_be_none(ctl: Ctl, daemon: Stub, terminal: Terminal) -> None:
    plays(daemon)
    ctl.env["NO_COLOR"] = "1"
    process = await ctl.start("ask", "x", stdin=terminal.slave, stdout=terminal.slave)
    await terminal.until(b"[y/r/a/t/n] ")
    assert b"\x1b[" not in terminal.screen
    terminal.type("y\n")
    await ended(process)


async def test_nothing_in_a_question_can_steer_the_terminal(ctl: Ctl, daemon: Stub, terminal: Terminal) -> None:
    evil = {"preview": "rm \x1b[2Kx\u202e\ry", "question": "Allow: \x1b]0;x\x07?", "reason": "\x9b31m"}

    async def play(_ask, peer) -> None:
        await peer.reply(AskReply(run="r12", session="s3"))
        await peer.events(QUESTION.model_copy(update=evil))

    plays(daemon)
    daemon.plays["ask"] = play
    ctl.env["NO_COLOR"] = "1"
    process = await ctl.start("ask", "x", stdin=terminal.slave, stdout=terminal.slave)
    await terminal.until(b"[y/r/a/t/n] ")
    for sequence in (b"\x1b", b"\x07", "\x9b".encode(), "\u202e".encode(), b"\ry"):
        assert sequence not in terminal.screen
    terminal.type("n\n")
    await ended(process)


async def test_a_long_preview_is_cut_and_v_shows_all_of_it(
    ctl: Ctl, daemon: Stub, terminal: Terminal, tmp_path: Path
) -> None:
    long = QUESTION.model_copy(update={"preview": "\n".join(f"+line {number}" for number in range(100)), "cut": 7})

    async def play(_ask, peer) -> None:
        await peer.reply(AskReply(run="r12", session="s3"))
        await peer.events(long)

    plays(daemon)
    daemon.plays["ask"] = play
    pager = tmp_path / "pager"
    pager.write_text('#!/bin/sh\ncat > "$1"\n')
    pager.chmod(0o755)
    ctl.env["PAGER"] = f"{pager} {tmp_path / 'paged'}"
    process = await ctl.start("ask", "x", stdin=terminal.slave, stdout=terminal.slave)
    await terminal.until(b"] ")
    assert b"70 more lines; v shows all" in terminal.screen
    assert b"(7 characters in its middle are not shown)" in terminal.screen
    assert b"line 30" not in terminal.screen
    terminal.type("v\n")
    await terminal.until(b"v\r\n[y/r/a/t/n] ")
    assert (tmp_path / "paged").read_text() == long.preview + "\n"
    terminal.type("y\n")
    assert (await ended(process)).code == 0


async def test_answered_elsewhere_the_prompt_goes_away(ctl: Ctl, daemon: Stub, terminal: Terminal) -> None:
    shown = asyncio.Event()

    async def play(_ask, peer) -> None:
        await ask(_ask, peer)
        await shown.wait()
        await peer.events(Status(id=10, run="r12", text="news in between"), ANSWERED, finished("changed"))

    daemon.plays["ask"] = play
    process = await ctl.start("ask", "x", stdin=terminal.slave, stdout=terminal.slave)
    await terminal.until(b"[y/r/a/t/n] ")
    shown.set()
    assert (await ended(process)).code == 0
    await terminal.until(b"changed")
    assert b"answered elsewhere: once (the notification)" in terminal.screen
    assert terminal.screen.count(b"-old") == 1
    assert daemon.names == ["ask"]


async def test_an_answer_that_comes_second_is_told(ctl: Ctl, daemon: Stub, terminal: Terminal) -> None:
    async def late(_approve, peer) -> None:
        await peer.fail(Refused("q12.1 waits for no answer any more: it was denied (the notification)"))
        await peer.events(
            ANSWERED.model_copy(update={"choice": "no"}), finished("not done", outcome="failed", error="refused")
        )

    plays(daemon)
    daemon.plays["approve"] = late
    process = await ctl.start("ask", "x", stdin=terminal.slave, stdout=terminal.slave)
    await terminal.until(b"[y/r/a/t/n] ")
    terminal.type("y\n")
    told = await ended(process)
    assert told.code == Exit.REFUSED
    assert "it was denied (the notification)" in told.err


async def test_an_answer_that_could_not_be_taken_is_asked_for_again(
    ctl: Ctl, daemon: Stub, terminal: Terminal
) -> None:
    plays(daemon)
    settled = daemon.plays["approve"]

    async def full(approve, peer) -> None:
        if approve.scope == "always":
            await peer.fail(JournalError("no space left for the rule"))
        else:
            await settled(approve, peer)

    daemon.plays["approve"] = full
    process = await ctl.start("ask", "x", stdin=terminal.slave, stdout=terminal.slave)
    await terminal.until(b"[y/r/a/t/n] ")
    terminal.type("a\n")
    await terminal.until(b"a\r\n[y/r/a/t/n] ")
    terminal.type("y\n")
    told = await ended(process)
    assert told.code == 0
    assert told.err.startswith("ryxctl: no space left for the rule\n")
    assert [each.scope for each in daemon.seen if isinstance(each, Approve)] == ["always", "once"]


async def test_several_questions_are_asked_one_after_the_other(ctl: Ctl, daemon: Stub, terminal: Terminal) -> None:
    second = QUESTION.model_copy(update={"name": "q12.2", "question": "Allow: the other?", "id": 9})

    async def play(_ask, peer) -> None:
        await peer.reply(AskReply(run="r12", session="s3"))
        await peer.events(QUESTION, second)

    async def settled(command, peer) -> None:
        await peer.reply(SettledReply(name=command.target, run="r12", choice="once", summary="s"))
        await peer.events(ANSWERED.model_copy(update={"name": command.target}))
        if command.target == "q12.2":
            await peer.events(finished())

    daemon.plays.update(ask=play, approve=settled)
    process = await ctl.start("ask", "x", stdin=terminal.slave, stdout=terminal.slave)
    await terminal.until(b"[y/r/a/t/n] ")
    assert b"the other" not in terminal.screen
    terminal.type("y\n")
    await terminal.until(b"Allow: the other?")
    await terminal.until(b"[y/r/a/t/n] y\r\n")
    terminal.type("y\n")
    terminal.type("y\n")
    assert (await ended(process)).code == 0
    assert [each.target for each in daemon.seen if isinstance(each, Approve)] == ["q12.1", "q12.2"]


async def test_ctrl_c_at_a_question_cancels_the_run(ctl: Ctl, daemon: Stub, terminal: Terminal) -> None:
    async def cancelled(_cancel, peer) -> None:
        await peer.events(
            ANSWERED.model_copy(update={"choice": "withdrawn"}), finished("stopped", outcome="cancelled")
        )

    daemon.plays.update(ask=ask, cancel=cancelled)
    process = await ctl.start("ask", "x", stdin=terminal.slave, stdout=terminal.slave)
    await terminal.until(b"[y/r/a/t/n] ")
    process.send_signal(signal.SIGINT)
    assert (await ended(process)).code == Exit.CANCELLED
    assert daemon.names == ["ask", "cancel"]


@pytest.mark.parametrize("option", [(), ("--json",), ("--quiet",)])
async def test_without_a_terminal_it_says_how_and_goes_on_waiting(
    ctl: Ctl, daemon: Stub, option: tuple[str, ...]
) -> None:
    answered = asyncio.Event()

    async def play(_ask, peer) -> None:
        await ask(_ask, peer)
        await answered.wait()
        await peer.events(ANSWERED, finished("changed"))

    daemon.plays["ask"] = play
    process = await ctl.start("ask", *option, "x")
    assert process.stderr is not None
    async with asyncio.timeout(20):
        said = (await process.stderr.readline() + await process.stderr.readline()).decode()
    assert "r12 waits for you. Allow: change notes.txt (2 lines)? (it is of class change)" in said
    assert "ryxctl approve q12.1 (--for run, --for always, ryxctl answer q12.1 try) or ryxctl deny q12.1" in said
    answered.set()
    told = await ended(process)
    assert told.code == 0
    if option == ("--json",):
        assert [json.loads(line)["kind"] for line in told.out.splitlines()] == ["asked", "answered", "finished"]


async def test_no_input_says_no_at_once_and_the_exit_code_tells(
    ctl: Ctl, daemon: Stub, terminal: Terminal
) -> None:
    plays(daemon, text="Not done: change notes.txt (2 lines).", outcome="failed", error="refused")
    for streams in ({}, {"stdin": terminal.slave, "stdout": terminal.slave}):
        daemon.seen.clear()
        told = await ended(await ctl.start("ask", "--no-input", "x", **streams))
        assert told.code == Exit.REFUSED
        assert daemon.seen[-1] == Deny(target="q12.1")
        assert "Not done" in told.err


# -- the commands


async def test_approve_and_deny(ctl: Ctl, daemon: Stub) -> None:
    async def settled(command, peer) -> None:
        choice = getattr(command, "scope", "no")
        await peer.reply(SettledReply(name="q12.1", run="r12", choice=choice, summary="change notes.txt"))

    daemon.plays.update(approve=settled, deny=settled)
    said = await ctl.run("approve")
    assert (said.code, said.out) == (0, "q12.1 approved once: change notes.txt\n")
    assert (await ctl.run("approve", "r12", "--for", "run")).out.startswith("q12.1 approved for this run")
    assert (await ctl.run("deny", "r12", "not now")).out == "q12.1 denied: change notes.txt\n"
    assert json.loads((await ctl.run("--json", "approve", "q12.1", "--scope", "always")).out)["choice"] == "always"
    assert (await ctl.run("approve", "--for", "ever")).code == Exit.USAGE
    assert daemon.seen[1::2] == [
        Approve(), Approve(target="r12", scope="run"), Deny(target="r12", reason="not now"),
        Approve(target="q12.1", scope="always"),
    ]  # fmt: skip


async def test_questions_are_listed_with_what_would_be_done(ctl: Ctl, daemon: Stub) -> None:
    async def waiting(_questions, peer) -> None:
        await peer.reply(QuestionsReply(questions=(INFO, OTHER)))

    assert (await ctl.run("questions")).code != 0, "the stub knows nothing of it yet"
    daemon.plays["questions"] = waiting
    said = await ctl.run("questions")
    assert said.code == 0
    for part in ("q12.1  r12: put it right", "  -old", "  +new", "  rm -rf build", "ryxctl approve q13.1"):
        assert part in said.out
    assert len(json.loads((await ctl.run("questions", "--json")).out)["questions"]) == 2


async def test_runs_and_status_say_which_run_waits(ctl: Ctl, daemon: Stub) -> None:
    waits = RUN.model_copy(update={"state": "running", "waits": ("q12.1",)})

    async def runs(_runs, peer) -> None:
        await peer.reply(RunsReply(runs=(waits,)))

    async def status(_status, peer) -> None:
        await peer.reply(STATUS.model_copy(update={"active": (waits,)}))

    daemon.plays.update(runs=runs, status=status)
    for command in ("runs", "status"):
        assert "waits for you" in (await ctl.run(command)).out


async def test_watching_shows_what_waits_and_who_answered(ctl: Ctl, daemon: Stub) -> None:
    async def play(_subscribe, peer) -> None:
        await peer.reply(Done())
        await peer.events(QUESTION, ANSWERED, finished())

    daemon.plays["subscribe"] = play
    said = (await ctl.run("watch", "r12")).out
    for part in (
        "waits for you: Allow: change notes.txt", "(change; q12.1, bound to 0123456789abcdef)", "-old",
        "ryxctl approve q12.1", "once by the notification",
    ):  # fmt: skip
        assert part in said


# -- the menu


@pytest.fixture
def waiting(daemon: Stub) -> Stub:
    async def questions(_questions, peer) -> None:
        await peer.reply(QuestionsReply(questions=(INFO, OTHER)))

    async def settled(command, peer) -> None:
        await peer.reply(SettledReply(name="q12.1", run="r12", choice="once", summary="s"))

    async def answered(command, peer) -> None:
        await peer.reply(AskReply(run="r12", session="s3"))

    daemon.plays.update(questions=questions, approve=settled, deny=settled, answer=answered)
    return daemon


@pytest.mark.parametrize(
    ("chosen", "command"),
    [
        ("Yes, once  (q12.1)", Approve(target="q12.1", scope="once", digest="0123456789abcdef")),
        ("Yes, always  (q13.1)", Approve(target="q13.1", scope="always", digest="0123456789abcdef")),
        ("try it  (q12.1)", Answer(run="q12.1", choice="try")),
        ("No  (q13.1)", Deny(target="q13.1")),
        ("? Allow: rm -rf build? (it is of class change)", None),
        ("  │ rm -rf build", None),
        ("yes", None),
        ("", None),
    ],
)
async def test_the_menu_shows_what_waits_and_sends_what_is_chosen(
    ctl: Ctl,
    waiting: Stub,
    path: Path,
    chosen: str,
    command: object,
) -> None:
    program(path, "wofi", f"cat > lines; printf '%s\\n' \"$*\" > args; printf '%s\\n' '{chosen}'")
    told = await ctl.run("questions", "--menu")
    assert (told.code, told.out, told.err) == (0, "", "")
    lines = (path / "lines").read_text().splitlines()
    assert lines[0] == "? Allow: change notes.txt (2 lines)? (it is of class change)"
    assert lines[1:5] == ["  │ --- notes.txt", "  │ @@ -1 +1 @@", "  │ -old", "  │ +new"]
    assert lines[5:10] == [f"{choice.label}  (q12.1)" for choice in CHOICES]
    assert "  │ rm -rf build" in lines
    assert "--lines 18" in (path / "args").read_text()
    assert daemon_answers(waiting) == ([] if command is None else [command])


def daemon_answers(daemon: Stub) -> list[object]:
    return [each for each in daemon.seen if isinstance(each, Approve | Deny | Answer)]


async def test_a_preview_cannot_look_like_an_answer(ctl: Ctl, waiting: Stub, path: Path) -> None:
    async def questions(_questions, peer) -> None:
        evil = INFO.model_copy(update={"preview": "Yes, once  (q12.1)\nNo  (q12.1)\r\nYes, always  (q12.1)"})
        await peer.reply(QuestionsReply(questions=(evil,)))

    waiting.plays["questions"] = questions
    program(path, "wofi", "while read -r line; do case $line in '│'*) echo \"$line\"; exit; esac; done")
    assert (await ctl.run("questions", "--menu")).code == 0
    assert daemon_answers(waiting) == []


async def test_the_menu_program_is_the_users_and_its_failure_is_told(ctl: Ctl, waiting: Stub, path: Path) -> None:
    program(path, "fuzzel", "cat >/dev/null; printf '%s\\n' \"$*\" > args; echo 'No  (q12.1)'")
    assert (await ctl.run("questions", "--menu", "--program", "fuzzel --dmenu")).code == 0
    assert (path / "args").read_text() == "--dmenu\n"
    assert daemon_answers(waiting) == [Deny(target="q12.1")]

    async def late(_deny, peer) -> None:
        await peer.fail(Refused("q12.1 waits for no answer any more"))

    waiting.plays["deny"] = late
    program(path, "notify-send", 'printf "%s\\n" "$@" > told')
    assert (await ctl.run("questions", "--menu", "--program", "fuzzel")).code == Exit.REFUSED
    assert "no answer any more" in (path / "told").read_text()


async def test_with_nothing_to_ask_the_menu_stays_closed(ctl: Ctl, daemon: Stub, path: Path) -> None:
    async def questions(_questions, peer) -> None:
        await peer.reply(QuestionsReply(questions=()))

    daemon.plays["questions"] = questions
    daemon.plays["runs"] = lambda _, peer: peer.reply(RunsReply(runs=()))
    program(path, "wofi", "touch opened")
    program(path, "notify-send", 'printf "%s\\n" "$@" > told')
    assert (await ctl.run("questions", "--menu")).code == 0
    assert not (path / "opened").exists()
    assert "nothing waits" in (path / "told").read_text()


def test_every_choice_has_a_letter_of_its_own() -> None:
    english = [{"key": choice.key, "label": choice.label} for choice in CHOICES]
    assert letters(english) == {"once": "y", "run": "r", "always": "a", "try": "t", "no": "n"}
    german = [{"key": "once", "label": "Ja, einmal"}, {"key": "no", "label": "Nein"}]
    assert letters(german) == {"once": "j", "no": "n"}
    crowded = [{"key": key, "label": key} for key in ("once", "run", "always", "yell", "jam", "nay", "run2", "1")]
    assert len(set(letters([*crowded, {"key": "no", "label": "No"}]).values())) == 9
    for word in ("", " ", "v", "yes please", "yj", "x"):
        assert meant(word, english) is None
    assert meant("Ja", english) == "once"
    assert meant("i", english) is None
    assert meant("nein", english) == "no"
    only = [{"key": "open", "label": "Open"}, {"key": "no", "label": "No"}]
    assert meant("yes", only) is None


def test_ways_and_requests() -> None:
    asked = QUESTION.model_copy(update={"choices": (CHOICES[0], CHOICES[-1])}).model_dump()
    assert ways(asked) == "ryxctl approve q12.1 or ryxctl deny q12.1"
    assert request(asked, "no") == ("deny", {"target": "q12.1"})
