"""Agents as files: read whole or refused with file and key."""

import os
from dataclasses import fields
from pathlib import Path

import pytest

import ryxd.tools
from ryxd.composition import built_in
from ryxd.core.agent import AgentSpec, Limits
from ryxd.core.model import Tier
from ryxd.core.shipped import prompt_folder
from ryxd.core.tool import discover
from ryxd.engine.matter import VARIABLE
from ryxd.engine.scene import VARIABLES, Scene, git_branch, user_programs
from ryxd.engine.specs import AgentMatter, LimitsMatter, fill, load_specs
from ryxd.engine.surroundings import DESKTOP
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
SCENE = Scene(
    Path("/home/a"), "de", "s1", 2, {"one": True, "two": True, "three": False}, "main", "last", "vi", "foot"
)


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
    with pytest.raises(ConfigError, match=r"agent.md:8: \{weather\}: there is no variable weather; there are cwd"):
        load_specs([write(tmp_path, GOOD.replace("{cwd}", "{weather}"))], ONE)
    (spec,) = load_specs([write(tmp_path, GOOD)], ONE).values()
    with pytest.raises(ConfigError, match="did you mean cw"):
        fill(spec, {"cw": ""})


def test_the_variables_that_are_checked_are_those_of_a_scene() -> None:
    assert set(SCENE.variables()) == VARIABLES


ALL = """+++
description = "does it all"
tier = "medium"
tools = ["one"]
handoff = ["agent2"]
output = "answer.json"

[limits]
turns = 1
actions = 2
attempts = 3
answer_tokens = 16
sure = 1
depth = 0
subagents = 4
seconds = 1.5
identical = 5
+++
Do it.
"""


def test_all_that_an_agent_can_have(tmp_path: Path) -> None:
    write(tmp_path, GOOD, "agent2.md")
    write(tmp_path, '{"type": "object", "required": ["title"]}', "answer.json")
    spec = load_specs([write(tmp_path, ALL, "all.md")], ONE)["all"]
    assert spec.limits == Limits(1, 2, 3, 16, 1.0, 0, 4, 1.5, 5)
    assert (spec.handoff, spec.hooks) == (("agent2",), ())
    assert spec.output == {"type": "object", "required": ["title"]}
    table = ALL.replace('output = "answer.json"\n', "").replace(
        "+++\nDo", '[output]\nproperties.title.type = "string"\n+++\nDo'
    )
    spec = load_specs([write(tmp_path, table, "all.md")], ONE)["all"]
    assert spec.output == {"properties": {"title": {"type": "string"}}}


def test_what_a_file_leaves_out_is_what_the_engine_takes_without_one(tmp_path: Path) -> None:
    bare = '+++\ndescription = "x"\n+++\nx'
    (spec,) = load_specs([write(tmp_path, bare)], ONE).values()
    assert spec == AgentSpec("agent", "x", Tier.SMALL, (), "x")
    assert {each.name for each in fields(Limits)} == set(LimitsMatter.model_fields)


@pytest.mark.parametrize(
    ("line", "by", "says"),
    [
        ('handoff = ["agent2"]', 'handoff = [\n  "agent2",\n  "agnet2"]', ":7: handoff: there is no agent agnet2; did you mean agent2?"),
        ('handoff = ["agent2"]', 'handoff = ["all"]', ":5: handoff: it can't hand off to itself"),
        ('handoff = ["agent2"]', 'hooks = ["careful"]', ":5: hooks: there is no hook careful; there are none"),
        ("seconds = 1.5", 'seconds = "1"', ":16: limits.seconds: input should be a valid number"),
        ("depth = 0", "depth = 0.5", ":14: limits.depth: input should be a valid integer"),
        ("depth = 0", "deep = 0", ":14: there is no key limits.deep; did you mean limits.depth?"),
        ("sure = 1", "sure = true", ":13: limits.sure:"),
        ('tools = ["one"]', "tools = [\n1]", ":5: tools.0: input should be a valid string"),
        ('tools = ["one"]', "tols = []", ":4: there is no key tols; did you mean tools?"),
        ('tools = ["one"]', "tools = [", ":5: the front matter is not TOML"),
        ('"answer.json"', '"../answer.json"', ":6: output: '../answer.json' has to be the name of a .json file beside"),
        ('"answer.json"', '"other.json"', ":6: output: "),
        ('"answer.json"', '"broken.json"', "broken.json:2: no JSON"),
        ('"answer.json"', '"list.json"', "list.json:1: a JSON schema is an object"),
        ('"answer.json"', '"no-schema.json"', "(at /properties/title/minimum)"),
        ('"answer.json"', '{\ntype = "object"}', ":6: the front matter is not TOML"),
        ('"answer.json"', "2026-11-21", ":6: output"),
        ('output = "answer.json"', 'output.type = "strin"', ":6: output: no JSON schema"),
        ('output = "answer.json"', "output.const = 2026-11-21", ":6: output: JSON has no dates"),
        ('output = "answer.json"', 'output."$ref" = "https://example.org/x"', ":6: output: no JSON schema"),
        ("Do it.", "", ":18: the instructions are missing"),
    ],
)  # fmt: skip
def test_each_mistake_is_told_with_its_line_and_what_would_be_right(
    tmp_path: Path, line: str, by: str, says: str
) -> None:
    write(tmp_path, GOOD, "agent2.md")
    for name, text in (
        ("answer", "{}"), ("broken", '{\n"a": }'), ("list", "[]"),
        ("no-schema", '{"properties": {"title": {"minimum": "x"}}}'),
    ):  # fmt: skip
        write(tmp_path, text, f"{name}.json")
    assert line in ALL
    with pytest.raises(ConfigError) as caught:
        load_specs([write(tmp_path, ALL.replace(line, by), "all.md")], ONE)
    assert says in str(caught.value)


