"""The graph of a run: what each event becomes in it, and the rules that all graphs are held to."""

from typing import Any

import pytest

from ryxd.record.provenance import addresses
from ryxd.record.provenance.run import RunGraph
from ryxd.record.provenance.sessions import Past
from ryxd.record.provenance.terms import TYPE, Iri, Triple, prov, ryx, tg
from ryxd.wire import events as told
from ryxd.wire.events import Event
from tests.fakes.graphs import wrong_in

RUN = addresses.session("r7")
LONG = "a long text. " * 40


class Story:
    """Events of one run, each following its agent's last one, as the View numbers them."""

    def __init__(self, text: str = "find the wave") -> None:
        self.text = text
        self.events: list[Event] = []
        self._last: dict[str, int] = {}

    def tell(self, event: Event, cause: tuple[int, ...] | None = None) -> int:
        number = len(self.events) + 101
        before = self._last.get(event.agent)
        cause = cause if cause is not None else (before,) if before else ()
        self.events.append(event.model_copy(update={"id": number, "run": "r7", "session": "s2", "at": 1000 * number, "cause": cause}))
        self._last[event.agent] = number
        return number

    def end(self, **more: Any) -> None:
        self.tell(told.Finished(agent="", outcome="done", text=more.pop("text", "It is there."), **more), tuple(self._last.values()))

    def graph(self, **more: Any) -> RunGraph:
        return RunGraph(Past("r7", "s2", self.text, 100_000, self.events, **more))


def of(graph: RunGraph, node: Iri, predicate: Iri) -> list[Any]:
    return [value for subject, name, value in graph.triples if (subject, name) == (node, predicate)]


def routed(story: Story, **more: Any) -> None:
    given = {"level": "SIMPLE", "rule": "named", "handler": "file", "pattern": "react", "task_type": "general", "tier": "small"}
    story.tell(told.Routed(agent="ryx", **{**given, **more}))


def acts(story: Story, agent: str = "file", tool: str = "search_files", *, ok: bool = True, number: int = 2) -> None:
    story.tell(told.Said(agent=agent, message_id=f"r7.{agent}.{number}", message_type="thought", text="I look.", tokens_in=20, tokens_out=9, model="m"))
    story.tell(told.Acted(agent=agent, action=f"{agent}.{number}", tool=tool, args={"pattern": "*wave*"}, sure=0.9))
    story.tell(told.Returned(agent=agent, action=f"{agent}.{number}", tool=tool, ok=ok, preview="found" if ok else "no such folder", milliseconds=12))


def simple() -> Story:
    story = Story()
    routed(story, patterns=("react", "plan"), agents=("file", "chat"), reason="it names a file", handler_by="model", confidence=0.8)
    story.tell(told.Stepped(agent="file", name="file"))
    acts(story)
    story.tell(told.Said(agent="file", message_id="r7.file.3", message_type="thought", text="It is there."))
    story.tell(told.Said(agent="ryx", message_id="r7.answer", text="It is there."))
    return story


def test_a_simple_run_is_a_chain_from_the_question_to_the_conclusion() -> None:
    story = simple()
    story.end()
    graph = story.graph()
    assert wrong_in(graph.triples) == []
    turn, seen, last = Iri(f"{RUN}/i1"), Iri(f"{RUN}/i1/observation"), Iri(f"{RUN}/i2")
    assert of(graph, Iri(f"{RUN}/routing"), prov("wasDerivedFrom")) == [RUN]
    assert of(graph, turn, prov("wasDerivedFrom")) == [Iri(f"{RUN}/routing")]
    assert set(of(graph, turn, TYPE)) == {prov("Entity"), tg("Analysis"), tg("ToolUse")}
    assert of(graph, turn, tg("action")) == ["search_files"]
    assert of(graph, turn, tg("thought")) == [Iri(f"{turn}/thought")]
    assert of(graph, turn, tg("inToken")) == [20]
    assert of(graph, seen, prov("wasDerivedFrom")) == [turn]
    assert of(graph, seen, tg("toolDurationMs")) == [12]
    assert of(graph, last, prov("wasDerivedFrom")) == [seen]
    assert last in of(graph, Iri(f"{RUN}/answer"), prov("wasDerivedFrom"))
    assert graph.documents[of(graph, Iri(f"{RUN}/answer"), tg("document"))[0]] == "It is there."


