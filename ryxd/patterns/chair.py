"""The one subagent that a pattern thinks with: asked in words, answers in a form (spec C11)."""

import json
from typing import Any

from ryxd.core.company import Company, Task
from ryxd.core.dumb import Means
from ryxd.core.model import JsonSchema
from ryxd.core.plan import weighed
from ryxd.core.tool import ToolError


def company_of(means: Means, needed: int) -> Company:
    """The subagents of a pattern's agent. Raises ToolError where it may not have so many."""
    view = means.view
    if view.company is None or means.limits.subagents < needed or means.limits.depth <= view.agent.count("/"):
        raise ToolError(f"the limits leave no room for the {needed} subagents that this needs; do it yourself")
    return view.company


class Chair:
    """Keeps what was said to it and what it answered over the responses of its pattern; it has no tools."""

    def __init__(
        self,
        company: Company,
        means: Means,
        name: str,
        instructions: str,
        output: JsonSchema,
        *,
        tokens: int = 0,
        stage: str = "",
    ) -> None:
        """`tokens`: how many its answers may have, where that is more than its pattern's own agent has."""
        self._company = company
        self._means = means
        self._name = name
        self._instructions = instructions
        self._output = output
        self._tokens = tokens
        self._stage = stage

    @property
    def name(self) -> str:
        """What it is called."""
        return self._name

    async def begin(self) -> None:
        """Have it there, whether it was already or not."""
        tier, tokens, output = self._means.tier, self._tokens, self._output
        stage = self._stage
        task = Task(self._name, self._instructions, tools=(), tier=tier, output=output, tokens=tokens, stage=stage)
        try:
            await self._company.task(task)
        except ToolError:
            # of an earlier response; what else is wrong, asking it tells
            return

    async def asked(self, prompt: str) -> dict[str, Any]:
        """Its answer; Actions of a plan in it know how sure its model was. Raises ToolError where it has none."""
        (said,) = await self._company.discuss(prompt, [self._name], [])
        if not said.ok:
            raise ToolError(said.why)
        return weighed(dict(json.loads(said.text)), said.steps)
