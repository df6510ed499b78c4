import itertools
import json

import pytest
from hypothesis import example, given
from hypothesis import strategies as st

from ryxd.models.dialect.calls import known
from ryxd.models.dialect.forms import Form, Thought
from ryxd.models.dialect.listener import Listener, Told

TOOLS = known(
    [
        {
            "name": "weather",
            "parameters": {
                "type": "object",
                "properties": {"city": {"type": "string"}, "days": {"type": "integer"}},
                "required": ["city"],
            },
        }
    ]
)
TAGS = Form("<tool_call>", "</tool_call>", gap="\n", arguments="arguments")
LIST = Form("[TOOL_CALLS]", anywhere=True, arguments="arguments", several=True)
NAMED = Form("[TOOL_CALLS]", anywhere=True)
KEPT = Form("<function=", "</function>", kept=True)
THINK = Thought("<think>", "</think>")
CALL = '{"name": "weather", "arguments": {"city": "Rome"}}'
TAGGED = f"<tool_call>\n{CALL}\n</tool_call>"
ROME = [("weather", '{"city": "Rome"}')]


def listener(
    *forms: Form, tools: bool = True, channels: bool = False, thinking: str = "", thought: Thought = THINK
) -> Listener:
    return Listener(
        [thought], forms or [TAGS, KEPT], channels=channels, tools=TOOLS if tools else {}, thinking=thinking
    )


def heard(one: Listener, parts: list[str], *, cut: bool = False) -> tuple[Told, str, list[tuple[str, str]]]:
    """All that is told, pieces of a kind put together; the whole thought; the calls."""
    told = [piece for part in parts for piece in one.feed(part)]
    rest, thought, calls = one.finish(cut=cut)
    joined = [
        ("".join(text for text, _ in pieces), kind)
        for kind, pieces in itertools.groupby([*told, *rest], key=lambda piece: piece[1])
    ]
    return joined, thought, calls


def answer(text: str, one: Listener | None = None) -> tuple[str, list[tuple[str, str]]]:
    """The text that a person gets, and the calls, however the answer is split."""
    one = one or listener()
    told, _, calls = heard(one, list(text))
    return "".join(piece for piece, thought in told if not thought), calls


def test_text_is_told_at_once() -> None:
    one = listener()
    assert [one.feed(part) for part in ("Hello", " ", "you.\n", "Bye")] == [
        [("Hello", False)],
        [(" ", False)],
        [("you.\n", False)],
        [("Bye", False)],
    ]
    assert one.finish() == ([], "", [])


def test_a_thought_is_told_as_one() -> None:
    assert heard(listener(), ["<think>\nLet me", " see\n</think>\n\nYes"]) == (
        [("Let me see\n", True), ("Yes", False)],
        "Let me see",
        [],
    )


def test_a_thought_that_the_prompt_opened() -> None:
    assert heard(listener(thinking="</think>"), ["\nhm", "</thi", "nk>\nYes"]) == (
        [("hm", True), ("Yes", False)],
        "hm",
        [],
    )


@pytest.mark.parametrize("text", ["<think>so far", "<think>so far</thin"])
def test_an_unfinished_thought_is_no_answer(text: str) -> None:
    told, thought, calls = heard(listener(), [text], cut=True)
    assert all(kind for _, kind in told)
    assert thought == text.removeprefix("<think>")
    assert calls == []


def test_a_thought_begins_only_at_the_beginning_or_by_a_control_token() -> None:
    text = "Use the <think> tag.\n<think>\nlike so\n</think>"
    assert answer(text)[0] == text
    token = Thought("[THINK]", "[/THINK]", anywhere=True)
    assert heard(listener(thought=token), ["a [THINK]b[/THINK] c"])[0] == [("a ", False), ("b", True), ("c", False)]


