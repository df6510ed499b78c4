"""Keeps what a model gets inside its context, and tells what was left out (spec B1; DESIGN §7)."""

from collections.abc import Sequence
from pathlib import Path

from ryxd.core.compaction import Cut
from ryxd.core.model import Completion, ContextFull, Message
from ryxd.core.transcript import Transcript
from ryxd.core.view import View
from ryxd.wire.events import Status

TEXTS = {
    "en": "the conversation outgrew the model's context: {what}",
    "de": "das Gespräch ist für den Kontext des Modells zu lang geworden: {what}",
}
PARTS = {
    "en": (
        ("{} exchange left out", "{} exchanges left out"),
        ("{} action left out", "{} actions left out"),
        ("{} message shortened", "{} messages shortened"),
    ),
    "de": (
        ("{} Anfrage ausgelassen", "{} Anfragen ausgelassen"),
        ("{} Aktion ausgelassen", "{} Aktionen ausgelassen"),
        ("{} Nachricht gekürzt", "{} Nachrichten gekürzt"),
    ),
}
LESS = 0.8
"""Part of what there is that is tried next, when an endpoint refuses it and does not say how much it takes."""


class Budget:
    """The tokens of an agent: the context of its model, less its longest answer; the rest is for the transcript.

    `context` 0 is not known before a model says that something is too much for it. What a model of which nothing
    is known leaves of the instructions, only its first count tells: until then they are not counted in.
    """

    def __init__(self, transcript: Transcript, view: View, *, answer: int, context: int = 0) -> None:
        self._transcript = transcript
        self._view = view
        self._answer = answer
        self._context = context

    def seen(self, system: str) -> Sequence[Message]:
        """What the model gets now; what is too much for it was cut."""
        if self._context:
            room = max(self._context - self._answer, self._context // 2)
            if self._transcript.meter.knows:
                self._cut(system, room)
            else:
                self._cut(system, room + self._transcript.meter.cost(Message("system", system)))
        return self._transcript.seen(system)

    def counted(self, system: str, completion: Completion, message_id: str = "") -> None:
        """A completion of what was seen."""
        self._transcript.counted(system, completion, message_id)

    def full(self, system: str, error: ContextFull) -> bool:
        """What was seen did not fit: cut it further. False when nothing can be cut any more."""
        transcript = self._transcript
        transcript.meter.counted([Message("system", system), *transcript.messages], error.tokens)
        if error.room > 0:
            self._context = error.room
        size = transcript.size(system)
        rooms = [size * LESS]
        if 0 < error.room < size:
            rooms.insert(0, max(error.room - self._answer, error.room // 2))
        # what is being answered is cut only to make it fit, not to leave an answer all of its tokens
        return self._cut(system, rooms[0]) or self._cut(
            system, min(size * LESS, error.room * 0.9) if error.room > 0 else size * LESS, all_=True
        )

    def _cut(self, system: str, room: float, *, all_: bool = False) -> bool:
        cut = self._transcript.compact(system, room, all_=all_)
        if cut is None:
            return False
        # a run that is run again may know another context: that it was cut is no part of what it does
        with self._view.course.aside(self._view.agent):
            self._view.emit(Status(text=told(cut, self._view.language)))
        files = self._view.files
        if files is not None and cut.forgotten != ():
            paths = None if cut.forgotten is None else [Path(path) for path in cut.forgotten]
            files.forget(self._view.knows_as, paths)
        return True


def told(cut: Cut, language: str) -> str:
    """What a cut left out, for a person."""
    language = language if language in TEXTS else "en"
    counts = (cut.exchanges, cut.actions, cut.shortened)
    pairs = zip(PARTS[language], counts, strict=True)
    what = ", ".join(words[count != 1].format(count) for words, count in pairs if count)
    return TEXTS[language].format(what=what)
