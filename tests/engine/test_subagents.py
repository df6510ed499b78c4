"""Subagents that stay: started, spoken to, in discussion, ended; over runs and over a kill. The model is scripted."""

import asyncio
import json
import re
from collections.abc import AsyncIterator, Awaitable, Callable, Iterator, Sequence
from contextlib import AsyncExitStack, asynccontextmanager, contextmanager
from dataclasses import dataclass, field, replace
from pathlib import Path
from typing import Any, Literal

import pytest

from ryxd.composition import built_in, permissions, world
from ryxd.config.places import places
from ryxd.config.tree import Config
from ryxd.core import clock
from ryxd.core.action import Action
from ryxd.core.agent import Limits
from ryxd.core.effect import Decision, Effect, Verdict
from ryxd.core.model import Completion, ContextFull, LanguageModel, Prompt, Tier
from ryxd.core.shipped import prompt_folder
from ryxd.engine.anew import Anew
from ryxd.engine.running import Bounds
from ryxd.engine.sessions import Sessions
from ryxd.engine.specs import load_specs
from ryxd.engine.toolbox import Toolbox
from ryxd.files.door import Door
from ryxd.mcp.servers import Servers
from ryxd.models.lease import Spent
from ryxd.models.serving import StandIn, Tell
from ryxd.record.journal import Journal
from ryxd.sandbox.runner import Sandbox
from ryxd.server.live import LiveOperations
from ryxd.server.operations import Caller
from ryxd.tools.internet.reach import Reach
from ryxd.wire.commands import ModelInfo
from ryxd.wire.errors import ModelError, NotFound
from ryxd.wire.events import Acted, AnyEvent, Finished, Returned, Spawned, Terminated
from ryxd.wire.live import AgentsLive


def call(tool: str, **args: Any) -> str:
    return json.dumps({"tool": tool, "args": args})


def answer(text: str) -> str:
    return call("answer", text=text)


Script = dict[str, list[str]]
"""What each agent says, by the first words of its instructions: `lead`, or a subagent's name."""


@dataclass
class Cast:
    """Models that know who asks them, and say what that one has to say next."""

    script: Script
    heard: dict[str, list[Prompt]] = field(default_factory=dict)
    stuck: set[str] = field(default_factory=set)
    """Who never answers."""
    instead: StandIn | None = None
    broken: set[str] = field(default_factory=set)
    full: set[str] = field(default_factory=set)
    """Whose messages do not fit."""
    streams: dict[str, Callable[[int], Awaitable[None]]] = field(default_factory=dict)
    """Whose answers come piece by piece, and what is waited for after the one that begins at this character."""
    unsure: set[str] = field(default_factory=set)
    short: set[str] = field(default_factory=set)
    """Whose tokens are used up in all answers but the last one."""
    together: set[str] = field(default_factory=set)
    """Who all have to be asked before one of them answers."""
    met: set[str] = field(default_factory=set)
    all_met: asyncio.Event = field(default_factory=asyncio.Event)
    cut: bool = False
    """Whether who has nothing more to say is thinking, and not a mistake of the test."""
    spent: Spent = field(default_factory=Spent)
    asked: asyncio.Event = field(default_factory=asyncio.Event)

    @contextmanager
    def lease(self, owner: str, tell: Tell) -> Iterator["Cast"]:
        self.spent = Spent()
        if self.instead is not None:
            tell(self.instead)
        yield self

    def model(self, tier: Tier) -> LanguageModel:
        return self

    def know(self, done: Completion, wanted: Tier) -> None:
        self.spent.add(done, wanted)

    def serving(self, tier: Tier) -> Tier | None:
        return tier

    def info(self) -> tuple[ModelInfo, ...]:
        return ()

    async def complete(
        self,
        prompt: Prompt,
        on_text: Callable[[str], None] | None = None,
        on_thought: Callable[[str], None] | None = None,
    ) -> Completion:
        system = prompt.messages[0].content
        who = "lead" if "You lead" in system else system.split("You are ", 1)[1].partition(".")[0]
        self.heard.setdefault(who, []).append(prompt)
        if self.together and who in self.together:
            self.met.add(who)
            if self.met == self.together:
                self.all_met.set()
            await self.all_met.wait()  # it would never be, if they took turns
        if who in self.broken:
            raise ModelError("the model died")
        if who in self.full:
            raise ContextFull(1065, 1024)
        if who in self.stuck or (self.cut and not self.script[who]):
            self.asked.set()
            await asyncio.Event().wait()
        said = self.script[who].pop(0)
        stop: Literal["length", "end"] = "length" if who in self.short and self.script[who] else "end"
        sureness = 0.1 if who in self.unsure else 1.0
        completion = Completion(said, stop, tokens_in=10, tokens_out=5, confidence=sureness, decision=sureness)
        if on_text is not None and who in self.streams:
            for at in range(0, len(completion.text), 7):
                on_text(completion.text[at : at + 7])
                await self.streams[who](at)
        self.spent.add(completion, Tier.SMALL)
        return completion

    def last(self, who: str) -> str:
        """What was said to an agent last."""
        return self.heard[who][-1].messages[-1].content


