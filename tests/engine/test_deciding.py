"""What no rule knew: one small-model call out of the allowed set, or the fallback, and why. The model is scripted."""

import asyncio
import json
from collections.abc import AsyncIterator, Callable, Iterator, Mapping
from contextlib import AsyncExitStack, asynccontextmanager, contextmanager
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest

from ryxd.composition import built_in, world
from ryxd.config.places import places
from ryxd.config.tree import Config
from ryxd.core.agent import AgentSpec
from ryxd.core.course import Course
from ryxd.core.model import Completion, ContextFull, LanguageModel, Prompt, Tier
from ryxd.core.shipped import prompt_folder, system
from ryxd.engine.allowed import Named, Routing
from ryxd.engine.anew import Anew
from ryxd.engine.deciding import KNOWN, PLANNED, SHALLOW, SILENT, Deciding
from ryxd.engine.fixed import TOKENS, tokens
from ryxd.engine.gate.classify import classify
from ryxd.engine.prompts import load
from ryxd.engine.router import is_open, route
from ryxd.engine.running import Bounds
from ryxd.engine.sessions import Sessions
from ryxd.engine.specs import load_specs
from ryxd.engine.toolbox import Toolbox
from ryxd.models.lease import Spent
from ryxd.models.serving import Tell
from ryxd.record.journal import Journal
from ryxd.record.memories import Store
from ryxd.record.runs import Accepted
from ryxd.sandbox.runner import Sandbox
from ryxd.wire.commands import ModelInfo
from ryxd.wire.errors import JournalError, ModelError, NotFound, Refused
from ryxd.wire.events import AnyEvent, Finished, Routed

SHIPPED = load(
    prompt_folder(), Path("/nowhere"), Toolbox(built_in(Sandbox(Path("/nowhere")), Path("/nowhere")))
)
ROUTING = Routing(SHIPPED.task_types, SHIPPED.pattern_specs, asks=True)
SPECS = SHIPPED.agent_specs
UNKNOWN = "tell me something nice"


def chooses(
    task_type: str = "research",
    pattern: str = "react",
    agent: str = "lead",
    confidence: float = 0.9,
    *,
    decision: float | None = 0.95,
) -> Completion:
    text = json.dumps(
        {"task_type": task_type, "pattern": pattern, "agent": agent, "confidence": confidence, "reason": "it says so"}
    )
    return Completion(text, tokens_in=100, tokens_out=20, decision=decision)


class Choosing:
    """Models that answer the question of the router with what is scripted, and every agent with "Done."."""

    def __init__(self, *choices: Completion | Exception, stuck: bool = False) -> None:
        self.choices = list(choices)
        self.stuck = stuck
        self.asked: list[Prompt] = []
        self.told: list[str] = []
        self.waits = asyncio.Event()
        self.spent = Spent()

    @contextmanager
    def lease(self, owner: str, tell: Tell) -> Iterator["Choosing"]:
        self.spent = Spent()
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
        if prompt.messages[0].content.startswith(system("router").partition(".")[0]):
            self.asked.append(prompt)
            done = self.choices.pop(0)
            if isinstance(done, Exception):
                raise done
        else:
            self.told.append(prompt.messages[0].content)
            if self.stuck:
                self.waits.set()
                await asyncio.Event().wait()
            done = Completion(json.dumps({"tool": "answer", "args": {"text": "Done."}}), tokens_in=10, tokens_out=5)
        self.spent.add(done, Tier.SMALL)
        return done


async def decided(
    text: str,
    *choices: Completion | Exception,
    named: Named = Named(),  # noqa: B008 - never changed
    agent: str | None = None,
    routing: Routing = ROUTING,
    specs: Mapping[str, AgentSpec] = SPECS,
    given: bool = False,
    memories: Any = None,
) -> tuple[Routed, Choosing, Any]:
    models = Choosing(*choices)
    accepted = Accepted("r1", "s1", text, context="a text" if given else None)
    deciding = Deciding(
        accepted, course=Course(), models=models, routing=routing, specs=specs, memories=memories
    )
    chosen = route(classify(text), specs, agent)
    done = await deciding.decide(chosen, named, agent=agent, needless=chosen.action is not None)
    return done.routed(done.route.wants, 3), models, done.route


