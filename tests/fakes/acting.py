"""A real View on a real home with the real door, and a user who says yes or no and is remembered."""

from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

import ryxd.tools
from ryxd.core.action import Action, Result
from ryxd.core.course import Course
from ryxd.core.effect import Grant, Question
from ryxd.core.paths import Roots
from ryxd.core.tool import discover
from ryxd.core.view import View
from ryxd.files.door import Door
from ryxd.wire.events import Event

TOOLS = discover(ryxd.tools)


class User:
    """Answers what is asked, and remembers it; `meanwhile` is done while the question is open."""

    def __init__(self) -> None:
        self.questions: list[Question] = []
        self.yes = True
        self.meanwhile: Callable[[], object] = lambda: None

    async def ask(self, question: Question) -> Grant:
        self.questions.append(question)
        self.meanwhile()
        return Grant(self.yes)


class Acting:
    """One agent: `await agent("read_file", path="~/a.txt")`."""

    def __init__(
        self, home: Path, door: Door, *, language: str = "en", agent: str = "file", course: Course | None = None
    ) -> None:
        self.home = home
        self.door = door
        self.user = User()
        self.environment = {"HOME": str(home), "PATH": "/usr/bin:/bin"}
        self.told: list[Event] = []
        self.view = View(
            agent,
            tools=TOOLS,
            allowed=frozenset(TOOLS),
            paths=Roots(home, roots=()),
            environment=lambda: self.environment,
            language=language,
            emit=self.told.append,
            files=door,
            approver=self.user,
            run="r1",
            session="s1",
            request="a test",
            course=course,
        )

    async def __call__(self, tool: str, **args: Any) -> Result:
        return await self.view.do_action(Action(tool, args))

    async def good(self, tool: str, **args: Any) -> dict[str, Any]:
        """The data of an Action that must succeed."""
        result = await self(tool, **args)
        assert result.error is None, result.error
        return dict(result.data)

    async def bad(self, tool: str, **args: Any) -> str:
        """The error of an Action that must fail."""
        result = await self(tool, **args)
        assert result.error is not None, result.data
        return result.error

    @property
    def question(self) -> Question:
        """What was asked last."""
        return self.user.questions[-1]

    async def log(self) -> list[str]:
        """Kinds of all changes that were done, the oldest first."""
        return [entry.kind for entry in reversed(await self.door.log.entries()) if entry.state == "done"]


@pytest.fixture
async def act(tmp_path):
    """An agent with a home, the real door to its files, and a user who says yes."""
    home = tmp_path / "anna"
    home.mkdir()
    async with Door(tmp_path / "undo", trash=home / ".local/share/Trash") as door:
        yield Acting(home, door)
