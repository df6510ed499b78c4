"""How people ask for three things at once, and for what no action does."""

from training.phrases import Phrases

THREE = Phrases(
    en="""
<A>, <B> and <C>
<A>, <B>, <C>
first <A>, then <B>, then <C>
<A> and <B> and <C>
three things: <A>, <B> and <C>
1. <A> 2. <B> 3. <C>
[can|could] you <A>, <B> and <C>?
<A>, then <B> and after that <C>
!i want you to <A>, <B> and finally <C>
<A>; <B>; <C>
<A>. then <B>. then <C>
<A>, afterwards <B>, and last <C>
i need three things: <A>, <B>, <C>
todo: <A>, <B>, <C>
<A> & <B> & <C>
<A> + <B> + <C>
a) <A> b) <B> c) <C>
- <A> - <B> - <C>
start with this: <A>, next <B>, at the end <C>
[would|will] you <A>, <B>, then <C>?
please do these: <A>, <B>, <C>
<A>, also <B>, also <C>
<A>, <B>, oh and <C>
step 1: <A>, step 2: <B>, step 3: <C>
i'd like you to <A>, <B>, <C>
!before i leave: <A>, <B> and <C>
!<A>, and while you're at it <B> and <C>
!all of this please: <A>, <B>, <C>
[ok so|right], <A>, after which <B>, and in the end <C>
in this order: <A>, <B>, <C>
do the following: <A>, <B>, <C>
<A> as well as <B> and <C>
my list: <A>; <B>; <C>
could you please <A>, <B> and also <C>?
<A>... <B>... <C>
i have to go soon, so <A>, <B> and <C>
begin with this: <A>. go on: <B>. end with: <C>
<A> > <B> > <C>
<A>, plus <B>, plus <C>
quickly <A>, <B> and <C>, [thanks|thx|please]
it's time to <A>, <B> and <C>
* <A> * <B> * <C>
<A>. <B>. <C>
<A>! <B>! <C>!
<A> / <B> / <C>
<A> -> <B> -> <C>
<A> then <B> then <C>
<A>, <B>, then <C>
<A> and <B>, then <C>
<A>, then <B> and <C>
<A>, next <B>, next <C>
<A>, <B>, as well as <C>
<A>, <B> and, oh yes, <C>
<A>, and also <B>, and also <C>
<A>. also <B>. also <C>
<A>. next, <B>. finally, <C>
<A> first, <B> second, <C> third
<A>; then <B>; then <C>
<A>; after that <B>; lastly <C>
<A> [please|], <B> [please|] and <C>
<A> -- <B> -- <C>
<A> && <B> && <C>
1) <A> 2) <B> 3) <C>
1: <A>, 2: <B>, 3: <C>
(1) <A>, (2) <B>, (3) <C>
i. <A> ii. <B> iii. <C>
one: <A>. two: <B>. three: <C>
first: <A>; second: <B>; third: <C>
first of all <A>, secondly <B>, thirdly <C>
for starters <A>, then <B>, and to finish <C>
task list: <A>, <B>, <C>
tasks: <A>; <B>; <C>
checklist: <A>, <B>, <C>
here's what to do: <A>, <B>, <C>
here is the plan: <A>, then <B>, then <C>
the plan: <A>, <B>, <C>
a few things: <A>, <B> and <C>
one after the other: <A>, <B>, <C>
let's <A>, <B> and <C>
let's <A>, then <B>, then <C>
we have to <A>, <B> and <C>
you should <A>, <B> and then <C>
i want to <A>, <B> and <C>
i'd love it if you could <A>, <B> and <C>
when you can, <A>, <B> and <C>
<A>, <B>, finally <C>
<A>, <B>, lastly <C>
<A> => <B> => <C>
<A>, & <B>, & <C>
<A>, after that <B>, after that <C>
<A>, followed by this: <B>, and this: <C>
<A>, straight after that <B>, and then <C>
<A>, when that's done <B>, and then <C>
<A>. once done, <B>. and after that <C>
<A>. when you have that, <B>. then <C>
<A>. <B>. oh, and <C>
<A>. plus: <B>. plus: <C>
<A>. second, <B>. third, <C>
<A>. that's one. <B>. that's two. <C>. done
<A>; also <B>; finally <C>
<A> - then <B> - then <C>
<A>, <B>, <C>, that's all
<A>, <B>, <C>, in that order
<A>, <B>, <C>, one by one
<A>, <B> and <C>, can you?
<A>, <B> and <C>, would you
<A>, <B> and <C> for me
<A>, <B> and <C>, i'm in a hurry
<A>, <B> and <C>, all three
all three please: <A>, <B>, <C>
three jobs for you: <A>, <B>, <C>
three in a row: <A>, <B>, <C>
three orders, chef: <A>, <B>, <C>
a triple: <A>, <B>, <C>
job one: <A>. job two: <B>. job three: <C>
#1 <A> #2 <B> #3 <C>
> <A> > <B> > <C>
agenda: <A>, <B>, <C>
orders: <A>; <B>; <C>
what i need: <A>, <B>, <C>
my wishes: <A>, <B> and <C>
right, listen: <A>, then <B>, then <C>
ok ryx: <A>, <B>, <C>
now, <A>, and next <B>, and last <C>
let me see you <A>, <B> and <C>
help me <A>, <B> and <C>
go and <A>, then <B>, then <C>
be so kind and <A>, <B> and <C>
it'd be great if you could <A>, then <B>, then <C>
how about you <A>, <B> and <C>
why don't you <A>, then <B> and then <C>
do me a favour: <A>, <B> and <C>
""",
    de="""
<A>, <B> und <C>
<a>, <b>, <c>
erst <a>, dann <b>, dann <c>
<A> und <B> und <C>
drei Sachen: <a>, <b> und <c>
1. <a> 2. <b> 3. <c>
[kannst|könntest] du <a>, <b> und <c>?
<A>, dann <B> und danach <C>
!ich will <a>, <b> und zum Schluss <c>
<A>; <B>; <C>
<A>. Dann <B>. Dann <C>
<A>, anschließend <B> und zuletzt <C>
drei Dinge bräuchte ich: <a>, <b>, <c>
To-do: <a>, <b>, <c>
<a> & <b> & <c>
<a> + <b> + <c>
a) <a> b) <b> c) <c>
- <a> - <b> - <c>
zuerst <a>, danach <b>, am Ende <c>
[würdest|magst] du <a>, <b> und dann <c>?
bitte folgendes: <a>, <b>, <c>
<A>, außerdem <B>, außerdem <C>
<A>, <B>, ach und <C>
Schritt 1: <a>, Schritt 2: <b>, Schritt 3: <c>
ich möchte <a>, <b> und <c>
kannst bitte <a>, <b> und <c>
!bevor ich geh: <a>, <b> und <c>
!<A>, und wenn du schon dabei bist, <B> und <C>
!das alles bitte: <a>, <b>, <c>
[also|gut], <A>, hernach <B>, und am Schluss <C>
in dieser Reihenfolge: <a>, <b>, <c>
mach folgendes: <a>, <b>, <c>
<a> sowie <b> und <c>
meine Liste: <a>; <b>; <c>
wärst du so nett: <a>, <b> und noch <c>
<A>... <B>... <C>
ich muss gleich los, also <A>, <B> und <C>
Anfang: <a>. Weiter: <b>. Ende: <c>
<a> > <b> > <c>
<A>, plus <B>, plus <C>
schnell noch <a>, <b> und <c>, [danke|bitte|merci]
es wird Zeit: <a>, <b> und <c>
* <a> * <b> * <c>
du müsstest <a>, <b> und <c>
wir sollten <a>, <b> und dann <c>
mia miassn <a>, <b> und <c>
<A>. <B>. <C>
<A>! <B>! <C>!
<A> / <B> / <C>
<a> -> <b> -> <c>
<A> dann <B> dann <C>
<A>, <B>, dann <C>
<A> und <B>, dann <C>
<A>, dann <B> und <C>
<A>, danach <B>, danach <C>
<a>, <b> und <c> bitte
<A>, <B> und, ach ja, <C>
<A> und auch <B> und auch <C>
<A>. Außerdem <B>. Und <C>
<A>. Danach <B>. Zuletzt <C>
<A>; dann <B>; dann <C>
<A>; danach <B>; zum Schluss <C>
<a>; danach <b>; schließlich <c>
<A> -- <B> -- <C>
<A> && <B> && <C>
1) <a> 2) <b> 3) <c>
1: <A>, 2: <B>, 3: <C>
(1) <a>, (2) <b>, (3) <c>
erstens <a>, zweitens <b>, drittens <c>
Punkt eins: <a>. Punkt zwei: <b>. Punkt drei: <c>
als Erstes <a>, als Zweites <b>, als Drittes <c>
für den Anfang <a>, dann <b>, am Schluss <c>
Aufgaben: <a>; <b>; <c>
Aufgabenliste: <a>, <b>, <c>
Checkliste: <a>, <b>, <c>
zu tun: <a>, <b>, <c>
der Plan: <a>, dann <b>, dann <c>
ein paar Sachen: <a>, <b> und <c>
der Reihe nach <a>, <b>, <c>
eins nach dem anderen: <a>, <b>, <c>
lass uns <a>, <b> und <c>
ich hätte gern: <a>, <b>, <c>
ich muss <a>, <b> und <c>
du könntest <a>, <b> und dann <c>
wenn du Zeit hast: <a>, <b> und <c>
<A>, <B>, schließlich <C>
<A>, <B>, zuletzt <C>
<a> => <b> => <c>
<A>, hierauf <B>, hierauf <C>
<A>, gleich danach <B> und dann <C>
<A>, wenn das erledigt ist <B>, und dann <C>
<A>. Sobald das fertig ist, <B>. Danach <C>
<A>. Wenn du das hast, <B>. Dann <C>
<A>. <B>. Ach, und <C>
<A>. Plus: <B>. Plus: <C>
<A>. Zweitens <B>. Drittens <C>
<A>. Das war eins. <B>. Das war zwei. <C>. Fertig
<A>; auch <B>; zum Schluss <C>
<A> - dann <B> - dann <C>
<A>, <B>, <C>, das ist alles
<a>, <b>, <c>, in der Reihenfolge
<a>, <b>, <c>, eins nach dem anderen
<a>, <b> und <c>, geht das?
<a>, <b> und <c>, sei so lieb
<a>, <b> und <c>, ich bin in Eile
<a>, <b> und <c>, alle drei
bitte alle drei: <a>, <b>, <c>
drei Aufträge für dich: <a>, <b>, <c>
drei auf einen Streich: <a>, <b>, <c>
dreierlei: <a>, <b>, <c>
Auftrag eins: <a>. Auftrag zwei: <b>. Auftrag drei: <c>
#1 <a> #2 <b> #3 <c>
> <a> > <b> > <c>
Programm: <a>, <b>, <c>
Ablauf: <a>; <b>; <c>
Reihenfolge: <a>, <b>, <c>
was ich brauch: <a>, <b>, <c>
meine Wünsche: <a>, <b> und <c>
pass auf: <a>, dann <b>, dann <c>
ok ryx: <a>, <b>, <c>
jetzt <A>, als Nächstes <B> und als Letztes <C>
hilf mir: <a>, <b> und <c>
sei so gut: <a>, <b> und <c>
es wär super: <a>, dann <b>, dann <c>
tu mir den Gefallen: <a>, <b> und <c>
wie wär's mit: <a>, <b> und <c>
ich bitte dich: <a>, <b>, <c>
ich würd gern <a>, <b> und <c>
man müsste <a>, <b> und <c>
kannst du bitte erst <a>, dann <b>, dann <c>
du sollst <a>, dann <b> und danach <c>
geh her und <A>, dann <B> und dann <C>
<A>, nacha <B> und nacha <C>
<A>, dänn <B> und am Schluss <C>
""",
)
VAGUE = Phrases(
    en="""
do [the|that] {topic} thing [and then the rest|like last time|again]
[make|get] everything ready for {topic} and so on
prepare {topic} and do whatever is needed
sort out {topic} and {other}
[handle|take care of] the {topic} stuff and let me know
plan my {topic} and book what's needed
write me a {topic} and make it nice
think about {topic} and decide what to do
compare {topic} and {other} and tell me which is better
explain {topic} step by step
translate {topic} and explain it
!deal with {topic} for me and finish it
come up with ideas for {topic} and {other}
what would you do about {topic}, step by step
organise [my|the|] {topic} [for me|properly|]
brainstorm with me about {topic}
make a plan for {topic}
write an essay about {topic} with three arguments
help me decide between {topic} and {other}
what are the pros and cons of {topic}
argue for {topic} and then against it
invent a story with {topic} and {other}
teach me {topic}, then quiz me
rewrite {topic} so that it sounds friendlier
figure out {topic} and fix whatever is wrong
make {topic} better somehow
suggest five names for {topic}
set priorities for {topic} and {other}
how would you tackle {topic} and {other}?
do {topic} first and {other} after that
!get my {topic} under control
!draft something nice about {topic} and polish it
!settle the {topic} business once and for all
convince me of {topic}, then of {other}
what's your take on {topic} and how should i go on?
my {topic} is a mess, [do something|help me out of it]
i'm overwhelmed by {topic} and {other}, where do i start
improve my {topic} until it's perfect
weigh {topic} and {other} against each other and pick one
mentor me on {topic}, step by step
analyse the situation with {topic} and suggest a solution
is {topic} a good idea or should i rather go for {other}?
find the right words for {topic} and {other}
roast my {topic}, then praise it
tell me a riddle about {topic} and its solution
get {topic} done by friday [and {other} too|]
think up a quiz on {topic} with {other} as the answer
what if {topic} and {other} swapped places, play it through
turn {topic} into something useful
{topic}, you know what to do
{topic} and {other}: your thoughts?
{topic} vs {other}, settle it
help with {topic}
help me get started with {topic}
give me advice on {topic}
coach me through {topic} and {other}
do something about {topic}
do your magic with {topic} and {other}
get going with {topic}
look after {topic} while i'm away
work on {topic} for a while and then on {other}
finish what i began with {topic}
make sense of {topic} and {other} for me
make {topic} happen
make me understand {topic}, step by step
guide me through {topic}
walk me through {topic}, then through {other}
solve {topic} and explain how
reflect on {topic} and tell me your conclusion
discuss {topic} with me, then {other}
debate {topic} versus {other} and choose a winner
praise {topic}, then criticise it
predict how {topic} will go and what to do then
imagine {topic} without {other}, what follows
motivate me to do {topic} and then {other}
simplify {topic} and make it shorter
streamline {topic} and {other}
optimise {topic} as you see fit
deal with {topic} first, worry about {other} later
define {topic} and give two examples
come up with a slogan for {topic} and a motto for {other}
compose a poem on {topic} and {other}
what should i do first, {topic} or {other}?
what's the best way to combine {topic} and {other}
how do i get from {topic} to {other}
where do i begin with {topic}?
why does {topic} never work out, and what would help
can you take over {topic} from here
could you handle everything around {topic}
i need a strategy for {topic} and {other}
i'm stuck with {topic}, give me a push
my plan is {topic}, then {other}, any objections
{topic}. any ideas?
{topic}. you're the expert.
{topic}, the works
{topic}, like a pro
{topic}, from start to finish
{topic}, but better
{topic} - your turn
{topic}: think it through
{topic}: for and against
{topic} first or {other} first
{topic} with a touch of {other}
{topic} meets {other}, make something of it
a fresh look at {topic}
a strategy for {topic}, then one for {other}
a second opinion on {topic} and {other}
a bit of everything: {topic}, {other}
ten ways to improve {topic}
the whole {topic} business, take it off my hands
the usual with {topic}
the next step with {topic}, and the one after
same procedure with {topic} as every year
something with {topic}, surprise me
surprise me with {topic}, then with {other}
surely {topic} can be done better
too much {topic}, too little {other}, balance it
nobody takes care of {topic}, could you
everyone wants {topic}, i want {other}, what now
my boss wants {topic} by monday, do what it takes
my life needs less {topic} and more {other}
i have a problem with {topic} and another with {other}
i have a feeling about {topic}, talk me through it
i hate {topic}, make it go smoothly
i'm planning {topic}, what's missing
i want to be good at {topic} and {other}
i want {topic} sorted
if {topic} fails, what about {other}
what could possibly go wrong with {topic}, and then
which is worth more effort, {topic} or {other}
who should do {topic}, and who {other}
when should i tackle {topic}, before or after {other}
how can {topic} be saved
how would an expert go about {topic}
how far can one go with {topic}
shall we do {topic} or leave it
should i quit {topic} and go for {other}
could {topic} work out somehow
put your mind to {topic}
see to {topic} and {other}
straighten {topic} out
get to grips with {topic}
rescue {topic}
""",
    de="""
mach [das|die Sache] mit {topic} [und dann den Rest|wie letztes Mal|nochmal]
bereite alles für {topic} vor und so
kümmer dich um {topic} und {other}
[erledige|regel] das mit {topic} und sag Bescheid
plan mein {topic} und buch was nötig ist
schreib mir [ein|eine] {topic} und mach es schön
denk über {topic} nach und entscheide was zu tun ist
vergleich {topic} und {other} und sag mir was besser ist
erklär {topic} Schritt für Schritt
übersetz {topic} und erklär es
!bring {topic} für mich in Ordnung und zu Ende
sammel Ideen für {topic} und {other}
was würdest du bei {topic} machen, Schritt für Schritt
organisier [mein|das mit|] {topic} [für mich|ordentlich|]
brainstorm mit mir über {topic}
mach einen Plan für {topic}
schreib einen Aufsatz über {topic} mit drei Argumenten
hilf mir bei der Entscheidung zwischen {topic} und {other}
was sind die Vor- und Nachteile von {topic}
argumentier für {topic} und dann dagegen
erfind eine Geschichte mit {topic} und {other}
bring mir {topic} bei und frag mich dann ab
formulier {topic} so um, dass es freundlicher klingt
find raus was mit {topic} los ist und richt es
mach {topic} irgendwie besser
schlag fünf Namen für {topic} vor
setz Prioritäten bei {topic} und {other}
wie würdest du {topic} und {other} angehen?
zuerst das mit {topic}, dann das mit {other}
!krieg mein {topic} in den Griff
!entwirf was Nettes über {topic} und feil daran
!schaff mir die Sache mit {topic} vom Hals
überzeug mich von {topic}, dann von {other}
was meinst du zu {topic} und wie soll ich weitermachen?
mein {topic} ist ein Chaos, [mach was|hilf mir da raus]
mir wachsen {topic} und {other} über den Kopf, wo fang ich an
verbesser mein {topic}, bis es perfekt ist
wäg {topic} und {other} gegeneinander ab und nimm eins
begleite mich bei {topic}, Schritt für Schritt
analysier die Lage bei {topic} und schlag eine Lösung vor
ist {topic} eine gute Idee oder soll ich lieber {other} nehmen?
finde die richtigen Worte für {topic} und {other}
lästere über {topic} und lob es danach
denk dir ein Rätsel über {topic} aus und lös es
krieg {topic} bis Freitag fertig [und {other} auch|]
überleg dir ein Quiz zu {topic} mit {other} als Antwort
was wäre, wenn {topic} und {other} tauschen, spiel das durch
mach aus {topic} was Brauchbares
geh ma des mit {topic} an und schau, dass was wird
{topic}, du weißt schon
{topic} und {other}: was hältst du davon?
{topic} oder {other}, entscheide das
Hilfe bei {topic}
hilf mir, mit {topic} anzufangen
gib mir einen Rat zu {topic}
coach mich bei {topic} und {other}
tu was wegen {topic}
zauber was aus {topic} und {other}
leg los mit {topic}
schau auf {topic}, solange ich weg bin
arbeite eine Weile an {topic} und dann an {other}
bring zu Ende, was ich mit {topic} angefangen hab
werd für mich aus {topic} und {other} schlau
lass {topic} Wirklichkeit werden
führ mich durch {topic}
geh mit mir {topic} durch, dann {other}
lös das mit {topic} und erklär, wie
sinnier über {topic} und sag mir dein Fazit
diskutier mit mir {topic}, dann {other}
debattier {topic} gegen {other} und kür einen Sieger
lob {topic} und kritisier es dann
sag voraus, wie {topic} ausgeht und was dann zu tun ist
stell dir {topic} ohne {other} vor, was folgt
motivier mich zu {topic} und dann zu {other}
vereinfach {topic} und mach es kürzer
optimier {topic}, wie du meinst
erst mal {topic} angehen, über {other} reden wir später
definier {topic} und gib zwei Beispiele
überleg dir einen Slogan für {topic} und ein Motto für {other}
dichte was über {topic} und {other}
was soll ich zuerst machen, {topic} oder {other}?
wie bring ich {topic} und {other} am besten zusammen
wie komm ich von {topic} zu {other}
wo fang ich bei {topic} an?
warum klappt {topic} nie, und was würde helfen
kannst du {topic} ab hier übernehmen
könntest du alles rund um {topic} in die Hand nehmen
ich brauch eine Strategie für {topic} und {other}
ich häng bei {topic} fest, gib mir einen Schubs
mein Plan ist {topic}, dann {other}, Einwände?
{topic}. Ideen?
{topic}. Du bist der Experte.
{topic}, volles Programm
{topic}, aber wie ein Profi
{topic}, von Anfang bis Ende
{topic}, nur besser
{topic} - du bist dran
{topic}: denk das durch
{topic}: Für und Wider
erst {topic} oder erst {other}
{topic} mit einem Schuss {other}
{topic} trifft {other}, mach was draus
ein frischer Blick auf {topic}
ein Konzept für {topic}, dann eins für {other}
eine zweite Meinung zu {topic} und {other}
von allem etwas: {topic}, {other}
zehn Wege, {topic} zu verbessern
der ganze Kram mit {topic}, nimm mir das ab
das Übliche mit {topic}
der nächste Schritt bei {topic} und der danach
bei {topic} alles wie jedes Jahr
irgendwas mit {topic}, überrasch mich
überrasch mich mit {topic}, dann mit {other}
{topic} geht doch sicher besser
zu viel {topic}, zu wenig {other}, bring das ins Lot
um {topic} kümmert sich keiner, du vielleicht
alle wollen {topic}, ich will {other}, was jetzt
der Chef will {topic} bis Montag, tu, was nötig ist
mein Leben braucht weniger {topic} und mehr {other}
ich hab ein Problem mit {topic} und noch eins mit {other}
bei {topic} hab ich so ein Gefühl, sprich das mit mir durch
ich hasse {topic}, sorg dafür, dass es glattgeht
ich plane {topic}, was fehlt noch
ich will in {topic} und {other} gut werden
ich will {topic} vom Tisch haben
wenn {topic} schiefgeht, was ist mit {other}
was kann bei {topic} schiefgehen, und dann
was lohnt mehr, {topic} oder {other}
wer soll {topic} machen und wer {other}
wann soll ich {topic} angehen, vor oder nach {other}
wie ist {topic} noch zu retten
wie ginge ein Profi an {topic} heran
wie weit kann man bei {topic} gehen
machen wir {topic} oder lassen wir's
soll ich {topic} hinschmeißen und {other} nehmen
könnte das mit {topic} irgendwie klappen
denk dich in {topic} hinein
sieh zu, dass {topic} und {other} laufen
bieg {topic} wieder gerade
rette {topic}
schmeiß du den Laden mit {topic}
tua wos mit {topic}
lueg, dass {topic} chunnt
""",
)
