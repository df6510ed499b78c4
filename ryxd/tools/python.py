"""Run Python code in the sandbox, with numpy, pandas and matplotlib; charts and other files come back.

In an interpreter of its own, never the daemon's (decision 0027). Without a folder it can touch nothing of the
user's; with one it is approved first, and what it did there is done by the door, as `shell` does it.
"""

import ast
import asyncio
import json
import os
import stat
from collections.abc import Callable
from dataclasses import dataclass, replace
from pathlib import Path

from pydantic import Field

from ryxd.core.effect import Effect
from ryxd.core.paths import shown
from ryxd.core.tool import Arguments, Output, Permission, Tool, ToolError, ToolView, tool
from ryxd.sandbox.ending import surely
from ryxd.sandbox.failure import Unable
from ryxd.sandbox.job import MIB, Job, Limits, Outcome, Placed
from ryxd.sandbox.layer import remove
from ryxd.sandbox.runner import Sandbox
from ryxd.tools.interpreter.fonts import ENVIRONMENT, Fonts, command
from ryxd.tools.interpreter.packages import INSTALL, LIBRARIES, Packages, packages
from ryxd.tools.interpreter.results import Made, Results
from ryxd.tools.layered import CHANGING, TRY, Settled, settle, unable
from ryxd.tools.printed import ended, readable, reporter, unseen
from ryxd.tools.speech import legible, say

SECONDS = 5.0
"""What the code may take, where neither the call nor the configuration says more."""
LONGEST = 120.0
LOADING = 25.0
"""Seconds to make the sandbox and load packages, which the code's own time does not count."""
AROUND = 60.0
"""Seconds for what is around it: fonts, looking through folders, reading and committing a layer."""
SHOWN = 100
"""Changes that a result lists."""
LIMITS = Limits(memory=3072 * MIB, processes=64, file=128 * MIB, output=64 * 1024)

AT = Path("/results")
"""Where the code works without a folder, and where charts go."""


class Code(Arguments):
    """What to run, and on what."""

    code: str = Field(
        min_length=1,
        max_length=32_000,
        description="Python; the value of a last expression is shown, plt.show() saves a chart",
    )
    files: list[str] = Field(
        default_factory=list, max_length=50, description="files or folders that the code reads; it sees no others"
    )
    folder: str | None = Field(default=None, description="folder that the code may change; the user is asked")
    timeout: float | None = Field(
        default=None, ge=1, le=LONGEST, description="seconds it may take; 5 when missing"
    )


class MadeFile(Output):
    """A file that the code made."""

    path: str
    type: str = Field(description="MIME type")
    size: int = Field(ge=0, description="bytes")


class Evaluated(Output):
    """What the code came to."""

    value: str = Field(default="", description="the last expression's value")
    out: str = Field(default="", description="what it printed")
    err: str = Field(default="", description="warnings, and the traceback of what went wrong")
    code: int = Field(default=0, description="0 is success")
    files: list[MadeFile] = Field(default_factory=list, description="charts and other files that it made")
    changed: list[str] = Field(
        default_factory=list, description="what it changed: + new, - gone, ~ changed; can be undone"
    )
    count: int = Field(default=0, ge=0, description="how many changes in all")
    note: str = Field(default="", description="what else there is to know")


