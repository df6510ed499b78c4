"""Messages as ryx has them, a role and a text → as chat templates expect them: calls, their results, tools.

Strings in them are data, but for those of a few keys that are ours and for the even parts of a Written.
"""

import itertools
import json
from collections.abc import Iterable, Mapping, Sequence
from typing import Any, Literal

from ryxd.models.dialect.calls import Call
from ryxd.models.dialect.dialects import Dialect

Said = Sequence[Sequence[str]]
"""Role and content of each message."""
Offered = Sequence[Mapping[str, Any]]
"""Functions that a model may call: name, description, parameters of each."""
Turn = dict[str, Any]
"""A message as a template sees it."""


class Written(tuple[str, ...]):
    """A text of which the first, third, … part is ours and may hold control tokens, and the rest is data."""

    __slots__ = ()


def wrapped(tools: Offered) -> list[dict[str, Any]]:
    """The tools as templates expect them."""
    return [{"type": "function", "function": dict(tool)} for tool in tools]


def turns(said: Said) -> list[Turn]:
    """The messages as they are."""
    return [{"role": role, "content": content} for role, content in said]


def with_calls(said: Said, dialect: Dialect, tools: Offered) -> list[Turn]:
    """The messages, with the calls in them told apart from text, and results with the call they belong to.

    An answer holds calls only if results follow it: else it may have been an example.
    """
    found: list[Turn] = []
    waiting: list[Turn] = []
    for index, (role, content) in enumerate(said):
        turn: Turn = {"role": role, "content": content}
        if role == "tool":
            call = waiting.pop(0) if waiting else None
            # nine characters: Mistral's templates refuse any other id
            turn["tool_call_id"] = call["id"] if call else f"call{index:05d}"
            turn["name"] = call["function"]["name"] if call else "tool"
        else:
            waiting = []
            if role == "assistant" and index + 1 < len(said) and said[index + 1][0] == "tool":
                turn |= _called(content, dialect, tools, index)
                waiting = list(turn.get("tool_calls", ()))
        found.append(turn)
    return found


def _called(content: str, dialect: Dialect, tools: Offered, index: int) -> Turn:
    listener = dialect.listener(tools, "")
    told = listener.feed(content)
    rest, thought, calls = listener.finish()
    if not calls:
        return {}
    turn: Turn = {
        "content": "".join(text for text, thinking in [*told, *rest] if not thinking).strip(),
        "tool_calls": [
            {
                "id": f"c{index:04d}{number:04d}",
                "type": "function",
                "function": {"name": name, "arguments": json.loads(arguments)},
            }
            for number, (name, arguments) in enumerate(calls)
        ],
    }
    # the two names that templates have for it
    return turn | ({"reasoning_content": thought, "thinking": thought} if thought else {})


def one_by_one(conversation: Iterable[Turn]) -> list[Turn]:
    """The same with one call in a turn, its result after it: some templates bear no more."""
    found: list[Turn] = []
    pending: list[Turn] = []
    for turn in conversation:
        if turn["role"] == "tool" and pending:
            found += [pending.pop(0), turn]
            continue
        found += pending
        calls = turn.get("tool_calls", [])
        pending = [{**turn, "tool_calls": [call]} for call in calls]
        for later in pending[1:]:
            later["content"] = ""
        found += [] if pending else [turn]
    return found + pending


def as_wanted(conversation: Iterable[Turn], arguments: Literal["object", "text"], *, beside: bool) -> list[Turn]:
    """The same with the arguments of calls as a template wants them, and their turns without text if not `beside`.

    Some templates put arguments into strings, and some look for calls only in turns that are empty.
    """
    found: list[Turn] = []
    for turn in conversation:
        if "tool_calls" not in turn:
            found.append(turn)
            continue
        calls = [_rewritten(call) if arguments == "text" else call for call in turn["tool_calls"]]
        found.append({**turn, "content": turn["content"] if beside else None, "tool_calls": calls})
    return found


def _rewritten(call: Turn) -> Turn:
    arguments = json.dumps(call["function"]["arguments"], ensure_ascii=False)
    return {**call, "function": {**call["function"], "arguments": arguments}}


def in_system(conversation: Sequence[Turn], tools: Offered) -> list[Turn]:
    """The same with the tools as JSON in the system message: where Phi's templates look for them."""
    offered = json.dumps([dict(tool) for tool in tools], ensure_ascii=False)
    if conversation and conversation[0]["role"] == "system":
        return [{**conversation[0], "tools": offered}, *conversation[1:]]
    return [{"role": "system", "content": "", "tools": offered}, *conversation]


def calls_as_text(conversation: Iterable[Turn], dialect: Dialect, *, native: bool) -> list[Turn]:
    """The same with the calls in the answers' text, for a template that knows none.

    They are written with the model's own control tokens if it has some and `native` is wanted.
    """
    found: list[Turn] = []
    for turn in conversation:
        calls: list[Call] = [
            (call["function"]["name"], json.dumps(call["function"]["arguments"], ensure_ascii=False))
            for call in turn.get("tool_calls", ())
        ]
        plain = {key: value for key, value in turn.items() if key != "tool_calls"}
        if calls:
            before = turn["content"] + "\n" if turn["content"] else ""
            plain["content"] = Written(("", before, *dialect.write(calls, native=native)))
        found.append(plain)
    return found


def results_as_text(conversation: Iterable[Turn]) -> list[Turn]:
    """The same with results told by the user, for a template that knows no such role."""
    found: list[Turn] = []
    for results, some in itertools.groupby(conversation, key=lambda turn: turn["role"] == "tool"):
        if results:
            found.append({"role": "user", "content": "\n".join(_result(turn["content"]) for turn in some)})
        else:
            found += some
    return found


def _result(text: str) -> str:
    return f"<tool_response>\n{text}\n</tool_response>"


def two_roles(said: Said) -> list[Turn]:
    """The messages in the two roles that every template knows, taking turns."""
    found: list[Turn] = []
    for role, content in said:
        side = "assistant" if role == "assistant" else "user"
        text = _result(content) if role == "tool" else content
        if found and found[-1]["role"] == side:
            found[-1]["content"] += "\n\n" + text
        else:
            found.append({"role": side, "content": text})
    return found


def in_words(said: Said, tools: Offered, *, system: bool) -> list[list[str]]:
    """The messages, with the tools told in the system message, or in the first of the user's without `system`."""
    words = _words(tools)
    found = [list(message) for message in said]
    if system and found[:1] and found[0][0] == "system":
        found[0][1] += "\n\n" + words
    elif system:
        found.insert(0, ["system", words])
    elif first := next((message for message in found if message[0] == "user"), None):
        first[1] = words + "\n\n" + first[1]
    else:
        found.insert(0, ["user", words])
    return found


def _words(tools: Offered) -> str:
    functions = "\n".join(json.dumps(dict(tool), ensure_ascii=False) for tool in tools)
    return (
        "You can call these functions. Each line is one of them, with a JSON schema of its arguments:\n"
        f"{functions}\n\n"
        "To call one, write its name and its arguments in this form, on lines of their own:\n"
        "<tool_call>\n"
        '{"name": "NAME", "arguments": {"ARGUMENT": "VALUE"}}\n'
        "</tool_call>\n"
        "and stop. What it returns is then given to you between <tool_response> and </tool_response>."
        " If no function helps, answer in words."
    )
