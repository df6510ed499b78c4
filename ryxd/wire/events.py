"""What happens in a run, as one stream: seen live, kept by the journal, computed from later (DESIGN §4)."""

from typing import Annotated, Any, ClassVar, Literal

from pydantic import BaseModel, ConfigDict, Field, TypeAdapter

from ryxd.wire.event import PREVIEW, Event
from ryxd.wire.orchestration import Chart, HandedOff, Noted, Reviewed, Source

__all__ = ["PREVIEW", "Chart", "Event", "HandedOff", "Noted", "Reviewed", "Source"]

SUSPENDED = "suspended"
"""In the context of a status: ryxd stops, and the run goes on when it is back."""

BY_HAND = "by hand"
"""As what it stands there where the run goes on only when the user says so: `ryxctl resume`."""


By = Literal["", "user", "rule", "model", "fallback"]
"""Who decided something about a request; `fallback` is what is taken where nobody did."""


class Routed(Event):
    """The gate and the router decided who does it, and how; with what else could have been chosen."""

    kind: Literal["routed"] = "routed"
    level: str = Field(description="TRIVIAL, SIMPLE, MODERATE or COMPLEX")
    rule: str = Field(description="the rule that decided")
    handler: str = Field(description="a tool (TRIVIAL) or an agent")
    tier: str | None = Field(default=None, description="the model tier it wants; null when none is needed")
    slots: dict[str, Any] = Field(default_factory=dict, description="what the gate found in the text")
    language: str = Field(default="en", description="de or en")
    microseconds: int = Field(default=0, description="how long the gate took")
    task_type: str = Field(default="", description="what kind of request it is; empty where no model is needed")
    pattern: str = Field(default="", description="the way in which it is done; empty where no model is needed")
    task_types: tuple[str, ...] = Field(default=(), description="the task types that could be chosen")
    patterns: tuple[str, ...] = Field(default=(), description="the patterns that the chosen task type could have")
    agents: tuple[str, ...] = Field(default=(), description="the agents that could be chosen")
    task_type_by: By = Field(default="", description="who chose the task type")
    pattern_by: By = Field(default="", description="who chose the pattern")
    handler_by: By = Field(default="", description="who chose the handler; empty in events of older versions")
    confidence: float | None = Field(
        default=None,
        description="of the model's choice: the lower of what it says and the probability it gave to it",
    )
    reason: str = Field(default="", description="why, in the model's words or in ours")
    profile: str = Field(default="", description="how much the pattern may spend; empty where it goes by none")
    profile_by: Literal["", "user", "task_type", "config"] = Field(default="", description="who chose the profile")
    low_confidence: bool = Field(default=False, description="whether the choice was too unsure, and not taken")
    proposed: str = Field(default="", description="what the model had chosen then: task type, pattern, agent")
    learned_from: tuple[str, ...] = Field(
        default=(), description="the runs that the user's own rule was learned from, where one decided"
    )


class Situated(Event):
    """Where on the desktop the user was: at the key press, of what was typed into the prompt (spec A11)."""

    kind: Literal["situated"] = "situated"
    app: str = Field(description="class of the window that had the keyboard; empty where none had it")
    title: str = ""
    workspace: str = Field(default="", description="name of the workspace that was shown")
    folder: str = Field(default="", description="the folder of that window: of a terminal, its shell's")
    root: str = Field(default="", description="the Git repository that the folder is in, or itself")
    recent: tuple[str, ...] = Field(default=(), description="the windows that were used before: class – title")
    workspaces: tuple[str, ...] = Field(default=(), description="the workspaces that were shown before")
    fullscreen: bool = Field(default=False, description="whether a window was in full screen")


class Stepped(Event):
    """A stage began, ended or failed."""

    kind: Literal["stepped"] = "stepped"
    name: str
    description: str = ""
    state: Literal["running", "completed", "failed"] = "running"


class Status(Event):
    """An operator reports on a step: the source's status report."""

    kind: Literal["status"] = "status"
    step: int = 0
    status: Literal["running", "success", "failed"] = "running"
    action: str = ""
    text: str = Field(description="one line for a person")
    error: str | None = None
    attempts: int = 1
    context: dict[str, Any] = Field(
        default_factory=dict,
        description="searched_paths, patterns_tried, …; `suspended`: ryxd stops, the run goes on when it is back",
    )


class Token(Event):
    """A piece of text while it is being decoded; streamed, never stored."""

    stored: ClassVar[bool] = False
    kind: Literal["token"] = "token"
    message_id: str
    text: str
    stage: str = Field(default="", description="the stage it belongs to, of an agent that works in stages")
    streams: bool | None = Field(
        default=None, description="what the agent's file says of whether the stage is streamed; null is nothing"
    )


