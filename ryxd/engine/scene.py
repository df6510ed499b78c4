"""What is true around a request: folder, language, session (spec C18; the source's Context)."""

import os
from collections.abc import Mapping
from dataclasses import dataclass
from pathlib import Path

from ryxd.core.fence import written

LAST_RESULT = 300
"""Characters of the last result that a prompt shows."""

RECENT = 5
"""Recent commands and files that a prompt shows."""

LONGEST = 80
"""Characters of each of them, and of the state of a repository."""


@dataclass(frozen=True)
class Scene:
    """The circumstances of one run, as its agents are told them."""

    cwd: Path
    language: str
    session: str
    turn_count: int
    enabled_tools: Mapping[str, bool]
    """What the agent's file allows: whether it is there now."""
    git_branch: str | None = None
    last_result: str | None = None
    editor: str = ""
    terminal: str = ""
    git_status: str | None = None
    recent_commands: tuple[str, ...] = ()
    """What was asked and run in this session, the newest first."""
    recent_files: tuple[str, ...] = ()
    """What was read, changed and found in it, the newest first."""
    window: str = ""
    """The window that had the keyboard when it was asked for, as in foot – vim notes.md."""
    workspace: str = ""
    recent_windows: tuple[str, ...] = ()
    """Those that were used before, the last one first."""

    def variables(self) -> Mapping[str, str]:
        """The scene as text, for a prompt's {variables}.

        Names of folders and branches and what an earlier run found are somebody's text: fenced by JSON's quotes.
        """
        return {
            "cwd": written(str(self.cwd)),
            "language": {"de": "German", "en": "English"}[self.language],
            "git_branch": written(self.git_branch) if self.git_branch else "none",
            "git_status": written(self.git_status[:LONGEST]) if self.git_status else "unknown",
            "last_result": written(self.last_result[:LAST_RESULT]) if self.last_result else "none",
            "recent_commands": _listed(self.recent_commands),
            "recent_files": _listed(self.recent_files),
            "turn_count": str(self.turn_count),
            "session_id": self.session or "none",
            "tools": ", ".join(name for name, on in self.enabled_tools.items() if on),
            "enabled_tools": written(dict(self.enabled_tools)),
            "editor": self.editor or "unknown",
            "terminal": self.terminal or "unknown",
            "window": written(self.window[:LONGEST]) if self.window else "unknown",
            "workspace": written(self.workspace[:LONGEST]) if self.workspace else "unknown",
            "recent_windows": _listed(self.recent_windows),
        }


def _listed(texts: tuple[str, ...]) -> str:
    """A few texts of somebody's, each cut to what says which it is: of a path that is its end."""
    if not texts:
        return "none"
    cut = [text if len(text) <= LONGEST else _cut(text) for text in texts[:RECENT]]
    return written(cut)


def _cut(text: str) -> str:
    path = text.startswith(("/", "~"))
    return f"…{text[1 - LONGEST :]}" if path else f"{text[: LONGEST - 1]}…"


VARIABLES = frozenset(Scene(Path("/"), "en", "", 0, {}).variables())
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
