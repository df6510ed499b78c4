"""A worker's answer as a Completion, with and without what the model's file says of its probabilities."""

import pytest

from ryxd.core.certainty import Calibration
from ryxd.core.model import Completion, Message, Prompt
from ryxd.models.frames import Answered, pack, unpack
from ryxd.models.request import Request

OF = Calibration.model_validate(
    {"version": 1, "call": {"bias": -1, "decision": 0.5, "arguments": 1}, "acting": 0.9, "reading": 0.2}
)


async def completed(calibration: Calibration | None = None, **more: object) -> Completion:
    """What becomes of an answer that went through a frame."""
    answered = Answered(1, "x", "grammar", 1, 0, 1, 0.1, 0.9, 0.8, **more)  # type: ignore[arg-type]
    through = unpack(pack(answered)[4:])
    assert isinstance(through, Answered)
    request = Request(Prompt((Message("user", "x"),)))
    request.succeed(through, model="m", calibration=calibration)
    return await request.answer


async def test_a_call_is_as_sure_as_its_least() -> None:
    done = await completed(arguments=0.5, argument=0.7)
    assert (done.decision, done.arguments, done.argument, done.sure) == (0.8, 0.5, 0.7, 0.5)
    assert (done.chance, done.acting, done.reading) == (None, None, None)


async def test_with_a_calibration_it_is_the_chance_that_it_is_right() -> None:
    done = await completed(OF, arguments=0.5, argument=0.7)
    assert done.sure == done.chance == pytest.approx(OF.chance(0.8, 0.5))
    assert (done.acting, done.reading) == (0.9, 0.2)


async def test_an_answer_has_no_chance_of_being_the_right_call() -> None:
    done = await completed(OF)
    assert (done.chance, done.sure, done.acting, done.reading) == (None, 0.8, None, None)


async def test_an_answer_has_a_chance_of_being_the_right_words_where_that_was_measured() -> None:
    of = Calibration.model_validate(
        {**OF.model_dump(exclude_none=True), "words": {"bias": 1, "decision": 2, "arguments": 3}}
    )
    assert (await completed(OF)).talking is None
    assert (await completed(of)).talking == pytest.approx(of.of_words(0.8, 0.9))
    assert (await completed(of, arguments=0.5)).talking is None
    assert (await completed(of, steps=[[0.9, 0.5]])).talking is None


async def test_the_actions_of_a_plan_are_weighed_alike() -> None:
    steps = [[0.9, 0.5], [0.6, 0.8]]
    assert (await completed(steps=steps)).steps == (0.5, 0.6)
    done = await completed(OF, steps=steps)
    assert done.steps == pytest.approx((OF.chance(0.9, 0.5), OF.chance(0.6, 0.8)))
    assert done.acting == 0.9
