"""What a run looks like as a notification."""

import re
from pathlib import Path

import pytest

from ryxd.desktop.bubble import BODY, CONTINUE, COPY, MENU, MORE, SHOW, Bubble, follow
from ryxd.desktop.rendering import EXPIRES, ServerInfo, Urgency, render
from ryxd.wire.events import (
    SUSPENDED,
    Answered,
    AnyEvent,
    Asked,
    Choice,
    Finished,
    ModelLoaded,
    ModelLoading,
    Progressed,
    Returned,
    Routed,
    Said,
    Situated,
    Status,
    Stepped,
)
from tests.core.injections import CORPUS

MAKO = ServerInfo("mako", "1.7", frozenset({"body", "body-markup", "actions"}))
SWAYNC = ServerInfo("SwayNotificationCenter", "0.7", frozenset({"body", "body-markup", "actions"}))
PLAIN = ServerInfo("plain", "1", frozenset({"body"}))

OPEN = Choice(key="open", label="Open")
NO = Choice(key="no", label="No")
ROUTED = Routed(run="r1", level="SIMPLE", rule="find", handler="file", tier="small", language="en")
OFFER = Asked(run="r1", question="Open it?", choices=(OPEN, NO))
QUESTION = Asked(run="r1", question="Delete 3 files?", choices=(NO, OPEN), waiting=True)
DONE = Finished(run="r1", outcome="done", text="Found <a & b>.jpg")


def after(*events: AnyEvent, **start: str) -> Bubble:
    bubble = Bubble("r1", **start)
    for event in events:
        bubble = follow(bubble, event)
    return bubble


def test_a_run_that_has_just_begun_says_that_it_works() -> None:
    note = render(after(ROUTED), MAKO)
    assert (note.summary, note.body, note.urgency) == ("ryx", "Working on it …", Urgency.LOW)
    assert note.value is None
    assert note.actions == ()


def returned(*classes: str, ok: bool = True) -> Returned:
    return Returned(action="a1", tool="workspace", ok=ok, preview="", classes=classes)


def test_what_the_desktop_shows_anyway_is_only_confirmed() -> None:
    shown = Finished(run="r1", session="s1", outcome="done", text="Workspace 3 is shown.")
    note = render(after(ROUTED, returned("desktop"), shown), SWAYNC)
    assert (note.actions, note.expires) == ((), EXPIRES["confirmation"])


@pytest.mark.parametrize(
    ("events", "end"),
    [
        ((), {}),
        ((returned("read"),), {}),
        ((returned("desktop"), returned("read")), {}),
        ((returned("desktop"),), {"outcome": "failed"}),
        ((returned("desktop"),), {"text": "first\nsecond"}),
    ],
    ids=["no action", "read", "read as well", "failed", "two lines"],
)
def test_everything_else_stays_and_has_its_buttons(events: tuple[AnyEvent, ...], end: dict[str, str]) -> None:
    ended = Finished(**{"run": "r1", "session": "s1", "outcome": "done", "text": "Workspace 3 is shown."} | end)
    note = render(after(ROUTED, *events, ended), SWAYNC)
    assert [key for key, _ in note.actions][:1] == [COPY]
    assert note.expires == EXPIRES["result"]


def test_a_german_run_speaks_german() -> None:
    german = ROUTED.model_copy(update={"language": "de"})
    assert render(after(german), MAKO).body == "Ich bin dabei …"


def test_progress_shows_what_was_asked_for() -> None:
    note = render(after(ROUTED, Status(text="Looking in Downloads"), request="find the wave"), MAKO)
    assert note.body == "“find the wave”\nLooking in Downloads"


