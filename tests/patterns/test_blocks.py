"""Code in free text."""

import pytest

from ryxd.patterns.blocks import Code, code_in

PYTHON = "print(1)"


@pytest.mark.parametrize(
    ("text", "language", "code"),
    [
        (f"Hi.\n```python\n{PYTHON}\n```\nBye.", "python", Code(PYTHON, "python")),
        (f"```py\n{PYTHON}\n```", "python", Code(PYTHON, "python")),
        ("```\nls\n```", "shell", Code("ls", "shell")),
        ("```bash\nls\n```", "python", Code("ls", "shell")),
        ("~~~rust\nfn main() {}\n~~~", "python", Code("fn main() {}", "rust")),
        ("```sh\npip install x\n```\n\n```python\nimport x\nprint(x.y)\n```", "python", Code("import x\nprint(x.y)", "python")),
        (f"````python\n{PYTHON}\n```\nx\n````", "python", Code(f"{PYTHON}\n```\nx", "python")),
        (f"```python\n{PYTHON}", "python", Code(PYTHON, "python")),  # it ran out of tokens
        (PYTHON, "python", Code(PYTHON, "python")),
        (PYTHON, "shell", None),
        ("Hello", "python", None),
        ("I can't do that.", "python", None),
        ("```python\n\n```", "python", None),
        ("", "python", None),
    ],
)
def test_the_longest_block_is_the_code(text: str, language: str, code: Code | None) -> None:
    assert code_in(text, language) == code


def test_it_is_fenced_again_with_marks_that_it_has_not() -> None:
    assert Code("x", "python").fenced() == "```python\nx\n```"
    assert code_in(Code("a\n```\nb", "python").fenced()) == Code("a\n```\nb", "python")
