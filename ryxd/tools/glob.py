"""Find files by a glob over their paths, the newest first."""

import asyncio
import os
import re
import stat
from collections.abc import Iterator
from dataclasses import dataclass, field
from fnmatch import translate
from pathlib import Path

from pydantic import Field

from ryxd.core.effect import Effect
from ryxd.core.paths import shown
from ryxd.core.tool import Arguments, Output, Permission, ToolError, ToolView, tool
from ryxd.tools.given import NamedPath, existing, reached
from ryxd.tools.search.pattern import braces
from ryxd.tools.search.walk import skipped
from ryxd.tools.speech import legible, say

SHOWN = 100
MOST = 20_000
"""Matches after which it ends."""
BATCH = 2000
"""Entries that are looked at before the loop gets its turn."""
SECONDS = 10.0


class Glob(Arguments):
    """Which paths, and below which folder."""

    pattern: NamedPath = Field(description="as in *.pdf, **/*.{jpg,png}, src/**/test_*.py; ** is any folders")
    path: NamedPath = Field(default=".", description="folder that the pattern is relative to")
    hidden: bool = Field(default=False, description="also names that begin with a dot")


class Paths(Output):
    """What matches, the newest first."""

    matches: list[str] = Field(max_length=SHOWN, description="paths; folders end with /")
    count: int = Field(ge=0, description="how many there are in all")


async def _effect(args: Glob, view: ToolView) -> Effect:
    top, pattern = _top(args)
    what, where = legible(pattern), legible(top)
    return Effect(
        frozenset({Permission.READ}),
        say(view, en=f"find {what} in {where}", de=f"{what} in {where} suchen"),
        reads=await asyncio.to_thread(reached, [top], view),
    )


@tool(
    "find files by a path pattern, newest first",
    permission=Permission.READ,
    groups={"file"},
    timeouts=(SECONDS,),
    effect=_effect,
)
async def glob(args: Glob, view: ToolView) -> Paths:
    """List what matches; links to folders are not followed, and what is private is left out.

    Raises ToolError for a folder that is not there, and a pattern that can't be understood.
    """
    walk = await asyncio.to_thread(_Walk.read, args, view)
    place = legible(shown(walk.folder, view.paths.home))
    facts = {"searched_paths": [place], "patterns_tried": [args.pattern]}
    view.status(say(view, en=f"Searching {place}…", de=f"Suche in {place}…"), **facts)
    steps = walk.steps()
    deadline = asyncio.get_running_loop().time() + 0.9 * SECONDS
    found = _Found(view)
    cut = False
    while (batch := await asyncio.to_thread(next, steps, None)) is not None:
        view.partial(await asyncio.to_thread(found.with_more, batch))
        if len(found.hits) >= MOST or asyncio.get_running_loop().time() > deadline:
            cut = True
            break
    output = await asyncio.to_thread(found.with_more, [])
    view.status(
        say(view, en=f"{output.count} paths match", de=f"{output.count} Pfade passen"),
        **facts,
        partial=cut,
    )
    return output


def _top(args: Glob) -> tuple[str, str]:
    """The folder that it looks in, and the pattern below that."""
    pattern = args.pattern.strip()
    if not pattern.startswith(("~", "/")):
        return args.path, pattern
    fixed = re.match(r"[^*?\[{]*/", pattern)
    return (fixed[0], pattern[fixed.end() :]) if fixed else (pattern, "*")


@dataclass
class _Found:
    view: ToolView
    hits: list[tuple[float, str]] = field(default_factory=list)
    _judged: dict[str, bool] = field(default_factory=dict)
    """What was asked of the path boundary already: that takes longer than to find a name."""

    def with_more(self, hits: list[tuple[float, str]]) -> Paths:
        """The answer with these added. Only what is shown is judged; the private among it does not count."""
        self.hits += hits
        self.hits.sort(key=lambda hit: (-hit[0], hit[1]))
        home = self.view.paths.home
        texts = []
        for _, path in self.hits:
            if not self._private(path):
                texts.append(shown(Path(path), home) + ("/" if path.endswith("/") else ""))
                if len(texts) == SHOWN:
                    break
        return Paths(matches=texts, count=len(self.hits) - sum(self._judged.values()))

    def _private(self, path: str) -> bool:
        known = self._judged.get(path)
        if known is None:
            known = self._judged[path] = self.view.paths.hidden(Path(path))
        return known


