"""What time and what day it is, here and elsewhere, today and days away; then the same for another place or day."""

import datetime
from typing import Any

from ryxd.tools.clock import _when_de, _when_en
from ryxd.tools.speech import long_date, weekday
from training.asides import around
from training.family import family
from training.phrases import Phrases
from training.source import Source
from training.talk import Talk
from training.words.cities import PLACES

TIME = Phrases(
    en="""
what time is it [now|right now|]?
[what's|what is|whats] the [time|current time|exact time|local time]?
[time|clock|time?|the time|current time|time please|what time]
[do you have|have you got|got|do you know] the time?
how late is it [already|]?
+[tell|give|show] me [the|] [time|current time|exact time]
is it [late|noon|already late|past midnight] [already|yet|]?
!+check the clock [for me|]
what does the clock [say|show]?
what hour is it?
i [lost my watch|have no watch on|can't see a clock], what time is it?
when is now, [i mean|like] what time?
i have to leave [soon|in a bit], what's the time [now|]?
!the current time?
time check
is it time for [lunch|bed|a break] [yet|already]? what time is it?
how much time until midnight, what time is it now?
wat time is it
my clock widget is gone, [time|what time is it]?
!what's the time on your clock?
""",
    de="""
wie [spät|viel Uhr] ist es [gerade|jetzt|denn|eigentlich|]?
[wieviel|wie viel] Uhr [ist es|haben wir|ist|is es|hammer|hamwa] [jetzt|grad|]?
[Uhrzeit|Zeit|Uhr|wie spät|uhrzeit?|aktuelle Uhrzeit|Uhrzeit bitte]
[hast du|weißt du|kennst du] [die|mal die] [Uhrzeit|genaue Uhrzeit|Zeit]?
+[sag|nenn|zeig] mir [mal|] die [Uhrzeit|Zeit|genaue Uhrzeit]
was sagt die Uhr?
welche Uhrzeit [haben wir|ist|ist gerade]?
ist es [schon spät|schon Mittag|schon nach Mitternacht|schon so spät]?
wie spät isses [denn|]?
!+schau mal auf die Uhr
hab [keine Uhr|mein Handy nicht] dabei, wie spät ist es?
ich muss [bald|gleich] los, wie [spät|viel Uhr] ist es?
wia spät [is|is's|hammas]?
!die genaue Uhrzeit?
wie ist die Uhrzeit?
zeitansage [bitte|]
isses schon [Zeit für die Mittagspause|Feierabend|zu spät]? wie spät ist es
welche Stunde [haben wir|ist es]?
!wie steht die Uhr?
kannst du mir [die Uhrzeit sagen|sagen wie spät es ist|sagen, wie viel Uhr es ist]?
wie schpät isch's [denn|]?
""",
)
ZONE = Phrases(
    en="""
what time is it [now|right now|] in {place} [now|]?
[what's|what is|whats] the [time|local time|current time|time now] in {place}?
[time|current time|local time] [in|for] {place}
how late is it in {place} [right now|now|]?
+[tell|give|show] me the time in {place}
in {place}, what time is it [now|]?
i want to call [someone|my boss|a friend] in {place}, [what time is it there|how late is it over there]?
[is it|is it already] [night|morning|evening|late] in {place}? what time?
!+check the clock in {place}
what time do they have in {place}?
my [sister|colleague|client|friend] [lives|is] in {place}, [what time is it there|how late is it there]?
[what|which] time zone is {place} in?
{place} time
{place} what time
!what hour is it in {place}?
the clock in {place} says?
are people in {place} [still awake|asleep|awake]? time there?
what would the time be in {place} right now?
!the time over in {place}?
meeting with {place}: what time is it there
""",
    de="""
wie [spät|viel Uhr] ist es [gerade|jetzt|grad|] in {place} [gerade|]?
[wieviel|wie viel] Uhr [haben sie|haben die|ist es|ist] [gerade|jetzt|] in {place}?
[Uhrzeit|Zeit|Ortszeit|aktuelle Uhrzeit] [in|für] {place}
+[sag|nenn|zeig] mir [mal|] die [Uhrzeit|Zeit|Ortszeit] in {place}
in {place}, wie spät ist es da?
was ist die [Uhrzeit|Ortszeit] in {place}?
ich will [jemanden|meinen Chef|eine Freundin] in {place} anrufen, [wie spät ist es dort|wie viel Uhr ist es da]?
ist es [schon Nacht|schon Abend|schon spät|noch Nacht] in {place}? wie spät?
!+schau mal auf die Uhr in {place}
mein [Bruder|Kollege|Kunde|Cousin] [wohnt|ist gerade] in {place}, wie spät ist es [da|dort]?
[welche|was für eine] Zeitzone [hat man|ist|gilt] in {place}?
in {place} wie spät
wie spät isses [grad|] in {place}?
!welche Stunde ist es in {place}?
wia spät is's in {place}?
schlafen die in {place} [schon|noch]? wie spät ist's da
wie spät haben die's in {place}?
!die Zeit drüben in {place}?
Meeting mit Leuten in {place}: wie viel Uhr ist es dort
und jetzt in {place}, wie viel Uhr ist es dort
""",
)
ZONE_WHICH = Phrases(
    en="""
what time is it [there|over there|in the other city|abroad]?
time in
what's the time in
+tell me the time in another [city|country|time zone]
!how late is it elsewhere?
""",
    de="""
wie spät ist es [da|dort|dort drüben|in der anderen Stadt|im Ausland]?
Uhrzeit in
wie viel Uhr ist es in
+sag mir die Uhrzeit in einer anderen [Stadt|Zeitzone]
!wie spät ist es woanders?
""",
)
AND_PLACE = Phrases(
    en="""
and in {place}?
[what about|how about] {place}?
in {place}?
!now {place}
and there in {place}?
""",
    de="""
und in {place}?
[wie ist's|was ist] [mit|in] {place}?
in {place}?
!jetzt {place}
und drüben in {place}?
""",
)
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


