"""What is more than a small model does, as people ask for it."""

from training.phrases import Phrases

CODE = Phrases(
    en="""
+[write|program|code] [a|me a] [python|bash|rust|javascript|] [script|program|function|tool] [that|which] [renames|counts|sorts|converts|downloads] {x}
+[refactor|rewrite|clean up|optimize|document] [this module|the code in {file}|{file}|the function {x}]
+[debug|fix the bug in|find the bug in] {file}
+[implement|add] [a|the] [feature|parser|api|class|login|test] for {x} [in {file}|]
+write [unit tests|tests] for {file}
+port {file} [to|from] [rust|python|go|typescript]
+[build|create|make] [me|] [a|an] [website|web app|app|game|cli|bot] [for|about|with] {x}
why does {file} [crash|not compile|throw an exception]?
+review [my code|{file}|the changes in {x}]
i need a [regex|sql query|makefile|dockerfile|systemd unit] for {x}
+explain the [code|algorithm|architecture] in {file}
+[set up|scaffold] a [rust|python|react|django] project called {x}
the build of {x} fails, fix it
!+program something that sorts {x} by {y}
can you code [a|me a] [calculator|scraper|plugin] for {x}?
!+develop an extension for {x}
+make the program {x} faster
{file} [is broken|doesn't build|gives a traceback|segfaults], [please fix it|what's the bug]
+[hack|put|throw] together a [script|tool|small program] [for|around] {x}
i'd like [a script|a little tool|some code] that [backs up|renames|parses|scrapes] {x}
how do i [parse|serialize|test|mock] {x} in [python|rust|javascript|c++]?
+add [type hints|comments|logging|error handling] to {file}
+convert {file} [to|into] [typescript|python 3|a class|rust]
code for {x} in [python|go|java|c] please
[regex|sql|awk script|dockerfile] for {x}
my [function|class|loop] in {file} returns the wrong value
+split {file} into [several|smaller] modules
what does the [function|class|macro] {x} in {file} do?
+design [a database schema|an api|a class hierarchy] for {x}
there's a [memory leak|race condition|null pointer] somewhere in {file}
could {file} be [faster|cleaner|shorter]? rewrite it
[pull request|code] review for {file}
!my tests for {x} are red, make them green
!+cook up a bot that answers with {x}
+upgrade {file} to the newest [react|django|python] version
i'm stuck in {file}, the loop never ends
somebody broke {file}, [where's the bug|please find the mistake]
+whip up a [cli|daemon|cronjob|browser extension] that [watches|syncs|filters] {x}
{file} spits out [garbage|nan|a stack trace] since the last commit
+rename the variable {x} everywhere in {file} and tidy the code
the linter complains about {file}, sort that out
could do with [a mock|test coverage|a benchmark] for {file}
which [library|framework|data structure] would you use to program {x}?
+get rid of the [dead code|duplicated code|globals|warnings] in {file}
[coding|programming] question: how do i loop over {x} in [python|rust|bash]?
+make {file} compile [again|without warnings]
i can't get my [script|unit test|compiler|ci] to work, it's about {x}
{x} as [a python class|a rust struct|a react component|a bash function]
+vibe code me [a dashboard|a snake game|a todo app] with {x}
+program me a [snake clone|text adventure|chat bot] with {x}
bug in {file}, [fix it|find it]
[fix|debug] {file} please
[code|script|program] for {x} wanted
i need [code|a script|a function] that handles {x}
i want to learn {x} by writing code, [write an example|give me sample code]
my {x} program won't start, look at the code
what's wrong with the code in {file}?
what would the code for {x} look like in [python|rust|go]?
where in {file} is the [bug|leak|race]?
why is the code in {file} so slow? speed it up
is the code in {file} [thread-safe|secure|any good]?
help me [program|code|debug] {x}
let's [write|code] a [game|bot|parser] for {x}
how do you write a [loop|test|class] for {x} in [java|c|python]?
a [class|function|module] for {x}, in [rust|python|java]
could you [comment|document|simplify] the code in {file}?
would you write me a [parser|compiler|crawler] for {x}
+write a [function|class|macro] called {x} [in {file}|]
+make {file} [async|object-oriented|type-safe]
+move the class {x} out of {file} into its own module
+translate {file} from [perl|php|java] to [python|rust|go]
+generate [boilerplate|a stub|a mock] for {x}
+find out why the tests in {file} fail
+solve this [leetcode|kata|homework] in [python|java|c]: {x}
+write a [query|migration|trigger] for the database table {x}
+hook {x} up to [the api|the database|a websocket]
{x} algorithm in [c|python|haskell] please
homework: implement {x} in [java|c++|haskell]
the [compiler|interpreter|debugger] stops in {file}, find the cause
[stack trace|exception|segfault] in {file}, help
{file} crashes on startup, bug?
{file} fails the unit tests
{file} has a bug
{file} hangs in an endless loop
{file} won't compile
{file}: refactor please
{file}: what does this code do
{file} - code review pls
{file} needs a rewrite in [rust|go|zig]
{file} is spaghetti, clean up the code
git blame says i broke {file}, help me debug
merge conflict in {file}, which code is right
unit tests for {file}, pytest style
docstrings for {file}
linting errors in {file}, all of them, away
type errors in {file}, [mypy|tsc] screams
python one-liner for {x}
haskell or scala, whatever, code {x}
hello world in {x}, with a makefile
[bash|fish|zsh] function that handles {x}
[html|css|svelte] for a {x} page
[tetris|pong|minesweeper] clone with {x}
[telegram|discord|matrix] bot for {x}
arduino sketch for {x}
neovim plugin for {x}, in lua
browser extension against {x}
parser for {x} files, in rust
endpoint /{x}, with tests
sql join of {x} and {y}
recursive {x} in lisp
my code for {x} is ugly, make it pretty
my program says undefined variable {x}
my app needs {x}, build that in
the api for {x} returns 500, find the bug in {file}
the function {x} in {file} is too long, break it up
this {x} regex doesn't match, correct it
we need a hook for {x} in {file}
nobody understands the code in {file}, comment it
our intern wrote {file}, review the code please
i have to program {x} for uni
i don't get pointers, explain with the code in {file}
i'd love a small gui for {x}, written in [qt|gtk|tkinter]
is there dead code in {file}
are there race conditions in {file}
does {file} follow pep 8
can {file} be parallelised
can the function {x} be made recursive
how would a compiler for {x} work, write a tiny one
what's the big o of the code in {file}
why does the test for {x} in {file} fail
who could write me a crawler for {x}
shall we pair program on {file}
+automate {x} with a script in [python|perl|ruby]
+benchmark the functions in {file}
+code up a quick demo of {x}
+make a cargo crate for {x}
+turn {file} into a reusable library
+unit-test {file}
+vectorise the loop in {file}
""",
    de="""
+[schreib|programmier|code] [mir|] [mal|] [ein|ein kleines] [Python-Skript|Bash-Skript|Skript|Programm|Rust-Programm|Tool], das {x} [umbenennt|zählt|sortiert|konvertiert|herunterlädt]
+[refaktorier|überarbeite|optimier|dokumentier] [das Modul|den Code in {file}|{file}|die Funktion {x}]
+räum [den Code in {file}|{file}] auf
+[debugge|reparier|such den Fehler in|finde den Bug in] {file}
+[implementier|bau] [ein Feature|einen Parser|eine API|eine Klasse|einen Login] für {x} [in {file}|]
+schreib [Unittests|Tests] für {file}
+portier {file} nach [Rust|Python|Go|TypeScript]
+[bau|erstell|mach] [mir|] [eine Webseite|eine Web-App|eine App|ein Spiel|einen Bot] [für|über|mit] {x}
warum [stürzt {file} ab|kompiliert {file} nicht|wirft {file} eine Exception]?
+[review|prüf] [meinen Code|{file}|die Änderungen in {x}]
ich brauch [einen regulären Ausdruck|eine SQL-Abfrage|ein Makefile|ein Dockerfile|eine systemd-Unit] für {x}
+erklär [mir|] den [Code|Algorithmus|Aufbau] in {file}
+[leg|richte] ein [Rust|Python|React|Django]-Projekt namens {x} an
der Build von {x} schlägt fehl, reparier ihn
!+programmier mir was, das {x} nach {y} sortiert
kannst du [mir|] [einen Taschenrechner|einen Scraper|ein Plugin] für {x} programmieren?
!+entwickle eine Erweiterung für {x}
+mach das Programm {x} schneller
{file} [ist kaputt|baut nicht|wirft einen Traceback], [behebe das|wo ist der Bug]
+[bastel|strick] [mir|] [ein Skript|ein Tool|ein kleines Programm] [für|rund um] {x}
ich hätte gern [ein Skript|etwas Code], [das|der] {x} [sichert|umbenennt|parst|ausliest]
wie [parse|serialisier|teste] ich {x} in [Python|Rust|JavaScript|C++]?
+ergänz [Typannotationen|Kommentare|Logging|Fehlerbehandlung] in {file}
+schreib {file} [in TypeScript|in Python 3|in eine Klasse|in Rust] um
Code für {x} in [Python|Go|Java|C] bitte
[Regex|SQL|awk-Skript|Dockerfile] für {x}
meine [Funktion|Klasse|Schleife] in {file} liefert den falschen Wert
+zerleg {file} in [mehrere|kleinere] Module
was macht die [Funktion|Klasse] {x} in {file}?
+entwirf [ein Datenbankschema|eine API|eine Klassenhierarchie] für {x}
irgendwo in {file} ist [ein Speicherleck|eine Race Condition|ein Nullzeiger]
geht {file} auch [schneller|sauberer|kürzer]? schreib es um
Code-Review [für|von] {file}
häng in {file} fest, die Schleife endet nie
programmier ma wos, des {x} sortiert
!meine Tests für {x} sind rot, mach sie grün
!+zimmer mir einen Bot, der mit {x} antwortet
irgendwer hat {file} zerschossen, [wo steckt der Fehler|find den Bug]
+klopf mir schnell was zusammen in [Python|Bash|Rust], das {x} [überwacht|abgleicht|filtert]
{file} spuckt seit dem letzten Commit nur noch [Müll|NaN|einen Stacktrace] aus
+nenn die Variable {x} in {file} überall um und mach den Code hübsch
der Linter meckert über {file}, bieg das gerade
{file} könnte [Tests|einen Benchmark|Typen|Kommentare im Code] vertragen
mit [welcher Bibliothek|welchem Framework] würdest du {x} programmieren?
+schmeiß den [toten|doppelten|unnötigen] Code aus {file}
Programmierfrage: wie geh ich in [Python|Rust|Bash] über {x} in einer Schleife?
+bring {file} [wieder|ohne Warnungen] zum Kompilieren
ich krieg [mein Skript|den Unittest|die CI] nicht zum Laufen, es geht um {x}
{x} als [Python-Klasse|Rust-Struct|React-Komponente|Bash-Funktion]
+code mir mal [ein Dashboard|ein Snake|eine To-do-App] mit {x}
+programmier mir [ein Snake|ein Textadventure|einen Chatbot] mit {x}
Bug in {file}, [behebe ihn|such ihn]
{file} [debuggen|refaktorieren] bitte
[Code|Skript|Programm] für {x} gesucht
ich brauch [Code|eine Funktion|ein Skript] für {x}
ich will {x} programmieren lernen, [schreib ein Beispiel|gib mir Beispielcode]
mein Programm mit {x} startet nicht, schau dir den Code an
was stimmt am Code in {file} nicht?
wie säh der Code für {x} in [Python|Rust|Go] aus?
wo steckt in {file} der [Bug|Denkfehler|Deadlock]?
warum ist der Code in {file} so langsam? mach ihn schneller
ist der Code in {file} [threadsicher|sicher|halbwegs gut]?
hilf mir, {x} zu programmieren
lass uns [ein Spiel|einen Bot|einen Parser] für {x} programmieren
wie schreibt man in [Java|C|Python] [eine Schleife|einen Test|eine Klasse] für {x}?
[eine Klasse|eine Funktion|ein Modul] für {x}, in [Rust|Python|Java]
könntest du den Code in {file} [kommentieren|dokumentieren|vereinfachen]?
schreibst du mir [einen Parser|einen Compiler|einen Crawler] für {x}
+schreib [eine Funktion|eine Klasse|ein Makro] namens {x} [in {file}|]
+mach {file} [asynchron|objektorientiert|typsicher]
+zieh die Klasse {x} aus {file} in ein eigenes Modul
+übersetz den Code in {file} von [Perl|PHP|Java] nach [Python|Rust|Go]
+finde heraus, warum die Tests in {file} fehlschlagen
+lös die Programmieraufgabe in [Python|Java|C]: {x}
+schreib [eine Abfrage|eine Migration|einen Trigger] für die Datenbanktabelle {x}
+bind {x} an [die API|die Datenbank|einen Websocket] an
Algorithmus für {x} in [C|Python|Haskell] bitte
Programmier-Hausaufgabe: implementier {x} in [Java|C++|Haskell]
der [Compiler|Interpreter|Debugger] bleibt in {file} hängen, such die Ursache
[Stacktrace|Exception|Speicherzugriffsfehler] in {file}, hilf mir
{file} stürzt beim Start ab, Bug?
{file} fällt bei den Unittests durch
{file} hat einen Bug
{file} hängt in einer Endlosschleife
{file} will nicht kompilieren
{file}: bitte refaktorieren
{file}: was macht dieser Code
{file} - Code-Review bitte
{file} gehört in [Rust|Go|Zig] neu geschrieben
{file} ist Spaghetticode, räum auf
laut git blame hab ich {file} zerschossen, hilf mir debuggen
Merge-Konflikt in {file}, welcher Code stimmt
Unittests für {file}, mit pytest
Docstrings für {file}
Lint-Fehler in {file}, alle weg damit
Typfehler in {file}, [mypy|tsc] schreit
Python-Einzeiler für {x}
Haskell oder Scala, egal, programmier {x}
[Bash|Fish|Zsh]-Funktion für {x}
[HTML|CSS|Svelte] für eine Seite mit {x}
[Tetris|Pong|Minesweeper]-Klon mit {x}
[Telegram|Discord|Matrix]-Bot für {x}
Arduino-Sketch für {x}
Neovim-Plugin für {x}, in Lua
Browser-Erweiterung gegen {x}
Parser für {x}-Dateien, in Rust
Endpunkt /{x}, mit Tests
SQL-Join von {x} und {y}
rekursives {x} in Lisp
mein Code für {x} ist hässlich, mach ihn schön
mein Programm sagt, die Variable {x} ist nicht definiert
meine App braucht {x}, bau das ein
die API für {x} liefert 500, such den Bug in {file}
die Funktion {x} in {file} ist zu lang, zerteil sie
der Regex für {x} greift nicht, korrigier ihn
in {file} brauchen wir einen Hook für {x}
keiner versteht den Code in {file}, kommentier ihn
{file} hat der Praktikant geschrieben, bitte den Code prüfen
fürs Studium muss ich {x} programmieren
ich kapier Zeiger nicht, erklär sie am Code in {file}
eine kleine GUI für {x} wär fein, in [Qt|GTK|Tkinter]
gibt's toten Code in {file}
gibt es Race Conditions in {file}
hält sich {file} an PEP 8
lässt sich {file} parallelisieren
kann man die Funktion {x} rekursiv machen
wie ginge ein Compiler für {x}, schreib einen winzigen
welche Laufzeitkomplexität hat der Code in {file}
warum scheitert der Test für {x} in {file}
wer programmiert mir einen Crawler für {x}
machen wir Pair Programming an {file}
programmierst mer es Spiel mit {x}
bau ma a Appl für {x}
schriev mi en Skript för {x}
+automatisier {x} mit einem Skript in [Python|Perl|Ruby]
+benchmarke die Funktionen in {file}
+mach ein Cargo-Crate für {x}
+mach {file} zu einer wiederverwendbaren Bibliothek
+vektorisier die Schleife in {file}
""",
)

