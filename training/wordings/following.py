"""How people go on from a search: elsewhere, for another month or word; and for the newest of a kind."""

from training.phrases import Phrases

FIND = Phrases(
    en="""
find {what} {where}
where is {what} {where}
search for {what} {where}
look for {what} {where}
{what} {where}?
do i have {what} {where}
locate {what} {where}
[i'm looking for|i need to find] {what} {where}
[is there|have i got] {what} {where}
where did i put {what} {where}
+dig up {what} {where}
can't find {what} {where}
[any|got any] {what} {where}
+track down {what} {where}
!have you seen {what} {where}
{what} {where}, where is it
+unearth {what} {where}
[any idea|any clue] where {what} is {where}
{what} {where}, can't see it, search
+scout around for {what} {where}
i need {what} {where}
[lookup|seeking|wanted:] {what} {where}
[does|would] {what} exist {where}
i saved {what} {where}, but where
[could you|would you] look up {what} {where}
+hunt for {what} {where}
""",
    de="""
such {what} {where}
wo ist {what} {where}
finde {what} {where}
such mal nach {what} {where}
{what} {where}?
hab ich {what} {where}
[ich suche|ich such] {what} {where}
[gibt es|gibts] {what} {where}
wo liegt {what} {where}
wo hab ich {what} {where}
+kram {what} {where} raus
ich find {what} {where} nicht
{what} {where} [suchen|finden]
[schau|guck] mal nach {what} {where}
{what} {where}, wo ist das
!hast du {what} {where} gesehen
+stöber {what} {where} auf
[hast du|haste] eine Ahnung, wo {what} {where} ist
{what} {where} ist verschollen, such mal
[gesucht:|Suche nach] {what} {where}
ich brauch {what} {where}
wohin hab ich {what} {where} gespeichert
[könntest|magst] du {what} {where} suchen
wos is {what} {where}
i find {what} {where} ned
+fisch {what} {where} raus
""",
)
THERE = Phrases(
    en="""
and {where}?
what about {where}
ok and {where}
now {where}
look {where} too
the same {where}
try {where}
no, {where}
!not there, {where}
hm, {where} then
also {where} please
or {where}?
maybe {where}?
[ok|hm|well], then {where}
+search {where} instead
+search {where} [as well|too]
+check {where} [next|too]
[is it|could it be] {where}
[anything|something] {where}?
it could also be {where}
sorry, i meant {where}
how about {where}
+repeat [it|the search] {where}
same search {where}
only {where}
+do the same {where}
i think it was {where}
[actually|wait], {where}
!perhaps it's {where}
!+give it a go {where}
[did you look|have you looked] {where}
wrong folder, {where}
[nope|nah], {where}
[my mistake|my bad], {where}
+switch to what's {where}
[once more|one more time], but {where}
[while you're at it|next], {where}
i'd guess {where}
it [should|must] be {where}
[forgot|left out]: {where}
+carry on {where}
could be {where}, no?
""",
    de="""
und {where}?
wie sieht es {where} aus
ok und {where}
jetzt {where}
schau auch {where}
dasselbe {where}
probier {where}
nein, {where}
!nicht da, {where}
hm, dann {where}
auch {where} bitte
guck mal {where}
oder {where}?
vielleicht {where}?
[na gut|naja|tja], dann {where}
+such stattdessen {where}
+such {where} [auch|noch|weiter]
+check {where} [auch|noch|]
[ist|liegt] es {where}
[ist|gibts] {where} was?
könnte auch {where} sein
sorry, ich meinte {where}
wie wär's {where}
+wiederhol [das|die Suche] {where}
gleiche Suche {where}
nur {where}
das Ganze {where}
ich glaub es war {where}
[eigentlich|wart], {where}
und {where} vielleicht
und wos is {where}
!womöglich {where}
!+versuch's {where}
[hast du|haste] {where} [geschaut|geguckt]
falscher Ordner, {where}
[nö|nee], {where}
mein Fehler, {where}
[nochmal|noch einmal], aber {where}
wo du schon dabei bist, {where}
ich tippe auf {where}
[muss|sollte] {where} [sein|liegen]
[vergessen|fehlt noch]: {where}
schaun ma {where}
mach {where} weiter
dann eben {where}
""",
)
MONTH = Phrases(
    en="""
the same for {month}
and {month}?
and from {month}
what about {month}
no, {month}
now for {month}
and those of {month}
!i meant {month}
{month} too
ok and in {month}
[the ones|those] from {month}
make that {month}
{month}?
{month} instead
same search, {month}
same but {month}
or {month}?
try {month}
[sorry|oops|wait], {month}
how about {month}
+show [those of|the ones from] {month}
+do {month} [next|as well|too]
[maybe|perhaps] it was {month}
it could be from {month}
and what's there for {month}
next, {month}
[not that month|wrong month], {month}
[hm|hmm], then {month}
!let's have {month} then
!+switch to {month}
!what do we have of {month}
{month} [please|pls]
[nope|nah], {month}
[rather|better] {month}
+search {month} [now|instead]
[my mistake|my bad], {month}
+repeat [it|that] for {month}
i'd guess {month}
anything [from|in] {month}
[once more|again] for {month}
it [must|should] be from {month}
{month}, not that one
[forgot|left out]: {month}
""",
    de="""
das gleiche für {month}
und {month}?
und vom {month}
wie siehts mit {month} aus
nein, {month}
jetzt für {month}
und die vom {month}
!ich meinte {month}
{month} auch
ok und im {month}
die [vom|aus dem] {month}
{month}?
{month} stattdessen
gleiche Suche, {month}
oder {month}?
probier {month}
probier's mit {month}
[sorry|ups|wart], {month}
wie ist es mit {month}
+zeig die vom {month}
+mach {month} [auch|noch]
[vielleicht|womöglich] [war es|wars] {month}
könnte auch vom {month} sein
und was gibt's vom {month}
als nächstes {month}
[falscher Monat|nicht der Monat], {month}
[hm|hmm], dann {month}
dasselbe vom {month}
und die aus dem {month}
!nehmen wir {month}
!und im {month} so?
!+wechsel auf {month}
{month} [bitte|]
[nö|nee], {month}
[lieber|eher] {month}
+such jetzt {month}
mein Fehler, {month}
+wiederhol das für {month}
ich tippe auf {month}
[gibt's|gibts] was vom {month}
[nochmal|noch einmal] für {month}
muss vom {month} sein
den {month} [auch|noch|]
dann eben {month}
""",
)
WORD = Phrases(
    en="""
and {what}?
what about {what}
the same for {what}
no, {what}
i meant {what}
now {what}
ok and {what}
!rather {what}
then {what}
or {what}?
{what} instead
{what} [too|as well]
[sorry|oops|wait], {what}
same search, {what}
same but {what}
try {what}
how about {what}
+search for {what} instead
+do {what} [next|as well]
[hm|hmm], then {what}
[maybe|perhaps] {what}
next: {what}
[wrong word|not that], {what}
+make that {what}
and one for {what}
[also|and also] {what}
!+go for {what} this time
!or maybe {what}
{what} [please|pls]
[nope|nah], {what}
better {what}
+repeat [it|that|the search] with {what}
[my mistake|my bad], {what}
+look for {what} [too|as well|instead]
it's probably called {what}
[once more|again] with {what}
is there anything with {what}
it [should|must] be {what}
[forgot|left out]: {what}
the word is {what}
""",
    de="""
und {what}?
wie siehts mit {what} aus
das gleiche für {what}
nein, {what}
ich meinte {what}
jetzt {what}
ok und {what}
!eher {what}
dann {what}
oder {what}?
{what} stattdessen
{what} [auch|noch]
[sorry|ups|wart], {what}
gleiche Suche, {what}
probier {what}
probier's mit {what}
wie ist es mit {what}
+such stattdessen {what}
+mach {what} [auch|noch]
[hm|hmm], dann {what}
[vielleicht|womöglich] {what}
als nächstes {what}
[falsches Wort|nicht das], {what}
dasselbe mit {what}
auch {what}
und no {what}
!+nimm diesmal {what}
!oder halt {what}
{what} [bitte|]
[nö|nee], {what}
lieber {what}
+wiederhol [das|die Suche] mit {what}
mein Fehler, {what}
+such auch {what}
heißt wahrscheinlich {what}
[nochmal|noch einmal] mit {what}
gibt's was mit {what}
müsste {what} sein
das Wort ist {what}
dann eben {what}
""",
)
NEWEST = Phrases(
    en="""
newest {kind} {where}
what is the newest {kind} {where}
which {kind} {where} came last
latest {kind} {where}
most recent {kind} {where}
[which|what] is the [latest|most recent|last] {kind} {where}
the last {kind} {where}, which one is it
+tell me the newest {kind} {where}
+find the [newest|latest] {kind} {where}
name of the newest {kind} {where}
what's the {kind} with the latest date {where}
which {kind} is the newest {where}
!the freshest {kind} {where}
!the {kind} that came in last {where}
[which|what] {kind} {where} was [added|saved|changed] last
+name the latest {kind} {where}
the {kind} {where} with the newest date
[youngest|most up to date] {kind} {where}
where's the newest {kind} {where}
+look up the [latest|last] {kind} {where}
{kind} {where}, newest first, just the top one
last saved {kind} {where}
i only need the [last|newest] {kind} {where}
what's the current {kind} {where}
""",
    de="""
neueste {kind} {where}
was ist die neueste {kind} {where}
welche {kind} {where} kam zuletzt
letzte {kind} {where}
aktuellste {kind} {where}
[welche|was] ist die [letzte|aktuellste|jüngste] {kind} {where}
die letzte {kind} {where}, welche ist das
+sag mir die neueste {kind} {where}
+such die [neueste|letzte] {kind} {where}
Name der neuesten {kind} {where}
welche {kind} {where} hat das neueste Datum
welche {kind} ist {where} die neueste
!die frischeste {kind} {where}
!die {kind}, die {where} zuletzt dazukam
welche {kind} {where} wurde zuletzt [gespeichert|geändert|angelegt]
+nenn mir die [letzte|neueste] {kind} {where}
die {kind} {where} mit dem jüngsten Datum
[jüngste|zuletzt geänderte|zuletzt gespeicherte] {kind} {where}
wo ist die neueste {kind} {where}
+schau nach der [letzten|neuesten] {kind} {where}
{kind} {where}, nach Datum, nur die oberste
ich brauch nur die [letzte|neueste] {kind} {where}
wöche {kind} {where} is de neichste
was ist die aktuelle {kind} {where}
""",
)
