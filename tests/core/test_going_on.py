"""A View when its run is run again after a kill: no change is done twice, none is lost, and files are known as before."""

from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest
from pydantic import BaseModel, ConfigDict

from ryxd.core.action import Action, Result
from ryxd.core.course import Course, Forgetful, Record
from ryxd.core.effect import Grant
from ryxd.core.files import Create, Seen
from ryxd.core.tool import Permission, ToolView, tool
from ryxd.files.door import Door
from ryxd.wire.errors import JournalError
from ryxd.wire.events import Changed
from tests.fakes.acting import Acting
from tests.fakes.keeping import Died, Kept

Step = tuple[str, dict[str, Any]]
READ: Step = ("read_file", {"path": "~/notes.txt"})
LONG = "".join(f"line {number}\n" for number in range(1, 2000))

PATCH = """--- a/notes.txt
+++ b/notes.txt
@@ -1,2 +1,2 @@
 one
-two
+zwei
--- /dev/null
+++ b/new.txt
@@ -0,0 +1 @@
+new
"""

CHANGES: dict[str, list[Step]] = {
    "write a new file": [("write_file", {"path": "~/deep/new.txt", "content": "new\n"})],
    "write over a file": [READ, ("write_file", {"path": "~/notes.txt", "content": "other\n"})],
    "edit": [READ, ("edit_file", {"path": "~/notes.txt", "old_text": "two", "new_text": "zwei"})],
    "edit what was read in part": [
        ("read_file", {"path": "~/long.txt", "offset": 10, "limit": 20}),
        ("edit_file", {"path": "~/long.txt", "old_text": "line 20\n", "new_text": "zwanzig\nund mehr\n"}),
    ],
    "several edits": [
        READ,
        ("multi_edit", {"path": "~/notes.txt", "edits": [
            {"old_text": "one", "new_text": "eins"}, {"old_text": "two", "new_text": "zwei"},
        ]}),
    ],
    "append": [READ, ("append_file", {"path": "~/notes.txt", "text": "three"})],
    "patch": [READ, ("apply_patch", {"patch": PATCH, "folder": "~"})],
    "move": [READ, ("move_file", {"paths": ["~/notes.txt"], "to": "~/archive/"})],
    "move a folder": [
        ("read_file", {"path": "~/box/inner.txt"}),
        ("move_file", {"paths": ["~/box"], "to": "~/archive/"}),
    ],
    "copy": [READ, ("copy_file", {"paths": ["~/notes.txt", "~/box"], "to": "~/archive/"})],
    "two names exchanged": [
        READ,
        ("rename_files", {"pairs": [
            {"path": "~/notes.txt", "name": "other.txt"}, {"path": "~/other.txt", "name": "notes.txt"},
        ]}),
    ],
    "trash": [READ, ("trash_file", {"paths": ["~/notes.txt", "~/box"]})],
    "make a folder": [("make_folder", {"path": "~/a/b/c"})],
}  # fmt: skip


class World:
    """A home, and one ryxd after the other."""

    def __init__(self, folder: Path) -> None:
        self.home = folder / "anna"
        self.undo = folder / "undo"
        (self.home / "box").mkdir(parents=True)
        (self.home / "notes.txt").write_text("one\ntwo\n")
        (self.home / "other.txt").write_text("other\n")
        (self.home / "long.txt").write_text(LONG)
        (self.home / "box/inner.txt").write_text("inner\n")

    def door(self) -> Door:
        return Door(self.undo, trash=self.home / ".local/share/Trash")

    def contents(self) -> dict[str, str]:
        return {
            str(path.relative_to(self.home)): path.read_text() if path.is_file() else ""
            for path in sorted(self.home.rglob("*")) if ".local" not in path.parts
        }  # fmt: skip


@pytest.fixture
def there(tmp_path: Path) -> World:
    return World(tmp_path)


