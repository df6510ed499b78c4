"""What `ryxctl sparql` and `ryxctl graph rebuild` send and show."""

import asyncio
import socket

import pytest

from ryxctl.line import Connection, Stop
from ryxd.wire import events as told
from ryxd.wire.command import AskReply
from ryxd.wire.provenance import GraphRebuild, QueryInfo, Sparql, SparqlReply
from tests.ctl.conftest import Ctl, Terminal
from tests.ctl.stubserver import Peer, Stub


def says(daemon: Stub, reply: SparqlReply) -> None:
    async def play(_: Sparql, peer: Peer) -> None:
        await peer.reply(reply)

    daemon.plays["sparql"] = play


async def test_rows_are_a_table(ctl: Ctl, daemon: Stub) -> None:
    says(daemon, SparqlReply(columns=("run", "asked"), rows=(("r1", "find\nthe wave"), ("r12", "x" * 99)), more=True))
    ended = await ctl.run("sparql", "touched", "path=~/a.txt", "--limit", "2")
    assert ended.code == 0, ended.err
    assert ended.out.splitlines() == ["run  asked", "r1   find the wave", f"r12  {'x' * 59}…", "there is more: --limit says how many rows are shown"]
    sent = next(each for each in daemon.seen if isinstance(each, Sparql))
    assert (sent.query, sent.values, sent.limit) == ("touched", ["path=~/a.txt"], 2)


async def test_other_answers(ctl: Ctl, daemon: Stub) -> None:
    says(daemon, SparqlReply(columns=("run",)))
    assert (await ctl.run("sparql", "SELECT ?run {}")).out == "run\nnothing was found\n"
    says(daemon, SparqlReply(truth=False))
    assert (await ctl.run("sparql", "ASK {}")).out == "no\n"
    says(daemon, SparqlReply(graph="<urn:a> a <urn:b> .\n"))
    assert (await ctl.run("sparql", "CONSTRUCT {} {}")).out == "<urn:a> a <urn:b> .\n"
    says(daemon, SparqlReply(queries=(QueryInfo(name="failed", about="What failed?", values={"days": "7"}),)))
    shown = (await ctl.run("sparql")).out
    assert shown.splitlines()[0] == "failed          What failed?  days=7"


async def test_making_them_anew_is_a_run_that_tells_how_far_it_is(ctl: Ctl, daemon: Stub, terminal: Terminal) -> None:
    async def play(command: GraphRebuild, peer: Peer) -> None:
        assert command.stream
        await peer.reply(AskReply(run="r7", session="s7"))
        await peer.events(
            told.Status(id=1, run="r7", agent="graphs", text="120 of 400 runs"),
            told.Finished(id=2, run="r7", outcome="done", text="400 runs, 9000 statements"),
        )

    daemon.plays["graph_rebuild"] = play
    process = await ctl.start("graph", "rebuild", stderr=terminal.slave)
    out, _ = await process.communicate()
    assert (process.returncode, out) == (0, b"400 runs, 9000 statements\n")
    assert b"120 of 400 runs" in terminal.screen


async def test_a_query_that_takes_long_says_so_on_a_terminal_and_is_waited_for(ctl: Ctl, daemon: Stub, terminal: Terminal) -> None:
    async def play(_: Sparql, peer: Peer) -> None:
        await asyncio.sleep(2.5)
        await peer.reply(SparqlReply(truth=True))

    daemon.plays["sparql"] = play
    process = await ctl.start("sparql", "ASK {}", stderr=terminal.slave)
    out, _ = await process.communicate()
    assert (process.returncode, out) == (0, b"yes\n")
    assert b"still at it, 1 s" in terminal.screen
    assert b"still at it, 2 s" in terminal.screen
    assert terminal.screen.endswith(b"\r\x1b[K")


def test_what_takes_longer_than_the_patience_for_others_is_waited_for() -> None:
    """Each second counts as one of the silence that would end any other command."""
    ours, theirs = socket.socketpair()
    with ours, theirs:
        connection = object.__new__(Connection)
        connection._socket, connection._read, connection._searched = ours, bytearray(), 0
        connection._greeted, connection._early = True, []
        told_of = 0

        def waiting() -> None:
            nonlocal told_of
            told_of += 1
            if told_of == 40:
                theirs.sendall(b'{"jsonrpc": "2.0", "id": 2, "result": {"ok": true}}\n')

        assert connection.answer(2, 0.001, waiting) == {"ok": True}
        assert told_of >= 40
        with pytest.raises(Stop, match="does not answer"):
            connection.answer(3, 0.001)