async def no_apps() -> Callable[[str], bool]:
    return lambda _: False


class Engine:
    """Sessions with a cast, and what they told."""

    def __init__(self, journal: Journal, sessions: Sessions, cast: Cast, told: list[AnyEvent]) -> None:
        self.journal, self.sessions, self.cast, self.told = journal, sessions, cast, told

    async def ask(self, text: str = "do it together", session: str | None = None) -> Finished:
        accepted = await self.sessions.ask(text, agent="lead", session=session)
        return await self.end(accepted.run)

    async def end(self, run: str) -> Finished:
        async with asyncio.timeout(20):
            while True:
                for event in self.told:
                    if isinstance(event, Finished) and event.run == run:
                        return event
                await asyncio.sleep(0.01)

    def results(self, tool: str) -> list[dict[str, Any]]:
        """What came of each call of a tool."""
        return [
            json.loads(event.preview) for event in self.told if isinstance(event, Returned) and event.tool == tool
        ]


class Generous:
    """A policy that allows everything."""

    def decide(self, action: Action, effect: Effect, *, run: str) -> Decision:
        return Decision(Verdict.ALLOW, "a test")


@asynccontextmanager
async def engine(
    folder: Path,
    script: Script,
    config: Config | None = None,
    more: Sequence[str] = (),
    *,
    files: bool = False,
    reach: Reach | None = None,
    servers: Servers | None = None,
    **limits: Any,
) -> AsyncIterator[Engine]:
    told: list[AnyEvent] = []
    where = places({"HOME": str(folder), "XDG_RUNTIME_DIR": str(folder)})
    tools = built_in(Sandbox(folder / "layers"), folder / "code", reach=lambda: reach or Reach())
    specs = load_specs([prompt_folder() / "agents"], tools)
    lead = specs["lead"]
    folder.mkdir(exist_ok=True)
    specs["lead"] = replace(lead, tools=(*lead.tools, *more), limits=Limits(**{**lead.limits.__dict__, **limits}))
    cast = Cast(script)
    (folder / "notes.txt").write_text("the key is under the mat\n")
    policy = permissions(config, where) if config else Generous() if files else None
    async with AsyncExitStack() as stack:
        journal = await stack.enter_async_context(Journal(folder / "journal.db", told.append))
        door = await stack.enter_async_context(Door(folder / "undo", trash=folder / "Trash")) if files else None
        there = world(config or Config(), Toolbox(tools, None, servers), where, files=door, policy=policy)
        sessions = await stack.enter_async_context(
            Sessions(journal, there, specs=specs, models=cast, is_app=no_apps, bounds=Bounds())
        )
        sessions.goes_on.set()
        yield Engine(journal, sessions, cast, told)


@pytest.fixture
def patient(monkeypatch: pytest.MonkeyPatch) -> float:
    """Seconds that the lead has: a busy machine needs more for its answer than what a fifth of a short time is."""
    monkeypatch.setattr(clock, "SHARE", 0.05)
    return 20.0


