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
""",
)
