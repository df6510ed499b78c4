"""The smart agent's loop, against a scripted model and real Views."""

import json
from collections.abc import Mapping
from typing import Any

import pytest
from pydantic import BaseModel, ConfigDict

from ryxd.core.action import Action
from ryxd.core.agent import AgentSpec, Limits
from ryxd.core.argschema import flattened
from ryxd.core.model import Completion, ContextFull, LanguageModel, Message, Tier
from ryxd.core.smart import Garbled, SmartAgent, Unsure, envelope, parse
from ryxd.core.tool import Permission, ToolError, ToolView, tool
from ryxd.core.transcript import Transcript
from ryxd.core.validity import Validity
from ryxd.core.view import View
from ryxd.wire.events import Event, Said, Status, Token
from tests.fakes.scripted import ScriptedModel, SmallContext


class Text(BaseModel):
    model_config = ConfigDict(extra="forbid")
    text: str


@tool("shout", permission=Permission.READ, groups={"test"})
async def shout(args: Text, view: ToolView) -> Text:
    if args.text == "no":
        raise ToolError("not this one")
    return Text(text=args.text.upper())


def call(name: str, **args: Any) -> str:
    return json.dumps({"tool": name, "args": args})


def agent_with(
    model: LanguageModel,
    *,
    single: bool = False,
    transcript: Transcript | None = None,
    turns: int = 4,
    actions: int = 12,
    instructions: str = "You test.",
    filled: str = "You test.",
    output: dict[str, Any] | None = None,
) -> tuple[SmartAgent, list[Event]]:
    events: list[Event] = []
    view = View(
        "tester",
        tools={"shout": shout},
        allowed=frozenset({"shout"}),
        paths=None,  # type: ignore[arg-type]
        environment=dict,
        language="en",
        emit=events.append,
    )
    spec = AgentSpec("tester", "tests", Tier.SMALL, ("shout",), instructions, Limits(turns=turns, actions=actions, sure=0.5), output=output)
    return SmartAgent(spec, filled, model, view, transcript or Transcript(), single=single), events


async def test_it_acts_until_it_answers() -> None:
    model = ScriptedModel(call("shout", text="a"), call("shout", text="b"), call("answer", text="done"))
    agent, events = agent_with(model)
    assert await agent.response("go") == "done"
    assert [result.data["text"] for _, result in agent.trail] == ["A", "B"]
    assert [m.role for m in model.prompts[-1].messages] == [
        "system",
        "user",
        "assistant",
        "tool",
        "assistant",
        "tool",
    ]
    assert model.prompts[-1].messages[3] == Message("tool", '{"data_from_shout": {"text": "A"}}')
    assert sum(isinstance(e, Said) for e in events) == 3
    assert {e.message_id for e in events if isinstance(e, Token)} == {
        e.message_id for e in events if isinstance(e, Said)
    }


@pytest.mark.parametrize(("text", "said"), [({"analysis": "None is there.", "next": ["look", 2]}, "None is there.\nlook\n2"), (7, "7"), ([], "")])
async def test_an_answer_that_is_no_text_is_told_as_what_stands_in_it(text: Any, said: str) -> None:
    agent, _ = agent_with(ScriptedModel(call("answer", text=text)))
    assert await agent.response("what is there?") == said


async def test_what_a_model_thinks_is_told_as_a_thought_and_is_no_answer() -> None:
    model = ScriptedModel(Completion(call("answer", text="42"), thought="six times seven"))
    agent, events = agent_with(model)
    assert await agent.response("go") == "42"
    thought = next(event for event in events if isinstance(event, Said))
    assert (thought.message_type, thought.text) == ("thought", "six times seven")
    streamed = [e for e in events if isinstance(e, Token) and e.message_id == thought.message_id]
    assert [e.text for e in streamed] == ["six times seven"]
    assert "six times seven" not in agent.transcript.messages[-1].content


async def test_the_part_of_its_instructions_that_never_changes_is_named() -> None:
    model = ScriptedModel(call("answer", text="done"))
    agent, _ = agent_with(model, instructions="You test. Folder: {cwd}.", filled="You test. Folder: /tmp.")
    await agent.response("go")
    (prompt,) = model.prompts
    assert prompt.messages[0].content[: prompt.fixed] == "You test. Folder: "


async def test_a_failed_action_is_shown_to_the_model() -> None:
    model = ScriptedModel(call("shout", text="no"), call("answer", text="it can't be done"))
    agent, _ = agent_with(model)
    assert await agent.response("go") == "it can't be done"
    assert model.prompts[1].messages[-1] == Message("tool", '{"data_from_shout": {"error": "not this one"}}')


async def test_a_single_action_needs_no_second_call() -> None:
    model = ScriptedModel(call("shout", text="a"))
    agent, _ = agent_with(model, single=True)
    assert await agent.response("go") == ""
    assert agent.trail[0][1].data == {"text": "A"}


