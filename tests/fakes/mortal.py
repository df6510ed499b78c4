"""The engine in a process of its own that may be killed: real journal, real files, real sandbox, no model.

Everything of ryxd that keeps, does and takes up runs is the real one; the model says what a scene wrote down, and
the user answers at once what a scene says.
"""

import asyncio
import json
import mimetypes
import multiprocessing
import os
import re
import threading
from collections.abc import AsyncIterator, Callable, Mapping, Sequence
from contextlib import AbstractContextManager, AsyncExitStack, asynccontextmanager, nullcontext
from dataclasses import asdict, dataclass, field, replace
from functools import partial
from multiprocessing.connection import wait
from pathlib import Path
from typing import Any

import ryxd.tools
from ryxd.agents.presenting import Offer
from ryxd.composition import built_in, permissions, world
from ryxd.config.places import places
from ryxd.config.tree import Config
from ryxd.core.action import Action
from ryxd.core.agent import AgentSpec
from ryxd.core.dumb import Kind, Means
from ryxd.core.model import Completion, LanguageModel, Prompt, Tier
from ryxd.core.shipped import prompt_folder, system
from ryxd.core.tool import discover
from ryxd.engine.allowed import Routing
from ryxd.engine.anew import Anew
from ryxd.engine.dumb import kinds
from ryxd.engine.followup import resolve
from ryxd.engine.gate.classify import classify
from ryxd.engine.ownpatterns import Guarded
from ryxd.engine.prompts import load
from ryxd.engine.running import Bounds
from ryxd.engine.sessions import Sessions
from ryxd.engine.specs import load_specs
from ryxd.engine.toolbox import Toolbox
from ryxd.files.door import Door
from ryxd.files.undo import Undo
from ryxd.models.lease import Spent
from ryxd.models.serving import Tell
from ryxd.patterns.chain import Chain, Step
from ryxd.record.journal import Journal
from ryxd.record.plans import Plans
from ryxd.record.runs import Accepted
from ryxd.sandbox.runner import Sandbox
from ryxd.server.changes import ChangeOperations
from ryxd.tools.internet.reach import Reach
from ryxd.wire.commands import ModelInfo
from ryxd.wire.errors import ModelError
from ryxd.wire.events import AnyEvent, Asked, Changed, Choice, Finished
from tests.fakes.dying import Counting, watched

Death = tuple[str, int, str]
"""Database, number of its transaction, before or after."""

NEVER: Death = ("", 0, "")
FAILS, HANGS = "(the model fails)", "(the model hangs)"
"""What a script may have instead of an answer."""
PIECE = 12
"""Characters that come at once, where they come piece by piece."""
WAIT = 30.0
ONE_AT_A_TIME = threading.Lock()
"""Whoever starts a process takes the exit codes of all others, too: two threads would take each other's."""

SPAWN = multiprocessing.get_context("forkserver")
SPAWN.set_forkserver_preload(["tests.fakes.mortal"])

TOOLS = ("read_file", "edit_file", "append_file", "write_file", "trash_file", "shell")
"""What the agent of these runs may use: it reads, changes, runs commands."""

CHOOSES = system("router").partition(".")[0]
"""How the question begins that asks the model to choose."""

TWO = (
    Step("looks", "look at the notes"),
    Step("adds", "add bread to notes.txt", pattern="aloud", together=True),
    Step("sums", "{adds} What is there now? {previous}"),
)


class Aloud:
    """A pattern as a user may write one: it does it itself, and says so loudly."""

    def __init__(self, means: Means) -> None:
        self._view = means.branch("aloud")
        self.partial = False

    async def response(self, text: str) -> str:
        await self._view.do_action(Action("read_file", {"path": "notes.txt"}))
        done = await self._view.do_action(Action("append_file", {"path": "notes.txt", "text": text.split()[1]}))
        return "DONE." if done.ok else str(done.error)


OWN = {
    "relay": Kind("relay", "in steps", (), partial(Chain, TWO), pattern=True),
    "aloud": Kind("aloud", "loudly", (), partial(Guarded, Aloud, Path(__file__)), pattern=True),
}
"""Patterns of the user's own: a list of steps, and code."""

SHIPPED = load(prompt_folder(), Path("/nowhere"), Toolbox(discover(ryxd.tools)))