@pytest.mark.parametrize("text", [UNKNOWN, "erzähl mir etwas über Wale"])
async def test_what_no_rule_knew_is_chosen_by_the_model_in_one_call(text: str) -> None:
    routed, models, chosen = await decided(text, chooses())
    assert (routed.task_type, routed.pattern, routed.handler) == ("research", "react", "lead")
    assert {routed.task_type_by, routed.pattern_by, routed.handler_by} == {"model"}
    assert (routed.confidence, routed.reason, routed.low_confidence) == (0.9, "it says so", False)
    assert set(routed.task_types) >= {"general", "research", "summarisation"}
    assert routed.patterns == ("react",) or "plan" in routed.patterns
    assert set(routed.agents) == set(SPECS)
    assert chosen.framing == SHIPPED.task_types["research"].framing
    assert chosen.spec == SPECS["lead"]
    (prompt,) = models.asked
    assert prompt.messages[-1].content == text
    assert prompt.schema is not None
    assert all(f"- {name}: " in prompt.messages[0].content for name in (*routed.task_types, *routed.agents))


async def test_what_is_remembered_is_asked_of_who_talks_and_no_model_chooses(tmp_path: Path) -> None:
    async with Store(tmp_path / "memory.sqlite") as store:
        memories = store.of("s1", "r1")
        await memories.remember("my server is called Ottokar")
        routed, models, _ = await decided("what is my server called?", memories=memories)
        assert (routed.handler, routed.handler_by, routed.reason, models.asked) == ("chat", "rule", KNOWN, [])
        for other in ("how is the uptime of my server", UNKNOWN):
            routed, models, _ = await decided(other, chooses(), memories=memories)
            assert (routed.handler, len(models.asked)) == ("lead", 1)


async def test_a_memory_that_cannot_be_read_lets_the_model_choose() -> None:
    class Broken:
        async def about(self, query: str, limit: int = 10) -> Any:
            raise JournalError("the disk is gone")

    routed, models, _ = await decided("what is my server called?", chooses(), memories=Broken())
    assert (routed.handler, len(models.asked)) == ("lead", 1)


@pytest.mark.parametrize(
    ("text", "handler"),
    [
        ("wie spät ist es", "get_time"),
        ("find the annual report file", "file"),
        ("git status", "shell"),
        ("find my tax return and open it", "file"),
    ],
)
async def test_what_rules_know_asks_no_model(text: str, handler: str) -> None:
    routed, models, chosen = await decided(text)
    assert (routed.handler, routed.handler_by, models.asked) == (handler, "rule", [])
    known = route(classify(text), SPECS)
    assert chosen == (known if known.action is None else replace(known, pattern="direct"))
    assert (routed.task_types, routed.agents, routed.reason) == ((), (), "")


@pytest.mark.parametrize(
    ("text", "choice", "asked", "result"),
    [
        # a rule knows the agent as well: nobody is asked
        ("find my tax return and copy it to the desktop", None, 0, ("general", "plan", "chat", "fallback")),
        ("find the old notes, then open the newest one", None, 0, ("general", "plan", "file", "rule")),
        # who does it, and as what, the model chooses; that it is planned, the rule
        ("refactor this module", chooses("research", "plan", "change"), 1, ("research", "plan", "change", "model")),
        ("vergleiche die beiden Berichte", chooses("general", "plan", "lead"), 1, ("general", "plan", "lead", "model")),
        # too unsure for another agent; the rule holds all the same
        ("refactor this module", chooses("general", "plan", "lead", 0.3), 1, ("general", "plan", "chat", "fallback")),
        # a type that has no plan has its own patterns
        ("analyse this report", chooses("summarisation", "react", "file"), 1, ("summarisation", "react", "file", "model")),
    ],
)
async def test_what_a_rule_knows_to_take_several_steps_is_planned(
    text: str, choice: Completion | None, asked: int, result: tuple[str, ...]
) -> None:
    models = [choice] if choice is not None else [ModelError("gone")] if result[3] == "fallback" else []
    routed, choosing, chosen = await decided(text, *models)
    assert (routed.task_type, routed.pattern, routed.handler, routed.handler_by) == result
    assert len(choosing.asked) == (asked or len(models))
    planned = result[1] == "plan"
    assert routed.pattern_by == ("rule" if planned else "model")
    assert (PLANNED in routed.reason, "summarisation has not the pattern plan" in routed.reason) == (planned, not planned)
    assert chosen.wants is Tier.LARGE
    if choosing.asked:
        schema = json.dumps(choosing.asked[0].schema)
        assert '["plan"]' in schema
        assert "debate" not in schema