async def test_a_subagent_stays_and_remembers(tmp_path: Path) -> None:
    script: Script = {
        "lead": [
            call("task", name="anna", instructions="You keep a diary.", prompt="Note: the party is on Friday."),
            call("discuss", prompt="When is the party?"),
            answer("On Friday."),
            call("discuss", prompt="And where?"),
            call("terminate", name="anna"),
            call("discuss", prompt="Still there?"),
            answer("She is gone."),
        ],
        "anna": [answer("Noted."), answer("On Friday."), answer("I need more information: nobody told me.")],
    }
    async with engine(tmp_path, script) as it:
        first = await it.ask()
        assert (first.outcome, first.text) == ("done", "On Friday.")
        assert it.results("task") == [{"name": "anna", "response": "Noted."}]
        assert it.results("discuss") == [{"responses": ["[name anna] On Friday."]}]
        # she remembers what was said before
        assert [m.role for m in it.cast.heard["anna"][1].messages] == ["system", "user", "assistant", "user"]
        assert "You keep a diary." in it.cast.heard["anna"][0].messages[0].content
        # … in the next run of the session too
        second = await it.ask(session=first.session)
        assert second.text == "She is gone."
        assert it.results("discuss")[1] == {"responses": ["[name anna] I need more information: nobody told me."]}
        assert len(it.cast.heard["anna"][2].messages) == 6
        assert it.results("terminate") == [{"ended": ["lead/anna"]}]
        assert "no subagents" in it.results("discuss")[2]["error"]
        assert [type(e).__name__ for e in it.told if isinstance(e, Spawned | Terminated)] == ["Spawned", "Terminated"]
        assert await it.journal.recall(first.session, "lead/anna") == []
        assert (await it.journal.company(first.session))["members"] == []


async def test_a_discussion_is_heard_by_all_who_take_part(tmp_path: Path) -> None:
    script: Script = {
        "lead": [
            call("task", name="pro", instructions="You are for it."),
            call("task", name="contra", instructions="You are against it."),
            call("task", name="scribe", instructions="You listen."),
            call("discuss", prompt="Shall we?", speakers=["pro", "contra"], listeners=["scribe"]),
            call("discuss", prompt="Go on."),
            call("discuss", prompt="Sum up.", speakers=["scribe"]),
            call("discuss", prompt="Thanks."),
            answer("done"),
        ],
        "pro": [answer("Yes."), answer("Yes, still.")],
        "contra": [answer("No."), answer("No, still.")],
        "scribe": [answer("One yes, one no."), answer("You are welcome.")],
    }
    async with engine(tmp_path, script) as it:
        await it.ask()
        assert it.results("discuss") == [
            {"responses": ["[name pro] Yes.", "[name contra] No."]},
            {"responses": ["[name pro] Yes, still.", "[name contra] No, still."]},
            {"responses": ["[name scribe] One yes, one no."]},
            {"responses": ["[name scribe] You are welcome."]},
        ]
        heard = [prompt.messages[-1].content for prompt in it.cast.heard["contra"]]
        assert heard == ["Shall we?\n\n[name pro] Yes.", "Go on.\n\n[name pro] Yes, still."]
        assert it.cast.heard["pro"][1].messages[-1].content == "[name contra] No.\n\nGo on."
        assert it.cast.heard["scribe"][0].messages[-1].content == (
            "Shall we?\n\n[name pro] Yes.\n\n[name contra] No.\n\n"
            "Go on.\n\n[name pro] Yes, still.\n\n[name contra] No, still.\n\nSum up."
        )


async def test_a_subagent_acts_with_no_more_than_its_parent_gave(tmp_path: Path) -> None:
    script: Script = {
        "lead": [
            call("task", name="reader", instructions="Read.", prompt="Where is the key?", tools=["read_file"]),
            call("task", name="thief", instructions="Take.", tools=["shell"]),
            answer("under the mat"),
        ],
        "reader": [
            call("read_file", path="~/notes.txt"),
            call("search_files", pattern="*"),
            answer("Under the mat."),
        ],
    }
    async with engine(tmp_path, script) as it:
        await it.ask()
        acted = [(event.agent, event.tool) for event in it.told if isinstance(event, Acted)]
        assert acted == [("lead", "task"), ("lead/reader", "read_file"), ("lead/reader", "search_files"), ("lead", "task")]
        assert "there is no action search_files" in it.results("search_files")[0]["error"]
        assert "you have no tool shell" in it.results("task")[1]["error"]
        assert it.results("task")[0]["response"] == "Under the mat."


