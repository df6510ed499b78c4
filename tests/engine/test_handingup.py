"""Which tier is a larger one."""

from collections.abc import Sequence

import pytest

from ryxd.core.action import Action
from ryxd.core.course import Course
from ryxd.core.model import Completion, LanguageModel, Tier
from ryxd.core.paths import Roots
from ryxd.core.view import View
from ryxd.engine.handingup import handing_up, larger
from ryxd.wire.commands import ModelInfo
from ryxd.wire.events import Event, Status
from tests.fakes.keeping import Kept
from tests.fakes.scripted import ScriptedModel


class Told:
    """Models that are told of, and asked nothing."""

    def __init__(self, *infos: ModelInfo) -> None:
        self._infos = infos

    def info(self) -> Sequence[ModelInfo]:
        return self._infos


def told(**states: str) -> Told:
    return Told(*(ModelInfo(tier=tier, state=state, serves=(tier,)) for tier, state in states.items()))  # type: ignore[arg-type]


@pytest.mark.parametrize(
    ("models", "used", "found"),
    [
        (told(small="ready", medium="stopped", large="ready"), Tier.SMALL, Tier.MEDIUM),
        (told(small="ready", medium="unconfigured", large="stopped"), Tier.SMALL, Tier.LARGE),
        (told(small="ready", medium="failed", large="unconfigured"), Tier.SMALL, None),
        (told(small="ready", medium="ready", large="ready"), Tier.LARGE, None),
        (told(), Tier.SMALL, None),
    ],
)
def test_the_next_that_is_there_and_works(models: Told, used: Tier, found: Tier | None) -> None:
    assert larger(models, used) is found  # type: ignore[arg-type]


def test_the_same_model_under_another_name_is_no_larger_one() -> None:
    both = ("small", "medium")
    models = Told(
        ModelInfo(tier="small", state="ready", serves=both),
        ModelInfo(tier="medium", state="ready", serves=both),
        ModelInfo(tier="large", state="unconfigured"),
    )
    assert larger(models, Tier.SMALL) is None  # type: ignore[arg-type]


async def test_it_is_told_and_found_again_when_the_run_is_run_again(tmp_path) -> None:
    kept = Kept()
    large = ScriptedModel()
    for models, course in ((told(small="ready", large="ready"), Course(kept)), (told(small="ready"), None)):
        events: list[Event] = []
        view = View(
            "chat",
            tools={},
            allowed=frozenset(),
            paths=Roots(tmp_path, roots=()),
            environment=dict,
            language="de",
            emit=events.append,
            course=course or kept.course(),
        )

        def model(tier: Tier) -> LanguageModel:
            assert tier is Tier.LARGE
            return large

        guess = Completion("x", tier=Tier.SMALL)
        assert await handing_up(models, view, model)(guess, Action("lock_screen")) is large  # type: ignore[arg-type]
        (status,) = events
        assert isinstance(status, Status)
        assert status.text == "models.small ist nicht sicher, ob das gemeint ist: den Bildschirm sperren. models.large entscheidet"
