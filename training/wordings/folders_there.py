"""How people move and copy whole folders, have a file keep its place, and have its ending changed."""

from training.phrases import Phrases

KEEP = Phrases(
    en="""
[don't|do not|dont] [delete|remove|trash|throw away] {what}
[never|please don't|whatever you do, don't] delete {what}
keep {what}
{what} must [stay|not be deleted|remain]
leave {what} [alone|where it is]
i still need {what}, [don't delete it|keep it]
!no, {what} shall not go
[don't|do not] [move|touch|rename|change] {what}
!hands off {what}
{what} is [important|precious|off limits], [don't touch it|leave it be|keep your hands off]
don't you dare delete {what}
never [touch|lay a finger on] {what}
{what} stays [where it is|put|as it is]
{what} is not to be [deleted|touched|changed|moved|thrown away]
please leave {what} as it is
i [want to keep|am keeping|want to hold on to] {what}
{what} may not be [deleted|removed]
make sure {what} stays
under no circumstances delete {what}
nobody [deletes|touches|moves] {what}
not {what}, [that one stays|i need that]
[wait|stop], don't delete {what}
let {what} be
{what} [should|has to] remain untouched
no changes to {what} [please|]
i don't want {what} [deleted|gone|moved|changed]
{what} is still [needed|in use], so no deleting
don't get rid of {what}
spare {what}, i use it every day
!we must not lose {what}
!{what} had better stay there
!do nothing to {what}
{what} is [sacred|untouchable]
you [must not|mustn't|shall not] delete {what}
i can't do without {what}, so it stays
[pls|please] don't throw {what} out
don't let {what} get lost
{what} is not rubbish, keep it
{what} stays as is
no deleting {what}
don't mess with {what}
i'd be sad to lose {what}, leave it there
would you please not touch {what}?
if you delete {what} i'm in trouble, so don't
""",
    de="""
[lösch|lösche|entferne] {what} [bitte|] nicht
[wirf|schmeiß] {what} nicht weg
[behalt|behalte] {what}
{what} [muss bleiben|bleibt da|darf nicht weg|nicht löschen]
lass {what} [in Ruhe|da|wo es ist]
ich brauche {what} noch, [nicht löschen|behalt es]
!nein, {what} soll nicht weg
[verschieb|ändere|benenn] {what} [bitte|] nicht [um|]
!Finger weg von {what}
{what} ist [wichtig|heilig], [nicht anfassen|bloß nicht löschen|lass das da]
{what} bitte [in Ruhe lassen|nicht anfassen|nicht anrühren]
rühr {what} [ja|bloß|] nicht an
{what} [soll bleiben|muss so bleiben|muss unangetastet bleiben]
ich will {what} behalten
lösch [bloß|ja|auf keinen Fall] {what} nicht
{what} auf keinen Fall [löschen|wegwerfen|verschieben]
{what} darf [nicht gelöscht|nicht verändert|keinesfalls gelöscht] werden
[halt|stopp|moment], {what} nicht löschen
{what} bleibt wo es ist
{what} ned [löschen|wegschmeißn|anglangen]
an {what} wird nix [geändert|gemacht|gedreht]
mit {what} [passiert|machst du] [nichts|nix]
[wehe|wehe,] du löschst {what}
{what} wird noch gebraucht
nicht {what}, [das brauch ich noch|das bleibt]
lass die Finger von {what}
ich möchte nicht, dass {what} [verschwindet|wegkommt|gelöscht wird]
{what} muss erhalten bleiben
tu {what} nix
!{what} ist tabu
!verschon {what}
!bei {what} bitte alles so lassen
{what} ist kein Müll, behalt das
ohne {what} kann ich nicht arbeiten, das bleibt
pass auf, dass {what} nicht verloren geht
wehe {what} ist nachher weg
{what} bleibt so, wie es ist
würdest du {what} bitte nicht anfassen?
mach bloß nix mit {what}
wenn du {what} löschst, krieg ich Ärger, also lass es
du [sollst|darfst] {what} nicht löschen
{what} wird nicht gelöscht
{what} unbedingt [behalten|aufheben|dalassen]
ned {what} löschen, des brauch i no
""",
)
MOVE_FOLDER = Phrases(
    en="""
+move the [folder|directory] {what} {to}
+put the folder {what} {to}
[can|could] you move the folder {what} {to}?
the folder {what} belongs {to}
move folder {what} {to}
!the whole folder {what} goes {to}
i want the folder {what} moved {to}
move {what} with everything in it {to}
+relocate the [folder|directory] {what} {to}
+shift the folder {what} {to}
+transfer the [whole|entire] folder {what} {to}
folder {what} -> {to}
the [directory|folder] {what} [should go|has to go|needs to go] {to}
i'd like to have the folder {what} {to}
would you mind moving the directory {what} {to}?
+stick the folder {what} {to}
+get the folder {what} [moved|] {to}
the folder {what} is in the wrong spot, move it {to}
move dir {what} {to}
folder {what} and all its contents {to}
+drag the folder {what} {to}
let's move the folder {what} {to}
tidying up, the folder {what} [goes|moves] {to}
+move the entire directory {what} {to}
the folder {what} wants moving {to}
!could the directory {what} be moved {to}?
!+haul the folder {what} {to}
!+take the folder {what} with all that's inside and move it {to}
could do with the folder {what} {to}
the folder {what} would be better off {to}
would you be so kind as to move the folder {what} {to}?
+send the folder {what} {to}
+pack the folder {what} away {to}
mv the directory {what} {to}
the folder {what} has no place here, {to} with it
+carry the folder {what} over {to}
new location for the folder {what}: {to}
+stow the directory {what} {to}
get the folder {what} out of here, {to}
+shove the folder {what} {to}, all of it
""",
    de="""
+[verschieb|verschiebe|leg] [mal|bitte|] den Ordner {what} {to}
den Ordner {what} [bitte|] {to} verschieben
[kannst|könntest] du den Ordner {what} {to} verschieben?
der Ordner {what} gehört {to}
Ordner {what} {to} verschieben
!der ganze Ordner {what} kommt {to}
ich will den Ordner {what} {to} verschieben
verschieb {what} mit allem drin {to}
+schieb den [ganzen|kompletten|] Ordner {what} {to}
+pack den Ordner {what} {to}
+räum den Ordner {what} {to}
den Ordner {what} [mitsamt Inhalt|samt Inhalt|komplett] {to} [verschieben|schieben]
Ordner {what} -> {to}
das Verzeichnis {what} [soll|muss] {to} [verschoben werden|wandern|]
[magst|würdest] du den Ordner {what} {to} schieben?
der Ordner {what} [soll|muss] {to}
der Ordner {what} liegt falsch, [verschieb|schieb] ihn {to}
[tu|tua|hau] den Ordner {what} {to}
ich hätt den Ordner {what} gern {to} verschoben
+move den Ordner {what} {to}
Verzeichnis {what} {to} [verschieben|verlegen|umziehen]
der Ordner {what} [zieht|soll] {to} [um|umziehen]
+verleg das Verzeichnis {what} {to}
Ordner {what} mit allem {to} schieben
wäre es möglich, den Ordner {what} {to} zu verschieben?
!der Ordner {what} gehört {to} umgezogen
!+befördere den Ordner {what} {to}
!nimm den Ordner {what} und schieb ihn {to}
wärst du so nett und verschiebst den Ordner {what} {to}?
der Ordner {what} wär {to} besser aufgehoben
+schaff den Ordner {what} {to}
+schick den Ordner {what} {to}
neuer Ort für den Ordner {what}: {to}
der Ordner {what} hat hier nichts verloren, {to} damit
+verstau das Verzeichnis {what} {to}
dass du den Ordner {what} {to} verschiebst
chasch de Ordner {what} {to} verschiebe?
ab mit dem Ordner {what} {to}
tua den Ordner {what} {to} ummi
der Ordner {what} kann {to}
+schlepp den ganzen Ordner {what} {to} rüber
""",
)
COPY_FOLDER = Phrases(
    en="""
+copy the [folder|directory] {what} {to}
+put a copy of the folder {what} {to}
[can|could] you copy the folder {what} {to}?
back up the folder {what} {to}
copy folder {what} {to}
!the whole folder {what} once more {to}
i want the folder {what} copied {to}
copy {what} with everything in it {to}
+duplicate the [folder|directory] {what} {to}
+clone the folder {what} {to}
cp -r {what} {to}
i need a [second copy|duplicate|backup] of the folder {what} {to}
+replicate the [whole|entire] directory {what} {to}
the folder {what} should also be {to}
the folder {what} should exist {to}, too
folder {what}, a copy {to} please
+copy the entire [directory|folder] {what} {to}
would you mind copying the folder {what} {to}?
+make a [backup|copy|duplicate] of the folder {what} {to}
a backup of the directory {what} {to}
just to be safe, copy the folder {what} {to}
copy dir {what} {to}
+copy the folder {what} {to} but keep the original
folder {what} and all its contents, copied {to}
let's copy the directory {what} {to}
!can i have the folder {what} twice, the second one {to}?
!+put a clone of the directory {what} {to}
!the directory {what} as a duplicate {to}
could do with a copy of the folder {what} {to}
i don't want to lose the folder {what}, put a copy {to}
would you be so kind as to copy the folder {what} {to}?
leave the folder {what} here and also copy it {to}
+mirror the folder {what} {to}
+store a second copy of the folder {what} {to}
[safety|spare] copy of the folder {what} {to}
the folder {what} stays, but a copy of it goes {to}
+copy the folder {what} over {to}
cp the directory {what} {to}
an extra copy of the directory {what} {to}
""",
    de="""
+[kopier|kopiere] [mal|bitte|] den Ordner {what} {to}
den Ordner {what} [bitte|] {to} kopieren
[kannst|könntest] du den Ordner {what} {to} kopieren?
sicher den Ordner {what} {to}
Ordner {what} {to} kopieren
!den ganzen Ordner {what} nochmal {to}
ich will den Ordner {what} {to} kopieren
kopier {what} mit allem drin {to}
+dupliziere den Ordner {what} {to}
+leg eine [Kopie|Sicherungskopie|Sicherheitskopie] vom Ordner {what} {to}
cp -r {what} {to}
[vom|von dem] Ordner {what} [bitte|] [eine Kopie|ein Duplikat|ein Backup] {to}
den Ordner {what} [mitsamt Inhalt|samt Inhalt|komplett] {to} kopieren
der Ordner {what} soll auch {to}, als Kopie
Verzeichnis {what} {to} [kopieren|duplizieren]
[magst|würdest] du das Verzeichnis {what} {to} kopieren?
zur Sicherheit den Ordner {what} {to} kopieren
ich [brauch|brauche] den Ordner {what} [doppelt|ein zweites Mal], Kopie {to}
+kopier das [ganze|komplette|] Verzeichnis {what} {to}
[mach|moch] [a|ne|eine] Kopie vom Ordner {what} {to}
+mach ein Backup vom Ordner {what} {to}
Ordner {what} {to} kopieren, das Original bleibt
+copy den Ordner {what} {to}
ich hätte den Ordner {what} gern {to} kopiert
wäre es möglich, den Ordner {what} {to} zu kopieren?
!ein Duplikat vom Verzeichnis {what} gehört {to}
!+vervielfältige den Ordner {what} {to}
!der Ordner {what} als Sicherung {to}
ich will den Ordner {what} nicht verlieren, leg eine Kopie {to}
wärst du so nett und kopierst den Ordner {what} {to}?
den Ordner {what} doppelt, hier und {to}
+spiegel den Ordner {what} {to}
+speicher eine Zweitkopie vom Ordner {what} {to}
[Sicherheitskopie|Sicherungskopie] vom Ordner {what} {to}
der Ordner {what} bleibt, aber eine Kopie davon kommt {to}
dass du den Ordner {what} {to} kopierst
chasch de Ordner {what} {to} kopiere?
+kopier den Ordner {what} {to} rüber
eine Kopie vom Verzeichnis {what} {to} wär [gut|super]
den Ordner {what} [zusätzlich|auch] {to}, als Kopie
""",
)
ENDING = Phrases(
    en="""
+change the [extension|ending] of {what} to {ending}
+[make|turn] {what} [a|into a] {ending} file by renaming
{what} should end in {ending}
extension of {what} to {ending}
[can|could] you change the file extension of {what} to {ending}?
!give {what} the extension {ending}
rename {what} so that it ends in {ending}
+swap the [extension|suffix|file ending] of {what} for {ending}
{what} has the wrong [extension|suffix|ending], it should be {ending}
{what} needs the [ending|extension|suffix] {ending}
+set the file extension of {what} to {ending}
i want {what} to have the [ending|extension] {ending}
{what}: new [extension|suffix] {ending}
+replace the [suffix|extension] of {what} with {ending}
new file ending for {what}: {ending}
the extension of {what} should be {ending}
the ending {ending} for {what} please
[keep the name|same name], but {what} with the extension {ending}
would you mind changing the suffix of {what} to {ending}?
+rename {what}, only the [extension|ending], to {ending}
+rename {what} to end [in|with] {ending}
{what}, ending {ending} instead
+alter the extension of {what} to {ending}
!could {what} get {ending} as its file extension?
!{ending} is what {what} should end with
!the part behind the dot in {what} should become {ending}
could do with {ending} as the extension of {what}
would you be so kind as to rename {what} so it ends with {ending}?
wrong file type in the name {what}, the extension should be {ending}
+fix the [extension|suffix] of {what}, it's {ending}
{what} with {ending} at the end, rename it
the program wants {ending}, so change the extension of {what}
i'd rather have {ending} as the [suffix|ending] of {what}
[ext|extension] of {what} → {ending}
don't convert {what}, just rename its ending to {ending}
+update the file extension of {what} to {ending}
+rename the tail of {what} to {ending}
""",
    de="""
+[ändere|änder] die [Endung|Dateiendung] von {what} [in|zu|auf] {ending}
{what} soll auf {ending} enden
Endung von {what} auf {ending} [ändern|]
[kannst|könntest] du die Endung von {what} in {ending} ändern?
!gib {what} die Endung {ending}
benenn {what} so um, dass es auf {ending} endet
[tausch|ersetz] die [Endung|Dateiendung|Erweiterung] von {what} [gegen|durch] {ending}
{what} hat die falsche [Endung|Dateiendung], [richtig ist|es muss sein] {ending}
{what} [braucht|kriegt|bekommt] die Endung {ending}
{what} soll die [Endung|Erweiterung] {ending} [haben|bekommen|kriegen]
+setz die Dateiendung von {what} auf {ending}
neue [Endung|Erweiterung] für {what}: {ending}
{what}: Endung {ending} statt der alten
die [Dateierweiterung|Dateiendung] von {what} [soll|muss] {ending} sein
ich hätt gern {ending} als Endung bei {what}
{what} mit der Endung {ending}, Name bleibt gleich
+benenn nur die Endung von {what} in {ending} um
[magst|würdest] du {what} die Endung {ending} geben?
mach bei {what} die Endung [zu|auf] {ending}
Dateiendung ändern, {what} auf {ending}
Suffix von {what} zu {ending}
Extension von {what} in {ending} [ändern|umbenennen]
hinten bei {what} [soll|muss] {ending} stehen
+häng bei {what} statt der alten Endung {ending} an
!{what} gehört auf {ending} umbenannt, also die Endung
!der Teil nach dem Punkt von {what} soll {ending} werden
!+verpass {what} die Endung {ending}
wärst du so nett und änderst die Endung von {what} auf {ending}?
das Programm will {ending}, ändere die Endung von {what}
+korrigier die [Endung|Dateiendung] von {what} zu {ending}
mir wär {ending} als Endung von {what} lieber
{what} nicht konvertieren, nur die Endung auf {ending} umbenennen
[Endung|Dateiendung] von {what} → {ending}
dass du die Endung von {what} auf {ending} änderst
chasch d'Endig vo {what} uf {ending} ändere?
{what} hinten mit {ending}, benenn das um
+aktualisier die Dateiendung von {what} auf {ending}
falscher Dateityp im Namen {what}, die Endung gehört auf {ending}
die Endung von {what} [durch|gegen] {ending} austauschen
""",
)
