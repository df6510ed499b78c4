"""ryxd/engine/following.py: what short answers to files, pages and requests that were shown lead to."""

import pytest

from ryxd.agents.presenting import Offer, present
from ryxd.core.action import Action, Result
from ryxd.engine.following import meant, one_more, picked, which, which_item
from ryxd.engine.followup import FollowUp, follow_up
from ryxd.wire.events import Choice

FILES = Offer(paths=("~/a.txt", "~/b/"), language="en")
PAGES = Offer(pages=("https://example.org/1", "https://example.org/2"), language="en")


def action(text: str, offer: Offer) -> Action | None:
    follow = follow_up(text, offer)
    assert follow is not None, text
    return meant(follow, offer, text, "en").action


@pytest.mark.parametrize(
    ("text", "offer", "tool", "what"),
    [
        ("open the first one", FILES, "open_file", "~/a.txt"),
        ("lies das erste vor", FILES, "read_file", "~/a.txt"),
        ("read the second one", FILES, "list_dir", "~/b/"),
        ("and the second one?", PAGES, "open_url", "https://example.org/2"),
        ("öffne die zweite", PAGES, "open_url", "https://example.org/2"),
        ("read the first one", PAGES, "read_page", "https://example.org/1"),
        ("lies das letzte vor", PAGES, "read_page", "https://example.org/2"),
    ],
)
def test_one_of_them(text: str, offer: Offer, tool: str, what: str) -> None:
    done = action(text, offer)
    assert done is not None
    assert (done.tool, *done.args.values()) == (tool, what)


def test_all_of_them_and_the_other() -> None:
    step = meant(FollowUp("both", None), PAGES, "both", "en")
    assert [each.args["url"] for each in step.several] == list(PAGES.pages)
    opened = meant(FollowUp("open", 0), PAGES, "the first", "en").offer
    assert opened.last == 0
    assert meant(FollowUp("other", None), opened, "the other one", "en").action == Action(
        "open_url", {"url": PAGES.pages[1]}
    )


def test_pages_are_listed_and_never_put_into_the_trash() -> None:
    step = meant(FollowUp("delete", 0), PAGES, "delete the first one", "en")
    assert step.action is None or step.action.tool != "trash_file"
    listed = meant(FollowUp("list", None), PAGES, "list", "en")
    assert listed.told.text == "1. https://example.org/1\n2. https://example.org/2"


def test_a_question_which_request_is_meant_is_answered_by_its_number() -> None:
    asked = which(("rename c.txt to b.txt", "rename a.txt to c.txt"), "de")
    assert "2. rename a.txt to c.txt" in asked.text
    kept = Offer.load(asked.offer.dump())
    assert picked(follow_up("die zweite", kept), kept) == "rename a.txt to c.txt"
    assert picked(follow_up("1", kept), kept) == "rename c.txt to b.txt"
    for text in ("ja", "nein", "die fünfte", "alle"):
        follow = follow_up(text, kept)
        assert picked(follow, kept) == ""
        assert follow is not None
        step = meant(follow, kept, text, "de")
        assert (step.action, step.several) == (None, ()), "nothing is done on a guess"


def test_a_question_which_item_is_meant_leaves_only_those_on_the_table() -> None:
    offer = Offer(paths=("~/a1.txt", "~/b.txt", "~/a2.txt"), language="en")
    asked = which_item((0, 2), offer, "en")
    assert asked.offer.paths == ("~/a1.txt", "~/a2.txt")
    assert asked.text.startswith("1. a1.txt: ~/a1.txt\n2. a2.txt: ~/a2.txt\n")
    assert which_item((0, 1), PAGES, "en").offer.pages == PAGES.pages


def test_with_one_more_is_done_what_was_done_with_the_last() -> None:
    kinds = {did: one_more((1,), did).kind for did in ("read", "delete", "open", "accept", "")}
    assert kinds == {"read": "read", "delete": "delete", "open": "open", "accept": "open", "": "open"}


GUESS = Offer("Do that? (y/n)", (Choice(key="do", label="Do that"), Choice(key="no", label="No")), {"do": Action("playing", {})}, language="en")


@pytest.mark.parametrize("text", ["y", "yes please", "do it", "ja", "mach das"])
@pytest.mark.parametrize("offer", [GUESS, GUESS.beside(FILES)])
def test_a_guess_is_done_on_a_yes(text: str, offer: Offer) -> None:
    step = meant(follow_up(text, offer), offer, text, "en")  # type: ignore[arg-type]
    assert step.action == Action("playing", {})
    assert step.offer.guess is None
    assert step.offer.paths == offer.paths


def test_a_no_to_a_guess_does_nothing() -> None:
    step = meant(follow_up("no", GUESS), GUESS, "no", "en")  # type: ignore[arg-type]
    assert (step.ok, step.action, step.told.text) == (True, None, "All right.")
    assert follow_up("open firefox", GUESS) is None


def test_a_guess_lies_beside_what_is_on_the_table() -> None:
    both = GUESS.beside(FILES)
    assert action("open the second one", both) == Action("open_file", {"path": "~/b/"})
    assert [choice.key for choice in both.choices] == ["do", "no"]
    assert (both.question, both.paths) == (GUESS.question, FILES.paths)
    assert GUESS.beside(Offer()) == GUESS
    assert Offer().beside(FILES) == FILES
    assert Offer().beside(both) == FILES  # a guess that was not taken is gone
    wider = Offer(wider=Action("search_files", {"pattern": "x"}))
    assert wider.beside(FILES) == wider


def listing(path: str) -> Offer:
    told = present(Action("list_dir", {"path": path}), Result({"entries": ["new_map.svg", "old_map.svg", "Sub/"], "count": 3}), "en", ())
    assert told is not None
    assert told.text == "new_map.svg\nold_map.svg\nSub/"
    return told.offer


@pytest.mark.parametrize(
    ("text", "tool", "path"),
    [("open the second one", "open_file", "~/Desktop/old_map.svg"), ("read the last one", "list_dir", "~/Desktop/Sub/"), ("delete the first one", "trash_file", "~/Desktop/new_map.svg")],
)
def test_what_a_folder_has_can_be_chosen_from_though_nothing_was_asked(text: str, tool: str, path: str) -> None:
    offer = listing("~/Desktop")
    follow = follow_up(text, offer)
    assert follow is not None
    action = meant(follow, offer, text, "en").action
    assert action is not None
    assert (action.tool, action.args) == (tool, {"paths": [path]} if tool == "trash_file" else {"path": path})


@pytest.mark.parametrize("text", ["ok", "yes", "open it", "no", "all of them", "more", "delete them"])
def test_a_folders_list_asks_nothing(text: str) -> None:
    assert follow_up(text, listing("~/Desktop")) is None


def test_what_was_named_from_where_the_user_was_may_be_elsewhere_by_then() -> None:
    assert listing("Desktop") == listing(".") == Offer()
