"""Which interpreter the sandbox gets, and which packages: numpy, pandas, matplotlib and what they need."""

import os
import re
import sys
from collections.abc import Iterator
from dataclasses import dataclass
from importlib import metadata
from pathlib import Path

from ryxd.sandbox.job import Placed
from ryxd.sandbox.scene import SYSTEM, inside

LIBRARIES = ("numpy", "pandas", "matplotlib")
"""What the extra `data` brings, each called as it is imported."""

INSTALL = "install ryx[data], or the packages python-pandas and python-matplotlib"

PLACE = Path("/packages")
INSIDE = Path(__file__).parent / "inside"

_NAME = re.compile(r"[A-Za-z0-9._-]+")


@dataclass(frozen=True)
class Packages:
    """What there is."""

    interpreter: Path
    placed: tuple[Placed, ...]
    """What has to be put into the sandbox for it."""
    path: tuple[str, ...]
    """Where, inside, packages are imported from."""
    versions: tuple[str, ...]
    """name-version of the libraries that are there."""

    @property
    def missing(self) -> tuple[str, ...]:
        """The libraries that are not there."""
        there = {version.partition("-")[0] for version in self.versions}
        return tuple(name for name in LIBRARIES if name not in there)


def packages() -> Packages:
    """Look them up in this daemon's own environment; reads the lists of their files."""
    binary = Path(os.path.realpath(getattr(sys, "_base_executable", None) or sys.executable))
    placed = [Placed(INSIDE, PLACE / "ryx")]
    if not inside(binary, SYSTEM):
        base = Path(sys.base_prefix).resolve()
        placed.append(Placed(base, base, writable=False))
    path = {str(PLACE / "ryx"): None}
    versions = []
    found: dict[str, metadata.Distribution] = {}
    for name in LIBRARIES:
        _needed(name, found)
        if name in found:
            versions.append(f"{name}-{found[name].version}")
    for distribution in found.values():
        folder = Path(str(distribution.locate_file(""))).resolve()
        if inside(folder, SYSTEM):
            path[str(folder)] = None  # it is seen anyway
            continue
        path[str(PLACE)] = None
        there = [name for name in sorted(_tops(distribution)) if (folder / name).exists()]
        placed += [Placed(folder / name, PLACE / name) for name in there]
    return Packages(binary, tuple(dict.fromkeys(placed)), tuple(path), tuple(versions))


def _needed(name: str, found: dict[str, metadata.Distribution]) -> None:
    """A distribution and all that it needs, as far as it is installed."""
    key = re.sub(r"[-_.]+", "-", name).lower()
    if key in found:
        return
    try:
        found[key] = metadata.distribution(name)
    except metadata.PackageNotFoundError:
        return
    for requirement in found[key].requires or ():
        match = _NAME.match(requirement)
        if match and "extra ==" not in requirement:
            _needed(match[0], found)


def _tops(distribution: metadata.Distribution) -> Iterator[str]:
    """The files and folders right in the package folder that belong to a distribution."""
    tops = {file.parts[0] for file in distribution.files or () if file.parts}
    yield from (top for top in tops if top not in {"..", "__pycache__"})
