"""What `ryxctl` tells of agents in stages, and how their options are typed."""

import io
from collections.abc import Callable
from typing import Any

import pytest

from ryxctl.agents import show
from ryxctl.progress import Progress
from ryxctl.screen import Screen
from ryxd.wire.commands import AskReply
from ryxd.wire.events import Routed, Token
from tests.ctl.conftest import Ctl, Terminal, ended
from tests.ctl.stubserver import Peer, Stub, finished


@pytest.fixture
def told(monkeypatch: pytest.MonkeyPatch) -> Callable[[Callable[[Screen], None]], list[str]]:
    """The lines that something writes."""
    monkeypatch.setenv("LC_ALL", "C.UTF-8")

    def lines(write: Callable[[Screen], None]) -> list[str]:
        written = io.BytesIO()
        stream = io.TextIOWrapper(written, encoding="utf-8")
        write(Screen(stream))
        stream.flush()
        return written.getvalue().decode().splitlines()

    return lines


async def test_options_are_typed_one_by_one_and_take_no_word_of_the_request(ctl: Ctl, daemon: Stub) -> None:
    await ctl.run("ask", "--option", "depth=deep", "how", "heavy", "--option", "scenario=market", "are", "whales")
    asked = await daemon.heard("ask")
    assert (asked.text, asked.options) == ("how heavy are whales", ("depth=deep", "scenario=market"))


def test_the_options_that_were_chosen_are_told(told: Callable[[Callable[[Screen], None]], list[str]]) -> None:
    routed = {"kind": "routed", "run": "r1", "level": "SIMPLE", "rule": "named", "handler": "writing", "pattern": "stages"}

    def write(screen: Screen) -> None:
        progress = Progress(screen, prefixed=False)
        progress.tell({**routed, "slots": {"options": {"tone": "formal", "type": "essay"}}})
        progress.tell({**routed, "slots": {}})

    assert told(write) == [
        "SIMPLE → writing (rule named)", "  in stages: tone formal; type essay",
        "SIMPLE → writing (rule named)", "  in stages",
    ]  # fmt: skip


def test_an_agents_stages_are_shown_with_what_they_are_told(
    told: Callable[[Callable[[Screen], None]], list[str]],
) -> None:
    one: dict[str, Any] = {
        "name": "x", "description": "y", "file": "/x.md", "shipped": False, "tier": "small", "names": [], "means": [],
        "hooks": [], "handoff": [], "limits": {}, "characters": 3, "instructions": "z", "stages_for": "steps",
        "stages": [
            {"name": "run", "description": "runs it", "does": "run", "rounds": 3, "note": "execution_results"},
            {"name": "tell", "does": "think", "instructions": "Tell it.\nShortly."},
        ],
        "options": [{"name": "tone", "default": "b", "values": ["a", "b"]}],
    }  # fmt: skip
    lines = told(lambda screen: show(screen, "agents_show", one))
    assert "stages (for steps):" in lines
    assert "  1. run: runs it (run, 3 rounds, to the board: execution_results)" in lines
    assert lines[lines.index("  2. tell: (think)") + 1 :][:2] == ["     Tell it.", "     Shortly."]
    assert "  --option tone=…: a, b (usual)" in lines


@pytest.mark.parametrize(("pattern", "shown"), [("stages", True), ("react", False)])
async def test_on_a_terminal_a_text_is_shown_while_its_stage_writes_it(
    ctl: Ctl, daemon: Stub, terminal: Terminal, pattern: str, shown: bool
) -> None:
    async def writes(_ask: object, peer: Peer) -> None:
        await peer.reply(AskReply(run="r12", session="s3"))
        routed = Routed(id=1, run="r12", agent="ryx", level="SIMPLE", rule="named", handler="writing", pattern=pattern)
        more = {"run": "r12", "agent": "writing/write", "message_id": "r12.writing/write.1", "stage": "write"}
        await peer.events(routed, Token(text="Whales eat ", **more), Token(text="krill.", **more))
        if shown:
            await terminal.until(b"Whales eat krill.")
        await peer.events(finished("Whales eat krill.\n\nSaved."))

    daemon.plays["ask"] = writes
    process = await ctl.start("ask", "x", stdout=terminal.slave)
    assert (await ended(process)).code == 0
    await terminal.until(b"Saved.")
    assert terminal.screen.count(b"Whales eat krill.") == 1
    assert (b"[write]" in terminal.screen) is shown
