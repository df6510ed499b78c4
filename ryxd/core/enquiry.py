"""A question that an agent has for the user, and that wants words: no approval (specs C9, D4; decision 0045).

Its answer is what the user said, and nothing else: it allows no Action, makes no rule, answers no other question.
"""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING, Protocol, runtime_checkable

from ryxd.core.action import Action
from ryxd.core.tool import ToolError

if TYPE_CHECKING:
    from ryxd.core.view import View

ASK_USER = "ask_user"
"""The tool that asks."""


@dataclass(frozen=True)
class Enquiry:
    """What the user is asked, and by whom."""

    run: str
    agent: str
    action: str
    """The id of the Action that asks."""
    text: str
    choices: tuple[str, ...] = ()
    """Labels of answers that are offered."""
    words: bool = True
    """Whether words of the user's own answer it, too; without choices nothing else could."""


@dataclass(frozen=True)
class Heard:
    """What came of it."""

    answer: str = ""
    """The user's own words, or the label of the choice; empty where there is no answer."""
    choice: int = 0
    """Which choice it is, from 1; 0 for words of the user's own."""
    why: str = ""
    """Why there is no answer: the user gave none, nobody was there, too much waits already."""


@runtime_checkable
class Enquirer(Protocol):
    """An Approver that asks for words as well."""

    async def enquire(self, enquiry: Enquiry) -> Heard:
        """Wait for the answer; the limit of approvals is its, too."""
        ...


async def ask_user(view: "View", question: str, choices: Sequence[str] = (), *, only: bool = False) -> str | None:
    """The user's answer to an agent that is code; None where there is none (in time), as for any reason.

    It is an Action of that agent, `ask_user`, whether it has that among its own or not: told, kept, known after a
    restart. `only`: one of the choices, no other words.
    """
    args = {"question": question, "choices": list(choices), "only_choices": only}
    try:
        result = await view.lent(Action(ASK_USER, args))
    except ToolError:  # a World without that tool
        return None
    return str(result.data["answer"]) if result.ok else None
