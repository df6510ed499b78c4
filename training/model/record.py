"""What is known of a trained model: its hash, recipe, data, log and measures, kept beside the file that ships."""

import hashlib
import json
from collections.abc import Mapping
from dataclasses import dataclass
from pathlib import Path
from typing import Any, Self

_TRAINING = Path(__file__).parents[1]
FOLDER = _TRAINING / "starter"
"""The record of the model that ships: record.json, log.jsonl, loss.png, report.json and its pictures."""
RECORD = "record.json"
_SOURCES = ("*.py", "families/*.py", "material/*.py", "wordings/*.py", "words/*.py", "tokeniser.json")


@dataclass(frozen=True)
class Record:
    """How the file that ships came to be."""

    sha256: str
    """Of the file."""
    size: int
    """Bytes of it."""
    data: str
    """sha256 of all that the conversations are made from, as it was at the training."""
    recipe: Mapping[str, Any]
    stages: tuple[Mapping[str, Any], ...] = ()
    """The trainings before the last one, where it began with another's weights: recipe and data of each."""
    exact: Mapping[str, Mapping[str, float]] | None = None
    """The share of exactly right turns on held-out conversations, by split: first calls and later turns."""
    same: Mapping[str, str] | None = None
    """How many texts and answers llama.cpp had the same as the training code."""

    def write(self, folder: Path) -> None:
        """Store it."""
        (folder / RECORD).write_text(json.dumps(vars(self), indent=1, ensure_ascii=False) + "\n", "utf-8")

    @classmethod
    def read(cls, folder: Path) -> Self:
        """What `write` stored."""
        stored = json.loads((folder / RECORD).read_text("utf-8"))
        return cls(**{**stored, "stages": tuple(stored.get("stages", ()))})


def digest(path: Path) -> str:
    """sha256 of a file."""
    with path.open("rb") as file:
        return hashlib.file_digest(file, "sha256").hexdigest()


def data_version(folder: Path = _TRAINING) -> str:
    """sha256 of all files that the conversations are made from, in the order of their names."""
    whole = hashlib.sha256()
    for path in sorted({path for pattern in _SOURCES for path in folder.glob(pattern)}):
        whole.update(f"{path.relative_to(folder).as_posix()} {digest(path)}\n".encode())
    return whole.hexdigest()
