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
""",
)
