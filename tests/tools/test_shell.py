"""The tool `shell`, through a real View, a real sandbox and the real door."""

import asyncio
from collections.abc import AsyncIterator, Mapping
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

import pytest

from ryxd.agents.presenting import present
from ryxd.core.action import Action, Result
from ryxd.core.course import Course
from ryxd.core.effect import Grant, Question
from ryxd.core.view import View
from ryxd.files.door import Door
from ryxd.tools.printed import readable
from ryxd.tools.shell import Shell
from ryxd.wire.events import Event, Status
from tests.fakes.keeping import Died, Kept
from tests.fakes.sandboxed import Place, needs_sandbox

pytestmark = needs_sandbox


@dataclass
class User:
    """Answers questions as a test wants it, and keeps them."""

    answers: list[Grant] = field(default_factory=list)
    asked: list[Question] = field(default_factory=list)

    async def ask(self, question: Question) -> Grant:
        self.asked.append(question)
        return self.answers.pop(0) if self.answers else Grant(yes=True)


class Desk:
    """A View with nothing but `shell`, its user, and the events it told."""

    def __init__(
        self, place: Place, door: Door, cwd: Path | None = None, language: str = "en", course: Course | None = None
    ) -> None:
        self.place = place
        self.user = User()
        self.events: list[Event] = []
        paths = place.paths if cwd is None else type(place.paths)(place.home, cwd, own=(place.own,))
        self.view = View(
            "shell",
            tools={"shell": Shell(place.sandbox).tool},
            allowed=frozenset({"shell"}),
            paths=paths,
            environment=dict,
            language=language,
            emit=self.events.append,
            files=door,
            approver=self.user,
            run="r1",
            session="s1",
            course=course,
        )

    async def run(self, command: str, **args: Any) -> Result:
        return await self.view.do_action(Action("shell", {"command": command, **args}))

    async def data(self, command: str, **args: Any) -> Mapping[str, Any]:
        result = await self.run(command, **args)
        assert result.ok, result.error
        return result.data


@pytest.fixture
def place(tmp_path: Path) -> Place:
    return Place(tmp_path)


@pytest.fixture
async def door(place: Place) -> AsyncIterator[Door]:
    async with Door(place.own / "undo", trash=place.home / ".local/share/Trash") as door:
        yield door


@pytest.fixture
def desk(place: Place, door: Door) -> Desk:
    return Desk(place, door)


async def test_what_only_reads_runs_at_once(desk: Desk) -> None:
    desk.place.write("a.txt", "one\ntwo\n")
    data = await desk.data("grep -c o a.txt | cat")
    assert (data["code"], data["out"], data["changed"]) == (0, "2", [])
    assert desk.user.asked == []


async def test_an_exit_code_is_a_result(desk: Desk) -> None:
    data = await desk.data("ls nothing")
    assert data["code"] == 2
    assert "nothing" in data["err"]


async def test_a_change_is_asked_about_with_the_exact_command(desk: Desk) -> None:
    desk.place.write("a.txt", "one\n")
    data = await desk.data("sed -i s/one/two/   a.txt")
    assert [question.effect.preview for question in desk.user.asked] == ["in ~/work:\nsed -i s/one/two/   a.txt"]
    assert data["changed"] == ["~ ~/work/a.txt"]
    assert (desk.place.work / "a.txt").read_text() == "two\n"


async def test_a_no_leaves_everything_as_it_is(desk: Desk) -> None:
    desk.place.write("a.txt", "one\n")
    desk.user.answers = [Grant(yes=False)]
    result = await desk.run("rm a.txt")
    assert not result.ok
    assert (desk.place.work / "a.txt").exists()


async def test_trying_shows_what_it_changes_first(desk: Desk) -> None:
    desk.place.write("a.txt", "one\nother\n")
    desk.user.answers = [Grant(yes=True, extra="try"), Grant(yes=True)]
    data = await desk.data("sed -i s/one/two/ a.txt && touch new")
    second = desk.user.asked[1]
    assert "-one\n+two" in second.effect.preview
    assert "drop" in second.extras
    assert data["count"] == 2
    assert (desk.place.work / "a.txt").read_text() == "two\nother\n"


