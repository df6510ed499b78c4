"""Work that is too large for the shipped model: chat hands it over; the agent itself says that it needs a larger one."""

from training.family import family
from training.phrases import Phrases
from training.source import Source
from training.talk import Talk
from training.words.facts import slots

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
""",
)
WRITING = Phrases(
    en="""
+write [an essay|an article|a blog post|a report|a story|a poem|a speech|a chapter] [about|on] {x} [and {y}|]
+[write|draft|compose] [a letter|an email|a cover letter|an application|a complaint] to {p} [about {x}|because of {x}|]
+write [the documentation|a manual|a tutorial|a readme|a guide] for {x}
+[rephrase|rewrite|proofread|correct|improve|shorten] [my|the] [text|letter|essay|article] [about {x}|in {file}|]
+translate [the text|the letter|{file}|this document] [into|to] [english|german|french|spanish]
i need a [toast|wedding speech|farewell letter|press release|product description] for {p}
+come up with [ten|some|a few] [names|slogans|titles|ideas] for {x}
+[make|turn] my notes in {file} into [an article|a report|a presentation]
+write me [something|a few paragraphs|two pages] about {x}
!+compose a text about {x} for the newspaper
a [poem|story|fairy tale] about {x} please
can you write [my|the] [thesis|homework|essay|cv] about {x}?
+outline a [novel|book|talk] about {x}
!+author a short story with {p} and {x}
+[write|phrase] an invitation to [my party|the meeting|the wedding] for {p}
my [essay|speech|blog post] on {x} is due tomorrow, [write it|help me write it]
{p} turns fifty, i need [a speech|a poem|a toast]
+put {x} into [verse|a nice story|flowery words]
[essay|poem|speech|blog article|cover letter] about {x}
+make my text in {file} [sound better|more formal|friendlier|easier to read]
+check the [grammar|style|spelling] of [my text in {file}|my essay about {x}]
how would you [word|phrase] a [resignation|complaint|thank-you note] to {p}?
+draft the minutes of the meeting about {x}
+write [lyrics|a song text|a sketch|a dialogue] [about|with] {x}
+give me [a catchy|a better|a funny] [title|headline|slogan] for {x}
i'm applying at {p}, i need a letter of motivation
+localize {file} into [french|spanish|polish|german]
in [french|english|italian]: the whole text of {file}
+stretch my paragraph on {x} to a full page
+write a product text for {x}, [short and snappy|for the shop|two hundred words]
!words fail me, {p} married and i need a speech
!+spin a yarn about {x} and {y}
+write the next chapter of my story about {x}
""",
    de="""
