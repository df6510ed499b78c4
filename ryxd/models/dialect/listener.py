"""An answer as it is written: what of it is thought, what is told, and what is a call.

A call's marker that is plain text counts only where it begins a line outside a code fence: in a sentence, in
quotes or in an example in a fence it is text. One that is a control token of the vocabulary counts everywhere:
models write those for nothing else. A call without any marker counts only as the whole answer. What looked like
a call and is none is told as text. White space after a thought or a call is part of it.
"""

import itertools
import re
from collections.abc import Callable, Iterable

from ryxd.models.dialect.calls import Call, Calling, Tools, announced, named, one_of, read
from ryxd.models.dialect.forms import CHANNELS, ENDS, HEADERS, Form, Thought, Watch

Told = list[tuple[str, bool]]
"""Text, and whether it is a thought."""

FENCES = frozenset({"tool_code", "tool_call", "tool_calls", "function_call"})
"""Code fences of these languages are calls."""
_WHOLE = frozenset({"", "json", "python"})
"""Code fences of these are calls when nothing else is in the answer."""
_FENCE = re.compile(r"(`{3,40})([^`\n]{0,40})(\n|\Z)")
_LANGUAGE = re.compile(r"[\w+#.-]+")
_LONGEST = 41
"""Backticks that are no longer those of a fence."""
_HEAD = 96
"""Characters after which an answer that began like a call without a marker has to look like one."""
_MAYBE = re.compile(
    r"""(`{3}\w*\s*)?[\[\s]*(\{\s*(["']?([A-Za-z_]\w*)?(["']?\s*(:.*)?)?)?|[\w.]*(\(.*)?)?""",
    re.DOTALL,
)
"""What may still come to look like one. INVARIANT: it matches the beginnings of all that it matches."""
_LOOKS = re.compile(
    r"""(`{3}\w*\s*)?[\[\s]*(\{\s*["']?(name|function|tool|tool_name|function_name|type|id|arguments|parameters|args"""
    r"""|tool_calls|function_calls|calls)["']?\s*:|[A-Za-z_][\w.]*\()"""
)
_QUOTES = re.compile(r'\\.?|"', re.DOTALL)
_MESSAGE = CHANNELS[2]
_HEADER = 400
"""Characters of the longest words about where a part goes; more is none."""
_TO = re.compile(r"\bto=(?:functions\.)?([\w.\-]+)")
_SAYS = re.compile(r"""(?:`{3}\w*\s*)?[\[\s]*\{\s*["']?(?:name|function|tool)["']?\s*:\s*["']([^"']*)["']""")


