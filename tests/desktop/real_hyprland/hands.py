"""Our window tools through a View, as an agent has them, in a real Hyprland."""

import os
from collections.abc import Callable
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

from ryxd.core.action import Action, Result
from ryxd.core.effect import Grant, Question
from ryxd.core.paths import Roots
from ryxd.core.view import View
from ryxd.engine.gate.classify import classify
from ryxd.engine.gate.verdict import Level
from ryxd.tools.apps import open_app
from ryxd.tools.display import desktop_environment
from ryxd.tools.hyprland import workspace
from ryxd.tools.windows import list_windows, window
from tests.desktop.real_hyprland.session import Session

TOOLS = {each.name: each for each in (list_windows, open_app, window, workspace)}


@dataclass
class User:
    """Answers what is asked: yes, unless told otherwise; `meanwhile` happens before the answer."""

    yes: bool = True
    meanwhile: Callable[[], object] = lambda: None
    asked: list[Question] = field(default_factory=list)

    async def ask(self, question: Question) -> Grant:
        self.asked.append(question)
        self.meanwhile()
        return Grant(yes=self.yes)


class Hands:
    """The tools, the user whom they ask, and the Hyprland they are to move."""

    def __init__(self, hyprland: Session, home: Path) -> None:
        self.hyprland = hyprland
        self.home = home
        self.user = User()
        self.variables = dict(os.environ) | hyprland.environment | {"HOME": str(home)}

    async def do(self, tool: str, language: str = "en", **args: Any) -> Result:
        """One Action, whether it goes well or not."""
        view = View(
            "tester",
            tools=TOOLS,
            allowed=frozenset(TOOLS),
            paths=Roots(self.home, roots=()),
            environment=lambda: desktop_environment(self.variables),
            language=language,
            emit=lambda _: None,
            approver=self.user,
        )
        return await view.do_action(Action(tool, args))

    async def done(self, tool: str, **args: Any) -> dict[str, Any]:
        """One Action that goes well, and what it tells."""
        result = await self.do(tool, **args)
        assert result.ok, result.error
        return dict(result.data or {})

    async def refused(self, tool: str, **args: Any) -> str:
        """One Action that does not, and why."""
        result = await self.do(tool, **args)
        assert not result.ok, result.data
        return result.error or ""

    async def said(self, sentence: str) -> dict[str, Any]:
        """What a sentence does that needs no model."""
        verdict = classify(sentence)
        assert verdict.level is Level.TRIVIAL, verdict
        assert verdict.tool is not None
        result = await self.do(verdict.tool, verdict.language, **verdict.args)
        assert result.ok, result.error
        return dict(result.data or {})
