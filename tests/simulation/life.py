"""A daemon's engine that does requests by chance, in a process of its own, until somebody kills it or all are done."""

import asyncio
import itertools
import json
import os
from collections.abc import AsyncIterator, Callable, Sequence
from contextlib import AsyncExitStack, asynccontextmanager
from dataclasses import asdict, dataclass, replace
from pathlib import Path
from random import Random

from ryxd.composition import built_in, permissions, world
from ryxd.config.places import places
from ryxd.config.tree import Config
from ryxd.core.agent import AgentSpec, Limits
from ryxd.core.profile import SHIPPED
from ryxd.core.shipped import prompt_folder
from ryxd.core.tool import Arguments, Output, Permission, Tool, ToolError, ToolView, tool
from ryxd.engine.allowed import Named, Routing
from ryxd.engine.anew import Anew
from ryxd.engine.dumb import STAGES
from ryxd.engine.prompts import load
from ryxd.engine.running import Bounds
from ryxd.engine.sessions import Sessions
from ryxd.engine.specs import load_specs
from ryxd.engine.toolbox import Toolbox
from ryxd.files.door import Door
from ryxd.record.journal import Journal
from ryxd.sandbox.runner import Sandbox
from ryxd.wire.errors import RyxError
from ryxd.wire.events import AnyEvent, Asked
from tests.fakes.dying import Counting, watched
from tests.simulation.chance import Chance, Models

AT_ONCE = 10
"""Requests that are under way at the same time."""
QUIET = 0.3
"""Seconds after which a question that nobody answers is a no."""
LIMITS = Limits(turns=4, actions=6, attempts=2, depth=3, subagents=6, seconds=3.0)
"""Of every agent: short enough that whoever hangs is given up soon."""
LEDGER = "ledger"
"""What the tool `mark` was told, in the order in which it was done: nobody's journal."""

OURS = (
    "read_file", "search_files", "list_dir", "append_file", "write_file", "trash_file", "mark", "look", "ask_user",
    "note", "read_board",
)  # fmt: skip
"""Tools of the agents: with real files, and two that we watch."""
WITH = {"lead": ("task", "fan_out", "discuss", "terminate")}

REQUESTS = (
    "see what notes.txt says about milk and tell me what it means for us",
    "überlege, was in notes.txt fehlt, und ergänze es",
    "compare what the files say and decide what is right",
    "think about the sea, from several sides",
    "räum hier auf, aber denk vorher nach",
    "find the file about bread, mark it, and write down why",
    "read ~/notes.txt and tell me what is in it",
    "lies ~/bread.txt; lösche ~/old.txt; finde gone.txt",
)


@dataclass(frozen=True)
class Wanted:
    """One request."""

    text: str
    agent: str
    pattern: str = ""
    profile: str = ""


class Text(Arguments):
    """What to write down."""

    text: str = ""


class At(Arguments):
    """What to look at."""

    at: str = ""


class Said(Output):
    """What came of it."""

    text: str


def tools(rng: Random, ledger: Path) -> dict[str, Tool]:
    """Two tools that fail by chance: one changes something that no undo log knows, one only looks."""

    @tool("write a mark", permission=Permission.CHANGE, groups={"simulated"})
    async def mark(args: Text, view: ToolView) -> Said:
        if rng.random() < 0.1:
            raise ToolError("the pen is broken")
        line = f"{view.origin.run} {view.origin.action}\n"  # type: ignore[attr-defined]
        with ledger.open("a", encoding="utf-8") as file:
            file.write(line)
        await asyncio.sleep(0)
        return Said(text="marked")

    @tool("look at something", permission=Permission.READ, groups={"simulated"}, timeouts=(0.05, 0.05))
    async def look(args: At, view: ToolView) -> Said:
        chance = rng.random()
        if chance < 0.15:
            raise ToolError("there is fog", retry=chance < 0.1)
        if chance < 0.2:
            raise RuntimeError("a mistake of the tool's")
        if chance < 0.23:
            await asyncio.sleep(1)
        return Said(text=f"{args.at}: nothing unusual")

    return {"mark": mark, "look": look}


def requests(seed: str, count: int, patterns: Sequence[str]) -> list[Wanted]:
    """So many requests, the same for each seed."""
    rng = Random(seed)
    found = []
    for number in range(count):
        text = f"{rng.choice(REQUESTS)} ({number})"
        pattern = rng.choice([*patterns, ""])
        if pattern == STAGES:  # whose way it is, has it
            found.append(Wanted(text, rng.choice(["research", "code", "writing", "data"])))
            continue
        bounded = pattern in {"plan", "coordinator"}
        profile = rng.choice([*SHIPPED, ""]) if bounded else ""
        found.append(Wanted(text, rng.choice(["chat", "lead", "file", ""]), pattern, profile))
    return found


