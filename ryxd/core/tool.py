"""What a tool is: one async function with typed input and output, and the facts needed to run it safely.

    class Clock(Arguments):
        zone: str | None = Field(default=None, description="IANA time zone; the user's own when missing")

    @tool("tell the time", permission=Permission.READ, groups={"desktop"})
    async def get_time(args: Clock, view: ToolView) -> Time: ...

A tool raises ToolError for what a model can act on. Discovery: every module of a tools folder is imported,
every Tool in it is found; the file is the registration (spec D1).
"""

import importlib
import inspect
import json
import pkgutil
from collections.abc import Awaitable, Callable, Iterable, Mapping
from dataclasses import dataclass, field
from functools import lru_cache
from pathlib import Path
from types import ModuleType
from typing import TYPE_CHECKING, Any, Protocol, get_type_hints

from pydantic import BaseModel, ConfigDict

from ryxd.core.effect import Effect, Permission

if TYPE_CHECKING:
    from ryxd.core.action import Result
    from ryxd.core.company import Company
    from ryxd.core.enquiry import Heard
    from ryxd.core.files import Files
    from ryxd.core.hooking import Management
    from ryxd.core.memory import Memories

__all__ = [
    "CASCADE", "Arguments", "Denied", "Output", "Paths", "Permission", "Tool", "ToolError", "ToolView", "discover",
    "tool",
]  # fmt: skip


CASCADE = (5.0, 10.0, 30.0)
"""Seconds that the first, second and third attempt may take (spec C15)."""


class ToolError(Exception):
    """It did not work, in words that say what failed, what was tried and what to do."""

    def __init__(self, text: str, *, retry: bool = False, report: Mapping[str, Any] | None = None) -> None:
        super().__init__(text)
        self.retry = retry
        """True when the same call may succeed a moment later."""
        self.report = report or {}


class Denied(ToolError):
    """The View's rules, a hook, the policy or the user said no; nothing was done."""


class Paths(Protocol):
    """Which files may be read and changed; the boundary every file tool asks (DESIGN §9)."""

    def readable(self, path: str | Path) -> Path:
        """The absolute, resolved path of `path` (~ and relative to the run's folder allowed).

        Raises ToolError when it is outside the allowed roots or denied.
        """
        ...

    def writable(self, path: str | Path) -> Path:
        """The same for a path that is to be made, changed, moved or taken away; its last part is not followed.

        Raises ToolError when it is outside the folders that may be changed, denied, or ryx's own.
        """
        ...

    def hidden(self, path: Path) -> bool:
        """Whether a search must leave this path out of its results."""
        ...

    def private_below(self, path: Path) -> str | None:
        """The denied rule for a place below this folder, where something is there; None where there is none.

        Such a folder can't be moved, copied or taken away as a whole: at another place the rule would not hold.
        """

    def covered(self, folder: str, name: str) -> bool:
        """Whether a program that an agent runs must not see `name` in `folder` (which it may see)."""
        ...

    @property
    def home(self) -> Path:
        """The user's home folder."""
        ...

    @property
    def cwd(self) -> Path:
        """The folder that relative paths mean."""
        ...

    @property
    def roots(self) -> tuple[Path, ...]:
        """The folders that may be read."""
        ...


class ToolView(Protocol):
    """What a tool may ask of the View it acts through."""

    @property
    def paths(self) -> Paths:
        """The path boundary."""
        ...

    @property
    def files(self) -> "Files":
        """The agent's hands on files: reads that count as seen, changes that can be taken back."""
        ...

    @property
    def company(self) -> "Company":
        """The agent's subagents. Raises ToolError where it can have none."""
        ...

    async def noted(self, what: str, look: Callable[[], Awaitable[Mapping[str, Any]]]) -> dict[str, Any]:
        """What a look showed that may be otherwise after a restart; for composite tools, which are led again."""
        ...

    def note(self, field: str, text: str) -> None:
        """Put something on the run's board; for composite tools. Raises ToolError where that has no such field."""
        ...

    async def read_board(self) -> dict[str, str]:
        """What stands on the run's board now, shortened; for composite tools."""
        ...

    async def act(self, tool: str, **args: Any) -> "Result":
        """Have one more Action done, as the agent's own: asked about and kept. For composite tools only.

        Raises ToolError where there is no such tool, or it is none that is lent (core.view.LENT).
        """
        ...

    @property
    def memories(self) -> "Memories":
        """What the session remembers, and what is remembered for all."""
        ...

    @property
    def management(self) -> "Management":
        """What the agent may do about hooks. Raises ToolError where that is nothing."""
        ...

    @property
    def environment(self) -> Mapping[str, str]:
        """Environment for programs of the desktop, looked up now.

        WAYLAND_DISPLAY and its like can be missing, or stale, in the daemon's own.
        """
        ...

    @property
    def language(self) -> str:
        """The user's language in this run, de or en."""
        ...

    @property
    def said(self) -> str | None:
        """The user's own words, where a model chose the Action: what else it names may come from content it read.

        None where rules chose it.
        """
        ...

    @property
    def agent(self) -> str:
        """The agent that acts."""
        ...

    @property
    def attempt(self) -> int:
        """Which attempt this is, from 1."""
        ...

    def status(self, text: str, **context: Any) -> None:
        """Report progress: one line for a person, and facts (searched_paths, patterns_tried)."""
        ...

    def partial(self, output: BaseModel) -> None:
        """Leave what has been found so far: it is the Result if the time runs out."""
        ...

    async def confirm(self, effect: Effect, extras: Mapping[str, str] | None = None) -> str:
        """Ask the user about something that only came out while the tool ran; its clock stands still meanwhile.

        Gives the key of the extra that was chosen, or an empty text for a plain yes. Raises Denied on a no.
        """
        ...

    async def ask(self, question: str, choices: tuple[str, ...] = (), *, words: bool = True) -> "Heard":
        """Ask the user for an answer: one of these or, where `words`, others; the clock stands still meanwhile.

        It allows nothing. Without an answer it says why.
        """
        ...

    @property
    def chosen(self) -> str:
        """The extra (of `Tool.extras`) that the user chose when the Action was approved; empty for a plain yes."""
        ...


