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
from training.words.cities import PLACES

_ARTICLE = re.compile(r"(?:the|der|dem|den) ", re.IGNORECASE)

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
i [lost my watch|have no watch on|can't see a clock|left my phone at home], what time is it?
when is now, [i mean|like] what time?
i have to leave [soon|in a bit], what's the time [now|]?
!the current time?
time check
is it time for [lunch|bed|a break] [yet|already]? what time is it?
how much time until midnight, what time is it now?
wat time is it
my clock widget is gone, [time|what time is it]?
!what's the time on your clock?
local time [please|]
what time [do we have|have you got] [now|]?
time now
+read me the clock
would you mind telling me the time?
may i know the time?
i lost track of time, [how late is it|what time is it]?
[the bus|my train|the meeting] [leaves|starts] soon, what's the time?
am i late? what time is it?
system time
clock check [please|]
what's the hour?
it's dark [outside|already], what time is it?
which hour do we have
can you tell [me|] [what time it is|the time]?
do you know how late it is?
what o'clock is it
is it past [noon|five|six|eight] [already|yet]?
it feels late, [how late is it|what's the time]?
is it still [morning|early|before noon]?
my phone is [dead|charging|in the other room], what time is it?
!time of day?
!where are we time-wise?
!+look at the clock and tell me
!what's the clock at?
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
Uhrzeit jetzt
jetzt wie spät
wie viel ist die Uhr?
wat is de Klock?
was zeigt die Uhr [an|]?
[darf|dürfte] ich die Uhrzeit [wissen|erfahren]?
verrätst du mir die [Uhrzeit|Zeit]?
weißt du, wie [spät|viel Uhr] es ist?
hab [total|völlig|] die Zeit vergessen, wie spät ist es?
mein Handy ist [leer|aus|weg], [wie spät ist es|wie viel Uhr haben wir]?
mein [Zug|Bus] geht bald, wie spät [haben wir's|ist es]?
wie spät haben wir's [denn|jetzt|]?
bin ich [schon|] zu spät dran? wie viel Uhr ist es
ist es schon [acht|nach zwölf|fünf|halb sechs]?
ist es noch [Vormittag|früh|vor zwölf]?
[Systemzeit|lokale Uhrzeit]
wia vü Uhr is?
wie viel Uhr isch?
was ham wa für ne Uhrzeit?
die Uhrzeit würd mich interessieren
ich sollte [längst|bald] ins Bett, wie spät ist es [denn|]?
!Stand der Uhr?
!wie schaut's zeitlich aus, wie spät?
!+lies mal die Uhr ab
!hamma schon Mittag?
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
i want to call [someone|my boss|a friend|my grandma|the hotel|support] in {place}, [what time is it there|how late is it over there]?
[is it|is it already] [night|morning|evening|late] in {place}? what time?
!+check the clock in {place}
what time do they have in {place}?
my [sister|colleague|client|friend|girlfriend|cousin|team] [lives|is] in {place}, [what time is it there|how late is it there]?
[what|which] time zone is {place} in?
{place} time
{place} what time
!what hour is it in {place}?
the clock in {place} says?
are people in {place} [still awake|asleep|awake]? time there?
what would the time be in {place} right now?
!the time over in {place}?
meeting with {place}: what time is it there
{place} [clock|local time|current time]
time {place}
+check what time it is in {place}
+look up the time in {place}
how late do they have it in {place}?
can i [call|ring|phone] [someone|a client|my sister] in {place} now? what time is it there
i'm [travelling to|flying to|soon in] {place}, what's the local time?
is anybody up in {place} [now|yet]? what time is it
[do you know|any idea|can you tell me] [what time it is|how late it is] in {place}?
our office in {place} - what time is it there?
local time {place} [now|please|]
what time is it for [someone|people|my colleagues] in {place}?
in {place} it is what time?
i keep forgetting the time in {place}
the time in {place} would be?
time zone of {place}?
world clock {place}
what o'clock is it in {place}
would you mind checking the time in {place}?
the guys in {place} want a call, what's their time?
!+give me {place} time
!hour in {place}?
!how late might it be in {place}?
!what do the clocks in {place} say?
""",
    de="""
wie [spät|viel Uhr] ist es [gerade|jetzt|grad|] in {place} [gerade|]?
[wieviel|wie viel] Uhr [haben sie|haben die|ist es|ist] [gerade|jetzt|] in {place}?
[Uhrzeit|Zeit|Ortszeit|aktuelle Uhrzeit] in {place}
+[sag|nenn|zeig] mir [mal|] die [Uhrzeit|Zeit|Ortszeit] in {place}
in {place}, wie spät ist es da?
was ist die [Uhrzeit|Ortszeit] in {place}?
ich will [jemanden|meinen Chef|eine Freundin|meine Eltern|das Hotel] in {place} anrufen, [wie spät ist es dort|wie viel Uhr ist es da]?
ist es [schon Nacht|schon Abend|schon spät|noch Nacht] in {place}? wie spät?
!+schau mal auf die Uhr in {place}
mein [Bruder|Kollege|Kunde|Cousin|Freund|Papa] [wohnt|ist gerade] in {place}, wie spät ist es [da|dort]?
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
wie viel Uhr [hat man|hamse|ham die] in {place} [gerade|jetzt|]?
weißt du, wie [spät|viel Uhr] es in {place} ist?
kannst du [mir sagen|nachschauen|schauen], wie spät es in {place} ist?
bei den Kollegen in {place}, wie spät ist's da?
ich bin bald in {place}, wie viel Uhr haben die da?
Anruf in {place}: wie spät ist es dort [gerade|]?
kann ich [jetzt|] [wen|jemanden] in {place} anrufen oder schlafen die?
sind die Leute in {place} schon wach? wie viel Uhr ist da
meine [Schwester|Tante|Freundin|Oma] ist in {place}, wie spät ist's bei ihr?
unser Büro in {place}, [wie spät ist's dort|wie viel Uhr haben die]?
ein Kunde aus {place} will telefonieren, wie spät ist es [bei ihm|dort]?
in {place} ist es [jetzt|gerade] wie spät?
die Uhrzeit in {place} [bitte|]
+schau [mal|] nach, wie spät es in {place} ist
+check mal die Zeit in {place}
lokale Zeit in {place}
wie viel Uhr wär's jetzt in {place}?
ich wüsste gern, wie spät es in {place} ist
wia vü Uhr ham's in {place}?
wat is de Klock in {place}?
is in {place} scho Nacht? wie spät isn's da
würd gern in {place} anrufen, wie spät ham die's?
!welche Zeit hat man in {place}?
!die in {place}, was haben die für eine Uhrzeit?
!+verrat mir die Uhrzeit in {place}
""",
)
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
