"""What an agent has read before a restart it knows after it, in its next run of that session, unless it changed."""

from pathlib import Path

import pytest

from tests.engine.test_killed import call
from tests.fakes.mortal import Mortal, Scene, prepare

READ = "look at notes.txt, then at long.txt, and tell me what they say"
EDIT = "make it oat milk, then shorten the long one, and tell me"
LONG = "".join(f"line {number}\n" for number in range(1, 500))
SCENE = Scene(
    READ,
    script={
        READ: [
            call("read_file", path="notes.txt"),
            call("read_file", path="long.txt", offset=1, limit=10),
            call("read_file", path="long.txt", offset=100, limit=10),
            call("answer", text="They say so."),
        ],
        EDIT: [
            call("edit_file", path="notes.txt", old_text="milk", new_text="oat milk"),
            call("edit_file", path="long.txt", old_text="line 5\n", new_text=""),
            call("edit_file", path="long.txt", old_text="line 105\n", new_text=""),
            call("answer", text="Done."),
        ],
    },
    files={"notes.txt": "milk\n", "long.txt": LONG},
)


@pytest.fixture
def folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    monkeypatch.setenv("HOME", str(tmp_path / "x/home"))
    prepare(SCENE, tmp_path / "x")
    return tmp_path / "x"


async def reads(folder: Path) -> None:
    async with Mortal(SCENE, folder).alive() as mortal:
        assert (await mortal.end((await mortal.ask(READ)).run)).outcome == "done"


async def test_what_was_read_before_a_restart_may_be_edited_after_it(folder: Path) -> None:
    await reads(folder)
    async with Mortal(SCENE, folder).alive() as mortal:
        await mortal.end((await mortal.ask(EDIT, session="s1")).run)
    assert (folder / "home/notes.txt").read_text() == "oat milk\n"
    assert (folder / "home/long.txt").read_text() == LONG.replace("line 5\n", "").replace("line 105\n", "")


async def test_what_changed_meanwhile_has_to_be_read_again(folder: Path) -> None:
    await reads(folder)
    (folder / "home/notes.txt").write_text("milk of somebody\n")
    async with Mortal(SCENE, folder).alive() as mortal:
        await mortal.end((await mortal.ask(EDIT, session="s1")).run)
    assert (folder / "home/notes.txt").read_text() == "milk of somebody\n"
    assert "line 5\n" not in (folder / "home/long.txt").read_text()


async def test_another_conversation_knows_nothing_of_it(folder: Path) -> None:
    await reads(folder)
    async with Mortal(SCENE, folder).alive() as mortal:
        await mortal.end((await mortal.ask(EDIT)).run)
    assert (folder / "home/notes.txt").read_text() == "milk\n"
