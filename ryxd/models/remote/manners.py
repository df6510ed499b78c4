"""What to send to a server, and what to leave out when it refuses that."""

import json
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any, Literal

from ryxd.core.model import JsonSchema, Message, Prompt

Kind = Literal["llama-server", "vllm", "ollama", "lm-studio", "other"]

_WORDS = {
    "chat_template_kwargs": ("chat_template_kwargs",),
    "stream_options": ("stream_options", "include_usage"),
    "logprobs": ("logprobs",),
    "seed": ("seed",),
    "temperature": ("temperature",),
    "max_tokens": ("max_completion_tokens",),
}
"""What a request can do without, and the words by which a refusal names it."""

_STRUCTURE: dict[Kind, tuple[str, ...]] = {
    "llama-server": ("json_schema", "json_object+schema", "json_object"),
    # structured_outputs took the place of guided_json in vLLM 0.11
    "vllm": ("json_schema", "structured_outputs", "guided_json", "json_object", "asked"),
    # json_schema becomes Ollama's own `format`
    "ollama": ("json_schema", "json_object", "asked"),
    "lm-studio": ("json_schema", "asked"),
    # json_object with a schema is what llama-cpp-python's server enforces
    "other": ("json_schema", "json_object+schema", "json_object", "asked"),
}
"""Ways to have a schema enforced, the surest first. The last one only asks the model for it."""

_SPELLED = 16
"""Up to here a bound may be spelled out."""
_ENFORCED = frozenset({"json_schema", "json_object+schema", "structured_outputs", "guided_json"})


def wish(schema: JsonSchema) -> str:
    """A schema in words, for a model whose server can't enforce it."""
    return f"Answer with JSON only, valid under this JSON schema: {json.dumps(schema, ensure_ascii=False)}"


def loose(schema: Any) -> Any:
    """A schema without bounds on length, which are checked afterwards only.

    llama.cpp's grammars spell a bound out: from about 2,000 on they are refused, or end the server.
    """
    if isinstance(schema, list):
        return [loose(part) for part in schema]
    if not isinstance(schema, Mapping):
        return schema
    return {key: _loose(key, value) for key, value in schema.items() if not _wide(key, value)}


def _loose(key: str, value: Any) -> Any:
    if key in {"const", "enum", "default", "examples", "required"}:
        return value
    if key in {"properties", "$defs", "definitions", "patternProperties"} and isinstance(value, Mapping):
        return {name: loose(part) for name, part in value.items()}
    return loose(value)


def _wide(key: str, value: Any) -> bool:
    """Whether it is a bound that would be spelled out at length."""
    if key not in {"maxLength", "minLength", "minItems", "maxItems"} or not isinstance(value, int):
        return False
    return key == "maxLength" or value > _SPELLED


def plain(messages: Sequence[Message]) -> list[Message]:
    """The same in the two roles that every chat template knows, taking turns."""
    turns: list[Message] = []
    for message in messages:
        role: Literal["user", "assistant"] = "assistant" if message.role == "assistant" else "user"
        if turns and turns[-1].role == role:
            turns[-1] = Message(role, f"{turns[-1].content}\n\n{message.content}")
        else:
            turns.append(Message(role, message.content))
    return turns


@dataclass
class Manners:
    """What a server is known to take. Learned from what it refuses, and kept once it took what was left."""

    kind: Kind = "other"
    without: frozenset[str] = frozenset()
    plain: bool = False
    """Whether its chat template knows only user and assistant."""
    structure: int = 0
    """Which of the ways to enforce a schema it takes."""
    words: bool = False
    """A schema is told the model in words too: the server does not enforce what it takes."""
    proven: bool = False
    """It did well that way once: trouble now is about this one schema, and no reason to trust it less."""

    @property
    def enforces(self) -> bool:
        """Whether that way binds the model."""
        return not self.words and _STRUCTURE[self.kind][self.structure] in _ENFORCED

    def learn(self, form: "Form") -> None:
        """A request was answered in this form."""
        self.without |= form.without
        self.plain |= form.plain
        if form.prompt.schema is not None and not self.proven:
            self.structure, self.words = form.structure, form.words
            self.proven = not form.more


