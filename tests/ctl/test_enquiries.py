"""Questions that want words, at the terminal, in lists, and in the menu."""

import asyncio
import json
from pathlib import Path

import pytest

from ryxctl.asking import answered, request, ways
from ryxctl.menu import entries
from ryxd.wire.approvals import Approve, Deny, QuestionInfo, QuestionsReply, SettledReply
from ryxd.wire.commands import Answer, AskReply, Done
from ryxd.wire.errors import BadRequest
from ryxd.wire.events import Answered, Asked, Choice
from tests.ctl.conftest import Ctl, Terminal, ended, program
from tests.ctl.stubserver import Stub, finished
from tests.ctl.test_asking import INFO as APPROVAL

CHOICES = (Choice(key="1", label="Documents"), Choice(key="2", label="Pictures"))
QUESTION = Asked(
    id=8, run="r12", agent="lead", question="Which folder?", choices=CHOICES, waiting=True, wants="words",
    name="q12.1", action="lead.3", summary="Which folder?", reason="lead wants to know this",
)  # fmt: skip
OPEN = QUESTION.model_copy(update={"choices": ()})
ONLY = QUESTION.model_copy(update={"wants": "choice"})
ANSWERED = Answered(id=9, run="r12", name="q12.1", choice="words", text="neither", by="dbus")


def info(asked: Asked, **more: object) -> QuestionInfo:
    about = asked.model_dump(
        include={"name", "run", "agent", "wants", "question", "summary", "preview", "cut", "reason", "digest", "until"}
    )
    rest = {"session": "s3", "request": "tidy up", "choices": asked.choices, "classes": (), "paths": (), "asked": 1}
    return QuestionInfo(**about | rest | more)  # type: ignore[arg-type]


def plays(daemon: Stub, question: Asked = QUESTION) -> None:
    """It is asked, and every answer lets the run go on to its end."""

    async def ask(_ask, peer) -> None:
        await peer.reply(AskReply(run="r12", session="s3"))
        await peer.events(question)

    async def said(_command, peer) -> None:
        await peer.reply(AskReply(run="r12", session="s3"))
        await peer.events(ANSWERED.model_copy(update={"by": "ryxctl"}), finished("done"))

    async def left(_command, peer) -> None:
        await peer.reply(SettledReply(name="q12.1", run="r12", choice="no", summary="Which folder?", wants="words"))
        await peer.events(finished("done"))

    async def questions(_questions, peer) -> None:
        await peer.reply(QuestionsReply(questions=(info(question),)))

    daemon.plays.update(ask=ask, answer=said, deny=left, questions=questions)


@pytest.mark.parametrize(
    ("question", "typed", "sent"),
    [
        (QUESTION, "neither, the attic", "neither, the attic"),
        (QUESTION, "2", "2"),
        (QUESTION, "documents", "1"),
        (QUESTION, "y", "y"),
        (QUESTION, "v", "v"),
        (OPEN, "2", "2"),
        (ONLY, "attic\nPictures", "2"),
    ],
)
async def test_a_line_is_the_answer(ctl: Ctl, daemon: Stub, terminal: Terminal, question: Asked, typed: str, sent: str) -> None:
    plays(daemon, question)
    process = await ctl.start("ask", "x", stdin=terminal.slave, stdout=terminal.slave)
    await terminal.until(b"\n> ")
    screen = terminal.screen.decode()
    assert "? Which folder?" in screen
    assert "lead wants to know this" in screen
    assert ("  1 Documents" in screen) == bool(question.choices)
    terminal.type(f"\n{typed}\n")
    assert (await ended(process)).code == 0
    assert daemon.seen[-1] == Answer(run="q12.1", choice=sent)
    assert terminal.screen.count(b"? Which folder?") == 1, "Enter alone is no answer, and what is shown stays"


