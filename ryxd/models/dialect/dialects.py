"""How a model thinks aloud and calls functions: read from its template and its control tokens, not its name.

Of a model behind an endpoint neither is known (UNKNOWN).
"""

import json
import re
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, replace
from typing import Any

from ryxd.models.dialect.calls import Call, Calling, known
from ryxd.models.dialect.forms import CHANNELS, Form, Thought
from ryxd.models.dialect.listener import Listener

__all__ = ["UNKNOWN", "Calling", "Dialect", "Listener"]

_THOUGHTS = (
    Thought("<think>", "</think>"),
    Thought("<thinking>", "</thinking>"),
    Thought("<reasoning>", "</reasoning>"),
    Thought("<seed:think>", "</seed:think>"),
    Thought("[THINK]", "[/THINK]"),
    Thought("◁think▷", "◁/think▷"),
    Thought("<|START_THINKING|>", "<|END_THINKING|>"),
    Thought("<|inner_prefix|>", "<|inner_suffix|>"),
    Thought("<|channel>thought", "<channel|>"),
)
_OURS = Form("<tool_call>", "</tool_call>", gap="\n", arguments="arguments")
"""Hermes's, Qwen's, and what models without a form of their own are told to write."""
_FORMS = (
    _OURS,
    Form("<seed:tool_call>", "</seed:tool_call>"),
    Form("<tool_calls>", "</tool_calls>"),
    Form("<function_call>", "</function_call>"),
    Form("<function=", "</function>", kept=True),
    Form("functools"),
    Form("<|tool_call|>", "<|/tool_call|>", arguments="arguments", several=True),
    Form("<|tool_call_start|>", "<|tool_call_end|>"),
    Form("<|python_tag|>", arguments="parameters"),
    Form("[TOOL_CALLS]", arguments="arguments", several=True, identified=True),
)
_IN_WORDS = frozenset({"<tool_call>", "<tool_calls>", "<function_call>", "<function=", "functools"})
"""What models write as plain text, too, whatever their template says."""
_PARTS = ("[ARGS]", "[CALL_ID]", "<|constrain|>")
"""Control tokens inside of calls."""


@dataclass(frozen=True)
class Dialect:
    """One model's."""

    thoughts: tuple[Thought, ...]
    forms: tuple[Form, ...]
    channels: bool
    markers: frozenset[str]
    """Control tokens that must be seen as text, because they begin or end thoughts or calls."""

    @classmethod
    def of(cls, template_source: str | None, controls: Iterable[str]) -> "Dialect":
        """Find it."""
        source = template_source or ""
        tokens = frozenset(controls)

        def has(text: str) -> bool:
            return text in tokens or text in source

        thought_of = [thought for thought in _THOUGHTS if has(thought.closes)]
        thoughts = tuple(replace(thought, anywhere=_token(thought.opens, tokens)) for thought in thought_of)
        spoken = [form for form in _FORMS if form.opens in _IN_WORDS or has(form.opens)]
        forms = tuple(_spoken(form, source, tokens) for form in spoken)
        channels = has("<|channel|>") and has("<|message|>")
        seen = [text for thought in thoughts for text in (thought.opens, thought.closes)]
        seen += [text for form in forms for text in (form.opens, form.closes)]
        seen += [*_PARTS, *(CHANNELS if channels else ())]
        markers = frozenset(token for token in tokens if len(token) > 2 and any(token in text for text in seen))
        return cls(thoughts, forms, channels, markers)

    def listener(self, tools: Sequence[Mapping[str, Any]], prompt_tail: str) -> Listener:
        """For one answer; `prompt_tail` is the end of the prompt, which may have opened a thought."""
        tail = prompt_tail.rstrip()
        thinking = next((thought.closes for thought in self.thoughts if tail.endswith(thought.opens)), "")
        return Listener(self.thoughts, self.forms, channels=self.channels, tools=known(tools), thinking=thinking)

    def write(self, calls: Iterable[Call], *, native: bool) -> tuple[str, ...]:
        """Calls as the model writes them: the first, third, … part are its marks, the others are the calls.

        Those that are control tokens are used only with `native`.
        """
        forms = (form for form in self.forms if form.arguments and form.anywhere and native)
        form = next(forms, _OURS)
        written = [{"name": name, form.arguments: json.loads(given)} for name, given in calls]
        bodies = [json.dumps(call, ensure_ascii=False) for call in written]
        if form.several:
            bodies = [f"[{', '.join(bodies)}]"]
        parts = [form.opens + form.gap]
        for body in bodies:
            parts += [body, form.gap + form.closes + "\n" + form.opens + form.gap]
        return (*parts[:-1], form.gap + form.closes)


UNKNOWN = Dialect(_THOUGHTS, _FORMS, channels=False, markers=frozenset())
"""Any of the marks, each where one that is plain text counts: nobody can tell it from a control token."""


def _token(opens: str, tokens: frozenset[str]) -> bool:
    return any(opens.startswith(token) for token in tokens if len(token) > 2)


def _spoken(form: Form, source: str, tokens: frozenset[str]) -> Form:
    """The form as this model's template has it."""
    arguments = form.arguments
    if form.opens == "<tool_call>" and re.search("<function=|<arg_key>", source):
        arguments = ""
    if form.opens == "[TOOL_CALLS]" and ("[ARGS]" in source or "[ARGS]" in tokens):
        arguments = ""
    closes = form.closes
    if form.opens.startswith("<|") and closes and closes not in source and closes not in tokens:
        closes = ""
    gap = "\n" if re.search(re.escape(form.opens) + r"(\\n|\n)", source) else ""
    if form == _OURS and form.opens not in source:
        gap = form.gap
    return replace(form, arguments=arguments, closes=closes, gap=gap, anywhere=form.opens in tokens)
