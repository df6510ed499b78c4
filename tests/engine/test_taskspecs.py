"""Task types and patterns as files: what ships, what is a fault, and which patterns can be used."""

from pathlib import Path

import pytest

from ryxd.composition import built_in
from ryxd.core.shipped import prompt_folder
from ryxd.engine.matter import Faulty
from ryxd.engine.ownpatterns import read_pattern
from ryxd.engine.prompts import load
from ryxd.engine.specs import There
from ryxd.engine.taskspecs import ANY, PatternSpec, TaskType, read_task
from ryxd.engine.toolbox import Toolbox
from ryxd.sandbox.runner import Sandbox

BOX = Toolbox(built_in(Sandbox(Path("/nowhere")), Path("/nowhere")))
THERE = There(BOX, (), (), ("react", "plan"))

GOOD = """name = "trip"
description = "a journey"
when_to_use = "somebody travels"
framing_prompt = "Think of the weather."
valid_patterns = ["react", "plan"]
"""


def put(folder: Path, text: str, name: str = "trip.toml") -> Path:
    folder.mkdir(parents=True, exist_ok=True)
    (folder / name).write_text(text)
    return folder / name


def test_a_task_type_is_what_its_file_says(tmp_path: Path) -> None:
    assert read_task(put(tmp_path, GOOD), THERE) == TaskType(
        "trip", "a journey", "somebody travels", "Think of the weather.", ("react", "plan")
    )


@pytest.mark.parametrize(
    ("was", "becomes", "line", "says"),
    [
        ('"plan"]', '"pln"]', 5, "there is no pattern pln; did you mean plan?"),
        ('name = "trip"', 'name = "tour"', 1, "its file is called trip"),
        ("when_to_use", "when_to_us", 3, "did you mean when_to_use?"),
        ('["react", "plan"]', "[]", 5, "at least 1 item"),
        ('"a journey"', "a journey", 2, "it is not TOML"),
        ('description = "a journey"\n', "", 0, "description is missing"),
    ],
)
def test_a_fault_has_its_line_and_what_would_be_right(
    tmp_path: Path, was: str, becomes: str, line: int, says: str
) -> None:
    with pytest.raises(Faulty) as caught:
        read_task(put(tmp_path, GOOD.replace(was, becomes)), THERE)
    assert any(fault.line == line and says in fault.text for fault in caught.value.faults), str(caught.value)


def test_a_pattern_has_no_other_keys(tmp_path: Path) -> None:
    with pytest.raises(Faulty, match="valid_patterns"):
        read_pattern(put(tmp_path, GOOD.replace('framing_prompt = "Think of the weather."\n', "")), THERE)


def test_what_ships_has_the_sources_sets_and_no_fault(tmp_path: Path) -> None:
    loaded = load(prompt_folder(), tmp_path, BOX)
    assert loaded.faults == ()
    assert {name: task.patterns for name, task in loaded.task_types.items()} == {
        "general": (ANY,),
        "research": ("react", "plan"),
        "risk-assessment": ("supervisor", "plan", "react"),
        "summarisation": ("react",),
    }
    shipped = {"direct", "react", "plan", "supervisor", "reflexion", "debate", "router", "stages", "coordinator"}
    assert set(loaded.patterns) == shipped
    assert {name: task.agent for name, task in loaded.task_types.items() if task.agent} == {"research": "research"}
    assert loaded.task_types["general"].framing == ""
    assert all(task.framing for name, task in loaded.task_types.items() if name != "general")


def test_the_users_task_goes_before_and_a_faulty_one_takes_nothing_away(tmp_path: Path) -> None:
    mine = put(tmp_path / "tasks", GOOD.replace("trip", "research"), "research.toml")
    first = load(prompt_folder(), tmp_path, BOX)
    assert (first.task_types["research"].description, first.tasks["research"].shipped) == ("a journey", False)
    mine.write_text(GOOD.replace("trip", "research").replace('"plan"', '"nowhere"'))
    again = load(prompt_folder(), tmp_path, BOX, first)
    assert again.differs(first) == ()
    assert again.tasks["research"].faulty
    assert [(fault.file.name, fault.line) for fault in again.faults] == [("research.toml", 5)]
    mine.unlink()
    assert load(prompt_folder(), tmp_path, BOX, again).differs(first) == ("task research",)


def test_a_pattern_of_the_users_is_one_that_a_task_type_may_name(tmp_path: Path) -> None:
    put(tmp_path / "patterns", 'description = "slowly"\nwhen_to_use = "there is time"\n', "slow.toml")
    put(tmp_path / "tasks", GOOD.replace('"plan"', '"slow"'))
    loaded = load(prompt_folder(), tmp_path, BOX)
    assert loaded.faults == ()
    assert loaded.task_types["trip"].allows("slow")
    assert "no code for the pattern slow" in loaded.pattern_specs["slow"].missing


@pytest.mark.parametrize("name", ["react", "direct"])
def test_what_every_agent_does_by_itself_can_be_used(name: str) -> None:
    assert PatternSpec(name).missing == ""
