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
{command}, run that
{command} - output please
run this: {command}
exec {command}
sh -c "{command}"
shell command {command}
terminal command: {command}
in the console: {command}
in bash: {command}
in {path}: {command}
cd {path} && {command}
from {path}, {command}
[sudo not needed|no root needed], {command}
{command} and tell me what comes out
{command} what's the result
{command} - does it work here
do {command} and show me what's printed
go to {path} and run {command}
i'd run {command} myself but my hands are full
i forgot what {command} shows, run it
i need to know what {command} prints
i want the result of {command}
i want to see {command} in action
i'd like you to execute {command}
my colleague told me to run {command}, do that
the docs say to run {command}, please do
the output of {command} would help
the result of {command} please
would you execute {command} for me
could you enter {command} in the terminal
could {command} be executed in {path}
can you see what {command} prints in {path}
is {command} giving an error here
does {command} work
how does the output of {command} look
what's the exit code of {command}
what would {command} say in {path}
what do you get from {command}
who needs a terminal window, run {command} for me
+enter {command} at the prompt
+punch {command} into the shell
+fire {command}
+call {command} from the command line
+evaluate {command} in a shell
+test {command} in the shell
+pass {command} to bash
+hand {command} to the shell
+use the command line and run {command}
+use {path} as the working directory and run {command}
+print the output of {command}
+report what {command} returns
+check what {command} outputs
+perform the command {command}
+work the shell: {command}
prompt> {command}
# {command}
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
{command}, führ das aus
{command} - Ausgabe bitte
Ausgabe: {command}
ausführen: {command}
exec {command}
sh -c "{command}"
Shell-Befehl {command}
Terminalbefehl: {command}
in der Konsole: {command}
in der Bash: {command}
in {path}: {command}
cd {path} && {command}
aus {path} heraus {command}
ohne sudo, {command}
{command} und sag mir, was rauskommt
{command}, was kommt da raus
{command} - geht das hier
mach {command} und zeig mir, was da steht
geh in {path} und führ {command} aus
ich würd {command} selber tippen, hab aber keine Hand frei
ich weiß nicht mehr, was {command} anzeigt, führ's aus
ich muss wissen, was {command} ausgibt
ich will das Ergebnis von {command}
ich möchte {command} in Aktion sehen
ein Kollege meint, ich soll {command} ausführen, mach das
laut Anleitung soll man {command} ausführen, bitte machen
die Ausgabe von {command} würde helfen
das Ergebnis von {command} bitte
würdest du für mich {command} ausführen
könntest du {command} in die Konsole eingeben
könnte man {command} in {path} ausführen
schaust du, was {command} in {path} ausgibt
bringt {command} hier einen Fehler
funktioniert {command}
wie sieht die Ausgabe von {command} aus
mit welchem Code endet {command}
was würde {command} in {path} sagen
was kriegst du bei {command}
+gib {command} in der Shell ein
+feuer {command} ab
+ruf {command} in der Kommandozeile auf
+werte {command} in einer Shell aus
+teste {command} in der Shell
+übergib {command} der Bash
+reich {command} an die Shell weiter
+nimm die Kommandozeile und mach {command}
+nimm {path} als Arbeitsverzeichnis und starte {command}
+gib mir die Ausgabe von {command}
+meld mir, was {command} zurückliefert
+prüf, was {command} ausgibt
+führ das Kommando {command} durch
+lass {command} durchlaufen
Prompt> {command}
# {command}
moch amoi {command} in da Konsoln
gib mal {command} ein, in der Shell
als Befehl, nicht als Suche: {command}
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
{x} online
{x} on wikipedia?
{x} {y} google
google: {x}
web {x} {y}
online search {x}
internet: {x} {y}
{url} summary please
{url}, what's in there
{url} read this
{url} - worth reading? tell me what it says
page {url}, main content please
article {url}: what's it say about {x}
what does {url} say
what does {url} write about {x} and {y}
what's the web's opinion of {x}
what are people saying online about {x}
what's new with {x} according to the internet
where on the net can i read about {x}
who on the internet explains {x} best
how much does {x} cost online
how is {x} rated on the web
is {x} trending online
is {x} sold anywhere on the internet
are there reviews of {x} on the web
are there websites about {x} and {y}
does wikipedia have anything on {x}
does {url} mention {x}
i need the latest on {x} from the web
i need sources about {x} from the internet
i'd like to read {url} but it's too long, tell me what it says
i can't open {url}, read it for me
i heard {x} was in the news, check online
i want web results for {x} {y}
my notes have nothing on {x}, try the internet
curious what the web has on {x}
would you google {x} for me
could you look at {url} and tell me what it's about
could you read out {url}
can you fetch {url} and tell me about {x}
+fetch {url} and tell me what's on it
+load {url} and read the text to me
+go to {url} and check what it says about {x}
+visit {url} and tell me if {x} is mentioned
+scan {url} for {x}
+search wikipedia for {x}
+search the news for {x}
+use a search engine for {x} {y}
+use google to find {x}
+use the internet to check {x}
+hit the web for {x}
+surf the net for {x} and {y}
+see what google has on {x}
+see if the internet knows {x}
+get the current news on {x} from the web
+collect some links about {x} from the net
+try duckduckgo with {x} {y}
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
{x} auf Wikipedia?
{x} {y} googeln
Google: {x}
Web {x} {y}
Onlinesuche {x}
Internet: {x} {y}
{url}, worum geht's da
{url} vorlesen
{url} - lohnt sich das? sag mir, was drinsteht
Seite {url}, Inhalt bitte
Artikel {url}: was steht da zu {x}
was sagt {url}
was schreibt {url} über {x} und {y}
was hält das Netz von {x}
was reden die Leute online über {x}
was gibt's laut Internet Neues bei {x}
wo im Netz kann ich was über {x} lesen
wer im Internet erklärt {x} am besten
wie viel kostet {x} online
wie wird {x} im Netz bewertet
liegt {x} online im Trend
wird {x} irgendwo im Internet verkauft
gibt es im Web Bewertungen zu {x}
gibt es Webseiten über {x} und {y}
hat Wikipedia was zu {x}
kommt auf {url} {x} vor
ich brauch das Neueste zu {x} aus dem Netz
ich brauch Quellen zu {x} aus dem Internet
{url} ist mir zu lang, sag mir, was dort steht
ich krieg {url} nicht auf, lies du's für mich
{x} war angeblich in den Nachrichten, schau online
ich will Suchergebnisse zu {x} {y} aus dem Web
meine Notizen haben nichts zu {x}, probier das Internet
bin gespannt, was das Netz zu {x} hergibt
würdest du {x} für mich googeln
könntest du {url} anschauen und sagen, worum es geht
könntest du mir {url} vorlesen
kannst du {url} abrufen und mir was über {x} sagen
+hol {url} und sag mir, was da steht
+lad {url} und lies mir den Text vor
+geh auf {url} und schau, was da über {x} steht
+besuch {url} und sag mir, ob {x} erwähnt wird
+durchsuch {url} nach {x}
+such auf Wikipedia nach {x}
+such in den Nachrichten nach {x}
+nimm eine Suchmaschine für {x} {y}
+schau bei Google, was es zu {x} gibt
+überprüf {x} im Internet
+surf nach {x} und {y}
+schau, ob das Internet {x} kennt
+hol aktuelle Meldungen zu {x} aus dem Netz
+sammel Links über {x} aus dem Web
+probier DuckDuckGo mit {x} {y}
google ma {x}
wos schreim de im Netz über {x}
lueg im Internet noch {x} {y}
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
my notes: {x}
{x} in my notes?
notes about {x}
what my notes have on {x}
where's my note on {x}
did i take notes on {x}
did i write {x} down anywhere in my notes
have i got notes on {x} and {y}
find {x} in my notebook
my notebook, entry {x}
my diary, anything on {x}
my journal mentions {x}, what did i say there
from my documents: {x}
my own files, what do they know about {x}
what do my papers tell me about {x}
what did i conclude about {x} in my notes
what did i think of {x} back then, it's in my notes
when did i note something about {x}
i once described {x} in my notes, quote that
i remember noting {x} and {y}, show me what i wrote
i'm sure my notes cover {x}, look it up
i wrote about {x} last year, what did i say
i made a note regarding {x}, read it to me
no web please, only my notes: what's {x}
don't google it, my notes say something about {x}
+search my notes for {x} [and {y}|]
+query my documents for {x}
+go through my notes on {x} and answer me
+use my notes to explain {x}
+use my documents as the source: what is {x}
+pull up what i noted about {x}
+tell me from my notes how {x} works
+tell me what i wrote about {x} in my notes
+remind me what my notes say on {x}
+browse my notes for anything on {x}
+compare what i noted about {x} and {y}
+summarise my notes on {x} and {y}
+scan my documents for {x}
+gather everything my notes hold on {x}
+ask my knowledge base about {x}
+ask my notes: what's up with {x}
could you check if my notes mention {x}
would my notes have something on {x}
can my documents answer what {x} is
is {x} covered in my notes
is there a note of mine about {x}
are {x} and {y} linked in my notes
how did i define {x} in my notes
how do my documents describe {x}
why did i note {x}, look it up in my notes
which document of mine explains {x}
that thing about {x} i wrote down in my notes
my lecture notes on {x}, what's in there
my meeting notes: what was said about {x}
my zettelkasten on {x}
personal notes, topic {x}
relying on my notes, what is {x}
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
meine Notizen: {x}
{x} in meinen Notizen?
Notizen über {x}
was meine Notizen zu {x} sagen
wo ist meine Notiz zu {x}
hab ich mir Notizen zu {x} gemacht
hab ich {x} irgendwo in meinen Notizen erwähnt
gibt es von mir Notizen zu {x} und {y}
{x} in meinem Notizbuch suchen
mein Notizbuch, Eintrag {x}
mein Tagebuch, steht was zu {x} drin
in meinem Journal kommt {x} vor, was hab ich da geschrieben
aus meinen Dokumenten: {x}
meine eigenen Unterlagen, was wissen die über {x}
was verraten mir meine Unterlagen über {x}
zu welchem Schluss kam ich bei {x} in meinen Notizen
wie fand ich {x} damals, das steht in meinen Notizen
wann hab ich was zu {x} notiert
ich hab {x} mal in meinen Notizen beschrieben, zitier das
ich weiß, dass ich {x} und {y} notiert hab, zeig mir den Text
meine Notizen behandeln sicher {x}, schlag nach
letztes Jahr hab ich über {x} geschrieben, was war das
ich hab eine Notiz zu {x} gemacht, lies sie vor
kein Netz bitte, nur meine Notizen: was ist {x}
nicht googeln, in meinen Notizen steht was zu {x}
+durchsuch meine Notizen nach {x} [und {y}|]
+befrag meine Dokumente zu {x}
+geh meine Notizen zu {x} durch und antworte mir
+erklär mir {x} anhand meiner Notizen
+nimm meine Unterlagen als Quelle: was ist {x}
+hol hervor, was ich zu {x} notiert hab
+sag mir aus meinen Notizen, wie das mit {x} geht
+sag mir, was ich in den Notizen über {x} geschrieben hab
+erinner mich, was meine Notizen zu {x} sagen
+stöber in meinen Notizen nach {x}
+vergleich, was ich zu {x} und {y} notiert hab
+fass meine Notizen zu {x} und {y} zusammen
+frag meine Wissensbasis nach {x}
+frag meine Notizen: was ist mit {x}
+trag zusammen, was in meinen Notizen zu {x} steht
könntest du prüfen, ob meine Notizen {x} erwähnen
hätten meine Notizen was zu {x}
können meine Dokumente beantworten, was {x} ist
kommt {x} in meinen Notizen vor
gibt's eine Notiz von mir zu {x}
sind {x} und {y} in meinen Notizen verknüpft
wie hab ich {x} in meinen Notizen definiert
wie beschreiben meine Dokumente {x}
warum hab ich {x} notiert, schau in die Notizen
welches meiner Dokumente erklärt {x}
das mit {x}, das ich mir in den Notizen aufgeschrieben hab
meine Mitschrift zu {x}, was steht drin
mein Besprechungsprotokoll: was hieß es zu {x}
persönliche Notizen, Thema {x}
gestützt auf meine Notizen, was ist {x}
steht irgendwo bei mir in den Notizen {x} und {y}
was han i i mine Notize über {x}
schaug in meine Notizen, wos do zu {x} steht
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
{file}: {x} -> {y}
s/{x}/{y}/g {file}
{file}, swap out {x} for {y}
change {x} in {file}, new value {y}
{x} in {file} is outdated, it's {y} now
{x} is a typo in {file}, should read {y}
{y} rather than {x} in {file}
{y}, not {x}, in {file}
find & replace {x} {y} {file}
search {file} for {x} and put {y} there
typo in {file}: {x}, correct is {y}
in {file} somebody wrote {x}, it must be {y}
i made a mistake in {file}, {x} is meant to be {y}
we renamed {x}, so {file} has to say {y} now
our firm is no longer {x} but {y}, fix {file} accordingly
the entry {x} in {file} needs to be {y}
wherever you see {x} in {file}, type {y}
would you replace {x} with {y} in {file}
could {x} in {file} be replaced with {y}
is it possible to change {x} to {y} in {file}
can i have {y} in {file} where it says {x}
why does {file} say {x}? it's {y}, correct that
i want {x} in {file} replaced by {y}
i'd like {file} to have {y} in place of {x}
i need all {x} in {file} changed into {y}
let {file} say {y} and no longer {x}
{file} contains {x}, that has to turn into {y}
no more {x} in {file}, use {y}
kick {x} out of {file} and put in {y}
take {x} out of {file} and put {y} in its place
+alter {x} to {y} in {file}
+amend {file}, {x} should be {y}
+convert {x} into {y} in {file}
+replace every occurrence of {x} in {file} by {y}
+replace all {x} with {y} throughout {file}
+overwrite {x} with {y} in {file}
+modify {file} so that {x} reads {y}
+make {x} into {y} in {file}
+make it {y} instead of {x} in {file}
+rename {x} to {y} inside {file}
+do a search and replace in {file}: {x} to {y}
+adapt {file}: {y} in place of {x}
+use {y} wherever {file} has the word {x}
+switch {x} with {y} in the text of {file}
+revise {file}, {x} becomes {y}
+patch {file}: {x} to {y}
+tweak {file} so it has {y} where {x} stands
+set the value {x} in {file} to {y}
the word {x} in {file} should become {y}
the value in {file} has gone from {x} to {y}, update it
old: {x}, new: {y}, file: {file}
spelling in {file}: it's {y} and not {x}
{x} bothers me in {file}, make it {y}
from {x} to {y}, all through {file}
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
{file}: {x} -> {y}
s/{x}/{y}/g {file}
{file}, {x} austauschen gegen {y}
{x} ändern in {file}, neuer Wert {y}
{x} in {file} ist veraltet, jetzt heißt es {y}
{x} ist in {file} ein Tippfehler, richtig ist {y}
{y} anstelle von {x} in {file}
{y}, nicht {x}, in {file}
suchen & ersetzen {x} {y} {file}
such in {file} nach {x} und schreib {y} hin
Tippfehler in {file}: {x}, richtig wäre {y}
in {file} hat jemand {x} geschrieben, das muss {y} sein
in {file} hab ich mich vertan, {x} soll {y} sein
wir haben {x} umbenannt, in {file} muss jetzt {y} stehen
unsere Firma heißt nicht mehr {x}, sondern {y}, richt das in {file}
der Eintrag {x} in {file} muss {y} werden
wo in {file} {x} auftaucht, schreib {y}
würdest du {x} in {file} durch {y} ersetzen
könnte man in {file} {x} durch {y} ersetzen
geht es, dass in {file} aus {x} {y} wird
kann ich in {file} {y} haben, wo jetzt {x} steht
warum steht in {file} {x}? das heißt {y}, richt es
ich will, dass in {file} {x} durch {y} ersetzt wird
ich hätte in {file} gern {y} statt {x}
ich brauch in {file} alle {x} als {y}
in {file} darf nicht mehr {x} stehen, sondern {y}
{file} enthält {x}, das soll {y} werden
kein {x} mehr in {file}, nimm {y}
schmeiß {x} aus {file} raus und schreib {y} rein
nimm {x} aus {file} und setz {y} an die Stelle
+wandle {x} in {file} in {y} um
+ersetz alle {x} in {file} durch {y}
+ersetz jedes Vorkommen von {x} in {file} durch {y}
+überschreib {x} mit {y} in {file}
+modifizier {file}, sodass {x} zu {y} wird
+mach {y} statt {x} in {file}
+benenn {x} in {file} in {y} um, nur im Text
+mach Suchen und Ersetzen in {file}: {x} zu {y}
+verwende in {file} das Wort {y} statt {x}
+überarbeite {file}, {x} wird zu {y}
+patch {file}: {x} zu {y}
+dreh in {file} {x} auf {y}
+setz den Wert {x} in {file} auf {y}
+bessere in {file} {x} auf {y} aus
+tippe {y} statt {x} in {file}
das Wort {x} in {file} soll {y} werden
der Wert in {file} ist von {x} auf {y} gestiegen, trag das ein
alt: {x}, neu: {y}, Datei: {file}
Rechtschreibung in {file}: es heißt {y} und nicht {x}
{x} stört mich in {file}, mach {y} draus
von {x} zu {y}, in ganz {file}
moch in {file} aus {x} a {y}
chasch in {file} {x} dur {y} ersetze
da gehört in {file} {y} statt {x} rein
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
risks with {x}
{x}: yes or no, what are the dangers
is {x} worth the risk
how safe would it be to depend on {x} for five years
what liabilities come with {x}
could {x} go bankrupt on us, assess it
thinking of putting our savings into {x}, how dangerous is that
the contract with {x} runs ten years, what could hurt us
+stress-test our decision for {x}
+play devil's advocate about signing with {x}
tell me honestly, will {x} get us into legal trouble
do we expose ourselves to lawsuits with {x}
{x}, a ticking bomb or a bargain
+rate {x} from low to high risk
risk matrix for {x}
risk report {x}
threat model for {x}
{x} due diligence please
pros, cons and dangers of committing to {x}
i've got a bad feeling about {x}, is it justified legally and financially
my partner wants to buy {x}, talk me through the dangers
our lawyer is nervous about {x}, what are the exposures
is there a catch with {x}, legally or moneywise
how exposed are we if {x} fails
what happens to our firm if {x} collapses
should i be worried about {x} as a supplier
would you trust {x} with our company's money
before the deal with {x} closes, name every risk
insurance wants to know how risky {x} is
tender: is {x} a reliable vendor, financially and legally
dangers of {x} for a small business
+examine {x} for hidden risks
+look into the downside of {x} before we commit
+put together a risk profile of {x}
+run a risk check on {x}
+score the risk of {x}
decide for me: {x} or not, given the risks
can {x} damage our reputation
are there regulatory hurdles with {x}
gdpr and tax risks of {x}
we depend on {x} already, how bad would an outage be for the business
single supplier {x}, how dangerous is that
go or no-go for {x}
to sign or not to sign with {x}
what could possibly go wrong with {x}
how likely is it that {x} costs us dearly
the bank asks for an assessment of {x}
legal pitfalls of {x}
financial pitfalls when taking over {x}
is it wise to stake everything on {x}
i'm not sure about {x}, is it too risky
evaluate {x} as an investment, risks first
how much could we lose with {x}
takeover of {x}: where are the traps
business partner {x}, trustworthy or not, weigh it up
what would an auditor criticise about {x}
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
Risiken bei {x}
{x}: ja oder nein, was sind die Gefahren
ist {x} das Risiko wert
wie sicher wäre es, sich fünf Jahre an {x} zu binden
welche Haftung kommt mit {x} auf uns zu
könnte {x} pleitegehen, schätz das ein
ich will mein Erspartes in {x} stecken, wie gefährlich ist das
der Vertrag mit {x} läuft zehn Jahre, was kann uns schaden
+klopf unsere Entscheidung für {x} auf Schwachstellen ab
+spiel den Advocatus Diaboli zum Vertrag mit {x}
sag ehrlich, bringt uns {x} in rechtliche Schwierigkeiten
machen wir uns mit {x} angreifbar
{x}, Schnäppchen oder Zeitbombe
+stuf das Risiko von {x} ein
Risikomatrix für {x}
Risikobericht {x}
Gefährdungsanalyse zu {x}
Risikoprüfung {x} bitte
Chancen, Nachteile und Gefahren von {x} für die Firma
ich hab bei {x} ein schlechtes Gefühl, ist das rechtlich und finanziell berechtigt
mein Kompagnon will {x} kaufen, geh die Gefahren mit mir durch
unser Anwalt ist wegen {x} nervös, wo sind wir angreifbar
gibt's bei {x} einen Haken, rechtlich oder finanziell
wie hart trifft es uns, wenn {x} ausfällt
was wird aus unserem Betrieb, wenn {x} zusammenbricht
muss ich mir wegen {x} als Lieferant Sorgen machen
würdest du {x} unser Firmengeld anvertrauen
bevor der Deal mit {x} steht: nenn jedes Risiko
die Versicherung fragt, wie riskant {x} ist
Ausschreibung: ist {x} finanziell und rechtlich verlässlich
Gefahren von {x} für einen Kleinbetrieb
+untersuch {x} auf versteckte Risiken
+schau dir die Schattenseiten von {x} an, bevor wir zusagen
+erstell ein Risikoprofil von {x}
+mach einen Risikocheck zu {x}
+bewerte, wie heikel {x} für uns ist
entscheide: {x} ja oder nein, nach den Risiken
kann {x} unserem Ruf schaden
gibt es bei {x} regulatorische Hürden
DSGVO- und Steuerrisiken von {x}
wir hängen schon an {x}, wie schlimm wäre ein Ausfall fürs Geschäft
nur ein einziger Lieferant, nämlich {x}, wie gefährlich ist das
{x}: Go oder No-Go
bei {x} unterschreiben oder lieber nicht
was könnte bei {x} alles schiefgehen
wie wahrscheinlich kommt uns {x} teuer zu stehen
die Bank will eine Einschätzung zu {x}
rechtliche Fallstricke bei {x}
finanzielle Stolperfallen bei der Übernahme von {x}
ist es klug, alles auf {x} zu setzen
bei {x} bin ich unsicher, ist das zu riskant
{x} als Geldanlage beurteilen, Risiken zuerst
wie viel könnten wir mit {x} verlieren
Übernahme von {x}: wo lauern Fallen
Geschäftspartner {x}, vertrauenswürdig oder nicht, wäg ab
was würde ein Prüfer an {x} bemängeln
is {x} ned z'gfährlich fia unser Firma
wie groß ist die Gefahr, mit {x} auf die Nase zu fallen
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
{file} summary
{file} in brief
{file} - key takeaways
key takeaways from {file}
abstract of {file}
outline of {file}
executive summary of {file}
short summary of {file}, max five lines
digest of {file}
cliff notes for {file}
management summary: {file}
five bullet points on {file}
three sentences on {file}, no more
just the essence of {file}
the highlights of {file}
summarising {file} would help me
i've no patience for {file}, only the main ideas please
i have two minutes, what matters in {file}
meeting starts in five minutes, brief me on {file}
my boss expects a summary of {file}
couldn't be bothered to read {file}, summarise it
{file} is too long for me, make it short
{file} is endless, cut it down to what matters
would you summarise {file} [for me|]
could {file} be summed up in a paragraph
is there a short version of {file}, if not make one
how would you sum up {file}
what are the main arguments in {file}
what's the central idea of {file}
what conclusions does {file} come to, in brief
what's the takeaway of {file}
explain like i'm five what {file} says, in short
+reduce {file} to its core
+distil {file} into a few sentences
+squeeze {file} into one paragraph
+trim {file} to a short abstract
+give me the gist of {file}
+give me an overview of what {file} argues
+give me the executive summary of {file}
+skim {file} and give me the highlights
+read {file} and sum it up
+go through {file} and list the main points
+extract the key points from {file}
+present {file} in short form
+paraphrase {file} briefly
+whittle {file} down to the basics
+break {file} down into its main ideas
i'd appreciate a summary of {file}
i want the short form of {file}
all i need from {file} is the main message
spare me the details of {file}, just the core
roughly, what's {file} about
what it boils down to: {file}
tldr of {file} pls
sum up {file} for someone in a hurry
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
{file} kurz gefasst
{file} - die Kernaussagen
Kurzfassung von {file}
Abriss von {file}
Überblick: {file}, das Wesentliche
Management Summary: {file}
Zusammenfassung, maximal fünf Zeilen: {file}
Spickzettel zu {file}
fünf Stichpunkte zu {file}
drei Sätze zu {file}, mehr nicht
nur die Essenz von {file}
die Highlights aus {file}
{file} knapp zusammengefasst bitte
für {file} fehlt mir die Geduld, nur die Hauptgedanken
ich hab zwei Minuten, was ist in {file} wichtig
gleich ist Besprechung, gib mir {file} in Kurzfassung
mein Chef will eine Zusammenfassung von {file}
ich bin zu faul für {file}, fass zusammen
{file} ist mir zu lang, mach's kurz
{file} hört gar nicht auf, kürz es auf das Wichtige
würdest du {file} zusammenfassen
könnte man {file} in einem Absatz zusammenfassen
gibt es {file} auch in kurz? wenn nicht, fass es zusammen
wie würdest du {file} zusammenfassen
was sind die wichtigsten Argumente in {file}
was ist der Grundgedanke von {file}
zu welchem Schluss kommt {file}, kurz gesagt
was soll ich mir aus {file} mitnehmen, in zwei Sätzen
erklär mir wie einem Kind, worum es in {file} geht
+reduzier {file} auf den Kern
+destillier {file} auf ein paar Sätze
+press {file} in einen Absatz
+komprimier {file} auf das Wesentliche
+gib mir {file} als Kurzfassung
+gib mir das Wesentliche aus {file}
+überflieg {file} und nenn mir das Wichtigste
+lies {file} und fass es zusammen
+geh {file} durch und zähl die Hauptpunkte auf
+zieh die Kernaussagen aus {file}
+stell {file} in Kurzform dar
+erzähl mir {file} in Kurzform
+schrumpf {file} auf eine halbe Seite
+mach ein Abstract zu {file}
ich hätte gern eine Zusammenfassung von {file}
ich möchte {file} in Kurzform
von {file} brauch ich nur die Hauptaussage
erspar mir die Einzelheiten von {file}, nur den Kern
grob gesagt, worum dreht sich {file}
unterm Strich: was steht in {file}
tldr zu {file} bitte
{file} für Eilige
{file} in drei Sätzen
fass ma {file} amoi zam
chasch {file} zämefasse
eine Inhaltsangabe von {file}
Résumé von {file} bitte
""",
)
