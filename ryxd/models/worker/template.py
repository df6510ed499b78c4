"""Messages → the text a model was trained on, by the chat template in its own file.

Only the template's own text may hold control tokens. What users, files and tools say is data, so:

1. In a message, the first character of everything that reads like a control token (<|im_start|>, </s>, …)
   is replaced by a mark, a private-use character that occurs in no message. Nothing else is touched: a
   template that trims, splits or searches its messages works as ever (sentinels *around* a message would
   break `content | trim` and `content.startswith(…)`).
2. It is rendered once more with *every* character of the messages that any control token has replaced by a
   mark. What reads like a control token now is the template's own. If the first rendering has others (the
   template put two harmless halves together), the second one is used: exact for no template, safe for all.
3. The marks are turned back, and the pieces that had them are tokenised on their own and plain, so that no
   control token comes of them. (A vocabulary that begins every text with a space then sees one more of them
   in the middle of such an attack. Nobody else's text changes.)
"""

import itertools
import json
import re
from collections.abc import Iterable, Mapping, Sequence
from datetime import datetime
from typing import Any, NoReturn

from jinja2 import TemplateError
from jinja2.ext import loopcontrols
from jinja2.sandbox import ImmutableSandboxedEnvironment

CHATML = (
    "{% for message in messages %}"
    "{{ '<|im_start|>' + message['role'] + '\\n' + message['content'] + '<|im_end|>\\n' }}"
    "{% endfor %}{% if add_generation_prompt %}{{ '<|im_start|>assistant\\n' }}{% endif %}"
)
"""For files that bring no template: what most models of unknown origin were trained on."""

Said = Sequence[Sequence[str]]
"""Role and content of each message."""
Piece = tuple[str, bool]
"""Text, and whether control tokens may be read in it."""


class TemplateFailed(Exception):
    """The model's template refuses these messages; the text is its own."""


def _refuse(message: str) -> NoReturn:
    raise TemplateError(message)


def _now(form: str) -> str:
    return datetime.now().astimezone().strftime(form)


def _json(value: Any, indent: int | None = None, **_: Any) -> str:
    # not jinja's own tojson: that one escapes < and >, which no template of a model expects
    return json.dumps(value, ensure_ascii=False, indent=indent)


def _environment() -> ImmutableSandboxedEnvironment:
    """Sandboxed (a model file comes from anywhere), with what Hugging Face's templates rely on."""
    environment = ImmutableSandboxedEnvironment(
        trim_blocks=True, lstrip_blocks=True, extensions=[loopcontrols], autoescape=False
    )
    environment.filters["tojson"] = _json
    environment.globals.update(raise_exception=_refuse, strftime_now=_now)
    return environment


def _each(value: Any, change: Mapping[int, str] | re.Pattern[str], marks: Mapping[int, str]) -> Any:
    """The same value with its strings marked."""
    if isinstance(value, str):
        if isinstance(change, re.Pattern):
            return change.sub(lambda found: found[1].translate(marks), value)
        return value.translate(change)
    if isinstance(value, Mapping):
        return {key: _each(item, change, marks) for key, item in value.items()}
    if isinstance(value, list | tuple):
        return [_each(item, change, marks) for item in value]
    return value


def _plain(messages: Said) -> list[list[str]]:
    """The same in the two roles that every template knows, taking turns."""
    turns: list[list[str]] = []
    for role, content in messages:
        side = "assistant" if role == "assistant" else "user"
        if turns and turns[-1][0] == side:
            turns[-1][1] += "\n\n" + content
        else:
            turns.append([side, content])
    return turns


class Template:
    """A model's chat template, with the control tokens it may use and its messages may not."""

    def __init__(self, source: str | None, *, bos: str, eos: str, controls: Iterable[str]) -> None:
        """Raises TemplateFailed when the source is not a template."""
        try:
            self._template = _environment().from_string(CHATML if source is None else source)
        except TemplateError as error:
            raise TemplateFailed(f"its chat template can't be read: {error}") from error
        self._words = {"bos_token": bos, "eos_token": eos, "add_generation_prompt": True}
        known = sorted({text for text in controls if text.strip()}, key=len, reverse=True)
        self._alphabet = sorted({ord(letter) for text in known for letter in text if not letter.isspace()})
        first = "".join(sorted({re.escape(text[0]) for text in known}))
        any_of = "|".join(map(re.escape, known))
        # the first character decides before the alternatives are tried: some models have 6,000 of them
        here = f"(?=[{first}])" if known else "(?!)"
        self._begins = re.compile(f"{here}(?=(?:{any_of}))(.)", re.DOTALL)
        self._control = re.compile(f"{here}(?:{any_of})")

    def render(self, messages: Said, extra: Mapping[str, Any]) -> list[Piece]:
        """The prompt, up to where the model goes on. Raises TemplateFailed."""
        try:
            return self._render(messages, extra)
        except TemplateError as error:
            # many templates know no system or tool role, or insist on taking turns
            try:
                return self._render(_plain(messages), extra)
            except TemplateError:
                raise TemplateFailed(f"its chat template refuses these messages: {error}") from error
        except (ArithmeticError, LookupError, TypeError, ValueError, AttributeError) as error:
            raise TemplateFailed(f"its chat template fails on these messages: {error}") from error

    def _render(self, messages: Said, extra: Mapping[str, Any]) -> list[Piece]:
        marks = self._marks(json.dumps([*map(list, messages), extra], ensure_ascii=False, default=dict))
        gentle = self._write(messages, extra, self._begins, marks)
        strict = self._write(messages, extra, marks, marks)
        text = gentle if self._control.findall(gentle) == self._control.findall(strict) else strict
        back = {ord(mark): letter for letter, mark in marks.items()}
        if not back:
            return [(text, True)]
        pieces = re.split("([" + "".join(marks.values()) + "]+)", text)
        return [(piece.translate(back), index % 2 == 0) for index, piece in enumerate(pieces) if piece]

    def _marks(self, text: str) -> dict[int, str]:
        """A mark for each character of control tokens: private ones (plane 16) that the text has not."""
        used = set(text)
        free = (mark for mark in map(chr, range(0x10FFFD, 0x100000, -1)) if mark not in used)
        return dict(zip(self._alphabet, itertools.islice(free, len(self._alphabet)), strict=True))

    def _write(
        self,
        messages: Said,
        extra: Mapping[str, Any],
        change: Mapping[int, str] | re.Pattern[str],
        marks: Mapping[int, str],
    ) -> str:
        said = [{"role": role, "content": _each(content, change, marks)} for role, content in messages]
        return self._template.render(**_each(extra, change, marks), messages=said, **self._words)
