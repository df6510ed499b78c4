"""What it costs to see: an event with 0, 1 and 10 subscribers, a graph of many events, why of a long run.

    python -m tests.bench.seeing [EVENTS]

Against a bare write of the same rows to a journal of the same kind; against reading the same events back. Everything is the
real one: the journal, the subscriptions, the projection, Oxigraph.
"""

import asyncio
import gc
import sqlite3
import sys
import tempfile
import time
from pathlib import Path

from ryxd.record.journal import INSERT_EVENT, Journal
from ryxd.record.provenance.run import RunGraph
from ryxd.record.provenance.sessions import Past
from ryxd.record.provenance.store import Graphs, Sources
from ryxd.record.provenance.tree import Tree
from ryxd.record.provenance.why import Why
from ryxd.server.subscription import Subscribers
from ryxd.wire import events as told
from ryxd.wire.commands import Subscribe

LONG = 1_000
"""Events of the run that is explained."""


def run_of(name: str, session: str, count: int, first: int) -> list[told.AnyEvent]:
    """About so many events of one run, as they are: a route, thoughts, Actions and what came of them, an end."""
    base = {"run": name, "session": session}
    made: list[told.AnyEvent] = [told.Routed(**base, agent="ryx", level="SIMPLE", rule="named", handler="file", tier="small", pattern="react")]
    for number in range((count - 2) // 3):
        action = f"file.{number}"
        made.append(told.Said(**base, agent="file", message_id=f"m{number}", message_type="thought", text='{"tool": "read_file"}' * 4, tokens_in=200, tokens_out=20))
        made.append(told.Acted(**base, agent="file", action=action, tool="read_file", args={"path": f"~/Documents/{number}.txt"}, sure=0.9))
        made.append(told.Returned(**base, agent="file", action=action, tool="read_file", ok=True, preview="so it says " * 20, milliseconds=5))
    made.append(told.Finished(**base, outcome="done", text="That is what they say.", milliseconds=900))
    return [event.model_copy(update={"id": first + at, "at": 1_767_225_600_000 + at, "cause": (first + at - 1,) if at else ()}) for at, event in enumerate(made)]


async def journalled(folder: Path, events: list[told.AnyEvent], subscribers: int) -> float:
    """Seconds until all are stored, and all who listen have them."""
    listeners = Subscribers()
    heard = 0

    async def listen() -> None:
        nonlocal heard
        async with listeners.add(Subscribe()) as stream:
            async for _ in stream:
                heard += 1

    async with Journal(folder / f"journal-{subscribers}.db", listeners.publish) as journal:
        await journal.accept("read all", session=None, origin=None, context=None, cwd=None)
        tasks = [asyncio.create_task(listen()) for _ in range(subscribers)]
        await asyncio.sleep(0)
        began = time.perf_counter()
        for at, event in enumerate(events):
            journal.emit(event)
            if at % 50 == 49:
                await asyncio.sleep(0)
        await journal.run("r1")  # behind all of them in the queue
        while heard < len(events) * subscribers:
            await asyncio.sleep(0.001)
        spent = time.perf_counter() - began
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
    return spent


def bare(folder: Path, events: list[told.AnyEvent]) -> float:
    """Seconds to write the same rows, fifty a transaction, by nobody but SQLite."""
    db = sqlite3.connect(folder / "bare.db", isolation_level=None)
    db.executescript("PRAGMA journal_mode=WAL; PRAGMA synchronous=NORMAL; CREATE TABLE events (id INTEGER PRIMARY KEY, run INTEGER, kind TEXT, at INTEGER, body TEXT, aside INTEGER);")
    began = time.perf_counter()
    for at in range(0, len(events), 50):
        db.execute("BEGIN")
        for event in events[at : at + 50]:
            db.execute(INSERT_EVENT, (event.id, 1, event.kind, event.at, event.model_dump_json(), False))
        db.execute("COMMIT")
    return time.perf_counter() - began


async def graphs(folder: Path, runs: dict[str, list[told.AnyEvent]]) -> float:
    """Seconds until the graphs of all runs are in the store."""
    last = max(events[-1].id for events in runs.values())

    async def since(event: int) -> tuple[list[str], int]:
        return (list(runs), last) if event < last else ([], last)

    async def past(name: str) -> Past:
        return Past(name, "s1", "read all", 0, runs[name])

    async def moment(_: int) -> int:
        return 1

    began = time.perf_counter()
    async with Graphs(folder / "graph", Sources(since, moment, past, dict)).told():
        return time.perf_counter() - began


def main() -> None:
    """Print all of it."""
    count = int(sys.argv[1]) if len(sys.argv) > 1 else 100_000
    with tempfile.TemporaryDirectory() as name:
        folder = Path(name)
        some = run_of("r1", "s1", 5_000, 1)
        base = bare(folder, some)
        print(f"{len(some)} events, written by SQLite alone: {base / len(some) * 1e6:.0f} µs each (baseline)")
        for subscribers in (0, 1, 10):
            spent = asyncio.run(journalled(folder, some, subscribers))
            print(f"  journalled with {subscribers:2} subscribers: {spent / len(some) * 1e6:.0f} µs each, {spent / base:.1f} times that")
        runs = {f"r{at}": run_of(f"r{at}", "s1", 50, at * 100) for at in range(1, count // 50 + 1)}
        total = sum(map(len, runs.values()))
        began = time.perf_counter()
        lines = [event.model_dump_json() for events in runs.values() for event in events]
        for line in lines:
            told.EVENT.validate_json(line)
        reading = time.perf_counter() - began
        print(f"{total} events, written and read as JSON: {reading:.1f} s (baseline)")
        began = time.perf_counter()
        statements = sum(len(RunGraph(Past(run, "s1", "read all", 0, events)).triples) for run, events in runs.items())
        spent = time.perf_counter() - began
        print(f"  worked out as {statements} statements: {spent:.1f} s, {spent / reading:.2f} times that")
        spent = asyncio.run(graphs(folder, runs))
        print(f"  and in the store: {spent:.1f} s, {spent / reading:.2f} times that")
        del runs, lines
        long = run_of("r1", "s1", LONG, 1)
        began = time.perf_counter()
        for event in long:
            told.EVENT.validate_json(event.model_dump_json())
        reading = time.perf_counter() - began
        for what, does in (("why", lambda graph: Why(graph, "en").reasons()), ("trace", lambda graph: Tree(graph).lines())):
            gc.collect()  # of what was before, not of this
            began = time.perf_counter()
            does(RunGraph(Past("r1", "s1", "read all", 0, long)))
            spent = time.perf_counter() - began
            print(f"{what} of a run of {len(long)} events: {spent * 1000:.0f} ms, {spent / reading:.1f} times what it takes to write and read these as JSON")


if __name__ == "__main__":
    main()
