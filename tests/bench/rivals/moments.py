"""What happens when: somebody cancels, the worker is killed, everything starts anew; and what it costs to be there."""

import asyncio
import json
import os
import signal
import statistics
import sys
import tempfile
import time
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from itertools import pairwise
from pathlib import Path
from typing import Any

from ryxd.core.model import Tier
from ryxd.models.pool import Pool
from ryxd.models.spec import ModelSpec
from ryxd.wire.events import ModelLoaded, ModelLoading
from tests.bench.rivals import worker
from tests.bench.rivals.contestants import ROOT, Contestant, Ours, processor
from tests.bench.rivals.report import Want, progress
from tests.bench.rivals.speeds import CALL, Field
from tests.bench.rivals.work import Ask

TICK = 0.002
ENDLESS = 2000
"""Tokens that are never all written: it is stopped before."""


@asynccontextmanager
async def clocked(field: Field, **options: object) -> AsyncIterator[tuple[Ours, Path]]:
    """ryx with a worker that has clocks, loaded; and where its clocks are written."""
    with tempfile.TemporaryDirectory() as folder:
        program, path = worker.program(Path(folder), **options)
        spec = ModelSpec(field.model, context=field.context, threads=field.threads)
        async with Pool({Tier.SMALL: spec}, program=program) as pool:
            ours = Ours(pool)
            await ours.say(Ask("start", "start", 1))
            yield ours, path


async def _heard(asks: list[Ask], one: Ours, tokens: int) -> list[asyncio.Task[Any]]:
    """Begin these answers, and wait until some text of each is there."""
    counts = [0] * len(asks)
    enough = asyncio.Event()

    def hear(index: int) -> None:
        counts[index] += 1
        if min(counts) >= tokens:
            enough.set()

    tasks = [
        asyncio.create_task(one.say(ask, lambda _, index=index: hear(index))) for index, ask in enumerate(asks)
    ]
    waiting = asyncio.create_task(enough.wait())
    await asyncio.wait([waiting, *tasks], return_when=asyncio.FIRST_COMPLETED)
    waiting.cancel()
    return tasks


async def cancel(field: Field) -> None:
    """Four write, one is cancelled: how many steps does it still take part in, and do the others go on?"""
    system = field.prefixes.new()
    steps, times = [], []
    async with clocked(field) as (one, path):
        await one.say(field.ask(system, tokens=1))
        for _ in range(field.rounds):
            asks = [field.ask(system, tokens=ENDLESS if number == 1 else field.tokens) for number in range(4)]
            tasks = await _heard(asks, one, 2)
            worker.read(path, one.pid)
            begun = time.perf_counter()
            tasks[1].cancel()
            done = await asyncio.gather(*tasks, return_exceptions=True)
            assert sum(isinstance(each, BaseException) for each in done) == 1, done
            found = worker.read(path, one.pid)["steps"]
            if not any(sequences > 1 for *_, sequences in found):
                field.report.note("cancel: only one answer is written at a time, so there are no others to go on")
                return
            after = [step for step in found if step[0] >= begun and step[3] == 4]
            running = [step[1] for step in found if step[3] == 4 and step[1] >= begun]
            steps.append(len(after))
            times.append(max(running, default=begun) - begun)
        one_step = statistics.median(step[1] - step[0] for step in found)
    field.report.line(
        "steps begun with a cancelled answer", statistics.mean(steps), "steps",
        want=Want(1, most=True, of="figure"), note=f"most {max(steps)}",
    )  # fmt: skip
    field.report.line(
        "cancelled until no step has it", statistics.median(times) * 1e3, "ms",
        against="one step", baseline=one_step * 1e3,
    )  # fmt: skip


async def gap(field: Field) -> None:
    """One writes, and another comes with a prefix that nobody has seen: how long is the first one silent?"""
    who: list[Contestant] = [field.ours, *field.servers[:1]]
    longest: dict[str, list[float]] = {one.name: [] for one in who}
    waited: dict[str, list[float]] = {one.name: [] for one in who}
    for number in range(field.rounds):
        for one in who:
            heard: list[float] = []
            enough = asyncio.Event()

            def hear(_: str, heard: list[float] = heard, enough: asyncio.Event = enough) -> None:
                heard.append(time.perf_counter())
                if len(heard) == 4:
                    enough.set()

            task = asyncio.create_task(one.say(field.ask("short", tokens=ENDLESS), hear))
            await enough.wait()
            begun = time.perf_counter()
            first = (await one.say(field.ask(field.prefixes.new(), tokens=1))).first
            times = [at for at in heard if at > begun]
            task.cancel()
            await asyncio.wait([task])
            gaps = [after - before for before, after in pairwise([begun, *times, begun + first])]
            longest[one.name].append(max(gaps))
            waited[one.name].append(first)
            progress(f"gap, round {number + 1} of {field.rounds}: {one.name} {max(gaps):.2f} s")
    rival = who[-1].name if len(who) > 1 else ""
    for what, times in (("longest silence while another reads", longest), ("first token of that other", waited)):
        baseline = statistics.median(times[rival]) * 1e3 if rival else None
        field.report.line(what, statistics.median(times["ryx"]) * 1e3, "ms", against=rival, baseline=baseline)


