"""What counts as done in the same way, and what becomes of it."""

from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Any

import pytest

from ryxd.composition import built_in
from ryxd.engine.learning.rulefile import proposal
from ryxd.engine.learning.slotrules import Learnt, Way, learnt, merged, way, worth
from ryxd.engine.learning.trials import Trial, trials
from ryxd.engine.ownrules import OwnRules, read_rule
from ryxd.engine.specs import There
from ryxd.engine.toolbox import Toolbox
from ryxd.record.evidence import Act, Tried
from ryxd.sandbox.runner import Sandbox

BOX = Toolbox(built_in(Sandbox(Path("/nowhere")), Path("/nowhere")))


def tried(text: str, number: int = 1, **more: Any) -> Tried:
    given: dict[str, Any] = {
        "run": f"r{number}", "session": f"s{number}", "text": text, "cwd": "", "outcome": "done", "created": number * 1_000_000,
        "routed": {"level": "SIMPLE", "rule": "unknown", "handler": "file"}, "named": False, "undone": False,
        "tools": (("read_file", True),),
    }  # fmt: skip
    return Tried(**given | more)


def act(tool: str, data: Mapping[str, Any] | None = None, *, by: str = "file", ok: bool = True, **args: Any) -> Act:
    return Act(by, tool, args, data or {}, ok)


def ways(*done: tuple[str, Sequence[Act]], **more: Any) -> list[Way]:
    """Of requests, the newest first."""
    found = []
    for number, (text, acts) in enumerate(done):
        (trial,) = trials([tried(text, 100 - number, **more)])
        if (one := way(trial, acts, BOX)) is not None:
            found.append(one)
    return found


def only(found: list[Learnt]) -> Learnt:
    (one,) = found
    return one


def test_what_varies_becomes_a_gap_and_what_never_did_stays() -> None:
    names = ("a.txt", "b.txt", "a.txt")
    one = only(learnt(ways(*((f"append 7 to {name}", [act("append_file", path=f"~/{name}", content="7 {x}")]) for name in names))))
    assert one.requests == ("append 7 to {file}",)
    assert one.steps == (("append_file", {"path": "~/{file}", "content": "7 {{x}}"}),)
    assert one.runs == ("r100", "r99", "r98")
    same = only(learnt(ways(*[("append 7 to a.txt", [act("append_file", path="~/a.txt", content="7")])] * 3)))
    assert (same.requests, same.steps[0][1]["path"]) == (("append 7 to a.txt",), "~/a.txt")


def test_what_left_no_trace_is_learned_only_for_just_that() -> None:
    """Nobody can say what became of the name, so it is a rule for these words alone."""
    done = [(f"do {name}", [act("read_file", path=f"~/{name[0]}")]) for name in ("a.txt", "b.txt", "a.txt", "a.txt")]
    one = only(learnt(ways(*done)))
    assert (one.requests, one.runs) == (("do a.txt",), ("r100", "r98", "r97"))


@pytest.mark.parametrize("times", [2, 3])
def test_it_takes_three_and_the_newest_decide(times: int) -> None:
    same = [("do it", [act("read_file", path="~/a")])] * times
    assert len(learnt(ways(*same))) == (times == 3)
    assert learnt(ways(("do it", [act("read_file", path="~/b")]), *same)) == []


def test_what_a_step_found_is_referred_to_and_not_repeated() -> None:
    def found(*paths: str) -> Act:
        return act("search_files", {"matches": list(paths), "searched": ["/home/u"]}, pattern="bank*")

    done = [("newest bank thing", [found(path, "/x/other"), act("open_file", path=path)]) for path in ("/x/1", "/x/2", "/x/3")]
    one = only(learnt(ways(*done)))
    assert one.steps == (("search_files", {"pattern": "bank*"}), ("open_file", {"path": "$1.matches.0"}))
    # one time it was another one of them
    assert learnt(ways(*done[:2], ("newest bank thing", [found("/x/4", "/x/5"), act("open_file", path="/x/5")]))) == []