+schreib [mir|] [mal|] [einen Aufsatz|einen Artikel|einen Blogbeitrag|einen Bericht|eine Geschichte|ein Gedicht|eine Rede|ein Kapitel] über {x} [und {y}|]
+[schreib|verfass|entwirf] [einen Brief|eine E-Mail als Entwurf|ein Anschreiben|eine Bewerbung|eine Beschwerde] an {p} [wegen {x}|über {x}|]
+schreib [die Dokumentation|ein Handbuch|ein Tutorial|eine Readme|eine Anleitung] für {x}
+[formulier|korrigier|verbesser|kürz] [meinen|den] [Text|Brief|Aufsatz|Artikel] [über {x}|in {file}|]
+übersetz [den Text|den Brief|{file}|dieses Dokument] ins [Englische|Deutsche|Französische|Spanische]
ich brauch [einen Trinkspruch|eine Hochzeitsrede|einen Abschiedsbrief|eine Pressemitteilung|eine Produktbeschreibung] für {p}
+überleg dir [zehn|ein paar|einige] [Namen|Slogans|Titel|Ideen] für {x}
+mach aus meinen Notizen in {file} [einen Artikel|einen Bericht|eine Präsentation]
+schreib mir [was|ein paar Absätze|zwei Seiten] über {x}
!+verfasse einen Text über {x} für die Zeitung
[ein Gedicht|eine Geschichte|ein Märchen] über {x} bitte
kannst du [meine Hausarbeit|meinen Aufsatz|meinen Lebenslauf] über {x} schreiben?
+gliedere [einen Roman|ein Buch|einen Vortrag] über {x}
!+dichte was mit {p} und {x}
+[schreib|formulier] eine Einladung zu [meiner Feier|dem Treffen|der Hochzeit] für {p}
mein [Aufsatz|Referat|Blogpost] über {x} muss morgen fertig sein, [schreib ihn|schreib das]
{p} wird fünfzig, ich brauch [eine Rede|ein Gedicht|einen Toast]
+fass {x} in [Reime|eine schöne Geschichte|blumige Worte]
[Aufsatz|Gedicht|Rede|Blogartikel|Anschreiben] über {x}
+mach meinen Text in {file} [schöner|förmlicher|freundlicher|verständlicher]
+prüf [Grammatik|Stil|Rechtschreibung] von [meinem Text in {file}|meinem Aufsatz über {x}]
wie [formulier|schreib] ich [eine Kündigung|eine Beschwerde|einen Dankesbrief] an {p}?
+entwirf das Protokoll zum Meeting über {x}
+schreib [einen Liedtext|einen Sketch|einen Dialog] [über|mit] {x}
+gib mir [einen griffigen|einen besseren|einen lustigen] [Titel|Slogan] für {x}
ich bewerbe mich bei {p}, ich brauch ein Motivationsschreiben
+übertrag {file} ins [Französische|Spanische|Polnische|Englische]
{file} auf [Französisch|Englisch|Italienisch], den ganzen Text
+zieh meinen Absatz über {x} auf eine ganze Seite
+schreib einen Produkttext für {x}, [kurz und knackig|für den Shop|zweihundert Wörter]
schreib ma a Gschicht über {x}
!mir fehlen die Worte, {p} heiratet und ich brauch eine Rede
!+spinn eine Geschichte um {x} und {y}
+schreib das nächste Kapitel meiner Geschichte über {x}
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
""",
)
RESEARCH = Phrases(
    en="""
+research [the market for|the history of|everything about|the state of the art of] {x}
+compare {x} and {y} [in depth|in detail|thoroughly] [and recommend one|]
+write a [market analysis|research report|literature review] [on|about] {x}
+find out [in depth|thoroughly|everything] [about|which are] the [best|most important] [suppliers|studies|products|papers] [of|for|on] {x}
i need [a thorough|a deep|an extensive] [overview|comparison|investigation] of {x} [with sources|]
which [laptop|phone|car|insurance|provider] should i buy for {x}? compare [them|several] [in depth|in detail] [with sources|]
+investigate [how|why] {x} [affects|changed|influences] {y}
+collect [sources|studies|arguments] [for and against|about] {x}
+do [a|some] deep research on {x}
!+look into {x} from all sides, with sources
what are the pros and cons of {x} versus {y}? [a detailed report please|with sources please]
+give me a report with sources on {x}
!+examine the competition in the market for {x}
+gather everything known about {x} [and {y}|]
[deep|thorough|background] research: {x}
what does the [literature|science|research] say about {x}? [cite sources|with references]
is {x} [proven|really better than {y}|worth it]? check [many|several] studies
+do [the|a] background research for my [thesis|article|talk] on {x}
{x} vs {y}, which is better in the long run? go into depth
who are the [main players|leading experts|competitors] in {x}? a full overview please
+write a dossier on {x}
i'm buying {x} soon, do a big comparison of the models with sources
how did {x} come about? the whole history, with sources
+assess the [impact|future|economics] of {x} [thoroughly|in depth]
+fact-check what is said about {x} with several sources
+find [at least ten|many] [studies|papers] on {x} and summarize them
a market overview for {x} [with prices and vendors|please]
{x} from A to Z, with references
what are the long-term effects of {x} on {y}? use several studies
!i have to become an expert on {x}, bring together all there is
!+trace where {x} comes from, citing everything
""",
    de="""
