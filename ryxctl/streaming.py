"""An answer as it is being decoded: the text inside the envelope that a model writes (spec B9, E1)."""

import re

TYPE_CHECKING = False
if TYPE_CHECKING:  # typing is one of the expensive modules
    from typing import Any

    from ryxctl.screen import Screen

_OPENS = re.compile(r'\s*\{\s*"tool"\s*:\s*"answer"\s*,\s*"args"\s*:\s*\{\s*"text"\s*:\s*"')
_PAIR = r"u[dD][89abAB]..\\u[dD][c-fC-F].."
_WHOLE = re.compile(rf'(?:[^"\\]|\\(?:["\\/bfnrt]|u(?![dD][89abAB])[0-9a-fA-F]{{4}}|{_PAIR}))*')
"""What of a JSON text is whole: no half escape, no half pair of surrogates."""


class Streaming:
    """Shows what one agent answers, piece by piece, and in the end what is different about the answer."""

    def __init__(self, agent: str, screen: "Screen") -> None:
        self._agent = agent
        self._screen = screen
        self._message = ""
        self._raw = ""
        self._shown = ""

    def take(self, event: "dict[str, Any]") -> None:
        """Show what a `token` event adds."""
        agent = event.get("agent", "")
        stage = event.get("stage") if agent.rpartition("/")[0] == self._agent else ""
        if (agent != self._agent and not stage) or event["message_id"].endswith(".thought"):
            return
        if event["message_id"] != self._message:
            self.again()
            self._message, self._raw = event["message_id"], ""
            if stage:  # of several that write, each says what it is
                self._screen.line(f"[{stage}]", "dim")
        self._raw += event["text"]
        text = decoded(self._raw)
        if len(text) > len(self._shown):
            self._screen.piece(text[len(self._shown) :])
            self._shown = text

    def again(self) -> None:
        """What was shown is not the last word."""
        self._screen.end()
        self._shown = ""

    def finished(self, answer: str) -> None:
        """Show the answer, as far as it does not stand there."""
        if self._shown and answer.startswith(self._shown):
            self._screen.piece(answer[len(self._shown) :])
            self._screen.end()
        else:
            self._screen.line(answer)
        self._shown = ""


def decoded(raw: str) -> str:
    """The answer's text as far as it is there; empty for an Action, and for what can't be told yet."""
    opens = _OPENS.match(raw)
    if opens is None:
        return "" if not raw.strip() or raw.lstrip()[:1] == "{" else raw
    whole = _WHOLE.match(raw, opens.end())
    from json import JSONDecodeError, loads

    try:
        return str(loads(f'"{whole[0] if whole else ""}"', strict=False))
    except JSONDecodeError:
        return ""