DATA = Phrases(
    en="""
+[analyze|analyse|evaluate] [the|my] [csv|data|table|spreadsheet|numbers] [in|] {table}
+[plot|draw a chart of|visualize|graph] [the|my] [column {x}|data|values] [in|from|of] {table}
what is the [average|median|sum|maximum|trend] of {x} in {table}?
+make [a|an] [bar chart|histogram|pie chart|line chart|statistics] [of|from] {table}
which {x} has the most {y} in {table}?
+compare {x} and {y} in {table}
+[correlate|group] {x} [with|by] {y} in {table}
how [do|did] the [sales|costs|values] in {table} develop?
+clean up the data in {table}
+find the outliers in {table}
!+show me the distribution of {x} from {table}
+calculate the [mean|standard deviation|total] of column {x} in {table}
+[make|create] a pivot table from {table}
!what can be read from the numbers in {table}?
+merge {table} with {file} by {x} and count the rows
{table} needs a [chart|graph|proper evaluation]
what's the [trend|total|highest value|correlation] in {table}?
[chart|graph|statistics|report] from {table}
how many [different|distinct] {x} does {table} have?
+sum up [the column {x}|{x} per {y}] in {table}
is {x} related to {y} according to {table}?
+find [duplicates|gaps|errors|missing values] in {table}
+predict [next month|the next values|{x}] from {table}
boss wants numbers: {x} by {y} from {table}
+draw {x} against {y} from {table}
what stands out in {table}?
+tabulate {x} per {y} from {table}
[top|bottom] ten {x} in {table}
percentage of {x} in {table}?
+turn {table} into [a nice chart|a dashboard|a diagram]
!can you make sense of the figures in {table}?
!+do the statistics on {table}, with {x} per month
i recorded {x} in {table}, show me how it changed
which month in {table} was the [best|worst] for {x}?
+run the numbers in {table} for {x}
how many percent did {x} [grow|shrink|drop] in {table}?
+break {table} down by {x}
the figures in {table} look [odd|fishy|wrong], what's going on there?
[mean|median|min and max] of {x} per {y}, source {table}
+fit a [regression|trend line|curve] to {x} in {table}
+rank the {x} in {table} from best to worst by {y}
can i see {x} over the years as a [curve|chart]? it's in {table}
i need a [graph|plot|report] by noon, numbers are in {table}
{table} has the sales, who's on top?
+normalise the column {x} in {table} and drop the empty rows
is there a pattern in {table}?
[kpi|quarterly|monthly] overview from {table} please
{table}: [plot it|chart it|analyze it]
{table} as a [bar chart|pie chart|line chart]
[analysis|evaluation|visualization] of {table} please
[bar chart|histogram|scatter plot] of {x} from {table}
{x} by {y}, table {table}
{x} over time, from {table}
the [mean|sum|median] of {x} please, data in {table}
what do the numbers in {table} say about {x}?
which {x} are the outliers in {table}?
who sold most {x} according to {table}?
how is {x} distributed in {table}?
how strongly does {x} depend on {y} in {table}?
how often does {x} occur per {y} in {table}?
when did {x} peak in {table}?
does {x} go up or down in {table}?
is {x} higher than {y} on average in {table}?
i want to see {x} from {table} in a [chart|graph]
i need statistics on {x}, they're in {table}
i have measurements of {x} in {table}, evaluate them
my [teacher|boss|client] wants a chart from {table}
can you [crunch|analyse|evaluate] the numbers in {table}?
could you [group|average|total] {x} by {y} in {table}
would you make me a [diagram|report|heat map] from {table}
help me [understand|interpret|evaluate] the data in {table}
let's look at the trends in {table}
+aggregate {x} per {y} from {table}
+crunch {table} for me
+forecast {x} with the data in {table}
+cluster the rows of {table} by {x}
+join {table} with {file} on {x}
+make a heat map of {x} and {y} from {table}
+count how many {x} per {y} there are in {table}
data in {table}, question: how does {x} affect {y}?
{table} analysis
{table} chart please
{table} statistics?
{table}, what's the trend
{table}, biggest {x}?
{table} - mean and median of {x}
{table}: {x} against {y}, scatter
{table} has no charts yet, make some
{table} is full of numbers, what do they mean
graph it: {x}, {table}
pie of {x}, {table}
sparkline of {x} from {table}
[candlestick|violin plot|area chart|radar chart] from {table}
p-value for {x} and {y} in {table}
r squared of {x} versus {y}, {table}
growth rate of {x}, numbers in {table}
total {x} for {y}, see {table}
breakdown of {x} by {y}, {table}
monthly average of {x}, {table}
five-number summary of {x}, {table}
forecast for {x}, history in {table}
tendency of {x} in {table}, up or down
spot check {table} for implausible {x}
expense report from {table}, by {x}
balance of {x} and {y}, {table}
the survey in {table}, evaluated by {x}
the figures for {x} in {table} don't add up, check
the columns {x} and {y} in {table}, do they go together
my thesis needs a diagram of {x}, data is in {table}
my budget's in {table}, where does the money go
my running times are in {table}, am i getting faster
our sales are in {table}, who sells best
we measured {x}, results in {table}, what's the average
i'd like {x} from {table} visualised
i need the numbers of {table} boiled down to one chart
i've got {table} and need insights
is there an outlier among the {x} of {table}
are the differences in {table} significant
do {x} and {y} move together in {table}
does {table} show a seasonal pattern
can you make {table} into a picture, a chart i mean
could you give {table} a statistical once-over
what do i earn on average according to {table}
what drives {x} in {table}
what's typical for {x} in {table}, and what's extreme
which {x} improved most in {table}
how many {x} on average, {table}
how did {x} do month by month, {table}
how does {x} split across {y} in {table}
where does {x} peak, {table}
when will {x} reach zero if {table} goes on like that
+diagram {table}
+dashboard {table}
+quantify {x} per {y} with {table}
+derive key figures from {table}
+compute the correlation matrix of {table}
+show a trend line for {x}, data from {table}
+deduplicate {table} and sum {x}
""",
    de="""
+[analysier|untersuch] [die|meine] [CSV|Daten|Tabelle|Zahlen] [in|] {table}
+werte [die Daten in|die Tabelle|] {table} aus
+[plotte|visualisier] [die|meine] [Spalte {x}|Daten|Werte] [aus|in] {table}
+zeichne ein Diagramm [von|aus] {table}
was ist [der Durchschnitt|der Median|die Summe|das Maximum|der Trend] von {x} in {table}?
+mach [ein Balkendiagramm|ein Histogramm|ein Tortendiagramm|eine Statistik] [von|aus] {table}
welches {x} hat in {table} am meisten {y}?
+vergleich {x} und {y} in {table}
+[korrelier|gruppier] {x} [mit|nach] {y} in {table}
wie haben sich die [Verkäufe|Kosten|Werte] in {table} entwickelt?
+bereinige die Daten in {table}
+finde die Ausreißer in {table}
!+zeig mir die Verteilung von {x} aus {table}
+berechne [den Mittelwert|die Standardabweichung|die Summe] der Spalte {x} in {table}
+[mach|erstell] eine Pivot-Tabelle aus {table}
!was lässt sich aus den Zahlen in {table} ablesen?
+führ {table} mit {file} über {x} zusammen und zähl die Zeilen
{table} braucht [ein Diagramm|eine ordentliche Auswertung]
was ist [der Trend|die Gesamtsumme|der höchste Wert] in {table}?
[Diagramm|Statistik|Auswertung] aus {table}
wie viele verschiedene {x} hat {table}?
+summier [die Spalte {x}|{x} pro {y}] in {table}
hängt {x} laut {table} mit {y} zusammen?
+finde [Doppelte|Lücken|Fehler|fehlende Werte] in {table}
+sag [den nächsten Monat|die nächsten Werte] aus {table} voraus
der Chef will Zahlen: {x} nach {y} aus {table}
+zeichne {x} gegen {y} aus {table}
was fällt in {table} auf?
+schlüssel {x} in {table} nach {y} auf
die [zehn größten|zehn kleinsten] {x} in {table}
wie viel Prozent macht {x} in {table} aus?
+mach aus {table} [ein schönes Diagramm|ein Dashboard]
!wirst du aus den Zahlen in {table} schlau?
!+mach die Statistik zu {table}, mit {x} pro Monat
ich hab {x} in {table} mitgeschrieben, zeig mir den Verlauf
welcher Monat war in {table} für {x} der [beste|schlechteste]?
wos sogn die Zoihn in {table}?
+rechne {table} mal für {x} durch
um wie viel Prozent ist {x} in {table} [gestiegen|gesunken|gefallen]?
+brich {table} nach {x} runter
die Zahlen in {table} schauen [komisch|falsch|verdächtig] aus, was ist da los?
[Schnitt|Median|Min und Max] von {x} pro {y}, Quelle {table}
+leg eine [Regression|Trendlinie|Kurve] durch {x} in {table}
+reih die {x} in {table} nach {y}, die besten zuerst
kann ich {x} über die Jahre als [Kurve|Grafik] sehen? steht in {table}
ich bräucht bis Mittag [einen Graphen|einen Plot|einen Zahlenbericht], die Daten liegen in {table}
in {table} sind die Umsätze, wer liegt vorn?
+normalisier die Spalte {x} in {table} und wirf leere Zeilen raus
steckt in {table} ein Muster?
[Kennzahlen|Quartalszahlen|Monatsübersicht] aus {table} bitte
{table}: [plotten|auswerten|analysieren]
{table} als [Balkendiagramm|Tortendiagramm|Liniendiagramm]
[Analyse|Visualisierung|Datenauswertung] von {table} bitte
[Balkendiagramm|Histogramm|Streudiagramm] von {x} aus {table}
{x} nach {y}, Tabelle {table}
{x} im Zeitverlauf, aus {table}
[Mittelwert|Summe|Median] von {x} bitte, Daten in {table}
was sagen die Zahlen in {table} über {x}?
welche {x} sind in {table} die Ausreißer?
wer hat laut {table} am meisten {x} verkauft?
wie ist {x} in {table} verteilt?
wie stark hängt {x} in {table} von {y} ab?
wie oft kommt {x} in {table} pro {y} vor?
wann war {x} in {table} am höchsten?
steigt oder fällt {x} in {table}?
ist {x} in {table} im Schnitt höher als {y}?
ich will {x} aus {table} als [Diagramm|Grafik] sehen
ich brauch eine Statistik zu {x}, steht in {table}
ich hab Messwerte von {x} in {table}, werte sie aus
mein [Lehrer|Chef|Kunde] will ein Diagramm aus {table}
kannst du die Zahlen in {table} [auswerten|durchrechnen|analysieren]?
könntest du {x} in {table} nach {y} [gruppieren|mitteln|summieren]
machst du mir [ein Diagramm|einen Datenreport|eine Heatmap] aus {table}
hilf mir, die Daten in {table} zu [verstehen|deuten|interpretieren]
schauen wir uns die Trends in {table} an
+aggregier {x} pro {y} aus {table}
+rechne aus {table} eine Prognose für {x}
+bilde Cluster aus den Zeilen von {table} nach {x}
+verknüpf {table} mit {file} über {x}
+mach eine Heatmap von {x} und {y} aus {table}
Analyse {table}
Diagramm {table} bitte
Statistik aus {table}?
{table}, was ist der Trend
{table}, größtes {x}?
{table} - Mittelwert und Median von {x}
{table}: {x} gegen {y}, Streudiagramm
{table} hat noch keine Diagramme, mach welche
{table} ist voller Zahlen, was bedeuten sie
als Graph: {x}, {table}
Torte zu {x}, {table}
Sparkline von {x} aus {table}
[Candlestick-Chart|Violinplot|Flächendiagramm|Netzdiagramm] aus {table}
p-Wert für {x} und {y} in {table}
Bestimmtheitsmaß {x} gegen {y}, {table}
Wachstumsrate von {x}, Zahlen in {table}
Summe {x} je {y}, siehe {table}
Aufschlüsselung von {x} nach {y}, {table}
Monatsmittel von {x}, {table}
Hochrechnung für {x}, Verlauf in {table}
Tendenz von {x} in {table}, rauf oder runter
Stichprobe aus {table}: unplausible {x}
Ausgabenübersicht aus {table}, nach {x}
Bilanz von {x} und {y}, {table}
die Umfrage in {table}, ausgewertet nach {x}
die Zahlen zu {x} in {table} gehen nicht auf, prüf das
die Spalten {x} und {y} in {table}, hängen die zusammen
für die Masterarbeit brauch ich ein Diagramm zu {x}, Daten sind in {table}
mein Haushaltsbuch ist in {table}, wofür geht das Geld drauf
meine Laufzeiten stehen in {table}, werd ich schneller
unsere Verkäufe sind in {table}, wer verkauft am besten
wir haben {x} gemessen, Ergebnisse in {table}, wie hoch ist der Schnitt
ich hätt {x} aus {table} gern visualisiert
ich brauch die Zahlen aus {table} in einem einzigen Diagramm
da ist {table}, ich brauch Erkenntnisse daraus
gibt's bei {x} in {table} einen Ausreißer
sind die Unterschiede in {table} signifikant
laufen {x} und {y} in {table} parallel
zeigt {table} ein saisonales Muster
kannst du aus {table} ein Bild machen, ein Diagramm mein ich
könntest du statistisch über {table} drüberschauen
was verdien ich laut {table} im Schnitt
was treibt {x} in {table} an
was ist in {table} für {x} normal und was extrem
welches {x} ist in {table} am meisten gewachsen
wie viele {x} im Mittel, {table}
wie lief {x} Monat für Monat, {table}
wie verteilt sich {x} in {table} auf {y}
wo hat {x} den Höhepunkt, {table}
wann ist {x} bei null, wenn es in {table} so weitergeht
mach ma aus {table} a Kurvn
chasch {table} uswerte
+stell {table} grafisch dar
+bau ein Dashboard aus {table}
+beziffer {x} pro {y} mit {table}
+leite Kennzahlen aus {table} ab
+berechne die Korrelationsmatrix von {table}
+leg eine Trendlinie über {x}, Daten aus {table}
+entferne die Dubletten in {table} und summier {x}
""",
)
