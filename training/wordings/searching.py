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
quick, {q}?
{q}?? driving me nuts
not sure about this one: {q}?
bonus question: {q}?
{q}, genuinely asking
{q} - fact check please
pub quiz, round two: {q}?
google, {q}?
wiki: {q}?
{q}? wikipedia must know
{q}? cheers
{q}? thanks in advance
ta in advance: {q}?
today at [lunch|work|school] it came up: {q}?
my teacher wants us to find out: {q}
homework question 3: {q}?
for the record: {q}?
genuine question, {q}?
help me win a bet: {q}?
whoever knows this: {q}?
hmm... {q}?
hm, {q}?
erm, {q}?
yo, {q}?
hiya, {q}?
good evening, {q}?
pardon my ignorance: {q}?
excuse me, {q}?
pray tell, {q}?
right then, {q}?
now tell me one thing: {q}?
one thing i never understood: {q}?
i've searched everywhere: {q}?
i can't sleep until i know: {q}?
nobody here can say: {q}?
it's bugging me: {q}?
opinions differ here: {q}?
{q}? look it up
{q}? google says?
{q}? one of us is wrong
the question is this: {q}?
the crossword asks: {q}?
the kids are asking: {q}?
need to know asap: {q}?
+get me the answer to this: {q}
+find an answer: {q}
d'ye ken: {q}?
lookup: {q}?
q: {q}? a:
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
nochmal kurz: {q}?
{q}?? das macht mich wahnsinnig
da bin ich mir unsicher: {q}?
Bonusfrage: {q}?
{q}, ernst gemeint
{q} - Faktencheck bitte
Kneipenquiz: {q}?
Google, {q}?
Wiki: {q}?
{q}? Wikipedia weiß das sicher
{q}? danke
{q}? danke schon mal
heut [beim Essen|in der Arbeit|in der Schule] kam die Frage auf: {q}?
der Lehrer will, dass wir rausfinden: {q}
Hausaufgabe Nummer 3: {q}?
fürs Protokoll: {q}?
ehrliche Frage: {q}?
damit ich die Wette gewinn: {q}?
wer weiß sowas: {q}?
hmm... {q}?
hm, {q}?
äh, {q}?
na, {q}?
moin, {q}?
grüß dich, {q}?
guten Abend, {q}?
verzeih die dumme Frage: {q}?
Entschuldigung, {q}?
sei so gut: {q}?
jetzt sag mir eins: {q}?
eins hab ich nie kapiert: {q}?
ich hab schon überall gesucht: {q}?
das lässt mir keine Ruhe: {q}?
keiner hier kann mir sagen: {q}?
da gehen die Meinungen auseinander: {q}?
{q}? schau nach
{q}? google das
{q}? einer von uns irrt sich
die Frage lautet: {q}?
im Kreuzworträtsel steht: {q}?
die Kinder fragen: {q}?
dringende Frage: {q}?
+such mir die Antwort raus: {q}
+bring in Erfahrung: {q}
hosd du a Ahnung: {q}?
seg amoi, {q}?
weetst du dat: {q}?
chasch mer säge: {q}?
nachschlagen: {q}?
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
web?
internet search
look up
just a web search
one web search, please
the web, please
the search engine, please
duckduckgo please
i'm going to need the internet
a googling job for you
a job for google
do some research online
do some digging on the web
do some web research for me
got a minute to google something?
there's something only the internet knows
i wonder about something, can we look online
somebody asked me something, let's check google
before i forget, i need something googled
my browser is slow, you search the web
save me the browser: search the web
you have internet, right? search something
search engine time
to the internet!
off to google
onto the web, i need to find something
gonna google
wanna look something up on the net
lemme google
what can you find on the web for me
would it be ok to google something
+go googling
+go hunting on the web
+pop something into google
+kick off a web search
+have a wee look on the internet for me
+use google
+use the internet
+conduct a web search
search_web
ddg
startpage search
wikipedia lookup
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
Web?
Netz
im Netz suchen
nur eine Websuche
eine Websuche, bitte
die Suchmaschine bitte
DuckDuckGo bitte
dafür brauch ich das Internet
Arbeit für Google
ein Fall für Google
Recherche im Netz
etwas recherchieren
kurze Recherche online
hast kurz Zeit was zu googeln?
das weiß nur das Internet, such mal
mir ist was unklar, schauen wir online
mich hat wer was gefragt, lass uns googeln
bevor ich's vergess, ich will was googeln
mein Browser ist lahm, such du im Netz
erspar mir den Browser und such im Netz
du hast doch Internet, such was
auf ins Internet
ab zu Google
ab ins Netz, ich muss was finden
gleich mal googeln
wollt was googeln
was findest du im Netz für mich
wär's ok, was zu googeln
+geh googeln
+hau was in die Suchmaschine
+gib was bei Google ein
+tipp was bei Google ein
+schau bei Wikipedia was nach
+nutz das Internet
+führ eine Websuche durch
+ruf Google zu Hilfe
search_web
ddg
Startpage-Suche
Wikipedia-Suche
google amoi wos
such ma wos im Netz
söök mi wat in't Internet
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
1
first
the first
the top one
page one, what's there
and what does it say
so what's in it
details?
full text
full article please
what's written there
whole text, please
continue with the first
tell me more about that one
a summary of the first would be nice
go on, read
go on then, what does it say
show me the text of it
content of result 1
content of the first
+fetch the first page
+get the text of the top hit
+give me the short version of the first
+go through the top one for me
+tell me what the first link says
+quote the first page
+dig into the first one
+expand on the first hit
the snippet isn't enough, read the page
that's not enough, what's on the page
could you read that one out
can you look into the first one
would you summarise the top result
i want to know what the first one says
i'm interested in the first
i'd pick the first, what does it say
let's hear the first one
let's read the top one
first link: tl;dr
tl;dr of the top one
sounds promising, what does the page say
the upper one please, read it to me
what's the first article about
does the first page say more
without opening it, what does the first say
too short, i want the whole page
aye, read that
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
1
erstes
den ersten
das oberste
Seite eins, was steht da
und was steht da
und, was schreiben sie
Details?
Volltext
den ganzen Artikel bitte
was steht da geschrieben
den ganzen Text bitte
weiter mit dem ersten
erzähl mir mehr davon
vom ersten hätt ich gern eine Zusammenfassung
na los, lies vor
also gut, was steht drin
zeig mir den Text davon
Inhalt von Treffer 1
Inhalt vom ersten
+hol die erste Seite
+hol den Text vom obersten Treffer
+gib mir die Kurzfassung vom ersten
+geh den obersten für mich durch
+sag mir, was der erste Link schreibt
+zitier die erste Seite
+schau in den ersten rein
+lies den ersten Artikel
der Ausschnitt reicht nicht, lies die Seite
das reicht mir nicht, was steht auf der Seite
könntest du die Seite vorlesen
kannst du in den ersten reinschauen
würdest du den obersten zusammenfassen
ich will wissen, was im ersten steht
mich interessiert der erste
ich würd den ersten nehmen, was steht da
lass hören, der erste
lesen wir den obersten
erster Link: tl;dr
Kurzfassung vom obersten
klingt vielversprechend, was steht auf der Seite
den oberen bitte, lies ihn mir vor
worum geht's im ersten Artikel
steht auf der ersten Seite mehr
ohne Öffnen: was steht im ersten
zu kurz, ich will die ganze Seite
les des erschte vor
wos steht'n beim ersten
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
2
second
the second
number two
page two, what's there
and what does the second say
so what's in the other one
the other page, what's in it
the other one in full
details on the second?
full text of the second
second article please
what's written in the other one
continue with the second
tell me more about the second one
a summary of the second would be nice
go on, read the second
not the first, the second, what does it say
show me the text of the second one
content of result 2
content of the second
+fetch the second page
+get the text of the second hit
+give me the short version of number two
+tell me what the second link says
+quote the second page
+dig into the second one
+expand on the second hit
the second snippet isn't enough, read the page
could you read the other one out
can you look into the second one
would you summarise result two
i want to know what the second one says
i'm interested in the second
i'd pick the second, what does it say
let's hear the second one
let's read the other one
second link: tl;dr
tl;dr of number two
number two sounds promising, what does the page say
the lower one please, read it to me
what's the second article about
does the second page say more
without opening it, what does the second say
skip the first, read the next one
the next one down, what does it say
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
2
zweites
den zweiten
Nummer zwei
Seite zwei, was steht da
und was steht im zweiten
und in dem anderen, was steht da
die andere Seite, was steht da
den anderen im Volltext
Details zum zweiten?
Volltext vom zweiten
den zweiten Artikel bitte
was steht in dem anderen geschrieben
weiter mit dem zweiten
erzähl mir mehr vom zweiten
vom zweiten hätt ich gern eine Zusammenfassung
na los, lies den zweiten vor
nicht den ersten, den zweiten, was steht da
zeig mir den Text vom zweiten
Inhalt von Treffer 2
Inhalt vom zweiten
+hol die zweite Seite
+hol den Text vom zweiten Treffer
+gib mir die Kurzfassung von Nummer zwei
+sag mir, was der zweite Link schreibt
+zitier die zweite Seite
+schau in den zweiten rein
+lies den zweiten Artikel
beim zweiten reicht mir der Ausschnitt nicht, lies die Seite
könntest du den anderen vorlesen
kannst du in den zweiten reinschauen
würdest du Treffer zwei zusammenfassen
ich will wissen, was im zweiten steht
mich interessiert der zweite
ich würd den zweiten nehmen, was steht da
lass hören, der zweite
lesen wir den anderen
zweiter Link: tl;dr
Kurzfassung von Nummer zwei
der zweite klingt vielversprechend, was steht auf der Seite
den unteren bitte, lies ihn mir vor
worum geht's im zweiten Artikel
steht auf der zweiten Seite mehr
ohne Öffnen: was steht im zweiten
überspring den ersten, lies den nächsten
den darunter, was steht da
wos steht'n beim zweiten
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
open
open please
that one, open
open that page for me
firefox please
in the browser
browser please
in a new tab please
the link, please open
go there
take me there
i want to go there
off we go, open it
ok open
yes, open that
yep, the first, open
top one, browser
result 1 in the browser
first link, new tab
+open the top one
+open up the first hit
+show the first result in firefox
+put the first one in a tab
+pop the first one open
+surf to the first result
+visit the top page
+go to that page
+get the first page up
+send me to the first link
+display the first page in the browser
could you open that for me
can you open the top one
would you open the link
i'd like to visit that page
i'd like the first page opened
i need the first one in the browser
let's go to that site
let's open the first
let me see that page for myself
i'd rather look at it myself, open the first
i'll read it myself, open it
perfect, open that one
that's the one, open it
looks right, open the first
exactly what i wanted, open it in the browser
bring the page up
clicking the first, please
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
öffnen
öffnen bitte
die da, öffnen
mach mir die Seite auf
Firefox bitte
im Browser
Browser bitte
im neuen Tab bitte
den Link bitte öffnen
geh da hin
bring mich dort hin
da will ich hin
auf geht's, mach auf
ok, aufmachen
ja, mach die auf
jep, den ersten öffnen
den obersten, Browser
Treffer 1 im Browser
erster Link, neuer Tab
+mach den obersten auf
+öffne den obersten Treffer
+zeig das erste Ergebnis im Firefox
+leg den ersten in einen Tab
+surf zum ersten Treffer
+besuch die oberste Seite
+geh auf diese Seite
+hol die erste Seite her
+schick mich zum ersten Link
+zeig die erste Seite im Browser an
könntest du mir das aufmachen
kannst du den obersten öffnen
würdest du den Link öffnen
ich möchte die Seite besuchen
ich hätt die erste Seite gern offen
den ersten brauch ich im Browser
gehen wir auf die Seite
öffnen wir den ersten
lass mich die Seite selber anschauen
ich schau lieber selbst, öffne den ersten
ich les das selber, mach auf
perfekt, mach den auf
genau der, öffne den
schaut richtig aus, den ersten öffnen
genau das hab ich gesucht, im Browser öffnen
Seite bitte aufrufen
einmal auf den ersten klicken
ufmache, de erscht
mach'n auf
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
open number 2
open the other
second, open
that second one, open
open the second page for me
second one, browser
result 2 in the browser
second link, new tab
the second in a new tab please
not the first, open the second
no, the second, open that
yes, open the second
yep, the second one, open
ok open two
take me to number two
i want to go to the second
+open up the second hit
+show the second result in firefox
+put the second one in a tab
+pop the second one open
+surf to the second result
+visit the second page
+go to the other page
+get the second page up
+send me to the second link
+display the second page in the browser
+open the lower one
+open the next one down
could you open the second for me
can you open number two
would you open the other link
i'd like to visit the second page
i'd like the second page opened
i need the second one in the browser
let's go to the other site
let's open the second
let me see the second page for myself
i'd rather look at the second myself, open it
i'll read the second one myself, open it
perfect, open the second one
the second's the one, open it
number two looks right, open it
the other one is what i wanted, open it in the browser
bring the second page up
clicking the second, please
skip the first and open the next
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
Nummer 2 öffnen bitte
den anderen öffnen
den zweiten, öffnen
den zweiten da, aufmachen
mach mir die zweite Seite auf
den zweiten, Browser
Treffer 2 im Browser
zweiter Link, neuer Tab
den zweiten im neuen Tab bitte
nicht den ersten, öffne den zweiten
nein, den zweiten, mach den auf
ja, mach den zweiten auf
jep, den zweiten öffnen
ok, Nummer zwei aufmachen
bring mich zu Nummer zwei
zum zweiten will ich hin
+öffne das zweite Ergebnis
+zeig das zweite Ergebnis im Firefox
+leg den zweiten in einen Tab
+surf zum zweiten Treffer
+besuch die zweite Seite
+geh auf die andere Seite
+hol die zweite Seite her
+schick mich zum zweiten Link
+zeig die zweite Seite im Browser an
+öffne den unteren
+öffne den darunter
könntest du mir den zweiten aufmachen
kannst du Nummer zwei öffnen
würdest du den anderen Link öffnen
ich möchte die zweite Seite besuchen
ich hätt die zweite Seite gern offen
den zweiten brauch ich im Browser
gehen wir auf die andere Seite
öffnen wir den zweiten
lass mich die zweite Seite selber anschauen
den zweiten schau ich lieber selbst an, öffne ihn
den zweiten les ich selber, mach auf
perfekt, mach den zweiten auf
der zweite ist es, öffne den
Nummer zwei schaut richtig aus, öffnen
den anderen hab ich gesucht, im Browser öffnen
zweite Seite bitte aufrufen
einmal auf den zweiten klicken
ufmache, de zwöit
überspring den ersten, öffne den nächsten
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
{q} now
{q} please
{q}, too
{q} again?
{q} next, thanks
hmm, {q}?
oh, and {q}
and {q} while you're there
to compare: {q}
in comparison, {q}?
for comparison {q}
versus {q}?
nothing useful, {q} maybe?
that didn't help, {q}
not what i wanted: {q}
more like {q}
let me rephrase: {q}
in other words: {q}
or {q}?
or maybe {q}
if not, {q}
failing that, {q}
after that, {q}
afterwards {q}
+swap that for {q}
+move on to {q}
+go for {q} next
+check {q} as well
+include {q}
+run it again with {q}
+throw in {q}
my next question is about {q}
next up: {q}
up next {q}
my wife wants {q} as well
someone here also wants to know about {q}
since you're at it, {q}
is there more if you take {q}
would {q} give better results
has google got {q} too
the other thing is {q}
there's also {q}
don't forget {q}
{q} is the next one
{q} would be next
that was one, now {q}
aye, and {q}?
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
{q} jetzt
{q} bitte
{q} noch
{q} dann
hm, {q}?
ach, und {q}
und {q}, wenn du grad dabei bist
zum Vergleich: {q}
im Vergleich dazu {q}?
oder {q}?
oder vielleicht {q}
nichts Brauchbares, eventuell {q}?
hilft mir nicht, {q}
das war's nicht: {q}
eher {q}
anders gesagt: {q}
anders formuliert: {q}
sonst halt {q}
wenn nicht, {q}
ansonsten {q}
danach {q}
im Anschluss {q}
+tausch das gegen {q}
+geh weiter zu {q}
+nimm als nächstes {q}
+schau {q} auch an
+nimm {q} dazu
+lass es nochmal mit {q} laufen
+häng noch {q} dran
meine nächste Frage betrifft {q}
das Nächste wär {q}
jetzt kommt {q}
meine Frau will auch {q}
hier will noch wer was zu {q} wissen
weil du grad dabei bist, {q}
kommt mehr, wenn du {q} nimmst
wären die Ergebnisse mit {q} besser
hat Google auch {q}
das andere ist {q}
da gibt's auch noch {q}
nicht vergessen: {q}
{q} ist der nächste Begriff
das war das eine, jetzt {q}
so, {q}
passt, {q}
guat, und {q}?
denn noch {q}
jetz no {q}
""",
)
