"""How people say that they go, or that something is to be off, and not what is to be done."""

from training.phrases import Phrases

HINTS = Phrases(
    en="""
good night [ryx|computer]
[i'm|im] going to [bed|sleep] [now|]
i'm [done|finished] [for today|with work|]
that's it for today
[bye|see you tomorrow|see you later] computer
i'm [leaving|going home|off|heading out] [now|]
[time|it's time] for bed
!i call it a day
[i'm|im] [tired|done], good night
[ok|alright], enough for today
quitting time
i'm [about to|gonna|going to] [leave|head home|hit the hay|go home]
[done|finished] [for the day|for tonight]
work is [done|over] [for today|]
enough work for [today|one day]
[heading|going] to [bed|sleep] [now|]
that was it, [computer|ryx], i'm [off|going]
my [shift|workday] is over
bedtime
it's late, i'm [going to bed|off to sleep]
leaving the office [now|]
i'll go [home|to bed] [now|]
weekend at last, i'm off
[i can't keep my eyes open|i'm yawning], time to sleep
[my eyes hurt|it's past midnight], i'm [off|going to bed]
[finally|so] finished, [going home|see you tomorrow]
i'm gonna sleep now
that's all for my work today
!i'm done working
!i need some sleep now
!catch you tomorrow, i'm out of here
!nothing more from me today
!off to bed
[night night|nighty night|sleep tight] [ryx|computer]
[cheerio|so long|farewell|see ya|ciao] computer
[that's|this is] [all|enough] for today
[phew|puh], what a day, i'm [off|done]
i've had enough [for today|of work]
my [bus|train] leaves [soon|in ten minutes], i'm [off|going]
[dinner|my bed|my family] is waiting, i'm off
i'll be [gone|away] till [tomorrow|monday]
signing off for [today|tonight]
clocking out
i have to catch some sleep
[knocking off|knock off time|home time]
[vacation|holiday] starts now, bye computer
i'm [turning in|hitting the sack|going up to bed]
we're finished for today
""",
    de="""
gute Nacht [ryx|Rechner]
ich geh [jetzt|] [ins Bett|schlafen]
ich bin [fertig|durch] [für heute|mit der Arbeit]
[das war's|das wars] für heute
[tschüss|bis morgen|bis später|ciao] Rechner
ich [geh|gehe|fahr] [jetzt|] [heim|nach Hause|weg]
Zeit fürs Bett
!Feierabend [für heute|]
bin müde, gute Nacht
[ok|so], genug für heute
[Schluss|aus] für heute
!ab ins Bett
guats Nächtle
ich pack's [für heute|]
ich [hau|bin] [jetzt|dann] [ab|weg]
ich mach Schluss [für heute|]
so, [Schicht vorbei|Ende für heute]
ich leg mich [hin|schlafen]
[Bettzeit|Schlafenszeit]
[mir fallen die Augen zu|ich kann nimmer], ich geh [ins Bett|schlafen]
i geh [hoam|ham|schlofn]
ich verabschiede mich für heute
[die Arbeit|mein Arbeitstag] ist [vorbei|rum|geschafft]
genug gearbeitet [für heute|]
i gang jetz [hei|is Bett]
ich fahr dann los [nach Hause|]
endlich Wochenende, ich bin [weg|raus]
es ist spät, ich [muss|geh] ins Bett
ich mach mich auf den [Heimweg|Weg]
bin dann mal daheim
jetzt aber ins Bett
für heute [reichts|langts|ists genug]
!ich verzieh mich in die Federn
!heute mach ich nix mehr
!Dienstschluss
!mein Bett ruft
[schlaf gut|träum schön|Nachti] [ryx|Rechner]
[pfiat di|ade|adieu|tschau] Rechner
[puh|uff], was für ein Tag, ich bin [weg|fertig]
mir reicht's [für heute|mit der Arbeit]
mein [Bus|Zug] fährt [gleich|in zehn Minuten], ich [fahr heim|bin weg]
[das Essen|die Familie|das Sofa] wartet, ich [geh heim|bin weg]
ich bin bis [morgen|Montag] [weg|nicht da]
ich geh [pennen|ratzen|in die Heia]
[Urlaub|Wochenende] beginnt, tschüss Rechner
ich stempel [jetzt|] aus
ich mach die Fliege
mach's gut Rechner, [bis morgen|bis dann]
wir sind fertig für heute
i hob gnua für heit
jetz isch gnueg für hüt
war ein langer Tag, gute Nacht
i schleich mi
""",
)
VAGUE = Phrases(
    en="""
turn it off
switch it off
[turn|switch] that off
off
shut [it|that] off
[can|could] you [turn|switch] [it|that] off [please|]?
i want it off
[please|just] [off|turn it off|switch it off]
turn it off already
[turn|switch] off
that off please
it should be off
would you turn that off
it [has|needs] to be off
off please
[let's|lets] turn that off
!make it stop, off with it
!i'd like that switched off
!please have that turned off
[would|could] you [turn|switch] it off
switch that one off [please|]
get it switched off
off now
[just|please] off with [it|that]
that [thing|one] off
i don't want that on
why is that still on? off
it's still on, switch it off
let it be off
can this be off
[kill|cut] it, i want it off
should be switched off
""",
    de="""
mach [das|es] aus
schalt [das|es|ihn] aus
aus
aus damit
mach's aus
[ausmachen|ausschalten|abschalten|abdrehen]
das soll aus
[kannst|könntest] du das [ausmachen|abschalten|ausschalten]?
tu das aus
stell [das|es] ab
[schalt|mach] [mal|bitte] [ab|aus]
[moch|mach] des aus
ich will, dass das aus ist
bitte [aus|ausmachen|ausschalten]
das [bitte|mal] [ausmachen|abschalten]
schalts aus
[jetzt|sofort] aus
!dreh das ab
!das gehört abgedreht
!ich will das aus haben
[würdest|tätest] du das [ausschalten|ausmachen|abdrehen]
das Ding [aus|ausmachen|ausschalten]
mach das Ding aus
warum ist das noch an? aus
das ist noch an, mach's aus
das soll nicht mehr an sein
einfach [aus|ausmachen|abschalten]
kann das [bitte|mal|] aus
das will ich nicht mehr anhaben, aus
aus [bitte|jetzt|jetzt sofort]
drah des ob
schalt das Ding ab
könnt ma des ausmachen
das da aus
""",
)
