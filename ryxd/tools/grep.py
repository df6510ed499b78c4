"""Find text in files: ripgrep, and grep where that is not there (spec C15)."""

import asyncio
import os
import stat
from collections.abc import AsyncIterator, Mapping
from dataclasses import dataclass, field
from fnmatch import fnmatchcase
from pathlib import Path
from typing import Literal

from pydantic import Field

from ryxd.core.paths import shown
from ryxd.core.tool import CASCADE, Arguments, Output, Permission, ToolError, ToolView, tool
from ryxd.tools import programs
from ryxd.tools.given import NamedPath, existing, looks
from ryxd.tools.search.pattern import braces
from ryxd.tools.search.walk import SKIPPED
from ryxd.tools.speech import legible, say

WIDEST = 300
"""Characters of a line that are shown."""
LONGEST = 1 << 16
"""Bytes of a line of output that are kept."""
MOST = 1000
SETTINGS = ("RIPGREP_CONFIG_PATH", "GREP_OPTIONS", "GREP_COLOR", "GREP_COLORS")
"""Variables that would give the programs other options than ours."""

Mode = Literal["lines", "files", "count"]


class Grep(Arguments):
    """What to look for, and in which files."""

    pattern: str = Field(min_length=1, max_length=2000, description="regular expression, or text if fixed")
    path: NamedPath = Field(default=".", description="folder or file to search")
    glob: str | None = Field(
        default=None, min_length=1, max_length=200, description="only files of these names, as in *.{py,md}"
    )
    fixed: bool = Field(default=False, description="the pattern is plain text, no regular expression")
    ignore_case: bool = Field(default=False, description="upper and lower case are the same")
    mode: Mode = Field(default="lines", description="matching lines, only names of files, or a count per file")
    context: int = Field(default=0, ge=0, le=10, description="lines to show around each match")
    hidden: bool = Field(default=False, description="also names that begin with a dot")
    limit: int = Field(default=100, ge=1, le=MOST, description="matches to show at most")


class Matches(Output):
    """What was found, by file."""

    matches: list[str] = Field(
        description="PATH:NUMBER:LINE, and PATH-NUMBER-LINE for a line around it; a path; or PATH:COUNT"
    )
    count: int = Field(ge=0, description="how many matching lines, or files, there are in all")
    more: bool | None = Field(default=None, description="true: it stopped at the limit, there are more")


@tool(
    "find text in files",
    permission=Permission.READ,
    groups={"file"},
    timeouts=CASCADE,
    effect=looks("search the text of {path}", "den Text von {path} durchsuchen"),
)
async def grep(args: Grep, view: ToolView) -> Matches:
    """Search; nothing found is an answer: count 0.

    Raises ToolError for a path that is not there, a pattern that is no regular expression, and where neither
    program is installed.
    """
    path, info = await asyncio.to_thread(existing, args.path, view)
    if "\0" in args.pattern or "\n" in args.pattern:
        raise ToolError(
            say(
                view,
                en="a pattern is one line; lines are searched one by one",
                de="Ein Muster ist eine Zeile; gesucht wird Zeile für Zeile",
            )
        )
    try:
        names = braces(args.glob) if args.glob else []
    except ValueError as error:
        raise ToolError(str(error)) from error
    if any("/" in name for name in names):
        raise ToolError(
            say(
                view,
                en="glob is about names, without folders; give the folder as path",
                de="glob meint Namen, ohne Ordner; gib den Ordner als path an",
            )
        )
    return await _Search(args, path, stat.S_ISDIR(info.st_mode), names, view).go()


