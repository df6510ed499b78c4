"""The chat template: each of ryx's own instructions is told by its role, and data can't choose one."""

import re

import pytest

from ryxd.core.shipped import prompt_folder, system
from ryxd.models.worker.template import Template
from training.__main__ import TOKENISER
from training.model.encoding import encoded
from training.model.template import ROLES, TEMPLATE, TWICE
from training.model.tokeniser import BOS, CONTROLS, END, Tokeniser
from training.talk import Talk

PLAIN = Template(TEMPLATE, bos=BOS, eos=END, controls=CONTROLS)


def rendered(*messages: list[str]) -> str:
    return "".join(text for text, _ in PLAIN.render(messages, {}))


@pytest.mark.parametrize("name", sorted(path.stem for path in (prompt_folder() / "agents").glob("*.md")))
def test_each_agent_is_told_by_its_name(name: str) -> None:
    text = (prompt_folder() / "agents" / f"{name}.md").read_text().split("+++")[2]
    assert rendered(["system", text], ["user", "hi"]) == f"<s><|system|>{name}<|user|>hi<|user|>hi<|assistant|>"


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
    assert rendered(*talk) == "<s><|system|>chat<|user|>a<|user|>a<|assistant|>b<|end|><|tool|>c<|assistant|>d<|end|><|user|>e<|user|>e<|assistant|>"


def test_what_is_long_stands_there_once() -> None:
    assert rendered(["user", "a" * TWICE]).count("<|user|>") == 2
    assert rendered(["user", "ä" * (TWICE + 1)]).count("<|user|>") == 1


def test_a_conversation_has_the_tokens_that_the_template_gives() -> None:
    tokeniser = Tokeniser.read(TOKENISER)
    for said in ("öffne ~/a b.pdf", "x" * TWICE, "x" * (TWICE + 1)):
        talk = Talk().user(said).call("open_file", path="a").error("nothing there").shown().user("und nun?").answer("Ok.")
        told = rendered(["system", "You answer briefly, and act only"], *([speaker, text] for speaker, text in talk.turns[:-1]))
        parts = re.split(f"({'|'.join(map(re.escape, (BOS, *CONTROLS)))})", told)
        numbers = [number for text in parts for number in ([tokeniser.number[text]] if text in {BOS, *CONTROLS} else tokeniser.encode(text))]
        whole = encoded(talk, tokeniser)
        assert numbers == whole.tokens[: whole.learned[-1][0]]