@pytest.mark.parametrize(
    ("event", "text", "value"),
    [
        (Status(run="r1", text="2 of 5", context={"progress": 0.4}), "2 of 5", 40),
        (Status(run="r1", text="looking", context={"progress": "much"}), "looking", None),
        (Status(run="r1", text="looking", context={"progress": 7}), "looking", None),
        (Status(run="r1", text="looking", context={"progress": True}), "looking", None),
        (Status(run="r1", text="it broke", status="failed"), "Working on it …", None),
        (Stepped(run="r1", name="search", description="Searching"), "Searching", None),
        (Stepped(run="r1", name="search"), "search", None),
        (ModelLoading(tier="small", model="qwen", progress=0.25), "Loading the model qwen …", 25),
        (ModelLoading(tier="small", model="qwen", text="Mapping"), "Mapping", 0),
        (Progressed(run="r1", text="loading m.gguf", done=1, total=4), "loading m.gguf", 25),
        (Said(run="r1", message_id="m1", text="hm"), "Working on it …", None),
    ],
)
def test_progress_follows_the_events(event: AnyEvent, text: str, value: int | None) -> None:
    note = render(after(ROUTED, event), MAKO)
    assert (note.body, note.value) == (text, value)


def test_a_loaded_model_takes_its_bar_away() -> None:
    note = render(
        after(ROUTED, ModelLoading(tier="small", model="q", progress=0.9), ModelLoaded(tier="small", model="q")),
        MAKO,
    )
    assert note.value is None
    assert note.body == "Working on it …"


def test_an_answer_is_escaped_where_markup_is_understood_and_only_there() -> None:
    assert render(after(ROUTED, DONE), MAKO).body == "Found &lt;a &amp; b&gt;.jpg"
    assert render(after(ROUTED, DONE), PLAIN).body == "Found <a & b>.jpg"


def told(text: str) -> tuple[AnyEvent, ...]:
    return ROUTED, Asked(run="r1", question=text, choices=(Choice(key="open", label=text),)), Finished(run="r1", outcome="done", text=text)


@pytest.mark.parametrize("text", [each.text for each in CORPUS], ids=[each.name for each in CORPUS])
def test_no_text_becomes_markup_or_steers_what_shows_it(text: str) -> None:
    for server in (MAKO, SWAYNC, PLAIN):
        for bubble in (after(*told(text)), after(ROUTED, Status(run="r1", text=text)), after(request=text)):
            note = render(bubble, server)
            marks = re.sub(r"</?i>|&lt;|&gt;|&amp;", "", note.body) if server is not PLAIN else ""
            assert not {"<", ">", "&"} & set(marks), "only what is ours is markup"
            shown = note.body + note.summary + "".join(label for _, label in note.actions)
            assert not {"\x1b", "\r", "\x07", "\u202e", "\u200b"} & set(shown)


def test_a_long_answer_is_cut_before_it_is_escaped() -> None:
    note = render(after(Finished(run="r1", outcome="done", text="&" * 5000)), MAKO)
    assert note.body == "&amp;" * (BODY - 1) + "…<i> Click: More</i>"


def test_an_offer_comes_with_the_answer_as_actions() -> None:
    note = render(after(ROUTED, OFFER, DONE), SWAYNC)
    assert note.body == "Found &lt;a &amp; b&gt;.jpg\nOpen it?"
    assert note.actions == (("default", "Open"), ("open", "Open"), (COPY, "Copy"))
    assert note.urgency is Urgency.NORMAL
    assert note.expires > 0


def test_a_question_that_the_answer_ends_with_is_not_said_twice() -> None:
    done = DONE.model_copy(update={"text": "Found it. Open it?"})
    assert render(after(ROUTED, OFFER, done), SWAYNC).body == "Found it. Open it?"


@pytest.mark.parametrize("keys", ["y/n", "j/n"])
def test_the_keys_of_a_terminal_are_not_offered_on_the_desktop(keys: str) -> None:
    done = DONE.model_copy(update={"text": f"Found:\n1. wave ({keys} is no key here)\nOpen it? ({keys})"})
    offer = OFFER.model_copy(update={"question": f"Open it? ({keys})"})
    note = render(after(ROUTED, offer, done), SWAYNC)
    assert note.body == f"Found:\n1. wave ({keys} is no key here)\nOpen it?"


def test_a_server_without_buttons_is_told_how_to_choose() -> None:
    note = render(after(ROUTED, OFFER, DONE), MAKO)
    assert note.body.endswith("\nOpen it?<i> Click: Open</i><i>\nryxctl answer r1 open (or no)</i>")
    assert note.actions[0] == ("default", "Open")


