"""What can be done with a run's result on the desktop: its menu, the clipboard, the file manager."""

from pathlib import Path

import pytest

from ryxd.wire.approvals import QuestionsReply
from ryxd.wire.commands import Answer, Ask, AskReply, Done, RunsReply, ShowReply
from ryxd.wire.errors import Exit
from ryxd.wire.events import Asked, Changed, Choice, Finished
from tests.ctl.conftest import Ctl, program
from tests.ctl.stubserver import RUN, Stub

OFFER = Asked(run="r12", question="Open it?", choices=(Choice(key="open", label="Open it"), Choice(key="no", label="No")))
CHANGED = Changed(run="r12", change="c1", what="move", path="/h/a")
TEXT = "Found:\n1. /h/a b.pdf"


def shows(daemon: Stub, *events: object, **run: object) -> None:
    info = RUN.model_copy(update={"result": TEXT, "session": "s3", **run})
    end = Finished(run="r12", outcome="done", text=TEXT, paths=("/h/a b.pdf", "/h/c.pdf"))
    told = tuple(event.model_dump(mode="json") for event in (*events, end))  # type: ignore[attr-defined]
    daemon.plays["show"] = lambda _, peer: peer.reply(ShowReply(run=info, events=told))


def chooses(path: Path, line: str) -> None:
    program(path, "wofi", f"cat > offered; printf '%s\\n' \"$*\" > args; echo '{line}'")


async def test_the_menu_has_the_whole_answer_and_all_that_can_be_done(ctl: Ctl, daemon: Stub, path: Path) -> None:
    shows(daemon, OFFER, CHANGED)
    chooses(path, "Open it")
    daemon.plays["answer"] = lambda _, peer: peer.reply(AskReply(run="r13", session="s3"))
    assert (await ctl.run("show", "r12", "--menu")).code == 0
    assert (path / "offered").read_text().splitlines() == [
        "│ Found:", "│ 1. /h/a b.pdf", "Open it", "Undo", "Copy", "Show in folder", "Continue this conversation",
    ]  # fmt: skip
    assert await daemon.heard("answer") == Answer(run="r12", choice="open")
    assert "--prompt where are my PDFs?" in (path / "args").read_text()


@pytest.mark.parametrize(("line", "command"), [("Undo", "answer"), ("│ Found:", ""), ("Found", ""), ("", "")])
async def test_only_what_is_chosen_is_done(ctl: Ctl, daemon: Stub, path: Path, line: str, command: str) -> None:
    shows(daemon, CHANGED)
    chooses(path, line)
    daemon.plays["answer"] = lambda _, peer: peer.reply(AskReply(run="r13", session="s3"))
    assert (await ctl.run("show", "r12", "--menu")).code == 0
    assert [name for name in daemon.names if name != "show"] == ([command] if command else [])


async def test_to_go_on_opens_the_prompt_in_that_conversation(ctl: Ctl, daemon: Stub, path: Path) -> None:
    shows(daemon)
    program(path, "wofi", 'if [ -e once ]; then echo "and the other one"; else echo > once; echo "Continue this conversation"; fi')
    assert (await ctl.run("show", "r12", "--menu")).code == 0
    assert await daemon.heard("ask") == Ask(text="and the other one", origin="prompt", session="s3")


async def test_what_failed_can_be_tried_again(ctl: Ctl, daemon: Stub, path: Path) -> None:
    shows(daemon, state="failed")
    chooses(path, "Try again")
    daemon.plays["retry"] = lambda _, peer: peer.reply(AskReply(run="r13", session="s3"))
    assert (await ctl.run("show", "r12", "--menu")).code == 0
    assert (await daemon.heard("retry")).run == "r12"


async def test_copying_takes_the_files_else_the_text(ctl: Ctl, daemon: Stub, path: Path) -> None:
    shows(daemon)
    program(path, "wl-copy", "cat > copied")
    assert (await ctl.run("show", "r12", "--copy")).code == 0
    assert (path / "copied").read_text() == "/h/a b.pdf\n/h/c.pdf"
    info = RUN.model_copy(update={"result": "It is <b>42</b>."})
    daemon.plays["show"] = lambda _, peer: peer.reply(ShowReply(run=info, events=()))
    assert (await ctl.run("show", "r12", "--copy")).code == 0
    assert (path / "copied").read_text() == "It is <b>42</b>."


@pytest.mark.parametrize(("script", "said"), [("exit 1", "wl-copy failed"), (None, "install wl-clipboard")])
async def test_what_can_not_be_copied_is_told_on_the_desktop(ctl: Ctl, daemon: Stub, path: Path, script: str | None, said: str) -> None:
    shows(daemon)
    ctl.env["PATH"] = str(path / "bin")
    program(path, "notify-send", 'printf "%s\\n" "$@" > told')
    if script is not None:
        program(path, "wl-copy", script)
    told = await ctl.run("show", "r12", "--copy")
    assert (told.code != 0, said in told.err, said in (path / "told").read_text()) == (True, True, True)


@pytest.mark.parametrize("manager", [True, False])
async def test_the_file_manager_shows_the_file_or_its_folder(ctl: Ctl, daemon: Stub, path: Path, manager: bool) -> None:
    shows(daemon)
    program(path, "gdbus", f'printf "%s\\n" "$@" > asked; exit {0 if manager else 1}')
    program(path, "xdg-open", 'printf "%s\\n" "$@" > opened')
    assert (await ctl.run("show", "r12", "--folder")).code == 0
    assert "['file:///h/a%20b.pdf']" in (path / "asked").read_text()
    assert (path / "opened").exists() is not manager
    if not manager:
        assert (path / "opened").read_text() == "/h\n"


async def test_a_result_without_a_file_has_no_folder(ctl: Ctl, daemon: Stub, path: Path) -> None:
    daemon.plays["show"] = lambda _, peer: peer.reply(ShowReply(run=RUN, events=()))
    program(path, "notify-send", "exit 0")
    told = await ctl.run("show", "r12", "--folder")
    assert (told.code, "about no file" in told.err) == (Exit.NOT_FOUND, True)


async def test_where_nothing_waits_the_key_for_answers_shows_the_last_result(ctl: Ctl, daemon: Stub, path: Path) -> None:
    shows(daemon)
    daemon.plays["questions"] = lambda _, peer: peer.reply(QuestionsReply(questions=()))
    daemon.plays["runs"] = lambda _, peer: peer.reply(RunsReply(runs=(RUN,)))
    daemon.plays["cancel"] = lambda _, peer: peer.reply(Done())
    chooses(path, "Copy")
    program(path, "wl-copy", "cat > copied")
    assert (await ctl.run("questions", "--menu")).code == 0
    assert (path / "copied").read_text() == "/h/a b.pdf\n/h/c.pdf"
