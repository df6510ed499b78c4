"""How people ask for text in files."""

from training.phrases import Phrases

TEXT = Phrases(
    en="""
+grep [for|] {t} {where}
which [files|file|documents] [contain|contains|mention|mentions|have|has] {t} {where}
[in which|in what] [file|files|document] [is|does it say|do i have] {t} {where}
+[search|look] for [the text|the word|the string|the phrase] {t} {where}
+find [the text|the word|the string|every occurrence of|all occurrences of] {t} {where}
where [did i write|did i mention|do i use] [the text|the word|] {t} in [a|my|the] [file|files|notes] {where}
where is the [text|word|line] {t} in [my|the] [files|notes] {where}
[which|what] lines [contain|have|mention] {t} {where}
+search the [contents|content|text] of [the|my|all] files {where} for {t}
files [containing|that contain|with the text|mentioning|that mention] {t} {where}
text search {t} {where}
full text search for {t} {where}
+look [inside|into] [the|my|all] files {where} for {t}
[i wrote|somewhere i wrote] {t} [somewhere|in some file] {where}, find it
where does {t} [occur|appear|come up] in [my|the] files {where}
rg {t} {where}
ripgrep {t} {where}
does any file [contain|mention] {t} {where}
[what|which] [document|note] talks about {t} in its text {where}
+show [me|] [all|] lines [with|containing] {t} {where}
how often does {t} occur in [the|my] files {where}
grep {t} {where}
{t} in file contents {where}
[occurrences|mentions] of {t} in [the|my] files {where}
+search inside [the|my|all] files {where} for {t}
{where} which files contain {t}
{where} [find|grep] {t} in the files
who uses {t} {where}, search the code
[any|is there a] [usage|mention|line] [of|with] {t} {where}
!+check the contents of all files {where} for {t}
!which of my files says {t} {where}
!where in [the|my] files is the text {t} {where}
!lines that contain {t} {where}
!+do a full text search {where} for {t}
i remember writing {t} [in some file|somewhere in a file] {where}, which one was it
[what|which] [file|document|note] has the [words|sentence|passage] {t} in it {where}
content search {t} {where}
inside files {where}: {t}
i need [every|each] line that says {t} {where}
[track down|hunt for] the text {t} in the files {where}
grep -r {t} {where}
grep -ri {t} {where}
ag {t} {where}
is {t} written in any [file|document|note] {where}
files whose [text|content|contents] [include|includes] {t} {where}
which [docs|notes|texts] {where} talk about {t}
i know one of my [notes|files] mentions {t}, [only|just] not which one {where}
anything written about {t} in the files {where}
in which source files {where} is {t} [called|used|referenced]
not the file name, the content: {t} {where}
+comb through the files {where} for the [word|string] {t}
!would it be possible to see which documents {where} quote {t}
!the one file that has {t} written in it {where}, i don't know its name
!hits for {t} within file contents {where}
[one of the files {where} mentions {t}, which|crawl the files {where} for the words {t}]
[i typed {t} into some document {where}, dig it out|got any notes {where} that say {t}]
[who wrote {t} in which file {where}|{t} stands in some doc {where}, which]
[where's the passage {t} in my texts {where}|files that talk about {t} {where}]
[full-text: {t} {where}|string {t} in files {where}|git grep {t} {where}]
which file has {t} in it {where}
what file did i write {t} in {where}
where in the text of my files {where} does it say {t}
who wrote {t} {where}, in which file
find me the file {where} that says {t} in its text
a file {where} with {t} somewhere in the text
some file {where} contains {t}, which one
the text {t} is in a file {where}, find it
the sentence {t} {where}, in what file is it
text {t} {where}
+go looking for the words {t} inside the files {where}
+dig through the files {where} for the text {t}
+hunt through the notes {where} for the word {t}
+list all files {where} that contain {t}
+tell me which files {where} mention {t}
+grep everything {where} for {t}
+grep recursively for {t} {where}
could you grep for {t} {where}
would you search the file contents {where} for {t}
is there a file {where} that mentions {t}
are there files {where} with the text {t}
i need all files {where} in which {t} occurs
i want to know in which files {where} {t} is written
i'm after a line with {t} in some file {where}
ack {t} {where}
full text: {t} {where}
text {t}, which file {where}
word {t} in what file {where}
content {t} {where}
contents: {t} {where}
grep -rn {t} {where}
grep -rl {t} {where}
grep -n {t} {where}
ugrep {t} {where}
rg -i {t} {where}
rg -l {t} {where}
file contents with {t} {where}
documents with the words {t} in them {where}
notes {where} that contain {t}
lines of code {where} with {t}
code with {t} in it {where}
all places {where} where {t} is written
all files {where} that have {t} in the text
every file {where} with {t} in it
each mention of {t} in the files {where}
the file that says {t} {where}, which is it
the note with {t} in it {where}, where is that
some text {where} has {t} in it, find it
i noted {t} down {where}, in which file was that
i wrote down {t} {where}, which file
i typed {t} somewhere {where}, in what file
i read {t} in one of my files {where}, in which
i quoted {t} in some text {where}, where
i know the text says {t}, but which file {where}
i need to find {t} in the text of my files {where}
i need to grep for {t} {where}
i want to grep {t} {where}
i want every line with {t} {where}
i'm searching file contents for {t} {where}
i'm refactoring, where is {t} used in the code {where}
we call {t} in the code {where}, in which files
let me see the lines {where} with {t}
let's grep for {t} {where}
can you grep {t} {where}
can you search in the files {where} for the text {t}
can you look through the files {where} for {t}
could you find the text {t} in the files {where}
could you check which file {where} says {t}
would you run grep for {t} {where}
do any of my files {where} say {t}
do my notes {where} mention {t}
does it say {t} in any file {where}
is the text {t} in any of the files {where}
is {t} mentioned in the text of a file {where}
in what documents {where} does {t} come up
on what lines {where} do the files say {t}
what files {where} have {t} in the text
which notes {where} have the word {t}
which texts {where} contain {t}
who mentions {t} in their text {where}, which file
where have i written {t}, in which file {where}
where in my notes {where} do i mention {t}
where in the code {where} is {t}
+check the text of the files {where} for {t}
+read through the files {where} for the word {t}
+go through the text of all files {where} and find {t}
+pull up all lines with {t} {where}
+print lines with {t} from files {where}
+run a text search for {t} {where}
""",
    de="""
+grep [nach|] {t} {where}
welche [Dateien|Datei|Dokumente] [enthalten|enthält|erwähnen|erwähnt] {t} {where}
in [welcher|welchen] [Datei|Dateien|Dokument] [steht|kommt] {t} {where} [vor|drin|]
+such[e|] nach dem [Text|Wort|String] {t} {where}
+such[e|] [den Text|das Wort|den String] {t} {where}
+such[e|] {where} in den Dateien nach {t}
+finde [den Text|das Wort|jedes Vorkommen von|alle Vorkommen von] {t} {where}
wo [steht|kommt] [der Text|das Wort|] {t} in [den|meinen] Dateien {where} [vor|]
wo hab ich {t} [geschrieben|erwähnt|notiert|stehen] {where}
welche Zeilen [enthalten|haben] {t} {where}
+durchsuch[e|] [die|alle|meine] Dateien {where} nach {t}
+durchsuch[e|] den Inhalt der Dateien {where} nach {t}
Dateien[,|] [die|in denen] {t} [enthalten|vorkommt|steht] {where}
Dateien mit dem [Text|Inhalt|Wort] {t} {where}
Textsuche {t} {where}
Volltextsuche [nach|] {t} {where}
+schau [mal|] in die Dateien {where}, ob da {t} [steht|vorkommt]
irgendwo {where} hab ich {t} geschrieben, such das
rg {t} {where}
in was für [einer Datei|einem Dokument] steht {t} {where}
+zeig [mir|] alle Zeilen mit {t} {where}
wie oft kommt {t} in den Dateien {where} vor
{where} in welcher Datei [steht|kommt] {t} [vor|]
{where} in den Dateien nach {t} suchen
grep {t} {where}
[Vorkommen|Stellen] von {t} in den Dateien {where}
kommt {t} in [irgendeiner|einer] Datei {where} vor
steht {where} in [irgendeiner|einer] Datei {t}
[in welchem File|wo im Code] [steht|wird] {t} {where} [benutzt|]
nach dem Text {t} {where} suchen
[in wos für|in wat für] [ner|einer] Datei steht {t} {where}
!+guck den Inhalt aller Dateien {where} nach {t} durch
!welche meiner Dateien sagt was von {t} {where}
!wo im Text der Dateien {where} findet sich {t}
!+mach eine Volltextsuche {where} nach {t}
!Zeilen mit {t} im Text {where}
ich weiß, dass ich {t} in irgendeiner Datei {where} stehen hab, [in welcher|welche war das]
[welche Notiz|welches Dokument|welcher Text] {where} handelt von {t}
Inhaltssuche {t} {where}
im Inhalt der Dateien {where}: {t}
ich brauch [jede Zeile|alle Zeilen] {where}, wo {t} drinsteht
grep -r {t} {where}
grep -ri {t} {where}
ag {t} {where}
alle Files {where} wo {t} drin [steht|vorkommt]
welche Dateien {where} haben {t} im [Text|Inhalt]
nicht im Dateinamen, im Inhalt: {t} {where}
wo im Quellcode {where} wird {t} [verwendet|aufgerufen|benutzt]
Fundstellen [von|für] {t} in den Dateien {where}
ist {t} {where} in [einer Datei|irgendeinem Dokument|einer Notiz] erwähnt
in wöm File staht {t} {where}
wo steht'n {t} drin, in [welcher|welchem] [Datei|File|Dokument] {where}
+grep [mal|] die Dateien {where} nach {t} ab
Dateiinhalte {where} nach {t} durchforsten
!lässt sich rausfinden, in welchem Dokument {where} der Satz {t} steht
!den Namen der Datei weiß ich nicht mehr, aber {t} steht drin {where}
!Treffer für {t} in Dateiinhalten {where}
[in einer der Dateien {where} steht was von {t}, in welcher|wo red ich {where} im Text von {t}]
[ich hab {t} in ein Dokument {where} getippt, welches|wo {where} hab ich {t} reingeschrieben]
+[durchforste die Texte {where} nach {t}|durchkämm die Dateien {where} nach {t}]
[Passage mit {t} in Dateien {where}|Volltext: {t} {where}|String {t} in Files {where}]
[i hob {t} in a Datei {where} gschriebn, in wöche|git grep {t} {where}]
welche Datei {where} hat {t} drin
in welche Datei {where} hab ich {t} geschrieben
wo im Text meiner Dateien {where} heißt es {t}
find mir die Datei {where}, in der {t} im Text steht
eine Datei {where} mit {t} irgendwo im Text
irgendeine Datei {where} enthält {t}, welche
der Text {t} steht in einer Datei {where}, find die
der Satz {t} {where}, in welcher Datei ist der
Text {t} {where}
+grab dich durch die Dateien {where} nach dem Text {t}
+stöber in den Notizen {where} nach dem Wort {t}
+liste alle Dateien {where} auf, die {t} enthalten
+sag mir, welche Dateien {where} {t} erwähnen
+grep alles {where} nach {t}
+grep rekursiv nach {t} {where}
könntest du {where} nach {t} greppen
würdest du die Dateiinhalte {where} nach {t} durchsuchen
gibt's {where} eine Datei, die {t} erwähnt
gibt es Dateien {where} mit dem Text {t}
ich brauch alle Dateien {where}, in denen {t} vorkommt
ich will wissen, in welchen Dateien {where} {t} geschrieben steht
ack {t} {where}
Text {t}, in welcher Datei {where}
Wort {t} in welcher Datei {where}
Inhalt {t} {where}
Dateiinhalt: {t} {where}
grep -rn {t} {where}
grep -rl {t} {where}
grep -n {t} {where}
ugrep {t} {where}
rg -i {t} {where}
rg -l {t} {where}
Dateiinhalte mit {t} {where}
Dokumente mit den Wörtern {t} im Text {where}
Notizen {where}, in denen {t} steht
Codezeilen {where} mit {t}
Code mit {t} drin {where}
alle Stellen {where}, wo {t} geschrieben steht
alle Dateien {where} mit {t} im Text
jede Datei {where} mit {t} drin
jede Erwähnung von {t} in den Dateien {where}
die Datei, in der {t} steht {where}, welche ist das
die Notiz mit {t} drin {where}, wo ist die
in irgendeinem Text {where} steht {t}, find den
ich hab {t} notiert {where}, in welcher Datei war das
ich hab {t} aufgeschrieben {where}, welche Datei
ich hab {t} irgendwo {where} reingetippt, in welche Datei
ich hab {t} in einer meiner Dateien {where} gelesen, in welcher
ich hab {t} in einem Text {where} zitiert, wo
ich weiß, im Text steht {t}, aber in welcher Datei {where}
ich muss {t} im Text meiner Dateien {where} finden
ich muss {where} nach {t} greppen
ich will {t} {where} greppen
ich will jede Zeile {where} mit {t}
ich durchsuch Dateiinhalte {where} nach {t}
ich bau um, wo im Code {where} wird {t} verwendet
wir rufen {t} im Code {where} auf, in welchen Dateien
lass mich die Zeilen {where} mit {t} sehen
greppen wir {where} nach {t}
kannst du {t} {where} greppen
kannst du in den Dateien {where} nach dem Text {t} suchen
kannst du die Dateien {where} nach {t} durchsehen
könntest du den Text {t} in den Dateien {where} finden
könntest du prüfen, in welcher Datei {where} {t} steht
würdest du {where} nach {t} greppen
steht {t} in einer meiner Dateien {where}
steht {t} in meinen Notizen {where}
heißt es in irgendeiner Datei {where} {t}
ist der Text {t} in einer der Dateien {where}
wird {t} im Text einer Datei {where} erwähnt
in welchen Dokumenten {where} kommt {t} vor, im Text
in welchen Zeilen der Dateien {where} steht {t}
was für Dateien {where} haben {t} im Text
welche Notizen {where} haben das Wort {t}
welche Texte {where} enthalten {t}
wer erwähnt {t} im Text {where}, welche Datei
wo hab ich {t} hingeschrieben, in welche Datei {where}
wo in meinen Notizen {where} erwähn ich {t}
wo im Code {where} ist {t}
+prüf den Text der Dateien {where} auf {t}
+lies die Dateien {where} nach dem Wort {t} durch
+geh den Text aller Dateien {where} durch und find {t}
+hol alle Zeilen mit {t} {where}
+gib Zeilen mit {t} aus Dateien {where} aus
+lass eine Textsuche nach {t} {where} laufen
""",
)

