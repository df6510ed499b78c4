"""Requests that clearly are one agent's or one kind of task, with slots: x and y words, file, table, url, path, command."""

from training.phrases import Phrases

SHELL = Phrases(
    en="""
+run {command} [in the shell|in the terminal|]
+[execute|run] the command {command}
[terminal|shell|bash]: {command}
$ {command}
what does {command} [print|give|say] [here|]
+[show|give] me the output of {command}
[can|could] you run {command} for me
use the shell [for that|]: {command}
!+type {command} into the terminal
in a terminal, do {command}
+run {command} in {path}
!please {command} on the command line
i'd like to see what {command} returns
""",
    de="""
+führ {command} [in der Shell|im Terminal|] aus
+führ den Befehl {command} aus
[Terminal|Shell|bash]: {command}
$ {command}
was [gibt|liefert|sagt] {command} [aus|hier|]
+zeig mir die Ausgabe von {command}
[kannst|könntest] du {command} ausführen
nimm die Shell [dafür|]: {command}
!+tipp {command} ins Terminal
im Terminal {command} [ausführen|laufen lassen]
+lass {command} in {path} laufen
!bitte {command} auf der Kommandozeile
ich will sehen was {command} zurückgibt
""",
)
WEB = Phrases(
    en="""
+search the web for {x} {y}
+look up {x} [online|on the internet|on the web]
what does the internet say about {x}
+google {x} {y}
+find out online [what|who] {x} is
+read {url} [and tell me what it says about {x}|]
what's on the page {url}
any news about {x} on the web
+check online whether {x} and {y} fit together
!+browse for {x}
is there anything about {x} on the net
!what can you find about {x} on the internet
websearch {x}
""",
    de="""
+such im [Netz|Internet|Web] nach {x} {y}
+schlag {x} online nach
was sagt das Internet [über|zu] {x}
+google {x} {y}
+find online raus was {x} ist
+lies {url} [und sag mir was da über {x} steht|]
was steht auf der Seite {url}
gibts was Neues zu {x} im Netz
+schau online ob {x} und {y} zusammenpassen
!+recherchier kurz im Web nach {x}
steht im Netz was über {x}
!was findest du im Internet zu {x}
websuche {x}
""",
)
RAG = Phrases(
    en="""
what do my notes say about {x}
[did i|have i] [ever write|written] [anything|something] down about {x}
+look in my notes for {x}
what did i note about {x} [and {y}|]
according to my documents, what is {x}
+answer from my notes: what about {x}
is there anything about {x} in my documents
!what have i written about {x}
+check my own notes on {x}
in my notes, where do i mention {x}
which of my notes [mentions|is about] {x}
!from what i wrote down: how was it with {x}
""",
    de="""
was steht in meinen Notizen [über|zu] {x}
[hab|habe] ich [mal|je] was [über|zu] {x} aufgeschrieben
+schau in meinen Notizen nach {x}
was hab ich mir zu {x} [und {y}|] notiert
was ist laut meinen Unterlagen mit {x}
+antworte aus meinen Notizen: was ist mit {x}
steht in meinen Dokumenten was zu {x}
!was hab ich über {x} geschrieben
+sieh in meinen eigenen Notizen zu {x} nach
wo in meinen Notizen erwähne ich {x}
in welcher meiner Notizen geht es um {x}
!nach dem was ich aufgeschrieben hab: wie war das mit {x}
""",
)
CHANGE = Phrases(
    en="""
+replace {x} by {y} in {file}
+in {file}, change {x} to {y}
+edit {file}: {x} becomes {y}
+swap {x} for {y} in {file}
in {file} it should say {y} instead of {x}
+correct {x} to {y} in {file}
!{file}: every {x} should be {y}
[can|could] you change {x} into {y} in {file}
+fix the [spelling|word|value] {x} in {file}, it has to be {y}
!+update {file} so that it says {y} where it said {x}
""",
    de="""
+ersetze {x} durch {y} in {file}
+änder in {file} {x} [in|zu] {y}
+bearbeite {file}: aus {x} wird {y}
+tausch {x} in {file} gegen {y}
in {file} soll {y} statt {x} stehen
+korrigier {x} zu {y} in {file}
!{file}: jedes {x} soll {y} sein
[kannst|könntest] du in {file} {x} in {y} ändern
+verbesser {x} in {file}, da muss {y} stehen
!+pass {file} an, sodass da {y} steht wo {x} stand
""",
)
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
""",
)
RISK = Phrases(
    en="""
should we [really|] [work with|buy from|invest in|hire] {x}? what can go wrong
+assess the risks of {x}
[risk assessment|due diligence] for {x}
+check {x} for [legal, financial and other|all kinds of] risks
what are the risks if [we|i] [switch to|sign with|move to] {x}
!is it [dangerous|risky] for the company to rely on {x}? weigh it
+judge the supplier {x}: money, law, reputation
before i decide: what speaks against {x}, legally and financially
!+weigh the dangers of {x} before we sign
""",
    de="""
sollen wir [wirklich|] mit {x} [arbeiten|zusammenarbeiten]? was kann schiefgehen
+bewerte die Risiken von {x}
[Risikobewertung|Due Diligence|Risikoanalyse] für {x}
+prüf {x} auf [rechtliche, finanzielle und sonstige|alle möglichen] Risiken
welche Risiken gibt es wenn [wir|ich] [zu {x} wechseln|bei {x} unterschreiben]
!ist es [gefährlich|riskant] sich auf {x} zu verlassen? wäg das ab
+beurteile den Lieferanten {x}: Geld, Recht, Ruf
bevor ich mich entscheide: was spricht gegen {x}, rechtlich und finanziell
!+wäg die Gefahren von {x} ab bevor wir unterschreiben
""",
)
SUMMARY = Phrases(
    en="""
+[summarise|summarize|sum up] {file}
summary of {file}
+give me {file} in [a few words|short|three sentences]
what is {file} about, in short
tl;dr {file}
the gist of {file}
+tell me the main points of {file}
!{file} in a nutshell
+shorten {file} to the essentials
[can|could] you give me a [short|quick] summary of {file}
!what are the key points in {file}
""",
    de="""
+fass {file} [kurz|] zusammen
Zusammenfassung von {file}
+gib mir {file} in [wenigen Worten|Kurzform|drei Sätzen]
worum geht es in {file}, ganz kurz
tl;dr {file}
das Wichtigste aus {file}
+sag mir die Kernpunkte von {file}
!{file} in aller Kürze
+kürz {file} auf das Wesentliche
[kannst|könntest] du mir eine [kurze|schnelle] Zusammenfassung von {file} geben
!was sind die Hauptpunkte in {file}
""",
)
