"""Which processes use the memory and the processor, and ending one."""

import asyncio
import os
import signal
import time
from collections.abc import Sequence
from contextlib import suppress
from dataclasses import dataclass
from difflib import get_close_matches
from typing import TYPE_CHECKING, Literal, Self

from pydantic import Field, model_validator

from ryxd.core.effect import Effect
from ryxd.core.tool import Arguments, Output, Permission, ToolError, ToolView, tool
from ryxd.tools.amounts import amount
from ryxd.tools.speech import say

if TYPE_CHECKING:
    import psutil

MEASURED = 0.5
"""Seconds over which the use of the processor is measured."""
PATIENCE = 3.0
"""Seconds a process has to end by itself, before it is killed."""
DIES = 2.0
"""Seconds the kernel has to take away what was killed."""
MOST = 40
"""Processes that one call may end."""


class ProcessQuery(Arguments):
    """Which, and how many."""

    sort: Literal["memory", "cpu"] = Field(default="memory", description="what they use most of")
    limit: int = Field(default=5, ge=1, le=50, description="how many")


class Process(Output):
    """One process. Its command line is not told: passwords stand in those."""

    pid: int
    name: str
    user: str = ""
    memory: int = Field(description="bytes: its own and its share of what it shares (PSS), else all of it (RSS)")
    shared_out: bool = Field(description="whether memory is PSS; other users' processes tell only RSS")
    cpu: float = Field(description="percent of one processor core")


class Processes(Output):
    """The largest first."""

    processes: list[Process]
    running: int = Field(description="how many processes there are")
    say: str = Field(description="the answer in a sentence")


class EndProcess(Arguments):
    """Which one; with both, the process of this number has to have this name."""

    pid: int | None = Field(default=None, ge=2, le=1 << 22, description="process number")
    name: str | None = Field(
        default=None, min_length=1, max_length=100, description="name: all of the user's processes that have it"
    )

    @model_validator(mode="after")
    def _one(self) -> Self:
        if self.pid is None and self.name is None:
            raise ValueError("give pid or name")
        return self


class ProcessEnded(Output):
    """They are gone."""

    ok: bool = True
    ended: list[int] = Field(description="process numbers")
    killed: list[int] = Field(default_factory=list, description="those of them that did not end by themselves")
    say: str = Field(description="the answer in a sentence")


@tool(
    "list the processes that use the most memory or processor",
    permission=Permission.READ,
    groups={"desktop", "system"},
)
async def list_processes(args: ProcessQuery, view: ToolView) -> Processes:
    """The processes that use most. Processor time is measured over half a second, in percent of one core."""
    begun = time.monotonic()
    before = await asyncio.to_thread(_times)
    await asyncio.sleep(MEASURED)
    found, running = await asyncio.to_thread(_measured, before, begun, args)
    lines = [_row(each, view) for each in found]
    by = say(view, en="memory", de="Arbeitsspeicher") if args.sort == "memory" else "CPU"
    head = say(view, en=f"What uses the most {by}:", de=f"Das braucht am meisten {by}:")
    return Processes(processes=found, running=running, say="\n".join([head, *lines]))


def _row(each: Process, view: ToolView) -> str:
    cpu = f"{each.cpu:.0f}"
    return f"{each.name} ({each.pid}): {amount(each.memory, view)}, {cpu} % CPU"


def _times() -> dict[tuple[int, float], float]:
    """Seconds of processor that each process has had, by number and start: a number may be given again."""
    import psutil  # here: no start waits for what few requests need

    found = {}
    for process in psutil.process_iter(["cpu_times", "create_time"]):
        if (spent := process.info["cpu_times"]) is not None:
            found[process.pid, process.info["create_time"]] = spent.user + spent.system
    return found


