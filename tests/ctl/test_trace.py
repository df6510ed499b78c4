"""What `ryxctl trace` shows."""

from ryxd.wire.errors import Exit, NotFound
from ryxd.wire.provenance import Trace, TraceLine, TraceReply
from tests.ctl.conftest import Ctl
from tests.ctl.stubserver import Peer, Stub

LINES = (
    TraceLine(depth=0, kind="question", node="n0", text="add\x1b[31m milk"),
    TraceLine(depth=1, kind="routing", node="n1", text="file (small) by named", detail="it names a file"),
    TraceLine(depth=1, kind="agent", node="n2", text="file/a"),
    TraceLine(depth=2, kind="action", node="n3", text="search_files {}", detail="no such folder", failed=True, milliseconds=1500),
    TraceLine(depth=2, kind="thought", node="n4", text="word " * 60),
    TraceLine(depth=1, kind="conclusion", node="n5", text="done", detail="It is there."),
)


async def test_the_tree_is_drawn(ctl: Ctl, daemon: Stub) -> None:
    async def play(_: Trace, peer: Peer) -> None:
        await peer.reply(TraceReply(lines=LINES))

    daemon.plays["trace"] = play
    ended = await ctl.run("trace", "r12")
    assert ended.code == 0, ended.err
    shown = ended.out.splitlines()
    assert shown[:5] == [
        "add\u241b[31m milk",
        "├─ → file (small) by named",
        "│    it names a file",
        "├─ @ file/a",
        "│  ├─ ✗ search_files {}  1.5 s",
    ]
    assert shown[5] == "│  │    no such folder"
    assert shown[6].startswith("│  └─ … word word")
    assert len(shown[6]) < 120
    assert shown[7:] == ["└─ = done", "     It is there."]


async def test_a_graph_is_printed_as_it_is(ctl: Ctl, daemon: Stub) -> None:
    async def play(command: Trace, peer: Peer) -> None:
        await peer.reply(TraceReply(graph=f"# {command.run} {command.format}\n<urn:a> a <urn:b> .\n"))

    daemon.plays["trace"] = play
    ended = await ctl.run("trace", "r12", "--format", "turtle")
    assert ended.out == "# r12 turtle\n<urn:a> a <urn:b> .\n"


async def test_what_is_not_there_is_told(ctl: Ctl, daemon: Stub) -> None:
    async def play(_: object, peer: Peer) -> None:
        await peer.fail(NotFound("no run called r99; ryxctl runs lists them"))

    daemon.plays["trace"] = play
    ended = await ctl.run("trace", "r99")
    assert (ended.code, ended.out) == (Exit.NOT_FOUND, "")
    assert "no run called r99" in ended.err


async def test_pictures_have_a_short_way_to_be_asked_for(ctl: Ctl, daemon: Stub) -> None:
    async def play(command: Trace, peer: Peer) -> None:
        await peer.reply(TraceReply(graph=f"<{command.format}>"))

    daemon.plays["trace"] = play
    for form in ("svg", "html"):
        ended = await ctl.run("trace", "r12", f"--{form}")
        assert (ended.code, ended.out.strip()) == (0, f"<{form}>"), ended.err
