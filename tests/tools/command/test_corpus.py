"""Every line of corpus.tsv: what only reads runs unasked, and nothing else ever does."""

import re
from pathlib import Path

import pytest

from ryxd.core.effect import Permission
from ryxd.tools.command import read_command

ROWS = [
    line.split("\t", 1)
    for line in (Path(__file__).parent / "corpus.tsv").read_text(encoding="utf-8").splitlines()
    if not line.startswith("#")
]
FREE = {Permission.READ, Permission.DESKTOP}


def real(line: str) -> str:
    line = line.replace("⏎", "\n").replace("␍", "\r")
    return re.sub(r"\\u([0-9a-f]{4})", lambda found: chr(int(found[1], 16)), line)


@pytest.mark.parametrize(("expected", "line"), ROWS, ids=[f"{number}" for number in range(len(ROWS))])
def test_no_changing_line_runs_unasked(expected: str, line: str, tmp_path: Path) -> None:
    reading = read_command(real(line), cwd=tmp_path, home=Path("/home/someone"))
    free = reading.classes <= FREE and not reading.unclear
    assert free == (expected == "free"), (line, reading)
    assert bool(reading.unclear) or expected != "unclear", (line, reading)


def test_the_corpus_is_large_and_half_of_it_tries_to_slip_through() -> None:
    assert len(ROWS) >= 300
    assert len({line for _, line in ROWS}) == len(ROWS)
    assert sum(expected != "free" for expected, _ in ROWS) * 2 >= len(ROWS)
