"""An agent gives its request to another one, for good: to whom, how often, and what the other is told (spec C7).

The matrix is in the agents' files (`handoff`), the limits are here. Who has given the request away answers no more
in this run. What an agent hands over gives nobody a right: the other has its own tools, and asks as ever.
"""

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import asdict, dataclass
from typing import TYPE_CHECKING

from pydantic import Field

from ryxd.core.effect import Permission
from ryxd.core.tool import Arguments, Output, Tool, ToolError, ToolView
from ryxd.wire.events import HandedOff

if TYPE_CHECKING:
    from ryxd.core.view import View

MOST = 3
"""Handoffs of one run (the source's limit)."""
TASK, CONTEXT = 4000, 8000
"""Characters of what the other agent should do, and of what it should know besides."""
GROUP = "handoff"
NAME = "handoff_to_"
"""What the names of the tools begin with."""
GIVES = "give the request to"
ELSE = "do it yourself, or answer what you have"
"""What an agent that can't hand over is told to do."""


@dataclass(frozen=True)
class Handoff:
    """The request goes from one agent to another."""

    source: str
    target: str
    task: str
    context: str = ""

    def __str__(self) -> str:
        return f"{self.source} → {self.target}: {self.task}"


class Handoffs:
    """Those of one run. `matrix` says who may hand over to whom.

    INVARIANT: there are MOST at most, each is in the matrix, and nobody gets the request who had it before.
    """

    def __init__(self, matrix: Mapping[str, Sequence[str]]) -> None:
        self._matrix = matrix
        self._made: list[Handoff] = []

    @property
    def made(self) -> Sequence[Handoff]:
        """All of them, in their order."""
        return tuple(self._made)

    @property
    def way(self) -> Sequence[str]:
        """Who has had the request, the last one has it now; empty where nobody gave it away."""
        return (*(each.source for each in self._made[:1]), *(each.target for each in self._made))

    def wrong(self, source: str, target: str) -> str:
        """Why this can't be, and what to do instead; empty where it can."""
        if source == target:
            return f"{target} is yourself; do it, or answer what you have"
        if target not in self._matrix.get(source, ()):
            can = ", ".join(self._matrix.get(source, ())) or "nobody"
            return f"{source} can't hand over to {target}; it can to: {can}"
        if self._made and self._made[-1].target != source:
            return f"the request is {self._made[-1].target}'s now; it was handed over already"
        if target in self.way:
            return f"{target} had the request before, and does not get it back; {ELSE}"
        if len(self._made) >= MOST:
            return f"the request was handed over {MOST} times, which is the most; {ELSE}"
        return ""

    def make(self, handoff: Handoff) -> int:
        """Note one; its number, from 1. Raises ToolError where it can't be."""
        if why := self.wrong(handoff.source, handoff.target):
            raise ToolError(why)
        self._made.append(handoff)
        return len(self._made)

    def summary(self) -> list[str]:
        """Who gave it to whom, and what for."""
        return [str(each) for each in self._made]


class Handing:
    """What one agent may do about it: `view.handing`. One that is code calls `give`, and then answers no more."""

    def __init__(self, view: "View", handoffs: Handoffs, targets: Mapping[str, str]) -> None:
        self._view = view
        self._handoffs = handoffs
        self.targets = targets
        """Who it can be given to, and what each of them is for."""
        self.given: Handoff | None = None
        """What came of it: the agent's turn ends here."""

    @property
    def received(self) -> bool:
        """Whether another agent gave the request to this one: then it is not the user who speaks to it."""
        return bool(self._handoffs.made) and self._handoffs.made[-1].target == self._view.agent

    def give(self, target: str, task: str, context: str = "") -> None:
        """Hand the request over. Raises ToolError where that can't be, with what to do instead."""
        view = self._view
        handoff = Handoff(view.agent, target, task.strip()[:TASK], context.strip()[:CONTEXT])
        if not handoff.task:
            raise ToolError("say in task_description what the other agent should do")
        number = self._handoffs.make(handoff)
        self.given = handoff
        could, said = tuple(self.targets), handoff.context
        view.emit(HandedOff(target=target, task=handoff.task, context=said, number=number, agents=could))
        view.note("handoffs", str(handoff), {"number": number, **asdict(handoff)})

    def tools(self) -> dict[str, Tool]:
        """The same as tools, for an agent that thinks."""
        made = (self._tool(target, about) for target, about in self.targets.items())
        return {tool.name: tool for tool in made}

    def _tool(self, target: str, about: str) -> Tool:
        async def run(args: Handover, view: ToolView) -> Given:  # noqa: ARG001 - it is the agent's, whatever its View
            self.give(target, args.task_description, args.context)
            return Given(agent=target)

        # composite: when the run is run again it is handed over again, and who had it then finds what it did
        return Tool(
            name=tool_name(target),
            description=f"{GIVES} {target}: {about}",
            input=Handover,
            output=Given,
            run=run,
            permission=Permission.READ,
            groups=frozenset({GROUP}),
            composite=True,
        )


class Handover(Arguments):
    """What the other agent gets."""

    task_description: str = Field(min_length=1, max_length=TASK, description="what it should do")
    context: str = Field(default="", max_length=CONTEXT, description="what it should know besides")


class Given(Output):
    """It was handed over."""

    agent: str = Field(description="who has the request now")


def tool_name(target: str) -> str:
    """What the tool is called that hands over to an agent."""
    return NAME + target


def is_handoff(tool: str) -> bool:
    """Whether a tool of this name hands over."""
    return tool.startswith(NAME)


def own(tools: Iterable[str]) -> tuple[str, ...]:
    """Of an agent's tools those that it may give to subagents: to hand over is its own business."""
    return tuple(name for name in tools if not is_handoff(name))
