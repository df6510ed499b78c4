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
""",
)
THAT = {"open": THAT_OPEN, "copy": THAT_COPY, "move": THAT_MOVE, "trash": THAT_TRASH, "rename": THAT_RENAME, "path": THAT_PATH}
"""What is then done with the file that was found."""
