"""How people say what a new file is to contain."""

from training.phrases import Phrases

WRITE = Phrases(
    en="""
+write {text} [to|into|in] [the file|a file called|a new file|] {path}
+[save|put|store] {text} [in|to|into|as] {path}
+[create|make] [a file|a new file|the file|] {path} [with the text|with the content|that says|containing|with] {text}
+[create|make] [a|the] [text file|note] {path}: {text}
+note {text} in [a new file|] {path}
[new file|file] {path}: {text}
[can|could] you write {text} [to|into] {path}?
[i want|i need|i'd like] a file {path} [with|that says|containing] {text}
{path} should [contain|say] {text}
!please have {text} written to {path}
in [the new file|a file called|] {path} write {text}
[please|] write down {text} in {path}
+write a [file|note] {path} [with the line|that contains|saying] {text}
{text} -> {path}
+dump {text} into {path}
+start a [new|] file {path} with {text}
+save as {path}: {text}
!a new text file {path} with {text} in it
echo {text} > {path}
[let's|lets] put {text} in a new file {path}
+jot down {text} in {path}
make {path} with content {text}
[so|ok], a note called {path}: {text}
!+write the words {text} to the file {path}
[before i forget], save {text} in {path}
+put [the text|the words|the sentence] {text} [in|into] [a new file|a file called|a file named|the new file|] {path}
{path}, [content|contents|text]: {text}
would it be possible to [write|save] {text} [to|in|into] {path}?
i wonder if you could [save|store] {text} [as|in] {path}
+make a [text file|txt|textfile] {path} [saying|with|and put in] {text}
+keep {text} in a [new|] file [called|named|] {path}
{text}, [save|store|write] that [as|to|in] {path}
[my memory is bad|i tend to forget things], so write {text} into {path}
i want to [save|keep|store] {text} [as|in] {path}
+record {text} in [the new file|a file] {path}
{text} should [be saved|be stored|end up] in {path}
[need|want] {text} saved [as|in|to] {path}
[please|pls] make file {path} with text {text}
+type {text} into a new file {path}
file [called|named] {path} [please|], [with|saying] {text}
[content|text] {text}, file [name|] {path}
[would you mind|mind] writing {text} [to|into] {path}?
+fill [a|the] new file {path} with {text}
[quick note|note to self|memo] [in|into] {path}: {text}
printf {text} > {path}
!+let a new file {path} hold {text}
!i'd be glad to have {text} in writing, as {path}
!+produce {path} with the content {text}
!please type up {text} as {path}
+scribble {text} into [a new file|] {path}
could do with a file {path} [saying|that says] {text}
+bang {text} into a [new|] file {path}
put down {text} for me, file name {path}
i'll need this later: {text}, [save|store] it as {path}
there should be a file {path} reading {text}
it would be good to have {text} written in {path}
+set up a [file|note] {path} with {text}
+commit {text} to a [new|] file [called|] {path}
one file {path}, only line: {text}
my notes go [in|into] {path}: {text}
+open a new file {path} and write {text} [in it|]
{path} with {text}
{path}, write {text} in it
{text} into {path} please
{text} goes into the new file {path}
{text} is what i want in {path}
{text} as a note, file {path}
new file, name {path}, text {text}
new file named {path} with {text}
new note in {path}: {text}
note {path}: {text}
text file {path}, content {text}
save this in {path}: {text}
write in {path}: {text}
write this to {path}: {text}
in {path} i want {text}
in a new file {path}: {text}
into {path} goes {text}
i have to write down {text}, file {path}
i want to note {text} in {path}
i want a new file {path}, it should say {text}
i'd like to save {text} to {path}
i need {text} written into {path}
i need a note {path} that says {text}
[can|could] you save {text} in {path}
could you make a file {path} with {text}
could you note {text} in {path}
would you save {text} as {path}
would you create {path} with the text {text}
may i have a file {path} with {text}
let's save {text} as {path}
let's make a file {path} saying {text}
+create {path} and write {text} into it
+take this down in {path}: {text}
+enter {text} in a new file {path}
+store the text {text} in {path}
{path} gets created with {text}
{path} wants {text} in it
{path}? doesn't exist yet, create it saying {text}
{path} <<< {text}
{path} = {text}
cat <<< {text} > {path}
tee {path} <<< {text}
title {path}, body {text}
name: {path}, text: {text}
filename {path}, it reads {text}
{text} in a file, and the file is {path}
{text} becomes the file {path}
{text} down on disk as {path}
{text} saved under {path}, cheers
{text} is worth keeping, {path} would be the place
{text}? file it as {path}
{text} for the records, {path}
take a note {text} and call it {path}
take a note for me, {path}, and it goes: {text}
make me a wee file {path} with {text}
a wee note {path}: {text}
a memo {path} with {text}
dictation: {text}. file: {path}
i dictate: {text}. that's {path}
here's what {path} should say: {text}
here's a text for {path}: {text}
this belongs in {path}: {text}
what i want in the new file {path} is {text}
the content of {path} shall be {text}
the new {path} reads {text}
my new file {path} reads {text}
someone has to remember {text}, so {path} it is
so that i know later: {text}, into {path}
brain dump into {path}: {text}
stash {text} away in {path}
+stash {text} as {path}
+capture {text} in {path}
+pen {text} to {path}
+output {text} to {path}
+get {text} on disk as {path}
+initialise {path} with {text}
+author a file {path} that reads {text}
could you see to it that {path} says {text}
mind typing {text} up, into {path}
we'd need a file {path} which says {text}
""",
    de="""
+[schreib|schreibe] [mal|bitte|mir|] {text} in [die Datei|eine Datei namens|eine neue Datei|] {path}
+[speicher|speichere|leg] {text} [in|als|unter] {path} [ab|]
+[erstell|erstelle|mach] [mir|mal|bitte|] [die Datei|eine Datei|eine neue Datei|] {path} [mit dem Text|mit dem Inhalt|mit Inhalt|mit] {text}
+leg [mir|mal|] [eine Datei|die Datei] {path} [mit dem Text|mit dem Inhalt] {text} an
+[notier|notiere] {text} in [einer neuen Datei|] {path}
[neue Datei|Datei] {path}: {text}
[kannst|könntest|würdest] du [bitte|mal|mir|] {text} in {path} schreiben?
ich [brauche|möchte|will] eine Datei {path} mit [dem Text|dem Inhalt|] {text}
in {path} soll stehen: {text}
{text} in [die Datei|] {path} [schreiben|speichern]
!hätte gern {text} in einer Datei {path} stehen
in [die neue Datei|] {path} kommt {text}
+schreib mir eine [Datei|Notiz] {path} mit [der Zeile|dem Text|] {text}
{text} -> {path}
{text} als {path} speichern
!eine neue Textdatei {path} mit {text} drin
echo {text} > {path}
+tu {text} in [eine neue Datei|] {path}
[bitte|] [schreib|notier] [dir|] in {path}: {text}
Datei {path} anlegen mit [Text|Inhalt|dem Text] {text}
[ich will mir was notieren], {text} in {path}
+speicher mir {text} unter {path}
neue Notiz {path}: {text}
!+halt {text} in {path} fest
schreib auf: {text}, in {path}
+pack [den Text|den Satz|] {text} in [eine neue Datei|eine Datei namens|die neue Datei|] {path}
{path}, [Inhalt|Text]: {text}
[wäre es|wärs] möglich, {text} [in|als] {path} zu speichern?
[magst|mogst] du [mir|] {text} in {path} [schreiben|speichern]?
+mach [ein|das] [Textfile|File|Textdokument] {path} [mit|und schreib rein:] {text}
{text}, [speicher|sicher] das [als|in|unter] {path}
[ich bin vergesslich|mein Gedächtnis ist schlecht], schreib {text} in {path}
ich [will|möchte|würd gern] {text} [als|in|unter] {path} [speichern|ablegen|sichern]
{text} soll in [die Datei|] {path} [geschrieben werden|rein]
[bräuchte|brauch] {text} [als|in] {path} [gespeichert|abgelegt]
+tipp {text} in eine neue Datei {path}
Datei [namens|] {path} [bitte|] mit dem [Inhalt|Text|Satz] {text}
[Inhalt|Text] {text}, [Dateiname|Datei] {path}
+füll eine neue Datei {path} mit {text}
[kurze Notiz|Merkzettel|Memo] in {path}: {text}
[schreib|schreibs] ma auf in {path}: {text}
i mecht {text} in {path} [speichern|stehn haben]
chasch {text} [als|in] {path} [spichere|speichere|schriibe]?
+erzeug[e|] [eine|die] Datei {path} mit {text}
+bring {text} in [der Datei|einer Datei|] {path} zu Papier
!{text} gehört in eine neue Datei {path}
!+verfass[e|] {path} mit dem Wortlaut {text}
!wie wärs mit einem File {path}, Inhalt {text}
!ich wüsste {text} gern in {path} gesichert
printf {text} > {path}
+kritzel {text} in [eine neue Datei|] {path}
eine Datei {path} mit {text} [wär gut|wär praktisch]
das brauch ich später: {text}, [speicher|leg] es [in|unter] {path} [ab|]
wärst du so nett und schreibst [mir|] {text} in {path}?
es soll eine Datei {path} geben, in der {text} steht
+leg eine Notiz {path} an: {text}
Dateiname {path}, drin steht {text}
dass du mir {text} in {path} [schreibst|notierst|speicherst]
+hau {text} in [eine neue Datei|ein neues File] {path}
eine Datei {path}, einzige Zeile: {text}
+vermerk {text} in einer neuen Datei {path}
[schnell|kurz] {text} in {path} [sichern|abspeichern]
{path} mit {text}
{path}, schreib {text} rein
{text} bitte in {path}
{text} kommt in die neue Datei {path}
{text} will ich in {path} haben
{text} als Notiz, Datei {path}
neue Datei, Name {path}, Text {text}
neue Datei namens {path} mit {text}
Notiz {path}: {text}
Textdatei {path}, Inhalt {text}
speicher als {path}: {text}
speicher das in {path}: {text}
schreib in {path}: {text}
schreib das in {path}: {text}
in {path} will ich {text}
in eine neue Datei {path}: {text}
ich muss {text} aufschreiben, Datei {path}
ich will {text} in {path} notieren
ich will eine neue Datei {path}, drin soll {text} stehen
ich möchte {text} in {path} schreiben
ich brauch {text} in {path}
ich brauch eine Notiz {path}, in der {text} steht
[kannst|könntest] du {text} in {path} speichern
könntest du eine Datei {path} mit {text} anlegen
könntest du {text} in {path} notieren
würdest du {text} als {path} speichern
würdest du {path} mit dem Text {text} anlegen
kann ich eine Datei {path} mit {text} haben
speichern wir {text} als {path}
machen wir eine Datei {path} mit {text}
+leg {path} an und schreib {text} rein
+nimm das in {path} auf: {text}
+trag {text} in eine neue Datei {path} ein
+sicher den Text {text} in {path}
schreib ma {text} in {path}
schriib {text} i {path}
{path} wird angelegt mit {text}
{path} gibt's noch nicht, leg es an mit {text}
{path} <<< {text}
{path} = {text}
cat <<< {text} > {path}
tee {path} <<< {text}
Name {path}, Text {text}
Titel {path}, Inhalt {text}
Dateiname {path}, der Text lautet {text}
{text} wird zur Datei {path}
{text} auf die Platte als {path}
{text} abspeichern als {path}
{text} abspeichern, und zwar unter {path}
{text} aufschreiben, {path} soll die Datei heißen
{text}? kommt in {path}
{text} für die Akten, {path}
{text}, so soll's in {path} stehen
nimm Notiz: {text}, Datei {path}
ich diktiere: {text}. Datei: {path}
Diktat: {text}. das wird {path}
das gehört in {path}: {text}
folgender Text für {path}: {text}
der Text für {path} ist {text}
der Inhalt von {path} soll {text} sein
was in der neuen Datei {path} stehen soll: {text}
mein neues {path} lautet {text}
in meinem neuen {path} steht {text}
irgendwer muss sich das merken: {text}, also in {path}
damit ich's später noch weiß: {text}, in {path}
Gedankenstütze in {path}: {text}
Zettel {path} mit {text}
einen Zettel {path}, drauf steht {text}
eine Notiz mit {text}, Datei {path}
ein Dokument {path} mit {text}
ein kleines File {path} mit {text}
+bewahr {text} in {path} auf
+archivier {text} als {path}
+stopf {text} in die neue Datei {path}
+dokumentier {text} in {path}
+gib {text} in {path} aus
+schmier {text} in {path}
+verewig {text} in {path}
+erfass {text} in {path}
sorg dafür, dass {path} {text} enthält
wir bräuchten eine Datei {path}, in der {text} steht
schriev {text} in {path}
legst mir {text} als {path} ab
""",
)
LIST = Phrases(
    en="""
+[make|write|create] [me|] a [list|shopping list|to-do list|packing list] {path} with {items}
+write a [list|shopping list] [with|of] {items} [to|into] {path}
+[save|put] the list {items} [in|as] {path}
[new list|list] {path}: {items}
[i need|i want|i'd like] a [list|shopping list|packing list|to-do list] [called|named|in] {path} with {items}
[can|could] you make a list {path} with {items}?
{items} as a list in {path}
!a list with {items}, saved as {path}
+start a list {path} with {items}
+list {items} in {path}, one per line
each on its own line in {path}: {items}
+put {items} on a [new|] list {path}
+make {path} a [list|checklist|shopping list] [of|with] {items}
[list|checklist|shopping list|groceries] for {path}: {items}
{path} as a [list|checklist] [with|of] {items}
[going shopping|i'm going shopping|off to the shop], write {items} [to|into|in] {path} as a list
[we're travelling|i'm packing], [make|write] a packing list {path} with {items}
+save a [list|checklist] of {items} [in|as|to] {path}
one per line [in|into] {path}: {items}
{items}, each on its own line, [in|into] {path}
would it be possible to [make|have] a list {path} with {items}?
i'd like {items} listed in {path}
+create a [bullet|simple|little|short] list [called|named|] {path}: {items}
+write down {items} line by line [in|into|to] {path}
[need|want] a list [file|] {path} with {items} [on it|in it|]
list file {path} [with|containing] {items}
things to [buy|get|pack], as {path}: {items}
help me make the list {path}, it should have {items}
[todo|to do|shopping|packing] {path}: {items}
+itemize {items} in {path}
!{items} one below the other in a new {path}
!+compile a list {path} out of {items}
!a checklist by the name of {path}, on it {items}
could do with a list {path}, [on it|items:] {items}
we're out of {items}, make that a list {path}
+jot {items} down as a list in {path}
+draw up a list {path} with {items}
i keep forgetting things, a list {path} with {items} [please|]
+put together a list in {path}: {items}
bullet points in {path}: {items}
would you write me a list of {items}, file {path}?
there should be a list {path} [with|of] {items}
{path}, a list, one thing per line: {items}
line by line into {path}: {items}
+turn {items} into a list, [file|saved as] {path}
{path}: {items}, as a list
{path} should be a list of {items}
{path} should list {items}
list {items} in the file {path}
list of {items} in {path}
list of {items}, file {path}
list please, {path}: {items}
list: {items}, save as {path}
shopping list in {path}: {items}
shopping list {path}, {items} go on it
on the new list {path}: {items}
on {path}, a new list, put {items}
a list in {path} please, {items}
a list {path} please with {items} on it
a file {path} listing {items}
a file {path} with one line each for {items}
a packing list {path}: {items}
inventory {path}: {items}
to buy, in {path}: {items}
to pack, in {path}: {items}
to do, in {path}: {items}
{items} go on a list, {path}
{items} as a shopping list in {path}
{items} as a checklist, name it {path}
{items} one per line in {path}
{items} in separate lines, file {path}
{items}, that's my list, save it as {path}
{items}: make that a list in {path}
i have to buy {items}, write a list {path}
i have to pack {items}, put that list in {path}
i have to get {items}, note that as a list in {path}
i need {items} on a list, call it {path}
i need {items} listed in {path}
i want {items} as a list in {path}
i want a list of {items} saved as {path}
i'd like a list {path}: {items}
don't let me forget to buy {items}, list in {path}
[can|could] you list {items} in {path}
could you put {items} on a list {path}
could you write {items} line by line into {path}
would you save a list of {items} as {path}
would you mind making a list {path} out of {items}
may i have a list {path} with {items}
we need {items}, make a list in {path}
let's make a list {path}: {items}
let's write a shopping list {path} with {items}
+note {items} as a list in {path}
+write {items} one below the other into {path}
+write {items} as bullet points to {path}
+produce a list {path} with {items}
+store {items} as a list, file name {path}
+enter {items} in a new list {path}
i'm off to the shops, {path}: {items}
shopping: {items}. save as {path}
groceries {path}: {items}
grocery list {path} with {items}
errands, file {path}: {items}
{path} for the supermarket: {items}
{path} for the trip: {items}
{path} as my packing list: {items}
{path}, then {items}, each on a line of its own
{path} with a line each: {items}
{items}, as lines in {path}
{items}, all on a list {path} please
{items}, one to a line, file {path}
{items}: these on a list named {path}
{items} make a list, the file is {path}
{items} want listing, {path}
{items}. list that. {path}
{items} = list {path}
here's my list for {path}: {items}
this is a list, put it in {path}: {items}
these things, one a line, in {path}: {items}
the list {path} consists of {items}
the list goes {items}, the file is {path}
my list {path} has these on it: {items}
every item on its own line in {path}: {items}
a column of {items} in {path}
an enumeration in {path}: {items}
a list for the shops, {path}, {items}
a todo file {path} covering {items}
a wee list {path}: {items}
wish list {path}: {items}
line after line in {path}: {items}
separate lines, file {path}: {items}
newline separated in {path}: {items}
not in one line, below each other in {path}: {items}
what we need for the weekend: {items}, list it in {path}
what's to be done: {items}, as a list in {path}
for tomorrow: {items}. make it the list {path}
we're going camping, list {path} please with {items}
mum asked for {items}, write me a list {path}
+list up {items} in a file {path}
+enumerate {items} in {path}
+record {items} as a list in {path}
+break {items} into lines in {path}
+set down {items} as a list, {path}
+type up {items} as a list in {path}
""",
    de="""
+[mach|erstell|schreib] [mir|] eine [Liste|Einkaufsliste|To-do-Liste|Packliste] {path} mit {items}
+schreib {items} als Liste in {path}
+[speicher|leg] die Liste {items} [als|in|unter] {path} [ab|]
[neue Liste|Liste] {path}: {items}
ich [brauche|möchte|will] eine [Liste|Einkaufsliste|Packliste|To-do-Liste] [namens|in|] {path} mit {items}
[kannst|könntest] du [mir|] eine Liste {path} mit {items} [machen|schreiben]?
{items} als Liste in {path} [schreiben|speichern]
!eine Liste mit {items}, [bitte|] als {path} gespeichert
+leg eine Liste {path} mit {items} an
+schreib {items} untereinander in {path}
jeweils eine Zeile in {path}: {items}
+setz {items} auf eine neue Liste {path}
+mach [mir|] [eine|ne] [Checkliste|Merkliste|Besorgungsliste] {path} mit {items}
[Einkaufszettel|Einkaufsliste|Checkliste|Packliste] {path}: {items}
{path} als [Liste|Checkliste] mit {items}
[ich geh einkaufen|muss einkaufen], schreib {items} als Liste in {path}
[wir fahren weg|ich pack grad], mach eine Packliste {path} mit {items}
+speicher eine [Liste|Checkliste] mit {items} [als|unter|in] {path}
[zeilenweise|untereinander|eins pro Zeile] in {path}: {items}
{items}, jedes in einer eigenen Zeile, in {path}
[wäre|wärs] möglich, eine Liste {path} mit {items} zu machen?
ich hätt gern {items} als Liste [namens|in|unter] {path}
+erstell [eine|ne] [kleine|kurze|einfache] Liste [namens|] {path}: {items}
[bräuchte|brauch] [eine|ne] Liste {path} mit {items} [drauf|drin|]
Liste {path} anlegen[:| mit] {items}
was ich [kaufen|einpacken|besorgen] muss, als {path}: {items}
i brauch a Listn {path} mit {items}
chasch e Liste {path} mit {items} mache?
magst [du|] [mir|] {items} als Liste in {path} [schreiben|speichern]?
+schreib mir [einen|nen] Einkaufszettel {path} mit {items}
{items} auflisten in {path}
!{items} zeilenweise in ein neues {path}
!+stell eine Liste {path} aus {items} zusammen
!eine Checkliste namens {path}, drauf sollen {items}
eine Liste {path} wär gut, [drauf|drin] {items}
uns fehlen {items}, mach daraus die Liste {path}
+notier {items} als Liste in {path}
ich vergess sonst alles, eine Liste {path} mit {items} [bitte|]
[Stichpunkte|Stichworte] in {path}: {items}
es soll eine Liste {path} mit {items} geben
würdest du mir eine Liste mit {items} in {path} schreiben?
+mach aus {items} eine Liste in {path}
{path}, eine Liste, pro Zeile eins: {items}
hätt gern {items} aufgelistet in {path}
Zettel {path} fürs Einkaufen mit {items}
+schreib auf eine Liste {path}: {items}
{path}: {items}, als Liste
{path} soll eine Liste mit {items} sein
in {path} eine Liste mit {items}
Liste mit {items} in {path}
Liste mit {items}, Datei {path}
Liste bitte, {path}: {items}
Liste: {items}, speicher als {path}
Einkaufsliste in {path}: {items}
Einkaufsliste {path}, drauf kommen {items}
auf die neue Liste {path}: {items}
auf die Liste {path} kommen {items}
eine Liste in {path} bitte, {items}
eine Liste {path} bitte mit {items} drauf
eine Datei {path} mit je einer Zeile für {items}
eine Packliste {path}: {items}
Inventarliste {path}: {items}
zu kaufen, in {path}: {items}
zum Einpacken, in {path}: {items}
zu erledigen, in {path}: {items}
{items} auf eine Liste, {path}
{items} als Einkaufszettel in {path}
{items} als Checkliste, nenn sie {path}
{items} in einzelnen Zeilen in {path}
{items} untereinander in {path} bitte
{items}, das ist meine Liste, speicher sie als {path}
{items}: mach daraus eine Liste in {path}
ich muss {items} kaufen, schreib eine Liste {path}
ich muss {items} einpacken, schreib die Liste in {path}
ich muss {items} besorgen, notier das als Liste in {path}
ich brauch {items} auf einer Liste, nenn sie {path}
ich will {items} als Liste in {path}
ich will eine Liste mit {items} als {path} haben
ich hätte gern eine Liste {path}: {items}
einkaufen muss ich {items}, Liste in {path}
[kannst|könntest] du {items} in {path} auflisten
könntest du {items} auf eine Liste {path} setzen
könntest du {items} zeilenweise in {path} schreiben
würdest du eine Liste mit {items} als {path} speichern
magst du eine Liste {path} aus {items} machen
kann ich eine Liste {path} mit {items} haben
wir brauchen {items}, mach eine Liste in {path}
machen wir eine Liste {path}: {items}
schreiben wir einen Einkaufszettel {path} mit {items}
+liste {items} in {path} auf
+schreib {items} als Stichpunkte in {path}
+tu {items} auf eine Liste {path}
+erzeug eine Liste {path} mit {items}
+sicher {items} als Liste, Dateiname {path}
+trag {items} in eine neue Liste {path} ein
mach ma a Listn {path} mit {items}
schriib mer e Liste {path} mit {items}
bin gleich beim Einkaufen, {path}: {items}
Einkauf: {items}. speicher das als Liste {path}
Lebensmittel, Liste {path}: {items}
Besorgungen, Datei {path}: {items}
{path} für den Supermarkt: {items}
{path} für die Reise: {items}
{path} für den Urlaub, Packliste: {items}
{path}, und dann {items}, jedes in einer Zeile
{path} mit je einer Zeile: {items}
{path} als Einkaufszettel: {items}
{items}, als Zeilen in {path}
{items}, alles auf eine Liste {path} bitte
{items}, eins pro Zeile, Datei {path}
{items}: die auf eine Liste namens {path}
{items} ergeben eine Liste, Datei {path}
{items}. als Liste. {path}
{items} = Liste {path}
hier meine Liste für {path}: {items}
das ist eine Liste, kommt in {path}: {items}
diese Sachen, eins pro Zeile, in {path}: {items}
die Liste {path} besteht aus {items}
auf dem Zettel {path} soll stehen: {items}
meine Liste {path} hat diese Punkte: {items}
jeder Punkt in eine eigene Zeile von {path}: {items}
eine Spalte mit {items} in {path}
eine Aufzählung in {path}: {items}
eine Aufstellung {path} mit {items}
ein Einkaufszettel {path}, {items}
ein Listerl {path} mit {items}
Wunschliste {path}: {items}
Zeile für Zeile in {path}: {items}
getrennte Zeilen, Datei {path}: {items}
nicht in einer Zeile, sondern untereinander in {path}: {items}
was wir fürs Wochenende brauchen: {items}, Liste {path}
was zu tun ist: {items}, als Liste in {path}
für morgen: {items}. mach die Liste {path} draus
wir gehen zelten, Liste {path} bitte mit {items}
Mama will {items}, schreib mir eine Liste {path}
im Kühlschrank fehlt alles, Liste {path}: {items}
+zähl {items} in {path} auf
+liste {items} untereinander auf, Datei {path}
+erfass {items} als Liste in {path}
+teil {items} auf Zeilen in {path} auf
+halt {items} als Liste {path} fest
+tipp {items} als Liste in {path}
+stell {items} untereinander in {path}
Einkoofszettel {path}: {items}
""",
)
EMPTY = Phrases(
    en="""
+[create|make|add] [an empty|a new empty|a blank] [file|text file] [called|named|] {path}
touch {path}
[new|empty|blank] [text file|file] {path}
[i need|give me] an empty file [called|named|] {path}
+[create|make] the file {path}
[can|could] you [create|make] [a file|an empty file] [called|named|] {path}?
!a blank file by the name of {path}
create file {path}
{path} as an empty file
[i'd like|i want|need|i need] [a|a blank|a new] [file|text file] [called|named|] {path}
+[set up|start|generate|produce|prepare] [an empty|a blank|a new] [file|text file] {path}
[file|text file] {path} [with nothing in it|without content|, empty|with no content]
would it be possible to [create|make] [an empty file|a file] {path}?
{path} [should|must|has to] exist [as an empty file|, make it]
[make|create] {path} [please|], [empty|nothing in it|no content]
there's no {path} yet, [create|make] it [empty|]
+[give|get] me a [blank|new|empty] [file|document] {path}
[want|need] to start [writing|coding] later, create [an empty|the] file {path}
empty {path} [please|]
[script|program|build] needs the file {path}, create it
[let's|lets] have an empty file {path}
new blank document {path}
+place an empty file {path}
a [fresh|new] file [called|named] {path} [please|]
[u|you] can create [the|a] file {path}
init an empty {path}
+mk file {path}
!+bring an empty file {path} into being
!zero bytes file {path}
!{path} with no text in it, as a start
could do with an empty {path}
+whip up an empty file {path}
{path} doesn't exist, create it as an empty file
i'll fill it later, [just|] make the file {path}
a file {path} would be handy, [leave it empty|nothing in it yet]
[placeholder|dummy] file {path}
+add a blank {path}
would you be so kind as to create an empty {path}?
the tool expects a file {path}, an empty one will do
+open up a blank document {path}
just the bare file {path}
touch me a {path}
{path}, empty
{path}, empty file
{path}: new file
{path} new
{path} please, empty
empty file {path} please
empty file: {path}
blank file {path}
blank {path}
a blank {path} please
an empty {path} please
a new {path}, nothing in it
a new empty file at {path}
file {path}, empty
file {path} without any text
touch the file {path}
[can|could] you touch {path}
[can|could] you create {path} as an empty file
could you add an empty file {path}
would you make an empty file {path}
would you create the file {path} for me
would you mind creating an empty {path}
mind making an empty file {path}
may i have an empty file {path}
is it possible to create an empty {path}
i need {path} as an empty file
i need a file {path}, leave it empty
i want {path} to exist
i want an empty {path}
i'd like an empty file at {path}
i'd like to have {path} created, empty
i have to have a file {path}, empty is fine
i'm going to write into {path}, create it
i'll write in it myself, create an empty {path}
a file called {path} should exist
there should be an empty file {path}
there has to be a file {path}, empty
let's create {path}
let's create an empty file {path}
let's start with an empty {path}
we need an empty {path}
nothing in it yet, but create {path}
no content needed, just create {path}
just create {path}
for now just an empty {path}
+create {path} and leave it empty
+make {path} as an empty file
+create a zero length file {path}
+put a blank file at {path}
+begin a new blank file {path}
+drop an empty file {path} there
{path}: create, no content
{path} from scratch, nothing in it
{path} is missing, an empty one please
{path} must be there, even if it's empty
{path} may be empty but it has to exist
{path} with zero bytes
{path} without any content
{path}, blank
{path}, blank file
{path} (empty)
0 bytes, name {path}
zero length {path}
new-item {path}
type nul > {path}
nothing > {path}
a file, empty, by the name {path}
a wee empty file {path}
a text document {path}, nothing typed in
an empty document {path}
an empty text file please, {path}
file wanted: {path}
file with no content: {path}
file without content called {path}
make file: {path}
new doc {path}
new file {path}
new: {path}
just {path}, blank
only the file, no text: {path}
no text, just {path} as a file
don't write anything, just create {path}
don't put anything in {path}, just make it
the file {path} needs creating
the file {path} is to be created
it needs {path} to run, an empty file is ok
git needs a file {path} in there, empty
could you touch a file {path}
how about an empty file {path}
i'd fill {path} myself, just create it
i'm after an empty file {path}
let there be {path}
let there be a file {path}
+spawn an empty {path}
+put {path} on disk, empty
+get {path} created
+initialise {path} as an empty file
""",
    de="""
+[erstell|erstelle|mach] [mir|mal|bitte|] eine [leere|neue|neue leere] [Datei|Textdatei] [namens|] {path}
+leg [mir|mal|] eine [leere|neue|] Datei [namens|] {path} an
touch {path}
[neue|leere] [Textdatei|Datei] {path}
ich brauche eine [leere|neue] Datei [namens|] {path}
+erstell die Datei {path}
[kannst|könntest] du [mir|] eine [leere|] Datei [namens|] {path} [anlegen|erstellen]?
!eine leere Datei mit Namen {path} [bitte|]
Datei {path} [anlegen|erstellen]
{path} als leere Datei
ich [hätte gern|will|möchte|bräuchte] [eine|eine leere|eine neue] [Datei|Textdatei] [namens|] {path}
[Datei|Textdatei] {path} [ohne Inhalt|, leer|mit nichts drin]
[wäre es|wärs] möglich, [eine leere Datei|die Datei] {path} [anzulegen|zu erstellen]?
{path} [soll|muss] es [als leere Datei|als Datei] geben
es gibt noch kein {path}, [leg es an|mach es]
+gib mir eine [leere|frische|neue] Datei {path}
[mein Skript|das Programm|der Build] braucht die Datei {path}, leg [sie|die] [leer|] an
leeres {path} [bitte|anlegen]
leere Datei [erzeugen|erstellen|anlegen]: {path}
+erzeug[e|] [eine leere|die|eine] Datei {path}
[magst|mogst] [du|] [mir|] eine [leere|] Datei {path} [machen|anlegen]?
[File|neues File] {path} [anlegen|erstellen|machen]
mach ma a [leere|neiche|] Datei {path}
chasch e leeri Datei {path} mache?
eine [frische|neue] Datei {path} [bitte|anlegen]
+richte eine leere Datei {path} ein
ich schreib später rein, leg [erstmal|schon mal] {path} an
leeres [Dokument|Textdokument|File] {path} [erstellen|anlegen|bitte]
Datei {path} muss her
lass uns eine Datei {path} [anlegen|anfangen]
!+stell eine Datei {path} ohne Text bereit
!0-Byte-Datei {path}
!{path} fürs Erste leer anlegen
die Datei {path} gibt's [nicht|noch nicht], [leg sie leer an|mach eine leere]
der Text kommt später, mach nur die [leere|] Datei {path}
[Platzhalter|Dummy-Datei] {path} [anlegen|bitte]
wärst du so nett und legst eine leere Datei {path} an?
+füg eine leere Datei {path} hinzu
eine leere {path} [wär gut|wär praktisch|bräucht ich]
das Tool erwartet eine Datei {path}, eine leere reicht
nur das nackte File {path}, ohne [Text|was drin]
könnte eine leere Datei {path} angelegt werden?
hätt gern a leere Datei {path}
+touch [mal|] {path}
neue Datei {path}, vorerst [leer|ohne Inhalt]
{path}, leer
{path}, leere Datei
{path}: neue Datei
{path}: leer anlegen
{path} neu
{path} anlegen
{path} leer bitte
leere Datei {path} bitte
leere Datei: {path}
leeres File {path}
ein leeres {path}
ein leeres {path} bitte
eine neue leere {path}
Datei {path}, leer
Datei {path} ohne Text
[kannst|könntest] du {path} leer anlegen
kannst du {path} als leere Datei anlegen
könntest du eine leere Datei {path} hinlegen
würdest du eine leere Datei {path} anlegen
würdest du mir die Datei {path} machen
magst du {path} als leere Datei erstellen
dürfte ich eine leere Datei {path} haben
geht es, eine leere {path} anzulegen
ich brauch {path} als leere Datei
ich brauch eine Datei {path}, lass sie leer
ich will, dass es {path} gibt
ich will eine leere {path}
ich möchte {path} leer angelegt haben
ich hätt gern eine leere {path}
ich muss eine Datei {path} haben, leer reicht
ich will dann in {path} schreiben, leg sie an
reinschreiben tu ich selber, leg nur {path} an
es soll eine leere Datei {path} geben
eine Datei namens {path} soll es geben
legen wir {path} an
legen wir eine leere Datei {path} an
wir brauchen eine leere {path}
noch ohne Inhalt, aber leg {path} an
Inhalt brauch ich keinen, nur {path} anlegen
nur {path} anlegen
einfach {path} anlegen, leer
vorerst nur ein leeres {path}
+leg {path} an und lass es leer
+erstell {path} als leere Datei
+mach ein leeres File {path}
+leg eine blanke Datei {path} an
+beginn eine neue leere Datei {path}
+generier eine leere Datei {path}
i brauch a laare Datei {path}
leg ma a Datei {path} o
mok en nee Datei {path}
{path}: anlegen, kein Inhalt
{path} von Null weg, nichts drin
{path} fehlt, bitte eine leere
{path} muss da sein, auch wenn's leer ist
{path} darf leer sein, aber es muss da sein
{path} mit null Byte
{path} ohne jeden Inhalt
{path} (leer)
{path} als leere Hülle
{path} gehört angelegt
null Byte, Name {path}
type nul > {path}
eine Datei, leer, mit dem Namen {path}
ein leeres Textdokument {path}
ein Textdokument {path}, nichts eingetippt
ein neues Dokument {path}
ein leeres Blatt {path}
ein leeres Dateierl {path}
eine leere Textdatei bitte, {path}
Datei gesucht: {path}, leer
Datei ohne Inhalt: {path}
Datei ohne Inhalt namens {path}
Datei machen: {path}
neues Dokument {path}
neue Datei {path} bitte
bloß {path}, leer
bloß die Datei, kein Text: {path}
kein Text, nur {path} als Datei
schreib nichts, leg nur {path} an
schreib nichts rein in {path}, nur anlegen
die Datei {path} müsste angelegt werden
die Datei {path} ist anzulegen
das Programm will {path} haben, leer reicht
für git brauch ich da eine leere {path}
könntest du eine Datei {path} touchen
wie wär's mit einer leeren Datei {path}
{path} füll ich selber, erstell sie nur
ich bräucht mal eben {path}, leer
es werde {path}
+schaff eine leere Datei {path}
+leg {path} auf der Platte an, leer
+lass eine leere Datei {path} entstehen
+initialisier {path} als leere Datei
""",
)
