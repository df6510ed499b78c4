"""How people ask how many things are in a folder."""

from training.phrases import Phrases

COUNT = Phrases(
    en="""
[how much|how many] stuff is {inside}, i need the number
+tell me how many files are {inside}
{inside} [there are|i have] how many files
is it more than ten files {inside}
total number of [files|things] {inside}
how many [files|things|items|entries] are {inside}
how many [files|things|items] do i have {inside}
number of [files|entries|items] {inside}
+count the [files|things|entries] {inside}
how full of files is it {inside}, just the number
file count {inside}
!what is the number of things {inside}
[item|entry] count {inside}
amount of files {inside}
how many {inside}, just the [number|count]
i wonder how many files i've got {inside}
are there many files {inside}, what's the count
what number of [items|files] is {inside}
are there more than twenty [files|things] {inside}
how many documents and folders are {inside}, in total
total {inside}, only a figure
give me the number of [entries|files] {inside}
it feels like hundreds of files {inside}, how many is it
!a quick headcount of the files {inside}
!do a tally of what's {inside}
+give me a count of [the files|the things|everything] {inside}
have i got a lot of files {inside}? a number please
how many did i collect {inside}
quantity of [files|items] {inside}
how many pieces are {inside}
+count up what's {inside}
just the number of files {inside}
the files {inside}, how many are they
is it ten or a hundred files {inside}
how many objects are there {inside}
i'm curious how many items piled up {inside}
how many [docs|things] do i keep {inside}
count {inside}
count files {inside}
count of files {inside}
files {inside}: count
files {inside}: how many
files {inside}, the number
[number|amount] of things {inside}
how many files {inside}
how many items {inside}
how many are {inside}
how many files altogether {inside}
how many entries has the listing {inside}
how many files have piled up {inside}
how many files could there be {inside}
how many files do we have {inside}
how many files did i put {inside}
how many different files are {inside}
what's the file count {inside}
what's the number of files {inside}
what's the total {inside}, in files
do i have more than a hundred files {inside}? the number
do you know how many files are {inside}
can you count the files {inside}
could you tell me the number of files {inside}
would you count what's {inside}
would you mind counting the files {inside}
i need to know how many files are {inside}
i want the number of files {inside}
i'd like to know how many things lie {inside}
i lost count of the files {inside}
no names, just how many files {inside}
don't list them, just count the files {inside}
only the count of things {inside}
+do a count {inside}
+add up the files {inside}
+find out how many files are {inside}
+give me the count {inside}
+check how many files there are {inside}
+work out how many items are {inside}
[two|a dozen|a thousand] files or more {inside}?
find -type f, counted, {inside}
tot up the files {inside} for me
""",
    de="""
sag mir wie viele [Dateien|Sachen] {inside} [sind|liegen]
{inside} [sind|liegen] wie viele Dateien
sind das mehr als zehn Dateien {inside}
[Gesamtzahl|Zahl] der Dateien {inside}
wie viele [Dinger|Objekte] [sind|hab ich] {inside}
wie viele [Dateien|Sachen|Dinge|Einträge] [sind|liegen|gibt es] {inside}
wieviele [Dateien|Sachen] [sind|liegen|hab ich] {inside}
Anzahl der [Dateien|Einträge] {inside}
+zähl [mal|] die [Dateien|Sachen] {inside}
wie viel liegt {inside}, nur die Zahl
!welche Zahl von Dateien ist {inside}
Dateianzahl {inside}
Stückzahl {inside}
wie viele sind es {inside}, nur die [Zahl|Anzahl]
würd gern wissen, wie viele Dateien ich {inside} hab
[sind|liegen] {inside} viele Dateien, wie viele genau
wia vü [Dateien|Sachen] san {inside}
wie viele Dateien und Ordner sind {inside} insgesamt
mehr als zwanzig [Dateien|Sachen] {inside} oder weniger
Gesamtanzahl {inside}
gib mir die Anzahl der [Dateien|Einträge] {inside}
gefühlt liegen {inside} hunderte Dateien, wie viele sind's wirklich
!einmal durchzählen, was {inside} liegt
!auf wie viele Dateien komm ich {inside}
+zähl [mal|] nach, wie viele Dateien {inside} sind
+zähl alles {inside} [zusammen|]
hab ich {inside} viele Dateien? eine Zahl bitte
wie viele haben sich {inside} angesammelt
Menge der [Dateien|Einträge] {inside}
wie viel Stück sind {inside}
nur die Dateizahl {inside}
die Dateien {inside}, wie viele sind das
sind das zehn oder hundert Dateien {inside}
wie viele Files [hab ich|sind|liegen] {inside}
mich würd die Anzahl der Dateien {inside} interessieren
wia vui [Files|Dateien|Sochn] lieg'n {inside}
zähl {inside}
Anzahl {inside}
Anzahl Dateien {inside}
Zahl der Sachen {inside}
Dateien {inside}: wie viele
Dateien {inside}: Anzahl
Dateien {inside}, die Zahl
wie viele {inside}
wie viele Dateien {inside}
wie viele Sachen {inside}
wie viele Einträge {inside}
wie viele Dateien insgesamt {inside}
wie viele Dateien haben wir {inside}
wie viele Dateien hab ich da {inside}
wie viele Dateien sind schon {inside}
wie viele verschiedene Dateien sind {inside}
wie viel Zeug liegt {inside}, als Zahl
was ist die Anzahl der Dateien {inside}
auf welche Zahl von Sachen komme ich {inside}
hab ich mehr als hundert Dateien {inside}? die Zahl
weißt du, wie viele Dateien {inside} sind
kannst du die Dateien {inside} zählen
könntest du mir die Anzahl der Dateien {inside} sagen
würdest du zählen, was {inside} liegt
magst du die Sachen {inside} zählen
ich muss wissen, wie viele Dateien {inside} sind
ich will die Anzahl der Dateien {inside}
ich wüsst gern, wie viel Stück {inside} liegen
ich hab die Dateien {inside} nicht gezählt, wie viele sind's
keine Namen, nur wie viele Dateien {inside}
nicht auflisten, nur zählen, was {inside} ist
bloß die Anzahl der Sachen {inside}
+mach eine Zählung {inside}
+rechne die Dateien {inside} zusammen
+find raus, wie viele Dateien {inside} sind
+gib mir die Zahl der Sachen {inside}
+schau, wie viele Dateien {inside} sind
+ermittel die Anzahl der Dateien {inside}
ein Dutzend oder tausend Dateien {inside}?
Zählung der Dateien {inside}
wie vil Dateie sind {inside}
woveel Dateien sünd {inside}
find -type f, gezählt, {inside}
""",
)