def test_a_routing_decision_has_its_candidates_and_its_rationale() -> None:
    graph = simple().graph()
    node = Iri(f"{RUN}/routing")
    assert of(graph, node, tg("candidatePatterns")) == [Iri("urn:ryx:pattern:react"), Iri("urn:ryx:pattern:plan")]
    assert of(graph, node, ryx("candidateAgents")) == [addresses.agent("file"), addresses.agent("chat")]
    assert of(graph, node, tg("selectedPattern")) == [Iri("urn:ryx:pattern:react")]
    assert of(graph, node, tg("taskType")) == [Iri("urn:ryx:task-type:general")]
    assert graph.documents[of(graph, node, tg("routingRationale"))[0]] == "it names a file"


def test_a_run_that_goes_on_has_no_conclusion_yet() -> None:
    graph = simple().graph()
    assert not any(value == tg("Conclusion") for _, name, value in graph.triples if name == TYPE)
    assert "0 conclusions" in wrong_in(graph.triples)[-1]


def test_the_conversation_is_on_every_node() -> None:
    story = simple()
    story.end()
    graph = story.graph()
    nodes = {subject for subject, name, _ in graph.triples if name == TYPE}
    assert {node for node in nodes if of(graph, node, tg("conversationId")) != ["s2"]} == set()


def fan_out(together: int) -> Story:
    story = Story("compare three things")
    routed(story, handler="lead", pattern="supervisor")
    story.tell(told.Stepped(agent="lead", name="lead"))
    ends = []
    for number in range(together):
        story.tell(told.Spawned(agent="lead", path=f"lead/a{number}", description=f"look at thing {number}", group="g1", siblings=together, tier="small"))
    for number in range(together):
        story.tell(told.Stepped(agent=f"lead/a{number}", name=f"a{number}"), ())
        acts(story, f"lead/a{number}")
        ends.append(story.tell(told.Stepped(agent=f"lead/a{number}", name=f"a{number}", state="completed")))
    story.tell(told.Said(agent="lead", message_id="r7.lead.1", message_type="thought", text="All three are alike."), tuple(ends))
    return story


def test_a_fan_out_joins_again_in_a_synthesis() -> None:
    story = fan_out(3)
    story.end()
    graph = story.graph()
    assert wrong_in(graph.triples) == []
    fan = Iri(f"{RUN}/fanout/g1")
    assert of(graph, fan, tg("expectedSiblings")) == [3]
    assert {graph.documents[each] for each in of(graph, fan, tg("subagentGoals"))} == {f"look at thing {number}" for number in range(3)}
    assert set(of(graph, fan, TYPE)) == {prov("Entity"), tg("FanOut"), tg("Decomposition")}
    for number in range(3):
        mine = addresses.session("r7", f"lead/a{number}")
        assert of(graph, mine, prov("wasDerivedFrom")) == [fan]
        assert of(graph, mine, tg("parentSessionId")) == ["r7"]
        assert of(graph, mine, tg("parentCorrelationId")) == ["g1"]
        assert of(graph, Iri(f"{mine}/i1"), prov("wasDerivedFrom")) == [mine]
        assert of(graph, addresses.completion(mine), tg("result")) == [Iri(f"{mine}/i1/observation")]
        assert addresses.completion(mine) in of(graph, Iri(f"{RUN}/answer"), prov("wasDerivedFrom"))
    assert of(graph, Iri(f"{RUN}/i1"), prov("wasDerivedFrom")) == [Iri(f"{addresses.session('r7', f'lead/a{number}')}/i1/observation") for number in range(3)]
    assert tg("Synthesis") in of(graph, Iri(f"{RUN}/answer"), TYPE)


def test_an_agent_that_begins_again_under_the_same_name_has_another_session() -> None:
    story = Story()
    routed(story)
    for _ in range(2):
        story.tell(told.Spawned(agent="file", path="file/operator", description="do a step"))
        acts(story, "file/operator")
        story.tell(told.Terminated(agent="file", path="file/operator"))
    story.end()
    graph = story.graph()
    assert wrong_in(graph.triples) == []
    second = addresses.session("r7", "file/operator#2")
    assert of(graph, Iri(f"{second}/i1"), prov("wasDerivedFrom")) == [second]


