"""A ToolView for tests of tools: keeps what was reported."""

import os
from collections.abc import Mapping
from pathlib import Path
from typing import Any

from pydantic import BaseModel

from ryxd.core.action import Result
from ryxd.core.company import Company
from ryxd.core.effect import Effect
from ryxd.core.enquiry import Heard
from ryxd.core.files import Files
from ryxd.core.hooking import Management
from ryxd.core.memory import Memories
from ryxd.core.paths import Roots
from ryxd.core.tool import Paths, ToolError


class FakeView:
    """A real path boundary around a temporary home, an environment, and lists of what the tool said."""

    def __init__(
        self,
        home: Path,
        *,
        path: str = "",
        language: str = "en",
        paths: Paths | None = None,
        attempt: int = 1,
        files: Files | None = None,
        chosen: str = "",
        memories: Memories | None = None,
        agent: str = "ryx",
        **environment: str,
    ) -> None:
        self.paths: Paths = paths or Roots(home, roots=())
        self.environment: Mapping[str, str] = {
            "HOME": str(home),
            "PATH": path or os.environ["PATH"],
            **environment,
        }
        self.language = language
        self.attempt = attempt
        self.reports: list[tuple[str, dict[str, Any]]] = []
        self.left: BaseModel | None = None
        self.said: str | None = None
        self.chosen = chosen
        self.confirmed: list[Effect] = []
        """What the tool asked about while it ran; it always gets a plain yes."""
        self.asked: list[tuple[str, tuple[str, ...], bool]] = []
        """What the tool asked the user in words."""
        self.heard = Heard(why="nobody can be asked")
        """What the user says to that."""
        self._files = files
        self._memories = memories
        self.agent = agent

    @property
    def files(self) -> Files:
        if self._files is None:
            raise ToolError("files can't be changed here")
        return self._files

    @property
    def company(self) -> Company:
        raise ToolError("there can be no subagents here")

    async def act(self, tool: str, **args: Any) -> Result:
        raise ToolError(f"there is no {tool} here")

    @property
    def memories(self) -> Memories:
        if self._memories is None:
            raise ToolError("nothing can be remembered here")
        return self._memories

    @property
    def management(self) -> Management:
        raise ToolError("there is nothing to be done about hooks here")

    async def confirm(self, effect: Effect, extras: Mapping[str, str] | None = None) -> str:
        self.confirmed.append(effect)
        return ""

    async def ask(self, question: str, choices: tuple[str, ...] = (), *, words: bool = True) -> Heard:
        self.asked.append((question, choices, words))
        return self.heard

    def status(self, text: str, **context: Any) -> None:
        self.reports.append((text, context))

    def partial(self, output: BaseModel) -> None:
        self.left = output

    @property
    def texts(self) -> list[str]:
        return [text for text, _ in self.reports]

    @property
    def facts(self) -> dict[str, Any]:
        """Everything that was reported, the latest last, as the real View gathers it."""
        return {key: value for _, context in self.reports for key, value in context.items()}
