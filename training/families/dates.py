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
from training.wordings.days import AGO, AND_DAYS, AND_TOMORROW, IN_DAYS, WEEK, WEEKS
from training.wordings.near_days import NEAR

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
i need the date [for a letter|for a form|for the minutes|for a contract|for a cheque]
what do i write as [the|today's] date?
!today's weekday?
day of the week
what day of the month is it?
what is the date today
is it [the weekend|the 1st|the end of the month|the 15th] [already|yet]?
today is [what|which] [day|date]?
which date have we today?
date [please|pls|now]
date today
+give me the [weekday|current date]
[can|could] you tell me [the date|what day it is|today's date]?
i lost track [of the days|], what day is it?
holiday brain, what day is it?
is today a [weekday|working day]?
is it [january|march|june|october|december] [already|yet]?
date for [the|my] [invoice|letter|signature]
what's the date i should [put|write] on this [form|letter]?
system date
do you know [what day it is|today's date]?
any idea what day it is
weekday and date please
i just woke up and have no clue what day it is
have to sign something, today's date?
which month is it [now|]?
what's the year [again|]?
current day
date stamp [please|]
!weekday of today?
!today's date, in full
!+let me know what day we have
!are we in the new month already?
which date goes on [the cheque|the postcard|the certificate] today?
what are we having today, monday or what?
do we have the [3rd|10th|24th|30th] [already|today]?
[calendar|today's] date [please|]
have i slept through the weekend? what day is it
is it payday yet, what's the date?
give me today in the form day month year
what's the date on your end?
the [doc|report|form] needs a date, which is it today?
day, month and year please
it feels like friday, is it?
how late in the month are we?
which one of the week's days is it?
need the date in a hurry
did i miss [monday|my birthday]? what's today's date
today = ?
day?
what's the day
what day is today exactly
what date should it be today
what's on the calendar, which date
which day are we on
[morning|hi|hey], what day is it
just tell me the day
month and day please
year, month, day
iso date please
today as a date
today's day
dd.mm.yyyy of today
i need today's date quickly
i never know what day it is
my watch shows the wrong date, what is it
is it still [monday|tuesday|thursday]
is it [thursday|saturday] by any chance
and the date is?
the day of the week, please
today please
date here
today's date pls
weekday?
weekday today
weekday please
which date
which date?
which date today
which weekday
what date
what date?
what date is this
what's the weekday
what weekday is it
what's the date right now
what's the full date
what's today in numbers
what's today called
what day is today, please
what day of the month are we on
what day and month is it
what's the month
current month
current year
this month is?
is it friday yet
is it still january
is it the 5th or the 6th today
is today the last day of the month
is it a leap day today
am i right that it's wednesday
are we on the 20th
did the month change already
how's the date today
how late in the week is it
i can't remember the date
i keep mixing up the days, which one is today
i'm jetlagged, what day is it
i'm filling in a form, the date?
i'm signing this, date?
i'd like to know the date
i want today's date
i just need the weekday
my calendar is empty, what's the date
no clue what day it is
no idea what date we have
remind me what day it is
could you give me the date
can you say what day it is
would you tell me the weekday
mind telling me the date
aye, whit's the date
+say today's date
+name the day
+write out today's date
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
ich brauch das Datum [für einen Brief|fürs Formular|fürs Protokoll|für den Antrag|fürs Rezept]
was schreib ich als Datum?
!heutiger Wochentag?
der wievielte isch heut?
heute ist der?
wievielter ist heute
ist [schon|heute] [Wochenende|Monatsende|der Erste]?
wos fir a Tag is heid?
welchen Tag schreiben wir [heute|]?
[Tag|Wochentag|Datum] [bitte|jetzt]
den wievielten [hamma|hamwa|schreiben wir|hammer] [heute|heut|heit]?
wos fia a Datum hamma heit?
heutiges Datum bitte
wat is hüüt för'n Dag?
weißt du, [welcher Tag|der Wievielte|welches Datum] heute ist?
kannst du mir [das Datum|den Wochentag|das heutige Datum] sagen?
hab [völlig|total|] den Überblick verloren, welcher Tag ist [heute|]?
was für ein [Tag|Datum] ist [heute|heut]?
muss was unterschreiben, welches Datum ist heute?
Datum für [die Rechnung|die Unterschrift|den Vertrag]?
welches Datum gehört [auf den Brief|aufs Formular]?
ist [heute|heut] nicht [Dienstag|Donnerstag]?
haben wir schon [Mai|August|Dezember|den Ersten|den Fünfzehnten]?
welchen Monat [haben|schreiben] wir?
in welchem [Jahr|Monat] sind wir [eigentlich|]?
[Systemdatum|Tagesdatum]
aktuelles Datum [bitte|]
wie [ist|lautet] das [heutige|aktuelle] Datum?
was hammer heut für en Tag?
was isch hüt für en Tag?
ich weiß nicht mal, welcher Tag ist
bin grad aufgewacht, was für ein Tag ist heute?
!Wochentag und Datum bitte
!+verrat mir das heutige Datum
!heut haben wir den?
!Datum vom heutigen Tag
was kommt heute als Datum auf [den Scheck|die Karte|das Zeugnis]?
was hamma heit, Montag oder was?
ist heute [der dritte|der zehnte|der vierundzwanzigste]?
hab ich das Wochenende verschlafen? welcher Tag ist
wann ist Monatsende, den wievielten haben wir?
gib mir heute als Tag, Monat, Jahr
der [Bericht|Antrag|Schein] braucht ein Datum, welches ist heute?
Tag, Monat und Jahr bitte
fühlt sich nach Freitag an, stimmt das?
wie weit sind wir im Monat?
brauch schnell das Datum
hab ich [den Montag|meinen Geburtstag] verpasst? Datum heute?
da wievülte is heit?
an welchem Tag der Woche sind wir?
[Kalendertag|Kalenderdatum|Datumsangabe] [heute|bitte]
heute = ?
mit welchem Datum soll ich unterschreiben?
in welchem Monat leben wir eigentlich?
Tag?
welcher Tag denn
was ist denn heute genau für ein Tag
wie heißt der heutige Tag
[Morgen|hi|hallo], welcher Tag ist
sag einfach den Tag
Tag und Monat bitte
Jahr, Monat, Tag
Datum als Zahl
der heutige Tag als Datum
heut is da wiavuite
i woaß ned wos fia a Tag is
meine Uhr zeigt das falsche Datum, welches stimmt
ist noch [Montag|Dienstag|Donnerstag]
ist heute womöglich [Donnerstag|Samstag]
und das Datum ist?
der Wochentag bitte
heute bitte
heut
heut?
Datum heute
Datum hier
heutiger Tag
heutiger Tag?
Wochentag heute
Wochentag heut
welches Datum
welches Datum?
welches Datum heut
welcher Wochentag
welcher Wochentag ist heut
was für ein Datum
was für ein Wochentag
was für ein Wochentag ist es
was ist das Datum
was ist das heutige Datum
was ist der heutige Tag
was haben wir für ein Datum
wie ist das Datum heut
wie ist heute das Datum
das volle Datum
Datum in Zahlen
der Wievielte?
der Wievielte heut?
den wievielten schreiben wir
welcher Monat
welcher Monat ist es
welches Jahr
ist schon Freitag
ist noch Januar
ist heute der Fünfte oder der Sechste
ist heute der letzte Tag im Monat
stimmt's, dass heute Mittwoch ist
sind wir schon beim Zwanzigsten
ist schon der neue Monat
ich komm mit den Tagen durcheinander, welcher ist heute
ich hab Jetlag, welcher Tag ist es
ich füll ein Formular aus, Datum?
ich unterschreib das grad, Datum?
ich wüsst gern das Datum
ich will das heutige Datum
ich brauch nur den Wochentag
keine Ahnung, welcher Tag ist
keine Ahnung, welches Datum wir haben
hilf mir, welcher Tag ist heut
könntest du mir das Datum geben
kannst du sagen, welcher Tag ist
würdest du mir den Wochentag sagen
magst du mir das Datum sagen
wos hamma heit
weles Datum hend mir
+nenn das heutige Datum
+schreib das heutige Datum aus
+gib mir das Datum
""",
)


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
