import json
import signal

import pytest

from ryxd.wire.commands import Done, Subscribe
from ryxd.wire.errors import Exit, NotFound
from ryxd.wire.events import (
    Acted,
    Asked,
    Blocked,
    Choice,
    Counters,
    ModelLoaded,
    ModelLoading,
    Returned,
    Routed,
    Said,
    Status,
    Stepped,
    Token,
)
from tests.ctl.conftest import Ctl, Terminal, ended
from tests.ctl.stubserver import Stub, finished

STORY = (
    Routed(id=1, run="r12", level="SIMPLE", rule="find", handler="file", tier="small", at=1000),
    ModelLoading(tier="small", model="s.gguf", progress=0.4),
    ModelLoaded(tier="small", model="s.gguf", milliseconds=800),
    Stepped(id=2, run="r12", agent="file", name="search", description="PDFs", at=1000),
    Acted(id=3, run="r12", agent="file", action="a1", tool="find_files", args={"pattern": "*.pdf", "deep": True}),
    Returned(
        id=4, run="r12", agent="file", action="a1", tool="find_files", ok=True, preview="2 files", milliseconds=30
    ),
    Blocked(id=5, run="r12", agent="file", action="a2", tool="delete", reason="not yours"),
    Status(id=6, run="r12", agent="file", text="ranking", attempts=2),
    Stepped(id=7, run="r12", agent="file", name="search", state="completed", at=2500),
    Token(run="r12", agent="file", message_id="m1", text="Two"),
    Token(run="r12", agent="file", message_id="m1", text=" files\nand mo"),
    Token(run="r12", agent="file", message_id="m1", text="re"),
    Said(
        id=8,
        run="r12",
        agent="file",
        message_id="m1",
        text="Two files\nand more",
        model="s",
        tokens_out=5,
        milliseconds=90,
    ),
    Said(id=8, run="r12", agent="file", message_id="m2", message_type="thought", text='{"tool": "answer"}'),
    Said(id=8, run="r12", message_id="m3", text="Two."),
    Asked(
        id=9,
        run="r12",
        question="Open it?",
        choices=(Choice(key="open", label="yes"), Choice(key="no", label="no")),
    ),
    finished(
        id=10,
        milliseconds=1600,
        counters=Counters(
            model_calls=3,
            small_calls=1,
            large_calls=2,
            tokens_in=620,
            tokens_cached=580,
            tokens_out=24,
            tokens_drafted=10,
            tokens_accepted=8,
            tokens_forced=6,
            millijoules=4200,
            model_milliseconds=1200,
            waited_milliseconds=300,
        ),
    ),
)


async def tell(subscribe: Subscribe, peer) -> None:
    await peer.reply(Done())
    await peer.events(*STORY)


async def test_a_run_is_watched_from_its_beginning_to_its_end(ctl: Ctl, daemon: Stub) -> None:
    daemon.plays["subscribe"] = tell
    told = await ctl.run("watch", "r12")
    assert (told.code, told.err) == (0, "")
    assert daemon.seen[-1] == Subscribe(run="r12", after=0)
    assert told.out.splitlines() == [
        "SIMPLE → file (rule find, small model)",
        "loading the small model s.gguf: 40%",
        "small model ready (800 ms)",
        "▸ search: PDFs",
        "  find_files(pattern=*.pdf, deep=true)",
        "    ✓ find_files (30 ms) 2 files",
        "    ✗ delete was not allowed: not yours",
        "  ranking (attempt 2)",
        "✓ search (1.5 s)",
        "Two files",
        "and more",
        "  s: 5 tokens, 90 ms",
        "Two.",
        "Open it?",
        "  yes: ryxctl answer r12 open",
        "✓ done (1.6 s)",
        "  3 model calls (1 small, 2 large), 620 tokens in (580 known), 24 out (6 forced, 8 of 10 guesses right), 1.2 s, waited 300 ms, 4.2 J",
    ]


async def test_runs_side_by_side_carry_their_names(ctl: Ctl, daemon: Stub) -> None:
    async def both(_subscribe, peer) -> None:
        await peer.events(
            *STORY[:1], Routed(run="r13", level="TRIVIAL", rule="time", handler="get_time"), *STORY[9:12]
        )
        peer.hang_up()

    daemon.plays["subscribe"] = both
    told = await ctl.run("watch")
    assert daemon.seen[-1] == Subscribe()
    assert told.out.splitlines() == [
        "  r12 | SIMPLE → file (rule find, small model)",
        "  r13 | TRIVIAL → get_time (rule time)",
        "  r12 | Two files",
    ]
    assert told.code == Exit.NO_DAEMON
    assert "the daemon hung up" in told.err


async def test_text_appears_on_a_terminal_as_it_is_decoded(ctl: Ctl, daemon: Stub, terminal: Terminal) -> None:
    async def half(_subscribe, peer) -> None:
        await peer.events(STORY[1], *STORY[9:12])

    daemon.plays["subscribe"] = half
    process = await ctl.start("watch", "r12", stdout=terminal.slave)
    await terminal.until(b"files\r\nand mo")
    assert b"\r\x1b[K" in terminal.screen, "the progress of loading makes room"
    process.send_signal(signal.SIGINT)
    assert (await ended(process)).code == Exit.CANCELLED


async def test_no_cursor_is_moved_in_a_pipe(ctl: Ctl, daemon: Stub) -> None:
    daemon.plays["subscribe"] = tell
    told = await ctl.run("watch", "r12")
    assert "\x1b" not in told.out
    assert "\r" not in told.out


async def test_events_as_json_are_the_daemons_own(ctl: Ctl, daemon: Stub) -> None:
    daemon.plays["subscribe"] = tell
    told = await ctl.run("watch", "r12", "--json")
    assert [json.loads(line) for line in told.out.splitlines()] == [each.model_dump(mode="json") for each in STORY]


@pytest.mark.parametrize(
    ("outcome", "error", "code"),
    [("failed", None, 1), ("failed", "refused", 5), ("cancelled", None, 130), ("interrupted", None, 1)],
)
async def test_watching_ends_like_the_run(
    ctl: Ctl, daemon: Stub, outcome: str, error: str | None, code: int
) -> None:
    async def play(_subscribe, peer) -> None:
        await peer.events(finished(outcome=outcome, error=error))

    daemon.plays["subscribe"] = play
    assert (await ctl.run("watch", "r12")).code == code


async def test_a_run_that_does_not_exist_can_not_be_watched(ctl: Ctl, daemon: Stub) -> None:
    async def play(_subscribe, peer) -> None:
        await peer.fail(NotFound("no run called r9"))

    daemon.plays["subscribe"] = play
    told = await ctl.run("watch", "r9")
    assert (told.code, told.err) == (Exit.NOT_FOUND, "ryxctl: no run called r9\n")


async def test_kinds_of_a_newer_daemon_are_passed_over(ctl: Ctl, daemon: Stub) -> None:
    async def play(_subscribe, peer) -> None:
        await peer.raw(b'{"jsonrpc":"2.0","method":"event","params":{"kind":"charted","run":"r12"}}\n')
        await peer.raw(b'{"jsonrpc":"2.0","method":"weather","params":{}}\n')
        await peer.events(finished())

    daemon.plays["subscribe"] = play
    assert (await ctl.run("watch", "r12")).code == 0
