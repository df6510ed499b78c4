"""Why a run did what it did: who chose what, what else there was, what came of it, in both languages."""

import pytest

from ryxd.record.provenance.why import Reason, Why
from ryxd.record.provenance.whywords import WORDS
from ryxd.wire import events as told
from tests.record.provenance.test_graphs import LONG, Story, acts, fan_out, routed, simple


def reasons(story: Story, language: str = "en", **more) -> list[Reason]:
    return Why(story.graph(**more), language).reasons()


def ended(story: Story, **more) -> Story:
    story.end(**more)
    return story


def test_a_simple_run_down_to_the_choice_and_its_alternatives() -> None:
    found = reasons(ended(simple(), counters=told.Counters(model_calls=2)), reads={"file.2": [("/h/wave.jpg", "a" * 40)]})
    assert [(each.number, each.depth, each.text) for each in found] == [
        (0, 0, "You asked: find the wave"),
        (1, 1, "The model chose file (small model), in the pattern react, 80% sure."),
        (2, 1, "file used search_files pattern=*wave* – the model chose it, 90% sure."),
        (3, 1, "file said: It is there."),
        (4, 1, "It ended: done: It is there."),
    ]
    assert found[1].more == ("It could also have been chat.", "Other patterns that were open: plan.", "Because: it names a file")
    assert found[2].more == ("It gave: found", "It read /h/wave.jpg.")
    assert found[4].more == ("Model calls: 2, of the large model: 0; Actions: 1.",)


def test_the_same_in_german() -> None:
    found = reasons(ended(simple()), "de")
    assert found[0].text == "Du hast gefragt: find the wave"
    assert found[1].text == "Das Modell wählte file (Modell: small), im Muster react, zu 80% sicher."
    assert found[1].more[0] == "Möglich waren auch: chat."
    assert found[2].text == "file nahm search_files pattern=*wave* – das Modell wählte es, zu 90% sicher."


def test_both_languages_say_the_same_things() -> None:
    assert WORDS["en"].keys() == WORDS["de"].keys()
    for name, text in WORDS["en"].items():
        slots = {part.split("}")[0] for part in text.split("{")[1:]}
        assert slots == {part.split("}")[0] for part in WORDS["de"][name].split("{")[1:]}, name


@pytest.mark.parametrize(
    ("given", "text"),
    [
        ({"handler_by": "rule", "rule": "file.find"}, "The rule file.find gave it to file (small model), in the pattern react."),
        ({"handler_by": "user"}, "You named file (small model), in the pattern react."),
        ({"handler_by": "fallback"}, "Nobody decided, so file got it (small model), in the pattern react."),
        ({"rule": "handoff"}, "It went to file by a handoff (small model), in the pattern react."),
        ({"rule": "time", "handler": "get_time", "tier": None, "pattern": "direct", "handler_by": "rule"}, "The rule time did it with get_time, without a model."),
    ],
)
def test_who_chose(given: dict, text: str) -> None:
    story = Story()
    routed(story, **given)
    assert reasons(story)[1].text == text


def test_what_was_too_unsure_is_told() -> None:
    story = Story()
    routed(story, low_confidence=True, proposed="research, debate, lead")
    assert reasons(story)[1].more == ("The model had proposed research, debate, lead; it was too unsure of that.",)


def test_what_failed_was_blocked_or_was_in_the_plan() -> None:
    story = Story()
    routed(story)
    acts(story, ok=False)
    story.tell(told.Acted(agent="file/step1-1", action="file/step1-1.1", tool="trash_file", args={"paths": ["a", "b"]}), ())
    story.tell(told.Blocked(agent="file/step1-1", action="file/step1-1.1", tool="trash_file", reason="a hook says no"))
    story.tell(told.Acted(agent="file", action="file.9", tool="list_dir", args={}))
    found = reasons(story)
    assert found[2].more == ("It failed: no such folder",)
    assert found[3].text == 'file/step1-1 used trash_file paths=["a", "b"] – the plan said so.'
    assert found[3].more == ("It was not allowed: a hook says no",)
    assert found[4].text.endswith("– a rule chose it.")


def test_one_step_is_told_whole_and_what_it_followed_from() -> None:
    story = Story()
    routed(story)
    story.tell(told.Said(agent="file", message_id="m1", message_type="thought", text=LONG))
    story.tell(told.Acted(agent="file", action="file.2", tool="read_file", args={"path": "a.txt"}))
    story.tell(told.Returned(agent="file", action="file.2", tool="read_file", ok=True, preview=LONG))
    acts(ended(story), number=5)
    found = Why(story.graph(reads={"file.2": [("/h/a.txt", "abcdef0123456789")]}), "en").step(2)
    assert [each.number for each in found] == [2, 1, 0]
    assert found[0].more == (f"The model wrote: {LONG}", 'With: {"path": "a.txt"}', f"It gave: {LONG}", "It read /h/a.txt (abcdef012345).")
    with pytest.raises(IndexError):
        Why(story.graph(), "en").step(99)


def test_a_step_of_a_subagent_leads_back_through_who_began_it() -> None:
    why = Why(ended(fan_out(2)).graph(), "en")
    number = next(each.number for each in why.reasons() if each.text.startswith("lead/a1 used"))
    assert [each.text.split()[0] for each in why.step(number)] == ["lead/a1", "The", "Several", "The", "You"]


def test_what_the_user_was_asked_and_said() -> None:
    story = Story()
    routed(story)
    story.tell(told.Acted(agent="file", action="file.1", tool="trash_file", args={}))
    story.tell(told.Asked(agent="file", question="May I?", waiting=True, name="q7.1", action="file.1", reason="it changes something"))
    story.tell(told.Answered(agent="file", choice="yes", name="q7.1", scope="always", by="ryxctl"))
    found = reasons(story)
    assert (found[3].text, found[3].more) == ("You were asked: May I?", ("it changes something",))
    assert (found[4].text, found[4].more) == ("You said: yes", ("always, ryxctl",))


def test_handoffs_rescues_reviews_and_kept_plans() -> None:
    story = Story()
    routed(story)
    story.tell(told.Planned(agent="file", steps=({"step": 1, "goal": "find it"},), cached_from="r2"))
    story.tell(told.Rescued(agent="file", action="TAKEOVER", analysis="no way"))
    story.tell(told.Reviewed(agent="file", acceptable=False, quality=0.2, hallucination_risk=0.1, issues=("no source",)))
    story.tell(told.HandedOff(agent="file", target="rag", task="look there", agents=("rag", "web")))
    found = reasons(story)
    assert (found[2].text, found[2].more) == ("It planned: find it", ("The plan was kept from r2.",))
    assert (found[3].text, found[3].more) == ("The plan had failed; then: TAKEOVER", ("no way",))
    assert (found[4].text, found[4].more) == ("A critic found it not accepted (0.2)", ("no source",))
    assert (found[5].text, found[5].more) == ("file handed it to rag.", ("It could also have been web.", "look there"))