IN_FILE = Phrases(
    en="""
+grep {t} in {p}
+grep for {t} in {p}
+search {p} for {t}
which lines of {p} [contain|have] {t}
+find {t} in {p}
where in {p} is {t}
+show all lines [with|containing] {t} in {p}
how often does {t} occur in {p}
[is there|do i have] a line with {t} in {p}
+look for {t} in the text of {p}
{p}: lines with {t}
all mentions of {t} in {p}
in {p} find [the text|] {t}
does [the|my] {p} mention {t}
which line in {p} is about {t}
is {t} mentioned in {p}
did {p} mention {t}
the line about {t} in {p}
lines with {t} in {p}
!+go through {p} for lines with {t}
!at which lines does {p} have {t}
rg {t} {p}
grep -n {t} {p}
grep -i {t} {p}
every line of {p} that [mentions|contains|includes] {t}
[occurrences|matches|hits] of {t} in {p}
does the string {t} appear anywhere in {p}, show the lines
+filter {p} for {t}
at what line number does {t} appear in {p}
i need the lines in {p} where {t} comes up
{p} is too long, just the lines with {t}
on which lines of {p} can i see the text {t}
+pick out the lines [saying|with the text] {t} from {p}
!+scan {p} for occurrences of {t}
!not all of {p}, only where it has {t}
+[give me the spots in {p} that say {t}|extract the lines with {t} from {p}]
[{p} mentions {t} somewhere, where|is {t} in {p}, and in what line]
[i'm after {t} in {p}|ctrl f {t} in {p}|ack {t} {p}|egrep {t} {p}]
[in {p} something about {t} is written, which lines|search through {p}, keyword {t}]
[what lines does {t} turn up on in {p}|wherever {p} says {t}, show me that line]
{p} grep {t}
{p}, search for {t}
lines of {p} with {t} in them
lines saying {t} in {p}
spots with {t} in {p}
grep {t} {p}
grep -c {t} {p}
ag {t} {p}
text search in {p}: {t}
search {t} in file {p}
find in file {p}: {t}
the word {t} in the file {p}
+grep the file {p} for {t}
+search the file {p} for {t}
+search through the text of {p} for {t}
+search inside {p} for the word {t}
+look through {p} for {t}
+show me the line in {p} that says {t}
+list the lines of {p} that contain {t}
+locate {t} inside {p}
+tell me the lines in {p} with {t}
could you grep {p} for {t}
would you search {p} for the text {t}
what line of {p} has {t}
what lines in {p} say {t}
every place {t} turns up in {p}
my cursor should know: at which lines is {t} in {p}
grep -i -n {t} {p}
grep -E {t} {p}
search {p}: {t}
search string {t} in {p}
the string {t} in the file {p}, all lines
every hit for {t} in {p}
hits in {p} for the text {t}
line numbers of {t} in {p}
matching lines in {p} for {t}
+print the lines of {p} matching {t}
+count the lines in {p} with {t}
+run grep on {p} with {t}
+do a text search in {p} for {t}
can you show all lines of {p} having {t}
i need every line of {p} with {t} in it
i want only the lines of {p} containing {t}
which line numbers in {p} have {t}
the text {t}: on what lines of {p}
show just the {t} lines of {p}
{t} in {p}?
{t} in {p}, which line
{t} in the file {p}
{t}: where in {p}
{p}: {t}, which lines
{p}: find {t}
{p} / {t}
{p}, lines saying {t}
{p}, any line with {t}
{p}, where's {t} in there
find {t} inside {p}
ctrl-f in {p}: {t}
grep {p} {t}
grep -in {t} {p}
grep -F {t} {p}
grep -w {t} {p}
zgrep {t} {p}
look up the string {t} in {p}
the lines in {p} where it says {t}
the places in {p} with {t}
the line numbers of {t} in {p} please
all lines with {t} out of {p}
any {t} in {p}
each line in {p} that has {t}
only {t} lines from {p}
what's the line with {t} in {p}
where does it say {t} in {p}
where does {p} mention {t}
where in the text of {p} is {t}
whereabouts in {p} is {t}
how many times is {t} in {p}, show the lines
is {t} anywhere in {p}? which lines
does it say {t} anywhere in {p}
do you find {t} in the text of {p}
can you find {t} in {p}
can you grep {t} in {p}
could you find the lines with {t} in {p}
would you look in {p} for lines with {t}
i can't find {t} in {p}, which line is it on
i want all lines in {p} with {t}
i need to find {t} in {p}
i'm searching {p} for {t}
i know {p} says {t} somewhere, find the line
there's {t} in {p} somewhere, show me the line
let me see the lines with {t} in {p}
let's grep {p} for {t}
please search {p} for {t}
+check {p} for lines with {t}
+get me the lines with {t} from {p}
+hunt for {t} in the lines of {p}
+read {p} and show only lines with {t}
""",
    de="""
in welcher Zeile von {p} geht es um {t}
ist {t} in {p} erwähnt
hat {p} {t} erwähnt
die Zeile über {t} in {p}
kommt {t} [irgendwo|] in {p} vor
steht {t} [irgendwo|] in {p} [drin|]
+grep nach {t} in {p}
+durchsuch[e|] {p} nach {t}
welche Zeilen in {p} enthalten {t}
+finde {t} in {p}
wo in {p} steht {t}
+zeig alle Zeilen mit {t} in {p}
[gibt es|steht] in {p} eine Zeile mit {t}
+such {t} im Text von {p}
{p}: Zeilen mit {t}
alle Stellen mit {t} in {p}
in {p} nach {t} suchen
wie oft kommt {t} in {p} vor
Zeilen mit {t} in {p}
!+geh {p} nach Zeilen mit {t} durch
!an welchen Stellen hat {p} {t}
rg {t} {p}
grep -n {t} {p}
grep -i {t} {p}
jede Zeile von {p}, in der {t} [vorkommt|steht]
[Treffer|Vorkommen|Fundstellen] von {t} in {p}
in welchen Zeilen von {p} [steht|kommt] der Text {t} [vor|]
+filter {p} nach {t}
Zeilennummern mit {t} in {p}
ich brauch die Zeilen aus {p}, wo {t} drinsteht
{p} ist zu lang, nur die Zeilen mit {t}
+grep mal {p} nach {t} ab
wo überall in {p} kommt der String {t} vor
!+klapper {p} nach dem Wort {t} ab
!nicht ganz {p}, bloß wo {t} vorkommt
+[hol die Zeilen mit {t} aus {p}|zieh die Zeilen mit {t} aus {p} raus]
[irgendwo in {p} steht {t}, wo|ist {t} in {p} drin und in welcher Zeile]
[strg f {t} in {p}|egrep {t} {p}|ack {t} {p}|Stichwort {t} in {p}]
[wo wird in {p} {t} erwähnt|welche Zeilen von {p} erwähnen {t}]
[wo kummt in {p} {t} vor|ich such in {p} die Stellen mit {t}]
{p} grep {t}
Zeilen von {p} mit {t} drin
Zeilen aus {p}, in denen {t} steht
Fundstelle von {t} in {p}
grep {t} {p}
grep -c {t} {p}
ag {t} {p}
Textsuche in {p}: {t}
suche {t} in Datei {p}
in der Datei {p} suchen: {t}
das Wort {t} in der Datei {p}
+grep die Datei {p} nach {t}
+durchsuch die Datei {p} nach {t}
+durchsuch den Text von {p} nach {t}
+such in {p} das Wort {t}
+zeig mir, wo in {p} {t} vorkommt
+zeig mir die Zeile in {p}, in der {t} steht
+liste die Zeilen von {p}, die {t} enthalten
+lokalisier {t} in {p}
+sag mir die Zeilen in {p} mit {t}
könntest du {p} nach {t} greppen
würdest du {p} nach dem Text {t} durchsuchen
enthält {p} den Text {t}
welche Zeile in {p} hat {t}
wo ungefähr in {p} steht {t}
wo steht'n in {p} {t}
wo staht {t} i {p}
grep -in {t} {p}
grep -E {t} {p}
Suche in {p}: {t}
String {t} in {p} suchen
der String {t} in der Datei {p}, alle Zeilen
alle Treffer für {t} in {p}
Treffer in {p} für den Text {t}
passende Zeilen in {p} zu {t}
+gib die Zeilen von {p} aus, die {t} enthalten
+zähl die Zeilen in {p} mit {t}
+lass grep mit {t} über {p} laufen
+mach eine Textsuche in {p} nach {t}
kannst du alle Zeilen aus {p} mit {t} zeigen
ich brauch jede Zeile von {p} mit {t} drin
ich will nur die Zeilen von {p}, die {t} enthalten
welche Zeilennummern in {p} haben {t}
der Text {t}: in welchen Zeilen von {p}
nur die {t}-Zeilen aus {p} zeigen
{t} in {p}?
{t} in {p}, welche Zeile
{t} in der Datei {p}
{t}: wo in {p}
{p}: {t}, welche Zeilen
{p}: finde {t}
{p} / {t}
{p}, irgendeine Zeile mit {t}
{p}, wo ist da {t}
finde {t} innerhalb von {p}
find: {t} in {p}
Strg-F in {p}: {t}
grep {p} {t}
grep -F {t} {p}
grep -w {t} {p}
zgrep {t} {p}
nach dem String {t} in {p} schauen
die Zeilen in {p}, in denen {t} steht
die Stellen in {p} mit {t}
die Zeilennummern von {t} in {p} bitte
alle Zeilen mit {t} aus {p}
jede Zeile in {p}, die {t} hat
nur Zeilen mit {t} aus {p}
welche Zeile mit {t} gibt's in {p}
was ist die Zeile mit {t} in {p}
wo heißt es {t} in {p}
wo erwähnt {p} {t}
wo im Text von {p} ist {t}
wie oft ist {t} in {p}, zeig die Zeilen
ist {t} irgendwo in {p}? in welchen Zeilen
steht irgendwo in {p} {t}
findest du {t} im Text von {p}
kannst du {t} in {p} finden
kannst du {p} nach {t} durchsuchen
könntest du die Zeilen mit {t} in {p} suchen
würdest du in {p} nach Zeilen mit {t} schauen
ich find {t} in {p} nicht, in welcher Zeile ist das
ich will alle Zeilen in {p} mit {t}
ich muss {t} in {p} finden
ich durchsuch {p} nach {t}
ich weiß, in {p} steht {t}, find die Zeile
irgendwo ist {t} in {p}, zeig mir die Zeile
lass mich die Zeilen mit {t} in {p} sehen
greppen wir {p} nach {t}
bitte {p} nach {t} durchsuchen
+prüf {p} auf Zeilen mit {t}
+gib mir die Zeilen mit {t} aus {p}
+lies {p} und zeig nur Zeilen mit {t}
+schau in {p}, in welcher Zeile {t} steht
zoag de Zeiln mit {t} aus {p}
i wölere Ziile vo {p} staht {t}
""",
)

