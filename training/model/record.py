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
UNFINISHED = FOLDER / "unfinished.gguf"
"""Weights that a later training begins with; none where the last one was the last."""
RECORD = "record.json"
_NO_DATA = {"__init__.py", "__main__.py", "cases.py", "show.py"}
_SOURCES = (
    "*.py", "families/*.py", "material/*.py", "wordings/*.py", "words/*.py", "words/lists/*.txt", "tokeniser.json",
    "typed/*.jsonl", "typed/plans/*.jsonl", "typed/talks/*.jsonl", "typed/remarks/*.jsonl",
)  # fmt: skip


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
    """The trainings before the last one, where it began with another's weights: sha256 of the file, data, recipe, exact."""
    exact: Mapping[str, Mapping[str, float]] | None = None
    """The share of exactly right turns on held-out conversations, by split: first calls and later turns."""
    same: Mapping[str, str] | None = None
    """How many texts and answers llama.cpp had the same as the training code."""
    averaged: tuple[str, ...] = ()
    """sha256 of the files whose weights it was averaged with."""

    def write(self, folder: Path) -> None:
        """Store it."""
        (folder / RECORD).write_text(json.dumps(vars(self), indent=1, ensure_ascii=False) + "\n", "utf-8")

    @classmethod
    def read(cls, folder: Path) -> Self:
        """What `write` stored."""
        stored = json.loads((folder / RECORD).read_text("utf-8"))
        return cls(**{**stored, **{name: tuple(stored.get(name, ())) for name in ("stages", "averaged")}})

    def stage(self) -> dict[str, Any]:
        """What a later training that begins with these weights keeps of it."""
        return {"sha256": self.sha256, "data": self.data, "recipe": self.recipe, "exact": self.exact, "averaged": self.averaged}


def before(began: str, folder: Path) -> tuple[Mapping[str, Any], ...]:
    """The stages of a training that began with the file of this hash ("" for none), as the record in a folder has them."""
    if not began:
        return ()
    record = Record.read(folder) if (folder / RECORD).exists() else None
    known = (*record.stages, record.stage()) if record else ()
    for count, stage in reversed(list(enumerate(known, 1))):
        if stage["sha256"] == began:  # not the last one where the same training is recorded again: kept first, then shipped
            return known[:count]
    return ({"sha256": began},)


def joined(earlier: Path, log: Path, stage: int) -> list[dict[str, Any]]:
    """The lines of all stages' logs: those of the record so far, and the last one's. Each has the number of its stage."""
    lines = [json.loads(line) for line in earlier.read_text("utf-8").splitlines()] if stage and earlier.exists() else []
    return [line for line in lines if line["stage"] < stage] + [{"stage": stage, **json.loads(line)} for line in log.read_text("utf-8").splitlines()]


def digest(path: Path) -> str:
    """sha256 of a file."""
    with path.open("rb") as file:
        return hashlib.file_digest(file, "sha256").hexdigest()


def data_version(folder: Path = _TRAINING) -> str:
    """sha256 of all files that the conversations are made from, in the order of their names."""
    whole = hashlib.sha256()
    paths = {path for pattern in _SOURCES for path in folder.glob(pattern)}
    for path in sorted(path for path in paths if not (path.parent == folder and path.name in _NO_DATA)):
        whole.update(f"{path.relative_to(folder).as_posix()} {digest(path)}\n".encode())
    return whole.hexdigest()
