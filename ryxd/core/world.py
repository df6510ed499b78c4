"""Everything that is not an agent: one per daemon; agents see it through their Views (DESIGN §1)."""

from collections.abc import Callable, Iterable, Mapping
from dataclasses import dataclass
from pathlib import Path

from ryxd.core.tool import Paths, Tool
from ryxd.core.view import Emit, View


@dataclass(frozen=True)
class World:
    """What there is to act on. `paths` makes the boundary for a run's folder."""

    tools: Mapping[str, Tool]
    paths: Callable[[Path], Paths]
    environment: Callable[[], Mapping[str, str]]

    def view(self, agent: str, allowed: Iterable[str], *, cwd: Path, language: str, emit: Emit) -> View:
        """A new View for one agent, with just the tools it is allowed."""
        return View(
            agent,
            tools=self.tools,
            allowed=frozenset(allowed),
            paths=self.paths(cwd),
            environment=self.environment,
            language=language,
            emit=emit,
        )
