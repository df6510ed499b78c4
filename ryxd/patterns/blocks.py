"""The code in what a model wrote: free text, with the code in a fenced block (spec C5)."""

import ast
import re
from dataclasses import dataclass

_FENCE = re.compile(
    r"^(?P<marks>`{3,}|~{3,})[ \t]*(?P<language>[\w+#.-]*)[^\n]*\n(?P<code>.*?)(?:^(?P=marks)[ \t]*$|\Z)",
    re.DOTALL | re.MULTILINE,
)
PYTHON = "python"
SHELL = "shell"
_CALLED = {"py": PYTHON, "python3": PYTHON, "bash": SHELL, "sh": SHELL, "zsh": SHELL, "console": SHELL}


@dataclass(frozen=True)
class Code:
    """A program, and what it is written in."""

    text: str
    language: str

    def fenced(self) -> str:
        """As Markdown."""
        marks = "```"
        while marks in self.text:
            marks += "`"
        return f"{marks}{self.language}\n{self.text}\n{marks}"


def code_in(text: str, language: str = PYTHON) -> Code | None:
    """The longest block of code in a text, if any. `language` is that of a block that names none.

    A text that is Python as a whole is a block, too: some models leave the fence out.
    """
    found = [(one["code"].rstrip(), one["language"].lower()) for one in _FENCE.finditer(text)]
    blocks = [(code, named) for code, named in found if code.strip()]
    if blocks:
        code, named = max(blocks, key=lambda block: len(block[0]))
        return Code(code, _CALLED.get(named, named) or language)
    if not found and language == PYTHON and _is_python(text):
        return Code(text.strip(), PYTHON)
    return None


def _is_python(text: str) -> bool:
    """Whether a text is a program, and no single word or number."""
    try:
        body = ast.parse(text).body
    except (SyntaxError, ValueError, RecursionError, MemoryError):
        return False
    return any(not isinstance(part, ast.Expr) or isinstance(part.value, ast.Call) for part in body)
