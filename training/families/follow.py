"""Going on from one thing about the machine to the next in a few words, asking again, and words that mean two things."""

from collections.abc import Callable
from typing import Any

from ryxd.core.tool import ToolView
from training.families.clock import TIME, time_told
from training.families.dates import TODAY, day_told, today
from training.families.system import BATTERY
from training.family import family
from training.material.listener import listener
from training.material.reports import battery_told, disks_told, memory_told, network_told, processes_told
from training.phrases import Phrases
from training.source import Source
from training.talk import Talk
from training.wordings import also
from training.wordings.networking import NETWORK
from training.wordings.storage import DISKS, MEMORY

Tell = Callable[[Source, ToolView], dict[str, Any]]

Ask = tuple[Phrases, Tell, dict[str, str]]
"""How it is asked for, what the tool gives, and the call's arguments."""
ASKS: dict[str, Ask] = {
    "battery": (BATTERY, battery_told, {}),
    "disks": (DISKS, disks_told, {}),
    "memory_state": (MEMORY, memory_told, {}),
    "network_state": (NETWORK, network_told, {}),
    "get_time": (TIME, lambda source, _: time_told(source), {}),
    "get_date": (TODAY, lambda source, _: day_told(source, today(source)), {}),
}
AND: dict[str, Ask] = {
    "battery": (also.BATTERY, battery_told, {}),
    "disks": (also.DISKS, disks_told, {}),
    "memory_state": (also.MEMORY, memory_told, {}),
    "network_state": (also.NETWORK, network_told, {}),
    "get_time": (also.TIME, lambda source, _: time_told(source), {}),
    "get_date": (also.DATE, lambda source, _: day_told(source, today(source)), {}),
    "list_processes": (also.PROCESSES, lambda source, view: processes_told(source, view, "cpu", 2), {"sort": "cpu"}),
}
AGAIN = Phrases(
    en="""
[again|once more|check again|and now?|now?|look again|refresh|one more time]
!try that once more
[and again|check it again|same again|same thing again|redo|rerun|repeat|repeat that]
[what about now|how about now|how is it now|what is it now|any change|any news]?
[has it changed|did it change|is it any different]?
[update|reload|once again|another time|one more|again please|same question]
[check|look|ask] [once more|one more time|another time]
[still|still the same]?
and a minute later?
let's see it again
+give me a fresh one
what does it say now
and at the moment?
!any different by now?
!once more with fresh numbers
[and what is it now|and what does it look like now|what now]?
[try again|retry|do it again|encore]
[one more check|another check|another look]
[did anything change|anything changed|still no change]?
[recheck|re-check|requery|reread it]
ask [it|that] again
that was a while ago, again
the same [once again|one more time]
is that still [right|true|current]?
i [missed|didn't catch] it, again please
+show it again
""",
    de="""
[nochmal|noch einmal|schau nochmal|und jetzt?|jetzt?|prüf's nochmal|aktualisieren|no amoi]
!das gleiche nochmal
[und nochmal|das Ganze nochmal|nochmal bitte|wiederholen|wiederhol das|erneut|neu laden|refresh]
[wie ist es jetzt|wie sieht's jetzt aus|was ist es jetzt|und inzwischen|und mittlerweile]?
[hat sich was geändert|hat sich was getan|ist es jetzt anders|immer noch]?
[update|ein weiteres Mal|einmal noch|noch mal|no moi|noch einmal bitte|gleiche Frage]
[schau|guck|prüf|frag] [noch einmal|noch mal|erneut]
[check|check's] nochmal
und eine Minute später?
lass nochmal sehen
und aktuell?
was sagt's jetzt
abermals bitte
!und wie schaut's jetzt aus?
!bitte mit frischen Werten
[und was ist es jetzt|und wie sieht es jetzt aus|was jetzt]?
[probier's nochmal|versuch's nochmal|mach's nochmal]
[noch eine Prüfung|noch ein Blick]
[ist was anders|hat sich was verändert|noch keine Änderung]?
[stimmt das noch|gilt das noch|ist das noch aktuell]?
das ist schon eine Weile her, nochmal
dasselbe [nochmal|noch einmal|von vorn]
hab's [verpasst|überlesen], nochmal bitte
+zeig's nochmal
frag das [nochmal|noch einmal]
[nomoi|nomol|noamol] [bitte|]
""",
)
STORAGE = Phrases(
    en="""
how much [memory space|capacity] is left?
is there enough space in memory left?
storage or memory, what's left?
!how much is free?
what's still free [here|]?
how much [memory storage|storage memory] do i have?
is the memory out of space?
memory storage [left|free|status|]?
how much capacity does this [machine|computer|laptop] have left?
are we running out of capacity?
is [it|everything] [full|nearly full|filled up]?
what's the memory space like?
[capacity|capacity left|free capacity]?
+check how much is [left|free|used]
+show me what's still free
it complains that it's full, how much is left?
how many gigs have i got?
how many gigabytes does this thing have?
is anything [free|left] on this machine?
+tell me the free capacity
got any capacity to spare?
!how full is this thing?
!are we at capacity?
any memory space [left|free]?
do i have [enough|any] memory space?
how much memory space is [used|taken|gone]?
is the memory space [full|nearly full|used up]?
how's the [memory space|memory storage]?
it says memory full, storage or ram, how much is there?
[free|remaining] memory [space|storage] here?
disk or memory, is anything [full|nearly full]?
could i run out of memory space?
what's my memory storage [situation|like]?
how full is everything [here|]?
""",
    de="""
wie viel Speicher [ist noch frei|hab ich noch|ist noch da]?
[Speicher|freier Speicher] [?|]
ist der Speicher voll?
!+zeig mir den Speicher
wie voll ist der Speicher?
was ist noch frei?
wie viel Speicher [hat der Rechner|hat das Ding|ist belegt|brauch ich gerade]?
reicht [der|mein] Speicher [noch|]?
[hab|habe] ich noch [genug|] Speicher?
[Speicherstand|Speicher-Status|Speicher frei|Speicher voll][?|]
+sag mir wie viel Speicher [noch|] frei ist
+check [mal|] den Speicher
geht mir der Speicher aus?
[wie sieht's|wie schaut's] mit dem Speicher aus?
es heißt, der Speicher sei voll, wie viel ist noch da?
wie viele Gigabyte hab ich noch?
wia vui Speicher hob i no?
ist [alles|es] [voll|schon voll|bald voll]?
der Speicher wird knapp, oder?
wie viele Gigs hat das Ding?
freie Kapazität?
wie viel Kapazität [bleibt|hab ich|ist] noch?
Speicher checken
!was ist denn mit dem Speicher?
!ob der Speicher wohl noch langt?
!wie viel Luft ist im Speicher?
[hab|habe] ich noch Kapazität?
ist [noch|] [was|genug] Speicher übrig?
[Restspeicher|verfügbarer Speicher|Speicherkapazität]?
da steht Speicher voll, wie viel ist noch da?
was hab ich an Speicher [übrig|frei|insgesamt]?
[wird|ist] der Speicher [eng|knapp]?
wie viel vom Speicher ist [weg|verbraucht|belegt]?
wie isch's mitm Speicher?
könnte der Speicher ausgehen?
""",
)


