"""ryxd/engine/again.py and substituting.py: the same again with something else, in both languages (spec C17)."""

from __future__ import annotations

from dataclasses import replace

import pytest

from ryxd.engine.again import SAME, Again, Before, again, points
from ryxd.engine.gate import classify
from ryxd.wire.events import Routed

AGENTS = dict.fromkeys(("chat", "file", "shell", "web", "rag", "change", "code", "data"))

SUBSTITUTED = [
    # a time
    ("find my invoice from April", "do the same for the March one", "find my invoice from March"),
    ("find my invoice from April", "and the March one?", "find my invoice from March"),
    ("find my invoice from April", "now the same for March please", "find my invoice from March"),
    ("find my invoice from April", "what about May?", "find my invoice from May"),
    ("finde meine Rechnung vom April", "dasselbe für den März", "finde meine Rechnung vom März"),
    ("finde meine Rechnung vom April", "und die vom März?", "finde meine Rechnung vom März"),
    ("finde meine Rechnung vom April", "mach das gleiche auch für Mai", "finde meine Rechnung vom Mai"),
    ("finde meine Rechnung vom April", "und was ist mit Juni?", "finde meine Rechnung vom Juni"),
    ("find screenshots from yesterday", "and from today?", "find screenshots from today"),
    ("find my invoice", "and from March?", "find my invoice from March"),
    ("read Rechnung_Maerz.pdf", "and the April one", "read Rechnung_April.pdf"),
    ("lies Rechnung_April.pdf", "und die vom März?", "lies Rechnung_Maerz.pdf"),
    # a folder
    ("finde meine Rechnung vom April", "und im Downloads-Ordner?", "finde meine Rechnung vom April in ~/Downloads"),
    ("find my invoice", "and in Downloads?", "find my invoice in ~/Downloads"),
    ("find all pdfs in ~/Documents", "and in Downloads?", "find all pdfs in ~/Downloads"),
    ("find all pdfs in my documents folder", "what about ~/Archive", "find all pdfs in ~/Archive"),
    ("list ~/Documents", "and Downloads?", "list ~/Downloads"),
    ("open my downloads folder", "and documents", "open ~/Documents"),
    # a kind of file
    ("find all pdfs in ~/Documents", "and the pictures?", "find all pictures in ~/Documents"),
    ("lösche alle bilder in ~/tmp", "auch für die Videos", "lösche alle Videos in ~/tmp"),
    # a file
    ("read notes.txt", "and todo.txt?", "read todo.txt"),
    ("lies notes.txt vor", "dasselbe mit todo.txt bitte", "lies todo.txt vor"),
    ("delete notes.txt", "do the same for todo.txt", "delete todo.txt"),
    ("copy a.txt to ~/backup", "and b.txt", "copy b.txt to ~/backup"),
    ("copy a.txt to ~/backup", "the same for b.txt and c.txt", "copy b.txt and c.txt to ~/backup"),
    ("move cat.jpg into my pictures folder", "same for dog.jpg", "move dog.jpg into my pictures folder"),
    ("fix the typo in main.py", "do the same in util.py", "fix the typo in util.py"),
    # a name
    ("find me the great wave file", "and the sunset one?", "find me the sunset file"),
    ("finde die Datei steuererklärung", "und die kündigung?", "finde die Datei kündigung"),
    ("open youtube", "and github?", "open github"),
    ("öffne firefox", "und spotify", "öffne spotify"),
    ("what time is it in Tokyo", "and in London?", "what time is it in London"),
    ("wie spät ist es in Tokio", "und in Paris?", "wie spät ist es in Paris"),
    ("google sourdough starter", "and rye bread?", "google rye bread"),
    ("was steht auf example.org", "und auf example.com?", "was steht auf example.com"),
    ("what did I note about Anna", "and about Bob?", "what did I note about Bob"),
    # a number
    ("set volume to 30", "and 40?", "set volume to 40"),
    # what was meant in its place
    ("open the june minutes", "no, the july ones", "open the july minutes"),
    ("finde meine Rechnung vom April", "nein, die vom März", "finde meine Rechnung vom März"),
    ("show me the walrus picture", "not that one, the whale", "show me the whale picture"),
    ("lies notes.txt", "nein ich meinte todo.txt", "lies todo.txt"),
    ("open notes.txt", "sorry, todo.txt", "open todo.txt"),
    # in the other language
    ("find all pdfs in ~/Documents", "und in Downloads?", "find all pdfs in ~/Downloads"),
    ("lies notes.txt", "and todo.txt?", "lies todo.txt"),
]
UNCLEAR = [
    ("rename a.txt to b.txt", "do the same for c.txt", ("rename c.txt to b.txt", "rename a.txt to c.txt")),
    ("what is 5 times 6", "and 7?", ("what is 7 times 6", "what is 5 times 7")),
]
BY_THE_AGENT = [
    ("tell me a joke", "what about cats?", "chat"),
    ("tell me a joke", "und über Katzen?", "chat"),
    ("show all running processes", "and the memory?", "chat"),
    ("count the lines in main.c", "and in util.c?", "chat"),
]
WHOLE = [
    ("find my invoice", "and what time is it", "what time is it"),
    ("", "und wie spät ist es?", "wie spät ist es?"),
    ("read a.txt", "and then delete b.txt", "delete b.txt"),
    ("list ~/Documents", "und jetzt öffne firefox", "öffne firefox"),
]
ITS_OWN = [
    ("find my invoice", "and open it"),
    ("open youtube", "no thanks"),
    ("open youtube", "no, that was wrong"),
    ("open youtube", "nein das ist falsch"),
    ("open youtube", "no, open firefox"),
    ("open youtube", "no, the other one"),
    ("find my invoice", "und die andere?"),
    ("find my invoice", "and the weather?"),
    ("find my invoice", "find my contract"),
    ("find my invoice", "and " + "very " * 30 + "long"),
    ("mach mal lauter", "und leiser"),
    ("read notes.txt", "and"),
    ("", "and in Downloads?"),
    ("", "do the same for March"),
]


