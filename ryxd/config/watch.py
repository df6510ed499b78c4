"""The [watch] section: folders that are followed with everything in them."""

from pathlib import Path

from pydantic import Field

from ryxd.config.section import Section, expanded, no_path

_VERSIONS = (".git", ".hg", ".svn", ".jj")
_CACHES = (
    ".cache",
    "__pycache__",
    ".mypy_cache",
    ".pytest_cache",
    ".ruff_cache",
    ".hypothesis",
    ".gradle",
    ".turbo",
)
_MADE = (
    "node_modules",
    ".venv",
    "venv",
    ".tox",
    ".nox",
    ".direnv",
    ".terraform",
    ".next",
    "target",
    "dist",
    "build",
)
SKIP = (*_VERSIONS, *_CACHES, *_MADE, "lost+found")
"""What others make, keep and delete again, often with more folders than all the rest together."""


class Watch(Section):
    """[watch]: whole folders to follow; files that agents know are followed anyway."""

    roots: tuple[str, ...] = Field(
        default=(), description="folders to follow with all that is in them; never all of home"
    )
    skip: tuple[str, ...] = Field(default=SKIP, description="names of folders in them that are not followed")

    def folders(self) -> tuple[Path, ...]:
        """The roots, as paths without links."""
        return tuple(expanded(Path(root)).resolve() for root in self.roots)


def no_watch(watch: Watch) -> str | None:
    """What is wrong with the section, key first; None when nothing is."""
    for root in watch.roots:
        if (wrong := no_path(root, name=False)) is not None:
            return f"roots: {root!r} {wrong}"
        folder = expanded(Path(root)).resolve()
        if Path.home().resolve().is_relative_to(folder):
            return f"roots: {root!r} would be all of the home folder; name folders in it"
    for name in watch.skip:
        if not name or "/" in name or "\0" in name:
            return f"skip: {name!r} is no name of a folder"
    return None
