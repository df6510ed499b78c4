"""The models that ryx itself keeps: a folder of GGUF files and links, each with a note of where it came from.

A pulled one is REPOSITORY/FILE, a linked one linked/NAME.gguf. The note, a hidden JSON file beside the model, is
written before the model gets its name: a model of ours always has one.
"""

import contextlib
import json
import os
import re
import time
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from pathlib import Path, PurePosixPath
from typing import Any, Literal

from ryxd.models.catalog.choose import PART
from ryxd.wire.errors import BadRequest, NotFound, Refused

PULLING = ".pulling"
"""Folder of what is not yet complete."""

STALE = 30 * 86400.0
"""Seconds after which nobody will go on with a download."""

LINKED = "linked"
"""Folder of the links."""

_REPO = re.compile(r"[A-Za-z0-9_][A-Za-z0-9._-]*/[A-Za-z0-9_][A-Za-z0-9._-]*")

Source = Literal["pulled", "linked", "own"]


@dataclass(frozen=True)
class Note:
    """Where a model came from."""

    source: Source = "own"
    origin: str = ""
    """Repository and commit, or the program whose file it is."""
    digests: Mapping[str, str] = field(default_factory=dict)
    """sha256 of each part, by its name in the folder, as whoever published it says; not all are known."""


@dataclass(frozen=True)
class Kept:
    """A model in the folder."""

    name: str
    parts: tuple[Path, ...]
    note: Note

    @property
    def path(self) -> Path:
        """Its file, or the first of them."""
        return self.parts[0]

    @property
    def dangling(self) -> bool:
        """Whether a link's target has gone."""
        return any(not part.exists() for part in self.parts)

    @property
    def size(self) -> int:
        """Bytes of all parts; nothing for one that has gone."""
        return sum(part.stat().st_size for part in self.parts if part.exists())


