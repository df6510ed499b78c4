"""What the events are in the words of the sources, as models: the schema that clients of those words can rely on.

`vocabulary.py` makes them as plain dicts, once for each event and listener; a test holds each against these.
"""

from typing import Annotated, Any, Literal

from pydantic import BaseModel, ConfigDict, Field

from ryxd.wire.event import PREVIEW


class Word(BaseModel):
    """One thing that is told."""

    model_config = ConfigDict(extra="forbid")


class About(Word):
    """What all of them are about."""

    run: str = Field(description="the run, as in r12")
    session: str
    agent: str = Field(description="who did it: an agent's path")


# -- the first source: type, seconds, payload


class Begun(About):
    """Who begins: a planner, a rescue or an operator."""

    description: str


class PlanMade(About):
    """A plan."""

    understanding: str
    complexity: int = Field(ge=1, le=5)
    confidence: float = Field(ge=0, le=1)
    steps: list[dict[str, Any]] = Field(description="step, goal, action, params, only_if, depends_on, fallback")
    agent_type: str
    model_size: str


class StepStatus(About):
    """How a step goes."""

    step: int
    status: Literal["running", "success", "failed"]
    action: str
    attempts: int
    error: str | None
    context: dict[str, Any] = Field(description="searched_paths, patterns_tried, …")
    text: str


class RescueMade(About):
    """What is done about a plan that failed."""

    analysis: str
    action: Literal["ADJUST_PLAN", "CHANGE_AGENT", "TAKEOVER"]
    new_agent: str | None


class OperatorsResult(About):
    """How it ended, with its counters."""

    success: bool
    output: str
    plan_used: dict[str, Any] | None
    steps_completed: int
    total_duration_ms: int
    supervisor_calls: int
    operator_iterations: int
    error: str | None


class OperatorsWord(Word):
    """What all of them have besides `type` and `payload`."""

    timestamp: float = Field(description="seconds since 1970")


class OperatorsBegin(OperatorsWord):
    """Somebody begins."""

    type: Literal["plan_request", "operator_start", "rescue_request"]
    payload: Begun


class OperatorsPlan(OperatorsWord):
    """A plan was made."""

    type: Literal["plan_response"]
    payload: PlanMade


class OperatorsStatus(OperatorsWord):
    """A step goes on."""

    type: Literal["operator_status"]
    payload: StepStatus


class OperatorsRescue(OperatorsWord):
    """A rescue was decided."""

    type: Literal["rescue_response"]
    payload: RescueMade


class OperatorsEnd(OperatorsWord):
    """The run has ended."""

    type: Literal["operator_result"]
    payload: OperatorsResult


# -- the second source: type, milliseconds, fields


class StagesWord(About):
    """What all of them have."""

    timestamp: int = Field(description="milliseconds since 1970")


class StagesStage(StagesWord):
    """A stage began, or ended."""

    type: Literal["stage"]
    name: str
    description: str
    status: Literal["running", "completed", "failed"]


class StagesToken(StagesWord):
    """Text as it is written, or all of it at once."""

    type: Literal["token"]
    content: str
    message_id: str


class StagesCall(StagesWord):
    """A tool is called."""

    type: Literal["tool_call"]
    tool: str
    args: dict[str, Any]
    id: str = Field(description="the same in its tool_result")
    parentStageIndex: int | None = Field(default=None, ge=0, description="from 0")  # noqa: N815, the source's name


class StagesResult(StagesWord):
    """What a tool gave."""

    type: Literal["tool_result"]
    tool: str
    content: str = Field(max_length=PREVIEW)
    id: str
    ok: bool
    parentStageIndex: int | None = Field(default=None, ge=0, description="from 0")  # noqa: N815, the source's name


class StagesCode(StagesWord):
    """What code came to."""

    type: Literal["code_result"]
    content: str = Field(max_length=PREVIEW)
    id: str
    ok: bool


class StagesRouting(StagesWord):
    """Who does it."""

    type: Literal["routing"]
    target: str
    reason: str
    confidence: float | None


class StagesConfig(StagesWord):
    """How it is done."""

    type: Literal["config"]
    level: str
    task_type: str
    pattern: str
    profile: str
    tier: str | None
    language: str


class StagesHandoff(StagesWord):
    """An agent gave it to another."""

    type: Literal["handoff"]
    source: str
    target: str
    task: str
    context: str


class StagesSource(StagesWord):
    """Something that the answer rests on."""

    type: Literal["source"]
    title: str
    url: str
    snippet: str


class StagesVisualization(StagesWord):
    """A picture was made."""

    type: Literal["visualization"]
    path: str
    title: str


class StagesComplete(StagesWord):
    """It is done."""

    type: Literal["complete"]
    content: str


class StagesError(StagesWord):
    """It is not done, and why."""

    type: Literal["error"]
    message: str
    code: str


# -- the fourth source: chunks of messages


class Chunk(Word):
    """A part of a message; `end_of_message` and `end_of_dialog` say whether it was the last."""

    message_id: str
    session_id: str = Field(description="of who speaks: the run, and the subagent's path")
    message_type: Literal["thought", "observation", "answer", "notice"]
    content: str
    end_of_message: bool
    end_of_dialog: bool
    timestamp: int = Field(description="milliseconds since 1970")
    conversation_id: str = Field(description="the session, as in s3")


OperatorsEvent = Annotated[
    OperatorsBegin | OperatorsPlan | OperatorsStatus | OperatorsRescue | OperatorsEnd, Field(discriminator="type")
]
StagesEvent = Annotated[
    StagesStage | StagesToken | StagesCall | StagesResult | StagesCode | StagesRouting | StagesConfig
    | StagesHandoff | StagesSource | StagesVisualization | StagesComplete | StagesError,
    Field(discriminator="type"),
]  # fmt: skip
WORDS: dict[str, Any] = {"operators": OperatorsEvent, "stages": StagesEvent, "messages": Chunk}
"""What is told in each vocabulary besides our own."""
