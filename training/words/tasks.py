"""Requests that clearly are one agent's or one kind of task, with slots: x and y words, file, url, path, command."""

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
i want {command} run [here|in {path}|]
output of {command} please
[cmd|command|zsh|sh]: {command}
what happens if you run {command}
[launch|fire off|invoke|do] {command} in [the terminal|a shell|bash]
+start {command} in {path} and show what it says
let's see [what|] {command} [prints|says|gives]
[need|want] the output of {command}
{command} in the shell
would you mind running {command}
can bash do {command} for me
+run {command} as a command, not as a search
+pipe {command} through the shell
!have the shell do {command}
> {command}
+try {command} [on the command line|in {path}]
!command line please: {command}
i can't be bothered to open a terminal, run {command}
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
ich will {command} [ausführen|laufen lassen]
Ausgabe von {command} bitte
[Befehl|Kommando|zsh|sh]: {command}
was passiert bei {command}
+starte {command} [im Terminal|in der Konsole|in einer Shell]
+führ in {path} den Befehl {command} aus
mal sehen, was {command} [ausgibt|sagt|liefert]
{command} [ausführen|in der Shell|im Terminal]
würdest du {command} laufen lassen
kann die bash mal {command} machen
+probier {command} [auf der Kommandozeile|in {path}|]
+jag {command} durch die Konsole
hau {command} ins Terminal
> {command}
lass amoi {command} laufa
!die Shell soll {command} machen
!Kommandozeile bitte: {command}
ich mag kein Terminal aufmachen, führ {command} aus
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
what do people on the internet say about {x}
+ask [google|duckduckgo|the web] about {x}
can you find {x} {y} online
[ddg|bing|duckduckgo|startpage] {x} {y}
+open {url} and read it to me
what's written [on|at] {url}
+summarise the page {url}
i read something about {x}, look on the web
+search online for the price of {x}
[latest|breaking] news about {x} online
is {x} in the news
web search: {x} {y}
+find me a page about {x}
{url} - what does it say about {x}
wikipedia [on|about] {x}
would the internet know something about {x}
!+consult the web on {x} and {y}
!get me the contents of {url}
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
was sagen die Leute im Netz über {x}
+frag [Google|das Internet|DuckDuckGo] nach {x}
kannst du {x} {y} online finden
[ddg|bing|duckduckgo|startpage] {x} {y}
+ruf {url} ab und lies es mir vor
was [schreiben|sagen] die auf {url}
+fass die Seite {url} zusammen
ich hab was von {x} gelesen, schau mal im Netz
+such online nach dem Preis von {x}
[neueste|aktuelle] Nachrichten über {x} im Netz
ist {x} in den Nachrichten
Internetsuche: {x} {y}
+find mir eine Seite über {x}
{url} - was steht da über {x}
Wikipedia zu {x}
weiß das Netz was über {x}
schaug im Internet noch {x}
!+befrag das Web zu {x} und {y}
!hol mir den Inhalt von {url}
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
do my notes [mention|contain|cover] {x}
my notes on {x} [please|]
what was my [idea|plan|conclusion] about {x} in my notes
i jotted something down about {x}, what was it
+dig through my notes [for|about] {x}
where did i write [about|down] {x}
+quote my notes on {x}
i noted {x} somewhere, what does it say
[knowledge base|notes|my vault|obsidian]: {x}
+consult my documents about {x} [and {y}|]
as far as my notes go, how are {x} and {y} related
in which document do i describe {x}
did my notes say anything on {x} or {y}
+sum up what my notes have on {x}
based on my own papers, what is {x}
!my scribbles regarding {x}, what's in them
!out of my own writing: what about {x} and {y}
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
erwähnen meine Notizen {x}
meine Notizen zu {x} [bitte|]
was war laut meinen Notizen [die Idee|der Plan|das Fazit] zu {x}
ich hab mir zu {x} was hingekritzelt, was war das
+durchforste meine Notizen nach {x}
wo hab ich was über {x} notiert
+zitier meine Notizen zu {x}
irgendwo hab ich {x} notiert, was steht da
[Wissensbasis|Notizen|mein Zettelkasten|Obsidian]: {x}
+zieh meine Dokumente zu {x} [und {y}|] zurate
wie hängen {x} und {y} laut meinen Notizen zusammen
in welchem Dokument beschreib ich {x}
sagen meine Notizen was zu {x} oder {y}
+fass zusammen, was meine Notizen zu {x} hergeben
was ist {x} nach meinen eigenen Papieren
wos hob i mir zu {x} aufgschriem
!mein Gekritzel zu {x}, was steht drin
!aus meinen eigenen Texten: was ist mit {x} und {y}
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
{x} -> {y} in {file}
+substitute {y} for {x} in {file}
there's a mistake in {file}: {x} has to be {y}
+put {y} where {x} is in {file}
+turn every {x} into {y} in {file}
{file} still says {x}, make that {y}
i misspelled {y} as {x} in {file}, fix that
+rewrite {x} as {y} in {file}
instead of {x}, {file} needs {y}
+set {x} to {y} in {file}
in {file} [all|the] {x} must become {y}
find {x} and replace with {y} in {file}
sed {x} to {y} in {file}
+exchange {x} and put {y} in {file}
would you correct {file}, {x} is wrong, {y} is right
!{x} out, {y} in: {file}
!wherever {file} has {x}, i want {y}
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
{x} -> {y} in {file}
+mach in {file} aus {x} {y}
in {file} ist ein Fehler: {x} muss {y} heißen
+schreib in {file} {y} statt {x}
in {file} [überall|jedes Mal] {x} durch {y} ersetzen
in {file} steht noch {x}, da gehört {y} hin
ich hab in {file} {x} statt {y} geschrieben, bessere das aus
+setz in {file} {x} auf {y}
statt {x} braucht {file} {y}
suchen und ersetzen in {file}: {x} durch {y}
in {file} {x} gegen {y} austauschen
aus {x} soll in {file} {y} werden
+wechsel {x} in {file} gegen {y} aus
würdest du {file} korrigieren, {x} ist falsch, {y} stimmt
tua in {file} {y} statt {x} eini
!{x} raus, {y} rein: {file}
!überall wo in {file} {x} steht, will ich {y}
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
what speaks against [buying|signing with|relying on|investing in] {x}
is {x} a safe [partner|supplier|investment|choice] for us
+do a [background check|credit check|risk analysis|swot analysis] on {x}
how risky is [it to trust|a deal with|switching to] {x}
could {x} [ruin|sue|hurt] us, weigh the risks
we're about to sign with {x}, [any red flags|what are the dangers]
+list the legal and financial risks of {x}
[compliance|reputation|vendor] check: {x}
worst case with {x}, [what then|how bad can it get]
can we afford to bet on {x}, considering money, law and reputation
+weigh up whether we should [merge with|outsource to|hire] {x}
+vet {x} before we decide
the board wants a risk report on {x}
!where could it blow up if we go with {x}
!how solid is {x} as a business partner
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
was spricht dagegen, [bei {x} zu kaufen|mit {x} zu unterschreiben|in {x} zu investieren]
ist {x} ein sicherer [Partner|Lieferant|Dienstleister] für uns
+mach [eine Risikoanalyse|eine Bonitätsprüfung|eine SWOT-Analyse] zu {x}
wie riskant ist [ein Geschäft mit {x}|der Wechsel zu {x}|es, {x} zu vertrauen]
kann uns {x} [schaden|ruinieren|verklagen], wäg die Risiken ab
wir unterschreiben bald bei {x}, [gibt es Warnzeichen|wo lauern Gefahren]
+liste die rechtlichen und finanziellen Risiken von {x} auf
[Compliance|Lieferanten|Reputations]-Check: {x}
was ist bei {x} der schlimmste Fall
können wir es uns leisten, auf {x} zu setzen, finanziell und rechtlich
+wäg ab, ob wir [mit {x} fusionieren|{x} beauftragen|zu {x} wechseln] sollen
+durchleuchte {x}, bevor wir zusagen
der Vorstand will einen Risikobericht zu {x}
!wo kann es uns um die Ohren fliegen, wenn wir {x} nehmen
!wie solide ist {x} als Geschäftspartner
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
{file}: [summary|tl;dr|key points|main points|abstract]
what does {file} say [in short|in essence|in one sentence]
no time to read {file}, [sum it up|what's in it in short]
+condense {file}
+boil {file} down to [three points|a paragraph|the essentials]
i need an abstract of {file}
the short version of {file} [please|]
+recap {file}
what's the [essence|bottom line|message] of {file}
+write a summary of {file}
+explain {file} to me in [two|three] sentences
can you compress {file} into [bullet points|five lines]
my eyes are tired, give me {file} in brief
in brief: {file}
what should i know from {file}
!long story short, what does {file} want to tell me
!+pick out what matters in {file}
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
{file}: [Zusammenfassung|tl;dr|Kernaussagen|Hauptpunkte]
was steht [kurz gesagt|im Wesentlichen|in einem Satz] in {file}
keine Zeit, {file} zu lesen, [fass das zusammen|was steht grob drin]
+dampf {file} auf [das Wichtigste|einen Absatz|drei Punkte] ein
ich brauch eine Kurzfassung von {file}
die kurze Version von {file} [bitte|]
was ist [die Quintessenz|die Kernaussage|das Fazit] von {file}
+schreib eine Zusammenfassung von {file}
+erklär mir {file} in [zwei|drei] Sätzen
kannst du {file} in [Stichpunkte|fünf Zeilen] packen
meine Augen sind müde, gib mir {file} in Kurzform
{file} [zusammenfassen|eindampfen|auf den Punkt bringen]
was muss ich aus {file} wissen
+verdicht {file} auf das Nötigste
wos steht in {file}, ganz kurz
!lange Rede, kurzer Sinn: was will mir {file} sagen
!+such raus, was in {file} wichtig ist
""",
)
