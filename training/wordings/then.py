"""What people say is to be done with a file that was found just now."""

from training.phrases import Phrases

THAT_OPEN = Phrases(
    en="""
open it
show it to me
open that
ok open
!bring it up
open the file
[yes|yep|ok|great], open [it|that|this]
+show me [that|it|the file]
[let me|lemme] [see|have a look at] [it|that]
+launch it
+pull it up
i want to [see|look at|edit] it
[can|could] i see it
that's the one, open
+view it
open [please|pls|]
i'd like it opened
+get that open
!put that on my screen
!+have it open for me
+display [it|that]
+call it up
[sweet|cool|perfect], open [it|up]
gimme a look
what's in there? open it
and now open it [for me|]
go on, open it
yes that one [please|]
opening it would be nice
+load it
want to see it [please|now]
open
view
yes, open
let's see [it|that|]
let's have a look [at it|]
may i see [it|that]
[can|could|would] you open [it|that|the file] [for me|]
would you mind opening [it|that]
mind opening [it|that]?
i need [it|that|this] open
i need to [look into|look at|read] [it|that|this]
i'd like to [see|read|have a look at] [it|this|that]
i wanna [see|read] [it|that]
i'll have a look at [it|that]
great, let me see
nice, [open|show] it then
perfect, now [open|show] [it|that]
found! now open
that's it! open [it|]
exactly, [open|show] [it|that]
that's the right one, open it
that's what i meant, open [it|]
then open it
so open it
please do open it
how about opening it
double click it
+open [that|this] [one|thing|file]
+open up [that|this|the] file
+fire it up
+bring that file up
+let me look inside
+pop it open
+get it up on the screen
+show me what's in [it|there]
+take me into [the file|that file]
+open it in the right [program|app]
+open it with the usual program
what does it look like?
what's inside? show me
have to check something in it, open
i have to work on it, open it
i want to work on [that|it] now
to read it, open please
in we go, open it
c'mon, open it
[aye|ta|cheers], open it up
""",
    de="""
öffne sie
zeig sie mir
mach sie auf
ok öffnen
!mach mal auf
öffne die Datei
[ja|jo|ok|super], [öffnen|mach sie auf|öffne die]
+zeig [her|mal|mir die]
lass [mal|mich] sehen
[öffnen|aufmachen] [bitte|]
+hol sie her
ich will [sie|die] [sehen|anschauen|bearbeiten]
[kann|darf] ich die sehen
genau die, [auf|aufmachen|öffnen]
moch's auf
+öffne [das|die]
die [bitte|] öffnen
+blend sie ein
!auf den Schirm damit
!die hätt ich gern offen
+ruf sie auf
[cool|perfekt|passt], aufmachen
lass mich reinschauen
was steckt da drin? mach auf
und jetzt öffnen [bitte|]
na los, auf damit
ja die [bitte|], öffnen
würdest du die öffnen?
+lad sie
will sie sehen [bitte|jetzt]
+mach das [Teil|Ding] auf
moch de auf
öffnen
aufmachen
ja, öffnen
zeig
auf
schauen wir [mal|] rein
schau ma [moi|mal] rein
lass uns [mal|] reinschauen
[kannst|könntest|magst] du sie [öffnen|aufmachen|anzeigen]
könntest du die aufmachen
mach die Datei auf
ich brauch die [offen|geöffnet]
ich muss [was|etwas] [nachschauen|nachsehen] da drin, öffnen
ich muss dran arbeiten, mach auf
ich möchte [sie|die|das] [lesen|ansehen|öffnen]
ich möcht reinschauen
ich würd sie gern [sehen|lesen|öffnen]
die schau ich mir an, [auf|öffnen]
super, dann [öffne|mach] sie [auf|]
gefunden! jetzt [öffnen|aufmachen]
das ist sie! öffnen
das ist die richtige, [öffnen|aufmachen]
die mein ich, [öffnen|mach auf]
genau, öffne sie
dann mach sie auf
also öffnen
wie wär's mit öffnen
doppelklick drauf
+klick [sie|die] [mal|] an
+öffne [diese|die] Datei
+öffne sie im [passenden|üblichen|richtigen] Programm
+starte sie
+zeig sie an
+zeig sie mir am Bildschirm
+lass mich hineinsehen
+hol sie auf den Bildschirm
+bring sie auf den Bildschirm
+open die [mal|]
wie sieht die aus? zeig
was steht drin? aufmachen
zum Lesen bitte öffnen
rein da, öffnen
komm, mach sie auf
mach's auf
tua's [auf|aufmachn]
mach si uf
[zoag|zeig] ma de
die will ich [lesen|anschauen]
+zeig mir [das Ding|das mal|was drin ist]
""",
)
THAT_COPY = Phrases(
    en="""
copy it {to}
put a copy {to}
ok, copy that {to}
!and a copy {to}
+duplicate it {to}
+copy [that file|the file|this] {to}
i [need|want] a copy [of it|] {to}
[and|then] copy it {to}
a copy {to} please
+back it up {to}
[can|could] you copy [it|that] {to}?
+make a copy {to}
a duplicate of it {to}
it should also be {to}
+save a copy {to}
cp {to}
!+drop a duplicate {to}
!i'd like it twice, the second one {to}
+clone it {to}
+mirror it {to}
a second one {to} [please|]
leave it there but put a copy {to}
+replicate it {to}
+store a copy {to}
one copy {to} as well
for safety, a copy {to}
keep the original and copy it {to}
copy -> {to}
it'd be good to have a copy {to}
+throw a copy {to}
copy that {to}
a copy {to}
[please|pls] copy it over {to}
copy the file over {to}
copy it {to} as well
copied {to} please
get a copy of it {to}
let me have a copy {to}
i'd like a copy [of it|of that|] {to}
i'd like it copied {to}
i want that copied {to}
i want a duplicate {to}
i could use a copy {to}
i should have a copy {to}
there should be a copy {to} [too|]
it needs [copying|a copy] {to}
needs to be copied {to}
would you copy [it|the file|that] {to}
would you mind copying it {to}
mind copying that {to}?
how about a copy {to}
is it possible to copy it {to}
better copy it {to}, just in case
just in case, copy it {to}
[great|nice|perfect], now copy it {to}
found it, good, copy it {to}
that's the one, copy it {to}
yes, copy {to}
so copy it {to}
don't move it, copy it {to}
not moved, only copied {to}
as a backup, copy it {to}
backup {to} please
backup copy {to}
safety copy {to}
+do a copy {to}
+create a copy [of it|of the file|] {to}
+write a copy {to}
+send a copy {to}
+get that copied {to}
+copy this one {to}
+copy the thing {to}
+make a [backup|duplicate|second copy] {to}
+leave the original and copy {to}
it stays where it is, copy goes {to}
extra copy {to}
duplicate -> {to}
cp it {to}
ctrl c, ctrl v {to}
copy it across {to}
""",
    de="""
kopier sie {to}
leg eine Kopie {to}
ok, kopier die {to}
!und eine Kopie {to}
+duplizier [sie|die] {to}
+kopier [die Datei|die|das] {to}
ich [brauch|will|möchte] [eine|davon eine] Kopie {to}
[und|dann] {to} kopieren
eine Kopie [davon|] {to} bitte
+sicher sie {to}
kannst du [sie|die] {to} kopieren?
+mach [mir|] [davon|] eine Kopie {to}
ein Duplikat davon {to}
die soll auch {to}
+kopier's {to}
{to} kopieren
!+pack eine Kopie davon {to}
!die hätt ich gern doppelt, die zweite {to}
+klon sie {to}
+spiegel sie {to}
eine zweite {to} [bitte|]
lass sie dort, aber kopier sie {to}
+leg ein Duplikat {to}
+speicher eine Kopie {to}
noch eine Kopie {to} dazu
zur Sicherheit eine Kopie {to}
Original behalten und {to} kopieren
kopieren -> {to}
eine Kopie {to} wär gut
tua a Kopie {to}
Kopie {to}
die {to} kopieren
Kopie bitte {to}
kopier das {to}
{to} kopieren [bitte|]
sie {to} kopieren
die Datei {to} kopieren
[kopier|kopiere] sie [bitte|auch|] {to}
eine Kopie {to} [wär super|wäre schön|hätt ich gern]
ich hätte gern [eine|davon eine] Kopie {to}
ich möchte [sie|die] {to} kopieren
ich muss [sie|die] {to} kopieren
ich würd die gern {to} kopieren
die brauch ich auch {to}, kopieren
die gehört {to} kopiert
die soll {to} kopiert werden
die sollte {to} kopiert werden
die muss {to} kopiert werden
davon soll eine Kopie {to}
[könntest|würdest|magst] du [sie|die] {to} kopieren
magst mir die {to} kopieren
wie wär's mit einer Kopie {to}
[super|passt|gut], dann kopier sie {to}
gefunden, gut, {to} kopieren
das ist sie, {to} kopieren
ja, {to} kopieren
nicht verschieben, {to} kopieren
nicht verschoben, nur {to} kopiert
nur kopieren, und zwar {to}
als Backup {to} kopieren
Backup {to} bitte
Backup davon {to}
Sicherungskopie {to}
Sicherheitskopie {to} bitte
+erstell [ein Duplikat|eine Zweitkopie] {to}
+mach [ein Backup|ein Duplikat|eine Sicherung] {to}
+leg davon [noch|] eine Kopie {to}
+copy die {to}
das Original bleibt, Kopie {to}
sie bleibt, wo sie ist, die Kopie kommt {to}
Duplikat -> {to}
cp {to}
extra Kopie {to}
einmal {to} kopieren
[kopier|kopia] ma des {to}
kopier's [ma|mir] {to}
die soll zweimal da sein, auch {to}
nochmal dieselbe {to}, als Kopie
kopiert gehört die {to}
""",
)
THAT_MOVE = Phrases(
    en="""
move it {to}
put it {to}
ok, move that {to}
!that goes {to}
+shift it {to}
+move [that file|the file|this] {to}
[and|then] move it {to}
it belongs {to}
[can|could] you move [it|that] {to}?
+stick it {to}
i want it moved {to}
+transfer it {to}
it should be moved {to}
off it goes {to}
mv {to}
+file it away {to}
!wrong folder, it goes {to}
!+take it {to}
+drag it {to}
+relocate [it|the file] {to}
+haul it {to}
its place is {to}, so move it
i'd rather have it {to}, move it
it's in the wrong place, move it {to}
move -> {to}
+send it {to}, don't keep it here
it should live {to} from now on
and off {to}
+chuck the file over {to}
better {to}, move it
move that {to}
[please|pls] move it over {to}
move the thing {to}
get it {to}
get it moved {to}
let's move it {to}
let's have it {to}
i'd like it [moved|put] {to}
i'd like to move it {to}
i need it moved {to}
i want to move [it|that|the file] {to}
i want it {to}, not there
it has to go {to}
it needs to go {to}
it must go {to}
it needs moving {to}
that has to be moved {to}
needs to be moved {to}
would you move [it|the file|that] {to}
would you mind moving it {to}
mind moving that {to}?
how about moving it {to}
is it possible to move it {to}
can it go {to}?
could that go {to} [please|]?
shouldn't it be {to}? move it
why is it there, move it {to}
what is it doing there, move it {to}
[great|nice|perfect], now move it {to}
found it, good, move it {to}
that's the one, move it {to}
yes, move it {to}
then off {to} with it
so move it {to}
don't copy it, move it {to}
not a copy, move it {to}
away with it {to}
cut and paste it {to}
ctrl x and paste {to}
+get that file over {to}
+bring it over {to}
+carry it {to}
+pop it {to}
+tidy it away {to}
+clear it away {to}
+shove it {to}
+push it {to}
+pull it {to}
+sort it {to}
+drop it {to}
+ship it {to}
mv it {to}
""",
    de="""
verschieb sie {to}
pack sie {to}
ok, schieb die {to}
!die kommt {to}
+schieb sie {to}
+verschieb [die Datei|die|das] {to}
[und|dann] {to} verschieben
die gehört {to}
kannst du [sie|die] {to} [verschieben|schieben|packen]?
+leg sie {to}
ich will sie {to} verschieben
+tu [sie|die] {to}
die soll {to}
ab {to} damit
+räum sie {to}
{to} verschieben [bitte|]
!falscher Ordner, die muss {to}
!+bring sie {to}
+zieh sie {to}
+verlager sie {to}
+steck sie {to}
ihr Platz ist {to}, verschieb sie
ich hätt sie lieber {to}, schieb sie rüber
die liegt falsch, {to} verschieben
verschieben -> {to}
+befördere sie {to}
die soll ab jetzt {to} liegen, verschieben
und ab {to}
+schaff sie {to}
besser {to}, verschieb sie
dua's {to}
schieben {to}
{to} damit
die Datei {to} [verschieben|schieben]
sie {to} verschieben
die {to} [schieben|legen|tun]
[verschieb|verschiebe] [sie|das] bitte {to}
ich möchte [sie|die] {to} [verschieben|schieben]
ich muss die {to} [verschieben|schieben]
ich würd die gern {to} [verschieben|legen]
ich hätt sie gern {to} verschoben
ich will die {to} haben, nicht dort
die muss {to} [verschoben werden|]
die soll {to} verschoben werden
die sollte {to} verschoben werden
die gehört {to} verschoben
die gehört eigentlich {to}, [schieb sie hin|verschieben]
eigentlich soll die {to}
[könntest|würdest|magst] du sie {to} [verschieben|schieben|legen]
magst mir die {to} schieben
kann die {to}?
kann die bitte {to} verschoben werden
wie wär's mit {to} verschieben
warum liegt die dort, verschieb sie {to}
was macht die dort, schieb sie {to}
[super|passt|gut], dann verschieb sie {to}
gefunden, gut, {to} verschieben
das ist sie, {to} verschieben
ja, {to} verschieben
also {to} damit
nicht kopieren, {to} verschieben
keine Kopie, verschieb sie {to}
verschoben gehört die {to}
ausschneiden und {to} einfügen
weg von dort, {to} damit
dort hat sie nichts verloren, {to} schieben
mv {to}
+räum die Datei {to}
+wirf sie rüber {to}
+schieb das Ding {to}
+stell sie {to}
+transferier sie {to}
+heb sie {to} rüber
+verfrachte sie {to}
+leg die [Datei|] {to} um
+move die {to}
[schiab|schieb] de {to}
tua de {to}
[verschieb|schieb] ma's {to}
""",
)
THAT_TRASH = Phrases(
    en="""
delete it
trash it
throw it away
!that can go
+remove it
+bin it
+get rid of it
[into|to] the [trash|bin] with it
i don't need it [any more|anymore]
[ok|yes], delete [that|it|the file]
that's [junk|rubbish|old stuff], delete it
[can|could] you delete [it|that]?
+toss it
delete please
[away|out] with it
+erase it
rm
it can be deleted
!no use for it any more, away
!+chuck it in the bin
+ditch it
+discard [it|that]
+wipe it
kill that file
nobody needs that, throw it out
[old|useless|garbage], delete
out it goes
drop it in the trash
+dispose of it
delete -> yes
begone, to the trash
it's only taking up space, delete it
delete
trash
delete that
remove that file
[please|pls] delete it
delete the thing
yes, delete
yes, [bin|trash] it
[great|nice|perfect], now delete it
good, away with [that|it]
found it, now delete it
that's the one, [delete|remove] it
that's the one i want gone
then delete it
so delete it
off to the trash
in the trash [please|with it|]
i want it [gone|deleted|in the trash]
i want to [delete|get rid of|remove] [it|that]
i'd like [it|that] [gone|deleted|removed]
i'd like to get rid of it
i have no use for that, [bin|delete] it
[not needed|no longer needed], delete
it's [old|outdated|obsolete|useless], [bin|trash] it
it's a [leftover|duplicate|mistake], delete it
that one's [empty|broken|outdated], remove it
it has to go
that must go
it's got to go
it should be [deleted|removed|in the trash]
needs deleting
would you [delete|remove|trash] [it|that|the file]
would you mind deleting it
mind [deleting|trashing] that?
how about deleting it
can it be deleted?
can we get rid of it?
why is that still there, delete it
what do i still have that for, bin it
oh, that old thing, trash it
+move it to the trash
+put it in the trash
+send it to the trash
+dump it
+scrap it
+junk it
+kick it out
+clear it away, into the trash
+take it out with the rubbish
rm it
del
goodbye file, delete it
""",
    de="""
lösch sie
wirf sie weg
ab in den Papierkorb damit
!die kann weg
+entfern sie
+schmeiß [sie|die] [weg|raus|in den Müll]
weg damit
in den [Papierkorb|Müll] [damit|bitte]
ich brauch [sie|die] [nicht mehr|nimmer]
[ok|ja], [löschen|lösch die|lösch sie]
das ist [Müll|Schrott|altes Zeug], [weg damit|löschen]
kannst du [sie|die] löschen?
+hau [sie|die] weg
löschen bitte
raus damit
+tu sie in den Papierkorb
die braucht keiner mehr
die kann gelöscht werden
!ab in die Tonne
!+putz die weg
+entsorg sie
+beseitige [sie|die]
kübel die
das braucht kein Mensch, wegwerfen
[alt|unnötig|Mist], löschen
wirf die in den Papierkorb
+kick sie
Müll, löschen
die nimmt nur Platz weg, löschen
weg mit dem Ding
schmeiß's weg
löschen
weg
entfernen
Papierkorb
ja, löschen
ja, weg damit
die Datei [löschen|wegwerfen|entfernen]
die [bitte|] [löschen|wegwerfen|entsorgen]
lösch die Datei
lösch das [Ding|Teil|]
[super|passt|gut], dann lösch sie
gut, weg damit
gefunden, jetzt löschen
das ist sie, [löschen|weg damit]
das ist die, die weg soll
dann lösch sie
also [löschen|weg damit]
in den Mist damit
ich will [sie|die] [löschen|loswerden|weghaben]
ich möchte [sie|die] [löschen|loswerden]
ich würd die gern [löschen|loswerden|wegwerfen]
die will ich nicht mehr
die hab ich satt, löschen
[nicht mehr gebraucht|wird nicht mehr gebraucht], löschen
die ist [alt|veraltet|überflüssig|leer], [löschen|weg damit]
die ist doppelt, lösch sie
war ein Versehen, lösch sie
die gehört [weg|gelöscht|in den Müll]
die gehört in den Papierkorb
die soll gelöscht werden
die soll in den Papierkorb
[könntest|würdest|magst] du [sie|die] [löschen|wegwerfen|entsorgen]
wie wär's mit löschen
kann man die löschen? dann weg
warum gibt's die noch, lösch sie
wozu hab ich die noch, weg damit
ach das alte Ding, löschen
+verschieb sie in den Papierkorb
+leg sie in den Papierkorb
+befördere sie in den Papierkorb
+wirf die Datei [weg|raus]
+wirf das Ding in den Müll
+feuer sie in den Papierkorb
+delete [sie|die]
rm
del
tschüss Datei, in den Papierkorb
hau's [weg|in Mist]
schmeiß de [weg|furt]
lösch's
""",
)
THAT_RENAME = Phrases(
    en="""
rename it to {name}
call it {name}
!its name should be {name}
+name it {name}
+rename [that|that file|the file] to {name}
new name: {name}
it should be [called|named] {name}
[can|could] you rename it to {name}?
+change [its|the] name to {name}
[and|then|ok,] rename it {name}
i want it [called|named] {name}
rename -> {name}
+give it the name {name}
{name} is a better name
from now on it's {name}
!let it be named {name}
!{name} as its new name
+label it {name}
+title it {name}
its new name is {name}
swap its name for {name}
the name is wrong, should be {name}
+relabel it as {name}
name -> {name}
let's call it {name}
better name: {name}
make that {name} as the file name
i'd prefer {name} as a name
change that name, {name} please
[please|pls] rename it {name}
filename {name}
new file name {name}
rename the thing to {name}
it gets the name {name}
[great|nice|perfect], now rename it to {name}
found it, rename it to {name}
that's the one, rename it to {name}
yes, rename it {name}
so name it {name}
then call it {name}
i'd like it to be called {name}
i'd like to rename it to {name}
i want to rename [it|that|the file] to {name}
i want it to be {name}
i need it renamed to {name}
it needs a better name, {name}
it needs to be called {name}
it has to be named {name}
it must be called {name}
that has to be renamed to {name}
that should be renamed {name}
it ought to be {name}
would you rename [it|that] to {name}
would you mind renaming it {name}
mind calling it {name}?
how about {name} as a name
can its name be {name}?
can we call it {name}
couldn't it be called {name}
what a stupid name, make it {name}
that name is awful, better {name}
typo in the name, it's {name}
i misspelled the name, it's {name}
name it properly: {name}
by the name of {name} from now on
henceforth {name}
the right name would be {name}
the name i want is {name}
+set the name to {name}
+set its file name to {name}
+turn its name into {name}
+change the file name to {name}
+rename this one to {name}
+dub it {name}
+christen it {name}
+make its name {name}
f2, {name}
mv to {name}
ren {name}
""",
    de="""
nenn sie {name}
benenn sie in {name} um
!sie soll {name} heißen
+benenn [die|die Datei] um in {name}
neuer Name: {name}
die [soll|muss] [jetzt|] {name} heißen
kannst du [sie|die] in {name} umbenennen?
+änder den Namen [auf|in|zu] {name}
[und|dann|ok,] in {name} umbenennen
ich will, dass sie {name} heißt
umbenennen -> {name}
+gib ihr den Namen {name}
{name} wäre ein besserer Name
ab jetzt heißt die {name}
umbenennen in {name}
!der Name soll {name} lauten
!{name} als neuer Name
+tauf sie um in {name}
+betitle sie mit {name}
ihr neuer Name ist {name}
{name} wär treffender, benenn sie so
der Name stimmt nicht, richtig ist {name}
sie heißt künftig {name}
Name -> {name}
nennen wir sie {name}
besserer Name: {name}
als Dateiname bitte {name}
mir wär {name} als Name lieber
anderer Name bitte, {name}
hoaß's {name}
in {name} umbenennen
Dateiname {name}
neuer Dateiname {name}
[bitte|] in {name} umbenennen
die Datei in {name} umbenennen
[super|passt|gut], dann nenn sie {name}
gefunden, jetzt in {name} umbenennen
das ist sie, umbenennen in {name}
ja, nenn sie {name}
also nenn sie {name}
dann heißt sie {name}
ich hätt gern, dass sie {name} heißt
ich möchte sie {name} nennen
ich möchte sie in {name} umbenennen
ich will [sie|die] in {name} umbenennen
ich würd sie gern {name} nennen
ich würd die {name} nennen
die braucht einen besseren Namen: {name}
die braucht den Namen {name}
die gehört in {name} umbenannt
die gehört {name} genannt
die soll in {name} umbenannt werden
die muss in {name} umbenannt werden
die sollte {name} heißen
eigentlich heißt die {name}
[könntest|würdest|magst] du sie {name} nennen
könntest du die in {name} umbenennen
magst mir die in {name} umbenennen
wie wär's mit {name} als Name
kann die {name} heißen?
können wir sie {name} nennen
was für ein blöder Name, nenn sie {name}
der Name ist furchtbar, lieber {name}
Tippfehler im Namen, sie heißt {name}
ich hab mich vertippt, sie heißt {name}
der richtige Name wär {name}
gescheiter Name: {name}
künftig bitte {name}
unter dem Namen {name} bitte
+setz den Namen auf {name}
+setz {name} als Namen
+mach aus dem Namen {name}
+ändere den Dateinamen in {name}
+verpass ihr den Namen {name}
+nenn [die|das Ding] {name}
+rename die zu {name}
F2, {name}
nenn's {name}
hoaß de {name}
""",
)
THAT_PATH = Phrases(
    en="""
copy its path
put the path on the clipboard
!path to clipboard
path [to|into|on] [the|my] clipboard
+copy the [full|] path
+copy the path [to|of] [it|that|the file]
i need its path on the clipboard
+clip the path
[can|could] you copy [the|its] path?
[just the path|the path], to the clipboard
+put where it is on the clipboard
i want to paste the path
+yank the path
file path to clipboard
+copy its location
!i'd like to paste its location somewhere
!+get its path onto the clipboard
where exactly is it? copy that path
+copy the [absolute|complete|exact] path
+grab the path [for me|]
+copy the file path so i can paste it
quickly copy the path
give me the path to paste
+save its path to the clipboard
clipboard: its path
the location of it on my clipboard please
+store the full path in the clipboard
copy path
can i have the path on the clipboard?
full path, copied
[please|pls] copy the path
copy path please
copy the path, not the file
not the file, just its path to the clipboard
only the path, copied
the path [copied|on my clipboard|ready to paste]
location -> clipboard
location to the clipboard
copy where it [is|lies|lives]
copy where that file is
copy its [address|full name with the folder]
copy the whole path so that i can paste it
copy name and folder, i mean the path
[great|nice|perfect], now copy the path
found it, copy the path
that's the one, copy its path
yes, the path to my clipboard
then copy the path
so its path on my clipboard
i need the path [copied|for pasting|to paste somewhere]
i need to paste its path
i have to paste the path into a [terminal|form|mail]
i'd like the path [copied|on the clipboard]
i'd like to have its path copied
i want its path [copied|on my clipboard]
i want the full path in my clipboard
for the terminal, copy its path
for a script, the path on the clipboard
would you copy [its|the] path
would you mind copying the path
mind copying its path?
how about the path to my clipboard
can the path go to the clipboard?
can i paste its path? copy it
may i have its path copied
let me paste its path
let me have the path in the clipboard
+get me the path [on the clipboard|copied|to paste]
+stick the path on the clipboard
+throw the path onto my clipboard
+write the path to the clipboard
+send the path to the clipboard
+load the path into the clipboard
+have the path copied
+fetch its path for pasting
ctrl c on the path
i'd be glad of the path on the clipboard
""",
    de="""
kopier den Pfad
leg den Pfad in die Zwischenablage
!Pfad in die Zwischenablage
[Dateipfad|den Pfad] in die [Zwischenablage|Ablage]
+kopier [mir|] [den ganzen|den vollen|ihren] Pfad
+kopier den Pfad [davon|der Datei]
ich brauch den Pfad in der Zwischenablage
Pfad kopieren
kannst du [mir|] den Pfad kopieren?
[nur|] der Pfad [bitte|] in die Zwischenablage
+pack den Pfad ins Clipboard
ich will den Pfad einfügen
+tu den Pfad in die Zwischenablage
Pfad ins Clipboard
+kopier den Speicherort
!den Pfad möcht ich woanders einfügen
!+steck ihren Pfad in die Zwischenablage
wo genau liegt sie? kopier den Pfad davon
+kopier den [absoluten|kompletten|genauen] Pfad
+nimm den Pfad in die Zwischenablage
+kopier den Dateipfad, damit ich ihn einfügen kann
schnell den Pfad kopieren
gib mir den Pfad zum Einfügen
+speicher ihren Pfad in der Zwischenablage
Zwischenablage: ihr Pfad
ihren Speicherort bitte in die Zwischenablage
+halt ihren vollen Pfad in der Zwischenablage fest
Pfad kopieren bitte
krieg ich den Pfad in die Zwischenablage?
kopier ma in Pfad
den Pfad [bitte|] kopieren
den Pfad [davon|] kopieren
ganzen Pfad kopieren
kopier mir wo [sie|die] liegt
kopier den Pfad, nicht die Datei
nicht die Datei, nur den Pfad in die Zwischenablage
nur den Pfad kopieren
absoluten Pfad kopieren
Ort der Datei in die Zwischenablage
Speicherort kopieren
Dateipfad [kopieren|bitte]
der Pfad gehört in die Zwischenablage
der Pfad soll in die Zwischenablage
Pfad bitte ins Clipboard
[super|passt|gut], dann kopier den Pfad
gefunden, Pfad kopieren
das ist sie, den Pfad kopieren
ja, den Pfad in die Zwischenablage
dann kopier ihren Pfad
also Pfad kopieren
ich brauch den Pfad [kopiert|zum Einfügen]
ich muss den Pfad einfügen
ich muss ihren Pfad wo [reinkopieren|einfügen]
ich muss den Pfad ins Terminal kopieren
ich hätt gern den Pfad [kopiert|in der Zwischenablage]
ich möchte ihren Pfad in der Zwischenablage
ich will [ihren|den vollen] Pfad in der Zwischenablage haben
fürs Terminal ihren Pfad kopieren
für ein Skript, Pfad in die Zwischenablage
[könntest|würdest|magst] du [ihren|den] Pfad kopieren
magst mir den Pfad in die Zwischenablage tun
wie wär's mit Pfad kopieren
kann der Pfad in die Zwischenablage?
darf ich ihren Pfad in die Zwischenablage haben
lass mich den Pfad einfügen, kopier ihn
+schreib den Pfad in die Zwischenablage
+schieb den Pfad in die Zwischenablage
+lad den Pfad in die Zwischenablage
+hol [mir|] den Pfad in die Zwischenablage
+hol dir ihren Pfad ins Clipboard
+merk den Pfad in der Zwischenablage vor
+kopier, wo die Datei liegt
+kopier [mir|] ihren Pfad raus
+copy den Pfad
Strg C auf den Pfad
[kopiern|kopier] ma den Pfad davon
mit dem Pfad in die Zwischenablage
""",
)
THAT = {"open": THAT_OPEN, "copy": THAT_COPY, "move": THAT_MOVE, "trash": THAT_TRASH, "rename": THAT_RENAME, "path": THAT_PATH}
"""What is then done with the file that was found."""
