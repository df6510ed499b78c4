"""Questions that want words: what an agent asks the user, and what the user says (specs C9, D4; decision 0045).

They wait in the list of approvals, with names, limits and an end of the same kind. An answer is text for the agent
that asked: nothing here makes a Grant.
"""

import asyncio
from collections.abc import Callable, Iterator, Sequence
from itertools import count
from string import ascii_lowercase

from ryxd.agents.wording import say
from ryxd.core.enquiry import Enquiry, Heard
from ryxd.engine.visible import one_line, visible
from ryxd.engine.waiting import TIMEOUT, WITHDRAWN, WaitingList, Wondering
from ryxd.wire.errors import BadRequest, NotFound, Refused
from ryxd.wire.events import Answered, Asked, Choice

NO = "no"
"""The answer that none is given; of an approval, that it is not allowed."""

WORDS = "words"
"""In place of a choice: it was answered in the user's own words."""

LONGEST = 4000
"""Characters of an answer: what a model with a small context has room for."""


class Enquiries:
    """Asks for words, and takes them. `language` is that of a run."""

    def __init__(self, waiting: WaitingList, *, language: Callable[[str], str]) -> None:
        self._list = waiting
        self._language = language

    async def ask(self, enquiry: Enquiry) -> Heard:
        """Wait for the answer; the same question of one run's agents is asked once, and its answer is for all."""
        waiting = self._same(enquiry)
        if waiting is None:
            if full := self._list.full(enquiry.run):
                return Heard(why=say(self._language(enquiry.run), "too_many_questions", count=full))
            loop = asyncio.get_running_loop()
            event, at = self._list.stamped(enquiry.run, told(enquiry, self._language(enquiry.run)))
            waiting = Wondering(enquiry, event, at, loop.time(), loop.create_future())
            self._list.begin(waiting, self._late)
        return await self._list.wait(waiting, Heard(why=WITHDRAWN))

    def _same(self, enquiry: Enquiry) -> Wondering | None:
        wanted = (enquiry.text, enquiry.choices, enquiry.words)
        for each in self._list.of(enquiry.run):
            if isinstance(each, Wondering) and wanted == (
                each.question.text, each.question.choices, each.question.words
            ):  # fmt: skip
                return each
        return None

    def answer(self, waiting: Wondering, text: str, *, by: str) -> None:
        """Take what the user says: the key or the label of a choice, or words of their own. The first answer wins.

        Raises BadRequest for nothing and for too much, NotFound where only the choices are answers, Refused when
        it comes too late.
        """
        heard = self._heard(waiting, text.strip())
        self._end(waiting, heard, Answered(choice=_key(waiting, heard), by=by, text=heard.answer), "answered")

    def _heard(self, waiting: Wondering, text: str) -> Heard:
        name, choices = waiting.name, waiting.event.choices
        if not text:
            raise BadRequest(f"the answer to {name} is empty; ryxctl deny {name} answers nothing")
        if (number := meant(waiting, text)) is not None:
            return Heard(waiting.question.choices[number], number + 1)
        if waiting.event.wants != "words":
            offered = ", ".join(f"{each.key} ({each.label})" for each in choices)
            raise NotFound(f"{name} has no choice {one_line(text)}; its choices: {offered}")
        if len(text) > LONGEST:
            raise BadRequest(f"the answer to {name} has over {LONGEST} characters; name a file that has the rest")
        return Heard(text)

    def decline(self, waiting: Wondering, *, by: str, words: str = "") -> None:
        """The user gives no answer. Raises Refused when it was answered already."""
        key = "no_answer_words" if words else "no_answer"
        why = say(self._language(waiting.question.run), key, words=words)
        self._end(waiting, Heard(why=why), Answered(choice=NO, by=by, reason=words), "left without an answer")

    def _late(self, waiting: Wondering) -> None:
        if waiting.answer.done():
            return
        minutes = f"{(waiting.event.until - waiting.asked) / 60_000:.3g}"
        why = say(self._language(waiting.question.run), "nobody_answered", minutes=minutes)
        answered = Answered(choice=TIMEOUT, by="ryxd", reason=why)
        self._end(waiting, Heard(why=why), answered, "given up, nobody answered in time")

    def _end(self, waiting: Wondering, heard: Heard, answered: Answered, became: str) -> None:
        if waiting.answer.done():
            raise Refused(f"{waiting.name} waits for no answer any more: {self._list.became(waiting.name)}")
        self._list.end(waiting, heard, answered, became)


def told(enquiry: Enquiry, language: str) -> Asked:
    """The question as people are shown it: with who asks, and nothing in it that hides something."""
    line = one_line(enquiry.text)
    whole = visible(enquiry.text)
    labels = [one_line(each) for each in enquiry.choices]
    return Asked(
        agent=enquiry.agent,
        question=line,
        choices=tuple(Choice(key=key, label=label) for key, label in zip(keys(labels), labels, strict=True)),
        waiting=True,
        wants="words" if enquiry.words or not labels else "choice",
        action=enquiry.action,
        summary=line,
        preview="" if whole == line else whole,
        reason=say(language, "wants_to_know", agent=enquiry.agent),
    )


def meant(waiting: Wondering, text: str) -> int | None:
    """Which choice a text means, from 0: its key, or all of its label; None where it is none."""
    wanted = text.strip().casefold()
    for number, each in enumerate(waiting.event.choices):
        if wanted in {each.key, each.label.casefold(), waiting.question.choices[number].casefold()}:
            return number
    return None


def keys(labels: Sequence[str]) -> tuple[str, ...]:
    """A key for each choice, which is never the label of one: nobody who types 2 gets the second for "2"."""
    taken = {each.casefold() for each in labels}
    for each in _alphabets(len(labels)):
        if not taken & set(each):
            return each
    raise AssertionError("there is always another alphabet")


def _alphabets(size: int) -> Iterator[tuple[str, ...]]:
    yield tuple(str(number) for number in range(1, size + 1))
    yield tuple(ascii_lowercase[:size])
    for length in count(1):
        yield tuple(f"{'c' * length}{number}" for number in range(1, size + 1))


def _key(waiting: Wondering, heard: Heard) -> str:
    return waiting.event.choices[heard.choice - 1].key if heard.choice else WORDS