def asked(request: str, pattern: str = "react") -> Before:
    verdict = classify(request)
    return Before(request, verdict.rule, verdict.agent or verdict.tool or "", pattern, verdict.language)


def meant(request: str, text: str, shown: tuple[str, ...] = (), before: Before | None = None) -> Again | None:
    before = before or (asked(request) if request else Before())
    return again(text, before, shown, classify(text), AGENTS)


@pytest.mark.parametrize(("request_", "text", "new"), SUBSTITUTED)
def test_one_thing_is_put_in_place_of_another_of_its_kind(request_: str, text: str, new: str) -> None:
    assert meant(request_, text) == Again(requests=(new,))
    assert classify(new).rule.partition(".")[0] == classify(request_).rule.partition(".")[0]


@pytest.mark.parametrize(("request_", "text", "several"), UNCLEAR)
def test_what_may_mean_several_things_is_all_of_them(request_: str, text: str, several: tuple[str, ...]) -> None:
    found = meant(request_, text)
    assert found is not None
    assert found.requests == several
    assert found.unclear


@pytest.mark.parametrize(("request_", "text", "agent"), BY_THE_AGENT)
def test_what_an_agent_did_it_does_again(request_: str, text: str, agent: str) -> None:
    assert meant(request_, text) == Again(agent=agent)


@pytest.mark.parametrize(("request_", "text", "whole"), WHOLE)
def test_what_stands_behind_an_and_may_be_whole_in_itself(request_: str, text: str, whole: str) -> None:
    assert meant(request_, text) == Again(requests=(whole,))


@pytest.mark.parametrize(("request_", "text"), ITS_OWN)
def test_a_request_of_its_own_is_one(request_: str, text: str) -> None:
    assert meant(request_, text) is None


INVOICES = ("~/Documents/Rechnung_Maerz.pdf", "~/Documents/Rechnung_April.pdf")


@pytest.mark.parametrize(
    ("text", "items"),
    [("and the March one?", (0,)), ("und die vom März?", (0,)), ("and April?", (1,)), ("und die Rechnung?", (0, 1))],
)
def test_what_lies_on_the_table_is_meant_by_its_name(text: str, items: tuple[int, ...]) -> None:
    found = meant("find my invoice", text, INVOICES)
    assert found == Again(items=items)
    assert found.unclear == (len(items) > 1)


