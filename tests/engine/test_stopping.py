"""ryxd stops in good order at each moment of a run: the next start goes on, and it ends as if nothing had been."""

import asyncio
from collections.abc import Sequence
from pathlib import Path

import pytest

from ryxd.engine import stopping
from ryxd.engine.resuming import TRIES
from ryxd.engine.running import Bounds
from ryxd.wire.errors import Busy
from ryxd.wire.events import SUSPENDED, Answered, AnyEvent, Asked, Finished, Status
from tests.engine.test_killed import ADD, FILES, SANDBOXED, SCENES, scene
from tests.engine.test_resuming import meanwhile
from tests.fakes.mortal import HANGS, Ended, Mortal, Scene, prepare
from tests.fakes.sandboxed import needs_sandbox

STEPS = 90
"""More events than any scene has."""


def suspended(events: Sequence[AnyEvent]) -> list[AnyEvent]:
    return [event for event in events if isinstance(event, Status) and event.context.get(SUSPENDED)]


@pytest.fixture
def folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    monkeypatch.setenv("HOME", str(tmp_path / "x/home"))
    return tmp_path / "x"


async def life(wanted: Scene, folder: Path, at: int) -> tuple[Ended, bool]:
    """How a scene ends whose ryxd stops after so many events, and whether it was interrupted by that."""
    prepare(wanted, folder)
    first = Mortal(wanted, folder)
    reached = asyncio.Event()
    async with first.alive():
        last = await first.earlier()
        before = sum(event.stored for event in first.told)
        hear = first._hear

        def counting(event: AnyEvent) -> None:
            hear(event)
            if event.stored and sum(each.stored for each in first.told) - before >= at:
                reached.set()

        first.journal._publish = counting
        run = (await first.begin(last)).run
        ended = asyncio.create_task(first.end(run))
        waits = asyncio.create_task(reached.wait())
        await asyncio.wait({ended, waits}, return_when=asyncio.FIRST_COMPLETED)
        for task in (ended, waits):
            task.cancel()
        await asyncio.gather(ended, waits, return_exceptions=True)
    cut = run not in first.ends
    assert bool(suspended(first.told)) or not cut
    async with Mortal(wanted, folder).alive() as second:
        if cut:
            await second.end(run)
        return await second.story(run), cut


