"""Every operation of the daemon, declared once: the socket, the bus, the CLI and the docs follow from here.

What a command is, is in `command`; what is about agents, hooks, models, approvals, permissions, tools and
changes has a file of its own.
"""

from typing import Any, Literal

from pydantic import Field

from ryxd.wire.agents import AgentInfo
from ryxd.wire.approvals import QuestionInfo
from ryxd.wire.board import BoardReply
from ryxd.wire.command import MAX_LINE, MAX_TEXT, PROTOCOL, AskReply, Command, Done, Reply
from ryxd.wire.desktop import Wake
from ryxd.wire.hooks import HookInfo
from ryxd.wire.learning import ProposalInfo
from ryxd.wire.live import LiveAgent
from ryxd.wire.memory import Remember
from ryxd.wire.models import ModelInfo
from ryxd.wire.permissions import PermissionsList
from ryxd.wire.plans import PlanInfo
from ryxd.wire.profiles import ProfileInfo
from ryxd.wire.provenance import Trace
from ryxd.wire.runs import Replay
from ryxd.wire.stats import Stats
from ryxd.wire.tasks import TaskInfo
from ryxd.wire.tools import ToolInfo
from ryxd.wire.transcripts import Transcript
from ryxd.wire.undo import Undo
from ryxd.wire.vocabulary import Vocabulary

__all__ = [
    "MAX_LINE", "MAX_TEXT", "PROTOCOL", "AgentInfo", "AskReply", "BoardReply", "Command", "Done", "HookInfo",
    "LiveAgent", "ModelInfo", "PermissionsList", "PlanInfo", "ProfileInfo", "ProposalInfo", "QuestionInfo",
    "Remember", "Replay", "Reply", "Stats", "TaskInfo", "ToolInfo", "Trace", "Transcript", "Undo",
    "Wake",
]  # fmt: skip
"""What others find here though it is written elsewhere."""


class HelloReply(Reply, defer_build=False):
    """Who answers."""

    protocol: int
    server: str = Field(description="name and version, as in ryxd 0.1.0")
    pid: int


class Hello(Command, defer_build=False):
    """Tell the daemon which protocol you speak, and learn which one it does."""

    reply = HelloReply
    on_cli = False
    protocol: int = Field(default=PROTOCOL, description="the version you speak")
    client: str = Field(default="", max_length=100, description="who you are, for the daemon's log")


class Ask(Command, defer_build=False):
    """Ask for something in your own words, in German or English."""

    reply = AskReply
    positional = ("text",)
    text: str = Field(min_length=1, max_length=MAX_TEXT, description="the request")
    session: str | None = Field(default=None, description="go on with this session (s3, or 'last'), or 'new'")
    origin: str | None = Field(
        default=None,
        max_length=200,
        description="where it comes from (a terminal, the prompt): one origin shares a session for a while",
    )
    context: str | None = Field(
        default=None, max_length=MAX_TEXT, description="text the request is about (standard input)"
    )
    cwd: str | None = Field(
        default=None, max_length=4096, description="the folder relative paths mean; else the focused window's"
    )
    window: bool = Field(default=False, description="the request is about the focused window")
    agent: str | None = Field(default=None, max_length=100, description="the agent that does it; else ryx chooses")
    task_type: str | None = Field(default=None, max_length=100, description="what kind of request it is")
    pattern: str | None = Field(default=None, max_length=100, description="the way in which it is done")
    options: tuple[str, ...] = Field(
        default=(), max_length=20, description="a choice about the agent's stages, as in depth=deep; repeatable"
    )
    profile: str | None = Field(default=None, max_length=100, description="how much it may spend: a profile")
    stream: bool = Field(default=False, description="send the run's events on this connection, to its end")


class Answer(Command):
    """Choose one of the answers that a run offered or waits for, as in "Open it?"; or answer it in words."""

    reply = AskReply
    positional = ("run", "choice")
    run: str = Field(description="the run that asked (r12), or a question that waits (q12.1)")
    choice: str = Field(
        max_length=MAX_TEXT,
        description="the key of a choice, as in open, open2, once, no; where it wants words, your answer",
    )
    stream: bool = Field(default=False, description="send the new run's events on this connection")


class Subscribe(Command):
    """Receive events on this connection, from now on or from an event you have already."""

    on_cli = False
    run: str | None = Field(default=None, description="only this run's; all runs' when missing")
    kinds: tuple[str, ...] | None = Field(default=None, description="only these kinds; all when missing")
    after: int | None = Field(default=None, ge=0, description="first replay what the journal has after it")
    vocabulary: Vocabulary = Field(
        default="ryx", description="in whose words: ours, or those of the sources (docs/vocabularies.md)"
    )


class Cancel(Command):
    """Stop a run, whatever it is doing."""

    positional = ("run",)
    run: str = Field(description="the run (r12)")


class RunInfo(Reply):
    """One run, as the journal has it."""

    id: str
    session: str
    text: str
    state: Literal["accepted", "running", "done", "failed", "cancelled", "interrupted"]
    level: str | None = None
    handler: str | None = None
    result: str | None = None
    error: str | None = None
    created: int = Field(description="milliseconds since 1970")
    finished: int | None = None
    waits: tuple[str, ...] = Field(default=(), description="questions that it waits with for the user (q12.1)")


class RunsReply(Reply):
    """Runs, the newest first."""

    runs: tuple[RunInfo, ...]


class Runs(Command):
    """List runs, the newest first."""

    reply = RunsReply
    limit: int = Field(default=20, ge=1, le=1000, description="how many at most")
    session: str | None = Field(default=None, description="only this session's")
    active: bool = Field(default=False, description="only those that are not finished")


class ShowReply(Reply):
    """A run and everything that happened in it."""

    run: RunInfo
    events: tuple[dict[str, Any], ...]


class Show(Command):
    """Show a run and what happened in it."""

    reply = ShowReply
    positional = ("run",)
    run: str = Field(description="the run (r12)")


class StatusReply(Reply):
    """What the daemon is doing."""

    server: str
    pid: int
    uptime: float = Field(description="seconds")
    active: tuple[RunInfo, ...]
    models: tuple[ModelInfo, ...]
    runs: int = Field(description="runs in the journal")
    clients: int = Field(description="connections on the socket, this one among them")


class Status(Command):
    """Say what the daemon and its models are doing."""

    reply = StatusReply


class ReloadReply(Reply):
    """What a reload changed, in words."""

    changed: tuple[str, ...]


class Reload(Command):
    """Read the configuration again; a wrong one changes nothing."""

    reply = ReloadReply


class Shutdown(Command):
    """End the daemon. Its runs are told, and go on when it is back; downloads and the like are ended."""


COMMANDS: dict[str, type[Command]] = {
    cls.name: cls
    for cls in sorted(Command.__subclasses__(), key=lambda cls: ("_" in cls.name, cls.__module__ != __name__))
}
"""By name; those of one word first, and of these the ones written here."""
