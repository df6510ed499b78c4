"""How people ask about the world, and how they go on with what was found on the web."""

from training.phrases import Phrases

ASK = Phrases(
    en="""
{q}?
{q}?
{q}
do you know {q}?
[can|could] you [tell me|find out|look up] {q}?
+[tell me|find out|look up] {q}
i [want|need|would like] to know {q}
!any idea {q}?
hey, {q}?
someone asked me {q}
i [forgot|don't know], {q}?
!please check {q}
i wonder, {q}
quick one: {q}?
i've been wondering: {q}?
can you google it: {q}?
we are having an argument here: {q}?
my [kid|son|daughter|wife|colleague|husband|friend] [asks|wants to know]: {q}?
{q}, can you look that up?
{q}? i have no [idea|clue]
for a [quiz|crossword|bet]: {q}?
trivia: {q}?
{q} according to the internet?
does the internet know {q}?
i can't [remember|figure out|find out]: {q}?
it's on the tip of my tongue, {q}?
[question|q]: {q}?
!i bet you can find this on the web: {q}?
!somebody help me out here, {q}?
help, {q}?
my question [is|would be]: {q}
can anyone tell me {q}?
+explain [to me|] {q}
i'd love to find out {q}
{q}, do you happen to know?
just curious, {q}?
[settle this|we need an answer]: {q}?
[random|stupid|dumb] question: {q}?
for [school|homework|work|my report]: {q}?
{q}? asking for a friend
[been meaning to ask|always wanted to know]: {q}?
what's the answer to this: {q}?
[enlighten me|remind me]: {q}?
no clue {q}, you?
+figure out {q} for me
{q}, please google
{q}, anyone?
{q}, tell me
{q} please
so, {q}?
ok, {q}?
say, {q}?
answer me this: {q}?
please look up: {q}?
+google this: {q}
+search the web for the answer: {q}
+look on the internet: {q}
+check online: {q}
web question: {q}?
here's a question: {q}?
i have a question: {q}?
next question: {q}?
one more question: {q}?
a question for the internet: {q}?
i've got one for you: {q}?
i want an answer: {q}?
i'd like to know: {q}?
i'm trying to find out: {q}
i don't know the answer to this: {q}?
i should know this, but {q}?
i was asked {q}, what's the answer
i just read something and now i wonder: {q}?
[grandpa|mum|dad|my boss] would like to know: {q}?
we were just talking about it: {q}?
what's your answer: {q}?
what does google say: {q}?
would you know {q}?
would you find out for me: {q}?
could you google {q}
do you have any clue {q}?
have you any idea: {q}?
{q}, what's the answer?
{q}, according to wikipedia?
my quiz team is stuck: {q}?
bet you don't know this: {q}?
serious question: {q}?
oi, {q}?
kids ask the weirdest things: {q}?
""",
    de="""
{q}?
{q}?
{q}
sag mal, {q}?
weißt du das: {q}?
+find [mal|] heraus: {q}
+[schau|such|guck] [mal|] nach: {q}
ich [will|möchte|muss] wissen: {q}
!hast du ne Ahnung: {q}?
hey, {q}?
mich hat wer gefragt: {q}?
keine Ahnung mehr, {q}?
!bitte nachsehen: {q}
ich frag mich grad: {q}?
mal ne Frage: {q}?
Frage: {q}?
wir streiten uns gerade: {q}?
mein [Sohn|Kollege|Mann|Freund|Opa] will wissen: {q}?
meine [Tochter|Kollegin|Frau|Freundin|Oma] fragt: {q}?
{q}, kannst du das [nachschauen|googeln|nachschlagen]?
{q}? ich hab [keinen Plan|keinen Schimmer|keine Ahnung]
fürs [Kreuzworträtsel|Quiz|Referat]: {q}?
ich komm nicht drauf: {q}?
+google mal: {q}
was sagt das Netz: {q}?
Quizfrage: {q}?
das wollte ich schon immer wissen: {q}?
woaßt du des: {q}?
weisch du: {q}?
mir fällt's nicht ein: {q}?
!das steht sicher irgendwo im Internet: {q}?
!+hilf mir auf die Sprünge: {q}
meine Frage [wäre|ist]: {q}?
kann mir [einer|wer|jemand] sagen: {q}?
+verrat mir [mal|]: {q}
das würd mich interessieren: {q}?
[nur so aus Neugier|aus Interesse|blöde Frage]: {q}?
für die [Schule|Hausübung|Hausaufgabe|Arbeit]: {q}?
{q}? ich komm [einfach|] nicht drauf
{q}? weiß [das|des] [wer|jemand]?
+klär mich [mal|] auf: {q}
wetten wir grad: {q}?
hab's vergessen: {q}?
sag an: {q}?
bin überfragt: {q}?
{q}, hast du da eine Antwort?
+schlag [mal|] nach: {q}
wissen tät i gern: {q}?
gibt's eine Antwort auf: {q}?
{q}, sag mir das
{q} bitte
also, {q}?
ok, {q}?
du, {q}?
sag mir: {q}?
sag mir bitte: {q}?
beantworte mir das: {q}?
+such im Netz nach der Antwort: {q}
+schau im Internet: {q}
+schau online nach: {q}
+frag das Netz: {q}
Frage ans Internet: {q}?
ich hab eine Frage: {q}?
ich hätt da eine Frage: {q}?
nächste Frage: {q}?
noch eine Frage: {q}?
kurze Frage: {q}?
ich brauch eine Antwort: {q}?
ich muss es wissen: {q}?
ich wüsste gern: {q}?
ich versuch rauszufinden: {q}?
ich sollt's eigentlich wissen: {q}?
ich hab grad was gelesen und frag mich: {q}?
[der Opa|die Mama|der Papa|mein Chef] fragt: {q}?
wir haben gerade darüber geredet: {q}?
was sagt Google: {q}?
was sagt Wikipedia: {q}?
kannst du mir sagen: {q}?
könntest du googeln: {q}?
würdest du rausfinden: {q}?
hast du eine Antwort darauf: {q}?
{q}, was ist die Antwort?
das Kind löchert mich: {q}?
ernste Frage: {q}?
wetten, das weißt du nicht: {q}?
hör mal, {q}?
servus, {q}?
""",
)
WHAT = Phrases(
    en="""
+google [something|it|that]
+search [the web|the internet|online]
+look [something|it] up [online|on the web|]
web search
!+do an internet search
+google that for me
+do a [web|google|online|quick web] search
+look for something [online|on the internet|on the web]
i want to [google something|search the web|look something up online]
can you [search the internet|google|look things up online] for me?
[internet|online|google] search
i need [something|to find something] from the web
there's something i'd like to google
would you [google|research] something for me?
+use the search engine
are you able to search the web?
!let's ask the internet something
!i have a question for google
+start a [web|google|internet] search
+browse for something [on the net|online]
+research a topic online
can you find something [on the net|online|on google] for me?
i've got something to look up [online|on the web]
[bing|duckduckgo|wikipedia] something for me
need to search the [net|internet|web]
would you mind googling [something|a thing] for me?
i could use [a web search|some googling]
let's [google|search the net]
google
web search please
online search, please
+open a web search
+run a web search
+go online and search
+go on the internet and find something
+find something on the web
+check something online
+check the web for something
+hit google for me
+ask google
+fire up google [for me|]
+consult google
+browse the web
+query the web
+scour the internet for me
[googling|websearch] time
i need google
i need a [search engine|web search]
i need to google [something|a thing|stuff]
i have to look something up on the internet
i have something to google
i want to find [something|out something] online
i want to search online
i'd like to do a web search
i'd love to look something up on the web
[can|could] you google?
can you do a web search
could you look up something for me online
could you search the web
could we google something
can we search the net for something
shall we google something
may i search the web
is it possible to search the internet from here
do you do web searches
would you search online for me
would you mind doing a web search
help me [find|look up] something online
help me google
there's a thing i want looked up online
something to be googled
got something to google
wanna google [something|]
gonna need a web search
let me search the web
let me google [something|]
let's do a web search
time for a web search
please search the web for me
[new|another] web search
search for stuff on the web
lookup on the web
web lookup
ddg something
""",
    de="""
+google [mal|] was
+such [mal|] was im [Netz|Internet|Web]
+googel das [mal|]
Websuche
!+mach mal ne Internetsuche
kannst du [mir|] was googeln?
+recherchier [mal|] [was|etwas] [im Netz|online|im Internet]
+schau [mal|] was im [Internet|Netz|Web] nach
ich [will|möchte|muss] was [googeln|im Netz suchen|im Internet nachschauen]
kannst du im [Netz|Internet|Web] suchen?
[Internetsuche|Google-Suche|Onlinesuche]
[was|etwas] [im Netz suchen|googeln|online nachschauen]
googeln bitte
magst du mir was googeln?
ich bräuchte mal was aus dem [Internet|Netz]
i mecht wos googeln
mach eine [Websuche|Netzsuche|Suche im Internet] für mich
wie wär's mit einer Google-Suche?
!ich hätte da was für die Suchmaschine
!+frag mal das Internet was
+starte [mal|] eine [Websuche|Internetsuche|Google-Suche]
+durchsuch [mal|] [das Netz|das Internet]
ich müsste was [googeln|online suchen|recherchieren]
was recherchieren [im Netz|online|bitte]
hilfst du mir was im [Netz|Internet|Web] zu finden?
lass [uns|] [mal|] was googeln
[hätt|hab] was zum Googeln
[könntest|würdest] du was [online|im Internet] für mich suchen?
i suach wos im [internet|netz]
im Internet [suchen|nachschauen|stöbern] bitte
[google|googeln]
Websuche bitte
Suche im [Netz|Internet|Web]
Suche im Web bitte
Google bitte
Netzrecherche
Internetrecherche [bitte|]
+mach eine Websuche
+mach eine Suche bei Google
+geh ins Netz und such was
+geh online und such was
+find was im Internet
+such was bei Google
+such online
+schau was online nach
+frag Google
+frag das Internet
+wirf Google an
+wirf die Suchmaschine an
+benutz die Suchmaschine
+schlag was im Netz nach
+stöber im Netz
+googel für mich
ich brauch [Google|eine Suchmaschine|eine Websuche]
ich brauch was aus dem Netz
ich hab was zu googeln
ich müsst was im Netz nachschlagen
ich möchte eine Websuche machen
ich möchte online suchen
ich würd gern was googeln
ich hätt gern eine Internetsuche
ich such was im Netz
kannst du googeln?
kannst du eine Websuche machen
kannst du was online nachschlagen
kannst du mir im Internet was raussuchen
könntest du das Netz durchsuchen
könnten wir was googeln
können wir im Netz suchen
sollen wir was googeln
darf ich was googeln
kann man hier im Internet suchen
machst du auch Websuchen
tätst du für mich googeln
wärst du so nett und suchst was im Netz
hilf mir beim Googeln
da gibt's was zu googeln
da wär was zum Nachschauen im Netz
muss was googeln
will was googeln
lass mich im Netz suchen
machen wir eine Websuche
Zeit für eine Websuche
[neue|andere] Websuche
bitte such für mich im Internet
bitte einmal googeln
zum Googeln hätt ich was
mir fehlt was aus dem Netz
suach wos im Netz
google mir was
chasch öppis google
tu was googeln
""",
)
READ_ON = {
    0: Phrases(
        en="""
[read|read me|show me what is on] [the first one|the first|the first result|the first page|number 1]
what does the first [one|page|result] say?
[what's|what is] on the first page?
!first one, read it
read it
read that page
+sum up [the first one|number one|the top result|the first hit|result 1]
[the top one|number one|the first hit], what's in it?
what's in the [top|first] [hit|result|link]?
what does [it|that page|that site|the top one] say [exactly|in full|]?
give me the [text|content] of the [first|top] [one|result|hit]
the first [sounds|looks] good, what does it say?
read the one at the top
[first|top] [result|hit] in full [please|]
!let me hear the topmost one
skim the [first|top] one for me
go into the first [result|hit] and tell me what's there
more [details|detail] from the first [one|link|page]
[elaborate|tell me more] on [the first|number one|the top one]
what do they [write|say] on the [first|top] page?
i'd like to read the [first|top] one here
the full text of [number one|the first hit]
[one|1] please, what's written there
could you go through the [first|top] [link|result]
""",
        de="""
[lies|lies mir|lies mal] [den ersten|den ersten Treffer|das erste|die erste Seite|Nummer 1] [vor|]
was steht [auf der ersten Seite|beim ersten|im ersten Treffer]?
!ersten Treffer lesen
lies [das|die Seite|den Treffer]
+fass [den ersten|den ersten Treffer|Nummer 1|das oberste] zusammen
was steht [da|dort|auf der Seite] [genau|genauer|] [drin|drauf]?
der [erste|oberste] klingt gut, was steht drin?
[das erste|das oberste|Nummer eins] [vorlesen|lesen|zusammenfassen]
was [sagt|schreibt] der [erste|oberste] [Treffer|Link]?
les mal den [ersten|obersten] durch
den Text vom [ersten|obersten] [Treffer|Link|Ergebnis] bitte
worum geht's beim [ersten|obersten]?
!der ganz oben, was schreiben die?
überflieg [mal|] den [ersten|obersten]
[mehr|genaueres] [vom|zum] ersten [Treffer|Ergebnis|Link]
was schreiben die [beim|im] ersten?
geh in den [ersten|obersten] rein und sag, was drinsteht
Inhalt [vom|von der] ersten [Seite|Treffer|Link]
den [ersten|obersten] [Artikel|Link] bitte [vorlesen|durchlesen]
der erste [interessiert mich|wär was], lies [mal|] vor
magst du den [ersten|obersten] lesen
Nummer [eins|1], was steht da
""",
    ),
    1: Phrases(
        en="""
[read|read me|show me what is on] [the second one|the second|the second result|the second page|number 2]
what does the second [one|page|result] say?
[what's|what is] on the second page?
!second one, read it
no, read the other one
+sum up [the second one|number two|the second hit|result 2]
[number two|the second hit|the second link], what's in it?
what's in the second [hit|result|link]?
give me the [text|content] of the second [one|result|hit]
the second [sounds|looks] better, what does it say?
rather the second, what does it say?
second [result|hit] in full [please|]
!let me hear the one below the first
skim the second one for me
go into the second [result|hit] and tell me what's there
more [details|detail] from the second [one|link|page]
[elaborate|tell me more] on [the second|number two]
what do they [write|say] on the second page?
i'd like to read the second one here
the full text of [number two|the second hit]
[two|2] please, what's written there
could you go through the second [link|result]
""",
        de="""
[lies|lies mir|lies mal] [den zweiten|den zweiten Treffer|das zweite|die zweite Seite|Nummer 2] [vor|]
was steht [auf der zweiten Seite|beim zweiten|im zweiten Treffer]?
!zweiten Treffer lesen
nein, lies [den anderen|die andere|den zweiten]
+fass [den zweiten|den zweiten Treffer|Nummer 2|das zweite] zusammen
der zweite klingt [besser|interessanter|gut], was steht drin?
[das zweite|Nummer zwei|den zweiten] [vorlesen|lesen|zusammenfassen]
was [sagt|schreibt] der zweite [Treffer|Link]?
les mal den zweiten durch
den Text vom zweiten [Treffer|Link|Ergebnis] bitte
worum geht's beim zweiten?
lieber das zweite, was steht da?
!der unter dem ersten, was schreiben die?
überflieg [mal|] den zweiten
[mehr|genaueres] [vom|zum] zweiten [Treffer|Ergebnis|Link]
was schreiben die [beim|im] zweiten?
geh in den zweiten rein und sag, was drinsteht
Inhalt [vom|von der] zweiten [Seite|Treffer|Link]
den zweiten [Artikel|Link] bitte [vorlesen|durchlesen]
der zweite [interessiert mich|wär was], lies [mal|] vor
magst du den zweiten lesen
Nummer [zwei|2], was steht da
""",
    ),
}
OPEN = {
    0: Phrases(
        en="""
open [it|that|the first one|the first result|the page|the first]
!first one, open it
show it in the browser
+pull up [the first one|the top result|number one|the first link]
+bring [it|the first one|that page] up in [the|my] browser
[take me|go] to the [first one|first link|top result|first hit]
[click|visit|launch] the [first one|first link|top one]
the first [one|link|hit] in [the browser|a tab|firefox], please
i want to see [the first one|that page] in my browser
[browser|new tab] with the first one please
!that top link looks good, get it on my screen
+fire up the first [link|result] in the browser
+load [the first one|the top link|result one]
could i have the [first|top] one in [a tab|a new tab|the browser]
i'll take the [first|top] one, open it
the [first|top] one sounds good, open that page
open [number one|link 1|result 1|the top hit]
+follow the [first|top] link
let me [visit|browse] the first one
""",
        de="""
[öffne|mach] [das|die Seite|den ersten|den ersten Treffer] [auf|]
!ersten Treffer öffnen
zeig das im Browser
+ruf [das|den ersten|den ersten Treffer|die Seite|den obersten] auf
[den ersten|den obersten|das erste|Nummer 1] [aufmachen|aufrufen|im Browser öffnen]
geh [auf die Seite|auf den ersten|zum ersten Treffer|auf den obersten Link]
klick [auf den ersten|den ersten an|auf den obersten]
[den ersten|die Seite|den obersten] im Browser, bitte
ich will [den ersten|die Seite|das] im Browser sehen
moch den ersten auf
bring mich zum ersten Treffer
!den obersten Link hätt ich gern am Bildschirm
lade [den ersten|die erste Seite|den obersten Link]
folg dem [ersten|obersten] Link
den ersten [Link|Treffer] [in einem Tab|im neuen Tab|im Browser] [auf|öffnen]
den ersten nehm ich, [mach auf|öffnen]
magst du den [ersten|obersten] aufmachen
der erste [schaut gut aus|klingt gut], [mach auf|öffne den]
könnt ich die erste Seite im Browser [haben|sehen]
[Link|Treffer|Ergebnis] [eins|1] [öffnen|aufmachen]
""",
    ),
    1: Phrases(
        en="""
open [the second one|the second|the second result|number 2]
!second one, open it
no, open the other one
+pull up [the second one|number two|the second link|result 2]
+bring the second [one|page|hit] up in [the|my] browser
[take me|go] to the second [one|link|hit|result]
[click|visit|launch] the second [one|link|hit]
the second [one|link|hit] in [the browser|a tab|firefox], please
i want to see the second one in my browser
rather [open|visit] number two
!link two looks good, get it on my screen
+fire up the second [link|result] in the browser
+load [the second one|the second link|result two]
could i have the second one in [a tab|a new tab|the browser]
i'll take the second one, open it
the second one sounds better, open that page
open [the second hit|result 2|number two]
+follow the second link
let me [visit|browse] the second one
""",
        de="""
[öffne|mach] [den zweiten|den zweiten Treffer|Nummer 2|das zweite] [auf|]
!zweiten Treffer öffnen
nein, öffne [den anderen|die andere]
+ruf [den zweiten|den zweiten Treffer|das zweite|Nummer 2] auf
[den zweiten|das zweite|Nummer 2] [aufmachen|aufrufen|im Browser öffnen]
geh [auf den zweiten|zum zweiten Treffer|auf den zweiten Link]
klick [auf den zweiten|den zweiten an]
[den zweiten|das zweite] im Browser, bitte
ich will [den zweiten|das zweite] im Browser sehen
moch den zweiten auf
lieber den zweiten öffnen
!Link Nummer zwei hätt ich gern am Bildschirm
lade [den zweiten|die zweite Seite|den zweiten Link]
folg dem zweiten Link
den zweiten [Link|Treffer] [in einem Tab|im neuen Tab|im Browser] [auf|öffnen]
den zweiten nehm ich, [mach auf|öffnen]
magst du den zweiten aufmachen
der zweite [schaut besser aus|klingt besser], [mach auf|öffne den]
könnt ich die zweite Seite im Browser [haben|sehen]
[Treffer|Ergebnis] [zwei|2] [öffnen|aufmachen]
""",
    ),
}
AND_ALSO = Phrases(
    en="""
[and|what about|now|also|and for] {q}?
[same|the same|again|once more] [for|with] {q}
how about {q}?
now [google|search for|look up] {q}
{q} [too|as well|next|instead]
ok and {q}
[then|next|now try]: {q}
and what's there on {q}?
try {q} instead
!and the same thing but {q}
!{q} would interest me, too
could you also [google|look up|search for] {q}
one more search: {q}
new search: {q}
+add a search for {q}
[not quite|hm no], [search for|try] {q}
while you're at it, {q}
let's see what there is on {q}
[what does|does] the web have anything on {q}?
{q}?
[and|plus] {q}
[the|that] same thing on {q}
same search, but {q}
[also|and also], {q}
+google {q} too
+search {q} next
+look up {q} as well
+do {q} next
+do another one on {q}
+repeat that for {q}
+change the search to {q}
what about {q} then
what does it say on {q}
what do you find on {q}
got [anything|something] on {q} too
anything on {q}
does the same work with {q}
[no|sorry|oops], i meant {q}
i meant {q}
[actually|rather]: {q}
not that, {q}
wrong search, {q}
maybe {q} gives more
perhaps {q} instead
better: {q}
let's try {q}
let's go on with {q}
next one: {q}
next topic: {q}
another search: {q}
another question, {q}
[one more|last one]: {q}
[great|thanks|nice], now {q}
[good|right], and {q}?
alright, {q} next
i also want to know about {q}
i'd also like [results|something] on {q}
[would|can] you do {q} as well
could we search {q} too
also curious about {q}
and what's the web's opinion on {q}
while we're on it, {q}
speaking of which, {q}
before i forget: {q}
that leaves {q}
ok next {q}
then {q} please
now with {q}
again, but {q}
different search: {q}
forget that, search {q}
now do {q}
and what comes up for {q}
+give me {q} too
hits for {q} as well
how does {q} fare
curious now, {q}
ooh, and {q}
ditto for {q}
rinse and repeat: {q}
wee bit more: {q}
""",
    de="""
[und|was ist mit|jetzt|auch|und zu] {q}?
[dasselbe|das Gleiche|nochmal] [für|mit|zu] {q}
und wie schaut's mit {q} aus?
jetzt [google|such nach|such] {q}
{q} [auch|auch noch|stattdessen|ebenfalls]
ok und {q}
[dann|als nächstes|noch]: {q}
und was gibt's zu {q}?
versuch's mal mit {q}
!und dann interessiert mich noch {q}
!das Ganze noch zu {q}
kannst du auch [noch|] {q} [googeln|suchen]
noch eine Suche: {q}
neue Suche: {q}
[passt nicht ganz|nee], [such lieber|google lieber] {q}
wenn du schon dabei bist: {q}
schau auch [gleich|noch] nach {q}
und zu {q}, gibt's da was?
weiter mit {q}
{q}?
[und|plus] {q}
dasselbe nochmal, aber {q}
gleiche Suche mit {q}
und für {q}?
[außerdem|und außerdem] {q}
+google auch {q}
+such als nächstes {q}
+such auch nach {q}
+mach mit {q} weiter
+mach noch eine zu {q}
+wiederhol das für {q}
+änder die Suche auf {q}
was ist dann mit {q}
was findest du zu {q}
was steht zu {q} im Netz
findest du auch was zu {q}
hast du auch was zu {q}
gibt's auch was zu {q}
geht das auch mit {q}
[nein|sorry|ups], ich meinte {q}
ich meinte {q}
[eigentlich|lieber]: {q}
nicht das, sondern {q}
falsche Suche, {q}
vielleicht bringt {q} mehr
womöglich eher {q}
besser: {q}
probieren wir {q}
machen wir weiter mit {q}
das nächste: {q}
nächstes Thema: {q}
andere Suche: {q}
andere Frage, {q}
[noch eins|als letztes]: {q}
[super|danke|gut], jetzt {q}
[schön|passt], und {q}?
alles klar, dann {q}
ich will auch was über {q} wissen
zu {q} hätt ich auch gern was
[würdest|magst] du auch {q} suchen
können wir auch {q} suchen
{q} interessiert mich auch
was meint das Netz zu {q}
wo wir schon dabei sind, {q}
apropos, {q}
bevor ich's vergess: {q}
fehlt noch {q}
ok, {q} als nächstes
dann bitte {q}
jetzt mit {q}
nochmal, aber {q}
stattdessen {q}
vergiss das, such {q}
jetzt zu {q}
und was kommt bei {q}
Treffer zu {q} auch
und {q}, was gibt's da
suach no {q}
und no {q}
lueg au no {q}
detto {q}
jetzt bin ich neugierig, {q}
ah, und {q}
das gleiche Spiel mit {q}
""",
)
