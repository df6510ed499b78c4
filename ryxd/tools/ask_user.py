"""Asking the user something that no tool can find out (specs C9, D4).

It waits in the same list as approvals do, and may be answered in the same ways; but its answer allows nothing. The
clocks of the tool and of its agent stand still meanwhile. Agents that are code ask by `core.enquiry.ask_user`.
"""

from typing import Annotated

from pydantic import Field, StringConstraints, field_validator

from ryxd.core.effect import Effect
from ryxd.core.tool import Arguments, Output, Permission, ToolError, ToolView, tool
from ryxd.core.view import LENT

LONGEST = 1000
"""Characters of a question: more nobody reads in a notification or a menu."""

LABEL = 100
"""Characters of a choice."""

MOST = 8
"""Choices at most."""

THEN = {
    "en": "{why}; don't ask that again. Go on with what you know and say what you assumed, or say what you need",
    "de": "{why}; frag das nicht noch einmal. Mach mit dem weiter, was du weißt, und sag, was du angenommen hast; "
    "oder sag, was dir fehlt",
}
"""What is to be done without an answer."""

Label = Annotated[str, StringConstraints(min_length=1, max_length=LABEL, strip_whitespace=True)]


class Question(Arguments):
    """What the user is asked."""

    question: Annotated[str, StringConstraints(min_length=1, max_length=LONGEST, strip_whitespace=True)] = Field(
        description="one question, in the user's language, that can be understood without knowing the rest"
    )
    choices: list[Label] = Field(
        default_factory=list, max_length=MOST, description="answers to choose from, if there are a few likely ones"
    )
    only_choices: bool = Field(default=False, description="true: no other words are an answer")

    @field_validator("choices")
    @classmethod
    def _different(cls, choices: list[str]) -> list[str]:
        if len({each.casefold() for each in choices}) < len(choices):
            raise ValueError("two choices are the same")
        return choices


class Reply(Output):
    """What the user said."""

    answer: str = Field(description="the user's own words, or the choice that was taken")
    choice: int | None = Field(default=None, description="which of the choices it is, from 1; missing: none")


async def _effect(args: Question, _: ToolView) -> Effect:
    # of no class: where reading is asked about, nobody wants to be asked whether they may be asked
    return Effect(frozenset(), f"{ask_user.name}: {args.question}")


@tool(
    "ask the user something that only they know",
    permission=Permission.READ,
    groups={"user", LENT},
    effect=_effect,
)
async def ask_user(args: Question, view: ToolView) -> Reply:
    """Wait for the user's answer. Raises ToolError where none comes in time, or the user gives none."""
    heard = await view.ask(args.question, tuple(args.choices), words=not (args.only_choices and args.choices))
    if not heard.answer:
        raise ToolError(THEN[view.language if view.language in THEN else "en"].format(why=heard.why))
    return Reply(answer=heard.answer, choice=heard.choice or None)
