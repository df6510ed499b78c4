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
    environment.pop("PYTHONUNBUFFERED", None)  # what is still in the buffer at the end is the harder case
    program = [sys.executable, "-m", *words]
    with subprocess.Popen(
        program, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True, env=environment
    ) as running:
        assert running.stdout is not None
        assert running.stderr is not None
        running.stdout.close()
        assert running.stderr.read() == ""
        assert running.wait(60) == 0


def test_wrong_words_still_end_it_with_2() -> None:
    program = [sys.executable, "-m", "ryxd.authoring", "agents", "dance"]
    done = subprocess.run(program, capture_output=True, text=True, cwd=ROOT, check=False)
    assert done.returncode == 2
    assert "invalid choice: 'dance'" in done.stderr
