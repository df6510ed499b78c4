"""What a run looks like as a notification, whoever shows it: pure, events in, a Bubble out.

`rendering.py` makes of it what a server can show, `notify.py` does the doing.
"""

import re
from dataclasses import dataclass, field, replace
from pathlib import Path
from typing import Literal

from ryxd.core import paths
from ryxd.desktop.texts import say
from ryxd.wire import events
from ryxd.wire.events import AnyEvent, Choice

Kind = Literal["progress", "result", "question"]
"""What a notification is about; each can be switched off."""

KINDS: frozenset[Kind] = frozenset({"progress", "result", "question"})

BODY = 400
"""Characters of an answer that a notification shows."""

ROWS = 10
"""Lines of it; mako and dunst cut there anyway."""

MENU = "?menu"
"""What a click on what waits means: not a yes, but the menu with the answers. No choice has such a key."""

UNDO = "undo"
"""The action that takes back what a run changed. Never what a click means: it could be hit by accident."""

COPY, SHOW, CONTINUE, MORE = "ryx-copy", "ryx-show", "ryx-continue", "ryx-more"
"""What can be done with any result, besides what it offers: copy it, show its file in the file manager, go on with
its conversation, see all of it. No choice has such a key."""


@dataclass(frozen=True)
class Bubble:
    """The one notification of one run, as it should look now."""

    run: str
    """Empty for news that belong to no run."""
    language: str = "en"
    kind: Kind = "progress"
    text: str = ""
    request: str = ""
    """What the user had asked for, shown while it is worked on."""
    place: str = ""
    """The folder that it is about, where that came from the focused window."""
    progress: float | None = None
    """0 to 1, when known."""
    choices: tuple[Choice, ...] = ()
    question: str = ""
    tier: str | None = field(default=None, compare=False)
    """The model tier the run wants: loading it is this run's progress."""
    paths: tuple[str, ...] = ()
    """Files that the result is about."""
    session: str = ""
    """The conversation that it is of."""
    began: int = field(default=0, compare=False)
    """Milliseconds since 1970, as `at`: its first event, and its last."""
    at: int = field(default=0, compare=False)
    finished: bool = False
    cancelled: bool = False
    undo: Literal["", "undo", "redo"] = ""
    """Whether files were changed, so that this can be taken back; `redo` when it was itself a taking back."""
    chosen_run: bool = False
    """The run does what the user chose in an earlier one's notification."""
    failed: bool = False
    suspended: bool = False
    """ryxd stops, and the run goes on when it is back: its notification outlives ryxd for a while."""
    classes: frozenset[str] = frozenset()
    """What the run's actions did."""
    asking: tuple[events.Asked, ...] = ()
    """What the run waits for the user with; the first one is shown."""

    @property
    def asks(self) -> str:
        """The name of the question that is shown; empty for what offers something, and waits for nothing."""
        return self.asking[0].name if self.asking else ""

    @property
    def wants(self) -> str:
        """What answers the question that is shown, as in its event; empty where nothing waits."""
        return self.asking[0].wants if self.asking else ""

    @property
    def default(self) -> str | None:
        """The choice that a click on the notification means.

        The first one: whoever asks puts one there that may be hit by accident. What waits is none of these.
        """
        if self.asks:
            return MENU
        if self.choices:
            return self.choices[0].key
        return MORE if self.cut else None

    @property
    def cut(self) -> bool:
        """Whether a notification shows only the beginning of the result."""
        return self.finished and (len(self.text) > BODY or self.text.count("\n") >= ROWS)

    @property
    def target(self) -> str:
        """What an answer to it names: the question that waits, else the run."""
        return self.asks or self.run

    @property
    def confirms(self) -> bool:
        """Whether it only says what the user sees anyway: a workspace was shown, an application opened."""
        seen = self.classes == {"desktop"} or self.chosen_run
        return self.finished and seen and not (self.failed or self.choices or self.undo or "\n" in self.text)

    @property
    def own(self) -> tuple[str, ...]:
        """What can be done with it besides what it offers, in the order of the buttons."""
        if not self.finished or self.kind != "result" or self.chosen_run or self.cancelled or not self.run:
            return ()
        if self.confirms:  # nothing of it is worth a button
            return ()
        there = {COPY: bool(self.text), SHOW: bool(self.paths), CONTINUE: bool(self.session), MORE: True}
        return tuple(key for key, has in there.items() if has)

    def chosen(self, action: str) -> str | None:
        """The choice an action of the server means; None when it is none of ours."""
        if action == "default" or (action == MENU and self.wants == "words"):
            return self.default
        if action == UNDO and self.undo:
            return UNDO
        if action in self.own:
            return action
        return action if any(choice.key == action for choice in self.choices) else None


