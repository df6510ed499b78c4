"""Messages and tools → the text a model was trained on, by the chat template in its own file.

Only the template's own text may hold control tokens. What users, files and tools say is data (marks.py). What
a template knows (tools, calls, results) is found by trying it, not by its model's name; what it does not know
is told in words.
"""

import itertools
import json
from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from datetime import datetime
from typing import Any, Literal, NoReturn

from jinja2 import TemplateError, nodes
from jinja2.ext import Extension, loopcontrols
from jinja2.parser import Parser
from jinja2.sandbox import ImmutableSandboxedEnvironment

from ryxd.models.dialect.dialects import Dialect
from ryxd.models.worker import messages as written
from ryxd.models.worker.marks import Guard, Marks, Piece
from ryxd.models.worker.messages import Offered, Said, Turn

CHATML = (
    "{% for message in messages %}"
    "{{ '<|im_start|>' + message['role'] + '\\n' + message['content'] + '<|im_end|>\\n' }}"
    "{% endfor %}{% if add_generation_prompt %}{{ '<|im_start|>assistant\\n' }}{% endif %}"
)
"""For files that bring no template: what most models of unknown origin were trained on."""

_FAILURES = (TemplateError, ArithmeticError, LookupError, TypeError, ValueError, AttributeError, RecursionError)
_PROBE: Mapping[str, Any] = {
    "name": "probed_name",
    "description": "probed description",
    "parameters": {"type": "object", "properties": {"at": {"type": "string", "description": "a"}}},
}

_CALLED: Turn = {
    "role": "assistant",
    "content": "b",
    "tool_calls": [
        {
            "id": "probed123",
            "type": "function",
            "function": {"name": "called", "arguments": {"at": "probed_value"}},
        }
    ],
}
_CALLS: Sequence[tuple[Literal["object", "text"], bool]] = (
    ("object", True),
    ("text", True),
    ("object", False),
    ("text", False),
)


class TemplateFailed(Exception):
    """The model's template refuses these messages; the text is its own."""


def _refuse(message: str) -> NoReturn:
    raise TemplateError(message)


def _now(form: str) -> str:
    return datetime.now().astimezone().strftime(form)


def _json(
    value: Any,
    ensure_ascii: bool = False,
    indent: int | None = None,
    separators: tuple[str, str] | None = None,
    sort_keys: bool = False,
) -> str:
    # not jinja's own tojson: that one escapes < and >, which no template of a model expects
    return json.dumps(value, ensure_ascii=ensure_ascii, indent=indent, separators=separators, sort_keys=sort_keys)


class _Generation(Extension):
    """{% generation %} says what a model is trained to write; to us it is nothing but its content."""

    tags = {"generation"}  # noqa: RUF012 - the base class says so

    def parse(self, parser: Parser) -> list[nodes.Node]:
        next(parser.stream)
        return parser.parse_statements(("name:endgeneration",), drop_needle=True)


def _environment() -> ImmutableSandboxedEnvironment:
    """Sandboxed (a model file comes from anywhere), with what Hugging Face's templates rely on."""
    environment = ImmutableSandboxedEnvironment(
        trim_blocks=True, lstrip_blocks=True, extensions=[loopcontrols, _Generation], autoescape=False
    )
    environment.filters["tojson"] = _json
    environment.globals.update(raise_exception=_refuse, strftime_now=_now)
    return environment


def _common(one: Sequence[Any], other: Sequence[Any]) -> int:
    """How many items are the same at the beginning."""
    pairs = enumerate(zip(one, other, strict=False))
    return next((index for index, (item, same) in pairs if item != same), min(len(one), len(other)))


@dataclass(frozen=True)
class _Knows:
    """What a template does with what it is given, other than leave it out or refuse it."""

    tools: Literal["", "variable", "system"]
    """Where it looks for them: nowhere, in `tools`, in a message of the system as JSON text."""
    calls: Literal["", "object", "text"]
    """How it wants the arguments of calls."""
    beside: bool
    """Whether it writes calls of an answer that has text, too."""
    nothing: list[Any] | None
    """What `tools` has to be when there are none."""
    results: bool
    system: bool


