"""Commands about the agents of sessions: who is there, in and out of files, who speaks (spec B9, B10)."""

from typing import Literal

from pydantic import Field

from ryxd.wire.command import Command, Reply

INSTRUCTIONS = 32_000
"""Characters of what an agent is told."""

SESSION = "of this session (s3); else of the one that was used last"
WHO = "who: its path (lead/anna), or its name where only one is called so"


class LiveAgent(Reply):
    """An agent of a session."""

    path: str = Field(description="lead/anna is anna, a subagent of lead; what is below ryx, you put there")
    session: str
    description: str
    kind: str = Field(default="", description="the agent that is code; empty for one that thinks itself")
    tier: str
    state: Literal["idle", "working", "waiting"] = Field(description="waiting: for your answer")
    subagent: bool = Field(description="whether it stays until it is terminated, and has no file of its own")
    tools: tuple[str, ...] = ()
    hooks: tuple[str, ...] = Field(default=(), description="what looks at it, in their order")
    responses: int = Field(default=0, description="how often a subagent was asked")
    messages: int = Field(default=0, description="in its transcript")
    characters: int = Field(default=0, description="of its transcript")
    waiting: int = Field(default=0, description="what it was told and has not answered yet")
    control: bool = Field(default=False, description="whether it speaks with you in place of ryx")
    told: bool = Field(default=False, description="whether it is told something else than its file says")
    tokens_in: int = Field(default=0, description="read by a model for it so far")
    tokens_out: int = Field(default=0, description="written")
    milliseconds: int = Field(default=0, description="that models took for it")


class LiveReply(Reply):
    """Agents, those of the session that was used last first; each after the one that it is a subagent of."""

    agents: tuple[LiveAgent, ...]


class AgentsLive(Command):
    """List the agents of sessions as a tree: state, transcript, hooks, cost; who speaks with you."""

    reply = LiveReply
    positional = ("session",)
    session: str | None = Field(default=None, max_length=20, description="only this session's (s3)")
    limit: int = Field(default=5, ge=1, le=1000, description="how many sessions at most, the last used first")


class SessionInfo(Reply):
    """One conversation."""

    id: str
    runs: int = Field(description="how many requests it has had")
    last: str = Field(default="", description="the last of them")
    used: int = Field(description="when that was, in milliseconds since 1970")
    created: int
    origin: str | None = Field(default=None, description="where it goes on by itself: tty:/dev/pts/3, prompt")
    open: bool = Field(default=False, description="whether the next request from there still belongs to it")
    agents: int = Field(default=0, description="agents that have said something in it, and subagents")
    control: str = Field(default="", description="who speaks with you in it in place of ryx")
    active: bool = Field(default=False, description="whether a run of it is in progress")


class SessionsReply(Reply):
    """Conversations, the one that was used last first."""

    sessions: tuple[SessionInfo, ...]


class Sessions(Command):
    """List the conversations: when, how many requests, the last one, who is in them."""

    reply = SessionsReply
    limit: int = Field(default=20, ge=1, le=1000, description="how many at most")


class DumpReply(Reply):
    """An agent as a file."""

    path: str = Field(description="who it is")
    session: str
    agents: int = Field(description="how many: it, and all below it")
    document: str = Field(description="what the file has in it: one JSON object (docs/dump.md)")


class Dump(Command):
    """Store a live agent in a file: transcript, subagents, hooks, what it knows of files."""

    reply = DumpReply
    positional = ("agent",)
    agent: str = Field(min_length=1, max_length=400, description=WHO)
    session: str | None = Field(default=None, max_length=20, description=SESSION)


class RestoreReply(Reply):
    """Who woke, and without what."""

    path: str
    session: str
    agents: tuple[str, ...] = Field(description="all that woke, by path")
    lost: tuple[str, ...] = Field(default=(), description="files that are not any more what it had read")
    tools: tuple[str, ...] = Field(default=(), description="what it could use and can't here")
    hooks: tuple[str, ...] = Field(default=(), description="hooks that are unknown here: they guard it no more")


