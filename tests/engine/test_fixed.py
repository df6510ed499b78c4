"""Fixed prompts: no agent's is larger than a small model can afford, whatever its circumstances are."""

from collections.abc import Iterable, Mapping
from dataclasses import replace
from pathlib import Path
from typing import cast

import pytest
from pydantic import BaseModel, Field

from ryxd.composition import built_in
from ryxd.core.agent import AgentSpec
from ryxd.core.handoff import Handing, Handoffs
from ryxd.core.model import Tier
from ryxd.core.shipped import prompt_folder
from ryxd.core.tool import Permission, Tool, ToolView, tool
from ryxd.core.view import View
from ryxd.engine.fixed import TOKENS, fixed_prompt, generous, tokens
from ryxd.engine.specs import load_specs
from ryxd.engine.toolbox import Toolbox
from ryxd.sandbox.runner import Sandbox

MOST = TOKENS[Tier.SMALL]


@pytest.fixture(scope="module")
def tools() -> Toolbox:
    return Toolbox(built_in(Sandbox(Path("/nowhere")), Path("/nowhere")))


def of(tools: Toolbox, names: Iterable[str]) -> dict[str, Tool]:
    return {name: tools[name] for name in sorted(tools.names(names))}


def handing(spec: AgentSpec, specs: Mapping[str, AgentSpec]) -> dict[str, Tool]:
    """The actions by which it can hand over to others."""
    about = {name: specs[name].description for name in spec.handoff}
    return Handing(cast(View, None), Handoffs({}), about).tools()


def test_no_agents_fixed_prompt_is_larger_than_a_small_model_can_afford(tools: Toolbox) -> None:
    # those of larger tiers, too: the small model stands in for a model that is not there
    specs = load_specs([prompt_folder() / "agents"], tools)
    assert len(specs) >= 5
    over = {}
    for name, spec in specs.items():
        mine = {**of(tools, spec.tools), **handing(spec, specs)}
        prompt = fixed_prompt(spec, mine, generous(of(tools, spec.tools)))
        print(f"{name}: {len(prompt)} characters, {tokens(prompt)} tokens")
        if tokens(prompt) > MOST:
            over[name] = tokens(prompt)
    assert not over, f"more than {MOST} tokens: {over}; shorten prompts/agents/NAME.md"


class Filing(BaseModel):
    path: str = Field(description="where")
    labels: list[str] = Field(default=[], description="which")
    priority: int = Field(default=0, description="how urgent")


@tool("unused", permission=Permission.READ, groups={"test"})
async def filed(args: Filing, view: ToolView) -> Filing:
    return args


def many(count: int, said: str) -> dict[str, Tool]:
    names = [f"office__file_a_document_{number}" for number in range(count)]
    return {name: replace(filed, name=name, description=said, source="mcp:office") for name in names}


@pytest.mark.parametrize("count", [1, 12, 30, 60, 200])
@pytest.mark.parametrize("said", ["files a document", "files a document, and says what it is about. " * 20])
def test_however_many_tools_others_bring_it_stays_below_that(count: int, said: str) -> None:
    offered = many(count, said)
    spec = AgentSpec("office", "files documents", Tier.SMALL, ("mcp:office",), "You file documents. " * 20)
    prompt = fixed_prompt(spec, offered, generous(offered))
    assert tokens(prompt) <= MOST
    shown = [name for name in offered if f"- {name}" in prompt]
    if count <= 30:
        assert len(shown) == count, "less is said of each before one is left out"
    if count <= 12:
        assert "(path: string, labels?: array, priority?: integer): files a document" in prompt
    if len(shown) < count:
        assert f"- … and {count - len(shown)} more" in prompt
    larger = fixed_prompt(replace(spec, tier=Tier.LARGE), offered, generous(offered))
    assert len(larger) >= len(prompt)


def test_a_larger_model_is_told_more(tools: Toolbox) -> None:
    offered = many(30, "files a document, and says what it is about. " * 3)
    small, large = (
        fixed_prompt(AgentSpec("office", "files", tier, (), "You file."), offered, generous({}))
        for tier in (Tier.SMALL, Tier.LARGE)
    )
    assert tokens(small) <= MOST < tokens(large)


def test_a_prompt_of_an_agent_that_is_too_long_by_itself_is_told_whole() -> None:
    spec = AgentSpec("talker", "talks", Tier.SMALL, (), "Say it. " * 2000)
    assert fixed_prompt(spec, {}, generous({})) == spec.instructions
    assert "- … and 30 more" in fixed_prompt(spec, many(30, "x"), generous({}))
