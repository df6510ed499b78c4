"""What time it is, here and elsewhere; then the same for another place."""

from typing import Any

from ryxd.tools.speech import weekday
from training.families.dates import today
from training.family import family
from training.material.asides import around
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
    return talk.call("get_time", zone=zone).result(**time_told(source, zone)).shown()


@family("time", "get_time", weight=0.9)
def time(source: Source) -> Talk:
    """The time here; then perhaps elsewhere."""
    told = time_told(source)
    talk = Talk().user(around(source, source.say(TIME))).call("get_time").result(**told).shown()
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
        return Talk().user(source.say(ZONE, place=name)).call("get_time", zone=name).error(error).shown()
    name, zone = place(source)
    talk = _there(source, Talk().user(around(source, source.say(ZONE, place=name), 0.06)), zone)
    if source.chance(0.15):
        name, zone = place(source)
        talk = _there(source, talk.user(source.say(AND_PLACE, place=name)), zone)
    return talk


@family("time_zone_which", "get_time", "ask_user", weight=0.12)
def which_place(source: Source) -> Talk:
    """The time somewhere: ask where."""
    question = source.by("Where?", "Wo denn?")
    talk = Talk().user(source.say(ZONE_WHICH)).call("ask_user", question=question)
    name, zone = place(source)
    return _there(source, talk.result(answer=f"in {name}" if source.chance(0.4) else name), zone)
