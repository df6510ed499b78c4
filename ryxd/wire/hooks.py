"""The commands about hooks: which there are, new ones from a sentence, what each did (specs B5, B6, B9, D4)."""

from typing import Any, Literal

from pydantic import Field

from ryxd.wire.agents import SpecFault
from ryxd.wire.command import Command, Reply

Source = Literal["file", "config", "ryx", "session"]


class HookInfo(Reply):
    """One hook: of a file, of the configuration, of ryx itself, or one that an agent has added to itself."""

    name: str
    description: str
    moments: tuple[str, ...] = Field(description="comment, review or both")
    agents: tuple[str, ...] = Field(description='who has it by its own file; "*" is every agent')
    kind: str = Field(default="", description="the built-in hook that it is; empty for one that thinks")
    file: str = Field(description="where it is described, or switched on and off; empty for one of a session")
    shipped: bool
    faulty: bool = Field(default=False, description="whether this is an earlier version: its file has a fault now")
    source: Source = "file"
    on: bool = Field(default=True, description="whether it is in force")
    session: str = Field(default="", description="whose agent added it (s3)")
    did: int = Field(default=0, description="how often it blocked, asked or said something in the last 100 runs")


class HooksReply(Reply):
    """All hooks, and what is wrong with files of hooks."""

    folder: str = Field(description="where the user's own are")
    hooks: tuple[HookInfo, ...]
    faults: tuple[SpecFault, ...] = ()


class HooksList(Command):
    """List the hooks: of files, built-in ones (on or off), those that agents added to themselves."""

    reply = HooksReply


class HookReply(HookInfo):
    """One hook in full, as it is in force."""

    names: tuple[str, ...] = Field(description="whose Actions it looks at: tools and groups, as in its file")
    means: tuple[str, ...] = Field(description="the tools that these are now; none means all")
    classes: tuple[str, ...] = Field(description="only Actions that do one of these; none means all")
    copies: str = Field(description="what a subagent gets: same, read_only or none")
    tier: str
    limits: dict[str, float | None]
    settings: dict[str, Any] = Field(default_factory=dict)
    instructions: str


class HooksShow(Command):
    """Show a hook in full."""

    reply = HookReply
    positional = ("hook",)
    hook: str = Field(min_length=1, max_length=100, description="its name")
    session: str | None = Field(
        default=None, max_length=20, description="one that an agent of this session added (s3)"
    )


class HookAdded(Reply):
    """What became of a sentence."""

    hook: str = Field(description="its name")
    kind: str = Field(description="guard; empty for one that a model judges")
    file: str
    content: str = Field(description="of the file")
    told: tuple[str, ...] = Field(description="what it does, in the language of the sentence")
    missing: tuple[str, ...] = Field(default=(), description="paths in it that are not there now")
    in_force: bool = Field(description="whether it holds from now on")
    without: tuple[str, ...] = Field(default=(), description="runs in progress, which began without it")
    dry_run: bool = False


class HooksAdd(Command):
    """Have something watched, in a plain sentence: "ask me before anything touches ~/Documents"."""

    reply = HookAdded
    positional = ("text",)
    text: str = Field(min_length=1, max_length=2000, description="the sentence, English or German")
    called: str | None = Field(default=None, max_length=40, description="what to call it")
    agent: tuple[str, ...] = Field(default=(), max_length=50, description="only for these agents")
    dry_run: bool = Field(default=False, description="say what it would be, and write nothing")
    anyway: bool = Field(default=False, description="add also what a model would judge that is too small for it")
    cwd: str | None = Field(default=None, max_length=4096, description="the folder relative paths mean")


class HookRemoved(Reply):
    """It is gone."""

    hook: str
    trashed: str = Field(default="", description="where its file lies now")
    still: bool = Field(default=False, description="whether one of this name that ships with ryx is in force now")
    agents: tuple[str, ...] = Field(default=(), description="whose it was, of one that agents added")


class HooksRm(Command):
    """Take a hook away: its file goes to the Trash. With --session one that an agent added to itself."""

    reply = HookRemoved
    positional = ("hook",)
    hook: str = Field(min_length=1, max_length=100, description="its name")
    session: str | None = Field(default=None, max_length=20, description="the session (s3) whose agent added it")
    agent: str | None = Field(
        default=None, max_length=400, description="with --session: only this agent's (lead/anna)"
    )


class HookDeed(Reply):
    """Something that a hook did."""

    at: int = Field(description="milliseconds since 1970")
    run: str
    agent: str = Field(description="to which agent: its path")
    hook: str
    did: str = Field(description="blocked, asked, said or left")
    text: str
    answer: str = Field(default="", description="to what it asked: yes or no")
    moment: str = Field(description="action, heard (an input) or answering")
    tool: str = Field(default="", description="of the Action that it was about")
    args: dict[str, Any] = Field(default_factory=dict, description="of that Action; long ones are cut")


class HooksDeeds(Reply):
    """What hooks did, the newest first."""

    deeds: tuple[HookDeed, ...]
    until: str = Field(
        default="", description="the oldest run that was looked at; empty when there is no older one"
    )


class HooksLog(Command):
    """Show what hooks did: what each blocked, asked about and said, when, in which run, to whom."""

    reply = HooksDeeds
    positional = ("hook",)
    hook: str | None = Field(default=None, max_length=100, description="only this one's")
    run: str | None = Field(default=None, max_length=20, description="only in this run (r12)")
    limit: int = Field(default=50, ge=1, le=300, description="how many at most")
    before: str | None = Field(default=None, max_length=20, description="only of runs before this one (r12)")
