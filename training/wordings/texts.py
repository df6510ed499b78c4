"""How people ask what a text says about something, and for all of it in few words."""

from training.phrases import Phrases

QUESTION = Phrases(
    en="""
What does the text say about {x}?
Is there anything about {x}?
what about {x}
!Tell what is said about {x}.
what is written on {x}?
is {x} mentioned [in it|there|anywhere]?
+find the line [on|with|about] {x}
where does {x} [come up|occur|appear] in the text?
which line is about {x}?
how is it with {x} according to the text?
+[quote|cite|pick out|give me] what it says on {x}
any [word|info|remark] on {x} in there?
{x}: what does it say?
+look up {x} in the text
i want to know what stands there for {x}
[passage|entry|line] for {x}?
does the file mention {x}?
{x}?
anything on {x}
and {x}, what about that in the text?
what do they say on {x}
who or what is {x} in this text?
does it say anything [on|about|regarding] {x}
the line with {x}
[the bit|the part] about {x}
where's the [bit|part] about {x}
+read me the line with {x}
+show [me|] the line [on|about] {x}
+search the text for {x}
+check what it says about {x}
+check the text for {x}
+scan it for {x}
+pull out the line about {x}
+extract what concerns {x}
+tell me about {x} from the text
what can be read there about {x}
what's noted [on|about|for] {x}
what's the entry for {x}
which entry concerns {x}
info on {x} in the text?
details on {x} please
[how does|does] {x} come into it
is {x} in there?
is there a line on {x}
is something written about {x}
do you see {x} anywhere in it
can you find {x} in the text
could you look what the text has on {x}
would you check the part on {x}
[only|just] the part about {x} please
i'm only interested in {x}
i need the line on {x}
i need what it says about {x}
looking for {x} in that text
what i want from the text: {x}
concerning {x}, what's in the text?
regarding {x}?
as for {x}, what does it say
about {x}, what have we got in there
[content|text] about {x}
there must be a line on {x}, which
somewhere it mentions {x}, where
i remember something about {x} in there, what was it
what was that about {x} again
what does it tell us about {x}
what did they write about {x}
according to the text, what about {x}
{x} in the text, which line
{x} - which line
what's up with {x} in this file
i can't find {x} in it, can you
did anyone write anything on {x} in there
so what's the text's word on {x}
anything at all concerning {x} in it?
the text is so long, where's {x} in it
no time to read, just {x}
tl;dr on {x}
ctrl+f {x}
my boss asks about {x}, what does the file say
does {x} ring a bell in there
quick check: {x}, is that covered?
{x}, please
{x}: where?
{x}: anything?
{x}, what's written
{x}, which line is that
{x}, the relevant line
{x}? quote it
{x}? just that line
grep {x}
find {x}
search: {x}
keyword {x}
topic: {x}
re {x}
on {x}?
and on {x}?
mentions of {x}
occurrences of {x} in the text
statement on {x}?
facts about {x} in it
sentence about {x}
the sentence with {x}, please
the paragraph on {x}
part on {x}?
the {x} line
the {x} part, please
what the text has on {x}
what's it got on {x}
what's the line about {x}
what's said there concerning {x}
what do i need to know about {x} from it
what's the truth about {x}, says the text
what role has {x} in it
which part deals with {x}
which sentence has {x} in it
where's {x} in all that
where do they mention {x}
who says what about {x} in there
how does the text put it about {x}
how much does it say about {x}
is there any trace of {x}
is {x} covered by the text
are there lines about {x}
does the word {x} come up
does anything in it concern {x}
did you see {x} in there
has the author got anything on {x}
could you point me to {x} in it
could you quote the line on {x}
would you read out the bit with {x}
can the text tell me about {x}
let me see the line about {x}
i was looking for {x} in there
i only need the {x} bit
i heard it mentions {x}, what does it say
my question is about {x}
forget the rest, what about {x}
skip to {x}
skip everything but {x}
never mind the rest, just {x}
+look whether it mentions {x}
+pick the line that has {x}
+give me the facts on {x} from it
+answer from the text: {x}
+spot {x} in there
""",
    de="""
Was steht im Text über {x}?
Steht da etwas zu {x}?
was ist mit {x}
!Sag, was über {x} gesagt wird.
was steht zu {x} drin?
wird {x} [im Text|da|irgendwo drin] erwähnt?
+such die Zeile [mit|zu|über] {x}
wo kommt {x} im Text vor?
welche Zeile handelt von {x}?
wie ist das laut Text mit {x}?
+[zitier|nenn|gib mir] die Stelle zu {x}
[irgendein Wort|eine Info|ein Hinweis] zu {x} da drin?
{x}: was sagt der Text?
+schlag {x} im Text nach
ich will wissen, was bei {x} steht
[Stelle|Eintrag|Zeile] zu {x}?
kommt {x} in der Datei vor?
wos steht do über {x}?
{x}?
etwas zu {x}
und {x}, was steht dazu drin?
was schreiben die zu {x}
sagt der Text [was|etwas] zu {x}
die Zeile mit {x}
die Stelle über {x}
wo ist die Stelle mit {x}
+lies mir die Zeile zu {x} vor
+zeig [mir|] die Zeile [zu|mit] {x}
+durchsuch den Text nach {x}
+schau, was da zu {x} steht
+schau im Text nach {x}
+guck, ob {x} drin vorkommt
+zieh die Zeile zu {x} raus
+hol das raus, was {x} betrifft
+sag mir aus dem Text, was mit {x} ist
was liest man da über {x}
was ist zu {x} notiert
was ist der Eintrag zu {x}
welcher Eintrag betrifft {x}
Infos zu {x} im Text?
Details zu {x} bitte
ist {x} da drin?
ist da von {x} die Rede
gibt's eine Zeile zu {x}
gibt der Text was her zu {x}
hat der Text was zu {x}
siehst du {x} da irgendwo
findest du {x} im Text
könntest du nachsehen, was da zu {x} steht
magst du schauen, ob was zu {x} drinsteht
[nur|bloß] die Stelle zu {x} bitte
mich interessiert nur {x}
ich brauch die Zeile zu {x}
ich brauch das, was zu {x} drinsteht
ich such {x} in dem Text
was ich aus dem Text will: {x}
betreffend {x}, was steht im Text?
bezüglich {x}?
was {x} angeht, was steht da?
zu {x}, was haben wir da drin
Textstelle {x}
da muss eine Zeile zu {x} sein, welche
irgendwo kommt {x} vor, wo
da war doch was mit {x}, was war das
wie war das nochmal mit {x}
was erfährt man da über {x}
was haben die über {x} geschrieben
laut Text, was ist mit {x}
{x} im Text, welche Zeile
Zeile für {x}?
was ist los mit {x} in der Datei
ich find {x} nicht drin, du?
hat da wer was zu {x} geschrieben
steht do wos zu {x}
was staht da über {x}
überhaupt irgendwas zu {x}?
der Text ist so lang, wo ist da {x}
keine Zeit zum Lesen, nur {x}
Strg+F {x}
der Chef fragt nach {x}, was sagt die Datei
wos hams zu {x} gschriem
{x}, bitte
{x}: wo?
{x}: steht da was?
{x}, was steht da
{x}, welche Zeile ist das
{x}, die passende Zeile
{x}? zitier das
{x}? nur die Zeile
grep {x}
suche: {x}
Stichwort {x}
Thema: {x}
betrifft {x}
zu {x}?
und zu {x}?
Erwähnungen von {x}
Vorkommen von {x} im Text
Aussage zu {x}?
Fakten zu {x} darin
der Satz mit {x} bitte
den Satz über {x}
den Absatz zu {x}
Abschnitt {x}?
die Zeile {x} betreffend
die {x}-Zeile
was der Text zu {x} hat
was hat er zu {x}
was ist die Zeile zu {x}
was wird da betreffs {x} gesagt
was muss ich daraus über {x} wissen
was stimmt laut Text über {x}
welche Rolle spielt {x} darin
welcher Teil behandelt {x}
in welchem Satz steht {x}
wo ist {x} in dem ganzen Text
wo erwähnen die {x}
wer sagt da was über {x}
wie drückt es der Text aus mit {x}
wie viel steht da über {x}
ist da eine Spur von {x}
geht der Text auf {x} ein
gibt es Zeilen über {x}
kommt das Wort {x} vor
betrifft da irgendwas {x}
hast du {x} da drin gesehen
hat der Autor was zu {x}
könntest du mir {x} im Text zeigen
könntest du die Zeile zu {x} zitieren
würdest du das Stück mit {x} vorlesen
kann mir der Text was zu {x} sagen
lass mich die Zeile über {x} sehen
ich hab da nach {x} gesucht
ich brauch bloß das Stück mit {x}
angeblich wird {x} erwähnt, was steht da
meine Frage betrifft {x}
der Rest ist egal, was ist mit {x}
spring zu {x}
alles außer {x} weglassen
vergiss den Rest, nur {x}
+sieh nach, ob {x} erwähnt wird
+nimm die Zeile, in der {x} steht
+gib mir daraus die Fakten zu {x}
+antworte aus dem Text: {x}
wo kimmt'n {x} vor
wo chunnt {x} vor
wat steiht dor över {x}
""",
)
SUM = Phrases(
    en="""
Sum up this text in few words.
summarise it
what is the text about?
!Say shortly what it says.
+give [a|me a] [short|brief] summary
+[boil it down|condense it|recap it]
tldr
in a nutshell?
what's the gist?
[main|key] points of the text
+outline the content in two sentences
what does the text come down to?
the short version please
[too long to read|no time to read this], what's in it?
+tell me the essentials
summary
+summarize
a summary [of it|of this|of the text] [please|]
[quick|short] overview of what it says
+shorten it
+cut it down to the essentials
+put it in a few words
+compress the text to [a line|a couple of lines|a few lines]
what does it say, in short?
[long|short] story short?
[two|three] sentences about the content
the bottom line?
bottom line of this text
and what's the message of it?
what do i have to know from this?
give me the gist
+condense the whole thing
[basically|so], what's in this text?
executive summary
an abstract [of the text|] please
+write an abstract
the main things only
just the important bits
what are the [takeaways|key takeaways]?
+strip it down to the main idea
which points does the text make?
[i only have a minute|i'm in a hurry], what does it say?
+explain briefly what's in there
i don't want to read all of it, [the core|the short form] please
+get to the point of this text
what would you tell someone about this text in one breath?
can you make this shorter?
could i have a short version of that
a digest would be [nice|enough]
digest
[sum|boil] that up for me please
what's it all about
what's the upshot [of it|of the text|]?
+distil the content
in brief
briefly, the content
content in short
the text, but short
+make a tl;dr of this
+reduce it to what matters
one paragraph on the contents
what is the core message?
i'd like to know roughly what it says
rough idea of the text?
the highlights [please|of this text]
+skim it and say what's in it
how would you sum that up?
it's a wall of text, what does it want to say?
would you kindly put the text in a nutshell?
what's the [story|deal] with this text?
+paraphrase it [shortly|in short]
overview of the content [please|]
[contents|content], summed up
the text in one or two sentences
wee summary of this please
nobody reads all that, give me the short of it
what it says, minus the waffle
+trim the text to a summary
[précis|synopsis] of the text
my head hurts, just tell me what it's about
eli5 this text
what's it on about?
spare me the details
content at a glance
short?
short please
shorter
summed up?
in short please
in one sentence
in two lines please
in plain words
in a word?
one-liner
one line please
one sentence summary
bullet points please
bullets
key facts
key facts only
main idea?
main message?
essence
essence please
gist
the gist please
nutshell
résumé of it
recap please
the recap
overview?
outline please
rundown please
a rundown of the text
what's in it
what's in there, roughly
what's in this text anyway
what's it say, roughly
what's the point
what's the point of it all
what's the idea of this text
what's the topic
what's the essence
what's important in it
what matters here
what should i take from this
what does the author want
what do i need to remember from this text
so what's the message
which things are important in the text
how does it go, in short
how would you put it in one line
is there a short version
can i have the gist
can you boil that down
could you condense the text
could you give me the main points
would you shorten this for me
may i have the essence of it
will you sum it up
let's have the short version
let's hear the gist
let me have it in a nutshell
i need the gist
i need this in three sentences
i just want the main points
i can't read all that
i'm too tired to read it, sum it up
i've no patience for this text, the gist please
i don't get the text, what's it about
way too long, shorten
that's a lot of text, what does it boil down to
long text, short answer: what does it say
the meat of it please
the most important sentence of it
for my notes: a short summary
for my boss, a summary of this
pretend i'm five, what does it say
+abridge it
+summarise the contents for me
+give me the bare bones
+pick the main points
+squeeze it into two sentences
+state the main point
""",
    de="""
Fasse diesen Text kurz zusammen.
fass es zusammen
worum geht es im Text?
!Sag kurz, was drinsteht.
+gib [mir|] eine [kurze|knappe] Zusammenfassung
+[bring es auf den Punkt|fass dich kurz und gib den Text wieder]
tl;dr
in aller Kürze?
was ist der Kern [des Textes|davon]?
die [wichtigsten|zentralen] Punkte des Textes
+umreiß den Inhalt in zwei Sätzen
worauf läuft der Text hinaus?
die Kurzfassung bitte
[zu lang zum Lesen|keine Zeit zum Lesen], was steht drin?
+nenn mir das Wesentliche
fass ma des zam
Zusammenfassung
[kurze|knappe] Zusammenfassung [davon|] bitte
zusammenfassen
Text zusammenfassen [bitte|]
+kürz das auf das Wesentliche
+sag es mit wenigen Worten
der Inhalt [in Kürze|in Kurzform|auf einen Blick]
Inhalt kurz
[kurz|knapp] gesagt, was steht drin?
worum dreht es sich?
um was geht's da?
was will der Text [sagen|mir sagen]?
die Kernaussage?
Kernaussage des Textes
was muss ich davon wissen?
was ist das Wichtigste [daran|in dem Text]?
nur das Wichtigste [bitte|]
[zwei|drei] Sätze zum Inhalt
der Text in [zwei|drei] Sätzen
+verdicht den Text
+dampf das ein
+schrumpf den Text auf ein paar Zeilen
+destillier das Wesentliche raus
+gib den Inhalt [kurz|knapp|in groben Zügen] wieder
in groben Zügen, worum geht's?
Stichpunkte zum Inhalt
die Quintessenz [bitte|]
was ist die Quintessenz?
das Fazit?
ein Fazit zum Text
die Essenz davon
ein Abstract, bitte
+mach ein Abstract draus
ein Überblick über den Text [wäre gut|bitte|]
+verschaff mir einen Überblick über den Inhalt
ich hab nur eine Minute, worum geht's da?
das les ich nicht alles, [Kurzform|Kurzfassung] bitte
so viel Text, was will der?
was kommt bei dem Text unterm Strich raus?
unterm Strich?
kannst du das kürzer [sagen|machen]?
geht das auch kürzer?
eine Kurzversion [hätt ich gern|bitte|davon]
Kurzversion
könntest du den Text knapp zusammenfassen?
ich will nur grob wissen, was drinsteht
was bleibt von dem Text, wenn man kürzt?
+komprimier den Inhalt
+resümier den Text
Resümee bitte
die Highlights [daraus|des Textes]
+nenn die Hauptpunkte
welche Punkte macht der Text?
um wos geht's do?
sog ma g'schwind, wos drinsteht
was staht da drin, churz?
+schreib eine Inhaltsangabe
Inhaltsangabe
+überflieg das und sag, was drin ist
wie würdest du das zusammenfassen?
wärst du so freundlich, den Text kurz zusammenzufassen?
+summary bitte, ganz kurz
der Text, nur kürzer
mir raucht der Kopf, worum geht's da grob?
erspar mir die Einzelheiten
für Dumme: was steht drin?
wovon handelt das Ganze?
tl;dr bitte
kurz?
kurz bitte
kürzer
kürzer bitte
zusammengefasst?
in kurz
in einem Satz
in zwei Zeilen bitte
in einfachen Worten
in einem Wort?
Einzeiler
eine Zeile bitte
ein Satz dazu
Stichpunkte bitte
Stichworte
Kernpunkte
Eckdaten
nur die Eckpunkte
Hauptgedanke?
Hauptaussage?
Essenz
Kern bitte
das Wesentliche
das Wesentliche bitte
Abriss
Rückblick auf den Text, kurz
Überblick?
Grobfassung
was drinsteht, grob
was steht da so drin
was steht da im Großen und Ganzen
was ist der Punkt
was ist die Botschaft
was ist das Thema
was ist die Idee von dem Text
was ist hier wichtig
was zählt hier
was soll ich daraus mitnehmen
was will der Autor
was muss ich mir aus dem Text merken
und was heißt das alles zusammen
welche Dinge sind wichtig im Text
wie geht das in kurz
wie würdest du das in einer Zeile sagen
gibt's eine kurze Fassung
krieg ich das Wesentliche
kannst du das eindampfen
könntest du den Text verdichten
könntest du mir die Hauptpunkte geben
würdest du das für mich kürzen
dürft ich die Essenz davon haben
fasst du das zusammen
lass hören, in aller Kürze
ich brauch das Wesentliche
ich brauch das in drei Sätzen
ich will nur die Hauptpunkte
ich kann das nicht alles lesen
ich bin zu müd zum Lesen, fass zusammen
für so einen Text fehlt mir die Geduld, das Wesentliche bitte
ich versteh den Text nicht, worum geht's
viel zu lang, kürzen
das ist viel Text, worauf läuft das raus
langer Text, kurze Antwort: was steht drin
den wichtigsten Satz daraus
für meine Notizen: eine kurze Zusammenfassung
für den Chef eine Zusammenfassung davon
tu so, als wär ich fünf: was steht da
+kürz das
+fass den Inhalt für mich zusammen
+gib mir das Gerüst vom Text
+such die Hauptpunkte raus
+pack das in zwei Sätze
+nenn den wichtigsten Punkt
um wos draht si des
fass des gschwind zam
fass das churz zäme
wat steiht dor kort drin
""",
)
