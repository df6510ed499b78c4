"""What a command may change of a repository's own folder: never what git would run later, outside the sandbox."""

import os
import subprocess
from pathlib import Path

from ryxd.core.files import Create, Link, MakeFolder, Mode, Remove, RemoveFolder, Replace
from ryxd.sandbox.ability import PATH

Done = Create | Replace | Remove | MakeFolder | RemoveFolder | Link | Mode
"""What a layer can hold; names are not moved in it, but gone here and new there."""

HARMLESS = (
    "core.repositoryformatversion", "core.filemode", "core.bare", "core.logallrefupdates", "core.ignorecase",
    "core.precomposeunicode", "core.symlinks", "core.autocrlf", "core.eol", "core.safecrlf", "core.abbrev",
    "core.quotepath", "user.name", "user.email", "init.defaultbranch", "pull.rebase", "pull.ff", "push.default",
    "push.autosetupremote", "extensions.objectformat", "extensions.refstorage", "merge.conflictstyle",
)  # fmt: skip
"""Settings that make git run nothing. What is not here may be one that does: aliases, filters, pagers, …"""

HARMLESS_OF_A_NAME = {
    "remote": {"url", "fetch", "pushurl", "tagopt", "prune"},
    "branch": {"remote", "merge", "rebase", "description"},
    "submodule": {"url", "active", "branch"},
}
"""Of remote.NAME.url and their like: the last part."""


def why_not(operation: Done) -> str:
    """Why an operation on a file inside a .git folder may not be done; empty where it may."""
    parts = operation.path.parts
    if ".git" not in parts:
        return ""
    inside = parts[len(parts) - parts[::-1].index(".git") :]
    if not inside and isinstance(operation, Create | Replace | Link):
        return f"{operation.path}: a .git that is no folder can lead git anywhere"
    if "hooks" in inside[:-1]:
        if inside[-1].endswith(".sample") and isinstance(operation, Create):
            return ""  # what git init puts there is never run
        if isinstance(operation, Create | Replace | Link):
            return f"{operation.path} is a hook: git would run it later"
    if inside and inside[-1] in {"config", "config.worktree"} and isinstance(operation, Create | Replace | Link):
        return _settings(operation)
    if inside[-2:] == ("info", "attributes") and isinstance(operation, Create | Replace | Link):
        return f"{operation.path} decides which programs git runs"
    return ""


def _settings(operation: Create | Replace | Link) -> str:
    """Read the settings as git does, and name the first one that was not there, or not so, and is not harmless."""
    if isinstance(operation, Link) or not isinstance(operation.data, Path):
        return f"{operation.path} leads git to other settings"
    before = _read(operation.path) if isinstance(operation, Replace) else frozenset()
    after = _read(operation.data)
    if before is None or after is None:
        return f"{operation.path}: git can't read its new settings"
    for name, value in sorted(after - before):
        if not _harmless(name) or value.lower().startswith("ext::"):
            return f"{operation.path} sets {name}: git could run a program because of it"
    return ""


def _harmless(name: str) -> bool:
    first, _, rest = name.partition(".")
    named, _, last = rest.rpartition(".")
    return name in HARMLESS if not named else last in HARMLESS_OF_A_NAME.get(first, ())


def _read(file: Path) -> frozenset[tuple[str, str]] | None:
    """All settings of a file, by git itself: only so it is read as git will. None where that fails."""
    try:
        ended = subprocess.run(
            ["git", "config", "--no-includes", "--file", os.fspath(file), "--null", "--list"],
            stdin=subprocess.DEVNULL,
            capture_output=True,
            timeout=5,
            check=True,
            cwd="/",
            env={"PATH": PATH, "GIT_CONFIG_NOSYSTEM": "1", "GIT_CONFIG_GLOBAL": "/dev/null", "HOME": "/"},
        )
    except (OSError, subprocess.SubprocessError):
        return None
    items = (item.partition("\n") for item in ended.stdout.decode(errors="replace").split("\0") if item)
    return frozenset((name, value) for name, _, value in items)