class Said(Event):
    """A whole message of an agent."""

    kind: Literal["said"] = "said"
    message_id: str
    message_type: Literal["answer", "thought", "notice"] = "answer"
    text: str
    model: str = Field(default="", description="the model that wrote it; empty when code did")
    tokens_in: int = 0
    tokens_cached: int = 0
    tokens_out: int = 0
    milliseconds: int = 0


class Acted(Event):
    """An agent is about to do an Action; `returned` has the same `action` id."""

    kind: Literal["acted"] = "acted"
    action: str
    tool: str
    args: dict[str, Any]
    sure: float | None = Field(
        default=None,
        ge=0,
        le=1,
        description="how sure the model was that chose it; null where code did, or the model told nothing",
    )


class Returned(Event):
    """An Action gave its Result."""

    kind: Literal["returned"] = "returned"
    action: str
    tool: str
    ok: bool
    preview: str = Field(description=f"at most {PREVIEW} characters of the Result")
    partial: bool = False
    attempts: int = 1
    milliseconds: int = 0
    classes: tuple[str, ...] = Field(
        default=(), description="what it did: read, change, destroy, network, desktop; empty where it was not done"
    )


class Changed(Event):
    """A file or folder was changed; `ryxctl undo` takes it back."""

    kind: Literal["changed"] = "changed"
    action: str = Field(default="", description="the Action that did it")
    change: str = Field(description="its id in the undo log, as in c12")
    what: str = Field(description="create, replace, move, copy, trash, remove, make_folder, …")
    path: str
    target: str | None = Field(default=None, description="where it went, of a move or a copy")
    undoes: str | None = Field(default=None, description="the change that it takes back")


class Choice(BaseModel):
    """One of the answers that a question offers."""

    model_config = ConfigDict(frozen=True, extra="forbid")
    key: str
    label: str


class Asked(Event):
    """The user is asked; the run may have ended (an offer) or wait."""

    kind: Literal["asked"] = "asked"
    question: str
    choices: tuple[Choice, ...] = ()
    waiting: bool = Field(default=False, description="true when the run goes on only after an answer")
    wants: Literal["yes", "choice", "words"] = Field(
        default="yes",
        description="what answers it where it waits: a yes or no, which allows an Action or not (`approve`, "
        "`deny`); one of its choices, which allows nothing; or words of the user's own, or a choice",
    )
    name: str = Field(default="", description="of a question that waits: what an answer names it by, as in q12.1")
    action: str = Field(default="", description="the Action it is about: the id of its `acted` event")
    summary: str = Field(default="", description="one line: what would be done")
    preview: str = Field(default="", description="what a yes allows: the command line, or a unified diff")
    cut: int = Field(default=0, ge=0, description="characters of the preview that were left out of its middle")
    reason: str = Field(default="", description="why it is asked")
    classes: tuple[str, ...] = Field(default=(), description="read, change, destroy, network, desktop")
    paths: tuple[str, ...] = Field(default=(), description="files and folders that it changes")
    digest: str = Field(
        default="", description="what the answer is bound to: these files, this command, this folder, as they are"
    )
    until: int = Field(default=0, description="milliseconds since 1970 when no answer becomes a no; 0 is never")


class Answered(Event):
    """The user answered; or a question that waited was withdrawn, or got no answer in time."""

    kind: Literal["answered"] = "answered"
    choice: str = Field(
        description="the key of a choice, or `words`; `withdrawn` when the run ended, `timeout` is a no"
    )
    text: str = Field(default="", description="of a question that wanted no yes: the user's answer")
    name: str = Field(default="", description="the question that waited, as in q12.1; empty for an offer")
    scope: str = Field(default="", description="how far a yes reaches: once, run or always; empty for a no")
    by: str = Field(default="", description="who answered, and on which way")
    reason: str = Field(default="", description="what was said with a no")
    digest: str = Field(default="", description="what the answer is bound to, as in `asked`")


class Spawned(Event):
    """An agent has a new subagent."""

    kind: Literal["spawned"] = "spawned"
    path: str = Field(description="the subagent's path, as in lead/anna")
    description: str = ""
    tools: tuple[str, ...] = ()
    tier: str = "small"
    group: str = Field(default="", description="the same for all that were started to work side by side")
    siblings: int = Field(default=1, ge=1, description="how many those are")


class Terminated(Event):
    """A subagent was ended."""

    kind: Literal["terminated"] = "terminated"
    path: str = Field(description="the subagent's path, as in lead/anna")
    responses: int = Field(default=0, ge=0, description="how often it was asked")


