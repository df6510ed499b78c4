"""Find files by name: near places first, then everywhere; the exact pattern first, then broader ones."""

import asyncio
import heapq
import os
import re
import stat
import threading
from collections.abc import Sequence
from dataclasses import dataclass
from datetime import date
from pathlib import Path
from typing import Annotated

from pydantic import Field

from ryxd.core.effect import Effect
from ryxd.core.paths import shown
from ryxd.core.tool import CASCADE, Arguments, Output, Permission, ToolError, ToolView, tool
from ryxd.tools import programs
from ryxd.tools.given import reached
from ryxd.tools.search.kinds import meant
from ryxd.tools.search.pattern import Match, Pattern, Step
from ryxd.tools.search.period import Period, When, period
from ryxd.tools.search.places import Stage, stages
from ryxd.tools.search.walk import COMMANDS, Walk, WalkFailed, by_hand, by_program
from ryxd.tools.speech import legible, say

SHOWN = 10
"""Matches in the answer (the source's max_results); all are counted."""
MOST = 20_000
"""Matches after which a search ends: whoever asks for * needs no complete list."""
SHARE = 0.5
"""Of the time that is left, what one program may take before the next one is tried."""


class SearchFiles(Arguments):
    """What to look for, and where."""

    pattern: str = Field(min_length=1, max_length=200, description="file name with wildcards, as in *great*wave*")
    paths: list[Annotated[str, Field(min_length=1, max_length=4096)]] = Field(
        default=["~"], min_length=1, max_length=8, description="folders to search; ~ is everywhere at home"
    )
    when: When | None = Field(default=None, description="when the file was last changed")


class Found(Output):
    """What was found, the best first."""

    matches: list[str] = Field(max_length=SHOWN, description="paths")
    count: int = Field(ge=0, description="how many there are in all")


async def _effect(args: SearchFiles, view: ToolView) -> Effect:
    what, where = legible(args.pattern), legible(", ".join(args.paths))
    return Effect(
        frozenset({Permission.READ}),
        say(view, en=f"find {what} in {where}", de=f"{what} in {where} suchen"),
        reads=await asyncio.to_thread(_reads, args, view),
    )


@tool("find files by name", permission=Permission.READ, groups={"file"}, timeouts=CASCADE, effect=_effect)
async def search_files(args: SearchFiles, view: ToolView) -> Found:
    """Search stage by stage, and report each. Nothing found is an answer: count 0.

    Raises ToolError for folders that are not there or not allowed, and when the time runs out empty-handed.
    """
    limit = CASCADE[min(view.attempt, len(CASCADE)) - 1]
    search = await asyncio.to_thread(Search.read, args, view, asyncio.get_running_loop().time() + 0.9 * limit)
    return await search.go()


def _reads(args: SearchFiles, view: ToolView) -> tuple[Path, ...]:
    """The folders that it may go through, without those that are in others."""
    try:
        folders = [stage.folder for stage in stages(_split(args.pattern.strip(), args.paths)[1], view)]
    except ToolError:
        return ()  # the tool says what is wrong
    return tuple(
        folder
        for folder in reached(folders, view)
        if not any(folder != other and folder.is_relative_to(other) for other in folders)
    )


@dataclass(frozen=True)
class Hit:
    """A file or folder that matches."""

    path: str
    match: Match
    folder: bool
    changed: float

    @property
    def order(self) -> tuple[object, ...]:
        """Files before folders, whole words before parts, the closest name, the newest, the least deep."""
        match = self.match
        return (self.folder, match.loose, match.extra, -self.changed, self.path.count("/"), self.path)