def follow(bubble: Bubble, event: AnyEvent) -> Bubble:
    """How the run's notification looks after `event`; the same Bubble when the event changes nothing."""
    if event.at:
        bubble = replace(bubble, began=bubble.began or event.at, at=event.at)
    match event:
        case events.Finished():
            if bubble.kind == "question":  # it ended without an answer: nothing is left to choose
                bubble = replace(bubble, question="", choices=(), asking=())
            return replace(
                bubble,
                kind="result",
                text=_end(bubble, event),
                progress=None,
                paths=event.paths,
                session=event.session,
                finished=True,
                failed=event.outcome != "done",
                cancelled=event.outcome == "cancelled",
            )
        case _ if bubble.finished:
            return bubble
        case events.Returned(classes=classes):
            return replace(bubble, classes=bubble.classes.union(classes))
        case events.Changed():
            return replace(bubble, undo="redo" if event.undoes else "undo")
        case events.Status(context=context) if context.get(events.SUSPENDED):
            left = replace(bubble, kind="progress", question="", choices=(), progress=None, asking=())
            return replace(left, text=event.text, suspended=True)
        case _ if bubble.suspended:  # nothing of it is to be waited for here
            return bubble
        case events.Routed():
            return replace(bubble, language=event.language, tier=event.tier)
        case events.Situated():
            return replace(bubble, place=event.folder and paths.shown(Path(event.folder), Path.home()))
        case events.Asked(waiting=True):
            return _asking(bubble, (*bubble.asking, event))
        case events.Asked():
            return replace(bubble, question=event.question, choices=event.choices)
        case events.Answered(name=name) if bubble.kind == "question":
            return _asking(bubble, tuple(each for each in bubble.asking if each.name != name))
        case events.Answered():
            return replace(bubble, chosen_run=True)
        case _ if bubble.kind == "question":
            return bubble
        case events.Status(status="running"):
            return replace(bubble, text=event.text, progress=_share(event.context.get("progress")))
        case events.Stepped(state="running"):
            return replace(bubble, text=event.description or event.name, progress=None)
        case events.ModelLoading():
            text = event.text or say(bubble.language, "loading", model=event.model)
            return replace(bubble, text=text, progress=event.progress)
        case events.ModelLoaded():
            return replace(bubble, text="", progress=None)
        case events.Progressed():
            return replace(bubble, text=event.text, progress=event.done / event.total if event.total else None)
        case _:
            return bubble


def _asking(bubble: Bubble, asking: tuple[events.Asked, ...]) -> Bubble:
    """The Bubble with what the run waits with now: the first of it, or work that goes on."""
    if not asking:
        return replace(bubble, kind="progress", text="", question="", choices=(), progress=None, asking=())
    first = asking[0]
    return replace(
        bubble,
        kind="question",
        text=_unkeyed(first.question),
        question=first.question,
        choices=first.choices,
        progress=None,
        asking=asking,
    )


def _end(bubble: Bubble, event: events.Finished) -> str:
    """The last text: the answer and what is offered with it, or what went wrong and what to do."""
    if event.outcome == "cancelled":
        return event.text or say(bubble.language, "cancelled")
    text, question = _unkeyed(event.text or say(bubble.language, "nothing")), _unkeyed(bubble.question)
    return text if question in text else f"{text}\n{question}"


def _unkeyed(text: str) -> str:
    """`text` without the keys a terminal asks for: here nobody can press y."""
    return re.sub(r" *\([jy]/n\)$", "", text, flags=re.MULTILINE)


def _share(progress: object) -> float | None:
    """A number between 0 and 1, or None for anything else: a Status may carry any context."""
    if isinstance(progress, bool) or not isinstance(progress, int | float) or not 0 <= progress <= 1:
        return None
    return float(progress)
