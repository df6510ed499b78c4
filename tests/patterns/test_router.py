"""The pattern that only finds out whose task it is. What models say is scripted; the rest is real."""

from pathlib import Path

import pytest

from ryxd.engine.anew import Anew
from ryxd.wire.events import Spawned, Status
from tests.engine.test_subagents import Script, answer, call, engine
from tests.patterns.test_supervisor import told

LEAD = [call("task", name="desk", instructions="Help.", prompt="Where are my invoices?", pattern="router"), answer("done")]


def to(agent: str) -> str:
    return call("answer", text={"agent": agent, "reason": "It is about files."})


async def test_the_agent_that_it_belongs_to_does_it(tmp_path: Path) -> None:
    script: Script = {"lead": list(LEAD), "dispatcher": [to("file")], "file-1": [answer("In ~/Documents.")]}
    async with engine(tmp_path, script, depth=3, subagents=9) as it:
        ended = await it.ask()
        assert told(it) == "In ~/Documents."
        system = it.cast.heard["dispatcher"][0].messages[0].content
        assert "- file: finds, lists, reads and opens files" in system
        assert it.cast.heard["file-1"][0].messages[-1].content == "Where are my invoices?"
        assert "file does it: It is about files." in [event.text for event in it.told if isinstance(event, Status)]
        paths = [event.path for event in it.told if isinstance(event, Spawned)]
        assert paths == ["lead/desk", "lead/desk/dispatcher", "lead/desk/file-1"]
        members = [each["path"] for each in (await it.journal.company(ended.session))["members"]]
        assert members == ["lead/desk", "lead/desk/dispatcher"]
        assert (await Anew(it.sessions, it.journal).replay(ended.run)).ends == ""


@pytest.mark.parametrize("who", ["dispatcher", "file-1"])
async def test_where_one_of_both_fails_it_says_so(tmp_path: Path, who: str) -> None:
    async with engine(tmp_path, {"lead": list(LEAD), "dispatcher": [to("file")]}, depth=3, subagents=9) as it:
        it.cast.broken.add(who)
        ended = await it.ask()
        assert "the model died" in told(it)
        assert (await Anew(it.sessions, it.journal).replay(ended.run)).ends == ""
