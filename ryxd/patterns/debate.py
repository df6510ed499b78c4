"""The pattern `debate`: several viewpoints argue in rounds, and a judge decides (spec C11).

judge: viewpoints → each is a subagent → they discuss, each hearing the others → the judge, who listened, answers.
"""

from collections.abc import Sequence
from contextlib import suppress

from ryxd.agents.wording import say
from ryxd.core.company import Company, Task
from ryxd.core.dumb import Kind, Means
from ryxd.core.form import record
from ryxd.core.model import JsonSchema
from ryxd.core.shipped import system
from ryxd.core.tool import ToolError
from ryxd.patterns.chair import Chair, company_of
from ryxd.wire.events import Status

VIEWPOINTS = 3
"""Where the limits allow so many."""
ROUNDS = 2
"""How often each speaks."""


REPLY = "Answer what the others said: concede what is right, refute what is not."
"""What all are told in further rounds."""


class Debate:
    """Answers what it is told after its viewpoints have argued about it."""

    def __init__(self, means: Means) -> None:
        self._means = means
        self._view = means.view
        self.partial = False

    async def response(self, text: str) -> str:
        """The judge's answer. Raises ToolError where there is none."""
        company = company_of(self._means, 3)
        most = min(VIEWPOINTS, self._means.limits.subagents - 1)
        purpose = self._means.instructions or "Whatever you are asked."
        told = system("debate").format(most=most, purpose=purpose)
        judge = Chair(company, self._means, "judge", told, form(most))
        await judge.begin()
        reply = await judge.asked(text)
        stances = [str(each["stance"]) for each in reply["viewpoints"]]
        if not stances:
            return _answer(reply["answer"])
        names = [f"view{place}" for place in range(1, len(stances) + 1)]
        try:
            for name, stance in zip(names, stances, strict=True):
                await company.task(Task(name, system("viewpoint").format(stance=stance).strip()))
            await self._argued(company, text, names, judge.name)
        finally:
            for name in names:
                with suppress(ToolError):
                    await company.terminate(name)
        reply = await judge.asked("You have heard them. Decide: answer now, with no viewpoints.")
        return _answer(reply["answer"])

    async def _argued(self, company: Company, text: str, names: Sequence[str], judge: str) -> None:
        """Let them speak in turn; the judge hears it all."""
        for number in range(1, ROUNDS + 1):
            self._view.emit(Status(text=say(self._view.language, "debating", round=number, rounds=ROUNDS)))
            said = await company.discuss(text if number == 1 else REPLY, names, [judge])
            self.partial = self.partial or not all(each.ok for each in said)


def _answer(text: object) -> str:
    if not str(text).strip():
        raise ToolError("the judge came to no answer")
    return str(text)


def form(most: int) -> JsonSchema:
    """What the judge answers: viewpoints, or an answer."""
    viewpoint = record({"stance": {"type": "string", "maxLength": 600}})
    viewpoints = {"type": "array", "items": viewpoint, "maxItems": most}
    return record({"viewpoints": viewpoints, "answer": {"type": "string"}})


AGENT = Kind(
    name="debate",
    description="several viewpoints argue in rounds, and a judge who heard them decides",
    tools=(),
    make=Debate,
    pattern=True,
)