async def test_an_empty_answer_of_a_subagent_is_its_last_result(tmp_path: Path) -> None:
    tools = ["get_time", "read_file"]
    script: Script = {
        "lead": [
            call("task", name="reader", instructions="Read.", prompt="What time is it in Tokyo?", tools=tools),
            call("discuss", prompt="And what does it say?"),
            answer("42"),
        ],
        "reader": [call("get_time", zone="Asia/Tokyo"), answer(""), call("read_file", path="~/gone.txt"), answer("")],
    }
    async with engine(tmp_path, script) as it:
        await it.ask()
        assert json.loads(it.results("task")[0]["response"])["zone"] == "Asia/Tokyo"
        assert "no such file or folder: ~/gone.txt" in it.results("discuss")[0]["responses"][0]


@pytest.mark.parametrize(
    ("calls", "limits", "why"),
    [
        ([call("task", name="Anna!", instructions="x")], {}, "is no name"),
        ([call("task", name="a", instructions="x")] * 2, {}, "there is a subagent a already"),
        ([call("task", name=f"a{n}", instructions="x") for n in range(3)], {"subagents": 2}, "no more may be"),
        ([call("task", name="a", instructions="x")], {"depth": 0}, "0 deep"),
        ([call("task", name="a", agent="nobody")], {}, "there is no agent nobody"),
        ([call("task", name="a", instructions="file:~/missing.md")], {}, "missing.md"),
        ([call("discuss", prompt="x", speakers=["b"])], {}, "there is no subagent b"),
        ([call("terminate", name="b")], {}, "there is no subagent b"),
        ([call("list_dir", path="~")] * 4, {}, "3 times in a row"),
    ],
)
async def test_what_can_not_be_is_told(
    tmp_path: Path, calls: Sequence[str], limits: dict[str, Any], why: str
) -> None:
    async with engine(tmp_path, {"lead": [*calls, answer("no")]}, **limits) as it:
        assert (await it.ask()).text == "no"
        last = [event for event in it.told if isinstance(event, Returned)][-1]
        assert not last.ok
        assert why in json.loads(last.preview)["error"]


async def test_who_takes_too_long_is_no_loss_to_the_others(tmp_path: Path, patient: float) -> None:
    script: Script = {
        "lead": [
            call("task", name="slow", instructions="x"),
            call("task", name="quick", instructions="x"),
            call("discuss", prompt="Now!", speakers=["slow", "quick"]),
            answer("one of them"),
        ],
        "quick": [answer("Here.")],
    }
    async with engine(tmp_path, script, seconds=patient) as it:
        it.cast.stuck.add("slow")
        ended = await it.ask()
        assert ended.text == "one of them"
        ((slow, quick),) = (each["responses"] for each in it.results("discuss"))
        took = re.fullmatch(r"\[name slow\] \(no answer: it took longer than ([\d.]+) s\)", slow)
        assert took is not None, slow
        assert float(took[1]) < patient, "less than the lead has itself, which can still answer"
        assert quick == "[name quick] Here."
        replayed = await Anew(it.sessions, it.journal).replay(ended.run)
        assert replayed.ends == ""


async def test_a_run_with_subagents_is_replayed_without_a_model(tmp_path: Path) -> None:
    script: Script = {
        "lead": [
            call("task", name="reader", instructions="Read.", prompt="Where is the key?"),
            call("discuss", prompt="Sure?"),
            answer("under the mat"),
        ],
        "reader": [call("read_file", path="~/notes.txt"), answer("Under the mat."), answer("Yes.")],
    }
    async with engine(tmp_path, script) as it:
        ended = await it.ask()
        replayed = await Anew(it.sessions, it.journal).replay(ended.run)
        assert replayed.ends == ""
        assert list(replayed.events) == await it.journal.events(ended.run)


