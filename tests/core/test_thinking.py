"""A model call that belongs to a run: asked once, known from then on, however it ended."""

from dataclasses import asdict

import pytest

from ryxd.core.course import Course
from ryxd.core.model import Completion, ContextFull, Message, Prompt, Tier, ToolCall
from ryxd.core.thinking import Thinking, loaded
from ryxd.wire.errors import ModelError, NoRoom
from tests.fakes.keeping import Kept
from tests.fakes.scripted import ScriptedModel

FULL = Completion(
    "yes", stop="calls", tokens_in=7, tokens_out=3, seconds=0.25, model="m", tier=Tier.LARGE, decision=None,
    thought="hm", calls=(ToolCall("read_file", '{"path": "a"}'),),
)  # fmt: skip


def prompt(text: str = "hello") -> Prompt:
    return Prompt((Message("user", text),))


async def test_an_answer_is_the_same_the_next_time_and_its_cost_is_known() -> None:
    kept, heard = Kept(), list[Completion]()
    first = await Thinking(ScriptedModel(FULL), Course(kept), "file", heard.append).complete(prompt())
    assert first == FULL
    assert heard == [], "the model's own lease has counted it"
    nobody = ScriptedModel()
    again = await Thinking(nobody, kept.course(), "file", heard.append).complete(prompt("another scene"))
    assert again == FULL
    assert heard == [FULL]
    assert nobody.prompts == []


@pytest.mark.parametrize(
    "error", [ContextFull(9000, 4096), ModelError("the model's process died"), NoRoom("no room for the model")]
)
async def test_a_failure_is_the_same_the_next_time(error: Exception) -> None:
    kept, nobody = Kept(), ScriptedModel()
    with pytest.raises(type(error)) as first:
        await Thinking(ScriptedModel(error), Course(kept), "file", lambda _: None).complete(prompt())
    with pytest.raises(type(error)) as again:
        await Thinking(nobody, kept.course(), "file", lambda _: None).complete(prompt())
    assert type(again.value) is type(first.value) is type(error)
    assert str(again.value) == str(first.value)
    assert vars(again.value) == vars(first.value)
    assert nobody.prompts == []


async def test_what_is_no_failure_of_the_model_is_not_kept() -> None:
    kept = Kept()
    with pytest.raises(RuntimeError):
        await Thinking(ScriptedModel(RuntimeError("a mistake")), Course(kept), "file", lambda _: None).complete(prompt())
    again = await Thinking(ScriptedModel("yes"), kept.course(), "file", lambda _: None).complete(prompt())
    assert again.text == "yes"


async def test_pieces_are_told_only_while_they_are_made() -> None:
    kept, pieces = Kept(), list[str]()
    await Thinking(ScriptedModel("yes"), Course(kept), "file", lambda _: None).complete(prompt(), pieces.append)
    await Thinking(ScriptedModel(), kept.course(), "file", lambda _: None).complete(prompt(), pieces.append)
    assert pieces == ["yes"]


def test_what_another_version_stored_is_read_as_far_as_it_is_known() -> None:
    stored = {**asdict(FULL), "calls": [asdict(call) for call in FULL.calls], "invented_later": 1}
    assert loaded(stored) == FULL
    assert loaded({"text": "old"}) == Completion("old")