@pytest.mark.parametrize("name", [
    pytest.param(name, marks=[needs_sandbox] if name in SANDBOXED else []) for name in SCENES
])  # fmt: skip
async def test_stopped_after_each_event_it_ends_as_if_nothing_had_happened(
    tmp_path: Path, name: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("HOME", str(tmp_path / "whole/home"))
    wanted, cut = await life(SCENES[name], tmp_path / "whole", STEPS)
    assert not cut
    assert (wanted.untold, wanted.replay) == ((), "")
    cuts = 0
    for at in range(1, STEPS):
        monkeypatch.setenv("HOME", str(tmp_path / f"{at}/home"))
        found, cut = await life(SCENES[name], tmp_path / str(at), at)
        assert found == wanted, f"stopped after event {at}"
        cuts += cut
        if not cut and at > len(wanted.told):
            break
    # taking back is one Action, and gets to its end
    assert bool(cuts) == (name != "undo that")


async def test_a_stop_counts_for_nothing(folder: Path) -> None:
    slow = scene(ADD)
    prepare(slow, folder)
    for life_ in range(TRIES + 2):
        async with Mortal(Scene(ADD, script={ADD: [HANGS]}, files=FILES), folder).alive() as mortal:
            asked = asyncio.Event()
            meanwhile(mortal, 1, asked.set)
            if not life_:
                await mortal.ask(ADD)
            async with asyncio.timeout(20):
                await asked.wait()
            (left,) = await mortal.journal.unfinished()
            assert left.resumed == 0
    async with Mortal(slow, folder).alive() as mortal:
        assert (await mortal.end("r1")).outcome == "done"
        assert len(suspended(await mortal.journal.events("r1"))) == TRIES + 2


async def test_where_nothing_goes_on_by_itself_the_user_is_told_how(folder: Path) -> None:
    slow = scene(ADD)
    prepare(slow, folder)
    never = Bounds(resume=0)
    async with Mortal(Scene(ADD, script={ADD: [HANGS]}, files=FILES), folder).alive(never) as mortal:
        asked = asyncio.Event()
        meanwhile(mortal, 1, asked.set)
        await mortal.ask(ADD)
        async with asyncio.timeout(20):
            await asked.wait()
    async with Mortal(slow, folder).alive(never) as mortal:
        (told,) = suspended(await mortal.journal.events("r1"))
        assert told.text == "ryxd stops; ryxctl resume r1 goes on with this when it is back"
        assert (await mortal.journal.run("r1")).state == "interrupted"
        resumed = await mortal.anew.resume("r1")
        assert (await mortal.end(resumed.run)).outcome == "done"


async def test_a_question_is_taken_back_and_asked_again(folder: Path) -> None:
    prepare(SCENES["a read and a change"], folder)
    first = Mortal(SCENES["a read and a change"], folder)
    asked = asyncio.Event()

    async def nobody(_: str) -> None:
        asked.set()

    first._answer = nobody  # type: ignore[method-assign]
    async with first.alive():
        await first.ask(ADD)
        async with asyncio.timeout(20):
            await asked.wait()
        began = asyncio.get_running_loop().time()
        await first.sessions.stop()
        assert asyncio.get_running_loop().time() - began < stopping.GRACE, "it changes nothing while it asks"
        assert first.sessions.approvals.waiting == ()
        assert [event.choice for event in first.told if isinstance(event, Answered)] == ["withdrawn"]
        with pytest.raises(Busy, match="stopping"):
            await first.ask(ADD)
    assert not any(isinstance(event, Finished) for event in first.told)
    async with Mortal(SCENES["a read and a change"], folder).alive() as second:
        assert (await second.end("r1")).outcome == "done"
        assert [event.name for event in second.told if isinstance(event, Asked) and event.waiting] == ["q1.2"]
        replayed = await second.anew.replay("r1")
        assert replayed.ends == ""
    assert (folder / "home/notes.txt").read_text() == "milk\nbread\n"


async def test_what_is_accepted_while_it_stops_and_what_waits_for_its_turn_goes_on(folder: Path) -> None:
    hangs = Scene(ADD, script={ADD: [HANGS]}, files=FILES)
    prepare(hangs, folder)
    async with Mortal(hangs, folder).alive() as mortal:
        asked = asyncio.Event()
        meanwhile(mortal, 1, asked.set)
        first = await mortal.ask(ADD)
        async with asyncio.timeout(20):
            await asked.wait()
        await mortal.ask("what is 1 plus 1", first.session)
        late = asyncio.create_task(mortal.ask("what is 2 plus 2"))
        await asyncio.sleep(0)  # it waits for the journal
        await mortal.sessions.stop()
        assert (await late).run == "r3"
        assert mortal.ends == {}
    async with Mortal(scene(ADD), folder).alive() as mortal:
        assert [(await mortal.end(run)).outcome for run in ("r1", "r2", "r3")] == ["done"] * 3
        assert [run for run in mortal.ends if run in ("r1", "r2")] == ["r1", "r2"], "in their order"


async def test_a_run_that_the_user_cancels_stays_cancelled(folder: Path) -> None:
    hangs = Scene(ADD, script={ADD: [HANGS]}, files=FILES)
    prepare(hangs, folder)
    async with Mortal(hangs, folder).alive() as mortal:
        asked = asyncio.Event()
        meanwhile(mortal, 1, asked.set)
        run = (await mortal.ask(ADD)).run
        async with asyncio.timeout(20):
            await asked.wait()
        await asyncio.gather(mortal.sessions.cancel(run), mortal.sessions.stop())
        assert mortal.ends[run].outcome == "cancelled"
