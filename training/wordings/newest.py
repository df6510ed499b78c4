"""How people ask for the newest file of a kind, and what is to be done with it."""

from training.phrases import Phrases

NEWEST = {
    "open": Phrases(
        en="""
+open the [newest|latest|most recent|last] {kind} {where}
[find|get] the [newest|latest] {kind} {where} and open it
which is the [newest|latest] {kind} {where}? open it
+[show me|bring up] the {kind} {where} that [came last|is newest|was changed last]
[newest|latest] {kind} {where}, open [it|that]
i just [downloaded|saved|got] a {kind}, open it, it's {where}
the {kind} i [saved|made|changed] last {where}: open it
!open whatever {kind} is newest {where}
look what the most recent {kind} {where} is, then open it
[can|could] you open the [latest|newest] {kind} {where}
sort {where} by date and open the first {kind}
!pull up the last {kind} {where}
go to the [newest|latest] {kind} {where} and open it
[what|which] {kind} {where} [was changed|changed|came in] last? open [it|that one]
i want to [see|look at] the [latest|newest|most recent] {kind} {where}
the [latest|newest] {kind} {where} please, opened
the {kind} {where} with the [newest|latest] date, open it
my download is done, open the newest {kind} {where}
+pop open the [latest|freshest|newest] {kind} {where}
!+launch the {kind} {where} that is most recent
[let's|lets] see the [last|latest|newest] {kind} {where}
somebody sent me a {kind}, it's the newest {where}, open it
!have a look for the freshest {kind} {where} and bring it up
would you bring up the [last|latest] {kind} {where}?
of all {where}, open the most recent {kind}
the thing i saved last {where} is a {kind}, open it
!by date, which {kind} {where} is on top? open it
+[fetch the latest {kind} {where} and open it|double click the newest {kind} {where}]
[i need to see the {kind} {where} i got last, open it|view the most recent {kind} {where}]
[my colleague just dropped a {kind} {where}, open it|up with the newest {kind} {where}]
[the last {kind} to land {where}, show it to me|open last {kind} {where}]
newest {kind} {where} on screen
open newest {kind} {where}
{where}, the newest {kind}, open it
{where}: open the latest {kind}
latest {kind} {where}: find, then open
there's a new {kind} {where}, i want to see it open
a {kind} just came in {where}, open it
a fresh {kind} must be {where}, open that one
what's the newest {kind} {where}? i'd like it open
what's the last {kind} {where}? show it
what did i save last {where}? a {kind}, open it
where's the newest {kind} {where}? open it for me
who knows its name, open the newest {kind} {where}
don't know the name of the {kind}, it's the latest {where}, open
the name escapes me, but it's the newest {kind} {where}, open it please
i forgot the name of the {kind}, take the most recent {where} and open it
i scanned something, it's the newest {kind} {where}, open it
i need the newest {kind} {where} open for the call
i'd like to view the most recent {kind} {where}
i'd love the latest {kind} {where} opened
i'm waiting for a {kind}, the newest {where} should be it, open it
my printer saved a {kind} {where}, the newest, open that
check {where} for the newest {kind} and open it up
find out which {kind} {where} is the latest and open that one
search {where} for the most recent {kind}, then open it
see which {kind} {where} came in last and open it
pick the newest {kind} {where}, open
take the most recent {kind} {where} and show it on screen
just the newest {kind} {where}, open it
only the last {kind} {where}, opened please
the {kind} i was sent is the newest {where}, open it
the {kind} from a minute ago {where}, open it
the youngest {kind} {where}, please open
not the old ones, the newest {kind} {where}, open
would it be possible to open the newest {kind} {where}
may i see the newest {kind} {where}
could we look at the latest {kind} {where}
how about opening the latest {kind} {where}
wee favour, open the newest {kind} {where}
""",
        de="""
+öffne [die|das] [neueste|letzte|aktuellste|jüngste] {kind} {where}
[die|das] [neueste|letzte] {kind} {where} [öffnen|aufmachen]
+such [die|das] neueste {kind} {where} und öffne [sie|es|das]
was ist [die|das] [neueste|aktuellste] {kind} {where}? mach [die|das] auf
+zeig mir [die|das] {kind} {where}, [die|das] zuletzt [kam|geändert wurde|gespeichert wurde]
ich hab grad [eine|ein] {kind} [runtergeladen|gespeichert], öffne [die|das], liegt {where}
[kannst|könntest] du [die|das] [letzte|neueste] {kind} {where} öffnen
!+mach [die|das] zuletzt geänderte {kind} {where} auf
{where} [die|das] neueste {kind} suchen, dann öffnen
erst schauen was [die|das] neueste {kind} {where} ist, dann aufmachen
!welche {kind} {where} ist am neuesten? öffnen
[die|das] jüngste {kind} {where} bitte öffnen
die {kind} {where} mit dem neuesten Datum aufmachen
ich will [die|das] [neueste|letzte|aktuellste] {kind} {where} [sehen|anschauen]
welche {kind} {where} kam zuletzt rein? [öffnen|aufmachen]
mein Download ist fertig, mach [die|das] neueste {kind} {where} auf
neueste {kind} {where}, [öffnen|aufmachen|anzeigen]
letzte {kind} {where} [öffnen|aufmachen]
+hol mir [die|das] [neueste|jüngste] {kind} {where} auf den Schirm
!+lass mich [die|das] frischeste {kind} {where} sehen
zuletzt gespeicherte {kind} {where} [öffnen|aufmachen|zeigen]
mir hat wer [eine|ein] {kind} geschickt, ist [die|das] neueste {where}, mach auf
!nach Datum sortiert, welche {kind} {where} ist oben? die aufmachen
würdest du [die|das] [letzte|aktuellste] {kind} {where} aufmachen?
magst du [die|das] [neueste|jüngste] {kind} {where} öffnen?
mach ma [die|das] neueste {kind} {where} auf
!von allem {where} [die|das] aktuellste {kind} bitte aufmachen
+[klick [die|das] neueste {kind} {where} an|ruf [die|das] letzte {kind} {where} auf]
[muss [die|das] letzte {kind} {where} sehen, mach auf|her mit [der|dem] neuesten {kind} {where}, öffnen]
[mein Kollege hat grad [eine|ein] {kind} abgelegt, liegt {where}, öffne das]
[i mecht [de|des] neiche {kind} {where} sehn, moch auf|[die|das] neue {kind} {where} öffnen]
neueste {kind} {where} auf den Schirm
öffne neueste {kind} {where}
{where}: [die|das] neueste {kind} öffnen
{where} [die|das] letzte {kind}, mach auf
da ist eine neue Datei {where}, {kind}, öffnen
{where} kam grad [eine|ein] {kind} rein, öffnen
{where} muss eine neue {kind} liegen, mach das auf
wie heißt [die|das] neueste {kind} {where}? öffnen
wo ist [die|das] neueste {kind} {where}? öffnen
was hab ich {where} zuletzt gespeichert? {kind}, öffne das
Namen weiß ich nicht, [die|das] neueste {kind} {where} halt, öffnen
der Name fällt mir nicht ein, ist aber [die|das] neueste {kind} {where}, mach auf
ich hab vergessen wie's heißt, [die|das] neueste {kind} {where} öffnen
ich hab was gescannt, ist [die|das] neueste {kind} {where}, mach auf
ich brauch [die|das] neueste {kind} {where} offen
ich möcht [die|das] aktuellste {kind} {where} anschauen
ich würd gern [die|das] neueste {kind} {where} sehen
ich wart auf [eine|ein] {kind}, müsste [die|das] neueste {where} sein, öffnen
der Drucker hat [eine|ein] {kind} gespeichert, ist [die|das] neueste {where}, öffne das
prüf welche {kind} {where} am neuesten ist und öffne die
find raus welche {kind} {where} zuletzt kam und mach sie auf
durchsuch {where} nach [der|dem] neuesten {kind} und öffne das
nimm [die|das] jüngste {kind} {where} und zeig's am Bildschirm
nur [die|das] neueste {kind} {where} öffnen
bloß [die|das] letzte {kind} {where}, aufmachen
[die|das] {kind} von vorhin {where}, öffnen
[die|das] {kind} von grad eben {where} aufmachen
nicht die alten, [die|das] neueste {kind} {where} öffnen
ging's, [die|das] neueste {kind} {where} zu öffnen
darf ich [die|das] neueste {kind} {where} sehen
können wir [die|das] letzte {kind} {where} anschauen
wie wär's mit [der|dem] neuesten {kind} {where}? öffnen
lass uns [die|das] neueste {kind} {where} ansehen
fürs Gespräch brauch ich [die|das] neueste {kind} {where}, mach auf
bitte einmal [die|das] letzte {kind} {where} öffnen
tätst ma [die|das] neueste {kind} {where} aufmachen
chasch [die|das] neueschte {kind} {where} ufmache
Doppelklick auf [die|das] neueste {kind} {where}
""",
    ),
    "read": Phrases(
        en="""
[what does|what's in|what is in] the [newest|latest|last] {kind} {where} [say|]
+read [me|] the [newest|latest|most recent] {kind} {where}
find the latest {kind} {where} and [read it|tell me what it says|show me what's in it]
+show me the text of the newest {kind} {where}
[newest|latest] {kind} {where}: what does it say
!look up the most recent {kind} {where} and read it out
which is the newest {kind} {where}, and what is in it
i want to know what the last {kind} {where} says
go to the latest {kind} {where} and [read it|read it out]
[contents|text] of the [newest|latest|last|most recent] {kind} {where}
the [newest|latest] {kind} {where}, read it to me
what did i [write|save] in the [last|latest] {kind} {where}?
what's written in the [newest|most recent|last] {kind} {where}
i got a new {kind} {where}, what does it say?
!print the content of the freshest {kind} {where} here
no need to open it, just read me the latest {kind} {where}
which {kind} {where} was changed last, and what does it say
let me hear what's in the [newest|last] {kind} {where}
the most recent {kind} {where}: show its text
!what stands in the {kind} {where} that changed last
would you read the latest {kind} {where} [for me|to me]?
look for the newest {kind} {where}, i want to read it here
!text of whatever {kind} {where} is newest
+[recite the newest {kind} {where}|dictate to me what the latest {kind} {where} says]
[too lazy to open the latest {kind} {where}, read it to me|cat the newest {kind} {where}]
[my eyes are tired, read the last {kind} {where} aloud|the last {kind} {where}, word for word]
[what did the latest {kind} {where} say again|full text of the newest {kind} {where}]
newest {kind} {where}, read
read newest {kind} {where}
{where}: read me the latest {kind}
{where}, the latest {kind}, what's in it
latest {kind} {where}, its text please
latest {kind} {where} read aloud
text of the {kind} {where} that came last
words of the newest {kind} {where}
there's a new {kind} {where}, read it to me
a {kind} came in {where}, the newest, what does it say
what's in the {kind} {where} that i saved last
what is written in the {kind} {where} that's newest
what does it say in the newest {kind} {where}
what news is in the latest {kind} {where}, read it
what have we got in the newest {kind} {where}, read it out
which {kind} {where} is the latest? read it to me
where's the newest {kind} {where}, read it to me please
i forgot the name of the {kind}, it's the newest {where}, what's in it
i want to hear the newest {kind} {where}
i want the text of the latest {kind} {where} here
i need to hear what the most recent {kind} {where} says
i'd like the last {kind} {where} read out
i'm driving, read me the newest {kind} {where}
i can't see well, read the latest {kind} {where} for me
don't open it, just tell me what the newest {kind} {where} says
check {where} for the newest {kind} and read it to me
find out what the newest {kind} {where} says
search {where} for the most recent {kind} and read it
see which {kind} {where} is newest and read it out
take the newest {kind} {where} and give me its contents
pick the latest {kind} {where} and read it aloud
give me the contents of the newest {kind} {where}
display the text of the latest {kind} {where} here
print out the newest {kind} {where} as text
dump the latest {kind} {where}
can you read me the newest {kind} {where}
could you tell me what's in the latest {kind} {where}
would you mind reading the newest {kind} {where} to me
may i hear the latest {kind} {where}
let me know what's in the newest {kind} {where}
""",
        de="""
was steht in [der|dem] [neuesten|letzten] {kind} {where}
+lies [mir|] [die|das] [neueste|letzte|aktuellste] {kind} {where} [vor|]
+such [die|das] neueste {kind} {where} und lies [sie|es] [vor|]
+zeig mir den Inhalt [der|vom] neuesten {kind} {where}
[neueste|letzte] {kind} {where}: was steht drin
!finde [die|das] letzte {kind} {where} und sag mir was drinsteht
welche {kind} {where} ist die neueste und was steht drin
ich will wissen was in [der|dem] letzten {kind} {where} steht
[Inhalt|Text] [der|vom] [neuesten|letzten|jüngsten] {kind} {where}
[neueste|letzte] {kind} {where} [lesen|vorlesen]
was hab ich in [der|dem] [letzten|neuesten] {kind} {where} [geschrieben|gespeichert]?
ich hab [eine|ein] neue {kind} {where}, was steht drin?
!den Text von der frischesten {kind} {where} hier ausgeben
nicht öffnen, nur [die|das] neueste {kind} {where} vorlesen
welche {kind} {where} wurde zuletzt geändert und was steht drin
[die|das] aktuellste {kind} {where}: zeig den Text
was steht in der zuletzt [geänderten|gespeicherten] {kind} {where}
!was sagt die {kind} {where}, die zuletzt geändert wurde
würdest du mir [die|das] neueste {kind} {where} vorlesen?
such nach [der|dem] neuesten {kind} {where}, ich will [sie|es] hier lesen
magst mir [die|das] letzte {kind} {where} vorlesen?
!Inhalt von dem, was {where} die jüngste {kind} ist
+[trag mir [die|das] letzte {kind} {where} vor|les [die|das] neueste {kind} {where} vor]
[bin zu faul, lies du [die|das] neueste {kind} {where} vor|cat [die|das] neueste {kind} {where}]
[meine Augen sind müde, lies mir [die|das] letzte {kind} {where} vor]
[wos steht in [der|dem] neichn {kind} {where}|Volltext [der|vom] neuesten {kind} {where}]
lies neueste {kind} {where}
{where}: lies [die|das] letzte {kind} vor
{where} [die|das] neueste {kind}, was steht drin
letzte {kind} {where}, den Text bitte
letzte {kind} {where} laut vorlesen
Text der {kind} {where}, die zuletzt kam
Wortlaut [der|vom] neuesten {kind} {where}
{where} kam [eine|ein] {kind}, lies [die|das] neueste vor
da ist was Neues {where}, {kind}, lies das vor
was ist in [der|dem] neuesten {kind} {where} drin
was steht Neues in [der|dem] letzten {kind} {where}
was hab ich {where} zuletzt gespeichert? {kind}, lies vor
was sagt [die|das] neueste {kind} {where}
welche {kind} {where} ist am neuesten? lies sie vor
wo ist [die|das] neueste {kind} {where}? vorlesen bitte
Name weiß ich nicht, [die|das] neueste {kind} {where} vorlesen
ich möcht [die|das] neueste {kind} {where} hören
ich will den Text [der|vom] neuesten {kind} {where} hier
ich muss hören was in [der|dem] neuesten {kind} {where} steht
ich hätt gern [die|das] letzte {kind} {where} vorgelesen
ich fahr grad, lies mir [die|das] neueste {kind} {where} vor
ich seh schlecht, lies mir [die|das] letzte {kind} {where} vor
mach's nicht auf, sag nur was in [der|dem] neuesten {kind} {where} steht
find raus was in [der|dem] neuesten {kind} {where} steht
durchsuch {where} nach [der|dem] neuesten {kind} und lies vor
schau welche {kind} {where} am neuesten ist und lies sie vor
nimm [die|das] neueste {kind} {where} und gib mir den Inhalt
gib mir den Inhalt [der|vom] neuesten {kind} {where}
zeig hier den Text [der|vom] letzten {kind} {where}
gib [die|das] neueste {kind} {where} als Text aus
kannst du mir [die|das] neueste {kind} {where} vorlesen
könntest du sagen was in [der|dem] letzten {kind} {where} steht
wärst du so nett und liest [die|das] neueste {kind} {where} vor
darf ich hören was in [der|dem] letzten {kind} {where} steht
lass mich wissen was in [der|dem] neuesten {kind} {where} steht
verrat mir was in [der|dem] jüngsten {kind} {where} steht
les ma [die|das] neueste {kind} {where} vor
was staht i [der|dem] neueschte {kind} {where}
""",
    ),
    "question": Phrases(
        en="""
what does the [newest|latest|last] {kind} {where} say about {topic}
does the [newest|latest] {kind} {where} [mention|say anything about] {topic}
+check the [newest|latest|most recent] {kind} {where} for {topic}
find the latest {kind} {where} and tell me what it says about {topic}
is there anything about {topic} in the [last|newest] {kind} {where}
look into the newest {kind} {where}, what about {topic}
!anything on {topic} in the most recent {kind} {where}
+read the last {kind} {where} and tell me about {topic}
[what about|anything about] {topic} in the [newest|latest|last] {kind} {where}?
what's written about {topic} in the [latest|last|most recent] {kind} {where}
the newest {kind} {where}: anything on {topic}?
i need to know what the latest {kind} {where} [says|has] about {topic}
is {topic} mentioned in the [latest|newest|last] {kind} {where}?
go through the newest {kind} {where} and tell me what it says on {topic}
!according to the most recent {kind} {where}, what's with {topic}?
does {topic} [appear|come up|turn up] in the last {kind} {where}?
find the newest {kind} {where}, then read what's in there about {topic}
!the freshest {kind} {where}, does it deal with {topic}
how does the latest {kind} {where} put it about {topic}
{topic}, what does the newest {kind} {where} have on that?
would you look up {topic} in the latest {kind} {where}?
!i only care about {topic}, read the last {kind} {where} for that
+[scan the newest {kind} {where} for {topic}|see if the last {kind} {where} covers {topic}]
[did they write about {topic} in the latest {kind} {where}|latest {kind} {where}, and {topic}?]
[i vaguely recall {topic} from the last {kind} {where}, what did it say]
[the newest {kind} {where} should say something on {topic}, what|{topic} as per the last {kind} {where}]
{topic} in the newest {kind} {where}?
{topic}: see the latest {kind} {where}
{topic}, what's in the newest {kind} {where} on it
newest {kind} {where}: {topic}?
newest {kind} {where}, what about {topic}
latest {kind} {where}, anything regarding {topic}
{where}, the newest {kind}: is {topic} in there
{where}, what does the latest {kind} say on {topic}
what's with {topic} in the newest {kind} {where}
what does it say about {topic} in the latest {kind} {where}
what's the latest {kind} {where} got on {topic}
what did i write about {topic} in the newest {kind} {where}
what's new on {topic} in the last {kind} {where}
what do they say about {topic} in the newest {kind} {where}
when it comes to {topic}, what has the newest {kind} {where}
which is the newest {kind} {where}, and what does it say about {topic}
how about {topic} in the latest {kind} {where}
how is {topic} described in the newest {kind} {where}
is there a word about {topic} in the newest {kind} {where}
is {topic} in the newest {kind} {where}
is {topic} part of the last {kind} {where}
did the newest {kind} {where} say something about {topic}
has the latest {kind} {where} anything about {topic}
do i have anything on {topic} in the newest {kind} {where}
can you tell me from the latest {kind} {where} what's up with {topic}
could you check the newest {kind} {where} about {topic}
would you read the latest {kind} {where} and say what's up with {topic}
i want to know about {topic}, it's in the newest {kind} {where}
i'd like to know what the newest {kind} {where} says concerning {topic}
i have a question about {topic}, the newest {kind} {where} should have it
i'm looking for {topic} in the text of the latest {kind} {where}
i think the newest {kind} {where} mentions {topic}, what does it say
someone asked about {topic}, look in the latest {kind} {where}
take the newest {kind} {where} and look what it says on {topic}
search the latest {kind} {where} for what it says about {topic}
find out about {topic} from the newest {kind} {where}
summarise what the newest {kind} {where} has on {topic}
tell me about {topic} as in the latest {kind} {where}
explain {topic} from the newest {kind} {where}
based on the latest {kind} {where}, what about {topic}
""",
        de="""
was steht in [der|dem] [neuesten|letzten] {kind} {where} [über|zu] {topic}
was sagt [die|das] neueste {kind} {where} zu {topic}
+schau [mal|] in [die|das] neueste {kind} {where}, was da über {topic} steht
+such [die|das] letzte {kind} {where} und sag mir was zu {topic} drinsteht
steht in [der|dem] neuesten {kind} {where} was [über|von] {topic}
+lies [die|das] letzte {kind} {where} und sag mir was zu {topic}
!kommt {topic} in [der|dem] letzten {kind} {where} vor
[neueste|letzte] {kind} {where}: was ist mit {topic}
[gibt's|steht] was zu {topic} in [der|dem] [neuesten|letzten] {kind} {where}?
was ist mit {topic} in [der|dem] [letzten|aktuellsten] {kind} {where}
ich muss wissen, was in [der|dem] neuesten {kind} {where} zu {topic} steht
wird {topic} in [der|dem] [neuesten|letzten] {kind} {where} erwähnt?
+geh [die|das] neueste {kind} {where} durch, was steht da zu {topic}
!laut [der|dem] aktuellsten {kind} {where}, was ist mit {topic}?
taucht {topic} in [der|dem] letzten {kind} {where} auf?
find [die|das] neueste {kind} {where} und lies nach, was zu {topic} drinsteht
!geht's in [der|dem] jüngsten {kind} {where} auch um {topic}
{topic}: was hat [die|das] neueste {kind} {where} dazu?
würdest du {topic} in [der|dem] letzten {kind} {where} nachschlagen?
mich interessiert nur {topic}, lies dafür [die|das] neueste {kind} {where}
!letzte {kind} {where} auf {topic} durchsehen
schau nach was [die|das] jüngste {kind} {where} über {topic} sagt
+[prüf in [der|dem] neuesten {kind} {where}, was zu {topic} steht]
[haben die in [der|dem] letzten {kind} {where} was zu {topic} geschrieben]
[in [der|dem] neuesten {kind} {where} müsste was zu {topic} stehen, was denn]
[wos steht in [der|dem] letzten {kind} {where} zu {topic}|{topic} in [der|dem] neuesten {kind} {where}]
{topic} in [der|dem] letzten {kind} {where}?
{topic}: siehe neueste {kind} {where}
zu {topic}, was hat [die|das] neueste {kind} {where}
neueste {kind} {where}: {topic}?
letzte {kind} {where}, irgendwas zu {topic}
{where} [die|das] neueste {kind}: steht da {topic} drin
{where}, was sagt [die|das] letzte {kind} zu {topic}
was ist los mit {topic} laut [der|dem] neuesten {kind} {where}
was heißt es in [der|dem] neuesten {kind} {where} über {topic}
was hab ich in [der|dem] letzten {kind} {where} zu {topic} geschrieben
was gibt's Neues zu {topic} in [der|dem] letzten {kind} {where}
was meinen die in [der|dem] neuesten {kind} {where} zu {topic}
was verrät [die|das] neueste {kind} {where} über {topic}
welche {kind} {where} ist am neuesten, und was sagt sie zu {topic}
wie ist das mit {topic} in [der|dem] neuesten {kind} {where}
wie wird {topic} in [der|dem] neuesten {kind} {where} beschrieben
gibt es ein Wort zu {topic} in [der|dem] neuesten {kind} {where}
ist {topic} in [der|dem] neuesten {kind} {where} drin
ist in [der|dem] letzten {kind} {where} von {topic} die Rede
sagt [die|das] neueste {kind} {where} irgendwas zu {topic}
hat [die|das] letzte {kind} {where} was zu {topic}
hab ich zu {topic} was in [der|dem] neuesten {kind} {where}
kannst du mir aus [der|dem] neuesten {kind} {where} sagen, was mit {topic} ist
könntest du in [der|dem] letzten {kind} {where} wegen {topic} nachsehen
würdest du [die|das] neueste {kind} {where} lesen und sagen, was da zu {topic} steht
ich will was über {topic} wissen, steht in [der|dem] neuesten {kind} {where}
ich wüsst gern, was [die|das] neueste {kind} {where} zu {topic} sagt
ich hab eine Frage zu {topic}, steht wohl in [der|dem] neuesten {kind} {where}
ich glaub [die|das] neueste {kind} {where} erwähnt {topic}, was steht da
jemand hat nach {topic} gefragt, schau in [die|das] letzte {kind} {where}
nimm [die|das] neueste {kind} {where} und schau, was da zu {topic} steht
durchsuch [die|das] letzte {kind} {where} nach dem, was da zu {topic} steht
find was über {topic} aus [der|dem] neuesten {kind} {where} raus
fass zusammen, was [die|das] neueste {kind} {where} zu {topic} hat
erzähl mir was zu {topic} aus [der|dem] letzten {kind} {where}
erklär mir {topic} anhand [der|vom] neuesten {kind} {where}
wegen {topic}: was steht in [der|dem] neuesten {kind} {where}
wos sogt [die|das] neueste {kind} {where} über {topic}
was staht i [der|dem] letschte {kind} {where} zu {topic}
""",
    ),
    "move": Phrases(
        en="""
+[move|put|shift] the [newest|latest|last|most recent] {kind} {where} {to}
find the newest {kind} {where} and [move|put] it {to}
the [latest|newest] {kind} {where} [should go|goes|belongs] {to}
[newest|latest] {kind} {where}, move [it|that] {to}
!take the last {kind} {where} and put it {to}
i just saved a {kind} {where}, move it {to}
[can|could] you move the latest {kind} {where} {to}
the {kind} that came last {where} belongs {to}, move it
+[send|transfer|relocate] the [newest|latest|last] {kind} {where} {to}
look which {kind} {where} is newest and move [it|that one] {to}
would you [put|shift] the [most recent|newest] {kind} {where} {to}?
+move [the last saved|the freshest] {kind} {where} {to}
[last|most recent] {kind} {where} {to}
my download is through, move the newest {kind} {where} {to}
!+bring the latest {kind} {where} over {to}
the newest {kind} {where} shouldn't stay there, move it {to}
i'd like the [latest|newest] {kind} {where} moved {to}
!whichever {kind} {where} is newest, off {to} with it
how about moving the last {kind} {where} {to}
get the latest {kind} {where} and put it {to}
!drag the most recent {kind} {where} {to}
+[stash the newest {kind} {where} {to}|carry the latest {kind} {where} {to}]
[the last {kind} {where} is in the wrong place, move it {to}|mv the newest {kind} {where} {to}]
[tidying up: the latest {kind} {where} goes {to}|the newest {kind} {where} lives {to} from now on]
[could the last {kind} {where} be moved {to}|i want the newest {kind} {where} {to}, not there]
{to} with the newest {kind} {where}
{where}, the newest {kind}: move it {to}
{where}: newest {kind} goes {to}
move newest {kind} {where} {to}
mv latest {kind} {where} {to}
latest {kind} {where} has to go {to}
latest {kind} {where}, put that {to}
newest {kind} {where} {to} please
off {to} with the latest {kind} {where}
there's a new {kind} {where}, move it {to}
a {kind} just arrived {where}, put it {to}
what's the newest {kind} {where}? move it {to}
which {kind} {where} came last? that one goes {to}
where's the newest {kind} {where}? it should be {to}, move it
why is the newest {kind} {where}? it belongs {to}, move it
i want the latest {kind} {where} to be moved {to}
i need the most recent {kind} {where} {to}, move it there
i meant to save the last {kind} {where} {to}, move it over
i saved the last {kind} {where} in the wrong spot, it goes {to}
i keep such things elsewhere, the newest {kind} {where} goes {to}
my newest {kind} {where} is better off {to}, move it
the {kind} i just got {where} is to be moved {to}
the {kind} i saved last {where}, move it {to}
the most recent {kind} {where} should live {to}, move it
the freshest {kind} {where} wants moving {to}
can the newest {kind} {where} go {to}
could you shift the latest {kind} {where} {to}
would you mind moving the newest {kind} {where} {to}
please get the newest {kind} {where} {to}
let's move the latest {kind} {where} {to}
let's have the newest {kind} {where} {to}
take the most recent {kind} {where} and drop it {to}
pick the newest {kind} {where} and move it {to}
search {where} for the newest {kind} and move it {to}
see which {kind} {where} is the latest and put it {to}
find out which {kind} {where} is newest, then move it {to}
file the newest {kind} {where} away {to}
tidy the latest {kind} {where} away {to}
relocation: the newest {kind} {where} {to}
""",
        de="""
+[verschieb|pack|leg|schieb] [die|das] [neueste|letzte|jüngste] {kind} {where} {to}
[die|das] [neueste|letzte] {kind} {where} {to} verschieben
+such [die|das] neueste {kind} {where} und verschieb [sie|es] {to}
[die|das] neueste {kind} {where} [soll|gehört|muss] {to}
!nimm [die|das] letzte {kind} {where} und leg [sie|es] {to}
[kannst|könntest] du [die|das] neueste {kind} {where} {to} verschieben
ich hab grad [eine|ein] {kind} {where} gespeichert, verschieb [die|das] {to}
die {kind}, die {where} zuletzt kam, gehört {to}, verschieb die
+[schaff|bring|räum|beweg] [die|das] [neueste|letzte|jüngste] {kind} {where} {to}
schau welche {kind} {where} am neuesten ist und verschieb [die|sie] {to}
[neueste|letzte|aktuellste] {kind} {where} {to} [verschieben|packen|legen]
[neueste|letzte] {kind} {where} {to}
der Download ist durch, schieb [die|das] neueste {kind} {where} {to}
!würdest du [die|das] jüngste {kind} {where} {to} schaffen?
[die|das] neueste {kind} {where} soll da nicht bleiben, verschieb [sie|es] {to}
ich hätt [die|das] [letzte|neueste] {kind} {where} gern {to} verschoben
!was {where} die neueste {kind} ist, ab {to} damit
zuletzt gespeicherte {kind} {where} {to} verschieben
magst [die|das] letzte {kind} {where} {to} verschieben?
tu [die|das] neueste {kind} {where} {to}
!zieh [die|das] aktuellste {kind} {where} {to} rüber
+[verfrachte [die|das] neueste {kind} {where} {to}|steck [die|das] letzte {kind} {where} {to}]
[[die|das] letzte {kind} {where} liegt falsch, verschieb [die|das] {to}]
[ich räum auf: [die|das] neueste {kind} {where} kommt {to}|mv neueste {kind} {where} {to}]
[[die|das] neiche {kind} {where} ghert {to}|[die|das] letzte {kind} {where} lieber {to} verlegen]
ab {to} mit [der|dem] neuesten {kind} {where}
{where} [die|das] neueste {kind} nehmen und {to} verschieben
{where}: [die|das] letzte {kind} kommt {to}
verschieb neueste {kind} {where} {to}
mv letzte {kind} {where} {to}
letzte {kind} {where} muss {to}
neueste {kind} {where} bitte {to} schieben
{to} damit: [die|das] neueste {kind} {where}
{where} ist eine neue {kind}, verschieb das {to}
{where} kam grad [eine|ein] {kind}, leg das {to}
welche {kind} {where} kam zuletzt? die gehört {to}, verschieben
wo ist [die|das] neueste {kind} {where}? verschieb das {to}
warum liegt [die|das] neueste {kind} {where}? gehört {to}, verschieb das
ich will [die|das] neueste {kind} {where} {to} verschoben haben
ich brauch [die|das] letzte {kind} {where} {to}, verschieb das
ich wollt [die|das] letzte {kind} {where} eigentlich {to} speichern, verschieb das
ich hab [die|das] letzte {kind} {where} falsch abgelegt, das kommt {to}
sowas liegt woanders, [die|das] neueste {kind} {where} {to} schieben
[die|das] neueste {kind} {where} ist {to} besser aufgehoben, verschieben
[die|das] {kind} von grad eben {where} {to} verschieben
[die|das] zuletzt gespeicherte {kind} {where} {to} legen
[die|das] aktuellste {kind} {where} wandert {to}
kann [die|das] neueste {kind} {where} {to}
könntest du [die|das] letzte {kind} {where} {to} schieben
wärst du so gut und verschiebst [die|das] neueste {kind} {where} {to}
bitte [die|das] neueste {kind} {where} {to} bringen
verschieben wir [die|das] neueste {kind} {where} {to}
lass uns [die|das] letzte {kind} {where} {to} verschieben
nimm [die|das] neueste {kind} {where} und schieb das {to}
such {where} [die|das] neueste {kind} raus und verschieb das {to}
find raus, welche {kind} {where} am neuesten ist, dann {to} damit
räum [die|das] neueste {kind} {where} {to} weg
sortier [die|das] neueste {kind} {where} {to} ein
Umzug: [die|das] neueste {kind} {where} {to}
[die|das] letzte {kind} {where} umlagern, und zwar {to}
weg von da: [die|das] neueste {kind} {where} {to} schaffen
tua [die|das] neueste {kind} {where} {to}
schieb mer [die|das] neueschte {kind} {where} {to}
""",
    ),
    "copy": Phrases(
        en="""
+[copy|duplicate] the [newest|latest|last|most recent] {kind} {where} {to}
find the newest {kind} {where} and copy it {to}
put a copy of the [latest|newest] {kind} {where} {to}
[newest|latest] {kind} {where}, copy [it|that] {to}
!i need the last {kind} {where} copied {to}
+[clone|back up|replicate] the [newest|latest|last] {kind} {where} {to}
[can|could] you copy the [latest|newest|last] {kind} {where} {to}?
look which {kind} {where} is newest and copy [it|that one] {to}
the [newest|latest|last] {kind} {where}, a copy [of it|] {to} [please|]
i'd like the [latest|newest] {kind} {where} copied {to}
to be safe, copy the last {kind} {where} {to}
keep the newest {kind} {where} and put a copy {to}
i just saved a {kind} {where}, copy it {to}
!a duplicate of the most recent {kind} {where} {to}
the {kind} that came last {where} should be copied {to}
!whichever {kind} {where} is newest, copy that {to}
would you make a copy of the latest {kind} {where} {to}?
!get the freshest {kind} {where} copied {to}
copy over the last saved {kind} {where} {to}
+[mirror the newest {kind} {where} {to}|drop a copy of the last {kind} {where} {to}]
[cp the newest {kind} {where} {to}|backup of the latest {kind} {where} {to}]
[i want the last {kind} {where} twice, the second one {to}|second copy of the newest {kind} {where} {to}]
[just in case, a copy of the latest {kind} {where} {to}|could the last {kind} {where} be copied {to}]
copy of the newest {kind} {where} {to}
{where}, the newest {kind}: copy it {to}
copy newest {kind} {where} {to}
cp latest {kind} {where} {to}
latest {kind} {where}, one copy {to}
latest {kind} {where}, copied {to}
newest {kind} {where} {to}, as a copy
newest {kind} {where} {to} but keep the original
there's a new {kind} {where}, copy it {to}
a {kind} just arrived {where}, copy it {to}
what's the newest {kind} {where}? copy it {to}
which {kind} {where} came last? copy that one {to}
where's the newest {kind} {where}? i want a copy {to}
i want a copy of the newest {kind} {where} {to}
i need the latest {kind} {where} also {to}, copy it
i'd like to have the newest {kind} {where} {to} too, as a copy
i'm afraid to lose the newest {kind} {where}, copy it {to}
my latest {kind} {where} should be {to} as well, copy it
the {kind} i saved last {where}, copy it {to}
the newest {kind} {where} should exist {to} as well
the most recent {kind} {where} stays, but copy it {to}
leave the newest {kind} {where} where it is and copy it {to}
don't move it, just copy the newest {kind} {where} {to}
can i have a copy of the newest {kind} {where} {to}
could you put a copy of the latest {kind} {where} {to}
would you mind copying the newest {kind} {where} {to}
let's copy the latest {kind} {where} {to}
please make a copy of the newest {kind} {where} and put it {to}
take the most recent {kind} {where} and copy it {to}
pick the newest {kind} {where}, copy {to}
search {where} for the newest {kind} and copy it {to}
see which {kind} {where} is the latest and copy it {to}
find out which {kind} {where} is newest, then copy it {to}
store a copy of the newest {kind} {where} {to}
save a copy of the latest {kind} {where} {to}
replicate my newest {kind} {where} {to}
safety copy of the newest {kind} {where} {to}
one more of the newest {kind} {where}, {to}
for my colleagues, copy the newest {kind} {where} {to}
""",
        de="""
+[kopier|kopiere] [die|das] [neueste|letzte|jüngste] {kind} {where} {to}
[die|das] [neueste|letzte] {kind} {where} {to} kopieren
+such [die|das] neueste {kind} {where} und kopier [sie|es] {to}
leg eine Kopie [der|vom] neuesten {kind} {where} {to}
!ich brauch [die|das] letzte {kind} {where} als Kopie {to}
+[dupliziere|sicher] [die|das] [neueste|letzte] {kind} {where} {to}
[kannst|könntest] du [die|das] [neueste|letzte] {kind} {where} {to} kopieren?
schau welche {kind} {where} am neuesten ist und kopier [die|sie] {to}
[neueste|letzte] {kind} {where} {to} kopieren
ich hätt [die|das] [neueste|letzte] {kind} {where} gern {to} kopiert
sicherheitshalber [die|das] letzte {kind} {where} {to} kopieren
[die|das] neueste {kind} {where} soll bleiben, aber eine Kopie {to}
ich hab grad [eine|ein] {kind} {where} gespeichert, kopier [die|das] {to}
!ein Duplikat [der|vom] jüngsten {kind} {where} {to}
mach [mal|] eine Kopie [der|vom] [letzten|neuesten] {kind} {where} {to}
!was {where} die neueste {kind} ist, das {to} kopieren
würdest du [die|das] aktuellste {kind} {where} {to} kopieren?
Kopie [der|vom] neuesten {kind} {where} {to}
!zuletzt geänderte {kind} {where}, davon eine Kopie {to}
+[spiegel [die|das] neueste {kind} {where} {to}|tu eine Kopie [der|vom] letzten {kind} {where} {to}]
[cp neueste {kind} {where} {to}|Backup [der|vom] neuesten {kind} {where} {to}]
[ich will [die|das] letzte {kind} {where} doppelt haben, einmal auch {to}]
[zur Sicherheit eine Kopie [der|vom] letzten {kind} {where} {to}|moch a Kopie vom neichn {kind} {where} {to}]
[die|das] neueste {kind} {where} als Kopie {to}
{where} [die|das] neueste {kind} nehmen und {to} kopieren
kopier neueste {kind} {where} {to}
cp letzte {kind} {where} {to}
letzte {kind} {where}, eine Kopie {to}
neueste {kind} {where} {to}, aber das Original bleibt
{where} ist eine neue {kind}, kopier das {to}
{where} kam grad [eine|ein] {kind}, kopier das {to}
welche {kind} {where} kam zuletzt? die {to} kopieren
wo ist [die|das] neueste {kind} {where}? davon eine Kopie {to}
ich will eine Kopie [der|vom] neuesten {kind} {where} {to}
ich brauch [die|das] letzte {kind} {where} auch {to}, kopier das
ich hätt [die|das] neueste {kind} {where} gern noch {to}, als Kopie
ich hab Angst um [die|das] neueste {kind} {where}, kopier das {to}
[die|das] zuletzt gespeicherte {kind} {where} {to} kopieren
[die|das] neueste {kind} {where} soll es auch {to} geben
[die|das] aktuellste {kind} {where} bleibt da, kopier das aber {to}
lass [die|das] neueste {kind} {where} wo das ist und kopier es {to}
nicht verschieben, nur kopieren: [die|das] neueste {kind} {where} {to}
kann ich eine Kopie [der|vom] neuesten {kind} {where} {to} haben
könntest du eine Kopie [der|vom] letzten {kind} {where} {to} legen
wärst du so gut und kopierst [die|das] neueste {kind} {where} {to}
kopieren wir [die|das] letzte {kind} {where} {to}
bitte [die|das] neueste {kind} {where} kopieren, und zwar {to}
nimm [die|das] neueste {kind} {where} und kopier das {to}
such {where} [die|das] neueste {kind} raus und kopier das {to}
find raus, welche {kind} {where} am neuesten ist, dann {to} kopieren
speicher eine Kopie [der|vom] neuesten {kind} {where} {to}
pack [die|das] neueste {kind} {where} nochmal {to}, als Kopie
Sicherungskopie [der|vom] neuesten {kind} {where} {to}
Backup bitte: [die|das] neueste {kind} {where} {to} kopieren
noch einmal [die|das] neueste {kind} {where}, {to} kopiert
für die Kollegen [die|das] neueste {kind} {where} {to} kopieren
kopiert gehört [die|das] neueste {kind} {where}, und zwar {to}
doppelt hält besser: [die|das] neueste {kind} {where} {to} kopieren
vervielfältige [die|das] neueste {kind} {where} {to}
kopia [die|das] neueste {kind} {where} {to}
kopier mer [die|das] neueschte {kind} {where} {to}
""",
    ),
    "trash": Phrases(
        en="""
+[delete|trash|remove|throw away] the [newest|latest|last] {kind} {where}
find the newest {kind} {where} and [delete|trash] it
i [downloaded|saved] the wrong {kind} {where}, delete the newest [one|]
!the last {kind} {where} can go, [delete it|bin it]
i don't need the [newest|latest|last] {kind} {where} [anymore|], delete it
the [latest|newest] {kind} {where} was a mistake, [delete it|bin it|trash it]
[can|could] you [delete|trash|bin] the [newest|latest|last] {kind} {where}?
look which {kind} {where} is newest and [delete|trash|bin] it
[newest|latest|last] {kind} {where}: [delete|trash|bin]
+get rid of the [newest|latest|most recent] {kind} {where}
+[dump|scrap|discard] the [last|newest] {kind} {where}
!the {kind} that came last {where} is rubbish, away with it
i'd like the latest {kind} {where} deleted
the most recent {kind} {where} has to go
!into the bin with the newest {kind} {where}
would you remove the last saved {kind} {where}?
!+erase the freshest {kind} {where}
+put the latest {kind} {where} in the [trash|bin]
+[toss the newest {kind} {where}|chuck out the last {kind} {where}]
[the last {kind} {where} is a dud, remove it|rm the newest {kind} {where}]
[nobody needs the latest {kind} {where}, delete it|away with the newest {kind} {where}]
[i saved the last {kind} {where} twice, trash the newest|no use for the newest {kind} {where}, delete]
newest {kind} {where}, bin it
delete newest {kind} {where}
{where}: trash the newest {kind}
{where}, the newest {kind}, delete that
rm latest {kind} {where}
latest {kind} {where} to the trash
latest {kind} {where} into the bin please
last {kind} {where}, get rid of it
away with the last {kind} {where}
down the drain with the newest {kind} {where}, i mean the trash
there's a new {kind} {where} i don't want, delete it
a {kind} just landed {where}, trash it
what's the newest {kind} {where}? delete it
which {kind} {where} came last? bin that
i don't want the latest {kind} {where}, trash it
i want the newest {kind} {where} gone
i want to delete the most recent {kind} {where}
i made a mess of the newest {kind} {where}, delete it
i'm done with the newest {kind} {where}, delete
i shouldn't have saved the last {kind} {where}, remove it
my latest {kind} {where} is garbage, bin it
the {kind} i just saved {where} is wrong, trash it
the {kind} i saved last {where}, delete it
the newest {kind} {where} isn't needed, bin it
the latest {kind} {where} is a duplicate, delete it
the most recent {kind} {where} should be trashed
can the newest {kind} {where} be deleted
could you throw out the latest {kind} {where}
would you mind deleting the newest {kind} {where}
let's delete the latest {kind} {where}
let's bin the newest {kind} {where}
please trash the newest {kind} {where}
take the most recent {kind} {where} and bin it
pick the newest {kind} {where} and delete it
search {where} for the newest {kind} and trash it
see which {kind} {where} is the latest and delete it
find out which {kind} {where} is newest, then bin it
move the newest {kind} {where} to the trash
time to bin the last {kind} {where}
""",
        de="""
+[lösch|lösche|entferne] [die|das] [neueste|letzte|jüngste] {kind} {where}
[die|das] [neueste|letzte] {kind} {where} [löschen|wegwerfen]
+such [die|das] neueste {kind} {where} und lösch [sie|es]
!wirf [die|das] letzte {kind} {where} weg
ich brauch [die|das] [neueste|letzte] {kind} {where} nicht mehr, [lösch|weg damit]
[die|das] [neueste|letzte] {kind} {where} war ein Versehen, [löschen|weg damit]
[kannst|könntest] du [die|das] [neueste|letzte] {kind} {where} [löschen|wegwerfen]?
schau welche {kind} {where} am neuesten ist und lösch [die|sie]
[neueste|letzte|jüngste] {kind} {where} [löschen|wegwerfen|entfernen]
+schmeiß [die|das] [neueste|letzte] {kind} {where} weg
+[entsorg|entsorge] [die|das] [letzte|neueste] {kind} {where}
!was {where} als letzte {kind} kam, ist Müll, weg damit
ich hätt [die|das] [letzte|neueste] {kind} {where} gern gelöscht
[die|das] [aktuellste|neueste|letzte] {kind} {where} [muss weg|kann weg|gehört gelöscht]
!ab in den Papierkorb mit [der|dem] neuesten {kind} {where}
hab [die|das] falsche {kind} {where} gespeichert, lösch [die|das] letzte
!+hau [die|das] jüngste {kind} {where} in die Tonne
+leg [die|das] neueste {kind} {where} in den Papierkorb
+[kick [die|das] neueste {kind} {where}|feuer [die|das] letzte {kind} {where} weg]
[[die|das] letzte {kind} {where} ist Schrott, lösch [die|das]|rm neueste {kind} {where}]
[kein Mensch braucht [die|das] neueste {kind} {where}, löschen|weg mit [der|dem] letzten {kind} {where}]
[[die|das] neiche {kind} {where} ghert weg|[die|das] letzte {kind} {where} soll verschwinden]
neueste {kind} {where}, weg damit
lösch neueste {kind} {where}
{where}: [die|das] neueste {kind} in den Papierkorb
{where} [die|das] letzte {kind}, lösch das
rm letzte {kind} {where}
letzte {kind} {where} in den Papierkorb
neueste {kind} {where} bitte in den Müll
fort mit [der|dem] letzten {kind} {where}
{where} ist eine neue {kind}, die brauch ich nicht, löschen
{where} kam grad [eine|ein] {kind}, lösch das
wie heißt [die|das] neueste {kind} {where}? löschen
welche {kind} {where} kam zuletzt? die löschen
ich will [die|das] letzte {kind} {where} nicht, weg damit
ich will [die|das] neueste {kind} {where} loswerden
ich möcht [die|das] neueste {kind} {where} löschen
ich hab [die|das] neueste {kind} {where} verpfuscht, lösch das
ich bin mit [der|dem] neuesten {kind} {where} fertig, löschen
ich hätt [die|das] letzte {kind} {where} nie speichern sollen, lösch das
[die|das] neueste {kind} {where} ist Mist, löschen
[die|das] zuletzt gespeicherte {kind} {where} löschen
[die|das] letzte {kind} {where} ist doppelt, weg damit
[die|das] neueste {kind} {where} braucht keiner, Papierkorb
[die|das] aktuellste {kind} {where} soll in den Papierkorb
kann [die|das] neueste {kind} {where} gelöscht werden
könntest du [die|das] letzte {kind} {where} entsorgen
wärst du so gut und löschst [die|das] neueste {kind} {where}
löschen wir [die|das] letzte {kind} {where}
bitte [die|das] neueste {kind} {where} entfernen
nimm [die|das] neueste {kind} {where} und wirf das weg
such {where} [die|das] neueste {kind} raus und lösch das
find raus, welche {kind} {where} am neuesten ist, und lösch die
verschieb [die|das] neueste {kind} {where} in den Papierkorb
tu [die|das] neueste {kind} {where} in den Müll
befrei mich von [der|dem] neuesten {kind} {where}
Papierkorb für [die|das] neueste {kind} {where}
hau [die|das] neueste {kind} {where} weg
schmeiß [die|das] letschte {kind} {where} furt
""",
    ),
    "rename": Phrases(
        en="""
+rename the [newest|latest|last] {kind} {where} to {name}
find the newest {kind} {where} and [call it|rename it to|name it] {name}
the [latest|newest] {kind} {where} should be called {name}
!give the last {kind} {where} the name {name}
+[name|call] the [newest|latest|last] {kind} {where} {name}
[can|could] you rename the [newest|latest|last] {kind} {where} to {name}?
look which {kind} {where} is newest and [rename it to|call it] {name}
[newest|latest|last] {kind} {where}: rename to {name}
the [newest|last] {kind} {where} has a stupid name, make it {name}
+change the name of the [latest|newest] {kind} {where} to {name}
{name} is what the [newest|latest] {kind} {where} should be called
i'd like the last {kind} {where} [renamed to|named] {name}
i just saved a {kind} {where}, [call it|name it] {name}
!from now on the newest {kind} {where} is named {name}
the name of the latest {kind} {where} [should be|ought to be] {name}
!the {kind} that came last {where}, title it {name}
would you name the most recent {kind} {where} {name}?
!new name for the last {kind} {where}: {name}
+[retitle the newest {kind} {where} to {name}|label the last {kind} {where} {name}]
[the last {kind} {where} needs a proper name: {name}|mv the newest {kind} {where} to the name {name}]
[nobody understands the name of the latest {kind} {where}, call it {name}]
[could the newest {kind} {where} be called {name}|{name} as the name of the last {kind} {where}]
{name} for the newest {kind} {where}
{where}, the newest {kind}: name it {name}
rename newest {kind} {where} to {name}
mv newest {kind} {where}, new name {name}
latest {kind} {where} becomes {name}
latest {kind} {where}, new name {name}
newest {kind} {where} as {name}
there's a new {kind} {where}, call it {name}
a {kind} just arrived {where}, rename it to {name}
what's the newest {kind} {where}? rename it to {name}
which {kind} {where} came last? call that {name}
i want the newest {kind} {where} called {name}
i want to rename the latest {kind} {where} to {name}
i need the last {kind} {where} under the name {name}
i can't make sense of the name of the newest {kind} {where}, make it {name}
i saved the last {kind} {where} under the wrong name, it's {name}
i forgot to name the newest {kind} {where}, {name} please
my latest {kind} {where} is to be {name}
the {kind} i saved last {where}, rename it to {name}
the most recent {kind} {where} gets the name {name}
the newest {kind} {where} has no decent name, {name} would do
the newest {kind} {where} is really {name}, rename it
can the newest {kind} {where} be named {name}
could you change the latest {kind} {where}'s name to {name}
would you mind renaming the newest {kind} {where} to {name}
let's call the latest {kind} {where} {name}
let's rename the newest {kind} {where} to {name}
please have the newest {kind} {where} renamed to {name}
take the most recent {kind} {where} and name it {name}
pick the newest {kind} {where} and rename it {name}
search {where} for the newest {kind} and rename it to {name}
see which {kind} {where} is the latest and name it {name}
find out which {kind} {where} is newest, then rename it to {name}
make the name of the newest {kind} {where} {name}
set the name of the latest {kind} {where} to {name}
rename: newest {kind} {where}, {name}
dub the newest {kind} {where} {name}
christen the latest {kind} {where} {name}
""",
        de="""
+benenn [die|das] [neueste|letzte] {kind} {where} in {name} um
[die|das] [neueste|letzte] {kind} {where} in {name} umbenennen
+such [die|das] neueste {kind} {where} und nenn [sie|es] {name}
!gib [der|dem] letzten {kind} {where} den Namen {name}
+nenn [die|das] [neueste|letzte|jüngste] {kind} {where} {name}
[kannst|könntest] du [die|das] [neueste|letzte] {kind} {where} in {name} umbenennen?
schau welche {kind} {where} am neuesten ist und nenn [die|sie] {name}
[neueste|letzte] {kind} {where} in {name} umbenennen
[die|das] [neueste|letzte] {kind} {where} heißt blöd, nenn [sie|es] {name}
+ändere den Namen [der|vom] [neuesten|letzten] {kind} {where} auf {name}
[die|das] [neueste|letzte] {kind} {where} soll {name} heißen
ich hätt [die|das] letzte {kind} {where} gern als {name}
ich hab grad [eine|ein] {kind} {where} gespeichert, nenn [die|das] {name}
!ab jetzt heißt [die|das] neueste {kind} {where} {name}
der Name [der|vom] neuesten {kind} {where} soll {name} sein
!was {where} zuletzt als {kind} kam, heißt künftig {name}
würdest du [die|das] aktuellste {kind} {where} {name} nennen?
!neuer Name für [die|das] letzte {kind} {where}: {name}
+[tauf [die|das] neueste {kind} {where} {name}|betitel [die|das] letzte {kind} {where} mit {name}]
[[die|das] letzte {kind} {where} braucht einen gescheiten Namen: {name}]
[den Namen [der|vom] neuesten {kind} {where} versteht keiner, mach {name} draus]
[könnte [die|das] neueste {kind} {where} {name} heißen|{name} als Name für [die|das] letzte {kind} {where}]
{name} für [die|das] neueste {kind} {where}
{where} [die|das] neueste {kind} in {name} umbenennen
mv neueste {kind} {where}, neuer Name {name}
letzte {kind} {where} wird zu {name}
letzte {kind} {where}, neuer Name {name}
neueste {kind} {where} als {name}
{where} ist eine neue {kind}, nenn das {name}
{where} kam grad [eine|ein] {kind}, benenn das in {name} um
welche {kind} {where} kam zuletzt? nenn die {name}
ich will, dass [die|das] neueste {kind} {where} {name} heißt
ich möcht [die|das] letzte {kind} {where} in {name} umbenennen
ich brauch [die|das] letzte {kind} {where} unter dem Namen {name}
ich werd aus dem Namen [der|vom] neuesten {kind} {where} nicht schlau, nenn das {name}
ich hab [die|das] letzte {kind} {where} falsch benannt, richtig ist {name}
ich hab vergessen, [die|das] neueste {kind} {where} zu benennen, {name} bitte
[die|das] zuletzt gespeicherte {kind} {where} in {name} umbenennen
[die|das] aktuellste {kind} {where} kriegt den Namen {name}
[die|das] neueste {kind} {where} hat keinen gscheiten Namen, nimm {name}
[die|das] neueste {kind} {where} ist eigentlich {name}, benenn das um
kann [die|das] neueste {kind} {where} in {name} umbenannt werden
könntest du den Namen [der|vom] letzten {kind} {where} auf {name} ändern
wärst du so gut und nennst [die|das] neueste {kind} {where} {name}
nennen wir [die|das] letzte {kind} {where} {name}
bitte [die|das] neueste {kind} {where} umbenennen, in {name}
nimm [die|das] neueste {kind} {where} und nenn das {name}
such {where} [die|das] neueste {kind} raus und benenn das in {name} um
find raus, welche {kind} {where} am neuesten ist, und nenn die {name}
setz den Namen [der|vom] neuesten {kind} {where} auf {name}
mach aus dem Namen [der|vom] neuesten {kind} {where} {name}
Umbenennung: neueste {kind} {where}, {name}
als Name [der|vom] letzten {kind} {where} passt {name}
{name}, so soll [die|das] neueste {kind} {where} heißen
besserer Name [der|vom] neuesten {kind} {where}: {name}
umbenennen: neueste {kind} {where} zu {name}
hoaß [die|das] neueste {kind} {where} {name}
sag zu [der|dem] letzten {kind} {where} künftig {name}
tauf [die|das] neueschte {kind} {where} uf {name}
""",
    ),
}
"""By what is done."""
