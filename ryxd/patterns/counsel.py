"""The models behind the coordinator's roles, where the profile has some: asked by their contracts (spec C9)."""

from collections.abc import Mapping
from contextlib import suppress
from typing import Any

from ryxd.agents.advice import Advice, form, taken
from ryxd.agents.roles import ADVICE
from ryxd.agents.rolewords import tell
from ryxd.core.argschema import shape
from ryxd.core.contract import Contract
from ryxd.core.dumb import Means
from ryxd.core.fence import fenced
from ryxd.core.form import record
from ryxd.core.model import JsonSchema
from ryxd.core.plan import plan_form
from ryxd.core.profile import Profile, Role
from ryxd.core.shipped import system
from ryxd.core.tool import ToolError
from ryxd.patterns.chair import Chair, company_of
from ryxd.wire.events import Status


class Counsel:
    """Asks a model for advice in a role. Code has judged before; without advice that judgement stands."""

    def __init__(self, means: Means, profile: Profile, contracts: Mapping[str, Contract]) -> None:
        self._means = means
        self._profile = profile
        self._contracts = contracts

    @classmethod
    async def begun(cls, means: Means, profile: Profile) -> "Counsel":
        """With the contracts of now, which the run keeps: it has the same ones when it is run again."""

        async def look() -> dict[str, Any]:
            return {role: contract.dump() for role, contract in means.manner.contracts.items()}

        kept = await means.view.noted("contracts", look)
        return cls(means, profile, {role: Contract.model_validate(each) for role, each in kept.items()})

    def version(self, role: Role) -> str:
        """The hash of a role's contract; empty where there is none."""
        return self._contracts[role].version if role in self._contracts else ""

    @property
    def versions(self) -> dict[str, str]:
        """All of them."""
        return {role: contract.version for role, contract in self._contracts.items()}

    async def advice(self, role: Role, given: Mapping[str, Any], tools: tuple[str, ...] = ()) -> Advice:
        """What a model says in this role, within its limits; nothing where none is behind it, or none answers."""
        model, contract = ADVICE[role], self._contracts.get(role)
        if contract is None or not self._profile.thinks(role):
            return model()
        try:
            said = await self._asked(role, contract.told(), fenced(role, dict(given)), self._form(role, tools))
        except ToolError as error:
            language = self._means.view.language
            self._means.view.emit(Status(text=tell(language, "advice", role=role, why=error)))
            return model()
        return taken(model, said, tuple(contract.output))

    async def written(self, request: str, given: Mapping[str, Any]) -> str:
        """An answer to a request, out of what was found, by the model behind `decision`. Raises ToolError."""
        prompt = f"{request}\n\n{fenced('found', dict(given))}"
        schema = record({"answer": {"type": "string", "maxLength": 8000}})
        said = await self._asked("decision", system("answerer").strip(), prompt, schema)
        return str(said["answer"]).strip()

    async def _asked(self, name: str, instructions: str, prompt: str, schema: JsonSchema) -> dict[str, Any]:
        company = company_of(self._means, 1)
        chair = Chair(company, self._means, name, instructions, schema)
        await chair.begin()
        try:
            return await chair.asked(prompt)
        finally:
            with suppress(ToolError):
                await company.terminate(name)

    def _form(self, role: Role, tools: tuple[str, ...]) -> JsonSchema:
        """What an answer may be: the fields that its contract names."""
        schema = form(ADVICE[role], tuple(self._contracts[role].output))
        properties = dict(schema["properties"])
        if role == "decision" and tools and "steps" in properties:
            there = self._means.view.tools
            plan = plan_form({name: shape(there[name]).schema for name in tools})
            steps = plan["properties"]["plan"]
            properties["steps"] = {**steps, "minItems": 0, "maxItems": self._profile.steps - 1}
            return {**record(properties), "$defs": plan["$defs"]}
        return record(properties)