class Python:
    """The tool `python`, on a sandbox."""

    def __init__(
        self,
        sandbox: Sandbox,
        cache: Path,
        seconds: Callable[[], float] = lambda: SECONDS,
        look: Callable[[], Packages] = packages,
    ) -> None:
        """Take the daemon's sandbox, a folder for results and fonts, the usual time limit, who finds packages."""
        self._sandbox = sandbox
        self._results = Results(cache / "results")
        self._fonts = Fonts(cache / "fonts", sandbox)
        self._seconds = seconds
        self._look = look
        self._packages: Packages | None = None
        self.tool: Tool = tool(
            "run Python code on data, draw charts",
            permission=Permission.CHANGE,
            groups={"python"},
            effect=self.effect,
            extras=TRY,
            door=True,
            timeouts=(SECONDS + LOADING + AROUND,),
            seconds=lambda args: self._limit(args) + LOADING + AROUND,
        )(self.python)

    async def effect(self, args: Code, view: ToolView) -> Effect:
        """What the code would do. Raises ToolError where none can run, or not this one."""
        try:
            (await self._sandbox.able()).check()
        except Unable as error:
            raise unable(error, view) from error
        await self._there(args, view)
        reads = tuple(view.paths.readable(name) for name in args.files)
        folder = _folder(args, view)
        line = _line(args)
        if folder is None:
            return Effect(
                frozenset({Permission.READ}),
                say(view, en=f"run Python: {line}", de=f"Python ausführen: {line}"),
                preview=args.code,
                reads=reads,
            )
        where = shown(folder, view.paths.home)
        return Effect(
            CHANGING,
            say(
                view,
                en=f"run Python that may change {where}: {line}",
                de=f"Python ausführen, das {where} ändern kann: {line}",
            ),
            preview=f"in {where}:\n{args.code}",
            reads=reads,
            # a folder that ryx works in can't be named as a whole, though all that is in it may be changed
            writes=() if _is_root(folder, view) else (folder,),
            unclear=say(
                view,
                en="what code does shows only when it runs",
                de="was Code tut, zeigt sich erst beim Ausführen",
            ),
        )

    async def python(self, args: Code, view: ToolView) -> Evaluated:
        """Run it. Raises ToolError where it can't be run, or where what it changed may not be committed."""
        there = await self._there(args, view)
        try:
            fonts = await self._with_fonts(args, view, there)
            place = await asyncio.to_thread(self._results.make)
        except OSError as error:
            raise ToolError(
                say(
                    view,
                    en=f"{self._results.folder} can't take results: {error.strerror}; make room there",
                    de=f"{self._results.folder} kann keine Ergebnisse aufnehmen: {error.strerror}",
                )
            ) from error
        except Unable as error:
            raise unable(error, view) from error
        made: list[Made] = []
        try:
            call = _Call(args, view, place, self._limit(args))
            outcome = await self._run(call, there, fonts)
            report = await asyncio.to_thread(_report, place)
            made, left = await asyncio.to_thread(self._results.collect, place)
            done = _evaluated(outcome, report, call)
            done.files = [MadeFile(path=legible(str(m.path)), type=m.type, size=m.size) for m in made]
            notes = [done.note]
            if left:
                names = ", ".join(left[:5])
                notes.append(say(view, en=f"Left out: {names}.", de=f"Weggelassen: {names}."))
            if outcome.unknown:
                notes.append(unseen(outcome, view))

            def output(settled: Settled) -> Evaluated:
                done.changed, done.count = settled.lines[:SHOWN], len(settled.lines)
                done.note = " ".join(filter(None, [*notes, settled.note]))
                return done

            good = outcome.end == "exited" and done.code == 0
            output(await settle(outcome, view, _line(args), keep=good, output=output))
        finally:
            if not made:
                await surely(asyncio.to_thread(remove, place))
        return done

    async def _run(self, call: "_Call", there: Packages, fonts: tuple[Placed, ...]) -> Outcome:
        folder = _folder(call.args, call.view)
        job = Job(
            argv=command(there),
            work=folder or AT,
            reads=tuple(call.inputs),
            changes=() if folder is None else (folder,),
            placed=(*there.placed, *fonts, Placed(call.place, AT, writable=True)),
            environment=ENVIRONMENT,
            stdin=json.dumps(
                {
                    "code": call.args.code,
                    "seconds": call.seconds,
                    "path": there.path,
                    "links": call.links if folder is None else {},
                }
            ).encode(),
            limits=replace(LIMITS, seconds=call.seconds + LOADING),
        )
        try:
            return await self._sandbox.run(job, call.view.paths, reporter(call.view))
        except Unable as error:
            raise unable(error, call.view) from error

    async def _with_fonts(self, args: Code, view: ToolView, there: Packages) -> tuple[Placed, ...]:
        """Matplotlib's fonts, where the code may draw."""
        if "matplotlib" in there.missing or not any(word in args.code for word in ("matplotlib", "plot", "hist(")):
            return ()
        return await self._fonts.ready(there, view.paths)

    async def _there(self, args: Code, view: ToolView) -> Packages:
        """The packages. Raises ToolError where the code imports one that is not there."""
        if self._packages is None or self._packages.missing:  # they may have been installed meanwhile
            self._packages = await asyncio.to_thread(self._look)
        lacking = [name for name in LIBRARIES if name in self._packages.missing and name in _imported(args.code)]
        if lacking:
            names = ", ".join(lacking)
            raise ToolError(
                say(
                    view,
                    en=f"the code needs {names}, which is not there: {INSTALL}",
                    de=f"Der Code braucht {names}, das fehlt: installiere ryx[data] "
                    "oder die Pakete python-pandas und python-matplotlib",
                ),
                report={"missing": lacking},
            )
        return self._packages

    def _limit(self, args: Code) -> float:
        return args.timeout or self._seconds()