def today(source: Source) -> datetime.date:
    """Some day, long ago or not."""
    return datetime.date(2024, 1, 1) + datetime.timedelta(days=source.number(0, 3000))


def day_told(source: Source, now: datetime.date, days: int = 0) -> dict[str, Any]:
    """What get_date gives for a day so many days from then."""
    day = now + datetime.timedelta(days=days)
    name, written = weekday(day, source.language), long_date(day, source.language)
    say = source.by(f"{_when_en(days)} {name}, {written}.", f"{_when_de(days)} {name}, der {written}.")
    zone = source.pick(["Europe/Berlin", "Europe/Vienna", "Europe/London", "America/New_York"])
    return {"date": day.isoformat(), "weekday": name, "week": day.isocalendar().week, "zone": zone, "say": say}


def time_told(source: Source, zone: str = "") -> dict[str, Any]:
    """What get_time gives, here or in a zone."""
    clock = f"{source.number(0, 23):02}:{source.number(0, 59):02}"
    place = zone.rsplit("/", 1)[-1].replace("_", " ")
    say = source.by(
        f"It is {clock} in {place}." if place else f"It is {clock}.",
        f"In {place} ist es {clock} Uhr." if place else f"Es ist {clock} Uhr.",
    )
    day = today(source)
    here = source.pick(["Europe/Berlin", "Europe/Vienna", "Europe/London", "America/New_York"])
    return {"time": clock, "date": day.isoformat(), "zone": zone or here, "weekday": weekday(day, source.language), "say": say}


def place(source: Source) -> tuple[str, str]:
    """A place as it is typed, and its zone."""
    name, zone = source.pick(PLACES[source.language])
    return (name.lower() if source.chance(0.35) else name), zone


def _there(source: Source, talk: Talk, zone: str) -> Talk:
    told = time_told(source, zone)
    return talk.call("get_time", zone=zone).result(**told).answer(told["say"])


@family("time", "get_time", weight=0.9)
def time(source: Source) -> Talk:
    """The time here; then perhaps elsewhere."""
    told = time_told(source)
    talk = Talk().user(around(source, source.say(TIME))).call("get_time").result(**told).answer(told["say"])
    if source.chance(0.12):
        name, zone = place(source)
        return _there(source, talk.user(source.say(AND_PLACE, place=name)), zone)
    return talk


@family("time_zone", "get_time", weight=0.9)
def elsewhere(source: Source) -> Talk:
    """The time in another place, which the clock may not know; then perhaps in one more."""
    if source.chance(0.12):
        name = source.made_word()
        error = source.by(
            f'there is no time zone called "{name}"; try a city as in Europe/Berlin or Asia/Tokyo',
            f"Eine Zeitzone „{name}“ gibt es nicht; versuche eine Stadt wie Europe/Berlin oder Asia/Tokyo",
        )
        answer = source.by(
            f"I know no time zone called {name}. Name a larger city near it.",
            f"Eine Zeitzone {name} kenne ich nicht. Nenn mir eine größere Stadt in der Nähe.",
        )
        return Talk().user(source.say(ZONE, place=name)).call("get_time", zone=name).error(error).answer(answer)
    name, zone = place(source)
    talk = _there(source, Talk().user(around(source, source.say(ZONE, place=name), 0.06)), zone)
    if source.chance(0.15):
        name, zone = place(source)
        talk = _there(source, talk.user(source.say(AND_PLACE, place=name)), zone)
    return talk


@family("time_zone_which", "get_time", "ask_user", weight=0.12)
def which_place(source: Source) -> Talk:
    """The time somewhere: ask where."""
    question = source.by(source.pick(["Where?", "In which city?"]), source.pick(["Wo denn?", "In welcher Stadt?"]))
    talk = Talk().user(source.say(ZONE_WHICH)).call("ask_user", question=question)
    name, zone = place(source)
    return _there(source, talk.result(answer=f"in {name}" if source.chance(0.4) else name), zone)


@family("date", "get_date", weight=0.9)
def date(source: Source) -> Talk:
    """Today's date; then perhaps tomorrow's, or that in some days."""
    now = today(source)
    told = day_told(source, now)
    talk = Talk().user(around(source, source.say(TODAY))).call("get_date").result(**told).answer(told["say"])
    after = source.rng.random()
    if after < 0.18:
        days = 1 if after < 0.07 else source.number(2, 120)
        said = source.say(AND_TOMORROW) if days == 1 else source.say(AND_DAYS, n=str(days))
        more = day_told(source, now, days)
        talk.user(said).call("get_date", days=days).result(**more).answer(more["say"])
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
    return Talk().user(around(source, text, 0.08)).call("get_date", days=away).result(**told).answer(told["say"])
