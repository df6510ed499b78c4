"""The commands about approvals: what a run waits for, and the user's yes or no (spec D4)."""

from typing import Literal

from pydantic import BaseModel, Field

from ryxd.wire.command import MESSAGE, Command, Reply
from ryxd.wire.events import Choice


class QuestionInfo(BaseModel):
    """A question that waits for the user; its answer is bound to what `digest` stands for."""

    model_config = MESSAGE
    name: str = Field(description="what an answer names it by, as in q12.1")
    run: str = Field(description="the run that waits (r12)")
    session: str
    agent: str
    request: str = Field(description="what the user asked for")
    wants: Literal["yes", "choice", "words"] = Field(
        default="yes",
        description="a yes or no about an Action (`approve`, `deny`), one of its choices, or the user's own words",
    )
    question: str = Field(description="the question, on one line")
    summary: str = Field(description="what would be done, or is asked, on one line")
    preview: str = Field(description="the exact command line, a unified diff, or all of a long question")
    cut: int = Field(description="characters of the preview that were left out of its middle")
    reason: str = Field(description="why it is asked")
    classes: tuple[str, ...]
    paths: tuple[str, ...]
    digest: str
    choices: tuple[Choice, ...]
    asked: int = Field(description="milliseconds since 1970")
    until: int = Field(description="milliseconds since 1970 when no answer becomes a no; 0 is never")


class QuestionsReply(Reply):
    """Questions, the oldest first."""

    questions: tuple[QuestionInfo, ...]


class Questions(Command):
    """List what waits for your yes or no, with what exactly would be done, or for an answer."""

    reply = QuestionsReply


class SettledReply(Reply):
    """A question that was answered; its run goes on."""

    name: str
    run: str
    choice: str
    summary: str
    wants: Literal["yes", "choice", "words"] = Field(
        default="yes", description="as of the question; what wants no yes can only be left without an answer here"
    )


class Approve(Command):
    """Say yes to what a run waits for, where that would do something."""

    reply = SettledReply
    positional = ("target",)
    target: str | None = Field(
        default=None, description="the question (q12.1) or its run (r12); may be left out when only one waits"
    )
    scope: Literal["once", "run", "always"] = Field(
        default="once", description="how far it reaches: this once, the rest of this run, or always"
    )
    digest: str | None = Field(
        default=None, max_length=128, description="of the question you were shown; refused when it is another one"
    )


class Deny(Command):
    """Say no to what a run waits for; to a question that wants words, that there is no answer."""

    reply = SettledReply
    positional = ("target", "reason")
    target: str | None = Field(
        default=None, description="the question (q12.1) or its run (r12); may be left out when only one waits"
    )
    reason: str | None = Field(
        default=None, max_length=1000, description="what the agent should know: it may then go on in another way"
    )
