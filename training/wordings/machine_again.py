"""How people ask the machine's state again, ask for room without saying which, and want something without saying what."""

from training.phrases import Phrases

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
once again please
and one more time
and once more
and now please
and today?
and right now?
now again
now please
again now
well?
same?
still so?
more up to date?
any update?
any movement?
any progress?
any better?
any worse?
better now?
is it better now
is it worse now
is that still so
is it still like that
does that still hold
did that change
did something happen
what has changed
what's changed since
what does it look like by now
where are we now
where does it stand now
how is it by now
how's that going
how does it look now
how about a second look
current state please
latest please
newest numbers
newest value
fresh data please
same query
same request once more
that same thing, now
the same as before
as before
as above
f5
press f5
hit refresh
poll again
look one more time
read it once more
+refresh that
+update that
+measure again
+verify that again
+double check that
+have another look
+take another reading
+give me the current one
five minutes later, and now
some time has passed, what now
i waited a bit, again
i've forgotten it already, again please
i wasn't looking, say again
i don't believe it, check again
that can't be right, look again
are you sure? check again
sure? once more
really? have another look
pardon? again
come again
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
und jetzt bitte nochmal
und nun
nun?
und heute?
und grad eben?
jetzt wieder
nochmal jetzt
gleich geblieben?
noch immer so?
was Neues?
gibt's was Neues?
tut sich was?
bewegt sich was?
schon besser?
besser geworden?
schlechter geworden?
ist es jetzt besser
ist das immer noch so
ist es noch so
gilt das immer noch
hat sich da was bewegt
ist was passiert
was hat sich geändert
was hat sich seitdem getan
wie steht's jetzt
wo stehen wir jetzt
wie ist der Stand jetzt
wie ist's denn jetzt
wie schaut das mittlerweile aus
wie hat sich das entwickelt
aktueller Stand bitte
neuester Stand
Zwischenstand
das Neueste bitte
neue Zahlen
frischer Wert bitte
gleiche Abfrage
selbe Frage nochmal
dieselbe Anfrage bitte
genau das Gleiche jetzt
wie vorhin
wie eben
wie oben
F5
F5 drücken
Refresh bitte
nochmal abfragen
neu abfragen
neu messen
noch einmal auslesen
+aktualisier das
+mess nochmal
+prüf das lieber nochmal
+schau ein zweites Mal
+wirf noch einen Blick drauf
+gib mir den aktuellen Wert
fünf Minuten später, und jetzt
inzwischen ist Zeit vergangen, was ist jetzt
ich hab gewartet, wieder schauen
schon wieder vergessen, nochmal bitte
ich hab nicht hingeschaut, sag's nochmal
das glaub ich nicht, schau nochmal
das kann nicht stimmen, prüf nochmal
sicher? schau nochmal nach
bist du sicher? nochmal
echt? schau nochmal
wie bitte? nochmal
schaust nomoi
und iatzt?
un nu?
und jetze?
lueg nomol
no eimol bitte
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
memory space?
memory space ok?
memory capacity?
memory capacity left?
storage memory?
storage memory left?
storage or ram?
storage and memory?
internal memory?
internal memory full?
internal memory left?
free internal memory
memory room left?
room in memory or on disk?
full?
full already?
all full?
nearly full?
anything left?
anything free?
what's free?
what's used?
how much is used up?
how many gigs in total?
how many gigs in here?
how big is the memory space?
how big is the storage memory?
how large is my internal memory?
how much internal memory is left?
how much room is in memory storage?
how much memory for storage do i have?
how much capacity do i have?
how much capacity is used?
what's the capacity of this computer?
what is my capacity?
what's the state of memory space?
what's going on with my memory space?
where did my memory space go?
will the memory space last?
does the memory space suffice?
is the storage memory full?
is the internal memory full?
is memory space running out?
is memory space a problem?
is there capacity left?
is my computer at its limit, capacity-wise?
has this thing got any capacity?
am i out of memory space?
am i low on memory space?
do i need more memory space?
do we still have capacity?
does it still have free memory space?
can it take more or is it full?
+check the memory space
+check the capacity
+check the storage memory
+show me the memory space
+show the memory storage
+tell me how full it is
+tell me about my memory space
+have a look at the memory space
a popup says memory space low, how much is there?
the game wants more memory space, do i have it?
the app says not enough memory space, how much do i have?
the installer asks for 8 gigs, have i got them?
8 gigs needed, do i have that free?
i need to know how full it is
i keep hearing i'm out of memory space
my mate says my memory is full of photos, is it?
not enough memory space, it says
everything's full, isn't it?
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
Speicher ok?
Speicher knapp?
Speicher am Ende?
Speicher noch da?
Speicher insgesamt?
Speichergröße?
Speicher am Limit?
Speicherlage?
Speicherreserve?
Speichersituation?
Speicherverbrauch gesamt?
interner Speicher?
interner Speicher voll?
voll?
schon voll?
alles voll?
fast voll?
noch was frei?
was ist belegt?
was ist alles belegt?
wie viel ist belegt?
wie viel ist verbraucht?
wie viele Gigabyte sind hier drin?
wie viele Gigs sind drin?
wie groß ist der Speicher?
wie groß ist mein Speicher insgesamt?
wie steht's um den Speicher?
wie ist die Lage beim Speicher?
wie lang reicht der Speicher noch?
wie viel Speicher steckt da drin?
wie viel Speicher ist weg?
wie viel Speicher wird gebraucht?
wie viel interner Speicher ist noch da?
was macht der Speicher?
was sagt der Speicher?
wohin ist mein Speicher verschwunden?
wo ist der ganze Speicher hin?
wofür geht der Speicher drauf?
langt der Speicher?
genügt der Speicher?
hält der Speicher noch?
hat der Speicher noch Platz?
hat er noch Speicher?
hat der Rechner noch Speicher?
hat die Kiste noch Speicher übrig?
ist der Speicher ok?
ist der Speicher schon wieder voll?
ist mein Speicher am Anschlag?
ist zu wenig Speicher da?
ist noch Kapazität da?
brauch ich mehr Speicher?
muss ich Speicher nachkaufen?
bin ich beim Speicher am Limit?
kriegt der noch was rein oder ist er voll?
+zeig den Speicherstand
+zeig mir, was der Speicher macht
+prüf den Speicher
+schau nach dem Speicher
+wirf einen Blick auf den Speicher
+sag mir, wie voll der Speicher ist
+sag mir den Stand vom Speicher
ein Fenster meldet Speicher fast voll, wie viel ist es?
das Spiel will mehr Speicher, hab ich den?
die App sagt zu wenig Speicher, wie viel hab ich?
der Installer will 8 Gigabyte, hab ich die?
8 Gigs wären nötig, hab ich die frei?
Speicher voll, heißt es dauernd, stimmt das?
ich muss wissen, wie voll der Speicher ist
mein Kumpel meint, mein Speicher ist voll, ist das so?
nicht genug Speicher, steht da
der Speicher ist doch wohl voll, oder?
is da Speicher voi?
is de Spieker vull?
Memory Space?
""",
)
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
[i need help|help me] with something
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
help me out here
got a minute?
got time?
one thing
one more thing
small favour
favour please
question
quick one
request
task for you
job for you
work to do
problem
trouble
emergency
it's urgent
i need assistance
assistance please
support please
i need you
i could use you
i want to ask you something
i'd like to ask for something
i'd like something done
i was wondering if you could help
i don't know what to do
i'm lost
i can't get it to work
i can't do it myself
i give up, you do it
it's not working
it won't work
it stopped working
it's acting weird
it's not right
it does nothing
it's the same problem again
that again
this thing hates me
this is not working
this isn't what i want
this must change
this needs doing
that has to be done
something has to be done
something must be wrong here
something doesn't work
something happened
nothing works
everything is broken
everything is wrong
what should i do
what can be done
what's wrong here
why doesn't it work
why is it like that
could you take a look
could you look at this
could you do it for me
would you do something for me
would you be so kind
will you help me
can you do that for me
can you do it
can you fix that for me
can you make it go away
+assist me
+come on, do something
+make it happen
+make it right
+change it
+improve it
+clean it up
+look into it
+look after it
+see to it
+solve this
+start with it
+do the usual
+do the thing
+do that for me
the usual please
the thing, you know
you know the drill
same as always
ready? i need you
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
[hilf mir|hülf ma|ich brauch Hilfe] bei [was|etwas]
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
hast Zeit?
hast du Zeit?
kurz Zeit?
eine Sache
noch was
da wär noch was
kleiner Gefallen
einen Gefallen bitte
Frage
eine Frage
eine Bitte
Bitte an dich
Auftrag für dich
Aufgabe für dich
Arbeit für dich
Problem
Notfall
dringend
es eilt
es ist wichtig
ich brauch dich
ich brauch Unterstützung
Unterstützung bitte
ich wollt dich was fragen
ich würd gern was fragen
ich hätt gern was
ich hätte gern was erledigt
ich weiß nicht, was ich tun soll
ich weiß nicht weiter
ich bin aufgeschmissen
ich krieg das nicht hin
ich schaff's nicht allein
ich geb auf, mach du
es klappt nicht
es will nicht
es geht nimmer
es tut sich nichts
es benimmt sich komisch
es passt nicht
es passt so nicht
es ist wieder dasselbe
das schon wieder
das Ding hasst mich
das funktioniert so nicht
das will ich so nicht
das muss anders werden
das gehört gemacht
da muss was geschehen
irgendwas ist faul
irgendwas geht nicht
da ist was passiert
nichts geht
alles kaputt
was tun
was soll ich machen
was kann man da machen
was ist hier los
warum geht das nicht
wieso ist das so
könntest du mal schauen
könntest du das ansehen
könntest du das für mich machen
würdest du was für mich tun
wärst du so lieb
hilfst du mir?
machst du das für mich
machst du was für mich?
kriegst du das hin?
bringst du das in Ordnung
+steh mir bei
+unternimm was
+bring das in Ordnung
+änder das
+mach's besser
+schau dir das an
+schau mal drüber
+lös das
+fang an
+mach das Übliche
+mach das mal für mich
das Übliche bitte
du weißt, was ich mein
wie immer bitte
hülfst ma?
i brauch a Hüf
kannst mi hölpen?
chasch mer hälfe?
i steh do wia da Ochs vorm Berg
""",
)
