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
foreign time
time elsewhere
time abroad please
time over there
overseas time
other time zone
some other city's time
city time
the time in a city
the time zone of a city
their time?
local time of another place
clock abroad
foreign clock please
international time
how late is it where he lives
how late is it where they are
how late do they have it
is it morning or evening over there
is it already tomorrow over there
is it too late to call over there
are they still awake over there
can i still ring them overseas, how late is it there
my sister is abroad, what's her time
my colleague sits in another office abroad, how late is it for him
my parents are on holiday abroad, what time have they got
i have a call with people abroad, what's their clock
i've got a client overseas, what time is it with them
i have to know how late it is in a certain city
i'm calling a different country, what's the time there
i'd like the time of another place
i want to check a foreign time
i wonder how late it is somewhere else
could you tell me the time in some city
could you look up the time for another country
can you tell what time they have there
do you know the time in other countries
do you know how late it is in that city
would you check another time zone
what's the hour over there
what's the clock in that city
what does the clock show in the other city
what time zone time do they have there
what time would it be for someone abroad
what time is it in that place
what time is it with my relatives overseas
which time do they have in the other country
+give me the time of a foreign city
+give me another time zone
+show the clock of another city
+show me what time it is abroad
+get the time for some other place
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
Auslandszeit
Zeit woanders
Zeit im Ausland bitte
Uhrzeit drüben bitte
Überseezeit
fremde Zeitzone
Zeit in einer Stadt
die Uhrzeit in einer Stadt
die Zeitzone einer Stadt
deren Uhrzeit?
Ortszeit an einem anderen Ort
die Uhr im Ausland
internationale Zeit
wie spät ist es da, wo er wohnt
wie spät ist es da, wo die sind
wie spät haben sie's drüben
ist es da drüben Morgen oder Abend
ist es dort schon morgen
ist es zum Anrufen drüben schon zu spät
sind die da drüben noch wach
kann ich im Ausland noch anrufen, wie spät ist es bei denen
meine Schwester ist im Ausland, wie viel Uhr hat sie
ein Kollege sitzt im Büro im Ausland, wie spät ist es bei ihm
meine Eltern sind im Urlaub, wie spät ist's bei ihnen
ich telefonier gleich ins Ausland, wie viel Uhr haben die
ich hab einen Kunden in Übersee, wie spät ist's bei dem
ich muss wissen, wie spät es in einer bestimmten Stadt ist
ich ruf in ein anderes Land an, wie spät ist es dort
ich hätte gern die Uhrzeit von woanders
ich will eine andere Zeitzone nachsehen
ich frag mich, wie spät es woanders grad ist
könntest du mir die Uhrzeit in irgendeiner Stadt sagen
könntest du die Uhrzeit in einem anderen Land nachschauen
weißt du, wie spät es in anderen Ländern ist
weißt du, wie spät die es haben
kennst du die Uhrzeit im Ausland
würdest du eine andere Zeitzone prüfen
welche Stunde ist dort grad
was sagt die Uhr in der anderen Stadt
was haben die drüben für eine Zeit
welche Zeit hat jemand im Ausland gerade
wie spät ist es an dem Ort
wie viel Uhr ist es bei meinen Verwandten im Ausland
was für eine Uhrzeit haben sie im anderen Land
+gib mir die Uhrzeit einer fremden Stadt
+zeig mir eine andere Zeitzone
+zeig die Uhr von einer anderen Stadt
+nenn mir die Zeit im Ausland
+hol die Ortszeit von einem anderen Ort
wia spät is's bei dene drüben
wie spaat isch es im Usland
wie laat is dat annerswo
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
{place} please
{place} as well?
also in {place}?
and now in {place}?
and out in {place}?
and at the same moment in {place}?
and for {place}?
and {place} time?
{place} time?
time in {place} too
local time {place}?
the same in {place}
same thing, {place}
repeat for {place}
again for {place}
next up {place}
then there's {place}
next stop {place}
oh, and {place}
ah ok, and {place}?
hm, and in {place}?
thanks, and {place}?
cool, what about {place}?
great, now the time in {place}
good, and what time do they have in {place}
while we're at it, {place}?
since you know clocks, {place}?
to compare, {place}
compared to {place}?
my friend is in {place}, how late is it there
my cousin moved to {place}, what's the clock there
my flight goes to {place}, and there?
i also need {place}
i'd also like to know about {place}
i meant in {place}
sorry, i meant {place}
not there, in {place}
no, in {place}
actually in {place}
and suppose i'm in {place}?
and people living in {place}?
does {place} have the same time?
is {place} ahead of that?
is it already tomorrow in {place}?
is it later in {place}?
is it earlier in {place} or later?
are they asleep in {place}?
can i ring someone in {place} now, how late is it
what would the clock in {place} say
when it's that late here, what is it in {place}
what hour is it in {place} then
could you also tell me {place}?
could you do {place} too
+tell me {place} too
+check {place} too
+give me {place} as well
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
in {place} bitte
und jetzt grad in {place}?
und zur gleichen Zeit in {place}?
und im Moment in {place}?
und wie ist es in {place}?
und wie spät haben sie's in {place}?
Uhrzeit in {place}?
Ortszeit in {place}?
Zeit in {place} auch noch
das Gleiche für die Leute in {place}
nochmal für wen in {place}
weiter geht's in {place}
als nächstes in {place}
oh, und in {place}?
ah ok, und in {place}?
hm, und in {place}?
danke, und in {place}?
cool, und wie spät in {place}?
super, jetzt die Zeit in {place}
gut, und was haben sie in {place} für eine Zeit
wenn wir schon dabei sind, in {place}?
wo du schon Uhren kennst, in {place}?
zum Vergleich in {place}
verglichen mit der Uhr in {place}?
ein Freund wohnt in {place}, wie spät ist's bei dem
meine Cousine lebt jetzt in {place}, und dort?
wir haben Kunden in {place}, und da?
ich brauch auch noch die in {place}
ich wüsst auch gern, wie spät in {place}
ich meinte in {place}
sorry, in {place} meinte ich
nicht dort, in {place}
nein, in {place}
eigentlich in {place}
und angenommen, ich bin in {place}?
und wer in {place} wohnt?
ist es in {place} gleich spät?
ist es in {place} schon weiter?
ist in {place} schon morgen?
ist es in {place} später?
ist es in {place} früher oder später?
schlafen die in {place} schon?
kann ich jetzt wen in {place} anrufen, wie spät ist's da
was würde die Uhr in {place} sagen
wenn's hier so spät ist, was ist es dann in {place}
welche Stunde ist dann in {place}
kannst du's auch für wen in {place} sagen?
sagst du's mir auch noch in {place}?
+sag's mir auch in {place}
+schau auch in {place} nach
jo und in {place}?
und wia spot is's in {place}?
und wie spaat isch es in {place}?
in {place} sind sie wie weit?
dann noch kurz in {place}
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
