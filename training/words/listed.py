"""Long lists of words, a file each: many, so that those that are kept out of training are none of a few that were learned by heart."""

from pathlib import Path

_LISTS = Path(__file__).parent / "lists"


def words(name: str) -> tuple[str, ...]:
    """The entries of a list, each once."""
    return tuple(dict.fromkeys(line for line in (_LISTS / f"{name}.txt").read_text("utf-8").splitlines() if line))
