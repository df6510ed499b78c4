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
""",
    ),
}