@pytest.mark.parametrize("answer", [Grant(yes=True, extra="drop"), Grant(yes=False)])
async def test_what_was_tried_can_be_dropped(desk: Desk, answer: Grant) -> None:
    desk.place.write("a.txt", "one\n")
    desk.user.answers = [Grant(yes=True, extra="try"), answer]
    result = await desk.run("rm a.txt; touch b")
    assert result.ok == bool(answer.extra)
    assert (desk.place.work / "a.txt").read_text() == "one\n"
    assert not (desk.place.work / "b").exists()
    assert not list((desk.place.own / "layers").iterdir())


async def test_what_was_not_named_is_asked_about(desk: Desk) -> None:
    """Right in the home folder a yes is for what the command names; a program may do more."""
    at_home = Desk(desk.place, desk.view.files, cwd=desk.place.home)  # type: ignore[arg-type]
    (desk.place.home / ".bashrc").write_text("# mine\n")
    code = "open('.bashrc', 'a').write('evil')"
    at_home.user.answers = [Grant(yes=True), Grant(yes=False)]
    result = await at_home.run(f'/usr/bin/python3 -c "{code}" >notes.txt')
    assert len(at_home.user.asked) == 2
    assert "+evil" in at_home.user.asked[1].effect.preview
    assert not result.ok
    assert (desk.place.home / ".bashrc").read_text() == "# mine\n"
    assert not (desk.place.home / "notes.txt").exists()


async def test_a_file_in_the_home_folder(desk: Desk) -> None:
    at_home = Desk(desk.place, desk.view.files, cwd=desk.place.home)  # type: ignore[arg-type]
    data = await at_home.data("echo hello > notes.txt")
    assert data["changed"] == ["+ ~/notes.txt"]
    assert len(at_home.user.asked) == 1


async def test_time_is_up_and_nothing_changed(desk: Desk) -> None:
    result = await desk.run("touch new; echo begun; sleep 60", timeout=1)
    assert result.ok
    assert result.partial
    assert result.data["out"] == "begun"
    assert "Nothing was changed" in result.data["note"]
    assert not (desk.place.work / "new").exists()


async def test_somebody_elses_change_meanwhile_is_not_lost(desk: Desk) -> None:
    file = desk.place.write("a.txt", "one\n")
    fifo = desk.place.home / "started"
    running = asyncio.create_task(desk.run("echo mine >>a.txt; sleep 2; echo done"))
    async with asyncio.timeout(20):
        while not list((desk.place.own / "layers").glob("job-*/0/upper/a.txt")):
            await asyncio.sleep(0.02)
    file.write_text("theirs\n")
    result = await running
    assert not result.ok
    assert "meanwhile" in str(result.error)
    assert file.read_text() == "theirs\n"
    kept = Path(result.report["kept"])
    assert (kept / "0/upper/a.txt").read_text() == "one\nmine\n"
    assert not fifo.exists()


async def test_the_network_is_asked_for(desk: Desk) -> None:
    server = await asyncio.start_server(lambda _, writer: (writer.write(b"HTTP/1.0 200 OK\r\n\r\nhi"), writer.close()), "127.0.0.1", 0)
    url = f"http://127.0.0.1:{server.sockets[0].getsockname()[1]}/"
    async with server:
        data = await desk.data(f"curl -s --http0.9 {url}")
    assert "network" in desk.user.asked[0].effect.classes
    assert data["out"].endswith("hi")


async def test_progress_is_told(desk: Desk) -> None:
    await desk.run("echo first line; sleep 0.1; echo second")
    told = [event.text for event in desk.events if isinstance(event, Status)]
    assert told[0] == "first line"


async def test_desktop_commands_are_sent_to_their_tools(desk: Desk) -> None:
    result = await desk.run("hyprctl dispatch workspace 2")
    assert not result.ok
    assert "desktop" in str(result.error)


