"""Agents whose time is up: a root agent says what it has found, and a replay says the same."""

import asyncio
from dataclasses import replace
from pathlib import Path

import pytest

from ryxd.core.agent import AgentSpec
from ryxd.engine.anew import Anew
from ryxd.wire.events import Finished, ModelLoaded, ModelLoading, Stepped
from tests.engine.test_killed import ADD, FILES, SCRIPT
from tests.engine.test_subagents import Script, answer, call, engine
from tests.fakes.mortal import HANGS, Mortal, Scene, prepare

TIME = 1.5


class Hurried(Mortal):
    """With an agent that has little time."""

    def _specs(self) -> dict[str, AgentSpec]:
        specs = super()._specs()
        chat = specs["chat"]
        return {**specs, "chat": replace(chat, limits=replace(chat.limits, seconds=TIME))}


@pytest.fixture
def folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    monkeypatch.setenv("HOME", str(tmp_path / "x/home"))
    return tmp_path / "x"


@pytest.mark.parametrize(("before", "told"), [(1, "Bisher gefunden:\nmilk"), (0, "bevor ich eine Antwort hatte.")])
async def test_an_operator_out_of_time_tells_what_it_found(folder: Path, before: int, told: str) -> None:
    text = "schau in notes.txt nach und schreib mir, was drin steht, mit Dank"
    scene = Scene(text, script={text: [*SCRIPT[ADD][:before], HANGS]}, files=FILES)
    prepare(scene, folder)
    async with Hurried(scene, folder).alive() as mortal:
        run = (await mortal.ask(text)).run
        end = await mortal.end(run)
        assert end.outcome == "failed"
        assert end.text.startswith(f"Meine Zeit von {TIME} s war um")
        assert end.text.endswith(told)
        assert (await mortal.anew.replay(run)).ends == ""
        # who goes on from what is known is out of time at the same place
        mortal.models.complete = None  # type: ignore[assignment, method-assign]
        asked = await mortal.journal.accepted(run)
        later = await mortal.sessions.like(asked, await mortal.journal.records(run).all())
        assert (await mortal.end(later.run)).text == end.text
        kept = await mortal.journal.recall(asked.session, "chat")
        assert "Meine Zeit" in kept[-1].content


async def test_a_lead_out_of_time_after_its_subagents_tells_what_they_said_and_is_replayed(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("HOME", str(tmp_path))
    script: Script = {
        "lead": [
            call("read_file", path="~/notes.txt"),
            call(
                "fan_out",
                tasks=[{"name": name, "instructions": "Read.", "prompt": "Go."} for name in ("anna", "bert", "carl")],
            ),
        ],
        "anna": [],
        "bert": [call("read_file", path="~/notes.txt"), call("list_dir", path="~")],
        "carl": [call("read_file", path="~/notes.txt"), answer("Under the mat.")],
    }
    async with engine(tmp_path, script, more=("read_file",), seconds=TIME) as it:
        it.cast.cut = True
        ended = await it.ask()
        assert ended.outcome == "failed"
        assert "was up before I had an answer. So far I have found:" in ended.text
        assert "the key is under the mat" in ended.text
        assert ended.text.endswith("carl: Under the mat.")
        steps = {(event.agent, event.state) for event in it.told if isinstance(event, Stepped)}
        assert ("lead", "failed") in steps
        assert {("lead/anna", "failed"), ("lead/bert", "failed"), ("lead/carl", "completed")} <= steps
        replayed = await Anew(it.sessions, it.journal).replay(ended.run)
        assert replayed.ends == ""
        assert list(replayed.events) == await it.journal.events(ended.run)


async def test_no_clock_runs_while_the_user_is_asked(folder: Path) -> None:
    scene = Scene(ADD, script=SCRIPT, files=FILES)
    prepare(scene, folder)
    running = []

    class Watched(Hurried):
        async def _answer(self, name: str) -> None:
            clocks = self.sessions._running["r1"].course.clocks._running
            running.extend((clock.path, clock.timeout.when()) for clock in clocks)
            await super()._answer(name)

    async with Watched(scene, folder).alive() as mortal:
        await mortal.ask(ADD)
        assert isinstance(await mortal.end("r1"), Finished)
    assert running == [("chat", None)]


async def test_a_model_that_is_loaded_costs_no_time(tmp_path: Path) -> None:
    script: Script = {"lead": [call("task", name="anna", instructions="x", prompt="Go.")], "anna": []}
    async with engine(tmp_path, script) as it:
        it.cast.cut = True
        await it.sessions.ask("do it together", agent="lead")
        async with asyncio.timeout(20):
            await it.cast.asked.wait()
        clocks = it.sessions._running["r1"].course.clocks._running
        assert [clock.path for clock in clocks] == ["lead", "lead/anna"]
        it.sessions.model_changed(ModelLoading(tier="small", model="m"))
        assert [clock.timeout.when() for clock in clocks] == [None, None]
        it.sessions.model_changed(ModelLoaded(tier="small", model="m"))
        assert None not in [clock.timeout.when() for clock in clocks]