# what every process would have to import and work out first, and would then copy for itself
classify("what is asked")
resolve("what is answered", 1)
kinds()
mimetypes.init()
for _known in discover(ryxd.tools).values():
    _known.schema()


@dataclass(frozen=True)
class Scene:
    """What is there, what is asked, what the model says to each request, what the user answers."""

    text: str
    script: Mapping[str, Sequence[str]] = field(default_factory=dict)
    before: tuple[str, ...] = ()
    """Requests that were made, and done, before."""
    choice: tuple[str, Mapping[str, Any]] | None = None
    """Instead of the text: an action that the run before offered, and the user chooses."""
    answers: str = "once"
    """To every question."""
    files: Mapping[str, str] = field(default_factory=dict)
    tools: tuple[str, ...] = ()
    """What the agent may use besides TOOLS."""
    reach: Reach = field(default_factory=Reach)
    """Where the web is."""
    handoff: tuple[str, ...] = ()
    """To whom the agent may hand over."""
    streams: bool = False
    """Whether answers come piece by piece."""
    route: str = ""
    """What the model chooses for what no rule knew; empty where it is not asked."""


@dataclass(frozen=True)
class Ended:
    """What must be the same however often it was killed."""

    outcome: str
    text: str
    files: Mapping[str, str]
    changes: tuple[str, ...]
    """Those of the undo log that were done, in order."""
    told: tuple[str, ...]
    """The kinds of the events that are told each time the run is run."""
    untold: tuple[str, ...] = ()
    """Changes that no event, or more than one, tells of."""
    replay: str = ""
    """Where a replay differs."""


class Scripted:
    """Models that say what the scene wrote down: how many answers came before says which one is next."""

    def __init__(self, script: Mapping[str, Sequence[str]], route: str = "", *, streams: bool = False) -> None:
        self.script = script
        self.streams = streams
        self.route = route
        self.spent = Spent()
        self.calls = 0

    def lease(self, owner: str, tell: Tell) -> AbstractContextManager["Scripted"]:
        self.spent = Spent()
        return nullcontext(self)

    def model(self, tier: Tier) -> LanguageModel:
        return self

    def know(self, done: Completion, wanted: Tier) -> None:
        self.spent.add(done, wanted)

    def serving(self, tier: Tier) -> Tier | None:
        return Tier.SMALL

    def info(self) -> tuple[ModelInfo, ...]:
        return ()

    async def complete(
        self,
        prompt: Prompt,
        on_text: Callable[[str], None] | None = None,
        on_thought: Callable[[str], None] | None = None,
    ) -> Completion:
        said = [message for message in prompt.messages if message.role != "system"]
        asked = max(number for number, message in enumerate(said) if message.role == "user")
        answered = sum(message.role == "assistant" for message in said[asked:])
        self.calls += 1
        heard = said[asked].content
        # before what an agent is asked stands what it was told meanwhile
        says = self.script[heard if heard in self.script else heard.rpartition("\n\n")[2]][answered]
        if prompt.messages[0].content.startswith(CHOOSES):
            says = self.route
        if says == FAILS:
            raise ModelError("the model died")
        if says == HANGS:
            await asyncio.Event().wait()
        for at in range(0, len(says), PIECE if self.streams and on_text is not None else len(says) + 1):
            if self.streams and on_text is not None:
                on_text(says[at : at + PIECE])
                await asyncio.sleep(0.001)  # what is begun while it is being written gets its turn
        done = Completion(says, tokens_in=10, tokens_out=5)
        self.spent.add(done, Tier.SMALL)
        return done


