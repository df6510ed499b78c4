"""What a notification server is told of a Bubble: pure, a Note for the server at hand.

Source: Desktop Notifications Specification 1.2/1.3, https://specifications.freedesktop.org/notification/
"""

import html
import re
from collections.abc import Mapping
from dataclasses import dataclass
from enum import IntEnum

from ryxd.desktop.bubble import BODY, MENU, MORE, UNDO, Bubble
from ryxd.desktop.texts import say
from ryxd.wire import events
from ryxd.wire.events import Choice

LINES = 6
"""Lines of what a yes would allow that a notification shows."""

WIDE = 60
"""Characters of such a line."""

LABEL = 40
"""Characters of an action's label."""

SOUND = "dialog-question"
"""What waits for the user sounds otherwise than what is done (sound-theme-spec)."""

SCOPES = frozenset({"once", "run", "always", "no"})
"""The answers of an approval: how far a yes reaches, and the no."""

BUTTONS = 4
"""Buttons that fit: SwayNotificationCenter makes all of them as wide as the widest, and cuts off the others."""

LONG = 3
"""Seconds from which on it is told how long something takes."""

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
the user has just chosen was done, or what the desktop shows anyway, is only confirmed.
"""

_STEERS = re.compile("[\x00-\x08\x0b-\x1f\x7f-\x9f\u061c\u200b\u200e\u200f\u202a-\u202e\u2060-\u2069\ufeff]")
"""What breaks a notification's markup, hides in it, or turns the rest of it round."""

NO_BUTTONS = frozenset({"mako", "dunst"})
"""Servers that list the capability `actions` and draw none (notes/desktop.md §1); a click is `default`."""

MIDDLE = frozenset({"dunst"})
"""Servers whose usual configuration acts on the middle button; the left one only takes the notification away."""


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
    sound: str = ""
    """A name of the sound naming specification; empty for none."""


def render(bubble: Bubble, server: ServerInfo) -> Note:
    """`bubble` as this server can show it: markup only where it is understood, words where no buttons are."""
    markup = "body-markup" in server.capabilities
    lines = [(bubble.text or say(bubble.language, "working")) + _elapsed(bubble)]
    if bubble.kind == "progress" and bubble.request:
        place = f" – {bubble.place}" if bubble.place else ""
        lines.insert(0, (f"„{bubble.request}“" if bubble.language == "de" else f"“{bubble.request}”") + place)
    body = "\n".join(_cut(line, BODY // len(lines)) for line in lines)
    body = html.escape(body, quote=False) if markup else body
    shown = _ordered(bubble) if bubble.kind != "progress" else ()
    click, terminal = ("", "") if not shown or server.draws_buttons else _hints(bubble, shown, server)
    # behind the question: mako's usual height of 100 pixels cuts off what follows, and a line of a preview is
    # what a yes would do, with nothing of ours in it
    if bubble.default == MORE and not server.draws_buttons and "actions" in server.capabilities:
        click = f" {_click(bubble, server)}: {say(bubble.language, MORE)}"
    body += _hint(click, markup=markup)
    if bubble.kind == "question" and bubble.asks:
        excerpt = "".join(f"\n{line}" for line in _excerpt(bubble.asking[0], bubble.language))
        body += html.escape(excerpt, quote=False) if markup else excerpt
    body += _hint(terminal, markup=markup)
    if bubble.finished and bubble.undo and not server.draws_buttons and "ryxctl undo" not in bubble.text:
        body += _hint("\n" + say(bubble.language, "undo_terminal", run=bubble.run), markup=markup)
    return Note(
        summary="ryx",
        body=body,
        actions=_actions(bubble, shown, server) if "actions" in server.capabilities else (),
        urgency=_urgency(bubble),
        value=None if bubble.progress is None else round(bubble.progress * 100),
        expires=EXPIRES[_stay(bubble)],
        transient=bubble.kind == "progress",
        sound=SOUND if bubble.asks else "",
    )


def _actions(bubble: Bubble, shown: tuple[Choice, ...], server: ServerInfo) -> tuple[tuple[str, str], ...]:
    """What a click means, and the buttons: key and label of each, those that matter most first."""
    language = bubble.language
    # of an approval all four must fit
    known = SCOPES if bubble.wants == "yes" else frozenset()
    label = {choice.key: say(language, choice.key) for choice in shown if choice.key in known}
    pairs = [
        (choice.key, label.get(choice.key) or _label(choice, language))
        for choice in shown
        if choice.key != "default"
    ]
    if bubble.own:
        # closing the notification is a no to what is only offered
        pairs = [(key, label) for key, label in pairs if key != "no"]
        pairs += [(UNDO, say(language, bubble.undo))] if bubble.undo and server.draws_buttons else []
        pairs += [(key, say(language, key)) for key in bubble.own if key != MORE]
        most = BUTTONS if server.draws_buttons else len(pairs) + 1
        if bubble.cut or len(pairs) > most:
            pairs = [*pairs[: most - 1], (MORE, say(language, MORE))]
    elif bubble.undo and server.draws_buttons and bubble.finished:
        pairs.append((UNDO, say(language, bubble.undo)))
    if bubble.default is None:
        return tuple(pairs)
    first = (
        say(language, "choose" if bubble.asks else MORE)
        if bubble.asks or not shown
        else _label(shown[0], language)
    )
    return (("default", first), *pairs)


def _elapsed(bubble: Bubble) -> str:
    """How long it has worked, where that is worth a word."""
    seconds = (bubble.at - bubble.began) // 1000
    if bubble.kind != "progress" or seconds < LONG:
        return ""
    return f" · {seconds} s" if seconds < 60 else f" · {seconds // 60} min {seconds % 60} s"


def _click(bubble: Bubble, server: ServerInfo) -> str:
    """How a click is made there that means something."""
    return say(bubble.language, "middle_click" if server.name.lower() in MIDDLE else "click")


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
        what = say(bubble.language, "choose_it") if bubble.asks else _label(shown[0], bubble.language)
        click = f" {_click(bubble, server)}: {what}"
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
    return "confirmation" if bubble.confirms else "result"


def _urgency(bubble: Bubble) -> Urgency:
    """Low while it works, critical only while it waits for the user."""
    return {"progress": Urgency.LOW, "result": Urgency.NORMAL, "question": Urgency.CRITICAL}[bubble.kind]


def _cut(text: str, limit: int) -> str:
    """`text`, shortened to `limit` characters, an ellipsis where something is missing, and nothing that steers."""
    text = _STEERS.sub(lambda found: f"<{ord(found[0]):02x}>", text.strip()[: 2 * limit + 1])
    return text if len(text) <= limit else text[: limit - 1].rstrip() + "…"


def _excerpt(asked: events.Asked, language: str) -> list[str]:
    """The first lines of what a yes would allow, and where the rest is."""
    lines = [line for line in asked.preview.split("\n") if line.strip()]
    if any(line.startswith("@@") for line in lines):  # of a diff, what changes
        lines = [line for line in lines if line[:1] in "+-" and not line.startswith(("+++ ", "--- "))]
    shown = [_cut(line, WIDE) for line in lines[:LINES]]
    whole = not asked.cut and shown == [line.strip() for line in lines]
    return shown if whole else [*shown, say(language, "all_of_it")]
