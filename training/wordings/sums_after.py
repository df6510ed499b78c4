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
""",
    ),
}
