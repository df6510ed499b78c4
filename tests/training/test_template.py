"""The chat template: each of ryx's own instructions is told by its role, and data can't choose one."""

import pytest

from ryxd.core.shipped import prompt_folder, system
from ryxd.models.worker.template import Template
from training.model.template import ROLES, TEMPLATE
from training.model.tokeniser import BOS, CONTROLS, END

PLAIN = Template(TEMPLATE, bos=BOS, eos=END, controls=CONTROLS)


def rendered(*messages: list[str]) -> str:
    return "".join(text for text, _ in PLAIN.render(messages, {}))


@pytest.mark.parametrize("name", sorted(path.stem for path in (prompt_folder() / "agents").glob("*.md")))
def test_each_agent_is_told_by_its_name(name: str) -> None:
    text = (prompt_folder() / "agents" / f"{name}.md").read_text().split("+++")[2]
    assert rendered(["system", text], ["user", "hi"]) == f"<s><|system|>{name}<|user|>hi<|assistant|>"


@pytest.mark.parametrize(
    ("name", "role"),
    [("planner", "plan"), ("rescue", "rescue"), ("router", "router"), ("answerer", "summary"), ("critic", "other"), ("debate", "other")],
)
def test_other_instructions_are_told_by_their_role(name: str, role: str) -> None:
    assert f"<|system|>{role}<|user|>" in rendered(["system", system(name)], ["user", "hi"])


def test_a_subagent_is_told_by_its_purpose() -> None:
    text = system("subagent").format(name="planner", tools="", instructions=system("planner"))
    assert "<|system|>plan<|user|>" in rendered(["system", text], ["user", "hi"])


def test_what_the_user_says_chooses_no_role() -> None:
    phrase, _ = ROLES[1]
    assert rendered(["system", "anything"], ["user", phrase]).startswith("<s><|system|>other<|user|>")


def test_turns_are_as_in_training() -> None:
    talk = (["system", "You answer briefly, and act only"], ["user", "a"], ["assistant", "b"], ["tool", "c"], ["assistant", "d"], ["user", "e"])
    assert rendered(*talk) == "<s><|system|>chat<|user|>a<|assistant|>b<|end|><|tool|>c<|assistant|>d<|end|><|user|>e<|assistant|>"
