"""Commands about runs that are over: going on, beginning anew, looking at them once more (spec C14)."""

from typing import Any

from pydantic import Field

from ryxd.wire.command import AskReply, Command, Reply


class Resume(Command):
    """Go on with a run that ryxd's end interrupted, from where it was; what it had done is not done again."""

    reply = AskReply
    positional = ("run",)
    run: str = Field(description="the interrupted run (r12); what goes on is a run of its own")
    stream: bool = Field(default=False, description="send the new run's events on this connection")


class Retry(Command):
    """Ask again what a run was asked, from the beginning."""

    reply = AskReply
    positional = ("run",)
    run: str = Field(description="the run (r12)")
    stream: bool = Field(default=False, description="send the new run's events on this connection")


class ReplayReply(Reply):
    """What a run told, worked out again from what the journal knows of it."""

    run: str
    same: bool = Field(description="whether every event came out as it is stored, byte for byte, to the run's end")
    ends: str = Field(default="", description="where it stops, or differs, and why")
    events: tuple[dict[str, Any], ...] = ()


class Replay(Command):
    """Run a run once more from its records alone: no model is asked, nothing is done; the same events come out."""

    reply = ReplayReply
    positional = ("run",)
    run: str = Field(description="the run (r12)")