@pytest.mark.parametrize("dies", ["lead", "reader"])
async def test_a_run_that_is_cut_off_in_the_middle_goes_on_where_it_was(tmp_path: Path, dies: str) -> None:
    script: Script = {
        "lead": [
            call("task", name="reader", instructions="Read.", prompt="Where is the key?"),
            call("discuss", prompt="Sure?"),
            answer("under the mat"),
        ],
        "reader": [call("read_file", path="~/notes.txt"), answer("Under the mat."), answer("Yes.")],
    }
    keep = {"lead": 1, "reader": 2}[dies]
    async with engine(tmp_path, script) as it:
        left = script[dies][keep:]
        del script[dies][keep:]
        it.cast.cut = True
        accepted = await it.sessions.ask("do it together", agent="lead")
        await asyncio.wait_for(it.cast.asked.wait(), 20)
        await cut_off(it, accepted.run)
    script[dies] += left
    async with engine(tmp_path, script) as it:
        ended = await it.end(accepted.run)
        assert (ended.outcome, ended.text) == ("done", "under the mat")
        events = await it.journal.events(accepted.run)
        assert [e.tool for e in events if isinstance(e, Returned)] == ["read_file", "task", "discuss"]
        assert [m.content for m in await it.journal.recall(ended.session, "lead/reader")][-1] == answer("Yes.")


def side_by_side(*names: str) -> str:
    tasks = [{"name": name, "instructions": "Look.", "prompt": "Where is the key?"} for name in names]
    return call("fan_out", tasks=tasks)


async def test_siblings_work_at_the_same_time_and_one_that_is_lost_is_missed_by_nobody(
    tmp_path: Path, patient: float
) -> None:
    script: Script = {
        "lead": [side_by_side("a", "b", "c"), answer("two of three")],
        "a": [call("read_file", path="~/notes.txt"), answer("Under the mat.")],
        "b": [],
        "c": [],
    }
    async with engine(tmp_path, script, seconds=patient) as it:
        it.cast.together = {"a", "b", "c"}
        it.cast.broken.add("b")
        it.cast.stuck.add("c")
        ended = await it.ask()
        assert ended.text == "two of three"
        (came,) = it.results("fan_out")
        assert "(no answer: it took longer than " in came["parts"][2].pop("response")
        assert came == {
            "parts": [
                {"name": "a", "response": "Under the mat."},
                {"name": "b", "response": "(no answer: the model died)", "ok": False},
                {"name": "c", "ok": False},
            ],
            "missing": 2,
        }
        spawned = [event for event in it.told if isinstance(event, Spawned)]
        assert [(event.path, event.siblings) for event in spawned] == [("lead/a", 3), ("lead/b", 3), ("lead/c", 3)]
        assert len({event.group for event in spawned}) == 1
        assert (await Anew(it.sessions, it.journal).replay(ended.run)).ends == ""


async def test_a_fan_out_that_can_not_be_whole_is_none(tmp_path: Path) -> None:
    async with engine(tmp_path, {"lead": [side_by_side("a", "b", "a"), answer("no")]}) as it:
        ended = await it.ask()
        assert "there is a subagent a already" in it.results("fan_out")[0]["error"]
        assert (await it.journal.company(ended.session))["members"] == []


async def test_a_fan_out_that_is_cut_off_asks_nobody_twice(tmp_path: Path) -> None:
    script: Script = {
        "lead": [side_by_side("a", "b", "c"), answer("all")],
        "a": [call("read_file", path="~/notes.txt"), answer("Under the mat.")],
        "b": [answer("Mat.")],
        "c": [answer("I don't know.")],
    }
    async with engine(tmp_path, script) as it:
        it.cast.stuck.add("c")
        accepted = await it.sessions.ask("do it together", agent="lead")
        async with asyncio.timeout(20):
            await it.cast.asked.wait()
            while script["a"] or script["b"]:
                await asyncio.sleep(0.01)
            await asyncio.sleep(0.2)
        await cut_off(it, accepted.run)
    async with engine(tmp_path, script) as it:
        ended = await it.end(accepted.run)
        assert ended.text == "all"
        assert set(it.cast.heard) == {"lead", "c"}
        parts = it.results("fan_out")[0]["parts"]
        assert [part["response"] for part in parts] == ["Under the mat.", "Mat.", "I don't know."]


