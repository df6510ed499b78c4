"""Every reason why nobody can tell what a line does has its German, with the words of the line in it."""

import ast
from collections.abc import Iterator
from pathlib import Path

import pytest

import ryxd.tools.command
from ryxd.tools.command import read_command
from ryxd.tools.command.german import TEXTS, german

SOURCE = Path(ryxd.tools.command.__file__).parent
PASSED_ON = {"{}", "{} {}", "-{} {}", "{}: {}"}
"""What only puts other reasons together."""


def template(node: ast.AST) -> str | None:
    if isinstance(node, ast.Constant) and isinstance(node.value, str):
        return node.value
    if isinstance(node, ast.JoinedStr):
        return "".join(str(part.value) if isinstance(part, ast.Constant) else "{}" for part in node.values)
    return None


def reasons() -> Iterator[str]:
    """All reasons that stand in the source: of doubts, of syntax that can't be followed, of options."""
    for file in SOURCE.rglob("*.py"):
        tree = ast.parse(file.read_text())
        for node in ast.walk(tree):
            if not isinstance(node, ast.Call):
                continue
            name = getattr(node.func, "attr", getattr(node.func, "id", ""))
            of_doubts = name == "append" and "doubts" in ast.unparse(node.func)
            if (name in {"doubt", "Unclear"} or of_doubts) and node.args:
                found = template(node.args[0])
                if found is not None and found not in PASSED_ON:
                    yield found
            if name in {"table", "Program"}:
                for each in ast.walk(node):
                    if isinstance(each, ast.Dict):
                        yield from (f"-x {text}" for value in each.values if (text := template(value)) is not None)


def test_no_reason_is_missing() -> None:
    found = sorted(set(reasons()))
    assert len(found) > 100
    untranslated = [each for each in found if german([each.replace("{}", "WORD")]) == each.replace("{}", "WORD")]
    assert untranslated == []


def test_each_has_as_many_gaps_as_the_other() -> None:
    assert [english for english, text in TEXTS.items() if english.count("{}") != text.count("{}")] == []


@pytest.mark.parametrize(
    ("line", "says"),
    [
        ("eval $x", "eval: was es ausführt, zeigt sich erst beim Ausführen"),
        ("git frobnicate", "git: git frobnicate kennt ryx nicht; es kann ein Alias sein, der alles ausführt"),
        ("vim a.txt", "vim: ein Editor kann alles, und hier sitzt niemand davor"),
        ("LD_PRELOAD=x ls", "es setzt LD_PRELOAD für ein Programm, das dann etwas anderes tun kann"),
        ("ls", ""),
    ],
)
def test_a_line_is_told_in_german(line: str, says: str) -> None:
    assert german(read_command(line, cwd=Path("/tmp"), home=Path("/home/u")).doubts) == says


def test_what_the_line_says_itself_is_not_changed() -> None:
    assert german(["{0} %s is no option that ryx knows"]) == "{0} %s ist keine Option, die ryx kennt"
    assert german(["something new"]) == "something new"
    long = "x" * 100_000
    assert german([f"{long} {long} is no plain word"]) == f"{long} {long} is no plain word"
