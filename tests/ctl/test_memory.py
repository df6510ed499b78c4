"""What `ryxctl remember`, `recall` and `forget` send and show."""

import json
import os

import pytest

from ryxd.wire.errors import Exit, NotFound
from ryxd.wire.memory import Forget, ForgetReply, MemoryInfo, Recall, RecallReply, Remember
from tests.ctl.conftest import Ctl, Terminal
from tests.ctl.stubserver import Stub
from tests.ctl.test_undo import answers

ONE = MemoryInfo(id="m1", text="my server is called atlas", scope="global", run="r4", made=0, uses=3, used=5)
TWO = MemoryInfo(id="m12", text="two\nlines", scope="session", session="s3", by="chat", made=0)


@pytest.mark.parametrize(
    ("argv", "sent"),
    [
        (("remember", "my", "server", "is", "atlas"), Remember(text="my server is atlas")),
        (("remember", "--session", "my server"), Remember(text="my server", session=True)),
        (("remember", "--", "--yes", "is a flag"), Remember(text="--yes is a flag")),
        (("recall",), Recall()),
        (("recall", "my", "server"), Recall(text="my server")),
        (("recall", "server", "-n", "5", "--session"), Recall(text="server", limit=5, session=True)),
        (("forget", "m12"), Forget(what="m12")),
        (("forget", "--all"), Forget(all=True)),
        (("forget", "--all", "--yes"), Forget(all=True, yes=True)),
    ],
)
async def test_what_is_typed_is_what_is_sent(ctl: Ctl, daemon: Stub, argv: tuple[str, ...], sent: object) -> None:
    gone = ForgetReply(forgotten=True, count=1)
    answers(daemon, remember=ONE, recall=RecallReply(memories=(), total=0), forget=gone)
    ended = await ctl.run(*argv)
    assert ended.code == 0, ended.err
    assert daemon.seen[-1] == sent


@pytest.mark.parametrize("argv", [("remember",), ("recall", "-n", "x"), ("forget", "m1", "m2"), ("remember", "x", "--all")])
async def test_what_can_not_be_meant_is_a_mistake(ctl: Ctl, daemon: Stub, argv: tuple[str, ...]) -> None:
    assert (await ctl.run(*argv)).code == Exit.USAGE
    assert not daemon.seen


async def test_memories_are_a_list_and_what_is_special_about_one_is_said(ctl: Ctl, daemon: Stub) -> None:
    answers(daemon, recall=RecallReply(memories=(ONE, TWO), total=7), remember=TWO)
    ended = await ctl.run("recall")
    assert ended.out.splitlines() == [
        "    m1  1970-01-01 00:00  my server is called atlas",
        "   m12  1970-01-01 00:00  two  (only in s3, by chat)",
        "                          lines",
        "2 of 7",
    ]
    assert (await ctl.run("remember", "x")).out.startswith("   m12  1970")
    as_json = await ctl.run("recall", "--json")
    assert json.loads(as_json.out)["memories"][0]["uses"] == 3
    assert len(as_json.out.splitlines()) == 1


@pytest.mark.parametrize(("total", "told"), [(0, "nothing is remembered yet"), (7, "nothing fits; 7 remembered")])
async def test_that_there_is_nothing_is_said(ctl: Ctl, daemon: Stub, total: int, told: str) -> None:
    answers(daemon, recall=RecallReply(memories=(), total=total))
    ended = await ctl.run("recall", "x")
    assert (ended.code, ended.out) == (0, f"{told}\n")


async def test_what_a_terminal_obeys_is_not_printed(ctl: Ctl, daemon: Stub) -> None:
    answers(daemon, recall=RecallReply(memories=(ONE.model_copy(update={"text": "a\x1b[2Jb\rc"}),), total=1))
    out = (await ctl.run("recall")).out
    assert "\x1b" not in out
    assert "\r" not in out


async def test_what_is_forgotten_is_told_and_all_of_it_only_with_yes(ctl: Ctl, daemon: Stub) -> None:
    answers(daemon, forget=ForgetReply(forgotten=True, count=1, memory=ONE))
    assert (await ctl.run("forget", "m1")).out == "forgotten: my server is called atlas\n"
    answers(daemon, forget=ForgetReply(forgotten=False, count=7))
    ended = await ctl.run("forget", "--all")
    assert (ended.code, ended.out) == (Exit.REFUSED, "not forgotten: 7; --yes forgets them all, for good\n")
    assert (await ctl.run("forget", "--all", "--json")).code == Exit.REFUSED
    answers(daemon, forget=ForgetReply(forgotten=True, count=7))
    assert (await ctl.run("forget", "--all", "--yes")).out == "forgotten: all 7\n"
    answers(daemon, forget=NotFound("nothing that is remembered is called m9"))
    ended = await ctl.run("forget", "m9")
    assert (ended.code, ended.err) == (Exit.NOT_FOUND, "ryxctl: nothing that is remembered is called m9\n")


async def test_a_terminal_says_which_conversation_it_is(ctl: Ctl, daemon: Stub, terminal: Terminal) -> None:
    answers(daemon, remember=ONE)
    ended = await (await ctl.start("remember", "x", "--session", stdin=terminal.slave)).wait()
    assert ended == 0
    sent = daemon.seen[-1]
    assert sent == Remember(text="x", session=True, origin=f"tty:{os.ttyname(terminal.slave)}")
