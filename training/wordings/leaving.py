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
night computer
time to go home
time to go
time to leave
time to hit the sack
time for me to go
time to call it quits
off home
off home now
going to bed
going home
heading home
heading off
i'm off home
i'm done here for today
i'm done for tonight, night
i'm knackered, bed time
i'm so tired, going to sleep
i'm dead tired, good night
i'm falling asleep here
i'm gone for the weekend
i'm on my way home
i'm packing up
i have to go home
i have to get up early, good night
i need my bed
i should be in bed
i should go to sleep
i want to go to bed
i want to go home
i've finished for today
i've done enough for today
let's call it a night
let's finish for today
let's leave it at that for today
that'll do for today
that will be all for tonight
no more work today
work's done, going home
end of the working day
end of shift
day is over
long day, good night
nothing else today, bye computer
my eyes are closing, good night
it's midnight, i'm going to sleep
five o'clock, home time
last one in the office, leaving now
so, home
home time at last
hometime
off i go
off i pop
i'm away hame
i'm gonna make tracks
i'm gonna hit the road
i'll be off then
i'll leave it there for today
i'll see you in the morning
i'm beat, going home
i'm exhausted, enough for today
i'm done in, night night
i'm ready for bed
i'm logging out of work for today
i've been up too long, bed
i've got a train to catch
i can't think any more, going to bed
my day's over
my pillow's calling
my wife says it's bedtime
the sandman's here
the office is closing
the lights are going out in the office, i'm leaving
the weekend can begin
the day's work is done
tomorrow is another day
tools down
pens down
that wraps up today
that concludes my day
today was enough
ten hours is enough, going home
sleep is calling
mission accomplished, i'm going home
goodness, midnight already
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
auf Wiedersehen Rechner
Zeit zu gehen
Zeit zum Heimgehen
Zeit zum Schlafen
so, heim jetzt
ab nach Hause
auf nach Hause
ich muss heim
ich muss jetzt ins Bett
ich muss früh raus, gute Nacht
ich muss mal schlafen
ich will heim
ich will ins Bett
ich will nur noch schlafen
ich gehör ins Bett
ich bin hundemüde, gute Nacht
ich bin total müde, ich geh schlafen
ich bin fix und fertig, ab heim
ich bin jetzt weg
ich bin dann mal weg
ich bin raus für heute
ich bin auf dem Heimweg
ich hab genug für heute
ich hab genug getan heute
ich hab's für heute geschafft
ich lass es für heute gut sein
ich pack zusammen
ich verzupf mich
ich hau mich aufs Ohr
ich geh jetzt in die Federn
lassen wir's für heute
machen wir Schluss für heute
belassen wir's für heute dabei
mehr wird das heute nicht
heute wird das nix mehr, ich geh heim
Arbeit fertig, ab nach Hause
Ende der Schicht
Arbeitsende
Arbeitstag vorbei
Schluss mit Arbeit
mir fallen die Augen zu, gute Nacht
Mitternacht, ich geh schlafen
fünf Uhr, ich geh heim
bin der Letzte im Büro, ich geh jetzt
i pack's, pfiat di
bye bye Rechner
Feierabendzeit
Feierabendbier wartet
ich geh dann mal
ich geh jetzt heim schlafen
ich lass es jetzt gut sein
ich bin erledigt, ab nach Hause
ich bin kaputt, genug für heute
ich bin reif fürs Bett
ich bin reif fürs Wochenende
ich bin schon zu lang wach, Bett
ich muss den Zug erwischen
ich kann kaum noch die Augen offen halten
ich kann nicht mehr denken, ich geh ins Bett
ich mach die Biege
ich zisch ab
ich empfehle mich
mein Tag ist um
mein Kissen wartet
meine Frau sagt, es ist Zeit fürs Bett
das Sandmännchen war da
das Büro schließt gleich
im Büro gehen die Lichter aus, ich geh
das Wochenende kann kommen
das Tagwerk ist vollbracht
morgen ist auch noch ein Tag
morgen geht's weiter, gute Nacht
Stift fällt, Feierabend
Hammer fällt
damit ist mein Tag rum
für mich war's das heute
das reicht für einen Tag
zehn Stunden sind genug, ich geh heim
schönen Abend noch, ich bin weg
oh je, schon Mitternacht
i hau mi in d'Hapfn
i gang go schlofe
ick hau ma hin
ik gah to Bett
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
off with it
off with that
and off
turn off please
turn off now
switch off please
switch it off please
it off please
this off
off, off, off
off already
make it be off
make that go off
turn that thing off
turn this off
switch this off
switch that thing off
shut that thing off
can you turn that thing off
can you switch that off
can that be turned off
can it be switched off
could that be off
could you please switch it off
could we have that off
would you mind turning it off
would you mind switching that off
do you mind turning that off
please would you switch it off
please get it turned off
i want that switched off
i'd like it off
i'd prefer it off
i need it off
i need that switched off
it should be turned off
that should be turned off
that has to go off
that can go off
that can be turned off
it can be switched off
it may be switched off
why is it on, turn it off
is that still on? turn it off
i don't need it on
i don't need that on any more
don't leave it on
don't leave that on
no need for it to be on
nobody needs that on, switch it off
turn it off, it annoys me
i'm done with that, turn it off
time to turn that off
let's switch it off
let's have it off
off!
off, off
off pls
off thx
off then
all of it off
this thing off please
the thing off
the whole thing off
the other thing off please
so turn it off
so off with that
well turn it off
ok turn it off
no, off
hey, off
oi, switch it off
just switch that off
off is what i want
off is better
off would be better
off for today
off for now
it's on, i want it off
it's on and it shouldn't be
it's still running, turn that off
it was never meant to be on, switch it off
it can be off
it must be off
it bothers me, turn it off
that bothers me, switch it off
that's on, turn it off
that's still on, off with it
that thing's on again, turn it off
who left that on? turn it off
who turned that on? off
how do you turn that off? do it
how do i switch it off
is there a way to turn it off
any way to switch that off
shall we turn it off
will you switch it off
will you turn that off
be a dear and turn it off
be so kind and switch it off
when you can, turn it off
+get that thing off
+have it turned off
+see to it that it's off
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
aus jetzt
und aus
aus das Ding
aus, aus, aus
endlich aus
ausmachen bitte
ausschalten bitte
ausschalten jetzt
abschalten bitte
abdrehen bitte
abstellen
abstellen bitte
ausknipsen
knips das aus
knips es aus
schalt's aus
schalt das Ding aus
schalt dies aus
stell das Ding ab
mach dies aus
mach das da aus
mach das mal aus
mach das jetzt aus
mach das endlich aus
kannst das ausmachen
kannst du das Ding abstellen
kannst du das abdrehen
könntest du es ausschalten
könntest du das Ding ausmachen
würdest du es ausmachen
magst du das ausschalten
magst das ausmachen
darf das aus sein
könnte das aus
geht das aus
kriegst du das aus
ich möchte das aus haben
ich hätt's gern aus
ich hätte das gern ausgeschaltet
ich brauch das aus
das soll ausgehen
das soll aus sein
das muss aus
das kann aus
das darf aus
das kann man ausmachen
das gehört ausgeschaltet
das gehört aus
das brauch ich nicht an
das muss nicht an sein
lass das nicht an
wieso ist das an, mach's aus
ist das noch an? ausmachen
das nervt, mach es aus
damit bin ich fertig, mach das aus
machen wir das aus
schalten wir es aus
schalt des ab
mach's us
mok dat ut
aus!
aus, aus
aus pls
aus danke
aus dann
ganz aus
alles ausschalten
das ganze Ding aus
das andere Ding aus bitte
das Zeug aus
also mach's aus
na dann aus
ok, mach das aus
nein, aus
he, aus
hallo, aus damit
einfach ausschalten bitte
aus will ich's haben
aus ist besser
aus wär besser
aus für heute
aus fürs Erste
es ist an, ich will's aus
es ist an und sollt's nicht sein
das läuft noch, mach's aus
das sollte gar nicht an sein, schalt's aus
das darf ausgeschaltet werden
das muss ausgeschaltet werden
das stört mich, mach's aus
das ist an, mach's aus
das ist schon wieder an, schalt's aus
wer hat das angelassen? ausmachen
wer hat das eingeschaltet? aus
wie macht man das aus? mach mal
wie schalt ich das aus
kann man das ausmachen
gibt's eine Möglichkeit, das auszuschalten
wollen wir das ausmachen
machst du das aus
machst du's aus
schaltest du das ab
drehst du das ab
sei so lieb und mach das aus
sei so gut und schalt's aus
wenn du kannst, mach's aus
+sorg dafür, dass das aus ist
+lass das ausgehen
+lass es ausschalten
+tu's ausschalten
drah's o
tue's abstelle
mok ut
""",
)
