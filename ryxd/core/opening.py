"""The steps of a plan, out of its JSON while that is still being written (spec C16)."""

import json
from typing import Any

LIST = "plan"
"""The key of the array whose objects are told."""

LONGEST = 20_000
"""Characters of one object; a longer one is no step."""


class Opening:
    """Reads JSON piece by piece, and gives each object of the first array under the key `plan` when it is whole.

    It checks nothing: what comes of it is checked as a part of the whole once that is there.
    """

    def __init__(self) -> None:
        self._string = False
        self._escaped = False
        self._text: list[str] = []
        """Of the string that is being read."""
        self._last = ""
        """The last string that was read, outside of the array."""
        self._state = "before"
        self._depth = 0
        self._object: list[str] = []

    def feed(self, piece: str) -> list[dict[str, Any]]:
        """The objects that end in this piece."""
        found = []
        for char in piece:
            if self._state == "over":
                break
            if (whole := self._take(char)) is not None:
                found.append(whole)
        return found

    def _take(self, char: str) -> dict[str, Any] | None:
        if self._depth and len(self._object) < LONGEST:
            self._object.append(char)
        if self._string:
            self._in_string(char)
        elif char == '"':
            self._string, self._text = True, []
        elif self._state == "inside":
            return self._inside(char)
        elif char == ":":
            self._state = "value" if self._last == LIST else "before"
        elif not char.isspace():
            self._state = "inside" if char == "[" and self._state == "value" else "before"
        return None

    def _in_string(self, char: str) -> None:
        if self._escaped:
            self._escaped = False
        elif char == "\\":
            self._escaped = True
        elif char == '"':
            self._string, self._last = False, "".join(self._text)
            return
        if self._state != "inside" and len(self._text) <= len(LIST):
            self._text.append(char)

    def _inside(self, char: str) -> dict[str, Any] | None:
        if char in "{[":
            if not self._depth:
                self._object = [char]
            self._depth += 1
        elif char in "}]":
            if not self._depth:
                self._state = "over"
                return None
            self._depth -= 1
            if not self._depth:
                return _object("".join(self._object))
        return None


def _object(text: str) -> dict[str, Any] | None:
    try:
        value = json.loads(text)
    except (ValueError, RecursionError):
        return None
    return value if isinstance(value, dict) else None
