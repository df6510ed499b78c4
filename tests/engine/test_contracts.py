"""The contracts of the coordinator's roles: files, faults with their lines, versions by hash."""

import json
from pathlib import Path
from typing import Any

import pytest

from ryxd.agents.advice import form, taken
from ryxd.agents.critic import CriticAdvice
from ryxd.agents.roles import ADVICE
from ryxd.composition import built_in
from ryxd.core.profile import ROLES
from ryxd.core.shipped import prompt_folder
from ryxd.engine.contracts import read_contract
from ryxd.engine.matter import Faulty
from ryxd.engine.prompts import load
from ryxd.engine.toolbox import Toolbox
from ryxd.sandbox.runner import Sandbox

BOX = Toolbox(built_in(Sandbox(Path("/nowhere")), Path("/nowhere")))
GOOD = (prompt_folder() / "contracts" / "critic.json").read_text()


def put(folder: Path, text: str, name: str = "critic.json") -> Path:
    folder.mkdir(parents=True, exist_ok=True)
    (folder / name).write_text(text)
    return folder / name


def test_every_role_has_a_contract_that_names_only_fields_it_has(tmp_path: Path) -> None:
    loaded = load(prompt_folder(), tmp_path, BOX)
    assert loaded.faults == ()
    assert set(loaded.contract_specs) == set(ROLES) == set(ADVICE)
    for role, contract in loaded.contract_specs.items():
        told = contract.told()
        assert contract.purpose in told
        assert all(each in told for each in contract.instructions)
        schema = form(ADVICE[role], tuple(contract.output))  # type: ignore[index]
        assert set(schema["properties"]) == set(contract.output)
        assert schema["additionalProperties"] is False


@pytest.mark.parametrize(
    ("was", "becomes", "line", "says"),
    [
        ('"name": "critic"', '"name": "critic",,', 2, "it is not JSON"),
        ('"name": "critic"', '"name": "memory"', 2, "its file is called critic"),
        ('"name": "critic"', '"name": "chef"', 2, "name: input should be"),
        ('"purpose"', '"purpos"', 3, "did you mean purpose?"),
        ('"quality": "0 to 1"', '"qualty": "0 to 1"', 0, "output.qualty: there is no field qualty; did you mean quality?"),
    ],
)
def test_a_fault_has_its_line_and_what_would_be_right(
    tmp_path: Path, was: str, becomes: str, line: int, says: str
) -> None:
    text = GOOD.replace(was, becomes)
    with pytest.raises(Faulty) as caught:
        read_contract(put(tmp_path, text))
    place = line or text[: text.index(becomes)].count("\n") + 1
    assert any(fault.line == place and says in fault.text for fault in caught.value.faults), str(caught.value)


def test_a_file_of_no_role_is_a_fault(tmp_path: Path) -> None:
    with pytest.raises(Faulty, match="there is no role critics; did you mean critic"):
        read_contract(put(tmp_path, GOOD, "critics.json"))


def test_the_version_is_what_it_says_and_not_how_it_is_laid_out(tmp_path: Path) -> None:
    first = read_contract(put(tmp_path, GOOD)).version
    assert read_contract(put(tmp_path, json.dumps(json.loads(GOOD)))).version == first
    assert len(first) == 12
    assert read_contract(put(tmp_path, GOOD.replace("is it safe", "is it sane"))).version != first


def test_the_users_goes_before_and_a_faulty_one_takes_nothing_away(tmp_path: Path) -> None:
    mine = put(tmp_path / "contracts", GOOD.replace("is it safe", "is it sane"))
    first = load(prompt_folder(), tmp_path, BOX)
    assert (first.contracts["critic"].shipped, "sane" in first.contract_specs["critic"].purpose) == (False, True)
    mine.write_text("{")
    second = load(prompt_folder(), tmp_path, BOX, first)
    assert "sane" in second.contract_specs["critic"].purpose
    assert second.contracts["critic"].faulty
    (fault,) = second.faults
    assert (fault.file, fault.line) == (mine, 1)
    mine.unlink()
    third = load(prompt_folder(), tmp_path, BOX, second)
    assert third.contracts["critic"].shipped
    assert third.differs(second) == ("contract critic",)


@pytest.mark.parametrize(
    ("said", "kept"),
    [
        ({"quality": 0.2, "issues": ["a"]}, {"quality": 0.2, "issues": ("a",)}),
        ({"quality": 7, "issues": ["a"]}, {"quality": None, "issues": ("a",)}),  # one field takes no other along
        ({"quality": 0.2, "issues": ["x"] * 21}, {"quality": 0.2, "issues": ()}),
        ({"requires_human_input": True, "quality": 0.2}, {"requires_human_input": False, "quality": 0.2}),  # not in its contract
        ({"other": 1}, {"quality": None}),
    ],
)
def test_what_a_model_says_is_held_to_the_limits(said: dict[str, Any], kept: dict[str, Any]) -> None:
    advice = taken(CriticAdvice, said, ("quality", "issues"))
    assert {name: getattr(advice, name) for name in kept} == kept