async def test_hooks_are_not_planted(desk: Desk) -> None:
    desk.place.write(".git/config", "[core]\n\tbare = false\n")
    result = await desk.run("mkdir -p .git/hooks && echo x >.git/hooks/post-commit")
    assert "hook" in str(result.error)
    assert not (desk.place.work / ".git/hooks").exists()


async def test_private_things_stay_out(desk: Desk) -> None:
    desk.place.secrets()
    result = await desk.run("cat ~/.ssh/id_ed25519")
    assert "SECRET" not in result.text
    assert "private" in str((await desk.run("cat .e*v")).error)
    data = await desk.data("cat $(echo ~/.ssh)/id_ed25519; find . -type f -exec cat {} +; env")
    assert "SECRET" not in data["out"]


async def test_people_get_the_output_as_it_is_and_what_changed(desk: Desk) -> None:
    action = Action("shell", {"command": "echo hello; touch new; false"})
    shown = present(action, await desk.view.do_action(action), "en", ())
    assert shown is not None
    assert shown.text == (
        "hello\n\nChanged (1; ryxctl undo takes it back):\n+ ~/work/new\n\nExit code 1."
    )


async def test_in_german(desk: Desk, door: Door) -> None:
    german = Desk(desk.place, door, language="de")
    result = await german.run("sleep 9", timeout=1)
    assert "beendet" in result.data["note"]


async def test_a_cancelled_command_leaves_no_layer(desk: Desk) -> None:
    running = asyncio.create_task(desk.run("touch new; sleep 30"))
    async with asyncio.timeout(20):
        while not list((desk.place.own / "layers").glob("job-*/0/upper/new")):
            await asyncio.sleep(0.02)
    running.cancel()
    with pytest.raises(asyncio.CancelledError):
        await running
    assert not list((desk.place.own / "layers").iterdir())
    assert not (desk.place.work / "new").exists()


@pytest.mark.parametrize(
    ("output", "text"),
    [
        (b"plain\n", "plain"),
        (b"\x1b[31mred\x1b[0m", "red"),
        (b"\x1b]52;c;ZXZpbA==\x07after", "after"),
        (b"\x1b]0;title\x1b\\after", "after"),
        (b"10%\r20%\r30%\r\n", "10%\n20%\n30%"),
        (b"a\0b\x07\x08\xff", "ab\ufffd"),
    ],
)
def test_output_moves_no_cursor(output: bytes, text: str) -> None:
    assert readable(output) == text


# -- after a kill


def opened(place: Place) -> Door:
    return Door(place.own / "undo", trash=place.home / ".local/share/Trash")


COMMAND = "cat a.txt && echo more >> a.txt && echo new > b.txt && rm c.txt && echo loud >&2"


async def test_what_a_command_did_is_not_done_again_when_it_is_in_the_undo_log(place: Place) -> None:
    place.write("a.txt", "one\n")
    place.write("c.txt", "c\n")
    kept = Kept()
    async with opened(place) as door:
        wanted = await Desk(place, door, course=Course(kept)).data(COMMAND)
    del kept.records["shell", 1]
    async with opened(place) as door:
        desk = Desk(place, door, course=kept.course())
        assert dict(await desk.data(COMMAND)) == dict(wanted)
        assert len(await door.log.entries()) == 3
    assert desk.user.asked == []
    assert (place.work / "a.txt").read_text() == "one\nmore\n"
    assert (wanted["out"], wanted["err"], wanted["count"]) == ("one", "loud", 3)


async def test_a_command_that_was_killed_in_its_layer_is_run_again(place: Place) -> None:
    place.write("a.txt", "one\n")
    place.write("c.txt", "c\n")
    kept = Kept(dies_at="run")
    async with opened(place) as door:
        with pytest.raises(Died):
            await Desk(place, door, course=Course(kept)).run(COMMAND)
    assert (place.work / "a.txt").read_text() == "one\n"
    async with opened(place) as door:
        desk = Desk(place, door, course=kept.course())
        assert (await desk.data(COMMAND))["count"] == 3
    assert desk.user.asked == [], "they said yes to this already"
    assert (place.work / "a.txt").read_text() == "one\nmore\n"
