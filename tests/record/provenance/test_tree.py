"""The tree of a run: every session with what followed in it, where it was begun."""

from ryxd.record.provenance.tree import Line, Tree
from ryxd.wire import events as told
from tests.record.provenance.test_graphs import Story, acts, fan_out, routed, simple


def lines(story: Story) -> list[Line]:
    return Tree(story.graph()).lines()


def drawn(story: Story) -> list[str]:
    return [f"{'  ' * line.depth}{line.kind}: {line.text}" for line in lines(story)]


def test_a_simple_run() -> None:
    story = simple()
    story.end()
    assert drawn(story) == [
        "question: find the wave",
        "  routing: file (small, react) by named, not chat",
        '  action: search_files {"pattern": "*wave*"}',
        "  thought: It is there.",
        "  conclusion: done",
    ]
    routing, action, _, end = lines(story)[1:]
    assert (routing.detail, action.detail, end.detail) == ("it names a file", "found", "It is there.")
    assert (action.milliseconds, action.failed, action.event) == (12, False, 103)


def test_subagents_stand_where_they_began_and_have_their_own_below_them() -> None:
    story = fan_out(2)
    story.end()
    assert drawn(story) == [
        "question: compare three things",
        "  routing: lead (small, supervisor) by named",
        "  fan-out: 2 side by side",
        "  agent: lead/a0",
        '    action: search_files {"pattern": "*wave*"}',
        "  agent: lead/a1",
        '    action: search_files {"pattern": "*wave*"}',
        "  thought: All three are alike.",
        "  conclusion: done",
    ]


def test_what_failed_says_why_and_an_answer_is_shown_without_its_envelope() -> None:
    story = Story()
    routed(story, agents=("file", "chat", "rag"))
    acts(story, ok=False)
    answer = '{"tool": "answer", "args": {"text": "There is none."}}'
    story.tell(told.Said(agent="file", message_id="m", message_type="thought", text=answer))
    story.tell(told.HandedOff(agent="file", target="rag", task="look there", agents=("rag", "web")))
    found = lines(story)
    assert found[1].text == "file (small, react) by named, not chat, rag"
    assert (found[2].failed, found[2].detail) == (True, "no such folder")
    assert found[3].text == "There is none."
    assert (found[4].text, found[4].detail) == ("to rag (not web)", "look there")


def test_a_run_that_goes_on_has_a_tree_as_well() -> None:
    assert drawn(simple())[-1] == "  thought: It is there."