def test_a_plan_its_steps_and_its_rescue() -> None:
    story = Story()
    routed(story, pattern="plan")
    story.tell(told.Planned(agent="file", steps=({"step": 1, "goal": "find it"}, {"step": 2, "goal": "open it"}), understanding="open the wave"))
    story.tell(told.Acted(agent="file/step1-1", action="file/step1-1.1", tool="search_files", args={}), ())
    story.tell(told.Returned(agent="file/step1-1", action="file/step1-1.1", tool="search_files", ok=False, preview=LONG))
    story.tell(told.Status(agent="file", step=1, status="failed", text="step 1 failed"))
    story.tell(told.Rescued(agent="file", action="CHANGE_AGENT", analysis="another way", new_agent="rag", agents=("rag", "web")))
    story.end()
    graph = story.graph()
    plan, step = Iri(f"{RUN}/plan/1"), next(subject for subject, name, value in graph.triples if value == tg("StepResult"))
    assert of(graph, plan, tg("planStep")) == ["find it", "open it"]
    assert of(graph, step, ryx("plan")) == [plan]
    assert tg("Error") in of(graph, step, TYPE)
    assert of(graph, Iri(f"{RUN}/i1"), prov("wasDerivedFrom")) == [plan]
    rescue = next(subject for subject, name, value in graph.triples if value == ryx("Rescue"))
    assert of(graph, rescue, ryx("candidateAgents")) == [addresses.agent("rag"), addresses.agent("web")]
    seen = Iri(f"{RUN}/i1/observation")
    assert len(of(graph, seen, tg("toolError"))[0]) == 200
    assert graph.documents[of(graph, seen, tg("document"))[0]] == LONG


def test_a_step_that_acts_again_follows_from_how_it_went_before() -> None:
    story = Story()
    routed(story, pattern="plan")
    story.tell(told.Planned(agent="file", steps=({"step": 1, "goal": "add it", "action": "append_file"},)))
    cause: tuple[int, ...] = ()
    for number, fine in ((1, False), (2, True)):
        action = f"file/step1-1.{number}"
        cause = (story.tell(told.Acted(agent="file/step1-1", action=action, tool="append_file", args={}), cause),)
        cause = (story.tell(told.Returned(agent="file/step1-1", action=action, tool="append_file", ok=fine, preview="read it first"), cause),)
    story.tell(told.Status(agent="file/step1-1", step=1, status="success", text="step 1 is done"), cause)
    story.end()
    graph = story.graph()
    assert wrong_in(graph.triples) == []
    assert set(of(graph, Iri(f"{RUN}/i2"), prov("wasDerivedFrom"))) == {Iri(f"{RUN}/plan/1"), Iri(f"{RUN}/i1/observation")}


def test_a_step_of_a_plan_follows_from_the_steps_that_it_waited_for_and_the_plan_from_its_planner() -> None:
    story = Story()
    routed(story, pattern="plan")
    story.tell(told.Spawned(agent="file", path="file/planner", description="plans"))
    story.tell(told.Said(agent="file/planner", message_id="r7.p", message_type="thought", text="{}", model="m"))
    steps = (
        {"step": 1, "goal": "find it", "action": "search_files"},
        {"step": 2, "goal": "a folder", "action": "make_folder"},
        {"step": 3, "goal": "move it", "action": "move_file", "params": {"paths": ["$1.matches.0"]}, "depends_on": [2]},
    )
    story.tell(told.Planned(agent="file", steps=steps))
    for number, tool in ((1, "search_files"), (2, "make_folder"), (3, "move_file")):
        path = f"file/step{number}-1"
        story.tell(told.Acted(agent=path, action=f"{path}.1", tool=tool, args={}), ())
        story.tell(told.Returned(agent=path, action=f"{path}.1", tool=tool, ok=True, preview="ok"))
        story.tell(told.Status(agent=path, step=number, status="success", text=f"step {number} is done"))
    story.end()
    graph = story.graph()
    assert wrong_in(graph.triples) == []
    plan = Iri(f"{RUN}/plan/1")
    assert of(graph, plan, prov("wasDerivedFrom")) == [Iri(f"{addresses.session('r7', 'file/planner')}/i1")]
    assert [of(graph, Iri(f"{RUN}/i{number}"), prov("wasDerivedFrom")) for number in (1, 2)] == [[plan], [plan]]
    results = [subject for subject, name, value in graph.triples if value == tg("StepResult")]
    assert sorted(of(graph, Iri(f"{RUN}/i3"), prov("wasDerivedFrom"))) == sorted(results[:2])