class Template:
    """A model's chat template, with the control tokens it may use and its messages may not."""

    def __init__(self, source: str | None, *, bos: str, eos: str, controls: Iterable[str]) -> None:
        """Raises TemplateFailed when the source is not a template."""
        try:
            self._template = _environment().from_string(CHATML if source is None else source)
        except TemplateError as error:
            raise TemplateFailed(f"its chat template can't be read: {error}") from error
        controls = list(controls)
        self._words = {"bos_token": bos, "eos_token": eos, "documents": None}
        self._guard = Guard(controls)
        self.dialect = Dialect.of(source, controls)
        self._knows = self._probe()

    @property
    def knows_tools(self) -> bool:
        """Whether the template has a place for tools; without, they are told in words."""
        return bool(self._knows.tools)

    def render(self, messages: Said, extra: Mapping[str, Any], tools: Offered = ()) -> list[Piece]:
        """The prompt, up to where the model goes on. Raises TemplateFailed."""
        return self._render(messages, extra, tools, add_generation_prompt=True)

    def prefix(self, messages: Said, extra: Mapping[str, Any], tools: Offered = ()) -> list[Piece]:
        """What the prompt begins with because of the system messages at the beginning and the tools.

        Some templates put these elsewhere in longer conversations: how much of it a prompt has in common is to be
        counted in its tokens. Raises TemplateFailed.
        """
        fixed = list(itertools.takewhile(lambda message: message[0] == "system", messages))
        # two conversations that differ from the first character of the user on
        one, other = (
            self._render([*fixed, ["user", said]], extra, tools, add_generation_prompt=False) for said in "01"
        )
        same = _common(one, other)
        if same == min(len(one), len(other)) or one[same][1] != other[same][1]:
            return one[:same]
        text = one[same][0][: _common(one[same][0], other[same][0])]
        return [*one[:same], *([(text, one[same][1])] if text else [])]

    def _render(
        self, messages: Said, extra: Mapping[str, Any], tools: Offered, *, add_generation_prompt: bool
    ) -> list[Piece]:
        refused: Exception | None = None
        offered = written.wrapped(tools) if self._knows.tools == "variable" else []
        words = {"tools": offered or self._knows.nothing, **extra}
        for conversation in self._ways(messages, tools):
            try:
                return self._pieces(conversation, words, add_generation_prompt=add_generation_prompt)
            except _FAILURES as error:
                refused = refused or error
        verb = "refuses" if isinstance(refused, TemplateError) else "fails on"
        raise TemplateFailed(f"its chat template {verb} these messages: {refused}") from refused

    def _ways(self, said: Said, tools: Offered) -> Iterator[list[Turn]]:
        """The messages in the shapes that this template may take, the best first."""
        knows = self._knows
        told = bool(tools) and not knows.tools
        if told:
            said = written.in_words(said, tools, system=knows.system)
        conversation = written.with_calls(said, self.dialect, tools)
        if tools and knows.tools == "system":
            conversation = written.in_system(conversation, tools)
        if knows.calls and not told:
            conversation = written.as_wanted(conversation, knows.calls, beside=knows.beside)
        else:
            conversation = written.calls_as_text(conversation, self.dialect, native=bool(knows.tools))
        if not knows.results or told:
            conversation = written.results_as_text(conversation)
        yield conversation
        if any(len(turn.get("tool_calls", ())) > 1 for turn in conversation):
            yield written.one_by_one(conversation)
        # many templates know no system or tool role, or insist on taking turns
        yield written.two_roles(said)

    def _pieces(
        self, conversation: list[Turn], extra: Mapping[str, Any], *, add_generation_prompt: bool
    ) -> list[Piece]:
        marks = self._guard.marks([conversation, extra])

        def write(*, strict: bool) -> str:
            return self._write(
                [self._hidden(turn, marks, strict=strict) for turn in conversation],
                self._guard.hidden(extra, marks, strict=strict, words=True),
                add_generation_prompt=add_generation_prompt,
            )

        gentle, strict = write(strict=False), write(strict=True)
        return self._guard.pieces(gentle if self._guard.same(gentle, strict) else strict, marks)

    def _hidden(self, turn: Turn, marks: Marks, *, strict: bool) -> Turn:
        hidden = {
            key: self._guard.hidden(value, marks, strict=strict, words=key not in ("content", "thinking"))
            for key, value in turn.items()
        }
        for call, shown in zip(turn.get("tool_calls", ()), hidden.get("tool_calls", ()), strict=True):
            given = self._guard.hidden(call["function"]["arguments"], marks, strict=strict)
            shown["function"]["arguments"] = given
        return hidden

    def _write(self, talk: list[Turn], extra: Mapping[str, Any], *, add_generation_prompt: bool = True) -> str:
        words = {**self._words, **extra, "add_generation_prompt": add_generation_prompt}
        return self._template.render({**words, "messages": talk})

    # --- what the template knows

    def _probe(self) -> _Knows:
        user: Turn = {"role": "user", "content": "a"}
        system: Turn = {"role": "system", "content": "probed system"}
        where: Literal["", "variable", "system"] = ""
        offered = {"tools": written.wrapped([_PROBE])}
        if any(self._shows("probed_name", talk, offered) for talk in ([user], [system, user])):
            where = "variable"
        elif self._shows("probed_name", written.in_system([system, user], [_PROBE])):
            where = "system"
        given = offered if where == "variable" else {}
        result: Turn = {"role": "tool", "content": "probed result", "tool_call_id": "probed123", "name": "called"}
        calls: tuple[Literal["", "object", "text"], bool] = ("", True)
        talk = [user, {"role": "assistant", "content": "b"}, result]
        for wanted, beside in _CALLS:
            called = written.as_wanted([user, _CALLED, result], wanted, beside=beside)
            # a rendering that is Python's or has its quotes escaped is not what a model was trained on
            if self._shows("probed_value", called, given, but=("{'at'", '\\"at')):
                calls, talk = (wanted, beside), called
                break
        return _Knows(
            tools=where,
            nothing=None if self._shows("", [user]) or not self._shows("", [user], {"tools": []}) else [],
            calls=calls[0],
            beside=calls[1],
            results=self._shows("probed result", talk, given),
            system=self._shows("probed system", [system, user]),
        )

    def _shows(
        self, text: str, talk: list[Turn], extra: Mapping[str, Any] | None = None, but: Iterable[str] = ()
    ) -> bool:
        """Whether the template writes the text for these messages, and none of the wrong forms."""
        try:
            found = self._write(talk, {"tools": None, **(extra or {})})
        except _FAILURES:
            return False
        return text in found and not any(wrong in found for wrong in but)
