"""The operations about the plans that are kept (spec C16)."""

from ryxd.record.plans import Kept, Plans
from ryxd.server.operations import Caller
from ryxd.wire.errors import NotFound
from ryxd.wire.plans import PlanInfo, PlansList, PlansReply, PlansRm

ALL = "all"


class PlanOperations:
    """The commands that `wire.plans` declares."""

    def __init__(self, plans: Plans) -> None:
        self._plans = plans

    async def do_plans_list(self, _: PlansList, __: Caller) -> PlansReply:
        """All of them."""
        return PlansReply(plans=tuple(map(_info, await self._plans.all())))

    async def do_plans_rm(self, command: PlansRm, _: Caller) -> PlansReply:
        """Forget one, or all; which those were. Raises NotFound."""
        found = [each for each in await self._plans.all() if command.plan in {ALL, each.name}]
        if not found and command.plan != ALL:
            raise NotFound(f"no kept plan is called {command.plan}; ryxctl plans lists them")
        for each in found:
            await self._plans.drop(each.recipe.key)
        return PlansReply(plans=tuple(map(_info, found)))


def _info(kept: Kept) -> PlanInfo:
    recipe = kept.recipe
    return PlanInfo(
        name=kept.name,
        request=recipe.request,
        run=recipe.run,
        steps=tuple(str(each.get("action", "")) for each in recipe.plan.get("plan", ())),
        like=not recipe.exact,
        made=kept.made,
        used=kept.used,
        hits=kept.hits,
    )