class Shelf:
    """The folder. All methods block, for as long as a folder takes to read."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder

    @property
    def pulling(self) -> Path:
        """Where a download lies until it is complete and checked: on the same disk."""
        return self.folder / PULLING

    def place(self, repo: str, file: str) -> Path:
        """Where a repository's file belongs. Raises BadRequest for a name that would leave the folder."""
        if not _REPO.fullmatch(repo) or ".." in repo:
            raise BadRequest(f"{repo!r} is no repository: OWNER/NAME, as in Qwen/Qwen3-4B-GGUF")
        path = PurePosixPath(file)
        odd = path.is_absolute() or "\\" in file or not file.isprintable()
        if odd or path.suffix.lower() != ".gguf" or any(part.startswith(".") for part in path.parts):
            raise BadRequest(f"{file!r} of {repo} is no name that a model file may have here")
        return self.folder / repo / path

    def all(self) -> list[Kept]:
        """Every model in the folder, by name."""
        found = []
        for here, folders, names in os.walk(self.folder):
            folders[:] = sorted(name for name in folders if not name.startswith("."))
            for name in sorted(names):
                part = PART.search(name)
                if name.lower().endswith(".gguf") and not name.startswith(".") and (not part or int(part[1]) == 1):
                    found.append(Path(here) / name)
        names = [_short(path) for path in found]
        return [
            self._kept(path, name if names.count(name) == 1 else str(path.relative_to(self.folder)))
            for path, name in zip(found, names, strict=True)
        ]

    def find(self, name: str) -> Kept:
        """The model called so: by its name, file name, or path in the folder. Raises NotFound, Refused."""
        there = self.all()
        word = name.lower()
        for same in (
            [kept for kept in there if word == kept.name.lower()],
            [kept for kept in there if word in _words(kept, self.folder)],
            [kept for kept in there if kept.name.lower().startswith(word)],
        ):
            if len(same) == 1:
                return same[0]
            if same:
                raise Refused(f"{name} may be {' or '.join(kept.name for kept in same)}; say which")
        raise NotFound(f"there is no model {name}; ryxctl models lists them")

    def at(self, path: Path) -> Kept | None:
        """The model that has this file, None when it is none of these."""
        return next((kept for kept in self.all() if path in kept.parts), None)

    def link(self, name: str, targets: Sequence[Path], origin: str, digests: Sequence[str]) -> Kept:
        """Link a model that another program keeps; `targets` are its parts, `digests` their sha256 or empty.

        Raises Refused when the name is taken.
        """
        folder = self.folder / LINKED
        stem = re.sub(r"[^\w.+-]+", "-", name).strip("-.") or "model"
        count = len(targets)
        endings = [f"-{n:05}-of-{count:05}.gguf" for n in range(1, count + 1)] if count > 1 else [".gguf"]
        links = [folder / (stem + ending) for ending in endings]
        for link, target in zip(links, targets, strict=True):
            if os.path.lexists(link) and Path(os.readlink(link) if link.is_symlink() else link) != target:
                if link.exists() or not link.is_symlink():
                    raise Refused(f"{link} is another model already; ryxctl models rm {stem} first")
                link.unlink()  # it dangles: the program has moved its file
        folder.mkdir(parents=True, exist_ok=True)
        known = {link.name: digest for link, digest in zip(links, digests, strict=True) if digest}
        self.note(links[0], Note("linked", origin, known))
        for link, target in zip(links, targets, strict=True):
            if not link.is_symlink():
                link.symlink_to(target)
        return self._kept(links[0], stem)

    def note(self, path: Path, note: Note) -> None:
        """Write down where the model at `path` comes from."""
        path.parent.mkdir(parents=True, exist_ok=True)
        body = {"source": note.source, "origin": note.origin, "sha256": dict(note.digests)}
        draft = _beside(path).with_suffix(".new")
        draft.write_text(json.dumps(body, indent=1) + "\n", encoding="utf-8")
        draft.replace(_beside(path))

    def remove(self, kept: Kept) -> None:
        """Delete a model of ours: its files or links, its note, and folders that are empty then."""
        for part in kept.parts:
            part.unlink(missing_ok=True)
        _beside(kept.path).unlink(missing_ok=True)
        for folder in kept.path.parents:
            if folder == self.folder or self.folder not in folder.parents or any(folder.iterdir()):
                break
            folder.rmdir()

    def tidy(self) -> None:
        """Delete what was begun to be downloaded weeks ago and never gone on with."""
        for part in self.pulling.glob("*.part"):
            with contextlib.suppress(FileNotFoundError):
                if time.time() - part.stat().st_mtime > STALE:
                    part.unlink()

    def _kept(self, path: Path, name: str) -> Kept:
        return Kept(name, _parts(path), _read(_beside(path)))


def _words(kept: Kept, folder: Path) -> set[str]:
    relative = str(kept.path.relative_to(folder))
    words = {relative, PART.sub("", relative), kept.path.name, PART.sub("", kept.path.name), str(kept.path)}
    return {word.lower() for word in words}


def _short(path: Path) -> str:
    return PART.sub("", path.name)[: -len(".gguf")]


def _parts(path: Path) -> tuple[Path, ...]:
    part = PART.search(path.name)
    if part is None:
        return (path,)
    numbered = (f"-{number:05}-of-{part[2]}" for number in range(1, int(part[2]) + 1))
    others = [path.with_name(PART.sub(number, path.name)) for number in numbered]
    return tuple(other for other in others if os.path.lexists(other))


def _beside(path: Path) -> Path:
    return path.with_name(f".{path.name}.json")


def _read(file: Path) -> Note:
    """A note; an own file has none, and a damaged one is as good as none."""
    try:
        body: Any = json.loads(file.read_text(encoding="utf-8"))
        source: Source = "linked" if body["source"] == "linked" else "pulled"
        return Note(source, str(body["origin"]), {str(key): str(value) for key, value in body["sha256"].items()})
    except (OSError, ValueError, KeyError, TypeError, AttributeError):
        return Note()