def _measured(
    before: dict[tuple[int, float], float], begun: float, args: ProcessQuery
) -> tuple[list[Process], int]:
    import psutil

    rows: list[tuple[int, float, psutil.Process]] = []
    for process in psutil.process_iter(["name", "username", "memory_info", "cpu_times", "create_time"]):
        info = process.info
        if info["memory_info"] is None or info["cpu_times"] is None:
            continue
        spent = info["cpu_times"].user + info["cpu_times"].system
        cpu = spent - before.get((process.pid, info["create_time"]), 0.0)
        rows.append((info["memory_info"].rss, cpu, process))
    seconds = max(time.monotonic() - begun, 0.01)
    rows.sort(key=lambda row: row[0] if args.sort == "memory" else row[1], reverse=True)
    # PSS takes the kernel milliseconds a process: only of those that may be among the first
    told = [_told(row, seconds) for row in rows[: args.limit * (3 if args.sort == "memory" else 1)]]
    if args.sort == "memory":
        told.sort(key=lambda each: each.memory, reverse=True)
    return told[: args.limit], len(rows)


def _told(row: "tuple[int, float, psutil.Process]", seconds: float) -> Process:
    import psutil

    rss, cpu, process = row
    pss = None
    with suppress(psutil.Error):
        pss = process.memory_full_info().pss
    return Process(
        pid=process.pid,
        name=str(process.info["name"] or "?")[:80],
        user=str(process.info["username"] or ""),
        memory=pss or rss,
        shared_out=bool(pss),
        cpu=round(100 * cpu / seconds, 1),
    )


@dataclass(frozen=True)
class _Target:
    """A process, by what no other one ever has: its number and when it began."""

    pid: int
    name: str
    began: float


async def _effect(args: EndProcess, view: ToolView) -> Effect:
    """Which processes would end; their numbers and starts are part of what the user says yes to."""
    found = await asyncio.to_thread(_targets, args, view)
    names = ", ".join(f"{each.name} ({each.pid})" for each in found[:5]) + (" …" if len(found) > 5 else "")
    return Effect(
        frozenset({Permission.DESTROY}),
        say(
            view,
            en=f"end {names}; what is not saved there is lost",
            de=f"{names} beenden; was dort nicht gespeichert ist, geht verloren",
        ),
        preview="\n".join(f"{each.pid} {each.name} {each.began}" for each in found),
    )


@tool(
    "end a process of the user",
    permission=Permission.DESTROY,
    groups={"desktop", "system"},
    timeouts=(15.0,),
    effect=_effect,
)
async def end_process(args: EndProcess, view: ToolView) -> ProcessEnded:
    """Ask the processes to end (TERM), kill those that still run three seconds later.

    Each is held by a pidfd from before it is looked at until it is gone, so no other process that got its
    number is ever hit. Raises ToolError for what is not there, is another user's, or is ryx itself.
    """
    held = _held(await asyncio.to_thread(_targets, args, view), view)
    try:
        _send(held, signal.SIGTERM)
        stubborn = await _ends(held, PATIENCE)
        _send(stubborn, signal.SIGKILL)
        left = await _ends(stubborn, DIES)
    finally:
        for descriptor in held:
            os.close(descriptor)
    if left:
        names = ", ".join(f"{each.name} ({each.pid})" for each in left.values())
        raise ToolError(
            say(
                view,
                en=f"{names} can't be ended: it waits in the kernel, often for a disk or network drive",
                de=f"{names} lässt sich nicht beenden: es wartet im Kernel, oft auf eine Platte oder "
                "ein Netzlaufwerk",
            )
        )
    names = ", ".join(dict.fromkeys(each.name for each in held.values()))
    return ProcessEnded(
        ended=[each.pid for each in held.values()],
        killed=[each.pid for each in stubborn.values()],
        say=say(view, en=f"{names} has ended.", de=f"{names} ist beendet."),
    )


def _held(targets: Sequence[_Target], view: ToolView) -> dict[int, _Target]:
    """A pidfd for each process; what is true of it after the pidfd was opened is true of the one it holds.

    Not in a thread, where a cancel would lose the descriptors: it takes microseconds.
    """
    held: dict[int, _Target] = {}
    for target in targets:
        try:
            descriptor = os.pidfd_open(target.pid)
        except ProcessLookupError:
            continue
        held[descriptor] = target
        if not _same(target):
            os.close(descriptor)
            del held[descriptor]
    if not held:
        raise ToolError(say(view, en="it has ended already", de="Das ist schon beendet"))
    return held


