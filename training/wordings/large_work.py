"""Requests for work that a larger model does, with slots: x and y words, table, code, person."""

from training.phrases import Phrases

DATA = Phrases(
    en="""
+plot the column {x} of {table}
+[draw|make] a [chart|diagram|bar chart|graph] of {x} [by {y}|] from {table}
what is the [average|mean|median|sum|maximum] of {x} in {table}
+calculate the [average|correlation|trend] of {x} and {y} in {table}
+analyse {table} [and tell me about {x}|]
how does {x} [change over time|depend on {y}] in {table}
+group {table} by {x} and sum {y}
!which {x} has the highest {y} in {table}
+compare the columns {x} and {y} of {table}
+evaluate the numbers in {table}
!statistics for {table}
+make a pivot table of {table}
how many different {x} are [in|listed in] {table}
+crunch the numbers in {table}
is there a [connection|correlation] between {x} and {y} in {table}
+show the [distribution|spread|histogram] of {x} in {table}
[chart|graph|diagram|heatmap] of {table}
+visualise {x} over {y} from {table}
what's the [standard deviation|variance|total|minimum] of {x} in {table}
{table}: average {x} per {y}
+find [outliers|duplicates|trends] in {table}
which {y} sold the most {x} according to {table}
+aggregate {table} by {x}
+forecast {x} from {table}
what can you tell from the data in {table}
i need [statistics|a breakdown|key figures] for {table}
+draw {x} against {y}, data is in {table}
my boss wants a chart of {x}, the numbers are in {table}
!what do the figures in {table} reveal
!+rank the rows of {table} by {x} and total {y}
what's the share of {x} in {table}, as percentages
+break {x} down by {y}, numbers from {table}
the table {table} has to be [evaluated|analysed|interpreted] for {x}
is {x} [rising|falling|stable] over time, see {table}
[quarterly|monthly|yearly] totals of {x} from {table}
+fit a [curve|regression line] through {x} and {y} in {table}
something is off with {x} in {table}, look for anomalies
i can't make head or tail of {table}, [plot it|give me statistics]
+work out the [growth|ratio|percentiles] of {x} from {table}
[pie chart|scatter plot|boxplot|dashboard] from {table}, by {x}
how often does each {x} occur in {table}
+join the rows of {table} on {x} and average {y}
{table} in figures: mean, max and spread of {x}
{table}: plot {x}
{table}: trend of {x}
{table}, total {x}
{x} per {y}, from {table}
{x} by {y} in {table} as a bar chart
bar chart of {table}
histogram of {x}, data in {table}
line graph from {table}
mean of {x} in {table}
median {x} in {table}
sum up the column {x} in {table}
maximum of {y} in {table}
correlation of {x} and {y}, {table}
regression on {table}
statistics on {x} please, {table}
pivot {table} by {x} and {y}
top ten {x} by {y} in {table}
how is {x} distributed in {table}
how strongly do {x} and {y} correlate in {table}
how do the {x} figures in {table} compare with {y}
how much {x} on average per {y} in {table}
what's the trend in {table}
what patterns are there in {table}
what do the numbers in {table} tell us about {x}
which {x} stands out in {table}
who had most {x} in {table}
when did {x} peak in {table}
why do the numbers for {x} drop in {table}, analyse it
are there outliers in {table}
are {x} and {y} related, going by {table}
does {x} grow faster than {y} in {table}
can you make a graph out of {table}
can you see a trend in {table}
could you evaluate {table} statistically
would you turn {table} into a diagram
i'd like to see {x} over time from {table}
i'd like a summary of the figures in {table}
i have measurements in {table}, evaluate them
i have sales figures in {table}, what's the best {x}
i need the average {x} out of {table} for my report
here are the numbers: {table}. make a chart
our accounts are in {table}, sum {y} per {x}
the survey results are in {table}, analyse them
the spreadsheet {table} needs a pivot by {x}
for the presentation: a diagram of {x} from {table}
let's analyse {table}
let's see the curve of {x} in {table}
+count how many rows of {table} have {x}
+tabulate {x} against {y} from {table}
+run the statistics on {table}
+summarise the columns of {table} with min, max and mean
+bin {x} from {table} into ten classes
+smooth {x} in {table} and plot it
+extrapolate {x} for next year from {table}
+clean the data in {table} and average {x}
+test whether {x} differs significantly between {y}, see {table}
+chart the development of {x} in {table}
{table} - chart pls
{table} wants analysing
{table}, {x}, boxplot
mean(x) where x is {x}, file {table}
data viz of {table}
[eda|exploratory analysis] on {table}
descriptive stats, {table}
let {table} speak: who leads in {x}
time series of {x} out of {table}, with a moving average
[quantiles|deciles|quartiles] of {x}, source {table}
cross-tab {x} and {y}, {table}
{x}'s share of {y} as a pie, {table}
do a t-test on {x} and {y} from {table}
give {table} the pandas treatment
sheet {table} - what's the bottom line for {x}
i'm no good with spreadsheets, get me the average {x} from {table}
my accountant asks for {y} broken down per {x}, it's all in {table}
auditor coming: totals by {x} from {table}
three hundred rows in {table} and no clue what they say about {x}
[kids'|lab|sensor|poll] data sits in {table}, make sense of it statistically
year on year change of {x}, using {table}
wouldn't a graph of {table} be nice
{x} went through the roof, see {table}, when exactly and by how much
best and worst {x} in {table}, with numbers
can {table} tell us if {x} pays off
are the {x} values in {table} normally distributed
how skewed is {x} in {table}
how far apart are {x} and {y} on average, {table}
who's above average in {x} according to {table}
seasonality of {x} in {table}?
{table}: any anomalies this quarter
weighted average of {x} by {y}, from {table}
+impute the missing {x} in {table}
+melt {table} into long format and plot {x}
+pull the key figures out of {table}
+project {x} three months ahead, based on {table}
+colour {table} as a heatmap by {x}
+segment the customers in {table} by {x}
+benchmark {x} against {y} with the numbers from {table}
+eyeball {table} for strange {x} values and chart them
+deliver a quarterly report on {x} from {table}
+correlate everything with everything in {table}
""",
    de="""
+plotte die Spalte {x} aus {table}
+[zeichne|mach] [ein Diagramm|eine Grafik|ein Balkendiagramm] von {x} [nach {y}|] aus {table}
was ist [der Durchschnitt|der Mittelwert|der Median|die Summe|das Maximum] von {x} in {table}
+berechne [den Durchschnitt|die Korrelation|den Trend] von {x} und {y} in {table}
+werte {table} aus [und sag mir was zu {x}|]
wie [entwickelt sich {x}|hängt {x} von {y} ab] in {table}
+gruppiere {table} nach {x} und summiere {y}
!welches {x} hat in {table} das höchste {y}
+vergleich die Spalten {x} und {y} von {table}
+analysiere die Zahlen in {table}
!Statistik zu {table}
+mach eine Pivot-Tabelle aus {table}
wie viele verschiedene {x} stehen in {table}
+rechne die Zahlen in {table} durch
gibt es in {table} einen Zusammenhang zwischen {x} und {y}
+zeig die [Verteilung|Streuung] von {x} in {table}
[Diagramm|Grafik|Schaubild|Heatmap] zu {table}
+visualisier {x} über {y} aus {table}
wie groß ist [die Standardabweichung|die Varianz|das Minimum] von {x} in {table}
{table}: {x} im Schnitt pro {y}
+finde [Ausreißer|Doppelte|Trends] in {table}
welches {y} hat laut {table} am meisten {x}
+aggregier {table} nach {x}
+erstell eine Prognose für {x} aus {table}
was sagen uns die Daten in {table}
ich brauch [Statistiken|Kennzahlen|eine Auswertung] zu {table}
+trag {x} gegen {y} auf, die Daten sind in {table}
der Chef will ein Diagramm zu {x}, die Zahlen stehen in {table}
mach ma a Grafik aus {table}
!was verraten die Werte in {table}
!+sortier {table} nach {x} und bilde Summen über {y}
welchen Anteil hat {x} in {table}, in Prozent
+schlüssel {x} nach {y} auf, Zahlen aus {table}
die Tabelle {table} gehört [ausgewertet|analysiert|interpretiert], vor allem {x}
wird {x} mit der Zeit [mehr|weniger], siehe {table}
[Quartals|Monats|Jahres]summen von {x} aus {table}
+leg eine [Kurve|Regressionsgerade] durch {x} und {y} in {table}
mit {x} in {table} stimmt was nicht, such nach Auffälligkeiten
ich werd aus {table} nicht schlau, [plotte das|gib mir Statistiken]
+errechne [das Wachstum|das Verhältnis|die Perzentile] von {x} aus {table}
[Tortendiagramm|Streudiagramm|Boxplot|Dashboard] aus {table}, nach {x}
wie oft kommt jedes {x} in {table} vor
+führ die Zeilen von {table} über {x} zusammen und mittle {y}
{table} in Zahlen: Mittel, Maximum und Streuung von {x}
wia vü {x} san im Schnitt in {table}
{table}: {x} plotten
{table}: Trend von {x}
{table}, {x} aufsummiert
{x} pro {y}, aus {table}
{x} nach {y} in {table} als Balkendiagramm
Balkendiagramm zu {table}
Histogramm von {x}, Daten in {table}
Liniendiagramm aus {table}
Mittelwert von {x} in {table}
Median von {x} in {table}
Summe der Spalte {x} in {table}
Höchstwert von {y} in {table}
Korrelation von {x} und {y}, {table}
Regression über {table}
Statistik über {x} bitte, {table}
Pivot von {table} nach {x} und {y}
die zehn höchsten {x} nach {y} in {table}
Auswertung {table}
wie verteilt sich {x} in {table}
wie stark hängen {x} und {y} in {table} zusammen
wie schneidet {x} gegenüber {y} ab, laut {table}
wie viel {x} im Mittel pro {y} in {table}
welcher Trend steckt in {table}
welche Muster gibt es in {table}
was sagen die Zahlen in {table} über {x}
was fällt bei {x} in {table} auf
wer hatte in {table} am meisten {x}
wann war {x} in {table} am höchsten
warum brechen die Zahlen von {x} in {table} ein, analysier das
gibt's Ausreißer in {table}
hängt {x} mit {y} zusammen, nach {table}
wächst {x} in {table} schneller als {y}
kannst du aus {table} eine Grafik machen
siehst du einen Trend in {table}
könntest du {table} statistisch auswerten
würdest du aus {table} ein Diagramm machen
ich würd gern {x} im Zeitverlauf sehen, aus {table}
ich hätt gern die Kennzahlen von {table}
ich hab Messwerte in {table}, werte sie aus
ich hab Verkaufszahlen in {table}, was ist das beste {x}
für den Bericht brauch ich das durchschnittliche {x} aus {table}
da sind die Zahlen: {table}. mach ein Diagramm
unsere Buchhaltung ist in {table}, summier {y} je {x}
die Umfrage liegt in {table}, werte sie aus
die Tabelle {table} bräuchte eine Pivot nach {x}
für die Präsentation: ein Schaubild von {x} aus {table}
lass uns {table} analysieren
+zähl, wie viele Zeilen in {table} {x} haben
+stell {x} und {y} aus {table} tabellarisch gegenüber
+lass die Statistik über {table} laufen
+teil {x} aus {table} in zehn Klassen ein
+glätte {x} in {table} und zeichne es
+rechne {x} aus {table} aufs nächste Jahr hoch
+bereinige die Daten in {table} und mittle {x}
+prüf, ob sich {x} je nach {y} signifikant unterscheidet, siehe {table}
wos kimmt bei {table} im Schnitt für {x} raus
{table} - Diagramm bitte
{table} will ausgewertet werden
{table}, {x}, Boxplot
Kurvenverlauf {x}, {table}
Datenvisualisierung zu {table}
explorative Analyse von {table}
deskriptive Statistik, {table}
lass {table} sprechen: wer führt bei {x}
Zeitreihe {x} aus {table}, mit gleitendem Mittel
[Quantile|Dezile|Quartile] von {x}, Quelle {table}
Kreuztabelle {x} und {y}, {table}
Anteil von {x} an {y} als Torte, {table}
t-Test auf {x} und {y} aus {table}
einmal pandas über {table}, bitte
Tabelle {table} - was kommt unterm Strich für {x} raus
mit Tabellen hab ich's nicht so, was ist das mittlere {x} aus {table}
der Steuerberater will {y} je {x} aufgeschlüsselt, steht alles in {table}
Prüfung im Haus: Summen nach {x} aus {table}
dreihundert Zeilen in {table} und ich weiß nicht, was sie über {x} aussagen
die [Labordaten|Sensordaten|Umfragedaten] liegen in {table}, statistisch auswerten
Veränderung von {x} zum Vorjahr, mit {table}
wär eine Grafik zu {table} nicht schön
{x} ist explodiert, siehe {table}, wann genau und um wie viel
bestes und schlechtestes {x} in {table}, mit Zahlen
lässt sich aus {table} ablesen, ob {x} sich rechnet
sind die Werte von {x} in {table} normalverteilt
wie schief ist die Verteilung von {x} in {table}
wie weit liegen {x} und {y} im Mittel auseinander, {table}
wer liegt laut {table} bei {x} über dem Schnitt
saisonale Schwankungen von {x} in {table}?
{table}: irgendwelche Auffälligkeiten im Quartal
gewichteter Mittelwert von {x} nach {y}, aus {table}
moch ma a Diagramm vo {table}
chasch mer {table} uswerte
kiek ma, wat die Zahln in {table} im Schnitt hergeben
+ergänz die fehlenden Werte von {x} in {table} rechnerisch
+bring {table} ins Langformat und zeichne {x}
+zieh die wichtigsten Kennzahlen aus {table}
+schätz {x} für die nächsten drei Monate, Grundlage {table}
+färb {table} als Heatmap nach {x} ein
+teil die Kunden in {table} nach {x} in Segmente
+miss {x} an {y}, mit den Zahlen aus {table}
+liefer einen Quartalsbericht zu {x} aus {table}
""",
)
CODE = Phrases(
    en="""
+write a [python|bash|rust|javascript|] [script|program|function] that [sorts|counts|renames|converts] {x}
+refactor {code}
+[fix|find] the bug in {code}
+write [tests|unit tests|documentation] for {code}
+implement {x} in {code}
why does {code} [crash|fail|not compile]
+review {code}
+add a function {x} to {code}
+port {code} to [rust|python|go]
i need a [regex|sql query|makefile|dockerfile] for {x}
!+program a little [game|tool|bot] for {x}
!make the code in {code} faster
+debug {code}
explain what the code in {code} does
{code} throws an exception, [fix it|help]
+make {code} [async|thread safe|typed|shorter|readable]
+add [logging|error handling|type hints|comments] to {code}
there's a [segfault|memory leak|race condition|bug] in {code}
how would you implement {x} in [python|rust|c|java]
[unit tests|docstrings] for {code} please
+build me [an app|a website|a cli|a plugin] for {x}
+optimise {code}
+split {code} into modules
+translate {code} from [python|java|c] to [rust|go|kotlin]
code review of {code}
i want a [script|macro|one-liner|cron script] which [renames|downloads|checks] {x}
the tests in {code} fail, why
+scaffold a [flask|react|django|cargo] project for {x}
what's wrong with {code}
does {code} have security holes
!+hack together a tool that watches {x}
!{code} is slow as hell, speed it up
+generate [an api client|a parser|a class] for {x} in {code}
+whip up a [script|bot|parser|plugin] for {x}
{code} behaves weirdly since yesterday, find the mistake
could do with [unit tests|a type checker run|comments] in {code}
+untangle the spaghetti in {code}
my compiler complains about {code}
how do i loop over {x} in [python|bash|rust]
+replace the [globals|loops|callbacks] in {code} by something cleaner
the [linter|ci|type checker] hates {code}, correct it
{x} as a [class|function|module|microservice], code it
+finish the function {x} in {code}
we need an [endpoint|api|database schema] for {x}, program it
+walk me through the code of {code}
is there a bug hiding in {code}
{code}: find the bug
{code}: add tests
{code} doesn't compile
{code} won't build
{code} loops forever
{code} leaks memory, why
{code} needs refactoring
{code} needs comments in the code
{code} needs type hints
bug in {code}
stack trace from {code}, help me debug
syntax error in {code}
null pointer in {code}
a function for {x}
a unit test for {code}
a script for {x}
a regex that matches {x}
a class called {x} in {code}
python code for {x}
rust struct for {x}
sql query to get {x}
how does the algorithm in {code} work
how do i test {code}
how can {code} be made faster
how would one program {x}
what does the function {x} in {code} do
what's the complexity of the code in {code}
which line of {code} causes the crash
who calls the function {x} in {code}
why is the code in {code} so slow
is {code} thread safe
is the code in {code} any good
are there memory leaks in {code}
does {code} follow the style guide
can you code {x}
can you program {x} for me
could you clean up the code in {code}
would you write a parser for {x}
i'd like a code review for {code}
i'm learning to code, explain {code}
i get an exception in {code}
i can't get {code} to compile
i broke {code}, repair the code
let's implement {x}
let's debug {code} together
time for a refactoring of {code}
+code a small {x} in python
+program {x} in javascript
+prototype {x} quickly in code
+rewrite {code} in rust
+modernise {code}
+simplify the logic in {code}
+remove the dead code from {code}
+extract a class from {code}
+rename the variables in {code} sensibly
+catch the exceptions in {code}
+extend {code} by a function for {x}
+check the code in {code} for bugs
+convert the functions in {code} to async
+trace the error in {code}
{code} segfaults
{code} - why so slow, profile it
{code}: refactor
{code} went red in ci
pytest hates {code}
off-by-one in {code}, where
deadlock in {code}??
heisenbug somewhere in {code}, hunt it
leetcode: {x}, python solution
[a react|a vue|an angular] component for {x}
[crud|rest|grpc] backend for {x}
[cli|tui|gui] app around {x}, in rust
data class {x}, python
sorting algorithm for {x}
unit tests missing in {code}
{x} as a design pattern, show me in java
one bash loop over {x}
cpp template for {x}
[docker compose|github action|helm chart] for {x}
typescript types for {x}, please
the parser in {code} chokes on {x}
the loop in {code} never terminates
the method {x} in {code} returns null, why
my homework is to program {x} in java
i inherited {code} and don't understand a line of the code
i want to turn {code} into a library
i get an undefined reference to {x} when building {code}
rust's borrow checker rejects {code}, what now
too many nested ifs in {code}
somebody should document the functions in {code}
a second pair of eyes on the code in {code} would be good
is there a cleaner way to code {x}
is {code} vulnerable to sql injection
could the code in {code} be vectorised
how would {x} look as a state machine in c
where does {code} leak file handles
which functions in {code} are never called
what breaks in {code} if {x} is null
what design pattern fits {x}, in python
+mock {x} in the tests of {code}
+profile {code} and speed up the hot loop
+wire {x} into {code} as a new feature
+strip the code in {code} of globals
+patch the security hole in {code}
+dockerise {code}
+give {code} a command line interface
+inline the helper {x} in {code}
+annotate {code} with types
+sketch the class diagram for {x} in code
+decouple {x} from the rest of {code}
""",
    de="""
+schreib [ein Python-Skript|ein Bash-Skript|ein Programm|eine Funktion], das {x} [sortiert|zählt|umbenennt|umwandelt]
+refaktorier {code}
+[behebe|such] den Fehler in {code}
+schreib [Tests|Unittests|Doku] für {code}
+implementier {x} in {code}
warum [stürzt {code} ab|geht {code} nicht|kompiliert {code} nicht]
+review {code}
+füg in {code} eine Funktion {x} hinzu
+portier {code} nach [Rust|Python|Go]
ich brauch [einen regulären Ausdruck|eine SQL-Abfrage|ein Makefile|ein Dockerfile] für {x}
!+programmier [ein kleines Spiel|ein Tool|einen Bot] für {x}
!mach den Code in {code} schneller
+debugge {code}
erklär mir was der Code in {code} macht
{code} wirft eine Exception, [behebe das|hilf mir]
+mach {code} [asynchron|threadsicher|kürzer|lesbarer]
+bau [Logging|Fehlerbehandlung|Typannotationen|Kommentare] in {code} ein
in {code} ist [ein Segfault|ein Speicherleck|ein Bug|eine Race Condition]
wie würdest du {x} in [Python|Rust|C|Java] umsetzen
[Unittests|Docstrings] für {code} bitte
+bau mir [eine App|eine Webseite|ein CLI|ein Plugin] für {x}
+optimier {code}
+zerleg {code} in Module
+übertrag {code} von [Python|Java|C] nach [Rust|Go|Kotlin]
Code-Review von {code}
ich will [ein Skript|ein Makro|einen Einzeiler], [das|was] {x} [umbenennt|herunterlädt|prüft]
die Tests in {code} schlagen fehl, warum
+leg ein [Flask|React|Django|Cargo]-Projekt für {x} an
was stimmt mit {code} nicht
hat {code} Sicherheitslücken
schreib ma a Skriptl für {x}
!+bastel ein Tool, das {x} überwacht
!{code} ist lahm wie sonst was, mach es flotter
+klopf [ein Skript|einen Bot|einen Parser|ein Plugin] für {x} zusammen
{code} spinnt seit gestern, find den Fehler
{code} könnte [Tests|Typen|Kommentare im Code] vertragen
+entwirr den Spaghetticode in {code}
mein Compiler meckert über {code}
wie lauf ich in [Python|Bash|Rust] in einer Schleife über {x}
+ersetz die [Globalen|Schleifen|Callbacks] in {code} durch was Saubereres
[der Linter|die CI|der Typchecker] mag {code} nicht, korrigier den Code
{x} als [Klasse|Funktion|Modul|Microservice], programmier das
+stell die Funktion {x} in {code} fertig
wir brauchen [einen Endpunkt|eine API|ein Datenbankschema] für {x}, setz das um
+geh mit mir den Code von {code} durch
steckt in {code} irgendwo ein Bug
da Code in {code} is a Saustall, räum auf
{code}: such den Bug
{code}: Tests dazu
{code} kompiliert nicht mehr
{code} baut nicht
{code} läuft in eine Endlosschleife
{code} frisst Speicher, wo ist das Leck im Code
{code} gehört refaktoriert
{code} braucht Kommentare im Code
{code} braucht Typannotationen
Bug in {code}
Stacktrace aus {code}, hilf mir debuggen
Syntaxfehler in {code}
Nullpointer in {code}
eine Funktion für {x}
ein Unittest für {code}
ein Skript für {x}
eine Regex, die {x} findet
eine Klasse {x} in {code}
Python-Code für {x}
Rust-Struct für {x}
SQL-Abfrage für {x}
wie funktioniert der Algorithmus in {code}
wie teste ich {code}
wie wird der Code in {code} schneller
wie programmiert man {x}
was macht die Funktion {x} in {code}
welche Komplexität hat der Code in {code}
welche Zeile in {code} löst den Absturz aus
wer ruft in {code} die Funktion {x} auf
wieso ist der Code in {code} so langsam
ist {code} threadsicher
ist der Code in {code} gut
gibt es Speicherlecks in {code}
hält sich {code} an den Styleguide
kannst du {x} programmieren
kannst du mir {x} coden
könntest du den Code in {code} aufräumen
würdest du einen Parser für {x} schreiben
ich hätt gern ein Code-Review für {code}
ich lern grad programmieren, erklär mir {code}
ich krieg eine Exception in {code}
ich bring {code} nicht zum Kompilieren
ich hab {code} zerschossen, reparier den Code
lass uns {x} implementieren
lass uns {code} gemeinsam debuggen
Zeit für ein Refactoring von {code}
+code ein kleines {x} in Python
+programmier {x} in Javascript
+bau einen Prototyp für {x}
+schreib {code} in Rust neu
+modernisier den Code in {code}
+vereinfach die Logik in {code}
+entfern den toten Code aus {code}
+zieh aus {code} eine Klasse heraus
+benenn die Variablen in {code} vernünftig
+fang die Exceptions in {code} ab
+erweiter {code} um eine Funktion für {x}
+prüf den Code in {code} auf Bugs
+stell die Funktionen in {code} auf async um
+spür den Fehler in {code} auf
{code} stürzt mit Segfault ab
{code} - warum so lahm, profilen
{code}: refaktorieren
{code} ist in der CI rot
pytest meckert über {code}
Off-by-one in {code}, wo
Deadlock in {code}??
in {code} sitzt ein Heisenbug, jag ihn
Leetcode: {x}, Lösung in Python
[eine React|eine Vue|eine Angular]-Komponente für {x}
[CRUD|REST|gRPC]-Backend für {x}
[CLI|TUI|GUI]-App rund um {x}, in Rust
Datenklasse {x}, Python
Sortieralgorithmus für {x}
in {code} fehlen Unittests
{x} als Entwurfsmuster, zeig's in Java
eine Bash-Schleife über {x}
C++-Template für {x}
[Docker-Compose|GitHub-Action|Helm-Chart] für {x}
Typescript-Typen für {x}, bitte
der Parser in {code} verschluckt sich an {x}
die Schleife in {code} hört nie auf
die Methode {x} in {code} gibt null zurück, warum
meine Informatik-Hausübung: {x} in Java
ich hab {code} geerbt und versteh vom Code keine Zeile
aus {code} soll eine Bibliothek werden
undefined reference auf {x} beim Bauen von {code}, was tun
der Borrow-Checker lehnt {code} ab, was jetzt
zu viele verschachtelte ifs in {code}
die Funktionen in {code} gehören dokumentiert
ein zweites Paar Augen auf den Code in {code} wär gut
geht {x} eleganter zu programmieren
ist {code} anfällig für SQL-Injection
ließe sich der Code in {code} vektorisieren
wie säh {x} als Zustandsautomat in C aus
wo schließt {code} seine Dateien nicht
welche Funktionen in {code} werden nie aufgerufen
was geht in {code} kaputt, wenn {x} null ist
welches Entwurfsmuster passt zu {x}, in Python
programmierst ma {x} in Python
in {code} is a Bug, suach den
i chume mit em Code in {code} nöd z'schlag
+mock {x} in den Tests von {code}
+profile {code} und beschleunige die heiße Schleife
+häng {x} als neues Feature in {code} ein
+befrei den Code in {code} von globalen Variablen
+flick die Sicherheitslücke in {code}
+pack {code} in einen Docker-Container
+verpass {code} ein Kommandozeilen-Interface
+entkoppel {x} vom Rest von {code}
+annotier {code} mit Typen
""",
)
WRITING = Phrases(
    en="""
+write [an essay|an article|a blog post|a speech|a story|a poem] about {x} [and {y}|]
+[write|draft] [a letter|an email|a complaint|a cover letter] to {person} about {x}
+write a [manual|guide|readme] for {x}
+rewrite my text about {x} [more formally|shorter|nicer|]
i need a [toast|wedding speech|press release|product text] for {person}
+come up with a long text on {x}
!+compose two pages on {x}
+draft an application to {person} as {x}
!a farewell letter for {person}, please write it
+turn my notes on {x} into an article
+put together a [newsletter|brochure|product page] about {x}
my [thesis|essay|column|homework] on {x} isn't written yet, write it
+ghostwrite a [letter|speech|chapter] for {person} about {x}
+polish my [cv|cover letter|article] about {x}
a [poem|short story|limerick|song text] about {x} and {y}
+translate my letter to {person} into [english|german|french]
i have to give a speech about {x}, write it
+formulate a [polite|firm|formal] [reply|refusal|reminder] to {person} about {x}
[essay|article|blog post|press release]: {x}
could you write {person} a [birthday poem|letter of recommendation|reference]
+expand my notes on {x} into [a chapter|a paper|two pages]
+outline a [book|talk|novel] about {x}
+word an invitation for {person}
{person} retires, we need a farewell speech
how would you phrase a complaint about {x} to {person}
!pen a few paragraphs on {x}
!{x} as the subject of a fairy tale, write it out
something [witty|touching|solemn] for {person} on the card, about {x}
+whip up a [column|blurb|limerick|eulogy] on {x}
the boss wants a [memo|statement|concept] about {x}, draft it
i'm stuck with my [chapter|essay|article] on {x}, continue it
+brush up the style of my report on {x}
can't find the words for my letter to {person}, write it for me
[motivation letter|resignation|reference] for {person}, please word it
my text on {x} sounds wooden, make it [livelier|warmer|more elegant]
+proofread my [thesis|report|article] on {x}
+dream up a [fairy tale|dialogue|sketch] with {x} and {y}
a [catchy|short] advertising text for {x}
+phrase my notes on {x} as a [press release|newsletter|proper chapter]
two pages on {x} for school [by tomorrow|please]
essay on {x}
article: {x} and {y}
blog post about {x}
poem about {x}
poem for {person} about {x}
speech for {person}
toast to {person}
birthday speech for {person}
thank you letter to {person}
love letter to {person}
condolence letter to {person}
cover letter for a job as {x}
letter of complaint about {x}
press release on {x}
short story with {x} in it
limerick on {x}
haiku about {x}
song about {x} and {y}
sonnet for {person}
screenplay about {x}
a few nice lines for {person}
an obituary for {person}
an editorial on {x}
a proper email to {person} about {x}
how should i word the letter to {person} about {x}
how do i tell {person} about {x}, draft something
what could i write to {person} about {x}, draft a letter
who can write me an article about {x}? you
can you write poetry about {x}
can you compose a letter to {person}
could you draft my application as {x}
could you reword my essay on {x}
would you write the speech about {x} for me
i'd like a poem about {x}
i'd like to thank {person} in a letter, write it
i want to write a novel about {x}, begin it
i have to hand in an essay on {x}
i must write to {person} because of {x}, help me word it
i'm giving a talk on {x}, write the text
i owe {person} an apology for {x}, write it
our website needs a text about {x}
the newsletter lacks an article on {x}
my homework: an essay about {x}
my blog needs a post on {x}
for the wedding of {person} i need a speech
for the local paper: an article on {x}
let's write a story about {x}
tell {person} about {x} in a nicely worded letter
once upon a time there was {x}, continue the tale
+write something funny about {x} for {person}
+write the introduction to my thesis on {x}
+write the conclusion of my article on {x}
+write in the style of a newspaper about {x}
+write {person} a long letter
+invent a bedtime story with {x}
+edit my essay about {x}
+improve the wording of my letter to {person}
+shorten my speech about {x}
+rhyme something about {x}
+summon up a eulogy for {person}
wedding vows for {person}
best man's speech, groom {person}
dear {person}, ... about {x} - you write the rest
[slogan|tagline|claim] for {x}
[op-ed|feature|reportage] on {x}
[knock-knock jokes|tongue twisters|riddles in verse] about {x}, a whole page
five paragraphs, subject {x}
300 words on {x}
a fable: {x} meets {y}
fan fiction with {x} and {y}
bedtime tale, hero {person}, setting {x}
christmas poem with {x}
eulogy, {person}, warm tone
rap battle between {x} and {y}
[linkedin|instagram|facebook] post on {x}
[minutes|handout|abstract] for the talk about {x}
{x}, told as a crime story
{x} but as shakespeare would put it
{x} in rhyme
{person} turns sixty and i've nothing to read out
{person} is leaving the company, words needed for the farewell
the landlord {person} needs a stern letter about {x}
writer's block! it's about {x}
grammar check wanted for my essay on {x}
my sentences on {x} are too long, rework them
no idea how to start my letter to {person}
i'm bad with words and {person} is expecting a letter
i promised {person} a poem
i should thank {person} for {x}, in writing and nicely
make {person} cry with a wedding speech
make my article on {x} read like a novel
{x} needs a description for the shop
the church newsletter wants a text on {x}
is my text on {x} well written, improve it
how about a ballad of {x}
how does one begin a formal letter to {person} about {x}
which words would you choose to invite {person}, write the card
what would a love poem to {person} sound like
do me an essay: {x} versus {y}
+write a dialogue between {x} and {y}
+tell the legend of {x} in three pages
+put my thoughts on {x} into proper prose
+render my letter to {person} in plain english
+spruce up my report on {x}
+adapt my text about {x} for children
+script a podcast episode about {x}
+pen lyrics about {x} for {person}
+wax lyrical about {x}
+word a refusal to {person}, polite but clear
+dash off a first draft of my chapter on {x}
""",
    de="""
+schreib [einen Aufsatz|einen Artikel|einen Blogbeitrag|eine Rede|eine Geschichte|ein Gedicht] über {x} [und {y}|]
+[schreib|entwirf] [einen Brief|eine Mail|eine Beschwerde|ein Anschreiben] an {person} wegen {x}
+schreib [eine Anleitung|ein Handbuch|ein Readme] für {x}
+formulier meinen Text über {x} [förmlicher|kürzer|schöner|] um
ich brauch [einen Trinkspruch|eine Hochzeitsrede|eine Pressemitteilung|einen Produkttext] für {person}
+denk dir einen langen Text zu {x} aus
!+verfass zwei Seiten über {x}
+entwirf eine Bewerbung bei {person} als {x}
!ein Abschiedsbrief für {person}, bitte schreiben
+mach aus meinen Notizen zu {x} einen Artikel
+stell [einen Newsletter|eine Broschüre|eine Produktseite] zu {x} zusammen
mein [Aufsatz|Referat|Text] über {x} ist noch nicht geschrieben, schreib ihn
+schreib für {person} [eine Rede|ein Kapitel|ein Zeugnis] über {x}
+feil an [meinem Lebenslauf|meinem Artikel|meinem Anschreiben] über {x}
[ein Gedicht|eine Kurzgeschichte|ein Liedtext] über {x} und {y}
+übersetz meinen Brief an {person} ins [Englische|Deutsche|Französische]
ich muss eine Rede über {x} halten, schreib sie
+formulier [eine höfliche|eine bestimmte|eine förmliche] [Antwort|Absage|Mahnung] an {person} wegen {x}
[Aufsatz|Artikel|Blogbeitrag|Pressemitteilung]: {x}
könntest du {person} [ein Geburtstagsgedicht|ein Empfehlungsschreiben] schreiben
+bau meine Notizen zu {x} zu [einem Kapitel|einem Aufsatz] aus
+mach eine Gliederung für [ein Buch|einen Vortrag|einen Roman] über {x}
+verfass eine Einladung für {person}
{person} geht in Rente, wir brauchen eine Abschiedsrede
wie formuliert man eine Beschwerde über {x} an {person}
schreib ma a Gedicht über {x}
!bring ein paar Absätze zu {x} aufs Papier
!{x} als Thema eines Märchens, schreib das aus
was [Witziges|Rührendes|Feierliches] für {person} auf die Karte, wegen {x}
+hau [eine Kolumne|einen Klappentext|einen Limerick] über {x} raus
der Chef will [ein Memo|eine Stellungnahme|ein Konzept] zu {x}, entwirf das
ich häng bei meinem [Kapitel|Aufsatz|Artikel] über {x}, schreib weiter
+polier den Stil meines Berichts über {x}
mir fällt für den Brief an {person} nichts ein, formulier ihn
[Motivationsschreiben|Kündigung|Zeugnis] für {person}, bitte ausformulieren
mein Text über {x} klingt hölzern, mach ihn [lebendiger|wärmer|eleganter]
+lektorier [meine Arbeit|meinen Bericht|meinen Artikel] über {x}
+erfind [ein Märchen|einen Dialog|einen Sketch] mit {x} und {y}
ein [griffiger|kurzer] Werbetext für {x}
+gieß meine Notizen zu {x} in [eine Pressemitteilung|einen Newsletter]
zwei Seiten über {x} für die Schule [bis morgen|bitte]
dicht ma wos über {x}
Aufsatz über {x}
Artikel: {x} und {y}
Blogartikel zu {x}
Gedicht über {x}
Gedicht für {person} über {x}
Rede für {person}
Trinkspruch auf {person}
Geburtstagsrede für {person}
Dankesbrief an {person}
Liebesbrief an {person}
Beileidsbrief an {person}
Anschreiben für eine Stelle als {x}
Beschwerdebrief wegen {x}
Pressetext zu {x}
Kurzgeschichte mit {x}
Limerick über {x}
Haiku über {x}
Lied über {x} und {y}
Sonett für {person}
Drehbuch über {x}
ein paar nette Zeilen für {person}
ein Nachruf auf {person}
ein Leitartikel zu {x}
eine ordentliche Mail an {person} wegen {x}
wie soll ich den Brief an {person} wegen {x} formulieren
wie bring ich {person} {x} bei, entwirf was
was könnt ich {person} zu {x} schreiben, entwirf einen Brief
kannst du über {x} dichten
kannst du einen Brief an {person} aufsetzen
könntest du meine Bewerbung als {x} entwerfen
könntest du meinen Aufsatz über {x} umformulieren
würdest du mir die Rede über {x} schreiben
ich hätt gern ein Gedicht über {x}
ich möchte {person} in einem Brief danken, schreib ihn
ich will einen Roman über {x} schreiben, fang an
ich muss einen Aufsatz über {x} abgeben
ich muss {person} wegen {x} schreiben, hilf mir beim Formulieren
ich halte einen Vortrag über {x}, schreib den Text
ich schulde {person} eine Entschuldigung für {x}, schreib sie
unsere Webseite braucht einen Text über {x}
im Newsletter fehlt ein Artikel zu {x}
Hausaufgabe: ein Aufsatz über {x}
mein Blog braucht einen Beitrag zu {x}
für die Hochzeit von {person} brauch ich eine Rede
fürs Lokalblatt: ein Artikel über {x}
lass uns eine Geschichte über {x} schreiben
es war einmal {x}, erzähl das Märchen weiter
+schreib was Lustiges über {x} für {person}
+schreib die Einleitung meiner Arbeit über {x}
+schreib den Schluss meines Artikels über {x}
+schreib im Stil einer Zeitung über {x}
+schreib {person} einen langen Brief
+erfind eine Gutenachtgeschichte mit {x}
+überarbeite meinen Aufsatz über {x}
+feil am Brief an {person}
+kürz meine Rede über {x}
+reim was über {x}
+setz ein Schreiben an {person} wegen {x} auf
schreib ma a Briaferl an {person}
schriib mer es Gedicht über {x}
Ehegelübde für {person}
Trauzeugenrede, Bräutigam {person}
liebe {person}, ... wegen {x} - den Rest schreibst du
[Slogan|Claim|Werbespruch] für {x}
[Glosse|Reportage|Feuilleton] über {x}
fünf Absätze, Thema {x}
300 Wörter über {x}
eine Fabel: {x} trifft {y}
Fanfiction mit {x} und {y}
Gutenachtgeschichte, Held {person}, es geht um {x}
Weihnachtsgedicht mit {x}
Grabrede, {person}, warmherzig
Rap-Battle zwischen {x} und {y}
[LinkedIn|Instagram|Facebook]-Post zu {x}
[Protokoll|Handout|Abstract] zum Vortrag über {x}
{x} als Krimi erzählt
{x}, wie Goethe es sagen würde
{x} gereimt
{person} wird sechzig und ich hab nichts zum Vorlesen
{person} verlässt die Firma, es fehlen die Abschiedsworte
Vermieter {person} braucht einen gepfefferten Brief wegen {x}
Schreibblockade! Es geht um {x}
Rechtschreibprüfung für meinen Aufsatz über {x}
meine Sätze über {x} sind zu lang, bau sie um
ich weiß nicht, wie ich den Brief an {person} anfangen soll
mit Worten bin ich schlecht und {person} wartet auf einen Brief
ich hab {person} ein Gedicht versprochen
bei {person} sollt ich mich für {x} schriftlich und nett bedanken
bring {person} mit einer Hochzeitsrede zum Weinen
mein Artikel zu {x} soll sich wie ein Roman lesen
für {x} fehlt im Shop noch die Produktbeschreibung
der Pfarrbrief will einen Text zu {x}
ist mein Text über {x} gut geschrieben, bessere ihn nach
wie wär's mit einer Ballade auf {x}
wie fängt man einen förmlichen Brief an {person} wegen {x} an
mit welchen Worten lädt man {person} ein, schreib die Karte
wie klänge ein Liebesgedicht an {person}
mach mir eine Erörterung: {x} gegen {y}
a Gstanzl über {x}, bittschön
schriib em {person} en nette Brief
een lütt Gedicht över {x}
+schreib ein Zwiegespräch zwischen {x} und {y}
+erzähl die Sage von {x} auf drei Seiten
+bring meine Gedanken zu {x} in anständige Prosa
+übertrag meinen Brief an {person} in leichte Sprache
+hübsch meinen Bericht über {x} auf
+schreib meinen Text über {x} kindgerecht um
+schreib das Drehbuch für eine Podcastfolge über {x}
+reim einen Liedtext über {x} für {person}
+formulier eine Absage an {person}, freundlich aber klar
+schreib einen ersten Entwurf für mein Kapitel über {x}
""",
)
RESEARCH = Phrases(
    en="""
+research {x} [and {y}|] [thoroughly|in depth|]
+[investigate|look into] [the history|the state|the market|the causes] of {x}
write me a report on {x} with sources
what is the state of [research|the art] on {x}
+find out from several sources whether {x} [helps|works|is true]
+do a deep dive on {x}
+compare what [studies|experts|sources] say about {x} and {y}
!+gather everything known about {x}, with sources
+make a market analysis for {x}
what are the latest developments in {x}, in detail
!+collect facts about {x} from different places and weigh them
i need [an overview|a literature review|a dossier|a background paper] on {x} with sources
what do scientists know about {x} [and {y}|], with citations
+explore [the causes|the consequences|the pros and cons|the market] of {x} in depth
{x} versus {y}: a thorough comparison with sources
how has {x} developed over the last ten years, in depth
+check several sources on {x} and compare them
[deep research|in-depth research|literature search]: {x}
who are the main [players|competitors|experts] in {x}, research that properly
+dig deep into {x}
is it scientifically proven that {x} [works|is harmful|helps with {y}], check the studies
+write up a [fact check|study overview|country report] on {x}
before our meeting i need everything on {x}, well sourced
+evaluate the evidence for {x}
how do [experts|countries|companies] deal with {x}, in detail and with sources
!leave no stone unturned about {x}
!a well-founded answer on {x} from many sources, please
+compile a [dossier|briefing|bibliography] on {x} from many sources
i keep hearing that {x} [helps|harms|is a scam], check it against the studies
+study the [competition|legal situation|risks] around {x} in depth
could do with a well-sourced report on {x} before i decide
what's the consensus among [experts|researchers] on {x}, cite them
+read up on {x} extensively and report back with references
[pros and cons|risks and benefits] of {x}, researched thoroughly
where does {x} come from, the whole story with sources please
+contrast {x} with {y}, drawing on several studies
[feasibility study|market overview|state of the art] on {x}, with citations
+sift through the literature on {x}
which [vendors|theories|treatments] exist for {x}, a full survey with sources
can {x} be trusted? dig through independent sources
{x}, researched thoroughly
{x}: what do the studies say
{x}: facts and sources
{x} - history, causes, consequences, in depth
dossier on {x}
briefing on {x} with references
background research on {x}
literature on {x}, reviewed and compared
market research on {x}
meta-analysis of {x}
comparison of {x} and {y} with sources
evidence for {x}, please
evidence for and against {x}
scientific consensus on {x}
long report about {x} with footnotes
everything about {x}, with references
all there is to know about {x}, properly researched
how reliable are the claims about {x}, check several sources
how big is the market for {x}, research it
how did {x} come about, a thorough answer with sources
how does {x} compare with {y} in studies
what evidence is there that {x} works
what do different sources say about {x}
what have researchers found out about {x}
what are the long-term effects of {x}, according to studies
what would experts say about {x}, several opinions with sources
which studies are there on {x}
which arguments are there for and against {x}, with sources
who has studied {x}, and what came of it
why is {x} controversial, research both sides
is the claim about {x} true, verify it in several places
is there solid evidence on {x}
are there independent studies on {x}
does the research support {x}
can you research {x} for me
can you do a background check of the claims on {x}
could you go deep into {x} and report back
would you write a sourced report on {x}
i'm writing a paper, i need the literature on {x}
i'm deciding about {x}, research it from all sides
i'm investing in {x}, i want a thorough analysis with sources
i want the full picture of {x}, with sources
i want to understand {x} thoroughly, research it
i need reliable information on {x} from several sources
i need a comprehensive study of {x}
for my thesis: the state of research on {x}
for the board: a market study on {x}
the papers contradict each other on {x}, sort it out with sources
let's research {x} properly
take your time and research {x}
+research both {x} and {y} and compare
+trace the origins of {x} with sources
+verify from independent sources what's said about {x}
+survey the field of {x}
+review the studies on {x}
+assemble the evidence on {x}
+map out the market for {x}
+cross-check the claims about {x}
+investigate {x} from every angle
+prepare a sourced overview of {x}
{x}: myth or fact, with studies
{x}, full literature search
{x} - who says what, cite everybody
sources on {x}, at least ten, weighed against each other
[peer-reviewed|academic|primary] sources about {x}, compared
[swot|pestel|competitor] analysis of {x}
[white paper|position paper|systematic review] on {x}
timeline of {x}, every date with a source
annotated bibliography: {x}
{x} under the microscope, several pages with references
{x} in ten countries compared, in depth
long read on {x}, footnotes included
due diligence on {x}
the case against {x}, properly evidenced
the science behind {x}, with papers
a big comparison: {x}, {y} and the rest of the market
second opinion on {x}, from as many studies as you can find
thorough answer wanted, not just the first hit: what is {x}
wikipedia isn't enough for me on {x}, go through the papers
one article says {x} is good, another says it isn't - who's right according to the research
i have a week to become an expert on {x}, do the groundwork with sources
i don't trust what they say about {x}, dig into it
my professor wants ten papers on {x}
our company thinks about {x}, study the market first
before we vote on {x} i want all arguments with evidence
is {x} over {y} backed by data from several studies
is the hype about {x} justified, in depth please
how credible is {x}, judged by independent sources
how did experts' view of {x} shift over time, with citations
how much of what's claimed about {x} holds up, study by study
what's known, what's disputed, what's open about {x}, with references
what do meta-analyses find on {x}
what did {x} do to {y} historically, in detail with sources
whose research on {x} matters most, and what did they find
which schools of thought are there on {x}, with key works
why do scholars disagree about {x}
where do studies on {x} and {y} contradict each other
take {x} apart, scientifically
go through everything published on {x}
turn over the research on {x} and {y} and tell me which is sounder
+consult the scientific literature on {x}
+build me a reading list on {x} with a summary of each study
+back up the claim about {x} with several studies
+debunk or confirm {x}, with evidence
+write a scientific overview of {x}
+delve into the economics of {x}, with references
+triangulate several sources on {x}
+document the history of {x} with citations
""",
    de="""
+recherchier [gründlich|ausführlich|] zu {x} [und {y}|]
+untersuche [die Geschichte|den Stand|den Markt|die Ursachen] von {x}
schreib mir einen Bericht über {x} mit Quellen
was ist der Stand der Forschung zu {x}
+find aus mehreren Quellen heraus ob {x} [hilft|funktioniert|stimmt]
+mach eine tiefe Recherche zu {x}
+vergleich was [Studien|Fachleute|Quellen] über {x} und {y} sagen
!+trag alles Bekannte über {x} mit Quellen zusammen
+mach eine Marktanalyse zu {x}
was sind die neuesten Entwicklungen bei {x}, ausführlich
!+sammel Fakten zu {x} aus verschiedenen Quellen und wäg sie ab
ich brauch [einen Überblick|eine Literaturübersicht|ein Dossier] zu {x} mit Quellen
was weiß die Wissenschaft über {x} [und {y}|], mit Belegen
+ergründe [die Ursachen|die Folgen|das Für und Wider|den Markt] von {x} im Detail
{x} gegen {y}: ein gründlicher Vergleich mit Quellen
wie hat sich {x} in den letzten zehn Jahren entwickelt, ausführlich
+prüf mehrere Quellen zu {x} und vergleich sie
[Tiefenrecherche|Literaturrecherche|Deep Research]: {x}
wer sind die wichtigsten [Anbieter|Konkurrenten|Experten] bei {x}, recherchier das ordentlich
+grab dich tief in {x} ein
ist wissenschaftlich belegt, dass {x} [wirkt|schadet|gegen {y} hilft], schau dir die Studien an
+erstell [einen Faktencheck|eine Studienübersicht] zu {x}
vor dem Termin brauch ich alles zu {x}, gut belegt
+bewerte die Belege für {x}
wie gehen [Fachleute|andere Länder|Firmen] mit {x} um, ausführlich und mit Quellen
recherchier mir gscheit zu {x}
!dreh bei {x} jeden Stein um
!eine fundierte Antwort zu {x} aus vielen Quellen bitte
+stell [ein Dossier|ein Briefing|eine Bibliografie] zu {x} aus vielen Quellen zusammen
ich hör dauernd, dass {x} [hilft|schadet|Betrug ist], prüf das an den Studien
+erforsche [die Konkurrenz|die Rechtslage|die Risiken] rund um {x} gründlich
ein gut belegter Bericht zu {x} wär gut, bevor ich mich entscheide
was ist bei [Fachleuten|Forschern] Konsens zu {x}, mit Zitaten
+lies dich umfassend in {x} ein und berichte mit Quellen
[Vor- und Nachteile|Chancen und Risiken] von {x}, gründlich recherchiert
woher kommt {x}, die ganze Geschichte mit Quellen bitte
+stell {x} und {y} gegenüber, auf Basis mehrerer Studien
[Machbarkeitsstudie|Marktüberblick|Forschungsstand] zu {x}, mit Belegen
+sichte die Fachliteratur zu {x}
welche [Anbieter|Theorien|Therapien] gibt es bei {x}, kompletter Überblick mit Quellen
kann man {x} trauen? wühl dich durch unabhängige Quellen
schau da {x} gründlich o, mit Quellen
{x}, gründlich recherchiert
{x}: was sagen die Studien
{x}: Fakten und Quellen
{x} - Geschichte, Ursachen, Folgen, ausführlich
Dossier zu {x}
Briefing zu {x} mit Belegen
Hintergrundrecherche zu {x}
Fachliteratur zu {x}, gesichtet und verglichen
Marktforschung zu {x}
Metaanalyse zu {x}
Vergleich von {x} und {y} mit Quellen
Belege für {x}, bitte
Belege für und gegen {x}
wissenschaftlicher Konsens zu {x}
langer Bericht über {x} mit Fußnoten
alles über {x}, mit Quellenangaben
alles Wissenswerte zu {x}, ordentlich recherchiert
wie verlässlich ist das, was man über {x} hört, prüf mehrere Quellen
wie groß ist der Markt für {x}, recherchier das
wie kam es zu {x}, gründliche Antwort mit Quellen
wie schneidet {x} in Studien gegen {y} ab
welche Belege gibt es dafür, dass {x} wirkt
was sagen verschiedene Quellen zu {x}
was haben Forscher über {x} herausgefunden
was sind laut Studien die Langzeitfolgen von {x}
was meinen Experten zu {x}, mehrere Meinungen mit Quellen
welche Studien gibt es zu {x}
welche Argumente sprechen für und gegen {x}, mit Quellen
wer hat {x} erforscht, und was kam raus
warum ist {x} umstritten, recherchier beide Seiten
stimmt die Behauptung über {x}, prüf sie an mehreren Stellen
gibt es handfeste Belege zu {x}
gibt es unabhängige Studien zu {x}
stützt die Forschung {x}
kannst du für mich zu {x} recherchieren
kannst du die Aussagen über {x} gründlich prüfen
könntest du tief in {x} einsteigen und berichten
würdest du einen Bericht mit Quellen zu {x} verfassen
ich schreib eine Arbeit und brauch die Literatur zu {x}
ich muss mich bei {x} entscheiden, recherchier von allen Seiten
ich will in {x} investieren, brauch eine gründliche Analyse mit Quellen
ich will das ganze Bild zu {x}, mit Quellen
ich will {x} gründlich verstehen, recherchier das
ich brauch verlässliche Informationen zu {x} aus mehreren Quellen
ich brauch eine umfassende Studie zu {x}
für meine Masterarbeit: der Forschungsstand zu {x}
für den Vorstand: eine Marktstudie zu {x}
die Quellen widersprechen sich bei {x}, klär das auf
lass uns {x} ordentlich recherchieren
nimm dir Zeit und recherchier {x}
+recherchier {x} und {y} und vergleich
+verfolg {x} mit Quellen bis zum Ursprung zurück
+überprüf an unabhängigen Quellen, was über {x} behauptet wird
+verschaff mir einen Forschungsüberblick zu {x}
+sichte die Studien zu {x}
+stell die Belege zu {x} zusammen
+durchleuchte den Markt für {x}
+gleich die Aussagen über {x} mit mehreren Quellen ab
recherchier ma {x} amoi ordentlich
{x}: Mythos oder Tatsache, mit Studien
{x}, komplette Literatursuche
{x} - wer sagt was, alle zitieren
Quellen zu {x}, mindestens zehn, gegeneinander abgewogen
[begutachtete|akademische|seriöse] Quellen zu {x}, im Vergleich
[SWOT|Wettbewerbs|Konkurrenz]-Analyse zu {x}
[Whitepaper|Positionspapier|Gutachten] zu {x}, mit Quellen
Chronologie von {x}, jedes Datum belegt
kommentierte Bibliografie: {x}
{x} unter der Lupe, mehrere Seiten mit Belegen
{x} in zehn Ländern im Vergleich, gründlich
Dossier gefällig: {x}, mit Fußnoten
Sorgfaltsprüfung zu {x}, alle Risiken belegt
was gegen {x} spricht, sauber belegt
die Wissenschaft hinter {x}, mit Fachartikeln
großer Vergleich: {x}, {y} und der restliche Markt
Zweitmeinung zu {x}, aus möglichst vielen Studien
gründliche Antwort gewünscht, nicht nur der erste Treffer: was ist {x}
Wikipedia reicht mir bei {x} nicht, geh die Fachartikel durch
die einen schreiben, {x} sei gut, die anderen nicht - wer hat laut Forschung recht
ich hab eine Woche, um Fachmann für {x} zu werden, leg mit Quellen den Grund
ich trau dem Gerede über {x} nicht, geh der Sache auf den Grund
mein Professor will zehn Studien zu {x}
unsere Firma überlegt wegen {x}, erforsch erst den Markt
vor der Abstimmung über {x} will ich alle Argumente mit Belegen
ist {x} statt {y} durch mehrere Studien gedeckt
ist der Hype um {x} berechtigt, bitte ausführlich mit Quellen
wie glaubwürdig ist {x}, gemessen an unabhängigen Quellen
wie hat sich das Urteil der Fachwelt über {x} gewandelt, mit Zitaten
wie viel von dem, was über {x} behauptet wird, hält stand, Studie für Studie
was ist bei {x} gesichert, was strittig, was offen, mit Belegen
was finden Metaanalysen zu {x}
wessen Forschung zu {x} zählt am meisten, und was kam heraus
welche Denkschulen gibt es zu {x}, mit Hauptwerken
worüber streiten die Forscher bei {x}
wo widersprechen sich die Studien zu {x} und {y}
nimm {x} wissenschaftlich auseinander
geh alles durch, was zu {x} publiziert wurde
find mir ois über {x}, mit Quelln, aba gründlich
i bruch e gründlichi Recherche über {x}
+konsultier die wissenschaftliche Literatur zu {x}
+stell eine Leseliste zu {x} zusammen, mit Kurzfassung jeder Studie
+untermauer die Behauptung über {x} mit mehreren Studien
+widerleg oder bestätig {x}, mit Belegen
+schreib eine wissenschaftliche Übersicht zu {x}
+dring tief in die Ökonomie von {x} ein, mit Nachweisen
+zeichne die Geschichte von {x} mit Belegen nach
""",
)
