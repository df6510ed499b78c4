"""What a server's refusal means, and what a person can do about it."""

import json
import re
import time
from collections.abc import Mapping
from email.utils import parsedate_to_datetime
from typing import Any

from ryxd.core.keys import Key
from ryxd.core.model import ContextFull
from ryxd.models.remote.spec import RemoteSpec
from ryxd.wire.errors import ModelError

_SHOWN = 300
_FULL = ("context size", "context length", "context window", "exceed_context_size", "context_length_exceeded")
_ROOM = re.compile(r"(?:context (?:length|size|window)[^0-9]{0,40}|n_ctx[^0-9]{0,20})(\d+)")
_NEEDED = re.compile(
    r"(\d+) (?:tokens )?(?:in the messages|in your prompt|input tokens|of text input)"
    r"|(?:resulted in|your request has|requested tokens \(|request \(|requested|tokens to keep[^0-9]{0,60}\()"
    r"\s*(\d+)"
)


class Transient(Exception):
    """It may go well in a moment; nothing of an answer was heard. `after`: how long the server asks to wait."""

    def __init__(self, why: str, after: float | None = None, *, loading: bool = False) -> None:
        super().__init__(why)
        self.after = after
        self.loading = loading


class Silent(Transient):
    """An answer ended before it began, without a word why."""


class Refusal(Exception):
    """The server takes this request not in this form; `words` are its own."""

    def __init__(self, words: str) -> None:
        super().__init__(words)
        self.words = words


class Failures:
    """Makes errors of one endpoint's answers. Its key is in none of them."""

    def __init__(self, spec: RemoteSpec) -> None:
        self._spec = spec
        self.key: Key | None = None
        self.offered: tuple[str, ...] = ()
        """Models that the server said it has."""

    def of(self, status: int, headers: Mapping[str, str], raw: bytes, *, room: int = 0) -> Exception:
        """The error of an answer that is none: Transient, Refusal, ContextFull or ModelError."""
        words, error = self._words(raw)
        host, model = self._spec.host, self._spec.model or "(none named)"
        if (full := context_full(words, error, room)) is not None:
            return full
        match status:
            case 401 | 403:
                kept = self._spec.key or "none is configured; set models.….key"
                return ModelError(f"{host} refuses the key ({kept}): {words or status}")
            case 404:
                offered = f"it offers: {', '.join(self.offered[:20])}" if self.offered else "it names none it has"
                return ModelError(
                    f"{host} has no model {model}, or nothing at {self._spec.base}/chat/completions"
                    f" ({words or status}); {offered}. Correct model or url in config.toml"
                )
            case 429:
                return Transient(f"{host} has too much to do: {words or status}", retry_after(headers))
            case 503 | 502 | 504:
                loading = "loading model" in words.lower()
                return Transient(f"{host} is not ready: {words or status}", retry_after(headers), loading=loading)
            case 400 | 413 | 422 | 500 | 501:
                return Refusal(words or f"HTTP status {status}")
            case _ if 300 <= status < 400:
                there = headers.get("location", "somewhere else")[:_SHOWN]
                return ModelError(f"{host} says that it moved to {self.clean(there)}; correct url in config.toml")
            case _:
                return ModelError(f"{host} answers with HTTP status {status}: {words}")

    def told(self, error: Any, room: int = 0) -> Exception:
        """The error that came in a stream, instead of the rest of an answer."""
        words = self._of_json({"error": error})
        found = error if isinstance(error, dict) else {}
        return context_full(words, found, room) or Refusal(words or "an error without words")

    def clean(self, text: str) -> str:
        """A server's words, fit to be shown: on one line, not too long, and without the key."""
        line = " ".join("".join(letter if letter.isprintable() else " " for letter in text).split())
        line = self.key.hidden(line) if self.key else line
        return line[:_SHOWN] + ("…" if len(line) > _SHOWN else "")

    def _words(self, raw: bytes) -> tuple[str, Mapping[str, Any]]:
        """The message in an error's body, in any of the shapes that servers give it, and its other fields."""
        text = raw.decode(errors="replace")
        try:
            body = json.loads(text)
        except (ValueError, RecursionError):
            return self.clean(re.sub(r"<[^>]*>", " ", text)), {}
        error = body.get("error", body) if isinstance(body, dict) else body
        return self._of_json(body), error if isinstance(error, dict) else {}

    def _of_json(self, body: Any) -> str:
        while isinstance(body, dict):
            body = next((body[name] for name in ("error", "message", "detail") if body.get(name)), "")
        return self.clean(body if isinstance(body, str) else json.dumps(body, ensure_ascii=False))


def context_full(words: str, error: Mapping[str, Any], room: int) -> ContextFull | None:
    """The ContextFull that an error is, if it is one; `room` where it is known already."""
    text = f"{words} {error.get('type', '')} {error.get('code', '')}".lower()
    if not any(phrase in text for phrase in _FULL):
        return None
    said = error.get("n_ctx")
    found = _ROOM.search(text)
    room = said if isinstance(said, int) else int(found[1]) if found else room
    said = error.get("n_prompt_tokens")
    numbers = [int(number) for match in _NEEDED.finditer(text) for number in match.groups() if number]
    tokens = said if isinstance(said, int) else max(numbers, default=room)
    return ContextFull(tokens, room)


def retry_after(headers: Mapping[str, str]) -> float | None:
    """Seconds that a server asks to wait: a number or a date (RFC 9110, 10.2.3)."""
    value = headers.get("retry-after", "").strip()
    if value.isascii() and value.isdigit():
        return float(value[:9])
    try:
        return max(0.0, parsedate_to_datetime(value).timestamp() - time.time())
    except ValueError:
        return None