def test_a_server_without_actions_gets_none_and_the_way_by_terminal() -> None:
    note = render(after(ROUTED, OFFER, DONE), PLAIN)
    assert note.actions == ()
    assert note.body.endswith("Open it?\nryxctl answer r1 open (or no)")


def test_an_unlabelled_open_has_a_label_in_the_users_language() -> None:
    german = ROUTED.model_copy(update={"language": "de"})
    offer = Asked(run="r1", question="", choices=(Choice(key="open", label=""),))
    assert render(after(german, offer, DONE), SWAYNC).actions[0] == ("default", "Öffnen")


def test_a_choice_whose_key_is_default_is_not_offered_twice() -> None:
    offer = Asked(run="r1", question="?", choices=(Choice(key="default", label="Yes"), NO))
    assert render(after(offer, DONE), SWAYNC).actions == (("default", "Yes"), (COPY, "Copy"))


def test_a_waiting_question_is_critical_and_stays() -> None:
    note = render(after(ROUTED, QUESTION), SWAYNC)
    assert (note.urgency, note.expires, note.body) == (Urgency.CRITICAL, 0, "Delete 3 files?")
    assert note.actions[0] == ("default", "No")
    assert not note.transient


def test_nothing_hides_a_waiting_question_but_its_answer() -> None:
    busy = after(ROUTED, QUESTION, Status(run="r1", text="still here"))
    assert busy.text == "Delete 3 files?"
    assert render(follow(busy, Answered(run="r1", choice="no")), SWAYNC).body == "Working on it …"


def test_a_run_that_ends_unanswered_has_nothing_left_to_choose() -> None:
    note = render(after(ROUTED, QUESTION, Finished(run="r1", outcome="cancelled", text="")), SWAYNC)
    assert note.body == "Stopped."
    assert note.actions == ()


def test_a_failed_run_says_what_to_do() -> None:
    text = "No model is configured: ryxctl doctor says how"
    note = render(after(ROUTED, Finished(run="r1", outcome="failed", text=text, error="model")), MAKO)
    assert note.body == text
    assert note.urgency is Urgency.NORMAL


def test_what_the_user_chose_is_confirmed_briefly_but_a_failure_stays() -> None:
    chosen = after(Answered(run="r1", choice="open"))
    opened = follow(chosen, Finished(run="r1", outcome="done", text="It is open."))
    failed = follow(chosen, Finished(run="r1", outcome="failed", text="Nothing opens it."))
    assert render(opened, MAKO).expires < render(failed, MAKO).expires
    assert render(failed, MAKO).expires == render(after(DONE), MAKO).expires


def test_an_end_without_words_is_not_an_empty_notification() -> None:
    assert render(after(Finished(run="r1", outcome="done", text="")), MAKO).body == "Done."


def test_nothing_changes_a_finished_run() -> None:
    done = after(ROUTED, DONE)
    assert follow(done, Status(run="r1", text="late")) is done


@pytest.mark.parametrize(("action", "choice"), [("default", "open"), ("open", "open"), ("no", "no"), ("rm", None)])
def test_an_action_means_a_choice_that_was_offered(action: str, choice: str | None) -> None:
    assert after(OFFER, DONE).chosen(action) == choice


def test_without_choices_no_action_means_anything() -> None:
    assert after(DONE).chosen("default") is None


APPROVAL = Asked(
    run="r1", question="Allow: change notes.txt (2 lines)?", waiting=True, name="q1.1", digest="0123456789abcdef",
    choices=(Choice(key="once", label="Yes, once"), NO), reason="it is of class change",
    preview="--- a/notes.txt\n+++ b/notes.txt\n@@ -1,2 +1,2 @@\n context\n-buy <milk>\n+buy oats",
)  # fmt: skip


def test_an_approval_shows_what_changes_with_its_markup_as_text() -> None:
    note = render(after(ROUTED, APPROVAL), SWAYNC)
    assert note.body == "Allow: change notes.txt (2 lines)?\n-buy &lt;milk&gt;\n+buy oats"
    assert (note.urgency, note.expires) == (Urgency.CRITICAL, 0)
    assert note.actions == (("default", "Choose"), ("once", "Yes"), ("no", "No"))


