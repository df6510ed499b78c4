"""What day it is, today and days away; then another day."""

import datetime as dt
from typing import Any

from ryxd.tools.clock import _when_de, _when_en
from ryxd.tools.speech import long_date, weekday
from training.family import family
from training.material.asides import around
from training.phrases import Phrases
from training.source import Source
from training.talk import Talk

TODAY = Phrases(
    en="""
what [day|date] is [it|today|it today]?
[what's|what is|whats] [the date|today's date|the date today|the day today|the current date]?
[date|today|date?|today's date|weekday|current date|the date]
which [day|day of the week|weekday] [is it|is today|do we have] [today|]?
+[tell|give|show] me [the|today's] date
is [it|today] [monday|friday|sunday|saturday|wednesday] [today|already|]?
what's today?
!+check the calendar for today's date
the how manieth is it?
what [year|month] is it?
which [year|month] do we have?
i need the date [for a letter|for a form|for the minutes]
what do i write as [the|today's] date?
!today's weekday?
day of the week
what day of the month is it?
what is the date today
is it [the weekend|the 1st|the end of the month] [already|yet]?
""",
    de="""
welcher [Tag|Wochentag] ist [heute|es]?
welches Datum [haben wir|ist heute|ist] [heute|]?
der [Wievielte|wievielte] ist heute?
den [wievielten|Wievielten] haben wir [heute|]?
[Datum|heute|Datum?|Wochentag|welcher Tag|heutiges Datum|das Datum]
was ist [heute|heit] [für ein Tag|für ein Datum|für'n Tag]?
+[sag|nenn|zeig] mir das [Datum|heutige Datum|Datum von heute]
ist heute [schon|] [Montag|Freitag|Sonntag|Samstag|Mittwoch]?
!+schau im Kalender, welcher Tag ist
was haben wir heute [für einen Tag|für einen Wochentag|]?
welches [Jahr|Monat] [haben wir|ist]?
ich brauch das Datum [für einen Brief|fürs Formular|fürs Protokoll]
was schreib ich als Datum?
!heutiger Wochentag?
der wievielte isch heut?
heute ist der?
wievielter ist heute
ist [schon|heute] [Wochenende|Monatsende|der Erste]?
wos fir a Tag is heid?
welchen Tag schreiben wir [heute|]?
""",
)
WEEK = Phrases(
    en="""
[what|which] [week|calendar week|week number|week of the year] [is it|are we in|is this|do we have]?
[calendar week|week number|week no|iso week] [?|]
the number of this week?
!which week are we having?
+tell me the [week number|calendar week]
""",
    de="""
[welche|was für eine|die wievielte] [KW|Kalenderwoche|Woche] [haben wir|ist|ist gerade|ist das|ist heute]?
[KW|Kalenderwoche|KW?|aktuelle KW]
in welcher [KW|Kalenderwoche] sind wir?
!welche KW ist diese Woche?
+[sag|nenn] mir die [KW|Kalenderwoche]
""",
)
IN_DAYS = Phrases(
    en="""
[what|which] [day|date|weekday] [is it|is|will it be] in {n} [days|days' time]?
[what's|what is] the date in {n} days?
in {n} days, [what day is it|which date is that|what's the date]?
[what|which] [day|date] is {n} days from [now|today]?
today plus {n} days
date in {n} days
{n} days from now, which weekday is that?
!+tell me the day in {n} days
the deadline is in {n} days, [what date is that|which day is that]?
""",
    de="""
[welcher Tag|welches Datum|welcher Wochentag|was für ein Tag|was] ist in {n} Tagen?
welches Datum haben wir in {n} Tagen?
in {n} Tagen, [welcher Tag ist das|der wievielte ist das|was für ein Datum ist da]?
der wievielte ist in {n} Tagen?
heute plus {n} Tage
Datum in {n} Tagen
was ist {n} Tage ab heute für ein Tag?
!+sag mir den Tag in {n} Tagen
die Abgabe ist in {n} Tagen, [welcher Tag ist das|was für ein Datum ist das]?
""",
)
AGO = Phrases(
    en="""
[what|which] [day|date|weekday] was [it|] {n} days ago?
[what's|what was] the date {n} days ago?
{n} days ago, [what day was it|which date was that|what was the date]?
today minus {n} days
date {n} days ago
the parcel was sent {n} days ago, [what date was that|which day was that]?
!+tell me the day {n} days ago
which weekday did we have {n} days back?
{n} days before today, what date is that?
""",
    de="""
[welcher Tag|welches Datum|welcher Wochentag|was für ein Tag] war vor {n} Tagen?
welches Datum hatten wir vor {n} Tagen?
vor {n} Tagen, [welcher Tag war das|der wievielte war das|was war das für ein Datum]?
der wievielte war vor {n} Tagen?
heute minus {n} Tage
Datum vor {n} Tagen
das Paket ging vor {n} Tagen raus, [welcher Tag war das|was für ein Datum war das]?
!+sag mir den Tag vor {n} Tagen
was war {n} Tage vor heute für ein Tag?
""",
)
NEAR = {
    1: Phrases(
        en="""
[what|which] [day|date|weekday] is [it|] tomorrow?
[what's|what is] tomorrow's date?
[tomorrow|tomorrow's date|tomorrow's weekday]?
!+tell me tomorrow's date
""",
        de="""
[welcher Tag|welches Datum|welcher Wochentag|was für ein Tag] ist morgen?
der wievielte ist morgen?
[morgen|Datum morgen|morgiges Datum]?
!+sag mir das Datum von morgen
""",
    ),
    -1: Phrases(
        en="""
[what|which] [day|date|weekday] was [it|] yesterday?
[what's|what was] yesterday's date?
[yesterday|yesterday's date|yesterday's weekday]?
!+tell me yesterday's date
""",
        de="""
[welcher Tag|welches Datum|welcher Wochentag|was für ein Tag] war gestern?
der wievielte war gestern?
[gestern|Datum gestern|gestriges Datum]?
!+sag mir das Datum von gestern
""",
    ),
    2: Phrases(
        en="""
[what|which] [day|date|weekday] is [it|] the day after tomorrow?
the day after tomorrow is [which|what] [date|day]?
!date of the day after tomorrow
""",
        de="""
[welcher Tag|welches Datum|welcher Wochentag|was für ein Tag] ist übermorgen?
[übermorgen|Datum übermorgen|der wievielte ist übermorgen]?
!das Datum von übermorgen
""",
    ),
    -2: Phrases(
        en="""
[what|which] [day|date|weekday] was [it|] the day before yesterday?
the day before yesterday was [which|what] [date|day]?
!date of the day before yesterday
""",
        de="""
[welcher Tag|welches Datum|welcher Wochentag|was für ein Tag] war vorgestern?
[vorgestern|Datum vorgestern|der wievielte war vorgestern]?
!das Datum von vorgestern
""",
    ),
}
WEEKS = Phrases(
    en="""
[what|which] [day|date] is [it|] in {n} weeks?
the date in {n} weeks?
{n} weeks from [now|today], which [date|day] is that?
!+tell me the date in {n} weeks
""",
    de="""
[welcher Tag|welches Datum|der wievielte] ist in {n} Wochen?
Datum in {n} Wochen
in {n} Wochen, was ist da für ein Datum?
!+sag mir das Datum in {n} Wochen
""",
)
AND_DAYS = Phrases(
    en="""
and in {n} days?
and {n} days from now?
!in {n} days then?
""",
    de="""
und in {n} Tagen?
und {n} Tage später?
!in {n} Tagen dann?
""",
)
AND_TOMORROW = Phrases(en="[and tomorrow?|and what about tomorrow?|tomorrow then?]", de="[und morgen?|und wie ist's morgen?|und am Tag darauf, morgen?]")


