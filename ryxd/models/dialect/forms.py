"""How thoughts and calls are marked in an answer, and how marks are found in text that comes in parts."""

import re
from collections.abc import Iterable
from dataclasses import dataclass

CHANNELS = ("<|channel|>", "<|start|>", "<|message|>", "<|end|>", "<|call|>", "<|return|>")
"""Of models that say before each part where it goes: <|channel|>analysis<|message|>…<|end|>."""
HEADERS = CHANNELS[:2]
"""What the words about a part begin with."""
ENDS = CHANNELS[3:]
"""What a part ends with, if not with the next one."""


@dataclass(frozen=True)
class Form:
    """How a call is marked in an answer."""

    opens: str
    closes: str = ""
    """Without it only the end of the answer, or the next call, ends it."""
    anywhere: bool = False
    """Whether the marker is a control token."""
    gap: str = ""
    """What the model writes between the marker and the call."""
    arguments: str = ""
    """The key of the arguments in a call that is JSON; empty when it is something else."""
    several: bool = False
    """Whether it is a list of calls."""
    identified: bool = False
    """Whether each has an id."""
    kept: bool = False
    """Whether the marker is part of the call."""
    name: str = ""
    """The function, when the marker has named it."""


@dataclass(frozen=True)
class Thought:
    """How a thought is marked."""

    opens: str
    closes: str
    anywhere: bool = False


class Watch:
    """Looks for the first of several markers, in text that comes in parts."""

    def __init__(self, markers: Iterable[str]) -> None:
        known = sorted(set(markers) - {""}, key=len, reverse=True)
        self._whole = re.compile("|".join(map(re.escape, known)) or "(?!)")
        self._begun = frozenset(marker[:size] for marker in known for size in range(1, len(marker)))
        self._most = max(map(len, known), default=1) - 1

    def find(self, text: str, *, last: bool) -> tuple[int, str]:
        """Where the first marker is, and which; none where the end of the text may be the beginning of one."""
        found = self._whole.search(text)
        begun = len(text)
        if not last:
            sizes = range(min(self._most, len(text)), 0, -1)
            begun -= next((size for size in sizes if text[-size:] in self._begun), 0)
        if found and found.start() < begun:
            return found.start(), found[0]
        return begun, ""