def _step(source: Source, talk: Talk, tool: str, ask: Ask, phrases: Phrases | None = None) -> Talk:
    _, tell, args = ask
    data = tell(source, listener(source))
    return talk.user(source.say(phrases or ask[0])).call(tool, **args).result(**data).shown()


@family("machine_follow", "battery", "disks", "memory_state", "network_state", "get_time", "get_date", "list_processes", weight=0.9)
def follow(source: Source) -> Talk:
    """One thing, then another one or two in a few words, or the same again."""
    first = source.pick(list(ASKS))
    talk = _step(source, Talk(), first, ASKS[first])
    if source.chance(0.2):
        return _step(source, talk, first, ASKS[first], AGAIN)
    others = [tool for tool in AND if tool != first]
    source.rng.shuffle(others)
    for tool in others[: source.pick([1, 1, 1, 2])]:
        talk = _step(source, talk, tool, AND[tool])
    return talk


@family("storage_which", "ask_user", "memory_state", "disks", weight=0.2)
def which(source: Source) -> Talk:
    """It may be the disk or the memory: ask."""
    asked = source.by("The memory (RAM) or the disk?", "Den Arbeitsspeicher oder die Festplatte?")
    tool = source.pick(["memory_state", "disks"])
    answers = {
        "memory_state": source.by(["memory", "ram", "RAM", "the memory"], ["Arbeitsspeicher", "RAM", "den Arbeitsspeicher", "ram"]),
        "disks": source.by(["disk", "the disk", "hard drive", "ssd"], ["Festplatte", "die Platte", "die Festplatte", "SSD"]),
    }
    data = AND[tool][1](source, listener(source))
    talk = Talk().user(source.say(STORAGE)).call("ask_user", question=asked).result(answer=source.pick(answers[tool]))
    return talk.call(tool).result(**data).shown()