class Restore(Command):
    """Wake an agent out of a file, under a new name where its own is taken; it is told so. Then talk to it."""

    reply = RestoreReply
    positional = ("path",)
    path: str = Field(
        min_length=1, max_length=4096, description="a file that ryxctl dump made, or - for standard input"
    )
    called: str | None = Field(default=None, max_length=32, description="what to call it; as before when missing")
    below: str | None = Field(default=None, max_length=400, description="whose subagent it becomes; else nobody's")
    session: str | None = Field(default=None, max_length=20, description="in this session (s3); else in a new one")
    cwd: str | None = Field(default=None, max_length=4096, description="what a relative path means")
    origin: str | None = Field(
        default=None, max_length=200, description="whose next request goes into a new session"
    )


class WhereReply(Reply):
    """An agent."""

    path: str
    session: str


class AgentsClone(Command):
    """Double an agent with all it remembers, as the subagent of another one of its session."""

    reply = WhereReply
    positional = ("agent", "into")
    agent: str = Field(min_length=1, max_length=400, description=WHO)
    into: str = Field(min_length=1, max_length=400, description="whose subagent the double is; ryx is nobody's")
    called: str | None = Field(default=None, max_length=32, description="what to call the double")
    session: str | None = Field(default=None, max_length=20, description=SESSION)


class AgentsMeta(Command):
    """Put a new agent above a live one, which becomes its subagent; the new one answers you in its place."""

    reply = WhereReply
    positional = ("agent", "called", "text")
    agent: str = Field(min_length=1, max_length=400, description=WHO)
    called: str = Field(min_length=1, max_length=32, description="what to call the new one")
    text: str = Field(min_length=1, max_length=INSTRUCTIONS, description="its instructions")
    session: str | None = Field(default=None, max_length=20, description=SESSION)
    origin: str | None = Field(default=None, max_length=200, description="whose next request it answers")


class AgentsPass(Command):
    """Have a live agent answer your requests from now on, instead of ryx; agents take ends that."""

    reply = WhereReply
    positional = ("agent",)
    agent: str = Field(min_length=1, max_length=400, description=WHO)
    session: str | None = Field(default=None, max_length=20, description=SESSION)
    origin: str | None = Field(default=None, max_length=200, description="whose requests: this terminal's")


class TakeReply(Reply):
    """Who had it."""

    session: str
    had: tuple[str, ...] = Field(description="paths, who had it last at the end")


class AgentsTake(Command):
    """Have ryx answer your requests again."""

    reply = TakeReply
    session: str | None = Field(
        default=None, max_length=20, description="in this session (s3); else this terminal's"
    )
    origin: str | None = Field(default=None, max_length=200, description="whose requests: this terminal's")


class InstructionsReply(Reply):
    """What an agent is told."""

    path: str
    session: str
    text: str
    own: bool = Field(description="whether that is for this session only, and not what its file says")
    tokens: int = Field(description="that a model reads for it, at most")
    most: int | None = Field(default=None, description="how many its model should have to read at most")


class AgentsInstructions(Command):
    """Show what a live agent is told: a subagent's instructions, or those of an agent in this session."""

    reply = InstructionsReply
    positional = ("agent",)
    agent: str = Field(min_length=1, max_length=400, description=WHO)
    session: str | None = Field(default=None, max_length=20, description=SESSION)


class AgentsInstruct(Command):
    """Tell a live agent something else, from its next answer on; agents edit does it in your editor."""

    reply = InstructionsReply
    positional = ("agent", "text")
    agent: str = Field(min_length=1, max_length=400, description=WHO)
    text: str = Field(
        default="", max_length=INSTRUCTIONS, description="the instructions; none is what its file says"
    )
    before: str | None = Field(
        default=None,
        max_length=INSTRUCTIONS,
        description="refuse where it is told something else than this by now",
    )
    session: str | None = Field(default=None, max_length=20, description=SESSION)
