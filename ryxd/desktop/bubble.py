"""What a run looks like as a notification.

Pure: events in, a Bubble out, and a Note for the server at hand. `notify.py` does the doing.
"""

import html
import re
from collections.abc import Mapping
from dataclasses import dataclass, field, replace
from enum import IntEnum
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
"""Characters of an answer that a notification shows; mako and dunst cut at about ten lines anyway."""

LINES = 6
"""Lines of what a yes would allow that a notification shows."""

WIDE = 60
"""Characters of such a line."""

MENU = "?menu"
"""What a click on what waits means: not a yes, but the menu with the answers. No choice has such a key."""

LABEL = 40
"""Characters of an action's label."""

EXPIRES: Mapping[str, int] = {
    "progress": 120_000,
    "result": 15_000,
    "offer": 60_000,
    "confirmation": 4_000,
    "question": 0,
}
"""Milliseconds until the server takes it away.

A question that a run waits for stays (0). Progress ends by itself, so that a daemon that was killed
leaves nothing behind for long. A result that offers something stays long enough to be clicked; that what
the user has just chosen was done is only confirmed.
"""

_STEERS = re.compile("[\x00-\x08\x0b-\x1f\x7f-\x9f\u061c\u200b\u200e\u200f\u202a-\u202e\u2060-\u2069\ufeff]")
"""What breaks a notification's markup, hides in it, or turns the rest of it round."""

NO_BUTTONS = frozenset({"mako", "dunst"})
"""Servers that list the capability `actions` and draw none (notes/desktop.md §1); a click is `default`."""

MIDDLE = frozenset({"dunst"})
"""Servers whose usual configuration acts on the middle button; the left one only takes the notification away."""

UNDO = "undo"
"""The action that takes back what a run changed. Never what a click means: it could be hit by accident."""


class Urgency(IntEnum):
    """As in the Desktop Notifications Specification."""

    LOW = 0
    NORMAL = 1
    CRITICAL = 2


@dataclass(frozen=True)
class ServerInfo:
    """What the notification server can do."""

    name: str = ""
    version: str = ""
    capabilities: frozenset[str] = frozenset()

    @property
    def draws_buttons(self) -> bool:
        """Whether the user sees the actions."""
        return "actions" in self.capabilities and self.name.lower() not in NO_BUTTONS


@dataclass(frozen=True)
class Note:
    """One call of Notify, without the connection's part."""

    summary: str
    body: str
    actions: tuple[tuple[str, str], ...]
    """Key and label."""
    urgency: Urgency
    value: int | None
    """Percent, for a progress bar."""
    expires: int
    transient: bool
    """True keeps it out of the server's history."""


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
    finished: bool = False
    undo: Literal["", "undo", "redo"] = ""
    """Whether files were changed, so that this can be taken back; `redo` when it was itself a taking back."""
    chosen_run: bool = False
    """The run does what the user chose in an earlier one's notification."""
    failed: bool = False
    suspended: bool = False
    """ryxd stops, and the run goes on when it is back: its notification outlives ryxd for a while."""
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
        return self.choices[0].key if self.choices else None

    def chosen(self, action: str) -> str | None:
        """The choice an action of the server means; None when it is none of ours."""
        if action == "default" or (action == MENU and self.wants == "words"):
            return self.default
        if action == UNDO and self.undo:
            return UNDO
        return action if any(choice.key == action for choice in self.choices) else None


def follow(bubble: Bubble, event: AnyEvent) -> Bubble:
    """How the run's notification looks after `event`; the same Bubble when the event changes nothing."""
    match event:
        case events.Finished():
            if bubble.kind == "question":  # it ended without an answer: nothing is left to choose
                bubble = replace(bubble, question="", choices=(), asking=())
            return replace(
                bubble,
                kind="result",
                text=_end(bubble, event),
                progress=None,
                finished=True,
                failed=event.outcome != "done",
            )
        case _ if bubble.finished:
            return bubble
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


def _excerpt(asked: events.Asked, language: str) -> list[str]:
    """The first lines of what a yes would allow, and where the rest is."""
    lines = [line for line in asked.preview.split("\n") if line.strip()]
    if any(line.startswith("@@") for line in lines):  # of a diff, what changes
        lines = [line for line in lines if line[:1] in "+-" and not line.startswith(("+++ ", "--- "))]
    shown = [_cut(line, WIDE) for line in lines[:LINES]]
    whole = not asked.cut and shown == [line.strip() for line in lines]
    return shown if whole else [*shown, say(language, "all_of_it")]


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


