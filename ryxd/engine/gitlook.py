"""The state of the repository around a folder, in a line: what git says of it, asked in the sandbox (spec C18).

A repository's own configuration makes git run programs (filters, a file system monitor), and no option switches
all of that off. So git runs where a command that only reads does: without network, with nothing to change.
"""

from collections.abc import Awaitable, Callable
from pathlib import Path

from ryxd.core.tool import Paths, ToolError
from ryxd.sandbox.failure import Unable
from ryxd.sandbox.job import MIB, Job, Limits
from ryxd.sandbox.runner import Sandbox

SECONDS = 1.0
"""That git may take; a repository that is too large for that has no state here."""

GitLook = Callable[[Path, Paths], Awaitable[str | None]]
"""Gives the state of the repository around a folder; None outside of one, and where it can't be told."""

ARGV = (
    "git", "--no-optional-locks", "-c", "core.fsmonitor=false", "-c", "core.hooksPath=/dev/null",
    "status", "--porcelain=v2", "--branch", "--ignore-submodules=all", "--untracked-files=normal",
)  # fmt: skip


def git_look(sandbox: Sandbox) -> GitLook:
    """What asks git in this sandbox."""

    async def look(folder: Path, paths: Paths) -> str | None:
        top = repository(folder)
        if top is None:
            return None
        limits = Limits(seconds=SECONDS, memory=512 * MIB, output=64 * 1024)
        job = Job(ARGV, work=folder, reads=(top,), limits=limits)
        try:
            outcome = await sandbox.run(job, paths)
        except (Unable, ToolError, OSError):
            return None
        if outcome.end != "exited" or outcome.code != 0:
            return None
        return told(outcome.out.decode(errors="replace"))

    return look


def repository(folder: Path) -> Path | None:
    """The top folder of the repository around a folder; None where there is none."""
    return next((place for place in (folder, *folder.parents) if (place / ".git").exists()), None)


def told(porcelain: str) -> str:
    """Git's porcelain, version 2, in a line: made of numbers, so that no name in it says anything."""
    staged = changed = unmerged = untracked = ahead = behind = 0
    for line in porcelain.splitlines():
        kind, _, rest = line.partition(" ")
        if kind in {"1", "2"}:
            staged += rest[:1] not in {".", ""}
            changed += rest[1:2] not in {".", ""}
        elif kind == "u":
            unmerged += 1
        elif kind == "?":
            untracked += 1
        elif line.startswith("# branch.ab "):
            ahead, behind = (abs(int(number)) for number in line.split()[2:4])
    counts = {"staged": staged, "changed": changed, "in conflict": unmerged, "untracked": untracked}
    counts |= {"ahead": ahead, "behind": behind}
    return ", ".join(f"{count} {what}" for what, count in counts.items() if count) or "clean"