def test_what_the_user_allowed_is_bound_to_what_was_shown() -> None:
    story = Story("delete old.txt")
    routed(story)
    story.tell(told.Acted(agent="file", action="file.1", tool="trash_file", args={"paths": ["old.txt"]}))
    story.tell(told.Asked(agent="file", question="May I?", waiting=True, name="q7.1", action="file.1", digest="abc", preview="trash old.txt", classes=("destroy",)))
    story.tell(told.Answered(agent="file", choice="yes", name="q7.1", scope="always", by="ryxctl", digest="abc"))
    story.tell(told.Changed(agent="file", action="file.1", change="c3", what="trash", path="/h/old.txt", target="/h/.trash/old.txt"))
    story.tell(told.Returned(agent="file", action="file.1", tool="trash_file", ok=True, preview="done"))
    story.end()
    graph = story.graph(hashes={"c3": ("aa", "aa")}, reads={"file.1": [("/h/notes.txt", "bb")]})
    assert wrong_in(graph.triples) == []
    asked, said = Iri(f"{RUN}/question/q7.1"), Iri(f"{RUN}/reply/q7.1")
    assert ryx("Approval") in of(graph, asked, TYPE)
    assert of(graph, asked, ryx("about")) == [Iri(f"{RUN}/i1")]
    assert of(graph, asked, ryx("digest")) == of(graph, said, ryx("digest")) == ["abc"]
    assert of(graph, said, ryx("scope")) == ["always"]
    assert graph.documents[of(graph, asked, tg("document"))[0]] == "trash old.txt"
    after = addresses.file("/h/.trash/old.txt", "aa")
    assert of(graph, Iri(f"{RUN}/i1"), ryx("wrote")) == [after]
    assert of(graph, after, prov("wasDerivedFrom")) == [addresses.file("/h/old.txt", "aa")]
    assert addresses.file("/h/notes.txt", "bb") in of(graph, addresses.activity(RUN), prov("used"))


def test_what_was_not_allowed_is_an_error_that_was_seen() -> None:
    story = Story()
    routed(story)
    story.tell(told.Acted(agent="file", action="file.1", tool="shell", args={}))
    story.tell(told.Blocked(agent="file", action="file.1", tool="shell", reason="a hook says no"))
    story.end(error="blocked", text="")
    graph = story.graph()
    seen = Iri(f"{RUN}/i1/observation")
    assert of(graph, seen, ryx("blocked")) == [True]
    assert of(graph, seen, tg("toolError")) == ["a hook says no"]
    assert of(graph, Iri(f"{RUN}/answer"), tg("terminationReason")) == ["blocked"]


def test_reviews_notes_handoffs_sources_and_charts() -> None:
    story = Story()
    routed(story, handler="chat")
    story.tell(told.HandedOff(agent="chat", target="data", task="draw it", agents=("data", "code")))
    routed(story, handler="data", rule="handoff")
    story.tell(told.Source(agent="data", title="A page", url="https://example.org/a b"))
    story.tell(told.Noted(agent="data", field="plan", text="first read"))
    story.tell(told.Reviewed(agent="data", about="the answer", acceptable=False, quality=0.2, hallucination_risk=0.1, issues=("no source",)))
    story.tell(told.Chart(agent="data", path="/h/a.png", title="Waves"))
    story.end()
    graph = story.graph()
    assert wrong_in(graph.triples) == []
    kinds = {value for _, name, value in graph.triples if name == TYPE}
    assert {ryx(name) for name in ("Handoff", "Source", "Note", "Review", "Chart")} <= kinds
    assert of(graph, Iri(f"{RUN}/routing/2"), ryx("handler")) == ["data"]
    assert Iri("urn:ryx:source:https%3A%2F%2Fexample.org%2Fa%20b") in of(graph, addresses.activity(RUN), prov("used"))