+recherchier [gründlich|ausführlich|umfassend] [den Markt für|die Geschichte von|alles über|den Stand der Forschung zu] {x}
+vergleich {x} und {y} [gründlich|im Detail|ausführlich] [und empfiehl eins|mit Quellen]
+schreib [eine Marktanalyse|einen Recherchebericht|einen Literaturüberblick] [zu|über] {x}
+finde [gründlich|umfassend] heraus, welche [Anbieter|Studien|Produkte|Arbeiten] zu {x} die [besten|wichtigsten] sind
ich brauch [einen gründlichen|einen umfassenden|einen tiefen] [Überblick|Vergleich] zu {x} [mit Quellen|]
[welchen Laptop|welches Handy|welches Auto|welche Versicherung] soll ich für {x} nehmen? vergleich [mehrere|die Modelle] [gründlich|im Detail]
+untersuch, [wie|warum] {x} {y} beeinflusst
+sammle [Quellen|Studien|Argumente] [für und gegen|zu] {x}
+mach eine [tiefe|gründliche|ausführliche] Recherche zu {x}
!+beleuchte {x} von allen Seiten, mit Quellen
was sind die Vor- und Nachteile von {x} gegenüber {y}? [ein ausführlicher Bericht bitte|bitte mit Quellen]
+gib mir einen Bericht mit Quellen über {x}
!+durchleuchte den Wettbewerb im Markt für {x}
+trag alles zusammen, was man über {x} [und {y}|] weiß
[Tiefenrecherche|Hintergrundrecherche|gründliche Recherche]: {x}
was sagt die [Literatur|Wissenschaft|Forschung] zu {x}? [mit Belegen|nenn Quellen]
ist {x} [erwiesen|wirklich besser als {y}|sein Geld wert]? prüf [mehrere|viele] Studien
+mach die Hintergrundrecherche für [meine Arbeit|meinen Artikel|meinen Vortrag] über {x}
{x} oder {y}, was ist auf lange Sicht besser? geh in die Tiefe
wer sind die [wichtigsten Firmen|führenden Köpfe|Konkurrenten] bei {x}? bitte ein voller Überblick
+schreib ein Dossier über {x}
ich kauf bald {x}, mach einen großen Vergleich der Modelle mit Quellen
wie ist {x} entstanden? die ganze Geschichte, mit Quellen
+beurteil [die Folgen|die Zukunft|die Wirtschaftlichkeit] von {x} [gründlich|ausführlich]
+mach einen Faktencheck zu {x} mit mehreren Quellen
+finde [mindestens zehn|viele] [Studien|Arbeiten] zu {x} und fass sie zusammen
Marktüberblick zu {x} [mit Preisen und Anbietern|bitte]
{x} von A bis Z, mit Belegen
welche Langzeitfolgen hat {x} auf {y}? nimm mehrere Studien
i brauch a gscheite Recherche zu {x}, mit Quellen
!ich muss Experte für {x} werden, bring alles zusammen, was es gibt
!+geh der Herkunft von {x} auf den Grund, alles belegt
""",
)
KINDS = {"code": CODE, "writing": WRITING, "data": DATA, "research": RESEARCH}
_WHAT = {
    "code": ("Programming", "Programmieren"),
    "writing": ("Writing longer texts", "Längere Texte schreiben"),
    "data": ("Analysing data", "Daten auswerten"),
    "research": ("Thorough research", "Gründlich recherchieren"),
}


def _request(source: Source, kind: str) -> str:
    table = source.file_name(source.pick(["csv", "csv", "xlsx", "ods", "json", "tsv"]))
    code = source.path(source.pick(["py", "rs", "js", "c", "go", "sh", "lua", "ts", "java", "cpp"]))
    file = source.path(source.pick(["md", "txt", "docx", "odt"])) if kind == "writing" else code
    return source.say(KINDS[kind], lower=None, **slots(source), file=file, table=table)


@family("handoff", "handoff_to_code", "handoff_to_writing", "handoff_to_data", "handoff_to_research", weight=1.5)
def handoff(source: Source) -> Talk:
    """The agent chat gives it to the agent whose work it is, in the user's own words."""
    kind = source.pick(list(KINDS))
    request = _request(source, kind)
    return Talk().user(request).call(f"handoff_to_{kind}", task_description=request)


@family("handoff_too_large", weight=0.5)
def too_large(source: Source) -> Talk:
    """The agent whose work it is says that it takes a larger model, and where to get one."""
    kind = source.pick(list(KINDS))
    en, de = _WHAT[kind]
    answer = source.by(
        f"{en} needs a larger model than the one that ships with ryx; `ryxctl models list` shows which suits this machine.",
        f"{de} braucht ein größeres Modell als das mitgelieferte; `ryxctl models list` zeigt, welches zu diesem Rechner passt.",
    )
    return Talk(kind).user(_request(source, kind)).answer(answer)