IN_KIND = Phrases(
    en="""
+grep [for|] {t} in [all|the|] {k} {where}
which {k} [contain|mention|have] {t} {where}
+search [all|the|my] {k} {where} for [the text|] {t}
in which of [the|my] {k} {where} is {t}
{t} in [the|all|] {k} {where}
+find {t} in [the|my|all] {k} {where}
where do [the|my] {k} {where} [mention|use] {t}
+look into [all|the] {k} {where} for {t}
{k} {where} [containing|with the text|that contain] {t}
grep {t} {k} {where}
+list [the|all] {k} {where} that [contain|mention] {t}
!+scan the {k} {where} for the word {t}
!do any {k} {where} contain {t}
any {k} {where} [mentioning|with|containing] the [text|word|string] {t}
the {k} {where} in which {t} [occurs|is written|shows up]
rg {t} {k} only {where}
grep {t}, [just|only] {k} {where}
i'm looking for the text {t} but only in {k} {where}
full text search for {t} in {k} {where}
{k} only: which contain {t} {where}
content search in {k} {where}: {t}
is the [word|string] {t} written in any of the {k} {where}
one of my {k} {where} has the text {t}, which
+go through [all|the] {k} {where} and find the text {t}
which of the {k} {where} include the line {t}
!lines with {t}, restricted to {k} {where}
!all other files aside, where in the {k} {where} is {t}
+[comb [all|the] {k} {where} for the text {t}|sift through the {k} {where} for {t}]
[who says {t} among the {k} {where}|{t} stands in one of the {k} {where}, which one]
[i put {t} in one of my {k} {where}, in which|text {t}, {k} and nothing else {where}]
[the {k} {where} that talk about {t}|lines saying {t} in the {k} {where}]
[only {k} please: where is {t} written {where}|inside the {k} {where}: {t}]
{k} {where} with {t} in them
{k} {where} that say {t}
{k} {where} saying {t}
{k} {where}, which of them contain {t}
{k} {where} that include {t}
{k} {where} that talk of {t}
[all|all the] {k} {where} in which {t} stands
all {k} {where} with the string {t}
[my|the] {k} {where}: where's {t} in there
text {t} in {k} {where}
string {t} in {k} {where}
the word {t} in {k} {where}
text search in {k} {where}: {t}
grep -r {t} {where}, {k} only
grep {t} in nothing but {k} {where}
grep all {k} {where} for {t}
+grep through the {k} {where} for {t}
+search only the {k} {where} for the text {t}
+search within the {k} {where} for {t}
+search the text of the {k} {where} for {t}
+look inside the {k} {where} for {t}
+look for the word {t} in the {k} {where}
+find the {k} {where} that contain {t}
+find all {k} {where} with the text {t}
+find lines with {t} in the {k} {where}
+show me the {k} {where} which mention {t}
+show lines with {t} from the {k} {where}
+tell me which {k} {where} contain {t}
+check the {k} {where} for the text {t}
+dig for {t} in the text of the {k} {where}
+run a text search for {t} over the {k} {where}
can you grep the {k} {where} for {t}
could you search the contents of the {k} {where} for {t}
would you check which {k} {where} have {t} in them
would it be possible to search the {k} {where} for the text {t}
i need the {k} {where} that contain {t}
i want to know which {k} {where} mention {t}
i'd like to see the {k} {where} with {t} in the text
i wrote {t} in some of the {k} {where}, find it
i know {t} is in one of the {k} {where}
is {t} mentioned in any of the {k} {where}
is there a line with {t} in the {k} {where}
does {t} appear in the {k} {where}
how many of the {k} {where} contain {t}
where's {t} in the {k} {where}
where in the {k} {where} did i write {t}
what {k} {where} have {t} in their text
wherever {t} is written in the {k} {where}
ag {t} just {k} {where}
{k} {where} with {t} in the text
{k} {where}: {t} in the text
{k} {where}, text {t}
{k} {where}: which say {t}
{k} {where} mentioning the words {t}
{k} {where}, grep {t}
{t} in which {k} {where}
{t}: which {k} {where} have it in their text
{t}, inside {k} {where}
grep {t} over {k} {where}
grep -l {t} in {k} {where}
git grep {t}, {k} {where}
rg {t} in {k} {where}
content of {k} {where}: {t}
all {k} {where} saying {t}
each of the {k} {where} with {t} in it
every line with {t} in my {k} {where}
the text of all {k} {where}: where's {t}
among the {k} {where}, which contain {t}
among the {k} {where}, who mentions {t}
in the {k} {where}, find {t}
in my {k} {where}, where do i say {t}
within {k} {where}: {t}
inside all {k} {where} look for {t}
no other files, just {k} {where} with {t} in them
not the name, the text of {k} {where}: {t}
what {k} {where} mention {t}
which {k} {where} say {t}
which {k} {where} talk about {t}
which one of the {k} {where} has {t} in it
which of my {k} {where} use {t}
where in the {k} {where} is {t} used
how often do the {k} {where} mention {t}
is {t} in any of the {k} {where}
is {t} used in the {k} {where}
do the {k} {where} say {t} anywhere
do i mention {t} in any {k} {where}
did i write {t} in one of the {k} {where}
have any {k} {where} the text {t} in them
can you search the text of {k} {where} for {t}
can you find the {k} {where} that say {t}
could you look inside the {k} {where} for {t}
could you grep {k} {where} for {t}
would you look through the {k} {where} for the word {t}
i need all {k} {where} with {t} in them
i want all lines of {k} {where} with {t}
i'm searching {k} {where} for the text {t}
i know i used {t} in some {k} {where}, in which
let me see which {k} {where} contain {t}
please grep the {k} {where} for {t}
+browse the text of the {k} {where} for {t}
+get me the {k} {where} containing {t}
+pick the {k} {where} that say {t}
+read the {k} {where} for {t}
""",
    de="""
+grep [nach|] {t} in [allen|den|] {k} {where}
welche {k} {where} [enthalten|erwähnen] {t}
+durchsuch[e|] [alle|die|meine] {k} {where} nach {t}
in welchen {k} {where} [steht|kommt] {t} [vor|]
{t} in [den|allen|] {k} {where}
+such {t} in [den|meinen|allen] {k} {where}
wo [steht|kommt] in den {k} {where} {t} [vor|]
+schau in [alle|die] {k} {where} nach {t}
{k} {where}[,|] [in denen|wo] {t} [steht|vorkommt]
grep {t} {k} {where}
{k} {where} mit dem Text {t}
!+geh die {k} {where} nach dem Wort {t} durch
!kommt in irgendwelchen {k} {where} {t} vor
irgendwelche {k} {where} mit {t} im [Text|Inhalt]
die {k} {where}, in denen {t} [vorkommt|geschrieben steht]
rg {t} nur {k} {where}
grep {t}, [nur|bloß] {k} {where}
ich such den Text {t}, aber nur in {k} {where}
Volltextsuche nach {t} in {k} {where}
nur {k}: welche enthalten {t} {where}
Inhaltssuche in {k} {where}: {t}
haben irgendwelche {k} {where} das Wort {t} [drin|im Text]
in welchen von den {k} {where} steht das Wort {t}
+grep mal [alle|die] {k} {where} nach {t} ab
Zeilen mit {t} in [allen|den] {k} {where}
!Treffer für {t}, beschränkt auf {k} {where}
!andere Dateien sind egal, wo in den {k} {where} steht {t}
+[durchforste [alle|die] {k} {where} nach {t}|durchkämm die {k} {where} nach {t}]
[in einem meiner {k} {where} steht {t}, wo|welche von den {k} {where} reden von {t}]
[ich hab {t} in eins der {k} {where} geschrieben, such|Text {t}, aber bloß {k} {where}]
[im Inhalt der {k} {where}: {t}|Stellen mit {t} in den {k} {where}]
[bitte nur {k}: wo steht {t} {where}|in wölchne {k} {where} staht {t}]
{k} {where} mit {t} drin
{k} {where}, die {t} enthalten
{k} {where}, die {t} erwähnen
{k} {where}, welche davon enthalten {t}
{k} {where}, in denen {t} steht, bitte
{k} {where}, die von {t} handeln
alle {k} {where}, in denen {t} im Text vorkommt
alle {k} {where} mit dem String {t}
Text {t} in {k} {where}
String {t} in {k} {where}
das Wort {t} in {k} {where}
Textsuche in {k} {where}: {t}
grep -r {t} {where}, nur {k}
grep {t} in nichts als {k} {where}
grep alle {k} {where} nach {t}
+grep dich durch die {k} {where} nach {t}
+durchsuch nur die {k} {where} nach dem Text {t}
+such innerhalb der {k} {where} nach {t}
+durchsuch den Text der {k} {where} nach {t}
+schau in den {k} {where} nach, ob {t} drinsteht
+such das Wort {t} in den {k} {where}
+find die {k} {where}, die {t} enthalten
+find alle {k} {where} mit dem Text {t}
+find Zeilen mit {t} in den {k} {where}
+zeig mir die {k} {where}, die {t} erwähnen
+zeig Zeilen mit {t} aus den {k} {where}
+sag mir, welche {k} {where} {t} enthalten
+prüf die {k} {where} auf den Text {t}
+grab im Text der {k} {where} nach {t}
+lass eine Textsuche nach {t} über die {k} {where} laufen
kannst du die {k} {where} nach {t} greppen
könntest du den Inhalt der {k} {where} nach {t} durchsuchen
würdest du nachschauen, welche {k} {where} {t} drin haben
ginge es, die {k} {where} nach dem Text {t} zu durchsuchen
ich brauch die {k} {where}, die {t} enthalten
ich will wissen, welche {k} {where} {t} erwähnen
ich würd gern die {k} {where} sehen, wo {t} im Text steht
ich hab {t} in irgendwelche {k} {where} geschrieben, find das
ich weiß, dass {t} in einer der {k} {where} steht
wird {t} in irgendwelchen {k} {where} erwähnt
gibt's in den {k} {where} eine Zeile mit {t}
taucht {t} in den {k} {where} auf
wie viele der {k} {where} enthalten {t}
wo steht'n {t} in den {k} {where}
wo in den {k} {where} hab ich {t} geschrieben
was für {k} {where} haben {t} im Text
überall, wo in den {k} {where} {t} steht
ag {t} bloß {k} {where}
{k} {where} mit {t} drinnen
{k} {where}: {t} im Text
{k} {where}, Text {t}
{k} {where}: welche enthalten {t}
{k} {where}, grep {t}
{t} in welchen {k} {where}
{t}: welche {k} {where} haben das im Text
{t}, innerhalb der {k} {where}
grep {t} über {k} {where}
grep -l {t} in {k} {where}
git grep {t}, {k} {where}
rg {t} in {k} {where}
Inhalt der {k} {where}: {t}
alle {k} {where} mit {t} im Inhalt
jede Zeile mit {t} in meinen {k} {where}
der Text aller {k} {where}: wo ist {t}
unter den {k} {where}, welche enthalten {t}
unter den {k} {where}, wo wird {t} erwähnt
in den {k} {where} {t} finden
in meinen {k} {where}, wo schreib ich {t}
innerhalb von {k} {where}: {t}
in allen {k} {where} nach {t} schauen
keine anderen Dateien, nur {k} {where} mit {t} im Text
nicht der Name, der Text der {k} {where}: {t}
welche {k} {where} reden über {t}
welche {k} {where} haben {t} drin
welche {k} {where} verwenden {t}
welche der {k} {where} hat {t} im Text
wo in den {k} {where} wird {t} verwendet
wie oft erwähnen die {k} {where} {t}
ist {t} in irgendwelchen {k} {where}
wird {t} in den {k} {where} benutzt
steht in den {k} {where} irgendwo {t}
erwähn ich {t} in irgendwelchen {k} {where}
hab ich {t} in die {k} {where} geschrieben
haben irgendwelche {k} {where} den Text {t} drin
kannst du den Text der {k} {where} nach {t} durchsuchen
kannst du die {k} {where} finden, in denen {t} steht
könntest du in den {k} {where} nach {t} schauen
könntest du {k} {where} nach {t} greppen
würdest du die {k} {where} nach dem Wort {t} durchsehen
ich brauch alle {k} {where} mit {t} drin
ich will alle Zeilen der {k} {where} mit {t}
ich durchsuch {k} {where} nach dem Text {t}
ich hab {t} in irgendwelchen {k} {where} verwendet, in welchen
lass mich sehen, welche {k} {where} {t} enthalten
bitte die {k} {where} nach {t} greppen
+stöber im Text der {k} {where} nach {t}
+gib mir die {k} {where}, die {t} enthalten
+hol die {k} {where} raus, in denen {t} steht
+lies die {k} {where} nach {t} durch
i wöllne {k} {where} staht {t}
in wöche {k} {where} steht {t}
""",
)

