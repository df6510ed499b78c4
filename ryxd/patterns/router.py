"""The pattern `router`: one look at the task, and the agent that it belongs to does it (spec C11).

dispatcher: which agent, and why → that agent gets the task as it is, and its answer is the answer.
"""

from contextlib import suppress

from ryxd.agents.wording import say
from ryxd.core.company import Task
from ryxd.core.dumb import Kind, Means
from ryxd.core.form import record
from ryxd.core.model import JsonSchema
from ryxd.core.shipped import system
from ryxd.core.tool import ToolError
from ryxd.patterns.chair import Chair, company_of
from ryxd.wire.events import Status


class Routing:
    """Answers what it is told by having the right agent answer it."""

    def __init__(self, means: Means) -> None:
        self._means = means
        self._view = means.view
        self.partial = False

    async def response(self, text: str) -> str:
        """That agent's answer. Raises ToolError where it has none."""
        company = company_of(self._means, 2)
        agents = dict(company.agents)
        if not agents:
            raise ToolError("there is no agent that this could be given to")
        told = "\n".join(f"- {name}: {about}" for name, about in agents.items())
        purpose = self._means.instructions or "Whatever is asked."
        instructions = system("dispatcher").format(agents=told, purpose=purpose)
        dispatcher = Chair(company, self._means, "dispatcher", instructions, form(tuple(agents)))
        await dispatcher.begin()
        chosen = await dispatcher.asked(text)
        agent, why = str(chosen["agent"]), str(chosen["reason"])
        line = say(self._view.language, "dispatched", agent=agent, why=why)
        self._view.emit(Status(text=line, context={"chosen": agent, "options": sorted(agents)}))
        name = f"{agent}-1"[:32]
        try:
            said = await company.task(Task(name, "", text, agent=agent))
        finally:
            with suppress(ToolError):
                await company.terminate(name)
        if said is None or not said.ok:
            raise ToolError(f"{agent}: {said.text if said else 'no answer'}")
        self.partial = said.partial
        return said.text


def form(agents: tuple[str, ...]) -> JsonSchema:
    """What the dispatcher answers."""
    return record({"agent": {"enum": list(agents)}, "reason": {"type": "string", "maxLength": 200}})


AGENT = Kind(
    name="router",
    description="one look at the task, and the agent that it belongs to does it",
    tools=(),
    make=Routing,
    pattern=True,
)