VAGUE = Phrases(
    en="""
+help me with [this|something|that]
[can|could] you do something for me?
+do [something|it|that thing|your thing]
i [need|want] [something|your help]
+fix [it|this|that]
+make it [work|better|nice]
+take care of [it|this|that]
i have a [problem|question|request]
!can i ask you for a favor?
you have to do something [for me|]
+give me a hand
i could use [some help|a hand|your help]
something's [wrong|off|broken|not right]
it [doesn't|does not] work
[that thing|it] is acting up again
+sort [it|this|that] out
[hey|hi], [quick question|i need a favor|got a minute]
would you help me [out|with something]?
there's something [you could do|i need]
+do your magic
+handle [it|this|that]
+deal with [it|this|that]
you know what to do
[stuff|something|things] to do for you
i'm stuck
[help me|help me please|i need help]
i have a task for you
something here annoys me
can we get this done?
+do me a favor
+do what i always want
!mind doing something for me?
!i've got a little job for you
!this is not how it should be
[got|have] a sec [for me|]?
[do|try] something about [it|this]
i need you [for a moment|here|to do something]
this is [a mess|annoying|broken|driving me mad]
[be|make yourself] useful
[please|] just [do|fix|handle] it
[could|can] i bother you [with something|for a second]?
it's [broken|stuck|not working] again
there's a problem
you're needed
i want something [done|changed]
+get it done
""",
    de="""
+hilf mir [mal|] [damit|dabei|bei was]
kannst du [mir|] [mal|] [was|etwas] [machen|tun|erledigen]?
+mach [mal|] [was|das Ding|dein Ding]
ich [brauch|will] [was|deine Hilfe|mal was]
+[reparier|richte] [es|das]
+mach, dass es [geht|besser wird|schön ist]
+kümmer dich [darum|drum]
ich hab [ein Problem|eine Frage|eine Bitte]
!darf ich dich um was bitten?
du musst was [für mich|] [machen|tun]
kannst du mir [mal|kurz|] [helfen|zur Hand gehen|unter die Arme greifen]?
ich [könnte|bräuchte] [Hilfe|mal Hilfe|deine Unterstützung|Unterstützung]
[da|hier|irgendwas] stimmt [was|] nicht
[es|das] [geht|tut|funktioniert] nicht
[das Ding|es] [spinnt|zickt] [schon wieder|wieder|rum]
+erledig [das|es] [mal|]
[du|hey|sag mal], [kurze Frage|hast du kurz Zeit|ich brauch was]
magst du [mir|] was [erledigen|für mich tun]?
ich hätt da was für dich
du weißt schon[, was zu tun ist|]
+regel [das|es] [mal|] [für mich|]
[Hilfe|hilf mir|hülf ma|help]
[ich steh an|ich häng fest|ich komm nicht weiter]
i [brauch|bräucht] [wos|was] von dir
ich hab eine Aufgabe für dich
+tu mir einen Gefallen
das nervt hier, mach was
+mach halt wie immer
es gibt [was|etwas] zu tun
könnten wir das [kurz|] hinkriegen?
!hättest du einen Moment für mich?
!ich hab da ein kleines Anliegen
!so soll das nicht sein
[hast|hättest] du [eine Sekunde|kurz Zeit] für mich?
[tu|mach] [mal|endlich] was [dagegen|]
ich brauch dich [kurz|mal|hier]
das ist [ein Chaos|nervig|kaputt|zum Verrücktwerden]
mach dich [nützlich|mal nützlich]
[bitte|] [mach|erledig|regel] es einfach
darf ich dich kurz [stören|belästigen]?
es ist [schon wieder|] [kaputt|hängen geblieben]
es gibt ein Problem
du wirst gebraucht
i bräucht di kurz
ich will, dass was [geschieht|passiert]
""",
)


@family("vague", "ask_user", "battery", "disks", "memory_state", "network_state", "get_time", "get_date", weight=0.35)
def vague(source: Source) -> Talk:
    """Something is wanted, but not what: ask."""
    asked = source.by("What should I do?", "Was soll ich tun?")
    tool = source.pick(list(ASKS))
    phrases, tell, args = ASKS[tool]
    data = tell(source, listener(source))
    talk = Talk().user(source.say(VAGUE)).call("ask_user", question=asked).result(answer=source.say(phrases))
    return talk.call(tool, **args).result(**data).shown()
