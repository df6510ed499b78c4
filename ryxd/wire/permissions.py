"""The commands about permissions: which rules there are, and what they say of a command line (spec D4)."""

from typing import Literal

from pydantic import Field

from ryxd.wire.command import MAX_TEXT, Command, Reply


class RuleInfo(Reply):
    """One rule."""

    number: int
    do: Literal["allow", "ask", "deny"]
    text: str = Field(description="the rule in words")
    source: str = Field(description="where it is written: config.toml, permissions.toml or a run")
    note: str = Field(default="", description="when and what for it was granted")


class RunGrant(Reply):
    """What the user allowed for a run that goes on; it ends with the run."""

    run: str
    text: str = Field(description="the rule in words")


class PermissionsReply(Reply):
    """What is allowed, asked about and refused."""

    defaults: dict[str, str] = Field(
        description="class of action to allow, ask or deny, where no rule says otherwise"
    )
    rules: tuple[RuleInfo, ...]
    file: str = Field(description="where grants for always are kept")
    problems: tuple[str, ...] = Field(default=(), description="what in that file can't be used, and why")
    granted: tuple[RunGrant, ...] = Field(default=(), description="what is allowed for runs in progress only")


class PermissionsList(Command):
    """List what is allowed, asked about and refused, and where each rule comes from."""

    reply = PermissionsReply


class PermissionsForget(Command):
    """Take back what was allowed for always; the number is that of the list."""

    reply = RuleInfo
    positional = ("number",)
    number: int = Field(ge=1, le=1_000_000, description="the rule's number in the list")


class PermissionsCheckReply(Reply):
    """What a command line would do, and what ryx would say to it. Nothing was run."""

    classes: tuple[str, ...]
    commands: tuple[tuple[str, ...], ...] = Field(description="its simple commands, each as its words")
    reads: tuple[str, ...] = ()
    writes: tuple[str, ...] = ()
    unclear: str = Field(default="", description="why nobody can tell what it does")
    why: str = Field(default="", description="which of its words do more than read")
    verdict: Literal["allow", "ask", "deny"]
    reason: str
    rule: str = Field(default="", description="the rule or the class that decided")
    lasting: bool = Field(default=True, description="whether a yes may be given for longer than once")


class PermissionsCheck(Command):
    """Say what a command line would do and whether ryx would ask about it; nothing is run."""

    reply = PermissionsCheckReply
    positional = ("line",)
    line: str = Field(min_length=1, max_length=MAX_TEXT, description="the command line, in quotes")
    cwd: str | None = Field(default=None, max_length=4096, description="the folder relative paths mean")
