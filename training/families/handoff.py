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