def test_a_call_in_a_thought_is_a_thought() -> None:
    assert heard(listener(), [f"<think>I could\n{TAGGED}</think>No."]) == (
        [(f"I could\n{TAGGED}", True), ("No.", False)],
        f"I could\n{TAGGED}",
        [],
    )


@pytest.mark.parametrize(
    ("text", "told"),
    [
        (TAGGED, ""),
        (f"I'll look.\n{TAGGED}\n", "I'll look.\n"),
        (f"{TAGGED}\nDone.", "Done."),
        (f"  {TAGGED}", "  "),
        (f"<tool_call>{CALL}</tool_call>", ""),
        (f"<tool_call>\n{CALL}", ""),
        (f"<tool_call>\n```json\n{CALL}\n```\n</tool_call>", ""),
        ("<tool_call>\n<function=weather>\n<parameter=city>\nRome\n</parameter>\n</function>\n</tool_call>", ""),
        ("<function=weather>\n<parameter=city>\nRome\n</parameter>\n</function>", ""),
        (f"```tool_code\n{CALL}\n```", ""),
        ('Sure:\n```tool_code\nweather(city="Rome")\n```\n', "Sure:\n"),
        (f"```json\n{CALL}\n```", ""),
        (f"```\n{CALL}\n```\n", ""),
        (CALL, ""),
        (f"\n{CALL}\n", "\n"),
        (f"[{CALL}]", ""),
        ('[weather(city="Rome")]', ""),
        (f"<think>a</think>\n{CALL}", ""),
    ],
)
def test_a_call_that_stands_alone_is_a_call(text: str, told: str) -> None:
    assert answer(text) == (told, ROME)


@pytest.mark.parametrize(
    "text",
    [
        f"Write {TAGGED} to call it.",
        f"You would write `<tool_call>{CALL}</tool_call>`.",
        f'He said "{TAGGED}"',
        f"> <tool_call>{CALL}</tool_call>",
        f"    <tool_call>{CALL}</tool_call>",
        f"For example:\n```\n{TAGGED}\n```\nThat's how.",
        f"For example:\n````text\n```tool_code\n{CALL}\n```\n````\n",
        f"The file has ```xml\n{TAGGED}\n```",
        "Use ```ls``` or ```x\n",
        f"The call is {CALL}",
        f"{CALL} is how you call it.",
        f"Here:\n```json\n{CALL}\n```\n",
        f"```json\n{CALL}\n```\nThat is the format.",
        '<tool_call>\n{"name": "rm", "arguments": {}}\n</tool_call>',
        '<tool_call>\n{"name": "weather", "arguments": {}}\n</tool_call>\nok',
        "<tool_call> is a tag",
        "<tool_call",
        '{"name": "Ada", "age": 36}',
        '{"name": "weather", "arguments": {"city": "Ro',
        "[1, 2, 3]",
        "[link](https://example.org) and more",
        "```python\nprint(1)\n```\n",
        "```",
        "``",
        "a `b` ```c``` d\n```e``` f",
    ],
)  # fmt: skip
def test_what_only_mentions_a_call_is_text(text: str) -> None:
    assert answer(text) == (text, [])


def test_without_tools_nothing_is_a_call() -> None:
    for text in (TAGGED, CALL, f"[TOOL_CALLS][{CALL}]"):
        assert answer(text, listener(tools=False)) == (text, [])


def test_a_control_token_counts_in_the_middle_of_a_line_too() -> None:
    assert answer(f"Sure. [TOOL_CALLS][{CALL}]", listener(LIST)) == ("Sure. ", ROME)
    assert answer(f"Sure. [TOOL_CALLS][{CALL}]\nThat's it.", listener(LIST)) == ("Sure. That's it.", ROME)
    assert answer('[TOOL_CALLS]weather[ARGS]{"city": "Rome"}' * 2, listener(NAMED)) == ("", ROME * 2)


