"""Taking changes back through a private ryxd: its real socket, its real ryxctl, and what an agent changed before."""

import json
from collections.abc import AsyncIterator
from pathlib import Path

import pytest

from ryxd.core.files import Create, Move, Operation, Origin, Replace, Trash
from ryxd.files.door import Door
from tests.e2e.daemon import Daemon


async def agent_did(daemon: Daemon, run: str, session: str, *operations: Operation) -> None:
    """What an agent of an earlier ryxd changed, in the log and on the disk."""
    async with Door(daemon.folder / "state/ryx/undo", trash=daemon.folder / "data/Trash") as door:
        hands = door.of(f"{session}/file", Origin(run, session, "file", "a1", f"the request of {run}"))
        for each in operations:
            if isinstance(each, Replace):
                hands.saw(await hands.read(each.path))
        await hands.apply(operations)


@pytest.fixture
async def daemon(tmp_path: Path) -> AsyncIterator[Daemon]:
    made = Daemon(tmp_path)
    home = made.home
    (home / "a.txt").write_text("one\ntwo\nthree\n")
    (home / "b.txt").write_text("b\n")
    await agent_did(made, "r101", "s9", Create(home / "new.txt", b"new\n"), Trash(home / "b.txt"))
    await agent_did(made, "r102", "s1", Replace(home / "a.txt", b"one\ntwo\nTHREE\n"), Move(home / "a.txt", home / "c.txt"))
    async with made:
        yield made


def names(daemon: Daemon) -> dict[str, str]:
    return {path.name: path.read_text() for path in daemon.home.iterdir() if path.is_file()}


async def test_everything_comes_back_run_by_run_and_again(daemon: Daemon) -> None:
    done = names(daemon)
    code, out, _ = await daemon.ctl("undo", "--list")
    assert code == 0
    assert "r102  the request of r102" in out
    assert "moved ~/a.txt → ~/c.txt" in out
    code, out, err = await daemon.ctl("undo", "--dry-run")
    assert (code, names(daemon)) == (0, done), err
    assert "would be: ~/c.txt is ~/a.txt again" in out
    assert "-THREE\n" in out
    code, out, _ = await daemon.ctl("undo")
    assert code == 0, out
    assert "ryxctl redo does it again" in out
    assert names(daemon) == {"a.txt": "one\ntwo\nthree\n", "new.txt": "new\n"}
    assert (await daemon.ctl("undo"))[0] == 0
    assert names(daemon) == {"a.txt": "one\ntwo\nthree\n", "b.txt": "b\n"}
    code, _, err = await daemon.ctl("undo")
    assert code == 4
    assert "no change to take back" in err
    assert (await daemon.ctl("redo"))[0] == 0
    assert (await daemon.ctl("redo"))[0] == 0
    assert names(daemon) == done


async def test_what_was_changed_since_is_left_alone_with_code_5_and_merged_on_request(daemon: Daemon) -> None:
    (daemon.home / "c.txt").write_text("ONE\ntwo\nTHREE\n")
    code, out, _ = await daemon.ctl("undo", "r102")
    assert code == 5
    assert "~/c.txt was changed since, by you or a program at " in out
    assert names(daemon)["c.txt"] == "ONE\ntwo\nTHREE\n"
    code, out, _ = await daemon.ctl("undo", "r102", "--merge", "--json")
    assert code == 0, out
    assert [each["outcome"] for each in json.loads(out)["changes"]] == ["done", "merged"]
    assert names(daemon)["a.txt"] == "ONE\ntwo\nthree\n"


async def test_undo_that_is_the_last_of_this_conversation_and_asks_about_another(daemon: Daemon) -> None:
    client = await daemon.client()
    # the first session of this journal is s1, which r102 was in
    run, events = await client.ask("undo that", origin="test")
    assert events[-1]["text"].startswith("Taken back: 2.\n- ")
    changed = [event for event in events if event["kind"] == "changed"]
    assert [(event["what"], event["undoes"]) for event in changed] == [("move", "c4"), ("replace", "c3")]
    assert names(daemon) == {"a.txt": "one\ntwo\nthree\n", "new.txt": "new\n"}
    _, events = await client.ask("mach das wieder rückgängig!", origin="test")
    asked = next(event for event in events if event["kind"] == "asked")
    assert "r101, „the request of r101“" in asked["question"]
    assert [choice["key"] for choice in asked["choices"]] == ["take_back", "no"]
    assert names(daemon) == {"a.txt": "one\ntwo\nthree\n", "new.txt": "new\n"}, "nothing is guessed"
    reply = await client.call("answer", run=events[-1]["run"], choice="take_back", stream=True)
    while (event := await client.event("finished"))["run"] != reply["run"]:
        pass
    assert event["outcome"] == "done"
    assert names(daemon) == {"a.txt": "one\ntwo\nthree\n", "b.txt": "b\n"}
    _, events = await client.ask("redo that", origin="test")
    assert events[-1]["outcome"] == "done"
    assert names(daemon) == {"b.txt": "b\n", "c.txt": "one\ntwo\nTHREE\n"}
    code, _, _ = await daemon.ctl("undo", reply["run"])
    assert code == 0, "taking back the taking back is doing it again"
    assert names(daemon) == {"new.txt": "new\n", "c.txt": "one\ntwo\nTHREE\n"}
    reply = await client.call("answer", run=run, choice="undo", stream=True)
    while (event := await client.event("finished"))["run"] != reply["run"]:
        pass
    assert event["outcome"] == "failed", "what it took back was done again since"
    await client.close()


async def test_the_log_survives_a_killed_daemon(daemon: Daemon) -> None:
    assert (await daemon.ctl("undo"))[0] == 0
    await daemon.stop(9)
    await daemon.start()
    code, out, _ = await daemon.ctl("changes", "--json")
    states = {change["id"]: change["state"] for change in json.loads(out)["changes"]}
    assert code == 0
    assert states == {"c6": "done", "c5": "done", "c4": "undone", "c3": "undone", "c2": "done", "c1": "done"}
    assert (await daemon.ctl("redo"))[0] == 0


@pytest.mark.parametrize(
    ("argv", "code", "told"),
    [
        (("undo", "r9"), 4, "r9 changed no files"),
        (("undo", "c99"), 4, "no change c99"),
        (("undo", "yesterday"), 4, "no change called yesterday"),
        (("redo",), 4, "nothing was taken back"),
        (("redo", "c1"), 4, "c1 holds"),
        (("changes", "r9"), 4, "r9 changed no files"),
    ],
)
async def test_what_is_not_there_is_said(daemon: Daemon, argv: tuple[str, ...], code: int, told: str) -> None:
    ended = await daemon.ctl(*argv)
    assert ended[0] == code
    assert told in ended[2]
