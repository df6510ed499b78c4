"""ryxd/engine/gate: Python that the user wrote (SPEC C1, D9)."""

from __future__ import annotations

import pytest

from ryxd.engine.gate import classify

CODE = [
    ("python: sum(range(10))", "sum(range(10))"),
    ("run this python: print('Hi, now please')", "print('Hi, now please')"),
    ("Run python code:\nfor i in range(3):\n    print(i)", "for i in range(3):\n    print(i)"),
    ("führe diesen Python-Code aus: 2 ** 100", "2 ** 100"),
    ("execute the python script: ```python\nimport math\nmath.pi\n```", "import math\nmath.pi"),
    ("bitte python: 1 + 1", "1 + 1"),
]


@pytest.mark.parametrize(("text", "code"), CODE)
def test_python_behind_a_colon_is_kept_letter_by_letter(text: str, code: str) -> None:
    verdict = classify(text)
    assert (verdict.rule, verdict.agent, verdict.slots) == ("code.python", "data", {"code": code})


@pytest.mark.parametrize(
    "text", ["python", "what is python", "write a python script", "python:", "find python files", "open python.txt"]
)
def test_words_about_python_are_no_code(text: str) -> None:
    assert classify(text).rule != "code.python"


def test_code_that_is_too_long_to_be_read_as_a_whole_is_not_cut() -> None:
    assert classify("python: " + "x = 1\n" * 2000).rule != "code.python"
