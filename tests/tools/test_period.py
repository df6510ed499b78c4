from datetime import date, datetime

import pytest

from ryxd.tools.search.period import period

TODAY = date(2026, 11, 21)  # a Saturday


@pytest.mark.parametrize(
    ("when", "first", "end"),
    [
        ("today", "2026-11-21", "2026-11-22"), ("yesterday", "2026-11-20", "2026-11-21"), ("this_week", "2026-11-16", "2026-11-23"),
        ("last_week", "2026-11-09", "2026-11-16"), ("this_month", "2026-11-01", "2026-12-01"), ("last_month", "2026-10-01", "2026-11-01"),
        ("this_year", "2026-01-01", "2027-01-01"), ("last_year", "2025-01-01", "2026-01-01"), ("march", "2026-03-01", "2026-04-01"),
        ("november", "2026-11-01", "2026-12-01"), ("december", "2025-12-01", "2026-01-01"), ("february", "2026-02-01", "2026-03-01"),
    ],
)  # fmt: skip
def test_a_period_is_the_last_one_of_its_name_that_has_begun(when, first, end):
    found = period(when, TODAY)
    assert (found.first.isoformat(), found.end.isoformat()) == (first, end)


def test_last_month_in_january_is_december():
    assert period("last_month", date(2026, 1, 5)).first == date(2025, 12, 1)


@pytest.mark.parametrize(
    ("name", "belongs"),
    [
        ("Rechnung März.pdf", True), ("invoice_mar_2026.pdf", True), ("2026-03-05 x.pdf", True), ("IMG_20260315.jpg", True), ("03.2026.pdf", True),
        ("Rechnung März 2019.pdf", False), ("2019-03-05.pdf", False), ("marmalade.txt", False), ("2026-04-03.pdf", False), ("x.pdf", False),
    ],
)  # fmt: skip
def test_a_name_can_say_that_a_file_is_of_a_month(name, belongs):
    long_ago = datetime(2020, 5, 5).timestamp()
    assert period("march", TODAY).has(name, long_ago) is belongs


def test_the_edges_of_a_day_are_midnights():
    today = period("today", TODAY)
    assert today.has("x", datetime(2026, 11, 21, 0, 0, 0).timestamp())
    assert today.has("x", datetime(2026, 11, 21, 23, 59, 59).timestamp())
    assert not today.has("x", datetime(2026, 11, 22).timestamp())
    assert not today.has("x", datetime(2026, 11, 20, 23, 59, 59).timestamp())
