"""The role decision: plans that code makes, other ways when a step fails, and a model's plan within the limits."""

from typing import Any

import pytest
from pydantic import ValidationError

from ryxd.agents.decision import REWRITES, DecisionAdvice, PlanVersion, advised, decided, rewritten, versioned
from ryxd.agents.memory import Ban, MemoryState
from ryxd.agents.perception import perceived
from ryxd.agents.planner import ANSWER, DESCRIPTION, described, wider
from ryxd.core.plan import PlanFault, PlanStep
from ryxd.core.profile import CONSERVATIVE, EXPLORATORY, FALLBACK, Profile

TOOLS = (
    "search_files", "read_file", "list_dir", "open_file", "grep", "calculate", "search_web", "read_page", "recall",
    "open_url", "open_app", "trash_file",
)  # fmt: skip


def planned(text: str, language: str = "en", tools: tuple[str, ...] = TOOLS, profile: Profile = EXPLORATORY) -> PlanVersion:
    return decided(perceived(text, language), MemoryState(), tools, profile)


def steps(version: PlanVersion) -> list[tuple[str, dict[str, Any]]]:
    return [(each.action, each.params) for each in version.plan.steps]


END: tuple[str, dict[str, Any]] = (ANSWER, {})


@pytest.mark.parametrize(
    ("text", "language", "wanted"),
    [
        ("read ~/notes.txt and tell me what is in it", "en", [("read_file", {"path": "~/notes.txt"})]),
        ("Lies ~/notizen.txt und sag mir, was drin steht", "de", [("read_file", {"path": "~/notizen.txt"})]),
        (
            "lies notizen.txt",
            "de",
            [("search_files", {"pattern": "notizen.txt", "paths": ["~"]}), ("read_file", {"path": "$1.matches.0"})],
        ),
        (
            "find my invoice for Anna Schmidt, then open it",
            "en",
            [("search_files", {"pattern": "*invoice*anna*schmidt*", "paths": ["~"]}), ("open_file", {"path": "$1.matches.0"})],
        ),
        ("finde budget.ods in ~/docs", "de", [("search_files", {"pattern": "budget.ods", "paths": ["~/docs"]})]),
        ("list ~/docs and list ~/src", "en", [("list_dir", {"path": "~/docs"}), ("list_dir", {"path": "~/src"})]),
        ("read ~/a.txt and read ~/a.txt", "en", [("read_file", {"path": "~/a.txt"})]),
        (
            "find hypr.conf; read hypr.conf; open hypr.conf",
            "en",
            [
                ("search_files", {"pattern": "hypr.conf", "paths": ["~"]}),
                ("read_file", {"path": "$1.matches.0"}),
                ("open_file", {"path": "$1.matches.0"}),
            ],
        ),
        ("Was ist 3+4*5?", "de", [("calculate", {"expression": "3+4*5"})]),
        ("search the web for rust async for loops", "en", [("search_web", {"query": "rust async for loops"})]),
        ('Suche im Internet nach "Wale und Meer"', "de", [("search_web", {"query": "Wale und Meer"})]),
        ("summarise https://a.org/x", "en", [("read_page", {"url": "https://a.org/x"})]),
        ("open https://a.org", "en", [("open_url", {"url": "https://a.org"})]),
        ("öffne Firefox", "de", [("open_app", {"name": "firefox"})]),
        ("Find all PDFs in ~/docs", "en", [("search_files", {"pattern": "*.pdf", "paths": ["~/docs"]})]),
        ("how many lines has ~/a.txt?", "en", [("read_file", {"path": "~/a.txt"})]),
        ("compare ~/a.txt and ~/b.txt", "en", [("read_file", {"path": "~/a.txt"}), ("read_file", {"path": "~/b.txt"})]),
        ("please open Firefox", "en", [("open_app", {"name": "Firefox"})]),
        ("lösche ~/alt.txt", "de", [("trash_file", {"paths": ["~/alt.txt"]})]),
        ("why is the sky blue?", "en", []),
    ],
)
def test_code_plans_what_it_understands_and_ends_with_an_answer(
    text: str, language: str, wanted: list[tuple[str, dict[str, Any]]]
) -> None:
    version = planned(text, language)
    assert steps(version) == [*wanted, END]
    assert (version.version, version.status, version.undone) == (1, "made", ())
    assert all(len(each.goal) >= DESCRIPTION for each in version.plan.steps)


def test_text_is_looked_for_in_files() -> None:
    version = planned('which files in ~/docs mention "budget and plan"?')
    assert steps(version)[0] == (
        "grep", {"pattern": "budget and plan", "path": "~/docs", "fixed": True, "ignore_case": True}
    )  # fmt: skip
    assert steps(planned("In welchen Dateien steht Zahnarzt?", "de"))[0][1]["pattern"] == "zahnarzt"


