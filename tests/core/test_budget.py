"""An agent whose conversation outgrows its model: what is left out is told, and what it read there has to be read again."""

import json
from collections.abc import Callable, Sequence
from typing import Any

import pytest

from ryxd.core import fence
from ryxd.core.agent import AgentSpec, Limits
from ryxd.core.budget import Budget, told
from ryxd.core.compaction import Cut
from ryxd.core.model import Completion, ContextFull, Message, Prompt, Tier
from ryxd.core.smart import SmartAgent
from ryxd.core.tokens import estimate
from ryxd.core.transcript import Transcript
from ryxd.wire.events import Status
from tests.fakes.acting import Acting, act

__all__ = ["act"]


def call(name: str, **args: Any) -> str:
    return json.dumps({"tool": name, "args": args})


class Counting:
    """A model with a context of so many tokens, as it counts them; says what it is told to."""

    def __init__(self, context: int, rate: float = 1.0) -> None:
        self.context = context
        self.rate = rate
        self.answers: list[str] = []
        self.prompts: list[Prompt] = []
        self.refused = 0

    def tokens(self, messages: Sequence[Message]) -> int:
        return round(sum(3 + estimate(message.content) for message in messages) * self.rate)

    async def complete(
        self,
        prompt: Prompt,
        on_text: Callable[[str], None] | None = None,
        on_thought: Callable[[str], None] | None = None,
    ) -> Completion:
        tokens = self.tokens(prompt.messages)
        if tokens >= self.context:
            self.refused += 1
            raise ContextFull(tokens, self.context)
        self.prompts.append(prompt)
        text = self.answers.pop(0)
        return Completion(text, tokens_in=tokens, tokens_out=round(estimate(text) * self.rate))


def agent_of(act: Acting, model: Counting, *, context: int | None = None, answer: int = 100) -> tuple[SmartAgent, list[str]]:
    statuses: list[str] = []
    act.view._emit = lambda event: statuses.append(event.text) if isinstance(event, Status) else None
    spec = AgentSpec("file", "files", Tier.SMALL, (), "You test.", Limits(turns=9, answer_tokens=answer))
    room = model.context if context is None else context
    return SmartAgent(spec, "You test.", model, act.view, Transcript(), context=room), statuses


async def says(agent: SmartAgent, model: Counting, text: str, *answers: str) -> str:
    model.answers = [*answers, call("answer", text=f"done: {text}")]
    return await agent.response(text)


@pytest.mark.parametrize("rate", [0.8, 1.0, 2.2])
async def test_a_long_conversation_never_gets_near_the_end_of_the_context(act: Acting, rate: float) -> None:
    model = Counting(2000, rate)
    agent, statuses = agent_of(act, model)
    await says(agent, model, "the first request: find out what I spent in June")
    for number in range(40):
        (act.home / f"{number}.txt").write_text(f"line {number} of a longer text\n" * (10 + number % 7))
        await says(agent, model, f"read number {number}", call("read_file", path=f"~/{number}.txt"))
        assert model.prompts[-1].messages[1].content.startswith("the first request")
    # what comes next is known only by its length: a call in many is turned away, and costs no decoding
    assert model.refused <= 2
    assert max(model.tokens(prompt.messages) for prompt in model.prompts) < 2000
    assert any("left out" in text for text in statuses)
    assert len([text for text in statuses if "outgrew" in text]) < 25, "not with every message"
    assert "Left out of this conversation: " in model.prompts[-1].messages[0].content


async def test_what_left_the_conversation_has_to_be_read_again_before_it_is_changed(act: Acting) -> None:
    model = Counting(1500)
    agent, _ = agent_of(act, model)
    notes = act.home / "notes.txt"
    notes.write_text("one\ntwo\nthree\n")
    await says(agent, model, "hello")
    await says(agent, model, "read it", call("read_file", path="~/notes.txt"))
    assert act.door.known.get("s1/file", notes)
    await says(agent, model, "edit it", call("edit_file", path="~/notes.txt", old_text="one", new_text="1"))
    assert agent.trail[-1][1].ok
    for number in range(30):
        await says(agent, model, f"{number} " + "tell me more about it, please " * 6)
    assert act.door.known.get("s1/file", notes) is None
    assert f"You read {fence.written([str(notes)])} earlier" in model.prompts[-1].messages[0].content
    await says(agent, model, "edit it", call("edit_file", path="~/notes.txt", old_text="two", new_text="2"))
    assert "has to be read before it is changed" in (agent.trail[-1][1].error or "")
    assert notes.read_text() == "1\ntwo\nthree\n"
    # what was told with the refusal is known by that
    await says(agent, model, "edit it", call("edit_file", path="~/notes.txt", old_text="two", new_text="2"))
    assert notes.read_text() == "1\n2\nthree\n"


