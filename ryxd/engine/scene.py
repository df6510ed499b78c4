"""What is true around a request: folder, language, session (spec C18; the source's Context)."""

import os
from collections.abc import Mapping
from dataclasses import dataclass
from pathlib import Path

from ryxd.core.fence import written

LAST_RESULT = 300
"""Characters of the last result that a prompt shows."""


@dataclass(frozen=True)
class Scene:
    """The circumstances of one run, as its agents are told them."""

    cwd: Path
    language: str
    session: str
    turn_count: int
    enabled_tools: tuple[str, ...]
    git_branch: str | None = None
    last_result: str | None = None
    editor: str = ""
    terminal: str = ""

    def variables(self) -> Mapping[str, str]:
        """The scene as text, for a prompt's {variables}.

        Names of folders and branches and what an earlier run found are somebody's text: fenced by JSON's quotes.
        """
        return {
            "cwd": written(str(self.cwd)),
            "language": {"de": "German", "en": "English"}[self.language],
            "git_branch": written(self.git_branch) if self.git_branch else "none",
            "last_result": written(self.last_result[:LAST_RESULT]) if self.last_result else "none",
            "turn_count": str(self.turn_count),
            "tools": ", ".join(self.enabled_tools),
            "editor": self.editor or "unknown",
            "terminal": self.terminal or "unknown",
        }


VARIABLES = frozenset(
    {"cwd", "language", "git_branch", "last_result", "turn_count", "tools", "editor", "terminal"}
)
"""The names of `Scene.variables`, for whoever checks a prompt before there is a scene."""


def user_language(environment: Mapping[str, str] | None = None) -> str:
    """The language of the user's locale: de or en (locale(7))."""
    environment = os.environ if environment is None else environment
    named = next((value for key in ("LC_ALL", "LC_MESSAGES", "LANG") if (value := environment.get(key))), "")
    return "de" if named.lower().startswith("de") else "en"


def folder(cwd: str | None) -> Path:
    """The folder a request means with relative paths: its own if that exists, else the home folder."""
    path = Path(cwd) if cwd else Path.home()
    return path if path.is_absolute() and path.is_dir() else Path.home()


def git_branch(folder: Path) -> str | None:
    """The branch that is checked out around a folder; None outside a repository.

    Reads .git/HEAD instead of running git: a repository's own configuration can make git run programs.
    """
    for place in (folder, *folder.parents):
        head = place / ".git" / "HEAD"
        try:
            text = head.read_text(encoding="utf-8", errors="replace")[:200].strip()
        except OSError:
            continue
        return text.removeprefix("ref: refs/heads/") if text.startswith("ref: ") else text[:12]
    return None


def user_programs(environment: Mapping[str, str] | None = None) -> tuple[str, str]:
    """The user's editor and terminal, as their environment names them; empty when it does not."""
    environment = os.environ if environment is None else environment
    return environment.get("VISUAL") or environment.get("EDITOR", ""), environment.get("TERMINAL", "")
