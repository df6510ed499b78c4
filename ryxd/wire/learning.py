"""The commands about what was learned from the journal: proposals, and the user's own gate rules (spec E8)."""

from typing import Literal

from pydantic import Field

from ryxd.wire.agents import SpecFault
from ryxd.wire.command import Command, Reply

MOST_DAYS = 3650


class ProposalInfo(Reply):
    """A file that may become one of the configuration."""

    name: str
    kind: Literal["rule", "task_type"] = Field(description="a rule that needs no model, or a task type")
    title: str = Field(description="one line: which requests it is about, or what would be otherwise")
    reasons: tuple[str, ...] = Field(description="why, each in a line")
    runs: tuple[str, ...] = Field(description="on which runs it rests, the newest first")
    file: str = Field(description="where it is, and may be edited")
    replaces: bool = Field(default=False, description="whether it changes what is in force")


class LearnReply(Reply):
    """What is proposed."""

    requests: int = Field(description="requests that were looked at")
    days: int
    proposals: tuple[ProposalInfo, ...]


class LearnList(Command):
    """Look in the journal for what can be learned, and list what is proposed: rules and task types.

    A request that was done in the same way three times may become a rule that needs no model. It changes nothing.
    """

    reply = LearnReply
    days: int = Field(default=90, ge=1, le=MOST_DAYS, description="how far to look back")


class ProposalReply(ProposalInfo):
    """One proposal in full."""

    text: str = Field(description="its file, as it is now")
    faults: tuple[SpecFault, ...] = Field(default=(), description="what is wrong with it, as it is now")


class LearnShow(Command):
    """Show a proposal: its file, why it is proposed, and what is wrong with it after an edit."""

    reply = ProposalReply
    positional = ("proposal",)
    proposal: str = Field(min_length=1, max_length=100, description="its name")


class DecidedReply(Reply):
    """What was done with a proposal, or a rule."""

    name: str
    file: str = Field(description="the file that is in force now, or was")
    kept: str = Field(default="", description="where the file is kept that was replaced or taken away")


class LearnAccept(Command):
    """Accept a proposal, as its file is now: it is in force at once."""

    reply = DecidedReply
    positional = ("proposal",)
    proposal: str = Field(min_length=1, max_length=100, description="its name")


class LearnRefuse(Command):
    """Refuse a proposal: it is not made again."""

    reply = DecidedReply
    positional = ("proposal",)
    proposal: str = Field(min_length=1, max_length=100, description="its name")


class RuleInfo(Reply):
    """One of the user's own gate rules."""

    name: str
    description: str
    requests: tuple[str, ...] = Field(description="what it is for; a gap stands for what a request has there")
    steps: tuple[str, ...] = Field(description="the tools, in their order")
    runs: tuple[str, ...] = Field(default=(), description="from which it was learned; none where it was written")
    void: str = Field(default="", description="why it is not followed now; empty where it is")
    file: str
    faulty: bool = Field(default=False, description="whether this is an earlier version: its file has a fault now")


class RulesReply(Reply):
    """All rules, and what is wrong with their files."""

    folder: str = Field(description="where they are; one that is written by hand is as good")
    rules: tuple[RuleInfo, ...]
    faults: tuple[SpecFault, ...] = ()


class LearnRules(Command):
    """List your own gate rules: requests that need no model, where each comes from, and whether it is followed."""

    reply = RulesReply


class LearnRm(Command):
    """Take a gate rule of yours out of force; its file is kept elsewhere."""

    reply = DecidedReply
    positional = ("rule",)
    rule: str = Field(min_length=1, max_length=100, description="its name")
