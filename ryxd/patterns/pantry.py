"""Where the pattern `plan` looks for a plan that is kept, and keeps one that went well (core.recipe; spec C16).

All of it are looks of the run: run again it finds, keeps and forgets the same, whatever is kept by then.
A kept plan grants nothing: its Actions are checked and asked about like any others.
"""

import asyncio
import json
from collections.abc import Mapping
from pathlib import Path
from typing import Any

from ryxd.core.argschema import shape
from ryxd.core.plan import Plan, PlanFault, plan_of
from ryxd.core.recipe import LONGEST, Recipe, Recipes, filled_in, folders_of, key_of, made, normal
from ryxd.core.tool import Tool
from ryxd.core.view import View
from ryxd.wire.errors import JournalError


class Pantry:
    """For one response. What a plan relies on: what its planner is told, its actions, who there is to help."""

    def __init__(self, view: View, told: str, actions: Mapping[str, Tool], agents: Mapping[str, str]) -> None:
        self.run = ""
        """The run that the plan is from which was found."""
        self._view = view
        self._told = told
        self._actions = actions
        self._agents = agents
        self._text = ""

    async def look(self, text: str) -> Plan | None:
        """The plan that is kept for requests like this one, where it still holds."""
        self._text = text

        async def find() -> dict[str, Any]:
            recipes = self._view.recipes
            recipe = None if recipes is None or not self._keeps() else await recipes.find(self._key)
            if recipes is None or recipe is None:
                return {"plan": None, "run": ""}
            plan = await asyncio.to_thread(self._holding, recipe)
            if plan is None:
                await recipes.drop(recipe.key)
            elif not plan:  # it holds, but not for these slots
                plan = None
            return {"plan": plan, "run": recipe.run}

        found = await self._view.noted("a kept plan", lambda: _safely(find))
        self.run = str(found.get("run", ""))
        try:
            return plan_of(found["plan"]) if found.get("plan") else None
        except PlanFault:
            return None

    async def keep(self, plan: Plan) -> None:
        """Keep a plan that was followed to its end without a rescue."""
        recipes = self._view.recipes
        if recipes is None or not self._keeps():
            return
        written = plan.model_dump(mode="json", by_alias=True, exclude_unset=True)

        async def put(recipes: Recipes = recipes) -> dict[str, Any]:
            slots = normal(self._text)[1]
            try:
                template, exact = made(self._text, written, slots)
            except ValueError:
                return {"kept": False}
            folders = await asyncio.to_thread(folders_of, template, self._view.paths.home)
            texts = tuple(slot.text for slot in slots)
            relies = self._relies(written)
            recipe = Recipe(self._key, self._text, self._view.run, texts, template, exact, relies, folders)
            await recipes.keep(recipe)
            return {"kept": True}

        await self._view.noted("a plan to keep", lambda: _safely(put))

    async def forget(self) -> None:
        """Forget the plan that was found: it failed."""

        async def drop() -> dict[str, Any]:
            if self._view.recipes is not None:
                await self._view.recipes.drop(self._key)
            return {}

        await self._view.noted("a plan to forget", lambda: _safely(drop))

    def _keeps(self) -> bool:
        """Whether plans are kept for such a request at all: not for one with a text along with it."""
        return len(self._text) <= LONGEST and "\n" not in self._text

    @property
    def _key(self) -> str:
        view = self._view
        return key_of(view.agent, view.language, str(view.paths.cwd), normal(self._text)[0])

    def _holding(self, recipe: Recipe) -> dict[str, Any] | None:
        """The plan for this request, an empty one where it is not for its slots, None where it holds no more."""
        if recipe.relies != self._relies(recipe.plan) or not all(Path(each).is_dir() for each in recipe.folders):
            return None
        return filled_in(recipe, normal(self._text)[1]) or {}

    def _relies(self, plan: Mapping[str, Any]) -> str:
        steps = [step for step in plan["plan"] if isinstance(step, dict)]
        fallbacks = [step["fallback"] for step in steps if isinstance(step.get("fallback"), dict)]
        names = sorted({str(each.get("action")) for each in [*steps, *fallbacks]})
        schemas = {name: shape(self._actions[name]).schema if name in self._actions else None for name in names}
        parts = (json.dumps(each, sort_keys=True) for each in (schemas, dict(self._agents)))
        return key_of(self._told, *parts)


async def _safely(do: Any) -> dict[str, Any]:
    """What it gives; nothing where the plans can't be read or written: no request fails of that."""
    try:
        return dict(await do())
    except JournalError:
        return {}
