"""Agents as files: read whole or refused with file and key."""

from pathlib import Path

import pytest

import ryxd.tools
from ryxd.composition import built_in
from ryxd.config.places import prompt_folder
from ryxd.core.model import Tier
from ryxd.core.tool import discover
from ryxd.engine.scene import Scene, git_branch, user_programs
from ryxd.engine.specs import VARIABLE, fill, load_specs
from ryxd.sandbox.runner import Sandbox
from ryxd.wire.errors import ConfigError

GOOD = """+++
description = "does one thing"
tier = "large"
tools = ["one"]
[limits]
turns = 3
+++
You are in {cwd}. Write {"tool": NAME}.
"""
ONE = {"one": discover(ryxd.tools)["get_time"]}
SCENE = Scene(Path("/home/a"), "de", "s1", 2, ("one", "two"), "main", "last", "vi", "foot")


def write(folder: Path, text: str, name: str = "agent.md") -> Path:
    folder.mkdir(exist_ok=True)
    (folder / name).write_text(text)
    return folder


def test_a_file_is_an_agent(tmp_path: Path) -> None:
    (spec,) = load_specs([write(tmp_path, GOOD)], ONE).values()
    assert (spec.name, spec.description, spec.tier, spec.tools) == (
        "agent",
        "does one thing",
        Tier.LARGE,
        ("one",),
    )
    assert spec.limits.turns == 3
    assert fill(spec, SCENE.variables()) == 'You are in "/home/a". Write {"tool": NAME}.'


def test_the_users_file_replaces_the_packaged_one(tmp_path: Path) -> None:
    first = write(tmp_path / "a", GOOD)
    second = write(tmp_path / "b", GOOD.replace("one thing", "another thing"))
    assert load_specs([first, second], ONE)["agent"].description == "does another thing"


@pytest.mark.parametrize(
    ("broken", "says"),
    [
        ("no front matter", ":1:"),
        ("+++\ndescription = 3\n", ":1:"),
        ("+++\ndescription = \n+++\nx", "not TOML"),
        ("+++\ntools = []\n+++\nx", "description"),
        ('+++\ndescription = "x"\ntier = "huge"\n+++\nx', "tier"),
        ('+++\ndescription = "x"\ncolour = "red"\n+++\nx', "colour"),
        ('+++\ndescription = "x"\ntools = ["fly"]\n+++\nx', ":3: tools: there is no tool fly"),
        ('+++\ndescription = "x"\ntools = ["oen"]\n+++\nx', "did you mean one?"),
        ('+++\ndescription = "x"\n[limits]\nturns = 0\n+++\nx', "limits.turns"),
    ],
)
def test_a_wrong_file_is_named_with_its_key(tmp_path: Path, broken: str, says: str) -> None:
    with pytest.raises(ConfigError) as caught:
        load_specs([write(tmp_path, broken)], ONE)
    assert str(tmp_path / "agent.md") in str(caught.value)
    assert says in str(caught.value)


def test_an_unknown_variable_is_refused(tmp_path: Path) -> None:
    (spec,) = load_specs([write(tmp_path, GOOD.replace("{cwd}", "{weather}"))], ONE).values()
    with pytest.raises(ConfigError, match="weather"):
        fill(spec, SCENE.variables())


def test_the_packaged_agents_use_the_scene_and_nothing_else() -> None:
    specs = load_specs([prompt_folder() / "agents"], built_in(Sandbox(Path("/nowhere")), Path("/nowhere")))
    assert {"file", "chat"} <= set(specs)
    used: set[str] = set()
    for spec in specs.values():
        assert fill(spec, SCENE.variables())
        used |= {match[1] for match in VARIABLE.finditer(spec.instructions)}
    assert used == set(SCENE.variables()), "a variable no prompt uses is dead"


def test_the_packaged_prompts_are_short() -> None:
    """Under 1,200 tokens for the small tier: at three characters a token, safely."""
    for spec in load_specs([prompt_folder() / "agents"], built_in(Sandbox(Path("/nowhere")), Path("/nowhere"))).values():
        assert len(fill(spec, SCENE.variables())) < 3 * 1200, spec.name


def test_the_branch_is_read_without_running_git(tmp_path: Path) -> None:
    assert git_branch(tmp_path) is None
    (tmp_path / ".git").mkdir()
    (tmp_path / ".git" / "HEAD").write_text("ref: refs/heads/feature/x\n")
    deep = tmp_path / "a" / "b"
    deep.mkdir(parents=True)
    assert git_branch(deep) == "feature/x"
    (tmp_path / ".git" / "HEAD").write_text("0123456789abcdef0123\n")
    assert git_branch(deep) == "0123456789ab"


def test_the_users_programs_come_from_the_environment() -> None:
    assert user_programs({"EDITOR": "vi", "VISUAL": "code", "TERMINAL": "foot"}) == ("code", "foot")
    assert user_programs({}) == ("", "")
