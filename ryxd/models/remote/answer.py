"""An answer, put together from the pieces that a server streams.

The shapes are those of https://platform.openai.com/docs/api-reference/chat-streaming, with what
llama-server, vLLM, Ollama and LM Studio make of them: a thought is `reasoning_content`, `reasoning` or
`thinking`; a call comes whole or in parts, with or without an index; usage comes last, or never.
"""

import json
import math
import re
from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from typing import Any

from ryxd.core.model import ToolCall
from ryxd.models.remote.thoughts import Splitter, unopened

Tell = Callable[[str, bool], None]
"""Hears each new piece of the text, and whether it is thought."""

_THOUGHTS = ("reasoning_content", "reasoning", "thinking")
_TOOL = re.compile(r'"tool"\s*:\s*"(?:[^"\\]|\\.)*"')


@dataclass
class _Call:
    id: str = ""
    name: str = ""
    arguments: str = ""


@dataclass
class Answer:
    """What was heard so far."""

    tell: Tell
    text: str = ""
    thought: str = ""
    finish: str = ""
    """The server's own word for why it ended; empty until it did."""
    model: str = ""
    tokens_in: int = 0
    tokens_cached: int = 0
    tokens_out: int = 0
    heard: bool = False
    """Whether anything of an answer came: from then on it can't be asked for again."""
    _calls: list[_Call] = field(default_factory=list)
    _open: dict[int, _Call] = field(default_factory=dict)
    _last: _Call | None = None
    _sure: list[float] = field(default_factory=list)
    """The probability of each token of the answer, as far as they were told."""
    _decision: list[float] | None = None
    _pieces: int = 0
    _splitter: Splitter = field(default_factory=Splitter)

    def add(self, chunk: Mapping[str, Any]) -> bool:
        """One chunk of a stream, or a whole answer that was not streamed; whether the answer has begun."""
        self.model = _text(chunk.get("model")) or self.model
        self._count(chunk)
        choices = chunk.get("choices")
        if not isinstance(choices, list) or not choices or not isinstance(choices[0], dict):
            return self.heard
        choice = choices[0]
        delta = choice.get("delta") or choice.get("message")
        answered = isinstance(delta, dict) and self._delta(delta)
        self._note(choice.get("logprobs"), answered=answered)
        self.finish = _text(choice.get("finish_reason")) or self.finish
        return self.heard

    def end(self) -> None:
        """No more will come."""
        for text, thought in self._splitter.end():
            self._say(text, thought=thought)
        if not self.thought and (parts := unopened(self.text)):
            self.thought, self.text = parts
        self.tokens_out = self.tokens_out or len(self._sure) or self._pieces

    @property
    def calls(self) -> tuple[ToolCall, ...]:
        """The functions it calls."""
        return tuple(ToolCall(call.name, call.arguments or "{}") for call in self._calls)

    @property
    def confidence(self) -> float | None:
        """The mean probability of its tokens; None when the server told none."""
        return sum(self._sure) / len(self._sure) if self._sure else None

    @property
    def decision(self) -> float | None:
        """The lowest probability up to the name of the tool; None when the server told none.

        Nor is it known of a call in the model's own form: servers parse those, and leave out the
        probabilities of what they held back meanwhile.
        """
        if self._calls:
            return None
        return min(self._decision) if self._decision else self.confidence

    def _delta(self, delta: Mapping[str, Any]) -> bool:
        """Whether there was something of the answer itself in it."""
        before = len(self.text)
        # a server in transition sends the same thought under two names
        thought = next((text for name in _THOUGHTS if (text := _text(delta.get(name)))), "")
        if thought:
            self._say(thought, thought=True)
        if content := _text(delta.get("content")):
            self._pieces += 1
            for text, thinks in self._splitter.feed(content):
                self._say(text, thought=thinks)
        calls = delta.get("tool_calls")
        for part in calls if isinstance(calls, list) else ():
            if isinstance(part, dict):
                self._call(part)
        return len(self.text) > before or bool(calls)

    def _say(self, text: str, *, thought: bool) -> None:
        if thought:
            self.thought += text
        else:
            self.text += text
        self.heard = True
        self.tell(text, thought)

    def _call(self, part: Mapping[str, Any]) -> None:
        """A call, or more of one."""
        self.heard = True
        function = part.get("function")
        function = function if isinstance(function, dict) else {}
        name, own, index = _text(function.get("name")), _text(part.get("id")), part.get("index")
        call = self._open.get(index) if isinstance(index, int) else self._last
        # the index says which call it belongs to, but some servers send 0 for each of several
        if call is None or (name and own and own != call.id) or (name and not isinstance(index, int)):
            call = self._last = _Call(own)
            self._calls.append(call)
        if isinstance(index, int):
            self._open[index] = call
        call.name += name if call.name != name else ""
        arguments = function.get("arguments")
        # Ollama's own operations send an object where OpenAI's send its JSON
        call.arguments += json.dumps(arguments) if isinstance(arguments, dict) else _text(arguments)

    def _note(self, logprobs: Any, *, answered: bool) -> None:
        """How likely the tokens of this piece were; those of a thought decide nothing."""
        told = logprobs.get("content") if isinstance(logprobs, dict) else None
        if isinstance(told, list) and answered:
            values = (entry.get("logprob") for entry in told if isinstance(entry, dict))
            known = (float(value) for value in values if isinstance(value, int | float))
            self._sure += [math.exp(min(value, 0.0)) for value in known if not math.isnan(value)]
        if self._decision is None and _TOOL.search(self.text):
            self._decision = list(self._sure)

    def _count(self, chunk: Mapping[str, Any]) -> None:
        usage = chunk.get("usage")
        if not isinstance(usage, dict):
            return
        details = usage.get("prompt_tokens_details")
        self.tokens_in = _number(usage.get("prompt_tokens")) or self.tokens_in
        self.tokens_out = _number(usage.get("completion_tokens")) or self.tokens_out
        cached = details.get("cached_tokens") if isinstance(details, dict) else 0
        self.tokens_cached = _number(cached) or self.tokens_cached


def _text(value: Any) -> str:
    return value if isinstance(value, str) else ""


def _number(value: Any) -> int:
    return value if isinstance(value, int) and not isinstance(value, bool) and value > 0 else 0