@dataclass
class Form:
    """One request, in the form that it is sent in. Each refusal can leave out one thing more, so they end."""

    prompt: Prompt
    model: str
    seed: int
    kind: Kind
    without: frozenset[str]
    plain: bool
    structure: int
    words: bool
    most: int
    """Tokens of the answer, as many as there is room for."""
    streamed: bool = True
    more: list[Message] = field(default_factory=list)
    """Said after the prompt: why an answer was no good."""

    @property
    def way(self) -> str:
        """How the schema is enforced."""
        return _STRUCTURE[self.kind][self.structure]

    @property
    def enforced(self) -> bool:
        """Whether the server promises an answer that is valid."""
        return self.prompt.schema is not None and self.way in _ENFORCED

    def messages(self) -> list[dict[str, str]]:
        """The messages, in the roles that the server knows."""
        said = [*self.prompt.messages, *self.more]
        if self.prompt.schema is not None and (self.words or not self.enforced):
            place = 1 if said and said[0].role == "system" else 0
            said.insert(place, Message("system", wish(self.prompt.schema)))
            if place:
                said[:2] = [Message("system", f"{said[0].content}\n\n{said[1].content}")]
        if self.plain:
            said = plain(said)
        return [_spoken(message, number) for number, message in enumerate(said)]

    def body(self) -> dict[str, Any]:
        """The JSON of the request."""
        prompt = self.prompt
        limit = "max_completion_tokens" if "max_tokens" in self.without else "max_tokens"
        body: dict[str, Any] = {
            "model": self.model,
            "messages": self.messages(),
            "stream": self.streamed,
            limit: self.most,
            "temperature": prompt.temperature,
            "seed": self.seed,
            "stream_options": {"include_usage": True},
            "logprobs": True,
            # llama-server sends 20 of them where no number is named
            "top_logprobs": 1,
        }
        if not self.streamed:
            del body["stream_options"]
        if prompt.extra:
            body["chat_template_kwargs"] = dict(prompt.extra)
        if prompt.tools:
            body["tools"] = [{"type": "function", "function": dict(tool)} for tool in prompt.tools]
        if prompt.schema is not None:
            body |= _structured(self.way, loose(prompt.schema))
        if "logprobs" in self.without:
            del body["top_logprobs"]
        return {name: value for name, value in body.items() if name not in self.without or name == limit}

    def retry(self, answer: str, why: str) -> None:
        """The answer was no good: say so, and what is wanted."""
        self.more += [Message("assistant", answer), Message("user", why)]
        self.words = self.prompt.schema is not None

    def give_way(self, refusal: str) -> bool:
        """Leave out what a refusal is about; False when there is nothing left that could be."""
        words, body = refusal.lower(), self.body()
        for name, names in _WORDS.items():
            if name in body and name not in self.without and any(word in words for word in names):
                self.without |= {name}
                return True
        if self.prompt.schema is not None and self.structure + 1 < len(_STRUCTURE[self.kind]):
            self.structure += 1
            return True
        said = [*self.prompt.messages, *self.more]
        if not self.plain and plain(said) != said:
            self.plain = True
            return True
        return False


def form(prompt: Prompt, manners: Manners, *, model: str, seed: int, most: int) -> Form:
    """A request in the form that its server is known to take."""
    return Form(
        prompt=prompt,
        model=model,
        seed=seed,
        kind=manners.kind,
        without=manners.without,
        plain=manners.plain,
        structure=manners.structure,
        words=manners.words,
        most=min(prompt.max_tokens, most),
    )


def _spoken(message: Message, number: int) -> dict[str, str]:
    # a file's name need not be text: half a character in it is no reason to fail
    said = {"role": message.role, "content": message.content.encode(errors="replace").decode()}
    if message.role == "tool":
        # servers that check it want one; nine letters and digits is what the strictest want
        said["tool_call_id"] = f"call{number:05d}"
    return said


def _structured(way: str, schema: JsonSchema) -> dict[str, Any]:
    match way:
        case "json_schema":
            named = {"name": "answer", "schema": dict(schema), "strict": True}
            return {"response_format": {"type": "json_schema", "json_schema": named}}
        case "json_object+schema":
            return {"response_format": {"type": "json_object", "schema": dict(schema)}}
        case "json_object":
            return {"response_format": {"type": "json_object"}}
        case "structured_outputs":
            return {"structured_outputs": {"json": dict(schema)}}
        case "guided_json":
            return {"guided_json": dict(schema)}
        case _:
            return {}
