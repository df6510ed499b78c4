"""What `ryxctl stats` sends and shows."""

from ryxd.wire.stats import Stats, StatsReply, StatsRow
from tests.ctl.conftest import Ctl
from tests.ctl.stubserver import Peer, Stub


def row(name: str, tokens: int, **more: int) -> StatsRow:
    return StatsRow(name=name, runs=2, calls=3, large_calls=1, tokens_in=tokens, tokens_cached=0, tokens_out=0, thinking=1500, **more)


async def shown(ctl: Ctl, daemon: Stub, *argv: str, rows: tuple[StatsRow, ...], by: str = "day") -> list[str]:
    async def play(_: Stats, peer: Peer) -> None:
        await peer.reply(StatsReply(by=by, since=0, rows=rows))

    daemon.plays["stats"] = play
    ended = await ctl.run("stats", *argv)
    assert ended.code == 0, ended.err
    return ended.out.splitlines()


async def test_days_with_their_sum_and_a_chart(ctl: Ctl, daemon: Stub) -> None:
    whole = {"done": 1, "actions": 4, "waiting": 0, "acting": 61_000}
    lines = await shown(ctl, daemon, rows=(row("2026-11-21", 12_300, **whole), row("2026-11-22", 6150, **whole)))
    assert lines == [
        "day         runs  done  calls  large  actions     in  cached  out  thinking  waiting     acting",
        "2026-11-21     2     1      3      1        4  12.3k       0    0     1.5 s     0 ms  1 min 1 s  ████████████████",
        "2026-11-22     2     1      3      1        4   6150       0    0     1.5 s     0 ms  1 min 1 s  ████████",
        "all            4     2      6      2        8  18.4k       0    0     3.0 s     0 ms  2 min 2 s",
    ]


async def test_agents_have_no_columns_of_whole_runs(ctl: Ctl, daemon: Stub) -> None:
    lines = await shown(ctl, daemon, "--by", "agent", "--days", "7", rows=(row("file", 10), row("lead", 0)), by="agent")
    assert lines[0] == "agent  runs  calls  large  in  cached  out  thinking"
    assert lines[2] == "lead      2      3      1   0       0    0     1.5 s"
    assert lines[3].split() == ["all", "6", "2", "10", "0", "0", "3.0", "s"]
    sent = next(each for each in daemon.seen if isinstance(each, Stats))
    assert (sent.by, sent.days) == ("agent", 7)


async def test_nothing_at_all(ctl: Ctl, daemon: Stub) -> None:
    assert await shown(ctl, daemon, rows=()) == ["nothing was run in that time"]


async def test_energy_and_what_had_no_choice_stand_there_where_they_are_told(ctl: Ctl, daemon: Stub) -> None:
    rows = (row("react", 10, tokens_forced=4, millijoules=2500), row("plan", 10, tokens_forced=0, millijoules=7_200_000))
    lines = await shown(ctl, daemon, rows=rows, by="pattern")
    assert lines[0].split() == ["pattern", "runs", "calls", "large", "in", "cached", "out", "forced", "energy", "thinking"]
    assert "2.5 J" in lines[1]
    assert "2 Wh" in lines[2]
    silent = await shown(ctl, daemon, rows=(row("react", 10, tokens_forced=4, millijoules=0),), by="pattern")
    assert "energy" not in silent[0]
