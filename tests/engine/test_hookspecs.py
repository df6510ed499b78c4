"""Hooks as files: instructions or a built-in kind, and every mistake with its line."""

from collections.abc import Callable
from pathlib import Path

import pytest

import ryxd.tools
from ryxd.core.agent import Limits
from ryxd.core.effect import Permission
from ryxd.core.hookspec import EVERY, Copies, HookSpec, Moment
from ryxd.core.model import Tier
from ryxd.core.tool import discover
from ryxd.engine.hookspecs import kinds, read_hook
from ryxd.engine.matter import Faulty
from ryxd.engine.specs import There
from ryxd.engine.toolbox import Toolbox

THERE = There(Toolbox(discover(ryxd.tools)), ("file", "chat"), ("careful",))

CAREFUL = """+++
description = "asks before ~/Documents is touched"
moments = ["review", "comment"]
agents = ["file"]
tools = ["group:file", "!read_file"]
classes = ["change", "destroy"]
copies = "read_only"
tier = "medium"

[limits]
turns = 2
+++
Block what would touch ~/Documents.
"""
KIND = """+++
description = "no other modules"
moments = ["review"]
kind = "blocked_operations"

[settings]
modules = ["yaml"]
+++
"""


@pytest.fixture
def read(tmp_path: Path) -> Callable[[str], HookSpec]:
    def reading(text: str) -> HookSpec:
        (tmp_path / "careful.md").write_text(text)
        return read_hook(tmp_path / "careful.md", THERE)

    return reading


def test_a_hook_that_thinks(read: Callable[[str], HookSpec]) -> None:
    hook = read(CAREFUL)
    assert hook == HookSpec(
        "careful",
        "asks before ~/Documents is touched",
        frozenset({Moment.REVIEW, Moment.COMMENT}),
        agents=("file",),
        tools=("group:file", "!read_file"),
        classes=frozenset({Permission.CHANGE, Permission.DESTROY}),
        tier=Tier.MEDIUM,
        copies=Copies.READ_ONLY,
        limits=Limits(turns=2),
        instructions="Block what would touch ~/Documents.",
    )
    assert (hook.of("file"), hook.of("chat")) == (True, False)


def test_a_hook_of_a_kind_has_its_settings_checked_and_filled_in(read: Callable[[str], HookSpec]) -> None:
    hook = read(KIND)
    assert (hook.kind, hook.settings, hook.agents) == ("blocked_operations", {"modules": ("yaml",)}, (EVERY,))
    assert hook.of("whoever")
    bare = read(KIND.replace('\n[settings]\nmodules = ["yaml"]', ""))
    assert bare.settings == {"modules": ()}


def test_every_kind_is_a_hook_of_its_name() -> None:
    assert "blocked_operations" in kinds()
    for name, settings in kinds().items():
        if name == "guard":  # one that guards nothing is none
            assert settings(paths=("~/x",)).model_dump()["verdict"] == "ask"
            continue
        settings()  # all of it can be left out
        assert settings.model_config.get("extra") == "forbid", name


@pytest.mark.parametrize(
    ("text", "line", "by", "says"),
    [
        (CAREFUL, '["review", "comment"]', "[]", ":3: moments:"),
        (CAREFUL, '"comment"', '"before"', "moments.1: input should be 'comment' or 'review'"),
        (CAREFUL, 'moments = ["review", "comment"]', "", "moments is missing"),
        (CAREFUL, '["file"]', '["fiel"]', ":4: agents: there is no agent fiel; did you mean file?"),
        (CAREFUL, '"group:file"', '"group:files"', ":5: tools: there is no group of tools group:files; did you mean"),
        (CAREFUL, '"destroy"', '"delete"', ":6: classes.1: input should be 'read', 'change', 'destroy'"),
        (CAREFUL, '"read_only"', '"readonly"', ":7: copies: input should be 'same', 'read_only' or 'none'"),
        (CAREFUL, "turns = 2", "turns = 0", ":11: limits.turns:"),
        (CAREFUL, "tier =", "teir =", ":8: there is no key teir; did you mean tier?"),
        (CAREFUL, "[limits]", "[settings]", ":10: settings: only a hook of a kind has them"),
        (CAREFUL, "Block what", "In {cdw} block what", ":13: {cdw}: there is no variable cdw; did you mean cwd?"),
        (CAREFUL, "Block what would touch ~/Documents.", "", "the instructions are missing"),
        (KIND, "blocked_operations", "blocked_operation", ":4: kind: there is no kind of hook blocked_operation; did"),
        (KIND, "modules =", "module =", ":7: there is no key module; did you mean modules?"),
        (KIND, '["yaml"]', '"yaml"', ":7: modules: input should be a valid tuple"),
        (KIND, "[settings]", 'tier = "small"\n[settings]', ":6: tier: a hook of a kind is code"),
    ],
)
def test_a_mistake_is_told_with_its_line(
    read: Callable[[str], HookSpec], text: str, line: str, by: str, says: str
) -> None:
    assert line in text
    with pytest.raises(Faulty) as caught:
        read(text.replace(line, by))
    assert says in str(caught.value)


@pytest.mark.parametrize(
    ("settings", "expected"),
    [
        ("", ":1: say what it guards: paths, classes, tools or commands"),
        ('[settings]\npaths = ["Documents"]', ":5: paths: has to begin with ~/ or /: Documents"),
        ('classes = ["read"]\n[settings]\npaths = ["~/x"]', ":4: classes: a guard has it in [settings]"),
        ('tools = []\n[settings]\npaths = ["~/x"]', ":4: tools: a guard has it in [settings]"),
        ('[settings]\npaths = ["~/x"]\nclasses = ["red"]', ":6: classes.0: input should be 'read', 'change'"),
    ],
)
def test_a_guard_that_would_guard_something_else_is_faulty(
    read: Callable[[str], HookSpec], settings: str, expected: str
) -> None:
    with pytest.raises(Faulty) as told:
        read(f'+++\ndescription = "d"\nkind = "guard"\n{settings}\n+++\n')
    assert expected in str(told.value)


def test_a_hook_that_is_code_reads_no_instructions(read: Callable[[str], HookSpec]) -> None:
    with pytest.raises(Faulty, match=":9: a hook of a kind is code and reads no instructions"):
        read(f"{KIND}Be careful.\n")
