"""How people say that a web page is to be read: what it says, what about something, another one."""

from training.phrases import Phrases

READ = Phrases(
    en="""
+read {url}
+summarize {url}
+summarise {url} [for me|]
what does {url} say?
what's [on|written on|the content of] {url}?
+[read|fetch] [the page|the site|the article|] {url} [and tell me what it says|and sum it up|]
+give me [a summary|the gist|the main points] of {url}
tl;dr {url}
{url} summary
[summary|content|text] of {url}
{url} - what is [that|this|it] about?
what is {url} about?
+tell me what {url} says
!+sum up the page {url}
i don't want to open the browser, what does {url} say?
someone sent me {url}, what's [in it|on it|that]?
!is there anything interesting on {url}?
can you read {url} [to me|for me]?
what do they write [on|at] {url}?
in short, {url}?
[article|page|website]: {url}, what's in it?
+skim {url} for me
+boil {url} down to [a few|three] sentences
too lazy to read all of {url}, [what's the point of it|what's the short version]?
{url}, [short version|key points|in a nutshell][ please|?|]
what's the [gist|message|takeaway] of {url}?
no time for {url} myself, what's in there?
+scrape the text [off|from] {url}
+go through {url} and tell me what matters
what can be read [at|on] {url}?
[body|plain text|wording] of {url} [please|pls|]
i'd like to hear what {url} is saying
my browser is broken, can i get the text of {url} here?
what's {url} all about?
is {url} worth reading, what does it say?
+get me the text behind this link: {url}
!what are they going on about at {url}?
!a colleague keeps sending me {url}, what's the deal with it?
!+condense {url} [a bit|into two lines]
+digest {url} for me
+recap {url} [briefly|in a few lines|]
{url} in [plain|simple] words [please|]
+break {url} down for me
what's the story [on|behind|at] {url}?
could you [go over|look through] {url} and report back?
i can't open {url} [here|on this machine], tell me the content
[long|huge] article at {url}, what are the [key points|takeaways]?
wonder what {url} is [about|saying]
would you be so kind and read {url} out?
{url} content pls
+pull the [text|content|article] from {url}
+extract the [text|main text] of {url}
does {url} contain anything useful, what's it say?
[need|would like] an [abstract|overview|outline] of {url}
what information is [at|on] {url}?
my eyes are tired, read {url} to me
{url} tl;dr please
{url}, what does it say
{url}, what's in there
{url}: summary please
{url}: content?
what's in {url}
what's this page about: {url}
what is written at {url}
what's the main point of {url}
what do i find on {url}
what would i read at {url}
how would you sum up {url}
summary please, {url}
please summarise {url} in a few words
please read the page {url}
page {url}, read it
the content of {url} in short
i'd like a summary of {url}
i'd like to know what's on {url}
i want to know what {url} says
i need the content of {url}
i need the gist of {url}
i got a link, {url}, what's in it
i found {url}, what does it say
i don't feel like reading {url}, sum it up
i have to know what's on {url}
could you summarise {url}
could you tell me what {url} is about
would you read {url} for me
would you mind reading {url}
can i get the gist of {url}
let's see what's on {url}
let's hear what {url} has to say
a few sentences about what's on {url} please
before i click on {url}, what's there
interesting link {url}, read it for me
+look through {url} and sum it up
+outline {url}
+get the content of {url}
+put {url} in a nutshell
+load {url} and tell me the gist
{url} - read
{url} - gist
{url} - worth my time? what do they say
{url}, sum up
{url}, briefly
{url}, just the text please
{url} in three sentences
{url} for someone in a hurry
{url} read aloud please
text of {url} here in the chat
without opening it: what's on {url}
curl {url} and tell me what it says
read_page {url}
wtf is {url} about
so, {url}, what's the story
reading list: {url}, sum it up
next on my reading list is {url}, give me the short version
my boss wants me to know what's on {url}
my teacher gave us {url} to read, what's the summary
they all talk about {url}, what do they write there
everyone's sharing {url}, what does it say
my english is bad, what does {url} say
my phone can't show {url}, what's written there
the print on {url} is tiny, read it to me
{url} is full of ads, just give me the text
{url} wants cookies, read it for me instead
what's the bottom line of {url}
what's the news at {url}
what are they saying on {url}
what did they publish at {url}
what am i going to find at {url}
what should i know from {url}
which points does {url} make
is {url} about anything important? summarise it
is there text on {url}? read it
are there any news on {url}
do me a favour and read {url}
have you read {url}? what's in it
have a read of {url} for me
have a butcher's at {url} and tell me what it says
can you make sense of {url}, what's it about
could i have {url} in a nutshell
may i have the contents of {url}
i'd rather not visit {url} myself, what's there
i was sent to {url}, what's that about
i've only got a minute, {url} in short
i skipped {url}, what did it say
let me know what {url} says
let me hear {url}
+tell me in two sentences what's at {url}
+dig into {url} and report
+study {url} and give me the key points
+crunch {url} down to the essentials
+print the text of {url}
+grab the article at {url} and sum it up
+trim {url} to the essentials
""",
    de="""
+lies [mal|mir|] {url} [vor|]
+fass [mal|mir|] {url} zusammen
was steht [auf|unter|bei] {url}?
was [sagt|schreibt] {url}?
+[lies|hol] [die Seite|den Artikel|] {url} [und sag mir, was drinsteht|und fass sie zusammen|]
[Zusammenfassung|Inhalt|Text] von {url}
{url} zusammenfassen
{url} lesen
tl;dr {url}
worum geht's [auf|bei] {url}?
{url} - worum geht es da?
+gib mir [eine Zusammenfassung|das Wichtigste|die Kernpunkte] von {url}
+sag mir, was auf {url} steht
!+fass die Seite {url} kurz zusammen
ich will den Browser nicht aufmachen, was steht auf {url}?
mir hat wer {url} geschickt, was [ist das|steht da]?
!gibt's was Interessantes auf {url}?
kannst du [mir|] {url} [vorlesen|zusammenfassen]?
was schreiben die auf {url}?
kurz gesagt, {url}?
[Artikel|Seite]: {url}, was steht drin?
wos steht'n auf {url}?
+überflieg [mal|] {url} für mich
+les [mal|] {url} durch
zu faul zum Lesen, [was ist die Kurzfassung|was ist der Kern] von {url}?
{url}, [Kurzfassung|Kernaussage|das Wesentliche] bitte
was ist [die Kernaussage|die Botschaft|der Inhalt] von {url}?
hab keine Zeit für {url}, was steht drin?
+hol [mal|mir|] den Text von {url}
magst du {url} [durchlesen|überfliegen] und mir sagen, was wichtig ist?
wovon handelt {url}?
ich wüsste gern, was auf {url} steht
Link bekommen: {url}, was [ist das|steht da drin|wollen die]?
{url} bitte [durchlesen|vorlesen|überfliegen]
wat steit op {url}?
was stoht uf {url}?
lohnt sich {url}, was steht da?
wie wär's mit einer Zusammenfassung von {url}?
!was erzählen die bei {url} [so|denn so]?
!+brich {url} auf ein paar Sätze runter
!mein Kollege schwärmt von {url}, was ist da zu lesen?
+gib [mal|mir|] wieder, was auf {url} steht
+fasse {url} [kurz|in zwei sätzen|] für mich zusammen
+schau dir [mal|] {url} an und [berichte|erzähl, worum es geht]
[überblick|abriss|kurzform|inhaltsangabe] [von|zu] {url}
{url} in [kurz|kurzform|einfachen worten]
meine augen sind müde, lies mir {url} vor
was gibt {url} [so|] her?
[langer|ewig langer] artikel auf {url}, was [sind die kernpunkte|steht drin]?
könntest du [bitte|] {url} durchgehen und [berichten|mir den inhalt sagen]?
was für infos stehen [auf|unter] {url}?
{url} runtergebrochen [auf das wesentliche|auf ein paar punkte] bitte
+extrahier den [text|inhalt] [von|aus] {url}
ich krieg {url} hier nicht auf, was steht da?
zamfassung vo {url} bitte
wärst so nett und liest {url} durch, was steht da
um was dreht sich's [auf|bei] {url}?
hätt gern den [inhalt|text] von {url}
chasch mir {url} [vorläse|zämefasse]?
{url}, was steht drin
{url}, worum geht's
{url}: Zusammenfassung bitte
{url}: Inhalt?
{url} in ein paar sätzen
was steht da: {url}
was ist das für eine seite: {url}
was ist auf {url} zu lesen
was ist der kern von {url}
was find ich auf {url}
was erfahr ich auf {url}
wie lautet der text auf {url}
worüber schreibt {url}
Zusammenfassung bitte, {url}
bitte {url} lesen und zusammenfassen
bitte die seite {url} lesen
den Inhalt von {url} in kurz
die Kurzversion von {url}
ich hätte gern eine Zusammenfassung von {url}
ich möchte wissen, was auf {url} steht
ich will wissen, was {url} sagt
ich brauch den Inhalt von {url}
ich brauch das Wichtigste von {url}
ich hab {url} gefunden, was steht da
ich hab einen Link, {url}, was ist da drin
ich mag {url} nicht selber lesen, fass zusammen
könntest du {url} zusammenfassen
könntest du mir sagen, worum es auf {url} geht
würdest du {url} für mich lesen
kannst du {url} für mich durchgehen
lass hören, was auf {url} steht
schauen wir mal, was auf {url} steht
ein paar Sätze zum Inhalt von {url} bitte
bevor ich auf {url} klicke, was ist da
spannender Link {url}, lies den für mich
+geh {url} durch und fass zusammen
+hol den Inhalt von {url}
+mach mir eine Zusammenfassung von {url}
+lade {url} und sag mir das Wichtigste
wos is auf {url} gschriebn
{url} - lesen
{url} - das Wichtigste
{url} - lohnt sich das? was schreiben die
{url}, fass zusammen
{url}, ganz kurz
{url}, nur den Text bitte
{url} in drei Sätzen
{url} für Eilige
{url} vorlesen bitte
Text von {url} hier in den Chat
ohne zu öffnen: was steht auf {url}
curl {url} und sag, was da steht
read_page {url}
was soll {url} sein, worum geht's
na, {url}, was steht da so
Leseliste: {url}, bitte zusammenfassen
als nächstes auf der Leseliste: {url}, Kurzfassung bitte
der Chef will, dass ich weiß, was auf {url} steht
wir sollen für die Schule {url} lesen, Zusammenfassung?
alle reden von {url}, was schreiben die
alle teilen {url}, was steht da
mein Englisch ist schlecht, was steht auf {url}
mein Handy zeigt {url} nicht an, was steht da
die Schrift auf {url} ist winzig, lies vor
{url} ist voller Werbung, gib mir nur den Text
{url} will Cookies, lies du das für mich
was ist das Fazit von {url}
was gibt's Neues auf {url}
was verkünden die auf {url}
was haben die auf {url} veröffentlicht
was erwartet mich auf {url}
was muss ich von {url} wissen
welche Punkte macht {url}
steht auf {url} was Wichtiges? fass zusammen
steht auf {url} überhaupt Text? lies mal
gibt es Neuigkeiten auf {url}
tu mir den Gefallen und lies {url}
hast du {url} gelesen? was steht drin
wirf einen Blick auf {url} und sag, was da steht
wirst du aus {url} schlau, worum geht's da
könnt ich {url} in aller Kürze haben
dürfte ich den Inhalt von {url} erfahren
ich will {url} nicht selber besuchen, was steht dort
man hat mich auf {url} verwiesen, worum geht's
ich hab nur eine Minute, {url} bitte kurz
{url} hab ich übersprungen, was stand da
lass mich wissen, was auf {url} steht
lass {url} hören
+sag mir in zwei Sätzen, was auf {url} steht
+knöpf dir {url} vor und berichte
+studier {url} und nenn mir die Kernpunkte
+dampf {url} auf das Wesentliche ein
+gib den Text von {url} aus
+schnapp dir den Artikel auf {url} und fass ihn zusammen
+kürz {url} auf das Nötigste
les ma {url} vor
vertell mi, wat op {url} steiht
""",
)
FIND = Phrases(
    en="""
what does {url} say about {x}?
is there anything about {x} on {url}?
+look on {url} for {x}
+check {url} for {x}
+read {url} and tell me about {x}
{x} on {url}?
does {url} mention {x}?
!what can i read about {x} at {url}?
+find {x} on the page {url}
what's the word on {x} over at {url}?
anything on {x} at {url}?
+scan {url} for [anything about|mentions of] {x}
i need the part about {x} from {url}
is {x} [mentioned|described|explained|covered] [on|at] {url}?
{url}: what about {x}?
+go through {url} and pick out what concerns {x}
according to {url}, what's up with {x}?
i'm only interested in {x}, what does {url} have on it?
+see whether {url} has something on {x}
what do they write about {x} on {url}?
can you check if {x} [comes up|appears|is talked about] on {url}?
!supposedly {url} talks about {x}, what does it say there?
!+pull the bit on {x} out of {url}
+skim {url} for {x}
+dig through {url}, i need {x}
where on {url} do they talk about {x}?
could {url} tell me [something|more] about {x}?
i'm looking for {x} in this article: {url}
regarding {x}, what's [written|said|stated] [on|at] {url}?
{url} should [say something|have info] about {x}, what is it?
+quote me the passage about {x} from {url}
what are the facts on {x} [at|on] {url}?
[wonder|curious] what {url} has to say on {x}
don't need all of {url}, only what they say about {x}
how does {url} [describe|explain] {x}?
{url} about {x}
{url} {x}
{x} in {url}
{x} at {url}?
what about {x} on {url}
what's on {url} about {x}
what's said of {x} on {url}
what's there about {x} on {url}
what do you find about {x} on {url}
what do they say on {url} regarding {x}
what does the page {url} tell about {x}
what's {url}'s take on {x}
what is {x} according to {url}
who or what is {x} according to {url}
how is {x} explained on {url}
does {url} have anything about {x}
does {url} cover {x}
does {url} say something of {x}
do they mention {x} on {url}
did {url} write about {x}
is there a section on {x} at {url}
is {x} a topic on {url}
is {url} about {x} at all, what does it say
tell me what {url} says about {x}
tell me about {x}, it's on {url}
+search the page {url} for {x}
+read up on {x} at {url}
+look up {x} on {url}
+look at {url} and see what's there on {x}
+open up {url} and tell me what it says on {x}
+summarise what {url} says about {x}
+extract everything about {x} from {url}
+fetch {url} and find {x}
+use {url} to tell me about {x}
i want to know what {url} says about {x}
i want to read about {x} on {url}
i'd like the paragraph on {x} from {url}
i need info on {x}, see {url}
i heard {url} has something on {x}, what is it
i was told {x} is on {url}, what does it say
there's a bit about {x} on {url}, read it
someone says {x} is explained at {url}, how
source is {url}, question is {x}
question about {x}, the answer should be on {url}
on {url}, what do they say about {x}
from {url}, only {x} please
{x}: {url}
{url}, keyword {x}
{url}, section on {x}
{url}, but only the {x} part
grep {x} {url}
ctrl+f {x} on {url}
{x}? should be on {url}
{x} - source {url}
{x}, as told by {url}
{x}, what does {url} know about it
the {x} bit of {url}
the paragraph about {x} on {url} please
the passage on {x} at {url}
only {x} matters to me at {url}
just the {x} stuff from {url}
tl;dr of {url}, but only for {x}
in {url}, where's {x}
what role does {x} play at {url}
what news about {x} is on {url}
what can {url} tell me about {x}
what's the info on {x} on {url}
why is {x} on {url}
when does {url} talk about {x}, and what does it say
who writes what about {x} on {url}
how much does {url} say about {x}
is {x} on {url}
is the word {x} anywhere on {url}
are there details on {x} at {url}
any mention of {x} on {url}
any luck finding {x} on {url}
did they say anything about {x} over on {url}
has {url} anything new on {x}
have they got {x} on {url}
got {url} here, need the part on {x}
can i find {x} on {url}
could you read me the {x} section of {url}
would you look up what {url} writes on {x}
mind looking for {x} on {url}
i can't find {x} on {url}, can you
i've been staring at {url} and don't see {x}, what does it say
i'm told to look at {url} because of {x}
i care about {x} only, the page is {url}
my question is about {x}, the page is {url}
page: {url}, topic: {x}
here's {url}, what's in there on {x}
let's see what {url} has on {x}
+answer from {url}: what about {x}
+consult {url} about {x}
+find out from {url} about {x}
+hunt for {x} on {url}
+filter {url} for {x}
+quote what {url} says on {x}
+get me the lines about {x} from {url}
+point me to {x} on {url}
""",
    de="""
was steht auf {url} über {x}?
steht auf {url} [was|etwas] [über|zu] {x}?
+schau auf {url} nach {x}
+lies {url} und sag mir was über {x}
{x} auf {url}?
kommt {x} auf {url} vor?
!was lese ich auf {url} zu {x}?
+such auf der Seite {url} nach {x}
was schreibt {url} [zu|über] {x}?
+schau mal, was {url} [über|zu] {x} hergibt
gibt {url} was zu {x} her?
wird {x} auf {url} [erwähnt|genannt|beschrieben|erklärt]?
ich brauch von {url} nur den Teil [zu|über] {x}
+durchsuch [die Seite|] {url} nach {x}
mich interessiert nur {x}, was steht dazu auf {url}?
{url}: was ist mit {x}?
laut {url}, was ist mit {x}?
findet sich auf {url} [was|etwas] zu {x}?
+geh {url} durch und sag mir, was da über {x} steht
was sagen die auf {url} zu {x}?
ob {url} wohl was über {x} schreibt?
steht do wos über {x} auf {url}?
+lies nach, was auf {url} über {x} steht
!angeblich schreibt {url} was über {x}, was genau?
!+zieh mir aus {url} raus, was zu {x} gehört
+durchforste {url} nach {x}
+klopf {url} auf {x} ab
wo steht auf {url} was [über|zu] {x}?
ich such auf {url} [die stelle|den abschnitt|den absatz] [zu|über] {x}
wie [beschreibt|erklärt] {url} {x}?
was für infos zu {x} hat {url}?
[nicht alles|nicht den ganzen text] von {url}, nur das zu {x}
bezüglich {x}: was sagt {url}?
auf {url} müsste was zu {x} stehen, [was denn|was genau steht da]?
kannst du auf {url} nachsehen, was da [über|zu] {x} [steht|geschrieben ist]?
+zitier mir die stelle über {x} aus {url}
hätt gern gewusst, was {url} zu {x} meint
findsch öppis zu {x} uf {url}?
{url} über {x}
{url} {x}
{x} in {url}
{x} bei {url}?
was ist mit {x} auf {url}
was steht bei {url} zu {x}
was gibt's auf {url} zu {x}
was findest du auf {url} über {x}
was sagt die Seite {url} zu {x}
was meint {url} zum thema {x}
was ist {x} laut {url}
was erfährt man auf {url} über {x}
wie wird {x} auf {url} erklärt
hat {url} was über {x}
hat {url} einen abschnitt über {x}
behandelt {url} auch {x}
erwähnt {url} {x}
schreibt {url} was über {x}
ist {x} ein thema auf {url}
ist auf {url} von {x} die rede
gibt es auf {url} was über {x}
geht's auf {url} auch um {x}
sag mir, was {url} über {x} sagt
erzähl mir was über {x}, steht auf {url}
+such {x} auf {url}
+durchsuch {url}, ich brauch {x}
+lies auf {url} den teil über {x}
+schlag auf {url} {x} nach
+schau in {url} rein, was da zu {x} steht
+fass zusammen, was {url} über {x} sagt
+hol mir alles über {x} aus {url}
+nimm {url} und sag mir was zu {x}
+prüf, ob {url} was über {x} schreibt
ich will wissen, was auf {url} über {x} steht
ich möchte auf {url} was über {x} lesen
ich hätt gern den absatz über {x} von {url}
ich brauch infos zu {x}, siehe {url}
ich hab gehört, auf {url} steht was über {x}, was denn
auf {url} soll was zu {x} stehen, lies das
jemand meint, {url} erklärt {x}, wie denn
quelle {url}, frage {x}
frage zu {x}, die antwort steht auf {url}
auf {url}: was schreiben die über {x}
von {url} bitte nur {x}
{url} nach {x} durchsuchen
wos sogt {url} zu {x}
seit {url} öppis über {x}
{x}: {url}
{url}, Stichwort {x}
{url}, Abschnitt über {x}
{url}, aber nur der Teil mit {x}
grep {x} {url}
Strg+F {x} auf {url}
{x}? müsste auf {url} stehen
{x} - Quelle {url}
{x}, was weiß {url} darüber
das mit {x} auf {url}
der Absatz über {x} auf {url} bitte
die Passage zu {x} bei {url}
bei {url} interessiert mich bloß {x}
nur das Zeug über {x} von {url}
tl;dr von {url}, aber nur zu {x}
in {url}, wo ist da {x}
welche Rolle spielt {x} auf {url}
was gibt's Neues über {x} auf {url}
was kann mir {url} über {x} sagen
welche Infos über {x} stehen bei {url}
warum kommt {x} auf {url} vor
an welcher Stelle redet {url} von {x}, und was steht da
wer schreibt was über {x} auf {url}
wie viel sagt {url} zu {x}
ist {x} auf {url}
steht das Wort {x} irgendwo auf {url}
finden sich Details zu {x} auf {url}
irgendeine Erwähnung von {x} auf {url}
findest du {x} auf {url}
haben die auf {url} was zu {x} gesagt
hat {url} was Neues zu {x}
haben die {x} auf {url}
hab hier {url}, brauch den Teil über {x}
find ich {x} auf {url}
könntest du mir von {url} den Abschnitt über {x} vorlesen
würdest du nachlesen, was {url} zu {x} schreibt
magst auf {url} nach {x} schauen
ich find {x} auf {url} nicht, du?
ich starr schon ewig auf {url} und seh {x} nicht, was steht da
wegen {x} soll ich auf {url} schauen, was steht da
mir geht's nur um {x}, die Seite ist {url}
meine Frage betrifft {x}, die Seite ist {url}
Seite: {url}, Thema: {x}
hier ist {url}, was steht da zu {x} drin
schauen wir, was {url} zu {x} hat
+antworte aus {url}: was ist mit {x}
+zieh {url} wegen {x} zurate
+find auf {url} raus, was mit {x} ist
+fahnde auf {url} nach {x}
+filter {url} nach {x}
+zitier, was {url} zu {x} sagt
+gib mir die Sätze über {x} von {url}
+zeig mir {x} auf {url}
schau auf {url}, wos do über {x} steht
kiek op {url}, wat dor över {x} steiht
""",
)
WHICH = Phrases(
    en="""
+read [the|a|this] [page|website|article]
+summarize [the|this|that] [page|website|site|article]
what does the [page|article|website] say?
!+sum up the website
+[skim|go through|sum up] [a|some] [web page|webpage|site] for me
+give me the [gist|summary|short version] of [a|that] [page|website|web page|article]
can you [read|summarize] [a web page|webpages|websites]?
i have a [link|web page|website] for you to read
page summary [please|]
+read me a web page
what's on that website?
i'm too lazy to read that [article|web page], can you do it?
[website|web page|article] tl;dr
!there's a page on the net i want summed up
!+tell me what some website says
+recap [the|a] [article|page] for me
[can|could] you digest [an article|a page|a site] for me?
i need [a summary|the gist] of [an article|a website|an online article]
i'd like to know what's on [a page|a site]
+extract the text of a [website|page]
there's a long article, give me the [short version|key points]
would you read me an [online article|internet page]?
what is this [article|site|webpage] about
[article|site] summary
my eyes hurt, read the [article|page] to me
+read a web page for me
+read me that article
page please
+sum up an article
i'd like an article summarised
i'd like a web page summarised
there's an article i'd like to hear
there's a website i want to know about
i want to know what some page says
i found an article, what does it say
i've got an article here, sum it up
got a link, read it
i have a url, tell me what's there
someone sent me a link, what's in it
a friend sent me an article, give me the short version
a colleague posted a link, what does it say
link summary
+summarise a link
+summarise a url
+read a url
+fetch a web page
fetch page
read page
read website
read url
read_page
what's in the link
what's the link about
what does the link say
what does it say on the website
what's that article about
[can|could] you open up a page and read it to me
could you have a look at a website for me
could you check a page and tell me the gist
would you summarise a page
are you able to read a web page for me
is it possible to have a website read out
need a website condensed
need the text of a page
+get me the text of an article
+give me an article in short
+give me the main points of an article
an article in a few sentences please
the short version of a website please
web page in a nutshell
long read, need the gist
no time to read an article, sum it up
i don't want to read the whole article
i can't be bothered with the whole page, what's in it
let's read a web page
let's go through an article
a web page needs reading
a blog post to summarise
+sum up a blog post
+read the news article
what's this blog post about
the website, what's on it
tell me about a web page
+digest a page
+skim an article
read a page
read the web page
reading a website, please
website read aloud
article please
news article, short version
blog post, short version please
the article, the gist of it
the page in three sentences
that page i found, what does it say
that blog, what do they write
this link here, what's behind it
can't open a page, read it to me
my browser crashed, read me a web page
ads everywhere on that site, just give me the text
the site wants cookies, you read it
the website is in tiny print, read it out
there's something on the web i'd like read to me
there's this page, what's it about
there's this blog, sum it up
is there a way to get a web page as text
do you read web pages?
do you do summaries of articles?
have you got time to read an article
how about summing up an article for me
mind reading a page for me
what have they published on that page
what does the blog say
what's written on the page
what's the article's message
which points does the article make
i was given a link, what's it about
i bookmarked an article, sum it up
i'd like a web page as plain text
i'm supposed to read an article for class, summarise it
i must read a page till tomorrow, shorten it for me
my teacher gave us an article, what's in it
everyone's sharing an article, what does it say
save me some time and read an article
spare me the clicking, read a page
+get me the contents of a web page
+go to a page and tell me what's there
+have a read of a website
+look at a web page and report back
+boil a web page down
+condense an article
+scrape a page
+read the link out
""",
    de="""
+lies [die|diese] [Seite|Webseite|Website]
+fass [die|diese] [Seite|Webseite|Website] zusammen
was steht [auf der Seite|in dem Artikel|auf der Website]?
!+fass die Website zusammen
+les mir [mal|] [eine|die] [Webseite|Internetseite|Website] vor
+überflieg [mal|] [eine|die] [Webseite|Website|Internetseite] für mich
kannst du [Webseiten|eine Webseite|Internetseiten] [lesen|vorlesen|zusammenfassen]?
[Webseite|Website|Artikel|Internetseite] zusammenfassen
[Webseite|Website|Internetseite] [lesen|vorlesen]
ich hab [einen Link|eine Webseite|einen Artikel], den Inhalt bitte kurz
worum geht's [auf der Webseite|auf der Internetseite|in dem Artikel]?
Zusammenfassung von [einer|der] Webseite bitte
ich hätt gern eine [Webseite|Internetseite] zusammengefasst
fass ma de Webseitn zam
bin zu faul für den Artikel, kannst du ihn lesen?
!da gibt's eine Seite im Netz, die sollst du mir vorlesen
!was schreiben die auf der Internetseite?
+gib [mir|] [eine|die] [webseite|internetseite] in kurzform wieder
kannst du mir [einen artikel|eine seite] kurz zusammenfassen?
ich [brauch|bräuchte] die [kurzfassung|zusammenfassung] [von einem artikel|von einer seite]
langer artikel im netz, [fass ihn zusammen|worum gehts da]
+hol den text von [einer|der] [webseite|seite]
[artikel|onlineartikel|seite] [vorlesen|überfliegen|durchlesen]
wovon handelt [der artikel|die seite|die webseite]?
würdest du [eine seite|einen artikel] für mich lesen?
i brauch a zamfassung vo [ana|da] webseitn
meine augen sind müde, lies mir [den artikel|die seite] vor
Webseite bitte lesen
eine Webseite für mich lesen
lies mir den Artikel vor
+lies mir eine Seite aus dem Netz vor
+fass einen Artikel zusammen
+fass mir den Link zusammen
+lies den Link
+lies eine URL
Link zusammenfassen
Link lesen
Seite lesen
Seite zusammenfassen
URL lesen
read_page
ich möcht einen Artikel zusammengefasst haben
ich will wissen, was auf einer Seite steht
ich hab einen Artikel gefunden, was steht drin
ich hab da einen Artikel, fass ihn zusammen
hab einen Link, lies den mal
ich hab eine URL, was steht da
mir hat jemand einen Link geschickt, was steht drin
ein Freund hat mir einen Artikel geschickt, kurz bitte
was steht in dem Link
was ist das für ein Link
worum geht's in dem Link
was steht im Artikel
was steht auf der Homepage
worum geht's in dem Blogbeitrag
Blogbeitrag zusammenfassen
Zeitungsartikel zusammenfassen
Onlineartikel bitte in kurz
[kannst|könntest] du dir eine Webseite anschauen und berichten
könntest du eine Seite für mich durchgehen
würdest du mir eine Internetseite vorlesen
magst du mir einen Artikel vorlesen
wär's möglich, eine Webseite zusammenzufassen
kann man sich eine Webseite vorlesen lassen
ich brauch den Text von einer Webseite
ich bräuchte eine Seite in Kurzform
+gib mir das Wichtigste aus einem Artikel
+gib mir die Kernpunkte einer Webseite
ein Artikel in ein paar Sätzen bitte
Webseite in Kurzform
Artikel in kurz
keine Zeit für den Artikel, was steht drin
den ganzen Artikel will ich nicht lesen
die Seite ist mir zu lang, was steht drauf
lass uns eine Webseite lesen
lass uns einen Artikel durchgehen
eine Webseite gehört gelesen
was is des für a Seitn
les ma den Artikel vor
chasch mir e Siite vorläse
les mi de Websiet vör
die Webseite, was steht da
erzähl mir, was auf der Webseite steht
sag mir, was der Artikel sagt
hol mir eine Webseite und lies sie
eine Seite lesen
die Webseite lesen
Website lesen bitte
Seite vorlesen bitte
Artikel bitte
Nachrichtenartikel, Kurzfassung
Blogbeitrag, Kurzfassung bitte
der Artikel, und zwar das Wesentliche
die Seite in drei Sätzen
die Seite, die ich gefunden hab, was steht da
dieser Blog, was schreiben die
dieser Link, was steckt dahinter
eine Seite geht nicht auf, lies sie mir vor
mein Browser ist abgestürzt, lies mir eine Webseite vor
lauter Werbung auf der Seite, gib mir nur den Text
die Webseite will Cookies, lies du sie
auf der Webseite ist alles so klein, lies vor
im Netz steht was, das hätt ich gern vorgelesen
da ist so eine Webseite, worum geht's da
da ist so ein Blog, fass den zusammen
gibt's eine Webseite auch als reinen Text
liest du Webseiten?
fasst du auch Artikel zusammen?
hast du Zeit, einen Artikel zu lesen
wie wär's, wenn du mir einen Artikel zusammenfasst
macht's dir was aus, eine Webseite zu lesen
was haben die auf der Seite veröffentlicht
was schreibt der Blog
was ist auf der Seite geschrieben
was ist die Aussage vom Artikel
welche Punkte macht der Artikel
man hat mir einen Link gegeben, worum geht's
ich hätt eine Webseite gern als Text
für den Unterricht soll ich einen Artikel lesen, fass zusammen
bis morgen muss ich eine Seite lesen, kürz sie mir
die Lehrerin hat uns einen Artikel gegeben, was steht drin
alle teilen einen Artikel, was steht da
spar mir die Zeit und lies einen Artikel
erspar mir das Klicken, lies eine Seite
+hol mir den Inhalt einer Webseite
+geh auf eine Seite und sag mir, was da steht
+wirf einen Blick auf eine Webseite und berichte
+schau eine Webseite an und erzähl
+dampf eine Webseite ein
+kürz einen Artikel
+lies den Link vor
+nimm dir eine Webseite vor
+les den Blog
Newsartikel zusammenfassen
a Webseitn vorlesn bitte
""",
)
AND = Phrases(
    en="""
[and {url}?|now {url}|and what does {url} say?|the same for {url}]
[ok,|then|next:|and] {url} [too|as well|also|please]
[same|do the same|same thing|once more|again] [for|with|but for] {url}
what about {url}?
and [what's on|what's in|what is] {url}?
{url} [too|as well|likewise], please
one more: {url}
and the gist of {url}?
!{url} would be the next one
!and how about {url}, what's there?
and now the content of {url}
{url} as well pls, [what's there|what does it say]
could you also [read|do|summarize] {url}
what does {url} say [then|in comparison|on the other hand]?
+do {url} next
how does {url} look [then|]?
[another|a second] page: {url}
next up, {url}
next {url}
and then {url}
{url} after that
after this, {url}
and finally {url}
now do {url}
then read {url} please
[can|could] you do {url} too
would you go through {url} as well
now i'd like to know about {url}
and {url}, what's that about
what's {url} saying by comparison
and what's the point of {url}
how does {url} differ, what does it say
{url}, same question
{url}, same procedure
ditto for {url}
likewise {url}
repeat for {url}
that again, for {url}
also read {url}
also {url}
plus {url}
and also the page {url}
and the other one, {url}
there's another one: {url}
here's one more: {url}
another link: {url}
got another link, {url}
i also have {url}
don't forget {url}
then there's {url}
compare that with {url}, what does it say
and over at {url}?
and on {url}?
now the other page, {url}
[ok|thanks|great], now {url}
[ok|thanks|great], and {url}?
[interesting|aha|hm], and {url}?
+move on to {url}
+carry on with {url}
+try {url} now
+read me {url} next
+take {url} next
+have a look at {url} too
+give {url} the same treatment
let's hear about {url} too
let's see what {url} says
and a summary of {url} too
summary of {url} too please
i need {url} summed up as well
in the same way {url}
instead of that one, {url}
or rather {url}, what's in there
does {url} say the same
and while you're at it {url}
and what do they write on {url}
what's in {url}, too
my next link is {url}
add {url} to that, what does it say
that was one, the second is {url}
{url} next please
hm, {url}?
oh, and {url}
so, {url}
well, and {url}
right, {url}
cool, {url} next
cheers, {url} now
good, what about {url}
fine, on to {url}
how about {url}
or {url}?
or {url}, what do they say
maybe {url} says more
maybe there's more at {url}
does {url} tell me more
is {url} any better
is there more on {url}
what have they got at {url}
what's there on {url}
what would {url} say
who's right? check {url}
for comparison, {url}
to compare, {url}
versus {url}, what's there
sorry, i meant {url}
oops, wrong one: {url}
not that one, {url}
the right page is {url}
the other page is {url}
the second page is {url}
the next page is {url}
there's part two: {url}
part two is at {url}
it goes on at {url}
it's continued on {url}
page two: {url}
it links to {url}, what's there
follow up: {url}
follow-up article: {url}
they refer to {url}, read that
i've one more: {url}
last one: {url}
last one for today: {url}
one last link: {url}
the german one is {url}, read that
someone replied with {url}, what's in that
could we do {url} as well
+read {url} now
+add {url}
+include {url}
+check {url} as well
+go on with {url}
+run through {url} too
+sum up {url} too
""",
    de="""
[und {url}?|jetzt {url}|und was steht auf {url}?|das gleiche für {url}]
[und|dann noch|als nächstes|jetzt noch|auch noch] {url} [bitte|]
[dasselbe|das selbe|nochmal] [mit|für|bei] {url}
was ist mit {url}?
{url} [auch|auch noch|genauso|ebenfalls]
und worum geht's bei {url}?
eine noch: {url}
und wie schaut's mit {url} aus?
!{url} wär die nächste
!und was haben die auf {url} stehen?
und jetzt den inhalt von {url}
kannst du [auch noch|noch] {url} [lesen|zusammenfassen|machen]
und was sagt {url} [dazu|]?
+nimm [dir|] [als nächstes|jetzt] {url} vor
[zweite|andere|weitere] seite: {url}
{url} [würd|tät] mich auch interessieren
dann noch [schnell|kurz] {url}
nächste seite: {url}
als nächstes dann {url}
danach {url}
und danach bitte {url}
und zum schluss {url}
und zuletzt noch {url}
jetzt mach {url}
dann lies {url} bitte
[könntest|magst] du auch {url} durchlesen
würdest du {url} auch zusammenfassen
jetzt wüsst ich gern, was {url} sagt
und {url}, worum geht's da
was sagt {url} im vergleich
und was ist der kern von {url}
{url}, gleiche frage
{url}, selbes spiel
detto {url}
ebenso {url}
wiederhol das für {url}
das nochmal für {url}
lies auch {url}
auch {url}
plus {url}
dazu {url}
und außerdem {url}
und die andere, {url}
da ist noch eine: {url}
hier noch eine: {url}
noch ein link: {url}
hab noch einen link, {url}
ich hab auch noch {url}
nicht vergessen: {url}
dann gibt's noch {url}
vergleich das mit {url}, was steht dort
und drüben bei {url}?
und auf {url}?
nun {url}
jetzt die andere seite, {url}
[ok|danke|super], jetzt {url}
[ok|danke|super], und {url}?
[aha|interessant|hm], und {url}?
+mach mit {url} weiter
+probier jetzt {url}
+geh noch {url} durch
+lies als nächstes {url}
+schau dir auch {url} an
+behandle {url} genauso
lass hören, was {url} sagt
mal sehen, was auf {url} steht
und eine zusammenfassung von {url} noch
{url} bitte auch zusammenfassen
{url} brauch ich auch noch in kurz
in gleicher weise {url}
statt der seite lieber {url}
oder doch {url}, was steht da
schreibt {url} dasselbe
und wenn du schon dabei bist {url}
und wos steht auf {url}
und was seit {url}
und was schreiben die auf {url}
mein nächster link ist {url}
das war eine, die zweite ist {url}
nimm auch {url} dazu, was steht da
{url} als nächstes bitte
hm, {url}?
ah, und {url}
so, {url}
na gut, und {url}
gut, {url}
cool, {url} jetzt
merci, nun {url}
schön, und {url}
passt, weiter mit {url}
wie steht's um {url}
oder {url}?
oder {url}, was sagen die
vielleicht steht auf {url} mehr
sagt {url} mehr
ist {url} besser
gibt's auf {url} mehr
was haben die auf {url}
was ist auf {url} los
was würde {url} sagen
wer hat recht? schau auf {url}
zum Vergleich {url}
zum Vergleichen: {url}
sorry, ich meinte {url}
ups, die falsche: {url}
nicht die, {url}
die richtige Seite ist {url}
die andere Seite ist {url}
die nächste Seite ist {url}
Teil zwei: {url}
Teil zwei steht auf {url}
auf {url} geht's weiter
die Fortsetzung ist auf {url}
Seite zwei: {url}
die verlinken {url}, was steht da
die verweisen auf {url}, lies das
Folgeartikel: {url}
ich hätt noch einen: {url}
letzter: {url}
die letzte für heute: {url}
ein letzter Link: {url}
auf Englisch gibt's {url}, lies das
wer hat mit {url} geantwortet, was steht da
können wir {url} auch noch machen
fehlt nur noch {url}
bleibt noch {url}
+lies jetzt {url}
+nimm {url} dazu
+prüf auch {url}
+fahr mit {url} fort
+fass {url} auch zusammen
+schau noch in {url} rein
no {url}
und no {url} bitte
un denn {url}
""",
)
