"""How people say which program they mean: none yet, one of those that are named, or another one."""

from training.phrases import Phrases

NOTHING = Phrases(
    en="""
+open an app
+start [a|some|the] program
+launch the app
+open some app
!+start an application
[open|start] the program
+run a program [for me|]
+open [a|some|one of my] [program|app|application] [for me|]
i [want|need|have] to [open|start|use] [a program|an app]
[can|could] you [open|start|launch] [an app|a program]?
program [please|]
+launch [something|an application]
start [something|an app|application]
[let's|lets] [open|start] [an app|a program]
would you start a program [for me|]
can i open an app
[need|want] a program
+fire up an app
i'd like an app [opened|started]
!+get some program going
!one of my apps, open it
+boot up [an app|a program|some software]
+bring up [a program|an application]
i have to get into [a program|an app|some software]
software [please|start]
could do with an app being opened
there's a program i need [opened|started]
would you mind launching [something|an app]?
[app|tool|software] start
+get an application [going|running] for me
i wanna work with some [software|tool]
+load [an app|a program|some tool]
open application
app
launch app
start software
an app please
let's get a program open
put an app on [the|my] screen
i need you to [open|start] an app
you should [open|start] [a program|an app] [for me|]
please start something on my pc
help me [open|start|launch] [a program|an app]
how about [opening|starting] an app
time [for an app|to start a program]
could an app be started?
is it possible to [open|start] a program?
a certain [app|program] should [open|start|be running]
a [tool|piece of software] of mine has to be started
i was going to [start|open] [an app|a program]
i feel like [opening|starting] an app
the app isn't [open|running] yet, start it
why isn't my program open? start it
the program needs to be running
the app, [please|open it]
+load up the [app|program|software]
+open that [app|program|application] [for me|]
+open my [app|program] [again|]
+start my [app|program|tool]
+launch that [thing|program|software]
+start up [some|the] software
+run the [app|tool|software]
exec program
launch
start program
[wanna|gotta|gonna] [open|start|launch] [an app|sth|something]
[pls|plz] [open|start] [app|program]
let me into [an app|a program]
could i get a program [started|up], please
would you be so kind as to start a program?
i'd be grateful if you launched an application
mind starting [an app|a program]?
any chance you could open an app?
do me a favour and start a program
hey, [open|start] an app [will you|would you]
+pull up an app
+kick off a program
+spin up [an app|a program]
double click an app for me
application
some software please
software launch
open me an app
open us a program
open software
start my software
begin a program
program open
app open please
apps, open one
i've an app to open
i've a program to start
i've got to start a program
i'm about to use an app, open it
i need software running
i need some app open
i want some software opened
i want an application on the screen
i thought of opening an app
i was wondering if you'd open an app
there's an app i'd like open
there's some software to launch
for my work i need a program
for my task i need an app opened
next on my list: start a program
first thing: open an app
before we begin, start a program
let's launch something
let's begin with an app
let's fire up a program
shall we open an app
shall we start some software
will you open an app for me
will you launch a program
may i have an app opened
mind opening an app
what about starting some program
why don't you open an app
be nice and open a program
go open an app
away and start a program
+put a program on
+get an app up
+set a program going
+find me a program and start it
+use the launcher for an app
+wake up one of my apps
""",
    de="""
+öffne [eine App|ein Programm|das Programm]
+starte [ein Programm|die App|das Programm|irgendwas]
[Programm|App] [öffnen|starten]
!+mach [ein Programm|eine Anwendung] auf
+öffne [was|etwas]
ich [will|muss|möchte] [ein Programm|eine App|was] [starten|öffnen]
[kannst|könntest|magst] du [mir|] [ein Programm|eine App|was] [starten|öffnen]?
+starte [mir|mal|] [eine Anwendung|was]
[Anwendung|Software] [starten|öffnen]
starten
[brauch|bräuchte] [ein Programm|eine App]
lass uns [ein Programm|eine App] starten
i mecht [a Programm|a App] startn
+wirf [mal|] [ein Programm|eine App] an
[ein Programm|eine App] [bitte|]
+launch [mal|] [eine App|was]
+öffne [mal|mir|] [irgendein Programm|eins von meinen Programmen]
!+bring ein Programm zum Laufen
!eine meiner Apps soll auf
+hol mir [ein Programm|eine App] her
+fahr [mal|] [ein Programm|eine Anwendung] hoch
[ein Tool|eine Software|eine Anwendung] [öffnen|starten|aufmachen]
ich müsst [mal|] [ein Programm|eine App] [aufmachen|starten]
ein Programm [gehört|soll] gestartet
würdest du [mir|] [eine App|ein Programm] [anwerfen|hochfahren]?
[App|Software|Tool] [bitte|auf]
gibt's die Möglichkeit, [ein Programm|eine App] zu starten?
chasch mer es Programm ufmache?
+schmeiß [mal|] [ein Programm|irgendeine App] an
Programm auf
[Programm|App] an
Programmstart
App-Start
das Programm [bitte|] [starten|aufmachen]
die App [bitte|] [starten|aufmachen|öffnen]
irgendein Programm [bitte|] [starten|öffnen]
irgendwas starten [bitte|]
mein Programm [starten|öffnen|soll an]
meine App [starten|öffnen|aufmachen]
+führ [ein Programm|eine Anwendung] aus
Programm ausführen
+lass [ein Programm|eine App] laufen
+klick [mir|] [ein Programm|eine App] an
+hol [ein Programm|eine App] auf den Schirm
+start [eine Software|ein Tool|irgendeine App]
+öffne [meine|die|diese] [App|Anwendung|Software]
+starte [mein|dieses] [Programm|Tool]
ich brauch [die App|das Programm] [jetzt|offen]
ich hätt gern [ein Programm|eine App] offen
ich wollte [ein Programm|eine App] [öffnen|starten]
ich wollt grad [ein Programm|eine App] aufmachen
ich muss in [ein Programm|eine App] rein
mit einem Programm arbeiten
es soll [ein Programm|eine App|was] gestartet werden
da wär [ein Programm|eine App] zu [öffnen|starten]
wie wär's, wenn du [ein Programm|eine App] [öffnest|startest]
können wir [ein Programm|eine App] [öffnen|starten]?
darf ich [ein Programm|eine App] [öffnen|starten]?
hilf mir [ein Programm|eine App] zu [öffnen|starten]
Zeit für [ein Programm|eine App]
als nächstes [ein Programm|eine App] [öffnen|starten]
schnell [mal|] [ein Programm|eine App] [öffnen|starten]
warum ist mein Programm nicht offen? starte es
die App läuft nicht, [starte sie|mach sie auf]
das Programm ist noch zu, [öffne es|mach es auf]
[magst|tätst] ma a [Programm|App] aufmachn?
moch [a App|a Programm] auf
geh, start ma wos
ick will 'ne App starten
mak mol en Programm op
i wett gärn es Programm starte
wärst du so [nett|lieb|gut] und [öffnest|startest] [ein Programm|eine App]?
sei so gut, [öffne|starte] ein Programm
dürfte ich dich bitten, eine Anwendung zu [starten|öffnen]?
ein Tool [brauch|bräucht] ich [jetzt|]
könnte [ein Programm|eine App] [gestartet|geöffnet] werden?
Programm soll [laufen|an|starten]
kannste [ma|] [ne App|n Programm] [aufmachen|starten]?
Anwendung
eine Anwendung bitte
Anwendung bitte
Softwarestart
Software bitte starten
App auf
App öffnen bitte
Programm bitte
Programm her
ein Programm auf den Schirm
eine von meinen Apps öffnen
eins meiner Programme starten
ich hab ein Programm zu starten
ich hab eine App zu öffnen
ich brauch irgendein Programm offen
ich brauch Software, starten
ich will irgendeine App benutzen, öffne sie
ich will eine Anwendung am Schirm haben
ich hatte vor, ein Programm zu starten
ich hab dran gedacht, eine App zu öffnen
mir fehlt noch ein Programm, starten
da wär eine App, die ich offen haben will
für die Arbeit brauch ich ein Programm
für meine Aufgabe brauch ich eine App
zuerst mal eine App öffnen
bevor wir anfangen, starte ein Programm
fangen wir mit einer App an
starten wir ein Programm
öffnen wir eine App
wollen wir ein Programm starten
öffnest du eine App
öffnest du mir ein Programm
startest du was für mich, eine App
startest du ein Programm
machst du mir eine App auf
dürfte ich eine App offen haben
warum machst du nicht ein Programm auf
sei nett und öffne ein Programm
geh und starte eine App
es fehlt noch ein offenes Programm
+nimm den Starter und öffne eine App
+such ein Programm und starte es
+weck eine meiner Apps
+setz ein Programm in Gang
+stell mir ein Programm bereit, starten
a Programm aufmachn
en App ufmache
'n Programm starten
en Programm starten bidde
""",
)
CHOICE = Phrases(
    en="""
the {o} [one|]
{o}
[take|use] the {o} one
{o} please
!i mean the {o} one
[yes|], the {o} [one|]
[open|start|launch] the {o} [one|]
the {o} [one|] is [right|it|the one|what i want]
i [want|need|meant] the {o} [one|]
[it's|its] the {o} [one|]
[i'd|i would] say the {o} one
go with the {o} [one|]
!the {o} in the list
!my choice is the {o} one
the {o} [one|] sounds right
{o} one [thanks|thx|pls]
[definitely|obviously] the {o} [one|]
let's have the {o} [one|]
the {o} option
{o} of those
{o} of them please
that'd be the {o} [one|]
i'll [take|have] the {o} [one|]
gimme the {o} [one|]
the {o} [suggestion|hit|result|match|entry|name|candidate|program|app]
{o} [suggestion|entry|app] [please|]
i'm after the {o} [one|]
the {o} you [said|named|listed|mentioned]
whichever came {o}
the one you [named|mentioned|listed] {o}
what you [said|listed] {o}
{o}, [obviously|of course|naturally]
[hm|um|well], the {o} [i guess|i think|maybe]
probably the {o} [one|]
pretty sure it's the {o} [one|]
[can|could] you open the {o} [one|]?
would you start the {o} one [for me|]?
+fire up the {o} [one|]
+pick the {o} [one|]
+choose the {o} [one|]
+run the {o} [app|program]
+bring up the {o} [one|]
+try the {o} [one|]
+give me the {o} [one|]
i was [looking for|thinking of] the {o} [one|]
i had the {o} one in mind
i'd like the {o} [one|] [please|]
my vote goes to the {o} [one|]
the {o}, not [the others|another one]
none but the {o}
that {o} [one|thing|app]
{o} app [please|thanks]
aye, the {o} [one|]
the {o} will do [nicely|]
the {o} suits me [best|]
{o} is fine
{o} it is
+select the {o} entry
[so|then] the {o} [one|]
ok {o}
just the {o} [one|]
sorry, the {o} of [these|those]
if you ask me, the {o} [one|]
[must be|has to be|can only be] the {o} [one|]
the {o} looks familiar
the {o} is what i use
i always use the {o} [one|]
could it be the {o} [one|]?
wasn't it the {o} one?
the {o} name [rings a bell|is right|is correct]
the {o} was meant
make it the {o} [one|]
{o} one for me
[ah|oh] right, {o} [one|]
you can start the {o} [one|]
{o}, definitely
wee {o} one please
whatever the {o} was, start it
the answer is the {o}
{o}!
{o}, ta
{o} then
{o}, clearly
{o} in line
{o} on your list
{o} choice
the {o} there
the {o} thing
the {o}, cheers
the {o} was right
the {o} would suit
the {o} seems right to me
the {o} has the right name
the {o} of the ones you named
the {o} of the bunch
the {o} of your suggestions
i choose the {o}
i pick the {o}
i'd go for the {o}
i prefer the {o}
i recognise the {o}
i believe the {o} is right
i was after the {o} of those
i'll go with the {o}
i'm sure it's the {o}
i'm for the {o}
if in doubt the {o}
it was the {o}
it's got to be the {o}
let's try the {o}
let's go with the {o}
let it be the {o}
obviously you should open the {o}
of your suggestions, the {o}
out of these the {o}
that {o} suggestion
what i call it is the {o}
yes the {o}, please
shall we say the {o}
why not the {o}
""",
    de="""
das {o}
{o}
[nimm|nehm] das {o}
{o} bitte
!ich meine das {o}
[ja|], das {o}
[öffne|starte] das {o}
das {o} [ist richtig|wars|ist es|stimmt]
ich [will|brauch|wollte] das {o}
mach das {o} auf
das {o} [meinte ich|mein ich]
i man des {o}
!das {o} auf der Liste
!ich entscheide mich für das {o}
das {o} [klingt|ist] gut
das {o} [halt|natürlich|danke]
s {o}
das {o} passt [schon|]
die {o} [App|Variante|Option|Anwendung] [bitte|]
der {o} [Vorschlag|Treffer|Eintrag|Name] [bitte|]
das {o} [Programm|Ergebnis] [bitte|]
den {o}n [Vorschlag|Treffer|Eintrag] [nehmen|starten|öffnen|]
mit dem {o}n
gib mir das {o}
[hm|tja|äh], das {o} [glaub ich|denk ich|schätz ich|]
vermutlich das {o}
sicher das {o}
wahrscheinlich das {o} [davon|]
[kannst|könntest] du das {o} [öffnen|starten|aufmachen]?
würdest du das {o} [öffnen|starten]?
magst [du|] das {o} aufmachen?
+starte [mir|mal|] das {o} [davon|von denen]
+wirf das {o} an
+wähl das {o} [aus|]
+probier [mal|] das {o}
+versuch's [mal|] mit dem {o}n
+lass das {o} laufen
+klick das {o} an
das {o} von [denen|den genannten]
das {o}, das du [genannt|gesagt|aufgezählt] hast
das {o} [war|wär] gemeint
was du als {o}s [genannt|gesagt] hast
{o}s [bitte|]
nur das {o}
das {o}, [nicht das andere|nicht die anderen|sonst keins]
das {o} tät passen
ich hätte gern das {o}
ich bin fürs {o}
ich tippe auf das {o}
das {o} [wird's|muss es|müsste es] sein
das {o} kenn ich
das {o} [kommt mir bekannt vor|sagt mir was]
das {o} benutz ich immer
i mog des {o}
des {o} [hoit|bitte|do]
nimm ma des {o}
gärn s {o}
dat {o}
ick nehm dit {o}
war's nicht das {o}?
könnt das {o} sein
[na|dann] das {o}
[ach|ah] so, das {o}
ok {o}
dann nehmen wir das {o}
[eindeutig|definitiv|auf jeden Fall] das {o}
{o} Option
{o} App
Auswahl: das {o}
jenes, das als {o}s [kam|dastand]
das {o} reicht mir
das {o} tut's
einmal das {o} [bitte|]
meine Wahl fällt auf das {o}
das {o} soll's sein
also das {o}
los, das {o}
das {o} scheint [mir|] richtig [zu sein|]
lass uns das {o} nehmen
du darfst das {o} [öffnen|starten]
ganz klar das {o}
hätte das {o} gemeint
{o}s!
{o}s, danke
{o}s halt
{o}s auf deiner Liste
{o}s Programm
{o}s davon
{o}s, klar
das {o} da
das {o}, eh klar
das {o} wär recht
das {o} war richtig
das {o} hat den richtigen Namen
das {o} scheint's zu sein
das {o} unter denen
das {o} deiner Vorschläge
von deinen Vorschlägen das {o}
ich würd das {o} nehmen
ich bin für das {o}
ich glaub das {o} ist richtig
ich bin mir sicher, das {o}
im Zweifel das {o}
es war das {o}
es ist das {o}
es kann nur das {o} sein
probieren wir das {o}
versuchen wir's mit dem {o}n
starten wir das {o}
am ehesten das {o}
sagen wir das {o}
warum nicht das {o}
bei mir heißt das so wie das {o}
naheliegend ist das {o}
mir gefällt das {o}
der {o} Name stimmt
der {o} Name war's
die {o} App war gemeint
öffnest du das {o}
wenn's geht, das {o}
""",
)
CLOSEST = Phrases(
    en="""
[yes|yep|yeah|sure] [please|]
[yes|], that one
yes open it
[the first|the first one]
!that's it
ok do that
take that
[yes|yep|yeah|sure], [open|start|launch|take] [it|that|that one]
that [one|] [please|]
exactly
[right|correct|yes], i meant that
ok
y
[sounds|looks] [good|right]
[of course|sure thing|please do]
[yes|] the closest one
[do it|go ahead|go for it]
!precisely that
!you guessed right
[yup|aye|correct], that's the one
[that'll|that will] do
i guess that one
[spot on|bingo|indeed]
affirmative
absolutely
[yes|yeah] that's what i [wanted|was looking for]
that's the one
the one you [found|suggested|named|mentioned]
you got it
sure why not
why not
fine [by me|with me|]
[works|good] for me
i'll take [that|it]
let's take that
launch it
start it [then|please|]
+open [that|it] [then|instead|]
+run that one
it's that one
that must be it
that is what i [had in mind|was after]
i [mistyped|misspelled it|got the name wrong], yes
typo, [that one|yes]
right you are
you got me, [that one|yes]
[perfect|great|wonderful|lovely|super], [open it|that one]
that's right
true
totally
uh-huh
mhm
[okay|okey|okey-dokey|alright|k]
very well
that sounds like it
could be [that|it], try it
probably [that|yes]
i think so
i suppose so
[must|might|could] be
try [it|that]
+give [it|that one] a try
+use [that|it]
close enough
near enough[, open it|]
good guess
yes, the suggestion
your suggestion [please|is right|]
the suggested one
the similar one
the nearest [match|name|]
the closest [match|hit|name]
whatever is closest
the one that [sounds|looks] like it
i want that one
i'd like that [one|]
would you open it [please|]?
can you start that one [then|]?
no other, that one
ta, that one
cheers, open it
there we go, that one
[ah|oh] yes, that's the name
[ah|oh] that's what it's called, [yes|open it]
forgot the name, [that one|yes]
si
oui
jawohl
roger
ten four
thumbs up
✓
👍
you bet
i'd say so
i believe so
i reckon
i reckon so
i should think so
that's what it's called
that's its name
that's what i wanted
that's what i was after
that's the app
that's the program
that's the right name
that's how it's spelled
so it's called that, open it
the name was on the tip of my tongue, yes
you read my mind
you know what i mean
well spotted
well guessed
nicely guessed
not quite what i typed but yes
almost, yes that
my typo, that one
sorry, yes, that
whatever, that one
i don't mind, take that
if it's the only one, take it
only that one comes close
since there's only one, open it
no problem, open it
carry on with that
i agree
agreed
granted
by all means
aye aye
right on
go on then
let's do that
let's open that
+proceed with that
please take the suggestion
""",
    de="""
[ja|jo|jap] [bitte|]
[ja|] das meine ich
ja öffne das
[das erste|das da]
!genau das
ok mach das
nimm das
[ja|jo|jep|genau], [nimm das|starte das|öffne das|mach auf]
das hier [bitte|]
genau
[richtig|stimmt|passt], das [meinte|mein] ich
ok
j
[klingt gut|klingt richtig|schaut gut aus]
[natürlich|klar|gern|bitte]
das [nächste|ähnlichste]
[mach|tu] das
ja eh
!eben das
!gut geraten, das ist es
[jawohl|freilich|eh klar|genau die]
das [wird's|wirds] sein
[joa|jawoll|logo], das da
[passt|stimmt genau|richtig geraten]
sicher [doch|]
selbstverständlich
absolut
[korrekt|exakt|genau so]
meinetwegen
von mir aus
warum nicht
gut so
[gut|okay], dann [das|die|das halt]
[okay|oki|okidoki|alles klar]
jupp
jau
mhm
so heißt [es|das|die App]
ach so heißt das, [ja|öffne es]
[ah|ach] ja, [so war der Name|das war's]
hab mich vertippt, [ja|das da]
Tippfehler, [ja|das da]
falsch geschrieben, [ja das|nimm das]
hab den Namen verwechselt, ja
das [wollte|brauch|such] ich
danach hab ich gesucht
das ist [das richtige|die richtige]
ja, [starten|öffnen|aufmachen] [bitte|]
dann starte [das|es] [halt|]
+mach [das|die|es] auf
+starte [das|es] [mal|]
+probier [das|es] [mal|]
+versuch's damit
+nimm [die App|das Programm]
das vorgeschlagene
dein Vorschlag [passt|stimmt|bitte|]
den Vorschlag [nehmen|bitte]
was du [gefunden|vorgeschlagen] hast
das [gefundene|ähnliche] [bitte|]
was am nächsten dran ist
das, was am nächsten kommt
das müsste es sein
wird schon stimmen
wahrscheinlich [das|ja|schon]
vermutlich [ja|]
ich glaub schon
denk schon
könnte sein, [probier's|mach auf]
knapp daneben, aber ja
fast richtig, ja
fein, [das da|mach auf]
[super|perfekt|prima|toll], das [da|öffnen|nehmen wir]
kannst du das öffnen?
würdest du das starten?
ich nehm das
nehma des
des man i
[passt scho|jo genau]
jo mei, des hoit
isch guet
dat isset
genau die da
auf damit
gerne doch
einverstanden
kein anderes, das da
danke, ja
si
oui
roger
Daumen hoch
✓
👍
das glaub ich auch
ich denk schon
ich mein schon
würd ich sagen
so ist es
so wird's geschrieben
so heißt das Programm
das ist der Name
das ist der richtige Name
das ist die App
das ist das Programm
das ist wohl gemeint
das hab ich gemeint
das hab ich gewollt
genau das hab ich gesucht
der Name lag mir auf der Zunge, ja
du kannst Gedanken lesen
du weißt, was ich mein
gut erkannt
gut geraten
schlau, das ist es
nicht ganz wie getippt, aber ja
beinahe, ja das
mein Tippfehler, das da
sorry, ja, das
egal, das da
mir egal, nimm das
wenn's nur das gibt, nimm das
nur das kommt in Frage
da's nur eins gibt, öffne das
kein Problem, öffne das
dann weiter damit
stimme zu
zustimmend
abgemacht
unbedingt
nur zu
dann los
machen wir das
nehmen wir das
öffnen wir das
bitte den Vorschlag
bitte das ähnlichste
basst
passt so
jo freili
sell isch es
jo, dat is dat
""",
)
INSTEAD = Phrases(
    en="""
[then|ok, then|ok] {a}
[no|nope|sorry], i meant {a}
try {a}
[then|] open {a} [instead|]
i mean {a}
!make that {a}
{a} then
[hm|oh|ah], {a}
i [wanted|want|need] {a}
[take|use] {a} [instead|]
what about {a}
{a} instead
[maybe|perhaps] it's called {a}
it's [called|named] {a}
sorry, {a}
[wrong name|typo], {a}
[let's|lets] [try|go with|take] {a}
and {a}?
[ok|well] how about {a}
!it should have been {a}
!my mistake, {a}
!then go with {a}
[rather|actually] {a}
then [let's|i'll] have {a}
could it be {a}?
i was thinking of {a}
{a}, that's [the name|what i meant|what it's called]
+give {a} a go [then|]
my bad, {a}
it might be under {a}
should be {a}
correction, {a}
{a} it is [then|]
in that case {a}
alternatively {a}
plan b, {a}
second [try|attempt], {a}
next try: {a}
have we got {a} [then|instead]?
would {a} work?
can you [open|start|launch] {a} [then|instead]?
could you try {a}?
would you open {a} instead?
i'd [like|prefer] {a} [then|instead]
i'd settle for {a}
{a} will [do|have to do]
{a} would do [as well|too|]
{a} is [also fine|fine too|good enough]
[whoops|oops|ugh|d'oh], {a}
i got the name wrong, [it's|] {a}
i misspelled it, {a}
that was a typo for {a}
spelled {a}
the [right|correct|proper|full|real] name is {a}
people [also|] call it {a}
on this machine it's {a}
it goes by {a}
aka {a}
the package is [called|named] {a}
i'm talking about {a}
what i [want|wanted] is {a}
the [app|program] {a}
+launch {a} [then|instead|]
+start {a} [then|instead|]
+run {a} [then|instead|]
+fire up {a} [instead|]
or {a}
or else {a}
if not that, {a}
if that's missing, {a}
[pity|shame|damn], {a} then
not that one, {a}
nah, {a} [please|]
{a} [please|pls]
{a}, try that
{a} maybe?
{a}?
isn't it {a}?
wasn't it {a}?
probably {a}
i think {a} is the name
i always mix them up, {a}
let me think, {a}
wait, {a}
{a}, rather
{a}, sorry
{a}, obviously
{a} must be the name
{a} is what i meant
{a} is what it's called
{a} is the correct name
{a} is the one
{a} is installed, isn't it
{a} ought to be there
{a} should exist
{a} perhaps
{a}, if that exists
{a} as a replacement
{a} for lack of anything better
a pity, {a} then
any {a}?
at least {a}?
but {a} exists?
do you know {a}?
do you have {a} at least
does {a} exist
fine, {a}
forget it, {a}
good, {a} then
hang on, {a}
i confused it with {a}
i mixed it up with {a}
i could also use {a}
i meant to type {a}
i'd rather have {a}
i'll make do with {a}
i'll take {a}
is there {a}
is {a} there?
it was {a}
let it be {a}
let me rephrase, {a}
nevermind, {a}
new attempt, {a}
perhaps {a} is there
so {a}
strange, {a} then
the name is {a}
then how about {a}
then maybe {a}
there should be {a}
well then {a}
what i typed was wrong, {a}
""",
    de="""
[dann|ok, dann] {a}
[nein|nee|sorry], ich meinte {a}
[probier|versuch] [mal|] {a}
[dann|] öffne [halt|] {a}
ich meine {a}
!lieber {a}
dann eben {a}
[hm|ach|oh], {a}
ich [wollte|will|brauch] {a}
[nimm|nehmen wir] {a} [stattdessen|]
und {a}?
stattdessen {a}
[vielleicht|glaub] heißt es {a}
es heißt {a}
sorry, {a}
[falscher Name|vertippt|Tippfehler], {a}
dann [nimm|starte|nehmen wir] {a}
[ok|na gut], {a}
wie wärs mit {a}
i hob {a} gmeint
!es hätte {a} sein sollen
!mein Fehler, {a}
!na dann {a}
dann halt {a}
eigentlich {a}
könnt es {a} sein?
müsste {a} heißen
{a}, so heißt [es|das|die App]
dann probieren wir {a}
ah pardon, {a}
i hätt {a} gmeint ghabt
[schau mal|vielleicht ist es] unter {a}
Korrektur: {a}
in dem Fall {a}
alternativ {a}
Plan B: {a}
[zweiter|nächster|neuer] Versuch: {a}
wenn's das nicht gibt, {a}
gibt's nicht? dann {a}
oder [halt|eben|vielleicht|] {a}
ansonsten {a}
und wenn du {a} [nimmst|probierst|öffnest]?
[kannst|könntest] du [dann|] {a} [öffnen|starten]?
würdest du {a} probieren?
geht auch {a}?
dann hätt ich gern {a}
{a} [tut's|tät's|ginge|geht] auch
mit {a} bin ich auch zufrieden
ich hab mich [verschrieben|vertan|vertippt], {a}
falsch geschrieben, das heißt {a}
der [richtige|echte|volle|genaue] Name ist {a}
richtig heißt [es|das] {a}
eigentlich heißt [es|das|die App] {a}
nennt sich {a}
auch bekannt als {a}
alias {a}
das Paket heißt {a}
schreibt sich {a}
gemeint [war|ist] {a}
ich [rede|red] von {a}
mir geht's um {a}
was ich [will|such|brauche], ist {a}
das Programm {a} [bitte|]
die App {a} [bitte|]
+starte {a} [stattdessen|halt|]
+mach {a} auf
+lass {a} laufen
+wirf {a} an
nicht das, {a}
nicht die, [sondern|] {a}
[nö|naa|ne], {a}
{a} bitte
{a}?
{a} vielleicht?
{a} wär's [gewesen|]
ist es nicht {a}?
war's nicht {a}?
[wahrscheinlich|vermutlich] {a}
[muss|wird] {a} sein
i glaub des hoaßt {a}
verwechselt, {a}
[warte|wart|moment], {a}
lass mich überlegen, {a}
[ups|hoppla|oje], {a}
nimm hoit {a}
chasch {a} probiere?
{a} muss der Name sein
{a} ist gemeint
{a} ist der richtige Name
{a} ist installiert, oder
{a} müsste da sein
{a} müsste es geben
{a}, falls es das gibt
{a} als Ersatz
{a} in Ermangelung von was Besserem
aber {a} gibt's?
hast du wenigstens {a}
kennst du {a}?
vergiss es, {a}
hab's mit {a} verwechselt
ich könnt auch {a} nehmen
ich wollt {a} tippen
ich begnüg mich mit {a}
ich nehm {a}
ist {a} da?
es war {a}
soll's halt {a} sein
anders gesagt, {a}
noch ein Versuch, {a}
vielleicht ist {a} da
der Name ist {a}
dann wie wär's mit {a}
da müsste {a} sein
was ich getippt hab, war falsch, {a}
zur Not {a}
geht's mit {a}
i man {a}
i glaub {a}
das war ein Tippfehler für {a}
ich hab's mit {a} verwechselt, das brauch ich
auf dem Rechner hier heißt das {a}
dann nehm ich eben {a}
wenn das fehlt, nimm {a}
es müsste unter dem Namen {a} laufen
ginge notfalls auch {a}
""",
)
