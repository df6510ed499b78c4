import json

from ryxd.models.dialect.dialects import Dialect
from ryxd.models.worker import messages
from ryxd.models.worker.messages import Written

WEATHER = {
    "name": "weather",
    "description": "The weather.",
    "parameters": {"type": "object", "properties": {"city": {"type": "string"}}, "required": ["city"]},
}
DIALECT = Dialect.of("<think></think>", [])
CALL = '<tool_call>\n{"name": "weather", "arguments": {"city": "Rome"}}\n</tool_call>'
ASKED = ["user", "Weather?"]


def called(*contents: str, results: int = 1) -> list[messages.Turn]:
    said = [ASKED, *(["assistant", content] for content in contents), *[["tool", "20"]] * results]
    return messages.with_calls(said, DIALECT, [WEATHER])


def test_a_call_is_told_apart_from_the_text_and_the_thought_around_it() -> None:
    turn = called(f"<think>\nhm\n</think>\nI'll look.\n\n{CALL}\n")[1]
    assert turn["content"] == "I'll look."
    assert turn["reasoning_content"] == turn["thinking"] == "hm"
    assert [call["function"] for call in turn["tool_calls"]] == [{"name": "weather", "arguments": {"city": "Rome"}}]


def test_results_belong_to_calls_in_their_order() -> None:
    turns = called(f"{CALL}\n{CALL}", results=3)
    one, other = (call["id"] for call in turns[1]["tool_calls"])
    assert [turn["tool_call_id"] for turn in turns[2:]] == [one, other, "call00004"]
    assert [turn["name"] for turn in turns[2:]] == ["weather", "weather", "tool"]
    assert {len(turn["tool_call_id"]) for turn in turns[2:]} == {9}


def test_an_example_and_a_call_of_something_else_stay_text() -> None:
    assert "tool_calls" not in called(CALL, results=0)[1]
    followed = [ASKED, ["assistant", CALL], ["user", "thanks"], ["tool", "late"]]
    assert "tool_calls" not in messages.with_calls(followed, DIALECT, [WEATHER])[1]
    assert "tool_calls" not in called(CALL.replace("weather", "other"))[1]
    assert "tool_calls" not in called("20 degrees")[1]
    assert "tool_calls" not in messages.with_calls([ASKED, ["assistant", CALL], ["tool", "20"]], DIALECT, [])[1]


def test_one_call_in_a_turn() -> None:
    turns = messages.one_by_one(called(f"Both.\n{CALL}\n{CALL}", results=2))
    assert [turn["role"] for turn in turns] == ["user", "assistant", "tool", "assistant", "tool"]
    assert [turn["content"] for turn in turns] == ["Weather?", "Both.", "20", "", "20"]
    assert [len(turns[index]["tool_calls"]) for index in (1, 3)] == [1, 1]
    unanswered = messages.one_by_one(called(f"{CALL}\n{CALL}", results=1))
    assert [turn["role"] for turn in unanswered] == ["user", "assistant", "tool", "assistant"]


def test_arguments_as_a_template_wants_them() -> None:
    turns = called(f"Look.\n{CALL}")
    wanted = messages.as_wanted(turns, "text", beside=False)
    assert wanted[1]["content"] is None
    assert wanted[1]["tool_calls"][0]["function"]["arguments"] == '{"city": "Rome"}'
    assert messages.as_wanted(turns, "object", beside=True) == turns


def test_calls_as_text_hold_their_marks_apart() -> None:
    turns = messages.calls_as_text(called(f"Look.\n{CALL}"), DIALECT, native=False)
    assert turns[1]["content"] == Written(
        ("", "Look.\n", "<tool_call>\n", '{"name": "weather", "arguments": {"city": "Rome"}}', "\n</tool_call>")
    )
    assert "tool_calls" not in turns[1]


def test_results_as_the_users_words() -> None:
    turns = messages.results_as_text(called(CALL, results=2))
    assert turns[2:] == [
        {"role": "user", "content": "<tool_response>\n20\n</tool_response>\n<tool_response>\n20\n</tool_response>"}
    ]


def test_two_roles_take_turns() -> None:
    said = [["system", "a"], ["user", "b"], ["assistant", "c"], ["assistant", "d"], ["tool", "e"]]
    assert messages.two_roles(said) == [
        {"role": "user", "content": "a\n\nb"},
        {"role": "assistant", "content": "c\n\nd"},
        {"role": "user", "content": "<tool_response>\ne\n</tool_response>"},
    ]


def test_tools_in_words_stand_in_the_system_message_or_the_first_question() -> None:
    said = [["system", "Be brief."], ASKED]
    system = messages.in_words(said, [WEATHER], system=True)
    assert system[0][1].startswith("Be brief.\n\n")
    assert json.dumps(WEATHER) in system[0][1].split("\n")
    assert system[1] == ASKED
    assert messages.in_words([ASKED], [WEATHER], system=True)[0][0] == "system"
    first = messages.in_words(said, [WEATHER], system=False)
    assert first[0] == ["system", "Be brief."]
    assert first[1][1].endswith("\n\nWeather?")
    assert messages.in_words([], [WEATHER], system=False)[0][0] == "user"
    assert said == [["system", "Be brief."], ASKED], "what was given is not touched"


def test_tools_in_the_system_message_as_phi_wants_them() -> None:
    turns = messages.in_system([{"role": "user", "content": "a"}], [WEATHER])
    assert turns[0]["role"] == "system"
    assert json.loads(turns[0]["tools"]) == [WEATHER]
