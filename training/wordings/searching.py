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
""",
)
