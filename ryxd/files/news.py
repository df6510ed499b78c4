"""What is new for an agent: which files that it knows are no more what it saw, told once each (spec B6, B7)."""

import asyncio
import hashlib
from collections.abc import Callable, Iterable, Mapping
from dataclasses import dataclass
from pathlib import Path
from typing import Protocol

from ryxd.core.files import News, Seen
from ryxd.files.difference import unified
from ryxd.files.folders import Identity
from ryxd.files.regular import opened
from ryxd.files.whereabouts import found

Knows = Callable[[str], Iterable[Seen]]
"""What an agent knows of files: all of it."""

Contents = Callable[[str], bytes | None]
"""The content of a digest, where somebody still has it; may block."""


class Watch(Protocol):
    """What is asked of the watcher."""

    async def caught_up(self) -> None:
        """Return when all that happened so far was looked at."""
        ...

    @property
    def folders(self) -> frozenset[str]:
        """The followed folders."""
        ...

    def differs(self, path: Path, digest: str) -> bool:
        """Whether a followed file was not this content any more, when it was last looked at."""
        ...

    def where(self, path: Path) -> Identity | None:
        """Which file had this name when it was last there."""
        ...


LARGEST = 1 << 20
"""Bytes of a content up to which a diff is made of it."""


@dataclass(frozen=True)
class _Now:
    """What is under a name: digest None where nothing is, "" where it can't be read; data where it is small."""

    digest: str | None
    data: bytes | None = None


class Reporter:
    """Tells each agent what is new, from what it knows (`Knows`) and what is on the disk now."""

    def __init__(self, knows: Knows, contents: Contents, watch: Watch) -> None:
        self._knows = knows
        self._contents = contents
        self._watch = watch
        self._told: dict[str, dict[Path, tuple[str, str | None]]] = {}
        """INVARIANT: per agent and file, what the agent saw and what it was last told is there instead."""

    async def news(self, agent: str) -> tuple[News, ...]:
        """What changed of what this agent knows since it was last asked.

        A file that is again what the agent saw is no news, nor one that it was already told of as it is now.
        """
        await self._watch.caught_up()
        # not by its mark: what was read, and changed before it was recorded, was marked before it was known
        stale = {seen.path: seen for seen in self._knows(agent) if self._watch.differs(seen.path, seen.digest)}
        told = self._told.get(agent, {})
        told = {path: what for path, what in told.items() if path in stale and stale[path].digest == what[0]}
        if not stale:
            self._told.pop(agent, None)
            return ()
        now = await asyncio.to_thread(_looked, list(stale))
        new = {
            path: seen
            for path, seen in stale.items()
            if now[path].digest != seen.digest and told.get(path) != (seen.digest, now[path].digest)
        }
        moved = await self._moved([path for path in new if now[path].digest is None])
        news = await asyncio.to_thread(self._written, new, now, moved)
        # what is again as it was seen is told anew if it changes once more
        back = {path for path, seen in stale.items() if now[path].digest == seen.digest}
        telling = {path: (seen.digest, now[path].digest) for path, seen in new.items()}
        # two actions of an agent may have ended at the same time
        already = self._told.get(agent, {})
        self._told[agent] = {path: what for path, what in told.items() if path not in back} | telling
        if not any(True for _ in self._knows(agent)):
            self.forget(agent)  # it has gone meanwhile
        return tuple(item for item in news if already.get(item.path) != telling[item.path])

    def forget(self, agent: str) -> None:
        """The agent is gone."""
        self._told.pop(agent, None)

    async def _moved(self, gone: list[Path]) -> dict[Path, Path]:
        """Where files that are gone are now: under another name, or in a folder that has one."""
        lost: dict[Path, Identity] = {}
        for path in gone:
            for name in (path, *path.parents):
                identity = self._watch.where(name)
                if identity is not None:
                    lost[name] = identity
        folders = sorted(self._watch.folders, key=len, reverse=True)
        there = await asyncio.to_thread(found, lost, folders) if lost else {}
        moved = {}
        for path in gone:
            for name in (path, *path.parents):
                if name in there:
                    moved[path] = there[name] / path.relative_to(name)
                    break
        return moved

    def _written(
        self, new: Mapping[Path, Seen], now: Mapping[Path, _Now], moved: Mapping[Path, Path]
    ) -> tuple[News, ...]:
        """The news, with diffs; blocks."""
        news = []
        for path, seen in sorted(new.items()):
            if now[path].digest is None:
                to = moved.get(path)
                # an inode is used again: only the same content is the same file
                if to is not None and _read(to).digest == seen.digest:
                    news.append(News(path, "moved", to=to))
                else:
                    news.append(News(path, "gone"))
                continue
            data = now[path].data
            before = self._contents(seen.digest) if data is not None else None
            diff = unified(before, data) if before is not None and data is not None else None
            news.append(News(path, "changed", diff=diff or ""))
        return tuple(news)


def _looked(paths: Iterable[Path]) -> dict[Path, _Now]:
    return {path: _read(path) for path in paths}


def _read(path: Path) -> _Now:
    """What is there; its bytes, too, where a diff can be made of them."""
    total = hashlib.blake2b(digest_size=32)
    data: bytes | None = b""
    try:
        with opened(path) as file:
            while piece := file.read(LARGEST):
                total.update(piece)
                data = data + piece if data is not None and len(data) + len(piece) <= LARGEST else None
    except FileNotFoundError:
        return _Now(None)
    except OSError:
        return _Now("")
    return _Now(total.hexdigest(), data)
