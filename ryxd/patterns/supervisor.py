"""The pattern `supervisor`: has parts of a task done side by side, and puts the results together (C11, C13).

coordinator: goals → fan-out → results → answer, or further goals; ROUNDS at most. A part that fails or takes too
long is told as that, and the answer is then partial.
"""

import json
from collections import Counter
from collections.abc import Mapping, Sequence
from contextlib import suppress
from typing import Any

from ryxd.agents.wording import say
from ryxd.core.company import Company, Spoken, Task
from ryxd.core.dumb import Kind, Means
from ryxd.core.fence import fenced
from ryxd.core.form import record
from ryxd.core.model import JsonSchema
from ryxd.core.shipped import system
from ryxd.core.tool import ToolError
from ryxd.patterns.chair import Chair, company_of
from ryxd.wire.events import Status

ROUNDS = 3
"""How often work is given out for one task."""
GOALS = 5
"""Parts of one round, where the limits allow so many."""
ANSWER = 6000
"""Characters of each part's answer that the coordinator is shown."""
FURTHER, LAST = "Answer, or give further goals.", "This was the last round: answer now, with no goals."
"""What the coordinator is told with results."""
GROUP = "group:"
"""What a group of tools begins with, where a tool could be named."""
PATTERNS = ("react", "supervisor", "debate")
"""How a part may be worked at."""


class Supervisor:
    """Answers what it is told by having subagents work at parts of it."""

    def __init__(self, means: Means) -> None:
        self._means = means
        self._view = means.view
        self._found: list[str] = []
        self.partial = False

    async def response(self, text: str) -> str:
        """The coordinator's answer. Raises ToolError where it has none."""
        company = company_of(self._means, 2)
        most = min(GOALS, self._means.limits.subagents - 1)
        can = form(most, (*self._tools, *self._groups))
        chair = Chair(company, self._means, "coordinator", self._instructions(most), can)
        await chair.begin()
        reply = await chair.asked(text)
        for number in range(1, ROUNDS + 1):
            goals: Sequence[Mapping[str, Any]] = reply["goals"]
            if not goals:
                break
            results = fenced(f"results_of_round_{number}", await self._worked(company, goals, number))
            reply = await chair.asked(f"{results}\n\n{LAST if number == ROUNDS else FURTHER}")
        if not str(reply["answer"]).strip():
            raise ToolError("the coordinator came to no answer")
        return str(reply["answer"])

    async def _worked(
        self, company: Company, goals: Sequence[Mapping[str, Any]], number: int
    ) -> list[dict[str, Any]]:
        """What came of the goals of a round, in their order; its agents are gone afterwards."""
        names = [f"part{number}-{place}" for place in range(1, len(goals) + 1)]
        about = ", ".join(str(goal["name"]) for goal in goals)
        self._view.emit(Status(text=say(self._view.language, "parts", round=number, about=about)))
        tasks = [self._task(name, goal) for name, goal in zip(names, goals, strict=True)]
        said: Sequence[Spoken] = ()
        why = ""
        try:
            said = await company.fan_out(tasks)
        except ToolError as error:  # none was started
            why = str(error)
        finally:
            for name in names:
                with suppress(ToolError):
                    await company.terminate(name)
        self.partial = bool(why) or not all(each.ok and not each.partial for each in said)
        self._found += [f"{goal['name']}: {each.text}" for goal, each in zip(goals, said, strict=False) if each.ok]
        self._view.note("research_findings", "\n\n".join(self._found))
        if why:
            return [{"error": why}]
        return [
            {"name": goal["name"], "goal": goal["goal"], "ok": each.ok, "answer": each.text[:ANSWER]}
            for goal, each in zip(goals, said, strict=True)
        ]

    def _task(self, name: str, goal: Mapping[str, Any]) -> Task:
        wanted, how = goal.get("tools"), str(goal.get("pattern", ""))
        tools = None if wanted is None else self._meant(wanted)
        prompt = str(goal["goal"])
        if context := str(goal.get("context", "")).strip():
            prompt += f"\n\n{fenced('context', context)}"
        return Task(name, system("part").strip(), prompt, tools=tools, pattern=how)

    def _meant(self, wanted: Sequence[str]) -> tuple[str, ...]:
        """The tools that names and groups of the coordinator's are: none but its own."""
        groups = {name.removeprefix(GROUP) for name in wanted if name.startswith(GROUP)}
        mine = self._view.tools
        return tuple(name for name in mine if name in wanted or mine[name].groups & groups)

    @property
    def _tools(self) -> tuple[str, ...]:
        return tuple(self._view.tools)

    @property
    def _groups(self) -> tuple[str, ...]:
        """Groups that several of its tools are of."""
        found = Counter(group for tool in self._view.tools.values() for group in tool.groups)
        return tuple(f"{GROUP}{group}" for group in sorted(found) if found[group] > 1)

    def _instructions(self, most: int) -> str:
        purpose = self._means.instructions or "Whatever you are asked."
        tools = json.dumps([*self._tools, *self._groups])
        return system("supervisor").format(most=most, rounds=ROUNDS, tools=tools, purpose=purpose)


def form(most: int, tools: Sequence[str]) -> JsonSchema:
    """What the coordinator answers: goals, or an answer."""
    goal: dict[str, Any] = {
        "name": {"type": "string", "maxLength": 40},
        "goal": {"type": "string", "maxLength": 2000},
        "context": {"type": "string", "maxLength": 4000},
        "tools": {"type": "array", "items": {"enum": list(tools)}, "maxItems": 20},
        "pattern": {"enum": list(PATTERNS)},
    }
    if not tools:
        del goal["tools"]
    goals = {"type": "array", "items": record(goal, optional=("context", "tools", "pattern")), "maxItems": most}
    return record({"goals": goals, "answer": {"type": "string"}})


AGENT = Kind(
    name="supervisor",
    description="divides a task into parts that subagents work at side by side, and puts their results together",
    tools=(),
    make=Supervisor,
    pattern=True,
)
