"""How people go on from a file that was found: open it, open it by its name, read it."""

from training.phrases import Phrases

IT = Phrases(
    en="""
[just|now] open [it|that]
[that's|this is] what i [meant|want], open
+bring it up
open pls
y, open it
+double click it
i want to [see|open|edit] it
[yes|ok] show [it|me]
+open [it|that|that one|this|it up]
[yes|yeah|yep|ok|sure], open it
[yes|yep|ok], [open|show me] [that|that one|it] [please|]
+show [it|me that one|it to me]
+[launch|view] [it|that]
that's [it|the one], open it
great, open [it|that]
open
[can|could] i see it
[let me|lemme] see it
!go ahead and open it
!perfect, show it to me
[nice|cool|lovely|sweet], open [it|that]
[there it is|found it|that's it], [open|show me]
+pull it up
+pop it open
[go|go on|do it], open
[could|would] you open [it|that|that one] [please|]
i need it open
[right|alright|good], let's see it
+fire it up
bring that one up for me
open with the default app
i'd like to [see|have a look at] it
have a look inside, open it
yes [that one|this one]
+put it on [the|my] screen
+view the file
mind opening it
!let's have it then
!+get that one up on the screen
!that's what i was after, open
that'll do, [open|show me]
[correct|right|bingo|exactly], [open|show] [it|that]
i'd appreciate it if you opened it
+load it
could do with it on my screen
found, nice, [open|show] it
would be nice to [see|have] it open
may i [see|have a look at] it
well then, open it
okey dokey, open [it|that]
please do open it
it is, so open it
open please
please open
please open it
please show me
yes open
yes please
yes, show me
ok open
ok, show it
cool, open
fine, open it
great, let me see it
that one, open it
this is it, open
that's right, open it
that's the file, open it
oh good, open it
finally, open it
thanks, open it
thanks, now open it
and open it
and now open it
then open it
so open it
now show it
open the file
open that file
open it for me
open it now
open it so i can edit it
open it in the default program
the file please, open it
[can|could] you open that for me
[can|could] you show it to me
could you bring it up
would you open it for me
would you mind opening it
would you show me the file
can i look at it
can i have it open
can we have a look at it
i want it open
i want to look at it
i want to work on it
i'd like it opened
i'd like to open it
i need to look at it
i need to see that
i need to edit it
i have to see it
let's open it
let's have a look
let's look at it
let me look at it
let me look
+click on it
+have it up on the screen
up on screen with it
yup, that'll be the one, crack it open
aye, open
lovely jubbly, open that
[bang on|spot on|jackpot|hooray], open it
right you are, open away
roll it
on the screen please
file open please
opening it would be great
why not open it
how about opening it
you may open it
you can open it now
it may be opened
i'm ready, open
i was looking for exactly that, open it
that's my file, open
oh there it is! open
phew, there it was all along, open it
then let it open
then show
good find, show
well done, now open that
no doubt, that's it, open
wanna see it
gonna need that open
just the one? open it
only one, good, open it
since you found it, open it
i'd open it myself but you're quicker
would be lovely on my screen
could it be opened
could we see it
do open that, please
care to open it
start the program for it
whatever opens it, use that
with whatever program fits
default viewer please
+fling it open
+crack it open
+whack it up on the screen
+give me a view of it
+bring the file up
+get it open
""",
    de="""
[jetzt|dann] [öffnen|aufmachen|mach auf]
[das|die] meinte ich, [aufmachen|öffnen]
+hol [sie|es|das] her
öffnen bitte
j, öffnen
ich will [sie|das|es] [sehen|öffnen|bearbeiten]
[ja|ok] zeig [her|mal]
doppelklick drauf
+[öffne|öffn] [es|sie|die|das|sie mal|das mal]
+mach [sie|es|die|das|die mal] auf
ja[,|] [öffnen|mach auf|öffne sie|aufmachen] [bitte|]
+zeig [sie|es|mal|mir die|mir das|her]
aufmachen
öffnen
[genau die|ja genau die|das ist sie], [mach auf|öffne sie|aufmachen]
[kannst du|magst] die [öffnen|aufmachen]
[super|passt|gut], [öffne|öffnen|mach auf]
[lass|lass mal] sehen
!ja die, [auf damit|bitte öffnen]
!prima, mach sie mir auf
[top|geil|perfekt|danke], [aufmachen|mach auf|öffnen]
[da ist sie|da ist es|gefunden], [auf damit|öffnen|zeig]
+blend [sie|die|das] ein
los, [öffnen|aufmachen]
[würdest|könntest] du [die|das|sie] [bitte|] [öffnen|aufmachen]
die brauch ich offen
[gut|na gut|passt], dann [zeig|lass sehen|aufmachen]
moch [s|des|die|dat] [auf|uff|op]
+open [mal|] [die|das]
+starte [sie|die|das]
mit dem Standardprogramm öffnen
ich würd [sie|die|das] gern [sehen|anschauen]
die will ich [sehen|haben|anschauen]
ja [die da|genau|die bitte]
auf den [Schirm|Bildschirm] damit
reinschauen bitte, öffnen
darf ich [sie|die|das] sehen
!na dann her damit
!+lass die mal aufgehen
!danach hab ich gesucht, öffnen bitte
[bingo|richtig|stimmt], [aufmachen|mach auf|öffne sie]
+klapp [sie|das|die] auf
die ist es, [öffnen|auf damit|aufmachen]
+lade [sie|die|das]
wär nett, wenn du [sie|die|das] aufmachst
könnt ich [die|das|sie] [mal|] [sehen|haben]
na dann, [öffnen|aufmachen|zeig]
jo, moch auf
[sehr gut|wunderbar|endlich], [öffnen|aufmachen|zeig her]
+klick [sie|die] [mal|] an
sei so gut und öffne [sie|die|das]
hau [sie|die|das] auf den Schirm
bitte öffnen
bitte aufmachen
bitte zeigen
öffne sie
öffne sie bitte
öffne sie mir
mach sie bitte auf
mach auf
mach auf bitte
ja öffnen
ja bitte
ja, zeig sie mir
ok öffnen
ok, mach sie auf
fein, mach auf
schön, zeig her
stimmt, die öffnen
das ist die richtige, öffnen
die ist richtig, mach auf
ah gut, öffne sie
na endlich, öffnen
danke, öffne sie
danke, jetzt aufmachen
und öffnen
und jetzt öffnen
und jetzt mach sie auf
dann öffne sie
dann mach auf
also öffne sie
jetzt zeig sie
öffne die Datei
die Datei öffnen
Datei öffnen
Datei aufmachen bitte
die Datei bitte, mach auf
öffne sie zum Bearbeiten
[kannst|könntest] du sie mir aufmachen
[kannst|könntest] du sie zeigen
würdest du sie öffnen
würdest du mir die zeigen
magst du sie aufmachen
magst sie mir zeigen
dürfte ich die mal sehen
kann ich sie offen haben
kann ich mal reinschauen
ich will sie offen
ich will reinschauen
ich will dran arbeiten
ich möchte sie offen haben
ich möchte sie ansehen
ich muss da reinschauen
ich muss sie bearbeiten
ich brauch sie offen
machen wir sie auf
schauen wir rein
schauen wir sie uns an
lass mich mal reinschauen
lass mich sie sehen
geh und öffne sie
moch's bittschön auf
mach si uf
mok ehr op
her damit
ran damit, öffnen
auf mit der Datei
ja freilich, mach auf
jawoll, auf damit
jepp, öffnen
[Volltreffer|hurra|juhu|sauber], mach auf
na also, geht doch, aufmachen
wusst ich's doch, mach auf
das ist meine, aufmachen
genau nach der hab ich geschaut, öffne sie
ah, da hat sie gesteckt, mach auf
uff, da ist sie ja, öffnen
nur eine? dann die, öffnen
gut gefunden, aufmachen
öffnest du die bitte
öffnest du sie mir
machst du sie auf
zeigst du sie mir
zeigst du mir die mal
darf aufgehen
kann aufgemacht werden
soll aufgehen
sie soll aufgehen
wie wär's mit Öffnen
warum nicht gleich öffnen
Öffnen wär super
ein Blick in die Datei wär gut, öffnen
Datei bitte auf den Bildschirm
auf den Monitor bitte
womit auch immer, mach sie auf
egal womit, öffnen
Standardprogramm, los
das passende Programm dafür starten
wenn du sie schon hast, mach sie auf
nachdem du sie hast, öffne sie
ich würd sie selber öffnen, aber du bist schneller
bin bereit, öffnen
dann lass sie aufgehen
dann her mit der Datei
mach auf, dass ich sie sehe
tu sie aufmachen
sperr's auf, bittschön
tua's auf
tuesch si uuf
maak ehr open
+ruf sie auf
+hol die Datei auf den Schirm
""",
)
READ_IT = Phrases(
    en="""
can you read [it|that] [to me|]
[and|] the contents
+read me the text
[ok|and] what's written [there|in it]
cat it
i want to know what it says
+read [it|it to me|that one|it out]
what does it say
what's [in it|inside]
[ok|good], and what does it say
+show me what's in it
+print its [contents|text]
!what is written in it
!tell me what it says
[and|ok|so], what's [written|said] [in there|in it]
what are the contents
[its contents|its text|the text] [please|]
[could|would] you read [it|that] [out|out loud|aloud]
and what does it contain
+tell me what's [inside|in it|in there]
what text is in [it|there]
+print it [out here|here]
+dump the [text|content]
i'd like to [know|hear] what's in it
what did i write [there|in it]
let me [hear|know] what it says
no time to open it, what does it say
and inside?
less it
+quote it [to me|]
+give me [its|the] [text|content|contents]
!and what might be standing in it
!+recite the contents
!what words are in there
+spell out what's in it
and what's [the text|its text]
i'd love to hear the contents
what's the [wording|text|content]
what are [its|the] first lines and the rest, read it
could you [recite|read out] the text
my eyes are tired, read it to me
what stands in it
and it says?
+output the [text|contents]
just [tell|give] me the contents here
what has been written in it
read
read it please
read that
read it aloud
read that file
read the contents
read me what it says
read it instead of opening it
text please
contents
contents please
content?
the contents please
what's the content
what's inside it
what's inside
what is in there
what's in that file
what's in the file
what's there to read
what's it about
what's it say
what's written
what does the file say
what does it say inside
what do i find in it
what have i written there
what would i read there
which text does it contain
and what's in it
and what does it say
and its contents?
and the text?
now read it
now the contents
ok, read it
good, read it to me
thanks, and what does it say
[can|could] you tell me what's in it
could you print it here
could you show me the contents
would you read the text to me
would you mind reading it to me
may i hear the contents
can i see what's written in it
i want to read it here
i want the contents
i need the text
i need to know what's in it
i'd like to see the contents
i'd like the text of it
i'm curious what's in it
don't open it, just read it
no need to open it, just tell me what it says
let's hear what's in it
let me see what's inside
let's see the contents
+type it out here
+show the text
+list what's in it
+echo its contents
word for word please
recite it
text dump
out loud please
the gist isn't enough, read me the whole text
so what's the text
what words does it have
what's the first line, and the rest
does it say anything
is there text in it
is it empty or what does it say
inside view please, as text
here in the chat, please, the text
into the chat with the text
read it right here
let's have the text
let's have it read out
gimme the contents
gimme the text
paste me the text of it
i can't see well, read it out
i've no glasses on, read it to me
my hands are dirty, read it aloud
i'm cooking, read it to me
i'm driving, what does it say
no viewer needed, contents here
without opening it, what's inside
before i open it, what does it say
what did i scribble in there
what have they written
what might it say
what's the message
what's noted there
what's on the page inside
how does it read
how does the text go
how's the text
the words in it, please
all of the text
full text please
plain text please
head and body, read all of it
+read out loud what's there
+put the contents into the chat
+narrate it
""",
    de="""
kannst du [sie|das] [mir|] vorlesen
und der [Inhalt|Text]
+lies mir den Text vor
[ok|und] was steht da [so|] drin
cat
ich will wissen was drinsteht
+lies [sie|es|die] [vor|mal|mir vor]
was steht [drin|da drin|darin]
[und|] was steht [da|dort] [drin|drinnen]
+zeig mir den Inhalt
[und|] was ist [da|] der Inhalt
vorlesen
!was steht denn da so drin
!lies mir vor was drinsteht
[und|ok|na], was steht [denn|] [drin|drinnen]
was hat die für einen Inhalt
[den|] [Inhalt|Text] [bitte|]
[könntest|würdest|magst] du [die|das|sie] [mir|] [vorlesen|lesen]
und was enthält [die|sie|das]
+sag mir was [drinsteht|drin ist|da drin steht]
welcher Text [steht|ist] [da|] drin
+gib [mir|] den [Text|Inhalt] [aus|]
+druck den Inhalt hier aus
ich [wüsste gern|würd gern wissen|möcht wissen] was drinsteht
was hab ich da [reingeschrieben|geschrieben]
lass [mal|] hören was drinsteht
keine Zeit zum Aufmachen, was steht drin
wos steht [do|] drin
und [drinnen|drin]?
Text vorlesen
+zitier mir den Inhalt
!und was besagt die so
!+trag mir den Text vor
!welche Worte stehen da
wie [lautet|heißt] der [Text|Inhalt]
und da steht?
ich hätt gern den [Inhalt|Text]
meine Augen sind müde, lies vor
+spuck [mal|] den [Inhalt|Text] aus
was hat man da [reingeschrieben|notiert]
was ist der [Wortlaut|Text|Inhalt]
+sag mir [mal|] den [Text|Inhalt]
könnt ich den [Text|Inhalt] [hören|haben]
[Inhalt|Text] [vorlesen|anzeigen|ausgeben] [bitte|]
les amoi vor
was staht [da|dine]
lesen
lies
lies sie bitte
lies das vor
lies die Datei
lies den Inhalt
lies mir vor, was da steht
lies sie, statt sie zu öffnen
Text bitte
Inhalt
Inhalt bitte
Inhalt zeigen
den Inhalt bitte
was ist drin
was ist da drin
was ist der Inhalt
was ist darin zu lesen
was steht in der Datei
was steht da geschrieben
was steht geschrieben
was sagt die Datei
was sagt der Text
was finde ich darin
was hab ich da hineingeschrieben
was kann man da lesen
worum geht's da drin
welcher Inhalt ist drin
und was steht drin
und was ist drin
und der Text?
jetzt lies sie
jetzt den Inhalt
ok, lies vor
gut, lies sie mir vor
danke, und was steht drin
[kannst|könntest] du mir sagen, was drinsteht
könntest du sie hier ausgeben
könntest du mir den Inhalt zeigen
würdest du mir den Text vorlesen
darf ich den Inhalt hören
kann ich sehen, was drinsteht
ich will sie hier lesen
ich will den Inhalt
ich brauch den Text
ich muss wissen, was drinsteht
ich möchte den Inhalt sehen
ich hätt gern gewusst, was drinsteht
ich bin neugierig, was drinsteht
nicht öffnen, nur vorlesen
brauchst sie nicht öffnen, sag mir nur, was drinsteht
lass sehen, was drinsteht
hören wir mal, was drinsteht
+schreib mir den Inhalt hier hin
+zeig den Text
+gib sie hier aus
lies ma's vor
wos is drin
lis mer's vor
les mi dat vör
Wort für Wort bitte
laut vorlesen
Volltext bitte
ganzer Text bitte
der komplette Text
als Text hier
hier in den Chat mit dem Text
hier im Chat den Inhalt, bitte
nur den Text, hier
hat sie Text drin
ist da überhaupt was drin, und was
steht da was drin
leer oder was steht drin
wie geht der Text
wie lautet der ganze Text
wie liest sich das, lies vor
wovon ist darin die Rede
wovon steht da was
lesen, nicht öffnen
ohne sie aufzumachen, was steht drin
bevor ich sie aufmach, was steht drin
brille vergessen, lies vor
ich hab die Brille nicht auf, lies mir das vor
ich seh schlecht, lies sie vor
ich koch grad, lies mir's vor
ich hab die Hände nass, lies vor
les ich später selber, sag mir kurz den Text
liest du mir das vor
liest du sie mir vor
liest du's bitte vor
sagst du mir, was drinsteht
was hab ich da gekritzelt
was haben die da geschrieben
was könnte da drinstehen, lies
was ist da notiert
was ist die Botschaft darin
was ist zu lesen
was steht wohl drin
die Wörter darin, bitte
die Zeilen darin bitte
ihren Inhalt bitte
ihr Inhalt?
raus mit dem Text
her mit dem Inhalt
her mit dem Text
trag's mir vor
lies amoi, wos do steht
wat steiht dor in
+lies alles vor, was da steht
""",
)
OPEN_NAMED = Phrases(
    en="""
+open {name}
+show me {name}
ok, open {name}
{name}, open it
!let me see {name}
[and|now|then] open {name}
+pull up {name}
+bring up {name}
{name} [please|pls|]
[can i|may i] see {name}
[i want|i need|i'd like] to [see|open|look at] {name}
+launch {name}
+view {name}
[great|ah], {name} is what i want, open it
+pop {name} open
{name} looks good, open it
[could|would] you open {name}
ah, {name}, show me that
{name} open
!{name} is the one to open
!+get {name} on the screen
!i'm curious about {name}, open it
i'll take {name}, open it
+load {name}
it's {name}, open that
{name}, show me
would you mind opening {name}
let's [see|open|go with] {name}
[definitely|probably] {name}, open that one
i meant {name}, [open|show me] that
could do with {name} open
{name}
{name}, please open
{name} pls open it
open the one called {name}
open the file {name}
please open {name}
now show {name}
then show me {name}
[yes|yeah|right], {name}, open it
[yes|yeah|right], open {name}
[cool|nice|perfect], open {name}
it's {name} i want, open it
it's {name} that i need
{name} is what i was looking for, open it
{name} it is, open
{name} must be it, open
that's it, {name}, open please
i want {name}
i need {name}
i need {name} open
i want {name} open
i'd like {name} open
i'd like to have a look at {name}
i have to work on {name}, open it
i have to edit {name}, open it
i choose {name}, open it
i pick {name}
gimme {name}
get me {name}
give me {name}
let me look at {name}
let me have {name}
let's have a look at {name}
let's take {name}, open
what's in {name}? open it
have a look into {name}, open it
[can|could] you bring up {name}
could you show me {name}
would you open up {name}
may i look at {name}
can we look at {name}
is it possible to open {name}
+double click {name}
+click on {name}
+fire up {name}
+put {name} on my screen
+open up {name}
{name} up
{name}, show
{name} in its program
{name} of those, open
of those, open {name}
only {name}, open that
first {name}, open it
up with {name}
on screen: {name}
{name} onto the screen
{name} shall be opened
{name}, crack it open
{name}, i'd like that opened
{name} - go
{name} could be it, show me
{name} rings a bell, open it
{name}! that's it, open
[ooh|oh|aha], {name}, let's see that
the {name} one, open
of all these, open {name}
out of those, {name}, open it please
among them {name}, open it
the one named {name} please
why, {name} of course, open
i see {name} there, open it
there's {name}, open it
there it is: {name}, show me
i spot {name}, open that for me
so {name} it is, open it up
let it be {name}, open
go for {name}, open it
take {name} and open it
i'd go with {name}, show it
i want to work in {name}, open
i want a look inside {name}, open it
i fancy {name}, open it
make it {name}, open
would {name} open, please
can {name} be opened
could we have {name} on the screen
shall we open {name}? yes
what about {name}, can you open that
how does {name} look, open it
which program opens {name}, use that
start {name} in whatever opens it
{name} is interesting, open
{name} is what the boss needs, open it
haven't seen {name} in ages, open it
+crack open {name}
+let {name} open
+get {name} open
""",
    de="""
+öffne {name}
+zeig mir {name}
ok, {name} öffnen
mach {name} auf
!lass mich {name} sehen
[und|jetzt|dann] {name} [öffnen|aufmachen|auf]
+hol {name} her
+blend {name} ein
{name} [bitte|] [öffnen|aufmachen|anzeigen]
[kann ich|darf ich] {name} [mal|] sehen
ich [will|möchte|würd gern] {name} [sehen|öffnen|anschauen]
+starte {name}
+open [mal|] {name}
[ah|super], {name} [mein ich|wollte ich], mach auf
{name} [klingt gut|schaut gut aus], öffnen
[könntest|würdest|magst] du {name} öffnen
ah, {name}, zeig die mal
moch {name} auf
{name} auf
!{name} gehört aufgemacht
!+bring {name} auf den Schirm
!{name} interessiert mich, öffnen
ich nehm {name}, mach auf
{name} ist es, [öffnen|aufmachen|mach auf]
ich meinte {name}, [öffnen|aufmachen]
+lade {name}
{name} [her|zeigen]
dann {name}, [bitte öffnen|mach auf]
lass [mal|uns] {name} [aufmachen|anschauen]
[sicher|wohl|wahrscheinlich] {name}, mach die auf
sei so gut und öffne {name}
hau {name} auf den Schirm
{name}
{name}, bitte öffnen
{name}, mach auf bitte
öffne die namens {name}
öffne die Datei {name}
öffne bitte {name}
zeig jetzt {name}
dann zeig mir {name}
[ja|genau|richtig], {name}, mach auf
[ja|genau|richtig], öffne {name}
[super|schön|perfekt], öffne {name}
{name} brauch ich, mach auf
{name} ist die richtige, öffnen
{name} hab ich gesucht, öffnen
{name} wird's sein, mach auf
das ist sie, {name}, öffnen bitte
ich will {name}
ich brauch {name}
ich brauch {name} offen
ich hätt gern {name} offen
ich möchte in {name} reinschauen
ich muss an {name} arbeiten, mach auf
ich muss {name} bearbeiten, öffnen
ich wähle {name}, aufmachen
ich entscheide mich für {name}, mach auf
gib mir {name}
her mit {name}
lass mich in {name} reinschauen
schauen wir {name} an
schauen wir in {name} rein
machen wir {name} auf
nehmen wir {name}, öffnen
was steht in {name}? mach auf
schau in {name} rein, öffnen
[kannst|könntest] du {name} aufmachen
könntest du mir {name} zeigen
würdest du {name} aufmachen
magst mir {name} aufmachen
können wir {name} anschauen
ist es möglich, {name} zu öffnen
+doppelklick auf {name}
+klick {name} an
+klapp {name} auf
+hol {name} auf den Bildschirm
{name} anzeigen
{name} öffnen und zeigen
{name} mit dem Standardprogramm
von denen {name}, mach auf
nur {name} öffnen
zuerst {name}, mach auf
mach ma {name} auf
mach {name} uf
mok {name} op
auf mit {name}
auf den Schirm mit {name}
auf den Bildschirm: {name}
{name} auf den Monitor
{name} soll aufgehen
{name} darf aufgehen
{name} - los
{name} könnt's sein, zeig her
{name} sagt mir was, mach auf
{name}! genau das, öffnen
[oh|aha|schau an], {name}, zeig das her
die mit {name}, aufmachen
von allen da {name}, öffnen
davon {name}, bitte aufmachen
da ist {name}, mach auf
da steht {name}, öffne die
ich seh da {name}, öffnen
na klar {name}, mach auf
{name} natürlich, aufmachen
also {name}, öffnen
also gut, {name}, zeig
nimm {name} und mach auf
nimm {name}, öffnen
ich würd {name} nehmen, zeig die
ich will in {name} arbeiten, öffnen
ich will in {name} hineinsehen, mach auf
mich reizt {name}, aufmachen
kannst {name} öffnen
öffnest du mir {name}
öffnest du bitte {name}
machst du mir {name} auf
zeigst du mir {name}
zeigst du bitte {name}
geht {name} auf, probier
kann man {name} öffnen, dann bitte
wie schaut {name} aus, öffnen
wie wär's mit {name}, mach auf
was ist mit {name}, mach die mal auf
womit auch immer, öffne {name}
{name} im passenden Programm öffnen
{name} hat der Chef gemeint, aufmachen
{name} hab ich ewig nicht gesehen, öffnen
{name} schau ich mir an, mach auf
bittschön {name} aufmachen
tua {name} auf
tue {name} uf
maak {name} open
+ruf {name} auf
""",
)
