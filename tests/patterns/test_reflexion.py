"""The pattern in which a critic looks at each action. What models say is scripted; the rest is real."""

from pathlib import Path

import pytest

from ryxd.engine.anew import Anew
from ryxd.wire.events import Acted
from tests.engine.test_subagents import Script, answer, call, engine
from tests.patterns.test_supervisor import told

LEAD = [call("task", name="pair", instructions="Find it.", prompt="Where is the key?", pattern="reflexion"), answer("done")]


def note(critique: str) -> str:
    return call("answer", text={"done": False, "critique": critique, "answer": ""})


def passes(text: str) -> str:
    return call("answer", text={"done": True, "critique": "", "answer": text})


@pytest.fixture
def home(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    monkeypatch.setenv("HOME", str(tmp_path))
    return tmp_path


async def test_a_critique_counts_for_the_next_action(home: Path) -> None:
    script: Script = {
        "lead": list(LEAD),
        "worker": [
            call("list_dir", path="~"),
            answer("There is notes.txt. The key is surely in the car."),
            call("read_file", path="~/notes.txt"),
            answer("Under the mat, says notes.txt."),
        ],
        "critic": [note("Nothing says that it is in the car. Read notes.txt."), passes("Under the mat.")],
    }
    async with engine(home, script, depth=3, subagents=9) as it:
        ended = await it.ask()
        assert told(it) == "Under the mat."
        acted = [event.tool for event in it.told if isinstance(event, Acted) and event.agent == "lead/pair/worker"]
        assert acted == ["list_dir", "read_file"]
        # after one action it can only answer
        after = it.cast.heard["worker"][1].schema
        assert after is not None
        assert [form["properties"]["tool"]["const"] for form in after["oneOf"]] == ["answer"]
        assert it.cast.heard["worker"][-2].messages[-1].content.startswith("Nothing says that it is in the car.")
        assert "surely in the car" in it.cast.heard["critic"][0].messages[-1].content
        members = [each["path"] for each in (await it.journal.company(ended.session))["members"]]
        assert members == ["lead/pair", "lead/pair/critic"]
        assert (await Anew(it.sessions, it.journal).replay(ended.run)).ends == ""


@pytest.mark.parametrize(("last", "what"), [("", "let nothing pass: Look again."), ("Probably nowhere.", "Probably nowhere.")])
async def test_it_comes_to_an_end(home: Path, last: str, what: str) -> None:
    looks = [call("list_dir", path="~"), answer("Nothing.")]
    final = call("answer", text={"done": False, "critique": "Look again.", "answer": last})
    script: Script = {"lead": list(LEAD), "worker": looks * 3, "critic": [*[note("Look again.")] * 2, final]}
    async with engine(home, script, depth=3, subagents=9, actions=3, identical=9) as it:
        ended = await it.ask()
        assert what in told(it)
        assert it.cast.heard["critic"][2].messages[-1].content.endswith("say what is missing.")
        assert (await Anew(it.sessions, it.journal).replay(ended.run)).ends == ""