class Search:
    """One search.

    INVARIANT: `count` hits have the rank `best`, and `top` are the first of them; a better rank replaces both.
    """

    def __init__(
        self, pattern: Pattern, when: Period | None, where: Sequence[Stage], view: ToolView, deadline: float
    ) -> None:
        self._pattern = pattern
        self._when = when
        self._stages = where
        self._view = view
        self._deadline = deadline
        self._searched: list[str] = []
        self._used: list[str] = []
        self._broken: set[str] = set()
        self._seen: set[str] = set()
        self._cut = False
        self._walk = Walk(view.paths.home)
        # a thread that a time-out left behind may still judge its names when the next program's begins
        self._judging = threading.Lock()
        self.count = 0
        self.top: list[Hit] = []
        self.best: tuple[int, int] = (len(Step), 0)

    @classmethod
    def read(cls, args: SearchFiles, view: ToolView, deadline: float) -> "Search":
        """Understand the arguments. Looks at folders, so call it in a thread. Raises ToolError."""
        text, paths = _split(args.pattern.strip(), args.paths)
        if not text or "\0" in text:
            raise ToolError("the pattern is empty; give a part of the name, as in *wave*")
        try:
            pattern = Pattern.read(meant(text, view.said or ""))
        except ValueError as error:
            raise ToolError(str(error)) from error
        when = period(args.when, date.today()) if args.when else None  # noqa: DTZ011 - the user's own today
        return cls(pattern, when, stages(paths, view), view, deadline)

    async def go(self) -> Found:
        """Search the stages until one has exactly what was asked for."""
        for stage in self._stages:
            # "all PDFs" is not answered by the first folder that has one; "the great wave" is
            if stage.fallback and self._pattern.has_words and self.best[0] == Step.EXACT:
                break
            if stage.last and (self.count or not self._pattern.has_words):
                break
            self._announce(stage)
            try:
                await self._list(stage)
            except _TimeIsUp:
                self._cut = True
                break
        return self._end()

    def _announce(self, stage: Stage) -> None:
        place = legible(stage.name(self._view.paths.home))
        if self._searched and self.best[0] == Step.EXACT:
            text = say(
                self._view, en=f"Found {self.count} so far, going on…", de=f"Bisher {self.count} gefunden, weiter…"
            )  # fmt: skip
            self._view.status(text, **self._facts())
        elif self._searched:
            text = say(
                self._view, en="Found 0 results, trying fallback…", de="Nichts gefunden, suche anderswo weiter…"
            )
            self._view.status(text, **self._facts())
        self._searched.append(place)
        text = say(self._view, en=f"Searching {place}…", de=f"Suche in {place}…")
        self._view.status(text, **self._facts())

    async def _list(self, stage: Stage) -> None:
        """List one folder with the first program that can; what one has found already is kept."""
        loop = asyncio.get_running_loop()
        home = self._view.paths.home
        inside = stage.folder.relative_to(home) if stage.folder.is_relative_to(home) else stage.folder
        hidden = self._pattern.wants_hidden or any(part.startswith(".") for part in inside.parts)
        self._walk = walk = Walk(stage.folder, stage.without, self._pattern.coarse(), hidden)
        for name, names, command in COMMANDS:
            program = None if name in self._broken else programs.found(names, self._view.environment)
            if program is None:
                continue
            before = len(self._seen)
            try:
                async with asyncio.timeout((self._deadline - loop.time()) * SHARE):
                    await by_program(command(program, walk), self._view.environment, self._take)
            except TimeoutError:
                self._note(name, say(self._view, en="too slow", de="zu langsam"))
            except WalkFailed as error:
                self._broken.add(name)
                self._note(name, str(error))
            else:
                self._uses(name)
                # an index is as old as its last update: what it lacks may be there
                if name != "locate" or len(self._seen) > before:
                    return
        try:
            async with asyncio.timeout_at(self._deadline):
                self._uses("ryx")
                await by_hand(walk, self._take)
        except TimeoutError:
            raise _TimeIsUp from None

    async def _take(self, paths: list[str]) -> None:
        """Judge names in a thread, and keep the good ones."""
        found = await asyncio.to_thread(self._judge, paths)
        if found:
            self._view.partial(found)
        if len(self._seen) > MOST or asyncio.get_running_loop().time() > self._deadline:
            raise _TimeIsUp

    def _judge(self, paths: list[str]) -> Found | None:
        with self._judging:
            return self._output() if self._add(paths) else None

    def _add(self, paths: list[str]) -> bool:
        fresh: list[Hit] = []
        for path in paths:
            match = self._pattern.match(path.rpartition("/")[2])
            if match is None or match.rank > self.best or path in self._seen or not self._walk.has(path):
                continue
            hit = self._hit(path, match)
            if hit is None or hit.match.rank > self.best or self._view.paths.hidden(Path(path)):
                continue
            self._seen.add(path)
            if hit.match.rank < self.best:
                self.best = hit.match.rank
                self.count, self.top, fresh = 0, [], []
            self.count += 1
            fresh.append(hit)
        self.top = heapq.nsmallest(SHOWN, [*self.top, *fresh], key=lambda hit: hit.order)
        return bool(fresh)

    def _hit(self, path: str, match: Match) -> Hit | None:
        """The hit with what the disk says about it, or None when the time is not the one asked for."""
        try:
            info = os.lstat(path)
            folder = stat.S_ISDIR(info.st_mode) or (stat.S_ISLNK(info.st_mode) and os.path.isdir(path))
        except OSError:
            return None
        if not (folder or stat.S_ISREG(info.st_mode) or stat.S_ISLNK(info.st_mode)):
            return None
        if self._when and not self._when.has(path.rpartition("/")[2], info.st_mtime):
            # without words, "PDFs of last week" would become all PDFs
            if match.step > Step.ANY_TYPE or not self._pattern.has_words:
                return None
            match = Match(Step.ANY_TIME, match.step, match.loose, match.extra)
        return Hit(path, match, folder, info.st_mtime)

    def _end(self) -> Found:
        with self._judging:  # for some milliseconds at most: a batch is a few hundred names
            output = self._output()
        if self._cut and not output.count:
            raise ToolError(
                say(
                    self._view,
                    en=f"searching {', '.join(self._searched)} took too long; name a folder to search",
                    de=f"Die Suche in {', '.join(self._searched)} dauert zu lange; nenne einen Ordner",
                ),
                retry=True,
                report=self._facts(),
            )
        first = legible(output.matches[0].rstrip("/").rpartition("/")[2]) if output.matches else ""
        if output.count == 1:
            text = say(self._view, en=f"Found 1 result: {first}", de=f"1 Treffer: {first}")
        elif output.count:
            text = say(
                self._view, en=f"Found {output.count} results, the best: {first}",
                de=f"{output.count} Treffer, der beste: {first}",
            )  # fmt: skip
        else:
            text = say(
                self._view, en=f"No files matching {self._pattern.text}",
                de=f"Keine Datei passt zu {self._pattern.text}",
            )  # fmt: skip
        self._view.status(text, **self._facts(), partial=self._cut)
        return output

    def _output(self) -> Found:
        home = self._view.paths.home
        # names that are no UTF-8 stay as they are (os.fsdecode): they can be opened like any other
        texts = [shown(Path(hit.path), home) + ("/" if hit.folder else "") for hit in self.top]
        return Found(matches=texts, count=self.count)

    def _facts(self) -> dict[str, object]:
        reached = Step(self.best[0]) if self.count else (Step.SOME if len(self._searched) else Step.EXACT)
        upto = reached if self.count or len(self._searched) == len(self._stages) else Step.EXACT
        return {
            "searched_paths": list(self._searched),
            "patterns_tried": self._pattern.tried(upto, dated=self._when is not None),
            "programs": list(self._used),
        }

    def _uses(self, name: str) -> None:
        if name not in self._used:
            self._used.append(name)

    def _note(self, name: str, reason: str) -> None:
        self._uses(name)
        text = say(
            self._view, en=f"{name} did not finish ({reason}), going on without it",
            de=f"{name} wurde nicht fertig ({reason}), weiter ohne",
        )  # fmt: skip
        self._view.status(text, **self._facts())


class _TimeIsUp(Exception):
    """The search ends here; what was found so far is the answer."""


def _split(pattern: str, paths: list[str]) -> tuple[str, list[str]]:
    """A pattern that has folders in it gives them to the paths: ~/Pictures/*.jpg, Documents/*wave*."""
    folder, slash, name = pattern.rstrip("/").rpartition("/")
    if not slash:
        return pattern, paths
    folder = re.split(r"/?[^/]*[*?\[{]", folder)[0]  # a wildcard among the folders: search from above it
    if pattern.startswith(("/", "~")):
        return name, [folder or "/"]
    return name, [f"{path.rstrip('/')}/{folder}" for path in paths] if folder else paths
