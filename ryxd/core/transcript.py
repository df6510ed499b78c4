"""What a model sees of a session: messages, never cut silently (DESIGN §4; spec B1, C17; decision 0035)."""

import json
import re
from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass, replace
from typing import Any, Self

from ryxd.core import fence
from ryxd.core.action import Result
from ryxd.core.compaction import Cut, compacted
from ryxd.core.model import Completion, Message
from ryxd.core.tokens import Meter

Record = Callable[[Message, Completion | None, str], None]
"""Hears of each message as it is, before anything is cut, with the completion that it is of and its message id."""

NAMED = 400
"""Characters of the paths that the line in the prompt names."""
LINES = 4
"""Times that it is tried to make room for that line, too."""


@dataclass(frozen=True)
class Left:
    """What a transcript has left out, as a line in the prompt tells it."""

    exchanges: int = 0
    actions: int = 0
    files: tuple[str, ...] = ()
    """Files that the agent knew once, and knows no more."""
    others: bool = False
    """Whether there are more of them, which are not named."""

    def plus(self, cut: Cut) -> Self:
        """After one more cut."""
        known = {path for message in cut.messages for path, whole in message.files or () if whole}
        gone = dict.fromkeys([*self.files, *(cut.forgotten or ())])
        files = [path for path in gone if path not in known or path in (cut.forgotten or ())]
        some = files
        while len(fence.written(some)) > NAMED:
            some = some[1:]
        return replace(
            self,
            exchanges=self.exchanges + cut.exchanges,
            actions=self.actions + cut.actions,
            files=tuple(some),
            others=self.others or len(some) < len(files) or cut.forgotten is None,
        )

    @property
    def line(self) -> str:
        """The line; empty when there is nothing to tell."""
        counted = ((self.exchanges, "exchange"), (self.actions, "action"))
        parts = [f"{count} {name}{'s' * (count != 1)}" for count, name in counted if count]
        told = f"Left out of this conversation: {' and '.join(parts)}." if parts else ""
        if self.files:
            named = fence.written(list(self.files)) + " and other files" * self.others
            told += f" You read {named} earlier; read such a file again before you change it."
        elif self.others:
            told += " What you read of files earlier counts no more; read a file again before you change it."
        return told.strip()

    @classmethod
    def read(cls, line: str) -> Self:
        """What a line tells. Raises ValueError for what is none."""
        words, read, rest = line.partition("You read ")
        exchanges, actions = (re.search(rf"(\d+) {name}", words) for name in ("exchange", "action"))
        files: list[str] = []
        if read:
            files, end = json.JSONDecoder().raw_decode(rest)
            rest = rest[end:]
        return cls(
            int(exchanges[1]) if exchanges else 0,
            int(actions[1]) if actions else 0,
            tuple(files),
            others=rest.startswith(" and other files") or "counts no more" in words,
        )


class Transcript:
    """The messages of one session, oldest first.

    What was left out is told by one message of the system at the beginning; others of the system stay. `record`
    hears of every message as it was said: what is cut here is cut nowhere else.

    INVARIANT: the first request and the exchange being answered stay as long as anything else can go; what stays
    is in order; a Result stays only with its Action.
    """

    def __init__(self, messages: Iterable[Message] = (), *, record: Record | None = None) -> None:
        self.messages: list[Message] = list(messages)
        self.meter = Meter()
        self._record = record or (lambda _message, _completion, _id: None)
        self._instructed = ""
        self._answered: str | None = None

    def append(self, message: Message) -> None:
        """Add one message at the end."""
        if message.role != "assistant" or message.content != self._answered:
            self._record(message, None, "")
        self._answered = None
        self.messages.append(message)

    def seen(self, system: str) -> Sequence[Message]:
        """What the model gets: the agent's instructions, with what was left out, then the messages in turns."""
        line = "\n".join(message.content for message in self.messages if message.role == "system")
        if system != self._instructed:
            self._instructed = system
            self._record(Message("system", system), None, "")
        return (Message("system", f"{system}\n\n{line}" if line else system), *_in_turns(self.messages))

    def counted(self, system: str, completion: Completion, message_id: str = "") -> None:
        """A model has answered what was seen: it knows how many tokens that was."""
        self.meter.counted(self._whole(system), completion.tokens_in)
        self._answered = completion.text
        self._record(Message("assistant", completion.text), completion, message_id)

    def size(self, system: str) -> float:
        """Tokens of what the model gets, as far as that is known."""
        return self.meter.total(self._whole(system))

    def compact(self, system: str, room: float, *, all_: bool = False) -> Cut | None:
        """Cut it to cost no more than `room` tokens with the instructions, or as near to that as may be.

        `all_`: the exchange being answered may be cut, too. None when nothing was cut.
        """
        if self.size(system) <= room:
            return None
        talk = [message for message in self.messages if message.role != "system"]
        others = [message for message in self.messages if message.role == "system" and not _is_line(message)]
        before = self._left
        fixed = self.meter.cost(Message("system", system)) + sum(map(self.meter.cost, others))
        line = max(self._cost(before), self._cost(Left(99, 99)))  # as long as it mostly gets
        cut = compacted(talk, self.meter.cost, room - fixed - line, all_=all_)
        if cut is None:
            return None
        for _ in range(LINES):
            longer = self._cost(before.plus(cut))
            if longer <= line:
                break
            line = longer  # it takes room itself
            cut = compacted(talk, self.meter.cost, room - fixed - line, all_=all_) or cut
        left = before.plus(cut)
        self.messages[:] = [*([Message("system", left.line)] if left.line else []), *others, *cut.messages]
        self.meter.keep(self._whole(system))
        return cut

    @property
    def _left(self) -> Left:
        """What was left out so far."""
        told = [Left.read(message.content) for message in self.messages if _is_line(message)]
        return Left(
            sum(each.exchanges for each in told),
            sum(each.actions for each in told),
            tuple(dict.fromkeys(path for each in told for path in each.files)),
            others=any(each.others for each in told),
        )

    def _cost(self, left: Left) -> float:
        return self.meter.cost(Message("system", left.line)) if left.line else 0.0

    def _whole(self, system: str) -> list[Message]:
        return [Message("system", system), *self.messages]


def _is_line(message: Message) -> bool:
    """Whether it is the line of what was left out; others of the system are not for us to cut."""
    if message.role != "system" or not message.content:
        return False
    try:
        return Left.read(message.content).line == message.content
    except ValueError:
        return False


def of_result(result: Result) -> Message:
    """A Result as a message, with the files that the agent knows by it."""
    return Message("tool", result.text, files=tuple(sorted(known_by(result.report).items())))


def known_by(report: Mapping[str, Any]) -> dict[str, bool]:
    """The files that an agent knows by a Result with this report, and whether all of each."""
    known = {str(path): bool(whole) for path, whole in dict(report.get("seen") or {}).items()}
    if "reason" in report and "path" in report:  # refused, and told what is there now (core.files.Refusal)
        known.setdefault(str(report["path"]), False)
    return known


def _in_turns(messages: Iterable[Message]) -> list[Message]:
    """The messages as every chat template takes them: the user's and the model's by turns, Results in between.

    A request that had no answer is told with the next one; what the model wrote and code replaced is not told.
    """
    found: list[Message] = []
    for message in messages:
        last = found[-1].role if found else ""
        if message.role == "system":
            continue
        if message.role == last == "user":
            found[-1] = Message("user", f"{found[-1].content}\n\n{message.content}")
        elif message.role == last == "assistant":
            found[-1] = Message("assistant", message.content)
        else:
            found.append(Message(message.role, message.content))
    return found
