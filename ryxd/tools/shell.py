"""Run a command line, in the sandbox: what it reads is bounded, what it changes is a layer until it is committed.

A command that only reads runs at once. One that changes something is approved first (by its Effect), runs over a
layer of the folders it may change, and what it did is then done by the door, as one group that undo brings back.
"""

import asyncio
from dataclasses import dataclass
from pathlib import Path
from typing import TYPE_CHECKING

from pydantic import Field

from ryxd.core.effect import Effect
from ryxd.core.paths import shown
from ryxd.core.tool import Arguments, Output, Permission, Tool, ToolError, ToolView, tool
from ryxd.sandbox.changes import Changes
from ryxd.sandbox.failure import Unable
from ryxd.sandbox.job import Job, Limits
from ryxd.sandbox.runner import Sandbox
from ryxd.tools.layered import CHANGING, TRY, Settled, settle, unable
from ryxd.tools.printed import ended, readable, reporter, unseen
from ryxd.tools.speech import say

if TYPE_CHECKING:
    from ryxd.tools.command import Reading

LONGEST = 600.0
AROUND = 60.0
"""Seconds for what is around the command: looking through folders, reading and committing a layer."""


class Command(Arguments):
    """What to run."""

    command: str = Field(min_length=1, max_length=16_000, description="command line for bash")
    timeout: float = Field(default=30.0, ge=1, le=LONGEST, description="seconds it may take")
    folder: str | None = Field(default=None, description="folder to run it in; the current one when missing")


class Ran(Output):
    """What it printed and did."""

    code: int = Field(description="exit code; 0 is success")
    out: str
    err: str = ""
    changed: list[str] = Field(
        default_factory=list, description="what it changed: + new, - gone, ~ changed; can be undone"
    )
    count: int = Field(default=0, ge=0, description="how many changes in all")
    note: str = Field(default="", description="what else there is to know: why it was ended, what was not done")


SHOWN = 100
"""Changes that a result lists."""


class Shell:
    """The tool `shell`, on a sandbox."""

    def __init__(self, sandbox: Sandbox) -> None:
        """Take the daemon's sandbox."""
        self._sandbox = sandbox
        self.tool: Tool = tool(
            "run a shell command",
            permission=Permission.CHANGE,
            groups={"shell"},
            effect=self.effect,
            extras=TRY,
            door=True,
            timeouts=(30.0 + AROUND,),
            seconds=lambda args: args.timeout + AROUND,
        )(self.shell)

    async def effect(self, args: Command, view: ToolView) -> Effect:
        """What the command would do. Raises ToolError where no command can run, or this one never could."""
        try:
            (await self._sandbox.able()).check()
        except Unable as error:
            raise unable(error, view) from error
        call = await _read(args, view)
        if Permission.DESKTOP in call.reading.classes:
            raise _for_the_desktop(call)
        where = shown(call.cwd, view.paths.home)
        return Effect(
            call.reading.classes,
            say(view, en=f"run `{call.line}`", de=f"`{call.line}` ausführen"),
            preview=f"in {where}:\n{args.command}",
            reads=call.reading.reads,
            writes=call.reading.writes,
            commands=call.reading.commands,
            unclear=_unclear(call.reading, view),
            folder=call.cwd,
        )

    async def shell(self, args: Command, view: ToolView) -> Ran:
        """Run it. Raises ToolError where it can't be run, or where what it changed may not be committed."""
        call = await _read(args, view)
        job = Job(
            argv=("bash", "--noprofile", "--norc", "-c", args.command),
            work=call.cwd,
            reads=tuple(path for path in call.reading.reads if path.exists()),
            changes=call.changes,
            network=Permission.NETWORK in call.reading.classes,
            limits=Limits(seconds=args.timeout),
        )
        try:
            outcome = await self._sandbox.run(job, view.paths, reporter(view))
        except Unable as error:
            raise unable(error, view) from error
        ran = Ran(code=outcome.code, out=readable(outcome.out), err=readable(outcome.err))
        ran.note = ended(outcome, view, seconds=args.timeout, longest=LONGEST)
        if outcome.unknown:
            ran.note = f"{ran.note} {unseen(outcome, view)}".strip()
        if outcome.end != "exited":
            view.status(ran.note, partial=True)
        note = ran.note

        def output(done: Settled) -> Ran:
            ran.changed, ran.count = done.lines[:SHOWN], len(done.lines)
            ran.note = f"{note} {done.note}".strip()
            return ran

        done = await settle(
            outcome,
            view,
            call.line,
            keep=outcome.end not in {"time", "memory", "disk"},
            output=output,
            unexpected=call.unexpected,
        )
        return output(done)


def _unclear(reading: "Reading", view: ToolView) -> str:
    from ryxd.tools.command.german import german

    return say(view, en=reading.unclear, de=german(reading.doubts))


@dataclass(frozen=True)
class _Call:
    """One use of the tool, and what is known of it before it runs."""

    args: Command
    view: ToolView
    cwd: Path
    reading: "Reading"

    @property
    def line(self) -> str:
        """The command in one line, cut where it is long."""
        line = " ".join(self.args.command.split())
        return line if len(line) <= 80 else f"{line[:79]}…"

    @property
    def is_project(self) -> bool:
        """Whether it runs in a folder that it may change all of."""
        if self.view.paths.home.is_relative_to(self.cwd):
            return False
        try:
            self.view.paths.writable(self.cwd / "x")
        except ToolError:
            return False
        return True

    @property
    def changes(self) -> tuple[Path, ...]:
        """The folders that it may change: where it runs, and where what it names to write is.

        The home folder as a whole only where it names something right in it.
        """
        if not (self.reading.classes & CHANGING or self.reading.unclear):
            return ()
        folders = [self.cwd] if self.is_project else []
        for path in self.reading.writes:
            folder = path.parent
            while not folder.is_dir():
                folder = folder.parent
            folders.append(folder.resolve())
        return tuple(folders)

    def unexpected(self, found: Changes) -> bool:
        """Whether it changed something that the approval did not name: then the user looks at it first."""
        named = [*self.reading.writes, *([self.cwd] if self.is_project else [])]
        return any(
            not any(operation.path.is_relative_to(path) for path in named) for operation in found.operations
        )


async def _read(args: Command, view: ToolView) -> _Call:
    cwd = _folder(args, view)
    # it looks at the disk for what a pattern of names means
    reading = await asyncio.to_thread(_reading, args.command, cwd, view.paths.home)
    return _Call(args, view, cwd, reading)


def _reading(line: str, cwd: Path, home: Path) -> "Reading":
    from ryxd.tools.command import read_command  # here: no start waits for the tables of programs

    return read_command(line, cwd=cwd, home=home)


def _folder(args: Command, view: ToolView) -> Path:
    folder = view.paths.readable(args.folder) if args.folder else view.paths.cwd
    if not folder.is_dir():
        raise ToolError(
            say(view, en=f"{folder} is no folder to work in", de=f"{folder} ist kein Ordner zum Arbeiten")
        )
    return folder


def _for_the_desktop(call: _Call) -> ToolError:
    what = call.reading.why or call.line
    return ToolError(
        say(
            call.view,
            en=f"{what}: a command has no way to the desktop; there are tools for apps, windows, sound, …",
            de=f"{what}: Ein Befehl hat keinen Zugang zum Desktop; es gibt Werkzeuge für Apps, Fenster, Ton, …",
        )
    )
