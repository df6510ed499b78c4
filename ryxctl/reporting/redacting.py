"""What is left of values when secrets, names and contents are taken out of them.

Of events only what is known to be harmless is kept, by name; anything else is told by its kind and length. In
settings and texts of their own (a log) it is looked for what secrets and names look like.
"""

import re
from collections.abc import Mapping
from typing import Any

KEPT = frozenset({
    "kind", "id", "agent", "tool", "ok", "partial", "attempts", "milliseconds", "microseconds", "state",
    "status", "step", "level", "rule", "handler", "tier", "pattern", "task_type", "task_types", "patterns",
    "agents", "task_type_by", "pattern_by", "handler_by", "confidence", "low_confidence", "profile",
    "profile_by", "outcome", "counters", "language", "message_type", "tokens_in", "tokens_cached", "tokens_out",
    "waiting", "wants", "classes", "cut", "scope", "siblings", "tools", "responses", "version", "complexity",
    "agent_type", "model_size", "cached", "action", "new_agent", "target", "number", "acceptable", "quality",
    "hallucination_risk", "progress", "sure", "cause", "what", "field", "priority", "depends_on", "stored",
})  # fmt: skip
"""Fields of events whose values are ryx's own words and numbers. `target` of a change is a path: see `event`."""
CODES = re.compile(r"[a-z_]{1,30}")
"""A stable code of an error: the only errors that are kept as they are."""
SECRET = re.compile(r"key|token|secret|passw|authori|cookie|credential|headers|env\b", re.IGNORECASE)
"""Settings whose values are not told, whatever they are."""
SCALARS = (bool, int, float)

OUT = "(left out)"
WORDS = "api[_-]?key|token|secret|passw(?:or)?d|passwort|bearer"
PATTERNS = (
    (re.compile(r"-----BEGIN [A-Z ]+-----.*?(-----END [A-Z ]+-----|\Z)", re.DOTALL), OUT),
    (re.compile(r"(?i)\b(authorization[\"']?\s*[:=]\s*)[^\n]+"), rf"\1{OUT}"),
    (re.compile(r"\b(?:sk|pk|ghp|gho|ghs|glpat|xox[abp]|hf)[-_][A-Za-z0-9_-]{8,}"), OUT),
    (re.compile(r"\beyJ[A-Za-z0-9_-]{10,}(?:\.[A-Za-z0-9_-]+)*"), OUT),
    (
        re.compile(rf"(?i)\b({WORDS})\b([\"']?\s*[:= ]\s*)\S+"),
        rf"\1\2{OUT}",
    ),
    (re.compile(r"\b[\w.+-]+@[\w-]+(?:\.[\w-]+)+"), OUT),
    (re.compile(r"(?<=://)[^\s/\"']+"), OUT),
    (re.compile(r"\b(?!127\.)(?:\d{1,3}\.){3}\d{1,3}\b"), OUT),
    (re.compile(r"\b[0-9a-fA-F]{32,}\b"), OUT),
    (re.compile(r"\b(?=[A-Za-z0-9+/]*\d)(?=[A-Za-z0-9+/]*[A-Z])[A-Za-z0-9+/]{40,}={0,2}"), OUT),
)  # fmt: skip
"""What looks like a secret, and what stands for it."""


class Redacting:
    """Takes out what is this user's and this machine's own."""

    def __init__(self, home: str, user: str, host: str) -> None:
        self._names = [(home.rstrip("/"), "~")] if len(home.strip("/")) > 1 else []
        for name, instead in ((host, "HOST"), (user, "USER")):
            if len(name) > 2 and name not in ("root", "localhost"):
                self._names.append((name, instead))

    def text(self, text: str) -> str:
        """A text of its own: names and what looks like a secret are replaced."""
        for pattern, instead in PATTERNS:
            text = pattern.sub(instead, text)
        for name, instead in self._names:
            edge = r"(?![\w.-])" if instead != "~" else r"(?![\w-])"
            text = re.sub(rf"(?<![\w.-]){re.escape(name)}{edge}", instead, text)
        return text

    def setting(self, name: str, value: Any) -> Any:
        """A value of the configuration."""
        if SECRET.search(name):
            return told(value)
        if isinstance(value, Mapping):
            return {key: self.setting(key, each) for key, each in value.items()}
        if isinstance(value, list):
            return [self.setting(name, each) for each in value]
        return self.text(value) if isinstance(value, str) else value


def event(given: Mapping[str, Any], began: int) -> dict[str, Any]:
    """An event without any text that a user, a file or a model wrote; `at` in milliseconds since `began`."""
    left: dict[str, Any] = {"at": given.get("at", began) - began}
    for name, value in given.items():
        if name in ("at", "run", "session") or value in ("", None, [], {}, ()):
            continue
        own = name in KEPT and not (name == "target" and given.get("kind") != "handed_off")
        code = name == "error" and isinstance(value, str) and CODES.fullmatch(value)
        if own or code or isinstance(value, SCALARS):
            left[name] = value
        elif name in ("args", "params"):
            left[name] = {key: told(each) for key, each in value.items()}
        elif name == "steps":
            left[name] = [event(each, 0) for each in value]
        else:
            left[name] = told(value)
    return left


def told(value: Any) -> str:
    """What a value was, without it."""
    if isinstance(value, str):
        return f"({len(value)} characters)"
    if isinstance(value, Mapping):
        return f"({len(value)} fields)"
    if isinstance(value, (list, tuple)):
        return f"({len(value)} values)"
    return f"({type(value).__name__})"
