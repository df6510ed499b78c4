"""What a job will see: worked out from its folders and the path boundary, before it starts."""

from collections.abc import Iterable
from dataclasses import dataclass
from pathlib import Path

from ryxd.core.tool import Paths, ToolError
from ryxd.sandbox.job import Job
from ryxd.sandbox.layer import Part
from ryxd.sandbox.sight import Covered, covered, outermost

SYSTEM = (Path("/usr"), Path("/opt"))
"""Seen by every job."""


@dataclass(frozen=True)
class Scene:
    """A job and what was found out for it."""

    job: Job
    paths: Paths
    aliases: tuple[tuple[Path, Path], ...]
    """Links on the way to what it sees: a name, and where it leads."""
    shown: tuple[tuple[Path, Covered], ...]
    """What it sees read-only, and what of it is covered."""
    layers: tuple[tuple[Path, str, Covered], ...]
    """What it changes: the folder, where its layer is put together (relative to the stage), what is covered."""
    owned: tuple[tuple[Path, Covered], ...]
    """What it may write to directly."""
    empty: Path
    """A file that nobody can read, to put over others."""

    @property
    def unknown(self) -> tuple[str, ...]:
        """Folders that are covered because they are too large to be looked through."""
        hidden = [covered for _, covered in (*self.shown, *self.owned)] + [covered for *_, covered in self.layers]
        return tuple(folder for covered in hidden for folder in covered.unknown)

    @property
    def visible(self) -> list[Path]:
        """All folders and files of the user's that it sees."""
        return [path for path, _ in (*self.shown, *self.owned)] + [path for path, _, _ in self.layers]

    @property
    def places(self) -> list[Path]:
        """Where it sees what is ours."""
        return [placed.at for placed in self.job.placed]


def look_around(job: Job, paths: Paths, stage: Path, parts: tuple[Part, ...]) -> Scene:
    """What the job sees. Walks folders; raises ToolError for what it must not."""
    # what is covered is not in a copy at all
    layers = tuple(
        (part.folder, f"{number}/merged", Covered() if part.whole else covered(part.folder, paths))
        for number, part in enumerate(parts)
    )
    known = (*(part.folder for part in parts), *job.owns, *SYSTEM)
    wanted = [*_work(job, paths), *(paths.readable(path) for path in job.reads)]
    shown = outermost(path for path in wanted if path.exists() and not inside(path, known))
    aliases = tuple(
        (path, paths.readable(path))
        for path in dict.fromkeys(job.reads)
        if paths.readable(path) != path and not inside(path, (*known, *shown))
    )
    return Scene(job, paths, aliases, _seen(shown, paths), layers, _seen(job.owns, paths), stage / "empty")


def inside(path: Path, folders: Iterable[Path]) -> bool:
    """Whether a path is one of the folders, or below one."""
    return any(path.is_relative_to(folder) for folder in folders)


def _seen(folders: Iterable[Path], paths: Paths) -> tuple[tuple[Path, Covered], ...]:
    return tuple((folder, covered(folder, paths)) for folder in folders)


def _work(job: Job, paths: Paths) -> list[Path]:
    """The folder a job works in, if it may be seen."""
    if inside(job.work, (placed.at for placed in job.placed)):
        return []
    if paths.home != job.work and paths.home.is_relative_to(job.work):
        return []  # / or /home: nobody means all of that
    try:
        return [paths.readable(job.work)]
    except ToolError:
        return []
