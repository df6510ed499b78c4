"""What time is it, and what day? Here and elsewhere."""

import asyncio
import os
import re
import unicodedata
from collections.abc import Iterable
from datetime import datetime, timedelta, tzinfo
from functools import cache
from zoneinfo import ZoneInfo, ZoneInfoNotFoundError, available_timezones

from pydantic import Field

from ryxd.core.tool import Arguments, Output, Permission, ToolError, ToolView, tool
from ryxd.tools.speech import long_date, say, weekday
from ryxd.tools.zones import zones

_ARTICLE = re.compile(r"^(?:in )?(?:the|der|die|dem|den|das) ")


class TimeQuery(Arguments):
    """Where."""

    zone: str | None = Field(
        default=None, max_length=60, description="city, country or time zone, as in Tokyo; here if missing"
    )


class Time(Output):
    """What the clock says there."""

    time: str = Field(description="hours and minutes, as in 14:05")
    date: str = Field(description="as in 2026-11-21")
    zone: str = Field(description="the time zone")
    weekday: str = Field(description="in the user's language")
    say: str = Field(description="the answer in a sentence")


class DateQuery(TimeQuery):
    """Where, and how many days from today."""

    days: int = Field(default=0, ge=-36525, le=36525, description="days from today; -1 is yesterday")


class Day(Output):
    """What the calendar says there."""

    date: str = Field(description="as in 2026-11-21")
    weekday: str = Field(description="in the user's language")
    week: int = Field(description="ISO week of the year")
    zone: str = Field(description="the time zone")
    say: str = Field(description="the answer in a sentence")


@tool("tell the time", permission=Permission.READ, groups={"desktop"})
async def get_time(args: TimeQuery, view: ToolView) -> Time:
    """The time, here or in another zone. Raises ToolError for a zone that nobody knows."""
    now, zone = await _now(args.zone, view)
    clock = f"{now:%H:%M}"
    place = _said(args.zone, zone, view.language) if args.zone else ""
    return Time(
        time=clock,
        date=f"{now:%Y-%m-%d}",
        zone=zone,
        weekday=weekday(now.date(), view.language),
        say=say(
            view,
            en=f"It is {clock} in {place}." if place else f"It is {clock}.",
            de=f"In {place} ist es {clock} Uhr." if place else f"Es ist {clock} Uhr.",
        ),
    )


@tool("tell the date", permission=Permission.READ, groups={"desktop"})
async def get_date(args: DateQuery, view: ToolView) -> Day:
    """The date of today, or of a day near it. Raises ToolError for a zone that nobody knows."""
    now, zone = await _now(args.zone, view)
    day = (now + timedelta(days=args.days)).date()
    name, written = weekday(day, view.language), long_date(day, view.language)
    week = day.isocalendar().week
    return Day(
        date=day.isoformat(),
        weekday=name,
        week=week,
        zone=zone,
        say=say(
            view,
            en=f"{_when_en(args.days)} {name}, {written} (week {week}).",
            de=f"{_when_de(args.days)} {name}, der {written} (KW {week}).",
        ),
    )


def _when_en(days: int) -> str:
    near = {0: "Today is", 1: "Tomorrow is", -1: "Yesterday was"}
    return near.get(days) or (f"In {days} days it is" if days > 0 else f"{-days} days ago it was")


def _when_de(days: int) -> str:
    near = {0: "Heute ist", 1: "Morgen ist", 2: "Übermorgen ist", -1: "Gestern war", -2: "Vorgestern war"}
    return near.get(days) or (f"In {days} Tagen ist" if days > 0 else f"Vor {-days} Tagen war")


def _place(zone: str) -> str:
    return zone.rsplit("/", 1)[-1].replace("_", " ")


def _said(text: str, zone: str, language: str) -> str:
    """The place as people say it behind "in", in the user's language where that has a name for it."""
    place, there = _places(language if language == "de" else "en").get(_folded(text), ("", ""))
    return place if there == zone else _place(zone)


def _folded(text: str) -> str:
    """A place's name without case, accents and separators: "São_Paulo" and "sao paulo" are one."""
    plain = unicodedata.normalize("NFKD", text.strip().casefold().replace("ß", "ss"))
    plain = "".join(mark for mark in plain if not unicodedata.combining(mark)).replace("_", " ").replace("-", " ")
    return _ARTICLE.sub("", plain)


@cache
def _places(language: str) -> dict[str, tuple[str, str]]:
    """Places with their zones, by their names as `_folded` has them."""
    return {_folded(place): (place, zone) for place, zone in zones(language)}


async def _now(zone: str | None, view: ToolView) -> tuple[datetime, str]:
    """The time there and the zone's name."""
    if zone is None or not zone.strip():
        here = datetime.now().astimezone()
        return here, _own_zone(view) or here.tzname() or "local"
    name, info = await asyncio.to_thread(_zone, zone, view)
    return datetime.now(info), name


def _own_zone(view: ToolView) -> str | None:
    """The name of the user's zone (localtime(5): /etc/localtime is a link into the zone database)."""
    named = view.environment.get("TZ", "").lstrip(":")
    if named:
        return named
    try:
        return os.readlink("/etc/localtime").split("zoneinfo/", 1)[1]
    except (OSError, IndexError):
        return None


def zone_of(text: str) -> str | None:
    """The time zone's name of a place, country or zone, as people write them; None for one that is not known.

    Not on the loop: asking for all zones reads a folder tree.
    """
    wanted = _folded(text)
    for language in ("en", "de"):
        if wanted in _places(language):
            return _places(language)[wanted][1]
    known = sorted(available_timezones())
    return {_folded(name): name for name in known}.get(wanted) or _cities(known).get(wanted)


def _cities(known: Iterable[str]) -> dict[str, str]:
    return {_folded(_place(name)): name for name in known if "/" in name}


def _zone(text: str, view: ToolView) -> tuple[str, tzinfo]:
    """Off the loop, as `zone_of`."""
    name = zone_of(text)
    try:
        if name:
            return name, ZoneInfo(name)
    except ZoneInfoNotFoundError:
        pass
    wanted, cities = _folded(text), _cities(sorted(available_timezones()))
    near = [name for city, name in cities.items() if wanted and city.startswith(wanted[:4])][:3]
    raise ToolError(
        say(
            view,
            en=f'there is no time zone called "{text}"; try a city as in '
            f"{', '.join(near) or 'Europe/Berlin or Asia/Tokyo'}",
            de=f"Eine Zeitzone „{text}“ gibt es nicht; versuche eine Stadt wie "
            f"{', '.join(near) or 'Europe/Berlin oder Asia/Tokyo'}",
        )
    )