async def test_what_the_daemon_does_not_take_is_asked_for_again(ctl: Ctl, daemon: Stub, terminal: Terminal) -> None:
    plays(daemon, OPEN)
    takes = daemon.plays["answer"]

    async def said(answer, peer) -> None:
        if answer.choice == "too much":
            await peer.fail(BadRequest("the answer to q12.1 has over 4000 characters"))
        else:
            await takes(answer, peer)

    daemon.plays["answer"] = said
    process = await ctl.start("ask", "x", stdin=terminal.slave, stdout=terminal.slave)
    await terminal.until(b"\n> ")
    terminal.type("too much\n")
    await terminal.until(b"too much\r\n> ")
    terminal.type("less\n")
    told = await ended(process)
    assert (told.code, told.err) == (0, "ryxctl: the answer to q12.1 has over 4000 characters\n")


async def test_answered_elsewhere_it_shows_what_was_said(ctl: Ctl, daemon: Stub, terminal: Terminal) -> None:
    shown = asyncio.Event()

    async def play(_ask, peer) -> None:
        await peer.reply(AskReply(run="r12", session="s3"))
        await peer.events(QUESTION)
        await shown.wait()
        await peer.events(ANSWERED, finished("done"))

    daemon.plays["ask"] = play
    process = await ctl.start("ask", "x", stdin=terminal.slave, stdout=terminal.slave)
    await terminal.until(b"\n> ")
    shown.set()
    assert (await ended(process)).code == 0
    assert b"answered elsewhere: neither (dbus)" in terminal.screen


async def test_without_a_terminal_it_says_how_and_no_input_answers_nothing(ctl: Ctl, daemon: Stub) -> None:
    plays(daemon)
    process = await ctl.start("ask", "x")
    assert process.stderr is not None
    async with asyncio.timeout(20):
        said = (await process.stderr.readline() + await process.stderr.readline()).decode()
    assert "r12 waits for you. Which folder? (lead wants to know this)" in said
    assert "ryxctl answer q12.1 'your words' (or 1, 2); ryxctl questions" in said
    process.kill()
    await process.communicate()
    daemon.seen.clear()
    assert (await ctl.run("ask", "--no-input", "x")).code == 0
    assert daemon.seen[-1] == Deny(target="q12.1")


async def test_it_is_listed_and_left_without_an_answer(ctl: Ctl, daemon: Stub) -> None:
    plays(daemon)
    out = (await ctl.run("questions")).out
    for part in ("q12.1  r12: tidy up", "? Which folder?", "  1 Documents", "  2 Pictures", "  ryxctl answer q12.1 'your words' (or 1, 2)"):
        assert part in out
    (listed,) = json.loads((await ctl.run("questions", "--json")).out)["questions"]
    assert listed["wants"] == "words"
    assert (await ctl.run("deny", "q12.1")).out == "q12.1 not answered: Which folder?\n"
    ctl.env["LANG"] = "de_DE.UTF-8"
    assert (await ctl.run("deny", "q12.1")).out == "q12.1 nicht beantwortet: Which folder?\n"
    assert "'deine Worte'" in (await ctl.run("questions")).out


async def test_answer_takes_words_and_follows_the_run(ctl: Ctl, daemon: Stub) -> None:
    plays(daemon)
    said = await ctl.run("answer", "q12.1", "my own words")
    assert (said.code, said.out) == (0, "done\n")
    assert daemon.seen[-1] == Answer(run="q12.1", choice="my own words", stream=True)


async def test_watching_shows_the_question_and_the_answer(ctl: Ctl, daemon: Stub) -> None:
    async def play(_subscribe, peer) -> None:
        await peer.reply(Done())
        await peer.events(QUESTION, ANSWERED, finished())

    daemon.plays["subscribe"] = play
    out = (await ctl.run("watch", "r12")).out
    for part in ("waits for you: Which folder?", "lead wants to know this (q12.1)", "  2 Pictures", "answered q12.1: neither by dbus"):
        assert part in out
    assert "bound to" not in out