@dataclass(frozen=True)
class _Walk:
    """A folder, and for each alternative what every part of a path below it must match; None is **."""

    folder: Path
    forms: tuple[tuple[re.Pattern[str] | None, ...], ...]
    hidden: bool
    view: ToolView

    @classmethod
    def read(cls, args: Glob, view: ToolView) -> "_Walk":
        top, pattern = _top(args)
        folder, info = existing(top, view)
        if not stat.S_ISDIR(info.st_mode):
            raise ToolError(
                say(view, en=f"{top} is a file, not a folder", de=f"{top} ist eine Datei, kein Ordner")
            )
        try:
            texts = braces(pattern or "*")
        except ValueError as error:
            raise ToolError(str(error)) from error
        if any(part == ".." for text in texts for part in text.split("/")):
            raise ToolError(
                say(
                    view,
                    en="a pattern has no ..; give the folder as path",
                    de="In einem Muster gibt es kein ..; gib den Ordner als path an",
                )
            )
        return cls(folder, tuple(_parts(text) for text in texts), args.hidden or _dotted(texts), view)

    def steps(self) -> Iterator[list[tuple[float, str]]]:
        """Matches as (time of the last change, path), some at a time; breadth first."""
        folders = [(str(self.folder), tuple((form, 0) for form in range(len(self.forms))))]
        batch: list[tuple[float, str]] = []
        seen = 0
        for folder, states in folders:
            try:
                with os.scandir(folder) as entries:
                    for entry in entries:
                        seen += 1
                        if entry.name.startswith(".") and not self.hidden:
                            continue
                        self._judge(entry, states, batch, folders)
                        if seen >= BATCH:
                            yield batch
                            batch, seen = [], 0
            except OSError:
                continue  # not ours to read, or gone in the meantime
        yield batch

    def _judge(
        self,
        entry: os.DirEntry[str],
        states: tuple[tuple[int, int], ...],
        batch: list[tuple[float, str]],
        folders: list[tuple[str, tuple[tuple[int, int], ...]]],
    ) -> None:
        matches = False
        within: set[tuple[int, int]] = set()
        """Places of the patterns that go on below, if it is a folder: because ** may go on, …"""
        named: set[tuple[int, int]] = set()
        """… and because its name was asked for."""
        for form, at in states:
            parts, place = self.forms[form], at
            while place < len(parts) and parts[place] is None:  # ** may stand for no folder at all
                within.add((form, place))
                place += 1
            part = parts[place] if place < len(parts) else None
            if part is None:
                matches = True  # the pattern ends in **
            elif part.match(entry.name):
                matches = matches or place + 1 == len(parts)
                named.add((form, place + 1))
        folder = entry.is_dir(follow_symlinks=False)
        if matches:
            try:
                info = entry.stat(follow_symlinks=False)
            except OSError:
                return
            batch.append((info.st_mtime, entry.path + ("/" if folder else "")))
        left = named if skipped(entry.name) else named | within
        left = {(form, place) for form, place in left if place < len(self.forms[form])}
        if folder and left:
            folders.append((entry.path, tuple(left)))


def _parts(text: str) -> tuple[re.Pattern[str] | None, ...]:
    parts: list[re.Pattern[str] | None] = []
    for part in text.strip("/").split("/"):
        if part == "**":
            if parts[-1:] != [None]:
                parts.append(None)
        elif part not in {"", "."}:
            parts.append(re.compile(translate(part)))
    return tuple(parts)


def _dotted(texts: list[str]) -> bool:
    return any(part.startswith(".") and part != "." for text in texts for part in text.split("/"))
