"""What `ryxctl undo`, `redo`, `changes` and the end of a run send and show."""

import json

import pytest

from ryxd.wire.errors import Exit, NotFound, Refused
from ryxd.wire.events import Changed
from ryxd.wire.undo import ChangeInfo, Changes, ChangesReply, Redo, TakenBack, Undo, UndoReply
from tests.ctl.conftest import Ctl
from tests.ctl.stubserver import REPLIES, Peer, Stub, finished

MOVED = TakenBack(
    change="c12", run="r3", kind="move", path="/h/a.txt", target="/h/b.txt", outcome="done", text="back at /h/a.txt",
    by="c14",
)  # fmt: skip
LEFT = TakenBack(
    change="c11", run="r3", kind="replace", path="/h/x.md", outcome="left", text="/h/x.md was changed since",
    diff="--- now\n+++ before\n@@ -1 +1 @@\n-mine\n+yours\n",
)  # fmt: skip


def answers(daemon: Stub, **replies: object) -> None:
    for name, answer in replies.items():

        async def play(_: object, peer: Peer, answer: object = answer) -> None:
            await (peer.fail(answer) if isinstance(answer, Exception) else peer.reply(answer))  # type: ignore[arg-type]

        daemon.plays[name] = play


@pytest.mark.parametrize(
    ("argv", "sent"),
    [
        (("undo",), Undo()),
        (("undo", "r12"), Undo(what="r12")),
        (("undo", "c7", "--dry-run"), Undo(what="c7", dry_run=True)),
        (("undo", "--merge", "r12"), Undo(what="r12", merge=True)),
        (("redo",), Redo()),
        (("redo", "r12", "--dry-run"), Redo(what="r12", dry_run=True)),
        (("undo", "--list"), Changes()),
        (("undo", "--list", "r12", "-n", "5"), Changes(run="r12", limit=5)),
        (("changes", "r12"), Changes(run="r12")),
    ],
)
async def test_what_is_typed_is_what_is_sent(ctl: Ctl, daemon: Stub, argv: tuple[str, ...], sent: object) -> None:
    answers(daemon, undo=UndoReply(changes=()), redo=UndoReply(changes=()), changes=ChangesReply(changes=()))
    ended = await ctl.run(*argv)
    assert ended.code == 0, ended.err
    assert daemon.seen[-1] == sent


@pytest.mark.parametrize(
    "argv", [("undo", "--list", "--merge"), ("undo", "--list", "c7"), ("undo", "-n", "3"), ("undo", "--list=no")]
)
async def test_what_does_not_go_together_is_a_mistake(ctl: Ctl, daemon: Stub, argv: tuple[str, ...]) -> None:
    ended = await ctl.run(*argv)
    assert ended.code == Exit.USAGE
    assert not daemon.names


async def test_what_was_done_and_left_alone_is_told_with_the_reason(ctl: Ctl, daemon: Stub) -> None:
    reply = UndoReply(changes=(MOVED, LEFT), runs=("r3",), request="tidy up", back="ryxctl redo")
    answers(daemon, undo=reply)
    ended = await ctl.run("undo", "r3")
    assert ended.code == Exit.REFUSED, "something was left alone"
    assert ended.out.splitlines() == [
        "r3  tidy up",
        "  ✓ c12  back at /h/a.txt",
        "  ✗ c11  /h/x.md was changed since",
        "      --- now",
        "      +++ before",
        "      @@ -1 +1 @@",
        "      -mine",
        "      +yours",
        "1 of 2 were left alone",
        "ryxctl redo does it again",
    ]
    as_json = await ctl.run("undo", "r3", "--json")
    assert as_json.code == Exit.REFUSED
    assert json.loads(as_json.out) == reply.model_dump(mode="json")


async def test_when_all_is_done_the_exit_code_is_0(ctl: Ctl, daemon: Stub) -> None:
    answers(daemon, undo=UndoReply(changes=(MOVED,), runs=("r3",)))
    assert (await ctl.run("undo")).code == 0


