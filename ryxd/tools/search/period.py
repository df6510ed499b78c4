"""Was a file of that time? By its last change, or because its name says so."""

import re
from dataclasses import dataclass
from datetime import date, datetime, time, timedelta
from typing import Literal

When = Literal[
    "january", "february", "march", "april", "may", "june", "july", "august", "september", "october",
    "november", "december", "today", "yesterday", "this_week", "last_week", "this_month", "last_month",
    "this_year", "last_year",
]  # fmt: skip

MONTHS = (
    "january|januar|jan|jänner", "february|februar|feb", "march|märz|maerz|mär|mrz|mar", "april|apr", "may|mai",
    "june|juni|jun", "july|juli|jul", "august|aug", "september|sept|sep", "october|oktober|oct|okt",
    "november|nov", "december|dezember|dec|dez",
)  # fmt: skip
"""As names of files have them, by number."""

_NAMES = tuple(When.__args__[:12])  # type: ignore[attr-defined]


@dataclass(frozen=True)
class Period:
    """From `first` to the day before `end`."""

    first: date
    end: date
    month: int | None = None
    """The month that was asked for, when a name can say it."""
    year: int | None = None

    def has(self, name: str, changed: float) -> bool:
        """Whether a file with this name, last changed at this time (seconds since 1970), belongs to it."""
        return _start(self.first) <= changed < _start(self.end) or self._named(name.casefold())

    def _named(self, name: str) -> bool:
        if self.year is None:
            return False
        years = {int(found) for found in re.findall(r"(?<!\d)(?:19|20)\d\d(?!\d)", name)}
        if self.month is None:
            return self.year in years
        mark = rf"(?<!\d){self.year}[-_. ]?{self.month:02}(?!\d$)|(?<!\d){self.month:02}[-_. ]{self.year}"
        if re.search(mark, name):
            return True
        spelled = re.search(rf"(?<![^\W\d_])(?:{MONTHS[self.month - 1]})(?![^\W\d_])", name)
        # "Rechnung März 2019" is not of this March
        return spelled is not None and (not years or self.year in years)


def period(when: When, today: date) -> Period:
    """The days that are meant; a month is the last one of that name that has begun."""
    if when in _NAMES:
        month = _NAMES.index(when) + 1
        return _month(date(today.year if month <= today.month else today.year - 1, month, 1))
    monday = today - timedelta(days=today.weekday())
    this_month = today.replace(day=1)
    if when == "today":
        return Period(today, today + timedelta(days=1))
    if when == "yesterday":
        return Period(today - timedelta(days=1), today)
    if when == "this_week":
        return Period(monday, monday + timedelta(days=7))
    if when == "last_week":
        return Period(monday - timedelta(days=7), monday)
    if when == "this_month":
        return _month(this_month)
    if when == "last_month":
        return _month((this_month - timedelta(days=1)).replace(day=1))
    year = today.year - (when == "last_year")
    return Period(date(year, 1, 1), date(year + 1, 1, 1), year=year)


def _month(first: date) -> Period:
    after = (first + timedelta(days=31)).replace(day=1)
    return Period(first, after, month=first.month, year=first.year)


def _start(day: date) -> float:
    """The day's first moment by the clock on the wall, also where it is changed in spring and autumn."""
    return datetime.combine(day, time()).timestamp()
