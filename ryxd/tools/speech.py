"""What a tool says to a person, in the language of the run."""

import os
from datetime import date

from ryxd.core.tool import ToolView

WEEKDAYS = {
    "en": ("Monday", "Tuesday", "Wednesday", "Thursday", "Friday", "Saturday", "Sunday"),
    "de": ("Montag", "Dienstag", "Mittwoch", "Donnerstag", "Freitag", "Samstag", "Sonntag"),
}
MONTHS = {
    "en": (
        "January", "February", "March", "April", "May", "June", "July", "August", "September", "October",
        "November", "December",
    ),
    "de": (
        "Januar", "Februar", "März", "April", "Mai", "Juni", "Juli", "August", "September", "Oktober",
        "November", "Dezember",
    ),
}  # fmt: skip


def say(view: ToolView, *, en: str, de: str) -> str:
    """The one of two texts that is in the user's language; English for every language but German."""
    return de if view.language == "de" else en


def weekday(day: date, language: str) -> str:
    """The day's name."""
    return WEEKDAYS["de" if language == "de" else "en"][day.weekday()]


def long_date(day: date, language: str) -> str:
    """A date as in 21 November 2026 or 21. November 2026."""
    if language == "de":
        return f"{day.day}. {MONTHS['de'][day.month - 1]} {day.year}"
    return f"{day.day} {MONTHS['en'][day.month - 1]} {day.year}"


def legible(text: str) -> str:
    """A text that any program can take: what is no UTF-8 in a file's name becomes a replacement character."""
    return os.fsencode(text).decode(errors="replace")
