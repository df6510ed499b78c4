"""What `ryxctl transcript` and `ryxctl export` send and show."""

import json

import pytest

from ryxd.wire.errors import Exit, NotFound
from ryxd.wire.transcripts import Export, ExportReply, Transcript, TranscriptReply, TurnInfo
from tests.ctl.conftest import Ctl
from tests.ctl.stubserver import Peer, Stub


def turn(number: int, content: str = "hello\x1b[31m ü") -> TurnInfo:
    return TurnInfo(
        id=number, run="r12", session="s3", agent="file", number=number, role="user", content=content, at=1767225600000
    )


async def test_all_pages_are_printed_one_object_a_line(ctl: Ctl, daemon: Stub) -> None:
    async def page(command: Transcript, peer: Peer) -> None:
        await peer.reply(TranscriptReply(turns=(turn(command.after + 1), turn(command.after + 2)), more=command.after < 4))

    daemon.plays["transcript"] = page
    ended = await ctl.run("transcript", "r12", "--agent", "file")
    assert ended.code == 0, ended.err
    lines = [json.loads(line) for line in ended.out.splitlines()]
    assert [line["id"] for line in lines] == [1, 2, 3, 4, 5, 6]
    assert list(lines[0]) == list(TurnInfo.model_fields)
    assert lines[0]["content"] == "hello\x1b[31m ü"
    assert "\x1b" not in ended.out
    sent = [each for each in daemon.seen if isinstance(each, Transcript)]
    assert sent == [Transcript(run="r12", agent="file", after=after) for after in (0, 2, 4)]


async def test_what_is_not_there_is_told(ctl: Ctl, daemon: Stub) -> None:
    async def play(_: object, peer: Peer) -> None:
        await peer.fail(NotFound("no run called r99; ryxctl runs lists them"))

    daemon.plays |= {"transcript": play, "export": play}
    for argv in (("transcript", "r99"), ("export", "turns.csv", "--run", "r99")):
        ended = await ctl.run(*argv)
        assert (ended.code, ended.out) == (Exit.NOT_FOUND, "")
        assert "no run called r99" in ended.err


@pytest.mark.parametrize(
    ("argv", "sent"),
    [
        (("turns.csv",), {"path": "turns.csv"}),
        (("t", "--format", "parquet", "--replace"), {"path": "t", "format": "parquet", "replace": True}),
        (("t.jsonl", "--run", "r12", "--agent", "file"), {"path": "t.jsonl", "run": "r12", "agent": "file"}),
    ],
)
async def test_an_export_says_where_it_is(ctl: Ctl, daemon: Stub, argv: tuple[str, ...], sent: dict[str, object]) -> None:
    async def play(_: object, peer: Peer) -> None:
        await peer.reply(ExportReply(path="/home/anna/turns.csv", turns=3))

    daemon.plays["export"] = play
    ended = await ctl.run("export", *argv)
    assert (ended.code, ended.out) == (0, "/home/anna/turns.csv: 3 messages\n"), ended.err
    (export,) = [each for each in daemon.seen if isinstance(each, Export)]
    assert export == Export(**sent, cwd=str(ctl.folder))
    ended = await ctl.run("export", "--json", *argv)
    assert json.loads(ended.out) == {"path": "/home/anna/turns.csv", "turns": 3}


async def test_a_format_that_is_none_is_a_mistake(ctl: Ctl, daemon: Stub) -> None:
    ended = await ctl.run("export", "t", "--format", "xlsx")
    assert ended.code == Exit.USAGE
    assert not daemon.names
