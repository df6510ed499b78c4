"""What every table of config.toml is (STYLE 23)."""

from pathlib import Path

from pydantic import BaseModel, ConfigDict


class Section(BaseModel):
    """A table of config.toml: unknown keys are refused."""

    # only the whole tree is ever checked, so that no table is built alone
    model_config = ConfigDict(frozen=True, extra="forbid", defer_build=True)


def expanded(path: Path) -> Path:
    """With the home folder for ~; as it is, where ~name is no user."""
    try:
        return path.expanduser()
    except RuntimeError:
        return path


def no_path(text: str, *, name: bool) -> str | None:
    """What is wrong with a root, or (with `name`) with a denied path: a rule that can't hold protects nothing."""
    if not text.strip() or any(mark < " " or mark == "\x7f" for mark in text):
        return "is empty, or has characters that no path has"
    if text == "~" or text.startswith(("/", "~/")):
        return None
    if name and "/" not in text and not text.startswith("~"):
        return None
    return "must be absolute or begin with ~/" + (", or be the name of a file or folder anywhere" if name else "")
