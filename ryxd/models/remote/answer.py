"""An answer, put together from the pieces that a server streams.

The shapes are those of https://platform.openai.com/docs/api-reference/chat-streaming, with what
llama-server, vLLM, Ollama and LM Studio make of them: a thought is `reasoning_content`, `reasoning` or
`thinking`; a call comes whole or in parts, with or without an index; usage comes last, or never. What a
server leaves in the text is read as a local model's is (reading.py); what it tells itself counts more.
"""

import json
import math
import re
from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Any

from ryxd.core.model import ToolCall
from ryxd.models.chances import IN_PLANS, LOOKED_AT, Chances, Token, of_call, of_plan

if TYPE_CHECKING:
    from ryxd.models.remote.reading import Read, Reading  # imported when a server is asked, not by every daemon

Tell = Callable[[str, bool], None]
"""Hears each new piece of the text, and whether it is thought."""

_THOUGHTS = ("reasoning_content", "reasoning", "thinking")
_TOOL = re.compile(r'"(?:tool|agent)"\s*:\s*"(?:[^"\\]|\\.)*"')


@dataclass
class _Call:
    id: str = ""
    name: str = ""
    arguments: str = ""


@dataclass
class Answer:
    """What was heard so far."""

    tell: Tell
    reading: "Reading"
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
    _sure: list[tuple[str, float]] = field(default_factory=list)
    """Each token of the answer and its probability, as far as they were told."""
    _decided: int | None = None
    """How many of them there were when the tool was named."""
    _maybe: list[tuple[str, float]] = field(default_factory=list)
    """Of the tokens that are held back: they may belong to a thought."""
    _pieces: int = 0
    _blank: str = ""
    """White space that the text began with: a thought may follow, which it is part of."""
    _reasoned: bool = False
    """Whether the server told a thought as one: what is in the text is the same once more."""
    _printed: tuple[ToolCall, ...] = ()

    def add(self, chunk: Mapping[str, Any]) -> bool:
        """One chunk of a stream, or a whole answer that was not streamed; whether the answer has begun."""
        self.model = _text(chunk.get("model")) or self.model
        self._count(chunk)
        choices = chunk.get("choices")
        if not isinstance(choices, list) or not choices or not isinstance(choices[0], dict):
            return self.heard
        choice = choices[0]
        delta = choice.get("delta") or choice.get("message")
        if isinstance(delta, dict):
            self._delta(delta, choice.get("logprobs"))
        self.finish = _text(choice.get("finish_reason")) or self.finish
        return self.heard

    def read(self) -> "Read":
        """What is in the text, when no more will come; nothing is told yet. It may run in a thread."""
        return self.reading.finish(cut=self.finish == "length", reasoned=self._reasoned)

    def end(self, read: "Read") -> None:
        """No more will come, and this is what was read."""
        before = len(self.text)
        for text, thought in read.rest:
            self._say(text, thought=thought)
        if self._blank:
            self._tell(self._blank, thought=False)
        if len(self.text) > before or read.calls:
            self._sure += self._maybe
        if not self._reasoned:
            self.text, self.thought = read.text, read.thought
        self._printed = read.calls
        self.tokens_out = self.tokens_out or len(self._sure) or self._pieces

    @property
    def calls(self) -> tuple[ToolCall, ...]:
        """The functions it calls: those that the server tells, or else those printed in the text."""
        return tuple(ToolCall(call.name, call.arguments or "{}") for call in self._calls) or self._printed

    @property
    def confidence(self) -> float | None:
        """The mean probability of its tokens; None when the server told none."""
        return sum(probability for _, probability in self._sure) / len(self._sure) if self._sure else None

    @property
    def decision(self) -> float | None:
        """The lowest probability up to the name of the tool (of the agent, in a route); None when none was told.

        Nor is it known of a call in the model's own form: servers parse those, and leave out the
        probabilities of what they held back meanwhile.
        """
        if self.calls:
            return None
        told = [probability for _, probability in self._sure[: self._decided]] if self._decided else []
        return min(told) if told else self.confidence

    @property
    def called(self) -> Chances | None:
        """The probabilities of the call in the text; None where it is none, or nothing was told of its tokens."""
        return None if self.calls or not self._sure else of_call(*self._tokens(LOOKED_AT))

    @property
    def planned(self) -> list[Chances]:
        """The same of each Action in a plan."""
        return [] if self.calls else of_plan(*self._tokens(IN_PLANS))

    def _tokens(self, most: int) -> tuple[str, list[Token]]:
        """The text of the tokens, and as many of them as count."""
        text, tokens = "", list[Token]()
        for piece, probability in self._sure:
            tokens.append(Token(len(text), probability))
            text += piece
        return text, tokens[: (self._decided or 0) + most]

    def _delta(self, delta: Mapping[str, Any], logprobs: Any) -> None:
        # a server in transition sends the same thought under two names
        if thought := next((text for name in _THOUGHTS if (text := _text(delta.get(name)))), ""):
            self._reasoned = True
            self._tell(thought, thought=True)
        if content := _text(delta.get("content")):
            self._content(content, logprobs)
        calls = delta.get("tool_calls")
        for part in calls if isinstance(calls, list) else ():
            if isinstance(part, dict):
                self._call(part)
        if calls and not content:
            self._note(logprobs, answered=True)

    def _content(self, content: str, logprobs: Any) -> None:
        self._pieces += 1
        # what is held back is a sign of life, too
        self.heard = self.heard or bool(content.strip())
        before, thinks = len(self.text), self.reading.thinks
        for text, thought in self.reading.feed(content):
            thinks = thinks or thought
            self._say(text, thought=thought)
        told = len(self.text) > before
        self._note(logprobs, answered=True if told else False if thinks or self.reading.thinks else None)

    def _say(self, text: str, *, thought: bool) -> None:
        """Tell what was in the text."""
        if thought:
            self._blank = ""
            if not self._reasoned:
                self._tell(text, thought=True)
            return
        text, self._blank = self._blank + text, ""
        if self.text or text.strip():
            self._tell(text, thought=False)
        else:
            self._blank = text

    def _tell(self, text: str, *, thought: bool) -> None:
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

    def _note(self, logprobs: Any, *, answered: bool | None) -> None:
        """How likely the tokens of this piece were; those of a thought decide nothing. None: not known yet."""
        told = logprobs.get("content") if isinstance(logprobs, dict) else None
        if isinstance(told, list):
            values = ((_text(each.get("token")), each.get("logprob")) for each in told if isinstance(each, dict))
            known = ((token, float(value)) for token, value in values if isinstance(value, int | float))
            self._maybe += [(token, math.exp(min(value, 0.0))) for token, value in known if not math.isnan(value)]
        if answered:
            self._sure += self._maybe
        if answered is not None:
            self._maybe.clear()
        if self._decided is None and _TOOL.search(self.text):
            self._decided = len(self._sure)

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
