"""How people say that more comes into a new file, or want something written and don't say where, or what."""

from training.phrases import Phrases

MORE = Phrases(
    en="""
and [add|also|append] {text}
add {text} [too|as well|to it|there]
[also|then] {text}
!put {text} in there [too|as well]
[one more line|another line]: {text}
oh and {text}
{text} [goes|belongs] [in|there] [too|as well]
[append|attach] {text} [too|as well|to that|]
next line: {text}
[below|under] that, {text}
it should [also|] say {text} [too|]
i forgot {text}, [add it|put it in]
plus {text}
and then {text}
write {text} [below|under] [it|that]
[one more|another] thing [in there|for the file]: {text}
!{text} at the bottom [as well|]
!follow that up with {text}
[tag|tack] {text} on [at the end|]
[almost|nearly] forgot: {text}
[and|] {text} on the next line
one thing is missing, {text}
[and|] finally {text}
throw in {text} [as well|too]
while you're at it, {text} [too|]
the file also needs {text}
last line: {text}
it could do with {text} [too|as well]
there's more to write: {text}
more: {text}
also: {text}
oh, {text}
then also {text}
new line, {text}
new line: {text}
second line: {text}
another line with {text}
a further line: {text}
one more line saying {text}
one more: {text}
and another: {text}
and one last thing, {text}
and at the end {text}
and beneath it {text}
and the words {text}
yes, and {text}
good, now {text}
great, then add {text}
nice, and {text} below
ok, next {text}
wait, {text} too
hold on, {text} is missing
hang on, also {text}
ps: {text}
p.s. {text}
addition: {text}
addendum: {text}
continue with {text}
continue the file with {text}
follow it with {text}
finish it off with {text}
end it with {text}
let it end with {text}
extend it by {text}
complete it with {text}
expand that with {text}
squeeze in {text} [too|as well]
stick {text} under it
type {text} underneath
put {text} after that
put {text} on a new line
i want {text} in it as well
i also want {text}
i'd like {text} in it too
i left out {text}
i just thought of {text}
i should also have {text} in there
can you add {text} as well
could you also write {text}
could {text} go in there too
would you add {text} to that
let's also have {text}
let's not forget {text}
{text} should follow
{text} comes next
{text} after that
{text} underneath
{text} is missing
{text}, that too
not complete yet: {text}
there should be {text} in it too
on top of that {text}
as a new line {text}
{text} to round it off
{text} for good measure
{text}, new line
{text}, next line
{text} at the bottom
{text} as the last line
{text} in the line after
{text} in there as well please
{text} wants to be in there too
{text} also has to be noted
line break, then {text}
enter, {text}
>> {text}
+ {text}
& {text}
third line: {text}
line two: {text}
line 2: {text}
one below: {text}
right under it, {text}
right after that, {text}
straight after, {text}
to that i'd add {text}
to finish, {text}
to end with, {text}
and to top it off {text}
and lastly {text}
and what about {text}, in there too
and let it also say {text}
and carry on with {text}
carry on: {text}
keep writing: {text}
keep going, {text}
still to come: {text}
still missing: {text}
not forgetting {text}
silly me, {text} too
damn, forgot {text}
i nearly left out {text}
i've one more, {text}
i've got another line, {text}
by the way, {text} too
fine, {text} too
perfect, now {text} under it
lovely, and {text} as well
almost done, {text}
make it two lines, {text}
make room for {text}
pop {text} in as well
work {text} in too
include {text}
include {text} as well
log {text} too
note {text} too
save {text} along with it
""",
    de="""
und [noch|auch|dazu noch] {text}
[schreib|häng] [noch|auch] {text} [dazu|dran]
[außerdem|dann noch] {text}
!{text} soll da [auch|noch] rein
[noch eine Zeile|eine weitere Zeile]: {text}
ach ja, und {text}
{text} [gehört|muss|kommt] [auch|noch] [rein|dazu]
[ergänz|ergänze] [noch|] {text}
nächste Zeile: {text}
darunter [noch|] {text}
und drunter: {text}
ich hab {text} vergessen, [schreib es dazu|häng es an]
plus {text}
und dann {text}
[noch|bitte noch] {text} [dazu|anhängen|dazuschreiben]
{text} [ned|nicht] vergessen, [schreib es dazu|noch dazu]
!{text} auch noch unten hin
!dem folgt noch {text}
[fast|beinahe] vergessen: {text}
in die nächste Zeile {text}
eine Sache fehlt noch, {text}
zum Schluss [noch|] {text}
wenn du schon dabei bist, {text} [auch|] noch
zusätzlich {text}
letzte Zeile: {text}
in die Datei kommt [auch|] noch {text}
mir fällt grad noch {text} ein
tua no {text} dazua
pack {text} [auch|] noch [drunter|dazu|rein]
mehr: {text}
auch: {text}
oh, {text}
dann auch {text}
neue Zeile, {text}
neue Zeile: {text}
zweite Zeile: {text}
noch eine Zeile mit {text}
und noch eine: {text}
noch was: {text}
und noch ein Letztes, {text}
und ans Ende {text}
und am Schluss {text}
und die Worte {text}
ja, und {text}
gut, jetzt {text}
super, dann noch {text} dazu
schön, und darunter {text}
ok, als Nächstes {text}
warte, {text} auch
halt, {text} fehlt noch
Moment, auch noch {text}
PS: {text}
Nachtrag: {text}
Ergänzung: {text}
Zusatz: {text}
weiter mit {text}
mach weiter mit {text}
lass noch {text} folgen
schließ ab mit {text}
zum Abschluss {text}
erweiter das um {text}
ergänz das Ganze mit {text}
vervollständige es mit {text}
quetsch noch {text} rein
klatsch {text} drunter
tipp darunter {text}
setz {text} dahinter
setz {text} in eine neue Zeile
füg noch {text} hinzu
tu noch {text} hinein
ich will da auch {text} drin haben
ich will auch noch {text}
ich hätte da gern noch {text} drin
{text} hab ich ausgelassen
eben noch eingefallen: {text}
da hätte auch {text} reingehört
kannst du noch {text} dazuschreiben
könntest du auch {text} notieren
könnte da noch {text} stehen
würdest du {text} ergänzen
nehmen wir noch {text} dazu
vergessen wir {text} nicht
danach soll {text} folgen
als Nächstes kommt {text}
danach {text}
{text} darunter
{text} fehlt
{text}, das auch noch
noch nicht vollständig: {text}
da soll auch {text} stehen
als neue Zeile {text}
schriib no {text} drunter
{text} zum Drüberstreuen
{text} als Abschluss
{text}, neue Zeile
{text}, nächste Zeile
{text} ans Ende
{text} als letzte Zeile
{text} in die Zeile danach
{text} bitte mit rein
{text} will ich auch drin haben
{text} muss man auch notieren
Absatz, dann {text}
Zeilenumbruch, {text}
Enter, {text}
>> {text}
+ {text}
& {text}
dritte Zeile: {text}
Zeile zwei: {text}
Zeile 2: {text}
eins drunter: {text}
direkt darunter {text}
gleich danach {text}
gleich dahinter {text}
dazu käme {text}
zum Ende hin {text}
und abschließend {text}
und letztens {text}
und was ist mit {text}, das auch rein
und es soll auch {text} drinstehen
und weiter geht's mit {text}
weiter: {text}
schreib weiter: {text}
schreib gleich weiter, {text}
kommt noch: {text}
fehlt noch: {text}
nicht zu vergessen {text}
ich Depp, {text} auch noch
Mist, {text} vergessen
beinah hätt ich {text} vergessen
eins hab ich noch, {text}
eine Zeile hätt ich noch, {text}
übrigens, {text} auch
passt, {text} auch noch
perfekt, jetzt {text} drunter
fein, und {text} dazu
fast fertig, {text} noch
mach zwei Zeilen draus, {text}
bring {text} auch noch unter
bau {text} auch noch ein
nimm {text} mit auf
nimm {text} auch mit rein
notier {text} auch gleich
speicher {text} gleich mit
no wos: {text}
und denn noch {text}
""",
)
NO_FILE = Phrases(
    en="""
write {text} [to|into] a file
[save|put] {text} in a [new|text|] file
[can you|could you] write {text} into a file?
!a file with {text} please
+[save|store|keep] {text} somewhere in a file
+make a [note|file|text file] [of|with] {text}
i want [to save|to store] {text} in a file
{text} [in|into] a file [please|pls|]
+put {text} [into|in] a [txt|textfile|new document]
[can|could] you save {text} as a [text|] file?
new file with [the text|] {text}
[need|want] a [file|text file] [that says|with] {text}
would you write {text} into a new file?
create file, content {text}
+dump {text} [in|into] a file
!a new document saying {text}
!+store these words in some file: {text}
+[jot|note|scribble] {text} down in a [new|] [file|document]
{text} should [become|be] a [text|] file
i'd like to have {text} as a [file|text file]
[take|type up] a note in a new file: {text}
before i forget it, {text} into a file
could you make me a file [saying|containing] {text}?
+turn {text} into a [text file|txt]
it would be nice to have {text} in a file
textfile: {text}
new [doc|document|note file], {text} [goes|comes] in it
+start a [new|] file with {text}
file with {text}
text file, {text}
new text file saying {text}
new txt with {text}
a fresh file containing {text}
plain text file with {text} in it
to a file: {text}
to disk: {text}
into a file please: {text}
file content: {text}
content of the new file: {text}
save to file: {text}
save as text: {text}
echo {text} > a file
write this in a file: {text}
write down in a new document: {text}
put the following in a file: {text}
the following goes into a new file: {text}
new document please, with {text}
{text} -> new file
{text} as a file
{text} as a txt please
{text}, save that to a file
{text}, put it in some text file
{text} needs to be saved in a file
{text} belongs in a new file
{text} has to be in a text document
i need {text} on disk, as a file
i need a document which contains {text}
i want a file where it says {text}
i want a new text file, its content is {text}
i'd like you to save {text} to a file
i'd like a new file containing {text}
i have to keep {text} in a text file
i must have {text} written in a file
i should put {text} in a file somewhere
my notes app is broken, put {text} into a file
not on paper, in a file: {text}
can i have a file with the words {text}
can i get {text} as a text document
could you create a file that contains {text}
could {text} go into a new file
would you mind putting {text} in a file
would you save me {text} as a document
is it possible to have {text} written to a file
let's create a file with {text}
let's have {text} in a text file
so that it isn't lost, {text} into a file please
+create a file with {text}
+create a text document that says {text}
+generate a file with the content {text}
+produce a text file with {text}
+open a new file and write {text}
+open a fresh document and type {text}
+drop {text} into a new file
+export {text} to a text file
+type {text} into a new document
+set up a file with {text} in it
{text} for a new file
{text} > file
{text} > new.file, but i don't know the name yet
{text} as a document
{text} into a doc please
{text} on file please
{text} to disk please
{text} in writing, as a file
{text} wants to become a file
{text}, in a file of its own
{text}. make a file out of that
{text}: new file please
file: {text}
file saying {text}
file that says {text} please
txt: {text}
txt with {text}
doc with {text}
document: {text}
new document: {text}
new text document, {text}
new file, text {text}
new file, first line {text}
empty file, then {text} in it
brand new file, content {text}
any file name will do, content {text}
a file where it says {text}
a wee file saying {text}
a wee text file with {text}
a doc saying {text} please
some file should hold {text}
some new file containing {text}
the text {text} as a file
the words {text}, in a file
the sentence {text} has to go in a file
here's a text, make it a file: {text}
this as a file: {text}
this is to be a text file: {text}
no list, a new file with {text}
how about a new file that says {text}
what i need is a file with {text}
would love to have {text} as a text file
we need {text} in a file
i want {text} as a file
i want {text} put in a text document
i could use a file that says {text}
i'm making a file, it says {text}
i'd have a new file with {text}
+get {text} into a file
+get {text} on disk
+stick {text} in a new file
+pop {text} in a text file
+bung {text} in a text file
+output {text} to a file
+print {text} to a file
+record {text} in a new text file
""",
    de="""
schreib {text} in eine Datei
[speicher|leg] {text} in einer [neuen|] Datei [ab|]
[kannst du|könntest du] {text} in eine Datei schreiben?
!eine Datei mit {text} [bitte|]
+[speicher|sicher] {text} [irgendwo|] als [Datei|Textdatei]
+mach [mir|] eine Datei mit {text}
ich [will|möchte] {text} in einer Datei [speichern|haben]
{text} in eine Datei [bitte|schreiben|speichern]
+pack {text} in [ein Textfile|eine txt|eine neue Datei]
[kannst|magst] du {text} als [Textdatei|Datei] speichern?
neue Datei mit [dem Text|] {text}
[brauch|bräuchte] eine [Datei|Textdatei], in der {text} steht
i mecht {text} in a Datei schreibn
Datei anlegen, Inhalt {text}
{text} soll in eine Datei
!ein neues Dokument mit {text} drin
!+halt {text} in irgendeiner Datei fest
+[notier|kritzel] {text} in eine [neue|] [Datei|Textdatei]
[neues Dokument|neues Textfile], da [kommt|soll] {text} rein
+leg eine [Datei|Textdatei] an, Inhalt: {text}
bevor ich's vergess, {text} in eine Datei
{text} hätt ich gern als [Datei|Textdatei]
aus {text} bitte eine [Datei|Textdatei] machen
würdest du mir {text} in eine Datei tippen?
wär gut, {text} in einer Datei zu haben
+tipp {text} in eine [Datei|txt]
moch ma a Datei mit {text}
Textdatei: {text}
Textdatei, {text}
neue Textdatei mit dem Satz {text}
neue txt mit {text}
frische Datei mit {text} drin
eine Textdatei, wo {text} drinsteht
in eine Datei: {text}
auf die Platte, als Datei: {text}
in eine Datei bitte: {text}
Dateiinhalt: {text}
Inhalt der neuen Datei: {text}
als Datei speichern: {text}
als Text speichern: {text}
echo {text} > eine Datei
schreib das in eine Datei: {text}
schreib in ein neues Dokument: {text}
folgendes in eine Datei: {text}
das kommt in eine neue Datei: {text}
neues Dokument bitte, mit {text}
{text} -> neue Datei
{text} als Datei
{text} als txt bitte
{text}, das in eine Datei speichern
{text}, pack das in irgendein Textfile
{text} muss in einer Datei gespeichert werden
{text} gehört in eine neue Datei
{text} muss in ein Textdokument
ich brauch {text} auf der Platte, als Datei
ich brauch ein Dokument, das {text} enthält
ich will eine Datei, wo {text} steht
ich will eine neue Textdatei, Inhalt {text}
ich möchte, dass du {text} in einer Datei speicherst
ich hätte gern eine neue Datei mit {text}
ich muss {text} in einer Textdatei aufheben
ich sollte {text} irgendwo in einer Datei haben
meine Notizapp spinnt, tu {text} in eine Datei
nicht auf Papier, in eine Datei: {text}
kann ich eine Datei mit den Worten {text} haben
krieg ich {text} als Textdokument
könntest du eine Datei anlegen, die {text} enthält
könnte {text} in eine neue Datei
würdest du {text} als Datei ablegen
würdest du mir {text} als Dokument speichern
geht es, {text} in eine Datei zu schreiben
machen wir eine Datei mit {text}
lass uns {text} in einer Textdatei festhalten
damit's nicht verloren geht, {text} bitte in eine Datei
+erstell ein Textdokument, in dem {text} steht
+erzeug eine Datei mit dem Inhalt {text}
+leg eine neue Datei mit {text} an
+mach eine neue Datei auf und schreib {text}
+nimm ein leeres Dokument und tipp {text}
+wirf {text} in eine neue Datei
+exportier {text} in eine Textdatei
+schreib {text} in ein neues Dokument
+bring {text} in eine Datei
schriib {text} i ne Datei
tua {text} in a neie Datei
{text} für eine neue Datei
{text} > Datei
{text} als Dokument
{text} in ein Dokument bitte
{text} auf die Platte bitte
{text} schriftlich, als Datei
{text} soll eine Datei werden
{text}, in eine eigene Datei
{text}. mach daraus eine Datei
{text}: neue Datei bitte
{text} in ein neues File
{text} in eine txt speichern
Datei: {text}
Datei mit {text}
Datei, in der {text} steht, bitte
Datei mit der Zeile {text}
txt: {text}
txt mit {text}
Dokument mit {text}
Dokument: {text}
neues Dokument: {text}
neues Textdokument, {text}
neue Datei, Text {text}
neue Datei, erste Zeile {text}
neues File mit {text}
leere Datei, dann {text} rein
nagelneue Datei, Inhalt {text}
Dateiname egal, Inhalt {text}
eine Datei, wo {text} steht
eine Datei bitte, Text: {text}
ein File mit {text} bitte
ein Dateierl mit {text}
irgendeine Datei soll {text} enthalten
der Text {text} als Datei
die Worte {text}, in eine Datei
der Satz {text} muss in eine Datei
hier ein Text, mach eine Datei draus: {text}
das als Datei: {text}
das soll ein Textfile werden: {text}
keine Liste, eine neue Datei mit {text}
wie wär's mit einer neuen Datei, in der {text} steht
was ich brauch, ist eine Datei mit {text}
eine Datei mit {text} wär mir recht
wir brauchen {text} in einer Datei
ich will {text} als Datei
ich will {text} in einem Textdokument
ich könnt eine Datei brauchen, in der {text} steht
ich mach eine Datei, drin steht {text}
ich hätt da {text}, das gehört in eine neue Datei
+bring {text} auf die Platte
+steck {text} in eine neue Datei
+hau {text} in eine Datei
+druck {text} in eine Datei
+gib {text} in eine Datei aus
+erfass {text} in einer neuen Textdatei
+sicher {text} in einer neuen Datei
schriev {text} in en Datei
""",
)
NO_TEXT = Phrases(
    en="""
write [something|a note|a text] [to|into] {path}
put [something|a line] in {path}
[can you|could you] write something into {path}?
!i want to note something in {path}
i [want|have|need] to write [something|sth] [in|into|to] {path}
+write [a few words|some text|some lines] [to|into|in] {path}
{path}: write something [in it|in there|]
new note [in|into] {path}
something has to go into {path}
[let's|lets] write [something|a note] [to|into] {path}
would you write [something|a text] into {path} for me?
+make a note in {path}
[write|note] in {path}
i'd like to jot something down in {path}
+start a text in {path}
!text for {path} coming up, take it down
!there's something i want in {path}
+jot something down in {path}
i've got something to put into {path}
{path} needs [some text|some content|a few lines]
+take something down in {path}
some [words|text] for {path} [please|]
would it be possible to put a text into {path}?
+fill {path} with something
i want {path} to have some text in it
could you note something for me in {path}?
{path} is where i want a note
got a note for {path}
write to {path}
write into {path}
writing to {path}
note to {path}
note for {path}
text into {path}
text to {path} please
a line for {path}
a few words into {path}
a memo in {path}
a sentence in {path} please
entry in {path}
some notes, in {path}
into {path} please, i'll dictate
dictation for {path}
dictate into {path}
{path} - i want to write
{path}: new note
{path}, take a note
{path} should get some text
{path} shouldn't stay empty, write something
{path} is waiting for a text
{path} is supposed to contain a note
i want to make a note in {path}
i want to put some words in {path}
i want to fill {path}
i wanna write in {path}
i'd like a text in {path}
i'd like to save a note as {path}
i'd like to dictate something into {path}
i need a note in {path}
i need {path} filled with a text
i need to get something written into {path}
i must write something down in {path}
i have a text for {path}
i have a thought i want in {path}
i have some lines that go into {path}
i was going to write something into {path}
i thought of something, write it in {path}
my thoughts go in {path}
can i put a text in {path}
can i dictate something for {path}
can we write something into {path}
could you take a note in {path}
could you help me write something to {path}
would you take down a note in {path}
will you write for me in {path}
may i have something written in {path}
ready to write into {path}
time to write something in {path}
let me write something in {path}
let me put a note in {path}
let's fill {path} with text
there's a note to be made in {path}
before i forget, a note in {path}
+create a note in {path}
+save a note as {path}
+enter something in {path}
+type something into {path}
a bit of text for {path}
a note, file {path}
a new text in {path}
a thought for {path}
a quick note in {path}
a quick one for {path}
some writing in {path}
some lines for {path}
text goes in {path}
text wanted in {path}
memo to {path}
memo: {path}
note: {path}
quick note in {path}
new text in {path}
new entry, {path}
new memo in {path}
new lines for {path}
jotting something in {path}
noting something in {path}
writing a note, {path}
dictating, file {path}
input for {path}
stdin to {path}
cat > {path}
echo > {path}, text follows
in {path}: a note
in {path}, write
in {path} should be some text
into {path} goes a note
into {path} goes some text
{path} please, a note
{path}, i'll tell you the text
{path}, i'll tell you what to write
{path}. write in there for me
{path} gets a text from me
{path} gets a note
{path} is still blank, let's write something
{path} is where my text goes
{path} is where my thoughts go
{path} lacks a text
{path} lacks content
{path} = ?
i'll dictate {path}
i'll tell you what goes in {path}
i've a text for {path}
i've got a few lines for {path}
i've something to write, {path}
i fancy writing in {path}
i gotta put sth in {path}
i gotta write something down, {path}
i wish to write in {path}
ready? a note for {path}
take dictation, {path}
take this down in {path}
you write, i dictate, {path}
we need some text in {path}
grab a pen, note for {path}
remember something for me in {path}, in writing
+compose something in {path}
+put a text in {path}
+put a note in {path}
+put words in {path}
+set down a few lines in {path}
+get something written in {path}
+give {path} some text
+give {path} some content
""",
    de="""
schreib [was|etwas|eine Notiz] in {path}
in {path} [etwas|was] schreiben
[kannst du|könntest du] was in {path} schreiben?
!ich will mir was in {path} notieren
ich [muss|möchte|will] [was|etwas] in {path} [schreiben|reinschreiben]
+schreib [ein paar Worte|einen Text|einen Satz] in {path}
{path}: [was|etwas] reinschreiben
neue Notiz in {path}
in {path} [soll|muss|gehört] [was|etwas|ein Text] rein
lass uns [was|etwas] in {path} schreiben
[würdest|magst] du [mir|] [was|etwas] in {path} schreiben?
+mach [mir|] eine Notiz in {path}
in {path} schreiben
i mecht wos in {path} [neischreibn|schreibn]
[bräuchte|brauch] einen Text in {path}
!nimm einen Text für {path} auf
!da soll was Geschriebenes in {path}
+notier [mir|] [was|etwas] in {path}
+tipp [was|etwas] in {path}
{path} braucht [einen Text|einen Inhalt|ein paar Zeilen]
ich [hab|hätte] was für {path} zum [Aufschreiben|Notieren]
ein paar Worte in {path} [bitte|]
+füll {path} mit [was|etwas|Text]
wär's möglich, was in {path} zu schreiben?
[könnt|dürft] ich was in {path} notieren lassen?
in {path} gehört [noch|] ein Text
schriib öppis in {path}
für {path} hab ich [eine Notiz|einen Satz]
nach {path} schreiben
in {path} reinschreiben
Notiz nach {path}
Notiz für {path}
Text in {path}
Text nach {path} bitte
eine Zeile für {path}
ein paar Zeilen in {path}
ein Memo in {path}
einen Satz in {path} bitte
Eintrag in {path}
ein paar Notizen, in {path}
in {path} bitte, ich diktiere
Diktat für {path}
in {path} diktieren
{path} - ich will was schreiben
{path}: neue Notiz
{path}, Notiz machen
{path} soll einen Text kriegen
{path} soll nicht leer bleiben, schreib was
{path} wartet auf einen Text
{path} soll eine Notiz enthalten
ich will eine Notiz in {path} machen
ich will ein paar Worte in {path} haben
ich will {path} füllen
ich würd gern in {path} schreiben
ich hätte gern einen Text in {path}
ich möchte eine Notiz als {path} speichern
ich möchte was in {path} diktieren
ich brauch eine Notiz in {path}
ich brauch in {path} einen Text
ich muss was Geschriebenes in {path} haben
ich muss mir was aufschreiben, in {path}
ich hab einen Text für {path}
ich hab einen Gedanken, der in {path} soll
ich hab ein paar Zeilen, die kommen in {path}
ich wollt was in {path} schreiben
mir ist was eingefallen, schreib's in {path}
meine Gedanken kommen in {path}
kann ich einen Text in {path} tun
kann ich dir was für {path} diktieren
können wir was in {path} schreiben
könntest du eine Notiz in {path} machen
könntest du mir helfen, was in {path} zu schreiben
würdest du eine Notiz in {path} aufnehmen
schreibst du mir was in {path}
lässt sich was in {path} schreiben
Zeit, was in {path} zu schreiben
lass mich was in {path} schreiben
lass mich eine Notiz in {path} machen
füllen wir {path} mit Text
in {path} ist eine Notiz fällig
bevor ich's vergess, eine Notiz in {path}
da muss noch was in {path} rein
+leg eine Notiz {path} an
+erstell eine Notiz in {path}
+speicher eine Notiz als {path}
+gib was in {path} ein
+trag was in {path} ein
schreib ma wos in {path}
ein bisschen Text für {path}
eine Notiz, Datei {path}
einen neuen Text in {path}
ein Gedanke für {path}
eine schnelle Notiz in {path}
was Kurzes für {path}
was Schriftliches in {path}
Zeilen für {path}
der Text kommt in {path}
Memo nach {path}
Memo: {path}
Notiz: {path}
kurze Notiz in {path}
schnell was in {path} notieren
neuer Text in {path}
neuer Eintrag, {path}
neues Memo in {path}
neue Zeilen für {path}
was aufschreiben, in {path}
was notieren, {path}
Notiz machen, {path}
ich diktier, Datei {path}
Eingabe für {path}
stdin nach {path}
cat > {path}
echo > {path}, Text kommt gleich
in {path}: eine Notiz
in {path} schreib was
in {path} soll ein Text stehen
in {path} kommt eine Notiz
in {path} kommt ein Text
in {path} fehlt der Text
{path} bitte, eine Notiz
{path}, den Text sag ich dir
{path}, ich sag dir gleich, was rein soll
{path}. schreib mir da was rein
{path} kriegt einen Text von mir
{path} kriegt eine Notiz
{path} ist noch leer, schreiben wir was
{path} hat noch keinen Text
{path} = ?
{path} beschreiben
{path} befüllen
{path} mit Inhalt füllen
ich diktier dir {path}
ich sag dir, was in {path} kommt
ich hab paar Zeilen für {path}
ich hab was zu schreiben, {path}
ich muss schnell was in {path} notieren
ich wünsch mir einen Text in {path}
mag was schreiben, in {path}
hab da was für {path}, schreib mit
bereit? Notiz für {path}
schreib mit, {path}
schreib auf, in {path}
du schreibst, ich diktier, {path}
wir brauchen einen Text in {path}
Stift raus, Notiz für {path}
merk mir was in {path}, schriftlich
+verfass was in {path}
+bring was in {path} zu Papier
+tu einen Text in {path}
+tu eine Notiz in {path}
+halt was in {path} fest
+gib {path} einen Inhalt
schriev wat in {path}
i hätt wos für {path} zum Schreim
""",
)