def test_several_calls_with_a_slip_in_one() -> None:
    slip = TAGGED.replace('"', "'").replace("}}", ",}")
    assert answer(f"{TAGGED}\n{slip}\n{TAGGED}") == ("", ROME * 3)


def test_the_end_of_a_call_inside_a_string_is_not_its_end() -> None:
    arguments = {"city": 'a "quoted" </tool_call> \\'}
    text = f"<tool_call>\n{json.dumps({'name': 'weather', 'arguments': arguments})}\n</tool_call> ok"
    assert answer(text) == ("ok", [("weather", json.dumps(arguments))])


def test_a_quote_too_many_does_not_swallow_what_follows() -> None:
    text = f'<tool_call>\n{CALL}" \n</tool_call>\nok'
    told, calls = answer(text)
    assert (told, calls) == (text, [])
    text = "<tool_call>\n{'name': 'weather', 'arguments': {'city': 'say \" once'}}\n</tool_call>\nok"
    assert answer(text) == ("ok", [("weather", '{"city": "say \\" once"}')])


def test_a_call_that_was_broken_off_is_text() -> None:
    text = f"<tool_call>\n{CALL[:-1]}"
    assert heard(listener(), [text], cut=True) == ([(text, False)], "", [])
    assert heard(listener(), [text])[2] == ROME


def test_what_looked_like_a_call_is_told_as_soon_as_it_is_clear() -> None:
    one = listener()
    assert one.feed('{"name": "Ada Lovelace') == []
    assert one.feed('"') == [('{"name": "Ada Lovelace"', False)]
    one = listener()
    assert one.feed('{"other": "' + "x" * 50) == []
    assert one.feed("x" * 50) == [('{"other": "' + "x" * 100, False)]
    one = listener()
    assert one.feed("{ 5") == [("{ 5", False)]
    one = listener()
    assert one.feed("[see") == []
    assert one.feed(" this]") == [("[see this]", False)]


# --- when a grammar may be put to use


def test_a_grammar_is_asked_for_where_the_body_begins() -> None:
    one = listener()
    one.feed("Sure.\n<tool_call>")
    assert one.calling is None
    one.feed("\n")
    assert one.calling
    assert one.calling.closes == "\n</tool_call>"
    assert one.calling.schema["properties"]["name"] == {"const": "weather"}
    one.calling = None
    one.feed('{"name"')
    assert one.calling is None
    one.feed(CALL.removeprefix('{"name"') + "\n</tool_call>\n<tool_call>\n")
    assert one.calling
    one.feed("x</tool_call>")
    assert one.calling is None


@pytest.mark.parametrize("text", ["<tool_call>\n{", "`<tool_call>\n", "```\n<tool_call>\n", "<think><tool_call>\n"])
def test_no_grammar_is_asked_for_elsewhere(text: str) -> None:
    one = listener()
    one.feed(text)
    assert one.calling is None
    one = listener(tools=False)
    one.feed("<tool_call>\n")
    assert one.calling is None


def test_a_grammar_for_the_arguments_of_a_call_that_is_named_first() -> None:
    one = listener(NAMED)
    for part in ("[TOOL_CALLS]", "wea", "ther"):
        one.feed(part)
        assert one.calling is None
    one.feed("[ARGS]")
    assert one.calling
    assert one.calling.schema == TOOLS["weather"]
    one = listener(NAMED)
    one.feed("[TOOL_CALLS]nothing[ARGS]")
    assert one.calling is None


# --- parts that say where they go


def test_channels() -> None:
    text = (
        "<|channel|>analysis<|message|>hm<|end|><|start|>assistant<|channel|>commentary<|message|>I'll look.<|end|>"
        '<|start|>assistant<|channel|>commentary to=functions.weather <|constrain|>json<|message|>{"city": "Rome"}'
        "<|call|>"
    )
    one = listener(channels=True)
    assert heard(one, list(text)) == ([("hm", True), ("I'll look.", False)], "hm", ROME)
    one = listener(channels=True)
    one.feed(text.partition('{"city"')[0])
    assert one.calling
    assert one.calling.schema == TOOLS["weather"]
    text = "<|channel|>analysis<|message|>a<|end|><|start|>assistant<|channel|>final<|message|>b<|return|>"
    assert heard(listener(channels=True, tools=False), [text])[0] == [("a", True), ("b", False)]


