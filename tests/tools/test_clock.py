import re
from datetime import datetime, timedelta
from zoneinfo import ZoneInfo, available_timezones

import pytest

from ryxd.core.tool import ToolError
from ryxd.tools.clock import DateQuery, TimeQuery, get_date, get_time
from ryxd.tools.speech import long_date
from ryxd.tools.zones import zones
from tests.fakes.view import FakeView


async def test_the_time_is_the_wall_clocks(tmp_path):
    before = datetime.now().replace(second=0, microsecond=0)
    told = await get_time.run(TimeQuery(), FakeView(tmp_path))
    assert before <= datetime.fromisoformat(f"{told.date} {told.time}") <= datetime.now()
    assert told.say == f"It is {told.time}."


async def test_the_time_is_said_in_german(tmp_path):
    told = await get_time.run(TimeQuery(), FakeView(tmp_path, language="de"))
    assert told.say == f"Es ist {told.time} Uhr."


@pytest.mark.parametrize(
    ("place", "zone"),
    [
        ("Asia/Tokyo", "Asia/Tokyo"), ("asia/tokyo", "Asia/Tokyo"), ("Tokyo", "Asia/Tokyo"), ("Tokio", "Asia/Tokyo"),
        ("new york", "America/New_York"), ("São Paulo", "America/Sao_Paulo"), ("Zürich", "Europe/Zurich"), ("UTC", "UTC"),
        ("Mumbai", "Asia/Kolkata"), ("the Netherlands", "Europe/Amsterdam"), ("schweiz", "Europe/Zurich"), ("LA", "America/Los_Angeles"),
    ],
)  # fmt: skip
async def test_a_place_is_found_under_the_names_people_give_it(tmp_path, place, zone):
    told = await get_time.run(TimeQuery(zone=place), FakeView(tmp_path))
    there = datetime.now(ZoneInfo(zone)).replace(tzinfo=None)
    assert told.zone == zone
    assert timedelta(0) <= there - datetime.fromisoformat(f"{told.date} {told.time}") < timedelta(minutes=2)
    assert re.fullmatch(r"It is \d\d:\d\d in .+\.", told.say)


@pytest.mark.parametrize(
    ("language", "typed", "said"),
    [("en", "mumbai", "in Mumbai."), ("de", "Schweiz", "In der Schweiz ist"), ("en", "schweiz", "in Zurich."), ("de", "Asia/Tokyo", "In Tokyo")],
)
async def test_a_place_is_called_as_people_call_it(tmp_path, language, typed, said):
    told = await get_time.run(TimeQuery(zone=typed), FakeView(tmp_path, language=language))
    assert said in told.say


def test_every_place_has_a_zone_that_there_is():
    for language in ("en", "de"):
        assert len(zones(language)) > 150
        assert {zone for _, zone in zones(language)} <= available_timezones()


async def test_an_unknown_zone_is_an_error_that_offers_others(tmp_path):
    with pytest.raises(ToolError, match=r"no time zone called .Berlinn.; .*Europe/Berlin"):
        await get_time.run(TimeQuery(zone="Berlinn"), FakeView(tmp_path))


@pytest.mark.parametrize("zone", ["../../etc/passwd", "/etc/passwd", "..", "a" * 60])
async def test_a_zone_is_never_a_path(tmp_path, zone):
    with pytest.raises(ToolError, match="no time zone called"):
        await get_time.run(TimeQuery(zone=zone), FakeView(tmp_path))


@pytest.mark.parametrize(
    ("days", "english", "german"),
    [
        (0, "Today is ", "Heute ist "), (1, "Tomorrow is ", "Morgen ist "), (-1, "Yesterday was ", "Gestern war "),
        (5, "In 5 days it is ", "In 5 Tagen ist "), (-3, "3 days ago it was ", "Vor 3 Tagen war "),
    ],
)  # fmt: skip
async def test_a_date_is_a_sentence_with_its_weekday(tmp_path, days, english, german):
    day = (datetime.now() + timedelta(days=days)).date()
    told = await get_date.run(DateQuery(days=days), FakeView(tmp_path))
    assert told.date == day.isoformat()
    assert told.week == day.isocalendar().week
    assert told.say == f"{english}{day:%A}, {long_date(day, 'en')} (week {day.isocalendar().week})."
    auf_deutsch = await get_date.run(DateQuery(days=days), FakeView(tmp_path, language="de"))
    assert auf_deutsch.say == f"{german}{auf_deutsch.weekday}, der {long_date(day, 'de')} (KW {day.isocalendar().week})."