class Mortal:
    """Sessions over everything real, in `folder`; the user answers each question with `answers`."""

    def __init__(self, scene: Scene, folder: Path) -> None:
        self.scene = scene
        self.folder = folder
        self.home = folder / "home"
        self.told: list[AnyEvent] = []
        self.ended = asyncio.Condition()
        self.models = Scripted(scene.script, scene.route, streams=scene.streams)
        self._answering: set[asyncio.Task[None]] = set()

    @asynccontextmanager
    async def alive(self, bounds: Bounds | None = None, *, go_on: bool = True) -> AsyncIterator["Mortal"]:
        """Opened, with what an earlier one left going on (at once, or when it is told to)."""
        where = places({"HOME": str(self.home), "XDG_RUNTIME_DIR": str(self.folder / "run")})
        config = Config()
        async with AsyncExitStack() as stack:
            self.journal = await stack.enter_async_context(Journal(where.journal, self._hear))
            self.door = await stack.enter_async_context(Door(where.undo, trash=where.trash))
            self.tools = Toolbox(built_in(Sandbox(where.layers), where.code, reach=lambda: self.scene.reach))
            self.sessions = await stack.enter_async_context(
                Sessions(
                    self.journal,
                    world(
                        config, self.tools, where, files=self.door, policy=permissions(config, where),
                        patterns=OWN, recipes=Plans(where.plans),
                    ),
                    specs=self._specs(),
                    models=self.models,
                    is_app=_no_apps,
                    bounds=bounds or Bounds(),
                    routing=Routing(SHIPPED.task_types, SHIPPED.pattern_specs, asks=self.scene.route),
                )
            )
            undo = Undo(self.door.log, self.door.store, self.door, disk=self.door.disk)
            ChangeOperations(
                log=self.door.log, undo=undo, sessions=self.sessions, emit=self.journal.emit, home=self.home
            )
            self.anew = Anew(self.sessions, self.journal)
            if go_on:
                self.sessions.goes_on.set()
            yield self

    def _specs(self) -> dict[str, AgentSpec]:
        specs = load_specs([prompt_folder() / "agents"], self.tools)
        limits = replace(specs["chat"].limits, turns=12, actions=12)
        slow = replace(specs["chat"], name="slow", tools=(), limits=replace(limits, seconds=0.4))
        chat = replace(specs["chat"], tools=(*TOOLS, *self.scene.tools), limits=limits, handoff=self.scene.handoff)
        return {**specs, "chat": chat, "slow": slow, "helper": replace(chat, name="helper")}

    def _hear(self, event: AnyEvent) -> None:
        self.told.append(event)
        if isinstance(event, Asked) and event.waiting:
            task = asyncio.create_task(self._answer(event.name))
            self._answering.add(task)
            task.add_done_callback(self._answering.discard)
        if isinstance(event, Finished):
            task = asyncio.create_task(self._notify())
            self._answering.add(task)
            task.add_done_callback(self._answering.discard)

    async def _notify(self) -> None:
        async with self.ended:
            self.ended.notify_all()

    async def _answer(self, name: str) -> None:
        waiting = self.sessions.approvals.find(name)
        await self.sessions.approvals.answer(waiting, self.scene.answers, by="the user")

    async def end(self, run: str) -> Finished:
        """How a run ends."""
        async with asyncio.timeout(WAIT), self.ended:
            await self.ended.wait_for(lambda: run in self.ends and run not in self.sessions.active)
        return self.ends[run]

    @property
    def ends(self) -> dict[str, Finished]:
        return {event.run: event for event in self.told if isinstance(event, Finished)}

    async def ask(self, text: str, session: str | None = None) -> Accepted:
        return await self.sessions.ask(text, session=session, cwd=str(self.home))

    async def earlier(self) -> Accepted | None:
        """What the scene says was before, done."""
        last = None
        for text in self.scene.before:
            last = await self.ask(text, last.session if last else None)
            await self.end(last.run)
        if last is not None and self.scene.choice is not None:
            offer = Offer("Shall I?", (Choice(key="it", label="Yes"),), {"it": Action(*self.scene.choice)})
            await self.journal.update(last.run, offer=json.dumps(offer.dump()))
        return last

    async def begin(self, last: Accepted | None) -> Accepted:
        """The request, or the choice, that the scene is about."""
        if self.scene.choice is not None:
            assert last is not None
            return await self.sessions.answer(last.run, "it", by="the user")
        return await self.ask(self.scene.text, last.session if last else None)

    async def story(self, run: str) -> Ended:
        """How it ended, in what must be the same each time."""
        info = await self.journal.run(run)
        outline = await self.journal.outline(run)
        entries = [entry for entry in reversed(await self.door.log.entries()) if entry.state == "done"]
        told = [event.change for event, _ in outline if isinstance(event, Changed)]
        mine = [entry.id for entry in entries if entry.origin.run == run]
        replayed = await self.anew.replay(run)
        return Ended(
            info.state,
            # a number may have gone to a change that the kill left half done, and that was taken back
            re.sub(r"\bc\d+\b", "cN", info.result or ""),
            contents(self.home),
            tuple(f"{entry.kind} {entry.path.name} {'undone' if entry.undone else ''}" for entry in entries),
            # what is told side by side is told in any order
            tuple((sorted if self.scene.tools else list)(event.kind for event, aside in outline if not aside)),
            tuple(change for change in mine if told.count(change) != 1),
            replayed.ends,
        )