# --- however it is split

PARTS = st.sampled_from(
    [
        "<think>", "</think>", "<tool_call>", "</tool_call>", "\n", " ", "    ", "```", "````", "```json\n", "```tool_code\n",
        "\n```\n", CALL, CALL[:-1], CALL.replace("weather", "x"), TAGGED, "<tool", "_call>", "<", "[", "{", '"', "'", "\\",
        "[TOOL_CALLS]", "[ARGS]", "weather", '{"city": "Rome"}', "<function=weather>", "</function>", "Hello", "ä",
        'weather(city="Rome")', "<|channel|>", "analysis", "<|message|>", "<|end|>", "<|start|>", "<|call|>",
        " to=functions.weather", "commentary", "x" * 50, ",", "}", "`" * 45, "x" * 450,
    ]
)  # fmt: skip
TEXTS = st.lists(PARTS | st.text(max_size=5), max_size=12).map("".join)
KINDS = st.sampled_from(["tags", "list", "named", "channels", "none", "open"])


def of_kind(kind: str) -> Listener:
    match kind:
        case "tags":
            return listener()
        case "list":
            return listener(LIST, TAGS, thought=Thought("<think>", "</think>", anywhere=True))
        case "named":
            return listener(NAMED, TAGS, KEPT)
        case "channels":
            return listener(channels=True)
        case "open":
            return listener(thinking="</think>")
    return listener(tools=False)


@given(TEXTS, KINDS, st.data(), st.booleans())
@example("[" + CALL, "tags", None, False)
def test_how_an_answer_is_split_makes_no_difference(
    text: str, kind: str, data: st.DataObject | None, cut: bool
) -> None:
    whole = heard(of_kind(kind), [text], cut=cut)
    assert heard(of_kind(kind), list(text), cut=cut) == whole
    if data:
        at = sorted(data.draw(st.lists(st.integers(0, len(text)), max_size=5)))
        parts = [text[start:end] for start, end in itertools.pairwise([0, *at, len(text)])]
        assert heard(of_kind(kind), parts, cut=cut) == whole


@given(TEXTS, KINDS)
def test_nothing_is_told_that_was_not_written(text: str, kind: str) -> None:
    told, thought, _ = heard(of_kind(kind), [text])
    left = iter(text)
    assert all(letter in left for piece, _ in told for letter in piece), "in this order, and once"
    assert thought in text or "\n\n" in thought


@given(TEXTS, st.sampled_from(["tags", "list", "named"]))
def test_what_is_neither_thought_nor_call_is_told_whole(text: str, kind: str) -> None:
    text = text.replace("<think>", "")
    told, _, calls = heard(of_kind(kind), [text])
    if not calls:
        assert "".join(piece for piece, _ in told) == text


WORDS = st.sampled_from([" Well", " the `<tool_call>` tag", ", and", "\nnext line", " {x}", ".\n", " ```inline``` "])


@given(st.lists(st.lists(WORDS, min_size=1, max_size=4).map("".join), min_size=1, max_size=4), st.booleans())
def test_between_calls_no_character_is_lost_or_doubled(texts: list[str], thinking: bool) -> None:
    before = "<think>\nhm\n</think>\n\n" if thinking else ""
    text = before + "".join(f"{words}\n{TAGGED}\n" for words in texts)
    told = "".join((words if first and not thinking else words.lstrip()) + "\n"
                   for first, words in zip(itertools.chain([True], itertools.repeat(False)), texts, strict=False))  # fmt: skip
    assert answer(text) == (told, ROME * len(texts))