def test_each_answer_is_a_command_and_no_yes() -> None:
    asked = QUESTION.model_dump(mode="json")
    for key in ("1", "once", "always", "no", "my words"):
        assert request(asked, key) == ("answer", {"run": "q12.1", "choice": key})
    assert ways(ONLY.model_dump(mode="json")) == "ryxctl answer q12.1 1 (or 2)"
    assert answered("  ", asked) is None
    assert answered("attic", ONLY.model_dump(mode="json")) is None


# -- the menu

CHOSEN = [
    ("Pictures  (q12.1)", Answer(run="q12.1", choice="2")),
    ("? Which folder? (lead wants to know this)", None),
    ("attic", None),
    ("", None),
]


@pytest.mark.parametrize(("chosen", "command"), CHOSEN)
async def test_the_menu_has_the_choices(ctl: Ctl, daemon: Stub, path: Path, chosen: str, command: object) -> None:
    plays(daemon)
    program(path, "wofi", f'cat >> offered; printf "%s\\n" "{chosen}"')
    assert (await ctl.run("questions", "--menu")).code == 0
    assert daemon.seen[-1] == command if command else daemon.names == ["questions"]
    assert "answer in words …  (q12.1)" in (path / "offered").read_text()


@pytest.mark.parametrize("menu", ["wofi", "fuzzel --dmenu"])
async def test_words_are_typed_in_a_second_menu(ctl: Ctl, daemon: Stub, path: Path, menu: str) -> None:
    plays(daemon)
    first = 'cat > first; echo "answer in words …  (q12.1)"'
    script = f'printf "%s\\n" "$*" >> args\nif [ -e first ]; then cat > second; echo " the attic "; else {first}; fi'
    program(path, menu.partition(" ")[0], script)
    more = () if menu == "wofi" else ("--program", menu)
    assert (await ctl.run("questions", "--menu", *more)).code == 0
    assert daemon.seen[-1] == Answer(run="q12.1", choice="the attic")
    second = (path / "second").read_text()
    assert second == ("" if menu == "wofi" else "? Which folder?\n"), "nothing that a typed word is taken for"
    assert ("--prompt Which folder?" in (path / "args").read_text()) == (menu == "wofi")


async def test_where_there_is_nothing_to_choose_words_are_typed_at_once(ctl: Ctl, daemon: Stub, path: Path) -> None:
    plays(daemon, OPEN)
    program(path, "wofi", 'cat > offered; echo "the attic"')
    assert (await ctl.run("questions", "--menu")).code == 0
    assert daemon.seen[-1] == Answer(run="q12.1", choice="the attic")
    assert (path / "offered").read_text() == ""


async def test_the_question_itself_is_no_answer(ctl: Ctl, daemon: Stub, path: Path) -> None:
    plays(daemon, OPEN)
    program(path, "fuzzel", "cat")
    assert (await ctl.run("questions", "--menu", "--program", "fuzzel")).code == 0
    assert daemon.names == ["questions"]


def test_no_choice_can_pass_for_a_yes_to_something_else() -> None:
    evil = (Choice(key="1", label="Yes, once  (q12.1)"), Choice(key="2", label="Yes, once"))
    _, answers = entries(
        [APPROVAL.model_dump(mode="json"), info(QUESTION.model_copy(update={"choices": evil, "name": "q14.1"})).model_dump(mode="json")]
    )
    yes = ("approve", {"target": "q12.1", "scope": "once", "digest": APPROVAL.digest})
    assert answers["Yes, once  (q12.1)"] == yes
    assert answers["Yes, once  (q12.1)  (q14.1)"] == ("answer", {"run": "q14.1", "choice": "1"})
    assert answers["Yes, once  (q14.1)"] == ("answer", {"run": "q14.1", "choice": "2"})
    assert Approve not in {type(each) for each in answers.values()}