def render(bubble: Bubble, server: ServerInfo) -> Note:
    """`bubble` as this server can show it: markup only where it is understood, words where no buttons are."""
    markup = "body-markup" in server.capabilities
    lines = [bubble.text or say(bubble.language, "working")]
    if bubble.kind == "progress" and bubble.request:
        place = f" – {bubble.place}" if bubble.place else ""
        lines.insert(0, (f"„{bubble.request}“" if bubble.language == "de" else f"“{bubble.request}”") + place)
    body = "\n".join(_cut(line, BODY // len(lines)) for line in lines)
    body = html.escape(body, quote=False) if markup else body
    shown = _ordered(bubble) if bubble.kind != "progress" else ()
    actions: tuple[tuple[str, str], ...] = ()
    if shown and "actions" in server.capabilities:
        labelled = tuple((choice.key, _label(choice, bubble.language)) for choice in shown)
        first = say(bubble.language, "choose") if bubble.asks else labelled[0][1]
        actions = (("default", first), *(pair for pair in labelled if pair[0] != "default"))
    click, terminal = ("", "") if not shown or server.draws_buttons else _hints(bubble, shown, server)
    # behind the question: mako's usual height of 100 pixels cuts off what follows, and a line of a preview is
    # what a yes would do, with nothing of ours in it
    body += _hint(click, markup=markup)
    if bubble.kind == "question" and bubble.asks:
        excerpt = "".join(f"\n{line}" for line in _excerpt(bubble.asking[0], bubble.language))
        body += html.escape(excerpt, quote=False) if markup else excerpt
    body += _hint(terminal, markup=markup)
    if bubble.finished and bubble.undo:
        if server.draws_buttons:
            actions = (*actions, (UNDO, say(bubble.language, bubble.undo)))
        elif "ryxctl undo" not in bubble.text:
            hint = "\n" + say(bubble.language, "undo_terminal", run=bubble.run)
            body += f"<i>{hint}</i>" if markup else hint
    return Note(
        summary="ryx",
        body=body,
        actions=actions,
        urgency=_urgency(bubble),
        value=None if bubble.progress is None else round(bubble.progress * 100),
        expires=EXPIRES[_stay(bubble)],
        transient=bubble.kind == "progress",
    )


def _ordered(bubble: Bubble) -> tuple[Choice, ...]:
    """The choices as buttons stand: of an approval the no beside the first yes, for some bubbles show three."""
    if not bubble.asks:
        return bubble.choices
    if bubble.wants == "words":  # they are typed in the menu
        return (*bubble.choices, Choice(key=MENU, label=say(bubble.language, "reply")))
    if bubble.wants == "choice":
        return bubble.choices
    first, rest = bubble.choices[:1], bubble.choices[1:]
    return (*first, *(each for each in rest if each.key == "no"), *(each for each in rest if each.key != "no"))


def _hint(text: str, *, markup: bool) -> str:
    """What is said besides the text, in italics where there are any; empty for nothing."""
    return f"<i>{html.escape(text, quote=False)}</i>" if text and markup else text


def _hints(bubble: Bubble, shown: tuple[Choice, ...], server: ServerInfo) -> tuple[str, str]:
    """How to choose where no buttons are drawn: by a click, and in a terminal; empty where there is no way."""
    click = ""
    if "actions" in server.capabilities:
        how = say(bubble.language, "middle_click" if server.name.lower() in MIDDLE else "click")
        what = say(bubble.language, "choose_it") if bubble.asks else _label(shown[0], bubble.language)
        click = f" {how}: {what}"
    if bubble.asks:
        way = "approve" if bubble.wants == "yes" else "answer"
        return click, "\n" + say(bubble.language, way, name=bubble.asks)
    if not bubble.run:  # no run, no answer: its text says what a terminal can do
        return click, ""
    terminal = say(bubble.language, "terminal", run=bubble.run, key=shown[0].key)
    if others := ", ".join(choice.key for choice in shown[1:]):
        terminal += say(bubble.language, "others", keys=others)
    return click, "\n" + terminal


def _label(choice: Choice, language: str) -> str:
    """A choice's label; `open` has one even when who asked gave none."""
    return _cut(choice.label or (say(language, "open") if choice.key == "open" else choice.key), LABEL)


def _stay(bubble: Bubble) -> str:
    """Which of EXPIRES holds."""
    if bubble.suspended and not bubble.finished:
        return "result"
    if bubble.kind != "result":
        return bubble.kind
    if bubble.choices or bubble.undo:
        return "offer"
    return "confirmation" if bubble.chosen_run and not bubble.failed else "result"


def _urgency(bubble: Bubble) -> Urgency:
    """Low while it works, critical only while it waits for the user."""
    return {"progress": Urgency.LOW, "result": Urgency.NORMAL, "question": Urgency.CRITICAL}[bubble.kind]


def _cut(text: str, limit: int) -> str:
    """`text`, shortened to `limit` characters, an ellipsis where something is missing, and nothing that steers."""
    text = _STEERS.sub(lambda found: f"<{ord(found[0]):02x}>", text.strip()[: 2 * limit + 1])
    return text if len(text) <= limit else text[: limit - 1].rstrip() + "…"
