"""What changed between two texts: a unified diff that is short enough for a small model."""

from collections.abc import Iterator, Sequence
from difflib import SequenceMatcher

LINES = 40
SIZE = 4096
"""Bytes; what is longer is cut, and says so."""

AROUND = 2
"""Lines shown before and after what changed."""

WIDEST = 240
"""Characters of a line."""

HARD = 3000
"""Changed lines from which on no diff is made: comparing is quadratic, and nobody would see more than the top."""


def unified(before: bytes, now: bytes) -> str | None:
    """The hunks of a unified diff, cut to LINES and SIZE; None where one of the two is no text."""
    old, new = _text(before), _text(now)
    if old is None or new is None:
        return None
    return _cut(_lines(old, new))


def _text(data: bytes) -> list[str] | None:
    if b"\0" in data:
        return None
    try:
        text = data.decode("utf-8")
    except UnicodeDecodeError:
        return None
    # not splitlines: it ends a line at form feeds and the like, too
    lines = [line.removesuffix("\r") for line in text.split("\n")]
    return lines[:-1] if lines[-1] == "" else lines


def _lines(old: Sequence[str], new: Sequence[str]) -> Iterator[str]:
    shorter = min(len(old), len(new))
    same = next((at for at, (a, b) in enumerate(zip(old, new, strict=False)) if a != b), shorter)
    rest = shorter - same
    back = zip(reversed(old[len(old) - rest :]), reversed(new[len(new) - rest :]), strict=True)
    tail = next((at for at, (a, b) in enumerate(back) if a != b), rest)
    start = max(0, same - AROUND)
    left = old[start : len(old) - max(0, tail - AROUND)]
    right = new[start : len(new) - max(0, tail - AROUND)]
    if not left and not right:
        yield "only line endings have changed"
        return
    if len(left) + len(right) > HARD:
        yield f"@@ -{start + 1},{len(left)} +{start + 1},{len(right)} @@ too much has changed to compare it"
        yield from (f"+{line}" for line in right)
        return
    if list(left) == list(right):
        yield "only line endings have changed"
        return
    for group in SequenceMatcher(None, left, right, autojunk=True).get_grouped_opcodes(AROUND):
        first, last = group[0], group[-1]
        yield f"@@ -{_range(start, first[1], last[2])} +{_range(start, first[3], last[4])} @@"
        for kind, a, b, c, d in group:
            if kind == "equal":
                yield from (f" {line}" for line in left[a:b])
            else:
                yield from (f"-{line}" for line in left[a:b])
                yield from (f"+{line}" for line in right[c:d])


def _range(start: int, first: int, last: int) -> str:
    length = last - first
    begin = start + first + (1 if length else 0)
    return f"{begin}" if length == 1 else f"{begin},{length}"


def _cut(lines: Iterator[str]) -> str:
    kept: list[str] = []
    size = 0
    for line in lines:
        shown = line if len(line) <= WIDEST else f"{line[:WIDEST]}…"
        size += len(shown.encode("utf-8", "replace")) + 1
        if len(kept) == LINES or size > SIZE:
            left = 1 + sum(1 for _ in lines)
            return "\n".join([*kept, f"… and {left} more lines; read the file to see them"])
        kept.append(shown)
    return "\n".join(kept)