@pytest.mark.parametrize("text", ["schreib ein Gedicht", "delete everything in ~/x", "delete ~/x/*", "lösche ~/x nicht", "run make", "rename ~/a to ~/b"])
def test_what_no_rule_plans_is_said_to_be_undone(text: str) -> None:
    version = planned(text)
    assert steps(version) == [END]
    assert version.undone == (text,)


def test_only_tools_that_are_there_and_not_banned_are_planned() -> None:
    assert planned("open ~/a.png", tools=("read_file",)).undone == ("open ~/a.png",)
    state = MemoryState(banned=(Ban(tool="read_file", reason="it failed"),))
    assert steps(decided(perceived("read ~/a.txt", "en"), state, TOOLS, FALLBACK)) == [END]


def test_a_plan_has_no_more_steps_than_its_profile() -> None:
    text = "; ".join(f"read ~/f{number}.txt" for number in range(9))
    for profile, kept in ((CONSERVATIVE, 4), (EXPLORATORY, 9)):
        version = planned(text, profile=profile)
        assert (len(version.plan.steps), version.left_out) == (kept + 1, 9 - kept)
    assert planned(text).plan.max_retries == EXPLORATORY.retries


def again(version: PlanVersion, at: int, tools: tuple[str, ...] = TOOLS, profile: Profile = EXPLORATORY) -> PlanVersion | None:
    snapshot = perceived(version.plan.understanding, "en")
    step = version.plan.steps[at]
    return rewritten(version, step, "no such file", snapshot=snapshot, state=MemoryState(), tools=tools, profile=profile)


def test_what_is_not_there_is_looked_for_and_later_steps_move() -> None:
    other = again(planned("read ~/docs/a.txt, then find b.txt and read it"), 0)
    assert other is not None
    assert steps(other) == [
        ("search_files", {"pattern": "a.txt", "paths": ["~"]}),
        ("read_file", {"path": "$1.matches.0"}),
        ("search_files", {"pattern": "b.txt", "paths": ["~"]}),
        ("read_file", {"path": "$3.matches.0"}),
        END,
    ]
    assert (other.version, other.why) == (2, "no such file")


def test_a_search_becomes_wider_and_then_another_one() -> None:
    first = planned("find my dentist invoice")
    second = again(first, 0)
    assert second is not None
    assert steps(second)[0] == ("search_files", {"pattern": "*dentist*", "paths": ["~"]})
    third = again(second, 0)
    assert third is not None
    assert steps(third)[0][0] == "grep"
    assert again(third, 0) is None  # nothing that was tried before


@pytest.mark.parametrize(("pattern", "other"), [("*tax*return*2024*.pdf", "*return*"), ("a.b", "*a*"), ("***", "*")])
def test_a_wider_pattern(pattern: str, other: str) -> None:
    assert wider(pattern) == other


def test_plans_are_rewritten_as_often_as_the_profile_allows_and_never_more_than_five_times() -> None:
    first = planned("find my dentist invoice", profile=CONSERVATIVE)
    second = again(first, 0, profile=CONSERVATIVE)
    assert second is not None
    assert again(second, 0, profile=CONSERVATIVE) is None
    with pytest.raises(ValidationError):
        PlanVersion(version=REWRITES + 2, plan=first.plan)


def test_a_models_plan_takes_the_place_of_codes_within_the_limits() -> None:
    snapshot = perceived("tidy up", "en")
    before = versioned(1, [], CONSERVATIVE, snapshot)
    said = DecisionAdvice(steps=({"step": 1, "goal": "", "action": "list_dir", "params": {"path": "~"}},))
    made = advised(before, said, TOOLS, CONSERVATIVE, snapshot)
    assert steps(made) == [("list_dir", {"path": "~"}), END]
    assert len(made.plan.steps[0].goal) >= DESCRIPTION
    assert made.undone == ()
    many = DecisionAdvice(steps=tuple({"step": n, "action": "list_dir", "params": {"path": f"~/{n}"}} for n in range(1, 15)))
    assert len(advised(before, many, TOOLS, CONSERVATIVE, snapshot).plan.steps) == CONSERVATIVE.steps
    assert advised(before, DecisionAdvice(), TOOLS, CONSERVATIVE, snapshot) is before
    for wrong in ({"step": 1, "action": "format_disk"}, {"step": 1, "action": "list_dir", "depends_on": [1]}, {"action": "list_dir"}):
        with pytest.raises(PlanFault):
            advised(before, DecisionAdvice(steps=(wrong,)), TOOLS, CONSERVATIVE, snapshot)


def test_goals_are_in_the_users_language_and_never_too_short() -> None:
    assert planned("Lies ~/a.txt", "de").plan.steps[0].goal == "~/a.txt lesen"
    assert described("x", "grep") == "do grep"
    assert PlanStep(step=1, action="x").goal == ""