def test_a_click_on_an_approval_is_no_yes() -> None:
    bubble = after(ROUTED, APPROVAL)
    assert bubble.chosen("default") == MENU
    assert bubble.chosen("once") == "once"
    assert bubble.chosen(MENU) is None


@pytest.mark.parametrize(("language", "hint"), [("en", "Click: choose"), ("de", "Klick: auswählen")])
def test_without_buttons_an_approval_says_how_to_answer(language: str, hint: str) -> None:
    note = render(after(ROUTED.model_copy(update={"language": language}), APPROVAL), MAKO)
    assert hint in note.body
    assert "ryxctl approve q1.1" in note.body
    assert "ryxctl approve q1.1" in render(after(APPROVAL), PLAIN).body


def test_the_hint_stands_with_the_question_and_never_with_what_a_yes_would_do() -> None:
    assert render(after(ROUTED, APPROVAL), MAKO).body == (
        "Allow: change notes.txt (2 lines)?<i> Click: choose</i>\n-buy &lt;milk&gt;\n+buy oats"
        "<i>\nryxctl approve q1.1 (or deny)</i>"
    )


def test_the_no_stands_beside_the_first_yes() -> None:
    scopes = tuple(Choice(key=key, label=f"Yes, {key}") for key in ("once", "run", "always"))
    note = render(after(APPROVAL.model_copy(update={"choices": (*scopes, NO)})), SWAYNC)
    assert [key for key, _ in note.actions] == ["default", "once", "no", "run", "always"]
    offered = render(after(OFFER.model_copy(update={"choices": (OPEN, *scopes, NO)}), DONE), SWAYNC)
    assert [key for key, _ in offered.actions] == ["default", "open", "once", "run", MORE]


@pytest.mark.parametrize(("language", "hint"), [("en", "Middle click: choose"), ("de", "Mittelklick: auswählen")])
def test_where_the_left_button_only_dismisses_the_other_one_is_named(language: str, hint: str) -> None:
    dunst = ServerInfo("dunst", "1.9", frozenset({"body", "body-markup", "actions"}))
    assert hint in render(after(ROUTED.model_copy(update={"language": language}), APPROVAL), dunst).body


@pytest.mark.parametrize(
    ("preview", "cut"),
    [("rm -rf " + "x" * 200, 0), ("\n".join(f"+{number}" for number in range(50)), 0), ("rm x", 3)],
)
def test_what_is_not_shown_whole_says_where_it_is(preview: str, cut: int) -> None:
    note = render(after(APPROVAL.model_copy(update={"preview": preview, "cut": cut})), SWAYNC)
    assert note.body.endswith("\n… all of it: ryxctl questions")
    assert len(note.body) < 700


def test_of_several_questions_the_first_is_shown_and_then_the_next() -> None:
    second = APPROVAL.model_copy(update={"name": "q1.2", "question": "Allow: the other?", "preview": ""})
    both = after(ROUTED, APPROVAL, second)
    assert both.asks == "q1.1"
    rest = follow(both, Answered(run="r1", name="q1.1", choice="once"))
    assert (rest.asks, render(rest, SWAYNC).body) == ("q1.2", "Allow: the other?")
    assert follow(both, Answered(run="r1", name="q1.2", choice="no")).asks == "q1.1"
    over = follow(rest, Answered(run="r1", name="q1.2", choice="no"))
    assert (over.kind, over.asks, over.choices) == ("progress", "", ())
    assert after(ROUTED, APPROVAL, Finished(run="r1", outcome="cancelled", text="")).asks == ""


def test_a_run_that_goes_on_later_says_so_and_waits_for_nobody() -> None:
    stops = Status(run="r1", text="ryxd stops; this goes on when it is back", context={SUSPENDED: True})
    for before in ((), (APPROVAL,)):
        bubble = after(ROUTED, *before, stops, Answered(run="r1", choice="withdrawn", name="q1.1"))
        assert (bubble.kind, bubble.suspended, bubble.asks) == ("progress", True, "")
        note = render(bubble, SWAYNC)
        assert "goes on when it is back" in note.body
        assert note.actions == ()
        assert note.expires == EXPIRES["result"]
    assert after(ROUTED, stops, Finished(run="r1", outcome="done", text="Two.")).text == "Two."