@dataclass
class _Search:
    args: Grep
    path: Path
    folder: bool
    names: list[str]
    view: ToolView
    found: list[tuple[str, int, str]] = field(default_factory=list)
    """Path, place in the file, text: what is shown."""
    count: int = 0
    full: bool = False
    _private: dict[str, bool] = field(default_factory=dict)
    _uses: list[str] = field(default_factory=list)

    async def go(self) -> Matches:
        """With the first program that can."""
        why = ""
        place = legible(shown(self.path, self.view.paths.home))
        text = say(self.view, en=f"Searching {place}…", de=f"Suche in {place}…")
        self.view.status(text, searched_paths=[place], patterns_tried=[self.args.pattern])
        for name, command in (("rg", self._rg), ("grep", self._grep)):
            program = programs.found((name,), self.view.environment)
            if program is None:
                continue
            self._uses.append(name)
            self.found, self.count, self.full = [], 0, False
            try:
                await self._run(command(program))
            except _Failed as error:
                why = str(error)
                self._report()
                continue
            self._report(partial=self.full)
            return self._output()
        if why:
            raise ToolError(
                say(
                    self.view,
                    en=f"the search for {self.args.pattern} failed: {why}; change the pattern, or use fixed",
                    de=f"Die Suche nach {self.args.pattern} ging nicht: {why}; ändere das Muster, oder nimm fixed",
                ),
                report={"programs": self._uses},
            )
        raise ToolError(
            say(
                self.view,
                en="neither ripgrep nor grep is installed; install the package ripgrep",
                de="Weder ripgrep noch grep ist installiert; installiere das Paket ripgrep",
            )
        )

    def _rg(self, program: str) -> list[str]:
        argv = [program, "--no-config", "--no-ignore", "--no-messages", "--color=never", "--null", "--no-heading"]
        argv += ["--with-filename", "--line-number", f"--max-columns={LONGEST}", "--max-columns-preview"]
        argv += ["--hidden"] if self.args.hidden or not self.folder else []
        argv += [f"--glob={name}" for name in self.names]
        argv += [f"--glob=!{name}" for name in SKIPPED] if self.folder else []
        return argv + self._common(quiet="--files-with-matches", count="--count", fixed="--fixed-strings")

    def _grep(self, program: str) -> list[str]:
        argv = [program, "-r" if self.folder else "-s", "-s", "-I", "-H", "-n", "--null", "--color=never"]
        argv += [] if self.args.fixed else ["-P"]  # the dialect that is closest to ripgrep's
        argv += [f"--include={name}" for name in self.names]
        if self.folder:
            skipped = (*SKIPPED, *(() if self.args.hidden else (".?*",)))
            # it holds these against the folder that was asked for, too, from any of its parts on
            parts = self.path.parts
            ends = ["/".join((*parts[at:], ".")) for at in range(1, len(parts))]
            kept = (name for name in skipped if not any(fnmatchcase(end, name) for end in ends))
            argv += [f"--exclude-dir={name}" for name in kept]
            argv += [] if self.args.hidden else ["--exclude=.*"]
        # without UCP, older ones take ü for no letter and, in UTF-8, for a blank
        unicode = "" if self.args.fixed else "(*UCP)"
        return argv + self._common(quiet="-l", count="-c", fixed="-F", before=unicode)

    def _common(self, *, quiet: str, count: str, fixed: str, before: str = "") -> list[str]:
        args = self.args
        argv = {"lines": [], "files": [quiet], "count": [count]}[args.mode]
        argv += [fixed] if args.fixed else []
        argv += ["--ignore-case"] if args.ignore_case else []
        argv += [f"--context={args.context}"] if args.context and args.mode == "lines" else []
        # with /. behind it, grep does not skip a folder for its own name
        return [*argv, "-e", before + args.pattern, "--", f"{self.path}/." if self.folder else str(self.path)]

    async def _run(self, argv: list[str]) -> None:
        environment = {key: value for key, value in self.view.environment.items() if key not in SETTINGS}
        environment |= {"LC_ALL": "C.UTF-8"}
        try:
            async with programs.running(argv, environment) as process:
                if process.stdout is None or process.stderr is None:
                    raise _Failed("no pipe")
                said = asyncio.create_task(_first(process.stderr), name="stderr of a search in files")
                try:
                    async for lines in _records(process.stdout, b"\0" if self.args.mode == "files" else b"\n"):
                        await asyncio.to_thread(self._take, lines)
                        self.view.partial(self._output())
                        if self.full:
                            return
                    complaint = (await said).strip()
                    code = await process.wait()
                finally:
                    said.cancel()
        except OSError as error:
            raise _Failed(str(error)) from error
        if code not in {0, 1} and not self.count and complaint:
            raise _Failed(" ".join(complaint.split()))

    def _take(self, records: list[bytes]) -> None:
        for record in records:
            name, null, rest = record.partition(b"\0")
            if self.args.mode == "files":
                name, null, rest = record, b"\0", b""
            path = os.fsdecode(name).replace("/./", "/", 1)
            if not null or not name or self._hidden(path):
                continue
            text = rest.decode(errors="replace").rstrip("\r")
            if self.args.mode == "count" and text == "0":
                continue
            number = len(text) - len(text.lstrip("0123456789"))
            match = self.args.mode != "lines" or text[number : number + 1] == ":"
            if match and self.count >= self.args.limit:
                self.full = True
                return
            self.count += match
            place = int(text[:number] or 0) if self.args.mode == "lines" else 0
            self.found.append((path, place, text if len(text) <= WIDEST else f"{text[:WIDEST]}…"))

    def _hidden(self, path: str) -> bool:
        """Whether it stays out: private, or a dot in front where nobody asked for that (a glob brings it in)."""
        known = self._private.get(path)
        if known is None and not Path(path).is_relative_to(self.path):
            known = True  # the end of a name that has a line break in it: no tool shows such a name
        if known is None:
            below = Path(path).relative_to(self.path).parts
            dotted = not self.args.hidden and any(part.startswith(".") for part in below)
            known = self._private[path] = dotted or self.view.paths.hidden(Path(path))
        return known

    def _output(self) -> Matches:
        home = self.view.paths.home
        # the programs search in parallel: by path, the same search has the same answer
        texts = []
        for path, place, text in sorted(self.found, key=lambda hit: (hit[0], hit[1])):
            mark = text[len(str(place)) : len(str(place)) + 1] if self.args.mode == "lines" else ":"
            texts.append(legible(shown(Path(path), home)) + (f"{mark}{text}" if text else ""))
        return Matches(matches=texts, count=self.count, more=self.full or None)

    def _report(self, *, partial: bool = False) -> None:
        facts: Mapping[str, object] = {
            "searched_paths": [legible(shown(self.path, self.view.paths.home))],
            "patterns_tried": [self.args.pattern],
            "programs": list(self._uses),
        }
        text = say(self.view, en=f"{self.count} found", de=f"{self.count} gefunden")
        self.view.status(text, **facts, partial=partial)


class _Failed(Exception):
    """A program could not do it; in its own words."""


async def _records(stream: asyncio.StreamReader, end: bytes) -> AsyncIterator[list[bytes]]:
    """What a program prints, record by record; of a very long one the beginning."""
    rest = b""
    while chunk := await stream.read(1 << 16):
        *whole, rest = (rest + chunk).split(end)
        if whole:
            yield [record[:LONGEST] for record in whole]
        if len(rest) > 2 * LONGEST:
            rest = rest[:LONGEST]
    if rest:
        yield [rest[:LONGEST]]


async def _first(stream: asyncio.StreamReader) -> str:
    kept = b""
    while chunk := await stream.read(1 << 16):
        kept = (kept + chunk)[:2000]
    return kept.decode(errors="replace")
