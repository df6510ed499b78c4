"""What time it is, here and elsewhere; then the same for another place."""

import re
from typing import Any

from ryxd.tools.speech import weekday
from training.families.dates import today
from training.family import family
from training.material.asides import around
from training.phrases import Phrases
from training.source import Source
from training.talk import Talk
from training.wordings.clocks import TIME, ZONE
from training.words.cities import PLACES

_ARTICLE = re.compile(r"(?:the|der|dem|den) ", re.IGNORECASE)

ZONE_WHICH = Phrases(
    en="""
what time is it [there|over there|in the other city|abroad]?
time in
what's the time in
+tell me the time in another [city|country|time zone]
!how late is it elsewhere?
what time is it in [another|a different] [city|country|time zone]?
the time [somewhere else|abroad|in another country]
i [want|need] to know the time [abroad|in another country|in another city]
world clock
[time|local time] [there|abroad]?
what time do they have [there|over there]?
how late is it [there|over there|abroad]?
is it night over there?
+check the time in a different [country|city]
time in another [timezone|city]
what time is it on the other side of the world?
what time is it where my [friend|sister|boss] [lives|is]?
what's the local time there?
!what time would it be over in that country
!clock in a different city
+check the local time [abroad|elsewhere]
i need to call [overseas|abroad], what time is it there?
how late do they have it [there|abroad]?
my family lives in another time zone, what time is it for them?
i'm travelling soon, what's the time over there?
what time is it somewhere else, say abroad
another time zone please
the clock somewhere else
what hour is it at my [brother's|friend's] place abroad?
+look up a time zone
""",
    de="""
wie spät ist es [da|dort|dort drüben|in der anderen Stadt|im Ausland]?
Uhrzeit in
wie viel Uhr ist es in
+sag mir die Uhrzeit in einer anderen [Stadt|Zeitzone]
!wie spät ist es woanders?
Weltuhr
wie spät ist es in einer anderen [Stadt|Zeitzone]?
wie spät ist es in einem anderen Land?
Uhrzeit [im Ausland|woanders|dort|drüben]
wie viel Uhr [haben die|ist es] [dort|drüben|da drüben|bei denen]?
ich [will|muss] die Uhrzeit [woanders|im Ausland|in einem anderen Land] wissen
ist es [da drüben|dort] schon [Nacht|spät]?
wie spät isses [da|bei denen|da drüben]?
+schau [mal|] nach der Uhrzeit im Ausland
welche Ortszeit [ist|haben die] dort?
Zeit in einer anderen Stadt
wie spät ist es am anderen Ende der Welt?
wie spät ist's da, wo mein [Bruder|Kollege|Chef] [wohnt|grad ist]?
!welche Uhrzeit haben die anderswo
!Uhrzeit einer anderen Stadt [bitte|]
ich muss [nach Übersee|ins Ausland] telefonieren, wie spät ist es da?
+schau [mal|] nach, wie spät es anderswo ist
meine Familie lebt in einer anderen Zeitzone, wie spät ist's da?
ich verreise bald, wie viel Uhr ist es dort?
eine andere Zeitzone bitte
Zeitzone nachschauen
wie viel Uhr ist es [in einem anderen Land|in einer anderen Stadt]?
wie spot is's [duat|drübn]?
bei den Leuten im Ausland, wie spät ist's da grad?
wie spät haben die's [dort|im Ausland]?
Ortszeit [dort|woanders|im Ausland]
""",
)
AND_PLACE = Phrases(
    en="""
and in {place}?
[what about|how about] {place}?
in {place}?
!now {place}
and there in {place}?
{place}?
and over in {place}?
same [for|question for] {place}
ok what about in {place}?
[also|and also] {place}
and what's the time in {place}?
how late in {place} then?
{place} too
and if i were in {place}?
!and the folks in {place}?
!{place} next
and {place}, how late?
then {place} please
what's it like in {place}?
+do {place} as well
and on a clock in {place}?
and at what hour are they in {place}?
one more, {place}
ok, {place} then?
versus {place}?
how late would that be in {place}?
""",
    de="""
und in {place}?
[wie ist's|was ist] [mit|in] {place}?
in {place}?
!jetzt in {place}
und drüben in {place}?
und wie spät [ist es|ist's] in {place}?
und [dann|noch|jetzt] in {place}?
in {place} auch [bitte|]
und bei denen in {place}?
und wie schaut's in {place} aus?
dasselbe in {place}
wie viel Uhr dann in {place}?
und wenn ich in {place} wär?
jetzt noch in {place}
!und die in {place}?
!in {place} dann?
dann in {place} bitte
eine Uhrzeit noch, die in {place}
und wie viel Uhr ham's in {place}?
was [zeigt|sagt] die Uhr in {place}?
und die Uhrzeit in {place}?
eins noch: in {place}?
und wia spät in {place}?
wie spät wär das in {place}?
im Vergleich dazu in {place}?
und wie steht's in {place}?
""",
)
def time_told(source: Source, zone: str = "", place: str = "") -> dict[str, Any]:
    """What get_time gives, here or at a place in a zone."""
    clock = f"{source.number(0, 23):02}:{source.number(0, 59):02}"
    say = source.by(
        f"It is {clock} in {place}." if place else f"It is {clock}.",
        f"In {place} ist es {clock} Uhr." if place else f"Es ist {clock} Uhr.",
    )
    day = today(source)
    here = source.pick(["Europe/Berlin", "Europe/Vienna", "Europe/London", "America/New_York"])
    return {"time": clock, "date": day.isoformat(), "zone": zone or here, "weekday": weekday(day, source.language), "say": say}


def somewhere(source: Source) -> tuple[str, str]:
    """A place as the clock says it, and its zone."""
    return source.pick(PLACES[source.language])


def typed(source: Source, place: str) -> str:
    """The place as it is typed."""
    return place.lower() if source.chance(0.35) else place


def _there(source: Source, talk: Talk, said: str, there: tuple[str, str]) -> Talk:
    """The time at a place: the clock is told what was said, without an article."""
    place, zone = there
    return talk.call("get_time", zone=_ARTICLE.sub("", said)).result(**time_told(source, zone, place)).shown()


@family("time", "get_time", weight=0.9)
def time(source: Source) -> Talk:
    """The time here; then perhaps elsewhere."""
    told = time_told(source)
    talk = Talk().user(around(source, source.say(TIME))).call("get_time").result(**told).shown()
    if source.chance(0.12):
        there = somewhere(source)
        name = typed(source, there[0])
        return _there(source, talk.user(source.say(AND_PLACE, place=name)), name, there)
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
        return Talk().user(source.say(ZONE, place=name)).call("get_time", zone=name).error(error).shown()
    there = somewhere(source)
    name = typed(source, there[0])
    talk = _there(source, Talk().user(around(source, source.say(ZONE, place=name), 0.06)), name, there)
    if source.chance(0.15):
        there = somewhere(source)
        name = typed(source, there[0])
        talk = _there(source, talk.user(source.say(AND_PLACE, place=name)), name, there)
    return talk


@family("time_zone_which", "get_time", "ask_user", weight=0.12)
def which_place(source: Source) -> Talk:
    """The time somewhere: ask where."""
    question = source.by("Where?", "Wo denn?")
    talk = Talk().user(source.say(ZONE_WHICH)).call("ask_user", question=question)
    there = somewhere(source)
    name = typed(source, there[0])
    return _there(source, talk.result(answer=f"in {name}" if source.chance(0.4) else name), name, there)
