"""The commands about what ryx changed in files: list it, take it back, do it again (spec D5, A10)."""

from typing import Literal

from pydantic import Field

from ryxd.wire.command import Command, Reply


class ChangeInfo(Reply):
    """One change of a file or folder, as the undo log has it."""

    id: str = Field(description="as in c12")
    run: str = Field(default="", description="the run it was made in; empty for one that a command asked for")
    agent: str = Field(default="", description="who made it")
    kind: str = Field(description="create, replace, move, copy, trash, remove, make_folder, …")
    path: str
    target: str | None = Field(default=None, description="where it went, of a move or a copy")
    at: int = Field(description="milliseconds since 1970")
    state: Literal["done", "undone", "redone"] = Field(description="whether it holds")
    undoes: str | None = Field(default=None, description="the change that this one takes back")
    request: str = Field(default="", description="what the user had asked for")
    lost: str | None = Field(default=None, description="why it can't be taken back any more")


class ChangesReply(Reply):
    """Changes, the newest first."""

    changes: tuple[ChangeInfo, ...]
    more: bool = Field(default=False, description="whether there are older ones")


class Changes(Command):
    """List what ryx changed in files, the newest first."""

    reply = ChangesReply
    positional = ("run",)
    run: str | None = Field(default=None, description="only this run's (r12)")
    limit: int = Field(default=50, ge=1, le=1000, description="how many at most")


class TakenBack(Reply):
    """What became of one change that was to be taken back, or done again."""

    change: str = Field(description="its id (c12)")
    run: str = ""
    kind: str
    path: str
    target: str | None = None
    outcome: Literal["done", "merged", "already", "left", "would", "would_merge"] = Field(
        description="`would` and `would_merge` of a dry run; `left` is left alone; `already` was as it should be"
    )
    text: str = Field(description="what is there now (or would be), or why it was left alone, for a person")
    diff: str = Field(default="", description="unified, of a dry run and of a conflict; may be cut")
    by: str | None = Field(default=None, description="the change that did it (c14)")


class UndoReply(Reply):
    """What was taken back, in the order in which it was done, and what was left alone."""

    changes: tuple[TakenBack, ...]
    runs: tuple[str, ...] = Field(default=(), description="the runs whose changes these were")
    request: str = Field(default="", description="what the user had asked for, of one run")
    back: str | None = Field(default=None, description="the command line that turns it round again")

    @property
    def left(self) -> int:
        """How many were left alone."""
        return sum(each.outcome == "left" for each in self.changes)


class Undo(Command):
    """Take back what ryx changed in files, where it still is as ryx left it; the rest is left alone, and told."""

    reply = UndoReply
    positional = ("what",)
    what: str | None = Field(
        default=None,
        max_length=30,
        description="a run (r12) or one change (c7); the last run that changed something when missing",
    )
    dry_run: bool = Field(default=False, description="only say what would be done, with the differences")
    merge: bool = Field(
        default=False,
        description="in a text that was changed since, take back only ryx's part of it; never in a conflict",
    )


class Redo(Command):
    """Do again what was taken back last, where it still is as the undo left it."""

    reply = UndoReply
    positional = ("what",)
    what: str | None = Field(
        default=None,
        max_length=30,
        description="a run (r12) or one change (c7); what was taken back last when missing",
    )
    dry_run: bool = Field(default=False, description="only say what would be done, with the differences")
    merge: bool = Field(
        default=False,
        description="in a text that was changed since, bring back only ryx's part of it; never in a conflict",
    )