@pytest.mark.parametrize(
    ("acts", "more"),
    [
        ([act("read_file", path="a", ok=False)], {}),
        ([act("ask_user", question="which?")], {}),
        ([act("task", goal="x")], {}),
        ([act("read_file", path="a"), act("read_file", path="b", agent="x")], {"told": True}),
        ([act("read_file", path="a"), Act("file/anna", "read_file", {"path": "b"}, {}, ok=True)], {}),
        ([act("read_file", path="a")], {"plan": ({"step": 1, "action": "operator", "params": {}},)}),
        ([], {}),
    ],
)
def test_what_no_rule_could_do_is_none(acts: list[Act], more: dict[str, Any]) -> None:
    assert ways(("do it", acts), **more) == []


def test_the_words_of_a_model_are_missed_where_it_only_looked_and_not_where_it_did_something() -> None:
    assert ways(("do it", [act("read_file", path="~/a")]), told=True) == []
    assert len(ways(("do it", [act("make_folder", path="~/a")]), told=True)) == 1


def test_a_plan_keeps_the_references_of_its_planner() -> None:
    plan = (
        {"step": 1, "action": "search_files", "params": {"pattern": "*march*"}},
        {"step": 2, "action": "open_file", "params": {"path": "$1.matches.0"}},
    )
    acts = [act("search_files", {"matches": ["/x/march"]}, by="step1", pattern="*march*"), act("open_file", by="step2")]
    (one,) = ways(("the March thing", acts), plan=plan)
    assert one.steps == (("search_files", {"pattern": "*march*"}), ("open_file", {"path": "$1.matches.0"}))


def test_a_relative_path_is_where_the_user_stood_unless_the_request_has_it() -> None:
    (one,) = ways(("do it", [act("read_file", path="notes.txt")]), cwd="/home/u/work")
    assert one.steps == (("read_file", {"path": "/home/u/work/notes.txt"}),)
    (one,) = ways(("read Notes.txt", [act("read_file", path="notes.txt")]), cwd="/home/u/work")
    assert one.steps == (("read_file", {"path": "notes.txt"}),)


def test_worth_a_look_is_what_went_well_lately_took_a_model_and_was_not_named() -> None:
    well = [tried("do it", number) for number in (5, 4, 3)]
    assert [[each.tried.run for each in group] for group in worth(trials(well))] == [["r5", "r4", "r3"]]
    for wrong in ({"outcome": "failed"}, {"undone": True}, {"named": True}, {"routed": {"level": "TRIVIAL", "rule": "own.x"}}):
        assert worth(trials([tried("do it", 6, **wrong), *well])) == []
        assert len(worth(trials([*well, tried("do it", 2, **wrong)]))) == 1
    assert worth(trials([tried("do it", n, routed={"level": "TRIVIAL", "rule": "followup.open"}) for n in range(9, 0, -1)])) == []


def test_the_same_again_at_once_means_that_it_did_not_go_well_unless_something_was_done() -> None:
    def again(ok: bool) -> list[bool]:
        two = [tried("do it", 1, session="s1", created=created, tools=(("read_file", ok),)) for created in (60_000, 10_000)]
        return [each.well for each in trials(two)]

    assert again(ok=False) == [True, False]
    assert again(ok=True) == [True, True]


def test_two_requests_that_mean_the_same_are_one_rule() -> None:
    steps = (("read_file", {"path": "~/{file}"}),)
    found = merged([Learnt(("unbox {file}",), steps, ("r3",), "a"), Learnt(("show {file}",), steps, ("r2",), "b"), Learnt(("x",), steps, ("r1",), "c")])
    assert [(each.requests, each.runs) for each in found] == [(("unbox {file}", "show {file}"), ("r3", "r2")), (("x",), ("r1",))]