def _same(target: _Target) -> bool:
    import psutil

    with suppress(psutil.Error):
        process = psutil.Process(target.pid)
        return process.create_time() == target.began and process.uids().real == os.getuid()
    return False


def _send(held: dict[int, _Target], number: signal.Signals) -> None:
    for descriptor in held:
        with suppress(ProcessLookupError):
            signal.pidfd_send_signal(descriptor, number)


async def _ends(held: dict[int, _Target], within: float) -> dict[int, _Target]:
    """Wait until all have ended; those that have not."""
    loop = asyncio.get_running_loop()
    ends = {descriptor: loop.create_future() for descriptor in held}

    def ended(descriptor: int) -> None:
        loop.remove_reader(descriptor)
        if not ends[descriptor].done():
            ends[descriptor].set_result(None)

    for descriptor in held:
        loop.add_reader(descriptor, ended, descriptor)
    try:
        if ends:
            await asyncio.wait(ends.values(), timeout=within)
    finally:
        for descriptor in held:
            loop.remove_reader(descriptor)
    return {descriptor: target for descriptor, target in held.items() if not ends[descriptor].done()}


def _targets(args: EndProcess, view: ToolView) -> Sequence[_Target]:
    """The processes that are meant, all of them this user's. Raises ToolError. Reads /proc."""
    import psutil

    own, mine, others, names = os.getuid(), [], 0, set()
    for process in psutil.process_iter(["name", "uids", "create_time", "status"]):
        info = process.info
        if info["uids"] is None or info["status"] == psutil.STATUS_ZOMBIE:
            continue
        name = str(info["name"])
        ours = info["uids"].real == own
        names |= {name} if ours else set()
        if args.pid not in {None, process.pid}:
            continue
        if args.name is not None and name.casefold() != args.name.casefold():
            continue
        if ours:
            mine.append(_Target(process.pid, name, info["create_time"]))
        else:
            others += 1
    protected = _protected()
    if any(target.pid in protected for target in mine):
        raise ToolError(
            say(
                view,
                en="that is ryx itself, or what it runs under; `systemctl --user stop ryxd` stops it",
                de="Das ist ryx selbst, oder worunter es läuft; `systemctl --user stop ryxd` hält es an",
            )
        )
    if len(mine) > MOST:
        raise ToolError(
            say(
                view,
                en=f"{len(mine)} processes are called {args.name}; give the number of one",
                de=f"{len(mine)} Prozesse heißen {args.name}; nenne die Nummer von einem",
            )
        )
    if mine:
        return mine
    raise ToolError(_nothing(args, view, others=others, names=names))


def _protected() -> frozenset[int]:
    """The daemon itself and those above it: ending one of them would end ryx, or the user's session."""
    import psutil

    with suppress(psutil.Error):
        return frozenset({os.getpid(), 1, *(parent.pid for parent in psutil.Process().parents())})
    return frozenset({os.getpid(), 1})


def _nothing(args: EndProcess, view: ToolView, *, others: int, names: set[str]) -> str:
    if others:
        return say(
            view,
            en="it belongs to another user; only your own processes can be ended here",
            de="Das gehört einem anderen Benutzer; nur die eigenen Prozesse lassen sich hier beenden",
        )
    if args.name is None:
        return say(view, en=f"there is no process {args.pid}", de=f"Es gibt keinen Prozess {args.pid}")
    near = ", ".join(get_close_matches(args.name, sorted(names), 3))
    more = say(view, en=f"; the closest are {near}", de=f"; am nächsten kommen {near}") if near else ""
    if args.pid is not None:
        return say(
            view,
            en=f"process {args.pid} is not called {args.name}",
            de=f"Der Prozess {args.pid} heißt nicht {args.name}",
        )
    return say(view, en=f"no process is called {args.name}", de=f"Kein Prozess heißt {args.name}") + more