async def _lag(until: asyncio.Event) -> list[float]:
    late = []
    while not until.is_set():
        begun = time.perf_counter()
        await asyncio.sleep(TICK)
        late.append(time.perf_counter() - begun - TICK)
    return late


async def lag(field: Field) -> None:
    """How late does the daemon's loop wake, while four answers come in, and while nothing happens?"""
    system = field.prefixes.new()
    await field.ours.say(field.ask(system, tokens=1))
    done = asyncio.Event()
    watching = asyncio.create_task(_lag(done))
    begun = time.perf_counter()
    for _ in range(field.rounds):
        await asyncio.gather(*(field.ours.say(field.ask(system)) for _ in range(4)))
    busy = time.perf_counter() - begun
    done.set()
    decoding = await watching
    done.clear()
    watching = asyncio.create_task(_lag(done))
    await asyncio.sleep(min(busy, 10))
    done.set()
    idle = await watching
    for name, share in (("p50", 0.5), ("p99", 0.99), ("worst", 1)):
        figure, baseline = (sorted(each)[int((len(each) - 1) * share)] * 1e3 for each in (decoding, idle))
        field.report.line(
            f"loop lag, {name}", figure, "ms", against="idle", baseline=baseline,
            want=Want(20, most=True, of="figure") if name == "p99" else None,
        )  # fmt: skip


