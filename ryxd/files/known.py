"""Which content of each file each agent has seen."""

import difflib
import re
from collections import OrderedDict
from collections.abc import Callable, Iterable, Sequence
from dataclasses import replace
from pathlib import Path

from ryxd.core.files import Content, Lines, Seen

AGENTS = 1024
"""Agents of which anything is remembered; the longest unused is forgotten, and reads again before a change."""
FILES = 4096
"""Files that are remembered of one agent; the longest unused goes, and has to be read again before a change."""
REMEMBERED = 32 << 20
"""Bytes of contents, of all agents, that are kept so that a change can be told as a diff."""
LARGEST = 1 << 20
"""Bytes of a content up to which it is."""
COMPARED = 5000
"""Lines up to which what several edits changed is worked out line by line."""


class Known:
    """What agents know. `follow` is told of each path that somebody knows now and nobody did, `leave` the reverse.

    `forgotten` is told of each agent of which nothing is known any more, for there were too many.

    INVARIANT: an agent's entry changes only when content reaches its transcript, or by its own change.
    """

    def __init__(
        self,
        *,
        follow: Callable[[Path], None] | None = None,
        leave: Callable[[Path], None] | None = None,
        forgotten: Callable[[str], None] | None = None,
        agents: int = AGENTS,
        files: int = FILES,
        remembered: int = REMEMBERED,
    ) -> None:
        self._agents: OrderedDict[str, OrderedDict[Path, Seen]] = OrderedDict()
        self._knowers: dict[Path, int] = {}
        self._contents: OrderedDict[str, bytes] = OrderedDict()
        self._size = 0
        self._most = agents
        self._files = files
        self._remembered = remembered
        self._follow = follow or (lambda _: None)
        self._leave = leave or (lambda _: None)
        self._forgotten = forgotten or (lambda _: None)

    # -- what an agent knows

    def get(self, agent: str, path: Path) -> Seen | None:
        """What an agent knows of a file."""
        mine = self._agents.get(agent)
        if mine is None or path not in mine:
            return None
        mine.move_to_end(path)
        self._agents.move_to_end(agent)
        return mine[path]

    def of(self, agent: str) -> tuple[Seen, ...]:
        """All that an agent knows, the longest unused first."""
        return tuple(self._agents.get(agent, {}).values())

    def share(self, agent: str, other: str) -> None:
        """Another agent has the same transcript, and so knows the same."""
        for seen in self.of(agent):
            self._set(other, seen)

    def knowers(self, path: Path) -> tuple[str, ...]:
        """The agents that know a file."""
        return tuple(agent for agent, mine in self._agents.items() if path in mine)

    def saw(self, agent: str, content: Content, lines: Sequence[Lines] | None = None) -> None:
        """A content, or these lines of it, entered the agent's transcript."""
        before = self.get(agent, content.path)
        seen = None if lines is None else merged(lines)
        read_as = None
        if before is not None and before.digest == content.digest and seen is not None:
            seen = None if before.lines is None else merged([*before.lines, *seen])
            read_as = before.read_as
        if seen is not None and covers(seen, ((1, count(content.data)),)):
            seen = None
        self._set(agent, Seen(content.path, content.digest, seen, read_as=read_as))
        self.remember(content.digest, content.data)

    def wrote(self, agent: str, path: Path, digest: str, lines: tuple[Lines, ...] | None = None) -> None:
        """The agent's own change: it knows what it wrote, whole or these lines."""
        self._set(agent, Seen(path, digest, lines))

    def moved(self, source: Path, target: Path) -> None:
        """What was at `source` (and below it) is at `target`: every agent's knowledge goes with it."""
        for agent, mine in list(self._agents.items()):
            for path in [path for path in mine if path == source or path.is_relative_to(source)]:
                there = target / path.relative_to(source) if path != source else target
                seen = mine[path]
                self._drop(agent, path)
                self._set(agent, replace(seen, path=there, read_as=seen.read_as or path))

    def was_called(self, agent: str, path: Path, before: Path) -> None:
        """The agent knows a file by what it read when that was called so."""
        self._set(agent, replace(self._agents[agent][path], read_as=before))

    def gone(self, agent: str, path: Path) -> None:
        """The agent took it away itself, with what was below."""
        for known in [p for p in self._agents.get(agent, {}) if p == path or p.is_relative_to(path)]:
            self._drop(agent, known)

    def lost(self, agent: str, paths: Iterable[Path]) -> None:
        """What the agent read under these paths has left its transcript."""
        gone = set(paths)
        for path, seen in list(self._agents.get(agent, {}).items()):
            if path in gone or seen.read_as in gone:
                self._drop(agent, path)

    def forget(self, agent: str) -> None:
        """The agent is no more."""
        for path in list(self._agents.get(agent, {})):
            self._drop(agent, path)
        self._agents.pop(agent, None)

    def mark(self, path: Path, digest: str | None = None) -> tuple[str, ...]:
        """A file was seen to change, and is `digest` now: stale for each agent that knows another; gives those."""
        told = []
        for agent, mine in self._agents.items():
            seen = mine.get(path)
            if seen is None:
                continue
            stale = digest is None or seen.digest != digest
            if stale and not seen.stale:
                told.append(agent)
            if seen.stale != stale:
                mine[path] = replace(seen, stale=stale)
        return tuple(told)

    def _set(self, agent: str, seen: Seen) -> None:
        mine = self._agents.setdefault(agent, OrderedDict())
        new = seen.path not in mine
        mine[seen.path] = seen
        mine.move_to_end(seen.path)
        self._agents.move_to_end(agent)
        if new:
            self._knowers[seen.path] = self._knowers.get(seen.path, 0) + 1
            if self._knowers[seen.path] == 1:
                self._follow(seen.path)
        while len(mine) > self._files:
            self._drop(agent, next(iter(mine)))
        while len(self._agents) > self._most:
            longest = next(iter(self._agents))
            self.forget(longest)
            self._forgotten(longest)

    def _drop(self, agent: str, path: Path) -> None:
        del self._agents[agent][path]
        self._knowers[path] -= 1
        if not self._knowers[path]:
            del self._knowers[path]
            self._leave(path)

    # -- what the contents were

    def remember(self, digest: str, data: bytes) -> None:
        """Keep a content in memory for a while, for diffs."""
        if len(data) > LARGEST:
            return
        if digest not in self._contents:
            self._contents[digest] = data
            self._size += len(data)
        self._contents.move_to_end(digest)
        while self._size > self._remembered:
            self._size -= len(self._contents.popitem(last=False)[1])

    def recall(self, digest: str) -> bytes | None:
        """A content that somebody saw, if it is still remembered."""
        return self._contents.get(digest)


