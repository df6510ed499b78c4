"""A ToolView for tests of tools: keeps what was reported."""

import os
from collections.abc import Mapping
from pathlib import Path
from typing import Any

from pydantic import BaseModel

from ryxd.core.effect import Effect
from ryxd.core.files import Files
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
        self._files = files

    @property
    def files(self) -> Files:
        if self._files is None:
            raise ToolError("files can't be changed here")
        return self._files

    async def confirm(self, effect: Effect, extras: Mapping[str, str] | None = None) -> str:
        self.confirmed.append(effect)
        return ""

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
