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
{what}: don't delete
{what}: keep
{what}: hands off please
{what} is staying
{what} remains
{what} has to stay
{what} should be kept
{what} must be kept
{what} must never be deleted
{what} mustn't get lost
{what} isn't for deleting
{what} isn't trash
{what} can't go
{what} can stay
{what} doesn't get deleted
{what} will not be deleted
keep {what} please
keep {what}, don't throw it away
keep {what} as it is
keep {what} where it is
keep your hands off {what}
keep away from {what}
just leave {what}
please leave {what} alone
please keep {what} safe
please never remove {what}
never ever delete {what}
never delete {what}, ok?
don't ever touch {what}
don't do anything to {what}
don't bin {what}
don't lose {what}
no touching {what}
i want {what} to stay
i want {what} kept
i want {what} left as it is
i need {what}, so don't delete it
i still want {what}
i still use {what}, leave it
i love {what}, leave it alone
could you leave {what} alone
promise not to delete {what}
my boss would kill me, don't delete {what}
all my work is in {what}, leave it be
{what} is not for the bin
{what} is dear to me, leave it
{what} is too good to delete
{what} belongs to me, don't touch
{what} may look old, keep it though
{what} should survive
{what} should be left in peace
{what}, no deleting
{what}, leave it in peace
{what}? that stays
{what}? don't you dare
ah, don't touch {what}
careful with {what}, don't delete
careful, {what} is needed
do not trash {what}
don't bin {what}, i'm begging you
don't even think of deleting {what}
don't go deleting {what}
don't tidy away {what}
don't you move {what}
don't clean up {what}
for heaven's sake keep {what}
hang on to {what}
hold on to {what}
i'd cry without {what}, leave it
i'd rather keep {what}
i'll need {what} tomorrow, leave it there
i'm not done with {what}, leave it
i'm still working on {what}, hands off
it's my only copy, don't delete {what}
just so you know, {what} stays
leave {what} be
leave {what} in place
my thesis is {what}, don't touch
no binning of {what}
no moving {what}
nothing is to happen to {what}
nothing must happen to {what}
please no deleting of {what}
please hold on to {what}
see that nothing happens to {what}
stay away from {what}
treat {what} as untouchable
we keep {what}
we'll keep {what}
you leave {what} alone
you're not to delete {what}
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
{what}: behalten
{what}: bitte Finger weg
{what} bleibt
{what} bleibt hier
{what} soll da bleiben
{what} soll nicht gelöscht werden
{what} sollte nicht gelöscht werden
{what} muss ich behalten
{what} muss so bleiben, wie es ist
{what} darf nie gelöscht werden
{what} darf nicht verloren gehen
{what} darf nicht in den Müll
{what} kommt nicht weg
{what} nicht anfassen
{what} nicht ändern
{what} nicht verschieben
{what} nicht wegwerfen
{what} nie löschen
{what} niemals löschen, ok?
{what} kann bleiben
{what} gehört nicht gelöscht
bitte {what} nicht löschen
bitte {what} behalten
bitte {what} so lassen
bitte lass {what}
lass {what} einfach
lass {what}, wie es ist
lass {what} bitte bestehen
lösch nie {what}
lösch {what} nicht, ok?
heb {what} auf, nicht löschen
fass {what} nicht an
ändere nichts an {what}
tu {what} nicht weg
wirf {what} ja nicht weg
ich will {what} nicht verlieren
ich will {what} nicht gelöscht haben
ich möchte {what} behalten
ich brauch {what}, also nicht löschen
ich häng an {what}, lass das da
könntest du {what} bitte in Ruhe lassen
versprich, dass du {what} nicht löschst
loss {what} do
{what} nöd lösche
da steckt meine ganze Arbeit drin, {what} nicht löschen
der Chef bringt mich um, also lösch {what} nicht
{what} ist nichts für den Müll
{what} ist mir wichtig, dalassen
{what} ist zu schade zum Löschen
{what} gehört mir, nicht anfassen
{what} schaut alt aus, aber behalten
{what} soll überleben
{what} soll man in Ruhe lassen
{what}, kein Löschen
{what}? das bleibt
{what}? wehe
Achtung, {what} wird gebraucht
vorsichtig mit {what}, nicht löschen
bei {what} bitte nichts anrühren
um {what} mach einen Bogen
um Himmels willen, behalt {what}
denk nicht mal dran, {what} zu löschen
komm nicht auf die Idee, {what} zu löschen
dass du mir {what} nicht löschst
dass ja keiner {what} löscht
räum {what} nicht weg
räum {what} ja nicht auf
lass {what} bleiben, wo es ist
lass {what} an Ort und Stelle
lass {what} in Frieden
halt dich von {what} fern
ich möcht {what} lieber behalten
ich brauch {what} morgen, lass das da
ich bin mit {what} noch nicht fertig, nicht löschen
ich arbeit noch an {what}, Finger weg
ich hab {what} nur einmal, nicht löschen
ich würd heulen ohne {what}, lass das da
nur dass du's weißt, {what} bleibt
meine Diplomarbeit ist {what}, nicht anrühren
kein Verschieben von {what}
mit {what} darf nichts passieren
schau, dass {what} nichts passiert
sei so gut und lass {what}
wir behalten {what}
wir brauchen {what} noch, nicht löschen
du lässt {what} in Ruhe
du löschst mir {what} nicht
von {what} lässt du die Finger
nix mit {what} machen
Stopp bei {what}, das bleibt
alles, nur nicht {what} löschen
bitte kein Löschen von {what}
gib acht auf {what}, das bleibt
lot {what} in Roh
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
folder move: {what} {to}
folder {what} moved {to} please
mv folder {what} {to}
the folder {what} should be {to}
the folder {what} should be moved {to}
the folder {what} has to be moved {to}
the folder {what} needs a new place, {to}
the folder {what} must go {to}
the folder {what} doesn't belong here, move it {to}
the folder {what} can go {to}
the whole directory {what} should go {to}
+take the folder {what} over {to}
+clear the folder {what} away {to}
+tidy the folder {what} away {to}
+file the folder {what} away {to}
+transfer the directory {what} {to}
+move all of the folder {what} {to}
+move my folder {what} {to}
+move the folder {what}, contents and all, {to}
can the folder {what} go {to}
can you put the folder {what} {to}
could you shift the folder {what} {to}
could i have the folder {what} moved {to}
would you move the folder {what} {to}
would it be possible to move the directory {what} {to}
i want to move the folder {what} {to}
i want to have the folder {what} {to}
i'd like the folder {what} moved {to}
i need the folder {what} {to}, move it
i need to move the folder {what} {to}
don't copy it, move the folder {what} {to}
how about moving the folder {what} {to}
moving the folder {what} {to}
the move of the folder {what}: {to}
the folder {what} is to be moved {to}
+bring the folder {what} over {to}
+push my whole folder {what} {to}
please have the folder {what} moved {to}
the folder {what} should live elsewhere, move it {to}
why is the folder {what} still here? move it {to}
we should move the folder {what} {to}
+take the directory {what} out of here and move it {to}
my home is a mess, move the folder {what} {to}
why oh why is the folder {what} here, off {to} with it
disk full, shift the folder {what} {to}
{what} (folder) {to}
{what} is a folder, move it {to}
{what}/ {to}, moved
{what} is in the wrong place as a folder, it belongs {to}
all of the folder {what} belongs {to}
directory {what}: off {to}
directory {what} to be moved {to}
directory {what}, new home {to}
dir {what} {to}, move
folder {what}, new place: {to}
folder {what}, go {to}
folder {what} and everything in it, off {to}
folder {what} in the wrong place, {to} please
folder {what} is moving house, {to}
folder {what} belongs {to}
folder {what}: move {to}
ctrl x the folder {what}, ctrl v {to}
cut the folder {what} and paste it {to}
move-item on the folder {what}, {to}
gonna move the folder {what} {to}
got to move the folder {what} {to}
i fancy the folder {what} {to}, shift it
i'd have the folder {what} {to}, moved
i'm reorganising, the folder {what} moves {to}
i put the folder {what} in the wrong place, move it {to}
i've got the folder {what} here, it should move {to}
mind shifting the folder {what} {to}?
might the folder {what} be moved {to}
my folder {what} ought to sit {to}, move it
off {to} with the folder {what}
off {to} with the whole directory {what}
once and for all, move the folder {what} {to}
spring cleaning: folder {what} {to}, move
the directory {what} moves {to}
the directory {what} gets a new place, {to}
the folder {what} moves house, {to}
the folder {what} now lives {to}, move it
the folder {what} ought to be moved {to}
the folder {what} wants to be {to}, move it
where does the folder {what} belong? {to}, move it
wrong place for the folder {what}, move it {to}
+whisk the folder {what} away {to}
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
Ordner verschieben: {what} {to}
Ordner {what} {to} verlegen
Ordner {what} {to} legen
Ordner {what} {to} räumen
mv Ordner {what} {to}
den Ordner {what} {to} tun
den ganzen Ordner {what} {to} verschieben
+leg das Verzeichnis {what} {to}
+räum das Verzeichnis {what} {to}
+verschieb alles vom Ordner {what} {to}
+verschieb mir den Ordner {what} {to}
+verschieb meinen Ordner {what} {to}
der Ordner {what} sollte {to}
der Ordner {what} muss {to} verschoben werden
der Ordner {what} gehört nicht hierher, sondern {to}
das Verzeichnis {what} gehört {to}
das ganze Verzeichnis {what} soll {to}
kann der Ordner {what} {to}
kannst du den Ordner {what} {to} räumen
könntest du den Ordner {what} {to} legen
könnte der Ordner {what} {to}
würdest du das Verzeichnis {what} {to} verschieben
verschiebst du mir den Ordner {what} {to}
ich will den Ordner {what} {to} haben
ich möchte den Ordner {what} {to} verschieben
ich muss den Ordner {what} {to} verschieben
ich würd den Ordner {what} gern {to} verschieben
nicht kopieren, verschieben: Ordner {what} {to}
verschieben wir den Ordner {what} {to}
wie wär's, den Ordner {what} {to} zu verschieben
Umzug vom Ordner {what} {to}
Ordner {what} komplett {to} verschieben
Ordner {what} samt allem {to} verlegen
+bring den Ordner {what} rüber {to}
+bewege den kompletten Ordner {what} {to}
+transferier das Verzeichnis {what} {to}
+setz den Ordner {what} um {to}
der Ordner {what} soll umziehen, {to}
der Ordner {what} steht mir im Weg, verschieb ihn {to}
der Ordner {what} ist am falschen Ort, {to} damit
warum ist der Ordner {what} noch hier? verschieb ihn {to}
wir sollten den Ordner {what} {to} verschieben
den Ordner {what} hätt ich lieber {to} verschoben
tätest du mir den Ordner {what} {to} schieben
bei mir schaut's aus, verschieb den Ordner {what} {to}
Platte voll, den Ordner {what} {to} auslagern
was macht der Ordner {what} hier, schieb ihn {to}
{what} (Ordner) {to} verschieben
{what} ist ein Ordner, verschieb ihn {to}
{what}/ {to} verschieben
alles vom Ordner {what} gehört {to}
Verzeichnis {what}: ab {to}
Verzeichnis {what}, neues Zuhause {to}
Ordner {what}, neuer Platz: {to}
Ordner {what}, ab {to}
Ordner {what} und alles drin, ab {to}
Ordner {what} am falschen Platz, {to} bitte
Ordner {what} zieht um, {to}
Ordner {what} gehört {to}
Ordner {what} ausschneiden und {to} einfügen
Strg X auf den Ordner {what}, Strg V {to}
move-item auf den Ordner {what}, {to}
den Ordner {what} {to} umlagern
den Ordner {what} {to} wegräumen
den Ordner {what} umziehen lassen, {to}
den Ordner {what} woanders hin, und zwar {to}
ich sortier um, der Ordner {what} wandert {to}
ich hab den Ordner {what} falsch abgelegt, {to} damit
ich hab den Ordner {what} hier, er soll {to} wandern
ich bräucht den Ordner {what} {to} verschoben
ich will, dass der Ordner {what} {to} umzieht
magst den Ordner {what} {to} räumen?
verschiebst du den Ordner {what} {to}
mein Ordner {what} gehört eigentlich {to}
Frühjahrsputz: Ordner {what} {to}, verschieben
das Verzeichnis {what} wandert {to}
das Verzeichnis {what} kriegt einen neuen Platz, {to}
der Ordner {what} wohnt ab jetzt {to}, verschieb ihn
der Ordner {what} wandert {to}
der Ordner {what} wäre {to} zu verschieben
wohin gehört der Ordner {what}? {to}, verschieb ihn
falscher Platz für den Ordner {what}, verschieb ihn {to}
sollen wir den Ordner {what} {to} verschieben? ja
fort von hier mit dem Ordner {what}, {to}
raus hier mit dem Ordner {what}, {to}
können Sie den Ordner {what} {to} verschieben
bittschön den Ordner {what} {to} verschieben
+hau den Ordner {what} {to} rüber
+sortier den Ordner {what} {to} ein
+lager den Ordner {what} um, {to}
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
copy the folder {what}, destination {to}
folder copy: {what} {to}
directory {what} copied {to} please
another copy of the folder {what} {to}
a duplicate of the folder {what} {to} please
folder {what} as a copy {to}
+copy over the folder {what} {to}
+copy all of the folder {what} {to}
+copy the folder {what}, all of it, {to}
+copy the folder {what} recursively {to}
+back the folder {what} up {to}
+back up the directory {what} {to}
+save a copy of the folder {what} {to}
+leave a copy of the folder {what} {to}
+place a copy of the directory {what} {to}
+drop a copy of the folder {what} {to}
+produce a copy of the folder {what} {to}
+get me a copy of the folder {what} {to}
the folder {what} needs a copy {to}
the folder {what} needs to be copied {to}
the folder {what} has to be copied {to}
the folder {what} should be duplicated {to}
the whole folder {what} should be copied {to}
can i get a copy of the folder {what} {to}
can the folder {what} be copied {to}
could i have a copy of the folder {what} {to}
could you make a copy of the directory {what} {to}
would you duplicate the folder {what} {to}
i want a copy of the folder {what} {to}
i want the folder {what} to be in both places, copy it {to}
i want to copy the folder {what} {to}
i'd like to copy the folder {what} {to}
i'd like a copy of the directory {what} {to}
i need the folder {what} copied {to}
i need to copy the folder {what} {to}
before i change anything, copy the folder {what} {to}
in case something breaks, a copy of the folder {what} {to}
don't move it, just copy the folder {what} {to}
let's make a copy of the folder {what} {to}
rsync the folder {what} {to}
two is better than one, copy the folder {what} {to}
the disk is dying, copy the folder {what} {to}
my folder {what}, once more {to} as a backup
+xcopy the folder {what} {to}
{what} (folder), copy {to}
{what} is a folder, copy it {to}
{what}/ {to}, copied
all of the folder {what} again {to}, as a copy
backup of the folder {what} {to}
backup: folder {what} {to}
copy job: folder {what} {to}
ctrl c the folder {what}, ctrl v {to}
copy-item on the folder {what}, {to}
cp -a the folder {what} {to}
cp -r the folder {what} {to}
directory {what}: copy {to}
directory {what}, duplicate {to}
dir {what}, copy {to}
dupe the folder {what} {to}
folder {what} here and also {to}, copied
folder {what} twice, one of them {to}
folder {what}: copy {to}
folder {what} stays, copy goes {to}
folder {what}, duplicate {to}
got to copy the folder {what} {to}
i fancy a copy of the folder {what} {to}
i'd feel better with a copy of the folder {what} {to}
i'm about to change the folder {what}, copy it {to} first
i'm travelling, copy the folder {what} {to}
i've got the folder {what} here and want it {to} too, as a copy
just to have it twice, copy the folder {what} {to}
keep the folder {what} and copy it {to}
keep the folder {what} where it is, but copy it {to}
mind duplicating the folder {what} {to}?
might i have the folder {what} copied {to}
my work is in the folder {what}, copy it {to}
one more copy of the directory {what} {to}
safe copy of the directory {what} {to}
sync the folder {what} {to}, as a copy
the directory {what}, one copy {to}
the folder {what} gets copied {to}
the folder {what} gets a copy {to}
the folder {what} is to be copied {to}
the folder {what} wants copying {to}
the whole of the folder {what}, copied {to}
without moving it, copy the folder {what} {to}
+save the folder {what} a second time {to}
+pop a copy of the folder {what} {to}
+fork the folder {what} {to}
+reproduce the folder {what} {to}
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
Ordnerkopie: {what} {to}
Kopie vom Ordner {what} {to} bitte
noch eine Kopie vom Ordner {what} {to}
Ordner {what} als Kopie {to}
Duplikat vom Ordner {what} {to}
Backup vom Ordner {what} {to}
den kompletten Ordner {what} {to} kopieren
alles aus dem Ordner {what} samt Ordner {to} kopieren
Ordner {what} bitte {to} duplizieren
+kopier alles vom Ordner {what} {to}
+kopier den Ordner {what} rekursiv {to}
+kopier den Ordner {what}, und zwar {to}
+kopier mir den Ordner {what} {to}
+sicher das Verzeichnis {what} {to}
+mach mir eine Kopie vom Verzeichnis {what} {to}
+mach vom Ordner {what} ein Duplikat {to}
+erstell eine Kopie des Ordners {what} {to}
+tu eine Kopie vom Ordner {what} {to}
+stell eine Kopie vom Ordner {what} {to}
+speicher den Ordner {what} nochmal {to}
der Ordner {what} gehört {to} kopiert
der Ordner {what} muss {to} kopiert werden
der Ordner {what} soll {to} kopiert werden
der Ordner {what} soll zusätzlich {to}, also kopieren
das Verzeichnis {what} sollte {to} kopiert werden
kann der Ordner {what} {to} kopiert werden
kann ich eine Kopie vom Ordner {what} {to} haben
könnte ich den Ordner {what} auch {to} haben, kopiert
könntest du eine Kopie vom Ordner {what} {to} legen
würdest du den Ordner {what} {to} sichern
kopierst du mir den Ordner {what} {to}
ich will eine Kopie vom Ordner {what} {to}
ich will das Verzeichnis {what} {to} kopiert haben
ich möchte den Ordner {what} {to} kopieren
ich möchte eine Sicherung vom Ordner {what} {to}
ich muss den Ordner {what} {to} kopieren
ich brauch eine Kopie vom Ordner {what} {to}
bevor ich was ändere, kopier den Ordner {what} {to}
falls was schiefgeht, eine Kopie vom Ordner {what} {to}
nicht verschieben, nur kopieren: Ordner {what} {to}
kopieren wir den Ordner {what} {to}
kopia ma den Ordner {what} {to}
doppelt hält besser, kopier den Ordner {what} {to}
die Platte macht's nicht mehr lang, kopier den Ordner {what} {to}
meinen Ordner {what} als Backup {to}
{what} (Ordner) {to} kopieren
{what} ist ein Ordner, kopier ihn {to}
{what}/ {to} kopieren
alles vom Ordner {what} nochmal {to}, als Kopie
Backup: Ordner {what} {to}
Kopierauftrag: Ordner {what} {to}
Kopie: Ordner {what} {to}
Strg C auf den Ordner {what}, Strg V {to}
copy-item auf den Ordner {what}, {to}
cp -a den Ordner {what} {to}
cp -r den Ordner {what} {to}
Verzeichnis {what}: {to} kopieren
Verzeichnis {what}, Duplikat {to}
Ordner {what} hier und auch {to}, kopiert
Ordner {what} zweimal, einmal davon {to}
Ordner {what} bleibt, Kopie {to}
Ordner {what}, Duplikat {to}
Ordner {what} klonen {to}
Ordner {what} spiegeln {to}
muss den Ordner {what} {to} kopieren
mit einer Kopie vom Ordner {what} {to} wär mir wohler
ich ändere gleich den Ordner {what}, kopier ihn vorher {to}
ich verreise, kopier den Ordner {what} {to}
ich hab den Ordner {what} hier und will ihn auch {to}, als Kopie
damit ich's doppelt hab, kopier den Ordner {what} {to}
behalt den Ordner {what} und kopier ihn {to}
lass den Ordner {what}, wo er ist, aber kopier ihn {to}
magst den Ordner {what} {to} duplizieren?
im Ordner {what} ist meine ganze Arbeit, kopier ihn {to}
noch eine Kopie vom Verzeichnis {what} {to}
Sicherung vom Verzeichnis {what} {to}
das Verzeichnis {what}, eine Kopie {to}
der Ordner {what} wird {to} kopiert
der Ordner {what} kriegt eine Kopie {to}
der Ordner {what} ist {to} zu kopieren
den Ordner {what} in voller Gänze {to} kopieren
den ganzen Ordner {what} als Kopie {to}
ohne ihn zu verschieben, den Ordner {what} {to} kopieren
sollen wir den Ordner {what} {to} kopieren? ja
können Sie den Ordner {what} {to} kopieren
bittschön den Ordner {what} {to} kopieren
+speicher den Ordner {what} ein zweites Mal {to}
+leg ein Duplikat vom Verzeichnis {what} {to}
+verdopple den Ordner {what}, Kopie {to}
+synchronisier den Ordner {what} {to}, als Kopie
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
{what} to {ending} ending
{what} → {ending}, only the extension
{what}: extension {ending}
{what}: ending should be {ending}
ext {what} {ending}
extension {ending} for {what}
extension {ending} on {what} please
other extension for {what}: {ending}
file ending {ending} for {what}
suffix {ending} for {what}
correct the ending of {what}, {ending}
+change {what} to the ending {ending}
+switch the ending of {what} over to {ending}
+turn the ending of {what} into {ending}
+rename {what}, ending {ending}
+rename the extension of {what} to {ending}
+rename just the extension of {what}, {ending}
+put {ending} at the end of {what} instead of its extension
+let {what} end in {ending}
+make {what} end [in|with|on] {ending}
+use {ending} as the ending for {what}
+set {ending} as the extension of {what}
+exchange the extension of {what} for {ending}
+convert the name of {what} to extension {ending}
the file {what} should have the ending {ending}
the ending of {what} is wrong, {ending} is right
the ending of {what} must be {ending}
{what} must end in {ending}
{what} ought to have {ending} as its extension
{what} wants the extension {ending}
{what} gets {ending} as its ending
{what} is really a {ending}, fix the extension
{what} but with {ending}
can the extension of {what} be {ending}
can {what} have the ending {ending}
could you rename {what} so that its extension is {ending}
would you give {what} {ending} as ending
i want to change the extension of {what} to {ending}
i want {what} to end in {ending}
i'd like the extension {ending} for {what}
i need {ending} as the ending of {what}
instead of what it has now {what} should get the ending {ending}
same file, other ending: {what}, {ending}
let's change the ending of {what} to {ending}
windows doesn't get it, {what} has to end in {ending}
some idiot named it wrong, {what} should have the extension {ending}
the editor only colours it with {ending}, change the extension of {what}
{what} as {ending}, only the name
{what} > {ending}, just the extension
{what}: file extension {ending} please
{what}, but ending in {ending}
{what} under the extension {ending}
{what} has to carry the extension {ending}
{what} isn't named right, the extension is {ending}
{what} should've been given {ending} as its extension
{what} was saved with a wrong ending, {ending} is right
{ending} as the file extension of {what}
{ending} at the end of {what}, as the extension
{ending} at the tail of {what}, as its ending
{ending} is the right extension for {what}
{ending} should be the extension of {what}
file ending of {what}: {ending}
file extension: {what} to {ending}
filename extension of {what}, make it {ending}
from now on {what} ends in {ending}
i fancy {ending} as the extension of {what}
i saved {what} with the wrong extension, it's {ending}
i'm changing the extension of {what} to {ending}
it won't open, {what} needs the extension {ending}
mind giving {what} the ending {ending}?
might {what} end in {ending}
my program only takes {ending}, so rename the ending of {what}
only the suffix of {what}: {ending}
new file extension on {what}, {ending}
no conversion, {what} simply gets the extension {ending}
not the name, only the extension of {what}, to {ending}
after the dot in {what}: {ending}
after the dot of {what} i want {ending}
the bit after the dot in {what} is {ending}
what comes after the dot in {what} should be {ending}
the extension of {what} has to become {ending}
the file type in the name of {what} should read {ending}
the suffix of {what} becomes {ending}
the suffix of {what} ought to be {ending}
the website only accepts {ending}, change the ending of {what}
wrong extension on {what}, right is {ending}
wrong ending, {what} should have {ending}
wee change: extension of {what} to {ending}
+slap the extension {ending} on {what}
+correct the extension of {what} to {ending}
+relabel the extension of {what} as {ending}
+have {what} end in {ending}
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
{what} auf {ending}, nur die Endung
{what} → Endung {ending}
{what}: Endung {ending}
Endung {ending} für {what}
Endung {ending} bei {what} bitte
Endung von {what} ändern: {ending}
andere Endung für {what}, nämlich {ending}
Dateiendung {ending} für {what}
Dateiendung von {what} wechseln zu {ending}
Suffix {ending} für {what}
bei {what} die Endung {ending} bitte
+ändere {what} auf die Endung {ending}
+wechsle die Endung von {what} zu {ending}
+stell die Endung von {what} auf {ending} um
+mach aus der Endung von {what} {ending}
+mach {ending} zur Endung von {what}
+benenn {what} um, Endung {ending}
+benenn {what} um, hinten soll {ending} stehen
+nimm für {what} die Endung {ending}
+schreib bei {what} {ending} als Endung
+lass {what} auf {ending} enden
+gib der Datei {what} {ending} als Endung
+vertausch die Endung von {what} mit {ending}
die Endung von {what} ist falsch, richtig wär {ending}
die Endung von {what} stimmt nicht, {ending} gehört hin
die Endung von {what} soll {ending} werden
die Datei {what} soll die Endung {ending} haben
{what} muss auf {ending} enden
{what} müsste die Endung {ending} haben
{what} kriegt jetzt {ending} als Endung
{what} ist eigentlich {ending}, ändere die Endung
{what}, aber mit {ending} hinten
kann {what} die Endung {ending} bekommen
könntest du {what} die Endung {ending} verpassen
könnte die Endung von {what} {ending} sein
würdest du die Endung von {what} auf {ending} ändern
ich will {what} mit der Endung {ending}
ich will die Endung von {what} auf {ending} ändern
ich möchte, dass {what} auf {ending} endet
ich brauch {what} mit Endung {ending}
gleiche Datei, andere Endung: {what}, {ending}
ändern wir die Endung von {what} auf {ending}
d'Endung vo {what} soll {ending} si
Windows kapiert's nicht, {what} muss auf {ending} enden
da hat wer geschlampt, die Endung von {what} gehört {ending}
der Editor erkennt's nur mit {ending}, ändere die Endung von {what}
{what} als {ending}, nur der Name
{what} > {ending}, nur die Endung
{what}: bitte Dateiendung {ending}
{what}, aber mit Endung {ending}
{what} unter der Endung {ending}
{what} muss die Endung {ending} tragen
{what} ist falsch benannt, die Endung ist {ending}
{what} wurde mit falscher Endung gespeichert, {ending} ist richtig
{ending} als Dateiendung von {what}
{ending} ans Ende von {what}, als Endung
{ending} ist die richtige Endung für {what}
{ending} soll die Endung von {what} sein
Dateiendung von {what}: {ending}
Dateinamenserweiterung von {what} auf {ending}
Endung wechseln bei {what}: {ending}
Endungswechsel: {what} auf {ending}
ab jetzt endet {what} auf {ending}
ich hab {what} mit falscher Endung gespeichert, es ist {ending}
ich ändere die Endung von {what} auf {ending}
geht nicht auf, {what} braucht die Endung {ending}
magst du {what} die Endung {ending} verpassen?
mein Programm nimmt nur {ending}, also Endung von {what} umbenennen
nur das Suffix von {what}: {ending}
neue Dateiendung bei {what}, {ending}
ohne Konvertieren, {what} kriegt einfach die Endung {ending}
nicht der Name, nur die Endung von {what}, auf {ending}
nach dem Punkt in {what}: {ending}
nach dem Punkt bei {what} will ich {ending}
was bei {what} nach dem Punkt kommt, soll {ending} sein
das hinterm Punkt bei {what} soll {ending} heißen
die Endung von {what} muss {ending} werden
der Dateityp im Namen von {what} soll {ending} lauten
das Suffix von {what} wird {ending}
die Webseite nimmt nur {ending}, ändere die Endung von {what}
falsche Endung bei {what}, richtig ist {ending}
falsche Endung, {what} sollte {ending} haben
kleine Änderung: Endung von {what} auf {ending}
können Sie die Endung von {what} auf {ending} ändern
bittschön die Endung von {what} auf {ending}
sollen wir die Endung von {what} auf {ending} ändern? ja
+pack die Endung {ending} an {what}
+dreh die Endung von {what} auf {ending}
+schreib die Endung von {what} um auf {ending}
+tausch hinten bei {what} die Endung gegen {ending}
+setz bei {what} {ending} als Endung ein
de Endung vun {what} schall {ending} wesen
""",
)