EXACT = Phrases(
    en="""
exact case search for {t} in the files {where}
grep {t} {where}, don't ignore [the|] case
search the text {t} {where} exactly as i typed it
files with {t} in them {where}, same case only
+grep {t} {where}, case sensitive
+search the files {where} for {t}, [respect|mind|watch] the case
which files contain exactly {t} {where}, case matters
+find the text {t} {where}, upper and lower case [matter|as typed]
case-sensitive [search|text search] for {t} in the files {where}
!text {t} in files {where}, with exact case
grep {t} {where}, no -i
which lines {where} have {t} in exactly this [spelling|case]
text search {t} {where}, case-sensitively
files {where} containing {t} with [these exact capitals|the same capitalization]
not any other casing, search the files {where} for {t}
lines with {t} {where}, capitalization [counts|has to match]
match case: files with the text {t} {where}
+look for the text {t} {where}, don't mix up capitals and small letters
where in the files {where} is {t}, letter case included
+ripgrep {t} {where} with case sensitivity on
files that contain {t} {where}, only with identical case
too many hits otherwise, so match the case: text {t} {where}
!the string {t} in files {where}, capital letters as given
!strictly this upper and lower case in the file contents: {t} {where}
[caps matter: text {t} in files {where}|text {t} {where}, mind the capitals]
+[grep {t} {where}, literal case|search in the files {where} for {t}, casing as typed]
[files with the text {t} {where}, but not in other casing|rg -s {t} {where}]
[find text {t} {where}, uppercase is uppercase|where is {t} in files {where}, with this very casing]
[lowercase hits are useless, text {t} {where} just as typed|case-exact: which files {where} say {t}]
case sensitive: {t} in the files {where}
case sensitive, text {t} {where}
grep -s for {t} {where}, case must match
text {t} {where}, match case
match the case of {t} in the files {where}
match case on, text {t} {where}
find text {t} {where}, matching case
files {where} with {t}, case matters
files {where} with {t}, exactly these letters, capitals too
the files {where} where {t} is written just like this, capitals and all
i care about upper case: text {t} in the files {where}
i care about the case, so grep {t} {where}
case is important here, search the files {where} for {t}
please distinguish upper and lower case: text {t} {where}
+distinguish capitals when you grep {t} {where}
+look inside the files {where} for {t}, case sensitively
+grep {t} {where}, exact case
+grep {t} {where} with the case as is
+grep {t} {where}, keep the capitals
+search file contents {where} for {t}, uppercase and lowercase distinguished
+find lines {where} with {t}, same upper and lower case
+list the files {where} that have {t} in this exact casing
+show lines {where} saying {t}, capitals exactly so
which lines {where} say {t}, case sensitive
which files {where} have {t} in exactly this casing
which document {where} has {t}, with the same capitals
in which file {where} is {t} written, case sensitive
where {where} is the text {t}, case sensitive
where did i write {t} with exactly these capitals {where}
is {t} in any file {where}, spelled with these capitals
does any file {where} contain {t}, case-sensitive
can you grep {t} {where} without ignoring case
could you search the files {where} for {t}, minding capitals
would you look for the text {t} {where}, but case sensitive
i want {t} in the files {where} and not its lowercase twin
i need the files {where} with {t}, not any other casing
don't ignore case: text {t} in files {where}
don't fold the case, grep {t} {where}
without ignoring case, which files {where} contain {t}
no case folding, text {t} {where}
grep without -i: {t} {where}
plain grep, no -i: {t} {where}
case on: grep {t} {where}
{t} {where}, in file contents, case-sensitive
{t} in files {where}, cased exactly like this
{t} in the text of files {where}, capitals matter
the text {t} {where}, letter for letter, caps included
as typed, capitals included: text {t} in files {where}
it's a constant, so case matters: grep {t} {where}
it's a class name, mind the case: {t} in the files {where}
{t} {where}, in the text, case sensitive please
grep {t} {where}, case counts
grep {t} {where}, caps as given
grep {t} {where}, with its capitals
grep {t} {where} without -i
grep case-sensitively for {t} {where}
case-sensitive grep, {t} {where}
case sensitive please, grep {t} {where}
sensitive to case: text {t} {where}
text search, exact case: {t} {where}
text search with matching case {where}: {t}
full text search {where}, mind the case: {t}
string {t} in the files {where}, same capitals
the word {t} in the files {where}, capitals and small letters as i wrote it
files {where} containing {t}, capitals and all
files {where} that say {t}, case sensitive
lines {where} with {t}, mind the capitals
lines {where} with {t}, no other case
all files {where} with the text {t}, case must be the same
upper case matters: grep {t} {where}
lower case matters too: grep {t} {where}
capital letters matter, which files {where} contain {t}
capitals count: text {t} {where}
uppercase is not lowercase: grep {t} {where}
big and small letters differ: text {t} in the files {where}
mind you, case-sensitive: which files {where} contain {t}
only with this case: text {t} in the files {where}
just this casing: grep {t} {where}
no case-insensitive search, text {t} {where}
not case-insensitive: grep {t} {where}
turn off ignore case and grep {t} {where}
ignore case off: text {t} {where}
respect the case: text {t} in files {where}
stick to the case: grep {t} {where}
which file {where} has the text {t}, case as typed
which files {where} mention {t}, spelled with exactly these capitals
which lines {where} contain {t}, upper and lower case as typed
in which files {where} is {t}, respecting case
where in the files {where} does it say {t}, case-sensitive
is there a file {where} with the text {t}, same case
does the text {t} occur {where}, case-sensitively
do any files {where} say {t}, capitals included
can you search the text {t} {where} case-sensitively
can you find the text {t} in files {where}, keeping the case
could you grep {t} {where}, but case sensitive
would you grep for {t} {where} and respect the case
i want an exact-case grep for {t} {where}
i need a case sensitive search in the files {where} for {t}
i wrote it with capitals, so grep {t} {where} with the case
it's an acronym, so mind the case: text {t} {where}
it's a variable, case matters: grep {t} {where}
please keep to the case, text {t} in the files {where}
+run a case sensitive text search for {t} {where}
+check the files {where} for {t}, case as is
""",
    de="""
genaue Suche nach {t} in den Dateien {where}, Großschreibung [zählt|wichtig]
grep {t} {where}, Groß/klein nicht ignorieren
such den Text {t} {where} genau so wie getippt
Dateien {where} in denen exakt {t} steht, Schreibweise zählt
+grep {t} {where}, Groß- und Kleinschreibung beachten
+durchsuch[e|] die Dateien {where} nach {t}, [Groß-/Kleinschreibung|Großschreibung] [beachten|zählt]
welche Dateien enthalten genau {t} {where}, Groß- und Kleinschreibung ist wichtig
+such den Text {t} {where}, case sensitive
!Text {t} in Dateien {where}, exakt so geschrieben
grep {t} {where}, ohne -i
welche Zeilen {where} haben {t} in genau dieser Schreibweise
Textsuche {t} {where}, case-sensitiv
Dateien {where}, die {t} mit denselben Großbuchstaben enthalten
keine andere Schreibweise, durchsuch die Dateien {where} nach {t}
Zeilen mit {t} {where}, Großschreibung muss [passen|stimmen]
match case: Dateien mit dem Text {t} {where}
+such den Text {t} {where}, groß und klein [muss stimmen|nicht verwechseln]
wo in den Dateien {where} steht {t}, Groß/Klein inklusive
rg {t} {where}, Groß-/Kleinschreibung beachten
sonst sind's zu viele Treffer, also Schreibweise beachten: Text {t} {where}
in welchen Dateien {where} steht {t}, und zwar genau so groß und klein
!der String {t} in Dateien {where}, Großbuchstaben wie angegeben
!streng nach Groß und Klein im Inhalt der Dateien: {t} {where}
[Großbuchstaben zählen: Text {t} in Dateien {where}|Text {t} {where}, auf Großbuchstaben achten]
+[grep {t} {where} mit exakter Schreibung|such in den Dateien {where} nach {t}, groß bleibt groß]
[Dateien mit dem Text {t} {where}, aber nicht anders geschrieben|rg -s {t} {where}]
[klein geschrieben nützt mir nix, Text {t} {where} genau so|Text {t} {where}, case beachten]
[in welchen Dateien {where} steht {t} exakt so groß und klein geschrieben|Textsuche {t} {where}, groß ist nicht klein]
case sensitive: {t} in den Dateien {where}
case sensitive, Text {t} {where}
case-sensitive nach dem Text {t} suchen {where}
Text {t} {where}, match case
Text {t} {where}, Groß und Klein wie getippt
Text {t} {where} mit genauer Groß- und Kleinschreibung
Dateien {where} mit {t}, Groß und klein ist wichtig
Dateien {where} mit {t}, und zwar mit diesen Großbuchstaben
die Dateien {where}, wo {t} genau so steht, groß und klein inbegriffen
mir kommt's auf die Großschreibung an: Text {t} in den Dateien {where}
es geht um die Groß- und Kleinschreibung, also grep {t} {where}
die Schreibung ist wichtig, durchsuch die Dateien {where} nach {t}, groß wie klein
unterscheide groß und klein: Text {t} {where}
+unterscheid Groß und Klein, wenn du {t} {where} greppst
+schau in die Dateien {where} nach {t}, case-sensitiv
+grep {t} {where}, exakte Großschreibung
+grep {t} {where}, Großbuchstaben beibehalten
+grep mal {t} {where}, aber case sensitive
+such in Dateiinhalten {where} nach {t}, Groß- und Kleinschreibung unterscheiden
+find Zeilen {where} mit {t}, Groß und Klein gleich
+zeig die Dateien {where}, die {t} in genau dieser Groß- und Kleinschreibung haben
+zeig Zeilen {where} mit {t}, Großbuchstaben exakt so
welche Zeilen {where} enthalten {t}, case sensitive
welche Dateien {where} haben {t} in genau der Groß-/Kleinschreibung
welches Dokument {where} hat {t}, mit denselben Großbuchstaben
in welcher Datei {where} steht {t}, Groß/klein beachten
wo {where} steht der Text {t}, Großschreibung beachten
wo hab ich {t} mit genau den Großbuchstaben geschrieben {where}
steht {t} in einer Datei {where}, mit diesen Großbuchstaben
enthält eine Datei {where} den Text {t}, case-sensitiv
kannst du {t} {where} greppen, ohne Groß/klein zu ignorieren
könntest du die Dateien {where} nach {t} durchsuchen, Großschreibung beachtet
würdest du den Text {t} {where} suchen, aber case sensitive
ich will {t} in den Dateien {where} und nicht das Kleingeschriebene
ich brauch die Dateien {where} mit {t}, keine andere Großschreibung
Großschreibung nicht ignorieren: Text {t} in Dateien {where}
Groß und Klein nicht gleichsetzen, grep {t} {where}
ohne die Groß-/Kleinschreibung zu ignorieren, welche Dateien {where} enthalten {t}
grep ohne -i: {t} {where}
einfaches grep, kein -i: {t} {where}
Case an: grep {t} {where}
{t} {where}, im Inhalt der Dateien, case-sensitive
{t} in Dateien {where}, groß und klein exakt so
{t} im Text der Dateien {where}, Großbuchstaben zählen
der Text {t} {where}, Buchstabe für Buchstabe, große inklusive
wie getippt, inklusive Großbuchstaben: Text {t} in Dateien {where}
ist eine Konstante, also Großschreibung beachten: grep {t} {where}
ist ein Klassenname, auf Groß/klein achten: {t} in den Dateien {where}
gross und chli beachte: Text {t} i de Dateie {where}
groß is groß und kloa is kloa: Text {t} {where}
bitte mit Groß-/Kleinschreibung: welche Dateien {where} enthalten {t}
{t} {where}, im Text, case sensitive bitte
grep {t} {where}, Großschreibung zählt
grep {t} {where}, groß und klein wie angegeben
grep case-sensitiv nach {t} {where}
case-sensitiver grep, {t} {where}
bitte case sensitive, grep {t} {where}
auf Groß und Klein achten: Text {t} {where}
Textsuche, exakte Großschreibung: {t} {where}
Textsuche {where} mit Groß-/Kleinschreibung: {t}
Volltextsuche {where}, Großschreibung beachten: {t}
String {t} in den Dateien {where}, gleiche Großbuchstaben
das Wort {t} in den Dateien {where}, groß und klein wie ich's geschrieben hab
Dateien {where}, die {t} enthalten, mit genau der Groß-/Kleinschreibung
Dateien {where}, in denen {t} steht, case sensitive
Zeilen {where} mit {t}, auf die Großschreibung achten
Zeilen {where} mit {t}, nicht anders groß geschrieben
alle Dateien {where} mit dem Text {t}, Groß und klein muss gleich sein
Großbuchstaben sind wichtig: grep {t} {where}
Kleinbuchstaben zählen auch: grep {t} {where}
Großschreibung wichtig, welche Dateien {where} enthalten {t}
groß ist nicht gleich klein: grep {t} {where}
Groß- und Kleinbuchstaben sind verschieden: Text {t} in den Dateien {where}
wohlgemerkt case-sensitiv: welche Dateien {where} enthalten {t}
nur in dieser Großschreibung: Text {t} in den Dateien {where}
genau diese Groß-/Kleinschreibung: grep {t} {where}
nicht case-insensitiv: grep {t} {where}
Ignore Case aus und grep {t} {where}
ignore case aus: Text {t} {where}
Groß/klein beachten: Text {t} in Dateien {where}
bleib bei der Großschreibung: grep {t} {where}
welche Datei {where} hat den Text {t}, Groß und Klein wie getippt
welche Dateien {where} erwähnen {t}, mit genau diesen Großbuchstaben
welche Zeilen {where} enthalten {t}, Groß- und Kleinschreibung wie getippt
in welchen Dateien {where} steht {t}, Großschreibung beachtet
wo in den Dateien {where} heißt es {t}, case-sensitiv
gibt es eine Datei {where} mit dem Text {t}, gleiche Großschreibung
kommt der Text {t} {where} vor, Groß/klein beachtet
steht in Dateien {where} {t}, Großbuchstaben inklusive
kannst du den Text {t} {where} case-sensitiv suchen
kannst du den Text {t} in Dateien {where} suchen, mit Groß- und Kleinschreibung
könntest du {t} {where} greppen, aber case sensitive
würdest du {where} nach {t} greppen und Groß/klein beachten
ich will einen grep nach {t} {where} mit exakter Großschreibung
ich brauch eine case-sensitive Suche in den Dateien {where} nach {t}
ich hab's großgeschrieben, also grep {t} {where} mit Groß/klein
ist eine Abkürzung, also Großschreibung beachten: Text {t} {where}
ist eine Variable, Groß und klein zählt: grep {t} {where}
bitte an Groß und Klein halten, Text {t} in den Dateien {where}
+lass eine Textsuche nach {t} {where} laufen, Großschreibung beachten
+prüf die Dateien {where} auf {t}, Groß/Klein wie angegeben
""",
)

