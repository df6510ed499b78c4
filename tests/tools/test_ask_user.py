"""The tool that asks the user: what they said, and what to do where they say nothing."""

from pathlib import Path
from typing import Any

import pytest
from pydantic import ValidationError

from ryxd.core.enquiry import Heard
from ryxd.core.tool import Permission, ToolError
from ryxd.tools.ask_user import LABEL, LONGEST, MOST, Question, ask_user
from tests.fakes.view import FakeView


def view(tmp_path: Path, heard: Heard, language: str = "en") -> FakeView:
    it = FakeView(tmp_path, language=language)
    it.heard = heard
    return it


async def test_the_users_words_are_the_answer(tmp_path: Path) -> None:
    it = view(tmp_path, Heard("in the attic"))
    said = await ask_user.run(Question(question="  Where is it? "), it)
    assert said.model_dump(exclude_none=True) == {"answer": "in the attic"}
    assert it.asked == [("Where is it?", (), True)]


async def test_a_choice_is_told_by_its_label_and_its_place(tmp_path: Path) -> None:
    it = view(tmp_path, Heard("blue", 2))
    said = await ask_user.run(Question(question="Which?", choices=["red", "blue"]), it)
    assert said.model_dump() == {"answer": "blue", "choice": 2}
    assert it.asked == [("Which?", ("red", "blue"), True)]


@pytest.mark.parametrize(("choices", "words"), [(["red", "blue"], False), ([], True)])
async def test_only_choices_needs_some(tmp_path: Path, choices: list[str], words: bool) -> None:
    it = view(tmp_path, Heard("red"))
    await ask_user.run(Question(question="Which?", choices=choices, only_choices=True), it)
    assert it.asked[0][2] is words


@pytest.mark.parametrize(
    ("language", "then"), [("en", "; don't ask that again. Go on with"), ("de", "; frag das nicht noch einmal. Mach mit")]
)
async def test_without_an_answer_it_says_why_and_what_to_do(tmp_path: Path, language: str, then: str) -> None:
    with pytest.raises(ToolError) as error:
        await ask_user.run(Question(question="Which?"), view(tmp_path, Heard(why="no time"), language))
    assert str(error.value).startswith(f"no time{then}")
    assert not error.value.retry


@pytest.mark.parametrize(
    "args",
    [
        {"question": ""},
        {"question": "   "},
        {"question": "x" * (LONGEST + 1)},
        {"question": "Which?", "choices": ["red", "Red"]},
        {"question": "Which?", "choices": ["red", " "]},
        {"question": "Which?", "choices": ["x" * (LABEL + 1)]},
        {"question": "Which?", "choices": [str(number) for number in range(MOST + 1)]},
        {"question": "Which?", "answer": "mine"},
    ],
)
def test_what_nobody_could_answer_is_refused(args: dict[str, Any]) -> None:
    with pytest.raises(ValidationError):
        Question.model_validate(args)


async def test_it_does_nothing_to_the_world(tmp_path: Path) -> None:
    assert ask_user.permission is Permission.READ
    assert ask_user.effect is not None
    effect = await ask_user.effect(Question(question="Which?"), view(tmp_path, Heard()))
    assert (effect.classes, effect.summary) == (frozenset(), "ask_user: Which?")
    assert len(ask_user.timeouts) == 1, "nobody is asked a second time"