class Life:
    """One life of the engine over a folder."""

    def __init__(self, folder: Path, seed: str) -> None:
        self.folder = folder
        self.rng = Random(f"{seed} {os.getpid()}")
        self.home = folder / "home"
        self._answering: set[asyncio.Task[None]] = set()

    @asynccontextmanager
    async def alive(self) -> AsyncIterator["Life"]:
        """Opened, and going on with what an earlier life left."""
        self.home.mkdir(parents=True, exist_ok=True)
        where = places({"HOME": str(self.home), "XDG_RUNTIME_DIR": str(self.folder / "run")})
        config = Config()
        async with AsyncExitStack() as stack:
            self.journal = await stack.enter_async_context(Journal(where.journal, self._hear))
            door = await stack.enter_async_context(Door(where.undo, trash=where.trash))
            ours = built_in(Sandbox(where.layers), where.code)
            box = Toolbox({**ours, **tools(self.rng, self.folder / LEDGER)})
            self.models = Models(Chance(f"{self.rng.random()}"))
            shipped = load(prompt_folder(), Path("/nowhere"), box)
            self.sessions = await stack.enter_async_context(
                Sessions(
                    self.journal,
                    world(config, box, where, files=door, policy=permissions(config, where)),
                    specs=specs(box),
                    models=self.models,
                    is_app=no_apps,
                    bounds=Bounds(wait=QUIET),
                    routing=Routing(shipped.task_types, shipped.pattern_specs, asks=True, contracts=shipped.contract_specs),
                )
            )
            self.sessions.goes_on.set()
            yield self

    def _hear(self, event: AnyEvent) -> None:
        if isinstance(event, Asked) and event.waiting:
            task = asyncio.create_task(self._answer(event))
            self._answering.add(task)
            task.add_done_callback(self._answering.discard)

    async def _answer(self, event: Asked) -> None:
        """What a user does with a question: answers it, some time, or never."""
        await asyncio.sleep(self.rng.random() * 0.02)
        if self.rng.random() < 0.02:
            return
        if event.wants == "yes":
            choices = [choice.key for choice in event.choices if choice.key in {"once", "run", "no"}]
        else:
            choices = [choice.key for choice in event.choices] + ["my own words"] * (event.wants == "words")
        try:
            waiting = self.sessions.approvals.find(event.name)
            await self.sessions.approvals.answer(waiting, self.rng.choice(choices), by="the user")
        except RyxError:
            return  # it was withdrawn meanwhile

    async def all(self, wanted: Sequence[Wanted]) -> None:
        """Have all requests done that were not yet asked, and wait for every one."""
        known = {info.text for info in await self.journal.runs(limit=10_000)}
        gate = asyncio.Semaphore(AT_ONCE)

        async def one(each: Wanted) -> None:
            async with gate:
                named = Named(pattern=each.pattern, profile=each.profile)
                accepted = await self.sessions.ask(each.text, agent=each.agent or None, cwd=str(self.home), named=named)
                running = self.sessions._running.get(accepted.run)
                if running is not None and running.task is not None:
                    await asyncio.wait({running.task})

        left = [running.task for running in self.sessions._running.values() if running.task is not None]
        await asyncio.gather(*(one(each) for each in wanted if each.text not in known))
        if left:
            await asyncio.wait(left)


def specs(box: Toolbox) -> dict[str, AgentSpec]:
    """The agents that ship with ryx, with our limits and tools."""
    found = load_specs([prompt_folder() / "agents"], box)
    return {
        name: replace(spec, limits=LIMITS, tools=(*OURS, *WITH.get(name, ()), *(spec.tools if spec.staging else ())))
        for name, spec in found.items()
    }


async def no_apps() -> Callable[[str], bool]:
    """There are none."""
    return lambda _: False


def lives(folder: Path, seed: str, wanted: Sequence[Wanted], dies: int) -> None:
    """A process: it dies at so many transactions of its journal; 0 is never."""
    log = os.open(folder / "log", os.O_WRONLY | os.O_CREAT | os.O_APPEND, 0o600)
    os.dup2(log, 1)
    os.dup2(log, 2)
    os.environ.update(HOME=str(folder / "home"), LANG="C.UTF-8")
    counting = Counting("journal", dies, "after" if dies % 2 else "before")
    watched(counting)
    counting.on = True

    async def live() -> None:
        life = Life(folder, seed)
        async with life.alive():
            await life.all(wanted)

    asyncio.run(live())


async def looked(folder: Path, seed: str, replays: int) -> dict[str, object]:
    """What the journal has of all runs, and where replays of some of them differ."""
    life = Life(folder, seed)
    async with life.alive():
        runs = await life.journal.runs(limit=10_000)
        events = {}
        for info in runs:
            events[info.id] = [event.model_dump(mode="json") for event in await life.journal.events(info.id)]
        anew = Anew(life.sessions, life.journal)
        ends = {info.id: (await anew.replay(info.id)).ends for info in itertools.islice(runs, replays)}
        return {
            "runs": [info.model_dump(mode="json") for info in runs],
            "events": events,
            "differs": {run: why for run, why in ends.items() if why},
        }


def looks(folder: Path, seed: str, replays: int) -> None:
    """A process that looks, and writes down what there is."""
    (folder / "looked.json").write_text(json.dumps(asyncio.run(looked(folder, seed, replays))))


__all__ = ["LIMITS", "Life", "Wanted", "asdict", "lives", "looks", "requests"]
