"""Texts that ship with ryx, beside its code."""

from functools import cache
from pathlib import Path


def prompt_folder() -> Path:
    """Where the prompts that ship with ryx are: in the package when installed, beside it in a checkout."""
    package = Path(__file__).parent.parent
    packaged = package / "prompts"
    return packaged if packaged.is_dir() else package.parent / "prompts"


@cache
def system(name: str) -> str:
    """A text that ryx itself puts into prompts: prompts/system/NAME.md."""
    return (prompt_folder() / "system" / f"{name}.md").read_text(encoding="utf-8")
