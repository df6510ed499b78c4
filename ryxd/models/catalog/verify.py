"""Whether a model's files are what was published, from the first byte to the last."""

import hashlib
import threading
from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path

from ryxd.models import gguf
from ryxd.models.catalog.shelf import Kept
from ryxd.wire.errors import ModelError

_PIECE = 1 << 20


@dataclass(frozen=True)
class Verdict:
    """What was found."""

    name: str
    problems: tuple[str, ...]
    unknown: tuple[str, ...]
    """Names of the parts whose checksum nobody has told us."""

    @property
    def fine(self) -> bool:
        """Whether nothing is wrong."""
        return not self.problems


class Stopped(Exception):
    """`stop` was set."""


def verify(kept: Kept, progress: Callable[[Path, int, int], None], stop: threading.Event) -> Verdict:
    """Read a model from end to end; `progress` hears file, bytes and size. Blocking; `stop` ends it early.

    Raises Stopped.
    """
    problems = []
    try:
        gguf.read(kept.path)
    except ModelError as error:
        problems.append(str(error))
    for part in kept.parts:
        wanted = kept.note.digests.get(part.name)
        if wanted and part.exists() and _hash(part, progress, stop) != wanted:
            problems.append(f"{part} is damaged: its checksum is not the published one; {_again(kept)}")
    known = kept.note.digests
    return Verdict(kept.name, tuple(problems), tuple(part.name for part in kept.parts if not known.get(part.name)))


def _again(kept: Kept) -> str:
    repo = kept.note.origin.partition("@")[0]
    if kept.note.source == "pulled":
        return f"ryxctl models rm {kept.name}; ryxctl models pull {repo} {kept.path.name}"
    return f"it belongs to {repo}: have it loaded again there"


def _hash(part: Path, progress: Callable[[Path, int, int], None], stop: threading.Event) -> str:
    digest = hashlib.sha256()
    size = part.stat().st_size
    done = 0
    with part.open("rb") as file:
        while piece := file.read(_PIECE):
            if stop.is_set():
                raise Stopped
            digest.update(piece)
            done += len(piece)
            progress(part, done, size)
    return digest.hexdigest()