BARE = Phrases(
    en="""
+search [the|my] files for [a|some|the] text
+grep
which file contains [it|that]
full text search
+search inside [the|my] files
!+look through file contents
text search
+look for [a|some] [text|string] in [my|the] files
+search file contents
i need to find a [text|word|phrase] in [my|the] files
can you grep [something|for me]
i'm looking for a [sentence|line] i wrote in some file
search for text inside documents
content search
i want to search my files for a word
rg
+run a full text search
which of my documents has this text
!there's a phrase in one of my files that i need
!could we do a search within file contents
[i want to grep|grep something|grep for a word|let's grep]
[there's a word in one of my files, find it|in which document did i write that]
+[go through my documents for a word|scan my texts for a phrase]
[search in texts|file content search|find text in files]
[can we look inside the files|could you search within my notes]
ripgrep
ack
search through the text of my files
find a word
word search in files
text in files
find files by what's in them
not by name, by content
a search by content please
i remember a sentence but not the file
i know the words but not which file
there's a line somewhere in my files
somewhere i wrote something down, find the file
which file was it that had this sentence
which file mentions it
who mentions it in my notes
where did i write that
where was that sentence again
where in my files is that text
in what file do i find a certain word
is there a file with a certain word in it
do any of my files contain a certain text
does one of my notes mention it
+dig through the text of my files
+scan the contents of my files
+check which files contain a word
+search all documents for a phrase
+find a string in my code
+hunt for a word in my documents
+locate a phrase inside my files
i want to find a string in the code
i'd like to search inside my documents
i need a full-text search
need to grep something
gotta find a phrase in my notes
wanna search the text of my files
could do with a text search
would it be possible to search by content
how about a text search
can you find files by their text
can you search the insides of files
could i look for a word in all files
would you look for a text in my files
help me find a line in my files
a word, in one of my files, but which file
it's written in some file or other
codebase search
search the source code
search my notes for something
look something up in my files' text
+do a search in file contents for me
content grep
what file did i put that sentence in
grep please
grep it
grep my files
grep the code
grep for something
grep for text
grep through my files
do a grep
run grep
text search please
full text search please
fulltext
full-text please
search text
search text in files
search the text of files
search inside files
search inside documents
search in file contents
search in files
search within files
search my texts
search my documents for a word
search my code for something
search all files for some text
search by content
search for a word in files
search for a string
search for a phrase in my notes
find text
find a text in my files
find a word in my notes
find a sentence in my documents
find a line in my files
find a string in files
find a passage
look inside my documents for a word
look through the text of my files
which file has that text
which file has that word in it
which file did i write it in
which file says that
which note says that
which document says that
which document contains the word
what file was that sentence in
where does it say that in my files
where did i note that down
where did i mention that
in which file does it say that
in which file is that word
in which note did i write that
is it written in one of my files
does any file say that
can you search inside files
can you search text
can you grep my files for something
could you run a text search
could you look into my files for a word
would you grep something for me
would you search the text of my files
i want a text search
i want to grep my notes
i want to search by content
i need to search file contents
i need to find a sentence
i need to find some text in my code
i'm looking for some text in my files
i'm looking for a word in a file
i'm trying to find a sentence i wrote
i wrote a sentence once, find it in my files
let's search in the files
let's search for text
""",
    de="""
+durchsuch [die|meine] Dateien nach [einem|nem] Text
+grep
in welcher Datei steht das
Volltextsuche
+such in [den|meinen] Dateien
!+schau die Inhalte der Dateien durch
Textsuche
+such [mal|] [einen|nen] Text in [meinen|den] Dateien
Dateiinhalte durchsuchen
ich muss [einen Text|ein Wort|einen Satz] in [meinen|den] Dateien finden
kannst du [was|mal] greppen
ich such eine Zeile, die ich in irgendeiner Datei geschrieben hab
Text in Dokumenten suchen
Inhaltssuche
ich will meine Dateien nach einem Wort durchsuchen
rg
+mach [mal|] eine Volltextsuche
in welchem Dokument steht der Text
!in einer meiner Dateien gibts eine Textstelle, die ich brauch
!können wir mal in Dateiinhalten suchen
[ich will greppen|grep mal was|nach einem Wort greppen]
[in einer Datei steht ein Wort, find das|in welchem Dokument hab ich das geschrieben]
+[durchforste meine Texte|durchkämm meine Dokumente nach einem Wort]
[in Texten suchen|Suche in Dateiinhalten|Text in Dateien finden]
[kannst du in die Dateien reinschauen und was suchen|magst du meine Notizen durchsuchen]
ripgrep
ack
Text suchen in Dateien
Wort in Dateien suchen
Wortsuche in Dateien
Dateien nach Inhalt suchen
nicht nach Namen, nach Inhalt
eine Suche nach Inhalt bitte
ich weiß den Satz noch, aber nicht die Datei
ich kenn die Wörter, aber nicht welche Datei
irgendwo in meinen Dateien steht eine Zeile
irgendwo hab ich was aufgeschrieben, find die Datei
in welcher Datei war der Satz
welche Datei erwähnt das
wo in meinen Notizen kommt das vor
wo hab ich das geschrieben
wo stand dieser Satz nochmal
wo in meinen Dateien ist der Text
in welcher Datei find ich ein bestimmtes Wort
gibt's eine Datei, in der ein bestimmtes Wort steht
enthält eine meiner Dateien einen bestimmten Text
kommt das in einer meiner Notizen vor
+wühl dich durch den Text meiner Dateien
+scann die Inhalte meiner Dateien
+schau nach, welche Dateien ein Wort enthalten
+durchsuch alle Dokumente nach einer Phrase
+find einen String im Code
+such ein Wort in meinen Dokumenten
+stöber in meinen Texten nach einem Satz
ich will einen String im Code finden
ich möcht in meinen Dokumenten suchen, im Inhalt
ich brauch eine Volltextsuche
muss was greppen
muss einen Satz in meinen Notizen finden
würd gern den Text meiner Dateien durchsuchen
eine Textsuche könnt ich brauchen
ginge eine Suche nach Inhalt
wie wär's mit einer Textsuche
kannst du Dateien anhand vom Text finden
kannst du in Dateien nach Text suchen
könnte ich in allen Dateien nach einem Wort suchen
würdest du in meinen Dateien nach einem Text suchen
hilf mir, eine Zeile in meinen Dateien zu finden
ein Wort in irgendeiner Datei, nur in welcher
das steht in irgendeiner Datei
Codesuche
Quellcode durchsuchen
meine Notizen nach was durchsuchen
in Dateien reinsuchen
i suach an Text in meine Dateien
ich suech es Wort i mine Dateie
Fulltext-Search bitte
grep mal
grep bitte
grep was
greppen
greppen bitte
grep meine Dateien
grep den Code
grep nach was
mach einen grep
Textsuche bitte
Volltextsuche bitte
Volltext
Text suchen
Text suchen bitte
Text in Dateien suchen
Text finden
Suche im Text
Suche im Inhalt
Suche im Inhalt von Dateien
in Dateiinhalten suchen
in Dateien suchen
in Dokumenten suchen
in meinen Texten suchen
in meinen Notizen suchen
im Code suchen
im Quellcode was suchen
im Inhalt suchen
alle Dateien nach einem Text durchsuchen
Dateien nach einem Wort durchsuchen
Dokumente nach einem Wort durchsuchen
Notizen nach einem Wort durchsuchen
nach Inhalt suchen
nach einem String suchen
nach einem Text in Dateien suchen
nach einem Satz suchen
nach einer Textstelle suchen
ein Wort in meinen Notizen finden
einen Satz in meinen Dokumenten finden
eine Zeile in meinen Dateien finden
eine Textstelle finden
schau in meinen Dokumenten nach einem Wort
welche Datei hat diesen Text
in welcher Datei ist das Wort
in welcher Datei hab ich das geschrieben
in welcher Notiz steht das
in welchem Text steht das
wo steht das in meinen Dateien
wo hab ich das notiert
wo hab ich das erwähnt
wo war der Satz
steht das in einer von meinen Dateien
steht das in irgendeiner Notiz
kannst du in Dateien suchen, im Text
kannst du Text suchen
kannst du meine Dateien greppen
könntest du eine Textsuche machen
könntest du in meinen Dateien nach einem Wort schauen
würdest du was für mich greppen
würdest du den Text meiner Dateien durchsuchen
ich will eine Textsuche
ich will meine Notizen greppen
ich will nach Inhalt suchen
ich muss Dateiinhalte durchsuchen
ich muss einen Satz finden
ich muss einen Text im Code finden
ich such einen Text in meinen Dateien
ich such ein Wort in einer Datei
ich such einen Satz, den ich geschrieben hab
ich hab mal einen Satz geschrieben, such den in meinen Dateien
suchen wir im Text
""",
)
