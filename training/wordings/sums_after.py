"""How people go on with what a sum came to."""

from training.phrases import Phrases

NEXT = {
    "*": Phrases(
        en="""
[times {n}|and times {n}?|now times {n}|multiply that by {n}|and that times {n}?]
[multiply|multiplying] [this|it|the result|everything] by {n}
take [that|it] {n} times
{n} times [that|as much|this]
x {n}
* {n}
so times {n}
what's [that|it] times {n}?
how much is [it|that] times {n}?
!the result {n} times over
+scale it by {n}
and if there are {n} of those?
for {n} of them?
by {n}, multiplied
and {n} lots of that?
times another {n}
{n}x that
and if i take it {n} times?
ok, then times {n}
multiplied by {n}?
and times {n}
times {n} more
{n} times it
{n} times over?
{n}-fold
it {n} times
that by {n}, multiplied
the result times {n}
this number times {n}
what do {n} of those cost?
what would {n} of them be?
what if there are {n}?
i need {n} of them
i buy {n} of those
for a group of {n}, each that much?
if everyone of {n} pays that?
every day for {n} days, how much?
could you multiply it by {n}
would you take it times {n}
let's take it times {n}
+multiply the result with {n}
+do that times {n}
""",
        de="""
[mal {n}|und mal {n}?|jetzt mal {n}|das mal {n}|und das mal {n}?|nimm das mal {n}]
[multipliziere|multiplizier] [das|es|das Ergebnis] mit {n}
x {n}
* {n}
{n} mal so viel
wie viel ist das mal {n}?
was [ist|wäre|gibt] das mal {n}?
und wenn ich das mal {n} nehme?
das Ganze mal {n}
!das Ergebnis {n} mal genommen
und bei {n} Stück davon?
multipliziert mit {n}?
und {n} mal davon?
und wenn ich {n} davon brauch?
{n}x das
das ganze dann {n} mal
ok, dann mal {n}
rechne das mal {n}
und das {n} Mal?
nomoi mal {n}
und das Ganze mal {n}?
das mit {n} multipliziert
{n} Mal das
{n}-mal
das {n}-fache davon
das Ergebnis mal {n}
die Zahl mal {n}
was kosten {n} davon?
was wären {n} davon?
wenn's {n} Stück sind?
ich brauch {n} davon
ich kauf {n} davon
für {n} Leute, jeder so viel?
wenn jeder von {n} so viel zahlt?
jeden Tag, {n} Tage lang, wie viel?
könntest du's mal {n} nehmen
würdest du das mit {n} multiplizieren
nehmen wir's mal {n}
+nimm's mal {n}
des moi {n}
""",
    ),
    "+": Phrases(
        en="""
[plus {n}|and plus {n}?|add {n}|now plus {n}|and another {n} on top]
{n} more
increase [that|it] by {n}
put {n} on top
what if i add {n}?
add another {n}
that plus {n}
plus another {n}
what's [that|it] plus {n}?
!raise it by {n}
and with {n} more?
tack on {n}
throw in {n}
and {n} extra on top
{n} extra
then plus {n}
and {n} added to it?
if {n} comes on top?
sum it with {n}
and {n} plus that?
+ {n}
{n} added
{n} on top of it
{n} on top of that
with {n} added
the result plus {n}
this number plus {n}
it plus {n}
what's that with {n} more?
what if it's {n} more?
i forgot {n}, add them
i have {n} more
there's another {n} coming
shipping is {n}, on top
tip of {n} on top
could you add {n}
would you put {n} to it
let's add {n}
+count {n} in
+count {n} to it
+include another {n}
""",
        de="""
[plus {n}|und plus {n}?|noch {n} dazu|jetzt plus {n}|das plus {n}?]
{n} mehr
zähl [noch|] {n} dazu
addier {n}
und [noch|] {n} drauf
was [ist|wär] das plus {n}?
rechne [noch|] {n} [dazu|drauf|hinzu]
erhöh das um {n}
!leg noch {n} obendrauf
und mit {n} mehr?
pack noch {n} dazu
tu {n} dazu
{n} extra
dann plus {n}
und {n} hinzugezählt?
kommen noch {n} dazu
gib {n} dazu
und {n} plus das?
da kommen noch {n} drauf
no {n} dazua
+ {n}
{n} dazu
{n} obendrein
{n} oben drauf
mit {n} dazu
das Ergebnis plus {n}
die Zahl plus {n}
es plus {n}
was ist's mit {n} mehr?
was, wenn's {n} mehr sind?
hab {n} vergessen, rechne die dazu
ich hab noch {n}
da kommen noch weitere {n}
Versand ist {n}, dazu damit
{n} Trinkgeld drauf
könntest du {n} dazurechnen
würdest du {n} addieren
rechnen wir {n} dazu
+rechne weitere {n} dazu
+addier noch {n}
+nimm {n} dazu
""",
    ),
    "-": Phrases(
        en="""
[minus {n}|and minus {n}?|take away {n}|now minus {n}|less {n}]
- {n}
subtract {n}
{n} less
minus another {n}
deduct {n} [from that|]
what if i take {n} off?
that minus {n}
reduce it by {n}
!knock {n} off that
and without {n}?
cut {n} from it
+lower it by {n}
then minus {n}
and if {n} are missing?
{n} off
what's left after {n} are gone?
drop {n} from [it|that]
reduced by {n}?
and {n} fewer?
{n} taken off
{n} fewer
{n} off it
less another {n}
without {n}
without {n} of them
with {n} taken away
with {n} off
the result minus {n}
this number minus {n}
it minus {n}
what remains without {n}?
what remains if {n} go?
i already paid {n}, so?
i have to give back {n}
{n} are already gone
a discount of {n}
with a discount of {n}?
could you subtract {n}
would you take {n} off
let's take {n} off
+strip {n} from it
+remove {n} from the sum
""",
        de="""
[minus {n}|und minus {n}?|davon {n} weg|jetzt minus {n}|zieh {n} ab]
- {n}
{n} weniger
zieh [davon|noch] {n} ab
nimm {n} weg
abzüglich {n}
davon {n} abgezogen
was bleibt ohne {n}?
was [ist|wär] das minus {n}?
!verringer das um {n}
und wenn {n} fehlen?
dann minus {n}
reduzier das um {n}
{n} runter
was bleibt, wenn {n} wegkommen?
kürz das um {n}
subtrahier {n}
und {n} abgezogen?
streich {n} davon
tua {n} weg
ohne die {n}?
und davon {n} weg
{n} abgezogen
{n} weg
{n} davon ab
noch mal {n} weniger
ohne {n}
ohne {n} davon
mit {n} weniger
das Ergebnis minus {n}
die Zahl minus {n}
es minus {n}
was bleibt ohne die {n} übrig?
was bleibt, wenn {n} fehlen?
ich hab schon {n} gezahlt, also?
ich muss {n} zurückgeben
{n} sind schon weg
ein Rabatt von {n}
könntest du {n} abziehen
würdest du {n} wegnehmen
ziehen wir {n} ab
+nimm {n} davon weg
+rechne {n} weg
""",
    ),
    "/": Phrases(
        en="""
[divided by {n}|and divided by {n}?|divide that by {n}|now split by {n}]
/ {n}
split [that|it] by {n}
shared by {n}
that over {n}
divide [it|this|the result] by {n}
what's [that|it] divided by {n}?
per head with {n} people?
and for {n} people each?
!into {n} equal parts
and shared among {n}?
and if {n} of us split it?
each of {n} gets?
one of {n} equal shares
then over {n}
distributed over {n} [days|people]?
+divide by {n}
and by {n}, divided?
cut into {n} shares
we're {n} people, how much each?
and over {n}
and split {n} ways
{n} ways
split {n} ways
shared {n} ways
shared between {n}
per person, {n} persons
for each of {n}
for {n} of us, each?
by {n}, shared out
the result over {n}
the result divided by {n}
this number divided by {n}
a share for each of {n} people
what does each of {n} get?
what's one of {n} shares?
what's that per day over {n} days?
there are {n} of us, per person?
we split it, {n} people
could you divide it by {n}
would you share it among {n}
let's split it by {n}
+share it out among {n}
+spread it over {n}
""",
        de="""
[geteilt durch {n}|und durch {n}?|teil das durch {n}|jetzt durch {n}|das durch {n}?]
/ {n}
durch {n}
[teil|teile|dividier] [es|das Ergebnis] durch {n}
auf {n} [Leute|Personen] [aufgeteilt|verteilt]
pro Kopf bei {n} Leuten?
was ist das durch {n}?
das Ganze durch {n}
!in {n} gleiche Teile
und wenn wir uns das mit {n} Leuten teilen?
jeder von {n} kriegt wie viel?
dann durch {n}
verteilt auf {n} [Tage|Leute]?
und dividiert durch {n}?
wir sind {n} Leute, wie viel für jeden?
brich das auf {n} herunter
und auf {n} umgelegt?
geteilt auf {n}?
das teilen wir durch {n}
und durch {n}
durch {n} Leute
geteilt in {n} Teile
geteilt unter {n}
aufgeteilt auf {n}
pro Person, {n} Personen
pro Nase, wir sind {n}
für jeden von {n}
das Ergebnis durch {n}
das Ergebnis geteilt durch {n}
die Zahl durch {n}
ein Anteil für jeden von {n}
was kriegt jeder von {n}?
was ist einer von {n} Teilen?
was ist das pro Tag auf {n} Tage?
wir sind {n}, pro Person?
wir teilen uns das, {n} Leute
könntest du's durch {n} teilen
würdest du das auf {n} aufteilen
teilen wir das durch {n}
+teil's auf {n} auf
+verteil das auf {n}
des durch {n}
""",
    ),
    "%": Phrases(
        en="""
[{n}% of that|and {n}% of it?|{n} percent of that|what's {n}% of that?]
{n} percent of [it|the result|this]
take {n}% of [that|it]
how much is {n}% of [it|that]?
calculate {n}% of [it|that]
{n}% of the result
and what would {n}% of it be?
[now|so] {n}% of that
!a share of {n}% from that
and {n}% thereof?
{n} percent from it
just {n}% of that
what do {n} percent of [it|that] make?
only {n} per cent of the result
and a {n}% cut of that?
work out {n} percent of [it|that]
if i only get {n}% of it?
{n}% of this number?
then {n} percent of it
{n}%?
{n} percent?
and {n}%
and {n} percent
of that {n}%
of it {n} percent
{n} per cent of it
{n}% of the sum
{n}% of the total
{n}% share
my share is {n}%
the tax on it is {n}%, how much is that
i get {n}% of it, so?
i pay {n} percent of that, how much?
what's {n} percent?
what does {n}% come to?
how much would {n} percent be?
could you tell me {n}% of it
let's see {n}% of it
+figure out {n}% of that
+give me {n} percent of it
""",
        de="""
[davon {n}%|{n} % davon|und davon {n} Prozent?|was sind {n}% davon?]
{n} Prozent davon
wie viel sind {n}% davon?
rechne {n}% davon aus
[nimm|gib mir] davon {n}%
vom Ergebnis {n} Prozent
und wie viel wären {n}% davon?
{n}% von dem
!davon bitte {n} Prozent
nur {n}% davon
was machen {n} Prozent davon aus?
so {n}% davon?
und wenn ich nur {n}% davon krieg?
und {n} Prozent vom Ganzen?
{n}% von der Zahl
berechne {n} Prozent davon
und davon grad mal {n}%?
wie viel machen {n}% davon?
dann {n} Prozent vom Ergebnis
{n}%?
{n} Prozent?
und {n}%
und {n} Prozent
davon {n} von hundert
{n}%, davon
{n}% vom Ganzen
{n}% von der Summe
{n} Prozent vom Betrag
{n}% Anteil
mein Anteil ist {n}%
die Steuer darauf ist {n}%, wie viel ist das
ich krieg {n}% davon, also?
ich zahl {n} Prozent davon, wie viel?
was sind {n} Prozent?
was machen {n}%?
wie viel wären {n} Prozent?
könntest du mir {n}% davon sagen
schauen wir, was {n}% davon sind
+sag mir {n}% davon
+gib mir {n} Prozent vom Ergebnis
wos san {n}% davo
""",
    ),
    "half": Phrases(
        en="""
[half of that|and half of it?|now half of that]
halve [it|that]
what's half of [it|that]?
cut [it|that] in half
one half of it
and halved?
half as much
how much is half?
!only the half of it please
split it in two
50:50, how much is one part
the half
and divided in two halves?
+cut that down to half
and 1/2 of it?
what does one half make
fifty-fifty?
and if i only take half?
half of the result
half
half?
half it
half of it
half of this
halved
halved?
halve the result
and half?
and half of this number?
a half of that
one half
the half of that
times one half
times 0.5
divided by two
by two
over two
in two, how much is each
we're two, so each gets?
my partner pays the other half, so me?
what's the half?
what's one half of the result?
i only need half of it
i only pay half, so?
could you halve it
let's halve that
+take half of it
+give me half of it
""",
        de="""
[die Hälfte davon|und davon die Hälfte?|jetzt die Hälfte]
halbier [das|es]
[wie viel|was] ist die Hälfte [davon|]?
halb so viel
nur die Hälfte
vom Ergebnis die Hälfte
und halbiert?
die Hälfte bitte
!und was ist halb so viel?
auf zwei aufgeteilt, jeder die Hälfte
die Hälfte vom Ergebnis
fifty-fifty?
und ein halbes davon?
halbiert bitte
und wenn ich nur die Hälfte nehm?
teil's in zwei Hälften
und 1/2 davon?
d'Hälfte davon
mach's halb so groß
halb
halb?
Hälfte
Hälfte?
halbiert
halbiert?
halbier's
halbier das Ergebnis
und die Hälfte?
und die Hälfte von der Zahl?
eine Hälfte davon
mal ein halb
mal 0,5
geteilt durch zwei
durch zwei
halbe-halbe, wie viel ist das
wir sind zu zweit, also jeder?
meine Frau zahlt die andere Hälfte, also ich?
was ist die halbe Summe?
was wäre die Hälfte?
ich brauch nur die Hälfte davon
ich zahl nur die Hälfte, also?
könntest du's halbieren
halbieren wir das
+nimm die Hälfte davon
+gib mir die Hälfte vom Ergebnis
de Hälfti devo
""",
    ),
    "double": Phrases(
        en="""
[double that|twice that|and the double?]
double [it|this]
twice as much
doubled?
what's the double of that?
what's twice that?
make it double
double the result
!and that doubled
two of those?
and two times that?
the double amount
+double the number
and if it were twice that?
and the same on top again, so doubled
two times the result
twofold
twice the result
now the double of it
double
double?
double the sum
and double?
and double that?
and twice?
twice
twice?
twice this
twice this number
two times
two times it
times two
x2
by two, multiplied
2x
both of us pay that, together?
there are two of them, so?
we need it twice, how much?
what's double?
what's the double amount?
what's two times the result?
i need double
i need twice that
could you double it
let's double it
+take it twice
+take it times two
+give me twice that
""",
        de="""
[das Doppelte davon|und das Doppelte?|verdoppel das]
verdopple [es|das]
doppelt so viel
[was|wie viel] ist das Doppelte [davon|]?
und verdoppelt?
nimm das Doppelte
das Ergebnis verdoppeln
vom Ergebnis das Doppelte
!und was ist doppelt so viel?
davon zwei?
und zweimal das?
die doppelte Menge
verdopple die Zahl
und wenn's doppelt so viel wär?
das Zweifache
zweimal so viel
jetzt das Doppelte
nochmal so viel dazu, also doppelt
s'Doppelte davon
mach's doppelt
doppelt
doppelt?
das Doppelte
das Doppelte bitte
verdoppelt
verdoppelt?
verdopple das Ergebnis
und doppelt?
und zweimal?
zweimal
zweimal das
zwei mal so viel
mal zwei
mal 2
x2
2x das
wir zahlen beide so viel, zusammen?
es sind zwei davon, also?
wir brauchen's zweimal, wie viel?
was ist das Zweifache?
was wär das Doppelte?
was ist zweimal das Ergebnis?
ich brauch das Doppelte
ich brauch doppelt so viel
könntest du's verdoppeln
verdoppeln wir das
+nimm's doppelt
+nimm das mal zwei
+gib mir das Doppelte davon
s Dopplete devo
""",
    ),
    "root": Phrases(
        en="""
[the square root of that|root of it?|and its square root?]
sqrt of [that|it]
take the [square|] root [of it|]
square root?
what's [the|its] square root?
root of the result
and the root?
sqrt that
!and what is the root out of it
and rooted?
extract the square root
+take the square root
what squared gives that?
root that number
square root of this number
to the power of one half
then the root of it
2nd root?
and sqrt?
root
root?
root it
root of that
root of that number
sqrt
sqrt?
sqrt of the result
square root please
the root
the root please
the square root
its root
its root?
its square root
and the square root?
and the root of that?
root of the last result
square-rooted
second root
to the power of 0.5
^0.5
what's the root of that?
what's the sqrt?
which number squared makes that?
the side of a square with that area?
i need the root of it
i need its square root
could you take the root
let's take the square root
+calculate the root
+compute its square root
+give me the square root
""",
        de="""
[die Wurzel davon|Wurzel daraus?|und davon die Wurzel?]
Quadratwurzel davon
zieh [mal|] die Wurzel [daraus|davon|]
was ist die Wurzel [daraus|davon]?
jetzt die Wurzel
und die Wurzel?
sqrt davon
Wurzel vom Ergebnis
!die Quadratwurzel daraus bitte
+zieh die Quadratwurzel
und sqrt?
was zum Quadrat gibt das?
Wurzel der Zahl
hoch ein halb
dann die Wurzel davon
zweite Wurzel?
radizier das
und d'Wurzel davon?
Quadratwurzel vom Ergebnis
Wurzel
Wurzel?
Wurzel bitte
Wurzel draus
Wurzel davon
Quadratwurzel
Quadratwurzel?
Quadratwurzel bitte
sqrt
sqrt?
sqrt vom Ergebnis
die Wurzel
die Wurzel bitte
die Quadratwurzel davon
und die Quadratwurzel?
und daraus die Wurzel?
Wurzel aus der Zahl
Wurzel vom letzten Ergebnis
hoch 0,5
^0,5
was ist die Quadratwurzel?
was ist sqrt davon?
welche Zahl zum Quadrat ergibt das?
die Seite vom Quadrat mit dieser Fläche?
ich brauch die Wurzel davon
ich brauch die Quadratwurzel
könntest du die Wurzel ziehen
ziehen wir die Wurzel
+berechne die Wurzel
+rechne die Wurzel davon aus
+gib mir die Wurzel
d'Wurzle devo
""",
    ),
}
