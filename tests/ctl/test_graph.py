"""What `ryxctl sparql` and `ryxctl graph rebuild` send and show."""

from ryxd.wire.provenance import GraphRebuild, GraphReply, QueryInfo, Sparql, SparqlReply
from tests.ctl.conftest import Ctl
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


async def test_making_them_anew(ctl: Ctl, daemon: Stub) -> None:
    async def play(_: GraphRebuild, peer: Peer) -> None:
        await peer.reply(GraphReply(runs=3, statements=120))

    daemon.plays["graph_rebuild"] = play
    assert (await ctl.run("graph", "rebuild")).out == "3 runs, 120 statements\n"