class Listener:
    """One answer. INVARIANT: what it does depends on the text, never on how the text was split."""

    def __init__(
        self,
        thoughts: Iterable[Thought],
        forms: Iterable[Form],
        *,
        channels: bool = False,
        tools: Tools,
        thinking: str = "",
    ) -> None:
        """`thinking` is what ends the thought that the prompt has opened, if it has."""
        self.calling: Calling | None = None
        """Set when a call was opened and its body comes next; whoever knows that it is complete takes it away."""
        self._tools = tools
        self._thoughts = {thought.opens: thought for thought in thoughts}
        self._forms = {form.opens: form for form in forms} if tools else {}
        self._channels = frozenset(CHANNELS if channels else ())
        self._watch = Watch([*self._thoughts, *self._forms, *self._channels, *(["```"] if tools else [])])
        self._step: Callable[[bool], bool] = self._text
        """What reads the buffer now; whether it should be asked again at once."""
        self._buffer = ""
        self._out: Told = []
        self._thought: list[str] = []
        self._calls: list[Call] = []
        self._cut = False
        self._skip = False
        """Whether white space that comes now is dropped."""
        self._lead: str | None = ""
        """The white space that the line began with; None when there is more in it."""
        self._blank = True
        """Whether nothing was told yet."""
        self._plain = not tools
        """Whether the answer as a whole is surely no call."""
        self._fence = ""
        """The backticks that opened the code fence we are in."""
        self._end = Watch(())
        self._form = Form("")
        self._body: list[str] = []
        self._quoted = self._escaped = self._asked = False
        self._first = -1
        """Where in the body the call would end, if a quote was not closed by mistake."""
        if thinking:
            self._think(thinking)

    @property
    def thinks(self) -> bool:
        """Whether what comes next belongs to a thought."""
        return self._step == self._thinking

    def feed(self, text: str) -> Told:
        """What can be told now that this was written."""
        self._buffer += text
        while self._buffer and self._step(False):
            pass
        self._ask()
        return self._told()

    def finish(self, *, cut: bool = False) -> tuple[Told, str, list[Call]]:
        """The answer is over: what is still to be told, the whole thought, and the calls.

        `cut`: it was broken off, so that a call which is not whole is none.
        """
        self._cut = cut
        while self._step(True):
            pass
        self.calling = None
        return self._told(), "".join(self._thought).strip(), self._calls

    def _told(self) -> Told:
        told, self._out = self._out, []
        return [
            ("".join(text for text, _ in pieces), thought)
            for thought, pieces in itertools.groupby(told, key=lambda piece: piece[1])
        ]

    def _tell(self, text: str) -> None:
        if not text:
            return
        self._out.append((text, False))
        *before, line = text.rsplit("\n", 1)
        lead = "" if before else self._lead
        self._lead = None if lead is None or line.strip() else lead + line
        self._blank = self._blank and not text.strip()

    def _skipped(self) -> bool:
        """Drop white space that belongs to what was before; whether there is anything after it."""
        if self._skip:
            self._buffer = self._buffer.lstrip()
            self._skip = not self._buffer
        return bool(self._buffer)

    # --- what is told

    def _text(self, last: bool) -> bool:
        if not self._skipped():
            return False
        where, marker = self._watch.find(self._buffer, last=last)
        begins = len(self._buffer) - len(self._buffer.lstrip())
        if self._blank and not self._plain and begins < where and not self._calls and self._buffer[begins] in "{[":
            self._tell(self._take(begins))
            self._body, self._asked = [], False
            return self._go(self._whole)
        self._tell(self._take(where))
        if not marker:
            return False
        if marker in self._channels:
            self._take(len(marker))
            return self._go(self._header if marker in HEADERS else self._text)
        if marker == "```":
            return self._backticks(last)
        self._take(len(marker))
        if marker in self._thoughts and (self._thoughts[marker].anywhere or self._blank):
            return self._think(self._thoughts[marker].closes)
        if marker in self._forms and (self._forms[marker].anywhere or self._alone()):
            return self._call(self._forms[marker])
        self._tell(marker)
        return bool(self._buffer)

    def _alone(self) -> bool:
        """Whether a marker in plain text may count here."""
        return self._lead is not None and len(self._lead.expandtabs(4)) < 4 and not self._fence

    def _take(self, count: int) -> str:
        taken, self._buffer = self._buffer[:count], self._buffer[count:]
        return taken

    def _go(self, step: Callable[[bool], bool]) -> bool:
        self._step = step
        return True

    def _backticks(self, last: bool) -> bool:
        found = _FENCE.match(self._buffer)
        if found and not found[3] and not last:
            return False  # its line may go on
        run, language = (found[1], found[2].strip().lower()) if found else ("", "")
        if not found or (self._lead is None and (self._fence or not _LANGUAGE.fullmatch(found[2]))):
            run = self._buffer[:_LONGEST]
            self._tell(self._take(len(run) - len(run.lstrip("`"))))
            return bool(self._buffer)
        if self._lead is None:
            self._fence = run  # not Markdown's, but models begin a fence in the middle of a line
        elif self._fence:
            if len(run) >= len(self._fence) and not language:
                self._fence = ""
        elif language in FENCES and found[3]:
            self._take(found.end())
            return self._call(Form(found[0], "\n" + run))
        elif language in _WHOLE and self._blank and not self._plain and not self._calls:
            self._body, self._asked = [], False
            return self._go(self._whole)
        else:
            self._fence = run
        self._tell(self._take(found.end()))
        return bool(self._buffer)

    # --- thoughts

    def _think(self, closes: str) -> bool:
        self._end = Watch(ENDS + HEADERS if closes in CHANNELS else (closes,))
        self._skip = True
        return self._go(self._thinking)

    def _thinking(self, last: bool) -> bool:
        if not self._skipped():
            return False
        where, marker = self._end.find(self._buffer, last=last)
        if text := self._take(where):
            self._thought.append(text)
            self._out.append((text, True))
        if not marker:
            return False
        if marker not in HEADERS:
            self._take(len(marker))
        self._thought.append("\n\n")
        self._skip = True
        return self._go(self._text)

    def _header(self, last: bool) -> bool:
        """Up to <|message|>: where the part that follows goes."""
        most = _HEADER + len(_MESSAGE)
        where = self._buffer.find(_MESSAGE, 0, most)
        if where < 0:
            if last:
                self._buffer = ""
            elif len(self._buffer) >= most:
                self._tell(self._take(_HEADER))
                return self._go(self._text)
            return False
        head = self._take(where)
        self._take(len(_MESSAGE))
        to = _TO.search(head)
        if to and to[1] in self._tools:
            return self._call(Form("", "<|call|>", name=to[1]))
        if "analysis" in head and not to:
            return self._think("<|end|>")
        return self._go(self._text)

    # --- calls

    def _call(self, form: Form) -> bool:
        self._form, self._body, self._first = form, [], -1
        self._quoted = self._escaped = self._asked = False
        self._end = Watch(ENDS + HEADERS if form.name else (form.closes or form.opens,))
        return self._go(self._called)

    def _called(self, last: bool) -> bool:
        where, marker = self._end.find(self._buffer, last=last)
        self._add(self._take(where))
        if marker and self._quoted and self._form.closes:
            if self._first < 0:
                self._first = sum(map(len, self._body))
            self._add(self._take(len(marker)))
            return bool(self._buffer)
        if not marker and not last:
            return False
        body = "".join(self._body)
        if not marker and self._first >= 0 and not self._meant(body, cut=self._cut):
            # it ended after all where a quote seemed to be open
            body, self._buffer = body[: self._first], body[self._first :]
            marker = self._form.closes
        if marker and self._form.closes:
            self._take(len(marker) if marker not in HEADERS else 0)
        self._close(body, marker if self._form.closes else "", cut=self._cut and not marker)
        return True

    def _add(self, text: str) -> None:
        self._body.append(text)
        escaped, self._escaped = self._escaped, False
        for found in _QUOTES.finditer(("\\" if escaped else "") + text):
            self._escaped = found[0] == "\\"
            self._quoted ^= found[0] == '"'

    def _meant(self, body: str, *, cut: bool) -> tuple[list[Call], str] | None:
        form = self._form
        if form.name:
            body = named(form.name, body)
        elif form.kept:
            body = form.opens + body + form.closes
        found = read(body, self._tools, cut=cut)
        return None if found and form.closes and found[1].strip() else found

    def _close(self, body: str, closes: str, *, cut: bool) -> None:
        self.calling = None
        self._go(self._text)
        found = self._meant(body, cut=cut)
        if found is None:
            self._tell(self._form.opens + body + ("" if self._form.name else closes))
            return
        calls, rest = found
        self._calls += calls
        self._buffer = rest + self._buffer
        self._skip, self._lead = True, ""

    def _ask(self) -> None:
        """Say what must follow, when the text ends just where the body of a call begins."""
        form = self._form
        if self._step != self._called or self._asked or self._buffer:
            return
        body = "".join(self._body)
        name: str | None = form.name
        if form.name or form.arguments:
            self._asked = bool(body.strip())
            if self._asked or (form.gap and not body):
                return
        else:
            name = announced(body)
            self._asked = len(body) > _HEAD
            if name not in self._tools:
                return
        self._asked = True
        if name:
            self.calling = Calling(self._tools[name], "")
        else:
            schema = one_of(self._tools, form.arguments, several=form.several, identified=form.identified)
            self.calling = Calling(schema, (form.gap + form.closes) if form.closes else "")

    def _whole(self, last: bool) -> bool:
        """What may be a call without any marker: kept until it is the whole answer, or does not look like one."""
        self._body.append(self._take(len(self._buffer)))
        if self._asked and not last:
            return False
        text = "".join(self._body)
        head = text[:_HEAD]
        if not last and self._may_call(head):
            self._asked = len(head) == _HEAD and bool(_LOOKS.match(head))
            if self._asked or len(head) < _HEAD:
                return False
        found = read(text, self._tools, cut=self._cut, bare=True) if last else None
        self._body = []
        if found and not found[1].strip():
            self._calls += found[0]
        else:
            self._plain, self._buffer = True, text
        return self._go(self._text)

    def _may_call(self, head: str) -> bool:
        says = _SAYS.match(head)
        return bool(_MAYBE.fullmatch(head)) and (not says or says[1] in self._tools)
