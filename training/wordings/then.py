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
fort damit
wirf die in den Papierkorb
+kick sie
Müll, löschen
die nimmt nur Platz weg, löschen
weg mit dem Ding
schmeiß's weg
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
""",
)
THAT = {"open": THAT_OPEN, "copy": THAT_COPY, "move": THAT_MOVE, "trash": THAT_TRASH, "rename": THAT_RENAME, "path": THAT_PATH}
"""What is then done with the file that was found."""
