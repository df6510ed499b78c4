"""How people say that yet more goes to the end of a file, or don't say which file."""

from training.phrases import Phrases

MORE = Phrases(
    en="""
and {text}
[also|and] add {text}
{text} [too|as well]
[oh and|and also] {text}
!and put {text} on it [too|as well]
plus {text}
[another one|one more|another line]: {text}
next line: {text}
i also need {text} [on there|in there]
{text} goes there too
same [for|with] {text}
don't forget {text}
oh, {text} too
{text} should be in there too
[put|write] {text} below [that|it]
append {text} as well
below that {text}
and [then|after that] {text}
!as well as {text}
!one line more: {text}
!also this one, {text}
[and|] {text} on top [of that|]
throw in {text} [too|as well]
[almost|nearly] forgot, {text}
also needed: {text}
[and|] last but not least {text}
make that plus {text}
[while you're there|while at it], {text}
[we|i] could do with {text} on it too
there's more: {text}
another entry, {text}
and finally {text}
more: {text}
also: {text}
then {text}
next: {text}
next one: {text}
next item, {text}
the next line is {text}
a second one: {text}
yet another: {text}
and another one, {text}
and on the next line {text}
and the same with {text}
and one more time, {text}
yes, and {text}
good, and {text}
great, now {text}
thanks, and {text} too
nice, {text} next
wait, {text} as well
hold on, also {text}
ps: {text}
addition: {text}
follow with {text}
finish with {text}
go on, {text}
repeat for {text}
once more, with {text}
add {text} below
add {text} while you're there
add one for {text}
do {text} too
do the same for {text}
list {text} too
note {text} as well
type {text} under that
stick {text} on there too
chuck {text} on as well
put {text} after it
put {text} there too
append another: {text}
i also want {text} on there
i also have {text}
i just remembered {text}
i left out {text}
i want {text} below it
can you add {text} too
could you also append {text}
could {text} go there as well
would you also put {text}
let's add {text} too
let's include {text} as well
we also need {text}
what about {text}, add that too
{text} after that
{text} underneath
{text} is missing too
{text} belongs there as well
{text}, same place
not done yet: {text}
my wife says {text} too
below it, {text}
that's not all: {text}
{text} for good measure
{text} in the next line
{text} on another line
{text} on the following line
{text} at the end
{text} and that's it
{text} right after
{text} should join
{text} wants to go on too
{text} while we're here
{text} would be another
{text} just below
{text} likewise
{text}, ditto
{text}, same file
{text}, same list
{text}, that also
{text}? that too
+ {text}
>> {text}
aye, and {text}
and likewise {text}
and lastly {text}
and number two, {text}
and right below {text}
and to finish {text}
and what about {text}
another to add: {text}
besides {text}
continue: {text}
carry on with {text}
extra: {text}
fine, {text} too
lovely, now {text}
new line: {text}
next entry: {text}
second entry: {text}
the same file gets {text}
the same list gets {text}
same again: {text}
same again with {text}
same place, {text}
the next line: {text}
to that add {text}
there's also {text}
i've one more: {text}
i've got {text} too
i'd have {text} there too
silly me, {text} as well
not forgetting {text}
include {text}
log {text} too
enter {text} as well
pop {text} on as well
tack on {text}
""",
    de="""
und {text}
und [noch|auch noch] {text}
{text} [auch|auch noch]
[achja und|und dann noch] {text}
!und {text} muss da auch drauf
plus {text}
noch eins: {text}
noch eine [Zeile|Sache]: {text}
dann noch {text}
nächste Zeile: {text}
darunter {text}
[häng|schreib] [auch|] noch {text} [dran|dazu|drunter]
{text} kommt auch noch [dazu|rein|drauf]
{text} fehlt [auch|] noch
[ach|achso|oh], {text} [auch|] noch
außerdem {text}
dasselbe mit {text}
{text} nicht vergessen
{text} gehört da auch [rein|dazu]
!obendrein {text}
!eine weitere Zeile: {text}
!{text} no dazua
[und|] zu guter Letzt {text}
[fast|beinahe] vergessen: {text}
mir fällt noch {text} ein
[wenn du schon dabei bist|wo du grad dabei bist], {text}
[und|] obendrauf noch {text}
zusätzlich {text}
da fehlt noch was: {text}
tu {text} [auch|] noch [dazu|rein|drauf]
weiterer Eintrag: {text}
[und|] zum Schluss {text}
{text} bräuchten wir [da|] auch noch
und no {text}
mehr: {text}
auch: {text}
dann {text}
als Nächstes: {text}
der nächste Punkt, {text}
die nächste Zeile ist {text}
ein zweiter: {text}
und noch einer: {text}
und in die nächste Zeile {text}
und genauso {text}
und nochmal, {text}
ja, und {text}
gut, und {text}
super, jetzt {text}
danke, und {text} auch
schön, {text} als Nächstes
warte, {text} auch noch
Moment, auch {text}
PS: {text}
Nachtrag: {text}
Ergänzung: {text}
mach weiter mit {text}
Schluss macht {text}
noch mal das Gleiche, {text}
wiederhol das für {text}
einmal noch, mit {text}
schreib {text} drunter
schreib {text} gleich mit
mach {text} auch noch dran
mach das auch mit {text}
liste {text} auch auf
notier auch {text}
tipp {text} darunter
pack {text} auch noch drauf
klatsch {text} noch dazu
setz {text} dahinter
setz {text} auch hin
häng noch einen an: {text}
ich will da auch {text} drauf
ich hab auch noch {text}
eben eingefallen: {text}
{text} hab ich ausgelassen
drunter will ich {text}
kannst du {text} auch anhängen
könntest du auch noch {text} ergänzen
könnte {text} da auch hin
würdest du noch {text} dazuschreiben
nehmen wir {text} auch
schreiben wir noch {text} dazu
wir brauchen auch noch {text}
was ist mit {text}, das auch
{text} als Nächstes
{text} danach
{text} darunter
auch {text} fehlt
auch {text} gehört da hin
{text}, gleiche Stelle
noch nicht fertig: {text}
meine Frau sagt, auch {text}
danach kommt {text}
das war nicht alles: {text}
schriib no {text} dezue
hintendran {text}
{text} zum Drüberstreuen
{text} in die nächste Zeile
{text} in eine neue Zeile
{text} ans Ende
{text} und das war's
{text} gleich danach
{text} will da auch hin
{text} wär noch was
{text} gleich drunter
{text} ebenso
{text} desgleichen
{text}, dito
{text}, selbe Datei
{text}, gleiche Liste
{text}, das auch
+ {text}
jo, und {text}
und ebenso {text}
und letztens {text}
und Nummer zwei, {text}
und gleich drunter {text}
und zum Abschluss {text}
und was ist mit {text}
noch was zum Anhängen: {text}
weiter geht's mit {text}
fein, {text} auch
neue Zeile: {text}
neuer Eintrag: {text}
nächster Eintrag: {text}
zweiter Eintrag: {text}
dieselbe Datei kriegt {text}
dieselbe Liste kriegt {text}
nochmal dasselbe: {text}
nochmal dasselbe mit {text}
selbe Stelle, {text}
dazu kommt {text}
es gibt auch {text}
eins hab ich noch: {text}
ich hätt auch noch {text}
ich Depp, {text} auch
nicht zu vergessen {text}
eine Zeile weiter: {text}
eine Zeile drunter: {text}
nimm {text} mit auf
vermerk {text} auch
trag {text} auch ein
bapp {text} drunter
häng {text} hinten dran
füg {text} auch an
wos no: {text}
un noch {text}
""",
)
NO_FILE = Phrases(
    en="""
add {text} to the [list|file|end]
append {text}
[can you|could you] add {text} to my list?
!put {text} on the list
add [a|the] line: {text}
one more line: {text}
{text} has to go on the list
i need {text} on my list
{text} on the list [please|]
write {text} on the list
the [list|file] is missing {text}
append the line {text}
add {text} at the [bottom|end]
add another entry: {text}
could {text} be added to the file?
[stick|tack] {text} on the end
update my list with {text}
!extend the list with {text}
!{text} at the end of the file
{text} isn't on the list yet
don't let me forget {text}, put it on the list
[tag|tack] {text} onto the [file|list]
the list could do with {text}
at the end of the file comes {text}
we're [out of|missing] {text}, onto the list with it
[log|note] {text} on the list
one more [item|thing] for the list: {text}
+include {text} in the list
would you put {text} [down|] on the list?
list: plus {text}
{text} onto the list
{text} on my list please
{text}, add it to the list
{text}, append that
{text} as the last line
{text} as another entry
{text} belongs on the list
{text} is missing on the list
{text} needs adding to the file
{text} too, on the list
{text} should be on my list
{text} should go at the bottom of the file
add to the list: {text}
add to my file: {text}
add as last line: {text}
new list item: {text}
new item: {text}
new last line: {text}
next on the list: {text}
for my list: {text}
for the bottom of the file: {text}
at the very end: {text}
last line of the file: {text}
append: {text}
append this line: {text}
append to the file: {text}
another item on the list, {text}
one entry more on my list, {text}
my list is incomplete, {text} is missing
my list lacks {text}
the list isn't finished, add {text}
the list needs one more entry, {text}
the file needs {text} at the end
there's still {text} to go on the list
i forgot to put {text} on the list
i forgot {text} on my list
i'd like {text} added to the list
i'd like {text} at the end of the file
i want {text} appended
i want another line, {text}
i have another item for the list, {text}
i have to add {text} to my list
i just noticed {text} isn't on the list
i still need {text} on that list
my wife wants {text} on the list
my boss says {text} has to be on the list
could you append {text} to the file
could you put {text} down on my list
could {text} go on the list
can {text} be on my list too
can i get {text} added to the list
is there room for {text} on the list
would you add {text} at the bottom of my list
would you mind appending {text}
let's have {text} on the list too
we need {text} on the list
+append {text} to my list
+enter {text} on my list
{text} + list
{text} >> file
{text} >> list
{text} also on the list
{text} at the bottom please
{text} at the very end
{text} below everything else
{text} for my list
{text} goes at the end
{text} has to be appended
{text} is still to be added
{text} is to be put on the list
{text} needs to be on the list
{text} ought to be on the list
{text} to my list
{text} to the bottom of the file
{text} under the rest
{text} wants adding
{text}? on the list with it
append please: {text}
append it at the end: {text}
add this line at the end: {text}
add to an existing file: {text}
add: {text}
addition to the file: {text}
another line: {text}
another entry, {text}
one more entry: {text}
one more on my list, {text}
one line more: {text}
further entry: {text}
bottom line: {text}
list item: {text}
list entry: {text}
my list, also {text}
my list + {text}
to my list: {text}
to the list: {text}
onto the list: {text}
to the end of my file: {text}
to my existing notes: {text}
my notes get another line: {text}
my notes need one more line, {text}
our list needs {text}
we ran out of {text}, list please
i've run out of {text}, list
i'm low on {text}, put that on my list
i've another line for my file: {text}
mind putting {text} on my list?
mum says {text} goes on the list
the kids want {text} on the list
+pop {text} on my list
+tag {text} on at the end
+extend my file by {text}
+continue my file with {text}
""",
    de="""
häng {text} an [die Datei|die Liste] an
[füg|füge] {text} zur Liste hinzu
[kannst du|könntest du] {text} auf die Liste schreiben?
!setz {text} auf die Liste
schreib {text} noch [auf die Liste|in die Datei|ans Ende]
ergänz die [Liste|Datei] um {text}
{text} auf die Liste [bitte|]
noch eine Zeile: {text}
{text} anhängen
{text} fehlt [noch|] auf der Liste
{text} muss [noch|] auf die Liste
hinten dran noch {text}
die Liste braucht noch {text}
ich brauch {text} auf der Liste
magst {text} auf die Liste tun?
Eintrag hinzufügen: {text}
{text} in der Datei ergänzen
!{text} soll ans Ende der Datei
!die Liste um {text} erweitern
!pack {text} mit auf die Liste
{text} steht noch nicht auf der Liste
+notier {text} auf der Liste
+trag {text} in die [Liste|Datei] nach
wir haben kein {text} mehr, setz das auf die Liste
[tua|tu] {text} no auf d'Liste
unten in die Datei noch {text}
ein weiterer Punkt für die Liste: {text}
nicht dass ich {text} vergess, ab auf die Liste damit
Liste: plus {text}
würdest du {text} der Liste hinzufügen?
+häng {text} hinten dran
{text} bitte in die Liste aufnehmen
{text} auf die Liste schreiben
{text} auf meine Liste bitte
{text}, schreib das auf die Liste
{text}, häng das an
{text} als letzte Zeile
{text} als weiteren Eintrag
{text} gehört auf die Liste
{text} fehlt in der Datei
{text} hinten anfügen
{text} auch noch, auf die Liste
{text} soll auf meine Liste
{text} sollte unten in die Datei
auf die Liste: {text}
in meine Datei, unten: {text}
als letzte Zeile: {text}
neuer Listenpunkt: {text}
neuer Punkt auf der Liste: {text}
neue letzte Zeile: {text}
nächster Punkt der Liste: {text}
für meine Liste: {text}
unten in der Datei: {text}
ganz ans Ende: {text}
letzte Zeile der Datei: {text}
anhängen: {text}
häng diese Zeile an: {text}
an die Datei anhängen: {text}
noch ein Posten für die Liste, {text}
ein Eintrag mehr auf meiner Liste, {text}
meine Liste ist unvollständig, {text} fehlt
auf meiner Liste fehlt {text}
die Liste ist nicht fertig, ergänz {text}
die Liste braucht einen weiteren Eintrag, {text}
die Datei braucht am Ende {text}
auf die Liste muss noch {text}
ich hab vergessen, {text} auf die Liste zu setzen
ich hab auf meiner Liste {text} vergessen
ich hätte gern {text} auf der Liste
ich hätt gern {text} am Ende der Datei
ich will {text} angehängt haben
ich will eine weitere Zeile, {text}
ich hab noch was für die Liste, {text}
ich muss {text} noch auf die Liste setzen
grad gemerkt, {text} steht nicht auf der Liste
meine Frau will {text} auf der Liste
der Chef sagt, {text} muss auf die Liste
könntest du {text} an die Datei anhängen
könntest du {text} auf meiner Liste notieren
kann {text} auch auf meine Liste
kommt {text} noch auf die Liste? bitte ja
ist auf der Liste Platz für {text}
würdest du {text} unten an meine Liste schreiben
wärst du so nett und hängst {text} an
setzen wir {text} auf die Liste
nehmen wir {text} mit auf die Liste
wir brauchen {text} auf der Liste
+häng {text} an meine Liste
+füg {text} ans Ende der Datei an
+trag {text} auf meiner Liste ein
schriib {text} uf d Liste
{text} + Liste
{text} >> Datei
{text} >> Liste
{text} auch auf die Liste
{text} bitte ans Ende
{text} ans Ende der Liste
{text} ganz ans Ende
{text} unter alles andere
{text} für meine Liste
{text} kommt ans Ende
{text} muss angehängt werden
{text} ist noch zu ergänzen
{text} sollte auf die Liste
{text} müsste auf die Liste
{text} will ich auf der Liste
{text} zu meiner Liste
{text} zur Liste dazu
{text} unten dran
{text}? rauf auf die Liste
bitte anhängen: {text}
hinten anhängen: {text}
diese Zeile ans Ende: {text}
zu einer bestehenden Datei dazu: {text}
dazu: {text}
Ergänzung für die Datei: {text}
Nachtrag: {text}
Nachtrag für die Liste: {text}
noch ein Eintrag: {text}
ein weiterer Eintrag, {text}
eins mehr auf meine Liste, {text}
eine Zeile mehr: {text}
weitere Zeile: {text}
unterste Zeile: {text}
Listeneintrag: {text}
Listenpunkt: {text}
meine Liste, auch {text}
meine Liste + {text}
zu meiner Liste: {text}
zur Liste: {text}
rauf auf die Liste: {text}
ans Ende meiner Datei: {text}
zu meinen Notizen dazu: {text}
meine Notizen kriegen noch eine Zeile: {text}
unsere Liste braucht {text}
mir ist {text} ausgegangen, Liste
ich hab noch eine Zeile für meine Datei: {text}
setzt du {text} auf die Liste
nimmst du {text} auf die Liste
Mama sagt, {text} muss auf die Liste
die Kinder wollen {text} auf der Liste
+klemm {text} hinten dran
+bapp {text} an die Liste
+erweiter meine Datei um {text}
+merk {text} auf der Liste vor
schriev {text} op de List
""",
)