@pytest.mark.parametrize(
    ("text", "more", "result", "why"),
    [
        ("refactor this module", {"routing": replace(ROUTING, asks=False)}, ("react", "chat"), SILENT),
        ("find the old notes, then open the newest one", {"routing": replace(ROUTING, asks=False)}, ("react", "file"), SILENT),
        ("find the old notes, then open the newest one", {"named": Named("summarisation")}, ("react", "file"), "has not the pattern plan"),
        ("find the old notes, then open the newest one", {"named": Named("", "react")}, ("react", "file"), ""),
        ("find the old notes, then open the newest one", {"agent": "lead"}, ("react", "lead"), "the agent was named"),
        ("find the old notes, then open the newest one", {"given": True}, ("react", "file"), ""),
        ("find my tax return and open it", {}, ("react", "file"), ""),
    ],
)
async def test_what_can_not_be_planned_stays_as_it_is_and_that_is_said(
    text: str, more: dict[str, Any], result: tuple[str, str], why: str
) -> None:
    routed, choosing, _ = await decided(text, **more)
    assert (routed.pattern or "react", routed.handler, choosing.asked) == (*result, [])
    assert why in routed.reason
    assert PLANNED not in routed.reason


@pytest.mark.parametrize("asks", [True, False])
async def test_what_takes_reasoning_is_left_where_no_model_can(asks: bool) -> None:
    routing = replace(ROUTING, asks=asks, reasons=False)
    routed, choosing, chosen = await decided("refactor this module", routing=routing)
    assert (chosen.spec, choosing.asked, routed.reason) == (None, [], SHALLOW)
    # who does it, or how, was named; or it is no more than some steps
    for text, more in (("refactor this module", {"agent": "lead"}), ("find the old notes, then open the newest one", {})):
        _, _, chosen = await decided(text, routing=routing, **more)
        assert chosen.spec is not None


@pytest.mark.parametrize(
    ("text", "reasons", "handler"),
    [
        ("what is the total of the amount column in sales.csv", True, "data"),
        ("git status", False, "shell"),  # typed letter by letter: nothing is left to a model
        ("find the annual report file", False, "file"),  # which is made for a small model
        ("what is the total of the amount column in sales.csv", False, "chat"),
        ("plot sales.csv", False, "data"),  # chat has no tool for a drawing
    ],
)
async def test_an_agent_for_a_larger_model_than_there_is_leaves_it_to_chat(text: str, reasons: bool, handler: str) -> None:
    routed, _, chosen = await decided(text, routing=replace(ROUTING, reasons=reasons))
    assert routed.handler == handler
    assert chosen.spec == SPECS[handler]
    assert chosen.wants in {Tier.SMALL, SPECS[handler].tier} or reasons


async def test_who_is_named_does_it_whatever_models_there_are() -> None:
    routed, _, _ = await decided("show all running processes", agent="shell", routing=replace(ROUTING, reasons=False))
    assert routed.handler == "shell"


async def test_a_text_that_comes_along_leads_to_no_steps() -> None:
    routed, _, _ = await decided("refactor this module", chooses(), given=True)
    assert (routed.pattern, routed.handler) == ("react", "lead")
    assert "what came along with it may lead to none" in routed.reason


async def test_an_agent_that_may_have_nobody_plans_nothing() -> None:
    alone = {**SPECS, "file": replace(SPECS["file"], limits=replace(SPECS["file"].limits, subagents=0))}
    routed, _, chosen = await decided("find the old notes, then open the newest one", specs=alone)
    assert (routed.pattern, chosen.pattern) == ("react", "react")
    assert "file can't have it done by others" in routed.reason


@pytest.mark.parametrize(
    ("choice", "low", "reason"),
    [
        (chooses(confidence=0.49), True, "it says so"),
        (chooses(confidence=0.95, decision=0.3), True, "it says so"),
        (ModelError("the model died"), False, "the model could not be asked: the model died"),
        (ContextFull(9000, 4096), False, "the model could not be asked: 9000 tokens"),
        (Completion("Sure! Lead will do it."), False, "none of the options"),
        (chooses(pattern="direct"), False, "none of the options"),
        (chooses(agent="nobody"), False, "none of the options"),
    ],
)
async def test_a_choice_that_can_not_be_taken_leaves_the_fallback_and_says_why(
    choice: Completion | Exception, reason: str, *, low: bool
) -> None:
    routed, _, chosen = await decided(UNKNOWN, choice)
    assert (routed.task_type, routed.pattern, routed.handler) == ("general", "react", "chat")
    assert {routed.task_type_by, routed.pattern_by, routed.handler_by} == {"fallback"}
    assert routed.low_confidence == low
    assert reason in routed.reason
    assert routed.proposed == ("research, react, lead" if low else "")
    assert replace(chosen, framing="") == route(classify(UNKNOWN), SPECS)


