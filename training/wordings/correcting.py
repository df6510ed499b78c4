"""How people say that another thing was meant than the one they got, or that they want the one beside it as well."""

from training.phrases import Phrases

NAMED = Phrases(
    en="""
no, the {b} [one|ones|]
no, {b}
nope, {b}
not {a}, {b}
[sorry|oops|wait], [i meant|the] {b} [one|]
[no|nah|nope] i meant {b}
not that one, the {b}
not that, {b}
the {b} one [i meant|instead|rather|]
!that's the wrong one, {b} please
wrong one, {b}
[no wait|actually], {b}
+make that {b}
{b}, not {a}
{b} i said
i said {b}
i wanted {b}
and the {b} one
and {b}
and now {b}
!now the same with {b}
now {b}
then {b}
and what about {b}
[ok|fine], and {b}
{b} too
also {b}
!{b} as well please
the {b} one too
hm no, {b} of course
not what i meant, i want {b}
that's {a}, i need {b}
not the {a} one, {b}
other one, {b}
next {b}
[and|now] the {b} [one|] please
""",
    de="""
nein, {b}
[nein|ne|nee|nö], [die|das|den] {b}
[nein|ne|nee], [die|das|der] von {b}
[nein|ne|nee] ich [meinte|mein] {b}
nicht {a}, {b}
nicht [die|das|den], {b}
ich [meinte|mein|wollt|wollte] {b}
!das ist falsch, {b} bitte
falsch, {b}
[quatsch|sorry|ups|halt], {b}
{b} mein ich
{b}, nicht {a}
{b} hab ich gesagt
ich sagte {b}
[ach ne|doch lieber|eigentlich] {b}
und {b}
und [die|das|den] {b}
und jetzt {b}
jetzt {b}
!jetzt das gleiche mit {b}
dann {b}
und was ist mit {b}
[ok|gut], und {b}
{b} auch
auch {b}
!{b} bitte auch noch
[die|das] {b} auch
hm nein, {b} natürlich
das ist {a}, ich brauch {b}
nicht [die|das|den] {a}, [die|das|den] {b}
die andere, {b}
als nächstes {b}
[und|jetzt] {b} bitte
""",
)

OTHER = Phrases(
    en="""
no, the other one
not that one
the other one
[sorry|oops|wait|nope|nah], the other one
wrong one
!that's not the one, the other please
wrong one, the other
not this one, the other
i meant the other one
no not that one, the other
and the other one
and the other
now the other one
the other one [please|too|as well|instead]
[no|nope] [the other|other one]
there was another one, that one
there are two, i want the other one
!there's a second one, that
actually the other
""",
    de="""
[nein|ne|nee|nö], [die|das|den] andere
[nein|ne|nee|nö], [die|das|den] anderen
[die|das|den] andere
[die|das|den] anderen
nicht [die|das|den]
falsche [datei|]
!das ist die falsche, die andere bitte
[sorry|ups|halt|quatsch], [die|das|den] andere
ich [meinte|mein|wollt] [die|das|den] andere
und [die|das|den] andere
und jetzt die andere
die andere [bitte|auch|mein ich|]
nein nicht die, die andere
[es gibt|da gibts] noch eine, die
!da ist noch eine zweite, die will ich
doch die andere
eigentlich die andere
""",
)

THAT_ONE = Phrases(
    en="""
[open|show me|show] the {b} [one|]
[open|show] {b}
+open the {b} file
{b} please
the {b} one
!pull up the {b} [one|thing]
get me {b}
i want {b}
{b}
let me see the {b}
can you open the {b}
take the {b}
the one with {b}
the {b} in there
""",
    de="""
[mach|öffne|zeig] [die|das|den] {b} [auf|]
öffne {b}
zeig [mir|mal|] {b}
{b} bitte
[die|das|den] {b}
!hol mir [die|das|den] {b} her
ich will {b}
ich brauch {b}
{b}
lass mich {b} sehen
kannst du {b} öffnen
nimm {b}
[die|das|den] mit {b}
{b} da drin
""",
)

READ_ONE = Phrases(
    en="""
read [me|] the {b} [one|]
read {b}
what does [the|] {b} say
what's in [the|] {b}
and what's in {b}
!let me read {b}
print {b}
cat {b}
the text of {b}
""",
    de="""
lies [mir|mal|] [die|das|den] {b} [vor|]
lies {b}
was steht in {b}
und was steht in {b}
was ist in {b} drin
!lass mich {b} lesen
cat {b}
den text von {b}
inhalt von {b}
""",
)

ADDED = Phrases(
    en="""
add {x}
[and|now] add {x}
add {x} [to it|there|to that|please|]
put {x} on it
[and|then] {x} on there too
!write {x} below that
append {x}
{x} is missing, add it
+put {x} in there
also {x}, add that
note {x} in there
""",
    de="""
[dazu|und] noch {x} [dazu|rein|]
schreib {x} [dazu|rein|drunter]
schreib noch {x} [dazu|rein]
setz {x} drauf
häng {x} [an|dran]
[und|jetzt] {x} dazu
!trag da {x} ein
füg {x} hinzu
{x} fehlt, schreib das dazu
da noch {x} rein
""",
)

SUMS = Phrases(
    en="""
{op}
[and|now|then] {op}
[and|now] that {op}
that {op}
{op} [then|please|]
[ok|hm] {op}
!take that {op}
[what's|] that {op}
""",
    de="""
{op}
[und|jetzt|dann] {op}
[und|jetzt] das {op}
das {op}
{op} [dann|bitte|]
[ok|hm] {op}
!nimm das {op}
und das [ganze|] {op}
""",
)