async def does(acting: Acting, steps: list[Step]) -> list[Result]:
    return [await acting(name, **args) for name, args in steps]


def knows(acting: Acting) -> dict[Path, Seen]:
    return {seen.path: seen for seen in acting.door.known.of(acting.view.knows_as)}


def changed(acting: Acting) -> list[Changed]:
    return [event for event in acting.told if isinstance(event, Changed)]


@pytest.mark.parametrize("name", CHANGES)
@pytest.mark.parametrize("power", ["on", "cut"])
async def test_what_is_in_the_undo_log_is_not_done_again(there: World, name: str, power: str) -> None:
    """Killed right after the change was done; with a power cut, the journal lost that it was begun as well."""
    kept, steps = Kept(), CHANGES[name]
    async with there.door() as door:
        first = Acting(there.home, door, course=Course(kept))
        wanted = await does(first, steps)
        assert wanted[-1].ok, wanted[-1].error
        contents, knew, told = there.contents(), knows(first), changed(first)
    number = f"file.{len(steps)}"
    del kept.records["file", len(steps)]
    if power == "cut":
        del kept.records[f"{number}.run", 1]
    async with there.door() as door:
        again = Acting(there.home, door, course=kept.course())
        found = await does(again, steps)
        assert there.contents() == contents
        assert len([entry for entry in await door.log.entries() if entry.state == "done"]) == len(told)
        assert changed(again) == told, "it is told, in case it was not"
        if power == "cut":
            assert found[-1].ok
            assert found[-1].partial
            assert all(change.change in found[-1].bare for change in told)
            return
        assert dict(found[-1].data) == dict(wanted[-1].data)
        assert found[-1].text == wanted[-1].text, "the model reads the very same"
        assert [result.text for result in found] == [result.text for result in wanted]
        gone = {path for path in knew if not path.exists()}
        assert knows(again) == {path: seen for path, seen in knew.items() if path not in gone}


@pytest.mark.parametrize("name", CHANGES)
async def test_what_was_begun_and_is_not_in_the_undo_log_is_done(there: World, name: str) -> None:
    kept, steps, before = Kept(dies_at="run"), CHANGES[name], there.contents()
    async with there.door() as door:
        dying = Acting(there.home, door, course=Course(kept))
        with pytest.raises(Died):
            await does(dying, steps)
        assert there.contents() == before
    async with there.door() as door:
        again = Acting(there.home, door, course=kept.course())
        assert (await does(again, steps))[-1].ok
        assert there.contents() != before
        assert changed(again) != []
        assert len(again.user.questions) == 0, "they said yes to this already"


async def test_knowledge_goes_on_so_the_next_edit_is_not_refused(there: World) -> None:
    steps = CHANGES["append"]
    kept = Kept()
    async with there.door() as door:
        await does(Acting(there.home, door, course=Course(kept)), steps)
    del kept.records["file", 2]
    more: Step = ("edit_file", {"path": "~/notes.txt", "old_text": "three", "new_text": "drei"})
    async with there.door() as door:
        results = await does(Acting(there.home, door, course=kept.course()), [*steps, more])
        assert results[-1].ok, results[-1].error
    assert (there.home / "notes.txt").read_text() == "one\ntwo\ndrei\n"


@pytest.mark.parametrize("changed_meanwhile", [False, True])
async def test_what_was_read_before_the_kill_may_be_edited_unless_it_changed(
    there: World, changed_meanwhile: bool
) -> None:
    kept = Kept()
    async with there.door() as door:
        await does(Acting(there.home, door, course=Course(kept)), [READ])
    if changed_meanwhile:
        (there.home / "notes.txt").write_text("one\ntwo\nsomebody's\n")
    async with there.door() as door:
        again = Acting(there.home, door, course=kept.course())
        result = (await does(again, CHANGES["edit"]))[-1]
    assert result.ok is not changed_meanwhile
    assert ("somebody's" in str(result.error)) is changed_meanwhile, "it comes with what is there now"