@pytest.mark.parametrize(
    ("text", "items", "doing"),
    [
        ("open the March one", (0,), "open"),
        ("no, open the April one please", (1,), "open"),
        ("öffne die vom März", (0,), "open"),
        ("mach den vom April auf", (1,), "open"),
        ("read the march one", (0,), "read"),
        ("lies die vom April vor", (1,), "read"),
        ("delete the April one", (1,), "delete"),
        ("lösche die vom März", (0,), "delete"),
        ("öffne die Rechnung", (0, 1), "open"),
    ],
)
def test_one_of_the_list_is_named_with_what_is_to_be_done(text: str, items: tuple[int, ...], doing: str) -> None:
    assert meant("find my invoice", text, INVOICES) == Again(items=items, doing=doing)


@pytest.mark.parametrize("text", ["open youtube", "open the May one", "open notes.txt", "öffne das", "open the other one"])
def test_what_is_not_on_the_table_is_none_of_it(text: str) -> None:
    found = meant("find my invoice", text, INVOICES)
    assert found is None or not found.items


def test_the_same_for_another_one_of_the_list_is_what_was_done_with_the_last() -> None:
    before = Before("find my invoice", "file.find", "file", "react", "en", "read")
    assert meant("", "do the same for the March one", INVOICES, before) == Again(items=(0,))
    assert meant("", "do the same for May", INVOICES, before) == Again(requests=("find my invoice from May",))


def test_what_was_before_is_the_last_request_that_was_none_about_another() -> None:
    def routed(run: str, rule: str, **more: object) -> Routed:
        return Routed(run=run, level="SIMPLE", rule=rule, handler="file", **more)  # type: ignore[arg-type]

    story = [
        routed("r5", "followup.read", language="de"),
        routed("r4", "choice"),
        routed("r3", SAME, slots={"request": "find my invoice from May", "rule": "file.find"}),
        routed("r2", "file.find"),
    ]
    before = Before.of(story, {"r2": "find my invoice"})
    assert before == Before("find my invoice from May", "file.find", "file", "", "de", "read")
    assert Before.load(before.dump()) == before
    assert Before.of(story[3:], {"r2": "find my invoice"}).request == "find my invoice"
    assert Before.of([], {}) == Before() == Before.load({})


def test_only_patterns_that_drive_agents_are_taken_again() -> None:
    assert [Before(pattern=name).way for name in ("react", "direct", "plan", "")] == ["", "", "plan", ""]


def test_how_it_was_routed_says_what_was_made_of_it() -> None:
    told = Again(requests=("read b.txt",)).told(Routed(level="SIMPLE", rule="file.read", handler="file", slots={"p": 1}))
    assert (told.rule, told.handler) == (SAME, "file")
    assert told.slots == {"request": "read b.txt", "rule": "file.read", "slots": {"p": 1}}


@pytest.mark.parametrize(
    ("text", "whole"),
    [
        ("move it to documents", "move ~/a/ticket.pdf to documents"),
        ("verschieb es nach dokumente", "verschieb ~/a/ticket.pdf nach dokumente"),
        ("rename it to b.pdf", "rename ~/a/ticket.pdf to b.pdf"),
        ("benenne sie in b.pdf um", "benenne ~/a/ticket.pdf in b.pdf um"),
        ("and copy that to ~/x please", "copy ~/a/ticket.pdf to ~/x please"),
        ("kopier sie nach ~/backup und öffne sie", "kopier ~/a/ticket.pdf nach ~/backup und öffne sie"),
        ("put it in the trash", "put ~/a/ticket.pdf in the trash"),
    ],
)
def test_it_is_the_one_thing_that_was_dealt_with(text: str, whole: str) -> None:
    assert points(text)
    assert meant("find ticket.pdf", text, ("~/a/ticket.pdf",)) == Again(requests=(whole,))
    opened = replace(asked("open ticket.pdf"), path="~/a/ticket.pdf")
    assert meant("open ticket.pdf", text, before=opened) == Again(requests=(whole,))
    assert Before.load(opened.dump()) == opened


@pytest.mark.parametrize("text", ["move the bill to documents", "kopier die rechnung nach x", "how big is it", "mail it to bob", "move it", "move this to the left", "kopier das in die zwischenablage"])
def test_it_is_left_to_a_model_where_rules_read_nothing(text: str) -> None:
    assert meant("find ticket.pdf", text, ("~/a/ticket.pdf",)) is None


def test_it_is_none_of_several_things() -> None:
    assert meant("find my invoice", "move it to documents", INVOICES) is None
    assert meant("find it", "move it to documents", ("~/a b/ticket.pdf",)) is None  # no path that can be said as it is
