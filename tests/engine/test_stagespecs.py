"""Stages and options of an agent's file: read whole, or refused with every mistake and its line."""

from pathlib import Path

import pytest

import ryxd.tools
from ryxd.composition import built_in
from ryxd.core.shipped import prompt_folder
from ryxd.core.staging import Option, Stage
from ryxd.core.tool import discover
from ryxd.engine.gate.verdict import Level
from ryxd.engine.specs import load_specs
from ryxd.engine.staging import suits
from ryxd.sandbox.runner import Sandbox
from ryxd.wire.errors import ConfigError

GOOD = """+++
description = "answers letters"
tools = ["get_time"]
stages_for = "steps"
stages_words = ["letter*"]

[options.tone]
default = "polite"
[options.tone.values]
polite = "with many thanks"
curt = ""
[options.tone.words]
curt = ["curt*"]

[[stages]]
name = "when"
description = "finds out when"
does = "act"
tools = ["get_time"]
rounds = { tone = { curt = 1 } }

[[stages]]
name = "draft"
note = "writing_draft"
streams = false
+++
What it is without stages.

## stage: when
Look at the clock.

## stage: draft
Write it, in {language}.

With two paragraphs.
"""
TOOLS = {name: discover(ryxd.tools)[name] for name in ("get_time", "calculate")}


def write(folder: Path, text: str) -> Path:
    folder.mkdir(exist_ok=True)
    (folder / "letters.md").write_text(text)
    return folder


def test_a_file_has_stages_with_their_own_instructions(tmp_path: Path) -> None:
    spec = load_specs([write(tmp_path, GOOD)], TOOLS)["letters"]
    assert spec.instructions == "What it is without stages."
    assert spec.staging is not None
    assert spec.staging.stages == (
        Stage("when", "finds out when", "act", "Look at the clock.", ("get_time",), by="tone", rounds_by={"curt": 1}),
        Stage("draft", instructions="Write it, in {language}.\n\nWith two paragraphs.", note="writing_draft", streams=False),
    )
    values = {"polite": "with many thanks", "curt": ""}
    assert spec.staging.options == (Option("tone", "", values, "polite", {"curt": ("curt*",)}),)
    assert (spec.staging.used_for, spec.staging.words) == ("steps", ("letter*",))


def test_a_file_without_stages_has_none(tmp_path: Path) -> None:
    spec = load_specs([write(tmp_path, '+++\ndescription = "x"\n+++\nBe short.\n')], TOOLS)["letters"]
    assert (spec.staging, spec.instructions) == (None, "Be short.")


@pytest.mark.parametrize(
    ("old", "new", "says"),
    [
        ("## stage: draft", "## stage: daft", ":32: ## stage: there is no stage daft; did you mean draft?"),
        ("## stage: draft", "## stage: when", ":32: ## stage: when has its instructions above already"),
        ('name = "draft"', 'name = "when"', "stages.1.name: there is a stage when already"),
        ('name = "draft"', 'name = "Draft 2"', ":23: stages.1.name: string should match pattern"),
        ('does = "act"', 'does = "think"', "stages.0.tools: only a stage that acts has tools"),
        ('tools = ["get_time"]\nrounds', "rounds", "stages.0.does: a stage that acts needs tools"),
        ('tools = ["get_time"]\nrounds', 'tools = ["calculate"]\nrounds', "stages.0.tools: there is no tool of this agent with the name calculate"),
        ('does = "act"', 'does = "dance"', ":18: stages.0.does: input should be"),
        ('does = "act"\ntools = ["get_time"]', 'does = "run"', "stages.0.does: nothing was written before that it could run"),
        ('note = "writing_draft"', 'note = "writing_daft"', ":24: stages.1.note: there is no field of the board writing_daft; did you mean writing_draft?"),
        ("{ tone = { curt = 1 } }", "{ tune = { curt = 1 } }", "stages.0.rounds: there is no option tune; did you mean tone?"),
        ("{ tone = { curt = 1 } }", "{ tone = { curd = 1 } }", "stages.0.rounds: there is no value curd; did you mean curt?"),
        ("{ tone = { curt = 1 } }", "99", "stages.0.rounds"),
        ('default = "polite"', 'default = "police"', ":8: options.tone.default: there is no value police; did you mean polite?"),
        ('curt = ["curt*"]', 'curd = ["curt*"]', "options.tone.words: there is no value curd"),
        ('stages_for = "steps"', 'stages_for = "fun"', ":4: stages_for: input should be"),
        ("streams = false", "stream = false", "stages.1.stream; did you mean stages.1.streams?"),
    ],
)  # fmt: skip
def test_what_is_wrong_is_told_with_its_line(tmp_path: Path, old: str, new: str, says: str) -> None:
    assert old in GOOD
    with pytest.raises(ConfigError) as told:
        load_specs([write(tmp_path, GOOD.replace(old, new, 1))], TOOLS)
    assert says in str(told.value)


def test_options_without_stages_are_a_mistake(tmp_path: Path) -> None:
    front = GOOD[: GOOD.index("[[stages]]")]
    with pytest.raises(ConfigError, match="options: they are told to stages, and there are none"):
        load_specs([write(tmp_path, f"{front}+++\nBe short.\n")], TOOLS)


@pytest.mark.parametrize(
    ("agent", "text", "level", "by_stages"),
    [
        ("research", "whales", Level.SIMPLE, True),
        ("writing", "a letter", Level.SIMPLE, True),
        ("data", "plot sales.csv", Level.SIMPLE, False),
        ("data", "average of column price in sales.csv", Level.SIMPLE, False),
        ("data", "plot sales.csv and tell me why", Level.COMPLEX, True),
        ("data", "analyse sales.csv", Level.SIMPLE, True),
        ("data", "Vergleiche die Regionen in sales.csv", Level.SIMPLE, True),
        ("code", "write a program that prints primes", Level.COMPLEX, True),
        ("code", "write a program that prints primes and save it as primes.py", Level.COMPLEX, True),
        ("code", "fix the bug in main.py", Level.COMPLEX, False),
    ],
)
def test_the_file_says_which_requests_its_stages_are_for(
    tmp_path: Path, agent: str, text: str, level: Level, by_stages: bool
) -> None:
    spec = load_specs([prompt_folder() / "agents"], built_in(Sandbox(tmp_path), tmp_path))[agent]
    assert spec.staging is not None
    assert suits(spec.staging, text, level) is by_stages


def test_the_agents_of_the_second_source_have_its_stages_and_hand_on_as_it_says(tmp_path: Path) -> None:
    specs = load_specs([prompt_folder() / "agents"], built_in(Sandbox(tmp_path), tmp_path))
    stages = {
        name: [stage.name for stage in staging.stages] for name, spec in specs.items() if (staging := spec.staging)
    }
    assert stages == {
        "research": ["look", "search", "analyze", "synthesize", "finalize", "save"],
        "code": ["look", "generate", "execute", "save"],
        "writing": ["look", "analyze", "outline", "write", "finalize", "save"],
        "data": ["look", "plan", "generate", "execute", "summarize"],
    }
    assert {name: specs[name].handoff for name in ("chat", *stages)} == {
        "chat": ("research", "code", "writing", "data"),
        "research": ("code", "data"),
        "writing": ("research",),
        "code": ("data",),
        "data": ("code",),
    }