@dataclass(frozen=True)
class _Call:
    """One use of the tool."""

    args: Code
    view: ToolView
    place: Path
    """The folder for what it makes."""
    seconds: float

    @property
    def inputs(self) -> list[Path]:
        """The files it may read, as they are called and where that leads."""
        paths = self.view.paths
        found: dict[Path, None] = {}
        for name in self.args.files:
            real = paths.readable(name)
            plain = paths.home / name[2:] if name.startswith("~/") else paths.cwd / name
            found |= {Path(os.path.normpath(plain)): None} if plain.is_symlink() else {}
            found[real] = None
        return list(found)

    @property
    def links(self) -> dict[str, str]:
        """Names in the folder where it works, for code that opens sales.csv by its name only."""
        names = {Path(name).name: name for name in self.args.files}
        return {
            name: str(self.view.paths.readable(given))
            for name, given in names.items()
            if name and not name.startswith(".")
        }


def _folder(args: Code, view: ToolView) -> Path | None:
    """The folder to change. Raises ToolError."""
    if args.folder is None:
        return None
    folder = view.paths.readable(args.folder)
    if not folder.is_dir():
        raise ToolError(say(view, en=f"{folder} is no folder", de=f"{folder} ist kein Ordner"))
    if view.paths.home.is_relative_to(folder):
        raise ToolError(
            say(
                view,
                en="code may not change all of the home folder; name a folder in it",
                de="Code darf nicht den ganzen persönlichen Ordner ändern; nenne einen Ordner darin",
            )
        )
    view.paths.writable(folder / "x")
    return folder


def _is_root(folder: Path, view: ToolView) -> bool:
    try:
        view.paths.writable(folder)
    except ToolError:
        return True
    return False


def _line(args: Code) -> str:
    """The code in one line, cut where it is long."""
    lines = [line.strip() for line in args.code.splitlines() if not line.startswith(("import ", "from "))]
    line = "; ".join(filter(None, lines)) or " ".join(args.code.split())
    return line if len(line) <= 80 else f"{line[:79]}…"


def _imported(code: str) -> set[str]:
    """The packages that code imports; nothing of code that is none."""
    try:
        tree = ast.parse(code)
    except (SyntaxError, ValueError, RecursionError, MemoryError):
        return set()
    found = {alias.name for each in ast.walk(tree) if isinstance(each, ast.Import) for alias in each.names}
    found |= {each.module or "" for each in ast.walk(tree) if isinstance(each, ast.ImportFrom)}
    return {name.partition(".")[0] for name in found}


@dataclass(frozen=True)
class _Report:
    """What the script in the sandbox wrote down; nothing that anybody could rely on."""

    value: str = ""
    error: str = ""
    late: str = ""
    """Where the code was when its time was over."""


def _report(place: Path) -> _Report:
    told: object = None
    text = _bounded(place / ".report")
    try:
        told = json.loads(text) if text else None
    except (ValueError, RecursionError):
        told = None
    late = _bounded(place / ".late").partition('File "<code>", line ')[2].partition(" ")[0]
    fields = told if isinstance(told, dict) else {}
    return _Report(
        readable(str(fields.get("value", "")).encode("utf-8", "replace")),
        readable(str(fields.get("error", "")).encode("utf-8", "replace")),
        (late if late.isdecimal() else "?") if not fields and _bounded(place / ".late") else "",
    )


def _bounded(path: Path) -> str:
    """A text of the sandbox's, if it is a plain file, and not longer than it needs to be."""
    try:
        file = os.open(path, os.O_RDONLY | os.O_NOFOLLOW | os.O_NONBLOCK | os.O_CLOEXEC)
    except OSError:
        return ""
    try:
        if not stat.S_ISREG(os.fstat(file).st_mode):
            return ""
        return os.read(file, 256 * 1024).decode(errors="replace")
    except OSError:
        return ""
    finally:
        os.close(file)


def _evaluated(outcome: Outcome, report: _Report, call: _Call) -> Evaluated:
    err = "\n".join(filter(None, (readable(outcome.err), report.error)))
    view, note = call.view, ""
    if report.late or outcome.end == "time":
        at = report.late if report.late != "?" else ""
        note = say(
            view,
            en=f"It was ended after {call.seconds:g} s{f', in line {at}' if at else ''}; "
            f"`timeout` can be up to {LONGEST:g}.",
            de=f"Nach {call.seconds:g} s beendet{f', in Zeile {at}' if at else ''}; "
            f"`timeout` kann bis {LONGEST:g} sein.",
        )
    elif outcome.end != "exited":
        note = ended(outcome, view, seconds=call.seconds, longest=LONGEST)
    elif "FileNotFoundError" in report.error or "PermissionError" in report.error:
        note = say(
            view,
            en="The code sees only what `files` names, under those names.",
            de="Der Code sieht nur, was `files` nennt, unter diesen Namen.",
        )
    if note and outcome.end != "exited":
        view.status(note, partial=True)
    code = outcome.code or int(bool(report.late))
    return Evaluated(value=report.value, out=readable(outcome.out), err=err, code=code, note=note)