FULL = DONE.model_copy(update={"session": "s3", "paths": ("/h/a.jpg",), "text": "line\n" * 30})


def test_with_any_result_the_same_can_be_done() -> None:
    bubble = after(ROUTED, OFFER, FULL)
    assert bubble.own == (COPY, SHOW, CONTINUE, MORE)
    keys = [key for key, _ in render(bubble, SWAYNC).actions]
    assert keys == ["default", "open", COPY, SHOW, MORE]  # as many as fit
    assert [key for key, _ in render(bubble, MAKO).actions] == ["default", "open", COPY, SHOW, CONTINUE, MORE]
    fits = after(ROUTED, OFFER, FULL.model_copy(update={"text": "Found it."}))
    assert [key for key, _ in render(fits, SWAYNC).actions] == ["default", "open", COPY, SHOW, CONTINUE]
    assert [bubble.chosen(key) for key in (COPY, SHOW, CONTINUE, MORE)] == [COPY, SHOW, CONTINUE, MORE]
    assert bubble.chosen("default") == "open"
    short = after(ROUTED, DONE.model_copy(update={"session": "s3"}))
    assert short.own == (COPY, CONTINUE, MORE)
    assert (short.default, short.chosen(SHOW)) == (None, None)
    assert [key for key, _ in render(short, SWAYNC).actions] == [COPY, CONTINUE]


def test_of_an_answer_that_does_not_fit_a_click_shows_all() -> None:
    bubble = after(ROUTED, FULL)
    assert (bubble.default, bubble.chosen("default")) == (MORE, MORE)
    assert render(bubble, SWAYNC).actions[0] == ("default", "More")
    assert render(bubble, MAKO).body.endswith("<i> Click: More</i>")
    german = after(ROUTED.model_copy(update={"language": "de"}), FULL)
    assert [label for _, label in render(german, SWAYNC).actions] == ["Mehr", "Kopieren", "Zeigen", "Weiterfragen", "Mehr"]


def test_nothing_can_be_done_with_what_works_waits_was_stopped_or_only_confirmed() -> None:
    stopped = FULL.model_copy(update={"outcome": "cancelled"})
    for events in ((ROUTED,), (ROUTED, QUESTION), (ROUTED, stopped), (ROUTED, Answered(run="r1", choice="open"), FULL)):
        assert after(*events).own == ()
    assert follow(Bubble(""), FULL).own == ()


def test_how_long_it_takes_is_told_when_it_takes_long() -> None:
    def looking(at: int) -> Status:
        return Status(run="r1", text="Looking", at=at)

    begun = ROUTED.model_copy(update={"at": 1_000})
    assert render(after(begun, looking(3_900)), MAKO).body == "Looking"
    assert render(after(begun, looking(4_000)), MAKO).body == "Looking · 3 s"
    assert render(after(begun, looking(126_500)), MAKO).body == "Looking · 2 min 5 s"
    assert "·" not in render(after(begun, looking(126_500), DONE.model_copy(update={"at": 200_000})), MAKO).body


def test_the_folder_of_the_focused_window_is_told() -> None:
    where = Situated(run="r1", app="foot", folder=f"{Path.home()}/code/boat")
    assert render(after(where, ROUTED, request="find it"), MAKO).body.startswith("“find it” – ~/code/boat\n")


def test_only_what_waits_makes_a_sound_of_its_own() -> None:
    assert render(after(ROUTED, APPROVAL), MAKO).sound == "dialog-question"
    assert [render(after(*events), MAKO).sound for events in ((ROUTED,), (ROUTED, OFFER, DONE))] == ["", ""]


def test_the_buttons_of_an_approval_fit() -> None:
    scopes = tuple(Choice(key=key, label=f"Ja, {key} und so weiter") for key in ("once", "run", "always"))
    asked = APPROVAL.model_copy(update={"choices": (*scopes, NO)})
    german = render(after(ROUTED.model_copy(update={"language": "de"}), asked), SWAYNC)
    assert [label for _, label in german.actions] == ["Auswählen", "Ja", "Nein", "Dieser Auftrag", "Immer"]
    assert [label for _, label in render(after(ROUTED, asked), SWAYNC).actions][1:] == ["Yes", "No", "For this run", "Always"]
