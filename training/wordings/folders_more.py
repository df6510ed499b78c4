"""How people ask for a folder without its name, and for another one beside or within it."""

from training.phrases import Phrases

INCOMPLETE = Phrases(
    en="""
[make|create] a [new|] folder
new folder
[can you|could you] make [a folder|a new folder] [for me|]?
i need a [new|] folder
mkdir
!set up a folder [for me|]
[make|create|add] a [new|] directory [please|]
new dir
another folder please
i'd like [a new folder|to make a folder]
[let's|lets] make a folder
+add a folder
would you create a [folder|directory] for me?
a [new|fresh|empty] folder [please|]
create folder
my files need a new folder
could i get a new directory?
i want [a folder|to create a directory]
folder
need somewhere to put my files, make a folder
new directory needed
+start a new folder for my stuff
!one empty directory for me
!time for a new folder
+whip up a folder
could do with a [new|] folder
a folder would be [handy|nice|good]
how about a new folder
one folder [pls|please]
would it be possible to have a [folder|directory]?
my stuff is all over the place, make a folder
there's one folder missing, create it
[dir|directory] pls
i wanna make a folder real quick
+get me a folder
can we add a folder?
mkdir please
new directory
make a dir
a dir
directory please
one more folder
yet another folder
fresh folder
empty folder
blank folder, please
folder creation
folder, new
add folder
i'd love a new folder
i need to make a directory
i have to create a folder
gotta make a folder
wanna create a directory
make me a directory
make us a folder
+create an empty directory
+put a new folder here
+produce a folder
+generate a new directory
+build me a folder
+pop a new folder in here
would you mind making a folder?
are you able to create folders? make one
may i have a folder
could there be another folder here
shall we make a new folder
what about making a folder
i could use a directory
i'd need a directory for that
it needs a folder first
there should be a folder here
everything lies around loose, i want a folder
too many loose files, a folder please
i'm starting a new project, so a folder
before we start: a new folder
folder time
i'm in need of a folder
a directory would help
+mkdir something
ctrl shift n
a folder
a folder, ta
a folder please, i'll tell you the name
a folder for my pictures
a folder for my documents
a folder for work
a folder to put stuff in
a place for my files, as a folder
a wee folder
a subfolder please
a spare folder
an extra folder
an extra directory
add directory
create directory
create one folder
create something to put files in, a folder
directory
directory creation
directory wanted
do a folder
do me a folder
folder wanted
folder required
folder, quick
i fancy a new folder
i'm missing a folder
i'm out of folders, make one
i've no folder for that yet
i want to sort my files, i need a folder
i want to tidy up, so a folder first
just a folder
let me have a folder
lets create a directory
make dir
mind creating a folder?
might i have a folder
my pictures need a folder
new place for my files please, a folder
next step: a folder
one directory
one folder, empty
right, a new folder
set up a directory
shall we add a folder? yes
somewhere to put this, a folder
what i need is a folder
where do i put all this? a new folder please
+knock up a folder
+spin up a directory
""",
    de="""
[mach|erstell|erstelle] [mir|] einen [neuen|] Ordner
neuer Ordner
leg einen Ordner an
[kannst du|könntest du] [mir|] einen Ordner [anlegen|machen]?
ich brauche einen [neuen|] Ordner
Ordner anlegen
!richte [mir|] einen Ordner ein
neuen Ordner [bitte|anlegen|machen|]
[neues Verzeichnis|Verzeichnis anlegen]
ich [will|möchte|hätte gern] [einen Ordner|einen neuen Ordner|ein Verzeichnis] [anlegen|]
[moch|mach] ma an Ordner
noch ein Ordner bitte
magst du mir [einen|nen] Ordner [machen|anlegen]?
+leg [mir|] ein [neues|] Verzeichnis an
Ordner erstellen
einen leeren Ordner [bitte|]
ich brauch [was|einen Ordner] zum Ablegen
lass uns einen Ordner machen
brauch nen neuen Ordner
mkdir bitte
es muss ein neuer Ordner her
Ordner neu
+erzeug ein Verzeichnis
!ein frischer Ordner wär gut
!könnte ich ein neues Verzeichnis kriegen
einen Ordner könnt ich [brauchen|gebrauchen]
hätt gern [einen|nen|an] Ordner
bei mir herrscht Chaos, mach [einen|nen] Ordner
könnte man [da|] einen Ordner anlegen?
wie wär's mit einem [neuen|] Ordner
einmal Ordner bitte
chasch en Ordner mache?
wärst du so nett und legst [mir|] einen Ordner an?
da fehlt [noch|] ein Ordner
+zauber mir einen Ordner
ein Verzeichnis, bitte
i brauchat an Ordner
[Folder|Verzeichnis] machen
mkdir
Verzeichnis
Ordner
Ordner bitte
leerer Ordner
frischer Ordner bitte
noch ein Verzeichnis
neues Verzeichnis bitte
Neuer Ordner, bitte
Ordner hinzufügen
Ordner dazu
Ordneranlage
ich muss einen Ordner anlegen
muss ein Verzeichnis erstellen
ich tät einen neuen Ordner brauchen
mach uns einen Ordner
mach a Verzeichnis
+füg einen Ordner hinzu
+erstell ein leeres Verzeichnis
+generier einen Ordner
+bau mir einen Ordner
+mach hier einen neuen Ordner rein
hättest du einen Ordner für mich
würde es dir was ausmachen, einen Ordner anzulegen?
kann ich einen Ordner haben
krieg ich einen Ordner
darf's ein neuer Ordner sein? ja bitte
wollen wir einen neuen Ordner machen
dafür bräucht ich ein Verzeichnis
erst mal braucht's einen Ordner
hier soll ein Ordner hin
da gehört ein neuer Ordner her
alles liegt lose rum, ich will einen Ordner
zu viele lose Dateien, einen Ordner bitte
neues Projekt, also ein Ordner
bevor wir anfangen: ein neuer Ordner
ik bruuk een nee'en Ordner
een Ordner maken
neie Ordner bitte
New Folder bitte
Strg Umschalt N
ein Ordner
ein Ordner, danke
ein Ordner bitte, den Namen sag ich dir
ein Ordner für meine Bilder
ein Ordner für meine Dokumente
ein Ordner für die Arbeit
ein Ordner zum Reinlegen
ein Platz für meine Dateien, als Ordner
ein kleiner Ordner
ein Ordnerl
ein Unterordner bitte
ein zusätzlicher Ordner
ein Verzeichnis extra
Ordner gesucht
Ordner gewünscht
Ordner, schnell
Ordnererstellung
Verzeichnis erstellen
Verzeichnis gewünscht
Verzeichnis dazu
Unterordner anlegen
mir fehlt ein Ordner
ich hab dafür noch keinen Ordner
ich wünsch mir einen Ordner
ich will meine Dateien sortieren, dafür brauch ich einen Ordner
ich will aufräumen, erst mal einen Ordner
nur einen Ordner
bloß einen Ordner
lass mich einen Ordner haben
magst ein Verzeichnis anlegen?
meine Bilder brauchen einen Ordner
neuer Platz für meine Dateien, also ein Ordner
nächster Schritt: ein Ordner
so, ein neuer Ordner
sollen wir einen Ordner anlegen? ja
irgendwo muss das Zeug hin, ein Ordner
was ich brauch, ist ein Ordner
wohin mit dem ganzen Zeug? einen neuen Ordner bitte
wir brauchen einen Ordner
machen wir einen neuen Ordner
legst du mir einen Ordner an
können Sie einen Ordner anlegen
bittschön an Ordner
gib mir einen Ordner
ein leeres Verzeichnis
jetzt ein Ordner
+setz einen Ordner hin
+schaff einen Ordner
mok en Ordner
mach mer en Ordner
en Ordner bitte
""",
)
ANOTHER = Phrases(
    en="""
and [another one called|one called|also] {name}
[also|and] {name}
[one more|another one]: {name}
!{name} [too|as well]
[and|then] a second one [called|named|] {name}
+make [another|one more] [named|called|] {name}
{name} next to it
[and|also|plus] a folder {name}
the same for {name}
+do {name} too
plus {name}
[ok|great], now {name}
another folder {name}
i also need {name}
and right beside it {name}
next one: {name}
!+add {name} next to that one
!a further one named {name}
and {name} [while you're at it|as another]
could do with {name} too
[almost|nearly] forgot, {name}
there should be a {name} as well
on the same level {name}
same thing, {name}
{name} is missing too
also needed: {name}
[pls|please] also a {name}
and one for {name}
one more folder, namely {name}
{name} please
now {name}
next {name}
then {name}
another: {name}
{name} next
and then {name}
{name} while we're here
{name} on top of that
+add {name}
+add one more, {name}
+create {name} alongside
+give me {name} too
+throw in {name}
+make it two, the second is {name}
mkdir {name}
another dir {name}
a sibling {name}
sibling folder {name}
likewise {name}
ditto for {name}
do the same with {name}
repeat that for {name}
again, but {name}
once more, with {name}
and a separate one for {name}
i want {name} too
i'd like {name} as well
i'd also like a folder {name}
we need {name} too
could i have {name} too
can you make {name} too
would you add {name}
how about {name} as well
might as well make {name}
let's have {name} as well
let's also do {name}
what about {name}, make that too
oh, and {name}
oh and a folder {name}
right, and {name}
[thanks|cool|nice], and {name}
i forgot {name}
it also takes {name}
{name} isn't there yet either
in the same place {name}
same place, {name}
in parallel {name}
and while i think of it, {name}
{name}, new one
{name} is the next one
{name} is another one i want
{name} too, ta
{name} in the same go
{name} just the same
{name} at the same level
{name} while you're on it
{name} would be good too
{name} also has to exist
{name}? that too
aye, and {name}
right then, {name}
and a further one, {name}
and again, {name}
and as a second folder {name}
and finally {name}
and lastly {name}
and likewise {name}
and next to that {name}
and the other one is {name}
and the third one, {name}
another directory, {name}
another new one: {name}
beside it {name}
brilliant, {name} too
fine, now {name}
folder two: {name}
number two: {name}
the second: {name}
the next is {name}
the same thing with {name}
same again, {name}
same again for {name}
same spot, {name}
one for {name} too
one more, {name}
one more directory, {name}
one by the name {name} too
parallel to that {name}
i've one more: {name}
i've forgotten {name}
i'd have {name} too
silly me, {name} too
not forgetting {name}
lovely, and {name}
mkdir {name} as well
new folder {name} beside it
there's {name} to make as well
while at it, {name}
+repeat for {name}
+make {name} also
+set up {name} too
""",
    de="""
und [noch einen namens|einen namens|auch] {name}
[auch|und] {name}
[noch einen|einen weiteren]: {name}
!{name} [auch noch|genauso]
[und|dann] [einen zweiten|einen dritten] [namens|:|] {name}
+mach [noch|auch] [einen|den Ordner] {name}
daneben {name}
[und|plus] [auch|] einen Ordner {name}
das Gleiche für {name}
+leg {name} auch [noch|] an
dazu {name}
[ok|super], jetzt {name}
weiterer Ordner {name}
ich brauch [auch|noch] {name}
und daneben [noch|] {name}
der nächste: {name}
und no an {name}
!ein weiterer namens {name}
!+stell {name} daneben
[wenn du schon dabei bist|wo du dabei bist], [auch|] noch {name}
{name} fehlt [auch|] noch
[fast|beinahe] vergessen, {name}
auf der gleichen Ebene {name}
einen [Ordner|] {name} bräucht ich auch [noch|]
zusätzlich {name}
und einen für {name}
{name} hätt ich auch [noch|] gern
nebendran [noch|] {name}
[bitte|] auch noch {name} [anlegen|machen]
dann wär da noch {name}
{name} bitte
jetzt {name}
dann {name}
nächster {name}
noch einer: {name}
noch {name}
und dann {name}
{name} gleich dazu
{name} obendrauf
+füg {name} hinzu
+mach noch einen dazu, {name}
+gib mir auch {name}
+nimm {name} gleich mit
+mach zwei draus, der zweite heißt {name}
mkdir {name}
weiteres Verzeichnis {name}
Nachbarordner {name}
ebenso {name}
ditto für {name}
mach dasselbe mit {name}
wiederhol das für {name}
nochmal, aber {name}
noch einmal, mit {name}
und einen eigenen für {name}
ich will {name} auch
ich möcht {name} auch
ich hätt auch gern einen Ordner {name}
wir brauchen {name} auch
könnt ich {name} auch haben
kannst du {name} auch machen
würdest du {name} ergänzen
wie wär's noch mit {name}
dann mach gleich {name} mit
lass uns auch {name} machen
was ist mit {name}, mach den auch
ach ja, und {name}
ah, und einen Ordner {name}
gut, und {name}
[danke|cool|prima], und {name}
ich hab {name} vergessen
es braucht auch {name}
{name} gibt's auch noch nicht
am selben Ort {name}
gleiche Stelle, {name}
parallel dazu {name}
und au no {name}
un ok noch {name}
weiter geht's mit {name}
{name}, auch neu
{name} ist der nächste
{name} wär auch gut
{name} im gleichen Zug
{name} in einem Aufwasch
{name} ebenso
{name} desgleichen
{name} auf derselben Ebene
{name} muss es auch geben
{name} soll's auch geben
{name}? den auch
jo, und {name}
so, dann {name}
und ein weiterer, {name}
und nochmal, {name}
und als zweiten Ordner {name}
und zu guter Letzt {name}
und schließlich {name}
und genauso {name}
und gleich daneben {name}
und der andere ist {name}
und der dritte, {name}
weiterer: {name}
noch ein neuer: {name}
noch ein Verzeichnis, {name}
seitlich davon {name}
super, {name} auch
fein, jetzt {name}
Ordner zwei: {name}
Nummer zwei: {name}
der zweite: {name}
der andere: {name}
nochmal dasselbe, {name}
dasselbe Spiel, {name}
gleiches Spiel mit {name}
gleiche Ebene, {name}
einen für {name} auch
einen noch, {name}
eins noch: {name}
einer mit dem Namen {name} auch
ich hätt noch einen: {name}
ich Depp, {name} auch
nicht zu vergessen {name}
schön, und {name}
mkdir {name} auch
neuer Ordner {name} daneben
es wär auch noch {name} zu machen
wo wir dabei sind, {name}
übrigens, {name} auch
+wiederhol's mit {name}
+richte auch {name} ein
+leg gleich {name} mit an
""",
)
IN_IT = Phrases(
    en="""
and [in it|inside|in there] [one called|a folder|] {name}
[inside|in that folder] [make|create] {name}
!{name} inside of it
[and|then] a subfolder {name}
+put a folder {name} [inside|in it|in there]
in it {name}
within that one {name}
[and|now] inside of that, {name}
{name} as a subfolder
[and|also] in that one [a directory|] {name}
subfolder {name}
it should contain a folder {name}
+create {name} inside that [one|folder]
+nest a folder {name} in it
go on with {name} inside
!in there, another one named {name}
!+make {name} a child of it
and one level down {name}
down in there, {name}
it needs a subfolder {name}
within it, [please|] a folder {name}
could do with {name} in it
one [deeper|further down]: {name}
that folder gets a {name} inside
below that one {name}
and a directory {name} underneath
put {name} into the new folder, as a folder
and as its subdirectory {name}
then {name} inside
and {name} inside
{name} inside, please
{name} goes inside
{name} goes in there
and {name} in there
inside: {name}
in there: {name}
now {name} inside it
also {name} in it
inside that, {name}
next, inside it, {name}
+nest {name} in there
+stick {name} in it
+add {name} inside
+add a subdirectory {name}
+drop a folder {name} in there
+make {name} within it
+create a nested folder {name}
sub {name}
subdir {name}
subdirectory {name} please
child folder {name}
nested folder: {name}
a folder in the folder: {name}
a folder within it called {name}
and one inside by the name {name}
one more level: {name}
one level below, {name}
a level deeper, {name}
go deeper, {name}
i need {name} inside that
i'd like {name} in that one
i want a {name} in it
can we have {name} inside
could you add {name} in there
would you put a folder {name} in it
can {name} go inside
how about {name} inside it
that one needs {name} in it
it should have {name} inside
it should hold a {name} folder
there should be {name} in there
inside there should be {name}
the new one gets {name} inside
the new folder should contain {name}
for that one a subfolder {name}
underneath, {name}
beneath it {name}
mkdir {name} in it
cd into it and mkdir {name}
[great|ok|thanks], now {name} inside
{name} in it
{name} in the new one
{name} in that folder
{name} within
{name} within it, please
{name} below it
{name} underneath it
{name} one level down
{name} one deeper
{name} as a subdirectory
{name} as its subfolder
{name} as a child folder
{name} in that directory
{name} nested in it
{name} should go in it
{name} belongs inside
./{name} in there
and beneath it {name}
and down one level {name}
and for the inside {name}
and nested in it {name}
and to put in it, {name}
and within {name}
aye, and {name} inside it
right, inside it {name}
good, in there {name}
lovely, {name} in it
first thing in it: {name}
go into it and make {name}
go in there, make {name}
its subfolder: {name}
its first subfolder is {name}
let there be {name} in it
let it have a folder {name}
let's have {name} in there
let's put {name} in it
new subfolder in it: {name}
one folder in it: {name}
one subfolder: {name}
subfolder please, {name}
the inner one is {name}
the inside one is called {name}
that new one needs a subfolder {name}
to that add a subfolder {name}
with a subfolder {name}
with {name} in it
it gets a subfolder {name}
it wants {name} inside
i'd have {name} inside it
i fancy {name} within it
mkdir {name} inside
+set up {name} in it
+put {name} in there
+pop {name} in there
+place {name} inside it
""",
    de="""
und [darin|da drin] [einen namens|einen Ordner|] {name}
[darin|in dem Ordner] [noch|] {name} anlegen
!{name} da hinein
[und|dann] [einen|den] Unterordner {name}
+leg da drin [einen Ordner|] {name} an
darin [noch|bitte|] {name}
innerhalb davon {name}
{name} als Unterordner [davon|]
in den [neuen Ordner|Ordner] [noch|] einen Ordner {name}
Unterordner {name}
da rein [noch|] [einen|] {name}
da soll ein Ordner {name} rein
+mach [darin|da drinnen] {name}
und do eini {name}
und in dem dann {name}
!da drinnen noch einen mit Namen {name}
!+setz {name} als Unterordner rein
eine Ebene [tiefer|drunter] {name}
da drunter [noch|] {name}
der braucht [noch|] einen Unterordner {name}
und [als Unterverzeichnis|als Unterordner] {name}
in dem [neuen Ordner|Ordner] hätt ich gern {name}
[gleich|] da rein noch ein Verzeichnis {name}
der neue Ordner kriegt innen [noch|] {name}
drinnen dann [noch|] {name}
und in dem drin {name}
do drin no {name}
unterhalb davon {name}
dann {name} darin
und {name} darin
und {name} da rein
{name} da rein bitte
{name} kommt da rein
{name} gehört da rein
da drin: {name}
jetzt {name} darin
auch {name} darin
darin noch einer: {name}
als Nächstes darin {name}
+pack {name} da rein
+steck einen Ordner {name} rein
+füg darin {name} hinzu
+füg ein Unterverzeichnis {name} hinzu
+mach {name} innen drin
+erstell darin {name}
+erzeug einen verschachtelten Ordner {name}
Sub {name}
Unterverzeichnis {name}
Unterverzeichnis {name} bitte
Kindordner {name}
verschachtelt: {name}
ein Ordner im Ordner: {name}
ein Ordner darin namens {name}
drin einer mit dem Namen {name}
noch eine Ebene: {name}
eine Ebene runter, {name}
einen tiefer: {name}
geh tiefer, {name}
ich brauch {name} da drin
ich hätt {name} gern da drin
ich will {name} darin haben
können wir {name} darin haben
kannst du da {name} reinmachen
würdest du da einen Ordner {name} reintun
kann {name} da rein
wie wär's mit {name} darin
der braucht {name} innen
der soll {name} enthalten
drin soll's {name} geben
im neuen soll {name} sein
der neue bekommt {name} rein
dafür einen Unterordner {name}
darunter {name}
unter dem dann {name}
mkdir {name} da drin
cd rein und mkdir {name}
[super|ok|danke], jetzt {name} darin
und i dem drin {name}
do eini no {name}
dor rin noch {name}
{name} drin
{name} darin
{name} im neuen
{name} in dem Ordner
{name} in den neuen
{name} darunter
{name} eine Ebene tiefer
{name} eins tiefer
{name} als Unterverzeichnis
{name} als sein Unterordner
{name} als Kindordner
{name} verschachtelt darin
{name} soll da rein
{name} muss da rein
./{name} da drin
und darunter {name}
und eine Ebene runter {name}
und für innen {name}
und zum Reinlegen {name}
und innen {name}
jo, und da drin {name}
so, darin {name}
gut, da rein {name}
schön, {name} da rein
als erstes darin: {name}
geh rein und mach {name}
wechsel da rein, mach {name}
sein Unterordner: {name}
sein erster Unterordner ist {name}
der innere heißt {name}
der darin heißt {name}
der neue braucht {name} drin
dazu ein Unterordner {name}
mit einem Unterordner {name}
mit {name} drin
er kriegt einen Unterordner {name}
er soll {name} drin haben
lass da {name} rein
machen wir {name} darin
setzen wir {name} da rein
neuer Unterordner darin: {name}
ein Ordner darin: {name}
ein Unterordner: {name}
Unterordner bitte, {name}
innen drin {name}
ich möcht {name} darin
ich hätte darin gern {name}
mkdir {name} darin
+richte darin {name} ein
+leg {name} darunter an
+tu {name} da rein
+setz {name} da rein
+stell {name} da rein
""",
)
