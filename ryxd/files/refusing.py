"""What an agent is told whose picture of a file is not what is there: what is wrong, and what is there now."""

import difflib
from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Literal

from ryxd.core.files import Content, Lines, Refusal
from ryxd.files.known import count, lines_of

SHOWN = 8 << 10
"""Characters of a file's content in a refusal."""
AROUND = 3
"""Lines of context around what is shown of a large file."""
Reason = Literal["unseen", "changed", "exists", "gone"]


@dataclass(frozen=True)
class Fresh:
    """What of a content a refusal shows; `lines` None: all of it, which then counts as seen."""

    text: str
    lines: tuple[Lines, ...] | None = ()


def refusal(
    path: Path,
    reason: Reason,
    content: Content | None,
    *,
    seen: bytes | None = None,
    lines: Sequence[Lines] | None = None,
) -> tuple[Refusal, Fresh | None]:
    """The Refusal, and what it shows of the content that is there now.

    `seen` is the content that the agent had seen, where it is still known; `lines` are those that it needs.
    """
    said = {
        "unseen": f"{path} was not read yet, or not all that this would change; it was not changed",
        "changed": f"{path} changed since it was read; it was not changed by this",
        "exists": f"{path} is there already; nothing was changed",
        "gone": f"{path} is not there; nothing was changed",
    }[reason]
    if content is None:
        return Refusal(said, path, reason=reason), None
    fresh = shown(content.data, seen=seen, lines=lines)
    way_out = ". Read it first, then try again" if reason != "exists" else ". Choose another name, or change it"
    if not fresh.text:
        return Refusal(said + way_out, path, reason=reason), None
    if reason != "exists":
        way_out = ". If the change still fits, try it again on what it is now"
    return Refusal(f"{said}{way_out}:\n{fresh.text}", path, reason=reason), fresh


def shown(data: bytes, *, seen: bytes | None = None, lines: Sequence[Lines] | None = None) -> Fresh:
    """A content for an agent: the difference to what it had seen, all of it, or the lines that it needs.

    Of what is no text, or too long, nothing.
    """
    text = _text(data)
    if text is None:
        return Fresh("")
    if seen is not None and (before := _text(seen)) is not None:
        diff = "".join(_ended(difflib.unified_diff(before, text, "as you read it", "as it is now", n=AROUND)))
        if diff and len(diff) <= min(SHOWN, max(400, sum(map(len, text)))):
            return Fresh(diff, None)
    whole = _numbered(text, 1, len(text))
    if len(whole) <= SHOWN:
        return Fresh(whole or "(it is empty)", None)
    if not lines:
        return Fresh("")
    parts, told = [], []
    for first, last in lines:
        start, end = max(1, first - AROUND), min(len(text), last + AROUND)
        parts.append(_numbered(text, start, end))
        told.append((start, end))
    some = "…\n".join(parts)
    return Fresh(some, tuple(told)) if len(some) <= SHOWN else Fresh("")


def _text(data: bytes) -> list[str] | None:
    """The lines of a text in UTF-8; None for anything else."""
    if b"\0" in data[:8192] or count(data) > 20_000:
        return None
    try:
        return [line.decode() for line in lines_of(data)]
    except UnicodeDecodeError:
        return None


def _numbered(lines: list[str], first: int, last: int) -> str:
    numbered = (f"{n:>6}\t{line}" for n, line in enumerate(lines[first - 1 : last], start=first))
    return "".join(_ended(numbered))


def _ended(lines: object) -> list[str]:
    """Each with a line feed, the last of a file, too."""
    return [line if line.endswith("\n") else f"{line}\n" for line in lines]  # type: ignore[attr-defined]