class Arguments(BaseModel):
    """What a tool is called with, or a part of it; what it does not know is refused.

    What checks it is built when it is first used: no start waits for that of all tools.
    """

    model_config = ConfigDict(extra="forbid", defer_build=True)


class Output(BaseModel):
    """What a tool gives back, or a part of it; built when it is first used."""

    model_config = ConfigDict(defer_build=True)


Run = Callable[[Any, Any], Awaitable[BaseModel]]
Foretell = Callable[[Any, Any], Awaitable[Effect]]
"""`(args, view)` → what the Action would do; raises ToolError for what can't be done at all."""


@dataclass(frozen=True)
class Tool:
    """A tool, as declared."""

    name: str
    description: str
    input: type[BaseModel]
    output: type[BaseModel]
    run: Run
    permission: Permission
    groups: frozenset[str]
    timeouts: tuple[float, ...] = CASCADE[:1]
    """Seconds for each attempt; its length is the number of attempts."""
    effect: Foretell | None = None
    """What a call would do; its class and arguments when missing."""
    extras: Mapping[str, str] = field(default_factory=dict)
    """Further answers to the question about it, key → English label, as in {"try": "try it first"}."""
    seconds: Callable[[Any], float] | None = None
    """The time-out that a call's own arguments ask for, instead of the first of `timeouts`."""
    source: str = "ryx"
    """Who brought it: ryx, the file of the user's, or the MCP server (mcp:NAME)."""
    raw: Mapping[str, Any] | None = None
    """The JSON schema of its arguments, where that was not written in Python (MCP)."""
    composite: bool = False
    """Whether agents are in it: what they do is kept as theirs, so a run that is run again does it again."""
    door: bool = False
    """Whether all that it changes are files, through `view.files`: the undo log then says whether it was done."""
    repeatable: bool = False
    """Whether doing it twice does no more than once, as reading a page: after a crash it is simply done again."""

    def limit(self, args: Any, attempt: int) -> float:
        """Seconds that an attempt (from 1) at these arguments may take."""
        if attempt == 1 and self.seconds is not None:
            return self.seconds(args)
        return self.timeouts[attempt - 1]

    @property
    def tries(self) -> int:
        """How many attempts it gets."""
        return len(self.timeouts)

    def schema(self) -> dict[str, Any]:
        """The JSON schema of its arguments, as a grammar and a model need it."""
        return dict(self.raw) if self.raw is not None else json.loads(_written(self.input))


@lru_cache(maxsize=1024)
def _written(model: type[BaseModel]) -> str:
    """Its JSON schema as text: working one out takes a millisecond, and every agent needs those of its tools."""
    return json.dumps(model.model_json_schema())


def tool(
    description: str,
    *,
    permission: Permission,
    groups: Iterable[str],
    timeouts: tuple[float, ...] = CASCADE[:1],
    effect: Foretell | None = None,
    extras: Mapping[str, str] | None = None,
    seconds: Callable[[Any], float] | None = None,
    door: bool = False,
    composite: bool = False,
    repeatable: bool = False,
) -> Callable[[Run], Tool]:
    """Declare an async function `(args, view) -> output` a Tool; name and schemas come from the function."""

    def declare(run: Run) -> Tool:
        hints = get_type_hints(run)
        first = next(iter(inspect.signature(run).parameters))
        return Tool(
            name=run.__name__,
            description=description,
            input=hints[first],
            output=hints["return"],
            run=run,
            permission=permission,
            groups=frozenset(groups),
            timeouts=timeouts,
            effect=effect,
            extras=extras or {},
            seconds=seconds,
            door=door,
            composite=composite,
            repeatable=repeatable,
        )

    return declare


def discover(package: ModuleType) -> dict[str, Tool]:
    """All tools of the files of a package, by name; a folder in it holds parts of them, and is not looked into.

    Raises ValueError when two files declare the same name.
    """
    found: dict[str, Tool] = {}
    for module in pkgutil.iter_modules(package.__path__, package.__name__ + "."):
        if module.ispkg:
            continue
        for value in vars(importlib.import_module(module.name)).values():
            if isinstance(value, Tool) and found.setdefault(value.name, value) is not value:
                raise ValueError(f"two tools are called {value.name}; one of them is in {module.name}")
    return found