EMPTY = Phrases(
    en="""
is {of} empty
is there [anything|something|stuff] {inside}
[is|are] there [still|] [any files|things] {inside} or is it empty
{of}: empty or not
is anything left {inside}
did i [clear|empty] out {of}
{of} is empty, [right|isn't it]
is there really nothing {inside}
have i put anything {inside} yet
can i say {of} is empty
is it true that {of} is empty
!nothing {inside}, or is there
!does {of} have anything [in it|inside]
anything at all {inside}
[check|tell me] [whether|if] {of} is empty
[check|look] if there is anything {inside}
i think {of} is empty, is it
not sure whether there is anything {inside}
{of} has nothing in it, has it
is there a single thing {inside}
empty? {of} i mean
!is {of} still as empty as before
somebody said there's nothing {inside}, is that so
is {of} bare
whats {of} like, empty?
""",
    de="""
ist {inside} [irgendwas|was|noch was|etwas] [drin|drinnen|]
liegt {inside} [noch|] [was|irgendwas|etwas]
ist {inside} nichts drin
steckt {inside} [noch|] was
ob {inside} [noch|] was liegt
hab ich {inside} schon was abgelegt
{inside} ist [doch|ja|] nichts, oder
ist {inside} überhaupt was
!gibt es {inside} irgendetwas
!{inside}: leer oder nicht
schau [mal|bitte|] ob {inside} [noch|] was [ist|liegt]
sag mir ob {inside} was drin ist
is {inside} was drin
is do {inside} no wos drin
leer? {inside} mein ich
herrscht {inside} Leere
alles weg {inside}?
!findet sich {inside} noch etwas
ist es leer {inside}
wüsste gern, ob {inside} was drin ist
hod's {inside} no wos
kontrollier ob {inside} nichts mehr liegt
hat sich {inside} was angesammelt
ist {inside} alles leer
""",
)
"""Whether anything is in a folder."""
