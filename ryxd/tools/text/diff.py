"""The difference between two texts as a unified diff, and which lines of the old one it is about."""

from bisect import bisect_left
from collections import Counter
from collections.abc import Iterator
from dataclasses import dataclass
from difflib import SequenceMatcher

from ryxd.core.files import Lines

CONTEXT = 3
SMALL = 40_000
"""Old times new lines up to which all are compared with all."""
DEEPEST = 20
"""How often a part is split again; no text of this world needs more than a few."""
SHOWN = 400
"""Lines of a diff that are shown."""
WIDEST = 400
"""Characters of a line of a diff that are shown."""

Step = tuple[str, int, int, int, int]


@dataclass(frozen=True)
class Difference:
    """What changes from one text to another; lines are counted from 1."""

    hunks: tuple[str, ...]
    old: tuple[Lines, ...]
    """Lines of the old text that are replaced or taken away; where some come in, the ones around."""
    new: tuple[Lines, ...]
    """The lines of the new text that are there now; where some were taken away, the one after."""
    removed: int
    added: int

    @property
    def lines(self) -> int:
        """How many lines change, as a person would count them."""
        return max(self.removed, self.added)

    def unified(self, before: str, after: str) -> str:
        """As a diff with these two names, cut with a note where it is very long."""
        lines = [f"--- {before}", f"+++ {after}"]
        shown = [line for hunk in self.hunks for line in hunk.split("\n")]
        lines += [line if len(line) <= WIDEST else f"{line[:WIDEST]}…" for line in shown[:SHOWN]]
        if len(shown) > SHOWN:
            lines.append(f"… {len(shown) - SHOWN} …")
        return "\n".join(lines)


def difference(before: str, after: str) -> Difference:
    r"""Compare two texts line by line; line ends count, so \r\n for \n is a change."""
    old, new = _lines(before), _lines(after)
    steps = list(_steps(old, new))
    changed = [step for step in steps if step[0] != "equal"]
    hunks = tuple(_hunk(group, old, new) for group in _grouped(changed, len(old)))
    return Difference(
        hunks,
        tuple(_about(step, len(old)) for step in changed),
        tuple((step[3] + 1, max(step[4], step[3] + 1)) for step in changed if new),
        sum(step[2] - step[1] for step in changed),
        sum(step[4] - step[3] for step in changed),
    )


def _lines(text: str) -> list[str]:
    lines = text.split("\n")
    ends = [f"{line}\n" for line in lines[:-1]]
    return [*ends, lines[-1]] if lines[-1] else ends


def _steps(old: list[str], new: list[str]) -> Iterator[Step]:
    """What to do with the old lines to get the new ones; the same at both ends is not even compared."""
    head = 0
    most = min(len(old), len(new))
    while head < most and old[head] == new[head]:
        head += 1
    tail = 0
    while tail < most - head and old[-1 - tail] == new[-1 - tail]:
        tail += 1
    yield from _between(old, new, (head, len(old) - tail, head, len(new) - tail))


def _between(old: list[str], new: list[str], where: tuple[int, int, int, int], depth: int = 0) -> Iterator[Step]:
    """The steps for a part of both; a large one is first split at lines that each side has once."""
    a, b, c, d = where
    if a == b and c == d:
        return
    if (b - a) * (d - c) <= SMALL:
        for what, e, f, g, h in SequenceMatcher(None, old[a:b], new[c:d], autojunk=False).get_opcodes():
            yield (what, e + a, f + a, g + c, h + c)
        return
    anchors = _anchors(old, new, where)
    if not anchors or depth == DEEPEST:
        yield ("replace", a, b, c, d)
        return
    for x, y in anchors:
        yield from _between(old, new, (a, x, c, y), depth + 1)
        a, c = x + 1, y + 1
    yield from _between(old, new, (a, b, c, d), depth + 1)


def _anchors(old: list[str], new: list[str], where: tuple[int, int, int, int]) -> list[tuple[int, int]]:
    """Places of lines that both have exactly once, as many as keep their order in both."""
    a, b, c, d = where
    once_old, once_new = Counter(old[a:b]), Counter(new[c:d])
    there = {line: place for place, line in enumerate(new[c:d], start=c) if once_new[line] == 1}
    pairs = [(x, there[line]) for x, line in enumerate(old[a:b], start=a) if once_old[line] == 1 and line in there]
    # the longest rising row of places in `new`, by patience sorting
    tops: list[int] = []
    ends: list[int] = []
    before: list[int] = []
    for index, (_, y) in enumerate(pairs):
        pile = bisect_left(tops, y)
        before.append(ends[pile - 1] if pile else -1)
        if pile == len(tops):
            tops.append(y)
            ends.append(index)
        else:
            tops[pile], ends[pile] = y, index
    row = []
    at = ends[-1] if ends else -1
    while at >= 0:
        row.append(pairs[at])
        at = before[at]
    return row[::-1]


def _about(step: Step, count: int) -> Lines:
    _, first, end, _, _ = step
    if first < end:
        return first + 1, end
    # lines that come in between two: whoever knows these knows where
    return max(1, first), max(1, min(count, first + 1))


def _grouped(steps: list[Step], count: int) -> Iterator[tuple[int, int, list[Step]]]:
    """Changes that share their context, with the old lines they reach over."""
    group: list[Step] = []
    for step in steps:
        if group and step[1] - group[-1][2] > 2 * CONTEXT:
            yield max(0, group[0][1] - CONTEXT), min(count, group[-1][2] + CONTEXT), group
            group = []
        group.append(step)
    if group:
        yield max(0, group[0][1] - CONTEXT), min(count, group[-1][2] + CONTEXT), group


def _hunk(group: tuple[int, int, list[Step]], old: list[str], new: list[str]) -> str:
    first, end, steps = group
    lines: list[str] = []
    at = first
    for _, a, b, c, d in steps:
        lines += [f" {line}" for line in old[at:a]]
        lines += [f"-{line}" for line in old[a:b]]
        lines += [f"+{line}" for line in new[c:d]]
        at = b
    lines += [f" {line}" for line in old[at:end]]
    start = steps[0][3] - (steps[0][1] - first)
    count = (end - first) + sum((d - c) - (b - a) for _, a, b, c, d in steps)
    head = f"@@ -{_span(first, end - first)} +{_span(start, count)} @@"
    body = [line[:-1] if line.endswith("\n") else f"{line}\n\\ No newline at end of file" for line in lines]
    return "\n".join((head, *body))


def _span(first: int, count: int) -> str:
    start = first if count == 0 else first + 1
    return str(start) if count == 1 else f"{start},{count}"