@pytest.mark.parametrize(("error", "code"), [(NotFound("no change c9"), 4), (Refused("r3 is running"), 5)])
async def test_what_the_daemon_refuses_ends_with_its_code(
    ctl: Ctl, daemon: Stub, error: Exception, code: int
) -> None:
    answers(daemon, undo=error)
    ended = await ctl.run("undo")
    assert (ended.code, ended.out) == (code, "")
    assert ended.err == f"ryxctl: {error}\n"


async def test_the_list_has_a_heading_a_run_and_says_what_is_undone_and_what_is_lost(ctl: Ctl, daemon: Stub) -> None:
    home = str(ctl.folder)
    changes = (
        ChangeInfo(id="c4", run="", kind="move", path=f"{home}/b", target=f"{home}/a", at=0, state="done", undoes="c3"),
        ChangeInfo(id="c3", run="r2", kind="move", path=f"{home}/a", target=f"{home}/b", at=0, state="undone",
                   request="call it b"),
        ChangeInfo(id="c2", run="r1", kind="trash", path="/x", target="/trash/files/x", at=0, state="done", lost="the Trash was emptied"),
    )  # fmt: skip
    answers(daemon, changes=ChangesReply(changes=changes, more=True))
    ended = await ctl.run("changes")
    lines = [line.replace("1970-01-01 00:00  ", "") for line in ended.out.splitlines()]
    assert lines == [
        "by command",
        "    c4  moved ~/b → ~/a (takes back c3)",
        "r2  call it b",
        "    c3  moved ~/a → ~/b  undone",
        "r1",
        "    c2  put into the Trash /x",
        "        can't be taken back any more: the Trash was emptied",
        "there are more: --limit",
    ]


@pytest.mark.parametrize("outcome", ["done", "failed", "cancelled"])
async def test_a_run_that_changed_files_says_how_to_take_it_back(ctl: Ctl, daemon: Stub, outcome: str) -> None:
    async def play(command: object, peer: Peer) -> None:
        await peer.reply(REPLIES["ask"])
        changed = Changed(id=8, run="r12", change="c1", what="trash", path="/h/a")
        await peer.events(changed, finished("That is how it went.", outcome=outcome))

    daemon.plays["ask"] = play
    ended = await ctl.run("ask", "throw a away")
    assert ended.err.splitlines()[-1] == "ryxctl undo r12 takes it back"
    quiet = await ctl.run("ask", "--quiet", "throw a away")
    assert "undo" not in quiet.err + quiet.out


async def test_what_the_answer_says_already_is_not_said_twice(ctl: Ctl, daemon: Stub) -> None:
    async def play(command: object, peer: Peer) -> None:
        await peer.reply(REPLIES["ask"])
        changed = Changed(id=8, run="r12", change="c1", what="trash", path="/h/a")
        await peer.events(changed, finished("a is in the Trash; ryxctl undo c1 takes it back"))

    daemon.plays["ask"] = play
    ended = await ctl.run("ask", "throw a away")
    assert "ryxctl undo" not in ended.err


async def test_a_run_that_changed_nothing_says_nothing_of_undo(ctl: Ctl, daemon: Stub) -> None:
    ended = await ctl.run("ask", "what time is it?")
    assert "undo" not in ended.err + ended.out


async def test_show_tells_each_change(ctl: Ctl, daemon: Stub) -> None:
    show = REPLIES["show"]
    event = Changed(id=8, run="r12", change="c5", what="move", path="/h/a", target="/h/b", undoes="c2")
    reply = show.model_copy(update={"events": (event.model_dump(mode="json"),)})
    answers(daemon, show=reply)
    ended = await ctl.run("show", "r12")
    assert "c5  moved /h/a → /h/b (takes back c2)" in ended.out


async def test_help_and_completions_know_undo(ctl: Ctl) -> None:
    told = (await ctl.run("undo", "--help")).out
    assert all(word in told for word in ("--dry-run", "--merge", "--list", "r12", "c7"))
    assert "ryxctl redo" in told
    for shell in ("bash", "zsh", "fish"):
        script = (await ctl.run("completions", shell)).out
        assert "redo" in script
        assert "merge" in script