class Planned(Event):
    """A plan was made, or made anew (the first source's plan)."""

    kind: Literal["planned"] = "planned"
    version: int = Field(default=1, ge=1, description="1 for the first of a run")
    understanding: str = ""
    complexity: int = Field(default=1, ge=1, le=5)
    confidence: float = Field(default=1.0, ge=0, le=1)
    steps: tuple[dict[str, Any], ...] = Field(
        description="step, goal, action, params, only_if, depends_on, fallback"
    )
    agent_type: str = "file"
    model_size: str = "3b"
    cached: bool = Field(default=False, description="it was kept from an earlier request like this one")
    cached_from: str = Field(default="", description="the run in which it was made, where it was kept")


class Rescued(Event):
    """What was decided about a plan that failed."""

    kind: Literal["rescued"] = "rescued"
    action: Literal["ADJUST_PLAN", "CHANGE_AGENT", "TAKEOVER"]
    analysis: str = ""
    new_agent: str = ""
    agents: tuple[str, ...] = Field(default=(), description="to whom it could have been given")


class Blocked(Event):
    """An Action was not allowed."""

    kind: Literal["blocked"] = "blocked"
    action: str
    tool: str
    reason: str


class ModelLoading(Event):
    """A model is being loaded; a run that needs it waits."""

    kind: Literal["model_loading"] = "model_loading"
    tier: str
    model: str
    progress: float = Field(default=0.0, ge=0, le=1)
    text: str = ""


class ModelLoaded(Event):
    """A model is ready (or, with `error`, could not be loaded)."""

    kind: Literal["model_loaded"] = "model_loaded"
    tier: str
    model: str
    milliseconds: int = 0
    error: str | None = None


class Reloaded(Event):
    """Files of agents and hooks were changed, and read again: what is different from now on, and what is wrong."""

    kind: Literal["reloaded"] = "reloaded"
    changed: tuple[str, ...] = Field(description='as in "agent file", "hook careful"')
    faults: tuple[str, ...] = Field(
        default=(), description="all that is wrong with such files now, with file and line; what was good stays"
    )


class Progressed(Event):
    """How far a long work with bytes is: a model being downloaded or checked; streamed, never stored."""

    stored: ClassVar[bool] = False
    kind: Literal["progressed"] = "progressed"
    text: str = Field(description="what is done with which file, for a person")
    done: int = Field(ge=0, description="bytes")
    total: int = Field(ge=0, description="bytes")
    rate: int = Field(default=0, ge=0, description="bytes a second")
    remaining: int | None = Field(default=None, ge=0, description="seconds, when that can be told")


class Counters(BaseModel):
    """What a run cost (spec E6; the counters of the source's result)."""

    model_config = ConfigDict(frozen=True, extra="forbid")
    model_calls: int = 0
    small_calls: int = Field(default=0, description="of the model calls, those that the small tier answered")
    medium_calls: int = 0
    large_calls: int = 0
    supervisor_calls: int = 0
    operator_iterations: int = 0
    steps_completed: int = 0
    actions: int = Field(default=0, description="tool calls")
    tokens_in: int = 0
    tokens_cached: int = Field(default=0, description="of the tokens in, those that needed no work")
    tokens_out: int = 0
    tokens_drafted: int = Field(default=0, description="guessed from the prompt, and checked with others")
    tokens_accepted: int = Field(default=0, description="of the tokens out, those that were guessed")
    tokens_forced: int = Field(default=0, description="of the tokens out, those that the form left no choice for")
    millijoules: int = Field(
        default=0, description="energy that models used for it; 0 where the machine is silent"
    )
    model_milliseconds: int = Field(default=0, description="that models worked on it")
    waited_milliseconds: int = Field(default=0, description="that its requests waited for a model")


class Finished(Event):
    """The end of a run; always the last of its events."""

    kind: Literal["finished"] = "finished"
    outcome: Literal["done", "failed", "cancelled", "interrupted"]
    text: str = Field(description="the answer, or what went wrong and what to do")
    error: str | None = Field(default=None, description="the stable code of the error, when one ended it")
    paths: tuple[str, ...] = Field(default=(), description="files the answer names, best first")
    milliseconds: int = 0
    counters: Counters = Counters()


AnyEvent = Annotated[
    Routed
    | Situated
    | Stepped
    | Status
    | Token
    | Said
    | Acted
    | Returned
    | Changed
    | Asked
    | Answered
    | Spawned
    | Terminated
    | Planned
    | Rescued
    | Noted
    | HandedOff
    | Reviewed
    | Source
    | Chart
    | Blocked
    | ModelLoading
    | ModelLoaded
    | Reloaded
    | Progressed
    | Finished,
    Field(discriminator="kind"),
]
EVENT: TypeAdapter[AnyEvent] = TypeAdapter(AnyEvent, config=ConfigDict(defer_build=True))
KINDS: tuple[str, ...] = tuple(str(cls.model_fields["kind"].default) for cls in Event.__subclasses__())