async def test_a_file_that_moved_is_forgotten_with_what_was_read_of_it(act: Acting) -> None:
    model = Counting(1500)
    agent, _ = agent_of(act, model)
    (act.home / "notes.txt").write_text("one\n")
    await says(agent, model, "hello")
    await says(agent, model, "read it", call("read_file", path="~/notes.txt"))
    await says(agent, model, "move it", call("move_file", paths=["~/notes.txt"], to="~/moved.txt"))
    assert agent.trail[-1][1].ok, agent.trail[-1][1].error
    assert act.door.known.get("s1/file", act.home / "moved.txt")
    for number in range(30):
        await says(agent, model, f"{number} " + "tell me more about it, please " * 6)
    assert act.door.known.get("s1/file", act.home / "moved.txt") is None


async def test_where_the_context_is_not_known_what_is_turned_away_is_cut_to_what_fits(act: Acting) -> None:
    model = Counting(1000)
    agent, statuses = agent_of(act, model, context=0)
    for number in range(20):
        await says(agent, model, f"{number} " + "tell me more about it, please " * 6)
    assert model.refused == 1, "then it is known"
    assert statuses


async def test_a_result_that_is_too_much_is_shortened_to_what_there_is_room_for(act: Acting) -> None:
    model = Counting(1000)
    agent, statuses = agent_of(act, model)
    (act.home / "long.txt").write_text("".join(f"line {number}\n" for number in range(3000)))
    assert await says(agent, model, "read it", call("read_file", path="~/long.txt")) == "done: read it"
    seen = model.prompts[-1].messages[-1].content
    assert "line 0" in seen
    assert "line 1999" in seen
    assert json.loads(seen)["notes"][0].startswith("shortened: the middle of it is left out")
    assert 500 < model.tokens(model.prompts[-1].messages) < 950, "as much as there is room for"
    assert statuses[-1] == "the conversation outgrew the model's context: 1 message shortened"
    # nobody has seen its middle
    assert act.door.known.get("s1/file", act.home / "long.txt") is None


async def test_an_endpoint_that_tells_no_numbers_gets_less_and_less(act: Acting) -> None:
    class Silent(Counting):
        async def complete(self, prompt: Prompt, *more: Any) -> Completion:
            try:
                return await super().complete(prompt, *more)
            except ContextFull:
                raise ContextFull(0, 0) from None

    model = Silent(900)
    agent, _ = agent_of(act, model, context=0)
    for number in range(12):
        assert await says(agent, model, f"{number} " + "tell me more about it, please " * 9)
    with pytest.raises(ContextFull):
        await says(agent, model, "x " * 5000)


def test_results_of_which_nobody_knows_the_files_make_all_be_forgotten(act: Acting) -> None:
    forgotten: list[tuple[str, object]] = []

    class Files:
        def forget(self, agent: str, paths: object = None) -> None:
            forgotten.append((agent, paths))

    act.view.files = Files()  # type: ignore[assignment]
    old = [Message("user", "a"), Message("assistant", "b"), Message("user", "c"), Message("assistant", "d" * 40)]
    transcript = Transcript([*old, Message("tool", "x" * 9000), Message("user", "now")])
    Budget(transcript, act.view, answer=10, context=300).seen("You test.")
    assert forgotten == [("s1/file", None)]
    assert "What you read of files earlier counts no more" in transcript.messages[0].content


def test_what_was_left_out_is_told_in_the_users_language() -> None:
    cut = Cut((), exchanges=1, actions=2, shortened=3)
    assert told(cut, "de") == (
        "das Gespräch ist für den Kontext des Modells zu lang geworden:"
        " 1 Anfrage ausgelassen, 2 Aktionen ausgelassen, 3 Nachrichten gekürzt"
    )
    assert told(Cut((), exchanges=2), "fr") == "the conversation outgrew the model's context: 2 exchanges left out"