def today(source: Source) -> dt.date:
    """Some day, long ago or not."""
    return dt.date(2024, 1, 1) + dt.timedelta(days=source.number(0, 3000))


def day_told(source: Source, now: dt.date, days: int = 0) -> dict[str, Any]:
    """What get_date gives for a day so many days from then."""
    day = now + dt.timedelta(days=days)
    name, written = weekday(day, source.language), long_date(day, source.language)
    say = source.by(f"{_when_en(days)} {name}, {written}.", f"{_when_de(days)} {name}, der {written}.")
    zone = source.pick(["Europe/Berlin", "Europe/Vienna", "Europe/London", "America/New_York"])
    return {"date": day.isoformat(), "weekday": name, "week": day.isocalendar().week, "zone": zone, "say": say}


@family("date", "get_date", weight=0.9)
def date(source: Source) -> Talk:
    """Today's date; then perhaps tomorrow's, or that in some days."""
    now = today(source)
    told = day_told(source, now)
    talk = Talk().user(around(source, source.say(TODAY))).call("get_date").result(**told).shown()
    after = source.rng.random()
    if after < 0.18:
        days = 1 if after < 0.07 else source.number(2, 120)
        said = source.say(AND_TOMORROW) if days == 1 else source.say(AND_DAYS, n=str(days))
        talk.user(said).call("get_date", days=days).result(**day_told(source, now, days)).shown()
    return talk


@family("date_week", "get_date", weight=0.25)
def week(source: Source) -> Talk:
    """The week's number, which stands in the result but not in what is said."""
    told = day_told(source, today(source))
    answer = source.by(f"It is week {told['week']}.", f"Es ist KW {told['week']}.")
    return Talk().user(around(source, source.say(WEEK))).call("get_date").result(**told).answer(answer)


@family("date_days", "get_date", weight=0.8)
def days(source: Source) -> Talk:
    """A day that is some days or weeks away."""
    kind = source.rng.random()
    if kind < 0.32:
        away = source.pick([1, 1, -1, -1, 2, -2])
        text = source.say(NEAR[away])
    elif kind < 0.86:
        count = source.pick([source.number(2, 20), source.number(2, 400)])
        ahead = source.chance(0.5)
        away = count if ahead else -count
        text = source.say(IN_DAYS if ahead else AGO, n=str(count))
    else:
        count = source.number(2, 20)
        away = 7 * count
        text = source.say(WEEKS, n=str(count))
    told = day_told(source, today(source), away)
    return Talk().user(around(source, text, 0.08)).call("get_date", days=away).result(**told).shown()
