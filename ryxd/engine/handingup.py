"""A larger model has the word where a smaller one is not sure of what would change something (decision 0052)."""

from collections.abc import Callable
from typing import Any

from ryxd.agents.intending import intended
from ryxd.agents.wording import say
from ryxd.core.action import Action
from ryxd.core.model import Completion, LanguageModel, Tier
from ryxd.core.smart import Larger
from ryxd.core.view import View
from ryxd.engine.models import Models
from ryxd.wire.events import Status


def larger(models: Models, used: Tier) -> Tier | None:
    """The smallest tier above this one that has a model of its own, and one that works."""
    told = {each.tier: each for each in models.info()}
    same = told[used].serves if used in told else ()
    above = list(Tier)[list(Tier).index(used) + 1 :]
    for tier in above:
        info = told.get(tier)
        if info is not None and info.state not in {"unconfigured", "failed"} and tier not in same:
            return tier
    return None


def handing_up(models: Models, view: View, model: Callable[[Tier], LanguageModel]) -> Larger:
    """Who thinks instead of a model that is not sure, for the agent of this View; `model` is that of a tier."""

    async def hand_up(completion: Completion, action: Action) -> LanguageModel | None:
        async def look() -> dict[str, Any]:
            return {"tier": larger(models, completion.tier)}

        tier = (await view.noted("a larger model", look))["tier"]
        if tier is None:
            return None
        names = {"used": f"models.{completion.tier}", "larger": f"models.{Tier(tier)}"}
        text = say(view.language, "handed_up", what=intended(action, view.language), **names)
        view.emit(Status(step=view.step, action=action.tool, text=text))
        return model(Tier(tier))

    return hand_up