@pytest.mark.parametrize(("decision", "sure"), [(0.5, 0.5), (0.99, 0.9), (None, 0.9)])
async def test_the_lower_of_both_confidences_counts(decision: float | None, sure: float) -> None:
    routed, _, _ = await decided(UNKNOWN, chooses(decision=decision))
    assert (routed.confidence, routed.low_confidence, routed.handler) == (sure, False, "lead")


async def test_the_configuration_can_say_that_no_model_is_asked() -> None:
    routed, models, _ = await decided(UNKNOWN, routing=replace(ROUTING, asks=False))
    assert (models.asked, routed.reason, routed.handler, routed.handler_by) == ([], SILENT, "chat", "fallback")


async def test_an_empty_configuration_is_general_and_react() -> None:
    routed, models, _ = await decided(UNKNOWN, chooses("general", "react", "file"), routing=Routing(asks=True))
    assert (routed.task_types, routed.patterns, routed.handler) == (("general",), ("react",), "file")
    assert len(models.asked) == 1


async def test_an_agent_that_is_named_asks_no_model() -> None:
    routed, models, _ = await decided(UNKNOWN, agent="file")
    assert (models.asked, routed.handler, routed.handler_by, routed.pattern_by) == ([], "file", "user", "rule")
    assert "named" in routed.reason


@pytest.mark.parametrize(
    ("named", "agent", "asked", "result"),
    [
        (Named("research"), "file", 0, ("research", "react", "file", "user", "rule", "user")),
        (Named("research"), None, 1, ("research", "react", "lead", "user", "model", "model")),
        (Named("", "debate"), "chat", 0, ("general", "debate", "chat", "rule", "user", "user")),
        (Named("", "supervisor"), None, 1, ("risk-assessment", "supervisor", "chat", "model", "user", "model")),
        (Named("general", "debate"), "chat", 0, ("general", "debate", "chat", "user", "user", "user")),
    ],
)
async def test_what_is_named_is_taken_and_narrows_the_rest(
    named: Named, agent: str | None, asked: int, result: tuple[str, ...]
) -> None:
    choice = chooses("risk-assessment", "supervisor", "chat") if named.pattern else chooses()
    routed, models, _ = await decided(UNKNOWN, choice, named=named, agent=agent)
    got = (routed.task_type, routed.pattern, routed.handler, routed.task_type_by, routed.pattern_by, routed.handler_by)
    assert (len(models.asked), got) == (asked, result)


async def test_a_named_type_leaves_a_simple_rule_its_agent() -> None:
    routed, models, chosen = await decided("find the annual report file", named=Named("research"))
    assert (models.asked, routed.handler, routed.handler_by, routed.task_type_by) == ([], "file", "rule", "user")
    assert chosen.single


def test_a_search_that_code_ends_is_not_open() -> None:
    assert not is_open(route(classify("find my tax return and open it"), SPECS), named=True)
    assert is_open(route(classify(UNKNOWN), SPECS))


# -- through the sessions


async def no_apps() -> Callable[[str], bool]:
    return lambda _: False


class Engine:
    """Sessions, and what they told."""

    def __init__(self, journal: Journal, sessions: Sessions, models: Choosing, told: list[AnyEvent]) -> None:
        self.journal, self.sessions, self.models, self.told = journal, sessions, models, told

    async def end(self, run: str) -> Finished:
        async with asyncio.timeout(20):
            while not (found := [e for e in self.told if isinstance(e, Finished) and e.run == run]):
                await asyncio.sleep(0.01)
        return found[0]

    def routed(self, run: str) -> Routed:
        return [event for event in self.told if isinstance(event, Routed) and event.run == run][-1]


@asynccontextmanager
async def engine(folder: Path, models: Choosing, routing: Routing = ROUTING) -> AsyncIterator[Engine]:
    told: list[AnyEvent] = []
    folder.mkdir(exist_ok=True)
    where = places({"HOME": str(folder), "XDG_RUNTIME_DIR": str(folder)})
    tools = built_in(Sandbox(folder / "layers"), folder / "code")
    specs = load_specs([prompt_folder() / "agents"], tools)
    async with AsyncExitStack() as stack:
        journal = await stack.enter_async_context(Journal(folder / "journal.db", told.append))
        sessions = await stack.enter_async_context(
            Sessions(
                journal,
                world(Config(), Toolbox(tools), where),
                specs=specs,
                models=models,
                is_app=no_apps,
                bounds=Bounds(),
                routing=routing,
            )
        )
        sessions.goes_on.set()
        yield Engine(journal, sessions, models, told)


