"""Where a search looks, and in which order."""

from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path

from ryxd.core.paths import FOLDERS, repository, shown, user_folders
from ryxd.core.tool import ToolError, ToolView
from ryxd.tools.neighbours import missing

ORDER = ("PICTURES", "DOWNLOAD", "DOCUMENTS", "DESKTOP", "MUSIC", "VIDEOS")
"""Of the user's own folders: the source's walk-through, then the others."""


@dataclass(frozen=True)
class Stage:
    """One folder to search."""

    folder: Path
    without: tuple[Path, ...] = ()
    """Folders in it that have a stage of their own, earlier."""
    fallback: bool = False
    """Whether it is only searched when the stages before found nothing."""
    last: bool = False
    """Whether it is not even searched for all of a kind: settings, where nobody keeps pictures."""

    def name(self, home: Path) -> str:
        """As a person writes it."""
        return shown(self.folder, home)


def stages(paths: Sequence[str], view: ToolView) -> list[Stage]:
    """The folders for a search in `paths`; ~ is where the user stands, their own, the rest of the home, settings.

    The home folder by its full name is one stage: that is how "search everywhere" is asked for. Blocks on
    the disk, so call it in a thread. Raises ToolError when none of the paths is a folder that may be read.
    """
    found: list[Stage] = []
    failed: ToolError | None = None
    for path in paths:
        if path.strip().rstrip("/") == "~":
            found += _home(view, after=bool(found))
            continue
        try:
            folder = view.paths.readable(path)
            if not folder.exists():
                failed = failed or missing(path, folder, view)
            elif folder.is_dir():
                found.append(Stage(folder))
            else:
                found.append(Stage(folder.parent))  # a file was named: what is meant lies beside it
        except ToolError as error:
            failed = failed or error
    if not found and failed:
        raise failed
    return _once(found)


def _home(view: ToolView, *, after: bool) -> list[Stage]:
    home = view.paths.home
    config = view.environment.get("XDG_CONFIG_HOME")
    known = user_folders(home, Path(config) if config else None)
    own = [known[key] for key in ORDER if key in known and key in FOLDERS]
    own = [folder for folder in own if folder != home and not view.paths.hidden(folder)]
    if not _holds(view.paths.cwd, home) and not view.paths.hidden(view.paths.cwd):
        # whoever asks in a folder of their own means it first, then the project that it is in
        own[:0] = dict.fromkeys((view.paths.cwd, repository(view.paths.cwd, home)))
    found = [Stage(folder, fallback=after or number > 0) for number, folder in enumerate(own)]
    found.append(Stage(home, fallback=after or bool(own)))
    settings = dict.fromkeys((Path(config) if config else home / ".config", home / ".config"))
    found.extend(
        Stage(folder, fallback=True, last=True)
        for folder in settings
        if folder.is_dir() and folder.is_relative_to(home) and not view.paths.hidden(folder)
    )
    return found


def _holds(folder: Path, home: Path) -> bool:
    """Whether a folder is the home folder or around it: nobody means all of / by standing in it."""
    return home.is_relative_to(folder)


def _once(found: list[Stage]) -> list[Stage]:
    """Each folder once, and none of it again inside a later one."""
    kept: list[Stage] = []
    for stage in found:
        before = [earlier.folder for earlier in kept]
        # a walk leaves out names with a dot, so the settings are not searched with the home folder
        if any(stage.folder.is_relative_to(folder) and not stage.last for folder in before):
            continue
        inside = tuple(folder for folder in before if folder.is_relative_to(stage.folder))
        kept.append(Stage(stage.folder, inside, stage.fallback, stage.last))
    return kept
