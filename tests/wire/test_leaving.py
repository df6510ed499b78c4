"""Programs whose reader has had enough end quietly."""

import os
import subprocess
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]


@pytest.mark.parametrize(
    "words",
    [("ryxd.wire",), ("ryxd.doctor",), ("ryxd.engine.gate", "what is 1 plus 1"), ("ryxd.authoring", "--help")],
    ids=lambda words: words[0],
)
def test_nothing_is_said_of_it(words: tuple[str, ...], tmp_path: Path) -> None:
    environment = os.environ | {"HOME": str(tmp_path), "XDG_RUNTIME_DIR": str(tmp_path), "PYTHONPATH": str(ROOT)}
    program = subprocess.Popen(
        [sys.executable, "-m", *words], stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True, env=environment
    )
    assert program.stdout is not None
    assert program.stderr is not None
    program.stdout.close()
    assert program.stderr.read() == ""
    assert program.wait(60) == 0
    program.stderr.close()