async def _no_apps() -> Callable[[str], bool]:
    return lambda _: False


def contents(home: Path) -> dict[str, str]:
    """Every file of the user's."""
    found = (path for path in sorted(home.rglob("*")) if "/." not in str(path) and path.is_file())
    return {str(path.relative_to(home)): path.read_text() for path in found}


# -- as a process


def live(scene: Scene, folder: Path, deaths: Sequence[Death]) -> tuple[Ended | None, Mapping[str, int]]:
    """Live through a scene in processes of their own: each but the last dies as it is said.

    Gives how it ended (None where the request was never accepted), and how many transactions the last one made.
    """
    prepare(scene, folder)
    for death in deaths:
        if not dies(scene, folder, death):  # it had not so many transactions left
            break
    return lives(scene, folder)


def prepare(scene: Scene, folder: Path) -> None:
    """What is there before anything is asked."""
    (folder / "home").mkdir(parents=True)
    for name, text in scene.files.items():
        path = folder / "home" / name
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(text)


def dies(scene: Scene, folder: Path, death: Death) -> bool:
    """One life that ends so; False where it ended by itself before."""
    code = _process(scene, folder, death)
    assert code in {0, -9}, f"{death}: it ended with {code}: {(folder / 'log').read_text()}"
    return code == -9


def lives(scene: Scene, folder: Path) -> tuple[Ended | None, Mapping[str, int]]:
    """One life to its end."""
    code = _process(scene, folder, NEVER)
    assert code == 0, (folder / "log").read_text()
    told = json.loads((folder / "told").read_text())
    return (None if told["ended"] is None else ended(told["ended"])), told["counts"]


def ended(stored: Mapping[str, Any]) -> Ended:
    """From JSON."""
    return Ended(**{key: tuple(each) if isinstance(each, list) else each for key, each in stored.items()})


def _process(scene: Scene, folder: Path, death: Death) -> int | None:
    process = SPAWN.Process(target=_child, args=(scene, folder, death))
    with ONE_AT_A_TIME:
        process.start()
    wait([process.sentinel], WAIT * 2)
    with ONE_AT_A_TIME:
        if process.exitcode is None:
            process.kill()
        process.join()
        code = process.exitcode
        process.close()
    return code


def _child(scene: Scene, folder: Path, death: Death) -> None:
    log = os.open(folder / "log", os.O_WRONLY | os.O_CREAT | os.O_APPEND, 0o600)
    os.dup2(log, 1)
    os.dup2(log, 2)
    os.environ["HOME"] = str(folder / "home")
    os.environ["LANG"] = "C.UTF-8"
    os.umask(0o022)
    counting = Counting(*death)
    watched(counting)
    asyncio.run(_living(scene, folder, counting))


async def _living(scene: Scene, folder: Path, counting: Counting) -> None:
    mortal, mark = Mortal(scene, folder), folder / "before"
    # what was before is done once; from then on everything counts, the start of a second life as well
    counting.on = mark.exists()
    async with mortal.alive():
        if not mark.exists():
            last = await mortal.earlier()
            mark.write_text(last.run if last else "r0")
            counting.on = True
            run = (await mortal.begin(last)).run
        else:
            run = f"r{int(mark.read_text()[1:]) + 1}"
            if run not in {each.id for each in await mortal.journal.runs(limit=10)}:
                (folder / "told").write_text(json.dumps({"ended": None, "counts": {}}))
                return
        if (await mortal.journal.run(run)).state in {"accepted", "running"}:
            await mortal.end(run)
        counts = dict(counting.counts)
        told = asdict(await mortal.story(run))
    (folder / "told").write_text(json.dumps({"ended": told, "counts": counts}))