async def test_what_is_proposed_is_a_rule_that_does_just_that(tmp_path: Path) -> None:
    (tmp_path / "attic").mkdir()
    steps = (("read_file", {"path": "~/{file.lower}", "limit": None}), ("make_folder", {"path": "~/attic/{{x}}"}))
    one = Learnt(('unbox {file} "für mich"', "{file} auspacken"), steps, ("r3", "r2", "r1"), "k")
    made = proposal(one, BOX, tmp_path, lambda name: name == "unbox-fur-mich", "2026-01-01")
    assert (made.name, made.folder, made.runs) == ("unbox-fur-mich-2", "gate", ("r3", "r2", "r1"))
    file = tmp_path / f"{made.name}.toml"
    file.write_text(made.text)
    rule = read_rule(file, There(BOX, (), ()))
    assert (rule.runs, rule.paths) == (("r3", "r2", "r1"), ())
    rules = OwnRules({rule.name: rule})
    found = await rules.find('bitte unbox A.TXT "FÜR mich"', BOX, tmp_path)
    assert found is not None
    assert (found.name, found.void, found.slots) == (made.name, "", {"file": "A.TXT"})
    assert found.steps == (("read_file", {"path": "~/a.txt"}), ("make_folder", {"path": "~/attic/{x}"}))
    assert await rules.find('unbox "$1.x" "für mich"', BOX, tmp_path) is None


async def test_a_rule_holds_while_what_it_rests_on_is_as_it_was(tmp_path: Path) -> None:
    (tmp_path / "box").mkdir()
    made = proposal(Learnt(("do it",), (("read_file", {"path": "~/box/a"}),), ("r1",), "k"), BOX, tmp_path, lambda _: False, "")
    file = tmp_path / "do-it.toml"
    file.write_text(made.text)
    rule = read_rule(file, There(BOX, (), ()))
    rules = OwnRules({"do-it": rule})
    assert await rules.void(rule, BOX, tmp_path) == ""
    assert "is not what it was" in await rules.void(rule, {"read_file": BOX["list_dir"]}, tmp_path)
    assert await rules.void(rule, {}, tmp_path) == "there is no tool read_file any more"
    (tmp_path / "box").rmdir()
    assert await rules.void(rule, BOX, tmp_path) == f"{tmp_path}/box is gone"


@pytest.mark.parametrize(
    ("text", "said"),
    [
        ('requests = ["do {it}"]\n[[step]]\ntool = "read_file"\n', "2: requests: a gap is"),
        ('requests = ["go {file}"]\n[[step]]\ntool = "reed_file"\n', "3: tool: there is no tool reed_file"),
        ('requests = ["go"]\n[[step]]\ntool = "read_file"\nargs = { pfad = "x" }\n', "no argument pfad; it has path"),
        ('requests = ["go", "go {file}"]\n[[step]]\ntool = "read_file"\nargs = { path = "{file}" }\n', "{file} is not in each"),
        ('requests = ["go"]\n[[step]]\ntool = "read_file"\nargs = { path = "$1.x" }\n', "$1.x is of no step before"),
        ('requests = ["go"]\n', "step: "),
        ("requests = []\n", "requests: "),
    ],
)
def test_a_faulty_file_says_where_and_what(tmp_path: Path, text: str, said: str) -> None:
    from ryxd.engine.matter import Faulty

    file = tmp_path / "wrong.toml"
    file.write_text(text)
    with pytest.raises(Faulty) as faulty:
        read_rule(file, There(BOX, (), ()))
    assert said.partition(": ")[2] in str(faulty.value)


def test_the_documented_rule_is_right(tmp_path: Path) -> None:
    page = (Path(__file__).parents[3] / "docs" / "own-rules.md").read_text()
    lines = page.partition("# ~/.config/ryx/gate/gaps.toml\n")[2].partition("\n\n")[0]
    file = tmp_path / "gaps.toml"
    file.write_text(lines.replace("\n    ", "\n").removeprefix("    "))
    rule = read_rule(file, There(BOX, (), ()))
    assert ([tool for tool, _ in rule.steps], len(rule.requests)) == (["search_files", "grep"], 2)


def test_a_trial_has_the_request_without_what_makes_no_difference() -> None:
    assert [type(each) for each in trials([tried("Please do it, now!")])] == [Trial]
    assert trials([tried("Please do IT now")])[0].key == trials([tried("do it")])[0].key
