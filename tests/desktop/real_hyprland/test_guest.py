"""The same tests in a guest with a Hyprland of its own, where this machine can't run one."""

import faulthandler
import os
import re
import subprocess
import sys
from pathlib import Path

import pytest

from tests.desktop.real_hyprland.session import WHERE

HERE = Path(__file__).parent
REPOSITORY = Path(__file__).parents[3]
GUEST = REPOSITORY / "tests/e2e/hyprland/guest"
LIMIT = 1800
"""Seconds for a guest that draws by software."""


@pytest.mark.rare
def test_all_of_it_holds_in_a_guest() -> None:
    if WHERE != "guest":
        pytest.skip("RYX_TESTS_HYPRLAND=guest, boots one with a Hyprland of its own (docs/testing-hyprland.md)")
    tests = " ".join(f"{HERE.relative_to(REPOSITORY)}/test_{each}.py" for each in ("windows", "finding"))
    faulthandler.cancel_dump_traceback_later()  # this takes minutes, and has a limit of its own
    command = f"RYX_TESTS_HYPRLAND=own {sys.executable} -m pytest -p no:cacheprovider -q --tb=short {tests}"
    ended = subprocess.run(
        [GUEST, "run", command],
        cwd=REPOSITORY,
        env=os.environ | {"RYX_GUEST_LIMIT": str(LIMIT)},
        capture_output=True,
        text=True,
        check=False,
        timeout=LIMIT + 60,
    )
    told = ended.stdout[-8000:] + ended.stderr[-2000:]
    assert ended.returncode == 0, told
    assert re.search(r"^[1-9]\d* passed in ", ended.stdout, re.MULTILINE), told  # and nothing was skipped