async def test_turns_are_bounded() -> None:
    model = ScriptedModel(*[call("shout", text="a")] * 10)
    agent, _ = agent_with(model, turns=3)
    assert await agent.response("go") == ""
    assert len(model.prompts) == 3


async def test_actions_are_bounded_and_then_it_has_to_answer() -> None:
    last = Completion(call("answer", text="that is all"), decision=0.01)  # there was nothing to choose
    model = ScriptedModel(call("shout", text="a"), call("shout", text="b"), last)
    agent, _ = agent_with(model, turns=6, actions=2)
    assert await agent.response("go") == "that is all"
    names = [[form["properties"]["tool"]["const"] for form in (p.schema or {})["oneOf"]] for p in model.prompts]
    assert names == [["shout", "answer"], ["shout", "answer"], ["answer"]]


async def test_a_model_that_wants_more_actions_gets_none() -> None:
    agent, _ = agent_with(ScriptedModel(*[call("shout", text="a")] * 9), turns=6, actions=2)
    assert await agent.response("go") == ""
    assert len(agent.trail) == 2
    assert await agent.response("again") == ""  # a new input has its own
    assert len(agent.trail) == 4


async def test_a_guess_is_not_acted_on() -> None:
    agent, _ = agent_with(ScriptedModel(Completion(call("shout", text="a"), decision=0.3)))
    with pytest.raises(Unsure) as caught:
        await agent.response("go")
    assert caught.value.action.tool == "shout"
    assert agent.trail == []


async def test_words_about_a_result_that_the_model_is_not_sure_of_leave_it_as_it_is() -> None:
    def after(text: str, talking: float | None) -> tuple[SmartAgent, list[Event]]:
        return agent_with(ScriptedModel(call("shout", text=text), Completion(call("answer", text="it said B"), talking=talking)))

    for talking, told in ((0.2, ""), (0.9, "it said B"), (None, "it said B")):
        agent, _ = after("a", talking)
        assert await agent.response("go") == told
        assert (agent.stands is None) is bool(told)
    agent, _ = after("no", 0.2)  # a failure is told in words, however sure they are
    assert await agent.response("go") == "it said B"


async def test_a_guessed_answer_is_not_given_either() -> None:
    agent, _ = agent_with(ScriptedModel(Completion(call("answer", text="hm"), decision=0.1)))
    with pytest.raises(Unsure):
        await agent.response("go")


async def test_where_no_probability_is_told_the_choice_stands_unless_it_is_about_something_else() -> None:
    told = Completion(call("shout", text="a"), decision=None)
    agent, _ = agent_with(ScriptedModel(told), single=True)
    await agent.response("go")
    assert len(agent.trail) == 1
    agent, _ = agent_with(ScriptedModel(told), single=True)
    agent._keeps = lambda _: False
    with pytest.raises(Unsure, match="no probability"):
        await agent.response("go")
    assert agent.trail == []


def test_a_path_the_user_named_is_not_for_the_model_to_spell() -> None:
    class Where(BaseModel):
        path: str

    async def look(args: Where, view: ToolView) -> Text: ...

    tools = {"look": tool("look", permission=Permission.READ, groups={"test"})(look)}
    form = envelope(tools, ["notes.txt"])["oneOf"][0]
    assert form["properties"]["args"]["properties"]["path"] == {"enum": ["notes.txt"]}
    assert envelope(tools)["oneOf"][0]["properties"]["args"]["properties"]["path"] == {"type": "string"}


async def test_what_is_between_the_first_request_and_this_one_goes_and_that_is_told() -> None:
    old = [
        Message("user", "a"),
        Message("assistant", "b"),
        Message("user", "x" * 200),
        Message("assistant", "y" * 200),
    ]
    agent, events = agent_with(SmallContext(300, [call("answer", text="fits")]), transcript=Transcript(old))
    assert await agent.response("go") == "fits"
    assert [m.content for m in agent.transcript.messages][:4] == [
        "Left out of this conversation: 1 exchange.",
        "a",
        "b",
        "go",
    ]
    told = [event.text for event in events if isinstance(event, Status)]
    assert told == ["the conversation outgrew the model's context: 1 exchange left out"]


async def test_a_result_that_does_not_fit_is_the_end_and_not_an_error() -> None:
    agent, _ = agent_with(SmallContext(80, [call("shout", text="x" * 40)]))
    assert await agent.response("go") == ""
    assert agent.trail[0][1].data == {"text": "X" * 40}


async def test_a_request_that_can_not_fit_is_refused_whole() -> None:
    agent, _ = agent_with(SmallContext(60, []))
    with pytest.raises(ContextFull):
        await agent.response("z" * 500)


@pytest.mark.parametrize(
    ("text", "tool_name", "args"),
    [
        ('{"tool": "a", "args": {"b": 1}}', "a", {"b": 1}),
        ("just text", "answer", {"text": "just text"}),
        ('{"tool": "answer", "args": {"text": "cut of', "answer", {"text": "cut of"}),
        ('{"tool": "answer", "args": {"text": "whole"', "answer", {"text": "whole"}),
    ],
)
def test_what_a_model_wrote_is_read(text: str, tool_name: str, args: Mapping[str, Any]) -> None:
    action = parse(text)
    assert (action.tool, action.args) == (tool_name, args)


