"""A user's places, and an editor that does what a test says."""

import shlex
from pathlib import Path

import pytest

EDITOR = """#!/bin/sh
for file; do :; done
{what}
"""


class Desktop:
    """Where the user's files are, and the editor."""

    def __init__(self, folder: Path, monkeypatch: pytest.MonkeyPatch) -> None:
        self.agents, self.hooks = folder / "ryx" / "agents", folder / "ryx" / "hooks"
        self._folder = folder
        self._set = monkeypatch.setenv

    def editor(self, what: str, arguments: str = "") -> None:
        """Have $EDITOR run these lines of sh; "$file" is what it is given."""
        program = self._folder / "my editor"
        program.write_text(EDITOR.format(what=what))
        program.chmod(0o755)
        self._set("EDITOR", f"{shlex.quote(str(program))} {arguments}")


@pytest.fixture
def desktop(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Desktop:
    for name in ("CONFIG", "STATE", "DATA", "CACHE"):
        monkeypatch.setenv(f"XDG_{name}_HOME", str(tmp_path))
    monkeypatch.delenv("VISUAL", raising=False)
    return Desktop(tmp_path, monkeypatch)
