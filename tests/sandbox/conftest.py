"""A place to run jobs in."""

from pathlib import Path

import pytest

from tests.fakes.sandboxed import Place


@pytest.fixture
def place(tmp_path: Path) -> Place:
    return Place(tmp_path)