@pytest.mark.parametrize(
    "text", ['{"tool": "delete", "args": {"path": "~/Docum', '{"tool": "shout", "args": {}', "{", '{"a": 1}']
)
def test_half_an_action_is_never_done(text: str) -> None:
    with pytest.raises(Garbled):
        parse(text)


def test_a_question_about_a_text_can_only_be_answered() -> None:
    (form,) = envelope({"shout": shout}, only="answer")["oneOf"]
    assert form["properties"]["tool"]["const"] == "answer"


def test_the_envelope_names_each_tool_and_the_answer() -> None:
    names = [form["properties"]["tool"]["const"] for form in envelope({"shout": shout})["oneOf"]]
    assert names == ["shout", "answer"]


def test_a_flattened_schema_keeps_properties_called_like_keywords() -> None:
    class Inner(BaseModel):
        title: str

    class Outer(BaseModel):
        """Described."""

        default: int = 3
        inner: list[Inner]

    flat = flattened(Outer.model_json_schema())
    assert flat["properties"]["inner"]["items"]["properties"]["title"] == {"type": "string"}
    assert flat["properties"]["default"] == {"type": "integer"}
    assert "$defs" not in flat
    assert "description" not in flat


def test_an_action_is_written_as_it_is_read() -> None:
    action = Action("shout", {"text": 'ä "quoted"'})
    again = parse(SmartAgent.written(action))
    assert (again.tool, again.args) == (action.tool, action.args)


TITLE = {"type": "object", "properties": {"title": {"type": "string", "minLength": 2}}, "required": ["title"]}
TREE = {
    "$ref": "#/$defs/node",
    "$defs": {
        "node": {
            "type": "object",
            "properties": {"name": {"type": "string"}, "below": {"type": "array", "items": {"$ref": "#/$defs/node"}}},
            "required": ["name"],
        }
    },
}


@pytest.mark.parametrize(
    ("schema", "written", "given"),
    [
        (TITLE, call("answer", text={"title": "Größe"}), '{"title": "Größe"}'),
        (TITLE, call("answer", text='{"title": "in a string"}'), '{"title": "in a string"}'),
        (TITLE, '{"title": "alone"}', '{"title": "alone"}'),
        (TITLE, '```json\n{"title": "fenced"}\n```', '{"title": "fenced"}'),
        ({"type": "string"}, "just words", '"just words"'),
        ({"type": "array", "items": {"type": "integer"}}, "[1, 2]", "[1, 2]"),
        (TREE, call("answer", text={"name": "a", "below": [{"name": "b"}]}), '{"name": "a", "below": [{"name": "b"}]}'),
    ],
)
async def test_an_answer_in_its_form_is_that_json(schema: dict[str, Any], written: str, given: str) -> None:
    agent, _ = agent_with(ScriptedModel(written), output=schema)
    assert await agent.response("go") == given


async def test_what_has_another_form_is_told_to_the_model_which_may_answer_again() -> None:
    model = ScriptedModel(
        call("shout", text="a"), call("answer", text="A"), call("answer", text={"title": "A"}), call("answer", text={"title": "AA"})
    )
    agent, _ = agent_with(model, output=TITLE)
    assert await agent.response("go") == '{"title": "AA"}'
    told = [prompt.messages[-1] for prompt in model.prompts]
    assert [message.role for message in told] == ["user", "tool", "tool", "tool"]
    assert "it is no JSON" in told[2].content
    assert "shorter than 2 characters (at /title); answer again" in told[3].content


async def test_an_answer_that_never_gets_its_form_fails() -> None:
    agent, _ = agent_with(ScriptedModel(*[call("answer", text="words")] * 3), output=TITLE, turns=3)
    with pytest.raises(Garbled, match="has not the form that tester has to give: it is no JSON"):
        await agent.response("go")


async def test_the_last_word_has_the_form_too() -> None:
    model = ScriptedModel(call("shout", text="a"), call("answer", text={"title": "AA"}))
    agent, _ = agent_with(model, actions=1, output=TITLE)
    assert await agent.response("go") == '{"title": "AA"}'
    (last,) = model.prompts[1].schema["oneOf"]  # type: ignore[index]
    assert last["properties"]["args"]["properties"]["text"] == TITLE


@pytest.mark.parametrize(("text", "good"), [({"name": "a", "below": [{"name": "b"}]}, True), ({"name": "a", "below": [1]}, False)])
def test_a_form_that_refers_to_itself_is_a_whole_schema_within_the_envelope(text: Any, good: bool) -> None:
    validity = Validity(envelope({}, output=TREE))
    assert validity.broken == ""
    assert (validity.fault(call("answer", text=text)) == "") == good
