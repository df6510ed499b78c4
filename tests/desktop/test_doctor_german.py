"""`ryxctl doctor` in a German locale: everything it can say has its German; what programs read stays English."""

import ast
import json
import os
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import ryxd.doctor
from ryxd.doctor.check import Check, table
from ryxd.doctor.german import TEXTS, german, translated

SOURCE = Path(ryxd.doctor.__file__).parent
TOLD = {"fix", "text", "start", "restart", "again", "logs", "gone", "enable", "lua", "conf", "buttons"}
"""Names that hold what a Check says, or a part of it."""
PLAIN = (
    "systemctl ",
    "pacman -S {}",
    "hyprctl ",
    "journalctl ",
    "dofile(",
    "source = ",
    "{}: {}",
    "{}, {}",
    "{} {}",
    "llama-cpp-python {}",
    "{}, or {}",
    "{}; a larger one would not fit",
    "no {}",
)
"""Commands to type, lines to write, and what only puts parts together."""
PARTS = ("draws ", "can't offer ")
"""They stand behind a name."""


def template(node: ast.AST) -> str | None:
    if isinstance(node, ast.Constant) and isinstance(node.value, str):
        return node.value
    if isinstance(node, ast.JoinedStr):
        return "".join(str(part.value) if isinstance(part, ast.Constant) else "{}" for part in node.values)
    return None


def said() -> Iterator[str]:
    for file in SOURCE.glob("*.py"):
        if file.name in {"german.py", "__init__.py"}:
            continue
        for node in ast.walk(ast.parse(file.read_text())):
            nodes: list[ast.expr] = []
            if isinstance(node, ast.Call) and getattr(node.func, "id", "") == "Check":
                nodes = [node.args[0], *node.args[2:4]]
            elif isinstance(node, ast.Assign) and any(getattr(each, "id", "") in TOLD for each in node.targets):
                nodes = [node.value]
            for each in nodes:
                options = [each.body, each.orelse] if isinstance(each, ast.IfExp) else [each]
                options = [
                    value for one in options for value in (one.values if isinstance(one, ast.BoolOp) else [one])
                ]
                yield from filter(None, map(template, options))


def test_no_text_of_a_check_is_missing() -> None:
    found = sorted({text for text in said() if any(letter.isalpha() for letter in text.replace("{}", ""))})
    assert len(found) > 60
    missing = []
    for text in found:
        whole = f"mako 1, {text}" if text.startswith(PARTS) else text
        filled = whole.replace("{}", "WORT")
        if not text.startswith(PLAIN) and german(filled) == filled and text not in TEXTS.values():
            missing.append(text)
    assert missing == []


def test_each_has_as_many_gaps_as_the_other() -> None:
    assert [english for english, text in TEXTS.items() if english.count("{}") != text.count("{}")] == []


def test_what_takes_parts_is_german_as_a_whole() -> None:
    check = translated(Check("volume", "missing", "no wpctl or pactl", "pacman -S wireplumber"))
    assert (check.name, check.text, check.fix) == ("Lautstärke", "kein wpctl oder pactl", "pacman -S wireplumber")
    assert translated(Check("x", "broken", "no such luck")).text == "no such luck"
    assert german("only the starter model (8 GB of memory here); a larger one would not fit").endswith(
        "passte nicht"
    )


def test_the_table_is_german() -> None:
    checks = [
        Check(
            "disk", "broken", "5 MiB free: nothing can be journaled", "make room on the disk of /x", essential=True
        )
    ]
    assert table([translated(check) for check in checks], color=False, say=german).splitlines() == [
        "✗ Festplatte  5 MiB frei: nichts kann aufgezeichnet werden",
        "              → auf der Festplatte von /x Platz schaffen",
        "",
        "1 notwendige Sache ist zu beheben.",
    ]


def test_the_locale_decides_and_json_is_english(tmp_path: Path) -> None:
    env = {
        "PATH": os.environ["PATH"], "HOME": str(tmp_path), "XDG_RUNTIME_DIR": str(tmp_path), "LANG": "de_DE.UTF-8",
        "PYTHONPATH": str(SOURCE.parents[1]), "PYTHONIOENCODING": "utf-8",
    }  # fmt: skip
    told = subprocess.run(
        [sys.executable, "-m", "ryxd.doctor"], env=env, capture_output=True, text=True, timeout=60, check=False
    )
    assert "antwortet nichts" in told.stdout
    assert "zu beheben." in told.stdout
    told = subprocess.run(
        [sys.executable, "-m", "ryxd.doctor", "--json"],
        env=env,
        capture_output=True,
        text=True,
        timeout=60,
        check=False,
    )
    assert any(check["text"].startswith("nothing answers on") for check in json.loads(told.stdout))