def merged(lines: Sequence[Lines]) -> tuple[Lines, ...]:
    """Ranges in order, those that touch as one; empty ones count nothing."""
    found: list[Lines] = []
    for first, last in sorted(lines):
        if last < first:
            continue
        if found and first <= found[-1][1] + 1:
            found[-1] = (found[-1][0], max(found[-1][1], last))
        else:
            found.append((first, last))
    return tuple(found)


def covers(have: Sequence[Lines] | None, want: Sequence[Lines]) -> bool:
    """Whether all of the lines wanted are among those that were seen (None: all were)."""
    if have is None:
        return True
    known = merged(have)
    return all(any(a <= first and last <= b for a, b in known) for first, last in want if first <= last)


def count(data: bytes) -> int:
    """How many lines a content has; what follows the last line feed is one, too."""
    return data.count(b"\n") + (not data.endswith(b"\n") and bool(data))


def lines_of(data: bytes) -> list[bytes]:
    """The lines of a content, with their ends; only a line feed ends one."""
    return re.findall(rb"[^\n]*\n|[^\n]+", data)


def carried(seen: tuple[Lines, ...] | None, old: bytes, new: bytes) -> tuple[Lines, ...] | None:
    """Which lines of the new content an agent knows that knew these of the old one, and wrote the difference."""
    if seen is None:
        return None
    was, now = lines_of(old), lines_of(new)
    head = 0
    while head < min(len(was), len(now)) and was[head] == now[head]:
        head += 1
    tail = 0
    while tail < min(len(was), len(now)) - head and was[-1 - tail] == now[-1 - tail]:
        tail += 1
    blocks = [(0, 0, head), (len(was) - tail, len(now) - tail, tail)]
    middle_was, middle_now = was[head : len(was) - tail], now[head : len(now) - tail]
    wrote: list[Lines] = []
    if max(len(middle_was), len(middle_now)) <= COMPARED:
        compared = difflib.SequenceMatcher(None, middle_was, middle_now, autojunk=False)
        for what, a, b, start, end in compared.get_opcodes():
            if what == "equal":
                blocks.append((head + a, head + start, b - a))
            elif end > start:
                wrote.append((head + start + 1, head + end))
    for first, last in seen:
        for a, b, size in blocks:
            start, end = max(first - 1, a), min(last, a + size)
            if start < end:
                wrote.append((start - a + b + 1, end - a + b))
    lines = merged(wrote)
    return None if covers(lines, ((1, len(now)),)) else lines
