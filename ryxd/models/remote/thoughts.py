"""Thoughts that a server leaves in the text, between <think> and </think>."""

OPEN, CLOSE = "<think>", "</think>"

Piece = tuple[str, bool]
"""Text, and whether it is thought."""


class Splitter:
    """Text piece by piece → what of it is thought. Only an answer that begins with <think> has a thought in it."""

    def __init__(self) -> None:
        self._state = "begin"
        self._held = ""

    def feed(self, text: str) -> list[Piece]:
        """What is known now; what may be half a mark is held back."""
        text, self._held = self._held + text, ""
        pieces: list[Piece] = []
        if self._state == "begin":
            start = text.lstrip()
            if start.startswith(OPEN):
                self._state, text = "thought", start.removeprefix(OPEN)
            elif OPEN.startswith(start):
                self._held = text
                return []
            else:
                self._state = "text"
        if self._state == "thought":
            thought, close, rest = text.partition(CLOSE)
            if close:
                self._state, text = "after", rest
            else:
                held = next((n for n in range(len(CLOSE) - 1, 0, -1) if text.endswith(CLOSE[:n])), 0)
                thought, self._held, text = text[: len(text) - held], text[len(text) - held :], ""
            pieces.append((thought, True))
        if self._state == "after" and (text := text.lstrip()):
            self._state = "text"
        if self._state == "text":
            pieces.append((text, False))
        return [piece for piece in pieces if piece[0]]

    def end(self) -> list[Piece]:
        """What was held back: no mark after all."""
        held, self._held = self._held, ""
        return [(held, self._state == "thought")] if held else []


def unopened(text: str) -> tuple[str, str] | None:
    """Thought and answer of a text whose <think> stood in the prompt, as some chat templates write it."""
    thought, close, answer = text.partition(CLOSE)
    if not close or OPEN in thought:
        return None
    return thought.strip(), answer.lstrip()
