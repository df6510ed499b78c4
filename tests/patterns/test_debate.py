"""The pattern in which viewpoints argue. What models say is scripted; agents, journal and replay are real."""

from pathlib import Path

import pytest

from ryxd.engine.anew import Anew
from tests.engine.test_subagents import Script, answer, call, engine
from tests.patterns.test_supervisor import told


def views(*stances: str) -> str:
    return call("answer", text={"viewpoints": [{"stance": stance} for stance in stances], "answer": ""})


def decided(text: str) -> str:
    return call("answer", text={"viewpoints": [], "answer": text})


LEAD = [call("task", name="panel", instructions="Settle it.", prompt="Tabs or spaces?", pattern="debate"), answer("done")]


async def test_they_argue_in_rounds_and_a_judge_who_heard_it_decides(tmp_path: Path) -> None:
    script: Script = {
        "lead": list(LEAD),
        "judge": [views("tabs are better", "spaces are better"), decided("Spaces.")],
        "view1": [answer("Tabs adapt."), answer("Still tabs.")],
        "view2": [answer("Spaces stay."), answer("Still spaces.")],
    }
    async with engine(tmp_path, script, depth=3, subagents=9) as it:
        ended = await it.ask()
        assert told(it) == "Spaces."
        assert "tabs are better" in it.cast.heard["view1"][0].messages[0].content
        # each hears those who spoke before it, and in the second round all
        assert it.cast.heard["view2"][0].messages[-1].content == "Tabs or spaces?\n\n[name view1] Tabs adapt."
        assert "[name view2] Spaces stay." in it.cast.heard["view1"][1].messages[-1].content
        heard = it.cast.heard["judge"][1].messages[-1].content
        assert [line for line in heard.split("\n\n") if line.startswith("[name")] == [
            "[name view1] Tabs adapt.", "[name view2] Spaces stay.",
            "[name view1] Still tabs.", "[name view2] Still spaces.",
        ]  # fmt: skip
        members = [each["path"] for each in (await it.journal.company(ended.session))["members"]]
        assert members == ["lead/panel", "lead/panel/judge"]
        assert (await Anew(it.sessions, it.journal).replay(ended.run)).ends == ""


async def test_what_is_obvious_needs_no_debate(tmp_path: Path) -> None:
    async with engine(tmp_path, {"lead": list(LEAD), "judge": [decided("Spaces.")]}, depth=3) as it:
        await it.ask()
        assert told(it) == "Spaces."
        assert set(it.cast.heard) == {"lead", "judge"}


@pytest.mark.parametrize("who", ["judge", "view1"])
async def test_who_dies_in_it_is_told_and_leaves_nobody_behind(tmp_path: Path, who: str) -> None:
    script: Script = {
        "lead": list(LEAD),
        "judge": [views("tabs", "spaces"), decided("Spaces, by default.")],
        "view1": [],
        "view2": [answer("Spaces stay."), answer("Nobody answers.")],
    }
    async with engine(tmp_path, script, depth=3, subagents=9) as it:
        it.cast.broken.add(who)
        ended = await it.ask()
        assert told(it) == ("(no answer: the model died)" if who == "judge" else "Spaces, by default.")
        members = [each["path"] for each in (await it.journal.company(ended.session))["members"]]
        assert members == ["lead/panel", "lead/panel/judge"]
        assert (await Anew(it.sessions, it.journal).replay(ended.run)).ends == ""
