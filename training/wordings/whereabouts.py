"""How people ask what is known about something, and where a file is."""

from training.phrases import Phrases

ABOUT = Phrases(
    en="""
what about {x}
what do you know about {x}
what did i write about {x}
tell me about {x}
is there anything on {x}
look up {x}
{x}?
!what was that with {x}
where do i find {x}
what's [the story|up|the deal] with {x}
give me [something|everything|all you have] on {x}
do we have [anything|something] about {x}
{x}, what do you have on that
i need [info|information|details] on {x}
any [info|details|notes] about {x}
remind me what {x} was
how was it again with {x}
did we [note|write|save] anything about {x}
info {x}
!what can be said of {x}
!{x} came up, what is known about it
[fill me in|brief me|update me] on {x}
what's {x} about again
{x} rings a bell, what was it
+dig out what we have on {x}
what have you [got|stored] on {x}
[refresh my memory|quick recap]: {x}
does {x} come up anywhere
+check what's known about {x}
i forgot everything about {x}
anything [known|saved] on {x}?
the thing with {x}, how did that go
[background|facts] on {x} please
{x} please
on {x}
about {x}
re {x}
notes on {x}
anything about {x}?
what was that about {x} again
i'd like to know about {x}
i want to know everything on {x}
can you tell me something about {x}
could you say a word about {x}
what's written about {x}
what's there about {x}
what do my notes say about {x}
what do my files say on {x}
where did {x} come up
when did {x} come up
who mentioned {x}
who was it that had to do with {x}
how far are we with {x}
how does it look with {x}
what did we decide about {x}
what did i save about {x}
have i got notes on {x}
i wrote something down on {x}, what was it
+sum up {x} [for me|]
+summarize what we know of {x}
in short, {x}
{x} in one sentence
+explain {x} from my notes
+gather what there is on {x}
help me remember {x}
i can't remember {x}
i need to talk about {x} in a minute, what do i know
my boss asks about {x}
someone asked me about {x}, what do i say
there was something with {x}
state of {x}
status {x}?
latest on {x}
news on {x}?
what does {x} mean here
{x}, remind me
what should i know about {x}
{x} again, what was it
let's hear about {x}
{x} in a nutshell
{x}, quick facts
{x}, short version
{x} - your knowledge?
{x} - what's saved
{x}: summary please
{x}: where do we stand
{x}, who and what was it
{x}, was there something
{x}, help me out
{x}... i know i know it
refresher on {x}
recap {x}
rundown of {x}
in brief: {x}
keyword {x}
subject: {x}
entry for {x}?
file on {x}, what's in it
regarding {x}, what's there
as for {x}, what do we know
concerning {x}
what on earth was {x}
what was i told about {x}
what's noted under {x}
what's the gist of {x}
what's the bottom line on {x}
who or what is {x} again
when was that with {x} again
how did {x} end
how was {x} again
why did i care about {x}
have i mentioned {x} before
did anyone say anything on {x}
is {x} something we know
was there a date for {x}
do you recall {x}
does {x} mean anything to you
does {x} ring a bell
could you jog my memory on {x}
i draw a blank on {x}
i used to know about {x}
i must have saved something on {x}
i'm meeting someone about {x}, what should i know
before i forget again: what's with {x}
my mother wants to know about {x}, what do we have
give it to me straight, what's {x} about
talk to me about {x}
+tell me whatever you have on {x}
+pull together the bits on {x}
+brush up my memory of {x}
+recall {x}
+boil down what we have on {x}
""",
    de="""
was ist mit {x}
was weißt du über {x}
was hab ich zu {x} geschrieben
erzähl mir von {x}
gibt es was zu {x}
schlag {x} nach
{x}?
!wie war das mit {x}
wo finde ich {x}
was gibt's zu {x}
gib mir [was|alles, was du hast] zu {x}
haben wir [was|etwas] zu {x}
{x}, was hast du dazu
ich brauch [Infos|Details|Angaben] zu {x}
irgendwelche [Infos|Notizen] über {x}
was war nochmal mit {x}
wie war das gleich mit {x}
haben wir was über {x} [notiert|aufgeschrieben|gespeichert]
Infos {x}
wos is mit {x}
!was lässt sich zu {x} sagen
!{x} kam zur Sprache, was ist darüber bekannt
[klär mich auf|bring mich auf den Stand] zu {x}
worum ging's bei {x} gleich
{x} sagt mir was, was war das noch
+kram raus, was wir zu {x} haben
was hast du zu {x} [gespeichert|da|auf Lager]
[kurze Auffrischung|Gedächtnisstütze]: {x}
kommt {x} irgendwo vor
+schau mal, was zu {x} bekannt ist
ich hab alles über {x} vergessen
ist zu {x} was [bekannt|hinterlegt|da]?
die Sache mit {x}, wie war das
[Hintergrund|Fakten] zu {x} bitte
{x} bitte
zu {x}
über {x}
bzgl. {x}
Notizen zu {x}
was zu {x}?
was wissen wir über {x}
ich wüsst gern was über {x}
ich will alles über {x} wissen
kannst du mir was zu {x} sagen
sag mir was zu {x}
was steht zu {x} geschrieben
was steht in meinen Notizen zu {x}
was sagen meine Dateien zu {x}
wo kam {x} vor
wann ging's um {x}
wer hat {x} erwähnt
wer hatte mit {x} zu tun
wie weit sind wir mit {x}
wie schaut's mit {x} aus
was haben wir zu {x} beschlossen
was hab ich mir zu {x} gemerkt
hab ich Notizen zu {x}
ich hab mir was zu {x} notiert, was war das
+fass {x} kurz zusammen
kurz gesagt, {x}
{x} in einem Satz
+trag zusammen, was es zu {x} gibt
hilf mir auf die Sprünge: {x}
{x} ist mir entfallen
{x} hab ich vergessen, was war das
ich muss gleich über {x} reden, was weiß ich
der Chef fragt nach {x}
jemand fragt nach {x}, was sag ich
da war doch was mit {x}
Stand {x}?
Stand der Dinge bei {x}
Neues zu {x}?
was heißt {x} hier
{x}, erinner mich
was muss ich über {x} wissen
wos woaßt über {x}
was weisch über {x}
{x} nochmal, was war das
lass hören, was gibt's Neues über {x}
{x} in Kürze
{x}, Kurzfassung
{x} - was weißt du?
{x} - was ist gespeichert
{x}: Zusammenfassung bitte
{x}: wo stehen wir
{x}, wer oder was war das
{x}, da war doch was
{x}, hilf mir
{x}... ich weiß, dass ich's weiß
Auffrischung zu {x}
kurz zu {x}
Stichwort {x}
Thema {x}
Eintrag zu {x}?
Akte {x}, was steht drin
betreffend {x}
betrifft {x}
was {x} angeht, was wissen wir
was war das noch mit {x}
was hat man mir über {x} gesagt
was steht unter {x}
was ist der Kern bei {x}
was kam bei {x} raus
wer oder was ist {x} gleich wieder
wann war das mit {x} nochmal
wie ging das mit {x} aus
warum war {x} wichtig
hab ich {x} schon mal erwähnt
hat wer was zu {x} gesagt
kennen wir {x}
gab's einen Termin bei {x}
erinnerst du dich an {x}
sagt dir {x} was
klingelt bei {x} was
bei {x} steh ich auf der Leitung
bei {x} hab ich einen Filmriss
früher hab ich das mit {x} gewusst
ich muss doch was zu {x} abgelegt haben
ich treff gleich wen wegen {x}, was muss ich wissen
bevor ich's wieder vergess: was ist mit {x}
meine Mutter fragt nach {x}, was haben wir
klartext: worum geht's bei {x}
red mit mir über {x}
her mit dem, was du zu {x} hast
wia war des mit {x}
was isch mit {x}
wat is mit {x}
+erzähl, was du zu {x} hast
+fass zusammen, was bei {x} war
+frisch mein Gedächtnis zu {x} auf
+such zusammen, was wir zu {x} haben
""",
)
WHERE = Phrases(
    en="""
find {x}
where is {x}
search for {x}
do i have {x}
look for {x}
!where did i put {x}
i need {x}
i can't find {x}
[locate|track down|dig up|hunt for] {x}
have you seen {x}
is {x} somewhere [on this computer|here|]
i'm looking for {x}
get me {x}
{x} is missing, where could it be
which folder is {x} in
[where did|where have] {x} go
help me find {x}
{x}, where
!{x} has to be here somewhere
!any trace of {x}
[scan|comb through] my files for {x}
what happened to {x}
{x} has vanished
+check where {x} is stored
i saved {x} but where
is there {x} on my disk
[path|location] of {x}?
can't locate {x}
+ferret out {x}
{x} must have slipped into some folder
[wanted|searching|missing]: {x}
does this pc have {x} anywhere
{x}
{x}, please
where's {x}
where are you hiding {x}
find me {x}
find {x} on my computer
can you find {x}
could you look for {x}
would you search for {x}
i lost {x}
i misplaced {x}
i seem to have lost {x}
i want {x}
i want to see where {x} is
any idea where {x} is
do you know where {x} is
does {x} exist
is {x} still there
+seek {x}
+spot {x}
+trace {x}
+check if {x} is there
+have a look for {x}
+search my disk for {x}
+go find {x}
search: {x}
looking for {x}
{x} where are you
what's the path of {x}
what folder has {x}
in what place is {x}
it's about {x}, where is that
where can i find {x}
where do i keep {x}
where might {x} be
somewhere there's {x}, find it
i had {x} yesterday, where is it
i swear i saved {x}
my boss wants {x}, find it
hand me {x}
show me where {x} is
{x} wanted
{x}, can you spot it
+sniff out {x}
please search {x}
i'd need {x} now, where is it
has anybody moved {x}
point me to {x}
{x} - whereabouts?
{x} lost, please help
{x} got lost
{x} isn't where it should be
{x} isn't on the desktop, where then
{x} hasn't turned up yet, find it
{x} has to turn up, search everything
{x}, any sign
{x}? anywhere?
{x}, i know i have that
{x}, find
{x} location
{x}!! where!!
whereabouts of {x}
in search of {x}
on the hunt for {x}
a search for {x}, please
file search: {x}
reward for whoever finds {x}
fetch {x}
did i ever save {x}
did i delete {x} or is it somewhere
did someone send me {x}, is it here
could {x} be in one of my folders
may i have {x}, wherever it is
shouldn't {x} be here somewhere
isn't {x} here
am i blind or is {x} gone
blimey, where did i leave {x}
oh no, {x} isn't there any more, look for it
for heaven's sake, where's {x}
the tax man asks for {x}, find it
my flatmate asks for {x}, do we have that
before the meeting i have to find {x}
i could have sworn {x} was on my desktop
i keep losing {x}, look again
i'd be glad if you found {x}
i've been looking for {x} for an hour
the last time i saw {x} was weeks ago, look for it
tell me where {x} lives
+unearth {x}
+lay hands on {x}
+run a search for {x}
+go through my folders for {x}
+turn up {x}
+smoke out {x}
+rummage for {x}
""",
    de="""
such {x}
wo ist {x}
finde {x}
hab ich {x}
suche nach {x}
!wo hab ich {x} hingelegt
ich brauche {x}
ich find {x} nicht
[hol|bring|beschaff] mir {x}
hast du {x} gesehen
ich such {x}
kannst du {x} [finden|auftreiben|suchen]
hilf mir, {x} zu finden
ich vermisse {x}
in welchem Ordner hab ich {x}
{x} suchen
{x} [finden|auftreiben]
i find {x} ned
!irgendwo muss ich {x} doch haben
!spür {x} auf
[durchsuch|durchforste] meine Dateien nach {x}
was ist aus {x} geworden, wo liegt das
{x} ist [weg|verschwunden|nicht auffindbar]
+schau, wo {x} gespeichert ist
ich hab {x} abgespeichert, nur wo
liegt {x} irgendwo auf der Platte
[Pfad|Speicherort] von {x}?
ich komm nicht drauf, wo {x} liegt
+grab {x} aus
{x} muss in irgendeinen Ordner gerutscht sein
[gesucht|verschollen]: {x}
i siach {x} nirgends, suachst du
{x}
{x} bitte
wo versteckst du {x}
wo liegt {x}
wo find ich {x}
find mir {x}
such mir {x}
kannst du {x} heraussuchen
könntest du {x} finden
würdest du {x} suchen
hab {x} verloren
ich hab {x} verlegt
ich will {x}
ich hätt gern {x}
weißt du, wo man {x} findet
eine Ahnung, wo ich {x} hab
gibt es {x}
haben wir {x} noch
+schau, wo du {x} siehst
+mach {x} ausfindig
+stell fest, wo ich {x} habe
+such auf dem Rechner {x}
Suche: {x}
such bitte {x} raus
bin dabei, {x} zu suchen
{x}, wo
{x}, wo bist du
Pfad für {x}?
wo könnte ich {x} haben
irgendwo hab ich {x}, such das
gestern hatte ich {x} noch, wo ist das hin
ich schwör, ich hab {x} gespeichert
der Chef braucht {x}, such das
zeig mir, wo du {x} findest
wo is {x}
wo han i {x} anetoo
wo hob i {x} higlegt
woher krieg ich {x} wieder
auffinden: {x}
+fisch {x} raus
ich brauch jetzt {x}, wo hab ich das
ich krieg {x} nicht mehr gefunden
hast {x} irgendwo
magst du {x} suchen
+finde mir bitte {x}
kann nicht sein, dass ich {x} nicht find
hat wer {x} verschoben
ich muss {x} wiederfinden
Dateisuche: {x}
eine Suche bitte: {x}
wer findet {x}
wohin hab ich {x} getan
wohin hab ich nur {x} gespeichert
wo um Himmels willen hab ich {x}
wo zum Kuckuck hab ich {x} abgelegt
wo hab ich bloß {x} gelassen
wo bewahr ich {x} auf
unter welchem Pfad hab ich {x}
an welcher Stelle hab ich {x} abgelegt
hab ich je {x} gespeichert
hab ich {x} gelöscht oder ist das noch wo
hat mir wer {x} geschickt, liegt das hier
bin ich blind oder find ich nur {x} nicht
oh nein, ich hab {x} verloren, such bitte
herrje, ich kann {x} nirgends entdecken
ich hab überall geschaut, finde aber {x} nicht
ich hätte schwören können, ich hab {x} am Desktop
seit einer Stunde such ich {x}
vor Wochen hab ich {x} zuletzt gesehen, such das
mir ist {x} abhandengekommen, such das
das Finanzamt will {x}, such das raus
der Mitbewohner will {x}, haben wir das
vor der Sitzung muss ich {x} finden
ich freu mich, wenn du {x} findest
es wär toll, {x} wiederzufinden
ohne dich find ich {x} nie
lass uns {x} suchen
lass uns schauen, wo wir {x} haben
such doch bitte einmal {x}
suchst du mir {x}
findest du {x}
findest du mir {x}
weißt du, wo ich {x} hingetan hab
kriegst du {x} gefunden
schau nach, ob ich {x} hab
schau, ob du {x} findest
sag mir, wo ich {x} finde
zum Finden: {x}
zu suchen: {x}
find ma {x}
suach ma {x}
chasch mer {x} sueche
söök {x}
+treib {x} auf
+stöber {x} auf
+klapper die Ordner ab und such {x}
+lokalisier {x}
""",
)