def test_all_mistakes_of_a_file_are_told_at_once_in_their_order(tmp_path: Path) -> None:
    text = (
        ALL.replace('"one"', '"oen", "two"').replace("agent2", "nobody").replace("Do it.", "Do {it}\n\nin {cwt}.")
    )
    with pytest.raises(ConfigError) as caught:
        load_specs([write(tmp_path, text, "all.md")], ONE)
    lines = [int(line.split(":")[1]) for line in str(caught.value).splitlines()]
    assert lines == [4, 4, 5, 6, 19, 21]


@pytest.mark.parametrize("name", [".#agent.md", ".agent.md.swp", "agent.md~", "agent.txt", "#agent.md#"])
def test_what_editors_leave_is_no_agent(tmp_path: Path, name: str) -> None:
    write(tmp_path, GOOD)
    (tmp_path / name).symlink_to("/nowhere")
    assert [*load_specs([tmp_path], ONE)] == ["agent"]


@pytest.mark.parametrize("name", ["My Agent.md", "Größe.md", "1.md", f"a{'b' * 40}.md"])
def test_the_name_of_an_agent_can_be_typed_and_told_apart(tmp_path: Path, name: str) -> None:
    with pytest.raises(ConfigError, match="lower-case letters"):
        load_specs([write(tmp_path, GOOD, name)], ONE)


def test_a_file_that_is_none_is_told(tmp_path: Path) -> None:
    os.mkfifo(tmp_path / "pipe.md")
    with pytest.raises(ConfigError, match="no regular file"):
        load_specs([tmp_path], ONE)
    (tmp_path / "pipe.md").unlink()
    (tmp_path / "bytes.md").write_bytes(b"+++\n\n\xff\n+++\n")
    with pytest.raises(ConfigError, match=r"bytes\.md:3: is no UTF-8"):
        load_specs([tmp_path], ONE)
    (tmp_path / "bytes.md").write_bytes(b"x" * (1 << 20) + b"x")
    with pytest.raises(ConfigError, match="larger than 1 MiB"):
        load_specs([tmp_path], ONE)


def test_windows_line_ends_and_a_byte_order_mark_do_no_harm(tmp_path: Path) -> None:
    (tmp_path / "agent.md").write_bytes(b"\xef\xbb\xbf" + GOOD.replace("\n", "\r\n").encode())
    assert load_specs([tmp_path], ONE)["agent"].tools == ("one",)


def test_the_packaged_agents_use_the_scene_and_nothing_else() -> None:
    specs = load_specs([prompt_folder() / "agents"], built_in(Sandbox(Path("/nowhere")), Path("/nowhere")))
    assert {"file", "chat"} <= set(specs)
    used: set[str] = set()
    for spec in specs.values():
        assert fill(spec, SCENE.variables())
        used |= {match[1] for match in VARIABLE.finditer(spec.instructions)}
    # what is on the screen is anybody's words: only a user's own agents put it beside their instructions
    assert used == set(SCENE.variables()) - DESKTOP, "a variable no prompt uses is dead"


def test_all_that_an_agents_file_may_have_is_documented() -> None:
    text = (Path(__file__).parents[2] / "docs/own-agents.md").read_text()
    words = {f"{{{name}}}" for name in SCENE.variables()} | {*AgentMatter.model_fields, *LimitsMatter.model_fields}
    assert not [word for word in words if f"`{word}`" not in text and f"`[{word}]`" not in text]


def test_the_packaged_prompts_are_short() -> None:
    """Under 1,200 tokens for the small tier: at three characters a token, safely."""
    for spec in load_specs(
        [prompt_folder() / "agents"], built_in(Sandbox(Path("/nowhere")), Path("/nowhere"))
    ).values():
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
