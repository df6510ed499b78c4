"""Where the coordinator can't decide: a person is asked, or told what they have to decide (spec C9)."""

from collections.abc import Sequence

from ryxd.core.enquiry import ask_user
from ryxd.core.view import View


class Undecided(Exception):
    """Only a person can decide how this goes on, and nobody could be asked; the text is the question."""


class No(Exception):
    """The user said no: nothing else is tried. The text says to what."""


async def chosen(view: View, question: str, choices: Sequence[str]) -> str:
    """Which of the choices a person takes: by its words, a part that only one has, or its number.

    Raises Undecided where nobody can be asked, nobody answers, or the answer is none of them.
    """
    asked = "\n".join([question, *(f"{number}. {each}" for number, each in enumerate(choices, start=1))])
    said = await ask_user(view, question, choices)
    if said is None:
        raise Undecided(asked)
    said = said.strip()
    if said in choices:
        return said
    if said.isdecimal() and 0 < int(said) <= len(choices):
        return choices[int(said) - 1]
    near = [each for each in choices if said and said.casefold() in each.casefold()]
    if len(near) != 1:
        raise Undecided(asked)
    return near[0]
