"""A pattern without Python: steps that a file lists, each an agent or a pattern, one after the other (C11, B12).

step → its answer is what {previous} and {its name} stand for in the prompts of later steps. Those that are
`together` are done side by side. The answer of the last one is the answer.
"""

import re
from collections.abc import Mapping, Sequence
from contextlib import suppress
from dataclasses import dataclass

from ryxd.core.company import Company, Spoken, Task
from ryxd.core.dumb import Means
from ryxd.core.fence import fenced
from ryxd.core.shipped import system
from ryxd.core.tool import ToolError
from ryxd.patterns.chair import company_of

REQUEST, PREVIOUS = "request", "previous"
"""What prompts may have in braces besides the names of steps."""
GAP = re.compile(r"\{([a-z0-9_-]+)\}")
"""A place in a prompt where something is put in."""
SHOWN = 6000
"""Characters of an answer that a later step is shown."""


@dataclass(frozen=True)
class Step:
    """One of a file's steps."""

    name: str
    prompt: str
    agent: str = ""
    """Whose file it is made from; empty is one with the tools of the agent that the pattern works for."""
    pattern: str = ""
    """How it is done; empty is as every agent works."""
    together: bool = False
    """Whether it is done side by side with the step before it."""


class Chain:
    """Answers what it is told by doing the steps."""

    def __init__(self, steps: Sequence[Step], means: Means) -> None:
        self._groups = grouped(steps)
        self._means = means
        self.partial = False

    async def response(self, text: str) -> str:
        """What came of the last steps. Raises ToolError where a step gives nothing to go on with."""
        company = company_of(self._means, max(map(len, self._groups)))
        self.partial = False
        answers: dict[str, str] = {}
        said: list[Spoken] = []
        for group in self._groups:
            said = await self._done(company, group, text, answers, said)
            answers |= {each.name: each.text for each in said}
            self.partial = self.partial or not all(each.ok and not each.partial for each in said)
        if len(said) == 1:
            return said[0].text
        return "\n\n".join(f"{each.name}:\n{each.text}" for each in said)

    async def _done(
        self,
        company: Company,
        group: Sequence[Step],
        text: str,
        answers: Mapping[str, str],
        before: Sequence[Spoken],
    ) -> list[Spoken]:
        """What came of steps that are done at once. Raises ToolError where none of them has an answer."""
        previous = {each.name: each.text for each in before}
        around = f"{system('part').strip()}\n{self._means.instructions}".strip()
        tasks = [
            Task(
                step.name,
                "" if step.agent else around,  # an agent's file says what it is told
                filled(step.prompt, text, answers, previous),
                agent=step.agent,
                pattern=step.pattern,
            )
            for step in group
        ]
        said: Sequence[Spoken | None] = ()
        try:
            said = await company.fan_out(tasks) if len(tasks) > 1 else [await company.task(tasks[0])]
        finally:
            for step in group:
                with suppress(ToolError):
                    await company.terminate(step.name)
        done = [each for each in said if each is not None]
        if not any(each.ok for each in done):
            raise ToolError("; ".join(f"{each.name}: {each.text}" for each in done))
        return done


def grouped(steps: Sequence[Step]) -> list[list[Step]]:
    """The steps that are done at once."""
    groups: list[list[Step]] = []
    for step in steps:
        if step.together and groups:
            groups[-1].append(step)
        else:
            groups.append([step])
    return groups


def filled(prompt: str, request: str, answers: Mapping[str, str], previous: Mapping[str, str]) -> str:
    """A step's prompt, with the request and with what others answered: that is data."""
    known = {REQUEST: request} | {name: _told({name: text}) for name, text in answers.items()}
    known[PREVIOUS] = _told(previous)
    return GAP.sub(lambda found: known.get(found[1], found[0]), prompt)


def _told(answers: Mapping[str, str]) -> str:
    return " ".join(fenced(f"answer_of_{name}", text[:SHOWN]) for name, text in answers.items())
