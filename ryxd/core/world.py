"""Everything that is not an agent: one per daemon; agents see it through their Views (DESIGN §1)."""

from collections.abc import Awaitable, Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass, field, replace
from functools import cache
from pathlib import Path

from ryxd.core.board import Board
from ryxd.core.course import Course
from ryxd.core.dumb import Kind
from ryxd.core.effect import Approver, Hook, Policy
from ryxd.core.files import FileWorld
from ryxd.core.hookspec import HookSpec
from ryxd.core.memory import MemoryWorld
from ryxd.core.recipe import Recipes
from ryxd.core.tool import Paths, Tool
from ryxd.core.view import Emit, View, knows_as


async def _nothing(_: Iterable[str]) -> tuple[str, ...]:
    return ()


@dataclass(frozen=True)
class World:
    """What there is to act on. `paths` makes the boundary for a run's folder.

    `policy` and `files` are the World's; `approver` asks the user of a run. Without them a View can only read.
    """

    tools: Mapping[str, Tool]
    paths: Callable[[Path], Paths]
    environment: Callable[[], Mapping[str, str]]
    files: FileWorld | None = None
    memories: MemoryWorld | None = None
    recipes: Recipes | None = None
    policy: Policy | None = None
    approver: Approver | None = None
    hooks: Callable[[str], Sequence[Hook]] = lambda _: ()
    """Makes the hooks of a new View, in the order in which they are asked, from whose knowledge it has."""
    guards: Callable[[str, str, Paths], Sequence[Hook]] = lambda *_: ()
    """Makes the hooks without a state that the user has put up: from the agent, the language and the boundary.

    Every View has them, whoever acts in it: a request that rules understand has no other hooks.
    """
    hook_specs: Sequence[HookSpec] = ()
    """Hooks that a session's agents begin with, and that have a state: made anew for each by its name."""
    patterns: Mapping[str, Kind] = field(default_factory=dict)
    """The user's own: agents in code, or lists of steps, by name."""
    names: Callable[[Iterable[str]], frozenset[str]] = frozenset
    """The tools that an agent's `tools` mean, now: its groups and servers as well as names."""
    ready: Callable[[Iterable[str]], Awaitable[tuple[str, ...]]] = _nothing
    """Waits for what an agent's `tools` need before they can be seen; gives a line for what is not there."""
    git: Callable[[Path, Paths], Awaitable[str | None]] | None = None
    """Says how the repository around a folder stands; None where nothing can say it."""

    def of_run(self, approver: Approver) -> "World":
        """The same for one run, whose user `approver` asks; what is denied is looked up on the disk once."""
        return replace(self, approver=self.approver or approver, paths=cache(self.paths))

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
        by_code: bool = False,
        course: Course | None = None,
        board: Board | None = None,
    ) -> View:
        """A new View for one agent, with just the tools it is allowed."""
        paths = self.paths(cwd)
        view = View(
            agent,
            tools=self.tools,
            allowed=self.names(allowed),
            paths=paths,
            environment=self.environment,
            language=language,
            emit=emit,
            files=self.files,
            memories=self.memories,
            policy=self.policy,
            approver=self.approver,
            hooks=(*self.hooks(knows_as(session, agent)), *self.guards(agent, language, paths)),
            run=run,
            session=session,
            request=request,
            by_code=by_code,
            course=course,
            board=board,
        )
        view.recipes = self.recipes
        return view