async def test_the_user_speaks_with_a_subagent_and_it_remembers(tmp_path: Path) -> None:
    script: Script = {
        "lead": [call("task", name="anna", instructions="You keep a diary."), answer("ok"), call("discuss", prompt="Who asked?"), answer("bye")],
        "anna": [answer("Hello."), answer("The user did.")],
    }
    async with engine(tmp_path, script) as it:
        first = await it.ask()
        with pytest.raises(NotFound, match=r"there is no subagent of this session lead/hanna; did you mean lead/anna\?"):
            await it.sessions.ask("hi", agent="lead/hanna", session=first.session)
        with pytest.raises(NotFound):
            await it.sessions.ask("hi", agent="lead/anna")
        accepted = await it.sessions.ask("Hi, it's me.", agent="lead/anna", session=first.session)
        talked = await it.end(accepted.run)
        assert (talked.outcome, talked.text) == ("done", "Hello.")
        assert it.cast.last("anna") == "[name user] Hi, it's me."
        assert (await Anew(it.sessions, it.journal).replay(talked.run)).ends == ""
        assert (await it.ask(session=first.session)).text == "bye"
        assert it.results("discuss") == [{"responses": ["[name anna] The user did."]}]
        live = await LiveOperations(it.sessions, it.journal).do_agents_live(AgentsLive(), Caller(0, 0, "socket"))
        lead, anna = live.agents
        assert (lead.path, lead.subagent, lead.messages, lead.state) == ("lead", False, 8, "idle")
        assert (anna.path, anna.subagent, anna.responses, anna.messages) == ("lead/anna", True, 2, 4)
        assert (anna.tokens_in, anna.tokens_out) == (20, 10)
        assert anna.hooks == ("garbage_collector",)


async def cut_off(it: Engine, run: str) -> None:
    """As after a kill: nothing is told of an end."""
    it.sessions._running[run].stage = "ending"
    it.sessions._end = _nothing  # type: ignore[method-assign]
    task = it.sessions._running[run].task
    assert task is not None
    task.cancel()
    await asyncio.wait({task})


async def _nothing(*_: Any) -> None:
    """Nothing."""


async def test_what_a_smaller_model_makes_of_leading_is_no_success(tmp_path: Path) -> None:
    async with engine(tmp_path, {"lead": [answer("I found it: data_from_file_file")]}) as it:
        it.cast.instead = StandIn(Tier.LARGE, Tier.SMALL, "unconfigured", "")
        ended = await it.ask()
        assert ended.outcome == "failed"
        assert "A larger model may manage it" in ended.text


CITY = {"type": "object", "properties": {"city": {"type": "string"}}, "required": ["city"]}


async def test_an_agent_with_a_form_answers_in_it_as_a_subagent_and_as_itself(tmp_path: Path) -> None:
    script: Script = {
        "lead": [call("task", name="anna", agent="clerk", prompt="Where?"), answer("In Bonn.")],
        "anna": [answer("Bonn"), call("answer", text={"city": "Bonn"})],
        "the clerk": [call("list_dir", path="~"), call("answer", text={"city": "Köln"}), *[answer("words")] * 12],
    }
    async with engine(tmp_path, script) as it:
        lead = it.sessions.specs["lead"]
        clerk = replace(
            lead, name="clerk", tools=("list_dir",), instructions="You are the clerk.", output=CITY,
            limits=replace(lead.limits, turns=3, attempts=2),
        )  # fmt: skip
        it.sessions.specs = {**it.sessions.specs, "clerk": clerk}
        ended = await it.ask()
        assert ended.text == "In Bonn."
        assert it.results("task") == [{"name": "anna", "response": '{"city": "Bonn"}'}]
        assert json.dumps(CITY) in it.cast.heard["anna"][0].messages[0].content
        members = (await it.journal.company(ended.session))["members"]
        assert members[0]["output"] == CITY, "it is kept with the session"
        assert (await Anew(it.sessions, it.journal).replay(ended.run)).ends == ""

        alone = await it.sessions.ask("which city?", agent="clerk")
        ended = await it.end(alone.run)
        assert (ended.outcome, ended.text) == ("done", '{"city": "Köln"}')
        assert json.dumps(CITY) in it.cast.heard["the clerk"][0].messages[0].content
        assert (await Anew(it.sessions, it.journal).replay(ended.run)).ends == ""

        never = await it.sessions.ask("and which other city?", agent="clerk")
        ended = await it.end(never.run)
        assert ended.outcome == "failed"
        assert "the answer has not the form that clerk has to give: it is no JSON" in ended.text
