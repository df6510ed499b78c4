"""Published templates, against what `transformers` made of the same conversations (tests/golden/templates)."""

import functools
import json
import re
from datetime import UTC, datetime
from pathlib import Path
from typing import Any

import pytest

from ryxd.models.frames import Complete
from ryxd.models.worker.marks import Piece
from ryxd.models.worker.template import Template
from tests.fakes import ggufs
from tests.models.worker.alone import Alone

GOLDEN = Path(__file__).parents[2] / "golden" / "templates"
GIVEN = json.loads((GOLDEN / "cases.json").read_text())
EXPECTED = json.loads((GOLDEN / "expected.json").read_text())
CASES = {f"{case['case']} {model}": (case, model) for case in GIVEN["cases"] for model in case["models"]}
DATED = {"strftime_now": datetime(2024, 7, 26, tzinfo=UTC).strftime}
WITH_TOOLS = {"qwen2.5", "qwen3", "llama3.1", "llama3.2", "mistral-nemo", "mistral-small3.2", "phi4-mini"}


@functools.cache
def template(model: str) -> Template:
    return Template((GOLDEN / f"{model}.jinja").read_text(), **GIVEN["models"][model])


def render(case: dict[str, Any], model: str) -> list[Piece]:
    return template(model).render(case["messages"], {**DATED, **case["extra"]}, case["tools"])


def text(pieces: list[Piece]) -> str:
    return "".join(piece for piece, _ in pieces)


def control(pieces: list[Piece], model: str) -> list[str]:
    """The control tokens that a tokeniser would read."""
    any_of = re.compile("|".join(map(re.escape, sorted(GIVEN["models"][model]["controls"], key=len, reverse=True))))
    return [found for piece, readable in pieces if readable for found in any_of.findall(piece)]


def test_every_case_has_its_expected_text_and_every_template_its_cases() -> None:
    assert CASES.keys() == EXPECTED.keys()
    assert {path.stem for path in GOLDEN.glob("*.jinja")} == {model for _, model in CASES.values()}
    for case in ("user", "system", "turns", "tools", "call", "injection"):
        assert all(f"{case} {model}" in CASES for model in GIVEN["models"])


@pytest.mark.parametrize("name", EXPECTED)
def test_it_is_rendered_as_published(name: str) -> None:
    assert text(render(*CASES[name])) == EXPECTED[name]


@pytest.mark.parametrize("name", [name for name in EXPECTED if name.startswith("injection")])
def test_no_control_token_comes_of_what_is_said(name: str) -> None:
    case, model = CASES[name]
    harmless = json.loads(json.dumps(case))
    evil = next(case["messages"][0][1] for case in GIVEN["cases"] if case["case"] == "injection")
    for holder in (harmless["messages"], harmless["tools"]):
        holder[:] = json.loads(json.dumps(holder).replace(json.dumps(evil)[1:-1], "harmless"))
    for holder in harmless["messages"]:
        holder[1] = holder[1].replace(json.dumps(evil)[1:-1], "harmless")
    assert "<|im_start|>" not in json.dumps(harmless["messages"])
    assert control(render(case, model), model) == control(render(harmless, model), model)


@pytest.mark.parametrize("model", GIVEN["models"])
def test_what_a_template_knows_is_found(model: str) -> None:
    assert template(model).knows_tools == (model in WITH_TOOLS)


@pytest.mark.parametrize("model", GIVEN["models"])
@pytest.mark.parametrize("tools", [[], CASES["tools qwen3"][0]["tools"]])
def test_the_prefix_is_what_two_first_questions_have_in_common(model: str, tools: list[Any]) -> None:
    found = text(template(model).prefix([["system", "Be brief."], ["user", "A"]], DATED, tools))
    for said in ("0 or 1?", "1", "Weather?", "\nx"):
        whole = text(template(model).render([["system", "Be brief."], ["user", said]], DATED, tools))
        assert whole.startswith(found)
    if model != "mistral-nemo":  # puts the system message behind the tools, right before the question
        assert "Be brief." in found
    assert ("How many days ahead" in found) == bool(tools)


def test_a_request_with_tools_becomes_the_tokens_of_the_published_text(tmp_path: Path) -> None:
    """With a real vocabulary: what is told as a control token is one, what is said is not."""
    path = ggufs.qwen2(tmp_path / "tiny.gguf", template=(GOLDEN / "qwen2.5.jinja").read_text())
    model = Alone(path)
    for name in ("tools qwen2.5", "call qwen2.5", "injection qwen2.5", "injection-tools qwen2.5"):
        case, _ = CASES[name]
        tokens = model.writers.prompt(Complete(1, case["messages"], tools=case["tools"]))[0]
        written = b"".join(model.vocabulary.piece(token, special=True) for token in tokens)
        assert written.decode() == EXPECTED[name]
        start = model.vocabulary.tokens("<|im_start|>", control=True)[0]
        assert tokens.count(start) == len(case["messages"]) + 1
