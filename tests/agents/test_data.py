"""The packaged data agent, its tools in the real sandbox; only the model is scripted."""

import json
from pathlib import Path
from typing import Any

import pytest

from ryxd.agents.operator import Operator
from ryxd.composition import built_in
from ryxd.core.shipped import prompt_folder
from ryxd.core.smart import SmartAgent
from ryxd.core.transcript import Transcript
from ryxd.core.view import View
from ryxd.engine.specs import load_specs
from ryxd.hooks.blocked_operations import BlockedOperations
from tests.fakes.sandboxed import Place, needs_sandbox
from tests.fakes.scripted import ScriptedModel

pytestmark = needs_sandbox


def call(tool: str, **args: Any) -> str:
    return json.dumps({"tool": tool, "args": args})


@pytest.mark.parametrize("language", ["en", "de"])
async def test_it_mends_its_code_and_the_chart_is_offered(tmp_path: Path, language: str) -> None:
    place = Place(tmp_path)
    place.write("sales.csv", "month,sum\n1,10\n2,32\n")
    tools = built_in(place.sandbox, place.home / ".cache/ryx/python")
    spec = load_specs([prompt_folder() / "agents"], tools)["data"]
    code = "import pandas as pd\nt = pd.read_csv('sales.csv')\nt.plot(x='month')\nint(t['{column}'].sum())"
    model = ScriptedModel(
        call("python", code="import os\nos.listdir()"),
        call("python", code=code.format(column="total"), files=["sales.csv"]),
        call("python", code=code.format(column="sum"), files=["sales.csv"]),
        call("answer", text="42 in all."),
    )
    view = View(
        "data",
        tools=tools,
        allowed=frozenset(spec.tools),
        paths=place.paths,
        environment=dict,
        language=language,
        emit=lambda _: None,
        hooks=[BlockedOperations()],
    )
    agent = SmartAgent(spec, spec.instructions, model, view, Transcript())
    operator = Operator(spec, view, lambda _: agent, single=False, language=language)
    await operator.response("draw the sales and add them up")
    seen = [str(prompt.messages[-1].content) for prompt in model.prompts]
    assert "line 1: import os" in seen[1]
    assert "KeyError: 'total'" in seen[2]
    assert '"value": "42"' in seen[3]
    (path,) = operator.outcome.offer.paths
    made = {"en": "Made:", "de": "Entstanden:"}[language]
    assert operator.outcome.ok
    assert operator.outcome.text == f"42 in all.\n\n{made}\n1. chart.png: {path}"
    assert Path(path).read_bytes().startswith(b"\x89PNG")


@pytest.mark.parametrize(
    "said",
    [
        (call("read_file", path="sales.csv"), call("answer", text="42 in all.")),
        (call("answer", text="It is 42."),),
        (call("python", code="1 / 0"), call("read_file", path="sales.csv"), call("answer", text="42.")),
    ],
)
async def test_an_answer_that_nothing_has_worked_out_is_not_given(tmp_path: Path, said: tuple[str, ...]) -> None:
    operator = await asked(tmp_path, *said)
    assert (operator.outcome.ok, operator.outcome.text) == (
        False,
        "The model calculated nothing, so any answer would be made up, and I give none.",
    )


async def test_what_was_worked_out_before_a_last_look_counts(tmp_path: Path) -> None:
    operator = await asked(
        tmp_path, call("python", code="40 + 2"), call("read_file", path="sales.csv"), call("answer", text="42.")
    )
    assert operator.outcome.ok
    assert operator.outcome.text.startswith("42.")


async def asked(tmp_path: Path, *said: str) -> Operator:
    """The operator, after a request that needs several actions."""
    place = Place(tmp_path)
    place.write("sales.csv", "month,sum\n1,10\n2,32\n")
    tools = built_in(place.sandbox, place.home / ".cache/ryx/python")
    spec = load_specs([prompt_folder() / "agents"], tools)["data"]
    view = View(
        "data",
        tools=tools,
        allowed=frozenset(spec.tools),
        paths=place.paths,
        environment=dict,
        language="en",
        emit=lambda _: None,
    )
    agent = SmartAgent(spec, spec.instructions, ScriptedModel(*said), view, Transcript())
    operator = Operator(spec, view, lambda _: agent, single=False, language="en")
    await operator.response("how much is it?")
    return operator