def test_long_texts_are_documents_and_the_same_text_is_one() -> None:
    story = Story(LONG)
    routed(story)
    story.end(text=LONG)
    graph = story.graph()
    assert len(of(graph, RUN, tg("query"))[0]) == 200
    assert of(graph, RUN, tg("document")) == of(graph, Iri(f"{RUN}/answer"), tg("document"))
    assert list(graph.documents.values()) == [LONG]


def test_the_same_events_give_the_same_graph() -> None:
    story = fan_out(2)
    assert story.graph().triples == story.graph().triples


@pytest.mark.parametrize(
    ("broken", "why"),
    [
        (lambda all_: [each for each in all_ if each != Triple(Iri(f"{RUN}/routing"), prov("wasDerivedFrom"), RUN)], "does not follow from the question"),
        (lambda all_: [*all_, Triple(Iri(f"{RUN}/i1"), prov("wasDerivedFrom"), Iri(f"{RUN}/answer"))], "follows from itself"),
        (lambda all_: [*all_, Triple(Iri(f"{RUN}/i1"), prov("wasDerivedFrom"), Iri("urn:x"))], "which is not there"),
        (lambda all_: [*all_, Triple(Iri("urn:y"), TYPE, tg("Conclusion"))], "2 conclusions"),
        (lambda all_: [*all_, Triple(Iri("urn:y"), TYPE, tg("Question"))], "2 roots"),
        (lambda all_: [*all_, Triple(Iri(f"{RUN}/answer"), TYPE, tg("ToolUse"))], "is no analysis"),
        (lambda all_: [*all_, Triple(RUN, TYPE, prov("Activity"))], "an entity and an activity"),
        (lambda all_: [each for each in all_ if not (each.subject == Iri(f"{RUN}/answer") and str(each.object).endswith("a0/completion"))], "leaves out"),
    ],
)
def test_a_broken_graph_is_seen(broken: Any, why: str) -> None:
    story = fan_out(2)
    story.end()
    assert any(why in line for line in wrong_in(broken(story.graph().triples)))


@pytest.mark.parametrize("name", ["a b", "ä/ö", "x#2", "\udcff", '"<>{}|^`\\'])
def test_names_of_nodes_are_names_whatever_things_are_called(name: str) -> None:
    for iri in (addresses.session("r1", name), addresses.file(name, "aa"), addresses.under(RUN, "question", name)):
        assert not set(iri) & set(' "<>{}|^`\\\udcff')
        assert iri.isascii()


def test_a_thought_names_the_model_and_the_instructions_that_it_was_of_in_their_versions() -> None:
    told_of = {"prompts": {"file": ("abc123", "You find files."), "chat": ("def", "You chat.")}, "models": {"m": "f00", "other": "f01"}}
    graph = simple().graph(**told_of)
    model, prompt = addresses.named("model", "m@f00"), addresses.named("prompt", "abc123")
    thoughts = [subject for subject, name, value in graph.triples if (name, value) == (ryx("prompt"), prompt)]
    assert thoughts
    for node in thoughts:
        assert of(graph, node, ryx("model")) == ([model] if of(graph, node, tg("llmModel")) == ["m"] else [])
    assert any(of(graph, node, ryx("model")) for node in thoughts)
    assert (of(graph, model, ryx("version")), of(graph, prompt, ryx("version"))) == (["f00"], ["abc123"])
    (document,) = of(graph, prompt, tg("document"))
    assert graph.documents[document] == "You find files."
    # without versions there is the model, and nothing more
    plain = simple().graph()
    assert addresses.named("model", "m") in {value for _, _, value in plain.triples}
    assert not [each for each in plain.triples if each.predicate == ryx("prompt")]


def test_what_a_rule_was_learned_from_is_said() -> None:
    story = Story()
    routed(story, rule="own.unbox", learned_from=("r3", "r1"))
    story.end()
    graph = story.graph()
    (node,) = [subject for subject, name, value in graph.triples if (name, value) == (TYPE, tg("RoutingDecision"))]
    assert of(graph, node, ryx("learnedFrom")) == [addresses.session("r3"), addresses.session("r1")]
    assert wrong_in(graph.triples) == []
