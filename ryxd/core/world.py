"""Everything that is not an agent: one per daemon; agents see it through their Views (DESIGN §1)."""

from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass
from pathlib import Path

from ryxd.core.effect import Approver, Hook, Policy
from ryxd.core.files import FileWorld
from ryxd.core.tool import Paths, Tool
from ryxd.core.view import Emit, View


@dataclass(frozen=True)
class World:
    """What there is to act on. `paths` makes the boundary for a run's folder.

    `policy` and `files` are the World's; `approver` asks the user of a run. Without them a View can only read.
    """

    tools: Mapping[str, Tool]
    paths: Callable[[Path], Paths]
    environment: Callable[[], Mapping[str, str]]
    files: FileWorld | None = None
    policy: Policy | None = None
    approver: Approver | None = None
    hooks: Callable[[], Sequence[Hook]] = tuple
    """Makes the hooks of a new View, in the order in which they are asked."""

    def view(
        self,
        agent: str,
        allowed: Iterable[str],
        *,
        cwd: Path,
        language: str,
        emit: Emit,
        run: str = "",
        session: str = "",
        request: str = "",
    ) -> View:
        """A new View for one agent, with just the tools it is allowed."""
        return View(
            agent,
            tools=self.tools,
            allowed=frozenset(allowed),
            paths=self.paths(cwd),
            environment=self.environment,
            language=language,
            emit=emit,
            files=self.files,
            policy=self.policy,
            approver=self.approver,
            hooks=self.hooks(),
            run=run,
            session=session,
            request=request,
        )