async def test_what_somebody_changed_after_our_change_is_left_alone_and_not_known(there: World) -> None:
    kept, steps = Kept(), CHANGES["append"]
    async with there.door() as door:
        await does(Acting(there.home, door, course=Course(kept)), steps)
    del kept.records["file", 2]
    (there.home / "notes.txt").write_text("somebody's\n")
    async with there.door() as door:
        again = Acting(there.home, door, course=kept.course())
        assert (await does(again, steps))[-1].ok
        assert (there.home / "notes.txt").read_text() == "somebody's\n"
        over = await again("write_file", path="~/notes.txt", content="mine\n")
        assert not over.ok
    assert (there.home / "notes.txt").read_text() == "somebody's\n"


async def test_what_an_older_run_of_this_name_did_is_not_taken_for_ours(there: World) -> None:
    """A power cut took the run's number back, and the next one got it."""
    steps = CHANGES["append"]
    async with there.door() as door:
        await does(Acting(there.home, door), steps)
    kept = Kept(dies_at="run")
    later = 1 + max(entry.at for entry in await _entries(there))
    async with there.door() as door:
        course = Course(kept, since=later)
        with pytest.raises(Died):
            await does(Acting(there.home, door, course=course), steps)
    going_on = Course(Kept(), tuple(kept.records.values()), since=later, resumed=True)
    async with there.door() as door:
        assert (await does(Acting(there.home, door, course=going_on), steps))[-1].ok
    assert (there.home / "notes.txt").read_text() == "one\ntwo\nthree\nthree\n"


async def _entries(there: World) -> Any:
    async with there.door() as door:
        return await door.log.entries()


class Nothing(BaseModel):
    model_config = ConfigDict(extra="forbid")


class Sent(BaseModel):
    times: int


def sending(sent: list[str], permission: Permission, *, writes: bool = False, dies: bool = False) -> Any:
    """A tool that does something that no log knows of; with `writes` it then makes a file."""

    @tool("send it", permission=permission, groups={"test"}, door=writes)
    async def send(args: Nothing, view: ToolView) -> Sent:
        sent.append("sent")
        if writes:
            await view.files.apply([Create(view.paths.home / f"sent {len(sent)}", b"")])
        if dies:
            raise Died
        return Sent(times=len(sent))

    return send


def acting_with(there: World, door: Door, made: Any, course: Course) -> Acting:
    acting = Acting(there.home, door, course=course)
    acting.view.tools["send"] = made
    return acting


@pytest.mark.parametrize("permission", [Permission.DESKTOP, Permission.CHANGE, Permission.NETWORK])
async def test_what_nobody_can_check_is_not_done_again_and_says_so(there: World, permission: Permission) -> None:
    sent: list[str] = []
    kept = Kept()
    async with there.door() as door:
        with pytest.raises(Died):
            await acting_with(there, door, sending(sent, permission, dies=True), Course(kept))("send")
    async with there.door() as door:
        result = await acting_with(there, door, sending(sent, permission), kept.course())("send")
    assert sent == ["sent"]
    assert "whether it was done can't be told, so it is not done again" in (result.error or "")
    assert result.report == {"unknown": True}


async def test_what_does_more_than_files_is_not_done_again_because_files_are_as_they_were(there: World) -> None:
    """`curl -X POST … > answer` was sent, and ryxd died before the answer was written."""
    sent: list[str] = []
    kept = Kept()
    both = sending(sent, Permission.NETWORK, writes=True)

    class DiesInTheChange(Kept):
        async def begin(self, record: Record) -> None:
            await kept.begin(record)
            if record.intent.get("sights") is not None:
                raise Died

    async with there.door() as door:
        with pytest.raises(Died):
            await acting_with(there, door, both, Course(DiesInTheChange()))("send")
    assert sent == ["sent"]
    async with there.door() as door:
        result = await acting_with(there, door, both, kept.course())("send")
    assert sent == ["sent"]
    assert result.report == {"unknown": True}