async def cold(field: Field) -> None:
    """From a new process to the first word, with the prefix on disk and without; the same for llama-server."""
    system = field.prefixes.new()
    times: dict[str, list[float]] = {"kept": [], "new": [], "server": []}
    firsts: dict[str, list[float]] = {"kept": [], "new": []}
    cached = 0
    rival = field.servers[0] if field.servers else None
    with tempfile.TemporaryDirectory() as folder:
        store = Path(folder) / "store"
        store.mkdir()
        stores = {"new": "", "kept": str(store)}
        await _cold(field, stores["kept"], system, "first of all", tokens=8)
        for number in range(max(1, field.rounds // 2)):
            for name, where in stores.items():
                begun = time.perf_counter()
                found = await _cold(field, where, system, f"hello {number}", tokens=8)
                times[name].append(found["at"] - begun)
                firsts[name].append(found["first"])
                if name == "kept":
                    cached = found["cached"]
                progress(f"cold start, {name}: {times[name][-1]:.1f} s")
            if rival:
                begun = time.perf_counter()
                async with rival.again() as fresh:
                    started = time.perf_counter() - begun
                    times["server"].append(started + (await fresh.say(Ask(system, f"hello {number}", 8))).first)
                progress(f"cold start, {fresh.name}: {times['server'][-1]:.1f} s")
    kept, new = statistics.median(times["kept"]), statistics.median(times["new"])
    note = f"{cached} tokens came from disk"
    field.report.line("cold start to first token, prefix on disk", kept, "s", against="not on disk", baseline=new, note=note)
    if all(firsts["new"]) and all(firsts["kept"]):
        field.report.line(
            "of that, asked to first token", statistics.median(firsts["kept"]) * 1e3, "ms",
            against="not on disk", baseline=statistics.median(firsts["new"]) * 1e3,
        )  # fmt: skip
    if rival:
        baseline = statistics.median(times["server"])
        field.report.line("cold start to first token, prefix on disk", kept, "s", against=rival.name, baseline=baseline)


async def _cold(field: Field, store: str, system: str, user: str, *, tokens: int) -> dict[str, Any]:
    options = {
        "model": str(field.model), "context": field.context, "threads": field.threads, "store": store,
        "system": system, "user": user, "tokens": tokens,
    }  # fmt: skip
    process = await asyncio.create_subprocess_exec(
        *(sys.executable, "-m", "tests.bench.rivals.cold", json.dumps(options)),
        cwd=ROOT,
        stdout=asyncio.subprocess.PIPE,
    )
    out, _ = await process.communicate()
    found: dict[str, Any] = json.loads(out)
    return found


async def crash(field: Field) -> None:
    """The worker is killed while it writes: how long until the text goes on, against a plain start?"""
    system = field.prefixes.new()
    back, plain = [], []
    for _ in range(max(1, field.rounds // 2)):
        took = await _crash(field, system)
        plain.append(took[0])
        back.append(took[1])
        progress(f"killed; it goes on after {back[-1]:.1f} s, a plain start takes {plain[-1]:.1f} s")
    field.report.line(
        "worker killed to next token", statistics.median(back), "s",
        against="new start to first token", baseline=statistics.median(plain),
    )  # fmt: skip


async def _crash(field: Field, system: str) -> tuple[float, float]:
    """Seconds of a start to its first token, and from the death of that worker to the next token of an answer."""
    loads = 0
    heard: list[float] = []
    news = asyncio.Event()

    def loaded(event: ModelLoading | ModelLoaded) -> None:
        nonlocal loads
        loads += isinstance(event, ModelLoaded)

    def hear(_: str) -> None:
        heard.append(time.perf_counter())
        news.set()

    async def until(done: Callable[[], bool]) -> None:
        while not done():
            news.clear()
            await news.wait()

    spec = ModelSpec(field.model, context=field.context, threads=field.threads)
    async with Pool({Tier.SMALL: spec}, on_change=loaded) as pool:
        one = Ours(pool)
        plain = (await one.say(field.ask(system, tokens=1))).first
        task = asyncio.create_task(one.say(field.ask(system, tokens=ENDLESS), hear))
        await until(lambda: len(heard) >= 3)
        begun = time.perf_counter()
        os.kill(one.pid, signal.SIGKILL)
        # what was on its way is heard before the next worker is there
        await until(lambda: loads > 1)
        task.cancel()
        await asyncio.wait([task])
    return plain, heard[-1] - begun


async def shares(field: Field) -> None:
    """Where the time of a step goes, in the worker; and what the daemon adds."""
    system = field.prefixes.new()
    async with clocked(field) as (one, path):
        await one.say(field.ask(system, tokens=1))
        for streams, schema in ((1, None), (max(field.streams), None), (max(field.streams), CALL)):
            await one.say(field.ask(system, tokens=2, schema=schema))
            worker.read(path, one.pid)
            daemon = time.process_time()
            said = await asyncio.gather(*(one.say(field.ask(system, schema=schema)) for _ in range(streams)))
            daemon = time.process_time() - daemon
            found = worker.read(path, one.pid)
            steps, seconds = found["steps"], found["seconds"]
            whole = steps[-1][1] - steps[0][0]
            rest = whole - sum(took for kind, took in seconds.items() if "beside" not in kind)
            parts = sorted((*seconds.items(), ("the rest: Python", rest)), key=lambda part: -part[1])
            name = f"{streams} streams{' under a schema' if schema else ''}"
            tokens = sum(each.tokens for each in said)
            field.report.note(
                f"time, {name}: {', '.join(f'{kind} {100 * took / whole:.1f} %' for kind, took in parts if took > 0)};"
                f" {len(steps)} steps for {tokens} tokens, {whole / len(steps) * 1e3:.1f} ms each;"
                f" the daemon's own: {daemon / tokens * 1e3:.2f} ms of processor a token"
            )


async def draft(field: Field) -> None:
    """Speculation: the same text with drafts and without. Greedy, these weights repeat themselves: much to copy."""
    system = field.prefixes.new()
    speeds: dict[bool, list[float]] = {True: [], False: []}
    used: dict[bool, list[float]] = {True: [], False: []}
    drafted = accepted = tokens = 0
    async with clocked(field, draft=True) as (on, _), clocked(field, draft=False) as (off, _):
        for number in range(field.rounds + 1):
            for one, how in ((on, True), (off, False)):
                ask = Ask(system, f"say it again ({number})", 2 * field.tokens, temperature=0)
                before = processor(one.pid)
                said = await one.say(ask)
                if number:
                    used[how].append((processor(one.pid) - before) / said.tokens)
                    speeds[how].append((said.tokens - 1) / (said.seconds - said.first))
                    drafted, accepted = drafted + said.drafted, accepted + said.accepted
                    tokens += said.tokens * how
            progress(f"drafts, round {number} of {field.rounds}")
    if not drafted:
        field.report.note("drafts: none were made, so speculation is off or not worth it here")
    field.report.line(
        "repeating text, with drafts", statistics.median(speeds[True]), "tokens/s",
        against="without", baseline=statistics.median(speeds[False]),
        note=f"{drafted} drafted, {accepted} right, of {tokens}",
    )  # fmt: skip
    field.report.line(
        "the same, processor a token", statistics.median(used[True]) * 1e3, "ms",
        against="without", baseline=statistics.median(used[False]) * 1e3,
    )  # fmt: skip


def _memory(pid: int) -> float:
    """MiB of a process that are its own: not the model's file, which the page cache holds once for all."""
    rollup = Path(f"/proc/{pid}/smaps_rollup").read_text().splitlines()
    return int(next(line for line in rollup if line.startswith("Anonymous:")).split()[1]) / 1024


async def idle(field: Field) -> None:
    """Memory and processor time of a model that nobody asks anything."""
    processes = {field.ours.name: field.ours.pid} | {each.name: each.pid for each in field.servers[:1]}
    before = {name: processor(pid) for name, pid in processes.items()}
    await asyncio.sleep(3)
    used = {name: (processor(pid) - before[name]) * 1e3 for name, pid in processes.items()}
    rival = field.servers[0].name if field.servers else ""
    memory = {name: _memory(pid) for name, pid in processes.items()}
    field.report.line("idle: memory of its own", memory["ryx"], "MiB", against=rival, baseline=memory.get(rival))
    field.report.line("idle: processor in 3 s", used["ryx"], "ms", against=rival, baseline=used.get(rival))
