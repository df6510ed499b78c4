"""Each change that an Action makes is an event of its agent."""

from collections.abc import Sequence
from pathlib import Path

import pytest
from pydantic import BaseModel

from ryxd.core.action import Action
from ryxd.core.effect import Permission
from ryxd.core.files import Change, Content, Create, Lines, Move, Operation, Origin, Refusal, Seen
from ryxd.core.paths import Roots
from ryxd.core.tool import Tool, ToolView, tool
from ryxd.core.view import View
from ryxd.wire.events import Changed, Event


class Hands:
    """Files of which only `apply` matters here: it says what it was told to say."""

    def __init__(self, error: Exception | None) -> None:
        self.error = error

    async def read(self, path: Path) -> Content:
        return Content(path, b"", "d", 0o644)

    async def recall(
        self, path: Path, digest: str, lines: Sequence[Lines] | None = None, read_as: Path | None = None
    ) -> bool:
        raise AssertionError

    def saw(self, content: Content, lines: Sequence[Lines] | None = None) -> None:
        raise AssertionError

    def seen(self, path: Path) -> Seen | None:
        return Seen(path, "d")

    async def foreseen(self, operations: Sequence[Operation]) -> tuple[Seen, ...]:
        return ()

    async def apply(
        self, operations: Sequence[Operation], *, summary: str = "", output: BaseModel | None = None
    ) -> tuple[Change, ...]:
        if self.error:
            raise self.error
        return (
            Change("c1", "create", Path("/h/a"), after="x"),
            Change("c2", "move", Path("/h/a"), Path("/h/b")),
        )


class FilesOf:
    def __init__(self, error: Exception | None = None) -> None:
        self.error = error
        self.origin: Origin | None = None

    def of(self, agent: str, origin: Origin) -> Hands:
        self.origin = origin
        return Hands(self.error)

    def forget(self, agent: str, paths: object = None) -> None:
        raise AssertionError

    async def changes(self, origin: Origin, since: int = 0) -> tuple[Change, ...]:
        raise AssertionError

    def news(self, agent: str) -> tuple[()]:
        return ()


class Nothing(BaseModel):
    pass


@tool("make a and call it b", permission=Permission.READ, groups=frozenset({"test"}))
async def make(args: Nothing, view: ToolView) -> Nothing:
    assert view.files.seen(Path("/h/a")) == Seen(Path("/h/a"), "d")
    assert (await view.files.read(Path("/h/a"))).digest == "d"
    await view.files.apply([Create(Path("/h/a"), b""), Move(Path("/h/a"), Path("/h/b"))])
    return Nothing()


def view(tmp_path: Path, told: list[Event], files: FilesOf) -> View:
    made: Tool = make
    return View(
        "file", tools={"make": made}, allowed=frozenset({"make"}), paths=Roots(tmp_path), environment=dict,
        language="en", emit=told.append, files=files, run="r1", session="s1", request="make b",
    )  # fmt: skip


async def test_each_change_is_told_with_its_action(tmp_path: Path) -> None:
    told: list[Event] = []
    files = FilesOf()
    action = Action("make")
    assert (await view(tmp_path, told, files).do_action(action)).ok
    changes = [event for event in told if isinstance(event, Changed)]
    assert changes == [
        Changed(agent="file", action="file.1", change="c1", what="create", path="/h/a"),
        Changed(agent="file", action="file.1", change="c2", what="move", path="/h/a", target="/h/b"),
    ]
    assert files.origin == Origin("r1", "s1", "file", "file.1")
    assert files.origin.summary == "make b"


@pytest.mark.parametrize("error", [Refusal("read it first", Path("/h/a"), reason="unseen"), OSError("disk")])
async def test_what_was_not_done_is_not_told(tmp_path: Path, error: Exception) -> None:
    told: list[Event] = []
    assert not (await view(tmp_path, told, FilesOf(error)).do_action(Action("make"))).ok
    assert not [event for event in told if isinstance(event, Changed)]