async def test_the_choice_is_in_one_event_in_the_cost_and_in_a_replay(tmp_path: Path) -> None:
    async with engine(tmp_path, Choosing(chooses(agent="file"))) as ryx:
        accepted = await ryx.sessions.ask(UNKNOWN)
        end = await ryx.end(accepted.run)
        assert (end.outcome, end.text) == ("done", "Done.")
        assert (end.counters.model_calls, end.counters.tokens_in) == (2, 110)
        assert sum(isinstance(event, Routed) for event in ryx.told) == 1
        assert ryx.routed(accepted.run).handler == "file"
        # nothing of the configuration is asked again
        ryx.sessions.routing = Routing()
        assert (await Anew(ryx.sessions, ryx.journal).replay(accepted.run)).ends == ""


async def test_a_run_that_was_stopped_keeps_its_choice_whatever_there_is_now(tmp_path: Path) -> None:
    async with engine(tmp_path, Choosing(chooses(agent="file"), stuck=True)) as ryx:
        accepted = await ryx.sessions.ask(UNKNOWN)
        async with asyncio.timeout(20):
            await ryx.models.waits.wait()
    async with engine(tmp_path, Choosing(), Routing()) as ryx:
        end = await ryx.end(accepted.run)
        assert (end.outcome, end.counters.model_calls) == ("done", 2)
        assert ryx.models.asked == []
        assert len(ryx.models.told) == 1
        assert (await ryx.journal.run(accepted.run)).handler == "file"
        assert (await Anew(ryx.sessions, ryx.journal).replay(accepted.run)).ends == ""


async def test_what_was_named_is_named_again_by_a_retry(tmp_path: Path) -> None:
    async with engine(tmp_path, Choosing()) as ryx:
        accepted = await ryx.sessions.ask(UNKNOWN, agent="file", named=Named("general", "react"))
        await ryx.end(accepted.run)
        again = await Anew(ryx.sessions, ryx.journal).retry(accepted.run)
        await ryx.end(again.run)
        first, second = ryx.routed(accepted.run), ryx.routed(again.run)
        assert (second.pattern, second.pattern_by, second.handler) == ("react", "user", "file")
        assert first.model_copy(update={"id": 0}).pattern == second.pattern
        # what is gone meanwhile is said
        ryx.sessions.routing = Routing({"other": SHIPPED.task_types["general"]}, SHIPPED.pattern_specs, asks=True)
        third = await Anew(ryx.sessions, ryx.journal).retry(accepted.run)
        end = await ryx.end(third.run)
        assert (end.outcome, end.error) == ("failed", "not_found")
        assert "there is no task type general" in end.text


async def test_what_can_not_be_named_makes_no_run(tmp_path: Path) -> None:
    async with engine(tmp_path, Choosing()) as ryx:
        with pytest.raises(NotFound, match="did you mean research"):
            await ryx.sessions.ask(UNKNOWN, named=Named("reserch"))
        with pytest.raises(Refused, match="it may have react"):
            await ryx.sessions.ask(UNKNOWN, named=Named("summarisation", "debate"))
        with pytest.raises(Refused, match="subagent"):
            await ryx.sessions.ask(UNKNOWN, agent="lead/anna", named=Named("research"))
        assert ryx.told == []


async def test_a_pattern_that_is_named_is_no_matter_of_one_tool(tmp_path: Path) -> None:
    async with engine(tmp_path, Choosing(chooses("general", "react", "file"))) as ryx:
        accepted = await ryx.sessions.ask("what time is it", named=Named("", "react"))
        await ryx.end(accepted.run)
        routed = ryx.routed(accepted.run)
        assert (routed.rule, routed.handler, routed.pattern, routed.pattern_by) == ("named", "file", "react", "user")


async def test_directly_is_done_what_a_rule_knows_as_one_action_and_nothing_else(tmp_path: Path) -> None:
    async with engine(tmp_path, Choosing()) as ryx:
        for named, by in ((Named(), "rule"), (Named("", "direct"), "user")):
            accepted = await ryx.sessions.ask("what time is it", named=named)
            end, routed = await ryx.end(accepted.run), ryx.routed(accepted.run)
            assert (end.outcome, end.counters.model_calls) == ("done", 0)
            assert (routed.handler, routed.pattern, routed.pattern_by) == ("get_time", "direct", by)
        accepted = await ryx.sessions.ask(UNKNOWN, named=Named("", "direct"))
        end = await ryx.end(accepted.run)
        assert (end.outcome, end.error) == ("failed", "refused")
        assert "no rule knows this request as that" in end.text


def test_the_question_is_one_that_a_small_model_can_afford() -> None:
    question = system("router").format(**ROUTING.options(SPECS, Named()).lines())
    assert tokens(question) <= TOKENS[Tier.SMALL]