@pytest.mark.parametrize("door", [True, False])
async def test_what_made_a_file_was_done_whatever_else_it_does(there: World, door: bool) -> None:
    """As a screenshot: no tool of files alone, but its file is there."""
    sent: list[str] = []
    kept = Kept()
    made = replace(sending(sent, Permission.CHANGE, writes=True, dies=True), door=door)
    async with there.door() as opened:
        with pytest.raises(Died):
            await acting_with(there, opened, made, Course(kept))("send")
    async with there.door() as opened:
        result = await acting_with(there, opened, made, kept.course())("send")
    assert sent == ["sent"]
    assert result.ok
    assert result.report == {"recovered": ["c1"]}


async def test_what_only_reads_is_simply_done_again(there: World) -> None:
    sent: list[str] = []
    kept = Kept()
    async with there.door() as door:
        with pytest.raises(Died):
            await acting_with(there, door, sending(sent, Permission.READ, dies=True), Course(kept))("send")
        result = await acting_with(there, door, sending(sent, Permission.READ), kept.course())("send")
    assert (result.data, kept.records) == ({"times": 2}, {})


async def test_a_no_is_not_asked_again_and_blocks_again(there: World) -> None:
    kept = Kept()
    async with there.door() as door:
        first = Acting(there.home, door, course=Course(kept))
        first.user.yes = False
        wanted = await first("make_folder", path="~/a")
        again = Acting(there.home, door, course=kept.course())
        found = await again("make_folder", path="~/a")
    assert (found.error, found.report) == (wanted.error, wanted.report)
    assert again.user.questions == []
    assert [event.kind for event in again.told] == [event.kind for event in first.told] == [
        "acted", "blocked", "returned",
    ]  # fmt: skip


class FullDisk(Forgetful):
    """Takes no beginning."""

    async def begin(self, record: Record) -> None:
        raise JournalError("the journal can't be used: database or disk is full; free some space on its disk")


@pytest.mark.parametrize("name", CHANGES)
async def test_what_cannot_be_kept_is_not_done(there: World, name: str) -> None:
    before = there.contents()
    async with there.door() as door:
        with pytest.raises(JournalError, match="free some space"):
            await does(Acting(there.home, door, course=Course(FullDisk())), CHANGES[name])
        assert await door.log.entries() == ()
    assert there.contents() == before


@pytest.mark.parametrize("moment", ["before", "after"])
async def test_a_hook_that_could_not_be_kept_ends_the_run_too(there: World, moment: str) -> None:
    class Hook:
        name = "careful"

        async def before(self, action: Action, effect: object) -> str | None:
            if moment == "before":
                raise JournalError("full")
            return None

        async def after(self, action: Action, result: Result) -> str | None:
            raise JournalError("full")

    async with there.door() as door:
        acting = Acting(there.home, door)
        acting.view.hooks.append(Hook())
        with pytest.raises(JournalError):
            await acting("make_folder", path="~/a")


async def test_the_way_out_of_a_question_is_kept_with_the_answer(there: World) -> None:
    """An extra that was chosen is chosen again."""
    kept = Kept(dies_at="run")
    chosen: list[str] = []

    @tool("choose", permission=Permission.CHANGE, groups={"test"}, extras={"try": "try it"})
    async def choose(args: Nothing, view: ToolView) -> Sent:
        chosen.append(view.chosen)
        return Sent(times=1)

    class Trying:
        async def ask(self, question: object) -> Grant:
            return Grant(yes=True, extra="try")

    async with there.door() as door:
        first = acting_with(there, door, choose, Course(kept))
        first.view.asking._approver = Trying()
        with pytest.raises(Died):
            await first("send")
        kept.records = {key: record for key, record in kept.records.items() if record.kind == "ask"}
        await acting_with(there, door, choose, kept.course())("send")
    assert chosen == ["try"]


