"""The pattern `reflexion`: after each action a critic says what was wrong with it, for the next one (spec C11).

worker: one action → critic: done, or a note → the worker goes on with that. ACTIONS at most.
"""

from contextlib import suppress

from ryxd.agents.wording import say
from ryxd.core.company import Company, Task
from ryxd.core.dumb import Kind, Means
from ryxd.core.fence import fenced
from ryxd.core.form import record
from ryxd.core.model import JsonSchema
from ryxd.core.shipped import system
from ryxd.core.tool import ToolError
from ryxd.patterns.chair import Chair, company_of
from ryxd.wire.events import Status

ACTIONS = 8
"""Actions of one task, where the limits allow so many."""

FORM: JsonSchema = record(
    {
        "done": {"type": "boolean"},
        "critique": {"type": "string", "maxLength": 1000},
        "answer": {"type": "string"},
    }
)
"""What the critic answers: a note for the next action, or that the task is done and what the answer is."""


class Reflexion:
    """Answers what it is told by acting and being criticised in turn."""

    def __init__(self, means: Means) -> None:
        self._means = means
        self._view = means.view
        self.partial = False

    async def response(self, text: str) -> str:
        """The answer that the critic lets pass. Raises ToolError where none does."""
        company = company_of(self._means, 2)
        purpose = self._means.instructions or "Whatever is asked."
        critic = Chair(company, self._means, "critic", system("critic").format(purpose=purpose), FORM)
        await critic.begin()
        worker = Task("worker", system("worker").format(purpose=purpose), actions=1)
        try:
            await company.task(worker)
            return await self._worked(company, critic, text)
        finally:
            with suppress(ToolError):
                await company.terminate(worker.name)

    async def _worked(self, company: Company, critic: Chair, text: str) -> str:
        prompt, most = text, min(ACTIONS, self._means.limits.actions)
        critique = ""
        for number in range(1, most + 1):
            (said,) = await company.discuss(prompt, ["worker"], [])
            asked = f"{text}\n\n{fenced('worker', said.text)}"
            if number == most:
                asked += "\n\nThere are no more actions: answer with what there is, and say what is missing."
            told = await critic.asked(asked)
            critique = str(told["critique"])
            if told["done"] or number == most:
                self.partial = not told["done"]
                if not str(told["answer"]).strip():
                    break
                return str(told["answer"])
            self._view.emit(Status(text=say(self._view.language, "critique", note=critique[:200])))
            prompt = f"{critique}\n\nGo on with one action, or say that nothing more can be done."
        raise ToolError(f"the critic let nothing pass: {critique}" if critique else "the critic let nothing pass")


AGENT = Kind(
    name="reflexion",
    description="after each action a critic says what was wrong with it, and the next one takes that into account",
    tools=(),
    make=Reflexion,
    pattern=True,
)
